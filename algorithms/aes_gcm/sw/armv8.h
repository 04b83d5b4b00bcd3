// Expanded key and products in GHASH's field, for the kernel with Armv8's instructions. Private.
//
// With the bits of every byte in reverse, a block is a polynomial as the multiplier takes it: bit i is the coefficient
// of x^i.
//
// Standard  SP 800-38D, section 6.3; FIPS 197, section 5.2
#pragma once

#include <arm_neon.h>
#include <hwy/base.h>

#include <bit>
#include <cstddef>
#include <cstdint>
#include <span>

#include "algorithms/aes_gcm/sw/kept_key.h"
#include "engine/wipe.h"

/// Functions between this and TANDEM_AES_GCM_ARMV8_END may use what the variant `needs` (algorithm.toml).
#define TANDEM_AES_GCM_ARMV8_BEGIN HWY_PUSH_ATTRIBUTES("+crypto")
#define TANDEM_AES_GCM_ARMV8_END HWY_POP_ATTRIBUTES

TANDEM_AES_GCM_ARMV8_BEGIN
namespace tandem::aes_gcm::armv8 {

using Block = uint8x16_t;

inline constexpr std::size_t kPowers = 8;
inline constexpr std::size_t kMaxRounds = 14;

HWY_INLINE Block zero() { return vdupq_n_u8(0); }

/// The halves' product without carries, of lower or of higher halves.
HWY_INLINE Block multiply_low(Block a, Block b) {
  const poly64_t x = vgetq_lane_p64(vreinterpretq_p64_u8(a), 0);
  const poly64_t y = vgetq_lane_p64(vreinterpretq_p64_u8(b), 0);
  return vreinterpretq_u8_p128(vmull_p64(x, y));
}
HWY_INLINE Block multiply_high(Block a, Block b) {
  return vreinterpretq_u8_p128(vmull_high_p64(vreinterpretq_p64_u8(a), vreinterpretq_p64_u8(b)));
}

HWY_INLINE Block lower_halves(Block a, Block b) {
  return vreinterpretq_u8_u64(vtrn1q_u64(vreinterpretq_u64_u8(a), vreinterpretq_u64_u8(b)));
}
HWY_INLINE Block higher_halves(Block a, Block b) {
  return vreinterpretq_u8_u64(vtrn2q_u64(vreinterpretq_u64_u8(a), vreinterpretq_u64_u8(b)));
}

/// A factor, and the sum of its halves in both of them, for Karatsuba's method.
struct Factor {
  HWY_INLINE Factor() : value(zero()), halves(zero()) {}
  HWY_INLINE explicit Factor(Block block) : value(block), halves(veorq_u8(block, vextq_u8(block, block, 8))) {}

  Block value, halves;
};

/// A sum of products of 256 bits.
struct Sum {
  HWY_INLINE Sum() : low(zero()), middle(low), high(low) {}

  HWY_INLINE void add(Block a, const Factor& b) {
    add_outer(a, b);
    middle = veorq_u8(middle, multiply_low(veorq_u8(a, vextq_u8(a, a, 8)), b.halves));
  }
  HWY_INLINE void add(Block a, const Factor& b, Block c, const Factor& d) {
    add_outer(a, b);
    add_outer(c, d);
    const Block halves = veorq_u8(lower_halves(a, c), higher_halves(a, c));
    middle = veorq_u8(middle, multiply_low(halves, b.halves));
    middle = veorq_u8(middle, multiply_high(halves, d.halves));
  }

  /// Modulo x^128 + x^7 + x^2 + x + 1, x^64 at a time from the top.
  [[nodiscard]] HWY_INLINE Block reduced() const {
    const Block polynomial = vreinterpretq_u8_u64(vdupq_n_u64(0x87));
    const Block inner = veorq_u8(middle, veorq_u8(low, high));
    Block top = veorq_u8(high, vextq_u8(inner, zero(), 8));
    Block rest = veorq_u8(low, vextq_u8(zero(), inner, 8));
    const Block once = multiply_high(top, polynomial);
    top = veorq_u8(top, vextq_u8(once, zero(), 8));
    rest = veorq_u8(rest, vextq_u8(zero(), once, 8));
    return veorq_u8(rest, multiply_low(top, polynomial));
  }

  Block low, middle, high;

 private:
  HWY_INLINE void add_outer(Block a, const Factor& b) {
    low = veorq_u8(low, multiply_low(a, b.value));
    high = veorq_u8(high, multiply_high(a, b.value));
  }
};

/// A key, expanded, with powers of its hash key, and which key it is.
class Entry : private KeptKey {
 public:
  Entry() = default;
  Entry(const Entry&) = delete;
  Entry& operator=(const Entry&) = delete;
  ~Entry() {
    wipe(powers_, sizeof powers_);
    wipe(round_keys_, sizeof round_keys_);
  }

  using KeptKey::holds;

  void take(std::span<const std::uint8_t> key) {
    expand_all(key);
    KeptKey::take(key);
  }
  /// Expands the key without saying later which it is.
  void expand_all(std::span<const std::uint8_t> key) {
    expand(key);
    raise();
  }

  [[nodiscard]] HWY_INLINE std::size_t rounds() const { return rounds_; }
  [[nodiscard]] HWY_INLINE Block round_key(std::size_t number) const { return round_keys_[number]; }

  /// Returns the end of the powers, behind H^1; H^n is n places before it.
  [[nodiscard]] HWY_INLINE const Factor* powers_end() const { return powers_ + kPowers; }

  /// All rounds. between(number): what runs beside a round, called for the first eight of them.
  template <std::size_t kBlocks, class Between>
  HWY_INLINE void encrypt(Block (&blocks)[kBlocks], const Between& between) const {
#pragma GCC unroll 16
    for (std::size_t number = 0; number < 9; ++number) {
      round(blocks, number);
      if (number < 8) between(number);
    }
    if (rounds_ > 10) {
      round(blocks, 9);
      round(blocks, 10);
    }
    if (rounds_ > 12) {
      round(blocks, 11);
      round(blocks, 12);
    }
    const Block before = round_keys_[rounds_ - 1];
    const Block last = round_keys_[rounds_];
#pragma GCC unroll 16
    for (Block& block : blocks) block = veorq_u8(vaeseq_u8(block, before), last);
  }

 private:
  template <std::size_t kBlocks>
  HWY_INLINE void round(Block (&blocks)[kBlocks], std::size_t number) const {
    const Block key = round_keys_[number];
#pragma GCC unroll 16
    for (Block& block : blocks) block = vaesmcq_u8(vaeseq_u8(block, key));
  }

  void expand(std::span<const std::uint8_t> key);
  void raise();

  Factor powers_[kPowers];
  Block round_keys_[kMaxRounds + 1] = {};
  std::size_t rounds_ = 10;
};

/// FIPS 197, 5.2. SubWord is the last round of the cipher on four columns that are alike.
inline void Entry::expand(std::span<const std::uint8_t> key) {
  std::uint32_t words[4 * (kMaxRounds + 1)];
  const std::size_t key_words = key.size() / sizeof *words;
  rounds_ = key_words + 6;
  __builtin_memcpy(words, key.data(), key.size());
  std::uint32_t constant = 1;
  for (std::size_t i = key_words; i < 4 * (rounds_ + 1); ++i) {
    std::uint32_t word = words[i - 1];
    if (i % key_words == 0 || (key_words == 8 && i % key_words == 4)) {
      word = vgetq_lane_u32(vreinterpretq_u32_u8(vaeseq_u8(vreinterpretq_u8_u32(vdupq_n_u32(word)), zero())), 0);
    }
    if (i % key_words == 0) {
      word = std::rotr(word, 8) ^ constant;
      constant = constant << 1 ^ (constant >> 7) * 0x11b;
    }
    words[i] = words[i - key_words] ^ word;
  }
  __builtin_memcpy(round_keys_, words, 16 * (rounds_ + 1));
  wipe(words, sizeof words);
}

inline void Entry::raise() {
  Block hash_key[1] = {zero()};
  encrypt(hash_key, [](std::size_t) {});
  const Factor first(vrbitq_u8(hash_key[0]));
  Factor* power = powers_ + kPowers;
  *--power = first;
  while (power != powers_) {
    Sum sum;
    sum.add(power->value, first);
    *--power = Factor(sum.reduced());
  }
}

}  // namespace tandem::aes_gcm::armv8
TANDEM_AES_GCM_ARMV8_END
