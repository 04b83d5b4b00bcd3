// Test bench top: the two sides of a reset with two clocks; the test is the wires between them.
module tnd_soft_reset_tb (
  input  logic clk_i,
  input  logic core_clk_i,
  input  logic rst_ni,
  input  logic soft_reset,
  output logic clear,
  output logic work_rst_n,
  output logic core_hold,
  input  logic hold_i,
  output logic up_o,
  input  logic core_up,
  output logic core_rst_n
);
  logic unused_stop;

  tnd_soft_reset #(.CoreClock(1'b1)) u_soft_reset (.quiet(1'b1), .stop(unused_stop), .*);
  tnd_reset_crossing u_crossing (.clk_i, .hold_i, .up_o, .other_clk_i(core_clk_i), .other_rst_no(core_rst_n));
endmodule
