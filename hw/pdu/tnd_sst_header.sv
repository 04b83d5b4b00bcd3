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

  // The task that is judged, until there is room for what becomes of it.
  logic valid_q, loads, done;
  assign loads        = plan_o.status == StatusOk && load_blocks_o != '0;
  assign done         = plan_ready_i && (!loads || load_ready_i);
  assign load_valid_o = valid_q && loads && plan_ready_i;
  assign plan_valid_o = valid_q && (!loads || load_ready_i);
  assign task_ready_o = !valid_q || done;

  always_ff @(posedge clk_i) begin
    if (!rst_ni) valid_q <= 1'b0;
    else if (task_ready_o) valid_q <= task_valid_i;
  end

  always_ff @(posedge clk_i) begin
    if (task_ready_o) begin
      load_key_o    <= task_key_i;
      load_iv_o     <= task_iv_i;
      load_tagged_o <= integrity || combined;
      load_blocks_o <= integrity ? 32'(TagBlocks) : text_blocks + (combined ? 32'(TagBlocks) : '0);
      plan_ctx_o    <= task_ctx_i;
      plan_o        <= plan;
    end
  end
endmodule
