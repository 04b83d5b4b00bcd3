#include "driver/key_slots.h"

#include <gtest/gtest.h>

namespace tandem::driver {
namespace {

KeySlots::Key key(std::uint8_t value) {
  KeySlots::Key bytes{};
  bytes.fill(value);
  return bytes;
}

TEST(KeySlots, SameKeySameSlotLoadedOnce) {
  KeySlots slots;
  slots.reset(2);
  const auto first = slots.acquire(key(1), 1);
  const auto again = slots.acquire(key(1), 1);
  EXPECT_TRUE(first.found && first.load);
  EXPECT_TRUE(again.found);
  EXPECT_FALSE(again.load);
  EXPECT_EQ(first.slot, again.slot);
}

TEST(KeySlots, ASlotInUseIsNotTaken) {
  KeySlots slots;
  slots.reset(2);
  const auto a = slots.acquire(key(1), 1);
  (void)slots.acquire(key(2), 1);
  EXPECT_FALSE(slots.acquire(key(3), 1).found);
  (void)slots.acquire(key(1), 1);  // a second use of the first slot
  slots.release(a.slot);
  EXPECT_FALSE(slots.acquire(key(3), 1).found);
  slots.release(a.slot);
  const auto c = slots.acquire(key(3), 1);
  EXPECT_TRUE(c.found && c.load);
  EXPECT_EQ(c.slot, a.slot);
}

TEST(KeySlots, LongestUnusedGoesFirst) {
  KeySlots slots;
  slots.reset(3);
  for (std::uint8_t k : {1, 2, 3}) slots.release(slots.acquire(key(k), 1).slot);
  slots.release(slots.acquire(key(1), 1).slot);
  const auto d = slots.acquire(key(4), 1);
  EXPECT_TRUE(d.load);
  EXPECT_FALSE(slots.acquire(key(1), 1).load);
  EXPECT_FALSE(slots.acquire(key(3), 1).load);
  EXPECT_EQ(slots.key(d.slot), key(4));
}

TEST(KeySlots, ShortKeysAreFollowedByZeros) {
  KeySlots slots;
  slots.reset(2);
  const std::array<std::uint8_t, 2> two{5, 6};
  const auto choice = slots.acquire(two, 1);
  KeySlots::Key padded{5, 6};
  EXPECT_EQ(slots.key(choice.slot), padded);
  EXPECT_FALSE(slots.acquire(padded, 1).load);
  padded[31] = 1;
  EXPECT_TRUE(slots.acquire(padded, 1).load);
}

TEST(KeySlots, AKeyForOtherOperationsGetsAnotherSlot) {
  KeySlots slots;
  slots.reset(2);
  const auto first = slots.acquire(key(1), 0b01);
  const auto other = slots.acquire(key(1), 0b10);
  EXPECT_TRUE(other.load);
  EXPECT_NE(other.slot, first.slot);
  EXPECT_EQ(slots.acquire(key(1), 0b01).slot, first.slot);
}

TEST(KeySlots, ForgettingWipesAndEndsUses) {
  KeySlots slots;
  slots.reset(1);
  const auto a = slots.acquire(key(1), 1);
  EXPECT_TRUE(slots.holds_key(a.slot));
  slots.forget_all();
  EXPECT_EQ(slots.key(a.slot), KeySlots::Key{});
  EXPECT_FALSE(slots.holds_key(a.slot));
  EXPECT_TRUE(slots.acquire(key(2), 1).load);
}

TEST(KeySlots, ADeviceWithoutSlotsHasRoomForNone) {
  KeySlots slots;
  slots.reset(0);
  EXPECT_FALSE(slots.acquire(key(1), 1).found);
}

}  // namespace
}  // namespace tandem::driver
