// One source, compiled by Google Highway for AVX-512 and AVX2, and once for the machine that the compiler was told.
#include "engine/highway_targets.h"
#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "engine/lanes/xor.cpp"
#include <hwy/foreach_target.h>
#include <hwy/highway.h>

#include "engine/lanes/xor.h"
#include "engine/lanes/xor_text.h"

#if HWY_TARGET == HWY_AVX2 || HWY_TARGET == HWY_AVX3
HWY_BEFORE_NAMESPACE();
namespace tandem::lanes {
namespace HWY_NAMESPACE {
namespace {

namespace hn = hwy::HWY_NAMESPACE;

/// One vector at `at`.
template <class D>
HWY_INLINE void xor_vector(D d, const XorText& text, const std::uint8_t* keystream, std::size_t at) {
  hn::StoreU(hn::Xor(hn::LoadU(d, text.source + at), hn::LoadU(d, keystream + at)), d, text.destination + at);
}

HWY_INLINE void absorb(Job& job, const std::uint8_t* keystream, std::size_t words) {
  const hn::ScalableTag<std::uint8_t> d;
  const XorText text(job, words);
  std::size_t at = 0;
  for (; text.bytes - at >= hn::Lanes(d); at += hn::Lanes(d)) xor_vector(d, text, keystream, at);
#if HWY_TARGET == HWY_AVX3
  if (at < text.bytes) {
    const auto part = hn::FirstN(d, text.bytes - at);
    const auto source = hn::MaskedLoad(part, d, text.source + at);
    hn::BlendedStore(hn::Xor(source, hn::LoadU(d, keystream + at)), part, d, text.destination + at);
  }
#else
  if (text.bytes - at >= 16) {
    xor_vector(hn::Full128<std::uint8_t>(), text, keystream, at);
    at += 16;
  }
  xor_rest(text, keystream, at);
#endif
  text.clear_trailing_bits();
}

}  // namespace
}  // namespace HWY_NAMESPACE

#if HWY_TARGET == HWY_AVX3
void absorb_xor_avx512(Job& job, const std::uint8_t* keystream, std::size_t words) {
  HWY_NAMESPACE::absorb(job, keystream, words);
}
#else
void absorb_xor_avx2(Job& job, const std::uint8_t* keystream, std::size_t words) {
  HWY_NAMESPACE::absorb(job, keystream, words);
}
#endif

}  // namespace tandem::lanes
HWY_AFTER_NAMESPACE();
#endif

#if HWY_ONCE
namespace tandem::lanes {
namespace {

/// A vector that every target has: SSE2, NEON, or what the compiler makes of it.
using Vector = std::uint64_t __attribute__((vector_size(16)));

}  // namespace

void absorb_xor(Job& job, const std::uint8_t* keystream, std::size_t words) {
  const XorText text(job, words);
  std::size_t at = 0;
  for (; text.bytes - at >= sizeof(Vector); at += sizeof(Vector)) xor_word<Vector>(text, keystream, at);
  xor_rest(text, keystream, at);
  text.clear_trailing_bits();
}

}  // namespace tandem::lanes
#endif
