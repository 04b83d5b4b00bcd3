// SNOW 3G, 128-EEA1 and 128-EIA1 against the known-answer files (schema kat-1) in the directory TANDEM_VECTORS, if it
// is set: snow3g-keystream.json, 128-eea1.json, 128-eia1.json.
#include <gtest/gtest.h>

#include <string>

#include "algorithms/snow3g/check/snow3g_streams_fixture.h"
#include "algorithms/snow3g/sw/functions.h"
#include "testing/known_answers.h"
#include "testing/variants.h"

namespace tandem::snow3g {
namespace {

using tandem::testing::Answer;
using tandem::testing::Bytes;
using tandem::testing::Expected;
using tandem::testing::kChecked;
using tandem::testing::Random;

class KnownAnswers : public tandem::testing::EachVariant<Variant> {
 protected:
  void SetUp() override {
    EachVariant::SetUp();
    if (!tandem::testing::has_known_answers()) GTEST_SKIP() << tandem::testing::kNoKnownAnswers;
  }

  template <class Check>
  static void for_each(const std::string& name, const Check& check) {
    tandem::testing::check_all(name, std::string(variant().name), check);
  }

  static Pdu pdu_of(const Answer& answer, const Bytes& key, const Bytes& message) {
    Pdu pdu;
    pdu.key = key.data();
    pdu.count = answer.word("count");
    pdu.bearer = static_cast<std::uint8_t>(answer.number("bearer"));
    pdu.direction = static_cast<std::uint8_t>(answer.number("direction"));
    pdu.source = message.data();
    pdu.len_bits = answer.bits("msg");
    return pdu;
  }
};
INSTANTIATE_TEST_SUITE_P(All, KnownAnswers, ::testing::ValuesIn(kVariants.begin(), kVariants.end()),
                         tandem::testing::variant_name);

// Keys and IVs stand in the order k0..k3, IV0..IV3, the reverse of what UEA2 and UIA2 take.
TEST_P(KnownAnswers, Keystream) {
  for_each("snow3g-keystream.json", [](const Answer& answer) -> std::string {
    if (answer.bits("key") != 128) return "with a key of another length";
    if (answer.bits("iv") != 128) return "with an iv of another length";
    const Bytes key_bytes = answer.bytes("key"), iv_bytes = answer.bytes("iv");
    std::array<std::uint32_t, 4> key{};
    std::array<std::uint32_t, 4> iv{};
    for (std::size_t i = 0; i < 4; ++i) {
      key[i] = load_word(key_bytes.data() + 4 * i);
      iv[i] = load_word(iv_bytes.data() + 4 * i);
    }
    const std::uint64_t offset = answer.has("ks_offset_bits") ? answer.number("ks_offset_bits") : 0;
    const std::uint64_t count = answer.bits("ks");
    std::vector<std::uint32_t> words((offset + count + 31) / 32);
    keystream(variant(), key, iv, words);
    Bytes bits((count + 7) / 8);
    for (std::uint64_t i = 0; i < count; ++i) {
      const unsigned bit = words[(offset + i) / 32] >> (31 - (offset + i) % 32) & 1U;
      bits[i / 8] |= static_cast<std::uint8_t>(bit << (7 - i % 8));
    }
    answer.expect("ks", bits);
    return kChecked;
  });
}

TEST_P(KnownAnswers, Eea1) {
  Random random(1);
  for_each("128-eea1.json", [&](const Answer& answer) -> std::string {
    if (answer.bits("key") != 128) return "with a key of another length";
    const Bytes key = answer.bytes("key"), message = answer.bytes("msg");
    for (const lanes::Kernel& kernel : variant().eea.kernels) {
      Bytes ciphertext(message.size());
      Pdu pdu = pdu_of(answer, key, message);
      pdu.destination = ciphertext.data();
      testing::run(variant().eea.function, kernel, {&pdu, 1}, random);
      SCOPED_TRACE(std::to_string(kernel.lanes) + " lanes");
      answer.expect("ct", ciphertext);
    }
    return kChecked;
  });
}

// UIA2's FRESH is any number; EIA1 makes it of BEARER. A test has one of them or both.
TEST_P(KnownAnswers, Eia1) {
  Random random(2);
  for_each("128-eia1.json", [&](const Answer& answer) -> std::string {
    if (answer.bits("key") != 128) return "with a key of another length";
    if (answer.bits("tag") != 32) return "with a tag of another length";
    if (!answer.has("fresh") && !answer.has("bearer")) return "with neither FRESH nor BEARER";
    const Bytes key = answer.bytes("key"), message = answer.bytes("msg");
    const bool valid = answer.expected() == Expected::valid;
    if (answer.has("fresh")) {
      const std::uint32_t mac =
          f9(variant(), key.data(), answer.word("count"), answer.word("fresh"),
             static_cast<std::uint8_t>(answer.number("direction")), message.data(), answer.bits("msg"));
      EXPECT_EQ(mac == answer.word("tag"), valid);
    }
    if (!answer.has("bearer")) return kChecked;
    for (const lanes::Kernel& kernel : variant().eia.kernels) {
      Pdu pdu = pdu_of(answer, key, message);
      testing::run(variant().eia.function, kernel, {&pdu, 1}, random);
      EXPECT_EQ(pdu.mac == answer.word("tag"), valid) << kernel.lanes << " lanes";
    }
    return kChecked;
  });
}

}  // namespace
}  // namespace tandem::snow3g
