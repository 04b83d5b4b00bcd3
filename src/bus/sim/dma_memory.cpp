#include "bus/sim/dma_memory.h"

#include <cstring>

#include "bus/sim/memory_parameters.h"
#include "engine/wipe.h"

namespace tandem::sim {
namespace {

constexpr std::size_t kPageBytes = 4096;

constexpr std::size_t round_up(std::size_t bytes, std::size_t multiple) {
  return (bytes + multiple - 1) / multiple * multiple;
}

}  // namespace

DmaMemory::~DmaMemory() {
  for (const Region& region : regions_) {
    wipe(region.cpu.get(), region.mapped_bytes);
    wipe(region.device.get(), region.mapped_bytes);
  }
}

Status DmaMemory::allocate(std::size_t bytes, driver::DmaRegion& region) {
  if (bytes == 0 || bytes > kMaxBytes - allocated_bytes_) return Status::no_memory;
  allocated_bytes_ += bytes;
  // A device may read the whole of a beat that it needs part of.
  const std::size_t mapped = round_up(bytes, kWidestBeatBytes);
  Region& added = regions_.emplace_back(Region{.address = next_address_,
                                               .bytes = bytes,
                                               .mapped_bytes = mapped,
                                               .cpu = std::make_unique_for_overwrite<std::uint8_t[]>(mapped),
                                               .device = std::make_unique_for_overwrite<std::uint8_t[]>(mapped)});
  std::memset(added.cpu.get(), kCpuFill, mapped);
  std::memset(added.device.get(), kDeviceFill, mapped);
  next_address_ += round_up(mapped, kPageBytes) + kPageBytes;
  region = {.cpu = added.cpu.get(), .device_address = added.address, .bytes = bytes};
  return Status::ok;
}

DmaMemory::Region* DmaMemory::find(std::uint64_t address, std::size_t bytes) {
  const auto holds = [&](const Region& region) {
    const std::uint64_t offset = address - region.address;
    return offset < region.mapped_bytes && bytes <= region.mapped_bytes - offset;
  };
  if (last_found_ < regions_.size() && holds(regions_[last_found_])) return &regions_[last_found_];
  for (std::size_t i = 0; i < regions_.size(); ++i) {
    if (holds(regions_[i])) {
      last_found_ = i;
      return &regions_[i];
    }
  }
  return nullptr;
}

Status DmaMemory::sync(const driver::DmaRegion& region, std::size_t offset, std::size_t bytes, driver::SyncFor side) {
  Region* const found = find(region.device_address + offset, bytes);
  if (found == nullptr || found->address != region.device_address) return Status::io_error;
  std::uint8_t* const cpu = found->cpu.get() + offset;
  std::uint8_t* const device = found->device.get() + offset;
  if (side == driver::SyncFor::device) {
    std::memcpy(device, cpu, bytes);
  } else {
    std::memcpy(cpu, device, bytes);
  }
  return Status::ok;
}

std::uint8_t* DmaMemory::device_view(std::uint64_t address, std::size_t bytes) {
  Region* const found = find(address, bytes);
  return found == nullptr ? nullptr : found->device.get() + (address - found->address);
}

}  // namespace tandem::sim
