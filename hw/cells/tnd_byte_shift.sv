// Bytes from any place of two words that follow one another: a funnel shifter with a register behind every step.
// A step is one LUT per bit; two between registers are four on many FPGAs.
//
//   {high_i, low_i} >> 8 * shift_i: DataWidth bits of it, Stages clocks later; side_i goes along
//
// Contract    A word per clock, always: what is behind it has room. shift_i is a multiple of Alignment: a word's bytes, and
//             nothing is left of it but wires
// Latency     Stages clocks
module tnd_byte_shift #(
  parameter int unsigned DataWidth = 256,
  parameter int unsigned SideWidth = 1,
  parameter int unsigned Alignment = 1,  // bytes; a power of two
  localparam int unsigned ShiftWidth = $clog2(DataWidth / 8),
  localparam int unsigned Stages     = 8 * Alignment < DataWidth ? ShiftWidth - $clog2(Alignment) : 0
) (
  input  logic                  clk_i,
  input  logic                  rst_ni,
  input  logic                  valid_i,
  input  logic [DataWidth-1:0]  low_i,
  input  logic [DataWidth-1:0]  high_i,
  input  logic [ShiftWidth-1:0] shift_i,
  input  logic [SideWidth-1:0]  side_i,
  output logic                  valid_o,
  output logic [DataWidth-1:0]  data_o,
  output logic [SideWidth-1:0]  side_o
);
  // The largest steps first: behind a step of n bytes, n - Alignment bytes more than a word are left.
  logic [2*DataWidth-1:0] data_q[Stages+1];
  logic [ShiftWidth-1:0]  shift_q[Stages+1];
  logic [SideWidth-1:0]   side_q[Stages+1];
  logic [Stages:0]        valid_q;

  assign data_q[0]  = {high_i, low_i};
  assign shift_q[0] = shift_i;
  assign side_q[0]  = side_i;
  assign valid_q[0] = valid_i;

  for (genvar i = 0; i < Stages; i++) begin : gen_stage
    localparam int unsigned Step = 1 << (ShiftWidth - 1 - i);  // bytes
    localparam int unsigned Left = DataWidth + 8 * (Step - Alignment);
    always_ff @(posedge clk_i) begin
      data_q[i+1]  <= (2*DataWidth)'(Left'(shift_q[i][ShiftWidth-1-i] ? data_q[i] >> 8 * Step : data_q[i]));
      shift_q[i+1] <= shift_q[i];
      side_q[i+1]  <= side_q[i];
      valid_q[i+1] <= rst_ni && valid_q[i];
    end
  end

  if (Stages == 0) begin : gen_no_step
    logic unused;
    assign unused = ^{clk_i, rst_ni, shift_q[0]};
  end

  assign valid_o = valid_q[Stages];
  assign data_o  = data_q[Stages][DataWidth-1:0];
  assign side_o  = side_q[Stages];
endmodule
