// Judges the tasks of a core for one of 3GPP's 256-bit ciphers, and says what the keystream is loaded with.
//
// Standard    draft-mattsson-cfrg-aes-gcm-sst-19, appendix
// Contract    Every task gives one plan, in order; one that can run and needs keystream also gives one load, and its plan
//             leaves with it. The iv of a task is what the caller has made; with a bit that IvMask has not it is bad_iv.
//             The first three blocks of a load with load_tagged_o are for the tag.
// Parameters  IvMask: bits of the iv that may be used, as tasks have it
// Handshake   task_valid_i/task_ready_o; load_valid_o/load_ready_i; plan_valid_o/plan_ready_i. Loads and plans are offered
//             only together with room for both.
// Latency     1 clock; a task per clock
// Byte order  see algorithms/aes256/README.md
// Checked by  algorithms/snow5g/tb, algorithms/aes256/tb, in the cores
module tnd_sst_header
  import tnd_regs_pkg::StatusOk, tnd_regs_pkg::StatusBadLength, tnd_regs_pkg::StatusBadIv, tnd_regs_pkg::StatusUnsupported;
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

  output logic                load_valid_o,
  input  logic                load_ready_i,
  output logic [255:0]        load_key_o,
  output logic [127:0]        load_iv_o,
  output logic                load_tagged_o,
  output logic [31:0]         load_blocks_o,

  output logic                plan_valid_o,
  input  logic                plan_ready_i,
  output logic [CtxWidth-1:0] plan_ctx_o,
  output plan_t               plan_o
);
  logic        integrity, combined, known, empty;
  logic [31:0] text_blocks;
  plan_t       plan;
  assign integrity   = task_op_i == OpAuthenticate;
  assign combined    = task_op_i == OpSeal || task_op_i == OpOpen;
  assign known       = task_op_i == OpEncrypt || integrity || combined;
  assign empty       = task_len_bits_i == '0;
  assign text_blocks = (task_len_bits_i >> 7) + 32'(task_len_bits_i[6:0] != '0);

  always_comb begin
    plan.silent    = integrity;
    plan.has_tag   = integrity || combined;
    plan.opens     = task_op_i == OpOpen;
    plan.len_bits  = task_has_data_i ? task_len_bits_i : '0;
    plan.aad_bytes = task_aad_bytes_i;
    if (!known || (!task_has_data_i && !empty)) plan.status = StatusUnsupported;
    else if (task_aad_bytes_i != '0 && !combined) plan.status = StatusUnsupported;
    else if (task_len_bits_i[2:0] != '0) plan.status = StatusBadLength;
    else if ((task_iv_i & ~IvMask) != '0) plan.status = StatusBadIv;
    else plan.status = StatusOk;
  end

  // Until there is room for what becomes of the task.
  typedef struct packed {
    logic [255:0] key;
    logic [127:0] iv;
    logic         has_tag;
    logic [31:0]  blocks;
  } load_t;
  load_t load, load_out;
  assign load.key    = task_key_i;
  assign load.iv     = task_iv_i;
  assign load.has_tag = integrity || combined;
  assign load.blocks = integrity ? 32'(TagBlocks) : text_blocks + (combined ? 32'(TagBlocks) : '0);

  tnd_pdu_header #(.CtxWidth(CtxWidth), .plan_t(plan_t), .load_t(load_t)) u_judged (
    .plan_i(plan), .load_i(load), .loads_i(plan_o.status == StatusOk && load_blocks_o != '0), .load_o(load_out), .*
  );
  assign load_key_o    = load_out.key;
  assign load_iv_o     = load_out.iv;
  assign load_tagged_o = load_out.has_tag;
  assign load_blocks_o = load_out.blocks;
endmodule
