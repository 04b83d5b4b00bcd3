// An addition in slices, one slice per clock from the least significant on.
//
// Contract    sum_o = a_i + b_i + carry_i, with the carry out on top, of the operands Latency clocks before; all registers
//             hold while enable_i is low
// Latency     Slices - 1 clocks, and one more if Registered is 1
// Reset       none
module tnd_add_slices #(
  parameter int unsigned Width      = 32,
  parameter int unsigned Slices     = 2,
  parameter int unsigned Registered = 0
) (
  input  logic             clk_i,
  input  logic             rst_ni,
  input  logic             enable_i,
  input  logic             carry_i,
  input  logic [Width-1:0] a_i,
  input  logic [Width-1:0] b_i,
  output logic [Width:0]   sum_o
);
  // All slices but the last are as wide.
  localparam int unsigned Slice = (Width + Slices - 1) / Slices;

  logic [Slices:0] carry;  // carry[i]: into slice i, in the clock of that slice
  assign carry[0]     = carry_i;
  assign sum_o[Width] = carry[Slices];

  for (genvar i = 0; i < Slices; i++) begin : gen_slice
    localparam int unsigned Low  = i * Slice;
    localparam int unsigned Bits = i + 1 < Slices ? Slice : Width - Low;
    logic [Bits-1:0] a, b, sum;
    logic            carry_out;

    tnd_delay #(
      .Width(2 * Bits),
      .Depth(i)
    ) u_operands (
      .clk_i,
      .rst_ni,
      .enable_i,
      .data_i({a_i[Low+:Bits], b_i[Low+:Bits]}),
      .data_o({a, b})
    );
    // One chain of carries: the carry in is what the bit below makes.
    logic unused_bit;
    assign {carry_out, sum, unused_bit} = {1'b0, a, 1'b1} + {1'b0, b, carry[i]};
    tnd_delay #(
      .Width(Bits),
      .Depth(Slices - 1 - i + Registered)
    ) u_sum (
      .clk_i,
      .rst_ni,
      .enable_i,
      .data_i(sum),
      .data_o(sum_o[Low+:Bits])
    );
    tnd_delay #(
      .Width(1),
      .Depth(i + 1 < Slices ? 1 : Registered)
    ) u_carry (
      .clk_i,
      .rst_ni,
      .enable_i,
      .data_i(carry_out),
      .data_o(carry[i+1])
    );
  end
endmodule
