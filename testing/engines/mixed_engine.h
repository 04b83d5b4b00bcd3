// Tasks of several algorithms in one submit. Freestanding.
//
// Checked by  testing/engines/pdu_engine_test.cpp
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

#include "engine/engine.h"

namespace tandem::testing {

/// Hands every task to the engine of its algorithm; a task whose algorithm no engine has comes back as unsupported.
///
/// Holds as many tasks as the smallest of its engines. Its capabilities name no algorithm, and the completions name the
/// engine that ran the task.
class MixedEngine : public Engine {
 public:
  static constexpr std::size_t kMaxEngines = 8;

  /// engines: 1 to kMaxEngines, each of another algorithm. They outlive this object, and nothing else uses them
  /// meanwhile.
  explicit MixedEngine(std::span<Engine* const> engines);

  [[nodiscard]] const Capabilities& capabilities() const final { return capabilities_; }
  std::size_t submit(std::span<Task* const> tasks) final;
  /// Polls the engines in turn, and begins with another one in every call.
  std::size_t poll(std::span<Task*> done) final;
  /// Waits for the engines that have tasks in flight, in turn: the timeout is that of each.
  Status wait(std::uint64_t timeout_ns) final;
  [[nodiscard]] std::size_t in_flight() const final;

 private:
  [[nodiscard]] std::size_t engine_of(Algorithm algorithm) const;

  std::array<Engine*, kMaxEngines> engines_{};
  std::size_t count_;
  std::size_t first_ = 0;  ///< to poll
  Capabilities capabilities_;
};

}  // namespace tandem::testing
