// ZUC against the known-answer files (schema kat-1) in the directory TANDEM_VECTORS, if it is set.
#include <gtest/gtest.h>

#include <iostream>
#include <string>

#include "algorithms/zuc/sw/zuc256.h"
#include "algorithms/zuc/sw/zuc_test_data.h"
#include "testing/known_answers.h"

namespace tandem::zuc {
namespace {

using nlohmann::json;
using tandem::testing::bytes_of;
using tandem::testing::has_known_answers;
using tandem::testing::kNoKnownAnswers;
using tandem::testing::known_answers;
using testing::Bytes;
using testing::EachVariant;
using testing::key_from_hex;

class KnownAnswers : public EachVariant {
 protected:
  void SetUp() override {
    EachVariant::SetUp();
    if (!has_known_answers()) GTEST_SKIP() << kNoKnownAnswers;
  }

  /// Gives `check` every test of a file.
  template <class Check>
  static void for_each(const std::string& name, Check check) {
    int checked = 0;
    for (const json& test : known_answers(name)) {
      SCOPED_TRACE(test.at("id").get<std::string>());
      check(test);
      ++checked;
    }
    std::cout << variant().name << ": " << name << ", " << checked << " checked\n";
    EXPECT_GT(checked, 0);
  }

  static std::uint64_t number(const json& test, const char* field) { return test.at(field).get<std::uint64_t>(); }

  /// The first bits of keystream words, as the files have them.
  static Bytes bits(std::span<const std::uint32_t> words, std::uint64_t len_bits) {
    Bytes result = testing::keystream_bytes(words);
    result.resize(testing::bytes_of(len_bits));
    if (len_bits % 8 != 0) result.back() &= static_cast<std::uint8_t>(0xff00U >> len_bits % 8);
    return result;
  }

  /// Runs the PDU of a test on every kernel.
  template <class Check>
  static void run(const lanes::Cipher& cipher, const json& test, Check check) {
    const testing::Key key = key_from_hex(test.at("key").get<std::string>());
    const Bytes message = bytes_of(test, "msg");
    for (const lanes::Kernel& kernel : cipher.kernels) {
      Bytes out(message.size());
      Pdu pdu;
      pdu.key = key.data();
      pdu.count = static_cast<std::uint32_t>(std::stoul(test.at("count").get<std::string>(), nullptr, 16));
      pdu.bearer = test.at("bearer");
      pdu.direction = test.at("direction");
      pdu.len_bits = number(test, "msg_bits");
      pdu.source = message.data();
      pdu.destination = out.data();
      testing::run(cipher, kernel, {&pdu, 1}, 64);
      check(pdu, out);
    }
  }
};
INSTANTIATE_TEST_SUITE_P(All, KnownAnswers, ::testing::ValuesIn(variants().begin(), variants().end()),
                         testing::variant_name);

TEST_P(KnownAnswers, Keystream) {
  for_each("zuc128-keystream.json", [](const json& test) {
    const std::uint64_t first = number(test, "ks_offset_bits") / 32;
    std::vector<std::uint32_t> words(first + (number(test, "ks_bits") + 31) / 32);
    keystream(variant(), key_from_hex(test.at("key").get<std::string>()),
              key_from_hex(test.at("iv").get<std::string>()), words);
    EXPECT_EQ(bits(std::span(words).subspan(first), number(test, "ks_bits")), bytes_of(test, "ks"));
  });
}

TEST_P(KnownAnswers, Eea3) {
  for_each("128-eea3.json", [](const json& test) {
    run(variant().eea, test, [&](const Pdu&, const Bytes& out) { EXPECT_EQ(out, bytes_of(test, "ct")); });
  });
}

TEST_P(KnownAnswers, Eia3) {
  for_each("128-eia3.json", [](const json& test) {
    const auto mac = static_cast<std::uint32_t>(std::stoul(test.at("tag").get<std::string>(), nullptr, 16));
    run(variant().eia, test, [&](const Pdu& pdu, const Bytes&) { EXPECT_EQ(pdu.mac, mac); });
  });
}

TEST_P(KnownAnswers, Zuc256AndNea6Keystream) {
  for_each("zuc256-keystream.json", [](const json& test) {
    std::array<std::uint8_t, kKey256Bytes> key;
    const Bytes key_bytes = bytes_of(test, "key");
    std::copy(key_bytes.begin(), key_bytes.end(), key.begin());
    std::vector<std::uint32_t> words((number(test, "ks_bits") + 31) / 32);
    ASSERT_EQ(number(test, "ks_offset_bits"), 0U);
    if (test.value("variant", "") == "nea6-init") {
      keystream_nea6(variant(), key, key_from_hex(test.at("iv").get<std::string>()), words);
    } else {
      ASSERT_EQ(keystream256(variant(), key, bytes_of(test, "iv"), words), Status::ok);
    }
    EXPECT_EQ(bits(words, number(test, "ks_bits")), bytes_of(test, "ks"));
  });
}

TEST_P(KnownAnswers, Zuc256Mac) {
  for_each("zuc256-mac.json", [](const json& test) {
    std::array<std::uint8_t, kKey256Bytes> key;
    const Bytes key_bytes = bytes_of(test, "key");
    std::copy(key_bytes.begin(), key_bytes.end(), key.begin());
    const Bytes message = bytes_of(test, "msg");
    Bytes tag(number(test, "tag_bits") / 8);
    ASSERT_EQ(mac256(variant(), key, bytes_of(test, "iv"), message.data(), number(test, "msg_bits"), tag), Status::ok);
    EXPECT_EQ(tag, bytes_of(test, "tag"));
  });
}

}  // namespace
}  // namespace tandem::zuc
