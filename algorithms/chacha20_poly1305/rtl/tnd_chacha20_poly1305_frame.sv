// Everything of the core but its ChaCha20 blocks: cuts tasks, joins pads with messages, makes tags.
//
// Contract    docs/formats/core-ports.md on one side; on the other the blocks of each task, and their pads in order
// Parameters  EveryClock: of tnd_chacha20_poly1305_join. MacLanes: blocks of 16 bytes that Poly1305 takes per clock.
//             MaxTasks: tasks between block and pad. BufferBeats: beats that wait while the powers of r are computed
// Secrets     keys and plaintext stand in registers that reset clears, and in RAM, where they stay until overwritten;
//             nothing can read them
// Timing      independent of key and data
// Checked by  ../tb, in tnd_chacha20_poly1305_core
module tnd_chacha20_poly1305_frame
  import tnd_regs_pkg::StatusOk;
  import tnd_chacha20_round_pkg::*;
  import tnd_chacha20_poly1305_plan_pkg::*;
#(
  parameter bit          EveryClock  = 1'b1,
  parameter int unsigned MacLanes    = 4,
  parameter int unsigned MaxTasks    = 128,
  parameter int unsigned BufferBeats = 256,
  parameter int unsigned CtxWidth    = 4
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
  output logic [7:0]          result_status_o,

  output logic                block_valid_o,
  input  logic                block_ready_i,
  output block_t              block_o,
  output logic                block_last_o,
  input  logic                pad_valid_i,
  output logic                pad_ready_o,
  input  state_t              pad_i,
  input  logic                pad_last_i
);
  localparam int unsigned MaxTags = tnd_poly1305_field_pkg::Slots;

  // ------------------------------------------------------------------ tasks to blocks
  logic                plan_in_valid, plan_in_ready, plan_valid, plan_ready;
  logic [CtxWidth-1:0] plan_in_ctx, plan_ctx;
  plan_t               plan_in, plan;

  tnd_chacha20_poly1305_blocks #(
    .CtxWidth(CtxWidth)
  ) u_blocks (
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
    .plan_valid_o(plan_in_valid),
    .plan_ready_i(plan_in_ready),
    .plan_ctx_o  (plan_in_ctx),
    .plan_o      (plan_in),
    .block_valid_o,
    .block_ready_i,
    .block_o,
    .block_last_o
  );

  tnd_fifo_ram #(
    .Width    (CtxWidth + $bits(plan_t)),
    .Depth    (MaxTasks),
    .Registers(2)
  ) u_plans (
    .clk_i,
    .rst_ni,
    .in_valid_i (plan_in_valid),
    .in_ready_o (plan_in_ready),
    .in_data_i  ({plan_in_ctx, plan_in}),
    .out_valid_o(plan_valid),
    .out_ready_i(plan_ready),
    .out_data_o ({plan_ctx, plan})
  );

  // ------------------------------------------------------------------ pads and message
  logic                job_valid, job_ready;
  logic [255:0]        job_key;
  logic [31:0]         job_blocks;
  logic                shown_valid, shown_ready, mac_valid, mac_ready;
  logic [511:0]        shown_data, mac_data;
  logic [3:0]          shown_blocks, mac_blocks;
  logic                owner_in_valid, owner_in_ready, owner_in_empty, owner_valid, owner_empty;
  logic [CtxWidth-1:0] owner_in_ctx;
  logic [7:0]          owner_in_status;

  tnd_chacha20_poly1305_join #(
    .EveryClock(EveryClock),
    .CtxWidth  (CtxWidth)
  ) u_join (
    .clk_i,
    .rst_ni,
    .pad_valid_i,
    .pad_ready_o,
    .pad_i,
    .pad_last_i,
    .plan_valid_i  (plan_valid),
    .plan_ready_o  (plan_ready),
    .plan_ctx_i    (plan_ctx),
    .plan_i        (plan),
    .data_in_valid_i,
    .data_in_ready_o,
    .data_in_data_i,
    .data_in_keep_i,
    .data_in_last_i,
    .job_valid_o   (job_valid),
    .job_ready_i   (job_ready),
    .job_key_o     (job_key),
    .job_blocks_o  (job_blocks),
    .mac_valid_o   (shown_valid),
    .mac_ready_i   (shown_ready),
    .mac_data_o    (shown_data),
    .mac_blocks_o  (shown_blocks),
    .data_out_valid_o,
    .data_out_ready_i,
    .data_out_data_o,
    .data_out_keep_o,
    .data_out_last_o,
    .data_out_ctx_o,
    .owner_valid_o (owner_in_valid),
    .owner_ready_i (owner_in_ready),
    .owner_ctx_o   (owner_in_ctx),
    .owner_status_o(owner_in_status),
    .owner_empty_o (owner_in_empty)
  );

  // ------------------------------------------------------------------ tags
  logic         tag_valid, result, ended;
  logic [127:0] tag;

  tnd_fifo_ram #(
    .Width(4 + 512),
    .Depth(BufferBeats)
  ) u_buffer (
    .clk_i,
    .rst_ni,
    .in_valid_i (shown_valid),
    .in_ready_o (shown_ready),
    .in_data_i  ({shown_blocks, shown_data}),
    .out_valid_o(mac_valid),
    .out_ready_i(mac_ready),
    .out_data_o ({mac_blocks, mac_data})
  );

  tnd_poly1305_mac #(
    .Lanes    (MacLanes),
    .PadBlocks(1'b1)
  ) u_mac (
    .clk_i,
    .rst_ni,
    .job_valid_i (job_valid),
    .job_ready_o (job_ready),
    .job_key_i   (job_key),
    .job_blocks_i(job_blocks),
    .data_valid_i(mac_valid),
    .data_ready_o(mac_ready),
    .data_data_i (mac_data),
    .data_keep_i ({{16{mac_blocks[3]}}, {16{mac_blocks[2]}}, {16{mac_blocks[1]}}, {16{mac_blocks[0]}}}),
    .tag_valid_o (tag_valid),
    .tag_ready_i (result),
    .tag_o       (tag)
  );

  // ------------------------------------------------------------------ results
  // Tasks whose last beat has been taken and whose result has not; those without output do not count.
  logic [$clog2(MaxTags+1)-1:0] ended_q;

  // Tasks between block 0 and their tags are as many as u_mac holds, so there is a place for each.
  tnd_fifo #(
    .Width(CtxWidth + 9),
    .Depth(MaxTags)
  ) u_owners (
    .clk_i,
    .rst_ni,
    .in_valid_i (owner_in_valid),
    .in_ready_o (owner_in_ready),
    .in_data_i  ({owner_in_ctx, owner_in_status, owner_in_empty}),
    .out_valid_o(owner_valid),
    .out_ready_i(result),
    .out_data_o ({result_ctx_o, result_status_o, owner_empty})
  );

  assign ended          = data_out_valid_o && data_out_ready_i && data_out_last_o;
  assign result_valid_o = tag_valid && owner_valid && (owner_empty || ended_q != '0);
  assign result         = result_valid_o && result_ready_i;
  assign result_tag_o   = result_status_o == StatusOk ? tag : '0;

  always_ff @(posedge clk_i) begin
    if (!rst_ni) ended_q <= '0;
    else ended_q <= ended_q + $bits(ended_q)'(ended) - $bits(ended_q)'(result && !owner_empty);
  end
endmodule
