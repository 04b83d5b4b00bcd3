// Judges the tasks of the ZUC core, and turns a function's parameters into what the keystream is loaded with.
//
// Standard    ETSI/SAGE 128-EEA3 & 128-EIA3 Document 1, sections 3 and 4
// Contract    Every task gives one plan, in order; one that can run also gives one load, and its plan leaves with it.
//             The iv of a task: COUNT, most significant byte first, BEARER << 3 | DIRECTION << 2, zeros; of 256-NEA6,
//             256-NIA6 and 256-NCA6 all 16 bytes of the initialisation vector, whatever they are.
// Parameters  KeyBits: 256 for 256-NEA6, 256-NIA6 and 256-NCA6, too
// Handshake   task_valid_i/task_ready_o; load_valid_o/load_ready_i; plan_valid_o/plan_ready_i. Loads and plans are offered
//             only together with room for both.
// Latency     1 clock; a task per clock
// Byte order  see ../README.md
// Checked by  ../tb, in tnd_zuc_core
module tnd_zuc_header
  import tnd_regs_pkg::StatusOk, tnd_regs_pkg::StatusBadLength, tnd_regs_pkg::StatusBadIv, tnd_regs_pkg::StatusUnsupported;
  import tnd_zuc_plan_pkg::*;
#(
  parameter int unsigned KeyBits  = 128,
  parameter int unsigned CtxWidth = 4
) (
  input  logic                clk_i,
  input  logic                rst_ni,

  input  logic                task_valid_i,
  output logic                task_ready_o,
  input  logic [CtxWidth-1:0] task_ctx_i,
  input  logic [7:0]          task_op_i,
  input  logic                task_has_data_i,
  input  logic [KeyBits-1:0]  task_key_i,
  input  logic [127:0]        task_iv_i,
  input  logic [31:0]         task_aad_bytes_i,
  input  logic [31:0]         task_len_bits_i,

  output logic                load_valid_o,
  input  logic                load_ready_i,
  output logic [KeyBits-1:0]  load_key_o,
  output logic [127:0]        load_iv_o,
  output logic                load_long_o,
  output logic [31:0]         load_words_o,

  output logic                plan_valid_o,
  input  logic                plan_ready_i,
  output logic [CtxWidth-1:0] plan_ctx_o,
  output plan_t               plan_o
);
  logic        is_long, authenticates, has_tag, known, integrity, parameters_ok, empty;
  logic [31:0] text_words;
  logic [39:0] parameters;  // the bytes of the iv that may differ from 0, byte 0 in bits 7:0
  plan_t       plan;

  assign authenticates = KeyBits == 256 && (task_op_i == OpSealNca6 || task_op_i == OpOpenNca6);
  assign has_tag       = KeyBits == 256 && (task_op_i == OpNia6 || authenticates);
  assign is_long       = KeyBits == 256 && (task_op_i == OpNea6 || has_tag);
  assign integrity     = task_op_i == OpEia3;
  assign known         = task_op_i == OpEea3 || integrity || is_long;
  assign empty         = task_len_bits_i == '0;
  assign text_words    = (task_len_bits_i >> 5) + 32'(task_len_bits_i[4:0] != '0);
  assign parameters    = task_iv_i[39:0];
  assign parameters_ok = task_iv_i[127:40] == '0 && parameters[33:32] == '0;

  always_comb begin
    plan.has_data  = task_has_data_i;
    plan.silent    = integrity || (has_tag && !authenticates);
    plan.has_tag   = has_tag;
    plan.opens     = task_op_i == OpOpenNca6;
    plan.len_bits  = task_len_bits_i;
    plan.aad_bytes = task_aad_bytes_i;
    if (!known || (!task_has_data_i && !empty)) plan.status = StatusUnsupported;
    else if (task_aad_bytes_i != '0 && !authenticates) plan.status = StatusUnsupported;
    else if ((empty && !has_tag) || (has_tag && task_len_bits_i[2:0] != '0)) plan.status = StatusBadLength;
    else if (!is_long && !parameters_ok) plan.status = StatusBadIv;
    else plan.status = StatusOk;

    if (has_tag && plan.status == StatusOk) plan.begins = Pads;
    else if (task_aad_bytes_i != '0) plan.begins = Aad;
    else if (!task_has_data_i || empty) plan.begins = Result;
    else if (plan.silent && plan.status == StatusOk) plan.begins = First;
    else plan.begins = Text;
  end

  // Document 1, 3.3: both halves of the iv are COUNT, BEARER, DIRECTION and 26 zero bits. 4.3: without DIRECTION, which
  // instead changes the first bit of bytes 8 and 14.
  logic [63:0]  half;
  logic [127:0] short_iv;
  always_comb begin
    half     = {24'd0, parameters};
    if (integrity) half[34] = 1'b0;
    short_iv = {half, half};
    if (integrity && parameters[34]) begin
      short_iv[8*8+7]  = !short_iv[8*8+7];
      short_iv[8*14+7] = !short_iv[8*14+7];
    end
  end

  // The words that a task takes.
  logic [31:0] words;
  always_comb begin
    words = text_words;
    if (integrity) words = text_words + 32'd2;
    if (authenticates) words = text_words + 32'(TagWords);
    else if (has_tag) words = 32'(TagWords);
  end

  // Until there is room for what becomes of the task.
  typedef struct packed {
    logic [KeyBits-1:0] key;
    logic [127:0]       iv;
    logic               long_key;
    logic [31:0]        words;
  } load_t;
  load_t load, load_out;
  assign load = '{key: task_key_i, iv: is_long ? task_iv_i : short_iv, long_key: is_long, words: words};

  tnd_pdu_header #(.CtxWidth(CtxWidth), .plan_t(plan_t), .load_t(load_t)) u_judged (
    .plan_i(plan), .load_i(load), .loads_i(plan_o.status == StatusOk), .load_o(load_out), .*
  );
  assign load_key_o   = load_out.key;
  assign load_iv_o    = load_out.iv;
  assign load_long_o  = load_out.long_key;
  assign load_words_o = load_out.words;
endmodule
