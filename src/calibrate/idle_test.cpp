#include "calibrate/idle.h"

#include <gtest/gtest.h>

namespace tandem::calibrate {
namespace {

constexpr std::uint64_t kSecond = 1'000'000'000;

/// A machine on which this thread has `share` of a processor.
class Shared final : public contest::Clock {
 public:
  std::uint64_t wall_ns() override { return wall_ns_ += 1'000'000; }
  std::uint64_t cpu_ns() override {
    cpu_ns_ += static_cast<std::uint64_t>(share * static_cast<double>(wall_ns_ - seen_ns_));
    seen_ns_ = wall_ns_;
    return cpu_ns_;
  }
  double share = 1;

 private:
  std::uint64_t wall_ns_ = 0;
  std::uint64_t cpu_ns_ = 0;
  std::uint64_t seen_ns_ = 0;
};

TEST(Idle, IsAMachineThatLeavesAThreadMostOfAProcessor) {
  for (const auto& [share, busy] : {std::pair(1.0, false), std::pair(0.9, false), std::pair(0.7, true),
                                    std::pair(0.2, true), std::pair(0.0, true)}) {
    Shared clock;
    clock.share = share;
    EXPECT_EQ(is_busy(clock), busy) << share;
  }
}

TEST(Idle, IsWaitedForNoLongerThanNeeded) {
  Shared clock;
  clock.share = 0.3;
  std::size_t pauses = 0;
  EXPECT_TRUE(wait_until_idle(clock, 60 * kSecond, [&] {
    if (++pauses == 3) clock.share = 1;
  }));
  EXPECT_EQ(pauses, 3U);
  EXPECT_TRUE(wait_until_idle(clock, 0, [&] { ++pauses; }));
  EXPECT_EQ(pauses, 3U);
}

TEST(Idle, IsNotWaitedForWithoutEnd) {
  Shared clock;
  clock.share = 0.3;
  EXPECT_FALSE(wait_until_idle(clock, 0, [] { ADD_FAILURE(); }));
  std::size_t pauses = 0;
  EXPECT_FALSE(wait_until_idle(clock, kSecond, [&] { ++pauses; }));
  EXPECT_GT(pauses, 2U);
  EXPECT_LT(pauses, 12U);
}

}  // namespace
}  // namespace tandem::calibrate
