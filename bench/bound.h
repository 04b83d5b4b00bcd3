// Rounds that alternate between a bound and what it bounds: no program is faster than itself without its work.
#pragma once

#include <cstddef>
#include <functional>
#include <vector>

namespace tandem::bench {

/// The smallest of `seconds`, which is not empty.
double fastest(const std::vector<double>& seconds);

/// Returns whether the fastest round of the bound is no slower than the fastest round of what it bounds. Noise only
/// ever adds time, so with enough rounds this holds, whatever else the machine does.
bool bounds(const std::vector<double>& bound_s, const std::vector<double>& bounded_s);

/// Runs one round to warm up, then `rounds` rounds that count, and repeats these up to four times while `sound` returns
/// false. Returns the last result of `sound`: false if the machine was not quiet enough for a bound.
bool run_rounds(std::size_t rounds, const std::function<void(bool counts)>& round, const std::function<bool()>& sound);

/// The note of a row of such a run: it says whether the figure is a bound.
const char* bound_note(bool sound);

}  // namespace tandem::bench
