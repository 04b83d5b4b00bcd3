#include "engine/contest.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <random>

#include "engine/scripted_clock_fixture.h"
#include "engine/thread_clock.h"

namespace tandem::contest {
namespace {

using ::testing::ElementsAre;

constexpr std::uint64_t kMs = 1'000'000;
constexpr Limits kLimits{.cpu_ns = 8 * kMs, .wall_ns = 200 * kMs};

/// A contest between ways of which each takes so long on an idle machine.
Result compare_ways(const std::vector<std::uint64_t>& ns, ScriptedClock& clock) {
  std::vector<Turns> turns(ns.size());
  return compare(turns, clock, kLimits, [&](std::size_t way) { clock.work(way, ns[way]); });
}

TEST(Turns, AreAscending) {
  Turns turns;
  for (const std::uint64_t ns : {5, 3, 9, 4, 3}) turns.add(ns);
  EXPECT_THAT(turns.ns(), ElementsAre(3, 3, 4, 5, 9));
  EXPECT_EQ(turns.least_ns(), 3U);
}

TEST(Turns, HaveRepeatedIfTheTwoShortestAreAsGoodAsEqual) {
  Turns turns;
  EXPECT_FALSE(turns.repeated());
  turns.add(1000);
  EXPECT_FALSE(turns.repeated());
  turns.add(1031);
  EXPECT_FALSE(turns.repeated());
  turns.add(1030);
  EXPECT_TRUE(turns.repeated());
}

TEST(Contest, IsWonByTheFastestOnAnIdleMachine) {
  for (const auto& [ns, winner] : {std::pair(std::vector<std::uint64_t>{100'000, 120'000, 900'000}, 0),
                                   std::pair(std::vector<std::uint64_t>{120'000, 100'000, 900'000}, 1),
                                   std::pair(std::vector<std::uint64_t>{200'000, 120'000, 100'000}, 2)}) {
    ScriptedClock clock;
    const Result result = compare_ways(ns, clock);
    EXPECT_EQ(result.winner, winner);
    EXPECT_FALSE(result.disturbed);
  }
}

TEST(Contest, EndsOnceEveryTimeHasRepeated) {
  ScriptedClock clock;
  (void)compare_ways({100'000, 120'000}, clock);
  EXPECT_EQ(clock.turns(), 2 * Turns::kMin);
  // A win against the built-in order takes two series.
  ScriptedClock again;
  (void)compare_ways({120'000, 100'000}, again);
  EXPECT_EQ(again.turns(), 4 * Turns::kMin);
}

TEST(Contest, LeavesTheOrderOnlyByAClearMargin) {
  for (const auto& [ns, winner] : {std::pair(104'000, 0), std::pair(106'000, 1)}) {
    ScriptedClock clock;
    EXPECT_EQ(compare_ways({static_cast<std::uint64_t>(ns), 100'000}, clock).winner, winner);
  }
}

TEST(Contest, CountsNoTimeInWhichOthersHaveTheProcessor) {
  // They have it in every turn of the default.
  ScriptedClock clock([](std::size_t, std::size_t way) { return Delay{.away_ns = way == 0 ? 12 * kMs : 0}; });
  const Result result = compare_ways({100'000, 120'000}, clock);
  EXPECT_EQ(result.winner, 0U);
  EXPECT_TRUE(result.disturbed);
}

TEST(Contest, LosesNoWayByItsSlowTurns) {
  // Half of the turns take up to four times as long.
  for (unsigned seed = 0; seed < 20; ++seed) {
    std::mt19937 random(seed);
    ScriptedClock clock([&](std::size_t, std::size_t) {
      const double more = static_cast<double>(random() % 3000) / 1000;
      return Delay{.slower = random() % 2 == 0 ? 1.0 : 1.0 + more};
    });
    EXPECT_EQ(compare_ways({100'000, 130'000, 110'000}, clock).winner, 0U) << seed;
    EXPECT_EQ(compare_ways({130'000, 100'000, 160'000}, clock).winner, 1U) << seed;
  }
}

TEST(Contest, MeasuresAgainWhatContradictsTheOrder) {
  // All of the first series is hard for the default, which is twice as fast.
  ScriptedClock clock([](std::size_t turn, std::size_t way) {
    return Delay{.slower = turn < 2 * Turns::kMin && way == 0 ? 3.0 : 1.0};
  });
  EXPECT_EQ(compare_ways({100'000, 200'000}, clock).winner, 0U);
  EXPECT_EQ(clock.turns(), 4 * Turns::kMin);
}

TEST(Contest, IsDisturbedIfNoTimeRepeatsAndEndsInSpiteOfThat) {
  double slower = 1;
  ScriptedClock clock([&](std::size_t, std::size_t) { return Delay{.slower = slower *= 1.1}; });
  EXPECT_TRUE(compare_ways({100'000, 100'000}, clock).disturbed);
  EXPECT_LE(clock.turns(), 2 * Turns::kMax);
}

TEST(Contest, EndsWhileOthersHaveTheProcessorForLong) {
  double slower = 1;
  ScriptedClock clock([&](std::size_t, std::size_t) { return Delay{.slower = slower *= 1.04, .away_ns = 50 * kMs}; });
  EXPECT_TRUE(compare_ways({100'000, 100'000}, clock).disturbed);
  EXPECT_EQ(clock.turns(), 2 * Turns::kMin);
}

TEST(Contest, IsWonByTheDefaultIfTheClockStands) {
  ScriptedClock clock([](std::size_t, std::size_t) { return Delay{.slower = 0, .away_ns = 1000}; });
  const Result result = compare_ways({900'000, 100'000, 100'000}, clock);
  EXPECT_EQ(result.winner, 0U);
  EXPECT_TRUE(result.disturbed);
}

TEST(ThreadClock, GoesOn) {
  ThreadClock clock;
  const Share share = time_of(clock, [&] {
    const std::uint64_t start = clock.cpu_ns();
    while (clock.cpu_ns() == start) {
    }
  });
  EXPECT_GT(share.cpu_ns, 0U);
}

}  // namespace
}  // namespace tandem::contest
