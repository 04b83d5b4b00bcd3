// Proves for a bounded run from reset that the bursts of tnd_axi_burst cover the beats of each command once and in order, with
// no beat left out or added, and none across a multiple of MaxBurst; that the last burst is marked as such; and that the
// places of a command's bytes in its beats are right.
module tnd_axi_burst_formal #(
  parameter int unsigned MaxBurst = 4
) (
  input logic       clk_i,
  input logic       rst_ni,
  input logic       cmd_valid_i,
  input logic [8:0] cmd_addr_i,
  input logic [9:0] cmd_bits_i,
  input logic       burst_ready_i
);
  logic       cmd_ready, taken, wraps, busy, burst_valid, burst_last;
  logic [1:0] offset, end_place;
  logic [8:0] burst_addr;
  logic [7:0] burst_len;

  tnd_axi_burst #(
    .AddrWidth(9),
    .BitsWidth(10),
    .DataWidth(32),
    .MaxBurst (MaxBurst)
  ) u_burst (
    .cmd_ready_o  (cmd_ready),
    .taken_o      (taken),
    .offset_o     (offset),
    .end_o        (end_place),
    .wraps_o      (wraps),
    .busy_o       (busy),
    .burst_valid_o(burst_valid),
    .burst_addr_o (burst_addr),
    .burst_len_o  (burst_len),
    .burst_last_o (burst_last),
    .*
  );

  logic started_q = 1'b0;
  always_ff @(posedge clk_i) started_q <= 1'b1;
  always_comb assume (rst_ni == started_q);
  always_comb assume (cmd_bits_i != '0);

  // Commands that have been taken and are not covered, oldest first: their first and last byte.
  logic [8:0] first_q [3], last_q [3];
  logic [1:0] count_q;
  logic [6:0] next_q;  // beat that the oldest needs next
  logic       begun_q;
  logic       take, offer, finish;
  logic [6:0] beat;
  logic [8:0] last_byte;
  assign take      = cmd_valid_i && cmd_ready;
  assign offer     = burst_valid && burst_ready_i;
  assign finish    = offer && burst_last;
  assign beat      = begun_q ? next_q : first_q[0][8:2];
  assign last_byte = cmd_addr_i + 9'((11'(cmd_bits_i) - 11'd1) >> 3);
  always_ff @(posedge clk_i) begin
    if (!rst_ni) begin
      count_q <= '0;
      begun_q <= 1'b0;
    end else begin
      count_q <= count_q + 2'(take) - 2'(finish);
      if (offer) begun_q <= !burst_last;
    end
    if (finish) begin
      for (int unsigned i = 0; i < 2; i++) {first_q[i], last_q[i]} <= {first_q[i+1], last_q[i+1]};
    end
    if (take) {first_q[count_q - 2'(finish)], last_q[count_q - 2'(finish)]} <= {cmd_addr_i, last_byte};
    if (offer) next_q <= beat + 7'(burst_len) + 1'b1;
  end

  // The command that was taken last; newest_q: that was a clock ago.
  logic [8:0] newest_first_q;
  logic [9:0] newest_bits_q;
  logic       newest_q;
  always_ff @(posedge clk_i) begin
    newest_q <= rst_ni && take;
    if (take) {newest_first_q, newest_bits_q} <= {cmd_addr_i, cmd_bits_i};
  end
  logic [9:0] newest_bytes;
  assign newest_bytes = 10'((11'(newest_bits_q) + 11'd7) >> 3);

  always_comb begin
    if (rst_ni && started_q) begin
      assert (busy == (count_q != '0) && !(take && count_q == 2'd3));
      assert (!burst_valid || count_q != '0);
      if (burst_valid) begin
        assert (burst_addr == {beat, 2'b00});
        assert (7'(burst_len) <= last_q[0][8:2] - beat);
        assert (burst_last == (beat + 7'(burst_len) == last_q[0][8:2]));
        assert (8'(beat) % 8'(MaxBurst) + burst_len < 8'(MaxBurst));
        // No burst is shorter than it must be.
        assert (burst_last || (8'(beat) + burst_len + 1'b1) % 8'(MaxBurst) == '0);
      end
      assert (taken == newest_q);
      if (taken) begin
        assert (offset == newest_first_q[1:0] && end_place == 2'(newest_first_q + 9'(newest_bytes) - 9'd1));
        assert (wraps == ((10'(offset) + newest_bytes + 10'd3) >> 2 != (newest_bytes + 10'd3) >> 2));
      end
      cover (finish && begun_q);
      cover (finish && !begun_q && burst_len == 8'(MaxBurst - 1));
    end
  end
endmodule
