// Tasks of 256-NEA6 with separate buffers and the answers that the reference variant gives.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <memory>
#include <vector>

#include "algorithms/zuc/sw/zuc256.h"
#include "testing/bytes.h"
#include "testing/run.h"

namespace tandem::testing {

/// One task. Its buffers lie anywhere relative to a multiple of 64, between marked bytes; the bits past its length are
/// random where it reads them.
class Nea6Job final : public Job {
 public:
  using Key = std::array<std::uint8_t, zuc::kKey256Bytes>;
  using Iv = std::array<std::uint8_t, zuc::kIvBytes>;

  static Key random_key(Random& random) {
    Key key;
    random.fill(key);
    return key;
  }
  static Iv random_iv(Random& random) {
    Iv iv;
    random.fill(iv);
    return iv;
  }

  Nea6Job(Random& random, std::uint64_t len_bits) : Nea6Job(random, len_bits, random_key(random), random_iv(random)) {}
  Nea6Job(Random& random, std::uint64_t len_bits, const Key& key, const Iv& iv)
      : message_((len_bits + 7) / 8),
        source_(message_.size(), random.below(64)),
        destination_(message_.size(), random.below(64)),
        expected_(message_.size()) {
    random.fill(message_);
    const bool in_place = random.below(2) == 0;
    source_.set(message_);
    destination_.set(in_place ? message_ : Bytes(message_.size(), kUntouched));
    given_ = destination_.content();
    task.algorithm = Algorithm::nea6;
    task.direction = random.below(2) == 0 ? Direction::encrypt : Direction::decrypt;
    task.key_bytes = zuc::kKey256Bytes;
    task.key = key;
    task.iv = iv;
    task.source = in_place ? destination_.data() : source_.data();
    task.destination = destination_.data();
    task.len_bits = len_bits;
    zuc::crypt_nea6(*zuc::kVariants.find("reference"), key, iv, message_.data(), expected_.data(), len_bits);
  }

  [[nodiscard]] const Bytes& message() const { return message_; }
  [[nodiscard]] Bytes result() const { return destination_.content(); }
  [[nodiscard]] bool right() const override {
    return task.completion.status == Status::ok && result() == expected_ && around_intact();
  }
  [[nodiscard]] bool untouched() const override { return result() == given_ && around_intact(); }

 private:
  static constexpr std::uint8_t kUntouched = 0xee;

  [[nodiscard]] bool around_intact() const {
    return source_.intact() && destination_.intact() && source_.content() == message_;
  }

  Bytes message_;
  Guarded source_;
  Guarded destination_;
  Bytes expected_;
  Bytes given_;
};

using Nea6Jobs = std::vector<std::unique_ptr<Nea6Job>>;

/// `count` jobs under one key.
inline Nea6Jobs make_nea6_jobs(Random& random, std::size_t count, std::uint64_t len_bits) {
  const Nea6Job::Key key = Nea6Job::random_key(random);
  Nea6Jobs jobs;
  for (std::size_t i = 0; i < count; ++i) {
    jobs.push_back(std::make_unique<Nea6Job>(random, len_bits, key, Nea6Job::random_iv(random)));
  }
  return jobs;
}

}  // namespace tandem::testing
