// Judges the tasks of the SNOW 3G core, and turns a function's parameters into what the keystream is loaded with.
//
// Standard    TS 35.215, sections 3.3 and 4.3; TS 33.401, annexes B.1.2 and B.2.2
// Contract    Every task gives one plan, in order; one that can run also gives one load, and its plan leaves with it.
//             The iv of a task: COUNT, most significant byte first, BEARER << 3 | DIRECTION << 2, zeros.
// Handshake   task_valid_i/task_ready_o; load_valid_o/load_ready_i; plan_valid_o/plan_ready_i. Loads and plans are offered
//             only together with room for both.
// Latency     1 clock; a task per clock
// Byte order  see ../README.md
// Checked by  ../tb, in tnd_snow3g_core
module tnd_snow3g_header
  import tnd_regs_pkg::StatusOk, tnd_regs_pkg::StatusBadLength, tnd_regs_pkg::StatusBadIv, tnd_regs_pkg::StatusUnsupported;
  import tnd_snow3g_word_pkg::*;
  import tnd_snow3g_plan_pkg::*;
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
  input  logic [127:0]        task_key_i,
  input  logic [127:0]        task_iv_i,
  input  logic [31:0]         task_len_bits_i,

  output logic                load_valid_o,
  input  logic                load_ready_i,
  output start_t              load_start_o,
  output logic [31:0]         load_words_o,

  output logic                plan_valid_o,
  input  logic                plan_ready_i,
  output logic [CtxWidth-1:0] plan_ctx_o,
  output plan_t               plan_o
);
  logic  integrity, known, parameters_ok, empty;
  plan_t plan;
  assign integrity     = task_op_i == OpEia1;
  assign known         = task_op_i == OpEea1 || integrity;
  assign empty         = task_len_bits_i == '0;
  assign parameters_ok = task_iv_i[127:40] == '0 && task_iv_i[33:32] == '0;

  always_comb begin
    plan.silent   = integrity;
    plan.len_bits = task_has_data_i ? task_len_bits_i : '0;
    if (!known || (!task_has_data_i && !empty)) plan.status = StatusUnsupported;
    else if (empty) plan.status = StatusBadLength;
    else if (!parameters_ok) plan.status = StatusBadIv;
    else plan.status = StatusOk;
  end

  // The first word of a key is k_3; the words of the iv are IV_0 .. IV_3.
  logic [31:0] count;
  logic [4:0]  bearer;
  logic        direction;
  four_t       key, iv;
  assign count     = {task_iv_i[7:0], task_iv_i[15:8], task_iv_i[23:16], task_iv_i[31:24]};
  assign bearer    = task_iv_i[39:35];
  assign direction = task_iv_i[34];
  always_comb begin
    for (int unsigned i = 0; i < 4; i++) begin
      for (int unsigned j = 0; j < 4; j++) key[3-i][8*(3-j)+:8] = task_key_i[32*i+8*j+:8];
    end
    iv[3] = count;
    iv[2] = {bearer, direction && !integrity, 26'd0};
    iv[1] = {count[31] ^ (direction && integrity), count[30:0]};
    iv[0] = {bearer, direction && !integrity, 10'd0, direction && integrity, 15'd0};
  end

  // Until there is room for what becomes of the task.
  typedef struct packed {
    start_t      start;
    logic [31:0] words;
  } load_t;
  load_t load, load_out;
  assign load.start = '{key: key, iv: iv};
  assign load.words = integrity ? 32'(MacWords) : (task_len_bits_i >> 5) + 32'(task_len_bits_i[4:0] != '0);

  tnd_pdu_header #(.CtxWidth(CtxWidth), .plan_t(plan_t), .load_t(load_t)) u_judged (
    .plan_i(plan), .load_i(load), .loads_i(plan_o.status == StatusOk), .load_o(load_out), .*
  );
  assign load_start_o = load_out.start;
  assign load_words_o = load_out.words;
endmodule
