// The part of a PDU that a slice of keystream meets, and the bytes that fill no vector. Freestanding.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstring>

#include "engine/lanes/kernel.h"

namespace tandem::lanes {

/// The text that a slice of keystream is XORed into.
struct XorText {
  const std::uint8_t* source;
  std::uint8_t* destination;
  std::size_t bytes;
  /// The bits of the last byte that belong to the PDU.
  std::uint8_t last_mask;

  XorText(const Job& job, std::size_t words) {
    const Pdu& pdu = *job.pdu;
    const auto begin = static_cast<std::size_t>(4 * job.words_done);
    const std::size_t left = pdu.bytes() - begin;
    source = pdu.source + begin;
    destination = pdu.destination + begin;
    bytes = std::min(4 * words, left);
    const unsigned unused_bits = bytes == left ? static_cast<unsigned>(-pdu.len_bits % 8) : 0;
    last_mask = static_cast<std::uint8_t>(0xffU << unused_bits);
  }

  /// Clears the destination bits past the PDU, after everything else.
  void clear_trailing_bits() const {
    if (last_mask != 0xff) destination[bytes - 1] &= last_mask;
  }
};

/// destination[at...] = source[at...] XOR keystream[at...], as wide as Word.
template <typename Word>
inline void xor_word(const XorText& text, const std::uint8_t* keystream, std::size_t at) {
  Word a;
  Word b;
  std::memcpy(&a, text.source + at, sizeof a);
  std::memcpy(&b, keystream + at, sizeof b);
  a ^= b;
  std::memcpy(text.destination + at, &a, sizeof a);
}

/// The bytes from `at` on, fewer than 16.
inline void xor_rest(const XorText& text, const std::uint8_t* keystream, std::size_t at) {
  if (text.bytes - at >= 8) {
    xor_word<std::uint64_t>(text, keystream, at);
    at += 8;
  }
  if (text.bytes - at >= 4) {
    xor_word<std::uint32_t>(text, keystream, at);
    at += 4;
  }
  for (; at < text.bytes; ++at) xor_word<std::uint8_t>(text, keystream, at);
}

}  // namespace tandem::lanes
