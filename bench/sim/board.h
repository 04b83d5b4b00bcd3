// The model of a board: accelerators as RTL, memory as a model, the host as a traffic master with a copy rate.
//
// With a file, each chunk goes through the host twice: from the file into a DMA buffer and from there into the output
// file. In pads form the passes are the summation over the pads, and the XOR that reads file and pads; without a file
// only the summation. The host's cores do these passes in order of need, each at its copy rate unless memory makes it
// wait.
// Left out    the operating system: system calls, interrupts, cache maintenance. Every accelerator has a separate
//             memory port.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "bus/sim/memory_parameters.h"
#include "engine/task.h"

namespace tandem::bench {

struct HostProfile {
  unsigned cores = 2;
  /// The highest rate at which one core reads and writes when copying or XORing between buffers.
  double read_bytes_per_cycle = 0;
  double write_bytes_per_cycle = 0;
};

struct BoardOptions {
  std::string_view top;  ///< "sim.iterative"
  Algorithm algorithm = Algorithm::chacha20;
  Direction direction = Direction::encrypt;
  unsigned accelerators = 1;
  bool with_file = false;
  bool pads = false;  ///< the device makes pads; must be set for tops that can do no more
  sim::MemoryParameters memory{};
  HostProfile host{};
  double clock_mhz = 50;
  std::uint32_t register_cycles = 0;  ///< that the way of a register access takes
  std::size_t keys = 1;               ///< that chunks take in turn; 0: every chunk has its own
  std::size_t chunk_bytes = std::size_t{64} * 1024;
  std::size_t in_flight = 4;                        ///< chunks per accelerator: the depth of its ring
  std::uint64_t look_cycles = 32;                   ///< between two looks at the accelerators; short against a chunk
  std::size_t sample_bytes = std::size_t{2} << 20;  ///< per accelerator
};

struct BoardResult {
  double bytes_per_cycle = 0;  ///< steady rate of the whole board
  double start_cycles = 0;     ///< what the first chunks cost more than the steady rate
  double core_use = 0;         ///< share of the cycles in which the cores could not have done more
  double port_use = 0;         ///< the busier direction of the memory ports
  double dram_use = 0;         ///< of the memory's bytes per cycle; 0 if it has no limit
  double host_use = 0;
  double bottleneck_use = 0;  ///< the largest of the four
  std::string bottleneck;     ///< and which it is, for people: "core 99%"
  std::uint64_t cycles = 0;   ///< simulated
  double simulation_s = 0;    ///< wall time of the simulation; says nothing about the board

  /// The rate in MiB/s over `bytes` bytes at `clock_mhz`, start included.
  [[nodiscard]] double mib_s(double bytes, double clock_mhz) const;
};

/// Simulates a sample. Every chunk is checked against software. Throws std::runtime_error if the accelerator cannot be
/// opened, fails, or gives a wrong result.
BoardResult run_board(const BoardOptions& options);

}  // namespace tandem::bench
