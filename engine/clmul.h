// Products of polynomials over GF(2) by the integer multiplier, for any CPU, in constant time. Freestanding.
//
// Timing      independent of the factors, where the CPU's multiplication is
// Checked by  algorithms/gcm_sst/sw/tag_test.cpp, algorithms/aes_gcm/sw/aes_gcm_test.cpp
#pragma once

#include <cstddef>
#include <cstdint>

namespace tandem::clmul {

/// 128 bits.
struct Number {
  std::uint64_t high = 0;
  std::uint64_t low = 0;
};

/// Every fifth bit of a number is in one part: of a sum over 13 products of such bits no carry reaches the next place.
inline constexpr std::size_t kParts = 5;
struct Parts {
  std::uint64_t part[kParts];
};

/// Bits 0, 5, 10 ... of a word.
constexpr std::uint64_t kEveryFifth = 0x1084210842108421;

/// The bits of a word whose place is `part` modulo 5.
constexpr std::uint64_t mask_of(std::size_t part) { return kEveryFifth << part; }
/// The same for the upper half of 128 bits, whose lowest place is 64.
constexpr std::uint64_t high_mask_of(std::size_t part) { return kEveryFifth << (part + 1) % kParts; }

inline Parts parts_of(std::uint64_t word) {
  Parts parts;
  for (std::size_t i = 0; i < kParts; ++i) parts.part[i] = word & mask_of(i);
  return parts;
}

/// The product of integers.
inline Number product_of(std::uint64_t a, std::uint64_t b) {
#if defined(__SIZEOF_INT128__)
  __extension__ using Wide = unsigned __int128;
  const Wide product = Wide{a} * b;
  return {static_cast<std::uint64_t>(product >> 64), static_cast<std::uint64_t>(product)};
#else
  const std::uint64_t a0 = static_cast<std::uint32_t>(a);
  const std::uint64_t a1 = a >> 32;
  const std::uint64_t b0 = static_cast<std::uint32_t>(b);
  const std::uint64_t b1 = b >> 32;
  const std::uint64_t low = a0 * b0;
  const std::uint64_t middle = a1 * b0 + (low >> 32);
  const std::uint64_t other = a0 * b1 + static_cast<std::uint32_t>(middle);
  return {a1 * b1 + (middle >> 32) + (other >> 32), other << 32 | static_cast<std::uint32_t>(low)};
#endif
}

/// The product of polynomials over GF(2).
inline Number multiply(const Parts& a, const Parts& b) {
  Number result;
  for (std::size_t place = 0; place < kParts; ++place) {
    Number sum;
    for (std::size_t i = 0; i < kParts; ++i) {
      const Number product = product_of(a.part[i], b.part[(place + kParts - i) % kParts]);
      sum.high ^= product.high;
      sum.low ^= product.low;
    }
    result.high |= sum.high & high_mask_of(place);
    result.low |= sum.low & mask_of(place);
  }
  return result;
}

}  // namespace tandem::clmul
