// Proves for a bounded run from reset that the data movers behind their arbiters keep the rules of AXI4
// (hw/tb/tnd_axi_check.sv) at the memory port, alone there: any commands, at any addresses, of up to 256 bits; memory that
// takes and answers when it likes, with or without errors.
//
// Also that the data of every address on offer are inside, so that a burst ends whatever becomes of its source.
//
// Assumes that memory answers each burst once, in order, a write after its last beat; that a write's data are as many beats as
// its command says, and come after it. A stop may begin at any time.
// Covers a burst of MaxBurst beats and one of a single beat each way, one that ends at 4 KiB, and an error answered.
module tnd_movers_formal
  import tnd_shell_pkg::*;
#(
  parameter int unsigned DataWidth = 32,
  parameter int unsigned MaxBurst  = 4
) (
  input logic                 clk_i,
  input logic                 rst_ni,
  input logic                 stop,
  input logic                 read_valid,
  input span_t                read_span,
  input logic                 source_ready,
  input logic                 store_valid,
  input span_t                store,
  input logic                 output_valid,
  input logic [DataWidth-1:0] output_data,
  input logic                 stored_ready,
  input logic                 m_axi_gmem_arready,
  input logic                 m_axi_gmem_rvalid,
  input logic [DataWidth-1:0] m_axi_gmem_rdata,
  input logic [1:0]           m_axi_gmem_rresp,
  input logic                 m_axi_gmem_awready,
  input logic                 m_axi_gmem_wready,
  input logic                 m_axi_gmem_bvalid,
  input logic [1:0]           m_axi_gmem_bresp
);
  localparam int unsigned Bursts = 2;
  localparam int unsigned Beats  = 256 / DataWidth + 1;  // of a command, at most

  logic                   read_ar_valid, read_ar_ready, read_r_valid, read_ready, read_quiet, read_busy;
  logic                   read_error_valid, read_error_ctx, source_valid, source_last;
  logic                   write_aw_valid, write_aw_ready, write_w_valid, write_w_ready, write_w_last;
  logic                   write_b_valid, write_b_ready, write_quiet, write_busy;
  logic                   store_ready, output_ready, output_last, stored_valid, stored_ctx, stored_error;
  logic [4:0]             other_unused;  // of the other master, which does nothing
  logic [DataWidth-1:0]   write_w_data, source_data;
  logic [DataWidth/8-1:0] write_w_strb, source_keep;
  burst_t                 read_ar, write_aw;

  logic                   m_axi_gmem_arvalid, m_axi_gmem_arid, m_axi_gmem_rready, m_axi_gmem_rlast;
  logic                   m_axi_gmem_awvalid, m_axi_gmem_awid, m_axi_gmem_wvalid, m_axi_gmem_wlast, m_axi_gmem_bready;
  logic [63:0]            m_axi_gmem_araddr, m_axi_gmem_awaddr;
  logic [7:0]             m_axi_gmem_arlen, m_axi_gmem_awlen;
  logic [DataWidth-1:0]   m_axi_gmem_wdata;
  logic [DataWidth/8-1:0] m_axi_gmem_wstrb;

  tnd_dma_read #(.DataWidth(DataWidth), .MaxBurst(MaxBurst), .FifoDepth(2 * MaxBurst), .Bursts(Bursts), .Commands(2)) u_read (
    .read_ctx(1'b0), .*
  );
  tnd_dma_write #(.DataWidth(DataWidth), .MaxBurst(MaxBurst), .FifoDepth(2 * MaxBurst), .Bursts(Bursts), .Commands(2)) u_write (
    .store_ctx(1'b0), .*
  );
  tnd_axi_read_mux2 u_read_mux (
    .s_ar_valid_i({1'b0, read_ar_valid}), .s_ar_ready_o({other_unused[0], read_ar_ready}),
    .s_ar_addr_i ({64'h0, read_ar.addr}), .s_ar_len_i({8'h0, read_ar.len}), .s_r_valid_o({other_unused[1], read_r_valid}),
    .s_r_ready_i(2'b11), .m_axi_gmem_rid(1'b0), .*
  );
  tnd_axi_write_mux2 #(.DataWidth(DataWidth)) u_write_mux (
    .s_aw_valid_i({1'b0, write_aw_valid}), .s_aw_ready_o({other_unused[2], write_aw_ready}),
    .s_aw_addr_i ({64'h0, write_aw.addr}), .s_aw_len_i({8'h0, write_aw.len}), .s_w_valid_i({1'b0, write_w_valid}),
    .s_w_ready_o ({other_unused[3], write_w_ready}), .s_w_data_i({DataWidth'(0), write_w_data}),
    .s_w_strb_i  ({(DataWidth/8)'(0), write_w_strb}), .s_w_last_i({1'b0, write_w_last}),
    .s_b_valid_o({other_unused[4], write_b_valid}), .s_b_ready_i({1'b0, write_b_ready}), .m_axi_gmem_bid(1'b0), .*
  );
  tnd_axi_check #(.DataWidth(DataWidth), .MaxBurst(MaxBurst), .Most(8)) u_rules (.*);

  logic started_q = 1'b0;
  always_ff @(posedge clk_i) started_q <= 1'b1;
  always_comb assume (rst_ni == started_q);

  // ------------------------------------------------------------------ commands and data
  logic [7:0] in_left_q;  // beats of the command that was taken
  logic       in_held_q;
  logic [DataWidth-1:0] in_q;
  assign output_last = in_left_q == 8'd1;
  always_ff @(posedge clk_i) begin
    in_held_q <= rst_ni && output_valid && !output_ready;
    in_q      <= output_data;
    if (!rst_ni) in_left_q <= '0;
    else if (store_valid && store_ready) in_left_q <= 8'((store.bits + 33'(DataWidth - 1)) / 33'(DataWidth));
    else if (output_valid && output_ready) in_left_q <= in_left_q - 8'd1;
  end
  always_comb begin
    assume (read_span.bits != '0 && read_span.bits <= 33'd256 && store.bits != '0 && store.bits <= 33'd256);
    if (output_valid) assume (in_left_q != '0);
    if (in_held_q) assume (output_valid && output_data == in_q);
  end

  // Beats of the bursts whose address was taken that are still to be sent.
  logic [7:0] owed_q;
  always_ff @(posedge clk_i) begin
    if (!rst_ni) owed_q <= '0;
    else begin
      owed_q <= owed_q + (write_aw_valid && write_aw_ready ? 8'(write_aw.len) + 8'd1 : '0) - 8'(write_w_valid && write_w_ready);
    end
  end
  always_comb begin
    if (started_q) begin
      assert (32'(u_write.used_q) >= 32'(owed_q));
      if (write_aw_valid) assert (32'(u_write.used_q) >= 32'(owed_q) + 32'(write_aw.len) + 1);
    end
  end

  // ------------------------------------------------------------------ memory
  logic [7:0][7:0] lens_q;  // of the bursts that are to be read, oldest at 0
  logic [3:0]      asked_q, written_q;  // bursts to answer
  logic [7:0]      beat_q;
  logic            ask, answered, sent;
  assign ask              = m_axi_gmem_arvalid && m_axi_gmem_arready;
  assign m_axi_gmem_rlast = beat_q == lens_q[0];
  assign answered         = m_axi_gmem_rvalid && m_axi_gmem_rlast;
  assign sent             = m_axi_gmem_wvalid && m_axi_gmem_wready;
  always_ff @(posedge clk_i) begin
    if (!rst_ni) begin
      asked_q   <= '0;
      written_q <= '0;
      beat_q    <= '0;
    end else begin
      asked_q   <= asked_q + 4'(ask) - 4'(answered);
      written_q <= written_q + 4'(sent && m_axi_gmem_wlast) - 4'(m_axi_gmem_bvalid && m_axi_gmem_bready);
      if (m_axi_gmem_rvalid) beat_q <= m_axi_gmem_rlast ? '0 : beat_q + 8'd1;
      if (answered) lens_q <= lens_q >> 8;
      if (ask) lens_q[3'(asked_q - 4'(answered))] <= m_axi_gmem_arlen;
    end
  end
  always_comb begin
    if (m_axi_gmem_rvalid) assume (asked_q != '0);
    if (m_axi_gmem_bvalid) assume (written_q != '0);
    if (started_q) begin
      cover (ask && 32'(m_axi_gmem_arlen) == MaxBurst - 1);
      cover (ask && m_axi_gmem_arlen == '0);
      cover (ask && 32'(m_axi_gmem_araddr[11:0]) + (32'(m_axi_gmem_arlen) + 1) * DataWidth / 8 == 4096);
      cover (read_error_valid);
      cover (sent && m_axi_gmem_wlast && 32'(u_rules.beat_q) == MaxBurst - 1);
      cover (sent && m_axi_gmem_wlast && u_rules.beat_q == '0);
      cover (m_axi_gmem_awvalid && m_axi_gmem_awready
             && 32'(m_axi_gmem_awaddr[11:0]) + (32'(m_axi_gmem_awlen) + 1) * DataWidth / 8 == 4096);
      cover (stored_valid && stored_error);
    end
  end
endmodule
