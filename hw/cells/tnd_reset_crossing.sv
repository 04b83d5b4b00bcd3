// Carries a reset from one clock to another, and tells the side of hold_i that the other side has been in reset.
//
// Contract    hold_i, a register of its clock, high for 3 clocks or more, resets the other side: other_rst_no, synchronous to
//             other_clk_i, is low for 4 of its clocks or more, the first of them 2 after hold_i has risen. up_o rises when that
//             is over, and is low from a clock after hold_i has risen until then
// Reset       hold_i is the only one; it clears registers of the other clock without waiting for that, so that it works from
//             power-up on, and while the other clock stands
// Checked by  formal/tnd_reset_crossing_formal.sv
module tnd_reset_crossing (
  input  logic clk_i,
  input  logic hold_i,
  output logic up_o,
  input  logic other_clk_i,
  output logic other_rst_no
);
  localparam int unsigned Clocks = 8;

  (* async_reg = "true" *)
  logic [Clocks-1:0] past_q;  // clocks of the other side since hold_i
  (* async_reg = "true" *)
  logic [1:0]        release_q;
  (* async_reg = "true" *)
  logic [1:0]        up_q;

  always_ff @(posedge other_clk_i or posedge hold_i) begin
    if (hold_i) past_q <= '0;
    else past_q <= {past_q[Clocks-2:0], 1'b1};
  end

  always_ff @(posedge other_clk_i) release_q <= {release_q[0], past_q[Clocks-4]};
  assign other_rst_no = release_q[1];

  always_ff @(posedge clk_i) up_q <= {up_q[0], past_q[Clocks-1]};
  assign up_o = up_q[1];
endmodule
