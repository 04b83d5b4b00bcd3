// The memory's bandwidth, shared by the accelerators' ports and the traffic masters.
//
// Model       Each cycle memory can move bytes_per_cycle bytes; what is left over is kept up to one beat. Masters are
//             served round robin, reads and writes as two masters, one beat at a time, once memory can move the widest
//             of all masters; a beat costs its width whatever its strobes. An accelerator's port moves at most one beat
//             per direction and cycle, and no more than the board's port that it goes through (port_bytes).
//             Latency is added in the ports. Everything is deterministic.
// Left out    banks, rows, refresh and turning the bus round: bytes_per_cycle is what remains after them.
#pragma once

#include <cstdint>
#include <span>

#include "bus/sim/memory_parameters.h"
#include "bus/sim/memory_port.h"
#include "bus/sim/traffic.h"

namespace tandem::sim {

class Memory {
 public:
  using Ports = std::span<MemoryPort* const>;
  using Masters = std::span<Traffic* const>;

  explicit Memory(const MemoryParameters& parameters) : bytes_per_cycle_(parameters.bytes_per_cycle) {}

  /// Grants the beats of the cycle `next_cycle`. The masters and their order are the same at every call.
  void arbitrate(std::uint64_t next_cycle, Ports ports, Masters traffic);

 private:
  /// Requester 2i is the reads and 2i+1 the writes of master i: the ports, then the traffic masters. Returns the bytes
  /// that it moves, 0 if it has nothing to move.
  static std::uint32_t serve(std::size_t requester, std::uint64_t next_cycle, Ports ports, Masters traffic);

  const double bytes_per_cycle_;
  double budget_bytes_ = 0;
  std::size_t first_ = 0;
};

}  // namespace tandem::sim
