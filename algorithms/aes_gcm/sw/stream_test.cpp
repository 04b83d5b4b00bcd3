// Keys that callers hold, and messages in pieces: every variant that has them against what `reference` makes of whole
// messages.
#include "algorithms/aes_gcm/sw/stream.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstring>
#include <new>
#include <vector>

#include "algorithms/aes_gcm/check/aes_gcm_fixture.h"
#include "algorithms/aes_gcm/check/expanded_key.h"
#include "testing/variants.h"

namespace tandem::aes_gcm {
namespace {

using testing::Bytes;
using testing::Case;
using testing::ExpandedKey;
using testing::Random;

std::vector<const Variant*> variants_with_blocks() {
  std::vector<const Variant*> list;
  for (const Variant& variant : kVariants) {
    if (variant.blocks != nullptr) list.push_back(&variant);
  }
  return list;
}

class StreamTest : public ::testing::TestWithParam<const Variant*> {
 protected:
  void SetUp() override {
    if (!variant().available()) GTEST_SKIP() << "not run: this CPU lacks " << variant().needs;
  }
  [[nodiscard]] static const Variant& variant() { return *GetParam(); }
  [[nodiscard]] static const Blocks& blocks() { return *variant().blocks; }

  /// Sends a message through a stream, in place, with its aad and its text cut into pieces of up to `most` bytes.
  static void send(Stream& stream, const Case& message, Random& random, std::size_t most) {
    for (const Direction direction : {Direction::encrypt, Direction::decrypt}) {
      const bool encrypts = direction == Direction::encrypt;
      Bytes text = encrypts ? message.plaintext : message.ciphertext;
      Bytes tag = encrypts ? Bytes(message.tag.size()) : message.tag;
      ASSERT_EQ(stream.begin(direction, message.iv), Status::ok);
      for (std::size_t at = 0; at < message.aad.size();) {
        const std::size_t count = std::min<std::size_t>(random.below(most + 1), message.aad.size() - at);
        ASSERT_EQ(stream.aad(std::span(message.aad).subspan(at, count)), Status::ok);
        at += count;
      }
      for (std::size_t at = 0; at < text.size();) {
        const std::size_t count = std::min<std::size_t>(random.below(most + 1), text.size() - at);
        ASSERT_EQ(stream.text(text.data() + at, text.data() + at, count), Status::ok);
        at += count;
      }
      ASSERT_EQ(stream.finish(tag), Status::ok);
      ASSERT_EQ(text, encrypts ? message.ciphertext : message.plaintext);
      ASSERT_EQ(tag, message.tag);
    }
  }
};
INSTANTIATE_TEST_SUITE_P(All, StreamTest, ::testing::ValuesIn(variants_with_blocks()),
                         [](const auto& param) { return std::string(param.param->name); });

TEST_P(StreamTest, EveryLengthInPieces) {
  Random random(31);
  for (std::size_t bytes = 0; bytes <= 700; ++bytes) {
    SCOPED_TRACE(bytes);
    const Case message(random, bytes, bytes * 7 % 50);
    const ExpandedKey key(blocks(), message.key);
    Stream stream(blocks(), key.get());
    for (const std::size_t most : {1U, 40U, 1'000U}) ASSERT_NO_FATAL_FAILURE(send(stream, message, random, most));
  }
}

TEST_P(StreamTest, TwoPiecesCutAnywhere) {
  Random random(32);
  const Case message(random, 97, 35);
  const ExpandedKey key(blocks(), message.key);
  Stream stream(blocks(), key.get());
  for (std::size_t cut = 0; cut <= message.plaintext.size(); ++cut) {
    Bytes text(message.plaintext.size()), tag(message.tag.size());
    const std::size_t aad_cut = std::min(cut, message.aad.size());
    ASSERT_EQ(stream.begin(Direction::encrypt, message.iv), Status::ok);
    ASSERT_EQ(stream.aad(std::span(message.aad).first(aad_cut)), Status::ok);
    ASSERT_EQ(stream.aad(std::span(message.aad).subspan(aad_cut)), Status::ok);
    ASSERT_EQ(stream.text(message.plaintext.data(), text.data(), cut), Status::ok);
    ASSERT_EQ(stream.text(message.plaintext.data() + cut, text.data() + cut, text.size() - cut), Status::ok);
    ASSERT_EQ(stream.finish(tag), Status::ok);
    ASSERT_EQ(text, message.ciphertext) << cut;
    ASSERT_EQ(tag, message.tag) << cut;
  }
}

TEST_P(StreamTest, IvsOfAnyLengthAndCountersThatWrap) {
  Random random(33);
  for (std::size_t iv = 1; iv <= kMaxIvBytes; ++iv) {
    SCOPED_TRACE(iv);
    const Case message(testing::random_bytes(random, 32), testing::random_bytes(random, iv),
                       testing::random_bytes(random, 20), testing::random_bytes(random, 200));
    const ExpandedKey key(blocks(), message.key);
    Stream stream(blocks(), key.get());
    ASSERT_NO_FATAL_FAILURE(send(stream, message, random, 64));
  }
}

TEST_P(StreamTest, LongMessages) {
  Random random(34);
  for (const std::size_t bytes : {16'384U, 65'537U}) {
    const Case message(random, bytes, 5'000);
    const ExpandedKey key(blocks(), message.key);
    Stream stream(blocks(), key.get());
    ASSERT_NO_FATAL_FAILURE(send(stream, message, random, 20'000));
  }
}

TEST_P(StreamTest, EveryTagLength) {
  Random random(35);
  const Case message(random, 50, 20);
  const ExpandedKey key(blocks(), message.key);
  Stream stream(blocks(), key.get());
  for (std::size_t bytes = 0; bytes <= 17; ++bytes) {
    Bytes text = message.plaintext, tag(bytes);
    ASSERT_EQ(stream.begin(Direction::encrypt, message.iv), Status::ok);
    ASSERT_EQ(stream.aad(message.aad), Status::ok);
    ASSERT_EQ(stream.text(text.data(), text.data(), text.size()), Status::ok);
    ASSERT_EQ(stream.finish(tag), is_tag_size(bytes) ? Status::ok : Status::bad_length);
    if (is_tag_size(bytes)) {
      ASSERT_TRUE(std::equal(tag.begin(), tag.end(), message.tag.begin())) << bytes;
    } else {
      ASSERT_EQ(tag, Bytes(bytes));
    }
  }
}

TEST_P(StreamTest, AWrongTagIsSaid) {
  Random random(36);
  const Case message(random, 50, 20);
  const ExpandedKey key(blocks(), message.key);
  Stream stream(blocks(), key.get());
  for (std::size_t bit = 0; bit < 8 * kMaxTagBytes; ++bit) {
    Bytes text = message.ciphertext, tag = message.tag;
    tag[bit / 8] ^= static_cast<std::uint8_t>(1U << bit % 8);
    ASSERT_EQ(stream.begin(Direction::decrypt, message.iv), Status::ok);
    ASSERT_EQ(stream.aad(message.aad), Status::ok);
    ASSERT_EQ(stream.text(text.data(), text.data(), text.size()), Status::ok);
    ASSERT_EQ(stream.finish(tag), Status::authentication);
  }
}

TEST_P(StreamTest, RefusesWhatIsOutOfOrder) {
  Random random(37);
  const Case message(random, 50, 20);
  const ExpandedKey key(blocks(), message.key);
  Stream stream(blocks(), key.get());
  Bytes text(message.plaintext.size(), 0xee), tag(kMaxTagBytes, 0xee);
  const auto refuses_all = [&] {
    EXPECT_EQ(stream.aad(message.aad), Status::bad_length);
    EXPECT_EQ(stream.text(message.plaintext.data(), text.data(), text.size()), Status::bad_length);
    EXPECT_EQ(stream.finish(tag), Status::bad_length);
    EXPECT_EQ(text, Bytes(text.size(), 0xee));
    EXPECT_EQ(tag, Bytes(tag.size(), 0xee));
  };
  refuses_all();
  EXPECT_EQ(stream.begin(Direction::encrypt, {}), Status::bad_iv);
  refuses_all();
  EXPECT_EQ(stream.begin(Direction::encrypt, Bytes(kMaxIvBytes + 1)), Status::bad_iv);
  refuses_all();
  ASSERT_EQ(stream.begin(Direction::encrypt, message.iv), Status::ok);
  EXPECT_EQ(stream.text(message.plaintext.data(), text.data(), 1), Status::ok);
  EXPECT_EQ(stream.aad(message.aad), Status::bad_length);  // behind text
  // A size of 32 bits cannot say so much.
  if constexpr (sizeof(std::size_t) > 4) {
    EXPECT_EQ(stream.text(message.plaintext.data(), text.data(), kMaxMessageBytes), Status::bad_length);
  }
  EXPECT_EQ(stream.finish(tag), Status::ok);
  std::ranges::fill(text, std::uint8_t{0xee});
  std::ranges::fill(tag, std::uint8_t{0xee});
  refuses_all();  // the message has ended
}

TEST_P(StreamTest, ACopyGoesItsOwnWay) {
  Random random(38);
  const Case message(random, 90, 20);
  const ExpandedKey key(blocks(), message.key);
  Stream stream(blocks(), key.get());
  Bytes text(message.plaintext.size()), tag(kMaxTagBytes);
  ASSERT_EQ(stream.begin(Direction::encrypt, message.iv), Status::ok);
  ASSERT_EQ(stream.aad(message.aad), Status::ok);
  ASSERT_EQ(stream.text(message.plaintext.data(), text.data(), 37), Status::ok);
  Stream copy = stream;
  Bytes other(5);
  ASSERT_EQ(stream.text(other.data(), other.data(), other.size()), Status::ok);
  ASSERT_EQ(copy.text(message.plaintext.data() + 37, text.data() + 37, text.size() - 37), Status::ok);
  ASSERT_EQ(copy.finish(tag), Status::ok);
  EXPECT_EQ(text, message.ciphertext);
  EXPECT_EQ(tag, message.tag);
}

TEST_P(StreamTest, NothingStaysInAStreamThatHasEnded) {
  Random random(39);
  const Case message(random, 90, 20);
  const ExpandedKey key(blocks(), message.key);
  alignas(Stream) std::uint8_t memory[sizeof(Stream)];
  std::memset(memory, 0, sizeof memory);
  auto* const stream = new (memory) Stream(blocks(), key.get());
  Bytes text(message.plaintext), tag(kMaxTagBytes);
  ASSERT_EQ(stream->begin(Direction::encrypt, message.iv), Status::ok);
  ASSERT_EQ(stream->text(text.data(), text.data(), 85), Status::ok);
  std::uint8_t held[sizeof memory];
  std::memcpy(held, memory, sizeof held);
  const auto holds = [&](std::span<const std::uint8_t> bytes) { return !std::ranges::search(memory, bytes).empty(); };
  const std::span<const std::uint8_t> ciphertext(text.data() + 80, 5);
  ASSERT_TRUE(holds(ciphertext));
  stream->~Stream();
  EXPECT_FALSE(holds(ciphertext));
  std::size_t secret = 0;  // what is left of 16 bytes that were there before
  for (std::size_t i = 0; i + kBlockBytes <= sizeof held; ++i) {
    const bool was = std::count(held + i, held + i + kBlockBytes, 0) < 3;
    secret += was && std::memcmp(held + i, memory + i, kBlockBytes) == 0;
  }
  EXPECT_EQ(secret, 0U);
}

/// Messages whose keys callers hold, through the functions for whole messages.
TEST_P(StreamTest, WholeMessagesTakeExpandedKeys) {
  Random random(40);
  for (std::size_t bytes : {0U, 1U, 16U, 100U, 1'420U, 5'000U}) {
    const Case message(random, bytes, 13);
    const ExpandedKey key(blocks(), message.key);
    Bytes text(bytes), tag(kMaxTagBytes);
    Message sent = message.with(message.plaintext.data(), text.data(), tag.data());
    sent.key = {};
    sent.expanded = key.get();
    ASSERT_EQ(encrypt(variant(), sent), Status::ok);
    ASSERT_EQ(text, message.ciphertext);
    ASSERT_EQ(tag, message.tag);
    ASSERT_FALSE(keeps_keys());
    Bytes back(bytes);
    Message received = message.with(text.data(), back.data(), tag.data());
    received.key = {};
    received.expanded = key.get();
    ASSERT_EQ(decrypt(variant(), received), Status::ok);
    ASSERT_EQ(back, message.plaintext);
    tag[3] ^= 1;
    ASSERT_EQ(decrypt(variant(), received), Status::authentication);
    ASSERT_EQ(back, Bytes(bytes));
  }
}

}  // namespace
}  // namespace tandem::aes_gcm
