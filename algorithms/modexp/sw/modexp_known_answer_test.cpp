// RSASP1 and RSADP against the known-answer file (schema kat-1) in the directory TANDEM_VECTORS, if it is set.
#include <gtest/gtest.h>

#include <algorithm>
#include <string>

#include "algorithms/modexp/check/modexp_answers.h"
#include "algorithms/modexp/check/modexp_fixture.h"
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
INSTANTIATE_TEST_SUITE_P(All, KnownAnswers, ::testing::ValuesIn(kVariants.begin(), kVariants.end()),
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
    const testing::KnownPower known(answer);
    if (const std::string why = known.other_lengths(); !why.empty()) return why;
    const std::size_t bytes = known.n.size();
    if (variant().name == "reference" && bytes > 256) return "that take this variant too long";
    Key key;
    key.n = known.n;
    key.e = known.is_private ? answer.key("e") : known.exponent;
    key.d = padded(known.exponent, bytes);
    const Bytes base = padded(known.base, bytes);
    const Operation operation = known.is_private ? Operation::private_exponent : Operation::public_exponent;
    Case one(key, operation, base, random, known.is_private);
    Message message = one.message();
    const Status status = run(variant(), message);
    if (base >= key.n) {
      EXPECT_EQ(answer.expected(), Expected::invalid);
      EXPECT_EQ(status, Status::bad_length);
      EXPECT_TRUE(one.untouched());
      return kChecked;
    }
    EXPECT_EQ(status, Status::ok);
    testing::expect_power(answer, base, one.result());
    if (known.is_private) {
      Case again(key, Operation::public_exponent, one.result(), random);
      Message reverse = again.message();
      EXPECT_EQ(run(variant(), reverse), Status::ok);
      EXPECT_EQ(again.result(), base);
    } else if (known.is_inline && variant().any_numbers) {
      Case as_private(key, Operation::private_exponent, base, random);
      Message other = as_private.message();
      EXPECT_EQ(run(variant(), other), Status::ok);
      EXPECT_EQ(as_private.result(), one.result());
    }
    return kChecked;
  });
}

}  // namespace
}  // namespace tandem::modexp
