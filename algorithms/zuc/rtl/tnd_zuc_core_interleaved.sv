// ZUC keystream, several streams in one datapath: every loop holds as many registers as there are streams.
//
// A clock belongs to one stream, and the streams take turns. The LFSR is one line in which a cell moves one place per
// clock: cell s_i of the stream whose turn it is stands in line_q[i * Streams], and k clocks later k places further
// down. So what is computed in several clocks finds its cells by itself, and a state is loaded as it moves: two cells
// per clock, s_0 and s_1 in the first, each at the place from which it comes to its own in time.
//
//   clocks of a turn            8 streams     6           4        2
//   F   W1 = R1 + X1, W2        0, 1          0, 1        0        0
//       L1, L2                  2             2           1        1
//       S --> R1, R2            3 .. 7        3 .. 5      2, 3     1
//   W   X0 ^ R1                 0             0           0        0
//       + R2                    1, 2          0, 1        0        0
//   s16 u = W >> 1 joins        3             2           1        1
//       sum, sum + 1            4 .. 6        3, 4        2        1
//       choose --> line         7             5           3        1
//   The other summands join before u, one per clock, and the sum is kept in carry-save form.
//
// Standard    ETSI/SAGE 128-EEA3 & 128-EIA3 Document 2, sections 3.2 to 3.6
// Contract    ../README.md, "Keystream ports". One stream is loaded at a time, in 8 clocks; load_ready_o comes in the last,
//             with its number. A word that is not taken stops all streams.
// Parameters  Streams: 2, 4, 6 or 8
// Handshake   load_valid_i/load_ready_o; word_valid_o/word_ready_i
// Latency     33 turns, and the 8 clocks of loading in turns of their own, from load to the first word, which comes a turn
//             and some clocks later; then one per turn
// Reset       ends all streams; the line is not reset, but no word is ever made of what it held
// Timing      independent of key and data; not masked
// Checked by  ../tb
module tnd_zuc_core_interleaved
  import tnd_m31_pkg::*;
  import tnd_zuc_word_pkg::*;
#(
  parameter int unsigned Streams     = 4,
  parameter int unsigned StreamWidth = 3
) (
  input  logic                   clk_i,
  input  logic                   rst_ni,

  input  logic                   load_valid_i,
  output logic                   load_ready_o,
  output logic [StreamWidth-1:0] load_stream_o,
  input  cells_t                 load_cells_i,
  input  logic                   load_long_i,
  input  logic [31:0]            load_words_i,

  output logic                   word_valid_o,
  input  logic                   word_ready_i,
  output logic [StreamWidth-1:0] word_stream_o,
  output logic [31:0]            word_o,
  output logic                   word_last_o
);
  // Clocks of a turn, from the header's table.
  localparam int unsigned Deep      = Streams > 2 ? 1 : 0;                                // a register behind every step
  localparam int unsigned XorClocks = Streams >= 8 ? 1 : 0;                       // X0 ^ R1
  localparam int unsigned AddClocks = Streams >= 6 ? 2 : 1;                       // W, W1
  localparam int unsigned SumClocks = Streams >= 8 ? 3 : Streams >= 6 ? 2 : 1;    // sum, sum + 1
  localparam int unsigned MixClocks = Deep;                               // L1, L2
  localparam int unsigned BoxClocks = Streams - AddClocks - MixClocks;            // S
  localparam int unsigned WordClock = XorClocks + AddClocks;                      // in which W is there
  localparam int unsigned FifoDepth = 8;
  localparam int unsigned Top       = 15 * Streams;                               // where s_15 is

  logic run_d, run_q;  // all streams move

  // run_q alone is reset at once. The other registers are reset a clock later, while nothing moves, by a register.
  logic reset_q;
  always_ff @(posedge clk_i) begin
    reset_q <= !rst_ni;
  end

  // Turns.
  typedef struct packed {
    logic                   init;
    logic                   emit;
    logic                   last;
    logic [StreamWidth-1:0] stream;
  } turn_t;
  turn_t      turn, turn_word;
  logic [7:0] load;  // one after the other; the last in the last clock of a turn

  tnd_zuc_turns #(
    .Streams    (Streams),
    .StreamWidth(StreamWidth)
  ) u_turns (
    .clk_i,
    .rst_ni       (!reset_q),
    .run_i        (run_q),
    .load_valid_i,
    .load_long_i,
    .load_words_i,
    .load_o       (load),
    .load_stream_o,
    .init_o       (turn.init),
    .emit_o       (turn.emit),
    .last_o       (turn.last),
    .stream_o     (turn.stream)
  );
  assign load_ready_o = run_q && load[7];

  // The line.
  m31_t line_d [Top+1];
  m31_t line_q [Top+1];
  m31_t entry;
  always_comb begin
    line_d[Top] = entry;
    for (int unsigned i = 0; i < Top; i++) line_d[i] = line_q[i+1];
    for (int unsigned i = 0; i < 16; i++) begin
      if (load[i/2]) line_d[i*Streams+7-i/2] = load_cells_i[i];
    end
  end
  always_ff @(posedge clk_i) begin
    if (run_q) line_q <= line_d;
  end

  // F: W1, W2; then L1, L2; then S.
  memory_t     memory_q, mixed, mixed_later, boxed;
  logic [31:0] x0, x1, x2, w1, w2;
  logic        unused_carry_w, unused_carry_w1;
  assign x0 = {high(line_q[Top]), low(line_q[14*Streams])};
  assign x1 = {low(line_q[11*Streams]), high(line_q[9*Streams])};
  assign x2 = {low(line_q[7*Streams]), high(line_q[5*Streams])};

  tnd_add_slices #(.Width(32), .Slices(AddClocks), .Registered(1)) u_w1 (
    .clk_i, .rst_ni, .enable_i(run_q), .carry_i(1'b0), .a_i(memory_q.r1), .b_i(x1), .sum_o({unused_carry_w1, w1})
  );
  tnd_delay #(.Width(32), .Depth(AddClocks)) u_w2 (
    .clk_i, .rst_ni, .enable_i(run_q), .data_i(memory_q.r2 ^ x2), .data_o(w2)
  );
  assign mixed = '{r1: l1({w1[15:0], w2[31:16]}), r2: l2({w2[15:0], w1[31:16]})};
  tnd_delay #(.Width($bits(memory_t)), .Depth(MixClocks)) u_mixed (
    .clk_i, .rst_ni, .enable_i(run_q), .data_i(mixed), .data_o(mixed_later)
  );
  tnd_zuc_s_pipeline #(.Clocks(BoxClocks)) u_s1 (
    .clk_i, .rst_ni, .enable_i(run_q), .word_i(mixed_later.r1), .word_o(boxed.r1)
  );
  tnd_zuc_s_pipeline #(.Clocks(BoxClocks)) u_s2 (
    .clk_i, .rst_ni, .enable_i(run_q), .word_i(mixed_later.r2), .word_o(boxed.r2)
  );
  // A stream begins without memory; forget_q is load[7] && run_q.
  logic forget_q;
  always_ff @(posedge clk_i) begin
    forget_q <= run_d && (run_q ? load[6] : load[7]);
  end
  always_ff @(posedge clk_i) begin
    if (forget_q) memory_q <= '0;
    else if (run_q) memory_q <= boxed;
  end

  // W, ready in WordClock.
  logic [31:0] w_a, w_b, w;
  tnd_delay #(.Width(64), .Depth(XorClocks)) u_w_operands (
    .clk_i, .rst_ni, .enable_i(run_q), .data_i({x0 ^ memory_q.r1, memory_q.r2}), .data_o({w_a, w_b})
  );
  tnd_add_slices #(.Width(32), .Slices(AddClocks), .Registered(1)) u_w (
    .clk_i, .rst_ni, .enable_i(run_q), .carry_i(1'b0), .a_i(w_a), .b_i(w_b), .sum_o({unused_carry_w, w})
  );

  // The feedback without u: a summand per clock, ready in WordClock. A tap k clocks before that is k places up.
  carry_save_t pair_q, early_q, nearly_q, ahead_q, with_u, with_u_later;
  m31_t        s0, s4, s10, s13, s15;
  assign s0  = line_q[4-WordClock];
  assign s4  = line_q[4*Streams+4-WordClock];
  assign s10 = line_q[10*Streams+3-WordClock];
  assign s13 = line_q[13*Streams+2-WordClock];
  assign s15 = line_q[Top+1-WordClock];
  always_ff @(posedge clk_i) begin
    if (run_q) begin
      pair_q   <= compress(s0, times_power(s0, 8), times_power(s4, 20));
      early_q  <= compress(pair_q.carry, pair_q.sum, times_power(s10, 21));
      nearly_q <= compress(early_q.carry, early_q.sum, times_power(s13, 17));
      ahead_q  <= compress(nearly_q.carry, nearly_q.sum, times_power(s15, 15));
    end
  end

  // u joins; then sum and sum + 1, and the choice.
  logic [31:0] sum, sum_and_1;
  logic        unused_sum;
  m31_t        u;
  assign u      = turn_word.init ? w[31:1] : '0;
  assign with_u = compress(ahead_q.carry, ahead_q.sum, u);
  tnd_delay #(.Width($bits(carry_save_t)), .Depth(Deep)) u_with_u (
    .clk_i, .rst_ni, .enable_i(run_q), .data_i(with_u), .data_o(with_u_later)
  );
  tnd_add_slices #(.Width(31), .Slices(SumClocks), .Registered(Deep)) u_sum (
    .clk_i, .rst_ni, .enable_i(run_q), .carry_i(1'b0), .a_i(with_u_later.carry), .b_i(with_u_later.sum), .sum_o(sum)
  );
  tnd_add_slices #(.Width(31), .Slices(SumClocks), .Registered(Deep)) u_sum_and_1 (
    .clk_i, .rst_ni, .enable_i(run_q), .carry_i(1'b1), .a_i(with_u_later.carry), .b_i(with_u_later.sum), .sum_o(sum_and_1)
  );
  assign unused_sum = sum_and_1[31];
  assign entry = sum[31] ? sum_and_1[30:0] : sum[30:0];

  // Words: made in WordClock, and a clock later on their way.
  logic [15:0]            x3_low, x3_high;
  logic                   push_q, last_q;
  logic [StreamWidth-1:0] stream_q;
  logic [31:0]            word_q;
  logic [FifoDepth-1:0]   level;
  logic                   word_there, unused_level;
  tnd_delay #(.Width($bits(turn_t) - 1), .Depth(WordClock)) u_turn_word (
    .clk_i, .rst_ni, .enable_i(run_q),
    .data_i({turn.init, turn.last, turn.stream}), .data_o({turn_word.init, turn_word.last, turn_word.stream})
  );
  tnd_delay #(.Width(1), .Depth(WordClock), .Clear(1)) u_emit (
    .clk_i, .rst_ni(!reset_q), .enable_i(run_q), .data_i(turn.emit), .data_o(turn_word.emit)
  );
  tnd_delay #(.Width(16), .Depth(WordClock)) u_x3 (
    .clk_i, .rst_ni, .enable_i(run_q), .data_i(high(line_q[0])), .data_o(x3_low)
  );
  assign x3_high = low(line_q[2*Streams-WordClock]);
  always_ff @(posedge clk_i) begin
    push_q   <= run_q && turn_word.emit;
    word_q   <= w ^ {x3_high, x3_low};
    last_q   <= turn_word.last;
    stream_q <= turn_word.stream;
  end

  // Three more words may come before run_q can stop them.
  tnd_fifo_level #(
    .Width(StreamWidth + 33),
    .Depth(FifoDepth)
  ) u_words (
    .clk_i,
    .rst_ni     (!reset_q),
    .push_i     (push_q),
    .data_i     ({stream_q, last_q, word_q}),
    .out_valid_o(word_there),
    .out_ready_i(word_ready_i),
    .out_data_o ({word_stream_o, word_last_o, word_o}),
    .level_o    (level)
  );
  assign word_valid_o = word_there && !reset_q;
  assign unused_level = ^level;
  assign run_d = !level[FifoDepth-3];
  always_ff @(posedge clk_i) begin
    if (!rst_ni) run_q <= 1'b0;
    else run_q <= run_d;
  end
endmodule
