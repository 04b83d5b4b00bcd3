// Every engine of 256-NEA, 256-NIA and 256-NCA in every mode that it has: the reference at every length in bytes, in
// any mixture, and forgeries among good messages.
#include <gtest/gtest.h>

#include <memory>

#include "catalog/conformance/conformance.h"
#include "testing/job_256.h"

namespace tandem::catalog::conformance {
namespace {

using tandem::testing::Job256;
using tandem::testing::Jobs256;
using tandem::testing::run;

class Conformance256 : public Suite {
 protected:
  std::unique_ptr<Job256> job(std::size_t bytes) {
    const auto least = static_cast<std::size_t>(facts::operation(GetParam().algorithm).min_len_bits + 7) / 8;
    return std::make_unique<Job256>(GetParam().algorithm, random_, std::max(bytes, least));
  }
  void run_all(const Jobs256& jobs) {
    ASSERT_EQ(run(*engine_, jobs), jobs.size());
    for (const auto& one : jobs) ASSERT_TRUE(one->right()) << one->task.len_bytes() << " bytes";
  }
};

INSTANTIATE_TEST_SUITE_P(Engines, Conformance256, ::testing::ValuesIn(cases(tandem::testing::operations_256())),
                         case_name);

TEST_P(Conformance256, AgreesWithReferenceAtEveryLength) {
  Jobs256 jobs;
  for (std::size_t bytes = 0; bytes <= 300; bytes += length_step()) jobs.push_back(job(bytes));
  for (const std::size_t bytes : {1'023U, 1'024U, 1'025U, 1'420U, 8'192U, 65'534U, 65'535U, 65'536U}) {
    jobs.push_back(job(bytes));
  }
  run_all(jobs);
}

TEST_P(Conformance256, AgreesWithReferenceInAnyMixture) {
  const std::size_t count = messages(GetParam().hardware ? 100 : 1'000);
  for (std::size_t done = 0; done < count;) {
    Jobs256 jobs;
    for (; jobs.size() < 200 && done < count; ++done) {
      jobs.push_back(job(random_.below(random_.below(4) == 0 ? 1500 : 120)));
    }
    ASSERT_NO_FATAL_FAILURE(run_all(jobs));
  }
}

TEST_P(Conformance256, RefusesForgeriesAmongGoodMessages) {
  if (facts::operation(GetParam().algorithm).tag_bytes == 0) return;
  for (int round = 0; round < 10; ++round) {
    Jobs256 jobs;
    std::vector<bool> forged;
    for (int i = 0; i < 30; ++i) {
      jobs.push_back(job(1 + random_.below(200)));
      forged.push_back(jobs.back()->verifies() && random_.below(2) == 0);
      if (forged.back()) jobs.back()->forge(random_);
    }
    ASSERT_EQ(run(*engine_, jobs), jobs.size());
    for (std::size_t i = 0; i < jobs.size(); ++i) {
      ASSERT_TRUE(forged[i] ? jobs[i]->refused() : jobs[i]->right()) << jobs[i]->task.len_bytes() << " bytes";
    }
  }
}

}  // namespace
}  // namespace tandem::catalog::conformance
