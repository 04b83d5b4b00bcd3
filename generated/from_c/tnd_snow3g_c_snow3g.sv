// tnd_snow3g_c_snow3g: made by tandem-hls from snow3g.c, function snow3g; do not edit.
//
// Interface   start_i begins while idle_o is high and takes the arguments; done_o is high for one clock, and
//             return_o stays until the next start. Memories of the caller have one read port, whose word is there
//             one clock after its address, and one write port with an enable for each lane of a word.
// Reset       rst_ni, active low, synchronous; memories keep what is in them
// verilator lint_off DECLFILENAME
// verilator lint_off UNUSEDSIGNAL
// verilator lint_off MULTITOP

// snow3g, from algorithms/snow3g/c/snow3g.c:19.
module tnd_snow3g_c_snow3g_snow3g (
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
  output logic [7:0] sq_raddr0_o,
  output logic sq_re0_o,
  input  logic [7:0] sq_rdata0_i,
  output logic [7:0] sq_raddr1_o,
  output logic sq_re1_o,
  input  logic [7:0] sq_rdata1_i,
  output logic [7:0] sq_raddr2_o,
  output logic sq_re2_o,
  input  logic [7:0] sq_rdata2_i,
  output logic [7:0] sq_raddr3_o,
  output logic sq_re3_o,
  input  logic [7:0] sq_rdata3_i,
  output logic [7:0] sr_raddr0_o,
  output logic sr_re0_o,
  input  logic [7:0] sr_rdata0_i,
  output logic [7:0] sr_raddr1_o,
  output logic sr_re1_o,
  input  logic [7:0] sr_rdata1_i,
  output logic [7:0] sr_raddr2_o,
  output logic sr_re2_o,
  input  logic [7:0] sr_rdata2_i,
  output logic [7:0] sr_raddr3_o,
  output logic sr_re3_o,
  input  logic [7:0] sr_rdata3_i,
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
  logic [31:0] n_0203_q;
  logic [5:0] cond31_q;  // algorithms/snow3g/c/snow3g.c:39
  logic [27:0] select_3_q;
  logic [0:0] cmp11_not_q;
  logic [0:0] tobool100_not_q;
  logic [2:0] add_i192_q;
  logic [30:0] add40_q;  // algorithms/snow3g/c/snow3g.c:39
  logic [2:0] select_2_q;
  logic [31:0] cond180_q;  // algorithms/snow3g/c/snow3g.c:71
  logic [63:0] xor13_q;  // algorithms/snow3g/c/snow3g.c:16
  logic [29:0] add117_q;
  logic [0:0] tobool128_q;
  logic [31:0] shl131_q;
  logic [28:0] add_5_q;  // algorithms/snow3g/c/snow3g.c:38
  logic [31:0] s_sroa_56_0_p0;
  logic [31:0] s_sroa_53_0_p0;
  logic [31:0] s_sroa_50_0_p0;
  logic [31:0] s_sroa_45_0_p0;
  logic [31:0] s_sroa_41_0_p0;
  logic [31:0] s_sroa_36_0_p0;
  logic [31:0] s_sroa_31_0_p0;
  logic [31:0] s_sroa_28_0_p0;
  logic [31:0] s_sroa_25_0_p0;
  logic [31:0] s_sroa_22_0_p0;
  logic [31:0] s_sroa_18_0_p0;
  logic [31:0] s_sroa_15_0_p0;
  logic [31:0] s_sroa_12_0_p0;
  logic [31:0] s_sroa_8_0_p0;
  logic [31:0] s_sroa_5_0_p0;
  logic [31:0] s_sroa_0_0_p0;
  logic [31:0] r1_0214_p0;
  logic [31:0] r2_0213_p0;
  logic [31:0] r3_0212_p0;
  logic [31:0] otp_0211_p0;
  logic [31:0] low_0210_p0;
  logic [63:0] p_0209_p0;
  logic [31:0] n41_0208_p0;
  logic [63:0] q_0207_p0;
  logic [63:0] eval_0206_p0;
  logic [31:0] w_0_p0;
  logic [0:0] tobool135_not_p0;
  logic [63:0] cond155_p0;
  logic [1:0] for_body46_valid_q;

  wire [0:0] cmp = 8'd1 < op_q;  // algorithms/snow3g/c/standard.h:92
  wire [0:0] tobool = aad_bytes_q != 32'd0;
  wire [0:0] or_cond = cmp | tobool;  // algorithms/snow3g/c/standard.h:92
  wire [0:0] tobool3 = has_data_q == 8'd0;  // algorithms/snow3g/c/standard.h:92
  wire [0:0] tobool4 = len_bits_q != 32'd0;
  wire [0:0] tobool4_not = tobool4 ^ 1'd1;  // algorithms/snow3g/c/standard.h:92
  wire [0:0] or_1 = tobool3 | tobool4_not;
  wire [0:0] or_2 = or_cond | or_1;
  wire [0:0] and_1 = or_2 & tobool3;
  wire [0:0] xor_1 = and_1 ^ 1'd1;
  wire [0:0] xor_2 = or_2 ^ 1'd1;
  wire [0:0] and_2 = xor_1 & xor_2;
  wire [63:0] and_94 = iv0_q & 64'hffffff0300000000;  // algorithms/snow3g/c/standard.h:94
  wire [63:0] or_94 = and_94 | iv1_q;  // algorithms/snow3g/c/standard.h:94
  wire [0:0] eq_94 = or_94 == 64'd0;  // algorithms/snow3g/c/standard.h:94
  wire [1:0] cond = eq_94 ? 2'd0 : 2'd3;  // algorithms/snow3g/c/standard.h:94
  wire [2:0] zext = {1'd0, cond};
  wire [0:0] xor_3 = or_cond ^ 1'd1;
  wire [0:0] or_cond1 = tobool3 & tobool4;  // algorithms/snow3g/c/standard.h:92
  wire [2:0] mux = or_cond1 ? 3'd4 : 3'd1;  // algorithms/snow3g/c/standard.h:92
  wire [2:0] select = xor_3 ? mux : 3'd4;
  wire [2:0] select_1 = and_2 ? zext : select;
  wire [2:0] select_2 = xor_1 ? select_1 : select;
  wire [7:0] zext_25 = {5'd0, select_2};  // algorithms/snow3g/c/snow3g.c:25
  wire [0:0] tobool3_not202 = aad_bytes_q == 32'd0;  // algorithms/snow3g/c/snow3g.c:26
  wire [31:0] shr_i70 = {2'd0, aad_bytes_q[31:2]};  // algorithms/snow3g/c/standard.h:99
  wire [29:0] shr_i70_1 = shr_i70[29:0];  // algorithms/snow3g/c/standard.h:99
  wire [30:0] add_i74 = {1'd0, shr_i70_1};  // algorithms/snow3g/c/standard.h:99
  wire [1:0] and_i71 = aad_bytes_q[1:0];  // algorithms/snow3g/c/standard.h:99
  wire [0:0] cmp_i72 = and_i71 != 2'd0;  // algorithms/snow3g/c/standard.h:99
  wire [30:0] add_i74_1 = {30'd0, cmp_i72};  // algorithms/snow3g/c/standard.h:99
  wire [30:0] add_i74_2 = add_i74 + add_i74_1;  // algorithms/snow3g/c/standard.h:99
  wire [31:0] zext_1 = {1'd0, add_i74_2};
  wire [7:0] or5_i_i113_3 = key0_q[7:0];  // algorithms/snow3g/c/standard.h:43
  wire [63:0] or5_i_i113_3_1 = {8'd0, key0_q[63:8]};  // algorithms/snow3g/c/standard.h:43
  wire [7:0] or5_i_i113_3_2 = or5_i_i113_3_1[7:0];  // algorithms/snow3g/c/standard.h:43
  wire [63:0] or5_i_i113_3_3 = {16'd0, key0_q[63:16]};  // algorithms/snow3g/c/standard.h:43
  wire [7:0] or5_i_i113_3_4 = or5_i_i113_3_3[7:0];  // algorithms/snow3g/c/standard.h:43
  wire [63:0] or5_i_i113_3_5 = {24'd0, key0_q[63:24]};  // algorithms/snow3g/c/standard.h:43
  wire [7:0] or5_i_i113_3_6 = or5_i_i113_3_5[7:0];  // algorithms/snow3g/c/standard.h:43
  wire [31:0] or5_i_i113_3_7 = {or5_i_i113_3, or5_i_i113_3_2, or5_i_i113_3_4, or5_i_i113_3_6};  // algorithms/snow3g/c/standard.h:43
  wire [0:0] cmp11_not = op_q == 8'd1;
  wire [63:0] shr2 = {34'd0, iv0_q[63:34]};  // algorithms/snow3g/c/standard.h:84
  wire [0:0] shr2_1 = shr2[0];  // algorithms/snow3g/c/standard.h:84
  wire [15:0] shl19 = {15'd0, shr2_1};  // algorithms/snow3g/c/standard.h:86
  wire [15:0] shl19_1 = {shl19[0], 15'd0};  // algorithms/snow3g/c/standard.h:86
  wire [26:0] cond24 = {11'd0, shl19_1};  // algorithms/snow3g/c/standard.h:86
  wire [26:0] shl14 = {26'd0, shr2_1};  // algorithms/snow3g/c/standard.h:86
  wire [26:0] shl14_1 = {shl14[0], 26'd0};  // algorithms/snow3g/c/standard.h:86
  wire [26:0] cond24_1 = cmp11_not ? cond24 : shl14_1;  // algorithms/snow3g/c/standard.h:86
  wire [31:0] xor25 = {5'd0, cond24_1};  // algorithms/snow3g/c/standard.h:86
  wire [63:0] sh_diff = {8'd0, iv0_q[63:8]};  // algorithms/snow3g/c/standard.h:84
  wire [31:0] sh_diff_1 = sh_diff[31:0];  // algorithms/snow3g/c/standard.h:84
  wire [31:0] shl = sh_diff_1 & 32'hf8000000;  // algorithms/snow3g/c/standard.h:84
  wire [31:0] xor25_1 = xor25 | shl;  // algorithms/snow3g/c/standard.h:86
  wire [31:0] xor16 = or5_i_i113_3_7 ^ xor25_1;  // algorithms/snow3g/c/snow3g.c:31
  wire [63:0] or5_i_i113_2 = {32'd0, key0_q[63:32]};  // algorithms/snow3g/c/standard.h:43
  wire [7:0] or5_i_i113_2_1 = or5_i_i113_2[7:0];  // algorithms/snow3g/c/standard.h:43
  wire [63:0] or5_i_i113_2_2 = {40'd0, key0_q[63:40]};  // algorithms/snow3g/c/standard.h:43
  wire [7:0] or5_i_i113_2_3 = or5_i_i113_2_2[7:0];  // algorithms/snow3g/c/standard.h:43
  wire [63:0] or5_i_i113_2_4 = {48'd0, key0_q[63:48]};  // algorithms/snow3g/c/standard.h:43
  wire [7:0] or5_i_i113_2_5 = or5_i_i113_2_4[7:0];  // algorithms/snow3g/c/standard.h:43
  wire [63:0] or5_i_i113_2_6 = {56'd0, key0_q[63:56]};  // algorithms/snow3g/c/standard.h:43
  wire [7:0] or5_i_i113_2_7 = or5_i_i113_2_6[7:0];  // algorithms/snow3g/c/standard.h:43
  wire [31:0] or5_i_i113_2_8 = {or5_i_i113_2_1, or5_i_i113_2_3, or5_i_i113_2_5, or5_i_i113_2_7};  // algorithms/snow3g/c/standard.h:43
  wire [7:0] or5_i_i113_1 = key1_q[7:0];  // algorithms/snow3g/c/standard.h:43
  wire [63:0] or5_i_i113_1_1 = {8'd0, key1_q[63:8]};  // algorithms/snow3g/c/standard.h:43
  wire [7:0] or5_i_i113_1_2 = or5_i_i113_1_1[7:0];  // algorithms/snow3g/c/standard.h:43
  wire [63:0] or5_i_i113_1_3 = {16'd0, key1_q[63:16]};  // algorithms/snow3g/c/standard.h:43
  wire [7:0] or5_i_i113_1_4 = or5_i_i113_1_3[7:0];  // algorithms/snow3g/c/standard.h:43
  wire [63:0] or5_i_i113_1_5 = {24'd0, key1_q[63:24]};  // algorithms/snow3g/c/standard.h:43
  wire [7:0] or5_i_i113_1_6 = or5_i_i113_1_5[7:0];  // algorithms/snow3g/c/standard.h:43
  wire [31:0] or5_i_i113_1_7 = {or5_i_i113_1, or5_i_i113_1_2, or5_i_i113_1_4, or5_i_i113_1_6};  // algorithms/snow3g/c/standard.h:43
  wire [63:0] or5_i_i113 = {32'd0, key1_q[63:32]};  // algorithms/snow3g/c/standard.h:43
  wire [7:0] or5_i_i113_4 = or5_i_i113[7:0];  // algorithms/snow3g/c/standard.h:43
  wire [63:0] or5_i_i113_5 = {40'd0, key1_q[63:40]};  // algorithms/snow3g/c/standard.h:43
  wire [7:0] or5_i_i113_6 = or5_i_i113_5[7:0];  // algorithms/snow3g/c/standard.h:43
  wire [63:0] or5_i_i113_7 = {48'd0, key1_q[63:48]};  // algorithms/snow3g/c/standard.h:43
  wire [7:0] or5_i_i113_8 = or5_i_i113_7[7:0];  // algorithms/snow3g/c/standard.h:43
  wire [63:0] or5_i_i113_9 = {56'd0, key1_q[63:56]};  // algorithms/snow3g/c/standard.h:43
  wire [7:0] or5_i_i113_10 = or5_i_i113_9[7:0];  // algorithms/snow3g/c/standard.h:43
  wire [31:0] or5_i_i113_11 = {or5_i_i113_4, or5_i_i113_6, or5_i_i113_8, or5_i_i113_10};  // algorithms/snow3g/c/standard.h:43
  wire [7:0] or5_i = iv0_q[7:0];  // algorithms/snow3g/c/standard.h:43
  wire [7:0] or5_i_1 = sh_diff[7:0];  // algorithms/snow3g/c/standard.h:43
  wire [63:0] or5_i_2 = {16'd0, iv0_q[63:16]};  // algorithms/snow3g/c/standard.h:43
  wire [7:0] or5_i_3 = or5_i_2[7:0];  // algorithms/snow3g/c/standard.h:43
  wire [63:0] or5_i_4 = {24'd0, iv0_q[63:24]};  // algorithms/snow3g/c/standard.h:43
  wire [7:0] or5_i_5 = or5_i_4[7:0];  // algorithms/snow3g/c/standard.h:43
  wire [31:0] or5_i_6 = {or5_i, or5_i_1, or5_i_3, or5_i_5};  // algorithms/snow3g/c/standard.h:43
  wire [31:0] xor19 = or5_i_i113_11 ^ or5_i_6;  // algorithms/snow3g/c/snow3g.c:32
  wire [31:0] shl9 = {31'd0, shr2_1};  // algorithms/snow3g/c/standard.h:85
  wire [31:0] shl9_1 = {shl9[0], 31'd0};  // algorithms/snow3g/c/standard.h:85
  wire [31:0] cond_i83 = cmp11_not ? shl9_1 : 32'd0;  // algorithms/snow3g/c/standard.h:85
  wire [31:0] xor19_1 = xor19 ^ cond_i83;  // algorithms/snow3g/c/snow3g.c:32
  wire [31:0] xor_3_1 = or5_i_i113_3_7 ^ 32'hffffffff;  // algorithms/snow3g/c/snow3g.c:30
  wire [26:0] cond24_i94 = cmp11_not ? 27'd0 : shl14_1;  // algorithms/snow3g/c/standard.h:86
  wire [31:0] xor25_i95 = {5'd0, cond24_i94};  // algorithms/snow3g/c/standard.h:86
  wire [31:0] xor25_i95_1 = xor25_i95 | shl;  // algorithms/snow3g/c/standard.h:86
  wire [31:0] xor_2_1 = or5_i_i113_2_8 ^ 32'hffffffff;  // algorithms/snow3g/c/snow3g.c:30
  wire [31:0] xor22 = xor25_i95_1 ^ xor_2_1;  // algorithms/snow3g/c/snow3g.c:33
  wire [31:0] xor_1_1 = or5_i_i113_1_7 ^ 32'hffffffff;  // algorithms/snow3g/c/snow3g.c:30
  wire [31:0] xor25_2 = or5_i_6 ^ xor_1_1;  // algorithms/snow3g/c/snow3g.c:34
  wire [31:0] xor_4 = or5_i_i113_11 ^ 32'hffffffff;  // algorithms/snow3g/c/snow3g.c:30
  wire [31:0] sub = {26'd0, cond31_q};  // algorithms/snow3g/c/snow3g.c:54
  wire [31:0] sub_1 = n41_0208_p0 - sub;  // algorithms/snow3g/c/snow3g.c:54
  wire [31:0] cmp92 = {4'd0, select_3_q};  // algorithms/snow3g/c/snow3g.c:55
  wire [0:0] cmp92_1 = sub_1 < cmp92;  // algorithms/snow3g/c/snow3g.c:55
  wire [0:0] and_3 = cmp92_1 & cmp11_not_q;
  wire [0:0] xor_5 = and_3 ^ 1'd1;
  wire [0:0] and_4 = xor_5 & cmp92_1;
  wire [31:0] add48 = s_sroa_56_0_p0 + r1_0214_p0;  // algorithms/snow3g/c/snow3g.c:43
  wire [31:0] xor49 = add48 ^ r2_0213_p0;  // algorithms/snow3g/c/snow3g.c:43
  wire [31:0] xor54 = xor49 ^ s_sroa_0_0_p0;  // algorithms/snow3g/c/snow3g.c:43
  wire [7:0] or5 = xor54[7:0];  // algorithms/snow3g/c/snow3g.c:57
  wire [31:0] or5_1 = {8'd0, xor54[31:8]};  // algorithms/snow3g/c/snow3g.c:57
  wire [7:0] or5_2 = or5_1[7:0];  // algorithms/snow3g/c/snow3g.c:57
  wire [31:0] or5_3 = {16'd0, xor54[31:16]};  // algorithms/snow3g/c/snow3g.c:57
  wire [7:0] or5_4 = or5_3[7:0];  // algorithms/snow3g/c/snow3g.c:57
  wire [31:0] or5_5 = {24'd0, xor54[31:24]};  // algorithms/snow3g/c/snow3g.c:57
  wire [7:0] or5_6 = or5_5[7:0];  // algorithms/snow3g/c/snow3g.c:57
  wire [31:0] or5_7 = {or5, or5_2, or5_4, or5_6};  // algorithms/snow3g/c/snow3g.c:57
  wire [31:0] call94 = data_in_data_i;  // algorithms/snow3g/c/snow3g.c:56
  wire [31:0] xor104 = or5_7 ^ call94;  // algorithms/snow3g/c/snow3g.c:57
  wire [31:0] cond106 = tobool100_not_q ? xor104 : 32'd0;  // algorithms/snow3g/c/snow3g.c:57
  wire [31:0] add108 = sub_1 + 32'd1;  // algorithms/snow3g/c/snow3g.c:57
  wire [0:0] cmp109 = add108 == cmp92;  // algorithms/snow3g/c/snow3g.c:57
  wire [2:0] cond115 = cmp109 ? add_i192_q : 3'd0;  // algorithms/snow3g/c/snow3g.c:57
  wire [31:0] inc182 = n41_0208_p0 + 32'd1;  // algorithms/snow3g/c/snow3g.c:41
  wire [31:0] exitcond_not = {1'd0, add40_q};  // algorithms/snow3g/c/snow3g.c:41
  wire [0:0] exitcond_not_1 = inc182 == exitcond_not;  // algorithms/snow3g/c/snow3g.c:41
  wire [1:0] constant = {for_body46_valid_q[0:0], for_body46_valid_q[0] && !exitcond_not_1};
  wire [0:0] cmp186 = op_q != 8'd1;
  wire [0:0] tobool184 = select_2_q != 3'd0;  // algorithms/snow3g/c/snow3g.c:73
  wire [0:0] or_cond1_1 = cmp186 | tobool184;  // algorithms/snow3g/c/snow3g.c:73
  wire [63:0] shr190 = {32'd0, xor13_q[63:32]};  // algorithms/snow3g/c/snow3g.c:73
  wire [31:0] shr190_1 = shr190[31:0];  // algorithms/snow3g/c/snow3g.c:73
  wire [31:0] xor192 = cond180_q ^ shr190_1;  // algorithms/snow3g/c/snow3g.c:73
  wire [7:0] or5_i197 = xor192[7:0];  // algorithms/snow3g/c/snow3g.c:73
  wire [31:0] or5_i197_1 = {8'd0, xor192[31:8]};  // algorithms/snow3g/c/snow3g.c:73
  wire [7:0] or5_i197_2 = or5_i197_1[7:0];  // algorithms/snow3g/c/snow3g.c:73
  wire [31:0] or5_i197_3 = {16'd0, xor192[31:16]};  // algorithms/snow3g/c/snow3g.c:73
  wire [7:0] or5_i197_4 = or5_i197_3[7:0];  // algorithms/snow3g/c/snow3g.c:73
  wire [31:0] or5_i197_5 = {24'd0, xor192[31:24]};  // algorithms/snow3g/c/snow3g.c:73
  wire [7:0] or5_i197_6 = or5_i197_5[7:0];  // algorithms/snow3g/c/snow3g.c:73
  wire [31:0] or5_i197_7 = {or5_i197, or5_i197_2, or5_i197_4, or5_i197_6};  // algorithms/snow3g/c/snow3g.c:73
  wire [31:0] cond195 = or_cond1_1 ? 32'd0 : or5_i197_7;  // algorithms/snow3g/c/snow3g.c:73
  wire [31:0] dec = n_0203_q + 32'hffffffff;  // algorithms/snow3g/c/snow3g.c:26
  wire [0:0] tobool3_not = dec == 32'd0;  // algorithms/snow3g/c/snow3g.c:26
  wire [3:0] and14_i_i169 = s_sroa_41_0_p0[3:0];  // algorithms/snow3g/c/standard.h:49
  wire [3:0] and14_i_i169_1 = and14_i_i169 & 4'd8;  // algorithms/snow3g/c/standard.h:49
  wire [0:0] tobool15_not_i_i170 = and14_i_i169_1 == 4'd0;  // algorithms/snow3g/c/standard.h:49
  wire [31:0] cond19_i_i171 = tobool15_not_i_i170 ? 32'd0 : 32'hc078fbcc;  // algorithms/snow3g/c/standard.h:49
  wire [4:0] and21_i_i172 = s_sroa_41_0_p0[4:0];  // algorithms/snow3g/c/standard.h:49
  wire [4:0] and21_i_i172_1 = and21_i_i172 & 5'h10;  // algorithms/snow3g/c/standard.h:49
  wire [0:0] tobool22_not_i_i173 = and21_i_i172_1 == 5'd0;  // algorithms/snow3g/c/standard.h:49
  wire [29:0] cond26_i_i174 = tobool22_not_i_i173 ? 30'd0 : 30'h29f05f31;  // algorithms/snow3g/c/standard.h:49
  wire [31:0] xor76 = {2'd0, cond26_i_i174};  // algorithms/snow3g/c/snow3g.c:48
  wire [31:0] xor76_1 = cond19_i_i171 ^ xor76;  // algorithms/snow3g/c/snow3g.c:48
  wire [5:0] and28_i_i175 = s_sroa_41_0_p0[5:0];  // algorithms/snow3g/c/standard.h:50
  wire [5:0] and28_i_i175_1 = and28_i_i175 & 6'h20;  // algorithms/snow3g/c/standard.h:50
  wire [0:0] tobool29_not_i_i176 = and28_i_i175_1 == 6'd0;  // algorithms/snow3g/c/standard.h:50
  wire [30:0] cond33_i_i177 = tobool29_not_i_i176 ? 31'd0 : 31'h5249be62;  // algorithms/snow3g/c/standard.h:50
  wire [31:0] xor76_2 = {1'd0, cond33_i_i177};  // algorithms/snow3g/c/snow3g.c:48
  wire [6:0] and35_i_i178 = s_sroa_41_0_p0[6:0];  // algorithms/snow3g/c/standard.h:50
  wire [6:0] and35_i_i178_1 = and35_i_i178 & 7'h40;  // algorithms/snow3g/c/standard.h:50
  wire [0:0] tobool36_not_i_i179 = and35_i_i178_1 == 7'd0;  // algorithms/snow3g/c/standard.h:50
  wire [31:0] cond40_i_i180 = tobool36_not_i_i179 ? 32'd0 : 32'ha492d5c4;  // algorithms/snow3g/c/standard.h:50
  wire [31:0] xor76_3 = xor76_2 ^ cond40_i_i180;  // algorithms/snow3g/c/snow3g.c:48
  wire [31:0] xor76_4 = xor76_1 ^ xor76_3;  // algorithms/snow3g/c/snow3g.c:48
  wire [7:0] and67 = s_sroa_41_0_p0[7:0];  // algorithms/snow3g/c/snow3g.c:48
  wire [7:0] and67_1 = and67 & 8'h80;  // algorithms/snow3g/c/snow3g.c:48
  wire [0:0] tobool43_not_i_i181_not_not = and67_1 == 8'd0;  // algorithms/snow3g/c/standard.h:50
  wire [31:0] cond47_i_i182 = tobool43_not_i_i181_not_not ? 32'd0 : 32'he18d0321;  // algorithms/snow3g/c/standard.h:50
  wire [24:0] trunc_49 = s_sroa_0_0_p0[24:0];  // algorithms/snow3g/c/standard.h:49
  wire [24:0] and_49 = trunc_49 & 25'h1000000;  // algorithms/snow3g/c/standard.h:49
  wire [0:0] tobool_not_i = and_49 == 25'd0;  // algorithms/snow3g/c/standard.h:49
  wire [31:0] cond_i = tobool_not_i ? 32'd0 : 32'he19fcf13;  // algorithms/snow3g/c/standard.h:49
  wire [31:0] xor76_5 = cond47_i_i182 ^ cond_i;  // algorithms/snow3g/c/snow3g.c:48
  wire [25:0] trunc_49_1 = s_sroa_0_0_p0[25:0];  // algorithms/snow3g/c/standard.h:49
  wire [25:0] and_49_1 = trunc_49_1 & 26'h2000000;  // algorithms/snow3g/c/standard.h:49
  wire [0:0] tobool2_not_i = and_49_1 == 26'd0;  // algorithms/snow3g/c/standard.h:49
  wire [30:0] cond6_i = tobool2_not_i ? 31'd0 : 31'h6b973726;  // algorithms/snow3g/c/standard.h:49
  wire [31:0] xor76_6 = {1'd0, cond6_i};  // algorithms/snow3g/c/snow3g.c:48
  wire [26:0] trunc_49_2 = s_sroa_0_0_p0[26:0];  // algorithms/snow3g/c/standard.h:49
  wire [26:0] and_49_2 = trunc_49_2 & 27'h4000000;  // algorithms/snow3g/c/standard.h:49
  wire [0:0] tobool8_not_i = and_49_2 == 27'd0;  // algorithms/snow3g/c/standard.h:49
  wire [31:0] cond12_i = tobool8_not_i ? 32'd0 : 32'hd6876e4c;  // algorithms/snow3g/c/standard.h:49
  wire [31:0] xor76_7 = xor76_6 ^ cond12_i;  // algorithms/snow3g/c/snow3g.c:48
  wire [31:0] xor76_8 = xor76_5 ^ xor76_7;  // algorithms/snow3g/c/snow3g.c:48
  wire [31:0] xor76_9 = xor76_4 ^ xor76_8;  // algorithms/snow3g/c/snow3g.c:48
  wire [27:0] trunc_49_3 = s_sroa_0_0_p0[27:0];  // algorithms/snow3g/c/standard.h:49
  wire [27:0] and_49_3 = trunc_49_3 & 28'h8000000;  // algorithms/snow3g/c/standard.h:49
  wire [0:0] tobool15_not_i = and_49_3 == 28'd0;  // algorithms/snow3g/c/standard.h:49
  wire [26:0] cond19_i = tobool15_not_i ? 27'd0 : 27'h5a7dc98;  // algorithms/snow3g/c/standard.h:49
  wire [27:0] xor76_10 = {1'd0, cond19_i};  // algorithms/snow3g/c/snow3g.c:48
  wire [28:0] trunc_49_4 = s_sroa_0_0_p0[28:0];  // algorithms/snow3g/c/standard.h:49
  wire [28:0] and_49_4 = trunc_49_4 & 29'h10000000;  // algorithms/snow3g/c/standard.h:49
  wire [0:0] tobool22_not_i = and_49_4 == 29'd0;  // algorithms/snow3g/c/standard.h:49
  wire [27:0] cond26_i = tobool22_not_i ? 28'd0 : 28'hae71199;  // algorithms/snow3g/c/standard.h:49
  wire [27:0] xor76_11 = xor76_10 ^ cond26_i;  // algorithms/snow3g/c/snow3g.c:48
  wire [31:0] xor76_12 = {4'd0, xor76_11};  // algorithms/snow3g/c/snow3g.c:48
  wire [31:0] shl_1 = {s_sroa_0_0_p0[23:0], 8'd0};  // algorithms/snow3g/c/snow3g.c:48
  wire [31:0] shr64 = {8'd0, s_sroa_41_0_p0[31:8]};  // algorithms/snow3g/c/snow3g.c:48
  wire [23:0] shr64_1 = shr64[23:0];  // algorithms/snow3g/c/snow3g.c:48
  wire [31:0] xor76_13 = {8'd0, shr64_1};  // algorithms/snow3g/c/snow3g.c:48
  wire [31:0] xor76_14 = shl_1 ^ xor76_13;  // algorithms/snow3g/c/snow3g.c:48
  wire [31:0] xor76_15 = s_sroa_8_0_p0 ^ xor76_14;  // algorithms/snow3g/c/snow3g.c:48
  wire [0:0] and_i_i160 = s_sroa_41_0_p0[0];  // algorithms/snow3g/c/standard.h:49
  wire [0:0] tobool_not_i_i161 = and_i_i160 == 1'd0;  // algorithms/snow3g/c/standard.h:49
  wire [28:0] cond_i_i162 = tobool_not_i_i161 ? 29'd0 : 29'h180f40cd;  // algorithms/snow3g/c/standard.h:49
  wire [31:0] xor76_16 = {3'd0, cond_i_i162};  // algorithms/snow3g/c/snow3g.c:48
  wire [31:0] xor76_17 = xor76_15 ^ xor76_16;  // algorithms/snow3g/c/snow3g.c:48
  wire [0:0] tobool43_not_i_i_inv = $signed(s_sroa_0_0_p0) < $signed(32'd0);  // algorithms/snow3g/c/standard.h:50
  wire [30:0] cond47_i = tobool43_not_i_i_inv ? 31'h50358897 : 31'd0;  // algorithms/snow3g/c/standard.h:50
  wire [31:0] xor76_18 = {1'd0, cond47_i};  // algorithms/snow3g/c/snow3g.c:48
  wire [31:0] xor76_19 = xor76_17 ^ xor76_18;  // algorithms/snow3g/c/snow3g.c:48
  wire [31:0] xor76_20 = xor76_12 ^ xor76_19;  // algorithms/snow3g/c/snow3g.c:48
  wire [29:0] trunc_50 = s_sroa_0_0_p0[29:0];  // algorithms/snow3g/c/standard.h:50
  wire [29:0] and_50 = trunc_50 & 30'h20000000;  // algorithms/snow3g/c/standard.h:50
  wire [0:0] tobool29_not_i = and_50 == 30'd0;  // algorithms/snow3g/c/standard.h:50
  wire [28:0] cond33_i = tobool29_not_i ? 29'd0 : 29'h1467229b;  // algorithms/snow3g/c/standard.h:50
  wire [31:0] xor76_21 = {3'd0, cond33_i};  // algorithms/snow3g/c/snow3g.c:48
  wire [0:0] cmp70 = n41_0208_p0 < 32'h20;  // algorithms/snow3g/c/snow3g.c:48
  wire [31:0] cond75 = cmp70 ? xor49 : 32'd0;  // algorithms/snow3g/c/snow3g.c:48
  wire [31:0] xor76_22 = xor76_21 ^ cond75;  // algorithms/snow3g/c/snow3g.c:48
  wire [30:0] trunc_50_1 = s_sroa_0_0_p0[30:0];  // algorithms/snow3g/c/standard.h:50
  wire [30:0] and_50_1 = trunc_50_1 & 31'h40000000;  // algorithms/snow3g/c/standard.h:50
  wire [0:0] tobool36_not_i = and_50_1 == 31'd0;  // algorithms/snow3g/c/standard.h:50
  wire [29:0] cond40_i = tobool36_not_i ? 30'd0 : 30'h28ce449f;  // algorithms/snow3g/c/standard.h:50
  wire [30:0] xor76_23 = {1'd0, cond40_i};  // algorithms/snow3g/c/snow3g.c:48
  wire [1:0] and1_i_i163 = s_sroa_41_0_p0[1:0];  // algorithms/snow3g/c/standard.h:49
  wire [1:0] and1_i_i163_1 = and1_i_i163 & 2'd2;  // algorithms/snow3g/c/standard.h:49
  wire [0:0] tobool2_not_i_i164 = and1_i_i163_1 == 2'd0;  // algorithms/snow3g/c/standard.h:49
  wire [29:0] cond6_i_i165 = tobool2_not_i_i164 ? 30'd0 : 30'h301e8033;  // algorithms/snow3g/c/standard.h:49
  wire [30:0] xor76_24 = {1'd0, cond6_i_i165};  // algorithms/snow3g/c/snow3g.c:48
  wire [2:0] and7_i_i166 = s_sroa_41_0_p0[2:0];  // algorithms/snow3g/c/standard.h:49
  wire [2:0] and7_i_i166_1 = and7_i_i166 & 3'd4;  // algorithms/snow3g/c/standard.h:49
  wire [0:0] tobool8_not_i_i167 = and7_i_i166_1 == 3'd0;  // algorithms/snow3g/c/standard.h:49
  wire [30:0] cond12_i_i168 = tobool8_not_i_i167 ? 31'd0 : 31'h603ca966;  // algorithms/snow3g/c/standard.h:49
  wire [30:0] xor76_25 = xor76_24 ^ cond12_i_i168;  // algorithms/snow3g/c/snow3g.c:48
  wire [30:0] xor76_26 = xor76_23 ^ xor76_25;  // algorithms/snow3g/c/snow3g.c:48
  wire [31:0] xor76_27 = {1'd0, xor76_26};  // algorithms/snow3g/c/snow3g.c:48
  wire [31:0] xor76_28 = xor76_22 ^ xor76_27;  // algorithms/snow3g/c/snow3g.c:48
  wire [31:0] xor76_29 = xor76_20 ^ xor76_28;  // algorithms/snow3g/c/snow3g.c:48
  wire [31:0] xor76_30 = xor76_9 ^ xor76_29;  // algorithms/snow3g/c/snow3g.c:48
  wire [31:0] xor51 = s_sroa_18_0_p0 ^ r3_0212_p0;  // algorithms/snow3g/c/snow3g.c:43
  wire [31:0] add52 = xor51 + r2_0213_p0;  // algorithms/snow3g/c/snow3g.c:43
  wire [31:0] shr1_i125 = {16'd0, r1_0214_p0[31:16]};  // algorithms/snow3g/c/standard.h:66
  wire [7:0] shr1_i125_1 = shr1_i125[7:0];  // algorithms/snow3g/c/standard.h:66
  wire [7:0] load_66 = sr_rdata1_i;  // algorithms/snow3g/c/standard.h:66
  wire [23:0] shl5_i130 = {16'd0, load_66};  // algorithms/snow3g/c/standard.h:66
  wire [23:0] shl5_i130_1 = {shl5_i130[7:0], 16'd0};  // algorithms/snow3g/c/standard.h:66
  wire [31:0] or17_i143 = {8'd0, shl5_i130_1};  // algorithms/snow3g/c/standard.h:66
  wire [31:0] shr_i120 = {24'd0, r1_0214_p0[31:24]};  // algorithms/snow3g/c/standard.h:66
  wire [7:0] shr_i120_1 = shr_i120[7:0];  // algorithms/snow3g/c/standard.h:66
  wire [7:0] load_66_1 = sr_rdata0_i;  // algorithms/snow3g/c/standard.h:66
  wire [31:0] shl_i124 = {24'd0, load_66_1};  // algorithms/snow3g/c/standard.h:66
  wire [31:0] shl_i124_1 = {shl_i124[7:0], 24'd0};  // algorithms/snow3g/c/standard.h:66
  wire [31:0] or17_i143_1 = or17_i143 | shl_i124_1;  // algorithms/snow3g/c/standard.h:66
  wire [31:0] shr6_i132 = {8'd0, r1_0214_p0[31:8]};  // algorithms/snow3g/c/standard.h:66
  wire [7:0] shr6_i132_1 = shr6_i132[7:0];  // algorithms/snow3g/c/standard.h:66
  wire [7:0] load_66_2 = sr_rdata2_i;  // algorithms/snow3g/c/standard.h:66
  wire [15:0] shl11_i137 = {8'd0, load_66_2};  // algorithms/snow3g/c/standard.h:66
  wire [15:0] shl11_i137_1 = {shl11_i137[7:0], 8'd0};  // algorithms/snow3g/c/standard.h:66
  wire [7:0] and13_i139 = r1_0214_p0[7:0];  // algorithms/snow3g/c/standard.h:66
  wire [7:0] load_66_3 = sr_rdata3_i;  // algorithms/snow3g/c/standard.h:66
  wire [15:0] or17_i143_2 = {8'd0, load_66_3};  // algorithms/snow3g/c/standard.h:66
  wire [15:0] or17_i143_3 = shl11_i137_1 | or17_i143_2;  // algorithms/snow3g/c/standard.h:66
  wire [31:0] or17_i143_4 = {16'd0, or17_i143_3};  // algorithms/snow3g/c/standard.h:66
  wire [31:0] or17_i143_5 = or17_i143_1 | or17_i143_4;  // algorithms/snow3g/c/standard.h:66
  wire [31:0] shr18_i144 = {7'd0, or17_i143_5[31:7]};  // algorithms/snow3g/c/standard.h:67
  wire [24:0] shr18_i144_1 = shr18_i144[24:0];  // algorithms/snow3g/c/standard.h:67
  wire [24:0] and19_i145 = shr18_i144_1 & 25'h1010101;  // algorithms/snow3g/c/standard.h:67
  wire [25:0] shl22_i149 = {1'd0, and19_i145};  // algorithms/snow3g/c/standard.h:68
  wire [25:0] shl22_i149_1 = {shl22_i149[24:0], 1'd0};  // algorithms/snow3g/c/standard.h:68
  wire [27:0] xor27_i154 = {2'd0, shl22_i149_1};  // algorithms/snow3g/c/standard.h:68
  wire [27:0] shl24_i151 = {3'd0, and19_i145};  // algorithms/snow3g/c/standard.h:68
  wire [27:0] shl24_i151_1 = {shl24_i151[24:0], 3'd0};  // algorithms/snow3g/c/standard.h:68
  wire [27:0] xor27_i154_1 = xor27_i154 ^ shl24_i151_1;  // algorithms/snow3g/c/standard.h:68
  wire [31:0] xor27_i154_2 = {4'd0, xor27_i154_1};  // algorithms/snow3g/c/standard.h:68
  wire [28:0] shl26_i153 = {4'd0, and19_i145};  // algorithms/snow3g/c/standard.h:68
  wire [28:0] shl26_i153_1 = {shl26_i153[24:0], 4'd0};  // algorithms/snow3g/c/standard.h:68
  wire [31:0] xor27_i154_3 = {3'd0, shl26_i153_1};  // algorithms/snow3g/c/standard.h:68
  wire [31:0] shl20_i146 = {or17_i143_5[30:0], 1'd0};  // algorithms/snow3g/c/standard.h:68
  wire [31:0] and21_i147 = shl20_i146 & 32'hfefefefe;  // algorithms/snow3g/c/standard.h:68
  wire [31:0] xor_i148 = {7'd0, and19_i145};  // algorithms/snow3g/c/standard.h:68
  wire [31:0] xor_i148_1 = and21_i147 | xor_i148;  // algorithms/snow3g/c/standard.h:68
  wire [31:0] xor27_i154_4 = xor27_i154_3 ^ xor_i148_1;  // algorithms/snow3g/c/standard.h:68
  wire [31:0] xor27_i154_5 = xor27_i154_2 ^ xor27_i154_4;  // algorithms/snow3g/c/standard.h:68
  wire [31:0] xor3_i_i157 = xor27_i154_5 ^ or17_i143_5;  // algorithms/snow3g/c/standard.h:63
  wire [7:0] or_i5_i_i158 = xor3_i_i157[7:0];  // algorithms/snow3g/c/standard.h:59
  wire [31:0] or_i5_i_i158_1 = {8'd0, xor3_i_i157[31:8]};  // algorithms/snow3g/c/standard.h:59
  wire [23:0] or_i5_i_i158_2 = or_i5_i_i158_1[23:0];  // algorithms/snow3g/c/standard.h:59
  wire [31:0] or_i5_i_i158_3 = {or_i5_i_i158, or_i5_i_i158_2};  // algorithms/snow3g/c/standard.h:59
  wire [23:0] or_i_i_i155 = or17_i143_5[23:0];  // algorithms/snow3g/c/standard.h:59
  wire [31:0] or_i_i_i155_1 = {24'd0, or17_i143_5[31:24]};  // algorithms/snow3g/c/standard.h:59
  wire [7:0] or_i_i_i155_2 = or_i_i_i155_1[7:0];  // algorithms/snow3g/c/standard.h:59
  wire [31:0] or_i_i_i155_3 = {or_i_i_i155, or_i_i_i155_2};  // algorithms/snow3g/c/standard.h:59
  wire [15:0] or_i4_i_i156 = or17_i143_5[15:0];  // algorithms/snow3g/c/standard.h:59
  wire [31:0] or_i4_i_i156_1 = {16'd0, or17_i143_5[31:16]};  // algorithms/snow3g/c/standard.h:59
  wire [15:0] or_i4_i_i156_2 = or_i4_i_i156_1[15:0];  // algorithms/snow3g/c/standard.h:59
  wire [31:0] or_i4_i_i156_3 = {or_i4_i_i156, or_i4_i_i156_2};  // algorithms/snow3g/c/standard.h:59
  wire [31:0] xor5_i_i159 = or_i_i_i155_3 ^ or_i4_i_i156_3;  // algorithms/snow3g/c/standard.h:63
  wire [31:0] xor5_i_i159_1 = xor5_i_i159 ^ xor27_i154_5;  // algorithms/snow3g/c/standard.h:63
  wire [31:0] xor5_i_i159_2 = or_i5_i_i158_3 ^ xor5_i_i159_1;  // algorithms/snow3g/c/standard.h:63
  wire [31:0] shr1 = {16'd0, r2_0213_p0[31:16]};  // algorithms/snow3g/c/standard.h:72
  wire [7:0] shr1_1 = shr1[7:0];  // algorithms/snow3g/c/standard.h:72
  wire [7:0] load_72 = sq_rdata1_i;  // algorithms/snow3g/c/standard.h:72
  wire [23:0] shl5 = {16'd0, load_72};  // algorithms/snow3g/c/standard.h:72
  wire [23:0] shl5_1 = {shl5[7:0], 16'd0};  // algorithms/snow3g/c/standard.h:72
  wire [31:0] or17 = {8'd0, shl5_1};  // algorithms/snow3g/c/standard.h:72
  wire [31:0] shr_i114 = {24'd0, r2_0213_p0[31:24]};  // algorithms/snow3g/c/standard.h:72
  wire [7:0] shr_i114_1 = shr_i114[7:0];  // algorithms/snow3g/c/standard.h:72
  wire [7:0] load_72_1 = sq_rdata0_i;  // algorithms/snow3g/c/standard.h:72
  wire [31:0] shl_i116 = {24'd0, load_72_1};  // algorithms/snow3g/c/standard.h:72
  wire [31:0] shl_i116_1 = {shl_i116[7:0], 24'd0};  // algorithms/snow3g/c/standard.h:72
  wire [31:0] or17_1 = or17 | shl_i116_1;  // algorithms/snow3g/c/standard.h:72
  wire [31:0] shr6 = {8'd0, r2_0213_p0[31:8]};  // algorithms/snow3g/c/standard.h:72
  wire [7:0] shr6_1 = shr6[7:0];  // algorithms/snow3g/c/standard.h:72
  wire [7:0] load_72_2 = sq_rdata2_i;  // algorithms/snow3g/c/standard.h:72
  wire [15:0] shl11 = {8'd0, load_72_2};  // algorithms/snow3g/c/standard.h:72
  wire [15:0] shl11_1 = {shl11[7:0], 8'd0};  // algorithms/snow3g/c/standard.h:72
  wire [7:0] and13 = r2_0213_p0[7:0];  // algorithms/snow3g/c/standard.h:72
  wire [7:0] load_72_3 = sq_rdata3_i;  // algorithms/snow3g/c/standard.h:72
  wire [15:0] or17_2 = {8'd0, load_72_3};  // algorithms/snow3g/c/standard.h:72
  wire [15:0] or17_3 = shl11_1 | or17_2;  // algorithms/snow3g/c/standard.h:72
  wire [31:0] or17_4 = {16'd0, or17_3};  // algorithms/snow3g/c/standard.h:72
  wire [31:0] or17_5 = or17_1 | or17_4;  // algorithms/snow3g/c/standard.h:72
  wire [31:0] shr18 = {7'd0, or17_5[31:7]};  // algorithms/snow3g/c/standard.h:73
  wire [24:0] shr18_1 = shr18[24:0];  // algorithms/snow3g/c/standard.h:73
  wire [24:0] and19 = shr18_1 & 25'h1010101;  // algorithms/snow3g/c/standard.h:73
  wire [27:0] shl22 = {3'd0, and19};  // algorithms/snow3g/c/standard.h:74
  wire [27:0] shl22_1 = {shl22[24:0], 3'd0};  // algorithms/snow3g/c/standard.h:74
  wire [29:0] xor27 = {2'd0, shl22_1};  // algorithms/snow3g/c/standard.h:74
  wire [29:0] shl24 = {5'd0, and19};  // algorithms/snow3g/c/standard.h:74
  wire [29:0] shl24_1 = {shl24[24:0], 5'd0};  // algorithms/snow3g/c/standard.h:74
  wire [29:0] xor27_1 = xor27 ^ shl24_1;  // algorithms/snow3g/c/standard.h:74
  wire [31:0] xor27_2 = {2'd0, xor27_1};  // algorithms/snow3g/c/standard.h:74
  wire [30:0] shl26 = {6'd0, and19};  // algorithms/snow3g/c/standard.h:74
  wire [30:0] shl26_1 = {shl26[24:0], 6'd0};  // algorithms/snow3g/c/standard.h:74
  wire [31:0] xor27_3 = {1'd0, shl26_1};  // algorithms/snow3g/c/standard.h:74
  wire [31:0] shl20 = {or17_5[30:0], 1'd0};  // algorithms/snow3g/c/standard.h:74
  wire [31:0] and21 = shl20 & 32'hfefefefe;  // algorithms/snow3g/c/standard.h:74
  wire [31:0] xor_i118 = {7'd0, and19};  // algorithms/snow3g/c/standard.h:74
  wire [31:0] xor_i118_1 = and21 | xor_i118;  // algorithms/snow3g/c/standard.h:74
  wire [31:0] xor27_4 = xor27_3 ^ xor_i118_1;  // algorithms/snow3g/c/standard.h:74
  wire [31:0] xor27_5 = xor27_2 ^ xor27_4;  // algorithms/snow3g/c/standard.h:74
  wire [31:0] xor3_i = xor27_5 ^ or17_5;  // algorithms/snow3g/c/standard.h:63
  wire [7:0] or_i5_i = xor3_i[7:0];  // algorithms/snow3g/c/standard.h:59
  wire [31:0] or_i5_i_1 = {8'd0, xor3_i[31:8]};  // algorithms/snow3g/c/standard.h:59
  wire [23:0] or_i5_i_2 = or_i5_i_1[23:0];  // algorithms/snow3g/c/standard.h:59
  wire [31:0] or_i5_i_3 = {or_i5_i, or_i5_i_2};  // algorithms/snow3g/c/standard.h:59
  wire [23:0] or_i_i = or17_5[23:0];  // algorithms/snow3g/c/standard.h:59
  wire [31:0] or_i_i_1 = {24'd0, or17_5[31:24]};  // algorithms/snow3g/c/standard.h:59
  wire [7:0] or_i_i_2 = or_i_i_1[7:0];  // algorithms/snow3g/c/standard.h:59
  wire [31:0] or_i_i_3 = {or_i_i, or_i_i_2};  // algorithms/snow3g/c/standard.h:59
  wire [15:0] or_i4_i = or17_5[15:0];  // algorithms/snow3g/c/standard.h:59
  wire [31:0] or_i4_i_1 = {16'd0, or17_5[31:16]};  // algorithms/snow3g/c/standard.h:59
  wire [15:0] or_i4_i_2 = or_i4_i_1[15:0];  // algorithms/snow3g/c/standard.h:59
  wire [31:0] or_i4_i_3 = {or_i4_i, or_i4_i_2};  // algorithms/snow3g/c/standard.h:59
  wire [31:0] xor5_i = or_i_i_3 ^ or_i4_i_3;  // algorithms/snow3g/c/standard.h:63
  wire [31:0] xor5_i_1 = xor5_i ^ xor27_5;  // algorithms/snow3g/c/standard.h:63
  wire [31:0] xor5_i_2 = or_i5_i_3 ^ xor5_i_1;  // algorithms/snow3g/c/standard.h:63
  wire [31:0] sub157 = n41_0208_p0 + 32'hffffffdf;  // algorithms/snow3g/c/snow3g.c:68
  wire [0:0] cmp175 = sub157 < 32'd5;  // algorithms/snow3g/c/snow3g.c:71
  wire [31:0] cond180 = cmp175 ? xor54 : otp_0211_p0;  // algorithms/snow3g/c/snow3g.c:71
  wire [31:0] conv143 = eval_0206_p0[31:0];  // algorithms/snow3g/c/snow3g.c:65
  wire [0:0] cmp158 = sub157 < 32'd2;  // algorithms/snow3g/c/snow3g.c:69
  wire [63:0] shl161 = {p_0209_p0[31:0], 32'd0};  // algorithms/snow3g/c/snow3g.c:69
  wire [63:0] or_3 = {32'd0, xor54};  // algorithms/snow3g/c/snow3g.c:69
  wire [63:0] or_4 = shl161 | or_3;  // algorithms/snow3g/c/snow3g.c:69
  wire [63:0] cond165 = cmp158 ? or_4 : p_0209_p0;  // algorithms/snow3g/c/snow3g.c:69
  wire [0:0] cmp166 = sub157 < 32'd4;  // algorithms/snow3g/c/snow3g.c:70
  wire [63:0] shl169 = {q_0207_p0[31:0], 32'd0};  // algorithms/snow3g/c/snow3g.c:70
  wire [63:0] or171 = shl169 | or_3;  // algorithms/snow3g/c/snow3g.c:70
  wire [63:0] cond174 = cmp166 ? or171 : q_0207_p0;  // algorithms/snow3g/c/snow3g.c:70
  wire [63:0] shr138 = {32'd0, eval_0206_p0[63:32]};  // algorithms/snow3g/c/snow3g.c:64
  wire [31:0] shr138_1 = shr138[31:0];  // algorithms/snow3g/c/snow3g.c:64
  wire [31:0] cond141 = tobool135_not_p0 ? shr138_1 : low_0210_p0;  // algorithms/snow3g/c/snow3g.c:64
  wire [31:0] xor142 = w_0_p0 ^ cond141;  // algorithms/snow3g/c/snow3g.c:64
  wire [30:0] trunc_14 = xor142[30:0];  // algorithms/snow3g/c/snow3g.c:14
  wire [30:0] and_14 = trunc_14 & 31'h40000000;  // algorithms/snow3g/c/snow3g.c:14
  wire [0:0] tobool_not_30 = and_14 == 31'd0;  // algorithms/snow3g/c/snow3g.c:14
  wire [63:0] shr5_30 = {34'd0, cond155_p0[63:34]};  // algorithms/snow3g/c/snow3g.c:14
  wire [29:0] shr5_30_1 = shr5_30[29:0];  // algorithms/snow3g/c/snow3g.c:14
  wire [29:0] xor6_30 = tobool_not_30 ? 30'd0 : shr5_30_1;  // algorithms/snow3g/c/snow3g.c:14
  wire [2:0] trunc_14_1 = xor142[2:0];  // algorithms/snow3g/c/snow3g.c:14
  wire [2:0] and_14_1 = trunc_14_1 & 3'd4;  // algorithms/snow3g/c/snow3g.c:14
  wire [0:0] tobool_not_2 = and_14_1 == 3'd0;  // algorithms/snow3g/c/snow3g.c:14
  wire [63:0] shr5_2 = {62'd0, cond155_p0[63:62]};  // algorithms/snow3g/c/snow3g.c:14
  wire [1:0] shr5_2_1 = shr5_2[1:0];  // algorithms/snow3g/c/snow3g.c:14
  wire [1:0] xor6_2 = tobool_not_2 ? 2'd0 : shr5_2_1;  // algorithms/snow3g/c/snow3g.c:14
  wire [2:0] high_1_31 = {1'd0, xor6_2};  // algorithms/snow3g/c/snow3g.c:14
  wire [3:0] trunc_14_2 = xor142[3:0];  // algorithms/snow3g/c/snow3g.c:14
  wire [3:0] and_14_2 = trunc_14_2 & 4'd8;  // algorithms/snow3g/c/snow3g.c:14
  wire [0:0] tobool_not_3 = and_14_2 == 4'd0;  // algorithms/snow3g/c/snow3g.c:14
  wire [63:0] shr5_3 = {61'd0, cond155_p0[63:61]};  // algorithms/snow3g/c/snow3g.c:14
  wire [2:0] shr5_3_1 = shr5_3[2:0];  // algorithms/snow3g/c/snow3g.c:14
  wire [2:0] xor6_3 = tobool_not_3 ? 3'd0 : shr5_3_1;  // algorithms/snow3g/c/snow3g.c:14
  wire [2:0] high_1_31_1 = high_1_31 ^ xor6_3;  // algorithms/snow3g/c/snow3g.c:14
  wire [29:0] high_1_31_2 = {27'd0, high_1_31_1};  // algorithms/snow3g/c/snow3g.c:14
  wire [29:0] high_1_31_3 = xor6_30 ^ high_1_31_2;  // algorithms/snow3g/c/snow3g.c:14
  wire [4:0] trunc_14_3 = xor142[4:0];  // algorithms/snow3g/c/snow3g.c:14
  wire [4:0] and_14_3 = trunc_14_3 & 5'h10;  // algorithms/snow3g/c/snow3g.c:14
  wire [0:0] tobool_not_4 = and_14_3 == 5'd0;  // algorithms/snow3g/c/snow3g.c:14
  wire [63:0] shr5_4 = {60'd0, cond155_p0[63:60]};  // algorithms/snow3g/c/snow3g.c:14
  wire [3:0] shr5_4_1 = shr5_4[3:0];  // algorithms/snow3g/c/snow3g.c:14
  wire [3:0] xor6_4 = tobool_not_4 ? 4'd0 : shr5_4_1;  // algorithms/snow3g/c/snow3g.c:14
  wire [4:0] high_1_31_4 = {1'd0, xor6_4};  // algorithms/snow3g/c/snow3g.c:14
  wire [5:0] trunc_14_4 = xor142[5:0];  // algorithms/snow3g/c/snow3g.c:14
  wire [5:0] and_14_4 = trunc_14_4 & 6'h20;  // algorithms/snow3g/c/snow3g.c:14
  wire [0:0] tobool_not_5 = and_14_4 == 6'd0;  // algorithms/snow3g/c/snow3g.c:14
  wire [63:0] shr5_5 = {59'd0, cond155_p0[63:59]};  // algorithms/snow3g/c/snow3g.c:14
  wire [4:0] shr5_5_1 = shr5_5[4:0];  // algorithms/snow3g/c/snow3g.c:14
  wire [4:0] xor6_5 = tobool_not_5 ? 5'd0 : shr5_5_1;  // algorithms/snow3g/c/snow3g.c:14
  wire [4:0] high_1_31_5 = high_1_31_4 ^ xor6_5;  // algorithms/snow3g/c/snow3g.c:14
  wire [6:0] high_1_31_6 = {2'd0, high_1_31_5};  // algorithms/snow3g/c/snow3g.c:14
  wire [6:0] trunc_14_5 = xor142[6:0];  // algorithms/snow3g/c/snow3g.c:14
  wire [6:0] and_14_5 = trunc_14_5 & 7'h40;  // algorithms/snow3g/c/snow3g.c:14
  wire [0:0] tobool_not_6 = and_14_5 == 7'd0;  // algorithms/snow3g/c/snow3g.c:14
  wire [63:0] shr5_6 = {58'd0, cond155_p0[63:58]};  // algorithms/snow3g/c/snow3g.c:14
  wire [5:0] shr5_6_1 = shr5_6[5:0];  // algorithms/snow3g/c/snow3g.c:14
  wire [5:0] xor6_6 = tobool_not_6 ? 6'd0 : shr5_6_1;  // algorithms/snow3g/c/snow3g.c:14
  wire [6:0] high_1_31_7 = {1'd0, xor6_6};  // algorithms/snow3g/c/snow3g.c:14
  wire [7:0] trunc_14_6 = xor142[7:0];  // algorithms/snow3g/c/snow3g.c:14
  wire [7:0] and_14_6 = trunc_14_6 & 8'h80;  // algorithms/snow3g/c/snow3g.c:14
  wire [0:0] tobool_not_7 = and_14_6 == 8'd0;  // algorithms/snow3g/c/snow3g.c:14
  wire [63:0] shr5_7 = {57'd0, cond155_p0[63:57]};  // algorithms/snow3g/c/snow3g.c:14
  wire [6:0] shr5_7_1 = shr5_7[6:0];  // algorithms/snow3g/c/snow3g.c:14
  wire [6:0] xor6_7 = tobool_not_7 ? 7'd0 : shr5_7_1;  // algorithms/snow3g/c/snow3g.c:14
  wire [6:0] high_1_31_8 = high_1_31_7 ^ xor6_7;  // algorithms/snow3g/c/snow3g.c:14
  wire [6:0] high_1_31_9 = high_1_31_6 ^ high_1_31_8;  // algorithms/snow3g/c/snow3g.c:14
  wire [29:0] high_1_31_10 = {23'd0, high_1_31_9};  // algorithms/snow3g/c/snow3g.c:14
  wire [29:0] high_1_31_11 = high_1_31_3 ^ high_1_31_10;  // algorithms/snow3g/c/snow3g.c:14
  wire [8:0] trunc_14_7 = xor142[8:0];  // algorithms/snow3g/c/snow3g.c:14
  wire [8:0] and_14_7 = trunc_14_7 & 9'h100;  // algorithms/snow3g/c/snow3g.c:14
  wire [0:0] tobool_not_8 = and_14_7 == 9'd0;  // algorithms/snow3g/c/snow3g.c:14
  wire [63:0] shr5_8 = {56'd0, cond155_p0[63:56]};  // algorithms/snow3g/c/snow3g.c:14
  wire [7:0] shr5_8_1 = shr5_8[7:0];  // algorithms/snow3g/c/snow3g.c:14
  wire [7:0] xor6_8 = tobool_not_8 ? 8'd0 : shr5_8_1;  // algorithms/snow3g/c/snow3g.c:14
  wire [8:0] high_1_31_12 = {1'd0, xor6_8};  // algorithms/snow3g/c/snow3g.c:14
  wire [9:0] trunc_14_8 = xor142[9:0];  // algorithms/snow3g/c/snow3g.c:14
  wire [9:0] and_14_8 = trunc_14_8 & 10'h200;  // algorithms/snow3g/c/snow3g.c:14
  wire [0:0] tobool_not_9 = and_14_8 == 10'd0;  // algorithms/snow3g/c/snow3g.c:14
  wire [63:0] shr5_9 = {55'd0, cond155_p0[63:55]};  // algorithms/snow3g/c/snow3g.c:14
  wire [8:0] shr5_9_1 = shr5_9[8:0];  // algorithms/snow3g/c/snow3g.c:14
  wire [8:0] xor6_9 = tobool_not_9 ? 9'd0 : shr5_9_1;  // algorithms/snow3g/c/snow3g.c:14
  wire [8:0] high_1_31_13 = high_1_31_12 ^ xor6_9;  // algorithms/snow3g/c/snow3g.c:14
  wire [10:0] high_1_31_14 = {2'd0, high_1_31_13};  // algorithms/snow3g/c/snow3g.c:14
  wire [10:0] trunc_14_9 = xor142[10:0];  // algorithms/snow3g/c/snow3g.c:14
  wire [10:0] and_14_9 = trunc_14_9 & 11'h400;  // algorithms/snow3g/c/snow3g.c:14
  wire [0:0] tobool_not_10 = and_14_9 == 11'd0;  // algorithms/snow3g/c/snow3g.c:14
  wire [63:0] shr5_10 = {54'd0, cond155_p0[63:54]};  // algorithms/snow3g/c/snow3g.c:14
  wire [9:0] shr5_10_1 = shr5_10[9:0];  // algorithms/snow3g/c/snow3g.c:14
  wire [9:0] xor6_10 = tobool_not_10 ? 10'd0 : shr5_10_1;  // algorithms/snow3g/c/snow3g.c:14
  wire [10:0] high_1_31_15 = {1'd0, xor6_10};  // algorithms/snow3g/c/snow3g.c:14
  wire [11:0] trunc_14_10 = xor142[11:0];  // algorithms/snow3g/c/snow3g.c:14
  wire [11:0] and_14_10 = trunc_14_10 & 12'h800;  // algorithms/snow3g/c/snow3g.c:14
  wire [0:0] tobool_not_11 = and_14_10 == 12'd0;  // algorithms/snow3g/c/snow3g.c:14
  wire [63:0] shr5_11 = {53'd0, cond155_p0[63:53]};  // algorithms/snow3g/c/snow3g.c:14
  wire [10:0] shr5_11_1 = shr5_11[10:0];  // algorithms/snow3g/c/snow3g.c:14
  wire [10:0] xor6_11 = tobool_not_11 ? 11'd0 : shr5_11_1;  // algorithms/snow3g/c/snow3g.c:14
  wire [10:0] high_1_31_16 = high_1_31_15 ^ xor6_11;  // algorithms/snow3g/c/snow3g.c:14
  wire [10:0] high_1_31_17 = high_1_31_14 ^ high_1_31_16;  // algorithms/snow3g/c/snow3g.c:14
  wire [14:0] high_1_31_18 = {4'd0, high_1_31_17};  // algorithms/snow3g/c/snow3g.c:14
  wire [12:0] trunc_14_11 = xor142[12:0];  // algorithms/snow3g/c/snow3g.c:14
  wire [12:0] and_14_11 = trunc_14_11 & 13'h1000;  // algorithms/snow3g/c/snow3g.c:14
  wire [0:0] tobool_not_12 = and_14_11 == 13'd0;  // algorithms/snow3g/c/snow3g.c:14
  wire [63:0] shr5_12 = {52'd0, cond155_p0[63:52]};  // algorithms/snow3g/c/snow3g.c:14
  wire [11:0] shr5_12_1 = shr5_12[11:0];  // algorithms/snow3g/c/snow3g.c:14
  wire [11:0] xor6_12 = tobool_not_12 ? 12'd0 : shr5_12_1;  // algorithms/snow3g/c/snow3g.c:14
  wire [12:0] high_1_31_19 = {1'd0, xor6_12};  // algorithms/snow3g/c/snow3g.c:14
  wire [13:0] trunc_14_12 = xor142[13:0];  // algorithms/snow3g/c/snow3g.c:14
  wire [13:0] and_14_12 = trunc_14_12 & 14'h2000;  // algorithms/snow3g/c/snow3g.c:14
  wire [0:0] tobool_not_13 = and_14_12 == 14'd0;  // algorithms/snow3g/c/snow3g.c:14
  wire [63:0] shr5_13 = {51'd0, cond155_p0[63:51]};  // algorithms/snow3g/c/snow3g.c:14
  wire [12:0] shr5_13_1 = shr5_13[12:0];  // algorithms/snow3g/c/snow3g.c:14
  wire [12:0] xor6_13 = tobool_not_13 ? 13'd0 : shr5_13_1;  // algorithms/snow3g/c/snow3g.c:14
  wire [12:0] high_1_31_20 = high_1_31_19 ^ xor6_13;  // algorithms/snow3g/c/snow3g.c:14
  wire [14:0] high_1_31_21 = {2'd0, high_1_31_20};  // algorithms/snow3g/c/snow3g.c:14
  wire [14:0] trunc_14_13 = xor142[14:0];  // algorithms/snow3g/c/snow3g.c:14
  wire [14:0] and_14_13 = trunc_14_13 & 15'h4000;  // algorithms/snow3g/c/snow3g.c:14
  wire [0:0] tobool_not_14 = and_14_13 == 15'd0;  // algorithms/snow3g/c/snow3g.c:14
  wire [63:0] shr5_14 = {50'd0, cond155_p0[63:50]};  // algorithms/snow3g/c/snow3g.c:14
  wire [13:0] shr5_14_1 = shr5_14[13:0];  // algorithms/snow3g/c/snow3g.c:14
  wire [13:0] xor6_14 = tobool_not_14 ? 14'd0 : shr5_14_1;  // algorithms/snow3g/c/snow3g.c:14
  wire [14:0] high_1_31_22 = {1'd0, xor6_14};  // algorithms/snow3g/c/snow3g.c:14
  wire [15:0] trunc_14_14 = xor142[15:0];  // algorithms/snow3g/c/snow3g.c:14
  wire [15:0] and_14_14 = trunc_14_14 & 16'h8000;  // algorithms/snow3g/c/snow3g.c:14
  wire [0:0] tobool_not_15 = and_14_14 == 16'd0;  // algorithms/snow3g/c/snow3g.c:14
  wire [63:0] shr5_15 = {49'd0, cond155_p0[63:49]};  // algorithms/snow3g/c/snow3g.c:14
  wire [14:0] shr5_15_1 = shr5_15[14:0];  // algorithms/snow3g/c/snow3g.c:14
  wire [14:0] xor6_15 = tobool_not_15 ? 15'd0 : shr5_15_1;  // algorithms/snow3g/c/snow3g.c:14
  wire [14:0] high_1_31_23 = high_1_31_22 ^ xor6_15;  // algorithms/snow3g/c/snow3g.c:14
  wire [14:0] high_1_31_24 = high_1_31_21 ^ high_1_31_23;  // algorithms/snow3g/c/snow3g.c:14
  wire [14:0] high_1_31_25 = high_1_31_18 ^ high_1_31_24;  // algorithms/snow3g/c/snow3g.c:14
  wire [29:0] high_1_31_26 = {15'd0, high_1_31_25};  // algorithms/snow3g/c/snow3g.c:14
  wire [29:0] high_1_31_27 = high_1_31_11 ^ high_1_31_26;  // algorithms/snow3g/c/snow3g.c:14
  wire [31:0] high_1_31_28 = {2'd0, high_1_31_27};  // algorithms/snow3g/c/snow3g.c:14
  wire [16:0] trunc_14_15 = xor142[16:0];  // algorithms/snow3g/c/snow3g.c:14
  wire [16:0] and_14_15 = trunc_14_15 & 17'h10000;  // algorithms/snow3g/c/snow3g.c:14
  wire [0:0] tobool_not_16 = and_14_15 == 17'd0;  // algorithms/snow3g/c/snow3g.c:14
  wire [63:0] shr5_16 = {48'd0, cond155_p0[63:48]};  // algorithms/snow3g/c/snow3g.c:14
  wire [15:0] shr5_16_1 = shr5_16[15:0];  // algorithms/snow3g/c/snow3g.c:14
  wire [15:0] xor6_16 = tobool_not_16 ? 16'd0 : shr5_16_1;  // algorithms/snow3g/c/snow3g.c:14
  wire [16:0] high_1_31_29 = {1'd0, xor6_16};  // algorithms/snow3g/c/snow3g.c:14
  wire [17:0] trunc_14_16 = xor142[17:0];  // algorithms/snow3g/c/snow3g.c:14
  wire [17:0] and_14_16 = trunc_14_16 & 18'h20000;  // algorithms/snow3g/c/snow3g.c:14
  wire [0:0] tobool_not_17 = and_14_16 == 18'd0;  // algorithms/snow3g/c/snow3g.c:14
  wire [63:0] shr5_17 = {47'd0, cond155_p0[63:47]};  // algorithms/snow3g/c/snow3g.c:14
  wire [16:0] shr5_17_1 = shr5_17[16:0];  // algorithms/snow3g/c/snow3g.c:14
  wire [16:0] xor6_17 = tobool_not_17 ? 17'd0 : shr5_17_1;  // algorithms/snow3g/c/snow3g.c:14
  wire [16:0] high_1_31_30 = high_1_31_29 ^ xor6_17;  // algorithms/snow3g/c/snow3g.c:14
  wire [18:0] high_1_31_31 = {2'd0, high_1_31_30};  // algorithms/snow3g/c/snow3g.c:14
  wire [18:0] trunc_14_17 = xor142[18:0];  // algorithms/snow3g/c/snow3g.c:14
  wire [18:0] and_14_17 = trunc_14_17 & 19'h40000;  // algorithms/snow3g/c/snow3g.c:14
  wire [0:0] tobool_not_18 = and_14_17 == 19'd0;  // algorithms/snow3g/c/snow3g.c:14
  wire [63:0] shr5_18 = {46'd0, cond155_p0[63:46]};  // algorithms/snow3g/c/snow3g.c:14
  wire [17:0] shr5_18_1 = shr5_18[17:0];  // algorithms/snow3g/c/snow3g.c:14
  wire [17:0] xor6_18 = tobool_not_18 ? 18'd0 : shr5_18_1;  // algorithms/snow3g/c/snow3g.c:14
  wire [18:0] high_1_31_32 = {1'd0, xor6_18};  // algorithms/snow3g/c/snow3g.c:14
  wire [19:0] trunc_14_18 = xor142[19:0];  // algorithms/snow3g/c/snow3g.c:14
  wire [19:0] and_14_18 = trunc_14_18 & 20'h80000;  // algorithms/snow3g/c/snow3g.c:14
  wire [0:0] tobool_not_19 = and_14_18 == 20'd0;  // algorithms/snow3g/c/snow3g.c:14
  wire [63:0] shr5_19 = {45'd0, cond155_p0[63:45]};  // algorithms/snow3g/c/snow3g.c:14
  wire [18:0] shr5_19_1 = shr5_19[18:0];  // algorithms/snow3g/c/snow3g.c:14
  wire [18:0] xor6_19 = tobool_not_19 ? 19'd0 : shr5_19_1;  // algorithms/snow3g/c/snow3g.c:14
  wire [18:0] high_1_31_33 = high_1_31_32 ^ xor6_19;  // algorithms/snow3g/c/snow3g.c:14
  wire [18:0] high_1_31_34 = high_1_31_31 ^ high_1_31_33;  // algorithms/snow3g/c/snow3g.c:14
  wire [22:0] high_1_31_35 = {4'd0, high_1_31_34};  // algorithms/snow3g/c/snow3g.c:14
  wire [20:0] trunc_14_19 = xor142[20:0];  // algorithms/snow3g/c/snow3g.c:14
  wire [20:0] and_14_19 = trunc_14_19 & 21'h100000;  // algorithms/snow3g/c/snow3g.c:14
  wire [0:0] tobool_not_20 = and_14_19 == 21'd0;  // algorithms/snow3g/c/snow3g.c:14
  wire [63:0] shr5_20 = {44'd0, cond155_p0[63:44]};  // algorithms/snow3g/c/snow3g.c:14
  wire [19:0] shr5_20_1 = shr5_20[19:0];  // algorithms/snow3g/c/snow3g.c:14
  wire [19:0] xor6_20 = tobool_not_20 ? 20'd0 : shr5_20_1;  // algorithms/snow3g/c/snow3g.c:14
  wire [20:0] high_1_31_36 = {1'd0, xor6_20};  // algorithms/snow3g/c/snow3g.c:14
  wire [21:0] trunc_14_20 = xor142[21:0];  // algorithms/snow3g/c/snow3g.c:14
  wire [21:0] and_14_20 = trunc_14_20 & 22'h200000;  // algorithms/snow3g/c/snow3g.c:14
  wire [0:0] tobool_not_21 = and_14_20 == 22'd0;  // algorithms/snow3g/c/snow3g.c:14
  wire [63:0] shr5_21 = {43'd0, cond155_p0[63:43]};  // algorithms/snow3g/c/snow3g.c:14
  wire [20:0] shr5_21_1 = shr5_21[20:0];  // algorithms/snow3g/c/snow3g.c:14
  wire [20:0] xor6_21 = tobool_not_21 ? 21'd0 : shr5_21_1;  // algorithms/snow3g/c/snow3g.c:14
  wire [20:0] high_1_31_37 = high_1_31_36 ^ xor6_21;  // algorithms/snow3g/c/snow3g.c:14
  wire [22:0] high_1_31_38 = {2'd0, high_1_31_37};  // algorithms/snow3g/c/snow3g.c:14
  wire [22:0] trunc_14_21 = xor142[22:0];  // algorithms/snow3g/c/snow3g.c:14
  wire [22:0] and_14_21 = trunc_14_21 & 23'h400000;  // algorithms/snow3g/c/snow3g.c:14
  wire [0:0] tobool_not_22 = and_14_21 == 23'd0;  // algorithms/snow3g/c/snow3g.c:14
  wire [63:0] shr5_22 = {42'd0, cond155_p0[63:42]};  // algorithms/snow3g/c/snow3g.c:14
  wire [21:0] shr5_22_1 = shr5_22[21:0];  // algorithms/snow3g/c/snow3g.c:14
  wire [21:0] xor6_22 = tobool_not_22 ? 22'd0 : shr5_22_1;  // algorithms/snow3g/c/snow3g.c:14
  wire [22:0] high_1_31_39 = {1'd0, xor6_22};  // algorithms/snow3g/c/snow3g.c:14
  wire [23:0] trunc_14_22 = xor142[23:0];  // algorithms/snow3g/c/snow3g.c:14
  wire [23:0] and_14_22 = trunc_14_22 & 24'h800000;  // algorithms/snow3g/c/snow3g.c:14
  wire [0:0] tobool_not_23 = and_14_22 == 24'd0;  // algorithms/snow3g/c/snow3g.c:14
  wire [63:0] shr5_23 = {41'd0, cond155_p0[63:41]};  // algorithms/snow3g/c/snow3g.c:14
  wire [22:0] shr5_23_1 = shr5_23[22:0];  // algorithms/snow3g/c/snow3g.c:14
  wire [22:0] xor6_23 = tobool_not_23 ? 23'd0 : shr5_23_1;  // algorithms/snow3g/c/snow3g.c:14
  wire [22:0] high_1_31_40 = high_1_31_39 ^ xor6_23;  // algorithms/snow3g/c/snow3g.c:14
  wire [22:0] high_1_31_41 = high_1_31_38 ^ high_1_31_40;  // algorithms/snow3g/c/snow3g.c:14
  wire [22:0] high_1_31_42 = high_1_31_35 ^ high_1_31_41;  // algorithms/snow3g/c/snow3g.c:14
  wire [31:0] high_1_31_43 = {9'd0, high_1_31_42};  // algorithms/snow3g/c/snow3g.c:14
  wire [24:0] trunc_14_23 = xor142[24:0];  // algorithms/snow3g/c/snow3g.c:14
  wire [24:0] and_14_23 = trunc_14_23 & 25'h1000000;  // algorithms/snow3g/c/snow3g.c:14
  wire [0:0] tobool_not_24 = and_14_23 == 25'd0;  // algorithms/snow3g/c/snow3g.c:14
  wire [63:0] shr5_24 = {40'd0, cond155_p0[63:40]};  // algorithms/snow3g/c/snow3g.c:14
  wire [23:0] shr5_24_1 = shr5_24[23:0];  // algorithms/snow3g/c/snow3g.c:14
  wire [23:0] xor6_24 = tobool_not_24 ? 24'd0 : shr5_24_1;  // algorithms/snow3g/c/snow3g.c:14
  wire [24:0] high_1_31_44 = {1'd0, xor6_24};  // algorithms/snow3g/c/snow3g.c:14
  wire [25:0] trunc_14_24 = xor142[25:0];  // algorithms/snow3g/c/snow3g.c:14
  wire [25:0] and_14_24 = trunc_14_24 & 26'h2000000;  // algorithms/snow3g/c/snow3g.c:14
  wire [0:0] tobool_not_25 = and_14_24 == 26'd0;  // algorithms/snow3g/c/snow3g.c:14
  wire [63:0] shr5_25 = {39'd0, cond155_p0[63:39]};  // algorithms/snow3g/c/snow3g.c:14
  wire [24:0] shr5_25_1 = shr5_25[24:0];  // algorithms/snow3g/c/snow3g.c:14
  wire [24:0] xor6_25 = tobool_not_25 ? 25'd0 : shr5_25_1;  // algorithms/snow3g/c/snow3g.c:14
  wire [24:0] high_1_31_45 = high_1_31_44 ^ xor6_25;  // algorithms/snow3g/c/snow3g.c:14
  wire [26:0] high_1_31_46 = {2'd0, high_1_31_45};  // algorithms/snow3g/c/snow3g.c:14
  wire [26:0] trunc_14_25 = xor142[26:0];  // algorithms/snow3g/c/snow3g.c:14
  wire [26:0] and_14_25 = trunc_14_25 & 27'h4000000;  // algorithms/snow3g/c/snow3g.c:14
  wire [0:0] tobool_not_26 = and_14_25 == 27'd0;  // algorithms/snow3g/c/snow3g.c:14
  wire [63:0] shr5_26 = {38'd0, cond155_p0[63:38]};  // algorithms/snow3g/c/snow3g.c:14
  wire [25:0] shr5_26_1 = shr5_26[25:0];  // algorithms/snow3g/c/snow3g.c:14
  wire [25:0] xor6_26 = tobool_not_26 ? 26'd0 : shr5_26_1;  // algorithms/snow3g/c/snow3g.c:14
  wire [26:0] high_1_31_47 = {1'd0, xor6_26};  // algorithms/snow3g/c/snow3g.c:14
  wire [27:0] trunc_14_26 = xor142[27:0];  // algorithms/snow3g/c/snow3g.c:14
  wire [27:0] and_14_26 = trunc_14_26 & 28'h8000000;  // algorithms/snow3g/c/snow3g.c:14
  wire [0:0] tobool_not_27 = and_14_26 == 28'd0;  // algorithms/snow3g/c/snow3g.c:14
  wire [63:0] shr5_27 = {37'd0, cond155_p0[63:37]};  // algorithms/snow3g/c/snow3g.c:14
  wire [26:0] shr5_27_1 = shr5_27[26:0];  // algorithms/snow3g/c/snow3g.c:14
  wire [26:0] xor6_27 = tobool_not_27 ? 27'd0 : shr5_27_1;  // algorithms/snow3g/c/snow3g.c:14
  wire [26:0] high_1_31_48 = high_1_31_47 ^ xor6_27;  // algorithms/snow3g/c/snow3g.c:14
  wire [26:0] high_1_31_49 = high_1_31_46 ^ high_1_31_48;  // algorithms/snow3g/c/snow3g.c:14
  wire [31:0] high_1_31_50 = {5'd0, high_1_31_49};  // algorithms/snow3g/c/snow3g.c:14
  wire [28:0] trunc_14_27 = xor142[28:0];  // algorithms/snow3g/c/snow3g.c:14
  wire [28:0] and_14_27 = trunc_14_27 & 29'h10000000;  // algorithms/snow3g/c/snow3g.c:14
  wire [0:0] tobool_not_28 = and_14_27 == 29'd0;  // algorithms/snow3g/c/snow3g.c:14
  wire [63:0] shr5_28 = {36'd0, cond155_p0[63:36]};  // algorithms/snow3g/c/snow3g.c:14
  wire [27:0] shr5_28_1 = shr5_28[27:0];  // algorithms/snow3g/c/snow3g.c:14
  wire [27:0] xor6_28 = tobool_not_28 ? 28'd0 : shr5_28_1;  // algorithms/snow3g/c/snow3g.c:14
  wire [30:0] high_1_31_51 = {3'd0, xor6_28};  // algorithms/snow3g/c/snow3g.c:14
  wire [0:0] tobool_not_31 = $signed(32'hffffffff) < $signed(xor142);  // algorithms/snow3g/c/snow3g.c:14
  wire [63:0] shr5_31 = {33'd0, cond155_p0[63:33]};  // algorithms/snow3g/c/snow3g.c:14
  wire [30:0] shr5_31_1 = shr5_31[30:0];  // algorithms/snow3g/c/snow3g.c:14
  wire [30:0] xor6_31 = tobool_not_31 ? 31'd0 : shr5_31_1;  // algorithms/snow3g/c/snow3g.c:14
  wire [30:0] high_1_31_52 = high_1_31_51 ^ xor6_31;  // algorithms/snow3g/c/snow3g.c:14
  wire [31:0] high_1_31_53 = {1'd0, high_1_31_52};  // algorithms/snow3g/c/snow3g.c:14
  wire [29:0] trunc_14_28 = xor142[29:0];  // algorithms/snow3g/c/snow3g.c:14
  wire [29:0] and_14_28 = trunc_14_28 & 30'h20000000;  // algorithms/snow3g/c/snow3g.c:14
  wire [0:0] tobool_not_29 = and_14_28 == 30'd0;  // algorithms/snow3g/c/snow3g.c:14
  wire [63:0] shr5_29 = {35'd0, cond155_p0[63:35]};  // algorithms/snow3g/c/snow3g.c:14
  wire [28:0] shr5_29_1 = shr5_29[28:0];  // algorithms/snow3g/c/snow3g.c:14
  wire [28:0] xor6_29 = tobool_not_29 ? 29'd0 : shr5_29_1;  // algorithms/snow3g/c/snow3g.c:14
  wire [31:0] high_1_31_54 = {3'd0, xor6_29};  // algorithms/snow3g/c/snow3g.c:14
  wire [63:0] cond149 = tobool135_not_p0 ? 64'd0 : eval_0206_p0;  // algorithms/snow3g/c/snow3g.c:66
  wire [63:0] shr_i195 = {32'd0, cond149[63:32]};  // algorithms/snow3g/c/snow3g.c:11
  wire [31:0] shr_i195_1 = shr_i195[31:0];  // algorithms/snow3g/c/snow3g.c:11
  wire [1:0] trunc_14_29 = xor142[1:0];  // algorithms/snow3g/c/snow3g.c:14
  wire [1:0] and_14_29 = trunc_14_29 & 2'd2;  // algorithms/snow3g/c/snow3g.c:14
  wire [0:0] tobool_not_1 = and_14_29 == 2'd0;  // algorithms/snow3g/c/snow3g.c:14
  wire [63:0] shr5_1 = {63'd0, cond155_p0[63]};  // algorithms/snow3g/c/snow3g.c:14
  wire [0:0] shr5_1_1 = shr5_1[0];  // algorithms/snow3g/c/snow3g.c:14
  wire [0:0] xor6_1 = tobool_not_1 ? 1'd0 : shr5_1_1;  // algorithms/snow3g/c/snow3g.c:14
  wire [31:0] high_1_31_55 = {31'd0, xor6_1};  // algorithms/snow3g/c/snow3g.c:14
  wire [31:0] high_1_31_56 = shr_i195_1 ^ high_1_31_55;  // algorithms/snow3g/c/snow3g.c:14
  wire [31:0] high_1_31_57 = high_1_31_54 ^ high_1_31_56;  // algorithms/snow3g/c/snow3g.c:14
  wire [31:0] high_1_31_58 = high_1_31_53 ^ high_1_31_57;  // algorithms/snow3g/c/snow3g.c:14
  wire [31:0] high_1_31_59 = high_1_31_50 ^ high_1_31_58;  // algorithms/snow3g/c/snow3g.c:14
  wire [31:0] high_1_31_60 = high_1_31_43 ^ high_1_31_59;  // algorithms/snow3g/c/snow3g.c:14
  wire [31:0] high_1_31_61 = high_1_31_28 ^ high_1_31_60;  // algorithms/snow3g/c/snow3g.c:14
  wire [35:0] shl12 = {4'd0, high_1_31_61};  // algorithms/snow3g/c/snow3g.c:16
  wire [35:0] shl12_1 = {shl12[31:0], 4'd0};  // algorithms/snow3g/c/snow3g.c:16
  wire [35:0] xor13_1 = shl12_1 ^ shl12;  // algorithms/snow3g/c/snow3g.c:16
  wire [63:0] xor13_2 = {28'd0, xor13_1};  // algorithms/snow3g/c/snow3g.c:16
  wire [63:0] shl2_1 = {cond155_p0[62:0], 1'd0};  // algorithms/snow3g/c/snow3g.c:14
  wire [63:0] xor_1_2 = tobool_not_1 ? 64'd0 : shl2_1;  // algorithms/snow3g/c/snow3g.c:14
  wire [63:0] shl2_2 = {cond155_p0[61:0], 2'd0};  // algorithms/snow3g/c/snow3g.c:14
  wire [63:0] xor_2_2 = tobool_not_2 ? 64'd0 : shl2_2;  // algorithms/snow3g/c/snow3g.c:14
  wire [63:0] xor13_3 = xor_1_2 ^ xor_2_2;  // algorithms/snow3g/c/snow3g.c:16
  wire [63:0] shl2_3 = {cond155_p0[60:0], 3'd0};  // algorithms/snow3g/c/snow3g.c:14
  wire [63:0] xor_3_2 = tobool_not_3 ? 64'd0 : shl2_3;  // algorithms/snow3g/c/snow3g.c:14
  wire [63:0] shl2_4 = {cond155_p0[59:0], 4'd0};  // algorithms/snow3g/c/snow3g.c:14
  wire [63:0] xor_4_1 = tobool_not_4 ? 64'd0 : shl2_4;  // algorithms/snow3g/c/snow3g.c:14
  wire [63:0] xor13_4 = xor_3_2 ^ xor_4_1;  // algorithms/snow3g/c/snow3g.c:16
  wire [63:0] xor13_5 = xor13_3 ^ xor13_4;  // algorithms/snow3g/c/snow3g.c:16
  wire [63:0] shl2_5 = {cond155_p0[58:0], 5'd0};  // algorithms/snow3g/c/snow3g.c:14
  wire [63:0] xor_5_1 = tobool_not_5 ? 64'd0 : shl2_5;  // algorithms/snow3g/c/snow3g.c:14
  wire [63:0] shl2_6 = {cond155_p0[57:0], 6'd0};  // algorithms/snow3g/c/snow3g.c:14
  wire [63:0] xor_6 = tobool_not_6 ? 64'd0 : shl2_6;  // algorithms/snow3g/c/snow3g.c:14
  wire [63:0] xor13_6 = xor_5_1 ^ xor_6;  // algorithms/snow3g/c/snow3g.c:16
  wire [63:0] shl2_7 = {cond155_p0[56:0], 7'd0};  // algorithms/snow3g/c/snow3g.c:14
  wire [63:0] xor_7 = tobool_not_7 ? 64'd0 : shl2_7;  // algorithms/snow3g/c/snow3g.c:14
  wire [63:0] shl2_8 = {cond155_p0[55:0], 8'd0};  // algorithms/snow3g/c/snow3g.c:14
  wire [63:0] xor_8 = tobool_not_8 ? 64'd0 : shl2_8;  // algorithms/snow3g/c/snow3g.c:14
  wire [63:0] xor13_7 = xor_7 ^ xor_8;  // algorithms/snow3g/c/snow3g.c:16
  wire [63:0] xor13_8 = xor13_6 ^ xor13_7;  // algorithms/snow3g/c/snow3g.c:16
  wire [63:0] xor13_9 = xor13_5 ^ xor13_8;  // algorithms/snow3g/c/snow3g.c:16
  wire [63:0] shl2_9 = {cond155_p0[54:0], 9'd0};  // algorithms/snow3g/c/snow3g.c:14
  wire [63:0] xor_9 = tobool_not_9 ? 64'd0 : shl2_9;  // algorithms/snow3g/c/snow3g.c:14
  wire [63:0] shl2_10 = {cond155_p0[53:0], 10'd0};  // algorithms/snow3g/c/snow3g.c:14
  wire [63:0] xor_10 = tobool_not_10 ? 64'd0 : shl2_10;  // algorithms/snow3g/c/snow3g.c:14
  wire [63:0] xor13_10 = xor_9 ^ xor_10;  // algorithms/snow3g/c/snow3g.c:16
  wire [63:0] shl2_11 = {cond155_p0[52:0], 11'd0};  // algorithms/snow3g/c/snow3g.c:14
  wire [63:0] xor_11 = tobool_not_11 ? 64'd0 : shl2_11;  // algorithms/snow3g/c/snow3g.c:14
  wire [63:0] shl2_12 = {cond155_p0[51:0], 12'd0};  // algorithms/snow3g/c/snow3g.c:14
  wire [63:0] xor_12 = tobool_not_12 ? 64'd0 : shl2_12;  // algorithms/snow3g/c/snow3g.c:14
  wire [63:0] xor13_11 = xor_11 ^ xor_12;  // algorithms/snow3g/c/snow3g.c:16
  wire [63:0] xor13_12 = xor13_10 ^ xor13_11;  // algorithms/snow3g/c/snow3g.c:16
  wire [63:0] shl2_13 = {cond155_p0[50:0], 13'd0};  // algorithms/snow3g/c/snow3g.c:14
  wire [63:0] xor_13 = tobool_not_13 ? 64'd0 : shl2_13;  // algorithms/snow3g/c/snow3g.c:14
  wire [63:0] shl2_14 = {cond155_p0[49:0], 14'd0};  // algorithms/snow3g/c/snow3g.c:14
  wire [63:0] xor_14 = tobool_not_14 ? 64'd0 : shl2_14;  // algorithms/snow3g/c/snow3g.c:14
  wire [63:0] xor13_13 = xor_13 ^ xor_14;  // algorithms/snow3g/c/snow3g.c:16
  wire [63:0] shl2_15 = {cond155_p0[48:0], 15'd0};  // algorithms/snow3g/c/snow3g.c:14
  wire [63:0] xor_15 = tobool_not_15 ? 64'd0 : shl2_15;  // algorithms/snow3g/c/snow3g.c:14
  wire [63:0] shl2_16 = {cond155_p0[47:0], 16'd0};  // algorithms/snow3g/c/snow3g.c:14
  wire [63:0] xor_16 = tobool_not_16 ? 64'd0 : shl2_16;  // algorithms/snow3g/c/snow3g.c:14
  wire [63:0] xor13_14 = xor_15 ^ xor_16;  // algorithms/snow3g/c/snow3g.c:16
  wire [63:0] xor13_15 = xor13_13 ^ xor13_14;  // algorithms/snow3g/c/snow3g.c:16
  wire [63:0] xor13_16 = xor13_12 ^ xor13_15;  // algorithms/snow3g/c/snow3g.c:16
  wire [63:0] xor13_17 = xor13_9 ^ xor13_16;  // algorithms/snow3g/c/snow3g.c:16
  wire [63:0] shl2_17 = {cond155_p0[46:0], 17'd0};  // algorithms/snow3g/c/snow3g.c:14
  wire [63:0] xor_17 = tobool_not_17 ? 64'd0 : shl2_17;  // algorithms/snow3g/c/snow3g.c:14
  wire [63:0] shl2_18 = {cond155_p0[45:0], 18'd0};  // algorithms/snow3g/c/snow3g.c:14
  wire [63:0] xor_18 = tobool_not_18 ? 64'd0 : shl2_18;  // algorithms/snow3g/c/snow3g.c:14
  wire [63:0] xor13_18 = xor_17 ^ xor_18;  // algorithms/snow3g/c/snow3g.c:16
  wire [63:0] shl2_19 = {cond155_p0[44:0], 19'd0};  // algorithms/snow3g/c/snow3g.c:14
  wire [63:0] xor_19 = tobool_not_19 ? 64'd0 : shl2_19;  // algorithms/snow3g/c/snow3g.c:14
  wire [63:0] shl2_20 = {cond155_p0[43:0], 20'd0};  // algorithms/snow3g/c/snow3g.c:14
  wire [63:0] xor_20 = tobool_not_20 ? 64'd0 : shl2_20;  // algorithms/snow3g/c/snow3g.c:14
  wire [63:0] xor13_19 = xor_19 ^ xor_20;  // algorithms/snow3g/c/snow3g.c:16
  wire [63:0] xor13_20 = xor13_18 ^ xor13_19;  // algorithms/snow3g/c/snow3g.c:16
  wire [63:0] shl2_21 = {cond155_p0[42:0], 21'd0};  // algorithms/snow3g/c/snow3g.c:14
  wire [63:0] xor_21 = tobool_not_21 ? 64'd0 : shl2_21;  // algorithms/snow3g/c/snow3g.c:14
  wire [63:0] shl2_22 = {cond155_p0[41:0], 22'd0};  // algorithms/snow3g/c/snow3g.c:14
  wire [63:0] xor_22 = tobool_not_22 ? 64'd0 : shl2_22;  // algorithms/snow3g/c/snow3g.c:14
  wire [63:0] xor13_21 = xor_21 ^ xor_22;  // algorithms/snow3g/c/snow3g.c:16
  wire [63:0] shl2_23 = {cond155_p0[40:0], 23'd0};  // algorithms/snow3g/c/snow3g.c:14
  wire [63:0] xor_23 = tobool_not_23 ? 64'd0 : shl2_23;  // algorithms/snow3g/c/snow3g.c:14
  wire [63:0] shl2_24 = {cond155_p0[39:0], 24'd0};  // algorithms/snow3g/c/snow3g.c:14
  wire [63:0] xor_24 = tobool_not_24 ? 64'd0 : shl2_24;  // algorithms/snow3g/c/snow3g.c:14
  wire [63:0] xor13_22 = xor_23 ^ xor_24;  // algorithms/snow3g/c/snow3g.c:16
  wire [63:0] xor13_23 = xor13_21 ^ xor13_22;  // algorithms/snow3g/c/snow3g.c:16
  wire [63:0] xor13_24 = xor13_20 ^ xor13_23;  // algorithms/snow3g/c/snow3g.c:16
  wire [63:0] shl2_25 = {cond155_p0[38:0], 25'd0};  // algorithms/snow3g/c/snow3g.c:14
  wire [63:0] xor_25 = tobool_not_25 ? 64'd0 : shl2_25;  // algorithms/snow3g/c/snow3g.c:14
  wire [63:0] shl2_26 = {cond155_p0[37:0], 26'd0};  // algorithms/snow3g/c/snow3g.c:14
  wire [63:0] xor_26 = tobool_not_26 ? 64'd0 : shl2_26;  // algorithms/snow3g/c/snow3g.c:14
  wire [63:0] xor13_25 = xor_25 ^ xor_26;  // algorithms/snow3g/c/snow3g.c:16
  wire [63:0] shl2_27 = {cond155_p0[36:0], 27'd0};  // algorithms/snow3g/c/snow3g.c:14
  wire [63:0] xor_27 = tobool_not_27 ? 64'd0 : shl2_27;  // algorithms/snow3g/c/snow3g.c:14
  wire [63:0] shl2_28 = {cond155_p0[35:0], 28'd0};  // algorithms/snow3g/c/snow3g.c:14
  wire [63:0] xor_28 = tobool_not_28 ? 64'd0 : shl2_28;  // algorithms/snow3g/c/snow3g.c:14
  wire [63:0] xor13_26 = xor_27 ^ xor_28;  // algorithms/snow3g/c/snow3g.c:16
  wire [63:0] xor13_27 = xor13_25 ^ xor13_26;  // algorithms/snow3g/c/snow3g.c:16
  wire [63:0] shl_i194 = {cond149[31:0], 32'd0};  // algorithms/snow3g/c/snow3g.c:11
  wire [0:0] trunc_14_30 = xor142[0];  // algorithms/snow3g/c/snow3g.c:14
  wire [0:0] tobool_not = trunc_14_30 == 1'd0;  // algorithms/snow3g/c/snow3g.c:14
  wire [63:0] xor_i196 = tobool_not ? 64'd0 : cond155_p0;  // algorithms/snow3g/c/snow3g.c:14
  wire [63:0] xor13_28 = shl_i194 ^ xor_i196;  // algorithms/snow3g/c/snow3g.c:16
  wire [63:0] shl2_31 = {cond155_p0[32:0], 31'd0};  // algorithms/snow3g/c/snow3g.c:14
  wire [63:0] xor_31 = tobool_not_31 ? 64'd0 : shl2_31;  // algorithms/snow3g/c/snow3g.c:14
  wire [63:0] xor13_29 = xor13_28 ^ xor_31;  // algorithms/snow3g/c/snow3g.c:16
  wire [63:0] shl2_29 = {cond155_p0[34:0], 29'd0};  // algorithms/snow3g/c/snow3g.c:14
  wire [63:0] xor_29 = tobool_not_29 ? 64'd0 : shl2_29;  // algorithms/snow3g/c/snow3g.c:14
  wire [63:0] shl2_30 = {cond155_p0[33:0], 30'd0};  // algorithms/snow3g/c/snow3g.c:14
  wire [63:0] xor_30 = tobool_not_30 ? 64'd0 : shl2_30;  // algorithms/snow3g/c/snow3g.c:14
  wire [63:0] xor13_30 = xor_29 ^ xor_30;  // algorithms/snow3g/c/snow3g.c:16
  wire [63:0] xor13_31 = xor13_29 ^ xor13_30;  // algorithms/snow3g/c/snow3g.c:16
  wire [63:0] xor13_32 = xor13_27 ^ xor13_31;  // algorithms/snow3g/c/snow3g.c:16
  wire [63:0] xor13_33 = xor13_24 ^ xor13_32;  // algorithms/snow3g/c/snow3g.c:16
  wire [63:0] xor13_34 = xor13_17 ^ xor13_33;  // algorithms/snow3g/c/snow3g.c:16
  wire [32:0] shl8 = {1'd0, high_1_31_61};  // algorithms/snow3g/c/snow3g.c:16
  wire [32:0] shl8_1 = {shl8[31:0], 1'd0};  // algorithms/snow3g/c/snow3g.c:16
  wire [34:0] xor13_35 = {2'd0, shl8_1};  // algorithms/snow3g/c/snow3g.c:16
  wire [34:0] shl10 = {3'd0, high_1_31_61};  // algorithms/snow3g/c/snow3g.c:16
  wire [34:0] shl10_1 = {shl10[31:0], 3'd0};  // algorithms/snow3g/c/snow3g.c:16
  wire [34:0] xor13_36 = xor13_35 ^ shl10_1;  // algorithms/snow3g/c/snow3g.c:16
  wire [63:0] xor13_37 = {29'd0, xor13_36};  // algorithms/snow3g/c/snow3g.c:16
  wire [63:0] xor13_38 = xor13_34 ^ xor13_37;  // algorithms/snow3g/c/snow3g.c:16
  wire [63:0] xor13 = xor13_2 ^ xor13_38;  // algorithms/snow3g/c/snow3g.c:16
  wire [5:0] cond31 = cmp11_not ? 6'h23 : 6'h21;  // algorithms/snow3g/c/snow3g.c:39
  wire [31:0] shr = {5'd0, len_bits_q[31:5]};  // algorithms/snow3g/c/standard.h:98
  wire [26:0] shr_1 = shr[26:0];  // algorithms/snow3g/c/standard.h:98
  wire [27:0] add = {1'd0, shr_1};  // algorithms/snow3g/c/standard.h:98
  wire [4:0] and_5 = len_bits_q[4:0];  // algorithms/snow3g/c/standard.h:98
  wire [0:0] cmp_i69 = and_5 != 5'd0;  // algorithms/snow3g/c/standard.h:98
  wire [27:0] add_1 = {27'd0, cmp_i69};  // algorithms/snow3g/c/standard.h:98
  wire [27:0] add_2 = add + add_1;  // algorithms/snow3g/c/standard.h:98
  wire [27:0] select_3 = xor_1 ? add_2 : 28'd0;
  wire [0:0] tobool100_not = select_2_q == 3'd0;
  wire [4:0] and27 = len_bits_q[4:0];  // algorithms/snow3g/c/snow3g.c:38
  wire [4:0] sub_2 = and27 + 5'h1f;
  wire [4:0] shr_i190 = {3'd0, sub_2[4:3]};
  wire [1:0] shr_i190_1 = shr_i190[1:0];
  wire [2:0] add_i192_1 = {1'd0, shr_i190_1};
  wire [2:0] add_i192 = add_i192_1 + 3'd1;
  wire [0:0] and26 = select_3_q[0];  // algorithms/snow3g/c/snow3g.c:38
  wire [28:0] add_3 = {28'd0, and26};  // algorithms/snow3g/c/snow3g.c:38
  wire [28:0] add_4 = {1'd0, select_3_q};  // algorithms/snow3g/c/snow3g.c:38
  wire [28:0] add_5 = add_3 + add_4;  // algorithms/snow3g/c/snow3g.c:38
  wire [29:0] add36 = {1'd0, add_5};  // algorithms/snow3g/c/snow3g.c:39
  wire [29:0] add36_1 = add36 + 30'd2;  // algorithms/snow3g/c/snow3g.c:39
  wire [29:0] cond39 = {2'd0, select_3_q};  // algorithms/snow3g/c/snow3g.c:39
  wire [29:0] cond39_1 = cmp11_not ? add36_1 : cond39;  // algorithms/snow3g/c/snow3g.c:39
  wire [30:0] add40_1 = {1'd0, cond39_1};  // algorithms/snow3g/c/snow3g.c:39
  wire [30:0] add40_2 = {25'd0, cond31};  // algorithms/snow3g/c/snow3g.c:39
  wire [30:0] add40 = add40_1 + add40_2;  // algorithms/snow3g/c/snow3g.c:39
  wire [31:0] cmp118 = {2'd0, add117_q};  // algorithms/snow3g/c/snow3g.c:62
  wire [0:0] cmp118_1 = sub_1 == cmp118;  // algorithms/snow3g/c/snow3g.c:62
  wire [31:0] select_4 = cmp92_1 ? call94 : 32'd0;
  wire [31:0] select_5 = and_4 ? call94 : select_4;
  wire [7:0] or5_i193 = select_5[7:0];  // algorithms/snow3g/c/snow3g.c:62
  wire [31:0] or5_i193_1 = {8'd0, select_5[31:8]};  // algorithms/snow3g/c/snow3g.c:62
  wire [7:0] or5_i193_2 = or5_i193_1[7:0];  // algorithms/snow3g/c/snow3g.c:62
  wire [31:0] or5_i193_3 = {16'd0, select_5[31:16]};  // algorithms/snow3g/c/snow3g.c:62
  wire [7:0] or5_i193_4 = or5_i193_3[7:0];  // algorithms/snow3g/c/snow3g.c:62
  wire [31:0] or5_i193_5 = {24'd0, select_5[31:24]};  // algorithms/snow3g/c/snow3g.c:62
  wire [7:0] or5_i193_6 = or5_i193_5[7:0];  // algorithms/snow3g/c/snow3g.c:62
  wire [31:0] or5_i193_7 = {or5_i193, or5_i193_2, or5_i193_4, or5_i193_6};  // algorithms/snow3g/c/snow3g.c:62
  wire [31:0] cond124 = cmp118_1 ? len_bits_q : or5_i193_7;  // algorithms/snow3g/c/snow3g.c:62
  wire [0:0] or_cond_1 = tobool128_q & cmp109;  // algorithms/snow3g/c/snow3g.c:63
  wire [31:0] and132 = or_cond_1 ? shl131_q : 32'hffffffff;  // algorithms/snow3g/c/snow3g.c:63
  wire [31:0] w_0 = cond124 & and132;  // algorithms/snow3g/c/snow3g.c:63
  wire [0:0] and134 = sub_1[0];  // algorithms/snow3g/c/snow3g.c:64
  wire [0:0] tobool135_not = and134 == 1'd0;  // algorithms/snow3g/c/snow3g.c:64
  wire [31:0] cmp150 = {3'd0, add_5_q};  // algorithms/snow3g/c/snow3g.c:66
  wire [0:0] cmp150_1 = sub_1 < cmp150;  // algorithms/snow3g/c/snow3g.c:66
  wire [63:0] cond155 = cmp150_1 ? p_0209_p0 : q_0207_p0;  // algorithms/snow3g/c/snow3g.c:66
  wire [29:0] add117 = add36 + 30'd1;
  wire [0:0] tobool128 = and27 != 5'd0;
  wire [31:0] sub130 = {27'd0, and27};
  wire [31:0] sub130_1 = 32'h20 - sub130;
  wire [31:0] shl131 = 32'hffffffff << sub130_1;

  wire wants_status = (state_q == S_0_0);
  wire wants_in = (state_q == S_2_0 && cmp92_1 && for_body46_valid_q[0]) || (state_q == S_4_0);
  wire wants_out = (state_q == S_2_0 && and_4 && for_body46_valid_q[0]);
  wire stall = (wants_in && !data_in_valid_i) || (wants_out && !data_out_ready_i);
  assign data_in_ready_o = wants_in && !(wants_out && !data_out_ready_i);
  assign data_out_valid_o = wants_out && !(wants_in && !data_in_valid_i);
  assign data_out_data_o = ({32{(state_q == S_2_0 && and_4 && for_body46_valid_q[0])}} & cond106);
  assign data_out_last_o = ({3{(state_q == S_2_0 && and_4 && for_body46_valid_q[0])}} & cond115);
  assign status_valid_o = wants_status && !stall;
  assign status_o = ({8{(state_q == S_0_0)}} & zext_25);
  assign sr_raddr1_o = ({8{state_q == S_2_0}} & (shr1_i125_1));
  assign sr_re1_o = (state_q == S_2_0 && !stall);
  assign sr_raddr0_o = ({8{state_q == S_2_0}} & (shr_i120_1));
  assign sr_re0_o = (state_q == S_2_0 && !stall);
  assign sr_raddr2_o = ({8{state_q == S_2_0}} & (shr6_i132_1));
  assign sr_re2_o = (state_q == S_2_0 && !stall);
  assign sr_raddr3_o = ({8{state_q == S_2_0}} & (and13_i139));
  assign sr_re3_o = (state_q == S_2_0 && !stall);
  assign sq_raddr1_o = ({8{state_q == S_2_0}} & (shr1_1));
  assign sq_re1_o = (state_q == S_2_0 && !stall);
  assign sq_raddr0_o = ({8{state_q == S_2_0}} & (shr_i114_1));
  assign sq_re0_o = (state_q == S_2_0 && !stall);
  assign sq_raddr2_o = ({8{state_q == S_2_0}} & (shr6_1));
  assign sq_re2_o = (state_q == S_2_0 && !stall);
  assign sq_raddr3_o = ({8{state_q == S_2_0}} & (and13));
  assign sq_re3_o = (state_q == S_2_0 && !stall);

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
      S_0_0: begin  // entry, lines 25-26, 92, 94, 98-99
        select_3_q <= select_3;
        select_2_q <= select_2;
        if (tobool3_not202) begin
          state_q <= S_1_0;
        end else begin
          state_q <= S_4_0;
          n_0203_q <= zext_1;
        end
      end
      S_1_0: begin  // for.cond5.preheader, lines 30-34, 38-39, 43, 84-86
        cond31_q <= cond31;
        cmp11_not_q <= cmp11_not;
        tobool100_not_q <= tobool100_not;
        add_i192_q <= add_i192;
        add40_q <= add40;
        add117_q <= add117;
        tobool128_q <= tobool128;
        shl131_q <= shl131;
        add_5_q <= add_5;
        state_q <= S_2_0;
        s_sroa_56_0_p0 <= xor16;
        s_sroa_53_0_p0 <= or5_i_i113_2_8;
        s_sroa_50_0_p0 <= or5_i_i113_1_7;
        s_sroa_45_0_p0 <= xor19_1;
        s_sroa_41_0_p0 <= xor_3_1;
        s_sroa_36_0_p0 <= xor22;
        s_sroa_31_0_p0 <= xor25_2;
        s_sroa_28_0_p0 <= xor_4;
        s_sroa_25_0_p0 <= or5_i_i113_3_7;
        s_sroa_22_0_p0 <= or5_i_i113_2_8;
        s_sroa_18_0_p0 <= or5_i_i113_1_7;
        s_sroa_15_0_p0 <= or5_i_i113_11;
        s_sroa_12_0_p0 <= xor_3_1;
        s_sroa_8_0_p0 <= xor_2_1;
        s_sroa_5_0_p0 <= xor_1_1;
        s_sroa_0_0_p0 <= xor_4;
        r1_0214_p0 <= 32'd0;
        r2_0213_p0 <= 32'd0;
        r3_0212_p0 <= 32'd0;
        otp_0211_p0 <= 32'd0;
        low_0210_p0 <= 32'd0;
        p_0209_p0 <= 64'd0;
        n41_0208_p0 <= 32'd0;
        q_0207_p0 <= 64'd0;
        eval_0206_p0 <= 64'd0;
        for_body46_valid_q <= 2'd1;
      end
      S_2_0: begin  // for.body46, lines 11, 14, 16, 41, 43, 48-50, 54-57, 59, 62-74
        s_sroa_56_0_p0 <= xor76_30;
        s_sroa_53_0_p0 <= s_sroa_56_0_p0;
        s_sroa_50_0_p0 <= s_sroa_53_0_p0;
        s_sroa_45_0_p0 <= s_sroa_50_0_p0;
        s_sroa_41_0_p0 <= s_sroa_45_0_p0;
        s_sroa_36_0_p0 <= s_sroa_41_0_p0;
        s_sroa_31_0_p0 <= s_sroa_36_0_p0;
        s_sroa_28_0_p0 <= s_sroa_31_0_p0;
        s_sroa_25_0_p0 <= s_sroa_28_0_p0;
        s_sroa_22_0_p0 <= s_sroa_25_0_p0;
        s_sroa_18_0_p0 <= s_sroa_22_0_p0;
        s_sroa_15_0_p0 <= s_sroa_18_0_p0;
        s_sroa_12_0_p0 <= s_sroa_15_0_p0;
        s_sroa_8_0_p0 <= s_sroa_12_0_p0;
        s_sroa_5_0_p0 <= s_sroa_8_0_p0;
        s_sroa_0_0_p0 <= s_sroa_5_0_p0;
        r1_0214_p0 <= add52;
        r2_0213_p0 <= xor5_i_i159_2;
        r3_0212_p0 <= xor5_i_2;
        otp_0211_p0 <= cond180;
        if (for_body46_valid_q[1]) low_0210_p0 <= conv143;
        p_0209_p0 <= cond165;
        n41_0208_p0 <= inc182;
        q_0207_p0 <= cond174;
        if (for_body46_valid_q[1]) eval_0206_p0 <= xor13;
        if (for_body46_valid_q[0]) cond180_q <= cond180;
        if (for_body46_valid_q[1]) xor13_q <= xor13;
        w_0_p0 <= w_0;
        tobool135_not_p0 <= tobool135_not;
        cond155_p0 <= cond155;
        for_body46_valid_q <= constant;
        state_q <= (constant == 2'd0) ? S_2_EXIT : S_2_0;
      end
      S_2_EXIT: begin  // for.body46, when the last iteration has left the pipeline
        state_q <= S_3_0;
      end
      S_3_0: begin  // for.cond.cleanup45, lines 73
        state_q <= S_IDLE;
        done_q <= 1'b1;
        return_q <= cond195;
      end
      S_4_0: begin  // for.body, lines 26
        if (tobool3_not) begin
          state_q <= S_1_0;
        end else begin
          state_q <= S_4_0;
          n_0203_q <= dec;
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

// sq, from algorithms/snow3g/c/standard.h:72: 256 words of 8 bits.
module tnd_snow3g_c_snow3g_mem_sq (
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
    words[0] = 8'h25;
    words[1] = 8'h24;
    words[2] = 8'h73;
    words[3] = 8'h67;
    words[4] = 8'hd7;
    words[5] = 8'hae;
    words[6] = 8'h5c;
    words[7] = 8'h30;
    words[8] = 8'ha4;
    words[9] = 8'hee;
    words[10] = 8'h6e;
    words[11] = 8'hcb;
    words[12] = 8'h7d;
    words[13] = 8'hb5;
    words[14] = 8'h82;
    words[15] = 8'hdb;
    words[16] = 8'he4;
    words[17] = 8'h8e;
    words[18] = 8'h48;
    words[19] = 8'h49;
    words[20] = 8'h4f;
    words[21] = 8'h5d;
    words[22] = 8'h6a;
    words[23] = 8'h78;
    words[24] = 8'h70;
    words[25] = 8'h88;
    words[26] = 8'he8;
    words[27] = 8'h5f;
    words[28] = 8'h5e;
    words[29] = 8'h84;
    words[30] = 8'h65;
    words[31] = 8'he2;
    words[32] = 8'hd8;
    words[33] = 8'he9;
    words[34] = 8'hcc;
    words[35] = 8'hed;
    words[36] = 8'h40;
    words[37] = 8'h2f;
    words[38] = 8'h11;
    words[39] = 8'h28;
    words[40] = 8'h57;
    words[41] = 8'hd2;
    words[42] = 8'hac;
    words[43] = 8'he3;
    words[44] = 8'h4a;
    words[45] = 8'h15;
    words[46] = 8'h1b;
    words[47] = 8'hb9;
    words[48] = 8'hb2;
    words[49] = 8'h80;
    words[50] = 8'h85;
    words[51] = 8'ha6;
    words[52] = 8'h2e;
    words[53] = 8'd2;
    words[54] = 8'h47;
    words[55] = 8'h29;
    words[56] = 8'd7;
    words[57] = 8'h4b;
    words[58] = 8'he;
    words[59] = 8'hc1;
    words[60] = 8'h51;
    words[61] = 8'haa;
    words[62] = 8'h89;
    words[63] = 8'hd4;
    words[64] = 8'hca;
    words[65] = 8'd1;
    words[66] = 8'h46;
    words[67] = 8'hb3;
    words[68] = 8'hef;
    words[69] = 8'hdd;
    words[70] = 8'h44;
    words[71] = 8'h7b;
    words[72] = 8'hc2;
    words[73] = 8'h7f;
    words[74] = 8'hbe;
    words[75] = 8'hc3;
    words[76] = 8'h9f;
    words[77] = 8'h20;
    words[78] = 8'h4c;
    words[79] = 8'h64;
    words[80] = 8'h83;
    words[81] = 8'ha2;
    words[82] = 8'h68;
    words[83] = 8'h42;
    words[84] = 8'h13;
    words[85] = 8'hb4;
    words[86] = 8'h41;
    words[87] = 8'hcd;
    words[88] = 8'hba;
    words[89] = 8'hc6;
    words[90] = 8'hbb;
    words[91] = 8'h6d;
    words[92] = 8'h4d;
    words[93] = 8'h71;
    words[94] = 8'h21;
    words[95] = 8'hf4;
    words[96] = 8'h8d;
    words[97] = 8'hb0;
    words[98] = 8'he5;
    words[99] = 8'h93;
    words[100] = 8'hfe;
    words[101] = 8'h8f;
    words[102] = 8'he6;
    words[103] = 8'hcf;
    words[104] = 8'h43;
    words[105] = 8'h45;
    words[106] = 8'h31;
    words[107] = 8'h22;
    words[108] = 8'h37;
    words[109] = 8'h36;
    words[110] = 8'h96;
    words[111] = 8'hfa;
    words[112] = 8'hbc;
    words[113] = 8'hf;
    words[114] = 8'd8;
    words[115] = 8'h52;
    words[116] = 8'h1d;
    words[117] = 8'h55;
    words[118] = 8'h1a;
    words[119] = 8'hc5;
    words[120] = 8'h4e;
    words[121] = 8'h23;
    words[122] = 8'h69;
    words[123] = 8'h7a;
    words[124] = 8'h92;
    words[125] = 8'hff;
    words[126] = 8'h5b;
    words[127] = 8'h5a;
    words[128] = 8'heb;
    words[129] = 8'h9a;
    words[130] = 8'h1c;
    words[131] = 8'ha9;
    words[132] = 8'hd1;
    words[133] = 8'h7e;
    words[134] = 8'hd;
    words[135] = 8'hfc;
    words[136] = 8'h50;
    words[137] = 8'h8a;
    words[138] = 8'hb6;
    words[139] = 8'h62;
    words[140] = 8'hf5;
    words[141] = 8'ha;
    words[142] = 8'hf8;
    words[143] = 8'hdc;
    words[144] = 8'd3;
    words[145] = 8'h3c;
    words[146] = 8'hc;
    words[147] = 8'h39;
    words[148] = 8'hf1;
    words[149] = 8'hb8;
    words[150] = 8'hf3;
    words[151] = 8'h3d;
    words[152] = 8'hf2;
    words[153] = 8'hd5;
    words[154] = 8'h97;
    words[155] = 8'h66;
    words[156] = 8'h81;
    words[157] = 8'h32;
    words[158] = 8'ha0;
    words[159] = 8'd0;
    words[160] = 8'd6;
    words[161] = 8'hce;
    words[162] = 8'hf6;
    words[163] = 8'hea;
    words[164] = 8'hb7;
    words[165] = 8'h17;
    words[166] = 8'hf7;
    words[167] = 8'h8c;
    words[168] = 8'h79;
    words[169] = 8'hd6;
    words[170] = 8'ha7;
    words[171] = 8'hbf;
    words[172] = 8'h8b;
    words[173] = 8'h3f;
    words[174] = 8'h1f;
    words[175] = 8'h53;
    words[176] = 8'h63;
    words[177] = 8'h75;
    words[178] = 8'h35;
    words[179] = 8'h2c;
    words[180] = 8'h60;
    words[181] = 8'hfd;
    words[182] = 8'h27;
    words[183] = 8'hd3;
    words[184] = 8'h94;
    words[185] = 8'ha5;
    words[186] = 8'h7c;
    words[187] = 8'ha1;
    words[188] = 8'd5;
    words[189] = 8'h58;
    words[190] = 8'h2d;
    words[191] = 8'hbd;
    words[192] = 8'hd9;
    words[193] = 8'hc7;
    words[194] = 8'haf;
    words[195] = 8'h6b;
    words[196] = 8'h54;
    words[197] = 8'hb;
    words[198] = 8'he0;
    words[199] = 8'h38;
    words[200] = 8'd4;
    words[201] = 8'hc8;
    words[202] = 8'h9d;
    words[203] = 8'he7;
    words[204] = 8'h14;
    words[205] = 8'hb1;
    words[206] = 8'h87;
    words[207] = 8'h9c;
    words[208] = 8'hdf;
    words[209] = 8'h6f;
    words[210] = 8'hf9;
    words[211] = 8'hda;
    words[212] = 8'h2a;
    words[213] = 8'hc4;
    words[214] = 8'h59;
    words[215] = 8'h16;
    words[216] = 8'h74;
    words[217] = 8'h91;
    words[218] = 8'hab;
    words[219] = 8'h26;
    words[220] = 8'h61;
    words[221] = 8'h76;
    words[222] = 8'h34;
    words[223] = 8'h2b;
    words[224] = 8'had;
    words[225] = 8'h99;
    words[226] = 8'hfb;
    words[227] = 8'h72;
    words[228] = 8'hec;
    words[229] = 8'h33;
    words[230] = 8'h12;
    words[231] = 8'hde;
    words[232] = 8'h98;
    words[233] = 8'h3b;
    words[234] = 8'hc0;
    words[235] = 8'h9b;
    words[236] = 8'h3e;
    words[237] = 8'h18;
    words[238] = 8'h10;
    words[239] = 8'h3a;
    words[240] = 8'h56;
    words[241] = 8'he1;
    words[242] = 8'h77;
    words[243] = 8'hc9;
    words[244] = 8'h1e;
    words[245] = 8'h9e;
    words[246] = 8'h95;
    words[247] = 8'ha3;
    words[248] = 8'h90;
    words[249] = 8'h19;
    words[250] = 8'ha8;
    words[251] = 8'h6c;
    words[252] = 8'd9;
    words[253] = 8'hd0;
    words[254] = 8'hf0;
    words[255] = 8'h86;
  end
  assign rdata0_o = words[raddr0_i];
  assign rdata1_o = words[raddr1_i];
  assign rdata2_o = words[raddr2_i];
  assign rdata3_o = words[raddr3_i];
  logic unused;
  assign unused = ^{re0_i, re1_i, re2_i, re3_i, clk_i};
endmodule

// sr, from algorithms/snow3g/c/standard.h:66: 256 words of 8 bits.
module tnd_snow3g_c_snow3g_mem_sr (
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
  logic unused;
  assign unused = ^{re0_i, re1_i, re2_i, re3_i, clk_i};
endmodule

module tnd_snow3g_c_snow3g_machine (
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
  wire [7:0] snow3g__sr_raddr1; wire snow3g__sr_re1;
  wire [7:0] snow3g__sr_raddr0; wire snow3g__sr_re0;
  wire [7:0] snow3g__sr_raddr2; wire snow3g__sr_re2;
  wire [7:0] snow3g__sr_raddr3; wire snow3g__sr_re3;
  wire [7:0] snow3g__sq_raddr1; wire snow3g__sq_re1;
  wire [7:0] snow3g__sq_raddr0; wire snow3g__sq_re0;
  wire [7:0] snow3g__sq_raddr2; wire snow3g__sq_re2;
  wire [7:0] snow3g__sq_raddr3; wire snow3g__sq_re3;
  wire [7:0] sq_rdata0;
  wire [7:0] sq_rdata1;
  wire [7:0] sq_rdata2;
  wire [7:0] sq_rdata3;
  wire [7:0] sr_rdata0;
  wire [7:0] sr_rdata1;
  wire [7:0] sr_rdata2;
  wire [7:0] sr_rdata3;
  tnd_snow3g_c_snow3g_mem_sq u_mem_sq (.clk_i(clk_i), .raddr0_i(snow3g__sq_raddr0), .re0_i(snow3g__sq_re0), .rdata0_o(sq_rdata0), .raddr1_i(snow3g__sq_raddr1), .re1_i(snow3g__sq_re1), .rdata1_o(sq_rdata1), .raddr2_i(snow3g__sq_raddr2), .re2_i(snow3g__sq_re2), .rdata2_o(sq_rdata2), .raddr3_i(snow3g__sq_raddr3), .re3_i(snow3g__sq_re3), .rdata3_o(sq_rdata3));
  tnd_snow3g_c_snow3g_mem_sr u_mem_sr (.clk_i(clk_i), .raddr0_i(snow3g__sr_raddr0), .re0_i(snow3g__sr_re0), .rdata0_o(sr_rdata0), .raddr1_i(snow3g__sr_raddr1), .re1_i(snow3g__sr_re1), .rdata1_o(sr_rdata1), .raddr2_i(snow3g__sr_raddr2), .re2_i(snow3g__sr_re2), .rdata2_o(sr_rdata2), .raddr3_i(snow3g__sr_raddr3), .re3_i(snow3g__sr_re3), .rdata3_o(sr_rdata3));
  tnd_snow3g_c_snow3g_snow3g u_snow3g (
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
    .sr_raddr1_o(snow3g__sr_raddr1),
    .sr_re1_o(snow3g__sr_re1),
    .sr_rdata1_i(sr_rdata1),
    .sr_raddr0_o(snow3g__sr_raddr0),
    .sr_re0_o(snow3g__sr_re0),
    .sr_rdata0_i(sr_rdata0),
    .sr_raddr2_o(snow3g__sr_raddr2),
    .sr_re2_o(snow3g__sr_re2),
    .sr_rdata2_i(sr_rdata2),
    .sr_raddr3_o(snow3g__sr_raddr3),
    .sr_re3_o(snow3g__sr_re3),
    .sr_rdata3_i(sr_rdata3),
    .sq_raddr1_o(snow3g__sq_raddr1),
    .sq_re1_o(snow3g__sq_re1),
    .sq_rdata1_i(sq_rdata1),
    .sq_raddr0_o(snow3g__sq_raddr0),
    .sq_re0_o(snow3g__sq_re0),
    .sq_rdata0_i(sq_rdata0),
    .sq_raddr2_o(snow3g__sq_raddr2),
    .sq_re2_o(snow3g__sq_re2),
    .sq_rdata2_i(sq_rdata2),
    .sq_raddr3_o(snow3g__sq_raddr3),
    .sq_re3_o(snow3g__sq_re3),
    .sq_rdata3_i(sq_rdata3)
  );
  logic busy_q;
  assign idle_o = !busy_q;
  always_ff @(posedge clk_i) busy_q <= rst_ni && ((busy_q && !done_o) || (start_i && idle_o));
endmodule

// tnd_snow3g_c_snow3g: snow3g as a core; made by tandem-hls from snow3g.c, function snow3g; do not edit.
//
// Contract    docs/formats/core-ports.md, one task at a time
// Reset       rst_ni, active low, synchronous
module tnd_snow3g_c_snow3g #(
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

  tnd_snow3g_c_snow3g_skid_in u_in (
    .clk_i(clk_i), .rst_ni(rst_ni), .in_valid_i(data_in_valid_i), .in_ready_o(data_in_ready_o), .in_data_i(masked),
    .out_valid_o(in_valid), .out_ready_i(in_ready), .out_data_o(in_data));
  tnd_snow3g_c_snow3g_skid_out u_out (
    .clk_i(clk_i), .rst_ni(rst_ni), .in_valid_i(out_valid), .in_ready_o(out_ready), .in_data_i({out_last, given}),
    .out_valid_o(data_out_valid_o), .out_ready_i(data_out_ready_i), .out_data_o({out_bytes, data_out_data_o}));

  tnd_snow3g_c_snow3g_machine u_machine (
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
module tnd_snow3g_c_snow3g_skid_in (
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
module tnd_snow3g_c_snow3g_skid_out (
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
