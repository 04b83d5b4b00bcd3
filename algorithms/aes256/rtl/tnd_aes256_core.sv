// The core of AES-256 in 3GPP's second set: 256-NEA5, 256-NIA5 and 256-NCA5.
//
// Standard    FIPS 197; draft-mattsson-cfrg-aes-gcm-sst-19, appendix on 3GPP
// Contract    that of tnd_sst_functions; an iv of more than 12 bytes, or with bit 0 of byte 0 set, is bad_iv
// Parameters  Architecture: tnd_aes256_pkg. Unroll, Partition, SboxForm: of AES, see tnd_aes_core_rounds
// Rate        see ../README.md
// Byte order  see ../README.md
// Secrets     of a task that is under way keys are in the registers of AES, until others overwrite them
// Timing      independent of key and data; not masked
// Checked by  ../tb
module tnd_aes256_core
  import tnd_aes256_pkg::*;
#(
  parameter int unsigned Architecture = Rounds,
  parameter int unsigned Unroll       = 14,
  parameter int unsigned Partition    = 1,
  parameter int unsigned SboxForm     = SboxFormTable,
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
  logic         load_valid, load_ready, load_tagged, block_valid, block_ready;
  logic [255:0] load_key;
  logic [127:0] load_iv, block;
  logic [31:0]  load_blocks;

  if (Architecture != Rounds) begin : gen_unknown
    $error("no such Architecture");
  end

  // Bit 0 of byte 0 is the tag's; bytes 12 to 15 are the number of a block.
  tnd_sst_functions #(.CtxWidth(CtxWidth), .IvMask({32'h0, ~96'h1})) u_functions (
    .load_valid_o (load_valid),
    .load_ready_i (load_ready),
    .load_key_o   (load_key),
    .load_iv_o    (load_iv),
    .load_tagged_o(load_tagged),
    .load_blocks_o(load_blocks),
    .block_valid_i(block_valid),
    .block_ready_o(block_ready),
    .block_i      (block),
    .*
  );

  tnd_aes256_keystream #(
    .Unroll   (Unroll),
    .Partition(Partition),
    .SboxForm (SboxForm)
  ) u_keystream (
    .load_valid_i (load_valid),
    .load_ready_o (load_ready),
    .load_key_i   (load_key),
    .load_iv_i    (load_iv),
    .load_tagged_i(load_tagged),
    .load_blocks_i(load_blocks),
    .block_valid_o(block_valid),
    .block_ready_i(block_ready),
    .block_o      (block),
    .*
  );
endmodule
