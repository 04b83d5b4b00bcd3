#include "bench/bound.h"

#include <algorithm>

namespace tandem::bench {
namespace {

constexpr int kMaxTimes = 5;

}  // namespace

double fastest(const std::vector<double>& seconds) { return *std::ranges::min_element(seconds); }

bool bounds(const std::vector<double>& bound_s, const std::vector<double>& bounded_s) {
  return fastest(bound_s) <= fastest(bounded_s);
}

bool run_rounds(std::size_t rounds, const std::function<void(bool counts)>& round, const std::function<bool()>& sound) {
  round(false);
  for (int times = 0; times < kMaxTimes; ++times) {
    for (std::size_t i = 0; i < rounds; ++i) round(true);
    if (sound()) return true;
  }
  return false;
}

const char* bound_note(bool sound) {
  return sound ? "the bound, its fastest round" : "no bound: slower than what it bounds in every round";
}

}  // namespace tandem::bench
