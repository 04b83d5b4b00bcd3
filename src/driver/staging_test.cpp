// Tests where a task's bytes lie in its DMA memory, what moves when, and what is left.
#include "driver/staging.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <array>
#include <numeric>
#include <vector>

#include "bus/mock/mock_bus.h"

namespace tandem::driver {
namespace {

using ::testing::Each;

class StagingTest : public ::testing::Test {
 protected:
  StagingTest() {
    std::iota(message_.begin(), message_.end(), std::uint8_t{1});
    std::iota(aad_.begin(), aad_.end(), std::uint8_t{101});
  }
  /// Returns the content of the memory, which the mock shares between CPU and device.
  [[nodiscard]] std::span<const std::uint8_t> memory() const {
    return {bus_.regions()[0].cpu, bus_.regions()[0].bytes};
  }

  mock::MockBus bus_;
  Staging staging_;
  std::array<std::uint8_t, 100> message_{};
  std::array<std::uint8_t, 40> aad_{};
};

TEST_F(StagingTest, TakesAMessageThatSomethingElseWrites) {
  ASSERT_EQ(staging_.allocate(bus_, 100, 0), Status::ok);
  std::span<std::uint8_t> room;
  ASSERT_EQ(staging_.begin(room), Status::ok);
  ASSERT_EQ(room.data(), bus_.regions()[0].cpu);
  EXPECT_EQ(room.size(), 100U);
  std::ranges::fill(room, std::uint8_t{7});
  const std::size_t syncs = bus_.syncs(SyncFor::device);
  ASSERT_EQ(staging_.give(60), Status::ok);
  EXPECT_EQ(bus_.syncs(SyncFor::device), syncs + 1);
  EXPECT_EQ(staging_.message_address(), bus_.regions()[0].device_address);
  // A wipe reaches as far as was given, also where less is taken back.
  ASSERT_EQ(staging_.take(10), Status::ok);
  staging_.wipe(true);
  EXPECT_THAT(memory().first(60), Each(0));
  // Output that was not taken is given up for the next task.
  ASSERT_EQ(staging_.begin(room), Status::ok);
  ASSERT_EQ(staging_.begin(room), Status::ok);
  ASSERT_EQ(staging_.give(1), Status::ok);
}

TEST_F(StagingTest, TakesNoMoreMemoryThanAskedFor) {
  ASSERT_EQ(staging_.allocate(bus_, 100, 0), Status::ok);
  EXPECT_EQ(memory().size(), 100U);
  EXPECT_TRUE(staging_.fits(100, 0));
  EXPECT_FALSE(staging_.fits(101, 0));
  EXPECT_FALSE(staging_.fits(64, 37));
  bus_.set_memory_bytes(99);
  Staging other;
  EXPECT_EQ(other.allocate(bus_, 100, 0), Status::no_memory);
}

TEST_F(StagingTest, AShortMessageLeavesRoomForMoreAdditionalData) {
  ASSERT_EQ(staging_.allocate(bus_, 100, 40), Status::ok);
  EXPECT_EQ(memory().size(), 128U + 40);
  EXPECT_TRUE(staging_.fits(100, 40));
  EXPECT_FALSE(staging_.fits(100, 41));
  EXPECT_TRUE(staging_.fits(64, 104));
  EXPECT_FALSE(staging_.fits(65, 104));
  EXPECT_TRUE(staging_.fits(0, 168));
  EXPECT_TRUE(staging_.fits(128, 0));
  EXPECT_FALSE(staging_.fits(UINT64_MAX, 1));
}

TEST_F(StagingTest, AdditionalDataBeginsAtAMultipleOf64BehindAnyMessage) {
  ASSERT_EQ(staging_.allocate(bus_, 100, 40), Status::ok);
  for (std::size_t bytes = 0; bytes <= message_.size(); ++bytes) {
    for (std::size_t start = 0; start < aad_.size(); ++start) {
      const auto aad = std::span(aad_).subspan(start);
      ASSERT_EQ(staging_.fill(message_.data(), bytes, aad), Status::ok);
      const std::uint64_t offset = staging_.aad_address() - staging_.message_address();
      ASSERT_EQ(offset, (bytes + 63) / 64 * 64);
      ASSERT_TRUE(
          std::equal(message_.begin(), message_.begin() + static_cast<std::ptrdiff_t>(bytes), memory().begin()));
      ASSERT_TRUE(std::ranges::equal(aad, memory().subspan(offset, aad.size())));
    }
  }
}

TEST_F(StagingTest, EachHandOverIsOneSync) {
  ASSERT_EQ(staging_.allocate(bus_, 100, 40), Status::ok);
  ASSERT_EQ(staging_.fill(message_.data(), 100, aad_), Status::ok);
  EXPECT_EQ(bus_.syncs(SyncFor::device), 1U);
  ASSERT_EQ(staging_.take(100), Status::ok);
  EXPECT_EQ(bus_.syncs(SyncFor::cpu), 1U);
  EXPECT_TRUE(std::ranges::equal(message_, std::span(staging_.message(), 100)));
}

TEST_F(StagingTest, WithoutAMessageItOnlyMakesRoom) {
  ASSERT_EQ(staging_.allocate(bus_, 100, 0), Status::ok);
  std::fill_n(bus_.regions()[0].cpu, 100, std::uint8_t{7});
  ASSERT_EQ(staging_.fill(nullptr, 100, {}), Status::ok);
  EXPECT_THAT(memory(), Each(7));
}

TEST_F(StagingTest, WipesWhatAnyTaskHasLeft) {
  ASSERT_EQ(staging_.allocate(bus_, 100, 40), Status::ok);
  ASSERT_EQ(staging_.fill(message_.data(), 100, aad_), Status::ok);
  ASSERT_EQ(staging_.take(100), Status::ok);
  ASSERT_EQ(staging_.fill(message_.data(), 1, {}), Status::ok);
  staging_.wipe(true);
  EXPECT_THAT(memory(), Each(0));
  EXPECT_EQ(bus_.syncs(SyncFor::device), 3U);  // the device's view, too
  // The memory can be used again.
  ASSERT_EQ(staging_.fill(message_.data(), 3, {}), Status::ok);
  EXPECT_EQ(memory()[2], 3);
}

TEST_F(StagingTest, LeavesMemoryAloneThatTheDeviceMayUse) {
  ASSERT_EQ(staging_.allocate(bus_, 100, 40), Status::ok);
  ASSERT_EQ(staging_.fill(message_.data(), 100, {}), Status::ok);
  staging_.wipe(false);
  EXPECT_EQ(memory()[99], 100);
  ASSERT_EQ(staging_.take(100), Status::ok);
  staging_.wipe(false);
  EXPECT_THAT(memory().first(100), Each(0));
}

TEST_F(StagingTest, ReportsAFailingSync) {
  ASSERT_EQ(staging_.allocate(bus_, 100, 40), Status::ok);
  bus_.fail_sync_after(0);
  EXPECT_EQ(staging_.fill(message_.data(), 100, {}), Status::io_error);
  ASSERT_EQ(staging_.fill(message_.data(), 100, {}), Status::ok);
  bus_.fail_sync_after(0);
  EXPECT_EQ(staging_.take(100), Status::io_error);
  EXPECT_EQ(staging_.take(100), Status::ok);
}

}  // namespace
}  // namespace tandem::driver
