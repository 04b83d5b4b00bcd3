// Runs PDUs through one kernel, for tests: what the scheduler does, without its choices.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <memory>
#include <ostream>
#include <span>
#include <vector>

#include "algorithms/snow3g/sw/snow3g.h"
#include "testing/bytes.h"

namespace tandem::snow3g {

/// Lets GoogleTest print a parameter as the variant's name.
inline void PrintTo(const Variant& variant, std::ostream* out) { *out << variant.name; }

}  // namespace tandem::snow3g

namespace tandem::snow3g::testing {

/// A kernel's output: `stride` bytes per lane, marked beforehand.
class KeystreamBuffer {
 public:
  KeystreamBuffer(std::size_t lanes, std::size_t max_words)
      : stride_(round_up(4 * max_words) + 64), bytes_(lanes * stride_ + 64, kMark) {
    data_ = bytes_.data() + (64 - reinterpret_cast<std::uintptr_t>(bytes_.data()) % 64) % 64;
  }
  [[nodiscard]] std::size_t stride() const { return stride_; }
  std::uint8_t* lane(std::size_t l) { return data_ + l * stride_; }

  /// Returns whether no lane was written past `words` words, rounded up to 64 bytes; marks everything again.
  bool intact_past(std::size_t words, std::size_t lanes) {
    bool intact = true;
    for (std::size_t l = 0; l < lanes; ++l) {
      intact &= std::all_of(lane(l) + round_up(4 * words), lane(l) + stride_, [](auto byte) { return byte == kMark; });
    }
    std::fill(bytes_.begin(), bytes_.end(), kMark);
    return intact;
  }

 private:
  static constexpr std::uint8_t kMark = 0x5a;
  static std::size_t round_up(std::size_t bytes) { return (bytes + 63) / 64 * 64; }

  std::size_t stride_;
  tandem::testing::Bytes bytes_;
  std::uint8_t* data_;
};

inline void copy_column(const lanes::State& from, std::size_t from_lanes, std::size_t from_lane, lanes::State& to,
                        std::size_t to_lanes, std::size_t to_lane) {
  for (std::size_t r = 0; r < kRows; ++r) to.words[r * to_lanes + to_lane] = from.words[r * from_lanes + from_lane];
}

/// Runs up to kernel.lanes PDUs side by side, in slices of 16 words times 1 to 8.
inline void run(const lanes::Function& function, const lanes::Kernel& kernel, std::span<Pdu> pdus,
                tandem::testing::Random& random) {
  constexpr std::size_t kMaxWords = 128;
  const auto state = std::make_unique<lanes::State>();
  std::vector<lanes::Job> jobs(pdus.size());
  std::uint64_t left = 0;
  for (std::size_t l = 0; l < pdus.size(); ++l) {
    jobs[l].pdu = &pdus[l];
    jobs[l].words_total = function.keystream_words(pdus[l].len_bits);
    left = std::max(left, jobs[l].words_total);
    function.load(pdus[l], state->words + l, kernel.lanes);
  }
  kernel.initialise(*state);
  KeystreamBuffer buffer(kernel.lanes, kMaxWords);
  while (left > 0) {
    const std::size_t words = std::min<std::uint64_t>(left, 16 * (1 + random.below(kMaxWords / 16)));
    kernel.generate(*state, buffer.lane(0), buffer.stride(), words);
    for (std::size_t l = 0; l < jobs.size(); ++l) {
      const std::uint64_t mine = std::min<std::uint64_t>(words, jobs[l].words_total - jobs[l].words_done);
      if (mine > 0) function.absorb(jobs[l], buffer.lane(l), mine);
      jobs[l].words_done += mine;
    }
    left -= words;
  }
}

/// A PDU with random parameters and text. `source` is filled, its bits past the length too.
struct RandomPdu {
  RandomPdu(tandem::testing::Random& random, std::uint64_t len_bits) : key(kKeyBytes) {
    pdu.len_bits = len_bits;
    text.resize(pdu.bytes());
    random.fill(key);
    random.fill(text);
    pdu.key = key.data();
    pdu.count = static_cast<std::uint32_t>(random.next());
    pdu.bearer = static_cast<std::uint8_t>(random.below(32));
    pdu.direction = static_cast<std::uint8_t>(random.below(2));
    pdu.source = text.data();
  }

  tandem::testing::Bytes key;
  tandem::testing::Bytes text;
  Pdu pdu;
};

}  // namespace tandem::snow3g::testing
