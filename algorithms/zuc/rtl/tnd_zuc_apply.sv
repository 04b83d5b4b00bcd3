// Uses keystream: XORs it into the messages of EEA3, 256-NEA6 and 256-NCA6, sums it up for EIA3, and makes the tags of
// 256-NIA6 and 256-NCA6.
//
// Standard    ETSI/SAGE 128-EEA3 & 128-EIA3 Document 1, sections 3.6 and 4.5; ../README.md for 256-NIA6 and 256-NCA6
// Contract    Plans in the order of the tasks, of which taken_i is the one at work; for each with status ok its keystream
//             words. A task that cannot run takes its aad and message, and gives the message back as zeros unless it gives
//             no data.
// Parameters  MacBits: message bits that EIA3 and the tags take per clock: 1, 4 or 32. KeyBits: 256 for the tags
// Handshake   that of tnd_pdu_frame, whose plan, text and result these are; word_valid_i/word_ready_o; data as in
//             docs/formats/core-ports.md
// Rate        EEA3 and 256-NEA6 one word per clock, the others one word per 32/MacBits clocks; one clock more per task. With
//             MacBits 32 a tag of 256-NIA6 or 256-NCA6 takes twelve clocks before its words and eleven behind them, and at
//             most three more for each of aad and message that does not fill blocks of 16 bytes
// Reset       empties it and clears the registers of the sum
// Byte order  see ../README.md
// Timing      independent of key and data; not masked
// Checked by  ../tb, in tnd_zuc_core
module tnd_zuc_apply
  import tnd_zuc_plan_pkg::*;
#(
  parameter int unsigned MacBits = 32,
  parameter int unsigned KeyBits = 128
) (
  input  logic         clk_i,
  input  logic         rst_ni,

  input  logic         plan_valid_i,
  output logic         plan_ready_o,
  input  plan_t        plan_i,
  input  plan_t        taken_i,

  input  logic         word_valid_i,
  output logic         word_ready_o,
  input  logic [31:0]  word_i,

  input  logic         data_in_valid_i,
  output logic         data_in_ready_o,
  input  logic [31:0]  data_in_data_i,
  input  logic [3:0]   data_in_keep_i,
  input  logic         data_in_last_i,

  input  logic         text_ready_i,
  output logic         text_step_o,
  output logic [31:0]  text_o,

  output logic         done_o,
  input  logic         result_taken_i,
  output logic [127:0] tag_o
);
  // A word as the bytes of a beat, most significant byte first, or the reverse.
  function automatic logic [31:0] swap(input logic [31:0] x);
    return {x[7:0], x[15:8], x[23:16], x[31:24]};
  endfunction

  phase_t       phase_q;
  logic [4:0]   tail;  // bits in the last word of the message, 0 for all
  logic         ok_q, keyed_q, tags_q, has_text_q, whole_q;  // of the plan; whole: the message ends with a word
  logic         aad_step;
  logic         pads, tag_ready, tag_done;
  logic [31:0]  masked_in, text, tag_word;
  logic [127:0] tag;

  assign tail         = taken_i.len_bits[4:0];
  assign plan_ready_o = phase_q == Idle;

  // ------------------------------------------------------------------ EEA3
  assign aad_step    = phase_q == Aad && data_in_valid_i && (!tags_q || tag_ready);
  assign text_step_o = phase_q == Text && data_in_valid_i && (taken_i.silent || text_ready_i) && (!keyed_q || word_valid_i)
                       && (!tags_q || tag_ready);

  always_comb begin
    for (int unsigned i = 0; i < 4; i++) masked_in[8*i+:8] = data_in_keep_i[i] ? data_in_data_i[8*i+:8] : '0;
    for (int unsigned i = 0; i < 4; i++) text[8*i+:8] = data_in_keep_i[i] ? data_in_data_i[8*i+:8] ^ word_i[31-8*i-:8] : '0;
  end

  assign text_o = ok_q ? text : '0;

  // ------------------------------------------------------------------ EIA3
  // Message words go to the sum with the bit behind the message set, which stands for the window z_LENGTH.
  logic         sum_ready, sum_step, sum_idle;
  logic [31:0] message, before_q, total;
  assign sum_step  = sum_ready && word_valid_i &&
                     ((phase_q == Sum && data_in_valid_i) || phase_q == Extra);
  always_comb begin
    if (phase_q == Extra) begin
      message = 32'h8000_0000;
    end else begin
      message = swap(data_in_data_i);
      if (data_in_last_i && !whole_q) message = (message & ~(32'hffff_ffff >> tail)) | (32'h8000_0000 >> tail);
    end
  end

  tnd_zuc_window_sum #(
    .MacBits(MacBits)
  ) u_sum (
    .clk_i,
    .rst_ni,
    .clear_i  (phase_q == First),
    .valid_i  (sum_step),
    .ready_o  (sum_ready),
    .message_i(message),
    .windows_i({before_q, word_i}),
    .idle_o   (sum_idle),
    .total_o  (total)
  );

  // The last word is z_LENGTH's second half where the message ends with a word, else one more.
  logic masked;
  assign masked = phase_q == Mask && sum_idle && (whole_q || word_valid_i);

  // ------------------------------------------------------------------ 256-NIA6 and 256-NCA6
  // Of 256-NCA6 the sum takes ciphertext. 256-NIA6's message is aad without text.
  assign tag_word = phase_q == Aad || taken_i.silent || taken_i.opens ? masked_in : text;

  if (KeyBits == 256) begin : gen_tag
    logic [63:0] aad_bits, text_bits;
    assign aad_bits  = plan_i.silent ? 64'(plan_i.len_bits) : 64'(plan_i.aad_bytes) << 3;
    assign text_bits = plan_i.silent ? '0 : 64'(plan_i.len_bits);

    tnd_zuc_tag #(
      .MacBits(MacBits)
    ) u_tag (
      .clk_i,
      .rst_ni,
      .begin_i     (plan_valid_i && plan_ready_o && plan_i.has_tag && plan_i.status == '0),
      .aad_bits_i  (aad_bits),
      .text_bits_i (text_bits),
      .pads_o      (pads),
      .pad_valid_i (word_valid_i),
      .pad_i       (swap(word_i)),
      .word_valid_i(tags_q && (aad_step || text_step_o)),
      .word_ready_o(tag_ready),
      .word_i      (tag_word),
      .word_last_i (data_in_last_i),
      .finish_i    (phase_q == Close),
      .done_o      (tag_done),
      .tag_o       (tag)
    );
  end else begin : gen_no_tag
    logic unused_tag_word;
    assign unused_tag_word = ^tag_word;
    assign {pads, tag_ready, tag_done} = '0;
    assign tag                         = '0;
  end

  // ------------------------------------------------------------------ phases
  always_comb begin
    unique case (phase_q)
      Pads:       word_ready_o = pads;
      Text:       word_ready_o = text_step_o && keyed_q;
      First:      word_ready_o = 1'b1;
      Sum, Extra: word_ready_o = sum_step;
      Mask:       word_ready_o = sum_idle && !whole_q;
      default:    word_ready_o = 1'b0;
    endcase
  end
  assign data_in_ready_o = aad_step || text_step_o || (phase_q == Sum && sum_step);

  always_ff @(posedge clk_i) begin
    if (!rst_ni) begin
      phase_q <= Idle;
    end else begin
      unique case (phase_q)
        Pads:  if (!pads) phase_q <= taken_i.aad_bytes != '0 ? Aad : has_text_q ? Text : Close;
        Aad:   if (aad_step && data_in_last_i) phase_q <= has_text_q ? Text : tags_q ? Close : Result;
        Text:  if (text_step_o && data_in_last_i) phase_q <= tags_q ? Close : Result;
        Close: if (tag_done) phase_q <= Result;
        First: if (word_valid_i) phase_q <= Sum;
        Sum:   if (sum_step && data_in_last_i) phase_q <= whole_q ? Extra : Mask;
        Extra: if (sum_step) phase_q <= Mask;
        Mask:  if (masked) phase_q <= Result;
        Result: if (result_taken_i) phase_q <= Idle;
        default: if (plan_valid_i) phase_q <= plan_i.begins;
      endcase
    end
  end

  always_ff @(posedge clk_i) begin
    if (phase_q == Idle) begin
      ok_q       <= plan_i.status == '0;
      keyed_q    <= plan_i.status == '0 && !plan_i.silent;
      tags_q     <= KeyBits == 256 && plan_i.status == '0 && plan_i.has_tag;
      has_text_q <= plan_i.has_data && plan_i.len_bits != '0;
      whole_q    <= plan_i.len_bits[4:0] == '0;
    end
  end

  logic unused_plan;
  assign unused_plan = ^{plan_i, taken_i};

  logic [31:0] mac_q;
  always_ff @(posedge clk_i) begin
    if (!rst_ni) begin
      before_q <= '0;
      mac_q    <= '0;
    end else begin
      if (word_valid_i && word_ready_o) before_q <= word_i;
      if (phase_q == Idle) mac_q <= '0;
      else if (masked) mac_q <= total ^ (whole_q ? before_q : word_i);
    end
  end

  assign done_o = phase_q == Result;
  assign tag_o  = tags_q ? tag : {96'd0, swap(mac_q)};
endmodule
