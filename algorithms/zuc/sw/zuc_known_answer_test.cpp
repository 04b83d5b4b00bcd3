// ZUC against the known-answer files (schema kat-1) in the directory TANDEM_VECTORS, if it is set.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include "algorithms/zuc/check/zuc_fixture.h"
#include "algorithms/zuc/sw/nia6.h"
#include "algorithms/zuc/sw/zuc256.h"
#include "testing/known_answers.h"

namespace tandem::zuc {
namespace {

using tandem::testing::Answer;
using tandem::testing::Expected;
using tandem::testing::kChecked;
using testing::Bytes;
using testing::EachVariant;

template <std::size_t kBytes>
std::array<std::uint8_t, kBytes> array_of(const Bytes& bytes) {
  std::array<std::uint8_t, kBytes> result{};
  EXPECT_EQ(bytes.size(), kBytes);
  std::copy_n(bytes.begin(), std::min(kBytes, bytes.size()), result.begin());
  return result;
}

class KnownAnswers : public EachVariant {
 protected:
  void SetUp() override {
    EachVariant::SetUp();
    if (!tandem::testing::has_known_answers()) GTEST_SKIP() << tandem::testing::kNoKnownAnswers;
  }

  template <class Check>
  static void for_each(const std::string& name, const Check& check) {
    tandem::testing::check_all(name, std::string(variant().name), check);
  }

  /// Returns why a test with a key or an iv of another length is skipped; kChecked if the lengths are right.
  static std::string other_lengths(const Answer& answer, std::size_t key_bytes, std::size_t iv_bytes = 0) {
    if (answer.bits("key") != 8 * key_bytes) return "with a key of another length";
    return iv_bytes != 0 && answer.bits("iv") != 8 * iv_bytes ? "with an iv of another length" : kChecked;
  }

  /// Returns the offset in the keystream at which a test's begins, in bits.
  static std::uint64_t offset_of(const Answer& answer) {
    return answer.has("ks_offset_bits") ? answer.number("ks_offset_bits") : 0;
  }

  /// The keystream from bit 0 to the last that a test has.
  static std::vector<std::uint32_t> words_for(const Answer& answer) {
    return std::vector<std::uint32_t>((offset_of(answer) + answer.bits("ks") + 31) / 32);
  }

  /// The bits of a keystream that a test has.
  static Bytes bits(std::span<const std::uint32_t> words, const Answer& answer) {
    const std::uint64_t offset = offset_of(answer), count = answer.bits("ks");
    const Bytes all = testing::keystream_bytes(words);
    Bytes result(testing::bytes_of(count));
    for (std::uint64_t i = 0; i < count; ++i) {
      const bool set = (all[(offset + i) / 8] >> (7 - (offset + i) % 8) & 1) != 0;
      if (set) result[i / 8] |= static_cast<std::uint8_t>(0x80 >> i % 8);
    }
    return result;
  }

  /// Runs the PDU of a test on every kernel.
  template <class Check>
  static void run(const lanes::Cipher& cipher, const Answer& answer, Check check) {
    const auto key = array_of<kKeyBytes>(answer.bytes("key"));
    const Bytes message = answer.bytes("msg");
    for (const lanes::Kernel& kernel : cipher.kernels) {
      Bytes out(message.size());
      Pdu pdu;
      pdu.key = key.data();
      pdu.count = answer.word("count");
      pdu.bearer = static_cast<std::uint8_t>(answer.number("bearer"));
      pdu.direction = static_cast<std::uint8_t>(answer.number("direction"));
      pdu.len_bits = answer.bits("msg");
      pdu.source = message.data();
      pdu.destination = out.data();
      testing::run(cipher, kernel, {&pdu, 1}, 64);
      check(pdu, out);
    }
  }
};
INSTANTIATE_TEST_SUITE_P(All, KnownAnswers, ::testing::ValuesIn(kVariants.begin(), kVariants.end()),
                         testing::variant_name);

TEST_P(KnownAnswers, Keystream) {
  for_each("zuc128-keystream.json", [](const Answer& answer) -> std::string {
    if (const std::string why = other_lengths(answer, kKeyBytes, kIvBytes); !why.empty()) return why;
    std::vector<std::uint32_t> words = words_for(answer);
    keystream(variant(), array_of<kKeyBytes>(answer.bytes("key")), array_of<kIvBytes>(answer.bytes("iv")), words);
    answer.expect("ks", bits(words, answer));
    return kChecked;
  });
}

TEST_P(KnownAnswers, Eea3) {
  for_each("128-eea3.json", [](const Answer& answer) -> std::string {
    if (const std::string why = other_lengths(answer, kKeyBytes); !why.empty()) return why;
    run(variant().eea, answer, [&](const Pdu&, const Bytes& out) { answer.expect("ct", out); });
    return kChecked;
  });
}

TEST_P(KnownAnswers, Eia3) {
  for_each("128-eia3.json", [](const Answer& answer) -> std::string {
    if (const std::string why = other_lengths(answer, kKeyBytes); !why.empty()) return why;
    if (answer.bits("tag") != 32) return "with a tag of another length";
    const bool valid = answer.expected() == Expected::valid;
    run(variant().eia, answer, [&](const Pdu& pdu, const Bytes&) { EXPECT_EQ(pdu.mac == answer.word("tag"), valid); });
    return kChecked;
  });
}

TEST_P(KnownAnswers, Zuc256AndNea6Keystream) {
  for_each("zuc256-keystream.json", [](const Answer& answer) -> std::string {
    if (const std::string why = other_lengths(answer, kKey256Bytes); !why.empty()) return why;
    const auto key = array_of<kKey256Bytes>(answer.bytes("key"));
    std::vector<std::uint32_t> words = words_for(answer);
    if (answer.has("variant") && answer.text("variant") == "nea6-init") {
      if (answer.bits("iv") != 8 * kIvBytes) return "with an iv of another length";
      keystream_nea6(variant(), key, array_of<kIvBytes>(answer.bytes("iv")), words);
    } else if (answer.has("variant")) {
      return "of the variant " + answer.text("variant");
    } else {
      const Status status = keystream256(variant(), key, answer.bytes("iv"), words);
      if (status == Status::bad_iv) return "with an iv of another length";
      EXPECT_EQ(status, Status::ok);
    }
    answer.expect("ks", bits(words, answer));
    return kChecked;
  });
}

TEST_P(KnownAnswers, Zuc256Mac) {
  for_each("zuc256-mac.json", [](const Answer& answer) -> std::string {
    if (const std::string why = other_lengths(answer, kKey256Bytes); !why.empty()) return why;
    if (!answer.is_whole_bytes("iv") || !answer.is_whole_bytes("tag")) return "with an iv or tag of another length";
    const auto key = array_of<kKey256Bytes>(answer.bytes("key"));
    const Bytes message = answer.bytes("msg");
    Bytes tag(answer.bytes("tag").size());
    const Status status = mac256(variant(), key, answer.bytes("iv"), message.data(), answer.bits("msg"), tag);
    if (status == Status::bad_iv || status == Status::bad_length) return "with an iv or tag of another length";
    EXPECT_EQ(status, Status::ok);
    answer.expect("tag", tag);
    return kChecked;
  });
}

TEST_P(KnownAnswers, Nea6) {
  for_each("256-nea6.json", [](const Answer& answer) -> std::string {
    if (const std::string why = other_lengths(answer, kKey256Bytes, kIvBytes); !why.empty()) return why;
    const Bytes message = answer.bytes("msg");
    Bytes out(message.size());
    crypt_nea6(variant(), array_of<kKey256Bytes>(answer.bytes("key")), array_of<kIvBytes>(answer.bytes("iv")),
               message.data(), out.data(), answer.bits("msg"));
    answer.expect("ct", out);
    return kChecked;
  });
}

TEST_P(KnownAnswers, Nia6) {
  for_each("256-nia6.json", [](const Answer& answer) -> std::string {
    if (!answer.is_whole_bytes("msg")) return "with a message that is not whole bytes";
    if (!answer.is_whole_bytes("tag")) return "with a tag of another length";
    if (const std::string why = other_lengths(answer, kKey256Bytes, kIvBytes); !why.empty()) return why;
    Bytes tag(answer.bytes("tag").size());
    const Status status = mac_nia6(variant(), array_of<kKey256Bytes>(answer.bytes("key")),
                                   array_of<kIvBytes>(answer.bytes("iv")), answer.bytes("msg"), tag);
    if (status == Status::bad_length) return "with a tag of another length";
    EXPECT_EQ(status, Status::ok);
    answer.expect("tag", tag);
    return kChecked;
  });
}

// A test that must be refused has no message and must release nothing.
TEST_P(KnownAnswers, Nca6) {
  for_each("256-nca6.json", [](const Answer& answer) -> std::string {
    for (const char* const field : {"aad", "ct", "tag"}) {
      if (!answer.is_whole_bytes(field)) return "not whole bytes";
    }
    if (const std::string why = other_lengths(answer, kKey256Bytes, kIvBytes); !why.empty()) return why;
    const auto key = array_of<kKey256Bytes>(answer.bytes("key"));
    const auto iv = array_of<kIvBytes>(answer.bytes("iv"));
    const Bytes aad = answer.bytes("aad"), ciphertext = answer.bytes("ct"), expected_tag = answer.bytes("tag");
    Bytes text(ciphertext.size(), 0xee);
    const Status status = open_nca6(variant(), key, iv, aad, ciphertext, text.data(), expected_tag);
    if (status == Status::bad_length) return "with a tag of another length";
    if (answer.expected() == Expected::invalid) {
      EXPECT_EQ(status, Status::authentication);
      EXPECT_EQ(text, Bytes(text.size(), 0));
      return kChecked;
    }
    EXPECT_EQ(status, Status::ok);
    EXPECT_EQ(text, answer.bytes("msg"));
    Bytes tag(expected_tag.size());
    EXPECT_EQ(seal_nca6(variant(), key, iv, aad, text, text.data(), tag), Status::ok);
    EXPECT_EQ(text, ciphertext);
    EXPECT_EQ(tag, expected_tag);
    return kChecked;
  });
}

}  // namespace
}  // namespace tandem::zuc
