// First-word-fall-through FIFO in registers or distributed RAM, for shallow queues, that says how many words it holds.
//
// Contract    Words leave in the order in which they came; any Depth >= 1, not only powers of two.
// Parameters  word_t: a packed type of any width; if it is not given, Width bits
//             Margin: in_ready_o falls so many words early; words that come nevertheless are taken. A word for a full FIFO is
//             an error of the caller then
//             Wipe: 1 overwrites a word that has left in the next clock in which none comes; for keys
// Handshake   in_valid_i/in_ready_o; out_valid_o/out_ready_i. Neither ready nor valid depends on the other side's
//             signals in the same cycle, so a full FIFO takes no word in the cycle in which one leaves: Depth >= 2
//             sustains one word per clock.
// Latency     1 clock
// Reset       empties the FIFO; the storage is not reset, but with Wipe overwritten after it
module tnd_fifo_counted #(
  parameter int unsigned Width  = 32,
  parameter type         word_t = logic [Width-1:0],
  parameter int unsigned Depth  = 2,
  parameter int unsigned Wipe   = 0,
  parameter int unsigned Margin = 0
) (
  input  logic                       clk_i,
  input  logic                       rst_ni,
  input  logic                       in_valid_i,
  output logic                       in_ready_o,
  input  word_t                      in_data_i,
  output logic                       out_valid_o,
  input  logic                       out_ready_i,
  output word_t                      out_data_o,
  output logic [$clog2(Depth+1)-1:0] count_o
);
  localparam int unsigned PointerWidth = Depth > 1 ? $clog2(Depth) : 1;
  localparam int unsigned CountWidth   = $clog2(Depth + 1);
  localparam logic [PointerWidth-1:0] Top = PointerWidth'(Depth - 1);
  localparam bit Wraps = Depth == 1 << PointerWidth;  // pointers do so by themselves

  word_t                   storage_q [Depth];
  logic [PointerWidth-1:0] write_q, read_q;
  logic [CountWidth-1:0]   count_q;
  logic                    valid_q;  // the count is not 0: a register, as a side begins with it
  logic                    push, pop;

  assign out_valid_o = valid_q;
  assign out_data_o  = storage_q[read_q];
  assign count_o     = count_q;
  assign push        = in_valid_i && (Margin != 0 || in_ready_o);
  assign pop         = out_valid_o && out_ready_i;

  // Ready while the count is below Depth - Margin; a register, too, if only a bit of the count.
  if (Wraps && Margin == 0) begin : gen_count_bit
    assign in_ready_o = !count_q[CountWidth-1];
  end else begin : gen_room
    logic room_q;
    assign in_ready_o = room_q;
    always_ff @(posedge clk_i) begin
      if (!rst_ni) room_q <= 1'b1;
      else
        room_q <= (room_q && (pop || !push || count_q != CountWidth'(Depth - Margin - 1)))
                  || (pop && !push && count_q == CountWidth'(Depth - Margin));
    end
  end

  if (Wipe != 0) begin : gen_wipe
    logic                    wipe;
    logic [PointerWidth-1:0] wipe_place;
    tnd_wipe #(.Depth(Depth)) u_wipe (
      .clk_i, .rst_ni, .push_i(push), .pop_i(pop), .wipe_o(wipe), .place_o(wipe_place)
    );
    always_ff @(posedge clk_i) begin
      if (push || wipe) storage_q[push ? write_q : wipe_place] <= push ? in_data_i : word_t'('0);
    end
  end else begin : gen_keep
    always_ff @(posedge clk_i) begin
      if (push) storage_q[write_q] <= in_data_i;
    end
  end

  always_ff @(posedge clk_i) begin
    if (!rst_ni) begin
      write_q <= '0;
      read_q  <= '0;
      count_q <= '0;
      valid_q <= 1'b0;
    end else begin
      if (push) write_q <= !Wraps && write_q == Top ? '0 : write_q + 1'b1;
      if (pop) read_q <= !Wraps && read_q == Top ? '0 : read_q + 1'b1;
      if (push != pop) count_q <= count_q + (push ? CountWidth'(1) : '1);
      valid_q <= push || (valid_q && !(pop && count_q == CountWidth'(1)));
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
      assert (!push || 32'(count_q) != Depth) else $error("a word for a full FIFO");
      assert (valid_q == (count_q != '0) && in_ready_o == (32'(count_q) + Margin < Depth));
      assert (32'(write_q) < Depth && 32'(read_q) < Depth);
      assert (32'(read_q) + 32'(count_q) == 32'(write_q) + (count_q != '0 && write_q <= read_q ? Depth : 0));
    end
  end
`endif
endmodule
