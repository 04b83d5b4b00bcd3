// Proves that Karatsuba's method gives the product of two polynomials, as its definition has it, wherever it is cut.
module tnd_aes_gcm_karatsuba_formal
  import tnd_aes_gcm_field_pkg::*;
#(
  parameter int unsigned Width  = 8,
  parameter int unsigned Levels = 1,
  parameter int unsigned Clocks = 4   // of the whole multiplier, the last of which is not here
) (
  input logic             clk_i,
  input logic [Width-1:0] a_i,
  input logic [Width-1:0] b_i
);
  logic [2*Width-2:0] product, plain, plain_later;
  logic [3:0]         age_q;
  always_comb begin
    plain = '0;
    for (int unsigned i = 0; i < Width; i++) begin
      for (int unsigned j = 0; j < Width; j++) plain[i+j] ^= a_i[i] & b_i[j];
    end
  end
  tnd_aes_gcm_karatsuba #(.Width(Width), .Levels(Levels), .Cut(cut_of(Levels, Clocks))) u_cut (
    .clk_i, .a_i, .b_i, .product_o(product)
  );
  tnd_delay #(.Width(2 * Width - 1), .Depth(Clocks - 1)) u_later (
    .clk_i, .rst_ni(1'b1), .enable_i(1'b1), .data_i(plain), .data_o(plain_later)
  );
  initial age_q = '0;
  always_ff @(posedge clk_i) age_q <= age_q + 1'b1;
  always_comb begin
    assert (32'(age_q) < Clocks - 1 || product == plain_later);
  end
endmodule
