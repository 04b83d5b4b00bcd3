// Shared by the tests of the core: tasks and the digests that `reference` makes of them.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <string>

#include "algorithms/sha3/sw/sha3.h"
#include "algorithms/sha3/tb/core_configs.h"
#include "hw/tb/core/core_bench.h"
#include "testing/bytes.h"

namespace tandem::sha3::tb {

using core_bench::Job;
using core_bench::Pauses;
using core_bench::Trace;
using ::tandem::testing::Bytes;
using ::tandem::testing::from_hex;

class Core : public ::testing::TestWithParam<CoreConfig> {
 protected:
  static constexpr std::uint64_t kSeed = 202;

  Core()
      : core_(GetParam().make()),
        bench_(*core_, kSeed, GetParam().messages == 1 ? core_bench::Order::of_tasks : core_bench::Order::any),
        random_(kSeed) {
    bench_.reset();
  }

  /// A task of function `op`.
  Job job(std::size_t op, const Bytes& message, std::size_t digest_bytes) {
    Job job;
    job.header.ctx = static_cast<std::uint8_t>(next_ctx_++ % 16);
    job.header.op = static_cast<std::uint8_t>(op);
    job.header.has_data = true;
    random_.fill(job.header.key);
    set_digest_bytes(job, digest_bytes);
    job.header.len_bits = static_cast<std::uint32_t>(8 * message.size());
    job.message = message;
    job.expected.resize(digest_bytes);
    const Function& function = kFunctions[op % std::size(kFunctions)];
    if (check(function, digest_bytes) == Status::ok) {
      tandem::sha3::Message task{message.data(), message.size(), job.expected, Status::would_block};
      kVariants.find("portable")->hash(function, {&task, 1});
    }
    return job;
  }

  /// Makes a task of a function with digests of its own length, or of SHAKE with digests of 32 bytes.
  Job job(std::size_t op, const Bytes& message) {
    return job(op, message, kFunctions[op].digest_bytes != 0 ? kFunctions[op].digest_bytes : 32);
  }

  Bytes bytes(std::size_t count) {
    Bytes result(count);
    random_.fill(result);
    return result;
  }

  /// Makes a task of any function, with lengths around the ends of blocks and others.
  Job random_job(std::size_t most_bytes) {
    const std::size_t op = random_.below(std::size(kFunctions));
    const Function& function = kFunctions[op];
    std::size_t count = random_.below(most_bytes + 1);
    if (random_.below(2) != 0) {
      count =
          std::max<std::size_t>(function.rate_bytes * (1 + random_.below(1 + most_bytes / function.rate_bytes)), 9) +
          random_.below(18) - 9;
    }
    const std::size_t digest = function.digest_bytes != 0 ? function.digest_bytes
                               : random_.below(4) != 0    ? 1 + random_.below(function.rate_bytes)
                                                          : 1 + random_.below(600);
    return job(op, bytes(count), digest);
  }

  static void set_digest_bytes(Job& job, std::size_t bytes) {
    for (int i = 0; i < 4; ++i) job.header.iv[i] = static_cast<std::uint8_t>(bytes >> 8 * i);
  }

  std::unique_ptr<core_bench::CoreModel> core_;
  core_bench::CoreBench bench_;
  ::tandem::testing::Random random_;
  std::size_t next_ctx_ = 0;
};

}  // namespace tandem::sha3::tb
