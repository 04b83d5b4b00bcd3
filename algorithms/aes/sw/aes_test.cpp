// AES in 3GPP: published vectors, and every variant against `reference`.
#include "algorithms/aes/sw/aes.h"

#include <gtest/gtest.h>

#include <ostream>

#include "algorithms/aes/check/aes_fixture.h"
#include "algorithms/aes/sw/bitsliced.h"
#include "algorithms/aes/sw/reference.h"
#include "algorithms/aes/vectors/ts33401.h"
#include "testing/fenced_pages.h"
#include "testing/variants.h"

namespace tandem::aes {

/// Lets GoogleTest print a parameter as the variant's name.
void PrintTo(const Variant& variant, std::ostream* out) { *out << variant.name; }

namespace {

using tandem::testing::FencedPages;
using testing::Bytes;
using testing::Case;
using testing::Cases;
using testing::from_hex;
using testing::Random;

constexpr std::size_t kRandomBatches = 300;

TEST(Variants, AreListedBestFirstAndReferenceLast) { tandem::testing::expect_best_first(kVariants); }

// The binary has every variant that algorithm.toml promises for this kind of machine, or `reference` alone without
// libraries.
TEST(Variants, AreThoseOfTheFacts) {
#if TANDEM_AES_LIBRARIES
  EXPECT_EQ(tandem::testing::names(kVariants), tandem::testing::promised(facts::aes::kVariants));
#else
  EXPECT_EQ(tandem::testing::names(kVariants), std::vector<std::string_view>{"reference"});
#endif
}

TEST(Variants, BestTakesConstantTimeUnlessNoneDoes) {
  for (const Variant& variant : kVariants) {
    if (variant.available() && variant.constant_time()) {
      EXPECT_TRUE(kVariants.best().constant_time());
    }
  }
}

// FIPS 197, appendices B and C.1 to C.3.
TEST(CipherTest, Fips197Examples) {
  const struct {
    std::string_view key;
    std::string_view plaintext;
    std::string_view ciphertext;
  } examples[] = {
      {"2b7e151628aed2a6abf7158809cf4f3c", "3243f6a8885a308d313198a2e0370734", "3925841d02dc09fbdc118597196a0b32"},
      {"000102030405060708090a0b0c0d0e0f", "00112233445566778899aabbccddeeff", "69c4e0d86a7b0430d8cdb78070b4c55a"},
      {"000102030405060708090a0b0c0d0e0f1011121314151617", "00112233445566778899aabbccddeeff",
       "dda97ca4864cdfe06eaf70a0ec0d7191"},
      {"000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f", "00112233445566778899aabbccddeeff",
       "8ea2b7ca516745bfeafc49904b496089"}};
  for (const auto& example : examples) {
    Bytes block = from_hex(example.plaintext);
    const Bytes key = from_hex(example.key);
    Cipher(key.data(), key.size()).encrypt(block.data());
    EXPECT_EQ(block, from_hex(example.ciphertext));
  }
}

TEST(BitslicedCipherTest, AgreesWithTheReferenceInAllItsBlocks) {
  Random random(32);
  for (int i = 0; i < 60; ++i) {
    Bytes key(16 + 8 * static_cast<std::size_t>(i % 3));
    Bytes blocks(BitslicedCipher::kBlocks * kBlockBytes);
    random.fill(key);
    random.fill(blocks);
    Bytes expected = blocks;
    const Cipher reference(key.data(), key.size());
    for (std::size_t at = 0; at < expected.size(); at += kBlockBytes) reference.encrypt(expected.data() + at);
    BitslicedCipher(key.data(), key.size()).encrypt(blocks.data());
    ASSERT_EQ(blocks, expected) << key.size();
  }
}

// A counter of 128 bits carries through all of them.
TEST(CtrTest, CounterWraps) {
  const Cipher cipher(from_hex("000102030405060708090a0b0c0d0e0f").data());
  Bytes text(32);
  ctr(cipher, Bytes(kBlockBytes, 0xff).data(), text.data(), text.data(), 256);
  Bytes expected(kBlockBytes, 0xff);
  Bytes second(kBlockBytes);
  cipher.encrypt(expected.data());
  cipher.encrypt(second.data());
  expected.insert(expected.end(), second.begin(), second.end());
  EXPECT_EQ(text, expected);
}

class EachVariant : public tandem::testing::EachVariant<Variant> {};
INSTANTIATE_TEST_SUITE_P(All, EachVariant, ::testing::ValuesIn(kVariants.begin(), kVariants.end()),
                         tandem::testing::variant_name);

/// Runs EEA and then EIA over all cases as one batch each, and compares with `reference`.
void check(const Variant& variant, const Cases& cases) {
  std::vector<Bytes> outputs;
  std::vector<std::uint32_t> macs;
  for (const auto& one : cases) {
    macs.push_back(expected_mac(*one));
    outputs.push_back(expected_output(*one));
  }
  variant.eia(pdus_of(cases));
  for (std::size_t i = 0; i < cases.size(); ++i) {
    ASSERT_EQ(cases[i]->pdu.status, Status::ok);
    ASSERT_EQ(cases[i]->pdu.mac, macs[i]) << cases[i]->pdu.len_bits << " bits, number " << i;
    ASSERT_TRUE(cases[i]->intact());
    cases[i]->pdu.status = Status::would_block;
  }
  variant.eea(pdus_of(cases));
  for (std::size_t i = 0; i < cases.size(); ++i) {
    ASSERT_EQ(cases[i]->pdu.status, Status::ok);
    ASSERT_EQ(cases[i]->output(), outputs[i]) << cases[i]->pdu.len_bits << " bits, number " << i;
    ASSERT_TRUE(cases[i]->intact());
  }
}

template <class Vector>
void set_parameters(Case& one, const Vector& vector) {
  one.pdu.count = vector.count;
  one.pdu.bearer = vector.bearer;
  one.pdu.direction = vector.direction;
}

TEST_P(EachVariant, Ts33401Confidentiality) {
  for (const auto& vector : vectors::kEea2) {
    Case one(from_hex(vector.key), from_hex(vector.plaintext), vector.len_bits);
    set_parameters(one, vector);
    Pdu* const pdu = &one.pdu;
    variant().eea({&pdu, 1});
    EXPECT_EQ(one.output(), from_hex(vector.ciphertext)) << vector.section;
    one.pdu.source = one.pdu.destination;
    variant().eea({&pdu, 1});
    EXPECT_EQ(one.output(), from_hex(vector.plaintext)) << vector.section;
    EXPECT_EQ(one.pdu.status, Status::ok);
  }
}

TEST_P(EachVariant, Ts33401Integrity) {
  for (const auto& vector : vectors::kEia2) {
    Case one(from_hex(vector.key), from_hex(vector.message), vector.len_bits);
    set_parameters(one, vector);
    Pdu* const pdu = &one.pdu;
    variant().eia({&pdu, 1});
    EXPECT_EQ(one.pdu.mac, vector.mac) << vector.section;
    EXPECT_EQ(one.pdu.status, Status::ok);
  }
}

// Trailing bits of the source are random in all of these.
TEST_P(EachVariant, EveryLengthUpTo4096) {
  Random random(1);
  for (std::uint64_t len_bits = 1; len_bits <= 4096; ++len_bits) {
    Cases cases;
    cases.push_back(std::make_unique<Case>(random, len_bits));
    check(variant(), cases);
    if (HasFatalFailure()) return;
  }
}

TEST_P(EachVariant, LongLengths) {
  Random random(2);
  for (const std::uint64_t len_bits :
       {8191ULL, 8193ULL, 32704ULL, 65472ULL, 65503ULL, 65504ULL, 65505ULL, 65535ULL, 65536ULL, 262080ULL, 262145ULL,
        524216ULL, 524224ULL, 524231ULL, 524288ULL, 1ULL << 20, (1ULL << 24) - 1, 1ULL << 24}) {
    Cases cases;
    cases.push_back(std::make_unique<Case>(random, len_bits));
    check(variant(), cases);
    if (HasFatalFailure()) return;
  }
}

// All lengths and alignments, keys that repeat and keys that change where they stand, one PDU and many.
TEST_P(EachVariant, RandomBatches) {
  Random random(3);
  for (std::size_t batch = 0; batch < kRandomBatches; ++batch) {
    Cases cases;
    const std::size_t count = 1 + random.below(random.below(4) == 0 ? 200 : 20);
    const Bytes shared = testing::random_bytes(random, kKeyBytes);
    for (std::size_t i = 0; i < count; ++i) {
      cases.push_back(std::make_unique<Case>(random, 1 + random.below(random.below(20) == 0 ? 100'000 : 4000)));
      if (random.below(3) == 0) cases.back()->set_key(shared);
      if (random.below(3) == 0) cases.back()->in_place();
    }
    check(variant(), cases);
    if (HasFatalFailure()) return;
    if (random.below(10) == 0) forget_keys();
  }
}

TEST_P(EachVariant, LongOnesAmongShortOnes) {
  Random random(8);
  Cases cases;
  for (int i = 0; i < 50; ++i) {
    cases.push_back(std::make_unique<Case>(random, 1 + random.below(random.below(2) == 0 ? 800'000 : 2000)));
    cases.back()->pdu.headroom = random.below(2) == 0;
  }
  check(variant(), cases);
}

TEST_P(EachVariant, AKeyMayChangeInItsPlace) {
  Random random(4);
  Cases cases;
  cases.push_back(std::make_unique<Case>(random, 1000));
  for (int i = 0; i < 20; ++i) {
    cases[0]->set_key(testing::random_bytes(random, kKeyBytes));
    check(variant(), cases);
    if (HasFatalFailure()) return;
  }
}

// The batch has more keys than any thread keeps.
TEST_P(EachVariant, ManyKeys) {
  Random random(5);
  Cases cases;
  for (std::size_t i = 0; i < 3000; ++i) cases.push_back(std::make_unique<Case>(random, 1 + random.below(600)));
  check(variant(), cases);
}

// Keys that are in use stay where they are while new ones take the places of old ones.
TEST_P(EachVariant, OldKeysAmongNewOnes) {
  Random random(9);
  Cases old;
  for (int i = 0; i < 12; ++i) old.push_back(std::make_unique<Case>(random, 1 + random.below(3000)));
  for (int round = 0; round < 100; ++round) {
    Cases cases;
    for (auto& one : old) cases.push_back(std::move(one));
    while (cases.size() < 60) cases.push_back(std::make_unique<Case>(random, 1 + random.below(600)));
    check(variant(), cases);
    if (HasFatalFailure()) return;
    for (std::size_t i = 0; i < old.size(); ++i) old[i] = std::move(cases[i]);
  }
}

TEST_P(EachVariant, NothingIsWrittenOrReadOutside) {
  FencedPages pages(2);
  ASSERT_TRUE(pages.usable());
  Random random(6);
  for (std::uint64_t len_bits = 1; len_bits <= 2100; len_bits += 1 + random.below(7)) {
    for (const bool at_end : {false, true}) {
      Case one(random, len_bits);
      const Bytes source = one.source();
      std::uint8_t* from = at_end ? pages.end() - source.size() : pages.begin();
      const Bytes output = expected_output(one);
      const std::uint32_t mac = expected_mac(one);
      std::copy(source.begin(), source.end(), from);
      one.pdu.source = one.pdu.destination = from;
      Pdu* const pdu = &one.pdu;
      variant().eia({&pdu, 1});
      ASSERT_EQ(one.pdu.mac, mac) << len_bits << " bits";
      variant().eea({&pdu, 1});
      ASSERT_EQ(Bytes(from, from + source.size()), output) << len_bits << " bits";
    }
  }
}

// The bytes in front are as before, whether a variant makes use of them or not.
TEST_P(EachVariant, HeadroomIsPutBack) {
  Random random(7);
  for (std::uint64_t len_bits = 1; len_bits <= 3000; len_bits += 1 + random.below(9)) {
    Cases cases;
    for (int i = 0; i < 3; ++i) {
      cases.push_back(std::make_unique<Case>(random, len_bits));
      cases.back()->pdu.headroom = random.below(4) != 0;
    }
    check(variant(), cases);
    if (HasFatalFailure()) return;
  }
}

}  // namespace
}  // namespace tandem::aes
