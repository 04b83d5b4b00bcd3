// S-box SR of Rijndael.
//
// Standard    FIPS 197, section 5.1.1
// Parameters  Circuit: 0 a table, for the tool to map; 1 the circuit of tnd_sbox_pkg
// Latency     0
// Timing      independent of the byte; not masked
// Checked by  algorithms/snow3g/formal/tnd_snow3g_sbox_formal.sv
module tnd_rijndael_sbox
  import tnd_sbox_pkg::*;
#(
  parameter int unsigned Circuit = 0
) (
  input  logic [7:0] byte_i,
  output logic [7:0] byte_o
);
  if (Circuit == 0) begin : gen_table
    assign byte_o = SrTable[byte_i];
  end else begin : gen_circuit
    assign byte_o = sr_outputs(sr_products(sr_nibbles(byte_i), Inverse[sr_norm(sr_nibbles(byte_i))]));
  end
endmodule
