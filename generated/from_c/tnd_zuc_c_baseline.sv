// tnd_zuc_c_baseline: made by tandem-hls from zuc.c, function zuc; do not edit.
//
// Interface   start_i begins while idle_o is high and takes the arguments; done_o is high for one clock, and
//             return_o stays until the next start. Memories of the caller have one read port, whose word is there
//             one clock after its address, and one write port with an enable for each lane of a word.
// Reset       rst_ni, active low, synchronous; memories keep what is in them
// verilator lint_off DECLFILENAME
// verilator lint_off UNUSEDSIGNAL
// verilator lint_off MULTITOP

// zuc, from algorithms/zuc/c/zuc.c:62.
module tnd_zuc_c_baseline_zuc (
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
  output logic [3:0] d_raddr0_o,
  output logic d_re0_o,
  input  logic [15:0] d_rdata0_i,
  output logic [0:0] r1_raddr0_o,
  output logic r1_re0_o,
  input  logic [31:0] r1_rdata0_i,
  output logic [0:0] r2_raddr0_o,
  output logic r2_re0_o,
  input  logic [31:0] r2_rdata0_i,
  output logic [3:0] s_raddr0_o,
  output logic s_re0_o,
  input  logic [31:0] s_rdata0_i,
  output logic [7:0] s0_raddr0_o,
  output logic s0_re0_o,
  input  logic [7:0] s0_rdata0_i,
  output logic [7:0] s0_raddr1_o,
  output logic s0_re1_o,
  input  logic [7:0] s0_rdata1_i,
  output logic [7:0] s1_raddr0_o,
  output logic s1_re0_o,
  input  logic [7:0] s1_rdata0_i,
  output logic [7:0] s1_raddr1_o,
  output logic s1_re1_o,
  input  logic [7:0] s1_rdata1_i,
  output logic [3:0] s_waddr_o,
  output logic [31:0] s_wdata_o,
  output logic [0:0] s_we_o,
  output logic [0:0] r1_waddr_o,
  output logic [31:0] r1_wdata_o,
  output logic [0:0] r1_we_o,
  output logic [0:0] r2_waddr_o,
  output logic [31:0] r2_wdata_o,
  output logic [0:0] r2_we_o,
  input  logic data_in_valid_i,
  output logic data_in_ready_o,
  input  logic [31:0] data_in_data_i,
  output logic data_out_valid_o,
  input  logic data_out_ready_i,
  output logic [31:0] data_out_data_o,
  output logic [2:0] data_out_last_o,
  output logic status_valid_o,
  output logic [7:0] status_o,
  output logic clock_register_start_o,
  input  logic clock_register_done_i,
  output logic [31:0] clock_register_arg0_o
);

  typedef enum logic [4:0] {
    S_IDLE,
    S_0_0,
    S_0_1,
    S_1_0,
    S_2_0,
    S_2_1,
    S_3_0,
    S_3_1,
    S_3_2,
    S_3_3,
    S_3_4,
    S_3_5,
    S_3_6,
    S_3_6_WAIT,
    S_3_7,
    S_4_0,
    S_5_0,
    S_5_1,
    S_5_2,
    S_5_3,
    S_5_4,
    S_5_5,
    S_5_6,
    S_5_7,
    S_5_8,
    S_5_8_WAIT,
    S_5_9,
    S_6_0,
    S_7_0,
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
  logic [31:0] aad_bytes_q;
  logic [63:0] key0_q;
  logic [63:0] key1_q;
  logic [63:0] iv0_q;
  logic [63:0] iv1_q;
  logic [0:0] xor_1_q;
  logic [2:0] select_q;
  logic [2:0] select_1_q;
  logic [0:0] tobool3_not109_q;  // algorithms/zuc/c/zuc.c:67
  logic [31:0] n_0110_q;
  logic [30:0] add_i51_q;  // algorithms/zuc/c/standard.h:91
  logic [4:0] i_057_q;
  logic [55:0] high_sink_i11_q;  // algorithms/zuc/c/standard.h:70
  logic [31:0] mul1_sink_i_q;  // algorithms/zuc/c/standard.h:70
  logic [15:0] load_66_q;  // algorithms/zuc/c/standard.h:66
  logic [63:0] high_sink_i_q;  // algorithms/zuc/c/standard.h:70
  logic [0:0] exitcond_not_q;  // algorithms/zuc/c/zuc.c:53
  logic [5:0] n_062_q;
  logic [31:0] or17_i5861_q;
  logic [31:0] or17_i565960_q;
  logic [4:0] inc_q;  // algorithms/zuc/c/zuc.c:53
  logic [31:0] add1_i_q;  // algorithms/zuc/c/zuc.c:23
  logic [31:0] load_17_1_q;  // algorithms/zuc/c/zuc.c:17
  logic [31:0] xor6_i32_q;  // algorithms/zuc/c/standard.h:57
  logic [31:0] add_i_q;  // algorithms/zuc/c/zuc.c:23
  logic [0:0] exitcond63_not_q;  // algorithms/zuc/c/zuc.c:56
  logic [5:0] inc9_q;  // algorithms/zuc/c/zuc.c:56
  logic [31:0] or17_i_5_q;  // algorithms/zuc/c/standard.h:61
  logic [31:0] or17_i56_5_q;  // algorithms/zuc/c/standard.h:61
  logic [31:0] tag_0118_q;
  logic [31:0] n10_0117_q;
  logic [31:0] before_0116_q;
  logic [31:0] add1_i_i69_q;  // algorithms/zuc/c/zuc.c:23
  logic [31:0] load_23_q;  // algorithms/zuc/c/zuc.c:23
  logic [31:0] load_17_3_q;  // algorithms/zuc/c/zuc.c:17
  logic [31:0] xor6_i10_q;  // algorithms/zuc/c/standard.h:57
  logic [0:0] xor_2_q;
  logic [0:0] and_1_q;
  logic [0:0] tobool29_not_q;
  logic [31:0] xor_i99_q;  // algorithms/zuc/c/zuc.c:45
  logic [2:0] cond42_q;  // algorithms/zuc/c/zuc.c:78
  logic [0:0] or_cond45_q;  // algorithms/zuc/c/zuc.c:75
  logic [31:0] tag_1_q;  // algorithms/zuc/c/zuc.c:64
  logic [0:0] cmp_i52_q;  // algorithms/zuc/c/standard.h:75
  logic [5:0] i_0114_q;
  logic [31:0] tag_3113_q;
  logic [63:0] window_0112_q;
  logic [63:0] or_1_q;  // algorithms/zuc/c/zuc.c:81
  logic [31:0] m_0111_q;
  logic [5:0] cond52_q;  // algorithms/zuc/c/zuc.c:82
  logic [31:0] select_3_q;
  logic [0:0] tobool48_q;
  logic [28:0] add_q;  // algorithms/zuc/c/zuc.c:71
  logic [28:0] add_73_q;  // algorithms/zuc/c/zuc.c:73
  logic [2:0] select_2_q;
  logic [55:0] cond_i54_q;  // algorithms/zuc/c/standard.h:78
  logic [39:0] cond_i53_q;  // algorithms/zuc/c/standard.h:75
  logic [31:0] load_16_1_q;  // algorithms/zuc/c/zuc.c:16
  logic [31:0] shl_i18_q;  // algorithms/zuc/c/zuc.c:15
  logic [31:0] load_23_1_q;  // algorithms/zuc/c/zuc.c:23
  logic [31:0] load_16_3_q;  // algorithms/zuc/c/zuc.c:16
  logic [31:0] add_i_i68_q;  // algorithms/zuc/c/zuc.c:23
  logic [31:0] load_18_1_q;  // algorithms/zuc/c/zuc.c:18
  logic [2:0] add_i103_q;
  logic [27:0] select_4_q;
  logic [31:0] shl_i_i57_q;  // algorithms/zuc/c/zuc.c:15

  wire [2:0] select_2 = xor_1_q ? select_q : select_1_q;
  wire [7:0] zext_66 = {5'd0, select_2};  // algorithms/zuc/c/zuc.c:66
  wire [31:0] zext = {1'd0, add_i51_q};
  wire [3:0] idxprom_i = i_057_q[3:0];  // algorithms/zuc/c/standard.h:66
  wire [55:0] shr3_i13 = high_sink_i11_q >> mul1_sink_i_q;  // algorithms/zuc/c/standard.h:70
  wire [7:0] shr3_i13_1 = shr3_i13[7:0];  // algorithms/zuc/c/standard.h:70
  wire [22:0] or_i17 = {15'd0, shr3_i13_1};  // algorithms/zuc/c/standard.h:66
  wire [14:0] conv_i16 = load_66_q[14:0];  // algorithms/zuc/c/standard.h:66
  wire [22:0] shl1_i = {8'd0, conv_i16};  // algorithms/zuc/c/standard.h:66
  wire [22:0] shl1_i_1 = {shl1_i[14:0], 8'd0};  // algorithms/zuc/c/standard.h:66
  wire [22:0] or_i17_1 = or_i17 | shl1_i_1;  // algorithms/zuc/c/standard.h:66
  wire [30:0] or2_i = {8'd0, or_i17_1};  // algorithms/zuc/c/standard.h:66
  wire [63:0] shr3_i = high_sink_i_q >> mul1_sink_i_q;  // algorithms/zuc/c/standard.h:70
  wire [7:0] shr3_i_1 = shr3_i[7:0];  // algorithms/zuc/c/standard.h:70
  wire [30:0] conv_i = {23'd0, shr3_i_1};  // algorithms/zuc/c/standard.h:66
  wire [30:0] conv_i_1 = {conv_i[7:0], 23'd0};  // algorithms/zuc/c/standard.h:66
  wire [30:0] shl_i = conv_i_1 & 31'h7f800000;  // algorithms/zuc/c/standard.h:66
  wire [30:0] or2_i_1 = or2_i | shl_i;  // algorithms/zuc/c/standard.h:66
  wire [31:0] zext_53 = {1'd0, or2_i_1};  // algorithms/zuc/c/zuc.c:53
  wire [15:0] or_i = add1_i_q[15:0];  // algorithms/zuc/c/zuc.c:24
  wire [31:0] load_17 = s_rdata0_i;  // algorithms/zuc/c/zuc.c:17
  wire [31:0] shr5_i = {15'd0, load_17[31:15]};  // algorithms/zuc/c/zuc.c:17
  wire [16:0] shr5_i_1 = shr5_i[16:0];  // algorithms/zuc/c/zuc.c:17
  wire [31:0] or6_i21 = {15'd0, shr5_i_1};  // algorithms/zuc/c/zuc.c:17
  wire [31:0] shl4_i = {load_17_1_q[15:0], 16'd0};  // algorithms/zuc/c/zuc.c:17
  wire [31:0] or6_i21_1 = or6_i21 | shl4_i;  // algorithms/zuc/c/zuc.c:17
  wire [31:0] xor2_i = or6_i21_1 ^ or17_i565960_q;  // algorithms/zuc/c/zuc.c:23
  wire [31:0] or_i_1 = {16'd0, xor2_i[31:16]};  // algorithms/zuc/c/zuc.c:24
  wire [15:0] or_i_2 = or_i_1[15:0];  // algorithms/zuc/c/zuc.c:24
  wire [31:0] or_i_3 = {or_i, or_i_2};  // algorithms/zuc/c/zuc.c:24
  wire [13:0] or_i6_i = or_i_3[13:0];  // algorithms/zuc/c/standard.h:52
  wire [31:0] or_i6_i_1 = {14'd0, or_i_3[31:14]};  // algorithms/zuc/c/standard.h:52
  wire [17:0] or_i6_i_2 = or_i6_i_1[17:0];  // algorithms/zuc/c/standard.h:52
  wire [31:0] or_i6_i_3 = {or_i6_i, or_i6_i_2};  // algorithms/zuc/c/standard.h:52
  wire [7:0] or_i7_i = or_i_3[7:0];  // algorithms/zuc/c/standard.h:52
  wire [31:0] or_i7_i_1 = {8'd0, or_i_3[31:8]};  // algorithms/zuc/c/standard.h:52
  wire [23:0] or_i7_i_2 = or_i7_i_1[23:0];  // algorithms/zuc/c/standard.h:52
  wire [31:0] or_i7_i_3 = {or_i7_i, or_i7_i_2};  // algorithms/zuc/c/standard.h:52
  wire [31:0] xor6_i = or_i6_i_3 ^ or_i7_i_3;  // algorithms/zuc/c/standard.h:56
  wire [21:0] or_i5_i = or_i_3[21:0];  // algorithms/zuc/c/standard.h:52
  wire [31:0] or_i5_i_1 = {22'd0, or_i_3[31:22]};  // algorithms/zuc/c/standard.h:52
  wire [9:0] or_i5_i_2 = or_i5_i_1[9:0];  // algorithms/zuc/c/standard.h:52
  wire [31:0] or_i5_i_3 = {or_i5_i, or_i5_i_2};  // algorithms/zuc/c/standard.h:52
  wire [29:0] or_i_i = or_i_3[29:0];  // algorithms/zuc/c/standard.h:52
  wire [31:0] or_i_i_1 = {30'd0, or_i_3[31:30]};  // algorithms/zuc/c/standard.h:52
  wire [1:0] or_i_i_2 = or_i_i_1[1:0];  // algorithms/zuc/c/standard.h:52
  wire [31:0] or_i_i_3 = {or_i_i, or_i_i_2};  // algorithms/zuc/c/standard.h:52
  wire [31:0] xor6_i_1 = or_i5_i_3 ^ or_i_i_3;  // algorithms/zuc/c/standard.h:56
  wire [31:0] xor6_i_2 = or_i_3 ^ xor6_i_1;  // algorithms/zuc/c/standard.h:56
  wire [31:0] xor6_i_3 = xor6_i ^ xor6_i_2;  // algorithms/zuc/c/standard.h:56
  wire [31:0] shr_i = {24'd0, xor6_i_3[31:24]};  // algorithms/zuc/c/standard.h:61
  wire [7:0] shr_i_1 = shr_i[7:0];  // algorithms/zuc/c/standard.h:61
  wire [7:0] load_61 = s0_rdata0_i;  // algorithms/zuc/c/standard.h:61
  wire [31:0] shr1_i = {16'd0, xor6_i_3[31:16]};  // algorithms/zuc/c/standard.h:61
  wire [7:0] shr1_i_1 = shr1_i[7:0];  // algorithms/zuc/c/standard.h:61
  wire [7:0] load_61_1 = s1_rdata0_i;  // algorithms/zuc/c/standard.h:61
  wire [31:0] shr6_i = {8'd0, xor6_i_3[31:8]};  // algorithms/zuc/c/standard.h:61
  wire [7:0] shr6_i_1 = shr6_i[7:0];  // algorithms/zuc/c/standard.h:61
  wire [7:0] load_61_2 = s0_rdata1_i;  // algorithms/zuc/c/standard.h:61
  wire [7:0] and13_i = xor6_i_3[7:0];  // algorithms/zuc/c/standard.h:62
  wire [7:0] load_62 = s1_rdata1_i;  // algorithms/zuc/c/standard.h:62
  wire [23:0] shl5_i = {16'd0, load_61_1};  // algorithms/zuc/c/standard.h:61
  wire [23:0] shl5_i_1 = {shl5_i[7:0], 16'd0};  // algorithms/zuc/c/standard.h:61
  wire [31:0] or17_i = {8'd0, shl5_i_1};  // algorithms/zuc/c/standard.h:61
  wire [31:0] shl_i25 = {24'd0, load_61};  // algorithms/zuc/c/standard.h:61
  wire [31:0] shl_i25_1 = {shl_i25[7:0], 24'd0};  // algorithms/zuc/c/standard.h:61
  wire [31:0] or17_i_1 = or17_i | shl_i25_1;  // algorithms/zuc/c/standard.h:61
  wire [15:0] shl11_i = {8'd0, load_61_2};  // algorithms/zuc/c/standard.h:61
  wire [15:0] shl11_i_1 = {shl11_i[7:0], 8'd0};  // algorithms/zuc/c/standard.h:61
  wire [15:0] or17_i_2 = {8'd0, load_62};  // algorithms/zuc/c/standard.h:61
  wire [15:0] or17_i_3 = shl11_i_1 | or17_i_2;  // algorithms/zuc/c/standard.h:61
  wire [31:0] or17_i_4 = {16'd0, or17_i_3};  // algorithms/zuc/c/standard.h:61
  wire [31:0] or17_i_5 = or17_i_1 | or17_i_4;  // algorithms/zuc/c/standard.h:61
  wire [31:0] shr_i33 = {24'd0, xor6_i32_q[31:24]};  // algorithms/zuc/c/standard.h:61
  wire [7:0] shr_i33_1 = shr_i33[7:0];  // algorithms/zuc/c/standard.h:61
  wire [7:0] load_61_3 = s0_rdata0_i;  // algorithms/zuc/c/standard.h:61
  wire [31:0] shr1_i38 = {16'd0, xor6_i32_q[31:16]};  // algorithms/zuc/c/standard.h:61
  wire [7:0] shr1_i38_1 = shr1_i38[7:0];  // algorithms/zuc/c/standard.h:61
  wire [7:0] load_61_4 = s1_rdata0_i;  // algorithms/zuc/c/standard.h:61
  wire [31:0] shr6_i45 = {8'd0, xor6_i32_q[31:8]};  // algorithms/zuc/c/standard.h:61
  wire [7:0] shr6_i45_1 = shr6_i45[7:0];  // algorithms/zuc/c/standard.h:61
  wire [7:0] load_61_5 = s0_rdata1_i;  // algorithms/zuc/c/standard.h:61
  wire [7:0] and13_i52 = xor6_i32_q[7:0];  // algorithms/zuc/c/standard.h:62
  wire [7:0] load_62_1 = s1_rdata1_i;  // algorithms/zuc/c/standard.h:62
  wire [23:0] shl5_i43 = {16'd0, load_61_4};  // algorithms/zuc/c/standard.h:61
  wire [23:0] shl5_i43_1 = {shl5_i43[7:0], 16'd0};  // algorithms/zuc/c/standard.h:61
  wire [31:0] or17_i56 = {8'd0, shl5_i43_1};  // algorithms/zuc/c/standard.h:61
  wire [31:0] shl_i37 = {24'd0, load_61_3};  // algorithms/zuc/c/standard.h:61
  wire [31:0] shl_i37_1 = {shl_i37[7:0], 24'd0};  // algorithms/zuc/c/standard.h:61
  wire [31:0] or17_i56_1 = or17_i56 | shl_i37_1;  // algorithms/zuc/c/standard.h:61
  wire [15:0] shl11_i50 = {8'd0, load_61_5};  // algorithms/zuc/c/standard.h:61
  wire [15:0] shl11_i50_1 = {shl11_i50[7:0], 8'd0};  // algorithms/zuc/c/standard.h:61
  wire [15:0] or17_i56_2 = {8'd0, load_62_1};  // algorithms/zuc/c/standard.h:61
  wire [15:0] or17_i56_3 = shl11_i50_1 | or17_i56_2;  // algorithms/zuc/c/standard.h:61
  wire [31:0] or17_i56_4 = {16'd0, or17_i56_3};  // algorithms/zuc/c/standard.h:61
  wire [31:0] or17_i56_5 = or17_i56_1 | or17_i56_4;  // algorithms/zuc/c/standard.h:61
  wire [31:0] shr_i56 = {1'd0, add_i_q[31:1]};  // algorithms/zuc/c/zuc.c:58
  wire [30:0] shr_i56_1 = shr_i56[30:0];  // algorithms/zuc/c/zuc.c:58
  wire [31:0] zext_58 = {1'd0, shr_i56_1};  // algorithms/zuc/c/zuc.c:58
  wire [15:0] or_i_i71 = add1_i_i69_q[15:0];  // algorithms/zuc/c/zuc.c:24
  wire [31:0] load_17_2 = s_rdata0_i;  // algorithms/zuc/c/zuc.c:17
  wire [31:0] shr5_i_i63 = {15'd0, load_17_2[31:15]};  // algorithms/zuc/c/zuc.c:17
  wire [16:0] shr5_i_i63_1 = shr5_i_i63[16:0];  // algorithms/zuc/c/zuc.c:17
  wire [31:0] or6_i2 = {15'd0, shr5_i_i63_1};  // algorithms/zuc/c/zuc.c:17
  wire [31:0] shl4_i_i62 = {load_17_3_q[15:0], 16'd0};  // algorithms/zuc/c/zuc.c:17
  wire [31:0] or6_i2_1 = or6_i2 | shl4_i_i62;  // algorithms/zuc/c/zuc.c:17
  wire [31:0] xor2_i_i70 = load_23_q ^ or6_i2_1;  // algorithms/zuc/c/zuc.c:23
  wire [31:0] or_i_i71_1 = {16'd0, xor2_i_i70[31:16]};  // algorithms/zuc/c/zuc.c:24
  wire [15:0] or_i_i71_2 = or_i_i71_1[15:0];  // algorithms/zuc/c/zuc.c:24
  wire [31:0] or_i_i71_3 = {or_i_i71, or_i_i71_2};  // algorithms/zuc/c/zuc.c:24
  wire [13:0] or_i6_i_i74 = or_i_i71_3[13:0];  // algorithms/zuc/c/standard.h:52
  wire [31:0] or_i6_i_i74_1 = {14'd0, or_i_i71_3[31:14]};  // algorithms/zuc/c/standard.h:52
  wire [17:0] or_i6_i_i74_2 = or_i6_i_i74_1[17:0];  // algorithms/zuc/c/standard.h:52
  wire [31:0] or_i6_i_i74_3 = {or_i6_i_i74, or_i6_i_i74_2};  // algorithms/zuc/c/standard.h:52
  wire [7:0] or_i7_i_i75 = or_i_i71_3[7:0];  // algorithms/zuc/c/standard.h:52
  wire [31:0] or_i7_i_i75_1 = {8'd0, or_i_i71_3[31:8]};  // algorithms/zuc/c/standard.h:52
  wire [23:0] or_i7_i_i75_2 = or_i7_i_i75_1[23:0];  // algorithms/zuc/c/standard.h:52
  wire [31:0] or_i7_i_i75_3 = {or_i7_i_i75, or_i7_i_i75_2};  // algorithms/zuc/c/standard.h:52
  wire [31:0] xor6_i_i76 = or_i6_i_i74_3 ^ or_i7_i_i75_3;  // algorithms/zuc/c/standard.h:56
  wire [21:0] or_i5_i_i73 = or_i_i71_3[21:0];  // algorithms/zuc/c/standard.h:52
  wire [31:0] or_i5_i_i73_1 = {22'd0, or_i_i71_3[31:22]};  // algorithms/zuc/c/standard.h:52
  wire [9:0] or_i5_i_i73_2 = or_i5_i_i73_1[9:0];  // algorithms/zuc/c/standard.h:52
  wire [31:0] or_i5_i_i73_3 = {or_i5_i_i73, or_i5_i_i73_2};  // algorithms/zuc/c/standard.h:52
  wire [29:0] or_i_i_i72 = or_i_i71_3[29:0];  // algorithms/zuc/c/standard.h:52
  wire [31:0] or_i_i_i72_1 = {30'd0, or_i_i71_3[31:30]};  // algorithms/zuc/c/standard.h:52
  wire [1:0] or_i_i_i72_2 = or_i_i_i72_1[1:0];  // algorithms/zuc/c/standard.h:52
  wire [31:0] or_i_i_i72_3 = {or_i_i_i72, or_i_i_i72_2};  // algorithms/zuc/c/standard.h:52
  wire [31:0] xor6_i_i76_1 = or_i5_i_i73_3 ^ or_i_i_i72_3;  // algorithms/zuc/c/standard.h:56
  wire [31:0] xor6_i_i76_2 = or_i_i71_3 ^ xor6_i_i76_1;  // algorithms/zuc/c/standard.h:56
  wire [31:0] xor6_i_i76_3 = xor6_i_i76 ^ xor6_i_i76_2;  // algorithms/zuc/c/standard.h:56
  wire [31:0] shr_i_i77 = {24'd0, xor6_i_i76_3[31:24]};  // algorithms/zuc/c/standard.h:61
  wire [7:0] shr_i_i77_1 = shr_i_i77[7:0];  // algorithms/zuc/c/standard.h:61
  wire [7:0] load_61_6 = s0_rdata0_i;  // algorithms/zuc/c/standard.h:61
  wire [31:0] shr1_i_i81 = {16'd0, xor6_i_i76_3[31:16]};  // algorithms/zuc/c/standard.h:61
  wire [7:0] shr1_i_i81_1 = shr1_i_i81[7:0];  // algorithms/zuc/c/standard.h:61
  wire [7:0] load_61_7 = s1_rdata0_i;  // algorithms/zuc/c/standard.h:61
  wire [31:0] shr6_i_i86 = {8'd0, xor6_i_i76_3[31:8]};  // algorithms/zuc/c/standard.h:61
  wire [7:0] shr6_i_i86_1 = shr6_i_i86[7:0];  // algorithms/zuc/c/standard.h:61
  wire [7:0] load_61_8 = s0_rdata1_i;  // algorithms/zuc/c/standard.h:61
  wire [7:0] and13_i_i93 = xor6_i_i76_3[7:0];  // algorithms/zuc/c/standard.h:62
  wire [7:0] load_62_2 = s1_rdata1_i;  // algorithms/zuc/c/standard.h:62
  wire [23:0] shl5_i_i85 = {16'd0, load_61_7};  // algorithms/zuc/c/standard.h:61
  wire [23:0] shl5_i_i85_1 = {shl5_i_i85[7:0], 16'd0};  // algorithms/zuc/c/standard.h:61
  wire [31:0] or17_i_i97 = {8'd0, shl5_i_i85_1};  // algorithms/zuc/c/standard.h:61
  wire [31:0] shl_i3 = {24'd0, load_61_6};  // algorithms/zuc/c/standard.h:61
  wire [31:0] shl_i3_1 = {shl_i3[7:0], 24'd0};  // algorithms/zuc/c/standard.h:61
  wire [31:0] or17_i_i97_1 = or17_i_i97 | shl_i3_1;  // algorithms/zuc/c/standard.h:61
  wire [15:0] shl11_i_i91 = {8'd0, load_61_8};  // algorithms/zuc/c/standard.h:61
  wire [15:0] shl11_i_i91_1 = {shl11_i_i91[7:0], 8'd0};  // algorithms/zuc/c/standard.h:61
  wire [15:0] or17_i_i97_2 = {8'd0, load_62_2};  // algorithms/zuc/c/standard.h:61
  wire [15:0] or17_i_i97_3 = shl11_i_i91_1 | or17_i_i97_2;  // algorithms/zuc/c/standard.h:61
  wire [31:0] or17_i_i97_4 = {16'd0, or17_i_i97_3};  // algorithms/zuc/c/standard.h:61
  wire [31:0] or17_i_i97_5 = or17_i_i97_1 | or17_i_i97_4;  // algorithms/zuc/c/standard.h:61
  wire [31:0] shr_i11 = {24'd0, xor6_i10_q[31:24]};  // algorithms/zuc/c/standard.h:61
  wire [7:0] shr_i11_1 = shr_i11[7:0];  // algorithms/zuc/c/standard.h:61
  wire [7:0] load_61_9 = s0_rdata0_i;  // algorithms/zuc/c/standard.h:61
  wire [31:0] shr1_i16 = {16'd0, xor6_i10_q[31:16]};  // algorithms/zuc/c/standard.h:61
  wire [7:0] shr1_i16_1 = shr1_i16[7:0];  // algorithms/zuc/c/standard.h:61
  wire [7:0] load_61_10 = s1_rdata0_i;  // algorithms/zuc/c/standard.h:61
  wire [31:0] shr6_i23 = {8'd0, xor6_i10_q[31:8]};  // algorithms/zuc/c/standard.h:61
  wire [7:0] shr6_i23_1 = shr6_i23[7:0];  // algorithms/zuc/c/standard.h:61
  wire [7:0] load_61_11 = s0_rdata1_i;  // algorithms/zuc/c/standard.h:61
  wire [7:0] and13_i30 = xor6_i10_q[7:0];  // algorithms/zuc/c/standard.h:62
  wire [7:0] load_62_3 = s1_rdata1_i;  // algorithms/zuc/c/standard.h:62
  wire [23:0] shl5_i21 = {16'd0, load_61_10};  // algorithms/zuc/c/standard.h:61
  wire [23:0] shl5_i21_1 = {shl5_i21[7:0], 16'd0};  // algorithms/zuc/c/standard.h:61
  wire [31:0] or17_i34 = {8'd0, shl5_i21_1};  // algorithms/zuc/c/standard.h:61
  wire [31:0] shl_i15 = {24'd0, load_61_9};  // algorithms/zuc/c/standard.h:61
  wire [31:0] shl_i15_1 = {shl_i15[7:0], 24'd0};  // algorithms/zuc/c/standard.h:61
  wire [31:0] or17_i34_1 = or17_i34 | shl_i15_1;  // algorithms/zuc/c/standard.h:61
  wire [15:0] shl11_i28 = {8'd0, load_61_11};  // algorithms/zuc/c/standard.h:61
  wire [15:0] shl11_i28_1 = {shl11_i28[7:0], 8'd0};  // algorithms/zuc/c/standard.h:61
  wire [15:0] or17_i34_2 = {8'd0, load_62_3};  // algorithms/zuc/c/standard.h:61
  wire [15:0] or17_i34_3 = shl11_i28_1 | or17_i34_2;  // algorithms/zuc/c/standard.h:61
  wire [31:0] or17_i34_4 = {16'd0, or17_i34_3};  // algorithms/zuc/c/standard.h:61
  wire [31:0] or17_i34_5 = or17_i34_1 | or17_i34_4;  // algorithms/zuc/c/standard.h:61
  wire [31:0] call22 = data_in_data_i;  // algorithms/zuc/c/zuc.c:76
  wire [7:0] or5 = call22[7:0];  // algorithms/zuc/c/standard.h:53
  wire [31:0] or5_1 = {8'd0, call22[31:8]};  // algorithms/zuc/c/standard.h:53
  wire [7:0] or5_2 = or5_1[7:0];  // algorithms/zuc/c/standard.h:53
  wire [31:0] or5_3 = {16'd0, call22[31:16]};  // algorithms/zuc/c/standard.h:53
  wire [7:0] or5_4 = or5_3[7:0];  // algorithms/zuc/c/standard.h:53
  wire [31:0] or5_5 = {24'd0, call22[31:24]};  // algorithms/zuc/c/standard.h:53
  wire [7:0] or5_6 = or5_5[7:0];  // algorithms/zuc/c/standard.h:53
  wire [31:0] or5_7 = {or5, or5_2, or5_4, or5_6};  // algorithms/zuc/c/standard.h:53
  wire [31:0] xor_3 = or5_7 ^ xor_i99_q;  // algorithms/zuc/c/zuc.c:78
  wire [7:0] or5_i100 = xor_3[7:0];  // algorithms/zuc/c/zuc.c:78
  wire [31:0] or5_i100_1 = {8'd0, xor_3[31:8]};  // algorithms/zuc/c/zuc.c:78
  wire [7:0] or5_i100_2 = or5_i100_1[7:0];  // algorithms/zuc/c/zuc.c:78
  wire [31:0] or5_i100_3 = {16'd0, xor_3[31:16]};  // algorithms/zuc/c/zuc.c:78
  wire [7:0] or5_i100_4 = or5_i100_3[7:0];  // algorithms/zuc/c/zuc.c:78
  wire [31:0] or5_i100_5 = {24'd0, xor_3[31:24]};  // algorithms/zuc/c/zuc.c:78
  wire [7:0] or5_i100_6 = or5_i100_5[7:0];  // algorithms/zuc/c/zuc.c:78
  wire [31:0] or5_i100_7 = {or5_i100, or5_i100_2, or5_i100_4, or5_i100_6};  // algorithms/zuc/c/zuc.c:78
  wire [31:0] cond34 = tobool29_not_q ? or5_i100_7 : 32'd0;  // algorithms/zuc/c/zuc.c:78
  wire [5:0] inc_1 = i_0114_q + 6'd1;  // algorithms/zuc/c/zuc.c:84
  wire [0:0] exitcond_not_1 = inc_1 == 6'h20;  // algorithms/zuc/c/zuc.c:84
  wire [0:0] cmp58 = i_0114_q < cond52_q;  // algorithms/zuc/c/zuc.c:85
  wire [0:0] tobool61_not = $signed(32'hffffffff) < $signed(m_0111_q);  // algorithms/zuc/c/zuc.c:85
  wire [0:0] and_2 = cmp58 & tobool61_not;
  wire [0:0] xor_4 = and_2 ^ 1'd1;
  wire [0:0] cmp63 = i_0114_q == cond52_q;  // algorithms/zuc/c/zuc.c:85
  wire [0:0] or_2 = cmp58 | cmp63;
  wire [0:0] and_3 = xor_4 & or_2;
  wire [63:0] shr66 = {32'd0, window_0112_q[63:32]};  // algorithms/zuc/c/zuc.c:85
  wire [31:0] shr66_1 = shr66[31:0];  // algorithms/zuc/c/zuc.c:85
  wire [31:0] xor68 = tag_3113_q ^ shr66_1;  // algorithms/zuc/c/zuc.c:85
  wire [31:0] select_3 = and_3 ? xor68 : tag_3113_q;
  wire [63:0] shl70 = {window_0112_q[62:0], 1'd0};  // algorithms/zuc/c/zuc.c:87
  wire [31:0] shl69 = {m_0111_q[30:0], 1'd0};  // algorithms/zuc/c/zuc.c:86
  wire [31:0] cmp73 = {3'd0, add_q};  // algorithms/zuc/c/zuc.c:89
  wire [0:0] cmp73_1 = n10_0117_q != cmp73;  // algorithms/zuc/c/zuc.c:89
  wire [0:0] or_cond1 = tobool48_q | cmp73_1;  // algorithms/zuc/c/zuc.c:89
  wire [31:0] xor78 = or_cond1 ? 32'd0 : xor_i99_q;  // algorithms/zuc/c/zuc.c:89
  wire [31:0] spec_select = select_3_q ^ xor78;  // algorithms/zuc/c/zuc.c:89
  wire [31:0] exitcond119_not = {3'd0, add_73_q};  // algorithms/zuc/c/zuc.c:73
  wire [0:0] exitcond119_not_1 = n10_0117_q == exitcond119_not;  // algorithms/zuc/c/zuc.c:73
  wire [31:0] inc83 = n10_0117_q + 32'd1;  // algorithms/zuc/c/zuc.c:73
  wire [0:0] cmp86 = op_q != 8'd1;  // algorithms/zuc/c/zuc.c:94
  wire [0:0] tobool88 = select_2_q != 3'd0;
  wire [0:0] or_cond2 = cmp86 | tobool88;  // algorithms/zuc/c/zuc.c:94
  wire [31:0] xor91 = tag_1_q ^ xor_i99_q;  // algorithms/zuc/c/zuc.c:94
  wire [7:0] or5_i104 = xor91[7:0];  // algorithms/zuc/c/zuc.c:94
  wire [31:0] or5_i104_1 = {8'd0, xor91[31:8]};  // algorithms/zuc/c/zuc.c:94
  wire [7:0] or5_i104_2 = or5_i104_1[7:0];  // algorithms/zuc/c/zuc.c:94
  wire [31:0] or5_i104_3 = {16'd0, xor91[31:16]};  // algorithms/zuc/c/zuc.c:94
  wire [7:0] or5_i104_4 = or5_i104_3[7:0];  // algorithms/zuc/c/zuc.c:94
  wire [31:0] or5_i104_5 = {24'd0, xor91[31:24]};  // algorithms/zuc/c/zuc.c:94
  wire [7:0] or5_i104_6 = or5_i104_5[7:0];  // algorithms/zuc/c/zuc.c:94
  wire [31:0] or5_i104_7 = {or5_i104, or5_i104_2, or5_i104_4, or5_i104_6};  // algorithms/zuc/c/zuc.c:94
  wire [31:0] cond94 = or_cond2 ? 32'd0 : or5_i104_7;  // algorithms/zuc/c/zuc.c:94
  wire [31:0] dec = n_0110_q + 32'hffffffff;  // algorithms/zuc/c/zuc.c:67
  wire [0:0] tobool3_not = dec == 32'd0;  // algorithms/zuc/c/zuc.c:67
  wire [0:0] cmp = 8'd1 < op_q;  // algorithms/zuc/c/standard.h:84
  wire [0:0] tobool = aad_bytes_q != 32'd0;
  wire [0:0] or_cond = cmp | tobool;  // algorithms/zuc/c/standard.h:84
  wire [0:0] tobool3 = has_data_q == 8'd0;  // algorithms/zuc/c/standard.h:84
  wire [0:0] tobool4 = len_bits_q != 32'd0;
  wire [0:0] tobool4_not = tobool4 ^ 1'd1;  // algorithms/zuc/c/standard.h:84
  wire [0:0] or_3 = tobool3 | tobool4_not;
  wire [0:0] or_4 = or_cond | or_3;
  wire [0:0] and_4 = or_4 & tobool3;
  wire [0:0] xor_1 = and_4 ^ 1'd1;
  wire [0:0] xor_5 = or_4 ^ 1'd1;
  wire [0:0] and_5 = xor_1 & xor_5;
  wire [63:0] and_86 = iv0_q & 64'hffffff0300000000;  // algorithms/zuc/c/standard.h:86
  wire [63:0] or_86 = and_86 | iv1_q;  // algorithms/zuc/c/standard.h:86
  wire [0:0] eq_86 = or_86 == 64'd0;  // algorithms/zuc/c/standard.h:86
  wire [1:0] cond = eq_86 ? 2'd0 : 2'd3;  // algorithms/zuc/c/standard.h:86
  wire [2:0] zext_1 = {1'd0, cond};
  wire [0:0] xor_6 = or_cond ^ 1'd1;
  wire [0:0] or_cond1_1 = tobool3 & tobool4;  // algorithms/zuc/c/standard.h:84
  wire [2:0] mux = or_cond1_1 ? 3'd4 : 3'd1;  // algorithms/zuc/c/standard.h:84
  wire [2:0] select_1 = xor_6 ? mux : 3'd4;
  wire [2:0] select = and_5 ? zext_1 : select_1;
  wire [0:0] tobool3_not109 = aad_bytes_q == 32'd0;  // algorithms/zuc/c/zuc.c:67
  wire [31:0] shr_i47 = {2'd0, aad_bytes_q[31:2]};  // algorithms/zuc/c/standard.h:91
  wire [29:0] shr_i47_1 = shr_i47[29:0];  // algorithms/zuc/c/standard.h:91
  wire [30:0] add_i51_1 = {1'd0, shr_i47_1};  // algorithms/zuc/c/standard.h:91
  wire [1:0] and_i48 = aad_bytes_q[1:0];  // algorithms/zuc/c/standard.h:91
  wire [0:0] cmp_i49 = and_i48 != 2'd0;  // algorithms/zuc/c/standard.h:91
  wire [30:0] add_i51_2 = {30'd0, cmp_i49};  // algorithms/zuc/c/standard.h:91
  wire [30:0] add_i51 = add_i51_1 + add_i51_2;  // algorithms/zuc/c/standard.h:91
  wire [0:0] cmp_i_i55 = i_057_q < 5'd8;  // algorithms/zuc/c/standard.h:70
  wire [55:0] xor_7 = cmp_i_i55 ? 56'd0 : cond_i54_q;  // algorithms/zuc/c/standard.h:70
  wire [55:0] high_sink_i11_1 = {16'd0, cond_i53_q};  // algorithms/zuc/c/standard.h:70
  wire [55:0] high_sink_i11 = xor_7 ^ high_sink_i11_1;  // algorithms/zuc/c/standard.h:70
  wire [7:0] mul_i = {3'd0, i_057_q};  // algorithms/zuc/c/standard.h:70
  wire [7:0] mul_i_1 = {mul_i[4:0], 3'd0};  // algorithms/zuc/c/standard.h:70
  wire [31:0] mul1_i = {24'd0, mul_i_1};  // algorithms/zuc/c/standard.h:70
  wire [31:0] mul1_i_1 = mul1_i + 32'hffffffc0;  // algorithms/zuc/c/standard.h:70
  wire [31:0] mul1_sink_i = cmp_i_i55 ? mul1_i : mul1_i_1;  // algorithms/zuc/c/standard.h:70
  wire [15:0] load_66 = d_rdata0_i;  // algorithms/zuc/c/standard.h:66
  wire [63:0] high_sink_i = cmp_i_i55 ? key0_q : key1_q;  // algorithms/zuc/c/standard.h:70
  wire [4:0] inc = i_057_q + 5'd1;  // algorithms/zuc/c/zuc.c:53
  wire [0:0] exitcond_not = inc == 5'h10;  // algorithms/zuc/c/zuc.c:53
  wire [31:0] load_16 = s_rdata0_i;  // algorithms/zuc/c/zuc.c:16
  wire [31:0] shr2_i = {15'd0, load_16[31:15]};  // algorithms/zuc/c/zuc.c:16
  wire [16:0] shr2_i_1 = shr2_i[16:0];  // algorithms/zuc/c/zuc.c:16
  wire [31:0] or3_i = {15'd0, shr2_i_1};  // algorithms/zuc/c/zuc.c:16
  wire [31:0] shl1_i20 = {load_16_1_q[15:0], 16'd0};  // algorithms/zuc/c/zuc.c:16
  wire [31:0] or3_i_1 = or3_i | shl1_i20;  // algorithms/zuc/c/zuc.c:16
  wire [31:0] add1_i = or3_i_1 + or17_i5861_q;  // algorithms/zuc/c/zuc.c:23
  wire [31:0] load_17_1 = s_rdata0_i;  // algorithms/zuc/c/zuc.c:17
  wire [15:0] or6_i = xor2_i[15:0];  // algorithms/zuc/c/zuc.c:25
  wire [31:0] or6_i_1 = {16'd0, add1_i_q[31:16]};  // algorithms/zuc/c/zuc.c:25
  wire [15:0] or6_i_2 = or6_i_1[15:0];  // algorithms/zuc/c/zuc.c:25
  wire [31:0] or6_i_3 = {or6_i, or6_i_2};  // algorithms/zuc/c/zuc.c:25
  wire [9:0] or_i6_i30 = or6_i_3[9:0];  // algorithms/zuc/c/standard.h:52
  wire [31:0] or_i6_i30_1 = {10'd0, or6_i_3[31:10]};  // algorithms/zuc/c/standard.h:52
  wire [21:0] or_i6_i30_2 = or_i6_i30_1[21:0];  // algorithms/zuc/c/standard.h:52
  wire [31:0] or_i6_i30_3 = {or_i6_i30, or_i6_i30_2};  // algorithms/zuc/c/standard.h:52
  wire [1:0] or_i7_i31 = or6_i_3[1:0];  // algorithms/zuc/c/standard.h:52
  wire [31:0] or_i7_i31_1 = {2'd0, or6_i_3[31:2]};  // algorithms/zuc/c/standard.h:52
  wire [29:0] or_i7_i31_2 = or_i7_i31_1[29:0];  // algorithms/zuc/c/standard.h:52
  wire [31:0] or_i7_i31_3 = {or_i7_i31, or_i7_i31_2};  // algorithms/zuc/c/standard.h:52
  wire [31:0] xor6_i32_1 = or_i6_i30_3 ^ or_i7_i31_3;  // algorithms/zuc/c/standard.h:57
  wire [17:0] or_i5_i29 = or6_i_3[17:0];  // algorithms/zuc/c/standard.h:52
  wire [31:0] or_i5_i29_1 = {18'd0, or6_i_3[31:18]};  // algorithms/zuc/c/standard.h:52
  wire [13:0] or_i5_i29_2 = or_i5_i29_1[13:0];  // algorithms/zuc/c/standard.h:52
  wire [31:0] or_i5_i29_3 = {or_i5_i29, or_i5_i29_2};  // algorithms/zuc/c/standard.h:52
  wire [23:0] or_i_i28 = or6_i_3[23:0];  // algorithms/zuc/c/standard.h:52
  wire [31:0] or_i_i28_1 = {24'd0, or6_i_3[31:24]};  // algorithms/zuc/c/standard.h:52
  wire [7:0] or_i_i28_2 = or_i_i28_1[7:0];  // algorithms/zuc/c/standard.h:52
  wire [31:0] or_i_i28_3 = {or_i_i28, or_i_i28_2};  // algorithms/zuc/c/standard.h:52
  wire [31:0] xor6_i32_2 = or_i5_i29_3 ^ or_i_i28_3;  // algorithms/zuc/c/standard.h:57
  wire [31:0] xor6_i32_3 = or6_i_3 ^ xor6_i32_2;  // algorithms/zuc/c/standard.h:57
  wire [31:0] xor6_i32 = xor6_i32_1 ^ xor6_i32_3;  // algorithms/zuc/c/standard.h:57
  wire [31:0] load_15 = s_rdata0_i;  // algorithms/zuc/c/zuc.c:15
  wire [15:0] and_i = load_15[15:0];  // algorithms/zuc/c/zuc.c:15
  wire [31:0] or_i19 = {16'd0, and_i};  // algorithms/zuc/c/zuc.c:15
  wire [31:0] or_i19_1 = shl_i18_q | or_i19;  // algorithms/zuc/c/zuc.c:15
  wire [31:0] xor_i = or_i19_1 ^ or17_i5861_q;  // algorithms/zuc/c/zuc.c:23
  wire [31:0] add_i = xor_i + or17_i565960_q;  // algorithms/zuc/c/zuc.c:23
  wire [5:0] inc9 = n_062_q + 6'd1;  // algorithms/zuc/c/zuc.c:56
  wire [0:0] exitcond63_not = inc9 == 6'h20;  // algorithms/zuc/c/zuc.c:56
  wire [31:0] load_16_2 = s_rdata0_i;  // algorithms/zuc/c/zuc.c:16
  wire [31:0] shr2_i_i60 = {15'd0, load_16_2[31:15]};  // algorithms/zuc/c/zuc.c:16
  wire [16:0] shr2_i_i60_1 = shr2_i_i60[16:0];  // algorithms/zuc/c/zuc.c:16
  wire [31:0] or3_i_i61 = {15'd0, shr2_i_i60_1};  // algorithms/zuc/c/zuc.c:16
  wire [31:0] shl1_i_i59 = {load_16_3_q[15:0], 16'd0};  // algorithms/zuc/c/zuc.c:16
  wire [31:0] or3_i_i61_1 = or3_i_i61 | shl1_i_i59;  // algorithms/zuc/c/zuc.c:16
  wire [31:0] add1_i_i69 = load_23_1_q + or3_i_i61_1;  // algorithms/zuc/c/zuc.c:23
  wire [31:0] load_23 = r2_rdata0_i;  // algorithms/zuc/c/zuc.c:23
  wire [31:0] load_17_3 = s_rdata0_i;  // algorithms/zuc/c/zuc.c:17
  wire [15:0] or6_i_i98 = xor2_i_i70[15:0];  // algorithms/zuc/c/zuc.c:25
  wire [31:0] or6_i_i98_1 = {16'd0, add1_i_i69_q[31:16]};  // algorithms/zuc/c/zuc.c:25
  wire [15:0] or6_i_i98_2 = or6_i_i98_1[15:0];  // algorithms/zuc/c/zuc.c:25
  wire [31:0] or6_i_i98_3 = {or6_i_i98, or6_i_i98_2};  // algorithms/zuc/c/zuc.c:25
  wire [9:0] or_i6_i8 = or6_i_i98_3[9:0];  // algorithms/zuc/c/standard.h:52
  wire [31:0] or_i6_i8_1 = {10'd0, or6_i_i98_3[31:10]};  // algorithms/zuc/c/standard.h:52
  wire [21:0] or_i6_i8_2 = or_i6_i8_1[21:0];  // algorithms/zuc/c/standard.h:52
  wire [31:0] or_i6_i8_3 = {or_i6_i8, or_i6_i8_2};  // algorithms/zuc/c/standard.h:52
  wire [1:0] or_i7_i9 = or6_i_i98_3[1:0];  // algorithms/zuc/c/standard.h:52
  wire [31:0] or_i7_i9_1 = {2'd0, or6_i_i98_3[31:2]};  // algorithms/zuc/c/standard.h:52
  wire [29:0] or_i7_i9_2 = or_i7_i9_1[29:0];  // algorithms/zuc/c/standard.h:52
  wire [31:0] or_i7_i9_3 = {or_i7_i9, or_i7_i9_2};  // algorithms/zuc/c/standard.h:52
  wire [31:0] xor6_i10_1 = or_i6_i8_3 ^ or_i7_i9_3;  // algorithms/zuc/c/standard.h:57
  wire [17:0] or_i5_i7 = or6_i_i98_3[17:0];  // algorithms/zuc/c/standard.h:52
  wire [31:0] or_i5_i7_1 = {18'd0, or6_i_i98_3[31:18]};  // algorithms/zuc/c/standard.h:52
  wire [13:0] or_i5_i7_2 = or_i5_i7_1[13:0];  // algorithms/zuc/c/standard.h:52
  wire [31:0] or_i5_i7_3 = {or_i5_i7, or_i5_i7_2};  // algorithms/zuc/c/standard.h:52
  wire [23:0] or_i_i6 = or6_i_i98_3[23:0];  // algorithms/zuc/c/standard.h:52
  wire [31:0] or_i_i6_1 = {24'd0, or6_i_i98_3[31:24]};  // algorithms/zuc/c/standard.h:52
  wire [7:0] or_i_i6_2 = or_i_i6_1[7:0];  // algorithms/zuc/c/standard.h:52
  wire [31:0] or_i_i6_3 = {or_i_i6, or_i_i6_2};  // algorithms/zuc/c/standard.h:52
  wire [31:0] xor6_i10_2 = or_i5_i7_3 ^ or_i_i6_3;  // algorithms/zuc/c/standard.h:57
  wire [31:0] xor6_i10_3 = or6_i_i98_3 ^ xor6_i10_2;  // algorithms/zuc/c/standard.h:57
  wire [31:0] xor6_i10 = xor6_i10_1 ^ xor6_i10_3;  // algorithms/zuc/c/standard.h:57
  wire [31:0] cmp18 = {31'd0, cmp_i52_q};  // algorithms/zuc/c/zuc.c:75
  wire [0:0] cmp18_1 = n10_0117_q <= cmp18;  // algorithms/zuc/c/zuc.c:75
  wire [31:0] cmp20_not = {3'd0, add_q};
  wire [0:0] cmp20_not_1 = cmp20_not < n10_0117_q;
  wire [0:0] or_cond45 = cmp18_1 ? 1'd1 : cmp20_not_1;  // algorithms/zuc/c/zuc.c:75
  wire [0:0] xor_2 = or_cond45 ^ 1'd1;
  wire [0:0] xor_8 = cmp_i52_q ^ 1'd1;
  wire [0:0] and_1 = xor_2 & xor_8;
  wire [0:0] tobool29_not = select_2_q == 3'd0;
  wire [31:0] load_18 = s_rdata0_i;  // algorithms/zuc/c/zuc.c:18
  wire [31:0] shr8_i_i65 = {15'd0, load_18[31:15]};  // algorithms/zuc/c/zuc.c:18
  wire [16:0] shr8_i_i65_1 = shr8_i_i65[16:0];  // algorithms/zuc/c/zuc.c:18
  wire [31:0] or9_i_i66 = {15'd0, shr8_i_i65_1};  // algorithms/zuc/c/zuc.c:18
  wire [31:0] shl7_i_i64 = {load_18_1_q[15:0], 16'd0};  // algorithms/zuc/c/zuc.c:18
  wire [31:0] or9_i_i66_1 = or9_i_i66 | shl7_i_i64;  // algorithms/zuc/c/zuc.c:18
  wire [31:0] xor_i99 = add_i_i68_q ^ or9_i_i66_1;  // algorithms/zuc/c/zuc.c:45
  wire [0:0] cmp45 = n10_0117_q == cmp20_not;
  wire [2:0] cond42 = cmp45 ? add_i103_q : 3'd0;  // algorithms/zuc/c/zuc.c:78
  wire [0:0] cmp_i52 = op_q == 8'd1;  // algorithms/zuc/c/standard.h:75
  wire [63:0] shl = {32'd0, before_0116_q};  // algorithms/zuc/c/zuc.c:81
  wire [63:0] shl_1 = {shl[31:0], 32'd0};  // algorithms/zuc/c/zuc.c:81
  wire [63:0] or_5 = {32'd0, xor_i99};  // algorithms/zuc/c/zuc.c:81
  wire [63:0] or_1 = shl_1 | or_5;  // algorithms/zuc/c/zuc.c:81
  wire [0:0] or_cond_1 = tobool48_q & cmp45;  // algorithms/zuc/c/zuc.c:82
  wire [4:0] cond52_1 = len_bits_q[4:0];  // algorithms/zuc/c/zuc.c:82
  wire [5:0] cond52_2 = {1'd0, cond52_1};  // algorithms/zuc/c/zuc.c:82
  wire [5:0] cond52 = or_cond_1 ? cond52_2 : 6'h20;  // algorithms/zuc/c/zuc.c:82
  wire [4:0] pre = len_bits_q[4:0];  // algorithms/zuc/c/zuc.c:65
  wire [0:0] tobool48 = pre != 5'd0;
  wire [28:0] add_1 = {1'd0, select_4_q};  // algorithms/zuc/c/zuc.c:71
  wire [28:0] add_2 = {28'd0, cmp_i52_q};  // algorithms/zuc/c/zuc.c:71
  wire [28:0] add = add_1 + add_2;  // algorithms/zuc/c/zuc.c:71
  wire [1:0] select_73 = cmp_i52_q ? 2'd2 : 2'd0;  // algorithms/zuc/c/zuc.c:73
  wire [28:0] zext_73 = {27'd0, select_73};  // algorithms/zuc/c/zuc.c:73
  wire [28:0] add_73 = add_1 + zext_73;  // algorithms/zuc/c/zuc.c:73
  wire [34:0] trunc_78 = iv0_q[34:0];  // algorithms/zuc/c/standard.h:78
  wire [34:0] and_78 = trunc_78 & 35'h400000000;  // algorithms/zuc/c/standard.h:78
  wire [0:0] not_1 = and_78 == 35'd0;  // algorithms/zuc/c/standard.h:78
  wire [55:0] or_6 = not_1 ? 56'd0 : 56'h80000000000080;  // algorithms/zuc/c/standard.h:78
  wire [55:0] cond_i54 = cmp_i52 ? or_6 : 56'd0;  // algorithms/zuc/c/standard.h:78
  wire [39:0] cond_i53_1 = iv0_q[39:0];  // algorithms/zuc/c/standard.h:75
  wire [39:0] cond_v = cmp_i52 ? 40'hf8ffffffff : 40'hffffffffff;  // algorithms/zuc/c/standard.h:75
  wire [39:0] cond_i53 = cond_i53_1 & cond_v;  // algorithms/zuc/c/standard.h:75
  wire [31:0] load_16_1 = s_rdata0_i;  // algorithms/zuc/c/zuc.c:16
  wire [31:0] load_15_1 = s_rdata0_i;  // algorithms/zuc/c/zuc.c:15
  wire [31:0] shl_15 = {load_15_1[30:0], 1'd0};  // algorithms/zuc/c/zuc.c:15
  wire [31:0] shl_i18 = shl_15 & 32'hffff0000;  // algorithms/zuc/c/zuc.c:15
  wire [31:0] load_23_1 = r1_rdata0_i;  // algorithms/zuc/c/zuc.c:23
  wire [31:0] load_16_3 = s_rdata0_i;  // algorithms/zuc/c/zuc.c:16
  wire [31:0] load_15_2 = s_rdata0_i;  // algorithms/zuc/c/zuc.c:15
  wire [15:0] and_i_i58 = load_15_2[15:0];  // algorithms/zuc/c/zuc.c:15
  wire [31:0] or_i1 = {16'd0, and_i_i58};  // algorithms/zuc/c/zuc.c:15
  wire [31:0] or_i1_1 = shl_i_i57_q | or_i1;  // algorithms/zuc/c/zuc.c:15
  wire [31:0] xor_i_i67 = load_23_1_q ^ or_i1_1;  // algorithms/zuc/c/zuc.c:23
  wire [31:0] add_i_i68 = xor_i_i67 + load_23_q;  // algorithms/zuc/c/zuc.c:23
  wire [31:0] load_18_1 = s_rdata0_i;  // algorithms/zuc/c/zuc.c:18
  wire [4:0] sub = len_bits_q[4:0];
  wire [4:0] sub_1 = sub + 5'h1f;
  wire [4:0] shr_i101 = {3'd0, sub_1[4:3]};
  wire [1:0] shr_i101_1 = shr_i101[1:0];
  wire [2:0] add_i103_1 = {1'd0, shr_i101_1};
  wire [2:0] add_i103 = add_i103_1 + 3'd1;
  wire [31:0] shr = {5'd0, len_bits_q[31:5]};  // algorithms/zuc/c/standard.h:90
  wire [26:0] shr_1 = shr[26:0];  // algorithms/zuc/c/standard.h:90
  wire [27:0] add_3 = {1'd0, shr_1};  // algorithms/zuc/c/standard.h:90
  wire [0:0] cmp_i46 = pre != 5'd0;  // algorithms/zuc/c/standard.h:90
  wire [27:0] add_4 = {27'd0, cmp_i46};  // algorithms/zuc/c/standard.h:90
  wire [27:0] add_5 = add_3 + add_4;  // algorithms/zuc/c/standard.h:90
  wire [27:0] select_4 = xor_1 ? add_5 : 28'd0;
  wire [31:0] load_15_3 = s_rdata0_i;  // algorithms/zuc/c/zuc.c:15
  wire [31:0] shl_15_1 = {load_15_3[30:0], 1'd0};  // algorithms/zuc/c/zuc.c:15
  wire [31:0] shl_i_i57 = shl_15_1 & 32'hffff0000;  // algorithms/zuc/c/zuc.c:15

  wire wants_status = (state_q == S_0_1);
  wire wants_in = (state_q == S_5_9 && xor_2_q) || (state_q == S_10_0);
  wire wants_out = (state_q == S_5_9 && and_1_q);
  wire stall = (wants_in && !data_in_valid_i) || (wants_out && !data_out_ready_i);
  assign data_in_ready_o = wants_in && !(wants_out && !data_out_ready_i);
  assign data_out_valid_o = wants_out && !(wants_in && !data_in_valid_i);
  assign data_out_data_o = ({32{(state_q == S_5_9 && and_1_q)}} & cond34);
  assign data_out_last_o = ({3{(state_q == S_5_9 && and_1_q)}} & cond42_q);
  assign status_valid_o = wants_status && !stall;
  assign status_o = ({8{(state_q == S_0_1)}} & zext_66);
  assign s_raddr0_o = ({4{((state_q == S_3_3) || (state_q == S_5_3))}} & (4'd5))
    | ({4{((state_q == S_3_1) || (state_q == S_5_1))}} & (4'd9))
    | ({4{((state_q == S_3_2) || (state_q == S_5_2))}} & (4'd7))
    | ({4{((state_q == S_3_5) || (state_q == S_5_5))}} & (4'he))
    | ({4{state_q == S_5_7}} & (4'd0))
    | ({4{((state_q == S_3_0) || (state_q == S_5_0))}} & (4'hb))
    | ({4{((state_q == S_3_4) || (state_q == S_5_4))}} & (4'hf))
    | ({4{state_q == S_5_6}} & (4'd2));
  assign s_re0_o = ((state_q == S_3_3 && !stall) || (state_q == S_5_3 && !stall) || (state_q == S_3_1 && !stall) || (state_q == S_3_2 && !stall) || (state_q == S_3_5 && !stall) || (state_q == S_5_1 && !stall) || (state_q == S_5_2 && !stall) || (state_q == S_5_7 && !stall) || (state_q == S_3_0 && !stall) || (state_q == S_3_4 && !stall) || (state_q == S_5_0 && !stall) || (state_q == S_5_5 && !stall) || (state_q == S_5_6 && !stall) || (state_q == S_5_4 && !stall));
  assign s0_raddr0_o = ({8{state_q == S_3_3}} & (shr_i_1))
    | ({8{state_q == S_3_4}} & (shr_i33_1))
    | ({8{state_q == S_5_3}} & (shr_i_i77_1))
    | ({8{state_q == S_5_4}} & (shr_i11_1));
  assign s0_re0_o = ((state_q == S_3_3 && !stall) || (state_q == S_3_4 && !stall) || (state_q == S_5_3 && !stall) || (state_q == S_5_4 && !stall));
  assign s1_raddr0_o = ({8{state_q == S_3_3}} & (shr1_i_1))
    | ({8{state_q == S_3_4}} & (shr1_i38_1))
    | ({8{state_q == S_5_3}} & (shr1_i_i81_1))
    | ({8{state_q == S_5_4}} & (shr1_i16_1));
  assign s1_re0_o = ((state_q == S_3_3 && !stall) || (state_q == S_3_4 && !stall) || (state_q == S_5_3 && !stall) || (state_q == S_5_4 && !stall));
  assign s0_raddr1_o = ({8{state_q == S_3_3}} & (shr6_i_1))
    | ({8{state_q == S_3_4}} & (shr6_i45_1))
    | ({8{state_q == S_5_3}} & (shr6_i_i86_1))
    | ({8{state_q == S_5_4}} & (shr6_i23_1));
  assign s0_re1_o = ((state_q == S_3_3 && !stall) || (state_q == S_3_4 && !stall) || (state_q == S_5_3 && !stall) || (state_q == S_5_4 && !stall));
  assign s1_raddr1_o = ({8{state_q == S_3_3}} & (and13_i))
    | ({8{state_q == S_3_4}} & (and13_i52))
    | ({8{state_q == S_5_3}} & (and13_i_i93))
    | ({8{state_q == S_5_4}} & (and13_i30));
  assign s1_re1_o = ((state_q == S_3_3 && !stall) || (state_q == S_3_4 && !stall) || (state_q == S_5_3 && !stall) || (state_q == S_5_4 && !stall));
  assign d_raddr0_o = ({4{state_q == S_2_0}} & (idxprom_i));
  assign d_re0_o = (state_q == S_2_0 && !stall);
  assign r2_raddr0_o = ((state_q == S_5_0) && (1'd0));
  assign r2_re0_o = (state_q == S_5_0 && !stall);
  assign r1_raddr0_o = ((state_q == S_5_0) && (1'd0));
  assign r1_re0_o = (state_q == S_5_0 && !stall);
  assign s_waddr_o = ({4{state_q == S_2_1}} & (idxprom_i));
  assign s_wdata_o = ({32{state_q == S_2_1}} & (zext_53));
  assign s_we_o = (state_q == S_2_1 && !stall);
  assign r1_waddr_o = (((state_q == S_3_4) || (state_q == S_5_4)) && (1'd0));
  assign r1_wdata_o = ({32{state_q == S_3_4}} & (or17_i_5))
    | ({32{state_q == S_5_4}} & (or17_i_i97_5));
  assign r1_we_o = ((state_q == S_3_4 && !stall) || (state_q == S_5_4 && !stall));
  assign r2_waddr_o = (((state_q == S_3_5) || (state_q == S_5_5)) && (1'd0));
  assign r2_wdata_o = ({32{state_q == S_3_5}} & (or17_i56_5))
    | ({32{state_q == S_5_5}} & (or17_i34_5));
  assign r2_we_o = ((state_q == S_3_5 && !stall) || (state_q == S_5_5 && !stall));
  assign clock_register_start_o = ((state_q == S_3_6 && !stall) || (state_q == S_5_8 && !stall));
  assign clock_register_arg0_o = ({32{state_q == S_3_6}} & (zext_58))
    | ({32{state_q == S_5_8}} & (32'd0));

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
      S_0_0: begin  // entry, lines 65, 67, 84, 86, 90-91
        xor_1_q <= xor_1;
        select_q <= select;
        select_1_q <= select_1;
        tobool3_not109_q <= tobool3_not109;
        add_i51_q <= add_i51;
        select_4_q <= select_4;
        state_q <= S_0_1;
      end
      S_0_1: begin  // entry, lines 66
        select_2_q <= select_2;
        if (tobool3_not109_q) begin
          state_q <= S_1_0;
        end else begin
          state_q <= S_10_0;
          n_0110_q <= zext;
        end
      end
      S_1_0: begin  // for.cond.cleanup, lines 75, 78
        cmp_i52_q <= cmp_i52;
        cond_i54_q <= cond_i54;
        cond_i53_q <= cond_i53;
        state_q <= S_2_0;
        i_057_q <= 5'd0;
      end
      S_2_0: begin  // for.body.i, lines 53, 66, 70
        high_sink_i11_q <= high_sink_i11;
        mul1_sink_i_q <= mul1_sink_i;
        load_66_q <= load_66;
        high_sink_i_q <= high_sink_i;
        exitcond_not_q <= exitcond_not;
        inc_q <= inc;
        state_q <= S_2_1;
      end
      S_2_1: begin  // for.body.i, lines 53, 66, 70
        if (exitcond_not_q) begin
          state_q <= S_3_0;
          n_062_q <= 6'd0;
          or17_i5861_q <= 32'd0;
          or17_i565960_q <= 32'd0;
        end else begin
          state_q <= S_2_0;
          i_057_q <= inc_q;
        end
      end
      S_3_0: begin  // for.body6.i, lines 16, 56
        exitcond63_not_q <= exitcond63_not;
        inc9_q <= inc9;
        load_16_1_q <= load_16_1;
        state_q <= S_3_1;
      end
      S_3_1: begin  // for.body6.i, lines 16, 23-25
        add1_i_q <= add1_i;
        state_q <= S_3_2;
      end
      S_3_2: begin  // for.body6.i, lines 17
        load_17_1_q <= load_17_1;
        state_q <= S_3_3;
      end
      S_3_3: begin  // for.body6.i, lines 17, 23-25, 52, 56-57, 61-62
        xor6_i32_q <= xor6_i32;
        state_q <= S_3_4;
      end
      S_3_4: begin  // for.body6.i, lines 15, 24, 61-62
        or17_i_5_q <= or17_i_5;
        shl_i18_q <= shl_i18;
        state_q <= S_3_5;
      end
      S_3_5: begin  // for.body6.i, lines 15, 23, 25, 58, 61
        add_i_q <= add_i;
        or17_i56_5_q <= or17_i56_5;
        state_q <= S_3_6;
      end
      S_3_6: begin  // for.body6.i, lines 58
        state_q <= S_3_6_WAIT;
      end
      S_3_6_WAIT: begin
        if (clock_register_done_i) begin
          state_q <= S_3_7;
        end
      end
      S_3_7: begin  // for.body6.i
        if (exitcond63_not_q) begin
          state_q <= S_4_0;
        end else begin
          state_q <= S_3_0;
          n_062_q <= inc9_q;
          or17_i5861_q <= or17_i_5_q;
          or17_i565960_q <= or17_i56_5_q;
        end
      end
      S_4_0: begin  // initialise.exit, lines 71, 73
        tobool29_not_q <= tobool29_not;
        tobool48_q <= tobool48;
        add_q <= add;
        add_73_q <= add_73;
        add_i103_q <= add_i103;
        state_q <= S_5_0;
        tag_0118_q <= 32'd0;
        n10_0117_q <= 32'd0;
        before_0116_q <= 32'd0;
      end
      S_5_0: begin  // for.body16, lines 16, 23, 75, 78, 81-82
        load_23_q <= load_23;
        xor_2_q <= xor_2;
        and_1_q <= and_1;
        cond42_q <= cond42;
        or_cond45_q <= or_cond45;
        cond52_q <= cond52;
        load_23_1_q <= load_23_1;
        load_16_3_q <= load_16_3;
        state_q <= S_5_1;
      end
      S_5_1: begin  // for.body16, lines 16, 23-25
        add1_i_i69_q <= add1_i_i69;
        state_q <= S_5_2;
      end
      S_5_2: begin  // for.body16, lines 17
        load_17_3_q <= load_17_3;
        state_q <= S_5_3;
      end
      S_5_3: begin  // for.body16, lines 17, 23-25, 52, 56-57, 61-62
        xor6_i10_q <= xor6_i10;
        state_q <= S_5_4;
      end
      S_5_4: begin  // for.body16, lines 15, 24, 61-62
        shl_i_i57_q <= shl_i_i57;
        state_q <= S_5_5;
      end
      S_5_5: begin  // for.body16, lines 15, 23, 25, 61
        add_i_i68_q <= add_i_i68;
        state_q <= S_5_6;
      end
      S_5_6: begin  // for.body16, lines 18
        load_18_1_q <= load_18_1;
        state_q <= S_5_7;
      end
      S_5_7: begin  // for.body16, lines 18, 45, 81
        xor_i99_q <= xor_i99;
        or_1_q <= or_1;
        state_q <= S_5_8;
      end
      S_5_8: begin  // for.body16, lines 46
        state_q <= S_5_8_WAIT;
      end
      S_5_8_WAIT: begin
        if (clock_register_done_i) begin
          state_q <= S_5_9;
        end
      end
      S_5_9: begin  // for.body16, lines 53, 76, 78
        if (or_cond45_q) begin
          state_q <= S_8_0;
          tag_1_q <= tag_0118_q;
        end else if (cmp_i52_q) begin
          state_q <= S_6_0;
          i_0114_q <= 6'd0;
          tag_3113_q <= tag_0118_q;
          window_0112_q <= or_1_q;
          m_0111_q <= or5_7;
        end else begin
          state_q <= S_8_0;
          tag_1_q <= tag_0118_q;
        end
      end
      S_6_0: begin  // for.body57, lines 84-87
        select_3_q <= select_3;
        if (exitcond_not_1) begin
          state_q <= S_7_0;
        end else begin
          state_q <= S_6_0;
          i_0114_q <= inc_1;
          tag_3113_q <= select_3;
          window_0112_q <= shl70;
          m_0111_q <= shl69;
        end
      end
      S_7_0: begin  // for.cond.cleanup56, lines 89
        state_q <= S_8_0;
        tag_1_q <= spec_select;
      end
      S_8_0: begin  // if.end81, lines 73
        if (exitcond119_not_1) begin
          state_q <= S_9_0;
        end else begin
          state_q <= S_5_0;
          tag_0118_q <= tag_1_q;
          n10_0117_q <= inc83;
          before_0116_q <= xor_i99_q;
        end
      end
      S_9_0: begin  // for.cond.cleanup15, lines 94
        state_q <= S_IDLE;
        done_q <= 1'b1;
        return_q <= cond94;
      end
      S_10_0: begin  // for.body, lines 67
        if (tobool3_not) begin
          state_q <= S_1_0;
        end else begin
          state_q <= S_10_0;
          n_0110_q <= dec;
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

// clock_register, from algorithms/zuc/c/zuc.c:30.
module tnd_zuc_c_baseline_clock_register (
  input  logic clk_i,
  input  logic rst_ni,
  input  logic start_i,
  output logic done_o,
  input  logic [31:0] u_i,
  output logic [3:0] s_raddr0_o,
  output logic s_re0_o,
  input  logic [31:0] s_rdata0_i,
  output logic [3:0] s_waddr_o,
  output logic [31:0] s_wdata_o,
  output logic [0:0] s_we_o
);

  typedef enum logic [3:0] {
    S_IDLE,
    S_0_0,
    S_0_1,
    S_0_2,
    S_0_3,
    S_0_4,
    S_1_0,
    S_2_0,
    S_2_1,
    S_2_2
  } state_t;
  state_t state_q;

  logic done_q;
  assign done_o = done_q;
  logic [31:0] u_q;
  logic [3:0] i_047_q;
  logic [31:0] add_i31_q;  // algorithms/zuc/c/standard.h:46
  logic [31:0] add_i39_1_q;  // algorithms/zuc/c/standard.h:46
  logic [31:0] add_i15_q;  // algorithms/zuc/c/standard.h:46
  logic [31:0] add_i23_1_q;  // algorithms/zuc/c/standard.h:46
  logic [30:0] and_i30_q;  // algorithms/zuc/c/standard.h:51
  logic [30:0] and_i38_q;  // algorithms/zuc/c/standard.h:51
  logic [31:0] load_31_q;  // algorithms/zuc/c/zuc.c:31
  logic [31:0] load_32_q;  // algorithms/zuc/c/zuc.c:32
  logic [31:0] load_33_q;  // algorithms/zuc/c/zuc.c:33
  logic [31:0] load_34_q;  // algorithms/zuc/c/zuc.c:34
  logic [31:0] load_35_q;  // algorithms/zuc/c/zuc.c:35

  wire [3:0] add = i_047_q + 4'd1;  // algorithms/zuc/c/zuc.c:38
  wire [31:0] load_38 = s_rdata0_i;  // algorithms/zuc/c/zuc.c:38
  wire [0:0] exitcond_not = add == 4'hf;  // algorithms/zuc/c/zuc.c:38
  wire [30:0] and_i32 = add_i31_q[30:0];  // algorithms/zuc/c/standard.h:47
  wire [31:0] add_i39 = {1'd0, and_i32};  // algorithms/zuc/c/standard.h:46
  wire [31:0] add_i39_2 = add_i39 + add_i39_1_q;  // algorithms/zuc/c/standard.h:46
  wire [30:0] and_i40 = add_i39_2[30:0];  // algorithms/zuc/c/standard.h:47
  wire [31:0] add_i43 = {1'd0, and_i40};  // algorithms/zuc/c/standard.h:46
  wire [31:0] shr_i41 = {31'd0, add_i39_2[31]};  // algorithms/zuc/c/standard.h:47
  wire [0:0] shr_i41_1 = shr_i41[0];  // algorithms/zuc/c/standard.h:47
  wire [31:0] add_i43_1 = {31'd0, shr_i41_1};  // algorithms/zuc/c/standard.h:46
  wire [31:0] add_i43_2 = u_q + add_i43_1;  // algorithms/zuc/c/standard.h:46
  wire [31:0] add_i43_3 = add_i43 + add_i43_2;  // algorithms/zuc/c/standard.h:46
  wire [30:0] and_i44 = add_i43_3[30:0];  // algorithms/zuc/c/standard.h:47
  wire [31:0] add1_i46 = {1'd0, and_i44};  // algorithms/zuc/c/standard.h:47
  wire [31:0] shr_i45 = {31'd0, add_i43_3[31]};  // algorithms/zuc/c/standard.h:47
  wire [0:0] shr_i45_1 = shr_i45[0];  // algorithms/zuc/c/standard.h:47
  wire [31:0] add1_i46_1 = {31'd0, shr_i45_1};  // algorithms/zuc/c/standard.h:47
  wire [31:0] add1_i46_2 = add1_i46 + add1_i46_1;  // algorithms/zuc/c/standard.h:47
  wire [30:0] and_i16 = add_i15_q[30:0];  // algorithms/zuc/c/standard.h:47
  wire [31:0] add_i23 = {1'd0, and_i16};  // algorithms/zuc/c/standard.h:46
  wire [31:0] add_i23_2 = add_i23 + add_i23_1_q;  // algorithms/zuc/c/standard.h:46
  wire [30:0] and_i24 = add_i23_2[30:0];  // algorithms/zuc/c/standard.h:47
  wire [31:0] add_i31_1 = {1'd0, and_i24};  // algorithms/zuc/c/standard.h:46
  wire [31:0] add_i31_2 = {1'd0, and_i30_q};  // algorithms/zuc/c/standard.h:46
  wire [31:0] shr_i25 = {31'd0, add_i23_2[31]};  // algorithms/zuc/c/standard.h:47
  wire [0:0] shr_i25_1 = shr_i25[0];  // algorithms/zuc/c/standard.h:47
  wire [31:0] add_i31_3 = {31'd0, shr_i25_1};  // algorithms/zuc/c/standard.h:46
  wire [31:0] add_i31_4 = add_i31_2 + add_i31_3;  // algorithms/zuc/c/standard.h:46
  wire [31:0] add_i31 = add_i31_1 + add_i31_4;  // algorithms/zuc/c/standard.h:46
  wire [31:0] add_i39_3 = {1'd0, and_i38_q};  // algorithms/zuc/c/standard.h:46
  wire [31:0] shr_i33 = {31'd0, add_i31[31]};  // algorithms/zuc/c/standard.h:47
  wire [0:0] shr_i33_1 = shr_i33[0];  // algorithms/zuc/c/standard.h:47
  wire [31:0] add_i39_4 = {31'd0, shr_i33_1};  // algorithms/zuc/c/standard.h:46
  wire [31:0] add_i39_1 = add_i39_3 + add_i39_4;  // algorithms/zuc/c/standard.h:46
  wire [22:0] shl = load_31_q[22:0];  // algorithms/zuc/c/standard.h:51
  wire [30:0] shl_1 = {8'd0, shl};  // algorithms/zuc/c/standard.h:51
  wire [30:0] shl_2 = {shl_1[22:0], 8'd0};  // algorithms/zuc/c/standard.h:51
  wire [30:0] shl_i_masked = shl_2 & 31'h7fffff00;  // algorithms/zuc/c/standard.h:51
  wire [31:0] shr = {23'd0, load_31_q[31:23]};  // algorithms/zuc/c/standard.h:51
  wire [8:0] shr_1 = shr[8:0];  // algorithms/zuc/c/standard.h:51
  wire [30:0] and_1 = {22'd0, shr_1};  // algorithms/zuc/c/standard.h:51
  wire [30:0] and_2 = shl_i_masked | and_1;  // algorithms/zuc/c/standard.h:51
  wire [31:0] add_1 = {1'd0, and_2};  // algorithms/zuc/c/standard.h:46
  wire [31:0] add_2 = add_1 + load_31_q;  // algorithms/zuc/c/standard.h:46
  wire [30:0] and_i9 = add_2[30:0];  // algorithms/zuc/c/standard.h:47
  wire [31:0] add_i15_1 = {1'd0, and_i9};  // algorithms/zuc/c/standard.h:46
  wire [10:0] shl_i11 = load_32_q[10:0];  // algorithms/zuc/c/standard.h:51
  wire [30:0] shl_i11_1 = {20'd0, shl_i11};  // algorithms/zuc/c/standard.h:51
  wire [30:0] shl_i11_2 = {shl_i11_1[10:0], 20'd0};  // algorithms/zuc/c/standard.h:51
  wire [30:0] shl_i11_masked = shl_i11_2 & 31'h7ff00000;  // algorithms/zuc/c/standard.h:51
  wire [31:0] shr_i12 = {11'd0, load_32_q[31:11]};  // algorithms/zuc/c/standard.h:51
  wire [20:0] shr_i12_1 = shr_i12[20:0];  // algorithms/zuc/c/standard.h:51
  wire [30:0] and_i14 = {10'd0, shr_i12_1};  // algorithms/zuc/c/standard.h:51
  wire [30:0] and_i14_1 = shl_i11_masked | and_i14;  // algorithms/zuc/c/standard.h:51
  wire [31:0] add_i15_2 = {1'd0, and_i14_1};  // algorithms/zuc/c/standard.h:46
  wire [31:0] shr_i10 = {31'd0, add_2[31]};  // algorithms/zuc/c/standard.h:47
  wire [0:0] shr_i10_1 = shr_i10[0];  // algorithms/zuc/c/standard.h:47
  wire [31:0] add_i15_3 = {31'd0, shr_i10_1};  // algorithms/zuc/c/standard.h:46
  wire [31:0] add_i15_4 = add_i15_2 + add_i15_3;  // algorithms/zuc/c/standard.h:46
  wire [31:0] add_i15 = add_i15_1 + add_i15_4;  // algorithms/zuc/c/standard.h:46
  wire [9:0] shl_i19 = load_33_q[9:0];  // algorithms/zuc/c/standard.h:51
  wire [30:0] shl_i19_1 = {21'd0, shl_i19};  // algorithms/zuc/c/standard.h:51
  wire [30:0] shl_i19_2 = {shl_i19_1[9:0], 21'd0};  // algorithms/zuc/c/standard.h:51
  wire [30:0] shl_i19_masked = shl_i19_2 & 31'h7fe00000;  // algorithms/zuc/c/standard.h:51
  wire [31:0] shr_i20 = {10'd0, load_33_q[31:10]};  // algorithms/zuc/c/standard.h:51
  wire [21:0] shr_i20_1 = shr_i20[21:0];  // algorithms/zuc/c/standard.h:51
  wire [30:0] and_i22 = {9'd0, shr_i20_1};  // algorithms/zuc/c/standard.h:51
  wire [30:0] and_i22_1 = shl_i19_masked | and_i22;  // algorithms/zuc/c/standard.h:51
  wire [31:0] add_i23_3 = {1'd0, and_i22_1};  // algorithms/zuc/c/standard.h:46
  wire [31:0] shr_i17 = {31'd0, add_i15[31]};  // algorithms/zuc/c/standard.h:47
  wire [0:0] shr_i17_1 = shr_i17[0];  // algorithms/zuc/c/standard.h:47
  wire [31:0] add_i23_4 = {31'd0, shr_i17_1};  // algorithms/zuc/c/standard.h:46
  wire [31:0] add_i23_1 = add_i23_3 + add_i23_4;  // algorithms/zuc/c/standard.h:46
  wire [13:0] shl_i27 = load_34_q[13:0];  // algorithms/zuc/c/standard.h:51
  wire [30:0] shl_i27_1 = {17'd0, shl_i27};  // algorithms/zuc/c/standard.h:51
  wire [30:0] shl_i27_2 = {shl_i27_1[13:0], 17'd0};  // algorithms/zuc/c/standard.h:51
  wire [30:0] shl_i27_masked = shl_i27_2 & 31'h7ffe0000;  // algorithms/zuc/c/standard.h:51
  wire [31:0] shr_i28 = {14'd0, load_34_q[31:14]};  // algorithms/zuc/c/standard.h:51
  wire [17:0] shr_i28_1 = shr_i28[17:0];  // algorithms/zuc/c/standard.h:51
  wire [30:0] and_i30_1 = {13'd0, shr_i28_1};  // algorithms/zuc/c/standard.h:51
  wire [30:0] and_i30 = shl_i27_masked | and_i30_1;  // algorithms/zuc/c/standard.h:51
  wire [15:0] shl_i35 = load_35_q[15:0];  // algorithms/zuc/c/standard.h:51
  wire [30:0] shl_i35_1 = {15'd0, shl_i35};  // algorithms/zuc/c/standard.h:51
  wire [30:0] shl_i35_2 = {shl_i35_1[15:0], 15'd0};  // algorithms/zuc/c/standard.h:51
  wire [30:0] shl_i35_masked = shl_i35_2 & 31'h7fff8000;  // algorithms/zuc/c/standard.h:51
  wire [31:0] shr_i36 = {16'd0, load_35_q[31:16]};  // algorithms/zuc/c/standard.h:51
  wire [15:0] shr_i36_1 = shr_i36[15:0];  // algorithms/zuc/c/standard.h:51
  wire [30:0] and_i38_1 = {15'd0, shr_i36_1};  // algorithms/zuc/c/standard.h:51
  wire [30:0] and_i38 = shl_i35_masked | and_i38_1;  // algorithms/zuc/c/standard.h:51
  wire [31:0] load_31 = s_rdata0_i;  // algorithms/zuc/c/zuc.c:31
  wire [31:0] load_32 = s_rdata0_i;  // algorithms/zuc/c/zuc.c:32
  wire [31:0] load_33 = s_rdata0_i;  // algorithms/zuc/c/zuc.c:33
  wire [31:0] load_34 = s_rdata0_i;  // algorithms/zuc/c/zuc.c:34
  wire [31:0] load_35 = s_rdata0_i;  // algorithms/zuc/c/zuc.c:35

  assign s_raddr0_o = ({4{state_q == S_1_0}} & (add))
    | ({4{state_q == S_0_0}} & (4'd0))
    | ({4{state_q == S_0_1}} & (4'd4))
    | ({4{state_q == S_0_2}} & (4'ha))
    | ({4{state_q == S_0_3}} & (4'hd))
    | ({4{state_q == S_0_4}} & (4'hf));
  assign s_re0_o = ((state_q == S_1_0) || (state_q == S_0_0) || (state_q == S_0_1) || (state_q == S_0_2) || (state_q == S_0_3) || (state_q == S_0_4));
  assign s_waddr_o = ({4{state_q == S_1_0}} & (i_047_q))
    | ({4{state_q == S_2_2}} & (4'hf));
  assign s_wdata_o = ({32{state_q == S_1_0}} & (load_38))
    | ({32{state_q == S_2_2}} & (add1_i46_2));
  assign s_we_o = ((state_q == S_1_0) || (state_q == S_2_2));

  always_ff @(posedge clk_i) begin
    done_q <= 1'b0;
    case (state_q)
      S_IDLE: if (start_i) begin
        state_q <= S_0_0;
        u_q <= u_i;
      end
      S_0_0: begin  // entry, lines 31
        load_31_q <= load_31;
        state_q <= S_0_1;
      end
      S_0_1: begin  // entry, lines 32
        load_32_q <= load_32;
        state_q <= S_0_2;
      end
      S_0_2: begin  // entry, lines 33
        load_33_q <= load_33;
        state_q <= S_0_3;
      end
      S_0_3: begin  // entry, lines 34
        load_34_q <= load_34;
        state_q <= S_0_4;
      end
      S_0_4: begin  // entry, lines 35
        load_35_q <= load_35;
        state_q <= S_1_0;
        i_047_q <= 4'd0;
      end
      S_1_0: begin  // for.body, lines 38
        if (exitcond_not) begin
          state_q <= S_2_0;
        end else begin
          state_q <= S_1_0;
          i_047_q <= add;
        end
      end
      S_2_0: begin  // for.cond.cleanup, lines 46-47, 51
        add_i15_q <= add_i15;
        add_i23_1_q <= add_i23_1;
        and_i30_q <= and_i30;
        and_i38_q <= and_i38;
        state_q <= S_2_1;
      end
      S_2_1: begin  // for.cond.cleanup, lines 46-47
        add_i31_q <= add_i31;
        add_i39_1_q <= add_i39_1;
        state_q <= S_2_2;
      end
      S_2_2: begin  // for.cond.cleanup, lines 39, 46-47
        state_q <= S_IDLE;
        done_q <= 1'b1;
      end
      default: state_q <= S_IDLE;
    endcase
    if (!rst_ni) begin
      state_q <= S_IDLE;
      done_q <= 1'b0;
    end
  end
endmodule

// d, from algorithms/zuc/c/standard.h:66: 16 words of 16 bits.
module tnd_zuc_c_baseline_mem_d (
  input  logic clk_i,
  input  logic [3:0] raddr0_i,
  input  logic re0_i,
  output logic [15:0] rdata0_o
);
  (* no_rw_check *)
  logic [15:0] words [16];
  initial begin
    words[0] = 16'h44d7;
    words[1] = 16'h26bc;
    words[2] = 16'h626b;
    words[3] = 16'h135e;
    words[4] = 16'h5789;
    words[5] = 16'h35e2;
    words[6] = 16'h7135;
    words[7] = 16'h9af;
    words[8] = 16'h4d78;
    words[9] = 16'h2f13;
    words[10] = 16'h6bc4;
    words[11] = 16'h1af1;
    words[12] = 16'h5e26;
    words[13] = 16'h3c4d;
    words[14] = 16'h789a;
    words[15] = 16'h47ac;
  end
  assign rdata0_o = words[raddr0_i];
  logic unused;
  assign unused = ^{re0_i, clk_i};
endmodule

// s, from algorithms/zuc/c/zuc.c:53: 16 words of 32 bits.
module tnd_zuc_c_baseline_mem_s (
  input  logic clk_i,
  input  logic [3:0] raddr0_i,
  input  logic re0_i,
  output logic [31:0] rdata0_o,
  input  logic [3:0] waddr_i,
  input  logic [31:0] wdata_i,
  input  logic [0:0] we_i
);
  (* no_rw_check *)
  logic [31:0] words [16];
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

// s0, from algorithms/zuc/c/standard.h:61: 256 words of 8 bits.
module tnd_zuc_c_baseline_mem_s0 (
  input  logic clk_i,
  input  logic [7:0] raddr0_i,
  input  logic re0_i,
  output logic [7:0] rdata0_o,
  input  logic [7:0] raddr1_i,
  input  logic re1_i,
  output logic [7:0] rdata1_o
);
  (* rom_style = "block", no_rw_check *)
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
  always_ff @(posedge clk_i) if (re0_i) rdata0_o <= words[raddr0_i];
  always_ff @(posedge clk_i) if (re1_i) rdata1_o <= words[raddr1_i];
endmodule

// s1, from algorithms/zuc/c/standard.h:61: 256 words of 8 bits.
module tnd_zuc_c_baseline_mem_s1 (
  input  logic clk_i,
  input  logic [7:0] raddr0_i,
  input  logic re0_i,
  output logic [7:0] rdata0_o,
  input  logic [7:0] raddr1_i,
  input  logic re1_i,
  output logic [7:0] rdata1_o
);
  (* rom_style = "block", no_rw_check *)
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
  always_ff @(posedge clk_i) if (re0_i) rdata0_o <= words[raddr0_i];
  always_ff @(posedge clk_i) if (re1_i) rdata1_o <= words[raddr1_i];
endmodule

// r1, from algorithms/zuc/c/zuc.c:24: 1 words of 32 bits.
module tnd_zuc_c_baseline_mem_r1 (
  input  logic clk_i,
  input  logic [0:0] raddr0_i,
  input  logic re0_i,
  output logic [31:0] rdata0_o,
  input  logic [0:0] waddr_i,
  input  logic [31:0] wdata_i,
  input  logic [0:0] we_i
);
  (* no_rw_check *)
  logic [31:0] words [2];
  initial begin
    for (int at = 0; at < 2; at = at + 1) words[at] = '0;
  end
  always_ff @(posedge clk_i) begin
    if (we_i[0]) words[waddr_i] <= wdata_i;
  end
  assign rdata0_o = words[raddr0_i];
  logic unused;
  assign unused = ^{re0_i};
endmodule

// r2, from algorithms/zuc/c/zuc.c:25: 1 words of 32 bits.
module tnd_zuc_c_baseline_mem_r2 (
  input  logic clk_i,
  input  logic [0:0] raddr0_i,
  input  logic re0_i,
  output logic [31:0] rdata0_o,
  input  logic [0:0] waddr_i,
  input  logic [31:0] wdata_i,
  input  logic [0:0] we_i
);
  (* no_rw_check *)
  logic [31:0] words [2];
  initial begin
    for (int at = 0; at < 2; at = at + 1) words[at] = '0;
  end
  always_ff @(posedge clk_i) begin
    if (we_i[0]) words[waddr_i] <= wdata_i;
  end
  assign rdata0_o = words[raddr0_i];
  logic unused;
  assign unused = ^{re0_i};
endmodule

module tnd_zuc_c_baseline_machine (
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
  wire [3:0] zuc__s_raddr0; wire zuc__s_re0;
  wire [7:0] zuc__s0_raddr0; wire zuc__s0_re0;
  wire [7:0] zuc__s1_raddr0; wire zuc__s1_re0;
  wire [7:0] zuc__s0_raddr1; wire zuc__s0_re1;
  wire [7:0] zuc__s1_raddr1; wire zuc__s1_re1;
  wire [3:0] zuc__d_raddr0; wire zuc__d_re0;
  wire [0:0] zuc__r2_raddr0; wire zuc__r2_re0;
  wire [0:0] zuc__r1_raddr0; wire zuc__r1_re0;
  wire [3:0] zuc__s_waddr; wire [31:0] zuc__s_wdata; wire [0:0] zuc__s_we;
  wire [0:0] zuc__r1_waddr; wire [31:0] zuc__r1_wdata; wire [0:0] zuc__r1_we;
  wire [0:0] zuc__r2_waddr; wire [31:0] zuc__r2_wdata; wire [0:0] zuc__r2_we;
  wire zuc__clock_register_start;
  wire [31:0] zuc__clock_register_arg0;
  wire [3:0] clock_register__s_raddr0; wire clock_register__s_re0;
  wire [3:0] clock_register__s_waddr; wire [31:0] clock_register__s_wdata; wire [0:0] clock_register__s_we;
  wire clock_register__done;
  wire [15:0] d_rdata0;
  wire [31:0] s_rdata0;
  wire [7:0] s0_rdata0;
  wire [7:0] s0_rdata1;
  wire [7:0] s1_rdata0;
  wire [7:0] s1_rdata1;
  wire [31:0] r1_rdata0;
  wire [31:0] r2_rdata0;
  tnd_zuc_c_baseline_mem_d u_mem_d (.clk_i(clk_i), .raddr0_i(zuc__d_raddr0), .re0_i(zuc__d_re0), .rdata0_o(d_rdata0));
  tnd_zuc_c_baseline_mem_s u_mem_s (.clk_i(clk_i), .raddr0_i(zuc__s_raddr0 | clock_register__s_raddr0), .re0_i(zuc__s_re0 | clock_register__s_re0), .rdata0_o(s_rdata0), .waddr_i(zuc__s_waddr | clock_register__s_waddr), .wdata_i(zuc__s_wdata | clock_register__s_wdata), .we_i(zuc__s_we | clock_register__s_we));
  tnd_zuc_c_baseline_mem_s0 u_mem_s0 (.clk_i(clk_i), .raddr0_i(zuc__s0_raddr0), .re0_i(zuc__s0_re0), .rdata0_o(s0_rdata0), .raddr1_i(zuc__s0_raddr1), .re1_i(zuc__s0_re1), .rdata1_o(s0_rdata1));
  tnd_zuc_c_baseline_mem_s1 u_mem_s1 (.clk_i(clk_i), .raddr0_i(zuc__s1_raddr0), .re0_i(zuc__s1_re0), .rdata0_o(s1_rdata0), .raddr1_i(zuc__s1_raddr1), .re1_i(zuc__s1_re1), .rdata1_o(s1_rdata1));
  tnd_zuc_c_baseline_mem_r1 u_mem_r1 (.clk_i(clk_i), .raddr0_i(zuc__r1_raddr0), .re0_i(zuc__r1_re0), .rdata0_o(r1_rdata0), .waddr_i(zuc__r1_waddr), .wdata_i(zuc__r1_wdata), .we_i(zuc__r1_we));
  tnd_zuc_c_baseline_mem_r2 u_mem_r2 (.clk_i(clk_i), .raddr0_i(zuc__r2_raddr0), .re0_i(zuc__r2_re0), .rdata0_o(r2_rdata0), .waddr_i(zuc__r2_waddr), .wdata_i(zuc__r2_wdata), .we_i(zuc__r2_we));
  tnd_zuc_c_baseline_zuc u_zuc (
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
    .s_raddr0_o(zuc__s_raddr0),
    .s_re0_o(zuc__s_re0),
    .s_rdata0_i(s_rdata0),
    .s0_raddr0_o(zuc__s0_raddr0),
    .s0_re0_o(zuc__s0_re0),
    .s0_rdata0_i(s0_rdata0),
    .s1_raddr0_o(zuc__s1_raddr0),
    .s1_re0_o(zuc__s1_re0),
    .s1_rdata0_i(s1_rdata0),
    .s0_raddr1_o(zuc__s0_raddr1),
    .s0_re1_o(zuc__s0_re1),
    .s0_rdata1_i(s0_rdata1),
    .s1_raddr1_o(zuc__s1_raddr1),
    .s1_re1_o(zuc__s1_re1),
    .s1_rdata1_i(s1_rdata1),
    .d_raddr0_o(zuc__d_raddr0),
    .d_re0_o(zuc__d_re0),
    .d_rdata0_i(d_rdata0),
    .r2_raddr0_o(zuc__r2_raddr0),
    .r2_re0_o(zuc__r2_re0),
    .r2_rdata0_i(r2_rdata0),
    .r1_raddr0_o(zuc__r1_raddr0),
    .r1_re0_o(zuc__r1_re0),
    .r1_rdata0_i(r1_rdata0),
    .s_waddr_o(zuc__s_waddr),
    .s_wdata_o(zuc__s_wdata),
    .s_we_o(zuc__s_we),
    .r1_waddr_o(zuc__r1_waddr),
    .r1_wdata_o(zuc__r1_wdata),
    .r1_we_o(zuc__r1_we),
    .r2_waddr_o(zuc__r2_waddr),
    .r2_wdata_o(zuc__r2_wdata),
    .r2_we_o(zuc__r2_we),
    .clock_register_start_o(zuc__clock_register_start),
    .clock_register_arg0_o(zuc__clock_register_arg0),
    .clock_register_done_i(clock_register__done)
  );
  tnd_zuc_c_baseline_clock_register u_clock_register (
    .clk_i(clk_i),
    .rst_ni(rst_ni),
    .start_i(zuc__clock_register_start),
    .done_o(clock_register__done),
    .u_i(zuc__clock_register_arg0),
    .s_raddr0_o(clock_register__s_raddr0),
    .s_re0_o(clock_register__s_re0),
    .s_rdata0_i(s_rdata0),
    .s_waddr_o(clock_register__s_waddr),
    .s_wdata_o(clock_register__s_wdata),
    .s_we_o(clock_register__s_we)
  );
  logic busy_q;
  assign idle_o = !busy_q;
  always_ff @(posedge clk_i) busy_q <= rst_ni && ((busy_q && !done_o) || (start_i && idle_o));
endmodule

// tnd_zuc_c_baseline: zuc as a core; made by tandem-hls from zuc.c, function zuc; do not edit.
//
// Contract    docs/formats/core-ports.md, one task at a time
// Reset       rst_ni, active low, synchronous
module tnd_zuc_c_baseline #(
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

  tnd_zuc_c_baseline_skid_in u_in (
    .clk_i(clk_i), .rst_ni(rst_ni), .in_valid_i(data_in_valid_i), .in_ready_o(data_in_ready_o), .in_data_i(masked),
    .out_valid_o(in_valid), .out_ready_i(in_ready), .out_data_o(in_data));
  tnd_zuc_c_baseline_skid_out u_out (
    .clk_i(clk_i), .rst_ni(rst_ni), .in_valid_i(out_valid), .in_ready_o(out_ready), .in_data_i({out_last, given}),
    .out_valid_o(data_out_valid_o), .out_ready_i(data_out_ready_i), .out_data_o({out_bytes, data_out_data_o}));

  tnd_zuc_c_baseline_machine u_machine (
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
module tnd_zuc_c_baseline_skid_in (
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
module tnd_zuc_c_baseline_skid_out (
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
