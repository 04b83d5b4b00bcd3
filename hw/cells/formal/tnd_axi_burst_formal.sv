// Proves for a bounded run from reset that the bursts of tnd_axi_burst cover each command once and in order: with no beat
// left out or added, none across a multiple of MaxBurst, and the last one called so.
module tnd_axi_burst_formal #(
  parameter int unsigned MaxBurst = 4
) (
  input logic       clk_i,
  input logic       rst_ni,
  input logic       cmd_valid_i,
  input logic [4:0] cmd_addr_i,
  input logic [4:0] cmd_beats_m1_i,
  input logic       burst_ready_i
);
  logic       cmd_ready, burst_valid, burst_last;
  logic [4:0] burst_addr;
  logic [7:0] burst_len;

  tnd_axi_burst #(
    .AddrWidth(5),
    .BeatWidth(5),
    .MaxBurst (MaxBurst),
    .BeatBytes(8)
  ) u_burst (
    .cmd_ready_o  (cmd_ready),
    .burst_valid_o(burst_valid),
    .burst_addr_o (burst_addr),
    .burst_len_o  (burst_len),
    .burst_last_o (burst_last),
    .*
  );

  logic started_q = 1'b0;
  always_ff @(posedge clk_i) started_q <= 1'b1;
  always_comb assume (rst_ni == started_q);

  // What no burst has covered yet of the command that was taken.
  logic [4:0] addr_q;
  logic [5:0] left_q;
  logic       take, offer;
  assign take  = cmd_valid_i && cmd_ready;
  assign offer = burst_valid && burst_ready_i;
  always_ff @(posedge clk_i) begin
    if (!rst_ni) begin
      left_q <= '0;
    end else if (take) begin
      addr_q <= cmd_addr_i;
      left_q <= 6'(cmd_beats_m1_i) + 1'b1;
    end else if (offer) begin
      addr_q <= addr_q + 5'(burst_len) + 1'b1;
      left_q <= left_q - 6'(burst_len) - 1'b1;
    end
  end

  always_comb begin
    if (rst_ni && started_q) begin
      assert (burst_valid == (left_q != '0));
      if (burst_valid) begin
        assert (burst_addr == addr_q);
        assert (burst_len < 8'(left_q));
        assert (burst_last == (burst_len + 1'b1 == 8'(left_q)));
        assert (8'(burst_addr) % 8'(MaxBurst) + burst_len < 8'(MaxBurst));
        // None is shorter than it must be.
        assert (burst_last || (8'(burst_addr) + burst_len + 1'b1) % 8'(MaxBurst) == '0);
      end
      assert (!take || left_q == '0 || (offer && burst_last));
    end
  end
endmodule
