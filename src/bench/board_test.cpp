#include "bench/board.h"

#include <gtest/gtest.h>

namespace tandem::bench {
namespace {

BoardOptions small() {
  BoardOptions options;
  options.top = "sim.iterative";
  options.cycles_per_block = 20;
  options.memory = sim::kUnloadedMemory;
  options.chunk_bytes = 4096;
  options.sample_bytes = 64 * 1024;
  return options;
}

// Simulated time is deterministic: these are properties of the RTL and the model, not timings.

TEST(Board, UnloadedIterativeCoreIsLimitedByItself) {
  const BoardResult result = run_board(small());
  EXPECT_GT(result.bytes_per_cycle, 0.98 * 3.2);
  EXPECT_LE(result.bytes_per_cycle, 1.01 * 3.2);
  EXPECT_EQ(result.bottleneck.substr(0, 4), "core");
}

TEST(Board, NarrowMemoryIsTheBottleneck) {
  BoardOptions options = small();
  options.memory.bytes_per_cycle = 4;  // the core would need 6.4
  const BoardResult result = run_board(options);
  EXPECT_LE(result.bytes_per_cycle, 2.02);
  EXPECT_GT(result.bytes_per_cycle, 1.8);
  EXPECT_EQ(result.bottleneck.substr(0, 4), "DRAM");
}

TEST(Board, SlowHostIsTheBottleneckOnlyWithAFile) {
  BoardOptions options = small();
  options.host = {.cores = 1, .read_bytes_per_cycle = 2, .write_bytes_per_cycle = 2};
  EXPECT_GT(run_board(options).bytes_per_cycle, 3.1);
  options.with_file = true;  // two passes at 2 bytes per cycle
  const BoardResult result = run_board(options);
  EXPECT_LE(result.bytes_per_cycle, 1.02);
  EXPECT_GT(result.bytes_per_cycle, 0.9);
  EXPECT_EQ(result.bottleneck.substr(0, 4), "host");
}

TEST(Board, TwoAcceleratorsDoTwiceTheWork) {
  BoardOptions options = small();
  options.accelerators = 2;
  EXPECT_GT(run_board(options).bytes_per_cycle, 6.2);
}

TEST(Board, PadsCostTheHostSummationAndXor) {
  BoardOptions options = small();
  options.top = "sim.iterative_rounds";
  options.pads = true;
  options.with_file = true;
  options.host = {.cores = 1, .read_bytes_per_cycle = 4, .write_bytes_per_cycle = 2};
  // Summation, then XOR: 3 bytes read and 2 written per byte by one core.
  const BoardResult result = run_board(options);
  EXPECT_GT(result.bytes_per_cycle, 0.9);
  EXPECT_LE(result.bytes_per_cycle, 1.02);
}

TEST(Board, RefusesAnUnknownTop) {
  BoardOptions options = small();
  options.top = "sim.none";
  EXPECT_THROW(run_board(options), std::runtime_error);
}

}  // namespace
}  // namespace tandem::bench
