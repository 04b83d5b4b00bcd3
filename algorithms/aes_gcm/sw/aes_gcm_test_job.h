// Tasks with buffers of their own and the answers that they must have, for the tests of engines.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "algorithms/aes_gcm/sw/aes_gcm_test_data.h"
#include "testing/run.h"

namespace tandem::aes_gcm::testing {

/// One task. Its buffers lie anywhere relative to a multiple of 64, between marked bytes.
class Job final : public tandem::testing::Job {
 public:
  /// A random message of `bytes` bytes.
  Job(Random& random, Direction direction, std::size_t bytes, std::size_t aad_bytes, bool in_place = false)
      : Job(random, direction, Case(random, bytes, aad_bytes), in_place) {}
  Job(Random& random, Direction direction, Case expected, bool in_place = false)
      : expected_(std::move(expected)),
        source_(expected_.plaintext.size(), random.below(64)),
        destination_(expected_.plaintext.size(), random.below(64)),
        aad_(expected_.aad.size(), random.below(64)),
        tag_(expected_.tag.size(), random.below(64)) {
    const bool encrypts = direction == Direction::encrypt;
    source_.set(encrypts ? expected_.plaintext : expected_.ciphertext);
    destination_.set(in_place ? source_.content() : Bytes(expected_.plaintext.size(), kUntouched));
    aad_.set(expected_.aad);
    tag_.set(encrypts ? Bytes(expected_.tag.size(), kUntouched) : expected_.tag);
    task.algorithm = Algorithm::aes_gcm;
    task.direction = direction;
    task.key_bytes = static_cast<std::uint8_t>(expected_.key.size());
    std::copy(expected_.key.begin(), expected_.key.end(), task.key.begin());
    std::copy(expected_.iv.begin(), expected_.iv.end(), task.iv.begin() + 4);
    task.source = in_place ? destination_.data() : source_.data();
    task.destination = destination_.data();
    task.len_bits = 8 * expected_.plaintext.size();
    task.aad = {aad_.data(), expected_.aad.size()};
    task.tag = {tag_.data(), expected_.tag.size()};
    remember();
  }

  /// Changes one bit of what the task is given: of the message, the aad, the tag, the iv or the key.
  void forge(Random& random) {
    const std::array<std::span<std::uint8_t>, 5> places = {
        std::span(task.source == task.destination ? destination_.data() : source_.data(), given_source_.size()),
        std::span(aad_.data(), given_aad_.size()), task.tag, std::span(task.iv).subspan(4),
        std::span(task.key).first(task.key_bytes)};
    std::span<std::uint8_t> place;
    while (place.empty()) place = places[random.below(places.size())];
    place[random.below(place.size())] ^= static_cast<std::uint8_t>(1U << random.below(8));
    remember();
  }

  [[nodiscard]] Bytes result() const { return destination_.content(); }
  [[nodiscard]] bool right() const override {
    return task.completion.status == Status::ok &&
           result() == (task.direction == Direction::encrypt ? expected_.ciphertext : expected_.plaintext) &&
           tag_.content() == expected_.tag && around_intact();
  }
  [[nodiscard]] bool untouched() const override {
    return result() == given_destination_ && tag_.content() == given_tag_ && around_intact();
  }
  /// Whether it ended as not authentic, and left only zeros.
  [[nodiscard]] bool refused() const {
    return task.completion.status == Status::authentication && result() == Bytes(given_source_.size(), 0) &&
           tag_.content() == given_tag_ && around_intact();
  }

 private:
  static constexpr std::uint8_t kUntouched = 0xee;

  /// Keeps what the task is given.
  void remember() {
    given_source_ = source_.content();
    given_destination_ = destination_.content();
    given_aad_ = aad_.content();
    given_tag_ = tag_.content();
  }
  [[nodiscard]] bool around_intact() const {
    return source_.intact() && destination_.intact() && aad_.intact() && tag_.intact() &&
           source_.content() == given_source_ && aad_.content() == given_aad_;
  }

  Case expected_;
  Bytes given_source_;
  Bytes given_destination_;
  Bytes given_aad_;
  Bytes given_tag_;
  Guarded source_;
  Guarded destination_;
  Guarded aad_;
  Guarded tag_;
};

using Jobs = std::vector<std::unique_ptr<Job>>;
using tandem::testing::run;

/// `count` jobs under one key, that encrypt and decrypt in turn.
inline Jobs make_jobs(Random& random, std::size_t count, std::size_t bytes) {
  const Bytes key = random_bytes(random, random.below(2) == 0 ? 16 : 32);
  Jobs jobs;
  for (std::size_t i = 0; i < count; ++i) {
    jobs.push_back(std::make_unique<Job>(
        random, i % 2 == 0 ? Direction::encrypt : Direction::decrypt,
        Case(key, random_bytes(random, kIvBytes), random_bytes(random, 13), random_bytes(random, bytes))));
  }
  return jobs;
}

}  // namespace tandem::aes_gcm::testing
