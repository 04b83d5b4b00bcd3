// Cuts tasks into blocks of AES, Lanes at a time, and judges them.
//
// Standard    SP 800-38D, section 7.1, with an iv of 96 bits
// Contract    For each task one plan, then its blocks in order: the hash key if the task has another key than the one
//             before, the mask of the tag, the counter blocks. The first two are in lane 0, and nothing beside them. A task
//             that cannot be run still gives all its blocks. Keys are compared whole, in the clock in which it is taken.
// Parameters  KeyBits: 128 or 256. Powers: of the hash key, that each lane of a message needs at most
// Handshake   task_valid_i/task_ready_o; plan_valid_o/plan_ready_i; block_valid_o/block_ready_i. The plan goes before the
//             task's first block.
// Latency     2 clocks; Lanes blocks per clock, also from task to task
// Reset       empties it and clears keys
// Timing      independent of data; of keys it shows whether one is that of the task before
// Checked by  ../tb, in tnd_aes_gcm_core
module tnd_aes_gcm_blocks
  import tnd_regs_pkg::StatusOk, tnd_regs_pkg::StatusBadLength, tnd_regs_pkg::StatusBadIv, tnd_regs_pkg::StatusUnsupported;
  import tnd_aes_gcm_field_pkg::*;
  import tnd_aes_gcm_plan_pkg::*;
#(
  parameter int unsigned KeyBits  = 256,
  parameter int unsigned Lanes    = 1,
  parameter int unsigned Powers   = 8,
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

  output logic                plan_valid_o,
  input  logic                plan_ready_i,
  output logic [CtxWidth-1:0] plan_ctx_o,
  output plan_t               plan_o,
  output job_t                plan_job_o,

  output logic                block_valid_o,
  input  logic                block_ready_i,
  output block_t [Lanes-1:0]  block_o,
  output logic [KeyBits-1:0]  block_key_o,
  output purpose_e            block_purpose_o,
  output logic                block_last_o
);
  // Operations, see docs/formats/core-ports.md.
  localparam logic [7:0] OpEncrypt = KeyBits == 256 ? 8'd0 : 8'd2;
  localparam logic [7:0] OpDecrypt = OpEncrypt + 8'd1;

  // ------------------------------------------------------------------ the next task, beside the key of the one before
  localparam int unsigned Pieces = KeyBits / 32;
  logic               next_valid_q, take, step, known_q;
  logic [Pieces-1:0]  same, same_q;
  logic [KeyBits-1:0] next_key_q;
  logic [95:0]        next_iv_q;
  logic [CtxWidth-1:0] next_ctx_q;
  plan_t              plan, next_plan_q;
  always_comb begin
    plan.has_data  = task_has_data_i;
    plan.decrypt   = task_op_i == OpDecrypt;
    plan.has_aad   = task_aad_bytes_i != '0;
    plan.has_text  = task_len_bits_i != '0;
    plan.aad_bytes = task_aad_bytes_i;
    plan.bytes     = {1'b0, task_len_bits_i[31:3]} + 30'(task_len_bits_i[2:0] != '0);
    plan.zeros     = '0;  // not known yet
    if ((task_op_i != OpEncrypt && task_op_i != OpDecrypt) || (!task_has_data_i && task_len_bits_i != '0)) begin
      plan.status = StatusUnsupported;
    end else if (task_len_bits_i[2:0] != '0) begin
      plan.status = StatusBadLength;
    end else if (task_iv_i[31:0] != '0) begin
      plan.status = StatusBadIv;
    end else begin
      plan.status = StatusOk;
    end
    for (int unsigned i = 0; i < Pieces; i++) same[i] = task_key_i[32*i+:32] == next_key_q[32*i+:32];
  end
  assign task_ready_o = !next_valid_q;
  assign take         = task_valid_i && task_ready_o;
  always_ff @(posedge clk_i) begin
    if (!rst_ni) begin
      next_valid_q <= 1'b0;
      known_q      <= 1'b0;
      next_key_q   <= '0;
    end else if (take) begin
      next_valid_q <= 1'b1;
      known_q      <= 1'b1;
      next_key_q   <= task_key_i[KeyBits-1:0];
    end else if (step) begin
      next_valid_q <= 1'b0;
    end
  end
  always_ff @(posedge clk_i) begin
    if (take) begin
      next_iv_q   <= task_iv_i[127:32];
      next_ctx_q  <= task_ctx_i;
      next_plan_q <= plan;
      same_q      <= known_q ? same : '0;
    end
  end
  if (KeyBits != 256) begin : gen_unused
    logic unused;
    assign unused = ^task_key_i;
  end

  // ------------------------------------------------------------------ blocks of a task
  logic               fresh_q, offer_q;  // a task's plan is on offer; then its blocks are
  logic [CtxWidth-1:0] ctx_q;
  plan_t              plan_q;
  logic [KeyBits-1:0] key_q;
  logic [95:0]        iv_q;
  purpose_e           purpose_q;
  logic [31:0]        counter_q[Lanes];  // of the blocks on offer
  logic [26:0]        left_q;            // beats of blocks that encrypt and have not left
  logic               last_q, taken, moves;
  // Blocks for GHASH: of aad and lengths; of text, rounded up to beats.
  logic [29:0]        aad_blocks_q, text_blocks_q, hashed;
  logic [32:0]        up;
  assign up           = {3'd0, next_plan_q.bytes} + 33'(16 * Lanes - 1);
  assign hashed       = aad_blocks_q + text_blocks_q;
  assign taken        = offer_q && block_ready_i;
  assign step         = next_valid_q && !fresh_q && (!offer_q || (block_ready_i && last_q));
  assign moves        = taken || (next_valid_q && !fresh_q && !offer_q);  // step or taken, in one level of logic
  assign plan_valid_o = fresh_q;
  assign plan_ctx_o   = ctx_q;
  assign plan_job_o   = job_of(hashed >> $clog2(Lanes), 5'(Powers));
  assign block_valid_o   = offer_q;
  assign block_key_o     = key_q;
  assign block_purpose_o = purpose_q;
  assign block_last_o    = last_q;
  always_comb begin
    plan_o       = plan_q;
    plan_o.zeros = ~hashed[1:0];
    for (int unsigned i = 0; i < Lanes; i++) begin
      block_o[i] = {counter_q[i][7:0], counter_q[i][15:8], counter_q[i][23:16], counter_q[i][31:24], iv_q};
    end
    if (purpose_q == HashKey) block_o[0] = '0;
  end
  always_ff @(posedge clk_i) begin
    if (!rst_ni) begin
      fresh_q <= 1'b0;
      offer_q <= 1'b0;
      key_q   <= '0;
    end else begin
      if (step) fresh_q <= 1'b1;
      else if (plan_ready_i) fresh_q <= 1'b0;
      if (fresh_q) offer_q <= plan_ready_i;
      else if (block_ready_i && last_q) offer_q <= 1'b0;
      if (step) key_q <= next_key_q;
    end
  end
  always_ff @(posedge clk_i) begin
    if (step) begin
      ctx_q         <= next_ctx_q;
      plan_q        <= next_plan_q;
      iv_q          <= next_iv_q;
      aad_blocks_q  <= 30'((33'(next_plan_q.aad_bytes) + 33'd31) >> 4);
      text_blocks_q <= 30'(up >> 4);
    end
  end
  always_ff @(posedge clk_i) begin
    if (moves) begin
      if (step) begin
        purpose_q <= &same_q ? Mask : HashKey;
        left_q    <= 27'(up >> (4 + $clog2(Lanes)));
        last_q    <= &same_q && !next_plan_q.has_text;
      end else begin
        purpose_q <= purpose_q == HashKey ? Mask : Pad;
        left_q    <= left_q - 27'(purpose_q == Pad);
        last_q    <= purpose_q == HashKey ? !plan_q.has_text : left_q == 27'd1 || (purpose_q == Pad && left_q == 27'd2);
      end
    end
  end
  // While nothing is on offer the counters wait at the mask's, so that they need not know of the next task.
  always_ff @(posedge clk_i) begin
    if (!offer_q || block_ready_i) begin
      for (int unsigned i = 0; i < Lanes; i++) begin
        if (!offer_q || last_q || purpose_q == HashKey) counter_q[i] <= 32'd1;
        else if (purpose_q == Mask) counter_q[i] <= 32'(2 + i);
        else counter_q[i] <= counter_q[i] + 32'(Lanes);
      end
    end
  end
endmodule
