// RSASP1 and RSADP against the known-answer file (schema kat-1) in the directory TANDEM_VECTORS, if it is set.
#include <gtest/gtest.h>

#include <algorithm>
#include <string>

#include "algorithms/modexp/sw/modexp_fixture.h"
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

/// Bytes with zeros in front, `size` in all.
Bytes padded(const Bytes& number, std::size_t size) {
  Bytes result(size - std::min(size, number.size()));
  result.insert(result.end(), number.begin(), number.end());
  return result;
}

TEST_P(KnownAnswers, Primitives) {
  Random random(56);
  tandem::testing::check_all("rsa-modexp.json", std::string(variant().name), [&](const Answer& answer) -> std::string {
    Key key;
    key.n = answer.key("n");
    const std::size_t bytes = key.n.size();
    const bool sized = 8 * bytes >= kMinBits && 8 * bytes <= kMaxBits && 8 * bytes % kStepBits == 0;
    if (!sized || key.n[0] < 0x80) return "with a modulus of another length";
    key.e = answer.key("e");
    key.d = padded(answer.key("d"), bytes);
    const Bytes base = padded(answer.bytes("base"), bytes);
    if (base.size() > bytes) return "with a base that is longer than the modulus";
    if (variant().name == "reference" && bytes > 256) return "that take this variant too long";
    const bool valid = answer.expected() == Expected::valid;
    const bool is_private = answer.text("exp_of_key") == "d";
    const Operation operation = is_private ? Operation::private_exponent : Operation::public_exponent;
    Case one(key, operation, base, random, is_private);
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
    EXPECT_EQ(one.result(), valid ? padded(answer.bytes("out"), bytes) : base);
    if (!is_private) return kChecked;
    Case again(key, Operation::public_exponent, one.result(), random);
    Message reverse = again.message();
    EXPECT_EQ(run(variant(), reverse), Status::ok);
    EXPECT_EQ(again.result(), base);
    return kChecked;
  });
}

}  // namespace
}  // namespace tandem::modexp
