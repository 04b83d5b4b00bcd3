// The PDCP core: tasks of all its functions at once, against the software references.
#include <cstdlib>

#include "hw/top/pdcp/tb/core_fixture.h"

namespace tandem::pdcp::tb {
namespace {

/// Random tasks of each core; TANDEM_CORE_TASKS asks for another number.
std::size_t random_tasks() {
  const char* const wanted = std::getenv("TANDEM_CORE_TASKS");
  return wanted != nullptr ? std::strtoul(wanted, nullptr, 10) : 2000;
}

// Every length to 2,100 bits, and of functions by bytes to 300 bytes.
TEST_P(Core, EveryFunctionAlone) {
  for (const OperationFacts* function : functions_) {
    std::vector<Job> jobs;
    for (std::uint64_t bits = 0; bits <= 2100; bits += function->unit_bits) {
      jobs.push_back(job(*function, bits, static_cast<std::uint8_t>(jobs.size() % kContexts)));
    }
    for (std::uint64_t bytes = jobs.size(); function->unit_bits == 8 && bytes <= 300; ++bytes) {
      jobs.push_back(job(*function, 8 * bytes, static_cast<std::uint8_t>(bytes % kContexts)));
    }
    jobs.push_back(job(*function, std::uint64_t{8} * 9000, static_cast<std::uint8_t>(jobs.size() % kContexts)));
    bench_.run(jobs);
  }
}

TEST_P(Core, AllFunctionsTogether) {
  bench_.run(mixture(600, 8 * 1500));
  bench_.run(mixture(200, 8 * 9000));
}

TEST_P(Core, RandomTasksUnderPauses) {
  constexpr std::size_t kAtATime = 500;
  for (std::size_t left = random_tasks(); left > 0 && !HasFailure(); left -= std::min(left, kAtATime)) {
    const auto chance = static_cast<int>(random_.below(100));
    bench_.run(mixture(std::min(left, kAtATime), 8 << random_.below(11)),
               {.task = chance, .data_in = chance, .data_out = chance, .result = chance, .longest = 60});
  }
}

TEST_P(Core, UnderPauses) {
  for (const int chance : {20, 120}) {
    bench_.run(mixture(400, 8 * 200),
               {.task = chance, .data_in = chance, .data_out = chance, .result = chance, .longest = 300});
  }
  bench_.run(mixture(40, 8 * 6000), {.data_out = 200, .longest = 40});
}

// A short task passes a long one of another core that came before it.
TEST_P(Core, AShortTaskPassesALongOne) {
  const OperationFacts& slow = *functions_.front();
  const OperationFacts& quick = *functions_.back();
  const Trace alone = bench_.run({{job(quick, 256, 1)}});
  const std::vector<Job> jobs = {job(slow, 8 * 1900, 0), job(quick, 256, 1)};
  const Trace both = bench_.run(jobs);
  ASSERT_EQ(both.results.size(), 2U);
  // The first result is that of the second task, soon after its data, which come behind those of the first.
  EXPECT_LT(both.results[0], both.results[1]);
  EXPECT_LT(both.results[0], alone.results[0] + 8 * 1900 / 128 + 40);
}

TEST_P(Core, WhatNoCoreHasIsRefused) {
  for (const std::uint8_t op : {18, 19, 255}) {
    Job bad = job(*functions_.front(), 800, 5);
    bad.header.op = op;
    bad.expected.assign(bad.message.size(), 0);
    bad.tag = {};
    bad.status = Status::unsupported;
    bench_.run({{job(any(), 999, 1), bad, job(any(), 77, 2)}});
  }
}

// Aad is taken and refused, too, if the core of the operation has no port for it.
TEST_P(Core, AadOfAnOperationWithoutIsTakenAndRefused) {
  for (const OperationFacts* function : functions_) {
    if (function->aad) continue;
    Job bad = job(*function, 800, 5);
    bad.aad = tandem::testing::random_bytes(random_, 20);
    bad.header.aad_bytes = 20;
    bad.tag = {};
    bad.status = Status::unsupported;
    std::ranges::fill(bad.expected, std::uint8_t{0});
    bench_.run({{job(any(), 999, 1), bad, job(any(), 77, 2)}});
  }
}

TEST_P(Core, ResetInTheMiddleLeavesNothing) {
  for (int i = 0; i < 10; ++i) {
    bench_.run_for(mixture(20, 8 * 600), 100 + random_.below(700), i % 2 == 0, i % 3 == 0);
    bench_.reset();
    bench_.run(mixture(8, 8 * 100));
  }
}

INSTANTIATE_TEST_SUITE_P(Cores, Core, ::testing::ValuesIn(core_configs()), ::testing::PrintToStringParamName());

}  // namespace
}  // namespace tandem::pdcp::tb
