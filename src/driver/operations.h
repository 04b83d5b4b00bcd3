// How the driver runs an operation, and whether a device has it. Freestanding.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

#include "driver/device.h"
#include "engine/operation_facts.h"

namespace tandem::driver {

/// Writes `task.destination` from pads that the device made. `stages` is the device's BUILD.STAGES.
using PadFinisher = Status (*)(std::uint8_t stages, const Task& task, const std::uint8_t* pads);

/// A task as the device takes it, where that is not as it is.
struct DeviceTask {
  std::uint8_t op = 0;  ///< core operation
  std::array<std::uint8_t, 16> iv{};
  std::size_t message_bytes = 0;
  std::size_t result_bytes = 0;
};

/// How an algorithm's tasks come into another form, and their results out of it.
struct TaskForm {
  /// Room that every message of that form has.
  std::size_t max_message_bytes = 0;
  /// Writes the message for a device, which is `info`, to the beginning of `room`. Returns ok, or why the task cannot
  /// be; then it has written nothing.
  Status (*enter)(const DeviceInfo& info, const Task& task, std::span<std::uint8_t> room, DeviceTask& form) = nullptr;
  /// Whether a result may be released: ok, or why not; then the task's destination becomes zero.
  Status (*judge)(const Task& task, std::span<const std::uint8_t> result) = nullptr;
};

/// How the driver runs an operation, beside what its facts say; it names none itself.
struct Operations {
  const OperationFacts* facts = nullptr;
  /// nullptr where the driver cannot finish pads.
  PadFinisher finish_pads = nullptr;
  /// Tasks of another form, of which nothing stays in the staging memory.
  const TaskForm* form = nullptr;
  /// The longest that a device with the slowest core and a clock of 50 MHz takes for a task, where that is longer than
  /// AcceleratorOptions::stall_timeout_ns may allow for.
  std::uint64_t slowest_task_ns = 0;

  [[nodiscard]] Algorithm algorithm() const { return facts->algorithm; }
};

/// Whether a device has a core that the operation is for, whatever its build can do.
bool is_for(const DeviceInfo& info, const OperationFacts& facts);

/// Whether a device, which is `info`, has codes of an operation: whole, or its pads.
bool has_codes(const DeviceInfo& info, const CoreCodes& codes, bool pads);

/// Lengths of the keys with which a device runs an operation: bit n: n bytes; bit 0: it needs none. 0: it does not run
/// it. It says so in its registers; nothing is tried.
std::uint64_t key_lengths_of(const DeviceInfo& info, const OperationFacts& facts, bool pads);

}  // namespace tandem::driver
