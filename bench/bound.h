// Rounds in which a bound is measured in turn with what it bounds: no program is faster than itself without its work.
#pragma once

#include <cstddef>
#include <functional>
#include <vector>

namespace tandem::bench {

/// The smallest of some; there is one.
double fastest(const std::vector<double>& seconds);

/// Whether the fastest round of the bound is no slower than the fastest of what it bounds. Noise only ever adds time,
/// so of enough rounds it is, whatever else the machine does.
bool bounds(const std::vector<double>& bound_s, const std::vector<double>& bounded_s);

/// One round to warm up, then `rounds` that count, and as many again up to four times as long as `sound` says no.
/// Returns what it said last: false where the machine was not quiet enough for a bound.
bool run_rounds(std::size_t rounds, const std::function<void(bool counts)>& round, const std::function<bool()>& sound);

/// What a row says of such a run: whether it is the bound.
const char* bound_note(bool sound);

}  // namespace tandem::bench
