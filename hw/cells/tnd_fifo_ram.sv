// First-word-fall-through FIFO in block RAM, for deep or wide queues.
//
// Contract    Words leave in the order in which they came. Holds Depth words in the RAM and one more in each register
//             behind it, the last of which is the word on offer. The RAM is never read where it is written in that clock.
// Parameters  word_t: a packed type of any width; if it is not given, Width bits
//             Registers: 1, that of the RAM; or 2, for a high clock: block RAM is slow to read
//             Wipe: 1, with one register, overwrites a word that has left the RAM in the next clock in which none comes,
//             and the register when its word has left; for keys. Takes a Depth of 2 or more
// Handshake   in_valid_i/in_ready_o; out_valid_o/out_ready_i; one word per clock. Neither ready nor valid depends on
//             the other side's signals in the same cycle.
// Latency     1 + Registers clocks
// Reset       empties the FIFO; the RAM and its registers are not reset, but with Wipe overwritten after it
module tnd_fifo_ram #(
  parameter int unsigned Width     = 32,
  parameter type         word_t    = logic [Width-1:0],
  parameter int unsigned Depth     = 64,
  parameter int unsigned Registers = 1,
  parameter int unsigned Wipe      = 0
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
  localparam int unsigned PointerWidth = Depth > 1 ? $clog2(Depth) : 1;
  localparam int unsigned CountWidth   = $clog2(Depth + 1);
  localparam logic [PointerWidth-1:0] Top = PointerWidth'(Depth - 1);
  localparam bit Wraps = Depth == 1 << PointerWidth;  // pointers do so by themselves

  (* ram_style = "block", no_rw_check *)
  word_t                   ram_q [Depth];
  word_t                   read_data_q;
  logic [PointerWidth-1:0] write_q, read_q;
  logic [CountWidth-1:0]   count_q;
  logic                    some_q;  // the count is not 0: a register, as a side begins with it
  logic                    read_valid_q;
  logic                    push, pop, moves;

  assign push       = in_valid_i && in_ready_o;
  assign pop        = some_q && (!read_valid_q || moves);

  // Ready while the count is not Depth; a register, too, if only a bit of the count.
  if (Wraps) begin : gen_count_bit
    assign in_ready_o = !count_q[CountWidth-1];
  end else begin : gen_room
    logic room_q;
    assign in_ready_o = room_q;
    always_ff @(posedge clk_i) begin
      if (!rst_ni) room_q <= 1'b1;
      else room_q <= pop || (room_q && !(push && count_q == CountWidth'(Depth - 1)));
    end
  end

  if (Wipe != 0) begin : gen_wipe
    logic                    wipe;
    logic [PointerWidth-1:0] wipe_place;
    tnd_wipe #(.Depth(Depth)) u_wipe (
      .clk_i, .rst_ni, .push_i(push), .pop_i(pop), .wipe_o(wipe), .place_o(wipe_place)
    );
    always_ff @(posedge clk_i) begin
      if (push || wipe) ram_q[push ? write_q : wipe_place] <= push ? in_data_i : word_t'('0);
      if (pop) read_data_q <= ram_q[read_q];
      else if (moves || !read_valid_q) read_data_q <= '0;
    end
  end else begin : gen_keep
    always_ff @(posedge clk_i) begin
      if (push) ram_q[write_q] <= in_data_i;
      if (pop) read_data_q <= ram_q[read_q];
    end
  end

  always_ff @(posedge clk_i) begin
    if (!rst_ni) begin
      write_q      <= '0;
      read_q       <= '0;
      count_q      <= '0;
      some_q       <= 1'b0;
      read_valid_q <= 1'b0;
    end else begin
      if (push) write_q <= !Wraps && write_q == Top ? '0 : write_q + 1'b1;
      if (pop) read_q <= !Wraps && read_q == Top ? '0 : read_q + 1'b1;
      if (push != pop) count_q <= count_q + (push ? CountWidth'(1) : '1);
      some_q <= push || (some_q && !(pop && count_q == CountWidth'(1)));
      if (pop) read_valid_q <= 1'b1;
      else if (moves) read_valid_q <= 1'b0;
    end
  end

  if (Wipe != 0 && (Registers != 1 || Depth == 1)) begin : gen_bad_wipe
    $error("tnd_fifo_ram: Wipe takes one register, and a Depth of 2 or more");
  end
  if (Registers == 1) begin : gen_offer_read
    assign moves       = out_ready_i;
    assign out_valid_o = read_valid_q;
    assign out_data_o  = read_data_q;
  end else begin : gen_offer_next
    logic  out_valid_q;
    word_t out_data_q;
    assign moves       = !out_valid_q || out_ready_i;
    assign out_valid_o = out_valid_q;
    assign out_data_o  = out_data_q;
    always_ff @(posedge clk_i) begin
      if (!rst_ni) out_valid_q <= 1'b0;
      else if (moves) out_valid_q <= read_valid_q;
    end
    always_ff @(posedge clk_i) begin
      if (moves) out_data_q <= read_data_q;
    end
  end

`ifndef SYNTHESIS
  tnd_hold_check #(.word_t(word_t)) u_hold (
    .clk_i, .rst_ni, .valid_i(out_valid_o), .ready_i(out_ready_i), .data_i(out_data_o)
  );
`endif
endmodule
