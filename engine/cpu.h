// What the CPU can do, for the dispatch of software variants. Freestanding.
//
// Each question names what Highway's target of that name allows the compiler to use, without what the kernels disable
// (HWY_DISABLE_PCLMUL_AES, HWY_DISABLE_F16C). The compiler's detection also asks whether the operating system keeps
// the registers.
#pragma once

#if defined(__x86_64__)
#include <cpuid.h>
#elif defined(__aarch64__) && !TANDEM_BARE_METAL
#include <sys/auxv.h>
#elif defined(__aarch64__)
#include <cstdint>
#endif

namespace tandem::cpu {

inline bool has_anything() { return true; }

#if defined(__x86_64__)
inline bool has_avx2() {
  __builtin_cpu_init();
  return __builtin_cpu_supports("avx2") && __builtin_cpu_supports("bmi") && __builtin_cpu_supports("bmi2") &&
         __builtin_cpu_supports("fma");
}

/// Rounds of AES, and products without carries.
inline bool has_aes_clmul() {
  __builtin_cpu_init();
  return __builtin_cpu_supports("aes") && __builtin_cpu_supports("pclmul");
}

inline bool has_avx2_aes() { return has_avx2() && has_aes_clmul(); }

inline bool has_avx512() {
  return has_avx2() && __builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512bw") &&
         __builtin_cpu_supports("avx512cd") && __builtin_cpu_supports("avx512dq") && __builtin_cpu_supports("avx512vl");
}

/// AVX-512 with multipliers of 52 bits.
inline bool has_avx512_ifma() { return has_avx512() && __builtin_cpu_supports("avx512ifma"); }

inline bool has_avx512_ifma_vbmi2() { return has_avx512_ifma() && __builtin_cpu_supports("avx512vbmi2"); }

/// AVX-512 with what came with Ice Lake and Zen 4 for ciphers.
inline bool has_avx512_crypto() {
  return has_avx512_ifma_vbmi2() && __builtin_cpu_supports("avx512vbmi") && __builtin_cpu_supports("avx512vbmi2") &&
         __builtin_cpu_supports("gfni") && __builtin_cpu_supports("vpclmulqdq");
}

/// AES on longer vectors than one block, which not every compiler's detection knows by name.
inline bool has_vaes() {
  unsigned eax = 0;
  unsigned ebx = 0;
  unsigned ecx = 0;
  unsigned edx = 0;
  return __get_cpuid_count(7, 0, &eax, &ebx, &ecx, &edx) != 0 && (ecx & bit_VAES) != 0;
}

/// AVX2 with rounds of AES, and products without carries, of two blocks at a time: Zen 3, Alder Lake.
inline bool has_avx2_vaes() { return has_avx2_aes() && has_vaes() && __builtin_cpu_supports("vpclmulqdq"); }

inline bool has_avx512_vaes() { return has_avx512_crypto() && has_vaes(); }
#elif defined(__aarch64__) && !TANDEM_BARE_METAL
/// Rounds of AES, and products without carries.
inline bool has_aes_pmull() {
  constexpr unsigned long kBoth = HWCAP_AES | HWCAP_PMULL;
  return (getauxval(AT_HWCAP) & kBoth) == kBoth;
}

/// Sums of three vectors and the like, which came for SHA-3.
inline bool has_sha3() { return (getauxval(AT_HWCAP) & HWCAP_SHA3) != 0; }
#elif defined(__aarch64__)
/// The register that Linux takes its answer from, which programs without an operating system may read.
inline std::uint64_t isar0() {
  std::uint64_t fields;
  asm("mrs %0, id_aa64isar0_el1" : "=r"(fields));
  return fields;
}

/// In its field AES, 1 stands for rounds of AES, 2 for products without carries, too.
inline bool has_aes_pmull() { return (isar0() >> 4 & 0xf) >= 2; }

inline bool has_sha3() { return (isar0() >> 32 & 0xf) >= 1; }
#endif

}  // namespace tandem::cpu
