#include "soft/immediate_engine.h"

namespace tandem::soft {

ImmediateEngine::ImmediateEngine(const Capabilities& capabilities) : capabilities_(capabilities) {
  capabilities_.max_in_flight = kInFlight;
}

std::size_t ImmediateEngine::submit(std::span<Task* const> tasks) {
  std::size_t taken = 0;
  for (; taken < tasks.size() && count_ < kInFlight; ++taken) {
    Task& task = *tasks[taken];
    const Status status = task.require == Require::hardware ? Status::unsupported : run(task);
    task.completion = {.status = status, .backend = capabilities_.name, .device_cycles = 0};
    finished_[(first_ + count_) % kInFlight] = &task;
    ++count_;
  }
  return taken;
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

}  // namespace tandem::soft
