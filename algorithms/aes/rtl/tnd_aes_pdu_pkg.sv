// Types of the signals between the parts of tnd_aes_pdu.
//
// Byte order  byte i of a block is element i; the bits of a message begin with the most significant one of byte 0
package tnd_aes_pdu_pkg;
  import tnd_aes_round_pkg::block_t;

  // A task, once it is judged; parameters are the bytes of its iv that may differ from 0, byte 0 in bits 7:0.
  typedef struct packed {
    logic        integrity;
    logic        has_message;
    logic [31:0] len_bits;
    logic [39:0] parameters;
    logic [7:0]  status;
  } plan_t;

  // A block as a number whose most significant bit is the first of the message, and back.
  function automatic logic [127:0] swapped(input logic [127:0] x);
    logic [127:0] y;
    for (int unsigned i = 0; i < 16; i++) y[8*i+:8] = x[8*(15-i)+:8];
    return y;
  endfunction

  // The block's first `bits` bits, then a one and zeros, if there is room.
  function automatic block_t padded(input block_t x, input logic [7:0] bits);
    logic [127:0] rest;
    rest = {128{1'b1}} >> bits;
    return swapped((swapped(x) & ~rest) | (rest & ~(rest >> 1)));
  endfunction

  // SP 800-38B, section 6.1: from L to K1, or from K1 to K2.
  function automatic block_t doubled(input block_t x);
    logic [127:0] y;
    y = swapped(x);
    return swapped({y[126:0], 1'b0} ^ (y[127] ? 128'h87 : '0));
  endfunction
endpackage
