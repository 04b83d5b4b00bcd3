// What the driver must know of an algorithm, and whether a device runs it. Freestanding.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

#include "driver/device.h"
#include "engine/task.h"

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

/// What the driver must know of an algorithm; it names none itself.
struct Operations {
  Algorithm algorithm = Algorithm::none;
  /// BUILD.ALGORITHM of a device that can run it: the algorithm, or the primitive that it is a function of.
  Algorithm device = Algorithm::none;
  std::uint8_t key_bytes = 0;  ///< 0: no key, and no key slot
  /// The algorithm has keys of other lengths, too. The device runs no tasks with these.
  bool other_keys = false;
  /// Core operations (first byte of a descriptor).
  std::uint8_t encrypt = 0;
  std::uint8_t decrypt = 0;
  std::uint8_t pads = 0;
  /// BUILD.STAGES from which the device does the whole operation; below, only pads can be had from it.
  std::uint8_t whole_stages = 0;
  /// nullptr where the algorithm has no pads.
  PadFinisher finish_pads = nullptr;
  /// Bytes of a task's tag, at most kTagBytes; 0: no tags. Of a hash those of its digest; 0: as many as the task asks
  /// for.
  std::uint8_t tag_bytes = 0;
  /// Bit n: a task may have a tag of n bytes, the beginning of the whole one, too.
  std::uint16_t shorter_tags = 0;
  /// With tags: false is authenticated encryption, whose tasks also have additional data, and messages of whole bytes,
  /// or none. True: the tag is all that comes out, of a message of any number of bits, or of bytes.
  bool tag_alone = false;
  bool whole_bytes = false;
  /// The digest of whole bytes is all that comes out; the device writes it where other results appear, and it goes to
  /// the task's tag. Only encryption.
  bool hash = false;
  /// Tasks of a form of their own, of which nothing stays in the staging memory; it checks all but what is said above.
  const TaskForm* form = nullptr;
  /// The longest that a device with the slowest core and a clock of 50 MHz takes for a task, where that is longer than
  /// AcceleratorOptions::stall_timeout_ns may allow for.
  std::uint64_t slowest_task_ns = 0;
  /// So many bytes at the start of the iv are not the caller's, and must be 0.
  std::uint8_t zero_iv_bytes = 0;
};

/// Whether a device, which is `info`, runs these operations, whole or as pads: by its registers and, as these do not
/// say everything, by resetting and asking it (Device::takes). Another reset must follow. Returns ok; unsupported; what
/// these return.
Status check_operations(Device& device, const DeviceInfo& info, const Operations& operations, bool pads,
                        std::uint64_t reset_timeout_ns);

}  // namespace tandem::driver
