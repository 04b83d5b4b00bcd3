// What a comparison comes to, in a line for each function and direction.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "bench/row.h"

namespace tandem::bench {

/// For each function and direction among the rates in `rows`: which engine is the fastest here, in how many of the
/// cells (lengths, batches, ways), and how the best kernel of our own stands to the best library in them.
///
/// A cell with rates of one engine alone says nothing.
std::vector<std::string> verdicts(std::span<const Row> rows);

}  // namespace tandem::bench
