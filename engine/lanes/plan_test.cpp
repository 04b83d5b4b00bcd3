// Compares the kernels that are chosen with costs worked out by hand.
#include "engine/lanes/plan.h"

#include <gtest/gtest.h>

#include <vector>

namespace tandem::lanes {
namespace {

constexpr Kernel kernel(std::size_t lanes, std::uint32_t cost) {
  return {.lanes = lanes, .cost = cost, .initialise = nullptr, .generate = nullptr};
}

TEST(Plan, TheBulkKernelCostsLeastPerLane) {
  const auto lanes = [](std::vector<Kernel> kernels) { return bulk_kernel(kernels).lanes; };
  EXPECT_EQ(lanes({kernel(32, 70), kernel(16, 50), kernel(1, 16)}), 32U);
  EXPECT_EQ(lanes({kernel(32, 101), kernel(16, 50), kernel(1, 16)}), 16U);
  EXPECT_EQ(lanes({kernel(32, 100), kernel(16, 50), kernel(1, 16)}), 16U);  // of equals the narrower one
  EXPECT_EQ(lanes({kernel(1, 16)}), 1U);
}

TEST(Plan, StreamsAreClockedTogetherWhereThatIsCheapest) {
  const std::vector<Kernel> kernels = {kernel(32, 70), kernel(16, 50), kernel(1, 16)};
  EXPECT_EQ(clock_cost(kernels[1], 0), 0U);
  EXPECT_EQ(clock_cost(kernels[1], 1), 50U);
  EXPECT_EQ(clock_cost(kernels[1], 16), 50U);
  EXPECT_EQ(clock_cost(kernels[1], 17), 100U);
  const auto lanes = [&](std::size_t streams) { return clocking_kernel(kernels, streams).lanes; };
  EXPECT_EQ(lanes(1), 1U);
  EXPECT_EQ(lanes(3), 1U);  // 48 < 50
  EXPECT_EQ(lanes(4), 16U);
  EXPECT_EQ(lanes(16), 16U);
  EXPECT_EQ(lanes(17), 32U);
  EXPECT_EQ(lanes(33), 32U);
  // No wider than the bulk kernel.
  const std::vector<Kernel> slow_wide = {kernel(32, 200), kernel(16, 50), kernel(1, 16)};
  EXPECT_EQ(clocking_kernel(slow_wide, 32).lanes, 16U);
}

std::size_t finishing_lanes(const std::vector<Kernel>& kernels, std::vector<std::uint32_t> words, std::size_t running,
                            std::uint64_t moving_cost) {
  return finishing_kernel(kernels, words, kernels[running], moving_cost).lanes;
}

TEST(Plan, StreamsFinishWhereThatCostsLeast) {
  const std::vector<Kernel> kernels = {kernel(32, 70), kernel(1, 16)};
  EXPECT_EQ(finishing_lanes(kernels, {512}, 0, 0), 1U);
  EXPECT_EQ(finishing_lanes(kernels, {100, 100, 100, 100, 100}, 1, 0), 32U);  // 7000 < 8000
  EXPECT_EQ(finishing_lanes(kernels, {100, 100, 100, 100}, 0, 0), 1U);        // 6400 < 7000
  EXPECT_EQ(finishing_lanes(kernels, {5'000, 100, 100, 100}, 0, 0), 1U);
}

// 6400 instead of 7000.
TEST(Plan, AMoveHasToSaveMoreThanItCosts) {
  const std::vector<Kernel> kernels = {kernel(32, 70), kernel(1, 16)};
  EXPECT_EQ(finishing_lanes(kernels, {100, 100, 100, 100}, 0, 599), 1U);
  EXPECT_EQ(finishing_lanes(kernels, {100, 100, 100, 100}, 0, 600), 32U);
  EXPECT_EQ(finishing_lanes(kernels, {100, 100, 100, 100}, 0, 1'000'000), 32U);
}

// Five streams share four lanes: one lane runs two, and all take 20 clocks, not 50 / 4.
TEST(Plan, TwoStreamsOfALaneFollowOneAnother) {
  const std::vector<Kernel> kernels = {kernel(4, 20), kernel(1, 7)};
  EXPECT_EQ(finishing_lanes(kernels, {10, 10, 10, 10, 10}, 0, 0), 1U);  // 7 * 50 < 20 * 20
  EXPECT_EQ(finishing_lanes(kernels, {10, 10, 10, 10, 10}, 1, 0), 1U);
  EXPECT_EQ(finishing_lanes(kernels, {10, 10, 10, 10}, 1, 0), 4U);  // 20 * 10 < 7 * 40
}

}  // namespace
}  // namespace tandem::lanes
