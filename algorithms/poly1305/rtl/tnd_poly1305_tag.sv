// The end of a message: the lanes' sum, fully reduced, plus s.
//
// Standard    RFC 8439, section 2.5
// Handshake   events in and out, one per clock. s_i is s of slot_o, a clock later.
// Latency     5 clocks
// Reset       empties it; its registers keep the last message's sum
// Timing      independent of the data: both candidates of the final subtraction are computed
// Checked by  ../tb, in tnd_poly1305_core
module tnd_poly1305_tag
  import tnd_poly1305_field_pkg::*;
#(
  parameter int unsigned Lanes = 4
) (
  input  logic                 clk_i,
  input  logic                 rst_ni,
  input  logic                 valid_i,
  input  logic [SlotWidth-1:0] slot_i,
  input  product_t [Lanes-1:0] lanes_i,
  output logic [SlotWidth-1:0] slot_o,
  input  logic [127:0]         s_i,
  output logic                 valid_o,
  output logic [127:0]         tag_o
);
  localparam int unsigned Latency = 5;

  logic [Latency-1:0]   valid_q;
  logic [SlotWidth-1:0] slot_q[3];
  sum_t                 total, total_q;
  folded_t              folded_q, above_q;
  field_t               value_q, below_q;
  logic [127:0]         tag_q;

  always_comb begin
    total = '0;
    for (int unsigned l = 0; l < Lanes; l++) total += sum_t'(lanes_i[l]);
  end

  always_ff @(posedge clk_i) begin
    if (!rst_ni) valid_q <= '0;
    else valid_q <= {valid_q[Latency-2:0], valid_i};
  end

  always_ff @(posedge clk_i) begin
    slot_q[0] <= slot_i;
    slot_q[1] <= slot_q[0];
    slot_q[2] <= slot_q[1];
    total_q   <= total;
    folded_q  <= fold(total_q, '0);
    value_q   <= carry(folded_q);
    below_q   <= value_q;
    above_q   <= folded_t'(value_q) + 131'd5;
    // above_q reaches 2^130 where the value is p or more.
    tag_q     <= (above_q[130] ? above_q[127:0] : below_q[127:0]) + s_i;
  end

  assign slot_o  = slot_q[2];
  assign valid_o = valid_q[Latency-1];
  assign tag_o   = tag_q;

  logic unused_top;
  assign unused_top = ^{above_q[129:128], below_q[129:128]};
endmodule
