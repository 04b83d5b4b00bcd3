// The descriptor ring and its completion ring in DMA memory. Freestanding.
//
// Order   the driver pokes a descriptor, then rings the doorbell; the device writes a record after the task's data
// Phase   a record is new when its phase is that of the pass: 1 in the first pass over the ring, 0 in the second...
//         There is no third value: where one stands, the device is broken, or something else has written there
// Checked by  descriptor_test.cpp
#pragma once

#include <cstddef>
#include <cstdint>

#include "driver/bus.h"
#include "driver/descriptor.h"
#include "driver/dma_buffer.h"

namespace tandem::driver {

class Ring {
 public:
  /// Allocates both rings, for 2^log2_entries entries. Returns ok, no_memory or io_error.
  Status allocate(Bus& bus, std::uint8_t log2_entries);

  /// Forgets everything posted and clears the records. Only while the device's ring is stopped.
  Status clear();

  /// Writes the next descriptor. The caller keeps at most `entries()` descriptors without their record.
  Status post(const Command& command, std::uint32_t cookie);

  /// Looks at the next record; `found` says whether the device has written it. Returns ok; device_dead if there is
  /// something that is no record; io_error.
  Status next(CompletionRecord& record, bool& found);

  [[nodiscard]] std::size_t entries() const { return std::size_t{1} << log2_entries_; }
  [[nodiscard]] std::uint8_t log2_entries() const { return log2_entries_; }
  [[nodiscard]] std::uint64_t descriptors_address() const { return descriptors_.address(); }
  [[nodiscard]] std::uint64_t completions_address() const { return completions_.address(); }
  /// Returns the number of descriptors ever posted, modulo 2^16: the doorbell's value.
  [[nodiscard]] std::uint16_t posted() const { return posted_; }

 private:
  DeviceBuffer descriptors_;
  DeviceBuffer completions_;
  std::uint8_t log2_entries_ = 0;
  std::uint16_t posted_ = 0;
  std::uint16_t taken_ = 0;
};

}  // namespace tandem::driver
