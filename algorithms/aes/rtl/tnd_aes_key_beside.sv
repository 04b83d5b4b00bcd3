// A step of the key schedule beside a round, with as many registers: the round's key, and the words for the next.
//
// Standard    FIPS 197, section 5.2
// Parameters  KeyBits, SboxForm, SboxClocks: see tnd_aes_key_step; MixClocks, LastClocks: see tnd_aes_round
// Latency     key_later_o SboxClocks + MixClocks; words_o LastClocks more; round_later_i comes SboxClocks after the others
// Reset       none
// Timing      independent of the key; not masked
// Checked by  ../tb, ../formal/tnd_aes_round_formal.sv
module tnd_aes_key_beside
  import tnd_aes_round_pkg::*;
#(
  parameter int unsigned KeyBits    = 128,
  parameter int unsigned SboxForm   = 0,
  parameter int unsigned SboxClocks = 0,
  parameter int unsigned MixClocks  = 0,
  parameter int unsigned LastClocks = 1,
  localparam int unsigned KeyWords  = KeyBits / 32
) (
  input  logic                 clk_i,
  input  logic [3:0]           round_i,
  input  word_t [KeyWords-1:0] words_i,
  input  logic [3:0]           round_later_i,
  output block_t               key_later_o,
  output word_t [KeyWords-1:0] words_o
);
  word_t [KeyWords-1:0] words, words_later;
  tnd_aes_key_step #(.KeyBits(KeyBits), .SboxForm(SboxForm), .SboxClocks(SboxClocks)) u_step (
    .clk_i, .round_i, .words_i, .round_later_i, .words_o(words)
  );
  tnd_delay #(.Width(KeyBits), .Depth(MixClocks)) u_words (
    .clk_i, .rst_ni(1'b1), .enable_i(1'b1), .data_i(words), .data_o(words_later)
  );
  tnd_delay #(.Width(KeyBits), .Depth(LastClocks)) u_last (
    .clk_i, .rst_ni(1'b1), .enable_i(1'b1), .data_i(words_later), .data_o(words_o)
  );
  assign key_later_o = words_later[3:0];
endmodule
