// ChaCha20-Poly1305's interface: published vectors, forgeries, lengths.
#include "algorithms/chacha20_poly1305/sw/chacha20_poly1305.h"

#include <gtest/gtest.h>

#include <string_view>
#include <vector>

#include "algorithms/chacha20_poly1305/check/chacha20_poly1305_fixture.h"
#include "algorithms/chacha20_poly1305/sw/variants.h"
#include "algorithms/chacha20_poly1305/vectors/rfc8439.h"
#include "testing/aead_variants.h"

namespace tandem::chacha20_poly1305 {
namespace {

using testing::Bytes;
using testing::Case;
using testing::from_hex;
using testing::Random;

TEST(Variants, AreListedBestFirstAndReferenceLast) { tandem::testing::expect_best_first(kVariants); }

// The binary has every variant that algorithm.toml promises for this kind of machine; freestanding builds lack the
// libraries.
TEST(Variants, AreThoseOfTheFacts) {
  std::vector<std::string_view> promised = tandem::testing::promised(facts::chacha20_poly1305::kVariants);
#if !TANDEM_CHACHA20_POLY1305_LIBRARIES
  for (const std::string_view library : {"ipsec_mb", "openssl"}) std::erase(promised, library);
#endif
  EXPECT_EQ(tandem::testing::names(kVariants), promised);
}

TEST(Poly1305Key, Rfc8439Vectors) {
  for (const auto& vector : vectors::kRfc8439Keys) {
    Bytes key(32);
    poly1305_key(from_hex(vector.key).data(), from_hex(vector.nonce).data(), key.data());
    EXPECT_EQ(key, from_hex(vector.one_time_key)) << vector.section;
  }
}

class Aead : public tandem::testing::EachAeadVariant<Variant, Case> {};
INSTANTIATE_TEST_SUITE_P(All, Aead, ::testing::ValuesIn(kVariants.begin(), kVariants.end()),
                         tandem::testing::variant_name);

TEST_P(Aead, Rfc8439Vectors) {
  for (const auto& vector : vectors::kRfc8439) {
    const Bytes key = from_hex(vector.key);
    const Bytes nonce = from_hex(vector.nonce);
    const Bytes aad = from_hex(vector.aad);
    const Bytes plaintext = from_hex(vector.plaintext);
    Bytes out(plaintext.size());
    Bytes tag(kTagBytes);
    Message message{key.data(), nonce.data(), aad, plaintext.data(), out.data(), out.size(), tag.data(), Status::ok};
    EXPECT_EQ(encrypt(variant(), message), Status::ok) << vector.section;
    EXPECT_EQ(out, from_hex(vector.ciphertext)) << vector.section;
    EXPECT_EQ(tag, from_hex(vector.tag)) << vector.section;
    message.source = out.data();
    EXPECT_EQ(decrypt(variant(), message), Status::ok) << vector.section;
    EXPECT_EQ(out, plaintext) << vector.section;
  }
}

TEST_P(Aead, AMessageThatIsTooLongIsRefused) {
  if (sizeof(std::size_t) <= 4) GTEST_SKIP() << "no message is too long for the counter in 32 bits of memory";
  Random random(1);
  const Case expected(random, 16, 0);
  tandem::testing::AeadExchange exchange(expected, Direction::decrypt, false);
  Message message = message_of(expected, exchange);
  message.bytes = static_cast<std::size_t>(kMaxMessageBytes + 1);
  EXPECT_EQ(encrypt(variant(), message), Status::bad_length);
  EXPECT_EQ(decrypt(variant(), message), Status::bad_length);
  EXPECT_TRUE(exchange.untouched());
}

TEST_P(Aead, AForgeryFailsAlone) {
  Random random(2);
  check_one_forgery(random, 3000);
}

TEST_P(Aead, EveryFlippedBitIsRejected) {
  Random random(3);
  for (const std::size_t bytes : {0U, 1U, 63U, 64U, 1000U, 1024U, 4112U}) check_flipped_bits(random, bytes);
}

TEST_P(Aead, ABorderThatMovesIsRejected) { check_moved_borders(kKeyBytes, kNonceBytes); }

}  // namespace
}  // namespace tandem::chacha20_poly1305
