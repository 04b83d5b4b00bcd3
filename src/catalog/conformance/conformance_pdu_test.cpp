// Every engine of 128-EEA1 .. 128-EIA3: the reference at every length in bits, mixed batches, tags, and what is
// refused.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdio>
#include <memory>
#include <string>
#include <vector>

#include "catalog/conformance/conformance.h"
#include "testing/jobs/pdu_job.h"

namespace tandem::catalog::conformance {
namespace {

using tandem::testing::is_integrity;
using tandem::testing::kIntegrityFunctions;
using tandem::testing::kPduFunctions;
using tandem::testing::PduJob;
using tandem::testing::PduJobs;
using tandem::testing::run;

class PduConformance : public Suite {
 protected:
  [[nodiscard]] static Algorithm function() { return GetParam().algorithm; }
  /// Returns whether the engine takes tasks of this length.
  [[nodiscard]] bool takes(std::uint64_t len_bits) const { return len_bits <= engine_->capabilities().max_len_bits; }
  std::unique_ptr<PduJob> job(std::uint64_t len_bits) {
    return std::make_unique<PduJob>(function(), random_, len_bits);
  }
  void run_all(const PduJobs& jobs) {
    ASSERT_EQ(run(*engine_, jobs), jobs.size());
    for (const auto& one : jobs) ASSERT_TRUE(one->right()) << one->task.len_bits << " bits";
  }
};

INSTANTIATE_TEST_SUITE_P(Engines, PduConformance, ::testing::ValuesIn(cases(kPduFunctions)), case_name);

class PduIntegrity : public PduConformance {};

INSTANTIATE_TEST_SUITE_P(Engines, PduIntegrity, ::testing::ValuesIn(cases(kIntegrityFunctions)), case_name);

TEST_P(PduConformance, AgreesWithReferenceAtEveryLengthInBits) {
  PduJobs jobs;
  for (std::uint64_t bits = 1; bits <= 4096; bits += length_step()) jobs.push_back(job(bits));
  for (std::uint64_t words = 129; words <= 400; words += 3 * length_step()) {
    for (const std::uint64_t bits : {32 * words - 1, 32 * words, 32 * words + 1}) jobs.push_back(job(bits));
  }
  for (const std::uint64_t bits : {65'504U, 65'505U, 8U * 9'000U, 1U << 20, (1U << 20) + 1}) {
    if (takes(bits)) jobs.push_back(job(bits));
  }
  run_all(jobs);
}

TEST_P(PduConformance, AgreesWithReferenceAtALongLength) {
  if (!takes((std::uint64_t{1} << 24) + 9)) GTEST_SKIP() << "a simulated device has memory for shorter tasks";
  PduJobs jobs;
  jobs.push_back(job(std::uint64_t{1} << 24));
  jobs.push_back(job((std::uint64_t{1} << 24) + 9));
  run_all(jobs);
}

/// Batches of 1 to 200 tasks of mixed lengths, keys and directions, submitted and polled in pieces of any size.
TEST_P(PduConformance, MixedBatchesEqualOneByOne) {
  const std::size_t count = messages(3'000);
  for (std::size_t done = 0; done < count;) {
    PduJobs jobs;
    std::vector<Task*> tasks;
    for (std::size_t size = 1 + random_.below(200); jobs.size() < size; ++done) {
      const std::uint64_t longest = random_.below(4) == 0 ? 8 * 1500 : 8 * 120;
      jobs.push_back(job(1 + random_.below(longest)));
      tasks.push_back(&jobs.back()->task);
    }
    std::size_t submitted = 0;
    std::size_t finished = 0;
    while (finished < tasks.size()) {
      const std::size_t offered = std::min<std::size_t>(tasks.size() - submitted, random_.below(80));
      submitted += engine_->submit(std::span(tasks).subspan(submitted, offered));
      std::vector<Task*> back(random_.below(40));
      finished += engine_->poll(back);
    }
    ASSERT_EQ(engine_->in_flight(), 0U);
    for (const auto& one : jobs) ASSERT_TRUE(one->right()) << one->task.len_bits << " bits";
  }
  std::printf("%s: %zu tasks in mixed batches\n", GetParam().name.c_str(), count);
}

TEST_P(PduIntegrity, RefusesForgeriesAmongGoodMessages) {
  for (int round = 0; round < 20; ++round) {
    PduJobs jobs;
    std::vector<bool> forged;
    for (int i = 0; i < 40; ++i) {
      jobs.push_back(job(1 + random_.below(2'000)));
      forged.push_back(jobs.back()->task.direction == Direction::decrypt && random_.below(2) == 0);
      if (forged.back()) jobs.back()->forge(random_);
    }
    ASSERT_EQ(run(*engine_, jobs), jobs.size());
    for (std::size_t i = 0; i < jobs.size(); ++i) {
      ASSERT_TRUE(forged[i] ? jobs[i]->refused() : jobs[i]->right()) << jobs[i]->task.len_bits << " bits";
    }
  }
}

TEST_P(PduConformance, RefusesWhatTheFunctionDoesNotHave) {
  const std::uint8_t aad[1] = {};
  std::uint8_t tag[5] = {};
  const auto status_with = [&](auto change) {
    const auto one = job(200);
    change(one->task);
    const Status status = run(*engine_, *one);
    EXPECT_TRUE(one->untouched());
    return status;
  };
  for (const std::size_t at : {5U, 6U, 10U, 15U}) {
    EXPECT_EQ(status_with([&](Task& task) { task.iv[at] = 0x80; }), Status::bad_iv) << at;
  }
  for (const unsigned bit : {1U, 2U}) {
    const auto set = [&](Task& task) { task.iv[4] |= static_cast<std::uint8_t>(bit); };
    EXPECT_EQ(status_with(set), Status::bad_iv) << bit;
  }
  EXPECT_EQ(status_with([](Task& task) { task.len_bits = 0; }), Status::bad_length);
  EXPECT_EQ(status_with([](Task& task) { task.len_bits = std::uint64_t{1} << 32; }), Status::bad_length);
  EXPECT_EQ(status_with([](Task& task) { task.key_bytes = 32; }), Status::bad_key);
  EXPECT_EQ(status_with([&](Task& task) { task.aad = aad; }), Status::unsupported);
  const std::size_t tag_bytes = is_integrity(function()) ? 4 : 0;
  for (std::size_t bytes = 0; bytes <= 5; ++bytes) {
    if (bytes == tag_bytes) continue;
    EXPECT_EQ(status_with([&](Task& task) { task.tag = std::span(tag).first(bytes); }), Status::bad_length) << bytes;
  }
  for (const Algorithm other : kPduFunctions) {
    if (other == function()) continue;
    EXPECT_EQ(status_with([&](Task& task) { task.algorithm = other; }), Status::unsupported);
  }
}

}  // namespace
}  // namespace tandem::catalog::conformance
