// A memory with devices whose pins the test sets by hand.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <bit>
#include <cstring>
#include <memory>
#include <string>
#include <vector>

#include "bus/sim/memory.h"

namespace tandem::sim {

/// The pins of a device whose registers the test sets by hand.
struct HandDevice {
  std::uint8_t arvalid = 0, arid = 0, arlen = 0, arsize = 5, arburst = 1, rready = 1;
  std::uint64_t araddr = 0;
  std::uint8_t arready = 0, rvalid = 0, rid = 0, rresp = 0, rlast = 0;
  std::uint32_t rdata[16] = {};
  std::uint8_t awvalid = 0, awid = 0, awlen = 0, awsize = 5, awburst = 1, wvalid = 0, wlast = 0, bready = 1;
  std::uint64_t awaddr = 0;
  std::uint32_t wdata[16] = {};
  std::uint64_t wstrb = ~std::uint64_t{0};
  std::uint8_t awready = 0, wready = 0, bvalid = 0, bid = 0, bresp = 0;

  MemoryPins pins(std::uint32_t bytes) {
    return {.bytes = bytes,
            .arvalid = &arvalid,
            .arid = &arid,
            .arlen = &arlen,
            .arsize = &arsize,
            .arburst = &arburst,
            .rready = &rready,
            .araddr = &araddr,
            .arready = &arready,
            .rvalid = &rvalid,
            .rid = &rid,
            .rresp = &rresp,
            .rlast = &rlast,
            .rdata = rdata,
            .awvalid = &awvalid,
            .awid = &awid,
            .awlen = &awlen,
            .awsize = &awsize,
            .awburst = &awburst,
            .wvalid = &wvalid,
            .wlast = &wlast,
            .bready = &bready,
            .awaddr = &awaddr,
            .wdata = wdata,
            .wstrb = &wstrb,
            .awready = &awready,
            .wready = &wready,
            .bvalid = &bvalid,
            .bid = &bid,
            .bresp = &bresp};
  }
};

inline constexpr MemoryParameters kFast{.name = "test", .read_latency_cycles = 10, .write_latency_cycles = 4};

inline MemoryParameters with_bandwidth(double bytes_per_cycle) {
  MemoryParameters parameters = kFast;
  parameters.bytes_per_cycle = bytes_per_cycle;
  return parameters;
}

class MemoryTest : public ::testing::Test {
 protected:
  /// Removes every device, for a test that builds once more.
  void clear() {
    traffic_pointers_.clear();
    traffic_.clear();
    port_pointers_.clear();
    ports_.clear();
    devices_.clear();
  }

  void build(const MemoryParameters& parameters, std::size_t devices = 1, std::vector<TrafficParameters> traffic = {},
             std::uint32_t port_bytes = kBeatBytes) {
    memory_ = std::make_unique<Memory>(parameters);
    ASSERT_EQ(dma_.allocate(kRegionBytes, region_), Status::ok);
    for (std::size_t i = 0; i < kRegionBytes; ++i) region_.cpu[i] = static_cast<std::uint8_t>(i / 32);
    ASSERT_EQ(dma_.sync(region_, 0, kRegionBytes, driver::SyncFor::device), Status::ok);
    for (std::size_t i = 0; i < devices; ++i) {
      devices_.push_back(std::make_unique<HandDevice>());
      devices_.back()->arsize = devices_.back()->awsize = static_cast<std::uint8_t>(std::bit_width(port_bytes) - 1);
      ports_.push_back(std::make_unique<MemoryPort>(devices_.back()->pins(port_bytes), dma_, parameters));
      port_pointers_.push_back(ports_.back().get());
    }
    for (const TrafficParameters& t : traffic) {
      traffic_.push_back(std::make_unique<Traffic>(t, parameters.read_latency_cycles));
      traffic_pointers_.push_back(traffic_.back().get());
    }
    step();
  }

  /// Passes one clock: what the pins say now is transferred, then the pins show the next cycle.
  void step() {
    for (const auto& port : ports_) port->sample(cycle_);
    for (const auto& device : devices_) {
      if (device->arvalid && device->arready) device->arvalid = 0;
      if (device->awvalid && device->awready) device->awvalid = 0;
    }
    ++cycle_;
    memory_->arbitrate(cycle_, port_pointers_, traffic_pointers_);
    for (const auto& port : ports_) port->drive(cycle_);
  }

  void offer_read(std::uint64_t offset, unsigned beats, std::uint8_t id = 0, std::size_t device = 0) {
    HandDevice& d = *devices_[device];
    d.araddr = region_.device_address + offset;
    d.arlen = static_cast<std::uint8_t>(beats - 1);
    d.arid = id;
    d.arvalid = 1;
  }
  void offer_write(std::uint64_t offset, unsigned beats, std::uint8_t id = 0) {
    HandDevice& d = *devices_[0];
    d.awaddr = region_.device_address + offset;
    d.awlen = static_cast<std::uint8_t>(beats - 1);
    d.awid = id;
    d.awvalid = 1;
  }
  /// Keeps every device reading whole 512-byte bursts for `cycles` cycles; returns the beats that each of them got.
  std::vector<unsigned> read_all_the_time(unsigned cycles) {
    std::vector<unsigned> beats(devices_.size());
    for (unsigned i = 0; i < cycles; ++i) {
      for (std::size_t d = 0; d < devices_.size(); ++d) {
        if (!devices_[d]->arvalid) offer_read(0, 16, 0, d);
        beats[d] += devices_[d]->rvalid;
      }
      step();
    }
    return beats;
  }
  /// Writes one burst of one beat; returns its response.
  std::uint8_t write_beat(std::uint64_t offset, std::uint8_t id = 0) {
    HandDevice& d = *devices_[0];
    offer_write(offset, 1, id);
    d.wvalid = d.wlast = 1;
    for (int i = 0; i < 100 && !d.bvalid; ++i) {
      const bool taken = d.wready;
      step();
      if (taken) d.wvalid = 0;
    }
    EXPECT_TRUE(d.bvalid);
    EXPECT_EQ(d.bid, id);
    const std::uint8_t resp = d.bresp;
    step();
    return resp;
  }
  /// Reads one burst of one beat; returns its response.
  std::uint8_t read_beat(std::uint64_t offset, std::uint8_t id = 0) {
    HandDevice& d = *devices_[0];
    offer_read(offset, 1, id);
    for (int i = 0; i < 100 && !d.rvalid; ++i) step();
    EXPECT_TRUE(d.rvalid);
    EXPECT_EQ(d.rid, id);
    const std::uint8_t resp = d.rresp;
    step();
    return resp;
  }

  static constexpr std::size_t kRegionBytes = 8192;
  DmaMemory dma_;
  driver::DmaRegion region_;
  std::unique_ptr<Memory> memory_;
  std::vector<std::unique_ptr<HandDevice>> devices_;
  std::vector<std::unique_ptr<MemoryPort>> ports_;
  std::vector<MemoryPort*> port_pointers_;
  std::vector<std::unique_ptr<Traffic>> traffic_;
  std::vector<Traffic*> traffic_pointers_;
  std::uint64_t cycle_ = 0;
};

inline constexpr std::uint8_t kOkay = 0, kSlvErr = 2, kDecErr = 3;

}  // namespace tandem::sim
