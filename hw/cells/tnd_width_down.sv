// Stream width converter, wide to narrow: one beat becomes up to Factor beats of OutWidth bits.
//
// Contract    Both streams: byte 0 in bits 7:0, packed from byte 0, keep all ones but in the last beat, where the low
//             ones count, at least one. The low part leaves first; parts of a last beat that keep nothing are not sent.
// Handshake   in_valid_i/in_ready_o; out_valid_o/out_ready_i; one narrow beat per clock, without a bubble. in_ready_o
//             depends on out_ready_i in the same cycle.
// Latency     1 clock to the first narrow beat
module tnd_width_down #(
  parameter int unsigned OutWidth = 256,
  parameter int unsigned Factor   = 2
) (
  input  logic                         clk_i,
  input  logic                         rst_ni,
  input  logic                         in_valid_i,
  output logic                         in_ready_o,
  input  logic [Factor*OutWidth-1:0]   in_data_i,
  input  logic [Factor*OutWidth/8-1:0] in_keep_i,
  input  logic                         in_last_i,
  output logic                         out_valid_o,
  input  logic                         out_ready_i,
  output logic [OutWidth-1:0]          out_data_o,
  output logic [OutWidth/8-1:0]        out_keep_o,
  output logic                         out_last_o
);
  localparam int unsigned OutBytes = OutWidth / 8;

  // Shifts right by one part per beat; keep is 0 where nothing is left, so keep alone says how much there is.
  logic [Factor*OutWidth-1:0]   data_q;
  logic [Factor*OutBytes-1:0]   keep_q;
  logic                         last_q, final_part;

  assign final_part  = !keep_q[OutBytes];  // the next part keeps nothing
  assign in_ready_o  = !keep_q[0] || (out_ready_i && final_part);
  assign out_valid_o = keep_q[0];
  assign out_data_o  = data_q[OutWidth-1:0];
  assign out_keep_o  = keep_q[OutBytes-1:0];
  assign out_last_o  = last_q && final_part;

  always_ff @(posedge clk_i) begin
    if (!rst_ni) begin
      keep_q <= '0;
    end else if (in_ready_o) begin
      keep_q <= in_valid_i ? in_keep_i : '0;
    end else if (out_ready_i) begin
      keep_q <= keep_q >> OutBytes;
    end
  end

  // The highest part keeps its data when the lower ones move down: keep_q says that it is empty.
  always_ff @(posedge clk_i) begin
    if (in_ready_o) begin
      data_q <= in_data_i;
      last_q <= in_last_i;
    end else if (out_ready_i) begin
      data_q[0+:(Factor-1)*OutWidth] <= data_q[OutWidth+:(Factor-1)*OutWidth];
    end
  end

  if (Factor < 2) begin : gen_bad_factor
    $error("tnd_width_down: Factor must be at least 2");
  end

`ifndef SYNTHESIS
  tnd_hold_check #(.Width($bits(out_data_o) + $bits(out_keep_o) + 1)) u_hold (
    .clk_i, .rst_ni, .valid_i(out_valid_o), .ready_i(out_ready_i), .data_i({out_data_o, out_keep_o, out_last_o})
  );
`endif
endmodule
