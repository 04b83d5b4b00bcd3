// The core against published vectors and the software reference, over random tasks, pauses on every channel, borders.
#include <gtest/gtest.h>

#include "algorithms/chacha20_poly1305/tb/core_fixture.h"
#include "algorithms/chacha20_poly1305/vectors/rfc8439.h"
#include "testing/known_answers.h"

namespace tandem::chacha20_poly1305::tb {
namespace {

using ::tandem::testing::from_hex;

class CoreRandom : public Core {
 protected:
  // Lengths of 0, of a few blocks, and up to `most`.
  std::size_t length(std::size_t most) {
    const std::uint64_t kind = random_.below(8);
    if (kind == 0) return 0;
    if (kind < 3) return 1 + random_.below(80);
    if (kind < 5) return 16 * random_.below(most / 16);
    return random_.below(most + 1);
  }

  // A task that ends with `status`: zero bytes of output, tag 0.
  Job refused(Status status) {
    Job refused = job(length(300), length(100));
    if (status == Status::bad_iv)
      refused.header.iv[random_.below(4)] = static_cast<std::uint8_t>(1 + random_.below(255));
    if (status == Status::bad_length) {
      refused = job(1 + length(300), length(100));
      refused.header.len_bits -= 1 + static_cast<std::uint32_t>(random_.below(7));
    }
    if (status == Status::unsupported && random_.below(2) != 0) {
      refused.header.op = static_cast<std::uint8_t>(2 + random_.below(254));
    } else if (status == Status::unsupported) {
      refused = job(1 + length(300), length(100));
      refused.header.has_data = false;
      refused.message.clear();
    }
    refused.status = status;
    std::fill(refused.expected.begin(), refused.expected.end(), 0);
    refused.tag.fill(0);
    return refused;
  }
};

TEST_P(CoreRandom, TasksUnderPauses) {
  constexpr int kBatches = 40;
  constexpr int kJobsPerBatch = 120;
  constexpr int kChances[] = {0, 0, 20, 100, 200};
  for (int batch = 0; batch < kBatches && !HasFailure(); ++batch) {
    SCOPED_TRACE("batch " + std::to_string(batch));
    const std::size_t most = batch % 4 == 0 ? 3000 : 300;
    std::vector<Job> jobs;
    for (int i = 0; i < kJobsPerBatch; ++i) jobs.push_back(job(length(most), random_.below(2) * length(most / 2)));
    const auto chance = [&] { return batch == 0 ? 0 : kChances[random_.below(std::size(kChances))]; };
    bench_.run(jobs, Pauses{chance(), chance(), chance(), chance(), random_.below(2) != 0 ? 4 : 400});
  }
}

TEST_P(CoreRandom, EveryLengthOfMessageAndAad) {
  std::vector<Job> jobs;
  for (std::size_t count = 0; count <= 260; ++count) jobs.push_back(job(count, 13));
  for (std::size_t count = 0; count <= 260; ++count) jobs.push_back(job(70, count));
  for (std::size_t count = 0; count <= 70; ++count) jobs.push_back(job(0, count));
  bench_.run(jobs);
}

TEST_P(CoreRandom, LongTasks) {
  bench_.run(std::vector{job(65536, 16), job(65536 + 16, 0), job(100, 20000), job(0, 40000)}, Pauses{0, 40, 40, 0, 40});
}

TEST_P(CoreRandom, RefusesWhatItCannotRun) {
  std::vector<Job> jobs;
  for (int i = 0; i < 40; ++i) {
    for (const Status status : {Status::bad_iv, Status::bad_length, Status::unsupported}) {
      jobs.push_back(refused(status));
      jobs.push_back(job(length(200), length(60)));
    }
  }
  bench_.run(jobs, Pauses{10, 10, 10, 10, 40});
}

TEST_P(CoreRandom, ResetDropsEverything) {
  for (const std::uint64_t clocks : {1, 5, 24, 60, 90, 100, 200, 333}) {
    SCOPED_TRACE(clocks);
    std::vector<Job> jobs;
    for (int i = 0; i < 60; ++i) jobs.push_back(job(length(400), length(100)));
    bench_.run_for(jobs, clocks, clocks % 2 == 0, true);
    bench_.reset();
    jobs.resize(5);
    bench_.run(jobs);
  }
}

TEST_P(CoreRandom, Rfc8439) {
  std::vector<Job> jobs;
  for (const vectors::Vector& vector : vectors::kRfc8439) {
    for (const std::uint8_t op : {kOpEncrypt, kOpDecrypt}) {
      const Bytes plaintext = from_hex(vector.plaintext);
      jobs.push_back(job(op, from_hex(vector.key), from_hex(vector.nonce), from_hex(vector.aad), plaintext));
      const Bytes ciphertext = from_hex(vector.ciphertext);
      const Bytes tag = from_hex(vector.tag);
      (op == kOpEncrypt ? jobs.back().expected : jobs.back().message) = ciphertext;
      std::copy(tag.begin(), tag.end(), jobs.back().tag.begin());
    }
  }
  bench_.run(jobs);
}

TEST_P(CoreRandom, SharedSet) {
  if (!tandem::testing::has_known_answers()) GTEST_SKIP() << tandem::testing::kNoKnownAnswers;
  std::vector<Job> jobs;
  tandem::testing::check_all(
      "chacha20-poly1305.json", std::string(GetParam().name),
      [&](const tandem::testing::Answer& answer) -> std::string {
        const Bytes tag = answer.bytes("tag");
        if (answer.bits("key") != 256) return "with a key of another length";
        if (answer.bits("iv") != 96) return "with a nonce of another length";
        for (const char* const field : {"msg", "aad", "ct", "tag"}) {
          if (!answer.is_whole_bytes(field)) return "not whole bytes";
        }
        // The software tests take the first bytes of a tag, and what must be refused: the core makes tags.
        if (tag.size() != kTagBytes) return "with a shortened tag";
        if (answer.expected() != tandem::testing::Expected::valid) return "that are not valid";
        for (const std::uint8_t op : {kOpEncrypt, kOpDecrypt}) {
          jobs.push_back(job(op, answer.bytes("key"), answer.bytes("iv"), answer.bytes("aad"), answer.bytes("msg")));
          (op == kOpEncrypt ? jobs.back().expected : jobs.back().message) = answer.bytes("ct");
          std::copy(tag.begin(), tag.end(), jobs.back().tag.begin());
        }
        return tandem::testing::kChecked;
      });
  ASSERT_FALSE(jobs.empty());
  bench_.run(jobs);
}

INSTANTIATE_TEST_SUITE_P(Cores, CoreRandom, ::testing::ValuesIn(core_configs()), ::testing::PrintToStringParamName());

}  // namespace
}  // namespace tandem::chacha20_poly1305::tb
