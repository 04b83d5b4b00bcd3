// 128-EIA3 with PCLMULQDQ, 4 message words at a time.
//
// What a message word adds to T is bits 63..32 of the carry-less product of the word, its bits reversed, and of the
// window's 64 bits. Each product's other bits are carried along and dropped at the end.
//
// Standard    ETSI/SAGE 128-EEA3 & 128-EIA3 Document 1, section 4
// Timing      independent of key and data; depends on the length alone
// Checked by  zuc_test.cpp, zuc_random_test.cpp against reference.cpp
#if defined(__x86_64__)
#include <hwy/base.h>
#include <immintrin.h>

#include "algorithms/zuc/sw/eia3.h"
#include "algorithms/zuc/sw/variants.h"

HWY_PUSH_ATTRIBUTES("avx,avx2,pclmul")
namespace tandem::zuc {
namespace {

using V = __m128i;

class Products {
 public:
  HWY_INLINE Products() : sum_(_mm_setzero_si128()) {}

  HWY_INLINE void add(const Product& product) {
    const V a = reversed(_mm_cvtsi32_si128(static_cast<int>(__builtin_bswap32(product.message))));
    const V z = _mm_cvtsi64_si128(static_cast<std::int64_t>(product.windows));
    sum_ = _mm_xor_si128(sum_, _mm_clmulepi64_si128(a, z, 0));
  }

  HWY_INLINE void add_whole(const std::uint8_t* message, const std::uint8_t* keystream, std::size_t words) {
    const V swap = _mm_set_epi8(8, 9, 10, 11, 12, 13, 14, 15, 0, 1, 2, 3, 4, 5, 6, 7);
    for (; words >= 4; words -= 4, message += 16, keystream += 16) {
      const V bits = reversed(load(message));
      const V even = _mm_and_si128(bits, _mm_set1_epi64x(0xffffffff));
      const V odd = _mm_srli_epi64(bits, 32);
      const V for_even = _mm_shuffle_epi8(load(keystream), swap);
      const V for_odd = _mm_shuffle_epi8(load(keystream + 4), swap);
      const V evens =
          _mm_xor_si128(_mm_clmulepi64_si128(even, for_even, 0x00), _mm_clmulepi64_si128(even, for_even, 0x11));
      const V odds = _mm_xor_si128(_mm_clmulepi64_si128(odd, for_odd, 0x00), _mm_clmulepi64_si128(odd, for_odd, 0x11));
      sum_ = _mm_xor_si128(sum_, _mm_xor_si128(evens, odds));
    }
    for (; words > 0; --words, message += 4, keystream += 4) {
      add({load_word(message), std::uint64_t{load_word(keystream)} << 32 | load_word(keystream + 4)});
    }
  }

  [[nodiscard]] HWY_INLINE std::uint32_t tag() const { return static_cast<std::uint32_t>(_mm_extract_epi32(sum_, 1)); }

 private:
  HWY_INLINE static V load(const std::uint8_t* bytes) { return _mm_loadu_si128(reinterpret_cast<const V*>(bytes)); }

  /// The bits of every byte in reverse order.
  HWY_INLINE static V reversed(V bytes) {
    const V mask = _mm_set1_epi8(0x0f);
    const V low = _mm_set_epi8(15, 7, 11, 3, 13, 5, 9, 1, 14, 6, 10, 2, 12, 4, 8, 0);  // of a nibble
    const V high = _mm_slli_epi16(low, 4);
    return _mm_or_si128(_mm_shuffle_epi8(high, _mm_and_si128(bytes, mask)),
                        _mm_shuffle_epi8(low, _mm_and_si128(_mm_srli_epi16(bytes, 4), mask)));
  }

  V sum_;
};

}  // namespace

void absorb_eia3_avx2(lanes::Job& job, const std::uint8_t* keystream, std::size_t words) {
  const Eia3Slice slice(job, keystream, words);
  Products sum;
  sum.add(slice.first);
  sum.add_whole(slice.message, slice.keystream, slice.words);
  sum.add(slice.last);
  finish_slice(job, keystream, words, sum.tag());
}

}  // namespace tandem::zuc
HWY_POP_ATTRIBUTES
#endif
