#include "pipeline/s5_order/order.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>
#include <random>
#include <thread>
#include <vector>

#include "pipeline/s3_queue/queue.h"

namespace tandem::pipeline {
namespace {

TEST(Order, GivesOutByIndexWhateverTheOrderOfArrival) {
  std::vector<Chunk> chunks(3);
  for (std::size_t i = 0; i < 3; ++i) chunks[i].index = i;
  Order order(3);
  order.put(&chunks[2]);
  order.put(&chunks[0]);
  EXPECT_EQ(order.take(), &chunks[0]);
  order.put(&chunks[1]);
  order.end_at(3);
  EXPECT_EQ(order.take(), &chunks[1]);
  EXPECT_EQ(order.take(), &chunks[2]);
  EXPECT_EQ(order.take(), nullptr);
}

TEST(Order, EndsAtOnceWithoutChunks) {
  Order order(1);
  order.end_at(0);
  EXPECT_EQ(order.take(), nullptr);
}

TEST(Order, EndAndShutDownWakeTheTaker) {
  Order ended(2);
  Order stopped(2);
  std::thread taker([&] {
    EXPECT_EQ(ended.take(), nullptr);
    EXPECT_EQ(stopped.take(), nullptr);
  });
  ended.end_at(0);
  stopped.shut_down();
  taker.join();
}

TEST(Order, ShutDownKeepsBackWhatIsThere) {
  Chunk chunk;
  Order order(1);
  order.put(&chunk);
  order.shut_down();
  EXPECT_EQ(order.take(), nullptr);
}

// A constant number of chunks, whose index is drawn when they are free, as in the pipeline: each thread keeps some and
// hands them in out of order.
TEST(Order, RestoresTheOrderOfManyThreads) {
  constexpr std::uint64_t kChunks = 20'000;
  constexpr std::size_t kPool = 12;
  std::vector<Chunk> pool(kPool);
  Queue<Chunk*> free(kPool);
  for (Chunk& chunk : pool) ASSERT_TRUE(free.push(&chunk));
  Order order(kPool);
  order.end_at(kChunks);
  std::atomic<std::uint64_t> next{0};
  std::vector<std::thread> threads;
  for (unsigned t = 0; t < 3; ++t) {
    threads.emplace_back([&, t] {
      std::mt19937 random(t);
      std::vector<Chunk*> held;
      bool more = true;
      while (more || !held.empty()) {
        const auto chunk = more ? (held.empty() ? free.pop() : free.try_pop()) : std::nullopt;
        if (chunk) {
          (*chunk)->index = next++;
          more = (*chunk)->index < kChunks;
          if (more) {
            held.push_back(*chunk);
          } else {
            ASSERT_TRUE(free.push(*chunk));
          }
        }
        if (held.size() >= 3 || !chunk || !more) {
          std::shuffle(held.begin(), held.end(), random);
          for (Chunk* one : held) order.put(one);
          held.clear();
        }
      }
    });
  }
  for (std::uint64_t i = 0; i < kChunks; ++i) {
    Chunk* chunk = order.take();
    ASSERT_NE(chunk, nullptr);
    ASSERT_EQ(chunk->index, i);
    ASSERT_TRUE(free.push(chunk));
  }
  EXPECT_EQ(order.take(), nullptr);
  for (std::thread& thread : threads) thread.join();
}

}  // namespace
}  // namespace tandem::pipeline
