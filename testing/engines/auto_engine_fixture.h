// Engines that fail when they are told to, and `auto` over software and one of them.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <deque>
#include <memory>
#include <span>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include "algorithms/chacha20/engine/software_engine.h"
#include "choose/auto_engine.h"
#include "generated/algorithms/jobs.h"

namespace tandem::choose {

using tandem::testing::Jobs;
using tandem::testing::make_jobs;
using tandem::testing::Random;

inline constexpr Algorithm kCipher = Algorithm::chacha20;

/// A test's instructions to its engines.
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

/// Software that works in poll, and calls itself hardware if it is told to.
class FakeDevice final : public Engine {
 public:
  FakeDevice(Script& script, bool keeps_input)
      : script_(script), right_(Algorithm::chacha20, chacha20::kVariants.best()) {
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
inline Profile profile() {
  Profile known;
  for (const auto& [engine, t0, slope] :
       {std::tuple(std::string(chacha20::SoftwareEngine::name_of(chacha20::kVariants.best())), 100.0, 2.0),
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
    members[0].engine = std::make_unique<chacha20::SoftwareEngine>(Algorithm::chacha20, chacha20::kVariants.best());
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
  /// Returns a job that is in place or not.
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

}  // namespace tandem::choose
