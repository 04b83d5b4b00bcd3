// Proves that a round with registers is the round without, as many clocks later, with its step of the key schedule.
module tnd_aes_round_formal
  import tnd_aes_round_pkg::*;
#(
  parameter int unsigned KeyBits    = 128,
  parameter int unsigned SboxClocks = 1,
  parameter int unsigned MixClocks  = 1,
  parameter int unsigned LastClocks = 1,
  localparam int unsigned KeyWords  = KeyBits / 32
) (
  input logic                 clk_i,
  input logic [3:0]           round_i,
  input logic                 last_i,
  input block_t               state_i,
  input word_t [KeyWords-1:0] words_i
);
  localparam int unsigned Clocks = SboxClocks + MixClocks + LastClocks;
  block_t               state, state_plain, state_later;
  word_t [KeyWords-1:0] words, words_plain, words_later;
  logic [3:0]           round_later, age_q;
  logic                 last_later;

  tnd_delay #(.Width(5), .Depth(SboxClocks)) u_round_later (
    .clk_i, .rst_ni(1'b1), .enable_i(1'b1), .data_i({round_i, last_i}), .data_o({round_later, last_later})
  );
  tnd_aes_round #(
    .KeyBits(KeyBits), .SboxClocks(SboxClocks), .MixClocks(MixClocks), .LastClocks(LastClocks), .CanBeLast(1)
  ) u_cut (
    .clk_i, .round_i, .state_i, .words_i, .round_later_i(round_later), .last_later_i(last_later),
    .state_o(state), .words_o(words)
  );
  tnd_aes_round #(.KeyBits(KeyBits), .SboxClocks(0), .MixClocks(0), .LastClocks(0), .CanBeLast(1)) u_plain (
    .clk_i, .round_i, .state_i, .words_i, .round_later_i(round_i), .last_later_i(last_i),
    .state_o(state_plain), .words_o(words_plain)
  );
  tnd_delay #(.Width(128 + KeyBits), .Depth(Clocks)) u_later (
    .clk_i, .rst_ni(1'b1), .enable_i(1'b1), .data_i({state_plain, words_plain}), .data_o({state_later, words_later})
  );
  initial age_q = '0;
  always_ff @(posedge clk_i) age_q <= age_q + 1'b1;
  always_comb begin
    assert (32'(age_q) < Clocks || {state, words} == {state_later, words_later});
  end
endmodule
