// ZUC keystream, one clock per round and word, out of modular adders.
//
// Standard    ETSI/SAGE 128-EEA3 & 128-EIA3 Document 2, sections 3.2 to 3.6
// Source      the standard's own formula; Kitsos et al. cascade modular adders likewise (HPAZ, section 3)
// Contract    ../README.md, "Keystream ports"; one stream at a time
// Handshake   load_valid_i/load_ready_o; word_valid_o/word_ready_i
// Latency     35 clocks from load to the first word, then one word per clock
// Reset       empties it and clears the cells and the memory of F
// Timing      independent of key and data; not masked
// Checked by  ../tb, ../formal/tnd_zuc_stream_formal.sv
module tnd_zuc_core_plain
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
  logic   unused_step, unused_cells;
  cells_t cells;
  m31_t   feedback, u;

  tnd_zuc_one_stream #(
    .SboxForm(SboxForm)
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
    .step_o    (unused_step),
    .feedback_i(feedback)
  );
  assign load_stream_o = '0;
  assign word_stream_o = '0;
  assign unused_cells  = ^cells;

  // Four modular additions one after the other, and the addition of W before them while initialising.
  assign feedback = add_select(
    add_select(
      add_select(add_select(cells[0], times_power(cells[0], 8)),
                 add_select(times_power(cells[4], 20), times_power(cells[10], 21))),
      add_select(times_power(cells[13], 17), times_power(cells[15], 15))),
    u);
endmodule
