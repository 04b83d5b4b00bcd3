// Rows of a comparison in one run, for all suites of `bench peers`.
#pragma once

#include <cstddef>
#include <span>
#include <string>

#include "bench/clock.h"
#include "bench/row.h"

namespace tandem::bench {

/// Adds a rate for every engine, and the ratio of the first engine to each that is not one of ours ("cpu.").
///
/// of: describes the calls. bytes: of one call. timing: of the engines, in their order.
void add_peer_rows(Report& report, Row of, std::span<const std::string> engines, std::size_t bytes,
                   const Timing& timing);

/// Returns a row with the fields that all calls with `count` messages of `bytes` bytes share.
Row row_of_messages(Algorithm algorithm, std::size_t count, std::size_t bytes);

/// The suite of an algorithm or a function of one.
Row peer_row(Algorithm algorithm);

inline constexpr char kInTurn[] = "median of ratios taken in turn";

}  // namespace tandem::bench
