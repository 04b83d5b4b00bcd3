// Proves that the S-boxes as tables, as circuits and in steps, which the pipeline has in one clock here, are one function, for
// every word.
module tnd_zuc_sbox_formal
  import tnd_zuc_pkg::*;
(
  input logic [31:0] word_i
);
  logic [31:0] by_table, by_circuit, in_steps;
  tnd_zuc_s #(.SboxForm(SboxFormTable)) u_table (.word_i, .word_o(by_table));
  tnd_zuc_s #(.SboxForm(SboxFormLogic)) u_circuit (.word_i, .word_o(by_circuit));
  tnd_zuc_s_pipeline #(.Clocks(1)) u_steps (
    .clk_i('0), .rst_ni('1), .enable_i('1), .word_i, .word_o(in_steps)
  );
  always_comb begin
    assert (by_table == by_circuit);
    assert (by_table == in_steps);
  end
endmodule
