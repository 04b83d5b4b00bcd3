#include "engine/software/hold.h"

#include <gtest/gtest.h>

namespace tandem::software {
namespace {

using Numbers = Hold<int, 8>;

TEST(Hold, ReleasesWhenThereAreEnough) {
  Numbers hold(3, 1'000);
  EXPECT_FALSE(hold.due(5'000));
  hold.push(1, 0);
  hold.push(2, 10);
  EXPECT_FALSE(hold.due(20));
  hold.push(3, 20);
  EXPECT_TRUE(hold.due(20));
  for (int i = 1; i <= 3; ++i) EXPECT_EQ(hold.pop(), i);
  EXPECT_EQ(hold.size(), 0U);
  EXPECT_FALSE(hold.due(20));
}

TEST(Hold, ReleasesWhenTheFirstHasWaitedLongEnough) {
  Numbers hold(8, 1'000);
  hold.push(1, 100);
  hold.push(2, 900);
  EXPECT_FALSE(hold.due(1'099));
  EXPECT_TRUE(hold.due(1'100));
  EXPECT_EQ(hold.pop(), 1);
  EXPECT_FALSE(hold.due(1'899));
  EXPECT_TRUE(hold.due(1'900));
}

TEST(Hold, WithoutABoundNothingWaits) {
  Numbers hold(8, 0);
  hold.push(1, 7);
  EXPECT_TRUE(hold.due(7));
}

}  // namespace
}  // namespace tandem::software
