// ChaCha20 pads, two blocks in turn, half a round of each per clock: one block per 20 clocks, also from task to task.
//
// Handshake   block_valid_i/block_ready_o; pad_valid_o/pad_ready_i, pads in the order of their blocks. A block is taken
//             in the clock after the loop began with it. The loop never stalls: a block begins only while the FIFO behind
//             has a place for its pad. Nothing is lost.
// Latency     42 clocks from block to pad, also for a lone block
// Rate        of blocks that wait, the second begins 3 clocks after the first, and each place again 40 clocks later
// Reset       empties it and clears the registers of states and blocks; the FIFO's storage is not reset
// Secrets     a state and its block are overwritten while they turn idly, once the block has ended; final_q keeps the last
//             one's rounds until the next, as in tnd_chacha20_core_iterative
// Checked by  ../tb, in tnd_chacha20_core
//
//   block_i -- initial_state --+
//                              v
//           +--------------> b_state_q -- steps 0, 1 --> a_state_q -- steps 2, 3 --+--> final_q -- summation --> u_fifo
//           +----------------------------------------------------------------------+
//
// The two blocks change places each clock, and all that is known of a block goes with it, so nothing is selected by an
// index. When a block ends, a new one may begin in its place, B in the next clock. In that clock b_block_q and b_last_q still
// belong to the block that ended, and the summation, off the loop's critical path, adds them to final_q; the new one's are
// taken from block_i into place A. No block begins in that clock, because block_i is still the one that has just begun. So
// blocks never begin, and never end, in two consecutive clocks. final_q gets the last round without its last XOR, which in
// the loop is one lookup table with the choice between round and initial state.
module tnd_chacha20_core_interleaved
  import tnd_chacha20_round_pkg::*;
#(
  parameter int unsigned Stages = 2
) (
  input  logic   clk_i,
  input  logic   rst_ni,

  input  logic   block_valid_i,
  output logic   block_ready_o,
  input  block_t block_i,
  input  logic   block_last_i,

  output logic   pad_valid_o,
  input  logic   pad_ready_i,
  output state_t pad_o,
  output logic   pad_last_o
);
  localparam int unsigned FifoDepth = 16;

  // Place B: before a round.
  logic       b_fresh_q;  // a block that has just begun, and is taken now
  logic       b_more_q;   // a block that has begun before
  logic [4:0] b_round_q;  // the round, 0 to 19
  logic       b_last_q;   // this block, or the one that has just ended, is its task's last
  state_t     b_state_q;
  // Place A: in the middle of a round.
  logic       a_more_q;   // a block that has a round after this one
  logic       a_end_q;    // a block in its last round
  logic [4:0] a_round_q;  // the next round
  logic       a_last_q;
  state_t     a_state_q;

  logic       final_valid_q;
  state_t     final_q;
  state_t     added;  // the round but for its last XOR
  state_t     pad;
  logic       begins, fifo_ready;

  // The FIFO has places for two pads that it does not count yet: of the other place, and of a block that ends now.
  assign begins        = block_valid_i && fifo_ready && !a_more_q && !b_fresh_q;
  assign block_ready_o = b_fresh_q;
  assign added         = last_addition(step(a_state_q, 2));

  always_ff @(posedge clk_i) begin
    if (!rst_ni) begin
      b_fresh_q     <= 1'b0;
      b_more_q      <= 1'b0;
      a_more_q      <= 1'b0;
      a_end_q       <= 1'b0;
      final_valid_q <= 1'b0;
      a_state_q     <= '0;
      b_state_q     <= '0;
      final_q       <= '0;
    end else begin
      b_fresh_q     <= begins;
      b_more_q      <= a_more_q;
      a_more_q      <= b_fresh_q || (b_more_q && b_round_q != 5'd19);
      a_end_q       <= b_more_q && b_round_q == 5'd19;
      final_valid_q <= a_end_q;
      a_state_q     <= step(step(b_state_q, 0), 1);
      b_state_q     <= a_more_q ? last_xor(added) : initial_state(block_i);  // zeros if there is none
      if (a_end_q) final_q <= added;
    end
  end

  always_ff @(posedge clk_i) begin
    b_round_q <= a_more_q ? a_round_q : '0;
    a_round_q <= b_round_q + 5'd1;
    b_last_q  <= a_last_q;
    a_last_q  <= b_more_q ? b_last_q : block_last_i;
  end

  if (Stages == tnd_chacha20_pkg::StagesRounds) begin : gen_rounds
    assign pad = last_xor(final_q);
  end else begin : gen_summation
    block_t b_block_q, a_block_q;
    always_ff @(posedge clk_i) begin
      if (!rst_ni) begin
        b_block_q <= '0;
        a_block_q <= '0;
      end else begin
        b_block_q <= a_block_q;
        a_block_q <= b_more_q ? b_block_q : block_i;
      end
    end
    assign pad = summation(last_xor(final_q), b_block_q);
  end

  logic [$clog2(FifoDepth+1)-1:0] unused_count;
  tnd_fifo #(
    .Width ($bits(state_t)),
    .Depth (FifoDepth),
    .Margin(2)
  ) u_fifo (
    .clk_i,
    .rst_ni,
    .in_valid_i (final_valid_q),
    .in_ready_o (fifo_ready),
    .in_data_i  (pad),
    .out_valid_o(pad_valid_o),
    .out_ready_i(pad_ready_i),
    .out_data_o (pad_o),
    .count_o    (unused_count)
  );

  // In step with u_fifo. The output decides by it, so it has pointers of its own, which reach but one bit.
  logic                           unused_ready, unused_valid;
  logic [$clog2(FifoDepth+1)-1:0] unused_lasts;
  tnd_fifo #(
    .Width(1),
    .Depth(FifoDepth)
  ) u_lasts (
    .clk_i,
    .rst_ni,
    .in_valid_i (final_valid_q),
    .in_ready_o (unused_ready),
    .in_data_i  (b_last_q),
    .out_valid_o(unused_valid),
    .out_ready_i(pad_ready_i),
    .out_data_o (pad_last_o),
    .count_o    (unused_lasts)
  );
endmodule
