// Arithmetic on numbers of many words, the lowest first, for exponentiation. Time depends only on the number of words.
// Private to this folder.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

#include "algorithms/modexp/sw/modexp.h"
#include "engine/opaque.h"

namespace tandem::modexp {

#if defined(__SIZEOF_INT128__)
using Word = std::uint64_t;
__extension__ using Double = unsigned __int128;
#else
using Word = std::uint32_t;
using Double = std::uint64_t;
#endif

inline constexpr unsigned kWordBits = 8 * sizeof(Word);
inline constexpr std::size_t kMaxWords = kMaxBits / kWordBits;

constexpr std::size_t words_of(std::size_t bytes) { return bytes / sizeof(Word); }

/// All ones where `bit` is 1, zero where it is 0.
inline Word mask_of(Word bit) { return opaque(Word{0} - bit); }
/// All ones where the two are equal.
inline Word mask_equal(Word a, Word b) {
  const Word difference = a ^ b;
  return mask_of(1 ^ ((difference | (Word{0} - difference)) >> (kWordBits - 1)));
}

/// Whole words of bytes, the highest first; missing ones are 0.
inline void load(Octets bytes, Word* a, std::size_t words) {
  for (std::size_t i = 0; i < words; ++i) {
    a[i] = 0;
    for (std::size_t k = sizeof(Word); k-- > 0;) {
      const std::size_t place = i * sizeof(Word) + k;  // from the lowest byte
      a[i] = a[i] << 8 | (place < bytes.size() ? bytes[bytes.size() - 1 - place] : 0);
    }
  }
}
inline void store(const Word* a, std::size_t words, std::uint8_t* bytes) {
  for (std::size_t i = 0; i < words * sizeof(Word); ++i) {
    bytes[words * sizeof(Word) - 1 - i] = static_cast<std::uint8_t>(a[i / sizeof(Word)] >> 8 * (i % sizeof(Word)));
  }
}

/// sum = a + b; returns the carry. In all of these, results may lie where operands do.
inline Word add(Word* sum, const Word* a, const Word* b, std::size_t words) {
  Word carry = 0;
  for (std::size_t i = 0; i < words; ++i) {
    const Double one = Double{a[i]} + b[i] + carry;
    sum[i] = static_cast<Word>(one);
    carry = static_cast<Word>(one >> kWordBits);
  }
  return carry;
}
/// difference = a - (b where mask); returns the borrow.
inline Word subtract(Word* difference, const Word* a, const Word* b, Word mask, std::size_t words) {
  Word borrow = 0;
  for (std::size_t i = 0; i < words; ++i) {
    const Double one = Double{a[i]} - (b[i] & mask) - borrow;
    difference[i] = static_cast<Word>(one);
    borrow = static_cast<Word>(one >> kWordBits) & 1;
  }
  return borrow;
}
/// 1 if a < b.
inline Word less(const Word* a, const Word* b, std::size_t words) {
  Word borrow = 0;
  for (std::size_t i = 0; i < words; ++i) {
    borrow = static_cast<Word>((Double{a[i]} - b[i] - borrow) >> kWordBits) & 1;
  }
  return borrow;
}
/// a + carry 2^bits is less than 2 n: brings it below n.
inline void reduce_once(Word* a, Word carry, const Word* n, std::size_t words) {
  subtract(a, a, n, mask_of(carry | (1 ^ less(a, n, words))), words);
}
/// a = 2 a mod n, for a below n
inline void double_mod(Word* a, const Word* n, std::size_t words) {
  const Word carry = add(a, a, a, words);
  reduce_once(a, carry, n, words);
}
/// product, 2 words long = a b; not in the place of an operand
inline void multiply(Word* product, const Word* a, const Word* b, std::size_t words) {
  for (std::size_t i = 0; i < words; ++i) product[i] = 0;
  for (std::size_t i = 0; i < words; ++i) {
    Word carry = 0;
    for (std::size_t k = 0; k < words; ++k) {
      const Double one = Double{a[i]} * b[k] + product[i + k] + carry;
      product[i + k] = static_cast<Word>(one);
      carry = static_cast<Word>(one >> kWordBits);
    }
    product[i + words] = carry;
  }
}

}  // namespace tandem::modexp
