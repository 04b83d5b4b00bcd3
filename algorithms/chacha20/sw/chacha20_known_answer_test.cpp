// ChaCha20 against the known-answer file chacha20.json (schema kat-1) in the directory TANDEM_VECTORS, if it is set.
#include <gtest/gtest.h>

#include <cstdlib>
#include <fstream>
#include <iostream>
#include <nlohmann/json.hpp>
#include <string>

#include "algorithms/chacha20/sw/chacha20.h"
#include "algorithms/chacha20/sw/chacha20_test_data.h"

namespace tandem::chacha20 {
namespace {

using testing::Bytes;
using testing::EachVariant;
using testing::from_hex;
using testing::Secret;

class KnownAnswers : public EachVariant {};
INSTANTIATE_TEST_SUITE_P(All, KnownAnswers, ::testing::ValuesIn(variants().begin(), variants().end()),
                         testing::variant_name);

bool has_flag(const nlohmann::json& test, const char* flag) {
  const auto flags = test.value("flags", nlohmann::json::array());
  return std::find(flags.begin(), flags.end(), flag) != flags.end();
}

TEST_P(KnownAnswers, AllWithA96BitNonce) {
  const char* directory = std::getenv("TANDEM_VECTORS");
  if (directory == nullptr) GTEST_SKIP() << "TANDEM_VECTORS names no directory";
  std::ifstream file(std::string(directory) + "/chacha20.json");
  ASSERT_TRUE(file) << "no chacha20.json in " << directory;
  const auto answers = nlohmann::json::parse(file);
  ASSERT_EQ(answers.at("schema"), "kat-1");

  int checked = 0;
  int other_nonce = 0;
  for (const auto& test : answers.at("tests")) {
    const std::string id = test.at("id");
    if (test.at("iv_bits") != 96 || test.at("key_bits") != 256) {
      ++other_nonce;
      continue;
    }
    Secret secret;
    const Bytes key = from_hex(test.at("key").get<std::string>());
    const Bytes nonce = from_hex(test.at("iv").get<std::string>());
    std::copy(key.begin(), key.end(), secret.key.begin());
    std::copy(nonce.begin(), nonce.end(), secret.nonce.begin());
    secret.counter = test.at("counter");
    Bytes text = from_hex(test.at("msg").get<std::string>());
    const Status status =
        crypt(variant(), secret.state(), text.data(), text.data(), test.at("msg_bits").get<std::uint64_t>());
    if (has_flag(test, "CounterOverflow32")) {
      EXPECT_EQ(status, Status::counter_overflow) << id;
    } else {
      EXPECT_EQ(status, Status::ok) << id;
      EXPECT_EQ(text, from_hex(test.at("ct").get<std::string>())) << id;
    }
    ++checked;
  }
  std::cout << variant().name << ": " << checked << " checked, " << other_nonce << " skipped (64-bit nonce)\n";
  EXPECT_GT(checked, 0);
}

}  // namespace
}  // namespace tandem::chacha20
