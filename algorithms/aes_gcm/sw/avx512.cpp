// AES-GCM with AES and products without carries on vectors of 512 bits: four blocks of a message in each.
//
// Standard    SP 800-38D, sections 6 and 7
// Timing      independent of key, iv, data and tag; whether a tag matches and whether two messages have the same key
//             becomes known
// Checked by  aes_gcm_test.cpp
#if defined(__x86_64__)
#include <hwy/base.h>
#include <immintrin.h>

#include <cstddef>
#include <cstdint>

#define TANDEM_AES_GCM_KERNEL avx512
/// The extensions that the variant `needs` (algorithm.toml).
#define TANDEM_AES_GCM_BEGIN \
  HWY_PUSH_ATTRIBUTES("avx,avx2,bmi,bmi2,fma,avx512f,avx512bw,avx512cd,avx512dq,avx512vl,aes,vaes,pclmul,vpclmulqdq")
#define TANDEM_AES_GCM_END HWY_POP_ATTRIBUTES

TANDEM_AES_GCM_BEGIN
namespace tandem::aes_gcm::avx512 {

using Block = __m128i;
using V = __m512i;

inline constexpr std::size_t kLanes = 4;
inline constexpr std::size_t kGroup = 8;

HWY_INLINE V load(const void* bytes) { return _mm512_loadu_si512(bytes); }
HWY_INLINE void store(void* bytes, V a) { _mm512_storeu_si512(bytes, a); }

HWY_INLINE V broadcast(Block a) { return _mm512_broadcast_i32x4(a); }
HWY_INLINE V first_lane(Block a) { return _mm512_zextsi128_si512(a); }
HWY_INLINE V pair(Block a, Block b) { return _mm512_inserti32x4(first_lane(a), b, 1); }
HWY_INLINE Block first_block(V a) { return _mm512_castsi512_si128(a); }
HWY_INLINE Block last_block(V a) { return _mm512_extracti32x4_epi32(a, 3); }
HWY_INLINE V with_last_block(V a, Block b) { return _mm512_inserti32x4(a, b, 3); }
HWY_INLINE V folded(V a) {
  const __m256i halves = _mm256_xor_si256(_mm512_castsi512_si256(a), _mm512_extracti64x4_epi64(a, 1));
  return first_lane(_mm_xor_si128(_mm256_castsi256_si128(halves), _mm256_extracti128_si256(halves, 1)));
}

HWY_INLINE __mmask64 ones(std::size_t count) { return _bzhi_u64(~std::uint64_t{0}, static_cast<unsigned>(count)); }
HWY_INLINE V load_first(const std::uint8_t* bytes, std::size_t count) {
  return _mm512_maskz_loadu_epi8(ones(count), bytes);
}
HWY_INLINE void store_first(std::uint8_t* bytes, V a, std::size_t count) {
  _mm512_mask_storeu_epi8(bytes, ones(count), a);
}
HWY_INLINE Block load_block_part(const std::uint8_t* bytes, std::size_t count) {
  return _mm_maskz_loadu_epi8(static_cast<__mmask16>(ones(count)), bytes);
}
HWY_INLINE void store_block_part(std::uint8_t* bytes, Block a, std::size_t count) {
  _mm_mask_storeu_epi8(bytes, static_cast<__mmask16>(ones(count)), a);
}
HWY_INLINE V first_bytes(V a, std::size_t count) { return _mm512_maskz_mov_epi8(ones(count), a); }

HWY_INLINE V reversed(V a) {
  constexpr std::int64_t kHigh = 0x0001020304050607;
  constexpr std::int64_t kLow = 0x08090a0b0c0d0e0f;
  return _mm512_shuffle_epi8(a, _mm512_set_epi64(kHigh, kLow, kHigh, kLow, kHigh, kLow, kHigh, kLow));
}
HWY_INLINE V xored(V a, V b) { return _mm512_xor_si512(a, b); }
HWY_INLINE V xored(V a, V b, V c) { return _mm512_ternarylogic_epi64(a, b, c, 0x96); }
HWY_INLINE V plus32(V a, V b) { return _mm512_add_epi32(a, b); }
HWY_INLINE V numbers32() { return _mm512_set_epi32(0, 0, 0, 4, 0, 0, 0, 3, 0, 0, 0, 2, 0, 0, 0, 1); }
HWY_INLINE V swapped(V a) { return _mm512_shuffle_epi32(a, _MM_PERM_BADC); }
HWY_INLINE V up64(V a) { return _mm512_bslli_epi128(a, 8); }
HWY_INLINE V down64(V a) { return _mm512_bsrli_epi128(a, 8); }
HWY_INLINE V low_product(V a, V b) { return _mm512_clmulepi64_epi128(a, b, 0x00); }
HWY_INLINE V high_product(V a, V b) { return _mm512_clmulepi64_epi128(a, b, 0x11); }
HWY_INLINE V round(V a, V key) { return _mm512_aesenc_epi128(a, key); }
HWY_INLINE V last_round(V a, V key) { return _mm512_aesenclast_epi128(a, key); }

}  // namespace tandem::aes_gcm::avx512
TANDEM_AES_GCM_END

#include "algorithms/aes_gcm/sw/vector_kernel-inl.h"

namespace tandem::aes_gcm {

void encrypt_avx512(std::span<Message> messages) { avx512::encrypt_all(messages); }
void decrypt_avx512(std::span<Message> messages) { avx512::decrypt_all(messages); }
constinit const Blocks kBlocksAvx512 = avx512::kKernelBlocks;
bool keeps_avx512() { return avx512::Entries::keeps(); }
void forget_avx512() { avx512::Entries::forget(); }

}  // namespace tandem::aes_gcm
#endif
