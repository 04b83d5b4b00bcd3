#include "calibrate/measure.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace tandem::calibrate {
namespace {

using ::testing::DoubleNear;
using ::testing::Each;
using ::testing::ElementsAre;
using ::testing::IsEmpty;

TEST(Typical, OfOneEngineIsItsMedian) { EXPECT_THAT(typical({{5, 100, 7, 6, 8}}), ElementsAre(DoubleNear(7, 1e-9))); }

TEST(Typical, OfNoEngineIsNothing) { EXPECT_THAT(typical({}), IsEmpty()); }

// In the middle of the eighth round the machine gets twice as fast, when one of the engines has had its turn.
TEST(Typical, RanksEnginesRightWhereTheMachineChangesPace) {
  std::vector<double> faster(15, 100);
  std::vector<double> slower(15, 106);
  for (std::size_t round = 0; round < 8; ++round) faster[round] *= 2;
  for (std::size_t round = 0; round < 7; ++round) slower[round] *= 2;
  ASSERT_GT(median(faster), median(slower));
  const std::vector<double> times = typical({faster, slower});
  EXPECT_NEAR(times[1] / times[0], 1.06, 1e-9);
}

TEST(Typical, HoldsWhereAClockStoodStill) { EXPECT_THAT(typical({{0, 0, 0}, {0, 0, 0}}), Each(0)); }

}  // namespace
}  // namespace tandem::calibrate
