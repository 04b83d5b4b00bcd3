// Every engine of ChaCha20 in every mode that it has: published vectors, the reference at any length, the counter.
#include "catalog/conformance/conformance.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <memory>
#include <vector>

#include "algorithms/chacha20/check/chacha20_job.h"
#include "algorithms/chacha20/vectors/rfc8439.h"

namespace tandem::catalog::conformance {
namespace {

using chacha20::testing::ChaCha20Job;
using chacha20::testing::ChaCha20Jobs;
using chacha20::testing::from_hex;
using chacha20::testing::run;
using chacha20::testing::Secret;

constexpr std::uint64_t kLongBits = 8 * 8192;

class ChaCha20Conformance : public Suite {};

INSTANTIATE_TEST_SUITE_P(Engines, ChaCha20Conformance, ::testing::ValuesIn(cases(Algorithm::chacha20)), case_name);

TEST_P(ChaCha20Conformance, ComputesTheVectorsOfRfc8439) {
  for (const auto& vector : chacha20::vectors::kRfc8439) {
    Secret secret;
    const auto key = from_hex(vector.key);
    const auto nonce = from_hex(vector.nonce);
    std::copy(key.begin(), key.end(), secret.key.begin());
    std::copy(nonce.begin(), nonce.end(), secret.nonce.begin());
    secret.counter = vector.counter;
    const auto plaintext = from_hex(vector.plaintext);
    ChaCha20Job job(random_, 8 * plaintext.size(), true, secret);
    std::copy(plaintext.begin(), plaintext.end(), job.task.destination);
    EXPECT_EQ(run(*engine_, job), Status::ok) << vector.section;
    EXPECT_EQ(job.result(), from_hex(vector.ciphertext)) << vector.section;
  }
}

TEST_P(ChaCha20Conformance, AgreesWithReferenceAtAnyLengthAndPlace) {
  ChaCha20Jobs jobs;
  for (const std::uint64_t bits : {1U, 7U, 8U, 9U, 255U, 256U, 257U, 511U, 512U, 513U, 1023U, 1024U, 8U * 4095U,
                                   8U * 4096U, 8U * 4096U + 1, static_cast<unsigned>(kLongBits)}) {
    jobs.push_back(std::make_unique<ChaCha20Job>(random_, bits));
  }
  for (int i = 0; i < 100; ++i) {
    const std::uint64_t range = i % 4 == 0 ? kLongBits : 8 * 300;
    jobs.push_back(std::make_unique<ChaCha20Job>(random_, 1 + random_.below(range), random_.below(2) == 0));
  }
  EXPECT_EQ(run(*engine_, jobs), jobs.size());
  for (const auto& job : jobs) EXPECT_TRUE(job->right()) << job->task.len_bits << " bits";
}

TEST_P(ChaCha20Conformance, DecryptionUndoesEncryption) {
  Secret secret(random_);
  secret.counter = 5;
  ChaCha20Job job(random_, 8 * 1000 + 3, true, secret);
  const auto message = job.result();
  ASSERT_EQ(run(*engine_, job), Status::ok);
  EXPECT_NE(job.result(), message);
  job.task.direction = Direction::decrypt;
  ASSERT_EQ(run(*engine_, job), Status::ok);
  auto expected = message;
  expected.back() &= 0xe0;
  EXPECT_EQ(job.result(), expected);
}

TEST_P(ChaCha20Conformance, NeverLetsTheCounterWrap) {
  Secret secret(random_);
  secret.counter = 0xffff'fffe;
  ChaCha20Job last(random_, 8 * 128, false, secret);  // the last two blocks
  EXPECT_EQ(run(*engine_, last), Status::ok);
  EXPECT_TRUE(last.right());

  ChaCha20Job over(random_, 8 * 128 + 1, false, secret);
  EXPECT_EQ(run(*engine_, over), Status::counter_overflow);
  EXPECT_TRUE(over.untouched());

  ChaCha20Job after(random_, 8 * 128, false, secret);
  EXPECT_EQ(run(*engine_, after), Status::ok);
  EXPECT_TRUE(after.right());
}

TEST_P(ChaCha20Conformance, KeepsManyKeysApart) {
  std::vector<Secret> secrets;
  for (int i = 0; i < 20; ++i) {  // more than any device has key slots
    secrets.emplace_back(random_);
    secrets.back().counter = 1;
  }
  ChaCha20Jobs jobs;
  for (int i = 0; i < 80; ++i) {
    const auto& secret = secrets[i < 40 ? static_cast<std::size_t>(i % 20) : random_.below(20)];
    jobs.push_back(std::make_unique<ChaCha20Job>(random_, 8 * 64, false, secret));
  }
  EXPECT_EQ(run(*engine_, jobs), jobs.size());
  for (const auto& job : jobs) EXPECT_TRUE(job->right());
}

TEST_P(ChaCha20Conformance, HasNoEmptyTasks) {
  ChaCha20Job empty(random_, 8 * 64);
  empty.task.len_bits = 0;
  EXPECT_EQ(run(*engine_, empty), Status::bad_length);
  EXPECT_TRUE(empty.untouched());
}

}  // namespace
}  // namespace tandem::catalog::conformance
