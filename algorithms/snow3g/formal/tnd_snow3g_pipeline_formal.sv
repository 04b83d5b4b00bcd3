// Proves that S1 and S2 in steps are those in one clock, wherever they are cut, for words that come in every clock or not.
module tnd_snow3g_pipeline_formal
  import tnd_snow3g_pkg::*;
#(
  parameter int unsigned Second = 0,
  parameter int unsigned Clocks = 2
) (
  input logic        clk_i,
  input logic        enable_i,
  input logic        clear_i,
  input logic [31:0] word_i,
  input logic [31:0] add_i
);
  // Clocks behind the step that can be cleared, where add_i joins.
  localparam int unsigned Mix = Clocks >= (Second == 0 ? 6 : 4) ? 1 : 0;

  logic [31:0] boxed, boxed_before, boxed_later, add_later, word;
  logic        clear_later, whole;
  tnd_snow3g_s_pipeline #(.Second(Second), .Clocks(Clocks)) u_steps (
    .clk_i, .rst_ni('1), .enable_i, .clear_i, .word_i, .add_i, .word_o(word)
  );
  tnd_snow3g_s #(.Second(Second), .SboxForm(SboxFormTable)) u_whole (.word_i, .word_o(boxed));
  tnd_delay #(.Width(32), .Depth(Clocks - 2 - Mix)) u_boxed (
    .clk_i, .rst_ni('1), .enable_i, .data_i(boxed), .data_o(boxed_before)
  );
  tnd_delay #(.Width(32), .Depth(1 + Mix)) u_cleared (
    .clk_i, .rst_ni('1), .enable_i, .data_i(clear_i ? '0 : boxed_before), .data_o(boxed_later)
  );
  tnd_delay #(.Width(32), .Depth(Mix)) u_add (.clk_i, .rst_ni('1), .enable_i, .data_i(add_i), .data_o(add_later));

  // Until the first word has come through, registers hold what they held at power-up.
  logic [4:0] seen_q = '0;
  always_ff @(posedge clk_i) if (enable_i && !whole) seen_q <= seen_q + 5'd1;
  assign whole = seen_q == 5'(Clocks - 1);
  always_comb if (whole) assert (word == (boxed_later ^ add_later));
endmodule
