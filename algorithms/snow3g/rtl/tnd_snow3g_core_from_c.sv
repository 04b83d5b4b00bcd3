// SNOW 3G core made of C: 128-EEA1 and 128-EIA1 by tandem-hls.
//
// Standard    TS 35.216; TS 35.215; TS 33.401, annexes B.1.2 and B.2.2
// Contract    docs/formats/core-ports.md, with 32 bits of data, one task at a time; otherwise as tnd_snow3g_core
// Rate        see ../README.md
// Secrets     state of a task is overwritten by the next one's before anything is given out; reset does not clear it
// Timing      independent of key and data; not masked
// Checked by  ../tb; ../c, whose test bench is the C; step `hls`, which makes it again
module tnd_snow3g_core_from_c #(
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
  input  logic [31:0]         data_in_data_i,
  input  logic [3:0]          data_in_keep_i,
  input  logic                data_in_last_i,

  output logic                data_out_valid_o,
  input  logic                data_out_ready_i,
  output logic [31:0]         data_out_data_o,
  output logic [3:0]          data_out_keep_o,
  output logic                data_out_last_o,
  output logic [CtxWidth-1:0] data_out_ctx_o,

  output logic                result_valid_o,
  input  logic                result_ready_i,
  output logic [CtxWidth-1:0] result_ctx_o,
  output logic [127:0]        result_tag_o,
  output logic [7:0]          result_status_o
);
  tnd_snow3g_c_snow3g #(.CtxWidth(CtxWidth)) u_core (.task_aad_bytes_i('0), .*);
endmodule
