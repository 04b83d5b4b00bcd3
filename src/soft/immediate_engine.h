// Base of the engines that run tasks on the caller's thread, inside submit. Freestanding.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

#include "engine/engine.h"

namespace tandem::soft {

/// An engine whose tasks are finished when submit returns; they wait for poll, in order.
class ImmediateEngine : public Engine {
 public:
  [[nodiscard]] const Capabilities& capabilities() const final { return capabilities_; }
  std::size_t submit(std::span<Task* const> tasks) final;
  /// At most kInFlight.
  std::size_t run_at_once(std::span<Task* const> tasks) final;
  std::size_t poll(std::span<Task*> done) final;
  /// Always ok at once: nothing is ever under way.
  Status wait(std::uint64_t timeout_ns) final;
  [[nodiscard]] std::size_t in_flight() const final { return count_; }

 protected:
  /// Tasks that one submit may take, and so the largest batch.
  static constexpr std::size_t kInFlight = 64;

  /// capabilities: all but max_in_flight, which is this class' matter; `name` points to static storage.
  explicit ImmediateEngine(const Capabilities& capabilities);

  /// Runs tasks that one submit has taken together, 1 to kInFlight of them, whose `require` allows software. Writes
  /// nothing but their destinations, tags and `completion.status`.
  virtual void run(std::span<Task* const> tasks) = 0;

 private:
  Capabilities capabilities_;
  std::array<Task*, kInFlight> finished_{};  // ring
  std::size_t first_ = 0;
  std::size_t count_ = 0;
};

}  // namespace tandem::soft
