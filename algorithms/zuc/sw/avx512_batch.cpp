// ZUC, 16 streams per vector of AVX-512, one or two vectors side by side.
//
// The LFSR is a ring of 16 places in memory. A cell stands in it in the forms in which it is used: twice itself for the
// words of the bit reorganisation, and as even and odd lanes of 64 bits for the products. S-box inputs of both
// registers share vectors: S0's four bytes in one, S1's in another.
//
// Standard    ETSI/SAGE 128-EEA3 & 128-EIA3 Document 2, sections 3.2-3.6
// Byte order  see ../README.md
// Timing      independent of key and data
// Checked by  zuc_random_test.cpp against reference.cpp
#if defined(__x86_64__)
#include "algorithms/zuc/sw/avx512.h"
#include "algorithms/zuc/sw/avx512_output.h"
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
/// The same shuffle of bytes in every word of a block.
HWY_INLINE V bytes_of_words(std::uint32_t order) {
  return _mm512_add_epi32(words(order), _mm512_broadcast_i32x4(_mm_set_epi32(0x0c0c0c0c, 0x08080808, 0x04040404, 0)));
}
HWY_INLINE V nibbles(const std::uint8_t table[16]) {
  return _mm512_broadcast_i32x4(_mm_load_si128(reinterpret_cast<const __m128i*>(table)));
}

/// Constants of a clock, beside the state.
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
  /// These rotate to the left by whole bytes.
  V rotate8 = bytes_of_words(0x02010003);
  V rotate16 = bytes_of_words(0x01000302);
  V rotate24 = bytes_of_words(0x00030201);
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

  /// The cell of that number when s0 is in place `at`.
  [[nodiscard]] HWY_INLINE const Cell& cell(std::size_t at, std::size_t number) const {
    return cells[(at + number) % kCells];
  }
};

/// 16 streams between two calls of a kernel.
struct Set {
  V r1, r2;

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

  /// One clock with s0 in place `at`, where the new cell goes. Returns the keystream word, or W if kInitialise.
  template <bool kInitialise>
  HWY_INLINE V clock(Ring& ring, std::size_t at, const Constants& k) {
    const V x0 = select(k.high_half, ring.cell(at, 15).twice, ring.cell(at, 14).once);
    const V x1 = join(ring.cell(at, 11), ring.cell(at, 9));
    const V x2 = join(ring.cell(at, 7), ring.cell(at, 5));
    const V x3 = join(ring.cell(at, 2), ring.cell(at, 0));

    const V w = _mm512_add_epi32(_mm512_xor_si512(x0, r1), r2);
    V even = _mm512_mul_epu32(ring.cell(at, 0).even, k.factor257);
    V odd = _mm512_mul_epu32(ring.cell(at, 0).odd, k.factor257);
    even = _mm512_madd52lo_epu64(even, ring.cell(at, 4).even, k.factor20);
    odd = _mm512_madd52lo_epu64(odd, ring.cell(at, 4).odd, k.factor20);
    even = _mm512_madd52lo_epu64(even, ring.cell(at, 10).even, k.factor21);
    odd = _mm512_madd52lo_epu64(odd, ring.cell(at, 10).odd, k.factor21);
    even = _mm512_madd52lo_epu64(even, ring.cell(at, 13).even, k.factor17);
    odd = _mm512_madd52lo_epu64(odd, ring.cell(at, 13).odd, k.factor17);
    even = _mm512_madd52lo_epu64(even, ring.cell(at, 15).even, k.factor15);
    odd = _mm512_madd52lo_epu64(odd, ring.cell(at, 15).odd, k.factor15);
    V cell = fold_products(even, odd, k);
    // Adding the carry at the other end gives no 0, as the standard wants it: the sum is not 0.
    cell = _mm512_add_epi32(cell, _mm512_srli_epi32(cell, 31));
    if constexpr (kInitialise) {
      cell = _mm512_add_epi32(_mm512_and_si512(cell, k.mask), _mm512_srli_epi32(w, 1));
      cell = _mm512_add_epi32(cell, _mm512_srli_epi32(cell, 31));
    }
    ring.cells[at] = forms(cell, k);
    filter(x1, x2, k);
    return kInitialise ? w : _mm512_xor_si512(w, x3);
  }

 private:
  /// The registers' next values. Bytes 3 and 1 of a word go through S0, 2 and 0 through S1: of v rotated by 8 it is the
  /// others, so that two vectors hold the bytes for either box. Port 0 alone rotates by bits; by whole
  /// bytes port 5 rotates, so that of L1 and L2 a single rotation each is left for port 0.
  HWY_INLINE void filter(V x1, V x2, const Constants& k) {
    const V w1 = _mm512_add_epi32(r1, x1);
    const V w2 = _mm512_xor_si512(r2, x2);
    const V u16 = select(k.high_half, w2, w1);
    const V v16 = select(k.high_half, w1, w2);
    const V u = rotate(u16, k.rotate16);
    const V u24 = rotate(u16, k.rotate8);
    const V u8 = rotate(u16, k.rotate24);
    const V v = rotate(v16, k.rotate16);
    const V v8 = rotate(v16, k.rotate24);
    const V lu = xor3(u, u24, _mm512_rol_epi32(xor3(u, u8, u16), 2));
    const V lv8 = xor3(v16, v8, _mm512_rol_epi32(xor3(v, v8, v16), 22));
    const V b0 = s0(select(k.odd_bytes, lu, lv8), k);
    const V b1 = s1(select(k.odd_bytes, lv8, lu), k);
    r1 = select(k.odd_bytes, b0, b1);
    r2 = rotate(select(k.odd_bytes, b1, b0), k.rotate24);
  }
  HWY_INLINE static V rotate(V a, V bytes) { return _mm512_shuffle_epi8(a, bytes); }
};

/// Sets of 16 streams side by side.
template <std::size_t... kSet>
class Streams {
 public:
  static constexpr std::size_t kSets = sizeof...(kSet);

  /// rings: working memory, apart from the registers' values: what the compiler must not keep in registers.
  HWY_INLINE Streams(const lanes::State& state, Ring (&rings)[kSets]) : rings_(rings) {
    (sets_[kSet].load(rings_[kSet], state.words + kSet * kLanes, kSets * kLanes, k_), ...);
  }
  Streams(const Streams&) = delete;
  Streams& operator=(const Streams&) = delete;

  /// `first`: the place of s0.
  HWY_INLINE void store(lanes::State& state, std::size_t first) const {
    (sets_[kSet].store(rings_[kSet], state.words + kSet * kLanes, kSets * kLanes, first, k_), ...);
  }

  /// The clocks of the initialisation, s0 being in place 0 before; afterwards it is in place 1.
  HWY_INLINE void initialise(std::size_t rounds) {
    for (std::size_t at = 0; at < rounds; ++at) (clock<kSet, true>(at % kCells), ...);
    (clock<kSet, false>(0), ...);
  }

  /// Generates `words` words, s0 being in place 0 before. While a block of 16 words is made, the one before it goes out
  /// between the clocks: port 5, which alone moves words between lanes, would hold the others up otherwise.
  template <class To>
  HWY_INLINE void generate(std::size_t words, const To& to) {
    Merged blocks[2][kSets];
    std::size_t block = 0;
    for (; words - kCells * block >= kCells; ++block) {
      for (std::size_t quarter = 0; quarter < 4; ++quarter) {
        (clock_four<kSet>(quarter, blocks[block % 2][kSet]), ...);
        if (block == 0) continue;
        const auto& before = blocks[(block - 1) % 2];
        if constexpr (kSets == 2) {
          put<false>(before, quarter, to, block - 1);
        } else if (quarter % 2 == 0) {
          put<false>(before, quarter / 2, to, block - 1);
        }
      }
    }
    if (words % kCells != 0) {
      if (block > 0) put_block<false>(blocks[(block - 1) % 2], to, block - 1);
      clock_rest(words % kCells, blocks[block % 2]);
      ++block;
    }
    put_block<true>(blocks[(block - 1) % 2], to, block - 1);
    wipe_vectors(blocks[0]);
    if (block > 1) wipe_vectors(blocks[1]);
  }

 private:
  template <std::size_t kThis, bool kInitialise>
  HWY_INLINE V clock(std::size_t at) {
    // Cells stay in memory: the compiler shall not keep them in registers, of which there are too few, and spill those.
    asm volatile("" : : "r"(rings_) : "memory");
    return sets_[kThis].template clock<kInitialise>(rings_[kThis], at, k_);
  }

  template <std::size_t kThis>
  HWY_INLINE void clock_two(std::size_t at, Merged& block) {
    const V row = clock<kThis, false>(at);
    const V next = clock<kThis, false>(at + 1);
    block.set(at / 2, row, next, k_.swap_bytes);
  }
  template <std::size_t kThis>
  HWY_INLINE void clock_four(std::size_t quarter, Merged& block) {
    clock_two<kThis>(4 * quarter, block);
    clock_two<kThis>(4 * quarter + 2, block);
  }

  /// Fewer clocks than a block has. Of the words that are missing, anything goes out.
  HWY_INLINE void clock_rest(std::size_t count, Merged (&block)[kSets]) {
    std::size_t at = 0;
    for (; at + 2 <= count; at += 2) (clock_two<kSet>(at, block[kSet]), ...);
    if (at < count) (block[kSet].set(at / 2, clock<kSet, false>(at), V(), k_.swap_bytes), ...);
  }

  template <bool kLast, class To>
  HWY_INLINE static void put(const Merged (&blocks)[kSets], std::size_t part, const To& to, std::size_t block) {
    const std::size_t set = part % kSets;
    blocks[set].template put<kLast>(part / kSets, to, kLanes * set, block);
  }
  template <bool kLast, class To>
  HWY_INLINE static void put_block(const Merged (&blocks)[kSets], const To& to, std::size_t block) {
    for (std::size_t part = 0; part < 2 * kSets; ++part) put<kLast>(blocks, part, to, block);
  }

  Constants k_;
  Set sets_[kSets];
  Ring (&rings_)[kSets];
};
using Streams16 = Streams<0>;
using Streams32 = Streams<0, 1>;

template <class AnyStreams>
HWY_INLINE void initialise(lanes::State& state, std::size_t rounds) {
  Ring rings[AnyStreams::kSets];
  AnyStreams streams(state, rings);
  streams.initialise(rounds);
  streams.store(state, 1);
  wipe_vectors(rings);
}

template <class AnyStreams, class To>
HWY_INLINE void generate(lanes::State& state, std::size_t words, const To& to) {
  Ring rings[AnyStreams::kSets];
  AnyStreams streams(state, rings);
  streams.generate(words, to);
  streams.store(state, words % kCells);
  wipe_vectors(rings);
}

}  // namespace

void initialise_avx512_16(lanes::State& state) { initialise<Streams16>(state, kRounds); }
void initialise_avx512_32(lanes::State& state) { initialise<Streams32>(state, kRounds); }
void initialise48_avx512_16(lanes::State& state) { initialise<Streams16>(state, kRounds256); }
void initialise48_avx512_32(lanes::State& state) { initialise<Streams32>(state, kRounds256); }
void generate_avx512_16(lanes::State& state, std::uint8_t* keystream, std::size_t stride, std::size_t words) {
  generate<Streams16>(state, words, ToBuffer{keystream, stride});
}
void generate_avx512_32(lanes::State& state, std::uint8_t* keystream, std::size_t stride, std::size_t words) {
  generate<Streams32>(state, words, ToBuffer{keystream, stride});
}
void apply_avx512_16(lanes::State& state, const lanes::Text* texts, std::size_t words) {
  generate<Streams16>(state, words, ToTexts{texts});
}
void apply_avx512_32(lanes::State& state, const lanes::Text* texts, std::size_t words) {
  generate<Streams32>(state, words, ToTexts{texts});
}

}  // namespace tandem::zuc
TANDEM_ZUC_AVX512_END
#endif
