// Base of the engines that run a task on the caller's thread, inside submit. No heap, threads or exceptions.
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
  std::size_t poll(std::span<Task*> done) final;
  /// Always ok at once: nothing is ever under way.
  Status wait(std::uint64_t timeout_ns) final;
  [[nodiscard]] std::size_t in_flight() const final { return count_; }

 protected:
  static constexpr std::size_t kInFlight = 32;

  /// capabilities: all but max_in_flight, which is this class' matter; `name` points to static storage.
  explicit ImmediateEngine(const Capabilities& capabilities);

  /// Runs one task whose `require` allows software. Writes nothing but destination and tag.
  virtual Status run(const Task& task) = 0;

 private:
  Capabilities capabilities_;
  std::array<Task*, kInFlight> finished_{};  // ring
  std::size_t first_ = 0;
  std::size_t count_ = 0;
};

}  // namespace tandem::soft
