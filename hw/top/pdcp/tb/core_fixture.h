// The PDCP core in the tests: tasks of all its functions, and the results of the software references.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <memory>
#include <vector>

#include "engine/software/heap.h"
#include "generated/algorithms/adapters.h"
#include "hw/tb/core/core_bench.h"
#include "hw/top/pdcp/tb/core_configs.h"
#include "testing/bytes.h"

namespace tandem::pdcp::tb {

using core_bench::CoreBench;
using core_bench::Job;
using core_bench::Order;
using core_bench::Trace;
using ::tandem::testing::Random;

inline constexpr std::size_t kContexts = 64;

class Core : public ::testing::TestWithParam<CoreConfig> {
 protected:
  static constexpr std::uint64_t kSeed = 38323;

  Core() : core_(GetParam().make()), bench_(*core_, kSeed, Order::any, 20000), random_(kSeed) {
    bench_.reset();
    for (const OperationFacts& facts : facts::kOperations) {
      const bool is_long = facts.key_bytes == 32;
      const std::uint64_t set = is_long ? kSets256 : kSets128;
      if (first_of(facts) != nullptr && (GetParam().sets == kSetsBoth || GetParam().sets == set)) {
        functions_.push_back(&facts);
      }
    }
  }

  /// Returns the first code of an operation; nullptr if the core never has it.
  static const std::uint8_t* first_of(const OperationFacts& facts) {
    const auto found = std::ranges::find(facts.within, Algorithm::pdcp, &ComposedCore::core);
    return found == facts.within.end() ? nullptr : &found->first;
  }

  /// Returns a task with a random key and message, and the software reference's result.
  Job job(const OperationFacts& facts, std::uint64_t bits, std::uint8_t ctx) {
    bits = std::max<std::uint64_t>(bits / facts.unit_bits * facts.unit_bits, facts.min_len_bits);
    const bool opens = facts.aad && random_.below(2) != 0;
    Job job;
    job.header.ctx = ctx;
    job.header.op =
        static_cast<std::uint8_t>(*first_of(facts) + (opens ? facts.codes[0].decrypt : facts.codes[0].encrypt));
    job.header.has_data = bits != 0;
    job.header.len_bits = static_cast<std::uint32_t>(bits);
    job.message = tandem::testing::random_bytes(random_, (bits + 7) / 8);
    if (bits % 8 != 0) job.message.back() &= static_cast<std::uint8_t>(0xff00 >> bits % 8);
    if (facts.aad) job.aad = tandem::testing::random_bytes(random_, random_.below(40));
    job.header.aad_bytes = static_cast<std::uint32_t>(job.aad.size());

    Task task;
    task.algorithm = facts.algorithm;
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
    const software::Adapter& adapter = software::adapter(facts.algorithm);
    const std::unique_ptr<Engine> reference = software::make(adapter, facts.algorithm, adapter.count() - 1);
    Task* one = &task;
    EXPECT_EQ(reference->submit({&one, 1}), 1U);
    EXPECT_EQ(reference->wait(1'000'000'000), Status::ok);
    EXPECT_EQ(reference->poll({&one, 1}), 1U);
    EXPECT_EQ(task.completion.status, Status::ok);
    if (opens) std::swap(job.message, job.expected);
    return job;
  }

  const OperationFacts& any() { return *functions_[random_.below(functions_.size())]; }

  /// Tasks of up to so many bits. Those under way have contexts of their own, as the shell gives them.
  std::vector<Job> mixture(std::size_t count, std::uint64_t most_bits) {
    std::vector<Job> jobs;
    for (std::size_t i = 0; i < count; ++i) {
      jobs.push_back(job(any(), random_.below(most_bits + 1), static_cast<std::uint8_t>(i % kContexts)));
    }
    return jobs;
  }

  std::unique_ptr<core_bench::CoreModel> core_;
  CoreBench bench_;
  Random random_;
  std::vector<const OperationFacts*> functions_;
};

}  // namespace tandem::pdcp::tb
