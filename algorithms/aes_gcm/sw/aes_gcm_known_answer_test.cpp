// AES-GCM against the known-answer file aes-gcm.json (schema kat-1) in the directory TANDEM_VECTORS, if it is set: all
// lengths of keys, ivs and tags, and messages that must be rejected.
#include <gtest/gtest.h>

#include <string>

#include "algorithms/aes_gcm/check/aes_gcm_fixture.h"
#include "algorithms/aes_gcm/sw/aes_gcm.h"
#include "testing/known_answers.h"
#include "testing/variants.h"

namespace tandem::aes_gcm {
namespace {

using tandem::testing::Answer;
using tandem::testing::Bytes;
using tandem::testing::Expected;

class KnownAnswers : public tandem::testing::EachVariant<Variant> {};
INSTANTIATE_TEST_SUITE_P(All, KnownAnswers, ::testing::ValuesIn(kVariants.begin(), kVariants.end()),
                         tandem::testing::variant_name);

TEST_P(KnownAnswers, All) {
  if (!tandem::testing::has_known_answers()) GTEST_SKIP() << tandem::testing::kNoKnownAnswers;
  tandem::testing::check_all("aes-gcm.json", std::string(variant().name), [](const Answer& answer) -> std::string {
    for (const char* const field : {"aad", "ct", "iv", "tag"}) {
      if (!answer.is_whole_bytes(field)) return "not whole bytes";
    }
    const Bytes key = answer.bytes("key"), iv = answer.bytes("iv"), aad = answer.bytes("aad");
    const Bytes ciphertext = answer.bytes("ct");
    Bytes expected_tag = answer.bytes("tag");
    Bytes text(ciphertext.size(), 0xee);
    Message message{key, iv, aad, ciphertext.data(), text.data(), text.size(), expected_tag, Status::would_block};
    const Status status = decrypt(variant(), message);
    if (answer.expected() == Expected::invalid) {
      // Lengths that the standard forbids have a status that says so; then nothing is written.
      const bool refused = status == Status::bad_iv || status == Status::bad_length || status == Status::bad_key;
      EXPECT_TRUE(refused || status == Status::authentication) << status_text(status);
      EXPECT_EQ(text, Bytes(text.size(), refused ? 0xee : 0));
      return tandem::testing::kChecked;
    }
    EXPECT_EQ(status, Status::ok);
    EXPECT_EQ(text, answer.bytes("msg"));
    Bytes tag(expected_tag.size());
    message.source = message.destination;
    message.tag = tag;
    EXPECT_EQ(encrypt(variant(), message), Status::ok);
    EXPECT_EQ(text, ciphertext);
    EXPECT_EQ(tag, expected_tag);
    return tandem::testing::kChecked;
  });
}

}  // namespace
}  // namespace tandem::aes_gcm
