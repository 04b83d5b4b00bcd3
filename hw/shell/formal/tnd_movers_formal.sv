// Proves for a bounded run from reset that the data movers behind their arbiters keep the rules of AXI4
// (hw/tb/tnd_axi_check.sv) at the memory port, alone there: any commands, at any addresses, of up to 256 bits; memory that takes and answers when it likes, with or without errors.
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
  input logic                 stop_i,
  input logic                 read_valid_i,
  input span_t                read_i,
  input logic                 out_ready_i,
  input logic                 write_valid_i,
  input span_t                write_i,
  input logic                 in_valid_i,
  input logic [DataWidth-1:0] in_data_i,
  input logic                 done_ready_i,
  input logic                 ar_ready_i,
  input logic                 r_valid_i,
  input logic [DataWidth-1:0] r_data_i,
  input logic [1:0]           r_resp_i,
  input logic                 aw_ready_i,
  input logic                 w_ready_i,
  input logic                 b_valid_i,
  input logic [1:0]           b_resp_i
);
  localparam int unsigned Bursts = 2;
  localparam int unsigned Beats  = 256 / DataWidth + 1;  // of a command, at most

  logic                   move_ar_valid, move_ar_ready, move_aw_valid, move_aw_ready, move_w_valid, move_w_ready, move_w_last;
  logic                   move_b_ready, ar_id, aw_id, r_ready;
  logic [DataWidth-1:0]   move_w_data;
  logic [DataWidth/8-1:0] move_w_strb;
  burst_t                 move_ar, move_aw;
  logic [1:0]             ar_readies, r_valids, aw_readies, w_readies, b_valids;
  logic                   read_ready, out_valid, out_last, error_valid, error_ctx, ar_valid, read_quiet, read_busy;
  logic [DataWidth-1:0]   out_data, w_data;
  logic [DataWidth/8-1:0] out_keep, w_strb;
  burst_t                 ar, aw;
  logic                   write_ready, in_ready, done_valid, done_ctx, done_error, aw_valid, w_valid, w_last, b_ready;
  logic                   write_quiet, write_busy, r_last, in_last;

  tnd_dma_read #(.DataWidth(DataWidth), .MaxBurst(MaxBurst), .FifoDepth(2 * MaxBurst), .Bursts(Bursts), .Commands(2)) u_read (
    .clk_i, .rst_ni, .stop_i, .quiet_o(read_quiet), .busy_o(read_busy),
    .cmd_valid_i(read_valid_i), .cmd_ready_o(read_ready), .cmd_i(read_i), .cmd_ctx_i(1'b0),
    .out_valid_o(out_valid), .out_ready_i, .out_data_o(out_data), .out_keep_o(out_keep), .out_last_o(out_last),
    .error_valid_o(error_valid), .error_ctx_o(error_ctx),
    .ar_valid_o(move_ar_valid), .ar_ready_i(ar_readies[0]), .ar_o(move_ar), .r_valid_i(r_valids[0]), .r_data_i, .r_resp_i, .r_last_i(r_last)
  );
  tnd_dma_write #(.DataWidth(DataWidth), .MaxBurst(MaxBurst), .FifoDepth(2 * MaxBurst), .Bursts(Bursts), .Commands(2)) u_write (
    .clk_i, .rst_ni, .stop_i, .quiet_o(write_quiet), .busy_o(write_busy),
    .cmd_valid_i(write_valid_i), .cmd_ready_o(write_ready), .cmd_i(write_i), .cmd_ctx_i(1'b0),
    .in_valid_i, .in_ready_o(in_ready), .in_data_i, .in_last_i(in_last),
    .done_valid_o(done_valid), .done_ready_i, .done_ctx_o(done_ctx), .done_error_o(done_error),
    .aw_valid_o(move_aw_valid), .aw_ready_i(aw_readies[0]), .aw_o(move_aw), .w_valid_o(move_w_valid),
    .w_ready_i(w_readies[0]), .w_data_o(move_w_data), .w_strb_o(move_w_strb), .w_last_o(move_w_last),
    .b_valid_i(b_valids[0]), .b_ready_o(move_b_ready), .b_resp_i
  );
  tnd_axi_read_mux2 u_read_mux (
    .clk_i, .rst_ni, .s_ar_valid_i({1'b0, move_ar_valid}), .s_ar_ready_o(ar_readies),
    .s_ar_addr_i({64'h0, move_ar.addr}), .s_ar_len_i({8'h0, move_ar.len}), .s_r_valid_o(r_valids), .s_r_ready_i(2'b11),
    .m_ar_valid_o(ar_valid), .m_ar_ready_i(ar_ready_i), .m_ar_id_o(ar_id), .m_ar_addr_o(ar.addr), .m_ar_len_o(ar.len),
    .m_r_valid_i(r_valid_i), .m_r_ready_o(r_ready), .m_r_id_i(1'b0)
  );
  tnd_axi_write_mux2 #(.DataWidth(DataWidth)) u_write_mux (
    .clk_i, .rst_ni, .s_aw_valid_i({1'b0, move_aw_valid}), .s_aw_ready_o(aw_readies),
    .s_aw_addr_i({64'h0, move_aw.addr}), .s_aw_len_i({8'h0, move_aw.len}), .s_w_valid_i({1'b0, move_w_valid}),
    .s_w_ready_o(w_readies), .s_w_data_i({DataWidth'(0), move_w_data}), .s_w_strb_i({(DataWidth/8)'(0), move_w_strb}),
    .s_w_last_i({1'b0, move_w_last}), .s_b_valid_o(b_valids), .s_b_ready_i({1'b0, move_b_ready}),
    .m_aw_valid_o(aw_valid), .m_aw_ready_i(aw_ready_i), .m_aw_id_o(aw_id), .m_aw_addr_o(aw.addr), .m_aw_len_o(aw.len),
    .m_w_valid_o(w_valid), .m_w_ready_i(w_ready_i), .m_w_data_o(w_data), .m_w_strb_o(w_strb), .m_w_last_o(w_last),
    .m_b_valid_i(b_valid_i), .m_b_ready_o(b_ready), .m_b_id_i(1'b0)
  );
  tnd_axi_check #(.DataWidth(DataWidth), .MaxBurst(MaxBurst), .Most(8)) u_rules (
    .clk_i, .rst_ni, .aw_valid_i(aw_valid), .aw_ready_i, .aw_id_i(aw_id), .aw_addr_i(aw.addr), .aw_len_i(aw.len),
    .w_valid_i(w_valid), .w_ready_i, .w_data_i(w_data), .w_strb_i(w_strb), .w_last_i(w_last), .b_valid_i, .b_ready_i(b_ready),
    .ar_valid_i(ar_valid), .ar_ready_i, .ar_id_i(ar_id), .ar_addr_i(ar.addr), .ar_len_i(ar.len), .r_valid_i, .r_ready_i(r_ready),
    .r_last_i(r_last)
  );

  logic started_q = 1'b0;
  always_ff @(posedge clk_i) started_q <= 1'b1;
  always_comb assume (rst_ni == started_q);

  // ------------------------------------------------------------------ commands and data
  logic [7:0] in_left_q;  // beats of the command that was taken
  logic       in_held_q;
  logic [DataWidth-1:0] in_q;
  assign in_last = in_left_q == 8'd1;
  always_ff @(posedge clk_i) begin
    in_held_q <= rst_ni && in_valid_i && !in_ready;
    in_q      <= in_data_i;
    if (!rst_ni) in_left_q <= '0;
    else if (write_valid_i && write_ready) in_left_q <= 8'((write_i.bits + 33'(DataWidth - 1)) / 33'(DataWidth));
    else if (in_valid_i && in_ready) in_left_q <= in_left_q - 8'd1;
  end
  always_comb begin
    assume (read_i.bits != '0 && read_i.bits <= 33'd256 && write_i.bits != '0 && write_i.bits <= 33'd256);
    if (in_valid_i) assume (in_left_q != '0);
    if (in_held_q) assume (in_valid_i && in_data_i == in_q);
  end

  // Beats of the bursts whose address was taken that are still to be sent.
  logic [7:0] owed_q;
  always_ff @(posedge clk_i) begin
    if (!rst_ni) owed_q <= '0;
    else begin
      owed_q <= owed_q + (move_aw_valid && aw_readies[0] ? 8'(move_aw.len) + 8'd1 : '0) - 8'(move_w_valid && w_readies[0]);
    end
  end
  always_comb begin
    if (started_q) begin
      assert (32'(u_write.used_q) >= 32'(owed_q));
      if (move_aw_valid) assert (32'(u_write.used_q) >= 32'(owed_q) + 32'(move_aw.len) + 1);
    end
  end

  // ------------------------------------------------------------------ memory
  logic [7:0][7:0] lens_q;  // of the bursts that are to be read, oldest at 0
  logic [3:0]      asked_q, written_q;  // bursts to answer
  logic [7:0]      beat_q;
  logic            ask, answered;
  assign ask      = ar_valid && ar_ready_i;
  assign r_last   = beat_q == lens_q[0];
  assign answered = r_valid_i && r_last;
  always_ff @(posedge clk_i) begin
    if (!rst_ni) begin
      asked_q   <= '0;
      written_q <= '0;
      beat_q    <= '0;
    end else begin
      asked_q   <= asked_q + 4'(ask) - 4'(answered);
      written_q <= written_q + 4'(w_valid && w_ready_i && w_last) - 4'(b_valid_i && b_ready);
      if (r_valid_i) beat_q <= r_last ? '0 : beat_q + 8'd1;
      if (answered) lens_q <= lens_q >> 8;
      if (ask) lens_q[3'(asked_q - 4'(answered))] <= ar.len;
    end
  end
  always_comb begin
    if (r_valid_i) assume (asked_q != '0);
    if (b_valid_i) assume (written_q != '0);
    if (started_q) begin
      cover (ask && 32'(ar.len) == MaxBurst - 1);
      cover (ask && ar.len == '0);
      cover (ask && 32'(ar.addr[11:0]) + (32'(ar.len) + 1) * DataWidth / 8 == 4096);
      cover (error_valid);
      cover (w_valid && w_ready_i && w_last && 32'(u_rules.beat_q) == MaxBurst - 1);
      cover (w_valid && w_ready_i && w_last && u_rules.beat_q == '0);
      cover (aw_valid && aw_ready_i && 32'(aw.addr[11:0]) + (32'(aw.len) + 1) * DataWidth / 8 == 4096);
      cover (done_valid && done_error);
    end
  end
endmodule
