// Every variant of ChaCha20-Poly1305 as an engine: batches, statuses, and what is written where.
#include "soft/chacha20_poly1305_engine.h"

#include <gtest/gtest.h>

#include <vector>

#include "algorithms/chacha20_poly1305/sw/chacha20_poly1305_test_job.h"

namespace tandem::soft {
namespace {

using chacha20_poly1305::Variant;
using chacha20_poly1305::testing::Job;
using chacha20_poly1305::testing::Jobs;
using chacha20_poly1305::testing::Random;
using chacha20_poly1305::testing::run;

std::vector<const Variant*> available_variants() {
  std::vector<const Variant*> list;
  for (const Variant& variant : chacha20_poly1305::variants()) {
    if (variant.available()) list.push_back(&variant);
  }
  return list;
}

class ChaCha20Poly1305EngineTest : public ::testing::TestWithParam<const Variant*> {
 protected:
  ChaCha20Poly1305Engine engine_{*GetParam()};
  Random random_{8439};
};

INSTANTIATE_TEST_SUITE_P(Variants, ChaCha20Poly1305EngineTest, ::testing::ValuesIn(available_variants()),
                         [](const auto& param) { return std::string(param.param->name); });

TEST_P(ChaCha20Poly1305EngineTest, SaysWhatItIs) {
  EXPECT_EQ(engine_.capabilities().name, "cpu." + std::string(GetParam()->name));
  EXPECT_EQ(engine_.capabilities().algorithm, Algorithm::chacha20_poly1305);
  EXPECT_FALSE(engine_.capabilities().hardware);
  EXPECT_EQ(engine_.capabilities().max_in_flight, 64U);
}

TEST_P(ChaCha20Poly1305EngineTest, RunsMixedBatchesOfAnySize) {
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

TEST_P(ChaCha20Poly1305EngineTest, AForgedTaskFailsAloneInItsBatch) {
  for (int round = 0; round < 50; ++round) {
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

TEST_P(ChaCha20Poly1305EngineTest, RefusesWhatItCannotRunAndWritesNothing) {
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
  EXPECT_EQ(status_with([](Task& task) { task.key_bytes = 31; }), Status::bad_key);
  for (std::size_t i = 0; i < 4; ++i) {
    EXPECT_EQ(status_with([&](Task& task) { task.iv[i] = 0x80; }), Status::bad_iv) << i;
  }
  EXPECT_EQ(status_with([](Task& task) { task.tag = {}; }), Status::bad_length);
  EXPECT_EQ(status_with([](Task& task) { task.tag = task.tag.first(15); }), Status::bad_length);
  EXPECT_EQ(status_with([](Task& task) { task.len_bits -= 1; }), Status::bad_length);
  EXPECT_EQ(status_with([&](Task& task) { task.len_bits = engine_.capabilities().max_len_bits + 8; }),
            Status::bad_length);
}

TEST_P(ChaCha20Poly1305EngineTest, ATaskWithoutMessageNeedsNoBuffers) {
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
