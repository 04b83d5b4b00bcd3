// The simulated system: time, register accesses, the two copies of DMA memory, sharing, threads, waveforms, rates.
#include "bus/sim/platform.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstdio>
#include <fstream>
#include <sstream>
#include <thread>

#include "algorithms/chacha20/check/chacha20_job.h"
#include "bus/operations.h"
#include "bus/sim/sim_engine.h"
#include "bus/sim/top.h"
#include "driver/accelerator_engine.h"
#include "driver/device.h"

namespace tandem::sim {
namespace {

using chacha20::testing::Bytes;
using chacha20::testing::ChaCha20Job;
using chacha20::testing::ChaCha20Jobs;
using chacha20::testing::make_jobs;
using chacha20::testing::Random;
using chacha20::testing::run;

std::unique_ptr<Platform> one(std::string_view top, const MemoryParameters& memory = kUnloadedMemory) {
  PlatformOptions options;
  options.tops = {top};
  options.memory = memory;
  return Platform::create(options);
}

TEST(Platform, KnowsEveryTopAndNoOther) {
  EXPECT_EQ(one("chacha20.nothing"), nullptr);
  EXPECT_EQ(rtl_hash("chacha20.nothing"), "");
  for (const TopInfo& info : tops()) {
    const auto platform = one(info.model);
    ASSERT_NE(platform, nullptr) << info.name;
    driver::Device device(platform->bus(0));
    driver::DeviceInfo found;
    ASSERT_EQ(device.probe(found), Status::ok);
    const OperationFacts& facts = *bus::operations(info.algorithm).facts;
    EXPECT_TRUE(driver::is_for(found, facts)) << info.name;
    const std::uint64_t lengths = info.key_bytes == 0 ? facts.key_lengths : std::uint64_t{1} << info.key_bytes;
    EXPECT_EQ(driver::key_lengths_of(found, facts, false), info.pads_only ? 0 : lengths) << info.name;
    EXPECT_EQ(driver::key_lengths_of(found, facts, true), found.pads ? lengths : 0) << info.name;
    EXPECT_EQ(found.memory_port_bytes, info.port_bytes) << info.model;
    EXPECT_EQ(found.ring, !info.direct_only) << info.model;
    EXPECT_THAT(rtl_hash(info.model), ::testing::MatchesRegex("[0-9a-f]{16}")) << info.model;
  }
  std::unique_ptr<SimEngine> engine;
  EXPECT_EQ(make_engine("sim.nothing", Algorithm::chacha20, {}, engine), Status::not_found);
  EXPECT_EQ(engine, nullptr);
}

TEST(Platform, TimeIsCyclesOfTheClock) {
  PlatformOptions options;
  options.tops = {"chacha20.iterative"};
  options.clock_hz = 40'000'000;
  const auto platform = Platform::create(options);
  driver::Bus& bus = platform->bus(0);
  const std::uint64_t start = platform->cycles();
  platform->run(1000);
  EXPECT_EQ(platform->cycles(), start + 1000);
  const std::uint64_t before = bus.now_ns();
  EXPECT_EQ(bus.wait_interrupt(1'000), Status::timeout);  // 40 cycles
  EXPECT_EQ(bus.now_ns() - before, 1'025U);               // and the one that looking takes
  EXPECT_EQ(bus.wait_interrupt(0), Status::timeout);
  std::uint32_t looks = 0;
  EXPECT_TRUE(platform->run_until([&] { return ++looks == 6; }, 100));
  EXPECT_EQ(platform->cycles(), start + 1000 + 1 + 40 + 1 + 5);
  EXPECT_FALSE(platform->run_until([] { return false; }, 100));
}

TEST(Platform, RegisterAccessesAreTransactionsOfAFewCycles) {
  const auto platform = one("chacha20.iterative");
  driver::Bus& bus = platform->bus(0);
  std::uint32_t value = 0;
  ASSERT_EQ(bus.read_register(0x050, value), Status::ok);  // the first waits until the registers are reset
  const std::uint64_t start = platform->cycles();
  ASSERT_EQ(bus.write_register(0x050, 0x1234'5678), Status::ok);
  ASSERT_EQ(bus.read_register(0x050, value), Status::ok);
  EXPECT_EQ(value, 0x1234'5678U);
  EXPECT_GE(platform->cycles() - start, 4U);
  EXPECT_LE(platform->cycles() - start, 20U);
}

TEST(Platform, RegisterAccessesTakeTheWayFromTheCpuToo) {
  PlatformOptions options;
  options.tops = {"chacha20.iterative"};
  const auto near = Platform::create(options);
  options.register_latency_cycles = 20;
  const auto far = Platform::create(options);
  const auto cycles = [](Platform& platform) {
    std::uint32_t value = 0;
    EXPECT_EQ(platform.bus(0).read_register(0x050, value),
              Status::ok);  // the first waits until the registers are reset
    const std::uint64_t start = platform.cycles();
    EXPECT_EQ(platform.bus(0).write_register(0x050, 7), Status::ok);
    EXPECT_EQ(platform.bus(0).read_register(0x050, value), Status::ok);
    EXPECT_EQ(value, 7U);
    return platform.cycles() - start;
  };
  EXPECT_EQ(cycles(*far), cycles(*near) + 2 * 20);
}

TEST(Platform, RegisterAccessesFailOnRequestAndWithoutAnswer) {
  const auto platform = one("chacha20.iterative");
  driver::Bus& bus = platform->bus(0);
  std::uint32_t value = 1;
  platform->fail_register_access(0, 1);
  EXPECT_EQ(bus.write_register(0x050, 7), Status::ok);
  EXPECT_EQ(bus.write_register(0x050, 8), Status::io_error);
  ASSERT_EQ(bus.read_register(0x050, value), Status::ok);
  EXPECT_EQ(value, 7U);

  platform->hang_registers(0, true);
  const std::uint64_t start = platform->cycles();
  EXPECT_EQ(bus.read_register(0x050, value), Status::io_error);
  EXPECT_EQ(value, 0U);
  EXPECT_EQ(platform->cycles() - start, Platform::kRegisterTimeoutCycles);
  platform->hang_registers(0, false);
  ASSERT_EQ(bus.read_register(0x050, value), Status::ok);
  EXPECT_EQ(value, 7U);
}

/// Runs one 64-byte task by registers with hand-made syncs; returns what the CPU sees of the result.
Bytes run_by_hand(const ChaCha20Job& job, bool sync_source, bool sync_result) {
  const auto platform = one("chacha20.iterative");
  driver::Bus& bus = platform->bus(0);
  driver::Device device(bus);
  driver::DmaRegion source;
  driver::DmaRegion result;
  EXPECT_EQ(bus.allocate(64, source), Status::ok);
  EXPECT_EQ(bus.allocate(64, result), Status::ok);
  std::copy_n(job.task.source, 64, source.cpu);
  if (sync_source) {
    EXPECT_EQ(bus.sync(source, 0, 64, driver::SyncFor::device), Status::ok);
  }
  EXPECT_EQ(device.load_key(0, job.task.key, ~0U), Status::ok);
  EXPECT_EQ(device.enable_interrupts(driver::kDirectDone), Status::ok);
  EXPECT_EQ(
      device.start_direct(
          {.source = source.device_address, .destination = result.device_address, .len_bits = 512, .iv = job.task.iv}),
      Status::ok);
  driver::Wakeup wakeup;
  EXPECT_EQ(device.wait(100'000, wakeup), Status::ok);
  EXPECT_EQ(wakeup.causes, driver::kDirectDone);
  if (sync_result) {
    EXPECT_EQ(bus.sync(result, 0, 64, driver::SyncFor::cpu), Status::ok);
  }
  return {result.cpu, result.cpu + 64};
}

TEST(Platform, AMissingSyncShowsAsWrongData) {
  Random random(1);
  const ChaCha20Job job(random, 512);
  EXPECT_EQ(run_by_hand(job, true, true), job.expected());
  EXPECT_NE(run_by_hand(job, false, true), job.expected());
  EXPECT_EQ(run_by_hand(job, true, false), Bytes(64, DmaMemory::kCpuFill));
}

TEST(Platform, PollingAloneGetsAnywhere) {
  std::unique_ptr<SimEngine> engine;
  ASSERT_EQ(make_engine("sim.iterative", Algorithm::chacha20, {}, engine), Status::ok);
  Random random(2);
  ChaCha20Job job(random, 8 * 4096);
  Task* task = &job.task;
  ASSERT_EQ(engine->submit({&task, 1}), 1U);
  Task* done = nullptr;
  int polls = 0;
  while (engine->poll({&done, 1}) == 0) ASSERT_LT(++polls, 10'000);
  EXPECT_TRUE(job.right());
}

/// Returns the interrupts that it takes to run `jobs` jobs with that many completions per interrupt.
std::uint64_t interrupts(std::uint8_t coalesce_count, std::size_t jobs) {
  const auto platform = one("chacha20.iterative");
  driver::AcceleratorOptions options;
  options.max_task_bytes = 1024;
  options.look_period_ns = 100'000'000;  // so that only interrupts end a wait
  options.coalesce_count = coalesce_count;
  options.coalesce_timeout_cycles = 4096;
  driver::AcceleratorEngine engine(platform->bus(0), bus::operations(Algorithm::chacha20), options);
  EXPECT_EQ(engine.open(), Status::ok);
  Random random(4);
  EXPECT_EQ(run(engine, make_jobs(random, jobs, 8 * 1024)), jobs);
  EXPECT_LT(platform->cycles(), jobs * 400 + 6000);
  EXPECT_EQ(engine.statistics().lost_interrupts, 0U);
  return engine.statistics().interrupts;
}

TEST(Interrupts, CoalescingSavesThemAndLeavesNoTaskBehind) {
  EXPECT_EQ(interrupts(1, 32), 32U);
  EXPECT_LE(interrupts(4, 32), 10U);
  EXPECT_EQ(interrupts(4, 1), 1U);  // by the timeout
}

TEST(Platform, WritesAWaveformOnRequest) {
  const std::string path = ::testing::TempDir() + "tandem_platform_test.vcd";
  {
    SimEngineOptions options;
    options.vcd_path = path;
    std::unique_ptr<SimEngine> engine;
    ASSERT_EQ(make_engine("sim.iterative", Algorithm::chacha20, options, engine), Status::ok);
    Random random(3);
    ASSERT_EQ(run(*engine, make_jobs(random, 1, 512)), 1U);
  }
  std::ifstream file(path);
  std::stringstream content;
  content << file.rdbuf();
  EXPECT_NE(content.str().find("m_axi_gmem_araddr"), std::string::npos);
  EXPECT_NE(content.str().find("#20000\n"), std::string::npos);  // the second cycle of 20 ns
  std::remove(path.c_str());
}

// Rates in simulated cycles; these are deterministic.

struct Rate {
  double bytes_per_cycle;
  PortStatistics port;
};

/// Lets every accelerator of the platform run jobs of 16 KiB side by side from one thread.
std::vector<Rate> rates(Platform& platform, std::size_t jobs_each, driver::AcceleratorOptions options = {}) {
  constexpr std::size_t kBytes = 16 * 1024;
  options.max_task_bytes = kBytes;
  Random random(4);
  std::vector<std::unique_ptr<driver::AcceleratorEngine>> engines;
  std::vector<ChaCha20Jobs> jobs;
  std::vector<std::size_t> submitted(platform.accelerators());
  std::vector<std::size_t> finished(platform.accelerators());
  for (std::size_t i = 0; i < platform.accelerators(); ++i) {
    engines.push_back(
        std::make_unique<driver::AcceleratorEngine>(platform.bus(i), bus::operations(Algorithm::chacha20), options));
    EXPECT_EQ(engines.back()->open(), Status::ok);
    jobs.push_back(make_jobs(random, jobs_each, 8 * kBytes));
  }
  const std::uint64_t start = platform.cycles();
  std::vector<std::uint64_t> end(platform.accelerators());
  for (std::size_t open = platform.accelerators(); open > 0 && platform.cycles() - start < 10'000'000;) {
    for (std::size_t i = 0; i < platform.accelerators(); ++i) {
      if (finished[i] == jobs_each) continue;
      while (submitted[i] < jobs_each) {
        Task* task = &jobs[i][submitted[i]]->task;
        if (engines[i]->submit({&task, 1}) == 0) break;
        ++submitted[i];
      }
      std::vector<Task*> done(8);
      finished[i] += engines[i]->poll(done);
      if (finished[i] == jobs_each) {
        end[i] = platform.cycles();
        --open;
      }
    }
    platform.run(20);
  }
  std::vector<Rate> result;
  for (std::size_t i = 0; i < platform.accelerators(); ++i) {
    for (const auto& job : jobs[i]) EXPECT_TRUE(job->right());
    EXPECT_EQ(platform.violation(i), "");
    result.push_back(
        {static_cast<double>(jobs_each * kBytes) / static_cast<double>(end[i] - start), platform.port_statistics(i)});
  }
  return result;
}

TEST(Rate, IterativeCoreInRingModeRunsAtItsRoundsPerClock) {
  const auto platform = one("chacha20.iterative");
  EXPECT_GE(rates(*platform, 16)[0].bytes_per_cycle, 0.98 * 64 / 20);
}

TEST(Rate, PipelinedCoreInRingModeFillsThePort) {
  const auto platform = one("chacha20.pipelined");
  EXPECT_GE(rates(*platform, 32)[0].bytes_per_cycle, 0.95 * kBeatBytes);
}

TEST(Rate, AcceleratorsShareTheMemoryEvenly) {
  PlatformOptions options;
  options.tops = {"chacha20.pipelined", "chacha20.pipelined"};
  options.memory.bytes_per_cycle = 40;  // of 128 that the two could move
  const auto platform = Platform::create(options);
  for (const Rate& rate : rates(*platform, 16)) {
    EXPECT_NEAR(rate.bytes_per_cycle, 40.0 / 4, 0.4);  // each byte is read and written
    EXPECT_GT(rate.port.read_denied_cycles + rate.port.write_denied_cycles, 1000U);
  }
}

TEST(Rate, TheCpusTrafficSlowsTheAcceleratorDown) {
  PlatformOptions options;
  options.tops = {"chacha20.pipelined"};
  options.memory.bytes_per_cycle = 64;
  options.traffic = {{.read_bytes_per_cycle = 32, .write_bytes_per_cycle = 32}};
  const auto quiet = Platform::create(options);
  const auto busy = Platform::create(options);
  busy->set_background_traffic(0, true);
  const double alone = rates(*quiet, 16)[0].bytes_per_cycle;
  const double beside = rates(*busy, 16)[0].bytes_per_cycle;
  EXPECT_GE(alone, 0.95 * 32);
  EXPECT_NEAR(beside, 16, 1);  // the four streams share 64 bytes
}

TEST(Threads, TwoEnginesOfOnePlatformInTwoThreads) {
  PlatformOptions options;
  options.tops = {"chacha20.iterative", "chacha20.pipelined"};
  const auto platform = Platform::create(options);
  const auto work = [&](std::size_t i) {
    driver::AcceleratorEngine engine(platform->bus(i), bus::operations(Algorithm::chacha20), {.max_task_bytes = 4096});
    ASSERT_EQ(engine.open(), Status::ok);
    Random random(5 + i);
    const ChaCha20Jobs jobs = make_jobs(random, 24, 8 * 4096);
    EXPECT_EQ(run(engine, jobs), jobs.size());
    for (const auto& job : jobs) EXPECT_TRUE(job->right());
    EXPECT_EQ(engine.statistics().resets, 0U);
  };
  std::thread other(work, 1);
  work(0);
  other.join();
}

TEST(Threads, PlatformsAreIndependent) {
  const auto work = [](unsigned seed) {
    std::unique_ptr<SimEngine> engine;
    ASSERT_EQ(make_engine("sim.iterative", Algorithm::chacha20, {}, engine), Status::ok);
    Random random(seed);
    const ChaCha20Jobs jobs = make_jobs(random, 4, 8 * 2048);
    EXPECT_EQ(run(*engine, jobs), jobs.size());
    for (const auto& job : jobs) EXPECT_TRUE(job->right());
  };
  std::thread other(work, 1);
  work(2);
  other.join();
}

}  // namespace
}  // namespace tandem::sim
