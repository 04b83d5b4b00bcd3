// MAC-I of EIA1 under the first five words of a keystream, P and Q of two words each and one, OTP:
// the upper half of (EVAL_P(words) + length) . Q, + OTP.
//
// Standard    TS 35.215, section 4.4
// Contract    For every task, one after the other: begin_i with its length, five pads, its words, the last one with
//             word_last_i; then the MAC is worked out, and counts while done_o is high, until the next begin_i.
// Parameters  MacBits: of a word that are taken per clock
// Handshake   pad_valid_i, taken when pads_o is high; word_valid_i/word_ready_o
// Latency     from the last word to done_o: a word that fills the block where it is the first, two more, and three clocks
// Reset       clears it
// Byte order  pads and words as numbers, their first bit highest
// Timing      independent of pads and words; not masked
// Checked by  ../tb, in tnd_snow3g_core
module tnd_snow3g_mac
  import tnd_pdu_tag_pkg::*;
#(
  parameter int unsigned MacBits = 32
) (
  input  logic        clk_i,
  input  logic        rst_ni,

  input  logic        begin_i,
  input  logic [31:0] len_bits_i,

  output logic        pads_o,
  input  logic        pad_valid_i,
  input  logic [31:0] pad_i,

  input  logic        word_valid_i,
  output logic        word_ready_o,
  input  logic [31:0] word_i,
  input  logic        word_last_i,

  output logic        done_o,
  output logic [31:0] mac_o
);
  phase_t      phase;
  logic [2:0]  count;              // pads or words of the length that were
  logic [31:0] length_q, otp_q;
  logic [63:0] key_q, second_q;    // P, then Q; Q
  logic        sum_valid, sum_ready, sum_idle, unused_total;
  logic [63:0] total;

  assign pads_o       = phase == Pads;
  assign word_ready_o = phase == Words && sum_ready;
  assign sum_valid    = phase == Lengths || (phase == Words && word_valid_i);
  assign mac_o        = total[63:32] ^ otp_q;
  assign unused_total = ^total[31:0];

  tnd_snow3g_evaluate #(
    .Bits(MacBits)
  ) u_sum (
    .clk_i,
    .rst_ni,
    .clear_i     (begin_i),
    .key_i       (key_q),
    .word_valid_i(sum_valid),
    .word_ready_o(sum_ready),
    .word_i      (phase == Words ? word_i : count[0] ? length_q : '0),
    .word_last_i (phase == Words && word_last_i),
    .idle_o      (sum_idle),
    .total_o     (total)
  );

  tnd_pdu_tag_sequence #(.PadWords(5), .LengthWords(2)) u_sequence (
    .finish_i   (word_valid_i && sum_ready && word_last_i),
    .sum_ready_i(sum_ready),
    .sum_idle_i (sum_idle),
    .phase_o    (phase),
    .count_o    (count),
    .*
  );

  always_ff @(posedge clk_i) begin
    if (!rst_ni) begin
      key_q    <= '0;
      second_q <= '0;
      otp_q    <= '0;
    end else if (phase == Pads && pad_valid_i) begin
      if (count == 3'd0) key_q[63:32] <= pad_i;
      if (count == 3'd1) key_q[31:0] <= pad_i;
      if (count == 3'd2) second_q[63:32] <= pad_i;
      if (count == 3'd3) second_q[31:0] <= pad_i;
      if (count == 3'd4) otp_q <= pad_i;
    end else if (phase == Lengths && sum_ready) begin
      key_q <= second_q;
    end
    if (begin_i) length_q <= len_bits_i;
  end
endmodule
