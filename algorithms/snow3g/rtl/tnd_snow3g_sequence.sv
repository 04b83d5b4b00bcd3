// The phases of one SNOW 3G stream, for cores that run one at a time: load, initialisation, one round without a word, work.
//
// Standard    TS 35.216, sections 4.1 and 4.2
// Contract    With Lead 0 the cells take their state in the clock of take_o. Else they are loaded in the Lead clocks of
//             lead_o, the first of which is that of take_o: step_o is high, and lead_index_o counts them. Then come 32
//             rounds with init_o high, one without a word, and words: each is one step of work, and word_i is taken with
//             it.
// Parameters  Lead: 0 or more
// Handshake   load_valid_i/load_ready_o; word_valid_o/word_ready_i. A core without ready words holds still while
//             word_ready_i is low (step_o low).
// Latency     35 clocks from load to the first word, with a Lead 34 and those; then one word per clock
// Reset       empties it
// Checked by  ../tb
module tnd_snow3g_sequence
  import tnd_snow3g_word_pkg::*;
#(
  parameter int unsigned Lead = 0
) (
  input  logic        clk_i,
  input  logic        rst_ni,

  input  logic        load_valid_i,
  output logic        load_ready_o,
  input  logic [31:0] load_words_i,

  output logic        take_o,
  output logic        lead_o,
  output logic [2:0]  lead_index_o,
  output logic        init_o,
  output logic        step_o,

  input  logic [31:0] word_i,
  output logic        word_valid_o,
  input  logic        word_ready_i,
  output logic [31:0] word_o,
  output logic        word_last_o
);
  localparam logic [4:0] LeadEnd = 5'(Lead) - 5'd1;
  localparam logic [4:0] InitEnd = 5'(Rounds - 1);

  typedef enum logic [2:0] {
    Idle,
    Leading,
    Initialising,
    Discarding,
    Working
  } phase_t;

  phase_t      phase_q;
  logic [4:0]  count_q;  // clocks of the phase
  logic [31:0] left_q;   // words
  logic        last_lead, emit;

  assign last_lead = phase_q == Leading && count_q == LeadEnd;
  assign emit      = phase_q == Working && (!word_valid_o || word_ready_i);

  assign take_o       = phase_q == Idle && load_valid_i;
  assign load_ready_o = Lead == 0 ? phase_q == Idle : last_lead;
  assign lead_o       = phase_q == Leading || (Lead != 0 && take_o);
  assign lead_index_o = count_q[2:0];
  assign init_o       = phase_q == Initialising;

  always_comb begin
    unique case (phase_q)
      Leading, Initialising, Discarding: step_o = 1'b1;
      Working:                           step_o = emit;
      default:                           step_o = lead_o;
    endcase
  end

  always_ff @(posedge clk_i) begin
    if (!rst_ni) begin
      phase_q <= Idle;
      count_q <= '0;
    end else begin
      count_q <= count_q + 5'd1;
      unique case (phase_q)
        Leading: begin
          if (last_lead) begin
            phase_q <= Initialising;
            count_q <= '0;
          end
        end
        Initialising: if (count_q == InitEnd) phase_q <= Discarding;
        Discarding:   phase_q <= Working;
        Working: begin
          count_q <= '0;
          if (emit && left_q == 32'd1) phase_q <= Idle;
        end
        default: begin
          count_q <= Lead != 0 && load_valid_i ? 5'd1 : '0;
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
