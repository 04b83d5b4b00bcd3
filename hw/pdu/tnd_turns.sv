// Schedules streams that share one keystream datapath: says whose turn it is, and what that stream does in it.
//
// Contract    Every clock of run_i is the turn of one of Streams streams, round robin. A stream without a task takes a load
//             in its turn if load_valid_i was high a clock of run_i before and no other stream is being loaded. Its next
//             turns are LoadTurns with load_o, which comes a clock before the turn, the last one with load_last_o; InitTurns
//             with init_o, for which count_o says how many have been; Discard with nothing; and load_units_i with emit_o, the
//             last one with last_o.
// Parameters  LoadTurns, InitTurns: powers of two, the first is the smaller one. Discard: 0 or 1
// Handshake   load_valid_i stays until loaded_i, which the core gives when it has taken the last of the load, within a turn
//             of load_o; a clock later load_valid_i is for the next load
// Latency     2 clocks and a turn from load_valid_i to load_o
// Reset       no stream has a task
// Checked by  algorithms/snow3g/formal/tnd_snow3g_isolation_formal.sv, algorithms/snow3g/tb, algorithms/snow5g/tb
module tnd_turns #(
  parameter int unsigned Streams     = 4,
  parameter int unsigned StreamWidth = 3,
  parameter int unsigned LoadTurns   = 4,
  parameter int unsigned InitTurns   = 32,
  parameter int unsigned Discard     = 1,
  localparam int unsigned CountWidth = $clog2(InitTurns)
) (
  input  logic                   clk_i,
  input  logic                   rst_ni,
  input  logic                   run_i,

  input  logic                   load_valid_i,
  input  logic [31:0]            load_units_i,
  input  logic                   loaded_i,

  output logic                   load_o,
  output logic                   load_last_o,
  output logic                   init_o,
  output logic [CountWidth-1:0]  count_o,
  output logic                   emit_o,
  output logic                   last_o,
  output logic [StreamWidth-1:0] stream_o,
  output logic [StreamWidth-1:0] load_stream_o
);
  // The phase of a stream; one without a task is in none.
  typedef struct packed {
    logic                  loading;
    logic                  init;
    logic                  discarding;
    logic                  working;
    logic                  idle;   // none of them
    logic [CountWidth-1:0] count;  // turns of loading or init that were
  } phase_t;

  typedef struct packed {
    logic [31:0] left;       // units after the next one
    logic        borrow;     // from the high half of left
    // Looked at between two turns.
    logic        count_end;  // this turn is the last of its phase
    logic        low_zero;   // of left
    logic        high_zero;
  } stream_t;

  // Between two turns there is time to count, one in every turn and a unit before the first, and to look at the counts.
  // The halves of `left` are counted down side by side, by additions of -1.
  function automatic phase_t counted_phase(input phase_t p);
    phase_t r;
    r = p;
    if (p.loading || p.init) r.count = p.count + 1'b1;
    return r;
  endfunction

  function automatic stream_t counted(input stream_t s, input logic working);
    stream_t r;
    r      = s;
    r.left = {s.left[31:16] + {16{s.borrow}}, s.left[15:0] + {16{working}}};
    return r;
  endfunction

  function automatic stream_t looked_at(input stream_t s, input logic loading, input logic [CountWidth-1:0] count);
    stream_t r;
    r = s;
    r.count_end = count == (loading ? CountWidth'(LoadTurns - 1) : '1);
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
  logic                   loading_q;  // some stream is, or its load is still on offer
  logic                   loaded_q;
  logic                   wanted_q;   // there is a load
  logic                   start, before_work, now_last;

  assign phase       = phases_q[0];
  assign now         = Streams > 2 ? streams_q[0] : looked_at(streams_q[0], phase.loading, phase.count);
  assign now_last    = now.low_zero && now.high_zero;
  assign start       = phase.idle && wanted_q && !loading_q;
  assign load_o      = phase.loading;
  assign before_work = Discard != 0 ? phase.discarding : phase.init && now.count_end;

  // These outputs follow the decision by a clock.
  always_ff @(posedge clk_i) begin
    if (!rst_ni) begin
      load_last_o <= 1'b0;
      emit_o      <= 1'b0;
    end else if (run_i) begin
      load_last_o <= phase.loading && now.count_end;
      emit_o      <= phase.working;
    end
  end
  always_ff @(posedge clk_i) begin
    if (run_i) begin
      init_o   <= phase.init;
      count_o  <= phase.count;
      last_o   <= now_last;
      stream_o <= stream_q;
      if (start) load_stream_o <= stream_q;
    end
  end

  always_comb begin
    phase_after.idle       = (phase.idle && !start) || (phase.working && now_last);
    phase_after.loading    = start || (phase.loading && !now.count_end);
    phase_after.init       = (phase.loading && now.count_end) || (phase.init && !now.count_end);
    phase_after.discarding = Discard != 0 && phase.init && now.count_end;
    phase_after.working    = before_work || (phase.working && !now_last);
    phase_after.count      = phase.count;
    // The count of the next phase starts so that its first turn has count 0 behind counted_phase.
    if (start || (phase.loading && now.count_end)) phase_after.count = '1;
    after        = now;
    after.borrow = (before_work || phase.working) && now.low_zero;
    if (phase.idle) after.left = load_units_i;
  end

  always_ff @(posedge clk_i) begin
    if (!rst_ni) begin
      stream_q  <= '0;
      loading_q <= 1'b0;
      loaded_q  <= 1'b0;
      wanted_q  <= 1'b0;
      for (int unsigned i = 0; i < Streams; i++) phases_q[i] <= '{idle: 1'b1, default: '0};
    end else if (run_i) begin
      stream_q <= stream_q == StreamWidth'(Streams - 1) ? '0 : stream_q + 1'b1;
      wanted_q <= load_valid_i;
      loaded_q <= loaded_i;
      if (start) loading_q <= 1'b1;
      else if (loaded_q) loading_q <= 1'b0;
      for (int unsigned i = 0; i + 1 < Streams; i++) phases_q[i] <= phases_q[i+1];
      phases_q[Streams-2] <= counted_phase(phases_q[Streams-1]);
      phases_q[Streams-1] <= phase_after;
    end
  end
  always_ff @(posedge clk_i) begin
    if (run_i) begin
      for (int unsigned i = 0; i + 1 < Streams; i++) streams_q[i] <= streams_q[i+1];
      if (Streams > 2) begin
        streams_q[Between] <= looked_at(streams_q[Between+1], phases_q[Between+1].loading, phases_q[Between+1].count);
      end
      streams_q[Streams-2] <= counted(streams_q[Streams-1], phases_q[Streams-1].working);
      streams_q[Streams-1] <= after;
    end
  end
endmodule
