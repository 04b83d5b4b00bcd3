// ZUC, 16 streams per vector of AVX-512, one or two vectors side by side.
//
// The LFSR is a ring of 16 places that clocks unrolled 16 times address by constants. A cell stands in it in the forms
// in which it is used: twice itself for the words of the bit reorganisation, and as even and odd lanes of 64 bits for
// the products. S-box inputs of both registers share vectors: S0's four bytes in one, S1's in another.
//
// Standard    ETSI/SAGE 128-EEA3 & 128-EIA3 Document 2, sections 3.2-3.6
// Byte order  see ../README.md
// Timing      independent of key and data
// Checked by  zuc_random_test.cpp against reference.cpp
#if defined(__x86_64__)
#include <utility>

#include "algorithms/zuc/sw/avx512.h"
#include "algorithms/zuc/sw/variants.h"
#include "algorithms/zuc/sw/zuc.h"

TANDEM_ZUC_AVX512_BEGIN
namespace tandem::zuc {
namespace {

constexpr std::size_t kLanes = 16;
constexpr std::size_t kVectorBytes = 64;
using V = __m512i;

/// A cell of 16 streams. Bit 31 of `once` is anything.
struct alignas(kVectorBytes) Cell {
  V once;
  V twice;
  V even, odd;  ///< lanes 0, 2, .. and 1, 3, .. in 64 bits each
};

HWY_INLINE V words(std::uint32_t value) { return _mm512_set1_epi32(static_cast<int>(value)); }
HWY_INLINE V nibbles(const std::uint8_t table[16]) {
  return _mm512_broadcast_i32x4(_mm_load_si128(reinterpret_cast<const __m128i*>(table)));
}

/// What clocks need besides the state.
struct Constants {
  HWY_INLINE Constants() {}  // written out: the one that the compiler makes has not the instructions

  V mask = words(0x7fffffff);
  V even_mask = _mm512_set1_epi64(0x7fffffff);
  V factor15 = _mm512_set1_epi64(1 << 15);
  V factor17 = _mm512_set1_epi64(1 << 17);
  V factor20 = _mm512_set1_epi64(1 << 20);
  V factor21 = _mm512_set1_epi64(1 << 21);
  V factor257 = _mm512_set1_epi64(257);
  V p1 = nibbles(kP1), p2 = nibbles(kP2), p3 = nibbles(kP3);
  V nibble_up = _mm512_set1_epi64(kNibbleUp);
  V to_aes = _mm512_set1_epi64(kToAesField);
  V from_aes = _mm512_set1_epi64(kFromAesField);
  V odd_bytes = words(0xff00ff00);
  V high_half = words(0xffff0000);
  V swap_bytes = _mm512_broadcast_i32x4(_mm_set_epi8(12, 13, 14, 15, 8, 9, 10, 11, 4, 5, 6, 7, 0, 1, 2, 3));
};

/// The bits of `a` where `mask` has them, else those of `b`. A blend of bytes by a mask register takes three clocks.
/// The result takes the place of `a`, which saves a move if `a` is not used again.
HWY_INLINE V select(V mask, V a, V b) { return _mm512_ternarylogic_epi32(a, mask, b, 0xe2); }
HWY_INLINE V xor3(V a, V b, V c) { return _mm512_ternarylogic_epi32(a, b, c, 0x96); }

/// S0 of all bytes. vpermb takes six bits of an index, the tables repeat after four: no byte needs its high nibble
/// cleared.
HWY_INLINE V s0(V x, const Constants& k) {
  const V a = _mm512_xor_si512(_mm512_srli_epi32(x, 4), _mm512_permutexvar_epi8(x, k.p1));
  const V b = _mm512_xor_si512(x, _mm512_permutexvar_epi8(a, k.p2));
  return _mm512_xor_si512(_mm512_gf2p8affine_epi64_epi8(a, k.nibble_up, 0), _mm512_permutexvar_epi8(b, k.p3));
}

/// S1 of all bytes, by the inversion in AES's field.
HWY_INLINE V s1(V x, const Constants& k) {
  return _mm512_gf2p8affineinv_epi64_epi8(_mm512_gf2p8affine_epi64_epi8(x, k.to_aes, 0), k.from_aes, 0x55);
}

/// The form of a sum of products, even and odd lanes in 64 bits, that holds it as 32 bits, less than 2^31 + 2^23.
HWY_INLINE V fold_products(V even, V odd, const Constants& k) {
  const V low = _mm512_mask_shuffle_epi32(even, 0xaaaa, odd, _MM_PERM_CCAA);
  const V high = _mm512_mask_shuffle_epi32(odd, 0x5555, even, _MM_PERM_DDBB);
  return _mm512_add_epi32(_mm512_and_si512(low, k.mask), _mm512_shldi_epi32(high, low, 1));
}

/// A word of the bit reorganisation: bits 15..0 of one cell, then bits 30..15 of another.
HWY_INLINE V join(const Cell& low, const Cell& high) { return _mm512_shldi_epi32(low.once, high.twice, 16); }

/// The LFSRs of 16 streams in memory.
struct Ring {
  Cell cells[kCells];

  /// The cell of that number when s0 is in place kAt.
  template <std::size_t kAt, std::size_t kNumber>
  HWY_INLINE const Cell& cell() const {
    return cells[(kAt + kNumber) % kCells];
  }
};

/// 16 streams between two calls of a kernel.
struct Set {
  V r1, r2;
  Cell newest;  ///< of the LFSR, in registers from one clock to the next, until place 0 is clocked

  HWY_INLINE static Cell forms(V once, const Constants& k) {
    Cell cell;
    cell.once = once;
    cell.twice = _mm512_add_epi32(once, once);
    cell.even = _mm512_and_si512(once, k.even_mask);
    cell.odd = _mm512_srli_epi64(cell.twice, 33);
    return cell;
  }

  /// rows: row 0 of these 16 lanes; row_words: from a row to the next.
  HWY_INLINE void load(Ring& ring, const std::uint32_t* rows, std::size_t row_words, const Constants& k) {
    for (std::size_t i = 0; i < kCells; ++i) ring.cells[i] = forms(_mm512_loadu_si512(rows + i * row_words), k);
    r1 = _mm512_loadu_si512(rows + kR1 * row_words);
    r2 = _mm512_loadu_si512(rows + kR2 * row_words);
  }

  /// `first`: the place of s0.
  HWY_INLINE void store(const Ring& ring, std::uint32_t* rows, std::size_t row_words, std::size_t first,
                        const Constants& k) const {
    for (std::size_t i = 0; i < kCells; ++i) {
      const V once = ring.cells[(first + i) % kCells].once;
      _mm512_storeu_si512(rows + i * row_words, _mm512_and_si512(once, k.mask));
    }
    _mm512_storeu_si512(rows + kR1 * row_words, r1);
    _mm512_storeu_si512(rows + kR2 * row_words, r2);
  }

  /// One clock with s0 in place kAt, where the new cell goes. Returns the keystream word, or W if kInitialise.
  template <std::size_t kAt, bool kInitialise>
  HWY_INLINE V clock(Ring& ring, const Constants& k) {
    if constexpr (kAt == 0) newest = ring.cells[kCells - 1];
    const V x0 = select(k.high_half, newest.twice, ring.cell<kAt, 14>().once);
    const V x1 = join(ring.cell<kAt, 11>(), ring.cell<kAt, 9>());
    const V x2 = join(ring.cell<kAt, 7>(), ring.cell<kAt, 5>());
    const V x3 = join(ring.cell<kAt, 2>(), ring.cell<kAt, 0>());

    const V w = _mm512_add_epi32(_mm512_xor_si512(x0, r1), r2);
    filter(x1, x2, k);

    V even = _mm512_mul_epu32(ring.cell<kAt, 0>().even, k.factor257);
    V odd = _mm512_mul_epu32(ring.cell<kAt, 0>().odd, k.factor257);
    even = _mm512_madd52lo_epu64(even, ring.cell<kAt, 4>().even, k.factor20);
    odd = _mm512_madd52lo_epu64(odd, ring.cell<kAt, 4>().odd, k.factor20);
    even = _mm512_madd52lo_epu64(even, ring.cell<kAt, 10>().even, k.factor21);
    odd = _mm512_madd52lo_epu64(odd, ring.cell<kAt, 10>().odd, k.factor21);
    even = _mm512_madd52lo_epu64(even, ring.cell<kAt, 13>().even, k.factor17);
    odd = _mm512_madd52lo_epu64(odd, ring.cell<kAt, 13>().odd, k.factor17);
    even = _mm512_madd52lo_epu64(even, newest.even, k.factor15);
    odd = _mm512_madd52lo_epu64(odd, newest.odd, k.factor15);
    V cell = fold_products(even, odd, k);
    // Adding the carry at the other end gives no 0, as the standard wants it: the sum is not 0.
    cell = _mm512_add_epi32(cell, _mm512_srli_epi32(cell, 31));
    if constexpr (kInitialise) {
      cell = _mm512_add_epi32(_mm512_and_si512(cell, k.mask), _mm512_srli_epi32(w, 1));
      cell = _mm512_add_epi32(cell, _mm512_srli_epi32(cell, 31));
    }
    newest = forms(cell, k);
    ring.cells[kAt] = newest;
    return kInitialise ? w : _mm512_xor_si512(w, x3);
  }

 private:
  /// The registers' next values. Bytes 3 and 1 of a word go through S0, 2 and 0 through S1: of v rotated by 8 it is the
  /// others, so that two vectors hold the bytes for either box. What is rotated by 16 is put together without a shift:
  /// L2 of v, rotated by 8, comes from `halves`, which is v rotated by 16.
  HWY_INLINE void filter(V x1, V x2, const Constants& k) {
    const V w1 = _mm512_add_epi32(r1, x1);
    const V w2 = _mm512_xor_si512(r2, x2);
    const V u = _mm512_shldi_epi32(w1, w2, 16);
    const V halves = select(k.high_half, w1, w2);
    const V lu = xor3(xor3(u, _mm512_rol_epi32(u, 2), _mm512_rol_epi32(u, 10)), _mm512_rol_epi32(u, 18),
                      _mm512_rol_epi32(u, 24));
    const V lv8 = xor3(xor3(halves, _mm512_rol_epi32(halves, 6), _mm512_rol_epi32(halves, 14)),
                       _mm512_rol_epi32(halves, 22), _mm512_rol_epi32(halves, 24));
    const V b0 = s0(select(k.odd_bytes, lu, lv8), k);
    const V b1 = s1(select(k.odd_bytes, lv8, lu), k);
    r1 = select(k.odd_bytes, b0, b1);
    r2 = _mm512_ror_epi32(select(k.odd_bytes, b1, b0), 8);
  }
};

/// Transposes 16 rows of 16 words in place, and turns the bytes of the words around: row i, at rows + i * stride, is
/// word i of all lanes before, the words of lane i afterwards.
HWY_INLINE void rows_to_lanes(std::uint8_t* rows, std::size_t stride, const Constants& k) {
  V a[16];
  for (std::size_t i = 0; i < 16; ++i) a[i] = _mm512_shuffle_epi8(_mm512_load_si512(rows + i * stride), k.swap_bytes);
  transpose(a);
  for (std::size_t i = 0; i < 16; ++i) _mm512_store_si512(rows + i * stride, a[i]);
}

/// kSets sets side by side.
template <std::size_t kSets>
class Streams {
 public:
  /// rings: working memory, apart from the registers' values: what the compiler must not keep in registers.
  HWY_INLINE Streams(const lanes::State& state, Ring (&rings)[kSets]) : rings_(rings) {
    for (std::size_t i = 0; i < kSets; ++i) sets_[i].load(rings_[i], state.words + i * kLanes, kSets * kLanes, k_);
  }
  Streams(const Streams&) = delete;
  Streams& operator=(const Streams&) = delete;
  HWY_INLINE void store(lanes::State& state, std::size_t first) const {
    for (std::size_t i = 0; i < kSets; ++i) {
      sets_[i].store(rings_[i], state.words + i * kLanes, kSets * kLanes, first, k_);
    }
  }

  /// `count` clocks, but at most 16, from place 0 on. Row i of 16 lanes is written to out + i * stride, in the place of
  /// a lane, if kInitialise is not set.
  template <bool kInitialise>
  HWY_INLINE void clock(std::size_t count, std::uint8_t* out, std::size_t stride) {
    clock_places<kInitialise>(count, out, stride, std::make_index_sequence<kCells>());
  }

  /// Turns what `clock` has written into the keystream of lanes, and anything up to 16 words.
  HWY_INLINE void transpose(std::uint8_t* out, std::size_t stride) const {
    for (std::size_t i = 0; i < kSets; ++i) rows_to_lanes(out + i * kLanes * stride, stride, k_);
  }

 private:
  template <bool kInitialise, std::size_t... kPlaces>
  HWY_INLINE void clock_places(std::size_t count, std::uint8_t* out, std::size_t stride,
                               std::index_sequence<kPlaces...>) {
    static_cast<void>((clock_place<kInitialise, kPlaces>(count, out + kPlaces * stride, stride) && ...));
  }

  template <bool kInitialise, std::size_t kPlace>
  HWY_INLINE bool clock_place(std::size_t count, std::uint8_t* row, std::size_t stride) {
    if (kPlace == count) return false;
    // Cells stay in memory: the compiler shall not keep them in registers, of which there are too few, and spill those.
    asm volatile("" : : "r"(rings_) : "memory");
    for (std::size_t i = 0; i < kSets; ++i) {
      const V word = sets_[i].template clock<kPlace, kInitialise>(rings_[i], k_);
      if constexpr (!kInitialise) _mm512_store_si512(row + i * kLanes * stride, word);
    }
    return true;
  }

  Constants k_;
  Set sets_[kSets];
  Ring (&rings_)[kSets];
};

template <std::size_t kSets>
HWY_INLINE void initialise(lanes::State& state) {
  Ring rings[kSets];
  Streams<kSets> streams(state, rings);
  for (int i = 0; i < 2; ++i) streams.template clock<true>(kCells, nullptr, 0);
  V discarded[kSets];
  streams.template clock<false>(1, reinterpret_cast<std::uint8_t*>(discarded), kVectorBytes / kLanes);
  streams.store(state, 1);
  wipe_vectors(discarded);
  wipe_vectors(rings);
}

template <std::size_t kSets>
HWY_INLINE void generate(lanes::State& state, std::uint8_t* keystream, std::size_t stride, std::size_t words) {
  Ring rings[kSets];
  Streams<kSets> streams(state, rings);
  for (std::size_t done = 0; done < words; done += kCells) {
    streams.template clock<false>(words - done, keystream + 4 * done, stride);
    streams.transpose(keystream + 4 * done, stride);
  }
  streams.store(state, words % kCells);
  wipe_vectors(rings);
}

}  // namespace

void initialise_avx512_16(lanes::State& state) { initialise<1>(state); }
void initialise_avx512_32(lanes::State& state) { initialise<2>(state); }
void generate_avx512_16(lanes::State& state, std::uint8_t* keystream, std::size_t stride, std::size_t words) {
  generate<1>(state, keystream, stride, words);
}
void generate_avx512_32(lanes::State& state, std::uint8_t* keystream, std::size_t stride, std::size_t words) {
  generate<2>(state, keystream, stride, words);
}

}  // namespace tandem::zuc
TANDEM_ZUC_AVX512_END
#endif
