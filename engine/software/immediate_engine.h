// Base of the engines that run tasks on the caller's thread, inside submit. Freestanding.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

#include "engine/engine.h"
#include "engine/operation_facts.h"

namespace tandem::software {

/// An engine whose tasks are finished when submit returns; they wait for poll, in order.
class ImmediateEngine : public Engine {
 public:
  [[nodiscard]] const Capabilities& capabilities() const final { return capabilities_; }
  std::size_t submit(std::span<Task* const> tasks) final;
  /// Takes at most kInFlight tasks.
  std::size_t run_at_once(std::span<Task* const> tasks) final;
  std::size_t poll(std::span<Task*> done) final;
  /// Returns ok at once: nothing is ever in flight.
  Status wait(std::uint64_t timeout_ns) final;
  [[nodiscard]] std::size_t in_flight() const final { return count_; }

 protected:
  /// Tasks that one submit may take, and so the largest batch.
  static constexpr std::size_t kInFlight = 64;

  /// name: in static storage. facts: of the operation whose tasks it runs; they outlive the engine.
  ImmediateEngine(std::string_view name, const OperationFacts& facts);
  /// Runs tasks of any algorithm, whatever they are.
  explicit ImmediateEngine(std::string_view name);

  /// Runs tasks that one submit has taken together, 1 to kInFlight of them, whose `require` allows software and which
  /// the facts allow; their status is ok. Writes nothing but their destinations, tags and `completion.status`.
  virtual void run(std::span<Task* const> tasks) = 0;

 private:
  [[nodiscard]] Status refusal(const Task& task) const;

  const OperationFacts* facts_;
  Capabilities capabilities_;
  std::array<Task*, kInFlight> finished_{};  // ring
  std::size_t first_ = 0;
  std::size_t count_ = 0;
};

}  // namespace tandem::software
