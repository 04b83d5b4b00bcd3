// Gives turns to the streams of tnd_zuc_core_interleaved, and tells what the stream does in its turn.
//
// Contract    Every clock of run_i is the turn of one of Streams streams, in a circle. A stream without a task takes a load
//             in its turn if load_valid_i was high a clock of run_i before and no other stream is being loaded. With
//             load_o[0] to load_o[7], one after the other, its cells are to be put where they belong, the last ones in the
//             clock before a turn of it. From that turn on there are 32 or 48 with init_o, one with nothing, and
//             load_words_i with emit_o. (init_o is high in the turns of loading, too.)
// Handshake   load_valid_i stays until load_o[7]; load_stream_o is the stream that is loaded then. A clock later
//             load_valid_i is for the next load
// Latency     2 clocks from load_valid_i to load_o[0]; with 6 streams 6
// Reset       no stream has a task. The first emit_o comes so much later that what a datapath holds by then is its own
// Checked by  ../tb, in tnd_zuc_core_interleaved
module tnd_zuc_turns
  import tnd_zuc_word_pkg::*;
#(
  parameter int unsigned Streams     = 4,
  parameter int unsigned StreamWidth = 3
) (
  input  logic                   clk_i,
  input  logic                   rst_ni,
  input  logic                   run_i,

  input  logic                   load_valid_i,
  input  logic                   load_long_i,
  input  logic [31:0]            load_words_i,

  output logic [7:0]             load_o,
  output logic [StreamWidth-1:0] load_stream_o,
  output logic                   init_o,
  output logic                   emit_o,
  output logic                   last_o,
  output logic [StreamWidth-1:0] stream_o
);
  localparam int unsigned LoadTurns  = (8 + Streams - 1) / Streams;
  localparam int unsigned LoadClocks = LoadTurns * Streams;

  // Phase of a stream.
  typedef struct packed {
    logic       init;       // and loading before
    logic       discarding;
    logic       working;
    logic       idle;       // none of them
    logic [5:0] count;      // turns of init that were
  } phase_t;

  typedef struct packed {
    logic        long_init;
    logic [31:0] left;       // words after the next one
    logic        borrow;     // from the high half of left
    // These flags are computed between two turns.
    logic        count_end;  // this turn is the last of its phase
    logic        low_zero;   // of left
    logic        high_zero;
  } stream_t;

  // The time between two turns is enough to count, one in every turn and a word before the first, and to evaluate the
  // counts. The halves of `left` are counted down side by side, by additions of -1.
  function automatic phase_t counted_phase(input phase_t p);
    phase_t r;
    r = p;
    if (p.init) r.count = p.count + 6'd1;
    return r;
  endfunction

  function automatic stream_t counted(input stream_t s, input logic working);
    stream_t r;
    r      = s;
    r.left = {s.left[31:16] + {16{s.borrow}}, s.left[15:0] + {16{working}}};
    return r;
  endfunction

  function automatic stream_t looked_at(input stream_t s, input logic [5:0] count);
    stream_t r;
    r = s;
    r.count_end = count == (s.long_init ? 6'(LoadTurns + LongRounds - 1) : 6'(LoadTurns + Rounds - 1));
    r.low_zero  = s.left[15:0] == '0;
    r.high_zero = s.left[31:16] == '0;
    return r;
  endfunction

  localparam int unsigned Between = Streams > 2 ? Streams - 3 : 0;

  phase_t                 phases_q [Streams];   // [0] has its turn
  stream_t                streams_q [Streams];
  phase_t                 phase, phase_after;
  stream_t                now, after;
  logic [StreamWidth-1:0] stream_q;
  logic [LoadClocks:0]    load_q;
  logic                   loading_q;  // some stream is, or its load is still on offer
  logic                   wanted_q;   // there is a load
  logic                   start, now_last;

  assign phase    = phases_q[0];
  assign now      = Streams > 2 ? streams_q[0] : looked_at(streams_q[0], phase.count);
  assign now_last = now.low_zero && now.high_zero;
  assign start    = phase.idle && wanted_q && !loading_q;
  assign load_o   = load_q[LoadClocks-1-:8];

  // These registers delay the decisions by a clock.
  always_ff @(posedge clk_i) begin
    if (!rst_ni) begin
      load_q <= '0;
      emit_o <= 1'b0;
    end else if (run_i) begin
      load_q <= {load_q[LoadClocks-1:0], start};
      emit_o <= phase.working;
    end
  end
  always_ff @(posedge clk_i) begin
    if (run_i) begin
      init_o   <= phase.init;
      last_o   <= now_last;
      stream_o <= stream_q;
      if (start) load_stream_o <= stream_q;
    end
  end

  always_comb begin
    phase_after.idle       = (phase.idle && !start) || (phase.working && now_last);
    phase_after.init       = start || (phase.init && !now.count_end);
    phase_after.discarding = phase.init && now.count_end;
    phase_after.working    = phase.discarding || (phase.working && !now_last);
    phase_after.count      = phase.idle ? '0 : phase.count;
    after                  = now;
    after.borrow           = (phase.discarding || phase.working) && now.low_zero;
    if (phase.idle) begin
      after.long_init = load_long_i;
      after.left      = load_words_i;
    end
  end

  always_ff @(posedge clk_i) begin
    if (!rst_ni) begin
      stream_q  <= '0;
      loading_q <= 1'b0;
      wanted_q  <= 1'b0;
      for (int unsigned i = 0; i < Streams; i++) phases_q[i] <= '{idle: 1'b1, default: '0};
    end else if (run_i) begin
      stream_q <= stream_q == StreamWidth'(Streams - 1) ? '0 : stream_q + 1'b1;
      wanted_q <= load_valid_i;
      if (start) loading_q <= 1'b1;
      else if (load_q[LoadClocks]) loading_q <= 1'b0;
      for (int unsigned i = 0; i + 1 < Streams; i++) phases_q[i] <= phases_q[i+1];
      phases_q[Streams-2] <= counted_phase(phases_q[Streams-1]);
      phases_q[Streams-1] <= phase_after;
    end
  end
  always_ff @(posedge clk_i) begin
    if (run_i) begin
      for (int unsigned i = 0; i + 1 < Streams; i++) streams_q[i] <= streams_q[i+1];
      if (Streams > 2) begin
        streams_q[Between] <= looked_at(streams_q[Between+1], phases_q[Between+1].count);
      end
      streams_q[Streams-2] <= counted(streams_q[Streams-1], phases_q[Streams-1].working);
      streams_q[Streams-1] <= after;
    end
  end
endmodule
