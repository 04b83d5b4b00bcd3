// The nonlinear function F of ZUC, combinational.
//
// Standard    ETSI/SAGE 128-EEA3 & 128-EIA3 Document 2, section 3.4 (W2 = R2 XOR X2; HPAZ, section 2.3, prints an addition)
// Latency     0
// Timing      independent of the data; not masked
// Checked by  ../tb
module tnd_zuc_f
  import tnd_zuc_word_pkg::*;
#(
  parameter int unsigned SboxForm = 0
) (
  input  memory_t     memory_i,
  input  logic [31:0] x0_i,
  input  logic [31:0] x1_i,
  input  logic [31:0] x2_i,
  output logic [31:0] w_o,
  output memory_t     memory_o
);
  logic [31:0] w1, w2, mixed1, mixed2;

  assign w_o    = (x0_i ^ memory_i.r1) + memory_i.r2;
  assign w1     = memory_i.r1 + x1_i;
  assign w2     = memory_i.r2 ^ x2_i;
  assign mixed1 = l1({w1[15:0], w2[31:16]});
  assign mixed2 = l2({w2[15:0], w1[31:16]});

  tnd_zuc_s #(.SboxForm(SboxForm)) u_s1 (.word_i(mixed1), .word_o(memory_o.r1));
  tnd_zuc_s #(.SboxForm(SboxForm)) u_s2 (.word_i(mixed2), .word_o(memory_o.r2));
endmodule
