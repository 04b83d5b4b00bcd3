#include "bench/held.h"

#include <unistd.h>

#include <cerrno>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <string>
#include <system_error>
#include <vector>

#include "engine/libraries/ipsec_mb.h"

namespace tandem::bench {
namespace {

constexpr const char* kVariable = "OPENSSL_ia32cap";
/// Takes away AVX512F, DQ, IFMA, CD, BW and VL: bits 16, 17, 21, 28, 30 and 31 of EBX, CPUID leaf 7.
constexpr const char* kWithoutAvx512 = ":~0xd0230000";

bool held = false;

}  // namespace

bool held_to_avx2() { return held; }

void hold_to_avx2() {
  const char* const set = std::getenv(kVariable);
  if (set == nullptr || std::string_view(set) != kWithoutAvx512) {
    std::ifstream file("/proc/self/cmdline", std::ios::binary);
    std::string words{std::istreambuf_iterator<char>(file), {}};
    std::vector<char*> arguments;
    for (std::size_t at = 0; at < words.size(); at = words.find('\0', at) + 1) arguments.push_back(&words[at]);
    arguments.push_back(nullptr);
    setenv(kVariable, kWithoutAvx512, 1);
    execv("/proc/self/exe", arguments.data());
    throw std::system_error(errno, std::generic_category(), "tandem-bench cannot begin again");
  }
  held = true;
#if TANDEM_HAS_IPSEC_MB
  libraries::IpsecMb::hold_to_avx2();
#endif
}

}  // namespace tandem::bench
