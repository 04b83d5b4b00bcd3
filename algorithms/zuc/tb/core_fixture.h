// Tasks for the core and what must come of them, by the software reference.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <vector>

#include "algorithms/zuc/sw/nia6.h"
#include "algorithms/zuc/tb/core_configs.h"
#include "engine/lanes/run_one.h"
#include "hw/tb/core/core_bench.h"
#include "testing/bytes.h"

namespace tandem::zuc::tb {

using core_bench::CoreBench;
using core_bench::CoreModel;
using core_bench::Job;
using core_bench::Pauses;
using core_bench::Trace;
using ::tandem::testing::Bytes;
using ::tandem::testing::Random;

inline constexpr std::uint8_t kOpEea3 = 0;
inline constexpr std::uint8_t kOpEia3 = 1;
inline constexpr std::uint8_t kOpNea6 = 2;
inline constexpr std::uint8_t kOpNia6 = 3;
inline constexpr std::uint8_t kOpSealNca6 = 4;
inline constexpr std::uint8_t kOpOpenNca6 = 5;

/// Parameters of a PDU.
struct Parameters {
  Bytes key;
  std::uint32_t count;
  std::uint8_t bearer;
  std::uint8_t direction;
};

class Core : public ::testing::TestWithParam<CoreConfig> {
 protected:
  static constexpr std::uint64_t kSeed = 35221;

  Core() : core_(GetParam().make()), bench_(*core_, kSeed), random_(kSeed) { bench_.reset(); }

  Bytes bytes(std::size_t count) {
    Bytes result(count);
    random_.fill(result);
    return result;
  }
  Parameters parameters() {
    return {bytes(16), static_cast<std::uint32_t>(random_.next()), static_cast<std::uint8_t>(random_.below(32)),
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
    if (op == kOpEea3) {
      job.expected.resize(message.size());
      pdu.destination = job.expected.data();
      pdu.len_bits = 8 * message.size();
      lanes::run_one(reference.eea, pdu);
    } else {
      lanes::run_one(reference.eia, pdu);
      for (std::size_t i = 0; i < 4; ++i) job.tag[i] = static_cast<std::uint8_t>(pdu.mac >> (24 - 8 * i));
    }
    return job;
  }

  /// Makes a task of 256-NEA6; the bits past the length are handled likewise.
  static Job nea6_job(std::uint8_t ctx, std::span<const std::uint8_t, kKey256Bytes> key,
                      std::span<const std::uint8_t, kIvBytes> iv, const Bytes& message, std::uint64_t len_bits) {
    Job job = long_task(ctx, kOpNea6, key, iv, message, len_bits);
    job.expected.resize(message.size());
    crypt_nea6(*kVariants.find("reference"), key, iv, message.data(), job.expected.data(), 8 * message.size());
    return job;
  }

  /// Makes a task of 256-NIA6, or of 256-NCA6 in either direction. text is the plaintext to encrypt, or the expected
  /// result of decryption.
  static Job tag_job(std::uint8_t ctx, std::uint8_t op, std::span<const std::uint8_t, kKey256Bytes> key,
                     std::span<const std::uint8_t, kIvBytes> iv, const Bytes& aad, const Bytes& text) {
    Job job = long_task(ctx, op, key, iv, text, 8 * text.size());
    job.header.aad_bytes = static_cast<std::uint32_t>(aad.size());
    job.aad = aad;
    if (op == kOpNia6) {
      EXPECT_EQ(mac_nia6(*kVariants.find("reference"), key, iv, text, job.tag), Status::ok);
      return job;
    }
    job.expected.resize(text.size());
    EXPECT_EQ(seal_nca6(*kVariants.find("reference"), key, iv, aad, text, job.expected.data(), job.tag), Status::ok);
    if (op == kOpOpenNca6) std::swap(job.message, job.expected);
    return job;
  }

  /// A task with a key of 256 bits without its answer.
  static Job long_task(std::uint8_t ctx, std::uint8_t op, std::span<const std::uint8_t, kKey256Bytes> key,
                       std::span<const std::uint8_t, kIvBytes> iv, const Bytes& message, std::uint64_t len_bits) {
    Job job;
    job.header.ctx = ctx;
    job.header.op = op;
    job.header.has_data = true;
    std::copy(key.begin(), key.end(), job.header.key.begin());
    std::copy(iv.begin(), iv.end(), job.header.iv.begin());
    job.header.len_bits = static_cast<std::uint32_t>(len_bits);
    job.message = message;
    return job;
  }

  /// A task without its answer.
  Job task(std::uint8_t op, const Parameters& parameters, const Bytes& message, std::uint64_t len_bits) {
    Job job;
    job.header.ctx = any_ctx();
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

  /// Makes a random task; 256-NIA6 and 256-NCA6 have whole bytes, and 256-NCA6 has aad of any length.
  Job random_job(std::uint8_t op, std::uint64_t len_bits) {
    if (op >= kOpNia6) return random_tag_job(op, (len_bits + 7) / 8, op == kOpNia6 ? 0 : random_.below(60));
    const Bytes message = bytes((len_bits + 7) / 8);
    if (op != kOpNea6) return job(op, parameters(), message, len_bits);
    const Bytes key = bytes(kKey256Bytes);
    const Bytes iv = bytes(kIvBytes);
    return nea6_job(any_ctx(), std::span(key).first<kKey256Bytes>(), std::span(iv).first<kIvBytes>(), message,
                    len_bits);
  }
  Job random_tag_job(std::uint8_t op, std::size_t text_bytes, std::size_t aad_bytes) {
    const Bytes key = bytes(kKey256Bytes);
    const Bytes iv = bytes(kIvBytes);
    return tag_job(any_ctx(), op, std::span(key).first<kKey256Bytes>(), std::span(iv).first<kIvBytes>(),
                   bytes(aad_bytes), bytes(text_bytes));
  }
  std::uint8_t any_ctx() { return static_cast<std::uint8_t>(random_.below(16)); }
  [[nodiscard]] static bool has_long_keys() { return GetParam().key_bits == 256; }
  std::uint8_t any_op() {
    constexpr std::uint8_t kOps[] = {kOpEea3, kOpEia3, kOpNea6, kOpNia6, kOpSealNca6, kOpOpenNca6};
    return kOps[random_.below(has_long_keys() ? 6 : 2)];
  }

  std::unique_ptr<CoreModel> core_;
  CoreBench bench_;
  Random random_;
};

}  // namespace tandem::zuc::tb
