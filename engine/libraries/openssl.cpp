#include "engine/libraries/openssl.h"

#include <openssl/crypto.h>

#include <cstdint>
#include <cstdlib>
#include <string_view>

namespace tandem::libraries {
namespace {

/// Bits of the first number in a setting: man 3 OPENSSL_ia32cap; crypto/arm_arch.h of OpenSSL.
struct Machine {
  std::string_view setting;
  std::uint64_t aes;
  std::uint64_t products;
};
constexpr Machine kMachines[] = {
    {"OPENSSL_ia32cap=", std::uint64_t{1} << 57, std::uint64_t{1} << 33},
    {"OPENSSL_armcap=", std::uint64_t{1} << 2, std::uint64_t{1} << 5},
};

}  // namespace

bool has_aes(const char* settings) {
  if (settings == nullptr) return false;
  for (const Machine& machine : kMachines) {
    if (!std::string_view(settings).starts_with(machine.setting)) continue;
    const std::uint64_t bits = std::strtoull(settings + machine.setting.size(), nullptr, 16);
    const std::uint64_t needed = machine.aes | machine.products;
    return (bits & needed) == needed;
  }
  return false;
}

bool openssl_has_aes() {
  static const bool has = has_aes(OPENSSL_info(OPENSSL_INFO_CPU_SETTINGS));
  return has;
}

}  // namespace tandem::libraries
