// Modular exponentiation: Montgomery products, one after the other, of one lane or of two that take turns.
//
// Contract    result = a * b / R^(rows - 2) mod each lane's modulus, where rows = passes * Elements; bounds in
//             tnd_modexp_sizes_pkg. Products come in the order of their commands and may use the results before them.
//             A command is taken when the one before needs no more clocks; shape_i stays while any is inside.
// Memories    result: what each lane's last product gave. sum: what its passes have come to. table: powers of the base.
//             x: the base, or what else a number is made of outside. m, constants: of the key. The words of lane 1 are in
//             the upper half of each.
// Rate        a pass in shape_i.period clocks: long enough for the words of all lanes, and for the first word of a result
//             to be there when the next pass reads it
// Reset       ends everything; memories keep what they have
// Timing      independent of the numbers and of the places in the table
// Checked by  ../tb, in tnd_modexp_core
module tnd_modexp_multiply
  import tnd_modexp_sizes_pkg::*;
#(
  parameter int unsigned WordBits   = 18,
  parameter int unsigned Elements   = 61,
  parameter int unsigned WindowBits = 5,
  localparam int unsigned IndexBits = index_bits(WordBits)
) (
  input  logic                 clk_i,
  input  logic                 rst_ni,
  input  shape_t               shape_i,
  input  index_t               x_words_i,

  input  logic                 product_valid_i,
  output logic                 product_ready_o,
  input  product_t             product_i,
  output logic                 idle_o,

  input  logic                 x_write_i,
  input  logic                 m_write_i,
  input  logic                 constant_write_i,
  input  logic [IndexBits:0]   write_at_i,
  input  logic [WordBits-1:0]  write_data_i,

  output logic                 work_write_o,
  output logic [IndexBits-1:0] work_at_o,
  output logic [WordBits-1:0]  work_data_o
);
  typedef logic [WordBits-1:0] word_t;
  typedef logic [IndexBits-1:0] at_t;

  function automatic at_t place(input logic lane, input at_t index);
    return index | at_t'(lane) << (IndexBits - 1);
  endfunction

  // ------------------------------------------------------------------ passes
  product_t   product_q, next_q;
  logic       busy_q, clock_last_q, slot_q, slot_last_q, lane_q, more_q, next_valid_q, pass_last_q, starts_q;
  index_t     clock_q, index_q, base_q, a_index_q;  // clock_q: those that are left
  index_t     a_words_q, next_words_q, stream_before_last_q;
  logic [6:0] passes_q, next_passes_q;  // that are left
  logic       free, take, starts;

  // Counts the clocks after a reset until the rows are empty.
  localparam logic [8:0] Drained = 9'(2 * Elements + 16);
  logic [8:0] drained_q;
  logic       is_drained_q;
  always_ff @(posedge clk_i) begin
    is_drained_q <= drained_q == Drained;
    if (!rst_ni) drained_q <= '0;
    else if (drained_q != Drained) drained_q <= drained_q + 1'b1;
    if (!rst_ni) is_drained_q <= 1'b0;
  end

  // The next product waits here.
  assign product_ready_o = !next_valid_q;
  always_ff @(posedge clk_i) begin
    if (!next_valid_q) begin
      next_q        <= product_i;
      next_words_q  <= product_i.a == FromX ? x_words_i : shape_i.stream;
      next_passes_q <= product_i.long_a ? shape_i.long_passes : shape_i.passes;
    end
    next_valid_q <= next_valid_q ? !take : product_valid_i;
    if (!rst_ni) next_valid_q <= 1'b0;
  end

  assign free   = !busy_q || (clock_last_q && pass_last_q);
  assign take   = next_valid_q && is_drained_q && free;
  assign starts = take || (busy_q && clock_last_q && !pass_last_q);

  always_ff @(posedge clk_i) begin
    stream_before_last_q <= shape_i.stream - index_t'(2);

    starts_q     <= starts;
    clock_q      <= clock_q - 1'b1;
    clock_last_q <= clock_q == index_t'(1);
    if (slot_q) begin
      index_q     <= index_q + 1'b1;
      a_index_q   <= a_index_q + 1'b1;
      slot_last_q <= index_q == stream_before_last_q;
      if (slot_last_q) begin
        index_q   <= '0;
        a_index_q <= base_q;
        lane_q    <= 1'b1;
        if (lane_q || !product_q.both) slot_q <= 1'b0;
      end
    end
    if (busy_q && clock_last_q) busy_q <= starts;
    if (take) begin
      busy_q      <= 1'b1;
      product_q   <= next_q;
      a_words_q   <= next_words_q;
      base_q      <= '0;
      a_index_q   <= '0;
      more_q      <= 1'b0;
      passes_q    <= next_passes_q - 1'b1;
      pass_last_q <= next_passes_q == 7'd1;
    end else if (starts) begin
      base_q      <= base_q + index_t'(Elements);
      a_index_q   <= base_q + index_t'(Elements);
      more_q      <= 1'b1;
      passes_q    <= passes_q - 1'b1;
      pass_last_q <= passes_q == 7'd1;
    end
    if (starts) begin
      clock_q      <= shape_i.period - 1'b1;
      clock_last_q <= 1'b0;
      index_q      <= '0;
      lane_q       <= 1'b0;
      slot_q       <= 1'b1;
    end
    if (!rst_ni) begin
      starts_q     <= 1'b0;
      busy_q       <= 1'b0;
      slot_q       <= 1'b0;
      slot_last_q  <= 1'b0;
      clock_last_q <= 1'b0;
    end
  end

  // ------------------------------------------------------------------ words: 2 clocks in memory
  typedef struct packed {
    logic      first;
    logic      a_some;  // else its word is 0
    logic      one;
    logic      b_some;
    logic      m_some;
    logic      sum_some;
    a_source_t a;
    b_source_t b;
  } slot_t;

  slot_t slot, slot_q1, slot_q2;
  always_comb begin
    slot.first    = slot_q && index_q == '0;
    slot.a_some   = slot_q && a_index_q < a_words_q;
    slot.one      = a_index_q == (product_q.two ? index_t'(2) : '0);
    slot.b_some   = slot_q && (product_q.b == TimesResult || index_q < shape_i.words);
    slot.m_some   = slot_q && index_q < shape_i.words;
    slot.sum_some = slot_q && more_q;
    slot.a        = product_q.a;
    slot.b        = product_q.b;
  end
  always_ff @(posedge clk_i) begin
    slot_q1 <= slot;
    slot_q2 <= slot_q1;
    if (!rst_ni) slot_q1.first <= 1'b0;
    if (!rst_ni) slot_q2.first <= 1'b0;
  end

  at_t   a_at, b_at, write_at;
  word_t a_result, b_result, table_word, x, m, constant, sum, z;
  logic  write_result, write_sum, write_table;
  assign a_at = place(lane_q, a_index_q[IndexBits-1:0]);
  assign b_at = place(lane_q, index_q[IndexBits-1:0]);

  tnd_modexp_ram #(
    .Width      (WordBits),
    .AddressBits(IndexBits)
  ) u_a_result (
    .clk_i,
    .write_i     (write_result),
    .write_at_i  (write_at),
    .write_data_i(z),
    .read_at_i   (a_at),
    .read_data_o (a_result)
  );

  tnd_modexp_ram #(
    .Width      (WordBits),
    .AddressBits(IndexBits)
  ) u_b_result (
    .clk_i,
    .write_i     (write_result),
    .write_at_i  (write_at),
    .write_data_i(z),
    .read_at_i   (b_at),
    .read_data_o (b_result)
  );

  tnd_modexp_ram #(
    .Width      (WordBits),
    .AddressBits(IndexBits)
  ) u_sum (
    .clk_i,
    .write_i     (write_sum),
    .write_at_i  (write_at),
    .write_data_i(z),
    .read_at_i   (b_at),
    .read_data_o (sum)
  );

  logic [WindowBits-1:0] read, kept;
  tnd_modexp_ram #(
    .Width      (WordBits),
    .AddressBits(WindowBits + IndexBits)
  ) u_table (
    .clk_i,
    .write_i     (write_table),
    .write_at_i  ({kept, write_at}),
    .write_data_i(z),
    .read_at_i   ({read, a_at}),
    .read_data_o (table_word)
  );
  assign read = product_q.read[lane_q][WindowBits-1:0];

  tnd_modexp_ram #(
    .Width      (WordBits),
    .AddressBits(IndexBits)
  ) u_x (
    .clk_i,
    .write_i     (x_write_i),
    .write_at_i  (write_at_i[IndexBits-1:0]),
    .write_data_i,
    .read_at_i   (a_index_q[IndexBits-1:0]),
    .read_data_o (x)
  );

  tnd_modexp_ram #(
    .Width      (WordBits),
    .AddressBits(IndexBits)
  ) u_m (
    .clk_i,
    .write_i     (m_write_i),
    .write_at_i  (write_at_i[IndexBits-1:0]),
    .write_data_i,
    .read_at_i   (b_at),
    .read_data_o (m)
  );

  tnd_modexp_ram #(
    .Width      (WordBits),
    .AddressBits(IndexBits + 1)
  ) u_constants (
    .clk_i,
    .write_i     (constant_write_i),
    .write_at_i,
    .write_data_i,
    .read_at_i   ({product_q.b == TimesInverse, b_at}),
    .read_data_o (constant)
  );

  // ------------------------------------------------------------------ rows
  word_t a_q, b_q, m_q, sum_q;
  logic  first_q, z_ahead;
  always_ff @(posedge clk_i) begin
    first_q <= slot_q2.first;
    unique case (slot_q2.a)
      FromResult: a_q <= a_result;
      FromTable: a_q <= table_word;
      FromX: a_q <= x;
      default: a_q <= word_t'(slot_q2.one);
    endcase
    if (!slot_q2.a_some) a_q <= '0;
    b_q <= slot_q2.b == TimesResult ? b_result : constant;
    if (!slot_q2.b_some) b_q <= '0;
    m_q   <= slot_q2.m_some ? m : '0;
    sum_q <= slot_q2.sum_some ? sum : '0;
    if (!rst_ni) first_q <= 1'b0;
  end

  tnd_modexp_array #(
    .WordBits(WordBits),
    .Elements(Elements)
  ) u_array (
    .clk_i,
    .first_i(first_q),
    .a_i    (a_q),
    .b_i    (b_q),
    .m_i    (m_q),
    .z_i    (sum_q),
    .ahead_o(z_ahead),
    .z_o    (z)
  );

  // ------------------------------------------------------------------ results
  typedef struct packed {
    logic       last;  // of its product
    logic       both;
    logic       keeps;
    logic [7:0] kept;
    logic       works;
  } pass_t;

  // A pass begins when the first word of the result before it has come, so what is known of one waits at most once.
  pass_t      begun_q, ending_q;
  logic       z_valid_q, z_lane_q, z_last, ahead_lane_q;
  logic [1:0] pending_q;
  index_t     z_index_q;
  assign z_last = z_valid_q && z_index_q == shape_i.stream - 1'b1;
  always_ff @(posedge clk_i) begin
    if (starts_q) begin
      begun_q <= '{last: pass_last_q, both: product_q.both, keeps: product_q.keeps, kept: product_q.kept,
                   works: product_q.works};
    end
    z_index_q <= z_index_q + 1'b1;
    if (z_last) z_valid_q <= 1'b0;
    if (z_ahead && is_drained_q) begin
      z_valid_q    <= 1'b1;
      z_index_q    <= '0;
      z_lane_q     <= ahead_lane_q;
      ahead_lane_q <= !ahead_lane_q && begun_q.both;
      if (!ahead_lane_q) ending_q <= begun_q;
    end
    pending_q <= pending_q + 2'(starts_q) - 2'(z_last && (z_lane_q || !ending_q.both));
    if (!rst_ni) begin
      z_valid_q    <= 1'b0;
      ahead_lane_q <= 1'b0;
      pending_q    <= '0;
    end
  end

  assign write_at     = place(z_lane_q, z_index_q[IndexBits-1:0]);
  assign write_result = z_valid_q && ending_q.last;
  assign write_sum    = z_valid_q && !ending_q.last;
  assign write_table  = write_result && ending_q.keeps;
  assign kept         = ending_q.kept[WindowBits-1:0];
  assign work_write_o = write_result && ending_q.works;
  assign work_at_o    = write_at;
  assign work_data_o  = z;
  assign idle_o       = !next_valid_q && !busy_q && !starts_q && pending_q == '0;

  logic unused;
  assign unused = ^{product_q.long_a, next_q.long_a};
endmodule
