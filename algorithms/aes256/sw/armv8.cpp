// AES-256 in counter mode with Armv8's rounds of AES.
//
// Timing      independent of key, iv and data
// Checked by  aes256_test.cpp
#if defined(__aarch64__)
#include <arm_neon.h>
#include <hwy/base.h>

#include <cstddef>
#include <cstdint>

#include "algorithms/aes256/sw/variants.h"

#define TANDEM_AES256_KERNEL armv8
/// The extensions that the variant `needs` (algorithm.toml).
#define TANDEM_AES256_BEGIN HWY_PUSH_ATTRIBUTES("+crypto")
#define TANDEM_AES256_END HWY_POP_ATTRIBUTES

TANDEM_AES256_BEGIN
namespace tandem::aes256::armv8 {

using Block = uint8x16_t;
using V = uint8x16_t;

inline constexpr std::size_t kBlocks = 1;
inline constexpr std::size_t kGroup = 8;

HWY_INLINE Block zero() { return vdupq_n_u8(0); }
HWY_INLINE Block load_block(const std::uint8_t* bytes) { return vld1q_u8(bytes); }
HWY_INLINE void store_block(std::uint8_t* bytes, Block a) { vst1q_u8(bytes, a); }
HWY_INLINE Block xored_block(Block a, Block b) { return veorq_u8(a, b); }
/// Bytes move up by kBytes; zeros follow.
template <int kBytes>
HWY_INLINE Block up(Block a) {
  return vextq_u8(zero(), a, 16 - kBytes);
}
/// The last word everywhere, if `turned` after RotWord.
HWY_INLINE Block last_word(Block a, bool turned) {
  const std::uint32_t order = turned ? 0x0c0f0e0d : 0x0f0e0d0c;
  return vqtbl1q_u8(a, vreinterpretq_u8_u32(vdupq_n_u32(order)));
}
HWY_INLINE Block every_word(std::uint32_t a) { return vreinterpretq_u8_u32(vdupq_n_u32(a)); }
/// SubBytes of a block whose columns are all the same, which ShiftRows leaves as they are.
HWY_INLINE Block substituted(Block a) { return vaeseq_u8(a, zero()); }
/// A counter block whose number is 0.
HWY_INLINE Block without_number(Block a) { return vreinterpretq_u8_u32(vsetq_lane_u32(0, vreinterpretq_u32_u8(a), 3)); }

HWY_INLINE V load(const std::uint8_t* bytes) { return load_block(bytes); }
HWY_INLINE void store(std::uint8_t* bytes, V a) { store_block(bytes, a); }
HWY_INLINE V broadcast(Block a) { return a; }
HWY_INLINE V xored(V a, V b) { return xored_block(a, b); }
HWY_INLINE V plus32(V a, V b) {
  return vreinterpretq_u8_u32(vaddq_u32(vreinterpretq_u32_u8(a), vreinterpretq_u32_u8(b)));
}
/// 0 in the last word, and what makes the next number.
HWY_INLINE V numbers() { return zero(); }
HWY_INLINE V step() { return vreinterpretq_u8_u32(vsetq_lane_u32(1, vdupq_n_u32(0), 3)); }
/// The last word's bytes the other way round.
HWY_INLINE V big_endian(V a) {
  const std::uint32_t number = __builtin_bswap32(vgetq_lane_u32(vreinterpretq_u32_u8(a), 3));
  return vreinterpretq_u8_u32(vsetq_lane_u32(number, vreinterpretq_u32_u8(a), 3));
}
/// The instruction adds a key before its round; here it is added behind.
HWY_INLINE V aes_round(V a, V key) { return veorq_u8(vaesmcq_u8(vaeseq_u8(a, zero())), key); }
HWY_INLINE V aes_last_round(V a, V key) { return veorq_u8(vaeseq_u8(a, zero()), key); }

}  // namespace tandem::aes256::armv8
TANDEM_AES256_END

#include "algorithms/aes256/sw/kernel-inl.h"

namespace tandem::aes256 {

constexpr gcm_sst::Kernel kArmv8_4 = armv8::kKernel<4>;
constexpr gcm_sst::Kernel kArmv8_1 = armv8::kKernel<1>;

}  // namespace tandem::aes256
#endif
