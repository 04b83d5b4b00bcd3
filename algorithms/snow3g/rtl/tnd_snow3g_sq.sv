// S-box SQ.
//
// Standard    TS 35.216, section 5.2
// Parameters  SboxForm: 0 a table, for the tool to map; 1 the circuit of tnd_snow3g_sbox_pkg
// Latency     0
// Timing      independent of the byte; not masked
// Checked by  ../formal/tnd_snow3g_sbox_formal.sv, ../tb
module tnd_snow3g_sq
  import tnd_snow3g_sbox_pkg::*;
#(
  parameter int unsigned SboxForm = 0
) (
  input  logic [7:0] byte_i,
  output logic [7:0] byte_o
);
  if (SboxForm == tnd_snow3g_pkg::SboxFormTable) begin : gen_table
    assign byte_o = SqTable[byte_i];
  end else begin : gen_logic
    assign byte_o = sq_outputs(dickson7(dickson7(sq_nibbles(byte_i))));
  end
endmodule
