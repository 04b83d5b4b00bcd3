// The tasks that a modelled board runs, and the check of their results.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <vector>

#include "engine/engine.h"

namespace tandem::bench {

/// A task and its buffers.
struct Load {
  std::vector<std::uint8_t> source;
  std::vector<std::uint8_t> destination;
  std::array<std::uint8_t, 64> tag{};  ///< or digest
  Task task;
};

/// Tasks of `bytes` bytes. The CPU's best variant makes their inputs and their expected results.
class Workload {
 public:
  /// keys: the number of keys that tasks take in turn; 0: each task has its own. Throws std::runtime_error if no
  /// software runs the algorithm.
  Workload(Algorithm algorithm, Direction direction, std::size_t bytes, std::size_t keys = 1);

  /// Makes `load` the task of that number; each has a different nonce, or another part of the keystream.
  void prepare(std::uint64_t index, Load& load);

  /// Returns whether a finished task has the right result.
  [[nodiscard]] bool right(const Load& load);

 private:
  void run_in_software(Task task);

  const Algorithm algorithm_;
  const Direction direction_;
  const std::size_t keys_;
  std::unique_ptr<Engine> software_;
  std::vector<std::uint8_t> message_;
  std::vector<std::uint8_t> expected_;
};

}  // namespace tandem::bench
