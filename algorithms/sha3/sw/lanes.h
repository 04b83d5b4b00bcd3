// Assigns messages to the lanes of a vector unit and feeds each lane its next block. Private to this folder.
// Freestanding.
//
// A kernel permutes the states of all lanes at once. Every lane goes through the blocks of its message, the padded last
// one, and the further output that SHAKE may be asked for; then it takes the next message, whatever the others do.
//
// Standard  FIPS 202, sections 4 and 5.1
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>

#include "algorithms/sha3/sw/sha3.h"
#include "engine/wipe.h"

namespace tandem::sha3 {

/// Input of a lane before each permutation: `bytes` of the rate from `source` on, which moves by `step`.
struct Feed {
  const std::uint8_t* source;
  std::size_t step;
};

/// Adds `blocks` blocks of `rate_words` words to the state of every lane, and permutes after each. Word w of lane l is
/// state[w * lanes + l], aligned to 64 bytes. Moves the feeds.
using Absorb = void(std::uint64_t* state, Feed* feeds, std::size_t rate_words, std::size_t blocks);

template <std::size_t kLanes>
class Lanes {
 public:
  /// absorb_one: the kernel of one lane, for a message that has no others beside it.
  Lanes(const Function& function, std::span<Message> messages, Absorb* absorb, Absorb* absorb_one)
      : function_(function), waiting_(messages), absorb_(absorb), absorb_one_(absorb_one) {}
  Lanes(const Lanes&) = delete;
  Lanes& operator=(const Lanes&) = delete;
  ~Lanes() {
    wipe(state_, sizeof state_);
    wipe(last_, sizeof last_);
  }

  void run() {
    for (std::size_t lane = 0; lane < kLanes; ++lane) take_next(lane);
    while (busy_ > 0) {
      std::size_t blocks = ~std::size_t{0};
      std::size_t last_busy = 0;
      for (std::size_t lane = 0; lane < kLanes; ++lane) {
        if (lanes_[lane].message == nullptr) continue;
        blocks = std::min(blocks, lanes_[lane].blocks);
        last_busy = lane;
      }
      if (kLanes > 1 && busy_ == 1) {
        absorb_alone(last_busy, blocks);
      } else {
        absorb_(state_, feeds_, function_.rate_bytes / 8, blocks);
      }
      for (std::size_t lane = 0; lane < kLanes; ++lane) {
        if (lanes_[lane].message == nullptr) continue;
        lanes_[lane].blocks -= blocks;
        if (lanes_[lane].blocks == 0) advance(lane);
      }
    }
  }

 private:
  static constexpr std::size_t kMaxRateBytes = 168;
  static constexpr std::uint8_t kZeros[kMaxRateBytes] = {};

  struct Lane {
    Message* message = nullptr;  ///< none: idle
    std::size_t blocks = 0;      ///< until the next thing to do
    bool padded = false;         ///< its last block was added
    std::size_t written = 0;     ///< bytes of the digest
  };

  void absorb_alone(std::size_t at, std::size_t blocks) {
    std::uint64_t column[kStateWords];
    for (std::size_t word = 0; word < kStateWords; ++word) column[word] = state_[word * kLanes + at];
    absorb_one_(column, &feeds_[at], function_.rate_bytes / 8, blocks);
    for (std::size_t word = 0; word < kStateWords; ++word) state_[word * kLanes + at] = column[word];
    wipe(column, sizeof column);
  }

  /// Takes a lane on after the last of the blocks that it was waiting for: to its padding, or to its digest.
  void advance(std::size_t at) {
    Lane& lane = lanes_[at];
    if (!lane.padded) return pad(at);
    const std::size_t count = std::min(function_.rate_bytes, lane.message->digest.size() - lane.written);
    for (std::size_t i = 0; i < count; i += 8) {
      const std::uint64_t word = state_[i / 8 * kLanes + at];
      __builtin_memcpy(lane.message->digest.data() + lane.written + i, &word, std::min<std::size_t>(8, count - i));
    }
    lane.written += count;
    if (lane.written == lane.message->digest.size()) return take_next(at);
    feeds_[at] = {kZeros, 0};
    lane.blocks = 1;
  }

  /// Whole blocks are behind the lane.
  void pad(std::size_t at) {
    Lane& lane = lanes_[at];
    std::uint8_t* last = last_[at];
    const std::size_t left = lane.message->bytes % function_.rate_bytes;
    std::fill_n(last, kMaxRateBytes, std::uint8_t{0});
    std::copy_n(lane.message->source + lane.message->bytes - left, left, last);
    last[left] = function_.suffix;
    last[function_.rate_bytes - 1] |= 0x80;
    feeds_[at] = {last, 0};
    lane.blocks = 1;
    lane.padded = true;
  }

  /// Begins the next message that can be hashed, or leaves the lane idle.
  void take_next(std::size_t at) {
    Lane& lane = lanes_[at];
    busy_ -= lane.message != nullptr;
    lane = {};
    feeds_[at] = {kZeros, 0};
    while (lane.message == nullptr && !waiting_.empty()) {
      Message& message = waiting_.front();
      waiting_ = waiting_.subspan(1);
      message.status = check(function_, message.digest.size());
      if (message.status == Status::ok) lane.message = &message;
    }
    if (lane.message == nullptr) return;
    ++busy_;
    for (std::size_t word = 0; word < kStateWords; ++word) state_[word * kLanes + at] = 0;
    feeds_[at] = {lane.message->source, function_.rate_bytes};
    lane.blocks = lane.message->bytes / function_.rate_bytes;
    if (lane.blocks == 0) pad(at);
  }

  alignas(64) std::uint64_t state_[kStateWords * kLanes] = {};
  Feed feeds_[kLanes];
  Lane lanes_[kLanes];
  std::uint8_t last_[kLanes][kMaxRateBytes] = {};
  std::size_t busy_ = 0;
  const Function& function_;
  std::span<Message> waiting_;
  Absorb* absorb_;
  Absorb* absorb_one_;
};

}  // namespace tandem::sha3
