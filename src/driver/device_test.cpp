// Tests every register sequence of the driver, access by access.
#include "driver/device.h"

#include <gtest/gtest.h>

#include "bus/mock/mock_bus.h"
#include "driver/registers.h"

namespace tandem::driver {
namespace {

constexpr std::uint32_t kMagic = 0x544E444D;
constexpr std::uint32_t kVersion1 = 0x0001'0002;

class DeviceTest : public ::testing::Test {
 protected:
  void TearDown() override { EXPECT_TRUE(bus_.finished()) << bus_.mismatch(); }

  mock::MockBus bus_;
  Device device_{bus_};
};

TEST_F(DeviceTest, ProbeReadsCapabilities) {
  bus_.expect_read(0x000, kMagic);
  bus_.expect_read(0x004, kVersion1 | 7);  // a later minor version is compatible
  bus_.expect_read(0x008, 0x0f'04'08'57);
  bus_.expect_read(0x00c, 0x04'02'01'01);
  bus_.expect_read(0x028, 0x8000'0003);
  bus_.expect_read(0x02c, 0x5'0000 | 0b101);
  DeviceInfo info;
  ASSERT_EQ(device_.probe(info), Status::ok);
  EXPECT_TRUE(info.direct && info.ring && info.pads);
  EXPECT_FALSE(info.aad);
  EXPECT_EQ(info.memory_port_bytes, 32);
  EXPECT_EQ(info.alignment, 32);
  EXPECT_EQ(info.key_slots, 8);
  EXPECT_EQ(info.in_flight, 4);
  EXPECT_EQ(info.algorithm, 1);
  EXPECT_EQ(info.architecture, 1);
  EXPECT_EQ(info.stages, 2);
  EXPECT_EQ(info.pipeline_cut, 4);
  EXPECT_EQ(info.operations, 0x8000'0003);
  EXPECT_EQ(info.key_lengths, std::uint64_t{1} << 32 | std::uint64_t{1} << 16);
}

TEST_F(DeviceTest, ProbeRefusesAnotherDevice) {
  bus_.expect_read(0x000, 0xffff'ffff);
  DeviceInfo info;
  EXPECT_EQ(device_.probe(info), Status::not_found);
}

TEST_F(DeviceTest, ProbeRefusesAnotherMajorVersion) {
  bus_.expect_read(0x000, kMagic);
  bus_.expect_read(0x004, 0x0002'0000);
  DeviceInfo info;
  EXPECT_EQ(device_.probe(info), Status::unsupported);
}

TEST_F(DeviceTest, ProbeRefusesADeviceThatDoesNotSayWhatItRuns) {
  for (const std::uint32_t minor : {0U, 1U}) {
    bus_.expect_read(0x000, kMagic);
    bus_.expect_read(0x004, 0x0001'0000 | minor);
    DeviceInfo info;
    EXPECT_EQ(device_.probe(info), Status::unsupported);
  }
}

TEST_F(DeviceTest, ProbeReportsEveryFailingRead) {
  const std::pair<std::uint32_t, std::uint32_t> reads[] = {{0, kMagic}, {4, kVersion1}, {8, 0},
                                                           {12, 0},     {0x028, 0},     {0x02c, 0}};
  for (std::uint32_t failing = 0; failing < std::size(reads); ++failing) {
    for (std::uint32_t i = 0; i <= failing; ++i) {
      bus_.expect_read(reads[i].first, reads[i].second, i == failing ? Status::io_error : Status::ok);
    }
    DeviceInfo info;
    EXPECT_EQ(device_.probe(info), Status::io_error);
    EXPECT_TRUE(bus_.finished()) << bus_.mismatch();
  }
}

TEST_F(DeviceTest, ResetWaitsUntilTheDeviceIsQuiet) {
  bus_.expect_write(0x010, 2);
  bus_.expect_read(0x010, 2);
  bus_.expect_read(0x010, 2);
  bus_.expect_read(0x010, 0);
  bus_.expect_write(0x01c, 0);
  EXPECT_EQ(device_.reset(1'000'000), Status::ok);
}

TEST_F(DeviceTest, ResetGivesUpAtItsDeadline) {
  bus_.set_tick_ns(100);
  bus_.expect_write(0x010, 2);
  // There are two ticks a turn, and one last look after the deadline.
  for (int i = 0; i < 6; ++i) bus_.expect_read(0x010, 2);
  EXPECT_EQ(device_.reset(1'000), Status::timeout);
}

TEST_F(DeviceTest, ResetReportsFailingAccesses) {
  bus_.expect_write(0x010, 2, Status::io_error);
  EXPECT_EQ(device_.reset(1000), Status::io_error);
  bus_.expect_write(0x010, 2);
  bus_.expect_read(0x010, 0, Status::io_error);
  EXPECT_EQ(device_.reset(1000), Status::io_error);
}

TEST_F(DeviceTest, KeysGoToTheirSlotAndAreWiped) {
  std::array<std::uint8_t, 32> key;
  for (std::size_t i = 0; i < key.size(); ++i) key[i] = static_cast<std::uint8_t>(i);
  for (std::uint32_t i = 0; i < 8; ++i) bus_.expect_write(0x080 + 4 * i, 0x03020100 + i * 0x04040404);
  bus_.expect_write(0x0a0, 0x105);
  EXPECT_EQ(device_.load_key(5, key, 1), Status::ok);
  for (std::uint32_t i = 0; i < 4; ++i) bus_.expect_write(0x080 + 4 * i, 0x03020100 + i * 0x04040404);
  bus_.expect_write(0x0a0, 0x106);
  EXPECT_EQ(device_.load_key(6, std::span(key).first(16), 1), Status::ok);
  bus_.expect_write(0x0a0, 0x205);
  EXPECT_EQ(device_.wipe_key(5), Status::ok);
  bus_.expect_write(0x080, 0x03020100, Status::io_error);
  EXPECT_EQ(device_.load_key(5, key, 1), Status::io_error);
}

TEST_F(DeviceTest, SlotsAreBoundToOperationsWhereTheDeviceCan) {
  const std::array<std::uint8_t, 4> key{};
  DeviceInfo info;
  for (const std::uint32_t minor : {3U, 4U}) {
    bus_.expect_read(0x000, 0x544E444D);
    bus_.expect_read(0x004, 0x0001'0000 | minor);
    for (const std::uint32_t offset : {0x008, 0x00c, 0x028, 0x02c}) bus_.expect_read(offset, 0);
    EXPECT_EQ(device_.probe(info), Status::ok);
    // The register is written when its value changes, and again after a reset.
    struct {
      std::uint32_t operations;
      bool changes;
    } const loads[] = {{0b110, true}, {0b110, false}, {0b001, true}};
    for (const auto& load : loads) {
      if (minor == 4 && load.changes) bus_.expect_write(0x0a4, load.operations);
      bus_.expect_write(0x080, 0);
      bus_.expect_write(0x0a0, 0x102);
      EXPECT_EQ(device_.load_key(2, key, load.operations), Status::ok);
    }
  }
  bus_.expect_write(0x010, 2);
  bus_.expect_read(0x010, 0);
  bus_.expect_write(0x01c, 0);
  EXPECT_EQ(device_.reset(1'000), Status::ok);
  bus_.expect_write(0x0a4, 1, Status::io_error);
  EXPECT_EQ(device_.load_key(2, key, 1), Status::io_error);
}

TEST_F(DeviceTest, WaitClearsTheCausesItReports) {
  bus_.expect_write(0x01c, kRingDone | kError);
  bus_.expect_wait(Status::ok);
  bus_.expect_read(0x018, kRingDone);
  bus_.expect_write(0x018, kRingDone);
  ASSERT_EQ(device_.enable_interrupts(kRingDone | kError), Status::ok);
  Wakeup wakeup;
  ASSERT_EQ(device_.wait(1000, wakeup), Status::ok);
  EXPECT_EQ(wakeup.causes, kRingDone);
  EXPECT_FALSE(wakeup.lost);
}

TEST_F(DeviceTest, WaitTellsALostInterruptFromALateOne) {
  bus_.expect_write(0x01c, kRingDone);
  ASSERT_EQ(device_.enable_interrupts(kRingDone), Status::ok);
  Wakeup wakeup;
  for (const Status line : {Status::timeout, Status::ok}) {
    bus_.expect_wait(Status::timeout);
    bus_.expect_read(0x018, kRingDone);
    bus_.expect_wait(line);
    bus_.expect_write(0x018, kRingDone);
    ASSERT_EQ(device_.wait(1000, wakeup), Status::ok);
    EXPECT_EQ(wakeup.causes, kRingDone);
    EXPECT_EQ(wakeup.lost, line == Status::timeout);
  }
}

TEST_F(DeviceTest, WaitLeavesDisabledCausesAlone) {
  bus_.expect_write(0x01c, kDirectDone);
  ASSERT_EQ(device_.enable_interrupts(kDirectDone), Status::ok);
  bus_.expect_wait(Status::timeout);
  bus_.expect_read(0x018, kRingDone);
  Wakeup wakeup;
  ASSERT_EQ(device_.wait(1000, wakeup), Status::ok);
  EXPECT_EQ(wakeup.causes, 0U);
  EXPECT_FALSE(wakeup.lost);
  bus_.expect_read(0x018, kRingDone);
  std::uint32_t causes = 1;
  ASSERT_EQ(device_.take_causes(causes), Status::ok);
  EXPECT_EQ(causes, 0U);
}

TEST_F(DeviceTest, WaitReportsAFailingBus) {
  Wakeup wakeup;
  bus_.expect_wait(Status::io_error);
  EXPECT_EQ(device_.wait(1000, wakeup), Status::io_error);
  bus_.expect_wait(Status::ok);
  bus_.expect_read(0x018, 0, Status::io_error);
  EXPECT_EQ(device_.wait(1000, wakeup), Status::io_error);
}

TEST_F(DeviceTest, ErrorIsReadAndCleared) {
  bus_.expect_read(0x020, 0x207);
  bus_.expect_write(0x020, 0);
  DeviceError error;
  ASSERT_EQ(device_.take_error(error), Status::ok);
  EXPECT_EQ(error.code, Status::bus_write_error);
  EXPECT_EQ(error.source, DeviceError::Source::descriptor_fetch);
  bus_.expect_read(0x020, 0);
  ASSERT_EQ(device_.take_error(error), Status::ok);
  EXPECT_EQ(error.code, Status::ok);
}

TEST_F(DeviceTest, DirectTaskIsWrittenWholeAndStarted) {
  Command command{.op = 1,
                  .flags = kFlagNoSource,
                  .key_slot = 3,
                  .source = 0x1'2345'6780,
                  .destination = 0xa'bcde'f000,
                  .len_bits = 777};
  for (std::size_t i = 0; i < 16; ++i) command.iv[i] = static_cast<std::uint8_t>(i);
  bus_.expect_write(0x040, 0x2345'6780);
  bus_.expect_write(0x044, 0x1);
  bus_.expect_write(0x048, 0xbcde'f000);
  bus_.expect_write(0x04c, 0xa);
  bus_.expect_write(0x050, 777);
  bus_.expect_write(0x054, 0x03'01'01);
  for (std::uint32_t i = 0; i < 4; ++i) bus_.expect_write(0x060 + 4 * i, 0x03020100 + i * 0x04040404);
  bus_.expect_write(0x058, 1);
  EXPECT_EQ(device_.start_direct(command), Status::ok);
}

TEST_F(DeviceTest, ADeviceWithAdditionalDataIsToldOfIt) {
  bus_.expect_read(0x000, kMagic);
  bus_.expect_read(0x004, kVersion1 + 1);
  bus_.expect_read(0x008, 0x0f'04'08'5b);
  bus_.expect_read(0x00c, 0x03);
  bus_.expect_read(0x028, 0b11);
  bus_.expect_read(0x02c, 0b100);
  DeviceInfo info;
  ASSERT_EQ(device_.probe(info), Status::ok);
  EXPECT_TRUE(info.aad);
  EXPECT_FALSE(info.pads);
  for (const std::uint32_t offset : {0x040, 0x044, 0x048, 0x04c, 0x050, 0x054, 0x060, 0x064, 0x068, 0x06c}) {
    bus_.expect_write(offset, 0);
  }
  bus_.expect_write(0x0b0, 0x2345'6780);
  bus_.expect_write(0x0b4, 0x1);
  bus_.expect_write(0x0b8, 13);
  bus_.expect_write(0x058, 1);
  EXPECT_EQ(device_.start_direct({.aad = 0x1'2345'6780, .aad_bytes = 13}), Status::ok);

  for (std::uint32_t i = 0; i < 4; ++i) bus_.expect_read(0x070 + 4 * i, 0x03020100 + i * 0x04040404);
  std::array<std::uint8_t, kTagBytes> tag{};
  ASSERT_EQ(device_.direct_tag(tag), Status::ok);
  for (std::size_t i = 0; i < tag.size(); ++i) EXPECT_EQ(tag[i], i);
  bus_.expect_read(0x070, 0, Status::io_error);
  EXPECT_EQ(device_.direct_tag(tag), Status::io_error);
}

TEST_F(DeviceTest, DirectResultHasStatusAndCycles) {
  bus_.expect_read(0x05c, 5);
  bus_.expect_read(0x024, 1234);
  std::uint8_t code = 0;
  std::uint32_t cycles = 0;
  ASSERT_EQ(device_.direct_result(code, cycles), Status::ok);
  EXPECT_EQ(code, 5);
  EXPECT_EQ(cycles, 1234U);
}

TEST_F(DeviceTest, RingIsSetUpBeforeItIsEnabled) {
  bus_.expect_write(0x100, 0x1000);
  bus_.expect_write(0x104, 0x8);
  bus_.expect_write(0x108, 0x2000);
  bus_.expect_write(0x10c, 0x9);
  bus_.expect_write(0x110, 3);
  bus_.expect_write(0x11c, 0x0000'1004);
  bus_.expect_write(0x010, 1);
  EXPECT_EQ(device_.start_ring({.descriptors = 0x8'0000'1000,
                                .completions = 0x9'0000'2000,
                                .log2_entries = 3,
                                .coalesce_count = 4,
                                .coalesce_timeout_cycles = 256}),
            Status::ok);
  bus_.expect_write(0x114, 0xffff);
  EXPECT_EQ(device_.ring_doorbell(0xffff), Status::ok);
}

TEST_F(DeviceTest, CoalescingWaitsNoShorterThanAsked) {
  struct Case {
    std::uint32_t cycles, units;
  };
  constexpr std::uint32_t kMax = 0xff'ffff;
  for (const auto [cycles, units] :
       {Case{0, 0}, Case{1, 1}, Case{15, 1}, Case{16, 1}, Case{17, 2}, Case{32, 2}, Case{16 * kMax - 15, kMax},
        Case{16 * kMax, kMax}, Case{16 * kMax + 1, kMax}, Case{0xffff'ffff, kMax}}) {
    for (const std::uint32_t offset : {0x100, 0x104, 0x108, 0x10c}) bus_.expect_write(offset, 0);
    bus_.expect_write(0x110, 1);
    bus_.expect_write(0x11c, units << 8 | 1);
    bus_.expect_write(0x010, 1);
    EXPECT_EQ(device_.start_ring({.coalesce_timeout_cycles = cycles}), Status::ok) << cycles << ": " << bus_.mismatch();
  }
}

TEST(DeviceStatus, IsKnownOrAnError) {
  EXPECT_EQ(device_status(0), Status::ok);
  EXPECT_EQ(device_status(9), Status::bad_descriptor);
  EXPECT_EQ(device_status(10), Status::bad_ring);
  EXPECT_EQ(device_status(11), Status::io_error);
  EXPECT_EQ(device_status(34), Status::io_error);
}

}  // namespace
}  // namespace tandem::driver
