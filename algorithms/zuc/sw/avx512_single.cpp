// ZUC, one stream, with AVX-512's instructions on vectors of 128 bits.
//
// R1 and R2 stand in words 0 and 2 of one vector and go through F together: 12 CPU clocks from one word to the next.
// Everything else stays out of that chain. The LFSR does not depend on it while keystream is made, and so runs ahead,
// in scalar registers, two blocks of 16 words; what F takes from it is prepared for a block at once, and F's registers
// are written down and become keystream 16 words at a time.
//
// Standard    ETSI/SAGE 128-EEA3 & 128-EIA3 Document 2, sections 3.2-3.6
// Byte order  see ../README.md
// Timing      independent of key and data
// Checked by  zuc_test.cpp, zuc_random_test.cpp against reference.cpp
#if defined(__x86_64__)
#include <cstring>

#include "algorithms/zuc/sw/avx512.h"
#include "algorithms/zuc/sw/variants.h"
#include "algorithms/zuc/sw/zuc.h"

TANDEM_ZUC_AVX512_BEGIN
namespace tandem::zuc {
namespace {

constexpr std::size_t kBlock = 16;
using V = __m256i;
using Pair = __m128i;  // a word for R1 in word 0, one for R2 in word 2

HWY_INLINE Pair bytes(int value) { return _mm_set1_epi8(static_cast<char>(value)); }
HWY_INLINE Pair pair(std::uint32_t for_r1, std::uint32_t for_r2) {
  return _mm_set_epi32(0, static_cast<int>(for_r2), 0, static_cast<int>(for_r1));
}
HWY_INLINE Pair xor3(Pair a, Pair b, Pair c) { return _mm_ternarylogic_epi32(a, b, c, 0x96); }

/// F's constants.
struct Filter {
  HWY_INLINE Filter() {}  // written out: the one that the compiler makes has not the instructions

  // The inputs of L1 and L2 from W1 and W2; the same rotated by 24 and by 8.
  Pair halves = _mm_set_epi8(-1, -1, -1, -1, 9, 8, 3, 2, -1, -1, -1, -1, 1, 0, 11, 10);
  Pair halves_rotated = _mm_set_epi8(-1, -1, -1, -1, 8, 3, 2, 9, -1, -1, -1, -1, 10, 1, 0, 11);
  Pair rotation1 = pair(2, 14), rotation2 = pair(10, 22), rotation3 = pair(18, 30);
  Pair low_nibble = bytes(0x0f);
  Pair p1 = _mm_load_si128(reinterpret_cast<const Pair*>(kP1));
  Pair p2 = _mm_load_si128(reinterpret_cast<const Pair*>(kP2));
  Pair p3 = _mm_load_si128(reinterpret_cast<const Pair*>(kP3));
  Pair doubled = _mm_set_epi8(30, 28, 26, 24, 22, 20, 18, 16, 14, 12, 10, 8, 6, 4, 2, 0);
  Pair to_aes = _mm_set1_epi64x(kToAesField);
  Pair from_aes = _mm_set1_epi64x(kFromAesField);
  Pair odd_bytes = pair(0xff00ff00, 0xff00ff00);

  /// The registers' next values. w: R1 + X1 and R2. linear: L1 and L2 of what X2 adds to their inputs, all of F being
  /// linear from the XOR with X2 to the S-boxes.
  [[nodiscard]] HWY_INLINE Pair next(Pair w, Pair linear) const {
    const Pair in = _mm_shuffle_epi8(w, halves);
    const Pair p = xor3(in, _mm_shuffle_epi8(w, halves_rotated), _mm_rolv_epi32(in, rotation1));
    const Pair q = xor3(linear, _mm_rolv_epi32(in, rotation2), _mm_rolv_epi32(in, rotation3));
    const Pair x = _mm_xor_si128(p, q);
    const Pair low = _mm_ternarylogic_epi32(p, q, low_nibble, 0x28);  // x & low_nibble, no later than x
    const Pair high = _mm_and_si128(_mm_srli_epi32(x, 4), low_nibble);
    const Pair a = _mm_xor_si128(high, _mm_shuffle_epi8(p1, low));
    const Pair b = _mm_xor_si128(low, _mm_shuffle_epi8(p2, a));
    const Pair s0 = _mm_xor_si128(_mm_shuffle_epi8(p3, b), _mm_shuffle_epi8(doubled, a));
    const Pair in_aes = _mm_gf2p8affine_epi64_epi8(x, to_aes, 0);
    const Pair s1 = _mm_gf2p8affineinv_epi64_epi8(in_aes, from_aes, 0x55);
    return _mm_ternarylogic_epi32(odd_bytes, s0, s1, 0xca);
  }
};

/// Input of F from the LFSR for a block of words, and its results.
struct alignas(64) Block {
  Pair x1[kBlock];
  Pair linear[kBlock];
  Pair registers[kBlock];  ///< R1 and R2 before each word
  std::uint32_t x0[kBlock];
  std::uint32_t x3[kBlock];
};

// Vectors of 256 bits from here on: while there are wider ones, F would lack one of its three ports.
template <int kRotation1, int kRotation2, int kRotation3, int kRotation4>
HWY_INLINE V rotations(V x) {
  const V three = _mm256_ternarylogic_epi32(x, _mm256_rol_epi32(x, kRotation1), _mm256_rol_epi32(x, kRotation2), 0x96);
  return _mm256_ternarylogic_epi32(three, _mm256_rol_epi32(x, kRotation3), _mm256_rol_epi32(x, kRotation4), 0x96);
}

HWY_INLINE V load8(const void* words) { return _mm256_loadu_si256(static_cast<const V*>(words)); }
HWY_INLINE void store8(void* words, V v) { _mm256_storeu_si256(static_cast<V*>(words), v); }

/// Bits 15..0 of cells from `low` on, each before bits 30..15 of a cell from `high` on.
HWY_INLINE V join(const std::uint32_t* low, const std::uint32_t* high) {
  return _mm256_shldi_epi32(load8(low), _mm256_add_epi32(load8(high), load8(high)), 16);
}

/// s: the cells from s0 of the block's first word on.
HWY_INLINE void prepare(const std::uint32_t* s, Block& block) {
  const V index = _mm256_set_epi32(0, 9, 0, 1, 0, 8, 0, 0);
  for (std::size_t i = 0; i < kBlock; i += 8, s += 8) {
    const V twice = _mm256_add_epi32(load8(s + 15), load8(s + 15));
    store8(block.x0 + i, _mm256_blend_epi16(load8(s + 14), twice, 0xaa));
    store8(block.x3 + i, join(s + 2, s));
    const V x1 = join(s + 11, s + 9);
    const V x2 = join(s + 7, s + 5);
    const V for_r1 = rotations<2, 10, 18, 24>(_mm256_srli_epi32(x2, 16));
    const V for_r2 = rotations<8, 14, 22, 30>(_mm256_slli_epi32(x2, 16));
    V at = index;
    for (std::size_t j = i; j < i + 8; j += 2) {
      store8(block.x1 + j, _mm256_maskz_permutexvar_epi32(0x11, at, x1));
      store8(block.linear + j, _mm256_maskz_permutex2var_epi32(0x55, for_r1, at, for_r2));
      at = _mm256_add_epi32(at, _mm256_set1_epi32(2));
    }
  }
}

/// The block's keystream, 64 bytes.
HWY_INLINE void finish(const Block& block, std::uint8_t* out) {
  const V even = _mm256_set_epi32(14, 12, 10, 8, 6, 4, 2, 0);
  const V swap = _mm256_broadcastsi128_si256(_mm_set_epi8(12, 13, 14, 15, 8, 9, 10, 11, 4, 5, 6, 7, 0, 1, 2, 3));
  for (std::size_t i = 0; i < kBlock; i += 8) {
    const Pair* r = block.registers + i;
    const V low = _mm256_permutex2var_epi32(load8(r), even, load8(r + 2));  // R1, R2, R1, R2, ..
    const V high = _mm256_permutex2var_epi32(load8(r + 4), even, load8(r + 6));
    const V r1 = _mm256_permutex2var_epi32(low, even, high);
    const V r2 = _mm256_permutex2var_epi32(low, _mm256_add_epi32(even, _mm256_set1_epi32(1)), high);
    const V w = _mm256_add_epi32(_mm256_xor_si256(load8(block.x0 + i), r1), r2);
    store8(out + 4 * i, _mm256_shuffle_epi8(_mm256_xor_si256(w, load8(block.x3 + i)), swap));
  }
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
  static constexpr std::size_t kAhead = 3 * kBlock;  ///< cells that exist from the first one on
  static constexpr std::size_t kRow = 32 * kBlock;

  std::uint32_t row[kRow];
  Block blocks[2];
};

/// `count` cells from s[16] on.
HWY_INLINE void make_cells(std::uint32_t* s, std::size_t count) {
  std::uint32_t newest = s[15];
  for (std::size_t i = 0; i < count; ++i) s[i + 16] = newest = next_cell(s + i, newest, 0);
}

/// Clocks F for the words of a block; kAhead: also the LFSR, 16 times from s on.
template <bool kAhead>
HWY_INLINE Pair run(std::uint32_t* s, Block& block, std::size_t words, Pair r, const Filter& filter) {
  std::uint32_t newest = s[15];
  for (std::size_t i = 0; i < words; ++i) {
    _mm_store_si128(block.registers + i, r);
    r = filter.next(_mm_add_epi32(r, block.x1[i]), block.linear[i]);
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
    r = filter.next(w2, _mm_setzero_si128());
    // The last clock is the first one of the working stage, whose word is discarded.
    cells[i + kCells] = next_cell(s, s[15], i < rounds ? w >> 1 : 0);
  }
  std::memcpy(state.words, cells + rounds + 1, kCells * sizeof cells[0]);
  state.words[kR1] = word_of(r, 0);
  state.words[kR2] = word_of(r, 2);
  wipe_vectors(line);
}

}  // namespace

void initialise_avx512_1(lanes::State& state) { initialise(state, kRounds); }
void initialise48_avx512_1(lanes::State& state) { initialise(state, kRounds256); }

void generate_avx512_1(lanes::State& state, std::uint8_t* keystream, std::size_t, std::size_t words) {
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
    r = i + 2 < blocks ? run<true>(s + 2 * kBlock, block, kBlock, r, filter)
                       : run<false>(s + 2 * kBlock, block, kBlock, r, filter);
    finish(block, keystream + 4 * kBlock * i);
    s += kBlock;
    if (s + Work::kAhead + kBlock > work.row + Work::kRow) {
      std::memmove(work.row, s, Work::kAhead * sizeof *s);
      s = work.row;
    }
  }
  Block& last = work.blocks[(blocks - 1) % 2];
  const std::size_t rest = words - (blocks - 1) * kBlock;
  r = run<false>(s, last, rest, r, filter);
  finish(last, keystream + 4 * kBlock * (blocks - 1));
  std::memcpy(state.words, s + rest, kCells * sizeof *s);
  state.words[kR1] = word_of(r, 0);
  state.words[kR2] = word_of(r, 2);
  wipe_vectors(work);
}

}  // namespace tandem::zuc
TANDEM_ZUC_AVX512_END
#endif
