// SubBytes of one byte: as a small circuit, and as one in steps between which a pipeline may have registers. The table is
// SrTable of hw/cells/tnd_sbox_pkg.sv.
//
// Standard    FIPS 197, section 5.1.1, table 4
// Source      circuit: Boyar and Peralta, "A small depth-16 circuit for the AES S-box" (2012); steps: tnd_sbox_steps
// Timing      independent of the byte; not masked
// Checked by  ../tb, ../formal/tnd_aes_sbox_formal.sv
package tnd_aes_sbox_pkg;

  // ------------------------------------------------------------------ circuit
  // A linear layer, the inversion, a linear layer. It maps 0 to 0; the constant comes last.
  function automatic logic [7:0] circuit(input logic [7:0] x);
    logic [27:1]  t;
    logic [63:46] m;
    logic [29:0]  y;

    t[1] = x[7] ^ x[4];
    t[2] = x[7] ^ x[2];
    t[3] = x[7] ^ x[1];
    t[4] = x[4] ^ x[2];
    t[5] = x[3] ^ x[1];
    t[6] = t[1] ^ t[5];
    t[7] = x[6] ^ x[5];
    t[8] = x[0] ^ t[6];
    t[9] = x[0] ^ t[7];
    t[10] = t[6] ^ t[7];
    t[11] = x[6] ^ x[2];
    t[12] = x[5] ^ x[2];
    t[13] = t[3] ^ t[4];
    t[14] = t[6] ^ t[11];
    t[15] = t[5] ^ t[11];
    t[16] = t[5] ^ t[12];
    t[17] = t[9] ^ t[16];
    t[18] = x[4] ^ x[0];
    t[19] = t[7] ^ t[18];
    t[20] = t[1] ^ t[19];
    t[21] = x[1] ^ x[0];
    t[22] = t[7] ^ t[21];
    t[23] = t[2] ^ t[22];
    t[24] = t[2] ^ t[10];
    t[25] = t[20] ^ t[17];
    t[26] = t[3] ^ t[16];
    t[27] = t[1] ^ t[12];
    m = tnd_sbox_pkg::inverse_products({t[2], t[4], t[1], t[20], t[22], t[3], t[19], t[23], t[13]},
                                       {t[10], t[27], t[15], t[17], t[9], t[16], x[0], t[8], t[6]},
                                       {t[25], t[24], t[26], t[14]});
    y[0] = m[61] ^ m[62];
    y[1] = m[50] ^ m[56];
    y[2] = m[46] ^ m[48];
    y[3] = m[47] ^ m[55];
    y[4] = m[54] ^ m[58];
    y[5] = m[49] ^ m[61];
    y[6] = m[62] ^ y[5];
    y[7] = m[46] ^ y[3];
    y[8] = m[51] ^ m[59];
    y[9] = m[52] ^ m[53];
    y[10] = m[53] ^ y[4];
    y[11] = m[60] ^ y[2];
    y[12] = m[48] ^ m[51];
    y[13] = m[50] ^ y[0];
    y[14] = m[52] ^ m[61];
    y[15] = m[55] ^ y[1];
    y[16] = m[56] ^ y[0];
    y[17] = m[57] ^ y[1];
    y[18] = m[58] ^ y[8];
    y[19] = m[63] ^ y[4];
    y[20] = y[0] ^ y[1];
    y[21] = y[1] ^ y[7];
    y[22] = y[3] ^ y[12];
    y[23] = y[18] ^ y[2];
    y[24] = y[15] ^ y[9];
    y[25] = y[6] ^ y[10];
    y[26] = y[7] ^ y[9];
    y[27] = y[8] ^ y[10];
    y[28] = y[11] ^ y[14];
    y[29] = y[11] ^ y[17];

    return 8'h63 ^ {y[6] ^ y[24], y[16] ^ y[26], y[19] ^ y[28], y[6] ^ y[21],
                    y[20] ^ y[22], y[25] ^ y[29], y[13] ^ y[27], y[6] ^ y[23]};
  endfunction

  // ------------------------------------------------------------------ steps
  // Constants of tnd_sbox_steps. Not every design uses them.
  // verilator lint_off UNUSEDPARAM
  localparam logic [7:0] Sums [4][9] = '{
    '{8'h8b, 8'h04, 8'h43, 8'ha5, 8'h01, 8'h40, 8'h08, 8'h18, 8'hd2},
    '{8'h21, 8'hb8, 8'h10, 8'h01, 8'h04, 8'h93, 8'h44, 8'h28, 8'h96},
    '{8'h30, 8'h99, 8'h08, 8'h20, 8'h07, 8'h42, 8'h78, 8'h80, 8'ha4},
    '{8'h20, 8'h26, 8'h74, 8'h92, 8'h03, 8'h02, 8'h1a, 8'h08, 8'he1}
  };
  localparam logic [3:0] Inverse [16] = '{
    4'h0, 4'hb, 4'h5, 4'h3, 4'h6, 4'hd, 4'h4, 4'h9, 4'h7, 4'he, 4'h2, 4'h1, 4'h8, 4'hc, 4'hf, 4'ha
  };
  localparam logic [7:0] Factors [8][4] = '{
    '{8'ha3, 8'h32, 8'h55, 8'h4a},
    '{8'h17, 8'h7d, 8'h80, 8'hb0},
    '{8'h30, 8'hcd, 8'hb0, 8'h6a},
    '{8'had, 8'h40, 8'h8b, 8'h98},
    '{8'h79, 8'h95, 8'h3f, 8'hb7},
    '{8'h04, 8'ha5, 8'h18, 8'h5d},
    '{8'hac, 8'h0e, 8'h70, 8'h02},
    '{8'h57, 8'h6e, 8'h3e, 8'hd6}
  };
  // verilator lint_on UNUSEDPARAM

endpackage
