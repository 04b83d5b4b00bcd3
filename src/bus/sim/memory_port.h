// The memory's side of one accelerator's AXI4 port, cycle by cycle.
//
// Cycle       sample (what was transferred), then the clock edge, then grants, then drive (pins for the next cycle)
// Order       bursts of one direction are answered in the order of their addresses, whatever their id
// Bandwidth   a beat moves only with a grant, which memory.h hands out; at most one per direction and cycle
// Width       behind a narrower port of the board a beat takes as many cycles as that one's beats make it up; a read
//             is passed on with its last, and a write answered after it
// Checks      what AXI4 and the accelerator's contract ask of the master: violation() names the first breach
#pragma once

#include <array>
#include <cstdint>
#include <limits>

#include "bus/sim/dma_memory.h"
#include "bus/sim/memory_parameters.h"
#include "bus/sim/pins.h"
#include "engine/fixed_queue.h"

namespace tandem::sim {

/// The purpose of a burst; the port's id tells task data (0) from descriptors and records (1).
enum class Access : std::uint8_t { data_read, descriptor_read, data_write, completion_write };

enum class Channel : std::uint8_t { ar, r, aw, w, b };

inline constexpr std::uint64_t kForever = std::numeric_limits<std::uint64_t>::max();

/// Counts since the platform was made. A denied cycle is one in which a beat was due and the memory's bandwidth was
/// spent.
struct PortStatistics {
  std::uint64_t read_bytes = 0;
  std::uint64_t write_bytes = 0;
  std::uint64_t read_bursts = 0;
  std::uint64_t write_bursts = 0;
  std::uint64_t most_reads = 0;   ///< bursts in flight at once
  std::uint64_t most_writes = 0;  ///< those whose response is awaited included
  std::uint64_t read_denied_cycles = 0;
  std::uint64_t write_denied_cycles = 0;
};

class MemoryPort {
 public:
  MemoryPort(const MemoryPins& pins, DeviceMemory& memory, const MemoryParameters& parameters);

  void sample(std::uint64_t cycle);
  /// Returns the width: the bytes that a beat carries.
  [[nodiscard]] std::uint32_t bytes() const { return pins_.bytes; }
  [[nodiscard]] bool wants_read(std::uint64_t next_cycle) const;
  [[nodiscard]] bool wants_write(std::uint64_t next_cycle) const {
    return !w_granted_ && !writes_.empty() && next_cycle >= write_free_cycle_;
  }
  void grant_read(std::uint64_t next_cycle);
  void grant_write() { w_granted_ = true; }
  void deny_read() { ++statistics_.read_denied_cycles; }
  void deny_write() { ++statistics_.write_denied_cycles; }
  void drive(std::uint64_t next_cycle);

  /// Forgets everything in flight, as when the device is reset.
  void reset();

  /// Gives SLVERR to the burst of that kind after the next `count` ones; a failing write leaves memory as it was.
  void fail_access(Access access, std::uint64_t count);
  /// Keeps the port's ready (ar, aw, w) or new valid (r, b) low before `cycle`.
  void block(Channel channel, std::uint64_t until_cycle);

  [[nodiscard]] const PortStatistics& statistics() const { return statistics_; }
  /// Returns the first breach of the rules; nullptr while the device keeps them.
  [[nodiscard]] const char* violation() const { return violation_; }

 private:
  static constexpr std::size_t kMaxBursts = 64;

  struct Burst {
    std::uint8_t* at = nullptr;  ///< the next beat's bytes; unused with an error
    std::uint32_t beats_left = 0;
    std::uint8_t id = 0;
    std::uint8_t resp = 0;
    std::uint64_t ready_cycle = 0;
  };
  /// An address channel's payload, and whether it waits for ready.
  struct Offer {
    bool waiting = false;
    std::uint64_t address = 0;
    std::uint8_t len = 0;
  };

  Burst accept(std::uint64_t address, std::uint8_t len, std::uint8_t id, Access access);
  void check_address(std::uint64_t address, std::uint8_t len, std::uint8_t size, std::uint8_t burst);
  void check_offer(Offer& before, bool valid, bool ready, std::uint64_t address, std::uint8_t len);
  void take_write_beat(std::uint64_t cycle);
  [[nodiscard]] bool blocked(Channel channel, std::uint64_t cycle) const {
    return cycle < blocked_until_[static_cast<std::size_t>(channel)];
  }
  void breach(const char* rule) {
    if (violation_ == nullptr) violation_ = rule;
  }

  const MemoryPins pins_;
  const std::uint64_t all_strobes_;
  const std::uint32_t beat_cycles_;
  DeviceMemory& memory_;
  const MemoryParameters parameters_;

  FixedQueue<Burst, kMaxBursts> reads_;
  FixedQueue<Burst, kMaxBursts> writes_;
  FixedQueue<Burst, kMaxBursts> responses_;
  bool r_valid_ = false;
  bool w_granted_ = false;
  bool b_valid_ = false;
  std::uint64_t read_free_cycle_ = 0;  ///< from which on the board's port takes another beat
  std::uint64_t write_free_cycle_ = 0;

  std::array<std::uint64_t, 4> accesses_{};
  std::array<std::uint64_t, 4> failing_access_;
  std::array<std::uint64_t, 5> blocked_until_{};
  Offer ar_offer_;
  Offer aw_offer_;
  const char* violation_ = nullptr;
  PortStatistics statistics_;
};

}  // namespace tandem::sim
