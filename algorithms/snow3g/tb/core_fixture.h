// Tasks for the core and what must come of them, by the software reference.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <vector>

#include "algorithms/snow3g/sw/snow3g.h"
#include "algorithms/snow3g/tb/core_configs.h"
#include "engine/lanes/run_one.h"
#include "hw/tb/core/core_bench.h"
#include "testing/bytes.h"

namespace tandem::snow3g::tb {

using core_bench::CoreBench;
using core_bench::CoreModel;
using core_bench::Job;
using core_bench::Pauses;
using core_bench::Trace;
using ::tandem::testing::Bytes;
using ::tandem::testing::Random;

inline constexpr std::uint8_t kOpEea1 = 0;
inline constexpr std::uint8_t kOpEia1 = 1;

/// Parameters of a PDU.
struct Parameters {
  Bytes key;
  std::uint32_t count;
  std::uint8_t bearer;
  std::uint8_t direction;
};

class Core : public ::testing::TestWithParam<CoreConfig> {
 protected:
  static constexpr std::uint64_t kSeed = 35216;

  Core() : core_(GetParam().make()), bench_(*core_, kSeed), random_(kSeed) { bench_.reset(); }

  Bytes bytes(std::size_t count) {
    Bytes result(count);
    random_.fill(result);
    return result;
  }
  Parameters parameters() {
    return {bytes(kKeyBytes), static_cast<std::uint32_t>(random_.next()), static_cast<std::uint8_t>(random_.below(32)),
            static_cast<std::uint8_t>(random_.below(2))};
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
    const Variant& reference = *kVariants.find("reference");
    if (op == kOpEea1) {
      job.expected.resize(message.size());
      pdu.destination = job.expected.data();
      pdu.len_bits = 8 * message.size();
      lanes::run_one(reference.eea, pdu);
    } else {
      lanes::run_one(reference.eia, pdu);
      set_mac(job, pdu.mac);
    }
    return job;
  }

  /// A task without its answer.
  Job task(std::uint8_t op, const Parameters& parameters, const Bytes& message, std::uint64_t len_bits) {
    Job job;
    job.header.ctx = any_ctx();
    job.header.op = op;
    job.header.has_data = true;
    random_.fill(job.header.key);  // behind the key there may be anything
    std::copy(parameters.key.begin(), parameters.key.end(), job.header.key.begin());
    for (std::size_t i = 0; i < 4; ++i) {
      job.header.iv[i] = static_cast<std::uint8_t>(parameters.count >> (24 - 8 * i));
    }
    job.header.iv[4] = static_cast<std::uint8_t>(parameters.bearer << 3 | parameters.direction << 2);
    job.header.len_bits = static_cast<std::uint32_t>(len_bits);
    job.message = message;
    return job;
  }

  static void set_mac(Job& job, std::uint32_t mac) {
    for (std::size_t i = 0; i < 4; ++i) job.tag[i] = static_cast<std::uint8_t>(mac >> (24 - 8 * i));
  }

  /// Makes a published text, which ends with its last bit, what the core gives: the rest of the byte as it XORs.
  static void expect_text(Job& job, Bytes text) {
    const auto past_end =
        static_cast<std::uint8_t>(job.header.len_bits % 8 == 0 ? 0 : 0xffU >> job.header.len_bits % 8);
    const auto rest = static_cast<std::uint8_t>(job.expected.back() & past_end);
    job.expected = std::move(text);
    job.expected.back() = static_cast<std::uint8_t>((job.expected.back() & ~past_end) | rest);
  }

  Job random_job(std::uint8_t op, std::uint64_t len_bits) {
    return job(op, parameters(), bytes((len_bits + 7) / 8), len_bits);
  }
  std::uint8_t any_ctx() { return static_cast<std::uint8_t>(random_.below(16)); }
  std::uint8_t any_op() { return static_cast<std::uint8_t>(random_.below(2)); }

  std::unique_ptr<CoreModel> core_;
  CoreBench bench_;
  Random random_;
};

}  // namespace tandem::snow3g::tb
