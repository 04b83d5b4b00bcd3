// Builds the blocks that CMAC chains from the beats of a message: puts eight bytes of parameters in front and pads the last
// block.
//
// Standard    3GPP TS 33.401, annex B.2.3; NIST SP 800-38B, section 6.2, without the subkey
// Contract    A message is a packet of beats. Its bits past len_bits_i are ignored; parameters_i, len_bits_i and half_full_i hold
//             while it comes. ended_o: the message's last block leaves.
// Handshake   beat_valid_i/beat_ready_o; block_valid_o/block_ready_i
// Rate        a block per clock; one more for a last beat with more than half of its bits
// Latency     0
// Reset       forgets the message
// Checked by  ../tb, in tnd_aes_pdu
module tnd_aes_mac_blocks
  import tnd_aes_round_pkg::block_t;
  import tnd_aes_pdu_pkg::*;
(
  input  logic         clk_i,
  input  logic         rst_ni,
  input  logic [39:0]  parameters_i,
  input  logic [6:0]   len_bits_i,   // the lowest bits alone
  input  logic         half_full_i,  // the last beat has more than half of its bits

  input  logic         beat_valid_i,
  output logic         beat_ready_o,
  input  logic [127:0] beat_i,
  input  logic         beat_last_i,

  output logic         block_valid_o,
  input  logic         block_ready_i,
  output block_t       block_o,
  output logic         block_last_o,
  output logic         ended_o
);
  // Half a block waits for the next beat; of a last beat's second half nothing more comes.
  logic [63:0] half_q, half;
  logic        first_q, rest_q, moves;
  logic [7:0]  bits;
  assign half = first_q ? {24'd0, parameters_i} : half_q;

  assign block_valid_o = rest_q || beat_valid_i;
  assign block_last_o  = rest_q || (beat_last_i && !half_full_i);
  assign beat_ready_o  = !rest_q && block_ready_i;
  assign moves         = block_valid_o && block_ready_i;
  assign ended_o       = moves && block_last_o;
  // Bits of the last block: of half a block and the message's last ones.
  assign bits    = rest_q ? {1'b0, len_bits_i - 7'd64} : {1'b0, len_bits_i} + 8'd64;
  assign block_o = block_last_o ? padded({rest_q ? 64'd0 : beat_i[63:0], half}, bits) : {beat_i[63:0], half};

  always_ff @(posedge clk_i) begin
    if (!rst_ni) begin
      first_q <= 1'b1;
      rest_q  <= 1'b0;
    end else if (moves) begin
      first_q <= block_last_o;
      rest_q  <= !rest_q && beat_last_i && half_full_i;
    end
  end
  always_ff @(posedge clk_i) begin
    if (moves) half_q <= beat_i[127:64];
  end
endmodule
