// Every variant of AES-GCM as an engine: batches, statuses, and what is written where.
#include "soft/aes_gcm_engine.h"

#include <gtest/gtest.h>

#include <vector>

#include "algorithms/aes_gcm/sw/aes_gcm_test_job.h"

namespace tandem::soft {
namespace {

using aes_gcm::Variant;
using aes_gcm::testing::Job;
using aes_gcm::testing::Jobs;
using aes_gcm::testing::Random;
using aes_gcm::testing::run;

std::vector<const Variant*> available_variants() {
  std::vector<const Variant*> list;
  for (const Variant& variant : aes_gcm::variants()) {
    if (variant.available()) list.push_back(&variant);
  }
  return list;
}

class AesGcmEngineTest : public ::testing::TestWithParam<const Variant*> {
 protected:
  AesGcmEngine engine_{*GetParam()};
  Random random_{800};
};

INSTANTIATE_TEST_SUITE_P(Variants, AesGcmEngineTest, ::testing::ValuesIn(available_variants()),
                         [](const auto& param) { return std::string(param.param->name); });

TEST_P(AesGcmEngineTest, SaysWhatItIs) {
  EXPECT_EQ(engine_.capabilities().name, "cpu." + std::string(GetParam()->name));
  EXPECT_EQ(engine_.capabilities().algorithm, Algorithm::aes_gcm);
  EXPECT_FALSE(engine_.capabilities().hardware);
  EXPECT_EQ(engine_.capabilities().max_in_flight, 64U);
}

TEST_P(AesGcmEngineTest, RunsMixedBatchesOfAnySize) {
  for (std::size_t size = 1; size <= 64; ++size) {
    Jobs jobs;
    for (std::size_t i = 0; i < size; ++i) {
      const Direction direction = random_.below(2) == 0 ? Direction::encrypt : Direction::decrypt;
      jobs.push_back(
          std::make_unique<Job>(random_, direction, random_.below(300), random_.below(40), random_.below(2) == 0));
    }
    ASSERT_EQ(run(engine_, jobs), size);
    for (const auto& job : jobs) ASSERT_TRUE(job->right()) << size;
  }
}

TEST_P(AesGcmEngineTest, AForgedTaskFailsAloneInItsBatch) {
  for (int round = 0; round < 20; ++round) {
    Jobs jobs;
    for (std::size_t i = 0; i < 20; ++i) {
      const Direction direction = i % 3 == 0 ? Direction::encrypt : Direction::decrypt;
      jobs.push_back(std::make_unique<Job>(random_, direction, random_.below(1500), random_.below(40), i % 2 == 0));
    }
    for (const std::size_t forged : {1U, 4U, 19U}) jobs[forged]->forge(random_);
    ASSERT_EQ(run(engine_, jobs), jobs.size());
    for (std::size_t i = 0; i < jobs.size(); ++i) {
      const bool forged = i == 1 || i == 4 || i == 19;
      ASSERT_TRUE(forged ? jobs[i]->refused() : jobs[i]->right()) << i;
    }
  }
}

TEST_P(AesGcmEngineTest, RefusesWhatItCannotRunAndWritesNothing) {
  const auto status_with = [&](auto change) {
    Status status = Status::ok;
    for (const Direction direction : {Direction::encrypt, Direction::decrypt}) {
      Job job(random_, direction, 128, 12);
      change(job.task);
      status = run(engine_, job);
      EXPECT_TRUE(job.untouched());
    }
    return status;
  };
  EXPECT_EQ(status_with([](Task& task) { task.algorithm = Algorithm::chacha20; }), Status::unsupported);
  EXPECT_EQ(status_with([](Task& task) { task.require = Require::hardware; }), Status::unsupported);
  for (const std::uint8_t bytes : {std::uint8_t{0}, std::uint8_t{15}, std::uint8_t{31}, std::uint8_t{40}}) {
    EXPECT_EQ(status_with([=](Task& task) { task.key_bytes = bytes; }), Status::bad_key);
  }
  for (std::size_t i = 0; i < 4; ++i) {
    EXPECT_EQ(status_with([&](Task& task) { task.iv[i] = 0x80; }), Status::bad_iv) << i;
  }
  EXPECT_EQ(status_with([](Task& task) { task.tag = {}; }), Status::bad_length);
  EXPECT_EQ(status_with([](Task& task) { task.tag = task.tag.first(11); }), Status::bad_length);
  EXPECT_EQ(status_with([](Task& task) { task.len_bits -= 1; }), Status::bad_length);
  EXPECT_EQ(status_with([&](Task& task) { task.len_bits = engine_.capabilities().max_len_bits + 8; }),
            Status::bad_length);
}

TEST_P(AesGcmEngineTest, TakesEveryKeyAndShorterTags) {
  for (const std::size_t key_bytes : {16U, 24U, 32U}) {
    for (const std::size_t tag_bytes : {4U, 8U, 12U, 13U, 14U, 15U, 16U}) {
      const aes_gcm::testing::Case expected(
          aes_gcm::testing::random_bytes(random_, key_bytes), aes_gcm::testing::random_bytes(random_, 12),
          aes_gcm::testing::random_bytes(random_, 20), aes_gcm::testing::random_bytes(random_, 77), tag_bytes);
      for (const Direction direction : {Direction::encrypt, Direction::decrypt}) {
        Job job(random_, direction, expected);
        EXPECT_EQ(run(engine_, job), Status::ok);
        EXPECT_TRUE(job.right());
      }
    }
  }
}

TEST_P(AesGcmEngineTest, ATaskWithoutMessageNeedsNoBuffers) {
  for (const Direction direction : {Direction::encrypt, Direction::decrypt}) {
    Job job(random_, direction, 0, 100);
    job.task.source = nullptr;
    job.task.destination = nullptr;
    EXPECT_EQ(run(engine_, job), Status::ok);
    EXPECT_TRUE(job.right());
  }
}

}  // namespace
}  // namespace tandem::soft
