// Tests that rounds go on until the bound is one, and not for ever.
#include "bench/bound.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace tandem::bench {
namespace {

TEST(Bound, IsNoSlowerInItsFastestRound) {
  EXPECT_TRUE(bounds({9, 1, 9}, {2, 2, 2}));
  EXPECT_TRUE(bounds({2}, {2}));
  EXPECT_FALSE(bounds({3, 4, 2}, {9, 1, 9}));
}

TEST(Rounds, GoOnUntilTheBoundIsOne) {
  std::vector<double> bound_s;
  const std::vector<double> bounded_s = {2};
  int warm = 0;
  const bool sound = run_rounds(
      3,
      [&](bool counts) {
        if (!counts) ++warm;
        // Every fifth round is not disturbed.
        if (counts) bound_s.push_back(bound_s.size() % 5 == 4 ? 1 : 3);
      },
      [&] { return bounds(bound_s, bounded_s); });
  EXPECT_TRUE(sound);
  EXPECT_EQ(warm, 1);
  EXPECT_EQ(bound_s.size(), 6U);
}

TEST(Rounds, EndWhereItNeverIsAndSaySo) {
  int rounds = 0;
  EXPECT_FALSE(run_rounds(
      2, [&](bool) { ++rounds; }, [] { return false; }));
  EXPECT_EQ(rounds, 1 + 5 * 2);
  EXPECT_THAT(bound_note(false), ::testing::StartsWith("no bound"));
  EXPECT_THAT(bound_note(true), ::testing::StartsWith("the bound"));
}

}  // namespace
}  // namespace tandem::bench
