// The core against NIST's short and long messages, outputs of any length and Monte Carlo tests, in the directory
// TANDEM_VECTORS, if it is set.
#include "algorithms/sha3/sw/sha3_answers.h"
#include "algorithms/sha3/tb/core_fixture.h"

namespace tandem::sha3::tb {
namespace {

class CoreKnownAnswers : public Core {
 protected:
  void SetUp() override {
    if (!tandem::testing::has_known_answers()) GTEST_SKIP() << tandem::testing::kNoKnownAnswers;
  }
};

TEST_P(CoreKnownAnswers, ShortAndLongMessages) {
  std::size_t checked = 0;
  for (std::size_t op = 0; op < std::size(kFunctions); ++op) {
    std::vector<Job> jobs;
    for (const testing::Answer& test : testing::answers_of(kFunctions[op]).tests) {
      jobs.push_back(job(op, test.text, test.digest.size()));
      jobs.back().expected = test.digest;
    }
    bench_.run(jobs);
    checked += jobs.size();
  }
  EXPECT_GT(checked, 600U);
  RecordProperty("known_answers", std::to_string(checked));
}

// The first output of each: 1,000 hashes, one after the other, all of which the software makes, too.
TEST_P(CoreKnownAnswers, MonteCarlo) {
  std::size_t right = 0;
  for (const testing::MonteCarlo& test : testing::monte_carlo_tests()) {
    const auto op = static_cast<std::size_t>(test.function - kFunctions);
    const auto hash = [&](const Function&, const Bytes& text, std::size_t digest_bytes) {
      const Job one = job(op, text, digest_bytes);
      bench_.run({&one, 1});
      return one.expected;
    };
    EXPECT_EQ(testing::run_monte_carlo(test, 1, hash), 1U) << test.function->name;
    ++right;
  }
  RecordProperty("monte_carlo_keys", std::to_string(right));
}

INSTANTIATE_TEST_SUITE_P(Cores, CoreKnownAnswers, ::testing::ValuesIn(core_configs()),
                         ::testing::PrintToStringParamName());

}  // namespace
}  // namespace tandem::sha3::tb
