// Shared by the AVX-512 kernels of this folder. Private.
#pragma once

#include <hwy/base.h>
// GCC's own header leaves the source of masked operations undefined, and warns.
HWY_DIAGNOSTICS(push)
HWY_DIAGNOSTICS_OFF(disable : 4701, ignored "-Wuninitialized")
#if HWY_COMPILER_GCC_ACTUAL
HWY_DIAGNOSTICS_OFF(disable : 4701, ignored "-Wmaybe-uninitialized")
#endif
#include <immintrin.h>
HWY_DIAGNOSTICS(pop)

#include <cstddef>
#include <cstdint>

#include "algorithms/snow3g/sw/vector_tables.h"

/// Begins functions that may use what the variant avx512 needs; HWY_POP_ATTRIBUTES ends them.
#define TANDEM_SNOW3G_AVX512_ATTRIBUTES                                                                    \
  HWY_PUSH_ATTRIBUTES(                                                                                     \
      "avx,avx2,bmi,bmi2,fma,aes,pclmul,avx512f,avx512bw,avx512cd,avx512dq,avx512vl,avx512vbmi,gfni,vaes," \
      "vpclmulqdq")

TANDEM_SNOW3G_AVX512_ATTRIBUTES
namespace tandem::snow3g {

HWY_INLINE __m512i load(const void* from) { return _mm512_loadu_si512(from); }
HWY_INLINE void store(void* to, __m512i v) { _mm512_storeu_si512(to, v); }
HWY_INLINE __m512i xor3(__m512i a, __m512i b, __m512i c) { return _mm512_ternarylogic_epi64(a, b, c, 0x96); }

/// 16 bytes in every block of 128 bits.
HWY_INLINE __m512i block_everywhere(const std::uint8_t* block) {
  return _mm512_broadcast_i32x4(_mm_loadu_si128(reinterpret_cast<const __m128i*>(block)));
}

/// Transposes four vectors of words: block b of transposed[c] has element 4 b + c of each of them, in their order.
/// Between memory that is most significant byte first and words, in either direction, the bytes of the words swap.
HWY_INLINE void transpose_and_swap(const __m512i (&rows)[4], __m512i (&transposed)[4]) {
  const __m512i swap_bytes = block_everywhere(kSwapWords.data());
  const __m512i low01 = _mm512_unpacklo_epi32(rows[0], rows[1]);
  const __m512i low23 = _mm512_unpacklo_epi32(rows[2], rows[3]);
  const __m512i high01 = _mm512_unpackhi_epi32(rows[0], rows[1]);
  const __m512i high23 = _mm512_unpackhi_epi32(rows[2], rows[3]);
  transposed[0] = _mm512_shuffle_epi8(_mm512_unpacklo_epi64(low01, low23), swap_bytes);
  transposed[1] = _mm512_shuffle_epi8(_mm512_unpackhi_epi64(low01, low23), swap_bytes);
  transposed[2] = _mm512_shuffle_epi8(_mm512_unpacklo_epi64(high01, high23), swap_bytes);
  transposed[3] = _mm512_shuffle_epi8(_mm512_unpackhi_epi64(high01, high23), swap_bytes);
}

/// Wipes vectors; tandem::wipe is slower for a kilobyte.
HWY_INLINE void wipe_vectors(__m512i* vectors, std::size_t count) {
  for (std::size_t i = 0; i < count; ++i) vectors[i] = _mm512_setzero_si512();
  asm volatile("" : : "r"(vectors) : "memory");
}

}  // namespace tandem::snow3g
HWY_POP_ATTRIBUTES
