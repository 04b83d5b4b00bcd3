// Shared by the tests of the core: a core on its bench, and tasks with the answers of the software reference.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <memory>
#include <vector>

#include "algorithms/chacha20_poly1305/sw/chacha20_poly1305.h"
#include "algorithms/chacha20_poly1305/tb/core_configs.h"
#include "hw/tb/core/core_bench.h"
#include "testing/bytes.h"

namespace tandem::chacha20_poly1305::tb {

using core_bench::CoreBench;
using core_bench::CoreModel;
using core_bench::Job;
using core_bench::Pauses;
using core_bench::Trace;
using ::tandem::testing::Bytes;

/// Operations of the core.
inline constexpr std::uint8_t kOpEncrypt = 0;
inline constexpr std::uint8_t kOpDecrypt = 1;

class Core : public ::testing::TestWithParam<CoreConfig> {
 protected:
  static constexpr std::uint64_t kSeed = 8439;

  Core() : core_(GetParam().make()), bench_(*core_, kSeed), random_(kSeed) { bench_.reset(); }

  Bytes bytes(std::size_t count) {
    Bytes result(count);
    random_.fill(result);
    return result;
  }

  /// A task and what the reference makes of it; decryption turns that round, so that the tag is right.
  Job job(std::uint8_t op, const Bytes& key, const Bytes& nonce, const Bytes& aad, const Bytes& plaintext) {
    Job job;
    job.header.ctx = static_cast<std::uint8_t>(random_.below(16));
    job.header.op = op;
    job.header.has_data = true;
    std::copy(key.begin(), key.end(), job.header.key.begin());
    std::copy(nonce.begin(), nonce.end(), job.header.iv.begin() + 4);
    job.header.aad_bytes = static_cast<std::uint32_t>(aad.size());
    job.header.len_bits = static_cast<std::uint32_t>(8 * plaintext.size());
    job.aad = aad;
    Bytes ciphertext(plaintext.size());
    Message message{key.data(),       nonce.data(),   aad, plaintext.data(), ciphertext.data(),
                    plaintext.size(), job.tag.data(), {}};
    EXPECT_EQ(encrypt(*kVariants.find("reference"), message), Status::ok);
    job.message = op == kOpDecrypt ? ciphertext : plaintext;
    job.expected = op == kOpDecrypt ? plaintext : ciphertext;
    return job;
  }

  Job job(std::size_t message_bytes, std::size_t aad_bytes) {
    const std::uint8_t op = random_.below(2) != 0 ? kOpDecrypt : kOpEncrypt;
    return job(op, bytes(kKeyBytes), bytes(kNonceBytes), bytes(aad_bytes), bytes(message_bytes));
  }

  std::unique_ptr<CoreModel> core_;
  CoreBench bench_;
  ::tandem::testing::Random random_;
};

}  // namespace tandem::chacha20_poly1305::tb
