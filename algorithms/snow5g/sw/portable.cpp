// SNOW 5G for any CPU, without tables: vectors of the compiler, and rounds of AES with the bits of their bytes in
// separate words.
//
// Standard    FIPS 197, sections 5.1.1 to 5.1.3
// Timing      independent of key, iv and data
// Checked by  snow5g_test.cpp
#include <hwy/base.h>

#include <bit>
#include <cstddef>
#include <cstdint>

#include "algorithms/aes/sw/sbox.h"
#include "algorithms/snow5g/sw/constants.h"
#include "algorithms/snow5g/sw/variants.h"
#include "engine/wipe.h"

#define TANDEM_SNOW5G_KERNEL portable
#define TANDEM_SNOW5G_BEGIN
#define TANDEM_SNOW5G_END

namespace tandem::snow5g::portable {

using V = std::uint16_t __attribute__((vector_size(16)));
using Signed = std::int16_t __attribute__((vector_size(16)));
using Bytes = std::uint8_t __attribute__((vector_size(16)));
using Columns = std::uint32_t __attribute__((vector_size(16)));

inline constexpr std::size_t kLanes = 1;
inline constexpr bool kManyRegisters = false;

HWY_INLINE V zero() { return V{}; }
HWY_INLINE V load(const void* bytes) {
  V a;
  __builtin_memcpy(&a, bytes, sizeof a);
  return a;
}
HWY_INLINE void store(void* bytes, V a) { __builtin_memcpy(bytes, &a, sizeof a); }
HWY_INLINE V gather(const std::uint8_t* const (&lanes)[kLanes]) { return load(lanes[0]); }

HWY_INLINE V xored(V a, V b) { return a ^ b; }
HWY_INLINE V plus16(V a, V b) { return a + b; }
/// The last word of `low` and the first seven of `high`.
HWY_INLINE V middle(V low, V high) { return __builtin_shufflevector(low, high, 7, 8, 9, 10, 11, 12, 13, 14); }
HWY_INLINE V transposed(V a) {
  const Bytes bytes = std::bit_cast<Bytes>(a);
  return std::bit_cast<V>(__builtin_shufflevector(bytes, bytes, 0, 4, 8, 12, 1, 5, 9, 13, 2, 6, 10, 14, 3, 7, 11, 15));
}
/// x a + b + c in the field of `kField`; b may come last.
template <std::uint16_t kField>
HWY_INLINE V times_x_plus(V a, V b, V c) {
  const V sign = std::bit_cast<V>(std::bit_cast<Signed>(a) >> 15);
  return (a + a) ^ (sign & kField) ^ b ^ c;
}
HWY_INLINE void sort(V (&)[kLanes]) {}

/// Transposes the 8 x 8 bits of every byte position: bit i of word j becomes bit j of word i.
inline void transpose_bits(std::uint64_t (&w)[8]) {
  constexpr std::uint64_t kMasks[] = {0x5555555555555555, 0x3333333333333333, 0x0f0f0f0f0f0f0f0f};
  for (int stage = 0; stage < 3; ++stage) {
    const int distance = 1 << stage;
    for (int i = 0; i < 8; ++i) {
      if ((i & distance) != 0) continue;
      const std::uint64_t swap = (w[i] >> distance ^ w[i + distance]) & kMasks[stage];
      w[i + distance] ^= swap;
      w[i] ^= swap << distance;
    }
  }
}

HWY_INLINE Columns turned(Columns a, int bits) { return a >> bits | a << (32 - bits); }

/// ShiftRows and MixColumns; a column is a number whose lowest byte is row 0.
HWY_INLINE V mixed(V a) {
  const Columns x = std::bit_cast<Columns>(a);
  const Columns s = (x & 0x000000ff) | (__builtin_shufflevector(x, x, 1, 2, 3, 0) & 0x0000ff00) |
                    (__builtin_shufflevector(x, x, 2, 3, 0, 1) & 0x00ff0000) |
                    (__builtin_shufflevector(x, x, 3, 0, 1, 2) & 0xff000000);
  const Columns twice = ((s << 1) & 0xfefefefe) ^ ((s >> 7) & 0x01010101) * 0x1b;
  return std::bit_cast<V>(twice ^ turned(twice, 8) ^ turned(s, 8) ^ turned(s, 16) ^ turned(s, 24));
}

/// x becomes a round of AES of it, y one with a key. The S-boxes of up to four blocks are one circuit's work.
template <std::size_t kSets>
HWY_INLINE void aes_rounds(V (&x)[kSets], V (&y)[kSets], const V (&keys)[kSets]) {
  static_assert(kSets <= 2);
  V blocks[4] = {};
  for (std::size_t s = 0; s < kSets; ++s) {
    blocks[2 * s] = x[s];
    blocks[2 * s + 1] = y[s];
  }
  std::uint64_t words[8];
  static_assert(sizeof words == sizeof blocks);
  __builtin_memcpy(words, blocks, sizeof words);
  transpose_bits(words);
  aes::substitute(words);
  transpose_bits(words);
  for (std::uint64_t& word : words) word ^= aes::kSboxConstant * 0x0101010101010101U;
  __builtin_memcpy(blocks, words, sizeof words);
  wipe(words, sizeof words);
  for (std::size_t s = 0; s < kSets; ++s) {
    x[s] = mixed(blocks[2 * s]);
    y[s] = mixed(blocks[2 * s + 1]) ^ keys[s];
  }
}

}  // namespace tandem::snow5g::portable

#include "algorithms/snow5g/sw/kernel-inl.h"

namespace tandem::snow5g {

constexpr gcm_sst::Kernel kPortable2 = portable::kKernel<2>;
constexpr gcm_sst::Kernel kPortable1 = portable::kKernel<1>;

}  // namespace tandem::snow5g
