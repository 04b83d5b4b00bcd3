// AES, portable: one byte at a time, in the words of the standards, and the modes over it.
//
// Standard    FIPS 197 (4.2, 5.1, 5.2); SP 800-38A, 6.5; SP 800-38B, 6; 3GPP TS 33.401, B.1.3 and B.2.3
// Byte order  see ../README.md
// Timing      depends on key and data through the table of SubBytes: not for secrets where others measure time
// Checked by  aes_test.cpp
#include "algorithms/aes/sw/reference.h"

#include <algorithm>
#include <array>

#include "algorithms/aes/sw/block.h"
#include "algorithms/aes/sw/variants.h"
#include "engine/wipe.h"

namespace tandem::aes {
namespace {

/// FIPS 197, 4.2.1: multiplies by x modulo x^8 + x^4 + x^3 + x + 1.
constexpr std::uint8_t xtime(std::uint8_t a) { return static_cast<std::uint8_t>(a << 1 ^ (a >> 7) * 0x1b); }

constexpr std::uint8_t rotated(std::uint8_t a, int by) { return static_cast<std::uint8_t>(a << by | a >> (8 - by)); }

/// 5.1.1: the inverse in GF(2^8), then an affine map. `a` runs through the powers of 3, `b` through those of 1/3, so
/// that b is always the inverse of a.
constexpr std::array<std::uint8_t, 256> make_sbox() {
  std::array<std::uint8_t, 256> sbox{};
  sbox[0] = 0x63;
  std::uint8_t a = 1;
  std::uint8_t b = 1;
  do {
    a = static_cast<std::uint8_t>(a ^ xtime(a));
    b = static_cast<std::uint8_t>(b ^ b << 1);
    b = static_cast<std::uint8_t>(b ^ b << 2);
    b = static_cast<std::uint8_t>(b ^ b << 4);
    if ((b & 0x80) != 0) b ^= 0x09;
    sbox[a] = static_cast<std::uint8_t>(b ^ rotated(b, 1) ^ rotated(b, 2) ^ rotated(b, 3) ^ rotated(b, 4) ^ 0x63);
  } while (a != 1);
  return sbox;
}

constexpr std::array<std::uint8_t, 256> kSbox = make_sbox();

/// SubBytes and ShiftRows (5.1.1, 5.1.2). Byte r + 4c of a block is row r, column c of the state.
void substitute_and_shift(std::uint8_t block[kBlockBytes]) {
  std::uint8_t before[kBlockBytes];
  std::copy_n(block, kBlockBytes, before);
  for (std::size_t c = 0; c < 4; ++c) {
    for (std::size_t r = 0; r < 4; ++r) block[r + 4 * c] = kSbox[before[r + 4 * ((c + r) % 4)]];
  }
  wipe(before, sizeof before);
}

/// MixColumns (5.1.3).
void mix_columns(std::uint8_t block[kBlockBytes]) {
  for (std::uint8_t* s = block; s < block + kBlockBytes; s += 4) {
    const auto all = static_cast<std::uint8_t>(s[0] ^ s[1] ^ s[2] ^ s[3]);
    const std::uint8_t first = s[0];
    for (int r = 0; r < 4; ++r) {
      const std::uint8_t next = r < 3 ? s[r + 1] : first;
      s[r] = static_cast<std::uint8_t>(s[r] ^ all ^ xtime(static_cast<std::uint8_t>(s[r] ^ next)));
    }
  }
}

void xor_into(std::uint8_t* a, const std::uint8_t* b, std::size_t bytes) {
  for (std::size_t i = 0; i < bytes; ++i) a[i] ^= b[i];
}

}  // namespace

/// KeyExpansion (5.2), for words of 4 bytes.
Cipher::Cipher(const std::uint8_t* key, std::size_t key_bytes) : rounds_(key_bytes / 4 + 6) {
  std::copy_n(key, key_bytes, round_keys_);
  std::uint8_t round_constant = 1;
  for (std::size_t i = key_bytes; i < (rounds_ + 1) * kBlockBytes; i += 4) {
    const std::uint8_t* last = round_keys_ + i - 4;
    std::uint8_t word[4] = {last[0], last[1], last[2], last[3]};
    if (i % key_bytes == 0) {
      for (std::size_t j = 0; j < 4; ++j) word[j] = kSbox[last[(j + 1) % 4]];
      word[0] ^= round_constant;
      round_constant = xtime(round_constant);
    } else if (key_bytes > 24 && i % key_bytes == 16) {
      for (std::uint8_t& byte : word) byte = kSbox[byte];
    }
    for (std::size_t j = 0; j < 4; ++j) round_keys_[i + j] = word[j] ^ round_keys_[i + j - key_bytes];
    wipe(word, sizeof word);
  }
}

Cipher::~Cipher() { wipe(round_keys_, sizeof round_keys_); }

void Cipher::add_round_key(std::uint8_t block[kBlockBytes], std::size_t round) const {
  xor_into(block, round_keys_ + round * kBlockBytes, kBlockBytes);
}

/// Cipher (5.1).
void Cipher::encrypt(std::uint8_t block[kBlockBytes]) const {
  add_round_key(block, 0);
  for (std::size_t round = 1; round < rounds_; ++round) {
    substitute_and_shift(block);
    mix_columns(block);
    add_round_key(block, round);
  }
  substitute_and_shift(block);
  add_round_key(block, rounds_);
}

void ctr(const Cipher& cipher, const std::uint8_t first[kBlockBytes], const std::uint8_t* source,
         std::uint8_t* destination, std::uint64_t len_bits) {
  std::uint8_t counter[kBlockBytes];
  std::copy_n(first, kBlockBytes, counter);
  const auto bytes = static_cast<std::size_t>((len_bits + 7) / 8);
  std::uint8_t pad[kBlockBytes];
  for (std::size_t i = 0; i < bytes; ++i) {
    if (i % kBlockBytes == 0) {
      std::copy_n(counter, kBlockBytes, pad);
      cipher.encrypt(pad);
      for (std::size_t j = kBlockBytes; j-- > 0 && ++counter[j] == 0;) {
      }
    }
    destination[i] = source[i] ^ pad[i % kBlockBytes];
  }
  if (bytes > 0) destination[bytes - 1] &= last_byte_mask(len_bits);
  wipe(pad, sizeof pad);
}

/// SP 800-38B, 6.2: the last block takes subkey K1 if it is whole, else a one bit, zeros and K2.
void cmac(const Cipher& cipher, std::span<const std::uint8_t> prefix, const std::uint8_t* message,
          std::uint64_t len_bits, std::uint8_t tag[kBlockBytes]) {
  const auto bytes = static_cast<std::size_t>((len_bits + 7) / 8);
  std::fill_n(tag, kBlockBytes, std::uint8_t{0});
  std::size_t filled = prefix.size();
  xor_into(tag, prefix.data(), filled);
  for (std::size_t i = 0; i < bytes; ++i) {
    if (filled == kBlockBytes) {
      cipher.encrypt(tag);
      filled = 0;
    }
    tag[filled++] ^= static_cast<std::uint8_t>(message[i] & (i + 1 < bytes ? 0xff : last_byte_mask(len_bits)));
  }
  std::uint8_t subkey[kBlockBytes] = {};
  cipher.encrypt(subkey);
  double_block(subkey, subkey);
  if (filled < kBlockBytes || len_bits % 8 != 0) {
    double_block(subkey, subkey);
    const std::size_t end = len_bits % 8 != 0 ? filled - 1 : filled;
    tag[end] ^= static_cast<std::uint8_t>(0x80 >> len_bits % 8);
  }
  xor_into(tag, subkey, kBlockBytes);
  cipher.encrypt(tag);
  wipe(subkey, sizeof subkey);
}

void eea_reference(std::span<Pdu* const> pdus) {
  for (Pdu* pdu : pdus) {
    const Cipher cipher(pdu->key);
    std::uint8_t first[kBlockBytes] = {};
    write_prefix(*pdu, first);
    ctr(cipher, first, pdu->source, pdu->destination, pdu->len_bits);
    pdu->status = Status::ok;
  }
}

void eia_reference(std::span<Pdu* const> pdus) {
  for (Pdu* pdu : pdus) {
    const Cipher cipher(pdu->key);
    std::uint8_t prefix[kPrefixBytes];
    std::uint8_t tag[kBlockBytes];
    write_prefix(*pdu, prefix);
    cmac(cipher, prefix, pdu->source, pdu->len_bits, tag);
    pdu->mac = mac_of(tag);
    pdu->status = Status::ok;
    wipe(tag, sizeof tag);
  }
}

}  // namespace tandem::aes
