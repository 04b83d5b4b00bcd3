// Output of ZUC's keystream for the kernels of avx512_batch.cpp: turns rows, a word of 16 streams each, into lanes.
// Private.
//
// Byte order  see ../README.md
#pragma once

#include "algorithms/zuc/sw/avx512.h"
#include "engine/lanes/kernel.h"

TANDEM_ZUC_AVX512_BEGIN
namespace tandem::zuc {

/// 16 words of 16 streams, merged in pairs: of rows 2 i and 2 i + 1, the low and the high halves of each 128 bits.
struct alignas(64) Merged {
  __m512i pairs[16];

  /// Takes two rows. swap_bytes: the shuffle that turns the bytes of every word around.
  HWY_INLINE void set(std::size_t pair, __m512i row, __m512i next, __m512i swap_bytes) {
    row = _mm512_shuffle_epi8(row, swap_bytes);
    next = _mm512_shuffle_epi8(next, swap_bytes);
    pairs[2 * pair] = _mm512_unpacklo_epi32(row, next);
    pairs[2 * pair + 1] = _mm512_unpackhi_epi32(row, next);
  }

  /// Gives `to` the words of half of the lanes: lanes first + 4 i + 2 half and first + 4 i + 2 half + 1. kLast: they
  /// are the last of a call.
  template <bool kLast, class To>
  HWY_INLINE void put(std::size_t half, const To& to, std::size_t first, std::size_t block) const {
    __m512i low[4];
    __m512i high[4];
#pragma GCC unroll 4
    for (std::size_t i = 0; i < 4; ++i) {
      low[i] = _mm512_unpacklo_epi64(pairs[4 * i + half], pairs[4 * i + half + 2]);
      high[i] = _mm512_unpackhi_epi64(pairs[4 * i + half], pairs[4 * i + half + 2]);
    }
    spread<kLast>(low, to, first + 2 * half, block);
    spread<kLast>(high, to, first + 2 * half + 1, block);
  }

 private:
  /// words[i]: words 4 i .. 4 i + 3 of the lanes `first`, first + 4, ..
  template <bool kLast, class To>
  HWY_INLINE static void spread(const __m512i (&words)[4], const To& to, std::size_t first, std::size_t block) {
    const __m512i a = _mm512_shuffle_i32x4(words[0], words[1], 0x88);
    const __m512i b = _mm512_shuffle_i32x4(words[0], words[1], 0xdd);
    const __m512i c = _mm512_shuffle_i32x4(words[2], words[3], 0x88);
    const __m512i d = _mm512_shuffle_i32x4(words[2], words[3], 0xdd);
    to.template put<kLast>(first, block, _mm512_shuffle_i32x4(a, c, 0x88));
    to.template put<kLast>(first + 4, block, _mm512_shuffle_i32x4(b, d, 0x88));
    to.template put<kLast>(first + 8, block, _mm512_shuffle_i32x4(a, c, 0xdd));
    to.template put<kLast>(first + 12, block, _mm512_shuffle_i32x4(b, d, 0xdd));
  }
};

/// Lanes' keystream goes to a buffer, as lanes::Kernel::generate says.
struct ToBuffer {
  std::uint8_t* keystream;
  std::size_t stride;

  template <bool kLast>
  HWY_INLINE void put(std::size_t lane, std::size_t block, __m512i words) const {
    _mm512_store_si512(keystream + lane * stride + 64 * block, words);
  }
};

/// Lanes' keystream goes to messages, as lanes::Kernel::apply says.
struct ToTexts {
  const lanes::Text* texts;

  template <bool kLast>
  HWY_INLINE void put(std::size_t lane, std::size_t block, __m512i words) const {
    const lanes::Text& text = texts[lane];
    const std::size_t at = 64 * block;
    if constexpr (kLast) {
      const __mmask64 there = _cvtu64_mask64(_bzhi_u64(~std::uint64_t{0}, static_cast<unsigned>(text.bytes - at)));
      const __m512i source = _mm512_maskz_loadu_epi8(there, text.source + at);
      _mm512_mask_storeu_epi8(text.destination + at, there, _mm512_xor_si512(words, source));
    } else {
      const __m512i source = _mm512_loadu_si512(text.source + at);
      _mm512_storeu_si512(text.destination + at, _mm512_xor_si512(words, source));
    }
  }
};

}  // namespace tandem::zuc
TANDEM_ZUC_AVX512_END
