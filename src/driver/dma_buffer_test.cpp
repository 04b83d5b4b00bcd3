// Tests what must not compile, and what a transfer of ownership does.
#include "driver/dma_buffer.h"

#include <gtest/gtest.h>

#include <array>
#include <type_traits>

#include "bus/mock/mock_bus.h"

namespace tandem::driver {
namespace {

template <typename Buffer>
concept HasBytes = requires(Buffer& buffer) { buffer.span(); };
template <typename Buffer>
concept HasAddress = requires(Buffer& buffer) { buffer.address(); };
template <typename From, typename To>
concept ToDevice = requires(From from, To& to) { to_device(std::forward<From>(from), std::size_t{1}, to); };
template <typename From, typename To>
concept ToCpu = requires(From from, To& to) { to_cpu(std::forward<From>(from), std::size_t{1}, to); };

// Each side has only its own access.
static_assert(HasBytes<CpuBuffer> && !HasAddress<CpuBuffer>);
static_assert(HasAddress<DeviceBuffer> && !HasBytes<DeviceBuffer>);
// There is one owner, and no way between the types but the two functions, which take the buffer away.
static_assert(!std::is_copy_constructible_v<CpuBuffer> && !std::is_copy_assignable_v<CpuBuffer>);
static_assert(!std::is_copy_constructible_v<DeviceBuffer> && !std::is_copy_assignable_v<DeviceBuffer>);
static_assert(std::is_nothrow_move_constructible_v<CpuBuffer> && std::is_nothrow_move_assignable_v<CpuBuffer>);
static_assert(!std::is_constructible_v<DeviceBuffer, CpuBuffer&&> &&
              !std::is_constructible_v<CpuBuffer, DeviceBuffer&&>);
static_assert(!std::is_assignable_v<DeviceBuffer&, CpuBuffer&&> && !std::is_assignable_v<CpuBuffer&, DeviceBuffer&&>);
static_assert(ToDevice<CpuBuffer&&, DeviceBuffer> && !ToDevice<CpuBuffer&, DeviceBuffer>);
static_assert(ToCpu<DeviceBuffer&&, CpuBuffer> && !ToCpu<DeviceBuffer&, CpuBuffer>);
static_assert(!ToDevice<DeviceBuffer&&, DeviceBuffer> && !ToCpu<CpuBuffer&&, CpuBuffer>);

TEST(DmaBuffer, ChangesHandsWithASyncEachWay) {
  mock::MockBus bus;
  CpuBuffer cpu;
  EXPECT_TRUE(cpu.empty());
  ASSERT_EQ(CpuBuffer::allocate(bus, 128, cpu), Status::ok);
  EXPECT_EQ(cpu.span().size(), 128U);
  cpu.span()[5] = 7;

  DeviceBuffer device;
  ASSERT_EQ(to_device(std::move(cpu), 128, device), Status::ok);
  EXPECT_TRUE(cpu.empty());  // NOLINT(bugprone-use-after-move): a moved-from buffer is empty
  EXPECT_EQ(device.address(), bus.regions()[0].device_address);
  EXPECT_EQ(bus.syncs(SyncFor::device), 1U);

  ASSERT_EQ(to_cpu(std::move(device), 128, cpu), Status::ok);
  EXPECT_TRUE(device.empty());  // NOLINT(bugprone-use-after-move)
  EXPECT_EQ(cpu.span()[5], 7);
  EXPECT_EQ(bus.syncs(SyncFor::cpu), 1U);
}

TEST(DmaBuffer, StaysWithItsOwnerWhenTheSyncFails) {
  mock::MockBus bus;
  CpuBuffer cpu;
  DeviceBuffer device;
  ASSERT_EQ(CpuBuffer::allocate(bus, 64, cpu), Status::ok);
  bus.fail_sync_after(0);
  EXPECT_EQ(to_device(std::move(cpu), 64, device), Status::io_error);
  EXPECT_FALSE(cpu.empty());  // NOLINT(bugprone-use-after-move)
  EXPECT_TRUE(device.empty());

  ASSERT_EQ(to_device(std::move(cpu), 64, device), Status::ok);
  bus.fail_sync_after(0);
  EXPECT_EQ(to_cpu(std::move(device), 64, cpu), Status::io_error);
  EXPECT_FALSE(device.empty());  // NOLINT(bugprone-use-after-move)
}

TEST(DmaBuffer, PeekAndPokeSyncTheirOwnPiece) {
  mock::MockBus bus;
  CpuBuffer cpu;
  DeviceBuffer device;
  ASSERT_EQ(CpuBuffer::allocate(bus, 64, cpu), Status::ok);
  ASSERT_EQ(to_device(std::move(cpu), 64, device), Status::ok);
  const std::array<std::uint8_t, 2> in{1, 2};
  ASSERT_EQ(device.poke(62, in), Status::ok);
  std::array<std::uint8_t, 2> out{};
  ASSERT_EQ(device.peek(62, out), Status::ok);
  EXPECT_EQ(out, in);
  EXPECT_EQ(bus.syncs(SyncFor::device), 2U);
  EXPECT_EQ(bus.syncs(SyncFor::cpu), 1U);
}

TEST(DmaBuffer, AllocationMayFail) {
  mock::MockBus bus;
  bus.set_memory_bytes(63);
  CpuBuffer cpu;
  EXPECT_EQ(CpuBuffer::allocate(bus, 64, cpu), Status::no_memory);
  EXPECT_TRUE(cpu.empty());
}

}  // namespace
}  // namespace tandem::driver
