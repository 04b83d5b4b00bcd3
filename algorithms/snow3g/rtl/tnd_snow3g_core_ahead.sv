// SNOW 3G keystream, one clock per round and word, with what waits for no addition and no S-box made a clock ahead.
//
//   s15 R1   R2 g              R2   x              R1        R2
//     +      |  |               +---+               |         |
//     +--- ^-+  |               |                   S1        S2   s6
//          ^----+               |                   |         +-- ^
//          s15                  R1                  R2            x
//
// g is the feedback of the LFSR without the output of the FSM, x is R3 ^ s5: no clock has more than an addition and one
// XOR, or an S-box and its linear half.
//
// Standard    TS 35.216, sections 3.4 and 4
// Contract    ../README.md, "Keystream ports"; one stream at a time. A state is loaded in five clocks, as it moves: words
//             of the first three segments of four cells a place above their segments, those of the last by way of g
// Parameters  SboxForm: see tnd_snow3g_sq
// Handshake   load_valid_i/load_ready_o; word_valid_o/word_ready_i
// Latency     39 clocks from load to the first word, then one word per clock
// Reset       empties it and clears the cells and the FSM
// Timing      independent of key and data; not masked
// Checked by  ../tb, ../formal/tnd_snow3g_stream_formal.sv
module tnd_snow3g_core_ahead
  import tnd_snow3g_word_pkg::*;
#(
  parameter int unsigned SboxForm    = 0,
  parameter int unsigned StreamWidth = 1
) (
  input  logic                   clk_i,
  input  logic                   rst_ni,

  input  logic                   load_valid_i,
  output logic                   load_ready_o,
  output logic [StreamWidth-1:0] load_stream_o,
  input  start_t                 load_start_i,
  input  logic [31:0]            load_words_i,

  output logic                   word_valid_o,
  input  logic                   word_ready_i,
  output logic [StreamWidth-1:0] word_stream_o,
  output logic [31:0]            word_o,
  output logic                   word_last_o
);
  logic        unused_take, unused_index, lead, load, init, step;
  logic [4:0]  index;
  cells_t      cells_q, cells_d;
  logic [31:0] r1_q, r2_q, x_q, g_q, f, s1, s2;

  tnd_pdu_sequence #(
    .Rounds    (Rounds),
    .Lead      (5),
    .LeadAtTake(1'b1),
    .CountWidth(5)
  ) u_sequence (
    .clk_i,
    .rst_ni,
    .load_valid_i,
    .load_ready_o,
    .load_long_i (1'b0),
    .load_words_i,
    .take_o      (unused_take),
    .lead_o      (lead),
    .lead_index_o(index),
    .init_o      (init),
    .step_o      (step),
    .word_i      (f ^ cells_q[0]),
    .word_valid_o,
    .word_ready_i,
    .word_o,
    .word_last_o
  );
  assign load_stream_o = '0;
  assign word_stream_o = '0;
  assign load          = lead && !index[2];
  assign unused_index  = ^index[4:3];

  assign f = (cells_q[15] + r1_q) ^ r2_q;
  tnd_snow3g_s #(.Second(0), .SboxForm(SboxForm)) u_s1 (.word_i(r1_q), .word_o(s1));
  tnd_snow3g_s #(.Second(1), .SboxForm(SboxForm)) u_s2 (.word_i(r2_q), .word_o(s2));

  always_comb begin
    cells_d = {g_q ^ (init ? f : '0), cells_q[15:1]};
    for (int unsigned i = 0; i < 3; i++) begin
      if (load) cells_d[4*i+4] = loading_word(i, index[1:0], load_start_i);
    end
  end

  always_ff @(posedge clk_i) begin
    if (!rst_ni) begin
      cells_q <= '0;
      r1_q    <= '0;
      r2_q    <= '0;
      x_q     <= '0;
      g_q     <= '0;
    end else if (step) begin
      cells_q <= cells_d;
      r1_q    <= lead ? '0 : r2_q + x_q;
      r2_q    <= lead ? '0 : s1;
      x_q     <= (lead ? '0 : s2) ^ cells_q[6];
      g_q     <= load ? loading_word(3, index[1:0], load_start_i) : feedback(cells_q[1], cells_q[3], cells_q[12]);
    end
  end
endmodule
