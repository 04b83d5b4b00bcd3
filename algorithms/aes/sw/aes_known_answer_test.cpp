// AES against the known-answer files (schema kat-1) in the directory TANDEM_VECTORS, if it is set: the functions of
// 3GPP in every variant; the block cipher, CTR and CMAC in `reference`, which the others are compared with.
#include <gtest/gtest.h>

#include <iostream>
#include <string>

#include "algorithms/aes/sw/aes_test_data.h"
#include "algorithms/aes/sw/block.h"
#include "algorithms/aes/sw/reference.h"
#include "testing/known_answers.h"
#include "testing/variants.h"

namespace tandem::aes {
namespace {

using nlohmann::json;
using tandem::testing::bytes_of;
using tandem::testing::has_known_answers;
using tandem::testing::kNoKnownAnswers;
using tandem::testing::known_answers;
using testing::Bytes;
using testing::Case;

class KnownAnswers : public tandem::testing::EachVariant<Variant> {};
INSTANTIATE_TEST_SUITE_P(All, KnownAnswers, ::testing::ValuesIn(variants().begin(), variants().end()),
                         tandem::testing::variant_name);

void set_parameters(Pdu& pdu, const json& test) {
  pdu.count = static_cast<std::uint32_t>(std::stoul(test.at("count").get<std::string>(), nullptr, 16));
  pdu.bearer = test.at("bearer").get<std::uint8_t>();
  pdu.direction = test.at("direction").get<std::uint8_t>();
}

TEST_P(KnownAnswers, Confidentiality) {
  if (!has_known_answers()) GTEST_SKIP() << kNoKnownAnswers;
  std::size_t checked = 0;
  for (const json& test : known_answers("128-eea2.json")) {
    Case one(bytes_of(test, "key"), bytes_of(test, "msg"), test.at("msg_bits").get<std::uint64_t>());
    set_parameters(one.pdu, test);
    Pdu* const pdu = &one.pdu;
    variant().eea({&pdu, 1});
    EXPECT_EQ(one.output(), bytes_of(test, "ct")) << test.at("id");
    ++checked;
  }
  std::cout << variant().name << ": " << checked << " of 128-EEA2 checked\n";
  EXPECT_GT(checked, 0U);
}

TEST_P(KnownAnswers, Integrity) {
  if (!has_known_answers()) GTEST_SKIP() << kNoKnownAnswers;
  std::size_t checked = 0;
  for (const json& test : known_answers("128-eia2.json")) {
    Case one(bytes_of(test, "key"), bytes_of(test, "msg"), test.at("msg_bits").get<std::uint64_t>());
    set_parameters(one.pdu, test);
    Pdu* const pdu = &one.pdu;
    variant().eia({&pdu, 1});
    EXPECT_EQ(one.pdu.mac, std::stoul(test.at("tag").get<std::string>(), nullptr, 16)) << test.at("id");
    ++checked;
  }
  std::cout << variant().name << ": " << checked << " of 128-EIA2 checked\n";
  EXPECT_GT(checked, 0U);
}

TEST(ReferenceKnownAnswers, Blocks) {
  if (!has_known_answers()) GTEST_SKIP() << kNoKnownAnswers;
  std::size_t checked = 0;
  std::size_t skipped = 0;
  for (const json& test : known_answers("aes-ecb.json")) {
    if (test.at("key_bits") != 128) {
      ++skipped;
      continue;
    }
    const Cipher cipher(bytes_of(test, "key").data());
    Bytes text = bytes_of(test, "msg");
    for (std::size_t i = 0; i < text.size(); i += kBlockBytes) cipher.encrypt(text.data() + i);
    EXPECT_EQ(text, bytes_of(test, "ct")) << test.at("id");
    ++checked;
  }
  std::cout << checked << " of AES-ECB checked, " << skipped << " skipped (longer keys)\n";
  EXPECT_GT(checked, 0U);
}

TEST(ReferenceKnownAnswers, Counters) {
  if (!has_known_answers()) GTEST_SKIP() << kNoKnownAnswers;
  std::size_t checked = 0;
  std::size_t skipped = 0;
  for (const json& test : known_answers("aes-ctr.json")) {
    if (test.at("key_bits") != 128) {
      ++skipped;
      continue;
    }
    const Bytes source = bytes_of(test, "msg");
    Bytes output(source.size());
    ctr(Cipher(bytes_of(test, "key").data()), bytes_of(test, "iv").data(), source.data(), output.data(),
        test.at("msg_bits").get<std::uint64_t>());
    EXPECT_EQ(output, bytes_of(test, "ct")) << test.at("id");
    ++checked;
  }
  std::cout << checked << " of AES-CTR checked, " << skipped << " skipped (longer keys)\n";
  EXPECT_GT(checked, 0U);
}

TEST(ReferenceKnownAnswers, Macs) {
  if (!has_known_answers()) GTEST_SKIP() << kNoKnownAnswers;
  std::size_t checked = 0;
  std::size_t skipped = 0;
  for (const json& test : known_answers("aes-cmac.json")) {
    const Bytes message = bytes_of(test, "msg");
    if (test.at("key_bits") != 128 || message.size() < kPrefixBytes) {
      ++skipped;
      continue;
    }
    Bytes tag(kBlockBytes);
    cmac(Cipher(bytes_of(test, "key").data()), message.data(), message.data() + kPrefixBytes,
         test.at("msg_bits").get<std::uint64_t>() - 8 * kPrefixBytes, tag.data());
    const Bytes given = bytes_of(test, "tag");
    tag.resize(given.size());
    EXPECT_EQ(tag == given, test.at("result") == "valid") << test.at("id");
    ++checked;
  }
  std::cout << checked << " of AES-CMAC checked, " << skipped << " skipped (longer keys, shorter than the prefix)\n";
  EXPECT_GT(checked, 0U);
}

}  // namespace
}  // namespace tandem::aes
