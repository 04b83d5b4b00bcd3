// ChaCha20-Poly1305 with one ChaCha20 block and MacLanes blocks of Poly1305 per clock.
//
// Parameters  MacLanes: 4 keeps up with ChaCha20, 64 bytes per clock; 2 and 1 take a half and a quarter of that.
// Rate, Latency, Byte order    see ../README.md
// Checked by  ../tb, in tnd_chacha20_poly1305_core
module tnd_chacha20_poly1305_core_pipelined
  import tnd_chacha20_round_pkg::*;
#(
  parameter int unsigned MacLanes = 4,
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
  input  logic [31:0]         task_aad_bytes_i,
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
  logic   block_valid, block_ready, block_last, pad_valid, pad_ready, pad_last, unused_ready_next;
  block_t block;
  state_t pad;

  tnd_chacha20_core_pipelined #(
    .Stages     (tnd_chacha20_pkg::StagesSummation),
    .PipelineCut(1)
  ) u_pads (
    .clk_i,
    .rst_ni,
    .block_valid_i     (block_valid),
    .block_ready_o     (block_ready),
    .block_ready_next_o(unused_ready_next),
    .block_i           (block),
    .block_last_i      (block_last),
    .pad_valid_o       (pad_valid),
    .pad_ready_i       (pad_ready),
    .pad_o             (pad),
    .pad_last_o        (pad_last)
  );

  tnd_chacha20_poly1305_frame #(
    .MacLanes   (MacLanes),
    .MaxTasks   (128),
    .BufferBeats(256),
    .CtxWidth   (CtxWidth)
  ) u_frame (
    .clk_i,
    .rst_ni,
    .task_valid_i,
    .task_ready_o,
    .task_ctx_i,
    .task_op_i,
    .task_has_data_i,
    .task_key_i,
    .task_iv_i,
    .task_aad_bytes_i,
    .task_len_bits_i,
    .data_in_valid_i,
    .data_in_ready_o,
    .data_in_data_i,
    .data_in_keep_i,
    .data_in_last_i,
    .data_out_valid_o,
    .data_out_ready_i,
    .data_out_data_o,
    .data_out_keep_o,
    .data_out_last_o,
    .data_out_ctx_o,
    .result_valid_o,
    .result_ready_i,
    .result_ctx_o,
    .result_tag_o,
    .result_status_o,
    .block_valid_o(block_valid),
    .block_ready_i(block_ready),
    .block_o      (block),
    .block_last_o (block_last),
    .pad_valid_i  (pad_valid),
    .pad_ready_o  (pad_ready),
    .pad_i        (pad),
    .pad_last_i   (pad_last)
  );
endmodule
