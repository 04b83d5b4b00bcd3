// RSASP1 and RSADP against the known-answer file (schema kat-1) in the directory TANDEM_VECTORS, if it is set.
#include <gtest/gtest.h>

#include <fstream>
#include <iostream>
#include <nlohmann/json.hpp>

#include "algorithms/modexp/sw/modexp_test_data.h"
#include "testing/known_answers.h"

namespace tandem::modexp {
namespace {

using testing::Bytes;
using testing::Case;
using testing::EachVariant;
using testing::Key;
using testing::Random;

class KnownAnswers : public EachVariant {
 protected:
  void SetUp() override {
    if (!tandem::testing::has_known_answers()) GTEST_SKIP() << tandem::testing::kNoKnownAnswers;
    EachVariant::SetUp();
  }
};
INSTANTIATE_TEST_SUITE_P(All, KnownAnswers, ::testing::ValuesIn(variants().begin(), variants().end()),
                         tandem::testing::variant_name);

/// Bytes with zeros in front.
Bytes padded(const nlohmann::json& hex, std::size_t bytes) {
  const auto digits = hex.get<std::string>();
  return testing::from_hex(std::string(2 * bytes - std::min(2 * bytes, digits.size()), '0') + digits);
}

TEST_P(KnownAnswers, Primitives) {
  std::ifstream file(std::string(std::getenv("TANDEM_VECTORS")) + "/rsa-modexp.json");
  ASSERT_TRUE(file) << "no rsa-modexp.json in the directory TANDEM_VECTORS";
  const nlohmann::json answers = nlohmann::json::parse(file);
  ASSERT_EQ(answers.at("schema"), "kat-1");
  Random random(56);
  std::size_t right = 0, refused = 0, back = 0;
  for (const nlohmann::json& test : answers.at("tests")) {
    SCOPED_TRACE(test.at("id").get<std::string>());
    const nlohmann::json& numbers = answers.at("keys").at(test.at("key_id").get<std::string>());
    ASSERT_EQ(test.at("exp_of_key"), "d");
    Key key;
    key.n = testing::from_hex(numbers.at("n").get<std::string>());
    const std::size_t bytes = key.n.size();
    key.d = padded(numbers.at("d"), bytes);
    key.e = testing::from_hex(numbers.at("e").get<std::string>());
    const Bytes base = padded(test.at("base"), bytes);
    // The slow way takes long for all of them.
    if (variant().name == "reference" && bytes > 256) continue;
    const bool valid = test.at("result") == "valid";
    Case one(key, Operation::private_exponent, base, random, true);
    Message message = one.message();
    const Status status = run(variant(), message);
    if (base < key.n) {
      EXPECT_EQ(status, Status::ok);
      // SP 800-56B leaves out 0, 1 and n - 1, which RFC 8017 does not: they are what they are to any odd power.
      EXPECT_EQ(one.result(), valid ? padded(test.at("out"), bytes) : base);
      ++right;
      Case again(key, Operation::public_exponent, one.result(), random);
      Message reverse = again.message();
      EXPECT_EQ(run(variant(), reverse), Status::ok);
      EXPECT_EQ(again.result(), base);
      ++back;
    } else {
      EXPECT_FALSE(valid);
      EXPECT_EQ(status, Status::bad_length);
      EXPECT_TRUE(one.untouched());
      ++refused;
    }
  }
  std::cout << variant().name << ": " << right << " right, " << back << " back, " << refused << " refused\n";
  EXPECT_GT(right, 40U);
  EXPECT_GT(refused, 20U);
}

}  // namespace
}  // namespace tandem::modexp
