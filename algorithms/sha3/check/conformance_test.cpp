// Every engine of SHA-3 and SHAKE in every mode that it has: published examples, the reference at every length, mixed
// batches, and what is refused.
#include "catalog/conformance/conformance.h"

#include <gtest/gtest.h>

#include <cstdio>
#include <memory>

#include "algorithms/sha3/check/hash_job.h"
#include "algorithms/sha3/vectors/nist_examples.h"
#include "catalog/catalog.h"

namespace tandem::catalog::conformance {
namespace {

using tandem::testing::Bytes;
using tandem::testing::from_hex;
using tandem::testing::hash_function;
using tandem::testing::HashJob;
using tandem::testing::HashJobs;
using tandem::testing::kHashFunctions;
using tandem::testing::run;

class HashConformance : public Suite {
 protected:
  std::unique_ptr<HashJob> job(std::size_t bytes) {
    return std::make_unique<HashJob>(GetParam().algorithm, random_, bytes);
  }
  void run_all(const HashJobs& jobs) {
    ASSERT_EQ(run(*engine_, jobs), jobs.size());
    for (const auto& one : jobs) ASSERT_TRUE(one->right()) << one->task.len_bytes() << " bytes";
  }
};

INSTANTIATE_TEST_SUITE_P(Engines, HashConformance, ::testing::ValuesIn(cases(kHashFunctions)), case_name);

TEST_P(HashConformance, ComputesNistsExamples) {
  int checked = 0;
  for (const auto& vector : sha3::vectors::kNistExamples) {
    if (vector.function != algorithm_name(GetParam().algorithm)) continue;
    HashJob one(GetParam().algorithm, random_, Bytes(vector.bytes, 0xa3), vector.digest.size() / 2);
    EXPECT_EQ(run(*engine_, one), Status::ok);
    EXPECT_EQ(one.digest(), from_hex(vector.digest)) << vector.bytes << " bytes";
    ++checked;
  }
  EXPECT_EQ(checked, 2);
}

TEST_P(HashConformance, AgreesWithReferenceAtEveryLength) {
  HashJobs jobs;
  for (std::size_t bytes = 0; bytes <= 400; ++bytes) jobs.push_back(job(bytes));
  for (const std::size_t bytes : {4'112U, 15'888U, 65'535U}) jobs.push_back(job(bytes));
  run_all(jobs);
}

TEST_P(HashConformance, AgreesWithReferenceInAnyMixture) {
  const std::size_t count = messages(2'000);
  for (std::size_t done = 0; done < count;) {
    HashJobs jobs;
    for (std::size_t size = 1 + random_.below(100); jobs.size() < size; ++done) {
      jobs.push_back(job(random_.below(random_.below(8) == 0 ? 2'000 : 150)));
    }
    run_all(jobs);
  }
  std::printf("%s: %zu tasks in mixed batches\n", GetParam().name.c_str(), count);
}

TEST_P(HashConformance, RefusesWhatAHashDoesNotHave) {
  const std::uint8_t aad[1] = {};
  const auto status_with = [&](auto change) {
    const auto one = job(200);
    change(one->task);
    const Status status = run(*engine_, *one);
    EXPECT_TRUE(one->untouched());
    return status;
  };
  EXPECT_EQ(status_with([](Task& task) { task.key_bytes = 16; }), Status::bad_key);
  EXPECT_EQ(status_with([](Task& task) { task.iv[15] = 1; }), Status::bad_iv);
  EXPECT_EQ(status_with([](Task& task) { task.len_bits -= 1; }), Status::bad_length);
  EXPECT_EQ(status_with([](Task& task) { task.tag = {}; }), Status::bad_length);
  if (hash_function(GetParam().algorithm).digest_bytes != 0) {
    EXPECT_EQ(status_with([](Task& task) { task.tag = task.tag.first(task.tag.size() - 1); }), Status::bad_length);
  }
  EXPECT_EQ(status_with([](Task& task) { task.direction = Direction::decrypt; }), Status::unsupported);
  EXPECT_EQ(status_with([&](Task& task) { task.aad = aad; }), Status::unsupported);
  for (const Algorithm other : kHashFunctions) {
    if (other == GetParam().algorithm) continue;
    EXPECT_EQ(status_with([=](Task& task) { task.algorithm = other; }), Status::unsupported);
  }
}

}  // namespace
}  // namespace tandem::catalog::conformance
