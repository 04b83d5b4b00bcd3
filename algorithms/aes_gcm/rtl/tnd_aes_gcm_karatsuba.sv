// Product of two polynomials over GF(2) by Karatsuba's method: three products of half the width, Levels times over.
//
// Parameters  Width: a multiple of 2^Levels. Cut: registers, see tnd_aes_gcm_field_pkg
// Latency     a clock for each register in the way; one product per clock; nothing stalls
// Timing      independent of the operands
// Checked by  ../formal/tnd_aes_gcm_karatsuba_formal.sv; ../tb, in tnd_aes_gcm_core
module tnd_aes_gcm_karatsuba
  import tnd_aes_gcm_field_pkg::*;
#(
  parameter int unsigned Width  = 128,
  parameter int unsigned Levels = 3,
  parameter cut_t        Cut    = '0
) (
  input  logic               clk_i,
  input  logic [Width-1:0]   a_i,
  input  logic [Width-1:0]   b_i,
  output logic [2*Width-2:0] product_o
);
  if (Levels == 0) begin : gen_leaf
    // Sums of eight products of bits each, then the sums of those.
    localparam int unsigned Groups = (Width + 7) / 8;
    logic [Width-1:0]               a, b;
    logic [Groups-1:0][Width+6:0]   sums, sums_later;
    logic [2*Width-2:0]             product;
    tnd_delay #(.Width(2 * Width), .Depth(32'(Cut.split))) u_split (
      .clk_i, .rst_ni(1'b1), .enable_i(1'b1), .data_i({a_i, b_i}), .data_o({a, b})
    );
    always_comb begin
      sums = '0;
      for (int unsigned i = 0; i < Width; i++) begin
        if (a[i]) sums[i/8] ^= (Width + 7)'(b) << i % 8;
      end
    end
    tnd_delay #(.Width(Groups * (Width + 7)), .Depth(32'(Cut.half))) u_half (
      .clk_i, .rst_ni(1'b1), .enable_i(1'b1), .data_i(sums), .data_o(sums_later)
    );
    always_comb begin
      product = '0;
      for (int unsigned i = 0; i < Groups; i++) product ^= (2 * Width - 1)'((2 * Width + 7)'(sums_later[i]) << 8 * i);
    end
    tnd_delay #(.Width(2 * Width - 1), .Depth(32'(Cut.base))) u_base (
      .clk_i, .rst_ni(1'b1), .enable_i(1'b1), .data_i(product), .data_o(product_o)
    );
  end else begin : gen_split
    localparam int unsigned Half = Width / 2;
    logic [2*Half-2:0]  low, high, middle, mixed;
    logic [2*Width-2:0] product;
    tnd_aes_gcm_karatsuba #(.Width(Half), .Levels(Levels - 1), .Cut(Cut)) u_low (
      .clk_i, .a_i(a_i[Half-1:0]), .b_i(b_i[Half-1:0]), .product_o(low)
    );
    tnd_aes_gcm_karatsuba #(.Width(Half), .Levels(Levels - 1), .Cut(Cut)) u_high (
      .clk_i, .a_i(a_i[Width-1:Half]), .b_i(b_i[Width-1:Half]), .product_o(high)
    );
    tnd_aes_gcm_karatsuba #(.Width(Half), .Levels(Levels - 1), .Cut(Cut)) u_middle (
      .clk_i, .a_i(a_i[Half-1:0] ^ a_i[Width-1:Half]), .b_i(b_i[Half-1:0] ^ b_i[Width-1:Half]), .product_o(middle)
    );
    assign mixed   = middle ^ low ^ high;
    assign product = {high, 1'b0, low} ^ (2 * Width - 1)'(mixed) << Half;
    tnd_delay #(.Width(2 * Width - 1), .Depth(32'(Cut.joins[Levels]))) u_join (
      .clk_i, .rst_ni(1'b1), .enable_i(1'b1), .data_i(product), .data_o(product_o)
    );
  end
endmodule
