// Tests which engine `auto` gives a task to if all of them work.
#include <array>
#include <string>

#include "testing/engines/auto_engine_fixture.h"

namespace tandem::choose {
namespace {

TEST_F(AutoEngineTest, EachTaskGoesWhereItsSizeSays) {
  make();
  for (const auto& job : run_right(10, 64)) {
    EXPECT_EQ(job->task.completion.backend, chacha20::SoftwareEngine::name_of(chacha20::kVariants.best()));
    EXPECT_EQ(job->task.completion.reason, Reason::fastest);
  }
  for (const auto& job : run_right(10, 4096)) EXPECT_EQ(job->task.completion.backend, "fake");
  // These tasks are longer than the device takes.
  for (const auto& job : run_right(2, 8192)) {
    EXPECT_EQ(job->task.completion.backend, chacha20::SoftwareEngine::name_of(chacha20::kVariants.best()));
  }
}

// These tasks run by themselves and many at once.
TEST_F(AutoEngineTest, TasksGoWhereTheirNumberSays) {
  Profile known = profile();
  for (Curve& curve : known.curves) curve.depth = 1;
  for (std::size_t i = 0; i < 2; ++i) {
    Curve deep = known.curves[i];
    deep.depth = 16;
    for (Cell& cell : deep.cells) cell.ns = i == 0 ? 1e6 : 1;
    known.curves.push_back(deep);
  }
  make(Require::any, false, known);
  EXPECT_EQ(run_right(1, 64)[0]->task.completion.backend,
            chacha20::SoftwareEngine::name_of(chacha20::kVariants.best()));
  Jobs jobs = make_jobs(kCipher, random_, 16, 64);
  std::vector<Task*> tasks;
  for (const auto& job : jobs) {
    job->task.direction = jobs[0]->task.direction;
    tasks.push_back(&job->task);
  }
  ASSERT_EQ(engine_->submit(std::span(tasks).first(1)), 1U);
  ASSERT_EQ(engine_->submit(std::span(tasks).subspan(1)), 15U);
  while (engine_->in_flight() > 0) {
    std::array<Task*, 16> done;
    (void)engine_->wait(0);
    (void)engine_->poll(done);
  }
  EXPECT_EQ(tasks[0]->completion.backend, chacha20::SoftwareEngine::name_of(chacha20::kVariants.best()));
  for (std::size_t i = 1; i < tasks.size(); ++i) EXPECT_EQ(tasks[i]->completion.backend, "fake");
}

TEST_F(AutoEngineTest, EventsAreThoseOfAllMembers) {
  make();
  EXPECT_EQ(engine_->device_events().key_loads, 3U);
  EXPECT_EQ(engine_->device_events().interrupts, 5U);
  EXPECT_EQ(engine_->device_events().lost_interrupts, 7U);
}

TEST_F(AutoEngineTest, AKeyThatTheDeviceDoesNotTakeGoesElsewhere) {
  make();
  auto job = tandem::testing::make_job(kCipher, random_, 4096);
  EXPECT_EQ(tandem::testing::run(*engine_, *job), Status::ok);
  EXPECT_EQ(job->task.completion.backend, "fake");
  job->task.key_bytes = 16;
  EXPECT_EQ(tandem::testing::run(*engine_, *job), Status::bad_key);
  EXPECT_EQ(job->task.completion.backend, chacha20::SoftwareEngine::name_of(chacha20::kVariants.best()));
}

// Such tasks differ in nothing that the choice is remembered by but the tag.
TEST_F(AutoEngineTest, ATaskThatTheDeviceDoesNotAdmitGoesElsewhere) {
  make();
  script_.refused_tag_bytes = 3;
  std::array<std::uint8_t, 3> tag{};
  for (int i = 0; i < 3; ++i) {
    auto job = tandem::testing::make_job(kCipher, random_, 4096);
    EXPECT_EQ(tandem::testing::run(*engine_, *job), Status::ok);
    EXPECT_EQ(job->task.completion.backend, "fake");
    job->task.tag = tag;
    EXPECT_EQ(tandem::testing::run(*engine_, *job), Status::bad_length) << "nor is it one of the algorithm";
    EXPECT_EQ(job->task.completion.backend, chacha20::SoftwareEngine::name_of(chacha20::kVariants.best()));
    EXPECT_EQ(engine_->replays(), 0U) << "it was not tried";
  }
  // The device says so if nothing else may run it.
  make(Require::hardware);
  auto job = tandem::testing::make_job(kCipher, random_, 4096);
  job->task.tag = tag;
  (void)tandem::testing::run(*engine_, *job);
  EXPECT_EQ(job->task.completion.backend, "fake");
}

TEST_F(AutoEngineTest, ABatchOfManySizesIsSorted) {
  make();
  Jobs jobs = make_jobs(kCipher, random_, 20, 64);
  for (auto& job : make_jobs(kCipher, random_, 20, 4096)) jobs.insert(jobs.begin() + 3, std::move(job));
  ASSERT_EQ(tandem::testing::run(*engine_, jobs), 40U);
  std::size_t hardware = 0;
  for (const auto& job : jobs) {
    EXPECT_TRUE(job->right());
    hardware += job->task.completion.backend == "fake";
  }
  EXPECT_EQ(hardware, 20U);
}

TEST_F(AutoEngineTest, WhatAMemberHasNoRoomForWaits) {
  make();
  script_.room = 3;
  run_right(64, 4096);
  EXPECT_EQ(engine_->in_flight(), 0U);
}

TEST_F(AutoEngineTest, RequireIsKept) {
  make();
  auto job = tandem::testing::make_job(kCipher, random_, 64);
  job->task.require = Require::hardware;
  EXPECT_EQ(tandem::testing::run(*engine_, *job), Status::ok);
  EXPECT_EQ(job->task.completion.backend, "fake");
  EXPECT_EQ(job->task.completion.reason, Reason::only);
  make(Require::software);
  job = tandem::testing::make_job(kCipher, random_, 4096);
  EXPECT_EQ(tandem::testing::run(*engine_, *job), Status::ok);
  EXPECT_EQ(job->task.completion.backend, chacha20::SoftwareEngine::name_of(chacha20::kVariants.best()));
  job = tandem::testing::make_job(kCipher, random_, 4096);
  job->task.require = Require::hardware;
  job->task.completion.device_cycles = 77;  // of a run before
  EXPECT_EQ(tandem::testing::run(*engine_, *job), Status::unsupported);
  EXPECT_EQ(job->task.completion.device_cycles, 0U);
  EXPECT_TRUE(job->untouched());
}
}  // namespace
}  // namespace tandem::choose
