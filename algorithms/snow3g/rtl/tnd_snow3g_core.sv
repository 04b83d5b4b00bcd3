// SNOW 3G core: 128-EEA1 and 128-EIA1 over the keystream of the chosen architecture.
//
// Standard    TS 35.216; TS 35.215; TS 33.401, annexes B.1.2 and B.2.2
// Contract    docs/formats/core-ports.md, with 32 bits of data. Operation 0 is EEA1, 1 EIA1 (no data out; MAC-I in the
//             first four bytes of the tag); anything else, or one without a message, ends as unsupported; a message
//             without bits as bad_length; an iv with other bits than those of COUNT, BEARER and DIRECTION as bad_iv. Tasks
//             are answered in order.
// Parameters  Architecture, SboxForm: values in tnd_snow3g_pkg. Streams: of interleaved. MacBits: message bits per clock of
//             EIA1; from_c has 32.
// Rate        see ../README.md
// Byte order  see ../README.md
// Secrets     registers with key or keystream are cleared by reset, or hold nothing that is ever given out; the RAM of
//             u_order keeps keystream until it is overwritten
// Timing      independent of key and data; not masked
// Checked by  ../tb
module tnd_snow3g_core
  import tnd_snow3g_pkg::*;
  import tnd_snow3g_plan_pkg::*;
#(
  parameter int unsigned Architecture = Ahead,
  parameter int unsigned SboxForm     = SboxFormTable,
  parameter int unsigned Streams      = 4,
  parameter int unsigned MacBits      = 32,
  parameter int unsigned CtxWidth     = 4
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

  input  logic                data_in_valid_i,
  output logic                data_in_ready_o,
  input  logic [31:0]         data_in_data_i,
  input  logic [3:0]          data_in_keep_i,
  input  logic                data_in_last_i,

  output logic                data_out_valid_o,
  input  logic                data_out_ready_i,
  output logic [31:0]         data_out_data_o,
  output logic [3:0]          data_out_keep_o,
  output logic                data_out_last_o,
  output logic [CtxWidth-1:0] data_out_ctx_o,

  output logic                result_valid_o,
  input  logic                result_ready_i,
  output logic [CtxWidth-1:0] result_ctx_o,
  output logic [127:0]        result_tag_o,
  output logic [7:0]          result_status_o
);
  if (Architecture == FromC) begin : gen_from_c
    tnd_snow3g_core_from_c #(.CtxWidth(CtxWidth)) u_core (.*);
  end else begin : gen_keystream
    plan_t        plan, next, taken;
    load_t        load, load_out;
    logic         load_valid, load_ready, next_valid, next_ready, word_valid, word_ready;
    logic         judged_ok, text_ready, text_step, done, result_taken, unused_key;
    logic [31:0]  word, text;
    logic [127:0] tag;
    assign unused_key = ^task_key_i[255:128];

    tnd_snow3g_header u_header (.task_key_i(task_key_i[127:0]), .plan_o(plan), .load_o(load), .*);

    tnd_pdu_frame #(.CtxWidth(CtxWidth), .plan_t(plan_t), .load_t(load_t)) u_frame (
      .plan_i        (plan),
      .load_i        (load),
      .judged_ok_o   (judged_ok),
      .loads_i       (judged_ok),
      .load_valid_o  (load_valid),
      .load_ready_i  (load_ready),
      .load_o        (load_out),
      .plan_valid_o  (next_valid),
      .plan_ready_i  (next_ready),
      .plan_o        (next),
      .taken_o       (taken),
      .text_ready_o  (text_ready),
      .text_step_i   (text_step),
      .text_i        (text),
      .done_i        (done),
      .tag_i         (tag),
      .result_taken_o(result_taken),
      .*
    );

    tnd_snow3g_unit #(
      .Architecture(Architecture),
      .SboxForm    (SboxForm),
      .Streams     (Streams)
    ) u_keystream (
      .load_valid_i(load_valid),
      .load_ready_o(load_ready),
      .load_start_i(load_out.start),
      .load_words_i(load_out.words),
      .word_valid_o(word_valid),
      .word_ready_i(word_ready),
      .word_o      (word),
      .*
    );

    tnd_snow3g_apply #(.MacBits(MacBits)) u_apply (
      .plan_valid_i  (next_valid),
      .plan_ready_o  (next_ready),
      .plan_i        (next),
      .taken_i       (taken),
      .word_valid_i  (word_valid),
      .word_ready_o  (word_ready),
      .word_i        (word),
      .text_ready_i  (text_ready),
      .text_step_o   (text_step),
      .text_o        (text),
      .done_o        (done),
      .result_taken_i(result_taken),
      .tag_o         (tag),
      .*
    );
  end
endmodule
