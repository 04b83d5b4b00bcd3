// S-box 1 of ZUC.
//
// Standard    ETSI/SAGE 128-EEA3 & 128-EIA3 Document 2, table 3.2
// Source      circuit: the inversion of Boyar and Peralta (tnd_sbox_pkg) between linear layers that lead to the field of AES
//             and back
// Parameters  SboxForm: 0 a table, for the tool to map; 1 a circuit of 122 gates
// Latency     0
// Timing      independent of the byte; not masked
// Checked by  ../tb
module tnd_zuc_s1 #(
  parameter int unsigned SboxForm = 0
) (
  input  logic [7:0] byte_i,
  output logic [7:0] byte_o
);
  if (SboxForm == tnd_zuc_pkg::SboxFormTable) begin : gen_table
    localparam logic [7:0] Table [256] = '{
      8'h55, 8'hc2, 8'h63, 8'h71, 8'h3b, 8'hc8, 8'h47, 8'h86, 8'h9f, 8'h3c, 8'hda, 8'h5b, 8'h29, 8'haa, 8'hfd, 8'h77,
      8'h8c, 8'hc5, 8'h94, 8'h0c, 8'ha6, 8'h1a, 8'h13, 8'h00, 8'he3, 8'ha8, 8'h16, 8'h72, 8'h40, 8'hf9, 8'hf8, 8'h42,
      8'h44, 8'h26, 8'h68, 8'h96, 8'h81, 8'hd9, 8'h45, 8'h3e, 8'h10, 8'h76, 8'hc6, 8'ha7, 8'h8b, 8'h39, 8'h43, 8'he1,
      8'h3a, 8'hb5, 8'h56, 8'h2a, 8'hc0, 8'h6d, 8'hb3, 8'h05, 8'h22, 8'h66, 8'hbf, 8'hdc, 8'h0b, 8'hfa, 8'h62, 8'h48,
      8'hdd, 8'h20, 8'h11, 8'h06, 8'h36, 8'hc9, 8'hc1, 8'hcf, 8'hf6, 8'h27, 8'h52, 8'hbb, 8'h69, 8'hf5, 8'hd4, 8'h87,
      8'h7f, 8'h84, 8'h4c, 8'hd2, 8'h9c, 8'h57, 8'ha4, 8'hbc, 8'h4f, 8'h9a, 8'hdf, 8'hfe, 8'hd6, 8'h8d, 8'h7a, 8'heb,
      8'h2b, 8'h53, 8'hd8, 8'h5c, 8'ha1, 8'h14, 8'h17, 8'hfb, 8'h23, 8'hd5, 8'h7d, 8'h30, 8'h67, 8'h73, 8'h08, 8'h09,
      8'hee, 8'hb7, 8'h70, 8'h3f, 8'h61, 8'hb2, 8'h19, 8'h8e, 8'h4e, 8'he5, 8'h4b, 8'h93, 8'h8f, 8'h5d, 8'hdb, 8'ha9,
      8'had, 8'hf1, 8'hae, 8'h2e, 8'hcb, 8'h0d, 8'hfc, 8'hf4, 8'h2d, 8'h46, 8'h6e, 8'h1d, 8'h97, 8'he8, 8'hd1, 8'he9,
      8'h4d, 8'h37, 8'ha5, 8'h75, 8'h5e, 8'h83, 8'h9e, 8'hab, 8'h82, 8'h9d, 8'hb9, 8'h1c, 8'he0, 8'hcd, 8'h49, 8'h89,
      8'h01, 8'hb6, 8'hbd, 8'h58, 8'h24, 8'ha2, 8'h5f, 8'h38, 8'h78, 8'h99, 8'h15, 8'h90, 8'h50, 8'hb8, 8'h95, 8'he4,
      8'hd0, 8'h91, 8'hc7, 8'hce, 8'hed, 8'h0f, 8'hb4, 8'h6f, 8'ha0, 8'hcc, 8'hf0, 8'h02, 8'h4a, 8'h79, 8'hc3, 8'hde,
      8'ha3, 8'hef, 8'hea, 8'h51, 8'he6, 8'h6b, 8'h18, 8'hec, 8'h1b, 8'h2c, 8'h80, 8'hf7, 8'h74, 8'he7, 8'hff, 8'h21,
      8'h5a, 8'h6a, 8'h54, 8'h1e, 8'h41, 8'h31, 8'h92, 8'h35, 8'hc4, 8'h33, 8'h07, 8'h0a, 8'hba, 8'h7e, 8'h0e, 8'h34,
      8'h88, 8'hb1, 8'h98, 8'h7c, 8'hf3, 8'h3d, 8'h60, 8'h6c, 8'h7b, 8'hca, 8'hd3, 8'h1f, 8'h32, 8'h65, 8'h04, 8'h28,
      8'h64, 8'hbe, 8'h85, 8'h9b, 8'h2f, 8'h59, 8'h8a, 8'hd7, 8'hb0, 8'h25, 8'hac, 8'haf, 8'h12, 8'h03, 8'he2, 8'hf2
    };
    assign byte_o = Table[byte_i];
  end else begin : gen_logic
    // Linear layer, inversion, linear layer. The circuit maps 0 to 0; the constant comes last.
    logic [27:0]  t;
    logic [63:46] m;
    logic [30:0]  y;

    always_comb begin
      t[0] = byte_i[0] ^ byte_i[2];
      t[1] = byte_i[4] ^ byte_i[7];
      t[2] = byte_i[1] ^ byte_i[3];
      t[3] = byte_i[6] ^ t[0];
      t[4] = byte_i[5] ^ t[1];
      t[5] = byte_i[6] ^ t[2];
      t[6] = byte_i[4] ^ t[2];
      t[7] = byte_i[1] ^ byte_i[6];
      t[8] = byte_i[3] ^ t[3];
      t[9] = byte_i[2] ^ t[7];
      t[10] = t[0] ^ t[4];
      t[11] = byte_i[5] ^ t[9];
      t[12] = t[1] ^ t[8];
      t[13] = t[1] ^ t[5];
      t[14] = t[4] ^ t[5];
      t[15] = byte_i[3] ^ t[1];
      t[16] = byte_i[0] ^ byte_i[6];
      t[17] = byte_i[1] ^ t[1];
      t[18] = byte_i[5] ^ byte_i[7];
      t[19] = byte_i[1] ^ t[10];
      t[20] = t[3] ^ t[6];
      t[21] = byte_i[0] ^ t[6];
      t[22] = byte_i[2] ^ t[2];
      t[23] = t[0] ^ t[17];
      t[24] = t[18] ^ t[22];
      t[25] = t[0] ^ t[6];
      t[26] = t[4] ^ t[16];
      t[27] = byte_i[4] ^ t[8];

      m = tnd_sbox_pkg::inverse_products({t[23], t[13], t[8], byte_i[3], t[5], t[7], t[3], t[12], t[15]},
                                         {t[26], t[9], t[19], byte_i[1], t[20], t[27], t[10], t[24], t[21]},
                                         {t[2], t[11], t[25], t[14]});

      y[0] = m[58] ^ m[60];
      y[1] = m[50] ^ y[0];
      y[2] = m[51] ^ y[1];
      y[3] = m[53] ^ m[54];
      y[4] = m[46] ^ m[55];
      y[5] = m[57] ^ y[4];
      y[6] = m[52] ^ m[54];
      y[7] = m[61] ^ y[3];
      y[8] = m[56] ^ m[57];
      y[9] = m[49] ^ y[1];
      y[10] = y[5] ^ y[6];
      y[11] = m[47] ^ y[9];
      y[12] = y[2] ^ y[7];
      y[13] = m[58] ^ m[59];
      y[14] = m[63] ^ y[10];
      y[15] = m[47] ^ y[2];
      y[16] = y[13] ^ y[14];
      y[17] = m[61] ^ y[11];
      y[18] = m[59] ^ m[60];
      y[19] = y[8] ^ y[18];
      y[20] = y[5] ^ y[11];
      y[21] = m[47] ^ y[3];
      y[22] = m[62] ^ y[8];
      y[23] = m[48] ^ m[62];
      y[24] = m[48] ^ y[21];
      y[25] = m[63] ^ y[17];
      y[26] = y[12] ^ y[22];
      y[27] = m[46] ^ y[25];
      y[28] = y[10] ^ y[15];
      y[29] = m[63] ^ y[12];
      y[30] = y[16] ^ y[23];

      byte_o = {y[26], y[27], y[19], y[30], y[24], y[29], y[20], y[28]} ^ 8'h55;
    end
  end
endmodule
