// The phases of one ZUC stream, for cores that run one at a time: load, lead, initialisation, one word discarded, work.
//
// Standard    ETSI/SAGE 128-EEA3 & 128-EIA3 Document 2, section 3.6
// Contract    In the clock of take_o the cells take a state that lacks its last Lead cells; in the next Lead clocks, of
//             lead_o, they step with cell 16 - Lead + lead_index_o in place of the feedback, so that what a core
//             computes in advance is there. Then come load_long_i ? 48 : 32 rounds of ClocksPerRound clocks with init_o
//             high; step_o ends each. Every word is one step of work; word_i is taken with it.
// Handshake   load_valid_i/load_ready_o; word_valid_o/word_ready_i. A core without ready words holds still while
//             word_ready_i is low (step_o low).
// Latency     Lead + 32 ClocksPerRound + 3 clocks from load to the first word, then one word per clock
// Reset       empties it
// Checked by  ../tb
module tnd_zuc_sequence
  import tnd_zuc_word_pkg::*;
#(
  parameter int unsigned Lead           = 0,
  parameter int unsigned ClocksPerRound = 1
) (
  input  logic        clk_i,
  input  logic        rst_ni,

  input  logic        load_valid_i,
  output logic        load_ready_o,
  input  logic        load_long_i,
  input  logic [31:0] load_words_i,

  output logic        take_o,
  output logic        lead_o,
  output logic [0:0]  lead_index_o,
  output logic        init_o,
  output logic        step_o,

  input  logic [31:0] word_i,
  output logic        word_valid_o,
  input  logic        word_ready_i,
  output logic [31:0] word_o,
  output logic        word_last_o
);
  localparam logic [6:0] LeadEnd  = 7'(Lead) - 7'd1;
  localparam logic [6:0] ShortEnd = 7'(Rounds * ClocksPerRound) - 7'd1;
  localparam logic [6:0] LongEnd  = 7'(LongRounds * ClocksPerRound) - 7'd1;

  typedef enum logic [2:0] {
    Idle,
    Leading,
    Initialising,
    Discarding,
    Working
  } phase_t;

  phase_t      phase_q;
  logic [6:0]  count_q;  // clocks of the phase
  logic        long_q;
  logic [31:0] left_q;   // words
  logic        last_lead, last_init, emit;

  assign last_lead = phase_q == Leading && count_q == LeadEnd;
  assign last_init = phase_q == Initialising && count_q == (long_q ? LongEnd : ShortEnd);
  assign emit      = phase_q == Working && (!word_valid_o || word_ready_i);

  assign take_o       = phase_q == Idle && load_valid_i;
  assign load_ready_o = Lead == 0 ? phase_q == Idle : last_lead;
  assign lead_o       = phase_q == Leading;
  assign lead_index_o = count_q[0];
  assign init_o       = phase_q == Initialising;

  always_comb begin
    unique case (phase_q)
      Leading, Discarding: step_o = 1'b1;
      Initialising:        step_o = ClocksPerRound == 1 || count_q[0];
      Working:             step_o = emit;
      default:             step_o = 1'b0;
    endcase
  end

  always_ff @(posedge clk_i) begin
    if (!rst_ni) begin
      phase_q <= Idle;
      count_q <= '0;
    end else begin
      count_q <= count_q + 7'd1;
      unique case (phase_q)
        Leading: begin
          if (last_lead) begin
            phase_q <= Initialising;
            count_q <= '0;
          end
        end
        Initialising: if (last_init) phase_q <= Discarding;
        Discarding:   phase_q <= Working;
        Working:      if (emit && left_q == 32'd1) phase_q <= Idle;
        default: begin
          count_q <= '0;
          if (load_valid_i) phase_q <= Lead == 0 ? Initialising : Leading;
        end
      endcase
    end
  end

  always_ff @(posedge clk_i) begin
    if (take_o) begin
      long_q <= load_long_i;
      left_q <= load_words_i;
    end else if (emit) begin
      left_q <= left_q - 32'd1;
    end
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
