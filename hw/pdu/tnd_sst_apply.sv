// Uses keystream: XORs it into the messages of 256-NEA and 256-NCA, and makes the tags of 256-NIA and 256-NCA.
//
// Standard    draft-mattsson-cfrg-aes-gcm-sst-19, appendix
// Contract    Plans in the order of the tasks, of which taken_i is the one at work; for each with status ok its keystream
//             blocks. A task that cannot run takes its aad and message, and gives the message back as zeros unless it gives
//             no data.
// Handshake   that of tnd_pdu_frame, whose plan, text and result these are; block_valid_i/block_ready_o; data as in
//             docs/formats/core-ports.md
// Rate        a block per clock; 256-NEA three clocks more per task, with a tag ten
// Reset       empties it and clears keystream
// Byte order  byte 0 of a block in bits 7:0
// Timing      independent of key and data; not masked
// Checked by  algorithms/snow5g/tb, algorithms/aes256/tb, in the cores
module tnd_sst_apply
  import tnd_sst_plan_pkg::*;
(
  input  logic         clk_i,
  input  logic         rst_ni,

  input  logic         plan_valid_i,
  output logic         plan_ready_o,
  input  plan_t        plan_i,
  input  plan_t        taken_i,

  input  logic         block_valid_i,
  output logic         block_ready_o,
  input  logic [127:0] block_i,

  input  logic         data_in_valid_i,
  output logic         data_in_ready_o,
  input  logic [127:0] data_in_data_i,
  input  logic [15:0]  data_in_keep_i,
  input  logic         data_in_last_i,

  input  logic         text_ready_i,
  output logic         text_step_o,
  output logic [127:0] text_o,

  output logic         done_o,
  input  logic         result_taken_i,
  output logic [127:0] tag_o
);
  typedef enum logic [2:0] {
    Idle,   // no task
    Pads,   // a tag's: its keystream blocks
    Aad,
    Text,   // a message, also one that goes nowhere
    Close,  // a tag: what comes after all blocks
    Result
  } phase_t;

  phase_t       phase_q;
  logic         ok, keyed, tags, has_text, aad_step;
  logic         pads, tag_ready, tag_done;
  logic [127:0] mask, masked_in, text;
  logic [127:0] tag;

  assign ok           = taken_i.status == '0;
  assign keyed        = ok && !taken_i.silent;
  assign tags         = ok && taken_i.has_tag;
  assign has_text     = taken_i.len_bits != '0;
  assign plan_ready_o = phase_q == Idle;

  assign aad_step    = phase_q == Aad && data_in_valid_i && (!tags || tag_ready);
  assign text_step_o = phase_q == Text && data_in_valid_i && (taken_i.silent || text_ready_i) && (!keyed || block_valid_i)
                       && (!tags || tag_ready);

  always_comb begin
    for (int unsigned i = 0; i < 16; i++) mask[8*i+:8] = {8{data_in_keep_i[i]}};
  end
  assign masked_in = data_in_data_i & mask;
  assign text      = (data_in_data_i ^ block_i) & mask;
  assign text_o    = ok ? text : '0;

  // The tag of 256-NCA takes ciphertext. The message of 256-NIA is aad without text.
  logic [63:0] aad_bits, text_bits;
  assign aad_bits  = plan_i.silent ? 64'(plan_i.len_bits) : 64'(plan_i.aad_bytes) << 3;
  assign text_bits = plan_i.silent ? '0 : 64'(plan_i.len_bits);

  tnd_sst_tag u_tag (
    .clk_i,
    .rst_ni,
    .begin_i      (plan_valid_i && plan_ready_o && plan_i.has_tag && plan_i.status == '0),
    .aad_bits_i   (aad_bits),
    .text_bits_i  (text_bits),
    .pads_o       (pads),
    .pad_valid_i  (block_valid_i),
    .pad_i        (block_i),
    .block_valid_i(tags && (aad_step || text_step_o)),
    .block_ready_o(tag_ready),
    .block_i      (phase_q == Aad || taken_i.silent || taken_i.opens ? masked_in : text),
    .finish_i     (phase_q == Close),
    .done_o       (tag_done),
    .tag_o        (tag)
  );

  // ------------------------------------------------------------------ phases
  assign block_ready_o   = phase_q == Pads ? pads : text_step_o && keyed;
  assign data_in_ready_o = aad_step || text_step_o;

  phase_t after_aad, after_text;
  logic   unused_plan;
  assign unused_plan = ^plan_i;
  assign after_text  = tags ? Close : Result;
  assign after_aad   = has_text ? Text : after_text;
  always_ff @(posedge clk_i) begin
    if (!rst_ni) begin
      phase_q <= Idle;
    end else begin
      unique case (phase_q)
        Pads:   if (!pads) phase_q <= taken_i.aad_bytes != '0 ? Aad : after_aad;
        Aad:    if (aad_step && data_in_last_i) phase_q <= after_aad;
        Text:   if (text_step_o && data_in_last_i) phase_q <= after_text;
        Close:  if (tag_done) phase_q <= Result;
        Result: if (result_taken_i) phase_q <= Idle;
        default: begin
          if (plan_valid_i) begin
            if (plan_i.has_tag && plan_i.status == '0) phase_q <= Pads;
            else if (plan_i.aad_bytes != '0) phase_q <= Aad;
            else if (plan_i.len_bits == '0) phase_q <= Result;
            else phase_q <= Text;
          end
        end
      endcase
    end
  end

  assign done_o = phase_q == Result;
  assign tag_o  = tags ? tag : '0;
endmodule
