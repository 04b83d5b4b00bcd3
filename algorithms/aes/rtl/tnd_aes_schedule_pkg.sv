// AES: the key schedule of a key that is known when the core is made.
//
// Standard    FIPS 197, section 5.2
// Byte order  see tnd_aes_round_pkg
package tnd_aes_schedule_pkg;
  import tnd_aes_round_pkg::*;

  typedef logic [15:0][127:0] round_keys_t;

  // All round keys of the first key_bits bits of a key, from that of the first AddRoundKey on; what is left is 0.
  function automatic round_keys_t round_keys(input logic [255:0] key, input int unsigned key_bits);
    logic [16*128-1:0] words;
    logic [31:0]       next;
    int unsigned       key_words;
    key_words = key_bits / 32;
    words     = '0;
    for (int unsigned i = 0; i < 4 * (key_words + 7); i++) begin
      next = i < key_words ? key[32*(i%8)+:32] : words[32*(i-1)+:32];
      if (i >= key_words) begin
        if (i % key_words == 0) next = rotate(next);
        if (i % key_words == 0 || (key_words == 8 && i % 8 == 4)) begin
          for (int unsigned j = 0; j < 4; j++) next[8*j+:8] = tnd_sbox_pkg::SrTable[next[8*j+:8]];
        end
        if (i % key_words == 0) next[7:0] ^= round_constant(4'(i / key_words));
        next ^= words[32*(i-key_words)+:32];
      end
      words[32*i+:32] = next;
    end
    return words;
  endfunction
endpackage
