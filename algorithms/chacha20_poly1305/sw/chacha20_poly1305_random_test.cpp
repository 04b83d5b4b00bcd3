// Every variant against `reference`: every short length, thousands of random messages in mixed batches, and memory that
// must not be touched.
#include <gtest/gtest.h>

#include <algorithm>
#include <iterator>
#include <vector>

#include "algorithms/chacha20_poly1305/check/chacha20_poly1305_fixture.h"
#include "algorithms/chacha20_poly1305/sw/chacha20_poly1305.h"
#include "testing/aead_variants.h"

namespace tandem::chacha20_poly1305 {
namespace {

using tandem::testing::FencedPages;
using testing::Bytes;
using testing::Case;
using testing::Random;

constexpr std::size_t kRandomMessagesPerClass = 10'000;

class AgainstReference : public tandem::testing::EachAeadVariant<Variant, Case> {};
INSTANTIATE_TEST_SUITE_P(All, AgainstReference, ::testing::ValuesIn(kVariants.begin(), kVariants.end()),
                         tandem::testing::variant_name);

TEST_P(AgainstReference, EveryShortLength) {
  Random random(11);
  constexpr std::size_t kAadBytes[] = {0, 1, 12, 13, 16, 17, 63, 64, 65, 1000};
  for (std::size_t bytes = 0; bytes <= 2100; ++bytes) {
    SCOPED_TRACE(bytes);
    ASSERT_NO_FATAL_FAILURE(check(Case(random, bytes, kAadBytes[bytes % std::size(kAadBytes)]), bytes % 2 == 0));
  }
}

TEST_P(AgainstReference, EveryAadLength) {
  Random random(12);
  for (const std::size_t bytes : {0U, 15U, 64U, 300U, 2048U}) {
    for (const std::size_t aad : {0U, 1U, 12U, 13U, 16U, 17U, 63U, 64U, 65U, 127U, 128U, 129U, 1000U, 5000U}) {
      SCOPED_TRACE(aad);
      ASSERT_NO_FATAL_FAILURE(check(Case(random, bytes, aad), aad % 2 == 0));
    }
  }
}

TEST_P(AgainstReference, LongMessages) {
  Random random(13);
  for (const std::size_t bytes : {16384U, 65535U, 65536U, 65537U, 65552U, 200'000U}) {
    SCOPED_TRACE(bytes);
    ASSERT_NO_FATAL_FAILURE(check(Case(random, bytes, 13), bytes % 2 == 0));
  }
}

// Messages run alone from 4 KiB on, in pieces of 4 KiB, and from 32 KiB on in longer runs of the MAC.
TEST_P(AgainstReference, EveryLengthAroundPieces) {
  Random random(21);
  for (const std::size_t first : {4096U - 64, 8192U - 600, 32'768U - 64}) {
    for (std::size_t bytes = first; bytes <= first + 1200; ++bytes) {
      SCOPED_TRACE(bytes);
      ASSERT_NO_FATAL_FAILURE(check(Case(random, bytes, bytes % 70), bytes % 2 == 0));
    }
  }
}

TEST_P(AgainstReference, BatchesOfShortAndLongMessages) {
  Random random(22);
  check_batches(random, 300, 40'000);
}

TEST_P(AgainstReference, BatchesOfEmptyToTinyMessages) {
  Random random(14);
  check_batches(random, kRandomMessagesPerClass, 80);
}

TEST_P(AgainstReference, BatchesOfPacketSizedMessages) {
  Random random(15);
  check_batches(random, kRandomMessagesPerClass, 1600);
}

TEST_P(AgainstReference, BatchesOfLongerMessages) {
  Random random(16);
  check_batches(random, kRandomMessagesPerClass, 9000);
}

// Lengths so different that a batch mixes every way of working.
TEST_P(AgainstReference, BatchesOfVeryDifferentMessages) {
  Random random(17);
  for (int i = 0; i < 300; ++i) check_batches(random, 20, std::size_t{1} << (4 + random.below(13)));
}

// Lengths so alike that the messages of a batch go side by side.
TEST_P(AgainstReference, BatchesOfLikeMessages) {
  Random random(19);
  for (const std::size_t spread : {1U, 20U, 300U}) {
    check_batches(random, kRandomMessagesPerClass / 4, 300, spread);
    check_batches(random, kRandomMessagesPerClass, 1600, spread);
    check_batches(random, kRandomMessagesPerClass / 10, 9000, spread);
  }
}

// One of a batch in fenced pages.
TEST_P(AgainstReference, BatchesTouchNothingOutsideTheBuffers) {
  constexpr std::size_t kBatch = 16;
  FencedPages fenced;
  FencedPages fenced_aad;
  ASSERT_TRUE(fenced.usable() && fenced_aad.usable());
  Random random(20);
  for (std::size_t bytes = 0; bytes <= 700; ++bytes) {
    for (const bool at_end : {false, true}) {
      const Case expected(random, bytes, bytes % 90);
      std::uint8_t* const text = at_end ? fenced.end() - bytes : fenced.begin();
      std::uint8_t* const aad = at_end ? fenced_aad.end() - expected.aad.size() : fenced_aad.begin();
      std::copy(expected.plaintext.begin(), expected.plaintext.end(), text);
      std::copy(expected.aad.begin(), expected.aad.end(), aad);
      std::vector<Bytes> others(kBatch, Bytes(bytes));
      std::vector<Bytes> tags(kBatch, Bytes(kTagBytes));
      std::vector<Message> messages;
      for (std::size_t i = 0; i < kBatch; ++i) {
        const bool in_fence = i == bytes % kBatch;
        others[i] = expected.plaintext;
        messages.push_back(
            expected.with(in_fence ? text : others[i].data(), in_fence ? text : others[i].data(), tags[i].data()));
        if (in_fence) messages.back().aad = {aad, expected.aad.size()};
      }
      variant().encrypt(messages);
      ASSERT_TRUE(std::equal(expected.ciphertext.begin(), expected.ciphertext.end(), text)) << bytes << " bytes";
      for (const Bytes& tag : tags) ASSERT_EQ(tag, expected.tag);
      variant().decrypt(messages);
      for (const Message& message : messages) ASSERT_EQ(message.status, Status::ok) << bytes << " bytes";
      ASSERT_TRUE(std::equal(expected.plaintext.begin(), expected.plaintext.end(), text)) << bytes << " bytes";
    }
  }
}

TEST_P(AgainstReference, TouchesNothingOutsideTheBuffers) {
  Random random(18);
  check_fences(random, 2200);
}

}  // namespace
}  // namespace tandem::chacha20_poly1305
