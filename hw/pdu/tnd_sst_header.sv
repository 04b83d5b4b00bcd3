// Judges the tasks of a core for one of 3GPP's 256-bit ciphers, and says what the keystream is loaded with.
//
// Standard    draft-mattsson-cfrg-aes-gcm-sst-19, appendix
// Contract    plan_o and load_o are combinational, for the task at the inputs; a task that cannot run needs no load, nor does
//             one of 0 blocks. The iv of a task is what the caller has made; a bit outside IvMask makes the task bad_iv. The
//             first three blocks of a load with has_tag are for the tag.
// Parameters  IvMask: bits of the iv that may be used, as tasks have it
// Byte order  see algorithms/aes256/README.md
// Checked by  algorithms/snow5g/tb, algorithms/aes256/tb, in the cores
module tnd_sst_header
  import tnd_regs_pkg::StatusOk, tnd_regs_pkg::StatusBadLength, tnd_regs_pkg::StatusBadIv, tnd_regs_pkg::StatusUnsupported;
  import tnd_sst_plan_pkg::*;
#(
  parameter logic [127:0] IvMask = '1
) (
  input  logic [7:0]   task_op_i,
  input  logic         task_has_data_i,
  input  logic [255:0] task_key_i,
  input  logic [127:0] task_iv_i,
  input  logic [31:0]  task_aad_bytes_i,
  input  logic [31:0]  task_len_bits_i,

  output plan_t        plan_o,
  output load_t        load_o
);
  logic        integrity, combined, known, empty;
  logic [31:0] text_blocks;
  assign integrity   = task_op_i == OpAuthenticate;
  assign combined    = task_op_i == OpSeal || task_op_i == OpOpen;
  assign known       = task_op_i == OpEncrypt || integrity || combined;
  assign empty       = task_len_bits_i == '0;
  assign text_blocks = (task_len_bits_i >> 7) + 32'(task_len_bits_i[6:0] != '0);

  always_comb begin
    plan_o.silent    = integrity;
    plan_o.has_tag   = integrity || combined;
    plan_o.opens     = task_op_i == OpOpen;
    plan_o.len_bits  = task_has_data_i ? task_len_bits_i : '0;
    plan_o.aad_bytes = task_aad_bytes_i;
    if (!known || (!task_has_data_i && !empty)) plan_o.status = StatusUnsupported;
    else if (task_aad_bytes_i != '0 && !combined) plan_o.status = StatusUnsupported;
    else if (task_len_bits_i[2:0] != '0) plan_o.status = StatusBadLength;
    else if ((task_iv_i & ~IvMask) != '0) plan_o.status = StatusBadIv;
    else plan_o.status = StatusOk;
  end

  assign load_o.key     = task_key_i;
  assign load_o.iv      = task_iv_i;
  assign load_o.has_tag = integrity || combined;
  assign load_o.blocks  = integrity ? 32'(TagBlocks) : text_blocks + (combined ? 32'(TagBlocks) : '0);
endmodule
