// Asserts, in simulations and proofs, that a channel holds what it offers: valid_i and data_i stay until ready_i.
//
// Contract    Cells instantiate it on their outputs unless SYNTHESIS is defined, as synthesis tools and yosys-slang do; it
//             drives nothing.
// Parameters  word_t: a packed type of any width; if it is not given, Width bits
// Reset       nothing is asserted before the first one, nor of a word that a reset takes away
module tnd_hold_check #(
  parameter int unsigned Width  = 32,
  parameter type         word_t = logic [Width-1:0]
) (
  input logic  clk_i,
  input logic  rst_ni,
  input logic  valid_i,
  input logic  ready_i,
  input word_t data_i
);
  logic  seen_q;  // a reset; until one has been registers hold anything
  logic  held_q;
  word_t data_q;
  initial seen_q = 1'b0;
  always @(posedge clk_i) seen_q <= seen_q || !rst_ni;
  always_ff @(posedge clk_i) begin
    held_q <= rst_ni && valid_i && !ready_i;
    data_q <= data_i;
    if (rst_ni && seen_q && held_q) assert (valid_i && data_i == data_q) else $error("a word on offer has changed");
  end
endmodule
