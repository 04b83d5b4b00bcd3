// Makes tasks to time engines with.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "engine/engine.h"
#include "engine/software/adapter.h"

namespace tandem::calibrate {

/// The time after which a batch counts as one that never ends.
inline constexpr std::uint64_t kTimeoutNs = 10'000'000'000;

/// Returns what is known of an operation's tasks if their key is in the message, and their size that of the key;
/// otherwise nullptr.
const software::KeyedTasks* keyed_tasks(Algorithm algorithm);

/// A batch of tasks of one size under one key, with separate buffers. None has additional data.
class Load {
 public:
  /// algorithm: one that has engines. size: bytes, at least 1; of keyed tasks the bits of a key, one of their `sizes`.
  /// key_lengths: those that the engines take, as Capabilities has them.
  Load(Algorithm algorithm, Direction direction, std::size_t size, std::size_t depth, std::uint64_t key_lengths = 0);

  /// Makes the messages authentic, for a decryption. Returns whether the engine could.
  bool prepare(Engine& engine);
  /// Submits all tasks together and waits for them. Returns whether all have ended well.
  bool run(Engine& engine);

  [[nodiscard]] std::size_t depth() const { return tasks_.size(); }
  [[nodiscard]] std::size_t size() const { return size_; }
  [[nodiscard]] const Task& task(std::size_t i) const { return tasks_[i]; }
  /// Returns the output of the tasks: all results, then all tags.
  [[nodiscard]] std::vector<std::uint8_t> result() const;
  /// Overwrites results, so that what an engine leaves out is not what another has left there.
  void forget_result();
  /// Returns all tasks, for those who submit them in another way.
  [[nodiscard]] std::span<Task* const> offered() const { return offered_; }

 private:
  using Tag = std::array<std::uint8_t, 64>;

  /// Returns the size of each task's buffers.
  [[nodiscard]] std::size_t message_bytes() const;

  std::size_t size_;
  const software::KeyedTasks* keyed_;
  std::vector<std::uint8_t> source_;
  std::vector<std::uint8_t> destination_;
  std::vector<Tag> tags_;
  std::vector<Task> tasks_;
  std::vector<Task*> offered_;
  std::vector<Task*> done_;
};

}  // namespace tandem::calibrate
