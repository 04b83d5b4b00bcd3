// SNOW 3G, one stream, with AVX-512: what a long message wants.
//
// For the linear part of the LFSR the bytes of four words are gathered in groups of eight, so that each byte of the
// words to be has its own affine transformation.
//
// Standard    TS 35.216, sections 3 and 4
// Byte order  see ../README.md
// Timing      independent of key and data
// Checked by  snow3g_kernels_test.cpp
#if defined(__x86_64__)
#include "algorithms/snow3g/sw/avx512.h"
#include "algorithms/snow3g/sw/snow3g.h"
#include "algorithms/snow3g/sw/variants.h"

TANDEM_SNOW3G_AVX512_ATTRIBUTES
#include "algorithms/snow3g/sw/clock-inl.h"

namespace tandem::snow3g {
namespace {

/// Places of bytes in a vector of 32.
using Places = std::array<std::uint8_t, 32>;

/// Byte `byte` (0 the least significant) of four words, in every group.
consteval Places gather(std::size_t byte) {
  Places places{};
  for (std::size_t i = 0; i < 32; ++i) places[i] = static_cast<std::uint8_t>(i % 4 * 4 + byte);
  return places;
}
/// The first four bytes of group b are byte b of the words.
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

struct Ops128 {
  using Words = __m128i;
  static constexpr std::size_t kWords = 4;

  static HWY_INLINE Words load(const std::uint32_t* from) {
    return _mm_loadu_si128(reinterpret_cast<const __m128i*>(from));
  }
  static HWY_INLINE void store(std::uint32_t* to, Words w) { _mm_storeu_si128(reinterpret_cast<__m128i*>(to), w); }
  template <int kBlock>
  static HWY_INLINE void store_block(std::uint8_t* to, Words w) {
    _mm_storeu_si128(reinterpret_cast<__m128i*>(to), w);
  }
  static HWY_INLINE Words copies(std::uint32_t word) { return _mm_set1_epi32(static_cast<int>(word)); }
  static HWY_INLINE std::uint32_t first(Words w) { return static_cast<std::uint32_t>(_mm_cvtsi128_si32(w)); }
  template <int kPlace>
  static HWY_INLINE Words copies_of(Words w) {
    return _mm_shuffle_epi32(w, 0x55 * kPlace);
  }
  template <int kPlace>
  static HWY_INLINE Words place(Words w, Words v) {
    return _mm_blend_epi32(w, v, 1 << kPlace);
  }
  static HWY_INLINE Words add(Words a, Words b) { return _mm_add_epi32(a, b); }
  static HWY_INLINE Words xor2(Words a, Words b) { return _mm_xor_si128(a, b); }
  static HWY_INLINE Words big_endian(Words w) { return _mm_shuffle_epi8(w, load_16(kSwapWords.data())); }

  static HWY_INLINE Words linear(Words s0, Words s2, Words s11) {
    const __m256i high = _mm256_permutexvar_epi8(load_32(kGatherHigh.data()), _mm256_castsi128_si256(s0));
    const __m256i low = _mm256_permutexvar_epi8(load_32(kGatherLow.data()), _mm256_castsi128_si256(s11));
    const __m256i groups = _mm256_xor_si256(_mm256_gf2p8affine_epi64_epi8(high, load_32(kMulAlpha.data()), 0),
                                            _mm256_gf2p8affine_epi64_epi8(low, load_32(kDivAlpha.data()), 0));
    const Words alphas = _mm256_castsi256_si128(_mm256_permutexvar_epi8(load_32(kScatter.data()), groups));
    return xor2(xor3(_mm_slli_epi32(s0, 8), _mm_srli_epi32(s11, 8), alphas), s2);
  }
  static HWY_INLINE Words s1_of_copies(Words w) { return _mm_aesenc_si128(w, _mm_setzero_si128()); }
  static HWY_INLINE Words s2(Words w) {
    const __m512i index = _mm512_castsi128_si512(w);
    const __m512i low = _mm512_permutex2var_epi8(snow3g::load(&kSq[0]), index, snow3g::load(&kSq[64]));
    const __m512i high = _mm512_permutex2var_epi8(snow3g::load(&kSq[128]), index, snow3g::load(&kSq[192]));
    const Words bytes =
        _mm_mask_mov_epi8(_mm512_castsi512_si128(low), _mm_movepi8_mask(w), _mm512_castsi512_si128(high));
    const Words next = _mm_ror_epi32(bytes, 8);
    const Words sum = xor2(bytes, next);
    const Words doubled = _mm_gf2p8affine_epi64_epi8(sum, _mm_set1_epi64x(kDoubleSq), 0);
    return xor3(doubled, next, _mm_ror_epi32(sum, 16));
  }

 private:
  static HWY_INLINE Words xor3(Words a, Words b, Words c) { return _mm_ternarylogic_epi32(a, b, c, 0x96); }
  static HWY_INLINE __m128i load_16(const void* from) { return _mm_load_si128(static_cast<const __m128i*>(from)); }
  static HWY_INLINE __m256i load_32(const void* from) { return _mm256_load_si256(static_cast<const __m256i*>(from)); }
};

}  // namespace

void initialise_single_avx512(lanes::State& state) { Single<Ops128>::initialise(state); }

void generate_single_avx512(lanes::State& state, std::uint8_t* keystream, std::size_t /*stride*/, std::size_t words) {
  Single<Ops128>::generate(state, keystream, words);
}

}  // namespace tandem::snow3g
HWY_POP_ATTRIBUTES
#endif
