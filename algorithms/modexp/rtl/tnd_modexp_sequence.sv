// Modular exponentiation: the products and rows of a task, one after the other.
//
// Standard    RFC 8017, sections 5.1.1, 5.1.2 (2. a and b) and 5.2.1
// Contract    From start_i, with key and base in memory, until done_o, an event: the result is in the rows' memory, in
//             the place of both lanes with two primes (crt_i), else in lane 0. in_range_o, valid with it: the base was
//             below n; if not, there is no result.
// Sequence    powers 1 to 2^WindowBits - 1 of the base, then power 0, then for each window of the exponent, from the highest,
//             WindowBits squares and one product, whatever it is. public_i: the base, then for each bit below the
//             highest a square, and a product where it is 1.
//             with two primes: both at once, then m2 + q * ((m1 - m2) * (1/q mod p) mod p)
// Reset       ends the task
// Timing      depends on sizes and the number of windows alone; with public_i on the exponent, too
// Checked by  ../tb, in tnd_modexp_core
module tnd_modexp_sequence
  import tnd_modexp_sizes_pkg::*;
#(
  parameter int unsigned WordBits   = 18,
  parameter int unsigned WindowBits = 5,
  localparam int unsigned IndexBits = index_bits(WordBits)
) (
  input  logic                       clk_i,
  input  logic                       rst_ni,
  input  logic                       start_i,
  input  logic                       public_i,
  input  logic                       crt_i,
  input  index_t                     words_i,
  input  index_t                     n_words_i,
  input  logic [10:0]                windows_i,
  output logic                       done_o,
  output logic                       in_range_o,

  output logic [9:0]                 window_o,    // its place; the value two clocks later
  input  logic [1:0][WindowBits-1:0] exponent_i,

  output logic                       product_valid_o,
  input  logic                       product_ready_i,
  output product_t                   product_o,
  output index_t                     x_words_o,
  input  logic                       idle_i,

  output logic                       row_valid_o,
  input  logic                       row_ready_i,
  output row_t                       row_o,
  input  logic                       below_i
);
  typedef enum logic [3:0] {
    Idle, Range, RangeEnd, Base, Powers, One, Square, Multiply, Last, LastEnd, Reduce, Differ, Inverse, InverseEnd, Join
  } state_t;

  state_t      state_q;
  logic [7:0]  count_q;    // powers, squares, rows
  logic [10:0] window_q;
  logic        lane_q, joins_q, both, last_window_q, bit_is_set, joined_q, ends;
  logic [10:0] windows_before_q;
  index_t      join_q;
  assign both       = crt_i;
  assign bit_is_set = exponent_i[0][0];
  assign window_o   = window_q[9:0];
  assign ends       = row_ready_i && state_q == Join && joined_q;

  // Counts change long before they are looked at.
  always_ff @(posedge clk_i) begin
    windows_before_q <= windows_i - 1'b1;
    last_window_q    <= window_q == windows_before_q;
    joined_q         <= join_q == words_i;
  end

  // ------------------------------------------------------------------ products
  localparam logic [7:0] LastPower = 8'(2 ** WindowBits - 1);
  always_comb begin
    product_o           = '0;
    product_o.both      = both;
    product_o.a         = FromResult;
    product_o.b         = TimesResult;
    product_o.kept      = count_q;
    product_valid_o     = 1'b1;
    unique case (state_q)
      One: begin
        product_o.a      = FromOne;
        product_o.b      = TimesConstant;
        product_o.long_a = 1'b1;
        product_o.keeps  = 1'b1;
        product_o.kept   = '0;
      end
      Base: begin
        product_o.a      = FromX;
        product_o.b      = TimesConstant;
        product_o.long_a = 1'b1;
        product_o.keeps  = 1'b1;
        product_o.kept   = 8'd1;
      end
      Powers: begin
        product_o.a     = FromTable;
        product_o.read  = {8'd1, 8'd1};
        product_o.keeps = 1'b1;
      end
      Square: ;
      Multiply: begin
        product_o.a    = FromTable;
        product_o.read = public_i ? {8'd1, 8'd1} : {8'(exponent_i[1]), 8'(exponent_i[0])};
      end
      Last: begin
        product_o.a     = FromOne;
        product_o.two   = 1'b1;
        product_o.works = 1'b1;
      end
      Inverse: begin
        product_o.a     = FromX;
        product_o.b     = TimesInverse;
        product_o.both  = 1'b0;
        product_o.works = 1'b1;
        product_valid_o = row_ready_i;
      end
      default: product_valid_o = 1'b0;
    endcase
  end
  assign x_words_o = state_q == Inverse ? words_i + index_t'(3) : n_words_i;

  // ------------------------------------------------------------------ rows
  // Places in the rows' memories.
  localparam logic [10:0] Half    = 11'(1 << (IndexBits - 1));
  localparam logic [10:0] Whole   = 11'(1 << IndexBits);
  localparam logic [11:0] VPrimes = 12'(1 << IndexBits);
  localparam logic [11:0] VOther  = 12'(2 << IndexBits);
  logic [10:0] lane_at;
  assign lane_at = lane_q ? Half : '0;

  always_comb begin
    row_o              = '0;
    row_o.source       = lane_at;
    row_o.destination  = lane_at;
    row_o.v            = both ? VPrimes + 12'(lane_at) : '0;
    row_o.count        = words_i;
    row_o.source_words = '1;
    row_o.v_words      = words_i;
    row_o.scalar       = ByOne;
    row_o.lane         = lane_q;
    row_valid_o        = 1'b1;
    unique case (state_q)
      Range: begin  // x - n
        row_o.source   = Whole;
        row_o.v        = '0;
        row_o.count    = n_words_i;
        row_o.v_words  = n_words_i;
        row_o.subtract = 1'b1;
      end
      Reduce: begin  // R^2 times the number, at most n R^2 and a little, to what is below n
        unique case (count_q[1:0])
          2'd0: begin
            row_o.count     = words_i + index_t'(3);
            row_o.scalar    = ByQuotient;
            row_o.scalar_at = lane_at;
            row_o.writes    = 1'b1;
          end
          2'd1: begin
            row_o.source      = lane_at + 11'd1;
            row_o.destination = lane_at + 11'd1;
            row_o.count       = words_i + index_t'(2);
            row_o.scalar      = ByQuotient;
            row_o.scalar_at   = lane_at + 11'd1;
            row_o.writes      = 1'b1;
          end
          2'd2: begin
            row_o.source   = lane_at + 11'd2;
            row_o.count    = words_i + index_t'(1);
            row_o.subtract = 1'b1;
          end
          default: begin
            row_o.source      = lane_at + 11'd2;
            row_o.subtract    = 1'b1;
            row_o.conditional = 1'b1;
            row_o.writes      = 1'b1;
            row_o.to_v        = lane_q;
          end
        endcase
      end
      Differ: begin  // m1 - m2, then p R^2 more
        row_o.count = words_i + index_t'(3);
        if (count_q[0]) begin
          row_o.v_later = 1'b1;
          row_o.to_x    = 1'b1;
        end else begin
          row_o.source_words = words_i;
          row_o.v            = VOther;
          row_o.subtract     = 1'b1;
          row_o.writes       = 1'b1;
        end
      end
      Join: begin  // m2, then what there is of the sum, and word after word of h times q
        row_o.source       = join_q == '0 ? Half : Whole + 11'(join_q);
        row_o.destination  = Whole + 11'(join_q);
        row_o.v            = VPrimes + 12'(Half);
        row_o.count        = words_i + index_t'(1);
        row_o.source_words = words_i;
        row_o.scalar       = ByWord;
        row_o.scalar_at    = 11'(join_q);
        row_o.writes       = 1'b1;
        row_valid_o        = !joined_q;
      end
      default: row_valid_o = 1'b0;
    endcase
  end

  // ------------------------------------------------------------------ what comes next
  logic product_taken, row_taken;
  assign product_taken = product_valid_o && product_ready_i;
  assign row_taken     = row_valid_o && row_ready_i;

  always_ff @(posedge clk_i) begin
    done_o <= 1'b0;
    unique case (state_q)
      Idle: begin
        window_q <= '0;
        count_q  <= '0;
        lane_q   <= both;
        joins_q  <= 1'b0;
        join_q   <= '0;
        if (start_i) state_q <= Range;
      end
      Range: if (row_taken) state_q <= RangeEnd;
      RangeEnd: begin
        if (row_ready_i) begin
          in_range_o <= below_i;
          done_o     <= !below_i;
          state_q    <= below_i ? Base : Idle;
        end
      end
      Base: begin
        count_q <= 8'd2;
        if (product_taken) begin
          if (public_i) state_q <= windows_i == '0 ? Last : Square;
          else state_q <= Powers;
        end
      end
      Powers: begin
        if (product_taken) begin
          count_q <= count_q + 1'b1;
          if (count_q == LastPower) state_q <= One;
        end
      end
      One: begin
        count_q <= '0;
        if (product_taken) state_q <= windows_i == '0 ? Last : Multiply;
      end
      Square: begin
        if (product_taken) begin
          count_q <= count_q + 1'b1;
          if (public_i) begin
            if (bit_is_set) begin
              state_q <= Multiply;
            end else begin
              window_q <= window_q + 1'b1;
              if (last_window_q) state_q <= Last;
            end
          end else if (count_q == 8'(WindowBits - 1)) begin
            state_q <= Multiply;
          end
        end
      end
      Multiply: begin
        count_q <= '0;
        if (product_taken) begin
          window_q <= window_q + 1'b1;
          state_q  <= last_window_q ? Last : Square;
        end
      end
      Last: if (product_taken) state_q <= LastEnd;
      LastEnd, InverseEnd: begin
        count_q <= '0;
        if (idle_i) state_q <= Reduce;
      end
      Reduce: begin
        if (row_taken) begin
          count_q <= count_q + 1'b1;
          if (count_q[1:0] == 2'd3) begin
            count_q <= '0;
            lane_q  <= 1'b0;
            if (!lane_q) state_q <= both && !joins_q ? Differ : Join;
            if (!both) join_q <= words_i;
          end
        end
      end
      Differ: begin
        if (row_taken) begin
          count_q <= count_q + 1'b1;
          if (count_q[0]) state_q <= Inverse;
        end
      end
      Inverse: begin
        joins_q <= 1'b1;
        if (product_taken) state_q <= InverseEnd;
      end
      default: begin  // Join
        if (row_taken) join_q <= join_q + 1'b1;
        if (ends) begin
          done_o  <= 1'b1;
          state_q <= Idle;
        end
      end
    endcase
    if (!rst_ni) begin
      state_q <= Idle;
      done_o  <= 1'b0;
    end
  end
endmodule
