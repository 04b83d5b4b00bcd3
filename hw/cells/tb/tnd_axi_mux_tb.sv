// Test bench top: two AXI4 masters through tnd_axi_read_mux2 and tnd_axi_write_mux2, with a protocol checker at the
// port.

// The ports of an AXI4 port on which a master of the test bench acts.
`define AXI_MASTER_SIDE(p) \
  input  logic                    p``_awvalid, \
  output logic                    p``_awready, \
  input  logic [0:0]              p``_awid, \
  input  logic [63:0]             p``_awaddr, \
  input  logic [7:0]              p``_awlen, \
  input  logic [2:0]              p``_awsize, \
  input  logic [1:0]              p``_awburst, \
  input  logic                    p``_wvalid, \
  output logic                    p``_wready, \
  input  logic [DataWidth-1:0]    p``_wdata, \
  input  logic [DataWidth/8-1:0]  p``_wstrb, \
  input  logic                    p``_wlast, \
  output logic                    p``_bvalid, \
  input  logic                    p``_bready, \
  output logic [0:0]              p``_bid, \
  output logic [1:0]              p``_bresp, \
  input  logic                    p``_arvalid, \
  output logic                    p``_arready, \
  input  logic [0:0]              p``_arid, \
  input  logic [63:0]             p``_araddr, \
  input  logic [7:0]              p``_arlen, \
  input  logic [2:0]              p``_arsize, \
  input  logic [1:0]              p``_arburst, \
  output logic                    p``_rvalid, \
  input  logic                    p``_rready, \
  output logic [0:0]              p``_rid, \
  output logic [DataWidth-1:0]    p``_rdata, \
  output logic [1:0]              p``_rresp, \
  output logic                    p``_rlast

module tnd_axi_mux_tb #(
  parameter int unsigned DataWidth = 64
) (
  input  logic                    clk_i,
  input  logic                    rst_ni,

  `AXI_MASTER_SIDE(s0),
  `AXI_MASTER_SIDE(s1),

  output logic                    m_axi_gmem_awvalid,
  input  logic                    m_axi_gmem_awready,
  output logic [0:0]              m_axi_gmem_awid,
  output logic [63:0]             m_axi_gmem_awaddr,
  output logic [7:0]              m_axi_gmem_awlen,
  output logic [2:0]              m_axi_gmem_awsize,
  output logic [1:0]              m_axi_gmem_awburst,
  output logic                    m_axi_gmem_wvalid,
  input  logic                    m_axi_gmem_wready,
  output logic [DataWidth-1:0]    m_axi_gmem_wdata,
  output logic [DataWidth/8-1:0]  m_axi_gmem_wstrb,
  output logic                    m_axi_gmem_wlast,
  input  logic                    m_axi_gmem_bvalid,
  output logic                    m_axi_gmem_bready,
  input  logic [0:0]              m_axi_gmem_bid,
  input  logic [1:0]              m_axi_gmem_bresp,
  output logic                    m_axi_gmem_arvalid,
  input  logic                    m_axi_gmem_arready,
  output logic [0:0]              m_axi_gmem_arid,
  output logic [63:0]             m_axi_gmem_araddr,
  output logic [7:0]              m_axi_gmem_arlen,
  output logic [2:0]              m_axi_gmem_arsize,
  output logic [1:0]              m_axi_gmem_arburst,
  input  logic                    m_axi_gmem_rvalid,
  output logic                    m_axi_gmem_rready,
  input  logic [0:0]              m_axi_gmem_rid,
  input  logic [DataWidth-1:0]    m_axi_gmem_rdata,
  input  logic [1:0]              m_axi_gmem_rresp,
  input  logic                    m_axi_gmem_rlast
);
  localparam logic [2:0] FullBeat = 3'($clog2(DataWidth / 8));
  localparam logic [1:0] Incr     = 2'b01;

  assign m_axi_gmem_awsize  = FullBeat;
  assign m_axi_gmem_awburst = Incr;
  assign m_axi_gmem_arsize  = FullBeat;
  assign m_axi_gmem_arburst = Incr;

  tnd_axi_write_mux2 #(
    .DataWidth(DataWidth)
  ) u_write_mux (
    .s_aw_valid_i({s1_awvalid, s0_awvalid}),
    .s_aw_ready_o({s1_awready, s0_awready}),
    .s_aw_addr_i ({s1_awaddr, s0_awaddr}),
    .s_aw_len_i  ({s1_awlen, s0_awlen}),
    .s_w_valid_i ({s1_wvalid, s0_wvalid}),
    .s_w_ready_o ({s1_wready, s0_wready}),
    .s_w_data_i  ({s1_wdata, s0_wdata}),
    .s_w_strb_i  ({s1_wstrb, s0_wstrb}),
    .s_w_last_i  ({s1_wlast, s0_wlast}),
    .s_b_valid_o ({s1_bvalid, s0_bvalid}),
    .s_b_ready_i ({s1_bready, s0_bready}),
    .*
  );

  tnd_axi_read_mux2 u_read_mux (
    .s_ar_valid_i({s1_arvalid, s0_arvalid}),
    .s_ar_ready_o({s1_arready, s0_arready}),
    .s_ar_addr_i ({s1_araddr, s0_araddr}),
    .s_ar_len_i  ({s1_arlen, s0_arlen}),
    .s_r_valid_o ({s1_rvalid, s0_rvalid}),
    .s_r_ready_i ({s1_rready, s0_rready}),
    .*
  );

  // Payloads that the muxes leave to their user. The masters use id 0.
  assign {s0_bid, s1_bid, s0_rid, s1_rid} = '0;
  assign s0_bresp = m_axi_gmem_bresp;
  assign s1_bresp = m_axi_gmem_bresp;
  assign {s0_rdata, s0_rresp, s0_rlast} = {m_axi_gmem_rdata, m_axi_gmem_rresp, m_axi_gmem_rlast};
  assign {s1_rdata, s1_rresp, s1_rlast} = {m_axi_gmem_rdata, m_axi_gmem_rresp, m_axi_gmem_rlast};

  tnd_axi_check #(.DataWidth(DataWidth), .MaxBurst(256)) u_check (.*);

  // Every master's burst is of full beats.
  always_ff @(posedge clk_i) if (rst_ni) begin
    if (s0_awvalid) assert ({s0_awid, s0_awsize, s0_awburst} == {1'b0, FullBeat, Incr});
    if (s1_awvalid) assert ({s1_awid, s1_awsize, s1_awburst} == {1'b0, FullBeat, Incr});
    if (s0_arvalid) assert ({s0_arid, s0_arsize, s0_arburst} == {1'b0, FullBeat, Incr});
    if (s1_arvalid) assert ({s1_arid, s1_arsize, s1_arburst} == {1'b0, FullBeat, Incr});
  end
endmodule
