// Checks the tasks of the ZUC core, and turns a function's parameters into the load of the keystream generator.
//
// Standard    ETSI/SAGE 128-EEA3 & 128-EIA3 Document 1, sections 3 and 4
// Contract    plan_o and load_o are of the task at the inputs, without a clock; a task that cannot run needs no load.
//             The iv of a task: COUNT, most significant byte first, BEARER << 3 | DIRECTION << 2, zeros; of 256-NEA6,
//             256-NIA6 and 256-NCA6 all 16 bytes of the initialisation vector, whatever they are.
// Parameters  KeyBits: 256 for 256-NEA6, 256-NIA6 and 256-NCA6, too
// Byte order  see ../README.md
// Checked by  ../tb, in tnd_zuc_core
module tnd_zuc_header
  import tnd_regs_pkg::StatusOk, tnd_regs_pkg::StatusBadLength, tnd_regs_pkg::StatusBadIv, tnd_regs_pkg::StatusUnsupported;
  import tnd_zuc_plan_pkg::*;
#(
  parameter int unsigned KeyBits = 128
) (
  input  logic [7:0]   task_op_i,
  input  logic         task_has_data_i,
  input  logic [255:0] task_key_i,
  input  logic [127:0] task_iv_i,
  input  logic [31:0]  task_aad_bytes_i,
  input  logic [31:0]  task_len_bits_i,

  output plan_t        plan_o,
  output load_t        load_o
);
  logic        is_long, authenticates, has_tag, known, integrity, parameters_ok, empty;
  logic [31:0] text_words;
  logic [39:0] parameters;  // the bytes of the iv that may differ from 0, byte 0 in bits 7:0

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
    plan_o.has_data  = task_has_data_i;
    plan_o.silent    = integrity || (has_tag && !authenticates);
    plan_o.has_tag   = has_tag;
    plan_o.opens     = task_op_i == OpOpenNca6;
    plan_o.len_bits  = task_len_bits_i;
    plan_o.aad_bytes = task_aad_bytes_i;
    if (!known || (!task_has_data_i && !empty)) plan_o.status = StatusUnsupported;
    else if (task_aad_bytes_i != '0 && !authenticates) plan_o.status = StatusUnsupported;
    else if ((empty && !has_tag) || (has_tag && task_len_bits_i[2:0] != '0)) plan_o.status = StatusBadLength;
    else if (!is_long && !parameters_ok) plan_o.status = StatusBadIv;
    else plan_o.status = StatusOk;

    if (has_tag && plan_o.status == StatusOk) plan_o.begins = Pads;
    else if (task_aad_bytes_i != '0) plan_o.begins = Aad;
    else if (!task_has_data_i || empty) plan_o.begins = Result;
    else if (plan_o.silent && plan_o.status == StatusOk) plan_o.begins = First;
    else plan_o.begins = Text;
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

  assign load_o = '{key: task_key_i, iv: is_long ? task_iv_i : short_iv, long_key: is_long, words: words};
endmodule
