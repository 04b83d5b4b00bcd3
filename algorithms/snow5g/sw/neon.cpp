// SNOW 5G with NEON alone, one stream in a vector: rounds of AES are Google Highway's, by lookups in tables of 16 bytes
// that stay in registers.
//
// Timing      independent of key, iv and data
// Checked by  snow5g_test.cpp
#if defined(__ARM_NEON)
#include "engine/highway_targets.h"
#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "algorithms/snow5g/sw/neon.cpp"
#include <hwy/foreach_target.h>
#include <hwy/highway.h>

#include <cstddef>
#include <cstdint>

#include "algorithms/snow5g/sw/constants.h"
#include "algorithms/snow5g/sw/variants.h"

#define TANDEM_SNOW5G_KERNEL neon
#define TANDEM_SNOW5G_BEGIN HWY_BEFORE_NAMESPACE();
#define TANDEM_SNOW5G_END HWY_AFTER_NAMESPACE();

TANDEM_SNOW5G_BEGIN
namespace tandem::snow5g::neon {

namespace hn = hwy::HWY_NAMESPACE;
using D8 = hn::Full128<std::uint8_t>;
using D16 = hn::Full128<std::uint16_t>;
using V = hn::VFromD<D8>;

inline constexpr std::size_t kLanes = 1;
inline constexpr bool kManyRegisters = false;

HWY_INLINE auto words(V a) { return hn::BitCast(D16(), a); }
HWY_INLINE V bytes(hn::VFromD<D16> a) { return hn::BitCast(D8(), a); }

HWY_INLINE V zero() { return hn::Zero(D8()); }
HWY_INLINE V load(const std::uint8_t* from) { return hn::LoadU(D8(), from); }
HWY_INLINE void store(std::uint8_t* to, V a) { hn::StoreU(a, D8(), to); }
HWY_INLINE V gather(const std::uint8_t* const (&lanes)[kLanes]) { return load(lanes[0]); }

HWY_INLINE V xored(V a, V b) { return hn::Xor(a, b); }
HWY_INLINE V plus16(V a, V b) { return bytes(hn::Add(words(a), words(b))); }
/// The last word of `low` and the first seven of `high`.
HWY_INLINE V middle(V low, V high) { return hn::CombineShiftRightBytes<14>(D8(), high, low); }
HWY_INLINE V transposed(V a) { return hn::TableLookupBytes(a, load(kTransposed)); }
/// x a + b + c in the field of `kField`; b may come last.
template <std::uint16_t kField>
HWY_INLINE V times_x_plus(V a, V b, V c) {
  const hn::RebindToSigned<D16> signed_words;
  const auto sign = hn::BitCast(D16(), hn::ShiftRight<15>(hn::BitCast(signed_words, a)));
  const V carry = bytes(hn::And(sign, hn::Set(D16(), kField)));
  return xored(xored(xored(plus16(a, a), carry), c), b);
}
/// x becomes a round of AES of it, y one with a key.
template <std::size_t kSets>
HWY_INLINE void aes_rounds(V (&x)[kSets], V (&y)[kSets], const V (&keys)[kSets]) {
  for (std::size_t s = 0; s < kSets; ++s) {
    x[s] = hn::AESRound(x[s], zero());
    y[s] = hn::AESRound(y[s], keys[s]);
  }
}
HWY_INLINE void sort(V (&)[kLanes]) {}

}  // namespace tandem::snow5g::neon
TANDEM_SNOW5G_END

#include "algorithms/snow5g/sw/kernel-inl.h"

namespace tandem::snow5g {

constexpr gcm_sst::Kernel kNeon1 = neon::kKernel<1>;

}  // namespace tandem::snow5g
#endif
