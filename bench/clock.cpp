#include "bench/clock.h"

#include <algorithm>
#include <ctime>

namespace tandem::bench {

std::uint64_t now_ns() {
  timespec time{};
  clock_gettime(CLOCK_MONOTONIC, &time);
  return static_cast<std::uint64_t>(time.tv_sec) * 1'000'000'000u + static_cast<std::uint64_t>(time.tv_nsec);
}

double median(std::vector<double> values) {
  if (values.empty()) return 0;
  const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
  std::nth_element(values.begin(), middle, values.end());
  return *middle;
}

Timing time_in_turn(const std::vector<Contender>& contenders, std::size_t rounds, std::uint64_t slice_ns) {
  // Calls per slice, from a warm-up of each.
  std::vector<std::size_t> calls;
  for (const Contender& contender : contenders) {
    std::size_t n = 1;
    for (;;) {
      const std::uint64_t start = now_ns();
      for (std::size_t i = 0; i < n; ++i) contender.call();
      const std::uint64_t elapsed = now_ns() - start;
      if (elapsed >= slice_ns / 2) {
        n = std::max<std::size_t>(1, static_cast<std::size_t>(static_cast<double>(n) * static_cast<double>(slice_ns) /
                                                              static_cast<double>(elapsed)));
        break;
      }
      n *= 2;
    }
    calls.push_back(n);
  }
  std::vector<std::vector<double>> seconds(contenders.size());
  std::vector<std::vector<double>> ratios(contenders.size());
  for (std::size_t round = 0; round < rounds; ++round) {
    for (std::size_t k = 0; k < contenders.size(); ++k) {
      const std::uint64_t start = now_ns();
      for (std::size_t i = 0; i < calls[k]; ++i) contenders[k].call();
      seconds[k].push_back(static_cast<double>(now_ns() - start) * 1e-9 / static_cast<double>(calls[k]));
    }
    for (std::size_t k = 0; k < contenders.size(); ++k) ratios[k].push_back(seconds[0].back() / seconds[k].back());
  }
  Timing timing;
  for (std::size_t k = 0; k < contenders.size(); ++k) {
    timing.seconds.push_back(median(seconds[k]));
    timing.ratio.push_back(median(ratios[k]));
  }
  return timing;
}

}  // namespace tandem::bench
