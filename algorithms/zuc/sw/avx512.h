// What the AVX-512 kernels of this folder share: the instructions that they may use, and S. Private.
//
// Source  ETSI/SAGE 128-EEA3 & 128-EIA3 Documents 2 and 4, for the structure of the S-boxes
#pragma once

#include <hwy/base.h>
#include <immintrin.h>

#include <cstddef>
#include <cstdint>

#include "algorithms/zuc/sw/nibbles.h"

/// From here to TANDEM_ZUC_AVX512_END functions may use what cpu::has_avx512_crypto asks for.
#define TANDEM_ZUC_AVX512_BEGIN                                                                                   \
  HWY_PUSH_ATTRIBUTES(                                                                                            \
      "avx,avx2,bmi,bmi2,fma,avx512f,avx512bw,avx512cd,avx512dq,avx512vl,avx512ifma,avx512vbmi,avx512vbmi2,gfni," \
      "vpclmulqdq,pclmul")
#define TANDEM_ZUC_AVX512_END HWY_POP_ATTRIBUTES

namespace tandem::zuc {

// Matrices for vgf2p8affineqb: row of output bit i in byte 7 - i.
inline constexpr std::int64_t kToAesField = static_cast<std::int64_t>(0xdd06c8f01eae7c70);
inline constexpr std::int64_t kFromAesField = static_cast<std::int64_t>(0xb903e5360f14f0e3);
inline constexpr std::int64_t kReverseBits = static_cast<std::int64_t>(0x8040201008040201);
/// The low nibble to bits 4..1.
inline constexpr std::int64_t kNibbleUp = 0x0001020408000000;

TANDEM_ZUC_AVX512_BEGIN
/// As tandem::wipe, for working memory that every call of a kernel uses: for a few kilobytes the compiler's own way to
/// fill memory takes longer than 16 clocks of a kernel.
template <class Vectors>
HWY_INLINE void wipe_vectors(Vectors& data) {
  static_assert(sizeof data % sizeof(__m512i) == 0 && alignof(Vectors) >= sizeof(__m512i));
  auto* bytes = reinterpret_cast<std::uint8_t*>(&data);
  for (std::size_t at = 0; at < sizeof data; at += sizeof(__m512i)) {
    _mm512_store_si512(bytes + at, _mm512_setzero_si512());
    asm volatile("" : : "r"(bytes) : "memory");
  }
}
TANDEM_ZUC_AVX512_END

}  // namespace tandem::zuc
