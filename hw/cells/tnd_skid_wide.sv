// Skid buffer for wide words: the late signals, in_valid_i and out_ready_i, enable no register of data.
//
// Contract    Words leave in the order in which they came; in_ready_o and out_valid_o are registered, out_data_o comes
//             from two registers through a multiplexer
// Parameters  word_t: a packed type of any width; if it is not given, Width bits
// Handshake   in_valid_i/in_ready_o; out_valid_o/out_ready_i; one word per clock, in step with tnd_skid
// Latency     1 clock
// Reset       empties the buffer; the data registers are not reset
module tnd_skid_wide #(
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
  // The empty slot whose turn it is loads in_data_i in every clock, until a push fills it.
  word_t [1:0] slot_q;
  logic [1:0]  open_q;
  logic        write_q, read_q, write_next, ready_next, push, pop;

  assign out_data_o = slot_q[read_q];
  assign push       = in_valid_i && in_ready_o;
  assign pop        = out_valid_o && out_ready_i;
  assign write_next = write_q ^ push;
  assign ready_next = pop || !out_valid_o || (in_ready_o && !push);

  always_ff @(posedge clk_i) begin
    if (!rst_ni) begin
      write_q     <= 1'b0;
      read_q      <= 1'b0;
      open_q      <= 2'b01;
      in_ready_o  <= 1'b1;
      out_valid_o <= 1'b0;
    end else begin
      write_q     <= write_next;
      read_q      <= read_q ^ pop;
      open_q      <= {ready_next && write_next, ready_next && !write_next};
      in_ready_o  <= ready_next;
      out_valid_o <= push || (out_valid_o && !(pop && in_ready_o));
    end
  end

  always_ff @(posedge clk_i) begin
    for (int unsigned i = 0; i < 2; i++) begin
      if (open_q[i]) slot_q[i] <= in_data_i;
    end
  end

`ifndef SYNTHESIS
  tnd_hold_check #(.word_t(word_t)) u_hold (
    .clk_i, .rst_ni, .valid_i(out_valid_o), .ready_i(out_ready_i), .data_i(out_data_o)
  );

  // Inductions need these invariants, which hold in every state that follows a reset.
  logic seen_q;  // a reset; until one has been registers hold anything
  initial seen_q = 1'b0;
  always @(posedge clk_i) seen_q <= seen_q || !rst_ni;
  always_ff @(posedge clk_i) begin
    if (rst_ni && seen_q) begin
      assert (open_q == {in_ready_o && write_q, in_ready_o && !write_q});
      assert (in_ready_o ? out_valid_o == (read_q != write_q) : out_valid_o && read_q == write_q);
    end
  end
`endif
endmodule
