// Tests what every engine says of tasks that break a rule of its operation, rule by rule: all say the same, and nothing
// is written.
#include <gtest/gtest.h>

#include "catalog/conformance/conformance.h"
#include "generated/algorithms/operations.h"
#include "testing/broken_rules.h"

namespace tandem::catalog::conformance {
namespace {

using tandem::testing::BrokenRule;
using tandem::testing::RuleBuffers;

class RulesConformance : public Suite {};

INSTANTIATE_TEST_SUITE_P(Engines, RulesConformance, ::testing::ValuesIn(cases(Algorithm::none)), case_name);

TEST_P(RulesConformance, AreTheSameForEveryEngine) {
  const OperationFacts& facts = facts::operation(GetParam().algorithm);
  RuleBuffers buffers;
  const Task lawful = lawful_task(facts, buffers);
  EXPECT_EQ(check(facts, lawful), Status::ok);
  tandem::testing::expect_refusals(facts, buffers, [&](const BrokenRule& rule) {
    Task task = lawful;
    // If an engine has not all lengths of keys, another rule must be the one that is broken.
    while (!takes_key(engine_->capabilities().key_lengths, task.key_bytes)) --task.key_bytes;
    rule.apply(task);
    Task* pointer = &task;
    EXPECT_EQ(engine_->submit({&pointer, 1}), 1U);
    EXPECT_EQ(engine_->wait(1'000'000'000), Status::ok);
    EXPECT_EQ(engine_->poll({&pointer, 1}), 1U);
    EXPECT_EQ(check(facts, task), task.completion.status) << rule.what;
    EXPECT_TRUE(buffers.untouched()) << rule.what;
    return task.completion.status;
  });
}

}  // namespace
}  // namespace tandem::catalog::conformance
