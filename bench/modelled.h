// What figures of simulated accelerators say of what they are of.
#pragma once

#include <string>

#include "bench/row.h"
#include "bus/sim/sim_engine.h"

namespace tandem::bench {

/// What the modelled rows of an accelerator have in common: at a clock, behind a memory, from which sources.
Row modelled_row(std::string suite, const sim::TopInfo& top, const sim::MemoryParameters& memory, double clock_mhz);

}  // namespace tandem::bench
