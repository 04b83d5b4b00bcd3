// AES-GCM against the known-answer file aes-gcm.json (schema kat-1) in the directory TANDEM_VECTORS, if it is set: all
// lengths of keys, ivs and tags, and messages that must be rejected.
#include <gtest/gtest.h>

#include <iostream>
#include <string>

#include "algorithms/aes_gcm/sw/aes_gcm.h"
#include "algorithms/aes_gcm/sw/aes_gcm_test_data.h"
#include "testing/known_answers.h"
#include "testing/variants.h"

namespace tandem::aes_gcm {
namespace {

using tandem::testing::Bytes;
using tandem::testing::bytes_of;
using tandem::testing::has_known_answers;
using tandem::testing::kNoKnownAnswers;
using tandem::testing::known_answers;

class KnownAnswers : public tandem::testing::EachVariant<Variant> {};
INSTANTIATE_TEST_SUITE_P(All, KnownAnswers, ::testing::ValuesIn(variants().begin(), variants().end()),
                         tandem::testing::variant_name);

TEST_P(KnownAnswers, All) {
  if (!has_known_answers()) GTEST_SKIP() << kNoKnownAnswers;
  int valid = 0;
  int invalid = 0;
  for (const auto& test : known_answers("aes-gcm.json")) {
    const Bytes key = bytes_of(test, "key");
    const Bytes iv = bytes_of(test, "iv");
    const Bytes aad = bytes_of(test, "aad");
    const Bytes ciphertext = bytes_of(test, "ct");
    Bytes expected_tag = bytes_of(test, "tag");
    Bytes text(ciphertext.size(), 0xee);
    Message message{key, iv, aad, ciphertext.data(), text.data(), text.size(), expected_tag, Status::would_block};
    if (test.at("result") == "invalid") {
      EXPECT_EQ(decrypt(variant(), message), Status::authentication) << test.at("id");
      EXPECT_EQ(text, Bytes(text.size())) << test.at("id");
      ++invalid;
      continue;
    }
    EXPECT_EQ(decrypt(variant(), message), Status::ok) << test.at("id");
    EXPECT_EQ(text, bytes_of(test, "msg")) << test.at("id");
    Bytes tag(expected_tag.size());
    message.source = message.destination;
    message.tag = tag;
    EXPECT_EQ(encrypt(variant(), message), Status::ok) << test.at("id");
    EXPECT_EQ(text, ciphertext) << test.at("id");
    EXPECT_EQ(tag, expected_tag) << test.at("id");
    ++valid;
  }
  std::cout << variant().name << ": " << valid << " valid, " << invalid << " invalid checked\n";
  EXPECT_GT(valid, 5'000);
  EXPECT_GT(invalid, 1'000);
}

}  // namespace
}  // namespace tandem::aes_gcm
