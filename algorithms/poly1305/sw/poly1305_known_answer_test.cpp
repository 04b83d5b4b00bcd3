// Poly1305 against the known-answer file poly1305.json (schema kat-1) in the directory TANDEM_VECTORS, if it is set.
#include <gtest/gtest.h>

#include <cstdlib>
#include <fstream>
#include <iostream>
#include <nlohmann/json.hpp>
#include <string>

#include "algorithms/poly1305/sw/poly1305.h"
#include "testing/bytes.h"
#include "testing/variants.h"

namespace tandem::poly1305 {
namespace {

using tandem::testing::Bytes;
using tandem::testing::from_hex;

class KnownAnswers : public tandem::testing::EachVariant<Variant> {};
INSTANTIATE_TEST_SUITE_P(All, KnownAnswers, ::testing::ValuesIn(variants().begin(), variants().end()),
                         tandem::testing::variant_name);

TEST_P(KnownAnswers, AllWithAWholeTag) {
  const char* directory = std::getenv("TANDEM_VECTORS");
  if (directory == nullptr) GTEST_SKIP() << "TANDEM_VECTORS names no directory";
  std::ifstream file(std::string(directory) + "/poly1305.json");
  ASSERT_TRUE(file) << "no poly1305.json in " << directory;
  const auto answers = nlohmann::json::parse(file);
  ASSERT_EQ(answers.at("schema"), "kat-1");

  int valid = 0;
  int invalid = 0;
  int skipped = 0;
  for (const auto& test : answers.at("tests")) {
    if (test.at("tag_bits") != 128 || test.at("msg_bits").get<int>() % 8 != 0 || test.contains("msg_ref")) {
      ++skipped;
      continue;
    }
    const Bytes key = from_hex(test.at("key").get<std::string>());
    const Bytes text = from_hex(test.at("msg").get<std::string>());
    ASSERT_EQ(key.size(), kKeyBytes);
    Bytes tag(kTagBytes);
    const Message message{key.data(), text.data(), text.size(), tag.data()};
    variant().authenticate({&message, 1});
    const bool is_valid = test.at("result") == "valid";
    EXPECT_EQ(tag == from_hex(test.at("tag").get<std::string>()), is_valid) << test.at("id");
    ++(is_valid ? valid : invalid);
  }
  std::cout << variant().name << ": " << valid << " valid and " << invalid << " invalid checked, " << skipped
            << " skipped (short tag, odd bits or shared buffer)\n";
  EXPECT_GT(valid, 0);
  EXPECT_GT(invalid, 0);
}

}  // namespace
}  // namespace tandem::poly1305
