// The S-boxes of ZUC as circuits, in steps between which a pipeline may have registers.
//
// Standard    ETSI/SAGE 128-EEA3 & 128-EIA3 Document 2, tables 3.1 and 3.2
// Source      S0: three rounds over nibbles, Document 4, the design and evaluation report. S1: an inverse by the norm to a
//             subfield, Itoh and Tsujii, "A fast algorithm for computing multiplicative inverses in GF(2^m)" (1988)
// Timing      independent of the byte; not masked
// Checked by  ../tb, ../formal/tnd_zuc_sbox_formal.sv
package tnd_zuc_sbox_pkg;

  // ------------------------------------------------------------------ S0
  // The nibbles are {h, g, f, e} and {d, c, b, a}, each changed by a function of the other in turn; then the byte is
  // rotated by 5. The circuit maps 0 to 0; the constant comes last.

  function automatic logic [7:0] s0_round1(input logic [7:0] x);
    logic [3:0] p;
    logic a, b, c, d, ac, bd;
    {d, c, b, a} = x[3:0];
    ac   = a ^ c;
    bd   = b ^ d;
    p[0] = b ^ (d & (c ^ bd));
    p[1] = c ^ (a & (d ^ ac));
    p[2] = a ^ (c & (b ^ ac));
    p[3] = p[2] ^ p[0] ^ p[1] ^ (ac & bd);
    return {x[7:4] ^ p, x[3:0]};
  endfunction

  function automatic logic [7:0] s0_round2(input logic [7:0] x);
    logic [3:0] p;
    logic e, f, g, h, q0, q1, q2, q3;
    {h, g, f, e} = x[7:4];
    q0   = (g & h) ^ (e & h);
    q1   = f ^ q0;
    q2   = (f & g & h) ^ (e & g);
    q3   = e ^ q1 ^ (e & f) ^ (f & g);
    p[0] = q1 ^ (f & h) ^ (e & f & g);
    p[1] = q2 ^ q3 ^ g ^ (f & h);
    p[2] = h ^ q2 ^ (e & f) ^ q0 ^ (e & g & h);
    p[3] = h ^ q3 ^ (e & f & h) ^ (e & f & g);
    return {x[7:4], x[3:0] ^ p};
  endfunction

  function automatic logic [7:0] s0_round3(input logic [7:0] x);
    logic [3:0] p;
    logic [7:0] mixed;
    logic i, j, k, l, il, jk;
    {l, k, j, i} = x[3:0];
    il    = i ^ l;
    jk    = j ^ k;
    p[0]  = i ^ k ^ (il & (k ^ il));
    p[1]  = k ^ j ^ (j & (l ^ jk));
    p[2]  = i ^ (l & (j ^ il));
    p[3]  = k ^ (i & jk);
    mixed = {x[7:4] ^ p, x[3:0]};
    return {mixed[2:0], mixed[7:3]} ^ 8'h3e;
  endfunction

  // ------------------------------------------------------------------ S1
  // A linear image of the inverse in a field of 256 elements. An element's inverse is its conjugate over the field of 16
  // times the inverse of its norm, which is in that field: so every bit of S1 is a sum of four products, of a bit of the
  // norm's inverse and of a sum of bits of the byte. No sum of step 1 has more than four bits.

  typedef logic [3:0][8:0]  s1_sums_t;
  typedef logic [1:0][15:0] s1_nibbles_t;
  typedef logic [7:0][3:0]  s1_factors_t;
  typedef logic [7:0][1:0]  s1_products_t;

  // Step 1: for every bit of the norm four pairs of sums to be multiplied, and a sum to be added.
  localparam logic [7:0] S1Sums [4][9] = '{
    '{8'h94, 8'h63, 8'h01, 8'h58, 8'h04, 8'h30, 8'h10, 8'h40, 8'h29},
    '{8'h16, 8'ha8, 8'h18, 8'h63, 8'h01, 8'h20, 8'h08, 8'h40, 8'hc6},
    '{8'h42, 8'h29, 8'h80, 8'h1d, 8'h08, 8'h51, 8'h10, 8'h40, 8'h94},
    '{8'h2c, 8'h51, 8'h30, 8'hc6, 8'h02, 8'h40, 8'h10, 8'h80, 8'h8c}
  };
  function automatic s1_sums_t s1_sums(input logic [7:0] x);
    s1_sums_t sums;
    for (int unsigned i = 0; i < 4; i++) begin
      for (int unsigned j = 0; j < 9; j++) sums[i][j] = ^(x & S1Sums[i][j]);
    end
    return sums;
  endfunction

  // Step 2: the norm; beside it all sums of bits of a nibble.
  function automatic logic [3:0] s1_norm(input s1_sums_t sums);
    logic [3:0] norm;
    for (int unsigned i = 0; i < 4; i++) begin
      norm[i] = sums[i][8];
      for (int unsigned j = 0; j < 4; j++) norm[i] ^= sums[i][2*j] & sums[i][2*j+1];
    end
    return norm;
  endfunction

  function automatic s1_nibbles_t s1_nibbles(input logic [7:0] x);
    s1_nibbles_t nibbles;
    for (int unsigned i = 0; i < 16; i++) nibbles[0][i] = ^(x[3:0] & 4'(i));
    for (int unsigned i = 0; i < 16; i++) nibbles[1][i] = ^(x[7:4] & 4'(i));
    return nibbles;
  endfunction

  // Step 3: its inverse; beside it the other factors, of every bit of S1.
  localparam logic [3:0] S1Inverse [16] = '{
    4'h0, 4'h1, 4'h6, 4'he, 4'h4, 4'hf, 4'h3, 4'h2, 4'hc, 4'h9, 4'h7, 4'h5, 4'h8, 4'hb, 4'ha, 4'hd
  };
  localparam logic [7:0] S1Factors [8][4] = '{
    '{8'hff, 8'hec, 8'h71, 8'hdc},
    '{8'h17, 8'h40, 8'hc6, 8'h2d},
    '{8'h43, 8'h3d, 8'h0b, 8'h20},
    '{8'h46, 8'hb7, 8'hf3, 8'h19},
    '{8'h2f, 8'hb4, 8'h1e, 8'h3f},
    '{8'h08, 8'h4a, 8'h45, 8'hdd},
    '{8'h5a, 8'hd7, 8'h56, 8'h22},
    '{8'h99, 8'h70, 8'h94, 8'hb0}
  };
  function automatic s1_factors_t s1_factors(input s1_nibbles_t nibbles);
    s1_factors_t factors;
    for (int unsigned i = 0; i < 8; i++) begin
      for (int unsigned j = 0; j < 4; j++) begin
        factors[i][j] = nibbles[0][S1Factors[i][j][3:0]] ^ nibbles[1][S1Factors[i][j][7:4]];
      end
    end
    return factors;
  endfunction

  // Step 4: the sum of two products, twice.
  function automatic s1_products_t s1_products(input s1_factors_t factors, input logic [3:0] inverse);
    s1_products_t products;
    for (int unsigned i = 0; i < 8; i++) begin
      for (int unsigned j = 0; j < 2; j++) products[i][j] = ^(factors[i][2*j+:2] & inverse[2*j+:2]);
    end
    return products;
  endfunction

  // Step 5: their sum, and the constant.
  function automatic logic [7:0] s1_collect(input s1_products_t products);
    logic [7:0] x;
    for (int unsigned i = 0; i < 8; i++) x[i] = ^products[i];
    return x ^ 8'h55;
  endfunction

endpackage
