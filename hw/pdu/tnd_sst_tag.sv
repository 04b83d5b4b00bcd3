// The tag of GCM-SST and of all 256-NIA and 256-NCA algorithms of 3GPP, a block per clock, under the first three blocks of a
// keystream, H, Q and P: (POLYVAL_H(blocks) + lengths) . Q + P.
//
//   block --> + --> . H, for the lengths . Q --> total, back to +
//
// Standard    draft-mattsson-cfrg-aes-gcm-sst-19; RFC 8452, section 3
// Contract    For every task, one after the other: begin_i with its lengths, three pads, its blocks, filled up with zeros, and
//             finish_i when there are no more; then the tag is worked out, and counts while done_o is high, until the next
//             begin_i.
// Handshake   pad_valid_i, taken when pads_o is high; block_valid_i/block_ready_o
// Latency     from finish_i to done_o: four clocks
// Reset       clears it
// Byte order  byte 0 of a block in bits 7:0
// Timing      independent of pads and blocks; not masked
// Checked by  algorithms/snow5g/tb, algorithms/aes256/tb
module tnd_sst_tag
  import tnd_polyval_pkg::*;
(
  input  logic         clk_i,
  input  logic         rst_ni,

  input  logic         begin_i,
  input  logic [63:0]  aad_bits_i,
  input  logic [63:0]  text_bits_i,

  output logic         pads_o,
  input  logic         pad_valid_i,
  input  logic [127:0] pad_i,

  input  logic         block_valid_i,
  output logic         block_ready_o,
  input  logic [127:0] block_i,

  input  logic         finish_i,
  output logic         done_o,
  output logic [127:0] tag_o
);
  typedef enum logic [2:0] {
    Idle,     // with the tag of the task before, if there was one
    Pads,
    Blocks,
    Lengths,
    Last,     // the lengths are in
    Done
  } phase_t;

  phase_t       phase_q;
  logic [1:0]   count_q;   // pads that were
  logic [127:0] key_q, second_q, last_q, lengths_q;  // H, then Q; Q; P
  logic [127:0] block_q, total_q;
  logic         waiting_q;  // a block is to be multiplied

  assign pads_o        = phase_q == Pads;
  assign block_ready_o = phase_q == Blocks;
  assign done_o        = phase_q == Done;
  assign tag_o         = total_q ^ last_q;

  always_ff @(posedge clk_i) begin
    if (!rst_ni) begin
      phase_q <= Idle;
      count_q <= '0;
    end else begin
      unique case (phase_q)
        Pads: begin
          if (pad_valid_i) begin
            count_q <= count_q == 2'd2 ? '0 : count_q + 2'd1;
            if (count_q == 2'd2) phase_q <= Blocks;
          end
        end
        Blocks:  if (finish_i) phase_q <= Lengths;
        Lengths: phase_q <= Last;
        Last:    phase_q <= Done;
        default: if (begin_i) phase_q <= Pads;
      endcase
    end
  end

  always_ff @(posedge clk_i) begin
    if (!rst_ni) begin
      key_q     <= '0;
      second_q  <= '0;
      last_q    <= '0;
      block_q   <= '0;
      total_q   <= '0;
      waiting_q <= 1'b0;
    end else begin
      if (pads_o && pad_valid_i) begin
        if (count_q == 2'd0) key_q <= pad_i;
        if (count_q == 2'd1) second_q <= pad_i;
        if (count_q == 2'd2) last_q <= pad_i;
      end else if (phase_q == Lengths) begin
        key_q <= second_q;
      end
      waiting_q <= phase_q == Lengths || (block_ready_o && block_valid_i);
      block_q   <= phase_q == Lengths ? lengths_q : block_i;
      if (begin_i) total_q <= '0;
      else if (waiting_q) total_q <= dot(total_q ^ block_q, key_q);
    end
    if (begin_i) lengths_q <= {aad_bits_i, text_bits_i};
  end
endmodule
