// Tasks of AES-GCM, ChaCha20-Poly1305 and 256-NCA6 with separate buffers and the results of the reference variants.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <memory>
#include <span>
#include <utility>
#include <vector>

#include "testing/aead.h"
#include "testing/jobs/aead_message.h"
#include "testing/run.h"

namespace tandem::testing {

inline constexpr std::array kAeads = {Algorithm::chacha20_poly1305, Algorithm::aes_gcm, Algorithm::nca6};

/// The lengths in bytes that tasks of an algorithm take. The iv is at the end of the task's, behind zeros.
struct AeadLengths {
  std::vector<std::size_t> key;
  std::size_t iv;
  std::vector<std::size_t> tag;
};

inline AeadLengths aead_lengths(Algorithm algorithm) {
  if (algorithm == Algorithm::aes_gcm) return {.key = {16, 24, 32}, .iv = 12, .tag = {4, 8, 12, 13, 14, 15, 16}};
  if (algorithm == Algorithm::nca6) {
    return {.key = {32}, .iv = 16, .tag = {4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16}};
  }
  return {.key = {32}, .iv = 12, .tag = {16}};
}

/// A message with the results of the reference; its iv, aad and plaintext are random.
inline AeadMessage aead_message(Algorithm algorithm, Random& random, const Bytes& key, std::size_t bytes,
                                std::size_t aad_bytes, std::size_t tag_bytes = 16) {
  const Bytes iv = random_bytes(random, aead_lengths(algorithm).iv);
  const Bytes aad = random_bytes(random, aad_bytes);
  const Bytes text = random_bytes(random, bytes);
  if (algorithm == Algorithm::aes_gcm) return aes_gcm_message(key, iv, aad, text, tag_bytes);
  if (algorithm == Algorithm::nca6) return nca6_message(key, iv, aad, text, tag_bytes);
  EXPECT_EQ(tag_bytes, chacha20_poly1305::kTagBytes);
  return chacha20_poly1305_message(key, iv, aad, text);
}

/// A key of any length.
inline Bytes aead_key(Algorithm algorithm, Random& random) {
  const std::vector<std::size_t> lengths = aead_lengths(algorithm).key;
  return random_bytes(random, lengths[random.below(lengths.size())]);
}

/// One task. Its buffers lie anywhere relative to a multiple of 64, between marked bytes.
class AeadJob final : public Job {
 public:
  AeadJob(Random& random, Direction direction, AeadMessage expected, bool in_place = false)
      : exchange_(std::move(expected), direction, in_place, &random) {
    const AeadMessage& message = exchange_.expected();
    task.algorithm = message.algorithm;
    task.direction = direction;
    task.key_bytes = static_cast<std::uint8_t>(message.key.size());
    std::ranges::copy(message.key, task.key.begin());
    std::ranges::copy(message.iv, own_iv().begin());
    task.source = exchange_.source().data();
    task.destination = exchange_.destination();
    task.len_bits = 8 * message.plaintext.size();
    task.aad = exchange_.aad();
    task.tag = exchange_.tag();
  }
  /// A random message of `bytes` bytes.
  AeadJob(Algorithm algorithm, Random& random, Direction direction, std::size_t bytes, std::size_t aad_bytes,
          bool in_place = false)
      : AeadJob(random, direction, aead_message(algorithm, random, aead_key(algorithm, random), bytes, aad_bytes),
                in_place) {}

  /// Changes one bit of the task's input: of the message, the aad, the tag, the iv or the key.
  void forge(Random& random) {
    const std::array<std::span<std::uint8_t>, 5> places = {exchange_.source(), exchange_.aad(), exchange_.tag(),
                                                           own_iv(), std::span(task.key).first(task.key_bytes)};
    std::span<std::uint8_t> place;
    while (place.empty()) place = places[random.below(places.size())];
    exchange_.forge(place, random.below(8 * place.size()));
  }

  [[nodiscard]] bool right() const override { return task.completion.status == Status::ok && exchange_.right(); }
  [[nodiscard]] bool untouched() const override { return exchange_.untouched(); }
  /// Returns whether the task ended as not authentic and left only zeros.
  [[nodiscard]] bool refused() const { return task.completion.status == Status::authentication && exchange_.wiped(); }

 private:
  /// The part of the task's iv that belongs to the message.
  std::span<std::uint8_t> own_iv() { return std::span(task.iv).last(exchange_.expected().iv.size()); }

  AeadExchange exchange_;
};

using AeadJobs = std::vector<std::unique_ptr<AeadJob>>;

/// Returns `count` jobs under one key, of the length that every engine takes, which encrypt and decrypt in turn.
inline AeadJobs make_aead_jobs(Algorithm algorithm, Random& random, std::size_t count, std::size_t bytes) {
  const Bytes key = random_bytes(random, aead_lengths(algorithm).key.back());
  AeadJobs jobs;
  for (std::size_t i = 0; i < count; ++i) {
    jobs.push_back(std::make_unique<AeadJob>(random, i % 2 == 0 ? Direction::encrypt : Direction::decrypt,
                                             aead_message(algorithm, random, key, bytes, 13)));
  }
  return jobs;
}

}  // namespace tandem::testing
