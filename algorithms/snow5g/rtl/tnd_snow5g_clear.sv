// Tells when to clear a register whose contents move on while enable_i is high: delays a flag by Depth such clocks, and
// gives it in clocks with enable_i alone. The flag comes from a register, so that it may drive the reset of a block's
// registers.
//
// Contract    now_o: enable_i is high, and so was data_i Depth clocks of enable_i before. enable_next_i: enable_i of the next
//             clock
// Latency     Depth clocks of enable_i; 0 is no register
// Reset       none
module tnd_snow5g_clear #(
  parameter int unsigned Depth = 1
) (
  input  logic clk_i,
  input  logic rst_ni,
  input  logic enable_i,
  input  logic enable_next_i,
  input  logic data_i,
  output logic now_o
);
  if (Depth == 0) begin : gen_now
    logic unused;
    assign unused = ^{clk_i, rst_ni, enable_next_i};
    assign now_o  = enable_i && data_i;
  end else begin : gen_later
    logic earlier, flag_q, flag, now_q;
    tnd_delay #(.Width(1), .Depth(Depth - 1)) u_before (.clk_i, .rst_ni, .enable_i, .data_i, .data_o(earlier));
    assign flag  = enable_i ? earlier : flag_q;
    assign now_o = now_q;
    always_ff @(posedge clk_i) begin
      flag_q <= flag;
      now_q  <= flag && enable_next_i;
    end
  end
endmodule
