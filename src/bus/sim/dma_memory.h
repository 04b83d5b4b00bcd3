// The simulated system's DMA memory: for every region what the CPU sees and what the device sees.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <vector>

#include "driver/bus.h"

namespace tandem::sim {

/// A memory that an accelerator's port reaches.
class DeviceMemory {
 public:
  virtual ~DeviceMemory() = default;

  /// Returns the device's view of `bytes` bytes at `address`, or nullptr if they are not inside one region.
  [[nodiscard]] virtual std::uint8_t* device_view(std::uint64_t address, std::size_t bytes) = 0;
};

/// Two copies of every region; only `sync` makes one follow the other, as with caches that do not watch the device.
/// So code that forgets a sync always works on stale bytes here, not just sometimes.
///
/// Fresh memory holds kCpuFill on one side and kDeviceFill on the other. Regions are separated by unmapped pages.
class DmaMemory final : public DeviceMemory {
 public:
  static constexpr std::uint8_t kCpuFill = 0xc5;
  static constexpr std::uint8_t kDeviceFill = 0xde;
  /// The first region begins above 4 GiB, so that no upper address register is forgotten.
  static constexpr std::uint64_t kBaseAddress = 0x8'0000'0000;

  DmaMemory() = default;
  DmaMemory(const DmaMemory&) = delete;
  DmaMemory& operator=(const DmaMemory&) = delete;
  /// Wipes both copies of everything.
  ~DmaMemory() override;

  /// Returns ok, or no_memory past `kMaxBytes` in all.
  Status allocate(std::size_t bytes, driver::DmaRegion& region);
  static constexpr std::size_t kMaxBytes = std::size_t{1} << 30;

  /// Returns ok, or io_error if the piece is not inside a region.
  Status sync(const driver::DmaRegion& region, std::size_t offset, std::size_t bytes, driver::SyncFor side);

  [[nodiscard]] std::uint8_t* device_view(std::uint64_t address, std::size_t bytes) override;

 private:
  struct Region {
    std::uint64_t address;
    std::size_t bytes;  ///< as asked for; the copies are rounded up to whole port beats
    std::size_t mapped_bytes;
    std::unique_ptr<std::uint8_t[]> cpu;
    std::unique_ptr<std::uint8_t[]> device;
  };
  Region* find(std::uint64_t address, std::size_t bytes);

  std::vector<Region> regions_;
  std::size_t last_found_ = 0;
  std::uint64_t next_address_ = kBaseAddress;
  std::size_t allocated_bytes_ = 0;
};

}  // namespace tandem::sim
