// Tasks for the core and what must come of them, by the software reference.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <vector>

#include "algorithms/snow5g/sw/snow5g.h"
#include "algorithms/snow5g/tb/core_configs.h"
#include "hw/tb/core/core_bench.h"
#include "testing/bytes.h"

namespace tandem::snow5g::tb {

using core_bench::CoreBench;
using core_bench::CoreModel;
using core_bench::Job;
using core_bench::Pauses;
using core_bench::Trace;
using ::tandem::testing::Bytes;
using ::tandem::testing::Random;

inline constexpr std::uint8_t kOpNea4 = 0;
inline constexpr std::uint8_t kOpNia4 = 1;
inline constexpr std::uint8_t kOpSealNca4 = 2;
inline constexpr std::uint8_t kOpOpenNca4 = 3;

/// What a task is made of; text: what is encrypted, what decryption must give, or what 256-NIA4 authenticates.
struct Input {
  Bytes key;
  Bytes iv;
  Bytes aad;
  Bytes text;
};

class Core : public ::testing::TestWithParam<CoreConfig> {
 protected:
  static constexpr std::uint64_t kSeed = 35240;

  Core() : core_(GetParam().make()), bench_(*core_, kSeed), random_(kSeed) { bench_.reset(); }

  Bytes bytes(std::size_t count) {
    Bytes result(count);
    random_.fill(result);
    return result;
  }

  Job job(std::uint8_t op, const Input& input) {
    Job job = task(op, input);
    Pdu pdu{.key = input.key.data(),
            .source = input.text.data(),
            .len_bits = 8 * input.text.size(),
            .iv = input.iv.data(),
            .aad = input.aad};
    const Variant& reference = *find("reference");
    Bytes tag(job.tag.size());
    if (op != kOpNia4) job.expected.resize(input.text.size());
    if (op != kOpNea4) pdu.tag = tag;
    pdu.destination = job.expected.data();
    Pdu* const one = &pdu;
    (op == kOpNea4 ? reference.nea : op == kOpNia4 ? reference.nia : reference.nca)({&one, 1});
    std::ranges::copy(tag, job.tag.begin());
    if (op == kOpOpenNca4) std::swap(job.message, job.expected);
    return job;
  }

  /// A task without its answer.
  Job task(std::uint8_t op, const Input& input) {
    Job job;
    job.header.ctx = static_cast<std::uint8_t>(random_.below(16));
    job.header.op = op;
    job.header.has_data = !input.text.empty();
    std::ranges::copy(input.key, job.header.key.begin());
    std::ranges::copy(input.iv, job.header.iv.begin());
    job.header.aad_bytes = static_cast<std::uint32_t>(input.aad.size());
    job.header.len_bits = static_cast<std::uint32_t>(8 * input.text.size());
    job.aad = input.aad;
    job.message = input.text;
    return job;
  }

  Input input(std::size_t text_bytes, std::size_t aad_bytes) {
    return {bytes(32), bytes(16), bytes(aad_bytes), bytes(text_bytes)};
  }
  /// Of so many bytes, with aad where the operation has it.
  Job random_job(std::uint8_t op, std::size_t text_bytes) {
    const bool combined = op == kOpSealNca4 || op == kOpOpenNca4;
    if (op == kOpNia4 && text_bytes == 0) text_bytes = 1;
    return job(op, input(text_bytes, combined ? random_.below(60) : 0));
  }
  std::uint8_t any_op() { return static_cast<std::uint8_t>(random_.below(4)); }

  std::unique_ptr<CoreModel> core_;
  CoreBench bench_;
  Random random_;
};

}  // namespace tandem::snow5g::tb
