// Tasks that know their expected results, and functions that run them through an engine.
#pragma once

#include <gtest/gtest.h>

#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "engine/engine.h"

namespace tandem::testing {

/// A task with separate buffers.
class Job {
 public:
  Job() = default;
  Job(const Job&) = delete;
  Job& operator=(const Job&) = delete;
  virtual ~Job() = default;

  /// Returns whether the task ended well, with the right result and nothing else written.
  [[nodiscard]] virtual bool right() const = 0;
  /// Returns whether nothing was written.
  [[nodiscard]] virtual bool untouched() const = 0;

  Task task;
};

using Jobs = std::vector<std::unique_ptr<Job>>;

/// A wait longer than any job takes on a busy machine, over real devices, too. It counts in the engine's time.
inline constexpr std::uint64_t kPatienceNs = 10'000'000'000;

/// Runs all jobs, as many at once as the engine takes. Returns how many came back before a wait of `timeout_ns` of
/// the engine's time ended in a timeout.
template <typename AnyJob>
std::size_t run(Engine& engine, const std::vector<std::unique_ptr<AnyJob>>& jobs,
                std::uint64_t timeout_ns = kPatienceNs) {
  std::vector<Task*> tasks;
  for (const auto& job : jobs) tasks.push_back(&job->task);
  std::vector<Task*> done(8);
  std::size_t submitted = 0;
  std::size_t finished = 0;
  while (finished < tasks.size()) {
    submitted += engine.submit(std::span(tasks).subspan(submitted));
    if (engine.wait(timeout_ns) != Status::ok) break;
    finished += engine.poll(done);
  }
  return finished;
}

/// Runs one job and returns its status.
inline Status run(Engine& engine, Job& job) {
  Task* task = &job.task;
  Task* done = nullptr;
  EXPECT_EQ(engine.submit({&task, 1}), 1U);
  EXPECT_EQ(engine.wait(kPatienceNs), Status::ok);
  EXPECT_EQ(engine.poll({&done, 1}), 1U);
  EXPECT_EQ(done, task);
  return job.task.completion.status;
}

}  // namespace tandem::testing
