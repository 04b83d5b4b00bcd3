// Tests tasks of all 3GPP functions in one engine; the conformance suite tests the engines of single functions.
#include "engine/software/pdu_engine.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <memory>
#include <vector>

#include "engine/variants.h"
#include "testing/engines/pdu_engines.h"
#include "testing/jobs/pdu_job.h"

namespace tandem::software {
namespace {

using tandem::testing::is_integrity;
using tandem::testing::kPduFunctions;
using tandem::testing::PduJob;
using tandem::testing::PduJobs;
using tandem::testing::Random;
using tandem::testing::run;

class AnyPduEngineTest : public ::testing::Test {
 protected:
  std::unique_ptr<PduJob> any_job(std::uint64_t longest_bits) {
    return std::make_unique<PduJob>(kPduFunctions[random_.below(kPduFunctions.size())], random_,
                                    1 + random_.below(longest_bits));
  }
  Random random_{33501};
  const std::shared_ptr<Engine> engine_ = tandem::testing::any_pdu_engine();
};

TEST_F(AnyPduEngineTest, SaysWhatItIs) {
  EXPECT_EQ(engine_->capabilities().algorithm, Algorithm::none);
  EXPECT_EQ(engine_->capabilities().max_in_flight, PduEngine::kInFlight);
  EXPECT_EQ(engine_->capabilities().max_len_bits, 0xffff'ffffU);
  EXPECT_FALSE(engine_->capabilities().hardware);
}

TEST_F(AnyPduEngineTest, RunsMixedBatchesOfAnySize) {
  for (std::size_t size = 1; size <= 200; ++size) {
    PduJobs jobs;
    std::vector<bool> forged;
    for (std::size_t i = 0; i < size; ++i) {
      jobs.push_back(any_job(random_.below(5) == 0 ? 8 * 1500 : 8 * 100));
      const Task& task = jobs.back()->task;
      forged.push_back(is_integrity(task.algorithm) && task.direction == Direction::decrypt && random_.below(4) == 0);
      if (forged.back()) jobs.back()->forge(random_);
    }
    ASSERT_EQ(run(*engine_, jobs), size);
    for (std::size_t i = 0; i < size; ++i) {
      ASSERT_TRUE(forged[i] ? jobs[i]->refused() : jobs[i]->right()) << jobs[i]->task.len_bits << " bits";
      const auto backend = jobs[i]->task.completion.backend;
      ASSERT_TRUE(jobs[i]->task.algorithm != Algorithm::eea3 ||
                  backend == zuc::PduEngine::name_of(zuc::kVariants.best()))
          << backend;
    }
  }
}

TEST_F(AnyPduEngineTest, TakesNoMoreThanItHoldsOfWhatever) {
  for (const bool mixed : {false, true}) {
    PduJobs jobs;
    std::vector<Task*> tasks;
    for (std::size_t i = 0; i < PduEngine::kInFlight + 3; ++i) {
      jobs.push_back(mixed ? any_job(800) : std::make_unique<PduJob>(Algorithm::eia1, random_, 800));
      tasks.push_back(&jobs.back()->task);
    }
    ASSERT_EQ(engine_->submit(tasks), PduEngine::kInFlight);
    EXPECT_EQ(engine_->in_flight(), PduEngine::kInFlight);
    EXPECT_EQ(engine_->submit(std::span(tasks).last(3)), 0U);
    std::vector<Task*> done(2);
    ASSERT_EQ(engine_->wait(0), Status::ok);
    const std::size_t back = engine_->poll(done);
    ASSERT_GE(back, 1U);
    EXPECT_EQ(engine_->submit(std::span(tasks).subspan(PduEngine::kInFlight)), back);
    while (engine_->in_flight() > 0) {
      ASSERT_EQ(engine_->wait(0), Status::ok);
      ASSERT_GE(engine_->poll(done), 1U);
    }
    for (std::size_t i = 0; i < PduEngine::kInFlight + back; ++i) {
      EXPECT_TRUE(jobs[i]->right());
    }
  }
  EXPECT_EQ(engine_->wait(0), Status::ok);
}

TEST_F(AnyPduEngineTest, RefusesOtherAlgorithmsAmongTheGood) {
  PduJobs jobs;
  for (int i = 0; i < 30; ++i) jobs.push_back(any_job(400));
  jobs[3]->task.algorithm = Algorithm::chacha20;
  jobs[9]->task.algorithm = Algorithm::zuc;
  jobs[20]->task.require = Require::hardware;
  ASSERT_EQ(run(*engine_, jobs), jobs.size());
  for (std::size_t i = 0; i < jobs.size(); ++i) {
    const bool bad = i == 3 || i == 9 || i == 20;
    EXPECT_EQ(jobs[i]->task.completion.status, bad ? Status::unsupported : Status::ok);
    EXPECT_TRUE(bad ? jobs[i]->untouched() : jobs[i]->right());
  }
}

TEST(PduEngine, ALibraryThatFailsFailsItsTasksAlone) {
  static constexpr auto fail_short = [](std::span<Pdu* const> pdus) {
    for (Pdu* pdu : pdus) {
      pdu->mac = 0x01020304;
      pdu->status = pdu->len_bits < 100 ? Status::io_error : Status::ok;
    }
  };
  constexpr aes::Variant kFailing{.name = "reference",
                                  .needs = "",
                                  .available = [] { return true; },
                                  .constant_time = variants::always,
                                  .eea = fail_short,
                                  .eia = fail_short};
  Random random(5);
  aes::PduEngine engine(Algorithm::eia2, kFailing);
  PduJobs jobs;
  for (const std::uint64_t bits : {8U, 1000U, 99U, 100U}) {
    jobs.push_back(std::make_unique<PduJob>(Algorithm::eia2, random, bits));
    jobs.back()->task.direction = Direction::encrypt;
  }
  ASSERT_EQ(run(engine, jobs), jobs.size());
  for (const auto& job : jobs) {
    const bool failed = job->task.len_bits < 100;
    EXPECT_EQ(job->task.completion.status, failed ? Status::io_error : Status::ok);
    EXPECT_EQ(job->task.tag[0] == 1 && job->task.tag[3] == 4, !failed);
  }
}

TEST(PduEngine, RefusesBitsOfTheIvAndLengthsThatItDoesNotHave) {
  Random random(7);
  aes::PduEngine engine(Algorithm::eea2, aes::kVariants.best());
  const auto status_with = [&](auto spoil) {
    PduJob job(Algorithm::eea2, random, 100);
    spoil(job.task);
    job.task.completion.device_cycles = 77;  // of a run before
    const Status status = run(engine, job);
    EXPECT_EQ(job.task.completion.device_cycles, 0U);
    return status;
  };
  EXPECT_EQ(status_with([](Task&) {}), Status::ok);
  EXPECT_EQ(status_with([](Task& task) { task.iv[4] |= 1; }), Status::bad_iv);
  EXPECT_EQ(status_with([](Task& task) { task.iv[4] |= 2; }), Status::bad_iv);
  EXPECT_EQ(status_with([](Task& task) { task.iv[5] = 0x80; }), Status::bad_iv);
  EXPECT_EQ(status_with([](Task& task) { task.iv[15] = 1; }), Status::bad_iv);
  EXPECT_EQ(status_with([](Task& task) { task.len_bits = 0; }), Status::bad_length);
  EXPECT_EQ(status_with([](Task& task) { task.len_bits = std::uint64_t{1} << 32; }), Status::bad_length);
}

TEST(PduEngine, KeepsNoMacOfAForgery) {
  static constexpr std::uint32_t kMac = 0xd15e'a5ed;
  static constexpr auto same_mac = [](std::span<Pdu* const> pdus) {
    for (Pdu* pdu : pdus) pdu->mac = kMac;
  };
  constexpr aes::Variant kFake{.name = "reference",
                               .needs = "",
                               .available = [] { return true; },
                               .constant_time = variants::always,
                               .eea = same_mac,
                               .eia = same_mac};
  Random random(8);
  auto engine = std::make_unique<aes::PduEngine>(Algorithm::eia2, kFake);
  PduJob job(Algorithm::eia2, random, 1000);
  job.task.direction = Direction::decrypt;
  ASSERT_EQ(run(*engine, job), Status::authentication);
  const std::span memory(reinterpret_cast<const std::uint8_t*>(engine.get()), sizeof *engine);
  const std::span mac(reinterpret_cast<const std::uint8_t*>(&kMac), sizeof kMac);
  EXPECT_TRUE(std::ranges::search(memory, mac).empty());
}

TEST(PduEngine, TakesNothingAtOnceWhereItHasNoRoom) {
  Random random(9);
  aes::PduEngine engine(Algorithm::eea2, aes::kVariants.best());
  PduJobs jobs;
  std::vector<Task*> tasks;
  for (std::size_t i = 0; i < PduEngine::kInFlight + 1; ++i) {
    jobs.push_back(std::make_unique<PduJob>(Algorithm::eea2, random, 100));
    tasks.push_back(&jobs.back()->task);
  }
  ASSERT_EQ(engine.submit(std::span(tasks).first(PduEngine::kInFlight)), PduEngine::kInFlight);
  EXPECT_EQ(engine.run_at_once(std::span(tasks).last(1)), 0U);
  Task* done = nullptr;
  ASSERT_EQ(engine.poll({&done, 1}), 1U);
  EXPECT_EQ(engine.run_at_once(std::span(tasks).last(1)), 1U);
  EXPECT_TRUE(jobs.back()->right());
}

// One function does not wait until another has no tasks left, either.
TEST_F(AnyPduEngineTest, FunctionsTakeTurns) {
  PduJobs jobs;
  for (int i = 0; i < 40; ++i) {
    jobs.push_back(std::make_unique<PduJob>(i % 2 == 0 ? Algorithm::eea2 : Algorithm::eia2, random_, 100));
    Task* task = &jobs.back()->task;
    ASSERT_EQ(engine_->submit({&task, 1}), 1U);
  }
  int ciphered = 0;
  for (int back = 0; back < 20;) {
    Task* done = nullptr;
    ASSERT_EQ(engine_->wait(0), Status::ok);
    if (engine_->poll({&done, 1}) == 0) continue;
    ++back;
    ciphered += done->algorithm == Algorithm::eea2 ? 1 : 0;
  }
  EXPECT_GT(ciphered, 0);
  EXPECT_LT(ciphered, 20);
  std::vector<Task*> done(40);
  while (engine_->in_flight() > 0) (void)engine_->poll(done);
}

TEST(PduEngine, EndsWithTheKeysOfAesThatItsThreadKeeps) {
  Random random(33);
  for (const aes::Variant& variant : aes::kVariants) {
    if (!variant.available()) continue;
    for (const Algorithm function : {Algorithm::eea2, Algorithm::eia2}) {
      auto engine = std::make_unique<aes::PduEngine>(function, variant);
      PduJob job(function, random, 1000);
      EXPECT_EQ(run(*engine, job), Status::ok) << variant.name;
      EXPECT_EQ(aes::keeps_keys(), variant.name != "reference") << variant.name;
      engine.reset();
      EXPECT_FALSE(aes::keeps_keys()) << variant.name;
    }
  }
}

}  // namespace
}  // namespace tandem::software
