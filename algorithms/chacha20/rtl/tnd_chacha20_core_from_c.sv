// ChaCha20 core made of C by tandem-hls: one round per clock.
//
// Standard    RFC 8439, sections 2.1-2.4
// Contract    docs/formats/core-ports.md, one task at a time; otherwise as tnd_chacha20_core with Stages = StagesXor
// Rate        a block per 20 clocks; from task to task see ../README.md
// Secrets     state of a task is overwritten by the next one's before anything is given out; reset does not clear it
// Timing      independent of key and data; not masked
// Checked by  ../tb; ../c, whose test bench is the C; step `hls`, which makes it again
module tnd_chacha20_core_from_c #(
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
  input  logic [511:0]        data_in_data_i,
  input  logic [63:0]         data_in_keep_i,
  input  logic                data_in_last_i,

  output logic                data_out_valid_o,
  input  logic                data_out_ready_i,
  output logic [511:0]        data_out_data_o,
  output logic [63:0]         data_out_keep_o,
  output logic                data_out_last_o,
  output logic [CtxWidth-1:0] data_out_ctx_o,

  output logic                result_valid_o,
  input  logic                result_ready_i,
  output logic [CtxWidth-1:0] result_ctx_o,
  output logic [127:0]        result_tag_o,
  output logic [7:0]          result_status_o
);
  tnd_chacha20_c_chacha20 #(.CtxWidth(CtxWidth)) u_core (.*, .task_aad_bytes_i('0));
endmodule
