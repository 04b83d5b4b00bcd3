// SNOW 5G keystream, several streams in one datapath: every loop holds two or three times as many registers as there are
// streams.
//
// A clock belongs to one stream, and the streams take turns, a step each. The halves of the LFSRs are two lines in which a
// block moves one place per clock: the upper half of the stream whose turn it is stands Streams places above the lower one.
// So what is computed in several clocks finds its blocks by itself. R1 is there when a turn begins, R2 and R3 a few clocks
// later: R1 -> R2 -> R1 has two turns for a round of AES and the additions, R1 -> R2 -> R3 -> R1 three turns for two rounds
// and the additions.
//
//                                             6 streams   4     2
//   z, in slices of so many clocks                3       2     1
//   a round, from R1 to R2                        7       5     2
//   a round, from R2 to x = R3 ^ T2               7       5     3
//   R1 = sigma(R2 + x), and the key               4       2     1
//
// A state is loaded as it moves, in two turns; R1, R2 and R3 are cleared where they come by. The key is kept until the end of
// the initialisation, when it joins R1, and is overwritten then.
//
// Standard    draft-mattsson-cfrg-aes-gcm-sst-19, appendix; the designers' SNOW-Vi
// Contract    ../README.md, "Keystream ports". One stream is loaded at a time; load_ready_o comes with the last of it, and
//             with its number. A block that is not taken stops all streams.
// Parameters  Streams: 2, 4 or 6
// Handshake   load_valid_i/load_ready_o; block_valid_o/block_ready_i
// Latency     19 turns from load to the first block, and some clocks; then one per turn
// Reset       ends all streams; lines and keys are not reset, but no block is ever made of what they held
// Timing      independent of key and data; not masked
// Checked by  ../tb
module tnd_snow5g_core_interleaved
  import tnd_snow5g_word_pkg::*;
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
  input  logic [31:0]            load_blocks_i,

  output logic                   block_valid_o,
  input  logic                   block_ready_i,
  output logic [StreamWidth-1:0] block_stream_o,
  output block_t                 block_o,
  output logic                   block_last_o
);
  // Clocks, from the header's table. Two rounds and the addition have three turns together.
  localparam int unsigned Round1Clocks = Streams == 2 ? 2 : Streams == 4 ? 5 : 7;
  localparam int unsigned Round2Clocks = Streams == 2 ? 3 : Streams == 4 ? 5 : 7;
  localparam int unsigned AddClocks    = 3 * Streams - Round1Clocks - Round2Clocks;
  localparam int unsigned Mix1         = Round1Clocks >= 6 ? 2 : 1;  // of them behind what can be cleared
  localparam int unsigned Mix2         = Round2Clocks >= 6 ? 2 : 1;
  // Clocks of a turn in which things are there.
  localparam int unsigned R2Clock   = Round1Clocks - Streams;
  localparam int unsigned XClock    = Streams - AddClocks;
  localparam int unsigned ZClock    = Streams / 2;
  localparam int unsigned Top       = 2 * Streams - 1;  // a line's highest place
  localparam int unsigned FifoDepth = 8;

  // Place of a half in a clock of its stream's turn.
  function automatic int unsigned place(input int unsigned half, input int unsigned clock);
    return half * Streams + ZClock - clock;
  endfunction

  logic       running;  // there is room for blocks
  logic [3:0] run;      // all streams move; for a quarter of the registers each

  // Flags are reset a clock later, from a register.
  logic reset_q, clear_n, run_next_q;
  always_ff @(posedge clk_i) begin
    reset_q    <= !rst_ni;
    run_next_q <= running;
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
  turn_t      turn, turn_early, turn_z;
  logic [3:0] count;
  logic       load, load_last, load_early, load_take, low_early, high_early, emit, emit_z, load_done;

  tnd_turns #(
    .Streams    (Streams),
    .StreamWidth(StreamWidth),
    .LoadTurns  (2),
    .InitTurns  (Steps),
    .Discard    (0)
  ) u_turns (
    .clk_i,
    .rst_ni       (clear_n),
    .run_i        (run[3]),
    .load_valid_i,
    .load_units_i (load_blocks_i),
    .loaded_i     (load_done),
    .load_o       (load),
    .load_last_o  (load_last),
    .init_o       (turn.init),
    .count_o      (count),
    .emit_o       (emit),
    .last_o       (turn.last),
    .stream_o     (turn.stream),
    .load_stream_o
  );
  // A clock before ZClock, and in it. `load` is a clock before the turn.
  tnd_delay #(.Width($bits(turn_t)), .Depth(ZClock - 1)) u_turn_early (
    .clk_i, .rst_ni(clear_n), .enable_i(run[3]), .data_i(turn), .data_o(turn_early)
  );
  tnd_delay #(.Width($bits(turn_t)), .Depth(1)) u_turn_z (
    .clk_i, .rst_ni(clear_n), .enable_i(run[3]), .data_i(turn_early), .data_o(turn_z)
  );
  tnd_delay #(.Width(1), .Depth(ZClock), .Clear(1)) u_emit (
    .clk_i, .rst_ni(clear_n), .enable_i(run[3]), .data_i(emit), .data_o(emit_z)
  );
  tnd_delay #(.Width(1), .Depth(ZClock - 1), .Clear(1)) u_load_early (
    .clk_i, .rst_ni(clear_n), .enable_i(run[3]), .data_i(load), .data_o(load_early)
  );
  tnd_delay #(.Width(2), .Depth(ZClock - 1)) u_key_halves (
    .clk_i, .rst_ni(clear_n), .enable_i(run[3]), .data_i({turn.init && count == 4'(Steps - 2), turn.init && count == '1}),
    .data_o({low_early, high_early})
  );

  // ------------------------------------------------------------------ loading, and keys
  logic load_second_q;  // the second of two turns is next
  logic load_idle_q;    // not load_done, as a register that resets others
  assign load_ready_o = run[3] && load_done;
  always_ff @(posedge clk_i) begin
    if (reset_q) begin
      load_second_q <= 1'b0;
      load_take     <= 1'b0;
      load_done     <= 1'b0;
      load_idle_q   <= 1'b1;
    end else if (run[3]) begin
      if (load_take) load_second_q <= !load_second_q;
      load_take   <= load_early;
      load_done   <= load_early && load_second_q;
      load_idle_q <= !(load_early && load_second_q);
    end
  end

  // Keys are written, read, and overwritten in the turn that reads the last of them. What is written comes from registers, a
  // clock later, which hold zeros in every other clock.
  localparam int unsigned SpanWidth = $clog2(Streams);
  logic [255:0]         keys_q [Streams];
  localparam int unsigned KeyLater = Streams > 2 ? 1 : 0;  // clocks from the RAM to its halves
  logic [255:0]         key_read, key_write_q;
  logic                 low, high;
  logic                 key_writes_q;
  logic [SpanWidth-1:0] key_stream_q;
  block_t               key_q, key;
  tnd_delay #(.Width(258), .Depth(KeyLater)) u_key_read (
    .clk_i, .rst_ni, .enable_i(run[3]), .data_i({low_early, high_early, keys_q[SpanWidth'(turn_early.stream)]}),
    .data_o({low, high, key_read})
  );
  always_ff @(posedge clk_i) begin
    key_writes_q <= run[3] && (load_done || high_early);
    key_stream_q <= load_done ? SpanWidth'(load_stream_o) : SpanWidth'(turn_early.stream);
    key_write_q  <= load_idle_q ? '0 : load_start_i.key;
    if (key_writes_q) keys_q[key_stream_q] <= key_write_q;
  end
  always_ff @(posedge clk_i) begin
    if (run[3]) key_q <= low ? key_read[127:0] : high ? key_read[255:128] : '0;
  end
  tnd_delay #(.Width(128), .Depth(Streams - 1 - ZClock - KeyLater)) u_key (
    .clk_i, .rst_ni, .enable_i(run[3]), .data_i(key_q), .data_o(key)
  );

  // The memory of a stream is cleared before its first turn of initialisation.
  logic clear_r1, clear_round1, clear_round2;
  tnd_snow5g_clear #(.Depth(Streams - 1)) u_clear_r1 (
    .clk_i, .rst_ni, .enable_i(run[2]), .enable_next_i(run_next_q), .data_i(load_last), .now_o(clear_r1)
  );
  tnd_snow5g_clear #(.Depth(Streams + R2Clock - 1 - Mix1)) u_clear_round1 (
    .clk_i, .rst_ni, .enable_i(run[2]), .enable_next_i(run_next_q), .data_i(load_last), .now_o(clear_round1)
  );
  tnd_snow5g_clear #(.Depth(Streams + XClock - 1 - Mix2)) u_clear_round2 (
    .clk_i, .rst_ni, .enable_i(run[2]), .enable_next_i(run_next_q), .data_i(load_last), .now_o(clear_round2)
  );

  // ------------------------------------------------------------------ the lines
  block_t a_q [Top+1];
  block_t b_q [Top+1];
  block_t a_early_q, b_early_q, z;
  cells_t early, next;  // a clock before ZClock
  logic   unused_next;
  assign early = '{a_low: a_q[1], a_high: a_q[Streams+1], b_low: b_q[1], b_high: b_q[Streams+1]};
  assign next  = stepped(early);
  assign unused_next = ^{next.a_low, next.b_low};
  always_ff @(posedge clk_i) begin
    if (run[0]) begin
      a_early_q <= load_take ? (load_second_q ? load_start_i.key[127:0] : load_start_i.iv) : next.a_high;
      a_q[Top]  <= a_early_q ^ (turn_z.init ? z : '0);
      for (int unsigned i = 0; i < Top; i++) a_q[i] <= a_q[i+1];
    end
    if (run[1]) begin
      b_early_q <= load_take ? (load_second_q ? load_start_i.key[255:128] : '0) : next.b_high;
      b_q[Top]  <= b_early_q;
      for (int unsigned i = 0; i < Top; i++) b_q[i] <= b_q[i+1];
    end
  end

  // ------------------------------------------------------------------ the FSM
  block_t r1_q, r2_q, r2_x, r2_z, x_q, round1, x, r1, sum;
  tnd_snow5g_round_steps #(.Clocks(Round1Clocks)) u_round1 (
    .clk_i, .rst_ni, .enable_i(run[2]), .clear_i(clear_round1), .block_i(r1_q), .add_i('0), .block_o(round1)
  );
  tnd_snow5g_round_steps #(.Clocks(Round2Clocks)) u_round2 (
    .clk_i, .rst_ni, .enable_i(run[2]), .clear_i(clear_round2), .block_i(r2_q), .add_i(a_q[Streams+ZClock-XClock+Mix2]),
    .block_o(x)
  );
  tnd_delay #(.Width(128), .Depth(XClock - R2Clock)) u_r2_x (
    .clk_i, .rst_ni, .enable_i(run[2]), .data_i(r2_q), .data_o(r2_x)
  );
  tnd_delay #(.Width(128), .Depth(ZClock - R2Clock)) u_r2_z (
    .clk_i, .rst_ni, .enable_i(run[2]), .data_i(r2_q), .data_o(r2_z)
  );
  logic [7:0] unused_carry_r1, unused_carry_z;
  for (genvar i = 0; i < 8; i++) begin : gen_words
    tnd_add_slices #(.Width(16), .Slices(AddClocks), .Registered(0)) u_r1 (
      .clk_i, .rst_ni, .enable_i(run[2]), .carry_i(1'b0), .a_i(r2_x[16*i+:16]), .b_i(x_q[16*i+:16]),
      .sum_o({unused_carry_r1[i], r1[16*i+:16]})
    );
    tnd_add_slices #(.Width(16), .Slices(ZClock), .Registered(1)) u_z (
      .clk_i, .rst_ni, .enable_i(run[2]), .carry_i(1'b0), .a_i(b_q[place(1, 0)][16*i+:16]), .b_i(r1_q[16*i+:16]),
      .sum_o({unused_carry_z[i], sum[16*i+:16]})
    );
  end
  always_ff @(posedge clk_i) begin
    if (clear_r1) r1_q <= '0;
    else if (run[2]) r1_q <= sigma(r1) ^ key;
    if (run[2]) begin
      r2_q <= round1;
      x_q  <= x;
    end
  end

  // ------------------------------------------------------------------ blocks
  logic                   push_q, last_q, block_there, unused_level;
  logic [StreamWidth-1:0] stream_q;
  block_t                 block_q;
  logic [FifoDepth-1:0]   level;
  assign z = sum ^ r2_z;
  always_ff @(posedge clk_i) begin
    push_q   <= run[3] && emit_z;
    block_q  <= z;
    last_q   <= turn_z.last;
    stream_q <= turn_z.stream;
  end

  // Three more blocks may come before `running` can stop them.
  tnd_fifo_level #(
    .Width(StreamWidth + 129),
    .Depth(FifoDepth)
  ) u_fifo (
    .clk_i,
    .rst_ni     (clear_n),
    .push_i     (push_q),
    .data_i     ({stream_q, last_q, block_q}),
    .out_valid_o(block_there),
    .out_ready_i(block_ready_i),
    .out_data_o ({block_stream_o, block_last_o, block_o}),
    .level_o    (level)
  );
  assign block_valid_o = block_there && clear_n;
  assign unused_level  = ^level;
  assign running       = clear_n && !level[FifoDepth-4];
endmodule
