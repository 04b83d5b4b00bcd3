// Words of SNOW 3G and the linear functions over them.
//
// Standard    TS 35.216, sections 3.4.2 to 3.4.5, 3.3 and 4.1
// Byte order  a word as a number: bits 31:24 are its byte 0
// Checked by  ../formal/tnd_snow3g_field_formal.sv, ../tb
package tnd_snow3g_word_pkg;

  typedef logic [15:0][31:0] cells_t;  // s_0 .. s_15
  typedef logic [3:0][31:0]  four_t;   // k_0 .. k_3, or IV_0 .. IV_3

  // Start values of a stream.
  typedef struct packed {
    four_t key;
    four_t iv;
  } start_t;

  typedef struct packed {
    logic [31:0] r1;
    logic [31:0] r2;
    logic [31:0] r3;
  } fsm_t;

  localparam int unsigned Rounds = 32;  // of the initialisation

  // The low byte of the polynomials of the fields of S1 and S2.
  localparam logic [7:0] RijndaelField = 8'h1b;
  localparam logic [7:0] SqField       = 8'h69;

  // MUL_alpha and DIV_alpha of the bytes 1, 2, 4 .. 128; both are linear.
  localparam logic [31:0] MulAlphaOf [8] = '{
    32'he19fcf13, 32'h6b973726, 32'hd6876e4c, 32'h05a7dc98, 32'h0ae71199, 32'h1467229b, 32'h28ce449f, 32'h50358897
  };
  localparam logic [31:0] DivAlphaOf [8] = '{
    32'h180f40cd, 32'h301e8033, 32'h603ca966, 32'hc078fbcc, 32'h29f05f31, 32'h5249be62, 32'ha492d5c4, 32'he18d0321
  };

  // A word times alpha; a word over alpha.
  function automatic logic [31:0] times_alpha(input logic [31:0] x);
    logic [31:0] r;
    r = x << 8;
    for (int unsigned i = 0; i < 8; i++) r ^= x[24+i] ? MulAlphaOf[i] : '0;
    return r;
  endfunction

  function automatic logic [31:0] over_alpha(input logic [31:0] x);
    logic [31:0] r;
    r = x >> 8;
    for (int unsigned i = 0; i < 8; i++) r ^= x[i] ? DivAlphaOf[i] : '0;
    return r;
  endfunction

  // Input of s_15, without the output of the FSM.
  function automatic logic [31:0] feedback(input logic [31:0] s0, input logic [31:0] s2, input logic [31:0] s11);
    return times_alpha(s0) ^ s2 ^ over_alpha(s11);
  endfunction

  function automatic logic [7:0] times_x(input logic [7:0] v, input logic [7:0] field);
    return (v << 1) ^ (v[7] ? field : 8'd0);
  endfunction

  // The linear half of S1 and S2, over the bytes that came out of the S-box.
  function automatic logic [31:0] mix(input logic [31:0] x, input logic [7:0] field);
    logic [31:0] r;
    for (int unsigned i = 0; i < 4; i++) begin
      // Byte i and those behind it, in a circle.
      logic [7:0] a, b, c, d;
      a = x[8*(3-i)+:8];
      b = x[8*((6-i)%4)+:8];
      c = x[8*((5-i)%4)+:8];
      d = x[8*((4-i)%4)+:8];
      r[8*(3-i)+:8] = times_x(a ^ d, field) ^ b ^ c ^ d;
    end
    return r;
  endfunction

  // Section 4.1: the cells before the first round. Cell 4 segment + k is word k of the key, inverted or not, and what of the iv
  // loading_iv says.
  function automatic logic [31:0] loading_iv(input int unsigned segment, input logic [1:0] k, input four_t iv);
    if (segment == 2) return k == 2'd1 ? iv[3] : k == 2'd2 ? iv[2] : '0;
    if (segment == 3) return k == 2'd0 ? iv[1] : k == 2'd3 ? iv[0] : '0;
    return '0;
  endfunction

  function automatic logic [31:0] loading_word(input int unsigned segment, input logic [1:0] k, input start_t start);
    return (segment % 2 == 0 ? ~start.key[k] : start.key[k]) ^ loading_iv(segment, k, start.iv);
  endfunction

  function automatic cells_t loaded(input start_t start);
    cells_t r;
    for (int unsigned i = 0; i < 16; i++) r[i] = loading_word(i / 4, 2'(i), start);
    return r;
  endfunction

endpackage
