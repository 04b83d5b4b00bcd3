// Rows of a comparison in one run, the same for all suites of `bench peers`.
#pragma once

#include <cstddef>
#include <span>
#include <string>

#include "bench/clock.h"
#include "bench/row.h"

namespace tandem::bench {

/// Adds a rate for every engine and, for each that is not one of ours ("cpu."), how the first engine stands to it.
///
/// metric: of the rates. bytes: what a call takes. timing: of the engines, in their order.
void add_peer_rows(Report& report, const std::string& row, const std::string& metric,
                   std::span<const std::string> engines, std::size_t bytes, const Timing& timing);

}  // namespace tandem::bench
