// ZUC keystream, several streams in one datapath: every loop holds as many registers as there are streams.
//
// A clock belongs to one stream, and the streams take turns. The LFSR is one line in which a cell moves one place per
// clock: cell s_i of the stream whose turn it is stands in line_q[i * Streams], and k clocks later k places further
// down. So what is computed in several clocks finds its cells by itself, and a state is loaded by the entry of the
// line and in its middle, two cells per turn.
//
//   clocks of a turn      0 .. A-1           A              A+1 .. 2A         2A+1
//   feedback              W = (X0^R1)+R2     u joins        sum, sum + 1      choose, or a loaded cell --> line
//                         (s0 s4 s10 | s13 s15 carry-save beside it)
//   F                     W1 = R1+X1         L1, L2         S, then waiting --> R1, R2
//
// A is the number of slices of an addition; with two streams all that comes after clock 0 is in clock 1.
//
// Standard    ETSI/SAGE 128-EEA3 & 128-EIA3 Document 2, sections 3.2 to 3.6
// Contract    ../README.md, "Keystream ports". One stream is loaded at a time, in 8 turns; load_ready_o comes in the last,
//             with its number. A word that nobody takes stops all streams.
// Parameters  Streams: 2, 4, 6 or 8
// Handshake   load_valid_i/load_ready_o; word_valid_o/word_ready_i
// Latency     8 + 33 turns from load to the first word, which comes 7 clocks later or a few more; then one per turn
// Reset       ends all streams; the line is not reset, but no word is ever made of what it held
// Timing      independent of key and data; not masked
// Checked by  ../tb
module tnd_zuc_core_interleaved
  import tnd_m31_pkg::*;
  import tnd_zuc_word_pkg::*;
#(
  parameter int unsigned SboxForm    = 0,
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
  localparam int unsigned Slices    = Streams > 2 ? Streams / 2 - 1 : 1;
  localparam bit          Deep      = Streams > 2;  // a register behind every step
  localparam int unsigned FifoDepth = 4;
  localparam int unsigned Top       = 15 * Streams;  // where s_15 is

  logic run_q;  // all streams move

  // Turns.
  typedef struct packed {
    logic                   init;
    logic                   emit;
    logic                   last;
    logic [StreamWidth-1:0] stream;
  } turn_t;
  turn_t      turn, turn_word;
  logic       loading, load_done;
  logic [2:0] load_index;

  tnd_zuc_turns #(
    .Streams    (Streams),
    .StreamWidth(StreamWidth)
  ) u_turns (
    .clk_i,
    .rst_ni,
    .run_i       (run_q),
    .load_valid_i,
    .load_long_i,
    .load_words_i,
    .loading_o   (loading),
    .load_index_o(load_index),
    .load_done_o (load_done),
    .init_o      (turn.init),
    .emit_o      (turn.emit),
    .last_o      (turn.last),
    .stream_o    (turn.stream)
  );
  assign load_ready_o  = run_q && load_done;
  assign load_stream_o = turn.stream;

  // One stream is loaded at a time, so its cells can wait here for the turn to reach the entry. Chosen in two clocks where
  // there are as many.
  m31_t       low_cell_q, high_cell_q;
  m31_t [3:0] quarter;
  m31_t [3:0] quarter_later;
  logic       odd_quarter;
  logic       loading_later;
  always_comb begin
    for (int unsigned i = 0; i < 4; i++) quarter[i] = load_cells_i[{2'(i), load_index[1:0]}];
  end
  tnd_delay #(.Width(4 * 31 + 2), .Depth(Deep ? 1 : 0)) u_quarter (
    .clk_i, .rst_ni, .enable_i(run_q),
    .data_i({quarter, load_index[2], loading}), .data_o({quarter_later, odd_quarter, loading_later})
  );
  always_ff @(posedge clk_i) begin
    if (run_q && loading_later) begin
      low_cell_q  <= quarter_later[{1'b0, odd_quarter}];
      high_cell_q <= quarter_later[{1'b1, odd_quarter}];
    end
  end

  // The line.
  m31_t line_q [Top+1];
  m31_t entry;
  logic loading_entry;
  always_ff @(posedge clk_i) begin
    if (run_q) begin
      line_q[Top] <= entry;
      for (int unsigned i = 0; i < Top; i++) line_q[i] <= line_q[i+1];
      if (loading_entry) line_q[7*Streams] <= low_cell_q;
    end
  end

  // F, clocks 0 .. Slices - 1.
  memory_t     memory;
  logic [31:0] x0, x1, x2, w2;
  logic [32:0] w_sum, w1_sum;
  logic        unused_carries;
  assign x0 = {high(line_q[Top]), low(line_q[14*Streams])};
  assign x1 = {low(line_q[11*Streams]), high(line_q[9*Streams])};
  assign x2 = {low(line_q[7*Streams]), high(line_q[5*Streams])};
  assign unused_carries = w_sum[32] ^ w1_sum[32];

  tnd_add_slices #(.Width(32), .Slices(Slices)) u_w (
    .clk_i, .rst_ni, .enable_i(run_q), .carry_i(1'b0), .a_i(x0 ^ memory.r1), .b_i(memory.r2), .sum_o(w_sum)
  );
  tnd_add_slices #(.Width(32), .Slices(Slices)) u_w1 (
    .clk_i, .rst_ni, .enable_i(run_q), .carry_i(1'b0), .a_i(memory.r1), .b_i(x1), .sum_o(w1_sum)
  );
  tnd_delay #(.Width(32), .Depth(Slices - 1)) u_w2 (
    .clk_i, .rst_ni, .enable_i(run_q), .data_i(memory.r2 ^ x2), .data_o(w2)
  );

  // Clock Slices, and one more for S where there are registers enough.
  logic [31:0] w_q, w1_q, w2_q;
  memory_t     mixed, mixed_later, boxed;
  logic        forget;
  always_ff @(posedge clk_i) begin
    if (run_q) begin
      w_q  <= w_sum[31:0];
      w1_q <= w1_sum[31:0];
      w2_q <= w2;
    end
  end
  assign mixed = '{r1: l1({w1_q[15:0], w2_q[31:16]}), r2: l2({w2_q[15:0], w1_q[31:16]})};
  tnd_delay #(.Width($bits(memory_t)), .Depth(Deep ? 1 : 0)) u_mixed (
    .clk_i, .rst_ni, .enable_i(run_q), .data_i(mixed), .data_o(mixed_later)
  );
  tnd_zuc_s #(.SboxForm(SboxForm)) u_s1 (.word_i(mixed_later.r1), .word_o(boxed.r1));
  tnd_zuc_s #(.SboxForm(SboxForm)) u_s2 (.word_i(mixed_later.r2), .word_o(boxed.r2));

  // A stream that is being loaded begins without memory.
  memory_t boxed_q;
  tnd_delay #(.Width(1), .Depth(Slices + (Deep ? 1 : 0)), .Clear(1)) u_forget (
    .clk_i, .rst_ni, .enable_i(run_q), .data_i(loading), .data_o(forget)
  );
  always_ff @(posedge clk_i) begin
    if (run_q) begin
      if (forget) boxed_q <= '0;
      else boxed_q <= boxed;
    end
  end
  tnd_delay #(.Width($bits(memory_t)), .Depth(Deep ? Streams - Slices - 2 : 0)) u_memory (
    .clk_i, .rst_ni, .enable_i(run_q), .data_i(boxed_q), .data_o(memory)
  );

  // The feedback without u, ready in clock Slices.
  localparam int unsigned Before = Slices < 2 ? 1 : 0;  // clocks before clock 0 in which it begins
  m31_t        cell0;
  carry_save_t pair, early, early_q, nearly, ahead, ahead_q, with_u, with_u_later;
  tnd_delay #(.Width(31), .Depth(Slices > 2 ? Slices - 2 : 0)) u_cell0 (
    .clk_i, .rst_ni, .enable_i(run_q), .data_i(line_q[Before]), .data_o(cell0)
  );
  localparam int Shift = 2 - int'(Slices);  // of the taps of `early`
  assign pair   = compress(cell0, times_power(cell0, 8), times_power(line_q[int'(4*Streams)+Shift], 20));
  assign early  = compress(pair.carry, pair.sum, times_power(line_q[int'(10*Streams)+Shift], 21));
  assign nearly = compress(early_q.carry, early_q.sum, times_power(line_q[int'(13*Streams)+Shift-1], 17));
  assign ahead  = compress(nearly.carry, nearly.sum, times_power(line_q[int'(Top)+Shift-1], 15));
  always_ff @(posedge clk_i) begin
    if (run_q) begin
      early_q <= early;
      ahead_q <= ahead;
    end
  end

  // Clock Slices: u. Then the sum, in Slices clocks where there are registers enough.
  logic [31:0] sum, sum_and_1, sum_later, sum_and_1_later;
  logic        unused_sum;
  m31_t        u;
  assign u      = turn_word.init ? w_q[31:1] : '0;
  assign with_u = compress(ahead_q.carry, ahead_q.sum, u);
  tnd_delay #(.Width($bits(carry_save_t)), .Depth(Deep ? 1 : 0)) u_with_u (
    .clk_i, .rst_ni, .enable_i(run_q), .data_i(with_u), .data_o(with_u_later)
  );
  tnd_add_slices #(.Width(31), .Slices(Slices)) u_sum (
    .clk_i, .rst_ni, .enable_i(run_q), .carry_i(1'b0), .a_i(with_u_later.carry), .b_i(with_u_later.sum), .sum_o(sum)
  );
  tnd_add_slices #(.Width(31), .Slices(Slices)) u_sum_and_1 (
    .clk_i, .rst_ni, .enable_i(run_q), .carry_i(1'b1), .a_i(with_u_later.carry), .b_i(with_u_later.sum), .sum_o(sum_and_1)
  );
  tnd_delay #(.Width(64), .Depth(Deep ? 1 : 0)) u_sums (
    .clk_i, .rst_ni, .enable_i(run_q), .data_i({sum, sum_and_1}), .data_o({sum_later, sum_and_1_later})
  );
  tnd_delay #(.Width(1), .Depth(Streams - 1), .Clear(1)) u_loading_entry (
    .clk_i, .rst_ni, .enable_i(run_q), .data_i(loading), .data_o(loading_entry)
  );
  assign unused_sum = sum_and_1_later[31];
  assign entry = loading_entry ? high_cell_q : sum_later[31] ? sum_and_1_later[30:0] : sum_later[30:0];

  // Words, in clock Slices.
  logic [15:0] x3_low, x3_high;
  logic [$clog2(FifoDepth+1)-1:0] waiting;
  logic unused_ready;
  tnd_delay #(.Width($bits(turn_t)), .Depth(Slices), .Clear(1)) u_turn_word (
    .clk_i, .rst_ni, .enable_i(run_q), .data_i(turn), .data_o(turn_word)
  );
  tnd_delay #(.Width(16), .Depth(Slices)) u_x3 (
    .clk_i, .rst_ni, .enable_i(run_q), .data_i(high(line_q[0])), .data_o(x3_low)
  );
  assign x3_high = low(line_q[2*Streams-Slices]);

  // Two more words may come before run_q can stop them.
  tnd_fifo #(
    .Width(StreamWidth + 33),
    .Depth(FifoDepth)
  ) u_words (
    .clk_i,
    .rst_ni,
    .in_valid_i (run_q && turn_word.emit),
    .in_ready_o (unused_ready),
    .in_data_i  ({turn_word.stream, turn_word.last, w_q ^ {x3_high, x3_low}}),
    .out_valid_o(word_valid_o),
    .out_ready_i(word_ready_i),
    .out_data_o ({word_stream_o, word_last_o, word_o}),
    .count_o    (waiting)
  );
  always_ff @(posedge clk_i) begin
    if (!rst_ni) run_q <= 1'b0;
    else run_q <= waiting <= 2;
  end
endmodule
