// Tests that random tasks obey the facts of their operation, and are of all kinds that it has.
#include "engine/selftest/random_tasks.h"

#include <gtest/gtest.h>

#include <memory>
#include <set>

#include "generated/algorithms/adapters.h"

namespace tandem::selftest {
namespace {

/// Runs nothing, and checks tasks against the facts.
class Checker final : public Engine {
 public:
  explicit Checker(const OperationFacts& facts, std::uint64_t key_lengths = 0) : facts_(facts) {
    capabilities_.key_lengths = key_lengths;
  }

  [[nodiscard]] const Capabilities& capabilities() const override { return capabilities_; }
  std::size_t submit(std::span<Task* const> tasks) override {
    for (Task* const task : tasks) {
      task->completion.status = check(facts_, *task);
      directions.insert(task->direction);
      units_of_length |= task->len_bits;
      has_aad |= !task->aad.empty();
      for (std::size_t i = 0; i < task->iv.size(); ++i) iv_bits[i] |= task->iv[i];
      last_ = task;
    }
    return tasks.size();
  }
  std::size_t poll(std::span<Task*> done) override {
    done[0] = last_;
    return 1;
  }
  Status wait(std::uint64_t) override { return Status::ok; }
  [[nodiscard]] std::size_t in_flight() const override { return 0; }

  std::set<Direction> directions;
  std::uint64_t units_of_length = 0;
  bool has_aad = false;
  std::array<std::uint8_t, 16> iv_bits{};

 private:
  const OperationFacts& facts_;
  Capabilities capabilities_{.name = "checker", .algorithm = facts_.algorithm};
  Task* last_ = nullptr;
};

class RandomTasksOf : public ::testing::TestWithParam<OperationFacts> {};

INSTANTIATE_TEST_SUITE_P(Operations, RandomTasksOf, ::testing::ValuesIn(facts::kOperations),
                         [](const auto& one) { return std::string(one.param.name); });

TEST_P(RandomTasksOf, AreWhatTheFactsAllow) {
  const OperationFacts& facts = GetParam();
  Checker engine(facts);
  Checker reference(facts);
  const auto workspace = std::make_unique<Workspace>();
  const Result result = run(engine, reference, facts,
                            {.tasks = 300, .finish = software::adapter(facts.algorithm).finish_random}, *workspace);
  EXPECT_EQ(result.tasks, 300U);
  EXPECT_EQ(result.status, Status::ok);
  EXPECT_EQ(result.expected, Status::ok);
  EXPECT_EQ(engine.directions.size(), facts.encrypts && facts.decrypts ? 2U : 1U);
  EXPECT_EQ(engine.has_aad, facts.aad);
  if (facts.key_in_message) return;
  EXPECT_EQ(engine.units_of_length & 7, facts.unit_bits == 1 ? 7U : 0U);
  for (std::size_t i = 0; i < 16; ++i) {
    // A whole message takes no counter of ChaCha20 that could wrap.
    const bool counter = facts.algorithm == Algorithm::chacha20 && i == 3;
    EXPECT_EQ(engine.iv_bits[i], counter ? 0x7f : facts.iv_mask[i]) << i;
  }
}

TEST(RandomTasks, HaveKeysThatTheEngineTakes) {
  const OperationFacts& facts = facts::operation(Algorithm::aes_gcm);
  Checker engine(facts, std::uint64_t{1} << 16);
  Checker reference(facts);
  const auto workspace = std::make_unique<Workspace>();
  EXPECT_EQ(run(engine, reference, facts, {.tasks = 10, .finish = software::adapter(facts.algorithm).finish_random},
                *workspace)
                .tasks,
            10U);
  EXPECT_EQ(workspace->trial.task.key_bytes, 16);
  EXPECT_EQ(key_bytes_for(facts, std::uint64_t{1} << 24 | 1U << 16), 24) << "the longest";
  EXPECT_EQ(key_bytes_for(facts, 0), 32) << "the usual";
  EXPECT_EQ(key_bytes_for(facts::operation(Algorithm::sha3_256), 1), 0);
}

}  // namespace
}  // namespace tandem::selftest
