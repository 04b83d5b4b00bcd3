// AES-GCM against the known-answer file aes-gcm.json (schema kat-1) in the directory TANDEM_VECTORS, if it is set: all
// lengths of keys, ivs and tags, and messages that must be rejected.
#include <gtest/gtest.h>

#include <cstdlib>
#include <fstream>
#include <iostream>
#include <nlohmann/json.hpp>
#include <string>

#include "algorithms/aes_gcm/sw/aes_gcm.h"
#include "algorithms/aes_gcm/sw/aes_gcm_test_data.h"
#include "testing/variants.h"

namespace tandem::aes_gcm {
namespace {

using testing::Bytes;
using testing::from_hex;

class KnownAnswers : public tandem::testing::EachVariant<Variant> {};
INSTANTIATE_TEST_SUITE_P(All, KnownAnswers, ::testing::ValuesIn(variants().begin(), variants().end()),
                         tandem::testing::variant_name);

TEST_P(KnownAnswers, All) {
  const char* directory = std::getenv("TANDEM_VECTORS");
  if (directory == nullptr) GTEST_SKIP() << "TANDEM_VECTORS names no directory";
  std::ifstream file(std::string(directory) + "/aes-gcm.json");
  ASSERT_TRUE(file) << "no aes-gcm.json in " << directory;
  const auto answers = nlohmann::json::parse(file);
  ASSERT_EQ(answers.at("schema"), "kat-1");

  int valid = 0;
  int invalid = 0;
  for (const auto& test : answers.at("tests")) {
    const auto bytes_of = [&](const char* field) { return from_hex(test.at(field).template get<std::string>()); };
    const Bytes key = bytes_of("key");
    const Bytes iv = bytes_of("iv");
    const Bytes aad = bytes_of("aad");
    const Bytes ciphertext = bytes_of("ct");
    Bytes expected_tag = bytes_of("tag");
    Bytes text(ciphertext.size(), 0xee);
    Message message{key, iv, aad, ciphertext.data(), text.data(), text.size(), expected_tag, Status::would_block};
    if (test.at("result") == "invalid") {
      EXPECT_EQ(decrypt(variant(), message), Status::authentication) << test.at("id");
      EXPECT_EQ(text, Bytes(text.size())) << test.at("id");
      ++invalid;
      continue;
    }
    EXPECT_EQ(decrypt(variant(), message), Status::ok) << test.at("id");
    EXPECT_EQ(text, bytes_of("msg")) << test.at("id");
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
