// Keys and initialisation vectors of many PDUs into the rows of a State, with AVX-512: the cells of a PDU are a vector,
// and those of 16 PDUs are transposed.
//
// Standard    ETSI/SAGE 128-EEA3 & 128-EIA3 Document 2, section 3.5
// Timing      independent of keys
// Checked by  zuc_random_test.cpp against load_column
#if defined(__x86_64__)
#include "algorithms/zuc/sw/avx512.h"
#include "algorithms/zuc/sw/function.h"
#include "algorithms/zuc/sw/variants.h"

TANDEM_ZUC_AVX512_BEGIN
namespace tandem::zuc {
namespace {

using V = __m512i;
constexpr std::size_t kBlock = 16;

/// The cells s0 .. s15 of a PDU.
HWY_INLINE V cells_of(const std::uint8_t* key, const Iv& iv, V d) {
  const __m128i iv_bytes = _mm_set_epi64x(static_cast<std::int64_t>(__builtin_bswap64(iv.low)),
                                          static_cast<std::int64_t>(__builtin_bswap64(iv.high)));
  const __m128i key_bytes = _mm_loadu_si128(reinterpret_cast<const __m128i*>(key));
  const V high = _mm512_slli_epi32(_mm512_cvtepu8_epi32(key_bytes), 23);
  return _mm512_ternarylogic_epi32(high, d, _mm512_cvtepu8_epi32(iv_bytes), 0xfe);
}

template <Iv (*kIvOf)(const Pdu& pdu)>
HWY_INLINE void load_group(std::span<Pdu* const> pdus, lanes::State& state, std::size_t lanes) {
  const V d = _mm512_loadu_si512(kD);
  for (std::size_t first = 0; first < lanes; first += kBlock) {
    alignas(64) V rows[kBlock];
    for (std::size_t i = 0; i < kBlock; ++i) {
      const bool there = first + i < pdus.size();
      rows[i] = there ? cells_of(pdus[first + i]->key, kIvOf(*pdus[first + i]), d) : _mm512_setzero_si512();
    }
    transpose(rows);
    for (std::size_t row = 0; row < kCells; ++row) _mm512_store_si512(state.words + row * lanes + first, rows[row]);
    for (const std::size_t row : {kR1, kR2}) {
      _mm512_store_si512(state.words + row * lanes + first, _mm512_setzero_si512());
    }
    wipe_vectors(rows);
  }
}

}  // namespace

void load_group_eea3_avx512(std::span<Pdu* const> pdus, lanes::State& state, std::size_t lanes) {
  load_group<iv_eea3>(pdus, state, lanes);
}

void load_group_eia3_avx512(std::span<Pdu* const> pdus, lanes::State& state, std::size_t lanes) {
  load_group<iv_eia3>(pdus, state, lanes);
}

}  // namespace tandem::zuc
TANDEM_ZUC_AVX512_END
#endif
