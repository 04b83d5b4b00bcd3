// Joins blocks of AES and message, and shows GHASH what it has to authenticate.
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
  localparam logic [7:0] StatusOk = 8'd0;
  localparam int unsigned ByteBits  = 4 + $clog2(Lanes);  // to number the bytes of a beat
  localparam int unsigned CountBits = $clog2(Lanes + 1);
  localparam int unsigned PadBits   = Lanes > 1 ? $clog2(Lanes) : 1;
  typedef block_t [Lanes-1:0] beat_t;
  typedef logic [16*Lanes-1:0] keep_t;

  // ------------------------------------------------------------------ hash key and mask
  logic                next_valid, next_ready, secret_step, task_step, text_step, next_room;
  logic [CtxWidth-1:0] ctx;
  plan_t               plan;
  logic [ByteBits-1:0] last_byte;
  keep_t               last_keep;  // of the last beat of text
  assign secret_mask_o  = item_purpose_i == Mask;
  assign secret_valid_o = item_valid_i && (item_purpose_i == HashKey || (secret_mask_o && plan_valid_i && next_room));
  assign secret_step    = secret_valid_o && secret_ready_i;
  assign task_step      = secret_step && secret_mask_o;
  assign plan_ready_o   = task_step;
  assign item_ready_o   = secret_step || text_step;

  assign last_byte = plan_i.bytes[ByteBits-1:0] - 1'b1;
  tnd_skid #(.Width(CtxWidth + $bits(plan_t) + $bits(keep_t))) u_plan (
    .clk_i,
    .rst_ni,
    .in_valid_i (task_step),
    .in_ready_o (next_room),
    .in_data_i  ({plan_ctx_i, plan_i, keep_t'('1 >> ~last_byte)}),
    .out_valid_o(next_valid),
    .out_ready_i(next_ready),
    .out_data_o ({ctx, plan, last_keep})
  );

  // ------------------------------------------------------------------ aad, message, lengths
  typedef enum logic [1:0] {
    Aad,
    Text,
    Lengths
  } part_t;

  part_t               part;
  logic                aad_done_q, text_done_q, out_room, shown_room, advance;
  keep_t               text_keep, keep;
  beat_t               text, sum, result, shown;
  block_t              lengths;
  always_comb begin
    part = Lengths;
    if (plan.has_aad && !aad_done_q) part = Aad;
    else if (plan.has_text && !text_done_q) part = Text;
  end
  always_comb begin
    advance = next_valid && shown_room;
    case (part)
      Aad:     advance = advance && data_in_valid_i;
      Text:    advance = advance && out_room && item_valid_i && item_purpose_i == Pad && (data_in_valid_i || !plan.has_data);
      default: advance = advance && owner_ready_i;
    endcase
  end
  assign next_ready      = advance && part == Lengths;
  assign text_step       = advance && part == Text;
  assign data_in_ready_o = advance && (part == Aad || (part == Text && plan.has_data));
  always_ff @(posedge clk_i) begin
    if (!rst_ni || next_ready) begin
      aad_done_q  <= 1'b0;
      text_done_q <= 1'b0;
    end else if (advance) begin
      if (part == Aad) aad_done_q <= data_in_last_i;
      if (part == Text) text_done_q <= item_last_i;
    end
  end

  // ------------------------------------------------------------------ one beat
  function automatic beat_t kept(input beat_t data, input keep_t bytes);
    logic [128*Lanes-1:0] flat;
    for (int unsigned i = 0; i < 16 * Lanes; i++) flat[8*i+:8] = bytes[i] ? data[i/16][8*(i%16)+:8] : '0;
    return flat;
  endfunction

  assign text_keep = item_last_i ? last_keep : '1;
  assign keep      = part == Aad ? data_in_keep_i : text_keep;
  // A task that cannot be run has no output and no tag, so whatever is here may be hashed.
  assign text      = kept(data_in_data_i, data_in_keep_i);
  assign sum       = kept(text ^ item_i, text_keep);
  assign result    = plan.status == StatusOk ? sum : '0;
  // In bits, most significant byte first.
  always_comb begin
    for (int unsigned i = 0; i < 8; i++) begin
      lengths[8*i+:8]    = 8'(64'({plan.aad_bytes, 3'd0}) >> 8 * (7 - i));
      lengths[64+8*i+:8] = 8'(64'({plan.bytes, 3'd0}) >> 8 * (7 - i));
    end
    case (part)
      Aad:     shown = text;
      Text:    shown = plan.decrypt ? text : sum;
      default: shown = beat_t'(lengths);
    endcase
  end

  // What GHASH takes of it: so many blocks; of the first beat of a message, behind what lacks to whole beats.
  logic                 begins_q, whole_valid, whole_ready;
  beat_t                whole;
  logic [CountBits-1:0] blocks;
  always_comb begin
    blocks = '0;
    for (int unsigned i = 0; i < Lanes; i++) blocks = blocks + CountBits'(part == Lengths ? i == 0 : keep[16*i]);
  end
  always_ff @(posedge clk_i) begin
    if (!rst_ni) begins_q <= 1'b1;
    else if (advance) begins_q <= part == Lengths;
  end
  tnd_aes_gcm_pack #(.Lanes(Lanes)) u_pack (
    .clk_i,
    .rst_ni,
    .in_valid_i (advance),
    .in_ready_o (shown_room),
    .in_i       (shown),
    .count_i    (blocks),
    .first_i    (begins_q),
    .pad_i      (plan.zeros[PadBits-1:0]),
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
    .in_data_i  ({ctx, text_keep, item_last_i, result}),
    .out_valid_o(data_out_valid_o),
    .out_ready_i(data_out_ready_i),
    .out_data_o ({data_out_ctx_o, data_out_keep_o, data_out_last_o, data_out_data_o})
  );

  assign owner_valid_o  = next_valid && shown_room && part == Lengths;
  assign owner_ctx_o    = ctx;
  assign owner_status_o = plan.status;
  assign owner_empty_o  = !plan.has_text;
endmodule
