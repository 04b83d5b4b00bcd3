// S-boxes that several ciphers have: SR of Rijndael as a table and as a circuit in steps that can be cut, and the inversion
// inside SR and similar S-boxes as a circuit without cuts.
//
// The circuit of SR takes its byte into GF(16)[Y], Y^2 = Y + nu, where an element h Y + l is a pair of nibbles; nibbles are
// elements of GF(2)[x], x^4 = x + 1. There the inverse is the conjugate h Y + (h + l) over the norm nu h^2 + h l + l^2. Of all
// such fields and ways into them this has the fewest XORs.
//
// Standard    FIPS 197, section 5.1.1, table 4
// Source      inversion: Boyar and Peralta, "A small depth-16 circuit for the AES S-box" (2012)
// Timing      independent of the byte; not masked
// Checked by  algorithms/snow3g/formal/tnd_snow3g_sbox_formal.sv, algorithms/aes/formal/tnd_aes_sbox_formal.sv,
//             algorithms/zuc/formal/tnd_zuc_sbox_formal.sv
package tnd_sbox_pkg;

  // verilator lint_off UNUSEDPARAM

  localparam logic [7:0] SrTable [256] = '{
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

  // The images of bits 0 to 7 of a byte on the way in, and of a pair of nibbles on the way out.
  localparam logic [7:0] SrIn  [8] = '{8'h01, 8'h34, 8'h5a, 8'h56, 8'h23, 8'hb2, 8'h2c, 8'h9b};
  localparam logic [7:0] SrOut [8] = '{8'h1f, 8'had, 8'hb4, 8'h30, 8'hc9, 8'h43, 8'h28, 8'hc4};
  localparam logic [3:0] SrNu = 4'd12;

  localparam logic [3:0] Inverse [16] = '{
    4'h0, 4'h1, 4'h9, 4'he, 4'hd, 4'hb, 4'h7, 4'h6, 4'hf, 4'h2, 4'hc, 4'h5, 4'ha, 4'h4, 4'h3, 4'h8
  };

  typedef struct packed {
    logic [3:0] high;
    logic [3:0] low;
  } nibbles_t;

  // Two sums of two products each, of which a bit of the inverse is the sum.
  typedef struct packed {
    nibbles_t a;
    nibbles_t b;
  } products_t;

  function automatic logic [7:0] mapped(input logic [7:0] x, input logic [7:0] map [8]);
    logic [7:0] r;
    r = '0;
    for (int unsigned i = 0; i < 8; i++) r ^= x[i] ? map[i] : 8'd0;
    return r;
  endfunction

  // The product of a nibble and bits `from` and from + 1 of another.
  function automatic logic [3:0] times_part(input logic [3:0] a, input logic [3:0] b, input int unsigned from);
    logic [3:0] power, r;
    power = a;
    r     = '0;
    for (int unsigned i = 0; i < 4; i++) begin
      if (i == from || i == from + 1) r ^= b[i] ? power : 4'd0;
      power = {power[2], power[1], power[0] ^ power[3], power[3]};
    end
    return r;
  endfunction

  function automatic logic [3:0] times(input logic [3:0] a, input logic [3:0] b);
    return times_part(a, b, 0) ^ times_part(a, b, 2);
  endfunction

  function automatic nibbles_t sr_nibbles(input logic [7:0] x);
    return mapped(x, SrIn);
  endfunction

  function automatic logic [3:0] sr_norm(input nibbles_t x);
    return times(SrNu, times(x.high, x.high)) ^ times(x.high, x.low) ^ times(x.low, x.low);
  endfunction

  function automatic products_t sr_products(input nibbles_t x, input logic [3:0] inverse);
    products_t r;
    r.a = {times_part(x.high, inverse, 0), times_part(x.high ^ x.low, inverse, 0)};
    r.b = {times_part(x.high, inverse, 2), times_part(x.high ^ x.low, inverse, 2)};
    return r;
  endfunction

  function automatic logic [7:0] sr_outputs(input products_t x);
    return mapped(x.a ^ x.b, SrOut) ^ 8'h63;
  endfunction

  // Nonlinear half of the inversion of a byte: 18 products, of which a linear layer makes the inverse. A linear layer before
  // it gives nine pairs of factors and four sums. Indices are those of the source, so products are 46 to 63.
  function automatic logic [63:46] inverse_products(input logic [8:0] a, input logic [8:0] b, input logic [3:0] sums);
    logic [63:1] m;
    m[1] = a[0] & b[0];
    m[2] = a[1] & b[1];
    m[3] = sums[0] ^ m[1];
    m[4] = a[2] & b[2];
    m[5] = m[4] ^ m[1];
    m[6] = a[3] & b[3];
    m[7] = a[4] & b[4];
    m[8] = sums[1] ^ m[6];
    m[9] = a[5] & b[5];
    m[10] = m[9] ^ m[6];
    m[11] = a[6] & b[6];
    m[12] = a[7] & b[7];
    m[13] = m[12] ^ m[11];
    m[14] = a[8] & b[8];
    m[15] = m[14] ^ m[11];
    m[16] = m[3] ^ m[2];
    m[17] = m[5] ^ sums[2];
    m[18] = m[8] ^ m[7];
    m[19] = m[10] ^ m[15];
    m[20] = m[16] ^ m[13];
    m[21] = m[17] ^ m[15];
    m[22] = m[18] ^ m[13];
    m[23] = m[19] ^ sums[3];
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
    m[46] = m[44] & b[0];
    m[47] = m[40] & b[1];
    m[48] = m[39] & b[2];
    m[49] = m[43] & b[3];
    m[50] = m[38] & b[4];
    m[51] = m[37] & b[5];
    m[52] = m[42] & b[6];
    m[53] = m[45] & b[7];
    m[54] = m[41] & b[8];
    m[55] = m[44] & a[0];
    m[56] = m[40] & a[1];
    m[57] = m[39] & a[2];
    m[58] = m[43] & a[3];
    m[59] = m[38] & a[4];
    m[60] = m[37] & a[5];
    m[61] = m[42] & a[6];
    m[62] = m[45] & a[7];
    m[63] = m[41] & a[8];
    return m[63:46];
  endfunction

  // Multiplication with x in the field of the linear half.
  function automatic logic [7:0] times_2(input logic [7:0] v);
    return (v << 1) ^ (v[7] ? 8'h1b : 8'd0);
  endfunction

  // verilator lint_on UNUSEDPARAM

endpackage
