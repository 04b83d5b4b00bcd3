// The core against NIST's examples and the software, under pauses.
#include "algorithms/sha3/tb/core_fixture.h"
#include "algorithms/sha3/vectors/nist_examples.h"

namespace tandem::sha3::tb {
namespace {

// A sanitizer makes the bench take several times as long as the core, so fewer tasks run.
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
constexpr std::size_t kRandomTasks = 2'000;
#else
constexpr std::size_t kRandomTasks = 10'000;
#endif

/// Random tasks per core: those, or what the explorer asks for.
std::size_t random_tasks() {
  const char* const asked = std::getenv("TANDEM_CORE_BLOCKS");
  return asked != nullptr ? std::stoul(asked) : kRandomTasks;
}

TEST_P(Core, NistExamples) {
  std::vector<Job> jobs;
  for (const vectors::Vector& vector : vectors::kNistExamples) {
    const auto op = static_cast<std::size_t>(&function_named(vector.function) - kFunctions);
    const Bytes digest = from_hex(vector.digest);
    jobs.push_back(job(op, Bytes(vector.bytes, 0xa3), digest.size()));
    jobs.back().expected = digest;
  }
  bench_.run(jobs);
}

// Every place in a block where a message can end.
TEST_P(Core, EveryShortLength) {
  for (std::size_t op = 0; op < std::size(kFunctions); ++op) {
    std::vector<Job> jobs;
    for (std::size_t count = 0; count <= 2 * kFunctions[op].rate_bytes + 9; ++count)
      jobs.push_back(job(op, bytes(count)));
    bench_.run(jobs);
  }
}

TEST_P(Core, DigestsOfAnyLength) {
  for (const std::size_t op : {4U, 5U}) {
    std::vector<Job> jobs;
    for (std::size_t digest = 1; digest <= 360; ++digest) jobs.push_back(job(op, bytes(digest % 20), digest));
    jobs.push_back(job(op, bytes(5), 5000));
    bench_.run(jobs);
  }
}

TEST_P(Core, TasksUnderPauses) {
  constexpr int kChances[] = {0, 0, 20, 100, 200};
  constexpr std::size_t kBatch = 100;
  for (std::size_t done = 0; done < random_tasks() && !HasFailure(); done += kBatch) {
    SCOPED_TRACE("after task " + std::to_string(done));
    std::vector<Job> jobs;
    for (std::size_t i = 0; i < kBatch; ++i) jobs.push_back(random_job(done / kBatch % 8 == 3 ? 2'500 : 300));
    const auto chance = [&] { return kChances[random_.below(std::size(kChances))]; };
    bench_.run(jobs, Pauses{chance(), chance(), chance(), chance(), random_.below(2) != 0 ? 4 : 400});
  }
}

// Messages that fill their place, beside short ones and those that go alone.
TEST_P(Core, LongBesideShort) {
  for (int batch = 0; batch < 10 && !HasFailure(); ++batch) {
    std::vector<Job> jobs;
    for (int i = 0; i < 12; ++i) {
      jobs.push_back(i % 4 == 0 ? job(random_.below(6) % 4, bytes(random_.below(20'000))) : random_job(200));
      if (i % 5 == 1) jobs.push_back(job(4 + random_.below(2), bytes(random_.below(400)), 1 + random_.below(1000)));
    }
    bench_.run(jobs, batch % 2 == 0 ? Pauses{} : Pauses{10, 100, 100, 10, 100});
  }
}

TEST_P(Core, RefusesWhatItCannotRun) {
  std::vector<Job> jobs;
  for (std::size_t i = 0; i < 70; ++i) {
    const std::size_t op = i % 4;
    Job refused = job(op, bytes(100 + i));
    refused.status = i % 7 < 3 ? Status::bad_length : i % 7 == 3 ? Status::bad_iv : Status::unsupported;
    if (i % 7 == 0) refused.header.len_bits -= 1 + static_cast<std::uint32_t>(random_.below(7));
    if (i % 7 == 1) set_digest_bytes(refused, 1 + i), refused.expected.resize(1 + i);
    if (i % 7 == 2) set_digest_bytes(refused, 0), refused.expected.clear();
    if (i % 7 == 3) refused.header.iv[4 + i % 12] = 1;
    if (i % 7 >= 4) refused.header.op = static_cast<std::uint8_t>(6 + random_.below(250));
    if (i % 7 == 5) refused.header.op = static_cast<std::uint8_t>(op);
    if (i % 7 == 5) refused.header.has_data = false, refused.message.clear();
    std::fill(refused.expected.begin(), refused.expected.end(), 0);
    jobs.push_back(refused);
    jobs.push_back(random_job(200));
  }
  bench_.run(jobs, Pauses{10, 10, 10, 10, 40});
}

TEST_P(Core, ResetDropsEverything) {
  for (const std::uint64_t clocks : {1, 5, 23, 30, 60, 100, 333}) {
    SCOPED_TRACE(clocks);
    std::vector<Job> jobs;
    for (int i = 0; i < 60; ++i) jobs.push_back(random_job(600));
    bench_.run_for(jobs, clocks, clocks % 3 != 0, clocks % 2 == 0);
    bench_.reset();
    jobs.resize(5);
    bench_.run(jobs);
  }
}

INSTANTIATE_TEST_SUITE_P(Cores, Core, ::testing::ValuesIn(core_configs()), ::testing::PrintToStringParamName());

}  // namespace
}  // namespace tandem::sha3::tb
