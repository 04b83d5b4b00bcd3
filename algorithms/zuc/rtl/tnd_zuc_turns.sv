// Whose turn it is, and what that stream does in it, for tnd_zuc_core_interleaved.
//
// Contract    Every clock of run_i is the turn of one of Streams streams, in a circle. A stream without a task begins to
//             load in its turn if load_valid_i is high and no other stream is loading: 8 turns with loading_o, for cells
//             load_index_o and 8 + load_index_o; then 32 or 48 with init_o, one with nothing, and load_words_i with
//             emit_o.
// Handshake   load_valid_i stays until load_done_o: the last turn of loading
// Latency     1 clock from load_valid_i to loading_o
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

  output logic                   loading_o,
  output logic [2:0]             load_index_o,
  output logic                   load_done_o,
  output logic                   init_o,
  output logic                   emit_o,
  output logic                   last_o,
  output logic [StreamWidth-1:0] stream_o
);
  typedef enum logic [2:0] {
    Idle,
    Loading,
    Initialising,
    Discarding,
    Working
  } phase_t;

  typedef struct packed {
    phase_t      phase;
    logic [5:0]  count;      // turns in this phase
    logic        long_init;
    logic [31:0] left;       // words after the next one
    logic        last;       // there are none; looked at between two turns
  } stream_t;

  localparam logic [5:0] LoadEnd  = 6'd7;
  localparam logic [5:0] ShortEnd = 6'(Rounds) - 6'd1;
  localparam logic [5:0] LongEnd  = 6'(LongRounds) - 6'd1;

  stream_t                streams_q [Streams];  // [0] has its turn
  stream_t                now, after;
  logic [StreamWidth-1:0] stream_q;
  logic                   loading_q;  // some stream is, or its last cells are not in the line yet
  logic                   start;

  localparam int unsigned Between = Streams > 2 ? Streams - 3 : 0;
  logic now_last;
  assign now      = streams_q[0];
  assign now_last = Streams > 2 ? now.last : now.left == '0;
  assign start = now.phase == Idle && load_valid_i && !loading_q;

  // What is decided here happens a clock later.
  always_ff @(posedge clk_i) begin
    if (!rst_ni) begin
      loading_o   <= 1'b0;
      load_done_o <= 1'b0;
      emit_o      <= 1'b0;
    end else if (run_i) begin
      loading_o   <= start || now.phase == Loading;
      load_done_o <= now.phase == Loading && now.count == LoadEnd;
      emit_o      <= now.phase == Working;
    end
  end
  always_ff @(posedge clk_i) begin
    if (run_i) begin
      load_index_o <= start ? '0 : now.count[2:0];
      init_o       <= now.phase == Initialising;
      last_o       <= now_last;
      stream_o     <= stream_q;
    end
  end

  always_comb begin
    after       = now;
    after.count = now.count + 6'd1;
    unique case (now.phase)
      Loading: begin
        if (now.count == LoadEnd) begin
          after.phase = Initialising;
          after.count = '0;
        end
      end
      Initialising: if (now.count == (now.long_init ? LongEnd : ShortEnd)) after.phase = Discarding;
      Discarding:   after.phase = Working;
      Working:      if (now_last) after.phase = Idle;
      default: begin
        after.count     = 6'd1;
        after.long_init = load_long_i;
        after.left      = load_words_i;
        if (start) after.phase = Loading;
      end
    endcase
  end

  always_ff @(posedge clk_i) begin
    if (!rst_ni) begin
      stream_q  <= '0;
      loading_q <= 1'b0;
      for (int unsigned i = 0; i < Streams; i++) streams_q[i].phase <= Idle;
    end else if (run_i) begin
      stream_q <= stream_q == StreamWidth'(Streams - 1) ? '0 : stream_q + 1'b1;
      if (start) loading_q <= 1'b1;
      else if (now.phase == Initialising && now.count == '0) loading_q <= 1'b0;
      for (int unsigned i = 0; i + 1 < Streams; i++) streams_q[i] <= streams_q[i+1];
      streams_q[Streams-1] <= after;
      // Between two turns there is time to count words: one in every turn, and one before the first.
      if (streams_q[Streams-1].phase == Working) begin
        streams_q[Streams-2].left <= streams_q[Streams-1].left - 32'd1;
      end
      if (Streams > 2) streams_q[Between].last <= streams_q[Between+1].left == '0;
    end
  end
endmodule
