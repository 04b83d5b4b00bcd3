// The C of which tandem-hls makes the accelerators sim.c_*, as software: the starting point of the paper's table 2.
#pragma once

#include "engine/pdu.h"

namespace tandem::bench::wp437 {

/// EIA3 of `pdu` if `integrity`, else EEA3 in place, by algorithms/zuc/c/zuc.c compiled with -O3 if `optimised`, else
/// with -O0. The message begins at a multiple of 4 bytes, and its last word is whole.
void run_from_c(bool integrity, bool optimised, Pdu& pdu);

}  // namespace tandem::bench::wp437
