// Tests that none of the keys that a thread keeps stay in memory once they are forgotten, or once the thread has ended.
#pragma once

#include <gtest/gtest.h>

#include <optional>
#include <thread>

#include "testing/freed_memory.h"

namespace tandem::testing {

/// use(seed): makes the calling thread keep keys that follow from a seed, with buffers at the same addresses each time.
/// keeps(), forget(): those of the algorithm.
template <class Use, class Keeps, class Forget>
void expect_forgotten_keys_wiped(const Use& use, const Keeps& keeps, const Forget& forget) {
  const auto forget_in_this_thread = [&](std::optional<FreedMemory>& freed, int seed) {
    use(seed);
    EXPECT_TRUE(keeps());
    freed.emplace();
    forget();
    freed->stop();
    EXPECT_FALSE(keeps());
  };
  const auto end_a_thread = [&](std::optional<FreedMemory>& freed, int seed) {
    std::thread([&] {
      use(seed);
      EXPECT_TRUE(keeps());
      freed.emplace();
    }).join();
    freed->stop();
  };
  const auto compare = [](const auto& run) {
    std::optional<FreedMemory> freed[2];
    for (int seed = 0; seed < 2; ++seed) run(freed[seed], seed);
    EXPECT_GT(freed[0]->bytes(), 0U);
    EXPECT_EQ(difference_but_for_addresses(*freed[0], *freed[1]), "");
  };
  forget();
  compare(forget_in_this_thread);
  compare(end_a_thread);
}

}  // namespace tandem::testing
