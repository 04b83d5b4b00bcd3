// EVAL of UIA2 with VPCLMULQDQ on 512 bits: eight blocks of the message at a time.
//
// Standard    TS 35.215, section 4.4
// Byte order  see ../README.md
// Timing      independent of p, q and the message
// Checked by  snow3g_kernels_test.cpp
#if defined(__x86_64__)
#include "algorithms/snow3g/sw/avx512.h"
#include "algorithms/snow3g/sw/variants.h"

TANDEM_SNOW3G_AVX512_ATTRIBUTES
#include "algorithms/snow3g/sw/evaluate-inl.h"

namespace tandem::snow3g {
namespace {

struct Ops512 {
  using Pairs = __m512i;
  static constexpr std::size_t kPairs = 4;

  static HWY_INLINE Pairs broadcast(std::uint64_t number) {
    return _mm512_set1_epi64(static_cast<std::int64_t>(number));
  }
  static HWY_INLINE Pairs low_by_low(Pairs a, Pairs b) { return _mm512_clmulepi64_epi128(a, b, 0x00); }
  static HWY_INLINE Pairs high_by_low(Pairs a, Pairs b) { return _mm512_clmulepi64_epi128(a, b, 0x01); }
  static HWY_INLINE Pairs high_by_high(Pairs a, Pairs b) { return _mm512_clmulepi64_epi128(a, b, 0x11); }
  static HWY_INLINE Pairs interleave_low(Pairs a, Pairs b) { return _mm512_unpacklo_epi64(a, b); }
  static HWY_INLINE Pairs xor2(Pairs a, Pairs b) { return _mm512_xor_si512(a, b); }
  static HWY_INLINE Pairs xor3(Pairs a, Pairs b, Pairs c) { return snow3g::xor3(a, b, c); }
  template <int kPlaces>
  static HWY_INLINE Pairs later(Pairs a) {
    return _mm512_alignr_epi64(a, a, 2 * kPlaces);
  }

  static HWY_INLINE Pairs swap_bytes(Pairs a) { return _mm512_shuffle_epi8(a, block_everywhere(kSwapBlocks.data())); }
  static HWY_INLINE Pairs load(const std::uint8_t* at) { return swap_bytes(snow3g::load(at)); }
  static HWY_INLINE Pairs load_part(const std::uint8_t* message, std::uint64_t len_bits, std::ptrdiff_t at) {
    const std::uint64_t left = (len_bits + 7) / 8 - static_cast<std::uint64_t>(at);  // bytes from `at` to the end
    __mmask64 inside = ~__mmask64{0};
    if (at < 0) inside <<= -at;
    if (left < 64) inside &= ~__mmask64{0} >> (64 - left);
    // The address is computed as a number, because there is no object in front of the message.
    const auto address = reinterpret_cast<std::uintptr_t>(message) + static_cast<std::uintptr_t>(at);
    Pairs bytes = _mm512_maskz_loadu_epi8(inside, reinterpret_cast<const std::uint8_t*>(address));
    if (left <= 64 && len_bits % 8 != 0) {
      const __mmask64 last = __mmask64{1} << (left - 1);
      const auto kept = static_cast<char>(0xff00U >> (len_bits % 8));
      bytes = _mm512_and_si512(bytes, _mm512_mask_set1_epi8(_mm512_set1_epi8(-1), last, kept));
    }
    return swap_bytes(bytes);
  }

  static HWY_INLINE std::uint64_t low(Pairs a) {
    return static_cast<std::uint64_t>(_mm_cvtsi128_si64(_mm512_castsi512_si128(a)));
  }
};

}  // namespace

std::uint64_t evaluate_avx512(std::uint64_t p, std::uint64_t q, const std::uint8_t* message, std::uint64_t len_bits) {
  return Evaluation<Ops512>::run(p, q, message, len_bits);
}

}  // namespace tandem::snow3g
HWY_POP_ATTRIBUTES
#endif
