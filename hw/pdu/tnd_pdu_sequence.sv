// The phases of one stream of words, for keystreams that run one stream at a time: load, lead, initialisation, one round
// without a word, work.
//
// Contract    In the clock of take_o a core takes its state, or what of it needs no lead. Then come Lead clocks of lead_o,
//             counted by lead_index_o, in which it is moved to its place; with LeadAtTake the first of them is that of
//             take_o. They are followed by Rounds rounds of ClocksPerRound clocks with init_o high, or by LongRounds if
//             load_long_i was high. step_o ends each round. Every word is one step of work; word_i is taken with it.
// Parameters  LongRounds: 0 if all loads have Rounds; load_long_i is ignored then. ClocksPerRound: 1 or 2. CountWidth: bits
//             that count the clocks of every phase but that of words
// Handshake   load_valid_i/load_ready_o; word_valid_o/word_ready_i. A core holds still while word_ready_i is low and its word
//             has not been taken (step_o low)
// Latency     Lead + Rounds * ClocksPerRound + 3 clocks from load to the first word, one less with LeadAtTake and a Lead; then
//             one word per clock
// Reset       empties it
// Checked by  algorithms/zuc/formal/tnd_zuc_stream_formal.sv, algorithms/snow3g/formal/tnd_snow3g_stream_formal.sv
module tnd_pdu_sequence #(
  parameter int unsigned Rounds         = 32,
  parameter int unsigned LongRounds     = 0,
  parameter int unsigned ClocksPerRound = 1,
  parameter int unsigned Lead           = 0,
  parameter bit          LeadAtTake     = 1'b0,
  parameter int unsigned CountWidth     = 7
) (
  input  logic                  clk_i,
  input  logic                  rst_ni,

  input  logic                  load_valid_i,
  output logic                  load_ready_o,
  input  logic                  load_long_i,
  input  logic [31:0]           load_words_i,

  output logic                  take_o,
  output logic                  lead_o,
  output logic [CountWidth-1:0] lead_index_o,
  output logic                  init_o,
  output logic                  step_o,

  input  logic [31:0]           word_i,
  output logic                  word_valid_o,
  input  logic                  word_ready_i,
  output logic [31:0]           word_o,
  output logic                  word_last_o
);
  typedef logic [CountWidth-1:0] count_t;
  localparam count_t LeadEnd  = count_t'(Lead) - count_t'(1);
  localparam count_t ShortEnd = count_t'(Rounds * ClocksPerRound - 1);
  localparam count_t LongEnd  = count_t'(LongRounds * ClocksPerRound - 1);

  typedef enum logic [2:0] {
    Idle,
    Leading,
    Initialising,
    Discarding,
    Working
  } phase_t;

  phase_t      phase_q;
  count_t      count_q;  // clocks of the phase
  logic        long_q;
  logic [31:0] left_q;   // words
  logic        last_lead, emit;
  logic        last_init;  // of the clocks of Initialising

  assign last_lead = phase_q == Leading && count_q == LeadEnd;
  assign emit      = phase_q == Working && (!word_valid_o || word_ready_i);

  assign take_o       = phase_q == Idle && load_valid_i;
  assign load_ready_o = Lead == 0 ? phase_q == Idle : last_lead;
  assign lead_index_o = count_q;
  assign init_o       = phase_q == Initialising;

  if (LongRounds == 0) begin : gen_short
    logic unused_long;
    assign unused_long = load_long_i ^ long_q;
    assign long_q      = 1'b0;
    assign last_init   = count_q == ShortEnd;
  end else begin : gen_long
    assign last_init = phase_q == Initialising && count_q == (long_q ? LongEnd : ShortEnd);
    always_ff @(posedge clk_i) begin
      if (take_o) long_q <= load_long_i;
    end
  end

  if (LeadAtTake) begin : gen_lead_at_take
    assign lead_o = phase_q == Leading || (Lead != 0 && take_o);
    always_comb begin
      unique case (phase_q)
        Leading, Initialising, Discarding: step_o = 1'b1;
        Working:                           step_o = emit;
        default:                           step_o = lead_o;
      endcase
    end
  end else begin : gen_lead_after_take
    assign lead_o = phase_q == Leading;
    always_comb begin
      unique case (phase_q)
        Leading, Discarding: step_o = 1'b1;
        Initialising:        step_o = ClocksPerRound == 1 || count_q[0];
        Working:             step_o = emit;
        default:             step_o = 1'b0;
      endcase
    end
  end

  always_ff @(posedge clk_i) begin
    if (!rst_ni) begin
      phase_q <= Idle;
      count_q <= '0;
    end else begin
      count_q <= count_q + count_t'(1);
      unique case (phase_q)
        Leading: begin
          if (last_lead) begin
            phase_q <= Initialising;
            count_q <= '0;
          end
        end
        Initialising: if (last_init) phase_q <= Discarding;
        Discarding:   phase_q <= Working;
        Working: begin
          if (LeadAtTake) count_q <= '0;  // the index of a load in the next clock
          if (emit && left_q == 32'd1) phase_q <= Idle;
        end
        default: begin
          count_q <= LeadAtTake && Lead != 0 && load_valid_i ? count_t'(1) : '0;
          if (load_valid_i) phase_q <= Lead == 0 ? Initialising : Leading;
        end
      endcase
    end
  end

  always_ff @(posedge clk_i) begin
    if (take_o) left_q <= load_words_i;
    else if (emit) left_q <= left_q - 32'd1;
  end

  always_ff @(posedge clk_i) begin
    if (!rst_ni) begin
      word_valid_o <= 1'b0;
      word_o       <= '0;
      word_last_o  <= 1'b0;
    end else if (emit) begin
      word_valid_o <= 1'b1;
      word_o       <= word_i;
      word_last_o  <= left_q == 32'd1;
    end else if (word_ready_i) begin
      word_valid_o <= 1'b0;
    end
  end
endmodule
