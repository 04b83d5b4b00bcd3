// SubBytes of one byte: as a table, as a small circuit, and as one in steps between which a pipeline may have registers.
//
// Standard    FIPS 197, section 5.1.1, table 4
// Source      circuit: Boyar and Peralta, "A small depth-16 circuit for the AES S-box" (2012); steps: an inverse by the norm
//             to a subfield, Itoh and Tsujii, "A fast algorithm for computing multiplicative inverses in GF(2^m)" (1988)
// Timing      independent of the byte; not masked
// Checked by  ../tb, ../formal/tnd_aes_sbox_formal.sv
package tnd_aes_sbox_pkg;

  localparam logic [7:0] SboxTable [256] = '{
    8'h63, 8'h7c, 8'h77, 8'h7b, 8'hf2, 8'h6b, 8'h6f, 8'hc5, 8'h30, 8'h01, 8'h67, 8'h2b, 8'hfe, 8'hd7, 8'hab, 8'h76,
    8'hca, 8'h82, 8'hc9, 8'h7d, 8'hfa, 8'h59, 8'h47, 8'hf0, 8'had, 8'hd4, 8'ha2, 8'haf, 8'h9c, 8'ha4, 8'h72, 8'hc0,
    8'hb7, 8'hfd, 8'h93, 8'h26, 8'h36, 8'h3f, 8'hf7, 8'hcc, 8'h34, 8'ha5, 8'he5, 8'hf1, 8'h71, 8'hd8, 8'h31, 8'h15,
    8'h04, 8'hc7, 8'h23, 8'hc3, 8'h18, 8'h96, 8'h05, 8'h9a, 8'h07, 8'h12, 8'h80, 8'he2, 8'heb, 8'h27, 8'hb2, 8'h75,
    8'h09, 8'h83, 8'h2c, 8'h1a, 8'h1b, 8'h6e, 8'h5a, 8'ha0, 8'h52, 8'h3b, 8'hd6, 8'hb3, 8'h29, 8'he3, 8'h2f, 8'h84,
    8'h53, 8'hd1, 8'h00, 8'hed, 8'h20, 8'hfc, 8'hb1, 8'h5b, 8'h6a, 8'hcb, 8'hbe, 8'h39, 8'h4a, 8'h4c, 8'h58, 8'hcf,
    8'hd0, 8'hef, 8'haa, 8'hfb, 8'h43, 8'h4d, 8'h33, 8'h85, 8'h45, 8'hf9, 8'h02, 8'h7f, 8'h50, 8'h3c, 8'h9f, 8'ha8,
    8'h51, 8'ha3, 8'h40, 8'h8f, 8'h92, 8'h9d, 8'h38, 8'hf5, 8'hbc, 8'hb6, 8'hda, 8'h21, 8'h10, 8'hff, 8'hf3, 8'hd2,
    8'hcd, 8'h0c, 8'h13, 8'hec, 8'h5f, 8'h97, 8'h44, 8'h17, 8'hc4, 8'ha7, 8'h7e, 8'h3d, 8'h64, 8'h5d, 8'h19, 8'h73,
    8'h60, 8'h81, 8'h4f, 8'hdc, 8'h22, 8'h2a, 8'h90, 8'h88, 8'h46, 8'hee, 8'hb8, 8'h14, 8'hde, 8'h5e, 8'h0b, 8'hdb,
    8'he0, 8'h32, 8'h3a, 8'h0a, 8'h49, 8'h06, 8'h24, 8'h5c, 8'hc2, 8'hd3, 8'hac, 8'h62, 8'h91, 8'h95, 8'he4, 8'h79,
    8'he7, 8'hc8, 8'h37, 8'h6d, 8'h8d, 8'hd5, 8'h4e, 8'ha9, 8'h6c, 8'h56, 8'hf4, 8'hea, 8'h65, 8'h7a, 8'hae, 8'h08,
    8'hba, 8'h78, 8'h25, 8'h2e, 8'h1c, 8'ha6, 8'hb4, 8'hc6, 8'he8, 8'hdd, 8'h74, 8'h1f, 8'h4b, 8'hbd, 8'h8b, 8'h8a,
    8'h70, 8'h3e, 8'hb5, 8'h66, 8'h48, 8'h03, 8'hf6, 8'h0e, 8'h61, 8'h35, 8'h57, 8'hb9, 8'h86, 8'hc1, 8'h1d, 8'h9e,
    8'he1, 8'hf8, 8'h98, 8'h11, 8'h69, 8'hd9, 8'h8e, 8'h94, 8'h9b, 8'h1e, 8'h87, 8'he9, 8'hce, 8'h55, 8'h28, 8'hdf,
    8'h8c, 8'ha1, 8'h89, 8'h0d, 8'hbf, 8'he6, 8'h42, 8'h68, 8'h41, 8'h99, 8'h2d, 8'h0f, 8'hb0, 8'h54, 8'hbb, 8'h16
  };

  // ------------------------------------------------------------------ circuit
  // A linear layer, the inversion, a linear layer. It maps 0 to 0; the constant comes last.
  function automatic logic [7:0] circuit(input logic [7:0] x);
    logic [27:1] t;
    logic [63:1] m;
    logic [29:0] y;

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
    m[1] = t[13] & t[6];
    m[2] = t[23] & t[8];
    m[3] = t[14] ^ m[1];
    m[4] = t[19] & x[0];
    m[5] = m[4] ^ m[1];
    m[6] = t[3] & t[16];
    m[7] = t[22] & t[9];
    m[8] = t[26] ^ m[6];
    m[9] = t[20] & t[17];
    m[10] = m[9] ^ m[6];
    m[11] = t[1] & t[15];
    m[12] = t[4] & t[27];
    m[13] = m[12] ^ m[11];
    m[14] = t[2] & t[10];
    m[15] = m[14] ^ m[11];
    m[16] = m[3] ^ m[2];
    m[17] = m[5] ^ t[24];
    m[18] = m[8] ^ m[7];
    m[19] = m[10] ^ m[15];
    m[20] = m[16] ^ m[13];
    m[21] = m[17] ^ m[15];
    m[22] = m[18] ^ m[13];
    m[23] = m[19] ^ t[25];
    m[24] = m[22] ^ m[23];
    m[25] = m[22] & m[20];
    m[26] = m[21] ^ m[25];
    m[27] = m[20] ^ m[21];
    m[28] = m[23] ^ m[25];
    m[29] = m[28] & m[27];
    m[30] = m[26] & m[24];
    m[31] = m[20] & m[23];
    m[32] = m[27] & m[31];
    m[33] = m[27] ^ m[25];
    m[34] = m[21] & m[22];
    m[35] = m[24] & m[34];
    m[36] = m[24] ^ m[25];
    m[37] = m[21] ^ m[29];
    m[38] = m[32] ^ m[33];
    m[39] = m[23] ^ m[30];
    m[40] = m[35] ^ m[36];
    m[41] = m[38] ^ m[40];
    m[42] = m[37] ^ m[39];
    m[43] = m[37] ^ m[38];
    m[44] = m[39] ^ m[40];
    m[45] = m[42] ^ m[41];
    m[46] = m[44] & t[6];
    m[47] = m[40] & t[8];
    m[48] = m[39] & x[0];
    m[49] = m[43] & t[16];
    m[50] = m[38] & t[9];
    m[51] = m[37] & t[17];
    m[52] = m[42] & t[15];
    m[53] = m[45] & t[27];
    m[54] = m[41] & t[10];
    m[55] = m[44] & t[13];
    m[56] = m[40] & t[23];
    m[57] = m[39] & t[19];
    m[58] = m[43] & t[3];
    m[59] = m[38] & t[22];
    m[60] = m[37] & t[20];
    m[61] = m[42] & t[1];
    m[62] = m[45] & t[4];
    m[63] = m[41] & t[2];
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
  // An element's inverse is its conjugate over the field of 16 times the inverse of its norm, which is in that field: so
  // every bit of the result is a sum of four products, of a bit of the norm's inverse and of a sum of bits of the byte. No
  // sum of step 1 has more than four bits.

  typedef logic [3:0][8:0]  sums_t;
  typedef logic [1:0][15:0] nibbles_t;
  typedef logic [7:0][3:0]  factors_t;
  typedef logic [7:0][1:0]  products_t;

  // Step 1: for every bit of the norm four pairs of sums to be multiplied, and a sum to be added.
  localparam logic [7:0] Sums [4][9] = '{
    '{8'h8b, 8'h04, 8'h43, 8'ha5, 8'h01, 8'h40, 8'h08, 8'h18, 8'hd2},
    '{8'h21, 8'hb8, 8'h10, 8'h01, 8'h04, 8'h93, 8'h44, 8'h28, 8'h96},
    '{8'h30, 8'h99, 8'h08, 8'h20, 8'h07, 8'h42, 8'h78, 8'h80, 8'ha4},
    '{8'h20, 8'h26, 8'h74, 8'h92, 8'h03, 8'h02, 8'h1a, 8'h08, 8'he1}
  };
  function automatic sums_t sums_of(input logic [7:0] x);
    sums_t sums;
    for (int unsigned i = 0; i < 4; i++) begin
      for (int unsigned j = 0; j < 9; j++) sums[i][j] = ^(x & Sums[i][j]);
    end
    return sums;
  endfunction

  // Step 2: the norm; beside it all sums of bits of a nibble.
  function automatic logic [3:0] norm_of(input sums_t sums);
    logic [3:0] norm;
    for (int unsigned i = 0; i < 4; i++) begin
      norm[i] = sums[i][8];
      for (int unsigned j = 0; j < 4; j++) norm[i] ^= sums[i][2*j] & sums[i][2*j+1];
    end
    return norm;
  endfunction

  function automatic nibbles_t nibbles_of(input logic [7:0] x);
    nibbles_t nibbles;
    for (int unsigned i = 0; i < 16; i++) nibbles[0][i] = ^(x[3:0] & 4'(i));
    for (int unsigned i = 0; i < 16; i++) nibbles[1][i] = ^(x[7:4] & 4'(i));
    return nibbles;
  endfunction

  // Step 3: its inverse; beside it the other factors, of every bit of the result.
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
  function automatic factors_t factors_of(input nibbles_t nibbles);
    factors_t factors;
    for (int unsigned i = 0; i < 8; i++) begin
      for (int unsigned j = 0; j < 4; j++) begin
        factors[i][j] = nibbles[0][Factors[i][j][3:0]] ^ nibbles[1][Factors[i][j][7:4]];
      end
    end
    return factors;
  endfunction

  // Step 4: the sum of two products, twice.
  function automatic products_t products_of(input factors_t factors, input logic [3:0] inverse);
    products_t products;
    for (int unsigned i = 0; i < 8; i++) begin
      for (int unsigned j = 0; j < 2; j++) products[i][j] = ^(factors[i][2*j+:2] & inverse[2*j+:2]);
    end
    return products;
  endfunction

  // Step 5: their sum, and the constant.
  function automatic logic [7:0] collect(input products_t products);
    logic [7:0] x;
    for (int unsigned i = 0; i < 8; i++) x[i] = ^products[i];
    return x ^ 8'h63;
  endfunction

endpackage
