// ChaCha20-Poly1305's interface: published vectors, forgeries, lengths.
#include "algorithms/chacha20_poly1305/sw/chacha20_poly1305.h"

#include <gtest/gtest.h>

#include "algorithms/chacha20_poly1305/sw/chacha20_poly1305_test_data.h"
#include "algorithms/chacha20_poly1305/sw/variants.h"
#include "algorithms/chacha20_poly1305/vectors/rfc8439.h"

namespace tandem::chacha20_poly1305 {
namespace {

using testing::Bytes;
using testing::Case;
using testing::EachVariant;
using testing::Exchange;
using testing::from_hex;
using testing::Random;

TEST(Variants, AreListedBestFirstAndReferenceLast) { tandem::testing::expect_best_first(variants(), best, find); }

// Whatever algorithm.toml promises for this kind of machine is in the binary.
TEST(Variants, AreThoseOfTheFacts) {
  EXPECT_EQ(tandem::testing::names(variants()), tandem::testing::promised(facts::chacha20_poly1305::kVariants));
}

TEST(Poly1305Key, Rfc8439Vectors) {
  for (const auto& vector : vectors::kRfc8439Keys) {
    Bytes key(32);
    poly1305_key(from_hex(vector.key).data(), from_hex(vector.nonce).data(), key.data());
    EXPECT_EQ(key, from_hex(vector.one_time_key)) << vector.section;
  }
}

class Aead : public EachVariant {};
INSTANTIATE_TEST_SUITE_P(All, Aead, ::testing::ValuesIn(variants().begin(), variants().end()),
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
  Case expected(random, 16, 0);
  Exchange run(expected, Exchange::Way::decrypt, 0, 0, false);
  Message message = run.message();
  const Bytes before(message.destination, message.destination + 16);
  message.bytes = static_cast<std::size_t>(kMaxMessageBytes + 1);
  EXPECT_EQ(encrypt(variant(), message), Status::bad_length);
  EXPECT_EQ(decrypt(variant(), message), Status::bad_length);
  EXPECT_EQ(Bytes(message.destination, message.destination + 16), before);
  EXPECT_EQ(Bytes(message.tag, message.tag + kTagBytes), expected.tag);
}

// In a batch, one bad message does not touch its neighbours.
TEST_P(Aead, AForgeryFailsAlone) {
  Random random(2);
  for (const std::size_t count : {1U, 2U, 3U, 7U, 16U, 17U, 40U}) {
    std::vector<Case> cases;
    for (std::size_t i = 0; i < count; ++i) cases.emplace_back(random, random.below(3000), random.below(40));
    const std::size_t forged = random.below(count);
    std::vector<Exchange> runs;
    std::vector<Message> messages;
    for (const Case& one : cases) runs.emplace_back(one, Exchange::Way::decrypt, 0, 0, random.below(2) == 0);
    runs[forged].forge_tag(random.below(8 * kTagBytes));
    for (Exchange& run : runs) messages.push_back(run.message());
    variant().decrypt(messages);
    for (std::size_t i = 0; i < count; ++i) {
      ASSERT_EQ(messages[i].status, i == forged ? Status::authentication : Status::ok);
      ASSERT_TRUE(i == forged ? runs[i].wiped() : runs[i].right());
    }
  }
}

/// Every bit of tag, nonce, aad and key, and bits all over the ciphertext, flipped one at a time.
TEST_P(Aead, EveryFlippedBitIsRejected) {
  Random random(3);
  for (const std::size_t bytes : {0U, 1U, 63U, 64U, 1000U, 1024U, 4112U}) {
    const Case right(random, bytes, 13);
    Bytes out(bytes);
    const auto rejected = [&](const Case& forged) {
      std::fill(out.begin(), out.end(), std::uint8_t{0xee});
      Bytes tag = forged.tag;
      Message message = forged.with(forged.ciphertext.data(), out.data(), tag.data());
      return decrypt(variant(), message) == Status::authentication && out == Bytes(bytes) && tag == forged.tag;
    };
    const auto all_rejected = [&](Bytes Case::*member, std::size_t step) {
      Case forged = right;
      Bytes& target = forged.*member;
      for (std::size_t bit = 0; bit < 8 * target.size(); bit += step) {
        const auto mask = static_cast<std::uint8_t>(1U << bit % 8);
        target[bit / 8] ^= mask;
        ASSERT_TRUE(rejected(forged)) << bytes << " bytes, bit " << bit;
        target[bit / 8] ^= mask;
      }
    };
    all_rejected(&Case::tag, 1);
    all_rejected(&Case::nonce, 1);
    all_rejected(&Case::aad, 1);
    all_rejected(&Case::key, 1);
    all_rejected(&Case::ciphertext, bytes > 100 ? 37 : 1);
    ASSERT_FALSE(rejected(right));
  }
}

// Aad and ciphertext are told apart by their lengths, also where the padded bytes are the same.
TEST_P(Aead, ABorderThatMovesIsRejected) {
  const Bytes key(kKeyBytes, 1);
  const Bytes nonce(kNonceBytes, 2);
  const Bytes zeros(64);
  const Case whole(key, nonce, Bytes(16), Bytes());
  for (std::size_t aad_bytes = 0; aad_bytes < 16; ++aad_bytes) {
    Bytes tag = whole.tag;
    Message message{key.data(), nonce.data(), {zeros.data(), aad_bytes}, nullptr, nullptr, 0, tag.data(), Status::ok};
    EXPECT_EQ(decrypt(variant(), message), Status::authentication);
  }
}

}  // namespace
}  // namespace tandem::chacha20_poly1305
