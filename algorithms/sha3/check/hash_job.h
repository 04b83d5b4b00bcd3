// Tasks of SHA-3 and SHAKE with separate buffers and the digests that the reference variant gives.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <memory>
#include <vector>

#include "algorithms/sha3/sw/sha3.h"
#include "testing/bytes.h"
#include "testing/run.h"

namespace tandem::testing {

inline constexpr std::array kHashFunctions = {Algorithm::sha3_224, Algorithm::sha3_256, Algorithm::sha3_384,
                                              Algorithm::sha3_512, Algorithm::shake128, Algorithm::shake256};

inline bool is_hash(Algorithm algorithm) {
  return std::ranges::find(kHashFunctions, algorithm) != kHashFunctions.end();
}

inline const sha3::Function& hash_function(Algorithm algorithm) {
  return sha3::kFunctions[std::ranges::find(kHashFunctions, algorithm) - kHashFunctions.begin()];
}

/// One task. Its buffers lie anywhere relative to a multiple of 64, between marked bytes.
class HashJob final : public Job {
 public:
  /// A random message; of SHAKE a digest of any length.
  HashJob(Algorithm algorithm, Random& random, std::size_t bytes)
      : HashJob(algorithm, random, random_bytes(random, bytes), any_digest_bytes(algorithm, random)) {}
  HashJob(Algorithm algorithm, Random& random, const Bytes& message, std::size_t digest_bytes)
      : message_(message),
        expected_(digest_bytes),
        source_(message.size(), random.below(64)),
        digest_(digest_bytes, random.below(64)) {
    source_.set(message_);
    digest_.set(Bytes(digest_bytes, kUntouched));
    task.algorithm = algorithm;
    task.source = source_.data();
    task.len_bits = 8 * message_.size();
    task.tag = {digest_.data(), digest_bytes};
    sha3::Message answer{message_.data(), message_.size(), expected_, Status::would_block};
    sha3::kVariants.find("reference")->hash(hash_function(algorithm), {&answer, 1});
    EXPECT_EQ(answer.status, Status::ok);
  }

  [[nodiscard]] Bytes digest() const { return digest_.content(); }
  [[nodiscard]] bool right() const override {
    return task.completion.status == Status::ok && digest_.content() == expected_ && around_intact();
  }
  [[nodiscard]] bool untouched() const override {
    return digest_.content() == Bytes(expected_.size(), kUntouched) && around_intact();
  }

 private:
  static constexpr std::uint8_t kUntouched = 0xee;

  static std::size_t any_digest_bytes(Algorithm algorithm, Random& random) {
    const std::size_t bytes = hash_function(algorithm).digest_bytes;
    return bytes != 0 ? bytes : 1 + random.below(400);
  }
  [[nodiscard]] bool around_intact() const {
    return source_.intact() && digest_.intact() && source_.content() == message_;
  }

  Bytes message_;
  Bytes expected_;
  Guarded source_;
  Guarded digest_;
};

using HashJobs = std::vector<std::unique_ptr<HashJob>>;

}  // namespace tandem::testing
