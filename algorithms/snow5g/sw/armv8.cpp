// SNOW 5G with Armv8's rounds of AES, one stream in a vector.
//
// Timing      independent of key, iv and data
// Checked by  snow5g_test.cpp
#if defined(__aarch64__)
#include <arm_neon.h>
#include <hwy/base.h>

#include <cstddef>
#include <cstdint>

#include "algorithms/snow5g/sw/constants.h"
#include "algorithms/snow5g/sw/variants.h"

#define TANDEM_SNOW5G_KERNEL armv8
/// The extensions that the variant `needs` (algorithm.toml).
#define TANDEM_SNOW5G_BEGIN HWY_PUSH_ATTRIBUTES("+crypto")
#define TANDEM_SNOW5G_END HWY_POP_ATTRIBUTES

TANDEM_SNOW5G_BEGIN
namespace tandem::snow5g::armv8 {

using V = uint8x16_t;

inline constexpr std::size_t kLanes = 1;
inline constexpr bool kManyRegisters = true;

HWY_INLINE V zero() { return vdupq_n_u8(0); }
HWY_INLINE V load(const std::uint8_t* bytes) { return vld1q_u8(bytes); }
HWY_INLINE void store(std::uint8_t* bytes, V a) { vst1q_u8(bytes, a); }
HWY_INLINE V gather(const std::uint8_t* const (&lanes)[kLanes]) { return load(lanes[0]); }

HWY_INLINE V xored(V a, V b) { return veorq_u8(a, b); }
HWY_INLINE V plus16(V a, V b) {
  return vreinterpretq_u8_u16(vaddq_u16(vreinterpretq_u16_u8(a), vreinterpretq_u16_u8(b)));
}
/// The last word of `low` and the first seven of `high`.
HWY_INLINE V middle(V low, V high) { return vextq_u8(low, high, 14); }
HWY_INLINE V transposed(V a) { return vqtbl1q_u8(a, load(kTransposed)); }
/// x a + b + c in the field of `kField`; b may come last.
template <std::uint16_t kField>
HWY_INLINE V times_x_plus(V a, V b, V c) {
  const V sign = vreinterpretq_u8_s16(vshrq_n_s16(vreinterpretq_s16_u8(a), 15));
  const V carry = vandq_u8(sign, vreinterpretq_u8_u16(vdupq_n_u16(kField)));
  return xored(xored(xored(plus16(a, a), carry), c), b);
}
/// x becomes a round of AES of it, y one with a key. The instruction adds a key before its round.
template <std::size_t kSets>
HWY_INLINE void aes_rounds(V (&x)[kSets], V (&y)[kSets], const V (&keys)[kSets]) {
#pragma GCC unroll 2
  for (std::size_t s = 0; s < kSets; ++s) {
    x[s] = vaesmcq_u8(vaeseq_u8(x[s], zero()));
    y[s] = xored(vaesmcq_u8(vaeseq_u8(y[s], zero())), keys[s]);
  }
}
HWY_INLINE void sort(V (&)[kLanes]) {}

}  // namespace tandem::snow5g::armv8
TANDEM_SNOW5G_END

#include "algorithms/snow5g/sw/kernel-inl.h"

namespace tandem::snow5g {

constexpr gcm_sst::Kernel kArmv8_2 = armv8::kKernel<2>;
constexpr gcm_sst::Kernel kArmv8_1 = armv8::kKernel<1>;

}  // namespace tandem::snow5g
#endif
