// EEA2 and EIA2 in every architecture against TS 33.401 and the software reference: every length in bits, pauses on
// every channel, tasks that cannot run, reset, and that messages which take turns keep the core busy.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <numeric>
#include <vector>

#include "algorithms/aes/sw/aes.h"
#include "algorithms/aes/tb/functions_configs.h"
#include "algorithms/aes/vectors/ts33401.h"
#include "hw/tb/core/core_bench.h"
#include "testing/bytes.h"

namespace tandem::aes::tb {
namespace {

using core_bench::CoreBench;
using core_bench::CoreModel;
using core_bench::Job;
using core_bench::Trace;
using ::tandem::testing::Bytes;
using ::tandem::testing::from_hex;
using ::tandem::testing::Random;

constexpr std::uint8_t kOpEea2 = 0;
constexpr std::uint8_t kOpEia2 = 1;

/// Parameters of a PDU.
struct Parameters {
  Bytes key;
  std::uint32_t count;
  std::uint8_t bearer;
  std::uint8_t direction;
};

class FunctionsCore : public ::testing::TestWithParam<FunctionsConfig> {
 protected:
  static constexpr std::uint64_t kSeed = 33401;

  FunctionsCore() : core_(GetParam().make()), bench_(*core_, kSeed), random_(kSeed) { bench_.reset(); }

  Bytes bytes(std::size_t count) {
    Bytes result(count);
    random_.fill(result);
    return result;
  }
  Parameters parameters() {
    Bytes key = bytes(16);
    if (GetParam().has_constant_key()) std::iota(key.begin(), key.end(), std::uint8_t{0});
    return {key, static_cast<std::uint32_t>(random_.next()), static_cast<std::uint8_t>(random_.below(32)),
            static_cast<std::uint8_t>(random_.below(2))};
  }

  /// A task without its answer.
  Job task(std::uint8_t op, const Parameters& parameters, const Bytes& message, std::uint64_t len_bits) {
    Job job;
    job.header.ctx = static_cast<std::uint8_t>(random_.below(16));
    job.header.op = op;
    job.header.has_data = true;
    random_.fill(job.header.key);  // behind a short key there may be anything
    std::copy(parameters.key.begin(), parameters.key.end(), job.header.key.begin());
    for (std::size_t i = 0; i < 4; ++i) {
      job.header.iv[i] = static_cast<std::uint8_t>(parameters.count >> (24 - 8 * i));
    }
    job.header.iv[4] = static_cast<std::uint8_t>(parameters.bearer << 3 | parameters.direction << 2);
    job.header.len_bits = static_cast<std::uint32_t>(len_bits);
    job.message = message;
    return job;
  }

  /// The bits past the length in the last byte come out as they are XORed; the shell clears them.
  Job job(std::uint8_t op, const Parameters& parameters, const Bytes& message, std::uint64_t len_bits) {
    Job job = task(op, parameters, message, len_bits);
    Pdu pdu{.key = parameters.key.data(),
            .count = parameters.count,
            .bearer = parameters.bearer,
            .direction = parameters.direction,
            .source = job.message.data(),
            .len_bits = len_bits};
    Pdu* const one = &pdu;
    if (op == kOpEea2) {
      job.expected.resize(message.size());
      pdu.destination = job.expected.data();
      pdu.len_bits = 8 * message.size();
      kVariants.find("reference")->eea({&one, 1});
    } else {
      kVariants.find("reference")->eia({&one, 1});
      for (std::size_t i = 0; i < 4; ++i) job.tag[i] = static_cast<std::uint8_t>(pdu.mac >> (24 - 8 * i));
    }
    return job;
  }
  Job random_job(std::uint8_t op, std::uint64_t len_bits) {
    const Bytes message = bytes((len_bits + 7) / 8);
    return job(op, parameters(), message, len_bits);
  }
  std::uint8_t any_op() { return random_.below(2) == 0 ? kOpEea2 : kOpEia2; }

  std::unique_ptr<CoreModel> core_;
  CoreBench bench_;
  Random random_;
};

TEST_P(FunctionsCore, Ts33401) {
  if (GetParam().has_constant_key()) GTEST_SKIP() << "the key is constant";
  std::vector<Job> jobs;
  for (const vectors::EeaVector& vector : vectors::kEea2) {
    const Parameters parameters{from_hex(vector.key), vector.count, vector.bearer, vector.direction};
    jobs.push_back(job(kOpEea2, parameters, from_hex(vector.plaintext), vector.len_bits));
    // Published texts end with their last bit; the core also gives what the rest of the byte XORs to.
    Bytes& expected = jobs.back().expected;
    const auto past_end = static_cast<std::uint8_t>(vector.len_bits % 8 == 0 ? 0 : 0xffU >> vector.len_bits % 8);
    const auto rest = static_cast<std::uint8_t>(expected.back() & past_end);
    expected = from_hex(vector.ciphertext);
    expected.back() = static_cast<std::uint8_t>((expected.back() & ~past_end) | rest);
  }
  for (const vectors::EiaVector& vector : vectors::kEia2) {
    const Parameters parameters{from_hex(vector.key), vector.count, vector.bearer, vector.direction};
    jobs.push_back(job(kOpEia2, parameters, from_hex(vector.message), vector.len_bits));
    for (std::size_t i = 0; i < 4; ++i) jobs.back().tag[i] = static_cast<std::uint8_t>(vector.mac >> (24 - 8 * i));
  }
  bench_.run(jobs);
}

TEST_P(FunctionsCore, EveryLengthInBits) {
  std::vector<Job> jobs;
  for (std::uint64_t bits = 1; bits <= 2'000; ++bits) {
    jobs.push_back(random_job(kOpEea2, bits));
    jobs.push_back(random_job(kOpEia2, bits));
  }
  bench_.run(jobs);
}

TEST_P(FunctionsCore, RandomTasksUnderPauses) {
  for (const int chance : {0, 20, 120}) {
    std::vector<Job> jobs;
    for (std::uint64_t i = 0; i < 400; ++i) {
      const std::uint64_t most = random_.below(8) == 0 ? 8000 : 500;
      jobs.push_back(random_job(any_op(), 1 + random_.below(most)));
    }
    bench_.run(jobs, {.task = chance, .data_in = chance, .data_out = chance, .result = chance, .longest = 300});
  }
}

// Longer than what may wait of a message, between others.
TEST_P(FunctionsCore, MessagesLongerThanTheirQueue) {
  const std::uint64_t queue_bits = 128 * GetParam().mac_blocks;
  std::vector<Job> jobs;
  for (const std::uint64_t bits : {std::uint64_t{100}, queue_bits, queue_bits - 64, 3 * queue_bits + 9,
                                   std::uint64_t{40}, queue_bits + 64, std::uint64_t{128}}) {
    jobs.push_back(random_job(kOpEea2, bits));
    jobs.push_back(random_job(kOpEia2, bits));
  }
  bench_.run(jobs, {.data_in = 4, .data_out = 4});
}

TEST_P(FunctionsCore, RefusesWhatItCannotRunAndTakesItsMessageAllTheSame) {
  std::vector<Job> jobs;
  const auto refuse = [&](std::uint8_t op, Status status, auto change) {
    Job job = task(op, parameters(), bytes(50), 400);
    if (op != kOpEia2) job.expected.assign(50, 0);
    job.status = status;
    change(job);
    jobs.push_back(random_job(any_op(), 300));
    jobs.push_back(job);
  };
  refuse(2, Status::unsupported, [](Job&) {});
  refuse(kOpEea2, Status::bad_iv, [](Job& job) { job.header.iv[4] |= 1; });
  refuse(kOpEia2, Status::bad_iv, [](Job& job) { job.header.iv[15] = 1; });
  refuse(kOpEea2, Status::bad_iv, [](Job& job) { job.header.iv[5] = 0x80; });
  const auto without_message = [](Job& job) {
    job.header.has_data = false;
    job.message.clear();
    job.expected.clear();
  };
  refuse(kOpEea2, Status::unsupported, without_message);
  refuse(kOpEia2, Status::unsupported, without_message);
  refuse(kOpEia2, Status::bad_length, [&](Job& job) {
    without_message(job);
    job.header.len_bits = 0;
  });
  if (GetParam().has_constant_key()) {
    refuse(kOpEea2, Status::unsupported, [](Job& job) { job.header.key[3] ^= 1; });
    refuse(kOpEia2, Status::unsupported, [](Job& job) { job.header.key[15] ^= 0x80; });
  }
  jobs.push_back(random_job(any_op(), 300));
  bench_.run(jobs);
  bench_.run(jobs, {.task = 60, .data_in = 60, .data_out = 60, .result = 60});
}

TEST_P(FunctionsCore, ResetInTheMiddleLeavesNothing) {
  for (int i = 0; i < 20; ++i) {
    std::vector<Job> jobs;
    for (int k = 0; k < 12; ++k) jobs.push_back(random_job(any_op(), 1 + random_.below(900)));
    bench_.run_for(jobs, random_.below(600), true, true);
    bench_.reset();
    bench_.run({{random_job(kOpEea2, 333), random_job(kOpEia2, 333)}});
  }
}

// A long message of EEA2, and messages of EIA2 that take turns, take the core's clocks per block and hardly more; a
// message of EIA2 alone waits for each block.
TEST_P(FunctionsCore, TurnsKeepTheCoreBusy) {
  const FunctionsConfig& config = GetParam();
  if (config.is_from_c()) GTEST_SKIP() << "begins a task when the one before has ended";
  if (config.slots < 16) GTEST_SKIP() << "not enough slots";
  constexpr std::uint64_t kBlocks = 20;
  const auto clocks_of = [&](std::uint8_t op, std::uint64_t tasks) {
    std::vector<Job> jobs;
    for (std::uint64_t i = 0; i < tasks; ++i) jobs.push_back(random_job(op, 128 * kBlocks));
    const Trace trace = bench_.run(jobs);
    return trace.results.back() - trace.headers.front();
  };
  constexpr std::uint64_t kTasks = 64;
  EXPECT_LE(clocks_of(kOpEea2, kTasks), config.block_clocks() * kTasks * kBlocks + 50);
  // Two blocks more each: for the subkey, and with the parameters. The last tasks have not enough others beside them.
  EXPECT_LE(clocks_of(kOpEia2, kTasks), config.block_clocks() * kTasks * (kBlocks + 2) + 450);
  EXPECT_GE(clocks_of(kOpEia2, 1), 16 * (kBlocks + 2));
}

// A message alone, of EEA2 and of EIA2.
TEST_P(FunctionsCore, RateAndLatency) {
  const FunctionsConfig& config = GetParam();
  if (!config.is_from_c()) GTEST_SKIP() << "has several tasks on their way: TurnsKeepTheCoreBusy";
  constexpr std::uint64_t kBlocks = 100;
  const Trace trace = bench_.run({{random_job(kOpEea2, 128 * kBlocks)}});
  const std::uint64_t clocks = trace.beats.back() - trace.beats.front();
  const std::uint64_t latency = trace.beats.front() - trace.headers.front();
  RecordProperty("clocks_per_block", std::to_string(static_cast<double>(clocks) / static_cast<double>(kBlocks - 1)));
  RecordProperty("latency_clocks", std::to_string(latency));
  EXPECT_EQ(clocks, (kBlocks - 1) * config.block_clocks());
  EXPECT_EQ(latency, config.from_c().first_word);
  const auto mac_clocks = [&](std::uint64_t blocks) {
    const Trace mac = bench_.run({{random_job(kOpEia2, 128 * blocks)}});
    return mac.results.back() - mac.headers.front();
  };
  EXPECT_EQ(mac_clocks(2 * kBlocks) - mac_clocks(kBlocks), kBlocks * config.from_c().mac_block);
}

INSTANTIATE_TEST_SUITE_P(Cores, FunctionsCore, ::testing::ValuesIn(functions_configs()),
                         ::testing::PrintToStringParamName());

}  // namespace
}  // namespace tandem::aes::tb
