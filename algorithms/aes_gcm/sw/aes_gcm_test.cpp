// AES-GCM's interface: published test cases, every length of key, iv and tag, forgeries, what is refused.
#include "algorithms/aes_gcm/sw/aes_gcm.h"

#include <gtest/gtest.h>

#include <cstdlib>

#include "algorithms/aes_gcm/check/aes_gcm_fixture.h"
#include "algorithms/aes_gcm/sw/variants.h"
#include "algorithms/aes_gcm/vectors/mcgrew_viega.h"
#include "engine/cpu.h"
#include "testing/aead_variants.h"

namespace tandem::aes_gcm {
namespace {

using testing::Bytes;
using testing::Case;
using testing::from_hex;
using testing::Random;
using testing::random_bytes;

TEST(Variants, AreListedBestFirstAndReferenceLast) { tandem::testing::expect_best_first(kVariants); }

// The binary has every variant that algorithm.toml promises for this kind of machine; freestanding builds lack the
// libraries.
TEST(Variants, AreThoseOfTheFacts) {
#if TANDEM_AES_GCM_LIBRARIES
  EXPECT_EQ(tandem::testing::names(kVariants), tandem::testing::promised(facts::aes_gcm::kVariants));
#else
  std::vector<std::string_view> expected = {"portable", "reference"};
#if defined(__aarch64__)
  expected.insert(expected.begin(), "armv8");
#endif
  EXPECT_EQ(tandem::testing::names(kVariants), expected);
#endif
}

// Libraries only where they have instructions for it. Also run without_aes, where OpenSSL has none.
TEST(Variants, AreInConstantTimeButForTheReference) {
  EXPECT_TRUE(kVariants.find("portable")->constant_time());
  EXPECT_FALSE(kVariants.find("reference")->constant_time());
  EXPECT_TRUE(kVariants.best().constant_time());
#if TANDEM_AES_GCM_LIBRARIES && defined(__x86_64__)
  const bool taken = std::getenv("OPENSSL_ia32cap") != nullptr;
  EXPECT_EQ(kVariants.find("openssl")->constant_time(), !taken && cpu::has_aes_clmul());
  if (const Variant* const other = kVariants.find("ipsec_mb")) {
    EXPECT_EQ(other->constant_time(), cpu::has_aes_clmul());
  }
#endif
}

class Aead : public tandem::testing::EachAeadVariant<Variant, Case> {
 protected:
  void TearDown() override { forget_keys(); }
};
INSTANTIATE_TEST_SUITE_P(All, Aead, ::testing::ValuesIn(kVariants.begin(), kVariants.end()),
                         tandem::testing::variant_name);

TEST_P(Aead, McGrewAndViegasTestCases) {
  for (const auto& vector : vectors::kMcGrewViega) {
    const Bytes key = from_hex(vector.key);
    const Bytes iv = from_hex(vector.iv);
    const Bytes aad = from_hex(vector.aad);
    const Bytes plaintext = from_hex(vector.plaintext);
    Bytes out(plaintext.size());
    Bytes tag(kMaxTagBytes);
    Message message{key, iv, aad, plaintext.data(), out.data(), out.size(), tag, Status::would_block};
    EXPECT_EQ(encrypt(variant(), message), Status::ok) << vector.test_case;
    EXPECT_EQ(out, from_hex(vector.ciphertext)) << vector.test_case;
    EXPECT_EQ(tag, from_hex(vector.tag)) << vector.test_case;
    message.source = out.data();
    EXPECT_EQ(decrypt(variant(), message), Status::ok) << vector.test_case;
    EXPECT_EQ(out, plaintext) << vector.test_case;
  }
}

TEST_P(Aead, TakesKeysIvsAndTagsOfEveryLength) {
  Random random(4);
  for (const std::size_t key_bytes : {16U, 24U, 32U}) {
    for (const std::size_t iv_bytes : {1U, 8U, 11U, 12U, 13U, 16U, 17U, 60U, 128U}) {
      for (const std::size_t tag_bytes : {4U, 8U, 12U, 13U, 14U, 15U, 16U}) {
        const Case expected(random_bytes(random, key_bytes), random_bytes(random, iv_bytes),
                            random_bytes(random, random.below(40)), random_bytes(random, random.below(100)), tag_bytes);
        SCOPED_TRACE(::testing::Message() << key_bytes << " " << iv_bytes << " " << tag_bytes);
        ASSERT_NO_FATAL_FAILURE(check(expected, random.below(2) == 0, &random));
      }
    }
  }
}

TEST_P(Aead, RefusesLengthsThatTheStandardDoesNotHave) {
  Random random(1);
  const Case expected(random, 20, 7);
  const auto status_with = [&](auto change) {
    Status status = Status::ok;
    for (const Direction direction : {Direction::encrypt, Direction::decrypt}) {
      Bytes out(20, 0xee);
      Bytes tag(64, 0xdd);
      Message message = expected.with(expected.ciphertext.data(), out.data(), tag.data());
      change(message);
      status = run(direction, message);
      EXPECT_EQ(out, Bytes(20, 0xee));
      EXPECT_EQ(tag, Bytes(64, 0xdd));
    }
    return status;
  };
  const Bytes long_key(40);
  for (const std::size_t bytes : {0U, 1U, 15U, 17U, 23U, 25U, 31U, 33U, 40U}) {
    EXPECT_EQ(status_with([&](Message& m) { m.key = std::span(long_key).first(bytes); }), Status::bad_key) << bytes;
  }
  const Bytes long_iv(kMaxIvBytes + 1);
  for (const std::size_t bytes : {std::size_t{0}, kMaxIvBytes + 1}) {
    EXPECT_EQ(status_with([&](Message& m) { m.iv = std::span(long_iv).first(bytes); }), Status::bad_iv) << bytes;
  }
  for (const std::size_t bytes : {0U, 1U, 3U, 5U, 7U, 9U, 11U, 17U}) {
    EXPECT_EQ(status_with([&](Message& m) { m.tag = {m.tag.data(), bytes}; }), Status::bad_length) << bytes;
  }
  if (sizeof(std::size_t) > 4) {
    const auto too_long = static_cast<std::size_t>(kMaxMessageBytes + 1);
    EXPECT_EQ(status_with([&](Message& m) { m.bytes = too_long; }), Status::bad_length);
  }
}

TEST_P(Aead, AForgeryFailsAlone) {
  Random random(2);
  check_one_forgery(random, 1000);
}

TEST_P(Aead, EveryFlippedBitIsRejected) {
  Random random(3);
  for (const std::size_t bytes : {0U, 1U, 15U, 16U, 520U}) check_flipped_bits(random, bytes);
}

TEST_P(Aead, ABorderThatMovesIsRejected) { check_moved_borders(16, kIvBytes); }

// There are more keys than a thread keeps, at one address and at many, in any order.
TEST_P(Aead, KeepsManyKeysApart) {
  Random random(5);
  std::vector<Case> cases;
  for (int i = 0; i < 100; ++i) cases.emplace_back(random, 33, 5);
  Bytes key_place(kMaxKeyBytes);
  for (int i = 0; i < 1000; ++i) {
    const Case& one = cases[i < 200 ? static_cast<std::size_t>(i % 100) : random.below(cases.size())];
    const Direction direction = i % 2 == 0 ? Direction::encrypt : Direction::decrypt;
    tandem::testing::AeadExchange exchange(one, direction, false);
    Message message = message_of(one, exchange);
    if (i % 3 == 0) {
      std::copy(one.key.begin(), one.key.end(), key_place.begin());
      message.key = std::span(key_place).first(one.key.size());
    }
    ASSERT_EQ(run(direction, message), Status::ok);
    ASSERT_TRUE(exchange.right());
  }
}

}  // namespace
}  // namespace tandem::aes_gcm
