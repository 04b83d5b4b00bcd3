// tnd_zuc_c_one_loop: made by tandem-hls from one_loop.c, function zuc; do not edit.
//
// Interface   start_i begins while idle_o is high and takes the arguments; done_o is high for one clock, and
//             return_o stays until the next start. Memories of the caller have one read port, whose word is there
//             one clock after its address, and one write port with an enable for each lane of a word.
// Reset       rst_ni, active low, synchronous; memories keep what is in them
// verilator lint_off DECLFILENAME
// verilator lint_off UNUSEDSIGNAL
// verilator lint_off MULTITOP

// zuc, from algorithms/zuc/c/one_loop.c:13.
module tnd_zuc_c_one_loop_zuc (
  input  logic clk_i,
  input  logic rst_ni,
  input  logic start_i,
  output logic done_o,
  input  logic [7:0] op_i,
  input  logic [7:0] has_data_i,
  input  logic [31:0] len_bits_i,
  input  logic [31:0] aad_bytes_i,
  input  logic [63:0] key0_i,
  input  logic [63:0] key1_i,
  input  logic [63:0] iv0_i,
  input  logic [63:0] iv1_i,
  output logic [31:0] return_o,
  output logic [7:0] s0_raddr0_o,
  output logic s0_re0_o,
  input  logic [7:0] s0_rdata0_i,
  output logic [7:0] s0_raddr1_o,
  output logic s0_re1_o,
  input  logic [7:0] s0_rdata1_i,
  output logic [7:0] s0_raddr2_o,
  output logic s0_re2_o,
  input  logic [7:0] s0_rdata2_i,
  output logic [7:0] s0_raddr3_o,
  output logic s0_re3_o,
  input  logic [7:0] s0_rdata3_i,
  output logic [7:0] s1_raddr0_o,
  output logic s1_re0_o,
  input  logic [7:0] s1_rdata0_i,
  output logic [7:0] s1_raddr1_o,
  output logic s1_re1_o,
  input  logic [7:0] s1_rdata1_i,
  output logic [7:0] s1_raddr2_o,
  output logic s1_re2_o,
  input  logic [7:0] s1_rdata2_i,
  output logic [7:0] s1_raddr3_o,
  output logic s1_re3_o,
  input  logic [7:0] s1_rdata3_i,
  input  logic data_in_valid_i,
  output logic data_in_ready_o,
  input  logic [31:0] data_in_data_i,
  output logic data_out_valid_o,
  input  logic data_out_ready_i,
  output logic [31:0] data_out_data_o,
  output logic [2:0] data_out_last_o,
  output logic status_valid_o,
  output logic [7:0] status_o
);

  typedef enum logic [2:0] {
    S_IDLE,
    S_0_0,
    S_1_0,
    S_1_1,
    S_2_EXIT,
    S_2_0,
    S_3_0,
    S_4_0
  } state_t;
  state_t state_q;

  logic done_q;
  logic [31:0] return_q;
  assign return_o = return_q;
  assign done_o = done_q;
  logic [7:0] op_q;
  logic [7:0] has_data_q;
  logic [31:0] len_bits_q;
  logic [31:0] aad_bytes_q;
  logic [63:0] key0_q;
  logic [63:0] key1_q;
  logic [63:0] iv0_q;
  logic [63:0] iv1_q;
  logic [31:0] n_0209_q;
  logic [30:0] or2_i_15_q;  // algorithms/zuc/c/standard.h:66
  logic [30:0] or2_i_14_q;  // algorithms/zuc/c/standard.h:66
  logic [30:0] or2_i_13_q;  // algorithms/zuc/c/standard.h:66
  logic [30:0] or2_i_12_q;  // algorithms/zuc/c/standard.h:66
  logic [30:0] or2_i_11_q;  // algorithms/zuc/c/standard.h:66
  logic [30:0] or2_i_10_q;  // algorithms/zuc/c/standard.h:66
  logic [30:0] or2_i_9_q;  // algorithms/zuc/c/standard.h:66
  logic [30:0] or2_i_8_q;  // algorithms/zuc/c/standard.h:66
  logic [30:0] or2_i_7_q;  // algorithms/zuc/c/standard.h:66
  logic [30:0] or2_i_6_q;  // algorithms/zuc/c/standard.h:66
  logic [30:0] or2_i_5_q;  // algorithms/zuc/c/standard.h:66
  logic [30:0] or2_i_4_q;  // algorithms/zuc/c/standard.h:66
  logic [30:0] or2_i_3_q;  // algorithms/zuc/c/standard.h:66
  logic [30:0] or2_i_2_q;  // algorithms/zuc/c/standard.h:66
  logic [30:0] or2_i_1_q;  // algorithms/zuc/c/standard.h:66
  logic [30:0] or2_q;  // algorithms/zuc/c/standard.h:66
  logic [30:0] and_i15_q;  // algorithms/zuc/c/standard.h:47
  logic [31:0] add_i18_1_q;  // algorithms/zuc/c/standard.h:46
  logic [28:0] and_i71_q;  // algorithms/zuc/c/standard.h:51
  logic [31:0] add1_i21_i100_q;  // algorithms/zuc/c/standard.h:47
  logic [0:0] cmp_i66_q;  // algorithms/zuc/c/standard.h:75
  logic [27:0] select_3_q;
  logic [0:0] tobool176_not_q;
  logic [2:0] add_i201_q;
  logic [28:0] add26_q;  // algorithms/zuc/c/one_loop.c:28
  logic [31:0] select_4_q;
  logic [2:0] select_2_q;
  logic [0:0] tobool126_q;
  logic [30:0] shl129_q;
  logic [4:0] sub155_q;
  logic [28:0] add_4_q;
  logic [31:0] s_sroa_62_0_p0;
  logic [31:0] s_sroa_58_0_p0;
  logic [31:0] s_sroa_54_0_p0;
  logic [31:0] s_sroa_50_0_p0;
  logic [31:0] s_sroa_45_0_p0;
  logic [31:0] s_sroa_41_0_p0;
  logic [31:0] s_sroa_37_0_p0;
  logic [31:0] s_sroa_34_0_p0;
  logic [31:0] s_sroa_30_0_p0;
  logic [31:0] s_sroa_26_0_p0;
  logic [31:0] s_sroa_21_0_p0;
  logic [31:0] s_sroa_17_0_p0;
  logic [31:0] s_sroa_14_0_p0;
  logic [31:0] s_sroa_10_0_p0;
  logic [31:0] s_sroa_6_0_p0;
  logic [31:0] s_sroa_0_0_p0;
  logic [31:0] r1_0221_p0;
  logic [31:0] r2_0220_p0;
  logic [31:0] tag_0219_p0;
  logic [31:0] before_0218_p0;
  logic [31:0] word_0217_p0;
  logic [31:0] sum_0216_p0;
  logic [31:0] early_0215_p0;
  logic [31:0] n27_0214_p0;
  logic [0:0] and_6_p0;
  logic [0:0] and_3_p0;
  logic [0:0] tobool140_not_30_p0;
  logic [63:0] or107_p0;
  logic [0:0] tobool140_not_29_p0;
  logic [0:0] tobool140_not_28_p0;
  logic [0:0] tobool140_not_27_p0;
  logic [0:0] tobool140_not_26_p0;
  logic [0:0] tobool140_not_25_p0;
  logic [0:0] tobool140_not_24_p0;
  logic [0:0] tobool140_not_23_p0;
  logic [0:0] tobool140_not_22_p0;
  logic [0:0] tobool140_not_21_p0;
  logic [0:0] tobool140_not_20_p0;
  logic [0:0] tobool140_not_19_p0;
  logic [0:0] tobool140_not_18_p0;
  logic [0:0] tobool140_not_17_p0;
  logic [0:0] tobool140_not_16_p0;
  logic [0:0] tobool140_not_15_p0;
  logic [0:0] tobool140_not_14_p0;
  logic [0:0] tobool140_not_13_p0;
  logic [31:0] xor160_p0;
  logic [0:0] tobool140_not_12_p0;
  logic [0:0] tobool140_not_11_p0;
  logic [0:0] tobool140_not_10_p0;
  logic [0:0] tobool140_not_9_p0;
  logic [0:0] tobool140_not_8_p0;
  logic [0:0] tobool140_not_7_p0;
  logic [0:0] tobool140_not_6_p0;
  logic [0:0] tobool140_not_5_p0;
  logic [0:0] tobool140_not_4_p0;
  logic [0:0] tobool140_not_3_p0;
  logic [31:0] cond122_p0;
  logic [31:0] cond147_p0;
  logic [0:0] tobool140_not_31_p0;
  logic [0:0] tobool140_not_2_p0;
  logic [0:0] tobool140_not_1_p0;
  logic [0:0] and_4_p0;
  logic [0:0] or_3_p0;
  logic [1:0] for_body32_valid_q;

  wire [0:0] cmp = 8'd1 < op_q;  // algorithms/zuc/c/standard.h:84
  wire [0:0] tobool = aad_bytes_q != 32'd0;
  wire [0:0] or_cond = cmp | tobool;  // algorithms/zuc/c/standard.h:84
  wire [0:0] tobool3 = has_data_q == 8'd0;  // algorithms/zuc/c/standard.h:84
  wire [0:0] tobool4 = len_bits_q != 32'd0;
  wire [0:0] tobool4_not = tobool4 ^ 1'd1;  // algorithms/zuc/c/standard.h:84
  wire [0:0] or_1 = tobool3 | tobool4_not;
  wire [0:0] or_2 = or_cond | or_1;
  wire [0:0] and_1 = or_2 & tobool3;
  wire [0:0] xor_1 = and_1 ^ 1'd1;
  wire [0:0] xor_2 = or_2 ^ 1'd1;
  wire [0:0] and_2 = xor_1 & xor_2;
  wire [63:0] and_86 = iv0_q & 64'hffffff0300000000;  // algorithms/zuc/c/standard.h:86
  wire [63:0] or_86 = and_86 | iv1_q;  // algorithms/zuc/c/standard.h:86
  wire [0:0] eq_86 = or_86 == 64'd0;  // algorithms/zuc/c/standard.h:86
  wire [1:0] cond = eq_86 ? 2'd0 : 2'd3;  // algorithms/zuc/c/standard.h:86
  wire [2:0] zext = {1'd0, cond};
  wire [0:0] xor_3 = or_cond ^ 1'd1;
  wire [0:0] or_cond1 = tobool3 & tobool4;  // algorithms/zuc/c/standard.h:84
  wire [2:0] mux = or_cond1 ? 3'd4 : 3'd1;  // algorithms/zuc/c/standard.h:84
  wire [2:0] select = xor_3 ? mux : 3'd4;
  wire [2:0] select_1 = and_2 ? zext : select;
  wire [2:0] select_2 = xor_1 ? select_1 : select;
  wire [7:0] zext_18 = {5'd0, select_2};  // algorithms/zuc/c/one_loop.c:18
  wire [0:0] tobool3_not208 = aad_bytes_q == 32'd0;  // algorithms/zuc/c/one_loop.c:19
  wire [31:0] shr_i61 = {2'd0, aad_bytes_q[31:2]};  // algorithms/zuc/c/standard.h:91
  wire [29:0] shr_i61_1 = shr_i61[29:0];  // algorithms/zuc/c/standard.h:91
  wire [30:0] add_i65 = {1'd0, shr_i61_1};  // algorithms/zuc/c/standard.h:91
  wire [1:0] and_i62 = aad_bytes_q[1:0];  // algorithms/zuc/c/standard.h:91
  wire [0:0] cmp_i63 = and_i62 != 2'd0;  // algorithms/zuc/c/standard.h:91
  wire [30:0] add_i65_1 = {30'd0, cmp_i63};  // algorithms/zuc/c/standard.h:91
  wire [30:0] add_i65_2 = add_i65 + add_i65_1;  // algorithms/zuc/c/standard.h:91
  wire [31:0] zext_1 = {1'd0, add_i65_2};
  wire [31:0] zext_2 = {1'd0, or2_i_15_q};
  wire [31:0] zext_3 = {1'd0, or2_i_14_q};
  wire [31:0] zext_4 = {1'd0, or2_i_13_q};
  wire [31:0] zext_5 = {1'd0, or2_i_12_q};
  wire [31:0] zext_6 = {1'd0, or2_i_11_q};
  wire [31:0] zext_7 = {1'd0, or2_i_10_q};
  wire [31:0] zext_8 = {1'd0, or2_i_9_q};
  wire [31:0] zext_9 = {1'd0, or2_i_8_q};
  wire [31:0] zext_10 = {1'd0, or2_i_7_q};
  wire [31:0] zext_11 = {1'd0, or2_i_6_q};
  wire [31:0] zext_12 = {1'd0, or2_i_5_q};
  wire [31:0] zext_13 = {1'd0, or2_i_4_q};
  wire [31:0] zext_14 = {1'd0, or2_i_3_q};
  wire [31:0] zext_15 = {1'd0, or2_i_2_q};
  wire [31:0] zext_16 = {1'd0, or2_i_1_q};
  wire [31:0] zext_17 = {1'd0, or2_q};
  wire [31:0] add_i18 = {1'd0, and_i15_q};  // algorithms/zuc/c/standard.h:46
  wire [31:0] add_i18_2 = add_i18 + add_i18_1_q;  // algorithms/zuc/c/standard.h:46
  wire [31:0] shr_i20 = {31'd0, add_i18_2[31]};  // algorithms/zuc/c/standard.h:47
  wire [0:0] shr_i20_1 = shr_i20[0];  // algorithms/zuc/c/standard.h:47
  wire [29:0] add1_i21 = {29'd0, shr_i20_1};  // algorithms/zuc/c/standard.h:47
  wire [29:0] add1_i21_1 = {1'd0, and_i71_q};  // algorithms/zuc/c/standard.h:47
  wire [29:0] add1_i21_2 = add1_i21 + add1_i21_1;  // algorithms/zuc/c/standard.h:47
  wire [31:0] add_i72 = {2'd0, add1_i21_2};  // algorithms/zuc/c/standard.h:46
  wire [30:0] and_i19 = add_i18_2[30:0];  // algorithms/zuc/c/standard.h:47
  wire [31:0] add_i72_1 = {1'd0, and_i19};  // algorithms/zuc/c/standard.h:46
  wire [31:0] add_i72_2 = add_i72 + add_i72_1;  // algorithms/zuc/c/standard.h:46
  wire [30:0] and_i73 = add_i72_2[30:0];  // algorithms/zuc/c/standard.h:47
  wire [31:0] add1 = {1'd0, and_i73};  // algorithms/zuc/c/standard.h:47
  wire [31:0] shr_i74 = {31'd0, add_i72_2[31]};  // algorithms/zuc/c/standard.h:47
  wire [0:0] shr_i74_1 = shr_i74[0];  // algorithms/zuc/c/standard.h:47
  wire [31:0] add1_1 = {31'd0, shr_i74_1};  // algorithms/zuc/c/standard.h:47
  wire [31:0] add1_2 = add1 + add1_1;  // algorithms/zuc/c/standard.h:47
  wire [0:0] cmp97 = 32'h20 < n27_0214_p0;  // algorithms/zuc/c/one_loop.c:48
  wire [31:0] sub = n27_0214_p0 + 32'hffffffdf;  // algorithms/zuc/c/one_loop.c:47
  wire [0:0] tobool102 = sub != 32'd0;
  wire [0:0] or_cond_1 = cmp_i66_q ? tobool102 : 1'd0;  // algorithms/zuc/c/one_loop.c:49
  wire [0:0] and_3 = cmp97 & or_cond_1;
  wire [0:0] or_3 = and_3 | cmp97;
  wire [31:0] cmp108_not = {4'd0, select_3_q};  // algorithms/zuc/c/one_loop.c:52
  wire [0:0] cmp164 = sub < cmp108_not;  // algorithms/zuc/c/one_loop.c:59
  wire [0:0] and_4 = or_3 & cmp164;
  wire [0:0] and_5 = and_4 & cmp_i66_q;
  wire [0:0] xor_4 = and_5 ^ 1'd1;
  wire [0:0] and_6 = xor_4 & and_4;
  wire [31:0] shr49 = {15'd0, s_sroa_0_0_p0[31:15]};  // algorithms/zuc/c/one_loop.c:33
  wire [16:0] shr49_1 = shr49[16:0];  // algorithms/zuc/c/one_loop.c:33
  wire [31:0] or50 = {15'd0, shr49_1};  // algorithms/zuc/c/one_loop.c:33
  wire [31:0] shl47 = {s_sroa_10_0_p0[15:0], 16'd0};  // algorithms/zuc/c/one_loop.c:33
  wire [31:0] or50_1 = or50 | shl47;  // algorithms/zuc/c/one_loop.c:33
  wire [31:0] shl_32 = {s_sroa_62_0_p0[30:0], 1'd0};  // algorithms/zuc/c/one_loop.c:32
  wire [31:0] shl = shl_32 & 32'hffff0000;  // algorithms/zuc/c/one_loop.c:32
  wire [15:0] and35 = s_sroa_58_0_p0[15:0];  // algorithms/zuc/c/one_loop.c:32
  wire [31:0] or_4 = {16'd0, and35};  // algorithms/zuc/c/one_loop.c:32
  wire [31:0] or_5 = shl | or_4;  // algorithms/zuc/c/one_loop.c:32
  wire [31:0] xor_5 = or_5 ^ r1_0221_p0;  // algorithms/zuc/c/one_loop.c:35
  wire [31:0] add51 = xor_5 + r2_0220_p0;  // algorithms/zuc/c/one_loop.c:35
  wire [31:0] xor96 = or50_1 ^ add51;  // algorithms/zuc/c/one_loop.c:47
  wire [7:0] or5_i198 = xor96[7:0];  // algorithms/zuc/c/one_loop.c:63
  wire [31:0] or5_i198_1 = {8'd0, xor96[31:8]};  // algorithms/zuc/c/one_loop.c:63
  wire [7:0] or5_i198_2 = or5_i198_1[7:0];  // algorithms/zuc/c/one_loop.c:63
  wire [31:0] or5_i198_3 = {16'd0, xor96[31:16]};  // algorithms/zuc/c/one_loop.c:63
  wire [7:0] or5_i198_4 = or5_i198_3[7:0];  // algorithms/zuc/c/one_loop.c:63
  wire [31:0] or5_i198_5 = {24'd0, xor96[31:24]};  // algorithms/zuc/c/one_loop.c:63
  wire [7:0] or5_i198_6 = or5_i198_5[7:0];  // algorithms/zuc/c/one_loop.c:63
  wire [31:0] or5_i198_7 = {or5_i198, or5_i198_2, or5_i198_4, or5_i198_6};  // algorithms/zuc/c/one_loop.c:63
  wire [31:0] call170 = data_in_data_i;  // algorithms/zuc/c/one_loop.c:61
  wire [31:0] xor180 = or5_i198_7 ^ call170;  // algorithms/zuc/c/one_loop.c:63
  wire [31:0] cond182 = tobool176_not_q ? xor180 : 32'd0;  // algorithms/zuc/c/one_loop.c:63
  wire [31:0] add167 = n27_0214_p0 + 32'hffffffe0;  // algorithms/zuc/c/one_loop.c:60
  wire [0:0] cmp168 = add167 == cmp108_not;  // algorithms/zuc/c/one_loop.c:60
  wire [2:0] cond189 = cmp168 ? add_i201_q : 3'd0;  // algorithms/zuc/c/one_loop.c:63
  wire [31:0] inc194 = n27_0214_p0 + 32'd1;  // algorithms/zuc/c/one_loop.c:30
  wire [31:0] exitcond_not = {3'd0, add26_q};  // algorithms/zuc/c/one_loop.c:30
  wire [0:0] exitcond_not_1 = inc194 == exitcond_not;  // algorithms/zuc/c/one_loop.c:30
  wire [1:0] constant = {for_body32_valid_q[0:0], for_body32_valid_q[0] && !exitcond_not_1};
  wire [7:0] or5_i202 = select_4_q[7:0];
  wire [31:0] or5_i202_1 = {8'd0, select_4_q[31:8]};
  wire [7:0] or5_i202_2 = or5_i202_1[7:0];
  wire [31:0] or5_i202_3 = {16'd0, select_4_q[31:16]};
  wire [7:0] or5_i202_4 = or5_i202_3[7:0];
  wire [31:0] or5_i202_5 = {24'd0, select_4_q[31:24]};
  wire [7:0] or5_i202_6 = or5_i202_5[7:0];
  wire [31:0] or5_i202_7 = {or5_i202, or5_i202_2, or5_i202_4, or5_i202_6};
  wire [31:0] spec_select = tobool176_not_q ? or5_i202_7 : 32'd0;  // algorithms/zuc/c/one_loop.c:69
  wire [31:0] dec = n_0209_q + 32'hffffffff;  // algorithms/zuc/c/one_loop.c:19
  wire [0:0] tobool3_not = dec == 32'd0;  // algorithms/zuc/c/one_loop.c:19
  wire [15:0] shl_i152 = s_sroa_62_0_p0[15:0];  // algorithms/zuc/c/standard.h:51
  wire [30:0] shl_i152_1 = {15'd0, shl_i152};  // algorithms/zuc/c/standard.h:51
  wire [30:0] shl_i152_2 = {shl_i152_1[15:0], 15'd0};  // algorithms/zuc/c/standard.h:51
  wire [30:0] shl_i152_masked = shl_i152_2 & 31'h7fff8000;  // algorithms/zuc/c/standard.h:51
  wire [31:0] shr_i153 = {16'd0, s_sroa_62_0_p0[31:16]};  // algorithms/zuc/c/standard.h:51
  wire [15:0] shr_i153_1 = shr_i153[15:0];  // algorithms/zuc/c/standard.h:51
  wire [30:0] and_i155 = {15'd0, shr_i153_1};  // algorithms/zuc/c/standard.h:51
  wire [30:0] and_i155_1 = shl_i152_masked | and_i155;  // algorithms/zuc/c/standard.h:51
  wire [31:0] add_i156 = {1'd0, and_i155_1};  // algorithms/zuc/c/standard.h:46
  wire [31:0] add_i156_1 = add_i156 + sum_0216_p0;  // algorithms/zuc/c/standard.h:46
  wire [30:0] and_i157 = add_i156_1[30:0];  // algorithms/zuc/c/standard.h:47
  wire [31:0] add_i160 = {1'd0, and_i157};  // algorithms/zuc/c/standard.h:46
  wire [31:0] shr_i158 = {31'd0, add_i156_1[31]};  // algorithms/zuc/c/standard.h:47
  wire [0:0] shr_i158_1 = shr_i158[0];  // algorithms/zuc/c/standard.h:47
  wire [31:0] add_i160_1 = {31'd0, shr_i158_1};  // algorithms/zuc/c/standard.h:46
  wire [31:0] add_i160_2 = add_i160 + add_i160_1;  // algorithms/zuc/c/standard.h:46
  wire [0:0] cmp67 = n27_0214_p0 < 32'h20;  // algorithms/zuc/c/one_loop.c:40
  wire [31:0] shr70 = {1'd0, add51[31:1]};  // algorithms/zuc/c/one_loop.c:40
  wire [30:0] shr70_1 = shr70[30:0];  // algorithms/zuc/c/one_loop.c:40
  wire [30:0] cond73 = cmp67 ? shr70_1 : 31'd0;  // algorithms/zuc/c/one_loop.c:40
  wire [31:0] add_i160_3 = {1'd0, cond73};  // algorithms/zuc/c/standard.h:46
  wire [31:0] add_i160_4 = add_i160_2 + add_i160_3;  // algorithms/zuc/c/standard.h:46
  wire [30:0] and_i161 = add_i160_4[30:0];  // algorithms/zuc/c/standard.h:47
  wire [31:0] add1_i163 = {1'd0, and_i161};  // algorithms/zuc/c/standard.h:47
  wire [31:0] shr_i162 = {31'd0, add_i160_4[31]};  // algorithms/zuc/c/standard.h:47
  wire [0:0] shr_i162_1 = shr_i162[0];  // algorithms/zuc/c/standard.h:47
  wire [31:0] add1_i163_1 = {31'd0, shr_i162_1};  // algorithms/zuc/c/standard.h:47
  wire [31:0] add1_i163_2 = add1_i163 + add1_i163_1;  // algorithms/zuc/c/standard.h:47
  wire [63:0] sh_diff253 = {33'd0, key1_q[63:33]};  // algorithms/zuc/c/standard.h:66
  wire [30:0] sh_diff253_1 = sh_diff253[30:0];  // algorithms/zuc/c/standard.h:66
  wire [30:0] conv_i102_15 = sh_diff253_1 & 31'h7f800000;  // algorithms/zuc/c/standard.h:66
  wire [30:0] or2_i_15 = conv_i102_15 | 31'h47ac00;  // algorithms/zuc/c/standard.h:66
  wire [63:0] sh_diff251 = {25'd0, key1_q[63:25]};  // algorithms/zuc/c/standard.h:66
  wire [30:0] sh_diff251_1 = sh_diff251[30:0];  // algorithms/zuc/c/standard.h:66
  wire [30:0] shl_i112_14 = sh_diff251_1 & 31'h7f800000;  // algorithms/zuc/c/standard.h:66
  wire [30:0] or2_i_14_1 = shl_i112_14 | 31'h789a00;  // algorithms/zuc/c/standard.h:66
  wire [0:0] cmp_i66 = op_q == 8'd1;  // algorithms/zuc/c/standard.h:75
  wire [34:0] trunc_78 = iv0_q[34:0];  // algorithms/zuc/c/standard.h:78
  wire [34:0] and_78 = trunc_78 & 35'h400000000;  // algorithms/zuc/c/standard.h:78
  wire [0:0] not_1 = and_78 == 35'd0;  // algorithms/zuc/c/standard.h:78
  wire [55:0] or_6 = not_1 ? 56'd0 : 56'h80000000000080;  // algorithms/zuc/c/standard.h:78
  wire [55:0] cond_i68 = cmp_i66 ? or_6 : 56'd0;  // algorithms/zuc/c/standard.h:78
  wire [55:0] shr3_i109_14 = {48'd0, cond_i68[55:48]};  // algorithms/zuc/c/standard.h:70
  wire [7:0] shr3_i109_14_1 = shr3_i109_14[7:0];  // algorithms/zuc/c/standard.h:70
  wire [30:0] or2_i_14_2 = {23'd0, shr3_i109_14_1};  // algorithms/zuc/c/standard.h:66
  wire [30:0] or2_i_14 = or2_i_14_1 | or2_i_14_2;  // algorithms/zuc/c/standard.h:66
  wire [63:0] sh_diff249 = {17'd0, key1_q[63:17]};  // algorithms/zuc/c/standard.h:66
  wire [30:0] sh_diff249_1 = sh_diff249[30:0];  // algorithms/zuc/c/standard.h:66
  wire [30:0] shl_i112_13 = sh_diff249_1 & 31'h7f800000;  // algorithms/zuc/c/standard.h:66
  wire [30:0] or2_i_13 = shl_i112_13 | 31'h3c4d00;  // algorithms/zuc/c/standard.h:66
  wire [63:0] sh_diff247 = {9'd0, key1_q[63:9]};  // algorithms/zuc/c/standard.h:66
  wire [30:0] sh_diff247_1 = sh_diff247[30:0];  // algorithms/zuc/c/standard.h:66
  wire [30:0] shl_i112_12 = sh_diff247_1 & 31'h7f800000;  // algorithms/zuc/c/standard.h:66
  wire [30:0] or2_i_12_1 = shl_i112_12 | 31'h5e2600;  // algorithms/zuc/c/standard.h:66
  wire [39:0] cond_i67 = iv0_q[39:0];  // algorithms/zuc/c/standard.h:75
  wire [39:0] cond_v = cmp_i66 ? 40'hf8ffffffff : 40'hffffffffff;  // algorithms/zuc/c/standard.h:75
  wire [39:0] cond_i67_1 = cond_i67 & cond_v;  // algorithms/zuc/c/standard.h:75
  wire [39:0] shr3_i109_4 = {32'd0, cond_i67_1[39:32]};  // algorithms/zuc/c/standard.h:70
  wire [7:0] shr3_i109_4_1 = shr3_i109_4[7:0];  // algorithms/zuc/c/standard.h:70
  wire [30:0] or_i114_4 = {23'd0, shr3_i109_4_1};  // algorithms/zuc/c/standard.h:66
  wire [30:0] or2_i_12 = or2_i_12_1 | or_i114_4;  // algorithms/zuc/c/standard.h:66
  wire [63:0] lshr_66 = {1'd0, key1_q[63:1]};  // algorithms/zuc/c/standard.h:66
  wire [30:0] trunc_66 = lshr_66[30:0];  // algorithms/zuc/c/standard.h:66
  wire [30:0] shl_i112_11 = trunc_66 & 31'h7f800000;  // algorithms/zuc/c/standard.h:66
  wire [63:0] lshr_70 = {24'd0, iv0_q[63:24]};  // algorithms/zuc/c/standard.h:70
  wire [7:0] trunc_70 = lshr_70[7:0];  // algorithms/zuc/c/standard.h:70
  wire [30:0] or2_i_3_1 = {23'd0, trunc_70};  // algorithms/zuc/c/standard.h:66
  wire [30:0] or_i114_11 = shl_i112_11 | or2_i_3_1;  // algorithms/zuc/c/standard.h:66
  wire [30:0] or2_i_11 = or_i114_11 | 31'h1af100;  // algorithms/zuc/c/standard.h:66
  wire [23:0] trunc_70_1 = key1_q[23:0];  // algorithms/zuc/c/standard.h:70
  wire [30:0] zext_66 = {7'd0, trunc_70_1};  // algorithms/zuc/c/standard.h:66
  wire [30:0] shl_66 = {zext_66[23:0], 7'd0};  // algorithms/zuc/c/standard.h:66
  wire [30:0] shl_i112_10 = shl_66 & 31'h7f800000;  // algorithms/zuc/c/standard.h:66
  wire [63:0] lshr_70_1 = {16'd0, iv0_q[63:16]};  // algorithms/zuc/c/standard.h:70
  wire [7:0] trunc_70_2 = lshr_70_1[7:0];  // algorithms/zuc/c/standard.h:70
  wire [30:0] or2_i_2_1 = {23'd0, trunc_70_2};  // algorithms/zuc/c/standard.h:66
  wire [30:0] or_i114_10 = shl_i112_10 | or2_i_2_1;  // algorithms/zuc/c/standard.h:66
  wire [30:0] or2_i_10 = or_i114_10 | 31'h6bc400;  // algorithms/zuc/c/standard.h:66
  wire [15:0] trunc_70_3 = key1_q[15:0];  // algorithms/zuc/c/standard.h:70
  wire [30:0] zext_66_1 = {15'd0, trunc_70_3};  // algorithms/zuc/c/standard.h:66
  wire [30:0] shl_66_1 = {zext_66_1[15:0], 15'd0};  // algorithms/zuc/c/standard.h:66
  wire [30:0] shl_i112_9 = shl_66_1 & 31'h7f800000;  // algorithms/zuc/c/standard.h:66
  wire [63:0] lshr_70_2 = {8'd0, iv0_q[63:8]};  // algorithms/zuc/c/standard.h:70
  wire [7:0] trunc_70_4 = lshr_70_2[7:0];  // algorithms/zuc/c/standard.h:70
  wire [30:0] or2_i_1_1 = {23'd0, trunc_70_4};  // algorithms/zuc/c/standard.h:66
  wire [30:0] or2_i_9_1 = shl_i112_9 | or2_i_1_1;  // algorithms/zuc/c/standard.h:66
  wire [30:0] or2_i_9 = or2_i_9_1 | 31'h2f1300;  // algorithms/zuc/c/standard.h:66
  wire [7:0] extract_t3_i_8 = key1_q[7:0];  // algorithms/zuc/c/standard.h:70
  wire [30:0] conv_i102_8 = {23'd0, extract_t3_i_8};  // algorithms/zuc/c/standard.h:66
  wire [30:0] conv_i102_8_1 = {conv_i102_8[7:0], 23'd0};  // algorithms/zuc/c/standard.h:66
  wire [30:0] shl_i112_8 = conv_i102_8_1 & 31'h7f800000;  // algorithms/zuc/c/standard.h:66
  wire [30:0] or2_i_8_1 = shl_i112_8 | 31'h4d7800;  // algorithms/zuc/c/standard.h:66
  wire [7:0] high_sink_i107_8 = cond_i68[7:0];  // algorithms/zuc/c/standard.h:70
  wire [7:0] conv_i111 = iv0_q[7:0];  // algorithms/zuc/c/standard.h:70
  wire [7:0] high_sink_i107_8_1 = high_sink_i107_8 ^ conv_i111;  // algorithms/zuc/c/standard.h:70
  wire [30:0] or2_i_8_2 = {23'd0, high_sink_i107_8_1};  // algorithms/zuc/c/standard.h:66
  wire [30:0] or2_i_8 = or2_i_8_1 | or2_i_8_2;  // algorithms/zuc/c/standard.h:66
  wire [63:0] sh_diff243 = {33'd0, key0_q[63:33]};  // algorithms/zuc/c/standard.h:66
  wire [30:0] sh_diff243_1 = sh_diff243[30:0];  // algorithms/zuc/c/standard.h:66
  wire [30:0] conv_i102_7 = sh_diff243_1 & 31'h7f800000;  // algorithms/zuc/c/standard.h:66
  wire [30:0] or2_i_7 = conv_i102_7 | 31'h9af00;  // algorithms/zuc/c/standard.h:66
  wire [63:0] sh_diff241 = {25'd0, key0_q[63:25]};  // algorithms/zuc/c/standard.h:66
  wire [30:0] sh_diff241_1 = sh_diff241[30:0];  // algorithms/zuc/c/standard.h:66
  wire [30:0] shl_i112_6 = sh_diff241_1 & 31'h7f800000;  // algorithms/zuc/c/standard.h:66
  wire [30:0] or2_i_6 = shl_i112_6 | 31'h713500;  // algorithms/zuc/c/standard.h:66
  wire [63:0] sh_diff239 = {17'd0, key0_q[63:17]};  // algorithms/zuc/c/standard.h:66
  wire [30:0] sh_diff239_1 = sh_diff239[30:0];  // algorithms/zuc/c/standard.h:66
  wire [30:0] shl_i112_5 = sh_diff239_1 & 31'h7f800000;  // algorithms/zuc/c/standard.h:66
  wire [30:0] or2_i_5 = shl_i112_5 | 31'h35e200;  // algorithms/zuc/c/standard.h:66
  wire [63:0] sh_diff = {9'd0, key0_q[63:9]};  // algorithms/zuc/c/standard.h:66
  wire [30:0] sh_diff_1 = sh_diff[30:0];  // algorithms/zuc/c/standard.h:66
  wire [30:0] shl_i112_4 = sh_diff_1 & 31'h7f800000;  // algorithms/zuc/c/standard.h:66
  wire [30:0] or_i114_4_1 = shl_i112_4 | or_i114_4;  // algorithms/zuc/c/standard.h:66
  wire [30:0] or2_i_4 = or_i114_4_1 | 31'h578900;  // algorithms/zuc/c/standard.h:66
  wire [63:0] lshr_66_1 = {1'd0, key0_q[63:1]};  // algorithms/zuc/c/standard.h:66
  wire [30:0] trunc_66_1 = lshr_66_1[30:0];  // algorithms/zuc/c/standard.h:66
  wire [30:0] shl_i112_3 = trunc_66_1 & 31'h7f800000;  // algorithms/zuc/c/standard.h:66
  wire [30:0] or2_i_3_2 = shl_i112_3 | or2_i_3_1;  // algorithms/zuc/c/standard.h:66
  wire [30:0] or2_i_3 = or2_i_3_2 | 31'h135e00;  // algorithms/zuc/c/standard.h:66
  wire [23:0] trunc_70_5 = key0_q[23:0];  // algorithms/zuc/c/standard.h:70
  wire [30:0] zext_66_2 = {7'd0, trunc_70_5};  // algorithms/zuc/c/standard.h:66
  wire [30:0] shl_66_2 = {zext_66_2[23:0], 7'd0};  // algorithms/zuc/c/standard.h:66
  wire [30:0] shl_i112_2 = shl_66_2 & 31'h7f800000;  // algorithms/zuc/c/standard.h:66
  wire [30:0] or2_i_2_2 = shl_i112_2 | or2_i_2_1;  // algorithms/zuc/c/standard.h:66
  wire [30:0] or2_i_2 = or2_i_2_2 | 31'h626b00;  // algorithms/zuc/c/standard.h:66
  wire [15:0] trunc_70_6 = key0_q[15:0];  // algorithms/zuc/c/standard.h:70
  wire [30:0] zext_66_3 = {15'd0, trunc_70_6};  // algorithms/zuc/c/standard.h:66
  wire [30:0] shl_66_3 = {zext_66_3[15:0], 15'd0};  // algorithms/zuc/c/standard.h:66
  wire [30:0] shl_i112_1 = shl_66_3 & 31'h7f800000;  // algorithms/zuc/c/standard.h:66
  wire [30:0] or2_i_1_2 = shl_i112_1 | or2_i_1_1;  // algorithms/zuc/c/standard.h:66
  wire [30:0] or2_i_1 = or2_i_1_2 | 31'h26bc00;  // algorithms/zuc/c/standard.h:66
  wire [7:0] extract_t3 = key0_q[7:0];  // algorithms/zuc/c/standard.h:70
  wire [30:0] conv_i102 = {23'd0, extract_t3};  // algorithms/zuc/c/standard.h:66
  wire [30:0] conv_i102_1 = {conv_i102[7:0], 23'd0};  // algorithms/zuc/c/standard.h:66
  wire [30:0] shl_i112 = conv_i102_1 & 31'h7f800000;  // algorithms/zuc/c/standard.h:66
  wire [30:0] or2_1 = {23'd0, conv_i111};  // algorithms/zuc/c/standard.h:66
  wire [30:0] or2_2 = shl_i112 | or2_1;  // algorithms/zuc/c/standard.h:66
  wire [30:0] or2 = or2_2 | 31'h44d700;  // algorithms/zuc/c/standard.h:66
  wire [31:0] shr39 = {15'd0, s_sroa_37_0_p0[31:15]};  // algorithms/zuc/c/one_loop.c:32
  wire [16:0] shr39_1 = shr39[16:0];  // algorithms/zuc/c/one_loop.c:32
  wire [31:0] or40 = {15'd0, shr39_1};  // algorithms/zuc/c/one_loop.c:32
  wire [31:0] shl37 = {s_sroa_45_0_p0[15:0], 16'd0};  // algorithms/zuc/c/one_loop.c:32
  wire [31:0] or40_1 = or40 | shl37;  // algorithms/zuc/c/one_loop.c:32
  wire [31:0] add52 = or40_1 + r1_0221_p0;  // algorithms/zuc/c/one_loop.c:35
  wire [15:0] or56 = add52[15:0];  // algorithms/zuc/c/one_loop.c:36
  wire [31:0] shr44 = {15'd0, s_sroa_21_0_p0[31:15]};  // algorithms/zuc/c/one_loop.c:33
  wire [16:0] shr44_1 = shr44[16:0];  // algorithms/zuc/c/one_loop.c:33
  wire [31:0] or45 = {15'd0, shr44_1};  // algorithms/zuc/c/one_loop.c:33
  wire [31:0] shl42 = {s_sroa_30_0_p0[15:0], 16'd0};  // algorithms/zuc/c/one_loop.c:33
  wire [31:0] or45_1 = or45 | shl42;  // algorithms/zuc/c/one_loop.c:33
  wire [31:0] xor53 = or45_1 ^ r2_0220_p0;  // algorithms/zuc/c/one_loop.c:35
  wire [31:0] or56_1 = {16'd0, xor53[31:16]};  // algorithms/zuc/c/one_loop.c:36
  wire [15:0] or56_2 = or56_1[15:0];  // algorithms/zuc/c/one_loop.c:36
  wire [31:0] or56_3 = {or56, or56_2};  // algorithms/zuc/c/one_loop.c:36
  wire [13:0] or_i6 = or56_3[13:0];  // algorithms/zuc/c/standard.h:52
  wire [31:0] or_i6_1 = {14'd0, or56_3[31:14]};  // algorithms/zuc/c/standard.h:52
  wire [17:0] or_i6_2 = or_i6_1[17:0];  // algorithms/zuc/c/standard.h:52
  wire [31:0] or_i6_3 = {or_i6, or_i6_2};  // algorithms/zuc/c/standard.h:52
  wire [7:0] or_i7 = or56_3[7:0];  // algorithms/zuc/c/standard.h:52
  wire [31:0] or_i7_1 = {8'd0, or56_3[31:8]};  // algorithms/zuc/c/standard.h:52
  wire [23:0] or_i7_2 = or_i7_1[23:0];  // algorithms/zuc/c/standard.h:52
  wire [31:0] or_i7_3 = {or_i7, or_i7_2};  // algorithms/zuc/c/standard.h:52
  wire [31:0] xor6 = or_i6_3 ^ or_i7_3;  // algorithms/zuc/c/standard.h:56
  wire [29:0] or_i = or56_3[29:0];  // algorithms/zuc/c/standard.h:52
  wire [31:0] or_i_1 = {30'd0, or56_3[31:30]};  // algorithms/zuc/c/standard.h:52
  wire [1:0] or_i_2 = or_i_1[1:0];  // algorithms/zuc/c/standard.h:52
  wire [31:0] or_i_3 = {or_i, or_i_2};  // algorithms/zuc/c/standard.h:52
  wire [21:0] or_i5 = or56_3[21:0];  // algorithms/zuc/c/standard.h:52
  wire [31:0] or_i5_1 = {22'd0, or56_3[31:22]};  // algorithms/zuc/c/standard.h:52
  wire [9:0] or_i5_2 = or_i5_1[9:0];  // algorithms/zuc/c/standard.h:52
  wire [31:0] or_i5_3 = {or_i5, or_i5_2};  // algorithms/zuc/c/standard.h:52
  wire [31:0] xor6_1 = or_i_3 ^ or_i5_3;  // algorithms/zuc/c/standard.h:56
  wire [31:0] xor6_2 = or56_3 ^ xor6_1;  // algorithms/zuc/c/standard.h:56
  wire [31:0] xor6_3 = xor6 ^ xor6_2;  // algorithms/zuc/c/standard.h:56
  wire [31:0] shr1 = {16'd0, xor6_3[31:16]};  // algorithms/zuc/c/standard.h:61
  wire [7:0] shr1_1 = shr1[7:0];  // algorithms/zuc/c/standard.h:61
  wire [7:0] load_61 = s1_rdata0_i;  // algorithms/zuc/c/standard.h:61
  wire [23:0] shl5 = {16'd0, load_61};  // algorithms/zuc/c/standard.h:61
  wire [23:0] shl5_1 = {shl5[7:0], 16'd0};  // algorithms/zuc/c/standard.h:61
  wire [31:0] or17 = {8'd0, shl5_1};  // algorithms/zuc/c/standard.h:61
  wire [31:0] shr_i115 = {24'd0, xor6_3[31:24]};  // algorithms/zuc/c/standard.h:61
  wire [7:0] shr_i115_1 = shr_i115[7:0];  // algorithms/zuc/c/standard.h:61
  wire [7:0] load_61_1 = s0_rdata0_i;  // algorithms/zuc/c/standard.h:61
  wire [31:0] shl_i119 = {24'd0, load_61_1};  // algorithms/zuc/c/standard.h:61
  wire [31:0] shl_i119_1 = {shl_i119[7:0], 24'd0};  // algorithms/zuc/c/standard.h:61
  wire [31:0] or17_1 = or17 | shl_i119_1;  // algorithms/zuc/c/standard.h:61
  wire [31:0] shr6 = {8'd0, xor6_3[31:8]};  // algorithms/zuc/c/standard.h:61
  wire [7:0] shr6_1 = shr6[7:0];  // algorithms/zuc/c/standard.h:61
  wire [7:0] load_61_2 = s0_rdata1_i;  // algorithms/zuc/c/standard.h:61
  wire [15:0] shl11 = {8'd0, load_61_2};  // algorithms/zuc/c/standard.h:61
  wire [15:0] shl11_1 = {shl11[7:0], 8'd0};  // algorithms/zuc/c/standard.h:61
  wire [7:0] and13 = xor6_3[7:0];  // algorithms/zuc/c/standard.h:62
  wire [7:0] load_62 = s1_rdata1_i;  // algorithms/zuc/c/standard.h:62
  wire [15:0] or17_2 = {8'd0, load_62};  // algorithms/zuc/c/standard.h:61
  wire [15:0] or17_3 = shl11_1 | or17_2;  // algorithms/zuc/c/standard.h:61
  wire [31:0] or17_4 = {16'd0, or17_3};  // algorithms/zuc/c/standard.h:61
  wire [31:0] or17_5 = or17_1 | or17_4;  // algorithms/zuc/c/standard.h:61
  wire [15:0] or61 = xor53[15:0];  // algorithms/zuc/c/one_loop.c:37
  wire [31:0] or61_1 = {16'd0, add52[31:16]};  // algorithms/zuc/c/one_loop.c:37
  wire [15:0] or61_2 = or61_1[15:0];  // algorithms/zuc/c/one_loop.c:37
  wire [31:0] or61_3 = {or61, or61_2};  // algorithms/zuc/c/one_loop.c:37
  wire [9:0] or_i6_i125 = or61_3[9:0];  // algorithms/zuc/c/standard.h:52
  wire [31:0] or_i6_i125_1 = {10'd0, or61_3[31:10]};  // algorithms/zuc/c/standard.h:52
  wire [21:0] or_i6_i125_2 = or_i6_i125_1[21:0];  // algorithms/zuc/c/standard.h:52
  wire [31:0] or_i6_i125_3 = {or_i6_i125, or_i6_i125_2};  // algorithms/zuc/c/standard.h:52
  wire [1:0] or_i7_i126 = or61_3[1:0];  // algorithms/zuc/c/standard.h:52
  wire [31:0] or_i7_i126_1 = {2'd0, or61_3[31:2]};  // algorithms/zuc/c/standard.h:52
  wire [29:0] or_i7_i126_2 = or_i7_i126_1[29:0];  // algorithms/zuc/c/standard.h:52
  wire [31:0] or_i7_i126_3 = {or_i7_i126, or_i7_i126_2};  // algorithms/zuc/c/standard.h:52
  wire [31:0] xor6_i127 = or_i6_i125_3 ^ or_i7_i126_3;  // algorithms/zuc/c/standard.h:57
  wire [23:0] or_i_i123 = or61_3[23:0];  // algorithms/zuc/c/standard.h:52
  wire [31:0] or_i_i123_1 = {24'd0, or61_3[31:24]};  // algorithms/zuc/c/standard.h:52
  wire [7:0] or_i_i123_2 = or_i_i123_1[7:0];  // algorithms/zuc/c/standard.h:52
  wire [31:0] or_i_i123_3 = {or_i_i123, or_i_i123_2};  // algorithms/zuc/c/standard.h:52
  wire [17:0] or_i5_i124 = or61_3[17:0];  // algorithms/zuc/c/standard.h:52
  wire [31:0] or_i5_i124_1 = {18'd0, or61_3[31:18]};  // algorithms/zuc/c/standard.h:52
  wire [13:0] or_i5_i124_2 = or_i5_i124_1[13:0];  // algorithms/zuc/c/standard.h:52
  wire [31:0] or_i5_i124_3 = {or_i5_i124, or_i5_i124_2};  // algorithms/zuc/c/standard.h:52
  wire [31:0] xor6_i127_1 = or_i_i123_3 ^ or_i5_i124_3;  // algorithms/zuc/c/standard.h:57
  wire [31:0] xor6_i127_2 = or61_3 ^ xor6_i127_1;  // algorithms/zuc/c/standard.h:57
  wire [31:0] xor6_i127_3 = xor6_i127 ^ xor6_i127_2;  // algorithms/zuc/c/standard.h:57
  wire [31:0] shr1_i133 = {16'd0, xor6_i127_3[31:16]};  // algorithms/zuc/c/standard.h:61
  wire [7:0] shr1_i133_1 = shr1_i133[7:0];  // algorithms/zuc/c/standard.h:61
  wire [7:0] load_61_3 = s1_rdata2_i;  // algorithms/zuc/c/standard.h:61
  wire [23:0] shl5_i138 = {16'd0, load_61_3};  // algorithms/zuc/c/standard.h:61
  wire [23:0] shl5_i138_1 = {shl5_i138[7:0], 16'd0};  // algorithms/zuc/c/standard.h:61
  wire [31:0] or17_i151 = {8'd0, shl5_i138_1};  // algorithms/zuc/c/standard.h:61
  wire [31:0] shr_i128 = {24'd0, xor6_i127_3[31:24]};  // algorithms/zuc/c/standard.h:61
  wire [7:0] shr_i128_1 = shr_i128[7:0];  // algorithms/zuc/c/standard.h:61
  wire [7:0] load_61_4 = s0_rdata2_i;  // algorithms/zuc/c/standard.h:61
  wire [31:0] shl_i132 = {24'd0, load_61_4};  // algorithms/zuc/c/standard.h:61
  wire [31:0] shl_i132_1 = {shl_i132[7:0], 24'd0};  // algorithms/zuc/c/standard.h:61
  wire [31:0] or17_i151_1 = or17_i151 | shl_i132_1;  // algorithms/zuc/c/standard.h:61
  wire [31:0] shr6_i140 = {8'd0, xor6_i127_3[31:8]};  // algorithms/zuc/c/standard.h:61
  wire [7:0] shr6_i140_1 = shr6_i140[7:0];  // algorithms/zuc/c/standard.h:61
  wire [7:0] load_61_5 = s0_rdata3_i;  // algorithms/zuc/c/standard.h:61
  wire [15:0] shl11_i145 = {8'd0, load_61_5};  // algorithms/zuc/c/standard.h:61
  wire [15:0] shl11_i145_1 = {shl11_i145[7:0], 8'd0};  // algorithms/zuc/c/standard.h:61
  wire [7:0] and13_i147 = xor6_i127_3[7:0];  // algorithms/zuc/c/standard.h:62
  wire [7:0] load_62_1 = s1_rdata3_i;  // algorithms/zuc/c/standard.h:62
  wire [15:0] or17_i151_2 = {8'd0, load_62_1};  // algorithms/zuc/c/standard.h:61
  wire [15:0] or17_i151_3 = shl11_i145_1 | or17_i151_2;  // algorithms/zuc/c/standard.h:61
  wire [31:0] or17_i151_4 = {16'd0, or17_i151_3};  // algorithms/zuc/c/standard.h:61
  wire [31:0] or17_i151_5 = or17_i151_1 | or17_i151_4;  // algorithms/zuc/c/standard.h:61
  wire [63:0] shr143_30 = {2'd0, or107_p0[63:2]};  // algorithms/zuc/c/one_loop.c:55
  wire [31:0] shr143_30_1 = shr143_30[31:0];  // algorithms/zuc/c/one_loop.c:55
  wire [31:0] cond147_30 = tobool140_not_30_p0 ? 32'd0 : shr143_30_1;  // algorithms/zuc/c/one_loop.c:55
  wire [63:0] shr143_29 = {3'd0, or107_p0[63:3]};  // algorithms/zuc/c/one_loop.c:55
  wire [31:0] shr143_29_1 = shr143_29[31:0];  // algorithms/zuc/c/one_loop.c:55
  wire [31:0] cond147_29 = tobool140_not_29_p0 ? 32'd0 : shr143_29_1;  // algorithms/zuc/c/one_loop.c:55
  wire [31:0] xor162 = cond147_30 ^ cond147_29;  // algorithms/zuc/c/one_loop.c:57
  wire [63:0] shr143_28 = {4'd0, or107_p0[63:4]};  // algorithms/zuc/c/one_loop.c:55
  wire [31:0] shr143_28_1 = shr143_28[31:0];  // algorithms/zuc/c/one_loop.c:55
  wire [31:0] cond147_28 = tobool140_not_28_p0 ? 32'd0 : shr143_28_1;  // algorithms/zuc/c/one_loop.c:55
  wire [63:0] shr143_27 = {5'd0, or107_p0[63:5]};  // algorithms/zuc/c/one_loop.c:55
  wire [31:0] shr143_27_1 = shr143_27[31:0];  // algorithms/zuc/c/one_loop.c:55
  wire [31:0] cond147_27 = tobool140_not_27_p0 ? 32'd0 : shr143_27_1;  // algorithms/zuc/c/one_loop.c:55
  wire [31:0] xor162_1 = cond147_28 ^ cond147_27;  // algorithms/zuc/c/one_loop.c:57
  wire [31:0] xor162_2 = xor162 ^ xor162_1;  // algorithms/zuc/c/one_loop.c:57
  wire [63:0] shr143_26 = {6'd0, or107_p0[63:6]};  // algorithms/zuc/c/one_loop.c:55
  wire [31:0] shr143_26_1 = shr143_26[31:0];  // algorithms/zuc/c/one_loop.c:55
  wire [31:0] cond147_26 = tobool140_not_26_p0 ? 32'd0 : shr143_26_1;  // algorithms/zuc/c/one_loop.c:55
  wire [63:0] shr143_25 = {7'd0, or107_p0[63:7]};  // algorithms/zuc/c/one_loop.c:55
  wire [31:0] shr143_25_1 = shr143_25[31:0];  // algorithms/zuc/c/one_loop.c:55
  wire [31:0] cond147_25 = tobool140_not_25_p0 ? 32'd0 : shr143_25_1;  // algorithms/zuc/c/one_loop.c:55
  wire [31:0] xor162_3 = cond147_26 ^ cond147_25;  // algorithms/zuc/c/one_loop.c:57
  wire [63:0] shr143_24 = {8'd0, or107_p0[63:8]};  // algorithms/zuc/c/one_loop.c:55
  wire [31:0] shr143_24_1 = shr143_24[31:0];  // algorithms/zuc/c/one_loop.c:55
  wire [31:0] cond147_24 = tobool140_not_24_p0 ? 32'd0 : shr143_24_1;  // algorithms/zuc/c/one_loop.c:55
  wire [63:0] shr143_23 = {9'd0, or107_p0[63:9]};  // algorithms/zuc/c/one_loop.c:55
  wire [31:0] shr143_23_1 = shr143_23[31:0];  // algorithms/zuc/c/one_loop.c:55
  wire [31:0] cond147_23 = tobool140_not_23_p0 ? 32'd0 : shr143_23_1;  // algorithms/zuc/c/one_loop.c:55
  wire [31:0] xor162_4 = cond147_24 ^ cond147_23;  // algorithms/zuc/c/one_loop.c:57
  wire [31:0] xor162_5 = xor162_3 ^ xor162_4;  // algorithms/zuc/c/one_loop.c:57
  wire [31:0] xor162_6 = xor162_2 ^ xor162_5;  // algorithms/zuc/c/one_loop.c:57
  wire [63:0] shr143_22 = {10'd0, or107_p0[63:10]};  // algorithms/zuc/c/one_loop.c:55
  wire [31:0] shr143_22_1 = shr143_22[31:0];  // algorithms/zuc/c/one_loop.c:55
  wire [31:0] cond147_22 = tobool140_not_22_p0 ? 32'd0 : shr143_22_1;  // algorithms/zuc/c/one_loop.c:55
  wire [63:0] shr143_21 = {11'd0, or107_p0[63:11]};  // algorithms/zuc/c/one_loop.c:55
  wire [31:0] shr143_21_1 = shr143_21[31:0];  // algorithms/zuc/c/one_loop.c:55
  wire [31:0] cond147_21 = tobool140_not_21_p0 ? 32'd0 : shr143_21_1;  // algorithms/zuc/c/one_loop.c:55
  wire [31:0] xor162_7 = cond147_22 ^ cond147_21;  // algorithms/zuc/c/one_loop.c:57
  wire [63:0] shr143_20 = {12'd0, or107_p0[63:12]};  // algorithms/zuc/c/one_loop.c:55
  wire [31:0] shr143_20_1 = shr143_20[31:0];  // algorithms/zuc/c/one_loop.c:55
  wire [31:0] cond147_20 = tobool140_not_20_p0 ? 32'd0 : shr143_20_1;  // algorithms/zuc/c/one_loop.c:55
  wire [63:0] shr143_19 = {13'd0, or107_p0[63:13]};  // algorithms/zuc/c/one_loop.c:55
  wire [31:0] shr143_19_1 = shr143_19[31:0];  // algorithms/zuc/c/one_loop.c:55
  wire [31:0] cond147_19 = tobool140_not_19_p0 ? 32'd0 : shr143_19_1;  // algorithms/zuc/c/one_loop.c:55
  wire [31:0] xor162_8 = cond147_20 ^ cond147_19;  // algorithms/zuc/c/one_loop.c:57
  wire [31:0] xor162_9 = xor162_7 ^ xor162_8;  // algorithms/zuc/c/one_loop.c:57
  wire [63:0] shr143_18 = {14'd0, or107_p0[63:14]};  // algorithms/zuc/c/one_loop.c:55
  wire [31:0] shr143_18_1 = shr143_18[31:0];  // algorithms/zuc/c/one_loop.c:55
  wire [31:0] cond147_18 = tobool140_not_18_p0 ? 32'd0 : shr143_18_1;  // algorithms/zuc/c/one_loop.c:55
  wire [63:0] shr143_17 = {15'd0, or107_p0[63:15]};  // algorithms/zuc/c/one_loop.c:55
  wire [31:0] shr143_17_1 = shr143_17[31:0];  // algorithms/zuc/c/one_loop.c:55
  wire [31:0] cond147_17 = tobool140_not_17_p0 ? 32'd0 : shr143_17_1;  // algorithms/zuc/c/one_loop.c:55
  wire [31:0] xor162_10 = cond147_18 ^ cond147_17;  // algorithms/zuc/c/one_loop.c:57
  wire [63:0] shr143_16 = {16'd0, or107_p0[63:16]};  // algorithms/zuc/c/one_loop.c:55
  wire [31:0] shr143_16_1 = shr143_16[31:0];  // algorithms/zuc/c/one_loop.c:55
  wire [31:0] cond147_16 = tobool140_not_16_p0 ? 32'd0 : shr143_16_1;  // algorithms/zuc/c/one_loop.c:55
  wire [63:0] shr143_15 = {17'd0, or107_p0[63:17]};  // algorithms/zuc/c/one_loop.c:55
  wire [31:0] shr143_15_1 = shr143_15[31:0];  // algorithms/zuc/c/one_loop.c:55
  wire [31:0] cond147_15 = tobool140_not_15_p0 ? 32'd0 : shr143_15_1;  // algorithms/zuc/c/one_loop.c:55
  wire [31:0] xor162_11 = cond147_16 ^ cond147_15;  // algorithms/zuc/c/one_loop.c:57
  wire [31:0] xor162_12 = xor162_10 ^ xor162_11;  // algorithms/zuc/c/one_loop.c:57
  wire [31:0] xor162_13 = xor162_9 ^ xor162_12;  // algorithms/zuc/c/one_loop.c:57
  wire [31:0] xor162_14 = xor162_6 ^ xor162_13;  // algorithms/zuc/c/one_loop.c:57
  wire [63:0] shr143_14 = {18'd0, or107_p0[63:18]};  // algorithms/zuc/c/one_loop.c:55
  wire [31:0] shr143_14_1 = shr143_14[31:0];  // algorithms/zuc/c/one_loop.c:55
  wire [31:0] cond147_14 = tobool140_not_14_p0 ? 32'd0 : shr143_14_1;  // algorithms/zuc/c/one_loop.c:55
  wire [63:0] shr143_13 = {19'd0, or107_p0[63:19]};  // algorithms/zuc/c/one_loop.c:55
  wire [31:0] shr143_13_1 = shr143_13[31:0];  // algorithms/zuc/c/one_loop.c:55
  wire [31:0] cond147_13 = tobool140_not_13_p0 ? 32'd0 : shr143_13_1;  // algorithms/zuc/c/one_loop.c:55
  wire [31:0] xor162_15 = cond147_14 ^ cond147_13;  // algorithms/zuc/c/one_loop.c:57
  wire [63:0] shr143_12 = {20'd0, or107_p0[63:20]};  // algorithms/zuc/c/one_loop.c:55
  wire [31:0] shr143_12_1 = shr143_12[31:0];  // algorithms/zuc/c/one_loop.c:55
  wire [31:0] cond147_12 = tobool140_not_12_p0 ? 32'd0 : shr143_12_1;  // algorithms/zuc/c/one_loop.c:55
  wire [31:0] xor162_16 = xor160_p0 ^ cond147_12;  // algorithms/zuc/c/one_loop.c:57
  wire [31:0] xor162_17 = xor162_15 ^ xor162_16;  // algorithms/zuc/c/one_loop.c:57
  wire [63:0] shr143_11 = {21'd0, or107_p0[63:21]};  // algorithms/zuc/c/one_loop.c:55
  wire [31:0] shr143_11_1 = shr143_11[31:0];  // algorithms/zuc/c/one_loop.c:55
  wire [31:0] cond147_11 = tobool140_not_11_p0 ? 32'd0 : shr143_11_1;  // algorithms/zuc/c/one_loop.c:55
  wire [63:0] shr143_10 = {22'd0, or107_p0[63:22]};  // algorithms/zuc/c/one_loop.c:55
  wire [31:0] shr143_10_1 = shr143_10[31:0];  // algorithms/zuc/c/one_loop.c:55
  wire [31:0] cond147_10 = tobool140_not_10_p0 ? 32'd0 : shr143_10_1;  // algorithms/zuc/c/one_loop.c:55
  wire [31:0] xor162_18 = cond147_11 ^ cond147_10;  // algorithms/zuc/c/one_loop.c:57
  wire [63:0] shr143_9 = {23'd0, or107_p0[63:23]};  // algorithms/zuc/c/one_loop.c:55
  wire [31:0] shr143_9_1 = shr143_9[31:0];  // algorithms/zuc/c/one_loop.c:55
  wire [31:0] cond147_9 = tobool140_not_9_p0 ? 32'd0 : shr143_9_1;  // algorithms/zuc/c/one_loop.c:55
  wire [63:0] shr143_8 = {24'd0, or107_p0[63:24]};  // algorithms/zuc/c/one_loop.c:55
  wire [31:0] shr143_8_1 = shr143_8[31:0];  // algorithms/zuc/c/one_loop.c:55
  wire [31:0] cond147_8 = tobool140_not_8_p0 ? 32'd0 : shr143_8_1;  // algorithms/zuc/c/one_loop.c:55
  wire [31:0] xor162_19 = cond147_9 ^ cond147_8;  // algorithms/zuc/c/one_loop.c:57
  wire [31:0] xor162_20 = xor162_18 ^ xor162_19;  // algorithms/zuc/c/one_loop.c:57
  wire [31:0] xor162_21 = xor162_17 ^ xor162_20;  // algorithms/zuc/c/one_loop.c:57
  wire [63:0] shr143_7 = {25'd0, or107_p0[63:25]};  // algorithms/zuc/c/one_loop.c:55
  wire [31:0] shr143_7_1 = shr143_7[31:0];  // algorithms/zuc/c/one_loop.c:55
  wire [31:0] cond147_7 = tobool140_not_7_p0 ? 32'd0 : shr143_7_1;  // algorithms/zuc/c/one_loop.c:55
  wire [63:0] shr143_6 = {26'd0, or107_p0[63:26]};  // algorithms/zuc/c/one_loop.c:55
  wire [31:0] shr143_6_1 = shr143_6[31:0];  // algorithms/zuc/c/one_loop.c:55
  wire [31:0] cond147_6 = tobool140_not_6_p0 ? 32'd0 : shr143_6_1;  // algorithms/zuc/c/one_loop.c:55
  wire [31:0] xor162_22 = cond147_7 ^ cond147_6;  // algorithms/zuc/c/one_loop.c:57
  wire [63:0] shr143_5 = {27'd0, or107_p0[63:27]};  // algorithms/zuc/c/one_loop.c:55
  wire [31:0] shr143_5_1 = shr143_5[31:0];  // algorithms/zuc/c/one_loop.c:55
  wire [31:0] cond147_5 = tobool140_not_5_p0 ? 32'd0 : shr143_5_1;  // algorithms/zuc/c/one_loop.c:55
  wire [63:0] shr143_4 = {28'd0, or107_p0[63:28]};  // algorithms/zuc/c/one_loop.c:55
  wire [31:0] shr143_4_1 = shr143_4[31:0];  // algorithms/zuc/c/one_loop.c:55
  wire [31:0] cond147_4 = tobool140_not_4_p0 ? 32'd0 : shr143_4_1;  // algorithms/zuc/c/one_loop.c:55
  wire [31:0] xor162_23 = cond147_5 ^ cond147_4;  // algorithms/zuc/c/one_loop.c:57
  wire [31:0] xor162_24 = xor162_22 ^ xor162_23;  // algorithms/zuc/c/one_loop.c:57
  wire [63:0] shr143_3 = {29'd0, or107_p0[63:29]};  // algorithms/zuc/c/one_loop.c:55
  wire [31:0] shr143_3_1 = shr143_3[31:0];  // algorithms/zuc/c/one_loop.c:55
  wire [31:0] cond147_3 = tobool140_not_3_p0 ? 32'd0 : shr143_3_1;  // algorithms/zuc/c/one_loop.c:55
  wire [31:0] xor162_25 = tag_0219_p0 ^ cond122_p0;  // algorithms/zuc/c/one_loop.c:57
  wire [31:0] xor162_26 = xor162_25 ^ cond147_p0;  // algorithms/zuc/c/one_loop.c:57
  wire [63:0] shr143_31 = {1'd0, or107_p0[63:1]};  // algorithms/zuc/c/one_loop.c:55
  wire [31:0] shr143_31_1 = shr143_31[31:0];  // algorithms/zuc/c/one_loop.c:55
  wire [31:0] cond147_31 = tobool140_not_31_p0 ? 32'd0 : shr143_31_1;  // algorithms/zuc/c/one_loop.c:55
  wire [31:0] xor162_27 = xor162_26 ^ cond147_31;  // algorithms/zuc/c/one_loop.c:57
  wire [31:0] xor162_28 = cond147_3 ^ xor162_27;  // algorithms/zuc/c/one_loop.c:57
  wire [63:0] shr143_2 = {30'd0, or107_p0[63:30]};  // algorithms/zuc/c/one_loop.c:55
  wire [31:0] shr143_2_1 = shr143_2[31:0];  // algorithms/zuc/c/one_loop.c:55
  wire [31:0] cond147_2 = tobool140_not_2_p0 ? 32'd0 : shr143_2_1;  // algorithms/zuc/c/one_loop.c:55
  wire [63:0] shr143_1 = {31'd0, or107_p0[63:31]};  // algorithms/zuc/c/one_loop.c:55
  wire [31:0] shr143_1_1 = shr143_1[31:0];  // algorithms/zuc/c/one_loop.c:55
  wire [31:0] cond147_1 = tobool140_not_1_p0 ? 32'd0 : shr143_1_1;  // algorithms/zuc/c/one_loop.c:55
  wire [31:0] xor162_29 = cond147_2 ^ cond147_1;  // algorithms/zuc/c/one_loop.c:57
  wire [31:0] xor162_30 = xor162_28 ^ xor162_29;  // algorithms/zuc/c/one_loop.c:57
  wire [31:0] xor162_31 = xor162_24 ^ xor162_30;  // algorithms/zuc/c/one_loop.c:57
  wire [31:0] xor162_32 = xor162_21 ^ xor162_31;  // algorithms/zuc/c/one_loop.c:57
  wire [31:0] xor162_33 = xor162_14 ^ xor162_32;  // algorithms/zuc/c/one_loop.c:57
  wire [31:0] select_5 = and_3_p0 ? xor162_33 : tag_0219_p0;
  wire [31:0] select_6 = or_3_p0 ? select_5 : tag_0219_p0;
  wire [31:0] select_7 = and_4_p0 ? select_5 : select_6;
  wire [31:0] select_4 = and_6_p0 ? select_5 : select_7;
  wire [31:0] select_8 = or_3 ? xor96 : before_0218_p0;
  wire [31:0] select_9 = and_4 ? xor96 : select_8;
  wire [31:0] select_10 = and_6 ? xor96 : select_9;
  wire [31:0] select_11 = and_4 ? call170 : word_0217_p0;
  wire [31:0] select_12 = and_6 ? call170 : select_11;
  wire [13:0] shl_i164 = s_sroa_58_0_p0[13:0];  // algorithms/zuc/c/standard.h:51
  wire [30:0] shl_i164_1 = {17'd0, shl_i164};  // algorithms/zuc/c/standard.h:51
  wire [30:0] shl_i164_2 = {shl_i164_1[13:0], 17'd0};  // algorithms/zuc/c/standard.h:51
  wire [30:0] shl_i164_masked = shl_i164_2 & 31'h7ffe0000;  // algorithms/zuc/c/standard.h:51
  wire [31:0] shr_i165 = {14'd0, s_sroa_58_0_p0[31:14]};  // algorithms/zuc/c/standard.h:51
  wire [17:0] shr_i165_1 = shr_i165[17:0];  // algorithms/zuc/c/standard.h:51
  wire [30:0] and_i167 = {13'd0, shr_i165_1};  // algorithms/zuc/c/standard.h:51
  wire [30:0] and_i167_1 = shl_i164_masked | and_i167;  // algorithms/zuc/c/standard.h:51
  wire [31:0] add_i168 = {1'd0, and_i167_1};  // algorithms/zuc/c/standard.h:46
  wire [31:0] add_i168_1 = add_i168 + early_0215_p0;  // algorithms/zuc/c/standard.h:46
  wire [30:0] and_i169 = add_i168_1[30:0];  // algorithms/zuc/c/standard.h:47
  wire [31:0] add1_i171 = {1'd0, and_i169};  // algorithms/zuc/c/standard.h:47
  wire [31:0] shr_i170 = {31'd0, add_i168_1[31]};  // algorithms/zuc/c/standard.h:47
  wire [0:0] shr_i170_1 = shr_i170[0];  // algorithms/zuc/c/standard.h:47
  wire [31:0] add1_i171_1 = {31'd0, shr_i170_1};  // algorithms/zuc/c/standard.h:47
  wire [31:0] add1_i171_2 = add1_i171 + add1_i171_1;  // algorithms/zuc/c/standard.h:47
  wire [28:0] shl_i10 = {21'd0, trunc_70_2};  // algorithms/zuc/c/standard.h:51
  wire [28:0] shl_i10_1 = {shl_i10[7:0], 21'd0};  // algorithms/zuc/c/standard.h:51
  wire [30:0] shr_i11 = {10'd0, or_i114_10[30:10]};  // algorithms/zuc/c/standard.h:51
  wire [20:0] shr_i11_1 = shr_i11[20:0];  // algorithms/zuc/c/standard.h:51
  wire [20:0] shr_i11_2 = shr_i11_1 | 21'h1af1;  // algorithms/zuc/c/standard.h:51
  wire [28:0] and_i13 = {8'd0, shr_i11_2};  // algorithms/zuc/c/standard.h:51
  wire [28:0] and_i13_1 = shl_i10_1 | and_i13;  // algorithms/zuc/c/standard.h:51
  wire [31:0] add_i14 = {3'd0, and_i13_1};  // algorithms/zuc/c/standard.h:46
  wire [30:0] shl_i6 = {or2_i_4[10:0], 20'd0};  // algorithms/zuc/c/standard.h:51
  wire [30:0] shl_i6_masked = shl_i6 & 31'h7ff00000;  // algorithms/zuc/c/standard.h:51
  wire [30:0] shr_i7 = {11'd0, or_i114_4_1[30:11]};  // algorithms/zuc/c/standard.h:51
  wire [19:0] shr_i7_1 = shr_i7[19:0];  // algorithms/zuc/c/standard.h:51
  wire [19:0] shr_i7_2 = shr_i7_1 | 20'haf1;  // algorithms/zuc/c/standard.h:51
  wire [30:0] and_i9 = {11'd0, shr_i7_2};  // algorithms/zuc/c/standard.h:51
  wire [30:0] and_i9_1 = shl_i6_masked | and_i9;  // algorithms/zuc/c/standard.h:51
  wire [31:0] add_i14_1 = {1'd0, and_i9_1};  // algorithms/zuc/c/standard.h:46
  wire [31:0] add_i14_2 = add_i14 + add_i14_1;  // algorithms/zuc/c/standard.h:46
  wire [30:0] and_i15_1 = add_i14_2[30:0];  // algorithms/zuc/c/standard.h:47
  wire [30:0] and_i15 = and_i15_1 & 31'h7ffffffe;  // algorithms/zuc/c/standard.h:47
  wire [30:0] shl_i = {or2[22:0], 8'd0};  // algorithms/zuc/c/standard.h:51
  wire [30:0] shl_i_masked = shl_i & 31'h44d7ff00;  // algorithms/zuc/c/standard.h:51
  wire [30:0] and_i = shl_i_masked | conv_i102;  // algorithms/zuc/c/standard.h:51
  wire [31:0] add_i = {1'd0, and_i};  // algorithms/zuc/c/standard.h:46
  wire [31:0] add_i_1 = {1'd0, or2};  // algorithms/zuc/c/standard.h:46
  wire [31:0] add_i_2 = add_i + add_i_1;  // algorithms/zuc/c/standard.h:46
  wire [30:0] and_i4 = add_i_2[30:0];  // algorithms/zuc/c/standard.h:47
  wire [30:0] and_i4_1 = and_i4 & 31'h7f9fffff;  // algorithms/zuc/c/standard.h:47
  wire [31:0] add_i18_3 = {1'd0, and_i4_1};  // algorithms/zuc/c/standard.h:46
  wire [31:0] shr_i5 = {31'd0, add_i_2[31]};  // algorithms/zuc/c/standard.h:47
  wire [0:0] shr_i5_1 = shr_i5[0];  // algorithms/zuc/c/standard.h:47
  wire [31:0] add_i18_4 = {31'd0, shr_i5_1};  // algorithms/zuc/c/standard.h:46
  wire [31:0] add_i18_5 = add_i18_3 + add_i18_4;  // algorithms/zuc/c/standard.h:46
  wire [31:0] shr_i16 = {31'd0, add_i14_2[31]};  // algorithms/zuc/c/standard.h:47
  wire [0:0] shr_i16_1 = shr_i16[0];  // algorithms/zuc/c/standard.h:47
  wire [31:0] add_i18_6 = {31'd0, shr_i16_1};  // algorithms/zuc/c/standard.h:46
  wire [31:0] add_i18_1 = add_i18_5 + add_i18_6;  // algorithms/zuc/c/standard.h:46
  wire [63:0] shr_i69 = {31'd0, key1_q[63:31]};  // algorithms/zuc/c/standard.h:51
  wire [16:0] shr_i69_1 = shr_i69[16:0];  // algorithms/zuc/c/standard.h:51
  wire [16:0] shr_i69_2 = shr_i69_1 & 17'h1fe00;  // algorithms/zuc/c/standard.h:51
  wire [16:0] shr_i69_3 = shr_i69_2 | 17'hf1;  // algorithms/zuc/c/standard.h:51
  wire [28:0] and_i71_1 = {12'd0, shr_i69_3};  // algorithms/zuc/c/standard.h:51
  wire [28:0] and_i71 = and_i71_1 | 29'h1a000000;  // algorithms/zuc/c/standard.h:51
  wire [22:0] shl_i_i172 = s_sroa_10_0_p0[22:0];  // algorithms/zuc/c/standard.h:51
  wire [30:0] shl_i_i172_1 = {8'd0, shl_i_i172};  // algorithms/zuc/c/standard.h:51
  wire [30:0] shl_i_i172_2 = {shl_i_i172_1[22:0], 8'd0};  // algorithms/zuc/c/standard.h:51
  wire [30:0] shl_i_masked_i174 = shl_i_i172_2 & 31'h7fffff00;  // algorithms/zuc/c/standard.h:51
  wire [31:0] shr_i_i173 = {23'd0, s_sroa_10_0_p0[31:23]};  // algorithms/zuc/c/standard.h:51
  wire [8:0] shr_i_i173_1 = shr_i_i173[8:0];  // algorithms/zuc/c/standard.h:51
  wire [30:0] and_i_i175 = {22'd0, shr_i_i173_1};  // algorithms/zuc/c/standard.h:51
  wire [30:0] and_i_i175_1 = shl_i_masked_i174 | and_i_i175;  // algorithms/zuc/c/standard.h:51
  wire [31:0] add_i_i176 = {1'd0, and_i_i175_1};  // algorithms/zuc/c/standard.h:46
  wire [31:0] add_i_i176_1 = add_i_i176 + s_sroa_10_0_p0;  // algorithms/zuc/c/standard.h:46
  wire [30:0] and_i4_i177 = add_i_i176_1[30:0];  // algorithms/zuc/c/standard.h:47
  wire [31:0] add_i18_i194 = {1'd0, and_i4_i177};  // algorithms/zuc/c/standard.h:46
  wire [31:0] shr_i5_i178 = {31'd0, add_i_i176_1[31]};  // algorithms/zuc/c/standard.h:47
  wire [0:0] shr_i5_i178_1 = shr_i5_i178[0];  // algorithms/zuc/c/standard.h:47
  wire [31:0] add_i18_i194_1 = {31'd0, shr_i5_i178_1};  // algorithms/zuc/c/standard.h:46
  wire [31:0] add_i18_i194_2 = add_i18_i194 + add_i18_i194_1;  // algorithms/zuc/c/standard.h:46
  wire [9:0] shl_i10_i185 = s_sroa_50_0_p0[9:0];  // algorithms/zuc/c/standard.h:51
  wire [30:0] shl_i10_i185_1 = {21'd0, shl_i10_i185};  // algorithms/zuc/c/standard.h:51
  wire [30:0] shl_i10_i185_2 = {shl_i10_i185_1[9:0], 21'd0};  // algorithms/zuc/c/standard.h:51
  wire [30:0] shl_i10_masked_i187 = shl_i10_i185_2 & 31'h7fe00000;  // algorithms/zuc/c/standard.h:51
  wire [31:0] shr_i11_i186 = {10'd0, s_sroa_50_0_p0[31:10]};  // algorithms/zuc/c/standard.h:51
  wire [21:0] shr_i11_i186_1 = shr_i11_i186[21:0];  // algorithms/zuc/c/standard.h:51
  wire [30:0] and_i13_i188 = {9'd0, shr_i11_i186_1};  // algorithms/zuc/c/standard.h:51
  wire [30:0] and_i13_i188_1 = shl_i10_masked_i187 | and_i13_i188;  // algorithms/zuc/c/standard.h:51
  wire [31:0] add_i14_i189 = {1'd0, and_i13_i188_1};  // algorithms/zuc/c/standard.h:46
  wire [10:0] shl_i6_i180 = s_sroa_26_0_p0[10:0];  // algorithms/zuc/c/standard.h:51
  wire [30:0] shl_i6_i180_1 = {20'd0, shl_i6_i180};  // algorithms/zuc/c/standard.h:51
  wire [30:0] shl_i6_i180_2 = {shl_i6_i180_1[10:0], 20'd0};  // algorithms/zuc/c/standard.h:51
  wire [30:0] shl_i6_masked_i182 = shl_i6_i180_2 & 31'h7ff00000;  // algorithms/zuc/c/standard.h:51
  wire [31:0] shr_i7_i181 = {11'd0, s_sroa_26_0_p0[31:11]};  // algorithms/zuc/c/standard.h:51
  wire [20:0] shr_i7_i181_1 = shr_i7_i181[20:0];  // algorithms/zuc/c/standard.h:51
  wire [30:0] and_i9_i183 = {10'd0, shr_i7_i181_1};  // algorithms/zuc/c/standard.h:51
  wire [30:0] and_i9_i183_1 = shl_i6_masked_i182 | and_i9_i183;  // algorithms/zuc/c/standard.h:51
  wire [31:0] add_i14_i189_1 = {1'd0, and_i9_i183_1};  // algorithms/zuc/c/standard.h:46
  wire [31:0] add_i14_i189_2 = add_i14_i189 + add_i14_i189_1;  // algorithms/zuc/c/standard.h:46
  wire [31:0] shr_i16_i191 = {31'd0, add_i14_i189_2[31]};  // algorithms/zuc/c/standard.h:47
  wire [0:0] shr_i16_i191_1 = shr_i16_i191[0];  // algorithms/zuc/c/standard.h:47
  wire [31:0] add_i18_i194_3 = {31'd0, shr_i16_i191_1};  // algorithms/zuc/c/standard.h:46
  wire [30:0] and_i15_i190 = add_i14_i189_2[30:0];  // algorithms/zuc/c/standard.h:47
  wire [31:0] add_i18_i194_4 = {1'd0, and_i15_i190};  // algorithms/zuc/c/standard.h:46
  wire [31:0] add_i18_i194_5 = add_i18_i194_3 + add_i18_i194_4;  // algorithms/zuc/c/standard.h:46
  wire [31:0] add_i18_i194_6 = add_i18_i194_2 + add_i18_i194_5;  // algorithms/zuc/c/standard.h:46
  wire [30:0] and_i19_i195 = add_i18_i194_6[30:0];  // algorithms/zuc/c/standard.h:47
  wire [31:0] add1_i21_i197 = {1'd0, and_i19_i195};  // algorithms/zuc/c/standard.h:47
  wire [31:0] shr_i20_i196 = {31'd0, add_i18_i194_6[31]};  // algorithms/zuc/c/standard.h:47
  wire [0:0] shr_i20_i196_1 = shr_i20_i196[0];  // algorithms/zuc/c/standard.h:47
  wire [31:0] add1_i21_i197_1 = {31'd0, shr_i20_i196_1};  // algorithms/zuc/c/standard.h:47
  wire [31:0] add1_i21_i197_2 = add1_i21_i197 + add1_i21_i197_1;  // algorithms/zuc/c/standard.h:47
  wire [21:0] shl_i_i75 = or2_i_1[21:0];  // algorithms/zuc/c/standard.h:51
  wire [29:0] shl_i_i75_1 = {8'd0, shl_i_i75};  // algorithms/zuc/c/standard.h:51
  wire [29:0] shl_i_i75_2 = {shl_i_i75_1[21:0], 8'd0};  // algorithms/zuc/c/standard.h:51
  wire [29:0] shl_i_masked_i77 = shl_i_i75_2 & 30'h26bcff00;  // algorithms/zuc/c/standard.h:51
  wire [63:0] shr_i_i76 = {8'd0, key0_q[63:8]};  // algorithms/zuc/c/standard.h:51
  wire [7:0] shr_i_i76_1 = shr_i_i76[7:0];  // algorithms/zuc/c/standard.h:51
  wire [29:0] and_i_i78 = {22'd0, shr_i_i76_1};  // algorithms/zuc/c/standard.h:51
  wire [29:0] and_i_i78_1 = shl_i_masked_i77 | and_i_i78;  // algorithms/zuc/c/standard.h:51
  wire [31:0] add_i_i79 = {2'd0, and_i_i78_1};  // algorithms/zuc/c/standard.h:46
  wire [31:0] add_i_i79_1 = {1'd0, or2_i_1};  // algorithms/zuc/c/standard.h:46
  wire [31:0] add_i_i79_2 = add_i_i79 + add_i_i79_1;  // algorithms/zuc/c/standard.h:46
  wire [30:0] and_i4_i80 = add_i_i79_2[30:0];  // algorithms/zuc/c/standard.h:47
  wire [30:0] and_i4_i80_1 = and_i4_i80 & 31'h7fe3ffff;  // algorithms/zuc/c/standard.h:47
  wire [31:0] add_i18_i97 = {1'd0, and_i4_i80_1};  // algorithms/zuc/c/standard.h:46
  wire [31:0] shr_i5_i81 = {31'd0, add_i_i79_2[31]};  // algorithms/zuc/c/standard.h:47
  wire [0:0] shr_i5_i81_1 = shr_i5_i81[0];  // algorithms/zuc/c/standard.h:47
  wire [31:0] add_i18_i97_1 = {31'd0, shr_i5_i81_1};  // algorithms/zuc/c/standard.h:46
  wire [31:0] add_i18_i97_2 = add_i18_i97 + add_i18_i97_1;  // algorithms/zuc/c/standard.h:46
  wire [10:0] shl_i10_i88 = or2_i_11[10:0];  // algorithms/zuc/c/standard.h:51
  wire [31:0] shl_i10_i88_1 = {21'd0, shl_i10_i88};  // algorithms/zuc/c/standard.h:51
  wire [31:0] shl_i10_i88_2 = {shl_i10_i88_1[10:0], 21'd0};  // algorithms/zuc/c/standard.h:51
  wire [30:0] shr_i11_i89 = {10'd0, or_i114_11[30:10]};  // algorithms/zuc/c/standard.h:51
  wire [20:0] shr_i11_i89_1 = shr_i11_i89[20:0];  // algorithms/zuc/c/standard.h:51
  wire [20:0] shr_i11_i89_2 = shr_i11_i89_1 | 21'h6bc;  // algorithms/zuc/c/standard.h:51
  wire [31:0] and_i13_i91 = {11'd0, shr_i11_i89_2};  // algorithms/zuc/c/standard.h:51
  wire [31:0] and_i13_i91_1 = shl_i10_i88_2 | and_i13_i91;  // algorithms/zuc/c/standard.h:51
  wire [63:0] shr_i7_i84 = {28'd0, key0_q[63:28]};  // algorithms/zuc/c/standard.h:51
  wire [19:0] shr_i7_i84_1 = shr_i7_i84[19:0];  // algorithms/zuc/c/standard.h:51
  wire [19:0] shr_i7_i84_2 = shr_i7_i84_1 & 20'hff000;  // algorithms/zuc/c/standard.h:51
  wire [19:0] shr_i7_i84_3 = shr_i7_i84_2 | 20'h6bc;  // algorithms/zuc/c/standard.h:51
  wire [29:0] and_i9_i86 = {10'd0, shr_i7_i84_3};  // algorithms/zuc/c/standard.h:51
  wire [29:0] and_i9_i86_1 = and_i9_i86 | 30'h20000000;  // algorithms/zuc/c/standard.h:51
  wire [31:0] add_i14_i92 = {2'd0, and_i9_i86_1};  // algorithms/zuc/c/standard.h:46
  wire [31:0] add_i14_i92_1 = and_i13_i91_1 + add_i14_i92;  // algorithms/zuc/c/standard.h:46
  wire [31:0] shr_i16_i94 = {31'd0, add_i14_i92_1[31]};  // algorithms/zuc/c/standard.h:47
  wire [0:0] shr_i16_i94_1 = shr_i16_i94[0];  // algorithms/zuc/c/standard.h:47
  wire [31:0] add_i18_i97_3 = {31'd0, shr_i16_i94_1};  // algorithms/zuc/c/standard.h:46
  wire [30:0] and_i15_i93 = add_i14_i92_1[30:0];  // algorithms/zuc/c/standard.h:47
  wire [30:0] and_i15_i93_1 = and_i15_i93 & 31'h7ffffffb;  // algorithms/zuc/c/standard.h:47
  wire [31:0] add_i18_i97_4 = {1'd0, and_i15_i93_1};  // algorithms/zuc/c/standard.h:46
  wire [31:0] add_i18_i97_5 = add_i18_i97_3 + add_i18_i97_4;  // algorithms/zuc/c/standard.h:46
  wire [31:0] add_i18_i97_6 = add_i18_i97_2 + add_i18_i97_5;  // algorithms/zuc/c/standard.h:46
  wire [30:0] and_i19_i98 = add_i18_i97_6[30:0];  // algorithms/zuc/c/standard.h:47
  wire [31:0] add1_i21_i100_1 = {1'd0, and_i19_i98};  // algorithms/zuc/c/standard.h:47
  wire [31:0] shr_i20_i99 = {31'd0, add_i18_i97_6[31]};  // algorithms/zuc/c/standard.h:47
  wire [0:0] shr_i20_i99_1 = shr_i20_i99[0];  // algorithms/zuc/c/standard.h:47
  wire [31:0] add1_i21_i100_2 = {31'd0, shr_i20_i99_1};  // algorithms/zuc/c/standard.h:47
  wire [31:0] add1_i21_i100 = add1_i21_i100_1 + add1_i21_i100_2;  // algorithms/zuc/c/standard.h:47
  wire [31:0] shr = {5'd0, len_bits_q[31:5]};  // algorithms/zuc/c/standard.h:90
  wire [26:0] shr_1 = shr[26:0];  // algorithms/zuc/c/standard.h:90
  wire [27:0] add = {1'd0, shr_1};  // algorithms/zuc/c/standard.h:90
  wire [4:0] and_7 = len_bits_q[4:0];  // algorithms/zuc/c/standard.h:90
  wire [0:0] cmp_i60 = and_7 != 5'd0;  // algorithms/zuc/c/standard.h:90
  wire [27:0] add_1 = {27'd0, cmp_i60};  // algorithms/zuc/c/standard.h:90
  wire [27:0] add_2 = add + add_1;  // algorithms/zuc/c/standard.h:90
  wire [27:0] select_3 = xor_1 ? add_2 : 28'd0;
  wire [0:0] tobool176_not = select_2_q == 3'd0;
  wire [4:0] and_8 = len_bits_q[4:0];  // algorithms/zuc/c/one_loop.c:28
  wire [4:0] sub_1 = and_8 + 5'h1f;
  wire [4:0] shr_i199 = {3'd0, sub_1[4:3]};
  wire [1:0] shr_i199_1 = shr_i199[1:0];
  wire [2:0] add_i201_1 = {1'd0, shr_i199_1};
  wire [2:0] add_i201 = add_i201_1 + 3'd1;
  wire [5:0] add_3 = cmp_i66 ? 6'h23 : 6'h21;  // algorithms/zuc/c/one_loop.c:28
  wire [28:0] add26_1 = {23'd0, add_3};  // algorithms/zuc/c/one_loop.c:28
  wire [28:0] add26_2 = {1'd0, select_3_q};  // algorithms/zuc/c/one_loop.c:28
  wire [28:0] add26 = add26_1 + add26_2;  // algorithms/zuc/c/one_loop.c:28
  wire [0:0] cmp108_not_1 = cmp108_not < sub;  // algorithms/zuc/c/one_loop.c:52
  wire [7:0] or5 = word_0217_p0[7:0];
  wire [31:0] or5_1 = {8'd0, word_0217_p0[31:8]};
  wire [7:0] or5_2 = or5_1[7:0];
  wire [31:0] or5_3 = {16'd0, word_0217_p0[31:16]};
  wire [7:0] or5_4 = or5_3[7:0];
  wire [31:0] or5_5 = {24'd0, word_0217_p0[31:24]};
  wire [7:0] or5_6 = or5_5[7:0];
  wire [31:0] or5_7 = {or5, or5_2, or5_4, or5_6};
  wire [31:0] spec_select207 = cmp108_not_1 ? 32'd0 : or5_7;  // algorithms/zuc/c/one_loop.c:52
  wire [30:0] bits_0 = spec_select207[30:0];  // algorithms/zuc/c/one_loop.c:53
  wire [0:0] cmp123 = sub == cmp108_not;  // algorithms/zuc/c/one_loop.c:53
  wire [0:0] or_cond1_1 = tobool126_q & cmp123;  // algorithms/zuc/c/one_loop.c:53
  wire [30:0] and130 = or_cond1_1 ? shl129_q : 31'h7fffffff;  // algorithms/zuc/c/one_loop.c:53
  wire [30:0] bits_0_1 = bits_0 & and130;  // algorithms/zuc/c/one_loop.c:53
  wire [1:0] trunc_55 = bits_0_1[1:0];  // algorithms/zuc/c/one_loop.c:55
  wire [1:0] and_55 = trunc_55 & 2'd2;  // algorithms/zuc/c/one_loop.c:55
  wire [0:0] tobool140_not_30 = and_55 == 2'd0;  // algorithms/zuc/c/one_loop.c:55
  wire [63:0] shl105 = {32'd0, before_0218_p0};  // algorithms/zuc/c/one_loop.c:51
  wire [63:0] shl105_1 = {shl105[31:0], 32'd0};  // algorithms/zuc/c/one_loop.c:51
  wire [63:0] or107_1 = {32'd0, xor96};  // algorithms/zuc/c/one_loop.c:51
  wire [63:0] or107 = shl105_1 | or107_1;  // algorithms/zuc/c/one_loop.c:51
  wire [2:0] trunc_55_1 = bits_0_1[2:0];  // algorithms/zuc/c/one_loop.c:55
  wire [2:0] and_55_1 = trunc_55_1 & 3'd4;  // algorithms/zuc/c/one_loop.c:55
  wire [0:0] tobool140_not_29 = and_55_1 == 3'd0;  // algorithms/zuc/c/one_loop.c:55
  wire [3:0] trunc_55_2 = bits_0_1[3:0];  // algorithms/zuc/c/one_loop.c:55
  wire [3:0] and_55_2 = trunc_55_2 & 4'd8;  // algorithms/zuc/c/one_loop.c:55
  wire [0:0] tobool140_not_28 = and_55_2 == 4'd0;  // algorithms/zuc/c/one_loop.c:55
  wire [4:0] trunc_55_3 = bits_0_1[4:0];  // algorithms/zuc/c/one_loop.c:55
  wire [4:0] and_55_3 = trunc_55_3 & 5'h10;  // algorithms/zuc/c/one_loop.c:55
  wire [0:0] tobool140_not_27 = and_55_3 == 5'd0;  // algorithms/zuc/c/one_loop.c:55
  wire [5:0] trunc_55_4 = bits_0_1[5:0];  // algorithms/zuc/c/one_loop.c:55
  wire [5:0] and_55_4 = trunc_55_4 & 6'h20;  // algorithms/zuc/c/one_loop.c:55
  wire [0:0] tobool140_not_26 = and_55_4 == 6'd0;  // algorithms/zuc/c/one_loop.c:55
  wire [6:0] trunc_55_5 = bits_0_1[6:0];  // algorithms/zuc/c/one_loop.c:55
  wire [6:0] and_55_5 = trunc_55_5 & 7'h40;  // algorithms/zuc/c/one_loop.c:55
  wire [0:0] tobool140_not_25 = and_55_5 == 7'd0;  // algorithms/zuc/c/one_loop.c:55
  wire [7:0] trunc_55_6 = bits_0_1[7:0];  // algorithms/zuc/c/one_loop.c:55
  wire [7:0] and_55_6 = trunc_55_6 & 8'h80;  // algorithms/zuc/c/one_loop.c:55
  wire [0:0] tobool140_not_24 = and_55_6 == 8'd0;  // algorithms/zuc/c/one_loop.c:55
  wire [8:0] trunc_55_7 = bits_0_1[8:0];  // algorithms/zuc/c/one_loop.c:55
  wire [8:0] and_55_7 = trunc_55_7 & 9'h100;  // algorithms/zuc/c/one_loop.c:55
  wire [0:0] tobool140_not_23 = and_55_7 == 9'd0;  // algorithms/zuc/c/one_loop.c:55
  wire [9:0] trunc_55_8 = bits_0_1[9:0];  // algorithms/zuc/c/one_loop.c:55
  wire [9:0] and_55_8 = trunc_55_8 & 10'h200;  // algorithms/zuc/c/one_loop.c:55
  wire [0:0] tobool140_not_22 = and_55_8 == 10'd0;  // algorithms/zuc/c/one_loop.c:55
  wire [10:0] trunc_55_9 = bits_0_1[10:0];  // algorithms/zuc/c/one_loop.c:55
  wire [10:0] and_55_9 = trunc_55_9 & 11'h400;  // algorithms/zuc/c/one_loop.c:55
  wire [0:0] tobool140_not_21 = and_55_9 == 11'd0;  // algorithms/zuc/c/one_loop.c:55
  wire [11:0] trunc_55_10 = bits_0_1[11:0];  // algorithms/zuc/c/one_loop.c:55
  wire [11:0] and_55_10 = trunc_55_10 & 12'h800;  // algorithms/zuc/c/one_loop.c:55
  wire [0:0] tobool140_not_20 = and_55_10 == 12'd0;  // algorithms/zuc/c/one_loop.c:55
  wire [12:0] trunc_55_11 = bits_0_1[12:0];  // algorithms/zuc/c/one_loop.c:55
  wire [12:0] and_55_11 = trunc_55_11 & 13'h1000;  // algorithms/zuc/c/one_loop.c:55
  wire [0:0] tobool140_not_19 = and_55_11 == 13'd0;  // algorithms/zuc/c/one_loop.c:55
  wire [13:0] trunc_55_12 = bits_0_1[13:0];  // algorithms/zuc/c/one_loop.c:55
  wire [13:0] and_55_12 = trunc_55_12 & 14'h2000;  // algorithms/zuc/c/one_loop.c:55
  wire [0:0] tobool140_not_18 = and_55_12 == 14'd0;  // algorithms/zuc/c/one_loop.c:55
  wire [14:0] trunc_55_13 = bits_0_1[14:0];  // algorithms/zuc/c/one_loop.c:55
  wire [14:0] and_55_13 = trunc_55_13 & 15'h4000;  // algorithms/zuc/c/one_loop.c:55
  wire [0:0] tobool140_not_17 = and_55_13 == 15'd0;  // algorithms/zuc/c/one_loop.c:55
  wire [15:0] trunc_55_14 = bits_0_1[15:0];  // algorithms/zuc/c/one_loop.c:55
  wire [15:0] and_55_14 = trunc_55_14 & 16'h8000;  // algorithms/zuc/c/one_loop.c:55
  wire [0:0] tobool140_not_16 = and_55_14 == 16'd0;  // algorithms/zuc/c/one_loop.c:55
  wire [16:0] trunc_55_15 = bits_0_1[16:0];  // algorithms/zuc/c/one_loop.c:55
  wire [16:0] and_55_15 = trunc_55_15 & 17'h10000;  // algorithms/zuc/c/one_loop.c:55
  wire [0:0] tobool140_not_15 = and_55_15 == 17'd0;  // algorithms/zuc/c/one_loop.c:55
  wire [17:0] trunc_55_16 = bits_0_1[17:0];  // algorithms/zuc/c/one_loop.c:55
  wire [17:0] and_55_16 = trunc_55_16 & 18'h20000;  // algorithms/zuc/c/one_loop.c:55
  wire [0:0] tobool140_not_14 = and_55_16 == 18'd0;  // algorithms/zuc/c/one_loop.c:55
  wire [18:0] trunc_55_17 = bits_0_1[18:0];  // algorithms/zuc/c/one_loop.c:55
  wire [18:0] and_55_17 = trunc_55_17 & 19'h40000;  // algorithms/zuc/c/one_loop.c:55
  wire [0:0] tobool140_not_13 = and_55_17 == 19'd0;  // algorithms/zuc/c/one_loop.c:55
  wire [63:0] shr158 = or107 >> sub155_q;  // algorithms/zuc/c/one_loop.c:56
  wire [31:0] shr158_1 = shr158[31:0];  // algorithms/zuc/c/one_loop.c:56
  wire [31:0] xor160 = cmp123 ? shr158_1 : 32'd0;  // algorithms/zuc/c/one_loop.c:56
  wire [19:0] trunc_55_18 = bits_0_1[19:0];  // algorithms/zuc/c/one_loop.c:55
  wire [19:0] and_55_18 = trunc_55_18 & 20'h80000;  // algorithms/zuc/c/one_loop.c:55
  wire [0:0] tobool140_not_12 = and_55_18 == 20'd0;  // algorithms/zuc/c/one_loop.c:55
  wire [20:0] trunc_55_19 = bits_0_1[20:0];  // algorithms/zuc/c/one_loop.c:55
  wire [20:0] and_55_19 = trunc_55_19 & 21'h100000;  // algorithms/zuc/c/one_loop.c:55
  wire [0:0] tobool140_not_11 = and_55_19 == 21'd0;  // algorithms/zuc/c/one_loop.c:55
  wire [21:0] trunc_55_20 = bits_0_1[21:0];  // algorithms/zuc/c/one_loop.c:55
  wire [21:0] and_55_20 = trunc_55_20 & 22'h200000;  // algorithms/zuc/c/one_loop.c:55
  wire [0:0] tobool140_not_10 = and_55_20 == 22'd0;  // algorithms/zuc/c/one_loop.c:55
  wire [22:0] trunc_55_21 = bits_0_1[22:0];  // algorithms/zuc/c/one_loop.c:55
  wire [22:0] and_55_21 = trunc_55_21 & 23'h400000;  // algorithms/zuc/c/one_loop.c:55
  wire [0:0] tobool140_not_9 = and_55_21 == 23'd0;  // algorithms/zuc/c/one_loop.c:55
  wire [23:0] trunc_55_22 = bits_0_1[23:0];  // algorithms/zuc/c/one_loop.c:55
  wire [23:0] and_55_22 = trunc_55_22 & 24'h800000;  // algorithms/zuc/c/one_loop.c:55
  wire [0:0] tobool140_not_8 = and_55_22 == 24'd0;  // algorithms/zuc/c/one_loop.c:55
  wire [24:0] trunc_55_23 = bits_0_1[24:0];  // algorithms/zuc/c/one_loop.c:55
  wire [24:0] and_55_23 = trunc_55_23 & 25'h1000000;  // algorithms/zuc/c/one_loop.c:55
  wire [0:0] tobool140_not_7 = and_55_23 == 25'd0;  // algorithms/zuc/c/one_loop.c:55
  wire [25:0] trunc_55_24 = bits_0_1[25:0];  // algorithms/zuc/c/one_loop.c:55
  wire [25:0] and_55_24 = trunc_55_24 & 26'h2000000;  // algorithms/zuc/c/one_loop.c:55
  wire [0:0] tobool140_not_6 = and_55_24 == 26'd0;  // algorithms/zuc/c/one_loop.c:55
  wire [26:0] trunc_55_25 = bits_0_1[26:0];  // algorithms/zuc/c/one_loop.c:55
  wire [26:0] and_55_25 = trunc_55_25 & 27'h4000000;  // algorithms/zuc/c/one_loop.c:55
  wire [0:0] tobool140_not_5 = and_55_25 == 27'd0;  // algorithms/zuc/c/one_loop.c:55
  wire [27:0] trunc_55_26 = bits_0_1[27:0];  // algorithms/zuc/c/one_loop.c:55
  wire [27:0] and_55_26 = trunc_55_26 & 28'h8000000;  // algorithms/zuc/c/one_loop.c:55
  wire [0:0] tobool140_not_4 = and_55_26 == 28'd0;  // algorithms/zuc/c/one_loop.c:55
  wire [28:0] trunc_55_27 = bits_0_1[28:0];  // algorithms/zuc/c/one_loop.c:55
  wire [28:0] and_55_27 = trunc_55_27 & 29'h10000000;  // algorithms/zuc/c/one_loop.c:55
  wire [0:0] tobool140_not_3 = and_55_27 == 29'd0;  // algorithms/zuc/c/one_loop.c:55
  wire [31:0] cmp117 = {3'd0, add_4_q};  // algorithms/zuc/c/one_loop.c:52
  wire [0:0] cmp117_1 = n27_0214_p0 == cmp117;  // algorithms/zuc/c/one_loop.c:52
  wire [31:0] cond122 = cmp117_1 ? xor96 : 32'd0;  // algorithms/zuc/c/one_loop.c:52
  wire [0:0] tobool140_not_inv = $signed(spec_select207) < $signed(32'd0);  // algorithms/zuc/c/one_loop.c:55
  wire [31:0] cond147 = tobool140_not_inv ? before_0218_p0 : 32'd0;  // algorithms/zuc/c/one_loop.c:55
  wire [0:0] trunc_55_28 = bits_0_1[0];  // algorithms/zuc/c/one_loop.c:55
  wire [0:0] tobool140_not_31 = trunc_55_28 == 1'd0;  // algorithms/zuc/c/one_loop.c:55
  wire [29:0] trunc_55_29 = bits_0_1[29:0];  // algorithms/zuc/c/one_loop.c:55
  wire [29:0] and_55_28 = trunc_55_29 & 30'h20000000;  // algorithms/zuc/c/one_loop.c:55
  wire [0:0] tobool140_not_2 = and_55_28 == 30'd0;  // algorithms/zuc/c/one_loop.c:55
  wire [30:0] and_55_29 = bits_0_1 & 31'h40000000;  // algorithms/zuc/c/one_loop.c:55
  wire [0:0] tobool140_not_1 = and_55_29 == 31'd0;  // algorithms/zuc/c/one_loop.c:55
  wire [0:0] tobool126 = and_8 != 5'd0;
  wire [31:0] sub128 = {27'd0, and_8};
  wire [31:0] sub128_1 = 32'h20 - sub128;
  wire [30:0] shl129 = 31'h7fffffff << sub128_1;
  wire [4:0] sub155 = 5'd0 - and_8;
  wire [28:0] add_4 = add26_2 + 29'h22;

  wire wants_status = (state_q == S_0_0);
  wire wants_in = (state_q == S_2_0 && and_4 && for_body32_valid_q[0]) || (state_q == S_4_0);
  wire wants_out = (state_q == S_2_0 && and_6 && for_body32_valid_q[0]);
  wire stall = (wants_in && !data_in_valid_i) || (wants_out && !data_out_ready_i);
  assign data_in_ready_o = wants_in && !(wants_out && !data_out_ready_i);
  assign data_out_valid_o = wants_out && !(wants_in && !data_in_valid_i);
  assign data_out_data_o = ({32{(state_q == S_2_0 && and_6 && for_body32_valid_q[0])}} & cond182);
  assign data_out_last_o = ({3{(state_q == S_2_0 && and_6 && for_body32_valid_q[0])}} & cond189);
  assign status_valid_o = wants_status && !stall;
  assign status_o = ({8{(state_q == S_0_0)}} & zext_18);
  assign s1_raddr0_o = ({8{state_q == S_2_0}} & (shr1_1));
  assign s1_re0_o = (state_q == S_2_0 && !stall);
  assign s0_raddr0_o = ({8{state_q == S_2_0}} & (shr_i115_1));
  assign s0_re0_o = (state_q == S_2_0 && !stall);
  assign s0_raddr1_o = ({8{state_q == S_2_0}} & (shr6_1));
  assign s0_re1_o = (state_q == S_2_0 && !stall);
  assign s1_raddr1_o = ({8{state_q == S_2_0}} & (and13));
  assign s1_re1_o = (state_q == S_2_0 && !stall);
  assign s1_raddr2_o = ({8{state_q == S_2_0}} & (shr1_i133_1));
  assign s1_re2_o = (state_q == S_2_0 && !stall);
  assign s0_raddr2_o = ({8{state_q == S_2_0}} & (shr_i128_1));
  assign s0_re2_o = (state_q == S_2_0 && !stall);
  assign s0_raddr3_o = ({8{state_q == S_2_0}} & (shr6_i140_1));
  assign s0_re3_o = (state_q == S_2_0 && !stall);
  assign s1_raddr3_o = ({8{state_q == S_2_0}} & (and13_i147));
  assign s1_re3_o = (state_q == S_2_0 && !stall);

  always_ff @(posedge clk_i) begin
    done_q <= 1'b0;
    if (!stall) case (state_q)
      S_IDLE: if (start_i) begin
        state_q <= S_0_0;
        op_q <= op_i;
        has_data_q <= has_data_i;
        len_bits_q <= len_bits_i;
        aad_bytes_q <= aad_bytes_i;
        key0_q <= key0_i;
        key1_q <= key1_i;
        iv0_q <= iv0_i;
        iv1_q <= iv1_i;
      end
      S_0_0: begin  // entry, lines 18-19, 84, 86, 90-91
        select_3_q <= select_3;
        select_2_q <= select_2;
        if (tobool3_not208) begin
          state_q <= S_1_0;
        end else begin
          state_q <= S_4_0;
          n_0209_q <= zext_1;
        end
      end
      S_1_0: begin  // for.cond.cleanup, lines 28, 46-47, 51, 66, 70, 75, 78
        or2_i_15_q <= or2_i_15;
        or2_i_14_q <= or2_i_14;
        or2_i_13_q <= or2_i_13;
        or2_i_12_q <= or2_i_12;
        or2_i_11_q <= or2_i_11;
        or2_i_10_q <= or2_i_10;
        or2_i_9_q <= or2_i_9;
        or2_i_8_q <= or2_i_8;
        or2_i_7_q <= or2_i_7;
        or2_i_6_q <= or2_i_6;
        or2_i_5_q <= or2_i_5;
        or2_i_4_q <= or2_i_4;
        or2_i_3_q <= or2_i_3;
        or2_i_2_q <= or2_i_2;
        or2_i_1_q <= or2_i_1;
        or2_q <= or2;
        and_i15_q <= and_i15;
        add_i18_1_q <= add_i18_1;
        and_i71_q <= and_i71;
        add1_i21_i100_q <= add1_i21_i100;
        cmp_i66_q <= cmp_i66;
        tobool176_not_q <= tobool176_not;
        add_i201_q <= add_i201;
        add26_q <= add26;
        tobool126_q <= tobool126;
        shl129_q <= shl129;
        sub155_q <= sub155;
        add_4_q <= add_4;
        state_q <= S_1_1;
      end
      S_1_1: begin  // for.cond.cleanup, lines 46-47
        state_q <= S_2_0;
        s_sroa_62_0_p0 <= zext_2;
        s_sroa_58_0_p0 <= zext_3;
        s_sroa_54_0_p0 <= zext_4;
        s_sroa_50_0_p0 <= zext_5;
        s_sroa_45_0_p0 <= zext_6;
        s_sroa_41_0_p0 <= zext_7;
        s_sroa_37_0_p0 <= zext_8;
        s_sroa_34_0_p0 <= zext_9;
        s_sroa_30_0_p0 <= zext_10;
        s_sroa_26_0_p0 <= zext_11;
        s_sroa_21_0_p0 <= zext_12;
        s_sroa_17_0_p0 <= zext_13;
        s_sroa_14_0_p0 <= zext_14;
        s_sroa_10_0_p0 <= zext_15;
        s_sroa_6_0_p0 <= zext_16;
        s_sroa_0_0_p0 <= zext_17;
        r1_0221_p0 <= 32'd0;
        r2_0220_p0 <= 32'd0;
        tag_0219_p0 <= 32'd0;
        before_0218_p0 <= 32'd0;
        word_0217_p0 <= 32'd0;
        sum_0216_p0 <= add1_2;
        early_0215_p0 <= add1_i21_i100_q;
        n27_0214_p0 <= 32'd0;
        for_body32_valid_q <= 2'd1;
      end
      S_2_0: begin  // for.body32, lines 30, 32-33, 35-37, 40, 46-49, 51-53, 55-57, 59-63
        s_sroa_62_0_p0 <= add1_i163_2;
        s_sroa_58_0_p0 <= s_sroa_62_0_p0;
        s_sroa_54_0_p0 <= s_sroa_58_0_p0;
        s_sroa_50_0_p0 <= s_sroa_54_0_p0;
        s_sroa_45_0_p0 <= s_sroa_50_0_p0;
        s_sroa_41_0_p0 <= s_sroa_45_0_p0;
        s_sroa_37_0_p0 <= s_sroa_41_0_p0;
        s_sroa_34_0_p0 <= s_sroa_37_0_p0;
        s_sroa_30_0_p0 <= s_sroa_34_0_p0;
        s_sroa_26_0_p0 <= s_sroa_30_0_p0;
        s_sroa_21_0_p0 <= s_sroa_26_0_p0;
        s_sroa_17_0_p0 <= s_sroa_21_0_p0;
        s_sroa_14_0_p0 <= s_sroa_17_0_p0;
        s_sroa_10_0_p0 <= s_sroa_14_0_p0;
        s_sroa_6_0_p0 <= s_sroa_10_0_p0;
        s_sroa_0_0_p0 <= s_sroa_6_0_p0;
        r1_0221_p0 <= or17_5;
        r2_0220_p0 <= or17_i151_5;
        if (for_body32_valid_q[1]) tag_0219_p0 <= select_4;
        before_0218_p0 <= select_10;
        word_0217_p0 <= select_12;
        sum_0216_p0 <= add1_i171_2;
        early_0215_p0 <= add1_i21_i197_2;
        n27_0214_p0 <= inc194;
        if (for_body32_valid_q[1]) select_4_q <= select_4;
        and_6_p0 <= and_6;
        and_3_p0 <= and_3;
        tobool140_not_30_p0 <= tobool140_not_30;
        or107_p0 <= or107;
        tobool140_not_29_p0 <= tobool140_not_29;
        tobool140_not_28_p0 <= tobool140_not_28;
        tobool140_not_27_p0 <= tobool140_not_27;
        tobool140_not_26_p0 <= tobool140_not_26;
        tobool140_not_25_p0 <= tobool140_not_25;
        tobool140_not_24_p0 <= tobool140_not_24;
        tobool140_not_23_p0 <= tobool140_not_23;
        tobool140_not_22_p0 <= tobool140_not_22;
        tobool140_not_21_p0 <= tobool140_not_21;
        tobool140_not_20_p0 <= tobool140_not_20;
        tobool140_not_19_p0 <= tobool140_not_19;
        tobool140_not_18_p0 <= tobool140_not_18;
        tobool140_not_17_p0 <= tobool140_not_17;
        tobool140_not_16_p0 <= tobool140_not_16;
        tobool140_not_15_p0 <= tobool140_not_15;
        tobool140_not_14_p0 <= tobool140_not_14;
        tobool140_not_13_p0 <= tobool140_not_13;
        xor160_p0 <= xor160;
        tobool140_not_12_p0 <= tobool140_not_12;
        tobool140_not_11_p0 <= tobool140_not_11;
        tobool140_not_10_p0 <= tobool140_not_10;
        tobool140_not_9_p0 <= tobool140_not_9;
        tobool140_not_8_p0 <= tobool140_not_8;
        tobool140_not_7_p0 <= tobool140_not_7;
        tobool140_not_6_p0 <= tobool140_not_6;
        tobool140_not_5_p0 <= tobool140_not_5;
        tobool140_not_4_p0 <= tobool140_not_4;
        tobool140_not_3_p0 <= tobool140_not_3;
        cond122_p0 <= cond122;
        cond147_p0 <= cond147;
        tobool140_not_31_p0 <= tobool140_not_31;
        tobool140_not_2_p0 <= tobool140_not_2;
        tobool140_not_1_p0 <= tobool140_not_1;
        and_4_p0 <= and_4;
        or_3_p0 <= or_3;
        for_body32_valid_q <= constant;
        state_q <= (constant == 2'd0) ? S_2_EXIT : S_2_0;
      end
      S_2_EXIT: begin  // for.body32, when the last iteration has left the pipeline
        state_q <= S_3_0;
      end
      S_3_0: begin  // for.cond.cleanup31, lines 69
        state_q <= S_IDLE;
        done_q <= 1'b1;
        return_q <= spec_select;
      end
      S_4_0: begin  // for.body, lines 19
        if (tobool3_not) begin
          state_q <= S_1_0;
        end else begin
          state_q <= S_4_0;
          n_0209_q <= dec;
        end
      end
      default: state_q <= S_IDLE;
    endcase
    if (!rst_ni) begin
      state_q <= S_IDLE;
      done_q <= 1'b0;
    end
  end
endmodule

// s0, from algorithms/zuc/c/standard.h:61: 256 words of 8 bits.
module tnd_zuc_c_one_loop_mem_s0 (
  input  logic clk_i,
  input  logic [7:0] raddr0_i,
  input  logic re0_i,
  output logic [7:0] rdata0_o,
  input  logic [7:0] raddr1_i,
  input  logic re1_i,
  output logic [7:0] rdata1_o,
  input  logic [7:0] raddr2_i,
  input  logic re2_i,
  output logic [7:0] rdata2_o,
  input  logic [7:0] raddr3_i,
  input  logic re3_i,
  output logic [7:0] rdata3_o
);
  (* no_rw_check *)
  logic [7:0] words [256];
  initial begin
    words[0] = 8'h3e;
    words[1] = 8'h72;
    words[2] = 8'h5b;
    words[3] = 8'h47;
    words[4] = 8'hca;
    words[5] = 8'he0;
    words[6] = 8'd0;
    words[7] = 8'h33;
    words[8] = 8'd4;
    words[9] = 8'hd1;
    words[10] = 8'h54;
    words[11] = 8'h98;
    words[12] = 8'd9;
    words[13] = 8'hb9;
    words[14] = 8'h6d;
    words[15] = 8'hcb;
    words[16] = 8'h7b;
    words[17] = 8'h1b;
    words[18] = 8'hf9;
    words[19] = 8'h32;
    words[20] = 8'haf;
    words[21] = 8'h9d;
    words[22] = 8'h6a;
    words[23] = 8'ha5;
    words[24] = 8'hb8;
    words[25] = 8'h2d;
    words[26] = 8'hfc;
    words[27] = 8'h1d;
    words[28] = 8'd8;
    words[29] = 8'h53;
    words[30] = 8'd3;
    words[31] = 8'h90;
    words[32] = 8'h4d;
    words[33] = 8'h4e;
    words[34] = 8'h84;
    words[35] = 8'h99;
    words[36] = 8'he4;
    words[37] = 8'hce;
    words[38] = 8'hd9;
    words[39] = 8'h91;
    words[40] = 8'hdd;
    words[41] = 8'hb6;
    words[42] = 8'h85;
    words[43] = 8'h48;
    words[44] = 8'h8b;
    words[45] = 8'h29;
    words[46] = 8'h6e;
    words[47] = 8'hac;
    words[48] = 8'hcd;
    words[49] = 8'hc1;
    words[50] = 8'hf8;
    words[51] = 8'h1e;
    words[52] = 8'h73;
    words[53] = 8'h43;
    words[54] = 8'h69;
    words[55] = 8'hc6;
    words[56] = 8'hb5;
    words[57] = 8'hbd;
    words[58] = 8'hfd;
    words[59] = 8'h39;
    words[60] = 8'h63;
    words[61] = 8'h20;
    words[62] = 8'hd4;
    words[63] = 8'h38;
    words[64] = 8'h76;
    words[65] = 8'h7d;
    words[66] = 8'hb2;
    words[67] = 8'ha7;
    words[68] = 8'hcf;
    words[69] = 8'hed;
    words[70] = 8'h57;
    words[71] = 8'hc5;
    words[72] = 8'hf3;
    words[73] = 8'h2c;
    words[74] = 8'hbb;
    words[75] = 8'h14;
    words[76] = 8'h21;
    words[77] = 8'd6;
    words[78] = 8'h55;
    words[79] = 8'h9b;
    words[80] = 8'he3;
    words[81] = 8'hef;
    words[82] = 8'h5e;
    words[83] = 8'h31;
    words[84] = 8'h4f;
    words[85] = 8'h7f;
    words[86] = 8'h5a;
    words[87] = 8'ha4;
    words[88] = 8'hd;
    words[89] = 8'h82;
    words[90] = 8'h51;
    words[91] = 8'h49;
    words[92] = 8'h5f;
    words[93] = 8'hba;
    words[94] = 8'h58;
    words[95] = 8'h1c;
    words[96] = 8'h4a;
    words[97] = 8'h16;
    words[98] = 8'hd5;
    words[99] = 8'h17;
    words[100] = 8'ha8;
    words[101] = 8'h92;
    words[102] = 8'h24;
    words[103] = 8'h1f;
    words[104] = 8'h8c;
    words[105] = 8'hff;
    words[106] = 8'hd8;
    words[107] = 8'hae;
    words[108] = 8'h2e;
    words[109] = 8'd1;
    words[110] = 8'hd3;
    words[111] = 8'had;
    words[112] = 8'h3b;
    words[113] = 8'h4b;
    words[114] = 8'hda;
    words[115] = 8'h46;
    words[116] = 8'heb;
    words[117] = 8'hc9;
    words[118] = 8'hde;
    words[119] = 8'h9a;
    words[120] = 8'h8f;
    words[121] = 8'h87;
    words[122] = 8'hd7;
    words[123] = 8'h3a;
    words[124] = 8'h80;
    words[125] = 8'h6f;
    words[126] = 8'h2f;
    words[127] = 8'hc8;
    words[128] = 8'hb1;
    words[129] = 8'hb4;
    words[130] = 8'h37;
    words[131] = 8'hf7;
    words[132] = 8'ha;
    words[133] = 8'h22;
    words[134] = 8'h13;
    words[135] = 8'h28;
    words[136] = 8'h7c;
    words[137] = 8'hcc;
    words[138] = 8'h3c;
    words[139] = 8'h89;
    words[140] = 8'hc7;
    words[141] = 8'hc3;
    words[142] = 8'h96;
    words[143] = 8'h56;
    words[144] = 8'd7;
    words[145] = 8'hbf;
    words[146] = 8'h7e;
    words[147] = 8'hf0;
    words[148] = 8'hb;
    words[149] = 8'h2b;
    words[150] = 8'h97;
    words[151] = 8'h52;
    words[152] = 8'h35;
    words[153] = 8'h41;
    words[154] = 8'h79;
    words[155] = 8'h61;
    words[156] = 8'ha6;
    words[157] = 8'h4c;
    words[158] = 8'h10;
    words[159] = 8'hfe;
    words[160] = 8'hbc;
    words[161] = 8'h26;
    words[162] = 8'h95;
    words[163] = 8'h88;
    words[164] = 8'h8a;
    words[165] = 8'hb0;
    words[166] = 8'ha3;
    words[167] = 8'hfb;
    words[168] = 8'hc0;
    words[169] = 8'h18;
    words[170] = 8'h94;
    words[171] = 8'hf2;
    words[172] = 8'he1;
    words[173] = 8'he5;
    words[174] = 8'he9;
    words[175] = 8'h5d;
    words[176] = 8'hd0;
    words[177] = 8'hdc;
    words[178] = 8'h11;
    words[179] = 8'h66;
    words[180] = 8'h64;
    words[181] = 8'h5c;
    words[182] = 8'hec;
    words[183] = 8'h59;
    words[184] = 8'h42;
    words[185] = 8'h75;
    words[186] = 8'h12;
    words[187] = 8'hf5;
    words[188] = 8'h74;
    words[189] = 8'h9c;
    words[190] = 8'haa;
    words[191] = 8'h23;
    words[192] = 8'he;
    words[193] = 8'h86;
    words[194] = 8'hab;
    words[195] = 8'hbe;
    words[196] = 8'h2a;
    words[197] = 8'd2;
    words[198] = 8'he7;
    words[199] = 8'h67;
    words[200] = 8'he6;
    words[201] = 8'h44;
    words[202] = 8'ha2;
    words[203] = 8'h6c;
    words[204] = 8'hc2;
    words[205] = 8'h93;
    words[206] = 8'h9f;
    words[207] = 8'hf1;
    words[208] = 8'hf6;
    words[209] = 8'hfa;
    words[210] = 8'h36;
    words[211] = 8'hd2;
    words[212] = 8'h50;
    words[213] = 8'h68;
    words[214] = 8'h9e;
    words[215] = 8'h62;
    words[216] = 8'h71;
    words[217] = 8'h15;
    words[218] = 8'h3d;
    words[219] = 8'hd6;
    words[220] = 8'h40;
    words[221] = 8'hc4;
    words[222] = 8'he2;
    words[223] = 8'hf;
    words[224] = 8'h8e;
    words[225] = 8'h83;
    words[226] = 8'h77;
    words[227] = 8'h6b;
    words[228] = 8'h25;
    words[229] = 8'd5;
    words[230] = 8'h3f;
    words[231] = 8'hc;
    words[232] = 8'h30;
    words[233] = 8'hea;
    words[234] = 8'h70;
    words[235] = 8'hb7;
    words[236] = 8'ha1;
    words[237] = 8'he8;
    words[238] = 8'ha9;
    words[239] = 8'h65;
    words[240] = 8'h8d;
    words[241] = 8'h27;
    words[242] = 8'h1a;
    words[243] = 8'hdb;
    words[244] = 8'h81;
    words[245] = 8'hb3;
    words[246] = 8'ha0;
    words[247] = 8'hf4;
    words[248] = 8'h45;
    words[249] = 8'h7a;
    words[250] = 8'h19;
    words[251] = 8'hdf;
    words[252] = 8'hee;
    words[253] = 8'h78;
    words[254] = 8'h34;
    words[255] = 8'h60;
  end
  assign rdata0_o = words[raddr0_i];
  assign rdata1_o = words[raddr1_i];
  assign rdata2_o = words[raddr2_i];
  assign rdata3_o = words[raddr3_i];
  logic unused;
  assign unused = ^{re0_i, re1_i, re2_i, re3_i, clk_i};
endmodule

// s1, from algorithms/zuc/c/standard.h:61: 256 words of 8 bits.
module tnd_zuc_c_one_loop_mem_s1 (
  input  logic clk_i,
  input  logic [7:0] raddr0_i,
  input  logic re0_i,
  output logic [7:0] rdata0_o,
  input  logic [7:0] raddr1_i,
  input  logic re1_i,
  output logic [7:0] rdata1_o,
  input  logic [7:0] raddr2_i,
  input  logic re2_i,
  output logic [7:0] rdata2_o,
  input  logic [7:0] raddr3_i,
  input  logic re3_i,
  output logic [7:0] rdata3_o
);
  (* no_rw_check *)
  logic [7:0] words [256];
  initial begin
    words[0] = 8'h55;
    words[1] = 8'hc2;
    words[2] = 8'h63;
    words[3] = 8'h71;
    words[4] = 8'h3b;
    words[5] = 8'hc8;
    words[6] = 8'h47;
    words[7] = 8'h86;
    words[8] = 8'h9f;
    words[9] = 8'h3c;
    words[10] = 8'hda;
    words[11] = 8'h5b;
    words[12] = 8'h29;
    words[13] = 8'haa;
    words[14] = 8'hfd;
    words[15] = 8'h77;
    words[16] = 8'h8c;
    words[17] = 8'hc5;
    words[18] = 8'h94;
    words[19] = 8'hc;
    words[20] = 8'ha6;
    words[21] = 8'h1a;
    words[22] = 8'h13;
    words[23] = 8'd0;
    words[24] = 8'he3;
    words[25] = 8'ha8;
    words[26] = 8'h16;
    words[27] = 8'h72;
    words[28] = 8'h40;
    words[29] = 8'hf9;
    words[30] = 8'hf8;
    words[31] = 8'h42;
    words[32] = 8'h44;
    words[33] = 8'h26;
    words[34] = 8'h68;
    words[35] = 8'h96;
    words[36] = 8'h81;
    words[37] = 8'hd9;
    words[38] = 8'h45;
    words[39] = 8'h3e;
    words[40] = 8'h10;
    words[41] = 8'h76;
    words[42] = 8'hc6;
    words[43] = 8'ha7;
    words[44] = 8'h8b;
    words[45] = 8'h39;
    words[46] = 8'h43;
    words[47] = 8'he1;
    words[48] = 8'h3a;
    words[49] = 8'hb5;
    words[50] = 8'h56;
    words[51] = 8'h2a;
    words[52] = 8'hc0;
    words[53] = 8'h6d;
    words[54] = 8'hb3;
    words[55] = 8'd5;
    words[56] = 8'h22;
    words[57] = 8'h66;
    words[58] = 8'hbf;
    words[59] = 8'hdc;
    words[60] = 8'hb;
    words[61] = 8'hfa;
    words[62] = 8'h62;
    words[63] = 8'h48;
    words[64] = 8'hdd;
    words[65] = 8'h20;
    words[66] = 8'h11;
    words[67] = 8'd6;
    words[68] = 8'h36;
    words[69] = 8'hc9;
    words[70] = 8'hc1;
    words[71] = 8'hcf;
    words[72] = 8'hf6;
    words[73] = 8'h27;
    words[74] = 8'h52;
    words[75] = 8'hbb;
    words[76] = 8'h69;
    words[77] = 8'hf5;
    words[78] = 8'hd4;
    words[79] = 8'h87;
    words[80] = 8'h7f;
    words[81] = 8'h84;
    words[82] = 8'h4c;
    words[83] = 8'hd2;
    words[84] = 8'h9c;
    words[85] = 8'h57;
    words[86] = 8'ha4;
    words[87] = 8'hbc;
    words[88] = 8'h4f;
    words[89] = 8'h9a;
    words[90] = 8'hdf;
    words[91] = 8'hfe;
    words[92] = 8'hd6;
    words[93] = 8'h8d;
    words[94] = 8'h7a;
    words[95] = 8'heb;
    words[96] = 8'h2b;
    words[97] = 8'h53;
    words[98] = 8'hd8;
    words[99] = 8'h5c;
    words[100] = 8'ha1;
    words[101] = 8'h14;
    words[102] = 8'h17;
    words[103] = 8'hfb;
    words[104] = 8'h23;
    words[105] = 8'hd5;
    words[106] = 8'h7d;
    words[107] = 8'h30;
    words[108] = 8'h67;
    words[109] = 8'h73;
    words[110] = 8'd8;
    words[111] = 8'd9;
    words[112] = 8'hee;
    words[113] = 8'hb7;
    words[114] = 8'h70;
    words[115] = 8'h3f;
    words[116] = 8'h61;
    words[117] = 8'hb2;
    words[118] = 8'h19;
    words[119] = 8'h8e;
    words[120] = 8'h4e;
    words[121] = 8'he5;
    words[122] = 8'h4b;
    words[123] = 8'h93;
    words[124] = 8'h8f;
    words[125] = 8'h5d;
    words[126] = 8'hdb;
    words[127] = 8'ha9;
    words[128] = 8'had;
    words[129] = 8'hf1;
    words[130] = 8'hae;
    words[131] = 8'h2e;
    words[132] = 8'hcb;
    words[133] = 8'hd;
    words[134] = 8'hfc;
    words[135] = 8'hf4;
    words[136] = 8'h2d;
    words[137] = 8'h46;
    words[138] = 8'h6e;
    words[139] = 8'h1d;
    words[140] = 8'h97;
    words[141] = 8'he8;
    words[142] = 8'hd1;
    words[143] = 8'he9;
    words[144] = 8'h4d;
    words[145] = 8'h37;
    words[146] = 8'ha5;
    words[147] = 8'h75;
    words[148] = 8'h5e;
    words[149] = 8'h83;
    words[150] = 8'h9e;
    words[151] = 8'hab;
    words[152] = 8'h82;
    words[153] = 8'h9d;
    words[154] = 8'hb9;
    words[155] = 8'h1c;
    words[156] = 8'he0;
    words[157] = 8'hcd;
    words[158] = 8'h49;
    words[159] = 8'h89;
    words[160] = 8'd1;
    words[161] = 8'hb6;
    words[162] = 8'hbd;
    words[163] = 8'h58;
    words[164] = 8'h24;
    words[165] = 8'ha2;
    words[166] = 8'h5f;
    words[167] = 8'h38;
    words[168] = 8'h78;
    words[169] = 8'h99;
    words[170] = 8'h15;
    words[171] = 8'h90;
    words[172] = 8'h50;
    words[173] = 8'hb8;
    words[174] = 8'h95;
    words[175] = 8'he4;
    words[176] = 8'hd0;
    words[177] = 8'h91;
    words[178] = 8'hc7;
    words[179] = 8'hce;
    words[180] = 8'hed;
    words[181] = 8'hf;
    words[182] = 8'hb4;
    words[183] = 8'h6f;
    words[184] = 8'ha0;
    words[185] = 8'hcc;
    words[186] = 8'hf0;
    words[187] = 8'd2;
    words[188] = 8'h4a;
    words[189] = 8'h79;
    words[190] = 8'hc3;
    words[191] = 8'hde;
    words[192] = 8'ha3;
    words[193] = 8'hef;
    words[194] = 8'hea;
    words[195] = 8'h51;
    words[196] = 8'he6;
    words[197] = 8'h6b;
    words[198] = 8'h18;
    words[199] = 8'hec;
    words[200] = 8'h1b;
    words[201] = 8'h2c;
    words[202] = 8'h80;
    words[203] = 8'hf7;
    words[204] = 8'h74;
    words[205] = 8'he7;
    words[206] = 8'hff;
    words[207] = 8'h21;
    words[208] = 8'h5a;
    words[209] = 8'h6a;
    words[210] = 8'h54;
    words[211] = 8'h1e;
    words[212] = 8'h41;
    words[213] = 8'h31;
    words[214] = 8'h92;
    words[215] = 8'h35;
    words[216] = 8'hc4;
    words[217] = 8'h33;
    words[218] = 8'd7;
    words[219] = 8'ha;
    words[220] = 8'hba;
    words[221] = 8'h7e;
    words[222] = 8'he;
    words[223] = 8'h34;
    words[224] = 8'h88;
    words[225] = 8'hb1;
    words[226] = 8'h98;
    words[227] = 8'h7c;
    words[228] = 8'hf3;
    words[229] = 8'h3d;
    words[230] = 8'h60;
    words[231] = 8'h6c;
    words[232] = 8'h7b;
    words[233] = 8'hca;
    words[234] = 8'hd3;
    words[235] = 8'h1f;
    words[236] = 8'h32;
    words[237] = 8'h65;
    words[238] = 8'd4;
    words[239] = 8'h28;
    words[240] = 8'h64;
    words[241] = 8'hbe;
    words[242] = 8'h85;
    words[243] = 8'h9b;
    words[244] = 8'h2f;
    words[245] = 8'h59;
    words[246] = 8'h8a;
    words[247] = 8'hd7;
    words[248] = 8'hb0;
    words[249] = 8'h25;
    words[250] = 8'hac;
    words[251] = 8'haf;
    words[252] = 8'h12;
    words[253] = 8'd3;
    words[254] = 8'he2;
    words[255] = 8'hf2;
  end
  assign rdata0_o = words[raddr0_i];
  assign rdata1_o = words[raddr1_i];
  assign rdata2_o = words[raddr2_i];
  assign rdata3_o = words[raddr3_i];
  logic unused;
  assign unused = ^{re0_i, re1_i, re2_i, re3_i, clk_i};
endmodule

module tnd_zuc_c_one_loop_machine (
  input  logic clk_i,
  input  logic rst_ni,
  input  logic start_i,
  output logic idle_o,
  output logic done_o,
  input  logic [7:0] op_i,
  input  logic [7:0] has_data_i,
  input  logic [31:0] len_bits_i,
  input  logic [31:0] aad_bytes_i,
  input  logic [63:0] key0_i,
  input  logic [63:0] key1_i,
  input  logic [63:0] iv0_i,
  input  logic [63:0] iv1_i,
  output logic [31:0] return_o,
  input  logic data_in_valid_i,
  output logic data_in_ready_o,
  input  logic [31:0] data_in_data_i,
  output logic data_out_valid_o,
  input  logic data_out_ready_i,
  output logic [31:0] data_out_data_o,
  output logic [2:0] data_out_last_o,
  output logic status_valid_o,
  output logic [7:0] status_o
);
  wire [7:0] zuc__s1_raddr0; wire zuc__s1_re0;
  wire [7:0] zuc__s0_raddr0; wire zuc__s0_re0;
  wire [7:0] zuc__s0_raddr1; wire zuc__s0_re1;
  wire [7:0] zuc__s1_raddr1; wire zuc__s1_re1;
  wire [7:0] zuc__s1_raddr2; wire zuc__s1_re2;
  wire [7:0] zuc__s0_raddr2; wire zuc__s0_re2;
  wire [7:0] zuc__s0_raddr3; wire zuc__s0_re3;
  wire [7:0] zuc__s1_raddr3; wire zuc__s1_re3;
  wire [7:0] s0_rdata0;
  wire [7:0] s0_rdata1;
  wire [7:0] s0_rdata2;
  wire [7:0] s0_rdata3;
  wire [7:0] s1_rdata0;
  wire [7:0] s1_rdata1;
  wire [7:0] s1_rdata2;
  wire [7:0] s1_rdata3;
  tnd_zuc_c_one_loop_mem_s0 u_mem_s0 (.clk_i(clk_i), .raddr0_i(zuc__s0_raddr0), .re0_i(zuc__s0_re0), .rdata0_o(s0_rdata0), .raddr1_i(zuc__s0_raddr1), .re1_i(zuc__s0_re1), .rdata1_o(s0_rdata1), .raddr2_i(zuc__s0_raddr2), .re2_i(zuc__s0_re2), .rdata2_o(s0_rdata2), .raddr3_i(zuc__s0_raddr3), .re3_i(zuc__s0_re3), .rdata3_o(s0_rdata3));
  tnd_zuc_c_one_loop_mem_s1 u_mem_s1 (.clk_i(clk_i), .raddr0_i(zuc__s1_raddr0), .re0_i(zuc__s1_re0), .rdata0_o(s1_rdata0), .raddr1_i(zuc__s1_raddr1), .re1_i(zuc__s1_re1), .rdata1_o(s1_rdata1), .raddr2_i(zuc__s1_raddr2), .re2_i(zuc__s1_re2), .rdata2_o(s1_rdata2), .raddr3_i(zuc__s1_raddr3), .re3_i(zuc__s1_re3), .rdata3_o(s1_rdata3));
  tnd_zuc_c_one_loop_zuc u_zuc (
    .clk_i(clk_i),
    .rst_ni(rst_ni),
    .start_i(start_i && idle_o),
    .done_o(done_o),
    .op_i(op_i),
    .has_data_i(has_data_i),
    .len_bits_i(len_bits_i),
    .aad_bytes_i(aad_bytes_i),
    .key0_i(key0_i),
    .key1_i(key1_i),
    .iv0_i(iv0_i),
    .iv1_i(iv1_i),
    .return_o(return_o),
    .data_in_valid_i(data_in_valid_i),
    .data_in_ready_o(data_in_ready_o),
    .data_in_data_i(data_in_data_i),
    .data_out_valid_o(data_out_valid_o),
    .data_out_ready_i(data_out_ready_i),
    .data_out_data_o(data_out_data_o),
    .data_out_last_o(data_out_last_o),
    .status_valid_o(status_valid_o),
    .status_o(status_o),
    .s1_raddr0_o(zuc__s1_raddr0),
    .s1_re0_o(zuc__s1_re0),
    .s1_rdata0_i(s1_rdata0),
    .s0_raddr0_o(zuc__s0_raddr0),
    .s0_re0_o(zuc__s0_re0),
    .s0_rdata0_i(s0_rdata0),
    .s0_raddr1_o(zuc__s0_raddr1),
    .s0_re1_o(zuc__s0_re1),
    .s0_rdata1_i(s0_rdata1),
    .s1_raddr1_o(zuc__s1_raddr1),
    .s1_re1_o(zuc__s1_re1),
    .s1_rdata1_i(s1_rdata1),
    .s1_raddr2_o(zuc__s1_raddr2),
    .s1_re2_o(zuc__s1_re2),
    .s1_rdata2_i(s1_rdata2),
    .s0_raddr2_o(zuc__s0_raddr2),
    .s0_re2_o(zuc__s0_re2),
    .s0_rdata2_i(s0_rdata2),
    .s0_raddr3_o(zuc__s0_raddr3),
    .s0_re3_o(zuc__s0_re3),
    .s0_rdata3_i(s0_rdata3),
    .s1_raddr3_o(zuc__s1_raddr3),
    .s1_re3_o(zuc__s1_re3),
    .s1_rdata3_i(s1_rdata3)
  );
  logic busy_q;
  assign idle_o = !busy_q;
  always_ff @(posedge clk_i) busy_q <= rst_ni && ((busy_q && !done_o) || (start_i && idle_o));
endmodule

// tnd_zuc_c_one_loop: zuc as a core; made by tandem-hls from one_loop.c, function zuc; do not edit.
//
// Contract    docs/formats/core-ports.md, one task at a time
// Reset       rst_ni, active low, synchronous
module tnd_zuc_c_one_loop #(
  parameter CtxWidth = 4
) (
  input  logic                clk_i,
  input  logic                rst_ni,
  input  logic                task_valid_i,
  output logic                task_ready_o,
  input  logic [CtxWidth-1:0] task_ctx_i,
  input  logic [7:0]          task_op_i,
  input  logic                task_has_data_i,
  input  logic [255:0]        task_key_i,
  input  logic [127:0]        task_iv_i,
  input  logic [31:0]         task_aad_bytes_i,
  input  logic [31:0]         task_len_bits_i,
  input  logic                data_in_valid_i,
  output logic                data_in_ready_o,
  input  logic [31:0] data_in_data_i,
  input  logic [3:0] data_in_keep_i,
  input  logic                data_in_last_i,
  output logic                data_out_valid_o,
  input  logic                data_out_ready_i,
  output logic [31:0] data_out_data_o,
  output logic [3:0] data_out_keep_o,
  output logic                data_out_last_o,
  output logic [CtxWidth-1:0] data_out_ctx_o,
  output logic                result_valid_o,
  input  logic                result_ready_i,
  output logic [CtxWidth-1:0] result_ctx_o,
  output logic [127:0]        result_tag_o,
  output logic [7:0]          result_status_o
);
  logic                idle, done, in_valid, in_ready, out_valid, out_ready, status_valid, finished_q;
  logic [31:0]     in_data, masked, out_data, given;
  logic [2:0] out_last;
  logic [7:0]          status, status_q;
  logic [CtxWidth-1:0] ctx_q;
  wire [31:0] returned;
  assign result_tag_o = {96'd0, returned};
  logic unused;
  assign unused = ^{data_in_last_i, task_op_i, task_has_data_i, task_key_i, task_iv_i, task_aad_bytes_i, task_len_bits_i};

  assign task_ready_o    = idle && !finished_q;
  assign result_valid_o  = finished_q && !data_out_valid_o;
  assign result_ctx_o    = ctx_q;
  assign result_status_o = status_q;
  assign data_out_ctx_o  = ctx_q;

  for (genvar i = 0; i < 4; i = i + 1) begin : gen_mask
    assign masked[8*i +: 8]   = data_in_keep_i[i] ? data_in_data_i[8*i +: 8] : 8'd0;
    assign data_out_keep_o[i] = !data_out_last_o || out_bytes > i;
    assign given[8*i +: 8]    = out_last == 0 || out_last > i ? out_data[8*i +: 8] : 8'd0;  // past the end: nothing of keys
  end
  wire [2:0] out_bytes;
  assign data_out_last_o = |out_bytes;

  tnd_zuc_c_one_loop_skid_in u_in (
    .clk_i(clk_i), .rst_ni(rst_ni), .in_valid_i(data_in_valid_i), .in_ready_o(data_in_ready_o), .in_data_i(masked),
    .out_valid_o(in_valid), .out_ready_i(in_ready), .out_data_o(in_data));
  tnd_zuc_c_one_loop_skid_out u_out (
    .clk_i(clk_i), .rst_ni(rst_ni), .in_valid_i(out_valid), .in_ready_o(out_ready), .in_data_i({out_last, given}),
    .out_valid_o(data_out_valid_o), .out_ready_i(data_out_ready_i), .out_data_o({out_bytes, data_out_data_o}));

  tnd_zuc_c_one_loop_machine u_machine (
    .clk_i(clk_i), .rst_ni(rst_ni), .start_i(task_valid_i && task_ready_o), .idle_o(idle), .done_o(done),
    .op_i(task_op_i[7:0]),
    .has_data_i({7'd0, task_has_data_i}),
    .len_bits_i(task_len_bits_i[31:0]),
    .aad_bytes_i(task_aad_bytes_i[31:0]),
    .key0_i(task_key_i[63:0]),
    .key1_i(task_key_i[127:64]),
    .iv0_i(task_iv_i[63:0]),
    .iv1_i(task_iv_i[127:64]),
    .data_in_valid_i(in_valid), .data_in_ready_o(in_ready), .data_in_data_i(in_data),
    .data_out_valid_o(out_valid), .data_out_ready_i(out_ready), .data_out_data_o(out_data), .data_out_last_o(out_last),
    .status_valid_o(status_valid), .status_o(status),
    .return_o(returned)
  );

  always_ff @(posedge clk_i) begin
    if (task_valid_i && task_ready_o) begin
      ctx_q    <= task_ctx_i;
      status_q <= '0;
    end
    if (status_valid) status_q <= status;
    if (done) finished_q <= 1'b1;
    if (result_valid_o && result_ready_i) finished_q <= 1'b0;
    if (!rst_ni) finished_q <= 1'b0;
  end
endmodule


// Cuts every combinational path of a stream; one word per clock.
module tnd_zuc_c_one_loop_skid_in (
  input  logic             clk_i,
  input  logic             rst_ni,
  input  logic             in_valid_i,
  output logic             in_ready_o,
  input  logic [31:0] in_data_i,
  output logic             out_valid_o,
  input  logic             out_ready_i,
  output logic [31:0] out_data_o
);
  logic [31:0] data_q, spare_q;
  logic             valid_q, empty_q;
  wire              advance = !valid_q || out_ready_i;

  assign in_ready_o  = empty_q;
  assign out_valid_o = valid_q;
  assign out_data_o  = data_q;

  always_ff @(posedge clk_i) begin
    if (empty_q) spare_q <= in_data_i;
    if (advance) begin
      data_q  <= empty_q ? in_data_i : spare_q;
      valid_q <= in_valid_i || !empty_q;
      empty_q <= 1'b1;
    end else if (in_valid_i) begin
      empty_q <= 1'b0;
    end
    if (!rst_ni) begin
      valid_q <= 1'b0;
      empty_q <= 1'b1;
    end
  end
endmodule


// Cuts every combinational path of a stream; one word per clock.
module tnd_zuc_c_one_loop_skid_out (
  input  logic             clk_i,
  input  logic             rst_ni,
  input  logic             in_valid_i,
  output logic             in_ready_o,
  input  logic [34:0] in_data_i,
  output logic             out_valid_o,
  input  logic             out_ready_i,
  output logic [34:0] out_data_o
);
  logic [34:0] data_q, spare_q;
  logic             valid_q, empty_q;
  wire              advance = !valid_q || out_ready_i;

  assign in_ready_o  = empty_q;
  assign out_valid_o = valid_q;
  assign out_data_o  = data_q;

  always_ff @(posedge clk_i) begin
    if (empty_q) spare_q <= in_data_i;
    if (advance) begin
      data_q  <= empty_q ? in_data_i : spare_q;
      valid_q <= in_valid_i || !empty_q;
      empty_q <= 1'b1;
    end else if (in_valid_i) begin
      empty_q <= 1'b0;
    end
    if (!rst_ni) begin
      valid_q <= 1'b0;
      empty_q <= 1'b1;
    end
  end
endmodule
