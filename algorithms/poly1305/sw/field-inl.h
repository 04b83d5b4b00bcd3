// Numbers modulo 2^130 - 5 in vectors, one per lane of 64 bits, for kernels.
//
// Included once per Highway target, as its own -inl.h headers are. Two radices behind one set of functions:
//   2^44  three limbs, products of 52 bits in two halves (AVX-512 IFMA)
//   2^26  five limbs, products of 32 x 32 bits (AVX2, NEON)
// Reduction is lazy: a Sum takes up to kMaxProducts products before `reduce`, whose limbs are a little over the radix.
//
// A group is L blocks, one per lane. Block b of a group in memory is in lane 2b, or 2b - L + 1 from the middle on: the
// order that one interleaving of two vectors gives.
//
// Standard    RFC 8439, section 2.5
// Timing      independent of the numbers
// Checked by  poly1305_test.cpp
#if defined(TANDEM_POLY1305_FIELD_INL_H_) == defined(HWY_TARGET_TOGGLE)
#ifdef TANDEM_POLY1305_FIELD_INL_H_
#undef TANDEM_POLY1305_FIELD_INL_H_
#else
#define TANDEM_POLY1305_FIELD_INL_H_
#endif

#include <hwy/highway.h>

#include <bit>
#include <cstddef>
#include <cstdint>
#include <utility>

// Highway's AVX3 has no IFMA and VBMI2; what is compiled from here on does. Its own functions may be inlined all the
// same.
#if HWY_TARGET == HWY_AVX3
#undef HWY_TARGET_STR
#define HWY_TARGET_STR HWY_TARGET_STR_AVX3 ",avx512ifma,avx512vbmi2"
#endif

#if HWY_TARGET != HWY_SCALAR && HWY_TARGET != HWY_EMU128
HWY_BEFORE_NAMESPACE();
namespace tandem::poly1305 {
namespace HWY_NAMESPACE {
namespace {

namespace hn = hwy::HWY_NAMESPACE;
using Lanes = hn::ScalableTag<std::uint64_t>;
using LaneBytes = hn::Repartition<std::uint8_t, Lanes>;
using U = hn::Vec<Lanes>;

static_assert(std::endian::native == std::endian::little);
constexpr std::size_t kGroupBlocks = HWY_LANES(std::uint64_t);
constexpr std::size_t kGroupBytes = 16 * kGroupBlocks;
constexpr std::size_t kHalfGroup = 8 * kGroupBlocks;
constexpr std::size_t kMaxProducts = 8;

/// Returns the block of a group that `lane` holds.
constexpr std::size_t block_in_lane(std::size_t lane) { return lane / 2 + lane % 2 * (kGroupBlocks / 2); }

template <int kBits>
HWY_INLINE U low_bits(U v) {
  return hn::And(v, hn::Set(Lanes(), (std::uint64_t{1} << kBits) - 1));
}

#if HWY_TARGET == HWY_AVX3

constexpr int kLimbs = 3;
constexpr int kLimbBits = 44;
constexpr int kFold = 20;  // 2^132 is 20

/// Limbs below 2^45.
struct Number {
  U limb[kLimbs];
};
/// A number to multiply by. folded[i]: limb i + 1 times kFold.
struct Factor {
  U limb[kLimbs];
  U folded[kLimbs - 1];
};
/// Products not yet reduced: low[i] has weight 2^44i, high[i] 2^(44i + 52).
struct Sum {
  U low[kLimbs];
  U high[kLimbs];
};

HWY_INLINE U times_fold(U v) { return hn::Add(hn::ShiftLeft<4>(v), hn::ShiftLeft<2>(v)); }

HWY_INLINE Factor factor(const Number& n) {
  return {{n.limb[0], n.limb[1], n.limb[2]}, {times_fold(n.limb[1]), times_fold(n.limb[2])}};
}

/// The number high:low of 128 bits, plus `top`, which stands at bit 128.
HWY_INLINE Number split(U low, U high, U top) {
  const U middle{_mm512_shrdi_epi64(low.raw, high.raw, 44)};
  return {{low_bits<44>(low), low_bits<44>(middle), U{_mm512_shrdi_epi64(high.raw, top.raw, 24)}}};
}
/// Value of `top` for a whole block.
constexpr std::uint64_t kTopBit = 1;

HWY_INLINE void multiply_add(U& low, U& high, U a, U b) {
  low = U{_mm512_madd52lo_epu64(low.raw, a.raw, b.raw)};
  high = U{_mm512_madd52hi_epu64(high.raw, a.raw, b.raw)};
}

HWY_INLINE Sum zero_sum() {
  const U zero = hn::Zero(Lanes());
  return {{zero, zero, zero}, {zero, zero, zero}};
}

/// Limb kLimb of `a` times b.
template <int kLimb>
HWY_INLINE void multiply_limb(Sum& sum, const Number& a, const Factor& b) {
  const U limb = a.limb[kLimb];
  multiply_add(sum.low[0], sum.high[0], limb, kLimb == 0 ? b.limb[0] : b.folded[2 - kLimb]);
  multiply_add(sum.low[1], sum.high[1], limb, kLimb == 2 ? b.folded[1] : b.limb[1 - kLimb]);
  multiply_add(sum.low[2], sum.high[2], limb, b.limb[2 - kLimb]);
}

HWY_INLINE Number reduce(const Sum& sum) {
  const U d0 = sum.low[0];
  const U d1 = hn::Add(hn::Add(sum.low[1], hn::ShiftLeft<8>(sum.high[0])), hn::ShiftRight<44>(d0));
  const U d2 = hn::Add(hn::Add(sum.low[2], hn::ShiftLeft<8>(sum.high[1])), hn::ShiftRight<44>(d1));
  // Bits from 2^130 on: high[2] has weight 2^140.
  const U over = hn::Add(hn::ShiftLeft<10>(sum.high[2]), hn::ShiftRight<42>(d2));
  const U h0 = hn::Add(low_bits<44>(d0), hn::Add(over, hn::ShiftLeft<2>(over)));
  return {{low_bits<44>(h0), hn::Add(low_bits<44>(d1), hn::ShiftRight<44>(h0)), low_bits<42>(d2)}};
}

#else

constexpr int kLimbs = 5;
constexpr int kLimbBits = 26;

/// Limbs below 2^28.
struct Number {
  U limb[kLimbs];
};

/// An operand of a multiplication: the low half of each lane.
#if HWY_ARCH_ARM
using Half = uint32x2_t;
HWY_INLINE Half half(U v) { return vmovn_u64(v.raw); }
HWY_INLINE U times_half(U sum, Half a, Half b) { return U(vmlal_u32(sum.raw, a, b)); }
#else
using Half = U;
HWY_INLINE Half half(U v) { return v; }
HWY_INLINE U times_half(U sum, Half a, Half b) {
  const hn::Repartition<std::uint32_t, Lanes> d;
  return hn::Add(sum, hn::MulEven(hn::BitCast(d, a), hn::BitCast(d, b)));
}
#endif

/// A number to multiply by. folded[i]: limb i + 1 times 5, as 2^130 is 5.
struct Factor {
  Half limb[kLimbs];
  Half folded[kLimbs - 1];
};
/// Products not yet reduced; product[i] has weight 2^26i.
struct Sum {
  U product[kLimbs];
};

HWY_INLINE U times_fold(U v) { return hn::Add(v, hn::ShiftLeft<2>(v)); }

HWY_INLINE Factor factor(const Number& n) {
  return {{half(n.limb[0]), half(n.limb[1]), half(n.limb[2]), half(n.limb[3]), half(n.limb[4])},
          {half(times_fold(n.limb[1])), half(times_fold(n.limb[2])), half(times_fold(n.limb[3])),
           half(times_fold(n.limb[4]))}};
}

/// The number high:low of 128 bits, plus `top`, which stands at bit 128.
HWY_INLINE Number split(U low, U high, U top) {
  const U middle = hn::Or(hn::ShiftRight<52>(low), hn::ShiftLeft<12>(high));
  return {{low_bits<26>(low), low_bits<26>(hn::ShiftRight<26>(low)), low_bits<26>(middle),
           low_bits<26>(hn::ShiftRight<14>(high)), hn::Or(hn::ShiftRight<40>(high), top)}};
}
/// Value of `top` for a whole block.
constexpr std::uint64_t kTopBit = std::uint64_t{1} << 24;

HWY_INLINE Sum zero_sum() {
  const U zero = hn::Zero(Lanes());
  return {{zero, zero, zero, zero, zero}};
}

/// Limb kLimb of `a` times b.
template <int kLimb>
HWY_INLINE void multiply_limb(Sum& sum, const Number& a, const Factor& b) {
  const Half limb = half(a.limb[kLimb]);
  HWY_UNROLL(5)
  for (int j = 0; j < kLimbs; ++j) {
    const int at = kLimb + j < kLimbs ? kLimb + j : kLimb + j - kLimbs;
    sum.product[at] = times_half(sum.product[at], limb, kLimb + j < kLimbs ? b.limb[j] : b.folded[j - 1]);
  }
}

template <int kFrom>
HWY_INLINE void carry(U (&h)[kLimbs]) {
  const U over = hn::ShiftRight<26>(h[kFrom]);
  h[kFrom] = low_bits<26>(h[kFrom]);
  constexpr int kTo = (kFrom + 1) % kLimbs;
  h[kTo] = hn::Add(h[kTo], kTo == 0 ? times_fold(over) : over);
}

HWY_INLINE Number reduce(const Sum& sum) {
  U h[kLimbs] = {sum.product[0], sum.product[1], sum.product[2], sum.product[3], sum.product[4]};
  carry<0>(h);  // two chains side by side
  carry<3>(h);
  carry<1>(h);
  carry<4>(h);
  carry<2>(h);
  carry<0>(h);
  carry<3>(h);
  return {{h[0], h[1], h[2], h[3], h[4]}};
}

#endif

HWY_INLINE Number add(const Number& a, const Number& b) {
  Number sum;
  HWY_UNROLL(5)
  for (int i = 0; i < kLimbs; ++i) sum.limb[i] = hn::Add(a.limb[i], b.limb[i]);
  return sum;
}

template <int kLimb = 0>
HWY_INLINE void multiply_add(Sum& sum, const Number& a, const Factor& b) {
  multiply_limb<kLimb>(sum, a, b);
  if constexpr (kLimb + 1 < kLimbs) multiply_add<kLimb + 1>(sum, a, b);
}

HWY_INLINE Number multiply(const Number& a, const Factor& b) {
  Sum sum = zero_sum();
  multiply_add(sum, a, b);
  return reduce(sum);
}

HWY_INLINE Number zero_number() {
  Number zero;
  for (U& limb : zero.limb) limb = hn::Zero(Lanes());
  return zero;
}

/// The blocks of a group; `top` has kTopBit in the lanes of whole blocks.
HWY_INLINE Number load_group(const std::uint8_t* blocks, U top) {
  const U first = hn::BitCast(Lanes(), hn::LoadU(LaneBytes(), blocks));
  const U second = hn::BitCast(Lanes(), hn::LoadU(LaneBytes(), blocks + kHalfGroup));
  return split(hn::InterleaveLower(Lanes(), first, second), hn::InterleaveUpper(Lanes(), first, second), top);
}

/// Two blocks in a row of L messages, a message per lane: 32 bytes from each place[lane] + at.
struct BlockPair {
  U low[2];
  U high[2];
};
HWY_INLINE BlockPair load_pair(const std::uint8_t* const* place, std::size_t at) {
  const Lanes d;
  BlockPair pair;
#if HWY_TARGET == HWY_AVX3
  const auto both = [&](std::size_t lane) HWY_ATTR {
    const __m256i first = _mm256_loadu_si256(reinterpret_cast<const __m256i*>(place[lane] + at));
    const __m256i second = _mm256_loadu_si256(reinterpret_cast<const __m256i*>(place[lane + 2] + at));
    return U{_mm512_inserti64x4(_mm512_castsi256_si512(first), second, 1)};
  };
  const U from02 = both(0);
  const U from13 = both(1);
  const U from46 = both(4);
  const U from57 = both(5);
  const U low03 = hn::InterleaveLower(d, from02, from13);
  const U low47 = hn::InterleaveLower(d, from46, from57);
  const U high03 = hn::InterleaveUpper(d, from02, from13);
  const U high47 = hn::InterleaveUpper(d, from46, from57);
  pair.low[0] = U{_mm512_shuffle_i64x2(low03.raw, low47.raw, 0x88)};
  pair.low[1] = U{_mm512_shuffle_i64x2(low03.raw, low47.raw, 0xdd)};
  pair.high[0] = U{_mm512_shuffle_i64x2(high03.raw, high47.raw, 0x88)};
  pair.high[1] = U{_mm512_shuffle_i64x2(high03.raw, high47.raw, 0xdd)};
#else
  for (std::size_t block = 0; block < 2; ++block, at += 16) {
#if HWY_TARGET == HWY_AVX2
    const hn::Half<LaneBytes> one;
    const auto both = [&](std::size_t lane) HWY_ATTR {
      return hn::BitCast(
          d, hn::Combine(LaneBytes(), hn::LoadU(one, place[lane + 2] + at), hn::LoadU(one, place[lane] + at)));
    };
    const U even = both(0);
    const U odd = both(1);
#else
    const U even = hn::BitCast(d, hn::LoadU(LaneBytes(), place[0] + at));
    const U odd = hn::BitCast(d, hn::LoadU(LaneBytes(), place[1] + at));
#endif
    pair.low[block] = hn::InterleaveLower(d, even, odd);
    pair.high[block] = hn::InterleaveUpper(d, even, odd);
  }
#endif
  return pair;
}

/// A number per lane of 128 bits.
struct Words128 {
  U low;
  U high;
};

/// Lane by lane, (n modulo 2^130 - 5) + s, its low 128 bits.
HWY_INLINE Words128 finish(const Number& n, const Words128& s) {
  const Lanes d;
  constexpr int kTopLimbBits = 130 - kLimbBits * (kLimbs - 1);
  U h[kLimbs];
  for (int i = 0; i < kLimbs; ++i) h[i] = n.limb[i];
  for (int round = 0; round < 3; ++round) {
    for (int i = 0; i + 1 < kLimbs; ++i) {
      h[i + 1] = hn::Add(h[i + 1], hn::ShiftRight<kLimbBits>(h[i]));
      h[i] = low_bits<kLimbBits>(h[i]);
    }
    const U over = hn::ShiftRight<kTopLimbBits>(h[kLimbs - 1]);
    h[0] = hn::Add(h[0], hn::Add(over, hn::ShiftLeft<2>(over)));
    h[kLimbs - 1] = low_bits<kTopLimbBits>(h[kLimbs - 1]);
  }
  // h + 5 - 2^130, taken where it is not negative.
  U less[kLimbs];
  U over = hn::Set(d, 5);
  for (int i = 0; i + 1 < kLimbs; ++i) {
    less[i] = hn::Add(h[i], over);
    over = hn::ShiftRight<kLimbBits>(less[i]);
    less[i] = low_bits<kLimbBits>(less[i]);
  }
  less[kLimbs - 1] = hn::Add(h[kLimbs - 1], over);
  const U take_less = hn::Sub(hn::Zero(d), hn::ShiftRight<kTopLimbBits>(less[kLimbs - 1]));
  U words[3] = {hn::Zero(d), hn::Zero(d), hn::Zero(d)};
  const auto put = [&]<int kLimb>(std::integral_constant<int, kLimb>) HWY_ATTR {
    constexpr int kWord = kLimbBits * kLimb / 64;
    constexpr int kShift = kLimbBits * kLimb % 64;
    const U limb = hn::Or(hn::AndNot(take_less, h[kLimb]), hn::And(take_less, less[kLimb]));
    words[kWord] = hn::Or(words[kWord], hn::ShiftLeft<kShift>(limb));
    if constexpr (kShift != 0) words[kWord + 1] = hn::Or(words[kWord + 1], hn::ShiftRight<64 - kShift>(limb));
  };
  put(std::integral_constant<int, 0>());
  put(std::integral_constant<int, 1>());
  put(std::integral_constant<int, 2>());
  if constexpr (kLimbs > 3) {
    put(std::integral_constant<int, 3>());
    put(std::integral_constant<int, 4>());
  }
  // The sum of the low words, and where it is smaller than they were, one more: the carry out of the highest bit.
  const U low = hn::Add(words[0], s.low);
  const U carry = hn::ShiftRight<63>(hn::Or(hn::And(words[0], s.low), hn::AndNot(low, hn::Or(words[0], s.low))));
  return {low, hn::Add(hn::Add(words[1], s.high), carry)};
}

}  // namespace
}  // namespace HWY_NAMESPACE
}  // namespace tandem::poly1305
HWY_AFTER_NAMESPACE();
#endif
#endif  // per target
