// SNOW 3G keystream, one clock per round and word, by the formulas of the standard.
//
// Standard    TS 35.216, sections 3.4 and 4
// Contract    ../README.md, "Keystream ports"; one stream at a time
// Parameters  SboxForm: see tnd_snow3g_sq
// Handshake   load_valid_i/load_ready_o; word_valid_o/word_ready_i
// Latency     35 clocks from load to the first word, then one word per clock
// Reset       empties it and clears the cells and the FSM
// Timing      independent of key and data; not masked
// Checked by  ../tb, ../formal/tnd_snow3g_stream_formal.sv
module tnd_snow3g_core_plain
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
  logic        take, init, step, unused_lead;
  logic [4:0]  unused_index;
  cells_t      cells_q;
  fsm_t        fsm_q;
  logic [31:0] f, s1, s2;

  tnd_pdu_sequence #(
    .Rounds    (Rounds),
    .LeadAtTake(1'b1),
    .CountWidth(5)
  ) u_sequence (
    .clk_i,
    .rst_ni,
    .load_valid_i,
    .load_ready_o,
    .load_long_i (1'b0),
    .load_words_i,
    .take_o      (take),
    .lead_o      (unused_lead),
    .lead_index_o(unused_index),
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

  assign f = (cells_q[15] + fsm_q.r1) ^ fsm_q.r2;
  tnd_snow3g_s #(.Second(0), .SboxForm(SboxForm)) u_s1 (.word_i(fsm_q.r1), .word_o(s1));
  tnd_snow3g_s #(.Second(1), .SboxForm(SboxForm)) u_s2 (.word_i(fsm_q.r2), .word_o(s2));

  always_ff @(posedge clk_i) begin
    if (!rst_ni) begin
      cells_q <= '0;
      fsm_q   <= '0;
    end else if (take) begin
      cells_q <= loaded(load_start_i);
      fsm_q   <= '0;
    end else if (step) begin
      cells_q <= {feedback(cells_q[0], cells_q[2], cells_q[11]) ^ (init ? f : '0), cells_q[15:1]};
      fsm_q   <= '{r1: fsm_q.r2 + (fsm_q.r3 ^ cells_q[5]), r2: s1, r3: s2};
    end
  end
endmodule
