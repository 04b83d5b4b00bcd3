// Cuts tasks into ChaCha20 blocks, and judges them.
//
// Standard    RFC 8439, section 2.8: block 0 makes the one-time key, blocks 1 and up the pads
// Contract    For each task one plan, then its blocks in order. A task that cannot be run still gives all its blocks.
// Handshake   task_valid_i/task_ready_o; plan_valid_o/plan_ready_i; block_valid_o/block_ready_i. The plan goes no later
//             than with block 0.
// Latency     1 clock; one block per clock, also from task to task
// Reset       empties it and clears the key register
// Checked by  ../tb, in tnd_chacha20_poly1305_core
module tnd_chacha20_poly1305_blocks
  import tnd_regs_pkg::StatusOk, tnd_regs_pkg::StatusBadLength, tnd_regs_pkg::StatusBadIv, tnd_regs_pkg::StatusUnsupported;
  import tnd_chacha20_round_pkg::*;
  import tnd_chacha20_poly1305_plan_pkg::*;
#(
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

  output logic                block_valid_o,
  input  logic                block_ready_i,
  output block_t              block_o,
  output logic                block_last_o
);
  // Operations, see docs/formats/core-ports.md.
  localparam logic [7:0] OpEncrypt = 8'd0;
  localparam logic [7:0] OpDecrypt = 8'd1;

  logic                valid_q;  // a task is here
  logic                fresh_q;  // its plan has not left yet
  logic [CtxWidth-1:0] ctx_q;
  plan_t               plan, plan_q;
  logic [23:0]         left_q;   // blocks after the one on offer
  logic                last_q;   // there are none
  block_t              block_q;
  logic [32:0]         len_up;
  logic                taken;

  assign taken        = block_valid_o && block_ready_i;
  assign task_ready_o = !valid_q || (taken && block_last_o);

  always_comb begin
    plan.has_data  = task_has_data_i;
    plan.decrypt   = task_op_i == OpDecrypt;
    plan.aad_bytes = task_aad_bytes_i;
    plan.bytes     = {1'b0, task_len_bits_i[31:3]} + 30'(task_len_bits_i[2:0] != '0);
    if ((task_op_i != OpEncrypt && task_op_i != OpDecrypt) || (!task_has_data_i && task_len_bits_i != '0)) begin
      plan.status = StatusUnsupported;
    end else if (task_len_bits_i[2:0] != '0) begin
      plan.status = StatusBadLength;
    end else if (task_iv_i[31:0] != '0) begin
      plan.status = StatusBadIv;
    end else begin
      plan.status = StatusOk;
    end
    plan.ok       = plan.status == StatusOk;
    plan.has_aad  = task_aad_bytes_i != '0;
    plan.has_text = task_len_bits_i != '0;
  end
  assign len_up = {1'b0, task_len_bits_i} + 33'd511;

  assign plan_valid_o = fresh_q;
  assign plan_ctx_o   = ctx_q;
  assign plan_o       = plan_q;

  assign block_valid_o = valid_q && (!fresh_q || plan_ready_i);
  assign block_o       = block_q;
  assign block_last_o  = last_q;

  always_ff @(posedge clk_i) begin
    if (!rst_ni) begin
      valid_q <= 1'b0;
      fresh_q <= 1'b0;
      block_q <= '0;
    end else if (task_ready_o) begin
      valid_q <= task_valid_i;
      fresh_q <= task_valid_i;
      block_q <= '0;
      if (task_valid_i) block_q <= '{nonce: task_iv_i[127:32], counter: '0, key: task_key_i};
    end else begin
      if (plan_ready_i) fresh_q <= 1'b0;
      if (taken) block_q.counter <= block_q.counter + 32'd1;
    end
  end

  always_ff @(posedge clk_i) begin
    if (task_ready_o) begin
      ctx_q  <= task_ctx_i;
      plan_q <= plan;
      left_q <= len_up[32:9];
      last_q <= len_up[32:9] == '0;
    end else if (taken) begin
      left_q <= left_q - 24'd1;
      last_q <= left_q == 24'd1;
    end
  end

  logic unused_len_up;
  assign unused_len_up = ^len_up[8:0];
endmodule
