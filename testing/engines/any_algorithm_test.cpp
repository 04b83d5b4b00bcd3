// Tests every variant of an algorithm whose folder has no tests of its own yet, through its engines: the published
// vectors, and random tasks against the reference. TANDEM_ALGORITHM names the algorithm.
#include <gtest/gtest.h>

#include <algorithm>
#include <memory>
#include <string>
#include <vector>

#include "engine/selftest/known_answers.h"
#include "engine/selftest/random_tasks.h"
#include "engine/software/heap.h"
#include "generated/algorithms/adapters.h"

namespace tandem {
namespace {

struct Way {
  Algorithm operation;
  std::size_t variant;
};

std::vector<Way> ways() {
  std::vector<Way> list;
  for (const OperationFacts& facts : facts::kOperations) {
    const software::Adapter& adapter = software::adapter(facts.algorithm);
    if (adapter.facts->name != TANDEM_ALGORITHM) continue;
    for (std::size_t i = 0; i < adapter.count(); ++i) list.push_back({facts.algorithm, i});
  }
  return list;
}

std::string name_of(const ::testing::TestParamInfo<Way>& info) {
  return std::string(software::adapter(info.param.operation).compiled(info.param.variant).name);
}

class AnyAlgorithmTest : public ::testing::TestWithParam<Way> {
 protected:
  void SetUp() override {
    const variants::Compiled variant = adapter_.compiled(GetParam().variant);
    if (!variant.available) GTEST_SKIP() << "not run: this machine lacks " << variant.needs;
    engine_ = software::make(adapter_, GetParam().operation, GetParam().variant);
  }

  const software::Adapter& adapter_ = software::adapter(GetParam().operation);
  std::unique_ptr<Engine> engine_;
  const std::unique_ptr<selftest::Workspace> workspace_ = std::make_unique<selftest::Workspace>();
};

TEST_P(AnyAlgorithmTest, GivesThePublishedAnswers) {
  const selftest::Answers answers = adapter_.known_answers(*engine_, GetParam().operation, *workspace_);
  EXPECT_GT(answers.right, 0U) << "copy the standard's test data to vectors/published.h";
  EXPECT_EQ(answers.wrong, 0U);
}

TEST_P(AnyAlgorithmTest, RunsRandomTasksAsTheReference) {
  const auto reference = software::make(adapter_, GetParam().operation, adapter_.count() - 1);
  const selftest::Result result = selftest::run(*engine_, *reference, facts::operation(GetParam().operation),
                                                {.finish = adapter_.finish_random}, *workspace_);
  EXPECT_EQ(result.verdict, selftest::Result::Verdict::right)
      << "task " << result.tasks << ", " << result.len_bits << " bits";
}

INSTANTIATE_TEST_SUITE_P(Variants, AnyAlgorithmTest, ::testing::ValuesIn(ways()), name_of);

}  // namespace
}  // namespace tandem
