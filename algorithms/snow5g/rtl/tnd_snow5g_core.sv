// SNOW 5G core: 256-NEA4, 256-NIA4 and 256-NCA4 over the keystream of the chosen architecture.
//
// Standard    draft-mattsson-cfrg-aes-gcm-sst-19, appendix; the designers' SNOW-Vi
// Contract    that of tnd_sst_functions
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
  logic                load_valid, load_ready, unused_tagged;
  start_t              load_start;
  logic [31:0]         load_blocks;
  logic                block_valid, block_ready;
  block_t              block;

  tnd_sst_functions #(.CtxWidth(CtxWidth)) u_functions (
    .load_valid_o (load_valid),
    .load_ready_i (load_ready),
    .load_key_o   (load_start.key),
    .load_iv_o    (load_start.iv),
    .load_tagged_o(unused_tagged),
    .load_blocks_o(load_blocks),
    .block_valid_i(block_valid),
    .block_ready_o(block_ready),
    .block_i      (block),
    .*
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
endmodule
