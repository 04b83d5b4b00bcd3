// A core for one of 3GPP's 256-bit ciphers, but for its keystream: 256-NEA, 256-NIA and 256-NCA over blocks of 128 bits.
//
//   task --> u_header --> u_frame -- load --> the keystream -- blocks, in the order of the loads --> u_apply <-- aad, message
//                           |  ^                                                                      ^  |
//                           |  +-- text, tag ---------------------------------------------------------|--+
//                           +----- plan: function, lengths, status -----------------------------------+
//
// Standard    draft-mattsson-cfrg-aes-gcm-sst-19, appendix
// Contract    docs/formats/core-ports.md, with 128 bits of data. Operation 0 is 256-NEA, 1 256-NIA (no data out), 2 and 3
//             256-NCA, encryption and decryption; all 16 bytes of the tag. Any other operation, a task whose message does not
//             come, and aad of another operation than 256-NCA end as unsupported, a message that is not of whole bytes as
//             bad_length, an iv with a bit outside IvMask as bad_iv. Tasks are answered in order. For every load the
//             keystream gives load_blocks_o blocks, at least 1; of a load with load_tagged_o the first three are for the tag.
// Parameters  IvMask: bits of the iv that may be used, as tasks have it
// Handshake   load_valid_o/load_ready_i; a load on offer stays; block_valid_i/block_ready_o
// Rate        see tnd_sst_apply
// Byte order  byte 0 of a block in bits 7:0
// Secrets     registers with keystream are cleared by reset, or hold nothing that is ever given out
// Timing      independent of key and data; not masked
// Checked by  algorithms/snow5g/tb, algorithms/aes256/tb, in the cores
module tnd_sst_functions
  import tnd_sst_plan_pkg::*;
#(
  parameter int unsigned  CtxWidth = 4,
  parameter logic [127:0] IvMask   = '1
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
  output logic [7:0]          result_status_o,

  output logic                load_valid_o,
  input  logic                load_ready_i,
  output logic [255:0]        load_key_o,
  output logic [127:0]        load_iv_o,
  output logic                load_tagged_o,
  output logic [31:0]         load_blocks_o,

  input  logic                block_valid_i,
  output logic                block_ready_o,
  input  logic [127:0]        block_i
);
  plan_t        plan, next, taken;
  load_t        load, load_out;
  logic         next_valid, next_ready, judged_ok, text_ready, text_step, done, result_taken;
  logic [127:0] text, tag;

  tnd_sst_header #(.IvMask(IvMask)) u_header (.plan_o(plan), .load_o(load), .*);

  tnd_pdu_frame #(.Width(128), .CtxWidth(CtxWidth), .plan_t(plan_t), .load_t(load_t)) u_frame (
    .plan_i        (plan),
    .load_i        (load),
    .judged_ok_o   (judged_ok),
    .loads_i       (judged_ok && load_blocks_o != '0),
    .load_o        (load_out),
    .plan_valid_o  (next_valid),
    .plan_ready_i  (next_ready),
    .plan_o        (next),
    .taken_o       (taken),
    .text_ready_o  (text_ready),
    .text_step_i   (text_step),
    .text_i        (text),
    .done_i        (done),
    .tag_i         (tag),
    .result_taken_o(result_taken),
    .*
  );
  assign load_key_o    = load_out.key;
  assign load_iv_o     = load_out.iv;
  assign load_tagged_o = load_out.has_tag;
  assign load_blocks_o = load_out.blocks;

  tnd_sst_apply u_apply (
    .plan_valid_i  (next_valid),
    .plan_ready_o  (next_ready),
    .plan_i        (next),
    .taken_i       (taken),
    .text_ready_i  (text_ready),
    .text_step_o   (text_step),
    .text_o        (text),
    .done_o        (done),
    .result_taken_i(result_taken),
    .tag_o         (tag),
    .*
  );
endmodule
