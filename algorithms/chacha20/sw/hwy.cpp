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

#include "engine/highway_targets.h"
#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "algorithms/chacha20/sw/hwy.cpp"
#include <hwy/foreach_target.h>
#include <hwy/highway.h>

#include "algorithms/chacha20/sw/rounds-inl.h"
#include "algorithms/chacha20/sw/variants.h"

#if HWY_TARGET != HWY_SCALAR && HWY_TARGET != HWY_EMU128
HWY_BEFORE_NAMESPACE();
namespace tandem::chacha20 {
namespace HWY_NAMESPACE {
namespace {

/// The rest of a message.
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

#if TANDEM_SCALAR_BESIDE_VECTORS
/// A block in scalar registers, beside the rounds of vectors, which leave the scalar unit idle. It does so even where
/// two or three instructions begin per clock.
class ScalarBlock {
 public:
  HWY_INLINE ScalarBlock(const std::uint32_t state[16], std::uint32_t counter) : state_(state), counter_(counter) {
    for (int i = 0; i < 16; ++i) x_[i] = i == 12 ? counter : state[i];
  }

  static constexpr int kUnits = 0;
  static constexpr int kReadUnits = 0;
  template <int kUnit>
  HWY_INLINE void unit() {}

  /// Two quarter rounds of a column round or of a diagonal round.
  template <int kPart, bool kLast>
  HWY_INLINE void scalar_part(int /*double_round*/) {
    constexpr int kTurn = kPart / 2;  // of the columns
    constexpr int kFirst = kPart % 2 * 2;
    quarter<kFirst, kTurn>();
    quarter<kFirst + 1, kTurn>();
  }
  /// The tenth double round.
  HWY_INLINE void scalar_end() {
    scalar_part<0, true>(0);
    scalar_part<1, true>(0);
    scalar_part<2, true>(0);
    scalar_part<3, true>(0);
  }

  HWY_INLINE void xor_into(const std::uint8_t* source, std::uint8_t* destination) const {
    xor_pairs(source, destination, std::make_integer_sequence<int, 8>());
  }

 private:
  template <int... kPair>
  HWY_INLINE void xor_pairs(const std::uint8_t* source, std::uint8_t* destination,
                            std::integer_sequence<int, kPair...> /*pairs*/) const {
    (xor_words<2 * kPair>(source, destination), ...);
  }
  template <int kWord>
  HWY_INLINE void xor_words(const std::uint8_t* source, std::uint8_t* destination) const {
    const std::uint32_t low = x_[kWord] + (kWord == 12 ? counter_ : state_[kWord]);
    const std::uint32_t high = x_[kWord + 1] + state_[kWord + 1];
    std::uint64_t text;
    __builtin_memcpy(&text, source + 4 * kWord, sizeof text);
    text ^= low | std::uint64_t{high} << 32;
    __builtin_memcpy(destination + 4 * kWord, &text, sizeof text);
  }

  template <int kColumn, int kTurn>
  HWY_INLINE void quarter() {
    std::uint32_t& a = x_[kColumn];
    std::uint32_t& b = x_[4 + (kColumn + kTurn) % 4];
    std::uint32_t& c = x_[8 + (kColumn + 2 * kTurn) % 4];
    std::uint32_t& d = x_[12 + (kColumn + 3 * kTurn) % 4];
    a += b;
    d = std::rotl(d ^ a, 16);
    c += d;
    b = std::rotl(b ^ c, 12);
    a += b;
    d = std::rotl(d ^ a, 8);
    c += d;
    b = std::rotl(b ^ c, 7);
  }

  const std::uint32_t* state_;
  std::uint32_t counter_;
  std::uint32_t x_[16];
};

#endif

/// A batch of L blocks with states s0 to s3, and work beside it. The next begins `blocks` blocks later.
///
/// In the first column round only column 0 differs from block to block. The others are worked out once, in row layout,
/// as `first`, and column 0 of the next batch as `next0` while the batch before is being finished.
template <class Work>
HWY_INLINE void run_batch(const Quad& first, Quad& next0, Quad& s0, const Quad& s1, const Quad& s2, const Quad& s3,
                          Work& work, std::uint32_t blocks, Text& text) {
  Quad q0 = next0;
  Quad q1{hn::Broadcast<1>(first.a), hn::Broadcast<1>(first.b), hn::Broadcast<1>(first.c), hn::Broadcast<1>(first.d)};
  Quad q2{hn::Broadcast<2>(first.a), hn::Broadcast<2>(first.b), hn::Broadcast<2>(first.c), hn::Broadcast<2>(first.d)};
  Quad q3{hn::Broadcast<3>(first.a), hn::Broadcast<3>(first.b), hn::Broadcast<3>(first.c), hn::Broadcast<3>(first.d)};
  rounds_beside(q0, q1, q2, q3, work);

  const V counters = s0.d;
  s0.d = hn::Add(s0.d, hn::Set(Words(), blocks));
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
}

/// Batches of L blocks from block `counter` on, while more text is left than three Quads in row layout can hold.
/// `start` is the state in row layout.
HWY_INLINE void run_columns(const std::uint32_t state[16], const Quad& start, std::uint32_t& counter, Text& text) {
  const Words d;
  // Lane 4 g + j holds block B j + g of the batch, so that the transposition leaves consecutive blocks in each Quad.
  const V lane = hn::Iota(d, 0);
  const V block = hn::Add(hn::ShiftLeft<kLog2Groups>(hn::And(lane, hn::Set(d, 3))), hn::ShiftRight<2>(lane));
  Quad s0{hn::Set(d, state[0]), hn::Set(d, state[4]), hn::Set(d, state[8]), hn::Add(hn::Set(d, counter), block)};
  const Quad s1{hn::Set(d, state[1]), hn::Set(d, state[5]), hn::Set(d, state[9]), hn::Set(d, state[13])};
  const Quad s2{hn::Set(d, state[2]), hn::Set(d, state[6]), hn::Set(d, state[10]), hn::Set(d, state[14])};
  const Quad s3{hn::Set(d, state[3]), hn::Set(d, state[7]), hn::Set(d, state[11]), hn::Set(d, state[15])};
  Quad first = start;
  quarter_rounds(first);
  Quad next0 = s0;
  quarter_rounds(next0);
#if TANDEM_SCALAR_BESIDE_VECTORS
  constexpr std::uint32_t kBlocks = kLanes + 1;
  if (text.bytes >= 64 * kBlocks) {
    do {
      ScalarBlock beside(state, counter + kLanes);
      run_batch(first, next0, s0, s1, s2, s3, beside, kBlocks, text);
      beside.xor_into(text.source, text.destination);
      text.advance(64);
      counter += kBlocks;
    } while (text.bytes >= 64 * kBlocks);
    if (text.bytes <= 3 * kQuadBytes) return;
  }
#endif
  do {
    NoWork none;
    run_batch(first, next0, s0, s1, s2, s3, none, kLanes, text);
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
  if (text.bytes > 3 * kQuadBytes) run_columns(state, start, counter, text);
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
