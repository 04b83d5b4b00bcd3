// ZUC in vectors of 128 bits, compiled by Google Highway for NEON, and once more for NEON with instructions for AES
// (armv8.cpp): 4 streams side by side, or one.
//
// The S-boxes are networks of lookups by nibble (nibbles.h); S1 is the S-box of AES between two of them where there is
// an instruction for that. Side by side, a vector holds a word of every stream, and bytes of R1 and R2 share vectors by
// S-box. One stream has its LFSR and the linear part of F in scalar registers; only the 8 bytes of both registers go
// through vectors.
//
// Standard    ETSI/SAGE 128-EEA3 & 128-EIA3 Document 2, sections 3.2-3.6
// Byte order  see ../README.md
// Timing      independent of key and data
// Checked by  zuc_test.cpp, zuc_random_test.cpp against reference.cpp

#include "engine/highway_targets.h"
#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "algorithms/zuc/sw/hwy.cpp"
#include <hwy/foreach_target.h>
#include <hwy/highway.h>

#include <bit>
#include <cstring>

#include "algorithms/zuc/sw/function.h"
#include "algorithms/zuc/sw/nibbles.h"
#include "algorithms/zuc/sw/variants.h"
#include "engine/wipe.h"

#ifndef TANDEM_ZUC_ARMV8
#define TANDEM_ZUC_ARMV8 0
#endif

#if HWY_TARGET == HWY_NEON
HWY_BEFORE_NAMESPACE();
#if TANDEM_ZUC_ARMV8
HWY_PUSH_ATTRIBUTES("+crypto")
#endif
namespace tandem::zuc {
namespace HWY_NAMESPACE {
namespace {

namespace hn = hwy::HWY_NAMESPACE;
using Words = hn::ScalableTag<std::uint32_t>;
using V = hn::Vec<Words>;
constexpr std::size_t kLanes = HWY_LANES(std::uint32_t);
constexpr std::uint32_t kMask = 0x7fffffff;

/// Looks every byte of `index` up in a table of 16.
template <class B>
HWY_INLINE B look_up(const std::uint8_t table[16], B index) {
  return hn::TableLookupBytesOr0(hn::LoadDup128(hn::DFromV<B>(), table), index);
}

/// The nibbles of bytes.
template <class B>
struct Nibbles {
  B low, high;
  HWY_INLINE explicit Nibbles(B x) {
    const hn::DFromV<B> d;
    const hn::Repartition<std::uint16_t, hn::DFromV<B>> pairs;
    const B mask = hn::Set(d, 0x0f);
    low = hn::And(x, mask);
    high = hn::And(hn::BitCast(d, hn::ShiftRight<4>(hn::BitCast(pairs, x))), mask);
  }
};

template <class B>
HWY_INLINE B s0(B bytes) {
  const Nibbles<B> x(bytes);
  const B a = hn::Xor(x.high, look_up(kP1, x.low));
  const B b = hn::Xor(x.low, look_up(kP2, a));
  return hn::Xor(hn::Add(a, a), look_up(kP3, b));
}

#if TANDEM_ZUC_ARMV8
template <class B>
HWY_INLINE B s1(B bytes) {
  // The instruction's ShiftRows moves byte 4 c + r to 4 (c - r) + r; before it, this moves it the other way.
  alignas(16) static constexpr std::uint8_t kUndoRowShift[16] = {0, 13, 10, 7, 4, 1, 14, 11, 8, 5, 2, 15, 12, 9, 6, 3};
  const hn::DFromV<B> d;
  const Nibbles<B> x(bytes);
  const B in = hn::Xor(look_up(kToAesLow, x.low), look_up(kToAesHigh, x.high));
  const B placed = hn::TableLookupBytes(in, hn::Load(d, kUndoRowShift));
  const Nibbles<B> y(B(vaeseq_u8(placed.raw, vdupq_n_u8(0))));
  return hn::Xor(look_up(kFromAesLow, y.low), look_up(kFromAesHigh, y.high));
}
#else
template <class B>
HWY_INLINE B s1(B bytes) {
  const Nibbles<B> x(bytes);
  const B i = hn::Xor(look_up(kLowToI, x.low), look_up(kHighToI, x.high));
  const B k = hn::Xor(look_up(kLowToK, x.low), look_up(kHighToK, x.high));
  const B j = hn::Xor(i, k);
  const B quotient = look_up(kQuotient, k);
  const B by_i = hn::Xor(look_up(kInverse, hn::Xor(look_up(kInverse, i), quotient)), j);
  const B by_j = hn::Xor(look_up(kInverse, hn::Xor(look_up(kInverse, j), quotient)), i);
  const B sum = hn::Xor(look_up(kOut1, by_i), look_up(kOut2, by_j));
  return hn::Xor(sum, hn::Set(hn::DFromV<B>(), 0x55));
}
#endif

/// Words rotated to the left by kBytes bytes.
template <int kBytes, class W>
HWY_INLINE W rotate_bytes(W words) {
  alignas(16) static constexpr std::uint8_t kPlaces[4][16] = {
      {},
      {3, 0, 1, 2, 7, 4, 5, 6, 11, 8, 9, 10, 15, 12, 13, 14},
      {2, 3, 0, 1, 6, 7, 4, 5, 10, 11, 8, 9, 14, 15, 12, 13},
      {1, 2, 3, 0, 5, 6, 7, 4, 9, 10, 11, 8, 13, 14, 15, 12},
  };
  const hn::DFromV<W> d;
  const hn::Repartition<std::uint8_t, hn::DFromV<W>> bytes;
  return hn::BitCast(d, hn::TableLookupBytes(hn::BitCast(bytes, words), hn::LoadDup128(bytes, kPlaces[kBytes])));
}

/// Bits 31..16 of `high`, bits 15..0 of `low`.
template <class W>
HWY_INLINE W halves_of(W high, W low) {
  const hn::DFromV<W> d;
  const hn::Repartition<std::uint16_t, hn::DFromV<W>> halves;
  return hn::BitCast(d, hn::OddEven(hn::BitCast(halves, high), hn::BitCast(halves, low)));
}

/// kLanes streams. Cells are written behind the last one; after 16 clocks they move to the front.
class Streams {
 public:
  HWY_INLINE explicit Streams(const lanes::State& state) {
    const Words d;
    for (std::size_t i = 0; i < kCells; ++i) put(i, hn::LoadU(d, state.words + i * kLanes));
    hn::Store(hn::LoadU(d, state.words + kR1 * kLanes), d, r1_);
    hn::Store(hn::LoadU(d, state.words + kR2 * kLanes), d, r2_);
  }
  Streams(const Streams&) = delete;
  Streams& operator=(const Streams&) = delete;
  HWY_INLINE ~Streams() { wipe(this, sizeof *this); }

  HWY_INLINE void store(lanes::State& state) const {
    std::memcpy(state.words, cells_, sizeof cells_ / 2);
    std::memcpy(state.words + kR1 * kLanes, r1_, sizeof r1_);
    std::memcpy(state.words + kR2 * kLanes, r2_, sizeof r2_);
  }

  /// `count` clocks, at most 16.
  template <bool kInitialise>
  HWY_INLINE void clock(std::size_t count) {
    const Words d;
    V r1 = hn::Load(d, r1_);
    V r2 = hn::Load(d, r2_);
    for (std::size_t i = 0; i < count; ++i) {
      const V w = filter(i, r1, r2);
      put(i + kCells, next_cell<kInitialise>(i, w));
      const V z = kInitialise ? w : hn::Xor(w, join(i + 2, i));
      hn::Store(z, d, words_[i]);
    }
    hn::Store(r1, d, r1_);
    hn::Store(r2, d, r2_);
    std::memmove(cells_, cells_ + count, sizeof cells_ / 2);
    std::memmove(odd_, odd_ + count, sizeof odd_ / 2);
  }

  /// The words of the last `clock`, and anything up to a multiple of four.
  HWY_INLINE void write(std::uint8_t* out, std::size_t stride, std::size_t count) const {
    for (std::size_t i = 0; i < count; i += 4) write_four(words_ + i, out + 4 * i, stride);
  }

 private:
  using Row = std::uint32_t[kLanes];

  HWY_INLINE V cell(std::size_t at) const { return hn::Load(Words(), cells_[at]); }

  HWY_INLINE void put(std::size_t at, V v) {
    const Words d;
    const hn::Repartition<std::uint64_t, Words> wide;
    hn::Store(v, d, cells_[at]);
    hn::Store(hn::BitCast(d, hn::ShiftRight<32>(hn::BitCast(wide, v))), d, odd_[at]);
  }

  /// A word of the bit reorganisation: bits 15..0 of one cell, then bits 30..15 of another.
  HWY_INLINE V join(std::size_t low, std::size_t high) const {
    return hn::Or(hn::ShiftLeft<16>(cell(low)), hn::ShiftRight<15>(cell(high)));
  }

  /// F with s0 in place `at`; returns W.
  HWY_INLINE V filter(std::size_t at, V& r1, V& r2) const {
    const Words d;
    const hn::Repartition<std::uint8_t, Words> bytes;
    const V w = hn::Add(hn::Xor(halves_of(hn::Add(cell(at + 15), cell(at + 15)), cell(at + 14)), r1), r2);
    const V w1 = hn::Add(r1, join(at + 11, at + 9));
    const V w2 = hn::Xor(r2, join(at + 7, at + 5));
    const V u = rotate_bytes<2>(halves_of(w2, w1));
    const V v = halves_of(w1, w2);  // L2's input rotated by 16
    const V u2 = hn::RotateRight<30>(u);
    const V v6 = hn::RotateRight<26>(v);
    // L1 of u; L2 of the input that v stands for, rotated by 8.
    const V lu =
        hn::Xor(hn::Xor(hn::Xor(u, rotate_bytes<3>(u)), hn::Xor(u2, rotate_bytes<1>(u2))), rotate_bytes<2>(u2));
    const V lv =
        hn::Xor(hn::Xor(hn::Xor(v, rotate_bytes<3>(v)), hn::Xor(v6, rotate_bytes<1>(v6))), rotate_bytes<2>(v6));
    // Bytes 3 and 1 go through S0, the others through S1.
    const V odd = hn::Set(d, 0xff00ff00);
    const V for_s0 = hn::Or(hn::And(odd, lu), hn::AndNot(odd, lv));
    const V for_s1 = hn::Xor(for_s0, hn::Xor(lu, lv));
    const V b0 = hn::BitCast(d, s0(hn::BitCast(bytes, for_s0)));
    const V b1 = hn::BitCast(d, s1(hn::BitCast(bytes, for_s1)));
    r1 = hn::Or(hn::And(odd, b0), hn::AndNot(odd, b1));
    r2 = rotate_bytes<3>(hn::Xor(r1, hn::Xor(b0, b1)));
    return w;
  }

  /// The LFSR with s0 in place `at`. Adding the carry at the other end gives no 0, as the standard wants it: the sum is
  /// not 0.
  template <bool kInitialise>
  HWY_INLINE V next_cell(std::size_t at, V w) const {
    const Words d;
    const auto even = products(cells_, at);
    const auto odd = products(odd_, at);
    V sum = hn::Or(hn::BitCast(d, even), hn::BitCast(d, hn::ShiftLeft<32>(odd)));
    sum = fold(sum);
    if constexpr (kInitialise) sum = fold(hn::Add(sum, hn::ShiftRight<1>(w)));
    return sum;
  }

  /// Folds numbers of 32 bits.
  HWY_INLINE static V fold(V sum) { return hn::Add(hn::And(sum, hn::Set(Words(), kMask)), hn::ShiftRight<31>(sum)); }

  /// The sum of products of every second lane, less than 2^32.
  HWY_INLINE static hn::Vec<hn::Repartition<std::uint64_t, Words>> products(const Row* s, std::size_t at) {
    const Words d;
    const hn::Repartition<std::uint64_t, Words> wide;
    auto sum = hn::MulEven(hn::Load(d, s[at]), hn::Set(d, 257));
    sum = hn::Add(sum, hn::MulEven(hn::Load(d, s[at + 4]), hn::Set(d, 1 << 20)));
    sum = hn::Add(sum, hn::MulEven(hn::Load(d, s[at + 10]), hn::Set(d, 1 << 21)));
    sum = hn::Add(sum, hn::MulEven(hn::Load(d, s[at + 13]), hn::Set(d, 1 << 17)));
    sum = hn::Add(sum, hn::MulEven(hn::Load(d, s[at + 15]), hn::Set(d, 1 << 15)));
    return hn::Add(hn::And(sum, hn::Set(wide, kMask)), hn::ShiftRight<31>(sum));
  }

  /// Four words of every lane, most significant byte first.
  HWY_INLINE static void write_four(const Row* words, std::uint8_t* out, std::size_t stride) {
    const Words d;
    const hn::Repartition<std::uint64_t, Words> pairs;
    const V a = hn::InterleaveLower(d, swapped(words[0]), swapped(words[1]));
    const V b = hn::InterleaveUpper(d, swapped(words[0]), swapped(words[1]));
    const V c = hn::InterleaveLower(d, swapped(words[2]), swapped(words[3]));
    const V e = hn::InterleaveUpper(d, swapped(words[2]), swapped(words[3]));
    const auto wide = [pairs](V v) HWY_ATTR { return hn::BitCast(pairs, v); };
    write_block(hn::InterleaveLower(pairs, wide(a), wide(c)), out);
    write_block(hn::InterleaveUpper(pairs, wide(a), wide(c)), out + stride);
    write_block(hn::InterleaveLower(pairs, wide(b), wide(e)), out + 2 * stride);
    write_block(hn::InterleaveUpper(pairs, wide(b), wide(e)), out + 3 * stride);
  }

  HWY_INLINE static V swapped(const Row& row) {
    alignas(16) static constexpr std::uint8_t kReverse[16] = {3, 2, 1, 0, 7, 6, 5, 4, 11, 10, 9, 8, 15, 14, 13, 12};
    const Words d;
    const hn::Repartition<std::uint8_t, Words> bytes;
    const auto table = hn::LoadDup128(bytes, kReverse);
    return hn::BitCast(d, hn::TableLookupBytes(hn::BitCast(bytes, hn::Load(d, row)), table));
  }

  template <class P>
  HWY_INLINE static void write_block(P v, std::uint8_t* out) {
    const hn::Repartition<std::uint8_t, hn::DFromV<P>> d;
    hn::StoreU(hn::BitCast(d, v), d, out);
  }

  alignas(64) Row cells_[2 * kCells];
  alignas(64) Row odd_[2 * kCells];  ///< lanes 1, 3, .. of the cells in lanes 0, 2, ..
  alignas(64) Row r1_, r2_;
  alignas(64) Row words_[kCells];
};

void initialise_batch(lanes::State& state, std::size_t rounds) {
  Streams streams(state);
  for (std::size_t i = 0; i < rounds; i += kCells) streams.clock<true>(kCells);
  streams.clock<false>(1);
  streams.store(state);
}

void generate_batch(lanes::State& state, std::uint8_t* keystream, std::size_t stride, std::size_t words) {
  Streams streams(state);
  for (std::size_t at = 0; at < words; at += kCells) {
    const std::size_t count = HWY_MIN(words - at, kCells);
    streams.clock<false>(count);
    streams.write(keystream + 4 * at, stride, count);
  }
  streams.store(state);
}

/// One stream.
class OneLane {
 public:
  explicit OneLane(lanes::State& state) : state_(state), r1_(state.words[kR1]), r2_(state.words[kR2]) {
    std::memcpy(s_, state.words, sizeof s_ / 2);
  }
  OneLane(const OneLane&) = delete;
  OneLane& operator=(const OneLane&) = delete;
  ~OneLane() {
    std::memcpy(state_.words, s_, sizeof s_ / 2);
    state_.words[kR1] = r1_;
    state_.words[kR2] = r2_;
    wipe(s_, sizeof s_);
  }

  /// rounds: a multiple of 16.
  void initialise(std::size_t rounds) {
    for (std::size_t i = 0; i < rounds; ++i) {
      const std::uint32_t* s = s_ + i % kCells;
      const std::uint32_t w = filter(s);
      s_[i % kCells + kCells] = next_cell(s, w >> 1);
      if (i % kCells == kCells - 1) move(kCells);
    }
    filter(s_);  // the first clock of the working stage, whose word is discarded
    s_[kCells] = next_cell(s_, 0);
    move(1);
  }

  void generate(std::uint8_t* keystream, std::size_t words) {
    while (words > 0) {
      const std::size_t count = HWY_MIN(words, kCells);
      for (std::size_t i = 0; i < count; ++i) {
        const std::uint32_t x3 = join(s_[i + 2], s_[i]);
        s_[i + kCells] = next_cell(s_ + i, 0);
        store_word(keystream + 4 * i, filter(s_ + i) ^ x3);
      }
      move(count);
      keystream += 4 * count;
      words -= count;
    }
  }

 private:
  static std::uint32_t join(std::uint32_t low, std::uint32_t high) { return low << 16 | high >> 15; }

  static std::uint32_t next_cell(const std::uint32_t* s, std::uint32_t u) {
    std::uint64_t sum = (std::uint64_t{s[15]} << 15) + (std::uint64_t{s[13]} << 17) + (std::uint64_t{s[10]} << 21) +
                        (std::uint64_t{s[4]} << 20) + (std::uint64_t{s[0]} << 8) + s[0] + u;
    sum = (sum & kMask) + (sum >> 31);
    return static_cast<std::uint32_t>((sum & kMask) + (sum >> 31));
  }

  HWY_INLINE std::uint32_t filter(const std::uint32_t* s) {
    const std::uint32_t x0 = (s[15] << 1 & 0xffff0000) | (s[14] & 0xffff);
    const std::uint32_t w = (x0 ^ r1_) + r2_;
    const std::uint32_t w1 = r1_ + join(s[11], s[9]);
    const std::uint32_t w2 = r2_ ^ join(s[7], s[5]);
    const std::uint32_t u = w1 << 16 | w2 >> 16;
    const std::uint32_t v = w2 << 16 | w1 >> 16;
    const std::uint32_t lu = u ^ std::rotl(u, 2) ^ std::rotl(u, 10) ^ std::rotl(u, 18) ^ std::rotl(u, 24);
    const std::uint32_t lv = v ^ std::rotl(v, 8) ^ std::rotl(v, 14) ^ std::rotl(v, 22) ^ std::rotl(v, 30);
    const hn::Full128<std::uint64_t> pairs;
    const hn::Repartition<std::uint8_t, decltype(pairs)> bytes;
    const auto in = hn::BitCast(bytes, hn::Set(pairs, std::uint64_t{lv} << 32 | lu));
    const auto both = hn::OddEven(s0(in), s1(in));
    const std::uint64_t out = hn::GetLane(hn::BitCast(pairs, both));
    r1_ = static_cast<std::uint32_t>(out);
    r2_ = static_cast<std::uint32_t>(out >> 32);
    return w;
  }

  void move(std::size_t count) { std::memmove(s_, s_ + count, sizeof s_ / 2); }

  lanes::State& state_;
  std::uint32_t s_[2 * kCells];
  std::uint32_t r1_, r2_;
};

void initialise_one(lanes::State& state, std::size_t rounds) { OneLane(state).initialise(rounds); }

void generate_one(lanes::State& state, std::uint8_t* keystream, std::size_t words) {
  OneLane(state).generate(keystream, words);
}

}  // namespace
}  // namespace HWY_NAMESPACE
}  // namespace tandem::zuc
#if TANDEM_ZUC_ARMV8
HWY_POP_ATTRIBUTES
#endif
HWY_AFTER_NAMESPACE();
#endif

#if HWY_ONCE
namespace tandem::zuc {
#if defined(__ARM_NEON)
#if TANDEM_ZUC_ARMV8
#define TANDEM_ZUC_NAME(function, streams) function##_armv8_##streams
#else
#define TANDEM_ZUC_NAME(function, streams) function##_neon_##streams
#endif
void TANDEM_ZUC_NAME(initialise, 4)(lanes::State& state) { HWY_NAMESPACE::initialise_batch(state, kRounds); }
void TANDEM_ZUC_NAME(initialise48, 4)(lanes::State& state) { HWY_NAMESPACE::initialise_batch(state, kRounds256); }
void TANDEM_ZUC_NAME(initialise, 1)(lanes::State& state) { HWY_NAMESPACE::initialise_one(state, kRounds); }
void TANDEM_ZUC_NAME(initialise48, 1)(lanes::State& state) { HWY_NAMESPACE::initialise_one(state, kRounds256); }
void TANDEM_ZUC_NAME(generate, 4)(lanes::State& state, std::uint8_t* keystream, std::size_t stride, std::size_t words) {
  HWY_NAMESPACE::generate_batch(state, keystream, stride, words);
}
void TANDEM_ZUC_NAME(generate, 1)(lanes::State& state, std::uint8_t* keystream, std::size_t, std::size_t words) {
  HWY_NAMESPACE::generate_one(state, keystream, words);
}
#endif
}  // namespace tandem::zuc
#endif
