#include "bus/bare/bare_bus.h"

#include "bus/bare/registers.h"
#include "bus/barrier.h"
#include "driver/registers.h"
#include "engine/wipe.h"

namespace tandem::bare {
namespace {

constexpr std::uint32_t kOnes = 0xffffffff;

}  // namespace

BareBus::~BareBus() {
  wipe(place_.memory.data(), allocated_);
  if (allocated_ != 0) port_.clean(place_.memory.data(), allocated_);
}

Status BareBus::read_register(std::uint32_t offset, std::uint32_t& value) {
  value = 0;
  if (offset % 4 != 0 || offset + std::uint64_t{4} > place_.register_bytes) return Status::io_error;
  const std::uint32_t read = load_register(place_.registers + offset);
  if (read == kOnes && load_register(place_.registers + TND_REGS__ID_offset) != TND_REGS__ID__MAGIC_reset) {
    return Status::io_error;
  }
  value = read;
  return Status::ok;
}

Status BareBus::write_register(std::uint32_t offset, std::uint32_t value) {
  if (offset % 4 != 0 || offset + std::uint64_t{4} > place_.register_bytes) return Status::io_error;
  bus::full_barrier();
  store_register(place_.registers + offset, value);
  return Status::ok;
}

Status BareBus::allocate(std::size_t bytes, driver::DmaRegion& region) {
  const std::size_t left = place_.memory.size() - allocated_;
  const std::size_t whole = (bytes + kAlignment - 1) / kAlignment * kAlignment;
  if (bytes == 0 || bytes > left || whole > left) return Status::no_memory;
  std::uint8_t* const cpu = place_.memory.data() + allocated_;
  region = {.cpu = cpu, .device_address = reinterpret_cast<std::uintptr_t>(cpu) + place_.device_offset, .bytes = bytes};
  allocated_ += whole;
  return Status::ok;
}

Status BareBus::sync(const driver::DmaRegion& region, std::size_t offset, std::size_t bytes, driver::SyncFor side) {
  if (offset > region.bytes || bytes > region.bytes - offset) return Status::io_error;
  if (bytes == 0) return Status::ok;
  if (side == driver::SyncFor::device) {
    port_.clean(region.cpu + offset, bytes);
    bus::full_barrier();
  } else {
    bus::full_barrier();
    port_.invalidate(region.cpu + offset, bytes);
  }
  return Status::ok;
}

Status BareBus::wait_interrupt(std::uint64_t timeout_ns) {
  port_.set_interrupt(true);
  if (port_.take(timeout_ns)) return Status::ok;
  port_.set_interrupt(false);
  // The routine may have run between the two.
  return port_.take(0) ? Status::ok : Status::timeout;
}

}  // namespace tandem::bare
