// Rates of accelerators for messages of several lengths and rings of several depths.
#pragma once

#include <string>

#include "bench/suites.h"

namespace tandem::bench {

/// Models every accelerator of `options.algorithm` that has a ring and makes more than pads: in all its directions,
/// with memory that is never in the way and with the DE10-Nano's. Adds the rows and prints a separate table. Throws
/// std::runtime_error if an accelerator fails.
void model_messages(Report& report, const SimOptions& options);

/// A note on the origin of a clock that the user gives.
inline constexpr char kStated[] = "stated, not from place and route";

/// The suite of an algorithm's figures.
std::string suite_of(Algorithm algorithm);

}  // namespace tandem::bench
