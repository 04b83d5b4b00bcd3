// SNOW 3G keystream, several streams in one datapath: every loop holds as many registers as there are streams, or two or
// three times as many.
//
// A clock belongs to one stream, and the streams take turns. The LFSR is one line in which a cell moves one place per clock:
// cell s_i of the stream whose turn it is stands i Streams places above s_0, and k clocks later k places further down. So
// what is computed in several clocks finds its cells by itself. R1 is there when a turn begins, R2 and R3 a few clocks
// later: R1 -> R2 -> R1 has two turns for S1 and an addition, R1 -> R2 -> R3 -> R1 three turns for S1, S2 and an addition.
//
//                                       8 streams   6     4     3     2
//   F, in slices of so many clocks          4       3     2     1     1
//   S1, from R1 to R2                      10       8     6     4     2
//   S2, from R2 to x = R3 ^ s5             10       7     4     4     3
//   R1 = R2 + x                             4       3     2     1     1
//
// A state is loaded as it moves, in four turns, by the entries of four segments of four cells; R1, R2 and R3 are cleared
// where they come by.
//
// Standard    TS 35.216, sections 3.4 and 4
// Contract    ../README.md, "Keystream ports". One stream is loaded at a time; load_ready_o comes with the last of its words,
//             and with its number. A word that is not taken stops all streams.
// Parameters  Streams: 2, 3, 4, 6 or 8
// Handshake   load_valid_i/load_ready_o; word_valid_o/word_ready_i
// Latency     37 turns of loading and initialisation from load to the first word, and some clocks; then one per turn
// Reset       ends all streams; the line is not reset, but no word is ever made of what it held
// Timing      independent of key and data; not masked
// Checked by  ../tb, ../formal/tnd_snow3g_isolation_formal.sv
module tnd_snow3g_core_interleaved
  import tnd_snow3g_word_pkg::*;
#(
  parameter int unsigned Streams     = 4,
  parameter int unsigned StreamWidth = 3
) (
  input  logic                   clk_i,
  input  logic                   rst_ni,

  input  logic                   load_valid_i,
  output logic                   load_ready_o,
  output logic [StreamWidth-1:0] load_stream_o,
  input  start_t                 load_start_i,
  input  logic [31:0]            load_words_i,

  output logic                   word_valid_o,
  input  logic                   word_ready_i,
  output logic [StreamWidth-1:0] word_stream_o,
  output logic [31:0]            word_o,
  output logic                   word_last_o
);
  // Clocks, from the header's table. S1, S2 and the addition have three turns together.
  localparam int unsigned AddClocks = Streams / 2;
  localparam int unsigned S2Clocks  = Streams == 2 ? 3 : Streams == 4 ? 4 : (3 * Streams - AddClocks) / 2;
  localparam int unsigned S1Clocks  = 3 * Streams - AddClocks - S2Clocks;
  localparam int unsigned S1Mix     = S1Clocks >= 6 ? 2 : 1;  // of them behind what can be cleared
  localparam int unsigned S2Mix     = S2Clocks >= 4 ? 2 : 1;
  // Clocks of a turn in which things are there.
  localparam int unsigned R2Clock   = S1Clocks - Streams;
  localparam int unsigned XClock    = Streams - AddClocks;
  localparam int unsigned WordClock = AddClocks;              // F
  localparam int unsigned Top       = 16 * Streams - 1;       // the line's highest place
  localparam int unsigned FifoDepth = 8;

  // Place of a cell in a clock of its stream's turn.
  function automatic int unsigned place(input int unsigned cell_index, input int unsigned clock);
    return cell_index * Streams + WordClock - clock;
  endfunction

  logic       running;  // there is room for words
  logic [3:0] run;      // all streams move; for a quarter of the registers each

  // Flags are reset a clock later, from a register.
  logic reset_q, clear_n;
  always_ff @(posedge clk_i) begin
    reset_q <= !rst_ni;
  end
  assign clear_n = !reset_q;

  tnd_fan_out u_run (
    .clk_i, .rst_ni, .data_i(running), .data_o(run)
  );

  // ------------------------------------------------------------------ turns
  typedef struct packed {
    logic                   init;
    logic                   last;
    logic [StreamWidth-1:0] stream;
  } turn_t;
  turn_t turn, turn_word;
  logic [$clog2(Rounds)-1:0] unused_count;
  logic  load, load_last, load_take, load_put, emit, emit_word, load_done;

  tnd_turns #(
    .Streams    (Streams),
    .StreamWidth(StreamWidth),
    .LoadTurns  (4),
    .InitTurns  (Rounds),
    .Discard    (1)
  ) u_turns (
    .clk_i,
    .rst_ni       (clear_n),
    .run_i        (run[3]),
    .load_valid_i,
    .load_units_i (load_words_i),
    .loaded_i     (load_done),
    .load_o       (load),
    .load_last_o  (load_last),
    .init_o       (turn.init),
    .count_o      (unused_count),
    .emit_o       (emit),
    .last_o       (turn.last),
    .stream_o     (turn.stream),
    .load_stream_o
  );
  tnd_delay #(.Width($bits(turn_t)), .Depth(WordClock)) u_turn_word (
    .clk_i, .rst_ni(clear_n), .enable_i(run[3]), .data_i(turn), .data_o(turn_word)
  );
  tnd_delay #(.Width(1), .Depth(WordClock), .Clear(1)) u_emit (
    .clk_i, .rst_ni(clear_n), .enable_i(run[3]), .data_i(emit), .data_o(emit_word)
  );
  // `load` is a clock before the turn; words are taken two clocks before WordClock, and put into the line a clock later.
  tnd_delay #(.Width(1), .Depth(WordClock - 1), .Clear(1)) u_load_take (
    .clk_i, .rst_ni(clear_n), .enable_i(run[3]), .data_i(load), .data_o(load_take)
  );
  tnd_delay #(.Width(1), .Depth(1), .Clear(1)) u_load_put (
    .clk_i, .rst_ni(clear_n), .enable_i(run[3]), .data_i(load_take), .data_o(load_put)
  );

  // ------------------------------------------------------------------ loading
  // Word k of a segment of four cells is word k of the key, inverted or not, and in two segments one of the iv with it. The
  // last segment's joins the feedback, which is 0 then, so that both are 0 in all other turns.
  logic [1:0]  load_index_q;
  logic [31:0] key_q, iv_low_q, iv_high_q;
  assign load_done    = load_take && load_index_q == 2'd3;
  assign load_ready_o = run[3] && load_done;
  always_ff @(posedge clk_i) begin
    if (reset_q) load_index_q <= '0;
    else if (run[3] && load_take) load_index_q <= load_index_q + 2'd1;
  end
  always_ff @(posedge clk_i) begin
    if (run[3]) begin
      key_q     <= load_take ? load_start_i.key[load_index_q] : '0;
      iv_high_q <= load_take ? loading_iv(3, load_index_q, load_start_i.iv) : '0;
      iv_low_q  <= loading_iv(2, load_index_q, load_start_i.iv);
    end
  end

  // The memory of a stream is cleared before its first turn of initialisation.
  logic clear_r1, clear_s1, clear_s2;
  tnd_delay #(.Width(1), .Depth(Streams - 1)) u_clear_r1 (
    .clk_i, .rst_ni, .enable_i(run[3]), .data_i(load_last), .data_o(clear_r1)
  );
  tnd_delay #(.Width(1), .Depth(Streams + R2Clock - 1 - S1Mix)) u_clear_s1 (
    .clk_i, .rst_ni, .enable_i(run[3]), .data_i(load_last), .data_o(clear_s1)
  );
  tnd_delay #(.Width(1), .Depth(Streams + XClock - 1 - S2Mix)) u_clear_s2 (
    .clk_i, .rst_ni, .enable_i(run[3]), .data_i(load_last), .data_o(clear_s2)
  );

  // ------------------------------------------------------------------ the line
  logic [31:0] line_d [Top+1];
  logic [31:0] line_q [Top+1];
  logic [31:0] entry;
  always_comb begin
    line_d[Top] = entry;
    for (int unsigned i = 0; i < Top; i++) line_d[i] = line_q[i+1];
    if (load_put) begin
      line_d[4*Streams]  = ~key_q;
      line_d[8*Streams]  = key_q;
      line_d[12*Streams] = ~key_q ^ iv_low_q;
    end
  end
  always_ff @(posedge clk_i) begin
    if (run[0]) line_q[0:8*Streams-1] <= line_d[0:8*Streams-1];
    if (run[1]) line_q[8*Streams:Top] <= line_d[8*Streams:Top];
  end

  // ------------------------------------------------------------------ the FSM
  logic [31:0] r1_q, r2_q, r2_x, r2_word, x_q, s1, x, r1;
  logic        unused_carry;
  tnd_snow3g_s_pipeline #(.Second(0), .Clocks(S1Clocks)) u_s1 (
    .clk_i, .rst_ni, .enable_i(run[2]), .clear_i(clear_s1), .word_i(r1_q), .add_i('0), .word_o(s1)
  );
  tnd_snow3g_s_pipeline #(.Second(1), .Clocks(S2Clocks)) u_s2 (
    .clk_i, .rst_ni, .enable_i(run[2]), .clear_i(clear_s2), .word_i(r2_q), .add_i(line_q[place(5, XClock - S2Mix)]),
    .word_o(x)
  );
  tnd_delay #(.Width(32), .Depth(XClock - R2Clock)) u_r2_x (
    .clk_i, .rst_ni, .enable_i(run[2]), .data_i(r2_q), .data_o(r2_x)
  );
  tnd_add_slices #(.Width(32), .Slices(AddClocks), .Registered(0)) u_r1 (
    .clk_i, .rst_ni, .enable_i(run[2]), .carry_i(1'b0), .a_i(r2_x), .b_i(x_q), .sum_o({unused_carry, r1})
  );
  always_ff @(posedge clk_i) begin
    if (run[2]) begin
      r1_q <= clear_r1 ? '0 : r1;
      r2_q <= s1;
      x_q  <= x;
    end
  end

  // ------------------------------------------------------------------ F, and what enters
  localparam int unsigned OverDepth = Streams > 2 ? 1 : 0;  // of two streams s_11 may just have been loaded
  logic [31:0] sum, f, over, over_later, times_q, g_q;
  logic        unused_sum;
  tnd_add_slices #(.Width(32), .Slices(AddClocks), .Registered(1)) u_sum (
    .clk_i, .rst_ni, .enable_i(run[2]), .carry_i(1'b0), .a_i(line_q[place(15, 0)]), .b_i(r1_q), .sum_o({unused_sum, sum})
  );
  tnd_delay #(.Width(32), .Depth(WordClock - R2Clock)) u_r2_word (
    .clk_i, .rst_ni, .enable_i(run[2]), .data_i(r2_q), .data_o(r2_word)
  );
  assign f     = sum ^ r2_word;
  assign entry = g_q ^ (turn_word.init ? f : '0);
  // The feedback but for F. Two clocks before WordClock s_i is two places up.
  logic over_load;
  assign over_load = OverDepth == 1 ? load_take : load_put;
  assign over      = over_load ? '0 : over_alpha(line_q[11*Streams+1+OverDepth]);
  tnd_delay #(.Width(32), .Depth(OverDepth)) u_over (
    .clk_i, .rst_ni, .enable_i(run[1]), .data_i(over), .data_o(over_later)
  );
  always_ff @(posedge clk_i) begin
    if (run[1]) begin
      times_q <= load_take ? '0 : times_alpha(line_q[2]) ^ line_q[2*Streams+2];
      g_q     <= times_q ^ over_later ^ key_q ^ iv_high_q;
    end
  end

  // ------------------------------------------------------------------ words
  logic                   push_q, last_q;
  logic [StreamWidth-1:0] stream_q;
  logic [31:0]            word_q;
  logic [FifoDepth-1:0]   level;
  logic                   word_there, unused_level;
  always_ff @(posedge clk_i) begin
    push_q   <= run[3] && emit_word;
    word_q   <= f ^ line_q[0];
    last_q   <= turn_word.last;
    stream_q <= turn_word.stream;
  end

  // Three more words may come before `running` can stop them.
  tnd_fifo_level #(
    .Width(StreamWidth + 33),
    .Depth(FifoDepth)
  ) u_fifo (
    .clk_i,
    .rst_ni     (clear_n),
    .push_i     (push_q),
    .data_i     ({stream_q, last_q, word_q}),
    .out_valid_o(word_there),
    .out_ready_i(word_ready_i),
    .out_data_o ({word_stream_o, word_last_o, word_o}),
    .level_o    (level)
  );
  assign word_valid_o = word_there && clear_n;
  assign unused_level = ^level;
  assign running      = clear_n && !level[FifoDepth-4];
endmodule
