// An S-box that is a linear image of the inverse in a field of 256 elements, in five steps that can be cut.
//
//   byte --> sums --> norm --> its inverse --> products --> their sums
//     +------------> sums of bits of nibbles --> factors ---^
//
// An element's inverse is its conjugate over the field of 16 times the inverse of its norm, which is in that field: so every
// bit of the result is a sum of four products, of a bit of the norm's inverse and of a sum of bits of the byte.
//
// Source      Itoh and Tsujii, "A fast algorithm for computing multiplicative inverses in GF(2^m)" (1988)
// Contract    byte_o is the S-box of the byte_i of SumsDepth + NormDepth + InverseDepth + ProductsDepth clocks before, without
//             its constant; all registers hold while enable_i is low
// Parameters  Sums: for every bit of the norm four pairs of sums to be multiplied, and a sum to be added; Inverse: of a norm;
//             Factors: of every bit of the result, for its four products the sums of bits of the low nibble and of the high
//             one. Depths: registers behind the sums, the norm, its inverse and the products
// Latency     the sum of the depths
// Reset       none
// Timing      independent of the byte; not masked
// Checked by  algorithms/aes/formal/tnd_aes_sbox_formal.sv, algorithms/zuc/formal/tnd_zuc_sbox_formal.sv
module tnd_sbox_steps #(
  parameter logic [7:0]  Sums [4][9]    = '{default: '0},
  parameter logic [3:0]  Inverse [16]   = '{default: '0},
  parameter logic [7:0]  Factors [8][4] = '{default: '0},
  parameter int unsigned SumsDepth      = 0,
  parameter int unsigned NormDepth      = 0,
  parameter int unsigned InverseDepth   = 0,
  parameter int unsigned ProductsDepth  = 0
) (
  input  logic       clk_i,
  input  logic       rst_ni,
  input  logic       enable_i,
  input  logic [7:0] byte_i,
  output logic [7:0] byte_o
);
  typedef logic [3:0][8:0]  sums_t;
  typedef logic [1:0][15:0] nibbles_t;   // sums of the bits that an index says, of the low nibble and of the high one
  typedef logic [7:0][3:0]  factors_t;
  typedef logic [7:0][1:0]  products_t;  // each the sum of two

  function automatic sums_t sums_of(input logic [7:0] x);
    sums_t sums;
    for (int unsigned n = 0; n < 4; n++) begin
      for (int unsigned j = 0; j < 9; j++) sums[n][j] = ^(x & Sums[n][j]);
    end
    return sums;
  endfunction

  function automatic logic [3:0] norm_of(input sums_t sums);
    logic [3:0] norm;
    for (int unsigned i = 0; i < 4; i++) begin
      norm[i] = sums[i][8];
      for (int unsigned j = 0; j < 4; j++) norm[i] ^= sums[i][2*j] & sums[i][2*j+1];
    end
    return norm;
  endfunction

  function automatic nibbles_t nibbles_of(input logic [7:0] x);
    nibbles_t nibbles;
    for (int unsigned i = 0; i < 16; i++) nibbles[0][i] = ^(x[3:0] & 4'(i));
    for (int unsigned i = 0; i < 16; i++) nibbles[1][i] = ^(x[7:4] & 4'(i));
    return nibbles;
  endfunction

  function automatic factors_t factors_of(input nibbles_t nibbles);
    factors_t factors;
    for (int unsigned i = 0; i < 8; i++) begin
      for (int unsigned j = 0; j < 4; j++) begin
        factors[i][j] = nibbles[0][Factors[i][j][3:0]] ^ nibbles[1][Factors[i][j][7:4]];
      end
    end
    return factors;
  endfunction

  function automatic products_t products_of(input factors_t factors, input logic [3:0] inverse);
    products_t products;
    for (int unsigned i = 0; i < 8; i++) begin
      for (int unsigned j = 0; j < 2; j++) products[i][j] = ^(factors[i][2*j+:2] & inverse[2*j+:2]);
    end
    return products;
  endfunction

  sums_t      sums_later;
  nibbles_t   nibbles_later;
  factors_t   factors_later;
  products_t  products_later;
  logic [7:0] byte_norm;
  logic [3:0] norm_later, inverse_later;
  tnd_delay #(.Width(8 + $bits(sums_t)), .Depth(SumsDepth)) u_sums (
    .clk_i, .rst_ni, .enable_i, .data_i({byte_i, sums_of(byte_i)}), .data_o({byte_norm, sums_later})
  );
  tnd_delay #(.Width($bits(nibbles_t) + 4), .Depth(NormDepth)) u_norm (
    .clk_i, .rst_ni, .enable_i,
    .data_i({nibbles_of(byte_norm), norm_of(sums_later)}), .data_o({nibbles_later, norm_later})
  );
  tnd_delay #(.Width($bits(factors_t) + 4), .Depth(InverseDepth)) u_inverse (
    .clk_i, .rst_ni, .enable_i,
    .data_i({factors_of(nibbles_later), Inverse[norm_later]}), .data_o({factors_later, inverse_later})
  );
  tnd_delay #(.Width($bits(products_t)), .Depth(ProductsDepth)) u_products (
    .clk_i, .rst_ni, .enable_i, .data_i(products_of(factors_later, inverse_later)), .data_o(products_later)
  );
  always_comb begin
    for (int unsigned i = 0; i < 8; i++) byte_o[i] = ^products_later[i];
  end
endmodule
