// `auto` over engines that fail when they are told to.
#include "choose/auto_engine.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <deque>
#include <string>

#include "algorithms/aes_gcm/engine/software_engine.h"
#include "algorithms/chacha20/engine/software_engine.h"
#include "generated/algorithms/jobs.h"

namespace tandem::choose {
namespace {

using tandem::testing::Jobs;
using tandem::testing::make_jobs;
using tandem::testing::Random;

constexpr Algorithm kCipher = Algorithm::chacha20;

/// What a test says to its engines.
struct Script {
  std::string_view name = "fake";
  std::size_t max_bytes = 4096;
  bool hardware = true;
  Status fault = Status::ok;  ///< how every task ends; ok: well
  bool spoils = false;        ///< output, without a word
  std::size_t refused_tag_bytes = SIZE_MAX;
  std::size_t room = 64;
  std::size_t probes = 0;  ///< tasks under the probe's key, all zero
  std::size_t made = 1;
};

/// Software that works in poll, and calls itself hardware where it is told to.
class FakeDevice final : public Engine {
 public:
  FakeDevice(Script& script, bool keeps_input) : script_(script), right_(chacha20::best()) {
    capabilities_ = {.name = script.name,
                     .algorithm = kCipher,
                     .hardware = script.hardware,
                     .max_in_flight = 64,
                     .max_len_bits = 8 * script.max_bytes,
                     .key_lengths = std::uint64_t{1} << 32,
                     .keeps_input = keeps_input};
  }
  [[nodiscard]] const Capabilities& capabilities() const override { return capabilities_; }
  [[nodiscard]] Status admits(const Task& task) const override {
    return task.tag.size() == script_.refused_tag_bytes ? Status::bad_length : Status::ok;
  }
  std::size_t submit(std::span<Task* const> tasks) override {
    const std::size_t count = std::min(tasks.size(), script_.room - std::min(script_.room, held_.size()));
    held_.insert(held_.end(), tasks.begin(), tasks.begin() + static_cast<std::ptrdiff_t>(count));
    return count;
  }
  std::size_t poll(std::span<Task*> done) override {
    std::size_t given = 0;
    while (given < done.size() && !held_.empty()) {
      Task* task = held_.front();
      held_.pop_front();
      script_.probes += task->key == std::array<std::uint8_t, 32>{};
      const Reason reason = task->completion.reason;
      if (task->len_bits > capabilities_.max_len_bits) {
        task->completion.status = Status::bad_length;
      } else if (script_.fault == Status::ok) {
        task->require = Require::any;
        (void)right_.submit({&task, 1});
        (void)right_.poll({&task, 1});
        if (script_.spoils) task->destination[0] ^= 1;
      } else {
        task->completion.status = script_.fault;
      }
      task->completion.backend = capabilities_.name;
      task->completion.reason = reason;
      done[given++] = task;
    }
    return given;
  }
  Status wait(std::uint64_t) override { return Status::ok; }
  [[nodiscard]] DeviceEvents device_events() const override {
    return {.key_loads = 3, .interrupts = 5, .lost_interrupts = 7};
  }
  [[nodiscard]] std::size_t in_flight() const override { return held_.size(); }

 private:
  Script& script_;
  chacha20::SoftwareEngine right_;
  Capabilities capabilities_;
  std::deque<Task*> held_;
};

/// A profile by which the fake device is the best from 1,000 bytes on.
Profile profile() {
  Profile known;
  for (const auto& [engine, t0, slope] : {std::tuple(std::string(chacha20::engine_name(chacha20::best())), 100.0, 2.0),
                                          std::tuple(std::string("fake"), 1100.0, 1.0)}) {
    Curve& curve = known.curves.emplace_back();
    curve.engine = engine;
    curve.algorithm = "chacha20";
    for (double size = 16; size <= 4096; size *= 4) {
      const double ns = t0 + size * slope;
      curve.cells.push_back({size, ns, ns, ns, ns});
    }
  }
  return known;
}

class AutoEngineTest : public ::testing::Test {
 protected:
  void make(Require require = Require::any, bool keeps_input = false, const Profile& known = profile()) {
    std::vector<AutoEngine::Member> members(2);
    members[0].engine = std::make_unique<chacha20::SoftwareEngine>(chacha20::best());
    members[1].engine = std::make_unique<FakeDevice>(script_, keeps_input);
    members[1].remake = [this, keeps_input] {
      ++script_.made;
      return std::make_unique<FakeDevice>(script_, keeps_input);
    };
    engine_ = std::make_unique<AutoEngine>(
        std::move(members),
        AutoEngine::Options{.algorithm = kCipher, .algorithm_name = "chacha20", .require = require, .profile = &known});
  }
  /// Runs jobs of `bytes` bytes and expects them all to be right.
  Jobs run_right(std::size_t count, std::size_t bytes) {
    Jobs jobs = make_jobs(kCipher, random_, count, bytes);
    EXPECT_EQ(tandem::testing::run(*engine_, jobs), count);
    for (const auto& job : jobs) EXPECT_TRUE(job->right()) << job->task.completion.backend;
    return jobs;
  }
  /// A job that is not in place, or is.
  std::unique_ptr<tandem::testing::Job> job_in_place(bool in_place) {
    for (;;) {
      auto job = tandem::testing::make_job(kCipher, random_, 2048);
      if ((job->task.source == job->task.destination) == in_place) return job;
      if (in_place) {
        job->task.destination = const_cast<std::uint8_t*>(job->task.source);
        return job;
      }
    }
  }

  Script script_;
  Random random_{5};
  std::unique_ptr<AutoEngine> engine_;
};

TEST_F(AutoEngineTest, EachTaskGoesWhereItsSizeSays) {
  make();
  for (const auto& job : run_right(10, 64)) {
    EXPECT_EQ(job->task.completion.backend, chacha20::engine_name(chacha20::best()));
    EXPECT_EQ(job->task.completion.reason, Reason::fastest);
  }
  for (const auto& job : run_right(10, 4096)) EXPECT_EQ(job->task.completion.backend, "fake");
  // Longer than the device takes.
  for (const auto& job : run_right(2, 8192)) {
    EXPECT_EQ(job->task.completion.backend, chacha20::engine_name(chacha20::best()));
  }
}

// The same tasks, by themselves and many at once.
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
  EXPECT_EQ(run_right(1, 64)[0]->task.completion.backend, chacha20::engine_name(chacha20::best()));
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
  EXPECT_EQ(tasks[0]->completion.backend, chacha20::engine_name(chacha20::best()));
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
  EXPECT_EQ(job->task.completion.backend, chacha20::engine_name(chacha20::best()));
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
    EXPECT_EQ(job->task.completion.backend, chacha20::engine_name(chacha20::best()));
    EXPECT_EQ(engine_->replays(), 0U) << "it was not tried";
  }
  // Where nothing else may run it, the device says so.
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
  EXPECT_EQ(job->task.completion.backend, chacha20::engine_name(chacha20::best()));
  job = tandem::testing::make_job(kCipher, random_, 4096);
  job->task.require = Require::hardware;
  job->task.completion.device_cycles = 77;  // of a run before
  EXPECT_EQ(tandem::testing::run(*engine_, *job), Status::unsupported);
  EXPECT_EQ(job->task.completion.device_cycles, 0U);
  EXPECT_TRUE(job->untouched());
}

TEST_F(AutoEngineTest, ATaskOfAFailedEngineIsRunAgainWhole) {
  make();
  script_.fault = Status::device_dead;
  const auto job = job_in_place(false);
  EXPECT_EQ(tandem::testing::run(*engine_, *job), Status::ok);
  EXPECT_TRUE(job->right());
  EXPECT_EQ(job->task.completion.reason, Reason::replayed);
  EXPECT_EQ(job->task.completion.backend, chacha20::engine_name(chacha20::best()));
  EXPECT_FALSE(engine_->health(1).in);
  EXPECT_EQ(engine_->health(1).last_fault, Status::device_dead);
  EXPECT_EQ(engine_->replays(), 1U);
}

// The best of those that are left by the profile takes no task of that length.
TEST_F(AutoEngineTest, WhatIsRunAgainGoesWhereItsLengthIsTaken) {
  Script shorter{.name = "shorter", .max_bytes = 1024};
  std::vector<AutoEngine::Member> members(3);
  members[0].engine = std::make_unique<chacha20::SoftwareEngine>(chacha20::best());
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
  EXPECT_EQ(job->task.completion.backend, chacha20::engine_name(chacha20::best()));
  // Beyond what any device takes, one that is out or not.
  EXPECT_EQ(run_right(1, 8192)[0]->task.completion.backend, chacha20::engine_name(chacha20::best()));
}

TEST_F(AutoEngineTest, WhatADeviceIsNotMadeForIsRunElsewhere) {
  make();
  script_.fault = Status::unsupported;
  const auto job = job_in_place(false);
  EXPECT_EQ(tandem::testing::run(*engine_, *job), Status::ok);
  EXPECT_TRUE(job->right());
  EXPECT_EQ(job->task.completion.reason, Reason::replayed);
  EXPECT_EQ(job->task.completion.backend, chacha20::engine_name(chacha20::best()));
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
  EXPECT_EQ(job->task.completion.backend, chacha20::engine_name(chacha20::best()));
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
  // Nor does anybody know where the other one cannot run it at all.
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
    // Chance says how many; there are ten or so.
    EXPECT_GT(engine_->health(1).outages, 0U);
    EXPECT_GT(engine_->health(1).returns, 0U);
    EXPECT_GT(engine_->replays(), 0U);
  }
}

/// AES-GCM in software that calls itself hardware, and takes only keys of 128 bits, as cores do that are built so.
class ShortKeys final : public Engine {
 public:
  explicit ShortKeys(Status& fault) : fault_(fault) {
    capabilities_ = right_.capabilities();
    capabilities_.name = "short";
    capabilities_.hardware = true;
    capabilities_.key_lengths = std::uint64_t{1} << 16;
  }
  [[nodiscard]] const Capabilities& capabilities() const override { return capabilities_; }
  [[nodiscard]] Status admits(const Task& task) const override {
    return task.key_bytes == 16 ? Status::ok : Status::unsupported;
  }
  std::size_t submit(std::span<Task* const> tasks) override { return right_.submit(tasks); }
  std::size_t poll(std::span<Task*> done) override {
    const std::size_t count = right_.poll(done);
    for (Task* const task : done.first(count)) {
      task->completion.backend = capabilities_.name;
      if (fault_ != Status::ok || task->key_bytes != 16) {
        task->completion.status = fault_ != Status::ok ? fault_ : Status::unsupported;
      }
    }
    return count;
  }
  Status wait(std::uint64_t) override { return Status::ok; }
  [[nodiscard]] std::size_t in_flight() const override { return right_.in_flight(); }

 private:
  Status& fault_;
  aes_gcm::SoftwareEngine right_{aes_gcm::best()};
  Capabilities capabilities_;
};

TEST(AutoEngineOfKeys, ADeviceGetsTheKeysThatItIsBuiltForAlsoAsAProbe) {
  Status fault = Status::ok;
  const auto make = [&](Require require) {
    std::vector<AutoEngine::Member> members(2);
    members[0].engine = std::make_unique<ShortKeys>(fault);
    members[1].engine = std::make_unique<aes_gcm::SoftwareEngine>(aes_gcm::best());
    return AutoEngine(std::move(members),
                      {.algorithm = Algorithm::aes_gcm, .algorithm_name = "aes_gcm", .require = require});
  };
  AutoEngine engine = make(Require::any);
  std::array<std::uint8_t, 64> text{};
  std::array<std::uint8_t, 64> other{};
  std::array<std::uint8_t, 16> tag{};
  const auto backend = [&](AutoEngine& of, std::uint8_t key_bytes, Status expected = Status::ok) {
    Task task;
    task.algorithm = Algorithm::aes_gcm;
    task.key_bytes = key_bytes;
    task.source = text.data();
    task.destination = other.data();
    task.len_bits = 512;
    task.tag = tag;
    Task* pointer = &task;
    EXPECT_EQ(of.submit({&pointer, 1}), 1U);
    EXPECT_EQ(of.wait(1'000'000'000), Status::ok);
    EXPECT_EQ(of.poll({&pointer, 1}), 1U);
    EXPECT_EQ(task.completion.status, expected);
    return std::string(task.completion.backend);
  };
  const std::string software(aes_gcm::engine_name(aes_gcm::best()));
  EXPECT_EQ(backend(engine, 16), "short");
  EXPECT_EQ(backend(engine, 24), software);
  EXPECT_EQ(backend(engine, 32), software);
  fault = Status::timeout;
  EXPECT_EQ(backend(engine, 16), software);
  EXPECT_FALSE(engine.health(0).in);
  fault = Status::ok;
  for (int i = 0; i < 70; ++i) EXPECT_EQ(backend(engine, 32), software);
  EXPECT_TRUE(engine.health(0).in);
  EXPECT_EQ(backend(engine, 16), "short");
  // Where hardware is required, the device says that its build does not run such a task; the key is not bad.
  AutoEngine hardware = make(Require::hardware);
  EXPECT_EQ(backend(hardware, 16), "short");
  EXPECT_EQ(backend(hardware, 32, Status::unsupported), "short");
}

}  // namespace
}  // namespace tandem::choose
