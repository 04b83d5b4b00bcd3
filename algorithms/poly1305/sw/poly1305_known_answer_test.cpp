// Poly1305 against the known-answer file poly1305.json (schema kat-1) in the directory TANDEM_VECTORS, if it is set.
#include <gtest/gtest.h>

#include <iostream>
#include <string>

#include "algorithms/poly1305/sw/poly1305.h"
#include "testing/bytes.h"
#include "testing/known_answers.h"
#include "testing/variants.h"

namespace tandem::poly1305 {
namespace {

using tandem::testing::Bytes;
using tandem::testing::bytes_of;
using tandem::testing::has_known_answers;
using tandem::testing::kNoKnownAnswers;
using tandem::testing::known_answers;

class KnownAnswers : public tandem::testing::EachVariant<Variant> {};
INSTANTIATE_TEST_SUITE_P(All, KnownAnswers, ::testing::ValuesIn(variants().begin(), variants().end()),
                         tandem::testing::variant_name);

TEST_P(KnownAnswers, AllWithAWholeTag) {
  if (!has_known_answers()) GTEST_SKIP() << kNoKnownAnswers;
  int valid = 0;
  int invalid = 0;
  int skipped = 0;
  for (const auto& test : known_answers("poly1305.json")) {
    if (test.at("tag_bits") != 128 || test.at("msg_bits").get<int>() % 8 != 0 || test.contains("msg_ref")) {
      ++skipped;
      continue;
    }
    const Bytes key = bytes_of(test, "key");
    const Bytes text = bytes_of(test, "msg");
    ASSERT_EQ(key.size(), kKeyBytes);
    Bytes tag(kTagBytes);
    const Message message{key.data(), text.data(), text.size(), tag.data()};
    variant().authenticate({&message, 1});
    const bool is_valid = test.at("result") == "valid";
    EXPECT_EQ(tag == bytes_of(test, "tag"), is_valid) << test.at("id");
    ++(is_valid ? valid : invalid);
  }
  std::cout << variant().name << ": " << valid << " valid and " << invalid << " invalid checked, " << skipped
            << " skipped (short tag, odd bits or shared buffer)\n";
  EXPECT_GT(valid, 0);
  EXPECT_GT(invalid, 0);
}

}  // namespace
}  // namespace tandem::poly1305
