// SNOW 3G, 128-EEA1 and 128-EIA1 against the known-answer files (schema kat-1) in the directory TANDEM_VECTORS, if it
// is set: snow3g-keystream.json, 128-eea1.json, 128-eia1.json.
#include <gtest/gtest.h>

#include <iostream>
#include <string>

#include "algorithms/snow3g/sw/functions.h"
#include "algorithms/snow3g/sw/snow3g_test_streams.h"
#include "testing/known_answers.h"
#include "testing/variants.h"

namespace tandem::snow3g {
namespace {

using tandem::testing::Bytes;
using tandem::testing::bytes_of;
using tandem::testing::has_known_answers;
using tandem::testing::kNoKnownAnswers;
using tandem::testing::known_answers;
using tandem::testing::Random;
using Json = nlohmann::json;

class KnownAnswers : public tandem::testing::EachVariant<Variant> {
 protected:
  void SetUp() override {
    EachVariant::SetUp();
    if (!has_known_answers()) GTEST_SKIP() << kNoKnownAnswers;
  }

  static std::uint32_t word(const Json& test, const char* field) { return load_word(bytes_of(test, field).data()); }

  static void report(const std::string& name, std::size_t checked) {
    std::cout << variant().name << ": " << checked << " of " << name << " checked, 0 skipped\n";
  }
};
INSTANTIATE_TEST_SUITE_P(All, KnownAnswers, ::testing::ValuesIn(variants().begin(), variants().end()),
                         tandem::testing::variant_name);

// Keys and IVs stand in the order k0..k3, IV0..IV3, the reverse of what UEA2 and UIA2 take.
TEST_P(KnownAnswers, Keystream) {
  const Json tests = known_answers("snow3g-keystream.json");
  for (const Json& test : tests) {
    std::array<std::uint32_t, 4> key{};
    std::array<std::uint32_t, 4> iv{};
    for (std::size_t i = 0; i < 4; ++i) {
      key[i] = load_word(bytes_of(test, "key").data() + 4 * i);
      iv[i] = load_word(bytes_of(test, "iv").data() + 4 * i);
    }
    const Bytes expected = bytes_of(test, "ks");
    ASSERT_EQ(test.at("ks_offset_bits").get<int>() % 32, 0);
    const std::size_t first = test.at("ks_offset_bits").get<std::size_t>() / 32;
    std::vector<std::uint32_t> words(first + expected.size() / 4);
    keystream(variant(), key, iv, words);
    for (std::size_t i = 0; i < expected.size() / 4; ++i) {
      EXPECT_EQ(words[first + i], load_word(&expected[4 * i])) << test.at("id");
    }
  }
  report("snow3g-keystream.json", tests.size());
}

TEST_P(KnownAnswers, Eea1) {
  Random random(1);
  const Json tests = known_answers("128-eea1.json");
  for (const Json& test : tests) {
    const Bytes key = bytes_of(test, "key");
    const Bytes message = bytes_of(test, "msg");
    for (const lanes::Kernel& kernel : variant().eea.kernels) {
      Bytes ciphertext(message.size());
      Pdu pdu;
      pdu.key = key.data();
      pdu.count = word(test, "count");
      pdu.bearer = test.at("bearer");
      pdu.direction = test.at("direction");
      pdu.source = message.data();
      pdu.destination = ciphertext.data();
      pdu.len_bits = test.at("msg_bits");
      testing::run(variant().eea.function, kernel, {&pdu, 1}, random);
      EXPECT_EQ(ciphertext, bytes_of(test, "ct")) << test.at("id") << ", " << kernel.lanes << " lanes";
    }
  }
  report("128-eea1.json", tests.size());
}

TEST_P(KnownAnswers, Eia1) {
  Random random(2);
  const Json tests = known_answers("128-eia1.json");
  for (const Json& test : tests) {
    const Bytes key = bytes_of(test, "key");
    const Bytes message = bytes_of(test, "msg");
    ASSERT_EQ(test.at("tag_bits"), 32);
    EXPECT_EQ(f9(variant(), key.data(), word(test, "count"), word(test, "fresh"), test.at("direction"), message.data(),
                 test.at("msg_bits")),
              word(test, "tag"))
        << test.at("id");
    if (!test.contains("bearer")) continue;
    for (const lanes::Kernel& kernel : variant().eia.kernels) {
      Pdu pdu;
      pdu.key = key.data();
      pdu.count = word(test, "count");
      pdu.bearer = test.at("bearer");
      pdu.direction = test.at("direction");
      pdu.source = message.data();
      pdu.len_bits = test.at("msg_bits");
      testing::run(variant().eia.function, kernel, {&pdu, 1}, random);
      EXPECT_EQ(pdu.mac, word(test, "tag")) << test.at("id") << ", " << kernel.lanes << " lanes";
    }
  }
  report("128-eia1.json", tests.size());
}

}  // namespace
}  // namespace tandem::snow3g
