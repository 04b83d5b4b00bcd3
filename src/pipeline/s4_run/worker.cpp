#include "pipeline/s4_run/worker.h"

#include <algorithm>
#include <array>
#include <span>

namespace tandem::pipeline {

/// The wait, in the engine's time. It is short, so that a worker soon sees new input and a stop; how long a dead device
/// may take is the engine's to bound.
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
  while (!flow_.stopping() && !failed_) {
    if (offered_ == nullptr && !take_chunk()) return;
    if (!offer(*offered_)) return;
    offered_ = nullptr;
  }
}

bool Worker::take_chunk() {
  while (chunks_ < worker_depth(engine_)) {
    Chunk* chunk = intake_.take(chunks_ == 0);
    if (chunk == nullptr) return false;
    if (chunk->task_count > 0) {
      ++chunks_;
      offered_ = chunk;
      return true;
    }
    outlet_.give(chunk);
  }
  return false;
}

bool Worker::offer(Chunk& chunk) {
  std::array<Task*, Pieces::kMax> tasks{};
  for (std::size_t i = 0; i < chunk.task_count; ++i) tasks[i] = &chunk.tasks[i];
  const auto left = std::span(tasks).first(chunk.task_count).subspan(chunk.submitted);
  const std::size_t taken = engine_.submit(left);
  chunk.submitted += taken;
  if (taken == left.size()) return true;
  if (engine_.in_flight() == 0) {  // empty and yet full: the engine is broken
    fail(chunk, chunk.submitted, Status::would_block);
    complete(chunk);
  }
  return false;
}

void Worker::collect() {
  std::array<Task*, Pieces::kMax> done{};
  std::size_t count = engine_.poll(done);
  if (count == 0) {
    // A timeout is no failure: the engine answers for its tasks in a bounded time.
    [[maybe_unused]] const Status status = engine_.wait(kWaitNs);
    count = engine_.poll(done);
  }
  for (const Task* task : std::span(done).first(count)) finish(*task);
}

void Worker::finish(const Task& task) {
  Chunk& chunk = *static_cast<Chunk*>(task.user);
  ++chunk.finished;
  share_.device_cycles += task.completion.device_cycles;
  if (task.completion.status == Status::ok) {
    count(share_.ran, {.backend = task.completion.backend, .reason = task.completion.reason, .tasks = 1});
  } else {
    fail(chunk, static_cast<std::size_t>(&task - chunk.tasks.data()), task.completion.status);
  }
  const bool all_submitted = chunk.submitted == chunk.task_count || chunk.good_tasks < chunk.task_count;
  if (all_submitted && chunk.finished == chunk.submitted) complete(chunk);
}

void Worker::fail(Chunk& chunk, std::size_t task, Status status) {
  failed_ = true;
  if (task >= chunk.good_tasks) return;
  chunk.good_tasks = task;
  chunk.failure = {.stage = Stage::run,
                   .offset = framing_.input_offset(chunk, task),
                   .status = status,
                   .engine = engine_.capabilities().name};
}

void Worker::complete(Chunk& chunk) {
  --chunks_;
  if (flow_.stopping()) return;
  if (chunk.good_tasks < chunk.task_count) {
    chunk.output.keep_front(framing_.output_bytes(chunk, chunk.good_tasks));
  } else {
    ++share_.chunks;
    share_.bytes += chunk.bytes;
  }
  outlet_.give(&chunk);
}

}  // namespace tandem::pipeline
