// Tests every variant of AES-GCM, ChaCha20-Poly1305 and 256-NCA6 as an engine: batches, statuses, and which bytes are
// written.
#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/software/heap.h"
#include "generated/algorithms/adapters.h"
#include "testing/jobs/aead_job.h"

namespace tandem::software {
namespace {

using tandem::testing::aead_lengths;
using tandem::testing::aead_message;
using tandem::testing::AeadJob;
using tandem::testing::AeadJobs;
using tandem::testing::Bytes;
using tandem::testing::Random;
using tandem::testing::random_bytes;
using tandem::testing::run;

struct Case {
  Algorithm algorithm;
  std::string_view algorithm_name;
  std::string_view variant;
  std::function<std::unique_ptr<Engine>()> make;
};

std::vector<Case> available_engines() {
  std::vector<Case> list;
  for (const Algorithm algorithm : tandem::testing::kAeads) {
    const Adapter& adapter = software::adapter(algorithm);
    for (std::size_t i = 0; i < adapter.count(); ++i) {
      const variants::Compiled variant = adapter.compiled(i);
      if (!variant.available) continue;
      list.push_back({algorithm, facts::operation(algorithm).name, variant.name,
                      [&adapter, algorithm, i] { return make(adapter, algorithm, i); }});
    }
  }
  return list;
}

class AeadEngineTest : public ::testing::TestWithParam<Case> {
 protected:
  static Algorithm algorithm() { return GetParam().algorithm; }

  std::unique_ptr<Engine> made_ = GetParam().make();
  Engine& engine_ = *made_;
  Random random_{8439};
};

INSTANTIATE_TEST_SUITE_P(Variants, AeadEngineTest, ::testing::ValuesIn(available_engines()), [](const auto& param) {
  return std::string(param.param.algorithm_name) + "_" + std::string(param.param.variant);
});

TEST_P(AeadEngineTest, SaysWhatItIs) {
  EXPECT_EQ(engine_.capabilities().name, "cpu." + std::string(GetParam().variant));
  EXPECT_EQ(engine_.capabilities().algorithm, algorithm());
  EXPECT_FALSE(engine_.capabilities().hardware);
  EXPECT_GE(engine_.capabilities().max_in_flight, 64U);
}

TEST_P(AeadEngineTest, RunsMixedBatchesOfAnySize) {
  for (std::size_t size = 1; size <= 64; ++size) {
    AeadJobs jobs;
    for (std::size_t i = 0; i < size; ++i) {
      const Direction direction = random_.below(2) == 0 ? Direction::encrypt : Direction::decrypt;
      jobs.push_back(std::make_unique<AeadJob>(algorithm(), random_, direction, random_.below(300), random_.below(40),
                                               random_.below(2) == 0));
    }
    ASSERT_EQ(run(engine_, jobs), size);
    for (const auto& job : jobs) ASSERT_TRUE(job->right()) << size;
  }
}

TEST_P(AeadEngineTest, AForgedTaskFailsAloneInItsBatch) {
  for (int round = 0; round < 50; ++round) {
    AeadJobs jobs;
    for (std::size_t i = 0; i < 20; ++i) {
      const Direction direction = i % 3 == 0 ? Direction::encrypt : Direction::decrypt;
      jobs.push_back(std::make_unique<AeadJob>(algorithm(), random_, direction, random_.below(1500), random_.below(40),
                                               i % 2 == 0));
    }
    for (const std::size_t forged : {1U, 4U, 19U}) jobs[forged]->forge(random_);
    ASSERT_EQ(run(engine_, jobs), jobs.size());
    for (std::size_t i = 0; i < jobs.size(); ++i) {
      const bool forged = i == 1 || i == 4 || i == 19;
      ASSERT_TRUE(forged ? jobs[i]->refused() : jobs[i]->right()) << i;
    }
  }
}

TEST_P(AeadEngineTest, RefusesWhatItCannotRunAndWritesNothing) {
  const auto status_with = [&](auto change) {
    Status status = Status::ok;
    for (const Direction direction : {Direction::encrypt, Direction::decrypt}) {
      AeadJob job(algorithm(), random_, direction, 128, 12);
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
  for (std::size_t i = 0; i < 16 - aead_lengths(algorithm()).iv; ++i) {
    EXPECT_EQ(status_with([&](Task& task) { task.iv[i] = 0x80; }), Status::bad_iv) << i;
  }
  EXPECT_EQ(status_with([](Task& task) { task.tag = {}; }), Status::bad_length);
  const std::vector<std::size_t> tags = aead_lengths(algorithm()).tag;
  for (std::size_t bytes = 0; bytes < 16; ++bytes) {
    if (std::ranges::find(tags, bytes) != tags.end()) continue;
    EXPECT_EQ(status_with([&](Task& task) { task.tag = task.tag.first(bytes); }), Status::bad_length) << bytes;
  }
  EXPECT_EQ(status_with([](Task& task) { task.len_bits -= 1; }), Status::bad_length);
  EXPECT_EQ(status_with([&](Task& task) { task.len_bits = engine_.capabilities().max_len_bits + 8; }),
            Status::bad_length);
}

TEST_P(AeadEngineTest, TakesKeysAndTagsOfEveryLength) {
  const auto lengths = aead_lengths(algorithm());
  for (const std::size_t key_bytes : lengths.key) {
    for (const std::size_t tag_bytes : lengths.tag) {
      const Bytes key = random_bytes(random_, key_bytes);
      const auto expected = aead_message(algorithm(), random_, key, 77, 20, tag_bytes);
      for (const Direction direction : {Direction::encrypt, Direction::decrypt}) {
        AeadJob job(random_, direction, expected);
        EXPECT_EQ(run(engine_, job), Status::ok);
        EXPECT_TRUE(job.right());
      }
    }
  }
}

TEST_P(AeadEngineTest, ATaskWithoutMessageNeedsNoBuffers) {
  for (const Direction direction : {Direction::encrypt, Direction::decrypt}) {
    AeadJob job(algorithm(), random_, direction, 0, 100);
    job.task.source = nullptr;
    job.task.destination = nullptr;
    EXPECT_EQ(run(engine_, job), Status::ok);
    EXPECT_TRUE(job.right());
  }
}

}  // namespace
}  // namespace tandem::software
