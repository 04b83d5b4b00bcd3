// ChaCha20 against the known-answer file chacha20.json (schema kat-1) in the directory TANDEM_VECTORS, if it is set.
#include <gtest/gtest.h>

#include <iostream>
#include <string>

#include "algorithms/chacha20/sw/chacha20.h"
#include "algorithms/chacha20/sw/chacha20_test_data.h"
#include "testing/known_answers.h"

namespace tandem::chacha20 {
namespace {

using tandem::testing::bytes_of;
using tandem::testing::has_known_answers;
using tandem::testing::kNoKnownAnswers;
using tandem::testing::known_answers;
using testing::Bytes;
using testing::EachVariant;
using testing::Secret;

class KnownAnswers : public EachVariant {};
INSTANTIATE_TEST_SUITE_P(All, KnownAnswers, ::testing::ValuesIn(variants().begin(), variants().end()),
                         testing::variant_name);

bool has_flag(const nlohmann::json& test, const char* flag) {
  const auto flags = test.value("flags", nlohmann::json::array());
  return std::find(flags.begin(), flags.end(), flag) != flags.end();
}

TEST_P(KnownAnswers, AllWithA96BitNonce) {
  if (!has_known_answers()) GTEST_SKIP() << kNoKnownAnswers;
  int checked = 0;
  int other_nonce = 0;
  for (const auto& test : known_answers("chacha20.json")) {
    const std::string id = test.at("id");
    if (test.at("iv_bits") != 96 || test.at("key_bits") != 256) {
      ++other_nonce;
      continue;
    }
    Secret secret;
    const Bytes key = bytes_of(test, "key");
    const Bytes nonce = bytes_of(test, "iv");
    std::copy(key.begin(), key.end(), secret.key.begin());
    std::copy(nonce.begin(), nonce.end(), secret.nonce.begin());
    secret.counter = test.at("counter");
    Bytes text = bytes_of(test, "msg");
    const Status status =
        crypt(variant(), secret.state(), text.data(), text.data(), test.at("msg_bits").get<std::uint64_t>());
    if (has_flag(test, "CounterOverflow32")) {
      EXPECT_EQ(status, Status::counter_overflow) << id;
    } else {
      EXPECT_EQ(status, Status::ok) << id;
      EXPECT_EQ(text, bytes_of(test, "ct")) << id;
    }
    ++checked;
  }
  std::cout << variant().name << ": " << checked << " checked, " << other_nonce << " skipped (64-bit nonce)\n";
  EXPECT_GT(checked, 0);
}

}  // namespace
}  // namespace tandem::chacha20
