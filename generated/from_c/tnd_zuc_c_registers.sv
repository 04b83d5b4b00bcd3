// tnd_zuc_c_registers: made by tandem-hls from zuc.c, function zuc; do not edit.
//
// Interface   start_i begins while idle_o is high and takes the arguments; done_o is high for one clock, and
//             return_o stays until the next start. Memories of the caller have one read port, whose word is there
//             one clock after its address, and one write port with an enable for each lane of a word.
// Reset       rst_ni, active low, synchronous; memories keep what is in them
// verilator lint_off DECLFILENAME
// verilator lint_off UNUSEDSIGNAL
// verilator lint_off MULTITOP

// zuc, from algorithms/zuc/c/zuc.c:62.
module tnd_zuc_c_registers_zuc (
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

  typedef enum logic [4:0] {
    S_IDLE,
    S_0_0,
    S_0_1,
    S_1_0,
    S_2_EXIT,
    S_2_0,
    S_3_0,
    S_4_EXIT,
    S_4_0,
    S_4_1,
    S_5_0,
    S_6_0,
    S_6_1,
    S_6_2,
    S_7_EXIT,
    S_7_0,
    S_8_0,
    S_9_0,
    S_10_0,
    S_11_0
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
  logic [0:0] tobool3_not177_q;  // algorithms/zuc/c/zuc.c:67
  logic [31:0] n_0178_q;
  logic [30:0] add_i60_q;  // algorithms/zuc/c/standard.h:91
  logic [31:0] phi_38_3_q;  // algorithms/zuc/c/zuc.c:38
  logic [31:0] phi_16_q;  // algorithms/zuc/c/zuc.c:16
  logic [31:0] phi_16_2_q;  // algorithms/zuc/c/zuc.c:16
  logic [31:0] phi_38_6_q;  // algorithms/zuc/c/zuc.c:38
  logic [31:0] phi_38_7_q;  // algorithms/zuc/c/zuc.c:38
  logic [31:0] phi_38_2_q;  // algorithms/zuc/c/zuc.c:38
  logic [31:0] phi_38_8_q;  // algorithms/zuc/c/zuc.c:38
  logic [31:0] phi_38_1_q;  // algorithms/zuc/c/zuc.c:38
  logic [31:0] phi_38_9_q;  // algorithms/zuc/c/zuc.c:38
  logic [31:0] phi_38_5_q;  // algorithms/zuc/c/zuc.c:38
  logic [31:0] phi_38_10_q;  // algorithms/zuc/c/zuc.c:38
  logic [31:0] phi_38_q;  // algorithms/zuc/c/zuc.c:38
  logic [31:0] phi_38_4_q;  // algorithms/zuc/c/zuc.c:38
  logic [31:0] phi_38_11_q;  // algorithms/zuc/c/zuc.c:38
  logic [31:0] phi_38_12_q;  // algorithms/zuc/c/zuc.c:38
  logic [31:0] add1_i108_q;  // algorithms/zuc/c/standard.h:47
  logic [31:0] or17_i_q;  // algorithms/zuc/c/standard.h:61
  logic [31:0] or17_i64_q;  // algorithms/zuc/c/standard.h:61
  logic [31:0] tag_0187_q;
  logic [31:0] n10_0186_q;
  logic [31:0] before_0185_q;
  logic [7:0] load_61_q;  // algorithms/zuc/c/standard.h:61
  logic [7:0] load_61_1_q;  // algorithms/zuc/c/standard.h:61
  logic [7:0] load_61_2_q;  // algorithms/zuc/c/standard.h:61
  logic [7:0] load_62_q;  // algorithms/zuc/c/standard.h:62
  logic [7:0] load_61_3_q;  // algorithms/zuc/c/standard.h:61
  logic [7:0] load_61_4_q;  // algorithms/zuc/c/standard.h:61
  logic [7:0] load_61_5_q;  // algorithms/zuc/c/standard.h:61
  logic [7:0] load_62_1_q;  // algorithms/zuc/c/standard.h:62
  logic [31:0] add_i137_q;  // algorithms/zuc/c/standard.h:46
  logic [30:0] and_i144_q;  // algorithms/zuc/c/standard.h:51
  logic [0:0] cmp_i61_q;  // algorithms/zuc/c/standard.h:75
  logic [28:0] add_q;  // algorithms/zuc/c/zuc.c:71
  logic [0:0] tobool29_not_q;
  logic [2:0] add_i156_q;
  logic [0:0] or_cond45_q;  // algorithms/zuc/c/zuc.c:75
  logic [31:0] tag_1_q;  // algorithms/zuc/c/zuc.c:64
  logic [63:0] or_1_q;  // algorithms/zuc/c/zuc.c:81
  logic [31:0] call22_q;  // algorithms/zuc/c/zuc.c:76
  logic [31:0] select_3_q;
  logic [0:0] tobool48_q;
  logic [31:0] xor_4_q;  // algorithms/zuc/c/zuc.c:45
  logic [28:0] add_73_q;  // algorithms/zuc/c/zuc.c:73
  logic [2:0] select_2_q;
  logic [55:0] cond_i64_q;  // algorithms/zuc/c/standard.h:78
  logic [39:0] cond_i62_q;  // algorithms/zuc/c/standard.h:75
  logic [31:0] add_i121_q;  // algorithms/zuc/c/standard.h:46
  logic [30:0] and_i128_q;  // algorithms/zuc/c/standard.h:51
  logic [30:0] and_i136_q;  // algorithms/zuc/c/standard.h:51
  logic [27:0] select_4_q;
  logic [5:0] cond52_q;  // algorithms/zuc/c/zuc.c:82
  logic [4:0] i_0109_p0;
  logic [4:0] i_0109_p1;
  logic [55:0] high_sink_i17_p0;
  logic [31:0] mul1_sink_i_p0;
  logic [15:0] load_66_p0;
  logic [63:0] high_sink_i_p0;
  logic [31:0] phi_16_p0;
  logic [31:0] phi_16_1_p0;
  logic [31:0] phi_16_2_p0;
  logic [31:0] phi_38_p0;
  logic [31:0] phi_38_1_p0;
  logic [31:0] phi_38_2_p0;
  logic [31:0] phi_38_3_p0;
  logic [31:0] phi_38_4_p0;
  logic [31:0] phi_38_5_p0;
  logic [31:0] phi_38_6_p0;
  logic [31:0] phi_38_7_p0;
  logic [31:0] phi_38_8_p0;
  logic [31:0] phi_38_9_p0;
  logic [31:0] phi_38_10_p0;
  logic [31:0] phi_38_11_p0;
  logic [31:0] phi_38_12_p0;
  logic [5:0] n_0119_p0;
  logic [31:0] or17_i115118_p0;
  logic [31:0] or17_i64116117_p0;
  logic [0:0] exitcond123_not_p0;
  logic [5:0] i_0183_p0;
  logic [31:0] tag_3182_p0;
  logic [63:0] window_0181_p0;
  logic [31:0] m_0180_p0;
  logic [31:0] add_i93_p0;
  logic [31:0] add_i101_1_p0;
  logic [31:0] add_i7_p0;
  logic [5:0] inc9_p0;
  logic [31:0] or17_i_1_p0;
  logic [15:0] or17_i_2_p0;
  logic [31:0] or17_i64_1_p0;
  logic [15:0] or17_i64_2_p0;
  logic [0:0] and_4_p0;
  logic [0:0] and_5_p0;
  logic [0:0] and_6_p0;
  logic [0:0] and_7_p0;
  logic [63:0] window_0181_p1;
  logic [31:0] add_i77_p0;
  logic [31:0] add_i85_1_p0;
  logic [30:0] and_i92_p0;
  logic [1:0] for_body_i66_valid_q;
  logic [1:0] for_body6_i_valid_q;
  logic [1:0] for_body57_valid_q;
  (* mem2reg *) logic [31:0] s_q [16];
  initial begin
    s_q[0] = 32'd0;
    s_q[1] = 32'd0;
    s_q[2] = 32'd0;
    s_q[3] = 32'd0;
    s_q[4] = 32'd0;
    s_q[5] = 32'd0;
    s_q[6] = 32'd0;
    s_q[7] = 32'd0;
    s_q[8] = 32'd0;
    s_q[9] = 32'd0;
    s_q[10] = 32'd0;
    s_q[11] = 32'd0;
    s_q[12] = 32'd0;
    s_q[13] = 32'd0;
    s_q[14] = 32'd0;
    s_q[15] = 32'd0;
  end
  (* mem2reg *) logic [31:0] r1_q [2];
  initial begin
    r1_q[0] = 32'd0;
    r1_q[1] = 32'd0;
  end
  (* mem2reg *) logic [31:0] r2_q [2];
  initial begin
    r2_q[0] = 32'd0;
    r2_q[1] = 32'd0;
  end

  wire [2:0] select_2 = xor_1_q ? select_q : select_1_q;
  wire [7:0] zext_66 = {5'd0, select_2};  // algorithms/zuc/c/zuc.c:66
  wire [31:0] zext = {1'd0, add_i60_q};
  wire [3:0] idxprom_i22 = i_0109_p1[3:0];  // algorithms/zuc/c/standard.h:66
  wire [55:0] shr3_i19 = high_sink_i17_p0 >> mul1_sink_i_p0;  // algorithms/zuc/c/standard.h:70
  wire [7:0] shr3_i19_1 = shr3_i19[7:0];  // algorithms/zuc/c/standard.h:70
  wire [22:0] or_i25 = {15'd0, shr3_i19_1};  // algorithms/zuc/c/standard.h:66
  wire [14:0] conv_i24 = load_66_p0[14:0];  // algorithms/zuc/c/standard.h:66
  wire [22:0] shl1_i = {8'd0, conv_i24};  // algorithms/zuc/c/standard.h:66
  wire [22:0] shl1_i_1 = {shl1_i[14:0], 8'd0};  // algorithms/zuc/c/standard.h:66
  wire [22:0] or_i25_1 = or_i25 | shl1_i_1;  // algorithms/zuc/c/standard.h:66
  wire [30:0] or2_i = {8'd0, or_i25_1};  // algorithms/zuc/c/standard.h:66
  wire [63:0] shr3_i = high_sink_i_p0 >> mul1_sink_i_p0;  // algorithms/zuc/c/standard.h:70
  wire [7:0] shr3_i_1 = shr3_i[7:0];  // algorithms/zuc/c/standard.h:70
  wire [30:0] conv_i = {23'd0, shr3_i_1};  // algorithms/zuc/c/standard.h:66
  wire [30:0] conv_i_1 = {conv_i[7:0], 23'd0};  // algorithms/zuc/c/standard.h:66
  wire [30:0] shl_i = conv_i_1 & 31'h7f800000;  // algorithms/zuc/c/standard.h:66
  wire [30:0] or2_i_1 = or2_i | shl_i;  // algorithms/zuc/c/standard.h:66
  wire [31:0] zext_53 = {1'd0, or2_i_1};  // algorithms/zuc/c/zuc.c:53
  wire [4:0] inc = i_0109_p0 + 5'd1;  // algorithms/zuc/c/zuc.c:53
  wire [0:0] exitcond_not = inc == 5'h10;  // algorithms/zuc/c/zuc.c:53
  wire [1:0] constant = {for_body_i66_valid_q[0:0], for_body_i66_valid_q[0] && !exitcond_not};
  wire [31:0] promoted139 = s_q[4'd1];
  wire [31:0] s_promoted = s_q[4'd0];
  wire [31:0] promoted = s_q[4'd2];
  wire [31:0] pre135 = s_q[4'hc];  // algorithms/zuc/c/zuc.c:38
  wire [31:0] pre134 = s_q[4'd8];  // algorithms/zuc/c/zuc.c:38
  wire [31:0] pre133 = s_q[4'd6];  // algorithms/zuc/c/zuc.c:38
  wire [31:0] pre132 = s_q[4'd3];  // algorithms/zuc/c/zuc.c:38
  wire [31:0] pre131 = s_q[4'hd];  // algorithms/zuc/c/zuc.c:34
  wire [31:0] pre130 = s_q[4'ha];  // algorithms/zuc/c/zuc.c:33
  wire [31:0] pre129 = s_q[4'd4];  // algorithms/zuc/c/zuc.c:32
  wire [31:0] pre128 = s_q[4'd5];  // algorithms/zuc/c/zuc.c:17
  wire [31:0] pre127 = s_q[4'd7];  // algorithms/zuc/c/zuc.c:17
  wire [31:0] pre126 = s_q[4'd9];  // algorithms/zuc/c/zuc.c:16
  wire [31:0] pre125 = s_q[4'hb];  // algorithms/zuc/c/zuc.c:16
  wire [31:0] pre124 = s_q[4'he];  // algorithms/zuc/c/zuc.c:15
  wire [31:0] pre = s_q[4'hf];  // algorithms/zuc/c/zuc.c:15
  wire [1:0] constant_1 = {for_body6_i_valid_q[0:0], for_body6_i_valid_q[0] && !exitcond123_not_p0};
  wire [23:0] shl5 = {16'd0, load_61_q};  // algorithms/zuc/c/standard.h:61
  wire [23:0] shl5_1 = {shl5[7:0], 16'd0};  // algorithms/zuc/c/standard.h:61
  wire [31:0] or17 = {8'd0, shl5_1};  // algorithms/zuc/c/standard.h:61
  wire [31:0] shl_i77 = {24'd0, load_61_1_q};  // algorithms/zuc/c/standard.h:61
  wire [31:0] shl_i77_1 = {shl_i77[7:0], 24'd0};  // algorithms/zuc/c/standard.h:61
  wire [31:0] or17_1 = or17 | shl_i77_1;  // algorithms/zuc/c/standard.h:61
  wire [15:0] shl11 = {8'd0, load_61_2_q};  // algorithms/zuc/c/standard.h:61
  wire [15:0] shl11_1 = {shl11[7:0], 8'd0};  // algorithms/zuc/c/standard.h:61
  wire [15:0] or17_2 = {8'd0, load_62_q};  // algorithms/zuc/c/standard.h:61
  wire [15:0] or17_3 = shl11_1 | or17_2;  // algorithms/zuc/c/standard.h:61
  wire [31:0] or17_4 = {16'd0, or17_3};  // algorithms/zuc/c/standard.h:61
  wire [31:0] or17_5 = or17_1 | or17_4;  // algorithms/zuc/c/standard.h:61
  wire [23:0] shl5_i95 = {16'd0, load_61_3_q};  // algorithms/zuc/c/standard.h:61
  wire [23:0] shl5_i95_1 = {shl5_i95[7:0], 16'd0};  // algorithms/zuc/c/standard.h:61
  wire [31:0] or17_i108 = {8'd0, shl5_i95_1};  // algorithms/zuc/c/standard.h:61
  wire [31:0] shl_i89 = {24'd0, load_61_4_q};  // algorithms/zuc/c/standard.h:61
  wire [31:0] shl_i89_1 = {shl_i89[7:0], 24'd0};  // algorithms/zuc/c/standard.h:61
  wire [31:0] or17_i108_1 = or17_i108 | shl_i89_1;  // algorithms/zuc/c/standard.h:61
  wire [15:0] shl11_i102 = {8'd0, load_61_5_q};  // algorithms/zuc/c/standard.h:61
  wire [15:0] shl11_i102_1 = {shl11_i102[7:0], 8'd0};  // algorithms/zuc/c/standard.h:61
  wire [15:0] or17_i108_2 = {8'd0, load_62_1_q};  // algorithms/zuc/c/standard.h:61
  wire [15:0] or17_i108_3 = shl11_i102_1 | or17_i108_2;  // algorithms/zuc/c/standard.h:61
  wire [31:0] or17_i108_4 = {16'd0, or17_i108_3};  // algorithms/zuc/c/standard.h:61
  wire [31:0] or17_i108_5 = or17_i108_1 | or17_i108_4;  // algorithms/zuc/c/standard.h:61
  wire [31:0] load_38 = s_q[4'd1];  // algorithms/zuc/c/zuc.c:38
  wire [31:0] load_18 = s_q[4'd2];  // algorithms/zuc/c/zuc.c:18
  wire [31:0] load_38_1 = s_q[4'd3];  // algorithms/zuc/c/zuc.c:38
  wire [31:0] load_32 = s_q[4'd4];  // algorithms/zuc/c/zuc.c:32
  wire [31:0] load_17 = s_q[4'd5];  // algorithms/zuc/c/zuc.c:17
  wire [31:0] load_38_2 = s_q[4'd6];  // algorithms/zuc/c/zuc.c:38
  wire [31:0] load_38_3 = s_q[4'd7];  // algorithms/zuc/c/zuc.c:38
  wire [31:0] load_38_4 = s_q[4'd8];  // algorithms/zuc/c/zuc.c:38
  wire [31:0] load_38_5 = s_q[4'd9];  // algorithms/zuc/c/zuc.c:38
  wire [31:0] load_33 = s_q[4'ha];  // algorithms/zuc/c/zuc.c:33
  wire [31:0] load_38_6 = s_q[4'hb];  // algorithms/zuc/c/zuc.c:38
  wire [31:0] load_38_7 = s_q[4'hc];  // algorithms/zuc/c/zuc.c:38
  wire [31:0] load_34 = s_q[4'hd];  // algorithms/zuc/c/zuc.c:34
  wire [31:0] load_38_8 = s_q[4'he];  // algorithms/zuc/c/zuc.c:38
  wire [31:0] load_38_9 = s_q[4'hf];  // algorithms/zuc/c/zuc.c:38
  wire [30:0] and_i138 = add_i137_q[30:0];  // algorithms/zuc/c/standard.h:47
  wire [31:0] add_i145 = {1'd0, and_i138};  // algorithms/zuc/c/standard.h:46
  wire [31:0] add_i145_1 = {1'd0, and_i144_q};  // algorithms/zuc/c/standard.h:46
  wire [31:0] shr_i139 = {31'd0, add_i137_q[31]};  // algorithms/zuc/c/standard.h:47
  wire [0:0] shr_i139_1 = shr_i139[0];  // algorithms/zuc/c/standard.h:47
  wire [31:0] add_i145_2 = {31'd0, shr_i139_1};  // algorithms/zuc/c/standard.h:46
  wire [31:0] add_i145_3 = add_i145_1 + add_i145_2;  // algorithms/zuc/c/standard.h:46
  wire [31:0] add_i145_4 = add_i145 + add_i145_3;  // algorithms/zuc/c/standard.h:46
  wire [30:0] and_i146 = add_i145_4[30:0];  // algorithms/zuc/c/standard.h:47
  wire [31:0] add1_i148 = {1'd0, and_i146};  // algorithms/zuc/c/standard.h:47
  wire [31:0] shr_i147 = {31'd0, add_i145_4[31]};  // algorithms/zuc/c/standard.h:47
  wire [0:0] shr_i147_1 = shr_i147[0];  // algorithms/zuc/c/standard.h:47
  wire [31:0] add1_i148_1 = {31'd0, shr_i147_1};  // algorithms/zuc/c/standard.h:47
  wire [31:0] add1_i148_2 = add1_i148 + add1_i148_1;  // algorithms/zuc/c/standard.h:47
  wire [30:0] and_i150 = add1_i148_2[30:0];  // algorithms/zuc/c/standard.h:47
  wire [31:0] add1_i152 = {1'd0, and_i150};  // algorithms/zuc/c/standard.h:47
  wire [31:0] shr_i151 = {31'd0, add1_i148_2[31]};  // algorithms/zuc/c/standard.h:47
  wire [0:0] shr_i151_1 = shr_i151[0];  // algorithms/zuc/c/standard.h:47
  wire [31:0] add1_i152_1 = {31'd0, shr_i151_1};  // algorithms/zuc/c/standard.h:47
  wire [31:0] add1_i152_2 = add1_i152 + add1_i152_1;  // algorithms/zuc/c/standard.h:47
  wire [31:0] cmp18 = {31'd0, cmp_i61_q};  // algorithms/zuc/c/zuc.c:75
  wire [0:0] cmp18_1 = n10_0186_q <= cmp18;  // algorithms/zuc/c/zuc.c:75
  wire [31:0] cmp20_not = {3'd0, add_q};
  wire [0:0] cmp20_not_1 = cmp20_not < n10_0186_q;
  wire [0:0] or_cond45 = cmp18_1 ? 1'd1 : cmp20_not_1;  // algorithms/zuc/c/zuc.c:75
  wire [0:0] xor_2 = or_cond45 ^ 1'd1;
  wire [0:0] xor_3 = cmp_i61_q ^ 1'd1;
  wire [0:0] and_1 = xor_2 & xor_3;
  wire [31:0] call22 = data_in_data_i;  // algorithms/zuc/c/zuc.c:76
  wire [7:0] or5 = call22[7:0];  // algorithms/zuc/c/standard.h:53
  wire [31:0] or5_1 = {8'd0, call22[31:8]};  // algorithms/zuc/c/standard.h:53
  wire [7:0] or5_2 = or5_1[7:0];  // algorithms/zuc/c/standard.h:53
  wire [31:0] or5_3 = {16'd0, call22[31:16]};  // algorithms/zuc/c/standard.h:53
  wire [7:0] or5_4 = or5_3[7:0];  // algorithms/zuc/c/standard.h:53
  wire [31:0] or5_5 = {24'd0, call22[31:24]};  // algorithms/zuc/c/standard.h:53
  wire [7:0] or5_6 = or5_5[7:0];  // algorithms/zuc/c/standard.h:53
  wire [31:0] or5_7 = {or5, or5_2, or5_4, or5_6};  // algorithms/zuc/c/standard.h:53
  wire [31:0] load_23 = r1_q[1'd0];  // algorithms/zuc/c/zuc.c:23
  wire [31:0] load_15 = s_q[4'hf];  // algorithms/zuc/c/zuc.c:15
  wire [31:0] shl_15 = {load_15[30:0], 1'd0};  // algorithms/zuc/c/zuc.c:15
  wire [31:0] shl = shl_15 & 32'hffff0000;  // algorithms/zuc/c/zuc.c:15
  wire [31:0] load_15_1 = s_q[4'he];  // algorithms/zuc/c/zuc.c:15
  wire [15:0] and_i69 = load_15_1[15:0];  // algorithms/zuc/c/zuc.c:15
  wire [31:0] or_i70 = {16'd0, and_i69};  // algorithms/zuc/c/zuc.c:15
  wire [31:0] or_i70_1 = shl | or_i70;  // algorithms/zuc/c/zuc.c:15
  wire [31:0] xor_i47 = load_23 ^ or_i70_1;  // algorithms/zuc/c/zuc.c:23
  wire [31:0] load_23_1 = r2_q[1'd0];  // algorithms/zuc/c/zuc.c:23
  wire [31:0] add_i48 = xor_i47 + load_23_1;  // algorithms/zuc/c/zuc.c:23
  wire [31:0] load_18_1 = s_q[4'd0];  // algorithms/zuc/c/zuc.c:18
  wire [31:0] shr8 = {15'd0, load_18_1[31:15]};  // algorithms/zuc/c/zuc.c:18
  wire [16:0] shr8_1 = shr8[16:0];  // algorithms/zuc/c/zuc.c:18
  wire [31:0] or9 = {15'd0, shr8_1};  // algorithms/zuc/c/zuc.c:18
  wire [31:0] shl7 = {load_18[15:0], 16'd0};  // algorithms/zuc/c/zuc.c:18
  wire [31:0] or9_1 = or9 | shl7;  // algorithms/zuc/c/zuc.c:18
  wire [31:0] xor_4 = add_i48 ^ or9_1;  // algorithms/zuc/c/zuc.c:45
  wire [31:0] xor_5 = or5_7 ^ xor_4;  // algorithms/zuc/c/zuc.c:78
  wire [7:0] or5_i153 = xor_5[7:0];  // algorithms/zuc/c/zuc.c:78
  wire [31:0] or5_i153_1 = {8'd0, xor_5[31:8]};  // algorithms/zuc/c/zuc.c:78
  wire [7:0] or5_i153_2 = or5_i153_1[7:0];  // algorithms/zuc/c/zuc.c:78
  wire [31:0] or5_i153_3 = {16'd0, xor_5[31:16]};  // algorithms/zuc/c/zuc.c:78
  wire [7:0] or5_i153_4 = or5_i153_3[7:0];  // algorithms/zuc/c/zuc.c:78
  wire [31:0] or5_i153_5 = {24'd0, xor_5[31:24]};  // algorithms/zuc/c/zuc.c:78
  wire [7:0] or5_i153_6 = or5_i153_5[7:0];  // algorithms/zuc/c/zuc.c:78
  wire [31:0] or5_i153_7 = {or5_i153, or5_i153_2, or5_i153_4, or5_i153_6};  // algorithms/zuc/c/zuc.c:78
  wire [31:0] cond34 = tobool29_not_q ? or5_i153_7 : 32'd0;  // algorithms/zuc/c/zuc.c:78
  wire [0:0] cmp45 = n10_0186_q == cmp20_not;
  wire [2:0] cond42 = cmp45 ? add_i156_q : 3'd0;  // algorithms/zuc/c/zuc.c:78
  wire [7:0] or5_8 = call22_q[7:0];  // algorithms/zuc/c/standard.h:53
  wire [31:0] or5_1_1 = {8'd0, call22_q[31:8]};  // algorithms/zuc/c/standard.h:53
  wire [7:0] or5_2_1 = or5_1_1[7:0];  // algorithms/zuc/c/standard.h:53
  wire [31:0] or5_3_1 = {16'd0, call22_q[31:16]};  // algorithms/zuc/c/standard.h:53
  wire [7:0] or5_4_1 = or5_3_1[7:0];  // algorithms/zuc/c/standard.h:53
  wire [31:0] or5_5_1 = {24'd0, call22_q[31:24]};  // algorithms/zuc/c/standard.h:53
  wire [7:0] or5_6_1 = or5_5_1[7:0];  // algorithms/zuc/c/standard.h:53
  wire [31:0] or5_7_1 = {or5_8, or5_2_1, or5_4_1, or5_6_1};  // algorithms/zuc/c/standard.h:53
  wire [5:0] inc_3 = i_0183_p0 + 6'd4;  // algorithms/zuc/c/zuc.c:84
  wire [0:0] exitcond_not_3 = inc_3 == 6'h20;  // algorithms/zuc/c/zuc.c:84
  wire [1:0] constant_2 = {for_body57_valid_q[0:0], for_body57_valid_q[0] && !exitcond_not_3};
  wire [31:0] cmp73 = {3'd0, add_q};  // algorithms/zuc/c/zuc.c:89
  wire [0:0] cmp73_1 = n10_0186_q != cmp73;  // algorithms/zuc/c/zuc.c:89
  wire [0:0] or_cond1 = tobool48_q | cmp73_1;  // algorithms/zuc/c/zuc.c:89
  wire [31:0] xor78 = or_cond1 ? 32'd0 : xor_4_q;  // algorithms/zuc/c/zuc.c:89
  wire [31:0] spec_select = select_3_q ^ xor78;  // algorithms/zuc/c/zuc.c:89
  wire [31:0] exitcond203_not = {3'd0, add_73_q};  // algorithms/zuc/c/zuc.c:73
  wire [0:0] exitcond203_not_1 = n10_0186_q == exitcond203_not;  // algorithms/zuc/c/zuc.c:73
  wire [31:0] inc83 = n10_0186_q + 32'd1;  // algorithms/zuc/c/zuc.c:73
  wire [0:0] cmp86 = op_q != 8'd1;  // algorithms/zuc/c/zuc.c:94
  wire [0:0] tobool88 = select_2_q != 3'd0;
  wire [0:0] or_cond2 = cmp86 | tobool88;  // algorithms/zuc/c/zuc.c:94
  wire [31:0] xor91 = tag_1_q ^ xor_4_q;  // algorithms/zuc/c/zuc.c:94
  wire [7:0] or5_i157 = xor91[7:0];  // algorithms/zuc/c/zuc.c:94
  wire [31:0] or5_i157_1 = {8'd0, xor91[31:8]};  // algorithms/zuc/c/zuc.c:94
  wire [7:0] or5_i157_2 = or5_i157_1[7:0];  // algorithms/zuc/c/zuc.c:94
  wire [31:0] or5_i157_3 = {16'd0, xor91[31:16]};  // algorithms/zuc/c/zuc.c:94
  wire [7:0] or5_i157_4 = or5_i157_3[7:0];  // algorithms/zuc/c/zuc.c:94
  wire [31:0] or5_i157_5 = {24'd0, xor91[31:24]};  // algorithms/zuc/c/zuc.c:94
  wire [7:0] or5_i157_6 = or5_i157_5[7:0];  // algorithms/zuc/c/zuc.c:94
  wire [31:0] or5_i157_7 = {or5_i157, or5_i157_2, or5_i157_4, or5_i157_6};  // algorithms/zuc/c/zuc.c:94
  wire [31:0] cond94 = or_cond2 ? 32'd0 : or5_i157_7;  // algorithms/zuc/c/zuc.c:94
  wire [31:0] dec = n_0178_q + 32'hffffffff;  // algorithms/zuc/c/zuc.c:67
  wire [0:0] tobool3_not = dec == 32'd0;  // algorithms/zuc/c/zuc.c:67
  wire [0:0] cmp_i53 = 8'd1 < op_q;  // algorithms/zuc/c/standard.h:84
  wire [0:0] tobool = aad_bytes_q != 32'd0;
  wire [0:0] or_cond = cmp_i53 | tobool;  // algorithms/zuc/c/standard.h:84
  wire [0:0] tobool3 = has_data_q == 8'd0;  // algorithms/zuc/c/standard.h:84
  wire [0:0] tobool4 = len_bits_q != 32'd0;
  wire [0:0] tobool4_not = tobool4 ^ 1'd1;  // algorithms/zuc/c/standard.h:84
  wire [0:0] or_2 = tobool3 | tobool4_not;
  wire [0:0] or_3 = or_cond | or_2;
  wire [0:0] and_2 = or_3 & tobool3;
  wire [0:0] xor_1 = and_2 ^ 1'd1;
  wire [0:0] xor_6 = or_3 ^ 1'd1;
  wire [0:0] and_3 = xor_1 & xor_6;
  wire [63:0] and_86 = iv0_q & 64'hffffff0300000000;  // algorithms/zuc/c/standard.h:86
  wire [63:0] or_86 = and_86 | iv1_q;  // algorithms/zuc/c/standard.h:86
  wire [0:0] eq_86 = or_86 == 64'd0;  // algorithms/zuc/c/standard.h:86
  wire [1:0] cond = eq_86 ? 2'd0 : 2'd3;  // algorithms/zuc/c/standard.h:86
  wire [2:0] zext_1 = {1'd0, cond};
  wire [0:0] xor_7 = or_cond ^ 1'd1;
  wire [0:0] or_cond1_1 = tobool3 & tobool4;  // algorithms/zuc/c/standard.h:84
  wire [2:0] mux = or_cond1_1 ? 3'd4 : 3'd1;  // algorithms/zuc/c/standard.h:84
  wire [2:0] select_1 = xor_7 ? mux : 3'd4;
  wire [2:0] select = and_3 ? zext_1 : select_1;
  wire [0:0] tobool3_not177 = aad_bytes_q == 32'd0;  // algorithms/zuc/c/zuc.c:67
  wire [31:0] shr_i56 = {2'd0, aad_bytes_q[31:2]};  // algorithms/zuc/c/standard.h:91
  wire [29:0] shr_i56_1 = shr_i56[29:0];  // algorithms/zuc/c/standard.h:91
  wire [30:0] add_i60_1 = {1'd0, shr_i56_1};  // algorithms/zuc/c/standard.h:91
  wire [1:0] and_i57 = aad_bytes_q[1:0];  // algorithms/zuc/c/standard.h:91
  wire [0:0] cmp_i58 = and_i57 != 2'd0;  // algorithms/zuc/c/standard.h:91
  wire [30:0] add_i60_2 = {30'd0, cmp_i58};  // algorithms/zuc/c/standard.h:91
  wire [30:0] add_i60 = add_i60_1 + add_i60_2;  // algorithms/zuc/c/standard.h:91
  wire [0:0] cmp_i12 = i_0109_p0 < 5'd8;  // algorithms/zuc/c/standard.h:70
  wire [55:0] xor_i65 = cmp_i12 ? 56'd0 : cond_i64_q;  // algorithms/zuc/c/standard.h:70
  wire [55:0] high_sink_i17_1 = {16'd0, cond_i62_q};  // algorithms/zuc/c/standard.h:70
  wire [55:0] high_sink_i17 = xor_i65 ^ high_sink_i17_1;  // algorithms/zuc/c/standard.h:70
  wire [7:0] mul_i = {3'd0, i_0109_p0};  // algorithms/zuc/c/standard.h:70
  wire [7:0] mul_i_1 = {mul_i[4:0], 3'd0};  // algorithms/zuc/c/standard.h:70
  wire [31:0] mul1_i = {24'd0, mul_i_1};  // algorithms/zuc/c/standard.h:70
  wire [31:0] mul1_i_1 = mul1_i + 32'hffffffc0;  // algorithms/zuc/c/standard.h:70
  wire [31:0] mul1_sink_i = cmp_i12 ? mul1_i : mul1_i_1;  // algorithms/zuc/c/standard.h:70
  wire [3:0] idxprom_i22_1 = i_0109_p0[3:0];  // algorithms/zuc/c/standard.h:66
  wire [15:0] load_66 = d_rdata0_i;  // algorithms/zuc/c/standard.h:66
  wire [63:0] high_sink_i = cmp_i12 ? key0_q : key1_q;  // algorithms/zuc/c/standard.h:70
  wire [30:0] and_i94 = add_i93_p0[30:0];  // algorithms/zuc/c/standard.h:47
  wire [31:0] add_i101 = {1'd0, and_i94};  // algorithms/zuc/c/standard.h:46
  wire [31:0] add_i101_2 = add_i101 + add_i101_1_p0;  // algorithms/zuc/c/standard.h:46
  wire [30:0] and_i102 = add_i101_2[30:0];  // algorithms/zuc/c/standard.h:47
  wire [31:0] add_i105 = {1'd0, and_i102};  // algorithms/zuc/c/standard.h:46
  wire [31:0] shr_i68 = {1'd0, add_i7_p0[31:1]};  // algorithms/zuc/c/zuc.c:58
  wire [30:0] shr_i68_1 = shr_i68[30:0];  // algorithms/zuc/c/zuc.c:58
  wire [31:0] add_i105_1 = {1'd0, shr_i68_1};  // algorithms/zuc/c/standard.h:46
  wire [31:0] shr_i103 = {31'd0, add_i101_2[31]};  // algorithms/zuc/c/standard.h:47
  wire [0:0] shr_i103_1 = shr_i103[0];  // algorithms/zuc/c/standard.h:47
  wire [31:0] add_i105_2 = {31'd0, shr_i103_1};  // algorithms/zuc/c/standard.h:46
  wire [31:0] add_i105_3 = add_i105_1 + add_i105_2;  // algorithms/zuc/c/standard.h:46
  wire [31:0] add_i105_4 = add_i105 + add_i105_3;  // algorithms/zuc/c/standard.h:46
  wire [30:0] and_i106 = add_i105_4[30:0];  // algorithms/zuc/c/standard.h:47
  wire [31:0] add1_i108_1 = {1'd0, and_i106};  // algorithms/zuc/c/standard.h:47
  wire [31:0] shr_i107 = {31'd0, add_i105_4[31]};  // algorithms/zuc/c/standard.h:47
  wire [0:0] shr_i107_1 = shr_i107[0];  // algorithms/zuc/c/standard.h:47
  wire [31:0] add1_i108_2 = {31'd0, shr_i107_1};  // algorithms/zuc/c/standard.h:47
  wire [31:0] add1_i108 = add1_i108_1 + add1_i108_2;  // algorithms/zuc/c/standard.h:47
  wire [31:0] or17_i_3 = {16'd0, or17_i_2_p0};  // algorithms/zuc/c/standard.h:61
  wire [31:0] or17_i = or17_i_1_p0 | or17_i_3;  // algorithms/zuc/c/standard.h:61
  wire [31:0] or17_i64_3 = {16'd0, or17_i64_2_p0};  // algorithms/zuc/c/standard.h:61
  wire [31:0] or17_i64 = or17_i64_1_p0 | or17_i64_3;  // algorithms/zuc/c/standard.h:61
  wire [5:0] inc9 = n_0119_p0 + 6'd1;  // algorithms/zuc/c/zuc.c:56
  wire [0:0] exitcond123_not = inc9 == 6'h20;  // algorithms/zuc/c/zuc.c:56
  wire [31:0] load_16 = s_q[4'd9];  // algorithms/zuc/c/zuc.c:16
  wire [31:0] shr2 = {15'd0, load_16[31:15]};  // algorithms/zuc/c/zuc.c:16
  wire [16:0] shr2_1 = shr2[16:0];  // algorithms/zuc/c/zuc.c:16
  wire [31:0] or3 = {15'd0, shr2_1};  // algorithms/zuc/c/zuc.c:16
  wire [31:0] load_16_1 = s_q[4'hb];  // algorithms/zuc/c/zuc.c:16
  wire [31:0] shl1 = {load_16_1[15:0], 16'd0};  // algorithms/zuc/c/zuc.c:16
  wire [31:0] or3_1 = or3 | shl1;  // algorithms/zuc/c/zuc.c:16
  wire [31:0] add1 = load_23 + or3_1;  // algorithms/zuc/c/zuc.c:23
  wire [15:0] or_4 = add1[15:0];  // algorithms/zuc/c/zuc.c:24
  wire [31:0] shr5 = {15'd0, load_17[31:15]};  // algorithms/zuc/c/zuc.c:17
  wire [16:0] shr5_1 = shr5[16:0];  // algorithms/zuc/c/zuc.c:17
  wire [31:0] or6_i71 = {15'd0, shr5_1};  // algorithms/zuc/c/zuc.c:17
  wire [31:0] load_17_1 = s_q[4'd7];  // algorithms/zuc/c/zuc.c:17
  wire [31:0] shl4 = {load_17_1[15:0], 16'd0};  // algorithms/zuc/c/zuc.c:17
  wire [31:0] or6_i71_1 = or6_i71 | shl4;  // algorithms/zuc/c/zuc.c:17
  wire [31:0] xor2 = load_23_1 ^ or6_i71_1;  // algorithms/zuc/c/zuc.c:23
  wire [31:0] or_5 = {16'd0, xor2[31:16]};  // algorithms/zuc/c/zuc.c:24
  wire [15:0] or_6 = or_5[15:0];  // algorithms/zuc/c/zuc.c:24
  wire [31:0] or_7 = {or_4, or_6};  // algorithms/zuc/c/zuc.c:24
  wire [13:0] or_i6 = or_7[13:0];  // algorithms/zuc/c/standard.h:52
  wire [31:0] or_i6_1 = {14'd0, or_7[31:14]};  // algorithms/zuc/c/standard.h:52
  wire [17:0] or_i6_2 = or_i6_1[17:0];  // algorithms/zuc/c/standard.h:52
  wire [31:0] or_i6_3 = {or_i6, or_i6_2};  // algorithms/zuc/c/standard.h:52
  wire [7:0] or_i7 = or_7[7:0];  // algorithms/zuc/c/standard.h:52
  wire [31:0] or_i7_1 = {8'd0, or_7[31:8]};  // algorithms/zuc/c/standard.h:52
  wire [23:0] or_i7_2 = or_i7_1[23:0];  // algorithms/zuc/c/standard.h:52
  wire [31:0] or_i7_3 = {or_i7, or_i7_2};  // algorithms/zuc/c/standard.h:52
  wire [31:0] xor6 = or_i6_3 ^ or_i7_3;  // algorithms/zuc/c/standard.h:56
  wire [29:0] or_i_i72 = or_7[29:0];  // algorithms/zuc/c/standard.h:52
  wire [31:0] or_i_i72_1 = {30'd0, or_7[31:30]};  // algorithms/zuc/c/standard.h:52
  wire [1:0] or_i_i72_2 = or_i_i72_1[1:0];  // algorithms/zuc/c/standard.h:52
  wire [31:0] or_i_i72_3 = {or_i_i72, or_i_i72_2};  // algorithms/zuc/c/standard.h:52
  wire [21:0] or_i5 = or_7[21:0];  // algorithms/zuc/c/standard.h:52
  wire [31:0] or_i5_1 = {22'd0, or_7[31:22]};  // algorithms/zuc/c/standard.h:52
  wire [9:0] or_i5_2 = or_i5_1[9:0];  // algorithms/zuc/c/standard.h:52
  wire [31:0] or_i5_3 = {or_i5, or_i5_2};  // algorithms/zuc/c/standard.h:52
  wire [31:0] xor6_1 = or_i_i72_3 ^ or_i5_3;  // algorithms/zuc/c/standard.h:56
  wire [31:0] xor6_2 = or_7 ^ xor6_1;  // algorithms/zuc/c/standard.h:56
  wire [31:0] xor6_3 = xor6 ^ xor6_2;  // algorithms/zuc/c/standard.h:56
  wire [31:0] shr1 = {16'd0, xor6_3[31:16]};  // algorithms/zuc/c/standard.h:61
  wire [7:0] shr1_1 = shr1[7:0];  // algorithms/zuc/c/standard.h:61
  wire [7:0] load_61 = s1_rdata0_i;  // algorithms/zuc/c/standard.h:61
  wire [31:0] shr_i73 = {24'd0, xor6_3[31:24]};  // algorithms/zuc/c/standard.h:61
  wire [7:0] shr_i73_1 = shr_i73[7:0];  // algorithms/zuc/c/standard.h:61
  wire [7:0] load_61_1 = s0_rdata0_i;  // algorithms/zuc/c/standard.h:61
  wire [31:0] shr6 = {8'd0, xor6_3[31:8]};  // algorithms/zuc/c/standard.h:61
  wire [7:0] shr6_1 = shr6[7:0];  // algorithms/zuc/c/standard.h:61
  wire [7:0] load_61_2 = s0_rdata1_i;  // algorithms/zuc/c/standard.h:61
  wire [7:0] and13 = xor6_3[7:0];  // algorithms/zuc/c/standard.h:62
  wire [7:0] load_62 = s1_rdata1_i;  // algorithms/zuc/c/standard.h:62
  wire [15:0] or6 = xor2[15:0];  // algorithms/zuc/c/zuc.c:25
  wire [31:0] or6_1 = {16'd0, add1[31:16]};  // algorithms/zuc/c/zuc.c:25
  wire [15:0] or6_2 = or6_1[15:0];  // algorithms/zuc/c/zuc.c:25
  wire [31:0] or6_3 = {or6, or6_2};  // algorithms/zuc/c/zuc.c:25
  wire [9:0] or_i6_i82 = or6_3[9:0];  // algorithms/zuc/c/standard.h:52
  wire [31:0] or_i6_i82_1 = {10'd0, or6_3[31:10]};  // algorithms/zuc/c/standard.h:52
  wire [21:0] or_i6_i82_2 = or_i6_i82_1[21:0];  // algorithms/zuc/c/standard.h:52
  wire [31:0] or_i6_i82_3 = {or_i6_i82, or_i6_i82_2};  // algorithms/zuc/c/standard.h:52
  wire [1:0] or_i7_i83 = or6_3[1:0];  // algorithms/zuc/c/standard.h:52
  wire [31:0] or_i7_i83_1 = {2'd0, or6_3[31:2]};  // algorithms/zuc/c/standard.h:52
  wire [29:0] or_i7_i83_2 = or_i7_i83_1[29:0];  // algorithms/zuc/c/standard.h:52
  wire [31:0] or_i7_i83_3 = {or_i7_i83, or_i7_i83_2};  // algorithms/zuc/c/standard.h:52
  wire [31:0] xor6_i84 = or_i6_i82_3 ^ or_i7_i83_3;  // algorithms/zuc/c/standard.h:57
  wire [23:0] or_i_i80 = or6_3[23:0];  // algorithms/zuc/c/standard.h:52
  wire [31:0] or_i_i80_1 = {24'd0, or6_3[31:24]};  // algorithms/zuc/c/standard.h:52
  wire [7:0] or_i_i80_2 = or_i_i80_1[7:0];  // algorithms/zuc/c/standard.h:52
  wire [31:0] or_i_i80_3 = {or_i_i80, or_i_i80_2};  // algorithms/zuc/c/standard.h:52
  wire [17:0] or_i5_i81 = or6_3[17:0];  // algorithms/zuc/c/standard.h:52
  wire [31:0] or_i5_i81_1 = {18'd0, or6_3[31:18]};  // algorithms/zuc/c/standard.h:52
  wire [13:0] or_i5_i81_2 = or_i5_i81_1[13:0];  // algorithms/zuc/c/standard.h:52
  wire [31:0] or_i5_i81_3 = {or_i5_i81, or_i5_i81_2};  // algorithms/zuc/c/standard.h:52
  wire [31:0] xor6_i84_1 = or_i_i80_3 ^ or_i5_i81_3;  // algorithms/zuc/c/standard.h:57
  wire [31:0] xor6_i84_2 = or6_3 ^ xor6_i84_1;  // algorithms/zuc/c/standard.h:57
  wire [31:0] xor6_i84_3 = xor6_i84 ^ xor6_i84_2;  // algorithms/zuc/c/standard.h:57
  wire [31:0] shr1_i90 = {16'd0, xor6_i84_3[31:16]};  // algorithms/zuc/c/standard.h:61
  wire [7:0] shr1_i90_1 = shr1_i90[7:0];  // algorithms/zuc/c/standard.h:61
  wire [7:0] load_61_3 = s1_rdata2_i;  // algorithms/zuc/c/standard.h:61
  wire [31:0] shr_i85 = {24'd0, xor6_i84_3[31:24]};  // algorithms/zuc/c/standard.h:61
  wire [7:0] shr_i85_1 = shr_i85[7:0];  // algorithms/zuc/c/standard.h:61
  wire [7:0] load_61_4 = s0_rdata2_i;  // algorithms/zuc/c/standard.h:61
  wire [31:0] shr6_i97 = {8'd0, xor6_i84_3[31:8]};  // algorithms/zuc/c/standard.h:61
  wire [7:0] shr6_i97_1 = shr6_i97[7:0];  // algorithms/zuc/c/standard.h:61
  wire [7:0] load_61_5 = s0_rdata3_i;  // algorithms/zuc/c/standard.h:61
  wire [7:0] and13_i104 = xor6_i84_3[7:0];  // algorithms/zuc/c/standard.h:62
  wire [7:0] load_62_1 = s1_rdata3_i;  // algorithms/zuc/c/standard.h:62
  wire [30:0] and_i122 = add_i121_q[30:0];  // algorithms/zuc/c/standard.h:47
  wire [31:0] add_i129 = {1'd0, and_i122};  // algorithms/zuc/c/standard.h:46
  wire [31:0] add_i129_1 = {1'd0, and_i128_q};  // algorithms/zuc/c/standard.h:46
  wire [31:0] shr_i123 = {31'd0, add_i121_q[31]};  // algorithms/zuc/c/standard.h:47
  wire [0:0] shr_i123_1 = shr_i123[0];  // algorithms/zuc/c/standard.h:47
  wire [31:0] add_i129_2 = {31'd0, shr_i123_1};  // algorithms/zuc/c/standard.h:46
  wire [31:0] add_i129_3 = add_i129_1 + add_i129_2;  // algorithms/zuc/c/standard.h:46
  wire [31:0] add_i129_4 = add_i129 + add_i129_3;  // algorithms/zuc/c/standard.h:46
  wire [30:0] and_i130 = add_i129_4[30:0];  // algorithms/zuc/c/standard.h:47
  wire [31:0] add_i137_1 = {1'd0, and_i130};  // algorithms/zuc/c/standard.h:46
  wire [31:0] add_i137_2 = {1'd0, and_i136_q};  // algorithms/zuc/c/standard.h:46
  wire [31:0] shr_i131 = {31'd0, add_i129_4[31]};  // algorithms/zuc/c/standard.h:47
  wire [0:0] shr_i131_1 = shr_i131[0];  // algorithms/zuc/c/standard.h:47
  wire [31:0] add_i137_3 = {31'd0, shr_i131_1};  // algorithms/zuc/c/standard.h:46
  wire [31:0] add_i137_4 = add_i137_2 + add_i137_3;  // algorithms/zuc/c/standard.h:46
  wire [31:0] add_i137 = add_i137_1 + add_i137_4;  // algorithms/zuc/c/standard.h:46
  wire [15:0] shl_i141 = load_15[15:0];  // algorithms/zuc/c/standard.h:51
  wire [30:0] shl_i141_1 = {15'd0, shl_i141};  // algorithms/zuc/c/standard.h:51
  wire [30:0] shl_i141_2 = {shl_i141_1[15:0], 15'd0};  // algorithms/zuc/c/standard.h:51
  wire [30:0] shl_i141_masked = shl_i141_2 & 31'h7fff8000;  // algorithms/zuc/c/standard.h:51
  wire [31:0] shr_i142 = {16'd0, load_15[31:16]};  // algorithms/zuc/c/standard.h:51
  wire [15:0] shr_i142_1 = shr_i142[15:0];  // algorithms/zuc/c/standard.h:51
  wire [30:0] and_i144_1 = {15'd0, shr_i142_1};  // algorithms/zuc/c/standard.h:51
  wire [30:0] and_i144 = shl_i141_masked | and_i144_1;  // algorithms/zuc/c/standard.h:51
  wire [0:0] cmp_i61 = op_q == 8'd1;  // algorithms/zuc/c/standard.h:75
  wire [28:0] add_1 = {1'd0, select_4_q};  // algorithms/zuc/c/zuc.c:71
  wire [28:0] add_2 = {28'd0, cmp_i61_q};  // algorithms/zuc/c/zuc.c:71
  wire [28:0] add = add_1 + add_2;  // algorithms/zuc/c/zuc.c:71
  wire [0:0] tobool29_not = select_2_q == 3'd0;
  wire [4:0] sub = len_bits_q[4:0];
  wire [4:0] sub_1 = sub + 5'h1f;
  wire [4:0] shr_i154 = {3'd0, sub_1[4:3]};
  wire [1:0] shr_i154_1 = shr_i154[1:0];
  wire [2:0] add_i156_1 = {1'd0, shr_i154_1};
  wire [2:0] add_i156 = add_i156_1 + 3'd1;
  wire [63:0] shr66 = {32'd0, window_0181_p1[63:32]};  // algorithms/zuc/c/zuc.c:85
  wire [31:0] shr66_1 = shr66[31:0];  // algorithms/zuc/c/zuc.c:85
  wire [31:0] xor68 = tag_3182_p0 ^ shr66_1;  // algorithms/zuc/c/zuc.c:85
  wire [31:0] select_5 = and_7_p0 ? xor68 : tag_3182_p0;
  wire [63:0] lshr_85 = {31'd0, window_0181_p1[63:31]};  // algorithms/zuc/c/zuc.c:85
  wire [31:0] trunc_85 = lshr_85[31:0];  // algorithms/zuc/c/zuc.c:85
  wire [31:0] xor68_1 = select_5 ^ trunc_85;  // algorithms/zuc/c/zuc.c:85
  wire [31:0] select_6 = and_6_p0 ? xor68_1 : select_5;
  wire [63:0] lshr_85_1 = {30'd0, window_0181_p1[63:30]};  // algorithms/zuc/c/zuc.c:85
  wire [31:0] trunc_85_1 = lshr_85_1[31:0];  // algorithms/zuc/c/zuc.c:85
  wire [31:0] xor68_2 = select_6 ^ trunc_85_1;  // algorithms/zuc/c/zuc.c:85
  wire [31:0] select_7 = and_5_p0 ? xor68_2 : select_6;
  wire [63:0] lshr_85_2 = {29'd0, window_0181_p1[63:29]};  // algorithms/zuc/c/zuc.c:85
  wire [31:0] trunc_85_2 = lshr_85_2[31:0];  // algorithms/zuc/c/zuc.c:85
  wire [31:0] xor68_3 = select_7 ^ trunc_85_2;  // algorithms/zuc/c/zuc.c:85
  wire [31:0] select_3 = and_4_p0 ? xor68_3 : select_7;
  wire [63:0] shl70_3 = {window_0181_p0[59:0], 4'd0};  // algorithms/zuc/c/zuc.c:87
  wire [63:0] shl_1 = {32'd0, before_0185_q};  // algorithms/zuc/c/zuc.c:81
  wire [63:0] shl_2 = {shl_1[31:0], 32'd0};  // algorithms/zuc/c/zuc.c:81
  wire [63:0] or_8 = {32'd0, xor_4};  // algorithms/zuc/c/zuc.c:81
  wire [63:0] or_1 = shl_2 | or_8;  // algorithms/zuc/c/zuc.c:81
  wire [31:0] shl69_3 = {m_0180_p0[27:0], 4'd0};  // algorithms/zuc/c/zuc.c:86
  wire [4:0] pre_1 = len_bits_q[4:0];  // algorithms/zuc/c/zuc.c:65
  wire [0:0] tobool48 = pre_1 != 5'd0;
  wire [1:0] select_73 = cmp_i61_q ? 2'd2 : 2'd0;  // algorithms/zuc/c/zuc.c:73
  wire [28:0] zext_73 = {27'd0, select_73};  // algorithms/zuc/c/zuc.c:73
  wire [28:0] add_73 = add_1 + zext_73;  // algorithms/zuc/c/zuc.c:73
  wire [34:0] trunc_78 = iv0_q[34:0];  // algorithms/zuc/c/standard.h:78
  wire [34:0] and_78 = trunc_78 & 35'h400000000;  // algorithms/zuc/c/standard.h:78
  wire [0:0] not_1 = and_78 == 35'd0;  // algorithms/zuc/c/standard.h:78
  wire [55:0] or_i63 = not_1 ? 56'd0 : 56'h80000000000080;  // algorithms/zuc/c/standard.h:78
  wire [55:0] cond_i64 = cmp_i61 ? or_i63 : 56'd0;  // algorithms/zuc/c/standard.h:78
  wire [39:0] cond_i62_1 = iv0_q[39:0];  // algorithms/zuc/c/standard.h:75
  wire [39:0] cond_v = cmp_i61 ? 40'hf8ffffffff : 40'hffffffffff;  // algorithms/zuc/c/standard.h:75
  wire [39:0] cond_i62 = cond_i62_1 & cond_v;  // algorithms/zuc/c/standard.h:75
  wire [30:0] and_i78 = add_i77_p0[30:0];  // algorithms/zuc/c/standard.h:47
  wire [31:0] add_i85 = {1'd0, and_i78};  // algorithms/zuc/c/standard.h:46
  wire [31:0] add_i85_2 = add_i85 + add_i85_1_p0;  // algorithms/zuc/c/standard.h:46
  wire [30:0] and_i86 = add_i85_2[30:0];  // algorithms/zuc/c/standard.h:47
  wire [31:0] add_i93_1 = {1'd0, and_i86};  // algorithms/zuc/c/standard.h:46
  wire [31:0] add_i93_2 = {1'd0, and_i92_p0};  // algorithms/zuc/c/standard.h:46
  wire [31:0] shr_i87 = {31'd0, add_i85_2[31]};  // algorithms/zuc/c/standard.h:47
  wire [0:0] shr_i87_1 = shr_i87[0];  // algorithms/zuc/c/standard.h:47
  wire [31:0] add_i93_3 = {31'd0, shr_i87_1};  // algorithms/zuc/c/standard.h:46
  wire [31:0] add_i93_4 = add_i93_2 + add_i93_3;  // algorithms/zuc/c/standard.h:46
  wire [31:0] add_i93 = add_i93_1 + add_i93_4;  // algorithms/zuc/c/standard.h:46
  wire [15:0] shl_i97 = phi_38_12_p0[15:0];  // algorithms/zuc/c/standard.h:51
  wire [30:0] shl_i97_1 = {15'd0, shl_i97};  // algorithms/zuc/c/standard.h:51
  wire [30:0] shl_i97_2 = {shl_i97_1[15:0], 15'd0};  // algorithms/zuc/c/standard.h:51
  wire [30:0] shl_i97_masked = shl_i97_2 & 31'h7fff8000;  // algorithms/zuc/c/standard.h:51
  wire [31:0] shr_i98 = {16'd0, phi_38_12_p0[31:16]};  // algorithms/zuc/c/standard.h:51
  wire [15:0] shr_i98_1 = shr_i98[15:0];  // algorithms/zuc/c/standard.h:51
  wire [30:0] and_i100 = {15'd0, shr_i98_1};  // algorithms/zuc/c/standard.h:51
  wire [30:0] and_i100_1 = shl_i97_masked | and_i100;  // algorithms/zuc/c/standard.h:51
  wire [31:0] add_i101_3 = {1'd0, and_i100_1};  // algorithms/zuc/c/standard.h:46
  wire [31:0] shr_i95 = {31'd0, add_i93[31]};  // algorithms/zuc/c/standard.h:47
  wire [0:0] shr_i95_1 = shr_i95[0];  // algorithms/zuc/c/standard.h:47
  wire [31:0] add_i101_4 = {31'd0, shr_i95_1};  // algorithms/zuc/c/standard.h:46
  wire [31:0] add_i101_1 = add_i101_3 + add_i101_4;  // algorithms/zuc/c/standard.h:46
  wire [31:0] shl_15_1 = {phi_38_12_p0[30:0], 1'd0};  // algorithms/zuc/c/zuc.c:15
  wire [31:0] shl_i26 = shl_15_1 & 32'hffff0000;  // algorithms/zuc/c/zuc.c:15
  wire [15:0] and_i = phi_38_11_p0[15:0];  // algorithms/zuc/c/zuc.c:15
  wire [31:0] or_i27 = {16'd0, and_i};  // algorithms/zuc/c/zuc.c:15
  wire [31:0] or_i27_1 = shl_i26 | or_i27;  // algorithms/zuc/c/zuc.c:15
  wire [31:0] xor_i = or_i27_1 ^ or17_i115118_p0;  // algorithms/zuc/c/zuc.c:23
  wire [31:0] add_i7 = xor_i + or17_i64116117_p0;  // algorithms/zuc/c/zuc.c:23
  wire [31:0] shl1_i28 = {phi_38_10_p0[15:0], 16'd0};  // algorithms/zuc/c/zuc.c:16
  wire [31:0] shr2_i = {15'd0, phi_38_9_p0[31:15]};  // algorithms/zuc/c/zuc.c:16
  wire [16:0] shr2_i_1 = shr2_i[16:0];  // algorithms/zuc/c/zuc.c:16
  wire [31:0] or3_i = {15'd0, shr2_i_1};  // algorithms/zuc/c/zuc.c:16
  wire [31:0] or3_i_1 = shl1_i28 | or3_i;  // algorithms/zuc/c/zuc.c:16
  wire [31:0] add1_i = or17_i115118_p0 + or3_i_1;  // algorithms/zuc/c/zuc.c:23
  wire [15:0] or_i = add1_i[15:0];  // algorithms/zuc/c/zuc.c:24
  wire [31:0] shl4_i = {phi_38_8_p0[15:0], 16'd0};  // algorithms/zuc/c/zuc.c:17
  wire [31:0] shr5_i = {15'd0, phi_38_7_p0[31:15]};  // algorithms/zuc/c/zuc.c:17
  wire [16:0] shr5_i_1 = shr5_i[16:0];  // algorithms/zuc/c/zuc.c:17
  wire [31:0] or6_i29 = {15'd0, shr5_i_1};  // algorithms/zuc/c/zuc.c:17
  wire [31:0] or6_i29_1 = shl4_i | or6_i29;  // algorithms/zuc/c/zuc.c:17
  wire [31:0] xor2_i = or17_i64116117_p0 ^ or6_i29_1;  // algorithms/zuc/c/zuc.c:23
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
  wire [31:0] shr1_i = {16'd0, xor6_i_3[31:16]};  // algorithms/zuc/c/standard.h:61
  wire [7:0] shr1_i_1 = shr1_i[7:0];  // algorithms/zuc/c/standard.h:61
  wire [7:0] load_61_6 = s1_rdata0_i;  // algorithms/zuc/c/standard.h:61
  wire [23:0] shl5_i = {16'd0, load_61_6};  // algorithms/zuc/c/standard.h:61
  wire [23:0] shl5_i_1 = {shl5_i[7:0], 16'd0};  // algorithms/zuc/c/standard.h:61
  wire [31:0] or17_i_4 = {8'd0, shl5_i_1};  // algorithms/zuc/c/standard.h:61
  wire [31:0] shr_i = {24'd0, xor6_i_3[31:24]};  // algorithms/zuc/c/standard.h:61
  wire [7:0] shr_i_1 = shr_i[7:0];  // algorithms/zuc/c/standard.h:61
  wire [7:0] load_61_7 = s0_rdata0_i;  // algorithms/zuc/c/standard.h:61
  wire [31:0] shl_i33 = {24'd0, load_61_7};  // algorithms/zuc/c/standard.h:61
  wire [31:0] shl_i33_1 = {shl_i33[7:0], 24'd0};  // algorithms/zuc/c/standard.h:61
  wire [31:0] or17_i_1 = or17_i_4 | shl_i33_1;  // algorithms/zuc/c/standard.h:61
  wire [31:0] shr6_i = {8'd0, xor6_i_3[31:8]};  // algorithms/zuc/c/standard.h:61
  wire [7:0] shr6_i_1 = shr6_i[7:0];  // algorithms/zuc/c/standard.h:61
  wire [7:0] load_61_8 = s0_rdata1_i;  // algorithms/zuc/c/standard.h:61
  wire [15:0] shl11_i = {8'd0, load_61_8};  // algorithms/zuc/c/standard.h:61
  wire [15:0] shl11_i_1 = {shl11_i[7:0], 8'd0};  // algorithms/zuc/c/standard.h:61
  wire [7:0] and13_i = xor6_i_3[7:0];  // algorithms/zuc/c/standard.h:62
  wire [7:0] load_62_2 = s1_rdata1_i;  // algorithms/zuc/c/standard.h:62
  wire [15:0] or17_i_5 = {8'd0, load_62_2};  // algorithms/zuc/c/standard.h:61
  wire [15:0] or17_i_2 = shl11_i_1 | or17_i_5;  // algorithms/zuc/c/standard.h:61
  wire [15:0] or6_i = xor2_i[15:0];  // algorithms/zuc/c/zuc.c:25
  wire [31:0] or6_i_1 = {16'd0, add1_i[31:16]};  // algorithms/zuc/c/zuc.c:25
  wire [15:0] or6_i_2 = or6_i_1[15:0];  // algorithms/zuc/c/zuc.c:25
  wire [31:0] or6_i_3 = {or6_i, or6_i_2};  // algorithms/zuc/c/zuc.c:25
  wire [9:0] or_i6_i38 = or6_i_3[9:0];  // algorithms/zuc/c/standard.h:52
  wire [31:0] or_i6_i38_1 = {10'd0, or6_i_3[31:10]};  // algorithms/zuc/c/standard.h:52
  wire [21:0] or_i6_i38_2 = or_i6_i38_1[21:0];  // algorithms/zuc/c/standard.h:52
  wire [31:0] or_i6_i38_3 = {or_i6_i38, or_i6_i38_2};  // algorithms/zuc/c/standard.h:52
  wire [1:0] or_i7_i39 = or6_i_3[1:0];  // algorithms/zuc/c/standard.h:52
  wire [31:0] or_i7_i39_1 = {2'd0, or6_i_3[31:2]};  // algorithms/zuc/c/standard.h:52
  wire [29:0] or_i7_i39_2 = or_i7_i39_1[29:0];  // algorithms/zuc/c/standard.h:52
  wire [31:0] or_i7_i39_3 = {or_i7_i39, or_i7_i39_2};  // algorithms/zuc/c/standard.h:52
  wire [31:0] xor6_i40 = or_i6_i38_3 ^ or_i7_i39_3;  // algorithms/zuc/c/standard.h:57
  wire [17:0] or_i5_i37 = or6_i_3[17:0];  // algorithms/zuc/c/standard.h:52
  wire [31:0] or_i5_i37_1 = {18'd0, or6_i_3[31:18]};  // algorithms/zuc/c/standard.h:52
  wire [13:0] or_i5_i37_2 = or_i5_i37_1[13:0];  // algorithms/zuc/c/standard.h:52
  wire [31:0] or_i5_i37_3 = {or_i5_i37, or_i5_i37_2};  // algorithms/zuc/c/standard.h:52
  wire [23:0] or_i_i36 = or6_i_3[23:0];  // algorithms/zuc/c/standard.h:52
  wire [31:0] or_i_i36_1 = {24'd0, or6_i_3[31:24]};  // algorithms/zuc/c/standard.h:52
  wire [7:0] or_i_i36_2 = or_i_i36_1[7:0];  // algorithms/zuc/c/standard.h:52
  wire [31:0] or_i_i36_3 = {or_i_i36, or_i_i36_2};  // algorithms/zuc/c/standard.h:52
  wire [31:0] xor6_i40_1 = or_i5_i37_3 ^ or_i_i36_3;  // algorithms/zuc/c/standard.h:57
  wire [31:0] xor6_i40_2 = or6_i_3 ^ xor6_i40_1;  // algorithms/zuc/c/standard.h:57
  wire [31:0] xor6_i40_3 = xor6_i40 ^ xor6_i40_2;  // algorithms/zuc/c/standard.h:57
  wire [31:0] shr1_i46 = {16'd0, xor6_i40_3[31:16]};  // algorithms/zuc/c/standard.h:61
  wire [7:0] shr1_i46_1 = shr1_i46[7:0];  // algorithms/zuc/c/standard.h:61
  wire [7:0] load_61_9 = s1_rdata2_i;  // algorithms/zuc/c/standard.h:61
  wire [23:0] shl5_i51 = {16'd0, load_61_9};  // algorithms/zuc/c/standard.h:61
  wire [23:0] shl5_i51_1 = {shl5_i51[7:0], 16'd0};  // algorithms/zuc/c/standard.h:61
  wire [31:0] or17_i64_4 = {8'd0, shl5_i51_1};  // algorithms/zuc/c/standard.h:61
  wire [31:0] shr_i41 = {24'd0, xor6_i40_3[31:24]};  // algorithms/zuc/c/standard.h:61
  wire [7:0] shr_i41_1 = shr_i41[7:0];  // algorithms/zuc/c/standard.h:61
  wire [7:0] load_61_10 = s0_rdata2_i;  // algorithms/zuc/c/standard.h:61
  wire [31:0] shl_i45 = {24'd0, load_61_10};  // algorithms/zuc/c/standard.h:61
  wire [31:0] shl_i45_1 = {shl_i45[7:0], 24'd0};  // algorithms/zuc/c/standard.h:61
  wire [31:0] or17_i64_1 = or17_i64_4 | shl_i45_1;  // algorithms/zuc/c/standard.h:61
  wire [31:0] shr6_i53 = {8'd0, xor6_i40_3[31:8]};  // algorithms/zuc/c/standard.h:61
  wire [7:0] shr6_i53_1 = shr6_i53[7:0];  // algorithms/zuc/c/standard.h:61
  wire [7:0] load_61_11 = s0_rdata3_i;  // algorithms/zuc/c/standard.h:61
  wire [15:0] shl11_i58 = {8'd0, load_61_11};  // algorithms/zuc/c/standard.h:61
  wire [15:0] shl11_i58_1 = {shl11_i58[7:0], 8'd0};  // algorithms/zuc/c/standard.h:61
  wire [7:0] and13_i60 = xor6_i40_3[7:0];  // algorithms/zuc/c/standard.h:62
  wire [7:0] load_62_3 = s1_rdata3_i;  // algorithms/zuc/c/standard.h:62
  wire [15:0] or17_i64_5 = {8'd0, load_62_3};  // algorithms/zuc/c/standard.h:61
  wire [15:0] or17_i64_2 = shl11_i58_1 | or17_i64_5;  // algorithms/zuc/c/standard.h:61
  wire [22:0] shl_i109 = load_18_1[22:0];  // algorithms/zuc/c/standard.h:51
  wire [30:0] shl_i109_1 = {8'd0, shl_i109};  // algorithms/zuc/c/standard.h:51
  wire [30:0] shl_i109_2 = {shl_i109_1[22:0], 8'd0};  // algorithms/zuc/c/standard.h:51
  wire [30:0] shl_i109_masked = shl_i109_2 & 31'h7fffff00;  // algorithms/zuc/c/standard.h:51
  wire [31:0] shr_i110 = {23'd0, load_18_1[31:23]};  // algorithms/zuc/c/standard.h:51
  wire [8:0] shr_i110_1 = shr_i110[8:0];  // algorithms/zuc/c/standard.h:51
  wire [30:0] and_i112 = {22'd0, shr_i110_1};  // algorithms/zuc/c/standard.h:51
  wire [30:0] and_i112_1 = shl_i109_masked | and_i112;  // algorithms/zuc/c/standard.h:51
  wire [31:0] add_i113 = {1'd0, and_i112_1};  // algorithms/zuc/c/standard.h:46
  wire [31:0] add_i113_1 = add_i113 + load_18_1;  // algorithms/zuc/c/standard.h:46
  wire [31:0] shr_i115 = {31'd0, add_i113_1[31]};  // algorithms/zuc/c/standard.h:47
  wire [0:0] shr_i115_1 = shr_i115[0];  // algorithms/zuc/c/standard.h:47
  wire [31:0] add_i121_1 = {31'd0, shr_i115_1};  // algorithms/zuc/c/standard.h:46
  wire [10:0] shl_i117 = load_32[10:0];  // algorithms/zuc/c/standard.h:51
  wire [30:0] shl_i117_1 = {20'd0, shl_i117};  // algorithms/zuc/c/standard.h:51
  wire [30:0] shl_i117_2 = {shl_i117_1[10:0], 20'd0};  // algorithms/zuc/c/standard.h:51
  wire [30:0] shl_i117_masked = shl_i117_2 & 31'h7ff00000;  // algorithms/zuc/c/standard.h:51
  wire [31:0] shr_i118 = {11'd0, load_32[31:11]};  // algorithms/zuc/c/standard.h:51
  wire [20:0] shr_i118_1 = shr_i118[20:0];  // algorithms/zuc/c/standard.h:51
  wire [30:0] and_i120 = {10'd0, shr_i118_1};  // algorithms/zuc/c/standard.h:51
  wire [30:0] and_i120_1 = shl_i117_masked | and_i120;  // algorithms/zuc/c/standard.h:51
  wire [31:0] add_i121_2 = {1'd0, and_i120_1};  // algorithms/zuc/c/standard.h:46
  wire [30:0] and_i114 = add_i113_1[30:0];  // algorithms/zuc/c/standard.h:47
  wire [31:0] add_i121_3 = {1'd0, and_i114};  // algorithms/zuc/c/standard.h:46
  wire [31:0] add_i121_4 = add_i121_2 + add_i121_3;  // algorithms/zuc/c/standard.h:46
  wire [31:0] add_i121 = add_i121_1 + add_i121_4;  // algorithms/zuc/c/standard.h:46
  wire [9:0] shl_i125 = load_33[9:0];  // algorithms/zuc/c/standard.h:51
  wire [30:0] shl_i125_1 = {21'd0, shl_i125};  // algorithms/zuc/c/standard.h:51
  wire [30:0] shl_i125_2 = {shl_i125_1[9:0], 21'd0};  // algorithms/zuc/c/standard.h:51
  wire [30:0] shl_i125_masked = shl_i125_2 & 31'h7fe00000;  // algorithms/zuc/c/standard.h:51
  wire [31:0] shr_i126 = {10'd0, load_33[31:10]};  // algorithms/zuc/c/standard.h:51
  wire [21:0] shr_i126_1 = shr_i126[21:0];  // algorithms/zuc/c/standard.h:51
  wire [30:0] and_i128_1 = {9'd0, shr_i126_1};  // algorithms/zuc/c/standard.h:51
  wire [30:0] and_i128 = shl_i125_masked | and_i128_1;  // algorithms/zuc/c/standard.h:51
  wire [13:0] shl_i133 = load_34[13:0];  // algorithms/zuc/c/standard.h:51
  wire [30:0] shl_i133_1 = {17'd0, shl_i133};  // algorithms/zuc/c/standard.h:51
  wire [30:0] shl_i133_2 = {shl_i133_1[13:0], 17'd0};  // algorithms/zuc/c/standard.h:51
  wire [30:0] shl_i133_masked = shl_i133_2 & 31'h7ffe0000;  // algorithms/zuc/c/standard.h:51
  wire [31:0] shr_i134 = {14'd0, load_34[31:14]};  // algorithms/zuc/c/standard.h:51
  wire [17:0] shr_i134_1 = shr_i134[17:0];  // algorithms/zuc/c/standard.h:51
  wire [30:0] and_i136_1 = {13'd0, shr_i134_1};  // algorithms/zuc/c/standard.h:51
  wire [30:0] and_i136 = shl_i133_masked | and_i136_1;  // algorithms/zuc/c/standard.h:51
  wire [31:0] shr = {5'd0, len_bits_q[31:5]};  // algorithms/zuc/c/standard.h:90
  wire [26:0] shr_1 = shr[26:0];  // algorithms/zuc/c/standard.h:90
  wire [27:0] add_i55 = {1'd0, shr_1};  // algorithms/zuc/c/standard.h:90
  wire [0:0] cmp_i54 = pre_1 != 5'd0;  // algorithms/zuc/c/standard.h:90
  wire [27:0] add_i55_1 = {27'd0, cmp_i54};  // algorithms/zuc/c/standard.h:90
  wire [27:0] add_i55_2 = add_i55 + add_i55_1;  // algorithms/zuc/c/standard.h:90
  wire [27:0] select_4 = xor_1 ? add_i55_2 : 28'd0;
  wire [5:0] inc_2 = i_0183_p0 | 6'd3;  // algorithms/zuc/c/zuc.c:84
  wire [0:0] cmp58_3 = inc_2 < cond52_q;  // algorithms/zuc/c/zuc.c:85
  wire [28:0] shl69_2_mask = m_0180_p0[28:0];  // algorithms/zuc/c/zuc.c:85
  wire [28:0] shl69_2_mask_1 = shl69_2_mask & 29'h10000000;  // algorithms/zuc/c/zuc.c:85
  wire [0:0] tobool61_not_3 = shl69_2_mask_1 == 29'd0;  // algorithms/zuc/c/zuc.c:85
  wire [0:0] and_8 = cmp58_3 & tobool61_not_3;
  wire [0:0] xor_8 = and_8 ^ 1'd1;
  wire [0:0] cmp63_3 = inc_2 == cond52_q;  // algorithms/zuc/c/zuc.c:85
  wire [0:0] or_9 = cmp58_3 | cmp63_3;
  wire [0:0] and_4 = xor_8 & or_9;
  wire [5:0] inc_1 = i_0183_p0 | 6'd2;  // algorithms/zuc/c/zuc.c:84
  wire [0:0] cmp58_2 = inc_1 < cond52_q;  // algorithms/zuc/c/zuc.c:85
  wire [29:0] shl69_1_mask = m_0180_p0[29:0];  // algorithms/zuc/c/zuc.c:85
  wire [29:0] shl69_1_mask_1 = shl69_1_mask & 30'h20000000;  // algorithms/zuc/c/zuc.c:85
  wire [0:0] tobool61_not_2 = shl69_1_mask_1 == 30'd0;  // algorithms/zuc/c/zuc.c:85
  wire [0:0] and_9 = cmp58_2 & tobool61_not_2;
  wire [0:0] xor_9 = and_9 ^ 1'd1;
  wire [0:0] cmp63_2 = inc_1 == cond52_q;  // algorithms/zuc/c/zuc.c:85
  wire [0:0] or_10 = cmp58_2 | cmp63_2;
  wire [0:0] and_5 = xor_9 & or_10;
  wire [5:0] inc_4 = i_0183_p0 | 6'd1;  // algorithms/zuc/c/zuc.c:84
  wire [0:0] cmp58_1 = inc_4 < cond52_q;  // algorithms/zuc/c/zuc.c:85
  wire [30:0] shl69_mask = m_0180_p0[30:0];  // algorithms/zuc/c/zuc.c:85
  wire [30:0] shl69_mask_1 = shl69_mask & 31'h40000000;  // algorithms/zuc/c/zuc.c:85
  wire [0:0] tobool61_not_1 = shl69_mask_1 == 31'd0;  // algorithms/zuc/c/zuc.c:85
  wire [0:0] and_10 = cmp58_1 & tobool61_not_1;
  wire [0:0] xor_10 = and_10 ^ 1'd1;
  wire [0:0] cmp63_1 = inc_4 == cond52_q;  // algorithms/zuc/c/zuc.c:85
  wire [0:0] or_11 = cmp58_1 | cmp63_1;
  wire [0:0] and_6 = xor_10 & or_11;
  wire [0:0] cmp58 = i_0183_p0 < cond52_q;  // algorithms/zuc/c/zuc.c:85
  wire [0:0] tobool61_not = $signed(32'hffffffff) < $signed(m_0180_p0);  // algorithms/zuc/c/zuc.c:85
  wire [0:0] and_11 = cmp58 & tobool61_not;
  wire [0:0] xor_11 = and_11 ^ 1'd1;
  wire [0:0] cmp63 = i_0183_p0 == cond52_q;  // algorithms/zuc/c/zuc.c:85
  wire [0:0] or_12 = cmp58 | cmp63;
  wire [0:0] and_7 = xor_11 & or_12;
  wire [22:0] shl_i65 = phi_16_1_p0[22:0];  // algorithms/zuc/c/standard.h:51
  wire [30:0] shl_i65_1 = {8'd0, shl_i65};  // algorithms/zuc/c/standard.h:51
  wire [30:0] shl_i65_2 = {shl_i65_1[22:0], 8'd0};  // algorithms/zuc/c/standard.h:51
  wire [30:0] shl_i65_masked = shl_i65_2 & 31'h7fffff00;  // algorithms/zuc/c/standard.h:51
  wire [31:0] shr_i66 = {23'd0, phi_16_1_p0[31:23]};  // algorithms/zuc/c/standard.h:51
  wire [8:0] shr_i66_1 = shr_i66[8:0];  // algorithms/zuc/c/standard.h:51
  wire [30:0] and_i68 = {22'd0, shr_i66_1};  // algorithms/zuc/c/standard.h:51
  wire [30:0] and_i68_1 = shl_i65_masked | and_i68;  // algorithms/zuc/c/standard.h:51
  wire [31:0] add_i69 = {1'd0, and_i68_1};  // algorithms/zuc/c/standard.h:46
  wire [31:0] add_i69_1 = add_i69 + phi_16_1_p0;  // algorithms/zuc/c/standard.h:46
  wire [31:0] shr_i71 = {31'd0, add_i69_1[31]};  // algorithms/zuc/c/standard.h:47
  wire [0:0] shr_i71_1 = shr_i71[0];  // algorithms/zuc/c/standard.h:47
  wire [31:0] add_i77_1 = {31'd0, shr_i71_1};  // algorithms/zuc/c/standard.h:46
  wire [10:0] shl_i73 = phi_38_6_p0[10:0];  // algorithms/zuc/c/standard.h:51
  wire [30:0] shl_i73_1 = {20'd0, shl_i73};  // algorithms/zuc/c/standard.h:51
  wire [30:0] shl_i73_2 = {shl_i73_1[10:0], 20'd0};  // algorithms/zuc/c/standard.h:51
  wire [30:0] shl_i73_masked = shl_i73_2 & 31'h7ff00000;  // algorithms/zuc/c/standard.h:51
  wire [31:0] shr_i74 = {11'd0, phi_38_6_p0[31:11]};  // algorithms/zuc/c/standard.h:51
  wire [20:0] shr_i74_1 = shr_i74[20:0];  // algorithms/zuc/c/standard.h:51
  wire [30:0] and_i76 = {10'd0, shr_i74_1};  // algorithms/zuc/c/standard.h:51
  wire [30:0] and_i76_1 = shl_i73_masked | and_i76;  // algorithms/zuc/c/standard.h:51
  wire [31:0] add_i77_2 = {1'd0, and_i76_1};  // algorithms/zuc/c/standard.h:46
  wire [30:0] and_i70 = add_i69_1[30:0];  // algorithms/zuc/c/standard.h:47
  wire [31:0] add_i77_3 = {1'd0, and_i70};  // algorithms/zuc/c/standard.h:46
  wire [31:0] add_i77_4 = add_i77_2 + add_i77_3;  // algorithms/zuc/c/standard.h:46
  wire [31:0] add_i77 = add_i77_1 + add_i77_4;  // algorithms/zuc/c/standard.h:46
  wire [9:0] shl_i81 = phi_38_5_p0[9:0];  // algorithms/zuc/c/standard.h:51
  wire [30:0] shl_i81_1 = {21'd0, shl_i81};  // algorithms/zuc/c/standard.h:51
  wire [30:0] shl_i81_2 = {shl_i81_1[9:0], 21'd0};  // algorithms/zuc/c/standard.h:51
  wire [30:0] shl_i81_masked = shl_i81_2 & 31'h7fe00000;  // algorithms/zuc/c/standard.h:51
  wire [31:0] shr_i82 = {10'd0, phi_38_5_p0[31:10]};  // algorithms/zuc/c/standard.h:51
  wire [21:0] shr_i82_1 = shr_i82[21:0];  // algorithms/zuc/c/standard.h:51
  wire [30:0] and_i84 = {9'd0, shr_i82_1};  // algorithms/zuc/c/standard.h:51
  wire [30:0] and_i84_1 = shl_i81_masked | and_i84;  // algorithms/zuc/c/standard.h:51
  wire [31:0] add_i85_3 = {1'd0, and_i84_1};  // algorithms/zuc/c/standard.h:46
  wire [31:0] shr_i79 = {31'd0, add_i77[31]};  // algorithms/zuc/c/standard.h:47
  wire [0:0] shr_i79_1 = shr_i79[0];  // algorithms/zuc/c/standard.h:47
  wire [31:0] add_i85_4 = {31'd0, shr_i79_1};  // algorithms/zuc/c/standard.h:46
  wire [31:0] add_i85_1 = add_i85_3 + add_i85_4;  // algorithms/zuc/c/standard.h:46
  wire [13:0] shl_i89_2 = phi_38_4_p0[13:0];  // algorithms/zuc/c/standard.h:51
  wire [30:0] shl_i89_3 = {17'd0, shl_i89_2};  // algorithms/zuc/c/standard.h:51
  wire [30:0] shl_i89_4 = {shl_i89_3[13:0], 17'd0};  // algorithms/zuc/c/standard.h:51
  wire [30:0] shl_i89_masked = shl_i89_4 & 31'h7ffe0000;  // algorithms/zuc/c/standard.h:51
  wire [31:0] shr_i90 = {14'd0, phi_38_4_p0[31:14]};  // algorithms/zuc/c/standard.h:51
  wire [17:0] shr_i90_1 = shr_i90[17:0];  // algorithms/zuc/c/standard.h:51
  wire [30:0] and_i92_1 = {13'd0, shr_i90_1};  // algorithms/zuc/c/standard.h:51
  wire [30:0] and_i92 = shl_i89_masked | and_i92_1;  // algorithms/zuc/c/standard.h:51
  wire [0:0] or_cond_1 = tobool48_q & cmp45;  // algorithms/zuc/c/zuc.c:82
  wire [4:0] cond52_1 = len_bits_q[4:0];  // algorithms/zuc/c/zuc.c:82
  wire [5:0] cond52_2 = {1'd0, cond52_1};  // algorithms/zuc/c/zuc.c:82
  wire [5:0] cond52 = or_cond_1 ? cond52_2 : 6'h20;  // algorithms/zuc/c/zuc.c:82

  wire wants_status = (state_q == S_0_1);
  wire wants_in = (state_q == S_6_0 && xor_2) || (state_q == S_11_0);
  wire wants_out = (state_q == S_6_0 && and_1);
  wire stall = (wants_in && !data_in_valid_i) || (wants_out && !data_out_ready_i);
  assign data_in_ready_o = wants_in && !(wants_out && !data_out_ready_i);
  assign data_out_valid_o = wants_out && !(wants_in && !data_in_valid_i);
  assign data_out_data_o = ({32{(state_q == S_6_0 && and_1)}} & cond34);
  assign data_out_last_o = ({3{(state_q == S_6_0 && and_1)}} & cond42);
  assign status_valid_o = wants_status && !stall;
  assign status_o = ({8{(state_q == S_0_1)}} & zext_66);
  assign d_raddr0_o = ({4{state_q == S_2_0}} & (idxprom_i22_1));
  assign d_re0_o = (state_q == S_2_0 && !stall);
  assign s1_raddr0_o = ({8{state_q == S_6_0}} & (shr1_1))
    | ({8{state_q == S_4_0}} & (shr1_i_1));
  assign s1_re0_o = ((state_q == S_6_0 && !stall) || (state_q == S_4_0 && !stall));
  assign s0_raddr0_o = ({8{state_q == S_6_0}} & (shr_i73_1))
    | ({8{state_q == S_4_0}} & (shr_i_1));
  assign s0_re0_o = ((state_q == S_6_0 && !stall) || (state_q == S_4_0 && !stall));
  assign s0_raddr1_o = ({8{state_q == S_6_0}} & (shr6_1))
    | ({8{state_q == S_4_0}} & (shr6_i_1));
  assign s0_re1_o = ((state_q == S_6_0 && !stall) || (state_q == S_4_0 && !stall));
  assign s1_raddr1_o = ({8{state_q == S_6_0}} & (and13))
    | ({8{state_q == S_4_0}} & (and13_i));
  assign s1_re1_o = ((state_q == S_6_0 && !stall) || (state_q == S_4_0 && !stall));
  assign s1_raddr2_o = ({8{state_q == S_6_0}} & (shr1_i90_1))
    | ({8{state_q == S_4_0}} & (shr1_i46_1));
  assign s1_re2_o = ((state_q == S_6_0 && !stall) || (state_q == S_4_0 && !stall));
  assign s0_raddr2_o = ({8{state_q == S_6_0}} & (shr_i85_1))
    | ({8{state_q == S_4_0}} & (shr_i41_1));
  assign s0_re2_o = ((state_q == S_6_0 && !stall) || (state_q == S_4_0 && !stall));
  assign s0_raddr3_o = ({8{state_q == S_6_0}} & (shr6_i97_1))
    | ({8{state_q == S_4_0}} & (shr6_i53_1));
  assign s0_re3_o = ((state_q == S_6_0 && !stall) || (state_q == S_4_0 && !stall));
  assign s1_raddr3_o = ({8{state_q == S_6_0}} & (and13_i104))
    | ({8{state_q == S_4_0}} & (and13_i60));
  assign s1_re3_o = ((state_q == S_6_0 && !stall) || (state_q == S_4_0 && !stall));

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
        tobool3_not177_q <= tobool3_not177;
        add_i60_q <= add_i60;
        select_4_q <= select_4;
        state_q <= S_0_1;
      end
      S_0_1: begin  // entry, lines 66
        select_2_q <= select_2;
        if (tobool3_not177_q) begin
          state_q <= S_1_0;
        end else begin
          state_q <= S_11_0;
          n_0178_q <= zext;
        end
      end
      S_1_0: begin  // for.cond.cleanup, lines 75, 78
        cmp_i61_q <= cmp_i61;
        cond_i64_q <= cond_i64;
        cond_i62_q <= cond_i62;
        state_q <= S_2_0;
        i_0109_p0 <= 5'd0;
        for_body_i66_valid_q <= 2'd1;
      end
      S_2_0: begin  // for.body.i66, lines 53, 66, 70
        if (for_body_i66_valid_q[1]) s_q[idxprom_i22] <= zext_53;
        i_0109_p0 <= inc;
        i_0109_p1 <= i_0109_p0;
        high_sink_i17_p0 <= high_sink_i17;
        mul1_sink_i_p0 <= mul1_sink_i;
        load_66_p0 <= load_66;
        high_sink_i_p0 <= high_sink_i;
        for_body_i66_valid_q <= constant;
        state_q <= (constant == 2'd0) ? S_2_EXIT : S_2_0;
      end
      S_2_EXIT: begin  // for.body.i66, when the last iteration has left the pipeline
        state_q <= S_3_0;
      end
      S_3_0: begin  // for.cond.cleanup.i, lines 15-17, 32-34, 38
        state_q <= S_4_0;
        phi_16_p0 <= promoted139;
        phi_16_1_p0 <= s_promoted;
        phi_16_2_p0 <= promoted;
        phi_38_p0 <= pre135;
        phi_38_1_p0 <= pre134;
        phi_38_2_p0 <= pre133;
        phi_38_3_p0 <= pre132;
        phi_38_4_p0 <= pre131;
        phi_38_5_p0 <= pre130;
        phi_38_6_p0 <= pre129;
        phi_38_7_p0 <= pre128;
        phi_38_8_p0 <= pre127;
        phi_38_9_p0 <= pre126;
        phi_38_10_p0 <= pre125;
        phi_38_11_p0 <= pre124;
        phi_38_12_p0 <= pre;
        n_0119_p0 <= 6'd0;
        or17_i115118_p0 <= 32'd0;
        or17_i64116117_p0 <= 32'd0;
        for_body6_i_valid_q <= 2'd1;
      end
      S_4_0: begin  // for.body6.i, lines 15-17, 23-25, 46-47, 51-52, 56-57, 61-62
        if (for_body6_i_valid_q[1]) phi_38_12_p0 <= add1_i108;
        exitcond123_not_p0 <= exitcond123_not;
        if (for_body6_i_valid_q[0]) phi_38_3_q <= phi_38_3_p0;
        if (for_body6_i_valid_q[0]) phi_16_q <= phi_16_p0;
        if (for_body6_i_valid_q[0]) phi_16_2_q <= phi_16_2_p0;
        if (for_body6_i_valid_q[0]) phi_38_6_q <= phi_38_6_p0;
        if (for_body6_i_valid_q[0]) phi_38_7_q <= phi_38_7_p0;
        if (for_body6_i_valid_q[0]) phi_38_2_q <= phi_38_2_p0;
        if (for_body6_i_valid_q[0]) phi_38_8_q <= phi_38_8_p0;
        if (for_body6_i_valid_q[0]) phi_38_1_q <= phi_38_1_p0;
        if (for_body6_i_valid_q[0]) phi_38_9_q <= phi_38_9_p0;
        if (for_body6_i_valid_q[0]) phi_38_5_q <= phi_38_5_p0;
        if (for_body6_i_valid_q[0]) phi_38_10_q <= phi_38_10_p0;
        if (for_body6_i_valid_q[0]) phi_38_q <= phi_38_p0;
        if (for_body6_i_valid_q[0]) phi_38_4_q <= phi_38_4_p0;
        if (for_body6_i_valid_q[0]) phi_38_11_q <= phi_38_11_p0;
        if (for_body6_i_valid_q[1]) add1_i108_q <= add1_i108;
        inc9_p0 <= inc9;
        or17_i_1_p0 <= or17_i_1;
        or17_i_2_p0 <= or17_i_2;
        or17_i64_1_p0 <= or17_i64_1;
        or17_i64_2_p0 <= or17_i64_2;
        add_i77_p0 <= add_i77;
        add_i85_1_p0 <= add_i85_1;
        and_i92_p0 <= and_i92;
        state_q <= S_4_1;
      end
      S_4_1: begin  // for.body6.i, lines 15, 23, 46-47, 51, 58, 61
        phi_16_p0 <= phi_16_2_p0;
        phi_16_1_p0 <= phi_16_p0;
        phi_16_2_p0 <= phi_38_3_p0;
        phi_38_p0 <= phi_38_4_p0;
        phi_38_1_p0 <= phi_38_9_p0;
        phi_38_2_p0 <= phi_38_8_p0;
        phi_38_3_p0 <= phi_38_6_p0;
        phi_38_4_p0 <= phi_38_11_p0;
        phi_38_5_p0 <= phi_38_10_p0;
        phi_38_6_p0 <= phi_38_7_p0;
        phi_38_7_p0 <= phi_38_2_p0;
        phi_38_8_p0 <= phi_38_1_p0;
        phi_38_9_p0 <= phi_38_5_p0;
        phi_38_10_p0 <= phi_38_p0;
        phi_38_11_p0 <= phi_38_12_p0;
        n_0119_p0 <= inc9_p0;
        or17_i115118_p0 <= or17_i;
        or17_i64116117_p0 <= or17_i64;
        if (for_body6_i_valid_q[0]) phi_38_12_q <= phi_38_12_p0;
        if (for_body6_i_valid_q[0]) or17_i_q <= or17_i;
        if (for_body6_i_valid_q[0]) or17_i64_q <= or17_i64;
        add_i93_p0 <= add_i93;
        add_i101_1_p0 <= add_i101_1;
        add_i7_p0 <= add_i7;
        for_body6_i_valid_q <= constant_1;
        state_q <= (constant_1 == 2'd0) ? S_4_EXIT : S_4_0;
      end
      S_4_EXIT: begin  // for.body6.i, when the last iteration has left the pipeline
        state_q <= S_5_0;
      end
      S_5_0: begin  // initialise.exit, lines 38-39, 71, 73
        s_q[4'd2] <= phi_38_3_q;
        s_q[4'd0] <= phi_16_q;
        s_q[4'd1] <= phi_16_2_q;
        s_q[4'd3] <= phi_38_6_q;
        s_q[4'd4] <= phi_38_7_q;
        s_q[4'd5] <= phi_38_2_q;
        s_q[4'd6] <= phi_38_8_q;
        s_q[4'd7] <= phi_38_1_q;
        s_q[4'd8] <= phi_38_9_q;
        s_q[4'd9] <= phi_38_5_q;
        s_q[4'ha] <= phi_38_10_q;
        s_q[4'hb] <= phi_38_q;
        s_q[4'hc] <= phi_38_4_q;
        s_q[4'hd] <= phi_38_11_q;
        s_q[4'he] <= phi_38_12_q;
        s_q[4'hf] <= add1_i108_q;
        r1_q[1'd0] <= or17_i_q;
        r2_q[1'd0] <= or17_i64_q;
        add_q <= add;
        tobool29_not_q <= tobool29_not;
        add_i156_q <= add_i156;
        tobool48_q <= tobool48;
        add_73_q <= add_73;
        state_q <= S_6_0;
        tag_0187_q <= 32'd0;
        n10_0186_q <= 32'd0;
        before_0185_q <= 32'd0;
      end
      S_6_0: begin  // for.body16, lines 15-18, 23-25, 32-34, 38, 45-47, 51-53, 56-57, 61-62, 75-76, 78, 81-82
        s_q[4'd0] <= load_38;
        s_q[4'd1] <= load_18;
        s_q[4'd2] <= load_38_1;
        s_q[4'd3] <= load_32;
        s_q[4'd4] <= load_17;
        s_q[4'd5] <= load_38_2;
        s_q[4'd6] <= load_38_3;
        s_q[4'd7] <= load_38_4;
        s_q[4'd8] <= load_38_5;
        s_q[4'd9] <= load_33;
        s_q[4'ha] <= load_38_6;
        s_q[4'hb] <= load_38_7;
        s_q[4'hc] <= load_34;
        s_q[4'hd] <= load_38_8;
        s_q[4'he] <= load_38_9;
        load_61_q <= load_61;
        load_61_1_q <= load_61_1;
        load_61_2_q <= load_61_2;
        load_62_q <= load_62;
        load_61_3_q <= load_61_3;
        load_61_4_q <= load_61_4;
        load_61_5_q <= load_61_5;
        load_62_1_q <= load_62_1;
        and_i144_q <= and_i144;
        or_cond45_q <= or_cond45;
        or_1_q <= or_1;
        call22_q <= call22;
        xor_4_q <= xor_4;
        add_i121_q <= add_i121;
        and_i128_q <= and_i128;
        and_i136_q <= and_i136;
        cond52_q <= cond52;
        state_q <= S_6_1;
      end
      S_6_1: begin  // for.body16, lines 24-25, 46-47, 61
        r1_q[1'd0] <= or17_5;
        r2_q[1'd0] <= or17_i108_5;
        add_i137_q <= add_i137;
        state_q <= S_6_2;
      end
      S_6_2: begin  // for.body16, lines 39, 46-47
        s_q[4'hf] <= add1_i152_2;
        if (or_cond45_q) begin
          state_q <= S_9_0;
          tag_1_q <= tag_0187_q;
        end else if (cmp_i61_q) begin
          state_q <= S_7_0;
          i_0183_p0 <= 6'd0;
          tag_3182_p0 <= tag_0187_q;
          window_0181_p0 <= or_1_q;
          m_0180_p0 <= or5_7_1;
          for_body57_valid_q <= 2'd1;
        end else begin
          state_q <= S_9_0;
          tag_1_q <= tag_0187_q;
        end
      end
      S_7_0: begin  // for.body57, lines 84-87
        i_0183_p0 <= inc_3;
        if (for_body57_valid_q[1]) tag_3182_p0 <= select_3;
        window_0181_p0 <= shl70_3;
        m_0180_p0 <= shl69_3;
        if (for_body57_valid_q[1]) select_3_q <= select_3;
        and_4_p0 <= and_4;
        and_5_p0 <= and_5;
        and_6_p0 <= and_6;
        and_7_p0 <= and_7;
        window_0181_p1 <= window_0181_p0;
        for_body57_valid_q <= constant_2;
        state_q <= (constant_2 == 2'd0) ? S_7_EXIT : S_7_0;
      end
      S_7_EXIT: begin  // for.body57, when the last iteration has left the pipeline
        state_q <= S_8_0;
      end
      S_8_0: begin  // for.cond.cleanup56, lines 89
        state_q <= S_9_0;
        tag_1_q <= spec_select;
      end
      S_9_0: begin  // if.end81, lines 73
        if (exitcond203_not_1) begin
          state_q <= S_10_0;
        end else begin
          state_q <= S_6_0;
          tag_0187_q <= tag_1_q;
          n10_0186_q <= inc83;
          before_0185_q <= xor_4_q;
        end
      end
      S_10_0: begin  // for.cond.cleanup15, lines 94
        state_q <= S_IDLE;
        done_q <= 1'b1;
        return_q <= cond94;
      end
      S_11_0: begin  // for.body, lines 67
        if (tobool3_not) begin
          state_q <= S_1_0;
        end else begin
          state_q <= S_11_0;
          n_0178_q <= dec;
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

// d, from algorithms/zuc/c/standard.h:66: 16 words of 16 bits.
module tnd_zuc_c_registers_mem_d (
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

// s0, from algorithms/zuc/c/standard.h:61: 256 words of 8 bits.
module tnd_zuc_c_registers_mem_s0 (
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
module tnd_zuc_c_registers_mem_s1 (
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

module tnd_zuc_c_registers_machine (
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
  wire [3:0] zuc__d_raddr0; wire zuc__d_re0;
  wire [7:0] zuc__s1_raddr0; wire zuc__s1_re0;
  wire [7:0] zuc__s0_raddr0; wire zuc__s0_re0;
  wire [7:0] zuc__s0_raddr1; wire zuc__s0_re1;
  wire [7:0] zuc__s1_raddr1; wire zuc__s1_re1;
  wire [7:0] zuc__s1_raddr2; wire zuc__s1_re2;
  wire [7:0] zuc__s0_raddr2; wire zuc__s0_re2;
  wire [7:0] zuc__s0_raddr3; wire zuc__s0_re3;
  wire [7:0] zuc__s1_raddr3; wire zuc__s1_re3;
  wire [15:0] d_rdata0;
  wire [7:0] s0_rdata0;
  wire [7:0] s0_rdata1;
  wire [7:0] s0_rdata2;
  wire [7:0] s0_rdata3;
  wire [7:0] s1_rdata0;
  wire [7:0] s1_rdata1;
  wire [7:0] s1_rdata2;
  wire [7:0] s1_rdata3;
  tnd_zuc_c_registers_mem_d u_mem_d (.clk_i(clk_i), .raddr0_i(zuc__d_raddr0), .re0_i(zuc__d_re0), .rdata0_o(d_rdata0));
  tnd_zuc_c_registers_mem_s0 u_mem_s0 (.clk_i(clk_i), .raddr0_i(zuc__s0_raddr0), .re0_i(zuc__s0_re0), .rdata0_o(s0_rdata0), .raddr1_i(zuc__s0_raddr1), .re1_i(zuc__s0_re1), .rdata1_o(s0_rdata1), .raddr2_i(zuc__s0_raddr2), .re2_i(zuc__s0_re2), .rdata2_o(s0_rdata2), .raddr3_i(zuc__s0_raddr3), .re3_i(zuc__s0_re3), .rdata3_o(s0_rdata3));
  tnd_zuc_c_registers_mem_s1 u_mem_s1 (.clk_i(clk_i), .raddr0_i(zuc__s1_raddr0), .re0_i(zuc__s1_re0), .rdata0_o(s1_rdata0), .raddr1_i(zuc__s1_raddr1), .re1_i(zuc__s1_re1), .rdata1_o(s1_rdata1), .raddr2_i(zuc__s1_raddr2), .re2_i(zuc__s1_re2), .rdata2_o(s1_rdata2), .raddr3_i(zuc__s1_raddr3), .re3_i(zuc__s1_re3), .rdata3_o(s1_rdata3));
  tnd_zuc_c_registers_zuc u_zuc (
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
    .d_raddr0_o(zuc__d_raddr0),
    .d_re0_o(zuc__d_re0),
    .d_rdata0_i(d_rdata0),
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

// tnd_zuc_c_registers: zuc as a core; made by tandem-hls from zuc.c, function zuc; do not edit.
//
// Contract    docs/formats/core-ports.md, one task at a time
// Reset       rst_ni, active low, synchronous
module tnd_zuc_c_registers #(
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

  tnd_zuc_c_registers_skid_in u_in (
    .clk_i(clk_i), .rst_ni(rst_ni), .in_valid_i(data_in_valid_i), .in_ready_o(data_in_ready_o), .in_data_i(masked),
    .out_valid_o(in_valid), .out_ready_i(in_ready), .out_data_o(in_data));
  tnd_zuc_c_registers_skid_out u_out (
    .clk_i(clk_i), .rst_ni(rst_ni), .in_valid_i(out_valid), .in_ready_o(out_ready), .in_data_i({out_last, given}),
    .out_valid_o(data_out_valid_o), .out_ready_i(data_out_ready_i), .out_data_o({out_bytes, data_out_data_o}));

  tnd_zuc_c_registers_machine u_machine (
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
module tnd_zuc_c_registers_skid_in (
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
module tnd_zuc_c_registers_skid_out (
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
