#include "bus/sim/register_port.h"

namespace tandem::sim {

void RegisterPort::start_read(std::uint32_t offset) {
  done_ = false;
  *pins_.araddr = static_cast<std::uint16_t>(offset);
  *pins_.arvalid = 1;
  *pins_.rready = 1;
}

void RegisterPort::start_write(std::uint32_t offset, std::uint32_t value) {
  done_ = false;
  *pins_.awaddr = static_cast<std::uint16_t>(offset);
  *pins_.wdata = value;
  *pins_.wstrb = 0xf;
  *pins_.awvalid = 1;
  *pins_.wvalid = 1;
  *pins_.bready = 1;
}

void RegisterPort::sample() {
  aw_taken_ = *pins_.awvalid && *pins_.awready;
  w_taken_ = *pins_.wvalid && *pins_.wready;
  ar_taken_ = *pins_.arvalid && *pins_.arready;
  if (*pins_.bready && *pins_.bvalid) {
    done_ = true;
    resp_ = *pins_.bresp;
  }
  if (*pins_.rready && *pins_.rvalid) {
    done_ = true;
    resp_ = *pins_.rresp;
    value_ = *pins_.rdata;
  }
}

void RegisterPort::drive() {
  if (aw_taken_) *pins_.awvalid = 0;
  if (w_taken_) *pins_.wvalid = 0;
  if (ar_taken_) *pins_.arvalid = 0;
  if (done_) *pins_.bready = *pins_.rready = 0;
}

void RegisterPort::abort() {
  *pins_.awvalid = *pins_.wvalid = *pins_.bready = *pins_.arvalid = *pins_.rready = 0;
  done_ = aw_taken_ = w_taken_ = ar_taken_ = false;
}

}  // namespace tandem::sim
