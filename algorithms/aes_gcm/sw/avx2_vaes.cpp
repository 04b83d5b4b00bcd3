// AES-GCM with AES and products without carries on vectors of 256 bits: two blocks of a message in each.
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

#include "algorithms/aes_gcm/sw/part_of_block.h"

#define TANDEM_AES_GCM_KERNEL avx2_vaes
/// The extensions that the variant `needs` (algorithm.toml).
#define TANDEM_AES_GCM_BEGIN HWY_PUSH_ATTRIBUTES("avx,avx2,bmi,bmi2,fma,aes,vaes,pclmul,vpclmulqdq")
#define TANDEM_AES_GCM_END HWY_POP_ATTRIBUTES

TANDEM_AES_GCM_BEGIN
namespace tandem::aes_gcm::avx2_vaes {

using Block = __m128i;
using V = __m256i;

inline constexpr std::size_t kLanes = 2;
inline constexpr std::size_t kGroup = 8;

HWY_INLINE V load(const void* bytes) { return _mm256_loadu_si256(static_cast<const V*>(bytes)); }
HWY_INLINE void store(void* bytes, V a) { _mm256_storeu_si256(static_cast<V*>(bytes), a); }

HWY_INLINE V broadcast(Block a) { return _mm256_broadcastsi128_si256(a); }
HWY_INLINE V pair(Block a, Block b) { return _mm256_set_m128i(b, a); }
HWY_INLINE V first_lane(Block a) { return _mm256_zextsi128_si256(a); }
HWY_INLINE Block first_block(V a) { return _mm256_castsi256_si128(a); }
HWY_INLINE Block last_block(V a) { return _mm256_extracti128_si256(a, 1); }
HWY_INLINE V with_last_block(V a, Block b) { return _mm256_inserti128_si256(a, b, 1); }
HWY_INLINE V folded(V a) { return first_lane(_mm_xor_si128(first_block(a), last_block(a))); }

HWY_INLINE V load_first(const std::uint8_t* bytes, std::size_t count) {
  if (count == sizeof(V)) return load(bytes);
  if (count <= sizeof(Block)) return first_lane(load_block_part(bytes, count));
  const Block low = _mm_loadu_si128(reinterpret_cast<const Block*>(bytes));
  return pair(low, load_block_part(bytes + sizeof low, count - sizeof low));
}
HWY_INLINE void store_first(std::uint8_t* bytes, V a, std::size_t count) {
  if (count <= sizeof(Block)) {
    store_block_part(bytes, first_block(a), count);
  } else {
    _mm_storeu_si128(reinterpret_cast<Block*>(bytes), first_block(a));
    store_block_part(bytes + sizeof(Block), last_block(a), count - sizeof(Block));
  }
}
HWY_INLINE V first_bytes(V a, std::size_t count) { return _mm256_and_si256(a, load(kZeros - count)); }

HWY_INLINE V reversed(V a) {
  constexpr std::int64_t kHigh = 0x0001020304050607;
  constexpr std::int64_t kLow = 0x08090a0b0c0d0e0f;
  return _mm256_shuffle_epi8(a, _mm256_set_epi64x(kHigh, kLow, kHigh, kLow));
}
HWY_INLINE V xored(V a, V b) { return _mm256_xor_si256(a, b); }
HWY_INLINE V xored(V a, V b, V c) { return xored(xored(a, b), c); }
HWY_INLINE V plus32(V a, V b) { return _mm256_add_epi32(a, b); }
HWY_INLINE V numbers32() { return _mm256_set_epi32(0, 0, 0, 2, 0, 0, 0, 1); }
HWY_INLINE V swapped(V a) { return _mm256_shuffle_epi32(a, 0x4e); }
HWY_INLINE V up64(V a) { return _mm256_bslli_epi128(a, 8); }
HWY_INLINE V down64(V a) { return _mm256_bsrli_epi128(a, 8); }
HWY_INLINE V low_product(V a, V b) { return _mm256_clmulepi64_epi128(a, b, 0x00); }
HWY_INLINE V high_product(V a, V b) { return _mm256_clmulepi64_epi128(a, b, 0x11); }
HWY_INLINE V round(V a, V key) { return _mm256_aesenc_epi128(a, key); }
HWY_INLINE V last_round(V a, V key) { return _mm256_aesenclast_epi128(a, key); }

}  // namespace tandem::aes_gcm::avx2_vaes
TANDEM_AES_GCM_END

#include "algorithms/aes_gcm/sw/vector_kernel-inl.h"

namespace tandem::aes_gcm {

void encrypt_avx2_vaes(std::span<Message> messages) { avx2_vaes::encrypt_all(messages); }
void decrypt_avx2_vaes(std::span<Message> messages) { avx2_vaes::decrypt_all(messages); }
constinit const Blocks kBlocksAvx2Vaes = avx2_vaes::kKernelBlocks;
bool keeps_avx2_vaes() { return avx2_vaes::Entries::keeps(); }
void forget_avx2_vaes() { avx2_vaes::Entries::forget(); }

}  // namespace tandem::aes_gcm
#endif
