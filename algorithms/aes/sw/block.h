// Shared by both functions: the first bytes of a block as 3GPP defines them, and the end of a bit string. Private to
// this folder. Freestanding.
#pragma once

#include <cstdint>

#include "algorithms/aes/sw/aes.h"

namespace tandem::aes {

inline constexpr std::size_t kPrefixBytes = 8;

/// COUNT, BEARER, DIRECTION and 26 zero bits: the upper half of EEA2's first counter block (TS 33.401, B.1.3) and the
/// first 64 bits under EIA2's MAC (B.2.3).
inline void write_prefix(const Pdu& pdu, std::uint8_t prefix[kPrefixBytes]) {
  const std::uint64_t low = __builtin_bswap32(pdu.count);
  const auto high = static_cast<std::uint64_t>(pdu.bearer << 3 | pdu.direction << 2);
  const std::uint64_t both = low | high << 32;  // the machine is little endian
  __builtin_memcpy(prefix, &both, sizeof both);
}

/// The bits of the last byte of a string of `len_bits` bits that belong to it.
inline std::uint8_t last_byte_mask(std::uint64_t len_bits) {
  return static_cast<std::uint8_t>(0xff << ((8 - len_bits % 8) % 8));
}

/// Sets the bits past the end of an EEA's output to 0.
inline void clear_trailing_bits(const Pdu& pdu) {
  if (pdu.len_bits % 8 != 0) pdu.destination[pdu.bytes() - 1] &= last_byte_mask(pdu.len_bits);
}

/// The first 32 bits of a block, as MAC-I.
inline std::uint32_t mac_of(const std::uint8_t block[kBlockBytes]) {
  std::uint32_t mac;
  __builtin_memcpy(&mac, block, sizeof mac);
  return __builtin_bswap32(mac);
}

/// Doubles a number of GF(2^128): how CMAC makes its subkeys (SP 800-38B, 6.1). In constant time.
inline void double_block(const std::uint8_t in[kBlockBytes], std::uint8_t out[kBlockBytes]) {
  const std::uint8_t reduction = static_cast<std::uint8_t>(0x87 & -(in[0] >> 7));
  for (std::size_t i = 0; i < kBlockBytes; ++i) {
    const int carry = i + 1 < kBlockBytes ? in[i + 1] >> 7 : 0;
    out[i] = static_cast<std::uint8_t>(in[i] << 1 | carry);
  }
  out[kBlockBytes - 1] ^= reduction;
}

}  // namespace tandem::aes
