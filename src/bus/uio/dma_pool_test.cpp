#include "bus/uio/dma_pool.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstring>
#include <fstream>
#include <iterator>
#include <utility>

#include "bus/uio/system_fixture.h"

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

/// Tests of the map "dma" of a device, which is the second page of its file.
class MapTest : public DmaPoolTest {
 protected:
  static constexpr std::size_t kBytes = 0xe00;
  static constexpr std::size_t kBegin = FakeSystem::kPage + 0x108;  ///< in the file

  void SetUp() override {
    auto pool = open({{"dma", "0x10000000", "0xe00", "0x108"}});
    ASSERT_TRUE(pool) << error_;
    pool_.emplace(std::move(*pool));
    ASSERT_EQ(pool_->allocate(100, unused_), Status::ok);
    ASSERT_EQ(pool_->allocate(512, region_), Status::ok);
  }
  /// Returns the content of the memory as the device sees it.
  [[nodiscard]] std::string shared() const {
    std::ifstream file(system_.uio_path(0), std::ios::binary);
    const std::string all((std::istreambuf_iterator<char>(file)), std::istreambuf_iterator<char>());
    return all.substr(kBegin, kBytes);
  }
  void device_writes(std::size_t offset, const std::string& text) const {
    std::fstream file(system_.uio_path(0), std::ios::in | std::ios::out | std::ios::binary);
    file.seekp(static_cast<std::streamoff>(kBegin + kRegion + offset));
    file << text;
  }
  static constexpr std::size_t kRegion = 128;

  std::optional<DmaPool> pool_;
  driver::DmaRegion unused_;
  driver::DmaRegion region_;
};

TEST_F(MapTest, MovesTheBytesThatChangeHandsAndNoOthers) {
  EXPECT_EQ(region_.device_address, 0x1000'0108U + kRegion);
  for (const std::size_t offset : {0U, 1U, 7U, 8U, 13U}) {
    for (const std::size_t bytes : {0U, 1U, 7U, 8U, 9U, 16U, 31U, 200U}) {
      std::memset(region_.cpu, 'c', region_.bytes);
      device_writes(0, std::string(region_.bytes, 'd'));
      ASSERT_EQ(pool_->sync(region_, offset, bytes, SyncFor::device), Status::ok);
      std::string expected(region_.bytes, 'd');
      expected.replace(offset, bytes, bytes, 'c');
      ASSERT_EQ(shared().substr(kRegion, region_.bytes), expected) << offset << ", " << bytes;

      device_writes(0, std::string(region_.bytes, 'e'));
      ASSERT_EQ(pool_->sync(region_, offset, bytes, SyncFor::cpu), Status::ok);
      expected.assign(region_.bytes, 'c');
      expected.replace(offset, bytes, bytes, 'e');
      ASSERT_EQ(std::string(region_.cpu, region_.cpu + region_.bytes), expected) << offset << ", " << bytes;
    }
  }
}

TEST_F(MapTest, LeavesNothingInIt) {
  region_.cpu[5] = 0x55;
  ASSERT_EQ(pool_->sync(region_, 0, 64, SyncFor::device), Status::ok);
  EXPECT_NE(shared().find_first_not_of('\0'), std::string::npos);
  pool_.reset();
  EXPECT_EQ(shared().find_first_not_of('\0'), std::string::npos);
}

// The sanitizer's own accesses are not aligned.
#if defined(__x86_64__) && defined(__OPTIMIZE__) && !defined(__SANITIZE_ADDRESS__)
/// Ends the program at an access that is not aligned, as long as it lives: that is what device memory does on Arm.
class AlignmentCheck {
 public:
  AlignmentCheck() { __builtin_ia32_writeeflags_u64(__builtin_ia32_readeflags_u64() | kFlag); }
  ~AlignmentCheck() { __builtin_ia32_writeeflags_u64(__builtin_ia32_readeflags_u64() & ~kFlag); }
  AlignmentCheck(const AlignmentCheck&) = delete;
  AlignmentCheck& operator=(const AlignmentCheck&) = delete;

 private:
  static constexpr unsigned long long kFlag = 1U << 18;  ///< AC, of EFLAGS
};

TEST_F(MapTest, TakesAlignedAccessesAlone) {
  ASSERT_DEATH(
      {
        AlignmentCheck check;
        *reinterpret_cast<volatile std::uint64_t*>(region_.cpu + 1) = 0;
      },
      "");
  Status status = Status::ok;
  for (const std::size_t offset : {0U, 1U, 2U, 4U, 7U, 8U, 13U}) {
    for (const std::size_t bytes : {1U, 7U, 8U, 9U, 64U, 200U}) {
      const AlignmentCheck check;
      if (pool_->sync(region_, offset, bytes, SyncFor::device) != Status::ok) status = Status::io_error;
      if (pool_->sync(region_, offset, bytes, SyncFor::cpu) != Status::ok) status = Status::io_error;
    }
  }
  EXPECT_EQ(status, Status::ok);
}
#endif

/// Tests of a buffer of u-dma-buf.
class BufferTest : public DmaPoolTest {
 protected:
  static constexpr std::size_t kBytes = 4096;
  void SetUp() override { system_.add_buffer("u-dma-buf", "udmabuf0", "0x70000000", kBytes, "1"); }

  [[nodiscard]] std::string content(const std::string& name = "udmabuf0") const {
    std::ifstream file(system_.roots().dev / name, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
  }
  static std::string untouched() { return std::string(kBytes, 'x'); }
};

TEST_F(BufferTest, OfAnotherProcessIsLeftAlone) {
  system_.dma_buffers = "udmabuf0";
  auto first = open();
  ASSERT_TRUE(first) << error_;
  driver::DmaRegion region;
  ASSERT_EQ(first->allocate(64, region), Status::ok);
  std::memset(region.cpu, 'k', 64);
  for (const char* const named : {"udmabuf0", "uio0=udmabuf0", ""}) {
    system_.dma_buffers = named;
    EXPECT_FALSE(open());
    EXPECT_THAT(error_, HasSubstr("another process uses the buffer")) << named;
    EXPECT_EQ(content(), std::string(64, 'k') + std::string(kBytes - 64, '\0'));
    EXPECT_FALSE(DmaPool::is_free(system_.roots(), devices(system_.roots(), "tandem").at(0), error_));
  }
  first.reset();
  EXPECT_TRUE(DmaPool::is_free(system_.roots(), devices(system_.roots(), "tandem").at(0), error_));
  EXPECT_TRUE(open());
}

TEST_F(BufferTest, OfOthersIsNeitherTakenNorTouched) {
  system_.add_buffer("u-dma-buf", "udmabuf1", "0x71000000", kBytes, "1");
  EXPECT_FALSE(open());
  EXPECT_THAT(error_, HasSubstr("udmabuf0, udmabuf1; set TANDEM_DMA_BUFFER"));
  for (const char* const named : {"udmabuf2", "uio0=udmabuf2", "uio0=", "uio0=../dev/udmabuf0"}) {
    system_.dma_buffers = named;
    EXPECT_FALSE(open()) << named;
    EXPECT_THAT(error_, HasSubstr("which TANDEM_DMA_BUFFER names for uio0; there are: udmabuf0, udmabuf1"));
  }
  system_.dma_buffers = "udmabuf1";
  EXPECT_TRUE(open()) << error_;
  EXPECT_EQ(content("udmabuf0"), untouched());
  EXPECT_EQ(content("udmabuf1"), std::string(kBytes, '\0'));
}

TEST_F(BufferTest, ThatIsTheSoleOneIsWrittenOnlyWhereItIsAllocated) {
  {
    auto pool = open();
    ASSERT_TRUE(pool) << error_;
    EXPECT_EQ(content(), untouched());
    driver::DmaRegion region;
    ASSERT_EQ(pool->allocate(100, region), Status::ok);
    EXPECT_EQ(region.cpu[99], 0);
    region.cpu[5] = 0x55;
    EXPECT_EQ(content().substr(128), untouched().substr(128));
  }
  EXPECT_EQ(content(), std::string(128, '\0') + untouched().substr(128)) << "zeros, in whole lines";
}

TEST_F(BufferTest, IsNotTouchedByALook) {
  system_.dma_buffers = "udmabuf0";
  system_.add_uio(0, "tandem", {});
  EXPECT_TRUE(DmaPool::is_free(system_.roots(), devices(system_.roots(), "tandem").at(0), error_)) << error_;
  EXPECT_EQ(content(), untouched());
}

TEST_F(BufferTest, ThatCannotBeOpenedIsNamed) {
  std::filesystem::remove(system_.roots().dev / "udmabuf0");
  EXPECT_FALSE(open());
  EXPECT_THAT(error_, HasSubstr("dev/udmabuf0: No such file"));
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

TEST_F(BufferTest, HasNothingLeftInItThatItsUserWasGiven) {
  for (const bool by_name : {true, false}) {
    SCOPED_TRACE(by_name);
    system_.dma_buffers = by_name ? "udmabuf0" : "";
    system_.add_buffer("u-dma-buf", "udmabuf0", "0x70000000", kBytes, "1");
    if (!by_name) {
      system_.add_regions("uio/uio0", {7});
      system_.add_regions("u-dma-buf/udmabuf0", {7});
    }
    {
      auto pool = open();
      ASSERT_TRUE(pool) << error_;
      EXPECT_EQ(content(), std::string(kBytes, '\0')) << "what a killed process has left is gone";
      driver::DmaRegion region;
      ASSERT_EQ(pool->allocate(64, region), Status::ok);
      region.cpu[5] = 0x55;
    }
    EXPECT_EQ(content(), std::string(kBytes, '\0'));
  }
}

TEST(SyncWord, HoldsOffsetAndSize) {
  EXPECT_EQ(sync_word(0, 1), 0x11U);
  EXPECT_EQ(sync_word(15, 2), 0x21U);
  EXPECT_EQ(sync_word(0x1000, 0x100), 0x1000'0000'0101U);
}

}  // namespace
}  // namespace tandem::uio
