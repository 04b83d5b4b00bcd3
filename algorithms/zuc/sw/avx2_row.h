// Rows of one or two vectors of AVX2, a word per stream, for avx2_batch.cpp: every operation is done vector by vector,
// so that the chains of different streams stand side by side. Private.
#pragma once

#include "algorithms/zuc/sw/avx2.h"

TANDEM_ZUC_AVX2_BEGIN
namespace tandem::zuc {

using V = __m256i;

/// A word of 8 N streams.
template <std::size_t N>
struct Row {
  V v[N];
};

#define TANDEM_ZUC_EACH(result)                                                \
  Row<N> r;                                                                    \
  _Pragma("GCC unroll 4") for (std::size_t i = 0; i < N; ++i) r.v[i] = result; \
  return r
template <std::size_t N>
HWY_INLINE Row<N> operator^(const Row<N>& a, const Row<N>& b) {
  TANDEM_ZUC_EACH(_mm256_xor_si256(a.v[i], b.v[i]));
}
template <std::size_t N>
HWY_INLINE Row<N> operator&(const Row<N>& a, V b) {
  TANDEM_ZUC_EACH(_mm256_and_si256(a.v[i], b));
}
template <std::size_t N>
HWY_INLINE Row<N> operator|(const Row<N>& a, const Row<N>& b) {
  TANDEM_ZUC_EACH(_mm256_or_si256(a.v[i], b.v[i]));
}
template <std::size_t N>
HWY_INLINE Row<N> operator+(const Row<N>& a, const Row<N>& b) {
  TANDEM_ZUC_EACH(_mm256_add_epi32(a.v[i], b.v[i]));
}
template <std::size_t N>
HWY_INLINE Row<N> operator<<(const Row<N>& a, int bits) {
  TANDEM_ZUC_EACH(_mm256_slli_epi32(a.v[i], bits));
}
template <std::size_t N>
HWY_INLINE Row<N> operator>>(const Row<N>& a, int bits) {
  TANDEM_ZUC_EACH(_mm256_srli_epi32(a.v[i], bits));
}
template <std::size_t N>
HWY_INLINE Row<N> add_bytes(const Row<N>& a, const Row<N>& b) {
  TANDEM_ZUC_EACH(_mm256_add_epi8(a.v[i], b.v[i]));
}
template <std::size_t N>
HWY_INLINE Row<N> shuffle(const Row<N>& a, V order) {
  TANDEM_ZUC_EACH(_mm256_shuffle_epi8(a.v[i], order));
}
template <std::size_t N>
HWY_INLINE Row<N> look_up(V entries, const Row<N>& index) {
  TANDEM_ZUC_EACH(_mm256_shuffle_epi8(entries, index.v[i]));
}
/// Bits 31..16 of `high`, bits 15..0 of `low`.
template <std::size_t N>
HWY_INLINE Row<N> halves(const Row<N>& high, const Row<N>& low) {
  TANDEM_ZUC_EACH(_mm256_blend_epi16(low.v[i], high.v[i], 0xaa));
}
/// Lanes 1, 3, .. in lanes 0, 2, ..
template <std::size_t N>
HWY_INLINE Row<N> odd_lanes(const Row<N>& a) {
  TANDEM_ZUC_EACH(_mm256_srli_epi64(a.v[i], 32));
}
/// Multiplies lanes 0, 2, ..; the products have 64 bits.
template <std::size_t N>
HWY_INLINE Row<N> mul(const Row<N>& a, V b) {
  TANDEM_ZUC_EACH(_mm256_mul_epu32(a.v[i], b));
}
template <std::size_t N>
HWY_INLINE Row<N> add_pairs(const Row<N>& a, const Row<N>& b) {
  TANDEM_ZUC_EACH(_mm256_add_epi64(a.v[i], b.v[i]));
}
/// Return, of the 64-bit numbers in even and in odd lanes, bits 31..0 in the lanes that they belong to, and bits
/// 62..31.
template <std::size_t N>
HWY_INLINE Row<N> low_words(const Row<N>& even, const Row<N>& odd) {
  TANDEM_ZUC_EACH(_mm256_blend_epi32(even.v[i], _mm256_slli_epi64(odd.v[i], 32), 0xaa));
}
template <std::size_t N>
HWY_INLINE Row<N> above31(const Row<N>& even, const Row<N>& odd) {
  TANDEM_ZUC_EACH(_mm256_blend_epi32(_mm256_srli_epi64(even.v[i], 31), _mm256_slli_epi64(odd.v[i], 1), 0xaa));
}
/// A last round of AES without a key: its S-box, and its row shift in each block.
template <std::size_t N>
HWY_INLINE Row<N> aes_sbox(const Row<N>& a) {
  TANDEM_ZUC_EACH(_mm256_set_m128i(_mm_aesenclast_si128(_mm256_extracti128_si256(a.v[i], 1), _mm_setzero_si128()),
                                   _mm_aesenclast_si128(_mm256_castsi256_si128(a.v[i]), _mm_setzero_si128())));
}

template <std::size_t N>
HWY_INLINE Row<N> load_row(const std::uint32_t* from) {
  TANDEM_ZUC_EACH(_mm256_load_si256(reinterpret_cast<const V*>(from) + i));
}
template <std::size_t N>
HWY_INLINE void store_row(std::uint32_t* to, const Row<N>& row) {
#pragma GCC unroll 4
  for (std::size_t i = 0; i < N; ++i) _mm256_store_si256(reinterpret_cast<V*>(to) + i, row.v[i]);
}

#undef TANDEM_ZUC_EACH

}  // namespace tandem::zuc
TANDEM_ZUC_AVX2_END
