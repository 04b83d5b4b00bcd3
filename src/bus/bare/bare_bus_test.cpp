#include "bus/bare/bare_bus.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <deque>
#include <string>
#include <vector>

#include "driver/registers.h"

namespace tandem::bare {
namespace {

using driver::DmaRegion;
using driver::SyncFor;

/// A port that writes down what is asked of it.
class FakePort final : public Port {
 public:
  std::uint64_t now_ns() override { return 42; }
  void set_interrupt(bool enabled) override { calls.push_back(enabled ? "enable" : "disable"); }
  bool take(std::uint64_t timeout_ns) override {
    calls.push_back("take " + std::to_string(timeout_ns));
    const bool taken = !takes.empty() && takes.front();
    if (!takes.empty()) takes.pop_front();
    return taken;
  }
  void give_from_isr() override { calls.emplace_back("give"); }
  void clean(const void* data, std::size_t bytes) override { note("clean ", data, bytes); }
  void invalidate(const void* data, std::size_t bytes) override { note("invalidate ", data, bytes); }

  std::vector<std::string> calls;
  std::deque<bool> takes;
  const std::uint8_t* memory = nullptr;

 private:
  void note(const std::string& what, const void* data, std::size_t bytes) {
    calls.push_back(what + std::to_string(static_cast<const std::uint8_t*>(data) - memory) + " " +
                    std::to_string(bytes));
  }
};

class BareBusTest : public ::testing::Test {
 protected:
  using Calls = std::vector<std::string>;

  void SetUp() override { port_.memory = memory_.data(); }

  FakePort port_;
  alignas(4) std::array<std::uint32_t, 16> registers_{};
  alignas(BareBus::kAlignment) std::array<std::uint8_t, 1024> memory_{};
  const Place place_{.registers = reinterpret_cast<std::uintptr_t>(registers_.data()),
                     .register_bytes = sizeof registers_,
                     .memory = memory_,
                     .device_offset = 0x1000};
};

TEST_F(BareBusTest, RegistersAreWordsInTheWindow) {
  BareBus bus(port_, place_);
  EXPECT_EQ(bus.write_register(8, 0x1234), Status::ok);
  EXPECT_EQ(registers_[2], 0x1234U);
  std::uint32_t value = 0;
  EXPECT_EQ(bus.read_register(8, value), Status::ok);
  EXPECT_EQ(value, 0x1234U);
  for (std::uint32_t offset = 0; offset < sizeof registers_; offset += 4) {
    EXPECT_EQ(bus.write_register(offset, 0x5500 + offset), Status::ok);
    EXPECT_EQ(registers_[offset / 4], 0x5500 + offset);
  }
  for (std::uint32_t offset = 0; offset < sizeof registers_; offset += 4) {
    EXPECT_EQ(bus.read_register(offset, value), Status::ok);
    EXPECT_EQ(value, 0x5500 + offset);
  }
  for (const std::uint32_t offset : {1U, 2U, 64U, 0xfffffffcU}) {
    value = 7;
    EXPECT_EQ(bus.read_register(offset, value), Status::io_error) << offset;
    EXPECT_EQ(value, 0U);
    EXPECT_EQ(bus.write_register(offset, 1), Status::io_error) << offset;
  }
}

TEST_F(BareBusTest, OnesAreAnAnswerOnlyOfADeviceThatIsThere) {
  BareBus bus(port_, place_);
  registers_.fill(0xffffffff);
  std::uint32_t value = 7;
  EXPECT_EQ(bus.read_register(8, value), Status::io_error);
  EXPECT_EQ(value, 0U);
  registers_[TND_REGS__ID_offset / 4] = TND_REGS__ID__MAGIC_reset;
  EXPECT_EQ(bus.read_register(8, value), Status::ok);
  EXPECT_EQ(value, 0xffffffffU);
}

TEST_F(BareBusTest, MemoryIsHandedOutInWholeLinesUntilNoneIsLeft) {
  BareBus bus(port_, place_);
  DmaRegion first;
  DmaRegion second;
  ASSERT_EQ(bus.allocate(65, first), Status::ok);
  ASSERT_EQ(bus.allocate(64, second), Status::ok);
  EXPECT_EQ(first.cpu, memory_.data());
  EXPECT_EQ(first.bytes, 65U);
  EXPECT_EQ(second.cpu, memory_.data() + 128);
  EXPECT_EQ(second.device_address, reinterpret_cast<std::uintptr_t>(second.cpu) + 0x1000);
  DmaRegion none;
  EXPECT_EQ(bus.allocate(0, none), Status::no_memory);
  EXPECT_EQ(bus.allocate(833, none), Status::no_memory);
  EXPECT_EQ(bus.allocate(~std::size_t{0}, none), Status::no_memory);
  EXPECT_EQ(bus.allocate(832, none), Status::ok);
  EXPECT_EQ(bus.allocate(1, none), Status::no_memory);
}

TEST_F(BareBusTest, SyncCleansForTheDeviceAndInvalidatesForTheCpu) {
  BareBus bus(port_, place_);
  DmaRegion region;
  ASSERT_EQ(bus.allocate(64, region), Status::ok);
  ASSERT_EQ(bus.allocate(100, region), Status::ok);
  EXPECT_EQ(bus.sync(region, 0, 100, SyncFor::device), Status::ok);
  EXPECT_EQ(bus.sync(region, 32, 40, SyncFor::cpu), Status::ok);
  EXPECT_EQ(bus.sync(region, 100, 0, SyncFor::cpu), Status::ok);
  EXPECT_EQ(bus.sync(region, 1, 100, SyncFor::cpu), Status::io_error);
  EXPECT_EQ(bus.sync(region, 101, 0, SyncFor::cpu), Status::io_error);
  EXPECT_EQ(port_.calls, (Calls{"clean 64 100", "invalidate 96 40"}));
}

TEST_F(BareBusTest, AWaitEnablesTheInterruptAndTheRoutineDisablesIt) {
  BareBus bus(port_, place_);
  port_.takes = {true};
  EXPECT_EQ(bus.wait_interrupt(500), Status::ok);
  bus.interrupt();
  EXPECT_EQ(port_.calls, (Calls{"enable", "take 500", "disable", "give"}));
}

TEST_F(BareBusTest, AWaitThatEndsLeavesTheInterruptDisabledAndNoSemaphoreGiven) {
  BareBus bus(port_, place_);
  port_.takes = {false, false};
  EXPECT_EQ(bus.wait_interrupt(500), Status::timeout);
  port_.takes = {false, true};
  EXPECT_EQ(bus.wait_interrupt(7), Status::ok);
  EXPECT_EQ(port_.calls, (Calls{"enable", "take 500", "disable", "take 0", "enable", "take 7", "disable", "take 0"}));
  EXPECT_EQ(bus.now_ns(), 42U);
}

TEST_F(BareBusTest, MemoryIsWipedAtTheEnd) {
  {
    BareBus bus(port_, place_);
    DmaRegion region;
    ASSERT_EQ(bus.allocate(100, region), Status::ok);
    std::fill_n(memory_.begin(), 200, std::uint8_t{9});
  }
  EXPECT_EQ(std::count(memory_.begin(), memory_.end(), 9), 200 - 128);
  EXPECT_EQ(port_.calls, (Calls{"clean 0 128"}));
}

}  // namespace
}  // namespace tandem::bare
