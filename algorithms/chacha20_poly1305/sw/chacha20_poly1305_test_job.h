// Tasks with buffers of their own and the answers that they must have, for the tests of engines.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "algorithms/chacha20_poly1305/sw/chacha20_poly1305.h"
#include "engine/task.h"
#include "testing/bytes.h"
#include "testing/run.h"

namespace tandem::chacha20_poly1305::testing {

using tandem::testing::Bytes;
using tandem::testing::Guarded;
using tandem::testing::Random;

/// What a message is sealed with.
struct Seal {
  std::array<std::uint8_t, kKeyBytes> key{};
  std::array<std::uint8_t, kNonceBytes> nonce{};
  Bytes aad;

  Seal() = default;
  Seal(Random& random, std::size_t aad_bytes) : aad(aad_bytes) {
    random.fill(key);
    random.fill(nonce);
    random.fill(aad);
  }
};

struct Sealed {
  Bytes ciphertext;
  std::array<std::uint8_t, kTagBytes> tag{};
};

/// What the variant `reference` makes of a message.
inline Sealed seal_by_reference(const Seal& seal, const Bytes& plaintext) {
  Sealed sealed{.ciphertext = Bytes(plaintext.size())};
  Message message{.key = seal.key.data(),
                  .nonce = seal.nonce.data(),
                  .aad = seal.aad,
                  .source = plaintext.data(),
                  .destination = sealed.ciphertext.data(),
                  .bytes = plaintext.size(),
                  .tag = sealed.tag.data(),
                  .status = Status::ok};
  EXPECT_EQ(encrypt(*find("reference"), message), Status::ok);
  return sealed;
}

/// One task. Its buffers lie anywhere relative to a multiple of 64, between marked bytes.
class Job {
 public:
  /// A random message under a random seal.
  Job(Random& random, Direction direction, std::size_t bytes, std::size_t aad_bytes, bool in_place = false)
      : Job(random, direction, Seal(random, aad_bytes), random_bytes(random, bytes), in_place) {}
  Job(Random& random, Direction direction, const Seal& seal, Bytes plaintext, bool in_place = false)
      : plaintext_(std::move(plaintext)),
        sealed_(seal_by_reference(seal, plaintext_)),
        source_(plaintext_.size(), random.below(64)),
        destination_(plaintext_.size(), random.below(64)),
        aad_(seal.aad.size(), random.below(64)),
        tag_(kTagBytes, random.below(64)) {
    const bool encrypts = direction == Direction::encrypt;
    task.algorithm = Algorithm::chacha20_poly1305;
    task.direction = direction;
    task.key_bytes = kKeyBytes;
    task.key = seal.key;
    std::copy(seal.nonce.begin(), seal.nonce.end(), task.iv.begin() + 4);
    source_.set(encrypts ? plaintext_ : sealed_.ciphertext);
    destination_.set(in_place ? source_.content() : Bytes(plaintext_.size(), kUntouched));
    aad_.set(seal.aad);
    tag_.set(encrypts ? Bytes(kTagBytes, kUntouched) : Bytes(sealed_.tag.begin(), sealed_.tag.end()));
    task.source = in_place ? destination_.data() : source_.data();
    task.destination = destination_.data();
    task.len_bits = 8 * plaintext_.size();
    task.aad = {aad_.data(), seal.aad.size()};
    task.tag = {tag_.data(), kTagBytes};
    remember();
  }
  Job(const Job&) = delete;
  Job& operator=(const Job&) = delete;

  /// Changes one bit of what the task is given: of the message, the aad, the tag, the nonce or the key.
  void forge(Random& random) {
    const std::array<std::span<std::uint8_t>, 5> places = {
        std::span(task.source == task.destination ? destination_.data() : source_.data(), plaintext_.size()),
        std::span(aad_.data(), given_aad_.size()), task.tag, std::span(task.iv).subspan(4), task.key};
    std::span<std::uint8_t> place;
    while (place.empty()) place = places[random.below(places.size())];
    place[random.below(place.size())] ^= static_cast<std::uint8_t>(1U << random.below(8));
    remember();
  }

  /// Ended well, with the right result and tag, and nothing else written.
  [[nodiscard]] bool right() const {
    const bool encrypts = task.direction == Direction::encrypt;
    return task.completion.status == Status::ok &&
           destination_.content() == (encrypts ? sealed_.ciphertext : plaintext_) &&
           std::ranges::equal(task.tag, sealed_.tag) && around_intact();
  }
  /// Ended as not authentic, and left only zeros.
  [[nodiscard]] bool refused() const {
    return task.completion.status == Status::authentication && destination_.content() == Bytes(plaintext_.size(), 0) &&
           tag_.content() == given_tag_ && around_intact();
  }
  /// Nothing was written.
  [[nodiscard]] bool untouched() const {
    return destination_.content() == given_destination_ && tag_.content() == given_tag_ && around_intact();
  }

 private:
  static constexpr std::uint8_t kUntouched = 0xee;

  static Bytes random_bytes(Random& random, std::size_t bytes) {
    Bytes content(bytes);
    random.fill(content);
    return content;
  }
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

  Bytes plaintext_;
  Sealed sealed_;
  Bytes given_source_;
  Bytes given_destination_;
  Bytes given_aad_;
  Bytes given_tag_;
  Guarded source_;
  Guarded destination_;
  Guarded aad_;
  Guarded tag_;

 public:
  Task task;
};

using Jobs = std::vector<std::unique_ptr<Job>>;
using tandem::testing::run;

}  // namespace tandem::chacha20_poly1305::testing
