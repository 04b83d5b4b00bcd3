// Clocks for which a task keeps a core busy; the simulated tops do not report them.
#pragma once

#include <cstddef>

#include "bus/sim/sim_engine.h"

namespace tandem::aes_gcm {

/// A beat of 16 bytes per clock, of 32 with two lanes, or per 14 clocks with one round; the mask of the tag, and a
/// plan.
inline double core_cycles(const sim::TopInfo& top, std::size_t bytes) {
  const std::size_t beat = top.model == "aes_gcm.lane2" ? 32 : 16;
  const double per_beat = top.model == "aes_gcm.rounds_narrow" ? 14 : 1;
  return per_beat * static_cast<double>((bytes + beat - 1) / beat + 2);
}

}  // namespace tandem::aes_gcm
