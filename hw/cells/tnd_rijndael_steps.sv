// S-box SR of Rijndael in several clocks, by the circuit of tnd_sbox_pkg.
//
//   Clocks
//     1      nibbles norm   inverse products   outputs | a register
//     2      nibbles norm | inverse products   outputs
//     3      nibbles norm | inverse products | outputs
//     4      nibbles| norm| inverse products | outputs
//     5      nibbles| norm| inverse| products| outputs
//
// Standard    FIPS 197, section 5.1.1
// Contract    byte_o belongs to the byte_i of Clocks - 1 clocks before: the last step is combinational; all registers hold
//             while enable_i is low
// Parameters  Clocks: 1 to 5
// Latency     Clocks - 1 clocks
// Reset       none
// Timing      independent of the byte; not masked
// Checked by  algorithms/snow3g/formal/tnd_snow3g_sbox_formal.sv; algorithms/snow3g/tb, algorithms/snow5g/tb
module tnd_rijndael_steps
  import tnd_sbox_pkg::*;
#(
  parameter int unsigned Clocks = 4
) (
  input  logic       clk_i,
  input  logic       rst_ni,
  input  logic       enable_i,
  input  logic [7:0] byte_i,
  output logic [7:0] byte_o
);
  nibbles_t   nibbles, nibbles_later, nibbles_norm, nibbles_inverse;
  products_t  products, products_later;
  logic [3:0] norm, norm_later, inverse, inverse_later;
  assign nibbles = sr_nibbles(byte_i);
  tnd_delay #(.Width(8), .Depth(Clocks >= 4 ? 1 : 0)) u_nibbles (
    .clk_i, .rst_ni, .enable_i, .data_i(nibbles), .data_o(nibbles_later)
  );
  assign norm = sr_norm(nibbles_later);
  tnd_delay #(.Width(12), .Depth(Clocks >= 2 ? 1 : 0)) u_norm (
    .clk_i, .rst_ni, .enable_i, .data_i({nibbles_later, norm}), .data_o({nibbles_norm, norm_later})
  );
  assign inverse = Inverse[norm_later];
  tnd_delay #(.Width(12), .Depth(Clocks >= 5 ? 1 : 0)) u_inverse (
    .clk_i, .rst_ni, .enable_i, .data_i({nibbles_norm, inverse}), .data_o({nibbles_inverse, inverse_later})
  );
  assign products = sr_products(nibbles_inverse, inverse_later);
  tnd_delay #(.Width($bits(products_t)), .Depth(Clocks >= 3 ? 1 : 0)) u_products (
    .clk_i, .rst_ni, .enable_i, .data_i(products), .data_o(products_later)
  );
  assign byte_o = sr_outputs(products_later);
endmodule
