// ZUC for any CPU, without tables: one stream with the bits of its four bytes spread in a word, or 16 streams
// bitsliced.
//
// Standard    ETSI/SAGE 128-EEA3 & 128-EIA3 Document 2, sections 3.2-3.6; Document 1, section 4
// Byte order  see ../README.md
// Timing      independent of key and data
// Checked by  zuc_test.cpp, zuc_random_test.cpp against reference.cpp
#include <bit>
#include <cstring>

#include "algorithms/zuc/sw/bitsliced.h"
#include "algorithms/zuc/sw/function.h"
#include "algorithms/zuc/sw/variants.h"
#include "engine/wipe.h"

namespace tandem::zuc {
namespace {

constexpr std::uint32_t kMask = 0x7fffffff;

/// Modulo 2^31 - 1, of a sum that is not 0. Adding the carry at the other end never gives 0 then: the standard wants
/// 2^31 - 1 in its place, and gets it.
std::uint32_t fold(std::uint64_t sum) {
  sum = (sum & kMask) + (sum >> 31);
  return static_cast<std::uint32_t>((sum & kMask) + (sum >> 31));
}

/// The same for the sum of two cells.
std::uint32_t add(std::uint32_t a, std::uint32_t b) { return ((a + b) & kMask) + ((a + b) >> 31); }

/// cell * 2^k
std::uint32_t times_power(std::uint32_t cell, int k) { return (cell << k & kMask) | cell >> (31 - k); }

/// Applies `box` to the four bytes of each half of `bytes`.
template <class Box>
std::uint64_t substitute(std::uint64_t bytes, Box box) {
  constexpr std::uint64_t kLow = 0x0101010101010101;
  std::uint64_t bits[8];
  for (int i = 0; i < 8; ++i) bits[i] = bytes >> i & kLow;
  box(bits);
  std::uint64_t result = 0;
  for (int i = 0; i < 8; ++i) result |= bits[i] << i;
  return result;
}

/// Transposes the 8 x 8 bits of every byte position: bit i of word j becomes bit j of word i.
void transpose_bits(std::uint64_t w[8]) {
  constexpr std::uint64_t kMasks[] = {0x5555555555555555, 0x3333333333333333, 0x0f0f0f0f0f0f0f0f};
  for (int stage = 0; stage < 3; ++stage) {
    const int distance = 1 << stage;
    for (int i = 0; i < 8; ++i) {
      if ((i & distance) != 0) continue;
      const std::uint64_t swap = (w[i] >> distance ^ w[i + distance]) & kMasks[stage];
      w[i + distance] ^= swap;
      w[i] ^= swap << distance;
    }
  }
}

template <class Box>
void substitute(std::uint64_t (&words)[8], Box box) {
  transpose_bits(words);
  box(words);
  transpose_bits(words);
}

constexpr auto kBox0 = [](std::uint64_t (&x)[8]) { box0(x); };
constexpr auto kBox1 = [](std::uint64_t (&x)[8]) { box1(x); };

/// S of all words of u and v. S0 works on bytes 3 and 1 of a word, S1 on bytes 2 and 0: the bytes of u and those of v
/// for one box fit together in a word.
template <std::size_t kLanes>
void s(std::uint32_t u[kLanes], std::uint32_t v[kLanes]) {
  constexpr std::uint32_t kOdd = 0xff00ff00;
  constexpr std::uint32_t kEven = 0x00ff00ff;
  std::uint32_t for_s0[kLanes], for_s1[kLanes];
  for (std::size_t l = 0; l < kLanes; ++l) {
    for_s0[l] = (u[l] & kOdd) | (v[l] >> 8 & kEven);
    for_s1[l] = (u[l] & kEven) | (v[l] & kEven) << 8;
  }
  if constexpr (kLanes == 1) {
    for_s0[0] = static_cast<std::uint32_t>(substitute(for_s0[0], kBox0));
    for_s1[0] = static_cast<std::uint32_t>(substitute(for_s1[0], kBox1));
  } else {
    std::uint64_t words[8];
    static_assert(sizeof words == sizeof for_s0);
    std::memcpy(words, for_s0, sizeof words);
    substitute(words, kBox0);
    std::memcpy(for_s0, words, sizeof words);
    std::memcpy(words, for_s1, sizeof words);
    substitute(words, kBox1);
    std::memcpy(for_s1, words, sizeof words);
  }
  constexpr std::uint32_t kAdd = kAddS0 * 0x01000100U + kAddS1 * 0x00010001U;
  for (std::size_t l = 0; l < kLanes; ++l) {
    u[l] = ((for_s0[l] & kOdd) | (for_s1[l] & kEven)) ^ kAdd;
    v[l] = ((for_s0[l] & kEven) << 8 | (for_s1[l] >> 8 & kEven)) ^ kAdd;
  }
}

/// `kLanes` streams. Cells are written behind the last one; after kCells clocks they move to the front.
template <std::size_t kLanes>
class Streams {
 public:
  explicit Streams(const lanes::State& state) {
    std::memcpy(cells_, state.words, sizeof cells_ / 2);
    std::memcpy(r1_, state.words + kR1 * kLanes, sizeof r1_);
    std::memcpy(r2_, state.words + kR2 * kLanes, sizeof r2_);
  }
  Streams(const Streams&) = delete;
  Streams& operator=(const Streams&) = delete;
  ~Streams() { wipe(this, sizeof *this); }

  void store(lanes::State& state) const {
    std::memcpy(state.words, cells_, sizeof cells_ / 2);
    std::memcpy(state.words + kR1 * kLanes, r1_, sizeof r1_);
    std::memcpy(state.words + kR2 * kLanes, r2_, sizeof r2_);
  }

  /// rounds: a multiple of 16. The first clock of the working stage, whose word is discarded, belongs to it.
  void initialise(std::size_t rounds) {
    std::uint32_t word[kLanes];
    for (std::size_t i = 0; i < rounds; ++i) {
      clock<true>(i % kCells, word);
      if (i % kCells == kCells - 1) move(kCells);
    }
    clock<false>(0, word);
    move(1);
    wipe(word, sizeof word);
  }

  void generate(std::uint8_t* keystream, std::size_t stride, std::size_t words) {
    std::uint32_t word[kLanes];
    std::size_t at = 0;
    for (std::size_t i = 0; i < words; ++i) {
      clock<false>(at, word);
      for (std::size_t l = 0; l < kLanes; ++l) store_word(keystream + l * stride + 4 * i, word[l]);
      if (++at == kCells) {
        move(at);
        at = 0;
      }
    }
    move(at);
    wipe(word, sizeof word);
  }

 private:
  using Row = std::uint32_t[kLanes];

  /// One clock with s0 in cells_[at]; the new cell is cells_[at + kCells].
  template <bool kInitialise>
  void clock(std::size_t at, Row& word) {
    const Row* s_ = cells_ + at;
    Row u, v, x3;
    for (std::size_t l = 0; l < kLanes; ++l) {
      const std::uint32_t x0 = (s_[15][l] << 1 & 0xffff0000) | (s_[14][l] & 0xffff);
      const std::uint32_t x1 = s_[11][l] << 16 | s_[9][l] >> 15;
      const std::uint32_t x2 = s_[7][l] << 16 | s_[5][l] >> 15;
      x3[l] = s_[2][l] << 16 | s_[0][l] >> 15;
      word[l] = (x0 ^ r1_[l]) + r2_[l];
      const std::uint32_t w1 = r1_[l] + x1;
      const std::uint32_t w2 = r2_[l] ^ x2;
      const std::uint32_t in1 = w1 << 16 | w2 >> 16;
      const std::uint32_t in2 = w2 << 16 | w1 >> 16;
      u[l] = in1 ^ std::rotl(in1, 2) ^ std::rotl(in1, 10) ^ std::rotl(in1, 18) ^ std::rotl(in1, 24);
      v[l] = in2 ^ std::rotl(in2, 8) ^ std::rotl(in2, 14) ^ std::rotl(in2, 22) ^ std::rotl(in2, 30);
    }
    s<kLanes>(u, v);
    std::memcpy(r1_, u, sizeof u);
    std::memcpy(r2_, v, sizeof v);
    for (std::size_t l = 0; l < kLanes; ++l) {
      cells_[at + kCells][l] = next_cell(s_, l, kInitialise ? word[l] >> 1 : 0);
      word[l] ^= x3[l];
    }
  }

  static std::uint32_t next_cell(const Row* s_, std::size_t l, std::uint32_t u) {
    if constexpr (kLanes == 1) {
      return fold((std::uint64_t{s_[15][l]} << 15) + (std::uint64_t{s_[13][l]} << 17) +
                  (std::uint64_t{s_[10][l]} << 21) + (std::uint64_t{s_[4][l]} << 20) + (std::uint64_t{s_[0][l]} << 8) +
                  s_[0][l] + u);
    }
    // 32-bit additions, which vector units do for four streams where they do 64-bit ones for two.
    std::uint32_t sum = add(s_[0][l], times_power(s_[0][l], 8));
    sum = add(sum, times_power(s_[4][l], 20));
    sum = add(sum, times_power(s_[10][l], 21));
    sum = add(sum, times_power(s_[13][l], 17));
    sum = add(sum, times_power(s_[15][l], 15));
    return add(sum, u);
  }

  /// Makes cell `by` the first one.
  void move(std::size_t by) { std::memmove(cells_, cells_ + by, sizeof cells_ / 2); }

  Row cells_[2 * kCells];
  Row r1_, r2_;
};

template <std::size_t kLanes>
void initialise(lanes::State& state, std::size_t rounds) {
  Streams<kLanes> streams(state);
  streams.initialise(rounds);
  streams.store(state);
}

template <std::size_t kLanes>
void generate(lanes::State& state, std::uint8_t* keystream, std::size_t stride, std::size_t words) {
  Streams<kLanes> streams(state);
  streams.generate(keystream, stride, words);
  streams.store(state);
}

}  // namespace

void initialise_portable1(lanes::State& state) { initialise<1>(state, kRounds); }
void initialise48_portable1(lanes::State& state) { initialise<1>(state, kRounds256); }
void initialise_portable16(lanes::State& state) { initialise<16>(state, kRounds); }
void initialise48_portable16(lanes::State& state) { initialise<16>(state, kRounds256); }
void generate_portable1(lanes::State& state, std::uint8_t* keystream, std::size_t stride, std::size_t words) {
  generate<1>(state, keystream, stride, words);
}
void generate_portable16(lanes::State& state, std::uint8_t* keystream, std::size_t stride, std::size_t words) {
  generate<16>(state, keystream, stride, words);
}

}  // namespace tandem::zuc
