// The configuration space of the PCI function behind which the simulated accelerator stands.
#pragma once

#include <array>
#include <cstdint>

#include "testing/qemu/machine/accelerator.h"

namespace tandem::sim::pci {

/// The kernel module that presents the function as a platform device looks for these identifiers.
inline constexpr std::uint16_t kVendor = 0x1234;
inline constexpr std::uint16_t kDevice = 0x544e;
/// One memory BAR: the accelerator's window.
inline constexpr std::uint32_t kBarBytes = machine::kWindowBytes;

class ConfigSpace {
 public:
  ConfigSpace();

  /// `bytes` is 1, 2 or 4. Past the end, all bits read as ones.
  [[nodiscard]] std::uint32_t read(std::uint64_t address, std::uint32_t bytes) const;
  void write(std::uint64_t address, std::uint32_t bytes, std::uint32_t value);
  /// The address of the BAR in the machine's address space.
  [[nodiscard]] std::uint64_t bar_address() const;
  void reset();

 private:
  static constexpr std::size_t kBytes = 256;
  std::array<std::uint8_t, kBytes> bytes_{};
  std::array<std::uint8_t, kBytes> writable_{};
};

}  // namespace tandem::sim::pci
