// The way in which the driver runs an operation, and whether a device has it. Freestanding.
#pragma once

#include <cstdint>

#include "driver/device.h"
#include "engine/device_form.h"
#include "engine/operation_facts.h"

namespace tandem::driver {

/// The driver's part of an operation, beside what its facts say; the driver itself names none.
struct Operations {
  const OperationFacts* facts = nullptr;
  /// Finishes pads; nullptr if the driver cannot.
  PadFinisher finish_pads = nullptr;
  /// The form of tasks that the device takes in another form, of which nothing stays in the staging memory; else
  /// nullptr.
  const TaskForm* form = nullptr;

  [[nodiscard]] Algorithm algorithm() const { return facts->algorithm; }
};

/// Returns whether a device has a core that the operation is for, whatever its build can do.
bool is_for(const DeviceInfo& info, const OperationFacts& facts);

/// Returns what a device that the operation is for adds to the operation's codes: 0, unless its core is made of
/// several.
std::uint8_t first_code(const DeviceInfo& info, const OperationFacts& facts);

/// Returns the device's operations that a key of the operation serves: bit n: operation n.
std::uint32_t operation_mask(const DeviceInfo& info, const OperationFacts& facts);

/// Returns whether a device, which is `info`, has codes of an operation: whole, or its pads. `first`: as of first_code.
bool has_codes(const DeviceInfo& info, const CoreCodes& codes, std::uint8_t first, bool pads);

/// Returns the lengths of the keys with which a device runs an operation: bit n: n bytes; bit 0: it needs none. 0: it
/// does not run it. The device says so in its registers; nothing is tried.
std::uint64_t key_lengths_of(const DeviceInfo& info, const OperationFacts& facts, bool pads);

}  // namespace tandem::driver
