// One model as a library that programs load. TND_MODEL is the Verilated class of a top with the ports that every
// accelerator has, TND_MODEL_HEADER its header, TND_MODEL_ROOT_HEADER that of what is in it, TND_MODEL_BUSY what it
// calls a core's signal `busy`, if that is public. TND_MODEL_RTL_HEADER defines TND_MODEL_RTL, the hash of its RTL.
#include <verilated.h>
#include <verilated_vcd_c.h>

#include <bit>
#include <type_traits>

#include TND_MODEL_HEADER
#include TND_MODEL_ROOT_HEADER
#include TND_MODEL_RTL_HEADER
#include "bus/sim/model/power_up.h"
#include "bus/sim/top.h"

namespace tandem::sim {
namespace {

/// The 32-bit words of a port: Verilator has integers for up to 64 bits, and arrays of words beyond.
template <typename Port>
std::uint32_t* words(Port& port) {
  if constexpr (std::is_integral_v<Port>) {
    static_assert(std::endian::native == std::endian::little);
    return reinterpret_cast<std::uint32_t*>(&port);
  } else {
    return port.data();
  }
}

using Model = TND_MODEL;

template <typename Root>
const std::uint8_t* busy_of(Root& root) {
  if constexpr (requires { root.TND_MODEL_BUSY; }) {
    return &root.TND_MODEL_BUSY;
  } else {
    return nullptr;
  }
}

class VerilatedTop final : public Top {
 public:
  explicit VerilatedTop(const char* vcd_path) {
    if (*vcd_path != '\0') {
      model_.trace(&vcd_, kTraceDepth);
      vcd_.open(vcd_path);
    }
  }
  ~VerilatedTop() override {
    model_.final();
    vcd_.close();
  }

  [[nodiscard]] const Pins& pins() const override { return pins_; }
  void settle(std::uint64_t time_ps) override { evaluate(0, time_ps); }
  void clock(std::uint64_t time_ps) override {
    evaluate(1, time_ps);
    if (model_.aresetn == 0) context_.reset_seen();
  }

 private:
  static constexpr int kTraceDepth = 99;

  void evaluate(std::uint8_t level, std::uint64_t time_ps) {
    model_.aclk = level;
    model_.eval();
    if (vcd_.isOpen()) vcd_.dump(time_ps);
  }

  static Pins connect(Model& m) {
    return {
        .control = {.awvalid = &m.s_axi_ctrl_awvalid,
                    .wvalid = &m.s_axi_ctrl_wvalid,
                    .bready = &m.s_axi_ctrl_bready,
                    .arvalid = &m.s_axi_ctrl_arvalid,
                    .rready = &m.s_axi_ctrl_rready,
                    .awaddr = &m.s_axi_ctrl_awaddr,
                    .araddr = &m.s_axi_ctrl_araddr,
                    .wdata = &m.s_axi_ctrl_wdata,
                    .wstrb = &m.s_axi_ctrl_wstrb,
                    .awready = &m.s_axi_ctrl_awready,
                    .wready = &m.s_axi_ctrl_wready,
                    .bvalid = &m.s_axi_ctrl_bvalid,
                    .bresp = &m.s_axi_ctrl_bresp,
                    .arready = &m.s_axi_ctrl_arready,
                    .rvalid = &m.s_axi_ctrl_rvalid,
                    .rresp = &m.s_axi_ctrl_rresp,
                    .rdata = &m.s_axi_ctrl_rdata},
        .memory = {.bytes = sizeof(m.m_axi_gmem_rdata),
                   .arvalid = &m.m_axi_gmem_arvalid,
                   .arid = &m.m_axi_gmem_arid,
                   .arlen = &m.m_axi_gmem_arlen,
                   .arsize = &m.m_axi_gmem_arsize,
                   .arburst = &m.m_axi_gmem_arburst,
                   .rready = &m.m_axi_gmem_rready,
                   .araddr = &m.m_axi_gmem_araddr,
                   .arready = &m.m_axi_gmem_arready,
                   .rvalid = &m.m_axi_gmem_rvalid,
                   .rid = &m.m_axi_gmem_rid,
                   .rresp = &m.m_axi_gmem_rresp,
                   .rlast = &m.m_axi_gmem_rlast,
                   .rdata = words(m.m_axi_gmem_rdata),
                   .awvalid = &m.m_axi_gmem_awvalid,
                   .awid = &m.m_axi_gmem_awid,
                   .awlen = &m.m_axi_gmem_awlen,
                   .awsize = &m.m_axi_gmem_awsize,
                   .awburst = &m.m_axi_gmem_awburst,
                   .wvalid = &m.m_axi_gmem_wvalid,
                   .wlast = &m.m_axi_gmem_wlast,
                   .bready = &m.m_axi_gmem_bready,
                   .awaddr = &m.m_axi_gmem_awaddr,
                   .wdata = words(m.m_axi_gmem_wdata),
                   .wstrb = &m.m_axi_gmem_wstrb,
                   .awready = &m.m_axi_gmem_awready,
                   .wready = &m.m_axi_gmem_wready,
                   .bvalid = &m.m_axi_gmem_bvalid,
                   .bid = &m.m_axi_gmem_bid,
                   .bresp = &m.m_axi_gmem_bresp},
        .aresetn = &m.aresetn,
        .interrupt = &m.__SYM__interrupt,  // "interrupt" is a reserved word to Verilator
        .busy = busy_of(*m.rootp),
    };
  }

  /// A model must be told before it is built that it may be traced.
  struct Context : PowerUp {
    Context() { traceEverOn(true); }
  };

  Context context_;
  Model model_{&context_, "top"};
  VerilatedVcdC vcd_;
  Pins pins_ = connect(model_);
};

}  // namespace
}  // namespace tandem::sim

extern "C" {
tandem::sim::Top* tandem_make_top(const char* vcd_path) { return new tandem::sim::VerilatedTop(vcd_path); }
const char* tandem_rtl_hash() { return TND_MODEL_RTL; }
}
