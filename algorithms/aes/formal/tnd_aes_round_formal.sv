// Proves that a round with registers is the round without, as many clocks later: with the step of the key schedule beside it,
// or with any key that comes when it is needed.
module tnd_aes_round_formal
  import tnd_aes_round_pkg::*;
#(
  parameter int unsigned KeyBits    = 128,
  parameter int unsigned SboxClocks = 1,
  parameter int unsigned MixClocks  = 1,
  parameter int unsigned LastClocks = 1,
  parameter int unsigned Online     = 1,
  localparam int unsigned KeyWords  = KeyBits / 32
) (
  input logic                 clk_i,
  input logic [3:0]           round_i,
  input logic                 last_i,
  input block_t               state_i,
  input word_t [KeyWords-1:0] words_i
);
  localparam int unsigned Clocks = SboxClocks + MixClocks + LastClocks;
  block_t               state, state_plain, state_later, key, key_plain;
  word_t [KeyWords-1:0] words, words_plain, words_later;
  logic [3:0]           round_later, age_q;
  logic                 last_later;

  tnd_delay #(.Width(5), .Depth(SboxClocks)) u_round_later (
    .clk_i, .rst_ni(1'b1), .enable_i(1'b1), .data_i({round_i, last_i}), .data_o({round_later, last_later})
  );
  if (Online != 0) begin : gen_online
    tnd_aes_key_beside #(
      .KeyBits(KeyBits), .SboxClocks(SboxClocks), .MixClocks(MixClocks), .LastClocks(LastClocks)
    ) u_key (
      .clk_i, .round_i, .words_i, .round_later_i(round_later), .key_later_o(key), .words_o(words)
    );
    tnd_aes_key_beside #(.KeyBits(KeyBits), .SboxClocks(0), .MixClocks(0), .LastClocks(0)) u_key_plain (
      .clk_i, .round_i, .words_i, .round_later_i(round_i), .key_later_o(key_plain), .words_o(words_plain)
    );
  end else begin : gen_held
    assign key_plain = words_i[3:0];
    tnd_delay #(.Width(128), .Depth(SboxClocks + MixClocks)) u_key (
      .clk_i, .rst_ni(1'b1), .enable_i(1'b1), .data_i(words_i[3:0]), .data_o(key)
    );
    assign words       = '0;
    assign words_plain = '0;
  end
  tnd_aes_round #(
    .SboxClocks(SboxClocks), .MixClocks(MixClocks), .LastClocks(LastClocks), .CanBeLast(1)
  ) u_cut (
    .clk_i, .state_i, .last_later_i(last_later), .key_later_i(key), .state_o(state)
  );
  tnd_aes_round #(.SboxClocks(0), .MixClocks(0), .LastClocks(0), .CanBeLast(1)) u_plain (
    .clk_i, .state_i, .last_later_i(last_i), .key_later_i(key_plain), .state_o(state_plain)
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
