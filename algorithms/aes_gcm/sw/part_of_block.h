// Parts of a block in memory, for vectors without masks for bytes; private to this folder. The number of bytes is no
// secret. Nothing beside them is touched.
#pragma once

#include <emmintrin.h>
#include <hwy/base.h>

#include <cstddef>
#include <cstdint>

namespace tandem::aes_gcm {

template <class Word>
HWY_INLINE Word word_at(const std::uint8_t* bytes) {
  Word word;
  __builtin_memcpy(&word, bytes, sizeof word);
  return word;
}

template <class Word>
HWY_INLINE void put_word(std::uint8_t* bytes, std::uint64_t value) {
  const Word word = static_cast<Word>(value);
  __builtin_memcpy(bytes, &word, sizeof word);
}

/// 1 to 16 bytes, then zeros.
HWY_INLINE __m128i load_block_part(const std::uint8_t* bytes, std::size_t count) {
  if (count == 16) return _mm_loadu_si128(reinterpret_cast<const __m128i*>(bytes));
  std::uint64_t low;
  std::uint64_t high = 0;
  if (count >= 8) {  // two words, which overlap; shifted in two steps, as 64 bits at once are too many
    low = word_at<std::uint64_t>(bytes);
    high = word_at<std::uint64_t>(bytes + count - 8) >> 8 * (15 - count) >> 8;
  } else if (count >= 4) {
    low = word_at<std::uint32_t>(bytes) | std::uint64_t{word_at<std::uint32_t>(bytes + count - 4)} << 8 * (count - 4);
  } else {
    low = bytes[0] | std::uint64_t{bytes[count / 2]} << 8 * (count / 2) |
          std::uint64_t{bytes[count - 1]} << 8 * (count - 1);
  }
  return _mm_set_epi64x(static_cast<std::int64_t>(high), static_cast<std::int64_t>(low));
}

/// The first 1 to 16 bytes of a block.
HWY_INLINE void store_block_part(std::uint8_t* bytes, __m128i block, std::size_t count) {
  if (count == 16) {
    _mm_storeu_si128(reinterpret_cast<__m128i*>(bytes), block);
    return;
  }
  const auto low = static_cast<std::uint64_t>(_mm_cvtsi128_si64(block));
  if (count >= 8) {
    const auto high = static_cast<std::uint64_t>(_mm_cvtsi128_si64(_mm_srli_si128(block, 8)));
    put_word<std::uint64_t>(bytes, low);
    put_word<std::uint64_t>(bytes + count - 8, low >> 8 * (count - 8) | high << 8 * (15 - count) << 8);
  } else if (count >= 4) {
    put_word<std::uint32_t>(bytes, low);
    put_word<std::uint32_t>(bytes + count - 4, low >> 8 * (count - 4));
  } else {
    for (std::size_t i = 0; i < count; ++i) bytes[i] = static_cast<std::uint8_t>(low >> 8 * i);
  }
}

/// Loaded `count` bytes before its middle, as many ones and then zeros, for vectors of up to 32 bytes.
alignas(64) inline constexpr std::uint8_t kOnesAndZeros[64] = {
    0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff,
    0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff,
};
inline constexpr const std::uint8_t* kZeros = kOnesAndZeros + 32;

}  // namespace tandem::aes_gcm
