// Tasks of 256-NIA6 with separate buffers and the tags that the reference variant gives.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "algorithms/zuc/sw/nia6.h"
#include "testing/bytes.h"
#include "testing/run.h"

namespace tandem::testing {

/// One task. Its buffers lie anywhere relative to a multiple of 64, between marked bytes.
class Nia6Job final : public Job {
 public:
  /// tag: what must come out; empty: that of the reference, with `tag_bytes` bytes.
  Nia6Job(Random& random, const Bytes& key, const Bytes& iv, const Bytes& message, std::size_t tag_bytes,
          const Bytes& tag = {})
      : message_(message),
        expected_(tag),
        source_(message.size(), random.below(64)),
        tag_(tag_bytes, random.below(64)) {
    source_.set(message_);
    task.algorithm = Algorithm::nia6;
    task.direction = random.below(2) == 0 ? Direction::encrypt : Direction::decrypt;
    task.key_bytes = zuc::kKey256Bytes;
    std::ranges::copy(key, task.key.begin());
    std::ranges::copy(iv, task.iv.begin());
    task.source = source_.data();
    task.len_bits = 8 * message_.size();
    task.tag = {tag_.data(), tag_bytes};
    if (expected_.empty()) {
      expected_.resize(tag_bytes);
      EXPECT_EQ(zuc::mac_nia6(*zuc::kVariants.find("reference"), task.key, task.iv, message_, expected_), Status::ok);
    }
    given_ = task.direction == Direction::decrypt ? expected_ : Bytes(tag_bytes, kUntouched);
    tag_.set(given_);
  }
  /// A random message, with a tag of any length.
  Nia6Job(Random& random, std::size_t bytes)
      : Nia6Job(random, random_bytes(random, zuc::kKey256Bytes), random_bytes(random, zuc::kIvBytes),
                random_bytes(random, bytes), any_tag_bytes(random)) {}

  static std::size_t any_tag_bytes(Random& random) {
    return zuc::kNia6MinTagBytes + random.below(zuc::kNia6MaxTagBytes - zuc::kNia6MinTagBytes + 1);
  }

  /// Changes one bit of the tag, of the message, of the iv or of the key; for a task that decrypts.
  void forge(Random& random) {
    const std::array<std::span<std::uint8_t>, 4> places = {task.tag, std::span(task.iv), std::span(task.key),
                                                           std::span(source_.data(), message_.size())};
    const std::span<std::uint8_t> place = places[random.below(message_.empty() ? 3 : 4)];
    place[random.below(place.size())] ^= static_cast<std::uint8_t>(1U << random.below(8));
    message_ = source_.content();
    given_ = tag_.content();
  }

  [[nodiscard]] bool right() const override {
    return task.completion.status == Status::ok && tag_.content() == expected_ && around_intact();
  }
  [[nodiscard]] bool untouched() const override { return tag_.content() == given_ && around_intact(); }
  /// Returns whether the task ended with `authentication` and wrote nothing.
  [[nodiscard]] bool refused() const { return task.completion.status == Status::authentication && untouched(); }

 private:
  static constexpr std::uint8_t kUntouched = 0xee;

  [[nodiscard]] bool around_intact() const {
    return source_.intact() && tag_.intact() && source_.content() == message_;
  }

  Bytes message_;
  Bytes expected_;
  Guarded source_;
  Guarded tag_;
  Bytes given_;
};

using Nia6Jobs = std::vector<std::unique_ptr<Nia6Job>>;

/// `count` jobs under one key, with whole tags.
inline Nia6Jobs make_nia6_jobs(Random& random, std::size_t count, std::size_t bytes) {
  const Bytes key = random_bytes(random, zuc::kKey256Bytes);
  Nia6Jobs jobs;
  for (std::size_t i = 0; i < count; ++i) {
    jobs.push_back(std::make_unique<Nia6Job>(random, key, random_bytes(random, zuc::kIvBytes),
                                             random_bytes(random, bytes), zuc::kNia6MaxTagBytes));
  }
  return jobs;
}

}  // namespace tandem::testing
