#include "bus/uio/device_file.h"

#include <fcntl.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/stat.h>
#include <unistd.h>

#include "bus/uio/system_fixture.h"

namespace tandem::uio {
namespace {

using ::testing::HasSubstr;

TEST(Devices, AreFoundByNameInTheOrderOfTheirNumbers) {
  const FakeSystem system;
  system.add_uio(10, "tandem-zuc", {});
  system.add_uio(2, "tandem-chacha20", {});
  system.add_uio(0, "fpga-region", {});
  const auto list = devices(system.roots(), "tandem");
  ASSERT_EQ(list.size(), 2U);
  EXPECT_EQ(list[0].number, 2U);
  EXPECT_EQ(list[1].name, "tandem-zuc");
}

TEST(Devices, AreNoneWithoutTheKernelsFramework) {
  EXPECT_TRUE(devices({.sys = "/nonexistent", .dev = "/dev"}, "").empty());
}

TEST(Devices, HaveMapsWithTheirOffsetInThePage) {
  const FakeSystem system;
  system.add_uio(0, "tandem", {{"registers", "0x43c00000", "0x1000", "0x100"}, {"dma", "0x800000000", "0x10000", "0"}});
  const auto list = devices(system.roots(), "tandem");
  ASSERT_EQ(list.size(), 1U);
  ASSERT_EQ(list[0].maps.size(), 2U);
  EXPECT_EQ(list[0].maps[0].address, 0x43c00100U);
  EXPECT_EQ(list[0].maps[0].offset, 0x100U);
  EXPECT_EQ(list[0].maps[1].address, 0x8'0000'0000U);
  EXPECT_EQ(list[0].maps[1].name, "dma");
}

TEST(DeviceFile, HasOneDriverAtATime) {
  const FakeSystem system;
  system.add_uio(0, "tandem", {{"registers", "0x43c00000", "0x1000", "0"}});
  const auto info = devices(system.roots(), "tandem").at(0);
  std::string error;
  {
    const auto first = DeviceFile::open(system.roots(), info, DeviceFile::Use::drive, error);
    ASSERT_TRUE(first) << error;
    EXPECT_FALSE(DeviceFile::open(system.roots(), info, DeviceFile::Use::drive, error));
    EXPECT_THAT(error, HasSubstr("another process drives the device"));
    EXPECT_FALSE(DeviceFile::open(system.roots(), info, DeviceFile::Use::look, error));
  }
  const auto look = DeviceFile::open(system.roots(), info, DeviceFile::Use::look, error);
  ASSERT_TRUE(look);
  EXPECT_TRUE(DeviceFile::open(system.roots(), info, DeviceFile::Use::look, error));
}

TEST(DeviceFile, SaysWhatToDoAboutAMissingFile) {
  const FakeSystem system;
  system.add_uio(3, "tandem", {{"registers", "0x43c00000", "0x1000", "0"}});
  std::filesystem::remove(system.uio_path(3));
  std::string error;
  const auto info = devices(system.roots(), "tandem").at(0);
  EXPECT_FALSE(DeviceFile::open(system.roots(), info, DeviceFile::Use::drive, error));
  EXPECT_THAT(error, HasSubstr("devtmpfs"));
}

TEST(DeviceFile, EnablesTheInterruptAndTakesOne) {
  const FakeSystem system;
  system.add_uio(0, "tandem", {{"registers", "0x43c00000", "0x1000", "0"}});
  // A pipe gives back what enables the interrupt, as a device does whose line is up.
  std::filesystem::remove(system.uio_path(0));
  ASSERT_EQ(::mkfifo(system.uio_path(0).c_str(), 0600), 0);
  std::string error;
  const auto info = devices(system.roots(), "tandem").at(0);
  const auto file = DeviceFile::open(system.roots(), info, DeviceFile::Use::drive, error);
  ASSERT_TRUE(file) << error;
  const File pipe(::open(system.uio_path(0).c_str(), O_RDWR | O_NONBLOCK));
  for (int i = 0; i < 3; ++i) EXPECT_EQ(file->wait(1'000'000'000), DeviceFile::Interrupt::came);
  std::uint32_t left = 0;
  EXPECT_EQ(::read(pipe.get(), &left, sizeof left), -1) << "each wait takes what it has found";
}

TEST(DeviceFile, MapsThePageOfEachMap) {
  const FakeSystem system;
  system.add_uio(0, "tandem", {{"registers", "0x43c00000", "0x100", "0x20"}, {"dma", "0x10000000", "0x1000", "0"}});
  system.set_register(0, FakeSystem::kPage, 0x12345678);
  std::string error;
  const auto info = devices(system.roots(), "tandem").at(0);
  const auto file = DeviceFile::open(system.roots(), info, DeviceFile::Use::drive, error);
  ASSERT_TRUE(file) << error;
  const auto second = file->map(1, error);
  ASSERT_TRUE(second) << error;
  EXPECT_EQ(second->data()[0], 0x78);
  EXPECT_FALSE(file->map(2, error));
  EXPECT_THAT(error, HasSubstr("no map 2"));
}

}  // namespace
}  // namespace tandem::uio
