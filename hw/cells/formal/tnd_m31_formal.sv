// Proves the laws of tnd_m31_laws_pkg for all operands, one law at a time.
module tnd_m31_formal
  import tnd_m31_pkg::*;
  import tnd_m31_laws_pkg::*;
#(
  parameter int unsigned Law = 0
) (
  input m31_t a_i,
  input m31_t b_i,
  input m31_t c_i
);
  always_comb begin
    unique case (Law)
      0: assert (methods_agree(a_i, b_i));
      1: assert (is_sum(a_i, b_i));
      2: assert (commutes(a_i, b_i));
      3: assert (associates(a_i, b_i, c_i));
      4: assert (compresses(a_i, b_i, c_i));
      5: assert (keeps_zero(a_i, b_i, c_i));
      default: for (int unsigned power = 0; power < 31; power++) assert (multiplies(a_i, power));
    endcase
  end
endmodule
