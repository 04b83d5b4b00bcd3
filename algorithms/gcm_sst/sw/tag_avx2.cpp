// The tag of GCM-SST with products without carries of one block at a time.
//
// Timing      independent of keys and data
// Checked by  tag_test.cpp
#if defined(__x86_64__)
#include <hwy/base.h>
#include <immintrin.h>

#include <cstddef>
#include <cstdint>

#include "engine/wipe.h"

#define TANDEM_SST_KERNEL avx2
/// A part of cpu::kAvx2Aes.
#define TANDEM_SST_BEGIN HWY_PUSH_ATTRIBUTES("avx,avx2,bmi,bmi2,fma,pclmul")
#define TANDEM_SST_END HWY_POP_ATTRIBUTES

TANDEM_SST_BEGIN
namespace tandem::gcm_sst::avx2 {

using V = __m128i;

inline constexpr std::size_t kLanes = 1;

HWY_INLINE V zero() { return _mm_setzero_si128(); }
HWY_INLINE V words(std::uint64_t a) { return _mm_set1_epi64x(static_cast<std::int64_t>(a)); }
HWY_INLINE V load(const std::uint8_t* bytes) { return _mm_loadu_si128(reinterpret_cast<const V*>(bytes)); }
HWY_INLINE void store(std::uint8_t* bytes, V a) { _mm_storeu_si128(reinterpret_cast<V*>(bytes), a); }
HWY_INLINE V load_first(const std::uint8_t* bytes, std::size_t count) {
  if (count == sizeof(V)) return load(bytes);
  std::uint8_t block[sizeof(V)] = {};
  __builtin_memcpy(block, bytes, count);
  const V loaded = load(block);
  wipe(block, sizeof block);
  return loaded;
}
HWY_INLINE void store_block(std::uint8_t* bytes, V a) { store(bytes, a); }
HWY_INLINE V xored(V a, V b) { return _mm_xor_si128(a, b); }
HWY_INLINE V xored(V a, V b, V c) { return xored(xored(a, b), c); }
HWY_INLINE V swapped(V a) { return _mm_shuffle_epi32(a, 0x4e); }
HWY_INLINE V up64(V a) { return _mm_slli_si128(a, 8); }
HWY_INLINE V down64(V a) { return _mm_srli_si128(a, 8); }
template <int kA, int kB>
HWY_INLINE V product(V a, V b) {
  return _mm_clmulepi64_si128(a, b, kA | kB << 4);
}
HWY_INLINE V folded(V a) { return a; }
HWY_INLINE V broadcast(V a) { return a; }

}  // namespace tandem::gcm_sst::avx2
TANDEM_SST_END

#include "algorithms/gcm_sst/sw/polyval-inl.h"

namespace tandem::gcm_sst {

void tag_avx2(const std::uint8_t* keys, std::span<const std::uint8_t> aad, std::span<const std::uint8_t> text,
              std::uint8_t* tag) {
  avx2::make_tag(keys, aad, text, tag);
}

}  // namespace tandem::gcm_sst
#endif
