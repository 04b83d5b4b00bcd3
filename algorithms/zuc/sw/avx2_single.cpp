// ZUC, one stream, with AVX2's instructions on vectors of 128 bits.
//
// R1 and R2 stand in words 0 and 2 of one vector and go through F together: a chain of 14 operations and the S-box of
// AES from one word to the next. Everything else stays out of that chain. The LFSR does not depend on it while
// keystream is made, and so runs ahead, in scalar registers, two blocks of 8 words; what F takes from it is prepared
// for a block at once, and F's registers are written down and become keystream 8 words at a time.
//
// Standard    ETSI/SAGE 128-EEA3 & 128-EIA3 Document 2, sections 3.2-3.6
// Byte order  see ../README.md
// Timing      independent of key and data
// Checked by  zuc_test.cpp, zuc_random_test.cpp against reference.cpp
#if defined(__x86_64__)
#include <cstring>

#include "algorithms/zuc/sw/avx2.h"
#include "algorithms/zuc/sw/variants.h"
#include "algorithms/zuc/sw/zuc.h"

TANDEM_ZUC_AVX2_BEGIN
namespace tandem::zuc {
namespace {

constexpr std::size_t kBlock = 8;  // the words of 256 bits
using V = __m256i;
using Pair = __m128i;  // a word for R1 in word 0, one for R2 in word 2; the others hold anything

HWY_INLINE Pair table(const std::uint8_t (&entries)[16]) {
  return _mm_load_si128(reinterpret_cast<const Pair*>(entries));
}
HWY_INLINE Pair pair(std::uint32_t for_r1, std::uint32_t for_r2) {
  return _mm_set_epi32(0, static_cast<int>(for_r2), 0, static_cast<int>(for_r1));
}

/// Addends that X2 contributes to L1 and L2, and to the linear part of S1: all of F is linear from the XOR with X2 to
/// the S-boxes.
struct Linear {
  Pair x, in_aes;
};

/// F's constants.
struct Filter {
  HWY_INLINE Filter() {}  // written out: the one that the compiler makes has not the instructions

  // The inputs of L1 and L2 from W1 and W2, twice each; the same rotated by 24 and by 8.
  Pair halves = _mm_setr_epi8(10, 11, 0, 1, 10, 11, 0, 1, 2, 3, 8, 9, 2, 3, 8, 9);
  Pair halves_rotated = _mm_setr_epi8(11, 0, 1, 10, 11, 0, 1, 10, 9, 2, 3, 8, 9, 2, 3, 8);
  // Shifts of a word that stands twice in 64 bits; they rotate it to the left by 2, 14 and so on.
  Pair rotation1 = _mm_set_epi64x(32 - 14, 32 - 2);
  Pair rotation2 = _mm_set_epi64x(32 - 22, 32 - 10);
  Pair rotation3 = _mm_set_epi64x(32 - 30, 32 - 18);
  Pair low_nibble = _mm_set1_epi8(0x0f);
  Pair odd_bytes = _mm_set1_epi16(static_cast<short>(0xff00));
  Pair top_of_even = _mm_set1_epi16(0x0080);
  Pair s1_of_0 = _mm_set1_epi16(0x5500);
  // Undoes the row shift of a round of AES for the even bytes; 0 in the others.
  Pair undo_row_shift = _mm_setr_epi8(0, -1, 10, -1, 4, -1, 14, -1, 8, -1, 2, -1, 12, -1, 6, -1);

  /// The registers' next values. w: R1 + X1 and R2.
  [[nodiscard]] HWY_INLINE Pair next(Pair w, const Linear& linear) const {
    const Pair in = _mm_shuffle_epi8(w, halves);
    const Pair rotated = _mm_shuffle_epi8(w, halves_rotated);
    const Pair p = _mm_xor_si128(_mm_xor_si128(in, rotated), _mm_srlv_epi64(in, rotation1));
    const Pair q = _mm_xor_si128(_mm_srlv_epi64(in, rotation2), _mm_srlv_epi64(in, rotation3));
    const Pair y = _mm_xor_si128(p, q);
    return s1(y, linear.in_aes, s0(_mm_xor_si128(y, linear.x)));
  }

 private:
  [[nodiscard]] HWY_INLINE Pair low(Pair x) const { return _mm_and_si128(x, low_nibble); }
  [[nodiscard]] HWY_INLINE Pair high(Pair x) const { return _mm_and_si128(_mm_srli_epi32(x, 4), low_nibble); }

  /// S0 of the odd bytes, with S1 of 0; 0 in the others.
  [[nodiscard]] HWY_INLINE Pair s0(Pair x) const {
    const Pair x2 = low(x);
    const Pair a = _mm_xor_si128(high(x), _mm_shuffle_epi8(table(kP1), x2));
    const Pair b = _mm_xor_si128(_mm_or_si128(x2, top_of_even), _mm_shuffle_epi8(table(kP2), a));
    const Pair doubled = _mm_xor_si128(_mm_and_si128(_mm_add_epi8(a, a), odd_bytes), s1_of_0);
    return _mm_xor_si128(_mm_shuffle_epi8(table(kP3), b), doubled);
  }

  /// S1 of the even bytes, of 0 in the others; and `more`. y: without what X2 adds.
  [[nodiscard]] HWY_INLINE Pair s1(Pair y, Pair linear, Pair more) const {
    const Pair in = look_up(kToAesLow, low(y), linear, kToAesHigh, high(y));
    const Pair out = _mm_aesenclast_si128(_mm_shuffle_epi8(in, undo_row_shift), _mm_setzero_si128());
    return look_up(kFromAesLow, low(out), more, kFromAesHigh, high(out));
  }
  HWY_INLINE static Pair look_up(const std::uint8_t (&low_table)[16], Pair low, Pair more,
                                 const std::uint8_t (&high_table)[16], Pair high) {
    return _mm_xor_si128(_mm_xor_si128(_mm_shuffle_epi8(table(low_table), low), more),
                         _mm_shuffle_epi8(table(high_table), high));
  }
};

/// The place in a Block of the word with that number: words j and j + 4 stand side by side, as they come out of
/// vectors of 256 bits.
constexpr std::size_t place(std::size_t word) { return word % 4 * 2 + word / 4; }

/// Input of F from the LFSR for a block of words, and its results.
struct alignas(64) Block {
  Pair x1[kBlock], x[kBlock], in_aes[kBlock];
  Pair registers[kBlock];  ///< R1 and R2 before each word
  std::uint32_t x0[kBlock];
  std::uint32_t x3[kBlock];
};

HWY_INLINE V load8(const void* words) { return _mm256_loadu_si256(static_cast<const V*>(words)); }
HWY_INLINE void store8(void* words, V v) { _mm256_storeu_si256(static_cast<V*>(words), v); }

template <int kLeft>
HWY_INLINE V rotate(V x) {
  return _mm256_or_si256(_mm256_slli_epi32(x, kLeft), _mm256_srli_epi32(x, 32 - kLeft));
}
template <int kRotation1, int kRotation2, int kRotation3, int kRotation4>
HWY_INLINE V rotations(V x) {
  const V a = _mm256_xor_si256(rotate<kRotation1>(x), rotate<kRotation2>(x));
  const V b = _mm256_xor_si256(rotate<kRotation3>(x), rotate<kRotation4>(x));
  return _mm256_xor_si256(x, _mm256_xor_si256(a, b));
}

/// Bits 15..0 of cells from `low` on, each before bits 30..15 of a cell from `high` on.
HWY_INLINE V join(const std::uint32_t* low, const std::uint32_t* high) {
  return _mm256_or_si256(_mm256_slli_epi32(load8(low), 16), _mm256_srli_epi32(load8(high), 15));
}

/// Four words for R1 and R2 each, taken from words 0 to 3 of the halves of 256 bits.
HWY_INLINE void spread(V low, V high, Pair* to) {
  store8(to, _mm256_shuffle_epi32(low, 0x50));
  store8(to + 2, _mm256_shuffle_epi32(low, 0xfa));
  store8(to + 4, _mm256_shuffle_epi32(high, 0x50));
  store8(to + 6, _mm256_shuffle_epi32(high, 0xfa));
}

HWY_INLINE V look_up(const std::uint8_t (&low_table)[16], const std::uint8_t (&high_table)[16], V bytes) {
  const V mask = _mm256_set1_epi8(0x0f);
  const V low = _mm256_and_si256(bytes, mask);
  const V high = _mm256_and_si256(_mm256_srli_epi32(bytes, 4), mask);
  return _mm256_xor_si256(_mm256_shuffle_epi8(_mm256_broadcastsi128_si256(table(low_table)), low),
                          _mm256_shuffle_epi8(_mm256_broadcastsi128_si256(table(high_table)), high));
}

/// s: the cells from s0 of the block's first word on.
HWY_INLINE void prepare(const std::uint32_t* s, Block& block) {
  const V zero = _mm256_setzero_si256();
  const V twice = _mm256_add_epi32(load8(s + 15), load8(s + 15));
  store8(block.x0, _mm256_blend_epi16(load8(s + 14), twice, 0xaa));
  store8(block.x3, join(s + 2, s));
  const V x1 = join(s + 11, s + 9);
  const V x1_low = _mm256_unpacklo_epi32(x1, zero);
  const V x1_high = _mm256_unpackhi_epi32(x1, zero);
  store8(block.x1, _mm256_unpacklo_epi64(x1_low, zero));
  store8(block.x1 + 2, _mm256_unpackhi_epi64(x1_low, zero));
  store8(block.x1 + 4, _mm256_unpacklo_epi64(x1_high, zero));
  store8(block.x1 + 6, _mm256_unpackhi_epi64(x1_high, zero));
  const V x2 = join(s + 7, s + 5);
  const V for_r1 = rotations<2, 10, 18, 24>(_mm256_srli_epi32(x2, 16));
  const V for_r2 = rotations<8, 14, 22, 30>(_mm256_slli_epi32(x2, 16));
  const V low = _mm256_unpacklo_epi32(for_r1, for_r2);
  const V high = _mm256_unpackhi_epi32(for_r1, for_r2);
  spread(low, high, block.x);
  spread(look_up(kToAesLow, kToAesHigh, low), look_up(kToAesLow, kToAesHigh, high), block.in_aes);
}

/// The block's keystream.
HWY_INLINE void finish(const Block& block, std::uint8_t* out) {
  const V swap = _mm256_broadcastsi128_si256(_mm_setr_epi8(3, 2, 1, 0, 7, 6, 5, 4, 11, 10, 9, 8, 15, 14, 13, 12));
  const Pair* r = block.registers;
  const __m256 a = _mm256_castsi256_ps(load8(r));  // words 0 and 4, then 1 and 5, ..
  const __m256 b = _mm256_castsi256_ps(load8(r + 2));
  const __m256 c = _mm256_castsi256_ps(load8(r + 4));
  const __m256 d = _mm256_castsi256_ps(load8(r + 6));
  const V low = _mm256_castps_si256(_mm256_shuffle_ps(a, b, 0x88));  // R1, R2, R1, R2
  const V high = _mm256_castps_si256(_mm256_shuffle_ps(c, d, 0x88));
  const V r1 = _mm256_castps_si256(_mm256_shuffle_ps(_mm256_castsi256_ps(low), _mm256_castsi256_ps(high), 0x88));
  const V r2 = _mm256_castps_si256(_mm256_shuffle_ps(_mm256_castsi256_ps(low), _mm256_castsi256_ps(high), 0xdd));
  const V w = _mm256_add_epi32(_mm256_xor_si256(load8(block.x0), r1), r2);
  store8(out, _mm256_shuffle_epi8(_mm256_xor_si256(w, load8(block.x3)), swap));
}

/// The cell behind s[15]. Adding the carry at the other end gives no 0, as the standard wants it: the sum is not 0.
HWY_INLINE std::uint32_t fold(std::uint64_t sum) {
  constexpr std::uint64_t kMask = 0x7fffffff;
  sum = (sum & kMask) + (sum >> 31);
  return static_cast<std::uint32_t>((sum & kMask) + (sum >> 31));
}
/// s15: s[15], from the register in which it was made.
HWY_INLINE std::uint32_t next_cell(const std::uint32_t* s, std::uint32_t s15, std::uint32_t u) {
  return fold((std::uint64_t{s[13]} << 17) + (std::uint64_t{s[10]} << 21) + (std::uint64_t{s[4]} << 20) +
              (std::uint64_t{s[0]} << 8) + s[0] + u + (std::uint64_t{s15} << 15));
}

/// Cells in a row, each made from the 16 before it, and two blocks in work. The first cell of the block in work moves
/// through the row, and back to its beginning when the row ends.
struct alignas(64) Work {
  static constexpr std::size_t kAhead = kCells + 2 * kBlock;  ///< cells that exist from the first one on
  static constexpr std::size_t kRow = 32 * kBlock;

  std::uint32_t row[kRow];
  Block blocks[2];
};

/// `count` cells from s[16] on.
HWY_INLINE void make_cells(std::uint32_t* s, std::size_t count) {
  std::uint32_t newest = s[15];
  for (std::size_t i = 0; i < count; ++i) s[i + 16] = newest = next_cell(s + i, newest, 0);
}

/// Clocks F for word `number` of a block.
HWY_INLINE Pair clock(Block& block, std::size_t number, Pair r, const Filter& filter) {
  const std::size_t at = place(number);
  _mm_store_si128(block.registers + at, r);
  return filter.next(_mm_add_epi32(r, block.x1[at]), {block.x[at], block.in_aes[at]});
}

/// Clocks F for a whole block; kAhead: also the LFSR, as often, from s on.
template <bool kAhead>
HWY_INLINE Pair run(std::uint32_t* s, Block& block, Pair r, const Filter& filter) {
  std::uint32_t newest = s[15];
#pragma GCC unroll 8
  for (std::size_t i = 0; i < kBlock; ++i) {
    r = clock(block, i, r, filter);
    if constexpr (kAhead) s[i + 16] = newest = next_cell(s + i, newest, 0);
  }
  return r;
}

HWY_INLINE std::uint32_t word_of(Pair r, int number) {
  return static_cast<std::uint32_t>(number == 0 ? _mm_cvtsi128_si32(r) : _mm_extract_epi32(r, 2));
}

HWY_INLINE void initialise(lanes::State& state, std::size_t rounds) {
  constexpr std::size_t kMaxRounds = 48;
  const Filter filter;
  const Pair zero = _mm_setzero_si128();
  struct alignas(64) {
    std::uint32_t words[kMaxRounds + kCells + 16];
  } line;
  std::uint32_t* cells = line.words;
  std::memcpy(cells, state.words, kCells * sizeof cells[0]);
  Pair r = pair(state.words[kR1], state.words[kR2]);
  const auto join_words = [](std::uint32_t low, std::uint32_t high) { return low << 16 | high >> 15; };
  for (std::size_t i = 0; i <= rounds; ++i) {
    const std::uint32_t* s = cells + i;
    const std::uint32_t x0 = (s[15] << 1 & 0xffff0000) | (s[14] & 0xffff);
    const std::uint32_t w = (x0 ^ word_of(r, 0)) + word_of(r, 2);
    const Pair w1 = _mm_add_epi32(r, pair(join_words(s[11], s[9]), 0));
    const Pair w2 = _mm_xor_si128(w1, pair(0, join_words(s[7], s[5])));
    r = filter.next(w2, {zero, zero});
    // The last clock is the first one of the working stage, whose word is discarded.
    cells[i + kCells] = next_cell(s, s[15], i < rounds ? w >> 1 : 0);
  }
  std::memcpy(state.words, cells + rounds + 1, kCells * sizeof cells[0]);
  state.words[kR1] = word_of(r, 0);
  state.words[kR2] = word_of(r, 2);
  wipe_vectors(line);
}

}  // namespace

void initialise_avx2_1(lanes::State& state) { initialise(state, kRounds); }
void initialise48_avx2_1(lanes::State& state) { initialise(state, kRounds256); }

void generate_avx2_1(lanes::State& state, std::uint8_t* keystream, std::size_t, std::size_t words) {
  if (words == 0) return;
  const Filter filter;
  Work work;
  std::uint32_t* s = work.row;  // s0 of the first word of block i
  std::memcpy(s, state.words, kCells * sizeof *s);
  Pair r = pair(state.words[kR1], state.words[kR2]);
  const std::size_t blocks = (words + kBlock - 1) / kBlock;
  make_cells(s, blocks > 1 ? 2 * kBlock : kBlock);
  prepare(s, work.blocks[0]);
  for (std::size_t i = 0; i + 1 < blocks; ++i) {
    Block& block = work.blocks[i % 2];
    prepare(s + kBlock, work.blocks[(i + 1) % 2]);
    r = i + 2 < blocks ? run<true>(s + 2 * kBlock, block, r, filter) : run<false>(s + 2 * kBlock, block, r, filter);
    finish(block, keystream + 4 * kBlock * i);
    s += kBlock;
    if (s + Work::kAhead + kBlock > work.row + Work::kRow) {
      std::memmove(work.row, s, Work::kAhead * sizeof *s);
      s = work.row;
    }
  }
  Block& last = work.blocks[(blocks - 1) % 2];
  const std::size_t rest = words - (blocks - 1) * kBlock;
  for (std::size_t i = 0; i < rest; ++i) r = clock(last, i, r, filter);
  finish(last, keystream + 4 * kBlock * (blocks - 1));
  std::memcpy(state.words, s + rest, kCells * sizeof *s);
  state.words[kR1] = word_of(r, 0);
  state.words[kR2] = word_of(r, 2);
  wipe_vectors(work);
}

}  // namespace tandem::zuc
TANDEM_ZUC_AVX2_END
#endif
