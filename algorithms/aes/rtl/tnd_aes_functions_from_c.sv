// 128-EEA2 and 128-EIA2 made of C by tandem-hls, in two steps: rounds that take turns, or stand side by side.
//
// Standard    FIPS 197; 3GPP TS 33.401, annexes B.1.3 and B.2.3
// Contract    docs/formats/core-ports.md, with 128 bits of data, one task at a time; otherwise as tnd_aes_pdu
// Parameters  Step: which directives; values in tnd_aes_functions_pkg, ../c has both
// Rate        see ../README.md
// Secrets     state and round keys of a task are overwritten by the next one's before anything is given out; reset does not
//             clear them
// Timing      independent of key and data; not masked
// Checked by  ../tb; ../c, whose test bench is the C; step `hls`, which makes it again
module tnd_aes_functions_from_c
  import tnd_aes_functions_pkg::*;
#(
  parameter int unsigned Step     = StepUnrolled,
  parameter int unsigned CtxWidth = 4
) (
  input  logic                clk_i,
  input  logic                rst_ni,

  input  logic                task_valid_i,
  output logic                task_ready_o,
  input  logic [CtxWidth-1:0] task_ctx_i,
  input  logic [7:0]          task_op_i,
  input  logic                task_has_data_i,
  input  logic [255:0]        task_key_i,
  input  logic [127:0]        task_iv_i,
  input  logic [31:0]         task_len_bits_i,

  input  logic                data_in_valid_i,
  output logic                data_in_ready_o,
  input  logic [127:0]        data_in_data_i,
  input  logic [15:0]         data_in_keep_i,
  input  logic                data_in_last_i,

  output logic                data_out_valid_o,
  input  logic                data_out_ready_i,
  output logic [127:0]        data_out_data_o,
  output logic [15:0]         data_out_keep_o,
  output logic                data_out_last_o,
  output logic [CtxWidth-1:0] data_out_ctx_o,

  output logic                result_valid_o,
  input  logic                result_ready_i,
  output logic [CtxWidth-1:0] result_ctx_o,
  output logic [127:0]        result_tag_o,
  output logic [7:0]          result_status_o
);
  if (Step == StepRounds) begin : gen_rounds
    tnd_aes_c_rounds #(.CtxWidth(CtxWidth)) u_core (.*, .task_aad_bytes_i('0));
  end else if (Step == StepUnrolled) begin : gen_unrolled
    tnd_aes_c_unrolled #(.CtxWidth(CtxWidth)) u_core (.*, .task_aad_bytes_i('0));
  end else begin : gen_no_step
    $error("tnd_aes_functions_from_c: no such Step");
  end
endmodule
