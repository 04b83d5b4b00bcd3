// Clocks for which a task keeps a core busy; the simulated tops do not report them.
#pragma once

#include <cstddef>

#include "algorithms/sha3/sw/sha3.h"
#include "bus/sim/sim_engine.h"
#include "generated/algorithms/operations.h"

namespace tandem::sha3 {

/// A permutation of 24 rounds per block, and a step more for the message. Two messages that take turns have one round
/// per clock together. From C, the first block is filled before its rounds, and the digest leaves behind the last.
inline double core_cycles(const sim::TopInfo& top, std::size_t bytes) {
  const double rounds = top.model == "sha3.sponge2" ? 2 : 1;
  const std::size_t rate = function_named(facts::operation(top.algorithm).name).rate_bytes;
  const double alone = top.model == "sha3.c_sha3" ? 36 : 1;
  return (24.0 * static_cast<double>(bytes / rate + 1) + alone) / rounds;
}

}  // namespace tandem::sha3
