// SNOW 5G with rounds of AES on vectors of 256 bits: two streams in each.
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

#define TANDEM_SNOW5G_KERNEL avx2_vaes
/// The extensions that the variant `needs` (algorithm.toml).
#define TANDEM_SNOW5G_BEGIN HWY_PUSH_ATTRIBUTES("avx,avx2,bmi,bmi2,fma,aes,vaes")
#define TANDEM_SNOW5G_END HWY_POP_ATTRIBUTES

TANDEM_SNOW5G_BEGIN
namespace tandem::snow5g::avx2_vaes {

using V = __m256i;

inline constexpr std::size_t kLanes = 2;
inline constexpr bool kManyRegisters = false;

HWY_INLINE V zero() { return _mm256_setzero_si256(); }
HWY_INLINE V load(const void* bytes) { return _mm256_loadu_si256(static_cast<const V*>(bytes)); }
HWY_INLINE void store(void* bytes, V a) { _mm256_storeu_si256(static_cast<V*>(bytes), a); }
HWY_INLINE V gather(const std::uint8_t* const (&lanes)[kLanes]) {
  const auto block = [](const std::uint8_t* at) { return _mm_loadu_si128(reinterpret_cast<const __m128i*>(at)); };
  return _mm256_set_m128i(block(lanes[1]), block(lanes[0]));
}

HWY_INLINE V xored(V a, V b) { return _mm256_xor_si256(a, b); }
HWY_INLINE V plus16(V a, V b) { return _mm256_add_epi16(a, b); }
/// The last word of `low` and the first seven of `high`.
HWY_INLINE V middle(V low, V high) { return _mm256_alignr_epi8(high, low, 14); }
HWY_INLINE V transposed(V a) {
  return _mm256_shuffle_epi8(
      a, _mm256_broadcastsi128_si256(_mm_load_si128(reinterpret_cast<const __m128i*>(kTransposed))));
}
/// x becomes a round of AES of it, y one with a key.
template <std::size_t kSets>
HWY_INLINE void aes_rounds(V (&x)[kSets], V (&y)[kSets], const V (&keys)[kSets]) {
#pragma GCC unroll 2
  for (std::size_t s = 0; s < kSets; ++s) {
    x[s] = _mm256_aesenc_epi128(x[s], zero());
    y[s] = _mm256_aesenc_epi128(y[s], keys[s]);
  }
}
/// x a + b + c in the field of `kField`; b may come last.
template <std::uint16_t kField>
HWY_INLINE V times_x_plus(V a, V b, V c) {
  const V carry = _mm256_and_si256(_mm256_srai_epi16(a, 15), _mm256_set1_epi16(static_cast<short>(kField)));
  return xored(xored(xored(_mm256_add_epi16(a, a), carry), c), b);
}
/// Two blocks of each of two lanes become a line of each.
HWY_INLINE void sort(V (&x)[kLanes]) {
  const V low = _mm256_permute2x128_si256(x[0], x[1], 0x20);
  x[1] = _mm256_permute2x128_si256(x[0], x[1], 0x31);
  x[0] = low;
}

}  // namespace tandem::snow5g::avx2_vaes
TANDEM_SNOW5G_END

#include "algorithms/snow5g/sw/kernel-inl.h"

namespace tandem::snow5g {

constexpr gcm_sst::Kernel kAvx2Vaes4 = avx2_vaes::kKernel<2>;
constexpr gcm_sst::Kernel kAvx2Vaes2 = avx2_vaes::kKernel<1>;

}  // namespace tandem::snow5g
#endif
