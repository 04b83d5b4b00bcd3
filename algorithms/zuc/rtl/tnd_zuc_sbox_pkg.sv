// The S-boxes of ZUC in steps between which a pipeline may have registers.
//
// Standard    ETSI/SAGE 128-EEA3 & 128-EIA3 Document 2, tables 3.1 and 3.2
// Source      S0: three rounds over nibbles, Document 4, the design and evaluation report. S1: tnd_sbox_steps
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
  // Constants of tnd_sbox_steps. Not every design uses them.
  // verilator lint_off UNUSEDPARAM
  localparam logic [7:0] S1Sums [4][9] = '{
    '{8'h94, 8'h63, 8'h01, 8'h58, 8'h04, 8'h30, 8'h10, 8'h40, 8'h29},
    '{8'h16, 8'ha8, 8'h18, 8'h63, 8'h01, 8'h20, 8'h08, 8'h40, 8'hc6},
    '{8'h42, 8'h29, 8'h80, 8'h1d, 8'h08, 8'h51, 8'h10, 8'h40, 8'h94},
    '{8'h2c, 8'h51, 8'h30, 8'hc6, 8'h02, 8'h40, 8'h10, 8'h80, 8'h8c}
  };
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
  // verilator lint_on UNUSEDPARAM

endpackage
