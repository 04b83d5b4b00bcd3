// ChaCha20 pads, four blocks in turn, a quarter of a round of each per clock: one block per 20 clocks, also from task to task.
//
// Handshake   block_valid_i/block_ready_o; pad_valid_o/pad_ready_i, pads in the order of their blocks. A block is taken
//             in the clock after the loop began with it. The loop never stalls: a block begins only while the FIFO behind
//             has a place for its pad. Nothing is lost.
// Latency     82 clocks from block to pad, also for a lone block
// Rate        of blocks that wait, the next begin 2, 5 and 7 clocks after the first, and each place again 80 clocks later
// Reset       empties it and clears the registers of states and blocks; the FIFO's storage is not reset
// Secrets     a state and its block are overwritten while they turn idly, once the block has ended; final_q keeps the last
//             one's rounds until the next, as in tnd_chacha20_core_iterative
// Checked by  ../tb, in tnd_chacha20_core
//
//   block_i -- initial_state --+
//                              v
//           +--------------> place 0 -- step 0 --> 1 -- step 1 --> 2 -- step 2 --> 3 -- step 3 --+--> final_q -- summation --> u_fifo
//           +------------------------------------------------------------------------------------+
//
// A step is one addition, one XOR and one rotation of each column. Blocks move on by a place each clock, and all that is known
// of a block goes with it, so nothing is selected by an index. When a block ends, a new one may begin in its place, at place 0
// in the next clock. In that clock block and last of place 0 still belong to the block that ended, and the summation, off the
// loop's critical path, adds them to final_q; the new one's are taken from block_i into place 1. No block begins in that clock,
// because block_i is still the one that has just begun. So blocks never begin, and never end, in two consecutive clocks. final_q
// gets the last round without its last XOR, which in the loop is one lookup table with the choice between round and initial state.
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
  localparam int unsigned Places    = 4;  // as many as a round has steps
  localparam int unsigned FifoDepth = 16;

  logic              fresh_q;  // at place 0: a block that has just begun, and is taken now
  logic [Places-1:0] more_q;   // a block that has begun before and has a round after this one; at place 0, a round
  logic [Places-1:1] end_q;    // a block in its last round
  logic [4:0]        round_q [Places];  // at place 0 the round, 0 to 19; from place 1 on the next one
  logic [Places-1:0] last_q;   // this block, or at place 0 the one that has just ended, is its task's last
  state_t            state_q [Places];

  logic   final_valid_q;
  state_t final_q;
  state_t added;  // the round but for its last XOR
  state_t pad;
  logic   begins, fifo_ready;

  // The FIFO has places for pads that it does not count yet: of the other places, and of a block that ends now.
  assign begins        = block_valid_i && fifo_ready && !more_q[Places-1] && !fresh_q;
  assign block_ready_o = fresh_q;
  assign added         = last_addition(state_q[Places-1]);

  always_ff @(posedge clk_i) begin
    if (!rst_ni) begin
      fresh_q       <= 1'b0;
      more_q        <= '0;
      end_q         <= '0;
      final_valid_q <= 1'b0;
      final_q       <= '0;
      for (int unsigned i = 0; i < Places; i++) state_q[i] <= '0;
    end else begin
      fresh_q       <= begins;
      more_q        <= {more_q[2:1], fresh_q || (more_q[0] && round_q[0] != 5'd19), more_q[3]};
      end_q         <= {end_q[2:1], more_q[0] && round_q[0] == 5'd19};
      final_valid_q <= end_q[3];
      for (int unsigned i = 1; i < Places; i++) state_q[i] <= step(state_q[i-1], i - 1);
      state_q[0] <= more_q[3] ? last_xor(added) : initial_state(block_i);  // zeros if there is none
      if (end_q[3]) final_q <= added;
    end
  end

  always_ff @(posedge clk_i) begin
    round_q[0] <= more_q[3] ? round_q[3] : '0;
    round_q[1] <= round_q[0] + 5'd1;
    for (int unsigned i = 2; i < Places; i++) round_q[i] <= round_q[i-1];
    last_q <= {last_q[2:1], more_q[0] ? last_q[0] : block_last_i, last_q[3]};
  end

  if (Stages == tnd_chacha20_pkg::StagesRounds) begin : gen_rounds
    assign pad = last_xor(final_q);
  end else begin : gen_summation
    block_t block_q [Places];
    always_ff @(posedge clk_i) begin
      for (int unsigned i = 0; i < Places; i++) begin
        if (!rst_ni) block_q[i] <= '0;
        else if (i == 1) block_q[i] <= more_q[0] ? block_q[0] : block_i;
        else block_q[i] <= block_q[(i + Places - 1) % Places];
      end
    end
    assign pad = summation(last_xor(final_q), block_q[0]);
  end

  tnd_fifo #(
    .word_t(state_t),
    .Depth (FifoDepth),
    .Margin(Places)
  ) u_fifo (
    .clk_i,
    .rst_ni,
    .in_valid_i (final_valid_q),
    .in_ready_o (fifo_ready),
    .in_data_i  (pad),
    .out_valid_o(pad_valid_o),
    .out_ready_i(pad_ready_i),
    .out_data_o (pad_o)
  );

  // Moves in step with u_fifo. The output decides by this bit, so the bit has pointers of its own, with little fan-out.
  logic                           unused_ready, unused_valid;
  tnd_fifo #(
    .Width(1),
    .Depth(FifoDepth)
  ) u_lasts (
    .clk_i,
    .rst_ni,
    .in_valid_i (final_valid_q),
    .in_ready_o (unused_ready),
    .in_data_i  (last_q[0]),
    .out_valid_o(unused_valid),
    .out_ready_i(pad_ready_i),
    .out_data_o (pad_last_o)
  );
endmodule
