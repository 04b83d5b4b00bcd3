// Tasks with separate buffers and the answers that they must have, for the tests of engines.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <memory>
#include <vector>

#include "algorithms/chacha20/check/chacha20_fixture.h"
#include "testing/run.h"

namespace tandem::chacha20::testing {

/// One task. Its buffers lie anywhere relative to a multiple of 64, between marked bytes.
class ChaCha20Job final : public tandem::testing::Job {
 public:
  ChaCha20Job(Random& random, std::uint64_t len_bits, bool in_place = false)
      : ChaCha20Job(random, len_bits, in_place, Secret(random)) {}
  ChaCha20Job(Random& random, std::uint64_t len_bits, bool in_place, const Secret& secret)
      : secret_(secret),
        message_(bytes_of(len_bits)),
        source_(message_.size(), random.below(64)),
        destination_(message_.size(), random.below(64)) {
    random.fill(message_);
    source_.set(message_);
    destination_.set(untouched_content());
    task.algorithm = Algorithm::chacha20;
    task.key_bytes = kKeyBytes;
    task.key = secret.key;
    for (std::size_t i = 0; i < 4; ++i) task.iv[i] = static_cast<std::uint8_t>(secret.counter >> (8 * i));
    std::copy(secret.nonce.begin(), secret.nonce.end(), task.iv.begin() + 4);
    if (in_place) destination_.set(message_);
    task.source = in_place ? destination_.data() : source_.data();
    task.destination = destination_.data();
    task.len_bits = len_bits;
  }

  [[nodiscard]] Bytes result() const { return destination_.content(); }
  [[nodiscard]] Bytes expected() const { return expected_crypt(secret_.state(), message_, task.len_bits); }
  [[nodiscard]] bool right() const override {
    return task.completion.status == Status::ok && result() == expected() && destination_.intact() &&
           source_.intact() && (task.source == task.destination || source_.content() == message_);
  }
  [[nodiscard]] bool untouched() const override {
    return result() == (task.source == task.destination ? message_ : untouched_content()) && destination_.intact();
  }

 private:
  [[nodiscard]] Bytes untouched_content() const { return Bytes(message_.size(), 0xee); }

  Secret secret_;
  Bytes message_;
  Guarded source_;
  Guarded destination_;
};

using ChaCha20Jobs = std::vector<std::unique_ptr<ChaCha20Job>>;

/// `count` jobs under one key.
inline ChaCha20Jobs make_jobs(Random& random, std::size_t count, std::uint64_t len_bits) {
  Secret secret(random);
  secret.counter &= 0x0fff'ffff;  // far from its end
  ChaCha20Jobs jobs;
  for (std::size_t i = 0; i < count; ++i) {
    random.fill(secret.nonce);
    jobs.push_back(std::make_unique<ChaCha20Job>(random, len_bits, false, secret));
  }
  return jobs;
}

using tandem::testing::run;

}  // namespace tandem::chacha20::testing
