// L messages of like lengths side by side, for kernels: one per lane of the cipher.
//
// Included once per Highway target. Step 0 makes block 0 of every message, step t the block t of all that go on; keys
// and nonces stay where they are in the state from step to step. Poly1305 has a message per lane as well, in two halves
// of L/2 lanes, and takes windows of four of its blocks: one product by r^4 .. r per block, one reduction per window.
// So it needs four powers of r, all lanes at once, and its sums are tags without adding lanes up.
//
// A message is n blocks of Poly1305: aad, ciphertext, lengths. Zero blocks in front, which count nothing, fill its
// windows. All end in the same window; a shorter message begins later, cipher and MAC alike. Windows that contain
// something besides ciphertext are put together in memory.
//
// A window is absorbed between the rounds of the step after its last one when encrypting, of the step that overwrites
// it or an earlier one when decrypting.
//
// Standard    RFC 8439, sections 2.3 to 2.8
// Timing      independent of key and data; depends only on the lengths
// Checked by  chacha20_poly1305_test.cpp
#if defined(TANDEM_CHACHA20_POLY1305_SIDE_INL_H_) == defined(HWY_TARGET_TOGGLE)
#ifdef TANDEM_CHACHA20_POLY1305_SIDE_INL_H_
#undef TANDEM_CHACHA20_POLY1305_SIDE_INL_H_
#else
#define TANDEM_CHACHA20_POLY1305_SIDE_INL_H_
#endif

#include <algorithm>

#include "algorithms/chacha20_poly1305/sw/chacha20_poly1305.h"
#include "algorithms/chacha20_poly1305/sw/side-work-inl.h"
#include "algorithms/chacha20_poly1305/sw/stream-inl.h"

#if HWY_TARGET != HWY_SCALAR && HWY_TARGET != HWY_EMU128 && TANDEM_MACS_SIDE_BY_SIDE
HWY_BEFORE_NAMESPACE();
namespace tandem::chacha20_poly1305 {
namespace HWY_NAMESPACE {
namespace {

/// Bytes by which texts are prefetched into the cache: there are more streams than the machine follows by itself.
constexpr std::size_t kPrefetch = 127;

/// One set of L messages after the other.
template <Way kWay>
class SideBySide {
 public:
  SideBySide() {
    for (auto& lanes : whole_) {
      for (std::uint64_t& top : lanes) top = mac::kTopBit;
    }
  }
  SideBySide(const SideBySide&) = delete;
  SideBySide& operator=(const SideBySide&) = delete;
  ~SideBySide() { wipe(this, sizeof *this); }

  /// Runs L messages to their statuses.
  HWY_INLINE void run(std::span<Message* const, kBatchBlocks> messages) {
    set_lanes(messages);
    set_state();
    make_keystream();
    for (std::size_t lane = 0; lane < kBatchBlocks; ++lane) edge_[lane] = keystream_ + lane * kBlockBytes;
    const bool keys_beside_step = kWay == Way::encrypt && first_whole_ == 1 && last_whole_ > 0;
    if (!keys_beside_step) set_keys();

    // The window that is absorbed beside step t is number t + ahead.
    const std::ptrdiff_t ahead = kWay == Way::encrypt ? -2 : static_cast<std::ptrdiff_t>(lead_) - 1;
    const auto windows = static_cast<std::ptrdiff_t>(windows_);
    std::ptrdiff_t window = 0;
    while (window < windows && window <= ahead) absorb(window++);
    for (std::size_t step = 1; step <= steps_; ++step) {
      const bool whole = step >= first_whole_ && step <= last_whole_;
      if (step == 1 && keys_beside_step) {
        run_first_step();
      } else if (static_cast<std::ptrdiff_t>(step) + ahead == window && window < windows) {
        whole ? run_step<true, true>(step, window) : run_step<false, true>(step, window);
        ++window;
      } else {
        whole ? run_step<true, false>(step, 0) : run_step<false, false>(step, 0);
      }
    }
    while (window < windows) absorb(window++);
    alignas(64) std::uint64_t words[2][kBatchBlocks];
    for (std::size_t half = 0; half < kHalves; ++half) {
      const mac::Words128 tag = mac::finish(mac_[half].h, mac_[half].s);
      hn::Store(tag.low, mac::Lanes(), words[0] + half * kMacLanes);
      hn::Store(tag.high, mac::Lanes(), words[1] + half * kMacLanes);
    }
    for (std::size_t lane = 0; lane < kBatchBlocks; ++lane) {
      std::uint8_t tag[kTagBytes];
      __builtin_memcpy(tag, &words[0][lane], sizeof words[0][lane]);
      __builtin_memcpy(tag + sizeof words[0][lane], &words[1][lane], sizeof words[1][lane]);
      conclude<kWay>(*messages[lane], tag);
    }
    wipe(words, sizeof words);
  }

 private:
  struct Lane {
    const Message* message;
    const std::uint8_t* text;  ///< ciphertext
    std::size_t bytes;
    std::size_t start;   ///< windows and steps that others begin earlier
    std::size_t zeros;   ///< blocks in front
    std::size_t before;  ///< bytes in its windows before the text
  };

  HWY_INLINE void set_lanes(std::span<Message* const, kBatchBlocks> messages) {
    std::size_t windows[kBatchBlocks];
    windows_ = 0;
    for (std::size_t i = 0; i < kBatchBlocks; ++i) {
      Lane& lane = lane_[i];
      const Message& message = *messages[i];
      const std::size_t aad_blocks = blocks_of(message.aad.size(), kMacBlock);
      const std::size_t blocks = aad_blocks + blocks_of(message.bytes, kMacBlock) + 1;
      windows[i] = blocks_of(blocks, kWindowBlocks);
      lane.message = &message;
      lane.text = kWay == Way::encrypt ? message.destination : message.source;
      lane.bytes = message.bytes;
      lane.zeros = windows[i] * kWindowBlocks - blocks;
      lane.before = (lane.zeros + aad_blocks) * kMacBlock;
      windows_ = std::max(windows_, windows[i]);
    }
    steps_ = 0;
    last_start_ = 0;
    lead_ = 0;
    first_whole_ = 1;
    last_whole_ = ~std::size_t{0};
    first_direct_ = 0;
    end_direct_ = ~std::size_t{0};
    for (std::size_t i = 0; i < kBatchBlocks; ++i) {
      Lane& lane = lane_[i];
      lane.start = windows_ - windows[i];
      last_start_ = std::max(last_start_, lane.start);
      steps_ = std::max(steps_, lane.start + blocks_of(lane.bytes, kBlockBytes));
      lead_ = std::max(lead_, blocks_of(lane.before, kWindowBytes));
      first_whole_ = std::max(first_whole_, lane.start + 1);
      last_whole_ = std::min(last_whole_, lane.start + lane.bytes / kBlockBytes);
      first_direct_ = std::max(first_direct_, lane.start + blocks_of(lane.before, kWindowBytes));
      end_direct_ = std::min(end_direct_, lane.start + (lane.bytes + lane.before) / kWindowBytes);
      const std::size_t skipped = lane.start * kBlockBytes;
      source_[i] = lane.message->source - skipped;
      destination_[i] = lane.message->destination - skipped;
      direct_[i] = lane.text - lane.before - skipped;
    }
    fetch(-kPrefetch);
    fetch(kBlockBytes - kPrefetch);
  }

  /// Keys, nonces and counters of all lanes, in columns.
  HWY_INLINE void set_state() {
    const Words d;
    // Rows of Quads: group g of Quad j is of message B j + g, as after the transposition of keystream.
    alignas(64) std::uint32_t row[4][3][cipher::kLanes];
    for (std::size_t i = 0; i < kBatchBlocks; ++i) {
      auto& quad = row[i / cipher::kGroups];
      const std::size_t at = 4 * (i % cipher::kGroups);
      const Message& message = *lane_[i].message;
      __builtin_memcpy(&quad[0][at], message.key, 16);
      __builtin_memcpy(&quad[1][at], message.key + 16, 16);
      quad[2][at] = static_cast<std::uint32_t>(0 - lane_[i].start);
      __builtin_memcpy(&quad[2][at + 1], message.nonce, 12);
    }
    V column[3][4];
    for (std::size_t r = 0; r < 3; ++r) {
      for (std::size_t j = 0; j < 4; ++j) column[r][j] = hn::Load(d, row[j][r]);
      cipher::transpose_words(column[r][0], column[r][1], column[r][2], column[r][3]);
    }
    wipe(row, sizeof row);
    for (std::size_t c = 0; c < 4; ++c) {
      start_[c] = {hn::Set(d, kConstants[c]), column[0][c], column[1][c], column[2][c]};
      after_[c] = start_[c];
    }
    counters_ = start_[0].d;
    start_[0].d = hn::Zero(d);  // block 0 of all
    next0_ = start_[0];
    cipher::quarter_rounds(next0_, after_[1], after_[2], after_[3]);
  }

  /// The next block of every lane, as Quads in row layout: `use` gets them with their numbers.
  template <class Work, class Use>
  HWY_INLINE void blocks(Work& work, const Use& use) {
    Quad q0 = next0_;
    Quad q1 = after_[1];
    Quad q2 = after_[2];
    Quad q3 = after_[3];
    cipher::rounds_beside(q0, q1, q2, q3, work);
    cipher::add(q0, start_[0]);
    cipher::add(q1, start_[1]);
    cipher::add(q2, start_[2]);
    cipher::add(q3, start_[3]);
    // Column 0 of the next blocks while these are being finished.
    counters_ = hn::Add(counters_, hn::Set(Words(), 1));
    start_[0].d = counters_;
    next0_ = start_[0];
    cipher::quarter_rounds(next0_);
    cipher::use_as_rows(q0, q1, q2, q3, work, use);
  }

  HWY_NOINLINE void make_keystream() {
    cipher::NoWork none;
    blocks(none, [this](std::size_t i, const Quad& q) HWY_ATTR { store(i, q); });
  }

  HWY_INLINE void store(std::size_t quad, Quad q) {
    cipher::rows_to_memory_order(q);
    std::uint8_t* at = keystream_ + quad * cipher::kQuadBytes;
    for (const V v : {q.a, q.b, q.c, q.d}) {
      hn::Store(hn::BitCast(cipher::Bytes(), v), cipher::Bytes(), at);
      at += cipher::kVectorBytes;
    }
  }

  /// Step `step`: encrypts or decrypts its block of every message that has one. kWhole: all have 64 bytes of it.
  /// kWindow: absorbs that window meanwhile.
  template <bool kWhole, bool kWindow>
  HWY_NOINLINE void run_step(std::size_t step, std::size_t window) {
    const std::size_t at = (step - 1) * kBlockBytes;
    fetch(at);
    if constexpr (kWindow) {
      WindowWork work(mac_, place_of(window));
      run_step_beside<kWhole>(at, work);
    } else {
      cipher::NoWork work;
      run_step_beside<kWhole>(at, work);
    }
  }

  HWY_NOINLINE void set_keys() {
    KeyWork work(mac_, edge_);
    cipher::all_units(work);
  }

  /// Step 1, and the keys meanwhile; all have 64 bytes of it.
  HWY_NOINLINE void run_first_step() {
    KeyWork work(mac_, edge_);
    fetch(0);
    run_step_beside<true>(0, work);
  }

  /// Asks for what stands kPrefetch bytes behind byte `at` of the texts.
  HWY_INLINE void fetch(std::size_t at) const {
    for (std::size_t i = 0; i < kBatchBlocks; ++i) {
      __builtin_prefetch(source_[i] + at + kPrefetch);
      __builtin_prefetch(destination_[i] + at + kPrefetch);
    }
  }

  template <bool kWhole, class Work>
  HWY_INLINE void run_step_beside(std::size_t at, Work& work) {
    if constexpr (kWhole) {
      blocks(work, [this, at](std::size_t i, Quad q) HWY_ATTR {
        cipher::rows_to_memory_order(q);
        std::size_t in_quad = 0;
        for (const V v : {q.a, q.b, q.c, q.d}) {
          const std::size_t lane = i * cipher::kGroups + in_quad / kBlockBytes;
          const std::size_t byte = at + in_quad % kBlockBytes;
          cipher::xor_vector(v, source_[lane] + byte, destination_[lane] + byte);
          in_quad += cipher::kVectorBytes;
        }
      });
    } else {
      blocks(work, [this](std::size_t i, const Quad& q) HWY_ATTR { store(i, q); });
      for (std::size_t i = 0; i < kBatchBlocks; ++i) {
        const Lane& lane = lane_[i];
        const std::size_t start = lane.start * kBlockBytes;
        if (at < start || at - start >= lane.bytes) continue;
        xor_text(keystream_ + i * kBlockBytes, source_[i] + at, destination_[i] + at,
                 std::min(kBlockBytes, lane.bytes - (at - start)));
      }
    }
  }

  /// A window beside nothing.
  HWY_NOINLINE void absorb(std::size_t window) {
    WindowWork work(mac_, place_of(window));
    cipher::all_units(work);
  }

  /// Returns the place of a window's blocks; blocks that are not in the text of every lane are put together first.
  HWY_INLINE WindowPlace place_of(std::size_t window) {
    if (window >= first_direct_ && window < end_direct_) return {direct_, window * kWindowBytes, whole_};
    for (std::size_t i = 0; i < kBatchBlocks; ++i) put_together(i, window);
    if (window > last_start_) return {edge_, 0, whole_};
    for (std::size_t i = 0; i < kBatchBlocks; ++i) {
      const Lane& lane = lane_[i];
      for (std::size_t block = 0; block < kWindowBlocks; ++block) {
        const bool exists = window > lane.start || (window == lane.start && block >= lane.zeros);
        top_[block][i] = exists ? mac::kTopBit : 0;
      }
    }
    return {edge_, 0, top_};
  }

  HWY_INLINE void put_together(std::size_t i, std::size_t window) {
    const Lane& lane = lane_[i];
    std::uint8_t* const staged = staged_[i];
    edge_[i] = staged;
    if (window < lane.start) {
      __builtin_memset(staged, 0, kWindowBytes);
      return;
    }
    const std::size_t begin = (window - lane.start) * kWindowBytes;
    const Part aad{lane.message->aad.data(), lane.zeros * kMacBlock, lane.message->aad.size()};
    const Part text{lane.text, lane.before, lane.bytes};
    copy(aad, text, begin, staged);
    if (window + 1 == windows_) {
      const std::uint64_t lengths[2] = {aad.bytes, text.bytes};
      __builtin_memcpy(staged + kWindowBytes - kMacBlock, lengths, sizeof lengths);
    }
  }

  /// A range of bytes that stands in the windows of a message from byte `at` on.
  struct Part {
    const std::uint8_t* data;
    std::size_t at;
    std::size_t bytes;
  };

  /// Copies what two parts have of the window at byte `begin`; other bytes become 0.
  static HWY_INLINE void copy(const Part& a, const Part& b, std::size_t begin, std::uint8_t* window) {
#if HWY_MEM_OPS_MIGHT_FAULT
    __builtin_memset(window, 0, kWindowBytes);
    for (const Part& part : {a, b}) {
      const std::size_t first = std::max(part.at, begin);
      const std::size_t end = std::min(part.at + part.bytes, begin + kWindowBytes);
      if (first < end) __builtin_memcpy(window + (first - begin), part.data + (first - part.at), end - first);
    }
#else
    static_assert(cipher::kVectorBytes == kWindowBytes);
    const cipher::Bytes d;
    const auto load = [=](const Part& part) HWY_ATTR {
      if (part.at >= begin + kWindowBytes || part.at + part.bytes <= begin) return hn::Zero(d);
      const std::size_t first = std::min(std::max(part.at, begin) - begin, kWindowBytes);
      const std::size_t end = std::min(std::max(part.at + part.bytes, begin) - begin, kWindowBytes);
      return hn::MaskedLoad(hn::AndNot(hn::FirstN(d, first), hn::FirstN(d, end)), d, part.data + begin - part.at);
    };
    hn::Store(hn::Or(load(a), load(b)), d, window);
#endif
  }

  Lane lane_[kBatchBlocks];
  std::size_t windows_;
  std::size_t steps_;
  std::size_t last_start_;
  std::size_t lead_;                       ///< windows that reach before the end of the text that a window later begins
  std::size_t first_whole_, last_whole_;   ///< steps in which all lanes have whole blocks
  std::size_t first_direct_, end_direct_;  ///< windows that are in the texts
  const std::uint8_t* source_[kBatchBlocks];  ///< where the texts would begin, had all started together
  std::uint8_t* destination_[kBatchBlocks];
  const std::uint8_t* direct_[kBatchBlocks];  ///< where the windows would, were there nothing but ciphertext
  const std::uint8_t* edge_[kBatchBlocks];
  alignas(64) std::uint64_t whole_[kWindowBlocks][kBatchBlocks];
  alignas(64) std::uint64_t top_[kWindowBlocks][kBatchBlocks];
  alignas(64) std::uint8_t staged_[kBatchBlocks][kWindowBytes];
  alignas(64) std::uint8_t keystream_[kBatchBlocks * kBlockBytes];
  V counters_;
  Quad start_[4];
  Quad after_[4];  ///< columns 1 to 3 after the first round; they lack the counter
  Quad next0_;     ///< column 0 of the next blocks after it
  MacLanes mac_[kHalves];
};

}  // namespace
}  // namespace HWY_NAMESPACE
}  // namespace tandem::chacha20_poly1305
HWY_AFTER_NAMESPACE();
#endif
#endif  // per target
