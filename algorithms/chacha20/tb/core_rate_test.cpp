// Rates and capacities of the core, in clock cycles of its RTL.
#include <gtest/gtest.h>

#include <algorithm>
#include <string>

#include "algorithms/chacha20/tb/core_configs.h"
#include "algorithms/chacha20/tb/expected.h"

namespace tandem::chacha20::tb {
namespace {

constexpr std::uint64_t kResults = 16;  // 2^CtxWidth

class CoreRate : public ::testing::TestWithParam<CoreConfig> {
 protected:
  CoreRate() : core_(GetParam().make()), bench_(*core_, 1) { bench_.reset(); }

  // `count` tasks of the lengths given, in blocks, by turns.
  std::vector<Job> tasks(std::size_t count, std::vector<std::uint32_t> blocks) {
    std::vector<Job> jobs(count);
    for (std::size_t i = 0; i < count; ++i) {
      Job& job = jobs[i];
      job.header.ctx = static_cast<std::uint8_t>(i % 16);
      job.header.has_data = GetParam().stages == 2;
      job.header.op = job.header.has_data ? kOpXor : kOpPads;
      job.header.key.fill(static_cast<std::uint8_t>(i));
      job.header.iv.fill(static_cast<std::uint8_t>(3 * i));
      job.header.len_bits = 512 * blocks[i % blocks.size()];
      if (job.header.has_data) job.message.assign(job.header.len_bits / 8, static_cast<std::uint8_t>(i));
      expect(job, GetParam().stages);
    }
    return jobs;
  }

  // Fails unless every beat follows the one before after exactly `clocks`.
  static void expect_steps(std::span<const std::uint64_t> cycles, std::uint64_t clocks) {
    for (std::size_t i = 1; i < cycles.size(); ++i) ASSERT_EQ(cycles[i] - cycles[i - 1], clocks) << "at " << i;
  }

  // The same of beats at full rate.
  static void expect_full_rate(std::span<const std::uint64_t> cycles) {
    const std::uint64_t clocks = GetParam().clocks_per_block();
    if (!GetParam().interleaved()) return expect_steps(cycles, clocks);
    const std::uint64_t steps[] = {2, 3, 2, 4 * clocks - 7};
    for (std::size_t i = 1; i < cycles.size(); ++i) {
      ASSERT_EQ(cycles[i] - cycles[i - 1], steps[(i - 1) % 4]) << "at " << i;
    }
  }

  std::unique_ptr<CoreModel> core_;
  CoreBench bench_;
};

TEST_P(CoreRate, OneLongTaskWithoutABubble) {
  const Trace trace = bench_.run(tasks(1, {601}));
  ASSERT_EQ(trace.beats.size(), 601U);
  expect_full_rate(trace.beats);
  // tandem-explore reads these properties.
  const auto clocks = static_cast<double>(trace.beats.back() - trace.beats.front());
  RecordProperty("clocks_per_block", std::to_string(clocks / static_cast<double>(trace.beats.size() - 1)));
  RecordProperty("latency_clocks", std::to_string(trace.beats.front() - trace.headers.front()));
}

TEST_P(CoreRate, ShortTasksWithoutABubble) {
  if (GetParam().is_from_c()) GTEST_SKIP() << "begins a task when the one before has ended";
  for (const auto& blocks : {std::vector{1U}, std::vector{2U}, std::vector{1U, 3U, 2U, 1U}}) {
    const Trace trace = bench_.run(tasks(300, blocks));
    ASSERT_GE(trace.beats.size(), 300U);
    expect_full_rate(trace.beats);
  }
}

TEST_P(CoreRate, LatencyIsAsDocumented) {
  const Trace trace = bench_.run(tasks(1, {1}));
  ASSERT_EQ(trace.beats.size(), 1U);
  EXPECT_EQ(trace.beats[0] - trace.headers[0], GetParam().latency());
}

// A sink that stalls until the core is full, with long tasks or with short ones, loses nothing; it finds at least 16
// blocks waiting and gets them in consecutive clocks, or every second.
TEST_P(CoreRate, StalledSinkFindsBlocksWaiting) {
  if (GetParam().is_from_c()) GTEST_SKIP() << "keeps no finished blocks";
  for (const std::uint32_t blocks : {1, 40}) {
    const Trace trace = bench_.run(tasks(200 / blocks, {blocks}), Pauses{.sink_stalls = 1000});
    ASSERT_EQ(trace.beats.size(), 200U);
    expect_steps(std::span(trace.beats).first(16), GetParam().pipelined() ? 1 : 2);
  }
}

// Results that nobody takes hold back the end of a task only when there are 2^CtxWidth of them.
TEST_P(CoreRate, ResultsWaitWithoutHoldingUpData) {
  if (GetParam().is_from_c()) GTEST_SKIP() << "begins a task when the one before has ended";
  const Trace trace = bench_.run_for(tasks(40, {1}), 2000, true, false);
  EXPECT_EQ(trace.beats.size(), kResults);
}

INSTANTIATE_TEST_SUITE_P(Cores, CoreRate, ::testing::ValuesIn(core_configs()), ::testing::PrintToStringParamName());

}  // namespace
}  // namespace tandem::chacha20::tb
