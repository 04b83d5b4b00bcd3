// SNOW 3G, one stream, with AVX-512: what a long message wants.
//
// The LFSR does not wait for the FSM: four of its cells are computed at a time, from bytes that are gathered so that
// each byte of the four words has its own affine transformation. The FSM is a chain of one word after the other, in
// vectors of four copies: the row shift of AES does nothing to those, and S1 is one instruction. It leaves R1 and R2 in
// memory, and the words of the keystream are put together afterwards, 16 at a time.
//
// Standard    TS 35.216, sections 3 and 4
// Byte order  see ../README.md
// Timing      independent of key and data
// Checked by  snow3g_kernels_test.cpp
#if defined(__x86_64__)
#include <algorithm>
#include <utility>

#include "algorithms/snow3g/sw/avx512.h"
#include "algorithms/snow3g/sw/snow3g.h"
#include "algorithms/snow3g/sw/variants.h"
#include "engine/wipe.h"

TANDEM_SNOW3G_AVX512_ATTRIBUTES
namespace tandem::snow3g {
namespace {

/// Four words, or four times the same.
using Words = __m128i;

/// Places of bytes in a vector of 32; the bytes of the four words are gathered in the lower halves of four groups.
using Places = std::array<std::uint8_t, 32>;

/// Byte `byte` (0 the least significant) of each of the four words, four times.
consteval Places gather(std::size_t byte) {
  Places places{};
  for (std::size_t i = 0; i < 32; ++i) places[i] = static_cast<std::uint8_t>(i % 4 * 4 + byte);
  return places;
}
/// Group b is byte b of the words.
consteval Places scatter() {
  Places places{};
  for (std::size_t i = 0; i < 16; ++i) places[i] = static_cast<std::uint8_t>(i % 4 * 8 + i / 4);
  return places;
}
alignas(32) constexpr Places kGatherHigh = gather(3);
alignas(32) constexpr Places kGatherLow = gather(0);
alignas(32) constexpr Places kScatter = scatter();
alignas(32) constexpr auto kMulAlpha = word_matrices<mul_alpha>();
alignas(32) constexpr auto kDivAlpha = word_matrices<div_alpha>();
alignas(64) constexpr auto kSqTable = kSq;

HWY_INLINE __m256i load_32(const void* from) { return _mm256_load_si256(static_cast<const __m256i*>(from)); }
HWY_INLINE Words load_4(const std::uint32_t* from) { return _mm_loadu_si128(reinterpret_cast<const __m128i*>(from)); }
HWY_INLINE Words copies(std::uint32_t word) { return _mm_set1_epi32(static_cast<int>(word)); }
HWY_INLINE Words xor3(Words a, Words b, Words c) { return _mm_ternarylogic_epi32(a, b, c, 0x96); }

/// The linear part of sections 3.4.4 and 3.4.5: the next four cells but for F. s: s0 .. s14.
HWY_INLINE Words next_cells(const std::uint32_t* s) {
  const Words s0 = load_4(s);
  const Words s11 = load_4(s + 11);
  const __m256i high = _mm256_permutexvar_epi8(load_32(kGatherHigh.data()), _mm256_castsi128_si256(s0));
  const __m256i low = _mm256_permutexvar_epi8(load_32(kGatherLow.data()), _mm256_castsi128_si256(s11));
  const __m256i groups = _mm256_xor_si256(_mm256_gf2p8affine_epi64_epi8(high, load_32(kMulAlpha.data()), 0),
                                          _mm256_gf2p8affine_epi64_epi8(low, load_32(kDivAlpha.data()), 0));
  const Words alphas = _mm256_castsi256_si128(_mm256_permutexvar_epi8(load_32(kScatter.data()), groups));
  return xor3(xor3(_mm_slli_epi32(s0, 8), _mm_srli_epi32(s11, 8), alphas), load_4(s + 2), _mm_setzero_si128());
}

/// R1, R2, R3, four times each.
struct Fsm {
  Words r1, r2, r3;

  /// Section 3.4.6.
  HWY_INLINE void clock(std::uint32_t s5) {
    const Words r = _mm_add_epi32(r2, _mm_xor_si128(r3, copies(s5)));
    r3 = s2(r2);
    r2 = _mm_aesenc_si128(r1, _mm_setzero_si128());
    r1 = r;
  }

 private:
  static HWY_INLINE Words s2(Words w) {
    const __m512i index = _mm512_castsi128_si512(w);
    const __m512i low = _mm512_permutex2var_epi8(load(&kSqTable[0]), index, load(&kSqTable[64]));
    const __m512i high = _mm512_permutex2var_epi8(load(&kSqTable[128]), index, load(&kSqTable[192]));
    const Words bytes =
        _mm_mask_mov_epi8(_mm512_castsi512_si128(low), _mm_movepi8_mask(w), _mm512_castsi512_si128(high));
    const Words next = _mm_ror_epi32(bytes, 8);
    const Words sum = _mm_xor_si128(bytes, next);
    const Words doubled = _mm_gf2p8affine_epi64_epi8(sum, _mm_set1_epi64x(kDoubleSq), 0);
    return xor3(doubled, next, _mm_ror_epi32(sum, 16));
  }
};

/// A stream of which up to kBlock words are made at a time.
class Stream {
 public:
  static constexpr std::size_t kBlock = 64;

  HWY_INLINE explicit Stream(const lanes::State& state) {
    std::copy_n(state.words, kCells, s_);
    fsm_ = {copies(state.words[kCells]), copies(state.words[kCells + 1]), copies(state.words[kCells + 2])};
  }
  HWY_INLINE void store_state(lanes::State& state) const {
    std::copy_n(s_, kCells, state.words);
    state.words[kCells] = first(fsm_.r1);
    state.words[kCells + 1] = first(fsm_.r2);
    state.words[kCells + 2] = first(fsm_.r3);
  }

  /// Section 4.1, and the discarded clock of 4.2.
  HWY_INLINE void initialise() {
    for (std::size_t t = 0; t < 32; t += 4) {
      const Words linear = next_cells(s_ + t);
      Words cells = linear;
      initialise_clock<0>(t, linear, cells);
      initialise_clock<1>(t, linear, cells);
      initialise_clock<2>(t, linear, cells);
      initialise_clock<3>(t, linear, cells);
      store_4(s_ + t + kCells, cells);
    }
    store_4(s_ + 32 + kCells, next_cells(s_ + 32));
    clock(32);
    forget(33);
  }

  /// The next `words` words, at most kBlock; as many are written as the next multiple of 16.
  HWY_INLINE void generate(std::uint8_t* keystream, std::size_t words) {
    std::size_t t = 0;
    for (; t + 4 <= words; t += 4) {
      store_4(s_ + t + kCells, next_cells(s_ + t));
      for (std::size_t i = t; i < t + 4; ++i) clock(i);
    }
    if (t < words) store_4(s_ + t + kCells, next_cells(s_ + t));
    for (; t < words; ++t) clock(t);
    const __m512i swap_bytes = block_everywhere(kSwapWords.data());
    for (t = 0; t < words; t += 16) {
      const __m512i f = _mm512_add_epi32(load(s_ + t + 15), load(r1_ + t));
      store(keystream + 4 * t, _mm512_shuffle_epi8(snow3g::xor3(f, load(r2_ + t), load(s_ + t)), swap_bytes));
    }
    forget(words);
  }

 private:
  static HWY_INLINE std::uint32_t first(Words w) { return static_cast<std::uint32_t>(_mm_cvtsi128_si32(w)); }
  static HWY_INLINE void store_4(std::uint32_t* to, Words w) { _mm_storeu_si128(reinterpret_cast<__m128i*>(to), w); }

  /// Clock t + kPlace of initialisation: puts s16 into its place among `cells`.
  template <int kPlace>
  HWY_INLINE void initialise_clock(std::size_t t, Words linear, Words& cells) {
    const Words s15 = kPlace == 0 ? copies(s_[t + 15]) : _mm_shuffle_epi32(cells, 0x55 * ((kPlace - 1) & 3));
    const Words f = _mm_xor_si128(_mm_add_epi32(s15, fsm_.r1), fsm_.r2);
    cells = _mm_mask_xor_epi32(cells, 1 << kPlace, linear, f);
    fsm_.clock(s_[t + 5 + kPlace]);
  }

  HWY_INLINE void clock(std::size_t t) {
    r1_[t] = first(fsm_.r1);
    r2_[t] = first(fsm_.r2);
    fsm_.clock(s_[t + 5]);
  }

  /// Makes cell `clocks` s0.
  HWY_INLINE void forget(std::size_t clocks) {
    std::uint32_t cells[kCells];
    std::copy_n(s_ + clocks, kCells, cells);
    std::copy_n(cells, kCells, s_);
  }

  std::uint32_t s_[kCells + kBlock + 16] = {};
  std::uint32_t r1_[kBlock] = {};
  std::uint32_t r2_[kBlock] = {};
  Fsm fsm_;
};

}  // namespace

void initialise_single_avx512(lanes::State& state) {
  Stream stream(state);
  stream.initialise();
  stream.store_state(state);
  wipe(&stream, sizeof stream);
}

void generate_single_avx512(lanes::State& state, std::uint8_t* keystream, std::size_t /*stride*/, std::size_t words) {
  Stream stream(state);
  for (std::size_t done = 0; done < words; done += Stream::kBlock) {
    stream.generate(keystream + 4 * done, std::min(Stream::kBlock, words - done));
  }
  stream.store_state(state);
  wipe(&stream, sizeof stream);
}

}  // namespace tandem::snow3g
HWY_POP_ATTRIBUTES
#endif
