// AES-256 in counter mode with rounds of AES on vectors of 512 bits: four blocks of a message in each.
//
// Timing      independent of key, iv and data
// Checked by  aes256_test.cpp
#if defined(__x86_64__)
#include <hwy/base.h>
#include <immintrin.h>

#include <cstddef>
#include <cstdint>

#include "algorithms/aes256/sw/variants.h"

#define TANDEM_AES256_KERNEL avx512
/// The extensions that the variant `needs` (algorithm.toml).
#define TANDEM_AES256_BEGIN \
  HWY_PUSH_ATTRIBUTES("avx,avx2,bmi,bmi2,fma,avx512f,avx512bw,avx512cd,avx512dq,avx512vl,aes,vaes,pclmul,vpclmulqdq")
#define TANDEM_AES256_END HWY_POP_ATTRIBUTES

TANDEM_AES256_BEGIN
namespace tandem::aes256::avx512 {

using Block = __m128i;
using V = __m512i;

inline constexpr std::size_t kBlocks = 4;
inline constexpr std::size_t kGroup = 8;

HWY_INLINE Block load_block(const std::uint8_t* bytes) {
  return _mm_loadu_si128(reinterpret_cast<const Block*>(bytes));
}
HWY_INLINE void store_block(std::uint8_t* bytes, Block a) { _mm_storeu_si128(reinterpret_cast<Block*>(bytes), a); }
HWY_INLINE Block xored_block(Block a, Block b) { return _mm_xor_si128(a, b); }
/// Bytes move up by kBytes; zeros follow.
template <int kBytes>
HWY_INLINE Block up(Block a) {
  return _mm_slli_si128(a, kBytes);
}
/// The last word everywhere, if `turned` after RotWord.
HWY_INLINE Block last_word(Block a, bool turned) {
  return _mm_shuffle_epi8(a, _mm_set1_epi32(turned ? 0x0c0f0e0d : 0x0f0e0d0c));
}
HWY_INLINE Block every_word(std::uint32_t a) { return _mm_set1_epi32(static_cast<int>(a)); }
/// SubBytes of a block whose columns are all the same, which ShiftRows leaves as they are.
HWY_INLINE Block substituted(Block a) { return _mm_aesenclast_si128(a, _mm_setzero_si128()); }
/// A counter block whose number is 0.
HWY_INLINE Block without_number(Block a) { return _mm_and_si128(a, _mm_set_epi32(0, -1, -1, -1)); }
HWY_INLINE Block last_reversed() { return _mm_set_epi8(12, 13, 14, 15, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0); }

HWY_INLINE V load(const std::uint8_t* bytes) { return _mm512_loadu_si512(bytes); }
HWY_INLINE void store(std::uint8_t* bytes, V a) { _mm512_storeu_si512(bytes, a); }
HWY_INLINE V broadcast(Block a) { return _mm512_broadcast_i32x4(a); }
HWY_INLINE V xored(V a, V b) { return _mm512_xor_si512(a, b); }
HWY_INLINE V plus32(V a, V b) { return _mm512_add_epi32(a, b); }
/// 0, 1, 2, 3 in the last words of the blocks, and what makes the next of them.
HWY_INLINE V numbers() { return _mm512_set_epi32(3, 0, 0, 0, 2, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0); }
HWY_INLINE V step() { return _mm512_set_epi32(4, 0, 0, 0, 4, 0, 0, 0, 4, 0, 0, 0, 4, 0, 0, 0); }
/// The last words' bytes the other way round.
HWY_INLINE V big_endian(V a) { return _mm512_shuffle_epi8(a, broadcast(last_reversed())); }
HWY_INLINE V aes_round(V a, V key) { return _mm512_aesenc_epi128(a, key); }
HWY_INLINE V aes_last_round(V a, V key) { return _mm512_aesenclast_epi128(a, key); }

}  // namespace tandem::aes256::avx512
TANDEM_AES256_END

#include "algorithms/aes256/sw/kernel-inl.h"

namespace tandem::aes256 {

constexpr gcm_sst::Kernel kAvx512_4 = avx512::kKernel<4>;
constexpr gcm_sst::Kernel kAvx512_1 = avx512::kKernel<1>;

}  // namespace tandem::aes256
#endif
