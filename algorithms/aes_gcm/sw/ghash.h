// GHASH for any CPU, in constant time: products of polynomials by the integer multiplier. Freestanding.
//
// Standard    SP 800-38D, sections 6.3 and 6.4
// Timing      independent of key and data, where the CPU's multiplication is
// Checked by  aes_gcm_test.cpp
#pragma once

#include <cstddef>
#include <cstdint>

#include "engine/clmul.h"

namespace tandem::aes_gcm {

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

 private:
  /// A block as a number: the first byte is the most significant one, bit 127 - i is the coefficient of x^i.
  void add(clmul::Number block);

  clmul::Parts high_;  ///< of the hash key
  clmul::Parts low_;
  clmul::Parts both_;  ///< of high + low, for Karatsuba
  clmul::Number sum_;
};

}  // namespace tandem::aes_gcm
