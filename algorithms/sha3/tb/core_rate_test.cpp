// Rates of the core, in clock cycles of its RTL; ../theory.md says the same.
#include "algorithms/sha3/tb/core_fixture.h"

namespace tandem::sha3::tb {
namespace {

class CoreRate : public Core {
 protected:
  static constexpr std::size_t kSha3_256 = 1;

  std::vector<Job> jobs(std::size_t op, std::size_t count, std::size_t bytes_each) {
    std::vector<Job> jobs;
    for (std::size_t i = 0; i < count; ++i) jobs.push_back(job(op, bytes(bytes_each)));
    return jobs;
  }

  /// Clocks per task, once the core is full.
  double interval(const std::vector<Job>& jobs) {
    const Trace trace = bench_.run(jobs);
    const std::size_t first = jobs.size() / 2;
    return static_cast<double>(trace.results.back() - trace.results[first - 1]) /
           static_cast<double>(jobs.size() - first);
  }

  /// Clocks of one permutation.
  static std::uint64_t permutation() { return 24 / GetParam().rounds * GetParam().messages; }

  /// Clocks in which a message is alone in the core, before its first block and behind its last.
  static double before_and_after() { return GetParam().is_from_c() ? 24 + 16 : 0; }

  /// Clocks in which a block is made.
  static std::uint64_t fill(std::size_t op) {
    const std::uint64_t words = kFunctions[op].rate_bytes / 8;
    return (words + GetParam().rounds - 1) / GetParam().rounds + (GetParam().messages == 1   ? 1
                                                                  : GetParam().messages == 2 ? 3
                                                                                             : 7);
  }
};

// The next block is there when the one before is done, for all but one.
TEST_P(CoreRate, BlocksFollowOneAnotherWithoutAPause) {
  constexpr std::uint64_t kBlocks = 200;
  for (std::size_t op = 0; op < std::size(kFunctions); ++op) {
    const std::uint64_t block = std::max(permutation(), fill(op));
    const Trace trace = bench_.run(jobs(op, 1, kBlocks * kFunctions[op].rate_bytes));
    const std::uint64_t clocks = trace.results.at(0) - trace.headers.at(0);
    EXPECT_GE(clocks, kBlocks * block) << kFunctions[op].name;
    EXPECT_LE(clocks, kBlocks * block + (GetParam().messages == 4 ? 173 : 120)) << kFunctions[op].name;
  }
}

// Messages of one block: a step more, and as many at a time as the core takes. From C, one that is filled, and then
// goes through the rounds.
TEST_P(CoreRate, ShortMessages) {
  const double steps = GetParam().is_from_c() ? 48 : 24.0 / static_cast<double>(GetParam().rounds) + 1;
  const double clocks = interval(jobs(kSha3_256, 200, 100));
  std::cout << GetParam().name << ": a message of one block in " << clocks << " clocks\n";
  EXPECT_GE(clocks, steps);
  EXPECT_LE(clocks, steps + (GetParam().is_from_c() ? 16 : GetParam().messages == 1 ? 5 : 4));
}

// The core runs as many messages as it takes, of every function; the rounds or the filling of blocks limit the rate.
TEST_P(CoreRate, BlocksOfManyMessages) {
  constexpr std::size_t kBlocks = 12;  // in a place of the core
  for (std::size_t op = 0; op < std::size(kFunctions); ++op) {
    const std::uint64_t bound = std::max(24 / GetParam().rounds, fill(op));
    const double per_block = interval(jobs(op, 56, kBlocks * kFunctions[op].rate_bytes - 1)) / kBlocks;
    std::cout << GetParam().name << ": a block of " << kFunctions[op].name << " in " << per_block << " clocks\n";
    EXPECT_GE(per_block, static_cast<double>(bound) * 0.97) << kFunctions[op].name;
    EXPECT_LE(per_block, static_cast<double>(bound) * 1.08 + before_and_after() / static_cast<double>(kBlocks))
        << kFunctions[op].name;
  }
}

// Records what tandem-explore reads: clocks per word of SHA3-256 with as many messages as the core takes, and clocks
// from a task to the first word of its digest.
TEST_P(CoreRate, WordsOfSha3_256) {
  constexpr std::size_t kBlocks = 14;  // in a place of the core
  constexpr std::size_t kWords = 17;
  const Trace alone = bench_.run(jobs(kSha3_256, 1, 8));
  const std::uint64_t halves = 2 * GetParam().messages;  // those that go on together are in the same half
  const double clocks = interval(jobs(kSha3_256, 60 / halves * halves, 8 * kWords * kBlocks - 1));
  const double per_block = clocks / kBlocks;
  const std::uint64_t bound = std::max(24 / GetParam().rounds, fill(kSha3_256));
  // One of two messages at a time ends before the other, so the time measured may be short of some of a block.
  EXPECT_GE(per_block, static_cast<double>(bound) * (GetParam().messages == 1 ? 1 : 0.99));
  EXPECT_LE(per_block, static_cast<double>(bound) * 1.06 + before_and_after() / static_cast<double>(kBlocks));
  RecordProperty("clocks_per_word", std::to_string(per_block / kWords));
  RecordProperty("latency_clocks", std::to_string(alone.beats.front() - alone.headers.front()));
}

INSTANTIATE_TEST_SUITE_P(Cores, CoreRate, ::testing::ValuesIn(core_configs()), ::testing::PrintToStringParamName());

}  // namespace
}  // namespace tandem::sha3::tb
