// The PDCP core: tasks of all its functions at once, against the software references.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <memory>
#include <vector>

#include "Vtnd_pdcp_core_1.h"
#include "Vtnd_pdcp_core_2.h"
#include "Vtnd_pdcp_core_3.h"
#include "engine/software/heap.h"
#include "generated/algorithms/adapters.h"
#include "hw/tb/core/core_bench.h"
#include "hw/tb/core/maker.h"
#include "testing/bytes.h"

namespace tandem::pdcp::tb {
namespace {

using core_bench::CoreBench;
using core_bench::Job;
using core_bench::Order;
using core_bench::Trace;
using ::tandem::testing::Bytes;
using ::tandem::testing::Random;

/// A function, and the first operation of its core (tnd_pdcp_pkg).
struct Function {
  Algorithm algorithm;
  std::uint8_t first;
};
constexpr Function kOf128[] = {{Algorithm::eea1, 0}, {Algorithm::eia1, 0}, {Algorithm::eea2, 2},
                               {Algorithm::eia2, 2}, {Algorithm::eea3, 4}, {Algorithm::eia3, 4}};
constexpr Function kOf256[] = {{Algorithm::nea4, 10}, {Algorithm::nia4, 10}, {Algorithm::nca4, 10},
                               {Algorithm::nea5, 14}, {Algorithm::nia5, 14}, {Algorithm::nca5, 14},
                               {Algorithm::nea6, 4},  {Algorithm::nia6, 4},  {Algorithm::nca6, 4}};
constexpr std::size_t kContexts = 64;

struct Config : core_bench::CoreMaker {
  std::string_view name;
  std::vector<Function> functions;
};

std::vector<Function> all() {
  std::vector<Function> both(std::begin(kOf128), std::end(kOf128));
  both.insert(both.end(), std::begin(kOf256), std::end(kOf256));
  return both;
}

const Config kConfigs[] = {
    {core_bench::CoreMaker::of<Vtnd_pdcp_core_1>(), "set128", {std::begin(kOf128), std::end(kOf128)}},
    {core_bench::CoreMaker::of<Vtnd_pdcp_core_2>(), "set256", {std::begin(kOf256), std::end(kOf256)}},
    {core_bench::CoreMaker::of<Vtnd_pdcp_core_3>(), "both", all()},
};

class PdcpCore : public ::testing::TestWithParam<Config> {
 protected:
  static constexpr std::uint64_t kSeed = 38323;

  PdcpCore() : core_(GetParam().make()), bench_(*core_, kSeed, Order::any, 20000), random_(kSeed) { bench_.reset(); }

  /// A task with a random key and message, and what the software reference makes of it.
  Job job(const Function& function, std::uint64_t bits, std::uint8_t ctx) {
    const OperationFacts& facts = facts::operation(function.algorithm);
    bits = std::max<std::uint64_t>(bits / facts.unit_bits * facts.unit_bits, facts.min_len_bits);
    Job job;
    job.header.ctx = ctx;
    job.header.op = static_cast<std::uint8_t>(function.first + facts.codes[0].encrypt);
    job.header.has_data = bits != 0;
    job.header.len_bits = static_cast<std::uint32_t>(bits);
    job.message = tandem::testing::random_bytes(random_, (bits + 7) / 8);
    if (bits % 8 != 0) job.message.back() &= static_cast<std::uint8_t>(0xff00 >> bits % 8);
    if (facts.aad) job.aad = tandem::testing::random_bytes(random_, random_.below(40));
    job.header.aad_bytes = static_cast<std::uint32_t>(job.aad.size());

    Task task;
    task.algorithm = function.algorithm;
    task.key_bytes = facts.key_bytes;
    random_.fill(std::span(task.key).first(facts.key_bytes));
    random_.fill(task.iv);
    for (std::size_t i = 0; i < task.iv.size(); ++i) task.iv[i] &= facts.iv_mask[i];
    job.header.key = task.key;
    job.header.iv = task.iv;
    if (facts.writes_destination()) job.expected.resize(job.message.size());
    task.source = job.message.data();
    task.destination = facts.writes_destination() ? job.expected.data() : nullptr;
    // A core gives keystream in the bits behind a message, which the shell clears.
    task.len_bits = facts.writes_destination() ? 8 * job.message.size() : bits;
    task.aad = job.aad;
    task.tag = std::span(job.tag).first(facts.tag_bytes);
    const software::Adapter& adapter = software::adapter(function.algorithm);
    const std::unique_ptr<Engine> reference = software::make(adapter, function.algorithm, adapter.count() - 1);
    Task* one = &task;
    EXPECT_EQ(reference->submit({&one, 1}), 1U);
    EXPECT_EQ(reference->wait(1'000'000'000), Status::ok);
    EXPECT_EQ(reference->poll({&one, 1}), 1U);
    EXPECT_EQ(task.completion.status, Status::ok);
    return job;
  }

  const Function& any() {
    const std::vector<Function>& functions = GetParam().functions;
    return functions[random_.below(functions.size())];
  }

  /// Tasks under way have contexts of their own, as the shell gives them. All have a message: one without passes all
  /// others, which the bench takes for a result before its data.
  std::vector<Job> mixture(std::size_t count, std::uint64_t most_bits) {
    std::vector<Job> jobs;
    for (std::size_t i = 0; i < count; ++i) {
      jobs.push_back(job(any(), 8 + random_.below(most_bits), static_cast<std::uint8_t>(i % kContexts)));
    }
    return jobs;
  }

  std::unique_ptr<core_bench::CoreModel> core_;
  CoreBench bench_;
  Random random_;
};

TEST_P(PdcpCore, EveryFunctionAlone) {
  for (const Function& function : GetParam().functions) {
    std::vector<Job> jobs;
    for (std::uint64_t bits = 0; bits < 300; ++bits) {
      jobs.push_back(job(function, bits, static_cast<std::uint8_t>(bits % kContexts)));
    }
    jobs.push_back(job(function, 8 * 9000, 0));
    bench_.run(jobs);
  }
}

TEST_P(PdcpCore, AllFunctionsTogether) {
  bench_.run(mixture(600, 8 * 1500));
  bench_.run(mixture(200, 8 * 9000));
}

TEST_P(PdcpCore, UnderPauses) {
  for (const int chance : {20, 120}) {
    bench_.run(mixture(400, 8 * 200),
               {.task = chance, .data_in = chance, .data_out = chance, .result = chance, .longest = 300});
  }
  bench_.run(mixture(40, 8 * 6000), {.data_out = 200, .longest = 40});
}

// A short task passes a long one of another core that came before it.
TEST_P(PdcpCore, AShortTaskPassesALongOne) {
  const std::vector<Function>& functions = GetParam().functions;
  const Trace alone = bench_.run({{job(functions.back(), 256, 1)}});
  const std::vector<Job> jobs = {job(functions.front(), 8 * 1900, 0), job(functions.back(), 256, 1)};
  const Trace both = bench_.run(jobs);
  ASSERT_EQ(both.results.size(), 2U);
  // The first result is that of the second task, soon after its data, which come behind those of the first.
  EXPECT_LT(both.results[0], both.results[1]);
  EXPECT_LT(both.results[0], alone.results[0] + 8 * 1900 / 128 + 40);
}

TEST_P(PdcpCore, WhatNoCoreHasIsRefused) {
  for (const std::uint8_t op : {18, 19, 255}) {
    Job bad = job(GetParam().functions.front(), 800, 5);
    bad.header.op = op;
    bad.expected.assign(bad.message.size(), 0);
    bad.tag = {};
    bad.status = Status::unsupported;
    bench_.run({{job(any(), 999, 1), bad, job(any(), 77, 2)}});
  }
}

// Where the core of the operation has no port for it, too.
TEST_P(PdcpCore, AadOfAnOperationWithoutIsTakenAndRefused) {
  for (const Function& function : GetParam().functions) {
    if (facts::operation(function.algorithm).aad) continue;
    Job bad = job(function, 800, 5);
    bad.aad = tandem::testing::random_bytes(random_, 20);
    bad.header.aad_bytes = 20;
    bad.tag = {};
    bad.status = Status::unsupported;
    std::ranges::fill(bad.expected, std::uint8_t{0});
    bench_.run({{job(any(), 999, 1), bad, job(any(), 77, 2)}});
  }
}

TEST_P(PdcpCore, ResetInTheMiddleLeavesNothing) {
  for (int i = 0; i < 10; ++i) {
    bench_.run_for(mixture(20, 8 * 600), 100 + random_.below(700), i % 2 == 0, i % 3 == 0);
    bench_.reset();
    bench_.run(mixture(8, 8 * 100));
  }
}

INSTANTIATE_TEST_SUITE_P(Sets, PdcpCore, ::testing::ValuesIn(kConfigs),
                         [](const auto& config) { return std::string(config.param.name); });

}  // namespace
}  // namespace tandem::pdcp::tb
