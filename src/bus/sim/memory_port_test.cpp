// One memory port, pin by pin and cycle by cycle: reads, writes, errors, faults and the rules of the bus.
#include "bus/sim/memory_fixture.h"

namespace tandem::sim {
namespace {

TEST_F(MemoryTest, FirstBeatComesAfterTheLatencyAndTheRestFollows) {
  build(kFast);
  HandDevice& d = *devices_[0];
  ASSERT_TRUE(d.arready);
  offer_read(64, 3, 1);
  const std::uint64_t accepted = cycle_;
  while (!d.rvalid) step();
  EXPECT_EQ(cycle_ - accepted, kFast.read_latency_cycles);
  for (unsigned beat = 0; beat < 3; ++beat) {
    ASSERT_TRUE(d.rvalid);
    EXPECT_EQ(d.rid, 1);
    EXPECT_EQ(d.rresp, kOkay);
    EXPECT_EQ(d.rlast, beat == 2);
    std::uint8_t bytes[32];
    std::memcpy(bytes, d.rdata, 32);
    EXPECT_EQ(bytes[0], 2 + beat);
    EXPECT_EQ(bytes[31], 2 + beat);
    step();
  }
  EXPECT_FALSE(d.rvalid);
}

TEST_F(MemoryTest, ABeatStaysUntilItIsTaken) {
  build(kFast);
  HandDevice& d = *devices_[0];
  d.rready = 0;
  offer_read(0, 2);
  for (int i = 0; i < 30; ++i) step();
  EXPECT_TRUE(d.rvalid);
  EXPECT_FALSE(d.rlast);
  d.rready = 1;
  step();
  EXPECT_TRUE(d.rvalid);
  EXPECT_TRUE(d.rlast);
}

TEST_F(MemoryTest, WithoutALimitAPortReadsOneBeatPerCycle) {
  build(kFast);
  EXPECT_EQ(read_all_the_time(1000)[0], 1000 - kFast.read_latency_cycles);
  EXPECT_EQ(ports_[0]->statistics().read_denied_cycles, 0U);
}

TEST_F(MemoryTest, OutstandingBurstsAreLimited) {
  MemoryParameters parameters = kFast;
  parameters.max_outstanding_bursts = 2;
  build(parameters);
  HandDevice& d = *devices_[0];
  for (int burst = 0; burst < 2; ++burst) {
    ASSERT_TRUE(d.arready);
    offer_read(0, 1);
    step();
  }
  EXPECT_FALSE(d.arready);
  while (!d.rvalid) step();
  EXPECT_TRUE(d.arready);
}

TEST_F(MemoryTest, WritesReachMemoryByStrobeAndAreAnsweredAfterTheLatency) {
  build(kFast);
  HandDevice& d = *devices_[0];
  std::memset(d.wdata, 0xab, 32);
  d.wstrb = 0x8000'0003;
  offer_write(32, 1, 1);
  step();
  ASSERT_TRUE(d.wready);
  d.wvalid = d.wlast = 1;
  const std::uint64_t taken = cycle_;
  step();
  d.wvalid = 0;
  while (!d.bvalid) step();
  EXPECT_EQ(cycle_ - taken, kFast.write_latency_cycles);
  EXPECT_EQ(d.bresp, kOkay);
  EXPECT_EQ(d.bid, 1);
  const std::uint8_t* bytes = dma_.device_view(region_.device_address + 32, 32);
  EXPECT_EQ(bytes[0], 0xab);
  EXPECT_EQ(bytes[1], 0xab);
  EXPECT_EQ(bytes[2], 1);
  EXPECT_EQ(bytes[30], 1);
  EXPECT_EQ(bytes[31], 0xab);
  EXPECT_EQ(region_.cpu[32], 1);  // the CPU's copy has not seen it
}

TEST_F(MemoryTest, APortMayBe64BytesWide) {
  build(kFast, 1, {}, 64);
  HandDevice& d = *devices_[0];
  offer_read(128, 2);
  while (!d.rvalid) step();
  EXPECT_EQ(d.rdata[0], 0x0404'0404U);
  EXPECT_EQ(d.rdata[15], 0x0505'0505U);
  step();
  EXPECT_EQ(d.rdata[0], 0x0606'0606U);
  EXPECT_TRUE(d.rlast);
  step();
  EXPECT_EQ(ports_[0]->statistics().read_bytes, 128U);

  std::memset(d.wdata, 0xab, 64);
  d.wstrb = 0x8000'0000'0000'0001;
  EXPECT_EQ(write_beat(64), kOkay);
  const std::uint8_t* bytes = dma_.device_view(region_.device_address + 64, 64);
  EXPECT_EQ(bytes[0], 0xab);
  EXPECT_EQ(bytes[1], 2);
  EXPECT_EQ(bytes[62], 3);
  EXPECT_EQ(bytes[63], 0xab);
  d.wstrb = ~std::uint64_t{0};
  EXPECT_EQ(write_beat(64), kOkay);
  EXPECT_EQ(bytes[1], 0xab);
  EXPECT_EQ(bytes[62], 0xab);
  EXPECT_EQ(ports_[0]->violation(), nullptr);
  offer_read(32, 1);  // half a beat
  step();
  EXPECT_STREQ(ports_[0]->violation(), "a burst does not begin at a beat");
}

TEST_F(MemoryTest, WriteBurstsFollowOneAnotherWithoutAPause) {
  build(kFast);
  HandDevice& d = *devices_[0];
  unsigned beats = 0;
  d.wvalid = 1;
  for (int i = 0; i < 1000; ++i) {
    if (!d.awvalid) offer_write(0, 16);
    d.wlast = beats % 16 == 15;
    if (d.wready) ++beats;
    step();
  }
  EXPECT_GE(beats, 998U);
  EXPECT_EQ(ports_[0]->violation(), nullptr);
}

TEST_F(MemoryTest, OutsideAnyRegionIsADecodeError) {
  build(kFast);
  EXPECT_EQ(read_beat(kRegionBytes), kDecErr);
  EXPECT_EQ(read_beat(0), kOkay);
  EXPECT_EQ(write_beat(kRegionBytes), kDecErr);
  EXPECT_EQ(write_beat(std::uint64_t{0} - region_.device_address), kDecErr);  // address 0
  EXPECT_EQ(write_beat(0), kOkay);
}

TEST_F(MemoryTest, TheNthAccessOfAKindFails) {
  build(kFast);
  ports_[0]->fail_access(Access::data_read, 1);
  EXPECT_EQ(read_beat(0, 1), kOkay);
  EXPECT_EQ(read_beat(0, 0), kOkay);
  EXPECT_EQ(read_beat(0, 0), kSlvErr);
  EXPECT_EQ(read_beat(0, 0), kOkay);
  ports_[0]->fail_access(Access::descriptor_read, 0);
  EXPECT_EQ(read_beat(0, 1), kSlvErr);

  const std::uint8_t before = *dma_.device_view(region_.device_address, 1);
  std::memset(devices_[0]->wdata, 0x77, 32);
  ports_[0]->fail_access(Access::data_write, 0);
  ports_[0]->fail_access(Access::completion_write, 0);
  EXPECT_EQ(write_beat(0, 0), kSlvErr);
  EXPECT_EQ(write_beat(0, 1), kSlvErr);
  EXPECT_EQ(*dma_.device_view(region_.device_address, 1), before);
  EXPECT_EQ(write_beat(0, 0), kOkay);
  EXPECT_EQ(*dma_.device_view(region_.device_address, 1), 0x77);
}

TEST_F(MemoryTest, EveryBeatOfABurstThatFailsSaysSo) {
  build(kFast);
  HandDevice& d = *devices_[0];
  ports_[0]->fail_access(Access::data_read, 0);
  offer_read(0, 3);
  while (!d.rvalid) step();
  for (unsigned beat = 0; beat < 3; ++beat) {
    ASSERT_TRUE(d.rvalid);
    EXPECT_EQ(d.rresp, kSlvErr) << beat;
    EXPECT_EQ(d.rlast, beat == 2);
    step();
  }
}

TEST_F(MemoryTest, BurstsAreAnsweredInOrderEachWithItsOwnData) {
  build(kFast);
  HandDevice& d = *devices_[0];
  ports_[0]->fail_access(Access::descriptor_read, 0);
  for (unsigned burst = 0; burst < 4; ++burst) {
    ASSERT_TRUE(d.arready);
    offer_read(std::uint64_t{64} * burst, 2, burst == 2 ? 1 : 0);
    step();
  }
  for (unsigned beat = 0; beat < 8; ++beat) {
    while (!d.rvalid) step();
    const bool fails = beat / 2 == 2;
    EXPECT_EQ(d.rid, fails ? 1 : 0) << beat;
    EXPECT_EQ(d.rresp, fails ? kSlvErr : kOkay) << beat;
    EXPECT_EQ(d.rlast, beat % 2) << beat;
    EXPECT_EQ(d.rdata[0] & 0xff, fails ? DmaMemory::kDeviceFill : beat) << beat;
    step();
  }
}

TEST_F(MemoryTest, AResetEndsAllBursts) {
  build(kFast);
  HandDevice& d = *devices_[0];
  offer_read(0, 2);
  offer_write(0, 1);
  d.wvalid = d.wlast = 1;
  while (!d.wready) step();
  step();
  d.wvalid = 0;
  ports_[0]->reset();
  for (int i = 0; i < 100; ++i) {
    step();
    ASSERT_FALSE(d.rvalid || d.bvalid || d.wready);
  }
  EXPECT_EQ(read_beat(64), kOkay);
  EXPECT_EQ(d.rdata[0] & 0xff, 2U);
}

TEST_F(MemoryTest, ABlockedChannelStopsUntilItsCycle) {
  build(kFast);
  HandDevice& d = *devices_[0];
  for (const Channel channel : {Channel::ar, Channel::r, Channel::aw, Channel::w, Channel::b}) {
    ports_[0]->block(channel, cycle_ + 200);
    step();
    const bool reads = channel == Channel::ar || channel == Channel::r;
    if (reads) {
      offer_read(0, 1);
    } else {
      offer_write(0, 1);
      d.wvalid = d.wlast = 1;
    }
    const std::uint64_t end = cycle_ + 199;
    while (cycle_ < end) {
      EXPECT_FALSE(reads ? d.rvalid : d.bvalid);
      const bool taken = d.wready && d.wvalid;
      step();
      if (taken) d.wvalid = 0;
    }
    int waited = 0;
    while (!(reads ? d.rvalid : d.bvalid) && ++waited < 100) {
      const bool taken = d.wready && d.wvalid;
      step();
      if (taken) d.wvalid = 0;
    }
    EXPECT_LT(waited, 20) << static_cast<int>(channel);
    step();
  }
}

TEST_F(MemoryTest, EveryBreachOfTheRulesIsNamed) {
  const auto breach = [&](auto act) -> std::string {
    HandDevice device;
    MemoryPort port(device.pins(kBeatBytes), dma_, kFast);
    port.drive(1);
    device.araddr = device.awaddr = 0x1000;
    act(device, port);
    port.sample(1);
    return port.violation() == nullptr ? "" : port.violation();
  };
  EXPECT_EQ(breach([](HandDevice& d, MemoryPort&) { d.arvalid = d.awvalid = 1; }), "");
  EXPECT_EQ(breach([](HandDevice& d, MemoryPort&) {
              d.arvalid = 1;
              d.araddr = 0x1fe0;
              d.arlen = 1;
            }),
            "a burst crosses 4 KiB");
  EXPECT_EQ(breach([](HandDevice& d, MemoryPort&) {
              d.arvalid = d.awvalid = 1;
              d.araddr = d.awaddr = 0x1fc0;
              d.arlen = d.awlen = 1;
            }),
            "");
  EXPECT_EQ(breach([](HandDevice& d, MemoryPort&) {
              d.awvalid = 1;
              d.awsize = 4;
            }),
            "a burst is not of full beats");
  EXPECT_EQ(breach([](HandDevice& d, MemoryPort&) {
              d.awvalid = 1;
              d.awburst = 0;
            }),
            "a burst is not of type INCR");
  EXPECT_EQ(breach([](HandDevice& d, MemoryPort&) {
              d.arvalid = 1;
              d.araddr = 0x1010;
            }),
            "a burst does not begin at a beat");
  EXPECT_EQ(breach([](HandDevice& d, MemoryPort& port) {
              d.arready = 0;
              d.arvalid = 1;
              port.sample(0);
              d.arvalid = 0;
            }),
            "an address is withdrawn before it was taken");
  EXPECT_EQ(breach([](HandDevice& d, MemoryPort& port) {
              d.awready = 0;
              d.awvalid = 1;
              port.sample(0);
              d.awaddr += 32;
            }),
            "an offered address changes");
  EXPECT_EQ(breach([](HandDevice& d, MemoryPort& port) {
              d.awvalid = 1;
              d.awlen = 1;
              port.sample(0);
              d.awvalid = 0;
              port.grant_write();
              port.drive(1);
              d.wvalid = d.wlast = 1;
            }),
            "WLAST is not at the last beat");
}

}  // namespace
}  // namespace tandem::sim
