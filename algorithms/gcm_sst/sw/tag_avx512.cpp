// The tag of GCM-SST with products without carries on vectors of 512 bits: four blocks of a message in each.
//
// Timing      independent of keys and data
// Checked by  tag_test.cpp
#if defined(__x86_64__)
#include <hwy/base.h>
#include <immintrin.h>

#include <cstddef>
#include <cstdint>

#define TANDEM_SST_KERNEL avx512
/// cpu::kAvx512Clmul.
#define TANDEM_SST_BEGIN \
  HWY_PUSH_ATTRIBUTES("avx,avx2,bmi,bmi2,fma,avx512f,avx512bw,avx512cd,avx512dq,avx512vl,pclmul,vpclmulqdq")
#define TANDEM_SST_END HWY_POP_ATTRIBUTES

TANDEM_SST_BEGIN
namespace tandem::gcm_sst::avx512 {

using V = __m512i;

inline constexpr std::size_t kLanes = 4;

HWY_INLINE V zero() { return _mm512_setzero_si512(); }
HWY_INLINE V words(std::uint64_t a) { return _mm512_set1_epi64(static_cast<std::int64_t>(a)); }
HWY_INLINE V load(const std::uint8_t* bytes) { return _mm512_loadu_si512(bytes); }
HWY_INLINE void store(std::uint8_t* bytes, V a) { _mm512_storeu_si512(bytes, a); }
/// `count` bytes, 1 to 63, and zeros.
HWY_INLINE V load_first(const std::uint8_t* bytes, std::size_t count) {
  return _mm512_maskz_loadu_epi8(_bzhi_u64(~std::uint64_t{0}, static_cast<unsigned>(count)), bytes);
}
HWY_INLINE void store_block(std::uint8_t* bytes, V a) {
  _mm_storeu_si128(reinterpret_cast<__m128i*>(bytes), _mm512_castsi512_si128(a));
}
HWY_INLINE V xored(V a, V b) { return _mm512_xor_si512(a, b); }
HWY_INLINE V xored(V a, V b, V c) { return _mm512_ternarylogic_epi64(a, b, c, 0x96); }
HWY_INLINE V swapped(V a) { return _mm512_shuffle_epi32(a, _MM_PERM_BADC); }
HWY_INLINE V up64(V a) { return _mm512_bslli_epi128(a, 8); }
HWY_INLINE V down64(V a) { return _mm512_bsrli_epi128(a, 8); }
/// Multiplies word `kA` of every block of a by word `kB` of b's.
template <int kA, int kB>
HWY_INLINE V product(V a, V b) {
  return _mm512_clmulepi64_epi128(a, b, kA | kB << 4);
}
/// The sum of all blocks, and zeros.
HWY_INLINE V folded(V a) {
  const __m256i halves = _mm256_xor_si256(_mm512_castsi512_si256(a), _mm512_extracti64x4_epi64(a, 1));
  return _mm512_zextsi128_si512(_mm_xor_si128(_mm256_castsi256_si128(halves), _mm256_extracti128_si256(halves, 1)));
}
/// The first block everywhere.
HWY_INLINE V broadcast(V a) { return _mm512_broadcast_i32x4(_mm512_castsi512_si128(a)); }
/// Blocks of a and b, which have one everywhere: a b a b.
HWY_INLINE V pair(V a, V b) { return _mm512_mask_blend_epi64(0xcc, a, b); }
/// The first two blocks of each.
HWY_INLINE V quad(V a, V b) { return _mm512_shuffle_i32x4(a, b, 0x44); }

}  // namespace tandem::gcm_sst::avx512
TANDEM_SST_END

#include "algorithms/gcm_sst/sw/polyval-inl.h"

namespace tandem::gcm_sst {

void tag_avx512(const std::uint8_t* keys, std::span<const std::uint8_t> aad, std::span<const std::uint8_t> text,
                std::uint8_t* tag) {
  avx512::make_tag(keys, aad, text, tag);
}

}  // namespace tandem::gcm_sst
#endif
