// Proves the constants of the fields: multiplication and division by alpha, the linear half of S1 and S2, and the step of
// EVAL's product, for all operands.
module tnd_snow3g_field_formal
  import tnd_snow3g_word_pkg::*;
#(
  parameter int unsigned Bits = 8
) (
  input logic        clk_i,
  input logic [31:0] word_i,
  input logic [63:0] key_i
);
  import tnd_snow3g_standard_pkg::*;

  always_comb begin
    assert (times_alpha(word_i) == ((word_i << 8) ^ mul_alpha(word_i[31:24])));
    assert (over_alpha(word_i) == ((word_i >> 8) ^ div_alpha(word_i[7:0])));
    assert (over_alpha(times_alpha(word_i)) == word_i);
    assert (mix(word_i, RijndaelField) == combine(word_i, 8'h1b));
    assert (mix(word_i, SqField) == combine(word_i, 8'h69));
  end

  // A step from any state takes Bits bits of the word, the most significant first, as section 4.3.4 takes one at a time.
  logic        unused_ready, unused_idle;
  logic [63:0] unused_total, expected;
  tnd_snow3g_evaluate #(.Bits(Bits)) u_sum (
    .clk_i, .rst_ni('1), .clear_i('0), .key_i, .word_valid_i('0), .word_ready_o(unused_ready), .word_i, .word_last_i('0),
    .idle_o(unused_idle), .total_o(unused_total)
  );
  always_comb begin
    expected = u_sum.first_q ? '0 : u_sum.total_q;
    for (int unsigned i = 0; i < Bits; i++) expected = mul64x(expected) ^ (u_sum.word_q[31-i] ? key_i : '0);
    if (u_sum.steps_q != '0) assert (u_sum.total_d == expected);
    else assert (u_sum.total_d == u_sum.total_q);
  end
endmodule
