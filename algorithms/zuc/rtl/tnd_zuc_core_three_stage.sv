// ZUC keystream, one clock per round and word, the feedback in three stages.
//
// Standard    ETSI/SAGE 128-EEA3 & 128-EIA3 Document 2, sections 3.2 to 3.6
// Source      Gupta et al., THREE-ZUC, as HPAZ describes it (section 3; table 1): two additions of method 1 per stage
// Contract    ../README.md, "Keystream ports"; one stream at a time
// Handshake   load_valid_i/load_ready_o; word_valid_o/word_ready_i
// Latency     37 clocks from load to the first word, then one word per clock
// Reset       empties it and clears the cells and the memory of F
// Timing      independent of key and data; not masked
// Checked by  ../tb
module tnd_zuc_core_three_stage
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
  logic [0:0]  lead_index;
  cells_t      cells_q;
  memory_t     memory_q, memory_d;
  m31_t        first_q, first_d, second_q, second_d, feedback, entry, u;
  logic [31:0] x0, x1, x2, x3, w;

  tnd_zuc_sequence #(
    .Lead          (2),
    .ClocksPerRound(1)
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
    .step_o      (step),
    .word_i      (w ^ x3),
    .word_valid_o,
    .word_ready_i,
    .word_o,
    .word_last_o
  );
  assign load_stream_o = '0;
  assign word_stream_o = '0;

  assign x0 = {high(cells_q[15]), low(cells_q[14])};
  assign x1 = {low(cells_q[11]), high(cells_q[9])};
  assign x2 = {low(cells_q[7]), high(cells_q[5])};
  assign x3 = {low(cells_q[2]), high(cells_q[0])};
  assign u  = init ? w[31:1] : '0;

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

  // Every cell but s15 is known before it is needed: the first stage works two rounds ahead, the second one, so they
  // take the cells that will be s0, s4, s10, s13 then.
  assign first_d  = add_chained(add_chained(cells_q[2], times_power(cells_q[2], 8)), times_power(cells_q[6], 20));
  assign second_d = add_chained(add_chained(first_q, times_power(cells_q[11], 21)), times_power(cells_q[14], 17));
  assign feedback = add_chained(add_chained(second_q, times_power(cells_q[15], 15)), u);
  assign entry    = lead ? (lead_index[0] ? load_cells_i[15] : load_cells_i[14]) : feedback;

  always_ff @(posedge clk_i) begin
    if (!rst_ni) begin
      cells_q  <= '0;
      memory_q <= '0;
      first_q  <= '0;
      second_q <= '0;
    end else if (take) begin
      cells_q <= {load_cells_i[13:0], m31_t'(0), m31_t'(0)};
    end else if (step) begin
      cells_q  <= {entry, cells_q[15:1]};
      memory_q <= lead ? '0 : memory_d;
      first_q  <= first_d;
      second_q <= second_d;
    end
  end
endmodule
