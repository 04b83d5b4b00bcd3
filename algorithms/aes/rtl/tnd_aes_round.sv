// A round of encryption, and beside it the step of the key schedule that gives its key.
//
// Standard    FIPS 197, section 5.1
// Parameters  KeyBits, SboxForm, SboxClocks: see tnd_aes_key_step; MixClocks: registers in and behind MixColumns, up to 2;
//             LastClocks: behind AddRoundKey. CanBeLast: last_later_i, which comes SboxClocks later, leaves MixColumns out
// Latency     SboxClocks + MixClocks + LastClocks
// Reset       none
// Timing      independent of key and data; not masked
module tnd_aes_round
  import tnd_aes_round_pkg::*;
#(
  parameter int unsigned KeyBits    = 128,
  parameter int unsigned SboxForm   = 0,
  parameter int unsigned SboxClocks = 0,
  parameter int unsigned MixClocks  = 0,
  parameter int unsigned LastClocks = 1,
  parameter int unsigned CanBeLast  = 0,
  localparam int unsigned KeyWords  = KeyBits / 32
) (
  input  logic                 clk_i,
  input  logic [3:0]           round_i,
  input  block_t               state_i,
  input  word_t [KeyWords-1:0] words_i,
  input  logic [3:0]           round_later_i,
  input  logic                 last_later_i,
  output block_t               state_o,
  output word_t [KeyWords-1:0] words_o
);
  block_t               substituted, shifted, pairs, shifted_later, pairs_later, mixed, mixed_later;
  word_t [KeyWords-1:0] words, words_later;
  logic                 leave_out;

  for (genvar i = 0; i < 8; i++) begin : gen_sbox
    tnd_aes_sbox #(.SboxForm(SboxForm), .Clocks(SboxClocks)) u_sbox (
      .clk_i, .bytes_i(state_i[2*i+:2]), .bytes_o(substituted[2*i+:2])
    );
  end
  tnd_aes_key_step #(.KeyBits(KeyBits), .SboxForm(SboxForm), .SboxClocks(SboxClocks)) u_key (
    .clk_i, .round_i, .words_i, .round_later_i, .words_o(words)
  );

  assign shifted = shift_rows(substituted);
  assign pairs   = pair_sums(shifted);
  tnd_delay #(.Width(1 + 256), .Depth(MixClocks == 2 ? 1 : 0)) u_pairs (
    .clk_i, .rst_ni(1'b1), .enable_i(1'b1),
    .data_i({CanBeLast != 0 && last_later_i, shifted, pairs}), .data_o({leave_out, shifted_later, pairs_later})
  );
  assign mixed = leave_out ? shifted_later : mix_columns(shifted_later, pairs_later);
  tnd_delay #(.Width(128), .Depth(MixClocks == 0 ? 0 : 1)) u_mixed (
    .clk_i, .rst_ni(1'b1), .enable_i(1'b1), .data_i(mixed), .data_o(mixed_later)
  );
  tnd_delay #(.Width(KeyBits), .Depth(MixClocks)) u_words (
    .clk_i, .rst_ni(1'b1), .enable_i(1'b1), .data_i(words), .data_o(words_later)
  );
  tnd_delay #(.Width(128 + KeyBits), .Depth(LastClocks)) u_last (
    .clk_i, .rst_ni(1'b1), .enable_i(1'b1),
    .data_i({mixed_later ^ words_later[3:0], words_later}), .data_o({state_o, words_o})
  );
endmodule
