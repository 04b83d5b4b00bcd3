// The DMA memory of one task in flight. Freestanding.
//
// Layout      the message at the start, where its result appears too; additional data from the next multiple of 64 on,
//             so that the device reads both in whole bursts
// Ownership   the CPU's after `take`, else the device's; see dma_buffer.h
// Checked by  staging_test.cpp
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

#include "driver/bus.h"
#include "driver/dma_buffer.h"

namespace tandem::driver {

class Staging {
 public:
  /// The alignment of messages and additional data in bytes; the longest beat of a memory port.
  static constexpr std::size_t kAlignment = 64;

  /// Takes memory for messages of at most `message_bytes` bytes, and `aad_bytes` more for additional data. Once.
  /// Returns ok or no_memory.
  Status allocate(Bus& bus, std::size_t message_bytes, std::size_t aad_bytes);

  /// Returns whether such a task has room.
  [[nodiscard]] bool fits(std::uint64_t message_bytes, std::size_t aad_bytes) const;

  /// Gives the device a message of `bytes` bytes (nullptr: room for one that it makes) with its additional data. Only
  /// while the device does not use this memory. Returns ok, or io_error: then the device must not use it.
  Status fill(const std::uint8_t* message, std::size_t bytes, std::span<const std::uint8_t> aad);

  /// Do as `fill` in two steps, for a message that something else writes: `begin` gives the memory, whatever it holds,
  /// and `give` hands over what has been written into it.
  Status begin(std::span<std::uint8_t>& room);
  Status give(std::size_t bytes);

  /// Takes the memory back from a device that is done with it, the first `bytes` bytes as the device left them. Returns
  /// ok or io_error.
  Status take(std::size_t bytes);
  /// Returns the message. Only after `take`.
  [[nodiscard]] const std::uint8_t* message() const { return cpu_.span().data(); }

  /// Wipes what tasks have left since the last time, as far as the CPU may touch it: with a `quiet` device, which does
  /// not use this memory, everything in both views.
  void wipe(bool quiet);

  /// Return addresses as the device sees them.
  [[nodiscard]] std::uint64_t message_address() const { return device_.address(); }
  [[nodiscard]] std::uint64_t aad_address() const { return device_.address() + aad_offset_; }

 private:
  Status reclaim(std::size_t bytes);

  // The memory is in one of the two; the other is empty.
  CpuBuffer cpu_;
  DeviceBuffer device_;
  std::size_t aad_offset_ = 0;
  std::size_t room_ = 0;
  std::size_t used_ = 0;  ///< bytes that a task may have left something in
};

}  // namespace tandem::driver
