// tnd_sha3_c_sha3: made by tandem-hls from sha3.c, function sha3; do not edit.
//
// Interface   start_i begins while idle_o is high and takes the arguments; done_o is high for one clock, and
//             return_o stays until the next start. Memories of the caller have one read port, whose word is there
//             one clock after its address, and one write port with an enable for each lane of a word.
// Reset       rst_ni, active low, synchronous; memories keep what is in them
// verilator lint_off DECLFILENAME
// verilator lint_off UNUSEDSIGNAL
// verilator lint_off MULTITOP

// sha3, from algorithms/sha3/c/sha3.c:55.
module tnd_sha3_c_sha3_sha3 (
  input  logic clk_i,
  input  logic rst_ni,
  input  logic start_i,
  output logic done_o,
  input  logic [7:0] op_i,
  input  logic [7:0] has_data_i,
  input  logic [31:0] len_bits_i,
  input  logic [63:0] iv0_i,
  input  logic [63:0] iv1_i,
  output logic [31:0] return_o,
  output logic [4:0] iota_raddr0_o,
  output logic iota_re0_o,
  input  logic [63:0] iota_rdata0_i,
  output logic [1:0] switch_table_sha3_raddr0_o,
  output logic switch_table_sha3_re0_o,
  input  logic [31:0] switch_table_sha3_rdata0_i,
  input  logic data_in_valid_i,
  output logic data_in_ready_o,
  input  logic [63:0] data_in_data_i,
  output logic data_out_valid_o,
  input  logic data_out_ready_i,
  output logic [63:0] data_out_data_o,
  output logic [3:0] data_out_last_o,
  output logic status_valid_o,
  output logic [7:0] status_o
);

  typedef enum logic [2:0] {
    S_IDLE,
    S_0_0,
    S_1_0,
    S_2_EXIT,
    S_2_0
  } state_t;
  state_t state_q;

  logic done_q;
  logic [31:0] return_q;
  assign return_o = return_q;
  assign done_o = done_q;
  logic [7:0] op_q;
  logic [7:0] has_data_q;
  logic [31:0] len_bits_q;
  logic [63:0] iv0_q;
  logic [63:0] iv1_q;
  logic [0:0] cmp103_8_q;  // algorithms/sha3/c/sha3.c:45
  logic [0:0] cmp103_12_q;  // algorithms/sha3/c/sha3.c:45
  logic [0:0] cmp103_16_q;  // algorithms/sha3/c/sha3.c:45
  logic [0:0] cmp103_17_q;  // algorithms/sha3/c/sha3.c:45
  logic [0:0] cmp103_20_q;  // algorithms/sha3/c/sha3.c:45
  logic [4:0] cond19_q;  // algorithms/sha3/c/sha3.c:45
  logic [2:0] select_q;
  logic [0:0] tobool61_not_q;
  logic [3:0] add17_q;  // algorithms/sha3/c/sha3.c:61
  logic [63:0] shl_q;  // algorithms/sha3/c/sha3.c:62
  logic [31:0] sub87_q;
  logic [63:0] s_sroa_134_0_p0;
  logic [63:0] s_sroa_131_0_p0;
  logic [63:0] s_sroa_128_0_p0;
  logic [63:0] s_sroa_122_0_p0;
  logic [63:0] s_sroa_116_0_p0;
  logic [63:0] s_sroa_110_0_p0;
  logic [63:0] s_sroa_104_0_p0;
  logic [63:0] s_sroa_98_0_p0;
  logic [63:0] s_sroa_92_0_p0;
  logic [63:0] s_sroa_86_0_p0;
  logic [63:0] s_sroa_80_0_p0;
  logic [63:0] s_sroa_74_0_p0;
  logic [63:0] s_sroa_68_0_p0;
  logic [63:0] s_sroa_62_0_p0;
  logic [63:0] s_sroa_56_0_p0;
  logic [63:0] s_sroa_50_0_p0;
  logic [63:0] s_sroa_44_0_p0;
  logic [63:0] s_sroa_38_0_p0;
  logic [63:0] s_sroa_32_0_p0;
  logic [63:0] s_sroa_26_0_p0;
  logic [63:0] s_sroa_20_0_p0;
  logic [63:0] s_sroa_14_0_p0;
  logic [63:0] s_sroa_8_0_p0;
  logic [63:0] s_sroa_0_0_p0;
  logic [63:0] s_sroa_137_0_p0;
  logic [63:0] next_sroa_102_0_p0;
  logic [63:0] next_sroa_97_0_p0;
  logic [63:0] next_sroa_92_0_p0;
  logic [63:0] next_sroa_87_0_p0;
  logic [63:0] next_sroa_82_0_p0;
  logic [63:0] next_sroa_77_0_p0;
  logic [63:0] next_sroa_72_0_p0;
  logic [63:0] next_sroa_67_0_p0;
  logic [63:0] next_sroa_62_0_p0;
  logic [63:0] next_sroa_57_0_p0;
  logic [63:0] next_sroa_52_0_p0;
  logic [63:0] next_sroa_47_0_p0;
  logic [63:0] next_sroa_42_0_p0;
  logic [63:0] next_sroa_37_0_p0;
  logic [63:0] next_sroa_32_0_p0;
  logic [63:0] next_sroa_27_0_p0;
  logic [63:0] next_sroa_22_0_p0;
  logic [63:0] next_sroa_17_0_p0;
  logic [63:0] next_sroa_12_0_p0;
  logic [63:0] next_sroa_7_0_p0;
  logic [63:0] next_sroa_0_0_p0;
  logic [0:0] padded_065_p0;
  logic [0:0] begun_064_p0;
  logic [31:0] round_062_p0;
  logic [1:0] phase_061_p0;
  logic [31:0] words_060_p0;
  logic [31:0] ahead_059_p0;
  logic [31:0] out_158_p0;
  logic [0:0] and_2_p0;
  logic [3:0] cond72_p0;
  logic [0:0] and_3_p0;
  logic [0:0] xor_6_p0;
  logic [0:0] or_3_p0;
  logic [0:0] and_12_p0;
  logic [0:0] and_13_p0;
  logic [0:0] or_cond51_not_20_p0;
  logic [0:0] tobool85_not_p0;
  logic [63:0] or_4_p0;
  logic [0:0] cmp88_p0;
  logic [0:0] and_14_p0;
  logic [0:0] or_cond51_not_17_p0;
  logic [0:0] or_cond51_not_16_p0;
  logic [0:0] or_cond51_not_12_p0;
  logic [0:0] or_cond51_not_8_p0;
  logic [63:0] load_77_p0;
  logic [1:0] for_body42_valid_q;

  wire [7:0] zext_64 = {5'd0, select_q};  // algorithms/sha3/c/sha3.c:64
  wire [0:0] tobool_not = has_data_q == 8'd0;  // algorithms/sha3/c/sha3.c:58
  wire [0:0] xor_1 = tobool_not ^ 1'd1;
  wire [31:0] shr = {3'd0, len_bits_q[31:3]};  // algorithms/sha3/c/sha3.c:58
  wire [28:0] shr_1 = shr[28:0];  // algorithms/sha3/c/sha3.c:58
  wire [29:0] add = {1'd0, shr_1};  // algorithms/sha3/c/sha3.c:58
  wire [2:0] and_1 = len_bits_q[2:0];  // algorithms/sha3/c/sha3.c:58
  wire [0:0] cmp = and_1 != 3'd0;  // algorithms/sha3/c/sha3.c:58
  wire [29:0] add_1 = {29'd0, cmp};  // algorithms/sha3/c/sha3.c:58
  wire [29:0] add_2 = add + add_1;  // algorithms/sha3/c/sha3.c:58
  wire [29:0] select_1 = xor_1 ? add_2 : 30'd0;
  wire [29:0] shr4 = {3'd0, select_1[29:3]};  // algorithms/sha3/c/sha3.c:59
  wire [26:0] shr4_1 = shr4[26:0];  // algorithms/sha3/c/sha3.c:59
  wire [27:0] add8 = {1'd0, shr4_1};  // algorithms/sha3/c/sha3.c:59
  wire [2:0] and5 = select_1[2:0];  // algorithms/sha3/c/sha3.c:59
  wire [0:0] cmp6 = and5 != 3'd0;  // algorithms/sha3/c/sha3.c:59
  wire [27:0] add8_1 = {27'd0, cmp6};  // algorithms/sha3/c/sha3.c:59
  wire [27:0] add8_2 = add8 + add8_1;  // algorithms/sha3/c/sha3.c:59
  wire [31:0] zext = {4'd0, add8_2};
  wire [31:0] zext_1 = {5'd0, shr4_1};
  wire [31:0] conv = iv0_q[31:0];  // algorithms/sha3/c/sha3.c:49
  wire [0:0] tobool25_not = conv < 32'h40000000;  // algorithms/sha3/c/sha3.c:63
  wire [63:0] shr10 = {3'd0, iv0_q[63:3]};  // algorithms/sha3/c/sha3.c:61
  wire [26:0] shr10_1 = shr10[26:0];  // algorithms/sha3/c/sha3.c:61
  wire [27:0] add15 = {1'd0, shr10_1};  // algorithms/sha3/c/sha3.c:61
  wire [2:0] and12 = iv0_q[2:0];  // algorithms/sha3/c/sha3.c:61
  wire [0:0] cmp13 = and12 != 3'd0;  // algorithms/sha3/c/sha3.c:61
  wire [27:0] add15_1 = {27'd0, cmp13};  // algorithms/sha3/c/sha3.c:61
  wire [27:0] add15_2 = add15 + add15_1;  // algorithms/sha3/c/sha3.c:61
  wire [27:0] spec_select = tobool25_not ? add15_2 : 28'd0;  // algorithms/sha3/c/sha3.c:63
  wire [31:0] zext_2 = {4'd0, spec_select};
  wire [63:0] cond66 = tobool61_not_q ? next_sroa_0_0_p0 : 64'd0;  // algorithms/sha3/c/sha3.c:81
  wire [0:0] tobool43 = out_158_p0 == 32'd0;  // algorithms/sha3/c/sha3.c:76
  wire [0:0] cmp44 = phase_061_p0 != 2'd0;  // algorithms/sha3/c/sha3.c:76
  wire [0:0] not_1 = tobool43 ? cmp44 : 1'd0;  // algorithms/sha3/c/sha3.c:77
  wire [1:0] constant = {for_body42_valid_q[0:0], for_body42_valid_q[0] && !not_1};
  wire [0:0] cmp_1 = 8'd5 < op_q;  // algorithms/sha3/c/sha3.c:50
  wire [0:0] tobool = has_data_q == 8'd0;  // algorithms/sha3/c/sha3.c:50
  wire [0:0] tobool3 = len_bits_q != 32'd0;
  wire [0:0] or_cond = tobool & tobool3;  // algorithms/sha3/c/sha3.c:50
  wire [0:0] or_1 = cmp_1 | or_cond;
  wire [0:0] xor_2 = or_1 ^ 1'd1;
  wire [2:0] and_4 = len_bits_q[2:0];  // algorithms/sha3/c/sha3.c:51
  wire [0:0] tobool4 = and_4 == 3'd0;  // algorithms/sha3/c/sha3.c:51
  wire [31:0] add_51 = conv + 32'hffffffff;  // algorithms/sha3/c/sha3.c:51
  wire [0:0] ult_51 = add_51 < 32'h3fffffff;  // algorithms/sha3/c/sha3.c:51
  wire [0:0] or_cond8 = tobool4 & ult_51;  // algorithms/sha3/c/sha3.c:51
  wire [0:0] cmp11 = op_q < 8'd4;  // algorithms/sha3/c/sha3.c:51
  wire [0:0] and_5 = or_cond8 & cmp11;
  wire [1:0] trunc_46 = op_q[1:0];  // algorithms/sha3/c/sha3.c:46
  wire [31:0] switch_load = switch_table_sha3_rdata0_i;  // algorithms/sha3/c/sha3.c:46
  wire [0:0] cmp14_not = switch_load == conv;  // algorithms/sha3/c/sha3.c:51
  wire [0:0] and_6 = and_5 & cmp14_not;
  wire [0:0] and_7 = xor_2 & and_6;
  wire [0:0] xor_3 = and_6 ^ 1'd1;
  wire [0:0] xor_4 = and_5 ^ 1'd1;
  wire [0:0] and_8 = xor_2 & or_cond8;
  wire [0:0] and_9 = xor_4 & and_8;
  wire [0:0] and_10 = xor_3 & and_9;
  wire [0:0] or_2 = and_7 | and_10;
  wire [0:0] tobool19 = 64'hffffffff < iv0_q;  // algorithms/sha3/c/sha3.c:52
  wire [0:0] tobool20 = iv1_q != 64'd0;  // algorithms/sha3/c/sha3.c:52
  wire [0:0] or_52 = tobool19 | tobool20;  // algorithms/sha3/c/sha3.c:52
  wire [1:0] cond = or_52 ? 2'd3 : 2'd0;  // algorithms/sha3/c/sha3.c:52
  wire [2:0] zext_3 = {1'd0, cond};
  wire [0:0] and_11 = xor_2 & and_5;
  wire [0:0] xor_5 = cmp_1 ^ 1'd1;
  wire [2:0] select_2 = xor_5 ? 3'd4 : 3'd4;
  wire [2:0] select_3 = xor_2 ? 3'd1 : select_2;
  wire [2:0] select_4 = and_11 ? 3'd1 : select_3;
  wire [2:0] select = or_2 ? zext_3 : select_4;
  wire [63:0] xor14_4 = s_sroa_86_0_p0 ^ s_sroa_116_0_p0;  // algorithms/sha3/c/sha3.c:29
  wire [63:0] xor14_4_1 = s_sroa_56_0_p0 ^ s_sroa_26_0_p0;  // algorithms/sha3/c/sha3.c:29
  wire [63:0] xor14_4_2 = s_sroa_137_0_p0 ^ xor14_4_1;  // algorithms/sha3/c/sha3.c:29
  wire [63:0] xor14_4_3 = xor14_4 ^ xor14_4_2;  // algorithms/sha3/c/sha3.c:29
  wire [63:0] xor14_1 = s_sroa_68_0_p0 ^ s_sroa_98_0_p0;  // algorithms/sha3/c/sha3.c:29
  wire [63:0] xor14_1_1 = s_sroa_38_0_p0 ^ s_sroa_8_0_p0;  // algorithms/sha3/c/sha3.c:29
  wire [63:0] xor14_1_2 = s_sroa_128_0_p0 ^ xor14_1_1;  // algorithms/sha3/c/sha3.c:29
  wire [63:0] xor14_1_3 = xor14_1 ^ xor14_1_2;  // algorithms/sha3/c/sha3.c:29
  wire [62:0] cond_i = xor14_1_3[62:0];  // algorithms/sha3/c/sha3.c:23
  wire [63:0] cond_i_1 = {63'd0, xor14_1_3[63]};  // algorithms/sha3/c/sha3.c:23
  wire [0:0] cond_i_2 = cond_i_1[0];  // algorithms/sha3/c/sha3.c:23
  wire [63:0] cond_i_3 = {cond_i, cond_i_2};  // algorithms/sha3/c/sha3.c:23
  wire [63:0] xor28 = xor14_4_3 ^ cond_i_3;  // algorithms/sha3/c/sha3.c:33
  wire [63:0] xor33_15 = xor28 ^ s_sroa_92_0_p0;  // algorithms/sha3/c/sha3.c:33
  wire [22:0] cond_i31_15 = xor33_15[22:0];  // algorithms/sha3/c/sha3.c:23
  wire [63:0] cond_i31_15_1 = {23'd0, xor33_15[63:23]};  // algorithms/sha3/c/sha3.c:23
  wire [40:0] cond_i31_15_2 = cond_i31_15_1[40:0];  // algorithms/sha3/c/sha3.c:23
  wire [63:0] cond_i31_15_3 = {cond_i31_15, cond_i31_15_2};  // algorithms/sha3/c/sha3.c:23
  wire [63:0] xor14_3 = s_sroa_80_0_p0 ^ s_sroa_110_0_p0;  // algorithms/sha3/c/sha3.c:29
  wire [63:0] xor14_3_1 = s_sroa_50_0_p0 ^ s_sroa_20_0_p0;  // algorithms/sha3/c/sha3.c:29
  wire [63:0] xor14_3_2 = s_sroa_134_0_p0 ^ xor14_3_1;  // algorithms/sha3/c/sha3.c:29
  wire [63:0] xor14_3_3 = xor14_3 ^ xor14_3_2;  // algorithms/sha3/c/sha3.c:29
  wire [62:0] cond_i_2_1 = xor14_3_3[62:0];  // algorithms/sha3/c/sha3.c:23
  wire [63:0] cond_i_2_2 = {63'd0, xor14_3_3[63]};  // algorithms/sha3/c/sha3.c:23
  wire [0:0] cond_i_2_3 = cond_i_2_2[0];  // algorithms/sha3/c/sha3.c:23
  wire [63:0] cond_i_2_4 = {cond_i_2_1, cond_i_2_3};  // algorithms/sha3/c/sha3.c:23
  wire [63:0] xor28_2 = cond_i_2_4 ^ xor14_1_3;  // algorithms/sha3/c/sha3.c:33
  wire [63:0] xor33_2 = xor28_2 ^ s_sroa_14_0_p0;  // algorithms/sha3/c/sha3.c:33
  wire [1:0] cond_i31_2 = xor33_2[1:0];  // algorithms/sha3/c/sha3.c:23
  wire [63:0] cond_i31_2_1 = {2'd0, xor33_2[63:2]};  // algorithms/sha3/c/sha3.c:23
  wire [61:0] cond_i31_2_2 = cond_i31_2_1[61:0];  // algorithms/sha3/c/sha3.c:23
  wire [63:0] cond_i31_2_3 = {cond_i31_2, cond_i31_2_2};  // algorithms/sha3/c/sha3.c:23
  wire [63:0] xor14_2 = s_sroa_74_0_p0 ^ s_sroa_104_0_p0;  // algorithms/sha3/c/sha3.c:29
  wire [63:0] xor14_2_1 = s_sroa_44_0_p0 ^ s_sroa_14_0_p0;  // algorithms/sha3/c/sha3.c:29
  wire [63:0] xor14_2_2 = s_sroa_131_0_p0 ^ xor14_2_1;  // algorithms/sha3/c/sha3.c:29
  wire [63:0] xor14_2_3 = xor14_2 ^ xor14_2_2;  // algorithms/sha3/c/sha3.c:29
  wire [62:0] cond_i_1_1 = xor14_2_3[62:0];  // algorithms/sha3/c/sha3.c:23
  wire [63:0] cond_i_1_2 = {63'd0, xor14_2_3[63]};  // algorithms/sha3/c/sha3.c:23
  wire [0:0] cond_i_1_3 = cond_i_1_2[0];  // algorithms/sha3/c/sha3.c:23
  wire [63:0] cond_i_1_4 = {cond_i_1_1, cond_i_1_3};  // algorithms/sha3/c/sha3.c:23
  wire [63:0] xor14 = s_sroa_62_0_p0 ^ s_sroa_92_0_p0;  // algorithms/sha3/c/sha3.c:29
  wire [63:0] xor14_5 = s_sroa_32_0_p0 ^ s_sroa_0_0_p0;  // algorithms/sha3/c/sha3.c:29
  wire [63:0] xor14_6 = s_sroa_122_0_p0 ^ xor14_5;  // algorithms/sha3/c/sha3.c:29
  wire [63:0] xor14_7 = xor14 ^ xor14_6;  // algorithms/sha3/c/sha3.c:29
  wire [63:0] xor28_1 = cond_i_1_4 ^ xor14_7;  // algorithms/sha3/c/sha3.c:33
  wire [63:0] xor33_21 = xor28_1 ^ s_sroa_128_0_p0;  // algorithms/sha3/c/sha3.c:33
  wire [61:0] cond_i31_21 = xor33_21[61:0];  // algorithms/sha3/c/sha3.c:23
  wire [63:0] cond_i31_21_1 = {62'd0, xor33_21[63:62]};  // algorithms/sha3/c/sha3.c:23
  wire [1:0] cond_i31_21_2 = cond_i31_21_1[1:0];  // algorithms/sha3/c/sha3.c:23
  wire [63:0] cond_i31_21_3 = {cond_i31_21, cond_i31_21_2};  // algorithms/sha3/c/sha3.c:23
  wire [63:0] not_23 = cond_i31_21_3 ^ 64'hffffffffffffffff;  // algorithms/sha3/c/sha3.c:39
  wire [63:0] and_23 = cond_i31_2_3 & not_23;  // algorithms/sha3/c/sha3.c:39
  wire [63:0] xor65_23 = cond_i31_15_3 ^ and_23;  // algorithms/sha3/c/sha3.c:39
  wire [63:0] select_5 = xor_6_p0 ? xor65_23 : s_sroa_134_0_p0;
  wire [63:0] not_22 = cond_i31_15_3 ^ 64'hffffffffffffffff;  // algorithms/sha3/c/sha3.c:39
  wire [63:0] and_22 = cond_i31_21_3 & not_22;  // algorithms/sha3/c/sha3.c:39
  wire [62:0] cond_i_4 = xor14_7[62:0];  // algorithms/sha3/c/sha3.c:23
  wire [63:0] cond_i_4_1 = {63'd0, xor14_7[63]};  // algorithms/sha3/c/sha3.c:23
  wire [0:0] cond_i_4_2 = cond_i_4_1[0];  // algorithms/sha3/c/sha3.c:23
  wire [63:0] cond_i_4_3 = {cond_i_4, cond_i_4_2};  // algorithms/sha3/c/sha3.c:23
  wire [63:0] xor28_4 = xor14_3_3 ^ cond_i_4_3;  // algorithms/sha3/c/sha3.c:33
  wire [63:0] xor33_14 = xor28_4 ^ s_sroa_86_0_p0;  // algorithms/sha3/c/sha3.c:33
  wire [24:0] cond_i31_14 = xor33_14[24:0];  // algorithms/sha3/c/sha3.c:23
  wire [63:0] cond_i31_14_1 = {25'd0, xor33_14[63:25]};  // algorithms/sha3/c/sha3.c:23
  wire [38:0] cond_i31_14_2 = cond_i31_14_1[38:0];  // algorithms/sha3/c/sha3.c:23
  wire [63:0] cond_i31_14_3 = {cond_i31_14, cond_i31_14_2};  // algorithms/sha3/c/sha3.c:23
  wire [63:0] xor65_22 = and_22 ^ cond_i31_14_3;  // algorithms/sha3/c/sha3.c:39
  wire [63:0] select_6 = xor_6_p0 ? xor65_22 : s_sroa_131_0_p0;
  wire [63:0] not_21 = cond_i31_14_3 ^ 64'hffffffffffffffff;  // algorithms/sha3/c/sha3.c:39
  wire [63:0] and_21 = cond_i31_15_3 & not_21;  // algorithms/sha3/c/sha3.c:39
  wire [62:0] cond_i_3_1 = xor14_4_3[62:0];  // algorithms/sha3/c/sha3.c:23
  wire [63:0] cond_i_3_2 = {63'd0, xor14_4_3[63]};  // algorithms/sha3/c/sha3.c:23
  wire [0:0] cond_i_3_3 = cond_i_3_2[0];  // algorithms/sha3/c/sha3.c:23
  wire [63:0] cond_i_3_4 = {cond_i_3_1, cond_i_3_3};  // algorithms/sha3/c/sha3.c:23
  wire [63:0] xor28_3 = cond_i_3_4 ^ xor14_2_3;  // algorithms/sha3/c/sha3.c:33
  wire [63:0] xor33_8 = xor28_3 ^ s_sroa_50_0_p0;  // algorithms/sha3/c/sha3.c:33
  wire [8:0] cond_i31_8 = xor33_8[8:0];  // algorithms/sha3/c/sha3.c:23
  wire [63:0] cond_i31_8_1 = {9'd0, xor33_8[63:9]};  // algorithms/sha3/c/sha3.c:23
  wire [54:0] cond_i31_8_2 = cond_i31_8_1[54:0];  // algorithms/sha3/c/sha3.c:23
  wire [63:0] cond_i31_8_3 = {cond_i31_8, cond_i31_8_2};  // algorithms/sha3/c/sha3.c:23
  wire [63:0] xor65_21 = and_21 ^ cond_i31_8_3;  // algorithms/sha3/c/sha3.c:39
  wire [63:0] select_7 = xor_6_p0 ? xor65_21 : s_sroa_128_0_p0;
  wire [63:0] not_20 = cond_i31_8_3 ^ 64'hffffffffffffffff;  // algorithms/sha3/c/sha3.c:39
  wire [63:0] and_20 = cond_i31_14_3 & not_20;  // algorithms/sha3/c/sha3.c:39
  wire [63:0] xor65_20 = and_20 ^ cond_i31_2_3;  // algorithms/sha3/c/sha3.c:39
  wire [63:0] select_8 = xor_6_p0 ? xor65_20 : s_sroa_122_0_p0;
  wire [63:0] call76 = data_in_data_i;  // algorithms/sha3/c/sha3.c:83
  wire [63:0] select_9 = and_3_p0 ? call76 : 64'd0;
  wire [63:0] spec_select49 = select_9 | or_4_p0;  // algorithms/sha3/c/sha3.c:84
  wire [63:0] xor_7 = spec_select49 ^ 64'h8000000000000000;  // algorithms/sha3/c/sha3.c:86
  wire [63:0] spec_select50 = cmp88_p0 ? xor_7 : spec_select49;  // algorithms/sha3/c/sha3.c:86
  wire [63:0] word_0 = tobool85_not_p0 ? spec_select49 : spec_select50;  // algorithms/sha3/c/sha3.c:86
  wire [63:0] spec_select1497 = or_cond51_not_20_p0 ? 64'd0 : word_0;  // algorithms/sha3/c/sha3.c:89
  wire [63:0] select_10 = and_14_p0 ? 64'd0 : next_sroa_102_0_p0;
  wire [63:0] select_11 = and_2_p0 ? 64'd0 : select_10;
  wire [63:0] select_12 = and_13_p0 ? spec_select1497 : select_11;
  wire [63:0] xor135_20 = select_8 ^ select_12;  // algorithms/sha3/c/sha3.c:96
  wire [63:0] select_13 = and_12_p0 ? xor135_20 : select_8;
  wire [63:0] select_14 = or_3_p0 ? select_13 : select_8;
  wire [63:0] xor33_5 = xor28 ^ s_sroa_32_0_p0;  // algorithms/sha3/c/sha3.c:33
  wire [27:0] cond_i31_5 = xor33_5[27:0];  // algorithms/sha3/c/sha3.c:23
  wire [63:0] cond_i31_5_1 = {28'd0, xor33_5[63:28]};  // algorithms/sha3/c/sha3.c:23
  wire [35:0] cond_i31_5_2 = cond_i31_5_1[35:0];  // algorithms/sha3/c/sha3.c:23
  wire [63:0] cond_i31_5_3 = {cond_i31_5, cond_i31_5_2};  // algorithms/sha3/c/sha3.c:23
  wire [63:0] xor33_4 = xor28_4 ^ s_sroa_26_0_p0;  // algorithms/sha3/c/sha3.c:33
  wire [36:0] cond_i31_4 = xor33_4[36:0];  // algorithms/sha3/c/sha3.c:23
  wire [63:0] cond_i31_4_1 = {37'd0, xor33_4[63:37]};  // algorithms/sha3/c/sha3.c:23
  wire [26:0] cond_i31_4_2 = cond_i31_4_1[26:0];  // algorithms/sha3/c/sha3.c:23
  wire [63:0] cond_i31_4_3 = {cond_i31_4, cond_i31_4_2};  // algorithms/sha3/c/sha3.c:23
  wire [63:0] not_19 = cond_i31_4_3 ^ 64'hffffffffffffffff;  // algorithms/sha3/c/sha3.c:39
  wire [63:0] and_19 = cond_i31_5_3 & not_19;  // algorithms/sha3/c/sha3.c:39
  wire [63:0] xor33_23 = xor28_3 ^ s_sroa_134_0_p0;  // algorithms/sha3/c/sha3.c:33
  wire [7:0] cond_i31_23 = xor33_23[7:0];  // algorithms/sha3/c/sha3.c:23
  wire [63:0] cond_i31_23_1 = {8'd0, xor33_23[63:8]};  // algorithms/sha3/c/sha3.c:23
  wire [55:0] cond_i31_23_2 = cond_i31_23_1[55:0];  // algorithms/sha3/c/sha3.c:23
  wire [63:0] cond_i31_23_3 = {cond_i31_23, cond_i31_23_2};  // algorithms/sha3/c/sha3.c:23
  wire [63:0] xor65_19 = and_19 ^ cond_i31_23_3;  // algorithms/sha3/c/sha3.c:39
  wire [63:0] select_15 = xor_6_p0 ? xor65_19 : s_sroa_116_0_p0;
  wire [63:0] select_16 = and_14_p0 ? next_sroa_102_0_p0 : next_sroa_97_0_p0;
  wire [63:0] select_17 = and_2_p0 ? next_sroa_102_0_p0 : select_16;
  wire [63:0] select_18 = and_13_p0 ? next_sroa_102_0_p0 : select_17;
  wire [63:0] xor135_19 = select_15 ^ select_18;  // algorithms/sha3/c/sha3.c:96
  wire [63:0] select_19 = and_12_p0 ? xor135_19 : select_15;
  wire [63:0] select_20 = or_3_p0 ? select_19 : select_15;
  wire [63:0] not_18 = cond_i31_23_3 ^ 64'hffffffffffffffff;  // algorithms/sha3/c/sha3.c:39
  wire [63:0] and_18 = cond_i31_4_3 & not_18;  // algorithms/sha3/c/sha3.c:39
  wire [63:0] xor33_17 = xor28_2 ^ s_sroa_104_0_p0;  // algorithms/sha3/c/sha3.c:33
  wire [48:0] cond_i31_17 = xor33_17[48:0];  // algorithms/sha3/c/sha3.c:23
  wire [63:0] cond_i31_17_1 = {49'd0, xor33_17[63:49]};  // algorithms/sha3/c/sha3.c:23
  wire [14:0] cond_i31_17_2 = cond_i31_17_1[14:0];  // algorithms/sha3/c/sha3.c:23
  wire [63:0] cond_i31_17_3 = {cond_i31_17, cond_i31_17_2};  // algorithms/sha3/c/sha3.c:23
  wire [63:0] xor65_18 = and_18 ^ cond_i31_17_3;  // algorithms/sha3/c/sha3.c:39
  wire [63:0] select_21 = xor_6_p0 ? xor65_18 : s_sroa_110_0_p0;
  wire [63:0] select_22 = and_14_p0 ? next_sroa_97_0_p0 : next_sroa_92_0_p0;
  wire [63:0] select_23 = and_2_p0 ? next_sroa_97_0_p0 : select_22;
  wire [63:0] select_24 = and_13_p0 ? next_sroa_97_0_p0 : select_23;
  wire [63:0] xor135_18 = select_21 ^ select_24;  // algorithms/sha3/c/sha3.c:96
  wire [63:0] select_25 = and_12_p0 ? xor135_18 : select_21;
  wire [63:0] select_26 = or_3_p0 ? select_25 : select_21;
  wire [63:0] not_17 = cond_i31_17_3 ^ 64'hffffffffffffffff;  // algorithms/sha3/c/sha3.c:39
  wire [63:0] and_17 = cond_i31_23_3 & not_17;  // algorithms/sha3/c/sha3.c:39
  wire [63:0] xor33_11 = xor28_1 ^ s_sroa_68_0_p0;  // algorithms/sha3/c/sha3.c:33
  wire [53:0] cond_i31_11 = xor33_11[53:0];  // algorithms/sha3/c/sha3.c:23
  wire [63:0] cond_i31_11_1 = {54'd0, xor33_11[63:54]};  // algorithms/sha3/c/sha3.c:23
  wire [9:0] cond_i31_11_2 = cond_i31_11_1[9:0];  // algorithms/sha3/c/sha3.c:23
  wire [63:0] cond_i31_11_3 = {cond_i31_11, cond_i31_11_2};  // algorithms/sha3/c/sha3.c:23
  wire [63:0] xor65_17 = and_17 ^ cond_i31_11_3;  // algorithms/sha3/c/sha3.c:39
  wire [63:0] select_27 = xor_6_p0 ? xor65_17 : s_sroa_104_0_p0;
  wire [63:0] cond111_17 = or_cond51_not_17_p0 ? next_sroa_92_0_p0 : word_0;  // algorithms/sha3/c/sha3.c:89
  wire [63:0] select_28 = and_14_p0 ? next_sroa_92_0_p0 : next_sroa_87_0_p0;
  wire [63:0] select_29 = and_2_p0 ? next_sroa_92_0_p0 : select_28;
  wire [63:0] select_30 = and_13_p0 ? cond111_17 : select_29;
  wire [63:0] xor135_17 = select_27 ^ select_30;  // algorithms/sha3/c/sha3.c:96
  wire [63:0] select_31 = and_12_p0 ? xor135_17 : select_27;
  wire [63:0] select_32 = or_3_p0 ? select_31 : select_27;
  wire [63:0] not_16 = cond_i31_11_3 ^ 64'hffffffffffffffff;  // algorithms/sha3/c/sha3.c:39
  wire [63:0] and_16 = cond_i31_17_3 & not_16;  // algorithms/sha3/c/sha3.c:39
  wire [63:0] xor65_16 = cond_i31_5_3 ^ and_16;  // algorithms/sha3/c/sha3.c:39
  wire [63:0] select_33 = xor_6_p0 ? xor65_16 : s_sroa_98_0_p0;
  wire [63:0] cond111_16 = or_cond51_not_16_p0 ? next_sroa_87_0_p0 : word_0;  // algorithms/sha3/c/sha3.c:89
  wire [63:0] select_34 = and_14_p0 ? next_sroa_87_0_p0 : next_sroa_82_0_p0;
  wire [63:0] select_35 = and_2_p0 ? next_sroa_87_0_p0 : select_34;
  wire [63:0] select_36 = and_13_p0 ? cond111_16 : select_35;
  wire [63:0] xor135_16 = select_33 ^ select_36;  // algorithms/sha3/c/sha3.c:96
  wire [63:0] select_37 = and_12_p0 ? xor135_16 : select_33;
  wire [63:0] select_38 = or_3_p0 ? select_37 : select_33;
  wire [63:0] not_15 = cond_i31_5_3 ^ 64'hffffffffffffffff;  // algorithms/sha3/c/sha3.c:39
  wire [63:0] and_15 = cond_i31_11_3 & not_15;  // algorithms/sha3/c/sha3.c:39
  wire [63:0] xor65_15 = and_15 ^ cond_i31_4_3;  // algorithms/sha3/c/sha3.c:39
  wire [63:0] select_39 = xor_6_p0 ? xor65_15 : s_sroa_92_0_p0;
  wire [63:0] select_40 = and_14_p0 ? next_sroa_82_0_p0 : next_sroa_77_0_p0;
  wire [63:0] select_41 = and_2_p0 ? next_sroa_82_0_p0 : select_40;
  wire [63:0] select_42 = and_13_p0 ? next_sroa_82_0_p0 : select_41;
  wire [63:0] xor135_15 = select_39 ^ select_42;  // algorithms/sha3/c/sha3.c:96
  wire [63:0] select_43 = and_12_p0 ? xor135_15 : select_39;
  wire [63:0] select_44 = or_3_p0 ? select_43 : select_39;
  wire [63:0] xor33_20 = xor28 ^ s_sroa_122_0_p0;  // algorithms/sha3/c/sha3.c:33
  wire [45:0] cond_i31_20 = xor33_20[45:0];  // algorithms/sha3/c/sha3.c:23
  wire [63:0] cond_i31_20_1 = {46'd0, xor33_20[63:46]};  // algorithms/sha3/c/sha3.c:23
  wire [17:0] cond_i31_20_2 = cond_i31_20_1[17:0];  // algorithms/sha3/c/sha3.c:23
  wire [63:0] cond_i31_20_3 = {cond_i31_20, cond_i31_20_2};  // algorithms/sha3/c/sha3.c:23
  wire [63:0] xor33_7 = xor28_2 ^ s_sroa_44_0_p0;  // algorithms/sha3/c/sha3.c:33
  wire [57:0] cond_i31_7 = xor33_7[57:0];  // algorithms/sha3/c/sha3.c:23
  wire [63:0] cond_i31_7_1 = {58'd0, xor33_7[63:58]};  // algorithms/sha3/c/sha3.c:23
  wire [5:0] cond_i31_7_2 = cond_i31_7_1[5:0];  // algorithms/sha3/c/sha3.c:23
  wire [63:0] cond_i31_7_3 = {cond_i31_7, cond_i31_7_2};  // algorithms/sha3/c/sha3.c:23
  wire [63:0] xor33_1 = xor28_1 ^ s_sroa_8_0_p0;  // algorithms/sha3/c/sha3.c:33
  wire [62:0] cond_i31_1 = xor33_1[62:0];  // algorithms/sha3/c/sha3.c:23
  wire [63:0] cond_i31_1_1 = {63'd0, xor33_1[63]};  // algorithms/sha3/c/sha3.c:23
  wire [0:0] cond_i31_1_2 = cond_i31_1_1[0];  // algorithms/sha3/c/sha3.c:23
  wire [63:0] cond_i31_1_3 = {cond_i31_1, cond_i31_1_2};  // algorithms/sha3/c/sha3.c:23
  wire [63:0] not_14 = cond_i31_1_3 ^ 64'hffffffffffffffff;  // algorithms/sha3/c/sha3.c:39
  wire [63:0] and_14_1 = cond_i31_7_3 & not_14;  // algorithms/sha3/c/sha3.c:39
  wire [63:0] xor65_14 = cond_i31_20_3 ^ and_14_1;  // algorithms/sha3/c/sha3.c:39
  wire [63:0] select_45 = xor_6_p0 ? xor65_14 : s_sroa_86_0_p0;
  wire [63:0] select_46 = and_14_p0 ? next_sroa_77_0_p0 : next_sroa_72_0_p0;
  wire [63:0] select_47 = and_2_p0 ? next_sroa_77_0_p0 : select_46;
  wire [63:0] select_48 = and_13_p0 ? next_sroa_77_0_p0 : select_47;
  wire [63:0] xor135_14 = select_45 ^ select_48;  // algorithms/sha3/c/sha3.c:96
  wire [63:0] select_49 = and_12_p0 ? xor135_14 : select_45;
  wire [63:0] select_50 = or_3_p0 ? select_49 : select_45;
  wire [63:0] not_13 = cond_i31_20_3 ^ 64'hffffffffffffffff;  // algorithms/sha3/c/sha3.c:39
  wire [63:0] and_13_1 = cond_i31_1_3 & not_13;  // algorithms/sha3/c/sha3.c:39
  wire [63:0] xor33_19 = xor28_4 ^ s_sroa_116_0_p0;  // algorithms/sha3/c/sha3.c:33
  wire [55:0] cond_i31_19 = xor33_19[55:0];  // algorithms/sha3/c/sha3.c:23
  wire [63:0] cond_i31_19_1 = {56'd0, xor33_19[63:56]};  // algorithms/sha3/c/sha3.c:23
  wire [7:0] cond_i31_19_2 = cond_i31_19_1[7:0];  // algorithms/sha3/c/sha3.c:23
  wire [63:0] cond_i31_19_3 = {cond_i31_19, cond_i31_19_2};  // algorithms/sha3/c/sha3.c:23
  wire [63:0] xor65_13 = and_13_1 ^ cond_i31_19_3;  // algorithms/sha3/c/sha3.c:39
  wire [63:0] select_51 = xor_6_p0 ? xor65_13 : s_sroa_80_0_p0;
  wire [63:0] select_52 = and_14_p0 ? next_sroa_72_0_p0 : next_sroa_67_0_p0;
  wire [63:0] select_53 = and_2_p0 ? next_sroa_72_0_p0 : select_52;
  wire [63:0] select_54 = and_13_p0 ? next_sroa_72_0_p0 : select_53;
  wire [63:0] xor135_13 = select_51 ^ select_54;  // algorithms/sha3/c/sha3.c:96
  wire [63:0] select_55 = and_12_p0 ? xor135_13 : select_51;
  wire [63:0] select_56 = or_3_p0 ? select_55 : select_51;
  wire [63:0] not_12 = cond_i31_19_3 ^ 64'hffffffffffffffff;  // algorithms/sha3/c/sha3.c:39
  wire [63:0] and_12_1 = cond_i31_20_3 & not_12;  // algorithms/sha3/c/sha3.c:39
  wire [63:0] xor33_13 = xor28_3 ^ s_sroa_80_0_p0;  // algorithms/sha3/c/sha3.c:33
  wire [38:0] cond_i31_13 = xor33_13[38:0];  // algorithms/sha3/c/sha3.c:23
  wire [63:0] cond_i31_13_1 = {39'd0, xor33_13[63:39]};  // algorithms/sha3/c/sha3.c:23
  wire [24:0] cond_i31_13_2 = cond_i31_13_1[24:0];  // algorithms/sha3/c/sha3.c:23
  wire [63:0] cond_i31_13_3 = {cond_i31_13, cond_i31_13_2};  // algorithms/sha3/c/sha3.c:23
  wire [63:0] xor65_12 = and_12_1 ^ cond_i31_13_3;  // algorithms/sha3/c/sha3.c:39
  wire [63:0] select_57 = xor_6_p0 ? xor65_12 : s_sroa_74_0_p0;
  wire [63:0] cond111_12 = or_cond51_not_12_p0 ? next_sroa_67_0_p0 : word_0;  // algorithms/sha3/c/sha3.c:89
  wire [63:0] select_58 = and_14_p0 ? next_sroa_67_0_p0 : next_sroa_62_0_p0;
  wire [63:0] select_59 = and_2_p0 ? next_sroa_67_0_p0 : select_58;
  wire [63:0] select_60 = and_13_p0 ? cond111_12 : select_59;
  wire [63:0] xor135_12 = select_57 ^ select_60;  // algorithms/sha3/c/sha3.c:96
  wire [63:0] select_61 = and_12_p0 ? xor135_12 : select_57;
  wire [63:0] select_62 = or_3_p0 ? select_61 : select_57;
  wire [63:0] not_11 = cond_i31_13_3 ^ 64'hffffffffffffffff;  // algorithms/sha3/c/sha3.c:39
  wire [63:0] and_11_1 = cond_i31_19_3 & not_11;  // algorithms/sha3/c/sha3.c:39
  wire [63:0] xor65_11 = and_11_1 ^ cond_i31_7_3;  // algorithms/sha3/c/sha3.c:39
  wire [63:0] select_63 = xor_6_p0 ? xor65_11 : s_sroa_68_0_p0;
  wire [63:0] select_64 = and_14_p0 ? next_sroa_62_0_p0 : next_sroa_57_0_p0;
  wire [63:0] select_65 = and_2_p0 ? next_sroa_62_0_p0 : select_64;
  wire [63:0] select_66 = and_13_p0 ? next_sroa_62_0_p0 : select_65;
  wire [63:0] xor135_11 = select_63 ^ select_66;  // algorithms/sha3/c/sha3.c:96
  wire [63:0] select_67 = and_12_p0 ? xor135_11 : select_63;
  wire [63:0] select_68 = or_3_p0 ? select_67 : select_63;
  wire [63:0] not_10 = cond_i31_7_3 ^ 64'hffffffffffffffff;  // algorithms/sha3/c/sha3.c:39
  wire [63:0] and_10_1 = cond_i31_13_3 & not_10;  // algorithms/sha3/c/sha3.c:39
  wire [63:0] xor65_10 = and_10_1 ^ cond_i31_1_3;  // algorithms/sha3/c/sha3.c:39
  wire [63:0] select_69 = xor_6_p0 ? xor65_10 : s_sroa_62_0_p0;
  wire [63:0] select_70 = and_14_p0 ? next_sroa_57_0_p0 : next_sroa_52_0_p0;
  wire [63:0] select_71 = and_2_p0 ? next_sroa_57_0_p0 : select_70;
  wire [63:0] select_72 = and_13_p0 ? next_sroa_57_0_p0 : select_71;
  wire [63:0] xor135_10 = select_69 ^ select_72;  // algorithms/sha3/c/sha3.c:96
  wire [63:0] select_73 = and_12_p0 ? xor135_10 : select_69;
  wire [63:0] select_74 = or_3_p0 ? select_73 : select_69;
  wire [63:0] xor33_9 = xor28_4 ^ s_sroa_56_0_p0;  // algorithms/sha3/c/sha3.c:33
  wire [43:0] cond_i31_9 = xor33_9[43:0];  // algorithms/sha3/c/sha3.c:23
  wire [63:0] cond_i31_9_1 = {44'd0, xor33_9[63:44]};  // algorithms/sha3/c/sha3.c:23
  wire [19:0] cond_i31_9_2 = cond_i31_9_1[19:0];  // algorithms/sha3/c/sha3.c:23
  wire [63:0] cond_i31_9_3 = {cond_i31_9, cond_i31_9_2};  // algorithms/sha3/c/sha3.c:23
  wire [63:0] xor33_3 = xor28_3 ^ s_sroa_20_0_p0;  // algorithms/sha3/c/sha3.c:33
  wire [35:0] cond_i31_3 = xor33_3[35:0];  // algorithms/sha3/c/sha3.c:23
  wire [63:0] cond_i31_3_1 = {36'd0, xor33_3[63:36]};  // algorithms/sha3/c/sha3.c:23
  wire [27:0] cond_i31_3_2 = cond_i31_3_1[27:0];  // algorithms/sha3/c/sha3.c:23
  wire [63:0] cond_i31_3_3 = {cond_i31_3, cond_i31_3_2};  // algorithms/sha3/c/sha3.c:23
  wire [63:0] not_9 = cond_i31_3_3 ^ 64'hffffffffffffffff;  // algorithms/sha3/c/sha3.c:39
  wire [63:0] and_9_1 = cond_i31_9_3 & not_9;  // algorithms/sha3/c/sha3.c:39
  wire [63:0] xor33_22 = xor28_2 ^ s_sroa_131_0_p0;  // algorithms/sha3/c/sha3.c:33
  wire [2:0] cond_i31_22 = xor33_22[2:0];  // algorithms/sha3/c/sha3.c:23
  wire [63:0] cond_i31_22_1 = {3'd0, xor33_22[63:3]};  // algorithms/sha3/c/sha3.c:23
  wire [60:0] cond_i31_22_2 = cond_i31_22_1[60:0];  // algorithms/sha3/c/sha3.c:23
  wire [63:0] cond_i31_22_3 = {cond_i31_22, cond_i31_22_2};  // algorithms/sha3/c/sha3.c:23
  wire [63:0] xor65_9 = and_9_1 ^ cond_i31_22_3;  // algorithms/sha3/c/sha3.c:39
  wire [63:0] select_75 = xor_6_p0 ? xor65_9 : s_sroa_56_0_p0;
  wire [63:0] select_76 = and_14_p0 ? next_sroa_52_0_p0 : next_sroa_47_0_p0;
  wire [63:0] select_77 = and_2_p0 ? next_sroa_52_0_p0 : select_76;
  wire [63:0] select_78 = and_13_p0 ? next_sroa_52_0_p0 : select_77;
  wire [63:0] xor135_9 = select_75 ^ select_78;  // algorithms/sha3/c/sha3.c:96
  wire [63:0] select_79 = and_12_p0 ? xor135_9 : select_75;
  wire [63:0] select_80 = or_3_p0 ? select_79 : select_75;
  wire [63:0] not_8 = cond_i31_22_3 ^ 64'hffffffffffffffff;  // algorithms/sha3/c/sha3.c:39
  wire [63:0] and_8_1 = cond_i31_3_3 & not_8;  // algorithms/sha3/c/sha3.c:39
  wire [63:0] xor33_16 = xor28_1 ^ s_sroa_98_0_p0;  // algorithms/sha3/c/sha3.c:33
  wire [18:0] cond_i31_16 = xor33_16[18:0];  // algorithms/sha3/c/sha3.c:23
  wire [63:0] cond_i31_16_1 = {19'd0, xor33_16[63:19]};  // algorithms/sha3/c/sha3.c:23
  wire [44:0] cond_i31_16_2 = cond_i31_16_1[44:0];  // algorithms/sha3/c/sha3.c:23
  wire [63:0] cond_i31_16_3 = {cond_i31_16, cond_i31_16_2};  // algorithms/sha3/c/sha3.c:23
  wire [63:0] xor65_8 = and_8_1 ^ cond_i31_16_3;  // algorithms/sha3/c/sha3.c:39
  wire [63:0] select_81 = xor_6_p0 ? xor65_8 : s_sroa_50_0_p0;
  wire [63:0] cond111_8 = or_cond51_not_8_p0 ? next_sroa_47_0_p0 : word_0;  // algorithms/sha3/c/sha3.c:89
  wire [63:0] select_82 = and_14_p0 ? next_sroa_47_0_p0 : next_sroa_42_0_p0;
  wire [63:0] select_83 = and_2_p0 ? next_sroa_47_0_p0 : select_82;
  wire [63:0] select_84 = and_13_p0 ? cond111_8 : select_83;
  wire [63:0] xor135_8 = select_81 ^ select_84;  // algorithms/sha3/c/sha3.c:96
  wire [63:0] select_85 = and_12_p0 ? xor135_8 : select_81;
  wire [63:0] select_86 = or_3_p0 ? select_85 : select_81;
  wire [63:0] xor33_10 = xor28 ^ s_sroa_62_0_p0;  // algorithms/sha3/c/sha3.c:33
  wire [60:0] cond_i31_10 = xor33_10[60:0];  // algorithms/sha3/c/sha3.c:23
  wire [63:0] cond_i31_10_1 = {61'd0, xor33_10[63:61]};  // algorithms/sha3/c/sha3.c:23
  wire [2:0] cond_i31_10_2 = cond_i31_10_1[2:0];  // algorithms/sha3/c/sha3.c:23
  wire [63:0] cond_i31_10_3 = {cond_i31_10, cond_i31_10_2};  // algorithms/sha3/c/sha3.c:23
  wire [63:0] not_7 = cond_i31_16_3 ^ 64'hffffffffffffffff;  // algorithms/sha3/c/sha3.c:39
  wire [63:0] and_7_1 = cond_i31_22_3 & not_7;  // algorithms/sha3/c/sha3.c:39
  wire [63:0] xor65_7 = cond_i31_10_3 ^ and_7_1;  // algorithms/sha3/c/sha3.c:39
  wire [63:0] select_87 = xor_6_p0 ? xor65_7 : s_sroa_44_0_p0;
  wire [63:0] select_88 = and_14_p0 ? next_sroa_42_0_p0 : next_sroa_37_0_p0;
  wire [63:0] select_89 = and_2_p0 ? next_sroa_42_0_p0 : select_88;
  wire [63:0] select_90 = and_13_p0 ? next_sroa_42_0_p0 : select_89;
  wire [63:0] xor135_7 = select_87 ^ select_90;  // algorithms/sha3/c/sha3.c:96
  wire [63:0] select_91 = and_12_p0 ? xor135_7 : select_87;
  wire [63:0] select_92 = or_3_p0 ? select_91 : select_87;
  wire [63:0] not_6 = cond_i31_10_3 ^ 64'hffffffffffffffff;  // algorithms/sha3/c/sha3.c:39
  wire [63:0] and_6_1 = cond_i31_16_3 & not_6;  // algorithms/sha3/c/sha3.c:39
  wire [63:0] xor65_6 = and_6_1 ^ cond_i31_9_3;  // algorithms/sha3/c/sha3.c:39
  wire [63:0] select_93 = xor_6_p0 ? xor65_6 : s_sroa_38_0_p0;
  wire [63:0] select_94 = and_14_p0 ? next_sroa_37_0_p0 : next_sroa_32_0_p0;
  wire [63:0] select_95 = and_2_p0 ? next_sroa_37_0_p0 : select_94;
  wire [63:0] select_96 = and_13_p0 ? next_sroa_37_0_p0 : select_95;
  wire [63:0] xor135_6 = select_93 ^ select_96;  // algorithms/sha3/c/sha3.c:96
  wire [63:0] select_97 = and_12_p0 ? xor135_6 : select_93;
  wire [63:0] select_98 = or_3_p0 ? select_97 : select_93;
  wire [63:0] not_5 = cond_i31_9_3 ^ 64'hffffffffffffffff;  // algorithms/sha3/c/sha3.c:39
  wire [63:0] and_5_1 = cond_i31_10_3 & not_5;  // algorithms/sha3/c/sha3.c:39
  wire [63:0] xor65_5 = and_5_1 ^ cond_i31_3_3;  // algorithms/sha3/c/sha3.c:39
  wire [63:0] select_99 = xor_6_p0 ? xor65_5 : s_sroa_32_0_p0;
  wire [63:0] select_100 = and_14_p0 ? next_sroa_32_0_p0 : next_sroa_27_0_p0;
  wire [63:0] select_101 = and_2_p0 ? next_sroa_32_0_p0 : select_100;
  wire [63:0] select_102 = and_13_p0 ? next_sroa_32_0_p0 : select_101;
  wire [63:0] xor135_5 = select_99 ^ select_102;  // algorithms/sha3/c/sha3.c:96
  wire [63:0] select_103 = and_12_p0 ? xor135_5 : select_99;
  wire [63:0] select_104 = or_3_p0 ? select_103 : select_99;
  wire [63:0] xor33_6 = xor28_1 ^ s_sroa_38_0_p0;  // algorithms/sha3/c/sha3.c:33
  wire [19:0] cond_i31_6 = xor33_6[19:0];  // algorithms/sha3/c/sha3.c:23
  wire [63:0] cond_i31_6_1 = {20'd0, xor33_6[63:20]};  // algorithms/sha3/c/sha3.c:23
  wire [43:0] cond_i31_6_2 = cond_i31_6_1[43:0];  // algorithms/sha3/c/sha3.c:23
  wire [63:0] cond_i31_6_3 = {cond_i31_6, cond_i31_6_2};  // algorithms/sha3/c/sha3.c:23
  wire [63:0] xor33 = xor28 ^ s_sroa_0_0_p0;  // algorithms/sha3/c/sha3.c:33
  wire [63:0] not_4 = xor33 ^ 64'hffffffffffffffff;  // algorithms/sha3/c/sha3.c:39
  wire [63:0] and_4_1 = cond_i31_6_3 & not_4;  // algorithms/sha3/c/sha3.c:39
  wire [63:0] xor33_24 = xor28_4 ^ s_sroa_137_0_p0;  // algorithms/sha3/c/sha3.c:33
  wire [49:0] cond_i31_24 = xor33_24[49:0];  // algorithms/sha3/c/sha3.c:23
  wire [63:0] cond_i31_24_1 = {50'd0, xor33_24[63:50]};  // algorithms/sha3/c/sha3.c:23
  wire [13:0] cond_i31_24_2 = cond_i31_24_1[13:0];  // algorithms/sha3/c/sha3.c:23
  wire [63:0] cond_i31_24_3 = {cond_i31_24, cond_i31_24_2};  // algorithms/sha3/c/sha3.c:23
  wire [63:0] xor65_4 = and_4_1 ^ cond_i31_24_3;  // algorithms/sha3/c/sha3.c:39
  wire [63:0] select_105 = xor_6_p0 ? xor65_4 : s_sroa_26_0_p0;
  wire [63:0] select_106 = and_14_p0 ? next_sroa_27_0_p0 : next_sroa_22_0_p0;
  wire [63:0] select_107 = and_2_p0 ? next_sroa_27_0_p0 : select_106;
  wire [63:0] select_108 = and_13_p0 ? next_sroa_27_0_p0 : select_107;
  wire [63:0] xor135_4 = select_105 ^ select_108;  // algorithms/sha3/c/sha3.c:96
  wire [63:0] select_109 = and_12_p0 ? xor135_4 : select_105;
  wire [63:0] select_110 = or_3_p0 ? select_109 : select_105;
  wire [63:0] not_3 = cond_i31_24_3 ^ 64'hffffffffffffffff;  // algorithms/sha3/c/sha3.c:39
  wire [63:0] and_3_1 = xor33 & not_3;  // algorithms/sha3/c/sha3.c:39
  wire [63:0] xor33_18 = xor28_3 ^ s_sroa_110_0_p0;  // algorithms/sha3/c/sha3.c:33
  wire [42:0] cond_i31_18 = xor33_18[42:0];  // algorithms/sha3/c/sha3.c:23
  wire [63:0] cond_i31_18_1 = {43'd0, xor33_18[63:43]};  // algorithms/sha3/c/sha3.c:23
  wire [20:0] cond_i31_18_2 = cond_i31_18_1[20:0];  // algorithms/sha3/c/sha3.c:23
  wire [63:0] cond_i31_18_3 = {cond_i31_18, cond_i31_18_2};  // algorithms/sha3/c/sha3.c:23
  wire [63:0] xor65_3 = and_3_1 ^ cond_i31_18_3;  // algorithms/sha3/c/sha3.c:39
  wire [63:0] select_111 = xor_6_p0 ? xor65_3 : s_sroa_20_0_p0;
  wire [63:0] select_112 = and_14_p0 ? next_sroa_22_0_p0 : next_sroa_17_0_p0;
  wire [63:0] select_113 = and_2_p0 ? next_sroa_22_0_p0 : select_112;
  wire [63:0] select_114 = and_13_p0 ? next_sroa_22_0_p0 : select_113;
  wire [63:0] xor135_3 = select_111 ^ select_114;  // algorithms/sha3/c/sha3.c:96
  wire [63:0] select_115 = and_12_p0 ? xor135_3 : select_111;
  wire [63:0] select_116 = or_3_p0 ? select_115 : select_111;
  wire [63:0] not_2 = cond_i31_18_3 ^ 64'hffffffffffffffff;  // algorithms/sha3/c/sha3.c:39
  wire [63:0] and_2_1 = cond_i31_24_3 & not_2;  // algorithms/sha3/c/sha3.c:39
  wire [63:0] xor33_12 = xor28_2 ^ s_sroa_74_0_p0;  // algorithms/sha3/c/sha3.c:33
  wire [20:0] cond_i31_12 = xor33_12[20:0];  // algorithms/sha3/c/sha3.c:23
  wire [63:0] cond_i31_12_1 = {21'd0, xor33_12[63:21]};  // algorithms/sha3/c/sha3.c:23
  wire [42:0] cond_i31_12_2 = cond_i31_12_1[42:0];  // algorithms/sha3/c/sha3.c:23
  wire [63:0] cond_i31_12_3 = {cond_i31_12, cond_i31_12_2};  // algorithms/sha3/c/sha3.c:23
  wire [63:0] xor65_2 = and_2_1 ^ cond_i31_12_3;  // algorithms/sha3/c/sha3.c:39
  wire [63:0] select_117 = xor_6_p0 ? xor65_2 : s_sroa_14_0_p0;
  wire [63:0] select_118 = and_14_p0 ? next_sroa_17_0_p0 : next_sroa_12_0_p0;
  wire [63:0] select_119 = and_2_p0 ? next_sroa_17_0_p0 : select_118;
  wire [63:0] select_120 = and_13_p0 ? next_sroa_17_0_p0 : select_119;
  wire [63:0] xor135_2 = select_117 ^ select_120;  // algorithms/sha3/c/sha3.c:96
  wire [63:0] select_121 = and_12_p0 ? xor135_2 : select_117;
  wire [63:0] select_122 = or_3_p0 ? select_121 : select_117;
  wire [63:0] not_1_1 = cond_i31_12_3 ^ 64'hffffffffffffffff;  // algorithms/sha3/c/sha3.c:39
  wire [63:0] and_1_1 = cond_i31_18_3 & not_1_1;  // algorithms/sha3/c/sha3.c:39
  wire [63:0] xor65_1 = and_1_1 ^ cond_i31_6_3;  // algorithms/sha3/c/sha3.c:39
  wire [63:0] select_123 = xor_6_p0 ? xor65_1 : s_sroa_8_0_p0;
  wire [63:0] select_124 = and_14_p0 ? next_sroa_12_0_p0 : next_sroa_7_0_p0;
  wire [63:0] select_125 = and_2_p0 ? next_sroa_12_0_p0 : select_124;
  wire [63:0] select_126 = and_13_p0 ? next_sroa_12_0_p0 : select_125;
  wire [63:0] xor135_1 = select_123 ^ select_126;  // algorithms/sha3/c/sha3.c:96
  wire [63:0] select_127 = and_12_p0 ? xor135_1 : select_123;
  wire [63:0] select_128 = or_3_p0 ? select_127 : select_123;
  wire [63:0] not_24 = cond_i31_6_3 ^ 64'hffffffffffffffff;  // algorithms/sha3/c/sha3.c:39
  wire [63:0] and_i52 = cond_i31_12_3 & not_24;  // algorithms/sha3/c/sha3.c:39
  wire [63:0] xor72 = load_77_p0 ^ xor33;  // algorithms/sha3/c/sha3.c:41
  wire [63:0] xor72_1 = and_i52 ^ xor72;  // algorithms/sha3/c/sha3.c:41
  wire [63:0] select_129 = xor_6_p0 ? xor72_1 : s_sroa_0_0_p0;
  wire [63:0] select_130 = and_14_p0 ? next_sroa_7_0_p0 : next_sroa_0_0_p0;
  wire [63:0] select_131 = and_2_p0 ? next_sroa_7_0_p0 : select_130;
  wire [63:0] select_132 = and_13_p0 ? next_sroa_7_0_p0 : select_131;
  wire [63:0] xor135 = select_129 ^ select_132;  // algorithms/sha3/c/sha3.c:96
  wire [63:0] select_133 = and_12_p0 ? xor135 : select_129;
  wire [63:0] select_134 = or_3_p0 ? select_133 : select_129;
  wire [63:0] not_24_1 = cond_i31_2_3 ^ 64'hffffffffffffffff;  // algorithms/sha3/c/sha3.c:39
  wire [63:0] and_24 = cond_i31_8_3 & not_24_1;  // algorithms/sha3/c/sha3.c:39
  wire [63:0] xor65_24 = and_24 ^ cond_i31_21_3;  // algorithms/sha3/c/sha3.c:39
  wire [63:0] select_135 = xor_6_p0 ? xor65_24 : s_sroa_137_0_p0;
  wire [63:0] select_136 = and_12_p0 ? 64'd0 : select_8;
  wire [63:0] select_137 = or_3_p0 ? select_136 : select_12;
  wire [63:0] select_138 = and_12_p0 ? 64'd0 : select_15;
  wire [63:0] select_139 = or_3_p0 ? select_138 : select_18;
  wire [63:0] select_140 = and_12_p0 ? 64'd0 : select_21;
  wire [63:0] select_141 = or_3_p0 ? select_140 : select_24;
  wire [63:0] select_142 = and_12_p0 ? 64'd0 : select_27;
  wire [63:0] select_143 = or_3_p0 ? select_142 : select_30;
  wire [63:0] select_144 = and_12_p0 ? 64'd0 : select_33;
  wire [63:0] select_145 = or_3_p0 ? select_144 : select_36;
  wire [63:0] select_146 = and_12_p0 ? 64'd0 : select_39;
  wire [63:0] select_147 = or_3_p0 ? select_146 : select_42;
  wire [63:0] select_148 = and_12_p0 ? 64'd0 : select_45;
  wire [63:0] select_149 = or_3_p0 ? select_148 : select_48;
  wire [63:0] select_150 = and_12_p0 ? 64'd0 : select_51;
  wire [63:0] select_151 = or_3_p0 ? select_150 : select_54;
  wire [63:0] select_152 = and_12_p0 ? 64'd0 : select_57;
  wire [63:0] select_153 = or_3_p0 ? select_152 : select_60;
  wire [63:0] select_154 = and_12_p0 ? 64'd0 : select_63;
  wire [63:0] select_155 = or_3_p0 ? select_154 : select_66;
  wire [63:0] select_156 = and_12_p0 ? 64'd0 : select_69;
  wire [63:0] select_157 = or_3_p0 ? select_156 : select_72;
  wire [63:0] select_158 = and_12_p0 ? 64'd0 : select_75;
  wire [63:0] select_159 = or_3_p0 ? select_158 : select_78;
  wire [63:0] select_160 = and_12_p0 ? 64'd0 : select_81;
  wire [63:0] select_161 = or_3_p0 ? select_160 : select_84;
  wire [63:0] select_162 = and_12_p0 ? 64'd0 : select_87;
  wire [63:0] select_163 = or_3_p0 ? select_162 : select_90;
  wire [63:0] select_164 = and_12_p0 ? 64'd0 : select_93;
  wire [63:0] select_165 = or_3_p0 ? select_164 : select_96;
  wire [63:0] select_166 = and_12_p0 ? 64'd0 : select_99;
  wire [63:0] select_167 = or_3_p0 ? select_166 : select_102;
  wire [63:0] select_168 = and_12_p0 ? 64'd0 : select_105;
  wire [63:0] select_169 = or_3_p0 ? select_168 : select_108;
  wire [63:0] select_170 = and_12_p0 ? 64'd0 : select_111;
  wire [63:0] select_171 = or_3_p0 ? select_170 : select_114;
  wire [63:0] select_172 = and_12_p0 ? 64'd0 : select_117;
  wire [63:0] select_173 = or_3_p0 ? select_172 : select_120;
  wire [63:0] select_174 = and_12_p0 ? 64'd0 : select_123;
  wire [63:0] select_175 = or_3_p0 ? select_174 : select_126;
  wire [63:0] select_176 = and_12_p0 ? 64'd0 : select_129;
  wire [63:0] select_177 = or_3_p0 ? select_176 : select_132;
  wire [31:0] cmp51 = {27'd0, cond19_q};  // algorithms/sha3/c/sha3.c:78
  wire [0:0] cmp51_1 = round_062_p0 < cmp51;  // algorithms/sha3/c/sha3.c:78
  wire [0:0] cmp53 = phase_061_p0 != 2'd1;
  wire [0:0] or_cond_1 = cmp51_1 ? cmp53 : 1'd0;  // algorithms/sha3/c/sha3.c:78
  wire [0:0] cmp56 = phase_061_p0 == 2'd2;  // algorithms/sha3/c/sha3.c:80
  wire [0:0] and_14 = or_cond_1 & cmp56;
  wire [0:0] and_25 = and_14 & tobool43;
  wire [0:0] or_5 = and_25 | and_14;
  wire [0:0] xor_8 = or_5 ^ 1'd1;
  wire [0:0] tobool74_not = words_060_p0 == 32'd0;  // algorithms/sha3/c/sha3.c:83
  wire [0:0] and_26 = or_cond_1 & tobool74_not;
  wire [0:0] or_6 = and_26 | or_cond_1;
  wire [0:0] and_13 = xor_8 & or_6;
  wire [0:0] tobool85_not53 = padded_065_p0 == 1'd0;  // algorithms/sha3/c/sha3.c:86
  wire [0:0] tobool81 = ahead_059_p0 != 32'd0;
  wire [0:0] tobool85_not = tobool85_not53 ? tobool81 : 1'd0;  // algorithms/sha3/c/sha3.c:86
  wire [0:0] not_tobool85_not = tobool85_not ^ 1'd1;  // algorithms/sha3/c/sha3.c:86
  wire [0:0] select_178 = and_13 ? not_tobool85_not : padded_065_p0;
  wire [31:0] inc118 = round_062_p0 + 32'd1;  // algorithms/sha3/c/sha3.c:91
  wire [0:0] cmp119 = inc118 == 32'h18;  // algorithms/sha3/c/sha3.c:91
  wire [0:0] and_27 = cmp119 & cmp44;
  wire [0:0] or_3 = and_27 | cmp119;
  wire [0:0] select_179 = or_3 ? 1'd1 : begun_064_p0;
  wire [31:0] select_180 = or_3 ? 32'd0 : inc118;
  wire [0:0] cmp150_not = phase_061_p0 == 2'd0;  // algorithms/sha3/c/sha3.c:99
  wire [1:0] cond157 = {1'd0, select_178};  // algorithms/sha3/c/sha3.c:99
  wire [1:0] cond157_1 = cmp150_not ? cond157 : 2'd2;  // algorithms/sha3/c/sha3.c:99
  wire [1:0] select_181 = or_3 ? cond157_1 : phase_061_p0;
  wire [0:0] xor_9 = and_26 ^ 1'd1;
  wire [0:0] and_28 = or_cond_1 & xor_9;
  wire [0:0] and_3 = and_28 & xor_8;
  wire [31:0] dec77 = words_060_p0 + 32'hffffffff;  // algorithms/sha3/c/sha3.c:83
  wire [31:0] select_182 = and_3 ? dec77 : 32'd0;
  wire [31:0] select_183 = and_13 ? select_182 : words_060_p0;
  wire [31:0] dec84 = ahead_059_p0 + 32'hffffffff;  // algorithms/sha3/c/sha3.c:85
  wire [31:0] select_184 = and_13 ? dec84 : ahead_059_p0;
  wire [0:0] xor_10 = and_25 ^ 1'd1;
  wire [0:0] and_2 = xor_10 & and_14;
  wire [31:0] dec = out_158_p0 + 32'hffffffff;  // algorithms/sha3/c/sha3.c:81
  wire [31:0] select_185 = and_14 ? 32'd0 : out_158_p0;
  wire [31:0] select_186 = and_2 ? dec : select_185;
  wire [31:0] select_187 = and_13 ? out_158_p0 : select_186;
  wire [0:0] tobool61_not = select_q == 3'd0;
  wire [0:0] cmp67 = out_158_p0 == 32'd1;  // algorithms/sha3/c/sha3.c:81
  wire [3:0] cond72 = cmp67 ? add17_q : 4'd0;  // algorithms/sha3/c/sha3.c:81
  wire [0:0] tobool46_not = begun_064_p0 == 1'd0;  // algorithms/sha3/c/sha3.c:77
  wire [0:0] xor_6 = tobool46_not ^ 1'd1;
  wire [0:0] xor_11 = and_27 ^ 1'd1;
  wire [0:0] and_12 = xor_11 & cmp119;
  wire [0:0] or_cond51_not_20 = cmp44 | cmp103_20_q;  // algorithms/sha3/c/sha3.c:89
  wire [0:0] tobool79 = padded_065_p0 != 1'd0;  // algorithms/sha3/c/sha3.c:84
  wire [0:0] or_cond1 = tobool79 ? 1'd1 : tobool81;  // algorithms/sha3/c/sha3.c:84
  wire [63:0] or_4 = or_cond1 ? 64'd0 : shl_q;  // algorithms/sha3/c/sha3.c:84
  wire [0:0] cmp88 = round_062_p0 == sub87_q;  // algorithms/sha3/c/sha3.c:86
  wire [0:0] or_cond51_not_17 = cmp44 | cmp103_17_q;  // algorithms/sha3/c/sha3.c:89
  wire [0:0] or_cond51_not_16 = cmp44 | cmp103_16_q;  // algorithms/sha3/c/sha3.c:89
  wire [0:0] or_cond51_not_12 = cmp44 | cmp103_12_q;  // algorithms/sha3/c/sha3.c:89
  wire [0:0] or_cond51_not_8 = cmp44 | cmp103_8_q;  // algorithms/sha3/c/sha3.c:89
  wire [4:0] idxprom48 = round_062_p0[4:0];  // algorithms/sha3/c/sha3.c:77
  wire [63:0] load_77 = iota_rdata0_i;  // algorithms/sha3/c/sha3.c:77
  wire [2:0] sub = and12 + 3'd7;  // algorithms/sha3/c/sha3.c:61
  wire [3:0] add17_1 = {1'd0, sub};  // algorithms/sha3/c/sha3.c:61
  wire [3:0] add17 = add17_1 + 4'd1;  // algorithms/sha3/c/sha3.c:61
  wire [0:0] cmp19 = op_q < 8'd4;  // algorithms/sha3/c/sha3.c:62
  wire [4:0] conv22 = cmp19 ? 5'd6 : 5'h1f;  // algorithms/sha3/c/sha3.c:62
  wire [63:0] shl_1 = {59'd0, conv22};  // algorithms/sha3/c/sha3.c:62
  wire [5:0] mul = {3'd0, and5};  // algorithms/sha3/c/sha3.c:62
  wire [5:0] mul_1 = {mul[2:0], 3'd0};  // algorithms/sha3/c/sha3.c:62
  wire [63:0] shl = shl_1 << mul_1;  // algorithms/sha3/c/sha3.c:62
  wire [31:0] sub87_1 = {27'd0, cond19_q};
  wire [31:0] sub87 = sub87_1 + 32'hffffffff;

  wire wants_status = (state_q == S_1_0);
  wire wants_out = (state_q == S_2_0 && and_2_p0 && for_body42_valid_q[1]);
  wire wants_in = (state_q == S_2_0 && and_3_p0 && for_body42_valid_q[1]);
  wire stall = (wants_in && !data_in_valid_i) || (wants_out && !data_out_ready_i);
  assign data_in_ready_o = wants_in && !(wants_out && !data_out_ready_i);
  assign data_out_valid_o = wants_out && !(wants_in && !data_in_valid_i);
  assign data_out_data_o = ({64{(state_q == S_2_0 && and_2_p0 && for_body42_valid_q[1])}} & cond66);
  assign data_out_last_o = ({4{(state_q == S_2_0 && and_2_p0 && for_body42_valid_q[1])}} & cond72_p0);
  assign status_valid_o = wants_status && !stall;
  assign status_o = ({8{(state_q == S_1_0)}} & zext_64);
  assign switch_table_sha3_raddr0_o = ({2{state_q == S_0_0}} & (trunc_46));
  assign switch_table_sha3_re0_o = (state_q == S_0_0 && !stall);
  assign iota_raddr0_o = ({5{state_q == S_2_0}} & (idxprom48));
  assign iota_re0_o = (state_q == S_2_0 && !stall);

  always_ff @(posedge clk_i) begin
    done_q <= 1'b0;
    if (!stall) case (state_q)
      S_IDLE: if (start_i) begin
        state_q <= S_0_0;
        op_q <= op_i;
        has_data_q <= has_data_i;
        len_bits_q <= len_bits_i;
        iv0_q <= iv0_i;
        iv1_q <= iv1_i;
      end
      S_0_0: begin  // entry, lines 46, 49-52
        select_q <= select;
        case (op_q)
          8'd0: begin
            state_q <= S_1_0;
            cmp103_8_q <= 1'd1;
            cmp103_12_q <= 1'd1;
            cmp103_16_q <= 1'd1;
            cmp103_17_q <= 1'd0;
            cmp103_20_q <= 1'd1;
            cond19_q <= 5'h12;
          end
          8'd2: begin
            state_q <= S_1_0;
            cmp103_8_q <= 1'd1;
            cmp103_12_q <= 1'd0;
            cmp103_16_q <= 1'd1;
            cmp103_17_q <= 1'd1;
            cmp103_20_q <= 1'd1;
            cond19_q <= 5'hd;
          end
          8'd3: begin
            state_q <= S_1_0;
            cmp103_8_q <= 1'd0;
            cmp103_12_q <= 1'd1;
            cmp103_16_q <= 1'd1;
            cmp103_17_q <= 1'd1;
            cmp103_20_q <= 1'd1;
            cond19_q <= 5'd9;
          end
          8'd4: begin
            state_q <= S_1_0;
            cmp103_8_q <= 1'd1;
            cmp103_12_q <= 1'd1;
            cmp103_16_q <= 1'd1;
            cmp103_17_q <= 1'd1;
            cmp103_20_q <= 1'd0;
            cond19_q <= 5'h15;
          end
          default: begin
            state_q <= S_1_0;
            cmp103_8_q <= 1'd1;
            cmp103_12_q <= 1'd1;
            cmp103_16_q <= 1'd0;
            cmp103_17_q <= 1'd1;
            cmp103_20_q <= 1'd1;
            cond19_q <= 5'h11;
          end
        endcase
      end
      S_1_0: begin  // rate_of.exit, lines 58-59, 61-64
        tobool61_not_q <= tobool61_not;
        add17_q <= add17;
        shl_q <= shl;
        sub87_q <= sub87;
        state_q <= S_2_0;
        s_sroa_134_0_p0 <= 64'd0;
        s_sroa_131_0_p0 <= 64'd0;
        s_sroa_128_0_p0 <= 64'd0;
        s_sroa_122_0_p0 <= 64'd0;
        s_sroa_116_0_p0 <= 64'd0;
        s_sroa_110_0_p0 <= 64'd0;
        s_sroa_104_0_p0 <= 64'd0;
        s_sroa_98_0_p0 <= 64'd0;
        s_sroa_92_0_p0 <= 64'd0;
        s_sroa_86_0_p0 <= 64'd0;
        s_sroa_80_0_p0 <= 64'd0;
        s_sroa_74_0_p0 <= 64'd0;
        s_sroa_68_0_p0 <= 64'd0;
        s_sroa_62_0_p0 <= 64'd0;
        s_sroa_56_0_p0 <= 64'd0;
        s_sroa_50_0_p0 <= 64'd0;
        s_sroa_44_0_p0 <= 64'd0;
        s_sroa_38_0_p0 <= 64'd0;
        s_sroa_32_0_p0 <= 64'd0;
        s_sroa_26_0_p0 <= 64'd0;
        s_sroa_20_0_p0 <= 64'd0;
        s_sroa_14_0_p0 <= 64'd0;
        s_sroa_8_0_p0 <= 64'd0;
        s_sroa_0_0_p0 <= 64'd0;
        s_sroa_137_0_p0 <= 64'd0;
        next_sroa_102_0_p0 <= 64'd0;
        next_sroa_97_0_p0 <= 64'd0;
        next_sroa_92_0_p0 <= 64'd0;
        next_sroa_87_0_p0 <= 64'd0;
        next_sroa_82_0_p0 <= 64'd0;
        next_sroa_77_0_p0 <= 64'd0;
        next_sroa_72_0_p0 <= 64'd0;
        next_sroa_67_0_p0 <= 64'd0;
        next_sroa_62_0_p0 <= 64'd0;
        next_sroa_57_0_p0 <= 64'd0;
        next_sroa_52_0_p0 <= 64'd0;
        next_sroa_47_0_p0 <= 64'd0;
        next_sroa_42_0_p0 <= 64'd0;
        next_sroa_37_0_p0 <= 64'd0;
        next_sroa_32_0_p0 <= 64'd0;
        next_sroa_27_0_p0 <= 64'd0;
        next_sroa_22_0_p0 <= 64'd0;
        next_sroa_17_0_p0 <= 64'd0;
        next_sroa_12_0_p0 <= 64'd0;
        next_sroa_7_0_p0 <= 64'd0;
        next_sroa_0_0_p0 <= 64'd0;
        padded_065_p0 <= 1'd0;
        begun_064_p0 <= 1'd0;
        round_062_p0 <= 32'd0;
        phase_061_p0 <= 2'd0;
        words_060_p0 <= zext;
        ahead_059_p0 <= zext_1;
        out_158_p0 <= zext_2;
        for_body42_valid_q <= 2'd1;
      end
      S_2_0: begin  // for.body42, lines 23, 29, 33, 39, 41, 76-78, 80-81, 83-86, 89, 91, 96, 99
        if (for_body42_valid_q[1]) s_sroa_134_0_p0 <= select_5;
        if (for_body42_valid_q[1]) s_sroa_131_0_p0 <= select_6;
        if (for_body42_valid_q[1]) s_sroa_128_0_p0 <= select_7;
        if (for_body42_valid_q[1]) s_sroa_122_0_p0 <= select_14;
        if (for_body42_valid_q[1]) s_sroa_116_0_p0 <= select_20;
        if (for_body42_valid_q[1]) s_sroa_110_0_p0 <= select_26;
        if (for_body42_valid_q[1]) s_sroa_104_0_p0 <= select_32;
        if (for_body42_valid_q[1]) s_sroa_98_0_p0 <= select_38;
        if (for_body42_valid_q[1]) s_sroa_92_0_p0 <= select_44;
        if (for_body42_valid_q[1]) s_sroa_86_0_p0 <= select_50;
        if (for_body42_valid_q[1]) s_sroa_80_0_p0 <= select_56;
        if (for_body42_valid_q[1]) s_sroa_74_0_p0 <= select_62;
        if (for_body42_valid_q[1]) s_sroa_68_0_p0 <= select_68;
        if (for_body42_valid_q[1]) s_sroa_62_0_p0 <= select_74;
        if (for_body42_valid_q[1]) s_sroa_56_0_p0 <= select_80;
        if (for_body42_valid_q[1]) s_sroa_50_0_p0 <= select_86;
        if (for_body42_valid_q[1]) s_sroa_44_0_p0 <= select_92;
        if (for_body42_valid_q[1]) s_sroa_38_0_p0 <= select_98;
        if (for_body42_valid_q[1]) s_sroa_32_0_p0 <= select_104;
        if (for_body42_valid_q[1]) s_sroa_26_0_p0 <= select_110;
        if (for_body42_valid_q[1]) s_sroa_20_0_p0 <= select_116;
        if (for_body42_valid_q[1]) s_sroa_14_0_p0 <= select_122;
        if (for_body42_valid_q[1]) s_sroa_8_0_p0 <= select_128;
        if (for_body42_valid_q[1]) s_sroa_0_0_p0 <= select_134;
        if (for_body42_valid_q[1]) s_sroa_137_0_p0 <= select_135;
        if (for_body42_valid_q[1]) next_sroa_102_0_p0 <= select_137;
        if (for_body42_valid_q[1]) next_sroa_97_0_p0 <= select_139;
        if (for_body42_valid_q[1]) next_sroa_92_0_p0 <= select_141;
        if (for_body42_valid_q[1]) next_sroa_87_0_p0 <= select_143;
        if (for_body42_valid_q[1]) next_sroa_82_0_p0 <= select_145;
        if (for_body42_valid_q[1]) next_sroa_77_0_p0 <= select_147;
        if (for_body42_valid_q[1]) next_sroa_72_0_p0 <= select_149;
        if (for_body42_valid_q[1]) next_sroa_67_0_p0 <= select_151;
        if (for_body42_valid_q[1]) next_sroa_62_0_p0 <= select_153;
        if (for_body42_valid_q[1]) next_sroa_57_0_p0 <= select_155;
        if (for_body42_valid_q[1]) next_sroa_52_0_p0 <= select_157;
        if (for_body42_valid_q[1]) next_sroa_47_0_p0 <= select_159;
        if (for_body42_valid_q[1]) next_sroa_42_0_p0 <= select_161;
        if (for_body42_valid_q[1]) next_sroa_37_0_p0 <= select_163;
        if (for_body42_valid_q[1]) next_sroa_32_0_p0 <= select_165;
        if (for_body42_valid_q[1]) next_sroa_27_0_p0 <= select_167;
        if (for_body42_valid_q[1]) next_sroa_22_0_p0 <= select_169;
        if (for_body42_valid_q[1]) next_sroa_17_0_p0 <= select_171;
        if (for_body42_valid_q[1]) next_sroa_12_0_p0 <= select_173;
        if (for_body42_valid_q[1]) next_sroa_7_0_p0 <= select_175;
        if (for_body42_valid_q[1]) next_sroa_0_0_p0 <= select_177;
        padded_065_p0 <= select_178;
        begun_064_p0 <= select_179;
        round_062_p0 <= select_180;
        phase_061_p0 <= select_181;
        words_060_p0 <= select_183;
        ahead_059_p0 <= select_184;
        out_158_p0 <= select_187;
        and_2_p0 <= and_2;
        cond72_p0 <= cond72;
        and_3_p0 <= and_3;
        xor_6_p0 <= xor_6;
        or_3_p0 <= or_3;
        and_12_p0 <= and_12;
        and_13_p0 <= and_13;
        or_cond51_not_20_p0 <= or_cond51_not_20;
        tobool85_not_p0 <= tobool85_not;
        or_4_p0 <= or_4;
        cmp88_p0 <= cmp88;
        and_14_p0 <= and_14;
        or_cond51_not_17_p0 <= or_cond51_not_17;
        or_cond51_not_16_p0 <= or_cond51_not_16;
        or_cond51_not_12_p0 <= or_cond51_not_12;
        or_cond51_not_8_p0 <= or_cond51_not_8;
        load_77_p0 <= load_77;
        for_body42_valid_q <= constant;
        state_q <= (constant == 2'd0) ? S_2_EXIT : S_2_0;
      end
      S_2_EXIT: begin  // for.body42, when the last iteration has left the pipeline
        state_q <= S_IDLE;
        done_q <= 1'b1;
        return_q <= 32'd0;
      end
      default: state_q <= S_IDLE;
    endcase
    if (!rst_ni) begin
      state_q <= S_IDLE;
      done_q <= 1'b0;
    end
  end
endmodule

// switch.table.sha3, from algorithms/sha3/c/sha3.c:46: 4 words of 32 bits.
module tnd_sha3_c_sha3_mem_switch_table_sha3 (
  input  logic clk_i,
  input  logic [1:0] raddr0_i,
  input  logic re0_i,
  output logic [31:0] rdata0_o
);
  (* no_rw_check *)
  logic [31:0] words [4];
  initial begin
    words[0] = 32'h1c;
    words[1] = 32'h20;
    words[2] = 32'h30;
    words[3] = 32'h40;
  end
  assign rdata0_o = words[raddr0_i];
  logic unused;
  assign unused = ^{re0_i, clk_i};
endmodule

// iota, from algorithms/sha3/c/sha3.c:77: 24 words of 64 bits.
module tnd_sha3_c_sha3_mem_iota (
  input  logic clk_i,
  input  logic [4:0] raddr0_i,
  input  logic re0_i,
  output logic [63:0] rdata0_o
);
  (* no_rw_check *)
  logic [63:0] words [32];
  initial begin
    for (int at = 0; at < 32; at = at + 1) words[at] = '0;
    words[0] = 64'd1;
    words[1] = 64'h8082;
    words[2] = 64'h800000000000808a;
    words[3] = 64'h8000000080008000;
    words[4] = 64'h808b;
    words[5] = 64'h80000001;
    words[6] = 64'h8000000080008081;
    words[7] = 64'h8000000000008009;
    words[8] = 64'h8a;
    words[9] = 64'h88;
    words[10] = 64'h80008009;
    words[11] = 64'h8000000a;
    words[12] = 64'h8000808b;
    words[13] = 64'h800000000000008b;
    words[14] = 64'h8000000000008089;
    words[15] = 64'h8000000000008003;
    words[16] = 64'h8000000000008002;
    words[17] = 64'h8000000000000080;
    words[18] = 64'h800a;
    words[19] = 64'h800000008000000a;
    words[20] = 64'h8000000080008081;
    words[21] = 64'h8000000000008080;
    words[22] = 64'h80000001;
    words[23] = 64'h8000000080008008;
  end
  assign rdata0_o = words[raddr0_i];
  logic unused;
  assign unused = ^{re0_i, clk_i};
endmodule

module tnd_sha3_c_sha3_machine (
  input  logic clk_i,
  input  logic rst_ni,
  input  logic start_i,
  output logic idle_o,
  output logic done_o,
  input  logic [7:0] op_i,
  input  logic [7:0] has_data_i,
  input  logic [31:0] len_bits_i,
  input  logic [63:0] iv0_i,
  input  logic [63:0] iv1_i,
  output logic [31:0] return_o,
  input  logic data_in_valid_i,
  output logic data_in_ready_o,
  input  logic [63:0] data_in_data_i,
  output logic data_out_valid_o,
  input  logic data_out_ready_i,
  output logic [63:0] data_out_data_o,
  output logic [3:0] data_out_last_o,
  output logic status_valid_o,
  output logic [7:0] status_o
);
  wire [1:0] sha3__switch_table_sha3_raddr0; wire sha3__switch_table_sha3_re0;
  wire [4:0] sha3__iota_raddr0; wire sha3__iota_re0;
  wire [31:0] switch_table_sha3_rdata0;
  wire [63:0] iota_rdata0;
  tnd_sha3_c_sha3_mem_switch_table_sha3 u_mem_switch_table_sha3 (.clk_i(clk_i), .raddr0_i(sha3__switch_table_sha3_raddr0), .re0_i(sha3__switch_table_sha3_re0), .rdata0_o(switch_table_sha3_rdata0));
  tnd_sha3_c_sha3_mem_iota u_mem_iota (.clk_i(clk_i), .raddr0_i(sha3__iota_raddr0), .re0_i(sha3__iota_re0), .rdata0_o(iota_rdata0));
  tnd_sha3_c_sha3_sha3 u_sha3 (
    .clk_i(clk_i),
    .rst_ni(rst_ni),
    .start_i(start_i && idle_o),
    .done_o(done_o),
    .op_i(op_i),
    .has_data_i(has_data_i),
    .len_bits_i(len_bits_i),
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
    .switch_table_sha3_raddr0_o(sha3__switch_table_sha3_raddr0),
    .switch_table_sha3_re0_o(sha3__switch_table_sha3_re0),
    .switch_table_sha3_rdata0_i(switch_table_sha3_rdata0),
    .iota_raddr0_o(sha3__iota_raddr0),
    .iota_re0_o(sha3__iota_re0),
    .iota_rdata0_i(iota_rdata0)
  );
  logic busy_q;
  assign idle_o = !busy_q;
  always_ff @(posedge clk_i) busy_q <= rst_ni && ((busy_q && !done_o) || (start_i && idle_o));
endmodule

// tnd_sha3_c_sha3: sha3 as a core; made by tandem-hls from sha3.c, function sha3; do not edit.
//
// Contract    docs/formats/core-ports.md, one task at a time
// Reset       rst_ni, active low, synchronous
module tnd_sha3_c_sha3 #(
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
  input  logic [63:0] data_in_data_i,
  input  logic [7:0] data_in_keep_i,
  input  logic                data_in_last_i,
  output logic                data_out_valid_o,
  input  logic                data_out_ready_i,
  output logic [63:0] data_out_data_o,
  output logic [7:0] data_out_keep_o,
  output logic                data_out_last_o,
  output logic [CtxWidth-1:0] data_out_ctx_o,
  output logic                result_valid_o,
  input  logic                result_ready_i,
  output logic [CtxWidth-1:0] result_ctx_o,
  output logic [127:0]        result_tag_o,
  output logic [7:0]          result_status_o
);
  logic                idle, done, in_valid, in_ready, out_valid, out_ready, status_valid, finished_q;
  logic [63:0]     in_data, masked, out_data, given;
  logic [3:0] out_last;
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

  for (genvar i = 0; i < 8; i = i + 1) begin : gen_mask
    assign masked[8*i +: 8]   = data_in_keep_i[i] ? data_in_data_i[8*i +: 8] : 8'd0;
    assign data_out_keep_o[i] = !data_out_last_o || out_bytes > i;
    assign given[8*i +: 8]    = out_last == 0 || out_last > i ? out_data[8*i +: 8] : 8'd0;  // past the end: nothing of keys
  end
  wire [3:0] out_bytes;
  assign data_out_last_o = |out_bytes;

  tnd_sha3_c_sha3_skid_in u_in (
    .clk_i(clk_i), .rst_ni(rst_ni), .in_valid_i(data_in_valid_i), .in_ready_o(data_in_ready_o), .in_data_i(masked),
    .out_valid_o(in_valid), .out_ready_i(in_ready), .out_data_o(in_data));
  tnd_sha3_c_sha3_skid_out u_out (
    .clk_i(clk_i), .rst_ni(rst_ni), .in_valid_i(out_valid), .in_ready_o(out_ready), .in_data_i({out_last, given}),
    .out_valid_o(data_out_valid_o), .out_ready_i(data_out_ready_i), .out_data_o({out_bytes, data_out_data_o}));

  tnd_sha3_c_sha3_machine u_machine (
    .clk_i(clk_i), .rst_ni(rst_ni), .start_i(task_valid_i && task_ready_o), .idle_o(idle), .done_o(done),
    .op_i(task_op_i[7:0]),
    .has_data_i({7'd0, task_has_data_i}),
    .len_bits_i(task_len_bits_i[31:0]),
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
module tnd_sha3_c_sha3_skid_in (
  input  logic             clk_i,
  input  logic             rst_ni,
  input  logic             in_valid_i,
  output logic             in_ready_o,
  input  logic [63:0] in_data_i,
  output logic             out_valid_o,
  input  logic             out_ready_i,
  output logic [63:0] out_data_o
);
  logic [63:0] data_q, spare_q;
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
module tnd_sha3_c_sha3_skid_out (
  input  logic             clk_i,
  input  logic             rst_ni,
  input  logic             in_valid_i,
  output logic             in_ready_o,
  input  logic [67:0] in_data_i,
  output logic             out_valid_o,
  input  logic             out_ready_i,
  output logic [67:0] out_data_o
);
  logic [67:0] data_q, spare_q;
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
