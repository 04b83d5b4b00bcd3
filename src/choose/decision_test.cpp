#include "choose/decision.h"

#include <gtest/gtest.h>

#include <span>

namespace tandem::choose {
namespace {

constexpr std::string_view kNames[] = {"early", "late", "unknown"};
constexpr std::uint32_t kAll = 0b111;
constexpr std::uint8_t kEarly = 0;
constexpr std::uint8_t kLate = 1;

/// Lines t0 + n * slope, over sizes 16 to 65536.
Curve line(std::string engine, std::size_t depth, double t0, double slope, double cpu_share = 1) {
  Curve curve{.engine = std::move(engine), .algorithm = "a", .depth = depth, .note = {}, .cells = {}};
  for (double size = 16; size <= 65536; size *= 4) {
    const double ns = t0 + size * slope;
    curve.cells.push_back({size, ns, ns * static_cast<double>(depth), ns, ns * cpu_share});
  }
  return curve;
}

/// "early" is better alone below 1,000 bytes; eight at a time, below 100. "late" needs a tenth of the CPU's time.
Profile profile() {
  Profile profile;
  profile.curves = {line("early", 1, 100, 2), line("late", 1, 1100, 1, 0.1), line("early", 8, 100, 2),
                    line("late", 8, 200, 1, 0.1)};
  return profile;
}

Decision decision(Objective objective = Objective::throughput) {
  const Profile known = profile();
  return {"a", kNames, &known, objective};
}

TEST(Decision, GoesBySizeAndDepth) {
  for (const auto& [bytes, depth, member] : {std::tuple(16U, 1U, kEarly),
                                             {700U, 1U, kEarly},
                                             {1700U, 1U, kLate},
                                             {1U << 20, 1U, kLate},
                                             {16U, 8U, kEarly},
                                             {256U, 8U, kLate},
                                             {700U, 64U, kLate},
                                             {0U, 1U, kEarly}}) {
    Decision fresh = decision();
    const auto choice = fresh.choose(Direction::encrypt, bytes, depth, kAll);
    EXPECT_EQ(choice.member, member) << bytes << " x " << depth;
    EXPECT_EQ(choice.reason, Reason::fastest);
    EXPECT_EQ(fresh.choose(Direction::decrypt, bytes, depth, kAll).member, member);
  }
}

TEST(Decision, GoesByDirection) {
  Profile known;
  for (const Direction direction : {Direction::encrypt, Direction::decrypt}) {
    const bool encrypts = direction == Direction::encrypt;
    known.curves.push_back(line("early", 1, encrypts ? 100 : 1000, 1));
    known.curves.push_back(line("late", 1, encrypts ? 1000 : 100, 1));
    for (Curve& curve : std::span(known.curves).last(2)) curve.direction = direction;
  }
  Decision both("a", kNames, &known, Objective::throughput);
  EXPECT_EQ(both.choose(Direction::encrypt, 64, 1, kAll).member, kEarly);
  EXPECT_EQ(both.choose(Direction::decrypt, 64, 1, kAll).member, kLate);
}

// "early" is not known at depth 4: the next below counts, not the next above, though it is as near.
TEST(Decision, TakesTheDepthBelowForOneThatIsNotKnown) {
  Profile known;
  known.curves = {line("early", 2, 1000, 1), line("early", 8, 100, 1), line("late", 4, 400, 1)};
  EXPECT_EQ(Decision("a", kNames, &known, Objective::throughput).choose(Direction::encrypt, 64, 4, kAll).member, kLate);
}

// ... and a depth that lies between two that are known is the one below, too.
TEST(Decision, TakesTheLowerOfTwoDepthsThatAreAsNear) {
  Profile known;
  known.curves = {line("early", 2, 100, 1), line("late", 2, 400, 1), line("early", 8, 1000, 1),
                  line("late", 8, 400, 1)};
  EXPECT_EQ(Decision("a", kNames, &known, Objective::throughput).choose(Direction::encrypt, 64, 4, kAll).member,
            kEarly);
}

TEST(Decision, LatencyIsWhatHalfOfTheTasksTake) {
  Profile known;
  known.curves = {line("early", 1, 100, 1), line("late", 1, 100, 1)};
  for (Cell& cell : known.curves[0].cells) cell.p99_ns = 10 * cell.p50_ns;
  for (Cell& cell : known.curves[1].cells) cell.p50_ns *= 2;
  Decision latency("a", kNames, &known, Objective::latency);
  EXPECT_EQ(latency.choose(Direction::encrypt, 64, 1, kAll).member, kEarly);
}

// 1420 lies among sizes that begin with 1280, where "early" would be better.
TEST(Decision, TakesWhatWasMeasuredForItsSize) {
  Profile known;
  known.curves = {line("early", 1, 0, 0), line("late", 1, 0, 0)};
  known.curves[0].cells = {{1024, 100, 100, 100, 100}, {1420, 1000, 1000, 1000, 1000}};
  known.curves[1].cells = {{1024, 700, 700, 700, 700}, {1420, 750, 750, 750, 750}};
  EXPECT_LT(known.curves[0].at(1280, &Cell::ns), known.curves[1].at(1280, &Cell::ns));
  EXPECT_EQ(Decision("a", kNames, &known, Objective::throughput).choose(Direction::encrypt, 1420, 1, kAll).member,
            kLate);
}

TEST(Decision, GoesByObjective) {
  Decision cpu = decision(Objective::cpu);
  const auto choice = cpu.choose(Direction::encrypt, 256, 1, kAll);
  EXPECT_EQ(choice.member, kLate);
  EXPECT_EQ(choice.reason, Reason::least_cpu);
  EXPECT_EQ(decision(Objective::latency).choose(Direction::encrypt, 16, 1, kAll).reason, Reason::earliest);
}

TEST(Decision, TakesOnlyWhatIsAllowed) {
  Decision some = decision();
  EXPECT_EQ(some.choose(Direction::encrypt, 16, 1, 0b110).member, kLate);
  const auto only = some.choose(Direction::encrypt, 16, 1, 0b100);
  EXPECT_EQ(only.member, 2);
  EXPECT_EQ(only.reason, Reason::only);
}

TEST(Decision, DoesNotChangeForNextToNothing) {
  // At 1,024 bytes "late" is better by 1 %, at 4,096 by 57 %.
  Decision here = decision();
  EXPECT_EQ(here.choose(Direction::encrypt, 16, 1, kAll).member, kEarly);
  const auto kept = here.choose(Direction::encrypt, 1024, 1, kAll);
  EXPECT_EQ(kept.member, kEarly);
  EXPECT_EQ(kept.reason, Reason::kept);
  EXPECT_EQ(here.choose(Direction::encrypt, 4096, 1, kAll).member, kLate);
  EXPECT_EQ(here.choose(Direction::encrypt, 1024, 1, kAll).member, kLate);
  EXPECT_EQ(here.choose(Direction::encrypt, 16, 1, kAll).member, kEarly);
}

TEST(Decision, NoEngineIsKeptBeforeOneRan) {
  Decision fresh = decision();
  for (const Direction direction : {Direction::encrypt, Direction::decrypt}) {
    const auto choice = fresh.choose(direction, 1024, 1, kAll);
    EXPECT_EQ(choice.member, kLate);
    EXPECT_EQ(choice.reason, Reason::fastest);
  }
}

TEST(Decision, WithoutProfileTakesTheFirst) {
  Decision blind("a", kNames, nullptr, Objective::throughput);
  EXPECT_EQ(blind.choose(Direction::encrypt, 1, 1, kAll).reason, Reason::first);
  EXPECT_EQ(blind.choose(Direction::encrypt, 1 << 30, 64, kAll).member, 0);
  EXPECT_EQ(blind.choose(Direction::encrypt, 1 << 30, 64, 0b110).member, 1);
  // Small tasks go back to the first.
  EXPECT_EQ(blind.choose(Direction::encrypt, 1, 1, kAll).member, 0);
}

TEST(Decision, SaysThatTheProfileHasNoFigures) {
  const Profile known = profile();
  Decision other("b", kNames, &known, Objective::latency);
  const auto choice = other.choose(Direction::encrypt, 1, 1, kAll);
  EXPECT_EQ(choice.member, 0);
  EXPECT_EQ(choice.reason, Reason::no_figures);
}

TEST(Decision, IsNeverFarFromTheBestOfItsCurves) {
  const Profile known = profile();
  Decision here = decision();
  for (const Curve& curve : known.curves) {
    for (const Cell& cell : curve.cells) {
      const auto bytes = static_cast<std::uint64_t>(cell.size);
      const auto taken = here.choose(Direction::encrypt, bytes, curve.depth, kAll).member;
      double best = cell.ns;
      double mine = 0;
      for (const Curve& other : known.curves) {
        if (other.depth != curve.depth) continue;
        const double ns = other.at(cell.size, &Cell::ns);
        best = std::min(best, ns);
        if (other.engine == kNames[taken]) mine = ns;
      }
      EXPECT_LE(mine, 1.05 * best) << bytes << " x " << curve.depth;
    }
  }
}

}  // namespace
}  // namespace tandem::choose
