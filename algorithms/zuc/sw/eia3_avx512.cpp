// 128-EIA3 with VPCLMULQDQ, 16 message words at a time.
//
// What a message word adds to T is bits 63..32 of the carry-less product of the word, its bits reversed, and of the
// window's 64 bits; or, all of that reversed, bits 62..31 of the product of the word and of the window's reversed bits.
// Each product's other bits are carried along and dropped at the end.
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
    const __m128i word = _mm_cvtsi32_si128(static_cast<int>(product.message));
    const __m128i windows = _mm_cvtsi64_si128(static_cast<std::int64_t>(__builtin_bswap64(product.windows)));
    const __m128i reversed = _mm_gf2p8affine_epi64_epi8(windows, _mm_set1_epi64x(kReverseBits), 0);
    sum_ = _mm512_xor_si512(sum_, _mm512_zextsi128_si512(_mm_clmulepi64_si128(word, reversed, 0)));
  }

  /// The first `words` of the words at `message`, less the first of all if `skips_first`, and the windows that begin
  /// with keystream word `before` and go on at `keystream`, whose last 64 bytes may be read beyond.
  HWY_INLINE void add_whole(const std::uint8_t* message, bool skips_first, std::uint32_t before,
                            const std::uint8_t* keystream, std::size_t words) {
    const V windows = _mm512_load_si512(keystream);
    const V first = _mm512_set1_epi32(static_cast<int>(__builtin_bswap32(before)));
    add(_mm512_maskz_loadu_epi32(first_of(words) & ~static_cast<unsigned>(skips_first), message),
        _mm512_alignr_epi32(windows, first, 15), windows);
    std::size_t at = 16;
    for (; at + 16 <= words; at += 16) {
      add(_mm512_loadu_si512(message + 4 * at), _mm512_loadu_si512(keystream + 4 * at - 4),
          _mm512_load_si512(keystream + 4 * at));
    }
    if (at >= words) return;
    add(_mm512_maskz_loadu_epi32(first_of(words - at), message + 4 * at), _mm512_loadu_si512(keystream + 4 * at - 4),
        _mm512_load_si512(keystream + 4 * at));
  }

  [[nodiscard]] HWY_INLINE std::uint32_t tag() const {
    const __m256i two = _mm256_xor_si256(_mm512_castsi512_si256(sum_), _mm512_extracti64x4_epi64(sum_, 1));
    const __m128i one = _mm_xor_si128(_mm256_castsi256_si128(two), _mm256_extracti128_si256(two, 1));
    const __m128i reversed = _mm_gf2p8affine_epi64_epi8(_mm_srli_epi64(one, 31), _mm_set1_epi64x(kReverseBits), 0);
    return __builtin_bswap32(static_cast<std::uint32_t>(_mm_cvtsi128_si32(reversed)));
  }

 private:
  HWY_INLINE static __mmask16 first_of(std::size_t words) {
    return static_cast<__mmask16>(_bzhi_u32(0xffff, static_cast<unsigned>(std::min<std::size_t>(words, 16))));
  }

  /// 16 words. at_even, at_odd: the keystream from the first word of the first and of the second window on.
  HWY_INLINE void add(V message, V at_even, V at_odd) {
    const V swap = _mm512_broadcast_i32x4(_mm_set_epi8(12, 13, 14, 15, 8, 9, 10, 11, 4, 5, 6, 7, 0, 1, 2, 3));
    const V words = _mm512_shuffle_epi8(message, swap);
    const V even = _mm512_and_si512(words, _mm512_set1_epi64(0xffffffff));
    const V odd = _mm512_srli_epi64(words, 32);
    const V for_even = _mm512_gf2p8affine_epi64_epi8(at_even, _mm512_set1_epi64(kReverseBits), 0);
    const V for_odd = _mm512_gf2p8affine_epi64_epi8(at_odd, _mm512_set1_epi64(kReverseBits), 0);
    sum_ = xor3(sum_, _mm512_clmulepi64_epi128(even, for_even, 0x00), _mm512_clmulepi64_epi128(even, for_even, 0x11));
    sum_ = xor3(sum_, _mm512_clmulepi64_epi128(odd, for_odd, 0x00), _mm512_clmulepi64_epi128(odd, for_odd, 0x11));
  }
  HWY_INLINE static V xor3(V a, V b, V c) { return _mm512_ternarylogic_epi64(a, b, c, 0x96); }

  V sum_;  ///< four products of 128 bits
};

}  // namespace

void absorb_eia3_avx512(lanes::Job& job, const std::uint8_t* keystream, std::size_t words) {
  const Pdu& pdu = *job.pdu;
  const std::uint64_t end = pdu.len_bits / 32;  // the message word that the bit behind the message is in
  Products sum;
  // Windows come one after their first word: those of this slice belong to message words done - 1, done, ..
  const std::uint64_t done = job.words_done;
  if (done <= end + 1) {
    const auto before = static_cast<std::uint32_t>(job.accumulator[kLastWord]);
    const auto whole = static_cast<std::size_t>(std::min<std::uint64_t>(words, end + 1 - done));
    sum.add_whole(pdu.source + 4 * done - 4, done == 0, before, keystream, whole);
    if (whole < words) {
      const std::uint8_t* const at = keystream + 4 * whole;
      const std::uint32_t first = whole == 0 ? before : load_word(at - 4);
      sum.add({message_word(pdu, end), std::uint64_t{first} << 32 | load_word(at)});
    }
  }
  finish_slice(job, keystream, words, sum.tag());
}

}  // namespace tandem::zuc
TANDEM_ZUC_AVX512_END
#endif
