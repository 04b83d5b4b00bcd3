// The 32-bit S-boxes of SNOW 3G: S1 of bytes SR, S2 of bytes SQ, each with its linear half.
//
// Standard    TS 35.216, sections 3.3.1 and 3.3.2
// Parameters  Second: 1 for S2; SboxForm: see tnd_snow3g_sq
// Latency     0
// Timing      independent of the word; not masked
// Checked by  ../formal/tnd_snow3g_sbox_formal.sv, ../tb
module tnd_snow3g_s
  import tnd_snow3g_word_pkg::*;
#(
  parameter int unsigned Second   = 0,
  parameter int unsigned SboxForm = 0
) (
  input  logic [31:0] word_i,
  output logic [31:0] word_o
);
  logic [31:0] bytes;
  for (genvar i = 0; i < 4; i++) begin : gen_bytes
    if (Second == 0) begin : gen_sr
      tnd_rijndael_sbox #(.Circuit(SboxForm)) u_box (.byte_i(word_i[8*i+:8]), .byte_o(bytes[8*i+:8]));
    end else begin : gen_sq
      tnd_snow3g_sq #(.SboxForm(SboxForm)) u_box (.byte_i(word_i[8*i+:8]), .byte_o(bytes[8*i+:8]));
    end
  end
  assign word_o = mix(bytes, Second == 0 ? RijndaelField : SqField);
endmodule
