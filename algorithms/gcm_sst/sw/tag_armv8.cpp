// The tag of GCM-SST with Armv8's products without carries.
//
// Timing      independent of keys and data
// Checked by  tag_test.cpp
#if defined(__aarch64__)
#include <arm_neon.h>
#include <hwy/base.h>

#include <cstddef>
#include <cstdint>

#include "engine/wipe.h"

#define TANDEM_SST_KERNEL armv8
/// Instructions that cpu::has_aes_pmull checks for.
#define TANDEM_SST_BEGIN HWY_PUSH_ATTRIBUTES("+crypto")
#define TANDEM_SST_END HWY_POP_ATTRIBUTES

TANDEM_SST_BEGIN
namespace tandem::gcm_sst::armv8 {

using V = uint8x16_t;

inline constexpr std::size_t kLanes = 1;

HWY_INLINE V zero() { return vdupq_n_u8(0); }
HWY_INLINE V words(std::uint64_t a) { return vreinterpretq_u8_u64(vdupq_n_u64(a)); }
HWY_INLINE V load(const std::uint8_t* bytes) { return vld1q_u8(bytes); }
HWY_INLINE void store(std::uint8_t* bytes, V a) { vst1q_u8(bytes, a); }
HWY_INLINE V load_first(const std::uint8_t* bytes, std::size_t count) {
  if (count == sizeof(V)) return load(bytes);
  std::uint8_t block[sizeof(V)] = {};
  __builtin_memcpy(block, bytes, count);
  const V loaded = load(block);
  wipe(block, sizeof block);
  return loaded;
}
HWY_INLINE void store_block(std::uint8_t* bytes, V a) { store(bytes, a); }
HWY_INLINE V xored(V a, V b) { return veorq_u8(a, b); }
HWY_INLINE V xored(V a, V b, V c) { return xored(xored(a, b), c); }
HWY_INLINE V swapped(V a) { return vextq_u8(a, a, 8); }
HWY_INLINE V up64(V a) { return vextq_u8(zero(), a, 8); }
HWY_INLINE V down64(V a) { return vextq_u8(a, zero(), 8); }
template <int kA, int kB>
HWY_INLINE V product(V a, V b) {
  return vreinterpretq_u8_p128(
      vmull_p64(vgetq_lane_p64(vreinterpretq_p64_u8(a), kA), vgetq_lane_p64(vreinterpretq_p64_u8(b), kB)));
}
HWY_INLINE V folded(V a) { return a; }
HWY_INLINE V broadcast(V a) { return a; }

}  // namespace tandem::gcm_sst::armv8
TANDEM_SST_END

#include "algorithms/gcm_sst/sw/polyval-inl.h"

namespace tandem::gcm_sst {

void tag_armv8(const std::uint8_t* keys, std::span<const std::uint8_t> aad, std::span<const std::uint8_t> text,
               std::uint8_t* tag) {
  armv8::make_tag(keys, aad, text, tag);
}

}  // namespace tandem::gcm_sst
#endif
