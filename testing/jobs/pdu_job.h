// Tasks of 128-EEA1 .. 128-EIA3 with separate buffers and the results of the reference variants.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <memory>
#include <string_view>
#include <utility>
#include <vector>

#include "algorithms/aes/sw/aes.h"
#include "algorithms/snow3g/sw/snow3g.h"
#include "algorithms/zuc/sw/zuc.h"
#include "engine/lanes/run_one.h"
#include "testing/bytes.h"
#include "testing/run.h"

namespace tandem::testing {

inline constexpr std::array kPduFunctions = {Algorithm::eea1, Algorithm::eia1, Algorithm::eea2,
                                             Algorithm::eia2, Algorithm::eea3, Algorithm::eia3};

inline constexpr std::array kIntegrityFunctions = {Algorithm::eia1, Algorithm::eia2, Algorithm::eia3};

inline bool is_integrity(Algorithm function) {
  return std::ranges::find(kIntegrityFunctions, function) != kIntegrityFunctions.end();
}

/// Runs a PDU alone, with the reference variant.
inline void run_reference(Algorithm function, Pdu& pdu) {
  constexpr std::string_view kName = "reference";
  Pdu* const one = &pdu;
  switch (function) {
    case Algorithm::eea1:
      return lanes::run_one(snow3g::kVariants.find(kName)->eea, pdu);
    case Algorithm::eia1:
      return lanes::run_one(snow3g::kVariants.find(kName)->eia, pdu);
    case Algorithm::eea2:
      return aes::kVariants.find(kName)->eea({&one, 1});
    case Algorithm::eia2:
      return aes::kVariants.find(kName)->eia({&one, 1});
    case Algorithm::eea3:
      return lanes::run_one(zuc::kVariants.find(kName)->eea, pdu);
    case Algorithm::eia3:
      return lanes::run_one(zuc::kVariants.find(kName)->eia, pdu);
    default:
      FAIL() << "no function of 3GPP";
  }
}

/// One task. Its buffers lie anywhere relative to a multiple of 64, between marked bytes; the bits past its length are
/// random in the buffers that it reads.
class PduJob final : public Job {
 public:
  PduJob(Algorithm function, Random& random, std::uint64_t len_bits)
      : integrity_(is_integrity(function)),
        message_((len_bits + 7) / 8),
        source_(message_.size(), random.below(64)),
        destination_(message_.size(), random.below(64)),
        tag_(kTagBytes, random.below(64)) {
    random.fill(message_);
    random.fill(std::span(task.key).first(kKeyBytes));
    random.fill(std::span(task.iv).first(4));
    task.iv[4] = static_cast<std::uint8_t>(random.below(64) << 2);
    const bool in_place = !integrity_ && random.below(2) == 0;
    source_.set(message_);
    destination_.set(in_place ? message_ : Bytes(message_.size(), kUntouched));
    task.algorithm = function;
    task.direction = random.below(2) == 0 ? Direction::encrypt : Direction::decrypt;
    task.key_bytes = kKeyBytes;
    task.source = in_place ? destination_.data() : source_.data();
    task.destination = integrity_ ? nullptr : destination_.data();
    task.len_bits = len_bits;
    if (integrity_) task.tag = {tag_.data(), kTagBytes};
    compute();
    given_tag_ = task.direction == Direction::decrypt ? expected_tag_ : Bytes(kTagBytes, kUntouched);
    tag_.set(given_tag_);
    given_destination_ = destination_.content();
  }

  /// Changes one bit of the tag, the message, COUNT, BEARER, DIRECTION or the key of an EIA task that verifies.
  void forge(Random& random) {
    const std::array<std::span<std::uint8_t>, 4> places = {std::span(tag_.data(), kTagBytes),
                                                           std::span(source_.data(), message_.size()),
                                                           std::span(task.iv).first(4), std::span(task.key).first(16)};
    const std::span<std::uint8_t> place = places[random.below(places.size())];
    const std::uint64_t bits = place.data() == source_.data() ? task.len_bits : 8 * place.size();
    const std::uint64_t bit = random.below(bits);
    place[bit / 8] ^= static_cast<std::uint8_t>(0x80U >> bit % 8);
    message_ = source_.content();
    given_tag_ = tag_.content();
  }

  [[nodiscard]] bool right() const override {
    if (task.completion.status != Status::ok || !around_intact()) return false;
    return integrity_ ? tag_.content() == expected_tag_ && destination_.content() == given_destination_
                      : destination_.content() == expected_destination_ && tag_.content() == given_tag_;
  }
  [[nodiscard]] bool untouched() const override {
    return destination_.content() == given_destination_ && tag_.content() == given_tag_ && around_intact();
  }
  /// Returns whether the task ended as not authentic and nothing was written.
  [[nodiscard]] bool refused() const { return task.completion.status == Status::authentication && untouched(); }

 private:
  static constexpr std::size_t kKeyBytes = 16;
  static constexpr std::size_t kTagBytes = 4;
  static constexpr std::uint8_t kUntouched = 0xee;

  /// Computes the expected result with the reference.
  void compute() {
    expected_destination_.resize(message_.size());
    Pdu pdu;
    pdu.key = task.key.data();
    for (std::size_t i = 0; i < 4; ++i) pdu.count = pdu.count << 8 | task.iv[i];
    pdu.bearer = task.iv[4] >> 3;
    pdu.direction = task.iv[4] >> 2 & 1;
    pdu.source = message_.data();
    pdu.destination = expected_destination_.data();
    pdu.len_bits = task.len_bits;
    run_reference(task.algorithm, pdu);
    for (std::size_t i = 0; i < kTagBytes; ++i) {
      expected_tag_.push_back(static_cast<std::uint8_t>(pdu.mac >> (24 - 8 * i)));
    }
  }
  [[nodiscard]] bool around_intact() const {
    return source_.intact() && destination_.intact() && tag_.intact() && source_.content() == message_;
  }

  bool integrity_;
  Bytes message_;
  Guarded source_;
  Guarded destination_;
  Guarded tag_;
  Bytes expected_destination_;
  Bytes expected_tag_;
  Bytes given_tag_;
  Bytes given_destination_;
};

using PduJobs = std::vector<std::unique_ptr<PduJob>>;

}  // namespace tandem::testing
