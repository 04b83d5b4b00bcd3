// PDUs of a function that runs batches at once, with the face of lanes::Scheduler. Freestanding.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <span>

#include "engine/fixed_queue.h"
#include "engine/pdu.h"

namespace tandem::software {

/// Runs a batch of valid PDUs (engine/pdu.h).
using RunBatch = void(std::span<Pdu* const> pdus);

/// Belongs to one thread at a time; work happens inside `poll` alone.
template <std::size_t Capacity>
class BatchQueue {
 public:
  /// PDUs that one poll runs.
  static constexpr std::size_t kBatch = 64;

  /// run: of a variant that is available here.
  explicit BatchQueue(RunBatch* run) : run_(run) {}

  /// Takes PDUs from the front of `pdus` and returns how many it took; fewer than offered means full.
  std::size_t submit(std::span<Pdu* const> pdus) {
    const std::size_t taken = std::min(pdus.size(), Capacity - in_flight());
    for (Pdu* const pdu : pdus.first(taken)) waiting_.push(pdu);
    return taken;
  }

  /// Runs a batch unless `done.size()` PDUs are finished already, then hands back finished ones, in order; returns how
  /// many.
  std::size_t poll(std::span<Pdu*> done) {
    if (done_.size() < done.size() && !waiting_.empty()) {
      std::array<Pdu*, kBatch> batch;
      const std::size_t count = std::min(waiting_.size(), kBatch);
      for (std::size_t i = 0; i < count; ++i) batch[i] = waiting_.pop();
      run_(std::span(batch).first(count));
      for (std::size_t i = 0; i < count; ++i) done_.push(batch[i]);
    }
    std::size_t given = 0;
    while (given < done.size() && !done_.empty()) done[given++] = done_.pop();
    return given;
  }

  [[nodiscard]] std::size_t in_flight() const { return waiting_.size() + done_.size(); }

 private:
  RunBatch* run_;
  FixedQueue<Pdu*, Capacity> waiting_;
  FixedQueue<Pdu*, Capacity> done_;
};

}  // namespace tandem::software
