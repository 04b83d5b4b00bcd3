// AES without tables and without instructions for it: 32 blocks at a time, a bit of all of them in a word.
// Freestanding.
//
// Standard    FIPS 197, sections 5.1 and 5.2
// Timing      independent of key and data
// Checked by  aes_test.cpp
#pragma once

#include <cstddef>
#include <cstdint>

#include "algorithms/aes/sw/aes.h"

namespace tandem::aes {

/// A key, expanded. Wiped at the end.
class BitslicedCipher {
 public:
  /// Blocks that are encrypted together; fewer take as long.
  static constexpr std::size_t kBlocks = 32;

  /// key_bytes: 16, 24 or 32.
  BitslicedCipher(const std::uint8_t* key, std::size_t key_bytes);
  BitslicedCipher(const BitslicedCipher&) = delete;
  BitslicedCipher& operator=(const BitslicedCipher&) = delete;
  ~BitslicedCipher();

  /// Encrypts kBlocks blocks, one behind the other, in place.
  void encrypt(std::uint8_t* blocks) const;

  /// Four words of 32 bits, one for each column of the state.
  using Columns [[gnu::vector_size(16)]] = std::uint32_t;
  /// Word 8r + j of the bit-sliced state holds bit 8r + j of the columns: bit j of the byte in row r, in bit b for
  /// block b.
  static constexpr std::size_t kWords = 32;

 private:
  static constexpr std::size_t kMaxRounds = 14;

  Columns round_keys_[kMaxRounds + 1][kWords];
  std::size_t rounds_;
};

}  // namespace tandem::aes
