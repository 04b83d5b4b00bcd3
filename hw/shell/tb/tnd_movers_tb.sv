// Test bench top: one tnd_dma_read and one tnd_dma_write on an AXI4 port, with a protocol checker.
module tnd_movers_tb #(
  parameter int unsigned DataWidth = 256,
  parameter int unsigned Alignment = 1,
  parameter int unsigned MaxBurst  = 16,
  parameter int unsigned FifoDepth = 128
) (
  input  logic                   clk_i,
  input  logic                   rst_ni,

  input  logic                   rd_stop,
  output logic                   rd_quiet,
  output logic                   rd_busy,
  input  logic                   rd_cmd_valid,
  output logic                   rd_cmd_ready,
  input  logic [63:0]            rd_cmd_addr,
  input  logic [29:0]            rd_cmd_len,
  output logic                   rd_out_valid,
  input  logic                   rd_out_ready,
  output logic [DataWidth-1:0]   rd_out_data,
  output logic [DataWidth/8-1:0] rd_out_keep,
  output logic                   rd_out_last,
  output logic                   rd_out_error,  // with last

  input  logic                   wr_stop,
  output logic                   wr_quiet,
  output logic                   wr_busy,
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
  localparam int unsigned CtxWidth = 8;

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

  // Which commands of the reader failed, by their number, which is their context.
  logic [CtxWidth-1:0]    rd_taken_q, rd_given_q, rd_error_ctx;
  logic [2**CtxWidth-1:0] rd_failed_q;
  logic                   rd_error_valid;
  assign m_axi_rready = rst_ni;
  assign rd_out_error = rd_out_last && rd_failed_q[rd_given_q];
  always_ff @(posedge clk_i) begin
    if (!rst_ni) begin
      rd_taken_q  <= '0;
      rd_given_q  <= '0;
      rd_failed_q <= '0;
    end else begin
      rd_taken_q <= rd_taken_q + CtxWidth'(rd_cmd_valid && rd_cmd_ready);
      if (rd_cmd_valid && rd_cmd_ready) rd_failed_q[rd_taken_q] <= 1'b0;
      if (rd_error_valid) rd_failed_q[rd_error_ctx] <= 1'b1;
      rd_given_q <= rd_given_q + CtxWidth'(rd_out_valid && rd_out_ready && rd_out_last);
    end
  end

  tnd_dma_read #(
    .DataWidth(DataWidth),
    .Alignment(Alignment),
    .MaxBurst (MaxBurst),
    .FifoDepth(FifoDepth),
    .Bursts   (64),
    .Commands (64),
    .CtxWidth (CtxWidth)
  ) u_read (
    .clk_i,
    .rst_ni,
    .stop_i       (rd_stop),
    .quiet_o      (rd_quiet),
    .busy_o       (rd_busy),
    .cmd_valid_i  (rd_cmd_valid),
    .cmd_ready_o  (rd_cmd_ready),
    .cmd_i        ({rd_cmd[93:30], rd_cmd[29:0], 3'b0}),
    .cmd_ctx_i    (rd_taken_q),
    .out_valid_o  (rd_out_valid),
    .out_ready_i  (rd_out_ready),
    .out_data_o   (rd_out_data),
    .out_keep_o   (rd_out_keep),
    .out_last_o   (rd_out_last),
    .error_valid_o(rd_error_valid),
    .error_ctx_o  (rd_error_ctx),
    .ar_valid_o   (m_axi_arvalid),
    .ar_ready_i   (m_axi_arready),
    .ar_o         ({m_axi_araddr, m_axi_arlen}),
    .r_valid_i    (m_axi_rvalid),
    .r_data_i     (r[DataWidth+2:3]),
    .r_resp_i     (r[2:1]),
    .r_last_i     (r[0])
  );

  // Commands of the writer end in order, each with its own context.
  logic [CtxWidth-1:0] wr_taken_q, wr_ended_q, wr_done_ctx;
  always_ff @(posedge clk_i) begin
    if (!rst_ni) begin
      wr_taken_q <= '0;
      wr_ended_q <= '0;
    end else begin
      wr_taken_q <= wr_taken_q + CtxWidth'(wr_cmd_valid && wr_cmd_ready);
      wr_ended_q <= wr_ended_q + CtxWidth'(wr_done_valid && wr_done_ready);
      if (wr_done_valid) assert (wr_done_ctx == wr_ended_q) else $error("another's context");
    end
  end

  tnd_dma_write #(
    .DataWidth(DataWidth),
    .Alignment(Alignment),
    .MaxBurst (MaxBurst),
    .FifoDepth(FifoDepth),
    .Commands (128),
    .CtxWidth (CtxWidth)
  ) u_write (
    .clk_i,
    .rst_ni,
    .stop_i      (wr_stop),
    .quiet_o     (wr_quiet),
    .busy_o      (wr_busy),
    .cmd_valid_i (wr_cmd_valid),
    .cmd_ready_o (wr_cmd_ready),
    .cmd_i       ({wr_cmd[93:30], wr_cmd[29:0], 3'b0}),
    .cmd_ctx_i   (wr_taken_q),
    .in_valid_i  (wr_in_valid),
    .in_ready_o  (wr_in_ready),
    .in_data_i   (wr_in[DataWidth+DataWidth/8:DataWidth/8+1]),
    .in_last_i   (wr_in[0]),
    .done_valid_o(wr_done_valid),
    .done_ready_i(wr_done_ready),
    .done_ctx_o  (wr_done_ctx),
    .done_error_o(wr_done_error),
    .aw_valid_o  (m_axi_awvalid),
    .aw_ready_i  (m_axi_awready),
    .aw_o        ({m_axi_awaddr, m_axi_awlen}),
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
    .MaxBurst (MaxBurst),
    .Gated    (0)
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

  logic unused;
  assign unused = ^{m_axi_rid, m_axi_bid, wr_in[DataWidth/8:1]};

  // What the reader's stream offers stays on offer.
  logic                             rd_out_held_q;
  logic [DataWidth+DataWidth/8+1:0] rd_out_q;
  always_ff @(posedge clk_i) begin
    rd_out_held_q <= rst_ni && rd_out_valid && !rd_out_ready;
    rd_out_q      <= {rd_out_data, rd_out_keep, rd_out_last, rd_out_error};
    if (rst_ni && rd_out_held_q)
      assert (rd_out_valid && rd_out_q == {rd_out_data, rd_out_keep, rd_out_last, rd_out_error})
      else $error("out withdrawn or changed");
  end

  // Quiet: no burst is under way. Not busy: no command has beats that are not written, or not in the reader's FIFO. Stopped:
  // from the clock after stop on, no address is offered.
  int unsigned rd_bursts_q, wr_commands_q, wr_bursts_q;
  logic        rd_stop_q, wr_stop_q;
  always_ff @(posedge clk_i) begin
    {rd_stop_q, wr_stop_q} <= {rd_stop, wr_stop};
    if (!rst_ni) begin
      rd_bursts_q   <= 0;
      wr_commands_q <= 0;
      wr_bursts_q   <= 0;
    end else begin
      rd_bursts_q   <= rd_bursts_q + 32'(m_axi_arvalid && m_axi_arready)
                       - 32'(m_axi_rvalid && m_axi_rready && m_axi_rlast);
      wr_commands_q <= wr_commands_q + 32'(wr_cmd_valid && wr_cmd_ready) - 32'(wr_done_valid && wr_done_ready);
      wr_bursts_q   <= wr_bursts_q + 32'(m_axi_awvalid && m_axi_awready) - 32'(m_axi_bvalid && m_axi_bready);
      if (rd_quiet) assert (rd_bursts_q == 0) else $error("reader not quiet");
      if (wr_quiet) assert (wr_bursts_q == 0) else $error("writer not quiet");
      if (rd_stop && rd_stop_q && rd_quiet) assert (!m_axi_arvalid) else $error("reader not stopped");
      if (wr_stop && wr_stop_q && wr_quiet) assert (!m_axi_awvalid) else $error("writer not stopped");
      if (!rd_busy) assert (rd_bursts_q == 0 && !m_axi_arvalid) else $error("reader not idle");
      if (!wr_busy) assert (wr_bursts_q == 0 && wr_commands_q == 0) else $error("writer not idle");
    end
  end
endmodule
