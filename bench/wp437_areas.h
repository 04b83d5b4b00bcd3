// Tables 3 and 4 of Xilinx WP437, what its accelerators take of an FPGA: its figures, and those of ours.
#pragma once

namespace tandem::bench::wp437 {

/// Prints one of them, 3 or 4. Ours are of the explorer, which has stored them: nothing is placed here.
void print_areas(int table);

}  // namespace tandem::bench::wp437
