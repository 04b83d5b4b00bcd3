// ZUC core: 128-EEA3, 128-EIA3 and, with keys of 256 bits, 256-NEA6, 256-NIA6 and 256-NCA6 over the keystream of the chosen
// architecture.
//
// Standard    ETSI/SAGE 128-EEA3 & 128-EIA3 Documents 1 and 2; eprint 2021/1439
// Contract    docs/formats/core-ports.md, with 32 bits of data. Operation 0 is EEA3, 1 EIA3 (no data out; MAC-I in the
//             first four bytes of the tag), 2 256-NEA6, 3 256-NIA6 (no data out), 4 and 5 256-NCA6, encryption and
//             decryption (all 16 bytes of the tag); anything else, one without a message, or with aad that is not
//             256-NCA6's, ends as unsupported; a message without bits for operations 0 to 2, or not of whole bytes for 3 to 5,
//             as bad_length; an iv of EEA3 or EIA3 with other bits than those of COUNT, BEARER and
//             DIRECTION as bad_iv. Tasks are answered in order.
// Parameters  Architecture, SboxForm: values in tnd_zuc_pkg. Streams: of interleaved. Units: of keystream, side by side.
//             StreamWords: see tnd_zuc_keystream.
//             MacBits: message bits per clock of EIA3, 256-NIA6 and 256-NCA6. KeyBits: 128, for EEA3 and EIA3 alone, or
//             256. Step: of from_c, which has one unit, keys of 128 bits, and MACs as its C says.
// Rate        see ../README.md
// Byte order  see ../README.md
// Secrets     registers with key or keystream are cleared by reset, or hold nothing that is ever given out; the RAM of
//             u_order keeps keystream until it is overwritten
// Timing      independent of key and data; not masked
// Checked by  ../tb
module tnd_zuc_core
  import tnd_zuc_pkg::*;
  import tnd_zuc_plan_pkg::*;
#(
  parameter int unsigned Architecture = Hpaz,
  parameter int unsigned SboxForm     = SboxFormTable,
  parameter int unsigned Streams      = 4,
  parameter int unsigned Units        = 1,
  parameter int unsigned MacBits      = 32,
  parameter int unsigned KeyBits      = 128,
  parameter int unsigned Step         = StepOneLoop,
  parameter int unsigned StreamWords  = 2048,
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
  input  logic [31:0]         task_aad_bytes_i,
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
    tnd_zuc_core_from_c #(.Step(Step), .CtxWidth(CtxWidth)) u_core (.*);
  end else begin : gen_keystream
    localparam int unsigned MaxTasks = 16;  // between u_header and u_apply

    logic                load_valid, load_ready, load_long;
    logic [KeyBits-1:0]  load_key;
    logic [127:0]        load_iv;
    logic [31:0]         load_words;
    logic                plan_in_valid, plan_in_ready, plan_valid, plan_ready;
    logic [CtxWidth-1:0] plan_in_ctx, plan_ctx;
    plan_t               plan_in, plan;
    logic                word_valid, word_ready;
    logic [31:0]         word;
    logic                unused_key;
    assign unused_key = ^task_key_i[255:128];  // of KeyBits 128

    tnd_zuc_header #(
      .KeyBits (KeyBits),
      .CtxWidth(CtxWidth)
    ) u_header (
      .clk_i,
      .rst_ni,
      .task_valid_i,
      .task_ready_o,
      .task_ctx_i,
      .task_op_i,
      .task_has_data_i,
      .task_key_i  (task_key_i[KeyBits-1:0]),
      .task_iv_i,
      .task_aad_bytes_i,
      .task_len_bits_i,
      .load_valid_o(load_valid),
      .load_ready_i(load_ready),
      .load_key_o  (load_key),
      .load_iv_o   (load_iv),
      .load_long_o (load_long),
      .load_words_o(load_words),
      .plan_valid_o(plan_in_valid),
      .plan_ready_i(plan_in_ready),
      .plan_ctx_o  (plan_in_ctx),
      .plan_o      (plan_in)
    );

    tnd_zuc_keystream #(
      .Architecture(Architecture),
      .SboxForm    (SboxForm),
      .Streams     (Streams),
      .Units       (Units),
      .KeyBits     (KeyBits),
      .StreamWords (StreamWords)
    ) u_keystream (
      .clk_i,
      .rst_ni,
      .load_valid_i(load_valid),
      .load_ready_o(load_ready),
      .load_key_i  (load_key),
      .load_iv_i   (load_iv),
      .load_long_i (load_long),
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

    tnd_zuc_apply #(
      .MacBits (MacBits),
      .KeyBits (KeyBits),
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

  if (KeyBits != 128 && KeyBits != 256) begin : gen_bad_key_bits
    $error("tnd_zuc_core: KeyBits must be 128 or 256");
  end
endmodule
