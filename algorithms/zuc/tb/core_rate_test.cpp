// Rates of the core, in clock cycles of its RTL.
#include "algorithms/zuc/tb/core_fixture.h"

namespace tandem::zuc::tb {
namespace {

class CoreRate : public Core {
 protected:
  std::vector<Job> jobs(std::uint8_t op, std::size_t count, std::uint64_t len_bits) {
    std::vector<Job> jobs;
    for (std::size_t i = 0; i < count; ++i) jobs.push_back(random_job(op, len_bits));
    return jobs;
  }
};

// One long task of EEA3 gives a word per turn of its stream.
TEST_P(CoreRate, OneStreamGivesAWordPerTurn) {
  const Trace trace = bench_.run(jobs(kOpEea3, 1, 32 * 1500));
  ASSERT_EQ(trace.beats.size(), 1500U);
  EXPECT_EQ(trace.beats.back() - trace.beats[200], 1299 * GetParam().streams);
}

// As many tasks as there are streams keep the datapath busy: a word per clock, but for the way from task to task.
TEST_P(CoreRate, StreamsTogetherGiveAWordPerClock) {
  constexpr std::uint64_t kWords = 2000;
  const std::uint64_t tasks = 6 * GetParam().streams;
  const Trace trace = bench_.run(jobs(kOpEea3, tasks, 32 * kWords));
  const std::uint64_t first = tasks / 2;
  const std::uint64_t clocks = trace.results.back() - trace.results[first - 1];
  const std::uint64_t words = (tasks - first) * kWords;
  // A single stream is initialised while no other works: 68 clocks at most.
  EXPECT_LT(clocks, words * 105 / 100);
}

TEST_P(CoreRate, EiaTakesMacBitsPerClock) {
  constexpr std::uint64_t kWords = 1000;
  const std::uint64_t tasks = 4 * GetParam().streams;
  const Trace trace = bench_.run(jobs(kOpEia3, tasks, 32 * kWords));
  const std::uint64_t clocks = trace.results.back() - trace.results[tasks / 2 - 1];
  const std::uint64_t words = (tasks - tasks / 2) * kWords;
  EXPECT_LT(clocks, words * 32 / GetParam().mac_bits * 110 / 100);
}

INSTANTIATE_TEST_SUITE_P(Cores, CoreRate, ::testing::ValuesIn(core_configs()), ::testing::PrintToStringParamName());

}  // namespace
}  // namespace tandem::zuc::tb
