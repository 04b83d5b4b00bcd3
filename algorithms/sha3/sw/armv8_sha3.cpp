// SHA-3 with Armv8.2's instructions for it, two messages side by side. One alone goes through the CPU's own words.
//
// Standard    FIPS 202, sections 3.2 and 4
// Byte order  see ../README.md
// Timing      independent of messages
// Checked by  sha3_test.cpp against reference.cpp
#if defined(__aarch64__)
#include <arm_neon.h>
#include <hwy/base.h>

#include <bit>

#include "algorithms/sha3/sw/lanes.h"
#include "algorithms/sha3/sw/variants.h"

HWY_PUSH_ATTRIBUTES("arch=armv8.2-a+sha3")
namespace tandem::sha3 {
namespace {

using V = uint64x2_t;
constexpr std::size_t kLanes = 2;

HWY_INLINE V xor3(V a, V b, V c) { return veor3q_u64(a, b, c); }
/// Computes a ^ (~b & c) by two instructions, between which the compiler sees no BCAX: the SHA-3 instructions all go to
/// one unit, which is full.
HWY_INLINE V chi(V a, V b, V c) {
  V masked = vbicq_u64(c, b);
  asm("" : "+w"(masked));
  return veorq_u64(a, masked);
}
HWY_INLINE V theta(V c, V next) { return vrax1q_u64(c, next); }
template <int k>
HWY_INLINE V turned(V a, V added) {
  if constexpr (k == 0) return veorq_u64(a, added);
  return vxarq_u64(a, added, (64 - k) % 64);
}
#include "algorithms/sha3/sw/one-inl.h"

/// Adds a block of each lane: two words at a time; the last pair may overlap the one before.
HWY_INLINE void add(V* state, const Feed* feeds, std::size_t rate_words) {
  const auto words = [&](std::size_t lane, std::size_t begin) {
    return vreinterpretq_u64_u8(vld1q_u8(feeds[lane].source + 8 * begin));
  };
  for (std::size_t i = 0; i + 1 < rate_words; i += 2) {
    const V a = words(0, i);
    const V b = words(1, i);
    state[i] = veorq_u64(state[i], vzip1q_u64(a, b));
    state[i + 1] = veorq_u64(state[i + 1], vzip2q_u64(a, b));
  }
  if (rate_words % 2 == 0) return;
  const std::size_t last = rate_words - 1;
  state[last] = veorq_u64(state[last], vzip2q_u64(words(0, last - 1), words(1, last - 1)));
}

HWY_INLINE void permute(V (&a)[kStateWords]) {
  V b[kStateWords];
  for (std::size_t i = 0; i < kRounds; i += 2) {
    turn(a, b);
    b[0] = veorq_u64(b[0], vdupq_n_u64(kRoundConstants[i]));
    turn(b, a);
    a[0] = veorq_u64(a[0], vdupq_n_u64(kRoundConstants[i + 1]));
  }
}

void absorb(std::uint64_t* state, Feed* feeds, std::size_t rate_words, std::size_t blocks) {
  for (std::size_t block = 0; block < blocks; ++block) {
    V a[kStateWords];
    for (std::size_t i = 0; i < kStateWords; ++i) a[i] = vld1q_u64(state + i * kLanes);
    add(a, feeds, rate_words);
    for (std::size_t l = 0; l < kLanes; ++l) feeds[l].source += feeds[l].step;
    permute(a);
    for (std::size_t i = 0; i < kStateWords; ++i) vst1q_u64(state + i * kLanes, a[i]);
  }
}

}  // namespace

void hash_armv8_sha3(const Function& function, std::span<Message> messages) {
  Lanes<kLanes>(function, messages, absorb, absorb_one).run();
}

}  // namespace tandem::sha3
HWY_POP_ATTRIBUTES
#endif
