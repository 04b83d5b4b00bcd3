// Expanded key and products in GHASH's field, for the vector kernels. Included by vector_kernel-inl.h.
//
// GHASH's bits stand in reverse; with the bytes of blocks in reverse, too, and the hash key times x, it is POLYVAL,
// whose product is that of polynomials times x^-128.
//
// Standard  SP 800-38D, section 6.3; FIPS 197, section 5.2
// Source    RFC 8452, appendix A, for GHASH as POLYVAL
#pragma once

#include <hwy/base.h>
#include <immintrin.h>

#include <cstddef>
#include <cstdint>
#include <span>

#include "algorithms/aes_gcm/sw/kept_key.h"
#include "engine/wipe.h"

TANDEM_AES_GCM_BEGIN
namespace tandem::aes_gcm::TANDEM_AES_GCM_KERNEL {

inline constexpr std::size_t kVectorBytes = sizeof(V);
inline constexpr std::size_t kPowers = 32;
inline constexpr std::size_t kMaxRounds = 14;

HWY_INLINE Block load_block(const void* bytes) { return _mm_loadu_si128(static_cast<const Block*>(bytes)); }
HWY_INLINE void store_block(void* bytes, Block block) { _mm_storeu_si128(static_cast<Block*>(bytes), block); }

HWY_INLINE Block reversed_block(Block a) {
  return _mm_shuffle_epi8(a, _mm_set_epi8(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15));
}

HWY_INLINE V zeros() { return first_lane(_mm_setzero_si128()); }

/// Powers of a hash key and, of each, the sum of its halves, twice. Behind the last of both there are zeros, for
/// vectors with fewer blocks.
struct Powers {
  static constexpr std::size_t kBlocks = kPowers + kLanes - 1;
  Block all[2 * kBlocks] = {};

  /// Returns the end of the powers, behind H^1; H^n is n places before it.
  [[nodiscard]] HWY_INLINE const Block* end() const { return all + kPowers; }
  [[nodiscard]] static HWY_INLINE const Block* halves_of(const Block* power) { return power + kBlocks; }
};

/// A sum of products of 256 bits, one per lane: by Karatsuba's method, so `middle` has `low` and `high` in it.
struct Sum {
  HWY_INLINE Sum() : low(zeros()), middle(low), high(low) {}

  V low, middle, high;
};

HWY_INLINE V sum_of_halves(V a) { return xored(a, swapped(a)); }

HWY_INLINE void add_product(Sum& sum, V a, V power, V halves) {
  sum.low = xored(sum.low, low_product(a, power));
  sum.high = xored(sum.high, high_product(a, power));
  sum.middle = xored(sum.middle, low_product(sum_of_halves(a), halves));
}

/// Each lane's sum times x^-128, modulo x^128 + x^127 + x^126 + x^121 + 1: by Montgomery's method, x^64 at a time.
HWY_INLINE V reduced(const Sum& sum) {
  const V polynomial = broadcast(_mm_set1_epi64x(static_cast<std::int64_t>(0xc200000000000000)));
  const V middle = xored(sum.middle, sum.low, sum.high);
  const V low = xored(sum.low, up64(middle));
  const V high = xored(sum.high, down64(middle));
  const V once = xored(swapped(low), low_product(low, polynomial));
  return xored(high, swapped(once), low_product(once, polynomial));
}

HWY_INLINE V multiply(V a, V b) {
  Sum sum;
  add_product(sum, a, b, sum_of_halves(b));
  return reduced(sum);
}

/// A key, expanded, with powers of its hash key, and which key it is.
class Entry : private KeptKey {
 public:
  Entry() = default;
  Entry(const Entry&) = delete;
  Entry& operator=(const Entry&) = delete;
  ~Entry() {
    wipe(&powers_, sizeof powers_);
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
  [[nodiscard]] HWY_INLINE V round_key(std::size_t number) const { return round_keys_[number]; }

  [[nodiscard]] HWY_INLINE Block encrypted(Block block) const {
    block = _mm_xor_si128(block, first_block(round_keys_[0]));
#pragma GCC unroll 16
    for (std::size_t number = 1; number < 10; ++number) block = rounded(block, number);
    if (rounds_ > 10) block = rounded(rounded(block, 10), 11);
    if (rounds_ > 12) block = rounded(rounded(block, 12), 13);
    return _mm_aesenclast_si128(block, first_block(round_keys_[rounds_]));
  }

  [[nodiscard]] HWY_INLINE const Block* powers_end() const { return powers_.end(); }

 private:
  [[nodiscard]] HWY_INLINE Block rounded(Block block, std::size_t number) const {
    return _mm_aesenc_si128(block, first_block(round_keys_[number]));
  }

  void expand(std::span<const std::uint8_t> key);
  void raise();

  alignas(64) Powers powers_;
  V round_keys_[kMaxRounds + 1] = {};  ///< in every lane the same
  std::size_t rounds_ = 10;
};

/// FIPS 197, 5.2, four words at a time: each is the sum of those before it, of a key's length ago, and of one that went
/// through SubWord, which is the last round of the cipher on four columns that are alike.
inline void Entry::expand(std::span<const std::uint8_t> key) {
  std::uint32_t words[4 * (kMaxRounds + 1)];
  const std::size_t key_words = key.size() / sizeof *words;
  rounds_ = key_words + 6;
  __builtin_memcpy(words, key.data(), key.size());
  Block last = load_block(words + key_words - 4);
  int constant = 1;
  for (std::size_t i = key_words; i < 4 * (rounds_ + 1); i += 4) {
    if (key_words == 8 && i % key_words == 4) {
      last = _mm_aesenclast_si128(_mm_shuffle_epi32(last, 0xff), _mm_setzero_si128());
    } else {
      const Block rotated = _mm_shuffle_epi8(last, _mm_set1_epi32(0x0c0f0e0d));
      last = _mm_aesenclast_si128(rotated, _mm_set1_epi32(constant));
      constant = constant << 1 ^ (constant >> 7) * 0x11b;
    }
    const Block before = load_block(words + i - key_words);
    const Block pairs = _mm_xor_si128(before, _mm_slli_si128(before, 4));
    last = _mm_xor_si128(last, _mm_xor_si128(pairs, _mm_slli_si128(pairs, 8)));
    store_block(words + i, last);
    if (key_words == 6) {
      words[i + 4] = words[i - 2] ^ words[i + 3];
      words[i + 5] = words[i - 1] ^ words[i + 4];
      i += 2;
      last = load_block(words + i);
    }
  }
  for (std::size_t i = 0; i <= rounds_; ++i) round_keys_[i] = broadcast(load_block(words + 4 * i));
  wipe(words, sizeof words);
}

/// The hash key times x, and its powers, as many again from those that are there.
inline void Entry::raise() {
  const Block hash_key = reversed_block(encrypted(_mm_setzero_si128()));
  const auto low = static_cast<std::uint64_t>(_mm_cvtsi128_si64(hash_key));
  const auto high = static_cast<std::uint64_t>(_mm_extract_epi64(hash_key, 1));
  const std::uint64_t carry = 0 - (high >> 63);
  Block* const end = powers_.all + kPowers;
  end[-1] = _mm_set_epi64x(static_cast<std::int64_t>((high << 1 | low >> 63) ^ (carry & 0xc200000000000000)),
                           static_cast<std::int64_t>(low << 1 ^ (carry & 1)));
  for (std::ptrdiff_t n = 2; n <= static_cast<std::ptrdiff_t>(kLanes); ++n) {
    end[-n] = first_block(multiply(first_lane(end[-(n / 2)]), first_lane(end[-(n - n / 2)])));
  }
  for (std::size_t known = kLanes; known < kPowers; known *= 2) {
    const V highest = broadcast(*(end - known));
    for (std::size_t i = kLanes; i <= known; i += kLanes) {
      store(end - known - i, multiply(load(end - i), highest));
    }
  }
  for (std::size_t i = 0; i < kPowers; i += kLanes) {
    store(powers_.all + Powers::kBlocks + i, sum_of_halves(load(powers_.all + i)));
  }
}

}  // namespace tandem::aes_gcm::TANDEM_AES_GCM_KERNEL
TANDEM_AES_GCM_END
