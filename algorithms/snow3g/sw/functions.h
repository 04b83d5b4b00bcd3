// UEA2 and UIA2 around the keystream: what every variant shares; private to this folder. Freestanding.
//
// Standard    TS 35.215, sections 3 and 4; TS 33.401, annexes B.1.2 and B.2.2
// Byte order  see ../README.md
// Timing      independent of key and data
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>

#include "engine/lanes/kernel.h"

namespace tandem::snow3g {

/// lanes::Function::load and keystream_words of 128-EEA1 and 128-EIA1.
void load_eea(const Pdu& pdu, std::uint32_t* column, std::size_t stride);
void load_eia(const Pdu& pdu, std::uint32_t* column, std::size_t stride);
std::uint64_t eia_keystream_words(std::uint64_t len_bits);

/// Keystream words of UIA2: z1, z2 are P, z3, z4 are Q, z5 is OTP.
inline constexpr std::size_t kEiaWords = 5;

inline std::uint32_t big_endian(std::uint32_t word) {
  return std::endian::native == std::endian::big ? word : __builtin_bswap32(word);
}
inline std::uint64_t big_endian(std::uint64_t block) {
  return std::endian::native == std::endian::big ? block : __builtin_bswap64(block);
}

inline std::uint32_t load_word(const std::uint8_t* bytes) {
  std::uint32_t word;
  std::memcpy(&word, bytes, sizeof word);
  return big_endian(word);
}
inline std::uint64_t load_block(const std::uint8_t* bytes) {
  std::uint64_t block;
  std::memcpy(&block, bytes, sizeof block);
  return big_endian(block);
}

/// Block `index` of 64 bits of a message; beyond len_bits it is 0, and nothing is read there.
inline std::uint64_t message_block(const std::uint8_t* message, std::uint64_t len_bits, std::uint64_t index) {
  const std::uint64_t left = len_bits - 64 * index;
  const std::uint8_t* at = message + 8 * index;
  if (left >= 64) return load_block(at);
  std::uint8_t bytes[8] = {};
  std::memcpy(bytes, at, static_cast<std::size_t>((left + 7) / 8));
  return load_block(bytes) & ~(~std::uint64_t{0} >> left);
}

/// TS 35.215, section 4.4: EVAL, the message and its length as a polynomial over GF(2^64) in p, times q.
/// message: as in f9. The modulus is x^64 + x^4 + x^3 + x + 1.
using Evaluate = std::uint64_t(std::uint64_t p, std::uint64_t q, const std::uint8_t* message, std::uint64_t len_bits);

/// lanes::Function::absorb of 128-EIA1: its five words come at once. MAC-I is the upper half of EVAL, XOR OTP.
template <Evaluate* kEvaluate>
void absorb_eia(lanes::Job& job, const std::uint8_t* keystream, std::size_t /*words*/) {
  Pdu& pdu = *job.pdu;
  const std::uint64_t eval = kEvaluate(load_block(keystream), load_block(keystream + 8), pdu.source, pdu.len_bits);
  pdu.mac = static_cast<std::uint32_t>(eval >> 32) ^ load_word(keystream + 16);
}

}  // namespace tandem::snow3g
