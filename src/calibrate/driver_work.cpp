#include "calibrate/driver_work.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <bit>
#include <chrono>
#include <cstring>
#include <stdexcept>

#include "bus/operations.h"
#include "bus/sim/platform.h"
#include "calibrate/measure.h"
#include "driver/descriptor.h"
#include "driver/registers.h"

namespace tandem::calibrate {
namespace {

constexpr std::size_t kTurns = 9;
constexpr std::uint64_t kSliceNs = 100'000;

constexpr std::uint32_t kIdentity[] = {TND_REGS__ID_offset,         TND_REGS__VERSION_offset,
                                       TND_REGS__CAPS_offset,       TND_REGS__BUILD_offset,
                                       TND_REGS__OPERATIONS_offset, TND_REGS__KEY_LENGTHS_offset};

std::uint8_t* at_address(std::uint64_t address) { return std::bit_cast<std::uint8_t*>(address); }

std::uint64_t load64(const std::uint8_t* bytes) {
  std::uint64_t value = 0;
  std::memcpy(&value, bytes, sizeof value);
  return value;
}

}  // namespace

InstantDevice::InstantDevice(driver::Bus& like, const Load& load)
    : load_(load), registers_(TND_REGS_BYTES / sizeof(std::uint32_t)) {
  for (const std::uint32_t offset : kIdentity) (void)like.read_register(offset, registers_[offset / 4]);
  if (bus::operations(load.task(0).algorithm).form == nullptr) return;
  for (std::size_t i = 0; i < load.depth(); ++i) {
    const Task& task = load.task(i);
    results_.emplace_back(task.destination, task.destination + load.size() / 8);
  }
}

Status InstantDevice::read_register(std::uint32_t offset, std::uint32_t& value) {
  value = registers_[offset / 4];
  return Status::ok;
}

Status InstantDevice::write_register(std::uint32_t offset, std::uint32_t value) {
  switch (offset) {
    case TND_REGS__CTRL_offset:
      if ((value & TND_REGS__CTRL__SOFT_RESET_bm) != 0) ended_ = 0;
      break;
    case TND_REGS__START_offset:
      end_direct_task();
      break;
    case TND_REGS__IRQ_STATUS_offset:
      registers_[offset / 4] &= ~value;
      break;
    case TND_REGS__RING_TAIL_offset:
      end_ring_tasks(static_cast<std::uint16_t>(value));
      break;
    default:
      registers_[offset / 4] = value;
  }
  return Status::ok;
}

/// Returns the task whose turn it is, with its result in place.
const Task& InstantDevice::next_task(std::uint64_t destination) {
  const std::size_t index = served_++ % load_.depth();
  if (!results_.empty()) std::ranges::copy(results_[index], at_address(destination));
  return load_.task(index);
}

void InstantDevice::end_direct_task() {
  const auto word = [&](std::uint32_t offset) -> std::uint64_t { return registers_[offset / 4]; };
  registers_[TND_REGS__IRQ_STATUS_offset / 4] |= TND_REGS__IRQ_STATUS__DIRECT_DONE_bm;
  const Task& task = next_task(word(TND_REGS__DST_LO_offset) | word(TND_REGS__DST_HI_offset) << 32);
  std::array<std::uint8_t, driver::kTagBytes> tag{};
  std::copy_n(task.tag.begin(), std::min(task.tag.size(), tag.size()), tag.begin());
  std::memcpy(&registers_[TND_REGS__TAG_offset / 4], tag.data(), tag.size());
}

void InstantDevice::end_ring_tasks(std::uint16_t posted) {
  const auto address = [&](std::uint32_t low, std::uint32_t high) {
    return registers_[low / 4] | std::uint64_t{registers_[high / 4]} << 32;
  };
  const std::uint8_t* const descriptors = at_address(address(TND_REGS__RING_LO_offset, TND_REGS__RING_HI_offset));
  std::uint8_t* const records = at_address(address(TND_REGS__COMP_LO_offset, TND_REGS__COMP_HI_offset));
  const std::uint32_t log2_entries = registers_[TND_REGS__RING_SIZE_offset / 4];
  for (; ended_ != posted; ++ended_) {
    const std::size_t entry = ended_ & ((1U << log2_entries) - 1);
    const std::uint8_t* const descriptor = descriptors + entry * driver::kDescriptorBytes;
    std::uint8_t* const record = records + entry * driver::kCompletionBytes;
    const Task& task = next_task(load64(descriptor + 16));
    std::copy_n(task.tag.begin(), std::min(task.tag.size(), driver::kTagBytes), record);
    std::memcpy(record + 24, descriptor + 4, 4);  // the cookie
    record[driver::kPhaseOffset] = (ended_ >> log2_entries & 1) == 0 ? 1 : 0;
  }
}

Status InstantDevice::allocate(std::size_t bytes, driver::DmaRegion& region) {
  memory_.push_back(std::make_unique_for_overwrite<Line[]>((bytes + sizeof(Line) - 1) / sizeof(Line)));
  std::uint8_t* const at = memory_.back()[0].bytes;
  region = {.cpu = at, .device_address = std::bit_cast<std::uint64_t>(at), .bytes = bytes};
  return Status::ok;
}

Status InstantDevice::sync(const driver::DmaRegion& /*region*/, std::size_t /*offset*/, std::size_t /*bytes*/,
                           driver::SyncFor /*side*/) {
  return Status::ok;
}

Status InstantDevice::wait_interrupt(std::uint64_t /*timeout_ns*/) { return Status::ok; }

std::uint64_t InstantDevice::now_ns() {
  const auto now = std::chrono::steady_clock::now().time_since_epoch();
  return static_cast<std::uint64_t>(std::chrono::duration_cast<std::chrono::nanoseconds>(now).count());
}

double measure_driver(sim::SimEngine& engine, const sim::TopInfo& top, const sim::SimEngineOptions& options,
                      Load& load) {
  InstantDevice device(engine.platform().bus(0), load);
  driver::AcceleratorEngine driver(device, bus::operations(top.algorithm), sim::accelerator_options(top, options));
  Engine* const only = &driver;
  if (driver.open() != Status::ok || !load.run(driver)) {
    throw std::runtime_error(fmt::format("the driver of {} cannot be measured at {}", top.name, load.size()));
  }
  return median(time_in_turn(load, {&only, 1}, kTurns, kSliceNs).cpu_ns[0]);
}

}  // namespace tandem::calibrate
