// ChaCha20-Poly1305 against the known-answer file chacha20-poly1305.json (schema kat-1) in the directory
// TANDEM_VECTORS, if it is set.
#include <gtest/gtest.h>

#include <algorithm>
#include <string>

#include "algorithms/chacha20_poly1305/check/chacha20_poly1305_fixture.h"
#include "algorithms/chacha20_poly1305/sw/chacha20_poly1305.h"
#include "testing/known_answers.h"
#include "testing/variants.h"

namespace tandem::chacha20_poly1305 {
namespace {

using tandem::testing::Answer;
using tandem::testing::Bytes;
using tandem::testing::Expected;

class KnownAnswers : public tandem::testing::EachVariant<Variant> {};
INSTANTIATE_TEST_SUITE_P(All, KnownAnswers, ::testing::ValuesIn(kVariants.begin(), kVariants.end()),
                         tandem::testing::variant_name);

// A truncated tag is compared by its first bytes: functions here make whole tags only.
TEST_P(KnownAnswers, All) {
  if (!tandem::testing::has_known_answers()) GTEST_SKIP() << tandem::testing::kNoKnownAnswers;
  tandem::testing::check_all(
      "chacha20-poly1305.json", std::string(variant().name), [](const Answer& answer) -> std::string {
        for (const char* const field : {"aad", "ct", "iv", "tag"}) {
          if (!answer.is_whole_bytes(field)) return "not whole bytes";
        }
        const Bytes key = answer.bytes("key"), nonce = answer.bytes("iv"), aad = answer.bytes("aad");
        const Bytes ciphertext = answer.bytes("ct"), expected_tag = answer.bytes("tag");
        if (key.size() != kKeyBytes) return "with a key of another length";
        if (nonce.size() != kNonceBytes) return "with a nonce of another length";
        if (expected_tag.empty() || expected_tag.size() > kTagBytes) return "with a tag of another length";
        const bool whole = expected_tag.size() == kTagBytes;
        const bool valid = answer.expected() == Expected::valid;
        Bytes text = ciphertext;
        Bytes tag(kTagBytes);
        Message message{key.data(), nonce.data(), aad, text.data(), text.data(), text.size(), tag.data(), Status::ok};
        if (valid) {
          text = answer.bytes("msg");
          message.source = message.destination = text.data();
          EXPECT_EQ(encrypt(variant(), message), Status::ok);
          EXPECT_EQ(text, ciphertext);
          EXPECT_TRUE(std::equal(expected_tag.begin(), expected_tag.end(), tag.begin()));
        }
        if (!whole && !valid) {
          // The plaintext is the ciphertext of the ciphertext; its tag must begin in another way.
          EXPECT_EQ(encrypt(variant(), message), Status::ok);
          EXPECT_EQ(encrypt(variant(), message), Status::ok);
          EXPECT_FALSE(std::equal(expected_tag.begin(), expected_tag.end(), tag.begin()));
          return tandem::testing::kChecked;
        }
        if (whole) tag = expected_tag;
        const Status status = decrypt(variant(), message);
        EXPECT_EQ(status, valid ? Status::ok : Status::authentication);
        EXPECT_EQ(text, valid ? answer.bytes("msg") : Bytes(text.size()));
        return tandem::testing::kChecked;
      });
}

}  // namespace
}  // namespace tandem::chacha20_poly1305
