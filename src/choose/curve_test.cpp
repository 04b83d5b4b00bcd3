#include "choose/curve.h"

#include <gtest/gtest.h>

#include "choose/profile.h"

namespace tandem::choose {
namespace {

std::vector<Cell> cells_of(std::initializer_list<std::pair<double, double>> pairs) {
  std::vector<Cell> cells;
  for (const auto& [size, ns] : pairs) cells.push_back({.size = size, .ns = ns});
  return cells;
}

TEST(Fit, FindsALineThatIsThere) {
  const Line line = fit(cells_of({{16, 100 + 16 * 2.0}, {1000, 100 + 1000 * 2.0}, {5000, 100 + 5000 * 2.0}}));
  EXPECT_NEAR(line.t0_ns, 100, 1e-6);
  EXPECT_NEAR(line.ns_per_unit, 2, 1e-9);
  EXPECT_NEAR(line.worst_error, 0, 1e-9);
  EXPECT_NEAR(line.mega_per_s(), 500, 1e-6);
}

TEST(Fit, MissesNoCellByMoreThanAnyOtherLineWould) {
  const auto cells = cells_of({{1, 10}, {2, 13}, {4, 15}, {8, 31}, {16, 50}});
  const Line best = fit(cells);
  for (double t0 = 0; t0 <= 15; t0 += 0.1) {
    for (double slope = 0; slope <= 5; slope += 0.01) {
      double worst = 0;
      for (const Cell& cell : cells) worst = std::max(worst, std::abs((t0 + slope * cell.size) / cell.ns - 1));
      ASSERT_GE(worst, best.worst_error - 1e-9) << t0 << " " << slope;
    }
  }
}

TEST(Fit, NeverGoesBelowNothing) {
  const Line falling = fit(cells_of({{1, 30}, {2, 20}, {3, 10}}));
  EXPECT_EQ(falling.ns_per_unit, 0);
  EXPECT_DOUBLE_EQ(falling.t0_ns, 15);
  const Line late = fit(cells_of({{10, 1}, {20, 20}}));
  EXPECT_GE(late.t0_ns, 0);
}

TEST(Fit, OfOneCellGoesInProportion) {
  const Line line = fit(cells_of({{200, 50}}));
  EXPECT_EQ(line.t0_ns, 0);
  EXPECT_EQ(line.worst_error, 0);
  EXPECT_DOUBLE_EQ(line.mega_per_s(), 4000);
}

TEST(Fit, TakesAPowerOfTheSize) {
  const Line line = fit(cells_of({{2, 1 + 8}, {4, 1 + 64}}), 3);
  EXPECT_NEAR(line.t0_ns, 1, 1e-9);
  EXPECT_NEAR(line.at(8), 513, 1e-6);
}

TEST(Curve, GoesThroughItsCellsAndOnBeyondThem) {
  Curve curve;
  curve.cells = cells_of({{10, 100}, {20, 120}, {40, 200}});
  EXPECT_DOUBLE_EQ(curve.at(10, &Cell::ns), 100);
  EXPECT_DOUBLE_EQ(curve.at(15, &Cell::ns), 110);
  EXPECT_DOUBLE_EQ(curve.at(40, &Cell::ns), 200);
  EXPECT_DOUBLE_EQ(curve.at(80, &Cell::ns), 200 + 40 * curve.line().ns_per_unit);
  EXPECT_DOUBLE_EQ(curve.at(0, &Cell::ns), 80);
  curve.cells = cells_of({{10, 10}, {20, 120}});
  EXPECT_DOUBLE_EQ(curve.at(1, &Cell::ns), 5);  // not below nothing
}

TEST(Curve, DoesNotTurnAtALastCellThatWentTooFast) {
  Curve curve;
  curve.cells = cells_of({{16, 5000}, {256, 9500}, {1024, 21600}, {1420, 27700}, {4096, 74300}, {7696, 90000}});
  EXPECT_GE(curve.at(65536, &Cell::ns), 90'000 + 57'840 * 12.0);
  EXPECT_LE(curve.at(65536, &Cell::ns), 90'000 + 57'840 * 18.0);
}

TEST(Curve, GoesOnInProportionForOtherTimes) {
  Curve curve;
  curve.cells = {{.size = 10, .ns = 100, .p50_ns = 300, .cpu_ns = 50},
                 {.size = 20, .ns = 200, .p50_ns = 600, .cpu_ns = 100}};
  EXPECT_NEAR(curve.at(40, &Cell::ns), 400, 1e-9);
  EXPECT_NEAR(curve.at(40, &Cell::p50_ns), 1200, 1e-9);
  EXPECT_NEAR(curve.at(40, &Cell::cpu_ns), 200, 1e-9);
}

TEST(Boards, LinesReproduceEveryPublishedCell) {
  std::size_t columns = 0;
  for (const Board& board : boards()) {
    std::string error;
    const auto profile = parse_profile(board.toml, error);
    ASSERT_TRUE(profile) << error;
    for (const Curve& curve : profile->curves) {
      ++columns;
      EXPECT_EQ(curve.source, Source::published);
      EXPECT_LE(curve.line().worst_error, 0.04) << board.name << " " << curve.algorithm << " " << curve.engine;
    }
    EXPECT_FALSE(profile->host_costs.empty());
  }
  EXPECT_EQ(columns, 24U);
}

}  // namespace
}  // namespace tandem::choose
