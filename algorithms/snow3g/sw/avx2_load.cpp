// Keys and initialisation vectors of many PDUs into the rows of a State, with AVX2: 8 keys are transposed, and all rows
// are made of what comes out.
//
// Standard  TS 35.216, section 4.1; TS 35.215, sections 3.4 (UEA2) and 4.3 (UIA2)
// Timing    independent of keys
// Checked by  snow3g_kernels_test.cpp
#if defined(__x86_64__)
#include <hwy/base.h>
#include <immintrin.h>

#include <algorithm>

#include "algorithms/snow3g/sw/functions.h"
#include "algorithms/snow3g/sw/snow3g.h"
#include "algorithms/snow3g/sw/variants.h"

HWY_PUSH_ATTRIBUTES("avx,avx2")
namespace tandem::snow3g {
namespace {

using Vector = __m256i;
constexpr std::size_t kBlock = 8;

HWY_INLINE Vector load(const std::uint32_t (&words)[kBlock]) {
  return _mm256_load_si256(reinterpret_cast<const Vector*>(words));
}

/// Start values of the PDUs in 8 lanes; 0 in a lane without a PDU.
struct Starts {
  alignas(32) __m128i keys[kBlock];
  alignas(32) std::uint32_t present[kBlock];  ///< all ones where there is a PDU
  alignas(32) std::uint32_t counts[kBlock];
  alignas(32) std::uint32_t bearers[kBlock];  ///< at the place that they have in a word
  alignas(32) std::uint32_t directions[kBlock];

  HWY_INLINE explicit Starts(std::span<Pdu* const> pdus) {
    for (std::size_t i = 0; i < kBlock; ++i) {
      keys[i] = _mm_setzero_si128();
      present[i] = counts[i] = bearers[i] = directions[i] = 0;
      if (i >= pdus.size()) continue;
      const Pdu& pdu = *pdus[i];
      keys[i] = _mm_loadu_si128(reinterpret_cast<const __m128i*>(pdu.key));
      present[i] = ~std::uint32_t{0};
      counts[i] = pdu.count;
      bearers[i] = std::uint32_t{pdu.bearer} << 27;
      directions[i] = pdu.direction;
    }
  }
  Starts(const Starts&) = delete;
  Starts& operator=(const Starts&) = delete;
  HWY_INLINE ~Starts() {
    for (__m128i& key : keys) key = _mm_setzero_si128();
    asm volatile("" : : "r"(keys) : "memory");
  }

  /// Word i of the keys, of all lanes.
  HWY_INLINE void key_words(Vector (&word)[4]) const {
    const Vector swap =
        _mm256_broadcastsi128_si256(_mm_setr_epi8(3, 2, 1, 0, 7, 6, 5, 4, 11, 10, 9, 8, 15, 14, 13, 12));
    Vector key[4];
    for (std::size_t k = 0; k < 4; ++k) {
      key[k] = _mm256_shuffle_epi8(_mm256_set_m128i(keys[4 + k], keys[k]), swap);
    }
    const Vector low01 = _mm256_unpacklo_epi32(key[0], key[1]);
    const Vector high01 = _mm256_unpackhi_epi32(key[0], key[1]);
    const Vector low23 = _mm256_unpacklo_epi32(key[2], key[3]);
    const Vector high23 = _mm256_unpackhi_epi32(key[2], key[3]);
    word[0] = _mm256_unpacklo_epi64(low01, low23);
    word[1] = _mm256_unpackhi_epi64(low01, low23);
    word[2] = _mm256_unpacklo_epi64(high01, high23);
    word[3] = _mm256_unpackhi_epi64(high01, high23);
  }
};

template <bool kIntegrity>
HWY_INLINE void load_group(std::span<Pdu* const> pdus, lanes::State& state, std::size_t lanes) {
  for (std::size_t first = 0; first < lanes; first += kBlock) {
    const Starts starts(pdus.subspan(std::min(first, pdus.size())));
    Vector word[4];
    starts.key_words(word);
    const Vector count = load(starts.counts);
    const Vector bearer = load(starts.bearers);
    const Vector direction = load(starts.directions);
    const Vector with_direction = _mm256_xor_si256(bearer, _mm256_slli_epi32(direction, kIntegrity ? 15 : 26));
    const Vector iv1 = kIntegrity ? _mm256_xor_si256(count, _mm256_slli_epi32(direction, 31)) : count;
    const Vector iv2 = kIntegrity ? bearer : with_direction;
    const Vector ones = load(starts.present);
    auto* row = reinterpret_cast<Vector*>(state.words + first);
    for (std::size_t i = 0; i < kRows; ++i, row += lanes / kBlock) {
      Vector cell = i < kCells ? word[3 - i % 4] : _mm256_setzero_si256();  // the first word of a key is k3
      if (i < kCells && i / 4 % 2 == 0) cell = _mm256_xor_si256(cell, ones);
      if (i == 15) cell = _mm256_xor_si256(cell, with_direction);
      if (i == 12) cell = _mm256_xor_si256(cell, iv1);
      if (i == 10) cell = _mm256_xor_si256(cell, iv2);
      if (i == 9) cell = _mm256_xor_si256(cell, count);
      _mm256_store_si256(row, cell);
    }
  }
}

}  // namespace

void load_group_eea_avx2(std::span<Pdu* const> pdus, lanes::State& state, std::size_t lanes) {
  load_group<false>(pdus, state, lanes);
}

void load_group_eia_avx2(std::span<Pdu* const> pdus, lanes::State& state, std::size_t lanes) {
  load_group<true>(pdus, state, lanes);
}

}  // namespace tandem::snow3g
HWY_POP_ATTRIBUTES
#endif
