// SNOW 3G in vectors of 512 bits: 32 lanes as two sets that hide each other's latency, or one set of 16.
//
// A row of a set is a vector. It exists in two layouts:
//   words   lane l in 32-bit element l, as in lanes::State; for the adders of the FSM
//   planes  byte b (0 the least significant) of lane l in byte 16 b + l: a 128-bit block per byte of the words
// In planes, shifts by a byte are shifts by a block: loads at an offset, with zeros around every row. And as MULalpha
// and DIValpha map one byte to four, they are one block in all places, and one affine transformation (GFNI) with a
// separate matrix in each block. The LFSR is a ring in both layouts; only new rows are converted.
//
// S1 is a round of AES whose row shift is undone beforehand. The bytes of S2 are looked up in registers: two tables of
// 128 entries; the mixing is then rotation and doubling, which is linear, so one more affine transformation.
//
// Standard    TS 35.216, sections 3 and 4
// Byte order  see ../README.md
// Timing      independent of key and data
// Checked by  snow3g_kernels_test.cpp
#if defined(__x86_64__)
#include "algorithms/snow3g/sw/avx512.h"

#include <array>
#include <utility>

#include "algorithms/snow3g/sw/field.h"
#include "algorithms/snow3g/sw/snow3g.h"
#include "algorithms/snow3g/sw/variants.h"

TANDEM_SNOW3G_AVX512_ATTRIBUTES
namespace tandem::snow3g {
namespace {

using Vector = __m512i;

/// Block kBlock of a vector, 1 to 3. GCC would shuffle it to the front of a register first.
template <int kBlock>
HWY_INLINE void store_block(std::uint8_t* to, Vector v) {
#if defined(__clang__)
  _mm_storeu_si128(reinterpret_cast<__m128i*>(to), _mm512_extracti32x4_epi32(v, kBlock));
#else
  using Bytes = std::uint8_t[16];
  asm("vextracti32x4 %2, %1, %0" : "=m"(*reinterpret_cast<Bytes*>(to)) : "v"(v), "i"(kBlock));
#endif
}
template <int kBits>
HWY_INLINE Vector rotate_right(Vector v) {
  return _mm512_ror_epi32(v, kBits);
}

/// Source of each byte of a vector.
using Places = std::array<std::uint8_t, 64>;

consteval Places planes_to_words() {
  Places places{};
  for (std::size_t i = 0; i < 64; ++i) places[i] = static_cast<std::uint8_t>(i % 4 * 16 + i / 4);
  return places;
}
consteval Places words_to_planes() {
  Places places{};
  for (std::size_t i = 0; i < 64; ++i) places[i] = static_cast<std::uint8_t>(i % 16 * 4 + i / 16);
  return places;
}
alignas(64) constexpr Places kPlanesToWords = planes_to_words();
alignas(64) constexpr Places kWordsToPlanes = words_to_planes();

/// Constants of all steps, kept in registers.
struct Constants {
  Vector sq[4];
  Vector double_sq;
  Vector undo_row_shift;
  Vector mul_alpha;
  Vector div_alpha;
  Vector to_words;
};

/// The matrix of byte b in block b.
HWY_INLINE Vector matrices(const std::array<std::int64_t, 4>& m) {
  return _mm512_setr_epi64(m[0], m[0], m[1], m[1], m[2], m[2], m[3], m[3]);
}

HWY_INLINE Constants make_constants() {
  return {.sq = {load(&kSq[0]), load(&kSq[64]), load(&kSq[128]), load(&kSq[192])},
          .double_sq = _mm512_set1_epi64(kDoubleSq),
          .undo_row_shift = block_everywhere(kUndoRowShift.data()),
          .mul_alpha = matrices(word_matrices<mul_alpha>()),
          .div_alpha = matrices(word_matrices<div_alpha>()),
          .to_words = load(kPlanesToWords.data())};
}

/// Sections 3.3.1 and 3.3.2.
HWY_INLINE Vector s1(const Constants& constants, Vector r1) {
  return _mm512_aesenc_epi128(_mm512_shuffle_epi8(r1, constants.undo_row_shift), _mm512_setzero_si512());
}
HWY_INLINE Vector s2(const Constants& constants, Vector r2) {
  const Vector low = _mm512_permutex2var_epi8(constants.sq[0], r2, constants.sq[1]);
  const Vector high = _mm512_permutex2var_epi8(constants.sq[2], r2, constants.sq[3]);
  const Vector bytes = _mm512_mask_mov_epi8(low, _mm512_movepi8_mask(r2), high);
  const Vector next = rotate_right<8>(bytes);
  const Vector sum = _mm512_xor_si512(bytes, next);
  return xor3(_mm512_gf2p8affine_epi64_epi8(sum, constants.double_sq, 0), next, rotate_right<16>(sum));
}

/// A row in planes between zeros.
struct alignas(64) Cell {
  std::uint8_t zeros[64];
  std::uint8_t planes[64];
};

/// The LFSRs of 16 lanes of a State. Row (first + i) mod 16 of both rings is s_i.
template <std::size_t kStride>
class Ring {
 public:
  /// words: row 0 of these lanes, row i at words + i * kStride.
  HWY_INLINE void load_state(std::uint32_t* words) {
    words_ = words;
    const Vector to_planes = load(kWordsToPlanes.data());
    for (std::size_t i = 0; i < kCells; ++i) {
      store(cells_[i].zeros, _mm512_setzero_si512());
      store(cells_[i].planes, _mm512_permutexvar_epi8(to_planes, row(i)));
    }
    store(cells_[kCells].zeros, _mm512_setzero_si512());
  }
  /// s0 is in row `first`, and shall be in row 0.
  HWY_INLINE void finish(std::size_t first) {
    if (first != 0) rotate_rows(first);
    for (std::size_t i = 0; i < kCells; ++i) set_planes(i, _mm512_setzero_si512());
    asm volatile("" : : "r"(cells_) : "memory");  // as in engine/wipe.h
  }

  /// Returns a row in words. The rows from kCells on belong to the FSM.
  [[nodiscard]] HWY_INLINE Vector row(std::size_t i) const { return load(words_ + i * kStride); }
  HWY_INLINE void set_row(std::size_t i, Vector v) { store(words_ + i * kStride, v); }
  HWY_INLINE void set_planes(std::size_t i, Vector v) { store(cells_[i].planes, v); }

  /// The linear part of sections 3.4.4 and 3.4.5, in planes.
  [[nodiscard]] HWY_INLINE Vector next_planes(const Constants& constants, std::size_t first) const {
    const std::uint8_t* s0 = cells_[first].planes;
    const std::uint8_t* s2 = cells_[(first + 2) % kCells].planes;
    const std::uint8_t* s11 = cells_[(first + 11) % kCells].planes;
    const Vector alpha = _mm512_gf2p8affine_epi64_epi8(block_everywhere(s0 + 48), constants.mul_alpha, 0);
    const Vector inverse = _mm512_gf2p8affine_epi64_epi8(block_everywhere(s11), constants.div_alpha, 0);
    return xor3(xor3(alpha, inverse, load(s2)), load(s0 - 16), load(s11 + 16));
  }

 private:
  HWY_INLINE void rotate_rows(std::size_t first) {
    Vector rows[kCells];
    for (std::size_t i = 0; i < kCells; ++i) rows[i] = row((first + i) % kCells);
    for (std::size_t i = 0; i < kCells; ++i) set_row(i, rows[i]);
    wipe_vectors(rows, kCells);
  }

  Cell cells_[kCells + 1];  ///< of the last, only the zeros are used
  std::uint32_t* words_;
};

/// The FSMs of 16 lanes, and s15.
struct Registers {
  Vector r1, r2, r3, s15;

  template <class AnyRing>
  HWY_INLINE void store_to(AnyRing& ring) const {
    ring.set_row(kCells, r1);
    ring.set_row(kCells + 1, r2);
    ring.set_row(kCells + 2, r3);
  }

  /// Sections 3.4.4 to 3.4.6. s0 is in row `first`. Returns F while initialising, then z of section 4.2.
  template <bool kInitialising, class AnyRing>
  HWY_INLINE Vector clock(const Constants& constants, AnyRing& ring, std::size_t first) {
    const Vector sum = _mm512_add_epi32(s15, r1);
    const Vector f = kInitialising ? _mm512_xor_si512(sum, r2) : xor3(sum, r2, ring.row(first));
    const Vector r = _mm512_add_epi32(r2, _mm512_xor_si512(r3, ring.row((first + 5) % kCells)));
    r3 = s2(constants, r2);
    r2 = s1(constants, r1);
    r1 = r;

    Vector planes = ring.next_planes(constants, first);
    s15 = _mm512_permutexvar_epi8(constants.to_words, planes);
    if constexpr (kInitialising) {
      s15 = _mm512_xor_si512(s15, f);
      planes = _mm512_permutexvar_epi8(load(kWordsToPlanes.data()), s15);
    }
    ring.set_planes(first, planes);
    ring.set_row(first, s15);
    return f;
  }
};

template <class AnyRing>
HWY_INLINE Registers load_registers(const AnyRing& ring) {
  return {ring.row(kCells), ring.row(kCells + 1), ring.row(kCells + 2), ring.row(kCells - 1)};
}

/// Four words of 16 lanes to memory: word t of lane l is element l of z[t]. Blocks of 128 bits are stored one by one,
/// which is work for the store ports alone; shuffles are what clocks wait for.
HWY_INLINE void write_quad(const Vector (&z)[4], std::uint8_t* keystream, std::size_t stride) {
  Vector lanes[4];  // block b of vector c is lane 4 b + c
  transpose_and_swap(z, lanes);
  for (std::size_t c = 0; c < 4; ++c) {
    std::uint8_t* lane = keystream + c * stride;
    _mm_storeu_si128(reinterpret_cast<__m128i*>(lane), _mm512_castsi512_si128(lanes[c]));
    store_block<1>(lane + 4 * stride, lanes[c]);
    store_block<2>(lane + 8 * stride, lanes[c]);
    store_block<3>(lane + 12 * stride, lanes[c]);
  }
}

/// Sets of 16 lanes, one for each number in kSet. Lists of numbers instead of loops give every access an address that
/// is known at compile time.
template <class Sets>
class Lanes;

template <std::size_t... kSet>
class Lanes<std::index_sequence<kSet...>> {
 public:
  static void initialise(lanes::State& state) {
    const Constants constants = make_constants();
    LocalRing rings[kSets];
    (rings[kSet].load_state(state.words + 16 * kSet), ...);
    Registers registers[] = {load_registers(rings[kSet])...};
    for (int half = 0; half < 2; ++half) {
      initialise_rows<0>(constants, registers, rings);
      initialise_rows<4>(constants, registers, rings);
      initialise_rows<8>(constants, registers, rings);
      initialise_rows<12>(constants, registers, rings);
    }
    (registers[kSet].template clock<false>(constants, rings[kSet], 0), ...);
    (registers[kSet].store_to(rings[kSet]), ...);
    (rings[kSet].finish(1), ...);
  }

  static void generate(lanes::State& state, std::uint8_t* keystream, std::size_t stride, std::size_t words) {
    const Constants constants = make_constants();
    LocalRing rings[kSets];
    (rings[kSet].load_state(state.words + 16 * kSet), ...);
    Registers registers[] = {load_registers(rings[kSet])...};
    for (; words >= kCells; words -= kCells, keystream += 4 * kCells) {
      clock_rows<0>(constants, registers, rings, keystream, stride);
      clock_rows<4>(constants, registers, rings, keystream + 16, stride);
      clock_rows<8>(constants, registers, rings, keystream + 32, stride);
      clock_rows<12>(constants, registers, rings, keystream + 48, stride);
    }
    Vector z[kSets][4] = {};
    for (std::size_t t = 0; t < words; ++t) {
      ((z[kSet][t % 4] = registers[kSet].template clock<false>(constants, rings[kSet], t)), ...);
      if (t % 4 != 3 && t != words - 1) continue;
      (write_quad(z[kSet], keystream + 16 * kSet * stride + t / 4 * 16, stride), ...);
    }
    (registers[kSet].store_to(rings[kSet]), ...);
    (rings[kSet].finish(words), ...);
    wipe_vectors(&z[0][0], 4 * kSets);
  }

 private:
  static constexpr std::size_t kSets = sizeof...(kSet);
  using LocalRing = Ring<16 * kSets>;

  template <std::size_t kRow>
  static HWY_INLINE void initialise_rows(const Constants& constants, Registers (&registers)[kSets],
                                         LocalRing (&rings)[kSets]) {
    (registers[kSet].template clock<true>(constants, rings[kSet], kRow), ...);
    (registers[kSet].template clock<true>(constants, rings[kSet], kRow + 1), ...);
    (registers[kSet].template clock<true>(constants, rings[kSet], kRow + 2), ...);
    (registers[kSet].template clock<true>(constants, rings[kSet], kRow + 3), ...);
  }

  /// Four clocks from row kRow on.
  template <std::size_t kRow>
  static HWY_INLINE void clock_rows(const Constants& constants, Registers (&registers)[kSets],
                                    LocalRing (&rings)[kSets], std::uint8_t* keystream, std::size_t stride) {
    Vector z[kSets][4];
    ((z[kSet][0] = registers[kSet].template clock<false>(constants, rings[kSet], kRow)), ...);
    ((z[kSet][1] = registers[kSet].template clock<false>(constants, rings[kSet], kRow + 1)), ...);
    ((z[kSet][2] = registers[kSet].template clock<false>(constants, rings[kSet], kRow + 2)), ...);
    ((z[kSet][3] = registers[kSet].template clock<false>(constants, rings[kSet], kRow + 3)), ...);
    (write_quad(z[kSet], keystream + 16 * kSet * stride, stride), ...);
  }
};

}  // namespace

const lanes::Kernel kAvx512Kernels[3] = {
    {32, 325, Lanes<std::index_sequence<0, 1>>::initialise, Lanes<std::index_sequence<0, 1>>::generate},
    {16, 176, Lanes<std::index_sequence<0>>::initialise, Lanes<std::index_sequence<0>>::generate},
    {1, 130, initialise_single_avx512, generate_single_avx512},
};

}  // namespace tandem::snow3g
HWY_POP_ATTRIBUTES
#endif
