#include "pipeline/s2_cut/cut.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "pipeline/s2_cut/keystream_framing.h"

namespace tandem::pipeline {
namespace {

Keystream keystream_from(std::uint32_t counter) {
  Keystream keystream;
  keystream.counter = counter;
  for (std::size_t i = 0; i < keystream.key.size(); ++i) keystream.key[i] = static_cast<std::uint8_t>(i);
  for (std::size_t i = 0; i < keystream.nonce.size(); ++i) keystream.nonce[i] = static_cast<std::uint8_t>(0x40 + i);
  return keystream;
}

TEST(Cut, NumbersChunksAndEndsWithTheRest) {
  const Keystream keystream;
  Cut cut(KeystreamFraming(keystream, 128), 300);
  EXPECT_EQ(cut.chunks(), 3U);
  Chunk chunk;
  for (const auto& [index, bytes] : {std::pair(0U, 128U), std::pair(1U, 128U), std::pair(2U, 44U)}) {
    ASSERT_TRUE(cut.next(chunk));
    EXPECT_EQ(chunk.index, index);
    EXPECT_EQ(chunk.offset, index * 128U);
    EXPECT_EQ(chunk.bytes, bytes);
    EXPECT_EQ(chunk.last, index == 2);
  }
  EXPECT_FALSE(cut.next(chunk));
  EXPECT_FALSE(cut.next(chunk));
}

TEST(Cut, CountsChunksExactly) {
  const Keystream keystream;
  const KeystreamFraming framing(keystream, 64);
  EXPECT_EQ(Cut(framing, 0).chunks(), 0U);
  EXPECT_EQ(Cut(framing, 64).chunks(), 1U);
  EXPECT_EQ(Cut(framing, 65).chunks(), 2U);
  EXPECT_EQ(Cut(framing, std::nullopt).chunks(), std::nullopt);
  Chunk chunk;
  EXPECT_FALSE(Cut(framing, 0).next(chunk));
}

TEST(Cut, ForgetsWhatAChunkWasBefore) {
  const Keystream keystream;
  Cut cut(KeystreamFraming(keystream, 64), std::nullopt);
  ChunkPool pool(1, {.input_bytes = 64, .buffer_bytes = 64, .tasks = 1});
  Chunk& chunk = pool.chunks()[0];
  chunk.last = true;
  chunk.task_count = chunk.submitted = chunk.finished = 1;
  chunk.good_tasks = 0;
  chunk.output = chunk.buffer;
  chunk.failure = Failure{};
  ASSERT_TRUE(cut.next(chunk));
  EXPECT_FALSE(chunk.last);
  EXPECT_EQ(chunk.task_count + chunk.submitted + chunk.finished, 0U);
  EXPECT_GE(chunk.good_tasks, 1U);
  EXPECT_TRUE(chunk.output.empty());
  EXPECT_FALSE(chunk.failure);
}

TEST(KeystreamFraming, WritesTheTaskOfAChunk) {
  const Keystream keystream = keystream_from(0x0102'0300);
  const KeystreamFraming framing(keystream, 128);
  Cut cut(framing, std::nullopt);
  ChunkPool pool(1, framing.shape());
  Chunk& chunk = pool.chunks()[0];
  ASSERT_TRUE(cut.next(chunk));
  ASSERT_TRUE(cut.next(chunk));
  chunk.bytes = 100;
  framing.prepare(chunk);
  ASSERT_FALSE(chunk.failure);
  ASSERT_EQ(chunk.task_count, 1U);
  const Task& task = chunk.tasks[0];
  EXPECT_EQ(task.algorithm, Algorithm::chacha20);
  EXPECT_EQ(task.key_bytes, 32);
  EXPECT_EQ(task.key, keystream.key);
  EXPECT_THAT(task.iv, ::testing::ElementsAre(0x02, 0x03, 0x02, 0x01, 0x40, 0x41, 0x42, 0x43, 0x44, 0x45, 0x46, 0x47,
                                              0x48, 0x49, 0x4a, 0x4b));
  EXPECT_EQ(task.source, chunk.buffer.data());
  EXPECT_EQ(task.destination, chunk.buffer.data());
  EXPECT_EQ(task.len_bits, 800U);
  EXPECT_EQ(task.user, &chunk);
  EXPECT_EQ(chunk.output.bytes(), 100U);
  EXPECT_EQ(chunk.output_offset, 128U);
}

TEST(KeystreamFraming, StopsWhereTheCounterWouldWrap) {
  const Keystream last_three = keystream_from(0xffff'fffd);
  EXPECT_EQ(last_three.max_bytes(), 192U);
  EXPECT_EQ(keystream_from(0).max_bytes(), std::uint64_t{64} << 32);
  const KeystreamFraming framing(last_three, 128);
  ChunkPool pool(1, framing.shape());
  const auto status_of = [&](std::uint64_t offset, std::size_t bytes) {
    Chunk& chunk = pool.chunks()[0];
    chunk.offset = offset;
    chunk.bytes = bytes;
    chunk.failure.reset();
    framing.prepare(chunk);
    return chunk.failure ? chunk.failure->status : Status::ok;
  };
  EXPECT_EQ(status_of(0, 128), Status::ok);
  EXPECT_EQ(status_of(128, 64), Status::ok);
  EXPECT_EQ(status_of(128, 65), Status::counter_overflow);
  EXPECT_EQ(status_of(192, 1), Status::counter_overflow);
  EXPECT_EQ(status_of(std::uint64_t{1} << 40, 1), Status::counter_overflow);
}

}  // namespace
}  // namespace tandem::pipeline
