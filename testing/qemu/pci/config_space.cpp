#include "testing/qemu/pci/config_space.h"

namespace tandem::sim::pci {
namespace {

// PCI Local Bus Specification 3.0, section 6.1.
constexpr std::size_t kVendorOffset = 0x00;
constexpr std::size_t kDeviceOffset = 0x02;
constexpr std::size_t kCommandOffset = 0x04;
constexpr std::size_t kRevisionOffset = 0x08;
constexpr std::size_t kBaseClassOffset = 0x0b;
constexpr std::size_t kCacheLineOffset = 0x0c;
constexpr std::size_t kLatencyOffset = 0x0d;
constexpr std::size_t kBarOffset = 0x10;
constexpr std::size_t kInterruptLineOffset = 0x3c;
constexpr std::size_t kInterruptPinOffset = 0x3d;

constexpr std::uint8_t kCryptographyClass = 0x10;
constexpr std::uint16_t kCommandBits = 0x0407;  ///< I/O, memory, bus master; interrupt disable
constexpr std::uint8_t kPinA = 1;

}  // namespace

ConfigSpace::ConfigSpace() { reset(); }

void ConfigSpace::reset() {
  bytes_ = {};
  writable_ = {};
  const auto put16 = [](auto& at, std::size_t offset, std::uint16_t value) {
    at[offset] = static_cast<std::uint8_t>(value);
    at[offset + 1] = static_cast<std::uint8_t>(value >> 8);
  };
  put16(bytes_, kVendorOffset, kVendor);
  put16(bytes_, kDeviceOffset, kDevice);
  bytes_[kRevisionOffset] = 1;
  bytes_[kBaseClassOffset] = kCryptographyClass;
  bytes_[kInterruptPinOffset] = kPinA;
  put16(writable_, kCommandOffset, kCommandBits);
  writable_[kCacheLineOffset] = writable_[kLatencyOffset] = writable_[kInterruptLineOffset] = 0xff;
  for (std::size_t i = 0; i < 4; ++i) {
    writable_[kBarOffset + i] = static_cast<std::uint8_t>(~(kBarBytes - 1) >> (8 * i));
  }
}

std::uint32_t ConfigSpace::read(std::uint64_t address, std::uint32_t bytes) const {
  std::uint32_t value = 0;
  for (std::uint32_t i = 0; i < bytes && i < 4; ++i) {
    const std::uint64_t at = address + i;
    value |= std::uint32_t{at < kBytes ? bytes_[at] : std::uint8_t{0xff}} << (8 * i);
  }
  return value;
}

void ConfigSpace::write(std::uint64_t address, std::uint32_t bytes, std::uint32_t value) {
  for (std::uint32_t i = 0; i < bytes && i < 4; ++i) {
    const std::uint64_t at = address + i;
    if (at >= kBytes) return;
    const auto written = static_cast<std::uint8_t>(value >> (8 * i));
    bytes_[at] = static_cast<std::uint8_t>((bytes_[at] & ~writable_[at]) | (written & writable_[at]));
  }
}

std::uint64_t ConfigSpace::bar_address() const { return read(kBarOffset, 4) & ~(kBarBytes - 1); }

}  // namespace tandem::sim::pci
