// The waist: every way to run tasks, software or hardware, is an Engine. Freestanding.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

#include "engine/task.h"

namespace tandem {

/// Capabilities of an engine, constant over its life.
struct Capabilities {
  /// Full name, `<backend>.<variant>`: "cpu.avx512", "sim.iterative", "stub".
  std::string_view name;
  Algorithm algorithm = Algorithm::none;
  bool hardware = false;
  /// Tasks that it can hold between submit and poll.
  std::size_t max_in_flight = 1;
  /// Longest task.
  std::uint64_t max_len_bits = 0;
  /// Bit n is set if keys of n bytes are accepted; 0 means every length of the algorithm. A device knows it after
  /// `open`.
  std::uint64_t key_lengths = 0;
  /// True if a task that fails leaves source and destination as they were, even if they are the same buffer. The status
  /// `authentication` is no failure in this sense: it is a result.
  bool keeps_input = false;
};

/// Returns whether `key_lengths`, as in Capabilities, contains a length of `bytes` bytes.
constexpr bool takes_key(std::uint64_t key_lengths, std::size_t bytes) {
  return key_lengths == 0 || (bytes < 64 && (key_lengths >> bytes & 1) != 0);
}

/// Device events other than task completions, since the engine was made. All 0 for software.
struct DeviceEvents {
  std::uint64_t key_loads = 0;
  std::uint64_t interrupts = 0;
  std::uint64_t lost_interrupts = 0;  ///< completions were found without them
};

/// Runs tasks of one algorithm.
///
/// An engine belongs to one thread at a time and creates none. Work happens inside submit, poll or wait, or in the
/// device. A task that submit has accepted is finished by this engine or fails there; it never moves elsewhere.
class Engine {
 public:
  Engine() = default;
  Engine(const Engine&) = delete;
  Engine& operator=(const Engine&) = delete;
  virtual ~Engine() = default;

  [[nodiscard]] virtual const Capabilities& capabilities() const = 0;

  /// Returns ok if the engine would run a task, as far as it can tell before, or the status with which the task would
  /// come back from poll without having been tried. The contents of key, message and additional data are not looked at.
  [[nodiscard]] virtual Status admits(const Task& /*task*/) const { return Status::ok; }

  /// Takes tasks from the front of `tasks` and returns how many it took. Never blocks; fewer than offered (also 0)
  /// means full: poll, then offer the rest again. A task that cannot be run (wrong length, counter overflow...) is
  /// taken as well and comes back from poll with its status.
  virtual std::size_t submit(std::span<Task* const> tasks) = 0;

  /// Runs tasks from the front within the call and returns how many it ran; poll does not return these. For callers
  /// that keep track of finished tasks themselves. Returns 0 if work happens outside the call: such tasks need submit.
  virtual std::size_t run_at_once(std::span<Task* const> /*tasks*/) { return 0; }

  /// Hands back finished tasks, at most `done.size()`, in any order; returns how many. Never blocks.
  virtual std::size_t poll(std::span<Task*> done) = 0;

  /// Blocks until poll has something to return, nothing is in flight, or `timeout_ns` of the engine's own time have
  /// passed. Returns ok, or timeout. Bounded whatever the device does: a device that never answers is reset and its
  /// tasks come back from poll as `device_dead`.
  virtual Status wait(std::uint64_t timeout_ns) = 0;

  /// Tasks accepted and not yet handed back.
  [[nodiscard]] virtual std::size_t in_flight() const = 0;

  [[nodiscard]] virtual DeviceEvents device_events() const { return {}; }
};

}  // namespace tandem
