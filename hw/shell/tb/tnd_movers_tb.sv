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
  output logic                   read_quiet,
  output logic                   read_busy,
  input  logic                   rd_cmd_valid,
  output logic                   rd_cmd_ready,
  input  logic [63:0]            rd_cmd_addr,
  input  logic [29:0]            rd_cmd_len,
  output logic                   source_valid,
  input  logic                   source_ready,
  output logic [DataWidth-1:0]   source_data,
  output logic [DataWidth/8-1:0] source_keep,
  output logic                   source_last,
  output logic                   source_error,  // with last

  input  logic                   wr_stop,
  output logic                   write_quiet,
  output logic                   write_busy,
  input  logic                   wr_cmd_valid,
  output logic                   wr_cmd_ready,
  input  logic [63:0]            wr_cmd_addr,
  input  logic [29:0]            wr_cmd_len,
  input  logic                   wr_in_valid,
  output logic                   wr_in_ready,
  input  logic [DataWidth-1:0]   wr_in_data,
  input  logic [DataWidth/8-1:0] wr_in_keep,
  input  logic                   wr_in_last,
  output logic                   stored_valid,
  input  logic                   stored_ready,
  output logic                   stored_error,

  output logic                   m_axi_gmem_awvalid,
  input  logic                   m_axi_gmem_awready,
  output logic [0:0]             m_axi_gmem_awid,
  output logic [63:0]            m_axi_gmem_awaddr,
  output logic [7:0]             m_axi_gmem_awlen,
  output logic [2:0]             m_axi_gmem_awsize,
  output logic [1:0]             m_axi_gmem_awburst,
  output logic                   m_axi_gmem_wvalid,
  input  logic                   m_axi_gmem_wready,
  output logic [DataWidth-1:0]   m_axi_gmem_wdata,
  output logic [DataWidth/8-1:0] m_axi_gmem_wstrb,
  output logic                   m_axi_gmem_wlast,
  input  logic                   m_axi_gmem_bvalid,
  output logic                   m_axi_gmem_bready,
  input  logic [0:0]             m_axi_gmem_bid,
  input  logic [1:0]             m_axi_gmem_bresp,
  output logic                   m_axi_gmem_arvalid,
  input  logic                   m_axi_gmem_arready,
  output logic [0:0]             m_axi_gmem_arid,
  output logic [63:0]            m_axi_gmem_araddr,
  output logic [7:0]             m_axi_gmem_arlen,
  output logic [2:0]             m_axi_gmem_arsize,
  output logic [1:0]             m_axi_gmem_arburst,
  input  logic                   m_axi_gmem_rvalid,
  output logic                   m_axi_gmem_rready,
  input  logic [0:0]             m_axi_gmem_rid,
  input  logic [DataWidth-1:0]   m_axi_gmem_rdata,
  input  logic [1:0]             m_axi_gmem_rresp,
  input  logic                   m_axi_gmem_rlast
);
  localparam logic [2:0] FullBeat = 3'($clog2(DataWidth / 8));
  localparam logic [1:0] Incr     = 2'b01;
  localparam int unsigned CtxWidth = 8;

  assign m_axi_gmem_awid    = 1'b0;
  assign m_axi_gmem_awsize  = FullBeat;
  assign m_axi_gmem_awburst = Incr;
  assign m_axi_gmem_arid    = 1'b0;
  assign m_axi_gmem_arsize  = FullBeat;
  assign m_axi_gmem_arburst = Incr;

  // Inputs carry junk while they are not valid.
  logic [93:0]                    rd_cmd, wr_cmd;
  logic [DataWidth+DataWidth/8:0] wr_in;
  logic [DataWidth+2:0]           r;
  logic [1:0]                     b;
  assign rd_cmd = {94{!rd_cmd_valid}} ^ {rd_cmd_addr, rd_cmd_len};
  assign wr_cmd = {94{!wr_cmd_valid}} ^ {wr_cmd_addr, wr_cmd_len};
  assign wr_in  = {$bits(wr_in){!wr_in_valid}} ^ {wr_in_data, wr_in_keep, wr_in_last};
  assign r      = {$bits(r){!m_axi_gmem_rvalid}} ^ {m_axi_gmem_rdata, m_axi_gmem_rresp, m_axi_gmem_rlast};
  assign b      = {2{!m_axi_gmem_bvalid}} ^ m_axi_gmem_bresp;

  // The commands of the reader that failed, by their number, which is their context.
  logic [CtxWidth-1:0]    rd_taken_q, rd_given_q, read_error_ctx;
  logic [2**CtxWidth-1:0] rd_failed_q;
  logic                   read_error_valid;
  assign m_axi_gmem_rready = rst_ni;
  assign source_error      = source_last && rd_failed_q[rd_given_q];
  always_ff @(posedge clk_i) begin
    if (!rst_ni) begin
      rd_taken_q  <= '0;
      rd_given_q  <= '0;
      rd_failed_q <= '0;
    end else begin
      rd_taken_q <= rd_taken_q + CtxWidth'(rd_cmd_valid && rd_cmd_ready);
      if (rd_cmd_valid && rd_cmd_ready) rd_failed_q[rd_taken_q] <= 1'b0;
      if (read_error_valid) rd_failed_q[read_error_ctx] <= 1'b1;
      rd_given_q <= rd_given_q + CtxWidth'(source_valid && source_ready && source_last);
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
    .stop          (rd_stop),
    .read_valid    (rd_cmd_valid),
    .read_ready    (rd_cmd_ready),
    .read_span     ({rd_cmd[93:30], rd_cmd[29:0], 3'b0}),
    .read_ctx      (rd_taken_q),
    .read_ar_valid (m_axi_gmem_arvalid),
    .read_ar_ready (m_axi_gmem_arready),
    .read_ar       ({m_axi_gmem_araddr, m_axi_gmem_arlen}),
    .read_r_valid  (m_axi_gmem_rvalid),
    .m_axi_gmem_rdata(r[DataWidth+2:3]),
    .m_axi_gmem_rresp(r[2:1]),
    .m_axi_gmem_rlast(r[0]),
    .*
  );

  // Commands of the writer end in order, each with its own context.
  logic [CtxWidth-1:0] wr_taken_q, wr_ended_q, stored_ctx;
  always_ff @(posedge clk_i) begin
    if (!rst_ni) begin
      wr_taken_q <= '0;
      wr_ended_q <= '0;
    end else begin
      wr_taken_q <= wr_taken_q + CtxWidth'(wr_cmd_valid && wr_cmd_ready);
      wr_ended_q <= wr_ended_q + CtxWidth'(stored_valid && stored_ready);
      if (stored_valid) assert (stored_ctx == wr_ended_q) else $error("another's context");
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
    .stop         (wr_stop),
    .store_valid  (wr_cmd_valid),
    .store_ready  (wr_cmd_ready),
    .store        ({wr_cmd[93:30], wr_cmd[29:0], 3'b0}),
    .store_ctx    (wr_taken_q),
    .output_valid (wr_in_valid),
    .output_ready (wr_in_ready),
    .output_data  (wr_in[DataWidth+DataWidth/8:DataWidth/8+1]),
    .output_last  (wr_in[0]),
    .write_aw_valid(m_axi_gmem_awvalid),
    .write_aw_ready(m_axi_gmem_awready),
    .write_aw      ({m_axi_gmem_awaddr, m_axi_gmem_awlen}),
    .write_w_valid (m_axi_gmem_wvalid),
    .write_w_ready (m_axi_gmem_wready),
    .write_w_data  (m_axi_gmem_wdata),
    .write_w_strb  (m_axi_gmem_wstrb),
    .write_w_last  (m_axi_gmem_wlast),
    .write_b_valid (m_axi_gmem_bvalid),
    .write_b_ready (m_axi_gmem_bready),
    .m_axi_gmem_bresp(b),
    .*
  );

  tnd_axi_check #(.DataWidth(DataWidth), .MaxBurst(MaxBurst), .Gated(0)) u_check (.*);

  logic unused;
  assign unused = ^{m_axi_gmem_rid, m_axi_gmem_bid, wr_in[DataWidth/8:1]};

  // The reader's stream holds what it offers until that is taken.
  logic                             source_held_q;
  logic [DataWidth+DataWidth/8+1:0] source_q;
  always_ff @(posedge clk_i) begin
    source_held_q <= rst_ni && source_valid && !source_ready;
    source_q      <= {source_data, source_keep, source_last, source_error};
    if (rst_ni && source_held_q)
      assert (source_valid && source_q == {source_data, source_keep, source_last, source_error})
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
      rd_bursts_q   <= rd_bursts_q + 32'(m_axi_gmem_arvalid && m_axi_gmem_arready)
                       - 32'(m_axi_gmem_rvalid && m_axi_gmem_rready && m_axi_gmem_rlast);
      wr_commands_q <= wr_commands_q + 32'(wr_cmd_valid && wr_cmd_ready) - 32'(stored_valid && stored_ready);
      wr_bursts_q   <= wr_bursts_q + 32'(m_axi_gmem_awvalid && m_axi_gmem_awready) - 32'(m_axi_gmem_bvalid && m_axi_gmem_bready);
      if (read_quiet) assert (rd_bursts_q == 0) else $error("reader not quiet");
      if (write_quiet) assert (wr_bursts_q == 0) else $error("writer not quiet");
      if (rd_stop && rd_stop_q && read_quiet) assert (!m_axi_gmem_arvalid) else $error("reader not stopped");
      if (wr_stop && wr_stop_q && write_quiet) assert (!m_axi_gmem_awvalid) else $error("writer not stopped");
      if (!read_busy) assert (rd_bursts_q == 0 && !m_axi_gmem_arvalid) else $error("reader not idle");
      if (!write_busy) assert (wr_bursts_q == 0 && wr_commands_q == 0) else $error("writer not idle");
    end
  end
endmodule
