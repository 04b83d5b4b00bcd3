// The core against NIST's short and long messages, outputs of any length and Monte Carlo tests, in the directory
// TANDEM_VECTORS, if it is set.
#include <iostream>

#include "algorithms/sha3/check/sha3_answers.h"
#include "algorithms/sha3/tb/core_fixture.h"

namespace tandem::sha3::tb {
namespace {

// All of all functions would take all cores minutes, half of that the one with four messages. What sanitizers find,
// they find in a few.
constexpr std::size_t kFewOutputs = 1;
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
constexpr std::size_t kMaxOutputs = 5;
#else
constexpr std::size_t kMaxOutputs = 100;
#endif

class CoreKnownAnswers : public Core {
 protected:
  void SetUp() override {
    if (!tandem::testing::has_known_answers()) GTEST_SKIP() << tandem::testing::kNoKnownAnswers;
  }

  /// Returns how many of the 100 outputs of a Monte Carlo test the core makes. The first core makes all outputs of
  /// every function; each other one makes all of one function and the first ones of the others.
  static std::size_t outputs(std::size_t op) {
    const auto core = static_cast<std::size_t>(std::ranges::find(core_configs(), GetParam().name, &CoreConfig::name) -
                                               core_configs().begin());
    return core == 0 || core % std::size(kFunctions) == op ? kMaxOutputs : kFewOutputs;
  }
};

TEST_P(CoreKnownAnswers, ShortAndLongMessages) {
  std::size_t checked = 0;
  for (std::size_t op = 0; op < std::size(kFunctions); ++op) {
    std::vector<Job> jobs;
    for (const testing::KnownHash& known :
         testing::known_hashes(kFunctions[op], std::string(GetParam().name), testing::Messages::of_bytes)) {
      jobs.push_back(job(op, known.text, known.digest.size()));
      // The job expects what the software makes of it.
      EXPECT_TRUE(known.agrees(jobs.back().expected)) << known.id;
    }
    bench_.run(jobs);
    checked += jobs.size();
  }
  RecordProperty("known_answers", std::to_string(checked));
}

// An output is 1,000 hashes, each of the digest before. The software makes them, too: the bench takes no digest but the
// software's for one of the core's, so the tasks of an output need not wait for one another, and come back to back.
TEST_P(CoreKnownAnswers, MonteCarlo) {
  std::size_t right = 0;
  std::size_t hashes = 0;
  for (const testing::MonteCarlo& test : testing::monte_carlo_tests(std::string(GetParam().name))) {
    const auto op = static_cast<std::size_t>(test.function - kFunctions);
    std::vector<Job> jobs;
    const auto hash = [&](const Function&, const Bytes& text, std::size_t digest_bytes) {
      jobs.push_back(job(op, text, digest_bytes));
      Bytes digest = jobs.back().expected;
      if (jobs.size() == testing::kHashesPerOutput) {
        if (!HasFailure()) bench_.run(jobs);
        hashes += jobs.size();
        jobs.clear();
      }
      return digest;
    };
    const std::size_t limit = std::min(outputs(op), test.outputs.size());
    EXPECT_EQ(testing::run_monte_carlo(test, limit, hash), limit) << test.function->name;
    EXPECT_TRUE(jobs.empty());
    if (HasFailure()) return;
    ++right;
  }
  std::cout << GetParam().name << ": " << hashes << " hashes of Monte Carlo tests\n";
  RecordProperty("monte_carlo_keys", std::to_string(right));
}

INSTANTIATE_TEST_SUITE_P(Cores, CoreKnownAnswers, ::testing::ValuesIn(core_configs()),
                         ::testing::PrintToStringParamName());

}  // namespace
}  // namespace tandem::sha3::tb
