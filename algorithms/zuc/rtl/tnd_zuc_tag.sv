// The tag of 256-NIA6 and 256-NCA6 under the first twelve words of a keystream, H, Q and P of four words each:
// (POLYVAL_H(words) + lengths) . Q + P.
//
// Standard    see ../README.md
// Contract    For every task, one after the other: begin_i with its lengths, twelve pads, its words in packets that
//             are filled up to blocks of four, and finish_i when there are no more; a clock later the tag is worked out,
//             and counts while done_o is high, until the next begin_i.
// Parameters  MacBits: of a word that are taken per clock
// Handshake   pad_valid_i, taken when pads_o is high; word_valid_i/word_ready_o
// Latency     from finish_i to done_o: words that fill the last block, four more, and three clocks
// Reset       clears it
// Byte order  pads and words as beats have them, byte 0 in bits 7:0
// Timing      independent of pads and words; not masked
// Checked by  ../tb, in tnd_zuc_core
module tnd_zuc_tag
  import tnd_pdu_tag_pkg::*;
#(
  parameter int unsigned MacBits = 32
) (
  input  logic         clk_i,
  input  logic         rst_ni,

  input  logic         begin_i,
  input  logic [63:0]  aad_bits_i,
  input  logic [63:0]  text_bits_i,

  output logic         pads_o,
  input  logic         pad_valid_i,
  input  logic [31:0]  pad_i,

  input  logic         word_valid_i,
  output logic         word_ready_o,
  input  logic [31:0]  word_i,
  input  logic         word_last_i,

  input  logic         finish_i,
  output logic         done_o,
  output logic [127:0] tag_o
);
  phase_t       phase;
  logic [3:0]   count;              // pads or lengths that were
  logic [127:0] lengths_q;          // the word that is next lowest
  logic [31:0]  key_q [4];          // H, then Q
  logic [31:0]  second_q [4];       // Q
  logic [127:0] last_q;             // P
  logic         sum_valid, sum_ready, sum_idle;
  logic [127:0] total;

  assign pads_o       = phase == Pads;
  assign word_ready_o = phase == Words && sum_ready;
  assign sum_valid    = phase == Lengths || (phase == Words && word_valid_i);
  assign tag_o        = total ^ last_q;

  tnd_zuc_polyval #(
    .Bits(MacBits)
  ) u_sum (
    .clk_i,
    .rst_ni,
    .clear_i     (begin_i),
    .key_i       ({key_q[3], key_q[2], key_q[1], key_q[0]}),
    .word_valid_i(sum_valid),
    .word_ready_o(sum_ready),
    .word_i      (phase == Lengths ? lengths_q[31:0] : word_i),
    .word_last_i (phase == Words && word_last_i),
    .idle_o      (sum_idle),
    .total_o     (total)
  );

  tnd_pdu_tag_sequence #(.PadWords(12), .LengthWords(4)) u_sequence (
    .finish_i   (finish_i),
    .sum_ready_i(sum_ready),
    .sum_idle_i (sum_idle),
    .phase_o    (phase),
    .count_o    (count),
    .*
  );

  always_ff @(posedge clk_i) begin
    if (!rst_ni) begin
      last_q <= '0;
      for (int unsigned i = 0; i < 4; i++) begin
        key_q[i]    <= '0;
        second_q[i] <= '0;
      end
    end else if (phase == Pads && pad_valid_i) begin
      for (int unsigned i = 0; i < 4; i++) begin
        if (count == 4'(i)) key_q[i] <= pad_i;
        if (count == 4'(4 + i)) second_q[i] <= pad_i;
        if (count == 4'(8 + i)) last_q[32*i+:32] <= pad_i;
      end
    end else if (phase == Lengths && sum_ready) begin
      for (int unsigned i = 0; i < 4; i++) key_q[i] <= second_q[i];
    end
    if (begin_i) lengths_q <= {aad_bits_i, text_bits_i};
    else if (phase == Lengths && sum_ready) lengths_q <= lengths_q >> 32;
  end
endmodule
