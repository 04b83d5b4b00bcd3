// Rates of the core, in clock cycles of its RTL; ../README.md says the same.
#include "algorithms/snow5g/tb/core_fixture.h"

namespace tandem::snow5g::tb {
namespace {

class CoreRate : public Core {
 protected:
  std::vector<Job> jobs(std::uint8_t op, std::size_t count, std::size_t text_bytes) {
    std::vector<Job> jobs;
    for (std::size_t i = 0; i < count; ++i) jobs.push_back(job(op, input(text_bytes, 0)));
    return jobs;
  }

  /// Clocks per task, once the core is full.
  double interval(std::uint8_t op, std::size_t count, std::size_t text_bytes) {
    const Trace trace = bench_.run(jobs(op, count, text_bytes));
    const std::size_t first = count / 2;
    return static_cast<double>(trace.results.back() - trace.results[first - 1]) / static_cast<double>(count - first);
  }

  /// Clocks of the datapath that a task of so many blocks of keystream takes.
  static double busy(double blocks) { return static_cast<double>(GetParam().turns()) + blocks; }
};

TEST_P(CoreRate, FirstBlock) {
  const Trace trace = bench_.run(jobs(kOpNea4, 1, 48));
  ASSERT_EQ(trace.beats.size(), 3U);
  // A task is judged for a clock before its load; a block is in a beat a clock later.
  EXPECT_EQ(trace.beats[0], 1 + GetParam().first_block() + 1);
  EXPECT_EQ(trace.beats[1] - trace.beats[0], GetParam().shared());
}

// Short tasks are as fast as the datapath begins them; long ones as fast as their text passes by, but for three clocks
// between two, and with a tag for ten.
TEST_P(CoreRate, StreamsTogetherBeginTasks) {
  for (const std::size_t blocks : {2U, 8U, 100U, 400U}) {
    const auto count = static_cast<double>(blocks);
    const double plain = std::max(busy(count), count + 3);
    EXPECT_NEAR(interval(kOpNea4, 48, 16 * blocks), plain, 0.07 * plain) << blocks;
    const double tagged = std::max(busy(count + 3), count + 10);
    EXPECT_NEAR(interval(kOpSealNca4, 48, 16 * blocks), tagged, 0.07 * tagged) << blocks;
  }
}

// What explored figures take: clocks per block while tasks are under way, and clocks until the first block.
TEST_P(CoreRate, BlocksPassByOnceTheyCome) {
  constexpr std::size_t kBeats = 500;
  const Trace trace = bench_.run(jobs(kOpNea4, 2 * GetParam().shared(), 16 * 700));
  ASSERT_GT(trace.beats.size(), kBeats);
  std::uint64_t least = ~std::uint64_t{0};
  for (std::size_t i = kBeats; i < trace.beats.size(); ++i) {
    least = std::min(least, trace.beats[i] - trace.beats[i - kBeats]);
  }
  EXPECT_EQ(least, kBeats);
  RecordProperty("clocks_per_block", std::to_string(static_cast<double>(least) / kBeats));
  RecordProperty("latency_clocks", std::to_string(trace.beats.front() - trace.headers.front()));
}

INSTANTIATE_TEST_SUITE_P(Cores, CoreRate, ::testing::ValuesIn(core_configs()), ::testing::PrintToStringParamName());

}  // namespace
}  // namespace tandem::snow5g::tb
