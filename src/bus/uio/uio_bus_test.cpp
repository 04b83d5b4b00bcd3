#include "bus/uio/uio_bus.h"

#include <fcntl.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <set>
#include <string>

#include "bus/uio/system_fixture.h"

namespace tandem::uio {
namespace {

using ::testing::HasSubstr;

class UioBusTest : public ::testing::Test {
 protected:
  static constexpr std::size_t kPageOffset = 0x400;

  UioBusTest() {
    system_.add_uio(0, "tandem-chacha20", {{"registers", "0x43c00000", "0x200", "0x400"}});
    system_.make_accelerator(0, kPageOffset);
    system_.add_buffer("u-dma-buf", "udmabuf0", "0x70000000", 4096, "1");
  }
  [[nodiscard]] DeviceInfo info() const { return devices(system_.roots(), kNamePrefix).at(0); }

  FakeSystem system_;
  std::string error_;
};

TEST_F(UioBusTest, IdentifiesAnAccelerator) {
  const auto found = identify(system_.roots(), info(), error_);
  ASSERT_TRUE(found) << error_;
  EXPECT_EQ(found->algorithm, 1);
  EXPECT_EQ(found->operations, 3U);
  EXPECT_EQ(found->key_lengths, std::uint64_t{1} << 32);
}

TEST_F(UioBusTest, RefusesAnotherDevice) {
  system_.set_register(0, TND_REGS__ID_offset, 0xdeadbeef, kPageOffset);
  EXPECT_FALSE(identify(system_.roots(), info(), error_));
  EXPECT_THAT(error_, HasSubstr("ID reads 0xdeadbeef"));
  system_.set_register(0, TND_REGS__ID_offset, TND_REGS__ID__MAGIC_reset, kPageOffset);
  system_.set_register(0, TND_REGS__VERSION_offset, 9U << 16, kPageOffset);
  EXPECT_FALSE(identify(system_.roots(), info(), error_));
  EXPECT_THAT(error_, HasSubstr("version"));
}

TEST_F(UioBusTest, RefusesADeviceThatDoesNotSayWhatItRuns) {
  system_.set_register(0, TND_REGS__VERSION_offset, TND_REGS__VERSION__MAJOR_reset << 16 | 1, kPageOffset);
  EXPECT_FALSE(identify(system_.roots(), info(), error_));
  EXPECT_THAT(error_, HasSubstr("has another version of the register interface than this program"));
}

TEST_F(UioBusTest, IsNotFreeWhileAnotherDrives) {
  EXPECT_TRUE(is_free(system_.roots(), info(), error_)) << error_;
  const auto bus = UioBus::open(system_.roots(), info(), error_);
  ASSERT_NE(bus, nullptr) << error_;
  EXPECT_FALSE(is_free(system_.roots(), info(), error_));
  EXPECT_THAT(error_, HasSubstr("another process drives the device"));
}

/// Descriptors that a program would pass on to those that it starts.
std::set<int> inherited() {
  std::set<int> list;
  for (const auto& entry : std::filesystem::directory_iterator("/proc/self/fd")) {
    const int fd = std::stoi(entry.path().filename().string());
    const int flags = ::fcntl(fd, F_GETFD);
    if (flags >= 0 && (flags & FD_CLOEXEC) == 0) list.insert(fd);
  }
  return list;
}

TEST_F(UioBusTest, LeavesNoDescriptorToOtherPrograms) {
  const std::set<int> before = inherited();
  const auto bus = UioBus::open(system_.roots(), info(), error_);
  ASSERT_NE(bus, nullptr) << error_;
  driver::DmaRegion region;
  EXPECT_EQ(bus->allocate(100, region), Status::ok);
  EXPECT_EQ(inherited(), before);
}

TEST_F(UioBusTest, AccessesRegistersBehindTheMapsOffset) {
  const auto bus = UioBus::open(system_.roots(), info(), error_);
  ASSERT_NE(bus, nullptr) << error_;
  std::uint32_t value = 0;
  EXPECT_EQ(bus->read_register(TND_REGS__ID_offset, value), Status::ok);
  EXPECT_EQ(value, TND_REGS__ID__MAGIC_reset);
  EXPECT_EQ(bus->write_register(TND_REGS__LEN_offset, 77), Status::ok);
  EXPECT_EQ(bus->read_register(TND_REGS__LEN_offset, value), Status::ok);
  EXPECT_EQ(value, 77U);
}

TEST_F(UioBusTest, RefusesAccessesThatTheMapDoesNotHave) {
  const auto bus = UioBus::open(system_.roots(), info(), error_);
  ASSERT_NE(bus, nullptr) << error_;
  std::uint32_t value = 1;
  EXPECT_EQ(bus->read_register(0x200, value), Status::io_error);
  EXPECT_EQ(value, 0U);
  EXPECT_EQ(bus->write_register(0x1fe, 0), Status::io_error);
  EXPECT_EQ(bus->write_register(2, 0), Status::io_error);
}

TEST_F(UioBusTest, NoticesADeviceThatIsGone) {
  const auto bus = UioBus::open(system_.roots(), info(), error_);
  ASSERT_NE(bus, nullptr) << error_;
  system_.set_register(0, TND_REGS__LEN_offset, 0xffffffff, kPageOffset);
  std::uint32_t value = 0;
  EXPECT_EQ(bus->read_register(TND_REGS__LEN_offset, value), Status::ok) << "a register may hold ones";
  EXPECT_EQ(value, 0xffffffffU);
  system_.set_register(0, TND_REGS__ID_offset, 0xffffffff, kPageOffset);
  EXPECT_EQ(bus->read_register(TND_REGS__LEN_offset, value), Status::io_error);
  EXPECT_EQ(value, 0U);
}

TEST_F(UioBusTest, IsOpenOnlyOnce) {
  const auto bus = UioBus::open(system_.roots(), info(), error_);
  ASSERT_NE(bus, nullptr) << error_;
  EXPECT_EQ(UioBus::open(system_.roots(), info(), error_), nullptr);
  EXPECT_THAT(error_, HasSubstr("another process drives the device"));
}

}  // namespace
}  // namespace tandem::uio
