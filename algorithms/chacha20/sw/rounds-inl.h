// The rounds of ChaCha20 in vectors, for kernels: Quads of rows or columns, transposition, XOR with text.
//
// Included once per Highway target, as its own -inl.h headers are. A vector of L words is seen as B = L/4 groups of
// four words; hwy.cpp says what the two layouts are.
//
// Standard    RFC 8439, sections 2.1-2.3
// Byte order  see ../README.md
// Timing      independent of key and data
// Checked by  chacha20_test.cpp
#if defined(TANDEM_CHACHA20_ROUNDS_INL_H_) == defined(HWY_TARGET_TOGGLE)
#ifdef TANDEM_CHACHA20_ROUNDS_INL_H_
#undef TANDEM_CHACHA20_ROUNDS_INL_H_
#else
#define TANDEM_CHACHA20_ROUNDS_INL_H_
#endif

#include <hwy/highway.h>

#include <bit>
#include <cstddef>
#include <cstdint>

#include "engine/wipe.h"

#if HWY_TARGET != HWY_SCALAR && HWY_TARGET != HWY_EMU128
HWY_BEFORE_NAMESPACE();
namespace tandem::chacha20 {
namespace HWY_NAMESPACE {
namespace {

namespace hn = hwy::HWY_NAMESPACE;
using Words = hn::ScalableTag<std::uint32_t>;
using Bytes = hn::Repartition<std::uint8_t, Words>;
using V = hn::Vec<Words>;

static_assert(std::endian::native == std::endian::little);
constexpr std::size_t kLanes = HWY_LANES(std::uint32_t);
constexpr std::size_t kGroups = kLanes / 4;
constexpr int kLog2Groups = std::countr_zero(kGroups);
constexpr bool kManyRegisters = HWY_TARGET == HWY_AVX3 || HWY_ARCH_ARM_A64;  // 32 of them, else 16
constexpr std::size_t kVectorBytes = 4 * kLanes;
constexpr std::size_t kQuadBytes = 64 * kGroups;

/// a, b, c, d of a quarter round: a column of the state, or its four rows.
struct Quad {
  V a, b, c, d;
};
struct QuadRef {
  V &a, &b, &c, &d;
};

#if HWY_TARGET == HWY_AVX2
/// For each byte of a vector, where it comes from in its group when words rotate by whole bytes.
template <int kBytes>
HWY_INLINE __m256i bytes_rotated_left() {
  const auto word = [](std::uint32_t i)
                        HWY_ATTR { return static_cast<int>(std::rotl(0x03020100U, 8 * kBytes) + 0x04040404U * i); };
  return _mm256_setr_epi32(word(0), word(1), word(2), word(3), word(0), word(1), word(2), word(3));
}
#endif

template <int kBits>
HWY_INLINE V rotate_left(V v) {
#if HWY_TARGET == HWY_AVX2
  // Whole bytes move in one shuffle instead of two shifts and an OR.
  if constexpr (kBits % 8 == 0) return V{_mm256_shuffle_epi8(v.raw, bytes_rotated_left<kBits / 8>())};
#elif HWY_ARCH_ARM
  if constexpr (kBits == 16) return V(vreinterpretq_u32_u16(vrev32q_u16(vreinterpretq_u16_u32(v.raw))));
  return V(vsriq_n_u32(vshlq_n_u32(v.raw, kBits), v.raw, 32 - kBits));
#endif
  return hn::RotateRight<32 - kBits>(v);
}

/// Half of a half of a quarter round, RFC 8439, section 2.1: a += b; d = (d ^ a) <<< kBits.
template <int kBits>
HWY_INLINE void mix(V& a, V b, V& d) {
  a = hn::Add(a, b);
  d = rotate_left<kBits>(hn::Xor(d, a));
}

/// Independent quarter rounds in step.
template <class... Q>
HWY_INLINE void quarter_rounds(Q&&... q) {
  (mix<16>(q.a, q.b, q.d), ...);
  (mix<12>(q.c, q.d, q.b), ...);
  (mix<8>(q.a, q.b, q.d), ...);
  (mix<7>(q.c, q.d, q.b), ...);
}

/// Four independent quarter rounds: all in step where there are registers for it, else two by two.
template <class Q>
HWY_INLINE void four_quarter_rounds(Q&& q0, Q&& q1, Q&& q2, Q&& q3) {
  if constexpr (kManyRegisters) {
    quarter_rounds(q0, q1, q2, q3);
  } else {
    quarter_rounds(q0, q1);
    quarter_rounds(q2, q3);
  }
}

HWY_INLINE void column_round_of_rows(Quad& q) {
  quarter_rounds(q);
  // The diagonals become columns. Row b, which is ready last, stays where it is.
  q.a = hn::Shuffle2103(q.a);
  q.c = hn::Shuffle0321(q.c);
  q.d = hn::Shuffle1032(q.d);
}

HWY_INLINE void diagonal_round_of_rows(Quad& q) {
  quarter_rounds(q);
  q.a = hn::Shuffle0321(q.a);
  q.c = hn::Shuffle2103(q.c);
  q.d = hn::Shuffle1032(q.d);
}

HWY_INLINE void column_round(Quad& q0, Quad& q1, Quad& q2, Quad& q3) { four_quarter_rounds(q0, q1, q2, q3); }

HWY_INLINE void diagonal_round(Quad& q0, Quad& q1, Quad& q2, Quad& q3) {
  four_quarter_rounds(QuadRef{q0.a, q1.b, q2.c, q3.d}, QuadRef{q1.a, q2.b, q3.c, q0.d}, QuadRef{q2.a, q3.b, q0.c, q1.d},
                      QuadRef{q3.a, q0.b, q1.c, q2.d});
}

HWY_INLINE void add(Quad& q, const Quad& other) {
  q.a = hn::Add(q.a, other.a);
  q.b = hn::Add(q.b, other.b);
  q.c = hn::Add(q.c, other.c);
  q.d = hn::Add(q.d, other.d);
}

/// In row layout the block counter is the first word of each group of d; the others of `v` become 0.
HWY_INLINE V counter_in_rows(V v) {
  const Words d;
  return hn::IfThenElseZero(hn::Eq(hn::And(hn::Iota(d, 0), hn::Set(d, 3)), hn::Zero(d)), v);
}

/// Transposes the 4x4 words in each group.
HWY_INLINE void transpose_words(V& r0, V& r1, V& r2, V& r3) {
  const hn::Repartition<std::uint64_t, Words> pairs;
  const auto lo01 = hn::BitCast(pairs, hn::InterleaveLower(Words(), r0, r1));
  const auto lo23 = hn::BitCast(pairs, hn::InterleaveLower(Words(), r2, r3));
  const auto hi01 = hn::BitCast(pairs, hn::InterleaveUpper(Words(), r0, r1));
  const auto hi23 = hn::BitCast(pairs, hn::InterleaveUpper(Words(), r2, r3));
  r0 = hn::BitCast(Words(), hn::InterleaveLower(pairs, lo01, lo23));
  r1 = hn::BitCast(Words(), hn::InterleaveUpper(pairs, lo01, lo23));
  r2 = hn::BitCast(Words(), hn::InterleaveLower(pairs, hi01, hi23));
  r3 = hn::BitCast(Words(), hn::InterleaveUpper(pairs, hi01, hi23));
}

/// From the rows of B blocks to the order of memory: whole blocks one after the other.
HWY_INLINE void rows_to_memory_order([[maybe_unused]] Quad& q) {
#if HWY_TARGET == HWY_AVX3
  const __m512i ab01 = _mm512_shuffle_i32x4(q.a.raw, q.b.raw, 0x44);
  const __m512i ab23 = _mm512_shuffle_i32x4(q.a.raw, q.b.raw, 0xee);
  const __m512i cd01 = _mm512_shuffle_i32x4(q.c.raw, q.d.raw, 0x44);
  const __m512i cd23 = _mm512_shuffle_i32x4(q.c.raw, q.d.raw, 0xee);
  q.a = V{_mm512_shuffle_i32x4(ab01, cd01, 0x88)};
  q.b = V{_mm512_shuffle_i32x4(ab01, cd01, 0xdd)};
  q.c = V{_mm512_shuffle_i32x4(ab23, cd23, 0x88)};
  q.d = V{_mm512_shuffle_i32x4(ab23, cd23, 0xdd)};
#elif HWY_TARGET == HWY_AVX2
  const Quad rows = q;
  q.a = hn::ConcatLowerLower(Words(), rows.b, rows.a);
  q.b = hn::ConcatLowerLower(Words(), rows.d, rows.c);
  q.c = hn::ConcatUpperUpper(Words(), rows.b, rows.a);
  q.d = hn::ConcatUpperUpper(Words(), rows.d, rows.c);
#else
  static_assert(kGroups == 1);
#endif
}

HWY_INLINE void xor_vector(V keystream, const std::uint8_t* source, std::uint8_t* destination) {
  hn::StoreU(hn::Xor(hn::LoadU(Bytes(), source), hn::BitCast(Bytes(), keystream)), Bytes(), destination);
}

/// The first `bytes` bytes of a vector.
HWY_INLINE void xor_part(V keystream, const std::uint8_t* source, std::uint8_t* destination, std::size_t bytes) {
#if HWY_MEM_OPS_MIGHT_FAULT
  alignas(kVectorBytes) std::uint8_t part[kVectorBytes] = {};
  __builtin_memcpy(part, source, bytes);
  xor_vector(keystream, part, part);
  __builtin_memcpy(destination, part, bytes);
  wipe(part, sizeof part);
#else
  const auto mask = hn::FirstN(Bytes(), bytes);
  const auto text = hn::MaskedLoad(mask, Bytes(), source);
  hn::BlendedStore(hn::Xor(text, hn::BitCast(Bytes(), keystream)), mask, Bytes(), destination);
#endif
}

}  // namespace
}  // namespace HWY_NAMESPACE
}  // namespace tandem::chacha20
HWY_AFTER_NAMESPACE();
#endif
#endif  // per target
