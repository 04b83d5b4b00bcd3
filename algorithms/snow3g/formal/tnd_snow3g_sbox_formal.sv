// Proves that the S-boxes as tables, as circuits and in steps, which the pipeline has in one clock here, are those of the
// standard, for every byte.
module tnd_snow3g_sbox_formal
  import tnd_snow3g_pkg::*;
(
  input logic [7:0] byte_i
);
  logic [7:0] sr_table, sr_circuit, sr_steps, sq_table, sq_circuit;
  tnd_rijndael_sbox #(.Circuit(0)) u_sr_table (.byte_i, .byte_o(sr_table));
  tnd_rijndael_sbox #(.Circuit(1)) u_sr_circuit (.byte_i, .byte_o(sr_circuit));
  tnd_rijndael_steps #(.Clocks(1)) u_sr_steps (.clk_i('0), .rst_ni('1), .enable_i('1), .byte_i, .byte_o(sr_steps));
  tnd_snow3g_sq #(.SboxForm(SboxFormTable)) u_sq_table (.byte_i, .byte_o(sq_table));
  tnd_snow3g_sq #(.SboxForm(SboxFormLogic)) u_sq_circuit (.byte_i, .byte_o(sq_circuit));
  always_comb begin
    assert (sr_table == tnd_snow3g_standard_pkg::sr(byte_i));
    assert (sq_table == tnd_snow3g_standard_pkg::sq(byte_i));
    assert (sr_circuit == sr_table);
    assert (sr_steps == sr_table);
    assert (sq_circuit == sq_table);
  end
endmodule
