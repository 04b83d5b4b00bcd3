// ZUC, 8 streams per vector of AVX2, one or two vectors side by side: a stream's words wait for one another, and two
// vectors fill the ports that one leaves idle.
//
// The LFSR is a ring of 16 places in memory, with a second copy behind it so that no place has to be wrapped around. A
// cell stands in it in the forms in which it is used. S-box inputs of both registers share vectors: S0's four bytes in
// one, S1's in another.
//
// Standard    ETSI/SAGE 128-EEA3 & 128-EIA3 Document 2, sections 3.2-3.6
// Byte order  see ../README.md
// Timing      independent of key and data
// Checked by  zuc_test.cpp, zuc_random_test.cpp against reference.cpp
#if defined(__x86_64__)
#include "algorithms/zuc/sw/avx2.h"
#include "algorithms/zuc/sw/avx2_row.h"
#include "algorithms/zuc/sw/variants.h"
#include "algorithms/zuc/sw/zuc.h"

TANDEM_ZUC_AVX2_BEGIN
namespace tandem::zuc {
namespace {

constexpr std::size_t kLanes = 8;

HWY_INLINE V words(std::uint32_t value) { return _mm256_set1_epi32(static_cast<int>(value)); }
/// The same shuffle of bytes in every word of a block.
HWY_INLINE V bytes_of_words(std::uint32_t order) {
  return _mm256_add_epi32(
      words(order), _mm256_setr_epi32(0, 0x04040404, 0x08080808, 0x0c0c0c0c, 0, 0x04040404, 0x08080808, 0x0c0c0c0c));
}
HWY_INLINE V table(const std::uint8_t (&entries)[16]) {
  return _mm256_broadcastsi128_si256(_mm_load_si128(reinterpret_cast<const __m128i*>(entries)));
}

/// Constants of a clock, beside the state.
struct Constants {
  HWY_INLINE Constants() {}  // written out: the one that the compiler makes has not the instructions

  V mask = words(0x7fffffff);
  V factor15 = _mm256_set1_epi64x(1 << 15);
  V factor17 = _mm256_set1_epi64x(1 << 17);
  V factor20 = _mm256_set1_epi64x(1 << 20);
  V factor21 = _mm256_set1_epi64x(1 << 21);
  V factor257 = _mm256_set1_epi64x(257);
  V low_nibble = words(0x0f0f0f0f);
  V p1 = table(kP1), p2 = table(kP2), p3 = table(kP3);
  V to_aes_low = table(kToAesLow), to_aes_high = table(kToAesHigh);
  V from_aes_low = table(kFromAesLow), from_aes_high = table(kFromAesHigh);
  V odd_bytes = words(0xff00ff00);
  /// These rotate to the left by whole bytes.
  V rotate8 = bytes_of_words(0x02010003);
  V rotate16 = bytes_of_words(0x01000302);
  V rotate24 = bytes_of_words(0x00030201);
  V swap_bytes = bytes_of_words(0x00010203);
  /// Undoes the row shift of a round of AES.
  V undo_row_shift = _mm256_broadcastsi128_si256(_mm_setr_epi8(0, 13, 10, 7, 4, 1, 14, 11, 8, 5, 2, 15, 12, 9, 6, 3));
};

/// A cell in its forms.
template <std::size_t N>
struct alignas(32) Cell {
  Row<N> once;
  Row<N> odd;  ///< lanes 1, 3, .. in lanes 0, 2, ..
  Row<N>
      joined;  ///< its bits 15..0 before bits 30..15 of the cell two places earlier: a word of the bit reorganisation

  /// earlier: the cell two places earlier.
  HWY_INLINE void put(const Row<N>& cell, const Row<N>& earlier) {
    once = cell;
    odd = odd_lanes(cell);
    joined = cell << 16 | earlier >> 15;
  }
};

/// The LFSRs in memory. Place p + 16 is place p after a turn.
template <std::size_t N>
struct Ring {
  Cell<N> cells[2 * kCells];
};

template <class R>
HWY_INLINE R rotate_bits(const R& x, int left) {
  return x << left | x >> (32 - left);
}

/// The nibbles of bytes.
template <class R>
struct Nibbles {
  R low, high;
  HWY_INLINE Nibbles(const R& x, const Constants& k) : low(x & k.low_nibble), high((x >> 4) & k.low_nibble) {}
};

template <class R>
HWY_INLINE R s0(const R& bytes, const Constants& k) {
  const Nibbles<R> x(bytes, k);
  const R a = x.high ^ look_up(k.p1, x.low);
  const R b = x.low ^ look_up(k.p2, a);
  return add_bytes(a, a) ^ look_up(k.p3, b);
}

template <class R>
HWY_INLINE R linear(V low_table, V high_table, const R& bytes, const Constants& k) {
  const Nibbles<R> x(bytes, k);
  return look_up(low_table, x.low) ^ look_up(high_table, x.high);
}

template <class R>
HWY_INLINE R s1(const R& bytes, const Constants& k) {
  const R in = shuffle(linear(k.to_aes_low, k.to_aes_high, bytes, k), k.undo_row_shift);
  return linear(k.from_aes_low, k.from_aes_high, aes_sbox(in), k);
}

/// Lanes' keystream goes to a buffer, as lanes::Kernel::generate says.
struct ToBuffer {
  std::uint8_t* keystream;
  std::size_t stride;

  HWY_INLINE void put(std::size_t lane, std::size_t at, __m128i words) const {
    _mm_store_si128(reinterpret_cast<__m128i*>(keystream + lane * stride + at), words);
  }
};

/// Four words of all lanes, byte `at` of the call's and further.
template <std::size_t N, class To>
HWY_INLINE void put_four(const Row<N> (&rows)[4], const To& to, std::size_t at, const Constants& k) {
#pragma GCC unroll 4
  for (std::size_t i = 0; i < N; ++i) {
    const V z0 = _mm256_shuffle_epi8(rows[0].v[i], k.swap_bytes);
    const V z1 = _mm256_shuffle_epi8(rows[1].v[i], k.swap_bytes);
    const V z2 = _mm256_shuffle_epi8(rows[2].v[i], k.swap_bytes);
    const V z3 = _mm256_shuffle_epi8(rows[3].v[i], k.swap_bytes);
    const V low01 = _mm256_unpacklo_epi32(z0, z1);
    const V high01 = _mm256_unpackhi_epi32(z0, z1);
    const V low23 = _mm256_unpacklo_epi32(z2, z3);
    const V high23 = _mm256_unpackhi_epi32(z2, z3);
    const V lanes[4] = {_mm256_unpacklo_epi64(low01, low23), _mm256_unpackhi_epi64(low01, low23),
                        _mm256_unpacklo_epi64(high01, high23), _mm256_unpackhi_epi64(high01, high23)};
#pragma GCC unroll 4
    for (std::size_t j = 0; j < 4; ++j) {
      to.put(kLanes * i + j, at, _mm256_castsi256_si128(lanes[j]));
      to.put(kLanes * i + j + 4, at, _mm256_extracti128_si256(lanes[j], 1));
    }
  }
}

/// 8 N streams between two clocks.
template <std::size_t N>
class Streams {
 public:
  using R = Row<N>;

  /// ring: working memory, apart from the registers' values: what the compiler must not keep in registers.
  HWY_INLINE Streams(const lanes::State& state, Ring<N>& ring) : cells_(ring.cells) {
    const std::uint32_t* rows = state.words;
    for (std::size_t i = 0; i < kCells; ++i, rows += kLanes * N) {
      const R cell = load_row<N>(rows);
      cells_[i].put(cell, i < 2 ? cell : cells_[i - 2].once);  // nothing uses what the first two join
    }
    r1_ = load_row<N>(rows);
    r2_ = load_row<N>(rows + kLanes * N);
  }
  Streams(const Streams&) = delete;
  Streams& operator=(const Streams&) = delete;

  HWY_INLINE void store(lanes::State& state) const {
    std::uint32_t* rows = state.words;
    for (std::size_t i = 0; i < kCells; ++i, rows += kLanes * N) store_row(rows, cells_[at_ + i].once);
    store_row(rows, r1_);
    store_row(rows + kLanes * N, r2_);
  }

  HWY_INLINE void initialise(std::size_t rounds) {
    for (std::size_t i = 0; i < rounds; ++i) clock<true>();
    clock<false>();
  }

  template <class To>
  HWY_INLINE void generate(std::size_t words, const To& to) {
    R rows[4];
    std::size_t done = 0;
    for (; words - done >= 4; done += 4) {
      for (std::size_t i = 0; i < 4; ++i) rows[i] = clock<false>();
      put_four(rows, to, 4 * done, k_);
    }
    if (done < words) {
      for (std::size_t i = 0; i < words - done; ++i) rows[i] = clock<false>();
      put_four(rows, to, 4 * done, k_);
    }
    wipe_vectors(rows);
  }

 private:
  /// Returns the keystream word, or W if kInitialise.
  template <bool kInitialise>
  HWY_INLINE R clock() {
    // Cells stay in memory: the compiler shall not keep them in registers, of which there are too few, and spill those.
    asm volatile("" : : "r"(cells_) : "memory");
    Cell<N>* s = cells_ + at_;
    const R x0 = halves(s[15].once + s[15].once, s[14].once);
    const R w = (x0 ^ r1_) + r2_;
    const R even = products<&Cell<N>::once>(s);
    const R odd = products<&Cell<N>::odd>(s);
    // The sum is less than 2^31 + 2^23, and it is not 0. Adding the carry at the other end therefore gives no 0 either,
    // as the standard wants it.
    R cell = fold((low_words(even, odd) & k_.mask) + above31(even, odd));
    if constexpr (kInitialise) cell = fold(cell + (w >> 1));
    const R z = kInitialise ? w : w ^ s[2].joined;
    s[kCells].put(cell, s[14].once);
    s[0].put(cell, s[14].once);
    filter(s[11].joined, s[7].joined);
    at_ = (at_ + 1) % kCells;
    return z;
  }

  /// Folds numbers of 32 bits.
  HWY_INLINE R fold(const R& sum) const { return (sum & k_.mask) + (sum >> 31); }

  /// The sum of products of every second lane, in 64 bits.
  template <R Cell<N>::*kForm>
  HWY_INLINE R products(const Cell<N>* s) const {
    const R a = add_pairs(mul(s[0].*kForm, k_.factor257), mul(s[4].*kForm, k_.factor20));
    const R b = add_pairs(mul(s[10].*kForm, k_.factor21), mul(s[13].*kForm, k_.factor17));
    return add_pairs(add_pairs(a, b), mul(s[15].*kForm, k_.factor15));
  }

  /// The registers' next values. Bytes 3 and 1 of a word go through S0, 2 and 0 through S1: of v rotated by 8 it is the
  /// others, so that two vectors hold the bytes for either box.
  HWY_INLINE void filter(const R& x1, const R& x2) {
    const R w1 = r1_ + x1;
    const R w2 = r2_ ^ x2;
    const R u16 = halves(w2, w1);  // L1's input rotated by 16
    const R v = halves(w1, w2);    // L2's input rotated by 16
    const R u18 = rotate_bits(u16, 2);
    const R v6 = rotate_bits(v, 6);
    // L1 of u; L2 of the input that v stands for, rotated by 8.
    const R lu = (u18 ^ shuffle(u16, k_.rotate8)) ^ shuffle(u18, k_.rotate24) ^ shuffle(u16 ^ u18, k_.rotate16);
    const R lv = (v ^ shuffle(v, k_.rotate24)) ^ v6 ^ (shuffle(v6, k_.rotate8) ^ shuffle(v6, k_.rotate16));
    const R both = lu ^ lv;
    const R for_s0 = (both & k_.odd_bytes) ^ lv;
    const R b0 = s0(for_s0, k_);
    const R b1 = s1(for_s0 ^ both, k_);
    const R out = b0 ^ b1;
    r1_ = (out & k_.odd_bytes) ^ b1;
    r2_ = shuffle(r1_ ^ out, k_.rotate24);
  }

  std::size_t at_ = 0;  ///< the place of s0, in the first turn
  Constants k_;
  R r1_, r2_;
  Cell<N>* cells_;
};

template <std::size_t N>
HWY_INLINE void initialise(lanes::State& state, std::size_t rounds) {
  Ring<N> ring;
  Streams<N> streams(state, ring);
  streams.initialise(rounds);
  streams.store(state);
  wipe_vectors(ring);
}

template <std::size_t N, class To>
HWY_INLINE void generate(lanes::State& state, std::size_t words, const To& to) {
  Ring<N> ring;
  Streams<N> streams(state, ring);
  streams.generate(words, to);
  streams.store(state);
  wipe_vectors(ring);
}

}  // namespace

void initialise_avx2_8(lanes::State& state) { initialise<1>(state, kRounds); }
void initialise_avx2_16(lanes::State& state) { initialise<2>(state, kRounds); }
void initialise48_avx2_8(lanes::State& state) { initialise<1>(state, kRounds256); }
void initialise48_avx2_16(lanes::State& state) { initialise<2>(state, kRounds256); }
void generate_avx2_8(lanes::State& state, std::uint8_t* keystream, std::size_t stride, std::size_t words) {
  generate<1>(state, words, ToBuffer{keystream, stride});
}
void generate_avx2_16(lanes::State& state, std::uint8_t* keystream, std::size_t stride, std::size_t words) {
  generate<2>(state, words, ToBuffer{keystream, stride});
}

}  // namespace tandem::zuc
TANDEM_ZUC_AVX2_END
#endif
