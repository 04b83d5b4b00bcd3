// ZUC keystream, one clock per round and word, the feedback in three stages.
//
// Standard    ETSI/SAGE 128-EEA3 & 128-EIA3 Document 2, sections 3.2 to 3.6
// Source      Gupta et al., THREE-ZUC, as HPAZ describes it (section 3; table 1): two additions of method 1 per stage
// Contract    ../README.md, "Keystream ports"; one stream at a time
// Handshake   load_valid_i/load_ready_o; word_valid_o/word_ready_i
// Latency     37 clocks from load to the first word, then one word per clock
// Reset       empties it and clears the cells and the memory of F
// Timing      independent of key and data; not masked
// Checked by  ../tb
module tnd_zuc_core_three_stage
  import tnd_m31_pkg::*;
  import tnd_zuc_word_pkg::*;
#(
  parameter int unsigned SboxForm    = 0,
  parameter int unsigned StreamWidth = 1
) (
  input  logic                   clk_i,
  input  logic                   rst_ni,

  input  logic                   load_valid_i,
  output logic                   load_ready_o,
  output logic [StreamWidth-1:0] load_stream_o,
  input  cells_t                 load_cells_i,
  input  logic                   load_long_i,
  input  logic [31:0]            load_words_i,

  output logic                   word_valid_o,
  input  logic                   word_ready_i,
  output logic [StreamWidth-1:0] word_stream_o,
  output logic [31:0]            word_o,
  output logic                   word_last_o
);
  logic   step, unused_cells;
  cells_t cells;
  m31_t   first_q, first_d, second_q, second_d, feedback, u;

  tnd_zuc_one_stream #(
    .SboxForm(SboxForm),
    .Lead    (2)
  ) u_stream (
    .clk_i,
    .rst_ni,
    .load_valid_i,
    .load_ready_o,
    .load_cells_i,
    .load_long_i,
    .load_words_i,
    .word_valid_o,
    .word_ready_i,
    .word_o,
    .word_last_o,
    .cells_o   (cells),
    .u_o       (u),
    .step_o    (step),
    .feedback_i(feedback)
  );
  assign load_stream_o = '0;
  assign word_stream_o = '0;
  assign unused_cells  = ^cells;

  // Every cell but s15 is known before it is needed: the first stage works two rounds ahead, the second one, so they
  // take the cells that will be s0, s4, s10, s13 then.
  assign first_d  = add_chained(add_chained(cells[2], times_power(cells[2], 8)), times_power(cells[6], 20));
  assign second_d = add_chained(add_chained(first_q, times_power(cells[11], 21)), times_power(cells[14], 17));
  assign feedback = add_chained(add_chained(second_q, times_power(cells[15], 15)), u);

  always_ff @(posedge clk_i) begin
    if (!rst_ni) begin
      first_q  <= '0;
      second_q <= '0;
    end else if (step) begin
      first_q  <= first_d;
      second_q <= second_d;
    end
  end
endmodule
