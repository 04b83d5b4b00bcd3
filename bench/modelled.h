// Rows for the modelled figures of simulated accelerators.
#pragma once

#include <string>

#include "bench/row.h"
#include "bus/sim/sim_engine.h"

namespace tandem::bench {

/// Returns a row with the fields that all modelled rows of an accelerator share: its clock, its memory, its sources.
Row modelled_row(std::string suite, const sim::TopInfo& top, const sim::MemoryParameters& memory, double clock_mhz);

}  // namespace tandem::bench
