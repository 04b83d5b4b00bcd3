// The pins of a simulated top, as pointers into its model.
#pragma once

#include <cstdint>

namespace tandem::sim {

/// AXI4-Lite register port; the platform is its master.
struct ControlPins {
  std::uint8_t *awvalid, *wvalid, *bready, *arvalid, *rready;
  std::uint16_t *awaddr, *araddr;
  std::uint32_t* wdata;
  std::uint8_t* wstrb;
  const std::uint8_t *awready, *wready, *bvalid, *bresp, *arready, *rvalid, *rresp;
  const std::uint32_t* rdata;
};

/// AXI4 memory port, 32 to 512 bits wide; the device is its master.
struct MemoryPins {
  std::uint32_t bytes;  ///< width
  const std::uint8_t *arvalid, *arid, *arlen, *arsize, *arburst, *rready;
  const std::uint64_t* araddr;
  std::uint8_t *arready, *rvalid, *rid, *rresp, *rlast;
  std::uint32_t* rdata;  ///< bytes / 4 words

  const std::uint8_t *awvalid, *awid, *awlen, *awsize, *awburst, *wvalid, *wlast, *bready;
  const std::uint64_t* awaddr;
  const std::uint32_t* wdata;  ///< bytes / 4 words
  const void* wstrb;           ///< a bit per byte, as an integer of bytes / 8 bytes, at least one
  std::uint8_t *awready, *wready, *bvalid, *bid, *bresp;
};

struct Pins {
  ControlPins control;
  MemoryPins memory;
  std::uint8_t* aresetn;
  const std::uint8_t* interrupt;
  const std::uint8_t* busy;  ///< bit n: core n of several has work; nullptr where the core does not say
};

}  // namespace tandem::sim
