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
  logic [31:0] n_0204_q;
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
  logic [28:0] add_q;  // algorithms/zuc/c/one_loop.c:28
  logic [31:0] add1_i21_i93_q;  // algorithms/zuc/c/standard.h:47
  logic [30:0] and_i15_q;  // algorithms/zuc/c/standard.h:47
  logic [31:0] add_i18_1_q;  // algorithms/zuc/c/standard.h:46
  logic [28:0] and_i64_q;  // algorithms/zuc/c/standard.h:51
  logic [0:0] cmp95_q;
  logic [0:0] cmp_i59_q;  // algorithms/zuc/c/standard.h:75
  logic [0:0] tobool163_not_q;
  logic [2:0] add_i194_q;
  logic [31:0] select_4_q;
  logic [27:0] select_6_q;
  logic [2:0] select_2_q;
  logic [0:0] tobool125_q;
  logic [30:0] shl127_q;
  logic [4:0] sub154_q;
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
  logic [7:0] silent_0_p0;
  logic [31:0] todo_0_p0;
  logic [31:0] early_0_p0;
  logic [31:0] sum_0_p0;
  logic [31:0] word_0_p0;
  logic [31:0] before_0_p0;
  logic [31:0] tag_0_p0;
  logic [31:0] r2_0_p0;
  logic [31:0] r1_0_p0;
  logic [0:0] xor_6_p0;
  logic [0:0] and_5_p0;
  logic [31:0] xor161_p0;
  logic [31:0] xor161_1_p0;
  logic [31:0] xor161_3_p0;
  logic [31:0] xor161_4_p0;
  logic [31:0] xor161_7_p0;
  logic [31:0] xor161_8_p0;
  logic [31:0] xor161_10_p0;
  logic [31:0] xor161_11_p0;
  logic [31:0] xor159_p0;
  logic [31:0] xor161_15_p0;
  logic [31:0] xor161_16_p0;
  logic [31:0] xor161_19_p0;
  logic [31:0] cond122_p0;
  logic [31:0] cond146_p0;
  logic [31:0] cond146_31_p0;
  logic [31:0] cond146_2_p0;
  logic [31:0] cond146_1_p0;
  logic [31:0] xor161_25_p0;
  logic [31:0] xor161_27_p0;
  logic [31:0] xor161_28_p0;
  logic [1:0] do_body_valid_q;

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
  wire [0:0] tobool3_not203 = aad_bytes_q == 32'd0;  // algorithms/zuc/c/one_loop.c:19
  wire [31:0] shr_i54 = {2'd0, aad_bytes_q[31:2]};  // algorithms/zuc/c/standard.h:91
  wire [29:0] shr_i54_1 = shr_i54[29:0];  // algorithms/zuc/c/standard.h:91
  wire [30:0] add_i58 = {1'd0, shr_i54_1};  // algorithms/zuc/c/standard.h:91
  wire [1:0] and_i55 = aad_bytes_q[1:0];  // algorithms/zuc/c/standard.h:91
  wire [0:0] cmp_i56 = and_i55 != 2'd0;  // algorithms/zuc/c/standard.h:91
  wire [30:0] add_i58_1 = {30'd0, cmp_i56};  // algorithms/zuc/c/standard.h:91
  wire [30:0] add_i58_2 = add_i58 + add_i58_1;  // algorithms/zuc/c/standard.h:91
  wire [31:0] zext_1 = {1'd0, add_i58_2};
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
  wire [31:0] zext_19 = {3'd0, add_q};
  wire [31:0] add_i18 = {1'd0, and_i15_q};  // algorithms/zuc/c/standard.h:46
  wire [31:0] add_i18_2 = add_i18 + add_i18_1_q;  // algorithms/zuc/c/standard.h:46
  wire [31:0] shr_i20 = {31'd0, add_i18_2[31]};  // algorithms/zuc/c/standard.h:47
  wire [0:0] shr_i20_1 = shr_i20[0];  // algorithms/zuc/c/standard.h:47
  wire [29:0] add1_i21 = {29'd0, shr_i20_1};  // algorithms/zuc/c/standard.h:47
  wire [29:0] add1_i21_1 = {1'd0, and_i64_q};  // algorithms/zuc/c/standard.h:47
  wire [29:0] add1_i21_2 = add1_i21 + add1_i21_1;  // algorithms/zuc/c/standard.h:47
  wire [31:0] add_i65 = {2'd0, add1_i21_2};  // algorithms/zuc/c/standard.h:46
  wire [30:0] and_i19 = add_i18_2[30:0];  // algorithms/zuc/c/standard.h:47
  wire [31:0] add_i65_1 = {1'd0, and_i19};  // algorithms/zuc/c/standard.h:46
  wire [31:0] add_i65_2 = add_i65 + add_i65_1;  // algorithms/zuc/c/standard.h:46
  wire [30:0] and_i66 = add_i65_2[30:0];  // algorithms/zuc/c/standard.h:47
  wire [31:0] add1 = {1'd0, and_i66};  // algorithms/zuc/c/standard.h:47
  wire [31:0] shr_i67 = {31'd0, add_i65_2[31]};  // algorithms/zuc/c/standard.h:47
  wire [0:0] shr_i67_1 = shr_i67[0];  // algorithms/zuc/c/standard.h:47
  wire [31:0] add1_1 = {31'd0, shr_i67_1};  // algorithms/zuc/c/standard.h:47
  wire [31:0] add1_2 = add1 + add1_1;  // algorithms/zuc/c/standard.h:47
  wire [0:0] tobool91_not = silent_0_p0 == 8'd0;  // algorithms/zuc/c/one_loop.c:49
  wire [0:0] cmp97 = 32'd2 < todo_0_p0;
  wire [0:0] or_cond_1 = cmp95_q ? 1'd1 : cmp97;  // algorithms/zuc/c/one_loop.c:53
  wire [0:0] and_3 = tobool91_not & or_cond_1;
  wire [0:0] and_4 = and_3 & cmp_i59_q;
  wire [0:0] xor_4 = and_4 ^ 1'd1;
  wire [0:0] and_5 = xor_4 & and_3;
  wire [31:0] shr42 = {15'd0, s_sroa_0_0_p0[31:15]};  // algorithms/zuc/c/one_loop.c:34
  wire [16:0] shr42_1 = shr42[16:0];  // algorithms/zuc/c/one_loop.c:34
  wire [31:0] or43 = {15'd0, shr42_1};  // algorithms/zuc/c/one_loop.c:34
  wire [31:0] shl40 = {s_sroa_10_0_p0[15:0], 16'd0};  // algorithms/zuc/c/one_loop.c:34
  wire [31:0] or43_1 = or43 | shl40;  // algorithms/zuc/c/one_loop.c:34
  wire [31:0] shl_33 = {s_sroa_62_0_p0[30:0], 1'd0};  // algorithms/zuc/c/one_loop.c:33
  wire [31:0] shl = shl_33 & 32'hffff0000;  // algorithms/zuc/c/one_loop.c:33
  wire [15:0] and28 = s_sroa_58_0_p0[15:0];  // algorithms/zuc/c/one_loop.c:33
  wire [31:0] or_3 = {16'd0, and28};  // algorithms/zuc/c/one_loop.c:33
  wire [31:0] or_4 = shl | or_3;  // algorithms/zuc/c/one_loop.c:33
  wire [31:0] xor_5 = or_4 ^ r1_0_p0;  // algorithms/zuc/c/one_loop.c:36
  wire [31:0] add44 = xor_5 + r2_0_p0;  // algorithms/zuc/c/one_loop.c:36
  wire [31:0] xor90 = or43_1 ^ add44;  // algorithms/zuc/c/one_loop.c:48
  wire [7:0] or5_i191 = xor90[7:0];  // algorithms/zuc/c/one_loop.c:64
  wire [31:0] or5_i191_1 = {8'd0, xor90[31:8]};  // algorithms/zuc/c/one_loop.c:64
  wire [7:0] or5_i191_2 = or5_i191_1[7:0];  // algorithms/zuc/c/one_loop.c:64
  wire [31:0] or5_i191_3 = {16'd0, xor90[31:16]};  // algorithms/zuc/c/one_loop.c:64
  wire [7:0] or5_i191_4 = or5_i191_3[7:0];  // algorithms/zuc/c/one_loop.c:64
  wire [31:0] or5_i191_5 = {24'd0, xor90[31:24]};  // algorithms/zuc/c/one_loop.c:64
  wire [7:0] or5_i191_6 = or5_i191_5[7:0];  // algorithms/zuc/c/one_loop.c:64
  wire [31:0] or5_i191_7 = {or5_i191, or5_i191_2, or5_i191_4, or5_i191_6};  // algorithms/zuc/c/one_loop.c:64
  wire [31:0] call100 = data_in_data_i;  // algorithms/zuc/c/one_loop.c:53
  wire [31:0] xor167 = or5_i191_7 ^ call100;  // algorithms/zuc/c/one_loop.c:64
  wire [31:0] cond169 = tobool163_not_q ? xor167 : 32'd0;  // algorithms/zuc/c/one_loop.c:64
  wire [0:0] cmp171 = todo_0_p0 == 32'd1;  // algorithms/zuc/c/one_loop.c:64
  wire [2:0] cond177 = cmp171 ? add_i194_q : 3'd0;  // algorithms/zuc/c/one_loop.c:64
  wire [0:0] or_5 = tobool91_not | and_3;
  wire [0:0] or_6 = and_4 | or_5;
  wire [0:0] xor_6 = or_6 ^ 1'd1;
  wire [31:0] dec179 = todo_0_p0 + 32'hffffffff;  // algorithms/zuc/c/one_loop.c:67
  wire [31:0] select_3 = xor_6 ? todo_0_p0 : dec179;
  wire [0:0] tobool181_not = select_3 == 32'd0;  // algorithms/zuc/c/one_loop.c:69
  wire [1:0] constant = {do_body_valid_q[0:0], do_body_valid_q[0] && !tobool181_not};
  wire [7:0] or5_i195 = select_4_q[7:0];
  wire [31:0] or5_i195_1 = {8'd0, select_4_q[31:8]};
  wire [7:0] or5_i195_2 = or5_i195_1[7:0];
  wire [31:0] or5_i195_3 = {16'd0, select_4_q[31:16]};
  wire [7:0] or5_i195_4 = or5_i195_3[7:0];
  wire [31:0] or5_i195_5 = {24'd0, select_4_q[31:24]};
  wire [7:0] or5_i195_6 = or5_i195_5[7:0];
  wire [31:0] or5_i195_7 = {or5_i195, or5_i195_2, or5_i195_4, or5_i195_6};
  wire [31:0] spec_select = tobool163_not_q ? or5_i195_7 : 32'd0;  // algorithms/zuc/c/one_loop.c:70
  wire [31:0] dec = n_0204_q + 32'hffffffff;  // algorithms/zuc/c/one_loop.c:19
  wire [0:0] tobool3_not = dec == 32'd0;  // algorithms/zuc/c/one_loop.c:19
  wire [15:0] shl_i145 = s_sroa_62_0_p0[15:0];  // algorithms/zuc/c/standard.h:51
  wire [30:0] shl_i145_1 = {15'd0, shl_i145};  // algorithms/zuc/c/standard.h:51
  wire [30:0] shl_i145_2 = {shl_i145_1[15:0], 15'd0};  // algorithms/zuc/c/standard.h:51
  wire [30:0] shl_i145_masked = shl_i145_2 & 31'h7fff8000;  // algorithms/zuc/c/standard.h:51
  wire [31:0] shr_i146 = {16'd0, s_sroa_62_0_p0[31:16]};  // algorithms/zuc/c/standard.h:51
  wire [15:0] shr_i146_1 = shr_i146[15:0];  // algorithms/zuc/c/standard.h:51
  wire [30:0] and_i148 = {15'd0, shr_i146_1};  // algorithms/zuc/c/standard.h:51
  wire [30:0] and_i148_1 = shl_i145_masked | and_i148;  // algorithms/zuc/c/standard.h:51
  wire [31:0] add_i149 = {1'd0, and_i148_1};  // algorithms/zuc/c/standard.h:46
  wire [31:0] add_i149_1 = add_i149 + sum_0_p0;  // algorithms/zuc/c/standard.h:46
  wire [30:0] and_i150 = add_i149_1[30:0];  // algorithms/zuc/c/standard.h:47
  wire [31:0] add_i153 = {1'd0, and_i150};  // algorithms/zuc/c/standard.h:46
  wire [31:0] shr_i151 = {31'd0, add_i149_1[31]};  // algorithms/zuc/c/standard.h:47
  wire [0:0] shr_i151_1 = shr_i151[0];  // algorithms/zuc/c/standard.h:47
  wire [31:0] add_i153_1 = {31'd0, shr_i151_1};  // algorithms/zuc/c/standard.h:46
  wire [31:0] add_i153_2 = add_i153 + add_i153_1;  // algorithms/zuc/c/standard.h:46
  wire [0:0] cmp61 = 8'd1 < silent_0_p0;  // algorithms/zuc/c/one_loop.c:41
  wire [31:0] shr64 = {1'd0, add44[31:1]};  // algorithms/zuc/c/one_loop.c:41
  wire [30:0] shr64_1 = shr64[30:0];  // algorithms/zuc/c/one_loop.c:41
  wire [30:0] cond67 = cmp61 ? shr64_1 : 31'd0;  // algorithms/zuc/c/one_loop.c:41
  wire [31:0] add_i153_3 = {1'd0, cond67};  // algorithms/zuc/c/standard.h:46
  wire [31:0] add_i153_4 = add_i153_2 + add_i153_3;  // algorithms/zuc/c/standard.h:46
  wire [30:0] and_i154 = add_i153_4[30:0];  // algorithms/zuc/c/standard.h:47
  wire [31:0] add1_i156 = {1'd0, and_i154};  // algorithms/zuc/c/standard.h:47
  wire [31:0] shr_i155 = {31'd0, add_i153_4[31]};  // algorithms/zuc/c/standard.h:47
  wire [0:0] shr_i155_1 = shr_i155[0];  // algorithms/zuc/c/standard.h:47
  wire [31:0] add1_i156_1 = {31'd0, shr_i155_1};  // algorithms/zuc/c/standard.h:47
  wire [31:0] add1_i156_2 = add1_i156 + add1_i156_1;  // algorithms/zuc/c/standard.h:47
  wire [63:0] sh_diff239 = {33'd0, key1_q[63:33]};  // algorithms/zuc/c/standard.h:66
  wire [30:0] sh_diff239_1 = sh_diff239[30:0];  // algorithms/zuc/c/standard.h:66
  wire [30:0] conv_i95_15 = sh_diff239_1 & 31'h7f800000;  // algorithms/zuc/c/standard.h:66
  wire [30:0] or2_i_15 = conv_i95_15 | 31'h47ac00;  // algorithms/zuc/c/standard.h:66
  wire [63:0] sh_diff237 = {25'd0, key1_q[63:25]};  // algorithms/zuc/c/standard.h:66
  wire [30:0] sh_diff237_1 = sh_diff237[30:0];  // algorithms/zuc/c/standard.h:66
  wire [30:0] shl_i105_14 = sh_diff237_1 & 31'h7f800000;  // algorithms/zuc/c/standard.h:66
  wire [30:0] or2_i_14_1 = shl_i105_14 | 31'h789a00;  // algorithms/zuc/c/standard.h:66
  wire [0:0] cmp_i59 = op_q == 8'd1;  // algorithms/zuc/c/standard.h:75
  wire [34:0] trunc_78 = iv0_q[34:0];  // algorithms/zuc/c/standard.h:78
  wire [34:0] and_78 = trunc_78 & 35'h400000000;  // algorithms/zuc/c/standard.h:78
  wire [0:0] not_1 = and_78 == 35'd0;  // algorithms/zuc/c/standard.h:78
  wire [55:0] or_7 = not_1 ? 56'd0 : 56'h80000000000080;  // algorithms/zuc/c/standard.h:78
  wire [55:0] cond_i61 = cmp_i59 ? or_7 : 56'd0;  // algorithms/zuc/c/standard.h:78
  wire [55:0] shr3_i102_14 = {48'd0, cond_i61[55:48]};  // algorithms/zuc/c/standard.h:70
  wire [7:0] shr3_i102_14_1 = shr3_i102_14[7:0];  // algorithms/zuc/c/standard.h:70
  wire [30:0] or2_i_14_2 = {23'd0, shr3_i102_14_1};  // algorithms/zuc/c/standard.h:66
  wire [30:0] or2_i_14 = or2_i_14_1 | or2_i_14_2;  // algorithms/zuc/c/standard.h:66
  wire [63:0] sh_diff235 = {17'd0, key1_q[63:17]};  // algorithms/zuc/c/standard.h:66
  wire [30:0] sh_diff235_1 = sh_diff235[30:0];  // algorithms/zuc/c/standard.h:66
  wire [30:0] shl_i105_13 = sh_diff235_1 & 31'h7f800000;  // algorithms/zuc/c/standard.h:66
  wire [30:0] or2_i_13 = shl_i105_13 | 31'h3c4d00;  // algorithms/zuc/c/standard.h:66
  wire [63:0] sh_diff233 = {9'd0, key1_q[63:9]};  // algorithms/zuc/c/standard.h:66
  wire [30:0] sh_diff233_1 = sh_diff233[30:0];  // algorithms/zuc/c/standard.h:66
  wire [30:0] shl_i105_12 = sh_diff233_1 & 31'h7f800000;  // algorithms/zuc/c/standard.h:66
  wire [30:0] or2_i_12_1 = shl_i105_12 | 31'h5e2600;  // algorithms/zuc/c/standard.h:66
  wire [39:0] cond_i60 = iv0_q[39:0];  // algorithms/zuc/c/standard.h:75
  wire [39:0] cond_v = cmp_i59 ? 40'hf8ffffffff : 40'hffffffffff;  // algorithms/zuc/c/standard.h:75
  wire [39:0] cond_i60_1 = cond_i60 & cond_v;  // algorithms/zuc/c/standard.h:75
  wire [39:0] shr3_i102_4 = {32'd0, cond_i60_1[39:32]};  // algorithms/zuc/c/standard.h:70
  wire [7:0] shr3_i102_4_1 = shr3_i102_4[7:0];  // algorithms/zuc/c/standard.h:70
  wire [30:0] or_i107_4 = {23'd0, shr3_i102_4_1};  // algorithms/zuc/c/standard.h:66
  wire [30:0] or2_i_12 = or2_i_12_1 | or_i107_4;  // algorithms/zuc/c/standard.h:66
  wire [63:0] lshr_66 = {1'd0, key1_q[63:1]};  // algorithms/zuc/c/standard.h:66
  wire [30:0] trunc_66 = lshr_66[30:0];  // algorithms/zuc/c/standard.h:66
  wire [30:0] shl_i105_11 = trunc_66 & 31'h7f800000;  // algorithms/zuc/c/standard.h:66
  wire [63:0] lshr_70 = {24'd0, iv0_q[63:24]};  // algorithms/zuc/c/standard.h:70
  wire [7:0] trunc_70 = lshr_70[7:0];  // algorithms/zuc/c/standard.h:70
  wire [30:0] or2_i_3_1 = {23'd0, trunc_70};  // algorithms/zuc/c/standard.h:66
  wire [30:0] or_i107_11 = shl_i105_11 | or2_i_3_1;  // algorithms/zuc/c/standard.h:66
  wire [30:0] or2_i_11 = or_i107_11 | 31'h1af100;  // algorithms/zuc/c/standard.h:66
  wire [23:0] trunc_70_1 = key1_q[23:0];  // algorithms/zuc/c/standard.h:70
  wire [30:0] zext_66 = {7'd0, trunc_70_1};  // algorithms/zuc/c/standard.h:66
  wire [30:0] shl_66 = {zext_66[23:0], 7'd0};  // algorithms/zuc/c/standard.h:66
  wire [30:0] shl_i105_10 = shl_66 & 31'h7f800000;  // algorithms/zuc/c/standard.h:66
  wire [63:0] lshr_70_1 = {16'd0, iv0_q[63:16]};  // algorithms/zuc/c/standard.h:70
  wire [7:0] trunc_70_2 = lshr_70_1[7:0];  // algorithms/zuc/c/standard.h:70
  wire [30:0] or2_i_2_1 = {23'd0, trunc_70_2};  // algorithms/zuc/c/standard.h:66
  wire [30:0] or_i107_10 = shl_i105_10 | or2_i_2_1;  // algorithms/zuc/c/standard.h:66
  wire [30:0] or2_i_10 = or_i107_10 | 31'h6bc400;  // algorithms/zuc/c/standard.h:66
  wire [15:0] trunc_70_3 = key1_q[15:0];  // algorithms/zuc/c/standard.h:70
  wire [30:0] zext_66_1 = {15'd0, trunc_70_3};  // algorithms/zuc/c/standard.h:66
  wire [30:0] shl_66_1 = {zext_66_1[15:0], 15'd0};  // algorithms/zuc/c/standard.h:66
  wire [30:0] shl_i105_9 = shl_66_1 & 31'h7f800000;  // algorithms/zuc/c/standard.h:66
  wire [63:0] lshr_70_2 = {8'd0, iv0_q[63:8]};  // algorithms/zuc/c/standard.h:70
  wire [7:0] trunc_70_4 = lshr_70_2[7:0];  // algorithms/zuc/c/standard.h:70
  wire [30:0] or2_i_1_1 = {23'd0, trunc_70_4};  // algorithms/zuc/c/standard.h:66
  wire [30:0] or2_i_9_1 = shl_i105_9 | or2_i_1_1;  // algorithms/zuc/c/standard.h:66
  wire [30:0] or2_i_9 = or2_i_9_1 | 31'h2f1300;  // algorithms/zuc/c/standard.h:66
  wire [7:0] extract_t3_i_8 = key1_q[7:0];  // algorithms/zuc/c/standard.h:70
  wire [30:0] conv_i95_8 = {23'd0, extract_t3_i_8};  // algorithms/zuc/c/standard.h:66
  wire [30:0] conv_i95_8_1 = {conv_i95_8[7:0], 23'd0};  // algorithms/zuc/c/standard.h:66
  wire [30:0] shl_i105_8 = conv_i95_8_1 & 31'h7f800000;  // algorithms/zuc/c/standard.h:66
  wire [30:0] or2_i_8_1 = shl_i105_8 | 31'h4d7800;  // algorithms/zuc/c/standard.h:66
  wire [7:0] high_sink_i100_8 = cond_i61[7:0];  // algorithms/zuc/c/standard.h:70
  wire [7:0] conv_i104 = iv0_q[7:0];  // algorithms/zuc/c/standard.h:70
  wire [7:0] high_sink_i100_8_1 = high_sink_i100_8 ^ conv_i104;  // algorithms/zuc/c/standard.h:70
  wire [30:0] or2_i_8_2 = {23'd0, high_sink_i100_8_1};  // algorithms/zuc/c/standard.h:66
  wire [30:0] or2_i_8 = or2_i_8_1 | or2_i_8_2;  // algorithms/zuc/c/standard.h:66
  wire [63:0] sh_diff229 = {33'd0, key0_q[63:33]};  // algorithms/zuc/c/standard.h:66
  wire [30:0] sh_diff229_1 = sh_diff229[30:0];  // algorithms/zuc/c/standard.h:66
  wire [30:0] conv_i95_7 = sh_diff229_1 & 31'h7f800000;  // algorithms/zuc/c/standard.h:66
  wire [30:0] or2_i_7 = conv_i95_7 | 31'h9af00;  // algorithms/zuc/c/standard.h:66
  wire [63:0] sh_diff227 = {25'd0, key0_q[63:25]};  // algorithms/zuc/c/standard.h:66
  wire [30:0] sh_diff227_1 = sh_diff227[30:0];  // algorithms/zuc/c/standard.h:66
  wire [30:0] shl_i105_6 = sh_diff227_1 & 31'h7f800000;  // algorithms/zuc/c/standard.h:66
  wire [30:0] or2_i_6 = shl_i105_6 | 31'h713500;  // algorithms/zuc/c/standard.h:66
  wire [63:0] sh_diff225 = {17'd0, key0_q[63:17]};  // algorithms/zuc/c/standard.h:66
  wire [30:0] sh_diff225_1 = sh_diff225[30:0];  // algorithms/zuc/c/standard.h:66
  wire [30:0] shl_i105_5 = sh_diff225_1 & 31'h7f800000;  // algorithms/zuc/c/standard.h:66
  wire [30:0] or2_i_5 = shl_i105_5 | 31'h35e200;  // algorithms/zuc/c/standard.h:66
  wire [63:0] sh_diff = {9'd0, key0_q[63:9]};  // algorithms/zuc/c/standard.h:66
  wire [30:0] sh_diff_1 = sh_diff[30:0];  // algorithms/zuc/c/standard.h:66
  wire [30:0] shl_i105_4 = sh_diff_1 & 31'h7f800000;  // algorithms/zuc/c/standard.h:66
  wire [30:0] or_i107_4_1 = shl_i105_4 | or_i107_4;  // algorithms/zuc/c/standard.h:66
  wire [30:0] or2_i_4 = or_i107_4_1 | 31'h578900;  // algorithms/zuc/c/standard.h:66
  wire [63:0] lshr_66_1 = {1'd0, key0_q[63:1]};  // algorithms/zuc/c/standard.h:66
  wire [30:0] trunc_66_1 = lshr_66_1[30:0];  // algorithms/zuc/c/standard.h:66
  wire [30:0] shl_i105_3 = trunc_66_1 & 31'h7f800000;  // algorithms/zuc/c/standard.h:66
  wire [30:0] or2_i_3_2 = shl_i105_3 | or2_i_3_1;  // algorithms/zuc/c/standard.h:66
  wire [30:0] or2_i_3 = or2_i_3_2 | 31'h135e00;  // algorithms/zuc/c/standard.h:66
  wire [23:0] trunc_70_5 = key0_q[23:0];  // algorithms/zuc/c/standard.h:70
  wire [30:0] zext_66_2 = {7'd0, trunc_70_5};  // algorithms/zuc/c/standard.h:66
  wire [30:0] shl_66_2 = {zext_66_2[23:0], 7'd0};  // algorithms/zuc/c/standard.h:66
  wire [30:0] shl_i105_2 = shl_66_2 & 31'h7f800000;  // algorithms/zuc/c/standard.h:66
  wire [30:0] or2_i_2_2 = shl_i105_2 | or2_i_2_1;  // algorithms/zuc/c/standard.h:66
  wire [30:0] or2_i_2 = or2_i_2_2 | 31'h626b00;  // algorithms/zuc/c/standard.h:66
  wire [15:0] trunc_70_6 = key0_q[15:0];  // algorithms/zuc/c/standard.h:70
  wire [30:0] zext_66_3 = {15'd0, trunc_70_6};  // algorithms/zuc/c/standard.h:66
  wire [30:0] shl_66_3 = {zext_66_3[15:0], 15'd0};  // algorithms/zuc/c/standard.h:66
  wire [30:0] shl_i105_1 = shl_66_3 & 31'h7f800000;  // algorithms/zuc/c/standard.h:66
  wire [30:0] or2_i_1_2 = shl_i105_1 | or2_i_1_1;  // algorithms/zuc/c/standard.h:66
  wire [30:0] or2_i_1 = or2_i_1_2 | 31'h26bc00;  // algorithms/zuc/c/standard.h:66
  wire [7:0] extract_t3 = key0_q[7:0];  // algorithms/zuc/c/standard.h:70
  wire [30:0] conv_i95 = {23'd0, extract_t3};  // algorithms/zuc/c/standard.h:66
  wire [30:0] conv_i95_1 = {conv_i95[7:0], 23'd0};  // algorithms/zuc/c/standard.h:66
  wire [30:0] shl_i105 = conv_i95_1 & 31'h7f800000;  // algorithms/zuc/c/standard.h:66
  wire [30:0] or2_1 = {23'd0, conv_i104};  // algorithms/zuc/c/standard.h:66
  wire [30:0] or2_2 = shl_i105 | or2_1;  // algorithms/zuc/c/standard.h:66
  wire [30:0] or2 = or2_2 | 31'h44d700;  // algorithms/zuc/c/standard.h:66
  wire [7:0] dec92 = silent_0_p0 + 8'hff;  // algorithms/zuc/c/one_loop.c:50
  wire [7:0] select_5 = xor_6 ? dec92 : 8'd0;
  wire [28:0] add_1 = {1'd0, select_6_q};  // algorithms/zuc/c/one_loop.c:28
  wire [1:0] cond25 = cmp_i59 ? 2'd2 : 2'd0;  // algorithms/zuc/c/one_loop.c:28
  wire [28:0] add_2 = {27'd0, cond25};  // algorithms/zuc/c/one_loop.c:28
  wire [28:0] add = add_1 + add_2;  // algorithms/zuc/c/one_loop.c:28
  wire [22:0] shl_i_i165 = s_sroa_10_0_p0[22:0];  // algorithms/zuc/c/standard.h:51
  wire [30:0] shl_i_i165_1 = {8'd0, shl_i_i165};  // algorithms/zuc/c/standard.h:51
  wire [30:0] shl_i_i165_2 = {shl_i_i165_1[22:0], 8'd0};  // algorithms/zuc/c/standard.h:51
  wire [30:0] shl_i_masked_i167 = shl_i_i165_2 & 31'h7fffff00;  // algorithms/zuc/c/standard.h:51
  wire [31:0] shr_i_i166 = {23'd0, s_sroa_10_0_p0[31:23]};  // algorithms/zuc/c/standard.h:51
  wire [8:0] shr_i_i166_1 = shr_i_i166[8:0];  // algorithms/zuc/c/standard.h:51
  wire [30:0] and_i_i168 = {22'd0, shr_i_i166_1};  // algorithms/zuc/c/standard.h:51
  wire [30:0] and_i_i168_1 = shl_i_masked_i167 | and_i_i168;  // algorithms/zuc/c/standard.h:51
  wire [31:0] add_i_i169 = {1'd0, and_i_i168_1};  // algorithms/zuc/c/standard.h:46
  wire [31:0] add_i_i169_1 = add_i_i169 + s_sroa_10_0_p0;  // algorithms/zuc/c/standard.h:46
  wire [30:0] and_i4_i170 = add_i_i169_1[30:0];  // algorithms/zuc/c/standard.h:47
  wire [31:0] add_i18_i187 = {1'd0, and_i4_i170};  // algorithms/zuc/c/standard.h:46
  wire [31:0] shr_i5_i171 = {31'd0, add_i_i169_1[31]};  // algorithms/zuc/c/standard.h:47
  wire [0:0] shr_i5_i171_1 = shr_i5_i171[0];  // algorithms/zuc/c/standard.h:47
  wire [31:0] add_i18_i187_1 = {31'd0, shr_i5_i171_1};  // algorithms/zuc/c/standard.h:46
  wire [31:0] add_i18_i187_2 = add_i18_i187 + add_i18_i187_1;  // algorithms/zuc/c/standard.h:46
  wire [9:0] shl_i10_i178 = s_sroa_50_0_p0[9:0];  // algorithms/zuc/c/standard.h:51
  wire [30:0] shl_i10_i178_1 = {21'd0, shl_i10_i178};  // algorithms/zuc/c/standard.h:51
  wire [30:0] shl_i10_i178_2 = {shl_i10_i178_1[9:0], 21'd0};  // algorithms/zuc/c/standard.h:51
  wire [30:0] shl_i10_masked_i180 = shl_i10_i178_2 & 31'h7fe00000;  // algorithms/zuc/c/standard.h:51
  wire [31:0] shr_i11_i179 = {10'd0, s_sroa_50_0_p0[31:10]};  // algorithms/zuc/c/standard.h:51
  wire [21:0] shr_i11_i179_1 = shr_i11_i179[21:0];  // algorithms/zuc/c/standard.h:51
  wire [30:0] and_i13_i181 = {9'd0, shr_i11_i179_1};  // algorithms/zuc/c/standard.h:51
  wire [30:0] and_i13_i181_1 = shl_i10_masked_i180 | and_i13_i181;  // algorithms/zuc/c/standard.h:51
  wire [31:0] add_i14_i182 = {1'd0, and_i13_i181_1};  // algorithms/zuc/c/standard.h:46
  wire [10:0] shl_i6_i173 = s_sroa_26_0_p0[10:0];  // algorithms/zuc/c/standard.h:51
  wire [30:0] shl_i6_i173_1 = {20'd0, shl_i6_i173};  // algorithms/zuc/c/standard.h:51
  wire [30:0] shl_i6_i173_2 = {shl_i6_i173_1[10:0], 20'd0};  // algorithms/zuc/c/standard.h:51
  wire [30:0] shl_i6_masked_i175 = shl_i6_i173_2 & 31'h7ff00000;  // algorithms/zuc/c/standard.h:51
  wire [31:0] shr_i7_i174 = {11'd0, s_sroa_26_0_p0[31:11]};  // algorithms/zuc/c/standard.h:51
  wire [20:0] shr_i7_i174_1 = shr_i7_i174[20:0];  // algorithms/zuc/c/standard.h:51
  wire [30:0] and_i9_i176 = {10'd0, shr_i7_i174_1};  // algorithms/zuc/c/standard.h:51
  wire [30:0] and_i9_i176_1 = shl_i6_masked_i175 | and_i9_i176;  // algorithms/zuc/c/standard.h:51
  wire [31:0] add_i14_i182_1 = {1'd0, and_i9_i176_1};  // algorithms/zuc/c/standard.h:46
  wire [31:0] add_i14_i182_2 = add_i14_i182 + add_i14_i182_1;  // algorithms/zuc/c/standard.h:46
  wire [31:0] shr_i16_i184 = {31'd0, add_i14_i182_2[31]};  // algorithms/zuc/c/standard.h:47
  wire [0:0] shr_i16_i184_1 = shr_i16_i184[0];  // algorithms/zuc/c/standard.h:47
  wire [31:0] add_i18_i187_3 = {31'd0, shr_i16_i184_1};  // algorithms/zuc/c/standard.h:46
  wire [30:0] and_i15_i183 = add_i14_i182_2[30:0];  // algorithms/zuc/c/standard.h:47
  wire [31:0] add_i18_i187_4 = {1'd0, and_i15_i183};  // algorithms/zuc/c/standard.h:46
  wire [31:0] add_i18_i187_5 = add_i18_i187_3 + add_i18_i187_4;  // algorithms/zuc/c/standard.h:46
  wire [31:0] add_i18_i187_6 = add_i18_i187_2 + add_i18_i187_5;  // algorithms/zuc/c/standard.h:46
  wire [30:0] and_i19_i188 = add_i18_i187_6[30:0];  // algorithms/zuc/c/standard.h:47
  wire [31:0] add1_i21_i190 = {1'd0, and_i19_i188};  // algorithms/zuc/c/standard.h:47
  wire [31:0] shr_i20_i189 = {31'd0, add_i18_i187_6[31]};  // algorithms/zuc/c/standard.h:47
  wire [0:0] shr_i20_i189_1 = shr_i20_i189[0];  // algorithms/zuc/c/standard.h:47
  wire [31:0] add1_i21_i190_1 = {31'd0, shr_i20_i189_1};  // algorithms/zuc/c/standard.h:47
  wire [31:0] add1_i21_i190_2 = add1_i21_i190 + add1_i21_i190_1;  // algorithms/zuc/c/standard.h:47
  wire [21:0] shl_i_i68 = or2_i_1[21:0];  // algorithms/zuc/c/standard.h:51
  wire [29:0] shl_i_i68_1 = {8'd0, shl_i_i68};  // algorithms/zuc/c/standard.h:51
  wire [29:0] shl_i_i68_2 = {shl_i_i68_1[21:0], 8'd0};  // algorithms/zuc/c/standard.h:51
  wire [29:0] shl_i_masked_i70 = shl_i_i68_2 & 30'h26bcff00;  // algorithms/zuc/c/standard.h:51
  wire [63:0] shr_i_i69 = {8'd0, key0_q[63:8]};  // algorithms/zuc/c/standard.h:51
  wire [7:0] shr_i_i69_1 = shr_i_i69[7:0];  // algorithms/zuc/c/standard.h:51
  wire [29:0] and_i_i71 = {22'd0, shr_i_i69_1};  // algorithms/zuc/c/standard.h:51
  wire [29:0] and_i_i71_1 = shl_i_masked_i70 | and_i_i71;  // algorithms/zuc/c/standard.h:51
  wire [31:0] add_i_i72 = {2'd0, and_i_i71_1};  // algorithms/zuc/c/standard.h:46
  wire [31:0] add_i_i72_1 = {1'd0, or2_i_1};  // algorithms/zuc/c/standard.h:46
  wire [31:0] add_i_i72_2 = add_i_i72 + add_i_i72_1;  // algorithms/zuc/c/standard.h:46
  wire [30:0] and_i4_i73 = add_i_i72_2[30:0];  // algorithms/zuc/c/standard.h:47
  wire [30:0] and_i4_i73_1 = and_i4_i73 & 31'h7fe3ffff;  // algorithms/zuc/c/standard.h:47
  wire [31:0] add_i18_i90 = {1'd0, and_i4_i73_1};  // algorithms/zuc/c/standard.h:46
  wire [31:0] shr_i5_i74 = {31'd0, add_i_i72_2[31]};  // algorithms/zuc/c/standard.h:47
  wire [0:0] shr_i5_i74_1 = shr_i5_i74[0];  // algorithms/zuc/c/standard.h:47
  wire [31:0] add_i18_i90_1 = {31'd0, shr_i5_i74_1};  // algorithms/zuc/c/standard.h:46
  wire [31:0] add_i18_i90_2 = add_i18_i90 + add_i18_i90_1;  // algorithms/zuc/c/standard.h:46
  wire [10:0] shl_i10_i81 = or2_i_11[10:0];  // algorithms/zuc/c/standard.h:51
  wire [31:0] shl_i10_i81_1 = {21'd0, shl_i10_i81};  // algorithms/zuc/c/standard.h:51
  wire [31:0] shl_i10_i81_2 = {shl_i10_i81_1[10:0], 21'd0};  // algorithms/zuc/c/standard.h:51
  wire [30:0] shr_i11_i82 = {10'd0, or_i107_11[30:10]};  // algorithms/zuc/c/standard.h:51
  wire [20:0] shr_i11_i82_1 = shr_i11_i82[20:0];  // algorithms/zuc/c/standard.h:51
  wire [20:0] shr_i11_i82_2 = shr_i11_i82_1 | 21'h6bc;  // algorithms/zuc/c/standard.h:51
  wire [31:0] and_i13_i84 = {11'd0, shr_i11_i82_2};  // algorithms/zuc/c/standard.h:51
  wire [31:0] and_i13_i84_1 = shl_i10_i81_2 | and_i13_i84;  // algorithms/zuc/c/standard.h:51
  wire [63:0] shr_i7_i77 = {28'd0, key0_q[63:28]};  // algorithms/zuc/c/standard.h:51
  wire [19:0] shr_i7_i77_1 = shr_i7_i77[19:0];  // algorithms/zuc/c/standard.h:51
  wire [19:0] shr_i7_i77_2 = shr_i7_i77_1 & 20'hff000;  // algorithms/zuc/c/standard.h:51
  wire [19:0] shr_i7_i77_3 = shr_i7_i77_2 | 20'h6bc;  // algorithms/zuc/c/standard.h:51
  wire [29:0] and_i9_i79 = {10'd0, shr_i7_i77_3};  // algorithms/zuc/c/standard.h:51
  wire [29:0] and_i9_i79_1 = and_i9_i79 | 30'h20000000;  // algorithms/zuc/c/standard.h:51
  wire [31:0] add_i14_i85 = {2'd0, and_i9_i79_1};  // algorithms/zuc/c/standard.h:46
  wire [31:0] add_i14_i85_1 = and_i13_i84_1 + add_i14_i85;  // algorithms/zuc/c/standard.h:46
  wire [31:0] shr_i16_i87 = {31'd0, add_i14_i85_1[31]};  // algorithms/zuc/c/standard.h:47
  wire [0:0] shr_i16_i87_1 = shr_i16_i87[0];  // algorithms/zuc/c/standard.h:47
  wire [31:0] add_i18_i90_3 = {31'd0, shr_i16_i87_1};  // algorithms/zuc/c/standard.h:46
  wire [30:0] and_i15_i86 = add_i14_i85_1[30:0];  // algorithms/zuc/c/standard.h:47
  wire [30:0] and_i15_i86_1 = and_i15_i86 & 31'h7ffffffb;  // algorithms/zuc/c/standard.h:47
  wire [31:0] add_i18_i90_4 = {1'd0, and_i15_i86_1};  // algorithms/zuc/c/standard.h:46
  wire [31:0] add_i18_i90_5 = add_i18_i90_3 + add_i18_i90_4;  // algorithms/zuc/c/standard.h:46
  wire [31:0] add_i18_i90_6 = add_i18_i90_2 + add_i18_i90_5;  // algorithms/zuc/c/standard.h:46
  wire [30:0] and_i19_i91 = add_i18_i90_6[30:0];  // algorithms/zuc/c/standard.h:47
  wire [31:0] add1_i21_i93_1 = {1'd0, and_i19_i91};  // algorithms/zuc/c/standard.h:47
  wire [31:0] shr_i20_i92 = {31'd0, add_i18_i90_6[31]};  // algorithms/zuc/c/standard.h:47
  wire [0:0] shr_i20_i92_1 = shr_i20_i92[0];  // algorithms/zuc/c/standard.h:47
  wire [31:0] add1_i21_i93_2 = {31'd0, shr_i20_i92_1};  // algorithms/zuc/c/standard.h:47
  wire [31:0] add1_i21_i93 = add1_i21_i93_1 + add1_i21_i93_2;  // algorithms/zuc/c/standard.h:47
  wire [13:0] shl_i157 = s_sroa_58_0_p0[13:0];  // algorithms/zuc/c/standard.h:51
  wire [30:0] shl_i157_1 = {17'd0, shl_i157};  // algorithms/zuc/c/standard.h:51
  wire [30:0] shl_i157_2 = {shl_i157_1[13:0], 17'd0};  // algorithms/zuc/c/standard.h:51
  wire [30:0] shl_i157_masked = shl_i157_2 & 31'h7ffe0000;  // algorithms/zuc/c/standard.h:51
  wire [31:0] shr_i158 = {14'd0, s_sroa_58_0_p0[31:14]};  // algorithms/zuc/c/standard.h:51
  wire [17:0] shr_i158_1 = shr_i158[17:0];  // algorithms/zuc/c/standard.h:51
  wire [30:0] and_i160 = {13'd0, shr_i158_1};  // algorithms/zuc/c/standard.h:51
  wire [30:0] and_i160_1 = shl_i157_masked | and_i160;  // algorithms/zuc/c/standard.h:51
  wire [31:0] add_i161 = {1'd0, and_i160_1};  // algorithms/zuc/c/standard.h:46
  wire [31:0] add_i161_1 = add_i161 + early_0_p0;  // algorithms/zuc/c/standard.h:46
  wire [30:0] and_i162 = add_i161_1[30:0];  // algorithms/zuc/c/standard.h:47
  wire [31:0] add1_i164 = {1'd0, and_i162};  // algorithms/zuc/c/standard.h:47
  wire [31:0] shr_i163 = {31'd0, add_i161_1[31]};  // algorithms/zuc/c/standard.h:47
  wire [0:0] shr_i163_1 = shr_i163[0];  // algorithms/zuc/c/standard.h:47
  wire [31:0] add1_i164_1 = {31'd0, shr_i163_1};  // algorithms/zuc/c/standard.h:47
  wire [31:0] add1_i164_2 = add1_i164 + add1_i164_1;  // algorithms/zuc/c/standard.h:47
  wire [28:0] shl_i10 = {21'd0, trunc_70_2};  // algorithms/zuc/c/standard.h:51
  wire [28:0] shl_i10_1 = {shl_i10[7:0], 21'd0};  // algorithms/zuc/c/standard.h:51
  wire [30:0] shr_i11 = {10'd0, or_i107_10[30:10]};  // algorithms/zuc/c/standard.h:51
  wire [20:0] shr_i11_1 = shr_i11[20:0];  // algorithms/zuc/c/standard.h:51
  wire [20:0] shr_i11_2 = shr_i11_1 | 21'h1af1;  // algorithms/zuc/c/standard.h:51
  wire [28:0] and_i13 = {8'd0, shr_i11_2};  // algorithms/zuc/c/standard.h:51
  wire [28:0] and_i13_1 = shl_i10_1 | and_i13;  // algorithms/zuc/c/standard.h:51
  wire [31:0] add_i14 = {3'd0, and_i13_1};  // algorithms/zuc/c/standard.h:46
  wire [30:0] shl_i6 = {or2_i_4[10:0], 20'd0};  // algorithms/zuc/c/standard.h:51
  wire [30:0] shl_i6_masked = shl_i6 & 31'h7ff00000;  // algorithms/zuc/c/standard.h:51
  wire [30:0] shr_i7 = {11'd0, or_i107_4_1[30:11]};  // algorithms/zuc/c/standard.h:51
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
  wire [30:0] and_i = shl_i_masked | conv_i95;  // algorithms/zuc/c/standard.h:51
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
  wire [63:0] shr_i62 = {31'd0, key1_q[63:31]};  // algorithms/zuc/c/standard.h:51
  wire [16:0] shr_i62_1 = shr_i62[16:0];  // algorithms/zuc/c/standard.h:51
  wire [16:0] shr_i62_2 = shr_i62_1 & 17'h1fe00;  // algorithms/zuc/c/standard.h:51
  wire [16:0] shr_i62_3 = shr_i62_2 | 17'hf1;  // algorithms/zuc/c/standard.h:51
  wire [28:0] and_i64_1 = {12'd0, shr_i62_3};  // algorithms/zuc/c/standard.h:51
  wire [28:0] and_i64 = and_i64_1 | 29'h1a000000;  // algorithms/zuc/c/standard.h:51
  wire [31:0] select_7 = and_3 ? call100 : word_0_p0;
  wire [31:0] select_8 = and_5 ? call100 : select_7;
  wire [31:0] select_9 = xor_6 ? word_0_p0 : select_8;
  wire [31:0] select_10 = xor_6 ? before_0_p0 : xor90;
  wire [31:0] xor161_2 = xor161_p0 ^ xor161_1_p0;  // algorithms/zuc/c/one_loop.c:62
  wire [31:0] xor161_5 = xor161_3_p0 ^ xor161_4_p0;  // algorithms/zuc/c/one_loop.c:62
  wire [31:0] xor161_6 = xor161_2 ^ xor161_5;  // algorithms/zuc/c/one_loop.c:62
  wire [31:0] xor161_9 = xor161_7_p0 ^ xor161_8_p0;  // algorithms/zuc/c/one_loop.c:62
  wire [31:0] xor161_12 = xor161_10_p0 ^ xor161_11_p0;  // algorithms/zuc/c/one_loop.c:62
  wire [31:0] xor161_13 = xor161_9 ^ xor161_12;  // algorithms/zuc/c/one_loop.c:62
  wire [31:0] xor161_14 = xor161_6 ^ xor161_13;  // algorithms/zuc/c/one_loop.c:62
  wire [31:0] xor161_17 = xor161_15_p0 ^ xor161_16_p0;  // algorithms/zuc/c/one_loop.c:62
  wire [31:0] xor161_18 = xor159_p0 ^ xor161_17;  // algorithms/zuc/c/one_loop.c:62
  wire [31:0] xor161_20 = tag_0_p0 ^ cond122_p0;  // algorithms/zuc/c/one_loop.c:62
  wire [31:0] xor161_21 = xor161_20 ^ cond146_p0;  // algorithms/zuc/c/one_loop.c:62
  wire [31:0] xor161_22 = xor161_21 ^ cond146_31_p0;  // algorithms/zuc/c/one_loop.c:62
  wire [31:0] xor161_23 = xor161_22 ^ cond146_2_p0;  // algorithms/zuc/c/one_loop.c:62
  wire [31:0] xor161_24 = xor161_19_p0 ^ xor161_23;  // algorithms/zuc/c/one_loop.c:62
  wire [31:0] xor161_26 = cond146_1_p0 ^ xor161_25_p0;  // algorithms/zuc/c/one_loop.c:62
  wire [31:0] xor161_29 = xor161_27_p0 ^ xor161_28_p0;  // algorithms/zuc/c/one_loop.c:62
  wire [31:0] xor161_30 = xor161_26 ^ xor161_29;  // algorithms/zuc/c/one_loop.c:62
  wire [31:0] xor161_31 = xor161_24 ^ xor161_30;  // algorithms/zuc/c/one_loop.c:62
  wire [31:0] xor161_32 = xor161_18 ^ xor161_31;  // algorithms/zuc/c/one_loop.c:62
  wire [31:0] xor161_33 = xor161_14 ^ xor161_32;  // algorithms/zuc/c/one_loop.c:62
  wire [31:0] select_11 = and_5_p0 ? tag_0_p0 : xor161_33;
  wire [31:0] select_4 = xor_6_p0 ? tag_0_p0 : select_11;
  wire [31:0] shr37 = {15'd0, s_sroa_21_0_p0[31:15]};  // algorithms/zuc/c/one_loop.c:34
  wire [16:0] shr37_1 = shr37[16:0];  // algorithms/zuc/c/one_loop.c:34
  wire [31:0] or38 = {15'd0, shr37_1};  // algorithms/zuc/c/one_loop.c:34
  wire [31:0] shl35 = {s_sroa_30_0_p0[15:0], 16'd0};  // algorithms/zuc/c/one_loop.c:34
  wire [31:0] or38_1 = or38 | shl35;  // algorithms/zuc/c/one_loop.c:34
  wire [31:0] xor46 = or38_1 ^ r2_0_p0;  // algorithms/zuc/c/one_loop.c:36
  wire [15:0] or54 = xor46[15:0];  // algorithms/zuc/c/one_loop.c:38
  wire [31:0] shr32 = {15'd0, s_sroa_37_0_p0[31:15]};  // algorithms/zuc/c/one_loop.c:33
  wire [16:0] shr32_1 = shr32[16:0];  // algorithms/zuc/c/one_loop.c:33
  wire [31:0] or33 = {15'd0, shr32_1};  // algorithms/zuc/c/one_loop.c:33
  wire [31:0] shl30 = {s_sroa_45_0_p0[15:0], 16'd0};  // algorithms/zuc/c/one_loop.c:33
  wire [31:0] or33_1 = or33 | shl30;  // algorithms/zuc/c/one_loop.c:33
  wire [31:0] add45 = or33_1 + r1_0_p0;  // algorithms/zuc/c/one_loop.c:36
  wire [31:0] or54_1 = {16'd0, add45[31:16]};  // algorithms/zuc/c/one_loop.c:38
  wire [15:0] or54_2 = or54_1[15:0];  // algorithms/zuc/c/one_loop.c:38
  wire [31:0] or54_3 = {or54, or54_2};  // algorithms/zuc/c/one_loop.c:38
  wire [9:0] or_i6_i118 = or54_3[9:0];  // algorithms/zuc/c/standard.h:52
  wire [31:0] or_i6_i118_1 = {10'd0, or54_3[31:10]};  // algorithms/zuc/c/standard.h:52
  wire [21:0] or_i6_i118_2 = or_i6_i118_1[21:0];  // algorithms/zuc/c/standard.h:52
  wire [31:0] or_i6_i118_3 = {or_i6_i118, or_i6_i118_2};  // algorithms/zuc/c/standard.h:52
  wire [1:0] or_i7_i119 = or54_3[1:0];  // algorithms/zuc/c/standard.h:52
  wire [31:0] or_i7_i119_1 = {2'd0, or54_3[31:2]};  // algorithms/zuc/c/standard.h:52
  wire [29:0] or_i7_i119_2 = or_i7_i119_1[29:0];  // algorithms/zuc/c/standard.h:52
  wire [31:0] or_i7_i119_3 = {or_i7_i119, or_i7_i119_2};  // algorithms/zuc/c/standard.h:52
  wire [31:0] xor6_i120 = or_i6_i118_3 ^ or_i7_i119_3;  // algorithms/zuc/c/standard.h:57
  wire [23:0] or_i_i116 = or54_3[23:0];  // algorithms/zuc/c/standard.h:52
  wire [31:0] or_i_i116_1 = {24'd0, or54_3[31:24]};  // algorithms/zuc/c/standard.h:52
  wire [7:0] or_i_i116_2 = or_i_i116_1[7:0];  // algorithms/zuc/c/standard.h:52
  wire [31:0] or_i_i116_3 = {or_i_i116, or_i_i116_2};  // algorithms/zuc/c/standard.h:52
  wire [17:0] or_i5_i117 = or54_3[17:0];  // algorithms/zuc/c/standard.h:52
  wire [31:0] or_i5_i117_1 = {18'd0, or54_3[31:18]};  // algorithms/zuc/c/standard.h:52
  wire [13:0] or_i5_i117_2 = or_i5_i117_1[13:0];  // algorithms/zuc/c/standard.h:52
  wire [31:0] or_i5_i117_3 = {or_i5_i117, or_i5_i117_2};  // algorithms/zuc/c/standard.h:52
  wire [31:0] xor6_i120_1 = or_i_i116_3 ^ or_i5_i117_3;  // algorithms/zuc/c/standard.h:57
  wire [31:0] xor6_i120_2 = or54_3 ^ xor6_i120_1;  // algorithms/zuc/c/standard.h:57
  wire [31:0] xor6_i120_3 = xor6_i120 ^ xor6_i120_2;  // algorithms/zuc/c/standard.h:57
  wire [31:0] shr1_i126 = {16'd0, xor6_i120_3[31:16]};  // algorithms/zuc/c/standard.h:61
  wire [7:0] shr1_i126_1 = shr1_i126[7:0];  // algorithms/zuc/c/standard.h:61
  wire [7:0] load_61 = s1_rdata2_i;  // algorithms/zuc/c/standard.h:61
  wire [23:0] shl5_i131 = {16'd0, load_61};  // algorithms/zuc/c/standard.h:61
  wire [23:0] shl5_i131_1 = {shl5_i131[7:0], 16'd0};  // algorithms/zuc/c/standard.h:61
  wire [31:0] or17_i144 = {8'd0, shl5_i131_1};  // algorithms/zuc/c/standard.h:61
  wire [31:0] shr_i121 = {24'd0, xor6_i120_3[31:24]};  // algorithms/zuc/c/standard.h:61
  wire [7:0] shr_i121_1 = shr_i121[7:0];  // algorithms/zuc/c/standard.h:61
  wire [7:0] load_61_1 = s0_rdata2_i;  // algorithms/zuc/c/standard.h:61
  wire [31:0] shl_i125 = {24'd0, load_61_1};  // algorithms/zuc/c/standard.h:61
  wire [31:0] shl_i125_1 = {shl_i125[7:0], 24'd0};  // algorithms/zuc/c/standard.h:61
  wire [31:0] or17_i144_1 = or17_i144 | shl_i125_1;  // algorithms/zuc/c/standard.h:61
  wire [31:0] shr6_i133 = {8'd0, xor6_i120_3[31:8]};  // algorithms/zuc/c/standard.h:61
  wire [7:0] shr6_i133_1 = shr6_i133[7:0];  // algorithms/zuc/c/standard.h:61
  wire [7:0] load_61_2 = s0_rdata3_i;  // algorithms/zuc/c/standard.h:61
  wire [15:0] shl11_i138 = {8'd0, load_61_2};  // algorithms/zuc/c/standard.h:61
  wire [15:0] shl11_i138_1 = {shl11_i138[7:0], 8'd0};  // algorithms/zuc/c/standard.h:61
  wire [7:0] and13_i140 = xor6_i120_3[7:0];  // algorithms/zuc/c/standard.h:62
  wire [7:0] load_62 = s1_rdata3_i;  // algorithms/zuc/c/standard.h:62
  wire [15:0] or17_i144_2 = {8'd0, load_62};  // algorithms/zuc/c/standard.h:61
  wire [15:0] or17_i144_3 = shl11_i138_1 | or17_i144_2;  // algorithms/zuc/c/standard.h:61
  wire [31:0] or17_i144_4 = {16'd0, or17_i144_3};  // algorithms/zuc/c/standard.h:61
  wire [31:0] or17_i144_5 = or17_i144_1 | or17_i144_4;  // algorithms/zuc/c/standard.h:61
  wire [15:0] or49 = add45[15:0];  // algorithms/zuc/c/one_loop.c:37
  wire [31:0] or49_1 = {16'd0, xor46[31:16]};  // algorithms/zuc/c/one_loop.c:37
  wire [15:0] or49_2 = or49_1[15:0];  // algorithms/zuc/c/one_loop.c:37
  wire [31:0] or49_3 = {or49, or49_2};  // algorithms/zuc/c/one_loop.c:37
  wire [13:0] or_i6 = or49_3[13:0];  // algorithms/zuc/c/standard.h:52
  wire [31:0] or_i6_1 = {14'd0, or49_3[31:14]};  // algorithms/zuc/c/standard.h:52
  wire [17:0] or_i6_2 = or_i6_1[17:0];  // algorithms/zuc/c/standard.h:52
  wire [31:0] or_i6_3 = {or_i6, or_i6_2};  // algorithms/zuc/c/standard.h:52
  wire [7:0] or_i7 = or49_3[7:0];  // algorithms/zuc/c/standard.h:52
  wire [31:0] or_i7_1 = {8'd0, or49_3[31:8]};  // algorithms/zuc/c/standard.h:52
  wire [23:0] or_i7_2 = or_i7_1[23:0];  // algorithms/zuc/c/standard.h:52
  wire [31:0] or_i7_3 = {or_i7, or_i7_2};  // algorithms/zuc/c/standard.h:52
  wire [31:0] xor6 = or_i6_3 ^ or_i7_3;  // algorithms/zuc/c/standard.h:56
  wire [29:0] or_i = or49_3[29:0];  // algorithms/zuc/c/standard.h:52
  wire [31:0] or_i_1 = {30'd0, or49_3[31:30]};  // algorithms/zuc/c/standard.h:52
  wire [1:0] or_i_2 = or_i_1[1:0];  // algorithms/zuc/c/standard.h:52
  wire [31:0] or_i_3 = {or_i, or_i_2};  // algorithms/zuc/c/standard.h:52
  wire [21:0] or_i5 = or49_3[21:0];  // algorithms/zuc/c/standard.h:52
  wire [31:0] or_i5_1 = {22'd0, or49_3[31:22]};  // algorithms/zuc/c/standard.h:52
  wire [9:0] or_i5_2 = or_i5_1[9:0];  // algorithms/zuc/c/standard.h:52
  wire [31:0] or_i5_3 = {or_i5, or_i5_2};  // algorithms/zuc/c/standard.h:52
  wire [31:0] xor6_1 = or_i_3 ^ or_i5_3;  // algorithms/zuc/c/standard.h:56
  wire [31:0] xor6_2 = or49_3 ^ xor6_1;  // algorithms/zuc/c/standard.h:56
  wire [31:0] xor6_3 = xor6 ^ xor6_2;  // algorithms/zuc/c/standard.h:56
  wire [31:0] shr1 = {16'd0, xor6_3[31:16]};  // algorithms/zuc/c/standard.h:61
  wire [7:0] shr1_1 = shr1[7:0];  // algorithms/zuc/c/standard.h:61
  wire [7:0] load_61_3 = s1_rdata0_i;  // algorithms/zuc/c/standard.h:61
  wire [23:0] shl5 = {16'd0, load_61_3};  // algorithms/zuc/c/standard.h:61
  wire [23:0] shl5_1 = {shl5[7:0], 16'd0};  // algorithms/zuc/c/standard.h:61
  wire [31:0] or17 = {8'd0, shl5_1};  // algorithms/zuc/c/standard.h:61
  wire [31:0] shr_i108 = {24'd0, xor6_3[31:24]};  // algorithms/zuc/c/standard.h:61
  wire [7:0] shr_i108_1 = shr_i108[7:0];  // algorithms/zuc/c/standard.h:61
  wire [7:0] load_61_4 = s0_rdata0_i;  // algorithms/zuc/c/standard.h:61
  wire [31:0] shl_i112 = {24'd0, load_61_4};  // algorithms/zuc/c/standard.h:61
  wire [31:0] shl_i112_1 = {shl_i112[7:0], 24'd0};  // algorithms/zuc/c/standard.h:61
  wire [31:0] or17_1 = or17 | shl_i112_1;  // algorithms/zuc/c/standard.h:61
  wire [31:0] shr6 = {8'd0, xor6_3[31:8]};  // algorithms/zuc/c/standard.h:61
  wire [7:0] shr6_1 = shr6[7:0];  // algorithms/zuc/c/standard.h:61
  wire [7:0] load_61_5 = s0_rdata1_i;  // algorithms/zuc/c/standard.h:61
  wire [15:0] shl11 = {8'd0, load_61_5};  // algorithms/zuc/c/standard.h:61
  wire [15:0] shl11_1 = {shl11[7:0], 8'd0};  // algorithms/zuc/c/standard.h:61
  wire [7:0] and13 = xor6_3[7:0];  // algorithms/zuc/c/standard.h:62
  wire [7:0] load_62_1 = s1_rdata1_i;  // algorithms/zuc/c/standard.h:62
  wire [15:0] or17_2 = {8'd0, load_62_1};  // algorithms/zuc/c/standard.h:61
  wire [15:0] or17_3 = shl11_1 | or17_2;  // algorithms/zuc/c/standard.h:61
  wire [31:0] or17_4 = {16'd0, or17_3};  // algorithms/zuc/c/standard.h:61
  wire [31:0] or17_5 = or17_1 | or17_4;  // algorithms/zuc/c/standard.h:61
  wire [0:0] cmp95 = op_q != 8'd1;
  wire [0:0] tobool163_not = select_2_q == 3'd0;
  wire [4:0] and_6 = len_bits_q[4:0];  // algorithms/zuc/c/one_loop.c:28
  wire [4:0] sub = and_6 + 5'h1f;
  wire [4:0] shr_i192 = {3'd0, sub[4:3]};
  wire [1:0] shr_i192_1 = shr_i192[1:0];
  wire [2:0] add_i194_1 = {1'd0, shr_i192_1};
  wire [2:0] add_i194 = add_i194_1 + 3'd1;
  wire [31:0] shr = {5'd0, len_bits_q[31:5]};  // algorithms/zuc/c/standard.h:90
  wire [26:0] shr_1 = shr[26:0];  // algorithms/zuc/c/standard.h:90
  wire [27:0] add_3 = {1'd0, shr_1};  // algorithms/zuc/c/standard.h:90
  wire [4:0] and_7 = len_bits_q[4:0];  // algorithms/zuc/c/standard.h:90
  wire [0:0] cmp_i53 = and_7 != 5'd0;  // algorithms/zuc/c/standard.h:90
  wire [27:0] add_4 = {27'd0, cmp_i53};  // algorithms/zuc/c/standard.h:90
  wire [27:0] add_5 = add_3 + add_4;  // algorithms/zuc/c/standard.h:90
  wire [27:0] select_6 = xor_1 ? add_5 : 28'd0;
  wire [0:0] cmp110 = 32'd1 < todo_0_p0;  // algorithms/zuc/c/one_loop.c:57
  wire [7:0] or5 = word_0_p0[7:0];  // algorithms/zuc/c/standard.h:53
  wire [31:0] or5_1 = {8'd0, word_0_p0[31:8]};  // algorithms/zuc/c/standard.h:53
  wire [7:0] or5_2 = or5_1[7:0];  // algorithms/zuc/c/standard.h:53
  wire [31:0] or5_3 = {16'd0, word_0_p0[31:16]};  // algorithms/zuc/c/standard.h:53
  wire [7:0] or5_4 = or5_3[7:0];  // algorithms/zuc/c/standard.h:53
  wire [31:0] or5_5 = {24'd0, word_0_p0[31:24]};  // algorithms/zuc/c/standard.h:53
  wire [7:0] or5_6 = or5_5[7:0];  // algorithms/zuc/c/standard.h:53
  wire [31:0] or5_7 = {or5, or5_2, or5_4, or5_6};  // algorithms/zuc/c/standard.h:53
  wire [31:0] cond115 = cmp110 ? or5_7 : 32'd0;  // algorithms/zuc/c/one_loop.c:57
  wire [30:0] bits_0 = cond115[30:0];  // algorithms/zuc/c/one_loop.c:58
  wire [0:0] cmp123 = todo_0_p0 == 32'd2;  // algorithms/zuc/c/one_loop.c:58
  wire [0:0] or_cond1_1 = tobool125_q & cmp123;  // algorithms/zuc/c/one_loop.c:58
  wire [30:0] and128 = or_cond1_1 ? shl127_q : 31'h7fffffff;  // algorithms/zuc/c/one_loop.c:58
  wire [30:0] bits_0_1 = bits_0 & and128;  // algorithms/zuc/c/one_loop.c:58
  wire [7:0] trunc_60 = bits_0_1[7:0];  // algorithms/zuc/c/one_loop.c:60
  wire [7:0] and_60 = trunc_60 & 8'h80;  // algorithms/zuc/c/one_loop.c:60
  wire [0:0] tobool139_not_24 = and_60 == 8'd0;  // algorithms/zuc/c/one_loop.c:60
  wire [63:0] shl107 = {32'd0, before_0_p0};  // algorithms/zuc/c/one_loop.c:56
  wire [63:0] shl107_1 = {shl107[31:0], 32'd0};  // algorithms/zuc/c/one_loop.c:56
  wire [63:0] or109 = {32'd0, xor90};  // algorithms/zuc/c/one_loop.c:56
  wire [63:0] or109_1 = shl107_1 | or109;  // algorithms/zuc/c/one_loop.c:56
  wire [63:0] shr142_24 = {8'd0, or109_1[63:8]};  // algorithms/zuc/c/one_loop.c:60
  wire [31:0] shr142_24_1 = shr142_24[31:0];  // algorithms/zuc/c/one_loop.c:60
  wire [31:0] cond146_24 = tobool139_not_24 ? 32'd0 : shr142_24_1;  // algorithms/zuc/c/one_loop.c:60
  wire [8:0] trunc_60_1 = bits_0_1[8:0];  // algorithms/zuc/c/one_loop.c:60
  wire [8:0] and_60_1 = trunc_60_1 & 9'h100;  // algorithms/zuc/c/one_loop.c:60
  wire [0:0] tobool139_not_23 = and_60_1 == 9'd0;  // algorithms/zuc/c/one_loop.c:60
  wire [63:0] shr142_23 = {9'd0, or109_1[63:9]};  // algorithms/zuc/c/one_loop.c:60
  wire [31:0] shr142_23_1 = shr142_23[31:0];  // algorithms/zuc/c/one_loop.c:60
  wire [31:0] cond146_23 = tobool139_not_23 ? 32'd0 : shr142_23_1;  // algorithms/zuc/c/one_loop.c:60
  wire [31:0] xor161 = cond146_24 ^ cond146_23;  // algorithms/zuc/c/one_loop.c:62
  wire [9:0] trunc_60_2 = bits_0_1[9:0];  // algorithms/zuc/c/one_loop.c:60
  wire [9:0] and_60_2 = trunc_60_2 & 10'h200;  // algorithms/zuc/c/one_loop.c:60
  wire [0:0] tobool139_not_22 = and_60_2 == 10'd0;  // algorithms/zuc/c/one_loop.c:60
  wire [63:0] shr142_22 = {10'd0, or109_1[63:10]};  // algorithms/zuc/c/one_loop.c:60
  wire [31:0] shr142_22_1 = shr142_22[31:0];  // algorithms/zuc/c/one_loop.c:60
  wire [31:0] cond146_22 = tobool139_not_22 ? 32'd0 : shr142_22_1;  // algorithms/zuc/c/one_loop.c:60
  wire [10:0] trunc_60_3 = bits_0_1[10:0];  // algorithms/zuc/c/one_loop.c:60
  wire [10:0] and_60_3 = trunc_60_3 & 11'h400;  // algorithms/zuc/c/one_loop.c:60
  wire [0:0] tobool139_not_21 = and_60_3 == 11'd0;  // algorithms/zuc/c/one_loop.c:60
  wire [63:0] shr142_21 = {11'd0, or109_1[63:11]};  // algorithms/zuc/c/one_loop.c:60
  wire [31:0] shr142_21_1 = shr142_21[31:0];  // algorithms/zuc/c/one_loop.c:60
  wire [31:0] cond146_21 = tobool139_not_21 ? 32'd0 : shr142_21_1;  // algorithms/zuc/c/one_loop.c:60
  wire [31:0] xor161_1 = cond146_22 ^ cond146_21;  // algorithms/zuc/c/one_loop.c:62
  wire [11:0] trunc_60_4 = bits_0_1[11:0];  // algorithms/zuc/c/one_loop.c:60
  wire [11:0] and_60_4 = trunc_60_4 & 12'h800;  // algorithms/zuc/c/one_loop.c:60
  wire [0:0] tobool139_not_20 = and_60_4 == 12'd0;  // algorithms/zuc/c/one_loop.c:60
  wire [63:0] shr142_20 = {12'd0, or109_1[63:12]};  // algorithms/zuc/c/one_loop.c:60
  wire [31:0] shr142_20_1 = shr142_20[31:0];  // algorithms/zuc/c/one_loop.c:60
  wire [31:0] cond146_20 = tobool139_not_20 ? 32'd0 : shr142_20_1;  // algorithms/zuc/c/one_loop.c:60
  wire [12:0] trunc_60_5 = bits_0_1[12:0];  // algorithms/zuc/c/one_loop.c:60
  wire [12:0] and_60_5 = trunc_60_5 & 13'h1000;  // algorithms/zuc/c/one_loop.c:60
  wire [0:0] tobool139_not_19 = and_60_5 == 13'd0;  // algorithms/zuc/c/one_loop.c:60
  wire [63:0] shr142_19 = {13'd0, or109_1[63:13]};  // algorithms/zuc/c/one_loop.c:60
  wire [31:0] shr142_19_1 = shr142_19[31:0];  // algorithms/zuc/c/one_loop.c:60
  wire [31:0] cond146_19 = tobool139_not_19 ? 32'd0 : shr142_19_1;  // algorithms/zuc/c/one_loop.c:60
  wire [31:0] xor161_3 = cond146_20 ^ cond146_19;  // algorithms/zuc/c/one_loop.c:62
  wire [13:0] trunc_60_6 = bits_0_1[13:0];  // algorithms/zuc/c/one_loop.c:60
  wire [13:0] and_60_6 = trunc_60_6 & 14'h2000;  // algorithms/zuc/c/one_loop.c:60
  wire [0:0] tobool139_not_18 = and_60_6 == 14'd0;  // algorithms/zuc/c/one_loop.c:60
  wire [63:0] shr142_18 = {14'd0, or109_1[63:14]};  // algorithms/zuc/c/one_loop.c:60
  wire [31:0] shr142_18_1 = shr142_18[31:0];  // algorithms/zuc/c/one_loop.c:60
  wire [31:0] cond146_18 = tobool139_not_18 ? 32'd0 : shr142_18_1;  // algorithms/zuc/c/one_loop.c:60
  wire [14:0] trunc_60_7 = bits_0_1[14:0];  // algorithms/zuc/c/one_loop.c:60
  wire [14:0] and_60_7 = trunc_60_7 & 15'h4000;  // algorithms/zuc/c/one_loop.c:60
  wire [0:0] tobool139_not_17 = and_60_7 == 15'd0;  // algorithms/zuc/c/one_loop.c:60
  wire [63:0] shr142_17 = {15'd0, or109_1[63:15]};  // algorithms/zuc/c/one_loop.c:60
  wire [31:0] shr142_17_1 = shr142_17[31:0];  // algorithms/zuc/c/one_loop.c:60
  wire [31:0] cond146_17 = tobool139_not_17 ? 32'd0 : shr142_17_1;  // algorithms/zuc/c/one_loop.c:60
  wire [31:0] xor161_4 = cond146_18 ^ cond146_17;  // algorithms/zuc/c/one_loop.c:62
  wire [15:0] trunc_60_8 = bits_0_1[15:0];  // algorithms/zuc/c/one_loop.c:60
  wire [15:0] and_60_8 = trunc_60_8 & 16'h8000;  // algorithms/zuc/c/one_loop.c:60
  wire [0:0] tobool139_not_16 = and_60_8 == 16'd0;  // algorithms/zuc/c/one_loop.c:60
  wire [63:0] shr142_16 = {16'd0, or109_1[63:16]};  // algorithms/zuc/c/one_loop.c:60
  wire [31:0] shr142_16_1 = shr142_16[31:0];  // algorithms/zuc/c/one_loop.c:60
  wire [31:0] cond146_16 = tobool139_not_16 ? 32'd0 : shr142_16_1;  // algorithms/zuc/c/one_loop.c:60
  wire [16:0] trunc_60_9 = bits_0_1[16:0];  // algorithms/zuc/c/one_loop.c:60
  wire [16:0] and_60_9 = trunc_60_9 & 17'h10000;  // algorithms/zuc/c/one_loop.c:60
  wire [0:0] tobool139_not_15 = and_60_9 == 17'd0;  // algorithms/zuc/c/one_loop.c:60
  wire [63:0] shr142_15 = {17'd0, or109_1[63:17]};  // algorithms/zuc/c/one_loop.c:60
  wire [31:0] shr142_15_1 = shr142_15[31:0];  // algorithms/zuc/c/one_loop.c:60
  wire [31:0] cond146_15 = tobool139_not_15 ? 32'd0 : shr142_15_1;  // algorithms/zuc/c/one_loop.c:60
  wire [31:0] xor161_7 = cond146_16 ^ cond146_15;  // algorithms/zuc/c/one_loop.c:62
  wire [17:0] trunc_60_10 = bits_0_1[17:0];  // algorithms/zuc/c/one_loop.c:60
  wire [17:0] and_60_10 = trunc_60_10 & 18'h20000;  // algorithms/zuc/c/one_loop.c:60
  wire [0:0] tobool139_not_14 = and_60_10 == 18'd0;  // algorithms/zuc/c/one_loop.c:60
  wire [63:0] shr142_14 = {18'd0, or109_1[63:18]};  // algorithms/zuc/c/one_loop.c:60
  wire [31:0] shr142_14_1 = shr142_14[31:0];  // algorithms/zuc/c/one_loop.c:60
  wire [31:0] cond146_14 = tobool139_not_14 ? 32'd0 : shr142_14_1;  // algorithms/zuc/c/one_loop.c:60
  wire [18:0] trunc_60_11 = bits_0_1[18:0];  // algorithms/zuc/c/one_loop.c:60
  wire [18:0] and_60_11 = trunc_60_11 & 19'h40000;  // algorithms/zuc/c/one_loop.c:60
  wire [0:0] tobool139_not_13 = and_60_11 == 19'd0;  // algorithms/zuc/c/one_loop.c:60
  wire [63:0] shr142_13 = {19'd0, or109_1[63:19]};  // algorithms/zuc/c/one_loop.c:60
  wire [31:0] shr142_13_1 = shr142_13[31:0];  // algorithms/zuc/c/one_loop.c:60
  wire [31:0] cond146_13 = tobool139_not_13 ? 32'd0 : shr142_13_1;  // algorithms/zuc/c/one_loop.c:60
  wire [31:0] xor161_8 = cond146_14 ^ cond146_13;  // algorithms/zuc/c/one_loop.c:62
  wire [19:0] trunc_60_12 = bits_0_1[19:0];  // algorithms/zuc/c/one_loop.c:60
  wire [19:0] and_60_12 = trunc_60_12 & 20'h80000;  // algorithms/zuc/c/one_loop.c:60
  wire [0:0] tobool139_not_12 = and_60_12 == 20'd0;  // algorithms/zuc/c/one_loop.c:60
  wire [63:0] shr142_12 = {20'd0, or109_1[63:20]};  // algorithms/zuc/c/one_loop.c:60
  wire [31:0] shr142_12_1 = shr142_12[31:0];  // algorithms/zuc/c/one_loop.c:60
  wire [31:0] cond146_12 = tobool139_not_12 ? 32'd0 : shr142_12_1;  // algorithms/zuc/c/one_loop.c:60
  wire [20:0] trunc_60_13 = bits_0_1[20:0];  // algorithms/zuc/c/one_loop.c:60
  wire [20:0] and_60_13 = trunc_60_13 & 21'h100000;  // algorithms/zuc/c/one_loop.c:60
  wire [0:0] tobool139_not_11 = and_60_13 == 21'd0;  // algorithms/zuc/c/one_loop.c:60
  wire [63:0] shr142_11 = {21'd0, or109_1[63:21]};  // algorithms/zuc/c/one_loop.c:60
  wire [31:0] shr142_11_1 = shr142_11[31:0];  // algorithms/zuc/c/one_loop.c:60
  wire [31:0] cond146_11 = tobool139_not_11 ? 32'd0 : shr142_11_1;  // algorithms/zuc/c/one_loop.c:60
  wire [31:0] xor161_10 = cond146_12 ^ cond146_11;  // algorithms/zuc/c/one_loop.c:62
  wire [21:0] trunc_60_14 = bits_0_1[21:0];  // algorithms/zuc/c/one_loop.c:60
  wire [21:0] and_60_14 = trunc_60_14 & 22'h200000;  // algorithms/zuc/c/one_loop.c:60
  wire [0:0] tobool139_not_10 = and_60_14 == 22'd0;  // algorithms/zuc/c/one_loop.c:60
  wire [63:0] shr142_10 = {22'd0, or109_1[63:22]};  // algorithms/zuc/c/one_loop.c:60
  wire [31:0] shr142_10_1 = shr142_10[31:0];  // algorithms/zuc/c/one_loop.c:60
  wire [31:0] cond146_10 = tobool139_not_10 ? 32'd0 : shr142_10_1;  // algorithms/zuc/c/one_loop.c:60
  wire [22:0] trunc_60_15 = bits_0_1[22:0];  // algorithms/zuc/c/one_loop.c:60
  wire [22:0] and_60_15 = trunc_60_15 & 23'h400000;  // algorithms/zuc/c/one_loop.c:60
  wire [0:0] tobool139_not_9 = and_60_15 == 23'd0;  // algorithms/zuc/c/one_loop.c:60
  wire [63:0] shr142_9 = {23'd0, or109_1[63:23]};  // algorithms/zuc/c/one_loop.c:60
  wire [31:0] shr142_9_1 = shr142_9[31:0];  // algorithms/zuc/c/one_loop.c:60
  wire [31:0] cond146_9 = tobool139_not_9 ? 32'd0 : shr142_9_1;  // algorithms/zuc/c/one_loop.c:60
  wire [31:0] xor161_11 = cond146_10 ^ cond146_9;  // algorithms/zuc/c/one_loop.c:62
  wire [63:0] shr157 = or109_1 >> sub154_q;  // algorithms/zuc/c/one_loop.c:61
  wire [31:0] shr157_1 = shr157[31:0];  // algorithms/zuc/c/one_loop.c:61
  wire [31:0] xor159 = cmp123 ? shr157_1 : 32'd0;  // algorithms/zuc/c/one_loop.c:61
  wire [23:0] trunc_60_16 = bits_0_1[23:0];  // algorithms/zuc/c/one_loop.c:60
  wire [23:0] and_60_16 = trunc_60_16 & 24'h800000;  // algorithms/zuc/c/one_loop.c:60
  wire [0:0] tobool139_not_8 = and_60_16 == 24'd0;  // algorithms/zuc/c/one_loop.c:60
  wire [63:0] shr142_8 = {24'd0, or109_1[63:24]};  // algorithms/zuc/c/one_loop.c:60
  wire [31:0] shr142_8_1 = shr142_8[31:0];  // algorithms/zuc/c/one_loop.c:60
  wire [31:0] cond146_8 = tobool139_not_8 ? 32'd0 : shr142_8_1;  // algorithms/zuc/c/one_loop.c:60
  wire [24:0] trunc_60_17 = bits_0_1[24:0];  // algorithms/zuc/c/one_loop.c:60
  wire [24:0] and_60_17 = trunc_60_17 & 25'h1000000;  // algorithms/zuc/c/one_loop.c:60
  wire [0:0] tobool139_not_7 = and_60_17 == 25'd0;  // algorithms/zuc/c/one_loop.c:60
  wire [63:0] shr142_7 = {25'd0, or109_1[63:25]};  // algorithms/zuc/c/one_loop.c:60
  wire [31:0] shr142_7_1 = shr142_7[31:0];  // algorithms/zuc/c/one_loop.c:60
  wire [31:0] cond146_7 = tobool139_not_7 ? 32'd0 : shr142_7_1;  // algorithms/zuc/c/one_loop.c:60
  wire [31:0] xor161_15 = cond146_8 ^ cond146_7;  // algorithms/zuc/c/one_loop.c:62
  wire [25:0] trunc_60_18 = bits_0_1[25:0];  // algorithms/zuc/c/one_loop.c:60
  wire [25:0] and_60_18 = trunc_60_18 & 26'h2000000;  // algorithms/zuc/c/one_loop.c:60
  wire [0:0] tobool139_not_6 = and_60_18 == 26'd0;  // algorithms/zuc/c/one_loop.c:60
  wire [63:0] shr142_6 = {26'd0, or109_1[63:26]};  // algorithms/zuc/c/one_loop.c:60
  wire [31:0] shr142_6_1 = shr142_6[31:0];  // algorithms/zuc/c/one_loop.c:60
  wire [31:0] cond146_6 = tobool139_not_6 ? 32'd0 : shr142_6_1;  // algorithms/zuc/c/one_loop.c:60
  wire [26:0] trunc_60_19 = bits_0_1[26:0];  // algorithms/zuc/c/one_loop.c:60
  wire [26:0] and_60_19 = trunc_60_19 & 27'h4000000;  // algorithms/zuc/c/one_loop.c:60
  wire [0:0] tobool139_not_5 = and_60_19 == 27'd0;  // algorithms/zuc/c/one_loop.c:60
  wire [63:0] shr142_5 = {27'd0, or109_1[63:27]};  // algorithms/zuc/c/one_loop.c:60
  wire [31:0] shr142_5_1 = shr142_5[31:0];  // algorithms/zuc/c/one_loop.c:60
  wire [31:0] cond146_5 = tobool139_not_5 ? 32'd0 : shr142_5_1;  // algorithms/zuc/c/one_loop.c:60
  wire [31:0] xor161_16 = cond146_6 ^ cond146_5;  // algorithms/zuc/c/one_loop.c:62
  wire [27:0] trunc_60_20 = bits_0_1[27:0];  // algorithms/zuc/c/one_loop.c:60
  wire [27:0] and_60_20 = trunc_60_20 & 28'h8000000;  // algorithms/zuc/c/one_loop.c:60
  wire [0:0] tobool139_not_4 = and_60_20 == 28'd0;  // algorithms/zuc/c/one_loop.c:60
  wire [63:0] shr142_4 = {28'd0, or109_1[63:28]};  // algorithms/zuc/c/one_loop.c:60
  wire [31:0] shr142_4_1 = shr142_4[31:0];  // algorithms/zuc/c/one_loop.c:60
  wire [31:0] cond146_4 = tobool139_not_4 ? 32'd0 : shr142_4_1;  // algorithms/zuc/c/one_loop.c:60
  wire [28:0] trunc_60_21 = bits_0_1[28:0];  // algorithms/zuc/c/one_loop.c:60
  wire [28:0] and_60_21 = trunc_60_21 & 29'h10000000;  // algorithms/zuc/c/one_loop.c:60
  wire [0:0] tobool139_not_3 = and_60_21 == 29'd0;  // algorithms/zuc/c/one_loop.c:60
  wire [63:0] shr142_3 = {29'd0, or109_1[63:29]};  // algorithms/zuc/c/one_loop.c:60
  wire [31:0] shr142_3_1 = shr142_3[31:0];  // algorithms/zuc/c/one_loop.c:60
  wire [31:0] cond146_3 = tobool139_not_3 ? 32'd0 : shr142_3_1;  // algorithms/zuc/c/one_loop.c:60
  wire [31:0] xor161_19 = cond146_4 ^ cond146_3;  // algorithms/zuc/c/one_loop.c:62
  wire [31:0] cond122 = cmp110 ? 32'd0 : xor90;  // algorithms/zuc/c/one_loop.c:57
  wire [0:0] tobool139_not_inv = $signed(cond115) < $signed(32'd0);  // algorithms/zuc/c/one_loop.c:60
  wire [31:0] cond146 = tobool139_not_inv ? before_0_p0 : 32'd0;  // algorithms/zuc/c/one_loop.c:60
  wire [0:0] trunc_60_22 = bits_0_1[0];  // algorithms/zuc/c/one_loop.c:60
  wire [0:0] tobool139_not_31 = trunc_60_22 == 1'd0;  // algorithms/zuc/c/one_loop.c:60
  wire [63:0] shr142_31 = {1'd0, or109_1[63:1]};  // algorithms/zuc/c/one_loop.c:60
  wire [31:0] shr142_31_1 = shr142_31[31:0];  // algorithms/zuc/c/one_loop.c:60
  wire [31:0] cond146_31 = tobool139_not_31 ? 32'd0 : shr142_31_1;  // algorithms/zuc/c/one_loop.c:60
  wire [29:0] trunc_60_23 = bits_0_1[29:0];  // algorithms/zuc/c/one_loop.c:60
  wire [29:0] and_60_22 = trunc_60_23 & 30'h20000000;  // algorithms/zuc/c/one_loop.c:60
  wire [0:0] tobool139_not_2 = and_60_22 == 30'd0;  // algorithms/zuc/c/one_loop.c:60
  wire [63:0] shr142_2 = {30'd0, or109_1[63:30]};  // algorithms/zuc/c/one_loop.c:60
  wire [31:0] shr142_2_1 = shr142_2[31:0];  // algorithms/zuc/c/one_loop.c:60
  wire [31:0] cond146_2 = tobool139_not_2 ? 32'd0 : shr142_2_1;  // algorithms/zuc/c/one_loop.c:60
  wire [30:0] and_60_23 = bits_0_1 & 31'h40000000;  // algorithms/zuc/c/one_loop.c:60
  wire [0:0] tobool139_not_1 = and_60_23 == 31'd0;  // algorithms/zuc/c/one_loop.c:60
  wire [63:0] shr142_1 = {31'd0, or109_1[63:31]};  // algorithms/zuc/c/one_loop.c:60
  wire [31:0] shr142_1_1 = shr142_1[31:0];  // algorithms/zuc/c/one_loop.c:60
  wire [31:0] cond146_1 = tobool139_not_1 ? 32'd0 : shr142_1_1;  // algorithms/zuc/c/one_loop.c:60
  wire [1:0] trunc_60_24 = bits_0_1[1:0];  // algorithms/zuc/c/one_loop.c:60
  wire [1:0] and_60_24 = trunc_60_24 & 2'd2;  // algorithms/zuc/c/one_loop.c:60
  wire [0:0] tobool139_not_30 = and_60_24 == 2'd0;  // algorithms/zuc/c/one_loop.c:60
  wire [63:0] shr142_30 = {2'd0, or109_1[63:2]};  // algorithms/zuc/c/one_loop.c:60
  wire [31:0] shr142_30_1 = shr142_30[31:0];  // algorithms/zuc/c/one_loop.c:60
  wire [31:0] cond146_30 = tobool139_not_30 ? 32'd0 : shr142_30_1;  // algorithms/zuc/c/one_loop.c:60
  wire [2:0] trunc_60_25 = bits_0_1[2:0];  // algorithms/zuc/c/one_loop.c:60
  wire [2:0] and_60_25 = trunc_60_25 & 3'd4;  // algorithms/zuc/c/one_loop.c:60
  wire [0:0] tobool139_not_29 = and_60_25 == 3'd0;  // algorithms/zuc/c/one_loop.c:60
  wire [63:0] shr142_29 = {3'd0, or109_1[63:3]};  // algorithms/zuc/c/one_loop.c:60
  wire [31:0] shr142_29_1 = shr142_29[31:0];  // algorithms/zuc/c/one_loop.c:60
  wire [31:0] cond146_29 = tobool139_not_29 ? 32'd0 : shr142_29_1;  // algorithms/zuc/c/one_loop.c:60
  wire [31:0] xor161_25 = cond146_30 ^ cond146_29;  // algorithms/zuc/c/one_loop.c:62
  wire [3:0] trunc_60_26 = bits_0_1[3:0];  // algorithms/zuc/c/one_loop.c:60
  wire [3:0] and_60_26 = trunc_60_26 & 4'd8;  // algorithms/zuc/c/one_loop.c:60
  wire [0:0] tobool139_not_28 = and_60_26 == 4'd0;  // algorithms/zuc/c/one_loop.c:60
  wire [63:0] shr142_28 = {4'd0, or109_1[63:4]};  // algorithms/zuc/c/one_loop.c:60
  wire [31:0] shr142_28_1 = shr142_28[31:0];  // algorithms/zuc/c/one_loop.c:60
  wire [31:0] cond146_28 = tobool139_not_28 ? 32'd0 : shr142_28_1;  // algorithms/zuc/c/one_loop.c:60
  wire [4:0] trunc_60_27 = bits_0_1[4:0];  // algorithms/zuc/c/one_loop.c:60
  wire [4:0] and_60_27 = trunc_60_27 & 5'h10;  // algorithms/zuc/c/one_loop.c:60
  wire [0:0] tobool139_not_27 = and_60_27 == 5'd0;  // algorithms/zuc/c/one_loop.c:60
  wire [63:0] shr142_27 = {5'd0, or109_1[63:5]};  // algorithms/zuc/c/one_loop.c:60
  wire [31:0] shr142_27_1 = shr142_27[31:0];  // algorithms/zuc/c/one_loop.c:60
  wire [31:0] cond146_27 = tobool139_not_27 ? 32'd0 : shr142_27_1;  // algorithms/zuc/c/one_loop.c:60
  wire [31:0] xor161_27 = cond146_28 ^ cond146_27;  // algorithms/zuc/c/one_loop.c:62
  wire [5:0] trunc_60_28 = bits_0_1[5:0];  // algorithms/zuc/c/one_loop.c:60
  wire [5:0] and_60_28 = trunc_60_28 & 6'h20;  // algorithms/zuc/c/one_loop.c:60
  wire [0:0] tobool139_not_26 = and_60_28 == 6'd0;  // algorithms/zuc/c/one_loop.c:60
  wire [63:0] shr142_26 = {6'd0, or109_1[63:6]};  // algorithms/zuc/c/one_loop.c:60
  wire [31:0] shr142_26_1 = shr142_26[31:0];  // algorithms/zuc/c/one_loop.c:60
  wire [31:0] cond146_26 = tobool139_not_26 ? 32'd0 : shr142_26_1;  // algorithms/zuc/c/one_loop.c:60
  wire [6:0] trunc_60_29 = bits_0_1[6:0];  // algorithms/zuc/c/one_loop.c:60
  wire [6:0] and_60_29 = trunc_60_29 & 7'h40;  // algorithms/zuc/c/one_loop.c:60
  wire [0:0] tobool139_not_25 = and_60_29 == 7'd0;  // algorithms/zuc/c/one_loop.c:60
  wire [63:0] shr142_25 = {7'd0, or109_1[63:7]};  // algorithms/zuc/c/one_loop.c:60
  wire [31:0] shr142_25_1 = shr142_25[31:0];  // algorithms/zuc/c/one_loop.c:60
  wire [31:0] cond146_25 = tobool139_not_25 ? 32'd0 : shr142_25_1;  // algorithms/zuc/c/one_loop.c:60
  wire [31:0] xor161_28 = cond146_26 ^ cond146_25;  // algorithms/zuc/c/one_loop.c:62
  wire [0:0] tobool125 = and_6 != 5'd0;
  wire [31:0] sub_1 = {27'd0, and_6};
  wire [31:0] sub_2 = 32'h20 - sub_1;
  wire [30:0] shl127 = 31'h7fffffff << sub_2;
  wire [4:0] sub154 = 5'd0 - and_6;

  wire wants_status = (state_q == S_0_0);
  wire wants_in = (state_q == S_2_0 && and_3 && do_body_valid_q[0]) || (state_q == S_4_0);
  wire wants_out = (state_q == S_2_0 && and_5 && do_body_valid_q[0]);
  wire stall = (wants_in && !data_in_valid_i) || (wants_out && !data_out_ready_i);
  assign data_in_ready_o = wants_in && !(wants_out && !data_out_ready_i);
  assign data_out_valid_o = wants_out && !(wants_in && !data_in_valid_i);
  assign data_out_data_o = ({32{(state_q == S_2_0 && and_5 && do_body_valid_q[0])}} & cond169);
  assign data_out_last_o = ({3{(state_q == S_2_0 && and_5 && do_body_valid_q[0])}} & cond177);
  assign status_valid_o = wants_status && !stall;
  assign status_o = ({8{(state_q == S_0_0)}} & zext_18);
  assign s1_raddr2_o = ({8{state_q == S_2_0}} & (shr1_i126_1));
  assign s1_re2_o = (state_q == S_2_0 && !stall);
  assign s0_raddr2_o = ({8{state_q == S_2_0}} & (shr_i121_1));
  assign s0_re2_o = (state_q == S_2_0 && !stall);
  assign s0_raddr3_o = ({8{state_q == S_2_0}} & (shr6_i133_1));
  assign s0_re3_o = (state_q == S_2_0 && !stall);
  assign s1_raddr3_o = ({8{state_q == S_2_0}} & (and13_i140));
  assign s1_re3_o = (state_q == S_2_0 && !stall);
  assign s1_raddr0_o = ({8{state_q == S_2_0}} & (shr1_1));
  assign s1_re0_o = (state_q == S_2_0 && !stall);
  assign s0_raddr0_o = ({8{state_q == S_2_0}} & (shr_i108_1));
  assign s0_re0_o = (state_q == S_2_0 && !stall);
  assign s0_raddr1_o = ({8{state_q == S_2_0}} & (shr6_1));
  assign s0_re1_o = (state_q == S_2_0 && !stall);
  assign s1_raddr1_o = ({8{state_q == S_2_0}} & (and13));
  assign s1_re1_o = (state_q == S_2_0 && !stall);

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
        select_6_q <= select_6;
        select_2_q <= select_2;
        if (tobool3_not203) begin
          state_q <= S_1_0;
        end else begin
          state_q <= S_4_0;
          n_0204_q <= zext_1;
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
        add_q <= add;
        add1_i21_i93_q <= add1_i21_i93;
        and_i15_q <= and_i15;
        add_i18_1_q <= add_i18_1;
        and_i64_q <= and_i64;
        cmp95_q <= cmp95;
        cmp_i59_q <= cmp_i59;
        tobool163_not_q <= tobool163_not;
        add_i194_q <= add_i194;
        tobool125_q <= tobool125;
        shl127_q <= shl127;
        sub154_q <= sub154;
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
        silent_0_p0 <= 8'h21;
        todo_0_p0 <= zext_19;
        early_0_p0 <= add1_i21_i93_q;
        sum_0_p0 <= add1_2;
        word_0_p0 <= 32'd0;
        before_0_p0 <= 32'd0;
        tag_0_p0 <= 32'd0;
        r2_0_p0 <= 32'd0;
        r1_0_p0 <= 32'd0;
        do_body_valid_q <= 2'd1;
      end
      S_2_0: begin  // do.body, lines 33-34, 36-38, 41, 46-53, 56-58, 60-62, 64, 67, 69
        s_sroa_62_0_p0 <= add1_i156_2;
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
        silent_0_p0 <= select_5;
        todo_0_p0 <= select_3;
        early_0_p0 <= add1_i21_i190_2;
        sum_0_p0 <= add1_i164_2;
        word_0_p0 <= select_9;
        before_0_p0 <= select_10;
        if (do_body_valid_q[1]) tag_0_p0 <= select_4;
        r2_0_p0 <= or17_i144_5;
        r1_0_p0 <= or17_5;
        if (do_body_valid_q[1]) select_4_q <= select_4;
        xor_6_p0 <= xor_6;
        and_5_p0 <= and_5;
        xor161_p0 <= xor161;
        xor161_1_p0 <= xor161_1;
        xor161_3_p0 <= xor161_3;
        xor161_4_p0 <= xor161_4;
        xor161_7_p0 <= xor161_7;
        xor161_8_p0 <= xor161_8;
        xor161_10_p0 <= xor161_10;
        xor161_11_p0 <= xor161_11;
        xor159_p0 <= xor159;
        xor161_15_p0 <= xor161_15;
        xor161_16_p0 <= xor161_16;
        xor161_19_p0 <= xor161_19;
        cond122_p0 <= cond122;
        cond146_p0 <= cond146;
        cond146_31_p0 <= cond146_31;
        cond146_2_p0 <= cond146_2;
        cond146_1_p0 <= cond146_1;
        xor161_25_p0 <= xor161_25;
        xor161_27_p0 <= xor161_27;
        xor161_28_p0 <= xor161_28;
        do_body_valid_q <= constant;
        state_q <= (constant == 2'd0) ? S_2_EXIT : S_2_0;
      end
      S_2_EXIT: begin  // do.body, when the last iteration has left the pipeline
        state_q <= S_3_0;
      end
      S_3_0: begin  // do.end, lines 70
        state_q <= S_IDLE;
        done_q <= 1'b1;
        return_q <= spec_select;
      end
      S_4_0: begin  // for.body, lines 19
        if (tobool3_not) begin
          state_q <= S_1_0;
        end else begin
          state_q <= S_4_0;
          n_0204_q <= dec;
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
  wire [7:0] zuc__s1_raddr2; wire zuc__s1_re2;
  wire [7:0] zuc__s0_raddr2; wire zuc__s0_re2;
  wire [7:0] zuc__s0_raddr3; wire zuc__s0_re3;
  wire [7:0] zuc__s1_raddr3; wire zuc__s1_re3;
  wire [7:0] zuc__s1_raddr0; wire zuc__s1_re0;
  wire [7:0] zuc__s0_raddr0; wire zuc__s0_re0;
  wire [7:0] zuc__s0_raddr1; wire zuc__s0_re1;
  wire [7:0] zuc__s1_raddr1; wire zuc__s1_re1;
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
    .s1_rdata3_i(s1_rdata3),
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
    .s1_rdata1_i(s1_rdata1)
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
