// The core against published vectors. A core without summation or XOR is compared with what it must contribute.
#include <gtest/gtest.h>

#include <string>

#include "algorithms/chacha20/check/chacha20_fixture.h"
#include "algorithms/chacha20/tb/core_configs.h"
#include "algorithms/chacha20/tb/expected.h"
#include "algorithms/chacha20/vectors/rfc8439.h"
#include "testing/known_answers.h"

namespace tandem::chacha20::tb {
namespace {

using chacha20::testing::Bytes;
using chacha20::testing::from_hex;

// Adds a vector to `jobs`: as pads, and where the core has the XOR also as encryption.
void add(std::vector<Job>& jobs, int stages, const Bytes& key, const Bytes& iv, const Bytes& plaintext,
         const Bytes& ciphertext) {
  Bytes keystream = plaintext;
  for (std::size_t i = 0; i < keystream.size(); ++i) keystream[i] ^= ciphertext[i];
  for (const bool has_data : {false, true}) {
    if (has_data && stages != 2) continue;
    Job job;
    job.header.ctx = static_cast<std::uint8_t>(jobs.size() % 16);
    job.header.op = has_data ? kOpXor : kOpPads;
    job.header.has_data = has_data;
    std::copy(key.begin(), key.end(), job.header.key.begin());
    std::copy(iv.begin(), iv.end(), job.header.iv.begin());
    job.header.len_bits = static_cast<std::uint32_t>(8 * plaintext.size());
    if (has_data) job.message = plaintext;
    expect_keystream(job, stages, keystream);
    jobs.push_back(std::move(job));
  }
}

// Words 12 to 15 of the initial state, from a 32-bit or, with a nonce of 64 bits, a 64-bit counter.
Bytes iv_of(std::uint64_t counter, const Bytes& nonce) {
  Bytes iv(16 - nonce.size());
  for (std::size_t i = 0; i < iv.size(); ++i) iv[i] = static_cast<std::uint8_t>(counter >> (8 * i));
  iv.insert(iv.end(), nonce.begin(), nonce.end());
  return iv;
}

class CoreVectors : public ::testing::TestWithParam<CoreConfig> {
 protected:
  void run(const std::vector<Job>& jobs) {
    const auto core = GetParam().make();
    CoreBench bench(*core, 1);
    bench.reset();
    bench.run(jobs);
  }
};

TEST_P(CoreVectors, Rfc8439) {
  std::vector<Job> jobs;
  for (const vectors::Vector& vector : vectors::kRfc8439) {
    add(jobs, GetParam().stages, from_hex(vector.key), iv_of(vector.counter, from_hex(vector.nonce)),
        from_hex(vector.plaintext), from_hex(vector.ciphertext));
  }
  run(jobs);
}

TEST_P(CoreVectors, SharedSet) {
  if (!tandem::testing::has_known_answers()) GTEST_SKIP() << tandem::testing::kNoKnownAnswers;
  std::vector<Job> jobs;
  tandem::testing::check_all(
      "chacha20.json", std::string(GetParam().name), [&](const tandem::testing::Answer& answer) -> std::string {
        const Bytes plaintext = answer.bytes("msg"), nonce = answer.bytes("iv");
        const std::uint64_t counter = answer.number("counter");
        if (answer.bits("key") != 256) return "with a key of another length";
        if (nonce.size() != 12 && nonce.size() != 8) return "with a nonce of another length";
        if (!answer.is_whole_bytes("msg")) return "with a message that is not whole bytes";
        if (plaintext.empty()) return "without a message";
        if (answer.expected() != tandem::testing::Expected::valid) return "that are not valid";
        // Their counters wrap or carry into the next word; ours end at 2^32-1.
        if (counter % kMaxBlocks + (plaintext.size() + 63) / 64 > kMaxBlocks) return "whose counter wraps";
        add(jobs, GetParam().stages, answer.bytes("key"), iv_of(counter, nonce), plaintext, answer.bytes("ct"));
        return tandem::testing::kChecked;
      });
  run(jobs);
}

INSTANTIATE_TEST_SUITE_P(Cores, CoreVectors, ::testing::ValuesIn(core_configs()), ::testing::PrintToStringParamName());

}  // namespace
}  // namespace tandem::chacha20::tb
