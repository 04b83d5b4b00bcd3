// The bus to an accelerator in programmable logic, under Linux: registers and interrupt by UIO, memory by DmaPool.
//
// Accesses   aligned, of 32 bits; a write comes after everything that the CPU has done before
// Gone       a register that reads as ones counts as an answer only if the identification register still has its
//            value: an interconnect answers so for a device that is not there. What answers with an abort instead ends
//            the program (SIGBUS); no driver in user space can do otherwise.
// Bounds     nothing waits but wait_interrupt
#pragma once

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "bus/uio/device_file.h"
#include "bus/uio/dma_pool.h"
#include "bus/uio/sysfs.h"
#include "driver/bus.h"
#include "driver/device.h"
#include "driver/operations.h"

namespace tandem::uio {

/// The names of UIO devices that are Tandem accelerators begin with this, as the device tree's nodes do.
inline constexpr std::string_view kNamePrefix = "tandem";

/// Reads what the accelerator is, beside the process that drives it. Returns nothing if it cannot be read or is none;
/// `error` then says why.
std::optional<driver::DeviceInfo> identify(const Roots& roots, const DeviceInfo& device, std::string& error);

/// Returns whether no other process drives the accelerator. If one does, or it cannot be known, `error` says so.
bool is_free(const Roots& roots, const DeviceInfo& device, std::string& error);

class UioBus final : public driver::Bus {
 public:
  /// Takes the device, alone, and its memory. Returns nullptr if that fails; `error` then says what to do.
  static std::unique_ptr<UioBus> open(const Roots& roots, const DeviceInfo& device, std::string& error);

  Status read_register(std::uint32_t offset, std::uint32_t& value) override;
  Status write_register(std::uint32_t offset, std::uint32_t value) override;
  Status allocate(std::size_t bytes, driver::DmaRegion& region) override { return pool_.allocate(bytes, region); }
  Status sync(const driver::DmaRegion& region, std::size_t offset, std::size_t bytes, driver::SyncFor side) override {
    return pool_.sync(region, offset, bytes, side);
  }
  Status wait_interrupt(std::uint64_t timeout_ns) override;
  std::uint64_t now_ns() override;

 private:
  UioBus(DeviceFile file, Mapping registers, std::uint64_t offset, std::uint64_t bytes, DmaPool pool);
  [[nodiscard]] volatile std::uint32_t* at(std::uint32_t offset) const;

  DeviceFile file_;
  Mapping registers_;
  std::uint64_t offset_;
  std::uint64_t bytes_;
  DmaPool pool_;
};

}  // namespace tandem::uio
