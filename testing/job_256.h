// Tasks of 256-NEA, 256-NIA and 256-NCA, in both directions, with separate buffers and the results of the reference.
#pragma once

#include <memory>
#include <span>
#include <utility>
#include <vector>

#include "engine/software/heap.h"
#include "generated/algorithms/adapters.h"
#include "generated/algorithms/operations.h"
#include "testing/bytes.h"
#include "testing/run.h"

namespace tandem::testing {

/// The 3GPP operations with keys of 256 bits.
inline std::vector<Algorithm> operations_256() {
  std::vector<Algorithm> list;
  for (const OperationFacts& one : facts::kOperations) {
    const bool named = one.name.starts_with("nea") || one.name.starts_with("nia") || one.name.starts_with("nca");
    if (named && one.key_bytes == 32) list.push_back(one.algorithm);
  }
  return list;
}

/// One task. Its buffers lie anywhere relative to a multiple of 64, between marked bytes, and may be the same.
class Job256 final : public Job {
 public:
  /// A random message of `bytes` bytes, with a tag of any length, and additional data if the operation has them.
  Job256(Algorithm operation, Random& random, std::size_t bytes)
      : facts_(facts::operation(operation)),
        aad_(random_bytes(random, facts_.aad ? random.below(64) : 0)),
        source_(bytes, random.below(64)),
        destination_(facts_.writes_destination() ? bytes : 0, random.below(64)),
        tag_bytes_(facts_.tag_bytes == 0 ? 0 : 4 + random.below(13)),
        tag_(tag_bytes_, random.below(64)) {
    task.algorithm = operation;
    task.key_bytes = 32;
    random.fill(task.key);
    random.fill(task.iv);
    for (std::size_t i = 0; i < task.iv.size(); ++i) task.iv[i] &= facts_.iv_mask[i];
    task.len_bits = 8 * bytes;
    task.aad = aad_;
    const Bytes plain = random_bytes(random, bytes);
    const auto [text, tag] = of_reference(plain);
    const bool decrypts = random.below(2) == 0;
    const bool in_place = facts_.writes_destination() && random.below(2) == 0;
    task.direction = decrypts ? Direction::decrypt : Direction::encrypt;
    given_ = decrypts && facts_.writes_destination() ? text : plain;
    expected_ = decrypts ? plain : text;
    given_tag_ = decrypts ? tag : Bytes(tag_bytes_, kUntouched);
    expected_tag_ = tag;
    source_.set(given_);
    before_ = in_place ? given_ : Bytes(destination_.content().size(), kUntouched);
    destination_.set(before_);
    tag_.set(given_tag_);
    task.source = in_place ? destination_.data() : source_.data();
    task.destination = facts_.writes_destination() ? destination_.data() : nullptr;
    task.tag = {tag_.data(), tag_bytes_};
  }

  /// Returns whether the task checks a tag, so that it would notice a forgery.
  [[nodiscard]] bool verifies() const { return facts_.tag_bytes != 0 && task.direction == Direction::decrypt; }

  /// Changes one bit of the tag, the message, the additional data, the iv or the key.
  void forge(Random& random) {
    const std::array<std::span<std::uint8_t>, 5> places = {
        task.tag, std::span(const_cast<std::uint8_t*>(task.source), given_.size()), std::span(aad_), std::span(task.iv),
        std::span(task.key)};
    for (bool used = false; !used;) {
      const std::size_t chosen = random.below(places.size());
      if (places[chosen].empty()) continue;
      const std::size_t at = random.below(places[chosen].size());
      const auto bit = static_cast<std::uint8_t>(1U << random.below(8));
      used = chosen != 3 || (facts_.iv_mask[at] & bit) != 0;
      if (used) places[chosen][at] ^= bit;
    }
    given_tag_ = tag_.content();
  }

  [[nodiscard]] bool right() const override {
    return task.completion.status == Status::ok &&
           (!facts_.writes_destination() || destination_.content() == expected_) && tag_.content() == expected_tag_ &&
           intact();
  }
  [[nodiscard]] bool untouched() const override {
    return destination_.content() == before_ && tag_.content() == given_tag_ && intact();
  }
  /// Returns whether the task ended as not authentic and left only zeros.
  [[nodiscard]] bool refused() const {
    return task.completion.status == Status::authentication && tag_.content() == given_tag_ && intact() &&
           destination_.content() == Bytes(destination_.content().size(), 0);
  }

 private:
  static constexpr std::uint8_t kUntouched = 0xee;

  /// Returns the text and the tag that the reference computes from a message.
  std::pair<Bytes, Bytes> of_reference(const Bytes& plain) const {
    const software::Adapter& adapter = software::adapter(task.algorithm);
    const std::unique_ptr<Engine> reference = software::make(adapter, task.algorithm, adapter.count() - 1);
    Bytes text(facts_.writes_destination() ? plain.size() : 0);
    Bytes tag(tag_bytes_);
    Task copy = task;
    copy.source = plain.data();
    copy.destination = facts_.writes_destination() ? text.data() : nullptr;
    copy.tag = tag;
    Task* pointer = &copy;
    EXPECT_EQ(reference->submit({&pointer, 1}), 1U);
    EXPECT_EQ(reference->wait(1'000'000'000), Status::ok);
    EXPECT_EQ(reference->poll({&pointer, 1}), 1U);
    EXPECT_EQ(copy.completion.status, Status::ok);
    return {text, tag};
  }
  [[nodiscard]] bool intact() const { return source_.intact() && destination_.intact() && tag_.intact(); }

  const OperationFacts& facts_;
  Bytes aad_;
  Guarded source_;
  Guarded destination_;
  std::size_t tag_bytes_;
  Guarded tag_;
  Bytes given_, expected_, before_, given_tag_, expected_tag_;
};

using Jobs256 = std::vector<std::unique_ptr<Job256>>;

}  // namespace tandem::testing
