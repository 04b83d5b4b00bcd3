// Clocks for which a task keeps a core busy; the simulated tops do not report them.
#pragma once

#include <cstddef>

#include "algorithms/chacha20/bench/core_cycles.h"
#include "bus/sim/sim_engine.h"

namespace tandem::chacha20_poly1305 {

/// A block more than ChaCha20, the key of Poly1305, whose own work is never longer.
inline double core_cycles(const sim::TopInfo& top, std::size_t bytes) { return chacha20::core_cycles(top, bytes + 64); }

}  // namespace tandem::chacha20_poly1305
