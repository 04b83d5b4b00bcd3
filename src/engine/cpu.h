// What the CPU can do, for the dispatch of software variants. Freestanding.
//
// Each question names what Highway's target of that name allows the compiler to use, without what the kernels disable
// (HWY_DISABLE_PCLMUL_AES, HWY_DISABLE_F16C). The compiler's detection also asks whether the operating system keeps
// the registers.
#pragma once

namespace tandem::cpu {

inline bool has_anything() { return true; }

#if defined(__x86_64__)
inline bool has_avx2() {
  __builtin_cpu_init();
  return __builtin_cpu_supports("avx2") && __builtin_cpu_supports("bmi") && __builtin_cpu_supports("bmi2") &&
         __builtin_cpu_supports("fma");
}

inline bool has_avx512() {
  return has_avx2() && __builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512bw") &&
         __builtin_cpu_supports("avx512cd") && __builtin_cpu_supports("avx512dq") && __builtin_cpu_supports("avx512vl");
}

inline bool has_avx512_ifma() { return has_avx512() && __builtin_cpu_supports("avx512ifma"); }
#endif

}  // namespace tandem::cpu
