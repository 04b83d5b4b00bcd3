// The outcome of a comparison, in a line for each function and direction.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "bench/row.h"

namespace tandem::bench {

/// Returns a line for each function and direction among the rates in `rows`. It names the engine that is fastest here,
/// says in how many of the cells (lengths, batches, ways) it is, and compares the best kernel of our own with the best
/// library.
///
/// A cell with rates of only one engine does not count.
std::vector<std::string> verdicts(std::span<const Row> rows);

}  // namespace tandem::bench
