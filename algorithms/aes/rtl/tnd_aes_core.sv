// AES encryption of blocks, each with its own key, in the chosen architecture.
//
// Standard    FIPS 197
// Contract    Blocks come out in the order in which they went in, each in one clock and whether or not anybody looks.
// Parameters  see the architectures
// Byte order  byte i of a block or key, in_i of FIPS 197, section 3.4, is bits 8 i + 7 .. 8 i
// Timing      independent of key and data; not masked
// Checked by  ../tb
module tnd_aes_core #(
  parameter int unsigned Architecture = tnd_aes_pkg::Rounds,
  parameter int unsigned Unroll       = 1,
  parameter int unsigned Partition    = 1,
  parameter int unsigned SboxForm     = tnd_aes_pkg::SboxFormTable,
  parameter int unsigned KeyBits      = 128
) (
  input  logic               clk_i,
  input  logic               rst_ni,

  input  logic               block_valid_i,
  output logic               block_ready_o,
  input  logic [KeyBits-1:0] key_i,
  input  logic [127:0]       block_i,

  output logic               block_valid_o,
  output logic [127:0]       block_o
);
  if (Architecture == tnd_aes_pkg::Rounds) begin : gen_rounds
    tnd_aes_core_rounds #(
      .Unroll   (Unroll),
      .Partition(Partition),
      .SboxForm (SboxForm),
      .KeyBits  (KeyBits)
    ) u_core (.*);
  end else begin : gen_unknown
    $error("no such Architecture");
  end
endmodule
