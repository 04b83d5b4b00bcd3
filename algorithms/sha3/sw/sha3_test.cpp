// SHA-3: published examples, and every variant against `reference`: lengths, mixed batches, memory outside the buffers.
#include "algorithms/sha3/sw/sha3.h"

#include <gtest/gtest.h>

#include <deque>

#include "algorithms/sha3/check/sha3_fixture.h"
#include "algorithms/sha3/vectors/nist_examples.h"
#include "generated/algorithms/operations.h"
#include "testing/fenced_pages.h"

namespace tandem::sha3 {
namespace {

using tandem::testing::FencedPages;
using testing::Bytes;
using testing::Case;
using testing::EachVariant;
using testing::from_hex;
using testing::Random;

constexpr std::size_t kRandomMessages = 10'000;

TEST(Variants, AreListedBestFirstAndReferenceLast) { tandem::testing::expect_best_first(kVariants); }

// The binary has every variant that algorithm.toml promises for this kind of machine; freestanding builds lack the
// library.
TEST(Variants, AreThoseOfTheFacts) {
  std::vector<std::string_view> promised = tandem::testing::promised(facts::sha3::kVariants);
#if !TANDEM_SHA3_LIBRARIES
  std::erase(promised, "openssl");
#endif
  EXPECT_EQ(tandem::testing::names(kVariants), promised);
}

TEST(Functions, AreThoseOfTheFacts) {
  std::size_t i = 0;
  for (const OperationFacts& facts : facts::kOperations) {
    if (facts.primitive != Algorithm::sha3) continue;
    ASSERT_LT(i, std::size(kFunctions));
    EXPECT_EQ(kFunctions[i].name, facts.name);
    EXPECT_EQ(kFunctions[i].digest_bytes, facts.any_tag ? 0 : facts.tag_bytes);
    EXPECT_EQ(facts.codes[0].encrypt, i) << "the core's order";
    EXPECT_EQ(&function_named(kFunctions[i].name), &kFunctions[i]);
    ++i;
  }
  EXPECT_EQ(i, std::size(kFunctions));
}

class Hashes : public EachVariant {};
INSTANTIATE_TEST_SUITE_P(All, Hashes, ::testing::ValuesIn(kVariants.begin(), kVariants.end()),
                         tandem::testing::variant_name);

TEST_P(Hashes, NistExamples) {
  for (const auto& vector : vectors::kNistExamples) {
    const Bytes text(vector.bytes, 0xa3);
    Bytes digest(vector.digest.size() / 2);
    Message message{text.data(), text.size(), digest, Status::would_block};
    variant().hash(function_named(vector.function), {&message, 1});
    EXPECT_EQ(message.status, Status::ok);
    EXPECT_EQ(digest, from_hex(vector.digest)) << vector.function << ", " << vector.bytes << " bytes";
  }
}

TEST_P(Hashes, EveryShortLengthAloneAndInABatch) {
  Random random(202);
  for (const Function& function : kFunctions) {
    std::deque<Case> cases;
    std::vector<Message> messages;
    for (std::size_t bytes = 0; bytes <= 2 * function.rate_bytes + 1; ++bytes) {
      Case alone(function, random, bytes);
      Message message = alone.message();
      variant().hash(function, {&message, 1});
      ASSERT_EQ(message.status, Status::ok);
      ASSERT_TRUE(alone.right()) << function.name << ", " << bytes << " bytes";
      messages.push_back(cases.emplace_back(function, random, bytes).message());
    }
    variant().hash(function, messages);
    for (std::size_t i = 0; i < cases.size(); ++i) {
      ASSERT_EQ(messages[i].status, Status::ok);
      ASSERT_TRUE(cases[i].right()) << function.name << ", " << i << " bytes in a batch";
    }
  }
}

TEST_P(Hashes, TenThousandRandomMessagesInBatchesOfAnySize) {
  Random random(203);
  for (std::size_t done = 0; done < kRandomMessages;) {
    const Function& function = kFunctions[random.below(std::size(kFunctions))];
    const std::size_t longest = random.below(20) == 0 ? 3'000 : 200;
    std::deque<Case> cases;
    std::vector<Message> messages;
    for (std::size_t count = 1 + random.below(40); cases.size() < count; ++done) {
      messages.push_back(cases.emplace_back(function, random, random.below(longest)).message());
    }
    variant().hash(function, messages);
    for (std::size_t i = 0; i < cases.size(); ++i) {
      ASSERT_EQ(messages[i].status, Status::ok);
      ASSERT_TRUE(cases[i].right()) << function.name << ", " << messages[i].bytes << " bytes";
    }
  }
}

TEST_P(Hashes, ADigestOfAnotherLengthIsRefusedAlone) {
  Random random(204);
  for (const Function& function : kFunctions) {
    std::deque<Case> cases;
    std::vector<Message> messages;
    for (std::size_t i = 0; i < 12; ++i) messages.push_back(cases.emplace_back(function, random, 50 * i).message());
    const std::size_t other = function.digest_bytes == 0 ? 0 : function.digest_bytes - 1;
    for (const std::size_t i : {0U, 5U, 11U}) messages[i].digest = messages[i].digest.first(other);
    variant().hash(function, messages);
    for (std::size_t i = 0; i < cases.size(); ++i) {
      const bool refused = i == 0 || i == 5 || i == 11;
      EXPECT_EQ(messages[i].status, refused ? Status::bad_length : Status::ok);
      EXPECT_TRUE(refused ? cases[i].around_intact() && !cases[i].right() : cases[i].right());
    }
  }
}

TEST_P(Hashes, NoMessagesAreNoWork) {
  for (const Function& function : kFunctions) variant().hash(function, {});
}

// One of a batch in fenced pages, at both ends.
TEST_P(Hashes, TouchesNothingOutsideTheBuffers) {
  constexpr std::size_t kBatch = 8;
  FencedPages source;
  FencedPages digest;
  ASSERT_TRUE(source.usable() && digest.usable());
  Random random(205);
  for (const Function& function : kFunctions) {
    for (std::size_t bytes = 0; bytes <= 350; ++bytes) {
      std::deque<Case> cases;
      std::vector<Message> messages;
      for (std::size_t i = 0; i < kBatch; ++i)
        messages.push_back(cases.emplace_back(function, random, bytes).message());
      const std::size_t fenced = bytes % kBatch;
      const std::size_t size = messages[fenced].digest.size();
      std::uint8_t* const from = bytes % 2 == 0 ? source.begin() : source.end() - bytes;
      std::uint8_t* const to = bytes % 2 == 0 ? digest.begin() : digest.end() - size;
      std::copy_n(messages[fenced].source, bytes, from);
      messages[fenced].source = from;
      messages[fenced].digest = {to, size};
      variant().hash(function, messages);
      for (std::size_t i = 0; i < kBatch; ++i) {
        ASSERT_TRUE(i == fenced ? Bytes(to, to + size) == cases[i].expected() : cases[i].right()) << bytes << " bytes";
      }
    }
  }
}

}  // namespace
}  // namespace tandem::sha3
