// Every variant against `reference`: every short length, 10,000 random messages in mixed batches, and memory that must
// not be touched.
#include <gtest/gtest.h>

#include <algorithm>
#include <deque>

#include "algorithms/aes_gcm/sw/aes_gcm.h"
#include "algorithms/aes_gcm/sw/aes_gcm_test_data.h"

namespace tandem::aes_gcm {
namespace {

using testing::Bytes;
using testing::Case;
using testing::EachVariant;
using testing::Exchange;
using testing::FencedPages;
using testing::Random;

class AgainstReference : public EachVariant {
 protected:
  void TearDown() override { forget_keys(); }

  /// Both directions.
  static void check(const Case& expected, bool in_place) {
    for (const Exchange::Way way : {Exchange::Way::encrypt, Exchange::Way::decrypt}) {
      Exchange run(expected, way, 0, 0, in_place);
      Message message = run.message();
      ASSERT_EQ(way == Exchange::Way::encrypt ? encrypt(variant(), message) : decrypt(variant(), message), Status::ok);
      ASSERT_TRUE(run.right());
    }
  }

  /// `count` messages of fewer than `longest` bytes, in batches of every size up to 40; a tenth of those to decrypt
  /// have a forged tag.
  static void check_batches(Random& random, std::size_t count, std::size_t longest) {
    for (std::size_t done = 0; done < count;) {
      const std::size_t batch = std::min<std::size_t>(count - done, 1 + random.below(40));
      done += batch;
      const Exchange::Way way = random.below(2) == 0 ? Exchange::Way::encrypt : Exchange::Way::decrypt;
      std::deque<Case> cases;
      std::deque<Exchange> runs;
      std::vector<bool> forged;
      std::vector<Message> messages;
      for (std::size_t i = 0; i < batch; ++i) {
        cases.emplace_back(random, random.below(longest), random.below(3) == 0 ? random.below(100) : 13);
        runs.emplace_back(cases.back(), way, random.below(64), random.below(64), random.below(2) == 0);
        forged.push_back(way == Exchange::Way::decrypt && random.below(10) == 0);
        if (forged.back()) runs.back().forge_tag(random.below(8 * kMaxTagBytes));
        messages.push_back(runs.back().message());
      }
      way == Exchange::Way::encrypt ? variant().encrypt(messages) : variant().decrypt(messages);
      for (std::size_t i = 0; i < batch; ++i) {
        SCOPED_TRACE(cases[i].plaintext.size());
        ASSERT_EQ(messages[i].status, forged[i] ? Status::authentication : Status::ok);
        ASSERT_TRUE(forged[i] ? runs[i].wiped() : runs[i].right());
      }
    }
  }
};
INSTANTIATE_TEST_SUITE_P(All, AgainstReference, ::testing::ValuesIn(variants().begin(), variants().end()),
                         tandem::testing::variant_name);

TEST_P(AgainstReference, EveryShortLength) {
  Random random(11);
  constexpr std::size_t kAadBytes[] = {0, 1, 12, 13, 16, 17, 63, 64, 65, 200};
  for (std::size_t bytes = 0; bytes <= 1100; ++bytes) {
    SCOPED_TRACE(bytes);
    ASSERT_NO_FATAL_FAILURE(check(Case(random, bytes, kAadBytes[bytes % std::size(kAadBytes)]), bytes % 2 == 0));
  }
}

TEST_P(AgainstReference, EveryAadLength) {
  Random random(12);
  for (std::size_t aad = 0; aad <= 300; ++aad) {
    SCOPED_TRACE(aad);
    ASSERT_NO_FATAL_FAILURE(check(Case(random, aad % 3 * 15, aad), aad % 2 == 0));
  }
}

TEST_P(AgainstReference, LongMessages) {
  Random random(13);
  for (const std::size_t bytes : {16'384U, 65'535U, 70'000U}) {
    SCOPED_TRACE(bytes);
    ASSERT_NO_FATAL_FAILURE(check(Case(random, bytes, 13), bytes % 2 == 0));
  }
}

TEST_P(AgainstReference, TenThousandMessagesInBatches) {
  Random random(14);
  check_batches(random, 7'000, 80);
  check_batches(random, 2'900, 600);
  check_batches(random, 100, 9'000);
}

TEST_P(AgainstReference, TouchesNothingOutsideTheBuffers) {
  FencedPages source;
  FencedPages destination;
  FencedPages aad;
  ASSERT_TRUE(source.usable() && destination.usable() && aad.usable());
  Random random(18);
  for (std::size_t bytes = 0; bytes <= 700; ++bytes) {
    const Case expected(random, bytes, bytes % 70);
    for (const bool at_end : {false, true}) {
      const auto place = [at_end](FencedPages& pages, std::size_t size) {
        return at_end ? pages.end() - size : pages.begin();
      };
      std::uint8_t* from = place(source, bytes);
      std::uint8_t* to = place(destination, bytes);
      std::uint8_t* aad_at = place(aad, expected.aad.size());
      std::copy(expected.plaintext.begin(), expected.plaintext.end(), from);
      std::copy(expected.aad.begin(), expected.aad.end(), aad_at);
      Bytes tag(kMaxTagBytes);
      Message message = expected.with(from, to, tag.data());
      message.aad = {aad_at, expected.aad.size()};
      ASSERT_EQ(encrypt(variant(), message), Status::ok);
      ASSERT_TRUE(std::equal(expected.ciphertext.begin(), expected.ciphertext.end(), to)) << bytes << " bytes";
      ASSERT_EQ(tag, expected.tag);
      message.source = to;
      message.destination = from;
      ASSERT_EQ(decrypt(variant(), message), Status::ok);
      ASSERT_TRUE(std::equal(expected.plaintext.begin(), expected.plaintext.end(), from)) << bytes << " bytes";
    }
  }
}

}  // namespace
}  // namespace tandem::aes_gcm
