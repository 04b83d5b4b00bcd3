// Detects the extensions of this CPU, for the dispatch of software variants. Freestanding.
//
// Code names extensions as `needs` in algorithm.toml does. A variant asks for each one that it uses, also where no
// processor has one without another: a hypervisor may hide any of them. The compiler's detection also asks whether
// the operating system keeps the registers.
//
// Checked by  tools/tandem_tools/extensions.py holds every variant's instructions against its `needs`
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <string_view>

#if defined(__x86_64__)
#include <cpuid.h>
#elif defined(__aarch64__) && !TANDEM_BARE_METAL
#include <sys/auxv.h>
#endif

namespace tandem::cpu {

/// A bit for each of kExtensions.
using Extensions = std::uint32_t;

#if defined(__x86_64__)
inline constexpr std::string_view kExtensions[] = {"AVX2", "BMI",       "BMI2",       "FMA",      "AES",  "VAES",
                                                   "GFNI", "PCLMULQDQ", "VPCLMULQDQ", "AVX-512F", "BW",   "CD",
                                                   "DQ",   "VL",        "IFMA",       "VBMI",     "VBMI2"};
#elif defined(__aarch64__)
inline constexpr std::string_view kExtensions[] = {"AES", "PMULL", "SHA3"};
#else
inline constexpr std::string_view kExtensions[] = {"none"};
#endif

/// The bit of an extension; an unknown name does not compile.
consteval Extensions bit(std::string_view name) {
  for (std::size_t i = 0; i < std::size(kExtensions); ++i) {
    if (kExtensions[i] == name) return Extensions{1} << i;
  }
  __builtin_unreachable();
}

/// The extensions of a list: their names, with commas or semicolons between them.
consteval Extensions parse(std::string_view needs) {
  Extensions all = 0;
  for (std::size_t end = 0; end != std::string_view::npos;
       needs.remove_prefix(end == std::string_view::npos ? 0 : end + 2)) {
    end = needs.find_first_of(",;");
    all |= bit(needs.substr(0, end));
  }
  return all;
}

#if defined(__x86_64__)
/// The extensions of this CPU, from CPUID, which a virtual machine takes some 20,000 clocks to answer.
inline Extensions ask() {
  __builtin_cpu_init();
  Extensions all = 0;
  const auto add = [&all](Extensions one, bool has) { all |= has ? one : 0; };
  add(bit("AVX2"), __builtin_cpu_supports("avx2") != 0);
  add(bit("BMI"), __builtin_cpu_supports("bmi") != 0);
  add(bit("BMI2"), __builtin_cpu_supports("bmi2") != 0);
  add(bit("FMA"), __builtin_cpu_supports("fma") != 0);
  add(bit("AES"), __builtin_cpu_supports("aes") != 0);
  add(bit("GFNI"), __builtin_cpu_supports("gfni") != 0);
  add(bit("PCLMULQDQ"), __builtin_cpu_supports("pclmul") != 0);
  add(bit("VPCLMULQDQ"), __builtin_cpu_supports("vpclmulqdq") != 0);
  add(bit("AVX-512F"), __builtin_cpu_supports("avx512f") != 0);
  add(bit("BW"), __builtin_cpu_supports("avx512bw") != 0);
  add(bit("CD"), __builtin_cpu_supports("avx512cd") != 0);
  add(bit("DQ"), __builtin_cpu_supports("avx512dq") != 0);
  add(bit("VL"), __builtin_cpu_supports("avx512vl") != 0);
  add(bit("IFMA"), __builtin_cpu_supports("avx512ifma") != 0);
  add(bit("VBMI"), __builtin_cpu_supports("avx512vbmi") != 0);
  add(bit("VBMI2"), __builtin_cpu_supports("avx512vbmi2") != 0);
  // CPUID is read because not every compiler's detection knows VAES by name.
  unsigned eax = 0;
  unsigned ebx = 0;
  unsigned ecx = 0;
  unsigned edx = 0;
  add(bit("VAES"), __get_cpuid_count(7, 0, &eax, &ebx, &ecx, &edx) != 0 && (ecx & bit_VAES) != 0);
  return all;
}

/// The extensions of this CPU, read once.
inline Extensions found() {
  constexpr Extensions kAsked = Extensions{1} << 31;
  static_assert(std::size(kExtensions) < 31);
  static constinit std::atomic<Extensions> known{0};
  Extensions all = known.load(std::memory_order_relaxed);
  if (all == 0) {
    all = ask() | kAsked;
    known.store(all, std::memory_order_relaxed);
  }
  return all;
}
#elif defined(__aarch64__) && !TANDEM_BARE_METAL
inline Extensions found() {
  const unsigned long bits = getauxval(AT_HWCAP);
  const auto has = [bits](unsigned long mask, Extensions one) { return (bits & mask) != 0 ? one : 0; };
  return has(HWCAP_AES, bit("AES")) | has(HWCAP_PMULL, bit("PMULL")) | has(HWCAP_SHA3, bit("SHA3"));
}
#elif defined(__aarch64__)
/// Reads the register that Linux takes its answer from, which programs without an operating system may read.
inline Extensions found() {
  std::uint64_t fields;
  asm("mrs %0, id_aa64isar0_el1" : "=r"(fields));
  const auto has = [](bool there, Extensions one) { return there ? one : 0; };
  const std::uint64_t aes = fields >> 4 & 0xf;  // 1: AES; 2: PMULL, too
  return has(aes >= 1, bit("AES")) | has(aes >= 2, bit("PMULL")) | has((fields >> 32 & 0xf) >= 1, bit("SHA3"));
}
#else
inline Extensions found() { return 0; }
#endif

/// Returns whether this CPU has all extensions of a set.
template <Extensions kAll>
bool has() {
  return (found() & kAll) == kAll;
}

inline bool has_anything() { return true; }

// Sets that code outside algorithms asks for, and tests. Highway's targets of the same names may use kAvx2 and kAvx512,
// without what the kernels disable (engine/highway_targets.h).
#if defined(__x86_64__)
inline constexpr std::string_view kAvx2 = "AVX2; BMI, BMI2, FMA";
inline constexpr std::string_view kAesClmul = "AES, PCLMULQDQ";
inline constexpr std::string_view kAvx2Aes = "AVX2, AES, PCLMULQDQ; BMI, BMI2, FMA";
inline constexpr std::string_view kAvx512 = "AVX-512F, BW, CD, DQ, VL; AVX2, BMI, BMI2, FMA";
inline constexpr std::string_view kAvx512Clmul =
    "AVX-512F, BW, CD, DQ, VL; PCLMULQDQ, VPCLMULQDQ; AVX2, BMI, BMI2, FMA";

inline bool has_avx2() { return has<parse(kAvx2)>(); }
inline bool has_aes_clmul() { return has<parse(kAesClmul)>(); }
inline bool has_avx2_aes() { return has<parse(kAvx2Aes)>(); }
inline bool has_avx512() { return has<parse(kAvx512)>(); }
inline bool has_avx512_clmul() { return has<parse(kAvx512Clmul)>(); }
#elif defined(__aarch64__)
inline bool has_aes_pmull() { return has<parse("AES, PMULL")>(); }
#endif

}  // namespace tandem::cpu
