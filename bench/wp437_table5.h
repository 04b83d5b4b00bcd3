// Table 5 of Xilinx WP437, EEA3 and EIA3 by accelerators: its figures, and those of ours on a model of its board.
#pragma once

#include "bench/row.h"

namespace tandem::bench::wp437 {

/// Adds the rows and prints the table. Throws std::runtime_error if an accelerator fails or computes something else
/// than the CPU.
void model_table5(Report& report);

}  // namespace tandem::bench::wp437
