#include "bus/sim/top.h"

#include <verilated.h>
#include <verilated_vcd_c.h>

#include <bit>
#include <type_traits>

#include "Vtnd_aes_gcm_lane.h"
#include "Vtnd_aes_gcm_lane2.h"
#include "Vtnd_aes_rounds.h"
#include "Vtnd_aes_rounds10.h"
#include "Vtnd_chacha20_iterative.h"
#include "Vtnd_chacha20_iterative_rounds.h"
#include "Vtnd_chacha20_iterative_summation.h"
#include "Vtnd_chacha20_pipelined.h"
#include "Vtnd_chacha20_poly1305_iterative.h"
#include "Vtnd_chacha20_poly1305_pipelined.h"
#include "Vtnd_chacha20_poly1305_pipelined_wide.h"
#include "Vtnd_modexp_systolic.h"
#include "Vtnd_sha3_interleaved.h"
#include "Vtnd_sha3_sponge.h"
#include "Vtnd_sha3_sponge2.h"
#include "Vtnd_zuc_baseline.h"
#include "Vtnd_zuc_hpaz.h"
#include "Vtnd_zuc_hpaz_units3.h"
#include "Vtnd_zuc_interleaved.h"
#include "Vtnd_zuc_interleaved_narrow.h"
#include "Vtnd_zuc_interleaved_units2.h"
#include "Vtnd_zuc_optimised.h"
#include "bus/sim/power_up.h"

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

/// Model: a Verilated class of a top with the ports that every accelerator has.
template <typename Model>
class VerilatedTop final : public Top {
 public:
  explicit VerilatedTop(const std::string& vcd_path) {
    if (!vcd_path.empty()) {
      model_.trace(&vcd_, kTraceDepth);
      vcd_.open(vcd_path.c_str());
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

template <typename Model>
std::unique_ptr<Top> make(const std::string& vcd_path) {
  return std::make_unique<VerilatedTop<Model>>(vcd_path);
}

struct Maker {
  std::string_view model;
  std::unique_ptr<Top> (*make)(const std::string& vcd_path);
};

constexpr Maker kModels[] = {
    {"aes.rounds", make<Vtnd_aes_rounds>},
    {"aes.rounds10", make<Vtnd_aes_rounds10>},
    {"chacha20.iterative", make<Vtnd_chacha20_iterative>},
    {"chacha20.pipelined", make<Vtnd_chacha20_pipelined>},
    {"chacha20.iterative_rounds", make<Vtnd_chacha20_iterative_rounds>},
    {"chacha20.iterative_summation", make<Vtnd_chacha20_iterative_summation>},
    {"chacha20_poly1305.iterative", make<Vtnd_chacha20_poly1305_iterative>},
    {"chacha20_poly1305.pipelined", make<Vtnd_chacha20_poly1305_pipelined>},
    {"chacha20_poly1305.pipelined_wide", make<Vtnd_chacha20_poly1305_pipelined_wide>},
    {"aes_gcm.lane", make<Vtnd_aes_gcm_lane>},
    {"aes_gcm.lane2", make<Vtnd_aes_gcm_lane2>},
    {"modexp.systolic", make<Vtnd_modexp_systolic>},
    {"sha3.sponge", make<Vtnd_sha3_sponge>},
    {"sha3.sponge2", make<Vtnd_sha3_sponge2>},
    {"sha3.interleaved", make<Vtnd_sha3_interleaved>},
    {"zuc.hpaz", make<Vtnd_zuc_hpaz>},
    {"zuc.hpaz_units3", make<Vtnd_zuc_hpaz_units3>},
    {"zuc.interleaved", make<Vtnd_zuc_interleaved>},
    {"zuc.interleaved_units2", make<Vtnd_zuc_interleaved_units2>},
    {"zuc.interleaved_narrow", make<Vtnd_zuc_interleaved_narrow>},
    {"zuc.baseline", make<Vtnd_zuc_baseline>},
    {"zuc.optimised", make<Vtnd_zuc_optimised>},
};

}  // namespace

std::unique_ptr<Top> make_top(std::string_view model, const std::string& vcd_path) {
  for (const auto& [name, make] : kModels) {
    if (name == model) return make(vcd_path);
  }
  return nullptr;
}

}  // namespace tandem::sim
