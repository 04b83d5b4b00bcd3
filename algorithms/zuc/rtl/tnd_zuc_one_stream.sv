// One ZUC stream but for the feedback of its LFSR: phases, cells, bit reorganisation and F, a round or word per clock.
//
// Standard    ETSI/SAGE 128-EEA3 & 128-EIA3 Document 2, sections 3.2 to 3.6
// Contract    feedback_i is what enters s15 at step_o, from cells_o and u_o: u_o is W >> 1 while initialising, else 0. An
//             architecture that computes in advance has Lead clocks of step_o before its feedback is used.
// Handshake   load_valid_i/load_ready_o; word_valid_o/word_ready_i
// Latency     Lead + 35 clocks from load to the first word, then one word per clock
// Reset       empties it and clears the cells and the memory of F
// Timing      independent of key and data; not masked
// Checked by  ../tb, in the cores of one stream
module tnd_zuc_one_stream
  import tnd_m31_pkg::*;
  import tnd_zuc_word_pkg::*;
#(
  parameter int unsigned SboxForm = 0,
  parameter int unsigned Lead     = 0
) (
  input  logic        clk_i,
  input  logic        rst_ni,

  input  logic        load_valid_i,
  output logic        load_ready_o,
  input  cells_t      load_cells_i,
  input  logic        load_long_i,
  input  logic [31:0] load_words_i,

  output logic        word_valid_o,
  input  logic        word_ready_i,
  output logic [31:0] word_o,
  output logic        word_last_o,

  output cells_t      cells_o,
  output m31_t        u_o,
  output logic        step_o,
  input  m31_t        feedback_i
);
  logic        take, lead, init;
  logic [6:0]  lead_index;
  logic [3:0]  lead_cell;
  logic        unused_index;
  cells_t      cells_q;
  memory_t     memory_q, memory_d;
  logic [31:0] x0, x1, x2, x3, w;

  tnd_pdu_sequence #(
    .Rounds    (Rounds),
    .LongRounds(LongRounds),
    .Lead      (Lead)
  ) u_sequence (
    .clk_i,
    .rst_ni,
    .load_valid_i,
    .load_ready_o,
    .load_long_i,
    .load_words_i,
    .take_o      (take),
    .lead_o      (lead),
    .lead_index_o(lead_index),
    .init_o      (init),
    .step_o,
    .word_i      (w ^ x3),
    .word_valid_o,
    .word_ready_i,
    .word_o,
    .word_last_o
  );

  assign x0        = {high(cells_q[15]), low(cells_q[14])};
  assign x1        = {low(cells_q[11]), high(cells_q[9])};
  assign x2        = {low(cells_q[7]), high(cells_q[5])};
  assign x3        = {low(cells_q[2]), high(cells_q[0])};
  assign u_o       = init ? w[31:1] : '0;
  assign cells_o   = cells_q;
  assign unused_index = ^lead_index[6:1];
  assign lead_cell = 4'(16 - Lead) + 4'(lead_index[0]);

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

  always_ff @(posedge clk_i) begin
    if (!rst_ni) begin
      cells_q  <= '0;
      memory_q <= '0;
    end else if (take) begin
      cells_q  <= load_cells_i << (Lead * $bits(m31_t));
      memory_q <= '0;
    end else if (step_o) begin
      cells_q  <= {lead ? load_cells_i[lead_cell] : feedback_i, cells_q[15:1]};
      memory_q <= lead ? '0 : memory_d;
    end
  end
endmodule
