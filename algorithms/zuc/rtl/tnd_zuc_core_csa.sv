// ZUC keystream, one clock per round and word, out of carry-save adders.
//
// Standard    ETSI/SAGE 128-EEA3 & 128-EIA3 Document 2, sections 3.2 to 3.6
// Source      Wang et al. and Zhang et al., as HPAZ describes them (section 3; table 1)
// Contract    ../README.md, "Keystream ports"; one stream at a time
// Handshake   load_valid_i/load_ready_o; word_valid_o/word_ready_i
// Latency     35 clocks from load to the first word, then one word per clock
// Reset       empties it and clears the cells and the memory of F
// Timing      independent of key and data; not masked
// Checked by  ../tb
module tnd_zuc_core_csa
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
  logic        take, init, step, unused_lead;
  logic [0:0]  unused_index;
  cells_t      cells_q;
  memory_t     memory_q, memory_d;
  m31_t        entry, u;
  logic [31:0] x0, x1, x2, x3, w;

  tnd_zuc_sequence #(
    .Lead          (0),
    .ClocksPerRound(1)
  ) u_sequence (
    .clk_i,
    .rst_ni,
    .load_valid_i,
    .load_ready_o,
    .load_long_i,
    .load_words_i,
    .take_o      (take),
    .lead_o      (unused_lead),
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

  // Six summands to two in three levels, which do not wait for W; u joins in a fourth.
  carry_save_t first, second, third, sum, all;
  assign first  = compress(cells_q[0], times_power(cells_q[0], 8), times_power(cells_q[4], 20));
  assign second = compress(times_power(cells_q[10], 21), times_power(cells_q[13], 17), times_power(cells_q[15], 15));
  assign third  = compress(first.carry, first.sum, second.carry);
  assign sum    = compress(third.carry, third.sum, second.sum);
  assign all    = compress(sum.carry, sum.sum, u);
  assign entry  = add_select(all.carry, all.sum);

  always_ff @(posedge clk_i) begin
    if (!rst_ni) begin
      cells_q  <= '0;
      memory_q <= '0;
    end else if (take) begin
      cells_q  <= load_cells_i;
      memory_q <= '0;
    end else if (step) begin
      cells_q  <= {entry, cells_q[15:1]};
      memory_q <= memory_d;
    end
  end
endmodule
