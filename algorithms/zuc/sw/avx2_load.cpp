// Keys and initialisation vectors of many PDUs into the rows of a State, with AVX2: half of a PDU's cells are a vector,
// and those of 8 PDUs are transposed.
//
// Standard    ETSI/SAGE 128-EEA3 & 128-EIA3 Document 2, section 3.5; eprint 2021/1439
// Timing      independent of keys
// Checked by  zuc_random_test.cpp against load_column, zuc_256_test.cpp
#if defined(__x86_64__)
#include "algorithms/zuc/sw/avx2.h"
#include "algorithms/zuc/sw/function.h"
#include "algorithms/zuc/sw/variants.h"

TANDEM_ZUC_AVX2_BEGIN
namespace tandem::zuc {
namespace {

using V = __m256i;
constexpr std::size_t kBlock = 8;

/// Eight cells, from the bytes of the key and of the initialisation vector that belong to them.
HWY_INLINE V cells_of(const std::uint8_t* key, std::uint64_t iv, const std::uint32_t* d) {
  const __m128i key_bytes = _mm_loadl_epi64(reinterpret_cast<const __m128i*>(key));
  const __m128i iv_bytes = _mm_cvtsi64_si128(static_cast<std::int64_t>(__builtin_bswap64(iv)));
  const V high = _mm256_slli_epi32(_mm256_cvtepu8_epi32(key_bytes), 23);
  const V low = _mm256_or_si256(_mm256_cvtepu8_epi32(iv_bytes), _mm256_loadu_si256(reinterpret_cast<const V*>(d)));
  return _mm256_or_si256(high, low);
}

/// The first and the second half of a PDU's cells.
template <Iv (*kIvOf)(const Pdu& pdu)>
HWY_INLINE void cells_of_128(const Pdu& pdu, V& first, V& second) {
  const Iv iv = kIvOf(pdu);
  first = cells_of(pdu.key, iv.high, kD);
  second = cells_of(pdu.key + kBlock, iv.low, kD + kBlock);
}

HWY_INLINE __m128i load(const std::uint8_t* bytes) { return _mm_loadu_si128(reinterpret_cast<const __m128i*>(bytes)); }

/// The bytes at 16 places, in `half` or, from 16 on, in `iv`.
HWY_INLINE __m128i chosen(__m128i half, __m128i iv, const std::uint8_t* places) {
  const __m128i at = load(places);
  const __m128i in_iv = _mm_cmpgt_epi8(at, _mm_set1_epi8(15));
  const __m128i of_half = _mm_shuffle_epi8(half, _mm_or_si128(at, in_iv));  // 0 where the highest bit is set
  const __m128i of_iv = _mm_shuffle_epi8(iv, _mm_and_si128(at, _mm_set1_epi8(15)));
  return _mm_or_si128(of_half, _mm_and_si128(of_iv, in_iv));
}

/// Eight cells, from bytes 0 to 7 of what stands in their bits from 23, from 8 and from 0 on.
HWY_INLINE V joined(__m128i high, __m128i middle, __m128i low, const std::uint32_t* d) {
  const V constants = _mm256_loadu_si256(reinterpret_cast<const V*>(d));
  const V upper = _mm256_or_si256(_mm256_slli_epi32(_mm256_cvtepu8_epi32(high), 23), constants);
  const V lower = _mm256_or_si256(_mm256_slli_epi32(_mm256_cvtepu8_epi32(middle), 8), _mm256_cvtepu8_epi32(low));
  return _mm256_or_si256(upper, lower);
}
HWY_INLINE __m128i second_half(__m128i a) { return _mm_unpackhi_epi64(a, a); }

/// The same with 256 bits of key.
HWY_INLINE void cells_of_256(const Pdu& pdu, V& first, V& second) {
  const __m128i half = load(pdu.key + 16);
  const __m128i iv = load(pdu.iv);
  const __m128i high = load(pdu.key);
  const __m128i middle = chosen(half, iv, kMiddle256);
  const __m128i low = chosen(half, iv, kLow256);
  first = joined(high, middle, low, kD256);
  second = joined(second_half(high), second_half(middle), second_half(low), kD256 + kBlock);
}

/// Transposes 8 vectors of 8 words.
HWY_INLINE void transpose(V (&a)[kBlock]) {
  V b[kBlock];
  for (std::size_t i = 0; i < kBlock; i += 2) {
    b[i] = _mm256_unpacklo_epi32(a[i], a[i + 1]);
    b[i + 1] = _mm256_unpackhi_epi32(a[i], a[i + 1]);
  }
  for (std::size_t i = 0; i < 4; ++i) {
    const std::size_t from = i / 2;  // words 4 m + i of the vectors 0 to 3, and 4 to 7, in block m
    const V low =
        i % 2 == 0 ? _mm256_unpacklo_epi64(b[from], b[from + 2]) : _mm256_unpackhi_epi64(b[from], b[from + 2]);
    const V high =
        i % 2 == 0 ? _mm256_unpacklo_epi64(b[from + 4], b[from + 6]) : _mm256_unpackhi_epi64(b[from + 4], b[from + 6]);
    a[i] = _mm256_permute2x128_si256(low, high, 0x20);
    a[i + 4] = _mm256_permute2x128_si256(low, high, 0x31);
  }
  wipe_vectors(b);
}

template <void (*kCellsOf)(const Pdu& pdu, V& first, V& second)>
HWY_INLINE void load_group(std::span<Pdu* const> pdus, lanes::State& state, std::size_t lanes) {
  for (std::size_t first = 0; first < lanes; first += kBlock) {
    alignas(64) V halves[2][kBlock];
    for (std::size_t i = 0; i < kBlock; ++i) {
      if (first + i >= pdus.size()) {
        halves[0][i] = halves[1][i] = _mm256_setzero_si256();
        continue;
      }
      kCellsOf(*pdus[first + i], halves[0][i], halves[1][i]);
    }
    V* to = reinterpret_cast<V*>(state.words + first);
    for (auto& half : halves) {
      transpose(half);
      for (std::size_t i = 0; i < kBlock; ++i, to += lanes / kBlock) _mm256_store_si256(to, half[i]);
    }
    _mm256_store_si256(to, _mm256_setzero_si256());  // R1, R2
    _mm256_store_si256(to + lanes / kBlock, _mm256_setzero_si256());
    wipe_vectors(halves);
  }
}

}  // namespace

void load_group_eea3_avx2(std::span<Pdu* const> pdus, lanes::State& state, std::size_t lanes) {
  load_group<cells_of_128<iv_eea3>>(pdus, state, lanes);
}

void load_group_eia3_avx2(std::span<Pdu* const> pdus, lanes::State& state, std::size_t lanes) {
  load_group<cells_of_128<iv_eia3>>(pdus, state, lanes);
}

void load_group_256_avx2(std::span<Pdu* const> pdus, lanes::State& state, std::size_t lanes) {
  load_group<cells_of_256>(pdus, state, lanes);
}

}  // namespace tandem::zuc
TANDEM_ZUC_AVX2_END
#endif
