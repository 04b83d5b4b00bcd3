// Rates of the core, in clock cycles of its RTL; ../theory.md says the same.
#include "algorithms/snow3g/tb/core_fixture.h"

namespace tandem::snow3g::tb {
namespace {

class CoreRate : public Core {
 protected:
  std::vector<Job> jobs(std::uint8_t op, std::size_t count, std::uint64_t len_bits) {
    std::vector<Job> jobs;
    for (std::size_t i = 0; i < count; ++i) jobs.push_back(random_job(op, len_bits));
    return jobs;
  }

  /// Clocks per task, once the core is full.
  double interval(std::uint8_t op, std::size_t count, std::uint64_t len_bits) {
    const Trace trace = bench_.run(jobs(op, count, len_bits));
    const std::size_t first = count / 2;
    return static_cast<double>(trace.results.back() - trace.results[first - 1]) / static_cast<double>(count - first);
  }

  /// Clocks of the datapath that a task of so many words of keystream takes.
  static double busy(double words) { return static_cast<double>(GetParam().turns() + GetParam().between()) + words; }
};

TEST_P(CoreRate, FirstWord) {
  const Trace trace = bench_.run(jobs(kOpEea1, 1, 96));
  ASSERT_EQ(trace.beats.size(), 3U);
  // A task is judged for a clock before its load; a word is in a beat a clock later.
  EXPECT_EQ(trace.beats[0], 1 + GetParam().first_word() + 1);
  EXPECT_EQ(trace.beats[1] - trace.beats[0], GetParam().shared());
}

// One long task of EEA1 gives a word per turn of its stream.
TEST_P(CoreRate, OneStreamGivesAWordPerTurn) {
  const Trace trace = bench_.run(jobs(kOpEea1, 1, 32 * 1500));
  ASSERT_EQ(trace.beats.size(), 1500U);
  EXPECT_EQ(trace.beats.back() - trace.beats[200], 1299 * GetParam().shared());
}

// Short tasks are as fast as the datapath begins them; long ones as fast as their text passes by, but for three clocks
// between two.
TEST_P(CoreRate, StreamsTogetherBeginTasks) {
  for (const std::uint64_t words : {2U, 8U, 100U, 400U}) {
    const auto count = static_cast<double>(words);
    const double expected = std::max(busy(count), count + 3);
    EXPECT_NEAR(interval(kOpEea1, 48, 32 * words), expected, 0.05 * expected) << words;
  }
}

// Records what tandem-explore reads: clocks per word while tasks are under way, and clocks until the first word.
TEST_P(CoreRate, WordsPassByOnceTheyCome) {
  constexpr std::size_t kBeats = 1000;
  const Trace trace = bench_.run(jobs(kOpEea1, 2 * GetParam().shared(), 32 * 1500));
  ASSERT_GT(trace.beats.size(), kBeats);
  std::uint64_t least = ~std::uint64_t{0};
  for (std::size_t i = kBeats; i < trace.beats.size(); ++i) {
    least = std::min(least, trace.beats[i] - trace.beats[i - kBeats]);
  }
  EXPECT_EQ(least, kBeats);
  RecordProperty("clocks_per_word", std::to_string(static_cast<double>(least) / kBeats));
  RecordProperty("latency_clocks", std::to_string(trace.beats.front() - trace.headers.front()));
}

// Streams with a task each keep up a word per clock, but for the change from task to task. A change costs at most the
// initialisation of one stream, during which the core does nothing else.
TEST_P(CoreRate, StreamsTogetherGiveAWordPerClock) {
  constexpr std::uint64_t kWords = 2048;
  EXPECT_LT(interval(kOpEea1, 6 * GetParam().shared(), 32 * kWords), kWords * 1.05);
}

// Five words of keystream for any message: with MacBits 32 a word of it per clock, but for the way from task to task.
// From C the keystream goes on with the message, which begins at its third word, and two clocks are for LENGTH.
TEST_P(CoreRate, EiaTakesMacBitsPerClock) {
  for (const std::uint64_t words : {8U, 2048U}) {
    const double passing = static_cast<double>(words * 32) / static_cast<double>(GetParam().mac_bits);
    const double between = GetParam().mac_bits == 32 ? 13 : 19;
    const double expected = GetParam().is_from_c() ? busy(2 + passing + 2) : std::max(busy(5), passing + between);
    EXPECT_NEAR(interval(kOpEia1, 48, 32 * words), expected, 0.05 * expected) << words;
  }
}

INSTANTIATE_TEST_SUITE_P(Cores, CoreRate, ::testing::ValuesIn(core_configs()), ::testing::PrintToStringParamName());

}  // namespace
}  // namespace tandem::snow3g::tb
