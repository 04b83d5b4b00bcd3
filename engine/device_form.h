// Hooks that an algorithm's folder gives to the driver of accelerators if a device does not take tasks as they are, or
// leaves work to the CPU. Freestanding.
//
// Where       algorithms/*/device; generated/algorithms/devices.h has them all
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

#include "engine/task.h"

namespace tandem {

/// Parameters of a device's core in BUILD, beside its algorithm and architecture; each algorithm gives them their
/// meaning.
struct CoreBuild {
  std::uint8_t stages = 0;
  std::uint8_t pipeline_cut = 0;
};

/// Writes `task.destination` from pads that the device made.
using PadFinisher = Status (*)(const CoreBuild& build, const Task& task, const std::uint8_t* pads);

/// A task in the form that the device takes.
struct DeviceTask {
  std::uint8_t op = 0;  ///< core operation
  std::array<std::uint8_t, 16> iv{};
  std::size_t message_bytes = 0;
  std::size_t result_bytes = 0;
};

/// Converts an algorithm's tasks into another form, and checks their results.
struct TaskForm {
  /// Bytes of the longest message in that form.
  std::size_t max_message_bytes = 0;
  /// The longest time that a device with the slowest core and a clock of 50 MHz takes for a task; 0: no longer than for
  /// other tasks.
  std::uint64_t slowest_task_ns = 0;
  /// Writes the message for a device to the beginning of `room`. Returns ok, or why the task cannot be run; nothing is
  /// written then.
  Status (*enter)(const CoreBuild& build, const Task& task, std::span<std::uint8_t> room, DeviceTask& form) = nullptr;
  /// Returns ok if a result may be released, or why not; the task's destination then becomes zero.
  Status (*judge)(const Task& task, std::span<const std::uint8_t> result) = nullptr;
};

}  // namespace tandem
