// Shared by the AVX2 kernels of this folder: the instructions that they may use, S1 by AES, wiping. Private.
//
// Source  ETSI/SAGE 128-EEA3 & 128-EIA3 Documents 2 and 4, for the structure of the S-boxes
#pragma once

#include <hwy/base.h>
#include <immintrin.h>

#include <cstddef>
#include <cstdint>

#include "algorithms/zuc/sw/nibbles.h"

/// Functions between this and TANDEM_ZUC_AVX2_END may use what the variant `needs` (algorithm.toml).
#define TANDEM_ZUC_AVX2_BEGIN HWY_PUSH_ATTRIBUTES("avx,avx2,bmi,bmi2,fma,aes,pclmul")
#define TANDEM_ZUC_AVX2_END HWY_POP_ATTRIBUTES

namespace tandem::zuc {

TANDEM_ZUC_AVX2_BEGIN
/// Wipes working memory that every call of a kernel uses, faster than tandem::wipe.
template <class Vectors>
HWY_INLINE void wipe_vectors(Vectors& data) {
  static_assert(sizeof data % sizeof(__m256i) == 0 && alignof(Vectors) >= sizeof(__m256i));
  auto* bytes = reinterpret_cast<std::uint8_t*>(&data);
  for (std::size_t at = 0; at < sizeof data; at += sizeof(__m256i)) {
    _mm256_store_si256(reinterpret_cast<__m256i*>(bytes + at), _mm256_setzero_si256());
    asm volatile("" : : "r"(bytes) : "memory");
  }
}
TANDEM_ZUC_AVX2_END

}  // namespace tandem::zuc
