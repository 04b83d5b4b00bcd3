// What the AVX2 kernels of this folder share: the instructions that they may use, S1 by AES, wiping. Private.
//
// Source  ETSI/SAGE 128-EEA3 & 128-EIA3 Documents 2 and 4, for the structure of the S-boxes
#pragma once

#include <hwy/base.h>
#include <immintrin.h>

#include <cstddef>
#include <cstdint>

#include "algorithms/zuc/sw/nibbles.h"

/// From here to TANDEM_ZUC_AVX2_END functions may use what cpu::has_avx2_aes asks for.
#define TANDEM_ZUC_AVX2_BEGIN HWY_PUSH_ATTRIBUTES("avx,avx2,bmi,bmi2,fma,aes,pclmul")
#define TANDEM_ZUC_AVX2_END HWY_POP_ATTRIBUTES

namespace tandem::zuc {

// S1 by the S-box of AES: a byte's nibbles into AES's field, and those of the S-box's output out of it; constants of
// both boxes are in kFromAesLow.
alignas(16) inline constexpr std::uint8_t kToAesLow[16] = {0,    1,    0x32, 0x33, 0x73, 0x72, 0x41, 0x40,
                                                           0x75, 0x74, 0x47, 0x46, 6,    7,    0x34, 0x35};
alignas(16) inline constexpr std::uint8_t kToAesHigh[16] = {0,    0xd9, 0xe8, 0x31, 0xcd, 0x14, 0x25, 0xfc,
                                                            0x2d, 0xf4, 0xc5, 0x1c, 0xe0, 0x39, 8,    0xd1};
alignas(16) inline constexpr std::uint8_t kFromAesLow[16] = {0xfe, 0xb1, 0x6e, 0x21, 0xb5, 0xfa, 0x25, 0x6a,
                                                             0xc9, 0x86, 0x59, 0x16, 0x82, 0xcd, 0x12, 0x5d};
alignas(16) inline constexpr std::uint8_t kFromAesHigh[16] = {0,    0x34, 0x42, 0x76, 0x36, 2,    0x74, 0x40,
                                                              0x66, 0x52, 0x24, 0x10, 0x50, 0x64, 0x12, 0x26};

TANDEM_ZUC_AVX2_BEGIN
/// As tandem::wipe, for working memory that every call of a kernel uses.
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
