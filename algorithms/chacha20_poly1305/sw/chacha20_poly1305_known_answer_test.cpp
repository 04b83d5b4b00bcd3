// ChaCha20-Poly1305 against the known-answer file chacha20-poly1305.json (schema kat-1) in the directory
// TANDEM_VECTORS, if it is set.
#include <gtest/gtest.h>

#include <algorithm>
#include <iostream>
#include <string>

#include "algorithms/chacha20_poly1305/sw/chacha20_poly1305.h"
#include "algorithms/chacha20_poly1305/sw/chacha20_poly1305_test_data.h"
#include "testing/known_answers.h"
#include "testing/variants.h"

namespace tandem::chacha20_poly1305 {
namespace {

using tandem::testing::Bytes;
using tandem::testing::bytes_of;
using tandem::testing::has_known_answers;
using tandem::testing::kNoKnownAnswers;
using tandem::testing::known_answers;

class KnownAnswers : public tandem::testing::EachVariant<Variant> {};
INSTANTIATE_TEST_SUITE_P(All, KnownAnswers, ::testing::ValuesIn(variants().begin(), variants().end()),
                         tandem::testing::variant_name);

TEST_P(KnownAnswers, AllWithA96BitNonce) {
  if (!has_known_answers()) GTEST_SKIP() << kNoKnownAnswers;
  int checked = 0;
  int shortened = 0;
  int skipped = 0;
  for (const auto& test : known_answers("chacha20-poly1305.json")) {
    if (test.at("iv_bits") != 96 || test.at("result") != "valid") {
      ++skipped;
      continue;
    }
    const Bytes key = bytes_of(test, "key");
    const Bytes nonce = bytes_of(test, "iv");
    const Bytes aad = bytes_of(test, "aad");
    const Bytes plaintext = bytes_of(test, "msg");
    const Bytes expected_tag = bytes_of(test, "tag");
    Bytes text = plaintext;
    Bytes tag(kTagBytes);
    Message message{key.data(), nonce.data(), aad, text.data(), text.data(), text.size(), tag.data(), Status::ok};
    EXPECT_EQ(encrypt(variant(), message), Status::ok) << test.at("id");
    EXPECT_EQ(text, bytes_of(test, "ct")) << test.at("id");
    EXPECT_TRUE(std::equal(expected_tag.begin(), expected_tag.end(), tag.begin())) << test.at("id");
    EXPECT_EQ(decrypt(variant(), message), Status::ok) << test.at("id");
    EXPECT_EQ(text, plaintext) << test.at("id");
    ++checked;
    shortened += expected_tag.size() < kTagBytes;
  }
  std::cout << variant().name << ": " << checked << " checked, " << shortened
            << " of them by the first bytes of the tag; " << skipped << " skipped\n";
  EXPECT_GT(checked, 0);
}

}  // namespace
}  // namespace tandem::chacha20_poly1305
