// SNOW 3G for any CPU, without tables: 16 lanes or one.
//
// S1 and S2 substitute bytes by the gates of bit_boxes.h: a slice has 64 bits, one for each byte of the 16 lanes' R1 or
// R2. The rest is arithmetic on words that compilers vectorise. EVAL of UIA2 multiplies polynomials with the integer
// multiplier, over numbers so sparse that carries do not meet.
//
// Standard    TS 35.216, sections 3 and 4; TS 35.215, section 4.4
// Byte order  see ../README.md
// Timing      independent of key and data
// Checked by  snow3g_kernels_test.cpp
#include <cstring>

#include "algorithms/snow3g/sw/bit_boxes.h"
#include "algorithms/snow3g/sw/snow3g.h"
#include "algorithms/snow3g/sw/variants.h"
#include "engine/wipe.h"

namespace tandem::snow3g {
namespace {

/// A word of each lane.
template <std::size_t kLanes>
struct Words {
  std::uint32_t lane[kLanes];
};

/// Exchanges the bits of `a` under `mask << kShift` with those of `b` under `mask`.
template <int kShift>
void exchange(std::uint64_t& a, std::uint64_t& b, std::uint64_t mask) {
  const std::uint64_t difference = (a >> kShift ^ b) & mask;
  a ^= difference << kShift;
  b ^= difference;
}

/// Transposes eight words of eight bytes to slices, or back: bit j of byte m of word i goes to bit i of byte m of word
/// j.
void transpose_bits(Slices<std::uint64_t>& x) {
  for (const std::size_t i : {0U, 2U, 4U, 6U}) exchange<1>(x[i], x[i + 1], 0x5555555555555555);
  for (const std::size_t i : {0U, 1U, 4U, 5U}) exchange<2>(x[i], x[i + 2], 0x3333333333333333);
  for (const std::size_t i : {0U, 1U, 2U, 3U}) exchange<4>(x[i], x[i + 4], 0x0f0f0f0f0f0f0f0f);
}

/// SR of every byte of r1, SQ of every byte of r2.
void substitute(Words<16>& r1, Words<16>& r2) {
  Slices<std::uint64_t> x;
  std::memcpy(x.data(), r1.lane, sizeof x);
  transpose_bits(x);
  x = sr(x);
  transpose_bits(x);
  std::memcpy(r1.lane, x.data(), sizeof x);
  std::memcpy(x.data(), r2.lane, sizeof x);
  transpose_bits(x);
  x = sq(x);
  transpose_bits(x);
  std::memcpy(r2.lane, x.data(), sizeof x);
}

/// The same for eight bytes in one word, r1 the lower half: byte j of it becomes slice j.
void transpose_bits(std::uint64_t& x) {
  const auto exchange_within = [&x](int shift, std::uint64_t mask) {
    const std::uint64_t difference = (x >> shift ^ x) & mask;
    x ^= difference ^ difference << shift;
  };
  exchange_within(7, 0x00aa00aa00aa00aa);
  exchange_within(14, 0x0000cccc0000cccc);
  exchange_within(28, 0x00000000f0f0f0f0);
}

void substitute(Words<1>& r1, Words<1>& r2) {
  std::uint64_t both = r1.lane[0] | std::uint64_t{r2.lane[0]} << 32;
  transpose_bits(both);
  Slices<std::uint32_t> x;
  for (std::size_t i = 0; i < 8; ++i) x[i] = static_cast<std::uint8_t>(both >> 8 * i);
  const Slices<std::uint32_t> r1_bits = sr(x);
  const Slices<std::uint32_t> r2_bits = sq(x);
  both = 0;
  for (std::size_t i = 0; i < 8; ++i) both |= std::uint64_t{(r1_bits[i] & 0x0f) | (r2_bits[i] & 0xf0)} << 8 * i;
  transpose_bits(both);
  r1.lane[0] = static_cast<std::uint32_t>(both);
  r2.lane[0] = static_cast<std::uint32_t>(both >> 32);
}

/// Sections 3.3.1 and 3.3.2 after the substitution: every byte becomes 2 a + 3 b + c + d of itself and the three less
/// significant ones in turn.
inline std::uint32_t mix(std::uint32_t word, std::uint32_t field) {
  const std::uint32_t next = std::rotr(word, 8);
  const std::uint32_t sum = word ^ next;
  const std::uint32_t carry = sum >> 7 & 0x01010101;
  const std::uint32_t doubled = (sum & 0x7f7f7f7f) << 1 ^ (((carry << 8) - carry) & 0x01010101 * field);
  return doubled ^ next ^ std::rotr(sum, 16);
}

/// kTimes(c) for the byte c in bits 7:0 of `word`: the sum of what its bits become.
template <std::uint32_t (*kTimes)(std::uint8_t)>
inline std::uint32_t times(std::uint32_t word) {
  constexpr std::uint32_t kImages[] = {kTimes(1),  kTimes(2),  kTimes(4),  kTimes(8),
                                       kTimes(16), kTimes(32), kTimes(64), kTimes(128)};
  std::uint32_t sum = 0;
  for (int i = 0; i < 8; ++i) sum ^= (0U - (word >> i & 1)) & kImages[i];
  return sum;
}

/// The LFSR as a ring of rows, of which row `first` is s0, and the FSM. Wiped on destruction.
template <std::size_t kLanes>
class Streams {
 public:
  explicit Streams(const lanes::State& state) {
    std::memcpy(s_, state.words, sizeof s_);
    std::memcpy(&r1_, state.words + 16 * kLanes, sizeof r1_);
    std::memcpy(&r2_, state.words + 17 * kLanes, sizeof r2_);
    std::memcpy(&r3_, state.words + 18 * kLanes, sizeof r3_);
  }
  Streams(const Streams&) = delete;
  Streams& operator=(const Streams&) = delete;
  ~Streams() { wipe(this, sizeof *this); }

  void store(lanes::State& state) const {
    for (std::size_t i = 0; i < kCells; ++i) std::memcpy(state.words + i * kLanes, &cell(i), sizeof cell(i));
    std::memcpy(state.words + 16 * kLanes, &r1_, sizeof r1_);
    std::memcpy(state.words + 17 * kLanes, &r2_, sizeof r2_);
    std::memcpy(state.words + 18 * kLanes, &r3_, sizeof r3_);
  }

  /// Sections 3.4.4 to 3.4.6. Leaves F in f_.
  template <bool kInitialising>
  void clock() {
    Words<kLanes> r;
    for (std::size_t l = 0; l < kLanes; ++l) {
      f_.lane[l] = (cell(15).lane[l] + r1_.lane[l]) ^ r2_.lane[l];
      r.lane[l] = r2_.lane[l] + (r3_.lane[l] ^ cell(5).lane[l]);
    }
    substitute(r1_, r2_);
    for (std::size_t l = 0; l < kLanes; ++l) {
      r3_.lane[l] = mix(r2_.lane[l], kSqField);
      r2_.lane[l] = mix(r1_.lane[l], kRijndaelField);
    }
    r1_ = r;
    s0_ = cell(0);
    for (std::size_t l = 0; l < kLanes; ++l) {
      const std::uint32_t s0 = cell(0).lane[l];
      const std::uint32_t s11 = cell(11).lane[l];
      const std::uint32_t alphas = times<mul_alpha>(s0 >> 24) ^ times<div_alpha>(s11);
      cell(0).lane[l] = s0 << 8 ^ s11 >> 8 ^ alphas ^ cell(2).lane[l] ^ (kInitialising ? f_.lane[l] : 0);
    }
    wipe(&r, sizeof r);
    first_ = (first_ + 1) % kCells;
  }

  /// Section 4.2: the keystream word of the clock that was, of a lane.
  [[nodiscard]] std::uint32_t z(std::size_t lane) const { return f_.lane[lane] ^ s0_.lane[lane]; }

 private:
  Words<kLanes>& cell(std::size_t i) { return s_[(first_ + i) % kCells]; }
  [[nodiscard]] const Words<kLanes>& cell(std::size_t i) const { return s_[(first_ + i) % kCells]; }

  Words<kLanes> s_[kCells];
  Words<kLanes> r1_, r2_, r3_, f_, s0_;
  std::size_t first_ = 0;
};

template <std::size_t kLanes>
void initialise(lanes::State& state) {
  Streams<kLanes> streams(state);
  for (int t = 0; t < 32; ++t) streams.template clock<true>();
  streams.template clock<false>();
  streams.store(state);
}

template <std::size_t kLanes>
void generate(lanes::State& state, std::uint8_t* keystream, std::size_t stride, std::size_t words) {
  Streams<kLanes> streams(state);
  for (std::size_t t = 0; t < words; ++t) {
    streams.template clock<false>();
    for (std::size_t l = 0; l < kLanes; ++l) {
      const std::uint32_t z = big_endian(streams.z(l));
      std::memcpy(keystream + l * stride + 4 * t, &z, sizeof z);
    }
  }
  streams.store(state);
}

/// Product of polynomials over GF(2) below x^32. Of the numbers that are multiplied every fourth bit at most is set, so
/// that no more than eight meet in one place and their carries end before the next place that counts.
std::uint64_t multiply_polynomials(std::uint32_t a, std::uint32_t b) {
  constexpr std::uint64_t kPlaces = 0x1111111111111111;
  std::uint64_t product = 0;
  for (int place = 0; place < 4; ++place) {
    std::uint64_t sum = 0;
    for (int i = 0; i < 4; ++i) {
      const auto a_part = static_cast<std::uint32_t>(a & kPlaces << i);
      const auto b_part = static_cast<std::uint32_t>(b & kPlaces << ((place - i) & 3));
      sum ^= std::uint64_t{a_part} * b_part;
    }
    product |= sum & kPlaces << place;
  }
  return product;
}

/// A polynomial below x^128.
struct Product128 {
  std::uint64_t low, high;
};

/// The same below x^64, by Karatsuba.
Product128 multiply_polynomials(std::uint64_t a, std::uint64_t b) {
  const auto a0 = static_cast<std::uint32_t>(a);
  const auto a1 = static_cast<std::uint32_t>(a >> 32);
  const auto b0 = static_cast<std::uint32_t>(b);
  const auto b1 = static_cast<std::uint32_t>(b >> 32);
  const std::uint64_t low = multiply_polynomials(a0, b0);
  const std::uint64_t high = multiply_polynomials(a1, b1);
  const std::uint64_t middle = multiply_polynomials(a0 ^ a1, b0 ^ b1) ^ low ^ high;
  return {low ^ middle << 32, high ^ middle >> 32};
}

/// x^64 is x^4 + x^3 + x + 1.
std::uint64_t reduce(Product128 v) {
  const std::uint64_t over = v.high >> 63 ^ v.high >> 61 ^ v.high >> 60;
  const std::uint64_t folded = v.high ^ over;
  return v.low ^ folded ^ folded << 1 ^ folded << 3 ^ folded << 4;
}

}  // namespace

const lanes::Kernel kPortableKernels[2] = {{16, 610, initialise<16>, generate<16>},
                                           {1, 313, initialise<1>, generate<1>}};

std::uint64_t evaluate_portable(std::uint64_t p, std::uint64_t q, const std::uint8_t* message, std::uint64_t len_bits) {
  std::uint64_t eval = 0;
  for (std::uint64_t i = 0; 64 * i < len_bits; ++i) {
    eval = reduce(multiply_polynomials(eval ^ message_block(message, len_bits, i), p));
  }
  return reduce(multiply_polynomials(eval ^ len_bits, q));
}

}  // namespace tandem::snow3g
