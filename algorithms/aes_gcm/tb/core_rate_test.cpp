// Rates of the core, in clock cycles of its RTL; ../figures.md says the same.
#include <cmath>
#include <iostream>

#include "algorithms/aes_gcm/tb/core_fixture.h"

namespace tandem::aes_gcm::tb {
namespace {

class CoreRate : public Core {
 protected:
  static constexpr std::size_t kLongBytes = 15888;

  std::vector<Job> jobs(std::size_t count, std::size_t message_bytes, std::size_t aad_bytes, bool new_keys) {
    const Bytes same = key();
    std::vector<Job> jobs;
    for (std::size_t i = 0; i < count; ++i) jobs.push_back(job(new_keys ? key() : same, message_bytes, aad_bytes));
    return jobs;
  }

  /// Clocks per task once the core is full.
  double interval(std::size_t message_bytes, std::size_t aad_bytes, bool new_keys) {
    const Trace trace = bench_.run(jobs(message_bytes < 4096 ? 300 : 8, message_bytes, aad_bytes, new_keys));
    const std::size_t first = trace.results.size() / 3;
    return static_cast<double>(trace.results.back() - trace.results[first]) /
           static_cast<double>(trace.results.size() - 1 - first);
  }

  /// Clocks from the header of a task alone to its result.
  std::uint64_t alone(const Job& job) {
    const Trace trace = bench_.run(std::vector{job});
    return trace.results.at(0) - trace.headers.at(0);
  }

  static std::uint64_t beats(std::size_t bytes) {
    return (bytes + 16 * GetParam().lanes - 1) / (16 * GetParam().lanes);
  }

  /// Beats that GHASH takes: its blocks follow one another without gaps.
  static std::uint64_t hashed(std::size_t bytes, std::size_t aad) {
    const std::uint64_t blocks = (bytes + 15) / 16 + (aad + 15) / 16 + 1;
    return (blocks + GetParam().lanes - 1) / GetParam().lanes;
  }

  /// Clocks of a beat through AES; a block RAM may be a register more.
  static std::uint64_t aes_latency() {
    const CoreConfig& config = GetParam();
    return 1 + (config.partition == 0 ? config.clocks_per_beat() : config.rounds() * config.partition);
  }

  /// A beat per clock of AES, and a key with each.
  static bool at_full_rate() { return GetParam().clocks_per_beat() == 1 && !GetParam().precomputed(); }
};

// With one key, the slowest of three sets the rate: AES, which makes the mask besides the pads; the beats with the
// clock for the plan; aad, message and lengths passing by.
TEST_P(CoreRate, SteadyRateUnderOneKeyIsAsDocumented) {
  for (const auto& [size, aad] : std::vector<std::pair<std::size_t, std::size_t>>{
           {0, 16}, {16, 0}, {16, 13}, {16, 100}, {64, 0}, {256, 13}, {528, 0}, {1420, 13}, {kLongBytes, 13}}) {
    const std::uint64_t aes = (1 + beats(size)) * GetParam().clocks_per_beat();
    const std::uint64_t bound = std::max({aes, beats(size) + 2, beats(size) + beats(aad) + 1});
    const double clocks = interval(size, aad, false);
    std::cout << GetParam().name << ": " << size << " bytes, aad " << aad << ": " << clocks << " clocks, "
              << static_cast<double>(size) / clocks << " bytes/clock\n";
    EXPECT_GE(clocks, static_cast<double>(bound) * 0.95) << size;
    EXPECT_LE(clocks, static_cast<double>(bound) * 1.03 + 0.1) << size;
  }
}

// Each task with a key, an iv and a length of aad of its own: 400 MB/s at 375 MHz are 15 clocks for 16 bytes.
TEST_P(CoreRate, ShortTasksWithKeysOfTheirOwn) {
  if (!at_full_rate()) GTEST_SKIP() << "keys or blocks wait for AES";
  std::vector<Job> jobs;
  for (std::size_t i = 0; i < 200; ++i) jobs.push_back(job(key(), 16, random_.below(33)));
  const Trace trace = bench_.run(jobs);
  const double clocks = static_cast<double>(trace.results[199] - trace.results[99]) / 100;
  std::cout << GetParam().name << ": 16 bytes, aad of 0 to 32, new keys: " << clocks << " clocks\n";
  EXPECT_LE(clocks, 10);
}

// A new key costs GHASH a clock for each power beside the first, of which short messages with many lanes need fewer.
TEST_P(CoreRate, NewKeysCostTheirPowers) {
  if (!at_full_rate()) GTEST_SKIP() << "keys or blocks wait for AES";
  const std::uint64_t powers = (GetParam().multiply_clocks + 3) * GetParam().lanes;
  for (const std::size_t size : {std::size_t{528}, std::size_t{1420}, kLongBytes}) {
    const double clocks = interval(size, 0, true);
    const auto bound = static_cast<double>(hashed(size, 0) + powers - 1);
    EXPECT_GE(clocks, bound * 0.95) << size;
    EXPECT_LE(clocks, bound * 1.03 + 2) << size;
  }
}

// One task at a time, both ways alike: 5.5 GB/s at 375 MHz are 1,083 clocks for 15,888 bytes.
TEST_P(CoreRate, OneTaskAtATime) {
  if (GetParam().clocks_per_beat() != 1) GTEST_SKIP() << "blocks wait for AES";
  const Bytes first = key();
  const Bytes iv = bytes(kIvBytes);
  const Bytes text = bytes(kLongBytes);
  const std::uint64_t known = aes_latency() + GetParam().multiply_clocks + 19 + beats(kLongBytes) + 1;
  const std::uint64_t packed = GetParam().lanes > 1 ? 2 : 0;  // beats wait for the next to be whole
  bench_.run(jobs(1, 16, 0, true));                           // behind a reset the powers are being overwritten
  const std::uint64_t made = alone(job(kOpEncrypt, first, iv, {}, text));
  for (const std::uint8_t op : {kOpEncrypt, kOpDecrypt}) {
    const std::uint64_t clocks = alone(job(op, first, iv, {}, text));
    EXPECT_GE(clocks, known);
    EXPECT_LE(clocks, known + 1 + packed);
  }
  for (const std::size_t size : {std::size_t{16}, std::size_t{64}, std::size_t{528}, std::size_t{1420}, kLongBytes}) {
    const Bytes other = key();
    const std::uint64_t fresh = alone(job(kOpEncrypt, other, iv, {}, bytes(size)));
    const std::uint64_t again = alone(job(kOpEncrypt, other, iv, {}, bytes(size)));
    std::cout << GetParam().name << ": " << size << " bytes alone: " << fresh << " clocks, " << again
              << " with the key before\n";
  }
  if (GetParam().precomputed()) return;
  const std::uint64_t powers = (GetParam().multiply_clocks + 3) * GetParam().lanes;
  EXPECT_GE(made, known);
  // Powers wait for those that they are made of, and with many lanes for the multiplier as well.
  const auto deep = static_cast<std::uint64_t>(std::ceil(std::log2(powers))) * (GetParam().multiply_clocks + 7);
  EXPECT_LE(made, known + 1 + packed + deep + (GetParam().lanes > 1 ? powers : 0));
  if (GetParam().partition <= 2) {
    EXPECT_LE(made, 1083U);
  }
}

// Records what tandem-explore reads: clocks per block of long messages, and clocks from a task to its first beat.
TEST_P(CoreRate, BlocksOfLongMessages) {
  constexpr std::size_t kBytes = 16384;
  const double per_block = interval(kBytes, 0, false) / static_cast<double>(kBytes / 16);
  const Bytes same = key();
  const Trace trace = bench_.run(std::vector{job(same, 16, 0)});
  const double bound = static_cast<double>(GetParam().clocks_per_beat()) / static_cast<double>(GetParam().lanes);
  EXPECT_GE(per_block, bound);
  EXPECT_LE(per_block, bound * 1.01);
  RecordProperty("clocks_per_block", std::to_string(per_block));
  RecordProperty("latency_clocks", std::to_string(trace.beats.front() - trace.headers.front()));
}

INSTANTIATE_TEST_SUITE_P(Cores, CoreRate, ::testing::ValuesIn(core_configs()), ::testing::PrintToStringParamName());

}  // namespace
}  // namespace tandem::aes_gcm::tb
