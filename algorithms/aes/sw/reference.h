// AES-128 in the words of its standards; private to this folder and its tests. Freestanding.
#pragma once

#include <cstdint>

#include "algorithms/aes/sw/aes.h"

namespace tandem::aes {

/// A key, expanded. Wiped at the end.
class Cipher {
 public:
  explicit Cipher(const std::uint8_t* key);
  Cipher(const Cipher&) = delete;
  Cipher& operator=(const Cipher&) = delete;
  ~Cipher();

  /// Encrypts one block in place.
  void encrypt(std::uint8_t block[kBlockBytes]) const;

 private:
  static constexpr int kRounds = 10;
  void add_round_key(std::uint8_t block[kBlockBytes], int round) const;

  std::uint8_t round_keys_[(kRounds + 1) * kBlockBytes];
};

/// CTR: XORs the encrypted counter blocks that follow `first`, a number of 128 bits, into a string of bits. Bits past
/// `len_bits` in the last byte become 0.
void ctr(const Cipher& cipher, const std::uint8_t first[kBlockBytes], const std::uint8_t* source,
         std::uint8_t* destination, std::uint64_t len_bits);

/// CMAC, all 128 bits of it, of `prefix` (8 bytes) and a string of `len_bits` bits, 0 included.
void cmac(const Cipher& cipher, const std::uint8_t* prefix, const std::uint8_t* message, std::uint64_t len_bits,
          std::uint8_t tag[kBlockBytes]);

}  // namespace tandem::aes
