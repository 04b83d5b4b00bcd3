// First-word-fall-through FIFO in registers or distributed RAM, for shallow queues.
//
// Contract    that of tnd_fifo_counted, whose parameters, handshake, latency and reset it has
module tnd_fifo #(
  parameter int unsigned Width  = 32,
  parameter type         word_t = logic [Width-1:0],
  parameter int unsigned Depth  = 2,
  parameter int unsigned Wipe   = 0,
  parameter int unsigned Margin = 0
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
  logic [$clog2(Depth+1)-1:0] unused_count;

  tnd_fifo_counted #(.word_t(word_t), .Depth(Depth), .Wipe(Wipe), .Margin(Margin)) u_fifo (.count_o(unused_count), .*);
endmodule
