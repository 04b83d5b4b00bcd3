// `auto` over engines that fail when they are told to.
#include <algorithm>
#include <array>
#include <span>
#include <utility>
#include <vector>

#include "testing/engines/auto_engine_fixture.h"

namespace tandem::choose {
namespace {

TEST_F(AutoEngineTest, ATaskOfAFailedEngineIsRunAgainWhole) {
  make();
  script_.fault = Status::device_dead;
  const auto job = job_in_place(false);
  EXPECT_EQ(tandem::testing::run(*engine_, *job), Status::ok);
  EXPECT_TRUE(job->right());
  EXPECT_EQ(job->task.completion.reason, Reason::replayed);
  EXPECT_EQ(job->task.completion.backend, chacha20::SoftwareEngine::name_of(chacha20::kVariants.best()));
  EXPECT_FALSE(engine_->health(1).in);
  EXPECT_EQ(engine_->health(1).last_fault, Status::device_dead);
  EXPECT_EQ(engine_->replays(), 1U);
}

// The best of those that are left by the profile does not take a task of that length.
TEST_F(AutoEngineTest, WhatIsRunAgainGoesWhereItsLengthIsTaken) {
  Script shorter{.name = "shorter", .max_bytes = 1024};
  std::vector<AutoEngine::Member> members(3);
  members[0].engine = std::make_unique<chacha20::SoftwareEngine>(Algorithm::chacha20, chacha20::kVariants.best());
  members[1].engine = std::make_unique<FakeDevice>(script_, false);
  members[2].engine = std::make_unique<FakeDevice>(shorter, false);
  Profile known = profile();
  Curve& curve = known.curves.emplace_back(known.curves.back());
  curve.engine = "shorter";
  for (Cell& cell : curve.cells) cell.ns = cell.p50_ns = 1;
  engine_ = std::make_unique<AutoEngine>(
      std::move(members), AutoEngine::Options{.algorithm = kCipher, .algorithm_name = "chacha20", .profile = &known});
  EXPECT_EQ(run_right(1, 1024)[0]->task.completion.backend, "shorter");
  EXPECT_EQ(run_right(1, 4096)[0]->task.completion.backend, "fake");
  script_.fault = Status::bus_read_error;
  const auto job = job_in_place(false);
  EXPECT_EQ(tandem::testing::run(*engine_, *job), Status::ok);
  EXPECT_TRUE(job->right());
  EXPECT_EQ(job->task.completion.reason, Reason::replayed);
  EXPECT_EQ(job->task.completion.backend, chacha20::SoftwareEngine::name_of(chacha20::kVariants.best()));
  // The length is beyond what any device takes, one that is out or not.
  EXPECT_EQ(run_right(1, 8192)[0]->task.completion.backend,
            chacha20::SoftwareEngine::name_of(chacha20::kVariants.best()));
}

TEST_F(AutoEngineTest, WhatADeviceIsNotMadeForIsRunElsewhere) {
  make();
  script_.fault = Status::unsupported;
  const auto job = job_in_place(false);
  EXPECT_EQ(tandem::testing::run(*engine_, *job), Status::ok);
  EXPECT_TRUE(job->right());
  EXPECT_EQ(job->task.completion.reason, Reason::replayed);
  EXPECT_EQ(job->task.completion.backend, chacha20::SoftwareEngine::name_of(chacha20::kVariants.best()));
  EXPECT_TRUE(engine_->health(1).in);
  EXPECT_EQ(engine_->health(1).faults, 0U);
  const auto kept = job_in_place(false);
  kept->task.require = Require::hardware;
  EXPECT_EQ(tandem::testing::run(*engine_, *kept), Status::unsupported);
  EXPECT_EQ(kept->task.completion.backend, "fake");
}

TEST_F(AutoEngineTest, WithoutItsInputATaskFails) {
  make();
  script_.fault = Status::bus_read_error;
  const auto job = job_in_place(true);
  EXPECT_EQ(tandem::testing::run(*engine_, *job), Status::bus_read_error);
  EXPECT_EQ(job->task.completion.backend, "fake");
  make(Require::any, true);
  const auto kept = job_in_place(true);
  EXPECT_EQ(tandem::testing::run(*engine_, *kept), Status::ok);
}

TEST_F(AutoEngineTest, WhatRequiresTheFailedEngineFails) {
  make();
  script_.fault = Status::bus_write_error;
  const auto job = job_in_place(false);
  job->task.require = Require::hardware;
  EXPECT_EQ(tandem::testing::run(*engine_, *job), Status::bus_write_error);
  EXPECT_TRUE(job->untouched());
  EXPECT_EQ(engine_->health(1).faults, 1U);
  // One that is out counts its faults, too.
  EXPECT_EQ(tandem::testing::run(*engine_, *job), Status::bus_write_error);
  EXPECT_EQ(engine_->health(1).faults, 2U);
  EXPECT_EQ(engine_->health(1).outages, 1U);
}

TEST_F(AutoEngineTest, AFailureOfTheTaskIsNotOneOfTheEngine) {
  make();
  script_.fault = Status::counter_overflow;
  const auto job = job_in_place(false);
  EXPECT_EQ(tandem::testing::run(*engine_, *job), Status::counter_overflow);
  EXPECT_TRUE(engine_->health(1).in);
}

TEST_F(AutoEngineTest, AnEngineThatIsOutIsTriedAndComesBack) {
  make();
  script_.fault = Status::timeout;
  run_right(1, 4096);
  EXPECT_FALSE(engine_->health(1).in);
  for (int i = 0; i < 63; ++i) run_right(1, 4096);
  EXPECT_EQ(script_.probes, 0U);
  run_right(2, 4096);
  EXPECT_EQ(script_.probes, 1U);  // which failed
  EXPECT_FALSE(engine_->health(1).in);
  script_.fault = Status::ok;
  for (int i = 0; i < 130; ++i) run_right(1, 4096);
  EXPECT_EQ(script_.probes, 2U);
  EXPECT_TRUE(engine_->health(1).in);
  EXPECT_EQ(engine_->health(1).returns, 1U);
  EXPECT_EQ(run_right(1, 4096)[0]->task.completion.backend, "fake");
}

TEST_F(AutoEngineTest, AProbeWithAWrongAnswerIsAFaultOfItsOwn) {
  make();
  script_.fault = Status::timeout;
  run_right(1, 4096);
  EXPECT_EQ(engine_->health(1).last_fault, Status::timeout);
  script_.fault = Status::ok;
  script_.spoils = true;
  for (int i = 0; i < 70; ++i) run_right(1, 4096);
  EXPECT_EQ(script_.probes, 1U);
  EXPECT_FALSE(engine_->health(1).in);
  EXPECT_EQ(engine_->health(1).last_fault, Status::wrong_result);
}

TEST_F(AutoEngineTest, AWrongResultIsTheEnginesFaultIfAnotherGetsItRight) {
  make();
  script_.fault = Status::wrong_result;
  const auto job = job_in_place(false);
  EXPECT_EQ(tandem::testing::run(*engine_, *job), Status::ok);
  EXPECT_TRUE(job->right());
  EXPECT_EQ(job->task.completion.reason, Reason::replayed);
  EXPECT_EQ(job->task.completion.backend, chacha20::SoftwareEngine::name_of(chacha20::kVariants.best()));
  EXPECT_FALSE(engine_->health(1).in);
  EXPECT_EQ(engine_->health(1).last_fault, Status::wrong_result);
  EXPECT_EQ(engine_->health(1).faults, 1U);
  EXPECT_TRUE(engine_->health(0).in);
  // The next task brings the probe; the one after that waits as long as any.
  run_right(1, 4096);
  EXPECT_EQ(script_.probes, 1U);
  EXPECT_FALSE(engine_->health(1).in);
  script_.fault = Status::ok;
  for (int i = 0; i < 60; ++i) run_right(1, 4096);
  EXPECT_EQ(script_.probes, 1U);
  for (int i = 0; i < 5; ++i) run_right(1, 4096);
  EXPECT_EQ(script_.probes, 2U);
  EXPECT_TRUE(engine_->health(1).in);
}

TEST_F(AutoEngineTest, AWrongResultThatNoneGetsRightIsTheTasksFault) {
  Script other{.name = "other"};
  const auto run_on_both = [&](Status one, Status two) {
    script_.fault = one;
    other.fault = two;
    std::vector<AutoEngine::Member> members(2);
    members[0].engine = std::make_unique<FakeDevice>(script_, false);
    members[1].engine = std::make_unique<FakeDevice>(other, false);
    engine_ = std::make_unique<AutoEngine>(std::move(members),
                                           AutoEngine::Options{.algorithm = kCipher, .algorithm_name = "chacha20"});
    const auto job = job_in_place(false);
    const Status status = tandem::testing::run(*engine_, *job);
    EXPECT_EQ(engine_->replays(), 1U);
    return status;
  };
  EXPECT_EQ(run_on_both(Status::wrong_result, Status::wrong_result), Status::wrong_result);
  EXPECT_TRUE(engine_->health(0).in && engine_->health(1).in);
  EXPECT_EQ(engine_->health(0).faults + engine_->health(1).faults, 0U);
  // The other one cannot run it at all, so it tells nothing either.
  EXPECT_EQ(run_on_both(Status::wrong_result, Status::unsupported), Status::wrong_result);
  EXPECT_TRUE(engine_->health(0).in && engine_->health(1).in);
  EXPECT_EQ(run_on_both(Status::wrong_result, Status::io_error), Status::wrong_result);
  EXPECT_TRUE(engine_->health(0).in);
  EXPECT_FALSE(engine_->health(1).in);
}

TEST_F(AutoEngineTest, OneThatIsDeadIsMadeAgain) {
  make();
  script_.fault = Status::device_dead;
  for (int i = 0; i < 100; ++i) run_right(1, 4096);
  EXPECT_EQ(script_.made, 1U);  // the first probe finds that it is dead
  script_.fault = Status::ok;
  for (int i = 0; i < 130; ++i) run_right(1, 4096);
  EXPECT_EQ(script_.made, 2U);
  EXPECT_EQ(engine_->health(1).remakes, 1U);
  EXPECT_TRUE(engine_->health(1).in);
}

/// Batches of all kinds, polled now and then, while the second engine fails and has little room now and then.
TEST_F(AutoEngineTest, AMixedLoadIsDoneRightWhateverHappens) {
  for (const bool hardware : {false, true}) {
    script_ = {.hardware = hardware};
    make(Require::any, true);
    Jobs under_way;
    std::size_t done = 0;
    const auto poll = [&](std::size_t most) {
      std::array<Task*, AutoEngine::kInFlight> tasks;
      const std::size_t count = engine_->poll(std::span(tasks).first(most));
      for (Task* const task : std::span(tasks).first(count)) {
        const auto job = std::ranges::find(under_way, task, [](const auto& one) { return &one->task; });
        ASSERT_NE(job, under_way.end());
        EXPECT_TRUE((*job)->right()) << static_cast<int>(task->completion.status);
        under_way.erase(job);
        ++done;
      }
    };
    for (int i = 0; i < 3000; ++i) {
      if (random_.below(40) == 0) script_.fault = random_.below(2) == 0 ? Status::io_error : Status::ok;
      if (random_.below(20) == 0) script_.room = 1 + random_.below(64);
      Jobs batch = make_jobs(kCipher, random_, 1 + random_.below(12), random_.below(2) == 0 ? 64 : 2048);
      if (random_.below(8) == 0) {
        for (auto& job : make_jobs(kCipher, random_, 3, 100)) batch.push_back(std::move(job));
      }
      std::vector<Task*> tasks;
      for (const auto& job : batch) tasks.push_back(&job->task);
      const std::size_t taken = engine_->submit(tasks);
      for (std::size_t k = 0; k < taken; ++k) under_way.push_back(std::move(batch[k]));
      ASSERT_EQ(engine_->in_flight(), under_way.size());
      if (random_.below(3) == 0) {
        ASSERT_EQ(engine_->wait(1'000'000), Status::ok);
        const std::size_t before = done;
        poll(AutoEngine::kInFlight);
        EXPECT_TRUE(done > before || under_way.empty());
      } else {
        poll(random_.below(5));
      }
    }
    script_.fault = Status::ok;
    while (engine_->in_flight() > 0) poll(AutoEngine::kInFlight);
    EXPECT_TRUE(under_way.empty());
    EXPECT_GT(done, 3000U);
    // The number is left to chance; there are ten or so.
    EXPECT_GT(engine_->health(1).outages, 0U);
    // Each probe that met a fault doubled the wait for the next.
    script_.room = 64;
    for (std::uint64_t i = 0; i <= AutoEngine::kLastRetry && !engine_->health(1).in; ++i) run_right(1, 64);
    EXPECT_TRUE(engine_->health(1).in);
    EXPECT_GT(engine_->health(1).returns, 0U);
    EXPECT_GT(engine_->replays(), 0U);
  }
}
}  // namespace
}  // namespace tandem::choose
