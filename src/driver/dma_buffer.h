// DMA memory with typed ownership. Freestanding.
//
// A buffer belongs to the CPU or to the device, and its type says to which: only a CpuBuffer shows its bytes, only a
// DeviceBuffer has a device address, and the only way from one to the other performs the sync. Code that forgets a
// sync does not compile.
//
// Memory that both sides use for ever (rings) stays a DeviceBuffer; `peek` and `poke` move single pieces of it, each
// with its own sync, under the ring's protocol.
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <span>
#include <utility>

#include "driver/bus.h"

namespace tandem::driver {

class DeviceBuffer;

/// DMA memory that the CPU may touch. Move-only; empty when default-constructed or moved from.
class CpuBuffer {
 public:
  CpuBuffer() = default;
  CpuBuffer(CpuBuffer&& other) noexcept
      : bus_(std::exchange(other.bus_, nullptr)), region_(std::exchange(other.region_, {})) {}
  CpuBuffer& operator=(CpuBuffer&& other) noexcept {
    bus_ = std::exchange(other.bus_, nullptr);
    region_ = std::exchange(other.region_, {});
    return *this;
  }

  /// Allocates `bytes` bytes of `bus` into an empty `buffer`; their content is undefined. Returns ok or no_memory.
  static Status allocate(Bus& bus, std::size_t bytes, CpuBuffer& buffer) {
    const Status status = bus.allocate(bytes, buffer.region_);
    if (status == Status::ok) buffer.bus_ = &bus;
    return status;
  }

  [[nodiscard]] bool empty() const { return bus_ == nullptr; }
  [[nodiscard]] std::span<std::uint8_t> span() const { return {region_.cpu, region_.bytes}; }

 private:
  friend class DeviceBuffer;
  friend Status to_device(CpuBuffer&& from, std::size_t bytes, DeviceBuffer& to);
  friend Status to_cpu(DeviceBuffer&& from, std::size_t bytes, CpuBuffer& to);
  Bus* bus_ = nullptr;
  DmaRegion region_;
};

/// DMA memory that the device may touch. Move-only; empty when default-constructed or moved from.
class DeviceBuffer {
 public:
  DeviceBuffer() = default;
  DeviceBuffer(DeviceBuffer&& other) noexcept
      : bus_(std::exchange(other.bus_, nullptr)), region_(std::exchange(other.region_, {})) {}
  DeviceBuffer& operator=(DeviceBuffer&& other) noexcept {
    bus_ = std::exchange(other.bus_, nullptr);
    region_ = std::exchange(other.region_, {});
    return *this;
  }

  [[nodiscard]] bool empty() const { return bus_ == nullptr; }
  [[nodiscard]] std::uint64_t address() const { return region_.device_address; }

  /// Copies what the device has written at `offset` into `bytes`. Returns ok or io_error.
  Status peek(std::size_t offset, std::span<std::uint8_t> bytes) const {
    const Status status = bus_->sync(region_, offset, bytes.size(), SyncFor::cpu);
    if (status == Status::ok) std::memcpy(bytes.data(), region_.cpu + offset, bytes.size());
    return status;
  }

  /// Writes `bytes` at `offset` and makes them visible to the device. Returns ok or io_error.
  Status poke(std::size_t offset, std::span<const std::uint8_t> bytes) {
    std::memcpy(region_.cpu + offset, bytes.data(), bytes.size());
    return bus_->sync(region_, offset, bytes.size(), SyncFor::device);
  }

 private:
  friend Status to_device(CpuBuffer&& from, std::size_t bytes, DeviceBuffer& to);
  friend Status to_cpu(DeviceBuffer&& from, std::size_t bytes, CpuBuffer& to);
  Bus* bus_ = nullptr;
  DmaRegion region_;
};

/// Hands the first `bytes` bytes of `from` to the device, to read as the CPU left them and to write; the device must
/// not touch the rest. Returns ok, or io_error: then `from` still belongs to the CPU.
inline Status to_device(CpuBuffer&& from, std::size_t bytes, DeviceBuffer& to) {
  const Status status = from.bus_->sync(from.region_, 0, bytes, SyncFor::device);
  if (status != Status::ok) return status;
  to.bus_ = std::exchange(from.bus_, nullptr);
  to.region_ = std::exchange(from.region_, {});
  return Status::ok;
}

/// Takes `from` back from the device, its first `bytes` bytes as the device left them. Only when the device is done
/// with it. Returns ok, or io_error: then `from` still belongs to the device.
inline Status to_cpu(DeviceBuffer&& from, std::size_t bytes, CpuBuffer& to) {
  const Status status = from.bus_->sync(from.region_, 0, bytes, SyncFor::cpu);
  if (status != Status::ok) return status;
  to.bus_ = std::exchange(from.bus_, nullptr);
  to.region_ = std::exchange(from.region_, {});
  return Status::ok;
}

}  // namespace tandem::driver
