// The core against the software reference, over random tasks, pauses on every channel, and the borders.
#include <gtest/gtest.h>

#include <limits>
#include <string>

#include "algorithms/chacha20/tb/core_configs.h"
#include "algorithms/chacha20/tb/expected.h"

namespace tandem::chacha20::tb {
namespace {

constexpr std::uint64_t kSeed = 20;

class CoreRandom : public ::testing::TestWithParam<CoreConfig> {
 protected:
  CoreRandom() : core_(GetParam().make()), bench_(*core_, kSeed), random_(kSeed) { bench_.reset(); }

  std::uint64_t below(std::uint64_t bound) { return random_() % bound; }

  template <std::size_t Bytes>
  void fill(std::array<std::uint8_t, Bytes>& bytes) {
    for (auto& byte : bytes) byte = static_cast<std::uint8_t>(random_());
  }

  void set_counter(Header& header, std::uint32_t counter) {
    for (int i = 0; i < 4; ++i) header.iv[i] = static_cast<std::uint8_t>(counter >> (8 * i));
  }

  Job job(std::uint8_t op, bool has_data, std::uint32_t len_bits, std::uint32_t counter) {
    Job job;
    job.header.ctx = static_cast<std::uint8_t>(below(16));
    job.header.op = op;
    job.header.has_data = has_data;
    fill(job.header.key);
    fill(job.header.iv);
    set_counter(job.header, counter);
    job.header.len_bits = len_bits;
    if (has_data) job.message.resize((len_bits + 7) / 8);
    for (auto& byte : job.message) byte = static_cast<std::uint8_t>(random_());
    expect(job, GetParam().stages);
    return job;
  }

  // A task that this core can run: XOR where it has one, else pads.
  Job plain_job(std::uint32_t len_bits, std::uint32_t counter) {
    const bool has_data = GetParam().stages == 2;
    return job(has_data ? kOpXor : kOpPads, has_data, len_bits, counter);
  }

  Job random_job() {
    const std::uint64_t kind = below(16);
    std::uint8_t op = kind < 8 ? kOpXor : kOpPads;
    bool has_data = op == kOpXor;
    if (GetParam().stages != 2 && kind < 7) op = kOpPads, has_data = false;
    if (kind == 15) has_data = !has_data;
    if (kind == 14) op = static_cast<std::uint8_t>(2 + below(254)), has_data = below(2) != 0;

    std::uint64_t len_bits = 1 + below(below(2) != 0 ? 512 : 4 * 512);
    if (below(3) == 0) len_bits = 512 * (1 + below(4)) + below(19) - 9;

    std::uint64_t counter = random_() % kMaxBlocks;
    if (below(4) == 0) counter = below(4);
    if (below(4) == 0) counter = kMaxBlocks - 1 - below(6);
    return job(op, has_data, static_cast<std::uint32_t>(len_bits), static_cast<std::uint32_t>(counter));
  }

  std::unique_ptr<CoreModel> core_;
  CoreBench bench_;
  std::mt19937_64 random_;
};

TEST_P(CoreRandom, TasksUnderPauses) {
  constexpr int kBatches = 100;
  constexpr int kJobsPerBatch = 240;
  constexpr int kChances[] = {0, 0, 20, 100, 200};
  for (int batch = 0; batch < kBatches && !HasFailure(); ++batch) {
    SCOPED_TRACE("batch " + std::to_string(batch));
    std::vector<Job> jobs;
    for (int i = 0; i < kJobsPerBatch; ++i) jobs.push_back(random_job());
    const auto chance = [&] { return batch == 0 ? 0 : kChances[below(std::size(kChances))]; };
    const int longest = below(2) != 0 ? 4 : 400;
    bench_.run(jobs, Pauses{chance(), chance(), chance(), chance(), longest});
  }
}

TEST_P(CoreRandom, EveryLengthAroundBytesAndBlocks) {
  std::vector<Job> jobs;
  for (std::uint32_t bits = 1; bits <= 40; ++bits) jobs.push_back(plain_job(bits, 7));
  for (std::uint32_t bytes = 1; bytes <= 200; ++bytes) jobs.push_back(plain_job(8 * bytes, 7));
  for (std::uint32_t blocks = 1; blocks <= 4; ++blocks) {
    for (std::uint32_t bits = 512 * blocks - 9; bits <= 512 * blocks + 9; ++bits) jobs.push_back(plain_job(bits, 7));
  }
  bench_.run(jobs);
}

TEST_P(CoreRandom, CounterStopsAtItsEnd) {
  std::vector<Job> jobs;
  for (std::uint32_t from_end = 1; from_end <= 4; ++from_end) {
    for (std::uint32_t bits : {1U, 512U, 513U, 1024U, 1025U, 1536U, 2048U, 2049U}) {
      Job border = plain_job(bits, 0U - from_end);
      const Status status = (bits + 511) / 512 > from_end ? Status::counter_overflow : Status::ok;
      ASSERT_EQ(border.status, status);
      jobs.push_back(std::move(border));
    }
  }
  bench_.run(jobs);
}

TEST_P(CoreRandom, LongTaskCarriesThroughTheCounter) {
  bench_.run(std::vector{plain_job(512 * 300, 0xffff - 100), plain_job(512 * 40, 0x00ffffff - 20)},
             Pauses{0, 60, 60, 0, 40});
}

TEST_P(CoreRandom, RefusesWhatItCannotRun) {
  std::vector<Job> jobs;
  for (const std::uint8_t op : {0, 1, 2, 255}) {
    for (const bool has_data : {false, true}) {
      jobs.push_back(job(op, has_data, 700, 1));
      const bool runs = has_data ? op == kOpXor && GetParam().stages == 2 : op == kOpPads;
      ASSERT_EQ(jobs.back().status, runs ? Status::ok : Status::unsupported);
      jobs.push_back(plain_job(700, 1));
    }
  }
  bench_.run(jobs, Pauses{10, 10, 10, 10, 40});
}

TEST_P(CoreRandom, ResetDropsEverything) {
  for (const std::uint64_t clocks : {1, 5, 23, 24, 25, 40, 90, 100, 333}) {
    SCOPED_TRACE(clocks);
    std::vector<Job> jobs;
    for (int i = 0; i < 60; ++i) jobs.push_back(random_job());
    bench_.run_for(jobs, clocks, clocks % 2 == 0, true);
    bench_.reset();
    jobs.erase(jobs.begin() + 5, jobs.end());
    bench_.run(jobs);
  }
}

INSTANTIATE_TEST_SUITE_P(Cores, CoreRandom, ::testing::ValuesIn(core_configs()), ::testing::PrintToStringParamName());

}  // namespace
}  // namespace tandem::chacha20::tb
