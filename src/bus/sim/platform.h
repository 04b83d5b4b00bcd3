// A simulated system: one clock, one memory, any number of accelerators and traffic masters.
//
// Time        cycles of the one clock. It passes only in calls: a register access takes what its AXI4-Lite transaction
//             takes, a wait for an interrupt what it waits, a look at the clock one cycle (so that a polling loop gets
//             anywhere), run and run_until what they say; allocation and sync take none.
// Bounds      a register access that is not answered fails after kRegisterTimeoutCycles; nothing else waits
// Threads     every call may come from any thread; each call steps the one clock. With one thread a run is
//             deterministic to the cycle; with several, simulated time depends on their scheduling.
// Faults      what real hardware does to a driver, on request: see the functions below
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <memory>
#include <mutex>
#include <string>
#include <string_view>
#include <vector>

#include "bus/sim/dma_memory.h"
#include "bus/sim/memory.h"
#include "bus/sim/memory_parameters.h"
#include "bus/sim/memory_port.h"
#include "bus/sim/traffic.h"
#include "driver/bus.h"

namespace tandem::sim {

struct PlatformOptions {
  /// TopInfo::model of the accelerators.
  std::vector<std::string_view> tops;
  std::vector<TrafficParameters> traffic;
  MemoryParameters memory = kUnloadedMemory;
  std::uint32_t clock_hz = 50'000'000;
  /// The cycles that a register access takes beside its transaction: the way from the CPU to the accelerator and back.
  std::uint32_t register_latency_cycles = 0;
  /// The file for the waveform of the first accelerator; the i-th one's goes to this path with ".i" behind it. Empty
  /// for none.
  std::string vcd_path;
  /// The memory that the accelerators' ports reach, which must outlive the platform; their buses then allocate nothing.
  /// nullptr: the ports reach what the buses allocate.
  DeviceMemory* device_memory = nullptr;
};

/// The busy cycles of an accelerator's cores, by the cores' numbers.
using BusyCycles = std::array<std::uint64_t, 8>;

class Platform {
 public:
  static constexpr std::uint32_t kRegisterTimeoutCycles = 1000;
  static constexpr std::uint32_t kResetCycles = 16;

  /// Builds and resets the system; nullptr if there is no model of a top (top.h).
  static std::unique_ptr<Platform> create(const PlatformOptions& options);
  ~Platform();

  [[nodiscard]] std::size_t accelerators() const { return instances_.size(); }
  /// Returns the i-th accelerator as its driver sees it, which lives as long as the platform.
  [[nodiscard]] driver::Bus& bus(std::size_t i);

  // ---------------------------------------------------------------- time
  [[nodiscard]] std::uint64_t cycles() const;
  [[nodiscard]] std::uint32_t clock_hz() const { return clock_hz_; }
  void run(std::uint64_t cycles);
  /// Runs until `condition` holds, at most `max_cycles`, looking before every cycle; returns whether it holds.
  /// `condition` must not call the platform.
  bool run_until(const std::function<bool()>& condition, std::uint64_t max_cycles);

  // ---------------------------------------------------------------- traffic masters
  /// Queues a job for traffic master `i`; see Traffic.
  std::uint64_t add_traffic(std::size_t i, std::uint64_t read_bytes, std::uint64_t write_bytes);
  [[nodiscard]] bool traffic_done(std::size_t i, std::uint64_t job) const;
  void set_background_traffic(std::size_t i, bool on);

  // ---------------------------------------------------------------- what happened
  [[nodiscard]] PortStatistics port_statistics(std::size_t i) const;
  [[nodiscard]] TrafficStatistics traffic_statistics(std::size_t i) const;
  /// Returns for how many cycles each core of accelerator `i` had work if it is made of several; otherwise all are 0.
  [[nodiscard]] BusyCycles busy_cycles(std::size_t i) const;
  /// Returns the first breach of the bus rules by accelerator `i`; empty if there is none.
  [[nodiscard]] std::string violation(std::size_t i) const;

  // ---------------------------------------------------------------- faults of accelerator `i`
  /// Gives an error response to the burst of that kind after the next `count` ones.
  void fail_access(std::size_t i, Access access, std::uint64_t count);
  /// Stops the memory on one channel for so many cycles, or kForever: ready stays low (ar, aw, w), or no new response
  /// comes (r, b). 0 ends it.
  void block_channel(std::size_t i, Channel channel, std::uint64_t cycles);
  /// The next `count` rises of the interrupt line are not seen; each lasts until the line falls.
  void lose_interrupts(std::size_t i, std::uint32_t count);
  /// Resets the accelerator by hardware for kResetCycles, `after_cycles` from now. Memory forgets its accesses.
  void reset_device(std::size_t i, std::uint64_t after_cycles);
  /// Fails the register access after the next `count` ones, which does not reach the device.
  void fail_register_access(std::size_t i, std::uint64_t count);
  /// Makes the accelerator ignore register accesses if `on`, and answer them if not.
  void hang_registers(std::size_t i, bool on);

 private:
  struct Instance;
  class InstanceBus;

  explicit Platform(const PlatformOptions& options);
  void step();
  Status access_register(Instance& instance, bool write, std::uint32_t offset, std::uint32_t& value);
  [[nodiscard]] std::uint64_t to_ns(std::uint64_t cycles) const;
  [[nodiscard]] std::uint64_t to_cycles(std::uint64_t ns) const;

  const std::uint32_t clock_hz_;
  const std::uint32_t register_latency_cycles_;
  const std::uint64_t half_period_ps_;
  mutable std::mutex mutex_;
  std::uint64_t cycle_ = 0;
  DmaMemory dma_memory_;
  DeviceMemory& device_memory_;
  Memory memory_;
  std::vector<std::unique_ptr<Instance>> instances_;
  std::vector<std::unique_ptr<Traffic>> traffic_;
  std::vector<MemoryPort*> ports_;
  std::vector<Traffic*> masters_;
};

}  // namespace tandem::sim
