// Uses keystream: XORs it into the messages of 256-NEA and 256-NCA, and makes the tags of 256-NIA and 256-NCA.
//
// Standard    draft-mattsson-cfrg-aes-gcm-sst-19, appendix
// Contract    Plans in the order of the tasks; for each with status ok its keystream blocks. A task that cannot run takes its
//             aad and message, and gives the message back as zeros unless it gives no data.
// Handshake   plan_valid_i/plan_ready_o; block_valid_i/block_ready_o; data and results as in docs/formats/core-ports.md
// Rate        a block per clock; 256-NEA three clocks more per task, with a tag ten
// Reset       empties it and clears what is of the keystream
// Byte order  byte 0 of a block in bits 7:0
// Timing      independent of key and data; not masked
// Checked by  algorithms/snow5g/tb, algorithms/aes256/tb, in the cores
module tnd_sst_apply
  import tnd_sst_plan_pkg::*;
#(
  parameter int unsigned CtxWidth = 4
) (
  input  logic                clk_i,
  input  logic                rst_ni,

  input  logic                plan_valid_i,
  output logic                plan_ready_o,
  input  logic [CtxWidth-1:0] plan_ctx_i,
  input  plan_t               plan_i,

  input  logic                block_valid_i,
  output logic                block_ready_o,
  input  logic [127:0]        block_i,

  input  logic                data_in_valid_i,
  output logic                data_in_ready_o,
  input  logic [127:0]        data_in_data_i,
  input  logic [15:0]         data_in_keep_i,
  input  logic                data_in_last_i,

  output logic                data_out_valid_o,
  input  logic                data_out_ready_i,
  output logic [127:0]        data_out_data_o,
  output logic [15:0]         data_out_keep_o,
  output logic                data_out_last_o,
  output logic [CtxWidth-1:0] data_out_ctx_o,

  output logic                result_valid_o,
  input  logic                result_ready_i,
  output logic [CtxWidth-1:0] result_ctx_o,
  output logic [127:0]        result_tag_o,
  output logic [7:0]          result_status_o
);
  typedef enum logic [2:0] {
    Idle,   // no task
    Pads,   // a tag's: its keystream blocks
    Aad,
    Text,   // a message, also one that goes nowhere
    Close,  // a tag: what comes after all blocks
    Result
  } phase_t;

  phase_t              phase_q;
  plan_t               plan_q;
  logic [CtxWidth-1:0] ctx_q;
  logic                ok, keyed, tags, has_text, out_room, aad_step, text_step;
  logic                pads, tag_ready, tag_done;
  logic [127:0]        mask, masked_in, text;
  logic [127:0]        tag;

  assign ok              = plan_q.status == '0;
  assign keyed           = ok && !plan_q.silent;
  assign tags            = ok && plan_q.has_tag;
  assign has_text        = plan_q.len_bits != '0;
  assign plan_ready_o    = phase_q == Idle;
  assign result_status_o = plan_q.status;

  assign out_room  = !data_out_valid_o || data_out_ready_i;
  assign aad_step  = phase_q == Aad && data_in_valid_i && (!tags || tag_ready);
  assign text_step = phase_q == Text && data_in_valid_i && (plan_q.silent || out_room) && (!keyed || block_valid_i)
                     && (!tags || tag_ready);

  always_comb begin
    for (int unsigned i = 0; i < 16; i++) mask[8*i+:8] = {8{data_in_keep_i[i]}};
  end
  assign masked_in = data_in_data_i & mask;
  assign text      = (data_in_data_i ^ block_i) & mask;

  always_ff @(posedge clk_i) begin
    if (!rst_ni) begin
      data_out_valid_o <= 1'b0;
      data_out_data_o  <= '0;
    end else if (text_step && !plan_q.silent) begin
      data_out_valid_o <= 1'b1;
      data_out_data_o  <= ok ? text : '0;
    end else if (data_out_ready_i) begin
      data_out_valid_o <= 1'b0;
    end
  end
  always_ff @(posedge clk_i) begin
    if (text_step) begin
      data_out_keep_o <= data_in_keep_i;
      data_out_last_o <= data_in_last_i;
      data_out_ctx_o  <= ctx_q;
    end
  end

  // Of 256-NCA the tag takes ciphertext. 256-NIA's message is aad without text.
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
    .block_valid_i(tags && (aad_step || text_step)),
    .block_ready_o(tag_ready),
    .block_i      (phase_q == Aad || plan_q.silent || plan_q.opens ? masked_in : text),
    .finish_i     (phase_q == Close),
    .done_o       (tag_done),
    .tag_o        (tag)
  );

  // ------------------------------------------------------------------ phases
  assign block_ready_o   = phase_q == Pads ? pads : text_step && keyed;
  assign data_in_ready_o = aad_step || text_step;

  phase_t after_aad, after_text;
  assign after_text = tags ? Close : Result;
  assign after_aad  = has_text ? Text : after_text;
  always_ff @(posedge clk_i) begin
    if (!rst_ni) begin
      phase_q <= Idle;
    end else begin
      unique case (phase_q)
        Pads:   if (!pads) phase_q <= plan_q.aad_bytes != '0 ? Aad : after_aad;
        Aad:    if (aad_step && data_in_last_i) phase_q <= after_aad;
        Text:   if (text_step && data_in_last_i) phase_q <= after_text;
        Close:  if (tag_done) phase_q <= Result;
        Result: if (result_ready_i && !data_out_valid_o) phase_q <= Idle;
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

  always_ff @(posedge clk_i) begin
    if (phase_q == Idle) begin
      plan_q <= plan_i;
      ctx_q  <= plan_ctx_i;
    end
  end

  assign result_valid_o = phase_q == Result && !data_out_valid_o;
  assign result_ctx_o   = ctx_q;
  assign result_tag_o   = tags ? tag : '0;
endmodule
