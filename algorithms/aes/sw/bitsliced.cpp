// AES, 32 blocks at a time. With every row of the state in separate words and every column in a lane of them,
// ShiftRows moves lanes and MixColumns moves nothing.
//
// Standard    FIPS 197, sections 5.1 and 5.2
// Timing      independent of key and data
// Checked by  aes_test.cpp
#include "algorithms/aes/sw/bitsliced.h"

#include "algorithms/aes/sw/sbox.h"
#include "engine/wipe.h"

namespace tandem::aes {
namespace {

using Columns = BitslicedCipher::Columns;

constexpr std::size_t kWords = BitslicedCipher::kWords;
constexpr std::size_t kRowBits = 8;
constexpr std::uint32_t kAllConstants = 0x01010101U * kSboxConstant;

/// Bit i of word j goes to bit j of word i, in every lane.
void transpose(Columns (&words)[kWords]) {
  std::uint32_t mask = 0x0000ffff;
  for (std::uint32_t distance = 16; distance > 0; distance /= 2, mask ^= mask << distance) {
    for (std::size_t i = 0; i < kWords; i = (i + distance + 1) & ~std::size_t{distance}) {
      const Columns difference = (words[i] >> distance ^ words[i + distance]) & mask;
      words[i + distance] ^= difference;
      words[i] ^= difference << distance;
    }
  }
}

/// SubBytes (5.1.1) without its constant, which is in the round keys.
void sub_bytes(Columns (&words)[kWords]) {
  for (std::size_t row = 0; row < kWords; row += kRowBits) {
    Columns bits[kRowBits];
    for (std::size_t j = 0; j < kRowBits; ++j) bits[j] = words[row + j];
    substitute(bits);
    for (std::size_t j = 0; j < kRowBits; ++j) words[row + j] = bits[j];
  }
}

/// ShiftRows (5.1.2).
void shift_rows(Columns (&words)[kWords]) {
  for (std::size_t j = 0; j < kRowBits; ++j) {
    words[8 + j] = __builtin_shufflevector(words[8 + j], words[8 + j], 1, 2, 3, 0);
    words[16 + j] = __builtin_shufflevector(words[16 + j], words[16 + j], 2, 3, 0, 1);
    words[24 + j] = __builtin_shufflevector(words[24 + j], words[24 + j], 3, 0, 1, 2);
  }
}

/// MixColumns (5.1.3): a byte becomes 2 (it + the next) + it + the sum of all four, where 2 is the polynomial x.
void mix_columns(Columns (&words)[kWords]) {
  Columns all[kRowBits];
  Columns first[kRowBits];
  for (std::size_t j = 0; j < kRowBits; ++j) {
    first[j] = words[j];
    all[j] = words[j] ^ words[8 + j] ^ words[16 + j] ^ words[24 + j];
  }
  for (std::size_t row = 0; row < kWords; row += kRowBits) {
    const Columns* next = row + kRowBits < kWords ? words + row + kRowBits : first;
    Columns sum[kRowBits];
    for (std::size_t j = 0; j < kRowBits; ++j) sum[j] = words[row + j] ^ next[j];
    for (std::size_t j = 0; j < kRowBits; ++j) words[row + j] ^= all[j] ^ sum[(j + 7) % 8];
    for (const std::size_t j : {1U, 3U, 4U}) words[row + j] ^= sum[7];  // x^8 = x^4 + x^3 + x + 1; bit 0 has it
  }
}

void add_round_key(Columns (&words)[kWords], const Columns (&round_key)[kWords]) {
  for (std::size_t i = 0; i < kWords; ++i) words[i] ^= round_key[i];
}

/// SubWord (5.2): a bit of each byte in eight words.
std::uint32_t sub_word(std::uint32_t word) {
  std::uint32_t bits[kRowBits];
  for (std::size_t j = 0; j < kRowBits; ++j) bits[j] = word >> j & 0x01010101;
  substitute(bits);
  word = kAllConstants;
  for (std::size_t j = 0; j < kRowBits; ++j) word ^= bits[j] << j;
  wipe(bits, sizeof bits);
  return word;
}

}  // namespace

/// KeyExpansion (5.2), with the first byte of a word in its lowest bits.
BitslicedCipher::BitslicedCipher(const std::uint8_t* key, std::size_t key_bytes) : rounds_(key_bytes / 4 + 6) {
  std::uint32_t words[4 * (kMaxRounds + 1)];
  const std::size_t key_words = key_bytes / 4;
  __builtin_memcpy(words, key, key_bytes);
  std::uint32_t round_constant = 1;
  for (std::size_t i = key_words; i < 4 * (rounds_ + 1); ++i) {
    std::uint32_t last = words[i - 1];
    if (i % key_words == 0) {
      last = sub_word(last >> 8 | last << 24) ^ round_constant;
      round_constant = (round_constant << 1 ^ (round_constant >> 7) * 0x11b) & 0xff;
    } else if (key_words > 6 && i % key_words == 4) {
      last = sub_word(last);
    }
    words[i] = words[i - key_words] ^ last;
  }
  for (std::size_t round = 0; round <= rounds_; ++round) {
    Columns columns;
    __builtin_memcpy(&columns, words + 4 * round, sizeof columns);
    if (round > 0) columns ^= kAllConstants;
    for (std::size_t i = 0; i < kWords; ++i) round_keys_[round][i] = -(columns >> i & 1);
    wipe(&columns, sizeof columns);
  }
  wipe(words, sizeof words);
}

BitslicedCipher::~BitslicedCipher() { wipe(round_keys_, sizeof round_keys_); }

/// Cipher (5.1).
void BitslicedCipher::encrypt(std::uint8_t* blocks) const {
  Columns words[kWords];
  __builtin_memcpy(words, blocks, sizeof words);
  transpose(words);
  add_round_key(words, round_keys_[0]);
  for (std::size_t round = 1; round < rounds_; ++round) {
    sub_bytes(words);
    shift_rows(words);
    mix_columns(words);
    add_round_key(words, round_keys_[round]);
  }
  sub_bytes(words);
  shift_rows(words);
  add_round_key(words, round_keys_[rounds_]);
  transpose(words);
  __builtin_memcpy(blocks, words, sizeof words);
  wipe(words, sizeof words);
}

}  // namespace tandem::aes
