// GHASH for any CPU, in constant time: products of polynomials by the integer multiplier. Freestanding.
//
// Standard    SP 800-38D, sections 6.3 and 6.4
// Timing      independent of key and data, where the CPU's multiplication is
// Checked by  aes_gcm_test.cpp
#pragma once

#include <cstddef>
#include <cstdint>

namespace tandem::aes_gcm {

/// A block as a number of 128 bits; the first byte is the most significant one. Bit 127 - i is the coefficient of x^i.
struct Number {
  std::uint64_t high = 0;
  std::uint64_t low = 0;
};

/// The sum over blocks under one hash key. Wiped at the end.
class Ghash {
 public:
  /// h: the hash key, 16 bytes.
  explicit Ghash(const std::uint8_t* h);
  Ghash(const Ghash&) = delete;
  Ghash& operator=(const Ghash&) = delete;
  ~Ghash();

  /// Adds `count` bytes, filled up with zeros to whole blocks.
  void add(const std::uint8_t* bytes, std::size_t count);
  /// Adds a block of two lengths, given in bytes.
  void add_lengths(std::uint64_t first, std::uint64_t second);
  /// Writes the sum, 16 bytes, and begins again.
  void finish(std::uint8_t* sum);

  /// Every fifth bit of a number is in one part: of a sum over 13 products of such bits no carry reaches the next
  /// place.
  static constexpr std::size_t kParts = 5;
  struct Parts {
    std::uint64_t part[kParts];
  };

 private:
  void add(Number block);

  Parts high_;  ///< of the hash key
  Parts low_;
  Parts both_;  ///< of high + low, for Karatsuba
  Number sum_;
};

}  // namespace tandem::aes_gcm
