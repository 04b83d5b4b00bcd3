// FIFO for one end of a fast pipeline: a row of flags counts its words, with one level of logic each.
//
// Contract    Words leave in the order in which they came. level_o[i]: it holds more than i words; the writer looks at that
//             early enough. A word for a full FIFO is an error of the caller.
// Handshake   push_i; out_valid_o/out_ready_i
// Latency     1 clock
// Reset       empties the FIFO; the storage is not reset
module tnd_fifo_level #(
  parameter int unsigned Width = 32,
  parameter int unsigned Depth = 8    // a power of two
) (
  input  logic             clk_i,
  input  logic             rst_ni,
  input  logic             push_i,
  input  logic [Width-1:0] data_i,
  output logic             out_valid_o,
  input  logic             out_ready_i,
  output logic [Width-1:0] out_data_o,
  output logic [Depth-1:0] level_o
);
  logic [Width-1:0]         storage_q [Depth];
  logic [$clog2(Depth)-1:0] write_q, read_q;
  logic [Depth-1:0]         level_q;
  logic                     pop;

  assign out_valid_o = level_q[0];
  assign out_data_o  = storage_q[read_q];
  assign level_o     = level_q;
  assign pop         = out_valid_o && out_ready_i;

  always_ff @(posedge clk_i) begin
    if (push_i) storage_q[write_q] <= data_i;
  end

  always_ff @(posedge clk_i) begin
    if (!rst_ni) begin
      write_q <= '0;
      read_q  <= '0;
      level_q <= '0;
    end else begin
      if (push_i) write_q <= write_q + 1'b1;
      if (pop) read_q <= read_q + 1'b1;
      if (push_i != pop) level_q <= push_i ? {level_q[Depth-2:0], 1'b1} : {1'b0, level_q[Depth-1:1]};
    end
  end

`ifndef SYNTHESIS
  tnd_hold_check #(.Width(Width)) u_hold (
    .clk_i, .rst_ni, .valid_i(out_valid_o), .ready_i(out_ready_i), .data_i(out_data_o)
  );

  // Inductions need these invariants, which hold in every state that follows a reset.
  logic seen_q;  // a reset; until one has been registers hold anything
  initial seen_q = 1'b0;
  always @(posedge clk_i) seen_q <= seen_q || !rst_ni;
  always_ff @(posedge clk_i) begin
    if (rst_ni && seen_q) begin
      assert (!push_i || !level_q[Depth-1]) else $error("a word for a full FIFO");
      assert ((level_q & (level_q + 1'b1)) == '0);
      assert (($clog2(Depth))'(read_q + $clog2(Depth)'($countones(level_q))) == write_q);
    end
  end
`endif
endmodule
