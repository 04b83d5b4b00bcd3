// First-word-fall-through FIFO between two clocks that know nothing of each other.
//
// Contract    Words leave in the order in which they came. The pointers cross as Gray codes, through two registers each, so
//             the other side samples either the old value of one or the new one; a word is read only when its pointer has
//             crossed, two clocks of the reader after it was written. Nothing else crosses.
// Parameters  Depth: a power of two; 1 is a register, for a word in some 6 clocks; 8 or more for a word per clock
//             Wipe: 1, with Depth 1, overwrites the word when it has left; for keys
// Handshake   in_valid_i/in_ready_o; out_valid_o/out_ready_i. Neither ready nor valid depends on the other side's signals
// Latency     3 clocks of the reader
// Reset       of each side by itself, synchronous; both must be in reset for 3 clocks of both before either leaves it
// Checked by  formal/tnd_clock_crossing_formal.sv, ../shell/tb, whose tests run with two clocks of any phase
module tnd_clock_crossing #(
  parameter int unsigned Width = 32,
  parameter int unsigned Depth = 8,
  parameter int unsigned Wipe  = 0
) (
  input  logic             in_clk_i,
  input  logic             in_rst_ni,
  input  logic             in_valid_i,
  output logic             in_ready_o,
  input  logic [Width-1:0] in_data_i,
  input  logic             out_clk_i,
  input  logic             out_rst_ni,
  output logic             out_valid_o,
  input  logic             out_ready_i,
  output logic [Width-1:0] out_data_o
);
  localparam int unsigned PlaceWidth   = Depth > 1 ? $clog2(Depth) : 1;
  localparam int unsigned PointerWidth = $clog2(Depth) + 1;
  typedef logic [PointerWidth-1:0] pointer_t;

  function automatic pointer_t gray(input pointer_t pointer);
    return pointer ^ pointer_t'({1'b0, pointer} >> 1);
  endfunction

  function automatic pointer_t binary(input pointer_t code);
    for (int unsigned i = 0; i < PointerWidth; i++) binary[i] = ^(code >> i);
  endfunction

  logic [Width-1:0] storage_q[Depth];
  pointer_t         write_q, read_q;            // words that have come and left, modulo twice Depth
  pointer_t         write_code_q, read_code_q;  // the same as Gray codes, for the other side
  (* async_reg = "true" *)
  pointer_t         write_seen_q[2];
  (* async_reg = "true" *)
  pointer_t         read_seen_q[2];
  logic             push, pop;

  // ------------------------------------------------------------------ writing side
  assign in_ready_o = write_q - binary(read_seen_q[1]) != pointer_t'(Depth);
  assign push       = in_valid_i && in_ready_o;

  always_ff @(posedge in_clk_i) begin
    read_seen_q[0] <= read_code_q;
    read_seen_q[1] <= read_seen_q[0];
    if (!in_rst_ni) begin
      write_q        <= '0;
      write_code_q   <= '0;
      read_seen_q[0] <= '0;
      read_seen_q[1] <= '0;
    end else if (push) begin
      write_q      <= write_q + 1'b1;
      write_code_q <= gray(write_q + 1'b1);
    end
  end

  if (Wipe != 0) begin : gen_wipe
    always_ff @(posedge in_clk_i) begin
      if (!in_rst_ni) storage_q[0] <= '0;
      else if (in_ready_o) storage_q[0] <= in_valid_i ? in_data_i : '0;
    end
  end else begin : gen_keep
    always_ff @(posedge in_clk_i) begin
      if (push) storage_q[PlaceWidth'(32'(write_q) % Depth)] <= in_data_i;
    end
  end

  // ------------------------------------------------------------------ reading side
  assign out_valid_o = read_code_q != write_seen_q[1];
  assign out_data_o  = storage_q[PlaceWidth'(32'(read_q) % Depth)];
  assign pop         = out_valid_o && out_ready_i;

  always_ff @(posedge out_clk_i) begin
    write_seen_q[0] <= write_code_q;
    write_seen_q[1] <= write_seen_q[0];
    if (!out_rst_ni) begin
      read_q          <= '0;
      read_code_q     <= '0;
      write_seen_q[0] <= '0;
      write_seen_q[1] <= '0;
    end else if (pop) begin
      read_q      <= read_q + 1'b1;
      read_code_q <= gray(read_q + 1'b1);
    end
  end

  if (Depth == 0 || (Depth & (Depth - 1)) != 0) begin : gen_bad_depth
    $error("tnd_clock_crossing: Depth must be a power of two");
  end
  if (Wipe != 0 && Depth != 1) begin : gen_bad_wipe
    $error("tnd_clock_crossing: Wipe takes Depth 1");
  end
endmodule
