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
#include <type_traits>
#include <utility>

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
/// Source of each byte of a vector in rotations of its words to the left by 16 bits and by 8.
alignas(32) constexpr std::uint32_t kBytesRotated[2][8] = {
    {0x01000302, 0x05040706, 0x09080b0a, 0x0d0c0f0e, 0x01000302, 0x05040706, 0x09080b0a, 0x0d0c0f0e},
    {0x02010003, 0x06050407, 0x0a09080b, 0x0e0d0c0f, 0x02010003, 0x06050407, 0x0a09080b, 0x0e0d0c0f}};
#endif

template <int kBits>
HWY_INLINE V rotate_left(V v) {
#if HWY_TARGET == HWY_AVX2
  // Whole bytes move in one shuffle instead of two shifts and an OR.
  if constexpr (kBits % 8 == 0) {
    return V{_mm256_shuffle_epi8(v.raw, *reinterpret_cast<const __m256i*>(kBytesRotated[kBits == 16 ? 0 : 1]))};
  }
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

#if HWY_TARGET == HWY_AVX2 && !defined(TANDEM_WITHOUT_ASSEMBLY)
/// Two independent quarter rounds, in assembly: the compiler would find too few registers for four.
HWY_INLINE void two_quarter_rounds(QuadRef q0, QuadRef q1) {
  __m256i t0, t1;
  // A half: a += b; d = (d ^ a) <<< 8 n; c += d; b = (b ^ c) <<< bits.
#define TANDEM_HALF(rotated, left, right)                    \
  "vpaddd %[b0],%[a0],%[a0]\n\tvpaddd %[b1],%[a1],%[a1]\n\t" \
  "vpxor %[a0],%[d0],%[d0]\n\tvpxor %[a1],%[d1],%[d1]\n\t"   \
  "vpshufb %[" rotated                                       \
  "],%[d0],%[d0]\n\t"                                        \
  "vpshufb %[" rotated                                       \
  "],%[d1],%[d1]\n\t"                                        \
  "vpaddd %[d0],%[c0],%[c0]\n\tvpaddd %[d1],%[c1],%[c1]\n\t" \
  "vpxor %[c0],%[b0],%[b0]\n\tvpxor %[c1],%[b1],%[b1]\n\t"   \
  "vpsrld $" right ",%[b0],%[t0]\n\tvpslld $" left           \
  ",%[b0],%[b0]\n\tvpor %[t0],%[b0],%[b0]\n\t"               \
  "vpsrld $" right ",%[b1],%[t1]\n\tvpslld $" left ",%[b1],%[b1]\n\tvpor %[t1],%[b1],%[b1]\n\t"
  asm(TANDEM_HALF("by2", "12", "20") TANDEM_HALF("by1", "7", "25")
      : [a0] "+x"(q0.a.raw), [b0] "+x"(q0.b.raw), [c0] "+x"(q0.c.raw), [d0] "+x"(q0.d.raw), [a1] "+x"(q1.a.raw),
        [b1] "+x"(q1.b.raw), [c1] "+x"(q1.c.raw), [d1] "+x"(q1.d.raw), [t0] "=&x"(t0), [t1] "=&x"(t1)
      : [by2] "m"(kBytesRotated[0]), [by1] "m"(kBytesRotated[1]));
#undef TANDEM_HALF
}
/// Puts c of two quarter rounds in memory.
HWY_INLINE void put_aside(V& c0, V& c1) {
  asm volatile("" : "+m"(c0.raw));
  asm volatile("" : "+m"(c1.raw));
}
#else
HWY_INLINE void two_quarter_rounds(QuadRef q0, QuadRef q1) { quarter_rounds(q0, q1); }
HWY_INLINE void put_aside(V& /*c0*/, V& /*c1*/) {}
#endif

/// Four independent quarter rounds: all in step where there are registers for it, else two by two.
HWY_INLINE void four_quarter_rounds(QuadRef q0, QuadRef q1, QuadRef q2, QuadRef q3) {
  if constexpr (kManyRegisters) {
    quarter_rounds(q0, q1, q2, q3);
  } else {
    two_quarter_rounds(q0, q1);
    put_aside(q0.c, q1.c);
    two_quarter_rounds(q2, q3);
    put_aside(q2.c, q3.c);
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

HWY_INLINE QuadRef parts(Quad& q) { return {q.a, q.b, q.c, q.d}; }
HWY_INLINE void column_round(Quad& q0, Quad& q1, Quad& q2, Quad& q3) {
  four_quarter_rounds(parts(q0), parts(q1), parts(q2), parts(q3));
}

HWY_INLINE void diagonal_round(Quad& q0, Quad& q1, Quad& q2, Quad& q3) {
  four_quarter_rounds(QuadRef{q0.a, q1.b, q2.c, q3.d}, QuadRef{q1.a, q2.b, q3.c, q0.d}, QuadRef{q2.a, q3.b, q0.c, q1.d},
                      QuadRef{q3.a, q0.b, q1.c, q2.d});
}

/// Other work in kUnits steps, to be done beside the rounds; its member `unit<0>()` comes first. Only the first
/// kReadUnits of them read text. Work for scalar registers is
/// in four parts for each of kScalarRounds double rounds instead, and an end after them.
struct NoWork {
  static constexpr int kUnits = 0;
  static constexpr int kReadUnits = 0;
  template <int kUnit>
  HWY_INLINE void unit() {}
  template <int kPart, bool kLast>
  HWY_INLINE void scalar_part(int /*double_round*/) {}
  HWY_INLINE void scalar_end() {}
};
constexpr int kScalarRounds = 8;

template <int kFirst, int... kUnit, class Work>
HWY_INLINE void units_from(Work& work, std::integer_sequence<int, kUnit...> /*count*/) {
  (work.template unit<kFirst + kUnit>(), ...);
}

/// The units of `work` that come from point kPoint to kEnd of kPoints, evenly spread.
template <int kPoint, int kEnd, int kPoints, class Work>
HWY_INLINE void units_at(Work& work) {
  constexpr int kFirst = Work::kUnits * kPoint / kPoints;
  units_from<kFirst>(work, std::make_integer_sequence<int, Work::kUnits * kEnd / kPoints - kFirst>());
}
template <class Work>
HWY_INLINE void all_units(Work& work) {
  units_at<0, 1, 1>(work);
}

/// Points for other work: one after each quarter of a round, more in the transposition, whose shuffles leave one of the
/// two vector ports of x86 idle.
constexpr int kPointsOfRounds = 4 * 19;
constexpr int kPointsOfQuad = 3;
constexpr int kPoints = kPointsOfRounds + 8 * kPointsOfQuad;

/// Quarter rounds in step, with work between.
template <int kPoint, class Work, class... Q>
HWY_INLINE void quarter_rounds_beside(Work& work, Q&&... q) {
  (mix<16>(q.a, q.b, q.d), ...);
  units_at<kPoint, kPoint + 1, kPoints>(work);
  (mix<12>(q.c, q.d, q.b), ...);
  units_at<kPoint + 1, kPoint + 2, kPoints>(work);
  (mix<8>(q.a, q.b, q.d), ...);
  units_at<kPoint + 2, kPoint + 3, kPoints>(work);
  (mix<7>(q.c, q.d, q.b), ...);
  units_at<kPoint + 3, kPoint + 4, kPoints>(work);
}

/// All rounds of columns from round kRound, a diagonal one, on, with work between: after each quarter of a round where
/// there are registers for both, else after each column round.
template <int kRound, class Work>
HWY_INLINE void rounds_from(Quad& q0, Quad& q1, Quad& q2, Quad& q3, Work& work) {
  constexpr int kPoint = 4 * (kRound - 1);
  if constexpr (kManyRegisters) {
    quarter_rounds_beside<kPoint>(work, QuadRef{q0.a, q1.b, q2.c, q3.d}, QuadRef{q1.a, q2.b, q3.c, q0.d},
                                  QuadRef{q2.a, q3.b, q0.c, q1.d}, QuadRef{q3.a, q0.b, q1.c, q2.d});
    if constexpr (kRound < 19) quarter_rounds_beside<kPoint + 4>(work, q0, q1, q2, q3);
  } else {
    diagonal_round(q0, q1, q2, q3);
    if constexpr (kRound < 19) column_round(q0, q1, q2, q3);
    units_at < kPoint, kRound<19 ? kPoint + 8 : kPoint + 4, kPoints>(work);
  }
  if constexpr (kRound < 19) rounds_from<kRound + 2>(q0, q1, q2, q3, work);
}

/// A diagonal and a column round, two quarter rounds at a time, with scalar work between.
template <bool kLast, class Work>
HWY_INLINE void double_round_beside(QuadRef q0, QuadRef q1, QuadRef q2, QuadRef q3, Work& work, int number) {
  two_quarter_rounds(QuadRef{q0.a, q1.b, q2.c, q3.d}, QuadRef{q1.a, q2.b, q3.c, q0.d});
  put_aside(q2.c, q3.c);
  work.template scalar_part<0, kLast>(number);
  two_quarter_rounds(QuadRef{q2.a, q3.b, q0.c, q1.d}, QuadRef{q3.a, q0.b, q1.c, q2.d});
  work.template scalar_part<1, kLast>(number);
  two_quarter_rounds(q0, q1);
  put_aside(q0.c, q1.c);
  work.template scalar_part<2, kLast>(number);
  two_quarter_rounds(q2, q3);
  work.template scalar_part<3, kLast>(number);
}

/// The same where there are registers for four.
template <bool kLast, class Work>
HWY_INLINE void double_round_in_step(Quad& q0, Quad& q1, Quad& q2, Quad& q3, Work& work, int number) {
  diagonal_round(q0, q1, q2, q3);
  work.template scalar_part<0, kLast>(number);
  work.template scalar_part<1, kLast>(number);
  column_round(q0, q1, q2, q3);
  work.template scalar_part<2, kLast>(number);
  work.template scalar_part<3, kLast>(number);
}

/// All rounds of columns but the first.
template <class Work>
HWY_INLINE void rounds_beside(Quad& q0, Quad& q1, Quad& q2, Quad& q3, Work& work) {
  if constexpr (Work::kUnits > 0) {
    rounds_from<1>(q0, q1, q2, q3, work);
  } else if constexpr (kManyRegisters) {
    constexpr bool kAlike = std::is_same_v<Work, NoWork>;
    for (int i = 0; i < kScalarRounds + kAlike; ++i) double_round_in_step<false>(q0, q1, q2, q3, work, i);
    if constexpr (!kAlike) double_round_in_step<true>(q0, q1, q2, q3, work, kScalarRounds);
    diagonal_round(q0, q1, q2, q3);
    work.scalar_end();
  } else {
    // These are separate values because a part of a Quad in memory makes the compiler copy whole Quads there, in
    // halves.
    V c[4] = {q0.c, q1.c, q2.c, q3.c};
    const QuadRef r0{q0.a, q0.b, c[0], q0.d};
    const QuadRef r1{q1.a, q1.b, c[1], q1.d};
    const QuadRef r2{q2.a, q2.b, c[2], q2.d};
    const QuadRef r3{q3.a, q3.b, c[3], q3.d};
    // A loop, as all of it unrolled would not fit the cache of decoded instructions.
    for (int i = 0; i < kScalarRounds; ++i) double_round_beside<false>(r0, r1, r2, r3, work, i);
    double_round_beside<true>(r0, r1, r2, r3, work, kScalarRounds);
    four_quarter_rounds(QuadRef{q0.a, q1.b, c[2], q3.d}, QuadRef{q1.a, q2.b, c[3], q0.d},
                        QuadRef{q2.a, q3.b, c[0], q1.d}, QuadRef{q3.a, q0.b, c[1], q2.d});
    q0.c = c[0];
    q1.c = c[1];
    q2.c = c[2];
    q3.c = c[3];
    work.scalar_end();
  }
}

HWY_INLINE void add(Quad& q, const Quad& other) {
  q.a = hn::Add(q.a, other.a);
  q.b = hn::Add(q.b, other.b);
  q.c = hn::Add(q.c, other.c);
  q.d = hn::Add(q.d, other.d);
}

/// Keeps the block counters of d in row layout, which are the first words of its groups; the other words of `v` become
/// 0.
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

/// Transposes columns to Quads in row layout and gives them to `use` with their numbers; runs work between. `use` may
/// overwrite the text that the work has read.
template <class Work, class Use>
HWY_INLINE void use_as_rows(Quad& q0, Quad& q1, Quad& q2, Quad& q3, Work& work, const Use& use) {
  constexpr int kFrom = kPointsOfRounds;
  constexpr int kStep = kPointsOfQuad;
  static_assert(Work::kUnits * (kFrom + 4 * kStep) / kPoints >= Work::kReadUnits);
  transpose_words(q0.a, q1.a, q2.a, q3.a);
  units_at<kFrom, kFrom + kStep, kPoints>(work);
  transpose_words(q0.b, q1.b, q2.b, q3.b);
  units_at<kFrom + kStep, kFrom + 2 * kStep, kPoints>(work);
  transpose_words(q0.c, q1.c, q2.c, q3.c);
  units_at<kFrom + 2 * kStep, kFrom + 3 * kStep, kPoints>(work);
  transpose_words(q0.d, q1.d, q2.d, q3.d);
  units_at<kFrom + 3 * kStep, kFrom + 4 * kStep, kPoints>(work);
  use(0, q0);
  units_at<kFrom + 4 * kStep, kFrom + 5 * kStep, kPoints>(work);
  use(1, q1);
  units_at<kFrom + 5 * kStep, kFrom + 6 * kStep, kPoints>(work);
  use(2, q2);
  units_at<kFrom + 6 * kStep, kFrom + 7 * kStep, kPoints>(work);
  use(3, q3);
  units_at<kFrom + 7 * kStep, kFrom + 8 * kStep, kPoints>(work);
}

/// Brings the rows of B blocks into memory order: whole blocks one after the other.
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
