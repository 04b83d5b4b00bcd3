// AES against the known-answer files (schema kat-1) in the directory TANDEM_VECTORS, if it is set: the functions of
// 3GPP in every variant; the block cipher, CTR and CMAC with keys of all lengths in `reference`, which the others are
// compared with.
#include <gtest/gtest.h>

#include <algorithm>
#include <optional>
#include <string>

#include "algorithms/aes/check/aes_fixture.h"
#include "algorithms/aes/check/aes_monte_carlo.h"
#include "algorithms/aes/sw/block.h"
#include "algorithms/aes/sw/reference.h"
#include "testing/known_answers.h"
#include "testing/variants.h"

namespace tandem::aes {
namespace {

using tandem::testing::Answer;
using tandem::testing::check_all;
using tandem::testing::Expected;
using tandem::testing::has_known_answers;
using tandem::testing::kChecked;
using tandem::testing::kNoKnownAnswers;
using testing::Bytes;
using testing::Case;

class KnownAnswers : public tandem::testing::EachVariant<Variant> {};
INSTANTIATE_TEST_SUITE_P(All, KnownAnswers, ::testing::ValuesIn(kVariants.begin(), kVariants.end()),
                         tandem::testing::variant_name);

void set_parameters(Pdu& pdu, const Answer& answer) {
  pdu.count = answer.word("count");
  pdu.bearer = static_cast<std::uint8_t>(answer.number("bearer"));
  pdu.direction = static_cast<std::uint8_t>(answer.number("direction"));
}

TEST_P(KnownAnswers, Confidentiality) {
  if (!has_known_answers()) GTEST_SKIP() << kNoKnownAnswers;
  check_all("128-eea2.json", std::string(variant().name), [](const Answer& answer) -> std::string {
    if (answer.bits("key") != 8 * kKeyBytes) return "with a key of another length";
    Case one(answer.bytes("key"), answer.bytes("msg"), answer.bits("msg"));
    set_parameters(one.pdu, answer);
    Pdu* const pdu = &one.pdu;
    variant().eea({&pdu, 1});
    answer.expect("ct", one.output());
    return kChecked;
  });
}

TEST_P(KnownAnswers, Integrity) {
  if (!has_known_answers()) GTEST_SKIP() << kNoKnownAnswers;
  check_all("128-eia2.json", std::string(variant().name), [](const Answer& answer) -> std::string {
    if (answer.bits("key") != 8 * kKeyBytes) return "with a key of another length";
    if (answer.bits("tag") != 32) return "with a tag of another length";
    Case one(answer.bytes("key"), answer.bytes("msg"), answer.bits("msg"));
    set_parameters(one.pdu, answer);
    Pdu* const pdu = &one.pdu;
    variant().eia({&pdu, 1});
    EXPECT_EQ(one.pdu.mac == answer.word("tag"), answer.expected() == Expected::valid);
    return kChecked;
  });
}

bool has_key(const Answer& answer) {
  const std::uint64_t bits = answer.bits("key");
  return bits == 128 || bits == 192 || bits == 256;
}

/// The test's key, expanded.
Cipher cipher_of(const Answer& answer) {
  const Bytes key = answer.bytes("key");
  return Cipher(key.data(), key.size());
}

TEST(ReferenceKnownAnswers, Blocks) {
  if (!has_known_answers()) GTEST_SKIP() << kNoKnownAnswers;
  check_all("aes-ecb.json", "reference", [](const Answer& answer) -> std::string {
    if (!has_key(answer)) return "with a key of another length";
    if (answer.bits("msg") % (8 * kBlockBytes) != 0) return "not whole blocks";
    const Cipher cipher = cipher_of(answer);
    Bytes text = answer.bytes("msg");
    for (std::size_t i = 0; i < text.size(); i += kBlockBytes) cipher.encrypt(text.data() + i);
    answer.expect("ct", text);
    return kChecked;
  });
}

// All outputs, of 1,000 blocks each; under an emulator ten.
TEST(ReferenceKnownAnswers, MonteCarlo) {
  if (!has_known_answers()) GTEST_SKIP() << kNoKnownAnswers;
#if defined(__x86_64__)
  const std::size_t most = 100;
#else
  const std::size_t most = 10;
#endif
  check_all("aes-ecb-mct.json", "reference", [&](const Answer& answer) -> std::string {
    if (!has_key(answer)) return "with a key of another length";
    Bytes key;
    std::optional<Cipher> cipher;
    const auto encrypt = [&](const Bytes& wanted, testing::MonteCarloBlock block) {
      if (key != wanted) cipher.emplace(wanted.data(), wanted.size());
      key = wanted;
      cipher->encrypt(block.data());
      return block;
    };
    const std::size_t outputs = std::min(most, answer.list("cts").size());
    EXPECT_EQ(testing::run_monte_carlo(answer, encrypt, [&](std::size_t done) { return done == outputs; }), outputs);
    return kChecked;
  });
}

TEST(ReferenceKnownAnswers, Counters) {
  if (!has_known_answers()) GTEST_SKIP() << kNoKnownAnswers;
  check_all("aes-ctr.json", "reference", [](const Answer& answer) -> std::string {
    if (!has_key(answer)) return "with a key of another length";
    if (answer.bits("iv") != 8 * kBlockBytes) return "with a counter block of another length";
    const Bytes source = answer.bytes("msg");
    Bytes output(source.size());
    ctr(cipher_of(answer), answer.bytes("iv").data(), source.data(), output.data(), answer.bits("msg"));
    answer.expect("ct", output);
    return kChecked;
  });
}

// A truncated tag is compared by its first bits.
TEST(ReferenceKnownAnswers, Macs) {
  if (!has_known_answers()) GTEST_SKIP() << kNoKnownAnswers;
  check_all("aes-cmac.json", "reference", [](const Answer& answer) -> std::string {
    if (!has_key(answer)) return "with a key of another length";
    const Bytes message = answer.bytes("msg");
    const std::uint64_t tag_bits = answer.bits("tag");
    if (tag_bits == 0 || tag_bits > 8 * kBlockBytes) return "with a tag of another length";
    Bytes tag(kBlockBytes);
    cmac(cipher_of(answer), {}, message.data(), answer.bits("msg"), tag.data());
    tag.resize((tag_bits + 7) / 8);
    tag.back() &= last_byte_mask(tag_bits);
    answer.expect("tag", tag);
    return kChecked;
  });
}

}  // namespace
}  // namespace tandem::aes
