// 128-EIA3 with VPCLMULQDQ, 16 message words at a time.
//
// What a message word adds to T is bits 63..32 of the carry-less product of the word, its bits reversed, and of the
// window's 64 bits. Each product's other bits are carried along and dropped at the end.
//
// Standard    ETSI/SAGE 128-EEA3 & 128-EIA3 Document 1, section 4
// Timing      independent of key and data; depends on the length alone
// Checked by  zuc_test.cpp, zuc_random_test.cpp against reference.cpp
#if defined(__x86_64__)
#include "algorithms/zuc/sw/avx512.h"
#include "algorithms/zuc/sw/eia3.h"
#include "algorithms/zuc/sw/variants.h"

TANDEM_ZUC_AVX512_BEGIN
namespace tandem::zuc {
namespace {

using V = __m512i;

class Products {
 public:
  HWY_INLINE Products() : sum_(_mm512_setzero_si512()) {}

  HWY_INLINE void add(const Product& product) {
    const __m128i bits = _mm_cvtsi32_si128(static_cast<int>(__builtin_bswap32(product.message)));
    const __m128i a = _mm_gf2p8affine_epi64_epi8(bits, _mm_set1_epi64x(kReverseBits), 0);
    const __m128i z = _mm_cvtsi64_si128(static_cast<std::int64_t>(product.windows));
    sum_ = _mm512_xor_si512(sum_, _mm512_zextsi128_si512(_mm_clmulepi64_si128(a, z, 0)));
  }

  HWY_INLINE void add_whole(const std::uint8_t* message, const std::uint8_t* keystream, std::size_t words) {
    for (; words >= 16; words -= 16, message += 64, keystream += 64) {
      add(_mm512_loadu_si512(message), _mm512_loadu_si512(keystream), _mm512_loadu_si512(keystream + 4));
    }
    if (words == 0) return;
    const auto in = static_cast<__mmask16>((1U << words) - 1);
    const auto in_and_next = static_cast<__mmask16>((2U << words) - 1);
    add(_mm512_maskz_loadu_epi32(in, message), _mm512_maskz_loadu_epi32(in_and_next, keystream),
        _mm512_maskz_loadu_epi32(in, keystream + 4));
  }

  [[nodiscard]] HWY_INLINE std::uint32_t tag() const {
    const __m256i two = _mm256_xor_si256(_mm512_castsi512_si256(sum_), _mm512_extracti64x4_epi64(sum_, 1));
    const __m128i one = _mm_xor_si128(_mm256_castsi256_si128(two), _mm256_extracti128_si256(two, 1));
    return static_cast<std::uint32_t>(_mm_extract_epi32(one, 1));
  }

 private:
  /// 16 words. at_even, at_odd: the keystream from the first word of the first and of the second window on.
  HWY_INLINE void add(V message, V at_even, V at_odd) {
    const V swap = _mm512_broadcast_i32x4(_mm_set_epi8(8, 9, 10, 11, 12, 13, 14, 15, 0, 1, 2, 3, 4, 5, 6, 7));
    const V bits = _mm512_gf2p8affine_epi64_epi8(message, _mm512_set1_epi64(kReverseBits), 0);
    const V even = _mm512_and_si512(bits, _mm512_set1_epi64(0xffffffff));
    const V odd = _mm512_srli_epi64(bits, 32);
    const V for_even = _mm512_shuffle_epi8(at_even, swap);
    const V for_odd = _mm512_shuffle_epi8(at_odd, swap);
    sum_ = xor3(sum_, _mm512_clmulepi64_epi128(even, for_even, 0x00), _mm512_clmulepi64_epi128(even, for_even, 0x11));
    sum_ = xor3(sum_, _mm512_clmulepi64_epi128(odd, for_odd, 0x00), _mm512_clmulepi64_epi128(odd, for_odd, 0x11));
  }
  HWY_INLINE static V xor3(V a, V b, V c) { return _mm512_ternarylogic_epi64(a, b, c, 0x96); }

  V sum_;  ///< four products of 128 bits
};

}  // namespace

void absorb_eia3_avx512(lanes::Job& job, const std::uint8_t* keystream, std::size_t words) {
  const Eia3Slice slice(job, keystream, words);
  Products sum;
  sum.add(slice.first);
  sum.add_whole(slice.message, slice.keystream, slice.words);
  sum.add(slice.last);
  finish_slice(job, keystream, words, sum.tag());
}

}  // namespace tandem::zuc
TANDEM_ZUC_AVX512_END
#endif
