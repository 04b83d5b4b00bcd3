// Proves for all time, with any edges of either clock, that the bus's side of the shell is not out of reset unless the core's
// side has been in a reset of its own since the bus's side went into it, and has left it, however late core_hold arrives at
// the core's side, and core_up at the bus's.
//
// The way of core_hold takes up to MaxDelay clocks of the bus more than a wire does, and that of core_up as many; both stay the
// same throughout. Assumes one rst_ni, at first.
module tnd_soft_reset_formal #(
  parameter int unsigned MaxDelay = 2
) (
  input logic clk_i,
  input logic core_clk_i,
  input logic rst_ni,
  input logic soft_reset,
  input logic quiet
);
  logic stop, clear, work_rst_n, core_hold, core_up, up, core_rst_n;

  tnd_soft_reset #(.CoreClock(1'b1)) u_soft_reset (.*);

  // Ways: registers of the bus's clock, of which a constant chooses one.
  logic [MaxDelay:0]  hold_q = '1, up_q = '0;
  logic [MaxDelay:0]  holds, ups;
  logic [1:0]         hold_late_q, up_late_q;  // any value, and never another
  assign holds = {hold_q[MaxDelay-1:0], core_hold};
  assign ups   = {up_q[MaxDelay-1:0], up};
  always_ff @(posedge clk_i) begin
    hold_q      <= holds;
    up_q        <= ups;
    hold_late_q <= hold_late_q;
    up_late_q   <= up_late_q;
  end
  always_comb assume (hold_late_q <= 2'(MaxDelay) && up_late_q <= 2'(MaxDelay));
  assign core_up = ups[up_late_q];

  tnd_reset_crossing u_crossing (
    .clk_i, .hold_i(holds[hold_late_q]), .up_o(up), .other_clk_i(core_clk_i), .other_rst_no(core_rst_n)
  );

  // One reset of the bus's side at first, of as many clocks as the ways need.
  logic [2:0] clocks_q = '0;
  always_ff @(posedge clk_i) if (clocks_q != '1) clocks_q <= clocks_q + 1'b1;
  always_comb assume (rst_ni == (clocks_q == '1));

  // A reset of the bus's side begins another epoch; in it, done_q: the core's side has been in reset for 4 of its clocks.
  logic       out_q = 1'b0, epoch_q = 1'b0, seen_q = 1'b0, done_q = 1'b0;
  logic [1:0] low_q = '0;
  always_ff @(posedge clk_i) begin
    out_q   <= work_rst_n && clocks_q != '0;
    epoch_q <= epoch_q ^ (out_q && !work_rst_n);
  end
  always_ff @(posedge core_clk_i) begin
    seen_q <= epoch_q;
    low_q  <= core_rst_n || seen_q != epoch_q ? '0 : low_q + 2'(low_q != 2'd3);
    done_q <= seen_q == epoch_q && (done_q || (low_q == 2'd3 && !core_rst_n));
  end

  always_comb begin
    if (clocks_q != '0 && out_q && work_rst_n) assert (done_q && seen_q == epoch_q && core_rst_n);
  end
endmodule
