// GF(2^128) of GHASH, and where its multiplier has registers.
//
// Standard    SP 800-38D, section 6.3: the field's polynomial is x^128 + x^7 + x^2 + x + 1
// Byte order  byte i of a block is bits 8 i + 7 .. 8 i; its most significant bit is the coefficient of x^(8 i). Bit i of an
//             element is the coefficient of x^i.
package tnd_aes_gcm_field_pkg;
  typedef logic [127:0] block_t;
  typedef logic [127:0] element_t;
  typedef logic [254:0] product_t;  // of two elements, before it is reduced

  // An element from a block, and a block from an element.
  function automatic logic [127:0] turned(input logic [127:0] x);
    logic [127:0] y;
    for (int unsigned i = 0; i < 128; i++) y[i] = x[8*(i/8)+7-i%8];
    return y;
  endfunction

  // Reduces a product modulo x^128 + x^7 + x^2 + x + 1: bits from x^128 on return as four sums at x^0, x^1, x^2 and x^7; the
  // six bits that these push past x^127 return once more.
  function automatic element_t reduced(input product_t product);
    logic [133:0] high;
    logic [133:0] back;
    logic [12:0]  again;
    high  = 134'(product[254:128]);
    back  = high ^ high << 1 ^ high << 2 ^ high << 7;
    again = 13'(back[133:128]) ^ 13'(back[133:128]) << 1 ^ 13'(back[133:128]) << 2 ^ 13'(back[133:128]) << 7;
    return product[127:0] ^ back[127:0] ^ 128'(again);
  endfunction

  // Registers of a multiplier: behind the sums of Karatsuba's method, in and behind the products without it, and
  // behind the sums that join those, bit i: of level i. One more ends it.
  typedef struct packed {
    logic       split;
    logic       half;
    logic       base;
    logic [7:0] joins;
  } cut_t;

  function automatic cut_t cut_of(input int unsigned levels, input int unsigned clocks);
    cut_t cut;
    cut       = '0;
    cut.base  = clocks > 1;
    cut.split = clocks > 2;
    if (levels == 0) begin
      cut.half = clocks > 3;
    end else begin
      if (clocks > 3) cut.joins[levels] = 1'b1;
      cut.half = clocks > 4;
      if (clocks > 5) cut.joins[levels/2] = 1'b1;
    end
    return cut;
  endfunction

  // The registers that a multiplier has at most.
  function automatic int unsigned most_clocks(input int unsigned levels);
    return levels == 0 ? 4 : levels == 1 ? 5 : 6;
  endfunction
endpackage
