// A bus that follows a script: which accesses are expected, in which order, and what they give. For driver tests.
#pragma once

#include <cstdint>
#include <deque>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "driver/bus.h"

namespace tandem::mock {

/// Register accesses and interrupt waits must come exactly as scripted; memory and syncs are free.
///
/// Time is fake: it stands still but for `tick_ns` per call of any function with a result from outside, and for a
/// scripted wait that times out, which takes its whole timeout. The first access that differs from the script is kept
/// in `mismatch`; it and all later ones return io_error.
class MockBus final : public driver::Bus {
 public:
  /// Called when the scripted access happens, e.g. to write a completion record as the device would.
  using Action = std::function<void()>;

  void expect_read(std::uint32_t offset, std::uint32_t value, Status status = Status::ok);
  void expect_write(std::uint32_t offset, std::uint32_t value, Status status = Status::ok);
  /// Expects a wait that ends with `status`, ok or timeout.
  void expect_wait(Status status);
  /// Attaches `action` to the expectation added last.
  void then(Action action);

  /// Returns whether the whole script has been played without a mismatch.
  [[nodiscard]] bool finished() const { return script_.empty() && mismatch_.empty(); }
  /// Returns the first difference from the script, else the next access that has not come, else empty.
  [[nodiscard]] std::string mismatch() const;

  /// Returns the regions in the order of allocation.
  [[nodiscard]] const std::vector<driver::DmaRegion>& regions() const { return regions_; }
  /// Returns the bytes behind a device address.
  [[nodiscard]] std::uint8_t* at(std::uint64_t device_address);
  /// Returns the number of syncs for the device and for the CPU so far.
  [[nodiscard]] std::size_t syncs(driver::SyncFor side) const { return syncs_[static_cast<std::size_t>(side)]; }

  void set_tick_ns(std::uint64_t tick_ns) { tick_ns_ = tick_ns; }
  void advance_ns(std::uint64_t ns) { now_ns_ += ns; }
  /// Allocations succeed until so many bytes are given out.
  void set_memory_bytes(std::size_t bytes) { memory_left_ = bytes; }
  /// Makes the sync after the next `count` ones fail.
  void fail_sync_after(std::size_t count) { sync_to_fail_ = syncs_[0] + syncs_[1] + count; }

  Status read_register(std::uint32_t offset, std::uint32_t& value) override;
  Status write_register(std::uint32_t offset, std::uint32_t value) override;
  Status allocate(std::size_t bytes, driver::DmaRegion& region) override;
  Status sync(const driver::DmaRegion& region, std::size_t offset, std::size_t bytes, driver::SyncFor side) override;
  Status wait_interrupt(std::uint64_t timeout_ns) override;
  std::uint64_t now_ns() override;

 private:
  struct Step {
    enum class Kind { read, write, wait } kind;
    std::uint32_t offset = 0;
    std::uint32_t value = 0;
    Status status = Status::ok;
    Action action = {};
  };
  static std::string describe(const Step& step);
  /// Plays the next step if it is `seen` (reads: but for the value); returns its status, or io_error.
  Status play(const Step& seen, std::uint32_t* value);

  std::deque<Step> script_;
  std::string mismatch_;
  std::vector<std::unique_ptr<std::uint8_t[]>> memory_;
  std::vector<driver::DmaRegion> regions_;
  std::uint64_t next_address_ = 0x8'0000'0000;
  std::size_t memory_left_ = SIZE_MAX;
  std::size_t syncs_[2] = {0, 0};
  std::size_t sync_to_fail_ = SIZE_MAX;
  std::uint64_t tick_ns_ = 10;
  std::uint64_t now_ns_ = 0;
};

}  // namespace tandem::mock
