// Carries the tasks of an operation to the device and back: in one way for each, chosen when an engine is made.
// Freestanding.
//
// Ways        the message as it is; the same with a tag, which the device computes and the driver compares; a digest
//             as long as the task asks for; pads, which the device makes without a message and the CPU finishes; an
//             algorithm's form (engine/device_form.h)
// Checked by  accelerator_engine_test.cpp, accelerator_form_test.cpp, accelerator_tag_test.cpp; the conformance suite
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "driver/descriptor.h"
#include "driver/operations.h"
#include "driver/staging.h"

namespace tandem::driver {

/// The longest additional data that a descriptor can say.
inline constexpr std::size_t kMaxAadBytes = (std::size_t{1} << 30) - 1;

/// A task under way: its memory, what the device is asked to do, and the tag that it has computed.
struct Carried {
  Staging staging;
  Command command;
  std::size_t result_bytes = 0;  ///< of a form
  std::array<std::uint8_t, kTagBytes> tag{};
};

/// One way; without state.
class Passage {
 public:
  /// Returns whether a task has room in the memory, where messages have at most `max_len_bits`.
  [[nodiscard]] virtual bool fits(const Task& task, const Staging& staging, std::uint64_t max_len_bits) const;
  /// Fills the memory, gives it to the device, and writes the command, but for the key slot. Returns ok, or why the
  /// task cannot be.
  virtual Status enter(const Operations& operations, const CoreBuild& build, const Task& task,
                       Carried& carried) const = 0;
  /// Takes the memory back from the device and releases its content, if it is authentic.
  virtual Status leave(const Operations& operations, const CoreBuild& build, const Task& task,
                       Carried& carried) const = 0;
  /// Returns whether nothing may stay in the memory of a task that has ended with this status.
  [[nodiscard]] virtual bool wipes(Status status) const = 0;

 protected:
  ~Passage() = default;
};

/// Returns the passage of an operation. pads: the device only makes pads.
const Passage& passage_of(const Operations& operations, bool pads);

}  // namespace tandem::driver
