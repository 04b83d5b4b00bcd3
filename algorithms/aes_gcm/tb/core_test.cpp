// The core against the software reference, over random tasks, pauses on every channel, borders.
#include <gtest/gtest.h>

#include <string>

#include "algorithms/aes_gcm/tb/core_fixture.h"

namespace tandem::aes_gcm::tb {
namespace {

constexpr std::uint64_t kManyRegisters = 100;  // of AES

// A sanitizer makes the bench take several times as long as the core, so fewer tasks run.
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
constexpr std::size_t kTasks = 1'280;
constexpr std::size_t kFewTasks = 320;
#else
constexpr std::size_t kTasks = 8'080;  // 10,000 with those of every length and of changing keys
constexpr std::size_t kFewTasks = 1'280;
#endif

class CoreRandom : public Core {
 protected:
  /// Random tasks that the core gets beside those of every length. One with so many registers is slow to simulate.
  static std::size_t random_tasks() {
    return GetParam().unroll * GetParam().partition * GetParam().lanes > kManyRegisters ? kFewTasks : kTasks;
  }

  // Lengths of 0, of a few blocks, of whole blocks or a byte more or less, and up to `most`.
  std::size_t length(std::size_t most) {
    const std::uint64_t kind = random_.below(8);
    if (kind == 0) return 0;
    if (kind < 3) return 1 + random_.below(80);
    if (kind < 5) return 16 * random_.below(most / 16);
    if (kind == 5) return 16 * (1 + random_.below(most / 16)) + random_.below(3) - 1;
    return random_.below(most + 1);
  }

  // The key of the task before; one time in `turns` each that of the one before it, and a new one.
  const Bytes& some_key(std::uint64_t turns = 4) {
    const std::uint64_t kind = random_.below(turns);
    if (keys_[0].empty() || kind == 0) {
      keys_[1] = keys_[0];
      keys_[0] = key();
    }
    if (kind == 1 && !keys_[1].empty()) std::swap(keys_[0], keys_[1]);
    return keys_[0];
  }

  // Two keys with one bit of difference.
  Bytes other_key(const Bytes& key) {
    Bytes other = key;
    other[random_.below(other.size())] ^= static_cast<std::uint8_t>(1 << random_.below(8));
    return other;
  }

  // A task that ends with `status`: zero bytes of output, tag 0.
  Job refused(Status status) {
    Job refused = job(some_key(), length(300), length(100));
    if (status == Status::bad_iv)
      refused.header.iv[random_.below(4)] = static_cast<std::uint8_t>(1 + random_.below(255));
    if (status == Status::bad_length) {
      refused = job(some_key(), 1 + length(300), length(100));
      refused.header.len_bits -= 1 + static_cast<std::uint32_t>(random_.below(7));
    }
    if (status == Status::unsupported && random_.below(2) != 0) {
      refused.header.op = static_cast<std::uint8_t>(refused.header.op + 2 + random_.below(252));
    } else if (status == Status::unsupported) {
      refused = job(some_key(), 1 + length(300), length(100));
      refused.header.has_data = false;
      refused.message.clear();
    }
    refused.status = status;
    std::fill(refused.expected.begin(), refused.expected.end(), 0);
    refused.tag.fill(0);
    return refused;
  }

  Bytes keys_[2];
};

// Short messages with short pauses; in one batch of ten long ones, with long pauses in some. Keys change often or
// rarely.
TEST_P(CoreRandom, TasksUnderPauses) {
  constexpr std::size_t kJobsPerBatch = 80;
  constexpr int kChances[] = {0, 0, 20, 100, 200};
  for (std::size_t done = 0; done < random_tasks() && !HasFailure(); done += kJobsPerBatch) {
    SCOPED_TRACE("after task " + std::to_string(done));
    const std::size_t batch = done / kJobsPerBatch;
    const bool is_long = batch % 10 == 3;
    const std::size_t most = is_long ? 2000 : 80;
    const std::uint64_t turns = random_.below(2) == 0 ? 4 : 24;
    std::vector<Job> jobs;
    for (std::size_t i = 0; i < kJobsPerBatch; ++i) {
      jobs.push_back(job(some_key(turns), length(most), random_.below(2) * length(most / 2)));
    }
    const auto chance = [&] { return batch == 0 ? 0 : kChances[random_.below(std::size(kChances))]; };
    bench_.run(jobs, Pauses{chance(), chance(), chance(), chance(), is_long && random_.below(2) != 0 ? 400 : 4});
  }
}

TEST_P(CoreRandom, EveryLengthOfMessageAndAad) {
  std::vector<Job> jobs;
  for (std::size_t count = 0; count <= 300; ++count) jobs.push_back(job(some_key(), count, random_.below(2) * 13));
  for (std::size_t count = 0; count <= 300; ++count) jobs.push_back(job(some_key(), 7 * random_.below(2), count));
  bench_.run(jobs);
}

// Tasks of every number of blocks from one key to the next, so that powers are made and added to in every order.
TEST_P(CoreRandom, KeysChangeBetweenAllNumbersOfBlocks) {
  std::vector<Job> jobs;
  for (std::size_t first = 0; first <= 20; ++first) {
    for (std::size_t second = 0; second <= 20; ++second) {
      const Bytes one = key();
      jobs.push_back(job(one, 16 * first, 0));
      jobs.push_back(job(one, 16 * second, 0));
      jobs.push_back(job(other_key(one), 0, 16 * first));
    }
  }
  bench_.run(jobs);
}

TEST_P(CoreRandom, LongTasks) {
  bench_.run(std::vector{job(key(), 16384, 16), job(key(), 16384 + 15, 0), job(key(), 100, 9000), job(key(), 0, 9000)},
             Pauses{0, 40, 40, 0, 40});
}

// The last 32 bits of the counter are a number, whatever the iv.
TEST_P(CoreRandom, CarriesOfTheCounter) {
  const std::vector jobs{job(kOpEncrypt, key(), Bytes(kIvBytes, 0xff), {}, bytes(16 * 258)),
                         job(kOpDecrypt, key(), Bytes(kIvBytes, 0xff), {}, bytes(16 * 258 - 1))};
  bench_.run(jobs);
}

TEST_P(CoreRandom, RefusesWhatItCannotRun) {
  std::vector<Job> jobs;
  for (int i = 0; i < 30; ++i) {
    for (const Status status : {Status::bad_iv, Status::bad_length, Status::unsupported}) {
      jobs.push_back(refused(status));
      jobs.push_back(job(some_key(), length(200), length(60)));
    }
  }
  bench_.run(jobs, Pauses{10, 10, 10, 10, 40});
}

// The tasks before and after the reset have the same key, so that nothing known of that key may be left.
TEST_P(CoreRandom, ResetDropsEverything) {
  const Bytes same = key();
  for (const std::uint64_t clocks : {1, 5, 24, 60, 90, 100, 200, 333}) {
    SCOPED_TRACE(clocks);
    std::vector<Job> jobs;
    for (int i = 0; i < 60; ++i) jobs.push_back(job(i % 8 == 7 ? key() : same, length(400), length(100)));
    bench_.run_for(jobs, clocks, clocks % 2 == 0, true);
    bench_.reset();
    jobs.resize(5);
    bench_.run(jobs);
  }
}

INSTANTIATE_TEST_SUITE_P(Cores, CoreRandom, ::testing::ValuesIn(core_configs()), ::testing::PrintToStringParamName());

}  // namespace
}  // namespace tandem::aes_gcm::tb
