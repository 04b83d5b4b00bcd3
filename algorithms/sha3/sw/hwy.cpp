// SHA-3 in vectors, a message per lane, and in words for a message alone: one source, compiled by Google Highway for
// AVX-512 (its target AVX3), AVX2 and NEON.
//
// Standard    FIPS 202, sections 3.2 and 4
// Byte order  see ../README.md
// Timing      independent of messages
// Checked by  sha3_test.cpp against reference.cpp
#include "engine/highway_targets.h"
#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "algorithms/sha3/sw/hwy.cpp"
#include <hwy/foreach_target.h>
#include <hwy/highway.h>

#include <bit>

#include "algorithms/sha3/sw/lanes.h"
#include "algorithms/sha3/sw/variants.h"

#if HWY_TARGET != HWY_SCALAR && HWY_TARGET != HWY_EMU128
HWY_BEFORE_NAMESPACE();
namespace tandem::sha3 {
namespace HWY_NAMESPACE {
namespace {

namespace hn = hwy::HWY_NAMESPACE;
using Words = hn::ScalableTag<std::uint64_t>;
using V = hn::Vec<Words>;
constexpr std::size_t kLanes = hn::MaxLanes(Words());

template <int k>
HWY_INLINE V rotated(V a) {
  if constexpr (k == 0) return a;
  return hn::RotateRight<(64 - k) % 64>(a);
}
#if HWY_TARGET == HWY_AVX3
HWY_INLINE V xor3(V a, V b, V c) { return V{_mm512_ternarylogic_epi64(a.raw, b.raw, c.raw, 0x96)}; }
HWY_INLINE V chi(V a, V b, V c) { return V{_mm512_ternarylogic_epi64(a.raw, b.raw, c.raw, 0xd2)}; }
/// Two vectors, which one instruction adds.
struct Added {
  V first, second;
};
HWY_INLINE Added theta(V c, V next) { return {c, rotated<1>(next)}; }
template <int k>
HWY_INLINE V turned(V a, Added added) {
  return rotated<k>(xor3(a, added.first, added.second));
}
#else
HWY_INLINE V xor3(V a, V b, V c) { return hn::Xor(a, hn::Xor(b, c)); }
HWY_INLINE V chi(V a, V b, V c) { return hn::Xor(a, hn::AndNot(b, c)); }
HWY_INLINE V theta(V c, V next) { return hn::Xor(c, rotated<1>(next)); }
template <int k>
HWY_INLINE V turned(V a, V added) {
  return rotated<k>(hn::Xor(a, added));
}
#endif
#include "algorithms/sha3/sw/one-inl.h"

/// Transposes between a vector per lane with consecutive words and a vector per word.
HWY_INLINE void transpose(V (&v)[kLanes]) {
  V t[kLanes];
  for (std::size_t i = 0; i < kLanes; i += 2) {
    t[i] = hn::InterleaveLower(Words(), v[i], v[i + 1]);
    t[i + 1] = hn::InterleaveUpper(Words(), v[i], v[i + 1]);
  }
#if HWY_TARGET == HWY_AVX3
  // t[i] has the words i % 2, 2 + i % 2, 4 + i % 2, 6 + i % 2 of two lanes in its four blocks.
  for (std::size_t i = 0; i < 2; ++i) {
    const __m512i low02 = _mm512_shuffle_i64x2(t[i].raw, t[i + 2].raw, 0x44);
    const __m512i high02 = _mm512_shuffle_i64x2(t[i].raw, t[i + 2].raw, 0xee);
    const __m512i low46 = _mm512_shuffle_i64x2(t[i + 4].raw, t[i + 6].raw, 0x44);
    const __m512i high46 = _mm512_shuffle_i64x2(t[i + 4].raw, t[i + 6].raw, 0xee);
    v[i] = V{_mm512_shuffle_i64x2(low02, low46, 0x88)};
    v[i + 2] = V{_mm512_shuffle_i64x2(low02, low46, 0xdd)};
    v[i + 4] = V{_mm512_shuffle_i64x2(high02, high46, 0x88)};
    v[i + 6] = V{_mm512_shuffle_i64x2(high02, high46, 0xdd)};
  }
#elif HWY_TARGET == HWY_AVX2
  for (std::size_t i = 0; i < 2; ++i) {
    v[i] = hn::ConcatLowerLower(Words(), t[i + 2], t[i]);
    v[i + 2] = hn::ConcatUpperUpper(Words(), t[i + 2], t[i]);
  }
#else
  for (std::size_t i = 0; i < kLanes; ++i) v[i] = t[i];
#endif
}

/// Adds a block of every lane to the states, kLanes words at a time; the last tile overlaps the one before.
HWY_INLINE void add(std::uint64_t* state, const Feed* feeds, std::size_t rate_words) {
  const Words d;
  for (std::size_t done = 0; done < rate_words; done += kLanes) {
    const std::size_t begin = done + kLanes > rate_words ? rate_words - kLanes : done;
    V v[kLanes];
    for (std::size_t l = 0; l < kLanes; ++l) {
      v[l] = hn::BitCast(d, hn::LoadU(hn::Repartition<std::uint8_t, Words>(), feeds[l].source + 8 * begin));
    }
    transpose(v);
    for (std::size_t i = 0; i < kLanes; ++i) {
      if (begin + i < done) continue;
      std::uint64_t* word = state + (begin + i) * kLanes;
      hn::Store(hn::Xor(hn::Load(d, word), v[i]), d, word);
    }
  }
}

HWY_NOINLINE void permute(std::uint64_t* state) {
  const Words d;
  V a[kStateWords];
  V b[kStateWords];
  for (std::size_t i = 0; i < kStateWords; ++i) a[i] = hn::Load(d, state + i * kLanes);
  for (std::size_t i = 0; i < kRounds; i += 2) {
    turn(a, b);
    b[0] = hn::Xor(b[0], hn::Set(d, kRoundConstants[i]));
    turn(b, a);
    a[0] = hn::Xor(a[0], hn::Set(d, kRoundConstants[i + 1]));
  }
  for (std::size_t i = 0; i < kStateWords; ++i) hn::Store(a[i], d, state + i * kLanes);
}

void absorb(std::uint64_t* state, Feed* feeds, std::size_t rate_words, std::size_t blocks) {
  for (std::size_t block = 0; block < blocks; ++block) {
    add(state, feeds, rate_words);
    for (std::size_t l = 0; l < kLanes; ++l) feeds[l].source += feeds[l].step;
    permute(state);
  }
}

}  // namespace

void hash(const Function& function, std::span<Message> messages) {
  Lanes<kLanes>(function, messages, absorb, absorb_one).run();
}

}  // namespace HWY_NAMESPACE
}  // namespace tandem::sha3
HWY_AFTER_NAMESPACE();
#endif

#if HWY_ONCE
namespace tandem::sha3 {
#if defined(__x86_64__)
void hash_avx512(const Function& function, std::span<Message> messages) { N_AVX3::hash(function, messages); }
void hash_avx2(const Function& function, std::span<Message> messages) { N_AVX2::hash(function, messages); }
#elif defined(__ARM_NEON)
void hash_neon(const Function& function, std::span<Message> messages) { HWY_NAMESPACE::hash(function, messages); }
#endif
}  // namespace tandem::sha3
#endif
