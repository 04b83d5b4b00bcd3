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
  import tnd_snow3g_word_pkg::*;
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
    localparam int unsigned MaxTasks = 16;  // between u_header and u_apply

    logic                load_valid, load_ready;
    start_t              load_start;
    logic [31:0]         load_words;
    logic                plan_in_valid, plan_in_ready, plan_valid, plan_ready;
    logic [CtxWidth-1:0] plan_in_ctx, plan_ctx;
    plan_t               plan_in, plan;
    logic                word_valid, word_ready;
    logic [31:0]         word;
    logic                unused_key;
    assign unused_key = ^task_key_i[255:128];

    tnd_snow3g_header #(
      .CtxWidth(CtxWidth)
    ) u_header (
      .clk_i,
      .rst_ni,
      .task_valid_i,
      .task_ready_o,
      .task_ctx_i,
      .task_op_i,
      .task_has_data_i,
      .task_key_i  (task_key_i[127:0]),
      .task_iv_i,
      .task_len_bits_i,
      .load_valid_o(load_valid),
      .load_ready_i(load_ready),
      .load_start_o(load_start),
      .load_words_o(load_words),
      .plan_valid_o(plan_in_valid),
      .plan_ready_i(plan_in_ready),
      .plan_ctx_o  (plan_in_ctx),
      .plan_o      (plan_in)
    );

    tnd_snow3g_unit #(
      .Architecture(Architecture),
      .SboxForm    (SboxForm),
      .Streams     (Streams)
    ) u_keystream (
      .clk_i,
      .rst_ni,
      .load_valid_i(load_valid),
      .load_ready_o(load_ready),
      .load_start_i(load_start),
      .load_words_i(load_words),
      .word_valid_o(word_valid),
      .word_ready_i(word_ready),
      .word_o      (word)
    );

    tnd_fifo #(
      .Width(CtxWidth + $bits(plan_t)),
      .Depth(MaxTasks)
    ) u_plans (
      .clk_i,
      .rst_ni,
      .in_valid_i (plan_in_valid),
      .in_ready_o (plan_in_ready),
      .in_data_i  ({plan_in_ctx, plan_in}),
      .out_valid_o(plan_valid),
      .out_ready_i(plan_ready),
      .out_data_o ({plan_ctx, plan})
    );

    tnd_snow3g_apply #(
      .MacBits (MacBits),
      .CtxWidth(CtxWidth)
    ) u_apply (
      .clk_i,
      .rst_ni,
      .plan_valid_i(plan_valid),
      .plan_ready_o(plan_ready),
      .plan_ctx_i  (plan_ctx),
      .plan_i      (plan),
      .word_valid_i(word_valid),
      .word_ready_o(word_ready),
      .word_i      (word),
      .data_in_valid_i,
      .data_in_ready_o,
      .data_in_data_i,
      .data_in_keep_i,
      .data_in_last_i,
      .data_out_valid_o,
      .data_out_ready_i,
      .data_out_data_o,
      .data_out_keep_o,
      .data_out_last_o,
      .data_out_ctx_o,
      .result_valid_o,
      .result_ready_i,
      .result_ctx_o,
      .result_tag_o,
      .result_status_o
    );
  end
endmodule
