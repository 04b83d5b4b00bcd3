// Bytes and blocks of SNOW 3G and UIA2 in the words of the standards, loop by loop: what the RTL is compared with.
//
// Standard    TS 35.216, sections 3.1, 3.3, 3.4.2, 3.4.3 and 5; FIPS 197, section 5.1.1; TS 35.215, section 4.3.2
package tnd_snow3g_standard_pkg;

  function automatic logic [7:0] mulx(input logic [7:0] v, input logic [7:0] c);
    return v[7] ? (v << 1) ^ c : v << 1;
  endfunction

  function automatic logic [7:0] mulx_pow(input logic [7:0] v, input int unsigned i, input logic [7:0] c);
    logic [7:0] r;
    r = v;
    for (int unsigned k = 0; k < i; k++) r = mulx(r, c);
    return r;
  endfunction

  function automatic logic [31:0] mul_alpha(input logic [7:0] c);
    return {mulx_pow(c, 23, 8'ha9), mulx_pow(c, 245, 8'ha9), mulx_pow(c, 48, 8'ha9), mulx_pow(c, 239, 8'ha9)};
  endfunction

  function automatic logic [31:0] div_alpha(input logic [7:0] c);
    return {mulx_pow(c, 16, 8'ha9), mulx_pow(c, 39, 8'ha9), mulx_pow(c, 6, 8'ha9), mulx_pow(c, 64, 8'ha9)};
  endfunction

  function automatic logic [7:0] product(input logic [7:0] a, input logic [7:0] b, input logic [7:0] c);
    logic [7:0] r;
    r = '0;
    for (int unsigned i = 0; i < 8; i++) r = mulx(r, c) ^ (b[7-i] ? a : 8'd0);
    return r;
  endfunction

  // x^254, then the affine map of FIPS 197.
  function automatic logic [7:0] sr(input logic [7:0] x);
    logic [7:0] power, b, r;
    power = x;
    b     = 8'd1;
    for (int unsigned i = 1; i < 8; i++) begin
      power = product(power, power, 8'h1b);
      b     = product(b, power, 8'h1b);
    end
    r = 8'h63;
    for (int unsigned i = 0; i < 8; i++) r[i] ^= b[i] ^ b[(i+4)%8] ^ b[(i+5)%8] ^ b[(i+6)%8] ^ b[(i+7)%8];
    return r;
  endfunction

  // g49 and 0x25.
  function automatic logic [7:0] sq(input logic [7:0] x);
    logic [7:0] power, r;
    power = 8'd1;
    r     = 8'h25;
    for (int unsigned i = 1; i < 50; i++) begin
      power = product(power, x, 8'h69);
      if (i == 1 || i == 9 || i == 13 || i == 15 || i == 33 || i == 41 || i == 45 || i == 47 || i == 49) r ^= power;
    end
    return r;
  endfunction

  // Sections 3.3.1 and 3.3.2, over the bytes w0 .. w3 that came out of the S-box, c of its field.
  function automatic logic [31:0] combine(input logic [31:0] w, input logic [7:0] c);
    logic [7:0] w0, w1, w2, w3;
    {w0, w1, w2, w3} = w;
    return {mulx(w0, c) ^ w1 ^ w2 ^ mulx(w3, c) ^ w3, mulx(w0, c) ^ w0 ^ mulx(w1, c) ^ w2 ^ w3,
            w0 ^ mulx(w1, c) ^ w1 ^ mulx(w2, c) ^ w3, w0 ^ w1 ^ mulx(w2, c) ^ w2 ^ mulx(w3, c)};
  endfunction

  function automatic logic [63:0] mul64x(input logic [63:0] v);
    return v[63] ? (v << 1) ^ 64'h1b : v << 1;
  endfunction

endpackage
