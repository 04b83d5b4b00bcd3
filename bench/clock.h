// Timing of competing functions in turn, so that a drifting clock or a noisy neighbour hits all of them alike.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <vector>

namespace tandem::bench {

/// Nanoseconds of CLOCK_MONOTONIC.
std::uint64_t now_ns();

/// One function to time; each call does the same work.
struct Contender {
  std::string name;
  std::function<void()> call;
};

/// Seconds per call of each contender: median over `rounds`, the contenders taken in turn within every round; a
/// round calls each for about `slice_ns`. `ratio[i]` is the median over rounds of time(0) / time(i).
struct Timing {
  std::vector<double> seconds;
  std::vector<double> ratio;
};

Timing time_in_turn(const std::vector<Contender>& contenders, std::size_t rounds, std::uint64_t slice_ns);

/// Median of `values`; 0 if there are none.
double median(std::vector<double> values);

}  // namespace tandem::bench
