// Test bench top: one tnd_dma_read and one tnd_dma_write on an AXI4 port, with a protocol checker.
module tnd_movers_tb #(
  parameter int unsigned DataWidth = 256,
  parameter int unsigned MaxBurst  = 16,
  parameter int unsigned FifoDepth = 128
) (
  input  logic                   clk_i,
  input  logic                   rst_ni,

  input  logic                   rd_stop,
  output logic                   rd_idle,
  input  logic                   rd_cmd_valid,
  output logic                   rd_cmd_ready,
  input  logic [63:0]            rd_cmd_addr,
  input  logic [29:0]            rd_cmd_len,
  output logic                   rd_out_valid,
  input  logic                   rd_out_ready,
  output logic [DataWidth-1:0]   rd_out_data,
  output logic [DataWidth/8-1:0] rd_out_keep,
  output logic                   rd_out_last,
  output logic                   rd_out_error,

  input  logic                   wr_stop,
  output logic                   wr_idle,
  input  logic                   wr_cmd_valid,
  output logic                   wr_cmd_ready,
  input  logic [63:0]            wr_cmd_addr,
  input  logic [29:0]            wr_cmd_len,
  input  logic                   wr_in_valid,
  output logic                   wr_in_ready,
  input  logic [DataWidth-1:0]   wr_in_data,
  input  logic [DataWidth/8-1:0] wr_in_keep,
  input  logic                   wr_in_last,
  output logic                   wr_done_valid,
  input  logic                   wr_done_ready,
  output logic                   wr_done_error,

  output logic                   m_axi_awvalid,
  input  logic                   m_axi_awready,
  output logic [0:0]             m_axi_awid,
  output logic [63:0]            m_axi_awaddr,
  output logic [7:0]             m_axi_awlen,
  output logic [2:0]             m_axi_awsize,
  output logic [1:0]             m_axi_awburst,
  output logic                   m_axi_wvalid,
  input  logic                   m_axi_wready,
  output logic [DataWidth-1:0]   m_axi_wdata,
  output logic [DataWidth/8-1:0] m_axi_wstrb,
  output logic                   m_axi_wlast,
  input  logic                   m_axi_bvalid,
  output logic                   m_axi_bready,
  input  logic [0:0]             m_axi_bid,
  input  logic [1:0]             m_axi_bresp,
  output logic                   m_axi_arvalid,
  input  logic                   m_axi_arready,
  output logic [0:0]             m_axi_arid,
  output logic [63:0]            m_axi_araddr,
  output logic [7:0]             m_axi_arlen,
  output logic [2:0]             m_axi_arsize,
  output logic [1:0]             m_axi_arburst,
  input  logic                   m_axi_rvalid,
  output logic                   m_axi_rready,
  input  logic [0:0]             m_axi_rid,
  input  logic [DataWidth-1:0]   m_axi_rdata,
  input  logic [1:0]             m_axi_rresp,
  input  logic                   m_axi_rlast
);
  localparam logic [2:0] FullBeat = 3'($clog2(DataWidth / 8));
  localparam logic [1:0] Incr     = 2'b01;

  assign m_axi_awid    = 1'b0;
  assign m_axi_awsize  = FullBeat;
  assign m_axi_awburst = Incr;
  assign m_axi_arid    = 1'b0;
  assign m_axi_arsize  = FullBeat;
  assign m_axi_arburst = Incr;

  // What is not valid is junk.
  logic [93:0]                    rd_cmd, wr_cmd;
  logic [DataWidth+DataWidth/8:0] wr_in;
  logic [DataWidth+2:0]           r;
  logic [1:0]                     b;
  assign rd_cmd = {94{!rd_cmd_valid}} ^ {rd_cmd_addr, rd_cmd_len};
  assign wr_cmd = {94{!wr_cmd_valid}} ^ {wr_cmd_addr, wr_cmd_len};
  assign wr_in  = {$bits(wr_in){!wr_in_valid}} ^ {wr_in_data, wr_in_keep, wr_in_last};
  assign r      = {$bits(r){!m_axi_rvalid}} ^ {m_axi_rdata, m_axi_rresp, m_axi_rlast};
  assign b      = {2{!m_axi_bvalid}} ^ m_axi_bresp;

  tnd_dma_read #(
    .DataWidth(DataWidth),
    .MaxBurst (MaxBurst),
    .FifoDepth(FifoDepth)
  ) u_read (
    .clk_i,
    .rst_ni,
    .stop_i     (rd_stop),
    .idle_o     (rd_idle),
    .cmd_valid_i(rd_cmd_valid),
    .cmd_ready_o(rd_cmd_ready),
    .cmd_addr_i (rd_cmd[93:30]),
    .cmd_len_i  (rd_cmd[29:0]),
    .out_valid_o(rd_out_valid),
    .out_ready_i(rd_out_ready),
    .out_data_o (rd_out_data),
    .out_keep_o (rd_out_keep),
    .out_last_o (rd_out_last),
    .out_error_o(rd_out_error),
    .ar_valid_o (m_axi_arvalid),
    .ar_ready_i (m_axi_arready),
    .ar_addr_o  (m_axi_araddr),
    .ar_len_o   (m_axi_arlen),
    .r_valid_i  (m_axi_rvalid),
    .r_ready_o  (m_axi_rready),
    .r_data_i   (r[DataWidth+2:3]),
    .r_resp_i   (r[2:1]),
    .r_last_i   (r[0])
  );

  tnd_dma_write #(
    .DataWidth(DataWidth),
    .MaxBurst (MaxBurst),
    .FifoDepth(FifoDepth)
  ) u_write (
    .clk_i,
    .rst_ni,
    .stop_i      (wr_stop),
    .idle_o      (wr_idle),
    .cmd_valid_i (wr_cmd_valid),
    .cmd_ready_o (wr_cmd_ready),
    .cmd_addr_i  (wr_cmd[93:30]),
    .cmd_len_i   (wr_cmd[29:0]),
    .in_valid_i  (wr_in_valid),
    .in_ready_o  (wr_in_ready),
    .in_data_i   (wr_in[DataWidth+DataWidth/8:DataWidth/8+1]),
    .in_keep_i   (wr_in[DataWidth/8:1]),
    .in_last_i   (wr_in[0]),
    .done_valid_o(wr_done_valid),
    .done_ready_i(wr_done_ready),
    .done_error_o(wr_done_error),
    .aw_valid_o  (m_axi_awvalid),
    .aw_ready_i  (m_axi_awready),
    .aw_addr_o   (m_axi_awaddr),
    .aw_len_o    (m_axi_awlen),
    .w_valid_o   (m_axi_wvalid),
    .w_ready_i   (m_axi_wready),
    .w_data_o    (m_axi_wdata),
    .w_strb_o    (m_axi_wstrb),
    .w_last_o    (m_axi_wlast),
    .b_valid_i   (m_axi_bvalid),
    .b_ready_o   (m_axi_bready),
    .b_resp_i    (b)
  );

  tnd_axi_check #(
    .DataWidth(DataWidth),
    .MaxBurst (MaxBurst)
  ) u_check (
    .clk_i,
    .rst_ni,
    .aw_valid_i(m_axi_awvalid),
    .aw_ready_i(m_axi_awready),
    .aw_id_i   (m_axi_awid),
    .aw_addr_i (m_axi_awaddr),
    .aw_len_i  (m_axi_awlen),
    .w_valid_i (m_axi_wvalid),
    .w_ready_i (m_axi_wready),
    .w_data_i  (m_axi_wdata),
    .w_strb_i  (m_axi_wstrb),
    .w_last_i  (m_axi_wlast),
    .b_valid_i (m_axi_bvalid),
    .b_ready_i (m_axi_bready),
    .ar_valid_i(m_axi_arvalid),
    .ar_ready_i(m_axi_arready),
    .ar_id_i   (m_axi_arid),
    .ar_addr_i (m_axi_araddr),
    .ar_len_i  (m_axi_arlen),
    .r_valid_i (m_axi_rvalid),
    .r_ready_i (m_axi_rready),
    .r_last_i  (m_axi_rlast)
  );

  logic unused_id;
  assign unused_id = ^{m_axi_rid, m_axi_bid};

  // The reader has room for every beat it asked for, and what its stream offers stays on offer.
  logic                             rd_out_held_q;
  logic [DataWidth+DataWidth/8+1:0] rd_out_q;
  always_ff @(posedge clk_i) begin
    rd_out_held_q <= rst_ni && rd_out_valid && !rd_out_ready;
    rd_out_q      <= {rd_out_data, rd_out_keep, rd_out_last, rd_out_error};
    if (rst_ni && m_axi_rvalid) assert (m_axi_rready) else $error("R not accepted at once");
    if (rst_ni && rd_out_held_q)
      assert (rd_out_valid && rd_out_q == {rd_out_data, rd_out_keep, rd_out_last, rd_out_error})
      else $error("out withdrawn or changed");
  end

  // Idle means that no burst is under way and, unless stopped, that no command is.
  int unsigned rd_commands_q, rd_bursts_q, wr_commands_q, wr_bursts_q;
  always_ff @(posedge clk_i) begin
    if (!rst_ni) begin
      rd_commands_q <= 0;
      rd_bursts_q   <= 0;
      wr_commands_q <= 0;
      wr_bursts_q   <= 0;
    end else begin
      rd_commands_q <= rd_commands_q + 32'(rd_cmd_valid && rd_cmd_ready)
                       - 32'(rd_out_valid && rd_out_ready && rd_out_last);
      rd_bursts_q   <= rd_bursts_q + 32'(m_axi_arvalid && m_axi_arready)
                       - 32'(m_axi_rvalid && m_axi_rready && m_axi_rlast);
      wr_commands_q <= wr_commands_q + 32'(wr_cmd_valid && wr_cmd_ready) - 32'(wr_done_valid && wr_done_ready);
      wr_bursts_q   <= wr_bursts_q + 32'(m_axi_awvalid && m_axi_awready) - 32'(m_axi_bvalid && m_axi_bready);
      if (rd_idle)
        assert (!m_axi_arvalid && rd_bursts_q == 0 && (rd_stop || rd_commands_q == 0)) else $error("reader not idle");
      if (wr_idle)
        assert (!m_axi_awvalid && wr_bursts_q == 0 && (wr_stop || wr_commands_q == 0)) else $error("writer not idle");
    end
  end
endmodule
