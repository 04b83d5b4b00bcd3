// Two accelerators side by side, each with its own ports, for tests with one memory behind both.
`define TND_PORTS(name)                                                                                       \
  output logic         name``_interrupt,                                                                      \
  input  logic         name``_s_axi_ctrl_awvalid, output logic         name``_s_axi_ctrl_awready,             \
  input  logic [11:0]  name``_s_axi_ctrl_awaddr,  input  logic [2:0]   name``_s_axi_ctrl_awprot,              \
  input  logic         name``_s_axi_ctrl_wvalid,  output logic         name``_s_axi_ctrl_wready,              \
  input  logic [31:0]  name``_s_axi_ctrl_wdata,   input  logic [3:0]   name``_s_axi_ctrl_wstrb,               \
  output logic         name``_s_axi_ctrl_bvalid,  input  logic         name``_s_axi_ctrl_bready,              \
  output logic [1:0]   name``_s_axi_ctrl_bresp,                                                               \
  input  logic         name``_s_axi_ctrl_arvalid, output logic         name``_s_axi_ctrl_arready,             \
  input  logic [11:0]  name``_s_axi_ctrl_araddr,  input  logic [2:0]   name``_s_axi_ctrl_arprot,              \
  output logic         name``_s_axi_ctrl_rvalid,  input  logic         name``_s_axi_ctrl_rready,              \
  output logic [31:0]  name``_s_axi_ctrl_rdata,   output logic [1:0]   name``_s_axi_ctrl_rresp,               \
  output logic         name``_m_axi_gmem_awvalid, input  logic         name``_m_axi_gmem_awready,             \
  output logic [0:0]   name``_m_axi_gmem_awid,    output logic [63:0]  name``_m_axi_gmem_awaddr,              \
  output logic [7:0]   name``_m_axi_gmem_awlen,   output logic [2:0]   name``_m_axi_gmem_awsize,              \
  output logic [1:0]   name``_m_axi_gmem_awburst, output logic [3:0]   name``_m_axi_gmem_awcache,             \
  output logic [2:0]   name``_m_axi_gmem_awprot,                                                              \
  output logic         name``_m_axi_gmem_wvalid,  input  logic         name``_m_axi_gmem_wready,              \
  output logic [255:0] name``_m_axi_gmem_wdata,   output logic [31:0]  name``_m_axi_gmem_wstrb,               \
  output logic         name``_m_axi_gmem_wlast,                                                               \
  input  logic         name``_m_axi_gmem_bvalid,  output logic         name``_m_axi_gmem_bready,              \
  input  logic [0:0]   name``_m_axi_gmem_bid,     input  logic [1:0]   name``_m_axi_gmem_bresp,               \
  output logic         name``_m_axi_gmem_arvalid, input  logic         name``_m_axi_gmem_arready,             \
  output logic [0:0]   name``_m_axi_gmem_arid,    output logic [63:0]  name``_m_axi_gmem_araddr,              \
  output logic [7:0]   name``_m_axi_gmem_arlen,   output logic [2:0]   name``_m_axi_gmem_arsize,              \
  output logic [1:0]   name``_m_axi_gmem_arburst, output logic [3:0]   name``_m_axi_gmem_arcache,             \
  output logic [2:0]   name``_m_axi_gmem_arprot,                                                              \
  input  logic         name``_m_axi_gmem_rvalid,  output logic         name``_m_axi_gmem_rready,              \
  input  logic [0:0]   name``_m_axi_gmem_rid,     input  logic [255:0] name``_m_axi_gmem_rdata,               \
  input  logic [1:0]   name``_m_axi_gmem_rresp,   input  logic         name``_m_axi_gmem_rlast

`define TND_PORT(name, port) .port(name``_``port)
`define TND_TOP(name)                                                                                         \
  tnd_chacha20_top u_``name (                                                                                 \
    .aclk, .aresetn, .core_aclk(aclk), `TND_PORT(name, interrupt),                                            \
    `TND_PORT(name, s_axi_ctrl_awvalid), `TND_PORT(name, s_axi_ctrl_awready), `TND_PORT(name, s_axi_ctrl_awaddr), \
    `TND_PORT(name, s_axi_ctrl_awprot), `TND_PORT(name, s_axi_ctrl_wvalid), `TND_PORT(name, s_axi_ctrl_wready), \
    `TND_PORT(name, s_axi_ctrl_wdata), `TND_PORT(name, s_axi_ctrl_wstrb), `TND_PORT(name, s_axi_ctrl_bvalid), \
    `TND_PORT(name, s_axi_ctrl_bready), `TND_PORT(name, s_axi_ctrl_bresp), `TND_PORT(name, s_axi_ctrl_arvalid), \
    `TND_PORT(name, s_axi_ctrl_arready), `TND_PORT(name, s_axi_ctrl_araddr), `TND_PORT(name, s_axi_ctrl_arprot), \
    `TND_PORT(name, s_axi_ctrl_rvalid), `TND_PORT(name, s_axi_ctrl_rready), `TND_PORT(name, s_axi_ctrl_rdata), \
    `TND_PORT(name, s_axi_ctrl_rresp), `TND_PORT(name, m_axi_gmem_awvalid), `TND_PORT(name, m_axi_gmem_awready), \
    `TND_PORT(name, m_axi_gmem_awid), `TND_PORT(name, m_axi_gmem_awaddr), `TND_PORT(name, m_axi_gmem_awlen), \
    `TND_PORT(name, m_axi_gmem_awsize), `TND_PORT(name, m_axi_gmem_awburst), `TND_PORT(name, m_axi_gmem_awcache), \
    `TND_PORT(name, m_axi_gmem_awprot), `TND_PORT(name, m_axi_gmem_wvalid), `TND_PORT(name, m_axi_gmem_wready), \
    `TND_PORT(name, m_axi_gmem_wdata), `TND_PORT(name, m_axi_gmem_wstrb), `TND_PORT(name, m_axi_gmem_wlast), \
    `TND_PORT(name, m_axi_gmem_bvalid), `TND_PORT(name, m_axi_gmem_bready), `TND_PORT(name, m_axi_gmem_bid), \
    `TND_PORT(name, m_axi_gmem_bresp), `TND_PORT(name, m_axi_gmem_arvalid), `TND_PORT(name, m_axi_gmem_arready), \
    `TND_PORT(name, m_axi_gmem_arid), `TND_PORT(name, m_axi_gmem_araddr), `TND_PORT(name, m_axi_gmem_arlen), \
    `TND_PORT(name, m_axi_gmem_arsize), `TND_PORT(name, m_axi_gmem_arburst), `TND_PORT(name, m_axi_gmem_arcache), \
    `TND_PORT(name, m_axi_gmem_arprot), `TND_PORT(name, m_axi_gmem_rvalid), `TND_PORT(name, m_axi_gmem_rready), \
    `TND_PORT(name, m_axi_gmem_rid), `TND_PORT(name, m_axi_gmem_rdata), `TND_PORT(name, m_axi_gmem_rresp), \
    `TND_PORT(name, m_axi_gmem_rlast)                                                                         \
  )

module tnd_shell_pair_tb (
  input logic aclk,
  input logic aresetn,
  `TND_PORTS(a),
  `TND_PORTS(b)
);
  `TND_TOP(a);
  `TND_TOP(b);
endmodule
