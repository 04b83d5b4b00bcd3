// Replaces vector intrinsics that MemorySanitizer does not follow; included before everything else in builds with it.
//
// The sanitizer knows the operations of LLVM, but only some of the CPU's own. It reports the others for secret
// operands, although they have no branch and no address, or it takes a result's bit for secret only if the bit in the
// same place of an operand is, which is wrong for a shuffle or a product, and for the carries of a sum. Here, a result
// is secret as a whole if any bit of an operand is: too much rather than too little. Intel states (Data Operand
// Independent Timing) that all of these operations take the same time whatever they work on.
//
// tools/tandem_tools/constant_time.py searches the compiled kernels for operations that are neither here nor followed.
#pragma once

#if defined(__x86_64__) && defined(__has_feature)
#if __has_feature(memory_sanitizer)
// MemorySanitizer takes assembly that reads a secret for a leak. It checks the same code in intrinsics here; valgrind
// checks the assembly.
#define TANDEM_WITHOUT_ASSEMBLY 1

#include <immintrin.h>
#include <sanitizer/msan_interface.h>

namespace tandem::constant_time {

template <class... Vectors>
inline bool any_secret(const Vectors&... operands) {
  return ((__msan_test_shadow(&operands, sizeof operands) != -1) || ...);
}

template <class... Vectors>
inline void show_all(const Vectors&... operands) {
  (__msan_unpoison(&operands, sizeof operands), ...);
}

}  // namespace tandem::constant_time

#define TANDEM_OPAQUE_BODY(expression, ...)                             \
  const bool secret = ::tandem::constant_time::any_secret(__VA_ARGS__); \
  ::tandem::constant_time::show_all(__VA_ARGS__);                       \
  auto result = expression;                                             \
  if (secret) __msan_poison(&result, sizeof result);                    \
  return result

// A wrapper is compiled for no more than its operation needs, because variants that have only AVX2 call some of them.
#define TANDEM_TARGET_AVX2 "avx2,bmi2,aes,pclmul"
#define TANDEM_TARGET_VAES "vaes,vpclmulqdq," TANDEM_TARGET_AVX2
#define TANDEM_TARGET_AVX512                                                       \
  "avx512f,avx512bw,avx512cd,avx512dq,avx512vl,avx512ifma,avx512vbmi,avx512vbmi2," \
  "avx512bitalg,gfni," TANDEM_TARGET_VAES
#define TANDEM_OPAQUE(isa) __attribute__((noinline, target(TANDEM_TARGET_##isa))) inline

// One wrapper per form; `isa` is AVX2, VAES or AVX512, `name` the intrinsic.
#define TANDEM_OPAQUE_2(isa, name, Vector) \
  TANDEM_OPAQUE(isa) Vector opaque##name(Vector a, Vector b) { TANDEM_OPAQUE_BODY(name(a, b), a, b); }
#define TANDEM_OPAQUE_3(isa, name, Vector) \
  TANDEM_OPAQUE(isa) Vector opaque##name(Vector a, Vector b, Vector c) { TANDEM_OPAQUE_BODY(name(a, b, c), a, b, c); }
#define TANDEM_OPAQUE_MASKZ_2(isa, name, Vector, Mask) \
  TANDEM_OPAQUE(isa) Vector opaque##name(Mask m, Vector a, Vector b) { TANDEM_OPAQUE_BODY(name(m, a, b), m, a, b); }
#define TANDEM_OPAQUE_MASKZ_3(isa, name, Vector, Mask)                           \
  TANDEM_OPAQUE(isa) Vector opaque##name(Mask m, Vector a, Vector b, Vector c) { \
    TANDEM_OPAQUE_BODY(name(m, a, b, c), m, a, b, c);                            \
  }
#define TANDEM_OPAQUE_2_IMMEDIATE(isa, name, Vector)  \
  template <int kImmediate>                           \
  TANDEM_OPAQUE(isa)                                  \
  Vector opaque##name(Vector a, Vector b) {           \
    TANDEM_OPAQUE_BODY(name(a, b, kImmediate), a, b); \
  }
#define TANDEM_OPAQUE_3_IMMEDIATE(isa, name, Vector)        \
  template <int kImmediate>                                 \
  TANDEM_OPAQUE(isa)                                        \
  Vector opaque##name(Vector a, Vector b, Vector c) {       \
    TANDEM_OPAQUE_BODY(name(a, b, c, kImmediate), a, b, c); \
  }

// Shuffles, shifts and choices by an operand.
TANDEM_OPAQUE_2(AVX2, _mm_shuffle_epi8, __m128i)
TANDEM_OPAQUE_2(AVX2, _mm256_shuffle_epi8, __m256i)
TANDEM_OPAQUE_2(AVX512, _mm512_shuffle_epi8, __m512i)
TANDEM_OPAQUE_2(AVX2, _mm_srlv_epi64, __m128i)
TANDEM_OPAQUE_2(AVX2, _mm256_permutevar8x32_epi32, __m256i)
TANDEM_OPAQUE_2(AVX512, _mm256_permutexvar_epi8, __m256i)
TANDEM_OPAQUE_2(AVX512, _mm512_permutexvar_epi8, __m512i)
TANDEM_OPAQUE_2(AVX512, _mm512_permutexvar_epi32, __m512i)
TANDEM_OPAQUE_2(AVX512, _mm512_permutexvar_epi64, __m512i)
TANDEM_OPAQUE_3(AVX512, _mm_permutex2var_epi8, __m128i)
TANDEM_OPAQUE_3(AVX2, _mm_blendv_epi8, __m128i)
TANDEM_OPAQUE_3(AVX2, _mm256_blendv_epi8, __m256i)
TANDEM_OPAQUE_3(AVX512, _mm256_permutex2var_epi32, __m256i)
TANDEM_OPAQUE_3(AVX512, _mm512_permutex2var_epi8, __m512i)
TANDEM_OPAQUE_3(AVX512, _mm512_permutex2var_epi32, __m512i)
TANDEM_OPAQUE_3(AVX512, _mm512_permutex2var_epi64, __m512i)
TANDEM_OPAQUE_MASKZ_2(AVX512, _mm256_maskz_permutexvar_epi32, __m256i, __mmask8)
TANDEM_OPAQUE_MASKZ_3(AVX512, _mm256_maskz_permutex2var_epi32, __m256i, __mmask8)
TANDEM_OPAQUE_MASKZ_2(AVX512, _mm512_maskz_permutexvar_epi32, __m512i, __mmask16)
TANDEM_OPAQUE_MASKZ_3(AVX512, _mm512_maskz_permutex2var_epi32, __m512i, __mmask16)
#define _mm_shuffle_epi8 opaque_mm_shuffle_epi8
#define _mm256_shuffle_epi8 opaque_mm256_shuffle_epi8
#define _mm512_shuffle_epi8 opaque_mm512_shuffle_epi8
#define _mm_srlv_epi64 opaque_mm_srlv_epi64
#define _mm256_permutevar8x32_epi32 opaque_mm256_permutevar8x32_epi32
#define _mm256_permutexvar_epi8 opaque_mm256_permutexvar_epi8
#define _mm512_permutexvar_epi8 opaque_mm512_permutexvar_epi8
#define _mm512_permutexvar_epi32 opaque_mm512_permutexvar_epi32
#define _mm512_permutexvar_epi64 opaque_mm512_permutexvar_epi64
#define _mm_permutex2var_epi8 opaque_mm_permutex2var_epi8
#define _mm_blendv_epi8 opaque_mm_blendv_epi8
#define _mm256_blendv_epi8 opaque_mm256_blendv_epi8
#define _mm256_permutex2var_epi32 opaque_mm256_permutex2var_epi32
#define _mm512_permutex2var_epi8 opaque_mm512_permutex2var_epi8
#define _mm512_permutex2var_epi32 opaque_mm512_permutex2var_epi32
#define _mm512_permutex2var_epi64 opaque_mm512_permutex2var_epi64
#define _mm256_maskz_permutexvar_epi32 opaque_mm256_maskz_permutexvar_epi32
#define _mm256_maskz_permutex2var_epi32 opaque_mm256_maskz_permutex2var_epi32
#define _mm512_maskz_permutexvar_epi32 opaque_mm512_maskz_permutexvar_epi32
#define _mm512_maskz_permutex2var_epi32 opaque_mm512_maskz_permutex2var_epi32

// Sums and products.
TANDEM_OPAQUE_2(AVX2, _mm_add_epi32, __m128i)
TANDEM_OPAQUE_2(AVX2, _mm_add_epi64, __m128i)
TANDEM_OPAQUE_2(AVX2, _mm256_add_epi32, __m256i)
TANDEM_OPAQUE_2(AVX2, _mm256_add_epi64, __m256i)
TANDEM_OPAQUE_2(AVX512, _mm512_add_epi32, __m512i)
TANDEM_OPAQUE_2(AVX512, _mm512_add_epi64, __m512i)
TANDEM_OPAQUE_2(AVX2, _mm_sub_epi32, __m128i)
TANDEM_OPAQUE_2(AVX2, _mm256_sub_epi32, __m256i)
TANDEM_OPAQUE_2(AVX512, _mm512_sub_epi32, __m512i)
TANDEM_OPAQUE_2(AVX2, _mm_mul_epu32, __m128i)
TANDEM_OPAQUE_2(AVX2, _mm256_mul_epu32, __m256i)
TANDEM_OPAQUE_2(AVX512, _mm512_mul_epu32, __m512i)
TANDEM_OPAQUE_3(AVX512, _mm512_madd52lo_epu64, __m512i)
TANDEM_OPAQUE_3(AVX512, _mm512_madd52hi_epu64, __m512i)
#define _mm_add_epi32 opaque_mm_add_epi32
#define _mm_add_epi64 opaque_mm_add_epi64
#define _mm256_add_epi32 opaque_mm256_add_epi32
#define _mm256_add_epi64 opaque_mm256_add_epi64
#define _mm512_add_epi32 opaque_mm512_add_epi32
#define _mm512_add_epi64 opaque_mm512_add_epi64
#define _mm_sub_epi32 opaque_mm_sub_epi32
#define _mm256_sub_epi32 opaque_mm256_sub_epi32
#define _mm512_sub_epi32 opaque_mm512_sub_epi32
#define _mm_mul_epu32 opaque_mm_mul_epu32
#define _mm256_mul_epu32 opaque_mm256_mul_epu32
#define _mm512_mul_epu32 opaque_mm512_mul_epu32
#define _mm512_madd52lo_epu64 opaque_mm512_madd52lo_epu64
#define _mm512_madd52hi_epu64 opaque_mm512_madd52hi_epu64

// Rounds of AES.
TANDEM_OPAQUE_2(AVX2, _mm_aesenc_si128, __m128i)
TANDEM_OPAQUE_2(AVX2, _mm_aesenclast_si128, __m128i)
TANDEM_OPAQUE_2(VAES, _mm256_aesenc_epi128, __m256i)
TANDEM_OPAQUE_2(VAES, _mm256_aesenclast_epi128, __m256i)
TANDEM_OPAQUE_2(AVX512, _mm512_aesenc_epi128, __m512i)
TANDEM_OPAQUE_2(AVX512, _mm512_aesenclast_epi128, __m512i)
#define _mm_aesenc_si128 opaque_mm_aesenc_si128
#define _mm_aesenclast_si128 opaque_mm_aesenclast_si128
#define _mm256_aesenc_epi128 opaque_mm256_aesenc_epi128
#define _mm256_aesenclast_epi128 opaque_mm256_aesenclast_epi128
#define _mm512_aesenc_epi128 opaque_mm512_aesenc_epi128
#define _mm512_aesenclast_epi128 opaque_mm512_aesenclast_epi128

// These take a constant operand; in the compiler's header they are macros.
TANDEM_OPAQUE_3_IMMEDIATE(AVX512, _mm_ternarylogic_epi32, __m128i)
TANDEM_OPAQUE_3_IMMEDIATE(AVX512, _mm_ternarylogic_epi64, __m128i)
TANDEM_OPAQUE_3_IMMEDIATE(AVX512, _mm256_ternarylogic_epi32, __m256i)
TANDEM_OPAQUE_3_IMMEDIATE(AVX512, _mm256_ternarylogic_epi64, __m256i)
TANDEM_OPAQUE_3_IMMEDIATE(AVX512, _mm512_ternarylogic_epi32, __m512i)
TANDEM_OPAQUE_3_IMMEDIATE(AVX512, _mm512_ternarylogic_epi64, __m512i)
TANDEM_OPAQUE_2_IMMEDIATE(AVX512, _mm_gf2p8affine_epi64_epi8, __m128i)
TANDEM_OPAQUE_2_IMMEDIATE(AVX512, _mm256_gf2p8affine_epi64_epi8, __m256i)
TANDEM_OPAQUE_2_IMMEDIATE(AVX512, _mm512_gf2p8affine_epi64_epi8, __m512i)
TANDEM_OPAQUE_2_IMMEDIATE(AVX512, _mm_gf2p8affineinv_epi64_epi8, __m128i)
TANDEM_OPAQUE_2_IMMEDIATE(AVX512, _mm256_gf2p8affineinv_epi64_epi8, __m256i)
TANDEM_OPAQUE_2_IMMEDIATE(AVX512, _mm512_gf2p8affineinv_epi64_epi8, __m512i)
TANDEM_OPAQUE_2_IMMEDIATE(AVX2, _mm_clmulepi64_si128, __m128i)
TANDEM_OPAQUE_2_IMMEDIATE(VAES, _mm256_clmulepi64_epi128, __m256i)
TANDEM_OPAQUE_2_IMMEDIATE(AVX512, _mm512_clmulepi64_epi128, __m512i)
#undef _mm_ternarylogic_epi32
#undef _mm_ternarylogic_epi64
#undef _mm256_ternarylogic_epi32
#undef _mm256_ternarylogic_epi64
#undef _mm512_ternarylogic_epi32
#undef _mm512_ternarylogic_epi64
#undef _mm_gf2p8affine_epi64_epi8
#undef _mm256_gf2p8affine_epi64_epi8
#undef _mm512_gf2p8affine_epi64_epi8
#undef _mm_gf2p8affineinv_epi64_epi8
#undef _mm256_gf2p8affineinv_epi64_epi8
#undef _mm512_gf2p8affineinv_epi64_epi8
#undef _mm_clmulepi64_si128
#undef _mm256_clmulepi64_epi128
#undef _mm512_clmulepi64_epi128
#define _mm_ternarylogic_epi32(a, b, c, i) opaque_mm_ternarylogic_epi32<(i)>(a, b, c)
#define _mm_ternarylogic_epi64(a, b, c, i) opaque_mm_ternarylogic_epi64<(i)>(a, b, c)
#define _mm256_ternarylogic_epi32(a, b, c, i) opaque_mm256_ternarylogic_epi32<(i)>(a, b, c)
#define _mm256_ternarylogic_epi64(a, b, c, i) opaque_mm256_ternarylogic_epi64<(i)>(a, b, c)
#define _mm512_ternarylogic_epi32(a, b, c, i) opaque_mm512_ternarylogic_epi32<(i)>(a, b, c)
#define _mm512_ternarylogic_epi64(a, b, c, i) opaque_mm512_ternarylogic_epi64<(i)>(a, b, c)
#define _mm_gf2p8affine_epi64_epi8(a, b, i) opaque_mm_gf2p8affine_epi64_epi8<(i)>(a, b)
#define _mm256_gf2p8affine_epi64_epi8(a, b, i) opaque_mm256_gf2p8affine_epi64_epi8<(i)>(a, b)
#define _mm512_gf2p8affine_epi64_epi8(a, b, i) opaque_mm512_gf2p8affine_epi64_epi8<(i)>(a, b)
#define _mm_gf2p8affineinv_epi64_epi8(a, b, i) opaque_mm_gf2p8affineinv_epi64_epi8<(i)>(a, b)
#define _mm256_gf2p8affineinv_epi64_epi8(a, b, i) opaque_mm256_gf2p8affineinv_epi64_epi8<(i)>(a, b)
#define _mm512_gf2p8affineinv_epi64_epi8(a, b, i) opaque_mm512_gf2p8affineinv_epi64_epi8<(i)>(a, b)
#define _mm_clmulepi64_si128(a, b, i) opaque_mm_clmulepi64_si128<(i)>(a, b)
#define _mm256_clmulepi64_epi128(a, b, i) opaque_mm256_clmulepi64_epi128<(i)>(a, b)
#define _mm512_clmulepi64_epi128(a, b, i) opaque_mm512_clmulepi64_epi128<(i)>(a, b)

#endif
#endif
