#include "bus/uio/dma_pool.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "bus/uio/fake_system.h"

namespace tandem::uio {
namespace {

using driver::SyncFor;
using ::testing::HasSubstr;

class DmaPoolTest : public ::testing::Test {
 protected:
  std::optional<DmaPool> open(const std::vector<FakeSystem::FakeMap>& more_maps = {}) {
    std::vector<FakeSystem::FakeMap> maps{{"registers", "0x43c00000", "0x1000", "0"}};
    maps.insert(maps.end(), more_maps.begin(), more_maps.end());
    system_.add_uio(0, "tandem", maps);
    const auto info = devices(system_.roots(), "tandem").at(0);
    const auto file = DeviceFile::open(system_.roots(), info, DeviceFile::Use::drive, error_);
    if (!file) return {};
    return DmaPool::open(system_.roots(), *file, error_);
  }
  [[nodiscard]] std::optional<std::string> attribute(const std::string& path) const {
    return read_text(system_.roots().sys / "class" / path);
  }

  FakeSystem system_;
  std::string error_;
};

TEST_F(DmaPoolTest, SaysWhatToDoWithoutMemory) {
  EXPECT_FALSE(open());
  EXPECT_THAT(error_, HasSubstr("modprobe u-dma-buf"));
}

TEST_F(DmaPoolTest, GivesAlignedPiecesOfABufferAbove4GiB) {
  system_.add_buffer("u-dma-buf", "udmabuf0", "0x0000000880000000", 8192, "1");
  auto pool = open();
  ASSERT_TRUE(pool) << error_;
  driver::DmaRegion first;
  driver::DmaRegion second;
  ASSERT_EQ(pool->allocate(100, first), Status::ok);
  ASSERT_EQ(pool->allocate(8192 - 128, second), Status::ok);
  EXPECT_EQ(first.device_address, 0x8'8000'0000U);
  EXPECT_EQ(second.device_address, 0x8'8000'0080U);
  EXPECT_EQ(second.cpu - first.cpu, 128);
  EXPECT_EQ(first.cpu[99], 0) << "what was there is gone";
  driver::DmaRegion none;
  EXPECT_EQ(pool->allocate(1, none), Status::no_memory);
}

TEST_F(DmaPoolTest, TakesTheMapOfTheDeviceFirst) {
  system_.add_buffer("u-dma-buf", "udmabuf0", "0x70000000", 4096, "1");
  auto pool = open({{"dma", "0x10000000", "0x1000", "0"}});
  ASSERT_TRUE(pool) << error_;
  driver::DmaRegion region;
  ASSERT_EQ(pool->allocate(4096, region), Status::ok);
  EXPECT_EQ(region.device_address, 0x1000'0000U);
}

TEST_F(DmaPoolTest, LeavesABufferThatIsTakenAndUsesTheNext) {
  system_.add_buffer("u-dma-buf", "udmabuf0", "0x70000000", 4096, "1");
  system_.add_buffer("u-dma-buf", "udmabuf1", "0x71000000", 4096, "1");
  auto first = open();
  auto second = open();
  ASSERT_TRUE(first && second) << error_;
  driver::DmaRegion region;
  ASSERT_EQ(second->allocate(64, region), Status::ok);
  EXPECT_EQ(region.device_address, 0x7100'0000U);
  EXPECT_FALSE(open());
  EXPECT_THAT(error_, HasSubstr("another process uses the buffer"));
}

TEST_F(DmaPoolTest, AsksTheDriverToSyncWhereTheDeviceIsNotCoherent) {
  system_.add_buffer("udmabuf", "udmabuf0", "0x70000000", 4096, "0");
  auto pool = open();
  ASSERT_TRUE(pool) << error_;
  driver::DmaRegion unused;
  driver::DmaRegion region;
  ASSERT_EQ(pool->allocate(64, unused), Status::ok);
  ASSERT_EQ(pool->allocate(128, region), Status::ok);
  EXPECT_EQ(pool->sync(region, 33, 40, SyncFor::device), Status::ok);
  // Bytes 97 to 136 of the buffer, in whole 16: 96 to 143.
  EXPECT_EQ(*attribute("udmabuf/udmabuf0/sync_for_device"), "0x6000000031");
  EXPECT_EQ(pool->sync(region, 0, 16, SyncFor::cpu), Status::ok);
  EXPECT_EQ(*attribute("udmabuf/udmabuf0/sync_for_cpu"), "0x4000000011");
  std::filesystem::remove_all(system_.roots().sys / "class" / "udmabuf");
  EXPECT_EQ(pool->sync(region, 0, 16, SyncFor::cpu), Status::io_error);
}

TEST_F(DmaPoolTest, LeavesACoherentDeviceAlone) {
  system_.add_buffer("u-dma-buf", "udmabuf0", "0x70000000", 4096, "1");
  auto pool = open();
  ASSERT_TRUE(pool) << error_;
  driver::DmaRegion region;
  ASSERT_EQ(pool->allocate(64, region), Status::ok);
  EXPECT_EQ(pool->sync(region, 0, 64, SyncFor::device), Status::ok);
  EXPECT_EQ(*attribute("u-dma-buf/udmabuf0/sync_for_device"), "");
}

TEST_F(DmaPoolTest, LeavesNothingInTheBuffer) {
  system_.add_buffer("u-dma-buf", "udmabuf0", "0x70000000", 4096, "1");
  {
    auto pool = open();
    ASSERT_TRUE(pool) << error_;
    driver::DmaRegion region;
    ASSERT_EQ(pool->allocate(64, region), Status::ok);
    region.cpu[5] = 0x55;
  }
  const auto left = read_text(system_.roots().dev / "udmabuf0");
  EXPECT_EQ(left->find_first_not_of('\0'), std::string::npos);
}

TEST(SyncWord, HoldsOffsetAndSize) {
  EXPECT_EQ(sync_word(0, 1), 0x11U);
  EXPECT_EQ(sync_word(15, 2), 0x21U);
  EXPECT_EQ(sync_word(0x1000, 0x100), 0x1000'0000'0101U);
}

}  // namespace
}  // namespace tandem::uio
