// SNOW 3G and EVAL of UIA2 in vectors of 256 or 128 bits: one source, compiled by Google Highway for AVX2 and NEON, and
// once more for NEON with the instructions for AES and carry-less products (armv8.cpp).
//
// A row of the state, a word of each lane, is a vector. What MULalpha and DIValpha add is linear in a byte: the sum of
// four lookups, one for each two bits of it, in tables of 16 bytes that hold all four bytes of the result. The bytes of
// S2, and those of S1 where there is no instruction for AES, are looked up in registers.
//
// Standard    TS 35.216, sections 3 and 4; TS 35.215, section 4.4
// Byte order  see ../README.md
// Timing      independent of key and data
// Checked by  snow3g_kernels_test.cpp
#include "engine/highway_targets.h"
#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "algorithms/snow3g/sw/hwy.cpp"
#include <hwy/foreach_target.h>
#include <hwy/highway.h>

#include <utility>

#include "algorithms/snow3g/sw/snow3g.h"
#include "algorithms/snow3g/sw/variants.h"
#include "algorithms/snow3g/sw/vector_tables.h"
#include "engine/wipe.h"

// Highway's AVX2 has AES and carry-less multiplication switched off; what is compiled from here on has them.
#if HWY_TARGET == HWY_AVX2
#undef HWY_TARGET_STR
#define HWY_TARGET_STR HWY_TARGET_STR_AVX2 ",aes,pclmul"
#endif

#ifndef TANDEM_SNOW3G_ARMV8
#define TANDEM_SNOW3G_ARMV8 0
#endif
/// True if there are instructions for AES and carry-less products.
#define TANDEM_SNOW3G_HAS_AES (HWY_TARGET == HWY_AVX2 || TANDEM_SNOW3G_ARMV8)

#if HWY_TARGET == HWY_AVX2 || HWY_TARGET == HWY_NEON
HWY_BEFORE_NAMESPACE();
#if TANDEM_SNOW3G_ARMV8
HWY_PUSH_ATTRIBUTES("+crypto")
#endif
#include "algorithms/snow3g/sw/clock-inl.h"
#include "algorithms/snow3g/sw/evaluate-inl.h"

namespace tandem::snow3g {
namespace HWY_NAMESPACE {
namespace {

namespace hn = hwy::HWY_NAMESPACE;
using Table256 = std::array<std::uint8_t, 256>;

#if HWY_TARGET == HWY_AVX2

HWY_INLINE __m128i lookup_16(__m128i table, __m128i index) { return _mm_shuffle_epi8(table, index); }
HWY_INLINE __m256i lookup_16(__m256i table, __m256i index) { return _mm256_shuffle_epi8(table, index); }
HWY_INLINE __m128i if_negative(__m128i sign, __m128i yes, __m128i no) { return _mm_blendv_epi8(no, yes, sign); }
HWY_INLINE __m256i if_negative(__m256i sign, __m256i yes, __m256i no) { return _mm256_blendv_epi8(no, yes, sign); }

/// The bytes of a table at those of x. Sixteen lookups of 16: an index with bit 7 gives 0, which decides by that bit;
/// bits 4 to 6 choose among what is left.
template <class D>
HWY_INLINE hn::Vec<D> lookup(D d, const Table256& table, hn::Vec<D> x) {
  using V = hn::Vec<D>;
  const V low_half = hn::And(x, hn::Set(d, 0x8f));
  const V high_half = hn::Xor(low_half, hn::Set(d, 0x80));
  const auto either = [&](std::size_t row) HWY_ATTR {
    const V low = hn::LoadDup128(d, &table[16 * row]);
    const V high = hn::LoadDup128(d, &table[128 + 16 * row]);
    return hn::Xor(V{lookup_16(low.raw, low_half.raw)}, V{lookup_16(high.raw, high_half.raw)});
  };
  const hn::Repartition<std::uint16_t, D> d16;
  const V bit4 = hn::BitCast(d, hn::ShiftLeft<3>(hn::BitCast(d16, x)));
  const V bit5 = hn::BitCast(d, hn::ShiftLeft<2>(hn::BitCast(d16, x)));
  const V bit6 = hn::Add(x, x);
  const auto pair = [&](std::size_t row)
                        HWY_ATTR { return V{if_negative(bit4.raw, either(row + 1).raw, either(row).raw)}; };
  const auto quad = [&](std::size_t row)
                        HWY_ATTR { return V{if_negative(bit5.raw, pair(row + 2).raw, pair(row).raw)}; };
  return V{if_negative(bit6.raw, quad(4).raw, quad(0).raw)};
}

/// The same of SQ for 16 bytes: the halves of the table in the halves of a vector.
HWY_INLINE __m128i lookup_sq(__m128i x) {
  const __m256i twice = _mm256_broadcastsi128_si256(x);
  const __m256i flip = _mm256_set_m128i(_mm_set1_epi8(static_cast<char>(0x80)), _mm_setzero_si128());
  const __m256i index = _mm256_xor_si256(_mm256_and_si256(twice, _mm256_set1_epi8(static_cast<char>(0x8f))), flip);
  const auto row = [&](std::size_t i) HWY_ATTR {
    return lookup_16(_mm256_load_si256(reinterpret_cast<const __m256i*>(&kSqByHalves[32 * i])), index);
  };
  const __m256i bit4 = _mm256_slli_epi16(twice, 3);
  const __m256i bit5 = _mm256_slli_epi16(twice, 2);
  const __m256i bit6 = _mm256_add_epi8(twice, twice);
  const auto pair = [&](std::size_t i) HWY_ATTR { return if_negative(bit4, row(i + 1), row(i)); };
  const auto quad = [&](std::size_t i) HWY_ATTR { return if_negative(bit5, pair(i + 2), pair(i)); };
  const __m256i both = if_negative(bit6, quad(4), quad(0));
  return _mm_xor_si128(_mm256_castsi256_si128(both), _mm256_extracti128_si256(both, 1));
}

HWY_INLINE __m128i aes_round(__m128i w) { return _mm_aesenc_si128(w, _mm_setzero_si128()); }
HWY_INLINE __m256i aes_round(__m256i w) {
  return _mm256_set_m128i(aes_round(_mm256_extracti128_si256(w, 1)), aes_round(_mm256_castsi256_si128(w)));
}

#else

/// The bytes of a table at those of x: a lookup gives 0, or what was there before, for an index beyond its part.
template <class D>
HWY_INLINE hn::Vec<D> lookup(D /*d*/, const Table256& table, hn::Vec<D> x) {
#if HWY_ARCH_ARM_A64
  const auto part = [&](std::size_t at) { return vld1q_u8_x4(&table[at]); };
  uint8x16_t y = vqtbl4q_u8(part(0), x.raw);
  y = vqtbx4q_u8(y, part(64), vsubq_u8(x.raw, vdupq_n_u8(64)));
  y = vqtbx4q_u8(y, part(128), vsubq_u8(x.raw, vdupq_n_u8(128)));
  y = vqtbx4q_u8(y, part(192), vsubq_u8(x.raw, vdupq_n_u8(192)));
  return hn::Vec<D>(y);
#else
  uint8x8_t low = vdup_n_u8(0);
  uint8x8_t high = low;
  for (std::size_t at = 0; at < 256; at += 32) {
    const uint8x8x4_t part = {
        {vld1_u8(&table[at]), vld1_u8(&table[at + 8]), vld1_u8(&table[at + 16]), vld1_u8(&table[at + 24])}};
    const uint8x16_t index = vsubq_u8(x.raw, vdupq_n_u8(static_cast<std::uint8_t>(at)));
    low = vtbx4_u8(low, part, vget_low_u8(index));
    high = vtbx4_u8(high, part, vget_high_u8(index));
  }
  return hn::Vec<D>(vcombine_u8(low, high));
#endif
}

#if TANDEM_SNOW3G_ARMV8
HWY_INLINE uint32x4_t aes_round(uint32x4_t w) {
  return vreinterpretq_u32_u8(vaesmcq_u8(vaeseq_u8(vreinterpretq_u8_u32(w), vdupq_n_u8(0))));
}
#endif

#endif

/// Implements the operations that clock-inl.h needs, for vectors of D's words.
template <class D>
struct Ops {
  using Words = hn::Vec<D>;
  using Bytes = hn::Repartition<std::uint8_t, D>;
  static constexpr std::size_t kWords = hn::MaxLanes(D());

  static HWY_INLINE Words zero() { return hn::Zero(D()); }
  static HWY_INLINE Words load(const std::uint32_t* from) { return hn::LoadU(D(), from); }
  static HWY_INLINE void store(std::uint32_t* to, Words w) { hn::StoreU(w, D(), to); }
  static HWY_INLINE Words add(Words a, Words b) { return hn::Add(a, b); }
  static HWY_INLINE Words xor2(Words a, Words b) { return hn::Xor(a, b); }
  static HWY_INLINE Words xor3(Words a, Words b, Words c) { return hn::Xor(a, hn::Xor(b, c)); }

  static HWY_INLINE Words linear(Words s0, Words s2, Words s11) {
    const Words alpha = linear_in_byte(kMulAlphaPieces, shuffled(kByte3OfWords, s0));
    const Words inverse = linear_in_byte(kDivAlphaPieces, shuffled(kByte0OfWords, s11));
    return xor3(xor3(hn::ShiftLeft<8>(s0), hn::ShiftRight<8>(s11), s2), alpha, inverse);
  }

#if TANDEM_SNOW3G_HAS_AES
  static HWY_INLINE Words s1(Words w) { return s1_of_copies(shuffled(kUndoRowShift, w)); }
  static HWY_INLINE Words s1_of_copies(Words w) { return Words{aes_round(w.raw)}; }
#else
  static HWY_INLINE Words s1(Words w) { return mixed<kRijndaelField>(lookup(Bytes(), kSr, bytes(w))); }
  static HWY_INLINE Words s1_of_copies(Words w) { return s1(w); }
#endif
  static HWY_INLINE Words s2(Words w) {
#if HWY_TARGET == HWY_AVX2
    if constexpr (kWords == 4) return mixed<kSqField>(hn::Vec<Bytes>{lookup_sq(w.raw)});
#endif
    return mixed<kSqField>(lookup(Bytes(), kSq, bytes(w)));
  }

  static HWY_INLINE Words big_endian(Words w) { return shuffled(kSwapWords, w); }
  static HWY_INLINE void transpose(Words z[4]) {
    const hn::Repartition<std::uint64_t, D> pairs;
    const auto low01 = hn::BitCast(pairs, hn::InterleaveLower(D(), z[0], z[1]));
    const auto low23 = hn::BitCast(pairs, hn::InterleaveLower(D(), z[2], z[3]));
    const auto high01 = hn::BitCast(pairs, hn::InterleaveUpper(D(), z[0], z[1]));
    const auto high23 = hn::BitCast(pairs, hn::InterleaveUpper(D(), z[2], z[3]));
    z[0] = hn::BitCast(D(), hn::InterleaveLower(pairs, low01, low23));
    z[1] = hn::BitCast(D(), hn::InterleaveUpper(pairs, low01, low23));
    z[2] = hn::BitCast(D(), hn::InterleaveLower(pairs, high01, high23));
    z[3] = hn::BitCast(D(), hn::InterleaveUpper(pairs, high01, high23));
  }
  template <int kBlock>
  static HWY_INLINE void store_block(std::uint8_t* to, Words w) {
    if constexpr (kWords == 4) {
      hn::StoreU(bytes(w), Bytes(), to);
    } else {
      const hn::Half<Bytes> half;
      hn::StoreU(kBlock == 0 ? hn::LowerHalf(half, bytes(w)) : hn::UpperHalf(half, bytes(w)), half, to);
    }
  }

  static HWY_INLINE Words copies(std::uint32_t word) { return hn::Set(D(), word); }
  static HWY_INLINE std::uint32_t first(Words w) { return hn::GetLane(w); }
  template <int kPlace>
  static HWY_INLINE Words copies_of(Words w) {
    return hn::Broadcast<kPlace>(w);
  }
  template <int kPlace>
  static HWY_INLINE Words place(Words w, Words v) {
    return hn::IfThenElse(hn::Eq(hn::Iota(D(), 0), hn::Set(D(), kPlace)), v, w);
  }

 private:
  using Block = std::array<std::uint8_t, 16>;

  static HWY_INLINE hn::Vec<Bytes> bytes(Words w) { return hn::BitCast(Bytes(), w); }
  static HWY_INLINE hn::Vec<Bytes> block(const Block& b) { return hn::LoadDup128(Bytes(), b.data()); }
  static HWY_INLINE Words shuffled(const Block& places, Words w) {
    return hn::BitCast(D(), hn::TableLookupBytes(bytes(w), block(places)));
  }

  /// Applies a linear map to a byte, given as four copies in each word.
  static HWY_INLINE Words linear_in_byte(const std::array<Block, 4>& pieces, Words copies) {
    const auto piece = [&](std::size_t i, Words bits) HWY_ATTR {
      const auto index = hn::Or(hn::And(bytes(bits), hn::Set(Bytes(), 0x03)), block(kPieceOfByte));
      return hn::BitCast(D(), hn::TableLookupBytes(block(pieces[i]), index));
    };
    return hn::Xor(xor3(piece(0, copies), piece(1, hn::ShiftRight<2>(copies)), piece(2, hn::ShiftRight<4>(copies))),
                   piece(3, hn::ShiftRight<6>(copies)));
  }

  /// Sections 3.3.1 and 3.3.2 after the lookup: 2 a + 3 b + c + d of each byte and the three above it in turn.
  template <std::uint8_t kField>
  static HWY_INLINE Words mixed(hn::Vec<Bytes> a) {
    const hn::RebindToSigned<Bytes> as_signed;
    const Words w = hn::BitCast(D(), a);
    const Words next = shuffled(kRotateWords8, w);
    const auto sum = bytes(xor2(w, next));
    const auto carry = hn::BitCast(Bytes(), hn::BroadcastSignBit(hn::BitCast(as_signed, sum)));
    const auto doubled = hn::Xor(hn::Add(sum, sum), hn::And(carry, hn::Set(Bytes(), kField)));
    return xor3(hn::BitCast(D(), doubled), next, shuffled(kRotateWords16, hn::BitCast(D(), sum)));
  }
};

using Wide = Ops<hn::ScalableTag<std::uint32_t>>;
using Narrow = Ops<hn::Full128<std::uint32_t>>;

/// Implements the operations that evaluate-inl.h needs.
struct PairOps {
  using V = hn::Vec<hn::Full128<std::uint64_t>>;
  using D = hn::Full128<std::uint64_t>;
  using Pairs = V;
  static constexpr std::size_t kPairs = 1;

  static HWY_INLINE Pairs broadcast(std::uint64_t number) { return hn::Set(D(), number); }
#if HWY_TARGET == HWY_AVX2
  static HWY_INLINE Pairs low_by_low(Pairs a, Pairs b) { return V{_mm_clmulepi64_si128(a.raw, b.raw, 0x00)}; }
  static HWY_INLINE Pairs high_by_low(Pairs a, Pairs b) { return V{_mm_clmulepi64_si128(a.raw, b.raw, 0x01)}; }
  static HWY_INLINE Pairs high_by_high(Pairs a, Pairs b) { return V{_mm_clmulepi64_si128(a.raw, b.raw, 0x11)}; }
#elif TANDEM_SNOW3G_ARMV8
  static HWY_INLINE Pairs low_by_low(Pairs a, Pairs b) {
    return product(vgetq_lane_u64(a.raw, 0), vgetq_lane_u64(b.raw, 0));
  }
  static HWY_INLINE Pairs high_by_low(Pairs a, Pairs b) {
    return product(vgetq_lane_u64(a.raw, 1), vgetq_lane_u64(b.raw, 0));
  }
  static HWY_INLINE Pairs high_by_high(Pairs a, Pairs b) {
    const poly128_t both = vmull_high_p64(vreinterpretq_p64_u64(a.raw), vreinterpretq_p64_u64(b.raw));
    return V(vreinterpretq_u64_p128(both));
  }
#else
  static HWY_INLINE Pairs low_by_low(Pairs a, Pairs b) { return product(vget_low_u64(a.raw), vget_low_u64(b.raw)); }
  static HWY_INLINE Pairs high_by_low(Pairs a, Pairs b) { return product(vget_high_u64(a.raw), vget_low_u64(b.raw)); }
  static HWY_INLINE Pairs high_by_high(Pairs a, Pairs b) { return product(vget_high_u64(a.raw), vget_high_u64(b.raw)); }
#endif
  static HWY_INLINE Pairs interleave_low(Pairs a, Pairs b) { return hn::InterleaveLower(D(), a, b); }
  static HWY_INLINE Pairs xor2(Pairs a, Pairs b) { return hn::Xor(a, b); }
  static HWY_INLINE Pairs xor3(Pairs a, Pairs b, Pairs c) { return hn::Xor(a, hn::Xor(b, c)); }

  static HWY_INLINE Pairs load(const std::uint8_t* at) {
    const hn::Repartition<std::uint8_t, D> d;
    return hn::BitCast(D(), hn::TableLookupBytes(hn::LoadU(d, at), hn::Load(d, kSwapBlocks.data())));
  }
  static HWY_INLINE Pairs load_part(const std::uint8_t* message, std::uint64_t len_bits, std::ptrdiff_t at) {
    const auto block = [&](std::ptrdiff_t from) {
      return from < 0 ? 0 : message_block(message, len_bits, static_cast<std::uint64_t>(from) / 8);
    };
    return pair(block(at), block(at + 8));
  }
  static HWY_INLINE std::uint64_t low(Pairs a) { return hn::GetLane(a); }

 private:
  static HWY_INLINE Pairs pair(std::uint64_t low, std::uint64_t high) {
    return interleave_low(broadcast(low), broadcast(high));
  }

#if TANDEM_SNOW3G_ARMV8
  static HWY_INLINE Pairs product(std::uint64_t a, std::uint64_t b) {
    return V(vreinterpretq_u64_p128(vmull_p64(a, b)));
  }
#elif HWY_TARGET == HWY_NEON
  /// Byte by byte: the products with byte i of b belong i bytes up, and their upper halves one more.
  static HWY_INLINE Pairs product(uint64x1_t a, uint64x1_t b) {
    const poly8x8_t bytes = vreinterpret_p8_u64(a);
    std::uint8_t factors[8];
    vst1_u8(factors, vreinterpret_u8_u64(b));
    uint8x16_t sum = vdupq_n_u8(0);
    for (int i = 7; i >= 0; --i) {
      const uint16x8_t products = vreinterpretq_u16_p16(vmull_p8(bytes, vdup_n_p8(factors[i])));
      sum = veorq_u8(up_a_byte(sum), vcombine_u8(vmovn_u16(products), vdup_n_u8(0)));
      sum = veorq_u8(sum, up_a_byte(vcombine_u8(vshrn_n_u16(products, 8), vdup_n_u8(0))));
    }
    return V(vreinterpretq_u64_u8(sum));
  }
  static HWY_INLINE uint8x16_t up_a_byte(uint8x16_t v) { return vextq_u8(vdupq_n_u8(0), v, 15); }
#endif
};

void initialise_wide(lanes::State& state) { Batch<Wide>::initialise(state); }
void generate_wide(lanes::State& state, std::uint8_t* keystream, std::size_t stride, std::size_t words) {
  Batch<Wide>::generate(state, keystream, stride, words);
}
void initialise_single(lanes::State& state) { Single<Narrow>::initialise(state); }
void generate_single(lanes::State& state, std::uint8_t* keystream, std::size_t /*stride*/, std::size_t words) {
  Single<Narrow>::generate(state, keystream, words);
}
std::uint64_t evaluate(std::uint64_t p, std::uint64_t q, const std::uint8_t* message, std::uint64_t len_bits) {
  return Evaluation<PairOps>::run(p, q, message, len_bits);
}

}  // namespace
}  // namespace HWY_NAMESPACE
}  // namespace tandem::snow3g
#if TANDEM_SNOW3G_ARMV8
HWY_POP_ATTRIBUTES
#endif
HWY_AFTER_NAMESPACE();
#endif

#if HWY_ONCE
namespace tandem::snow3g {
#if defined(__x86_64__)
const lanes::Kernel kAvx2Kernels[2] = {{8, 42, N_AVX2::initialise_wide, N_AVX2::generate_wide},
                                       {1, 28, N_AVX2::initialise_single, N_AVX2::generate_single}};
std::uint64_t evaluate_avx2(std::uint64_t p, std::uint64_t q, const std::uint8_t* message, std::uint64_t len_bits) {
  return N_AVX2::evaluate(p, q, message, len_bits);
}
#elif TANDEM_SNOW3G_ARMV8
const lanes::Kernel kArmv8Kernels[2] = {{4, 125, HWY_NAMESPACE::initialise_wide, HWY_NAMESPACE::generate_wide},
                                        {1, 65, HWY_NAMESPACE::initialise_single, HWY_NAMESPACE::generate_single}};
std::uint64_t evaluate_armv8(std::uint64_t p, std::uint64_t q, const std::uint8_t* message, std::uint64_t len_bits) {
  return HWY_NAMESPACE::evaluate(p, q, message, len_bits);
}
#elif defined(__ARM_NEON)
const lanes::Kernel kNeonKernels[2] = {{4, 147, HWY_NAMESPACE::initialise_wide, HWY_NAMESPACE::generate_wide},
                                       {1, 77, HWY_NAMESPACE::initialise_single, HWY_NAMESPACE::generate_single}};
std::uint64_t evaluate_neon(std::uint64_t p, std::uint64_t q, const std::uint8_t* message, std::uint64_t len_bits) {
  return HWY_NAMESPACE::evaluate(p, q, message, len_bits);
}
#endif
}  // namespace tandem::snow3g
#endif
