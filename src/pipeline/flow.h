// The part that the stages of one run share: the queues between them, and how it stops.
#pragma once

#include <atomic>
#include <cstdint>
#include <mutex>
#include <optional>

#include "pipeline/event.h"
#include "pipeline/failure.h"
#include "pipeline/s2_cut/chunk.h"
#include "pipeline/s3_queue/queue.h"
#include "pipeline/s5_order/order.h"

namespace tandem::pipeline {

class Flow {
 public:
  /// chunks: of the whole run; all of them start out free. stop: ends the run early when somebody sets it.
  Flow(std::span<Chunk> chunks, Event& stop);

  Queue<Chunk*> free;       ///< chunks without data
  Queue<Chunk*> scheduled;  ///< chunks that the reader thread has filled; unused where workers read by themselves
  Order finished;           ///< chunks for the writer thread; unused where workers write by themselves
  std::atomic<std::uint64_t> bytes_done{0};  ///< of input whose output is written

  [[nodiscard]] bool stopping() const { return stop_.is_set(); }

  /// Records a failure, unless there is one already or the run was stopped before it, and stops the run.
  void fail(const Failure& failure);

  /// Wakes everybody; nothing moves any more.
  void stop();

  /// Returns the first failure. Only once all threads have ended.
  [[nodiscard]] const std::optional<Failure>& failure() const { return failure_; }

 private:
  Event& stop_;
  std::mutex mutex_;
  std::optional<Failure> failure_;
};

}  // namespace tandem::pipeline
