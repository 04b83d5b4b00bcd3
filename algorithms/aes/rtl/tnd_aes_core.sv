// AES encryption of blocks in the chosen architecture.
//
// Standard    FIPS 197
// Contract    Blocks come out in the order in which they went in, each for one clock, without back-pressure.
//             Whose key it is: KeySchedule, see tnd_aes_core_rounds; in the serial architecture each block has its own.
// Parameters  see the architectures
// Byte order  byte i of a block or key, in_i of FIPS 197, section 3.4, is bits 8 i + 7 .. 8 i
// Timing      independent of key and data; not masked
// Checked by  ../tb
module tnd_aes_core #(
  parameter int unsigned Architecture= tnd_aes_pkg::Rounds,
  parameter int unsigned Unroll      = 1,
  parameter int unsigned Partition   = 1,
  parameter int unsigned KeyBits     = 128,
  parameter int unsigned SboxForm    = tnd_aes_pkg::SboxFormTable,
  parameter int unsigned KeySchedule = tnd_aes_pkg::KeyScheduleOnline,
  parameter logic [255:0] ConstantKey  = 256'h1f1e1d1c1b1a191817161514131211100f0e0d0c0b0a09080706050403020100
) (
  input  logic               clk_i,
  input  logic               rst_ni,

  input  logic               key_valid_i,  // of a precomputed schedule
  output logic               key_ready_o,
  input  logic               block_valid_i,
  output logic               block_ready_o,
  input  logic [KeyBits-1:0] key_i,
  input  logic [127:0]       block_i,

  output logic               block_valid_o,
  output logic [127:0]       block_o
);
  if (Architecture == tnd_aes_pkg::Rounds) begin : gen_rounds
    tnd_aes_core_rounds #(
      .Unroll     (Unroll),
      .Partition  (Partition),
      .KeyBits    (KeyBits),
      .SboxForm   (SboxForm),
      .KeySchedule(KeySchedule),
      .ConstantKey(ConstantKey)
    ) u_core (.*);
  end else if (Architecture == tnd_aes_pkg::Serial) begin : gen_serial
    if (KeyBits != 128) begin : gen_no_key
      $error("the serial architecture has keys of 128 bits");
    end
    tnd_aes_bytes u_core (.clk_i, .rst_ni, .block_valid_i, .block_ready_o, .key_i, .block_i, .block_valid_o, .block_o);
    logic unused;
    assign key_ready_o = 1'b0;
    assign unused      = key_valid_i;
  end else begin : gen_unknown
    $error("no such Architecture");
  end
endmodule
