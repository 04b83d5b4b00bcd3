// Builds of the ZUC accelerator: those that stand for Xilinx WP437's access memory, buffer and compute as it says; one
// without keys of 256 bits refuses them.
#include <gtest/gtest.h>

#include <memory>

#include "algorithms/zuc/check/nea6_job.h"
#include "bus/operations.h"
#include "bus/sim/platform.h"
#include "bus/sim/sim_engine.h"
#include "testing/jobs/pdu_job.h"

namespace tandem::sim {
namespace {

using tandem::testing::Nea6Job;
using tandem::testing::PduJob;
using tandem::testing::Random;
using tandem::testing::run;

constexpr std::uint64_t kWords = 1024;

/// An engine of a top, and what a task of kWords words of `algorithm` made of it.
struct Ran {
  std::unique_ptr<SimEngine> engine;
  PortStatistics port;
  std::uint64_t device_cycles = 0;
};

Ran run_task(std::string_view top, Algorithm algorithm) {
  Ran ran;
  EXPECT_EQ(make_engine(top, algorithm, {}, ran.engine), Status::ok);
  Random random(437);
  PduJob job(algorithm, random, 32 * kWords);
  EXPECT_EQ(run(*ran.engine, job), Status::ok);
  EXPECT_TRUE(job.right());
  ran.port = ran.engine->platform().port_statistics(0);
  ran.device_cycles = job.task.completion.device_cycles;
  EXPECT_EQ(ran.engine->platform().violation(0), "");
  return ran;
}

TEST(Wp437Baseline, AccessesSingleWordsOneAtATime) {
  const Ran ran = run_task("sim.baseline", Algorithm::eea3);
  EXPECT_EQ(ran.port.read_bytes, 4 * kWords);
  EXPECT_EQ(ran.port.write_bytes, 4 * kWords);
  EXPECT_EQ(ran.port.read_bursts, kWords);
  EXPECT_EQ(ran.port.write_bursts, kWords);
  EXPECT_EQ(ran.port.most_reads, 1U);
  EXPECT_EQ(ran.port.most_writes, 1U);
  EXPECT_GE(ran.device_cycles, kWords * kUnloadedMemory.read_latency_cycles);
}

TEST(Wp437Optimised, AccessesMemoryInBursts) {
  const Ran ran = run_task("sim.optimised", Algorithm::eea3);
  EXPECT_EQ(ran.port.read_bytes, 4 * kWords);
  EXPECT_EQ(ran.port.read_bursts, kWords / 16);
  EXPECT_EQ(ran.port.write_bursts, kWords / 16);
  EXPECT_LT(ran.device_cycles, 2 * kWords);
}

TEST(Wp437, MacTakesOneOrFourBitsPerClock) {
  const Ran serial = run_task("sim.baseline", Algorithm::eia3);
  EXPECT_GE(serial.device_cycles, 32 * kWords);
  EXPECT_LE(serial.device_cycles, 36 * kWords);
  EXPECT_EQ(serial.port.write_bursts, 0U);
  const Ran parallel = run_task("sim.optimised", Algorithm::eia3);
  EXPECT_GE(parallel.device_cycles, 8 * kWords);
  EXPECT_LE(parallel.device_cycles, 9 * kWords);
}

/// Words read while memory takes no write: those that the buffers hold, and some in registers between them.
std::uint64_t words_read_without_writes(std::string_view top) {
  std::unique_ptr<SimEngine> engine;
  EXPECT_EQ(make_engine(top, Algorithm::eea3, {}, engine), Status::ok);
  Platform& platform = engine->platform();
  platform.block_channel(0, Channel::w, 4000);
  Random random(437);
  PduJob job(Algorithm::eea3, random, 32 * kWords);
  Task* task = &job.task;
  EXPECT_EQ(engine->submit({&task, 1}), 1U);
  platform.run(3000);
  const std::uint64_t words = platform.port_statistics(0).read_bytes / 4;
  EXPECT_EQ(engine->wait(20'000'000), Status::ok);
  EXPECT_EQ(engine->poll({&task, 1}), 1U);
  EXPECT_TRUE(job.right());
  return words;
}

TEST(Wp437, BuffersAreThoseOfThePaper) {
  constexpr std::uint64_t kRead = 2048 / 32, kWrite = 1024 / 32, kBurst = 16;
  EXPECT_LE(words_read_without_writes("sim.baseline"), 10U);
  const std::uint64_t optimised = words_read_without_writes("sim.optimised");
  EXPECT_GT(optimised, kRead + kWrite - kBurst);  // less than a burst of room is left
  EXPECT_LE(optimised, kRead + kWrite + 10);
}

TEST(Wp437, HasNoRing) {
  for (const std::string_view top : {"zuc.baseline", "zuc.optimised"}) {
    PlatformOptions options;
    options.tops = {top};
    const auto platform = Platform::create(options);
    driver::AcceleratorEngine engine(platform->bus(0), bus::operations(Algorithm::eea3),
                                     {.start = driver::Start::ring});
    EXPECT_EQ(engine.open(), Status::unsupported);
  }
}

// The task is as long as the longest in WP437 and a part of a byte longer: it has more words than the RAM of an
// interleaved unit holds, which runs such a task alone.
TEST(ZucBuilds, TasksOf2To24BitsAreRight) {
  constexpr std::uint64_t kBits = (std::uint64_t{1} << 24) + 9;
  SimEngineOptions options;
  options.max_task_bytes = kBits / 8 + 1;
  options.max_in_flight = 1;
  options.stall_timeout_ns = 1'000'000'000;
  for (const std::string_view top : {"sim.hpaz", "sim.interleaved"}) {
    for (const Algorithm function : {Algorithm::eea3, Algorithm::eia3}) {
      std::unique_ptr<SimEngine> engine;
      ASSERT_EQ(make_engine(top, function, options, engine), Status::ok);
      Random random(24);
      PduJob job(function, random, kBits);
      EXPECT_EQ(run(*engine, job), Status::ok) << top;
      EXPECT_TRUE(job.right()) << top;
      EXPECT_EQ(engine->platform().violation(0), "");
    }
  }
}

TEST(ZucBuilds, ThoseWithKeysOf128BitsRefuseTheOthers) {
  for (const std::string_view top : {"zuc.interleaved_narrow", "zuc.optimised"}) {
    PlatformOptions options;
    options.tops = {top};
    const auto platform = Platform::create(options);
    Random random(256);
    for (const Algorithm function : {Algorithm::nea6, Algorithm::nia6, Algorithm::nca6}) {
      driver::AcceleratorEngine engine(platform->bus(0), bus::operations(function), {.start = driver::Start::direct});
      EXPECT_EQ(engine.open(), Status::unsupported) << top;
      Nea6Job job(random, 500);
      EXPECT_EQ(run(engine, job), Status::device_dead) << top;
      EXPECT_TRUE(job.untouched());
    }
    driver::AcceleratorEngine engine(platform->bus(0), bus::operations(Algorithm::eea3),
                                     {.start = driver::Start::direct});
    ASSERT_EQ(engine.open(), Status::ok);
    PduJob job(Algorithm::eea3, random, 500);
    EXPECT_EQ(run(engine, job), Status::ok);
    EXPECT_TRUE(job.right());
    EXPECT_EQ(platform->violation(0), "");
  }
}

}  // namespace
}  // namespace tandem::sim
