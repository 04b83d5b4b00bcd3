// Tests what shared memory costs, and the two copies of its content.
#include "bus/sim/memory_fixture.h"

namespace tandem::sim {
namespace {

TEST_F(MemoryTest, BandwidthLimitsOnePort) {
  build(with_bandwidth(12.8));
  const unsigned beats = read_all_the_time(2000)[0];
  EXPECT_NEAR(beats * 32.0 / 2000, 12.8, 0.2);
  EXPECT_GT(ports_[0]->statistics().read_denied_cycles, 1000U);
}

TEST_F(MemoryTest, BandwidthLimitsAWidePortAsMuch) {
  build(with_bandwidth(12.8), 1, {}, 64);
  EXPECT_NEAR(read_all_the_time(2000)[0] * 64.0 / 2000, 12.8, 0.4);
  EXPECT_GT(ports_[0]->statistics().read_denied_cycles, 1000U);
}

TEST_F(MemoryTest, TheBoardsPortIsTheLimitOfAWiderOneInEachDirection) {
  for (const double bandwidth : {0.0, 128.0}) {
    clear();
    MemoryParameters parameters = with_bandwidth(bandwidth);
    parameters.port_bytes = 16;
    build(parameters, 1, {}, 64);
    HandDevice& d = *devices_[0];
    unsigned reads = 0, writes = 0, in_burst = 0;
    d.wvalid = 1;
    for (unsigned i = 0; i < 2000; ++i) {
      if (!d.arvalid) offer_read(0, 16);
      if (!d.awvalid) offer_write(4096, 4);
      d.wlast = in_burst == 3;
      reads += d.rvalid;
      if (d.wready != 0) {
        ++writes;
        in_burst = (in_burst + 1) % 4;
      }
      step();
    }
    EXPECT_LE(reads, 2000U * 16 / 64);
    EXPECT_LE(writes, 2000U * 16 / 64);
    EXPECT_GT(reads, 2000U * 16 / 64 - 20);
    EXPECT_GT(writes, 2000U * 16 / 64 - 20);
    EXPECT_EQ(ports_[0]->violation(), nullptr) << ports_[0]->violation();
    EXPECT_EQ(ports_[0]->statistics().read_denied_cycles + ports_[0]->statistics().write_denied_cycles, 0U);
  }
}

TEST_F(MemoryTest, ABeatOfAWiderPortComesWithTheLastOfTheBoardsBeats) {
  MemoryParameters parameters = kFast;
  build(parameters, 1, {}, 64);
  const auto cycles_of_read = [&] {
    const std::uint64_t start = cycle_;
    EXPECT_EQ(read_beat(0), kOkay);
    return cycle_ - start;
  };
  const auto cycles_of_write = [&] {
    const std::uint64_t start = cycle_;
    EXPECT_EQ(write_beat(0), kOkay);
    return cycle_ - start;
  };
  const std::uint64_t read = cycles_of_read();
  const std::uint64_t write = cycles_of_write();
  clear();
  parameters.port_bytes = 16;
  build(parameters, 1, {}, 64);
  EXPECT_EQ(cycles_of_read(), read + 3);
  EXPECT_EQ(cycles_of_write(), write + 3);
}

TEST_F(MemoryTest, AWiderPortOfTheBoardIsNoLimit) {
  MemoryParameters parameters = kFast;
  parameters.port_bytes = 64;
  build(parameters);
  EXPECT_EQ(read_all_the_time(1000)[0], 1000 - kFast.read_latency_cycles);
}

TEST_F(MemoryTest, PortsShareBandwidthEvenly) {
  build(with_bandwidth(40), 3);
  const std::vector<unsigned> beats = read_all_the_time(3000);
  for (const unsigned b : beats) EXPECT_NEAR(b * 32.0 / 3000, 40.0 / 3, 0.2);
}

TEST_F(MemoryTest, ThePortIsTheLimitWhereMemoryIsFaster) {
  build(with_bandwidth(1000), 2);
  for (const unsigned b : read_all_the_time(1000)) EXPECT_EQ(b, 1000 - kFast.read_latency_cycles);
}

TEST_F(MemoryTest, UnusedBandwidthIsNotSavedUp) {
  build(with_bandwidth(16));
  for (int i = 0; i < 1000; ++i) step();
  EXPECT_LE(read_all_the_time(100)[0], 100 / 2 + 2);
}

TEST_F(MemoryTest, TrafficCompetesWithAPort) {
  build(with_bandwidth(32), 1, {{.read_bytes_per_cycle = 64}});
  traffic_[0]->set_background(true);
  const unsigned beats = read_all_the_time(2000)[0];
  EXPECT_NEAR(beats / 2000.0, 0.5, 0.02);
  EXPECT_NEAR(static_cast<double>(traffic_[0]->statistics().read_bytes) / 2000, 16, 0.5);
  EXPECT_GT(traffic_[0]->statistics().read_denied_cycles, 900U);
}

TEST_F(MemoryTest, ATrafficJobTakesItsRateAndItsLastRead) {
  build(kFast, 1, {{.read_bytes_per_cycle = 8, .write_bytes_per_cycle = 16}});
  const std::uint64_t start = cycle_;
  const std::uint64_t job = traffic_[0]->add(8 * 1000, 16 * 100);
  while (!traffic_[0]->done(job)) step();
  EXPECT_NEAR(static_cast<double>(cycle_ - start), 1000.0 + kFast.read_latency_cycles, 4);
  EXPECT_EQ(traffic_[0]->statistics().read_bytes, 8000U);
  EXPECT_EQ(traffic_[0]->statistics().write_bytes, 1600U);
  EXPECT_EQ(traffic_[0]->statistics().read_denied_cycles, 0U);
}

TEST_F(MemoryTest, TrafficJobsRunInOrderAndEndEvenWhenEmpty) {
  build(kFast, 1, {{.read_bytes_per_cycle = 64, .write_bytes_per_cycle = 0}});
  const std::uint64_t a = traffic_[0]->add(64'000, 5);
  const std::uint64_t b = traffic_[0]->add(0, 0);
  for (int i = 0; i < 500; ++i) step();
  EXPECT_FALSE(traffic_[0]->done(a));
  EXPECT_FALSE(traffic_[0]->done(b));
  for (int i = 0; i < 600; ++i) step();
  EXPECT_TRUE(traffic_[0]->done(a));
  EXPECT_TRUE(traffic_[0]->done(b));
  EXPECT_EQ(traffic_[0]->statistics().write_bytes, 0U);
}

TEST(DmaMemory, OnlySyncMovesBytesBetweenTheCopies) {
  DmaMemory memory;
  driver::DmaRegion region;
  ASSERT_EQ(memory.allocate(100, region), Status::ok);
  EXPECT_EQ(region.device_address % 64, 0U);
  EXPECT_GT(region.device_address >> 32, 0U);
  std::uint8_t* device = memory.device_view(region.device_address, 100);
  ASSERT_NE(device, nullptr);
  EXPECT_EQ(region.cpu[7], DmaMemory::kCpuFill);
  EXPECT_EQ(device[7], DmaMemory::kDeviceFill);

  std::fill_n(region.cpu, 100, 1);
  EXPECT_EQ(device[7], DmaMemory::kDeviceFill);
  ASSERT_EQ(memory.sync(region, 7, 2, driver::SyncFor::device), Status::ok);
  EXPECT_EQ(device[6], DmaMemory::kDeviceFill);
  EXPECT_EQ(device[7], 1);
  EXPECT_EQ(device[8], 1);
  EXPECT_EQ(device[9], DmaMemory::kDeviceFill);

  device[8] = 2;
  EXPECT_EQ(region.cpu[8], 1);
  ASSERT_EQ(memory.sync(region, 8, 1, driver::SyncFor::cpu), Status::ok);
  EXPECT_EQ(region.cpu[8], 2);
}

TEST(DmaMemory, RefusesWhatIsNotInsideARegion) {
  DmaMemory memory;
  driver::DmaRegion a;
  driver::DmaRegion b;
  ASSERT_EQ(memory.allocate(4096, a), Status::ok);
  ASSERT_EQ(memory.allocate(32, b), Status::ok);
  EXPECT_EQ(memory.sync(a, 4090, 7, driver::SyncFor::cpu), Status::io_error);
  // This address leads to another region, too.
  EXPECT_EQ(memory.sync(a, b.device_address - a.device_address, 1, driver::SyncFor::cpu), Status::io_error);
  EXPECT_EQ(memory.device_view(a.device_address + 4096, 1), nullptr);
  EXPECT_EQ(memory.device_view(a.device_address + 4000, 97), nullptr);
  EXPECT_EQ(memory.device_view(b.device_address - 1, 2), nullptr);
  EXPECT_NE(memory.device_view(b.device_address, 32), nullptr);
  driver::DmaRegion none;
  EXPECT_EQ(memory.allocate(0, none), Status::no_memory);
  EXPECT_EQ(memory.allocate(DmaMemory::kMaxBytes, none), Status::no_memory);
}

}  // namespace
}  // namespace tandem::sim
