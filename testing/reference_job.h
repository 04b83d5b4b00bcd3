// Tasks of any operation whose key is not in the message, with buffers of their own and the results of the reference.
#pragma once

#include <memory>
#include <span>

#include "engine/software/heap.h"
#include "generated/algorithms/adapters.h"
#include "testing/bytes.h"
#include "testing/run.h"

namespace tandem::testing {

/// One task that encrypts. Its buffers lie anywhere relative to a multiple of 64, between marked bytes.
class ReferenceJob final : public Job {
 public:
  /// A random message of `bytes` bytes, with additional data if the operation has them.
  ReferenceJob(Algorithm operation, Random& random, const Bytes& key, std::size_t bytes)
      : facts_(facts::operation(operation)),
        message_(random_bytes(random, bytes)),
        aad_(random_bytes(random, facts_.aad ? 13 : 0)),
        source_(bytes, random.below(64)),
        destination_(facts_.writes_destination() ? bytes : 0, random.below(64)),
        tag_(facts_.tag_bytes, random.below(64)) {
    source_.set(message_);
    destination_.set(Bytes(destination_.content().size(), kUntouched));
    tag_.set(Bytes(facts_.tag_bytes, kUntouched));
    task.algorithm = operation;
    task.key_bytes = static_cast<std::uint8_t>(key.size());
    std::ranges::copy(key, task.key.begin());
    random.fill(task.iv);
    for (std::size_t i = 0; i < task.iv.size(); ++i) task.iv[i] &= facts_.iv_mask[i];
    task.source = source_.data();
    task.destination = facts_.writes_destination() ? destination_.data() : nullptr;
    task.len_bits = 8 * bytes;
    task.aad = aad_;
    task.tag = {tag_.data(), facts_.tag_bytes};
    compute();
  }

  [[nodiscard]] bool right() const override {
    return task.completion.status == Status::ok && destination_.content() == expected_ &&
           tag_.content() == expected_tag_ && around_intact();
  }
  [[nodiscard]] bool untouched() const override {
    return destination_.content() == Bytes(expected_.size(), kUntouched) &&
           tag_.content() == Bytes(expected_tag_.size(), kUntouched) && around_intact();
  }

 private:
  static constexpr std::uint8_t kUntouched = 0xee;

  /// Computes the expected result with the reference.
  void compute() {
    const software::Adapter& adapter = software::adapter(task.algorithm);
    const std::unique_ptr<Engine> reference = software::make(adapter, task.algorithm, adapter.count() - 1);
    expected_ = destination_.content();
    expected_tag_ = tag_.content();
    Task copy = task;
    copy.destination = facts_.writes_destination() ? expected_.data() : nullptr;
    copy.tag = expected_tag_;
    Task* pointer = &copy;
    EXPECT_EQ(reference->submit({&pointer, 1}), 1U);
    EXPECT_EQ(reference->wait(1'000'000'000), Status::ok);
    EXPECT_EQ(reference->poll({&pointer, 1}), 1U);
    EXPECT_EQ(copy.completion.status, Status::ok);
  }
  [[nodiscard]] bool around_intact() const {
    return source_.intact() && destination_.intact() && tag_.intact() && source_.content() == message_;
  }

  const OperationFacts& facts_;
  Bytes message_;
  Bytes aad_;
  Guarded source_;
  Guarded destination_;
  Guarded tag_;
  Bytes expected_;
  Bytes expected_tag_;
};

/// Makes jobs like make_jobs in generated/algorithms/jobs.h.
inline Jobs make_reference_jobs(Algorithm operation, Random& random, std::size_t count, std::size_t bytes) {
  const Bytes key = random_bytes(random, facts::operation(operation).key_bytes);
  Jobs jobs;
  for (std::size_t i = 0; i < count; ++i) {
    jobs.push_back(std::make_unique<ReferenceJob>(operation, random, key, bytes));
  }
  return jobs;
}

}  // namespace tandem::testing
