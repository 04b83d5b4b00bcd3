// What the AVX-512 kernel makes of a key, and products in GHASH's field: four blocks in each vector. Private.
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

/// From here to TANDEM_AES_GCM_AVX512_END functions may use what cpu::has_avx512_vaes asks for.
#define TANDEM_AES_GCM_AVX512_BEGIN \
  HWY_PUSH_ATTRIBUTES("avx,avx2,bmi,bmi2,fma,avx512f,avx512bw,avx512cd,avx512dq,avx512vl,aes,vaes,pclmul,vpclmulqdq")
#define TANDEM_AES_GCM_AVX512_END HWY_POP_ATTRIBUTES

TANDEM_AES_GCM_AVX512_BEGIN
namespace tandem::aes_gcm::avx512 {

using Block = __m128i;
using V = __m512i;

inline constexpr std::size_t kLanes = 4;  ///< blocks in a vector
inline constexpr std::size_t kVectorBytes = sizeof(V);
inline constexpr std::size_t kPowers = 32;
inline constexpr std::size_t kMaxRounds = 14;
HWY_INLINE Block load_block(const void* bytes) { return _mm_loadu_si128(static_cast<const Block*>(bytes)); }
HWY_INLINE void store_block(void* bytes, Block block) { _mm_storeu_si128(static_cast<Block*>(bytes), block); }

HWY_INLINE __mmask64 first(std::size_t bytes) { return _bzhi_u64(~std::uint64_t{0}, static_cast<unsigned>(bytes)); }

/// Bytes of every block in reverse order.
HWY_INLINE Block reversed(Block a) {
  return _mm_shuffle_epi8(a, _mm_set_epi8(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15));
}
HWY_INLINE V reversed(V a) {
  constexpr std::int64_t kHigh = 0x0001020304050607;
  constexpr std::int64_t kLow = 0x08090a0b0c0d0e0f;
  return _mm512_shuffle_epi8(a, _mm512_set_epi64(kHigh, kLow, kHigh, kLow, kHigh, kLow, kHigh, kLow));
}

HWY_INLINE V xor3(V a, V b, V c) { return _mm512_ternarylogic_epi64(a, b, c, 0x96); }

/// A sum of products of 256 bits, one per lane.
struct Sum {
  HWY_INLINE Sum() : low(_mm512_setzero_si512()), middle(low), high(low) {}

  V low, middle, high;
};

HWY_INLINE void add_product(Sum& sum, V a, V b) {
  sum.low = _mm512_xor_si512(sum.low, _mm512_clmulepi64_epi128(a, b, 0x00));
  sum.middle = xor3(sum.middle, _mm512_clmulepi64_epi128(a, b, 0x01), _mm512_clmulepi64_epi128(a, b, 0x10));
  sum.high = _mm512_xor_si512(sum.high, _mm512_clmulepi64_epi128(a, b, 0x11));
}

/// Each lane's sum times x^-128, modulo x^128 + x^127 + x^126 + x^121 + 1: by Montgomery's method, x^64 at a time.
HWY_INLINE V reduced(const Sum& sum) {
  const V polynomial = _mm512_set1_epi64(static_cast<std::int64_t>(0xc200000000000000));
  const V low = _mm512_xor_si512(sum.low, _mm512_bslli_epi128(sum.middle, 8));
  const V high = _mm512_xor_si512(sum.high, _mm512_bsrli_epi128(sum.middle, 8));
  const V once =
      _mm512_xor_si512(_mm512_shuffle_epi32(low, _MM_PERM_BADC), _mm512_clmulepi64_epi128(low, polynomial, 0));
  return xor3(high, _mm512_shuffle_epi32(once, _MM_PERM_BADC), _mm512_clmulepi64_epi128(once, polynomial, 0));
}

/// The sum of the lanes, in the first of them; zeros in the others.
HWY_INLINE V folded(V a) {
  const __m256i halves = _mm256_xor_si256(_mm512_castsi512_si256(a), _mm512_extracti64x4_epi64(a, 1));
  const Block all = _mm_xor_si128(_mm256_castsi256_si128(halves), _mm256_extracti128_si256(halves, 1));
  return _mm512_zextsi128_si512(all);
}

HWY_INLINE V multiply(V a, V b) {
  Sum sum;
  add_product(sum, a, b);
  return reduced(sum);
}

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
    expand(key);
    raise();
    KeptKey::take(key);
  }

  [[nodiscard]] HWY_INLINE std::size_t rounds() const { return rounds_; }
  [[nodiscard]] HWY_INLINE V round_key(std::size_t number) const { return round_keys_[number]; }

  [[nodiscard]] HWY_INLINE Block encrypted(Block block) const {
    block = _mm_xor_si128(block, first_lane(0));
#pragma GCC unroll 16
    for (std::size_t number = 1; number < 10; ++number) block = _mm_aesenc_si128(block, first_lane(number));
    if (rounds_ > 10) block = _mm_aesenc_si128(_mm_aesenc_si128(block, first_lane(10)), first_lane(11));
    if (rounds_ > 12) block = _mm_aesenc_si128(_mm_aesenc_si128(block, first_lane(12)), first_lane(13));
    return _mm_aesenclast_si128(block, first_lane(rounds_));
  }

  /// Behind H^1, behind which there are zeros for vectors with fewer blocks; H^n is n before.
  [[nodiscard]] HWY_INLINE const Block* powers_end() const { return powers_ + kPowers; }

 private:
  [[nodiscard]] HWY_INLINE Block first_lane(std::size_t number) const {
    return _mm512_castsi512_si128(round_keys_[number]);
  }

  void expand(std::span<const std::uint8_t> key);
  void raise();

  alignas(64) Block powers_[kPowers + kLanes - 1] = {};
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
  for (std::size_t i = 0; i <= rounds_; ++i) round_keys_[i] = _mm512_broadcast_i32x4(load_block(words + 4 * i));
  wipe(words, sizeof words);
}

/// The hash key times x, and its powers, as many again from those that are there.
inline void Entry::raise() {
  const Block hash_key = reversed(encrypted(_mm_setzero_si128()));
  const auto low = static_cast<std::uint64_t>(_mm_cvtsi128_si64(hash_key));
  const auto high = static_cast<std::uint64_t>(_mm_extract_epi64(hash_key, 1));
  const std::uint64_t carry = 0 - (high >> 63);
  const Block power = _mm_set_epi64x(static_cast<std::int64_t>((high << 1 | low >> 63) ^ (carry & 0xc200000000000000)),
                                     static_cast<std::int64_t>(low << 1 ^ (carry & 1)));
  const V square = multiply(_mm512_zextsi128_si512(power), _mm512_zextsi128_si512(power));
  const V two = _mm512_inserti32x4(square, power, 1);
  const V next_two = multiply(two, _mm512_broadcast_i32x4(_mm512_castsi512_si128(square)));
  Block* const end = powers_ + kPowers;
  _mm512_storeu_si512(end - kLanes, _mm512_inserti64x4(next_two, _mm512_castsi512_si256(two), 1));
  for (std::size_t known = kLanes; known < kPowers; known *= 2) {
    const V highest = _mm512_broadcast_i32x4(*(end - known));
    for (std::size_t i = kLanes; i <= known; i += kLanes) {
      _mm512_storeu_si512(end - known - i, multiply(_mm512_loadu_si512(end - i), highest));
    }
  }
}

}  // namespace tandem::aes_gcm::avx512
TANDEM_AES_GCM_AVX512_END
