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
// Parameters  Architecture: tnd_sha3_pkg; FromC is tnd_sha3_core_from_c alone. Rounds: per clock, 1, 2 or 4. Messages: at a
//             time, 1, 2, or with one round 4; they take turns, with a register in their way for each.
// Rate, Latency, Byte order    see ../README.md
// Secrets     messages and states stay in RAMs and registers until overwritten; nothing reads them out
// Timing      independent of messages; depends on lengths alone. Not masked
// Checked by  ../tb/core_test.cpp
module tnd_sha3_core
  import tnd_regs_pkg::StatusOk, tnd_regs_pkg::StatusBadLength, tnd_regs_pkg::StatusBadIv, tnd_regs_pkg::StatusUnsupported;
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
  if (Architecture == FromC) begin : gen_from_c
    tnd_sha3_core_from_c #(.CtxWidth(CtxWidth)) u_core (.*);
  end else begin : gen_sponge

    // With several messages, one that is longer than its place keeps others from coming.
    localparam int unsigned Beats    = Messages == 1 ? 16 : 256;
    localparam int unsigned WordBits = $clog2(Beats * Rounds) + 1;
    localparam int unsigned Places   = Messages == 4 ? 4 : 2;

    // ------------------------------------------------------------------ tasks
    // A register before they are judged; what is wide has been looked at by then.
    typedef struct packed {
      logic [CtxWidth-1:0] ctx;
      logic                known;
      function_t           which;
      logic [4:0]          rate;     // its words
      logic                has_data;
      logic                has_length;
      logic [31:0]         len_bits;
      logic                no_byte;  // that is no length in bytes
      logic [31:0]         digest;
      logic                exact;    // digest: as long as the function's
      logic                brief;    // less than 128
      logic                long_;    // not less than 256
      logic                none;
      logic                over;     // not less than 2^30
      logic [3:0]          others;  // parts of the iv that are not 0
    } task_t;
    typedef struct packed {
      logic unsupported;
      logic bad_length;
      logic bad_iv;
    } flaws_t;
    function automatic logic [7:0] status_of(input flaws_t flaws);
      if (flaws.unsupported) return StatusUnsupported;
      if (flaws.bad_length) return StatusBadLength;
      return flaws.bad_iv ? StatusBadIv : StatusOk;
    endfunction
    task_t      task_q;
    logic       task_valid_q, task_ready, judged;
    plan_t      plan, judgement;
    logic       has_message, bad_digest, more, exact;  // words than a block has, as many
    flaws_t     flaws;
    assign task_ready_o = !task_valid_q;
    always_ff @(posedge clk_i) begin
      if (!rst_ni) task_valid_q <= 1'b0;
      else task_valid_q <= task_valid_q ? !(judged && task_ready) : task_valid_i;
      if (!task_valid_q) begin
        task_q.ctx        <= task_ctx_i;
        task_q.known      <= task_op_i < 8'(Functions);
        task_q.which      <= task_op_i[2:0];
        task_q.rate       <= rate_words(task_op_i[2:0]);
        task_q.has_data   <= task_has_data_i;
        task_q.has_length <= task_len_bits_i != '0;
        task_q.len_bits   <= task_len_bits_i;
        task_q.no_byte    <= task_len_bits_i[2:0] != '0;
        task_q.digest     <= task_iv_i[31:0];
        task_q.exact      <= task_iv_i[6:0] == digest_bytes(task_op_i[2:0]);
        task_q.brief      <= task_iv_i[31:7] == '0;
        task_q.none       <= task_iv_i[29:0] == '0;
        task_q.over       <= task_iv_i[31:30] != '0;
        task_q.long_      <= task_iv_i[29:8] != '0;
        for (int unsigned i = 0; i < 4; i++) task_q.others[i] <= |task_iv_i[32+24*i+:24];
      end
    end

    assign has_message = task_q.has_data && task_q.has_length;
    assign bad_digest  = digest_bytes(task_q.which) == '0 ? task_q.none || task_q.over : !(task_q.exact && task_q.brief);
    assign more        = task_q.digest[7:3] > task_q.rate;
    assign exact       = task_q.digest[7:3] == task_q.rate;
    assign flaws       = '{
        unsupported: !task_q.known || (!task_q.has_data && task_q.has_length),
        bad_length:  task_q.no_byte || bad_digest,
        bad_iv:      task_q.others != '0
    };
    always_comb begin
      plan.which    = task_q.which;
      plan.status   = status_of(flaws);
      plan.bytes    = has_message ? {1'b0, task_q.len_bits[31:3]} + 30'(task_q.no_byte) : '0;
      plan.digest   = task_q.over ? '0 : task_q.digest[29:0];
      plan.squeezes = !task_q.over && (task_q.long_ || more || (exact && task_q.digest[2:0] != '0));
    end
    logic unused;
    assign unused = ^{task_key_i, data_in_keep_i};

    // With four messages, a register follows the judgement of a task.
    if (Messages == 4) begin : gen_judgement
      plan_t  judged_q;
      flaws_t flaws_q;
      logic   long_q, more_q, partial_q;
      always_ff @(posedge clk_i) begin
        judged    <= rst_ni && task_valid_q && !(judged && task_ready);
        judged_q  <= plan;
        flaws_q   <= flaws;
        long_q    <= !task_q.over && task_q.long_;
        more_q    <= !task_q.over && more;
        partial_q <= !task_q.over && exact && task_q.digest[2:0] != '0;
      end
      always_comb begin
        judgement          = judged_q;
        judgement.status   = status_of(flaws_q);
        judgement.squeezes = long_q || more_q || partial_q;
      end
    end else begin : gen_at_once
      assign judged    = task_valid_q;
      assign judgement = plan;
    end

    // ------------------------------------------------------------------ messages wait
    logic [Places-1:0]               plan_valid, plan_ready, whole;
    plan_t [Places-1:0]              plans;
    logic [Places-1:0][CtxWidth-1:0] ctxs;
    logic [Places-1:0][WordBits-1:0] words;
    logic                            read_valid, read_end;
    logic [$clog2(Places)-1:0]       read_place, block_place;
    logic [Places-1:0]               read_places;
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
      .task_valid_i      (judged),
      .task_ready_o      (task_ready),
      .task_ctx_i        (task_q.ctx),
      .task_plan_i       (judgement),
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
      .read_places_i     (read_places),
      .read_words_i      (read_words),
      .read_end_i        (read_end),
      .data_o            (data)
    );

    // ------------------------------------------------------------------ blocks
    logic                block_valid, block_last, take;
    plan_t               block_plan;
    logic [CtxWidth-1:0] block_ctx;
    words_t [3:0]        spare;
    words_t              pad;
    block_t              block;
    progress_t [Places-1:0] progress;
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
      .read_places_o(read_places),
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
      .spare_o      (spare),
      .pad_o        (pad),
      .block_o      (block)
    );

    // ------------------------------------------------------------------ permutation
    step_t               step;
    logic                chunk_valid, chunk_ready, chunk_last, capture;
    logic [CtxWidth-1:0] chunk_ctx;
    logic [7:0]          chunk_bytes, chunk_status;
    block_t              state;
    if (Messages == 4) begin : gen_four
      tnd_sha3_sequence_four #(
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
    end else begin : gen_fewer
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
    end

    tnd_sha3_permutation #(
      .Rounds  (Rounds),
      .Messages(Messages)
    ) u_permutation (
      .clk_i,
      .rst_ni,
      .step_i   (step),
      .spare_i  (spare),
      .pad_i    (pad),
      .block_i  (block),
      .capture_o(capture),
      .state_o  (state)
    );

    // ------------------------------------------------------------------ digests
    tnd_sha3_digest #(
      .Rounds  (Rounds),
      .Shifts  (Messages == 4),
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
  end

  if (Architecture != Sponge && Architecture != FromC) begin : gen_unknown
    $error("tnd_sha3_core: Architecture is a value of tnd_sha3_pkg");
  end
endmodule
