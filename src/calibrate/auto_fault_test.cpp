// `auto` over a simulated accelerator that meets random faults in the middle of a mixed load: nothing is lost, nothing
// is wrong, and the accelerator comes back.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdio>
#include <memory>
#include <set>

#include "bus/operations.h"
#include "bus/sim/platform.h"
#include "bus/sim/sim_engine.h"
#include "calibrate/auto_engine.h"
#include "catalog/catalog.h"
#include "testing/jobs.h"

namespace tandem::calibrate {
namespace {

using sim::Access;
using sim::Channel;
using tandem::testing::Job;
using tandem::testing::Jobs;
using tandem::testing::Random;

constexpr std::uint64_t kNsPerCycle = 20;
constexpr std::size_t kMaxBytes = 512;
constexpr std::uint64_t kStallCycles = 2'000;  // the slowest task takes about 250
constexpr std::size_t kRound = 8;              // tasks

// Sanitizers and a simulator together are slow, and find what they find soon.
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
constexpr std::size_t kFaults = 100;
#else
constexpr std::size_t kFaults = 1'000;
#endif

struct Target {
  Algorithm algorithm;
  std::string_view top;
};

class AutoFaultTest : public ::testing::Test {
 protected:
  void make(const Target& target) {
    engine_.reset();
    target_ = target;
    top_ = sim::find_top(target.top, target.algorithm);
    ASSERT_NE(top_, nullptr);
    sim::PlatformOptions options;
    options.tops = {top_->model};
    platform_ = sim::Platform::create(options);
    std::vector<AutoEngine::Member> members(2);
    ASSERT_EQ(catalog::find("cpu", target.algorithm)->make({}, members[0].engine), Status::ok);
    members[1].engine = open();
    ASSERT_NE(members[1].engine, nullptr);
    members[1].remake = [this] { return open(); };
    const Profile known = profile(members[0].engine->capabilities().name);
    engine_ = std::make_unique<AutoEngine>(
        std::move(members), AutoEngine::Options{.algorithm = target.algorithm,
                                                .algorithm_name = catalog::algorithm_name(target.algorithm),
                                                .profile = &known});
  }

  /// The device, or nothing if it does not answer.
  std::unique_ptr<Engine> open() {
    driver::AcceleratorOptions options;
    options.name = top_->name;
    options.max_task_bytes = kMaxBytes;
    options.max_in_flight = 4;
    options.stall_timeout_ns = kStallCycles * kNsPerCycle;
    options.reset_timeout_ns = 1'000 * kNsPerCycle;
    options.look_period_ns = 500 * kNsPerCycle;
    auto device =
        std::make_unique<driver::AcceleratorEngine>(platform_->bus(0), bus::operations(target_.algorithm), options);
    if (device->open() != Status::ok) return nullptr;
    return device;
  }

  /// By which the accelerator is better from 100 bytes on.
  Profile profile(std::string_view software) const {
    Profile known;
    for (const auto& [name, t0, slope] : {std::tuple(software, 0.0, 2.0), std::tuple(top_->name, 100.0, 1.0)}) {
      Curve& curve = known.curves.emplace_back();
      curve.engine = name;
      curve.algorithm = catalog::algorithm_name(target_.algorithm);
      for (const double size : {16.0, 512.0}) {
        const double ns = t0 + size * slope;
        curve.cells.push_back({size, ns, ns, ns, ns});
      }
    }
    return known;
  }

  /// Something happens to the device, now or soon.
  void inject() {
    const auto after = random_.below(12);
    switch (random_.below(9)) {
      case 0:
        platform_->fail_access(0, Access::data_read, after);
        break;
      case 1:
        platform_->fail_access(0, Access::data_write, after);
        break;
      case 2:
        platform_->fail_access(0, Access::descriptor_read, after % 4);
        break;
      case 3:
        platform_->fail_access(0, Access::completion_write, after % 4);
        break;
      case 4:
        platform_->block_channel(0, kChannels[random_.below(5)],
                                 random_.below(2) == 0 ? kStallCycles + 500 : sim::kForever);
        break;
      case 5:
        platform_->reset_device(0, random_.below(400));
        break;
      case 6:
        platform_->fail_register_access(0, after);
        break;
      case 7:
        platform_->hang_registers(0, true);
        break;
      case 8:
        platform_->lose_interrupts(0, 1 + static_cast<std::uint32_t>(after));
        break;
    }
  }
  void repair() {
    platform_->hang_registers(0, false);
    for (const Channel channel : kChannels) platform_->block_channel(0, channel, 0);
  }

  /// A round of tasks of any size, some of which take hardware only. Every one comes back once: right, or failed and
  /// untouched, which only those may that the accelerator alone may run.
  void round() {
    Jobs jobs;
    std::vector<Task*> tasks;
    std::set<const Task*> hardware;
    for (std::size_t i = 0; i < kRound; ++i) {
      jobs.push_back(tandem::testing::make_job(target_.algorithm, random_, 1 + random_.below(kMaxBytes)));
      Task& task = jobs.back()->task;
      if (random_.below(8) == 0) {
        task.require = Require::hardware;
        hardware.insert(&task);
      }
      tasks.push_back(&task);
    }
    std::set<const Task*> back;
    std::vector<Task*> done(3);
    for (std::size_t submitted = 0; back.size() < tasks.size();) {
      submitted += engine_->submit(std::span<Task* const>(tasks).subspan(submitted));
      ASSERT_EQ(engine_->wait(1'000'000'000), Status::ok);
      const std::size_t count = engine_->poll(done);
      for (std::size_t i = 0; i < count; ++i) ASSERT_TRUE(back.insert(done[i]).second);
    }
    EXPECT_EQ(engine_->in_flight(), 0U);
    for (const auto& job : jobs) {
      const Completion& completion = job->task.completion;
      if (completion.status == Status::ok) {
        ASSERT_TRUE(job->right()) << completion.backend;
        on_device_ += completion.backend == top_->name;
        continue;
      }
      ASSERT_TRUE(is_fault(completion.status)) << status_name(completion.status);
      ASSERT_TRUE(hardware.contains(&job->task)) << status_name(completion.status);
      ASSERT_TRUE(job->untouched());
      ++failed_;
    }
  }

  static constexpr Channel kChannels[] = {Channel::ar, Channel::r, Channel::aw, Channel::w, Channel::b};

  Target target_{};
  const sim::TopInfo* top_ = nullptr;
  std::unique_ptr<sim::Platform> platform_;
  std::unique_ptr<AutoEngine> engine_;
  Random random_{20};
  std::size_t failed_ = 0;
  std::size_t on_device_ = 0;
};

TEST_F(AutoFaultTest, RandomFaultsLoseAndCorruptNothing) {
  constexpr Target kTargets[] = {{Algorithm::chacha20, "sim.iterative"},
                                 {Algorithm::chacha20_poly1305, "sim.iterative"},
                                 {Algorithm::aes_gcm, "sim.lane"},
                                 {Algorithm::eea3, "sim.hpaz"},
                                 {Algorithm::eia3, "sim.hpaz"}};
  std::size_t injected = 0;
  std::size_t replays = 0;
  for (const Target& target : kTargets) {
    make(target);
    if (HasFatalFailure()) return;
    while (injected * std::size(kTargets) < kFaults * static_cast<std::size_t>(&target - kTargets + 1)) {
      inject();
      ++injected;
      for (std::size_t i = 0; i < 2; ++i) {
        round();
        if (HasFatalFailure()) return;
      }
      repair();
      // Until the device is in again, which has an end however long it was away.
      for (std::size_t i = 0; i < 200 && !engine_->health(1).in; ++i) {
        round();
        if (HasFatalFailure()) return;
      }
      ASSERT_TRUE(engine_->health(1).in) << "fault " << injected;
    }
    const Health health = engine_->health(1);
    EXPECT_EQ(health.returns, health.outages);
    EXPECT_GT(health.outages, kFaults / std::size(kTargets) / 3);
    EXPECT_GT(health.remakes, 0U);
    EXPECT_TRUE(engine_->health(0).in);
    EXPECT_EQ(platform_->violation(0), "");
    replays += engine_->replays();
    engine_.reset();
  }
  EXPECT_GT(on_device_, injected);
  EXPECT_GT(replays, injected / 2);
  std::printf("%zu faults: %zu tasks run again, %zu failed that only the device may run, %zu done by the device\n",
              injected, replays, failed_, on_device_);
}

}  // namespace
}  // namespace tandem::calibrate
