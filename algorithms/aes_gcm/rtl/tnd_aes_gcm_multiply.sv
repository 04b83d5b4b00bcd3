// Products in GF(2^128).
//
// Standard    SP 800-38D, section 6.3
// Parameters  Karatsuba: levels of Karatsuba's method, 0 for the school method. Clocks: registers, at least one
// Latency     Clocks; one product per clock; nothing stalls
// Reset       none
// Timing      independent of the operands
// Checked by  ../tb, in tnd_aes_gcm_core
module tnd_aes_gcm_multiply
  import tnd_aes_gcm_field_pkg::*;
#(
  parameter int unsigned Karatsuba = 3,
  parameter int unsigned Clocks    = 4
) (
  input  logic     clk_i,
  input  element_t a_i,
  input  element_t b_i,
  output element_t product_o
);
  if (Clocks == 0 || Clocks > most_clocks(Karatsuba)) begin : gen_no_cut
    $error("no such number of registers for this number of levels");
  end
  product_t product;
  tnd_aes_gcm_karatsuba #(.Width(128), .Levels(Karatsuba), .Cut(cut_of(Karatsuba, Clocks))) u_product (
    .clk_i, .a_i, .b_i, .product_o(product)
  );
  always_ff @(posedge clk_i) product_o <= reduced(product);
endmodule
