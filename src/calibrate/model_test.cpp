// Accelerators on a board: one task at a time, in batches, and with a ring that is kept full.
#include <gtest/gtest.h>

#include "calibrate/measure.h"

namespace tandem::calibrate {
namespace {

constexpr std::size_t kBytes[] = {256};
constexpr double kCallNs = 850;

/// Memory is 150 ns away, and a call costs the host `call_ns`.
Profile board(double call_ns) {
  return {.title = "a board",
          .machine = {},
          .build = {},
          .date = {},
          .effort = {},
          .clock_mhz = 375,
          .memory = {.latency_ns = 150, .rate_mb_s = 12'800, .source = {}},
          .host_costs = {{.name = "a call", .value = call_ns, .unit = "ns", .source = {}, .per = HostCost::Per::batch}},
          .curves = {}};
}

/// ns per task of the first accelerator for ChaCha20.
double batch_ns(double call_ns, std::size_t depth) {
  return model_on_board(board(call_ns), Algorithm::chacha20, Direction::encrypt, kBytes, {&depth, 1})
      .at(0)
      .cells.at(0)
      .ns;
}
double ring_ns(double call_ns, std::size_t depth) {
  return model_ring_on_board(board(call_ns), Algorithm::chacha20, Direction::encrypt, kBytes, depth)
      .at(0)
      .cells.at(0)
      .ns;
}

TEST(Ring, OfOneIsOneTaskAtATime) { EXPECT_NEAR(ring_ns(kCallNs, 1), batch_ns(kCallNs, 1), 3); }

TEST(Ring, ThatIsFullWorksWhileTheHostDoes) {
  EXPECT_LT(ring_ns(kCallNs, 8), batch_ns(kCallNs, 8));
  EXPECT_LT(ring_ns(kCallNs, 8), ring_ns(0, 8) + kCallNs / 8);
}

TEST(Ring, IsNoFasterThanItsHost) {
  constexpr double kSlowCallNs = 50'000;
  EXPECT_GE(ring_ns(kSlowCallNs, 8), kSlowCallNs / 8);
}

}  // namespace
}  // namespace tandem::calibrate
