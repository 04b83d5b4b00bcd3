// Proves that the S-boxes as tables and as circuits are one function, for every word.
module tnd_zuc_sbox_formal
  import tnd_zuc_pkg::*;
(
  input logic [31:0] word_i
);
  logic [31:0] by_table, by_circuit;
  tnd_zuc_s #(.SboxForm(SboxFormTable)) u_table (.word_i, .word_o(by_table));
  tnd_zuc_s #(.SboxForm(SboxFormLogic)) u_circuit (.word_i, .word_o(by_circuit));
  always_comb assert (by_table == by_circuit);
endmodule
