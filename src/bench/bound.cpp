#include "bench/bound.h"

#include <algorithm>
#include <stdexcept>

namespace tandem::bench {
namespace {

constexpr int kMostTimes = 5;

}  // namespace

double fastest(const std::vector<double>& seconds) { return *std::ranges::min_element(seconds); }

bool bounds(const std::vector<double>& bound_s, const std::vector<double>& bounded_s) {
  return fastest(bound_s) <= fastest(bounded_s);
}

void run_rounds(std::size_t rounds, const std::function<void(bool counts)>& round, const std::function<bool()>& sound) {
  round(false);
  for (int times = 0; times < kMostTimes; ++times) {
    for (std::size_t i = 0; i < rounds; ++i) round(true);
    if (sound()) return;
  }
  throw std::runtime_error(
      "a run without a cipher was never as fast as one with: the machine is not quiet enough to measure; try again, or "
      "with more --rounds");
}

}  // namespace tandem::bench
