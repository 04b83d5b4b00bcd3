// Every injected fault ends in a clear status within bounded simulated time; nothing wrong is handed out; the device
// works again after a reset wherever memory lets it finish.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>

#include "bus/operations.h"
#include "bus/sim/platform.h"
#include "bus/sim/sim_engine.h"
#include "driver/accelerator_engine.h"
#include "generated/algorithms/jobs.h"

namespace tandem::sim {
namespace {

constexpr std::uint64_t kTaskBytes = 2048;
constexpr std::uint64_t kStallCycles = 10'000;  // the slowest task takes about 700
constexpr std::uint64_t kNsPerCycle = 20;

struct Setup {
  std::string_view model;
  driver::Start start = driver::Start::ring;
  bool pads = false;
};

std::string setup_name(const Setup& setup) {
  std::string name(setup.model);
  std::ranges::replace(name, '.', '_');
  return name + (setup.start == driver::Start::ring ? "_ring" : "_direct") + (setup.pads ? "_pads" : "");
}

class FaultTest : public ::testing::TestWithParam<Setup> {
 protected:
  void SetUp() override {
    PlatformOptions options;
    options.tops = {GetParam().model};
    platform_ = Platform::create(options);
    open();
  }
  void TearDown() override { EXPECT_EQ(platform_->violation(0), ""); }

  void open() {
    driver::AcceleratorOptions options;
    options.name = top().name;
    options.start = GetParam().start;
    options.pads = GetParam().pads;
    options.max_task_bytes = kTaskBytes;
    options.max_in_flight = 4;
    options.stall_timeout_ns = kStallCycles * kNsPerCycle;
    options.reset_timeout_ns = 2'000 * kNsPerCycle;
    options.look_period_ns = 500 * kNsPerCycle;
    engine_ = std::make_unique<driver::AcceleratorEngine>(platform_->bus(0), bus::operations(top().algorithm), options);
    ASSERT_EQ(engine_->open(), Status::ok);
  }

  /// Runs four tasks after `inject`. Every one ends as ok with the right data, or as one of `failure` with its
  /// destination untouched, before a stall, a reset and the tasks' own time are over. Returns how many failed.
  template <typename Inject>
  std::size_t failures(Status failure, Inject inject) {
    return failures({failure}, inject);
  }
  template <typename Inject>
  std::size_t failures(std::initializer_list<Status> failure, Inject inject) {
    const std::uint64_t start = platform_->cycles();
    const tandem::testing::Jobs jobs = tandem::testing::make_jobs(top().algorithm, random_, 4, kTaskBytes);
    inject();
    EXPECT_EQ(tandem::testing::run(*engine_, jobs), jobs.size());
    EXPECT_LT(platform_->cycles() - start, 2 * kStallCycles);
    std::size_t failed = 0;
    for (const auto& job : jobs) {
      EXPECT_EQ(job->task.completion.backend, top().name);
      if (job->task.completion.status == Status::ok) {
        EXPECT_TRUE(job->right());
      } else {
        EXPECT_THAT(failure, ::testing::Contains(job->task.completion.status))
            << status_name(job->task.completion.status);
        EXPECT_TRUE(job->untouched());
        ++failed;
      }
    }
    return failed;
  }
  void expect_usable() {
    EXPECT_TRUE(engine_->alive());
    EXPECT_EQ(failures(Status::ok, [] {}), 0U);
  }
  [[nodiscard]] static const TopInfo& top() { return *std::ranges::find(tops(), GetParam().model, &TopInfo::model); }
  [[nodiscard]] bool ring() const { return GetParam().start == driver::Start::ring; }
  [[nodiscard]] bool pads() const { return GetParam().pads; }

  std::unique_ptr<Platform> platform_;
  std::unique_ptr<driver::AcceleratorEngine> engine_;
  tandem::testing::Random random_{1};
};

INSTANTIATE_TEST_SUITE_P(Setups, FaultTest,
                         ::testing::Values(Setup{"aes_gcm.lane"}, Setup{"aes_gcm.lane", driver::Start::direct},
                                           Setup{"chacha20.iterative"},
                                           Setup{"chacha20.iterative", driver::Start::direct},
                                           Setup{"chacha20.iterative", driver::Start::ring, true},
                                           Setup{"chacha20.pipelined"},
                                           Setup{"chacha20.iterative_rounds", driver::Start::direct, true},
                                           Setup{"chacha20_poly1305.iterative"}, Setup{"chacha20_poly1305.pipelined"},
                                           Setup{"chacha20_poly1305.pipelined", driver::Start::direct},
                                           Setup{"chacha20_poly1305.pipelined_wide"}),
                         [](const auto& setup) { return setup_name(setup.param); });

TEST_P(FaultTest, NoneNoFailure) {
  expect_usable();
  EXPECT_EQ(engine_->statistics().resets, 0U);
  EXPECT_EQ(engine_->statistics().lost_interrupts, 0U);
}

TEST_P(FaultTest, AFailingDataReadFailsItsTaskAlone) {
  if (pads()) GTEST_SKIP() << "pads read no data";
  for (const std::uint64_t n : {0, 1, 3, 4, 7}) {
    EXPECT_EQ(failures(Status::bus_read_error, [&] { platform_->fail_access(0, Access::data_read, n); }), 1U) << n;
  }
  expect_usable();
  EXPECT_EQ(engine_->statistics().resets, 0U);
}

TEST_P(FaultTest, AFailingDataWriteFailsItsTaskAlone) {
  for (const std::uint64_t n : {0, 1, 3, 4, 7}) {
    EXPECT_EQ(failures(Status::bus_write_error, [&] { platform_->fail_access(0, Access::data_write, n); }), 1U) << n;
  }
  expect_usable();
  EXPECT_EQ(engine_->statistics().resets, 0U);
}

TEST_P(FaultTest, AFailingDescriptorReadFailsItsTaskAlone) {
  if (!ring()) GTEST_SKIP() << "direct tasks have no descriptor";
  for (const std::uint64_t n : {0, 2}) {
    EXPECT_EQ(failures(Status::bus_read_error, [&] { platform_->fail_access(0, Access::descriptor_read, n); }), 1U);
  }
  expect_usable();
  EXPECT_EQ(engine_->statistics().resets, 0U);
}

TEST_P(FaultTest, AFailingRecordWriteEndsInAReset) {
  if (!ring()) GTEST_SKIP() << "direct tasks have no record";
  for (const std::uint64_t n : {0, 2}) {
    EXPECT_GE(failures(Status::bus_write_error, [&] { platform_->fail_access(0, Access::completion_write, n); }), 1U);
    expect_usable();
  }
  EXPECT_EQ(engine_->statistics().resets, 2U);
}

TEST_P(FaultTest, AShortPauseOfMemoryIsOnlySlow) {
  for (const Channel channel : {Channel::ar, Channel::r, Channel::aw, Channel::w, Channel::b}) {
    EXPECT_EQ(failures(Status::ok, [&] { platform_->block_channel(0, channel, kStallCycles / 2); }), 0U);
  }
  EXPECT_EQ(engine_->statistics().resets, 0U);
}

TEST_P(FaultTest, ALongPauseOfMemoryEndsInAResetAndTheDeviceWorksAgain) {
  for (const Channel channel : {Channel::ar, Channel::r, Channel::aw, Channel::w, Channel::b}) {
    if (pads() && !ring() && (channel == Channel::ar || channel == Channel::r)) continue;  // nothing is read
    const std::uint64_t resets = engine_->statistics().resets;
    // It ends while the device is being reset.
    EXPECT_GE(failures(Status::device_dead, [&] { platform_->block_channel(0, channel, kStallCycles + 1'500); }), 1U);
    EXPECT_EQ(engine_->statistics().resets, resets + 1);
    expect_usable();
  }
}

TEST_P(FaultTest, MemoryThatStopsForEverKillsTheEngineAndAnotherOneCanFollow) {
  for (const Channel channel : {Channel::ar, Channel::r, Channel::aw, Channel::w, Channel::b}) {
    if (pads() && !ring() && (channel == Channel::ar || channel == Channel::r)) continue;
    EXPECT_GE(failures(Status::device_dead, [&] { platform_->block_channel(0, channel, kForever); }), 1U);
    EXPECT_FALSE(engine_->alive());
    EXPECT_EQ(failures(Status::device_dead, [] {}), 4U);
    platform_->block_channel(0, channel, 0);
    platform_->run(1000);
    open();
    expect_usable();
  }
}

TEST_P(FaultTest, LostInterruptsAreFoundAndCounted) {
  EXPECT_EQ(failures(Status::ok, [&] { platform_->lose_interrupts(0, 1); }), 0U);
  EXPECT_GE(engine_->statistics().lost_interrupts, 1U);
  EXPECT_EQ(engine_->statistics().resets, 0U);
  expect_usable();
}

TEST_P(FaultTest, ADeviceThatIsResetInMidTaskIsSetUpAgain) {
  // One that comes while a register is accessed leaves the access without an answer.
  for (const std::uint64_t after : {100, 130, 170, 210}) {
    const auto reset = [&] { platform_->reset_device(0, after); };
    EXPECT_GE(failures({Status::device_dead, Status::io_error}, reset), 1U) << after;
    expect_usable();
  }
  EXPECT_EQ(engine_->statistics().resets, 4U);
}

TEST_P(FaultTest, AFailingRegisterAccessIsReported) {
  std::size_t failed = 0;
  for (std::uint64_t n = 0; n < 24; ++n) {
    failed += failures(Status::io_error, [&] { platform_->fail_register_access(0, n); });
    platform_->fail_register_access(0, kForever / 2);  // it may not have come to the n-th access
    expect_usable();
  }
  EXPECT_GE(failed, 11U);  // key load and doorbell or start at the least
}

TEST_P(FaultTest, ADeviceThatDoesNotAnswerIsDead) {
  EXPECT_EQ(failures(Status::device_dead, [&] { platform_->hang_registers(0, true); }), 4U);
  EXPECT_FALSE(engine_->alive());
  platform_->hang_registers(0, false);
  open();
  expect_usable();
}

}  // namespace
}  // namespace tandem::sim
