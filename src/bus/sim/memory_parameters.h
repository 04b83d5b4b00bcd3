// The costs of the simulated memory. Everything is in cycles of the one simulated clock.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <string_view>

namespace tandem::sim {

/// Bytes that a traffic master moves at a time, and the usual width of an accelerator's AXI port.
inline constexpr std::uint32_t kBeatBytes = 32;
inline constexpr std::uint32_t kWidestBeatBytes = 64;

/// Timing and limits of the memory and its interconnect. The model is in memory.h.
struct MemoryParameters {
  std::string_view name;
  /// The time from the acceptance of a read burst's address to its first data beat, with nothing else going on.
  std::uint32_t read_latency_cycles = 0;
  /// The time from a write burst's last data beat to its response.
  std::uint32_t write_latency_cycles = 0;
  /// The bandwidth that all masters and both directions share; 0: no limit beyond the ports.
  double bytes_per_cycle = 0;
  /// Bursts that one port may have in flight in one direction.
  std::uint32_t max_outstanding_bursts = 16;
  /// The width in bytes of the board's port that an accelerator's goes through, in each direction; 0: no narrower one.
  std::uint32_t port_bytes = 0;
};

/// Returns the bytes that an accelerator's port of `bytes` bytes moves per clock and direction, behind the board's.
constexpr std::uint32_t narrowest(const MemoryParameters& memory, std::uint32_t bytes) {
  return memory.port_bytes == 0 ? bytes : std::min(bytes, memory.port_bytes);
}

/// Memory that is never the bottleneck: 20 cycles away, as wide as every port together.
inline constexpr MemoryParameters kUnloadedMemory{.name = "unloaded",
                                                  .read_latency_cycles = 20,
                                                  .write_latency_cycles = 20,
                                                  .bytes_per_cycle = 0,
                                                  .max_outstanding_bursts = 16};

/// The DE10-Nano behind a 50 MHz fabric: 32-bit DDR3 at 400 MHz moves 4 bytes x 800 MT/s = 3.2 GB/s = 64 bytes per
/// fabric clock. Of these 70% are taken as usable (row changes, refresh, turning the bus round): an assumption, the
/// thesis gives none. A latency of 16 clocks is 320 ns through bridge and controller, also assumed. The port is that of
/// the board's reference design (hw/top/boards).
inline constexpr MemoryParameters kDe10NanoMemory{.name = "de10-nano",
                                                  .read_latency_cycles = 16,
                                                  .write_latency_cycles = 16,
                                                  .bytes_per_cycle = 0.70 * 64,
                                                  .max_outstanding_bursts = 8,
                                                  .port_bytes = 32};

/// The ZC706 behind a 150 MHz fabric, through one high-performance port: 32-bit DDR3 at 533 MHz moves 4 bytes x 1066
/// MT/s = 4.26 GB/s = 28.4 bytes per fabric clock, of which the controller reaches 75% (Zynq-7000 Technical Reference
/// Manual, UG585, 22.3.2); the port has 64 bits and holds eight bursts per direction. A latency of 29 clocks, 193 ns,
/// is an assumption: half of the 58 clocks per word by which WP437's single accesses, a read and a write, are slower
/// than its bursts (table 5).
inline constexpr MemoryParameters kZc706Memory{.name = "zc706",
                                               .read_latency_cycles = 29,
                                               .write_latency_cycles = 29,
                                               .bytes_per_cycle = 0.75 * 28.4,
                                               .max_outstanding_bursts = 8,
                                               .port_bytes = 8};

/// Returns a memory given in clocks of `from_mhz` in clocks of `to_mhz`. One without limit stays so, and as many clocks
/// away.
inline MemoryParameters at_clock(MemoryParameters memory, double from_mhz, double to_mhz) {
  if (memory.bytes_per_cycle == 0) return memory;
  const double clocks = to_mhz / from_mhz;
  memory.read_latency_cycles = static_cast<std::uint32_t>(std::ceil(memory.read_latency_cycles * clocks));
  memory.write_latency_cycles = static_cast<std::uint32_t>(std::ceil(memory.write_latency_cycles * clocks));
  memory.bytes_per_cycle /= clocks;
  return memory;
}

/// Clocks in which kDe10NanoMemory and kZc706Memory are given.
inline constexpr double kDe10NanoMhz = 50;
inline constexpr double kZc706Mhz = 150;

}  // namespace tandem::sim
