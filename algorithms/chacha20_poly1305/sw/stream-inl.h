// Keystream of several messages side by side, for kernels: batches of L blocks, each block of any message.
//
// Included once per Highway target. A batch goes through the layouts that algorithms/chacha20/sw/hwy.cpp describes:
// columns for a full batch or nearly one, rows for up to three Quads. Its keystream goes to memory, block after block,
// because its blocks belong to texts in different places; a whole batch of one message is XORed at once.
//
// A queue of Poly1305 windows runs meanwhile. A large window goes evenly between the steps of rounds and transposition;
// smaller ones go between rounds, where other work hides the time that each waits for the one before. With AVX2 the
// queue runs before the rounds.
//
// Standard    RFC 8439, sections 2.3 and 2.4
// Timing      independent of key and data; depends only on the lengths
// Checked by  chacha20_poly1305_test.cpp
#if defined(TANDEM_CHACHA20_POLY1305_STREAM_INL_H_) == defined(HWY_TARGET_TOGGLE)
#ifdef TANDEM_CHACHA20_POLY1305_STREAM_INL_H_
#undef TANDEM_CHACHA20_POLY1305_STREAM_INL_H_
#else
#define TANDEM_CHACHA20_POLY1305_STREAM_INL_H_
#endif

// Both are primitives; their names meet here.
#include "algorithms/poly1305/sw/groups-inl.h"
#include "algorithms/poly1305/sw/horner-inl.h"
// rounds-inl.h comes second, so that it is compiled for what field-inl.h asks for.
#include "algorithms/chacha20/sw/rounds-inl.h"
#include "algorithms/chacha20_poly1305/sw/chacha20_poly1305.h"
#include "engine/equal.h"

#if HWY_TARGET != HWY_SCALAR && HWY_TARGET != HWY_EMU128
HWY_BEFORE_NAMESPACE();
namespace tandem::chacha20_poly1305 {
namespace HWY_NAMESPACE {
namespace {

namespace hn = hwy::HWY_NAMESPACE;
namespace cipher = chacha20::HWY_NAMESPACE;
#if TANDEM_SCALAR_BESIDE_VECTORS
namespace mac = poly1305::HWY_NAMESPACE::scalar;
#else
namespace mac = poly1305::HWY_NAMESPACE;
#endif
using cipher::Quad;
using cipher::V;
using cipher::Words;

constexpr std::uint32_t kConstants[4] = {0x61707865, 0x3320646e, 0x79622d32, 0x6b206574};
constexpr std::size_t kBlockBytes = 64;
constexpr std::size_t kMacBlock = 16;
constexpr std::size_t kBatchBlocks = cipher::kLanes;
/// AVX2 has too few registers for the cipher and the MAC at a time.
constexpr bool kMacBesideRounds = HWY_TARGET != HWY_AVX2;

/// Consecutive blocks of one message within a batch.
struct Segment {
  const std::uint8_t* key;
  const std::uint8_t* nonce;
  std::size_t message;    ///< the caller's number of it
  std::uint32_t counter;  ///< of the first block
  std::size_t blocks;
};

enum class Way { encrypt, decrypt };

/// The end of a message whose tag is `tag`.
template <Way kWay>
HWY_INLINE void conclude(Message& message, std::uint8_t tag[kTagBytes]) {
  if constexpr (kWay == Way::encrypt) {
    __builtin_memcpy(message.tag, tag, kTagBytes);
    message.status = Status::ok;
  } else {
    const bool authentic = equal_in_constant_time(tag, message.tag, kTagBytes);
    if (!authentic) wipe(message.destination, message.bytes);
    message.status = authentic ? Status::ok : Status::authentication;
    wipe(tag, kTagBytes);
  }
}

HWY_INLINE std::uint32_t word_at(const std::uint8_t* bytes, std::size_t word) {
  std::uint32_t value;
  __builtin_memcpy(&value, bytes + 4 * word, sizeof value);
  return value;
}

constexpr std::size_t blocks_of(std::size_t bytes, std::size_t block) { return bytes / block + (bytes % block != 0); }

/// XORs the keystream of a segment into text.
HWY_INLINE void xor_text(const std::uint8_t* keystream, const std::uint8_t* source, std::uint8_t* destination,
                         std::size_t bytes) {
  constexpr std::size_t kVector = cipher::kVectorBytes;
  const auto vector_at = [&](std::size_t at)
                             HWY_ATTR { return hn::BitCast(Words(), hn::Load(cipher::Bytes(), keystream + at)); };
  std::size_t at = 0;
  for (; at + kVector <= bytes; at += kVector) cipher::xor_vector(vector_at(at), source + at, destination + at);
  if (at < bytes) cipher::xor_part(vector_at(at), source + at, destination + at, bytes - at);
}

/// The next blocks of keystream, and groups of Poly1305 meanwhile.
class Batch {
 public:
  explicit Batch(mac::Queue& queue) : queue_(queue) {}
  Batch(const Batch&) = delete;
  Batch& operator=(const Batch&) = delete;
  ~Batch() { wipe(this, sizeof *this); }

  /// Makes the blocks of `segments`, at most kBatchBlocks. They lie at `keystream()` in order.
  HWY_INLINE void make(std::span<const Segment> segments, std::size_t blocks) {
    if (blocks > 3 * cipher::kGroups) {
      columns(segments, [this](std::size_t i, const Quad& q) HWY_ATTR { store(i, q); });
    } else if (blocks > 2 * cipher::kGroups) {
      rows(segments, Quad{}, Quad{}, Quad{});
    } else if (blocks > cipher::kGroups) {
      rows(segments, Quad{}, Quad{});
    } else {
      rows(segments, Quad{});
    }
  }

  /// XORs a whole batch of one message into its text.
  HWY_INLINE void apply(const Segment& segment, const std::uint8_t* source, std::uint8_t* destination) {
    columns({&segment, 1}, [=](std::size_t i, Quad q) HWY_ATTR {
      cipher::rows_to_memory_order(q);
      std::size_t at = i * cipher::kQuadBytes;
      for (const V v : {q.a, q.b, q.c, q.d}) {
        cipher::xor_vector(v, source + at, destination + at);
        at += cipher::kVectorBytes;
      }
    });
  }

  /// Message numbers mean others from now on.
  void forget() { continued_ = false; }

  [[nodiscard]] const std::uint8_t* keystream() const { return keystream_; }

 private:
  /// `before` in the lanes of the segments before, else this word of the state.
  static HWY_INLINE V behind(hn::Mask<Words> lanes_before, V before, std::uint32_t word) {
    return hn::IfThenElse(lanes_before, before, hn::Set(Words(), word));
  }

  /// Returns the block of the batch that each lane holds: lane 4g + j has block B j + g, so that the transposition
  /// leaves consecutive blocks in each Quad.
  static HWY_INLINE V block_numbers() {
    const Words d;
    const V lane = hn::Iota(d, 0);
    return hn::Add(hn::ShiftLeft<cipher::kLog2Groups>(hn::And(lane, hn::Set(d, 3))), hn::ShiftRight<2>(lane));
  }

  /// The initial states of a batch, and what the first column round makes of columns 1 to 3, which lack the counter.
  HWY_INLINE void set_start(std::span<const Segment> segments) {
    const Words d;
    const V block = block_numbers();
    for (std::size_t c = 0; c < 4; ++c) start_[c].a = hn::Set(d, kConstants[c]);
    std::size_t first = 0;
    for (const Segment& segment : segments) {
      const auto before = hn::Lt(block, hn::Set(d, static_cast<std::uint32_t>(first)));
      for (std::size_t c = 0; c < 4; ++c) {
        start_[c].b = behind(before, start_[c].b, word_at(segment.key, c));
        start_[c].c = behind(before, start_[c].c, word_at(segment.key, 4 + c));
        if (c > 0) start_[c].d = behind(before, start_[c].d, word_at(segment.nonce, c - 1));
      }
      const V counters = hn::Add(block, hn::Set(d, segment.counter - static_cast<std::uint32_t>(first)));
      start_[0].d = hn::IfThenElse(before, start_[0].d, counters);
      first += segment.blocks;
    }
    for (std::size_t c = 1; c < 4; ++c) after_[c] = start_[c];
    cipher::quarter_rounds(after_[1], after_[2], after_[3]);
  }

  /// A full batch in columns. Calls `use` with each Quad, numbered, in row layout.
  template <class Use>
  HWY_INLINE void columns(std::span<const Segment> segments, const Use& use) {
    const Segment& last = segments.back();
    if (segments.size() == 1 && continued_ && last.message == message_ && last.counter == next_counter_) {
      start_[0].d = next_counters_;
    } else {
      set_start(segments);
      continued_ = segments.size() == 1;
      message_ = last.message;
      next0_ = start_[0];
      cipher::quarter_rounds(next0_);
    }
    if constexpr (!kMacBesideRounds) {
      queue_.run_all();
      cipher::NoWork none;
      columns_beside(last, none, use);
    } else if (queue_.single_large() != nullptr) {
      mac::LargeWindowWork work(*queue_.single_large());
      columns_beside(last, work, use);
      queue_.clear();
    } else {
      columns_beside_small(last, use);
    }
  }

  // The functions with rounds are not inlined: in a larger one, the compiler would find too few registers.

  template <class Work, class Use>
  HWY_NOINLINE void columns_beside(const Segment& last, Work& work, Use use) {
    Quad q0 = next0_;
    Quad q1 = after_[1];
    Quad q2 = after_[2];
    Quad q3 = after_[3];
    cipher::rounds_beside(q0, q1, q2, q3, work);
    end_columns(last, q0, q1, q2, q3, work, use);
  }

  template <class Use>
  HWY_NOINLINE void columns_beside_small(const Segment& last, Use use) {
    Quad q0 = next0_;
    Quad q1 = after_[1];
    Quad q2 = after_[2];
    Quad q3 = after_[3];
    // Text that has just been written is best left until its stores are through: not in the first rounds.
    for (int i = 0; i < 9; ++i) {
      if (i >= 3) queue_.template run_step<6>();
      cipher::diagonal_round(q0, q1, q2, q3);
      cipher::column_round(q0, q1, q2, q3);
    }
    cipher::diagonal_round(q0, q1, q2, q3);
    queue_.run_all();
    cipher::NoWork none;
    end_columns(last, q0, q1, q2, q3, none, use);
  }

  /// Finishes a batch after its rounds.
  template <class Work, class Use>
  HWY_INLINE void end_columns(const Segment& last, Quad& q0, Quad& q1, Quad& q2, Quad& q3, Work& work, const Use& use) {
    // Column 0 of the next batch, should it go on with this message, while this one is being finished.
    next_counter_ = last.counter + static_cast<std::uint32_t>(kBatchBlocks);
    next_counters_ = hn::Add(start_[0].d, hn::Set(Words(), static_cast<std::uint32_t>(kBatchBlocks)));
    next0_ = Quad{start_[0].a, start_[0].b, start_[0].c, next_counters_};
    cipher::quarter_rounds(next0_);

    cipher::add(q0, start_[0]);
    cipher::add(q1, start_[1]);
    cipher::add(q2, start_[2]);
    cipher::add(q3, start_[3]);
    cipher::use_as_rows(q0, q1, q2, q3, work, use);
  }

  /// The batch in as many Quads as there are arguments; what they hold does not matter.
  template <class... Q>
  HWY_INLINE void rows(std::span<const Segment> segments, Q... q) {
    const Words d;
    // Row r of the blocks of a Quad, one group after the other.
    alignas(64) std::uint32_t row[sizeof...(Q)][4][cipher::kLanes];
    std::size_t block = 0;
    const auto put_block = [&](const Segment& segment, std::uint32_t counter) HWY_ATTR {
      auto& quad = row[block / cipher::kGroups];
      const std::size_t at = 4 * (block % cipher::kGroups);
      __builtin_memcpy(&quad[0][at], kConstants, 16);
      __builtin_memcpy(&quad[1][at], segment.key, 16);
      __builtin_memcpy(&quad[2][at], segment.key + 16, 16);
      quad[3][at] = counter;
      __builtin_memcpy(&quad[3][at + 1], segment.nonce, 12);
      ++block;
    };
    for (const Segment& segment : segments) {
      for (std::size_t i = 0; i < segment.blocks; ++i)
        put_block(segment, segment.counter + static_cast<std::uint32_t>(i));
    }
    while (block < sizeof...(Q) * cipher::kGroups) put_block(segments.back(), 0);  // of no use, but defined
    const auto load = [&](std::size_t i) HWY_ATTR {
      return Quad{hn::Load(d, row[i][0]), hn::Load(d, row[i][1]), hn::Load(d, row[i][2]), hn::Load(d, row[i][3])};
    };
    std::size_t i = 0;
    ((q = load(i++)), ...);
    queue_.run_all();
    for (int round = 0; round < 10; ++round) {
      (cipher::column_round_of_rows(q), ...);
      (cipher::diagonal_round_of_rows(q), ...);
    }
    // `row` is read again, so that the compiler keeps no copy of keys on the stack, where nothing would wipe it.
    asm volatile("" : "+m"(row));
    i = 0;
    ((cipher::add(q, load(i)), store(i++, q)), ...);
    wipe(row, sizeof row);
  }

  HWY_INLINE void store(std::size_t quad, Quad q) {
    cipher::rows_to_memory_order(q);
    std::uint8_t* at = keystream_ + quad * cipher::kQuadBytes;
    for (const V v : {q.a, q.b, q.c, q.d}) {
      hn::Store(hn::BitCast(cipher::Bytes(), v), cipher::Bytes(), at);
      at += cipher::kVectorBytes;
    }
  }

  mac::Queue& queue_;
  Quad start_[4];
  Quad after_[4];
  bool continued_ = false;          ///< the next batch may be of the same single message as the last
  std::size_t message_ = 0;         ///< that one
  std::uint32_t next_counter_ = 0;  ///< from where
  V next_counters_;
  Quad next0_;
  alignas(64) std::uint8_t keystream_[kBatchBlocks * kBlockBytes];
};

}  // namespace
}  // namespace HWY_NAMESPACE
}  // namespace tandem::chacha20_poly1305
HWY_AFTER_NAMESPACE();
#endif
#endif  // per target
