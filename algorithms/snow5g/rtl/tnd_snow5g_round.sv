// A round of AES without a key.
//
// Standard    FIPS 197, sections 5.1.1 to 5.1.3
// Parameters  SboxForm: of the S-boxes, values in tnd_snow5g_pkg
// Latency     0
// Timing      independent of the block; not masked
// Checked by  ../tb
module tnd_snow5g_round
  import tnd_snow5g_word_pkg::*;
#(
  parameter int unsigned SboxForm = 0
) (
  input  block_t block_i,
  output block_t block_o
);
  block_t bytes;
  for (genvar k = 0; k < 16; k++) begin : gen_bytes
    tnd_rijndael_sbox #(.Circuit(SboxForm)) u_box (.byte_i(block_i[8*k+:8]), .byte_o(bytes[8*k+:8]));
  end
  assign block_o = mix(bytes);
endmodule
