// Proves for a bounded run from reset that tnd_record_write writes every record once, in order, where it belongs, and says
// so once memory has answered.
//
// A record holds its own number, and its address is that of the number. The memory takes addresses and data when it
// likes and answers a write that it has taken whole.
module tnd_record_write_formal #(
  parameter int unsigned Depth = 2
) (
  input logic       clk_i,
  input logic       rst_ni,
  input logic       stop_i,
  input logic       record_valid_i,
  input logic       record_urgent_i,
  input logic       aw_ready_i,
  input logic       w_ready_i,
  input logic       b_valid_i,
  input logic [1:0] b_resp_i
);
  logic         busy, record_ready, written_valid, written_urgent, written_error;
  logic         aw_valid, w_valid, w_last, b_ready;
  logic [63:0]  aw_addr;
  logic [7:0]   aw_len;
  logic [255:0] w_data;
  logic [31:0]  w_strb;
  logic [7:0]   taken_q, addressed_q, sent_q, answered_q, written_q;

  tnd_record_write #(
    .MemDataWidth(256),
    .Depth       (Depth)
  ) u_records (
    .busy_o          (busy),
    .record_ready_o  (record_ready),
    .record_addr_i   ({51'd0, taken_q, 5'd0}),
    .record_i        (256'(taken_q)),
    .written_valid_o (written_valid),
    .written_urgent_o(written_urgent),
    .written_error_o (written_error),
    .aw_valid_o      (aw_valid),
    .aw_addr_o       (aw_addr),
    .aw_len_o        (aw_len),
    .w_valid_o       (w_valid),
    .w_data_o        (w_data),
    .w_strb_o        (w_strb),
    .w_last_o        (w_last),
    .b_ready_o       (b_ready),
    .*
  );

  logic started_q = 1'b0;
  always_ff @(posedge clk_i) started_q <= 1'b1;
  always_comb assume (rst_ni == started_q);

  always_ff @(posedge clk_i) begin
    if (!rst_ni) begin
      taken_q     <= '0;
      addressed_q <= '0;
      sent_q      <= '0;
      answered_q  <= '0;
      written_q   <= '0;
    end else begin
      taken_q     <= taken_q + 8'(record_valid_i && record_ready);
      addressed_q <= addressed_q + 8'(aw_valid && aw_ready_i);
      sent_q      <= sent_q + 8'(w_valid && w_ready_i);
      answered_q  <= answered_q + 8'(b_valid_i && b_ready);
      written_q   <= written_q + 8'(written_valid);
    end
  end

  always_comb begin
    if (started_q) begin
      assume (!b_valid_i || (answered_q < addressed_q && answered_q < sent_q));
      if (aw_valid) assert (addressed_q < taken_q && aw_addr == {51'd0, addressed_q, 5'd0} && aw_len == '0);
      if (w_valid) assert (sent_q < taken_q && w_data == 256'(sent_q) && w_strb == '1 && w_last);
      // Written only when answered; nothing is left behind.
      if (written_valid) assert (written_q < answered_q);
      if (!busy) assert (written_q == taken_q);
    end
  end
endmodule
