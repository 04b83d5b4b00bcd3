// First-word-fall-through FIFO in block RAM, for deep or wide queues.
//
// Contract    Words leave in the order in which they came. Holds Depth words in the RAM and one more in the RAM's
//             output register, which is the word on offer. The RAM is never read where it is written in the same clock.
// Handshake   in_valid_i/in_ready_o; out_valid_o/out_ready_i; one word per clock. Neither ready nor valid depends on
//             the other side's signals in the same cycle.
// Latency     2 clocks
// Reset       empties the FIFO; the RAM and its output register are not reset
module tnd_fifo_ram #(
  parameter int unsigned Width = 32,
  parameter int unsigned Depth = 64
) (
  input  logic             clk_i,
  input  logic             rst_ni,
  input  logic             in_valid_i,
  output logic             in_ready_o,
  input  logic [Width-1:0] in_data_i,
  output logic             out_valid_o,
  input  logic             out_ready_i,
  output logic [Width-1:0] out_data_o
);
  localparam int unsigned PointerWidth = Depth > 1 ? $clog2(Depth) : 1;
  localparam int unsigned CountWidth   = $clog2(Depth + 1);
  localparam logic [PointerWidth-1:0] Top = PointerWidth'(Depth - 1);

  logic [Width-1:0]        ram_q [Depth];
  logic [Width-1:0]        out_data_q;
  logic [PointerWidth-1:0] write_q, read_q;
  logic [CountWidth-1:0]   count_q;
  logic                    out_valid_q;
  logic                    push, pop;

  assign in_ready_o  = count_q != CountWidth'(Depth);
  assign out_valid_o = out_valid_q;
  assign out_data_o  = out_data_q;
  assign push        = in_valid_i && in_ready_o;
  assign pop         = count_q != '0 && (!out_valid_q || out_ready_i);

  always_ff @(posedge clk_i) begin
    if (push) ram_q[write_q] <= in_data_i;
    if (pop) out_data_q <= ram_q[read_q];
  end

  always_ff @(posedge clk_i) begin
    if (!rst_ni) begin
      write_q     <= '0;
      read_q      <= '0;
      count_q     <= '0;
      out_valid_q <= 1'b0;
    end else begin
      if (push) write_q <= write_q == Top ? '0 : write_q + 1'b1;
      if (pop) read_q <= read_q == Top ? '0 : read_q + 1'b1;
      if (push != pop) count_q <= push ? count_q + 1'b1 : count_q - 1'b1;
      if (pop) out_valid_q <= 1'b1;
      else if (out_ready_i) out_valid_q <= 1'b0;
    end
  end
endmodule
