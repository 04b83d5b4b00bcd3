// Compares the extensions that dispatch finds in the CPU with those that Linux reports.
#include "engine/cpu.h"

#include <gtest/gtest.h>

#include <fstream>
#include <iterator>
#include <set>
#include <sstream>
#include <string>
#include <utility>

namespace tandem::cpu {
namespace {

#if defined(__x86_64__)
/// The flags of the first processor in /proc/cpuinfo.
std::set<std::string> linux_flags() {
  std::ifstream file("/proc/cpuinfo");
  for (std::string line; std::getline(file, line);) {
    if (!line.starts_with("flags")) continue;
    std::istringstream words(line.substr(line.find(':') + 1));
    return {std::istream_iterator<std::string>(words), {}};
  }
  return {};
}

TEST(CpuTest, FindsTheExtensionsThatLinuxDoes) {
  constexpr std::pair<Extensions, const char*> kNames[] = {{bit("AVX2"), "avx2"},
                                                           {bit("BMI"), "bmi1"},
                                                           {bit("BMI2"), "bmi2"},
                                                           {bit("FMA"), "fma"},
                                                           {bit("AES"), "aes"},
                                                           {bit("VAES"), "vaes"},
                                                           {bit("GFNI"), "gfni"},
                                                           {bit("PCLMULQDQ"), "pclmulqdq"},
                                                           {bit("VPCLMULQDQ"), "vpclmulqdq"},
                                                           {bit("AVX-512F"), "avx512f"},
                                                           {bit("BW"), "avx512bw"},
                                                           {bit("CD"), "avx512cd"},
                                                           {bit("DQ"), "avx512dq"},
                                                           {bit("VL"), "avx512vl"},
                                                           {bit("IFMA"), "avx512ifma"},
                                                           {bit("VBMI"), "avx512vbmi"},
                                                           {bit("VBMI2"), "avx512_vbmi2"}};
  static_assert(std::size(kNames) == std::size(kExtensions));
  const std::set<std::string> flags = linux_flags();
  if (flags.empty()) GTEST_SKIP() << "not run: /proc/cpuinfo has no flags";
  for (const auto& [extension, name] : kNames) EXPECT_EQ((found() & extension) != 0, flags.contains(name)) << name;
}

TEST(CpuTest, ASetIsThereIfAllOfItIs) {
  static_assert(parse("AES, VAES; BMI2") == (bit("AES") | bit("VAES") | bit("BMI2")));
  static_assert(parse(kAvx512) == (parse("AVX-512F, BW, CD, DQ, VL") | parse(kAvx2)));
  EXPECT_TRUE(has<0>());
  EXPECT_EQ((has<parse("AES, VAES, GFNI")>()), has<bit("AES")>() && has<bit("VAES")>() && has<bit("GFNI")>());
}
#endif

}  // namespace
}  // namespace tandem::cpu
