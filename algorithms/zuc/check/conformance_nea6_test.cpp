// Every engine of 256-NEA6 in every mode that it has: known answers, the reference at every length in bits, and what is
// refused.
#include <gtest/gtest.h>

#include <cstdio>
#include <memory>

#include "algorithms/zuc/check/nea6_answers.h"
#include "algorithms/zuc/check/nea6_job.h"
#include "catalog/conformance/conformance.h"

namespace tandem::catalog::conformance {
namespace {

using tandem::testing::Bytes;
using tandem::testing::Nea6Job;
using tandem::testing::Nea6Jobs;
using tandem::testing::run;

class Nea6Conformance : public Suite {
 protected:
  std::unique_ptr<Nea6Job> job(std::uint64_t len_bits) { return std::make_unique<Nea6Job>(random_, len_bits); }
  void run_all(const Nea6Jobs& jobs) {
    ASSERT_EQ(run(*engine_, jobs), jobs.size());
    for (const auto& one : jobs) ASSERT_TRUE(one->right()) << one->task.len_bits << " bits";
  }
};

INSTANTIATE_TEST_SUITE_P(Engines, Nea6Conformance, ::testing::ValuesIn(cases(Algorithm::nea6)), case_name);

TEST_P(Nea6Conformance, ComputesTheKnownAnswers) {
  if (!tandem::testing::has_known_answers()) GTEST_SKIP() << tandem::testing::kNoKnownAnswers;
  const auto answers = zuc::vectors::nea6_answers(GetParam().name);
  for (const auto& answer : answers) {
    Nea6Job one(random_, answer.len_bits, answer.key, answer.iv);
    ASSERT_EQ(run(*engine_, one), Status::ok) << answer.id;
    Bytes expected = one.message();
    for (std::size_t i = 0; i < expected.size(); ++i) expected[i] ^= answer.keystream[i];
    if (answer.len_bits % 8 != 0) expected.back() &= static_cast<std::uint8_t>(0xff00U >> answer.len_bits % 8);
    EXPECT_EQ(one.result(), expected) << answer.id;
  }
}

TEST_P(Nea6Conformance, AgreesWithReferenceAtEveryLengthInBits) {
  Nea6Jobs jobs;
  for (std::uint64_t bits = 1; bits <= 2'000; ++bits) jobs.push_back(job(bits));
  for (std::uint64_t words = 40; words <= 400; words += 30) {
    for (const std::uint64_t bits : {32 * words - 1, 32 * words, 32 * words + 1}) jobs.push_back(job(bits));
  }
  for (const std::uint64_t bits : {65'504U, 65'505U, 1U << 19}) jobs.push_back(job(bits));
  run_all(jobs);
}

TEST_P(Nea6Conformance, AgreesWithReferenceInAnyMixture) {
  Nea6Jobs jobs;
  for (int i = 0; i < 400; ++i) {
    const std::uint64_t longest = random_.below(4) == 0 ? 8 * 1500 : 8 * 120;
    jobs.push_back(job(1 + random_.below(longest)));
  }
  run_all(jobs);
}

TEST_P(Nea6Conformance, RefusesWhatItDoesNotHave) {
  const std::uint8_t aad[1] = {};
  std::uint8_t tag[4] = {};
  const auto status_with = [&](auto change) {
    const auto one = job(200);
    change(one->task);
    const Status status = run(*engine_, *one);
    EXPECT_TRUE(one->untouched());
    return status;
  };
  EXPECT_EQ(status_with([](Task& task) { task.len_bits = 0; }), Status::bad_length);
  EXPECT_EQ(status_with([](Task& task) { task.len_bits = std::uint64_t{1} << 32; }), Status::bad_length);
  EXPECT_EQ(status_with([](Task& task) { task.key_bytes = 16; }), Status::bad_key);
  EXPECT_EQ(status_with([&](Task& task) { task.aad = aad; }), Status::unsupported);
  EXPECT_EQ(status_with([&](Task& task) { task.tag = tag; }), Status::bad_length);
  EXPECT_EQ(status_with([](Task& task) { task.algorithm = Algorithm::eea3; }), Status::unsupported);
}

}  // namespace
}  // namespace tandem::catalog::conformance
