// Modular exponentiation: what surrounds the products, a row of words at a time: exact reductions, differences, and the
// product of two numbers row by row.
//
// Contract    A row computes source + scalar * v, or source - v, over row_i.count words, from memory `work` to memory
//             `work`, to x_* or to memory `v`; what is carried out of the last word is lost. below_o: the last row that
//             subtracted went below 0. A scalar is 1, a word of `work`, or what makes the lowest word 0: that word times
//             -1 / n mod 2^w of the lane. While no row runs, `work` can be written and read from outside.
// Memories    work: results, of lane 1 in the upper half, then as many words for the base and for the result of both.
//             v: n, then p and q in one half each, then what to_v writes
// Handshake   row_valid_i/row_ready_o: ready when the row before has ended
// Rate        count + 13 clocks per row, and 7 or 11 more for a scalar
// Reset       ends everything; memories keep what they have
// Timing      independent of the numbers: a conditional row subtracts zeros
// Checked by  ../tb, in tnd_modexp_core
module tnd_modexp_rows
  import tnd_modexp_sizes_pkg::*;
#(
  parameter int unsigned WordBits   = 18,
  localparam int unsigned IndexBits = index_bits(WordBits)
) (
  input  logic                 clk_i,
  input  logic                 rst_ni,

  input  logic                 row_valid_i,
  output logic                 row_ready_o,
  input  row_t                 row_i,
  output logic                 below_o,

  input  logic                 v_write_i,
  input  logic [IndexBits+1:0] v_at_i,
  input  logic [WordBits-1:0]  v_data_i,
  input  logic [1:0]           quotient_write_i,
  input  logic [WordBits-1:0]  quotient_data_i,

  input  logic                 work_write_i,
  input  logic [IndexBits:0]   work_at_i,
  input  logic [WordBits-1:0]  work_data_i,
  input  logic [IndexBits:0]   read_at_i,    // work_o two clocks later
  output logic [WordBits-1:0]  work_o,

  output logic                 x_write_o,
  output logic [IndexBits-1:0] x_at_o,
  output logic [WordBits-1:0]  x_data_o
);
  typedef logic [WordBits-1:0] word_t;
  typedef logic signed [2*WordBits+1:0] sum_t;
  typedef logic [IndexBits:0] work_at_t;
  typedef logic [IndexBits+1:0] v_at_t;

  typedef enum logic [2:0] {Idle, ReadScalar, Scale, Run, Drain} state_t;

  row_t       row_q;
  state_t     state_q;
  logic [2:0] wait_q;
  logic       conditional_q;
  assign row_ready_o = state_q == Idle;

  // ------------------------------------------------------------------ which word; 2 clocks in memory
  typedef struct packed {
    logic valid;
    logic source;
    logic v;
  } slot_t;

  index_t   index_q, v_index_q;
  work_at_t source_q, work_read;
  v_at_t    v_q;
  logic     last;
  slot_t    slot, slot_q[7];
  assign last = index_q == row_q.count - 1'b1;
  always_comb begin
    slot.valid  = state_q == Run;
    slot.source = index_q < row_q.source_words;
    slot.v      = v_index_q < row_q.v_words;  // those before its beginning are large
    work_read   = source_q;
    if (state_q == Idle) work_read = read_at_i;
    if (state_q == ReadScalar) work_read = work_at_t'(row_q.scalar_at);
  end

  word_t scalar_q, v_word, v_operand_q;
  word_t factor_q[2];  // the multiplier's own registers
  word_t source_word_q[3];
  word_t quotient_q[2];
  logic [2*WordBits-1:0] product_q;
  always_ff @(posedge clk_i) begin
    wait_q <= wait_q - 1'b1;
    unique case (state_q)
      Idle: begin
        wait_q <= '1;
        if (row_valid_i) begin
          row_q         <= row_i;
          conditional_q <= row_i.conditional && below_o;
          scalar_q      <= word_t'(1);
          index_q       <= '0;
          v_index_q     <= row_i.v_later ? -index_t'(2) : '0;
          source_q      <= work_at_t'(row_i.source);
          v_q           <= v_at_t'(row_i.v) - (row_i.v_later ? v_at_t'(2) : '0);
          state_q       <= row_i.scalar == ByOne ? Run : ReadScalar;
        end
      end
      ReadScalar: begin
        if (wait_q == 3'd4) begin
          scalar_q <= work_o;
          wait_q   <= 3'd3;
          state_q  <= row_q.scalar == ByQuotient ? Scale : Run;
        end
      end
      Scale: begin
        if (wait_q == '0) begin
          scalar_q <= product_q[WordBits-1:0];
          state_q  <= Run;
        end
      end
      Run: begin
        index_q   <= index_q + 1'b1;
        v_index_q <= v_index_q + 1'b1;
        source_q  <= source_q + 1'b1;
        v_q       <= v_q + 1'b1;
        if (last) state_q <= Drain;
      end
      default: if (!slot_q[5].valid && !slot_q[6].valid) state_q <= Idle;
    endcase
    if (!rst_ni) state_q <= Idle;
    for (int unsigned lane = 0; lane < 2; lane++) if (quotient_write_i[lane]) quotient_q[lane] <= quotient_data_i;
  end

  // ------------------------------------------------------------------ arithmetic
  sum_t sum_q, carry_q, total, carried;
  assign total   = sum_q + carry_q;
  assign carried = total >>> WordBits;

  // A row that subtracts has the scalar 1: the product is inverted, and the lowest bits carry 1 into the sum.
  logic [2*WordBits+2:0] difference;
  assign difference = (2*WordBits+3)'({source_word_q[2], 1'b1})
                      + ({2'b00, product_q, 1'b0} ^ {(2*WordBits+3){row_q.subtract}});
  always_ff @(posedge clk_i) begin
    slot_q[0] <= slot;
    for (int unsigned i = 1; i < 7; i++) slot_q[i] <= slot_q[i-1];
    v_operand_q      <= slot_q[1].v && !conditional_q ? v_word : '0;
    source_word_q[0] <= slot_q[1].source ? work_o : '0;
    if (state_q == Scale) v_operand_q <= quotient_q[row_q.lane];
    for (int unsigned i = 1; i < 3; i++) source_word_q[i] <= source_word_q[i-1];
    factor_q         <= '{v_operand_q, scalar_q};
    product_q        <= (2*WordBits)'(factor_q[0]) * (2*WordBits)'(factor_q[1]);
    sum_q            <= sum_t'(difference >> 1);
    carry_q          <= slot_q[5].valid ? carried : '0;
    if (slot_q[5].valid && !slot_q[4].valid && row_q.subtract) below_o <= total[2*WordBits+1];
    if (!rst_ni) begin
      for (int unsigned i = 0; i < 7; i++) slot_q[i].valid <= 1'b0;
    end
  end

  // ------------------------------------------------------------------ results
  index_t   done_q;
  word_t    word_q;
  work_at_t destination_q;
  logic     writes;
  always_ff @(posedge clk_i) begin
    word_q        <= total[WordBits-1:0];
    done_q        <= writes ? done_q + 1'b1 : '0;
    destination_q <= writes ? destination_q + 1'b1 : work_at_t'(row_q.destination);
  end
  assign writes      = slot_q[6].valid;
  assign x_write_o   = writes && row_q.to_x;
  assign x_at_o      = IndexBits'(done_q);
  assign x_data_o    = word_q;

  tnd_modexp_ram #(
    .Width      (WordBits),
    .AddressBits(IndexBits + 1)
  ) u_work (
    .clk_i,
    .write_i     ((writes && row_q.writes) || work_write_i),
    .write_at_i  (work_write_i ? work_at_i : destination_q),
    .write_data_i(work_write_i ? work_data_i : word_q),
    .read_at_i   (work_read),
    .read_data_o (work_o)
  );

  logic own_v;
  assign own_v = writes && row_q.to_v;
  tnd_modexp_ram #(
    .Width      (WordBits),
    .AddressBits(IndexBits + 2)
  ) u_v (
    .clk_i,
    .write_i     (own_v || v_write_i),
    .write_at_i  (own_v ? {2'd2, IndexBits'(done_q)} : v_at_i),
    .write_data_i(own_v ? word_q : v_data_i),
    .read_at_i   (v_q),
    .read_data_o (v_word)
  );

  logic unused;
  assign unused = ^{row_q.source, row_q.v, row_q.conditional, row_q.v_later};
endmodule
