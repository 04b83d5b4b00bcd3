// Contiguous memory that an accelerator behind UIO can reach: a buffer of the u-dma-buf driver, or a map of the UIO
// device itself.
//
// Which one   dma_memory.h; a buffer is locked (flock) while it is open, so that no two programs share one
// u-dma-buf   its attributes phys_addr, size, dma_coherent; /dev/NAME is mapped with the CPU's caches on. Where the
//             device is not coherent, sync goes to the driver: by ioctl, or by the attributes sync_for_cpu and
//             sync_for_device where it has none (before version 4.0)
// UIO map     named "dma": memory that Linux leaves alone. UIO maps it uncached, on Arm as device memory, which takes
//             only aligned accesses; so the driver works in a copy, and sync moves the pieces that change hands
// Checked by  dma_pool_test.cpp over a simulated /sys; the UIO map and, given its module, u-dma-buf in `make
//             linux-test`
#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>

#include "bus/uio/device_file.h"
#include "bus/uio/dma_memory.h"
#include "bus/uio/file.h"
#include "bus/uio/sysfs.h"
#include "driver/bus.h"
#include "engine/status.h"

namespace tandem::uio {

/// Returns the value that u-dma-buf's sync attributes and ioctls take. The driver takes pieces of whole 16 bytes, and
/// offsets and sizes below 4 GiB. Source: README of u-dma-buf, "sync_for_cpu".
std::uint64_t sync_word(std::size_t offset, std::size_t bytes);

class DmaPool {
 public:
  /// Takes the memory that `find_memory` finds, alone. Returns nothing if that fails; `error` then says what to do. The
  /// memory's old content is gone, but for a sole buffer, of which only what is allocated is ever written.
  static std::optional<DmaPool> open(const Roots& roots, const DeviceFile& device, std::string& error);

  /// Returns whether `open` would take memory now; otherwise `error` says what to do. Touches no memory.
  static bool is_free(const Roots& roots, const DeviceInfo& device, std::string& error);

  DmaPool(DmaPool&&) noexcept = default;
  DmaPool& operator=(DmaPool&&) = delete;
  /// Wipes the memory, in whole lines; of a sole buffer only what was allocated.
  ~DmaPool();

  /// Allocates zeros, aligned to kAlignment, which is a line of any cache. Returns ok or no_memory.
  Status allocate(std::size_t bytes, driver::DmaRegion& region);
  static constexpr std::size_t kAlignment = 64;

  /// Moves ownership of `bytes` at `offset` of a region. Returns ok or io_error.
  Status sync(const driver::DmaRegion& region, std::size_t offset, std::size_t bytes, driver::SyncFor side);

 private:
  enum class Sync : std::uint8_t { none, by_ioctl, by_attribute, by_copy };
  struct Free {
    void operator()(void* memory) const;
  };

  DmaPool() = default;
  static std::optional<DmaPool> open_map(const DeviceFile& device, std::size_t number, std::string& error);
  static std::optional<DmaPool> open_buffer(const Roots& roots, const DmaMemory& memory, std::string& error);
  [[nodiscard]] bool sync_by_attribute(driver::SyncFor side, std::uint64_t word) const;

  File file_;
  Mapping mapping_;
  std::unique_ptr<std::uint8_t, Free> copy_;  ///< by_copy: what the driver works in
  std::uint8_t* begin_ = nullptr;             ///< what the driver works in: in mapping_ or copy_
  std::uint8_t* shared_ = nullptr;            ///< what the device works in, in mapping_
  std::size_t bytes_ = 0;
  std::uint64_t address_ = 0;
  std::size_t allocated_ = 0;
  bool given_ = true;  ///< all of it, not just what is allocated
  Sync sync_ = Sync::none;
  std::filesystem::path attributes_;
};

}  // namespace tandem::uio
