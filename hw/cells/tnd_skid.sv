// Skid buffer: cuts every combinational path of a valid/ready channel.
//
// Contract    Words leave in the order in which they came; in_ready_o, out_valid_o and out_data_o are registers.
// Parameters  word_t: a packed type of any width; if it is not given, Width bits
// Handshake   in_valid_i/in_ready_o; out_valid_o/out_ready_i; one word per clock
// Latency     1 clock
// Reset       empties the buffer; the data registers are not reset
module tnd_skid #(
  parameter int unsigned Width  = 32,
  parameter type         word_t = logic [Width-1:0]
) (
  input  logic  clk_i,
  input  logic  rst_ni,
  input  logic  in_valid_i,
  output logic  in_ready_o,
  input  word_t in_data_i,
  output logic  out_valid_o,
  input  logic  out_ready_i,
  output word_t out_data_o
);
  // The spare register takes the word that comes in the cycle in which the output stalls; ready is low while it is
  // full.
  word_t data_q, spare_q;
  logic  valid_q, spare_empty_q, advance;

  assign in_ready_o  = spare_empty_q;
  assign out_valid_o = valid_q;
  assign out_data_o  = data_q;
  assign advance     = !valid_q || out_ready_i;

  always_ff @(posedge clk_i) begin
    if (!rst_ni) begin
      spare_empty_q <= 1'b1;
      valid_q       <= 1'b0;
    end else if (advance) begin
      spare_empty_q <= 1'b1;
      valid_q       <= in_valid_i || !spare_empty_q;
    end else if (in_valid_i) begin
      spare_empty_q <= 1'b0;
    end
  end

  always_ff @(posedge clk_i) begin
    if (spare_empty_q) spare_q <= in_data_i;
    if (advance) data_q <= spare_empty_q ? in_data_i : spare_q;
  end

`ifndef SYNTHESIS
  tnd_hold_check #(.word_t(word_t)) u_hold (
    .clk_i, .rst_ni, .valid_i(out_valid_o), .ready_i(out_ready_i), .data_i(out_data_o)
  );
`endif
endmodule
