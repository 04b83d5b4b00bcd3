// Poly1305 of a message that comes in pieces; portable. The reference uses it.
//
// Standard    RFC 8439, section 2.5
// Byte order  see ../README.md
// Timing      independent of key and data
// Checked by  poly1305_test.cpp
#pragma once

#include <cstddef>
#include <cstdint>

#include "algorithms/poly1305/sw/poly1305.h"

namespace tandem::poly1305 {

/// The accumulator of RFC 8439 section 2.5.1, its key, and the bytes of an unfinished block. Wiped on destruction.
///
/// Numbers modulo 2^130 - 5 are five limbs of 26 bits, least significant first.
class Accumulator {
 public:
  /// key: kKeyBytes bytes: r, which is clamped here, then s.
  explicit Accumulator(const std::uint8_t* key);
  Accumulator(const Accumulator&) = delete;
  Accumulator& operator=(const Accumulator&) = delete;
  ~Accumulator();

  /// The next bytes of the message.
  void add(const std::uint8_t* source, std::size_t bytes);

  /// Zeros up to the next block border; none if the message is at one.
  void pad();

  /// Writes the tag, kTagBytes bytes, of all that came. Call it once, and nothing after it.
  void finish(std::uint8_t* tag);

 private:
  void add_block(std::size_t bytes);

  std::uint32_t r_[5];
  std::uint32_t h_[5] = {};
  std::uint32_t s_[4];
  std::uint8_t block_[kBlockBytes];
  std::size_t filled_ = 0;
};

}  // namespace tandem::poly1305
