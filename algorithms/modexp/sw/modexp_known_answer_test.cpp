// RSASP1 and RSADP against the known-answer file (schema kat-1) in the directory TANDEM_VECTORS, if it is set.
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <string>

#include "algorithms/modexp/sw/modexp_test_data.h"
#include "testing/known_answers.h"

namespace tandem::modexp {
namespace {

using tandem::testing::Answer;
using tandem::testing::Expected;
using tandem::testing::kChecked;
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
Bytes padded(const std::string& digits, std::size_t bytes) {
  return testing::from_hex(std::string(2 * bytes - std::min(2 * bytes, digits.size()), '0') + digits);
}

TEST_P(KnownAnswers, Primitives) {
  Random random(56);
  tandem::testing::check_all("rsa-modexp.json", std::string(variant().name), [&](const Answer& answer) -> std::string {
    const nlohmann::json& numbers = answer.key();
    Key key;
    key.n = testing::from_hex(numbers.at("n").get<std::string>());
    const std::size_t bytes = key.n.size();
    key.e = testing::from_hex(numbers.at("e").get<std::string>());
    if (answer.text("exp_of_key") != "d") return "with the public exponent";
    key.d = padded(numbers.at("d"), bytes);
    const Bytes base = padded(answer.text("base"), bytes);
    if (variant().name == "reference" && bytes > 256) return "that take this variant too long";
    const bool valid = answer.expected() == Expected::valid;
    Case one(key, Operation::private_exponent, base, random, true);
    Message message = one.message();
    const Status status = run(variant(), message);
    if (base >= key.n) {
      EXPECT_FALSE(valid);
      EXPECT_EQ(status, Status::bad_length);
      EXPECT_TRUE(one.untouched());
      return kChecked;
    }
    EXPECT_EQ(status, Status::ok);
    // SP 800-56B leaves out 0, 1 and n - 1, which RFC 8017 does not: they are what they are to any odd power.
    EXPECT_EQ(one.result(), valid ? padded(answer.text("out"), bytes) : base);
    Case again(key, Operation::public_exponent, one.result(), random);
    Message reverse = again.message();
    EXPECT_EQ(run(variant(), reverse), Status::ok);
    EXPECT_EQ(again.result(), base);
    return kChecked;
  });
}

}  // namespace
}  // namespace tandem::modexp
