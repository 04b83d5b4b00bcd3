// Proves that no word of a stream of interleaved depends on the cells of another stream, nor on what the registers held
// before it was loaded, and that nothing but words depends on cells: for every load, in every order, however words are
// taken, for all time.
//
// The core comes without values: each bit that depends on load_cells_i says whether it may depend on a cell that is
// marked (formal.py, "taint"). One stream is followed, any one; the loads of all others are marked, and so is what the
// registers hold at power-up. Its words must bear no mark. Assumes that a load stays on offer until it is taken, and one
// reset at the start.
module tnd_zuc_isolation_formal #(
  parameter int unsigned Streams = 4
) (
  input logic        clk_i,
  input logic        rst_ni,
  input logic [2:0]  stream_i,  // the one followed, in the first clock
  input logic        load_valid_i,
  input logic        load_long_i,
  input logic [31:0] load_words_i,
  input logic        word_ready_i
);
  localparam int unsigned Places = 15 * Streams + 1;  // of the line
  localparam int unsigned AgeWidth = $clog2(Streams);

  // This is the type in tnd_zuc_turns.
  typedef struct packed {
    logic       init;
    logic       discarding;
    logic       working;
    logic       idle;
    logic [5:0] count;
  } phase_t;

  logic                   load_ready, word_valid, unused_last, marked, run;
  logic [2:0]             load_stream, word_stream;
  logic [31:0]            word;
  logic [7:0]             load;
  logic [0:Places-1][30:0] line;
  logic [63:0]            memory;
  logic [2:0]             turn;
  phase_t                 phase;  // of the stream whose turn it is

  tnd_zuc_core_interleaved u_core (
    .clk_i,
    .rst_ni,
    .load_valid_i,
    .load_ready_o (load_ready),
    .load_stream_o(load_stream),
    .load_cells_i ({496{marked}}),
    .load_long_i,
    .load_words_i,
    .word_valid_o (word_valid),
    .word_ready_i,
    .word_stream_o(word_stream),
    .word_o       (word),
    .word_last_o  (unused_last),
    .run_q        (run),
    .load         (load),
    .line_q       (line),
    .memory_q     (memory),
    .\u_turns.phase (phase),
    .\u_turns.stream_q (turn)
  );

  logic       started_q = 1'b0;  // reset has been
  logic       reset_q;           // it was in the clock before: nothing moves, and what loads is not yet reset
  logic [2:0] stream_q;
  always_ff @(posedge clk_i) begin
    started_q <= 1'b1;
    reset_q   <= !rst_ni;
    if (!started_q) stream_q <= stream_i;
  end

  // ------------------------------------------------------------------ what the core is given
  logic        waiting_q;  // a load was on offer and not taken
  logic        unmarked_q;
  logic        offered_long_q;
  logic [31:0] offered_words_q;
  assign marked = !(load != '0 && load_stream == stream_q);
  always_ff @(posedge clk_i) begin
    waiting_q       <= rst_ni && load_valid_i && !load_ready;
    unmarked_q      <= rst_ni && !reset_q && !marked && !load_ready;
    offered_long_q  <= load_long_i;
    offered_words_q <= load_words_i;
  end
  always_comb begin
    assume (rst_ni == started_q);
    if (!started_q) assume (4'(stream_i) < 4'(Streams));
    if (started_q && waiting_q && rst_ni) begin
      assume (load_valid_i && load_long_i == offered_long_q && load_words_i == offered_words_q);
    end
    // A load that is not marked is taken for the stream.
    if (started_q && unmarked_q && rst_ni) assert (!marked);
  end

  // ------------------------------------------------------------------ its words
  always_comb if (started_q && word_valid && word_stream == stream_q) assert (word == '0);

  // ------------------------------------------------------------------ what helps to prove it
  // Where its cells and its memory are: of the line every Streams-th place, and the memory in its turn.
  logic                loaded_q;
  logic [AgeWidth-1:0] age_q;  // clocks of run since its turn
  logic                line_marked, memory_marked, loading_marked;
  always_ff @(posedge clk_i) begin
    if (!rst_ni) loaded_q <= 1'b0;
    else if (load_ready && load_stream == stream_q) loaded_q <= 1'b1;
    if (load_ready && load_stream == stream_q) age_q <= '0;
    else if (run) age_q <= age_q == AgeWidth'(Streams - 1) ? '0 : age_q + 1'b1;
  end
  always_comb begin
    line_marked    = 1'b0;
    loading_marked = 1'b0;
    for (int unsigned place = 0; place < Places; place++) begin
      if (age_q == AgeWidth'((Streams - place % Streams) % Streams) && line[place] != '0) line_marked = 1'b1;
    end
    for (int unsigned clocks = 1; clocks < 8; clocks++) begin
      for (int unsigned cell_number = 0; cell_number < 2 * clocks; cell_number++) begin
        if (load[clocks] && !marked && line[cell_number*Streams+8-clocks] != '0) loading_marked = 1'b1;
      end
    end
    memory_marked = age_q == '0 && memory != '0;
    if (started_q && loaded_q) assert (!line_marked);
    if (started_q && loaded_q) assert (!memory_marked);
    if (started_q && !reset_q) assert (!loading_marked);
    // The stream stays idle until it is loaded.
    if (started_q && !reset_q && !loaded_q && turn == stream_q) begin
      assert (!phase.discarding && !phase.working && (!phase.init || !marked));
    end
  end
endmodule
