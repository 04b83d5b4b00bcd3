// SNOW 5G with rounds of AES on vectors of 512 bits: four streams in each.
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

#define TANDEM_SNOW5G_KERNEL avx512
/// The extensions that the variant `needs` (algorithm.toml).
#define TANDEM_SNOW5G_BEGIN \
  HWY_PUSH_ATTRIBUTES("avx,avx2,bmi,bmi2,fma,avx512f,avx512bw,avx512cd,avx512dq,avx512vl,aes,vaes,pclmul,vpclmulqdq")
#define TANDEM_SNOW5G_END HWY_POP_ATTRIBUTES

TANDEM_SNOW5G_BEGIN
namespace tandem::snow5g::avx512 {

using V = __m512i;

inline constexpr std::size_t kLanes = 4;
inline constexpr bool kManyRegisters = true;

HWY_INLINE V zero() { return _mm512_setzero_si512(); }
HWY_INLINE V load(const void* bytes) { return _mm512_loadu_si512(bytes); }
HWY_INLINE void store(void* bytes, V a) { _mm512_storeu_si512(bytes, a); }
HWY_INLINE V gather(const std::uint8_t* const (&lanes)[kLanes]) {
  const auto block = [](const std::uint8_t* at) { return _mm_loadu_si128(reinterpret_cast<const __m128i*>(at)); };
  V all = _mm512_castsi128_si512(block(lanes[0]));
  all = _mm512_inserti32x4(all, block(lanes[1]), 1);
  all = _mm512_inserti32x4(all, block(lanes[2]), 2);
  return _mm512_inserti32x4(all, block(lanes[3]), 3);
}

HWY_INLINE V xored(V a, V b) { return _mm512_xor_si512(a, b); }
HWY_INLINE V plus16(V a, V b) { return _mm512_add_epi16(a, b); }
/// The last word of `low` and the first seven of `high`.
HWY_INLINE V middle(V low, V high) { return _mm512_alignr_epi8(high, low, 14); }
HWY_INLINE V transposed(V a) {
  return _mm512_shuffle_epi8(a, _mm512_broadcast_i32x4(_mm_load_si128(reinterpret_cast<const __m128i*>(kTransposed))));
}
/// x becomes a round of AES of it, y one with a key.
template <std::size_t kSets>
HWY_INLINE void aes_rounds(V (&x)[kSets], V (&y)[kSets], const V (&keys)[kSets]) {
#pragma GCC unroll 2
  for (std::size_t s = 0; s < kSets; ++s) {
    x[s] = _mm512_aesenc_epi128(x[s], zero());
    y[s] = _mm512_aesenc_epi128(y[s], keys[s]);
  }
}
/// x a + b + c in the field of `kField`; b may come last.
template <std::uint16_t kField>
HWY_INLINE V times_x_plus(V a, V b, V c) {
  const V field = _mm512_set1_epi16(static_cast<short>(kField));
  const V product = _mm512_ternarylogic_epi64(_mm512_add_epi16(a, a), _mm512_srai_epi16(a, 15), field, 0x78);
  return _mm512_ternarylogic_epi64(product, b, c, 0x96);
}
/// Four blocks of each of four lanes become a line of each.
HWY_INLINE void sort(V (&x)[kLanes]) {
  const V a = _mm512_shuffle_i32x4(x[0], x[1], 0x44);
  const V b = _mm512_shuffle_i32x4(x[2], x[3], 0x44);
  const V c = _mm512_shuffle_i32x4(x[0], x[1], 0xee);
  const V d = _mm512_shuffle_i32x4(x[2], x[3], 0xee);
  x[0] = _mm512_shuffle_i32x4(a, b, 0x88);
  x[1] = _mm512_shuffle_i32x4(a, b, 0xdd);
  x[2] = _mm512_shuffle_i32x4(c, d, 0x88);
  x[3] = _mm512_shuffle_i32x4(c, d, 0xdd);
}

}  // namespace tandem::snow5g::avx512
TANDEM_SNOW5G_END

#include "algorithms/snow5g/sw/kernel-inl.h"

namespace tandem::snow5g {

constexpr gcm_sst::Kernel kAvx512_8 = avx512::kKernel<2>;
constexpr gcm_sst::Kernel kAvx512_4 = avx512::kKernel<1>;

}  // namespace tandem::snow5g
#endif
