// AES-GCM core: authenticated encryption and decryption, with one AES and one GHASH per lane.
//
//   task --> u_blocks: hash key, mask, counters --> u_cipher: AES --> u_join: ^ message --> data out
//              |                                                        |   |
//              +-- u_plans: status, lengths, ctx -----------------------+   +-- u_shown --> u_hash --> tag, result
//
// Standard    SP 800-38D, FIPS 197
// Contract    docs/formats/core-ports.md, with 128 bits of data per lane. Operation 0 encrypts, 1 decrypts; with
//             keys of 128 bits 2 and 3. The tag of a task is the one that it should have, 16 bytes, and nobody compares it
//             here. aad and message may be empty. The first 32 bits of the iv are 0, else bad_iv, then there are the 96 of
//             the mode; a length that is no number of bytes ends as bad_length, another operation or a length without a
//             message as unsupported. Then output and tag are zero. Tasks are answered in order.
// Parameters  Architecture: tnd_aes_gcm_pkg. KeyBits: 128 or 256. Unroll, Partition, SboxForm, KeySchedule: of AES, see
//             tnd_aes_core_rounds. Karatsuba, MultiplyClocks: see tnd_aes_gcm_multiply. Lanes: blocks at a time, 1, 2 or 4
// Rate, Latency, Byte order    see ../README.md
// Secrets     keys, messages and keystream stay in RAMs and registers until overwritten, but for the keys of tasks and the
//             powers of hash keys, which reset clears; nothing reads them out
// Timing      independent of keys and data, but for whether a task has the key of the one before; not masked
// Checked by  ../tb/core_test.cpp, ../tb/core_rate_test.cpp
module tnd_aes_gcm_core
  import tnd_regs_pkg::StatusOk;
  import tnd_aes_gcm_pkg::*;
  import tnd_aes_gcm_field_pkg::*;
  import tnd_aes_gcm_plan_pkg::*;
#(
  parameter int unsigned Architecture   = Lane,
  parameter int unsigned KeyBits        = 256,
  parameter int unsigned Unroll         = 14,
  parameter int unsigned Partition      = 1,
  parameter int unsigned SboxForm       = SboxFormTable,
  parameter int unsigned KeySchedule    = KeyScheduleOnline,
  parameter int unsigned Karatsuba      = 3,
  parameter int unsigned MultiplyClocks = 4,
  parameter int unsigned Lanes          = 1,
  parameter int unsigned CtxWidth       = 4
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
  input  logic [128*Lanes-1:0] data_in_data_i,
  input  logic [16*Lanes-1:0] data_in_keep_i,
  input  logic                data_in_last_i,

  output logic                data_out_valid_o,
  input  logic                data_out_ready_i,
  output logic [128*Lanes-1:0] data_out_data_o,
  output logic [16*Lanes-1:0] data_out_keep_o,
  output logic                data_out_last_o,
  output logic [CtxWidth-1:0] data_out_ctx_o,

  output logic                result_valid_o,
  input  logic                result_ready_i,
  output logic [CtxWidth-1:0] result_ctx_o,
  output logic [127:0]        result_tag_o,
  output logic [7:0]          result_status_o
);
  // A product is there again for the beat that comes so many later.
  localparam int unsigned Powers = MultiplyClocks + 3;
  // Beats in AES, and some that wait behind it.
  localparam int unsigned Stages = Partition == 0 ? 1 : Unroll * Partition;
  localparam int unsigned Room   = 2 ** $clog2(Stages + 10);
  localparam int unsigned Tasks  = 32;  // between mask and result

  if (Architecture != Lane) begin : gen_unknown
    $error("no such Architecture");
  end
  if (KeyBits != 128 && KeyBits != 256) begin : gen_no_key
    $error("KeyBits is 128 or 256");
  end
  if (Lanes != 1 && Lanes != 2 && Lanes != 4) begin : gen_no_lanes
    $error("Lanes is 1, 2 or 4");
  end

  // ------------------------------------------------------------------ blocks of AES
  logic                plan_in_valid, plan_in_ready, plan_valid, plan_ready;
  logic [CtxWidth-1:0] plan_in_ctx, plan_ctx;
  plan_t               plan_in, plan;
  job_t                job_in, job;
  logic                block_valid, block_ready, block_last, item_valid, item_ready, item_last;
  block_t [Lanes-1:0]  block, item;
  logic [KeyBits-1:0]  block_key;
  purpose_e            block_purpose, item_purpose;

  tnd_aes_gcm_blocks #(
    .KeyBits (KeyBits),
    .Lanes   (Lanes),
    .Powers  (Powers),
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
    .plan_valid_o   (plan_in_valid),
    .plan_ready_i   (plan_in_ready),
    .plan_ctx_o     (plan_in_ctx),
    .plan_o         (plan_in),
    .plan_job_o     (job_in),
    .block_valid_o  (block_valid),
    .block_ready_i  (block_ready),
    .block_o        (block),
    .block_key_o    (block_key),
    .block_purpose_o(block_purpose),
    .block_last_o   (block_last)
  );

  // Each task has a block at least in u_cipher, or is about to.
  tnd_fifo_ram #(
    .Width    (CtxWidth + $bits(plan_t) + $bits(job_t)),
    .Depth    (Room),
    .Registers(2)
  ) u_plans (
    .clk_i,
    .rst_ni,
    .in_valid_i (plan_in_valid),
    .in_ready_o (plan_in_ready),
    .in_data_i  ({plan_in_ctx, plan_in, job_in}),
    .out_valid_o(plan_valid),
    .out_ready_i(plan_ready),
    .out_data_o ({plan_ctx, plan, job})
  );

  tnd_aes_gcm_cipher #(
    .Lanes      (Lanes),
    .KeyBits    (KeyBits),
    .Unroll     (Unroll),
    .Partition  (Partition),
    .SboxForm   (SboxForm),
    .KeySchedule(KeySchedule),
    .Room       (Room)
  ) u_cipher (
    .clk_i,
    .rst_ni,
    .block_valid_i (block_valid),
    .block_ready_o (block_ready),
    .block_i       (block),
    .key_i         (block_key),
    .purpose_i     (block_purpose),
    .last_i        (block_last),
    .item_valid_o  (item_valid),
    .item_ready_i  (item_ready),
    .item_o        (item),
    .item_purpose_o(item_purpose),
    .item_last_o   (item_last)
  );

  // ------------------------------------------------------------------ message
  logic                secret_in_valid, secret_in_ready, secret_in_mask, secret_valid, secret_mask, key_ready, job_ready;
  block_t              secret;
  job_t                secret_job;
  logic                seen_valid, seen_ready, shown_valid, shown_ready;
  block_t [Lanes-1:0]  seen, shown;
  logic                owner_in_valid, owner_in_ready, owner_in_empty, owner_valid, owner_empty, result_valid;
  logic [CtxWidth-1:0] owner_in_ctx, owner_ctx;
  logic [7:0]          owner_in_status, owner_status;

  tnd_aes_gcm_join #(
    .Lanes   (Lanes),
    .CtxWidth(CtxWidth)
  ) u_join (
    .clk_i,
    .rst_ni,
    .item_valid_i  (item_valid),
    .item_ready_o  (item_ready),
    .item_i        (item),
    .item_purpose_i(item_purpose),
    .item_last_i   (item_last),
    .plan_valid_i  (plan_valid),
    .plan_ready_o  (plan_ready),
    .plan_ctx_i    (plan_ctx),
    .plan_i        (plan),
    .data_in_valid_i,
    .data_in_ready_o,
    .data_in_data_i,
    .data_in_keep_i,
    .data_in_last_i,
    .secret_valid_o(secret_in_valid),
    .secret_ready_i(secret_in_ready),
    .secret_mask_o (secret_in_mask),
    .shown_valid_o (seen_valid),
    .shown_ready_i (seen_ready),
    .shown_o       (seen),
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
  logic         tag_valid, result, result_room, ended;
  logic [127:0] tag;

  // GHASH, which may be far off, takes part in no handshake with AES.
  tnd_skid_wide #(
    .Width(1 + $bits(job_t) + 128)
  ) u_secrets (
    .clk_i,
    .rst_ni,
    .in_valid_i (secret_in_valid),
    .in_ready_o (secret_in_ready),
    .in_data_i  ({secret_in_mask, job, item[0]}),
    .out_valid_o(secret_valid),
    .out_ready_i(secret_mask ? job_ready : key_ready),
    .out_data_o ({secret_mask, secret_job, secret})
  );

  // Output goes on while powers are being made.
  tnd_fifo_ram #(
    .Width    (128 * Lanes),
    .Depth    (64),
    .Registers(2)
  ) u_shown (
    .clk_i,
    .rst_ni,
    .in_valid_i (seen_valid),
    .in_ready_o (seen_ready),
    .in_data_i  (seen),
    .out_valid_o(shown_valid),
    .out_ready_i(shown_ready),
    .out_data_o (shown)
  );

  tnd_aes_gcm_hash #(
    .Lanes    (Lanes),
    .Karatsuba(Karatsuba),
    .Clocks   (MultiplyClocks),
    .Powers   (Powers),
    .Banks    (4),
    .Tasks    (Tasks)
  ) u_hash (
    .clk_i,
    .rst_ni,
    .key_valid_i  (secret_valid && !secret_mask),
    .key_ready_o  (key_ready),
    .key_i        (secret),
    .task_valid_i (secret_valid && secret_mask),
    .task_ready_o (job_ready),
    .task_job_i   (secret_job),
    .task_mask_i  (secret),
    .block_valid_i(shown_valid),
    .block_ready_o(shown_ready),
    .block_i      (shown),
    .tag_valid_o  (tag_valid),
    .tag_ready_i  (result),
    .tag_o        (tag)
  );

  // ------------------------------------------------------------------ results
  // Tasks whose last beat has been taken and whose result has not; those without output do not count.
  logic [$clog2(Tasks+1)-1:0] ended_q;
  logic                       any_ended_q;
  tnd_fifo_ram #(
    .Width    (CtxWidth + 9),
    .Depth    (Tasks),
    .Registers(2)
  ) u_owners (
    .clk_i,
    .rst_ni,
    .in_valid_i (owner_in_valid),
    .in_ready_o (owner_in_ready),
    .in_data_i  ({owner_in_ctx, owner_in_status, owner_in_empty}),
    .out_valid_o(owner_valid),
    .out_ready_i(result),
    .out_data_o ({owner_ctx, owner_status, owner_empty})
  );

  assign ended        = data_out_valid_o && data_out_ready_i && data_out_last_o;
  assign result_valid = tag_valid && owner_valid && (owner_empty || any_ended_q);
  assign result       = result_valid && result_room;
  tnd_skid #(
    .Width(CtxWidth + 136)
  ) u_result (
    .clk_i,
    .rst_ni,
    .in_valid_i (result_valid),
    .in_ready_o (result_room),
    .in_data_i  ({owner_ctx, owner_status, owner_status == StatusOk ? tag : 128'd0}),
    .out_valid_o(result_valid_o),
    .out_ready_i(result_ready_i),
    .out_data_o ({result_ctx_o, result_status_o, result_tag_o})
  );

  always_ff @(posedge clk_i) begin
    if (!rst_ni) ended_q <= '0;
    else ended_q <= ended_q + $bits(ended_q)'(ended) - $bits(ended_q)'(result && !owner_empty);
    any_ended_q <= rst_ni && (ended || ended_q > $bits(ended_q)'(result && !owner_empty));
  end
endmodule
