// Cuts ChaCha20 tasks into blocks, and judges them.
//
// Contract    For each task one trailer, then its blocks in order. A task is judged whole, before its first block:
//             one that cannot be run still gives all its blocks, and the output makes them zero.
// Parameters  Ahead: block_ready_next_i is what block_ready_i will be in the next clock, and trailer_ready_i is 1;
//             task_ready_o, which enables a whole task, then comes from a register
// Handshake   task_valid_i/task_ready_o; trailer_valid_o/trailer_ready_i; block_valid_o/block_ready_i. The trailer
//             goes no later than with the first block, and block_o still is the task's first block then.
// Latency     1 clock; one block per clock, also from task to task
// Reset       empties it and clears the key register
// Checked by  ../tb, in tnd_chacha20_core
module tnd_chacha20_blocks
  import tnd_regs_pkg::StatusOk, tnd_regs_pkg::StatusUnsupported, tnd_regs_pkg::StatusCounterOverflow;
  import tnd_chacha20_round_pkg::*;
#(
  parameter int unsigned Stages   = 2,
  parameter int unsigned CtxWidth = 4,
  parameter bit          Ahead    = 0
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
  input  logic [31:0]         task_len_bits_i,

  output logic                trailer_valid_o,
  input  logic                trailer_ready_i,
  output logic [CtxWidth-1:0] trailer_ctx_o,
  output trailer_t            trailer_o,

  output logic                block_valid_o,
  input  logic                block_ready_i,
  input  logic                block_ready_next_i,
  output block_t              block_o,
  output logic                block_last_o
);
  // Operations, see docs/formats/core-ports.md.
  localparam logic [7:0] OpXor  = 8'd0;
  localparam logic [7:0] OpPads = 8'd1;

  logic                valid_q;    // a task is here
  logic                fresh_q;    // its trailer has not left yet
  logic                supported_q;
  logic                has_data_q;
  logic [CtxWidth-1:0] ctx_q;
  logic [5:0]          last_byte_q;
  logic [22:0]         left_q;     // blocks after the one on offer
  logic                last_q;     // there are none
  block_t              block_q;
  logic                last_next;
  logic                taken, supported, overflow;
  logic [31:0]         last_bit;   // index of the task's last bit: 9 bits within its block, 23 bits for the block

  assign last_bit     = task_len_bits_i - 32'd1;
  assign taken        = block_valid_o && block_ready_i;
  assign supported    = task_has_data_i ? task_op_i == OpXor && Stages == tnd_chacha20_pkg::StagesXor
                                        : task_op_i == OpPads;
  assign overflow     = 33'(block_q.counter) + 33'(left_q) > 33'h0_ffff_ffff;

  assign last_next = task_ready_o ? last_bit[31:9] == '0 : taken ? left_q == 23'd1 : last_q;

  if (Ahead) begin : gen_ahead
    logic ready_q;  // !valid_q || (taken && last_q)

    assign task_ready_o = ready_q;
    always_ff @(posedge clk_i) begin
      ready_q <= !rst_ni || !(task_ready_o ? task_valid_i : valid_q) || (block_ready_next_i && last_next);
    end
  end else begin : gen_now
    logic unused_next;
    assign unused_next  = block_ready_next_i;
    assign task_ready_o = !valid_q || (taken && block_last_o);
  end

  assign trailer_valid_o = fresh_q;
  assign trailer_ctx_o   = ctx_q;
  assign trailer_o       = '{
    has_data:  has_data_q,
    status:    !supported_q ? StatusUnsupported : overflow ? StatusCounterOverflow : StatusOk,
    last_byte: last_byte_q
  };

  assign block_valid_o = valid_q && (!fresh_q || trailer_ready_i);
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
      if (task_valid_i) block_q <= '{nonce: task_iv_i[127:32], counter: task_iv_i[31:0], key: task_key_i};
    end else begin
      if (trailer_ready_i) fresh_q <= 1'b0;
      if (taken) block_q.counter <= block_q.counter + 32'd1;
    end
  end

  always_ff @(posedge clk_i) begin
    if (task_ready_o) begin
      supported_q <= supported;
      has_data_q  <= task_has_data_i;
      ctx_q       <= task_ctx_i;
      last_byte_q <= last_bit[8:3];
      left_q      <= last_bit[31:9];
    end else if (taken) begin
      left_q <= left_q - 23'd1;
    end
    last_q <= last_next;
  end

  logic unused_last_bit;
  assign unused_last_bit = ^last_bit[2:0];
endmodule
