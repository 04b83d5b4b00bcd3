// Proves that no word of a stream of interleaved depends on what another stream was loaded with, nor on what the registers
// held before it was loaded, and that nothing but words depends on keys and ivs: for every load, in every order, however
// words are taken, for all time.
//
// The core comes without values: each bit that depends on load_start_i says whether it may depend on a bit of it that is
// marked (formal.py, "taint"). One stream is followed, any one; the loads of all others are marked, and so is what the
// registers hold at power-up. Its words must bear no mark. Assumes that a load stays on offer until it is taken, and a
// reset of four clocks at the start.
module tnd_snow3g_isolation_formal #(
  parameter int unsigned Streams = 4
) (
  input logic        clk_i,
  input logic        rst_ni,
  input logic [2:0]  stream_i,  // the one followed, in the first clocks
  input logic        load_valid_i,
  input logic [31:0] load_words_i,
  input logic        word_ready_i
);
  // These are the core's constants.
  localparam int unsigned Places    = 16 * Streams;  // of the line
  localparam int unsigned WordClock = Streams / 2;
  localparam int unsigned AddClocks = Streams / 2;
  localparam int unsigned S2Clocks  = Streams == 2 ? 3 : Streams == 4 ? 4 : (3 * Streams - AddClocks) / 2;
  localparam int unsigned R2Clock   = 2 * Streams - AddClocks - S2Clocks;
  localparam int unsigned XClock    = Streams - AddClocks;

  // This is the type in tnd_turns.
  typedef struct packed {
    logic       loading;
    logic       init;
    logic       discarding;
    logic       working;
    logic       idle;
    logic [4:0] count;
  } phase_t;

  logic                    load_ready, word_valid, unused_last, marked, load_take;
  logic [2:0]              load_stream, word_stream;
  logic [31:0]             word;
  logic [3:0]              run;
  logic [0:Places-1][31:0] line;
  logic [31:0]             r1, r2, x;
  logic [2:0]              turn;
  phase_t                  phase;  // of the stream whose turn is next

  tnd_snow3g_core_interleaved u_core (
    .clk_i,
    .rst_ni,
    .load_valid_i,
    .load_ready_o (load_ready),
    .load_stream_o(load_stream),
    .load_start_i ({256{marked}}),
    .load_words_i,
    .word_valid_o (word_valid),
    .word_ready_i,
    .word_stream_o(word_stream),
    .word_o       (word),
    .word_last_o  (unused_last),
    .run          (run),
    .load_take    (load_take),
    .line_q       (line),
    .r1_q         (r1),
    .r2_q         (r2),
    .x_q          (x),
    .\u_turns.phase (phase),
    .\u_turns.stream_q (turn)
  );

  logic [2:0] clocks_q = '0;  // four of reset, and three until all registers move together
  logic       started_q;      // reset has been
  logic       reset_q;        // it was in the clock before: what loads is not yet reset
  logic [2:0] stream_q;
  assign started_q = clocks_q >= 3'd4;
  always_ff @(posedge clk_i) begin
    if (clocks_q != '1) clocks_q <= clocks_q + 3'd1;
    reset_q <= !rst_ni;
    if (!started_q) stream_q <= stream_i;
  end

  // ------------------------------------------------------------------ what the core is given
  logic        waiting_q;  // a load was on offer and not taken
  logic [31:0] offered_words_q;
  assign marked = !(load_take && load_stream == stream_q);
  always_ff @(posedge clk_i) begin
    waiting_q       <= rst_ni && load_valid_i && !load_ready;
    offered_words_q <= load_words_i;
  end
  always_comb begin
    assume (rst_ni == started_q);
    if (!started_q) assume (4'(stream_i) < 4'(Streams));
    if (started_q && waiting_q && rst_ni) assume (load_valid_i && load_words_i == offered_words_q);
  end

  // ------------------------------------------------------------------ its words
  always_comb if (started_q && word_valid && word_stream == stream_q) assert (word == '0);

  // ------------------------------------------------------------------ what helps to prove it
  // Where its cells and its memory are, from when on they are its own: `since` counts clocks of run from its load on, the
  // first of which is clock WordClock - 1 of its turn.
  localparam int unsigned First = Streams - WordClock + 1;  // `since` of the first turn after
  logic       loaded_q;
  logic [4:0] since_q;  // up to 2 Streams, then in a circle
  logic [4:0] clock;    // of its turn
  logic       line_marked, memory_marked;
  always_ff @(posedge clk_i) begin
    if (!rst_ni) loaded_q <= 1'b0;
    else if (load_ready && load_stream == stream_q) loaded_q <= 1'b1;
    if (load_ready && load_stream == stream_q) since_q <= '0;
    else if (run[0]) since_q <= since_q == 5'(3 * Streams - 1) ? 5'(2 * Streams) : since_q + 5'd1;
  end
  assign clock = 5'((32'(since_q) + WordClock - 1) % Streams);
  always_comb begin
    line_marked = 1'b0;
    for (int unsigned place = 0; place < Places; place++) begin
      if (since_q >= 5'd2 && 32'(clock) == (2 * Streams + WordClock - place % Streams) % Streams && line[place] != '0) begin
        line_marked = 1'b1;
      end
    end
    memory_marked = (32'(clock) == 0 && 32'(since_q) >= First && r1 != '0)
                    || (32'(clock) == R2Clock % Streams && 32'(since_q) >= First + R2Clock && r2 != '0)
                    || (32'(clock) == XClock % Streams && 32'(since_q) >= First + XClock && x != '0);
    if (started_q && loaded_q) assert (!line_marked);
    if (started_q && loaded_q) assert (!memory_marked);
    if (clocks_q == '1) assert (run == '0 || run == '1);
    // The stream stays idle until it is loaded.
    if (started_q && !reset_q && !loaded_q && turn == stream_q) assert (phase.idle || phase.loading);
  end
endmodule
