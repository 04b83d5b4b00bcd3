// Arithmetic of POLYVAL: GF(2^128) modulo x^128 + x^127 + x^126 + x^121 + 1, bit i of a block the coefficient of x^i.
//
// Standard    RFC 8452, section 3
// Timing      independent of the blocks; not masked
// Checked by  formal/tnd_polyval_formal.sv, the reduction; algorithms/snow5g/tb
package tnd_polyval_pkg;

  // Products of polynomials over GF(2); halves by Karatsuba's method.
  function automatic logic [63:0] product32(input logic [31:0] a, input logic [31:0] b);
    logic [63:0] r;
    r = '0;
    for (int unsigned i = 0; i < 32; i++) r ^= a[i] ? 64'(b) << i : '0;
    return r;
  endfunction

  function automatic logic [127:0] product64(input logic [63:0] a, input logic [63:0] b);
    logic [63:0] low, high, middle;
    low    = product32(a[31:0], b[31:0]);
    high   = product32(a[63:32], b[63:32]);
    middle = product32(a[31:0] ^ a[63:32], b[31:0] ^ b[63:32]) ^ low ^ high;
    return {high, low} ^ {32'd0, middle, 32'd0};
  endfunction

  function automatic logic [255:0] product128(input logic [127:0] a, input logic [127:0] b);
    logic [127:0] low, high, middle;
    low    = product64(a[63:0], b[63:0]);
    high   = product64(a[127:64], b[127:64]);
    middle = product64(a[63:0] ^ a[127:64], b[63:0] ^ b[127:64]) ^ low ^ high;
    return {high, low} ^ {64'd0, middle, 64'd0};
  endfunction

  // x^-64 times a block: modulo x^121 the modulus is 1, so its multiple by the low half clears that half.
  function automatic logic [127:0] over_x64(input logic [127:0] a);
    logic [63:0] low;
    low = a[63:0];
    return (a >> 64) ^ 128'(low) << 64 ^ 128'(low) << 63 ^ 128'(low) << 62 ^ 128'(low) << 57;
  endfunction

  // a b x^-128.
  function automatic logic [127:0] dot(input logic [127:0] a, input logic [127:0] b);
    logic [255:0] p;
    p = product128(a, b);
    return over_x64(over_x64(p[127:0])) ^ p[255:128];
  endfunction

endpackage
