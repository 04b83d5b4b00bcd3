// Proves that the feedback of cells that are not 0 is not 0: a sum is 0 only if all its summands are.
//
// Of the plain sum, one summand added after the other; tnd_zuc_feedback_formal leads every architecture's to it.
module tnd_zuc_zero_formal
  import tnd_m31_pkg::*;
  import tnd_m31_laws_pkg::*;
  import tnd_zuc_word_pkg::*;
(
  input cells_t cells_i,
  input m31_t   u_i
);
  m31_t [0:6] x, sum;
  assign x = {cells_i[0], times_power(cells_i[0], 8), times_power(cells_i[4], 20), times_power(cells_i[10], 21),
              times_power(cells_i[13], 17), times_power(cells_i[15], 15), u_i};
  assign sum[0] = x[0];
  for (genvar i = 1; i < 7; i++) begin : gen_sum
    assign sum[i] = add_select(sum[i-1], x[i]);
    always_comb begin
      assume (cells_i[0] != '0);
      assert (sum[i] != '0);
    end
  end
endmodule
