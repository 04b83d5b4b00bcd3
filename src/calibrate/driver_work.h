// Measures the driver's work on this CPU for a task of an accelerator: whatever is done beside the device. The driver
// copies the message into DMA memory and the result out of it, writes the descriptor, reads the record; it rewrites
// keys for the core and checks results, compares tags, and finishes pads.
//
// Measured    the driver as it is, over a bus whose device is done at once, in memory of this process: accesses to
//             registers, interrupts and cache maintenance cost nothing. A board's profile says what these cost there.
// Scale       none: it is this CPU's time, whatever CPU a board has
// Checked by  driver_work_test.cpp
#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "bus/sim/sim_engine.h"
#include "calibrate/load.h"
#include "driver/bus.h"

namespace tandem::calibrate {

/// An accelerator that says the same of itself as another, and ends every task with the load's tag and result. The
/// device addresses of its memory are the CPU's.
class InstantDevice final : public driver::Bus {
 public:
  /// like: the bus of the other accelerator. load: it has run there, and outlives this one; tasks come in its order.
  InstantDevice(driver::Bus& like, const Load& load);

  Status read_register(std::uint32_t offset, std::uint32_t& value) override;
  Status write_register(std::uint32_t offset, std::uint32_t value) override;
  Status allocate(std::size_t bytes, driver::DmaRegion& region) override;
  Status sync(const driver::DmaRegion& region, std::size_t offset, std::size_t bytes, driver::SyncFor side) override;
  Status wait_interrupt(std::uint64_t timeout_ns) override;
  std::uint64_t now_ns() override;

 private:
  struct alignas(64) Line {
    std::uint8_t bytes[64];
  };

  void end_direct_task();
  void end_ring_tasks(std::uint16_t posted);
  const Task& next_task(std::uint64_t destination);

  const Load& load_;
  std::vector<std::vector<std::uint8_t>> results_;  ///< where the device's form of a result is checked
  std::vector<std::uint32_t> registers_;
  std::vector<std::unique_ptr<Line[]>> memory_;
  const Task* direct_task_ = nullptr;
  std::size_t served_ = 0;
  std::uint16_t ended_ = 0;
};

/// Returns the driver's work in ns of CPU time per task of `load`, which has run on `engine`; `engine` is `top`, made
/// with `options`. Throws std::runtime_error if it fails.
double measure_driver(sim::SimEngine& engine, const sim::TopInfo& top, const sim::SimEngineOptions& options,
                      Load& load);

}  // namespace tandem::calibrate
