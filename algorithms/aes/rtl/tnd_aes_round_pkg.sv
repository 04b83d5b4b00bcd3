// AES: types and linear steps of a round, of encryption.
//
// Standard    FIPS 197, sections 5.1 and 5.2
// Byte order  byte i of a block or key is element i: in_i of FIPS 197, section 3.4; row i % 4, column i / 4 of the state
package tnd_aes_round_pkg;
  typedef logic [15:0][7:0] block_t;
  typedef logic [3:0][7:0]  word_t;  // a column of the state or a word of the key schedule

  // Registers in a round: in and behind SubBytes, in and behind MixColumns, behind AddRoundKey. Together they are
  // Partition, but where a round has none of its own, or a block RAM brings one; a round with block RAMs has at most five.
  typedef struct packed {
    int unsigned sbox;
    int unsigned mix;
    int unsigned last;
  } cut_t;

  // The form of the S-boxes of a round: of mixed ones the first three of five are in block RAMs.
  function automatic int unsigned form_of(input int unsigned sbox_form, input int unsigned round, input int unsigned unroll);
    if (sbox_form != tnd_aes_pkg::SboxFormMixed) return sbox_form;
    return 5 * (round + 1) <= 3 * unroll ? tnd_aes_pkg::SboxFormRam : tnd_aes_pkg::SboxFormLogic;
  endfunction

  function automatic cut_t cut_of(input int unsigned sbox_form, input int unsigned partition);
    int unsigned sbox, mix;
    sbox = partition < 2 ? 0 : 1;
    mix  = 0;
    if (sbox_form == tnd_aes_pkg::SboxFormRam) begin
      if (partition < 2) return '{32'd1, 32'd0, 32'd0};
      if (partition > 2) sbox = 2;
      if (partition > 3) mix = partition == 4 ? 1 : 2;
    end else if (sbox_form == tnd_aes_pkg::SboxFormTable) begin
      if (partition > 2) mix = 1;
      if (partition > 3) sbox = 2;
      if (partition > 4) mix = 2;
    end else begin
      if (partition > 2) sbox = partition - 1;
      if (partition > 5) begin
        sbox = partition < 8 ? partition - 2 : 5;
        mix  = partition - 1 - sbox;
      end
    end
    return '{sbox, mix, partition == 0 ? 32'd0 : 32'd1};
  endfunction

  function automatic logic [7:0] xtime(input logic [7:0] x);
    return {x[6:0], 1'b0} ^ (x[7] ? 8'h1b : 8'h00);
  endfunction

  function automatic block_t shift_rows(input block_t x);
    block_t y;
    for (int unsigned i = 0; i < 16; i++) y[i] = x[(i + 4 * (i % 4)) % 16];
    return y;
  endfunction

  // MixColumns in two steps: sums of each byte with the next of its column, then y = 2 (a + b) + b + (c + d).
  function automatic block_t pair_sums(input block_t x);
    block_t y;
    for (int unsigned i = 0; i < 16; i++) y[i] = x[i] ^ x[4*(i/4)+(i+1)%4];
    return y;
  endfunction
  function automatic block_t mix_columns(input block_t x, input block_t pairs);
    block_t y;
    for (int unsigned i = 0; i < 16; i++) y[i] = xtime(pairs[i]) ^ x[4*(i/4)+(i+1)%4] ^ pairs[4*(i/4)+(i+2)%4];
    return y;
  endfunction

  function automatic word_t rotate(input word_t x);
    return {x[0], x[3:1]};
  endfunction

  // Rcon of section 5.2, from 1 on.
  function automatic logic [7:0] round_constant(input logic [3:0] i);
    logic [7:0] x;
    x = 8'h01;
    for (int unsigned j = 1; j < 11; j++) begin
      if (32'(i) > j) x = xtime(x);
    end
    return x;
  endfunction
endpackage
