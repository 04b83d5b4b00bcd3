// Product of two unsigned numbers by Karatsuba's method: three products of half the width, Levels times over.
//
// Parameters  130 bits and 3 levels make 27 products of 16 to 18 bits, each one multiplier block of an FPGA; the school
//             method takes 64 of 17 bits
// Latency     2 * Levels + 1 clocks, and one for each level above two; one product per clock; nothing stalls
// Timing      independent of the operands
// Checked by  ../tb, in tnd_poly1305_core
module tnd_poly1305_karatsuba #(
  parameter int unsigned Width  = 130,
  parameter int unsigned Levels = 3
) (
  input  logic               clk_i,
  input  logic [Width-1:0]   a_i,
  input  logic [Width-1:0]   b_i,
  output logic [2*Width-1:0] product_o
);
  logic [2*Width-1:0] product_q;
  assign product_o = product_q;

  if (Levels == 0) begin : gen_leaf
    always_ff @(posedge clk_i) product_q <= (2 * Width)'(a_i) * (2 * Width)'(b_i);
  end else begin : gen_split
    localparam int unsigned Low  = (Width + 1) / 2;
    localparam int unsigned High = Width - Low;

    logic [Low-1:0]     a_low_q, b_low_q;
    logic [High-1:0]    a_high_q, b_high_q;
    logic [Low:0]       a_sum_q, b_sum_q;
    logic [2*Low-1:0]   low;
    logic [2*High-1:0]  high;
    logic [2*Low+1:0]   middle, mixed;

    always_ff @(posedge clk_i) begin
      a_low_q  <= a_i[Low-1:0];
      b_low_q  <= b_i[Low-1:0];
      a_high_q <= a_i[Width-1:Low];
      b_high_q <= b_i[Width-1:Low];
      a_sum_q  <= (Low + 1)'(a_i[Low-1:0]) + (Low + 1)'(a_i[Width-1:Low]);
      b_sum_q  <= (Low + 1)'(b_i[Low-1:0]) + (Low + 1)'(b_i[Width-1:Low]);
    end

    tnd_poly1305_karatsuba #(
      .Width (Low),
      .Levels(Levels - 1)
    ) u_low (
      .clk_i,
      .a_i      (a_low_q),
      .b_i      (b_low_q),
      .product_o(low)
    );

    tnd_poly1305_karatsuba #(
      .Width (High),
      .Levels(Levels - 1)
    ) u_high (
      .clk_i,
      .a_i      (a_high_q),
      .b_i      (b_high_q),
      .product_o(high)
    );

    tnd_poly1305_karatsuba #(
      .Width (Low + 1),
      .Levels(Levels - 1)
    ) u_middle (
      .clk_i,
      .a_i      (a_sum_q),
      .b_i      (b_sum_q),
      .product_o(middle)
    );

    assign mixed = middle - (2 * Low + 2)'(low) - (2 * Low + 2)'(high);

    // The carries of three levels or more are long, so the middle product takes a clock of its own.
    logic [2*Low+1:0]   mixed_later;
    logic [2*Width-1:0] outer;
    if (Levels >= 3) begin : gen_two_clocks
      always_ff @(posedge clk_i) begin
        mixed_later <= mixed;
        outer       <= {high, low};
      end
    end else begin : gen_one_clock
      assign mixed_later = mixed;
      assign outer       = {high, low};
    end
    always_ff @(posedge clk_i) product_q <= outer + ((2 * Width)'(mixed_later) << Low);
  end
endmodule
