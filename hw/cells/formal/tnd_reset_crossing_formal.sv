// Proves for all time that the other side of tnd_reset_crossing has been in reset for 4 of its clocks, one after the other,
// before up_o says so, with any edges of either clock, and whatever its registers held at first.
//
// Assumes that hold_i is a register, and high for 3 clocks or more each time and at first.
module tnd_reset_crossing_formal (
  input logic clk_i,
  input logic other_clk_i,
  input logic hold_next_i
);
  logic up, other_rst_n;
  logic hold_q = 1'b1;

  tnd_reset_crossing u_crossing (.clk_i, .hold_i(hold_q), .up_o(up), .other_clk_i, .other_rst_no(other_rst_n));

  logic [1:0] held_q = '0;  // clocks for which hold_q has been high
  always_ff @(posedge clk_i) begin
    hold_q <= hold_next_i;
    if (!hold_q) held_q <= '0;
    else if (held_q != 2'd2) held_q <= held_q + 1'b1;
  end
  always_comb if (hold_q && held_q != 2'd2) assume (hold_next_i);

  logic [1:0] low_q  = '0;    // clocks in reset, one after the other, since hold_q
  logic       done_q = 1'b0;  // there have been 4
  always_ff @(posedge other_clk_i or posedge hold_q) begin
    if (hold_q) begin
      low_q  <= '0;
      done_q <= 1'b0;
    end else begin
      low_q  <= other_rst_n ? '0 : low_q + 2'(low_q != 2'd3);
      done_q <= done_q || (low_q == 2'd3 && !other_rst_n);
    end
  end

  always_comb begin
    if (!hold_q) assert (!up || done_q);
    if (!hold_q && other_rst_n && !done_q) assert (!up);
  end
endmodule
