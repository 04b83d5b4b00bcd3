// Keys and initialisation vectors of many PDUs into the rows of a State, with AVX-512: the cells of a PDU are a vector,
// and those of 16 PDUs are transposed.
//
// Standard    ETSI/SAGE 128-EEA3 & 128-EIA3 Document 2, section 3.5; eprint 2021/1439
// Timing      independent of keys
// Checked by  zuc_random_test.cpp against load_column, zuc_256_test.cpp
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

/// The same with 256 bits of key.
HWY_INLINE V cells_of_256(const Pdu& pdu, V d) {
  const auto load = [](const std::uint8_t* bytes) { return _mm_loadu_si128(reinterpret_cast<const __m128i*>(bytes)); };
  const __m128i half = load(pdu.key + 16);
  const __m128i iv = load(pdu.iv);
  const V middle = _mm512_cvtepu8_epi32(_mm_permutex2var_epi8(half, load(kMiddle256), iv));
  const V low = _mm512_cvtepu8_epi32(_mm_permutex2var_epi8(half, load(kLow256), iv));
  const V high = _mm512_or_si512(_mm512_slli_epi32(_mm512_cvtepu8_epi32(load(pdu.key)), 23), d);
  return _mm512_ternarylogic_epi32(high, _mm512_slli_epi32(middle, 8), low, 0xfe);
}

template <Iv (*kIvOf)(const Pdu& pdu)>
HWY_INLINE V cells_of_128(const Pdu& pdu, V d) {
  return cells_of(pdu.key, kIvOf(pdu), d);
}

template <V (*kCellsOf)(const Pdu& pdu, V d)>
HWY_INLINE void load_group(std::span<Pdu* const> pdus, lanes::State& state, std::size_t lanes,
                           const std::uint32_t* constants) {
  const V d = _mm512_loadu_si512(constants);
  for (std::size_t first = 0; first < lanes; first += kBlock) {
    alignas(64) V rows[kBlock];
    for (std::size_t i = 0; i < kBlock; ++i) {
      const bool there = first + i < pdus.size();
      rows[i] = there ? kCellsOf(*pdus[first + i], d) : _mm512_setzero_si512();
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
  load_group<cells_of_128<iv_eea3>>(pdus, state, lanes, kD);
}

void load_group_eia3_avx512(std::span<Pdu* const> pdus, lanes::State& state, std::size_t lanes) {
  load_group<cells_of_128<iv_eia3>>(pdus, state, lanes, kD);
}

void load_group_256_avx512(std::span<Pdu* const> pdus, lanes::State& state, std::size_t lanes) {
  load_group<cells_of_256>(pdus, state, lanes, kD256);
}

}  // namespace tandem::zuc
TANDEM_ZUC_AVX512_END
#endif
