// Stream width converter, narrow to wide: Factor beats of InWidth bits become one.
//
// Contract    Both streams: byte 0 in bits 7:0, packed from byte 0, keep all ones but in the last beat, where the low
//             ones count. The first narrow beat becomes the low part. A last beat closes the wide beat early; the parts
//             that got no beat have keep 0 and undefined data.
// Handshake   in_valid_i/in_ready_o; out_valid_o/out_ready_i; one narrow beat per clock, without a bubble. in_ready_o
//             depends on out_ready_i in the same cycle.
// Latency     1 clock from the beat that completes the wide beat
module tnd_width_up #(
  parameter int unsigned InWidth = 256,
  parameter int unsigned Factor  = 2
) (
  input  logic                        clk_i,
  input  logic                        rst_ni,
  input  logic                        in_valid_i,
  output logic                        in_ready_o,
  input  logic [InWidth-1:0]          in_data_i,
  input  logic [InWidth/8-1:0]        in_keep_i,
  input  logic                        in_last_i,
  output logic                        out_valid_o,
  input  logic                        out_ready_i,
  output logic [Factor*InWidth-1:0]   out_data_o,
  output logic [Factor*InWidth/8-1:0] out_keep_o,
  output logic                        out_last_o
);
  logic [Factor-1:0][InWidth-1:0]   data_q;
  logic [Factor-1:0][InWidth/8-1:0] keep_q;
  logic [Factor-1:0]                part_q;  // one-hot: where the next beat goes
  logic                             full_q, last_q, take;

  assign in_ready_o  = !full_q || out_ready_i;
  assign out_valid_o = full_q;
  assign out_data_o  = data_q;
  assign out_keep_o  = keep_q;
  assign out_last_o  = last_q;
  assign take        = in_valid_i && in_ready_o;

  always_ff @(posedge clk_i) begin
    if (!rst_ni) begin
      part_q <= Factor'(1);
      full_q <= 1'b0;
    end else if (take) begin
      part_q <= in_last_i ? Factor'(1) : {part_q[Factor-2:0], part_q[Factor-1]};
      full_q <= in_last_i || part_q[Factor-1];
    end else if (out_ready_i) begin
      full_q <= 1'b0;
    end
  end

  always_ff @(posedge clk_i) begin
    if (take) begin
      last_q <= in_last_i;
      for (int unsigned i = 0; i < Factor; i++) begin
        if (part_q[i]) data_q[i] <= in_data_i;
        if (part_q[i]) keep_q[i] <= in_keep_i;
        else if (part_q[0]) keep_q[i] <= '0;
      end
    end
  end

  if (Factor < 2) begin : gen_bad_factor
    $error("tnd_width_up: Factor must be at least 2");
  end

`ifndef SYNTHESIS
  tnd_hold_check #(.Width($bits(out_data_o) + $bits(out_keep_o) + 1)) u_hold (
    .clk_i, .rst_ni, .valid_i(out_valid_o), .ready_i(out_ready_i), .data_i({out_data_o, out_keep_o, out_last_o})
  );
`endif
endmodule
