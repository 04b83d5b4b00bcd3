// One stream of ZUC as the standard describes it, a round or a word per step: what the architectures are compared with.
//
// Standard    ETSI/SAGE 128-EEA3 & 128-EIA3 Document 2, sections 3.2 to 3.6
// Contract    load_i: the state becomes load_cells_i, to be initialised. step_i: one round, the discarded word or, with
//             emit_o, a word.
//             init_i, cells_i and memory_i are the state of what it is compared with, which must be proven to be that of
//             the model: the solver then meets both sides' functions with one operand.
// Parameters  Architecture: in whose order the feedback is added, see tnd_zuc_model_pkg
module tnd_zuc_model
  import tnd_m31_pkg::*;
  import tnd_zuc_word_pkg::*;
  import tnd_zuc_model_pkg::*;
#(
  parameter int unsigned Architecture = 0
) (
  input  logic        clk_i,
  input  logic        rst_ni,
  input  logic        load_i,
  input  cells_t      load_cells_i,
  input  logic        load_long_i,
  input  logic [31:0] load_words_i,
  input  logic        step_i,
  input  logic        init_i,
  input  cells_t      cells_i,
  input  memory_t     memory_i,
  output cells_t      cells_o,
  output memory_t     memory_o,
  output logic        emit_o,
  output logic [31:0] word_o,
  output logic        last_o
);
  phase_t      phase_q;
  logic [5:0]  rounds_q;  // made
  logic        long_q;
  logic [31:0] left_q;    // words
  cells_t      cells_q;
  memory_t     memory_q, memory_d;
  logic [31:0] w;
  m31_t        entry;

  tnd_zuc_f u_f (
    .memory_i(memory_i),
    .x0_i    ({high(cells_i[15]), low(cells_i[14])}),
    .x1_i    ({low(cells_i[11]), high(cells_i[9])}),
    .x2_i    ({low(cells_i[7]), high(cells_i[5])}),
    .w_o     (w),
    .memory_o(memory_d)
  );
  assign cells_o  = cells_q;
  assign memory_o = memory_q;
  assign entry  = feedback(Architecture, cells_i, init_i, init_i ? w[31:1] : '0);
  assign emit_o = step_i && phase_q == Working;
  assign word_o = w ^ {low(cells_i[2]), high(cells_i[0])};
  assign last_o = left_q == 32'd1;

  always_ff @(posedge clk_i) begin
    if (!rst_ni) begin
      phase_q <= Idle;
    end else if (load_i) begin
      phase_q  <= Initialising;
      rounds_q <= '0;
      long_q   <= load_long_i;
      left_q   <= load_words_i;
      cells_q  <= load_cells_i;
      memory_q <= '0;
    end else if (step_i) begin
      cells_q  <= {entry, cells_i[15:1]};
      memory_q <= memory_d;
      unique case (phase_q)
        Initialising: begin
          rounds_q <= rounds_q + 6'd1;
          if (rounds_q == (long_q ? 6'd47 : 6'd31)) phase_q <= Discarding;
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
