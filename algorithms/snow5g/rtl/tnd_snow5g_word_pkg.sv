// Blocks of SNOW 5G and the functions of a step.
//
// Standard    draft-mattsson-cfrg-aes-gcm-sst-19, appendix; the designers' SNOW-Vi; FIPS 197, sections 5.1.2 and 5.1.3
// Byte order  byte k of a block is in bits 8 k + 7 .. 8 k, word i of 16 bits in bits 16 i + 15 .. 16 i
// Checked by  ../tb
package tnd_snow5g_word_pkg;
  import tnd_sbox_pkg::times_2;

  typedef logic [127:0] block_t;

  // Start values of a stream.
  typedef struct packed {
    logic [255:0] key;
    block_t       iv;
  } start_t;

  // Words 0..7 and 8..15 of both LFSRs.
  typedef struct packed {
    block_t a_low;
    block_t a_high;
    block_t b_low;
    block_t b_high;
  } cells_t;

  typedef struct packed {
    block_t r1;
    block_t r2;
    block_t r3;
  } fsm_t;

  localparam int unsigned Steps = 16;  // of the initialisation

  localparam logic [15:0] FieldA = 16'h4a6d;
  localparam logic [15:0] FieldB = 16'hcc87;

  // Eight words times x in their field.
  function automatic block_t times_x(input block_t x, input logic [15:0] field);
    block_t r;
    for (int unsigned i = 0; i < 8; i++) r[16*i+:16] = (x[16*i+:16] << 1) ^ (x[16*i+15] ? field : 16'd0);
    return r;
  endfunction

  // A step of the LFSRs: the upper halves move down. Of A words 7..14 are the last of the lower half, then seven of the upper.
  function automatic cells_t stepped(input cells_t s);
    cells_t r;
    r.a_low  = s.a_high;
    r.a_high = times_x(s.a_low, FieldA) ^ {s.a_high[111:0], s.a_low[127:112]} ^ s.b_low;
    r.b_low  = s.b_high;
    r.b_high = times_x(s.b_low, FieldB) ^ s.b_high ^ s.a_low;
    return r;
  endfunction

  // Eight additions modulo 2^16.
  function automatic block_t plus(input block_t x, input block_t y);
    block_t r;
    for (int unsigned i = 0; i < 8; i++) r[16*i+:16] = x[16*i+:16] + y[16*i+:16];
    return r;
  endfunction

  // The bytes as a square, transposed.
  function automatic block_t sigma(input block_t x);
    block_t r;
    for (int unsigned k = 0; k < 16; k++) r[8*k+:8] = x[8*(4*(k%4)+k/4)+:8];
    return r;
  endfunction

  // Returns the byte that ShiftRows moves to byte k of a state.
  function automatic int unsigned shifted(input int unsigned k);
    return (k + 4 * (k % 4)) % 16;
  endfunction

  // ShiftRows and then MixColumns, of bytes that have been through the S-box.
  function automatic block_t mix(input block_t x);
    block_t r;
    for (int unsigned k = 0; k < 16; k++) begin
      // Byte k and those below it in its column, in a circle.
      logic [7:0] a, b, c, d;
      a = x[8*shifted(k)+:8];
      b = x[8*shifted(k-k%4+(k+1)%4)+:8];
      c = x[8*shifted(k-k%4+(k+2)%4)+:8];
      d = x[8*shifted(k-k%4+(k+3)%4)+:8];
      r[8*k+:8] = times_2(a ^ b) ^ b ^ c ^ d;
    end
    return r;
  endfunction

endpackage
