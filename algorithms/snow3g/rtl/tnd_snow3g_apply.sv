// Uses keystream: XORs it into the messages of EEA1, and makes the MACs of EIA1.
//
// Standard    TS 35.215, sections 3.4 and 4.4
// Contract    Plans in the order of the tasks, of which taken_i is the one at work; for each with status ok its keystream
//             words. A task that cannot run takes its message, and gives it back as zeros unless it gives no data.
// Parameters  MacBits: message bits that EIA1 takes per clock: 8 or 32
// Handshake   that of tnd_pdu_frame, whose plan, text and result these are; word_valid_i/word_ready_o; data as in
//             docs/formats/core-ports.md
// Rate        EEA1 one word per clock, EIA1 one per 32/MacBits clocks; EEA1 three clocks more per task, EIA1 with MacBits 32
//             thirteen, and one for a message of an odd number of words
// Reset       empties it and clears what is of the keystream
// Byte order  see ../README.md
// Timing      independent of key and data; not masked
// Checked by  ../tb, in tnd_snow3g_core
module tnd_snow3g_apply
  import tnd_snow3g_plan_pkg::*;
#(
  parameter int unsigned MacBits = 32
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

  typedef enum logic [2:0] {
    Idle,   // no task
    Text,   // EEA1, or a message that goes nowhere
    Pads,   // EIA1: its keystream words
    Sum,    // EIA1: its message
    Close,  // EIA1: what comes after the message
    Result
  } phase_t;

  phase_t       phase_q;
  logic         ok, pads, sum_step, sum_ready, done;
  logic [4:0]   tail;  // bits in the last word of the message, 0 for all
  logic [31:0]  text, message, mac;

  assign ok           = taken_i.status == '0;
  assign tail         = taken_i.len_bits[4:0];
  assign plan_ready_o = phase_q == Idle;

  // ------------------------------------------------------------------ EEA1
  assign text_step_o = phase_q == Text && data_in_valid_i && (taken_i.silent || text_ready_i) && (!ok || word_valid_i);

  always_comb begin
    for (int unsigned i = 0; i < 4; i++) text[8*i+:8] = data_in_keep_i[i] ? data_in_data_i[8*i+:8] ^ word_i[31-8*i-:8] : '0;
  end

  assign text_o = ok ? text : '0;

  // ------------------------------------------------------------------ EIA1
  assign sum_step = phase_q == Sum && data_in_valid_i && sum_ready;
  always_comb begin
    message = swap(data_in_data_i);
    if (data_in_last_i && tail != '0) message &= ~(32'hffff_ffff >> tail);
  end

  tnd_snow3g_mac #(
    .MacBits(MacBits)
  ) u_mac (
    .clk_i,
    .rst_ni,
    .begin_i     (plan_valid_i && plan_ready_o && plan_i.silent && plan_i.status == '0),
    .len_bits_i  (plan_i.len_bits),
    .pads_o      (pads),
    .pad_valid_i (word_valid_i),
    .pad_i       (word_i),
    .word_valid_i(phase_q == Sum && data_in_valid_i),
    .word_ready_o(sum_ready),
    .word_i      (message),
    .word_last_i (data_in_last_i),
    .done_o      (done),
    .mac_o       (mac)
  );

  // ------------------------------------------------------------------ phases
  assign word_ready_o    = phase_q == Pads ? pads : text_step_o && ok;
  assign data_in_ready_o = text_step_o || sum_step;

  always_ff @(posedge clk_i) begin
    if (!rst_ni) begin
      phase_q <= Idle;
    end else begin
      unique case (phase_q)
        Text:   if (text_step_o && data_in_last_i) phase_q <= Result;
        Pads:   if (!pads) phase_q <= Sum;
        Sum:    if (sum_step && data_in_last_i) phase_q <= Close;
        Close:  if (done) phase_q <= Result;
        Result: if (result_taken_i) phase_q <= Idle;
        default: begin
          if (plan_valid_i) begin
            if (plan_i.len_bits == '0) phase_q <= Result;
            else if (plan_i.silent && plan_i.status == '0) phase_q <= Pads;
            else phase_q <= Text;
          end
        end
      endcase
    end
  end

  assign done_o = phase_q == Result;
  assign tag_o  = ok && taken_i.silent ? {96'd0, swap(mac)} : '0;
endmodule
