#include "bus/sim/memory_port.h"

#include <algorithm>
#include <cstring>

namespace tandem::sim {
namespace {

constexpr std::uint8_t kOkay = 0, kSlvErr = 2, kDecErr = 3;
constexpr std::uint8_t kIncr = 1;
constexpr std::uint64_t kBoundary = 4096;

std::uint64_t load(const void* integer, std::uint32_t bytes) {
  std::uint64_t value = 0;
  std::memcpy(&value, integer, bytes);
  return value;
}

}  // namespace

MemoryPort::MemoryPort(const MemoryPins& pins, DeviceMemory& memory, const MemoryParameters& parameters)
    : pins_(pins),
      all_strobes_(~std::uint64_t{0} >> (64 - pins.bytes)),
      beat_cycles_(pins.bytes / narrowest(parameters, pins.bytes)),
      memory_(memory),
      parameters_(parameters) {
  failing_access_.fill(kForever);
  reset();
}

void MemoryPort::reset() {
  reads_.clear();
  writes_.clear();
  responses_.clear();
  r_valid_ = w_granted_ = b_valid_ = false;
  read_free_cycle_ = write_free_cycle_ = 0;
  ar_offer_ = aw_offer_ = {};
  *pins_.arready = *pins_.rvalid = *pins_.awready = *pins_.wready = *pins_.bvalid = 0;
}

void MemoryPort::fail_access(Access access, std::uint64_t count) {
  const auto index = static_cast<std::size_t>(access);
  failing_access_[index] = accesses_[index] + count;
}

void MemoryPort::block(Channel channel, std::uint64_t until_cycle) {
  blocked_until_[static_cast<std::size_t>(channel)] = until_cycle;
}

void MemoryPort::check_address(std::uint64_t address, std::uint8_t len, std::uint8_t size, std::uint8_t burst) {
  if (1U << size != bytes()) breach("a burst is not of full beats");
  if (burst != kIncr) breach("a burst is not of type INCR");
  if (address % bytes() != 0) breach("a burst does not begin at a beat");
  if (address % kBoundary + (len + 1U) * bytes() > kBoundary) breach("a burst crosses 4 KiB");
}

void MemoryPort::check_offer(Offer& before, bool valid, bool ready, std::uint64_t address, std::uint8_t len) {
  if (before.waiting && !valid) breach("an address is withdrawn before it was taken");
  if (before.waiting && valid && (address != before.address || len != before.len)) breach("an offered address changes");
  before = {.waiting = valid && !ready, .address = address, .len = len};
}

MemoryPort::Burst MemoryPort::accept(std::uint64_t address, std::uint8_t len, std::uint8_t id, Access access) {
  const auto index = static_cast<std::size_t>(access);
  const std::uint32_t beats = len + 1U;
  Burst burst{.at = memory_.device_view(address, beats * bytes()), .beats_left = beats, .id = id};
  if (burst.at == nullptr) burst.resp = kDecErr;
  if (accesses_[index]++ == failing_access_[index]) burst.resp = kSlvErr;
  return burst;
}

void MemoryPort::sample(std::uint64_t cycle) {
  const bool ar_taken = *pins_.arvalid && *pins_.arready;
  check_offer(ar_offer_, *pins_.arvalid, *pins_.arready, *pins_.araddr, *pins_.arlen);
  if (ar_taken) {
    check_address(*pins_.araddr, *pins_.arlen, *pins_.arsize, *pins_.arburst);
    Burst burst = accept(*pins_.araddr, *pins_.arlen, *pins_.arid,
                         *pins_.arid == 0 ? Access::data_read : Access::descriptor_read);
    burst.ready_cycle = cycle + parameters_.read_latency_cycles + beat_cycles_ - 1;
    reads_.push(burst);
    ++statistics_.read_bursts;
    statistics_.most_reads = std::max<std::uint64_t>(statistics_.most_reads, reads_.size());
  }
  if (r_valid_ && *pins_.rready) r_valid_ = false;

  if (*pins_.wready && *pins_.wvalid) take_write_beat(cycle);
  const bool aw_taken = *pins_.awvalid && *pins_.awready;
  check_offer(aw_offer_, *pins_.awvalid, *pins_.awready, *pins_.awaddr, *pins_.awlen);
  if (aw_taken) {
    check_address(*pins_.awaddr, *pins_.awlen, *pins_.awsize, *pins_.awburst);
    writes_.push(accept(*pins_.awaddr, *pins_.awlen, *pins_.awid,
                        *pins_.awid == 0 ? Access::data_write : Access::completion_write));
    ++statistics_.write_bursts;
    const std::uint64_t under_way = writes_.size() + responses_.size() + (b_valid_ ? 1 : 0);
    statistics_.most_writes = std::max(statistics_.most_writes, under_way);
  }
  if (b_valid_ && *pins_.bready) b_valid_ = false;
}

void MemoryPort::take_write_beat(std::uint64_t cycle) {
  w_granted_ = false;
  write_free_cycle_ = cycle + beat_cycles_;
  statistics_.write_bytes += bytes();
  Burst& burst = writes_.front();
  if (burst.resp == kOkay) {
    const std::uint64_t strobes = load(pins_.wstrb, (bytes() + 7) / 8);
    if (strobes == all_strobes_) {
      std::memcpy(burst.at, pins_.wdata, bytes());
    } else {
      const auto* data = reinterpret_cast<const std::uint8_t*>(pins_.wdata);
      for (std::uint32_t i = 0; i < bytes(); ++i) {
        if ((strobes >> i & 1) != 0) burst.at[i] = data[i];
      }
    }
    burst.at += bytes();
  }
  --burst.beats_left;
  if ((burst.beats_left == 0) != (*pins_.wlast != 0)) breach("WLAST is not at the last beat");
  if (burst.beats_left == 0) {
    burst.ready_cycle = cycle + parameters_.write_latency_cycles + beat_cycles_ - 1;
    responses_.push(writes_.pop());
  }
}

bool MemoryPort::wants_read(std::uint64_t next_cycle) const {
  return !r_valid_ && !reads_.empty() && reads_.front().ready_cycle <= next_cycle && next_cycle >= read_free_cycle_ &&
         !blocked(Channel::r, next_cycle);
}

void MemoryPort::grant_read(std::uint64_t next_cycle) {
  r_valid_ = true;
  read_free_cycle_ = next_cycle + beat_cycles_;
  statistics_.read_bytes += bytes();
  Burst& burst = reads_.front();
  if (burst.resp == kOkay) {
    std::memcpy(pins_.rdata, burst.at, bytes());
    burst.at += bytes();
  } else {
    std::memset(pins_.rdata, DmaMemory::kDeviceFill, bytes());
  }
  *pins_.rid = burst.id;
  *pins_.rresp = burst.resp;
  *pins_.rlast = --burst.beats_left == 0;
  if (burst.beats_left == 0) (void)reads_.pop();
}

void MemoryPort::drive(std::uint64_t next_cycle) {
  const std::size_t limit = std::min<std::size_t>(parameters_.max_outstanding_bursts, kMaxBursts);
  *pins_.arready = reads_.size() < limit && !blocked(Channel::ar, next_cycle);
  *pins_.rvalid = r_valid_;
  *pins_.awready = writes_.size() + responses_.size() < limit && !blocked(Channel::aw, next_cycle);
  *pins_.wready = w_granted_ && !blocked(Channel::w, next_cycle);
  if (!b_valid_ && !responses_.empty() && responses_.front().ready_cycle <= next_cycle &&
      !blocked(Channel::b, next_cycle)) {
    const Burst burst = responses_.pop();
    *pins_.bid = burst.id;
    *pins_.bresp = burst.resp;
    b_valid_ = true;
  }
  *pins_.bvalid = b_valid_;
}

}  // namespace tandem::sim
