// Keys and initialisation vectors of many PDUs into the rows of a State, with AVX-512: 16 keys are transposed, and all
// rows are made of what comes out.
//
// Standard  TS 35.216, section 4.1; TS 35.215, sections 3.4 (UEA2) and 4.3 (UIA2)
// Timing    independent of keys
// Checked by  snow3g_kernels_test.cpp
#if defined(__x86_64__)
#include <algorithm>

#include "algorithms/snow3g/sw/avx512.h"
#include "algorithms/snow3g/sw/functions.h"
#include "algorithms/snow3g/sw/snow3g.h"
#include "algorithms/snow3g/sw/variants.h"

TANDEM_SNOW3G_AVX512_ATTRIBUTES
namespace tandem::snow3g {
namespace {

using Vector = __m512i;
constexpr std::size_t kBlock = 16;

/// Start values of the PDUs in 16 lanes; 0 in a lane without a PDU.
struct Starts {
  alignas(64) __m128i keys[kBlock];
  alignas(64) std::uint32_t counts[kBlock];
  alignas(64) std::uint32_t bearers[kBlock];  ///< at the place that they have in a word
  alignas(64) std::uint32_t directions[kBlock];

  HWY_INLINE explicit Starts(std::span<Pdu* const> pdus) {
    for (std::size_t i = 0; i < kBlock; ++i) {
      if (i < pdus.size()) {
        const Pdu& pdu = *pdus[i];
        keys[i] = _mm_loadu_si128(reinterpret_cast<const __m128i*>(pdu.key));
        counts[i] = pdu.count;
        bearers[i] = std::uint32_t{pdu.bearer} << 27;
        directions[i] = pdu.direction;
      } else {
        keys[i] = _mm_setzero_si128();
        counts[i] = bearers[i] = directions[i] = 0;
      }
    }
  }
  Starts(const Starts&) = delete;
  Starts& operator=(const Starts&) = delete;
  HWY_INLINE ~Starts() {
    for (__m128i& key : keys) key = _mm_setzero_si128();
    asm volatile("" : : "r"(keys) : "memory");
  }

  /// Word i of the keys of lanes 4 m + k, for k = 0 .. 3, stands in block m of word[i].
  HWY_INLINE void key_words(Vector (&word)[4]) const {
    Vector rows[4];
    for (std::size_t k = 0; k < 4; ++k) {
      rows[k] = _mm512_castsi128_si512(keys[k]);
      rows[k] = _mm512_inserti32x4(rows[k], keys[4 + k], 1);
      rows[k] = _mm512_inserti32x4(rows[k], keys[8 + k], 2);
      rows[k] = _mm512_inserti32x4(rows[k], keys[12 + k], 3);
    }
    transpose_and_swap(rows, word);
  }
};

template <bool kIntegrity>
HWY_INLINE void load_group(std::span<Pdu* const> pdus, lanes::State& state, std::size_t lanes) {
  for (std::size_t first = 0; first < lanes; first += kBlock) {
    const std::span<Pdu* const> block = pdus.subspan(std::min(first, pdus.size()));
    const Starts starts(block);
    Vector word[4];
    starts.key_words(word);
    const Vector count = load(starts.counts);
    const Vector bearer = load(starts.bearers);
    const Vector direction = load(starts.directions);
    const Vector with_direction = _mm512_xor_si512(bearer, _mm512_slli_epi32(direction, kIntegrity ? 15 : 26));
    const Vector iv0 = with_direction;
    const Vector iv1 = kIntegrity ? _mm512_xor_si512(count, _mm512_slli_epi32(direction, 31)) : count;
    const Vector iv2 = kIntegrity ? bearer : with_direction;
    std::uint32_t* const out = state.words + first;
    // Lanes without a PDU hold 0 in everything else.
    const auto present = static_cast<__mmask16>((1U << std::min(block.size(), kBlock)) - 1);
    const Vector ones = _mm512_maskz_set1_epi32(present, -1);
    for (std::size_t i = 0; i < kCells; ++i) {
      Vector cell = word[3 - i % 4];  // the first word of a key is k3
      if (i / 4 % 2 == 0) cell = _mm512_xor_si512(cell, ones);
      if (i == 15) cell = _mm512_xor_si512(cell, iv0);
      if (i == 12) cell = _mm512_xor_si512(cell, iv1);
      if (i == 10) cell = _mm512_xor_si512(cell, iv2);
      if (i == 9) cell = _mm512_xor_si512(cell, count);
      store(out + i * lanes, cell);
    }
    for (std::size_t i = kCells; i < kRows; ++i) store(out + i * lanes, _mm512_setzero_si512());
  }
}

}  // namespace

void load_group_eea_avx512(std::span<Pdu* const> pdus, lanes::State& state, std::size_t lanes) {
  load_group<false>(pdus, state, lanes);
}

void load_group_eia_avx512(std::span<Pdu* const> pdus, lanes::State& state, std::size_t lanes) {
  load_group<true>(pdus, state, lanes);
}

}  // namespace tandem::snow3g
HWY_POP_ATTRIBUTES
#endif
