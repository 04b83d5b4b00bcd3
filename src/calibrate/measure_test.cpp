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

/// A machine on which others have the processor most of the time; for a call of a clock little passes of its own.
class Crowded final : public contest::Clock {
 public:
  std::uint64_t wall_ns() override { return wall_ns_ += 50'000; }
  std::uint64_t cpu_ns() override { return cpu_ns_ += 1'000; }

 private:
  std::uint64_t wall_ns_ = 0;
  std::uint64_t cpu_ns_ = 0;
};

TEST(TimeInTurn, CountsNoTimeOfSoftwareInWhichOthersHaveTheProcessor) {
  std::unique_ptr<Engine> engine;
  ASSERT_EQ(catalog::find("cpu", Algorithm::chacha20)->make({}, engine), Status::ok);
  Load load(Algorithm::chacha20, Direction::encrypt, 64, 1);
  Engine* const only = engine.get();
  Crowded clock;
  const Timed timed = time_in_turn(load, {&only, 1}, 3, 2'000, clock);
  EXPECT_THAT(timed.batch_ns[0], Each(1'000));
  EXPECT_THAT(timed.ns[0], ElementsAre(500, 500, 500));  // a slice has two batches
  EXPECT_TRUE(timed.software.disturbed());
}

}  // namespace
}  // namespace tandem::calibrate
