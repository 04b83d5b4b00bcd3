#include "engine/software/immediate_engine.h"

#include <algorithm>
#include <limits>

namespace tandem::software {

ImmediateEngine::ImmediateEngine(std::string_view name, const OperationFacts& facts)
    : facts_(&facts),
      capabilities_{.name = name,
                    .algorithm = facts.algorithm,
                    .hardware = false,
                    .max_in_flight = kInFlight,
                    .max_len_bits = facts.longest_here()} {}

ImmediateEngine::ImmediateEngine(std::string_view name)
    : facts_(nullptr),
      capabilities_{.name = name,
                    .algorithm = Algorithm::none,
                    .hardware = false,
                    .max_in_flight = kInFlight,
                    .max_len_bits = std::numeric_limits<std::uint64_t>::max()} {}

/// Returns why a task is not run, or ok if it is.
inline Status ImmediateEngine::refusal(const Task& task) const {
  if (task.require == Require::hardware) return Status::unsupported;
  return facts_ == nullptr ? Status::ok : check(*facts_, task);
}

std::size_t ImmediateEngine::submit(std::span<Task* const> tasks) {
  const std::span<Task* const> taken = tasks.first(std::min(tasks.size(), kInFlight - count_));
  for (Task* task : taken) finished_[(first_ + count_++) % kInFlight] = task;
  return run_at_once(taken);
}

std::size_t ImmediateEngine::run_at_once(std::span<Task* const> tasks) {
  const std::span<Task* const> taken = tasks.first(std::min(tasks.size(), kInFlight));
  bool refuses = false;
  for (Task* task : taken) {
    const Status status = refusal(*task);
    refuses |= status != Status::ok;
    // Field by field, so that the reason stays, and no copy waits for stores of its parts.
    task->completion.status = status;
    task->completion.backend = capabilities_.name;
    task->completion.device_cycles = 0;
  }
  if (refuses) {
    std::array<Task*, kInFlight> batch;
    std::size_t count = 0;
    for (Task* task : taken) {
      if (task->completion.status == Status::ok) batch[count++] = task;
    }
    if (count > 0) run(std::span(batch).first(count));
  } else if (!taken.empty()) {
    run(taken);
  }
  return taken.size();
}

std::size_t ImmediateEngine::poll(std::span<Task*> done) {
  std::size_t given = 0;
  for (; given < done.size() && count_ > 0; ++given) {
    done[given] = finished_[first_];
    first_ = (first_ + 1) % kInFlight;
    --count_;
  }
  return given;
}

Status ImmediateEngine::wait(std::uint64_t /*timeout_ns*/) { return Status::ok; }

}  // namespace tandem::software
