// ChaCha20 in vectors: one source, compiled by Google Highway for AVX-512 (its target AVX3), AVX2 and NEON.
//
// A vector of L words is seen as B = L/4 groups of four words. Two layouts:
//   rows     a Quad holds the four rows of B blocks, one block per group: few blocks, no transposition, but the
//            diagonal round costs shuffles and one Quad alone is bound by latency. One to three Quads side by side.
//   columns  four Quads hold the four columns of L blocks, one block per lane: enough work in flight to fill the
//            machine; a transposition turns them into four Quads in row layout.
// A message is cut into batches of L blocks in columns; what is left takes as many row Quads as it needs, and a batch
// if it needs four. No message pays for more than B - 1 blocks that it has no use for.
//
// Standard    RFC 8439, sections 2.1-2.4
// Byte order  see ../README.md
// Timing      independent of key and data; depends on the length alone
// Checked by  chacha20_test.cpp against reference.cpp

// Highway compiles the target that the compiler flags imply (the fallback, on x86) and those that are not disabled.
// The instructions disabled here would only widen what dispatch.cpp has to ask the machine for.
#define HWY_DISABLE_PCLMUL_AES
#define HWY_DISABLE_F16C
#if defined(__x86_64__)
#define HWY_COMPILE_ALL_ATTAINABLE
#define HWY_DISABLED_TARGETS (~(HWY_AVX3 | HWY_AVX2 | HWY_EMU128 | HWY_SCALAR))
#elif defined(__ARM_NEON)
#define HWY_COMPILE_ONLY_STATIC
#define HWY_BROKEN_TARGETS 0  // newer Highway refuses NEON without fused multiply-add (Cortex-A9), unused here
#define HWY_DISABLED_TARGETS (HWY_SVE | HWY_SVE2 | HWY_SVE_256 | HWY_SVE2_128)  // vectors of unknown length
#else
#define HWY_COMPILE_ONLY_SCALAR  // no variant in this file
#endif
#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "algorithms/chacha20/sw/hwy.cpp"
#include <hwy/foreach_target.h>
#include <hwy/highway.h>

#include <bit>

#include "algorithms/chacha20/sw/variants.h"
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

/// What is left of a message.
struct Text {
  const std::uint8_t* source;
  std::uint8_t* destination;
  std::size_t bytes;

  HWY_INLINE void advance(std::size_t by) {
    source += by;
    destination += by;
    bytes -= by;
  }
};

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

/// Uses up the keystream of a Quad in row layout, or as much of it as there is text.
HWY_INLINE void xor_quad(Quad q, Text& text) {
  rows_to_memory_order(q);
  if (HWY_LIKELY(text.bytes >= kQuadBytes)) {
    xor_vector(q.a, text.source, text.destination);
    xor_vector(q.b, text.source + kVectorBytes, text.destination + kVectorBytes);
    xor_vector(q.c, text.source + 2 * kVectorBytes, text.destination + 2 * kVectorBytes);
    xor_vector(q.d, text.source + 3 * kVectorBytes, text.destination + 3 * kVectorBytes);
    text.advance(kQuadBytes);
    return;
  }
  for (const V keystream : {q.a, q.b, q.c, q.d}) {
    if (text.bytes == 0) return;
    if (text.bytes >= kVectorBytes) {
      xor_vector(keystream, text.source, text.destination);
      text.advance(kVectorBytes);
    } else {
      xor_part(keystream, text.source, text.destination, text.bytes);
      text.advance(text.bytes);
    }
  }
}

/// Batches of L blocks from block `counter` on, while more text is left than three Quads in row layout can hold.
/// `start` is the state in row layout.
HWY_INLINE void columns(const std::uint32_t state[16], const Quad& start, std::uint32_t& counter, Text& text) {
  const Words d;
  // Lane 4 g + j holds block B j + g of the batch, so that the transposition leaves consecutive blocks in each Quad.
  const V lane = hn::Iota(d, 0);
  const V block = hn::Add(hn::ShiftLeft<kLog2Groups>(hn::And(lane, hn::Set(d, 3))), hn::ShiftRight<2>(lane));
  Quad s0{hn::Set(d, state[0]), hn::Set(d, state[4]), hn::Set(d, state[8]), hn::Add(hn::Set(d, counter), block)};
  const Quad s1{hn::Set(d, state[1]), hn::Set(d, state[5]), hn::Set(d, state[9]), hn::Set(d, state[13])};
  const Quad s2{hn::Set(d, state[2]), hn::Set(d, state[6]), hn::Set(d, state[10]), hn::Set(d, state[14])};
  const Quad s3{hn::Set(d, state[3]), hn::Set(d, state[7]), hn::Set(d, state[11]), hn::Set(d, state[15])};
  // In the first column round only column 0 differs from block to block: the others are worked out once, and column 0
  // of the next batch while the batch before is being finished.
  Quad first = start;
  quarter_rounds(first);
  Quad next0 = s0;
  quarter_rounds(next0);
  do {
    Quad q0 = next0;
    Quad q1{hn::Broadcast<1>(first.a), hn::Broadcast<1>(first.b), hn::Broadcast<1>(first.c), hn::Broadcast<1>(first.d)};
    Quad q2{hn::Broadcast<2>(first.a), hn::Broadcast<2>(first.b), hn::Broadcast<2>(first.c), hn::Broadcast<2>(first.d)};
    Quad q3{hn::Broadcast<3>(first.a), hn::Broadcast<3>(first.b), hn::Broadcast<3>(first.c), hn::Broadcast<3>(first.d)};
    for (int i = 0; i < 9; ++i) {
      diagonal_round(q0, q1, q2, q3);
      column_round(q0, q1, q2, q3);
    }
    diagonal_round(q0, q1, q2, q3);

    const V counters = s0.d;
    s0.d = hn::Add(s0.d, hn::Set(d, kLanes));
    next0 = s0;
    quarter_rounds(next0);

    add(q0, Quad{s0.a, s0.b, s0.c, counters});
    add(q1, s1);
    add(q2, s2);
    add(q3, s3);
    transpose_words(q0.a, q1.a, q2.a, q3.a);
    transpose_words(q0.b, q1.b, q2.b, q3.b);
    transpose_words(q0.c, q1.c, q2.c, q3.c);
    transpose_words(q0.d, q1.d, q2.d, q3.d);
    xor_quad(q0, text);
    xor_quad(q1, text);
    xor_quad(q2, text);
    xor_quad(q3, text);
    counter += kLanes;
  } while (text.bytes > 3 * kQuadBytes);
}

/// The last blocks, in as many Quads as there are arguments `q`, which are copies of `start`, the state in row layout.
template <class... Q>
HWY_INLINE void rows(const Quad& start, Text& text, Q... q) {
  const Words d;
  const V quad_blocks = counter_in_rows(hn::Set(d, kGroups));
  V counters = start.d;
  ((q.d = counters, counters = hn::Add(counters, quad_blocks)), ...);
  for (int i = 0; i < 10; ++i) {
    (column_round_of_rows(q), ...);
    (diagonal_round_of_rows(q), ...);
  }
  counters = start.d;
  ((add(q, Quad{start.a, start.b, start.c, counters}), counters = hn::Add(counters, quad_blocks), xor_quad(q, text)),
   ...);
}

}  // namespace

void xor_keystream(const std::uint32_t state[16], const std::uint8_t* source, std::uint8_t* destination,
                   std::size_t bytes) {
  const Words d;
  const V group = hn::ShiftRight<2>(hn::Iota(d, 0));
  Text text{source, destination, bytes};
  std::uint32_t counter = state[12];
  Quad start{hn::LoadDup128(d, state), hn::LoadDup128(d, state + 4), hn::LoadDup128(d, state + 8),
             hn::LoadDup128(d, state + 12)};
  if (text.bytes > 3 * kQuadBytes) columns(state, start, counter, text);
  if (text.bytes == 0) return;
  start.d = hn::Add(start.d, counter_in_rows(hn::Add(hn::Set(d, counter - state[12]), group)));
  if (text.bytes <= kQuadBytes) return rows(start, text, start);
  if (text.bytes <= 2 * kQuadBytes) return rows(start, text, start, start);
  rows(start, text, start, start, start);
}

}  // namespace HWY_NAMESPACE
}  // namespace tandem::chacha20
HWY_AFTER_NAMESPACE();
#endif

#if HWY_ONCE
namespace tandem::chacha20 {
#if defined(__x86_64__)
void xor_keystream_avx512(const std::uint32_t state[16], const std::uint8_t* source, std::uint8_t* destination,
                          std::size_t bytes) {
  N_AVX3::xor_keystream(state, source, destination, bytes);
}
void xor_keystream_avx2(const std::uint32_t state[16], const std::uint8_t* source, std::uint8_t* destination,
                        std::size_t bytes) {
  N_AVX2::xor_keystream(state, source, destination, bytes);
}
#elif defined(__ARM_NEON)
void xor_keystream_neon(const std::uint32_t state[16], const std::uint8_t* source, std::uint8_t* destination,
                        std::size_t bytes) {
  HWY_NAMESPACE::xor_keystream(state, source, destination, bytes);
}
#endif
}  // namespace tandem::chacha20
#endif
