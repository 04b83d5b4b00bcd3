// Poly1305, portable: one block at a time, in the words of the standard.
//
// Standard    RFC 8439, section 2.5
// Byte order  see ../README.md
// Timing      independent of key and data
// Checked by  poly1305_test.cpp
#include <algorithm>

#include "algorithms/poly1305/sw/accumulator.h"
#include "algorithms/poly1305/sw/variants.h"
#include "engine/wipe.h"

namespace tandem::poly1305 {
namespace {

constexpr std::uint32_t kLimbMask = (1U << 26) - 1;

/// The number in `words` words of 32 bits, as limbs of 26 bits.
void to_limbs(const std::uint32_t words[4], std::uint32_t limbs[5]) {
  limbs[0] = words[0] & kLimbMask;
  limbs[1] = (words[0] >> 26 | words[1] << 6) & kLimbMask;
  limbs[2] = (words[1] >> 20 | words[2] << 12) & kLimbMask;
  limbs[3] = (words[2] >> 14 | words[3] << 18) & kLimbMask;
  limbs[4] = words[3] >> 8;
}

/// The reverse, modulo 2^128. The limbs are below 2^26.
void from_limbs(const std::uint32_t limbs[5], std::uint32_t words[4]) {
  words[0] = limbs[0] | limbs[1] << 26;
  words[1] = limbs[1] >> 6 | limbs[2] << 20;
  words[2] = limbs[2] >> 12 | limbs[3] << 14;
  words[3] = limbs[3] >> 18 | limbs[4] << 8;
}

void load_words(const std::uint8_t bytes[16], std::uint32_t words[4]) {
  for (int i = 0; i < 4; ++i) {
    words[i] = 0;
    for (int j = 3; j >= 0; --j) words[i] = words[i] << 8 | bytes[4 * i + j];
  }
}

/// Brings every limb below 2^26, but for the lowest, which may pass it by a little: 2^130 is 5.
void carry(std::uint32_t limbs[5]) {
  std::uint32_t over = 0;
  for (int i = 0; i < 5; ++i) {
    limbs[i] += over;
    over = limbs[i] >> 26;
    limbs[i] &= kLimbMask;
  }
  limbs[0] += 5 * over;
}

/// h = h * r modulo 2^130 - 5. The limbs of h are below 2^28, those of r below 2^26.
void multiply(std::uint32_t h[5], const std::uint32_t r[5]) {
  std::uint64_t product[5];
  for (int i = 0; i < 5; ++i) {
    product[i] = 0;
    for (int j = 0; j < 5; ++j) {
      const std::uint32_t factor = j <= i ? r[i - j] : 5 * r[5 + i - j];
      product[i] += std::uint64_t{h[j]} * factor;
    }
  }
  std::uint64_t over = 0;
  for (int i = 0; i < 5; ++i) {
    product[i] += over;
    h[i] = static_cast<std::uint32_t>(product[i]) & kLimbMask;
    over = product[i] >> 26;
  }
  over = h[0] + 5 * over;
  h[0] = static_cast<std::uint32_t>(over) & kLimbMask;
  h[1] += static_cast<std::uint32_t>(over >> 26);
  wipe(product, sizeof product);
}

/// h modulo 2^130 - 5, exactly: h - p where that is not negative.
void reduce_fully(std::uint32_t h[5]) {
  carry(h);
  carry(h);
  carry(h);
  std::uint32_t less[5];  // h + 5 - 2^130
  std::uint32_t over = 5;
  for (int i = 0; i < 5; ++i) {
    less[i] = h[i] + over;
    over = less[i] >> 26;
    less[i] &= kLimbMask;
  }
  const std::uint32_t take_less = 0U - over;  // all ones where h >= p
  for (int i = 0; i < 5; ++i) h[i] = (h[i] & ~take_less) | (less[i] & take_less);
  wipe(less, sizeof less);
}

}  // namespace

// Section 2.5: "clamping" clears the top four bits of bytes 3, 7, 11, 15 and the bottom two of bytes 4, 8, 12 of r.
Accumulator::Accumulator(const std::uint8_t* key) {
  std::uint32_t r[4];
  load_words(key, r);
  r[0] &= 0x0fffffff;
  for (int i = 1; i < 4; ++i) r[i] &= 0x0ffffffc;
  to_limbs(r, r_);
  load_words(key + 16, s_);
  wipe(r, sizeof r);
}

Accumulator::~Accumulator() { wipe(this, sizeof *this); }

// Section 2.5.1: a += the block as a number with one bit set beyond its `bytes` bytes; a = r * a modulo p.
void Accumulator::add_block(std::size_t bytes) {
  std::uint32_t words[4];
  std::uint32_t limbs[5];
  if (bytes < kBlockBytes) {
    block_[bytes] = 1;
    std::fill(block_ + bytes + 1, block_ + kBlockBytes, std::uint8_t{0});
  }
  load_words(block_, words);
  to_limbs(words, limbs);
  if (bytes == kBlockBytes) limbs[4] |= 1U << 24;
  for (int i = 0; i < 5; ++i) h_[i] += limbs[i];
  multiply(h_, r_);
  filled_ = 0;
  wipe(words, sizeof words);
  wipe(limbs, sizeof limbs);
}

void Accumulator::add(const std::uint8_t* source, std::size_t bytes) {
  while (bytes > 0) {
    const std::size_t part = std::min(bytes, kBlockBytes - filled_);
    std::copy_n(source, part, block_ + filled_);
    filled_ += part;
    source += part;
    bytes -= part;
    if (filled_ == kBlockBytes) add_block(kBlockBytes);
  }
}

void Accumulator::pad() {
  if (filled_ == 0) return;
  std::fill(block_ + filled_, block_ + kBlockBytes, std::uint8_t{0});
  add_block(kBlockBytes);
}

// The tag is a + s modulo 2^128, little endian.
void Accumulator::finish(std::uint8_t* tag) {
  if (filled_ > 0) add_block(filled_);
  reduce_fully(h_);
  std::uint32_t words[4];
  from_limbs(h_, words);
  std::uint64_t sum = 0;
  for (int i = 0; i < 4; ++i) {
    sum += std::uint64_t{words[i]} + s_[i];
    for (int j = 0; j < 4; ++j) tag[4 * i + j] = static_cast<std::uint8_t>(sum >> (8 * j));
    sum >>= 32;
  }
  wipe(words, sizeof words);
}

void authenticate_reference(std::span<const Message> messages) {
  for (const Message& message : messages) {
    Accumulator accumulator(message.key);
    accumulator.add(message.source, message.bytes);
    accumulator.finish(message.tag);
  }
}

}  // namespace tandem::poly1305
