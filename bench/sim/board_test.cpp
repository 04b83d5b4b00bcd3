#include "bench/sim/board.h"

#include <gtest/gtest.h>

#include "bench/workload.h"
#include "catalog/catalog.h"

namespace tandem::bench {
namespace {

BoardOptions small() {
  BoardOptions options;
  options.top = "sim.iterative";
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

TEST(Board, ANarrowPortIsTheBottleneckOfAWiderOne) {
  BoardOptions options = small();
  options.top = "sim.pipelined";  // 256 bits
  options.memory.port_bytes = 8;
  const BoardResult result = run_board(options);
  EXPECT_LE(result.bytes_per_cycle, 8);
  EXPECT_GT(result.bytes_per_cycle, 7.5);
  EXPECT_EQ(result.bottleneck.substr(0, 11), "memory port");
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

TEST(Board, MessagesMayBeShorterThanTheirDigests) {
  BoardOptions options = small();
  options.top = "sim.sponge";
  options.algorithm = Algorithm::sha3_512;
  options.chunk_bytes = 16;
  options.sample_bytes = 64 * 16;
  EXPECT_GT(run_board(options).bytes_per_cycle, 0);
}

TEST(Board, AuthenticatedMessagesNeedADeepRingWhenTheyAreShort) {
  for (const Direction direction : {Direction::encrypt, Direction::decrypt}) {
    BoardOptions options;
    options.top = "sim.pipelined_wide";
    options.algorithm = Algorithm::chacha20_poly1305;
    options.direction = direction;
    options.memory = sim::kUnloadedMemory;
    options.look_cycles = 1;
    options.chunk_bytes = 16384;
    options.in_flight = 8;
    options.sample_bytes = 32 * options.chunk_bytes;
    const BoardResult pages = run_board(options);
    EXPECT_GT(pages.bytes_per_cycle, 60);  // of 64 that core and port do
    EXPECT_LE(pages.bytes_per_cycle, 64);
    options.chunk_bytes = 64;
    options.in_flight = 1;
    options.sample_bytes = 100 * options.chunk_bytes;
    const double alone = run_board(options).bytes_per_cycle;
    EXPECT_LT(alone, 1);
    options.in_flight = 64;
    options.sample_bytes = 1000 * options.chunk_bytes;
    EXPECT_GT(run_board(options).bytes_per_cycle, 20 * alone);
  }
}

TEST(Workload, KnowsRightResultsFromWrongOnes) {
  for (const Algorithm algorithm : {Algorithm::chacha20, Algorithm::chacha20_poly1305}) {
    for (const Direction direction : {Direction::encrypt, Direction::decrypt}) {
      Workload workload(algorithm, direction, 100);
      std::unique_ptr<Engine> engine;
      ASSERT_EQ(catalog::find("cpu", algorithm)->make({}, engine), Status::ok);
      Load load;
      workload.prepare(7, load);
      Task* task = &load.task;
      ASSERT_EQ(engine->submit({&task, 1}), 1U);
      ASSERT_EQ(engine->poll({&task, 1}), 1U);
      ASSERT_EQ(load.task.completion.status, Status::ok);
      EXPECT_TRUE(workload.right(load));
      load.destination[99] ^= 1;
      EXPECT_FALSE(workload.right(load));
      load.destination[99] ^= 1;
      if (load.task.tag.empty() || direction == Direction::decrypt) continue;
      load.tag[0] ^= 1;
      EXPECT_FALSE(workload.right(load));
    }
  }
}

TEST(Board, RefusesAnUnknownTop) {
  BoardOptions options = small();
  options.top = "sim.none";
  EXPECT_THROW(run_board(options), std::runtime_error);
}

}  // namespace
}  // namespace tandem::bench
