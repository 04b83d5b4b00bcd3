#include "pipeline/s2_cut/payload_framing.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "pipeline/s2_cut/cut.h"

namespace tandem::pipeline {
namespace {

constexpr std::size_t kMessages = 3;

class PayloadFramingTest : public ::testing::Test {
 protected:
  PayloadFramingTest() { key_.bytes.fill(0x5a); }

  /// A chunk of `bytes` bytes of input, prepared.
  Chunk& prepare(const PayloadFraming& framing, std::uint64_t index, std::size_t bytes, bool last) {
    Cut cut(framing, std::nullopt);
    Chunk& chunk = pool_.chunks()[0];
    for (std::uint64_t i = 0; i <= index; ++i) cut.next(chunk);
    chunk.bytes = bytes;
    chunk.last = last;
    framing.prepare(chunk);
    return chunk;
  }

  static std::vector<std::size_t> sizes(const Pieces& pieces) {
    std::vector<std::size_t> list;
    for (int i = 0; i < pieces.count(); ++i) list.push_back(pieces[static_cast<std::size_t>(i)].size());
    return list;
  }

  container::PayloadKey key_;
  ChunkPool pool_{1, {.input_bytes = 0, .buffer_bytes = kMessages * kSealedBytes, .tasks = kMessages}};
};

TEST_F(PayloadFramingTest, EncryptionLeavesRoomForTagsAndWritesOnePiece) {
  const PayloadFraming framing(key_, Direction::encrypt, 200, {}, kMessages);
  EXPECT_EQ(framing.shape().input_bytes, kMessages * kMessageBytes);
  EXPECT_TRUE(framing.ends_explicitly());
  Chunk& chunk = prepare(framing, 2, 2 * kMessageBytes + 7, true);
  EXPECT_THAT(sizes(framing.input(chunk)), ::testing::ElementsAre(kMessageBytes, kMessageBytes, 7));
  ASSERT_EQ(chunk.task_count, 3U);
  for (std::size_t i = 0; i < 3; ++i) {
    const Task& task = chunk.tasks[i];
    const auto nonce = container::chunk_nonce(2 * kMessages + i, i == 2);
    EXPECT_EQ(task.algorithm, Algorithm::chacha20_poly1305);
    EXPECT_EQ(task.direction, Direction::encrypt);
    EXPECT_EQ(task.key_bytes, 32);
    EXPECT_EQ(task.key, key_.bytes);
    EXPECT_TRUE(std::all_of(task.iv.begin(), task.iv.begin() + 4, [](std::uint8_t byte) { return byte == 0; }));
    EXPECT_TRUE(std::equal(nonce.begin(), nonce.end(), task.iv.begin() + 4)) << i;
    EXPECT_EQ(task.source, chunk.buffer.data() + i * kSealedBytes);
    EXPECT_EQ(task.destination, task.source);
    EXPECT_EQ(task.len_bits, 8 * (i == 2 ? 7 : kMessageBytes));
    EXPECT_EQ(task.tag.data(), task.source + task.len_bytes());
    EXPECT_EQ(task.tag.size(), container::kTagBytes);
    EXPECT_EQ(task.user, &chunk);
    EXPECT_EQ(framing.input_offset(chunk, i), (2 * kMessages + i) * kMessageBytes);
  }
  EXPECT_THAT(sizes(chunk.output), ::testing::ElementsAre(2 * kSealedBytes + 7 + container::kTagBytes));
  EXPECT_EQ(chunk.output_offset, 200 + 2 * kMessages * kSealedBytes);
}

TEST_F(PayloadFramingTest, DecryptionFillsHugePages) {
  constexpr std::size_t kHugePage = std::size_t{2} << 20;
  EXPECT_EQ(messages_for(0), kDefaultMessages);
  EXPECT_EQ(messages_for(4096), kDefaultMessages);
  const PayloadFraming framing(key_, Direction::decrypt, 0, {}, messages_for(kHugePage));
  ChunkPool pool(1, framing.shape());
  Cut cut(framing, std::nullopt);
  Chunk& chunk = pool.chunks()[0];
  cut.next(chunk);
  cut.next(chunk);
  framing.prepare(chunk);
  EXPECT_EQ(chunk.task_count, kHugePageMessages);
  EXPECT_EQ(chunk.output_offset, kHugePage);
  EXPECT_EQ(chunk.output.bytes(), kHugePage);
}

TEST_F(PayloadFramingTest, DecryptionReadsOnePieceAndWritesMessages) {
  const PayloadFraming framing(key_, Direction::decrypt, 0, {}, kMessages);
  EXPECT_EQ(framing.shape().input_bytes, kMessages * kSealedBytes);
  Chunk& chunk = prepare(framing, 1, kSealedBytes + 17, true);
  EXPECT_THAT(sizes(framing.input(chunk)), ::testing::ElementsAre(kSealedBytes + 17));
  ASSERT_EQ(chunk.task_count, 2U);
  EXPECT_EQ(chunk.tasks[1].direction, Direction::decrypt);
  EXPECT_EQ(chunk.tasks[1].len_bits, 8U);
  EXPECT_EQ(chunk.tasks[1].tag.data(), chunk.buffer.data() + kSealedBytes + 1);
  EXPECT_EQ(framing.input_offset(chunk, 1), (kMessages + 1) * kSealedBytes);
  EXPECT_THAT(sizes(chunk.output), ::testing::ElementsAre(kMessageBytes, 1));
  EXPECT_EQ(chunk.output_offset, kMessages * kMessageBytes);
  EXPECT_EQ(framing.output_bytes(chunk, 0), 0U);
  EXPECT_EQ(framing.output_bytes(chunk, 1), kMessageBytes);
  EXPECT_EQ(framing.output_bytes(chunk, 2), kMessageBytes + 1);
}

TEST_F(PayloadFramingTest, OnlyTheLastMessageOfTheLastChunkIsMarked) {
  const PayloadFraming framing(key_, Direction::decrypt, 0, {}, kMessages);
  const auto flags = [&](bool last) {
    Chunk& chunk = prepare(framing, 1, kMessages * kSealedBytes, last);
    std::vector<int> list;
    for (const Task& task : chunk.tasks) list.push_back(task.iv[15]);
    return list;
  };
  EXPECT_THAT(flags(false), ::testing::ElementsAre(0, 0, 0));
  EXPECT_THAT(flags(true), ::testing::ElementsAre(0, 0, 1));
}

TEST_F(PayloadFramingTest, AnEmptyInputHasOneMessage) {
  const PayloadFraming encryption(key_, Direction::encrypt, 0, {}, kMessages);
  Chunk& chunk = prepare(encryption, 0, 0, true);
  ASSERT_EQ(chunk.task_count, 1U);
  EXPECT_EQ(chunk.tasks[0].len_bits, 0U);
  EXPECT_EQ(chunk.tasks[0].iv[15], 1);
  EXPECT_EQ(chunk.output.bytes(), container::kTagBytes);

  const PayloadFraming decryption(key_, Direction::decrypt, 0, {}, kMessages);
  prepare(decryption, 0, container::kTagBytes, true);
  ASSERT_EQ(chunk.task_count, 1U);
  EXPECT_EQ(chunk.tasks[0].len_bits, 0U);
  EXPECT_FALSE(chunk.failure);
  EXPECT_TRUE(chunk.output.empty());
}

TEST_F(PayloadFramingTest, WhatIsNoMessageIsMalformedAndNothingBeforeItIsTheLast) {
  const PayloadFraming framing(key_, Direction::decrypt, 0, {}, kMessages);
  struct Case {
    std::uint64_t index;
    std::size_t bytes;
    std::size_t good_bytes;
  };
  for (const Case& c :
       {Case{0, 0, 0}, Case{0, 1, 0}, Case{0, 15, 0}, Case{1, 16, 0}, Case{0, kSealedBytes + 1, kSealedBytes},
        Case{0, kSealedBytes + 16, kSealedBytes}, Case{2, 2 * kSealedBytes + 15, 2 * kSealedBytes}}) {
    const Chunk& chunk = prepare(framing, c.index, c.bytes, true);
    ASSERT_TRUE(chunk.failure) << c.bytes;
    EXPECT_EQ(chunk.failure->stage, Stage::cut);
    EXPECT_EQ(chunk.failure->status, Status::bad_length);
    EXPECT_EQ(chunk.failure->offset, c.index * kMessages * kSealedBytes + c.good_bytes);
    ASSERT_EQ(chunk.task_count, c.good_bytes / kSealedBytes);
    for (std::size_t i = 0; i < chunk.task_count; ++i) EXPECT_EQ(chunk.tasks[i].iv[15], 0);
  }
  // An empty message is none of a window that others come before, either.
  const PayloadFraming window(key_, Direction::decrypt, 0, {.first_message = kMessages}, kMessages);
  EXPECT_TRUE(prepare(window, 0, container::kTagBytes, true).failure);
}

TEST_F(PayloadFramingTest, TakesInputThatTheSourceLends) {
  const PayloadFraming framing(key_, Direction::encrypt, 0, {}, kMessages);
  const std::vector<std::uint8_t> lent(2 * kMessageBytes);
  Cut cut(framing, lent.size());
  Chunk& chunk = pool_.chunks()[0];
  ASSERT_TRUE(cut.next(chunk));
  EXPECT_TRUE(chunk.last);
  chunk.lent = lent.data();
  framing.prepare(chunk);
  EXPECT_EQ(chunk.tasks[1].source, lent.data() + kMessageBytes);
  EXPECT_EQ(chunk.tasks[1].destination, chunk.buffer.data() + kSealedBytes);
}

TEST_F(PayloadFramingTest, ARangeIsTheMessagesItLiesIn) {
  const std::uint64_t payload = container::encrypted_bytes(10 * kMessageBytes + 5);
  const PayloadRange middle = range_of(payload, 3 * kMessageBytes + 1, 2 * kMessageBytes);
  EXPECT_EQ(middle.window.first_message, 3U);
  EXPECT_FALSE(middle.window.reaches_end);
  EXPECT_EQ(middle.window.skip_bytes, 1U);
  EXPECT_EQ(middle.window.keep_bytes, 2 * kMessageBytes);
  EXPECT_EQ(middle.input_offset, 3 * kSealedBytes);
  EXPECT_EQ(middle.input_bytes, 3 * kSealedBytes);

  const PayloadRange end = range_of(payload, 10 * kMessageBytes + 4, 1000);
  EXPECT_EQ(end.window.first_message, 10U);
  EXPECT_TRUE(end.window.reaches_end);
  EXPECT_EQ(end.window.keep_bytes, 1U);
  EXPECT_EQ(end.input_bytes, 5 + container::kTagBytes);

  EXPECT_FALSE(range_of(payload, 0, 10 * kMessageBytes).window.reaches_end);
  EXPECT_TRUE(range_of(payload, 0, 10 * kMessageBytes + 1).window.reaches_end);
}

}  // namespace
}  // namespace tandem::pipeline
