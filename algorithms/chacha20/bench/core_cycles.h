// Clocks for which a task keeps a core busy; the simulated tops do not report them.
#pragma once

#include <cstddef>
#include <string_view>

#include "bus/sim/sim_engine.h"

namespace tandem::chacha20 {

/// Blocks of 64 bytes: a round per clock, in the pipelined cores a block.
inline double core_cycles(const sim::TopInfo& top, std::size_t bytes) {
  const double per_block = top.name.find("pipelined") != std::string_view::npos ? 1 : 20;
  return per_block * static_cast<double>((bytes + 63) / 64);
}

}  // namespace tandem::chacha20
