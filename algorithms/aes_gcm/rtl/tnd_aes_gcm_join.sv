// Joins blocks of AES and message, and gives GHASH its input.
//
// Standard    SP 800-38D, section 7.1
// Contract    Blocks come in order, as tnd_aes_gcm_blocks makes them. Hash keys and masks of tags go on, each mask when the
//             task's plan is there (secret_*). shown_*: blocks of aad and ciphertext, with zeros behind their end, and of
//             their lengths, in whole beats: tnd_aes_gcm_pack. Encryption shows the output, decryption the input.
// Parameters  Lanes: blocks per beat
// Output      all zero for a task whose status is not ok. owner_*: one per task, with the block of lengths, in order
// Handshake   every channel valid/ready
// Rate        a beat per clock; a task takes as many clocks as it has beats of aad and message and one more, and one for
//             each beat of AES that is no pad and does not come meanwhile
// Reset       empties it
// Timing      independent of key and data
// Checked by  ../tb, in tnd_aes_gcm_core
module tnd_aes_gcm_join
  import tnd_regs_pkg::StatusOk;
  import tnd_aes_gcm_field_pkg::*;
  import tnd_aes_gcm_plan_pkg::*;
#(
  parameter int unsigned Lanes    = 1,
  parameter int unsigned CtxWidth = 4
) (
  input  logic                clk_i,
  input  logic                rst_ni,

  input  logic                item_valid_i,
  output logic                item_ready_o,
  input  block_t [Lanes-1:0]  item_i,
  input  purpose_e            item_purpose_i,
  input  logic                item_last_i,

  input  logic                plan_valid_i,
  output logic                plan_ready_o,
  input  logic [CtxWidth-1:0] plan_ctx_i,
  input  plan_t               plan_i,

  input  logic                data_in_valid_i,
  output logic                data_in_ready_o,
  input  block_t [Lanes-1:0]  data_in_data_i,
  input  logic [16*Lanes-1:0] data_in_keep_i,
  input  logic                data_in_last_i,

  output logic                secret_valid_o,
  input  logic                secret_ready_i,
  output logic                secret_mask_o,

  output logic                shown_valid_o,
  input  logic                shown_ready_i,
  output block_t [Lanes-1:0]  shown_o,

  output logic                data_out_valid_o,
  input  logic                data_out_ready_i,
  output block_t [Lanes-1:0]  data_out_data_o,
  output logic [16*Lanes-1:0] data_out_keep_o,
  output logic                data_out_last_o,
  output logic [CtxWidth-1:0] data_out_ctx_o,

  output logic                owner_valid_o,
  input  logic                owner_ready_i,
  output logic [CtxWidth-1:0] owner_ctx_o,
  output logic [7:0]          owner_status_o,
  output logic                owner_empty_o   // no output
);
  localparam int unsigned ByteBits  = 4 + $clog2(Lanes);  // to number the bytes of a beat
  localparam int unsigned CountBits = $clog2(Lanes + 1);
  localparam int unsigned PadBits   = Lanes > 1 ? $clog2(Lanes) : 1;
  typedef block_t [Lanes-1:0] beat_t;
  typedef logic [16*Lanes-1:0] keep_t;

  // ------------------------------------------------------------------ hash key and mask
  logic                secret_step, task_step, aad_step, text_step, done, room;
  assign secret_mask_o  = item_purpose_i == Mask;
  assign secret_valid_o = item_valid_i && (item_purpose_i == HashKey || (secret_mask_o && plan_valid_i && room));
  assign secret_step    = secret_valid_o && secret_ready_i;
  assign task_step      = secret_step && secret_mask_o;
  assign plan_ready_o   = task_step;
  assign item_ready_o   = secret_step || text_step;

  // ------------------------------------------------------------------ aad, message, lengths
  logic                aad_q, text_q, lengths_q;  // which part of the task is next; none without a task
  logic [CtxWidth-1:0] ctx_q;
  plan_t               plan_q;
  logic [ByteBits-1:0] last_byte;
  keep_t               last_keep_q;  // of the last beat of text
  logic                out_room, shown_room, owner_room, advance, ends;
  keep_t               text_keep, keep;
  beat_t               text, sum, result, shown;
  block_t              lengths;
  assign aad_step        = aad_q && shown_room && data_in_valid_i;
  assign text_step       = text_q && shown_room && out_room && item_valid_i && (data_in_valid_i || !plan_q.has_data);
  assign done            = lengths_q && shown_room && owner_room;
  assign ends            = (aad_step && data_in_last_i) || (text_step && item_last_i);
  assign advance         = aad_step || text_step || done;
  assign data_in_ready_o = aad_step || (text_step && plan_q.has_data);
  assign room            = done || !(aad_q || text_q || lengths_q);
  assign last_byte       = plan_i.bytes[ByteBits-1:0] - 1'b1;
  logic seen_q;  // a reset; until one has been registers hold anything
  initial seen_q = 1'b0;
  always @(posedge clk_i) seen_q <= seen_q || !rst_ni;
  always_ff @(posedge clk_i) begin
    if (!rst_ni) begin
      aad_q     <= 1'b0;
      text_q    <= 1'b0;
      lengths_q <= 1'b0;
    end else if (task_step) begin
      aad_q     <= plan_i.has_aad;
      text_q    <= !plan_i.has_aad && plan_i.has_text;
      lengths_q <= !plan_i.has_aad && !plan_i.has_text;
    end else if (ends) begin
      aad_q     <= 1'b0;
      text_q    <= aad_q && plan_q.has_text;
      lengths_q <= text_q || !plan_q.has_text;
    end else if (done) begin
      lengths_q <= 1'b0;
    end
    if (rst_ni && seen_q) begin
      assert (!text_q || !item_valid_i || item_purpose_i == Pad)
      else $error("text beside another block than a pad");
      assert (!aad_q || plan_q.has_aad)
      else $error("aad without aad");
    end
  end
  always_ff @(posedge clk_i) begin
    if (task_step) begin
      ctx_q       <= plan_ctx_i;
      plan_q      <= plan_i;
      last_keep_q <= keep_t'('1 >> ~last_byte);
    end
  end

  // ------------------------------------------------------------------ one beat
  function automatic beat_t kept(input beat_t data, input keep_t bytes);
    logic [128*Lanes-1:0] flat;
    for (int unsigned i = 0; i < 16 * Lanes; i++) flat[8*i+:8] = bytes[i] ? data[i/16][8*(i%16)+:8] : '0;
    return flat;
  endfunction

  assign text_keep = item_last_i ? last_keep_q : '1;
  assign keep      = aad_q ? data_in_keep_i : text_keep;
  // A task that cannot be run has no output and no tag, so whatever is here may be hashed.
  assign text      = kept(data_in_data_i, data_in_keep_i);
  assign sum       = kept(text ^ item_i, text_keep);
  assign result    = plan_q.status == StatusOk ? sum : '0;
  // The block of lengths counts bits, most significant byte first.
  always_comb begin
    for (int unsigned i = 0; i < 8; i++) begin
      lengths[8*i+:8]    = 8'(64'({plan_q.aad_bytes, 3'd0}) >> 8 * (7 - i));
      lengths[64+8*i+:8] = 8'(64'({plan_q.bytes, 3'd0}) >> 8 * (7 - i));
    end
    if (lengths_q) shown = beat_t'(lengths);
    else if (aad_q || plan_q.decrypt) shown = text;
    else shown = sum;
  end

  // Blocks of the beat for GHASH. Zero blocks before the first beat of a message fill it up to whole beats.
  logic                 begins_q, whole_valid, whole_ready;
  beat_t                whole;
  logic [CountBits-1:0] blocks;
  always_comb begin
    blocks = '0;
    for (int unsigned i = 0; i < Lanes; i++) blocks = blocks + CountBits'(lengths_q ? i == 0 : keep[16*i]);
  end
  always_ff @(posedge clk_i) begin
    if (!rst_ni) begins_q <= 1'b1;
    else if (advance) begins_q <= lengths_q;
  end
  tnd_aes_gcm_pack #(.Lanes(Lanes)) u_pack (
    .clk_i,
    .rst_ni,
    .in_valid_i (advance),
    .in_ready_o (shown_room),
    .in_i       (shown),
    .count_i    (blocks),
    .first_i    (begins_q),
    .pad_i      (plan_q.zeros[PadBits-1:0]),
    .out_valid_o(whole_valid),
    .out_ready_i(whole_ready),
    .out_o      (whole)
  );
  tnd_skid_wide #(.Width(128 * Lanes)) u_shown (
    .clk_i,
    .rst_ni,
    .in_valid_i (whole_valid),
    .in_ready_o (whole_ready),
    .in_data_i  (whole),
    .out_valid_o(shown_valid_o),
    .out_ready_i(shown_ready_i),
    .out_data_o (shown_o)
  );

  tnd_skid_wide #(.Width(CtxWidth + 144 * Lanes + 1)) u_data_out (
    .clk_i,
    .rst_ni,
    .in_valid_i (text_step),
    .in_ready_o (out_room),
    .in_data_i  ({ctx_q, text_keep, item_last_i, result}),
    .out_valid_o(data_out_valid_o),
    .out_ready_i(data_out_ready_i),
    .out_data_o ({data_out_ctx_o, data_out_keep_o, data_out_last_o, data_out_data_o})
  );

  tnd_skid #(.Width(CtxWidth + 9)) u_owner (
    .clk_i,
    .rst_ni,
    .in_valid_i (shown_room && lengths_q),
    .in_ready_o (owner_room),
    .in_data_i  ({ctx_q, plan_q.status, !plan_q.has_text}),
    .out_valid_o(owner_valid_o),
    .out_ready_i(owner_ready_i),
    .out_data_o ({owner_ctx_o, owner_status_o, owner_empty_o})
  );
endmodule
