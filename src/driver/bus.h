// The six functions by which the driver reaches an accelerator; one implementation per folder of src/bus.
// Freestanding.
#pragma once

#include <cstddef>
#include <cstdint>

#include "engine/status.h"

namespace tandem::driver {

/// Memory that both the CPU and the device can reach. It is never touched directly: see dma_buffer.h, whose types say
/// who owns it at the moment.
struct DmaRegion {
  std::uint8_t* cpu = nullptr;       ///< the CPU's view
  std::uint64_t device_address = 0;  ///< the device's view; aligned to 64 bytes
  std::size_t bytes = 0;
};

enum class SyncFor : std::uint8_t {
  device,  ///< the CPU has written: make it visible to the device (clean)
  cpu,     ///< the device has written: make it visible to the CPU (invalidate)
};

/// A way to reach one accelerator. Every function returns within a bound that the implementation documents.
class Bus {
 public:
  Bus() = default;
  Bus(const Bus&) = delete;
  Bus& operator=(const Bus&) = delete;
  virtual ~Bus() = default;

  /// Reads the 32-bit register at byte `offset` (a multiple of 4). Returns ok or io_error; then `value` is 0.
  virtual Status read_register(std::uint32_t offset, std::uint32_t& value) = 0;

  /// Writes the 32-bit register at byte `offset` (a multiple of 4). Returns ok or io_error.
  virtual Status write_register(std::uint32_t offset, std::uint32_t value) = 0;

  /// Allocates DMA memory for the life of the bus, multiples of 64 bytes from where its memory begins. Returns ok or
  /// no_memory.
  virtual Status allocate(std::size_t bytes, DmaRegion& region) = 0;

  /// Moves ownership of `bytes` at `offset` of a region between CPU and device. No access of
  /// the CPU moves from one side of it to the other. Returns ok or io_error.
  virtual Status sync(const DmaRegion& region, std::size_t offset, std::size_t bytes, SyncFor side) = 0;

  /// Waits for the interrupt line, at most `timeout_ns` of bus time. Returns ok or timeout. The line is level
  /// sensitive: it stays up until the driver clears its cause.
  virtual Status wait_interrupt(std::uint64_t timeout_ns) = 0;

  /// Returns bus time in nanoseconds, monotonic: the device's clock in simulation, CLOCK_MONOTONIC on a board.
  virtual std::uint64_t now_ns() = 0;
};

}  // namespace tandem::driver
