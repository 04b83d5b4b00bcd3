// SHA-3 core: the digest of each task's message.
//
//   task, message --> u_queue --> u_fill: blocks, padded --> u_permutation --> u_digest --> data out, result
//                                     ^                           ^ steps
//                                     +------ u_sequence ---------+
//
// Standard    FIPS 202
// Contract    docs/formats/core-ports.md, with Rounds * 64 bits of data. Operations 0 to 5 are SHA3-224, SHA3-256,
//             SHA3-384, SHA3-512, SHAKE128, SHAKE256. The iv says how many bytes of digest leave: its first four bytes,
//             least significant first, less than 2^30; of the first four functions the digest's length. There is no key.
//             A task that has a length but no message, or another operation, ends as unsupported; a length that is no
//             number of bytes, or a digest of another length than the function's, as bad_length; an iv with more bits as
//             bad_iv. One message at a time is answered in order, two in any order; a result that is not taken holds back
//             what follows.
// Parameters  Architecture: tnd_sha3_pkg. Rounds: per clock, 1, 2 or 4. Messages: at a time, 1, or 2 that take turns with a
//             register more in their way.
// Rate, Latency, Byte order    see ../README.md
// Secrets     messages and states stay in RAMs and registers until overwritten; nothing reads them out
// Timing      independent of messages; depends on lengths alone. Not masked
// Checked by  ../tb/core_test.cpp
module tnd_sha3_core
  import tnd_sha3_pkg::*;
  import tnd_sha3_sponge_pkg::*;
#(
  parameter int unsigned Architecture = Sponge,
  parameter int unsigned Rounds       = 1,
  parameter int unsigned Messages     = 1,
  parameter int unsigned CtxWidth     = 4
) (
  input  logic                 clk_i,
  input  logic                 rst_ni,

  input  logic                 task_valid_i,
  output logic                 task_ready_o,
  input  logic [CtxWidth-1:0]  task_ctx_i,
  input  logic [7:0]           task_op_i,
  input  logic                 task_has_data_i,
  input  logic [255:0]         task_key_i,
  input  logic [127:0]         task_iv_i,
  input  logic [31:0]          task_len_bits_i,

  input  logic                 data_in_valid_i,
  output logic                 data_in_ready_o,
  input  logic [64*Rounds-1:0] data_in_data_i,
  input  logic [8*Rounds-1:0]  data_in_keep_i,
  input  logic                 data_in_last_i,

  output logic                 data_out_valid_o,
  input  logic                 data_out_ready_i,
  output logic [64*Rounds-1:0] data_out_data_o,
  output logic [8*Rounds-1:0]  data_out_keep_o,
  output logic                 data_out_last_o,
  output logic [CtxWidth-1:0]  data_out_ctx_o,

  output logic                 result_valid_o,
  input  logic                 result_ready_i,
  output logic [CtxWidth-1:0]  result_ctx_o,
  output logic [127:0]         result_tag_o,
  output logic [7:0]           result_status_o
);
  // Values of tandem::Status.
  localparam logic [7:0] StatusOk          = 8'd0;
  localparam logic [7:0] StatusBadLength   = 8'd1;
  localparam logic [7:0] StatusBadIv       = 8'd3;
  localparam logic [7:0] StatusUnsupported = 8'd4;

  // With two messages, one that is longer than its place keeps others from coming.
  localparam int unsigned Beats    = Messages == 1 ? 16 : 256;
  localparam int unsigned WordBits = $clog2(Beats * Rounds) + 1;

  // ------------------------------------------------------------------ tasks
  // A register before they are judged; what is wide has been looked at by then.
  typedef struct packed {
    logic [CtxWidth-1:0] ctx;
    logic                known;
    function_t           which;
    logic                has_data;
    logic                has_length;
    logic [31:0]         len_bits;
    logic [31:0]         digest;
    logic                brief;   // digest: less than 128
    logic                long_;   // not less than 256
    logic [3:0]          others;  // parts of the iv that are not 0
  } task_t;
  task_t      task_q;
  logic       task_valid_q, task_ready;
  plan_t      plan;
  logic       has_message, bad_digest;
  logic [6:0] fixed;
  logic [7:0] status;
  assign task_ready_o = !task_valid_q;
  always_ff @(posedge clk_i) begin
    if (!rst_ni) task_valid_q <= 1'b0;
    else task_valid_q <= task_valid_q ? !task_ready : task_valid_i;
    if (!task_valid_q) begin
      task_q.ctx        <= task_ctx_i;
      task_q.known      <= task_op_i < 8'(Functions);
      task_q.which      <= task_op_i < 8'(Functions) ? task_op_i[2:0] : '0;
      task_q.has_data   <= task_has_data_i;
      task_q.has_length <= task_len_bits_i != '0;
      task_q.len_bits   <= task_len_bits_i;
      task_q.digest     <= task_iv_i[31:0];
      task_q.brief      <= task_iv_i[31:7] == '0;
      task_q.long_      <= task_iv_i[29:8] != '0;
      for (int unsigned i = 0; i < 4; i++) task_q.others[i] <= |task_iv_i[32+24*i+:24];
    end
  end

  assign has_message = task_q.has_data && task_q.has_length;
  assign fixed       = digest_bytes(task_q.which);
  assign bad_digest  = task_q.brief ? task_q.digest[6:0] == '0 || (fixed != '0 && task_q.digest[6:0] != fixed)
                                    : fixed != '0 || task_q.digest[31:30] != '0;
  always_comb begin
    if (!task_q.known || (!task_q.has_data && task_q.has_length)) status = StatusUnsupported;
    else if (task_q.len_bits[2:0] != '0 || bad_digest) status = StatusBadLength;
    else if (task_q.others != '0) status = StatusBadIv;
    else status = StatusOk;
    plan.which    = task_q.which;
    plan.status   = status;
    plan.bytes    = has_message ? {1'b0, task_q.len_bits[31:3]} + 30'(|task_q.len_bits[2:0]) : '0;
    plan.digest   = task_q.digest[31:30] == '0 ? task_q.digest[29:0] : '0;
    plan.squeezes = task_q.digest[31:30] == '0
                    && (task_q.long_ || task_q.digest[7:0] > {rate_words(task_q.which), 3'd0});
  end
  logic unused;
  assign unused = ^{task_key_i, data_in_keep_i};

  // ------------------------------------------------------------------ messages wait
  logic [1:0]               plan_valid, plan_ready, whole;
  plan_t [1:0]              plans;
  logic [1:0][CtxWidth-1:0] ctxs;
  logic [1:0][WordBits-1:0] words;
  logic                     read_valid, read_place, read_end;
  logic [2:0]               read_words;
  logic [Rounds-1:0][63:0]  data;
  tnd_sha3_queue #(
    .Rounds  (Rounds),
    .Messages(Messages),
    .Beats   (Beats),
    .CtxWidth(CtxWidth)
  ) u_queue (
    .clk_i,
    .rst_ni,
    .task_valid_i      (task_valid_q),
    .task_ready_o      (task_ready),
    .task_ctx_i        (task_q.ctx),
    .task_plan_i       (plan),
    .task_has_message_i(has_message),
    .data_in_valid_i,
    .data_in_ready_o,
    .data_in_data_i,
    .data_in_last_i,
    .plan_valid_o      (plan_valid),
    .plan_ready_i      (plan_ready),
    .plan_o            (plans),
    .ctx_o             (ctxs),
    .words_o           (words),
    .whole_o           (whole),
    .read_valid_i      (read_valid),
    .read_place_i      (read_place),
    .read_words_i      (read_words),
    .read_end_i        (read_end),
    .data_o            (data)
  );

  // ------------------------------------------------------------------ blocks
  logic                block_valid, block_place, block_last, take;
  plan_t               block_plan;
  logic [CtxWidth-1:0] block_ctx;
  words_t              absorb, pad;
  block_t              block;
  progress_t [1:0]     progress;
  tnd_sha3_fill #(
    .Rounds  (Rounds),
    .Messages(Messages),
    .CtxWidth(CtxWidth),
    .WordBits(WordBits)
  ) u_fill (
    .clk_i,
    .rst_ni,
    .plan_valid_i (plan_valid),
    .plan_ready_o (plan_ready),
    .plan_i       (plans),
    .ctx_i        (ctxs),
    .words_i      (words),
    .whole_i      (whole),
    .read_valid_o (read_valid),
    .read_place_o (read_place),
    .read_words_o (read_words),
    .read_end_o   (read_end),
    .data_i       (data),
    .progress_i   (progress),
    .block_valid_o(block_valid),
    .block_place_o(block_place),
    .block_last_o (block_last),
    .block_plan_o (block_plan),
    .block_ctx_o  (block_ctx),
    .take_i       (take),
    .absorb_o     (absorb),
    .pad_o        (pad),
    .block_o      (block)
  );

  // ------------------------------------------------------------------ permutation
  step_t               step;
  logic                chunk_valid, chunk_ready, chunk_last, capture;
  logic [CtxWidth-1:0] chunk_ctx;
  logic [7:0]          chunk_bytes, chunk_status;
  block_t              state;
  tnd_sha3_sequence #(
    .Rounds  (Rounds),
    .Messages(Messages),
    .CtxWidth(CtxWidth)
  ) u_sequence (
    .clk_i,
    .rst_ni,
    .block_valid_i (block_valid),
    .block_place_i (block_place),
    .block_last_i  (block_last),
    .block_plan_i  (block_plan),
    .block_ctx_i   (block_ctx),
    .take_o        (take),
    .step_o        (step),
    .progress_o    (progress),
    .chunk_valid_o (chunk_valid),
    .chunk_ready_i (chunk_ready),
    .chunk_ctx_o   (chunk_ctx),
    .chunk_bytes_o (chunk_bytes),
    .chunk_last_o  (chunk_last),
    .chunk_status_o(chunk_status)
  );

  tnd_sha3_permutation #(
    .Rounds  (Rounds),
    .Messages(Messages)
  ) u_permutation (
    .clk_i,
    .step_i   (step),
    .absorb_i (absorb),
    .pad_i    (pad),
    .block_i  (block),
    .capture_o(capture),
    .state_o  (state)
  );

  // ------------------------------------------------------------------ digests
  tnd_sha3_digest #(
    .Rounds  (Rounds),
    .CtxWidth(CtxWidth)
  ) u_digest (
    .clk_i,
    .rst_ni,
    .chunk_valid_i (chunk_valid),
    .chunk_ready_o (chunk_ready),
    .chunk_ctx_i   (chunk_ctx),
    .chunk_bytes_i (chunk_bytes),
    .chunk_last_i  (chunk_last),
    .chunk_status_i(chunk_status),
    .capture_i     (capture),
    .state_i       (state),
    .data_out_valid_o,
    .data_out_ready_i,
    .data_out_data_o,
    .data_out_keep_o,
    .data_out_last_o,
    .data_out_ctx_o,
    .result_valid_o,
    .result_ready_i,
    .result_ctx_o,
    .result_status_o
  );
  assign result_tag_o = '0;

  if (Architecture != Sponge) begin : gen_unknown
    $error("tnd_sha3_core: Architecture is a value of tnd_sha3_pkg");
  end
endmodule
