#include "pipeline/s4_run/worker.h"

#include <algorithm>
#include <array>
#include <span>
#include <utility>

namespace tandem::pipeline {

/// In the engine's time. Short, so that a worker soon sees new input and a stop; how long a dead device may take is
/// the engine's to bound.
constexpr std::uint64_t kWaitNs = 1'000'000;
constexpr std::size_t kDeviceDepth = 2;

std::size_t worker_depth(const Engine& engine) {
  const Capabilities& capabilities = engine.capabilities();
  return capabilities.hardware ? std::min(kDeviceDepth, capabilities.max_in_flight) : 1;
}

void Worker::run() {
  for (;;) {
    submit();
    if (engine_.in_flight() == 0) return;
    collect();
  }
}

void Worker::submit() {
  const std::size_t depth = worker_depth(engine_);
  while (engine_.in_flight() < depth && !flow_.stopping()) {
    Chunk* chunk = refused_ != nullptr ? std::exchange(refused_, nullptr) : intake_.take(engine_.in_flight() == 0);
    if (chunk == nullptr) return;
    Task* task = &chunk->task;
    if (engine_.submit({&task, 1}) == 1) continue;
    if (engine_.in_flight() == 0) {
      fail(*chunk, Status::would_block);  // empty and yet full: the engine is broken
    } else {
      refused_ = chunk;
    }
    return;
  }
}

void Worker::collect() {
  std::array<Task*, kDeviceDepth> done{};
  std::size_t count = engine_.poll(done);
  if (count == 0) {
    // A timeout is no failure: the engine answers for its tasks in a bounded time.
    [[maybe_unused]] const Status status = engine_.wait(kWaitNs);
    count = engine_.poll(done);
  }
  for (const Task* task : std::span(done).first(count)) finish(*task);
}

void Worker::finish(const Task& task) {
  Chunk* chunk = static_cast<Chunk*>(task.user);
  if (task.completion.status != Status::ok) {
    fail(*chunk, task.completion.status);
    return;
  }
  if (flow_.stopping()) return;
  ++share_.chunks;
  share_.bytes += chunk->bytes;
  share_.device_cycles += task.completion.device_cycles;
  outlet_.give(chunk);
}

void Worker::fail(const Chunk& chunk, Status status) {
  flow_.fail({.stage = Stage::run, .offset = chunk.offset, .status = status, .engine = engine_.capabilities().name});
}

}  // namespace tandem::pipeline
