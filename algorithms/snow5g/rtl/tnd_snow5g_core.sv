// SNOW 5G core: 256-NEA4, 256-NIA4 and 256-NCA4 over the keystream of the chosen architecture.
//
// Standard    draft-mattsson-cfrg-aes-gcm-sst-19, appendix; the designers' SNOW-Vi
// Contract    docs/formats/core-ports.md, with 128 bits of data. Operation 0 is 256-NEA4, 1 256-NIA4 (no data out), 2 and 3
//             256-NCA4, encryption and decryption; all 16 bytes of the tag. Anything else, one of which the message does not
//             come, or with aad that is not 256-NCA4's, ends as unsupported; 256-NIA4 of an empty message, and a message
//             that is not of whole bytes, as bad_length. Tasks are answered in order.
// Parameters  Architecture, SboxForm: values in tnd_snow5g_pkg. Streams: of interleaved.
// Rate        see ../README.md
// Byte order  see ../README.md
// Secrets     registers with key or keystream are cleared by reset, or hold nothing that is ever given out; the RAM of
//             u_order keeps keystream until it is overwritten
// Timing      independent of key and data; not masked
// Checked by  ../tb
module tnd_snow5g_core
  import tnd_snow5g_pkg::*;
  import tnd_snow5g_word_pkg::*;
  import tnd_snow5g_plan_pkg::*;
#(
  parameter int unsigned Architecture = Plain,
  parameter int unsigned SboxForm     = SboxFormTable,
  parameter int unsigned Streams      = 4,
  parameter int unsigned CtxWidth     = 4
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
  localparam int unsigned MaxTasks = 16;  // between u_header and u_apply

  logic                load_valid, load_ready;
  start_t              load_start;
  logic [31:0]         load_blocks;
  logic                plan_in_valid, plan_in_ready, plan_valid, plan_ready;
  logic [CtxWidth-1:0] plan_in_ctx, plan_ctx;
  plan_t               plan_in, plan;
  logic                block_valid, block_ready;
  block_t              block;
  logic [$clog2(MaxTasks+1)-1:0] unused_count;

  tnd_snow5g_header #(
    .CtxWidth(CtxWidth)
  ) u_header (
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
    .load_valid_o(load_valid),
    .load_ready_i(load_ready),
    .load_start_o(load_start),
    .load_blocks_o(load_blocks),
    .plan_valid_o(plan_in_valid),
    .plan_ready_i(plan_in_ready),
    .plan_ctx_o  (plan_in_ctx),
    .plan_o      (plan_in)
  );

  tnd_snow5g_unit #(
    .Architecture(Architecture),
    .SboxForm    (SboxForm),
    .Streams     (Streams)
  ) u_keystream (
    .clk_i,
    .rst_ni,
    .load_valid_i(load_valid),
    .load_ready_o(load_ready),
    .load_start_i(load_start),
    .load_blocks_i(load_blocks),
    .block_valid_o(block_valid),
    .block_ready_i(block_ready),
    .block_o      (block)
  );

  tnd_fifo #(
    .Width(CtxWidth + $bits(plan_t)),
    .Depth(MaxTasks)
  ) u_plans (
    .clk_i,
    .rst_ni,
    .in_valid_i (plan_in_valid),
    .in_ready_o (plan_in_ready),
    .in_data_i  ({plan_in_ctx, plan_in}),
    .out_valid_o(plan_valid),
    .out_ready_i(plan_ready),
    .out_data_o ({plan_ctx, plan}),
    .count_o    (unused_count)
  );

  tnd_snow5g_apply #(
    .CtxWidth(CtxWidth)
  ) u_apply (
    .clk_i,
    .rst_ni,
    .plan_valid_i(plan_valid),
    .plan_ready_o(plan_ready),
    .plan_ctx_i  (plan_ctx),
    .plan_i      (plan),
    .block_valid_i(block_valid),
    .block_ready_o(block_ready),
    .block_i      (block),
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
    .result_status_o
  );
endmodule
