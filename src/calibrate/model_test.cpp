// Accelerators on a board: one task at a time, in batches, and with a ring that is kept full.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "bus/sim/sim_engine.h"
#include "calibrate/measure.h"
#include "driver/descriptor.h"

namespace tandem::calibrate {

using choose::Board;
using choose::boards;
using choose::Cell;
using choose::Curve;
using choose::HostCost;
using choose::parse_profile;
using choose::Profile;

namespace {

constexpr std::size_t kBytes[] = {256};
constexpr double kCallNs = 850;
constexpr double kDriverNs = 100;

/// Returns a board whose memory is 150 ns away, and whose host takes `call_ns` for a call.
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

/// Returns the ns per task of the first accelerator for ChaCha20.
double batch_ns(double call_ns, std::size_t depth) {
  return model_on_board(board(call_ns), Algorithm::chacha20, Direction::encrypt, kBytes, {&depth, 1}, kDriverNs)
      .at(0)
      .cells.at(0)
      .ns;
}
double ring_ns(double call_ns, std::size_t depth) {
  return model_ring_on_board(board(call_ns), Algorithm::chacha20, Direction::encrypt, kBytes, depth, kDriverNs)
      .at(0)
      .cells.at(0)
      .ns;
}

TEST(Ring, OfOneIsOneTaskAtATime) { EXPECT_NEAR(ring_ns(kCallNs, 1), batch_ns(kCallNs, 1), 3); }

TEST(Ring, ThatIsFullWorksWhileTheHostDoes) {
  EXPECT_LT(ring_ns(kCallNs, 8), batch_ns(kCallNs, 8));
  EXPECT_LT(ring_ns(kCallNs, 16), ring_ns(0, 16) + kCallNs / 16);
}

TEST(Ring, IsNoFasterThanItsHost) {
  constexpr double kSlowCallNs = 50'000;
  EXPECT_GE(ring_ns(kSlowCallNs, 8), kSlowCallNs / 8);
  constexpr double kSlowDriverNs = 20'000;
  const double slow =
      model_ring_on_board(board(kCallNs), Algorithm::chacha20, Direction::encrypt, kBytes, 8, kSlowDriverNs)
          .at(0)
          .cells.at(0)
          .ns;
  EXPECT_GE(slow, kSlowDriverNs);
}

/// Returns the bytes that pass the port one way for a task: its message, and its descriptor if there is a ring.
double read_bytes(const Curve& curve, std::size_t size) {
  const bool direct = sim::find_top(curve.engine, catalog::algorithm_named(curve.algorithm))->direct_only;
  const bool pads = sim::find_top(curve.engine, catalog::algorithm_named(curve.algorithm))->pads_only;
  return (pads ? 0 : static_cast<double>(size)) + (direct ? 0 : driver::kDescriptorBytes);
}

/// Tests every accelerator on every board that comes with the program, without what the host adds: the fastest that it
/// can be. RSA's time is none of the port's.
TEST(Board, CarriesNoMoreThanItsPortAndItsMemory) {
  constexpr std::size_t kSizes[] = {64, 2048};
  constexpr std::size_t kRing = 8;
  for (const Board& one : boards()) {
    std::string error;
    Profile board = parse_profile(one.toml, error).value();
    ASSERT_GT(board.memory.port_bits, 0U) << one.name;
    board.host_costs.clear();
    const double port_mb_s = board.memory.port_bits / 8 * board.clock_mhz;
    for (const Algorithm algorithm : {Algorithm::aes_gcm, Algorithm::chacha20, Algorithm::chacha20_poly1305,
                                      Algorithm::eea3, Algorithm::eia3, Algorithm::sha3_256}) {
      for (const Curve& curve : model_ring_on_board(board, algorithm, Direction::encrypt, kSizes, kRing, 0)) {
        for (const Cell& cell : curve.cells) {
          const double read = read_bytes(curve, static_cast<std::size_t>(cell.size));
          EXPECT_LE(read / cell.ns * 1e3, port_mb_s) << curve.engine << " " << curve.algorithm << " " << cell.size;
          EXPECT_LE(read / cell.ns * 1e3, board.memory.rate_mb_s) << curve.engine << " " << curve.algorithm;
        }
      }
    }
  }
}

/// Much of a deep ring has been read when the count begins.
TEST(Board, CarriesNoMoreWithADeepRing) {
  std::string error;
  const Profile board = parse_profile(boards()[0].toml, error).value();
  constexpr std::size_t kSizes[] = {1024};
  constexpr double kWorkNs = 155;
  for (const Curve& curve : model_ring_on_board(board, Algorithm::aes_gcm, Direction::encrypt, kSizes, 64, kWorkNs)) {
    const double read = read_bytes(curve, kSizes[0]);
    EXPECT_LE(read / curve.cells.at(0).ns * 1e3, board.memory.port_bits / 8 * board.clock_mhz) << curve.engine;
  }
}

TEST(Board, SaysWhichPortItsAcceleratorsHave) {
  std::string error;
  const Profile board = parse_profile(boards()[0].toml, error).value();
  const auto curves = model_ring_on_board(board, Algorithm::aes_gcm, Direction::encrypt, kBytes, 1, 0);
  EXPECT_THAT(curves.at(1).note, ::testing::HasSubstr("memory port of 512 bits behind the board's of 128"));
}

}  // namespace
}  // namespace tandem::calibrate
