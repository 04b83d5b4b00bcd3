// Product modulo 2^130 - 5, folded once, not fully reduced.
//
// Latency     MultiplyLatency clocks, one product per clock; nothing stalls
// Timing      independent of the operands
// Checked by  ../tb, in tnd_poly1305_core
module tnd_poly1305_multiply
  import tnd_poly1305_field_pkg::*;
(
  input  logic     clk_i,
  input  field_t   a_i,
  input  field_t   b_i,
  output product_t product_o
);
  localparam int unsigned Levels = 3;

  logic [259:0] product;
  product_t     product_q;

  tnd_poly1305_karatsuba #(
    .Width (130),
    .Levels(Levels)
  ) u_product (
    .clk_i,
    .a_i,
    .b_i,
    .product_o(product)
  );

  always_ff @(posedge clk_i) product_q <= reduce(product);
  assign product_o = product_q;

  if (MultiplyLatency != 2 * Levels + 3) begin : gen_bad_latency
    $error("tnd_poly1305_multiply: MultiplyLatency does not fit");
  end
endmodule
