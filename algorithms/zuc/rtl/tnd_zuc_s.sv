// The 32-bit S-box of ZUC: S0, S1, S0, S1 from the most significant byte on.
//
// Standard    ETSI/SAGE 128-EEA3 & 128-EIA3 Document 2, section 3.4.2
// Latency     0
// Checked by  ../tb
module tnd_zuc_s #(
  parameter int unsigned SboxForm = 0
) (
  input  logic [31:0] word_i,
  output logic [31:0] word_o
);
  tnd_zuc_s0 #(.SboxForm(SboxForm)) u_byte3 (.byte_i(word_i[31:24]), .byte_o(word_o[31:24]));
  tnd_zuc_s1 #(.SboxForm(SboxForm)) u_byte2 (.byte_i(word_i[23:16]), .byte_o(word_o[23:16]));
  tnd_zuc_s0 #(.SboxForm(SboxForm)) u_byte1 (.byte_i(word_i[15:8]), .byte_o(word_o[15:8]));
  tnd_zuc_s1 #(.SboxForm(SboxForm)) u_byte0 (.byte_i(word_i[7:0]), .byte_o(word_o[7:0]));
endmodule
