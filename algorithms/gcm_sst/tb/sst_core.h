// Tests of a core for one of 3GPP's 256-bit ciphers: tasks, what must come of them by a software variant, and what is
// asked of every such core.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <span>
#include <string>
#include <vector>

#include "algorithms/gcm_sst/sw/functions.h"
#include "hw/tb/core/core_bench.h"
#include "testing/bytes.h"
#include "testing/known_answers.h"

namespace tandem::core_bench {

/// Operations of such cores, the same for all of them (hw/pdu/tnd_sst_plan_pkg.sv).
inline constexpr std::uint8_t kOpEncrypt = 0;
inline constexpr std::uint8_t kOpAuthenticate = 1;
inline constexpr std::uint8_t kOpSeal = 2;
inline constexpr std::uint8_t kOpOpen = 3;
inline constexpr std::uint8_t kSstOps = 4;

/// Random tasks of each core; TANDEM_CORE_TASKS asks for another number.
inline std::size_t random_tasks() {
  const char* const wanted = std::getenv("TANDEM_CORE_TASKS");
  return wanted != nullptr ? std::strtoul(wanted, nullptr, 10) : 2000;
}

/// A fixture with a core of each `Config`, which has `make()` and the name of its form, `name`.
template <class Config>
class SstCore : public ::testing::TestWithParam<Config> {
 protected:
  using Bytes = tandem::testing::Bytes;

  /// Input of a task. text is the plaintext to encrypt, the expected result of decryption, or the message that 256-NIA
  /// authenticates.
  struct Input {
    Bytes key;
    Bytes iv;
    Bytes aad;
    Bytes text;
  };

  static constexpr std::uint64_t kSeed = 35240;

  /// Expects what `reference` gives. Of random ivs it takes the first `iv_bytes` bytes, the first byte with the bits of
  /// `first_mask`.
  explicit SstCore(const gcm_sst::Variant& reference, std::size_t iv_bytes = 16, std::uint8_t first_mask = 0xff)
      : core_(this->GetParam().make()),
        bench_(*core_, kSeed),
        random_(kSeed),
        reference_(reference),
        iv_bytes_(iv_bytes),
        first_mask_(first_mask) {
    bench_.reset();
  }

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
    Bytes tag(job.tag.size());
    if (op != kOpAuthenticate) job.expected.resize(input.text.size());
    if (op != kOpEncrypt) pdu.tag = tag;
    pdu.destination = job.expected.data();
    Pdu* const one = &pdu;
    (op == kOpEncrypt ? reference_.nea : op == kOpAuthenticate ? reference_.nia : reference_.nca)({&one, 1});
    std::ranges::copy(tag, job.tag.begin());
    if (op == kOpOpen) std::swap(job.message, job.expected);
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
    Bytes iv = bytes(iv_bytes_);
    iv[0] &= first_mask_;
    iv.resize(16);
    return {bytes(32), iv, bytes(aad_bytes), bytes(text_bytes)};
  }
  /// Makes a task with that many bytes of text, and with aad if the operation has it.
  Job random_job(std::uint8_t op, std::size_t text_bytes) {
    const bool combined = op == kOpSeal || op == kOpOpen;
    return job(op, input(text_bytes, combined ? random_.below(60) : 0));
  }
  std::uint8_t any_op() { return static_cast<std::uint8_t>(random_.below(kSstOps)); }

  /// Returns whether the whole tag of a task begins with a published one.
  static bool begins_with(const Job& job, const Bytes& tag) {
    return std::equal(tag.begin(), tag.end(), job.tag.begin());
  }

  // ------------------------------------------------------------------ what is asked of every core

  /// Published cases of 256-NEA, 256-NIA and 256-NCA.
  template <class Vector>
  void published_vectors(std::span<const Vector> nea, std::span<const Vector> nia, std::span<const Vector> nca) {
    using tandem::testing::from_hex;
    std::vector<Job> jobs;
    const auto input_of = [this](const Vector& vector) {
      Input input{from_hex(vector.key), from_hex(vector.iv), from_hex(vector.aad), from_hex(vector.message)};
      input.iv.resize(iv_bytes_);
      input.iv.resize(16);
      return input;
    };
    for (const Vector& vector : nea) {
      jobs.push_back(job(kOpEncrypt, input_of(vector)));
      EXPECT_EQ(jobs.back().expected, from_hex(vector.ciphertext));
    }
    for (const Vector& vector : nia) {
      jobs.push_back(job(kOpAuthenticate, input_of(vector)));
      EXPECT_TRUE(begins_with(jobs.back(), from_hex(vector.tag))) << vector.iv;
    }
    for (const Vector& vector : nca) {
      for (const std::uint8_t op : {kOpSeal, kOpOpen}) {
        jobs.push_back(job(op, input_of(vector)));
        EXPECT_TRUE(begins_with(jobs.back(), from_hex(vector.tag))) << vector.iv;
        EXPECT_EQ(op == kOpSeal ? jobs.back().expected : jobs.back().message, from_hex(vector.ciphertext));
      }
    }
    bench_.run(jobs);
  }

  /// All of a file's answers through the core, each as the jobs of these operations.
  void known_answers(const std::string& file, const std::vector<std::uint8_t>& ops) {
    using tandem::testing::Answer;
    if (!tandem::testing::has_known_answers()) GTEST_SKIP() << tandem::testing::kNoKnownAnswers;
    std::vector<Job> jobs;
    tandem::testing::check_all(file, std::string(this->GetParam().name), [&](const Answer& answer) -> std::string {
      if (answer.expected() != tandem::testing::Expected::valid) return "of which the core gives the right tag alone";
      if (answer.bits("key") != 256 || answer.bits("iv") != 128) return "with a key or iv of another length";
      for (const char* const field : {"msg", "aad", "ct", "tag"}) {
        if (!answer.is_whole_bytes(field)) return "not whole bytes";
      }
      Input input{answer.bytes("key"), answer.bytes("iv"), answer.bytes("aad"), answer.bytes("msg")};
      input.iv.resize(iv_bytes_);
      input.iv.resize(16);
      for (const std::uint8_t op : ops) {
        Job& one = jobs.emplace_back(job(op, input));
        if (answer.has("ct")) {
          EXPECT_EQ(op == kOpOpen ? one.message : one.expected, answer.bytes("ct"));
        }
        EXPECT_TRUE(begins_with(one, answer.bytes("tag")));
      }
      return tandem::testing::kChecked;
    });
    bench_.run(jobs);
  }

  void every_length_in_bytes() {
    std::vector<Job> jobs;
    for (std::size_t length = 0; length <= 300; ++length) {
      for (std::uint8_t op = 0; op < kSstOps; ++op) jobs.push_back(random_job(op, length));
    }
    for (std::size_t length = 0; length <= 70; ++length) {
      for (const std::uint8_t op : {kOpSeal, kOpOpen}) {
        jobs.push_back(job(op, input(0, length)));
        jobs.push_back(job(op, input(length, 70 - length)));
      }
    }
    for (const std::size_t length : {1420U, 2048U, 8188U, 8192U, 8193U}) {
      jobs.push_back(random_job(any_op(), length));
    }
    jobs.push_back(job(kOpSeal, input(300, 8188)));
    bench_.run(jobs);
  }

  void random_tasks_under_pauses() {
    for (const int chance : {0, 20, 120}) {
      std::vector<Job> jobs;
      for (std::size_t i = 0; i < random_tasks() / 3; ++i) {
        const std::uint64_t most = random_.below(8) == 0 ? 900 : 100;
        jobs.push_back(random_job(any_op(), random_.below(most + 1)));
      }
      bench_.run(jobs, {.task = chance, .data_in = chance, .data_out = chance, .result = chance, .longest = 300});
    }
  }

  void refuses_what_it_cannot_run_and_takes_its_message_all_the_same() {
    std::vector<Job> jobs;
    const auto refuse = [&](std::uint8_t op, Status status, auto change) {
      Job job = task(op, input(50, 0));
      if (op != kOpAuthenticate) job.expected.assign(50, 0);
      job.status = status;
      change(job);
      jobs.push_back(random_job(any_op(), 300));
      jobs.push_back(job);
    };
    const auto with_aad = [&](Job& job) {
      job.aad = bytes(1 + random_.below(40));
      job.header.aad_bytes = static_cast<std::uint32_t>(job.aad.size());
    };
    const auto without_message = [](Job& job) {
      job.header.has_data = false;
      job.message.clear();
      job.expected.clear();
    };
    refuse(4, Status::unsupported, [](Job&) {});
    refuse(255, Status::unsupported, with_aad);
    for (const std::uint8_t op : {kOpEncrypt, kOpAuthenticate}) refuse(op, Status::unsupported, with_aad);
    for (std::uint8_t op = 0; op < kSstOps; ++op) {
      refuse(op, Status::bad_length, [](Job& job) { job.header.len_bits -= 3; });
      refuse(op, Status::unsupported, without_message);
      if (first_mask_ != 0xff) {
        refuse(op, Status::bad_iv, [this](Job& job) { job.header.iv[0] |= static_cast<std::uint8_t>(~first_mask_); });
      }
      for (std::size_t i = iv_bytes_; i < 16; ++i) {
        refuse(op, Status::bad_iv, [i](Job& job) { job.header.iv[i] = 0x40; });
      }
    }
    refuse(kOpOpen, Status::unsupported, [&](Job& job) {
      without_message(job);
      with_aad(job);
    });
    jobs.push_back(random_job(any_op(), 300));
    bench_.run(jobs);
    bench_.run(jobs, {.task = 60, .data_in = 60, .data_out = 60, .result = 60});
  }

  void reset_in_the_middle_leaves_nothing() {
    for (int i = 0; i < 20; ++i) {
      std::vector<Job> jobs;
      for (int k = 0; k < 12; ++k) jobs.push_back(random_job(any_op(), random_.below(300)));
      bench_.run_for(jobs, random_.below(400), true, true);
      bench_.reset();
      bench_.run({{random_job(kOpEncrypt, 77), random_job(kOpSeal, 77)}});
    }
  }

  // ------------------------------------------------------------------ rates

  std::vector<Job> alike(std::uint8_t op, std::size_t count, std::size_t text_bytes) {
    std::vector<Job> jobs;
    for (std::size_t i = 0; i < count; ++i) jobs.push_back(job(op, input(text_bytes, 0)));
    return jobs;
  }

  /// Clocks per task, once the core is full.
  double interval(std::uint8_t op, std::size_t count, std::size_t text_bytes) {
    const Trace trace = bench_.run(alike(op, count, text_bytes));
    const std::size_t first = count / 2;
    return static_cast<double>(trace.results.back() - trace.results[first - 1]) / static_cast<double>(count - first);
  }

  /// The fewest clocks of 500 blocks of long messages of `tasks` tasks; also noted as explored figures take them:
  /// clocks per block, and clocks until the first block.
  double clocks_per_block(std::size_t tasks) {
    constexpr std::size_t kBeats = 500;
    const Trace trace = bench_.run(alike(kOpEncrypt, tasks, 16 * 700));
    std::uint64_t least = ~std::uint64_t{0};
    for (std::size_t i = kBeats; i < trace.beats.size(); ++i) {
      least = std::min(least, trace.beats[i] - trace.beats[i - kBeats]);
    }
    const double clocks = static_cast<double>(least) / kBeats;
    this->RecordProperty("clocks_per_block", std::to_string(clocks));
    this->RecordProperty("latency_clocks", std::to_string(trace.beats.front() - trace.headers.front()));
    return clocks;
  }

  std::unique_ptr<CoreModel> core_;
  CoreBench bench_;
  tandem::testing::Random random_;

 private:
  const gcm_sst::Variant& reference_;
  std::size_t iv_bytes_;
  std::uint8_t first_mask_;
};

}  // namespace tandem::core_bench
