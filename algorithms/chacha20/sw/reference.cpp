// ChaCha20, portable: one block at a time, in the words of the standard.
//
// Standard    RFC 8439, sections 2.1-2.4
// Byte order  see ../README.md
// Timing      independent of key and data
// Checked by  chacha20_test.cpp
#include <bit>

#include "algorithms/chacha20/sw/chacha20.h"
#include "algorithms/chacha20/sw/variants.h"
#include "engine/wipe.h"

namespace tandem::chacha20 {
namespace {

/// Section 2.1.
void quarter_round(std::uint32_t& a, std::uint32_t& b, std::uint32_t& c, std::uint32_t& d) {
  a += b;
  d = std::rotl(d ^ a, 16);
  c += d;
  b = std::rotl(b ^ c, 12);
  a += b;
  d = std::rotl(d ^ a, 8);
  c += d;
  b = std::rotl(b ^ c, 7);
}

/// Section 2.3: a column round and a diagonal round.
void inner_block(std::uint32_t x[16]) {
  quarter_round(x[0], x[4], x[8], x[12]);
  quarter_round(x[1], x[5], x[9], x[13]);
  quarter_round(x[2], x[6], x[10], x[14]);
  quarter_round(x[3], x[7], x[11], x[15]);
  quarter_round(x[0], x[5], x[10], x[15]);
  quarter_round(x[1], x[6], x[11], x[12]);
  quarter_round(x[2], x[7], x[8], x[13]);
  quarter_round(x[3], x[4], x[9], x[14]);
}

/// Section 2.3.1: the keystream block of counter `counter`.
void block(const std::uint32_t state[16], std::uint32_t counter, std::uint8_t keystream[kBlockBytes]) {
  std::uint32_t initial[16];
  std::uint32_t working[16];
  for (int i = 0; i < 16; ++i) initial[i] = working[i] = i == 12 ? counter : state[i];
  for (int i = 0; i < 10; ++i) inner_block(working);
  for (int i = 0; i < 16; ++i) {
    const std::uint32_t word = working[i] + initial[i];
    for (int j = 0; j < 4; ++j) keystream[4 * i + j] = static_cast<std::uint8_t>(word >> (8 * j));
  }
  wipe(initial, sizeof initial);
  wipe(working, sizeof working);
}

}  // namespace

void xor_keystream_reference(const std::uint32_t state[16], const std::uint8_t* source, std::uint8_t* destination,
                             std::size_t bytes) {
  std::uint8_t keystream[kBlockBytes];
  std::uint32_t counter = state[12];
  for (std::size_t i = 0; i < bytes; ++i) {
    if (i % kBlockBytes == 0) block(state, counter++, keystream);
    destination[i] = source[i] ^ keystream[i % kBlockBytes];
  }
  wipe(keystream, sizeof keystream);
}

}  // namespace tandem::chacha20
