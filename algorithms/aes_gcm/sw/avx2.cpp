// AES-GCM with AES and products without carries of one block each, for CPUs that have them
// on no longer vectors.
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

#define TANDEM_AES_GCM_KERNEL avx2
/// The extensions that the variant `needs` (algorithm.toml).
#define TANDEM_AES_GCM_BEGIN HWY_PUSH_ATTRIBUTES("avx,avx2,bmi,bmi2,fma,aes,pclmul")
#define TANDEM_AES_GCM_END HWY_POP_ATTRIBUTES

TANDEM_AES_GCM_BEGIN
namespace tandem::aes_gcm::avx2 {

using Block = __m128i;
using V = __m128i;

inline constexpr std::size_t kLanes = 1;
inline constexpr std::size_t kGroup = 8;

HWY_INLINE V load(const void* bytes) { return _mm_loadu_si128(static_cast<const V*>(bytes)); }
HWY_INLINE void store(void* bytes, V a) { _mm_storeu_si128(static_cast<V*>(bytes), a); }

HWY_INLINE V broadcast(Block a) { return a; }
HWY_INLINE V first_lane(Block a) { return a; }
HWY_INLINE Block first_block(V a) { return a; }
HWY_INLINE V folded(V a) { return a; }

// Vectors of several blocks use these. A vector of one block never does, so they are declared here and not defined.
V pair(Block a, Block b);
Block last_block(V a);
V with_last_block(V a, Block b);

HWY_INLINE V load_first(const std::uint8_t* bytes, std::size_t count) { return load_block_part(bytes, count); }
HWY_INLINE void store_first(std::uint8_t* bytes, V a, std::size_t count) { store_block_part(bytes, a, count); }
HWY_INLINE V first_bytes(V a, std::size_t count) { return _mm_and_si128(a, load(kZeros - count)); }

HWY_INLINE V reversed(V a) { return _mm_shuffle_epi8(a, _mm_set_epi64x(0x0001020304050607, 0x08090a0b0c0d0e0f)); }
HWY_INLINE V xored(V a, V b) { return _mm_xor_si128(a, b); }
HWY_INLINE V xored(V a, V b, V c) { return xored(xored(a, b), c); }
HWY_INLINE V plus32(V a, V b) { return _mm_add_epi32(a, b); }
HWY_INLINE V numbers32() { return _mm_set_epi32(0, 0, 0, 1); }
HWY_INLINE V swapped(V a) { return _mm_shuffle_epi32(a, 0x4e); }
HWY_INLINE V up64(V a) { return _mm_bslli_si128(a, 8); }
HWY_INLINE V down64(V a) { return _mm_bsrli_si128(a, 8); }
HWY_INLINE V low_product(V a, V b) { return _mm_clmulepi64_si128(a, b, 0x00); }
HWY_INLINE V high_product(V a, V b) { return _mm_clmulepi64_si128(a, b, 0x11); }
HWY_INLINE V round(V a, V key) { return _mm_aesenc_si128(a, key); }
HWY_INLINE V last_round(V a, V key) { return _mm_aesenclast_si128(a, key); }

}  // namespace tandem::aes_gcm::avx2
TANDEM_AES_GCM_END

#include "algorithms/aes_gcm/sw/vector_kernel-inl.h"

namespace tandem::aes_gcm {

void encrypt_avx2(std::span<Message> messages) { avx2::encrypt_all(messages); }
void decrypt_avx2(std::span<Message> messages) { avx2::decrypt_all(messages); }
constinit const Blocks kBlocksAvx2 = avx2::kKernelBlocks;
bool keeps_avx2() { return avx2::Entries::keeps(); }
void forget_avx2() { avx2::Entries::forget(); }

}  // namespace tandem::aes_gcm
#endif
