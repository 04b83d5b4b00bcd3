#include "engine/lanes/plan.h"

#include <algorithm>
#include <functional>
#include <numeric>

namespace tandem::lanes {
namespace {

/// The rest of some streams.
struct Left {
  std::span<std::uint32_t> words;
  std::uint64_t total;
  std::uint64_t longest;
};

/// A lower bound for the clocks of `kernel`: those of the longest stream, or an even share of all.
std::uint64_t least_clocks(const Kernel& kernel, const Left& left) {
  return std::max<std::uint64_t>(left.longest, (left.total + kernel.lanes - 1) / kernel.lanes);
}

/// The same, with two streams in one lane where there are more streams than lanes: at best the longest of those that
/// find a lane to themselves no more, after the shortest of those that did.
std::uint64_t likely_clocks(const Kernel& kernel, const Left& left) {
  const std::uint64_t least = least_clocks(kernel, left);
  if (left.words.size() <= kernel.lanes) return least;
  const auto second = left.words.begin() + static_cast<std::ptrdiff_t>(kernel.lanes);
  std::nth_element(left.words.begin(), second, left.words.end(), std::greater<>());
  const std::uint64_t first = *std::min_element(left.words.begin(), second);
  return std::max(least, first + *second);
}

}  // namespace

const Kernel& bulk_kernel(std::span<const Kernel> kernels) {
  const Kernel* best = kernels.data();
  for (const Kernel& kernel : kernels) {
    if (std::uint64_t{kernel.cost} * best->lanes <= std::uint64_t{best->cost} * kernel.lanes) best = &kernel;
  }
  return *best;
}

std::uint64_t clock_cost(const Kernel& kernel, std::size_t streams) {
  return std::uint64_t{kernel.cost} * ((streams + kernel.lanes - 1) / kernel.lanes);
}

const Kernel& clocking_kernel(std::span<const Kernel> kernels, std::size_t streams) {
  const Kernel* best = &bulk_kernel(kernels);
  for (const Kernel* kernel = best + 1; kernel < kernels.data() + kernels.size(); ++kernel) {
    if (clock_cost(*kernel, streams) < clock_cost(*best, streams)) best = kernel;
  }
  return *best;
}

const Kernel& finishing_kernel(std::span<const Kernel> kernels, std::span<std::uint32_t> words, const Kernel& running,
                               std::uint64_t moving_cost) {
  const Left left{.words = words,
                  .total = std::accumulate(words.begin(), words.end(), std::uint64_t{0}),
                  .longest = *std::max_element(words.begin(), words.end())};
  const Kernel* best = &running;
  std::uint64_t best_cost = running.cost * likely_clocks(running, left);
  best_cost -= std::min(best_cost, moving_cost);
  for (const Kernel* kernel = &bulk_kernel(kernels); kernel < kernels.data() + kernels.size(); ++kernel) {
    if (kernel->cost * least_clocks(*kernel, left) >= best_cost) continue;
    const std::uint64_t cost = kernel->cost * likely_clocks(*kernel, left);
    if (cost >= best_cost) continue;
    best = kernel;
    best_cost = cost;
  }
  return *best;
}

}  // namespace tandem::lanes
