// Proves that the reduction of POLYVAL's product divides by x^128, bit by bit as the definition does: 128 times, the modulus is
// added where the lowest bit is 1, and the rest moves down.
module tnd_polyval_formal
  import tnd_polyval_pkg::*;
(
  input logic [127:0] block_i
);
  logic [127:0] expected;
  always_comb begin
    expected = block_i;
    for (int unsigned i = 0; i < 128; i++) begin
      // x^128 + x^127 + x^126 + x^121 + 1, of which 1 is what is cleared.
      expected = (expected >> 1) ^ (expected[0] ? {8'he1, 120'd0} : '0);
    end
    assert (over_x64(over_x64(block_i)) == expected);
  end
endmodule
