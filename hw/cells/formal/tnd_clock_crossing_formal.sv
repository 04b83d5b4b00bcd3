// Proves for all time that words cross from clock to clock once, in order and whole, with any edges of either clock; that no
// word is overwritten before it has left; and that of a pointer that crosses no two bits change between two edges of its
// clock, so that the other side samples the old value or the new one, however each bit settles. With Wipe, it proves that a
// word that has left is overwritten a clock after that is known.
//
// Words are the number of those before them, modulo 16, of which no more than Depth are inside.
// Assumes that both sides are in reset at first, for 3 clocks of each, as tnd_reset_crossing has it.
module tnd_clock_crossing_formal #(
  parameter int unsigned Depth = 4,
  parameter int unsigned Wipe  = 0
) (
  input logic in_clk_i,
  input logic out_clk_i,
  input logic in_rst_ni,
  input logic out_rst_ni,
  input logic in_valid_i,
  input logic out_ready_i
);
  logic       in_ready, out_valid;
  logic [3:0] in_data_q, out_data, expected_q;

  tnd_clock_crossing #(.Width(4), .Depth(Depth), .Wipe(Wipe)) u_crossing (
    .in_ready_o (in_ready),
    .in_data_i  (in_data_q),
    .out_valid_o(out_valid),
    .out_data_o (out_data),
    .*
  );

  // Clocks of each side in reset; neither side leaves it before both have had 3.
  logic [1:0] in_past_q = '0, out_past_q = '0;
  logic       in_up_q = 1'b0, out_up_q = 1'b0;
  logic       both;
  assign both = in_past_q == 2'd3 && out_past_q == 2'd3;
  always_ff @(posedge in_clk_i) begin
    if (in_past_q != 2'd3) in_past_q <= in_past_q + 1'b1;
    in_up_q <= in_rst_ni;
  end
  always_ff @(posedge out_clk_i) begin
    if (out_past_q != 2'd3) out_past_q <= out_past_q + 1'b1;
    out_up_q <= out_rst_ni;
  end
  always_comb begin
    assume (both || (!in_rst_ni && !out_rst_ni));
    if (in_up_q) assume (in_rst_ni);
    if (out_up_q) assume (out_rst_ni);
  end

  always_ff @(posedge in_clk_i) begin
    if (!in_rst_ni) in_data_q <= '0;
    else if (in_valid_i && in_ready) in_data_q <= in_data_q + 1'b1;
  end
  always_ff @(posedge out_clk_i) begin
    if (!out_rst_ni) expected_q <= '0;
    else if (out_valid && out_ready_i) expected_q <= expected_q + 1'b1;
  end

  // The pointers before the last edge of their clock.
  logic [$clog2(Depth):0] write_before_q, read_before_q;
  // The word has been seen to have left a clock ago, and no other has come.
  logic wiped_q = 1'b0;
  always_ff @(posedge in_clk_i) begin
    write_before_q <= u_crossing.write_code_q;
    wiped_q        <= in_rst_ni && in_ready && !in_valid_i;
  end
  always_ff @(posedge out_clk_i) read_before_q <= u_crossing.read_code_q;

  logic [3:0] held;
  assign held = in_data_q - expected_q;

  always_comb begin
    if (in_up_q && out_up_q) begin
      assert (32'(held) <= Depth);
      if (out_valid) assert (out_data == expected_q && held != '0);
    end
    if (in_up_q) assert ($onehot0(write_before_q ^ u_crossing.write_code_q));
    if (out_up_q) assert ($onehot0(read_before_q ^ u_crossing.read_code_q));
    if (Wipe != 0 && wiped_q) assert (u_crossing.storage_q[0] == '0);
  end
endmodule
