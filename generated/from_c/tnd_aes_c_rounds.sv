// tnd_aes_c_rounds: made by tandem-hls from aes.c, function aes; do not edit.
//
// Interface   start_i begins while idle_o is high and takes the arguments; done_o is high for one clock, and
//             return_o stays until the next start. Memories of the caller have one read port, whose word is there
//             one clock after its address, and one write port with an enable for each lane of a word.
// Reset       rst_ni, active low, synchronous; memories keep what is in them
// verilator lint_off DECLFILENAME
// verilator lint_off UNUSEDSIGNAL
// verilator lint_off MULTITOP

// aes, from algorithms/aes/c/aes.c:88.
module tnd_aes_c_rounds_aes (
  input  logic clk_i,
  input  logic rst_ni,
  input  logic start_i,
  output logic done_o,
  input  logic [7:0] op_i,
  input  logic [7:0] has_data_i,
  input  logic [31:0] len_bits_i,
  input  logic [63:0] key0_i,
  input  logic [63:0] key1_i,
  input  logic [63:0] iv0_i,
  input  logic [63:0] iv1_i,
  output logic [31:0] return_o,
  output logic [3:0] aes_high_raddr0_o,
  output logic aes_high_re0_o,
  input  logic [63:0] aes_high_rdata0_i,
  output logic [3:0] aes_low_raddr0_o,
  output logic aes_low_re0_o,
  input  logic [63:0] aes_low_rdata0_i,
  output logic [7:0] sbox_raddr0_o,
  output logic sbox_re0_o,
  input  logic [7:0] sbox_rdata0_i,
  output logic [7:0] sbox_raddr1_o,
  output logic sbox_re1_o,
  input  logic [7:0] sbox_rdata1_i,
  output logic [7:0] sbox_raddr2_o,
  output logic sbox_re2_o,
  input  logic [7:0] sbox_rdata2_i,
  output logic [7:0] sbox_raddr3_o,
  output logic sbox_re3_o,
  input  logic [7:0] sbox_rdata3_i,
  output logic [7:0] sbox_raddr4_o,
  output logic sbox_re4_o,
  input  logic [7:0] sbox_rdata4_i,
  output logic [7:0] sbox_raddr5_o,
  output logic sbox_re5_o,
  input  logic [7:0] sbox_rdata5_i,
  output logic [7:0] sbox_raddr6_o,
  output logic sbox_re6_o,
  input  logic [7:0] sbox_rdata6_i,
  output logic [7:0] sbox_raddr7_o,
  output logic sbox_re7_o,
  input  logic [7:0] sbox_rdata7_i,
  output logic [7:0] sbox_raddr8_o,
  output logic sbox_re8_o,
  input  logic [7:0] sbox_rdata8_i,
  output logic [7:0] sbox_raddr9_o,
  output logic sbox_re9_o,
  input  logic [7:0] sbox_rdata9_i,
  output logic [7:0] sbox_raddr10_o,
  output logic sbox_re10_o,
  input  logic [7:0] sbox_rdata10_i,
  output logic [7:0] sbox_raddr11_o,
  output logic sbox_re11_o,
  input  logic [7:0] sbox_rdata11_i,
  output logic [7:0] sbox_raddr12_o,
  output logic sbox_re12_o,
  input  logic [7:0] sbox_rdata12_i,
  output logic [7:0] sbox_raddr13_o,
  output logic sbox_re13_o,
  input  logic [7:0] sbox_rdata13_i,
  output logic [7:0] sbox_raddr14_o,
  output logic sbox_re14_o,
  input  logic [7:0] sbox_rdata14_i,
  output logic [7:0] sbox_raddr15_o,
  output logic sbox_re15_o,
  input  logic [7:0] sbox_rdata15_i,
  output logic [3:0] aes_low_waddr_o,
  output logic [63:0] aes_low_wdata_o,
  output logic [0:0] aes_low_we_o,
  output logic [3:0] aes_high_waddr_o,
  output logic [63:0] aes_high_wdata_o,
  output logic [0:0] aes_high_we_o,
  input  logic data_in_valid_i,
  output logic data_in_ready_o,
  input  logic [127:0] data_in_data_i,
  output logic data_out_valid_o,
  input  logic data_out_ready_i,
  output logic [127:0] data_out_data_o,
  output logic [4:0] data_out_last_o,
  output logic status_valid_o,
  output logic [7:0] status_o
);

  typedef enum logic [3:0] {
    S_IDLE,
    S_0_0,
    S_1_0,
    S_2_0,
    S_3_0,
    S_3_1,
    S_4_0,
    S_5_0,
    S_5_1,
    S_6_0,
    S_8_0,
    S_9_0,
    S_10_0
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
  logic [63:0] iv0_q;
  logic [63:0] iv1_q;
  logic [31:0] k0_0_off32403_q;
  logic [31:0] k0_0_off0402_q;
  logic [31:0] k1_0_off32401_q;
  logic [31:0] k1_0_off0400_q;
  logic [7:0] constant_0399_q;
  logic [3:0] i_0398_q;
  logic [7:0] s_sroa_0_1_q;  // algorithms/aes/c/aes.c:79
  logic [7:0] s_sroa_36_1_q;  // algorithms/aes/c/aes.c:79
  logic [7:0] s_sroa_70_1_q;  // algorithms/aes/c/aes.c:79
  logic [7:0] s_sroa_104_1_q;  // algorithms/aes/c/aes.c:79
  logic [7:0] s_sroa_138_1_q;  // algorithms/aes/c/aes.c:79
  logic [7:0] s_sroa_172_1_q;  // algorithms/aes/c/aes.c:79
  logic [7:0] s_sroa_206_1_q;  // algorithms/aes/c/aes.c:79
  logic [7:0] s_sroa_240_1_q;  // algorithms/aes/c/aes.c:79
  logic [7:0] s_sroa_274_1_q;  // algorithms/aes/c/aes.c:79
  logic [7:0] s_sroa_307_1_q;  // algorithms/aes/c/aes.c:79
  logic [7:0] s_sroa_340_1_q;  // algorithms/aes/c/aes.c:79
  logic [7:0] s_sroa_373_1_q;  // algorithms/aes/c/aes.c:79
  logic [7:0] s_sroa_406_1_q;  // algorithms/aes/c/aes.c:79
  logic [7:0] s_sroa_439_1_q;  // algorithms/aes/c/aes.c:79
  logic [7:0] s_sroa_472_1_q;  // algorithms/aes/c/aes.c:79
  logic [7:0] s_sroa_505_1_q;  // algorithms/aes/c/aes.c:79
  logic [31:0] n105_0438_q;
  logic [63:0] before_0437_q;
  logic [63:0] subkey1_0436_q;
  logic [63:0] subkey0_0435_q;
  logic [31:0] n_0418_q;
  logic [25:0] cond_q;  // algorithms/aes/c/aes.c:93
  logic [7:0] s_sroa_0_3_q;
  logic [7:0] xor_i155_q;  // algorithms/aes/c/aes.c:53
  logic [7:0] s_sroa_36_3_q;
  logic [7:0] xor_i155_1_q;  // algorithms/aes/c/aes.c:53
  logic [7:0] s_sroa_70_3_q;
  logic [7:0] xor_i155_2_q;  // algorithms/aes/c/aes.c:53
  logic [7:0] s_sroa_104_3_q;
  logic [7:0] xor_i155_3_q;  // algorithms/aes/c/aes.c:53
  logic [7:0] s_sroa_138_3_q;
  logic [7:0] xor_i155_4_q;  // algorithms/aes/c/aes.c:53
  logic [7:0] s_sroa_172_3_q;
  logic [7:0] xor_i155_5_q;  // algorithms/aes/c/aes.c:53
  logic [7:0] s_sroa_206_3_q;
  logic [7:0] xor_i155_6_q;  // algorithms/aes/c/aes.c:53
  logic [7:0] s_sroa_240_3_q;
  logic [7:0] xor_i155_7_q;  // algorithms/aes/c/aes.c:53
  logic [7:0] s_sroa_274_3_q;
  logic [0:0] xor_3_q;
  logic [0:0] and_3_q;
  logic [0:0] cmp130_q;
  logic [63:0] or134_q;  // algorithms/aes/c/aes.c:137
  logic [63:0] second114_2_q;  // algorithms/aes/c/aes.c:136
  logic [63:0] select_2_q;
  logic [7:0] s_sroa_307_3_q;
  logic [7:0] s_sroa_340_3_q;
  logic [7:0] s_sroa_373_3_q;
  logic [7:0] s_sroa_406_3_q;
  logic [7:0] s_sroa_439_3_q;
  logic [7:0] s_sroa_472_3_q;
  logic [7:0] s_sroa_505_3_q;
  logic [3:0] i161_0429_q;
  logic [0:0] exitcond467_not_q;  // algorithms/aes/c/aes.c:130
  logic [7:0] select_35_q;
  logic [7:0] select_36_q;
  logic [7:0] select_37_q;
  logic [7:0] select_38_q;
  logic [7:0] select_39_q;
  logic [7:0] select_40_q;
  logic [7:0] select_41_q;
  logic [7:0] select_42_q;
  logic [7:0] select_43_q;
  logic [7:0] select_44_q;
  logic [7:0] select_45_q;
  logic [7:0] select_46_q;
  logic [7:0] select_47_q;
  logic [7:0] select_48_q;
  logic [7:0] select_49_q;
  logic [7:0] select_50_q;
  logic [31:0] inc210_q;  // algorithms/aes/c/aes.c:130
  logic [63:0] select_51_q;
  logic [0:0] tobool111_not_q;  // algorithms/aes/c/aes.c:131
  logic [0:0] cmp193_q;
  logic [63:0] xor_i386_q;  // algorithms/aes/c/aes.c:85
  logic [0:0] isneg_q;  // algorithms/aes/c/aes.c:85
  logic [63:0] or_i215_7_q;  // algorithms/aes/c/aes.c:74
  logic [7:0] xor4_i395_q;  // algorithms/aes/c/aes.c:85
  logic [63:0] or_i230_7_q;  // algorithms/aes/c/aes.c:74
  logic [63:0] select_53_q;
  logic [2:0] select_1_q;
  logic [7:0] s_sroa_0_0_q;
  logic [7:0] xor_i765_q;
  logic [7:0] s_sroa_36_0_q;
  logic [15:0] shr_i79_1767_q;
  logic [7:0] s_sroa_70_0_q;
  logic [23:0] shr_i79_2769_q;
  logic [7:0] s_sroa_104_0_q;
  logic [31:0] shr_i79_3771_q;
  logic [7:0] s_sroa_138_0_q;
  logic [39:0] shr_i79_4773_q;
  logic [7:0] s_sroa_172_0_q;
  logic [47:0] shr_i79_5775_q;
  logic [7:0] s_sroa_206_0_q;
  logic [55:0] shr_i79_6777_q;
  logic [7:0] s_sroa_240_0_q;
  logic [63:0] shr_i79_7779_q;
  logic [7:0] s_sroa_274_0_q;
  logic [7:0] s_sroa_307_0_q;
  logic [7:0] s_sroa_340_0_q;
  logic [7:0] s_sroa_373_0_q;
  logic [7:0] s_sroa_406_0_q;
  logic [7:0] s_sroa_439_0_q;
  logic [7:0] s_sroa_472_0_q;
  logic [7:0] s_sroa_505_0_q;
  logic [3:0] i43_0412_q;
  logic [0:0] tobool67_not_q;
  logic [7:0] xor_i_i_15_q;  // algorithms/aes/c/aes.c:53
  logic [7:0] xor_i_i_14_q;  // algorithms/aes/c/aes.c:53
  logic [7:0] xor_i_i_13_q;  // algorithms/aes/c/aes.c:53
  logic [7:0] xor_i_i_12_q;  // algorithms/aes/c/aes.c:53
  logic [7:0] xor_i_i_11_q;  // algorithms/aes/c/aes.c:53
  logic [7:0] xor_i_i_10_q;  // algorithms/aes/c/aes.c:53
  logic [7:0] xor_i_i_9_q;  // algorithms/aes/c/aes.c:53
  logic [7:0] xor_i_i_8_q;  // algorithms/aes/c/aes.c:53
  logic [7:0] xor_i_i_7_q;  // algorithms/aes/c/aes.c:53
  logic [7:0] xor_i_i_6_q;  // algorithms/aes/c/aes.c:53
  logic [7:0] xor_i_i_5_q;  // algorithms/aes/c/aes.c:53
  logic [7:0] xor_i_i_4_q;  // algorithms/aes/c/aes.c:53
  logic [7:0] xor_i_i_3_q;  // algorithms/aes/c/aes.c:53
  logic [7:0] xor_i_i_2_q;  // algorithms/aes/c/aes.c:53
  logic [7:0] xor_i_i_1_q;  // algorithms/aes/c/aes.c:53
  logic [7:0] xor_i_q;  // algorithms/aes/c/aes.c:53
  logic [4:0] add83_q;
  logic [26:0] add103_q;  // algorithms/aes/c/aes.c:127
  logic [0:0] cmp101_q;  // algorithms/aes/c/aes.c:127
  logic [63:0] shl97_q;  // algorithms/aes/c/aes.c:125
  logic [63:0] shl92_q;  // algorithms/aes/c/aes.c:125
  logic [26:0] add_3_q;
  logic [7:0] xor_i_i173_q;  // algorithms/aes/c/aes.c:53
  logic [7:0] xor_i_i173_1_q;  // algorithms/aes/c/aes.c:53
  logic [7:0] xor_i_i173_2_q;  // algorithms/aes/c/aes.c:53
  logic [7:0] xor_i_i173_3_q;  // algorithms/aes/c/aes.c:53
  logic [7:0] xor_i_i173_4_q;  // algorithms/aes/c/aes.c:53
  logic [7:0] xor_i_i173_5_q;  // algorithms/aes/c/aes.c:53
  logic [7:0] xor_i_i173_6_q;  // algorithms/aes/c/aes.c:53
  logic [7:0] xor_i_i173_7_q;  // algorithms/aes/c/aes.c:53
  logic [7:0] xor_i_i173_8_q;  // algorithms/aes/c/aes.c:53
  logic [7:0] xor_i_i173_9_q;  // algorithms/aes/c/aes.c:53
  logic [7:0] xor_i_i173_10_q;  // algorithms/aes/c/aes.c:53
  logic [7:0] xor_i_i173_11_q;  // algorithms/aes/c/aes.c:53
  logic [7:0] xor_i_i173_12_q;  // algorithms/aes/c/aes.c:53
  logic [7:0] xor_i_i173_13_q;  // algorithms/aes/c/aes.c:53
  logic [7:0] xor_i_i173_14_q;  // algorithms/aes/c/aes.c:53
  logic [7:0] xor_i_i173_15_q;  // algorithms/aes/c/aes.c:53

  wire [0:0] tobool2 = len_bits_q != 32'd0;
  wire [0:0] tobool2_not = tobool2 ^ 1'd1;  // algorithms/aes/c/standard.h:30
  wire [0:0] tobool = has_data_q == 8'd0;  // algorithms/aes/c/standard.h:30
  wire [0:0] cmp_i343 = 8'd1 < op_q;  // algorithms/aes/c/standard.h:30
  wire [0:0] or_1 = tobool | cmp_i343;
  wire [0:0] or_2 = tobool2_not | or_1;
  wire [0:0] xor_1 = or_2 ^ 1'd1;
  wire [63:0] and_32 = iv0_q & 64'hffffff0300000000;  // algorithms/aes/c/standard.h:32
  wire [63:0] or_32 = and_32 | iv1_q;  // algorithms/aes/c/standard.h:32
  wire [0:0] eq_32 = or_32 == 64'd0;  // algorithms/aes/c/standard.h:32
  wire [1:0] cond_i344 = eq_32 ? 2'd0 : 2'd3;  // algorithms/aes/c/standard.h:32
  wire [2:0] zext = {1'd0, cond_i344};
  wire [0:0] xor_2 = cmp_i343 ^ 1'd1;
  wire [0:0] or_cond = tobool & tobool2;  // algorithms/aes/c/standard.h:30
  wire [2:0] mux = or_cond ? 3'd4 : 3'd1;  // algorithms/aes/c/standard.h:30
  wire [2:0] select = xor_2 ? mux : 3'd4;
  wire [2:0] select_1 = xor_1 ? zext : select;
  wire [7:0] zext_94 = {5'd0, select_1};  // algorithms/aes/c/aes.c:94
  wire [63:0] extract73 = {32'd0, key0_q[63:32]};  // algorithms/aes/c/aes.c:101
  wire [31:0] extract73_1 = extract73[31:0];  // algorithms/aes/c/aes.c:101
  wire [31:0] extract_t71 = key0_q[31:0];  // algorithms/aes/c/aes.c:101
  wire [63:0] extract = {32'd0, key1_q[63:32]};  // algorithms/aes/c/aes.c:101
  wire [31:0] extract_1 = extract[31:0];  // algorithms/aes/c/aes.c:101
  wire [31:0] extract_t = key1_q[31:0];  // algorithms/aes/c/aes.c:101
  wire [31:0] xor9 = {24'd0, constant_0399_q};  // algorithms/aes/c/aes.c:102
  wire [31:0] xor9_1 = k0_0_off0402_q ^ xor9;  // algorithms/aes/c/aes.c:102
  wire [31:0] shr1 = {16'd0, k1_0_off32401_q[31:16]};  // algorithms/aes/c/aes.c:66
  wire [7:0] shr1_1 = shr1[7:0];  // algorithms/aes/c/aes.c:66
  wire [7:0] load_66 = sbox_rdata1_i;  // algorithms/aes/c/aes.c:66
  wire [15:0] shl = {8'd0, load_66};  // algorithms/aes/c/aes.c:66
  wire [15:0] shl_1 = {shl[7:0], 8'd0};  // algorithms/aes/c/aes.c:66
  wire [31:0] shr = {8'd0, k1_0_off32401_q[31:8]};  // algorithms/aes/c/aes.c:66
  wire [7:0] shr_1 = shr[7:0];  // algorithms/aes/c/aes.c:66
  wire [7:0] load_66_1 = sbox_rdata0_i;  // algorithms/aes/c/aes.c:66
  wire [15:0] or_3 = {8'd0, load_66_1};  // algorithms/aes/c/aes.c:66
  wire [15:0] or_4 = shl_1 | or_3;  // algorithms/aes/c/aes.c:66
  wire [23:0] or11 = {8'd0, or_4};  // algorithms/aes/c/aes.c:66
  wire [31:0] shr6 = {24'd0, k1_0_off32401_q[31:24]};  // algorithms/aes/c/aes.c:66
  wire [7:0] shr6_1 = shr6[7:0];  // algorithms/aes/c/aes.c:66
  wire [7:0] load_66_2 = sbox_rdata2_i;  // algorithms/aes/c/aes.c:66
  wire [23:0] shl10 = {16'd0, load_66_2};  // algorithms/aes/c/aes.c:66
  wire [23:0] shl10_1 = {shl10[7:0], 16'd0};  // algorithms/aes/c/aes.c:66
  wire [23:0] or11_1 = or11 | shl10_1;  // algorithms/aes/c/aes.c:66
  wire [31:0] or17 = {8'd0, or11_1};  // algorithms/aes/c/aes.c:66
  wire [7:0] and12 = k1_0_off32401_q[7:0];  // algorithms/aes/c/aes.c:67
  wire [7:0] load_67 = sbox_rdata3_i;  // algorithms/aes/c/aes.c:67
  wire [31:0] shl16 = {24'd0, load_67};  // algorithms/aes/c/aes.c:67
  wire [31:0] shl16_1 = {shl16[7:0], 24'd0};  // algorithms/aes/c/aes.c:67
  wire [31:0] or17_1 = or17 | shl16_1;  // algorithms/aes/c/aes.c:66
  wire [31:0] xor9_2 = xor9_1 ^ or17_1;  // algorithms/aes/c/aes.c:102
  wire [31:0] xor12 = xor9_2 ^ k0_0_off32403_q;  // algorithms/aes/c/aes.c:102
  wire [63:0] shl_2 = {32'd0, xor12};  // algorithms/aes/c/aes.c:104
  wire [63:0] shl_3 = {shl_2[31:0], 32'd0};  // algorithms/aes/c/aes.c:104
  wire [63:0] or_5 = {32'd0, xor9_2};  // algorithms/aes/c/aes.c:104
  wire [63:0] or_6 = shl_3 | or_5;  // algorithms/aes/c/aes.c:104
  wire [31:0] xor14 = xor12 ^ k1_0_off0400_q;  // algorithms/aes/c/aes.c:103
  wire [31:0] xor17 = xor14 ^ k1_0_off32401_q;  // algorithms/aes/c/aes.c:103
  wire [63:0] shl21 = {32'd0, xor17};  // algorithms/aes/c/aes.c:104
  wire [63:0] shl21_1 = {shl21[31:0], 32'd0};  // algorithms/aes/c/aes.c:104
  wire [63:0] or23 = {32'd0, xor14};  // algorithms/aes/c/aes.c:104
  wire [63:0] or23_1 = shl21_1 | or23;  // algorithms/aes/c/aes.c:104
  wire [3:0] inc = i_0398_q + 4'd1;  // algorithms/aes/c/aes.c:101
  wire [0:0] exitcond_not = inc == 4'hb;  // algorithms/aes/c/aes.c:101
  wire [7:0] shr_i345 = {7'd0, constant_0399_q[7]};  // algorithms/aes/c/aes.c:33
  wire [0:0] shr_i345_1 = shr_i345[0];  // algorithms/aes/c/aes.c:33
  wire [1:0] shl5 = {1'd0, shr_i345_1};  // algorithms/aes/c/aes.c:34
  wire [1:0] shl5_1 = {shl5[0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [3:0] xor12_1 = {2'd0, shl5_1};  // algorithms/aes/c/aes.c:34
  wire [3:0] shl8 = {3'd0, shr_i345_1};  // algorithms/aes/c/aes.c:34
  wire [3:0] shl8_1 = {shl8[0], 3'd0};  // algorithms/aes/c/aes.c:34
  wire [3:0] xor12_2 = xor12_1 ^ shl8_1;  // algorithms/aes/c/aes.c:34
  wire [7:0] xor12_3 = {4'd0, xor12_2};  // algorithms/aes/c/aes.c:34
  wire [4:0] shl11 = {4'd0, shr_i345_1};  // algorithms/aes/c/aes.c:34
  wire [4:0] shl11_1 = {shl11[0], 4'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor12_4 = {3'd0, shl11_1};  // algorithms/aes/c/aes.c:34
  wire [7:0] shl_i346 = {constant_0399_q[6:0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i347 = {7'd0, shr_i345_1};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i347_1 = shl_i346 | xor_i347;  // algorithms/aes/c/aes.c:34
  wire [7:0] xor12_5 = xor12_4 ^ xor_i347_1;  // algorithms/aes/c/aes.c:34
  wire [7:0] xor12_6 = xor12_3 ^ xor12_5;  // algorithms/aes/c/aes.c:34
  wire [0:0] cmp31_not = op_q == 8'd1;  // algorithms/aes/c/aes.c:109
  wire [0:0] tobool_not = has_data_q == 8'd0;  // algorithms/aes/c/aes.c:93
  wire [31:0] shr_2 = {7'd0, len_bits_q[31:7]};  // algorithms/aes/c/aes.c:93
  wire [24:0] shr_3 = shr_2[24:0];  // algorithms/aes/c/aes.c:93
  wire [25:0] add = {1'd0, shr_3};  // algorithms/aes/c/aes.c:93
  wire [6:0] and_1 = len_bits_q[6:0];  // algorithms/aes/c/aes.c:93
  wire [0:0] cmp = and_1 != 7'd0;  // algorithms/aes/c/aes.c:93
  wire [25:0] add_1 = {25'd0, cmp};  // algorithms/aes/c/aes.c:93
  wire [25:0] add_2 = add + add_1;  // algorithms/aes/c/aes.c:93
  wire [25:0] cond = tobool_not ? 26'd0 : add_2;  // algorithms/aes/c/aes.c:93
  wire [0:0] cmp34417_not = cond == 26'd0;  // algorithms/aes/c/aes.c:112
  wire [0:0] tobool111_not = n105_0438_q == 32'd0;  // algorithms/aes/c/aes.c:131
  wire [0:0] xor_3 = tobool111_not ^ 1'd1;
  wire [31:0] cmp115_not = {6'd0, cond_q};  // algorithms/aes/c/aes.c:133
  wire [0:0] cmp115_not_1 = cmp115_not < n105_0438_q;  // algorithms/aes/c/aes.c:133
  wire [0:0] xor_4 = cmp115_not_1 ^ 1'd1;
  wire [0:0] and_2 = xor_3 & xor_4;
  wire [63:0] second114_3 = cmp130_q ? or134_q : second114_2_q;  // algorithms/aes/c/aes.c:137
  wire [63:0] xor137 = second114_3 ^ subkey1_0436_q;  // algorithms/aes/c/aes.c:138
  wire [7:0] extract_t818 = xor137[7:0];  // algorithms/aes/c/aes.c:139
  wire [7:0] extract_t819 = select_2_q[7:0];  // algorithms/aes/c/aes.c:134
  wire [7:0] select_3 = and_3_q ? extract_t818 : extract_t819;
  wire [7:0] xor15277_8 = s_sroa_274_1_q ^ select_3;  // algorithms/aes/c/aes.c:143
  wire [7:0] select_4 = xor_3_q ? xor15277_8 : s_sroa_274_1_q;
  wire [7:0] conv_i152_8 = key1_q[7:0];
  wire [7:0] xor_i155_8 = select_4 ^ conv_i152_8;  // algorithms/aes/c/aes.c:53
  wire [63:0] extract820 = {8'd0, xor137[63:8]};  // algorithms/aes/c/aes.c:139
  wire [7:0] extract820_1 = extract820[7:0];  // algorithms/aes/c/aes.c:139
  wire [63:0] extract822 = {8'd0, select_2_q[63:8]};  // algorithms/aes/c/aes.c:134
  wire [7:0] extract822_1 = extract822[7:0];  // algorithms/aes/c/aes.c:134
  wire [7:0] select_5 = and_3_q ? extract820_1 : extract822_1;
  wire [7:0] xor15277_9 = s_sroa_307_1_q ^ select_5;  // algorithms/aes/c/aes.c:143
  wire [7:0] select_6 = xor_3_q ? xor15277_9 : s_sroa_307_1_q;
  wire [63:0] shr_i151_9 = {8'd0, key1_q[63:8]};
  wire [7:0] shr_i151_9_1 = shr_i151_9[7:0];
  wire [7:0] xor_i155_9 = select_6 ^ shr_i151_9_1;  // algorithms/aes/c/aes.c:53
  wire [63:0] extract824 = {16'd0, xor137[63:16]};  // algorithms/aes/c/aes.c:139
  wire [7:0] extract824_1 = extract824[7:0];  // algorithms/aes/c/aes.c:139
  wire [63:0] extract826 = {16'd0, select_2_q[63:16]};  // algorithms/aes/c/aes.c:134
  wire [7:0] extract826_1 = extract826[7:0];  // algorithms/aes/c/aes.c:134
  wire [7:0] select_7 = and_3_q ? extract824_1 : extract826_1;
  wire [7:0] xor15277_10 = s_sroa_340_1_q ^ select_7;  // algorithms/aes/c/aes.c:143
  wire [7:0] select_8 = xor_3_q ? xor15277_10 : s_sroa_340_1_q;
  wire [63:0] shr_i151_10 = {16'd0, key1_q[63:16]};
  wire [7:0] shr_i151_10_1 = shr_i151_10[7:0];
  wire [7:0] xor_i155_10 = select_8 ^ shr_i151_10_1;  // algorithms/aes/c/aes.c:53
  wire [63:0] extract828 = {24'd0, xor137[63:24]};  // algorithms/aes/c/aes.c:139
  wire [7:0] extract828_1 = extract828[7:0];  // algorithms/aes/c/aes.c:139
  wire [63:0] extract830 = {24'd0, select_2_q[63:24]};  // algorithms/aes/c/aes.c:134
  wire [7:0] extract830_1 = extract830[7:0];  // algorithms/aes/c/aes.c:134
  wire [7:0] select_9 = and_3_q ? extract828_1 : extract830_1;
  wire [7:0] xor15277_11 = s_sroa_373_1_q ^ select_9;  // algorithms/aes/c/aes.c:143
  wire [7:0] select_10 = xor_3_q ? xor15277_11 : s_sroa_373_1_q;
  wire [63:0] shr_i151_11 = {24'd0, key1_q[63:24]};
  wire [7:0] shr_i151_11_1 = shr_i151_11[7:0];
  wire [7:0] xor_i155_11 = select_10 ^ shr_i151_11_1;  // algorithms/aes/c/aes.c:53
  wire [63:0] extract832 = {32'd0, xor137[63:32]};  // algorithms/aes/c/aes.c:139
  wire [7:0] extract832_1 = extract832[7:0];  // algorithms/aes/c/aes.c:139
  wire [63:0] extract834 = {32'd0, select_2_q[63:32]};  // algorithms/aes/c/aes.c:134
  wire [7:0] extract834_1 = extract834[7:0];  // algorithms/aes/c/aes.c:134
  wire [7:0] select_11 = and_3_q ? extract832_1 : extract834_1;
  wire [7:0] xor15277_12 = s_sroa_406_1_q ^ select_11;  // algorithms/aes/c/aes.c:143
  wire [7:0] select_12 = xor_3_q ? xor15277_12 : s_sroa_406_1_q;
  wire [7:0] conv_i152_12 = extract[7:0];
  wire [7:0] xor_i155_12 = select_12 ^ conv_i152_12;  // algorithms/aes/c/aes.c:53
  wire [63:0] extract836 = {40'd0, xor137[63:40]};  // algorithms/aes/c/aes.c:139
  wire [7:0] extract836_1 = extract836[7:0];  // algorithms/aes/c/aes.c:139
  wire [63:0] extract838 = {40'd0, select_2_q[63:40]};  // algorithms/aes/c/aes.c:134
  wire [7:0] extract838_1 = extract838[7:0];  // algorithms/aes/c/aes.c:134
  wire [7:0] select_13 = and_3_q ? extract836_1 : extract838_1;
  wire [7:0] xor15277_13 = s_sroa_439_1_q ^ select_13;  // algorithms/aes/c/aes.c:143
  wire [7:0] select_14 = xor_3_q ? xor15277_13 : s_sroa_439_1_q;
  wire [63:0] shr_i151_13 = {40'd0, key1_q[63:40]};
  wire [7:0] shr_i151_13_1 = shr_i151_13[7:0];
  wire [7:0] xor_i155_13 = select_14 ^ shr_i151_13_1;  // algorithms/aes/c/aes.c:53
  wire [63:0] extract840 = {48'd0, xor137[63:48]};  // algorithms/aes/c/aes.c:139
  wire [7:0] extract840_1 = extract840[7:0];  // algorithms/aes/c/aes.c:139
  wire [63:0] extract842 = {48'd0, select_2_q[63:48]};  // algorithms/aes/c/aes.c:134
  wire [7:0] extract842_1 = extract842[7:0];  // algorithms/aes/c/aes.c:134
  wire [7:0] select_15 = and_3_q ? extract840_1 : extract842_1;
  wire [7:0] xor15277_14 = s_sroa_472_1_q ^ select_15;  // algorithms/aes/c/aes.c:143
  wire [7:0] select_16 = xor_3_q ? xor15277_14 : s_sroa_472_1_q;
  wire [63:0] shr_i151_14 = {48'd0, key1_q[63:48]};
  wire [7:0] shr_i151_14_1 = shr_i151_14[7:0];
  wire [7:0] xor_i155_14 = select_16 ^ shr_i151_14_1;  // algorithms/aes/c/aes.c:53
  wire [63:0] extract844 = {56'd0, xor137[63:56]};  // algorithms/aes/c/aes.c:139
  wire [7:0] extract844_1 = extract844[7:0];  // algorithms/aes/c/aes.c:139
  wire [63:0] extract846 = {56'd0, select_2_q[63:56]};  // algorithms/aes/c/aes.c:134
  wire [7:0] extract846_1 = extract846[7:0];  // algorithms/aes/c/aes.c:134
  wire [7:0] select_17 = and_3_q ? extract844_1 : extract846_1;
  wire [7:0] xor15277_15 = s_sroa_505_1_q ^ select_17;  // algorithms/aes/c/aes.c:143
  wire [7:0] select_18 = xor_3_q ? xor15277_15 : s_sroa_505_1_q;
  wire [63:0] shr_i151_15 = {56'd0, key1_q[63:56]};
  wire [7:0] shr_i151_15_1 = shr_i151_15[7:0];
  wire [7:0] xor_i155_15 = select_18 ^ shr_i151_15_1;  // algorithms/aes/c/aes.c:53
  wire [3:0] inc175 = i161_0429_q + 4'd1;  // algorithms/aes/c/aes.c:147
  wire [0:0] exitcond463_not = inc175 == 4'hb;  // algorithms/aes/c/aes.c:147
  wire [0:0] cmp172_not = i161_0429_q == 4'ha;  // algorithms/aes/c/aes.c:147
  wire [0:0] xor_5 = cmp172_not ^ 1'd1;
  wire [7:0] load_19 = sbox_rdata5_i;  // algorithms/aes/c/aes.c:19
  wire [7:0] shr_i375 = {7'd0, load_19[7]};  // algorithms/aes/c/aes.c:33
  wire [0:0] shr_i375_1 = shr_i375[0];  // algorithms/aes/c/aes.c:33
  wire [4:0] shl11_i382 = {4'd0, shr_i375_1};  // algorithms/aes/c/aes.c:34
  wire [4:0] shl11_i382_1 = {shl11_i382[0], 4'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor2121 = {3'd0, shl11_i382_1};  // algorithms/aes/c/aes.c:44
  wire [7:0] load_19_1 = sbox_rdata15_i;  // algorithms/aes/c/aes.c:19
  wire [7:0] xor2121_1 = xor2121 ^ load_19_1;  // algorithms/aes/c/aes.c:44
  wire [7:0] load_19_2 = sbox_rdata0_i;  // algorithms/aes/c/aes.c:19
  wire [7:0] shl_i367 = {load_19_2[6:0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] shr_i366 = {7'd0, load_19_2[7]};  // algorithms/aes/c/aes.c:33
  wire [0:0] shr_i366_1 = shr_i366[0];  // algorithms/aes/c/aes.c:33
  wire [7:0] xor_i368 = {7'd0, shr_i366_1};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i368_1 = shl_i367 | xor_i368;  // algorithms/aes/c/aes.c:34
  wire [7:0] xor2121_2 = load_19 ^ xor_i368_1;  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_3 = xor2121_1 ^ xor2121_2;  // algorithms/aes/c/aes.c:44
  wire [7:0] shl_i376 = {load_19[6:0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i377 = {7'd0, shr_i375_1};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i377_1 = shl_i376 | xor_i377;  // algorithms/aes/c/aes.c:34
  wire [1:0] shl5_i369 = {1'd0, shr_i366_1};  // algorithms/aes/c/aes.c:34
  wire [1:0] shl5_i369_1 = {shl5_i369[0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [3:0] xor2121_4 = {2'd0, shl5_i369_1};  // algorithms/aes/c/aes.c:44
  wire [3:0] shl8_i371 = {3'd0, shr_i366_1};  // algorithms/aes/c/aes.c:34
  wire [3:0] shl8_i371_1 = {shl8_i371[0], 3'd0};  // algorithms/aes/c/aes.c:34
  wire [3:0] xor2121_5 = xor2121_4 ^ shl8_i371_1;  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_6 = {4'd0, xor2121_5};  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_7 = xor_i377_1 ^ xor2121_6;  // algorithms/aes/c/aes.c:44
  wire [4:0] shl11_i373 = {4'd0, shr_i366_1};  // algorithms/aes/c/aes.c:34
  wire [4:0] shl11_i373_1 = {shl11_i373[0], 4'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor2121_8 = {3'd0, shl11_i373_1};  // algorithms/aes/c/aes.c:44
  wire [7:0] load_19_3 = sbox_rdata10_i;  // algorithms/aes/c/aes.c:19
  wire [7:0] xor2121_9 = xor2121_8 ^ load_19_3;  // algorithms/aes/c/aes.c:44
  wire [1:0] shl5_i378 = {1'd0, shr_i375_1};  // algorithms/aes/c/aes.c:34
  wire [1:0] shl5_i378_1 = {shl5_i378[0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [3:0] xor2121_10 = {2'd0, shl5_i378_1};  // algorithms/aes/c/aes.c:44
  wire [3:0] shl8_i380 = {3'd0, shr_i375_1};  // algorithms/aes/c/aes.c:34
  wire [3:0] shl8_i380_1 = {shl8_i380[0], 3'd0};  // algorithms/aes/c/aes.c:34
  wire [3:0] xor2121_11 = xor2121_10 ^ shl8_i380_1;  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_12 = {4'd0, xor2121_11};  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_13 = xor2121_9 ^ xor2121_12;  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_14 = xor2121_7 ^ xor2121_13;  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_15 = xor2121_3 ^ xor2121_14;  // algorithms/aes/c/aes.c:44
  wire [7:0] select_19 = xor_5 ? xor2121_15 : load_19_2;
  wire [63:0] load_147 = aes_low_rdata0_i;  // algorithms/aes/c/aes.c:147
  wire [7:0] conv_i_i170 = load_147[7:0];  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i173 = select_19 ^ conv_i_i170;  // algorithms/aes/c/aes.c:53
  wire [7:0] shr_i375_1_1 = {7'd0, load_19_3[7]};  // algorithms/aes/c/aes.c:33
  wire [0:0] shr_i375_1_2 = shr_i375_1_1[0];  // algorithms/aes/c/aes.c:33
  wire [4:0] shl11_i382_1_1 = {4'd0, shr_i375_1_2};  // algorithms/aes/c/aes.c:34
  wire [4:0] shl11_i382_1_2 = {shl11_i382_1_1[0], 4'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor2121_i_1 = {3'd0, shl11_i382_1_2};  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i_1_1 = xor2121_i_1 ^ load_19_2;  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i_1_2 = load_19_3 ^ xor_i377_1;  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i_1_3 = xor2121_i_1_1 ^ xor2121_i_1_2;  // algorithms/aes/c/aes.c:44
  wire [7:0] shl_i376_1 = {load_19_3[6:0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i377_1_1 = {7'd0, shr_i375_1_2};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i377_1_2 = shl_i376_1 | xor_i377_1_1;  // algorithms/aes/c/aes.c:34
  wire [7:0] xor2121_i_1_4 = xor_i377_1_2 ^ xor2121_12;  // algorithms/aes/c/aes.c:44
  wire [1:0] shl5_i378_1_1 = {1'd0, shr_i375_1_2};  // algorithms/aes/c/aes.c:34
  wire [1:0] shl5_i378_1_2 = {shl5_i378_1_1[0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [3:0] xor2121_i_1_5 = {2'd0, shl5_i378_1_2};  // algorithms/aes/c/aes.c:44
  wire [3:0] shl8_i380_1_1 = {3'd0, shr_i375_1_2};  // algorithms/aes/c/aes.c:34
  wire [3:0] shl8_i380_1_2 = {shl8_i380_1_1[0], 3'd0};  // algorithms/aes/c/aes.c:34
  wire [3:0] xor2121_i_1_6 = xor2121_i_1_5 ^ shl8_i380_1_2;  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i_1_7 = {4'd0, xor2121_i_1_6};  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i_1_8 = xor2121_1 ^ xor2121_i_1_7;  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i_1_9 = xor2121_i_1_4 ^ xor2121_i_1_8;  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i_1_10 = xor2121_i_1_3 ^ xor2121_i_1_9;  // algorithms/aes/c/aes.c:44
  wire [7:0] select_20 = xor_5 ? xor2121_i_1_10 : load_19;
  wire [63:0] shr_i_i169_1 = {8'd0, load_147[63:8]};  // algorithms/aes/c/aes.c:53
  wire [7:0] shr_i_i169_1_1 = shr_i_i169_1[7:0];  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i173_1 = select_20 ^ shr_i_i169_1_1;  // algorithms/aes/c/aes.c:53
  wire [7:0] shr_i375_2 = {7'd0, load_19_1[7]};  // algorithms/aes/c/aes.c:33
  wire [0:0] shr_i375_2_1 = shr_i375_2[0];  // algorithms/aes/c/aes.c:33
  wire [4:0] shl11_i382_2 = {4'd0, shr_i375_2_1};  // algorithms/aes/c/aes.c:34
  wire [4:0] shl11_i382_2_1 = {shl11_i382_2[0], 4'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor2121_i_2 = {3'd0, shl11_i382_2_1};  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i_2_1 = xor2121_i_2 ^ load_19;  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i_2_2 = load_19_1 ^ xor_i377_1_2;  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i_2_3 = xor2121_i_2_1 ^ xor2121_i_2_2;  // algorithms/aes/c/aes.c:44
  wire [7:0] shl_i376_2 = {load_19_1[6:0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i377_2 = {7'd0, shr_i375_2_1};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i377_2_1 = shl_i376_2 | xor_i377_2;  // algorithms/aes/c/aes.c:34
  wire [7:0] xor2121_i_2_4 = xor_i377_2_1 ^ xor2121_i_1_7;  // algorithms/aes/c/aes.c:44
  wire [1:0] shl5_i378_2 = {1'd0, shr_i375_2_1};  // algorithms/aes/c/aes.c:34
  wire [1:0] shl5_i378_2_1 = {shl5_i378_2[0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [3:0] xor2121_i_2_5 = {2'd0, shl5_i378_2_1};  // algorithms/aes/c/aes.c:44
  wire [3:0] shl8_i380_2 = {3'd0, shr_i375_2_1};  // algorithms/aes/c/aes.c:34
  wire [3:0] shl8_i380_2_1 = {shl8_i380_2[0], 3'd0};  // algorithms/aes/c/aes.c:34
  wire [3:0] xor2121_i_2_6 = xor2121_i_2_5 ^ shl8_i380_2_1;  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i_2_7 = {4'd0, xor2121_i_2_6};  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i_2_8 = xor2121_i_1_1 ^ xor2121_i_2_7;  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i_2_9 = xor2121_i_2_4 ^ xor2121_i_2_8;  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i_2_10 = xor2121_i_2_3 ^ xor2121_i_2_9;  // algorithms/aes/c/aes.c:44
  wire [7:0] select_21 = xor_5 ? xor2121_i_2_10 : load_19_3;
  wire [63:0] shr_i_i169_2 = {16'd0, load_147[63:16]};  // algorithms/aes/c/aes.c:53
  wire [7:0] shr_i_i169_2_1 = shr_i_i169_2[7:0];  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i173_2 = select_21 ^ shr_i_i169_2_1;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor2121_i_3 = load_19_2 ^ xor_i377_2_1;  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i_3_1 = xor2121_9 ^ xor2121_i_3;  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i_3_2 = xor_i368_1 ^ xor2121_i_2_7;  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i_3_3 = xor2121_i_2_1 ^ xor2121_6;  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i_3_4 = xor2121_i_3_2 ^ xor2121_i_3_3;  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i_3_5 = xor2121_i_3_1 ^ xor2121_i_3_4;  // algorithms/aes/c/aes.c:44
  wire [7:0] select_22 = xor_5 ? xor2121_i_3_5 : load_19_1;
  wire [63:0] shr_i_i169_3 = {24'd0, load_147[63:24]};  // algorithms/aes/c/aes.c:53
  wire [7:0] shr_i_i169_3_1 = shr_i_i169_3[7:0];  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i173_3 = select_22 ^ shr_i_i169_3_1;  // algorithms/aes/c/aes.c:53
  wire [7:0] load_19_4 = sbox_rdata9_i;  // algorithms/aes/c/aes.c:19
  wire [7:0] shr_i375_4 = {7'd0, load_19_4[7]};  // algorithms/aes/c/aes.c:33
  wire [0:0] shr_i375_4_1 = shr_i375_4[0];  // algorithms/aes/c/aes.c:33
  wire [4:0] shl11_i382_4 = {4'd0, shr_i375_4_1};  // algorithms/aes/c/aes.c:34
  wire [4:0] shl11_i382_4_1 = {shl11_i382_4[0], 4'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor2121_i_4 = {3'd0, shl11_i382_4_1};  // algorithms/aes/c/aes.c:44
  wire [7:0] load_19_5 = sbox_rdata3_i;  // algorithms/aes/c/aes.c:19
  wire [7:0] xor2121_i_4_1 = xor2121_i_4 ^ load_19_5;  // algorithms/aes/c/aes.c:44
  wire [7:0] load_19_6 = sbox_rdata4_i;  // algorithms/aes/c/aes.c:19
  wire [7:0] shl_i367_4 = {load_19_6[6:0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] shr_i366_4 = {7'd0, load_19_6[7]};  // algorithms/aes/c/aes.c:33
  wire [0:0] shr_i366_4_1 = shr_i366_4[0];  // algorithms/aes/c/aes.c:33
  wire [7:0] xor_i368_4 = {7'd0, shr_i366_4_1};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i368_4_1 = shl_i367_4 | xor_i368_4;  // algorithms/aes/c/aes.c:34
  wire [7:0] xor2121_i_4_2 = load_19_4 ^ xor_i368_4_1;  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i_4_3 = xor2121_i_4_1 ^ xor2121_i_4_2;  // algorithms/aes/c/aes.c:44
  wire [7:0] shl_i376_4 = {load_19_4[6:0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i377_4 = {7'd0, shr_i375_4_1};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i377_4_1 = shl_i376_4 | xor_i377_4;  // algorithms/aes/c/aes.c:34
  wire [1:0] shl5_i369_4 = {1'd0, shr_i366_4_1};  // algorithms/aes/c/aes.c:34
  wire [1:0] shl5_i369_4_1 = {shl5_i369_4[0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [3:0] xor2121_i_4_4 = {2'd0, shl5_i369_4_1};  // algorithms/aes/c/aes.c:44
  wire [3:0] shl8_i371_4 = {3'd0, shr_i366_4_1};  // algorithms/aes/c/aes.c:34
  wire [3:0] shl8_i371_4_1 = {shl8_i371_4[0], 3'd0};  // algorithms/aes/c/aes.c:34
  wire [3:0] xor2121_i_4_5 = xor2121_i_4_4 ^ shl8_i371_4_1;  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i_4_6 = {4'd0, xor2121_i_4_5};  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i_4_7 = xor_i377_4_1 ^ xor2121_i_4_6;  // algorithms/aes/c/aes.c:44
  wire [4:0] shl11_i373_4 = {4'd0, shr_i366_4_1};  // algorithms/aes/c/aes.c:34
  wire [4:0] shl11_i373_4_1 = {shl11_i373_4[0], 4'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor2121_i_4_8 = {3'd0, shl11_i373_4_1};  // algorithms/aes/c/aes.c:44
  wire [7:0] load_19_7 = sbox_rdata14_i;  // algorithms/aes/c/aes.c:19
  wire [7:0] xor2121_i_4_9 = xor2121_i_4_8 ^ load_19_7;  // algorithms/aes/c/aes.c:44
  wire [1:0] shl5_i378_4 = {1'd0, shr_i375_4_1};  // algorithms/aes/c/aes.c:34
  wire [1:0] shl5_i378_4_1 = {shl5_i378_4[0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [3:0] xor2121_i_4_10 = {2'd0, shl5_i378_4_1};  // algorithms/aes/c/aes.c:44
  wire [3:0] shl8_i380_4 = {3'd0, shr_i375_4_1};  // algorithms/aes/c/aes.c:34
  wire [3:0] shl8_i380_4_1 = {shl8_i380_4[0], 3'd0};  // algorithms/aes/c/aes.c:34
  wire [3:0] xor2121_i_4_11 = xor2121_i_4_10 ^ shl8_i380_4_1;  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i_4_12 = {4'd0, xor2121_i_4_11};  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i_4_13 = xor2121_i_4_9 ^ xor2121_i_4_12;  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i_4_14 = xor2121_i_4_7 ^ xor2121_i_4_13;  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i_4_15 = xor2121_i_4_3 ^ xor2121_i_4_14;  // algorithms/aes/c/aes.c:44
  wire [7:0] select_23 = xor_5 ? xor2121_i_4_15 : load_19_6;
  wire [63:0] shr_i_i169_4 = {32'd0, load_147[63:32]};  // algorithms/aes/c/aes.c:53
  wire [7:0] shr_i_i169_4_1 = shr_i_i169_4[7:0];  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i173_4 = select_23 ^ shr_i_i169_4_1;  // algorithms/aes/c/aes.c:53
  wire [7:0] shr_i375_5 = {7'd0, load_19_7[7]};  // algorithms/aes/c/aes.c:33
  wire [0:0] shr_i375_5_1 = shr_i375_5[0];  // algorithms/aes/c/aes.c:33
  wire [4:0] shl11_i382_5 = {4'd0, shr_i375_5_1};  // algorithms/aes/c/aes.c:34
  wire [4:0] shl11_i382_5_1 = {shl11_i382_5[0], 4'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor2121_i_5 = {3'd0, shl11_i382_5_1};  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i_5_1 = xor2121_i_5 ^ load_19_6;  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i_5_2 = load_19_7 ^ xor_i377_4_1;  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i_5_3 = xor2121_i_5_1 ^ xor2121_i_5_2;  // algorithms/aes/c/aes.c:44
  wire [7:0] shl_i376_5 = {load_19_7[6:0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i377_5 = {7'd0, shr_i375_5_1};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i377_5_1 = shl_i376_5 | xor_i377_5;  // algorithms/aes/c/aes.c:34
  wire [7:0] xor2121_i_5_4 = xor_i377_5_1 ^ xor2121_i_4_12;  // algorithms/aes/c/aes.c:44
  wire [1:0] shl5_i378_5 = {1'd0, shr_i375_5_1};  // algorithms/aes/c/aes.c:34
  wire [1:0] shl5_i378_5_1 = {shl5_i378_5[0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [3:0] xor2121_i_5_5 = {2'd0, shl5_i378_5_1};  // algorithms/aes/c/aes.c:44
  wire [3:0] shl8_i380_5 = {3'd0, shr_i375_5_1};  // algorithms/aes/c/aes.c:34
  wire [3:0] shl8_i380_5_1 = {shl8_i380_5[0], 3'd0};  // algorithms/aes/c/aes.c:34
  wire [3:0] xor2121_i_5_6 = xor2121_i_5_5 ^ shl8_i380_5_1;  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i_5_7 = {4'd0, xor2121_i_5_6};  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i_5_8 = xor2121_i_4_1 ^ xor2121_i_5_7;  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i_5_9 = xor2121_i_5_4 ^ xor2121_i_5_8;  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i_5_10 = xor2121_i_5_3 ^ xor2121_i_5_9;  // algorithms/aes/c/aes.c:44
  wire [7:0] select_24 = xor_5 ? xor2121_i_5_10 : load_19_4;
  wire [63:0] shr_i_i169_5 = {40'd0, load_147[63:40]};  // algorithms/aes/c/aes.c:53
  wire [7:0] shr_i_i169_5_1 = shr_i_i169_5[7:0];  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i173_5 = select_24 ^ shr_i_i169_5_1;  // algorithms/aes/c/aes.c:53
  wire [7:0] shr_i375_6 = {7'd0, load_19_5[7]};  // algorithms/aes/c/aes.c:33
  wire [0:0] shr_i375_6_1 = shr_i375_6[0];  // algorithms/aes/c/aes.c:33
  wire [4:0] shl11_i382_6 = {4'd0, shr_i375_6_1};  // algorithms/aes/c/aes.c:34
  wire [4:0] shl11_i382_6_1 = {shl11_i382_6[0], 4'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor2121_i_6 = {3'd0, shl11_i382_6_1};  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i_6_1 = xor2121_i_6 ^ load_19_4;  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i_6_2 = load_19_5 ^ xor_i377_5_1;  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i_6_3 = xor2121_i_6_1 ^ xor2121_i_6_2;  // algorithms/aes/c/aes.c:44
  wire [7:0] shl_i376_6 = {load_19_5[6:0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i377_6 = {7'd0, shr_i375_6_1};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i377_6_1 = shl_i376_6 | xor_i377_6;  // algorithms/aes/c/aes.c:34
  wire [7:0] xor2121_i_6_4 = xor_i377_6_1 ^ xor2121_i_5_7;  // algorithms/aes/c/aes.c:44
  wire [1:0] shl5_i378_6 = {1'd0, shr_i375_6_1};  // algorithms/aes/c/aes.c:34
  wire [1:0] shl5_i378_6_1 = {shl5_i378_6[0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [3:0] xor2121_i_6_5 = {2'd0, shl5_i378_6_1};  // algorithms/aes/c/aes.c:44
  wire [3:0] shl8_i380_6 = {3'd0, shr_i375_6_1};  // algorithms/aes/c/aes.c:34
  wire [3:0] shl8_i380_6_1 = {shl8_i380_6[0], 3'd0};  // algorithms/aes/c/aes.c:34
  wire [3:0] xor2121_i_6_6 = xor2121_i_6_5 ^ shl8_i380_6_1;  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i_6_7 = {4'd0, xor2121_i_6_6};  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i_6_8 = xor2121_i_5_1 ^ xor2121_i_6_7;  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i_6_9 = xor2121_i_6_4 ^ xor2121_i_6_8;  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i_6_10 = xor2121_i_6_3 ^ xor2121_i_6_9;  // algorithms/aes/c/aes.c:44
  wire [7:0] select_25 = xor_5 ? xor2121_i_6_10 : load_19_7;
  wire [63:0] shr_i_i169_6 = {48'd0, load_147[63:48]};  // algorithms/aes/c/aes.c:53
  wire [7:0] shr_i_i169_6_1 = shr_i_i169_6[7:0];  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i173_6 = select_25 ^ shr_i_i169_6_1;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor2121_i_7 = load_19_6 ^ xor_i377_6_1;  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i_7_1 = xor2121_i_4_9 ^ xor2121_i_7;  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i_7_2 = xor_i368_4_1 ^ xor2121_i_6_7;  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i_7_3 = xor2121_i_6_1 ^ xor2121_i_4_6;  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i_7_4 = xor2121_i_7_2 ^ xor2121_i_7_3;  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i_7_5 = xor2121_i_7_1 ^ xor2121_i_7_4;  // algorithms/aes/c/aes.c:44
  wire [7:0] select_26 = xor_5 ? xor2121_i_7_5 : load_19_5;
  wire [63:0] shr_i_i169_7 = {56'd0, load_147[63:56]};  // algorithms/aes/c/aes.c:53
  wire [7:0] shr_i_i169_7_1 = shr_i_i169_7[7:0];  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i173_7 = select_26 ^ shr_i_i169_7_1;  // algorithms/aes/c/aes.c:53
  wire [7:0] load_19_8 = sbox_rdata13_i;  // algorithms/aes/c/aes.c:19
  wire [7:0] shr_i375_8 = {7'd0, load_19_8[7]};  // algorithms/aes/c/aes.c:33
  wire [0:0] shr_i375_8_1 = shr_i375_8[0];  // algorithms/aes/c/aes.c:33
  wire [4:0] shl11_i382_8 = {4'd0, shr_i375_8_1};  // algorithms/aes/c/aes.c:34
  wire [4:0] shl11_i382_8_1 = {shl11_i382_8[0], 4'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor2121_i_8 = {3'd0, shl11_i382_8_1};  // algorithms/aes/c/aes.c:44
  wire [7:0] load_19_9 = sbox_rdata7_i;  // algorithms/aes/c/aes.c:19
  wire [7:0] xor2121_i_8_1 = xor2121_i_8 ^ load_19_9;  // algorithms/aes/c/aes.c:44
  wire [7:0] load_19_10 = sbox_rdata8_i;  // algorithms/aes/c/aes.c:19
  wire [7:0] shl_i367_8 = {load_19_10[6:0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] shr_i366_8 = {7'd0, load_19_10[7]};  // algorithms/aes/c/aes.c:33
  wire [0:0] shr_i366_8_1 = shr_i366_8[0];  // algorithms/aes/c/aes.c:33
  wire [7:0] xor_i368_8 = {7'd0, shr_i366_8_1};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i368_8_1 = shl_i367_8 | xor_i368_8;  // algorithms/aes/c/aes.c:34
  wire [7:0] xor2121_i_8_2 = load_19_8 ^ xor_i368_8_1;  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i_8_3 = xor2121_i_8_1 ^ xor2121_i_8_2;  // algorithms/aes/c/aes.c:44
  wire [7:0] shl_i376_8 = {load_19_8[6:0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i377_8 = {7'd0, shr_i375_8_1};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i377_8_1 = shl_i376_8 | xor_i377_8;  // algorithms/aes/c/aes.c:34
  wire [1:0] shl5_i369_8 = {1'd0, shr_i366_8_1};  // algorithms/aes/c/aes.c:34
  wire [1:0] shl5_i369_8_1 = {shl5_i369_8[0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [3:0] xor2121_i_8_4 = {2'd0, shl5_i369_8_1};  // algorithms/aes/c/aes.c:44
  wire [3:0] shl8_i371_8 = {3'd0, shr_i366_8_1};  // algorithms/aes/c/aes.c:34
  wire [3:0] shl8_i371_8_1 = {shl8_i371_8[0], 3'd0};  // algorithms/aes/c/aes.c:34
  wire [3:0] xor2121_i_8_5 = xor2121_i_8_4 ^ shl8_i371_8_1;  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i_8_6 = {4'd0, xor2121_i_8_5};  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i_8_7 = xor_i377_8_1 ^ xor2121_i_8_6;  // algorithms/aes/c/aes.c:44
  wire [4:0] shl11_i373_8 = {4'd0, shr_i366_8_1};  // algorithms/aes/c/aes.c:34
  wire [4:0] shl11_i373_8_1 = {shl11_i373_8[0], 4'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor2121_i_8_8 = {3'd0, shl11_i373_8_1};  // algorithms/aes/c/aes.c:44
  wire [7:0] load_19_11 = sbox_rdata2_i;  // algorithms/aes/c/aes.c:19
  wire [7:0] xor2121_i_8_9 = xor2121_i_8_8 ^ load_19_11;  // algorithms/aes/c/aes.c:44
  wire [1:0] shl5_i378_8 = {1'd0, shr_i375_8_1};  // algorithms/aes/c/aes.c:34
  wire [1:0] shl5_i378_8_1 = {shl5_i378_8[0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [3:0] xor2121_i_8_10 = {2'd0, shl5_i378_8_1};  // algorithms/aes/c/aes.c:44
  wire [3:0] shl8_i380_8 = {3'd0, shr_i375_8_1};  // algorithms/aes/c/aes.c:34
  wire [3:0] shl8_i380_8_1 = {shl8_i380_8[0], 3'd0};  // algorithms/aes/c/aes.c:34
  wire [3:0] xor2121_i_8_11 = xor2121_i_8_10 ^ shl8_i380_8_1;  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i_8_12 = {4'd0, xor2121_i_8_11};  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i_8_13 = xor2121_i_8_9 ^ xor2121_i_8_12;  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i_8_14 = xor2121_i_8_7 ^ xor2121_i_8_13;  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i_8_15 = xor2121_i_8_3 ^ xor2121_i_8_14;  // algorithms/aes/c/aes.c:44
  wire [7:0] select_27 = xor_5 ? xor2121_i_8_15 : load_19_10;
  wire [63:0] load_147_1 = aes_high_rdata0_i;  // algorithms/aes/c/aes.c:147
  wire [7:0] conv_i_i170_8 = load_147_1[7:0];  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i173_8 = select_27 ^ conv_i_i170_8;  // algorithms/aes/c/aes.c:53
  wire [7:0] shr_i375_9 = {7'd0, load_19_11[7]};  // algorithms/aes/c/aes.c:33
  wire [0:0] shr_i375_9_1 = shr_i375_9[0];  // algorithms/aes/c/aes.c:33
  wire [4:0] shl11_i382_9 = {4'd0, shr_i375_9_1};  // algorithms/aes/c/aes.c:34
  wire [4:0] shl11_i382_9_1 = {shl11_i382_9[0], 4'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor2121_i_9 = {3'd0, shl11_i382_9_1};  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i_9_1 = xor2121_i_9 ^ load_19_10;  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i_9_2 = load_19_11 ^ xor_i377_8_1;  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i_9_3 = xor2121_i_9_1 ^ xor2121_i_9_2;  // algorithms/aes/c/aes.c:44
  wire [7:0] shl_i376_9 = {load_19_11[6:0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i377_9 = {7'd0, shr_i375_9_1};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i377_9_1 = shl_i376_9 | xor_i377_9;  // algorithms/aes/c/aes.c:34
  wire [7:0] xor2121_i_9_4 = xor_i377_9_1 ^ xor2121_i_8_12;  // algorithms/aes/c/aes.c:44
  wire [1:0] shl5_i378_9 = {1'd0, shr_i375_9_1};  // algorithms/aes/c/aes.c:34
  wire [1:0] shl5_i378_9_1 = {shl5_i378_9[0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [3:0] xor2121_i_9_5 = {2'd0, shl5_i378_9_1};  // algorithms/aes/c/aes.c:44
  wire [3:0] shl8_i380_9 = {3'd0, shr_i375_9_1};  // algorithms/aes/c/aes.c:34
  wire [3:0] shl8_i380_9_1 = {shl8_i380_9[0], 3'd0};  // algorithms/aes/c/aes.c:34
  wire [3:0] xor2121_i_9_6 = xor2121_i_9_5 ^ shl8_i380_9_1;  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i_9_7 = {4'd0, xor2121_i_9_6};  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i_9_8 = xor2121_i_8_1 ^ xor2121_i_9_7;  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i_9_9 = xor2121_i_9_4 ^ xor2121_i_9_8;  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i_9_10 = xor2121_i_9_3 ^ xor2121_i_9_9;  // algorithms/aes/c/aes.c:44
  wire [7:0] select_28 = xor_5 ? xor2121_i_9_10 : load_19_8;
  wire [63:0] shr_i_i169_9 = {8'd0, load_147_1[63:8]};  // algorithms/aes/c/aes.c:53
  wire [7:0] shr_i_i169_9_1 = shr_i_i169_9[7:0];  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i173_9 = select_28 ^ shr_i_i169_9_1;  // algorithms/aes/c/aes.c:53
  wire [7:0] shr_i375_10 = {7'd0, load_19_9[7]};  // algorithms/aes/c/aes.c:33
  wire [0:0] shr_i375_10_1 = shr_i375_10[0];  // algorithms/aes/c/aes.c:33
  wire [4:0] shl11_i382_10 = {4'd0, shr_i375_10_1};  // algorithms/aes/c/aes.c:34
  wire [4:0] shl11_i382_10_1 = {shl11_i382_10[0], 4'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor2121_i_10 = {3'd0, shl11_i382_10_1};  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i_10_1 = xor2121_i_10 ^ load_19_8;  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i_10_2 = load_19_9 ^ xor_i377_9_1;  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i_10_3 = xor2121_i_10_1 ^ xor2121_i_10_2;  // algorithms/aes/c/aes.c:44
  wire [7:0] shl_i376_10 = {load_19_9[6:0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i377_10 = {7'd0, shr_i375_10_1};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i377_10_1 = shl_i376_10 | xor_i377_10;  // algorithms/aes/c/aes.c:34
  wire [7:0] xor2121_i_10_4 = xor_i377_10_1 ^ xor2121_i_9_7;  // algorithms/aes/c/aes.c:44
  wire [1:0] shl5_i378_10 = {1'd0, shr_i375_10_1};  // algorithms/aes/c/aes.c:34
  wire [1:0] shl5_i378_10_1 = {shl5_i378_10[0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [3:0] xor2121_i_10_5 = {2'd0, shl5_i378_10_1};  // algorithms/aes/c/aes.c:44
  wire [3:0] shl8_i380_10 = {3'd0, shr_i375_10_1};  // algorithms/aes/c/aes.c:34
  wire [3:0] shl8_i380_10_1 = {shl8_i380_10[0], 3'd0};  // algorithms/aes/c/aes.c:34
  wire [3:0] xor2121_i_10_6 = xor2121_i_10_5 ^ shl8_i380_10_1;  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i_10_7 = {4'd0, xor2121_i_10_6};  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i_10_8 = xor2121_i_9_1 ^ xor2121_i_10_7;  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i_10_9 = xor2121_i_10_4 ^ xor2121_i_10_8;  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i_10_10 = xor2121_i_10_3 ^ xor2121_i_10_9;  // algorithms/aes/c/aes.c:44
  wire [7:0] select_29 = xor_5 ? xor2121_i_10_10 : load_19_11;
  wire [63:0] shr_i_i169_10 = {16'd0, load_147_1[63:16]};  // algorithms/aes/c/aes.c:53
  wire [7:0] shr_i_i169_10_1 = shr_i_i169_10[7:0];  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i173_10 = select_29 ^ shr_i_i169_10_1;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor2121_i_11 = load_19_10 ^ xor_i377_10_1;  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i_11_1 = xor2121_i_8_9 ^ xor2121_i_11;  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i_11_2 = xor_i368_8_1 ^ xor2121_i_10_7;  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i_11_3 = xor2121_i_10_1 ^ xor2121_i_8_6;  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i_11_4 = xor2121_i_11_2 ^ xor2121_i_11_3;  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i_11_5 = xor2121_i_11_1 ^ xor2121_i_11_4;  // algorithms/aes/c/aes.c:44
  wire [7:0] select_30 = xor_5 ? xor2121_i_11_5 : load_19_9;
  wire [63:0] shr_i_i169_11 = {24'd0, load_147_1[63:24]};  // algorithms/aes/c/aes.c:53
  wire [7:0] shr_i_i169_11_1 = shr_i_i169_11[7:0];  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i173_11 = select_30 ^ shr_i_i169_11_1;  // algorithms/aes/c/aes.c:53
  wire [7:0] load_19_12 = sbox_rdata1_i;  // algorithms/aes/c/aes.c:19
  wire [7:0] shr_i375_12 = {7'd0, load_19_12[7]};  // algorithms/aes/c/aes.c:33
  wire [0:0] shr_i375_12_1 = shr_i375_12[0];  // algorithms/aes/c/aes.c:33
  wire [4:0] shl11_i382_12 = {4'd0, shr_i375_12_1};  // algorithms/aes/c/aes.c:34
  wire [4:0] shl11_i382_12_1 = {shl11_i382_12[0], 4'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor2121_i_12 = {3'd0, shl11_i382_12_1};  // algorithms/aes/c/aes.c:44
  wire [7:0] load_19_13 = sbox_rdata11_i;  // algorithms/aes/c/aes.c:19
  wire [7:0] xor2121_i_12_1 = xor2121_i_12 ^ load_19_13;  // algorithms/aes/c/aes.c:44
  wire [7:0] load_19_14 = sbox_rdata12_i;  // algorithms/aes/c/aes.c:19
  wire [7:0] shl_i367_12 = {load_19_14[6:0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] shr_i366_12 = {7'd0, load_19_14[7]};  // algorithms/aes/c/aes.c:33
  wire [0:0] shr_i366_12_1 = shr_i366_12[0];  // algorithms/aes/c/aes.c:33
  wire [7:0] xor_i368_12 = {7'd0, shr_i366_12_1};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i368_12_1 = shl_i367_12 | xor_i368_12;  // algorithms/aes/c/aes.c:34
  wire [7:0] xor2121_i_12_2 = load_19_12 ^ xor_i368_12_1;  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i_12_3 = xor2121_i_12_1 ^ xor2121_i_12_2;  // algorithms/aes/c/aes.c:44
  wire [7:0] shl_i376_12 = {load_19_12[6:0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i377_12 = {7'd0, shr_i375_12_1};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i377_12_1 = shl_i376_12 | xor_i377_12;  // algorithms/aes/c/aes.c:34
  wire [1:0] shl5_i369_12 = {1'd0, shr_i366_12_1};  // algorithms/aes/c/aes.c:34
  wire [1:0] shl5_i369_12_1 = {shl5_i369_12[0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [3:0] xor2121_i_12_4 = {2'd0, shl5_i369_12_1};  // algorithms/aes/c/aes.c:44
  wire [3:0] shl8_i371_12 = {3'd0, shr_i366_12_1};  // algorithms/aes/c/aes.c:34
  wire [3:0] shl8_i371_12_1 = {shl8_i371_12[0], 3'd0};  // algorithms/aes/c/aes.c:34
  wire [3:0] xor2121_i_12_5 = xor2121_i_12_4 ^ shl8_i371_12_1;  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i_12_6 = {4'd0, xor2121_i_12_5};  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i_12_7 = xor_i377_12_1 ^ xor2121_i_12_6;  // algorithms/aes/c/aes.c:44
  wire [4:0] shl11_i373_12 = {4'd0, shr_i366_12_1};  // algorithms/aes/c/aes.c:34
  wire [4:0] shl11_i373_12_1 = {shl11_i373_12[0], 4'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor2121_i_12_8 = {3'd0, shl11_i373_12_1};  // algorithms/aes/c/aes.c:44
  wire [7:0] load_19_15 = sbox_rdata6_i;  // algorithms/aes/c/aes.c:19
  wire [7:0] xor2121_i_12_9 = xor2121_i_12_8 ^ load_19_15;  // algorithms/aes/c/aes.c:44
  wire [1:0] shl5_i378_12 = {1'd0, shr_i375_12_1};  // algorithms/aes/c/aes.c:34
  wire [1:0] shl5_i378_12_1 = {shl5_i378_12[0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [3:0] xor2121_i_12_10 = {2'd0, shl5_i378_12_1};  // algorithms/aes/c/aes.c:44
  wire [3:0] shl8_i380_12 = {3'd0, shr_i375_12_1};  // algorithms/aes/c/aes.c:34
  wire [3:0] shl8_i380_12_1 = {shl8_i380_12[0], 3'd0};  // algorithms/aes/c/aes.c:34
  wire [3:0] xor2121_i_12_11 = xor2121_i_12_10 ^ shl8_i380_12_1;  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i_12_12 = {4'd0, xor2121_i_12_11};  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i_12_13 = xor2121_i_12_9 ^ xor2121_i_12_12;  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i_12_14 = xor2121_i_12_7 ^ xor2121_i_12_13;  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i_12_15 = xor2121_i_12_3 ^ xor2121_i_12_14;  // algorithms/aes/c/aes.c:44
  wire [7:0] select_31 = xor_5 ? xor2121_i_12_15 : load_19_14;
  wire [63:0] shr_i_i169_12 = {32'd0, load_147_1[63:32]};  // algorithms/aes/c/aes.c:53
  wire [7:0] shr_i_i169_12_1 = shr_i_i169_12[7:0];  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i173_12 = select_31 ^ shr_i_i169_12_1;  // algorithms/aes/c/aes.c:53
  wire [7:0] shr_i375_13 = {7'd0, load_19_15[7]};  // algorithms/aes/c/aes.c:33
  wire [0:0] shr_i375_13_1 = shr_i375_13[0];  // algorithms/aes/c/aes.c:33
  wire [4:0] shl11_i382_13 = {4'd0, shr_i375_13_1};  // algorithms/aes/c/aes.c:34
  wire [4:0] shl11_i382_13_1 = {shl11_i382_13[0], 4'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor2121_i_13 = {3'd0, shl11_i382_13_1};  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i_13_1 = xor2121_i_13 ^ load_19_14;  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i_13_2 = load_19_15 ^ xor_i377_12_1;  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i_13_3 = xor2121_i_13_1 ^ xor2121_i_13_2;  // algorithms/aes/c/aes.c:44
  wire [7:0] shl_i376_13 = {load_19_15[6:0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i377_13 = {7'd0, shr_i375_13_1};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i377_13_1 = shl_i376_13 | xor_i377_13;  // algorithms/aes/c/aes.c:34
  wire [7:0] xor2121_i_13_4 = xor_i377_13_1 ^ xor2121_i_12_12;  // algorithms/aes/c/aes.c:44
  wire [1:0] shl5_i378_13 = {1'd0, shr_i375_13_1};  // algorithms/aes/c/aes.c:34
  wire [1:0] shl5_i378_13_1 = {shl5_i378_13[0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [3:0] xor2121_i_13_5 = {2'd0, shl5_i378_13_1};  // algorithms/aes/c/aes.c:44
  wire [3:0] shl8_i380_13 = {3'd0, shr_i375_13_1};  // algorithms/aes/c/aes.c:34
  wire [3:0] shl8_i380_13_1 = {shl8_i380_13[0], 3'd0};  // algorithms/aes/c/aes.c:34
  wire [3:0] xor2121_i_13_6 = xor2121_i_13_5 ^ shl8_i380_13_1;  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i_13_7 = {4'd0, xor2121_i_13_6};  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i_13_8 = xor2121_i_12_1 ^ xor2121_i_13_7;  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i_13_9 = xor2121_i_13_4 ^ xor2121_i_13_8;  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i_13_10 = xor2121_i_13_3 ^ xor2121_i_13_9;  // algorithms/aes/c/aes.c:44
  wire [7:0] select_32 = xor_5 ? xor2121_i_13_10 : load_19_12;
  wire [63:0] shr_i_i169_13 = {40'd0, load_147_1[63:40]};  // algorithms/aes/c/aes.c:53
  wire [7:0] shr_i_i169_13_1 = shr_i_i169_13[7:0];  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i173_13 = select_32 ^ shr_i_i169_13_1;  // algorithms/aes/c/aes.c:53
  wire [7:0] shr_i375_14 = {7'd0, load_19_13[7]};  // algorithms/aes/c/aes.c:33
  wire [0:0] shr_i375_14_1 = shr_i375_14[0];  // algorithms/aes/c/aes.c:33
  wire [4:0] shl11_i382_14 = {4'd0, shr_i375_14_1};  // algorithms/aes/c/aes.c:34
  wire [4:0] shl11_i382_14_1 = {shl11_i382_14[0], 4'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor2121_i_14 = {3'd0, shl11_i382_14_1};  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i_14_1 = xor2121_i_14 ^ load_19_12;  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i_14_2 = load_19_13 ^ xor_i377_13_1;  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i_14_3 = xor2121_i_14_1 ^ xor2121_i_14_2;  // algorithms/aes/c/aes.c:44
  wire [7:0] shl_i376_14 = {load_19_13[6:0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i377_14 = {7'd0, shr_i375_14_1};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i377_14_1 = shl_i376_14 | xor_i377_14;  // algorithms/aes/c/aes.c:34
  wire [7:0] xor2121_i_14_4 = xor_i377_14_1 ^ xor2121_i_13_7;  // algorithms/aes/c/aes.c:44
  wire [1:0] shl5_i378_14 = {1'd0, shr_i375_14_1};  // algorithms/aes/c/aes.c:34
  wire [1:0] shl5_i378_14_1 = {shl5_i378_14[0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [3:0] xor2121_i_14_5 = {2'd0, shl5_i378_14_1};  // algorithms/aes/c/aes.c:44
  wire [3:0] shl8_i380_14 = {3'd0, shr_i375_14_1};  // algorithms/aes/c/aes.c:34
  wire [3:0] shl8_i380_14_1 = {shl8_i380_14[0], 3'd0};  // algorithms/aes/c/aes.c:34
  wire [3:0] xor2121_i_14_6 = xor2121_i_14_5 ^ shl8_i380_14_1;  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i_14_7 = {4'd0, xor2121_i_14_6};  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i_14_8 = xor2121_i_13_1 ^ xor2121_i_14_7;  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i_14_9 = xor2121_i_14_4 ^ xor2121_i_14_8;  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i_14_10 = xor2121_i_14_3 ^ xor2121_i_14_9;  // algorithms/aes/c/aes.c:44
  wire [7:0] select_33 = xor_5 ? xor2121_i_14_10 : load_19_15;
  wire [63:0] shr_i_i169_14 = {48'd0, load_147_1[63:48]};  // algorithms/aes/c/aes.c:53
  wire [7:0] shr_i_i169_14_1 = shr_i_i169_14[7:0];  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i173_14 = select_33 ^ shr_i_i169_14_1;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor2121_i_15 = load_19_14 ^ xor_i377_14_1;  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i_15_1 = xor2121_i_12_9 ^ xor2121_i_15;  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i_15_2 = xor_i368_12_1 ^ xor2121_i_14_7;  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i_15_3 = xor2121_i_14_1 ^ xor2121_i_12_6;  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i_15_4 = xor2121_i_15_2 ^ xor2121_i_15_3;  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i_15_5 = xor2121_i_15_1 ^ xor2121_i_15_4;  // algorithms/aes/c/aes.c:44
  wire [7:0] select_34 = xor_5 ? xor2121_i_15_5 : load_19_13;
  wire [63:0] shr_i_i169_15 = {56'd0, load_147_1[63:56]};  // algorithms/aes/c/aes.c:53
  wire [7:0] shr_i_i169_15_1 = shr_i_i169_15[7:0];  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i173_15 = select_34 ^ shr_i_i169_15_1;  // algorithms/aes/c/aes.c:53
  wire [7:0] select_85 = isneg_q ? 8'h84 : 8'd0;  // algorithms/aes/c/aes.c:85
  wire [7:0] trunc_35 = or_i215_7_q[7:0];  // algorithms/aes/c/standard.h:35
  wire [63:0] lshr_35 = {8'd0, or_i215_7_q[63:8]};  // algorithms/aes/c/standard.h:35
  wire [7:0] trunc_35_1 = lshr_35[7:0];  // algorithms/aes/c/standard.h:35
  wire [63:0] lshr_35_1 = {16'd0, or_i215_7_q[63:16]};  // algorithms/aes/c/standard.h:35
  wire [7:0] trunc_35_2 = lshr_35_1[7:0];  // algorithms/aes/c/standard.h:35
  wire [63:0] lshr_35_2 = {24'd0, or_i215_7_q[63:24]};  // algorithms/aes/c/standard.h:35
  wire [7:0] trunc_35_3 = lshr_35_2[7:0];  // algorithms/aes/c/standard.h:35
  wire [63:0] lshr_35_3 = {32'd0, or_i215_7_q[63:32]};  // algorithms/aes/c/standard.h:35
  wire [7:0] trunc_35_4 = lshr_35_3[7:0];  // algorithms/aes/c/standard.h:35
  wire [63:0] lshr_35_4 = {40'd0, or_i215_7_q[63:40]};  // algorithms/aes/c/standard.h:35
  wire [7:0] trunc_35_5 = lshr_35_4[7:0];  // algorithms/aes/c/standard.h:35
  wire [63:0] lshr_35_5 = {48'd0, or_i215_7_q[63:48]};  // algorithms/aes/c/standard.h:35
  wire [7:0] trunc_35_6 = lshr_35_5[7:0];  // algorithms/aes/c/standard.h:35
  wire [63:0] lshr_35_6 = {56'd0, or_i215_7_q[63:56]};  // algorithms/aes/c/standard.h:35
  wire [7:0] trunc_35_7 = lshr_35_6[7:0];  // algorithms/aes/c/standard.h:35
  wire [63:0] cat_35 = {trunc_35, trunc_35_1, trunc_35_2, trunc_35_3, trunc_35_4, trunc_35_5, trunc_35_6, trunc_35_7};  // algorithms/aes/c/standard.h:35
  wire [63:0] shr_i384 = {63'd0, cat_35[63]};  // algorithms/aes/c/aes.c:84
  wire [0:0] shr_i384_1 = shr_i384[0];  // algorithms/aes/c/aes.c:84
  wire [1:0] shl1 = {1'd0, shr_i384_1};  // algorithms/aes/c/aes.c:85
  wire [1:0] shl1_1 = {shl1[0], 1'd0};  // algorithms/aes/c/aes.c:85
  wire [7:0] zext_85 = {6'd0, shl1_1};  // algorithms/aes/c/aes.c:85
  wire [7:0] or_85 = select_85 | zext_85;  // algorithms/aes/c/aes.c:85
  wire [63:0] xor6_i388 = {56'd0, or_85};  // algorithms/aes/c/aes.c:85
  wire [63:0] xor6_i388_1 = xor_i386_q ^ xor6_i388;  // algorithms/aes/c/aes.c:85
  wire [63:0] xor6_i397 = {56'd0, xor4_i395_q};  // algorithms/aes/c/aes.c:85
  wire [63:0] shl_i390 = {xor6_i388_1[62:0], 1'd0};  // algorithms/aes/c/aes.c:85
  wire [62:0] or188 = cat_35[62:0];  // algorithms/aes/c/aes.c:150
  wire [7:0] trunc_35_8 = or_i230_7_q[7:0];  // algorithms/aes/c/standard.h:35
  wire [63:0] lshr_35_7 = {8'd0, or_i230_7_q[63:8]};  // algorithms/aes/c/standard.h:35
  wire [7:0] trunc_35_9 = lshr_35_7[7:0];  // algorithms/aes/c/standard.h:35
  wire [63:0] lshr_35_8 = {16'd0, or_i230_7_q[63:16]};  // algorithms/aes/c/standard.h:35
  wire [7:0] trunc_35_10 = lshr_35_8[7:0];  // algorithms/aes/c/standard.h:35
  wire [63:0] lshr_35_9 = {24'd0, or_i230_7_q[63:24]};  // algorithms/aes/c/standard.h:35
  wire [7:0] trunc_35_11 = lshr_35_9[7:0];  // algorithms/aes/c/standard.h:35
  wire [63:0] lshr_35_10 = {32'd0, or_i230_7_q[63:32]};  // algorithms/aes/c/standard.h:35
  wire [7:0] trunc_35_12 = lshr_35_10[7:0];  // algorithms/aes/c/standard.h:35
  wire [63:0] lshr_35_11 = {40'd0, or_i230_7_q[63:40]};  // algorithms/aes/c/standard.h:35
  wire [7:0] trunc_35_13 = lshr_35_11[7:0];  // algorithms/aes/c/standard.h:35
  wire [63:0] lshr_35_12 = {48'd0, or_i230_7_q[63:48]};  // algorithms/aes/c/standard.h:35
  wire [7:0] trunc_35_14 = lshr_35_12[7:0];  // algorithms/aes/c/standard.h:35
  wire [63:0] lshr_35_13 = {56'd0, or_i230_7_q[63:56]};  // algorithms/aes/c/standard.h:35
  wire [7:0] trunc_35_15 = lshr_35_13[7:0];  // algorithms/aes/c/standard.h:35
  wire [63:0] cat_35_1 = {trunc_35_8, trunc_35_9, trunc_35_10, trunc_35_11, trunc_35_12, trunc_35_13, trunc_35_14, trunc_35_15};  // algorithms/aes/c/standard.h:35
  wire [63:0] or188_1 = {63'd0, cat_35_1[63]};  // algorithms/aes/c/aes.c:150
  wire [0:0] or188_2 = or188_1[0];  // algorithms/aes/c/aes.c:150
  wire [63:0] or188_3 = {or188, or188_2};  // algorithms/aes/c/aes.c:150
  wire [63:0] shr_i389 = {63'd0, or188_3[63]};  // algorithms/aes/c/aes.c:84
  wire [0:0] shr_i389_1 = shr_i389[0];  // algorithms/aes/c/aes.c:84
  wire [63:0] xor_i391 = {63'd0, shr_i389_1};  // algorithms/aes/c/aes.c:85
  wire [63:0] xor_i391_1 = shl_i390 | xor_i391;  // algorithms/aes/c/aes.c:85
  wire [63:0] xor6_i397_1 = xor6_i397 ^ xor_i391_1;  // algorithms/aes/c/aes.c:85
  wire [63:0] cond205 = cmp193_q ? xor6_i388_1 : xor6_i397_1;  // algorithms/aes/c/aes.c:152
  wire [7:0] trunc_35_16 = cond205[7:0];  // algorithms/aes/c/standard.h:35
  wire [63:0] lshr_35_14 = {8'd0, cond205[63:8]};  // algorithms/aes/c/standard.h:35
  wire [7:0] trunc_35_17 = lshr_35_14[7:0];  // algorithms/aes/c/standard.h:35
  wire [63:0] lshr_35_15 = {16'd0, cond205[63:16]};  // algorithms/aes/c/standard.h:35
  wire [7:0] trunc_35_18 = lshr_35_15[7:0];  // algorithms/aes/c/standard.h:35
  wire [63:0] lshr_35_16 = {24'd0, cond205[63:24]};  // algorithms/aes/c/standard.h:35
  wire [7:0] trunc_35_19 = lshr_35_16[7:0];  // algorithms/aes/c/standard.h:35
  wire [63:0] lshr_35_17 = {32'd0, cond205[63:32]};  // algorithms/aes/c/standard.h:35
  wire [7:0] trunc_35_20 = lshr_35_17[7:0];  // algorithms/aes/c/standard.h:35
  wire [63:0] lshr_35_18 = {40'd0, cond205[63:40]};  // algorithms/aes/c/standard.h:35
  wire [7:0] trunc_35_21 = lshr_35_18[7:0];  // algorithms/aes/c/standard.h:35
  wire [63:0] lshr_35_19 = {48'd0, cond205[63:48]};  // algorithms/aes/c/standard.h:35
  wire [7:0] trunc_35_22 = lshr_35_19[7:0];  // algorithms/aes/c/standard.h:35
  wire [63:0] lshr_35_20 = {56'd0, cond205[63:56]};  // algorithms/aes/c/standard.h:35
  wire [7:0] trunc_35_23 = lshr_35_20[7:0];  // algorithms/aes/c/standard.h:35
  wire [63:0] cat_35_2 = {trunc_35_16, trunc_35_17, trunc_35_18, trunc_35_19, trunc_35_20, trunc_35_21, trunc_35_22, trunc_35_23};  // algorithms/aes/c/standard.h:35
  wire [63:0] select_52 = tobool111_not_q ? cat_35_2 : subkey1_0436_q;
  wire [0:0] tobool212_not = select_1_q == 3'd0;  // algorithms/aes/c/aes.c:156
  wire [31:0] shl_i244_3 = {24'd0, select_38_q};  // algorithms/aes/c/aes.c:74
  wire [31:0] shl_i244_3_1 = {shl_i244_3[7:0], 24'd0};  // algorithms/aes/c/aes.c:74
  wire [23:0] shl_i244_2 = {16'd0, select_37_q};  // algorithms/aes/c/aes.c:74
  wire [23:0] shl_i244_2_1 = {shl_i244_2[7:0], 16'd0};  // algorithms/aes/c/aes.c:74
  wire [15:0] shl_i244_1 = {8'd0, select_36_q};  // algorithms/aes/c/aes.c:74
  wire [15:0] shl_i244_1_1 = {shl_i244_1[7:0], 8'd0};  // algorithms/aes/c/aes.c:74
  wire [15:0] or_i245_1 = {8'd0, select_35_q};  // algorithms/aes/c/aes.c:74
  wire [15:0] or_i245_1_1 = shl_i244_1_1 | or_i245_1;  // algorithms/aes/c/aes.c:74
  wire [23:0] or_i245_2 = {8'd0, or_i245_1_1};  // algorithms/aes/c/aes.c:74
  wire [23:0] or_i245_2_1 = shl_i244_2_1 | or_i245_2;  // algorithms/aes/c/aes.c:74
  wire [31:0] or_i245_3 = {8'd0, or_i245_2_1};  // algorithms/aes/c/aes.c:74
  wire [31:0] or_i245_3_1 = shl_i244_3_1 | or_i245_3;  // algorithms/aes/c/aes.c:74
  wire [31:0] select_54 = tobool212_not ? or_i245_3_1 : 32'd0;
  wire [15:0] xor_i_1766 = {8'd0, shr_i79_1767_q[15:8]};
  wire [7:0] xor_i_1766_1 = xor_i_1766[7:0];
  wire [23:0] xor_i_2768 = {16'd0, shr_i79_2769_q[23:16]};
  wire [7:0] xor_i_2768_1 = xor_i_2768[7:0];
  wire [31:0] xor_i_3770 = {24'd0, shr_i79_3771_q[31:24]};
  wire [7:0] xor_i_3770_1 = xor_i_3770[7:0];
  wire [39:0] xor_i_4772 = {32'd0, shr_i79_4773_q[39:32]};
  wire [7:0] xor_i_4772_1 = xor_i_4772[7:0];
  wire [47:0] xor_i_5774 = {40'd0, shr_i79_5775_q[47:40]};
  wire [7:0] xor_i_5774_1 = xor_i_5774[7:0];
  wire [55:0] xor_i_6776 = {48'd0, shr_i79_6777_q[55:48]};
  wire [7:0] xor_i_6776_1 = xor_i_6776[7:0];
  wire [63:0] xor_i_7778 = {56'd0, shr_i79_7779_q[63:56]};
  wire [7:0] xor_i_7778_1 = xor_i_7778[7:0];
  wire [7:0] trunc_35_24 = n_0418_q[7:0];  // algorithms/aes/c/standard.h:35
  wire [31:0] lshr_35_21 = {8'd0, n_0418_q[31:8]};  // algorithms/aes/c/standard.h:35
  wire [7:0] trunc_35_25 = lshr_35_21[7:0];  // algorithms/aes/c/standard.h:35
  wire [31:0] lshr_35_22 = {16'd0, n_0418_q[31:16]};  // algorithms/aes/c/standard.h:35
  wire [7:0] trunc_35_26 = lshr_35_22[7:0];  // algorithms/aes/c/standard.h:35
  wire [31:0] lshr_35_23 = {24'd0, n_0418_q[31:24]};  // algorithms/aes/c/standard.h:35
  wire [7:0] trunc_35_27 = lshr_35_23[7:0];  // algorithms/aes/c/standard.h:35
  wire [63:0] cat_35_3 = {trunc_35_24, trunc_35_25, trunc_35_26, trunc_35_27, 8'd0, 8'd0, 8'd0, 8'd0};  // algorithms/aes/c/standard.h:35
  wire [39:0] shr_i79_12781 = cat_35_3[39:0];  // algorithms/aes/c/aes.c:53
  wire [39:0] shr_i79_12781_1 = key1_q[39:0];  // algorithms/aes/c/aes.c:53
  wire [39:0] shr_i79_12781_2 = shr_i79_12781 ^ shr_i79_12781_1;  // algorithms/aes/c/aes.c:53
  wire [39:0] xor_i_12780 = {32'd0, shr_i79_12781_2[39:32]};  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_12780_1 = xor_i_12780[7:0];  // algorithms/aes/c/aes.c:53
  wire [47:0] shr_i79_13783 = cat_35_3[47:0];  // algorithms/aes/c/aes.c:53
  wire [47:0] shr_i79_13783_1 = key1_q[47:0];  // algorithms/aes/c/aes.c:53
  wire [47:0] shr_i79_13783_2 = shr_i79_13783 ^ shr_i79_13783_1;  // algorithms/aes/c/aes.c:53
  wire [47:0] xor_i_13782 = {40'd0, shr_i79_13783_2[47:40]};  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_13782_1 = xor_i_13782[7:0];  // algorithms/aes/c/aes.c:53
  wire [55:0] shr_i79_14785 = cat_35_3[55:0];  // algorithms/aes/c/aes.c:53
  wire [55:0] shr_i79_14785_1 = key1_q[55:0];  // algorithms/aes/c/aes.c:53
  wire [55:0] shr_i79_14785_2 = shr_i79_14785 ^ shr_i79_14785_1;  // algorithms/aes/c/aes.c:53
  wire [55:0] xor_i_14784 = {48'd0, shr_i79_14785_2[55:48]};  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_14784_1 = xor_i_14784[7:0];  // algorithms/aes/c/aes.c:53
  wire [63:0] shr_i79_15787 = cat_35_3 ^ key1_q;  // algorithms/aes/c/aes.c:53
  wire [63:0] xor_i_15786 = {56'd0, shr_i79_15787[63:56]};  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_15786_1 = xor_i_15786[7:0];  // algorithms/aes/c/aes.c:53
  wire [3:0] inc57 = i43_0412_q + 4'd1;  // algorithms/aes/c/aes.c:116
  wire [0:0] exitcond449_not = inc57 == 4'hb;  // algorithms/aes/c/aes.c:116
  wire [0:0] cmp54_not = i43_0412_q == 4'ha;  // algorithms/aes/c/aes.c:116
  wire [0:0] xor_6 = cmp54_not ^ 1'd1;
  wire [7:0] load_19_16 = sbox_rdata5_i;  // algorithms/aes/c/aes.c:19
  wire [7:0] shr_i357 = {7'd0, load_19_16[7]};  // algorithms/aes/c/aes.c:33
  wire [0:0] shr_i357_1 = shr_i357[0];  // algorithms/aes/c/aes.c:33
  wire [4:0] shl11_i364 = {4'd0, shr_i357_1};  // algorithms/aes/c/aes.c:34
  wire [4:0] shl11_i364_1 = {shl11_i364[0], 4'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor2121_i340 = {3'd0, shl11_i364_1};  // algorithms/aes/c/aes.c:44
  wire [7:0] load_19_17 = sbox_rdata15_i;  // algorithms/aes/c/aes.c:19
  wire [7:0] xor2121_i340_1 = xor2121_i340 ^ load_19_17;  // algorithms/aes/c/aes.c:44
  wire [7:0] load_19_18 = sbox_rdata0_i;  // algorithms/aes/c/aes.c:19
  wire [7:0] shl_i349 = {load_19_18[6:0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] shr_i348 = {7'd0, load_19_18[7]};  // algorithms/aes/c/aes.c:33
  wire [0:0] shr_i348_1 = shr_i348[0];  // algorithms/aes/c/aes.c:33
  wire [7:0] xor_i350 = {7'd0, shr_i348_1};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i350_1 = shl_i349 | xor_i350;  // algorithms/aes/c/aes.c:34
  wire [7:0] xor2121_i340_2 = load_19_16 ^ xor_i350_1;  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i340_3 = xor2121_i340_1 ^ xor2121_i340_2;  // algorithms/aes/c/aes.c:44
  wire [7:0] shl_i358 = {load_19_16[6:0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i359 = {7'd0, shr_i357_1};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i359_1 = shl_i358 | xor_i359;  // algorithms/aes/c/aes.c:34
  wire [1:0] shl5_i351 = {1'd0, shr_i348_1};  // algorithms/aes/c/aes.c:34
  wire [1:0] shl5_i351_1 = {shl5_i351[0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [3:0] xor2121_i340_4 = {2'd0, shl5_i351_1};  // algorithms/aes/c/aes.c:44
  wire [3:0] shl8_i353 = {3'd0, shr_i348_1};  // algorithms/aes/c/aes.c:34
  wire [3:0] shl8_i353_1 = {shl8_i353[0], 3'd0};  // algorithms/aes/c/aes.c:34
  wire [3:0] xor2121_i340_5 = xor2121_i340_4 ^ shl8_i353_1;  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i340_6 = {4'd0, xor2121_i340_5};  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i340_7 = xor_i359_1 ^ xor2121_i340_6;  // algorithms/aes/c/aes.c:44
  wire [4:0] shl11_i355 = {4'd0, shr_i348_1};  // algorithms/aes/c/aes.c:34
  wire [4:0] shl11_i355_1 = {shl11_i355[0], 4'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor2121_i340_8 = {3'd0, shl11_i355_1};  // algorithms/aes/c/aes.c:44
  wire [7:0] load_19_19 = sbox_rdata10_i;  // algorithms/aes/c/aes.c:19
  wire [7:0] xor2121_i340_9 = xor2121_i340_8 ^ load_19_19;  // algorithms/aes/c/aes.c:44
  wire [1:0] shl5_i360 = {1'd0, shr_i357_1};  // algorithms/aes/c/aes.c:34
  wire [1:0] shl5_i360_1 = {shl5_i360[0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [3:0] xor2121_i340_10 = {2'd0, shl5_i360_1};  // algorithms/aes/c/aes.c:44
  wire [3:0] shl8_i362 = {3'd0, shr_i357_1};  // algorithms/aes/c/aes.c:34
  wire [3:0] shl8_i362_1 = {shl8_i362[0], 3'd0};  // algorithms/aes/c/aes.c:34
  wire [3:0] xor2121_i340_11 = xor2121_i340_10 ^ shl8_i362_1;  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i340_12 = {4'd0, xor2121_i340_11};  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i340_13 = xor2121_i340_9 ^ xor2121_i340_12;  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i340_14 = xor2121_i340_7 ^ xor2121_i340_13;  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i340_15 = xor2121_i340_3 ^ xor2121_i340_14;  // algorithms/aes/c/aes.c:44
  wire [7:0] select_55 = xor_6 ? xor2121_i340_15 : load_19_18;
  wire [63:0] load_116 = aes_low_rdata0_i;  // algorithms/aes/c/aes.c:116
  wire [7:0] conv_i = load_116[7:0];  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i = select_55 ^ conv_i;  // algorithms/aes/c/aes.c:53
  wire [7:0] shr_i357_1_1 = {7'd0, load_19_19[7]};  // algorithms/aes/c/aes.c:33
  wire [0:0] shr_i357_1_2 = shr_i357_1_1[0];  // algorithms/aes/c/aes.c:33
  wire [4:0] shl11_i364_1_1 = {4'd0, shr_i357_1_2};  // algorithms/aes/c/aes.c:34
  wire [4:0] shl11_i364_1_2 = {shl11_i364_1_1[0], 4'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor2121_i340_1_1 = {3'd0, shl11_i364_1_2};  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i340_1_2 = xor2121_i340_1_1 ^ load_19_18;  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i340_1_3 = load_19_19 ^ xor_i359_1;  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i340_1_4 = xor2121_i340_1_2 ^ xor2121_i340_1_3;  // algorithms/aes/c/aes.c:44
  wire [7:0] shl_i358_1 = {load_19_19[6:0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i359_1_1 = {7'd0, shr_i357_1_2};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i359_1_2 = shl_i358_1 | xor_i359_1_1;  // algorithms/aes/c/aes.c:34
  wire [7:0] xor2121_i340_1_5 = xor_i359_1_2 ^ xor2121_i340_12;  // algorithms/aes/c/aes.c:44
  wire [1:0] shl5_i360_1_1 = {1'd0, shr_i357_1_2};  // algorithms/aes/c/aes.c:34
  wire [1:0] shl5_i360_1_2 = {shl5_i360_1_1[0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [3:0] xor2121_i340_1_6 = {2'd0, shl5_i360_1_2};  // algorithms/aes/c/aes.c:44
  wire [3:0] shl8_i362_1_1 = {3'd0, shr_i357_1_2};  // algorithms/aes/c/aes.c:34
  wire [3:0] shl8_i362_1_2 = {shl8_i362_1_1[0], 3'd0};  // algorithms/aes/c/aes.c:34
  wire [3:0] xor2121_i340_1_7 = xor2121_i340_1_6 ^ shl8_i362_1_2;  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i340_1_8 = {4'd0, xor2121_i340_1_7};  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i340_1_9 = xor2121_i340_1 ^ xor2121_i340_1_8;  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i340_1_10 = xor2121_i340_1_5 ^ xor2121_i340_1_9;  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i340_1_11 = xor2121_i340_1_4 ^ xor2121_i340_1_10;  // algorithms/aes/c/aes.c:44
  wire [7:0] select_56 = xor_6 ? xor2121_i340_1_11 : load_19_16;
  wire [63:0] shr_i_i_1 = {8'd0, load_116[63:8]};  // algorithms/aes/c/aes.c:53
  wire [7:0] shr_i_i_1_1 = shr_i_i_1[7:0];  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_1 = select_56 ^ shr_i_i_1_1;  // algorithms/aes/c/aes.c:53
  wire [7:0] shr_i357_2 = {7'd0, load_19_17[7]};  // algorithms/aes/c/aes.c:33
  wire [0:0] shr_i357_2_1 = shr_i357_2[0];  // algorithms/aes/c/aes.c:33
  wire [4:0] shl11_i364_2 = {4'd0, shr_i357_2_1};  // algorithms/aes/c/aes.c:34
  wire [4:0] shl11_i364_2_1 = {shl11_i364_2[0], 4'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor2121_i340_2_1 = {3'd0, shl11_i364_2_1};  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i340_2_2 = xor2121_i340_2_1 ^ load_19_16;  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i340_2_3 = load_19_17 ^ xor_i359_1_2;  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i340_2_4 = xor2121_i340_2_2 ^ xor2121_i340_2_3;  // algorithms/aes/c/aes.c:44
  wire [7:0] shl_i358_2 = {load_19_17[6:0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i359_2 = {7'd0, shr_i357_2_1};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i359_2_1 = shl_i358_2 | xor_i359_2;  // algorithms/aes/c/aes.c:34
  wire [7:0] xor2121_i340_2_5 = xor_i359_2_1 ^ xor2121_i340_1_8;  // algorithms/aes/c/aes.c:44
  wire [1:0] shl5_i360_2 = {1'd0, shr_i357_2_1};  // algorithms/aes/c/aes.c:34
  wire [1:0] shl5_i360_2_1 = {shl5_i360_2[0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [3:0] xor2121_i340_2_6 = {2'd0, shl5_i360_2_1};  // algorithms/aes/c/aes.c:44
  wire [3:0] shl8_i362_2 = {3'd0, shr_i357_2_1};  // algorithms/aes/c/aes.c:34
  wire [3:0] shl8_i362_2_1 = {shl8_i362_2[0], 3'd0};  // algorithms/aes/c/aes.c:34
  wire [3:0] xor2121_i340_2_7 = xor2121_i340_2_6 ^ shl8_i362_2_1;  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i340_2_8 = {4'd0, xor2121_i340_2_7};  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i340_2_9 = xor2121_i340_1_2 ^ xor2121_i340_2_8;  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i340_2_10 = xor2121_i340_2_5 ^ xor2121_i340_2_9;  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i340_2_11 = xor2121_i340_2_4 ^ xor2121_i340_2_10;  // algorithms/aes/c/aes.c:44
  wire [7:0] select_57 = xor_6 ? xor2121_i340_2_11 : load_19_19;
  wire [63:0] shr_i_i_2 = {16'd0, load_116[63:16]};  // algorithms/aes/c/aes.c:53
  wire [7:0] shr_i_i_2_1 = shr_i_i_2[7:0];  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_2 = select_57 ^ shr_i_i_2_1;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor2121_i340_3_1 = load_19_18 ^ xor_i359_2_1;  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i340_3_2 = xor2121_i340_9 ^ xor2121_i340_3_1;  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i340_3_3 = xor_i350_1 ^ xor2121_i340_2_8;  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i340_3_4 = xor2121_i340_2_2 ^ xor2121_i340_6;  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i340_3_5 = xor2121_i340_3_3 ^ xor2121_i340_3_4;  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i340_3_6 = xor2121_i340_3_2 ^ xor2121_i340_3_5;  // algorithms/aes/c/aes.c:44
  wire [7:0] select_58 = xor_6 ? xor2121_i340_3_6 : load_19_17;
  wire [63:0] shr_i_i_3 = {24'd0, load_116[63:24]};  // algorithms/aes/c/aes.c:53
  wire [7:0] shr_i_i_3_1 = shr_i_i_3[7:0];  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_3 = select_58 ^ shr_i_i_3_1;  // algorithms/aes/c/aes.c:53
  wire [7:0] load_19_20 = sbox_rdata9_i;  // algorithms/aes/c/aes.c:19
  wire [7:0] shr_i357_4 = {7'd0, load_19_20[7]};  // algorithms/aes/c/aes.c:33
  wire [0:0] shr_i357_4_1 = shr_i357_4[0];  // algorithms/aes/c/aes.c:33
  wire [4:0] shl11_i364_4 = {4'd0, shr_i357_4_1};  // algorithms/aes/c/aes.c:34
  wire [4:0] shl11_i364_4_1 = {shl11_i364_4[0], 4'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor2121_i340_4_1 = {3'd0, shl11_i364_4_1};  // algorithms/aes/c/aes.c:44
  wire [7:0] load_19_21 = sbox_rdata3_i;  // algorithms/aes/c/aes.c:19
  wire [7:0] xor2121_i340_4_2 = xor2121_i340_4_1 ^ load_19_21;  // algorithms/aes/c/aes.c:44
  wire [7:0] load_19_22 = sbox_rdata4_i;  // algorithms/aes/c/aes.c:19
  wire [7:0] shl_i349_4 = {load_19_22[6:0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] shr_i348_4 = {7'd0, load_19_22[7]};  // algorithms/aes/c/aes.c:33
  wire [0:0] shr_i348_4_1 = shr_i348_4[0];  // algorithms/aes/c/aes.c:33
  wire [7:0] xor_i350_4 = {7'd0, shr_i348_4_1};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i350_4_1 = shl_i349_4 | xor_i350_4;  // algorithms/aes/c/aes.c:34
  wire [7:0] xor2121_i340_4_3 = load_19_20 ^ xor_i350_4_1;  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i340_4_4 = xor2121_i340_4_2 ^ xor2121_i340_4_3;  // algorithms/aes/c/aes.c:44
  wire [7:0] shl_i358_4 = {load_19_20[6:0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i359_4 = {7'd0, shr_i357_4_1};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i359_4_1 = shl_i358_4 | xor_i359_4;  // algorithms/aes/c/aes.c:34
  wire [1:0] shl5_i351_4 = {1'd0, shr_i348_4_1};  // algorithms/aes/c/aes.c:34
  wire [1:0] shl5_i351_4_1 = {shl5_i351_4[0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [3:0] xor2121_i340_4_5 = {2'd0, shl5_i351_4_1};  // algorithms/aes/c/aes.c:44
  wire [3:0] shl8_i353_4 = {3'd0, shr_i348_4_1};  // algorithms/aes/c/aes.c:34
  wire [3:0] shl8_i353_4_1 = {shl8_i353_4[0], 3'd0};  // algorithms/aes/c/aes.c:34
  wire [3:0] xor2121_i340_4_6 = xor2121_i340_4_5 ^ shl8_i353_4_1;  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i340_4_7 = {4'd0, xor2121_i340_4_6};  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i340_4_8 = xor_i359_4_1 ^ xor2121_i340_4_7;  // algorithms/aes/c/aes.c:44
  wire [4:0] shl11_i355_4 = {4'd0, shr_i348_4_1};  // algorithms/aes/c/aes.c:34
  wire [4:0] shl11_i355_4_1 = {shl11_i355_4[0], 4'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor2121_i340_4_9 = {3'd0, shl11_i355_4_1};  // algorithms/aes/c/aes.c:44
  wire [7:0] load_19_23 = sbox_rdata14_i;  // algorithms/aes/c/aes.c:19
  wire [7:0] xor2121_i340_4_10 = xor2121_i340_4_9 ^ load_19_23;  // algorithms/aes/c/aes.c:44
  wire [1:0] shl5_i360_4 = {1'd0, shr_i357_4_1};  // algorithms/aes/c/aes.c:34
  wire [1:0] shl5_i360_4_1 = {shl5_i360_4[0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [3:0] xor2121_i340_4_11 = {2'd0, shl5_i360_4_1};  // algorithms/aes/c/aes.c:44
  wire [3:0] shl8_i362_4 = {3'd0, shr_i357_4_1};  // algorithms/aes/c/aes.c:34
  wire [3:0] shl8_i362_4_1 = {shl8_i362_4[0], 3'd0};  // algorithms/aes/c/aes.c:34
  wire [3:0] xor2121_i340_4_12 = xor2121_i340_4_11 ^ shl8_i362_4_1;  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i340_4_13 = {4'd0, xor2121_i340_4_12};  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i340_4_14 = xor2121_i340_4_10 ^ xor2121_i340_4_13;  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i340_4_15 = xor2121_i340_4_8 ^ xor2121_i340_4_14;  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i340_4_16 = xor2121_i340_4_4 ^ xor2121_i340_4_15;  // algorithms/aes/c/aes.c:44
  wire [7:0] select_59 = xor_6 ? xor2121_i340_4_16 : load_19_22;
  wire [63:0] shr_i_i_4 = {32'd0, load_116[63:32]};  // algorithms/aes/c/aes.c:53
  wire [7:0] shr_i_i_4_1 = shr_i_i_4[7:0];  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_4 = select_59 ^ shr_i_i_4_1;  // algorithms/aes/c/aes.c:53
  wire [7:0] shr_i357_5 = {7'd0, load_19_23[7]};  // algorithms/aes/c/aes.c:33
  wire [0:0] shr_i357_5_1 = shr_i357_5[0];  // algorithms/aes/c/aes.c:33
  wire [4:0] shl11_i364_5 = {4'd0, shr_i357_5_1};  // algorithms/aes/c/aes.c:34
  wire [4:0] shl11_i364_5_1 = {shl11_i364_5[0], 4'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor2121_i340_5_1 = {3'd0, shl11_i364_5_1};  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i340_5_2 = xor2121_i340_5_1 ^ load_19_22;  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i340_5_3 = load_19_23 ^ xor_i359_4_1;  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i340_5_4 = xor2121_i340_5_2 ^ xor2121_i340_5_3;  // algorithms/aes/c/aes.c:44
  wire [7:0] shl_i358_5 = {load_19_23[6:0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i359_5 = {7'd0, shr_i357_5_1};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i359_5_1 = shl_i358_5 | xor_i359_5;  // algorithms/aes/c/aes.c:34
  wire [7:0] xor2121_i340_5_5 = xor_i359_5_1 ^ xor2121_i340_4_13;  // algorithms/aes/c/aes.c:44
  wire [1:0] shl5_i360_5 = {1'd0, shr_i357_5_1};  // algorithms/aes/c/aes.c:34
  wire [1:0] shl5_i360_5_1 = {shl5_i360_5[0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [3:0] xor2121_i340_5_6 = {2'd0, shl5_i360_5_1};  // algorithms/aes/c/aes.c:44
  wire [3:0] shl8_i362_5 = {3'd0, shr_i357_5_1};  // algorithms/aes/c/aes.c:34
  wire [3:0] shl8_i362_5_1 = {shl8_i362_5[0], 3'd0};  // algorithms/aes/c/aes.c:34
  wire [3:0] xor2121_i340_5_7 = xor2121_i340_5_6 ^ shl8_i362_5_1;  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i340_5_8 = {4'd0, xor2121_i340_5_7};  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i340_5_9 = xor2121_i340_4_2 ^ xor2121_i340_5_8;  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i340_5_10 = xor2121_i340_5_5 ^ xor2121_i340_5_9;  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i340_5_11 = xor2121_i340_5_4 ^ xor2121_i340_5_10;  // algorithms/aes/c/aes.c:44
  wire [7:0] select_60 = xor_6 ? xor2121_i340_5_11 : load_19_20;
  wire [63:0] shr_i_i_5 = {40'd0, load_116[63:40]};  // algorithms/aes/c/aes.c:53
  wire [7:0] shr_i_i_5_1 = shr_i_i_5[7:0];  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_5 = select_60 ^ shr_i_i_5_1;  // algorithms/aes/c/aes.c:53
  wire [7:0] shr_i357_6 = {7'd0, load_19_21[7]};  // algorithms/aes/c/aes.c:33
  wire [0:0] shr_i357_6_1 = shr_i357_6[0];  // algorithms/aes/c/aes.c:33
  wire [4:0] shl11_i364_6 = {4'd0, shr_i357_6_1};  // algorithms/aes/c/aes.c:34
  wire [4:0] shl11_i364_6_1 = {shl11_i364_6[0], 4'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor2121_i340_6_1 = {3'd0, shl11_i364_6_1};  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i340_6_2 = xor2121_i340_6_1 ^ load_19_20;  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i340_6_3 = load_19_21 ^ xor_i359_5_1;  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i340_6_4 = xor2121_i340_6_2 ^ xor2121_i340_6_3;  // algorithms/aes/c/aes.c:44
  wire [7:0] shl_i358_6 = {load_19_21[6:0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i359_6 = {7'd0, shr_i357_6_1};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i359_6_1 = shl_i358_6 | xor_i359_6;  // algorithms/aes/c/aes.c:34
  wire [7:0] xor2121_i340_6_5 = xor_i359_6_1 ^ xor2121_i340_5_8;  // algorithms/aes/c/aes.c:44
  wire [1:0] shl5_i360_6 = {1'd0, shr_i357_6_1};  // algorithms/aes/c/aes.c:34
  wire [1:0] shl5_i360_6_1 = {shl5_i360_6[0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [3:0] xor2121_i340_6_6 = {2'd0, shl5_i360_6_1};  // algorithms/aes/c/aes.c:44
  wire [3:0] shl8_i362_6 = {3'd0, shr_i357_6_1};  // algorithms/aes/c/aes.c:34
  wire [3:0] shl8_i362_6_1 = {shl8_i362_6[0], 3'd0};  // algorithms/aes/c/aes.c:34
  wire [3:0] xor2121_i340_6_7 = xor2121_i340_6_6 ^ shl8_i362_6_1;  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i340_6_8 = {4'd0, xor2121_i340_6_7};  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i340_6_9 = xor2121_i340_5_2 ^ xor2121_i340_6_8;  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i340_6_10 = xor2121_i340_6_5 ^ xor2121_i340_6_9;  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i340_6_11 = xor2121_i340_6_4 ^ xor2121_i340_6_10;  // algorithms/aes/c/aes.c:44
  wire [7:0] select_61 = xor_6 ? xor2121_i340_6_11 : load_19_23;
  wire [63:0] shr_i_i_6 = {48'd0, load_116[63:48]};  // algorithms/aes/c/aes.c:53
  wire [7:0] shr_i_i_6_1 = shr_i_i_6[7:0];  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_6 = select_61 ^ shr_i_i_6_1;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor2121_i340_7_1 = load_19_22 ^ xor_i359_6_1;  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i340_7_2 = xor2121_i340_4_10 ^ xor2121_i340_7_1;  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i340_7_3 = xor_i350_4_1 ^ xor2121_i340_6_8;  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i340_7_4 = xor2121_i340_6_2 ^ xor2121_i340_4_7;  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i340_7_5 = xor2121_i340_7_3 ^ xor2121_i340_7_4;  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i340_7_6 = xor2121_i340_7_2 ^ xor2121_i340_7_5;  // algorithms/aes/c/aes.c:44
  wire [7:0] select_62 = xor_6 ? xor2121_i340_7_6 : load_19_21;
  wire [63:0] shr_i_i_7 = {56'd0, load_116[63:56]};  // algorithms/aes/c/aes.c:53
  wire [7:0] shr_i_i_7_1 = shr_i_i_7[7:0];  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_7 = select_62 ^ shr_i_i_7_1;  // algorithms/aes/c/aes.c:53
  wire [7:0] load_19_24 = sbox_rdata13_i;  // algorithms/aes/c/aes.c:19
  wire [7:0] shr_i357_8 = {7'd0, load_19_24[7]};  // algorithms/aes/c/aes.c:33
  wire [0:0] shr_i357_8_1 = shr_i357_8[0];  // algorithms/aes/c/aes.c:33
  wire [4:0] shl11_i364_8 = {4'd0, shr_i357_8_1};  // algorithms/aes/c/aes.c:34
  wire [4:0] shl11_i364_8_1 = {shl11_i364_8[0], 4'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor2121_i340_8_1 = {3'd0, shl11_i364_8_1};  // algorithms/aes/c/aes.c:44
  wire [7:0] load_19_25 = sbox_rdata7_i;  // algorithms/aes/c/aes.c:19
  wire [7:0] xor2121_i340_8_2 = xor2121_i340_8_1 ^ load_19_25;  // algorithms/aes/c/aes.c:44
  wire [7:0] load_19_26 = sbox_rdata8_i;  // algorithms/aes/c/aes.c:19
  wire [7:0] shl_i349_8 = {load_19_26[6:0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] shr_i348_8 = {7'd0, load_19_26[7]};  // algorithms/aes/c/aes.c:33
  wire [0:0] shr_i348_8_1 = shr_i348_8[0];  // algorithms/aes/c/aes.c:33
  wire [7:0] xor_i350_8 = {7'd0, shr_i348_8_1};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i350_8_1 = shl_i349_8 | xor_i350_8;  // algorithms/aes/c/aes.c:34
  wire [7:0] xor2121_i340_8_3 = load_19_24 ^ xor_i350_8_1;  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i340_8_4 = xor2121_i340_8_2 ^ xor2121_i340_8_3;  // algorithms/aes/c/aes.c:44
  wire [7:0] shl_i358_8 = {load_19_24[6:0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i359_8 = {7'd0, shr_i357_8_1};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i359_8_1 = shl_i358_8 | xor_i359_8;  // algorithms/aes/c/aes.c:34
  wire [1:0] shl5_i351_8 = {1'd0, shr_i348_8_1};  // algorithms/aes/c/aes.c:34
  wire [1:0] shl5_i351_8_1 = {shl5_i351_8[0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [3:0] xor2121_i340_8_5 = {2'd0, shl5_i351_8_1};  // algorithms/aes/c/aes.c:44
  wire [3:0] shl8_i353_8 = {3'd0, shr_i348_8_1};  // algorithms/aes/c/aes.c:34
  wire [3:0] shl8_i353_8_1 = {shl8_i353_8[0], 3'd0};  // algorithms/aes/c/aes.c:34
  wire [3:0] xor2121_i340_8_6 = xor2121_i340_8_5 ^ shl8_i353_8_1;  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i340_8_7 = {4'd0, xor2121_i340_8_6};  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i340_8_8 = xor_i359_8_1 ^ xor2121_i340_8_7;  // algorithms/aes/c/aes.c:44
  wire [4:0] shl11_i355_8 = {4'd0, shr_i348_8_1};  // algorithms/aes/c/aes.c:34
  wire [4:0] shl11_i355_8_1 = {shl11_i355_8[0], 4'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor2121_i340_8_9 = {3'd0, shl11_i355_8_1};  // algorithms/aes/c/aes.c:44
  wire [7:0] load_19_27 = sbox_rdata2_i;  // algorithms/aes/c/aes.c:19
  wire [7:0] xor2121_i340_8_10 = xor2121_i340_8_9 ^ load_19_27;  // algorithms/aes/c/aes.c:44
  wire [1:0] shl5_i360_8 = {1'd0, shr_i357_8_1};  // algorithms/aes/c/aes.c:34
  wire [1:0] shl5_i360_8_1 = {shl5_i360_8[0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [3:0] xor2121_i340_8_11 = {2'd0, shl5_i360_8_1};  // algorithms/aes/c/aes.c:44
  wire [3:0] shl8_i362_8 = {3'd0, shr_i357_8_1};  // algorithms/aes/c/aes.c:34
  wire [3:0] shl8_i362_8_1 = {shl8_i362_8[0], 3'd0};  // algorithms/aes/c/aes.c:34
  wire [3:0] xor2121_i340_8_12 = xor2121_i340_8_11 ^ shl8_i362_8_1;  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i340_8_13 = {4'd0, xor2121_i340_8_12};  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i340_8_14 = xor2121_i340_8_10 ^ xor2121_i340_8_13;  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i340_8_15 = xor2121_i340_8_8 ^ xor2121_i340_8_14;  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i340_8_16 = xor2121_i340_8_4 ^ xor2121_i340_8_15;  // algorithms/aes/c/aes.c:44
  wire [7:0] select_63 = xor_6 ? xor2121_i340_8_16 : load_19_26;
  wire [63:0] load_116_1 = aes_high_rdata0_i;  // algorithms/aes/c/aes.c:116
  wire [7:0] conv_i_i_8 = load_116_1[7:0];  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_8 = select_63 ^ conv_i_i_8;  // algorithms/aes/c/aes.c:53
  wire [7:0] shr_i357_9 = {7'd0, load_19_27[7]};  // algorithms/aes/c/aes.c:33
  wire [0:0] shr_i357_9_1 = shr_i357_9[0];  // algorithms/aes/c/aes.c:33
  wire [4:0] shl11_i364_9 = {4'd0, shr_i357_9_1};  // algorithms/aes/c/aes.c:34
  wire [4:0] shl11_i364_9_1 = {shl11_i364_9[0], 4'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor2121_i340_9_1 = {3'd0, shl11_i364_9_1};  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i340_9_2 = xor2121_i340_9_1 ^ load_19_26;  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i340_9_3 = load_19_27 ^ xor_i359_8_1;  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i340_9_4 = xor2121_i340_9_2 ^ xor2121_i340_9_3;  // algorithms/aes/c/aes.c:44
  wire [7:0] shl_i358_9 = {load_19_27[6:0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i359_9 = {7'd0, shr_i357_9_1};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i359_9_1 = shl_i358_9 | xor_i359_9;  // algorithms/aes/c/aes.c:34
  wire [7:0] xor2121_i340_9_5 = xor_i359_9_1 ^ xor2121_i340_8_13;  // algorithms/aes/c/aes.c:44
  wire [1:0] shl5_i360_9 = {1'd0, shr_i357_9_1};  // algorithms/aes/c/aes.c:34
  wire [1:0] shl5_i360_9_1 = {shl5_i360_9[0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [3:0] xor2121_i340_9_6 = {2'd0, shl5_i360_9_1};  // algorithms/aes/c/aes.c:44
  wire [3:0] shl8_i362_9 = {3'd0, shr_i357_9_1};  // algorithms/aes/c/aes.c:34
  wire [3:0] shl8_i362_9_1 = {shl8_i362_9[0], 3'd0};  // algorithms/aes/c/aes.c:34
  wire [3:0] xor2121_i340_9_7 = xor2121_i340_9_6 ^ shl8_i362_9_1;  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i340_9_8 = {4'd0, xor2121_i340_9_7};  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i340_9_9 = xor2121_i340_8_2 ^ xor2121_i340_9_8;  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i340_9_10 = xor2121_i340_9_5 ^ xor2121_i340_9_9;  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i340_9_11 = xor2121_i340_9_4 ^ xor2121_i340_9_10;  // algorithms/aes/c/aes.c:44
  wire [7:0] select_64 = xor_6 ? xor2121_i340_9_11 : load_19_24;
  wire [63:0] shr_i_i_9 = {8'd0, load_116_1[63:8]};  // algorithms/aes/c/aes.c:53
  wire [7:0] shr_i_i_9_1 = shr_i_i_9[7:0];  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_9 = select_64 ^ shr_i_i_9_1;  // algorithms/aes/c/aes.c:53
  wire [7:0] shr_i357_10 = {7'd0, load_19_25[7]};  // algorithms/aes/c/aes.c:33
  wire [0:0] shr_i357_10_1 = shr_i357_10[0];  // algorithms/aes/c/aes.c:33
  wire [4:0] shl11_i364_10 = {4'd0, shr_i357_10_1};  // algorithms/aes/c/aes.c:34
  wire [4:0] shl11_i364_10_1 = {shl11_i364_10[0], 4'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor2121_i340_10_1 = {3'd0, shl11_i364_10_1};  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i340_10_2 = xor2121_i340_10_1 ^ load_19_24;  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i340_10_3 = load_19_25 ^ xor_i359_9_1;  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i340_10_4 = xor2121_i340_10_2 ^ xor2121_i340_10_3;  // algorithms/aes/c/aes.c:44
  wire [7:0] shl_i358_10 = {load_19_25[6:0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i359_10 = {7'd0, shr_i357_10_1};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i359_10_1 = shl_i358_10 | xor_i359_10;  // algorithms/aes/c/aes.c:34
  wire [7:0] xor2121_i340_10_5 = xor_i359_10_1 ^ xor2121_i340_9_8;  // algorithms/aes/c/aes.c:44
  wire [1:0] shl5_i360_10 = {1'd0, shr_i357_10_1};  // algorithms/aes/c/aes.c:34
  wire [1:0] shl5_i360_10_1 = {shl5_i360_10[0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [3:0] xor2121_i340_10_6 = {2'd0, shl5_i360_10_1};  // algorithms/aes/c/aes.c:44
  wire [3:0] shl8_i362_10 = {3'd0, shr_i357_10_1};  // algorithms/aes/c/aes.c:34
  wire [3:0] shl8_i362_10_1 = {shl8_i362_10[0], 3'd0};  // algorithms/aes/c/aes.c:34
  wire [3:0] xor2121_i340_10_7 = xor2121_i340_10_6 ^ shl8_i362_10_1;  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i340_10_8 = {4'd0, xor2121_i340_10_7};  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i340_10_9 = xor2121_i340_9_2 ^ xor2121_i340_10_8;  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i340_10_10 = xor2121_i340_10_5 ^ xor2121_i340_10_9;  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i340_10_11 = xor2121_i340_10_4 ^ xor2121_i340_10_10;  // algorithms/aes/c/aes.c:44
  wire [7:0] select_65 = xor_6 ? xor2121_i340_10_11 : load_19_27;
  wire [63:0] shr_i_i_10 = {16'd0, load_116_1[63:16]};  // algorithms/aes/c/aes.c:53
  wire [7:0] shr_i_i_10_1 = shr_i_i_10[7:0];  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_10 = select_65 ^ shr_i_i_10_1;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor2121_i340_11_1 = load_19_26 ^ xor_i359_10_1;  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i340_11_2 = xor2121_i340_8_10 ^ xor2121_i340_11_1;  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i340_11_3 = xor_i350_8_1 ^ xor2121_i340_10_8;  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i340_11_4 = xor2121_i340_10_2 ^ xor2121_i340_8_7;  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i340_11_5 = xor2121_i340_11_3 ^ xor2121_i340_11_4;  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i340_11_6 = xor2121_i340_11_2 ^ xor2121_i340_11_5;  // algorithms/aes/c/aes.c:44
  wire [7:0] select_66 = xor_6 ? xor2121_i340_11_6 : load_19_25;
  wire [63:0] shr_i_i_11 = {24'd0, load_116_1[63:24]};  // algorithms/aes/c/aes.c:53
  wire [7:0] shr_i_i_11_1 = shr_i_i_11[7:0];  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_11 = select_66 ^ shr_i_i_11_1;  // algorithms/aes/c/aes.c:53
  wire [7:0] load_19_28 = sbox_rdata1_i;  // algorithms/aes/c/aes.c:19
  wire [7:0] shr_i357_12 = {7'd0, load_19_28[7]};  // algorithms/aes/c/aes.c:33
  wire [0:0] shr_i357_12_1 = shr_i357_12[0];  // algorithms/aes/c/aes.c:33
  wire [4:0] shl11_i364_12 = {4'd0, shr_i357_12_1};  // algorithms/aes/c/aes.c:34
  wire [4:0] shl11_i364_12_1 = {shl11_i364_12[0], 4'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor2121_i340_12_1 = {3'd0, shl11_i364_12_1};  // algorithms/aes/c/aes.c:44
  wire [7:0] load_19_29 = sbox_rdata11_i;  // algorithms/aes/c/aes.c:19
  wire [7:0] xor2121_i340_12_2 = xor2121_i340_12_1 ^ load_19_29;  // algorithms/aes/c/aes.c:44
  wire [7:0] load_19_30 = sbox_rdata12_i;  // algorithms/aes/c/aes.c:19
  wire [7:0] shl_i349_12 = {load_19_30[6:0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] shr_i348_12 = {7'd0, load_19_30[7]};  // algorithms/aes/c/aes.c:33
  wire [0:0] shr_i348_12_1 = shr_i348_12[0];  // algorithms/aes/c/aes.c:33
  wire [7:0] xor_i350_12 = {7'd0, shr_i348_12_1};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i350_12_1 = shl_i349_12 | xor_i350_12;  // algorithms/aes/c/aes.c:34
  wire [7:0] xor2121_i340_12_3 = load_19_28 ^ xor_i350_12_1;  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i340_12_4 = xor2121_i340_12_2 ^ xor2121_i340_12_3;  // algorithms/aes/c/aes.c:44
  wire [7:0] shl_i358_12 = {load_19_28[6:0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i359_12 = {7'd0, shr_i357_12_1};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i359_12_1 = shl_i358_12 | xor_i359_12;  // algorithms/aes/c/aes.c:34
  wire [1:0] shl5_i351_12 = {1'd0, shr_i348_12_1};  // algorithms/aes/c/aes.c:34
  wire [1:0] shl5_i351_12_1 = {shl5_i351_12[0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [3:0] xor2121_i340_12_5 = {2'd0, shl5_i351_12_1};  // algorithms/aes/c/aes.c:44
  wire [3:0] shl8_i353_12 = {3'd0, shr_i348_12_1};  // algorithms/aes/c/aes.c:34
  wire [3:0] shl8_i353_12_1 = {shl8_i353_12[0], 3'd0};  // algorithms/aes/c/aes.c:34
  wire [3:0] xor2121_i340_12_6 = xor2121_i340_12_5 ^ shl8_i353_12_1;  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i340_12_7 = {4'd0, xor2121_i340_12_6};  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i340_12_8 = xor_i359_12_1 ^ xor2121_i340_12_7;  // algorithms/aes/c/aes.c:44
  wire [4:0] shl11_i355_12 = {4'd0, shr_i348_12_1};  // algorithms/aes/c/aes.c:34
  wire [4:0] shl11_i355_12_1 = {shl11_i355_12[0], 4'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor2121_i340_12_9 = {3'd0, shl11_i355_12_1};  // algorithms/aes/c/aes.c:44
  wire [7:0] load_19_31 = sbox_rdata6_i;  // algorithms/aes/c/aes.c:19
  wire [7:0] xor2121_i340_12_10 = xor2121_i340_12_9 ^ load_19_31;  // algorithms/aes/c/aes.c:44
  wire [1:0] shl5_i360_12 = {1'd0, shr_i357_12_1};  // algorithms/aes/c/aes.c:34
  wire [1:0] shl5_i360_12_1 = {shl5_i360_12[0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [3:0] xor2121_i340_12_11 = {2'd0, shl5_i360_12_1};  // algorithms/aes/c/aes.c:44
  wire [3:0] shl8_i362_12 = {3'd0, shr_i357_12_1};  // algorithms/aes/c/aes.c:34
  wire [3:0] shl8_i362_12_1 = {shl8_i362_12[0], 3'd0};  // algorithms/aes/c/aes.c:34
  wire [3:0] xor2121_i340_12_12 = xor2121_i340_12_11 ^ shl8_i362_12_1;  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i340_12_13 = {4'd0, xor2121_i340_12_12};  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i340_12_14 = xor2121_i340_12_10 ^ xor2121_i340_12_13;  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i340_12_15 = xor2121_i340_12_8 ^ xor2121_i340_12_14;  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i340_12_16 = xor2121_i340_12_4 ^ xor2121_i340_12_15;  // algorithms/aes/c/aes.c:44
  wire [7:0] select_67 = xor_6 ? xor2121_i340_12_16 : load_19_30;
  wire [63:0] shr_i_i_12 = {32'd0, load_116_1[63:32]};  // algorithms/aes/c/aes.c:53
  wire [7:0] shr_i_i_12_1 = shr_i_i_12[7:0];  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_12 = select_67 ^ shr_i_i_12_1;  // algorithms/aes/c/aes.c:53
  wire [7:0] shr_i357_13 = {7'd0, load_19_31[7]};  // algorithms/aes/c/aes.c:33
  wire [0:0] shr_i357_13_1 = shr_i357_13[0];  // algorithms/aes/c/aes.c:33
  wire [4:0] shl11_i364_13 = {4'd0, shr_i357_13_1};  // algorithms/aes/c/aes.c:34
  wire [4:0] shl11_i364_13_1 = {shl11_i364_13[0], 4'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor2121_i340_13_1 = {3'd0, shl11_i364_13_1};  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i340_13_2 = xor2121_i340_13_1 ^ load_19_30;  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i340_13_3 = load_19_31 ^ xor_i359_12_1;  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i340_13_4 = xor2121_i340_13_2 ^ xor2121_i340_13_3;  // algorithms/aes/c/aes.c:44
  wire [7:0] shl_i358_13 = {load_19_31[6:0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i359_13 = {7'd0, shr_i357_13_1};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i359_13_1 = shl_i358_13 | xor_i359_13;  // algorithms/aes/c/aes.c:34
  wire [7:0] xor2121_i340_13_5 = xor_i359_13_1 ^ xor2121_i340_12_13;  // algorithms/aes/c/aes.c:44
  wire [1:0] shl5_i360_13 = {1'd0, shr_i357_13_1};  // algorithms/aes/c/aes.c:34
  wire [1:0] shl5_i360_13_1 = {shl5_i360_13[0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [3:0] xor2121_i340_13_6 = {2'd0, shl5_i360_13_1};  // algorithms/aes/c/aes.c:44
  wire [3:0] shl8_i362_13 = {3'd0, shr_i357_13_1};  // algorithms/aes/c/aes.c:34
  wire [3:0] shl8_i362_13_1 = {shl8_i362_13[0], 3'd0};  // algorithms/aes/c/aes.c:34
  wire [3:0] xor2121_i340_13_7 = xor2121_i340_13_6 ^ shl8_i362_13_1;  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i340_13_8 = {4'd0, xor2121_i340_13_7};  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i340_13_9 = xor2121_i340_12_2 ^ xor2121_i340_13_8;  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i340_13_10 = xor2121_i340_13_5 ^ xor2121_i340_13_9;  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i340_13_11 = xor2121_i340_13_4 ^ xor2121_i340_13_10;  // algorithms/aes/c/aes.c:44
  wire [7:0] select_68 = xor_6 ? xor2121_i340_13_11 : load_19_28;
  wire [63:0] shr_i_i_13 = {40'd0, load_116_1[63:40]};  // algorithms/aes/c/aes.c:53
  wire [7:0] shr_i_i_13_1 = shr_i_i_13[7:0];  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_13 = select_68 ^ shr_i_i_13_1;  // algorithms/aes/c/aes.c:53
  wire [7:0] shr_i357_14 = {7'd0, load_19_29[7]};  // algorithms/aes/c/aes.c:33
  wire [0:0] shr_i357_14_1 = shr_i357_14[0];  // algorithms/aes/c/aes.c:33
  wire [4:0] shl11_i364_14 = {4'd0, shr_i357_14_1};  // algorithms/aes/c/aes.c:34
  wire [4:0] shl11_i364_14_1 = {shl11_i364_14[0], 4'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor2121_i340_14_1 = {3'd0, shl11_i364_14_1};  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i340_14_2 = xor2121_i340_14_1 ^ load_19_28;  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i340_14_3 = load_19_29 ^ xor_i359_13_1;  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i340_14_4 = xor2121_i340_14_2 ^ xor2121_i340_14_3;  // algorithms/aes/c/aes.c:44
  wire [7:0] shl_i358_14 = {load_19_29[6:0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i359_14 = {7'd0, shr_i357_14_1};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i359_14_1 = shl_i358_14 | xor_i359_14;  // algorithms/aes/c/aes.c:34
  wire [7:0] xor2121_i340_14_5 = xor_i359_14_1 ^ xor2121_i340_13_8;  // algorithms/aes/c/aes.c:44
  wire [1:0] shl5_i360_14 = {1'd0, shr_i357_14_1};  // algorithms/aes/c/aes.c:34
  wire [1:0] shl5_i360_14_1 = {shl5_i360_14[0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [3:0] xor2121_i340_14_6 = {2'd0, shl5_i360_14_1};  // algorithms/aes/c/aes.c:44
  wire [3:0] shl8_i362_14 = {3'd0, shr_i357_14_1};  // algorithms/aes/c/aes.c:34
  wire [3:0] shl8_i362_14_1 = {shl8_i362_14[0], 3'd0};  // algorithms/aes/c/aes.c:34
  wire [3:0] xor2121_i340_14_7 = xor2121_i340_14_6 ^ shl8_i362_14_1;  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i340_14_8 = {4'd0, xor2121_i340_14_7};  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i340_14_9 = xor2121_i340_13_2 ^ xor2121_i340_14_8;  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i340_14_10 = xor2121_i340_14_5 ^ xor2121_i340_14_9;  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i340_14_11 = xor2121_i340_14_4 ^ xor2121_i340_14_10;  // algorithms/aes/c/aes.c:44
  wire [7:0] select_69 = xor_6 ? xor2121_i340_14_11 : load_19_31;
  wire [63:0] shr_i_i_14 = {48'd0, load_116_1[63:48]};  // algorithms/aes/c/aes.c:53
  wire [7:0] shr_i_i_14_1 = shr_i_i_14[7:0];  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_14 = select_69 ^ shr_i_i_14_1;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor2121_i340_15_1 = load_19_30 ^ xor_i359_14_1;  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i340_15_2 = xor2121_i340_12_10 ^ xor2121_i340_15_1;  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i340_15_3 = xor_i350_12_1 ^ xor2121_i340_14_8;  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i340_15_4 = xor2121_i340_14_2 ^ xor2121_i340_12_7;  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i340_15_5 = xor2121_i340_15_3 ^ xor2121_i340_15_4;  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i340_15_6 = xor2121_i340_15_2 ^ xor2121_i340_15_5;  // algorithms/aes/c/aes.c:44
  wire [7:0] select_70 = xor_6 ? xor2121_i340_15_6 : load_19_29;
  wire [63:0] shr_i_i_15 = {56'd0, load_116_1[63:56]};  // algorithms/aes/c/aes.c:53
  wire [7:0] shr_i_i_15_1 = shr_i_i_15[7:0];  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_15 = select_70 ^ shr_i_i_15_1;  // algorithms/aes/c/aes.c:53
  wire [127:0] call61 = data_in_data_i;  // algorithms/aes/c/aes.c:117
  wire [127:0] call65 = {64'd0, call61[127:64]};  // algorithms/aes/c/aes.c:117
  wire [63:0] call65_1 = call65[63:0];  // algorithms/aes/c/aes.c:117
  wire [63:0] shl_i199_7 = {56'd0, xor_i_i_15_q};  // algorithms/aes/c/aes.c:74
  wire [63:0] shl_i199_7_1 = {shl_i199_7[7:0], 56'd0};  // algorithms/aes/c/aes.c:74
  wire [55:0] shl_i199_6 = {48'd0, xor_i_i_14_q};  // algorithms/aes/c/aes.c:74
  wire [55:0] shl_i199_6_1 = {shl_i199_6[7:0], 48'd0};  // algorithms/aes/c/aes.c:74
  wire [47:0] shl_i199_5 = {40'd0, xor_i_i_13_q};  // algorithms/aes/c/aes.c:74
  wire [47:0] shl_i199_5_1 = {shl_i199_5[7:0], 40'd0};  // algorithms/aes/c/aes.c:74
  wire [39:0] shl_i199_4 = {32'd0, xor_i_i_12_q};  // algorithms/aes/c/aes.c:74
  wire [39:0] shl_i199_4_1 = {shl_i199_4[7:0], 32'd0};  // algorithms/aes/c/aes.c:74
  wire [31:0] shl_i199_3 = {24'd0, xor_i_i_11_q};  // algorithms/aes/c/aes.c:74
  wire [31:0] shl_i199_3_1 = {shl_i199_3[7:0], 24'd0};  // algorithms/aes/c/aes.c:74
  wire [23:0] shl_i199_2 = {16'd0, xor_i_i_10_q};  // algorithms/aes/c/aes.c:74
  wire [23:0] shl_i199_2_1 = {shl_i199_2[7:0], 16'd0};  // algorithms/aes/c/aes.c:74
  wire [15:0] shl_i199_1 = {8'd0, xor_i_i_9_q};  // algorithms/aes/c/aes.c:74
  wire [15:0] shl_i199_1_1 = {shl_i199_1[7:0], 8'd0};  // algorithms/aes/c/aes.c:74
  wire [15:0] or_i200_1 = {8'd0, xor_i_i_8_q};  // algorithms/aes/c/aes.c:74
  wire [15:0] or_i200_1_1 = shl_i199_1_1 | or_i200_1;  // algorithms/aes/c/aes.c:74
  wire [23:0] or_i200_2 = {8'd0, or_i200_1_1};  // algorithms/aes/c/aes.c:74
  wire [23:0] or_i200_2_1 = shl_i199_2_1 | or_i200_2;  // algorithms/aes/c/aes.c:74
  wire [31:0] or_i200_3 = {8'd0, or_i200_2_1};  // algorithms/aes/c/aes.c:74
  wire [31:0] or_i200_3_1 = shl_i199_3_1 | or_i200_3;  // algorithms/aes/c/aes.c:74
  wire [39:0] or_i200_4 = {8'd0, or_i200_3_1};  // algorithms/aes/c/aes.c:74
  wire [39:0] or_i200_4_1 = shl_i199_4_1 | or_i200_4;  // algorithms/aes/c/aes.c:74
  wire [47:0] or_i200_5 = {8'd0, or_i200_4_1};  // algorithms/aes/c/aes.c:74
  wire [47:0] or_i200_5_1 = shl_i199_5_1 | or_i200_5;  // algorithms/aes/c/aes.c:74
  wire [55:0] or_i200_6 = {8'd0, or_i200_5_1};  // algorithms/aes/c/aes.c:74
  wire [55:0] or_i200_6_1 = shl_i199_6_1 | or_i200_6;  // algorithms/aes/c/aes.c:74
  wire [63:0] or_i200_7 = {8'd0, or_i200_6_1};  // algorithms/aes/c/aes.c:74
  wire [63:0] or_i200_7_1 = shl_i199_7_1 | or_i200_7;  // algorithms/aes/c/aes.c:74
  wire [63:0] xor66 = call65_1 ^ or_i200_7_1;  // algorithms/aes/c/aes.c:117
  wire [63:0] cond76 = tobool67_not_q ? xor66 : 64'd0;  // algorithms/aes/c/aes.c:118
  wire [63:0] call61_1 = call61[63:0];  // algorithms/aes/c/aes.c:117
  wire [63:0] shl_i186_7 = {56'd0, xor_i_i_7_q};  // algorithms/aes/c/aes.c:74
  wire [63:0] shl_i186_7_1 = {shl_i186_7[7:0], 56'd0};  // algorithms/aes/c/aes.c:74
  wire [55:0] shl_i186_6 = {48'd0, xor_i_i_6_q};  // algorithms/aes/c/aes.c:74
  wire [55:0] shl_i186_6_1 = {shl_i186_6[7:0], 48'd0};  // algorithms/aes/c/aes.c:74
  wire [47:0] shl_i186_5 = {40'd0, xor_i_i_5_q};  // algorithms/aes/c/aes.c:74
  wire [47:0] shl_i186_5_1 = {shl_i186_5[7:0], 40'd0};  // algorithms/aes/c/aes.c:74
  wire [39:0] shl_i186_4 = {32'd0, xor_i_i_4_q};  // algorithms/aes/c/aes.c:74
  wire [39:0] shl_i186_4_1 = {shl_i186_4[7:0], 32'd0};  // algorithms/aes/c/aes.c:74
  wire [31:0] shl_i186_3 = {24'd0, xor_i_i_3_q};  // algorithms/aes/c/aes.c:74
  wire [31:0] shl_i186_3_1 = {shl_i186_3[7:0], 24'd0};  // algorithms/aes/c/aes.c:74
  wire [23:0] shl_i186_2 = {16'd0, xor_i_i_2_q};  // algorithms/aes/c/aes.c:74
  wire [23:0] shl_i186_2_1 = {shl_i186_2[7:0], 16'd0};  // algorithms/aes/c/aes.c:74
  wire [15:0] shl_i186_1 = {8'd0, xor_i_i_1_q};  // algorithms/aes/c/aes.c:74
  wire [15:0] shl_i186_1_1 = {shl_i186_1[7:0], 8'd0};  // algorithms/aes/c/aes.c:74
  wire [15:0] or_i187_1 = {8'd0, xor_i_q};  // algorithms/aes/c/aes.c:74
  wire [15:0] or_i187_1_1 = shl_i186_1_1 | or_i187_1;  // algorithms/aes/c/aes.c:74
  wire [23:0] or_i187_2 = {8'd0, or_i187_1_1};  // algorithms/aes/c/aes.c:74
  wire [23:0] or_i187_2_1 = shl_i186_2_1 | or_i187_2;  // algorithms/aes/c/aes.c:74
  wire [31:0] or_i187_3 = {8'd0, or_i187_2_1};  // algorithms/aes/c/aes.c:74
  wire [31:0] or_i187_3_1 = shl_i186_3_1 | or_i187_3;  // algorithms/aes/c/aes.c:74
  wire [39:0] or_i187_4 = {8'd0, or_i187_3_1};  // algorithms/aes/c/aes.c:74
  wire [39:0] or_i187_4_1 = shl_i186_4_1 | or_i187_4;  // algorithms/aes/c/aes.c:74
  wire [47:0] or_i187_5 = {8'd0, or_i187_4_1};  // algorithms/aes/c/aes.c:74
  wire [47:0] or_i187_5_1 = shl_i186_5_1 | or_i187_5;  // algorithms/aes/c/aes.c:74
  wire [55:0] or_i187_6 = {8'd0, or_i187_5_1};  // algorithms/aes/c/aes.c:74
  wire [55:0] or_i187_6_1 = shl_i186_6_1 | or_i187_6;  // algorithms/aes/c/aes.c:74
  wire [63:0] or_i187_7 = {8'd0, or_i187_6_1};  // algorithms/aes/c/aes.c:74
  wire [63:0] or_i187_7_1 = shl_i186_7_1 | or_i187_7;  // algorithms/aes/c/aes.c:74
  wire [63:0] xor62 = call61_1 ^ or_i187_7_1;  // algorithms/aes/c/aes.c:117
  wire [63:0] cond71 = tobool67_not_q ? xor62 : 64'd0;  // algorithms/aes/c/aes.c:118
  wire [127:0] cat_118 = {cond76, cond71};  // algorithms/aes/c/aes.c:118
  wire [31:0] add77 = n_0418_q + 32'd1;  // algorithms/aes/c/aes.c:118
  wire [31:0] cmp78 = {6'd0, cond_q};  // algorithms/aes/c/aes.c:118
  wire [0:0] cmp78_1 = add77 == cmp78;  // algorithms/aes/c/aes.c:118
  wire [4:0] cond86 = cmp78_1 ? add83_q : 5'd0;  // algorithms/aes/c/aes.c:118
  wire [31:0] cmp121 = {5'd0, add103_q};  // algorithms/aes/c/aes.c:134
  wire [0:0] cmp121_1 = n105_0438_q == cmp121;  // algorithms/aes/c/aes.c:134
  wire [0:0] and_3 = xor_3 & cmp121_1;
  wire [7:0] trunc_35_28 = shl97_q[7:0];  // algorithms/aes/c/standard.h:35
  wire [63:0] lshr_35_24 = {8'd0, shl97_q[63:8]};  // algorithms/aes/c/standard.h:35
  wire [7:0] trunc_35_29 = lshr_35_24[7:0];  // algorithms/aes/c/standard.h:35
  wire [63:0] lshr_35_25 = {16'd0, shl97_q[63:16]};  // algorithms/aes/c/standard.h:35
  wire [7:0] trunc_35_30 = lshr_35_25[7:0];  // algorithms/aes/c/standard.h:35
  wire [63:0] lshr_35_26 = {24'd0, shl97_q[63:24]};  // algorithms/aes/c/standard.h:35
  wire [7:0] trunc_35_31 = lshr_35_26[7:0];  // algorithms/aes/c/standard.h:35
  wire [63:0] lshr_35_27 = {32'd0, shl97_q[63:32]};  // algorithms/aes/c/standard.h:35
  wire [7:0] trunc_35_32 = lshr_35_27[7:0];  // algorithms/aes/c/standard.h:35
  wire [63:0] lshr_35_28 = {40'd0, shl97_q[63:40]};  // algorithms/aes/c/standard.h:35
  wire [7:0] trunc_35_33 = lshr_35_28[7:0];  // algorithms/aes/c/standard.h:35
  wire [63:0] lshr_35_29 = {48'd0, shl97_q[63:48]};  // algorithms/aes/c/standard.h:35
  wire [7:0] trunc_35_34 = lshr_35_29[7:0];  // algorithms/aes/c/standard.h:35
  wire [63:0] lshr_35_30 = {56'd0, shl97_q[63:56]};  // algorithms/aes/c/standard.h:35
  wire [7:0] trunc_35_35 = lshr_35_30[7:0];  // algorithms/aes/c/standard.h:35
  wire [63:0] cat_35_4 = {trunc_35_28, trunc_35_29, trunc_35_30, trunc_35_31, trunc_35_32, trunc_35_33, trunc_35_34, trunc_35_35};  // algorithms/aes/c/standard.h:35
  wire [63:0] and127 = before_0437_q & cat_35_4;  // algorithms/aes/c/aes.c:136
  wire [7:0] trunc_35_36 = shl92_q[7:0];  // algorithms/aes/c/standard.h:35
  wire [63:0] lshr_35_31 = {8'd0, shl92_q[63:8]};  // algorithms/aes/c/standard.h:35
  wire [7:0] trunc_35_37 = lshr_35_31[7:0];  // algorithms/aes/c/standard.h:35
  wire [63:0] lshr_35_32 = {16'd0, shl92_q[63:16]};  // algorithms/aes/c/standard.h:35
  wire [7:0] trunc_35_38 = lshr_35_32[7:0];  // algorithms/aes/c/standard.h:35
  wire [63:0] lshr_35_33 = {24'd0, shl92_q[63:24]};  // algorithms/aes/c/standard.h:35
  wire [7:0] trunc_35_39 = lshr_35_33[7:0];  // algorithms/aes/c/standard.h:35
  wire [63:0] lshr_35_34 = {32'd0, shl92_q[63:32]};  // algorithms/aes/c/standard.h:35
  wire [7:0] trunc_35_40 = lshr_35_34[7:0];  // algorithms/aes/c/standard.h:35
  wire [63:0] lshr_35_35 = {40'd0, shl92_q[63:40]};  // algorithms/aes/c/standard.h:35
  wire [7:0] trunc_35_41 = lshr_35_35[7:0];  // algorithms/aes/c/standard.h:35
  wire [63:0] lshr_35_36 = {48'd0, shl92_q[63:48]};  // algorithms/aes/c/standard.h:35
  wire [7:0] trunc_35_42 = lshr_35_36[7:0];  // algorithms/aes/c/standard.h:35
  wire [63:0] lshr_35_37 = {56'd0, shl92_q[63:56]};  // algorithms/aes/c/standard.h:35
  wire [7:0] trunc_35_43 = lshr_35_37[7:0];  // algorithms/aes/c/standard.h:35
  wire [63:0] cat_35_5 = {trunc_35_36, trunc_35_37, trunc_35_38, trunc_35_39, trunc_35_40, trunc_35_41, trunc_35_42, trunc_35_43};  // algorithms/aes/c/standard.h:35
  wire [63:0] or128 = and127 | cat_35_5;  // algorithms/aes/c/aes.c:136
  wire [63:0] first113_1 = cmp101_q ? or128 : before_0437_q;  // algorithms/aes/c/aes.c:136
  wire [63:0] xor136 = first113_1 ^ subkey0_0435_q;  // algorithms/aes/c/aes.c:138
  wire [7:0] extract_t788 = xor136[7:0];  // algorithms/aes/c/aes.c:139
  wire [7:0] extract_t789 = before_0437_q[7:0];  // algorithms/aes/c/aes.c:134
  wire [7:0] select_71 = and_3 ? extract_t788 : extract_t789;
  wire [7:0] xor15277 = s_sroa_0_1_q ^ select_71;  // algorithms/aes/c/aes.c:143
  wire [7:0] select_72 = xor_3 ? xor15277 : s_sroa_0_1_q;
  wire [7:0] conv_i152 = key0_q[7:0];
  wire [7:0] xor_i155 = select_72 ^ conv_i152;  // algorithms/aes/c/aes.c:53
  wire [63:0] extract790 = {8'd0, xor136[63:8]};  // algorithms/aes/c/aes.c:139
  wire [7:0] extract790_1 = extract790[7:0];  // algorithms/aes/c/aes.c:139
  wire [63:0] extract792 = {8'd0, before_0437_q[63:8]};  // algorithms/aes/c/aes.c:134
  wire [7:0] extract792_1 = extract792[7:0];  // algorithms/aes/c/aes.c:134
  wire [7:0] select_73 = and_3 ? extract790_1 : extract792_1;
  wire [7:0] xor15277_1 = s_sroa_36_1_q ^ select_73;  // algorithms/aes/c/aes.c:143
  wire [7:0] select_74 = xor_3 ? xor15277_1 : s_sroa_36_1_q;
  wire [63:0] shr_i151_1 = {8'd0, key0_q[63:8]};
  wire [7:0] shr_i151_1_1 = shr_i151_1[7:0];
  wire [7:0] xor_i155_1 = select_74 ^ shr_i151_1_1;  // algorithms/aes/c/aes.c:53
  wire [63:0] extract794 = {16'd0, xor136[63:16]};  // algorithms/aes/c/aes.c:139
  wire [7:0] extract794_1 = extract794[7:0];  // algorithms/aes/c/aes.c:139
  wire [63:0] extract796 = {16'd0, before_0437_q[63:16]};  // algorithms/aes/c/aes.c:134
  wire [7:0] extract796_1 = extract796[7:0];  // algorithms/aes/c/aes.c:134
  wire [7:0] select_75 = and_3 ? extract794_1 : extract796_1;
  wire [7:0] xor15277_2 = s_sroa_70_1_q ^ select_75;  // algorithms/aes/c/aes.c:143
  wire [7:0] select_76 = xor_3 ? xor15277_2 : s_sroa_70_1_q;
  wire [63:0] shr_i151_2 = {16'd0, key0_q[63:16]};
  wire [7:0] shr_i151_2_1 = shr_i151_2[7:0];
  wire [7:0] xor_i155_2 = select_76 ^ shr_i151_2_1;  // algorithms/aes/c/aes.c:53
  wire [63:0] extract798 = {24'd0, xor136[63:24]};  // algorithms/aes/c/aes.c:139
  wire [7:0] extract798_1 = extract798[7:0];  // algorithms/aes/c/aes.c:139
  wire [63:0] extract800 = {24'd0, before_0437_q[63:24]};  // algorithms/aes/c/aes.c:134
  wire [7:0] extract800_1 = extract800[7:0];  // algorithms/aes/c/aes.c:134
  wire [7:0] select_77 = and_3 ? extract798_1 : extract800_1;
  wire [7:0] xor15277_3 = s_sroa_104_1_q ^ select_77;  // algorithms/aes/c/aes.c:143
  wire [7:0] select_78 = xor_3 ? xor15277_3 : s_sroa_104_1_q;
  wire [63:0] shr_i151_3 = {24'd0, key0_q[63:24]};
  wire [7:0] shr_i151_3_1 = shr_i151_3[7:0];
  wire [7:0] xor_i155_3 = select_78 ^ shr_i151_3_1;  // algorithms/aes/c/aes.c:53
  wire [63:0] extract802 = {32'd0, xor136[63:32]};  // algorithms/aes/c/aes.c:139
  wire [7:0] extract802_1 = extract802[7:0];  // algorithms/aes/c/aes.c:139
  wire [63:0] extract804 = {32'd0, before_0437_q[63:32]};  // algorithms/aes/c/aes.c:134
  wire [7:0] extract804_1 = extract804[7:0];  // algorithms/aes/c/aes.c:134
  wire [7:0] select_79 = and_3 ? extract802_1 : extract804_1;
  wire [7:0] xor15277_4 = s_sroa_138_1_q ^ select_79;  // algorithms/aes/c/aes.c:143
  wire [7:0] select_80 = xor_3 ? xor15277_4 : s_sroa_138_1_q;
  wire [7:0] conv_i152_4 = extract73[7:0];
  wire [7:0] xor_i155_4 = select_80 ^ conv_i152_4;  // algorithms/aes/c/aes.c:53
  wire [63:0] extract806 = {40'd0, xor136[63:40]};  // algorithms/aes/c/aes.c:139
  wire [7:0] extract806_1 = extract806[7:0];  // algorithms/aes/c/aes.c:139
  wire [63:0] extract808 = {40'd0, before_0437_q[63:40]};  // algorithms/aes/c/aes.c:134
  wire [7:0] extract808_1 = extract808[7:0];  // algorithms/aes/c/aes.c:134
  wire [7:0] select_81 = and_3 ? extract806_1 : extract808_1;
  wire [7:0] xor15277_5 = s_sroa_172_1_q ^ select_81;  // algorithms/aes/c/aes.c:143
  wire [7:0] select_82 = xor_3 ? xor15277_5 : s_sroa_172_1_q;
  wire [63:0] shr_i151_5 = {40'd0, key0_q[63:40]};
  wire [7:0] shr_i151_5_1 = shr_i151_5[7:0];
  wire [7:0] xor_i155_5 = select_82 ^ shr_i151_5_1;  // algorithms/aes/c/aes.c:53
  wire [63:0] extract810 = {48'd0, xor136[63:48]};  // algorithms/aes/c/aes.c:139
  wire [7:0] extract810_1 = extract810[7:0];  // algorithms/aes/c/aes.c:139
  wire [63:0] extract812 = {48'd0, before_0437_q[63:48]};  // algorithms/aes/c/aes.c:134
  wire [7:0] extract812_1 = extract812[7:0];  // algorithms/aes/c/aes.c:134
  wire [7:0] select_83 = and_3 ? extract810_1 : extract812_1;
  wire [7:0] xor15277_6 = s_sroa_206_1_q ^ select_83;  // algorithms/aes/c/aes.c:143
  wire [7:0] select_84 = xor_3 ? xor15277_6 : s_sroa_206_1_q;
  wire [63:0] shr_i151_6 = {48'd0, key0_q[63:48]};
  wire [7:0] shr_i151_6_1 = shr_i151_6[7:0];
  wire [7:0] xor_i155_6 = select_84 ^ shr_i151_6_1;  // algorithms/aes/c/aes.c:53
  wire [63:0] extract814 = {56'd0, xor136[63:56]};  // algorithms/aes/c/aes.c:139
  wire [7:0] extract814_1 = extract814[7:0];  // algorithms/aes/c/aes.c:139
  wire [63:0] extract816 = {56'd0, before_0437_q[63:56]};  // algorithms/aes/c/aes.c:134
  wire [7:0] extract816_1 = extract816[7:0];  // algorithms/aes/c/aes.c:134
  wire [7:0] select_86 = and_3 ? extract814_1 : extract816_1;
  wire [7:0] xor15277_7 = s_sroa_240_1_q ^ select_86;  // algorithms/aes/c/aes.c:143
  wire [7:0] select_87 = xor_3 ? xor15277_7 : s_sroa_240_1_q;
  wire [63:0] shr_i151_7 = {56'd0, key0_q[63:56]};
  wire [7:0] shr_i151_7_1 = shr_i151_7[7:0];
  wire [7:0] xor_i155_7 = select_87 ^ shr_i151_7_1;  // algorithms/aes/c/aes.c:53
  wire [0:0] cmp130 = and_1 < 7'h40;
  wire [127:0] call118 = data_in_data_i;  // algorithms/aes/c/aes.c:133
  wire [63:0] call118_1 = call118[63:0];  // algorithms/aes/c/aes.c:133
  wire [63:0] select_2 = and_2 ? call118_1 : 64'd0;
  wire [63:0] second114_2 = cmp101_q ? 64'd0 : select_2;  // algorithms/aes/c/aes.c:136
  wire [63:0] and133 = second114_2 & cat_35_4;  // algorithms/aes/c/aes.c:137
  wire [63:0] or134 = and133 | cat_35_5;  // algorithms/aes/c/aes.c:137
  wire [31:0] exitcond467_not_1 = {5'd0, add_3_q};  // algorithms/aes/c/aes.c:130
  wire [0:0] exitcond467_not = n105_0438_q == exitcond467_not_1;  // algorithms/aes/c/aes.c:130
  wire [7:0] select_35 = tobool111_not_q ? 8'd0 : xor_i_i173_q;
  wire [7:0] select_36 = tobool111_not_q ? 8'd0 : xor_i_i173_1_q;
  wire [7:0] select_37 = tobool111_not_q ? 8'd0 : xor_i_i173_2_q;
  wire [7:0] select_38 = tobool111_not_q ? 8'd0 : xor_i_i173_3_q;
  wire [7:0] select_39 = tobool111_not_q ? 8'd0 : xor_i_i173_4_q;
  wire [7:0] select_40 = tobool111_not_q ? 8'd0 : xor_i_i173_5_q;
  wire [7:0] select_41 = tobool111_not_q ? 8'd0 : xor_i_i173_6_q;
  wire [7:0] select_42 = tobool111_not_q ? 8'd0 : xor_i_i173_7_q;
  wire [7:0] select_43 = tobool111_not_q ? 8'd0 : xor_i_i173_8_q;
  wire [7:0] select_44 = tobool111_not_q ? 8'd0 : xor_i_i173_9_q;
  wire [7:0] select_45 = tobool111_not_q ? 8'd0 : xor_i_i173_10_q;
  wire [7:0] select_46 = tobool111_not_q ? 8'd0 : xor_i_i173_11_q;
  wire [7:0] select_47 = tobool111_not_q ? 8'd0 : xor_i_i173_12_q;
  wire [7:0] select_48 = tobool111_not_q ? 8'd0 : xor_i_i173_13_q;
  wire [7:0] select_49 = tobool111_not_q ? 8'd0 : xor_i_i173_14_q;
  wire [7:0] select_50 = tobool111_not_q ? 8'd0 : xor_i_i173_15_q;
  wire [31:0] inc210 = n105_0438_q + 32'd1;  // algorithms/aes/c/aes.c:130
  wire [127:0] call119 = {64'd0, call118[127:64]};  // algorithms/aes/c/aes.c:133
  wire [63:0] call119_1 = call119[63:0];  // algorithms/aes/c/aes.c:133
  wire [63:0] select_88 = and_2 ? call119_1 : before_0437_q;
  wire [63:0] select_51 = xor_3 ? select_88 : before_0437_q;
  wire [0:0] cmp193 = and_1 == 7'h40;
  wire [63:0] shl_i229_7 = {56'd0, xor_i_i173_15_q};  // algorithms/aes/c/aes.c:74
  wire [63:0] shl_i229_7_1 = {shl_i229_7[7:0], 56'd0};  // algorithms/aes/c/aes.c:74
  wire [55:0] shl_i229_6 = {48'd0, xor_i_i173_14_q};  // algorithms/aes/c/aes.c:74
  wire [55:0] shl_i229_6_1 = {shl_i229_6[7:0], 48'd0};  // algorithms/aes/c/aes.c:74
  wire [47:0] shl_i229_5 = {40'd0, xor_i_i173_13_q};  // algorithms/aes/c/aes.c:74
  wire [47:0] shl_i229_5_1 = {shl_i229_5[7:0], 40'd0};  // algorithms/aes/c/aes.c:74
  wire [39:0] shl_i229_4 = {32'd0, xor_i_i173_12_q};  // algorithms/aes/c/aes.c:74
  wire [39:0] shl_i229_4_1 = {shl_i229_4[7:0], 32'd0};  // algorithms/aes/c/aes.c:74
  wire [31:0] shl_i229_3 = {24'd0, xor_i_i173_11_q};  // algorithms/aes/c/aes.c:74
  wire [31:0] shl_i229_3_1 = {shl_i229_3[7:0], 24'd0};  // algorithms/aes/c/aes.c:74
  wire [23:0] shl_i229_2 = {16'd0, xor_i_i173_10_q};  // algorithms/aes/c/aes.c:74
  wire [23:0] shl_i229_2_1 = {shl_i229_2[7:0], 16'd0};  // algorithms/aes/c/aes.c:74
  wire [15:0] shl_i229_1 = {8'd0, xor_i_i173_9_q};  // algorithms/aes/c/aes.c:74
  wire [15:0] shl_i229_1_1 = {shl_i229_1[7:0], 8'd0};  // algorithms/aes/c/aes.c:74
  wire [15:0] or_i230_1 = {8'd0, xor_i_i173_8_q};  // algorithms/aes/c/aes.c:74
  wire [15:0] or_i230_1_1 = shl_i229_1_1 | or_i230_1;  // algorithms/aes/c/aes.c:74
  wire [23:0] or_i230_2 = {8'd0, or_i230_1_1};  // algorithms/aes/c/aes.c:74
  wire [23:0] or_i230_2_1 = shl_i229_2_1 | or_i230_2;  // algorithms/aes/c/aes.c:74
  wire [31:0] or_i230_3 = {8'd0, or_i230_2_1};  // algorithms/aes/c/aes.c:74
  wire [31:0] or_i230_3_1 = shl_i229_3_1 | or_i230_3;  // algorithms/aes/c/aes.c:74
  wire [39:0] or_i230_4 = {8'd0, or_i230_3_1};  // algorithms/aes/c/aes.c:74
  wire [39:0] or_i230_4_1 = shl_i229_4_1 | or_i230_4;  // algorithms/aes/c/aes.c:74
  wire [47:0] or_i230_5 = {8'd0, or_i230_4_1};  // algorithms/aes/c/aes.c:74
  wire [47:0] or_i230_5_1 = shl_i229_5_1 | or_i230_5;  // algorithms/aes/c/aes.c:74
  wire [55:0] or_i230_6 = {8'd0, or_i230_5_1};  // algorithms/aes/c/aes.c:74
  wire [55:0] or_i230_6_1 = shl_i229_6_1 | or_i230_6;  // algorithms/aes/c/aes.c:74
  wire [63:0] or_i230_7_1 = {8'd0, or_i230_6_1};  // algorithms/aes/c/aes.c:74
  wire [63:0] or_i230_7 = shl_i229_7_1 | or_i230_7_1;  // algorithms/aes/c/aes.c:74
  wire [7:0] trunc_35_8_1 = or_i230_7[7:0];  // algorithms/aes/c/standard.h:35
  wire [63:0] lshr_35_7_1 = {8'd0, or_i230_7[63:8]};  // algorithms/aes/c/standard.h:35
  wire [7:0] trunc_35_9_1 = lshr_35_7_1[7:0];  // algorithms/aes/c/standard.h:35
  wire [63:0] lshr_35_8_1 = {16'd0, or_i230_7[63:16]};  // algorithms/aes/c/standard.h:35
  wire [7:0] trunc_35_10_1 = lshr_35_8_1[7:0];  // algorithms/aes/c/standard.h:35
  wire [63:0] lshr_35_9_1 = {24'd0, or_i230_7[63:24]};  // algorithms/aes/c/standard.h:35
  wire [7:0] trunc_35_11_1 = lshr_35_9_1[7:0];  // algorithms/aes/c/standard.h:35
  wire [63:0] lshr_35_10_1 = {32'd0, or_i230_7[63:32]};  // algorithms/aes/c/standard.h:35
  wire [7:0] trunc_35_12_1 = lshr_35_10_1[7:0];  // algorithms/aes/c/standard.h:35
  wire [63:0] lshr_35_11_1 = {40'd0, or_i230_7[63:40]};  // algorithms/aes/c/standard.h:35
  wire [7:0] trunc_35_13_1 = lshr_35_11_1[7:0];  // algorithms/aes/c/standard.h:35
  wire [63:0] lshr_35_12_1 = {48'd0, or_i230_7[63:48]};  // algorithms/aes/c/standard.h:35
  wire [7:0] trunc_35_14_1 = lshr_35_12_1[7:0];  // algorithms/aes/c/standard.h:35
  wire [63:0] lshr_35_13_1 = {56'd0, or_i230_7[63:56]};  // algorithms/aes/c/standard.h:35
  wire [7:0] trunc_35_15_1 = lshr_35_13_1[7:0];  // algorithms/aes/c/standard.h:35
  wire [63:0] cat_35_1_1 = {trunc_35_8_1, trunc_35_9_1, trunc_35_10_1, trunc_35_11_1, trunc_35_12_1, trunc_35_13_1, trunc_35_14_1, trunc_35_15_1};  // algorithms/aes/c/standard.h:35
  wire [63:0] shl_i385 = {cat_35_1_1[62:0], 1'd0};  // algorithms/aes/c/aes.c:85
  wire [63:0] shl_i214_7 = {56'd0, xor_i_i173_7_q};  // algorithms/aes/c/aes.c:74
  wire [63:0] shl_i214_7_1 = {shl_i214_7[7:0], 56'd0};  // algorithms/aes/c/aes.c:74
  wire [55:0] shl_i214_6 = {48'd0, xor_i_i173_6_q};  // algorithms/aes/c/aes.c:74
  wire [55:0] shl_i214_6_1 = {shl_i214_6[7:0], 48'd0};  // algorithms/aes/c/aes.c:74
  wire [47:0] shl_i214_5 = {40'd0, xor_i_i173_5_q};  // algorithms/aes/c/aes.c:74
  wire [47:0] shl_i214_5_1 = {shl_i214_5[7:0], 40'd0};  // algorithms/aes/c/aes.c:74
  wire [39:0] shl_i214_4 = {32'd0, xor_i_i173_4_q};  // algorithms/aes/c/aes.c:74
  wire [39:0] shl_i214_4_1 = {shl_i214_4[7:0], 32'd0};  // algorithms/aes/c/aes.c:74
  wire [31:0] shl_i214_3 = {24'd0, xor_i_i173_3_q};  // algorithms/aes/c/aes.c:74
  wire [31:0] shl_i214_3_1 = {shl_i214_3[7:0], 24'd0};  // algorithms/aes/c/aes.c:74
  wire [23:0] shl_i214_2 = {16'd0, xor_i_i173_2_q};  // algorithms/aes/c/aes.c:74
  wire [23:0] shl_i214_2_1 = {shl_i214_2[7:0], 16'd0};  // algorithms/aes/c/aes.c:74
  wire [15:0] shl_i214_1 = {8'd0, xor_i_i173_1_q};  // algorithms/aes/c/aes.c:74
  wire [15:0] shl_i214_1_1 = {shl_i214_1[7:0], 8'd0};  // algorithms/aes/c/aes.c:74
  wire [15:0] or_i215_1 = {8'd0, xor_i_i173_q};  // algorithms/aes/c/aes.c:74
  wire [15:0] or_i215_1_1 = shl_i214_1_1 | or_i215_1;  // algorithms/aes/c/aes.c:74
  wire [23:0] or_i215_2 = {8'd0, or_i215_1_1};  // algorithms/aes/c/aes.c:74
  wire [23:0] or_i215_2_1 = shl_i214_2_1 | or_i215_2;  // algorithms/aes/c/aes.c:74
  wire [31:0] or_i215_3 = {8'd0, or_i215_2_1};  // algorithms/aes/c/aes.c:74
  wire [31:0] or_i215_3_1 = shl_i214_3_1 | or_i215_3;  // algorithms/aes/c/aes.c:74
  wire [39:0] or_i215_4 = {8'd0, or_i215_3_1};  // algorithms/aes/c/aes.c:74
  wire [39:0] or_i215_4_1 = shl_i214_4_1 | or_i215_4;  // algorithms/aes/c/aes.c:74
  wire [47:0] or_i215_5 = {8'd0, or_i215_4_1};  // algorithms/aes/c/aes.c:74
  wire [47:0] or_i215_5_1 = shl_i214_5_1 | or_i215_5;  // algorithms/aes/c/aes.c:74
  wire [55:0] or_i215_6 = {8'd0, or_i215_5_1};  // algorithms/aes/c/aes.c:74
  wire [55:0] or_i215_6_1 = shl_i214_6_1 | or_i215_6;  // algorithms/aes/c/aes.c:74
  wire [63:0] or_i215_7_1 = {8'd0, or_i215_6_1};  // algorithms/aes/c/aes.c:74
  wire [63:0] or_i215_7 = shl_i214_7_1 | or_i215_7_1;  // algorithms/aes/c/aes.c:74
  wire [7:0] trunc_35_44 = or_i215_7[7:0];  // algorithms/aes/c/standard.h:35
  wire [63:0] lshr_35_38 = {8'd0, or_i215_7[63:8]};  // algorithms/aes/c/standard.h:35
  wire [7:0] trunc_35_1_1 = lshr_35_38[7:0];  // algorithms/aes/c/standard.h:35
  wire [63:0] lshr_35_1_1 = {16'd0, or_i215_7[63:16]};  // algorithms/aes/c/standard.h:35
  wire [7:0] trunc_35_2_1 = lshr_35_1_1[7:0];  // algorithms/aes/c/standard.h:35
  wire [63:0] lshr_35_2_1 = {24'd0, or_i215_7[63:24]};  // algorithms/aes/c/standard.h:35
  wire [7:0] trunc_35_3_1 = lshr_35_2_1[7:0];  // algorithms/aes/c/standard.h:35
  wire [63:0] lshr_35_3_1 = {32'd0, or_i215_7[63:32]};  // algorithms/aes/c/standard.h:35
  wire [7:0] trunc_35_4_1 = lshr_35_3_1[7:0];  // algorithms/aes/c/standard.h:35
  wire [63:0] lshr_35_4_1 = {40'd0, or_i215_7[63:40]};  // algorithms/aes/c/standard.h:35
  wire [7:0] trunc_35_5_1 = lshr_35_4_1[7:0];  // algorithms/aes/c/standard.h:35
  wire [63:0] lshr_35_5_1 = {48'd0, or_i215_7[63:48]};  // algorithms/aes/c/standard.h:35
  wire [7:0] trunc_35_6_1 = lshr_35_5_1[7:0];  // algorithms/aes/c/standard.h:35
  wire [63:0] lshr_35_6_1 = {56'd0, or_i215_7[63:56]};  // algorithms/aes/c/standard.h:35
  wire [7:0] trunc_35_7_1 = lshr_35_6_1[7:0];  // algorithms/aes/c/standard.h:35
  wire [63:0] cat_35_6 = {trunc_35_44, trunc_35_1_1, trunc_35_2_1, trunc_35_3_1, trunc_35_4_1, trunc_35_5_1, trunc_35_6_1, trunc_35_7_1};  // algorithms/aes/c/standard.h:35
  wire [63:0] shr_i384_2 = {63'd0, cat_35_6[63]};  // algorithms/aes/c/aes.c:84
  wire [0:0] shr_i384_1_1 = shr_i384_2[0];  // algorithms/aes/c/aes.c:84
  wire [63:0] xor_i386_1 = {63'd0, shr_i384_1_1};  // algorithms/aes/c/aes.c:85
  wire [63:0] xor_i386 = shl_i385 | xor_i386_1;  // algorithms/aes/c/aes.c:85
  wire [0:0] isneg = $signed(cat_35_6) < $signed(64'd0);  // algorithms/aes/c/aes.c:85
  wire [62:0] or188_4 = cat_35_6[62:0];  // algorithms/aes/c/aes.c:150
  wire [63:0] or188_1_1 = {63'd0, cat_35_1_1[63]};  // algorithms/aes/c/aes.c:150
  wire [0:0] or188_2_1 = or188_1_1[0];  // algorithms/aes/c/aes.c:150
  wire [63:0] or188_3_1 = {or188_4, or188_2_1};  // algorithms/aes/c/aes.c:150
  wire [63:0] shr_i389_2 = {63'd0, or188_3_1[63]};  // algorithms/aes/c/aes.c:84
  wire [0:0] shr_i389_1_1 = shr_i389_2[0];  // algorithms/aes/c/aes.c:84
  wire [2:0] shl3_i394 = {2'd0, shr_i389_1_1};  // algorithms/aes/c/aes.c:85
  wire [2:0] shl3_i394_1 = {shl3_i394[0], 2'd0};  // algorithms/aes/c/aes.c:85
  wire [1:0] shl1_i392 = {1'd0, shr_i389_1_1};  // algorithms/aes/c/aes.c:85
  wire [1:0] shl1_i392_1 = {shl1_i392[0], 1'd0};  // algorithms/aes/c/aes.c:85
  wire [2:0] xor2_i393 = {1'd0, shl1_i392_1};  // algorithms/aes/c/aes.c:85
  wire [2:0] xor2_i393_1 = shl3_i394_1 | xor2_i393;  // algorithms/aes/c/aes.c:85
  wire [7:0] xor4_i395_1 = {5'd0, xor2_i393_1};  // algorithms/aes/c/aes.c:85
  wire [7:0] shl5_i396 = {7'd0, shr_i389_1_1};  // algorithms/aes/c/aes.c:85
  wire [7:0] shl5_i396_1 = {shl5_i396[0], 7'd0};  // algorithms/aes/c/aes.c:85
  wire [7:0] xor4_i395 = xor4_i395_1 | shl5_i396_1;  // algorithms/aes/c/aes.c:85
  wire [62:0] or192 = or188_3_1[62:0];  // algorithms/aes/c/aes.c:151
  wire [63:0] or192_1 = {62'd0, cat_35_1_1[63:62]};  // algorithms/aes/c/aes.c:151
  wire [0:0] or192_2 = or192_1[0];  // algorithms/aes/c/aes.c:151
  wire [63:0] or192_3 = {or192, or192_2};  // algorithms/aes/c/aes.c:151
  wire [63:0] cond198 = cmp193_q ? or188_3_1 : or192_3;  // algorithms/aes/c/aes.c:152
  wire [7:0] trunc_35_45 = cond198[7:0];  // algorithms/aes/c/standard.h:35
  wire [63:0] lshr_35_39 = {8'd0, cond198[63:8]};  // algorithms/aes/c/standard.h:35
  wire [7:0] trunc_35_46 = lshr_35_39[7:0];  // algorithms/aes/c/standard.h:35
  wire [63:0] lshr_35_40 = {16'd0, cond198[63:16]};  // algorithms/aes/c/standard.h:35
  wire [7:0] trunc_35_47 = lshr_35_40[7:0];  // algorithms/aes/c/standard.h:35
  wire [63:0] lshr_35_41 = {24'd0, cond198[63:24]};  // algorithms/aes/c/standard.h:35
  wire [7:0] trunc_35_48 = lshr_35_41[7:0];  // algorithms/aes/c/standard.h:35
  wire [63:0] lshr_35_42 = {32'd0, cond198[63:32]};  // algorithms/aes/c/standard.h:35
  wire [7:0] trunc_35_49 = lshr_35_42[7:0];  // algorithms/aes/c/standard.h:35
  wire [63:0] lshr_35_43 = {40'd0, cond198[63:40]};  // algorithms/aes/c/standard.h:35
  wire [7:0] trunc_35_50 = lshr_35_43[7:0];  // algorithms/aes/c/standard.h:35
  wire [63:0] lshr_35_44 = {48'd0, cond198[63:48]};  // algorithms/aes/c/standard.h:35
  wire [7:0] trunc_35_51 = lshr_35_44[7:0];  // algorithms/aes/c/standard.h:35
  wire [63:0] lshr_35_45 = {56'd0, cond198[63:56]};  // algorithms/aes/c/standard.h:35
  wire [7:0] trunc_35_52 = lshr_35_45[7:0];  // algorithms/aes/c/standard.h:35
  wire [63:0] cat_35_7 = {trunc_35_45, trunc_35_46, trunc_35_47, trunc_35_48, trunc_35_49, trunc_35_50, trunc_35_51, trunc_35_52};  // algorithms/aes/c/standard.h:35
  wire [63:0] select_53 = tobool111_not_q ? cat_35_7 : subkey0_0435_q;
  wire [7:0] xor_i765_1 = iv0_q[7:0];
  wire [7:0] xor_i765 = xor_i765_1 ^ conv_i152;
  wire [15:0] shr_i79_1767_1 = iv0_q[15:0];
  wire [15:0] shr_i151_1_2 = key0_q[15:0];
  wire [15:0] shr_i79_1767 = shr_i79_1767_1 ^ shr_i151_1_2;
  wire [23:0] shr_i79_2769_1 = iv0_q[23:0];
  wire [23:0] shr_i151_2_2 = key0_q[23:0];
  wire [23:0] shr_i79_2769 = shr_i79_2769_1 ^ shr_i151_2_2;
  wire [31:0] shr_i79_3771_1 = iv0_q[31:0];
  wire [31:0] shr_i151_3_2 = key0_q[31:0];
  wire [31:0] shr_i79_3771 = shr_i79_3771_1 ^ shr_i151_3_2;
  wire [39:0] shr_i79_4773_1 = iv0_q[39:0];
  wire [39:0] shr_i79_4773_2 = key0_q[39:0];
  wire [39:0] shr_i79_4773 = shr_i79_4773_1 ^ shr_i79_4773_2;
  wire [47:0] shr_i79_5775_1 = iv0_q[47:0];
  wire [47:0] shr_i151_5_2 = key0_q[47:0];
  wire [47:0] shr_i79_5775 = shr_i79_5775_1 ^ shr_i151_5_2;
  wire [55:0] shr_i79_6777_1 = iv0_q[55:0];
  wire [55:0] shr_i151_6_2 = key0_q[55:0];
  wire [55:0] shr_i79_6777 = shr_i79_6777_1 ^ shr_i151_6_2;
  wire [63:0] shr_i79_7779 = iv0_q ^ key0_q;
  wire [0:0] tobool67_not = select_1_q == 3'd0;
  wire [6:0] sub = and_1 + 7'h7f;
  wire [6:0] shr81 = {3'd0, sub[6:3]};
  wire [3:0] shr81_1 = shr81[3:0];
  wire [4:0] add83_1 = {1'd0, shr81_1};
  wire [4:0] add83 = add83_1 + 5'd1;
  wire [25:0] add100 = add + 26'd1;  // algorithms/aes/c/aes.c:127
  wire [26:0] add103_1 = {1'd0, add100};  // algorithms/aes/c/aes.c:127
  wire [0:0] cmp101 = 7'h40 < and_1;  // algorithms/aes/c/aes.c:127
  wire [26:0] add103_2 = {26'd0, cmp101};  // algorithms/aes/c/aes.c:127
  wire [26:0] add103 = add103_1 + add103_2;  // algorithms/aes/c/aes.c:127
  wire [5:0] and90 = len_bits_q[5:0];  // algorithms/aes/c/aes.c:125
  wire [5:0] sub91 = and90 ^ 6'h3f;  // algorithms/aes/c/aes.c:125
  wire [63:0] shl97 = 64'hfffffffffffffffe << sub91;  // algorithms/aes/c/aes.c:125
  wire [63:0] shl92 = 64'd1 << sub91;  // algorithms/aes/c/aes.c:125
  wire [25:0] zext_130 = {25'd0, cmp101};  // algorithms/aes/c/aes.c:130
  wire [25:0] add_130 = add + zext_130;  // algorithms/aes/c/aes.c:130
  wire [26:0] zext_1 = {1'd0, add_130};
  wire [26:0] add_3 = zext_1 + 27'd1;

  wire wants_status = (state_q == S_0_0);
  wire wants_in = (state_q == S_3_0 && and_2) || (state_q == S_10_0);
  wire wants_out = (state_q == S_10_0);
  wire stall = (wants_in && !data_in_valid_i) || (wants_out && !data_out_ready_i);
  assign data_in_ready_o = wants_in && !(wants_out && !data_out_ready_i);
  assign data_out_valid_o = wants_out && !(wants_in && !data_in_valid_i);
  assign data_out_data_o = ({128{(state_q == S_10_0)}} & cat_118);
  assign data_out_last_o = ({5{(state_q == S_10_0)}} & cond86);
  assign status_valid_o = wants_status && !stall;
  assign status_o = ({8{(state_q == S_0_0)}} & zext_94);
  assign sbox_raddr1_o = ({8{state_q == S_1_0}} & (shr1_1))
    | ({8{state_q == S_4_0}} & (s_sroa_36_3_q))
    | ({8{state_q == S_9_0}} & (s_sroa_36_0_q));
  assign sbox_re1_o = ((state_q == S_1_0 && !stall) || (state_q == S_4_0 && !stall) || (state_q == S_9_0 && !stall));
  assign sbox_raddr0_o = ({8{state_q == S_1_0}} & (shr_1))
    | ({8{state_q == S_4_0}} & (s_sroa_0_3_q))
    | ({8{state_q == S_9_0}} & (s_sroa_0_0_q));
  assign sbox_re0_o = ((state_q == S_1_0 && !stall) || (state_q == S_4_0 && !stall) || (state_q == S_9_0 && !stall));
  assign sbox_raddr2_o = ({8{state_q == S_1_0}} & (shr6_1))
    | ({8{state_q == S_4_0}} & (s_sroa_70_3_q))
    | ({8{state_q == S_9_0}} & (s_sroa_70_0_q));
  assign sbox_re2_o = ((state_q == S_1_0 && !stall) || (state_q == S_4_0 && !stall) || (state_q == S_9_0 && !stall));
  assign sbox_raddr3_o = ({8{state_q == S_1_0}} & (and12))
    | ({8{state_q == S_4_0}} & (s_sroa_104_3_q))
    | ({8{state_q == S_9_0}} & (s_sroa_104_0_q));
  assign sbox_re3_o = ((state_q == S_1_0 && !stall) || (state_q == S_4_0 && !stall) || (state_q == S_9_0 && !stall));
  assign sbox_raddr5_o = ({8{state_q == S_4_0}} & (s_sroa_172_3_q))
    | ({8{state_q == S_9_0}} & (s_sroa_172_0_q));
  assign sbox_re5_o = ((state_q == S_4_0 && !stall) || (state_q == S_9_0 && !stall));
  assign sbox_raddr15_o = ({8{state_q == S_4_0}} & (s_sroa_505_3_q))
    | ({8{state_q == S_9_0}} & (s_sroa_505_0_q));
  assign sbox_re15_o = ((state_q == S_4_0 && !stall) || (state_q == S_9_0 && !stall));
  assign sbox_raddr10_o = ({8{state_q == S_4_0}} & (s_sroa_340_3_q))
    | ({8{state_q == S_9_0}} & (s_sroa_340_0_q));
  assign sbox_re10_o = ((state_q == S_4_0 && !stall) || (state_q == S_9_0 && !stall));
  assign aes_low_raddr0_o = ({4{state_q == S_4_0}} & (i161_0429_q))
    | ({4{state_q == S_9_0}} & (i43_0412_q));
  assign aes_low_re0_o = ((state_q == S_4_0 && !stall) || (state_q == S_9_0 && !stall));
  assign sbox_raddr9_o = ({8{state_q == S_4_0}} & (s_sroa_307_3_q))
    | ({8{state_q == S_9_0}} & (s_sroa_307_0_q));
  assign sbox_re9_o = ((state_q == S_4_0 && !stall) || (state_q == S_9_0 && !stall));
  assign sbox_raddr4_o = ({8{state_q == S_4_0}} & (s_sroa_138_3_q))
    | ({8{state_q == S_9_0}} & (s_sroa_138_0_q));
  assign sbox_re4_o = ((state_q == S_4_0 && !stall) || (state_q == S_9_0 && !stall));
  assign sbox_raddr14_o = ({8{state_q == S_4_0}} & (s_sroa_472_3_q))
    | ({8{state_q == S_9_0}} & (s_sroa_472_0_q));
  assign sbox_re14_o = ((state_q == S_4_0 && !stall) || (state_q == S_9_0 && !stall));
  assign sbox_raddr13_o = ({8{state_q == S_4_0}} & (s_sroa_439_3_q))
    | ({8{state_q == S_9_0}} & (s_sroa_439_0_q));
  assign sbox_re13_o = ((state_q == S_4_0 && !stall) || (state_q == S_9_0 && !stall));
  assign sbox_raddr7_o = ({8{state_q == S_4_0}} & (s_sroa_240_3_q))
    | ({8{state_q == S_9_0}} & (s_sroa_240_0_q));
  assign sbox_re7_o = ((state_q == S_4_0 && !stall) || (state_q == S_9_0 && !stall));
  assign sbox_raddr8_o = ({8{state_q == S_4_0}} & (s_sroa_274_3_q))
    | ({8{state_q == S_9_0}} & (s_sroa_274_0_q));
  assign sbox_re8_o = ((state_q == S_4_0 && !stall) || (state_q == S_9_0 && !stall));
  assign aes_high_raddr0_o = ({4{state_q == S_4_0}} & (i161_0429_q))
    | ({4{state_q == S_9_0}} & (i43_0412_q));
  assign aes_high_re0_o = ((state_q == S_4_0 && !stall) || (state_q == S_9_0 && !stall));
  assign sbox_raddr11_o = ({8{state_q == S_4_0}} & (s_sroa_373_3_q))
    | ({8{state_q == S_9_0}} & (s_sroa_373_0_q));
  assign sbox_re11_o = ((state_q == S_4_0 && !stall) || (state_q == S_9_0 && !stall));
  assign sbox_raddr12_o = ({8{state_q == S_4_0}} & (s_sroa_406_3_q))
    | ({8{state_q == S_9_0}} & (s_sroa_406_0_q));
  assign sbox_re12_o = ((state_q == S_4_0 && !stall) || (state_q == S_9_0 && !stall));
  assign sbox_raddr6_o = ({8{state_q == S_4_0}} & (s_sroa_206_3_q))
    | ({8{state_q == S_9_0}} & (s_sroa_206_0_q));
  assign sbox_re6_o = ((state_q == S_4_0 && !stall) || (state_q == S_9_0 && !stall));
  assign aes_low_waddr_o = ({4{state_q == S_1_0}} & (i_0398_q));
  assign aes_low_wdata_o = ({64{state_q == S_1_0}} & (or_6));
  assign aes_low_we_o = (state_q == S_1_0 && !stall);
  assign aes_high_waddr_o = ({4{state_q == S_1_0}} & (i_0398_q));
  assign aes_high_wdata_o = ({64{state_q == S_1_0}} & (or23_1));
  assign aes_high_we_o = (state_q == S_1_0 && !stall);

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
        iv0_q <= iv0_i;
        iv1_q <= iv1_i;
      end
      S_0_0: begin  // entry, lines 30, 32, 94, 101
        select_1_q <= select_1;
        state_q <= S_1_0;
        k0_0_off32403_q <= extract73_1;
        k0_0_off0402_q <= extract_t71;
        k1_0_off32401_q <= extract_1;
        k1_0_off0400_q <= extract_t;
        constant_0399_q <= 8'd1;
        i_0398_q <= 4'd1;
      end
      S_1_0: begin  // for.body, lines 33-34, 66-67, 101-104, 106
        if (exitcond_not) begin
          state_q <= S_2_0;
        end else begin
          state_q <= S_1_0;
          k0_0_off32403_q <= xor12;
          k0_0_off0402_q <= xor9_2;
          k1_0_off32401_q <= xor17;
          k1_0_off0400_q <= xor14;
          constant_0399_q <= xor12_6;
          i_0398_q <= inc;
        end
      end
      S_2_0: begin  // for.cond.cleanup, lines 35, 93, 109, 112, 125, 127, 130
        cond_q <= cond;
        cmp130_q <= cmp130;
        cmp193_q <= cmp193;
        xor_i765_q <= xor_i765;
        shr_i79_1767_q <= shr_i79_1767;
        shr_i79_2769_q <= shr_i79_2769;
        shr_i79_3771_q <= shr_i79_3771;
        shr_i79_4773_q <= shr_i79_4773;
        shr_i79_5775_q <= shr_i79_5775;
        shr_i79_6777_q <= shr_i79_6777;
        shr_i79_7779_q <= shr_i79_7779;
        tobool67_not_q <= tobool67_not;
        add83_q <= add83;
        add103_q <= add103;
        cmp101_q <= cmp101;
        shl97_q <= shl97;
        shl92_q <= shl92;
        add_3_q <= add_3;
        if (cmp31_not) begin
          state_q <= S_3_0;
          s_sroa_0_1_q <= 8'd0;
          s_sroa_36_1_q <= 8'd0;
          s_sroa_70_1_q <= 8'd0;
          s_sroa_104_1_q <= 8'd0;
          s_sroa_138_1_q <= 8'd0;
          s_sroa_172_1_q <= 8'd0;
          s_sroa_206_1_q <= 8'd0;
          s_sroa_240_1_q <= 8'd0;
          s_sroa_274_1_q <= 8'd0;
          s_sroa_307_1_q <= 8'd0;
          s_sroa_340_1_q <= 8'd0;
          s_sroa_373_1_q <= 8'd0;
          s_sroa_406_1_q <= 8'd0;
          s_sroa_439_1_q <= 8'd0;
          s_sroa_472_1_q <= 8'd0;
          s_sroa_505_1_q <= 8'd0;
          n105_0438_q <= 32'd0;
          before_0437_q <= iv0_q;
          subkey1_0436_q <= 64'd0;
          subkey0_0435_q <= 64'd0;
        end else if (cmp34417_not) begin
          state_q <= S_IDLE;
          done_q <= 1'b1;
          return_q <= 32'd0;
        end else begin
          state_q <= S_8_0;
          n_0418_q <= 32'd0;
        end
      end
      S_3_0: begin  // for.body110, lines 53, 131, 133-134, 136-139, 143
        xor_i155_q <= xor_i155;
        xor_i155_1_q <= xor_i155_1;
        xor_i155_2_q <= xor_i155_2;
        xor_i155_3_q <= xor_i155_3;
        xor_i155_4_q <= xor_i155_4;
        xor_i155_5_q <= xor_i155_5;
        xor_i155_6_q <= xor_i155_6;
        xor_i155_7_q <= xor_i155_7;
        xor_3_q <= xor_3;
        and_3_q <= and_3;
        or134_q <= or134;
        second114_2_q <= second114_2;
        select_2_q <= select_2;
        select_51_q <= select_51;
        tobool111_not_q <= tobool111_not;
        state_q <= S_3_1;
      end
      S_3_1: begin  // for.body110, lines 53, 137-139, 143
        state_q <= S_4_0;
        s_sroa_0_3_q <= xor_i155_q;
        s_sroa_36_3_q <= xor_i155_1_q;
        s_sroa_70_3_q <= xor_i155_2_q;
        s_sroa_104_3_q <= xor_i155_3_q;
        s_sroa_138_3_q <= xor_i155_4_q;
        s_sroa_172_3_q <= xor_i155_5_q;
        s_sroa_206_3_q <= xor_i155_6_q;
        s_sroa_240_3_q <= xor_i155_7_q;
        s_sroa_274_3_q <= xor_i155_8;
        s_sroa_307_3_q <= xor_i155_9;
        s_sroa_340_3_q <= xor_i155_10;
        s_sroa_373_3_q <= xor_i155_11;
        s_sroa_406_3_q <= xor_i155_12;
        s_sroa_439_3_q <= xor_i155_13;
        s_sroa_472_3_q <= xor_i155_14;
        s_sroa_505_3_q <= xor_i155_15;
        i161_0429_q <= 4'd1;
      end
      S_4_0: begin  // for.body166, lines 19, 33-34, 44, 53, 147
        xor_i_i173_q <= xor_i_i173;
        xor_i_i173_1_q <= xor_i_i173_1;
        xor_i_i173_2_q <= xor_i_i173_2;
        xor_i_i173_3_q <= xor_i_i173_3;
        xor_i_i173_4_q <= xor_i_i173_4;
        xor_i_i173_5_q <= xor_i_i173_5;
        xor_i_i173_6_q <= xor_i_i173_6;
        xor_i_i173_7_q <= xor_i_i173_7;
        xor_i_i173_8_q <= xor_i_i173_8;
        xor_i_i173_9_q <= xor_i_i173_9;
        xor_i_i173_10_q <= xor_i_i173_10;
        xor_i_i173_11_q <= xor_i_i173_11;
        xor_i_i173_12_q <= xor_i_i173_12;
        xor_i_i173_13_q <= xor_i_i173_13;
        xor_i_i173_14_q <= xor_i_i173_14;
        xor_i_i173_15_q <= xor_i_i173_15;
        if (exitcond463_not) begin
          state_q <= S_5_0;
        end else begin
          state_q <= S_4_0;
          s_sroa_0_3_q <= xor_i_i173;
          s_sroa_36_3_q <= xor_i_i173_1;
          s_sroa_70_3_q <= xor_i_i173_2;
          s_sroa_104_3_q <= xor_i_i173_3;
          s_sroa_138_3_q <= xor_i_i173_4;
          s_sroa_172_3_q <= xor_i_i173_5;
          s_sroa_206_3_q <= xor_i_i173_6;
          s_sroa_240_3_q <= xor_i_i173_7;
          s_sroa_274_3_q <= xor_i_i173_8;
          s_sroa_307_3_q <= xor_i_i173_9;
          s_sroa_340_3_q <= xor_i_i173_10;
          s_sroa_373_3_q <= xor_i_i173_11;
          s_sroa_406_3_q <= xor_i_i173_12;
          s_sroa_439_3_q <= xor_i_i173_13;
          s_sroa_472_3_q <= xor_i_i173_14;
          s_sroa_505_3_q <= xor_i_i173_15;
          i161_0429_q <= inc175;
        end
      end
      S_5_0: begin  // for.cond.cleanup165, lines 35, 74, 84-85, 130, 150-152
        exitcond467_not_q <= exitcond467_not;
        select_35_q <= select_35;
        select_36_q <= select_36;
        select_37_q <= select_37;
        select_38_q <= select_38;
        select_39_q <= select_39;
        select_40_q <= select_40;
        select_41_q <= select_41;
        select_42_q <= select_42;
        select_43_q <= select_43;
        select_44_q <= select_44;
        select_45_q <= select_45;
        select_46_q <= select_46;
        select_47_q <= select_47;
        select_48_q <= select_48;
        select_49_q <= select_49;
        select_50_q <= select_50;
        inc210_q <= inc210;
        xor_i386_q <= xor_i386;
        isneg_q <= isneg;
        or_i215_7_q <= or_i215_7;
        xor4_i395_q <= xor4_i395;
        or_i230_7_q <= or_i230_7;
        select_53_q <= select_53;
        state_q <= S_5_1;
      end
      S_5_1: begin  // for.cond.cleanup165, lines 35, 85, 152
        if (exitcond467_not_q) begin
          state_q <= S_6_0;
        end else begin
          state_q <= S_3_0;
          s_sroa_0_1_q <= select_35_q;
          s_sroa_36_1_q <= select_36_q;
          s_sroa_70_1_q <= select_37_q;
          s_sroa_104_1_q <= select_38_q;
          s_sroa_138_1_q <= select_39_q;
          s_sroa_172_1_q <= select_40_q;
          s_sroa_206_1_q <= select_41_q;
          s_sroa_240_1_q <= select_42_q;
          s_sroa_274_1_q <= select_43_q;
          s_sroa_307_1_q <= select_44_q;
          s_sroa_340_1_q <= select_45_q;
          s_sroa_373_1_q <= select_46_q;
          s_sroa_406_1_q <= select_47_q;
          s_sroa_439_1_q <= select_48_q;
          s_sroa_472_1_q <= select_49_q;
          s_sroa_505_1_q <= select_50_q;
          n105_0438_q <= inc210_q;
          before_0437_q <= select_51_q;
          subkey1_0436_q <= select_52;
          subkey0_0435_q <= select_53_q;
        end
      end
      S_6_0: begin  // for.cond.cleanup109, lines 74, 156
        state_q <= S_IDLE;
        done_q <= 1'b1;
        return_q <= select_54;
      end
      S_8_0: begin  // for.body37, lines 35, 53
        state_q <= S_9_0;
        s_sroa_0_0_q <= xor_i765_q;
        s_sroa_36_0_q <= xor_i_1766_1;
        s_sroa_70_0_q <= xor_i_2768_1;
        s_sroa_104_0_q <= xor_i_3770_1;
        s_sroa_138_0_q <= xor_i_4772_1;
        s_sroa_172_0_q <= xor_i_5774_1;
        s_sroa_206_0_q <= xor_i_6776_1;
        s_sroa_240_0_q <= xor_i_7778_1;
        s_sroa_274_0_q <= conv_i152_8;
        s_sroa_307_0_q <= shr_i151_9_1;
        s_sroa_340_0_q <= shr_i151_10_1;
        s_sroa_373_0_q <= shr_i151_11_1;
        s_sroa_406_0_q <= xor_i_12780_1;
        s_sroa_439_0_q <= xor_i_13782_1;
        s_sroa_472_0_q <= xor_i_14784_1;
        s_sroa_505_0_q <= xor_i_15786_1;
        i43_0412_q <= 4'd1;
      end
      S_9_0: begin  // for.body48, lines 19, 33-34, 44, 53, 116
        xor_i_i_15_q <= xor_i_i_15;
        xor_i_i_14_q <= xor_i_i_14;
        xor_i_i_13_q <= xor_i_i_13;
        xor_i_i_12_q <= xor_i_i_12;
        xor_i_i_11_q <= xor_i_i_11;
        xor_i_i_10_q <= xor_i_i_10;
        xor_i_i_9_q <= xor_i_i_9;
        xor_i_i_8_q <= xor_i_i_8;
        xor_i_i_7_q <= xor_i_i_7;
        xor_i_i_6_q <= xor_i_i_6;
        xor_i_i_5_q <= xor_i_i_5;
        xor_i_i_4_q <= xor_i_i_4;
        xor_i_i_3_q <= xor_i_i_3;
        xor_i_i_2_q <= xor_i_i_2;
        xor_i_i_1_q <= xor_i_i_1;
        xor_i_q <= xor_i;
        if (exitcond449_not) begin
          state_q <= S_10_0;
        end else begin
          state_q <= S_9_0;
          s_sroa_0_0_q <= xor_i;
          s_sroa_36_0_q <= xor_i_i_1;
          s_sroa_70_0_q <= xor_i_i_2;
          s_sroa_104_0_q <= xor_i_i_3;
          s_sroa_138_0_q <= xor_i_i_4;
          s_sroa_172_0_q <= xor_i_i_5;
          s_sroa_206_0_q <= xor_i_i_6;
          s_sroa_240_0_q <= xor_i_i_7;
          s_sroa_274_0_q <= xor_i_i_8;
          s_sroa_307_0_q <= xor_i_i_9;
          s_sroa_340_0_q <= xor_i_i_10;
          s_sroa_373_0_q <= xor_i_i_11;
          s_sroa_406_0_q <= xor_i_i_12;
          s_sroa_439_0_q <= xor_i_i_13;
          s_sroa_472_0_q <= xor_i_i_14;
          s_sroa_505_0_q <= xor_i_i_15;
          i43_0412_q <= inc57;
        end
      end
      S_10_0: begin  // for.body.i180.preheader, lines 74, 117-118
        if (cmp78_1) begin
          state_q <= S_IDLE;
          done_q <= 1'b1;
          return_q <= 32'd0;
        end else begin
          state_q <= S_8_0;
          n_0418_q <= add77;
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

// aes.low, from algorithms/aes/c/aes.c:106: 11 words of 64 bits.
module tnd_aes_c_rounds_mem_aes_low (
  input  logic clk_i,
  input  logic [3:0] raddr0_i,
  input  logic re0_i,
  output logic [63:0] rdata0_o,
  input  logic [3:0] waddr_i,
  input  logic [63:0] wdata_i,
  input  logic [0:0] we_i
);
  (* no_rw_check *)
  logic [63:0] words [16];
  initial begin
    for (int at = 0; at < 16; at = at + 1) words[at] = '0;
  end
  always_ff @(posedge clk_i) begin
    if (we_i[0]) words[waddr_i] <= wdata_i;
  end
  assign rdata0_o = words[raddr0_i];
  logic unused;
  assign unused = ^{re0_i};
endmodule

// aes.high, from algorithms/aes/c/aes.c:106: 11 words of 64 bits.
module tnd_aes_c_rounds_mem_aes_high (
  input  logic clk_i,
  input  logic [3:0] raddr0_i,
  input  logic re0_i,
  output logic [63:0] rdata0_o,
  input  logic [3:0] waddr_i,
  input  logic [63:0] wdata_i,
  input  logic [0:0] we_i
);
  (* no_rw_check *)
  logic [63:0] words [16];
  initial begin
    for (int at = 0; at < 16; at = at + 1) words[at] = '0;
  end
  always_ff @(posedge clk_i) begin
    if (we_i[0]) words[waddr_i] <= wdata_i;
  end
  assign rdata0_o = words[raddr0_i];
  logic unused;
  assign unused = ^{re0_i};
endmodule

// sbox, from algorithms/aes/c/aes.c:66: 256 words of 8 bits.
module tnd_aes_c_rounds_mem_sbox (
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
  output logic [7:0] rdata3_o,
  input  logic [7:0] raddr4_i,
  input  logic re4_i,
  output logic [7:0] rdata4_o,
  input  logic [7:0] raddr5_i,
  input  logic re5_i,
  output logic [7:0] rdata5_o,
  input  logic [7:0] raddr6_i,
  input  logic re6_i,
  output logic [7:0] rdata6_o,
  input  logic [7:0] raddr7_i,
  input  logic re7_i,
  output logic [7:0] rdata7_o,
  input  logic [7:0] raddr8_i,
  input  logic re8_i,
  output logic [7:0] rdata8_o,
  input  logic [7:0] raddr9_i,
  input  logic re9_i,
  output logic [7:0] rdata9_o,
  input  logic [7:0] raddr10_i,
  input  logic re10_i,
  output logic [7:0] rdata10_o,
  input  logic [7:0] raddr11_i,
  input  logic re11_i,
  output logic [7:0] rdata11_o,
  input  logic [7:0] raddr12_i,
  input  logic re12_i,
  output logic [7:0] rdata12_o,
  input  logic [7:0] raddr13_i,
  input  logic re13_i,
  output logic [7:0] rdata13_o,
  input  logic [7:0] raddr14_i,
  input  logic re14_i,
  output logic [7:0] rdata14_o,
  input  logic [7:0] raddr15_i,
  input  logic re15_i,
  output logic [7:0] rdata15_o
);
  (* no_rw_check *)
  logic [7:0] words [256];
  initial begin
    words[0] = 8'h63;
    words[1] = 8'h7c;
    words[2] = 8'h77;
    words[3] = 8'h7b;
    words[4] = 8'hf2;
    words[5] = 8'h6b;
    words[6] = 8'h6f;
    words[7] = 8'hc5;
    words[8] = 8'h30;
    words[9] = 8'd1;
    words[10] = 8'h67;
    words[11] = 8'h2b;
    words[12] = 8'hfe;
    words[13] = 8'hd7;
    words[14] = 8'hab;
    words[15] = 8'h76;
    words[16] = 8'hca;
    words[17] = 8'h82;
    words[18] = 8'hc9;
    words[19] = 8'h7d;
    words[20] = 8'hfa;
    words[21] = 8'h59;
    words[22] = 8'h47;
    words[23] = 8'hf0;
    words[24] = 8'had;
    words[25] = 8'hd4;
    words[26] = 8'ha2;
    words[27] = 8'haf;
    words[28] = 8'h9c;
    words[29] = 8'ha4;
    words[30] = 8'h72;
    words[31] = 8'hc0;
    words[32] = 8'hb7;
    words[33] = 8'hfd;
    words[34] = 8'h93;
    words[35] = 8'h26;
    words[36] = 8'h36;
    words[37] = 8'h3f;
    words[38] = 8'hf7;
    words[39] = 8'hcc;
    words[40] = 8'h34;
    words[41] = 8'ha5;
    words[42] = 8'he5;
    words[43] = 8'hf1;
    words[44] = 8'h71;
    words[45] = 8'hd8;
    words[46] = 8'h31;
    words[47] = 8'h15;
    words[48] = 8'd4;
    words[49] = 8'hc7;
    words[50] = 8'h23;
    words[51] = 8'hc3;
    words[52] = 8'h18;
    words[53] = 8'h96;
    words[54] = 8'd5;
    words[55] = 8'h9a;
    words[56] = 8'd7;
    words[57] = 8'h12;
    words[58] = 8'h80;
    words[59] = 8'he2;
    words[60] = 8'heb;
    words[61] = 8'h27;
    words[62] = 8'hb2;
    words[63] = 8'h75;
    words[64] = 8'd9;
    words[65] = 8'h83;
    words[66] = 8'h2c;
    words[67] = 8'h1a;
    words[68] = 8'h1b;
    words[69] = 8'h6e;
    words[70] = 8'h5a;
    words[71] = 8'ha0;
    words[72] = 8'h52;
    words[73] = 8'h3b;
    words[74] = 8'hd6;
    words[75] = 8'hb3;
    words[76] = 8'h29;
    words[77] = 8'he3;
    words[78] = 8'h2f;
    words[79] = 8'h84;
    words[80] = 8'h53;
    words[81] = 8'hd1;
    words[82] = 8'd0;
    words[83] = 8'hed;
    words[84] = 8'h20;
    words[85] = 8'hfc;
    words[86] = 8'hb1;
    words[87] = 8'h5b;
    words[88] = 8'h6a;
    words[89] = 8'hcb;
    words[90] = 8'hbe;
    words[91] = 8'h39;
    words[92] = 8'h4a;
    words[93] = 8'h4c;
    words[94] = 8'h58;
    words[95] = 8'hcf;
    words[96] = 8'hd0;
    words[97] = 8'hef;
    words[98] = 8'haa;
    words[99] = 8'hfb;
    words[100] = 8'h43;
    words[101] = 8'h4d;
    words[102] = 8'h33;
    words[103] = 8'h85;
    words[104] = 8'h45;
    words[105] = 8'hf9;
    words[106] = 8'd2;
    words[107] = 8'h7f;
    words[108] = 8'h50;
    words[109] = 8'h3c;
    words[110] = 8'h9f;
    words[111] = 8'ha8;
    words[112] = 8'h51;
    words[113] = 8'ha3;
    words[114] = 8'h40;
    words[115] = 8'h8f;
    words[116] = 8'h92;
    words[117] = 8'h9d;
    words[118] = 8'h38;
    words[119] = 8'hf5;
    words[120] = 8'hbc;
    words[121] = 8'hb6;
    words[122] = 8'hda;
    words[123] = 8'h21;
    words[124] = 8'h10;
    words[125] = 8'hff;
    words[126] = 8'hf3;
    words[127] = 8'hd2;
    words[128] = 8'hcd;
    words[129] = 8'hc;
    words[130] = 8'h13;
    words[131] = 8'hec;
    words[132] = 8'h5f;
    words[133] = 8'h97;
    words[134] = 8'h44;
    words[135] = 8'h17;
    words[136] = 8'hc4;
    words[137] = 8'ha7;
    words[138] = 8'h7e;
    words[139] = 8'h3d;
    words[140] = 8'h64;
    words[141] = 8'h5d;
    words[142] = 8'h19;
    words[143] = 8'h73;
    words[144] = 8'h60;
    words[145] = 8'h81;
    words[146] = 8'h4f;
    words[147] = 8'hdc;
    words[148] = 8'h22;
    words[149] = 8'h2a;
    words[150] = 8'h90;
    words[151] = 8'h88;
    words[152] = 8'h46;
    words[153] = 8'hee;
    words[154] = 8'hb8;
    words[155] = 8'h14;
    words[156] = 8'hde;
    words[157] = 8'h5e;
    words[158] = 8'hb;
    words[159] = 8'hdb;
    words[160] = 8'he0;
    words[161] = 8'h32;
    words[162] = 8'h3a;
    words[163] = 8'ha;
    words[164] = 8'h49;
    words[165] = 8'd6;
    words[166] = 8'h24;
    words[167] = 8'h5c;
    words[168] = 8'hc2;
    words[169] = 8'hd3;
    words[170] = 8'hac;
    words[171] = 8'h62;
    words[172] = 8'h91;
    words[173] = 8'h95;
    words[174] = 8'he4;
    words[175] = 8'h79;
    words[176] = 8'he7;
    words[177] = 8'hc8;
    words[178] = 8'h37;
    words[179] = 8'h6d;
    words[180] = 8'h8d;
    words[181] = 8'hd5;
    words[182] = 8'h4e;
    words[183] = 8'ha9;
    words[184] = 8'h6c;
    words[185] = 8'h56;
    words[186] = 8'hf4;
    words[187] = 8'hea;
    words[188] = 8'h65;
    words[189] = 8'h7a;
    words[190] = 8'hae;
    words[191] = 8'd8;
    words[192] = 8'hba;
    words[193] = 8'h78;
    words[194] = 8'h25;
    words[195] = 8'h2e;
    words[196] = 8'h1c;
    words[197] = 8'ha6;
    words[198] = 8'hb4;
    words[199] = 8'hc6;
    words[200] = 8'he8;
    words[201] = 8'hdd;
    words[202] = 8'h74;
    words[203] = 8'h1f;
    words[204] = 8'h4b;
    words[205] = 8'hbd;
    words[206] = 8'h8b;
    words[207] = 8'h8a;
    words[208] = 8'h70;
    words[209] = 8'h3e;
    words[210] = 8'hb5;
    words[211] = 8'h66;
    words[212] = 8'h48;
    words[213] = 8'd3;
    words[214] = 8'hf6;
    words[215] = 8'he;
    words[216] = 8'h61;
    words[217] = 8'h35;
    words[218] = 8'h57;
    words[219] = 8'hb9;
    words[220] = 8'h86;
    words[221] = 8'hc1;
    words[222] = 8'h1d;
    words[223] = 8'h9e;
    words[224] = 8'he1;
    words[225] = 8'hf8;
    words[226] = 8'h98;
    words[227] = 8'h11;
    words[228] = 8'h69;
    words[229] = 8'hd9;
    words[230] = 8'h8e;
    words[231] = 8'h94;
    words[232] = 8'h9b;
    words[233] = 8'h1e;
    words[234] = 8'h87;
    words[235] = 8'he9;
    words[236] = 8'hce;
    words[237] = 8'h55;
    words[238] = 8'h28;
    words[239] = 8'hdf;
    words[240] = 8'h8c;
    words[241] = 8'ha1;
    words[242] = 8'h89;
    words[243] = 8'hd;
    words[244] = 8'hbf;
    words[245] = 8'he6;
    words[246] = 8'h42;
    words[247] = 8'h68;
    words[248] = 8'h41;
    words[249] = 8'h99;
    words[250] = 8'h2d;
    words[251] = 8'hf;
    words[252] = 8'hb0;
    words[253] = 8'h54;
    words[254] = 8'hbb;
    words[255] = 8'h16;
  end
  assign rdata0_o = words[raddr0_i];
  assign rdata1_o = words[raddr1_i];
  assign rdata2_o = words[raddr2_i];
  assign rdata3_o = words[raddr3_i];
  assign rdata4_o = words[raddr4_i];
  assign rdata5_o = words[raddr5_i];
  assign rdata6_o = words[raddr6_i];
  assign rdata7_o = words[raddr7_i];
  assign rdata8_o = words[raddr8_i];
  assign rdata9_o = words[raddr9_i];
  assign rdata10_o = words[raddr10_i];
  assign rdata11_o = words[raddr11_i];
  assign rdata12_o = words[raddr12_i];
  assign rdata13_o = words[raddr13_i];
  assign rdata14_o = words[raddr14_i];
  assign rdata15_o = words[raddr15_i];
  logic unused;
  assign unused = ^{re0_i, re1_i, re2_i, re3_i, re4_i, re5_i, re6_i, re7_i, re8_i, re9_i, re10_i, re11_i, re12_i, re13_i, re14_i, re15_i, clk_i};
endmodule

module tnd_aes_c_rounds_machine (
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
  input  logic [63:0] iv0_i,
  input  logic [63:0] iv1_i,
  output logic [31:0] return_o,
  input  logic data_in_valid_i,
  output logic data_in_ready_o,
  input  logic [127:0] data_in_data_i,
  output logic data_out_valid_o,
  input  logic data_out_ready_i,
  output logic [127:0] data_out_data_o,
  output logic [4:0] data_out_last_o,
  output logic status_valid_o,
  output logic [7:0] status_o
);
  wire [7:0] aes__sbox_raddr1; wire aes__sbox_re1;
  wire [7:0] aes__sbox_raddr0; wire aes__sbox_re0;
  wire [7:0] aes__sbox_raddr2; wire aes__sbox_re2;
  wire [7:0] aes__sbox_raddr3; wire aes__sbox_re3;
  wire [7:0] aes__sbox_raddr5; wire aes__sbox_re5;
  wire [7:0] aes__sbox_raddr15; wire aes__sbox_re15;
  wire [7:0] aes__sbox_raddr10; wire aes__sbox_re10;
  wire [3:0] aes__aes_low_raddr0; wire aes__aes_low_re0;
  wire [7:0] aes__sbox_raddr9; wire aes__sbox_re9;
  wire [7:0] aes__sbox_raddr4; wire aes__sbox_re4;
  wire [7:0] aes__sbox_raddr14; wire aes__sbox_re14;
  wire [7:0] aes__sbox_raddr13; wire aes__sbox_re13;
  wire [7:0] aes__sbox_raddr7; wire aes__sbox_re7;
  wire [7:0] aes__sbox_raddr8; wire aes__sbox_re8;
  wire [3:0] aes__aes_high_raddr0; wire aes__aes_high_re0;
  wire [7:0] aes__sbox_raddr11; wire aes__sbox_re11;
  wire [7:0] aes__sbox_raddr12; wire aes__sbox_re12;
  wire [7:0] aes__sbox_raddr6; wire aes__sbox_re6;
  wire [3:0] aes__aes_low_waddr; wire [63:0] aes__aes_low_wdata; wire [0:0] aes__aes_low_we;
  wire [3:0] aes__aes_high_waddr; wire [63:0] aes__aes_high_wdata; wire [0:0] aes__aes_high_we;
  wire [63:0] aes_low_rdata0;
  wire [63:0] aes_high_rdata0;
  wire [7:0] sbox_rdata0;
  wire [7:0] sbox_rdata1;
  wire [7:0] sbox_rdata2;
  wire [7:0] sbox_rdata3;
  wire [7:0] sbox_rdata4;
  wire [7:0] sbox_rdata5;
  wire [7:0] sbox_rdata6;
  wire [7:0] sbox_rdata7;
  wire [7:0] sbox_rdata8;
  wire [7:0] sbox_rdata9;
  wire [7:0] sbox_rdata10;
  wire [7:0] sbox_rdata11;
  wire [7:0] sbox_rdata12;
  wire [7:0] sbox_rdata13;
  wire [7:0] sbox_rdata14;
  wire [7:0] sbox_rdata15;
  tnd_aes_c_rounds_mem_aes_low u_mem_aes_low (.clk_i(clk_i), .raddr0_i(aes__aes_low_raddr0), .re0_i(aes__aes_low_re0), .rdata0_o(aes_low_rdata0), .waddr_i(aes__aes_low_waddr), .wdata_i(aes__aes_low_wdata), .we_i(aes__aes_low_we));
  tnd_aes_c_rounds_mem_aes_high u_mem_aes_high (.clk_i(clk_i), .raddr0_i(aes__aes_high_raddr0), .re0_i(aes__aes_high_re0), .rdata0_o(aes_high_rdata0), .waddr_i(aes__aes_high_waddr), .wdata_i(aes__aes_high_wdata), .we_i(aes__aes_high_we));
  tnd_aes_c_rounds_mem_sbox u_mem_sbox (.clk_i(clk_i), .raddr0_i(aes__sbox_raddr0), .re0_i(aes__sbox_re0), .rdata0_o(sbox_rdata0), .raddr1_i(aes__sbox_raddr1), .re1_i(aes__sbox_re1), .rdata1_o(sbox_rdata1), .raddr2_i(aes__sbox_raddr2), .re2_i(aes__sbox_re2), .rdata2_o(sbox_rdata2), .raddr3_i(aes__sbox_raddr3), .re3_i(aes__sbox_re3), .rdata3_o(sbox_rdata3), .raddr4_i(aes__sbox_raddr4), .re4_i(aes__sbox_re4), .rdata4_o(sbox_rdata4), .raddr5_i(aes__sbox_raddr5), .re5_i(aes__sbox_re5), .rdata5_o(sbox_rdata5), .raddr6_i(aes__sbox_raddr6), .re6_i(aes__sbox_re6), .rdata6_o(sbox_rdata6), .raddr7_i(aes__sbox_raddr7), .re7_i(aes__sbox_re7), .rdata7_o(sbox_rdata7), .raddr8_i(aes__sbox_raddr8), .re8_i(aes__sbox_re8), .rdata8_o(sbox_rdata8), .raddr9_i(aes__sbox_raddr9), .re9_i(aes__sbox_re9), .rdata9_o(sbox_rdata9), .raddr10_i(aes__sbox_raddr10), .re10_i(aes__sbox_re10), .rdata10_o(sbox_rdata10), .raddr11_i(aes__sbox_raddr11), .re11_i(aes__sbox_re11), .rdata11_o(sbox_rdata11), .raddr12_i(aes__sbox_raddr12), .re12_i(aes__sbox_re12), .rdata12_o(sbox_rdata12), .raddr13_i(aes__sbox_raddr13), .re13_i(aes__sbox_re13), .rdata13_o(sbox_rdata13), .raddr14_i(aes__sbox_raddr14), .re14_i(aes__sbox_re14), .rdata14_o(sbox_rdata14), .raddr15_i(aes__sbox_raddr15), .re15_i(aes__sbox_re15), .rdata15_o(sbox_rdata15));
  tnd_aes_c_rounds_aes u_aes (
    .clk_i(clk_i),
    .rst_ni(rst_ni),
    .start_i(start_i && idle_o),
    .done_o(done_o),
    .op_i(op_i),
    .has_data_i(has_data_i),
    .len_bits_i(len_bits_i),
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
    .sbox_raddr1_o(aes__sbox_raddr1),
    .sbox_re1_o(aes__sbox_re1),
    .sbox_rdata1_i(sbox_rdata1),
    .sbox_raddr0_o(aes__sbox_raddr0),
    .sbox_re0_o(aes__sbox_re0),
    .sbox_rdata0_i(sbox_rdata0),
    .sbox_raddr2_o(aes__sbox_raddr2),
    .sbox_re2_o(aes__sbox_re2),
    .sbox_rdata2_i(sbox_rdata2),
    .sbox_raddr3_o(aes__sbox_raddr3),
    .sbox_re3_o(aes__sbox_re3),
    .sbox_rdata3_i(sbox_rdata3),
    .sbox_raddr5_o(aes__sbox_raddr5),
    .sbox_re5_o(aes__sbox_re5),
    .sbox_rdata5_i(sbox_rdata5),
    .sbox_raddr15_o(aes__sbox_raddr15),
    .sbox_re15_o(aes__sbox_re15),
    .sbox_rdata15_i(sbox_rdata15),
    .sbox_raddr10_o(aes__sbox_raddr10),
    .sbox_re10_o(aes__sbox_re10),
    .sbox_rdata10_i(sbox_rdata10),
    .aes_low_raddr0_o(aes__aes_low_raddr0),
    .aes_low_re0_o(aes__aes_low_re0),
    .aes_low_rdata0_i(aes_low_rdata0),
    .sbox_raddr9_o(aes__sbox_raddr9),
    .sbox_re9_o(aes__sbox_re9),
    .sbox_rdata9_i(sbox_rdata9),
    .sbox_raddr4_o(aes__sbox_raddr4),
    .sbox_re4_o(aes__sbox_re4),
    .sbox_rdata4_i(sbox_rdata4),
    .sbox_raddr14_o(aes__sbox_raddr14),
    .sbox_re14_o(aes__sbox_re14),
    .sbox_rdata14_i(sbox_rdata14),
    .sbox_raddr13_o(aes__sbox_raddr13),
    .sbox_re13_o(aes__sbox_re13),
    .sbox_rdata13_i(sbox_rdata13),
    .sbox_raddr7_o(aes__sbox_raddr7),
    .sbox_re7_o(aes__sbox_re7),
    .sbox_rdata7_i(sbox_rdata7),
    .sbox_raddr8_o(aes__sbox_raddr8),
    .sbox_re8_o(aes__sbox_re8),
    .sbox_rdata8_i(sbox_rdata8),
    .aes_high_raddr0_o(aes__aes_high_raddr0),
    .aes_high_re0_o(aes__aes_high_re0),
    .aes_high_rdata0_i(aes_high_rdata0),
    .sbox_raddr11_o(aes__sbox_raddr11),
    .sbox_re11_o(aes__sbox_re11),
    .sbox_rdata11_i(sbox_rdata11),
    .sbox_raddr12_o(aes__sbox_raddr12),
    .sbox_re12_o(aes__sbox_re12),
    .sbox_rdata12_i(sbox_rdata12),
    .sbox_raddr6_o(aes__sbox_raddr6),
    .sbox_re6_o(aes__sbox_re6),
    .sbox_rdata6_i(sbox_rdata6),
    .aes_low_waddr_o(aes__aes_low_waddr),
    .aes_low_wdata_o(aes__aes_low_wdata),
    .aes_low_we_o(aes__aes_low_we),
    .aes_high_waddr_o(aes__aes_high_waddr),
    .aes_high_wdata_o(aes__aes_high_wdata),
    .aes_high_we_o(aes__aes_high_we)
  );
  logic busy_q;
  assign idle_o = !busy_q;
  always_ff @(posedge clk_i) busy_q <= rst_ni && ((busy_q && !done_o) || (start_i && idle_o));
endmodule

// tnd_aes_c_rounds: aes as a core; made by tandem-hls from aes.c, function aes; do not edit.
//
// Contract    docs/formats/core-ports.md, one task at a time
// Reset       rst_ni, active low, synchronous
module tnd_aes_c_rounds #(
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
  input  logic [127:0] data_in_data_i,
  input  logic [15:0] data_in_keep_i,
  input  logic                data_in_last_i,
  output logic                data_out_valid_o,
  input  logic                data_out_ready_i,
  output logic [127:0] data_out_data_o,
  output logic [15:0] data_out_keep_o,
  output logic                data_out_last_o,
  output logic [CtxWidth-1:0] data_out_ctx_o,
  output logic                result_valid_o,
  input  logic                result_ready_i,
  output logic [CtxWidth-1:0] result_ctx_o,
  output logic [127:0]        result_tag_o,
  output logic [7:0]          result_status_o
);
  logic                idle, done, in_valid, in_ready, out_valid, out_ready, status_valid, finished_q;
  logic [127:0]     in_data, masked, out_data, given;
  logic [4:0] out_last;
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

  for (genvar i = 0; i < 16; i = i + 1) begin : gen_mask
    assign masked[8*i +: 8]   = data_in_keep_i[i] ? data_in_data_i[8*i +: 8] : 8'd0;
    assign data_out_keep_o[i] = !data_out_last_o || out_bytes > i;
    assign given[8*i +: 8]    = out_last == 0 || out_last > i ? out_data[8*i +: 8] : 8'd0;  // past the end: nothing of keys
  end
  wire [4:0] out_bytes;
  assign data_out_last_o = |out_bytes;

  tnd_aes_c_rounds_skid_in u_in (
    .clk_i(clk_i), .rst_ni(rst_ni), .in_valid_i(data_in_valid_i), .in_ready_o(data_in_ready_o), .in_data_i(masked),
    .out_valid_o(in_valid), .out_ready_i(in_ready), .out_data_o(in_data));
  tnd_aes_c_rounds_skid_out u_out (
    .clk_i(clk_i), .rst_ni(rst_ni), .in_valid_i(out_valid), .in_ready_o(out_ready), .in_data_i({out_last, given}),
    .out_valid_o(data_out_valid_o), .out_ready_i(data_out_ready_i), .out_data_o({out_bytes, data_out_data_o}));

  tnd_aes_c_rounds_machine u_machine (
    .clk_i(clk_i), .rst_ni(rst_ni), .start_i(task_valid_i && task_ready_o), .idle_o(idle), .done_o(done),
    .op_i(task_op_i[7:0]),
    .has_data_i({7'd0, task_has_data_i}),
    .len_bits_i(task_len_bits_i[31:0]),
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
module tnd_aes_c_rounds_skid_in (
  input  logic             clk_i,
  input  logic             rst_ni,
  input  logic             in_valid_i,
  output logic             in_ready_o,
  input  logic [127:0] in_data_i,
  output logic             out_valid_o,
  input  logic             out_ready_i,
  output logic [127:0] out_data_o
);
  logic [127:0] data_q, spare_q;
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
module tnd_aes_c_rounds_skid_out (
  input  logic             clk_i,
  input  logic             rst_ni,
  input  logic             in_valid_i,
  output logic             in_ready_o,
  input  logic [132:0] in_data_i,
  output logic             out_valid_o,
  input  logic             out_ready_i,
  output logic [132:0] out_data_o
);
  logic [132:0] data_q, spare_q;
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
