// Checks the tasks of the SNOW 3G core, and turns a function's parameters into the load of the keystream generator.
//
// Standard    TS 35.215, sections 3.3 and 4.3; TS 33.401, annexes B.1.2 and B.2.2
// Contract    plan_o and load_o are of the task at the inputs, without a clock; a task that cannot run needs no load.
//             The iv of a task: COUNT, most significant byte first, BEARER << 3 | DIRECTION << 2, zeros.
// Byte order  see ../README.md
// Checked by  ../tb, in tnd_snow3g_core
module tnd_snow3g_header
  import tnd_regs_pkg::StatusOk, tnd_regs_pkg::StatusBadLength, tnd_regs_pkg::StatusBadIv, tnd_regs_pkg::StatusUnsupported;
  import tnd_snow3g_word_pkg::*;
  import tnd_snow3g_plan_pkg::*;
(
  input  logic [7:0]   task_op_i,
  input  logic         task_has_data_i,
  input  logic [127:0] task_key_i,
  input  logic [127:0] task_iv_i,
  input  logic [31:0]  task_len_bits_i,

  output plan_t        plan_o,
  output load_t        load_o
);
  logic integrity, known, parameters_ok, empty;
  assign integrity     = task_op_i == OpEia1;
  assign known         = task_op_i == OpEea1 || integrity;
  assign empty         = task_len_bits_i == '0;
  assign parameters_ok = task_iv_i[127:40] == '0 && task_iv_i[33:32] == '0;

  always_comb begin
    plan_o.silent   = integrity;
    plan_o.len_bits = task_has_data_i ? task_len_bits_i : '0;
    if (!known || (!task_has_data_i && !empty)) plan_o.status = StatusUnsupported;
    else if (empty) plan_o.status = StatusBadLength;
    else if (!parameters_ok) plan_o.status = StatusBadIv;
    else plan_o.status = StatusOk;
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

  assign load_o.start = '{key: key, iv: iv};
  assign load_o.words = integrity ? 32'(MacWords) : (task_len_bits_i >> 5) + 32'(task_len_bits_i[4:0] != '0);
endmodule
