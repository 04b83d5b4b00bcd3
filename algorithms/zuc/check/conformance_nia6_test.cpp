// Every engine of 256-NIA6 in every mode that it has: published tags, the reference at every length, forgeries, and
// what is refused. What they share with those of 256-NCA6 is in conformance_aead_test.cpp.
#include <gtest/gtest.h>

#include <memory>
#include <vector>

#include "algorithms/zuc/check/nia6_job.h"
#include "algorithms/zuc/vectors/nia6.h"
#include "catalog/conformance/conformance.h"

namespace tandem::catalog::conformance {
namespace {

using tandem::testing::Bytes;
using tandem::testing::from_hex;
using tandem::testing::Nia6Job;
using tandem::testing::Nia6Jobs;
using tandem::testing::run;

class Nia6Conformance : public Suite {
 protected:
  std::unique_ptr<Nia6Job> job(std::size_t bytes) { return std::make_unique<Nia6Job>(random_, bytes); }
  void run_all(const Nia6Jobs& jobs) {
    ASSERT_EQ(run(*engine_, jobs), jobs.size());
    for (const auto& one : jobs) ASSERT_TRUE(one->right()) << one->task.len_bytes() << " bytes";
  }
};

INSTANTIATE_TEST_SUITE_P(Engines, Nia6Conformance, ::testing::ValuesIn(cases(Algorithm::nia6)), case_name);

TEST_P(Nia6Conformance, ComputesThePublishedTags) {
  for (const auto& vector : zuc::vectors::kNia6) {
    const Bytes tag = from_hex(vector.tag);
    for (int i = 0; i < 4; ++i) {  // in both directions, as they come
      Nia6Job one(random_, from_hex(vector.key), from_hex(vector.iv), from_hex(vector.message), tag.size(), tag);
      EXPECT_EQ(run(*engine_, one), Status::ok) << vector.iv;
      EXPECT_TRUE(one.right()) << vector.iv;
    }
  }
}

TEST_P(Nia6Conformance, AgreesWithReferenceAtEveryLength) {
  Nia6Jobs jobs;
  for (std::size_t bytes = 0; bytes <= 300; bytes += length_step()) jobs.push_back(job(bytes));
  for (const std::size_t bytes : {1'420U, 8'188U, 65'535U, 65'536U}) jobs.push_back(job(bytes));
  run_all(jobs);
}

TEST_P(Nia6Conformance, AgreesWithReferenceInAnyMixture) {
  const std::size_t count = messages(400);
  for (std::size_t done = 0; done < count;) {
    Nia6Jobs jobs;
    for (; jobs.size() < 50 && done < count; ++done) {
      jobs.push_back(job(random_.below(random_.below(4) == 0 ? 1500 : 120)));
    }
    ASSERT_NO_FATAL_FAILURE(run_all(jobs));
  }
}

TEST_P(Nia6Conformance, RefusesForgeriesAmongGoodMessages) {
  for (int round = 0; round < 20; ++round) {
    Nia6Jobs jobs;
    std::vector<bool> forged;
    for (int i = 0; i < 20; ++i) {
      jobs.push_back(job(random_.below(200)));
      forged.push_back(jobs.back()->task.direction == Direction::decrypt && random_.below(2) == 0);
      if (forged.back()) jobs.back()->forge(random_);
    }
    ASSERT_EQ(run(*engine_, jobs), jobs.size());
    for (std::size_t i = 0; i < jobs.size(); ++i) {
      ASSERT_TRUE(forged[i] ? jobs[i]->refused() : jobs[i]->right()) << jobs[i]->task.len_bytes() << " bytes";
    }
  }
}

TEST_P(Nia6Conformance, RefusesWhatItDoesNotHave) {
  const std::uint8_t aad[1] = {};
  std::uint8_t tag[17] = {};
  const auto status_with = [&](auto change) {
    const auto one = job(25);
    change(one->task);
    const Status status = run(*engine_, *one);
    EXPECT_TRUE(one->untouched());
    return status;
  };
  EXPECT_EQ(status_with([](Task& task) { task.len_bits -= 1; }), Status::bad_length);
  EXPECT_EQ(status_with([](Task& task) { task.len_bits = std::uint64_t{1} << 32; }), Status::bad_length);
  EXPECT_EQ(status_with([](Task& task) { task.key_bytes = 16; }), Status::bad_key);
  EXPECT_EQ(status_with([&](Task& task) { task.aad = aad; }), Status::unsupported);
  EXPECT_EQ(status_with([](Task& task) { task.algorithm = Algorithm::nca6; }), Status::unsupported);
  EXPECT_EQ(status_with([](Task& task) { task.algorithm = Algorithm::eia3; }), Status::unsupported);
  for (const std::size_t bytes : {0U, 3U, 17U}) {
    EXPECT_EQ(status_with([&](Task& task) { task.tag = std::span(tag).first(bytes); }), Status::bad_length) << bytes;
  }
}

}  // namespace
}  // namespace tandem::catalog::conformance
