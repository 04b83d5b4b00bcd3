// Shared by the AVX-512 kernels of this folder: the instructions that they may use, matrices, wiping, transposing.
// Private.
//
// Source  ETSI/SAGE 128-EEA3 & 128-EIA3 Documents 2 and 4, for the structure of the S-boxes
#pragma once

#include <hwy/base.h>
#include <immintrin.h>

#include <cstddef>
#include <cstdint>

#include "algorithms/zuc/sw/nibbles.h"

/// Functions between this and TANDEM_ZUC_AVX512_END may use what the variant `needs` (algorithm.toml).
#define TANDEM_ZUC_AVX512_BEGIN                                                                                   \
  HWY_PUSH_ATTRIBUTES(                                                                                            \
      "avx,avx2,bmi,bmi2,fma,avx512f,avx512bw,avx512cd,avx512dq,avx512vl,avx512ifma,avx512vbmi,avx512vbmi2,gfni," \
      "vpclmulqdq,pclmul")
#define TANDEM_ZUC_AVX512_END HWY_POP_ATTRIBUTES

namespace tandem::zuc {

// Matrices for vgf2p8affineqb: row of output bit i in byte 7 - i.
inline constexpr std::int64_t kToAesField = static_cast<std::int64_t>(0xdd06c8f01eae7c70);
inline constexpr std::int64_t kFromAesField = static_cast<std::int64_t>(0xb903e5360f14f0e3);
inline constexpr std::int64_t kReverseBits = static_cast<std::int64_t>(0x8040201008040201);
/// The low nibble to bits 4..1.
inline constexpr std::int64_t kNibbleUp = 0x0001020408000000;

TANDEM_ZUC_AVX512_BEGIN
/// Wipes working memory that every call of a kernel uses. tandem::wipe would take longer than 16 clocks of a kernel for
/// a few kilobytes: the compiler's own way to fill memory is that slow.
template <class Vectors>
HWY_INLINE void wipe_vectors(Vectors& data) {
  static_assert(sizeof data % sizeof(__m512i) == 0 && alignof(Vectors) >= sizeof(__m512i));
  auto* bytes = reinterpret_cast<std::uint8_t*>(&data);
  for (std::size_t at = 0; at < sizeof data; at += sizeof(__m512i)) {
    _mm512_store_si512(bytes + at, _mm512_setzero_si512());
    asm volatile("" : : "r"(bytes) : "memory");
  }
}

/// Transposes 16 vectors of 16 words.
HWY_INLINE void transpose(__m512i* a) {
  __m512i b[16];
  for (int i = 0; i < 16; i += 2) {
    b[i] = _mm512_unpacklo_epi32(a[i], a[i + 1]);
    b[i + 1] = _mm512_unpackhi_epi32(a[i], a[i + 1]);
  }
  for (int i = 0; i < 16; i += 4) {
    a[i] = _mm512_unpacklo_epi64(b[i], b[i + 2]);
    a[i + 1] = _mm512_unpackhi_epi64(b[i], b[i + 2]);
    a[i + 2] = _mm512_unpacklo_epi64(b[i + 1], b[i + 3]);
    a[i + 3] = _mm512_unpackhi_epi64(b[i + 1], b[i + 3]);
  }
  // a[4 j + k] has in its block m word 4 m + k of the vectors 4 j .. 4 j + 3.
  for (int k = 0; k < 4; ++k) {
    const __m512i low0 = _mm512_shuffle_i32x4(a[k], a[k + 4], 0x88);
    const __m512i high0 = _mm512_shuffle_i32x4(a[k], a[k + 4], 0xdd);
    const __m512i low1 = _mm512_shuffle_i32x4(a[k + 8], a[k + 12], 0x88);
    const __m512i high1 = _mm512_shuffle_i32x4(a[k + 8], a[k + 12], 0xdd);
    a[k] = _mm512_shuffle_i32x4(low0, low1, 0x88);
    a[k + 4] = _mm512_shuffle_i32x4(high0, high1, 0x88);
    a[k + 8] = _mm512_shuffle_i32x4(low0, low1, 0xdd);
    a[k + 12] = _mm512_shuffle_i32x4(high0, high1, 0xdd);
  }
}
TANDEM_ZUC_AVX512_END

}  // namespace tandem::zuc
