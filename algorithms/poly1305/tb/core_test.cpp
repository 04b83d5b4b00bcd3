// The core against published vectors and the software reference, under pauses, and its rates in clock cycles.
#include <gtest/gtest.h>

#include <algorithm>
#include <string>

#include "algorithms/poly1305/sw/poly1305.h"
#include "algorithms/poly1305/tb/core_configs.h"
#include "algorithms/poly1305/vectors/rfc8439.h"
#include "hw/tb/core/core_bench.h"
#include "testing/bytes.h"

namespace tandem::poly1305::tb {
namespace {

using core_bench::CoreBench;
using core_bench::CoreModel;
using core_bench::Job;
using core_bench::Pauses;
using core_bench::Trace;
using ::tandem::testing::Bytes;
using ::tandem::testing::from_hex;
using ::tandem::testing::Random;

constexpr std::uint64_t kSeed = 1305;

class Core : public ::testing::TestWithParam<CoreConfig> {
 protected:
  Core() : core_(GetParam().make()), bench_(*core_, kSeed), random_(kSeed) { bench_.reset(); }

  // A task whose tag the reference computes; the bench checks that nothing comes out of the data channel.
  Job job(const Bytes& key, const Bytes& message) {
    Job job;
    job.header.ctx = static_cast<std::uint8_t>(random_.below(16));
    job.header.has_data = true;
    std::copy(key.begin(), key.end(), job.header.key.begin());
    random_.fill(job.header.iv);
    job.header.len_bits = static_cast<std::uint32_t>(8 * message.size());
    job.message = message;
    const Message task{key.data(), job.message.data(), job.message.size(), job.tag.data()};
    kVariants.find("reference")->authenticate(std::span(&task, 1));
    return job;
  }

  Bytes bytes(std::size_t count) {
    Bytes result(count);
    random_.fill(result);
    return result;
  }

  Job random_job(std::size_t most_bytes) {
    const std::size_t most = random_.below(2) != 0 ? most_bytes : std::min<std::size_t>(most_bytes, 70);
    const std::size_t count = random_.below(3) == 0 ? 16 * random_.below(most / 16 + 1) : random_.below(most + 1);
    Bytes key = bytes(32);
    Bytes message = bytes(count);
    if (random_.below(4) == 0) std::fill(key.begin(), key.begin() + 16, 0xff);
    if (random_.below(4) == 0) std::fill(message.begin(), message.end(), 0xff);
    return job(key, message);
  }

  std::vector<Job> jobs(std::size_t count, std::size_t bytes_each) {
    std::vector<Job> result;
    for (std::size_t i = 0; i < count; ++i) result.push_back(job(bytes(32), bytes(bytes_each)));
    return result;
  }

  std::unique_ptr<CoreModel> core_;
  CoreBench bench_;
  Random random_;
};

TEST_P(Core, Rfc8439) {
  std::vector<Job> jobs;
  for (const vectors::Vector& vector : vectors::kRfc8439) {
    jobs.push_back(job(from_hex(vector.key), from_hex(vector.message)));
    const Bytes tag = from_hex(vector.tag);
    std::copy(tag.begin(), tag.end(), jobs.back().tag.begin());
  }
  bench_.run(jobs);
}

// Around every number of blocks that needs another power or another beat.
TEST_P(Core, EveryShortLength) {
  std::vector<Job> jobs;
  for (std::size_t count = 0; count <= 1000; ++count) jobs.push_back(job(bytes(32), bytes(count)));
  bench_.run(jobs);
}

TEST_P(Core, TasksUnderPauses) {
  constexpr int kBatches = 40;
  constexpr int kChances[] = {0, 0, 20, 100, 200};
  for (int batch = 0; batch < kBatches && !HasFailure(); ++batch) {
    SCOPED_TRACE("batch " + std::to_string(batch));
    std::vector<Job> jobs;
    for (int i = 0; i < 100; ++i) jobs.push_back(random_job(batch % 2 == 0 ? 300 : 2500));
    const auto chance = [&] { return kChances[random_.below(std::size(kChances))]; };
    bench_.run(jobs, Pauses{chance(), chance(), chance(), chance(), random_.below(2) != 0 ? 4 : 400});
  }
}

// Sums as large as they can become, and values on both sides of 2^130 - 5.
TEST_P(Core, Extremes) {
  std::vector<Job> jobs;
  for (std::size_t count = 1; count <= 40; ++count) {
    for (const std::uint8_t last : {0xfa, 0xfb, 0xfc, 0xfe, 0xff}) {
      Bytes key(32, 0xff);
      Bytes message(16 * count, 0xff);
      message[16 * count - 16] = last;
      jobs.push_back(job(key, message));
      key.assign(32, 0);
      key[0] = static_cast<std::uint8_t>(1 + count % 2);
      jobs.push_back(job(key, message));
    }
  }
  bench_.run(jobs);
}

TEST_P(Core, RefusesWhatItCannotRun) {
  std::vector<Job> jobs;
  for (int i = 0; i < 20; ++i) {
    Job refused = job(bytes(32), bytes(100));
    refused.status = i % 3 == 0 ? Status::bad_length : Status::unsupported;
    refused.tag.fill(0);
    if (i % 3 == 0) refused.header.len_bits -= 1 + static_cast<std::uint32_t>(random_.below(7));
    if (i % 3 == 1) refused.header.op = static_cast<std::uint8_t>(1 + random_.below(255));
    if (i % 3 == 2) refused.header.has_data = false, refused.message.clear();
    jobs.push_back(refused);
    jobs.push_back(random_job(200));
  }
  bench_.run(jobs, Pauses{10, 10, 10, 10, 40});
}

TEST_P(Core, ResetDropsEverything) {
  for (const std::uint64_t clocks : {1, 5, 23, 60, 100, 333}) {
    SCOPED_TRACE(clocks);
    std::vector<Job> jobs;
    for (int i = 0; i < 60; ++i) jobs.push_back(random_job(600));
    bench_.run_for(jobs, clocks, true, clocks % 2 == 0);
    bench_.reset();
    jobs.resize(5);
    bench_.run(jobs);
  }
}

// Clocks per message in the steady state, of the slowest part: the message channel, the lanes, or the multiplier
// that makes powers. The formulas are those of tnd_poly1305_mac.
TEST_P(Core, RateIsAsDocumented) {
  constexpr std::uint64_t kInterleave = 12;
  const std::uint64_t lanes = GetParam().lanes;
  for (const std::size_t size : {16, 64, 128, 256, 528, 1420, 4096, 16384, 65536}) {
    const std::uint64_t beats = ((size + 15) / 16 + lanes - 1) / lanes;
    const std::uint64_t powers = std::max(lanes, lanes - 2 + std::min(beats, kInterleave + 1)) - 1;
    const std::uint64_t bound = std::max({(size + 63) / 64, beats + 1, powers});
    const std::size_t count = size < 4096 ? 400 : 8;
    const std::size_t first = size < 4096 ? 60 : 2;
    const Trace trace = bench_.run(jobs(count, size));
    ASSERT_EQ(trace.results.size(), count);
    const double clocks =
        static_cast<double>(trace.results.back() - trace.results[first]) / static_cast<double>(count - 1 - first);
    std::cout << GetParam().name << ": " << size << " bytes in " << clocks << " clocks, "
              << static_cast<double>(size) / clocks << " bytes/clock\n";
    EXPECT_GE(clocks, static_cast<double>(bound) * 0.95) << size;
    EXPECT_LE(clocks, static_cast<double>(bound) * 1.02) << size;
  }
}

TEST_P(Core, LongMessageRunsAtTheFullRate) {
  const Trace trace = bench_.run(jobs(1, 65536));
  const std::uint64_t clocks = trace.results.at(0) - trace.headers.at(0);
  EXPECT_LE(clocks, 65536 / 16 / GetParam().lanes + 200);
}

INSTANTIATE_TEST_SUITE_P(Cores, Core, ::testing::ValuesIn(core_configs()), ::testing::PrintToStringParamName());

}  // namespace
}  // namespace tandem::poly1305::tb
