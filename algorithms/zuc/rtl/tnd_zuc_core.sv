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
    plan_t        plan, next, taken;
    load_t        load, load_out;
    logic         load_valid, load_ready, next_valid, next_ready, word_valid, word_ready;
    logic         judged_ok, text_ready, text_step, done, result_taken, unused_key;
    logic [31:0]  word, text;
    logic [127:0] tag;
    assign unused_key = ^load_out.key[255:128];  // of KeyBits 128

    tnd_zuc_header #(.KeyBits(KeyBits)) u_header (.plan_o(plan), .load_o(load), .*);

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

    tnd_zuc_keystream #(
      .Architecture(Architecture),
      .SboxForm    (SboxForm),
      .Streams     (Streams),
      .Units       (Units),
      .KeyBits     (KeyBits),
      .StreamWords (StreamWords)
    ) u_keystream (
      .load_valid_i(load_valid),
      .load_ready_o(load_ready),
      .load_key_i  (load_out.key[KeyBits-1:0]),
      .load_iv_i   (load_out.iv),
      .load_long_i (load_out.long_key),
      .load_words_i(load_out.words),
      .word_valid_o(word_valid),
      .word_ready_i(word_ready),
      .word_o      (word),
      .*
    );

    tnd_zuc_apply #(.MacBits(MacBits), .KeyBits(KeyBits)) u_apply (
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

  if (KeyBits != 128 && KeyBits != 256) begin : gen_bad_key_bits
    $error("tnd_zuc_core: KeyBits must be 128 or 256");
  end
endmodule
