// Fans a signal out to very many registers, two clocks later: four copies, each for a quarter of them.
//
//   data_i --> half, half --> quarter, quarter, quarter, quarter
//
// Contract    data_o is four copies of data_i. The registers that one copy drives should lie together
// Parameters  ResetTo: what registers that are reset are reset to. Some are and others not, so that synthesis does not find
//             them equal and share them
// Latency     two clocks
// Reset       after three clocks all registers are ResetTo if data_i is; the reset's end reaches them two clocks later
module tnd_fan_out #(
  parameter int unsigned      Width   = 1,
  parameter logic [Width-1:0] ResetTo = '0
) (
  input  logic                  clk_i,
  input  logic                  rst_ni,
  input  logic [Width-1:0]      data_i,
  output logic [3:0][Width-1:0] data_o
);
  logic                  reset_q;
  logic [1:0][Width-1:0] half_q;
  logic [3:0][Width-1:0] quarter_q;
  always_ff @(posedge clk_i) begin
    reset_q   <= !rst_ni;
    half_q    <= {2{data_i}};
    quarter_q <= {{2{half_q[1]}}, {2{half_q[0]}}};
    if (reset_q) {half_q[1], quarter_q[3], quarter_q[1]} <= {3{ResetTo}};
  end
  assign data_o = quarter_q;
endmodule
