#include "pipeline/s3_queue/queue.h"

#include <gtest/gtest.h>

#include <atomic>
#include <numeric>
#include <thread>
#include <vector>

namespace tandem::pipeline {
namespace {

TEST(Queue, FirstInFirstOut) {
  Queue<int> queue(3);
  EXPECT_TRUE(queue.push(1));
  EXPECT_TRUE(queue.push(2));
  EXPECT_EQ(queue.pop(), 1);
  EXPECT_TRUE(queue.push(3));
  EXPECT_EQ(queue.try_pop(), 2);
  EXPECT_EQ(queue.try_pop(), 3);
  EXPECT_EQ(queue.try_pop(), std::nullopt);
}

TEST(Queue, ShutDownRefusesNewItemsAndGivesOutTheOldOnes) {
  Queue<int> queue(2);
  EXPECT_TRUE(queue.push(1));
  queue.shut_down();
  EXPECT_FALSE(queue.push(2));
  EXPECT_EQ(queue.pop(), 1);
  EXPECT_EQ(queue.pop(), std::nullopt);
}

TEST(Queue, ShutDownWakesWaitingProducersAndConsumers) {
  Queue<int> full(1);
  Queue<int> empty(1);
  EXPECT_TRUE(full.push(1));
  std::vector<std::thread> threads;
  for (int i = 0; i < 3; ++i) {
    threads.emplace_back([&] { EXPECT_FALSE(full.push(2)); });
    threads.emplace_back([&] { EXPECT_EQ(empty.pop(), std::nullopt); });
  }
  full.shut_down();
  empty.shut_down();
  for (std::thread& thread : threads) thread.join();
}

TEST(Queue, ProducersNeverRunAheadByMoreThanTheCapacity) {
  constexpr int kCapacity = 4;
  constexpr int kItems = 20'000;
  Queue<int> queue(kCapacity);
  std::atomic<int> pushed{0};
  std::thread producer([&] {
    for (int i = 0; i < kItems; ++i) {
      ASSERT_TRUE(queue.push(i));
      ++pushed;
    }
  });
  for (int i = 0; i < kItems; ++i) {
    ASSERT_LE(pushed.load(), i + kCapacity);
    ASSERT_EQ(queue.pop(), i);
  }
  producer.join();
}

TEST(Queue, ManyProducersAndConsumersLoseAndDoubleNothing) {
  constexpr int kThreads = 4;
  constexpr int kItems = 5'000;
  Queue<int> queue(3);
  std::atomic<long> sum{0};
  std::atomic<int> count{0};
  std::vector<std::thread> consumers;
  std::vector<std::thread> producers;
  for (int t = 0; t < kThreads; ++t) {
    consumers.emplace_back([&] {
      while (const auto item = queue.pop()) {
        sum += *item;
        ++count;
      }
    });
    producers.emplace_back([&, t] {
      for (int i = 0; i < kItems; ++i) ASSERT_TRUE(queue.push(t * kItems + i));
    });
  }
  for (std::thread& thread : producers) thread.join();
  queue.shut_down();
  for (std::thread& thread : consumers) thread.join();
  constexpr long kAll = kThreads * kItems;
  EXPECT_EQ(count, kAll);
  EXPECT_EQ(sum, kAll * (kAll - 1) / 2);
}

}  // namespace
}  // namespace tandem::pipeline
