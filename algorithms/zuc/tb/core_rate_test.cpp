// Rates of the core, in clock cycles of its RTL; ../theory.md says the same.
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

  /// Clocks per task, once the core is full.
  double interval(std::uint8_t op, std::size_t count, std::uint64_t len_bits) {
    const Trace trace = bench_.run(jobs(op, count, len_bits));
    const std::size_t first = count / 2;
    return static_cast<double>(trace.results.back() - trace.results[first - 1]) / static_cast<double>(count - first);
  }

  /// Clocks for which a task of so many words of keystream keeps a unit, or its share of one, busy.
  static double unit_clocks(std::uint8_t op, double words) {
    const CoreConfig& config = GetParam();
    const std::uint64_t turns = 33 + config.load_turns() + more_rounds(op);
    const std::uint64_t before = config.streams_per_unit() == 1 ? first_word(op) - 1 : turns;
    return static_cast<double>(before) + words;
  }

  /// Clocks from the load of a task to its first word.
  static std::uint64_t first_word(std::uint8_t op) {
    return GetParam().first_word() + more_rounds(op) * GetParam().round();
  }

  /// Rounds that keys of 256 bits have and others have not.
  static std::uint64_t more_rounds(std::uint8_t op) { return op >= kOpNea6 ? 16 : 0; }

  /// The operations that give data.
  static std::vector<std::uint8_t> ciphers() {
    if (has_long_keys()) return {kOpEea3, kOpNea6};
    return {kOpEea3};
  }
};

TEST_P(CoreRate, FirstWord) {
  for (const std::uint8_t op : ciphers()) {
    bench_.reset();
    const Trace trace = bench_.run(jobs(op, 1, 96));
    ASSERT_EQ(trace.beats.size(), 3U);
    // A task is judged for a clock before its load; a word is in a beat a clock later.
    EXPECT_EQ(trace.beats[0], 1 + first_word(op) + 1);
    EXPECT_EQ(trace.beats[1] - trace.beats[0], GetParam().word());
  }
}

// One long task of EEA3 gives a word per turn of its stream.
TEST_P(CoreRate, OneStreamGivesAWordPerTurn) {
  const Trace trace = bench_.run(jobs(kOpEea3, 1, 32 * 1500));
  ASSERT_EQ(trace.beats.size(), 1500U);
  EXPECT_EQ(trace.beats.back() - trace.beats[200], 1299 * GetParam().word());
}

// Short tasks are as fast as all units together begin them; long ones as fast as their text passes by, but for three
// clocks between two.
TEST_P(CoreRate, UnitsTogetherBeginTasks) {
  if (GetParam().is_from_c()) GTEST_SKIP() << "begins a task when the one before has ended";
  for (const std::uint8_t op : ciphers()) {
    for (const std::uint64_t words : {2U, 8U, 100U, 400U}) {
      const auto count = static_cast<double>(words);
      const double expected = std::max(unit_clocks(op, count) / static_cast<double>(GetParam().units), count + 3);
      EXPECT_NEAR(interval(op, 48 * GetParam().units, 32 * words), expected, 0.03 * expected) << words;
    }
  }
}

// Records what tandem-explore reads: clocks per word while tasks are under way, and clocks until the first word.
TEST_P(CoreRate, WordsPassByOnceTheyCome) {
  constexpr std::size_t kBeats = 1000;
  const Trace trace = bench_.run(jobs(kOpEea3, 2 * GetParam().streams_per_unit() * GetParam().units, 32 * 1500));
  ASSERT_GT(trace.beats.size(), kBeats);
  std::uint64_t least = ~std::uint64_t{0};
  for (std::size_t i = kBeats; i < trace.beats.size(); ++i) {
    least = std::min(least, trace.beats[i] - trace.beats[i - kBeats]);
  }
  EXPECT_EQ(least, kBeats * (GetParam().is_from_c() ? GetParam().word() : 1));
  RecordProperty("clocks_per_word", std::to_string(static_cast<double>(least) / kBeats));
  RecordProperty("latency_clocks", std::to_string(trace.beats.front() - trace.headers.front()));
}

// Streams with a task each keep up a word per clock, but for the change from task to task. A change costs at most the
// initialisation of a unit of one stream, during which the unit does nothing else.
TEST_P(CoreRate, StreamsTogetherGiveAWordPerClock) {
  constexpr std::uint64_t kWords = 2048;
  const std::uint64_t clocks = kWords * (GetParam().is_from_c() ? GetParam().word() : 1);
  EXPECT_LT(interval(kOpEea3, 6 * std::max(GetParam().streams_per_unit(), GetParam().units), 32 * kWords),
            static_cast<double>(clocks) * 1.05);
}

TEST_P(CoreRate, EiaTakesMacBitsPerClock) {
  constexpr std::uint64_t kWords = 2048;
  const auto clocks = static_cast<double>(kWords * GetParam().mac_word());
  const double taken = interval(kOpEia3, 6 * std::max(GetParam().streams_per_unit(), GetParam().units), 32 * kWords);
  EXPECT_LT(taken, clocks * 1.05);
  if (GetParam().is_from_c()) {
    EXPECT_GT(taken, clocks);
  }
}

// Tags take the clocks of EIA3, and sixteen rounds and ten words of keystream more; 256-NCA6 encrypts or decrypts
// meanwhile.
TEST_P(CoreRate, TagsTakeMacBitsPerClock) {
  if (!has_long_keys()) GTEST_SKIP() << "keys of 128 bits";
  constexpr std::uint64_t kWords = 2048;
  const double clocks = kWords * 32.0 / static_cast<double>(GetParam().mac_bits);
  for (const std::uint8_t op : {kOpNia6, kOpSealNca6, kOpOpenNca6}) {
    EXPECT_LT(interval(op, 6 * std::max(GetParam().streams_per_unit(), GetParam().units), 32 * kWords), clocks * 1.07);
  }
}

// A tag costs clocks beside those for the words of aad and text: its pads, the padding of blocks, the lengths, and the
// steps between. A unit of one stream holds its words back while aad passes by.
TEST_P(CoreRate, ATagCostsClocksOfItsOwn) {
  if (!has_long_keys() || GetParam().mac_bits != 32) GTEST_SKIP() << "keys of 128 bits, or less than a word per clock";
  constexpr std::uint64_t kText = 403;
  constexpr std::uint64_t kAad = 5;
  std::vector<Job> list;
  const std::uint64_t count = 48 * GetParam().units;
  while (list.size() < count) list.push_back(random_tag_job(kOpSealNca6, 4 * kText, 4 * kAad));
  const Trace trace = bench_.run(list);
  const std::size_t first = list.size() / 2;
  const double clocks =
      static_cast<double>(trace.results.back() - trace.results[first - 1]) / static_cast<double>(list.size() - first);
  const double passing = 12 + kAad + 3 + kText + 1 + 4 + 7;
  const double unit = unit_clocks(kOpSealNca6, 12 + kText) + (GetParam().streams_per_unit() == 1 ? kAad + 3 + 1 : 0);
  const double expected = std::max(unit / static_cast<double>(GetParam().units), passing);
  EXPECT_NEAR(clocks, expected, 0.01 * expected);
}

INSTANTIATE_TEST_SUITE_P(Cores, CoreRate, ::testing::ValuesIn(core_configs()), ::testing::PrintToStringParamName());

}  // namespace
}  // namespace tandem::zuc::tb
