// ZUC keystream, the mixed two-stage pipeline: two clocks per round, one per word.
//
// Standard    ETSI/SAGE 128-EEA3 & 128-EIA3 Document 2, sections 3.2 to 3.6
// Source      Liu et al., HPAZ, section 4.2 (stage 1: three carry-save adders and one for u; stage 2: one, and sum beside
//             sum + 1). Unlike there, the register is one step ahead all the time: no cell is written in two ways
// Contract    ../README.md, "Keystream ports"; one stream at a time
// Handshake   load_valid_i/load_ready_o; word_valid_o/word_ready_i
// Latency     68 clocks from load to the first word, then one word per clock
// Reset       empties it and clears the cells and the memory of F
// Timing      independent of key and data; not masked
// Checked by  ../tb, ../formal/tnd_zuc_stream_formal.sv
module tnd_zuc_core_hpaz
  import tnd_m31_pkg::*;
  import tnd_zuc_word_pkg::*;
#(
  parameter int unsigned SboxForm    = 0,
  parameter int unsigned StreamWidth = 1
) (
  input  logic                   clk_i,
  input  logic                   rst_ni,

  input  logic                   load_valid_i,
  output logic                   load_ready_o,
  output logic [StreamWidth-1:0] load_stream_o,
  input  cells_t                 load_cells_i,
  input  logic                   load_long_i,
  input  logic [31:0]            load_words_i,

  output logic                   word_valid_o,
  input  logic                   word_ready_i,
  output logic [StreamWidth-1:0] word_stream_o,
  output logic [31:0]            word_o,
  output logic                   word_last_o
);
  logic        take, lead, init, step;
  logic [6:0]  unused_index;
  logic [31:0] x0, x1, x2, x3, w;
  memory_t     memory_q, memory_d;

  // Registers of round t: next_q[i] holds s_(i+1), first_q the high half of s_0, partial_q the feedback without s_15.
  m31_t [14:0] next_q;
  logic [15:0] first_q;
  carry_save_t partial_q, partial_d, pair, triple, ahead, with_u, all;
  m31_t        feedback, entry;

  tnd_pdu_sequence #(
    .Rounds        (Rounds),
    .LongRounds    (LongRounds),
    .ClocksPerRound(2),
    .Lead          (1)
  ) u_sequence (
    .clk_i,
    .rst_ni,
    .load_valid_i,
    .load_ready_o,
    .load_long_i,
    .load_words_i,
    .take_o      (take),
    .lead_o      (lead),
    .lead_index_o(unused_index),
    .init_o      (init),
    .step_o      (step),
    .word_i      (w ^ x3),
    .word_valid_o,
    .word_ready_i,
    .word_o,
    .word_last_o
  );
  assign load_stream_o = '0;
  assign word_stream_o = '0;

  assign x0 = {high(next_q[14]), low(next_q[13])};
  assign x1 = {low(next_q[10]), high(next_q[8])};
  assign x2 = {low(next_q[6]), high(next_q[4])};
  assign x3 = {low(next_q[1]), first_q};

  tnd_zuc_f #(
    .SboxForm(SboxForm)
  ) u_f (
    .memory_i(memory_q),
    .x0_i    (x0),
    .x1_i    (x1),
    .x2_i    (x2),
    .w_o     (w),
    .memory_o(memory_d)
  );

  // Stage 1, for round t + 1: its s_0, s_4, s_10, s_13.
  assign pair   = compress(next_q[0], times_power(next_q[0], 8), times_power(next_q[4], 20));
  assign triple = compress(pair.carry, pair.sum, times_power(next_q[10], 21));
  assign ahead  = compress(triple.carry, triple.sum, times_power(next_q[13], 17));
  // u joins instead in the first clock of a round of the initialisation.
  assign with_u    = compress(partial_q.carry, partial_q.sum, w[31:1]);
  assign partial_d = init && !step ? with_u : ahead;

  // Stage 2, for round t.
  assign all      = compress(partial_q.carry, partial_q.sum, times_power(next_q[14], 15));
  assign feedback = add_select(all.carry, all.sum);
  assign entry    = lead ? load_cells_i[15] : feedback;

  always_ff @(posedge clk_i) begin
    if (!rst_ni) begin
      next_q    <= '0;
      first_q   <= '0;
      memory_q  <= '0;
      partial_q <= '0;
    end else if (take) begin
      next_q <= load_cells_i[14:0];
    end else begin
      if (step || init) partial_q <= partial_d;
      if (step) begin
        next_q   <= {entry, next_q[14:1]};
        first_q  <= high(next_q[0]);
        memory_q <= lead ? '0 : memory_d;
      end
    end
  end
endmodule
