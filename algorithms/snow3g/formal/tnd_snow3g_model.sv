// One stream of SNOW 3G as the standard describes it, a round or a word per step: what the architectures are compared with.
//
// Standard    TS 35.216, sections 3.4 and 4
// Contract    load_i: the state becomes that of load_start_i, to be initialised. step_i: one round, the one without a word
//             or, with emit_o, a word. cells_i and fsm_i are the state of what it is compared with, which must be proven to
//             be that of the model: the solver then meets both sides' functions with one operand.
// Parameters  SboxForm: see tnd_snow3g_sq
module tnd_snow3g_model
  import tnd_snow3g_word_pkg::*;
#(
  parameter int unsigned SboxForm = 0
) (
  input  logic        clk_i,
  input  logic        rst_ni,
  input  logic        load_i,
  input  start_t      load_start_i,
  input  logic [31:0] load_words_i,
  input  logic        step_i,
  input  cells_t      cells_i,
  input  fsm_t        fsm_i,
  output cells_t      cells_o,
  output fsm_t        fsm_o,
  output logic        emit_o,
  output logic [31:0] word_o,
  output logic        last_o
);
  typedef enum logic [1:0] {
    Idle,
    Initialising,
    Discarding,
    Working
  } phase_t;

  phase_t      phase_q;
  logic [4:0]  rounds_q;  // made
  logic [31:0] left_q;    // words
  cells_t      cells_q;
  fsm_t        fsm_q;
  logic [31:0] f, s1, s2, entry;

  // Section 3.4.6.
  assign f = (cells_i[15] + fsm_i.r1) ^ fsm_i.r2;
  tnd_snow3g_s #(.Second(0), .SboxForm(SboxForm)) u_s1 (.word_i(fsm_i.r1), .word_o(s1));
  tnd_snow3g_s #(.Second(1), .SboxForm(SboxForm)) u_s2 (.word_i(fsm_i.r2), .word_o(s2));
  // Sections 3.4.4 and 3.4.5.
  assign entry = times_alpha(cells_i[0]) ^ cells_i[2] ^ over_alpha(cells_i[11]) ^ (phase_q == Initialising ? f : '0);

  assign cells_o = cells_q;
  assign fsm_o   = fsm_q;
  assign emit_o  = step_i && phase_q == Working;
  assign word_o  = f ^ cells_i[0];
  assign last_o  = left_q == 32'd1;

  always_ff @(posedge clk_i) begin
    if (!rst_ni) begin
      phase_q <= Idle;
    end else if (load_i) begin
      phase_q  <= Initialising;
      rounds_q <= '0;
      left_q   <= load_words_i;
      cells_q  <= loaded(load_start_i);
      fsm_q    <= '0;
    end else if (step_i) begin
      cells_q <= {entry, cells_i[15:1]};
      fsm_q   <= '{r1: fsm_i.r2 + (fsm_i.r3 ^ cells_i[5]), r2: s1, r3: s2};
      unique case (phase_q)
        Initialising: begin
          rounds_q <= rounds_q + 5'd1;
          if (rounds_q == 5'd31) phase_q <= Discarding;
        end
        Discarding: phase_q <= Working;
        Working: begin
          left_q <= left_q - 32'd1;
          if (left_q == 32'd1) phase_q <= Idle;
        end
        default: ;
      endcase
    end
  end
endmodule
