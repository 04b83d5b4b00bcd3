// SNOW 5G with rounds of AES, one stream in a vector.
//
// Timing      independent of key, iv and data
// Checked by  snow5g_test.cpp
#if defined(__x86_64__)
#include <hwy/base.h>
#include <immintrin.h>

#include <cstddef>
#include <cstdint>

#include "algorithms/snow5g/sw/constants.h"
#include "algorithms/snow5g/sw/variants.h"

#define TANDEM_SNOW5G_KERNEL avx2
/// The extensions that the variant `needs` (algorithm.toml).
#define TANDEM_SNOW5G_BEGIN HWY_PUSH_ATTRIBUTES("avx,avx2,bmi,bmi2,fma,aes")
#define TANDEM_SNOW5G_END HWY_POP_ATTRIBUTES

TANDEM_SNOW5G_BEGIN
namespace tandem::snow5g::avx2 {

using V = __m128i;

inline constexpr std::size_t kLanes = 1;
inline constexpr bool kManyRegisters = false;

HWY_INLINE V zero() { return _mm_setzero_si128(); }
HWY_INLINE V load(const void* bytes) { return _mm_loadu_si128(static_cast<const V*>(bytes)); }
HWY_INLINE void store(void* bytes, V a) { _mm_storeu_si128(static_cast<V*>(bytes), a); }
HWY_INLINE V gather(const std::uint8_t* const (&lanes)[kLanes]) { return load(lanes[0]); }

HWY_INLINE V xored(V a, V b) { return _mm_xor_si128(a, b); }
HWY_INLINE V plus16(V a, V b) { return _mm_add_epi16(a, b); }
/// The last word of `low` and the first seven of `high`.
HWY_INLINE V middle(V low, V high) { return _mm_alignr_epi8(high, low, 14); }
HWY_INLINE V transposed(V a) { return _mm_shuffle_epi8(a, load(kTransposed)); }
/// x becomes a round of AES of it, y one with a key.
template <std::size_t kSets>
HWY_INLINE void aes_rounds(V (&x)[kSets], V (&y)[kSets], const V (&keys)[kSets]) {
#pragma GCC unroll 2
  for (std::size_t s = 0; s < kSets; ++s) {
    x[s] = _mm_aesenc_si128(x[s], zero());
    y[s] = _mm_aesenc_si128(y[s], keys[s]);
  }
}
/// x a + b + c in the field of `kField`; b may come last.
template <std::uint16_t kField>
HWY_INLINE V times_x_plus(V a, V b, V c) {
  const V carry = _mm_and_si128(_mm_srai_epi16(a, 15), _mm_set1_epi16(static_cast<short>(kField)));
  return xored(xored(xored(_mm_add_epi16(a, a), carry), c), b);
}
HWY_INLINE void sort(V (&)[kLanes]) {}

}  // namespace tandem::snow5g::avx2
TANDEM_SNOW5G_END

#include "algorithms/snow5g/sw/kernel-inl.h"

namespace tandem::snow5g {

constexpr gcm_sst::Kernel kAvx2_2 = avx2::kKernel<2>;
constexpr gcm_sst::Kernel kAvx2_1 = avx2::kKernel<1>;

}  // namespace tandem::snow5g
#endif
