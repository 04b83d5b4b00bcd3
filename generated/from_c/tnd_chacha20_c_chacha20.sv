// tnd_chacha20_c_chacha20: made by tandem-hls from chacha20.c, function chacha20; do not edit.
//
// Interface   start_i begins while idle_o is high and takes the arguments; done_o is high for one clock, and
//             return_o stays until the next start. Memories of the caller have one read port, whose word is there
//             one clock after its address, and one write port with an enable for each lane of a word.
// Reset       rst_ni, active low, synchronous; memories keep what is in them
// verilator lint_off DECLFILENAME
// verilator lint_off UNUSEDSIGNAL
// verilator lint_off MULTITOP

// chacha20, from algorithms/chacha20/c/chacha20.c:41.
module tnd_chacha20_c_chacha20_chacha20 (
  input  logic clk_i,
  input  logic rst_ni,
  input  logic start_i,
  output logic done_o,
  input  logic [7:0] op_i,
  input  logic [7:0] has_data_i,
  input  logic [31:0] len_bits_i,
  input  logic [63:0] key0_i,
  input  logic [63:0] key1_i,
  input  logic [63:0] key2_i,
  input  logic [63:0] key3_i,
  input  logic [63:0] iv0_i,
  input  logic [63:0] iv1_i,
  output logic [31:0] return_o,
  input  logic data_in_valid_i,
  output logic data_in_ready_o,
  input  logic [511:0] data_in_data_i,
  output logic data_out_valid_o,
  input  logic data_out_ready_i,
  output logic [511:0] data_out_data_o,
  output logic [6:0] data_out_last_o,
  output logic status_valid_o,
  output logic [7:0] status_o
);

  typedef enum logic [1:0] {
    S_IDLE,
    S_0_0,
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
  logic [63:0] key0_q;
  logic [63:0] key1_q;
  logic [63:0] key2_q;
  logic [63:0] key3_q;
  logic [63:0] iv0_q;
  logic [63:0] iv1_q;
  logic [0:0] tobool_not_q;  // algorithms/chacha20/c/chacha20.c:46
  logic [0:0] tobool83_not_q;
  logic [6:0] add3_q;  // algorithms/chacha20/c/chacha20.c:44
  logic [63:0] first_sroa_44_0_p0;
  logic [31:0] s_sroa_77_0_p0;
  logic [31:0] s_sroa_72_0_p0;
  logic [31:0] s_sroa_67_0_p0;
  logic [31:0] s_sroa_62_0_p0;
  logic [31:0] s_sroa_57_0_p0;
  logic [31:0] s_sroa_52_0_p0;
  logic [31:0] s_sroa_47_0_p0;
  logic [31:0] s_sroa_42_0_p0;
  logic [31:0] s_sroa_37_0_p0;
  logic [31:0] s_sroa_32_0_p0;
  logic [31:0] s_sroa_27_0_p0;
  logic [31:0] s_sroa_22_0_p0;
  logic [31:0] s_sroa_17_0_p0;
  logic [31:0] s_sroa_12_0_p0;
  logic [31:0] s_sroa_7_0_p0;
  logic [31:0] s_sroa_0_0_p0;
  logic [31:0] n_041_p0;
  logic [31:0] done_040_p0;
  logic [31:0] inc1103739_p0;
  logic [0:0] or_1_p0;
  logic [63:0] select_2_p0;
  logic [63:0] select_3_p0;
  logic [63:0] select_4_p0;
  logic [63:0] select_5_p0;
  logic [0:0] and_6_p0;
  logic [63:0] select_6_p0;
  logic [63:0] select_8_p0;
  logic [63:0] select_10_p0;
  logic [63:0] select_11_p0;
  logic [6:0] cond108_p0;
  logic [1:0] for_body27_valid_q;

  wire [0:0] tobool_not = has_data_q == 8'd0;  // algorithms/chacha20/c/chacha20.c:46
  wire [7:0] cmp9_not = {7'd0, tobool_not};  // algorithms/chacha20/c/chacha20.c:46
  wire [0:0] cmp9_not_1 = op_q == cmp9_not;  // algorithms/chacha20/c/chacha20.c:46
  wire [0:0] tobool11_not = len_bits_q == 32'd0;  // algorithms/chacha20/c/chacha20.c:47
  wire [0:0] and_1 = cmp9_not_1 & tobool11_not;
  wire [0:0] xor_1 = and_1 ^ 1'd1;
  wire [0:0] and_2 = xor_1 & cmp9_not_1;
  wire [31:0] and4 = iv0_q[31:0];  // algorithms/chacha20/c/chacha20.c:45
  wire [32:0] add6 = {1'd0, and4};  // algorithms/chacha20/c/chacha20.c:45
  wire [31:0] shr = {9'd0, len_bits_q[31:9]};  // algorithms/chacha20/c/chacha20.c:44
  wire [22:0] shr_1 = shr[22:0];  // algorithms/chacha20/c/chacha20.c:44
  wire [23:0] add = {1'd0, shr_1};  // algorithms/chacha20/c/chacha20.c:44
  wire [8:0] and_3 = len_bits_q[8:0];  // algorithms/chacha20/c/chacha20.c:44
  wire [0:0] cmp = and_3 != 9'd0;  // algorithms/chacha20/c/chacha20.c:44
  wire [23:0] add_1 = {23'd0, cmp};  // algorithms/chacha20/c/chacha20.c:44
  wire [23:0] add_2 = add + add_1;  // algorithms/chacha20/c/chacha20.c:44
  wire [32:0] add6_1 = {9'd0, add_2};  // algorithms/chacha20/c/chacha20.c:45
  wire [32:0] add6_2 = add6 + add6_1;  // algorithms/chacha20/c/chacha20.c:45
  wire [0:0] cmp14 = 33'h100000000 < add6_2;  // algorithms/chacha20/c/chacha20.c:48
  wire [2:0] cond16 = cmp14 ? 3'd5 : 3'd0;  // algorithms/chacha20/c/chacha20.c:48
  wire [2:0] select = cmp9_not_1 ? 3'd1 : 3'd4;
  wire [2:0] select_1 = and_2 ? cond16 : select;
  wire [7:0] zext_50 = {5'd0, select_1};  // algorithms/chacha20/c/chacha20.c:50
  wire [63:0] first_sroa_53_60_extract_shift = {32'd0, iv1_q[63:32]};  // algorithms/chacha20/c/chacha20.c:54
  wire [31:0] first_sroa_53_60_extract_shift_1 = first_sroa_53_60_extract_shift[31:0];  // algorithms/chacha20/c/chacha20.c:54
  wire [31:0] first_sroa_53_56_extract_trunc = iv1_q[31:0];  // algorithms/chacha20/c/chacha20.c:54
  wire [63:0] first_sroa_44_52_extract_shift = {32'd0, iv0_q[63:32]};  // algorithms/chacha20/c/chacha20.c:54
  wire [31:0] first_sroa_44_52_extract_shift_1 = first_sroa_44_52_extract_shift[31:0];  // algorithms/chacha20/c/chacha20.c:54
  wire [63:0] first_sroa_37_44_extract_shift = {32'd0, key3_q[63:32]};  // algorithms/chacha20/c/chacha20.c:54
  wire [31:0] first_sroa_37_44_extract_shift_1 = first_sroa_37_44_extract_shift[31:0];  // algorithms/chacha20/c/chacha20.c:54
  wire [31:0] first_sroa_37_40_extract_trunc = key3_q[31:0];  // algorithms/chacha20/c/chacha20.c:54
  wire [63:0] first_sroa_30_36_extract_shift = {32'd0, key2_q[63:32]};  // algorithms/chacha20/c/chacha20.c:54
  wire [31:0] first_sroa_30_36_extract_shift_1 = first_sroa_30_36_extract_shift[31:0];  // algorithms/chacha20/c/chacha20.c:54
  wire [31:0] first_sroa_30_32_extract_trunc = key2_q[31:0];  // algorithms/chacha20/c/chacha20.c:54
  wire [63:0] first_sroa_23_28_extract_shift = {32'd0, key1_q[63:32]};  // algorithms/chacha20/c/chacha20.c:54
  wire [31:0] first_sroa_23_28_extract_shift_1 = first_sroa_23_28_extract_shift[31:0];  // algorithms/chacha20/c/chacha20.c:54
  wire [31:0] first_sroa_23_24_extract_trunc = key1_q[31:0];  // algorithms/chacha20/c/chacha20.c:54
  wire [63:0] first_sroa_16_20_extract_shift = {32'd0, key0_q[63:32]};  // algorithms/chacha20/c/chacha20.c:54
  wire [31:0] first_sroa_16_20_extract_shift_1 = first_sroa_16_20_extract_shift[31:0];  // algorithms/chacha20/c/chacha20.c:54
  wire [31:0] first_sroa_16_16_extract_trunc = key0_q[31:0];  // algorithms/chacha20/c/chacha20.c:54
  wire [25:0] mul = {2'd0, add_2};  // algorithms/chacha20/c/chacha20.c:58
  wire [25:0] mul_1 = {mul[23:0], 2'd0};  // algorithms/chacha20/c/chacha20.c:58
  wire [28:0] mul_2 = {3'd0, mul_1};  // algorithms/chacha20/c/chacha20.c:58
  wire [27:0] mul_3 = {4'd0, add_2};  // algorithms/chacha20/c/chacha20.c:58
  wire [27:0] mul_4 = {mul_3[23:0], 4'd0};  // algorithms/chacha20/c/chacha20.c:58
  wire [28:0] mul_5 = {1'd0, mul_4};  // algorithms/chacha20/c/chacha20.c:58
  wire [28:0] mul_6 = mul_2 + mul_5;  // algorithms/chacha20/c/chacha20.c:58
  wire [31:0] zext = {3'd0, mul_6};
  wire [31:0] inc29 = done_040_p0 + 32'd1;  // algorithms/chacha20/c/chacha20.c:60
  wire [0:0] cmp30 = inc29 == 32'h14;  // algorithms/chacha20/c/chacha20.c:60
  wire [0:0] and_4 = cmp30 & tobool_not_q;
  wire [0:0] xor_2 = and_4 ^ 1'd1;
  wire [0:0] and_5 = xor_2 & cmp30;
  wire [63:0] select_7 = and_6_p0 ? select_6_p0 : 64'd0;
  wire [63:0] select_9 = and_6_p0 ? select_8_p0 : 64'd0;
  wire [511:0] cat_74 = {select_2_p0, select_3_p0, select_4_p0, select_5_p0, select_7, select_9, select_10_p0, select_11_p0};  // algorithms/chacha20/c/chacha20.c:74
  wire [31:0] dec = n_041_p0 + 32'hffffffff;  // algorithms/chacha20/c/chacha20.c:58
  wire [0:0] tobool25_not = dec == 32'd0;  // algorithms/chacha20/c/chacha20.c:58
  wire [1:0] constant = {for_body27_valid_q[0:0], for_body27_valid_q[0] && !tobool25_not};
  wire [0:0] or_2 = and_4 | cmp30;
  wire [0:0] and_6 = or_2 & tobool83_not_q;
  wire [0:0] or_1 = and_6 | or_2;
  wire [63:0] first_sroa_44_48_insert_mask = first_sroa_44_0_p0 & 64'hffffffff00000000;  // algorithms/chacha20/c/chacha20.c:76
  wire [31:0] inc110 = inc1103739_p0 + 32'd1;  // algorithms/chacha20/c/chacha20.c:76
  wire [63:0] first_sroa_44_48_insert_insert = {32'd0, inc110};  // algorithms/chacha20/c/chacha20.c:76
  wire [63:0] first_sroa_44_48_insert_insert_1 = first_sroa_44_48_insert_mask | first_sroa_44_48_insert_insert;  // algorithms/chacha20/c/chacha20.c:76
  wire [63:0] select_12 = or_1 ? first_sroa_44_48_insert_insert_1 : first_sroa_44_0_p0;
  wire [31:0] add_i = s_sroa_0_0_p0 + s_sroa_22_0_p0;  // algorithms/chacha20/c/chacha20.c:15
  wire [31:0] xor_i = s_sroa_62_0_p0 ^ add_i;  // algorithms/chacha20/c/chacha20.c:15
  wire [15:0] or_i_i = xor_i[15:0];  // algorithms/chacha20/c/chacha20.c:11
  wire [31:0] or_i_i_1 = {16'd0, xor_i[31:16]};  // algorithms/chacha20/c/chacha20.c:11
  wire [15:0] or_i_i_2 = or_i_i_1[15:0];  // algorithms/chacha20/c/chacha20.c:11
  wire [31:0] or_i_i_3 = {or_i_i, or_i_i_2};  // algorithms/chacha20/c/chacha20.c:11
  wire [31:0] add1_i = or_i_i_3 + s_sroa_42_0_p0;  // algorithms/chacha20/c/chacha20.c:16
  wire [31:0] xor2_i = add1_i ^ s_sroa_22_0_p0;  // algorithms/chacha20/c/chacha20.c:16
  wire [19:0] or_i17_i = xor2_i[19:0];  // algorithms/chacha20/c/chacha20.c:11
  wire [31:0] or_i17_i_1 = {20'd0, xor2_i[31:20]};  // algorithms/chacha20/c/chacha20.c:11
  wire [11:0] or_i17_i_2 = or_i17_i_1[11:0];  // algorithms/chacha20/c/chacha20.c:11
  wire [31:0] or_i17_i_3 = {or_i17_i, or_i17_i_2};  // algorithms/chacha20/c/chacha20.c:11
  wire [31:0] add4_i = or_i17_i_3 + add_i;  // algorithms/chacha20/c/chacha20.c:17
  wire [31:0] xor5_i = add4_i ^ or_i_i_3;  // algorithms/chacha20/c/chacha20.c:17
  wire [23:0] or_i18_i = xor5_i[23:0];  // algorithms/chacha20/c/chacha20.c:11
  wire [31:0] or_i18_i_1 = {24'd0, xor5_i[31:24]};  // algorithms/chacha20/c/chacha20.c:11
  wire [7:0] or_i18_i_2 = or_i18_i_1[7:0];  // algorithms/chacha20/c/chacha20.c:11
  wire [31:0] or_i18_i_3 = {or_i18_i, or_i18_i_2};  // algorithms/chacha20/c/chacha20.c:11
  wire [31:0] select_13 = or_1 ? first_sroa_53_60_extract_shift_1 : or_i18_i_3;
  wire [31:0] add_i_1 = s_sroa_7_0_p0 + s_sroa_27_0_p0;  // algorithms/chacha20/c/chacha20.c:15
  wire [31:0] xor_i_1 = s_sroa_67_0_p0 ^ add_i_1;  // algorithms/chacha20/c/chacha20.c:15
  wire [15:0] or_i_i_1_1 = xor_i_1[15:0];  // algorithms/chacha20/c/chacha20.c:11
  wire [31:0] or_i_i_1_2 = {16'd0, xor_i_1[31:16]};  // algorithms/chacha20/c/chacha20.c:11
  wire [15:0] or_i_i_1_3 = or_i_i_1_2[15:0];  // algorithms/chacha20/c/chacha20.c:11
  wire [31:0] or_i_i_1_4 = {or_i_i_1_1, or_i_i_1_3};  // algorithms/chacha20/c/chacha20.c:11
  wire [31:0] add1_i_1 = or_i_i_1_4 + s_sroa_47_0_p0;  // algorithms/chacha20/c/chacha20.c:16
  wire [31:0] xor2_i_1 = add1_i_1 ^ s_sroa_27_0_p0;  // algorithms/chacha20/c/chacha20.c:16
  wire [19:0] or_i17_i_1_1 = xor2_i_1[19:0];  // algorithms/chacha20/c/chacha20.c:11
  wire [31:0] or_i17_i_1_2 = {20'd0, xor2_i_1[31:20]};  // algorithms/chacha20/c/chacha20.c:11
  wire [11:0] or_i17_i_1_3 = or_i17_i_1_2[11:0];  // algorithms/chacha20/c/chacha20.c:11
  wire [31:0] or_i17_i_1_4 = {or_i17_i_1_1, or_i17_i_1_3};  // algorithms/chacha20/c/chacha20.c:11
  wire [31:0] add4_i_1 = or_i17_i_1_4 + add_i_1;  // algorithms/chacha20/c/chacha20.c:17
  wire [31:0] xor5_i_1 = add4_i_1 ^ or_i_i_1_4;  // algorithms/chacha20/c/chacha20.c:17
  wire [23:0] or_i18_i_1_1 = xor5_i_1[23:0];  // algorithms/chacha20/c/chacha20.c:11
  wire [31:0] or_i18_i_1_2 = {24'd0, xor5_i_1[31:24]};  // algorithms/chacha20/c/chacha20.c:11
  wire [7:0] or_i18_i_1_3 = or_i18_i_1_2[7:0];  // algorithms/chacha20/c/chacha20.c:11
  wire [31:0] or_i18_i_1_4 = {or_i18_i_1_1, or_i18_i_1_3};  // algorithms/chacha20/c/chacha20.c:11
  wire [31:0] select_14 = or_1 ? first_sroa_53_56_extract_trunc : or_i18_i_1_4;
  wire [63:0] first_sroa_44_52_extract_shift141 = {32'd0, first_sroa_44_0_p0[63:32]};  // algorithms/chacha20/c/chacha20.c:65
  wire [31:0] first_sroa_44_52_extract_shift141_1 = first_sroa_44_52_extract_shift141[31:0];  // algorithms/chacha20/c/chacha20.c:65
  wire [31:0] add_i_2 = s_sroa_12_0_p0 + s_sroa_32_0_p0;  // algorithms/chacha20/c/chacha20.c:15
  wire [31:0] xor_i_2 = s_sroa_72_0_p0 ^ add_i_2;  // algorithms/chacha20/c/chacha20.c:15
  wire [15:0] or_i_i_2_1 = xor_i_2[15:0];  // algorithms/chacha20/c/chacha20.c:11
  wire [31:0] or_i_i_2_2 = {16'd0, xor_i_2[31:16]};  // algorithms/chacha20/c/chacha20.c:11
  wire [15:0] or_i_i_2_3 = or_i_i_2_2[15:0];  // algorithms/chacha20/c/chacha20.c:11
  wire [31:0] or_i_i_2_4 = {or_i_i_2_1, or_i_i_2_3};  // algorithms/chacha20/c/chacha20.c:11
  wire [31:0] add1_i_2 = or_i_i_2_4 + s_sroa_52_0_p0;  // algorithms/chacha20/c/chacha20.c:16
  wire [31:0] xor2_i_2 = add1_i_2 ^ s_sroa_32_0_p0;  // algorithms/chacha20/c/chacha20.c:16
  wire [19:0] or_i17_i_2_1 = xor2_i_2[19:0];  // algorithms/chacha20/c/chacha20.c:11
  wire [31:0] or_i17_i_2_2 = {20'd0, xor2_i_2[31:20]};  // algorithms/chacha20/c/chacha20.c:11
  wire [11:0] or_i17_i_2_3 = or_i17_i_2_2[11:0];  // algorithms/chacha20/c/chacha20.c:11
  wire [31:0] or_i17_i_2_4 = {or_i17_i_2_1, or_i17_i_2_3};  // algorithms/chacha20/c/chacha20.c:11
  wire [31:0] add4_i_2 = or_i17_i_2_4 + add_i_2;  // algorithms/chacha20/c/chacha20.c:17
  wire [31:0] xor5_i_2 = add4_i_2 ^ or_i_i_2_4;  // algorithms/chacha20/c/chacha20.c:17
  wire [23:0] or_i18_i_2_1 = xor5_i_2[23:0];  // algorithms/chacha20/c/chacha20.c:11
  wire [31:0] or_i18_i_2_2 = {24'd0, xor5_i_2[31:24]};  // algorithms/chacha20/c/chacha20.c:11
  wire [7:0] or_i18_i_2_3 = or_i18_i_2_2[7:0];  // algorithms/chacha20/c/chacha20.c:11
  wire [31:0] or_i18_i_2_4 = {or_i18_i_2_1, or_i18_i_2_3};  // algorithms/chacha20/c/chacha20.c:11
  wire [31:0] select_15 = or_1 ? first_sroa_44_52_extract_shift141_1 : or_i18_i_2_4;
  wire [31:0] add_i_3 = s_sroa_17_0_p0 + s_sroa_37_0_p0;  // algorithms/chacha20/c/chacha20.c:15
  wire [31:0] xor_i_3 = s_sroa_77_0_p0 ^ add_i_3;  // algorithms/chacha20/c/chacha20.c:15
  wire [15:0] or_i_i_3_1 = xor_i_3[15:0];  // algorithms/chacha20/c/chacha20.c:11
  wire [31:0] or_i_i_3_2 = {16'd0, xor_i_3[31:16]};  // algorithms/chacha20/c/chacha20.c:11
  wire [15:0] or_i_i_3_3 = or_i_i_3_2[15:0];  // algorithms/chacha20/c/chacha20.c:11
  wire [31:0] or_i_i_3_4 = {or_i_i_3_1, or_i_i_3_3};  // algorithms/chacha20/c/chacha20.c:11
  wire [31:0] add1_i_3 = or_i_i_3_4 + s_sroa_57_0_p0;  // algorithms/chacha20/c/chacha20.c:16
  wire [31:0] xor2_i_3 = add1_i_3 ^ s_sroa_37_0_p0;  // algorithms/chacha20/c/chacha20.c:16
  wire [19:0] or_i17_i_3_1 = xor2_i_3[19:0];  // algorithms/chacha20/c/chacha20.c:11
  wire [31:0] or_i17_i_3_2 = {20'd0, xor2_i_3[31:20]};  // algorithms/chacha20/c/chacha20.c:11
  wire [11:0] or_i17_i_3_3 = or_i17_i_3_2[11:0];  // algorithms/chacha20/c/chacha20.c:11
  wire [31:0] or_i17_i_3_4 = {or_i17_i_3_1, or_i17_i_3_3};  // algorithms/chacha20/c/chacha20.c:11
  wire [31:0] add4_i_3 = or_i17_i_3_4 + add_i_3;  // algorithms/chacha20/c/chacha20.c:17
  wire [31:0] xor5_i_3 = add4_i_3 ^ or_i_i_3_4;  // algorithms/chacha20/c/chacha20.c:17
  wire [23:0] or_i18_i_3_1 = xor5_i_3[23:0];  // algorithms/chacha20/c/chacha20.c:11
  wire [31:0] or_i18_i_3_2 = {24'd0, xor5_i_3[31:24]};  // algorithms/chacha20/c/chacha20.c:11
  wire [7:0] or_i18_i_3_3 = or_i18_i_3_2[7:0];  // algorithms/chacha20/c/chacha20.c:11
  wire [31:0] or_i18_i_3_4 = {or_i18_i_3_1, or_i18_i_3_3};  // algorithms/chacha20/c/chacha20.c:11
  wire [31:0] select_16 = or_1 ? inc110 : or_i18_i_3_4;
  wire [31:0] add7_i_3 = or_i18_i_3_4 + add1_i_3;  // algorithms/chacha20/c/chacha20.c:18
  wire [31:0] select_17 = or_1 ? first_sroa_37_44_extract_shift_1 : add7_i_3;
  wire [31:0] add7_i = or_i18_i_3 + add1_i;  // algorithms/chacha20/c/chacha20.c:18
  wire [31:0] select_18 = or_1 ? first_sroa_37_40_extract_trunc : add7_i;
  wire [31:0] add7_i_1 = or_i18_i_1_4 + add1_i_1;  // algorithms/chacha20/c/chacha20.c:18
  wire [31:0] select_19 = or_1 ? first_sroa_30_36_extract_shift_1 : add7_i_1;
  wire [31:0] add7_i_2 = or_i18_i_2_4 + add1_i_2;  // algorithms/chacha20/c/chacha20.c:18
  wire [31:0] select_20 = or_1 ? first_sroa_30_32_extract_trunc : add7_i_2;
  wire [31:0] xor8_i_2 = add7_i_2 ^ or_i17_i_2_4;  // algorithms/chacha20/c/chacha20.c:18
  wire [24:0] or_i19_i_2 = xor8_i_2[24:0];  // algorithms/chacha20/c/chacha20.c:11
  wire [31:0] or_i19_i_2_1 = {25'd0, xor8_i_2[31:25]};  // algorithms/chacha20/c/chacha20.c:11
  wire [6:0] or_i19_i_2_2 = or_i19_i_2_1[6:0];  // algorithms/chacha20/c/chacha20.c:11
  wire [31:0] or_i19_i_2_3 = {or_i19_i_2, or_i19_i_2_2};  // algorithms/chacha20/c/chacha20.c:11
  wire [31:0] select_21 = or_1 ? first_sroa_23_28_extract_shift_1 : or_i19_i_2_3;
  wire [31:0] xor8_i_3 = add7_i_3 ^ or_i17_i_3_4;  // algorithms/chacha20/c/chacha20.c:18
  wire [24:0] or_i19_i_3 = xor8_i_3[24:0];  // algorithms/chacha20/c/chacha20.c:11
  wire [31:0] or_i19_i_3_1 = {25'd0, xor8_i_3[31:25]};  // algorithms/chacha20/c/chacha20.c:11
  wire [6:0] or_i19_i_3_2 = or_i19_i_3_1[6:0];  // algorithms/chacha20/c/chacha20.c:11
  wire [31:0] or_i19_i_3_3 = {or_i19_i_3, or_i19_i_3_2};  // algorithms/chacha20/c/chacha20.c:11
  wire [31:0] select_22 = or_1 ? first_sroa_23_24_extract_trunc : or_i19_i_3_3;
  wire [31:0] xor8_i = add7_i ^ or_i17_i_3;  // algorithms/chacha20/c/chacha20.c:18
  wire [24:0] or_i19_i = xor8_i[24:0];  // algorithms/chacha20/c/chacha20.c:11
  wire [31:0] or_i19_i_1 = {25'd0, xor8_i[31:25]};  // algorithms/chacha20/c/chacha20.c:11
  wire [6:0] or_i19_i_4 = or_i19_i_1[6:0];  // algorithms/chacha20/c/chacha20.c:11
  wire [31:0] or_i19_i_5 = {or_i19_i, or_i19_i_4};  // algorithms/chacha20/c/chacha20.c:11
  wire [31:0] select_23 = or_1 ? first_sroa_16_20_extract_shift_1 : or_i19_i_5;
  wire [31:0] xor8_i_1 = add7_i_1 ^ or_i17_i_1_4;  // algorithms/chacha20/c/chacha20.c:18
  wire [24:0] or_i19_i_1_1 = xor8_i_1[24:0];  // algorithms/chacha20/c/chacha20.c:11
  wire [31:0] or_i19_i_1_2 = {25'd0, xor8_i_1[31:25]};  // algorithms/chacha20/c/chacha20.c:11
  wire [6:0] or_i19_i_1_3 = or_i19_i_1_2[6:0];  // algorithms/chacha20/c/chacha20.c:11
  wire [31:0] or_i19_i_1_4 = {or_i19_i_1_1, or_i19_i_1_3};  // algorithms/chacha20/c/chacha20.c:11
  wire [31:0] select_24 = or_1 ? first_sroa_16_16_extract_trunc : or_i19_i_1_4;
  wire [31:0] select_25 = or_1 ? 32'h6b206574 : add4_i_1;
  wire [31:0] select_26 = or_1 ? 32'h79622d32 : add4_i_2;
  wire [31:0] select_27 = or_1 ? 32'h3320646e : add4_i_3;
  wire [31:0] select_28 = or_1 ? 32'h61707865 : add4_i;
  wire [31:0] select_29 = or_1 ? 32'd0 : inc29;
  wire [31:0] select_30 = or_1 ? inc110 : inc1103739_p0;
  wire [31:0] add54_7 = or_i18_i_3 + first_sroa_53_60_extract_shift_1;  // algorithms/chacha20/c/chacha20.c:65
  wire [63:0] shl_7 = {32'd0, add54_7};  // algorithms/chacha20/c/chacha20.c:65
  wire [63:0] shl_7_1 = {shl_7[31:0], 32'd0};  // algorithms/chacha20/c/chacha20.c:65
  wire [31:0] add44_7 = or_i18_i_1_4 + first_sroa_53_56_extract_trunc;  // algorithms/chacha20/c/chacha20.c:65
  wire [63:0] or_7 = {32'd0, add44_7};  // algorithms/chacha20/c/chacha20.c:65
  wire [63:0] or_7_1 = shl_7_1 | or_7;  // algorithms/chacha20/c/chacha20.c:65
  wire [511:0] call = data_in_data_i;  // algorithms/chacha20/c/chacha20.c:68
  wire [511:0] call70_6 = {448'd0, call[511:448]};  // algorithms/chacha20/c/chacha20.c:70
  wire [63:0] call70_6_1 = call70_6[63:0];  // algorithms/chacha20/c/chacha20.c:70
  wire [63:0] xor73_6 = or_7_1 ^ call70_6_1;  // algorithms/chacha20/c/chacha20.c:70
  wire [63:0] select_31 = and_5 ? xor73_6 : or_7_1;
  wire [63:0] select_2 = and_6 ? select_31 : 64'd0;
  wire [31:0] add54_6 = or_i18_i_2_4 + first_sroa_44_52_extract_shift141_1;  // algorithms/chacha20/c/chacha20.c:65
  wire [63:0] shl_6 = {32'd0, add54_6};  // algorithms/chacha20/c/chacha20.c:65
  wire [63:0] shl_6_1 = {shl_6[31:0], 32'd0};  // algorithms/chacha20/c/chacha20.c:65
  wire [31:0] first_sroa_44_48_extract_trunc137 = first_sroa_44_0_p0[31:0];  // algorithms/chacha20/c/chacha20.c:65
  wire [31:0] add44_6 = or_i18_i_3_4 + first_sroa_44_48_extract_trunc137;  // algorithms/chacha20/c/chacha20.c:65
  wire [63:0] or_6 = {32'd0, add44_6};  // algorithms/chacha20/c/chacha20.c:65
  wire [63:0] or_6_1 = shl_6_1 | or_6;  // algorithms/chacha20/c/chacha20.c:65
  wire [511:0] call70_5 = {384'd0, call[511:384]};  // algorithms/chacha20/c/chacha20.c:70
  wire [63:0] call70_5_1 = call70_5[63:0];  // algorithms/chacha20/c/chacha20.c:70
  wire [63:0] xor73_5 = or_6_1 ^ call70_5_1;  // algorithms/chacha20/c/chacha20.c:70
  wire [63:0] select_32 = and_5 ? xor73_5 : or_6_1;
  wire [63:0] select_3 = and_6 ? select_32 : 64'd0;
  wire [31:0] add54_5 = add7_i_3 + first_sroa_37_44_extract_shift_1;  // algorithms/chacha20/c/chacha20.c:65
  wire [63:0] shl_5 = {32'd0, add54_5};  // algorithms/chacha20/c/chacha20.c:65
  wire [63:0] shl_5_1 = {shl_5[31:0], 32'd0};  // algorithms/chacha20/c/chacha20.c:65
  wire [31:0] add44_5 = add7_i + first_sroa_37_40_extract_trunc;  // algorithms/chacha20/c/chacha20.c:65
  wire [63:0] or_5 = {32'd0, add44_5};  // algorithms/chacha20/c/chacha20.c:65
  wire [63:0] or_5_1 = shl_5_1 | or_5;  // algorithms/chacha20/c/chacha20.c:65
  wire [511:0] call70_4 = {320'd0, call[511:320]};  // algorithms/chacha20/c/chacha20.c:70
  wire [63:0] call70_4_1 = call70_4[63:0];  // algorithms/chacha20/c/chacha20.c:70
  wire [63:0] xor73_4 = or_5_1 ^ call70_4_1;  // algorithms/chacha20/c/chacha20.c:70
  wire [63:0] select_33 = and_5 ? xor73_4 : or_5_1;
  wire [63:0] select_4 = and_6 ? select_33 : 64'd0;
  wire [31:0] add54_4 = add7_i_1 + first_sroa_30_36_extract_shift_1;  // algorithms/chacha20/c/chacha20.c:65
  wire [63:0] shl_4 = {32'd0, add54_4};  // algorithms/chacha20/c/chacha20.c:65
  wire [63:0] shl_4_1 = {shl_4[31:0], 32'd0};  // algorithms/chacha20/c/chacha20.c:65
  wire [31:0] add44_4 = add7_i_2 + first_sroa_30_32_extract_trunc;  // algorithms/chacha20/c/chacha20.c:65
  wire [63:0] or_4 = {32'd0, add44_4};  // algorithms/chacha20/c/chacha20.c:65
  wire [63:0] or_4_1 = shl_4_1 | or_4;  // algorithms/chacha20/c/chacha20.c:65
  wire [511:0] call70_3 = {256'd0, call[511:256]};  // algorithms/chacha20/c/chacha20.c:70
  wire [63:0] call70_3_1 = call70_3[63:0];  // algorithms/chacha20/c/chacha20.c:70
  wire [63:0] xor73_3 = or_4_1 ^ call70_3_1;  // algorithms/chacha20/c/chacha20.c:70
  wire [63:0] select_34 = and_5 ? xor73_3 : or_4_1;
  wire [63:0] select_5 = and_6 ? select_34 : 64'd0;
  wire [31:0] add54_3 = or_i19_i_2_3 + first_sroa_23_28_extract_shift_1;  // algorithms/chacha20/c/chacha20.c:65
  wire [63:0] shl_3 = {32'd0, add54_3};  // algorithms/chacha20/c/chacha20.c:65
  wire [63:0] shl_3_1 = {shl_3[31:0], 32'd0};  // algorithms/chacha20/c/chacha20.c:65
  wire [31:0] add44_3 = or_i19_i_3_3 + first_sroa_23_24_extract_trunc;  // algorithms/chacha20/c/chacha20.c:65
  wire [63:0] or_3 = {32'd0, add44_3};  // algorithms/chacha20/c/chacha20.c:65
  wire [63:0] or_3_1 = shl_3_1 | or_3;  // algorithms/chacha20/c/chacha20.c:65
  wire [511:0] call70_2 = {192'd0, call[511:192]};  // algorithms/chacha20/c/chacha20.c:70
  wire [63:0] call70_2_1 = call70_2[63:0];  // algorithms/chacha20/c/chacha20.c:70
  wire [63:0] xor73_2 = or_3_1 ^ call70_2_1;  // algorithms/chacha20/c/chacha20.c:70
  wire [63:0] select_6 = and_5 ? xor73_2 : or_3_1;
  wire [31:0] add54_2 = or_i19_i_5 + first_sroa_16_20_extract_shift_1;  // algorithms/chacha20/c/chacha20.c:65
  wire [63:0] shl_2 = {32'd0, add54_2};  // algorithms/chacha20/c/chacha20.c:65
  wire [63:0] shl_2_1 = {shl_2[31:0], 32'd0};  // algorithms/chacha20/c/chacha20.c:65
  wire [31:0] add44_2 = or_i19_i_1_4 + first_sroa_16_16_extract_trunc;  // algorithms/chacha20/c/chacha20.c:65
  wire [63:0] or_2_1 = {32'd0, add44_2};  // algorithms/chacha20/c/chacha20.c:65
  wire [63:0] or_2_2 = shl_2_1 | or_2_1;  // algorithms/chacha20/c/chacha20.c:65
  wire [511:0] call70_1 = {128'd0, call[511:128]};  // algorithms/chacha20/c/chacha20.c:70
  wire [63:0] call70_1_1 = call70_1[63:0];  // algorithms/chacha20/c/chacha20.c:70
  wire [63:0] xor73_1 = or_2_2 ^ call70_1_1;  // algorithms/chacha20/c/chacha20.c:70
  wire [63:0] select_8 = and_5 ? xor73_1 : or_2_2;
  wire [31:0] add54_1 = add4_i_1 + 32'h6b206574;  // algorithms/chacha20/c/chacha20.c:65
  wire [63:0] shl_1 = {32'd0, add54_1};  // algorithms/chacha20/c/chacha20.c:65
  wire [63:0] shl_1_1 = {shl_1[31:0], 32'd0};  // algorithms/chacha20/c/chacha20.c:65
  wire [31:0] add44_1 = add4_i_2 + 32'h79622d32;  // algorithms/chacha20/c/chacha20.c:65
  wire [63:0] or_1_1 = {32'd0, add44_1};  // algorithms/chacha20/c/chacha20.c:65
  wire [63:0] or_1_2 = shl_1_1 | or_1_1;  // algorithms/chacha20/c/chacha20.c:65
  wire [511:0] call70 = {64'd0, call[511:64]};  // algorithms/chacha20/c/chacha20.c:70
  wire [63:0] call70_7 = call70[63:0];  // algorithms/chacha20/c/chacha20.c:70
  wire [63:0] xor73 = or_1_2 ^ call70_7;  // algorithms/chacha20/c/chacha20.c:70
  wire [63:0] select_35 = and_5 ? xor73 : or_1_2;
  wire [63:0] select_10 = and_6 ? select_35 : 64'd0;
  wire [31:0] add54 = add4_i_3 + 32'h3320646e;  // algorithms/chacha20/c/chacha20.c:65
  wire [63:0] shl = {32'd0, add54};  // algorithms/chacha20/c/chacha20.c:65
  wire [63:0] shl_8 = {shl[31:0], 32'd0};  // algorithms/chacha20/c/chacha20.c:65
  wire [31:0] add44 = add4_i + 32'h61707865;  // algorithms/chacha20/c/chacha20.c:65
  wire [63:0] or_8 = {32'd0, add44};  // algorithms/chacha20/c/chacha20.c:65
  wire [63:0] or_9 = shl_8 | or_8;  // algorithms/chacha20/c/chacha20.c:65
  wire [63:0] call_1 = call[63:0];  // algorithms/chacha20/c/chacha20.c:68
  wire [63:0] xor_3 = or_9 ^ call_1;  // algorithms/chacha20/c/chacha20.c:68
  wire [63:0] select_36 = and_5 ? xor_3 : or_9;
  wire [63:0] select_11 = and_6 ? select_36 : 64'd0;
  wire [0:0] cmp103 = n_041_p0 == 32'd1;  // algorithms/chacha20/c/chacha20.c:74
  wire [6:0] cond108 = cmp103 ? add3_q : 7'd0;  // algorithms/chacha20/c/chacha20.c:74
  wire [0:0] tobool83_not = select_1 == 3'd0;
  wire [8:0] sub = and_3 + 9'h1ff;  // algorithms/chacha20/c/chacha20.c:44
  wire [8:0] shr1 = {3'd0, sub[8:3]};  // algorithms/chacha20/c/chacha20.c:44
  wire [5:0] shr1_1 = shr1[5:0];  // algorithms/chacha20/c/chacha20.c:44
  wire [6:0] add3_1 = {1'd0, shr1_1};  // algorithms/chacha20/c/chacha20.c:44
  wire [6:0] add3 = add3_1 + 7'd1;  // algorithms/chacha20/c/chacha20.c:44

  wire wants_status = (state_q == S_0_0);
  wire wants_in = (state_q == S_2_0 && and_5 && for_body27_valid_q[0]);
  wire wants_out = (state_q == S_2_0 && or_1_p0 && for_body27_valid_q[1]);
  wire stall = (wants_in && !data_in_valid_i) || (wants_out && !data_out_ready_i);
  assign data_in_ready_o = wants_in && !(wants_out && !data_out_ready_i);
  assign data_out_valid_o = wants_out && !(wants_in && !data_in_valid_i);
  assign data_out_data_o = ({512{(state_q == S_2_0 && or_1_p0 && for_body27_valid_q[1])}} & cat_74);
  assign data_out_last_o = ({7{(state_q == S_2_0 && or_1_p0 && for_body27_valid_q[1])}} & cond108_p0);
  assign status_valid_o = wants_status && !stall;
  assign status_o = ({8{(state_q == S_0_0)}} & zext_50);

  always_ff @(posedge clk_i) begin
    done_q <= 1'b0;
    if (!stall) case (state_q)
      S_IDLE: if (start_i) begin
        state_q <= S_0_0;
        op_q <= op_i;
        has_data_q <= has_data_i;
        len_bits_q <= len_bits_i;
        key0_q <= key0_i;
        key1_q <= key1_i;
        key2_q <= key2_i;
        key3_q <= key3_i;
        iv0_q <= iv0_i;
        iv1_q <= iv1_i;
      end
      S_0_0: begin  // entry, lines 44-48, 50, 54, 58
        tobool_not_q <= tobool_not;
        tobool83_not_q <= tobool83_not;
        add3_q <= add3;
        if (tobool11_not) begin
          state_q <= S_IDLE;
          done_q <= 1'b1;
          return_q <= 32'd0;
        end else begin
          state_q <= S_2_0;
          first_sroa_44_0_p0 <= iv0_q;
          s_sroa_77_0_p0 <= first_sroa_53_60_extract_shift_1;
          s_sroa_72_0_p0 <= first_sroa_53_56_extract_trunc;
          s_sroa_67_0_p0 <= first_sroa_44_52_extract_shift_1;
          s_sroa_62_0_p0 <= and4;
          s_sroa_57_0_p0 <= first_sroa_37_44_extract_shift_1;
          s_sroa_52_0_p0 <= first_sroa_37_40_extract_trunc;
          s_sroa_47_0_p0 <= first_sroa_30_36_extract_shift_1;
          s_sroa_42_0_p0 <= first_sroa_30_32_extract_trunc;
          s_sroa_37_0_p0 <= first_sroa_23_28_extract_shift_1;
          s_sroa_32_0_p0 <= first_sroa_23_24_extract_trunc;
          s_sroa_27_0_p0 <= first_sroa_16_20_extract_shift_1;
          s_sroa_22_0_p0 <= first_sroa_16_16_extract_trunc;
          s_sroa_17_0_p0 <= 32'h6b206574;
          s_sroa_12_0_p0 <= 32'h79622d32;
          s_sroa_7_0_p0 <= 32'h3320646e;
          s_sroa_0_0_p0 <= 32'h61707865;
          n_041_p0 <= zext;
          done_040_p0 <= 32'd0;
          inc1103739_p0 <= and4;
          for_body27_valid_q <= 2'd1;
        end
      end
      S_2_0: begin  // for.body27, lines 11, 15-18, 58, 60, 65, 68, 70, 74, 76
        first_sroa_44_0_p0 <= select_12;
        s_sroa_77_0_p0 <= select_13;
        s_sroa_72_0_p0 <= select_14;
        s_sroa_67_0_p0 <= select_15;
        s_sroa_62_0_p0 <= select_16;
        s_sroa_57_0_p0 <= select_17;
        s_sroa_52_0_p0 <= select_18;
        s_sroa_47_0_p0 <= select_19;
        s_sroa_42_0_p0 <= select_20;
        s_sroa_37_0_p0 <= select_21;
        s_sroa_32_0_p0 <= select_22;
        s_sroa_27_0_p0 <= select_23;
        s_sroa_22_0_p0 <= select_24;
        s_sroa_17_0_p0 <= select_25;
        s_sroa_12_0_p0 <= select_26;
        s_sroa_7_0_p0 <= select_27;
        s_sroa_0_0_p0 <= select_28;
        n_041_p0 <= dec;
        done_040_p0 <= select_29;
        inc1103739_p0 <= select_30;
        or_1_p0 <= or_1;
        select_2_p0 <= select_2;
        select_3_p0 <= select_3;
        select_4_p0 <= select_4;
        select_5_p0 <= select_5;
        and_6_p0 <= and_6;
        select_6_p0 <= select_6;
        select_8_p0 <= select_8;
        select_10_p0 <= select_10;
        select_11_p0 <= select_11;
        cond108_p0 <= cond108;
        for_body27_valid_q <= constant;
        state_q <= (constant == 2'd0) ? S_2_EXIT : S_2_0;
      end
      S_2_EXIT: begin  // for.body27, when the last iteration has left the pipeline
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

module tnd_chacha20_c_chacha20_machine (
  input  logic clk_i,
  input  logic rst_ni,
  input  logic start_i,
  output logic idle_o,
  output logic done_o,
  input  logic [7:0] op_i,
  input  logic [7:0] has_data_i,
  input  logic [31:0] len_bits_i,
  input  logic [63:0] key0_i,
  input  logic [63:0] key1_i,
  input  logic [63:0] key2_i,
  input  logic [63:0] key3_i,
  input  logic [63:0] iv0_i,
  input  logic [63:0] iv1_i,
  output logic [31:0] return_o,
  input  logic data_in_valid_i,
  output logic data_in_ready_o,
  input  logic [511:0] data_in_data_i,
  output logic data_out_valid_o,
  input  logic data_out_ready_i,
  output logic [511:0] data_out_data_o,
  output logic [6:0] data_out_last_o,
  output logic status_valid_o,
  output logic [7:0] status_o
);
  tnd_chacha20_c_chacha20_chacha20 u_chacha20 (
    .clk_i(clk_i),
    .rst_ni(rst_ni),
    .start_i(start_i && idle_o),
    .done_o(done_o),
    .op_i(op_i),
    .has_data_i(has_data_i),
    .len_bits_i(len_bits_i),
    .key0_i(key0_i),
    .key1_i(key1_i),
    .key2_i(key2_i),
    .key3_i(key3_i),
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
    .status_o(status_o)
  );
  logic busy_q;
  assign idle_o = !busy_q;
  always_ff @(posedge clk_i) busy_q <= rst_ni && ((busy_q && !done_o) || (start_i && idle_o));
endmodule

// tnd_chacha20_c_chacha20: chacha20 as a core; made by tandem-hls from chacha20.c, function chacha20; do not edit.
//
// Contract    docs/formats/core-ports.md, one task at a time
// Reset       rst_ni, active low, synchronous
module tnd_chacha20_c_chacha20 #(
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
  input  logic [511:0] data_in_data_i,
  input  logic [63:0] data_in_keep_i,
  input  logic                data_in_last_i,
  output logic                data_out_valid_o,
  input  logic                data_out_ready_i,
  output logic [511:0] data_out_data_o,
  output logic [63:0] data_out_keep_o,
  output logic                data_out_last_o,
  output logic [CtxWidth-1:0] data_out_ctx_o,
  output logic                result_valid_o,
  input  logic                result_ready_i,
  output logic [CtxWidth-1:0] result_ctx_o,
  output logic [127:0]        result_tag_o,
  output logic [7:0]          result_status_o
);
  logic                idle, done, in_valid, in_ready, out_valid, out_ready, status_valid, finished_q;
  logic [511:0]     in_data, masked, out_data, given;
  logic [6:0] out_last;
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

  for (genvar i = 0; i < 64; i = i + 1) begin : gen_mask
    assign masked[8*i +: 8]   = data_in_keep_i[i] ? data_in_data_i[8*i +: 8] : 8'd0;
    assign data_out_keep_o[i] = !data_out_last_o || out_bytes > i;
    assign given[8*i +: 8]    = out_last == 0 || out_last > i ? out_data[8*i +: 8] : 8'd0;  // past the end: nothing of keys
  end
  wire [6:0] out_bytes;
  assign data_out_last_o = |out_bytes;

  tnd_chacha20_c_chacha20_skid_in u_in (
    .clk_i(clk_i), .rst_ni(rst_ni), .in_valid_i(data_in_valid_i), .in_ready_o(data_in_ready_o), .in_data_i(masked),
    .out_valid_o(in_valid), .out_ready_i(in_ready), .out_data_o(in_data));
  tnd_chacha20_c_chacha20_skid_out u_out (
    .clk_i(clk_i), .rst_ni(rst_ni), .in_valid_i(out_valid), .in_ready_o(out_ready), .in_data_i({out_last, given}),
    .out_valid_o(data_out_valid_o), .out_ready_i(data_out_ready_i), .out_data_o({out_bytes, data_out_data_o}));

  tnd_chacha20_c_chacha20_machine u_machine (
    .clk_i(clk_i), .rst_ni(rst_ni), .start_i(task_valid_i && task_ready_o), .idle_o(idle), .done_o(done),
    .op_i(task_op_i[7:0]),
    .has_data_i({7'd0, task_has_data_i}),
    .len_bits_i(task_len_bits_i[31:0]),
    .key0_i(task_key_i[63:0]),
    .key1_i(task_key_i[127:64]),
    .key2_i(task_key_i[191:128]),
    .key3_i(task_key_i[255:192]),
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
module tnd_chacha20_c_chacha20_skid_in (
  input  logic             clk_i,
  input  logic             rst_ni,
  input  logic             in_valid_i,
  output logic             in_ready_o,
  input  logic [511:0] in_data_i,
  output logic             out_valid_o,
  input  logic             out_ready_i,
  output logic [511:0] out_data_o
);
  logic [511:0] data_q, spare_q;
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
module tnd_chacha20_c_chacha20_skid_out (
  input  logic             clk_i,
  input  logic             rst_ni,
  input  logic             in_valid_i,
  output logic             in_ready_o,
  input  logic [518:0] in_data_i,
  output logic             out_valid_o,
  input  logic             out_ready_i,
  output logic [518:0] out_data_o
);
  logic [518:0] data_q, spare_q;
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
