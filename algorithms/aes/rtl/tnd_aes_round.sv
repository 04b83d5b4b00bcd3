// A round of encryption.
//
// Standard    FIPS 197, section 5.1
// Parameters  SboxForm, SboxClocks: see tnd_aes_sbox; MixClocks: registers in and behind MixColumns, up to 2;
//             LastClocks: behind AddRoundKey. CanBeLast: last_later_i, which comes SboxClocks later, leaves MixColumns out
// Latency     SboxClocks + MixClocks + LastClocks; key_later_i comes SboxClocks + MixClocks later
// Reset       none
// Timing      independent of key and data; not masked
// Checked by  ../tb, ../formal/tnd_aes_round_formal.sv
module tnd_aes_round
  import tnd_aes_round_pkg::*;
#(
  parameter int unsigned SboxForm   = 0,
  parameter int unsigned SboxClocks = 0,
  parameter int unsigned MixClocks  = 0,
  parameter int unsigned LastClocks = 1,
  parameter int unsigned CanBeLast  = 0
) (
  input  logic   clk_i,
  input  block_t state_i,
  input  logic   last_later_i,
  input  block_t key_later_i,
  output block_t state_o
);
  block_t substituted, shifted, pairs, shifted_later, pairs_later, mixed, mixed_later;
  logic   leave_out;

  for (genvar i = 0; i < 8; i++) begin : gen_sbox
    tnd_aes_sbox #(.SboxForm(SboxForm), .Clocks(SboxClocks)) u_sbox (
      .clk_i, .bytes_i(state_i[2*i+:2]), .bytes_o(substituted[2*i+:2])
    );
  end

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
  tnd_delay #(.Width(128), .Depth(LastClocks)) u_last (
    .clk_i, .rst_ni(1'b1), .enable_i(1'b1), .data_i(mixed_later ^ key_later_i), .data_o(state_o)
  );
endmodule
