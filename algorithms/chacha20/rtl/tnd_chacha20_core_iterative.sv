// ChaCha20 pads, one round per clock: one block per 20 clocks, also from task to task.
//
// Source      Semenov, FpgaCha, section 5.1: a round per clock in a loop, a FIFO of 16 blocks behind it. The summation is
//             not from there: FpgaCha leaves it to software.
// Handshake   block_valid_i/block_ready_o; pad_valid_o/pad_ready_i, pads in the order of their blocks. A block is taken
//             in the clock after the loop began with it. A stalled sink stops the loop only when the FIFO is full;
//             nothing is lost.
// Latency     22 clocks from block to pad
// Reset       empties it and clears state_q, final_q and sum_block_q; the FIFO's storage is not reset
// Checked by  ../tb, in tnd_chacha20_core
//
// The initial state is not kept: when a block is done, its round state moves to final_q while the loop takes the next
// initial state. In the clock after, and so off the loop's critical path, the summation adds the constants and the
// finished block's key, counter and nonce (sum_block_q), which then gives way to the block in the loop.
module tnd_chacha20_core_iterative
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

  logic       busy_q;   // a block is in the loop
  logic [4:0] round_q;  // the round that this clock computes, 0 to 19
  logic       last_q;   // the block in the loop is its task's last
  state_t     state_q, state_d;
  logic       final_valid_q, final_last_q;
  state_t     final_q;
  state_t     pad;
  logic       run, finish, fifo_ready;

  // Round 0 waits until the block before has left final_q and sum_block_q.
  assign run           = busy_q && (round_q != '0 || !final_valid_q || fifo_ready);
  assign finish        = busy_q && round_q == 5'd19;
  assign block_ready_o = run && round_q == '0;
  assign state_d       = round(state_q);

  always_ff @(posedge clk_i) begin
    if (!rst_ni) begin
      busy_q        <= 1'b0;
      round_q       <= '0;
      final_valid_q <= 1'b0;
      state_q       <= '0;
      final_q       <= '0;
    end else begin
      if (!busy_q || finish) begin
        busy_q  <= block_valid_i;
        round_q <= '0;
        if (block_valid_i) state_q <= initial_state(block_i);
      end else if (run) begin
        round_q <= round_q + 5'd1;
        state_q <= state_d;
      end
      if (finish) begin
        final_valid_q <= 1'b1;
        final_q       <= state_d;
      end else if (fifo_ready) begin
        final_valid_q <= 1'b0;
      end
    end
  end

  always_ff @(posedge clk_i) begin
    if (block_ready_o) last_q <= block_last_i;
    if (finish) final_last_q <= last_q;
  end

  if (Stages == tnd_chacha20_pkg::StagesRounds) begin : gen_rounds
    assign pad = final_q;
  end else begin : gen_summation
    block_t sum_block_q;
    always_ff @(posedge clk_i) begin
      if (!rst_ni) sum_block_q <= '0;
      else if (block_ready_o) sum_block_q <= block_i;
    end
    assign pad = summation(final_q, sum_block_q);
  end

  tnd_fifo #(
    .Width(1 + $bits(state_t)),
    .Depth(FifoDepth)
  ) u_fifo (
    .clk_i,
    .rst_ni,
    .in_valid_i (final_valid_q),
    .in_ready_o (fifo_ready),
    .in_data_i  ({final_last_q, pad}),
    .out_valid_o(pad_valid_o),
    .out_ready_i(pad_ready_i),
    .out_data_o ({pad_last_o, pad_o})
  );
endmodule
