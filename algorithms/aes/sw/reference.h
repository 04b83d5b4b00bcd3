// AES in the words of its standards: for this folder, tests, and the references of compositions. Freestanding.
#pragma once

#include <cstdint>
#include <span>

#include "algorithms/aes/sw/aes.h"

namespace tandem::aes {

/// A key, expanded. Wiped at the end.
class Cipher {
 public:
  /// key_bytes: 16, 24 or 32.
  explicit Cipher(const std::uint8_t* key, std::size_t key_bytes = kKeyBytes);
  Cipher(const Cipher&) = delete;
  Cipher& operator=(const Cipher&) = delete;
  ~Cipher();

  /// Encrypts one block in place.
  void encrypt(std::uint8_t block[kBlockBytes]) const;

 private:
  static constexpr std::size_t kMaxRounds = 14;
  void add_round_key(std::uint8_t block[kBlockBytes], std::size_t round) const;

  std::uint8_t round_keys_[(kMaxRounds + 1) * kBlockBytes];
  std::size_t rounds_;
};

/// CTR: XORs the encrypted counter blocks that follow `first`, a number of 128 bits, into a string of bits. Bits past
/// `len_bits` in the last byte become 0.
void ctr(const Cipher& cipher, const std::uint8_t first[kBlockBytes], const std::uint8_t* source,
         std::uint8_t* destination, std::uint64_t len_bits);

/// CMAC, all 128 bits of it, of `prefix` (0 to 16 bytes) and a string of `len_bits` bits, 0 included.
void cmac(const Cipher& cipher, std::span<const std::uint8_t> prefix, const std::uint8_t* message,
          std::uint64_t len_bits, std::uint8_t tag[kBlockBytes]);

}  // namespace tandem::aes
