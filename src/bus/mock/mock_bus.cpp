#include "bus/mock/mock_bus.h"

#include <cstdio>
#include <utility>

namespace tandem::mock {

void MockBus::expect_read(std::uint32_t offset, std::uint32_t value, Status status) {
  script_.push_back({Step::Kind::read, offset, value, status, {}});
}

void MockBus::expect_write(std::uint32_t offset, std::uint32_t value, Status status) {
  script_.push_back({Step::Kind::write, offset, value, status, {}});
}

void MockBus::expect_wait(Status status) { script_.push_back({Step::Kind::wait, 0, 0, status, {}}); }

void MockBus::then(Action action) { script_.back().action = std::move(action); }

std::string MockBus::describe(const Step& step) {
  char text[64];
  switch (step.kind) {
    case Step::Kind::read:
      std::snprintf(text, sizeof text, "read 0x%03x", step.offset);
      break;
    case Step::Kind::write:
      std::snprintf(text, sizeof text, "write 0x%03x = 0x%08x", step.offset, step.value);
      break;
    case Step::Kind::wait:
      return "wait for interrupt";
  }
  return text;
}

std::string MockBus::mismatch() const {
  if (!mismatch_.empty() || script_.empty()) return mismatch_;
  return "expected but not seen: " + describe(script_.front());
}

Status MockBus::play(const Step& seen, std::uint32_t* value) {
  now_ns_ += tick_ns_;
  if (!mismatch_.empty()) return Status::io_error;
  const bool fits = !script_.empty() && script_.front().kind == seen.kind && script_.front().offset == seen.offset &&
                    (seen.kind != Step::Kind::write || script_.front().value == seen.value);
  if (!fits) {
    mismatch_ = "seen: " + describe(seen) +
                "; expected: " + (script_.empty() ? std::string("nothing") : describe(script_.front()));
    return Status::io_error;
  }
  const Step step = std::move(script_.front());
  script_.pop_front();
  if (value != nullptr && step.status == Status::ok) *value = step.value;
  if (step.action) step.action();
  return step.status;
}

Status MockBus::read_register(std::uint32_t offset, std::uint32_t& value) {
  value = 0;
  return play({Step::Kind::read, offset, 0, Status::ok, {}}, &value);
}

Status MockBus::write_register(std::uint32_t offset, std::uint32_t value) {
  return play({Step::Kind::write, offset, value, Status::ok, {}}, nullptr);
}

Status MockBus::wait_interrupt(std::uint64_t timeout_ns) {
  const Status status = play({Step::Kind::wait, 0, 0, Status::ok, {}}, nullptr);
  if (status == Status::timeout) now_ns_ += timeout_ns;
  return status;
}

std::uint64_t MockBus::now_ns() { return now_ns_ += tick_ns_; }

Status MockBus::allocate(std::size_t bytes, driver::DmaRegion& region) {
  if (bytes > memory_left_) return Status::no_memory;
  memory_left_ -= bytes;
  memory_.push_back(std::make_unique<std::uint8_t[]>(bytes));
  region = {.cpu = memory_.back().get(), .device_address = next_address_, .bytes = bytes};
  regions_.push_back(region);
  next_address_ += (bytes + 4095) / 4096 * 4096;
  return Status::ok;
}

std::uint8_t* MockBus::at(std::uint64_t device_address) {
  for (const driver::DmaRegion& region : regions_) {
    const std::uint64_t offset = device_address - region.device_address;
    if (offset < region.bytes) return region.cpu + offset;
  }
  return nullptr;
}

Status MockBus::sync(const driver::DmaRegion& region, std::size_t offset, std::size_t bytes, driver::SyncFor side) {
  const bool fails = syncs_[0] + syncs_[1] == sync_to_fail_;
  ++syncs_[static_cast<std::size_t>(side)];
  return !fails && offset + bytes <= region.bytes ? Status::ok : Status::io_error;
}

}  // namespace tandem::mock
