// tnd_aes_c_unrolled: made by tandem-hls from aes.c, function aes; do not edit.
//
// Interface   start_i begins while idle_o is high and takes the arguments; done_o is high for one clock, and
//             return_o stays until the next start. Memories of the caller have one read port, whose word is there
//             one clock after its address, and one write port with an enable for each lane of a word.
// Reset       rst_ni, active low, synchronous; memories keep what is in them
// verilator lint_off DECLFILENAME
// verilator lint_off UNUSEDSIGNAL
// verilator lint_off MULTITOP

// aes, from algorithms/aes/c/aes.c:88.
module tnd_aes_c_unrolled_aes (
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
  output logic [7:0] sbox_raddr16_o,
  output logic sbox_re16_o,
  input  logic [7:0] sbox_rdata16_i,
  output logic [7:0] sbox_raddr17_o,
  output logic sbox_re17_o,
  input  logic [7:0] sbox_rdata17_i,
  output logic [7:0] sbox_raddr18_o,
  output logic sbox_re18_o,
  input  logic [7:0] sbox_rdata18_i,
  output logic [7:0] sbox_raddr19_o,
  output logic sbox_re19_o,
  input  logic [7:0] sbox_rdata19_i,
  output logic [7:0] sbox_raddr20_o,
  output logic sbox_re20_o,
  input  logic [7:0] sbox_rdata20_i,
  output logic [7:0] sbox_raddr21_o,
  output logic sbox_re21_o,
  input  logic [7:0] sbox_rdata21_i,
  output logic [7:0] sbox_raddr22_o,
  output logic sbox_re22_o,
  input  logic [7:0] sbox_rdata22_i,
  output logic [7:0] sbox_raddr23_o,
  output logic sbox_re23_o,
  input  logic [7:0] sbox_rdata23_i,
  output logic [7:0] sbox_raddr24_o,
  output logic sbox_re24_o,
  input  logic [7:0] sbox_rdata24_i,
  output logic [7:0] sbox_raddr25_o,
  output logic sbox_re25_o,
  input  logic [7:0] sbox_rdata25_i,
  output logic [7:0] sbox_raddr26_o,
  output logic sbox_re26_o,
  input  logic [7:0] sbox_rdata26_i,
  output logic [7:0] sbox_raddr27_o,
  output logic sbox_re27_o,
  input  logic [7:0] sbox_rdata27_i,
  output logic [7:0] sbox_raddr28_o,
  output logic sbox_re28_o,
  input  logic [7:0] sbox_rdata28_i,
  output logic [7:0] sbox_raddr29_o,
  output logic sbox_re29_o,
  input  logic [7:0] sbox_rdata29_i,
  output logic [7:0] sbox_raddr30_o,
  output logic sbox_re30_o,
  input  logic [7:0] sbox_rdata30_i,
  output logic [7:0] sbox_raddr31_o,
  output logic sbox_re31_o,
  input  logic [7:0] sbox_rdata31_i,
  output logic [7:0] sbox_raddr32_o,
  output logic sbox_re32_o,
  input  logic [7:0] sbox_rdata32_i,
  output logic [7:0] sbox_raddr33_o,
  output logic sbox_re33_o,
  input  logic [7:0] sbox_rdata33_i,
  output logic [7:0] sbox_raddr34_o,
  output logic sbox_re34_o,
  input  logic [7:0] sbox_rdata34_i,
  output logic [7:0] sbox_raddr35_o,
  output logic sbox_re35_o,
  input  logic [7:0] sbox_rdata35_i,
  output logic [7:0] sbox_raddr36_o,
  output logic sbox_re36_o,
  input  logic [7:0] sbox_rdata36_i,
  output logic [7:0] sbox_raddr37_o,
  output logic sbox_re37_o,
  input  logic [7:0] sbox_rdata37_i,
  output logic [7:0] sbox_raddr38_o,
  output logic sbox_re38_o,
  input  logic [7:0] sbox_rdata38_i,
  output logic [7:0] sbox_raddr39_o,
  output logic sbox_re39_o,
  input  logic [7:0] sbox_rdata39_i,
  output logic [7:0] sbox_raddr40_o,
  output logic sbox_re40_o,
  input  logic [7:0] sbox_rdata40_i,
  output logic [7:0] sbox_raddr41_o,
  output logic sbox_re41_o,
  input  logic [7:0] sbox_rdata41_i,
  output logic [7:0] sbox_raddr42_o,
  output logic sbox_re42_o,
  input  logic [7:0] sbox_rdata42_i,
  output logic [7:0] sbox_raddr43_o,
  output logic sbox_re43_o,
  input  logic [7:0] sbox_rdata43_i,
  output logic [7:0] sbox_raddr44_o,
  output logic sbox_re44_o,
  input  logic [7:0] sbox_rdata44_i,
  output logic [7:0] sbox_raddr45_o,
  output logic sbox_re45_o,
  input  logic [7:0] sbox_rdata45_i,
  output logic [7:0] sbox_raddr46_o,
  output logic sbox_re46_o,
  input  logic [7:0] sbox_rdata46_i,
  output logic [7:0] sbox_raddr47_o,
  output logic sbox_re47_o,
  input  logic [7:0] sbox_rdata47_i,
  output logic [7:0] sbox_raddr48_o,
  output logic sbox_re48_o,
  input  logic [7:0] sbox_rdata48_i,
  output logic [7:0] sbox_raddr49_o,
  output logic sbox_re49_o,
  input  logic [7:0] sbox_rdata49_i,
  output logic [7:0] sbox_raddr50_o,
  output logic sbox_re50_o,
  input  logic [7:0] sbox_rdata50_i,
  output logic [7:0] sbox_raddr51_o,
  output logic sbox_re51_o,
  input  logic [7:0] sbox_rdata51_i,
  output logic [7:0] sbox_raddr52_o,
  output logic sbox_re52_o,
  input  logic [7:0] sbox_rdata52_i,
  output logic [7:0] sbox_raddr53_o,
  output logic sbox_re53_o,
  input  logic [7:0] sbox_rdata53_i,
  output logic [7:0] sbox_raddr54_o,
  output logic sbox_re54_o,
  input  logic [7:0] sbox_rdata54_i,
  output logic [7:0] sbox_raddr55_o,
  output logic sbox_re55_o,
  input  logic [7:0] sbox_rdata55_i,
  output logic [7:0] sbox_raddr56_o,
  output logic sbox_re56_o,
  input  logic [7:0] sbox_rdata56_i,
  output logic [7:0] sbox_raddr57_o,
  output logic sbox_re57_o,
  input  logic [7:0] sbox_rdata57_i,
  output logic [7:0] sbox_raddr58_o,
  output logic sbox_re58_o,
  input  logic [7:0] sbox_rdata58_i,
  output logic [7:0] sbox_raddr59_o,
  output logic sbox_re59_o,
  input  logic [7:0] sbox_rdata59_i,
  output logic [7:0] sbox_raddr60_o,
  output logic sbox_re60_o,
  input  logic [7:0] sbox_rdata60_i,
  output logic [7:0] sbox_raddr61_o,
  output logic sbox_re61_o,
  input  logic [7:0] sbox_rdata61_i,
  output logic [7:0] sbox_raddr62_o,
  output logic sbox_re62_o,
  input  logic [7:0] sbox_rdata62_i,
  output logic [7:0] sbox_raddr63_o,
  output logic sbox_re63_o,
  input  logic [7:0] sbox_rdata63_i,
  output logic [7:0] sbox_raddr64_o,
  output logic sbox_re64_o,
  input  logic [7:0] sbox_rdata64_i,
  output logic [7:0] sbox_raddr65_o,
  output logic sbox_re65_o,
  input  logic [7:0] sbox_rdata65_i,
  output logic [7:0] sbox_raddr66_o,
  output logic sbox_re66_o,
  input  logic [7:0] sbox_rdata66_i,
  output logic [7:0] sbox_raddr67_o,
  output logic sbox_re67_o,
  input  logic [7:0] sbox_rdata67_i,
  output logic [7:0] sbox_raddr68_o,
  output logic sbox_re68_o,
  input  logic [7:0] sbox_rdata68_i,
  output logic [7:0] sbox_raddr69_o,
  output logic sbox_re69_o,
  input  logic [7:0] sbox_rdata69_i,
  output logic [7:0] sbox_raddr70_o,
  output logic sbox_re70_o,
  input  logic [7:0] sbox_rdata70_i,
  output logic [7:0] sbox_raddr71_o,
  output logic sbox_re71_o,
  input  logic [7:0] sbox_rdata71_i,
  output logic [7:0] sbox_raddr72_o,
  output logic sbox_re72_o,
  input  logic [7:0] sbox_rdata72_i,
  output logic [7:0] sbox_raddr73_o,
  output logic sbox_re73_o,
  input  logic [7:0] sbox_rdata73_i,
  output logic [7:0] sbox_raddr74_o,
  output logic sbox_re74_o,
  input  logic [7:0] sbox_rdata74_i,
  output logic [7:0] sbox_raddr75_o,
  output logic sbox_re75_o,
  input  logic [7:0] sbox_rdata75_i,
  output logic [7:0] sbox_raddr76_o,
  output logic sbox_re76_o,
  input  logic [7:0] sbox_rdata76_i,
  output logic [7:0] sbox_raddr77_o,
  output logic sbox_re77_o,
  input  logic [7:0] sbox_rdata77_i,
  output logic [7:0] sbox_raddr78_o,
  output logic sbox_re78_o,
  input  logic [7:0] sbox_rdata78_i,
  output logic [7:0] sbox_raddr79_o,
  output logic sbox_re79_o,
  input  logic [7:0] sbox_rdata79_i,
  output logic [7:0] sbox_raddr80_o,
  output logic sbox_re80_o,
  input  logic [7:0] sbox_rdata80_i,
  output logic [7:0] sbox_raddr81_o,
  output logic sbox_re81_o,
  input  logic [7:0] sbox_rdata81_i,
  output logic [7:0] sbox_raddr82_o,
  output logic sbox_re82_o,
  input  logic [7:0] sbox_rdata82_i,
  output logic [7:0] sbox_raddr83_o,
  output logic sbox_re83_o,
  input  logic [7:0] sbox_rdata83_i,
  output logic [7:0] sbox_raddr84_o,
  output logic sbox_re84_o,
  input  logic [7:0] sbox_rdata84_i,
  output logic [7:0] sbox_raddr85_o,
  output logic sbox_re85_o,
  input  logic [7:0] sbox_rdata85_i,
  output logic [7:0] sbox_raddr86_o,
  output logic sbox_re86_o,
  input  logic [7:0] sbox_rdata86_i,
  output logic [7:0] sbox_raddr87_o,
  output logic sbox_re87_o,
  input  logic [7:0] sbox_rdata87_i,
  output logic [7:0] sbox_raddr88_o,
  output logic sbox_re88_o,
  input  logic [7:0] sbox_rdata88_i,
  output logic [7:0] sbox_raddr89_o,
  output logic sbox_re89_o,
  input  logic [7:0] sbox_rdata89_i,
  output logic [7:0] sbox_raddr90_o,
  output logic sbox_re90_o,
  input  logic [7:0] sbox_rdata90_i,
  output logic [7:0] sbox_raddr91_o,
  output logic sbox_re91_o,
  input  logic [7:0] sbox_rdata91_i,
  output logic [7:0] sbox_raddr92_o,
  output logic sbox_re92_o,
  input  logic [7:0] sbox_rdata92_i,
  output logic [7:0] sbox_raddr93_o,
  output logic sbox_re93_o,
  input  logic [7:0] sbox_rdata93_i,
  output logic [7:0] sbox_raddr94_o,
  output logic sbox_re94_o,
  input  logic [7:0] sbox_rdata94_i,
  output logic [7:0] sbox_raddr95_o,
  output logic sbox_re95_o,
  input  logic [7:0] sbox_rdata95_i,
  output logic [7:0] sbox_raddr96_o,
  output logic sbox_re96_o,
  input  logic [7:0] sbox_rdata96_i,
  output logic [7:0] sbox_raddr97_o,
  output logic sbox_re97_o,
  input  logic [7:0] sbox_rdata97_i,
  output logic [7:0] sbox_raddr98_o,
  output logic sbox_re98_o,
  input  logic [7:0] sbox_rdata98_i,
  output logic [7:0] sbox_raddr99_o,
  output logic sbox_re99_o,
  input  logic [7:0] sbox_rdata99_i,
  output logic [7:0] sbox_raddr100_o,
  output logic sbox_re100_o,
  input  logic [7:0] sbox_rdata100_i,
  output logic [7:0] sbox_raddr101_o,
  output logic sbox_re101_o,
  input  logic [7:0] sbox_rdata101_i,
  output logic [7:0] sbox_raddr102_o,
  output logic sbox_re102_o,
  input  logic [7:0] sbox_rdata102_i,
  output logic [7:0] sbox_raddr103_o,
  output logic sbox_re103_o,
  input  logic [7:0] sbox_rdata103_i,
  output logic [7:0] sbox_raddr104_o,
  output logic sbox_re104_o,
  input  logic [7:0] sbox_rdata104_i,
  output logic [7:0] sbox_raddr105_o,
  output logic sbox_re105_o,
  input  logic [7:0] sbox_rdata105_i,
  output logic [7:0] sbox_raddr106_o,
  output logic sbox_re106_o,
  input  logic [7:0] sbox_rdata106_i,
  output logic [7:0] sbox_raddr107_o,
  output logic sbox_re107_o,
  input  logic [7:0] sbox_rdata107_i,
  output logic [7:0] sbox_raddr108_o,
  output logic sbox_re108_o,
  input  logic [7:0] sbox_rdata108_i,
  output logic [7:0] sbox_raddr109_o,
  output logic sbox_re109_o,
  input  logic [7:0] sbox_rdata109_i,
  output logic [7:0] sbox_raddr110_o,
  output logic sbox_re110_o,
  input  logic [7:0] sbox_rdata110_i,
  output logic [7:0] sbox_raddr111_o,
  output logic sbox_re111_o,
  input  logic [7:0] sbox_rdata111_i,
  output logic [7:0] sbox_raddr112_o,
  output logic sbox_re112_o,
  input  logic [7:0] sbox_rdata112_i,
  output logic [7:0] sbox_raddr113_o,
  output logic sbox_re113_o,
  input  logic [7:0] sbox_rdata113_i,
  output logic [7:0] sbox_raddr114_o,
  output logic sbox_re114_o,
  input  logic [7:0] sbox_rdata114_i,
  output logic [7:0] sbox_raddr115_o,
  output logic sbox_re115_o,
  input  logic [7:0] sbox_rdata115_i,
  output logic [7:0] sbox_raddr116_o,
  output logic sbox_re116_o,
  input  logic [7:0] sbox_rdata116_i,
  output logic [7:0] sbox_raddr117_o,
  output logic sbox_re117_o,
  input  logic [7:0] sbox_rdata117_i,
  output logic [7:0] sbox_raddr118_o,
  output logic sbox_re118_o,
  input  logic [7:0] sbox_rdata118_i,
  output logic [7:0] sbox_raddr119_o,
  output logic sbox_re119_o,
  input  logic [7:0] sbox_rdata119_i,
  output logic [7:0] sbox_raddr120_o,
  output logic sbox_re120_o,
  input  logic [7:0] sbox_rdata120_i,
  output logic [7:0] sbox_raddr121_o,
  output logic sbox_re121_o,
  input  logic [7:0] sbox_rdata121_i,
  output logic [7:0] sbox_raddr122_o,
  output logic sbox_re122_o,
  input  logic [7:0] sbox_rdata122_i,
  output logic [7:0] sbox_raddr123_o,
  output logic sbox_re123_o,
  input  logic [7:0] sbox_rdata123_i,
  output logic [7:0] sbox_raddr124_o,
  output logic sbox_re124_o,
  input  logic [7:0] sbox_rdata124_i,
  output logic [7:0] sbox_raddr125_o,
  output logic sbox_re125_o,
  input  logic [7:0] sbox_rdata125_i,
  output logic [7:0] sbox_raddr126_o,
  output logic sbox_re126_o,
  input  logic [7:0] sbox_rdata126_i,
  output logic [7:0] sbox_raddr127_o,
  output logic sbox_re127_o,
  input  logic [7:0] sbox_rdata127_i,
  output logic [7:0] sbox_raddr128_o,
  output logic sbox_re128_o,
  input  logic [7:0] sbox_rdata128_i,
  output logic [7:0] sbox_raddr129_o,
  output logic sbox_re129_o,
  input  logic [7:0] sbox_rdata129_i,
  output logic [7:0] sbox_raddr130_o,
  output logic sbox_re130_o,
  input  logic [7:0] sbox_rdata130_i,
  output logic [7:0] sbox_raddr131_o,
  output logic sbox_re131_o,
  input  logic [7:0] sbox_rdata131_i,
  output logic [7:0] sbox_raddr132_o,
  output logic sbox_re132_o,
  input  logic [7:0] sbox_rdata132_i,
  output logic [7:0] sbox_raddr133_o,
  output logic sbox_re133_o,
  input  logic [7:0] sbox_rdata133_i,
  output logic [7:0] sbox_raddr134_o,
  output logic sbox_re134_o,
  input  logic [7:0] sbox_rdata134_i,
  output logic [7:0] sbox_raddr135_o,
  output logic sbox_re135_o,
  input  logic [7:0] sbox_rdata135_i,
  output logic [7:0] sbox_raddr136_o,
  output logic sbox_re136_o,
  input  logic [7:0] sbox_rdata136_i,
  output logic [7:0] sbox_raddr137_o,
  output logic sbox_re137_o,
  input  logic [7:0] sbox_rdata137_i,
  output logic [7:0] sbox_raddr138_o,
  output logic sbox_re138_o,
  input  logic [7:0] sbox_rdata138_i,
  output logic [7:0] sbox_raddr139_o,
  output logic sbox_re139_o,
  input  logic [7:0] sbox_rdata139_i,
  output logic [7:0] sbox_raddr140_o,
  output logic sbox_re140_o,
  input  logic [7:0] sbox_rdata140_i,
  output logic [7:0] sbox_raddr141_o,
  output logic sbox_re141_o,
  input  logic [7:0] sbox_rdata141_i,
  output logic [7:0] sbox_raddr142_o,
  output logic sbox_re142_o,
  input  logic [7:0] sbox_rdata142_i,
  output logic [7:0] sbox_raddr143_o,
  output logic sbox_re143_o,
  input  logic [7:0] sbox_rdata143_i,
  output logic [7:0] sbox_raddr144_o,
  output logic sbox_re144_o,
  input  logic [7:0] sbox_rdata144_i,
  output logic [7:0] sbox_raddr145_o,
  output logic sbox_re145_o,
  input  logic [7:0] sbox_rdata145_i,
  output logic [7:0] sbox_raddr146_o,
  output logic sbox_re146_o,
  input  logic [7:0] sbox_rdata146_i,
  output logic [7:0] sbox_raddr147_o,
  output logic sbox_re147_o,
  input  logic [7:0] sbox_rdata147_i,
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

  typedef enum logic [5:0] {
    S_IDLE,
    S_0_0,
    S_0_1,
    S_0_2,
    S_0_3,
    S_0_4,
    S_0_5,
    S_0_6,
    S_0_7,
    S_0_8,
    S_0_9,
    S_0_10,
    S_0_11,
    S_0_12,
    S_0_13,
    S_0_14,
    S_0_15,
    S_0_16,
    S_0_17,
    S_0_18,
    S_0_19,
    S_0_20,
    S_1_0,
    S_1_1,
    S_1_2,
    S_1_3,
    S_2_0,
    S_2_1,
    S_2_2,
    S_3_0,
    S_4_0,
    S_4_1,
    S_4_2,
    S_4_3,
    S_5_0,
    S_6_0,
    S_8_0,
    S_8_1,
    S_9_EXIT,
    S_9_0
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
  logic [0:0] xor_1_q;
  logic [0:0] eq_32_q;  // algorithms/aes/c/standard.h:32
  logic [0:0] xor_2_q;
  logic [2:0] mux_q;  // algorithms/aes/c/standard.h:30
  logic [31:0] xor9_q;  // algorithms/aes/c/aes.c:102
  logic [31:0] xor9_1_q;  // algorithms/aes/c/aes.c:102
  logic [31:0] xor12_q;  // algorithms/aes/c/aes.c:102
  logic [31:0] xor17_q;  // algorithms/aes/c/aes.c:103
  logic [31:0] xor9_2_q;  // algorithms/aes/c/aes.c:102
  logic [31:0] xor12_1_q;  // algorithms/aes/c/aes.c:102
  logic [31:0] xor14_1_q;  // algorithms/aes/c/aes.c:103
  logic [31:0] xor9_3_q;  // algorithms/aes/c/aes.c:102
  logic [31:0] xor12_2_q;  // algorithms/aes/c/aes.c:102
  logic [31:0] xor17_2_q;  // algorithms/aes/c/aes.c:103
  logic [31:0] xor9_4_q;  // algorithms/aes/c/aes.c:102
  logic [31:0] xor12_3_q;  // algorithms/aes/c/aes.c:102
  logic [31:0] xor14_3_q;  // algorithms/aes/c/aes.c:103
  logic [31:0] xor9_5_q;  // algorithms/aes/c/aes.c:102
  logic [31:0] xor12_4_q;  // algorithms/aes/c/aes.c:102
  logic [31:0] xor17_4_q;  // algorithms/aes/c/aes.c:103
  logic [31:0] xor9_6_q;  // algorithms/aes/c/aes.c:102
  logic [31:0] xor12_5_q;  // algorithms/aes/c/aes.c:102
  logic [31:0] xor14_5_q;  // algorithms/aes/c/aes.c:103
  logic [31:0] xor9_7_q;  // algorithms/aes/c/aes.c:102
  logic [31:0] xor12_6_q;  // algorithms/aes/c/aes.c:102
  logic [31:0] xor17_6_q;  // algorithms/aes/c/aes.c:103
  logic [31:0] xor9_8_q;  // algorithms/aes/c/aes.c:102
  logic [31:0] xor12_7_q;  // algorithms/aes/c/aes.c:102
  logic [31:0] xor14_7_q;  // algorithms/aes/c/aes.c:103
  logic [31:0] xor9_9_q;  // algorithms/aes/c/aes.c:102
  logic [31:0] xor12_8_q;  // algorithms/aes/c/aes.c:102
  logic [31:0] xor17_8_q;  // algorithms/aes/c/aes.c:103
  logic [0:0] cmp31_not_q;  // algorithms/aes/c/aes.c:109
  logic [7:0] s_sroa_1990_0_q;  // algorithms/aes/c/aes.c:79
  logic [7:0] s_sroa_1858_0_q;  // algorithms/aes/c/aes.c:79
  logic [7:0] s_sroa_1726_0_q;  // algorithms/aes/c/aes.c:79
  logic [7:0] s_sroa_1594_0_q;  // algorithms/aes/c/aes.c:79
  logic [7:0] s_sroa_1462_0_q;  // algorithms/aes/c/aes.c:79
  logic [7:0] s_sroa_1330_0_q;  // algorithms/aes/c/aes.c:79
  logic [7:0] s_sroa_1198_0_q;  // algorithms/aes/c/aes.c:79
  logic [7:0] s_sroa_1066_0_q;  // algorithms/aes/c/aes.c:79
  logic [7:0] s_sroa_933_0_q;  // algorithms/aes/c/aes.c:79
  logic [7:0] s_sroa_800_0_q;  // algorithms/aes/c/aes.c:79
  logic [7:0] s_sroa_667_0_q;  // algorithms/aes/c/aes.c:79
  logic [7:0] s_sroa_534_0_q;  // algorithms/aes/c/aes.c:79
  logic [7:0] s_sroa_401_0_q;  // algorithms/aes/c/aes.c:79
  logic [7:0] s_sroa_268_0_q;  // algorithms/aes/c/aes.c:79
  logic [7:0] s_sroa_135_0_q;  // algorithms/aes/c/aes.c:79
  logic [7:0] s_sroa_0_0_q;  // algorithms/aes/c/aes.c:79
  logic [31:0] n105_0438_q;
  logic [63:0] before_0437_q;
  logic [63:0] subkey1_0436_q;
  logic [63:0] subkey0_0435_q;
  logic [0:0] cmp34417_not_q;  // algorithms/aes/c/aes.c:112
  logic [25:0] cond_q;  // algorithms/aes/c/aes.c:93
  logic [7:0] s_sroa_1990_2_q;
  logic [0:0] xor_3_q;
  logic [7:0] select_2_q;
  logic [7:0] s_sroa_1858_2_q;
  logic [7:0] select_4_q;
  logic [7:0] s_sroa_1726_2_q;
  logic [7:0] select_6_q;
  logic [7:0] s_sroa_1594_2_q;
  logic [7:0] select_8_q;
  logic [7:0] s_sroa_1462_2_q;
  logic [7:0] select_10_q;
  logic [7:0] s_sroa_1330_2_q;
  logic [7:0] select_12_q;
  logic [7:0] s_sroa_1198_2_q;
  logic [7:0] select_14_q;
  logic [7:0] s_sroa_1066_2_q;
  logic [7:0] select_16_q;
  logic [7:0] s_sroa_933_2_q;
  logic [7:0] xor_i155_7_q;  // algorithms/aes/c/aes.c:53
  logic [7:0] s_sroa_800_2_q;
  logic [7:0] xor_i155_6_q;  // algorithms/aes/c/aes.c:53
  logic [7:0] s_sroa_667_2_q;
  logic [7:0] xor_i155_5_q;  // algorithms/aes/c/aes.c:53
  logic [7:0] s_sroa_534_2_q;
  logic [7:0] xor_i155_4_q;  // algorithms/aes/c/aes.c:53
  logic [7:0] s_sroa_401_2_q;
  logic [7:0] xor_i155_3_q;  // algorithms/aes/c/aes.c:53
  logic [7:0] s_sroa_268_2_q;
  logic [7:0] xor_i155_2_q;  // algorithms/aes/c/aes.c:53
  logic [7:0] s_sroa_135_2_q;
  logic [7:0] xor_i155_1_q;  // algorithms/aes/c/aes.c:53
  logic [7:0] s_sroa_0_2_q;
  logic [7:0] xor_i155_q;  // algorithms/aes/c/aes.c:53
  logic [3:0] i161_0429_q;
  logic [0:0] exitcond628_not_q;  // algorithms/aes/c/aes.c:147
  logic [0:0] xor_5_q;
  logic [7:0] xor2121_i_15_q;  // algorithms/aes/c/aes.c:44
  logic [7:0] load_19_11_q;  // algorithms/aes/c/aes.c:19
  logic [63:0] load_147_q;  // algorithms/aes/c/aes.c:147
  logic [7:0] xor2121_i_14_q;  // algorithms/aes/c/aes.c:44
  logic [7:0] load_19_6_q;  // algorithms/aes/c/aes.c:19
  logic [7:0] xor2121_i_13_q;  // algorithms/aes/c/aes.c:44
  logic [7:0] load_19_1_q;  // algorithms/aes/c/aes.c:19
  logic [7:0] xor2121_i_12_q;  // algorithms/aes/c/aes.c:44
  logic [7:0] load_19_12_q;  // algorithms/aes/c/aes.c:19
  logic [7:0] xor2121_i_11_q;  // algorithms/aes/c/aes.c:44
  logic [7:0] load_19_7_q;  // algorithms/aes/c/aes.c:19
  logic [7:0] xor2121_i_10_q;  // algorithms/aes/c/aes.c:44
  logic [7:0] load_19_2_q;  // algorithms/aes/c/aes.c:19
  logic [7:0] xor2121_i_9_q;  // algorithms/aes/c/aes.c:44
  logic [7:0] load_19_13_q;  // algorithms/aes/c/aes.c:19
  logic [7:0] xor2121_i_8_q;  // algorithms/aes/c/aes.c:44
  logic [7:0] load_19_8_q;  // algorithms/aes/c/aes.c:19
  logic [7:0] xor2121_i_7_q;  // algorithms/aes/c/aes.c:44
  logic [7:0] load_19_3_q;  // algorithms/aes/c/aes.c:19
  logic [63:0] load_147_1_q;  // algorithms/aes/c/aes.c:147
  logic [7:0] xor2121_i_6_q;  // algorithms/aes/c/aes.c:44
  logic [7:0] load_19_14_q;  // algorithms/aes/c/aes.c:19
  logic [7:0] xor2121_i_5_q;  // algorithms/aes/c/aes.c:44
  logic [7:0] load_19_9_q;  // algorithms/aes/c/aes.c:19
  logic [7:0] xor2121_i_4_q;  // algorithms/aes/c/aes.c:44
  logic [7:0] load_19_4_q;  // algorithms/aes/c/aes.c:19
  logic [7:0] xor2121_i_3_q;  // algorithms/aes/c/aes.c:44
  logic [7:0] load_19_15_q;  // algorithms/aes/c/aes.c:19
  logic [7:0] xor2121_i_2_q;  // algorithms/aes/c/aes.c:44
  logic [7:0] load_19_10_q;  // algorithms/aes/c/aes.c:19
  logic [7:0] xor2121_i_1_q;  // algorithms/aes/c/aes.c:44
  logic [7:0] load_19_5_q;  // algorithms/aes/c/aes.c:19
  logic [7:0] xor2121_q;  // algorithms/aes/c/aes.c:44
  logic [7:0] load_19_q;  // algorithms/aes/c/aes.c:19
  logic [3:0] inc175_q;  // algorithms/aes/c/aes.c:147
  logic [0:0] tobool111_not_q;  // algorithms/aes/c/aes.c:131
  logic [7:0] s_sroa_1990_3_q;
  logic [7:0] xor_i_i173_15_q;  // algorithms/aes/c/aes.c:53
  logic [7:0] s_sroa_1858_3_q;
  logic [7:0] xor_i_i173_14_q;  // algorithms/aes/c/aes.c:53
  logic [7:0] s_sroa_1726_3_q;
  logic [7:0] xor_i_i173_13_q;  // algorithms/aes/c/aes.c:53
  logic [7:0] s_sroa_1594_3_q;
  logic [7:0] xor_i_i173_12_q;  // algorithms/aes/c/aes.c:53
  logic [7:0] s_sroa_1462_3_q;
  logic [7:0] xor_i_i173_11_q;  // algorithms/aes/c/aes.c:53
  logic [7:0] s_sroa_1330_3_q;
  logic [7:0] xor_i_i173_10_q;  // algorithms/aes/c/aes.c:53
  logic [7:0] s_sroa_1198_3_q;
  logic [7:0] xor_i_i173_9_q;  // algorithms/aes/c/aes.c:53
  logic [7:0] s_sroa_1066_3_q;
  logic [7:0] xor_i_i173_8_q;  // algorithms/aes/c/aes.c:53
  logic [7:0] s_sroa_933_3_q;
  logic [7:0] xor_i_i173_7_q;  // algorithms/aes/c/aes.c:53
  logic [7:0] s_sroa_800_3_q;
  logic [7:0] xor_i_i173_6_q;  // algorithms/aes/c/aes.c:53
  logic [7:0] s_sroa_667_3_q;
  logic [7:0] xor_i_i173_5_q;  // algorithms/aes/c/aes.c:53
  logic [7:0] s_sroa_534_3_q;
  logic [7:0] xor_i_i173_4_q;  // algorithms/aes/c/aes.c:53
  logic [7:0] s_sroa_401_3_q;
  logic [7:0] xor_i_i173_3_q;  // algorithms/aes/c/aes.c:53
  logic [7:0] s_sroa_268_3_q;
  logic [7:0] xor_i_i173_2_q;  // algorithms/aes/c/aes.c:53
  logic [7:0] s_sroa_135_3_q;
  logic [7:0] xor_i_i173_1_q;  // algorithms/aes/c/aes.c:53
  logic [7:0] s_sroa_0_3_q;
  logic [7:0] xor_i_i173_q;  // algorithms/aes/c/aes.c:53
  logic [63:0] subkey0_1_q;
  logic [63:0] subkey1_1_q;
  logic [63:0] cond198_q;  // algorithms/aes/c/aes.c:152
  logic [0:0] cmp193_q;
  logic [63:0] xor6_i388_q;  // algorithms/aes/c/aes.c:85
  logic [63:0] xor6_i397_q;  // algorithms/aes/c/aes.c:85
  logic [26:0] add_q;
  logic [63:0] select_34_q;
  logic [2:0] select_1_q;
  logic [7:0] invariant_op_q;  // algorithms/aes/c/aes.c:112
  logic [7:0] invariant_op2309_q;  // algorithms/aes/c/aes.c:112
  logic [7:0] invariant_op2310_q;  // algorithms/aes/c/aes.c:112
  logic [7:0] invariant_op2311_q;  // algorithms/aes/c/aes.c:112
  logic [7:0] invariant_op2319_q;  // algorithms/aes/c/aes.c:112
  logic [7:0] invariant_op2327_q;  // algorithms/aes/c/aes.c:112
  logic [7:0] xor_6_q;
  logic [7:0] xor_7_q;
  logic [7:0] xor_8_q;
  logic [7:0] xor_9_q;
  logic [7:0] invariant_op2367_q;  // algorithms/aes/c/aes.c:112
  logic [7:0] invariant_op2375_q;  // algorithms/aes/c/aes.c:112
  logic [0:0] tobool67_not_q;
  logic [0:0] and_3_q;
  logic [0:0] cmp130_q;
  logic [63:0] second114_2_q;  // algorithms/aes/c/aes.c:136
  logic [63:0] shl97_q;  // algorithms/aes/c/aes.c:125
  logic [63:0] shl92_q;  // algorithms/aes/c/aes.c:125
  logic [63:0] select_36_q;
  logic [7:0] select_37_q;
  logic [7:0] select_39_q;
  logic [7:0] select_41_q;
  logic [7:0] select_43_q;
  logic [7:0] select_45_q;
  logic [7:0] select_47_q;
  logic [7:0] select_49_q;
  logic [7:0] select_51_q;
  logic [47:0] or_i215_5_q;  // algorithms/aes/c/aes.c:74
  logic [47:0] or_i230_5_q;  // algorithms/aes/c/aes.c:74
  logic [63:0] xor_i386_q;  // algorithms/aes/c/aes.c:85
  logic [0:0] isneg_q;  // algorithms/aes/c/aes.c:85
  logic [63:0] or_i215_7_1_q;  // algorithms/aes/c/aes.c:74
  logic [7:0] xor4_i395_q;  // algorithms/aes/c/aes.c:85
  logic [63:0] or_i230_7_1_q;  // algorithms/aes/c/aes.c:74
  logic [25:0] add_130_q;  // algorithms/aes/c/aes.c:130
  logic [0:0] and_1_q;
  logic [127:0] call118_q;  // algorithms/aes/c/aes.c:133
  logic [7:0] xor_10_q;
  logic [7:0] load_2_q;
  logic [7:0] xor_11_q;
  logic [7:0] load_5_q;
  logic [31:0] xor14_q;  // algorithms/aes/c/aes.c:103
  logic [31:0] xor_102_1_q;  // algorithms/aes/c/aes.c:102
  logic [7:0] xor_12_q;
  logic [7:0] load_8_q;
  logic [7:0] xor_13_q;
  logic [7:0] load_11_q;
  logic [31:0] xor_102_q;  // algorithms/aes/c/aes.c:102
  logic [31:0] xor17_1_q;  // algorithms/aes/c/aes.c:103
  logic [31:0] xor14_2_q;  // algorithms/aes/c/aes.c:103
  logic [31:0] xor_102_2_q;  // algorithms/aes/c/aes.c:102
  logic [31:0] xor_102_3_q;  // algorithms/aes/c/aes.c:102
  logic [31:0] xor17_3_q;  // algorithms/aes/c/aes.c:103
  logic [31:0] xor14_4_q;  // algorithms/aes/c/aes.c:103
  logic [31:0] xor_102_5_q;  // algorithms/aes/c/aes.c:102
  logic [31:0] xor_102_4_q;  // algorithms/aes/c/aes.c:102
  logic [31:0] xor17_5_q;  // algorithms/aes/c/aes.c:103
  logic [31:0] xor14_6_q;  // algorithms/aes/c/aes.c:103
  logic [31:0] xor_102_6_q;  // algorithms/aes/c/aes.c:102
  logic [31:0] xor_102_7_q;  // algorithms/aes/c/aes.c:102
  logic [31:0] xor17_7_q;  // algorithms/aes/c/aes.c:103
  logic [31:0] xor14_8_q;  // algorithms/aes/c/aes.c:103
  logic [31:0] xor_102_8_q;  // algorithms/aes/c/aes.c:102
  logic [4:0] add83_q;
  logic [26:0] add103_q;  // algorithms/aes/c/aes.c:127
  logic [0:0] cmp101_q;  // algorithms/aes/c/aes.c:127
  logic [31:0] xor17_9_q;  // algorithms/aes/c/aes.c:103
  logic [31:0] xor14_9_q;  // algorithms/aes/c/aes.c:103
  logic [31:0] xor12_9_q;  // algorithms/aes/c/aes.c:102
  logic [31:0] xor_102_9_q;  // algorithms/aes/c/aes.c:102
  logic [31:0] n_0418_p0;
  logic [7:0] xor_i_i_15_1_p0;
  logic [7:0] xor_i_i_5_1_p0;
  logic [7:0] xor_i_i_3_1_p0;
  logic [7:0] xor_i_i_3_1_1_p0;
  logic [7:0] xor_i_i_2_1_p0;
  logic [7:0] xor_i_i_8_1_p0;
  logic [7:0] xor_i_i_9_1_p0;
  logic [7:0] xor_i_i_9_1_1_p0;
  logic [7:0] xor_i_i_4_1_p0;
  logic [7:0] xor_i_i_4_1_1_p0;
  logic [7:0] xor_i_i_14_1_p0;
  logic [7:0] xor_i_i_14_1_1_p0;
  logic [7:0] xor_i_i_7_2_p0;
  logic [7:0] xor_i_i_7_2_1_p0;
  logic [7:0] xor_i_i_1_1_p0;
  logic [7:0] xor_i_i_1_1_1_p0;
  logic [7:0] xor_i_i_11_1_p0;
  logic [7:0] xor_i_i_11_1_1_p0;
  logic [7:0] xor_i_i_6_1_p0;
  logic [7:0] xor_i_i_6_1_1_p0;
  logic [7:0] xor_i_i_12_1_p0;
  logic [7:0] xor_i_i_12_1_1_p0;
  logic [7:0] xor_i_i_13_2_p0;
  logic [7:0] xor_i_i_13_2_1_p0;
  logic [7:0] xor_i_i_8_1_1_p0;
  logic [7:0] xor_i_i_8_1_2_p0;
  logic [7:0] xor_i_i_2_1_1_p0;
  logic [7:0] xor_i_i_2_1_2_p0;
  logic [7:0] xor_i_i_13_1_p0;
  logic [7:0] xor_i_i_13_1_1_p0;
  logic [7:0] xor_i_i_7_1_p0;
  logic [7:0] xor_i_i_7_1_1_p0;
  logic [7:0] xor_i_i_8_2_1_p0;
  logic [7:0] xor_i_i_8_2_2_p0;
  logic [7:0] xor_i_i_10_1_p0;
  logic [7:0] xor_i_i_10_1_1_p0;
  logic [7:0] xor_i_i_1459_p0;
  logic [7:0] xor_i_i_1459_1_p0;
  logic [7:0] xor_i_i_15_1_1_p0;
  logic [7:0] xor_i_i_15_1_2_p0;
  logic [7:0] xor_i_i_5_1_1_p0;
  logic [7:0] xor_i_i_5_1_2_p0;
  logic [7:0] xor_i_i_2_2_1_p0;
  logic [7:0] xor_i_i_2_2_2_p0;
  logic [7:0] xor_i_i_11_3_p0;
  logic [7:0] xor_i_i_5_2_1_p0;
  logic [7:0] xor_i_i_15_2_1_p0;
  logic [7:0] xor_i_i_10_2_p0;
  logic [7:0] xor_i_i_2478_p0;
  logic [7:0] xor_i_i_1_3_p0;
  logic [7:0] xor_i_i_12_2_p0;
  logic [7:0] xor_i_i_6_2_p0;
  logic [7:0] xor_i_i_1_2_p0;
  logic [7:0] xor_i_i_11_2_p0;
  logic [7:0] xor_i_i_12_3_p0;
  logic [7:0] xor_i_i_14_2_p0;
  logic [7:0] xor_i_i_4_2_p0;
  logic [7:0] xor_i_i_3_2_p0;
  logic [7:0] xor_i_i_9_2_p0;
  logic [7:0] xor_i_i_6_3_p0;
  logic [7:0] xor_i_i_15_4_1_p0;
  logic [7:0] xor_i_i_9_3_p0;
  logic [7:0] xor_i_i_3_3_p0;
  logic [7:0] xor_i_i_14_3_p0;
  logic [7:0] xor_i_i_4_3_p0;
  logic [7:0] xor_i_i_5_4_1_p0;
  logic [7:0] xor_i_i_3497_p0;
  logic [7:0] xor_i_i_10_3_p0;
  logic [7:0] xor_i_i_5_3_1_p0;
  logic [7:0] xor_i_i_15_3_1_p0;
  logic [7:0] xor_i_i_4517_p0;
  logic [7:0] xor_i_i_2_3_1_p0;
  logic [7:0] xor_i_i_8_3_1_p0;
  logic [7:0] xor_i_i_7_3_p0;
  logic [7:0] xor_i_i_13_3_p0;
  logic [7:0] xor_i_i_10_4_p0;
  logic [7:0] xor_i_i_3_5_p0;
  logic [7:0] xor_i_i_13_4_p0;
  logic [7:0] xor_i_i_7_4_p0;
  logic [7:0] xor_i_i_2_4_1_p0;
  logic [7:0] xor_i_i_8_4_1_p0;
  logic [7:0] xor_i_i_9_5_p0;
  logic [7:0] xor_i_i_4_4_p0;
  logic [7:0] xor_i_i_14_4_p0;
  logic [7:0] xor_i_i_9_4_p0;
  logic [7:0] xor_i_i_9_4_1_p0;
  logic [7:0] xor_i_i_3_4_p0;
  logic [7:0] xor_i_i_3_4_1_p0;
  logic [7:0] xor_i_i_4_5_p0;
  logic [7:0] xor_i_i_6_4_p0;
  logic [7:0] xor_i_i_6_4_1_p0;
  logic [7:0] xor_i_i_12_4_p0;
  logic [7:0] xor_i_i_12_4_1_p0;
  logic [7:0] xor_i_i_11_4_p0;
  logic [7:0] xor_i_i_1_4_p0;
  logic [7:0] xor_i_i_14_5_p0;
  logic [7:0] xor_i_i_7_6_p0;
  logic [7:0] xor_i_i_1_5_p0;
  logic [7:0] xor_i_i_11_5_p0;
  logic [7:0] xor_i_i_6_5_p0;
  logic [7:0] xor_i_i_12_5_p0;
  logic [7:0] xor_i_i_13_6_p0;
  logic [7:0] xor_i_i_8_5_1_p0;
  logic [7:0] xor_i_i_2_5_1_p0;
  logic [7:0] xor_i_i_13_5_p0;
  logic [7:0] xor_i_i_7_5_p0;
  logic [7:0] xor_i_i_8_6_1_p0;
  logic [7:0] xor_i_i_10_5_p0;
  logic [7:0] xor_i_i_5537_p0;
  logic [7:0] xor_i_i_15_5_1_p0;
  logic [7:0] xor_i_i_5_5_1_p0;
  logic [7:0] xor_i_i_2_6_1_p0;
  logic [7:0] xor_i_i_11_7_p0;
  logic [7:0] xor_i_i_5_6_1_p0;
  logic [7:0] xor_i_i_15_6_1_p0;
  logic [7:0] xor_i_i_10_6_p0;
  logic [7:0] xor_i_i_6557_p0;
  logic [7:0] xor_i_i_1_7_p0;
  logic [7:0] xor_i_i_12_6_p0;
  logic [7:0] xor_i_i_6_6_p0;
  logic [7:0] xor_i_i_1_6_p0;
  logic [7:0] xor_i_i_11_6_p0;
  logic [7:0] xor_i_i_12_7_p0;
  logic [7:0] xor_i_i_14_6_p0;
  logic [7:0] xor_i_i_4_6_p0;
  logic [7:0] xor_i_i_3_6_p0;
  logic [7:0] xor_i_i_9_6_p0;
  logic [7:0] xor_i_i_6_7_p0;
  logic [7:0] xor_i_i_15_8_1_p0;
  logic [7:0] xor_i_i_14_8_p0;
  logic [7:0] xor_i_i_13_8_p0;
  logic [7:0] xor_i_i_12_8_p0;
  logic [7:0] xor_i_i_7_7_p0;
  logic [7:0] xor_i_i_13_7_p0;
  logic [7:0] xor_i_i_8_7_1_p0;
  logic [7:0] xor_i_i_2_7_1_p0;
  logic [7:0] xor_i_i_11_8_p0;
  logic [7:0] xor_i_i_10_8_p0;
  logic [7:0] xor_i_i_9_8_p0;
  logic [7:0] xor_i_i_8_8_1_p0;
  logic [7:0] xor_i_i_3_7_p0;
  logic [7:0] xor_i_i_9_7_p0;
  logic [7:0] xor_i_i_4_7_p0;
  logic [7:0] xor_i_i_14_7_p0;
  logic [7:0] xor_i_i_7_8_p0;
  logic [7:0] xor_i_i_6_8_p0;
  logic [7:0] xor_i_i_5_8_1_p0;
  logic [7:0] xor_i_i_4_8_p0;
  logic [7:0] xor_i_i_15_7_1_p0;
  logic [7:0] xor_i_i_5_7_1_p0;
  logic [7:0] xor_i_i_7577_p0;
  logic [7:0] xor_i_i_10_7_p0;
  logic [7:0] xor_i_i_3_8_p0;
  logic [7:0] xor_i_i_2_8_1_p0;
  logic [7:0] xor_i_i_1_8_p0;
  logic [7:0] xor_i_i_8597_p0;
  logic [63:0] xor66_p0;
  logic [63:0] xor62_p0;
  logic [4:0] cond86_p0;
  logic [4:0] cond86_p1;
  logic [4:0] cond86_p2;
  logic [4:0] cond86_p3;
  logic [4:0] cond86_p4;
  logic [4:0] cond86_p5;
  logic [4:0] cond86_p6;
  logic [4:0] cond86_p7;
  logic [4:0] cond86_p8;
  logic [4:0] cond86_p9;
  logic [4:0] cond86_p10;
  logic [4:0] cond86_p11;
  logic [4:0] cond86_p12;
  logic [4:0] cond86_p13;
  logic [4:0] cond86_p14;
  logic [4:0] cond86_p15;
  logic [4:0] cond86_p16;
  logic [4:0] cond86_p17;
  logic [4:0] cond86_p18;
  logic [127:0] call61_p0;
  logic [127:0] call61_p1;
  logic [127:0] call61_p2;
  logic [127:0] call61_p3;
  logic [127:0] call61_p4;
  logic [127:0] call61_p5;
  logic [127:0] call61_p6;
  logic [127:0] call61_p7;
  logic [127:0] call61_p8;
  logic [127:0] call61_p9;
  logic [127:0] call61_p10;
  logic [127:0] call61_p11;
  logic [127:0] call61_p12;
  logic [127:0] call61_p13;
  logic [127:0] call61_p14;
  logic [127:0] call61_p15;
  logic [127:0] call61_p16;
  logic [127:0] call61_p17;
  logic [127:0] call61_p18;
  logic [7:0] xor_i_i_15_9_p0;
  logic [7:0] xor_i_i_14_9_p0;
  logic [7:0] xor_i_i_13_9_p0;
  logic [7:0] xor_i_i_12_9_p0;
  logic [31:0] or_i200_3_p0;
  logic [7:0] xor_i_i_7_9_p0;
  logic [7:0] xor_i_i_6_9_p0;
  logic [7:0] xor_i_i_5_9_p0;
  logic [7:0] xor_i_i_4_9_p0;
  logic [31:0] or_i187_3_p0;
  logic [0:0] cmp78_1_p0;
  logic [20:0] if_end_i_9_valid_q;

  wire [1:0] cond_i344 = eq_32_q ? 2'd0 : 2'd3;  // algorithms/aes/c/standard.h:32
  wire [2:0] zext = {1'd0, cond_i344};
  wire [2:0] select = xor_2_q ? mux_q : 3'd4;
  wire [2:0] select_1 = xor_1_q ? zext : select;
  wire [7:0] zext_94 = {5'd0, select_1};  // algorithms/aes/c/aes.c:94
  wire [63:0] shr = {40'd0, key1_q[63:40]};  // algorithms/aes/c/aes.c:66
  wire [7:0] shr_1 = shr[7:0];  // algorithms/aes/c/aes.c:66
  wire [7:0] load_66 = sbox_rdata0_i;  // algorithms/aes/c/aes.c:66
  wire [63:0] shr1 = {48'd0, key1_q[63:48]};  // algorithms/aes/c/aes.c:66
  wire [7:0] shr1_1 = shr1[7:0];  // algorithms/aes/c/aes.c:66
  wire [7:0] load_66_1 = sbox_rdata1_i;  // algorithms/aes/c/aes.c:66
  wire [63:0] shr6 = {56'd0, key1_q[63:56]};  // algorithms/aes/c/aes.c:66
  wire [7:0] shr6_1 = shr6[7:0];  // algorithms/aes/c/aes.c:66
  wire [7:0] load_66_2 = sbox_rdata2_i;  // algorithms/aes/c/aes.c:66
  wire [63:0] extract = {32'd0, key1_q[63:32]};  // algorithms/aes/c/aes.c:101
  wire [7:0] idxprom13 = extract[7:0];  // algorithms/aes/c/aes.c:67
  wire [7:0] load_67 = sbox_rdata3_i;  // algorithms/aes/c/aes.c:67
  wire [63:0] extract73 = {32'd0, key0_q[63:32]};  // algorithms/aes/c/aes.c:101
  wire [31:0] extract73_1 = extract73[31:0];  // algorithms/aes/c/aes.c:101
  wire [31:0] xor12 = xor9_q ^ extract73_1;  // algorithms/aes/c/aes.c:102
  wire [63:0] shl = {32'd0, xor12};  // algorithms/aes/c/aes.c:104
  wire [63:0] shl_1 = {shl[31:0], 32'd0};  // algorithms/aes/c/aes.c:104
  wire [63:0] or_1 = {32'd0, xor9_q};  // algorithms/aes/c/aes.c:104
  wire [63:0] or_2 = shl_1 | or_1;  // algorithms/aes/c/aes.c:104
  wire [31:0] extract_t = key1_q[31:0];  // algorithms/aes/c/aes.c:101
  wire [31:0] xor14 = xor12 ^ extract_t;  // algorithms/aes/c/aes.c:103
  wire [31:0] extract_1 = extract[31:0];  // algorithms/aes/c/aes.c:101
  wire [31:0] xor17 = xor14 ^ extract_1;  // algorithms/aes/c/aes.c:103
  wire [63:0] shl21 = {32'd0, xor17};  // algorithms/aes/c/aes.c:104
  wire [63:0] shl21_1 = {shl21[31:0], 32'd0};  // algorithms/aes/c/aes.c:104
  wire [63:0] or23 = {32'd0, xor14};  // algorithms/aes/c/aes.c:104
  wire [63:0] or23_1 = shl21_1 | or23;  // algorithms/aes/c/aes.c:104
  wire [31:0] shr_i_1 = {8'd0, xor17[31:8]};  // algorithms/aes/c/aes.c:66
  wire [7:0] shr_i_1_1 = shr_i_1[7:0];  // algorithms/aes/c/aes.c:66
  wire [7:0] load_66_3 = sbox_rdata0_i;  // algorithms/aes/c/aes.c:66
  wire [31:0] shr1_i_1 = {16'd0, xor17[31:16]};  // algorithms/aes/c/aes.c:66
  wire [7:0] shr1_i_1_1 = shr1_i_1[7:0];  // algorithms/aes/c/aes.c:66
  wire [7:0] load_66_4 = sbox_rdata1_i;  // algorithms/aes/c/aes.c:66
  wire [31:0] shr6_i_1 = {24'd0, xor17[31:24]};  // algorithms/aes/c/aes.c:66
  wire [7:0] shr6_i_1_1 = shr6_i_1[7:0];  // algorithms/aes/c/aes.c:66
  wire [7:0] load_66_5 = sbox_rdata2_i;  // algorithms/aes/c/aes.c:66
  wire [7:0] and12_i_1 = xor17[7:0];  // algorithms/aes/c/aes.c:67
  wire [7:0] load_67_1 = sbox_rdata3_i;  // algorithms/aes/c/aes.c:67
  wire [31:0] xor12_1 = xor9_1_q ^ xor12_q;  // algorithms/aes/c/aes.c:102
  wire [63:0] shl_1_1 = {32'd0, xor12_1};  // algorithms/aes/c/aes.c:104
  wire [63:0] shl_1_2 = {shl_1_1[31:0], 32'd0};  // algorithms/aes/c/aes.c:104
  wire [63:0] or_1_1 = {32'd0, xor9_1_q};  // algorithms/aes/c/aes.c:104
  wire [63:0] or_1_2 = shl_1_2 | or_1_1;  // algorithms/aes/c/aes.c:104
  wire [31:0] xor14_1 = xor9_1_q ^ extract_t;  // algorithms/aes/c/aes.c:103
  wire [31:0] xor17_1 = xor14_1 ^ xor17_q;  // algorithms/aes/c/aes.c:103
  wire [63:0] shl21_1_1 = {32'd0, xor17_1};  // algorithms/aes/c/aes.c:104
  wire [63:0] shl21_1_2 = {shl21_1_1[31:0], 32'd0};  // algorithms/aes/c/aes.c:104
  wire [63:0] or23_1_1 = {32'd0, xor14_1};  // algorithms/aes/c/aes.c:104
  wire [63:0] or23_1_2 = shl21_1_2 | or23_1_1;  // algorithms/aes/c/aes.c:104
  wire [31:0] shr_i_2 = {8'd0, xor17_1[31:8]};  // algorithms/aes/c/aes.c:66
  wire [7:0] shr_i_2_1 = shr_i_2[7:0];  // algorithms/aes/c/aes.c:66
  wire [7:0] load_66_6 = sbox_rdata0_i;  // algorithms/aes/c/aes.c:66
  wire [31:0] shr1_i_2 = {16'd0, xor17_1[31:16]};  // algorithms/aes/c/aes.c:66
  wire [7:0] shr1_i_2_1 = shr1_i_2[7:0];  // algorithms/aes/c/aes.c:66
  wire [7:0] load_66_7 = sbox_rdata1_i;  // algorithms/aes/c/aes.c:66
  wire [31:0] shr6_i_2 = {24'd0, xor17_1[31:24]};  // algorithms/aes/c/aes.c:66
  wire [7:0] shr6_i_2_1 = shr6_i_2[7:0];  // algorithms/aes/c/aes.c:66
  wire [7:0] load_66_8 = sbox_rdata2_i;  // algorithms/aes/c/aes.c:66
  wire [7:0] and12_i_2 = xor17_1[7:0];  // algorithms/aes/c/aes.c:67
  wire [7:0] load_67_2 = sbox_rdata3_i;  // algorithms/aes/c/aes.c:67
  wire [31:0] xor12_2 = xor9_2_q ^ xor12_1_q;  // algorithms/aes/c/aes.c:102
  wire [63:0] shl_2 = {32'd0, xor12_2};  // algorithms/aes/c/aes.c:104
  wire [63:0] shl_2_1 = {shl_2[31:0], 32'd0};  // algorithms/aes/c/aes.c:104
  wire [63:0] or_2_1 = {32'd0, xor9_2_q};  // algorithms/aes/c/aes.c:104
  wire [63:0] or_2_2 = shl_2_1 | or_2_1;  // algorithms/aes/c/aes.c:104
  wire [31:0] xor17_2 = xor12_2 ^ xor17_q;  // algorithms/aes/c/aes.c:103
  wire [63:0] shl21_2 = {32'd0, xor17_2};  // algorithms/aes/c/aes.c:104
  wire [63:0] shl21_2_1 = {shl21_2[31:0], 32'd0};  // algorithms/aes/c/aes.c:104
  wire [31:0] xor14_2 = xor12_2 ^ xor14_1_q;  // algorithms/aes/c/aes.c:103
  wire [63:0] or23_2 = {32'd0, xor14_2};  // algorithms/aes/c/aes.c:104
  wire [63:0] or23_2_1 = shl21_2_1 | or23_2;  // algorithms/aes/c/aes.c:104
  wire [31:0] shr_i_3 = {8'd0, xor17_2[31:8]};  // algorithms/aes/c/aes.c:66
  wire [7:0] shr_i_3_1 = shr_i_3[7:0];  // algorithms/aes/c/aes.c:66
  wire [7:0] load_66_9 = sbox_rdata0_i;  // algorithms/aes/c/aes.c:66
  wire [31:0] shr1_i_3 = {16'd0, xor17_2[31:16]};  // algorithms/aes/c/aes.c:66
  wire [7:0] shr1_i_3_1 = shr1_i_3[7:0];  // algorithms/aes/c/aes.c:66
  wire [7:0] load_66_10 = sbox_rdata1_i;  // algorithms/aes/c/aes.c:66
  wire [31:0] shr6_i_3 = {24'd0, xor17_2[31:24]};  // algorithms/aes/c/aes.c:66
  wire [7:0] shr6_i_3_1 = shr6_i_3[7:0];  // algorithms/aes/c/aes.c:66
  wire [7:0] load_66_11 = sbox_rdata2_i;  // algorithms/aes/c/aes.c:66
  wire [7:0] and12_i_3 = xor17_2[7:0];  // algorithms/aes/c/aes.c:67
  wire [7:0] load_67_3 = sbox_rdata3_i;  // algorithms/aes/c/aes.c:67
  wire [31:0] xor12_3 = xor9_3_q ^ xor12_2_q;  // algorithms/aes/c/aes.c:102
  wire [63:0] shl_3 = {32'd0, xor12_3};  // algorithms/aes/c/aes.c:104
  wire [63:0] shl_3_1 = {shl_3[31:0], 32'd0};  // algorithms/aes/c/aes.c:104
  wire [63:0] or_3 = {32'd0, xor9_3_q};  // algorithms/aes/c/aes.c:104
  wire [63:0] or_3_1 = shl_3_1 | or_3;  // algorithms/aes/c/aes.c:104
  wire [31:0] xor14_3 = xor9_3_q ^ xor14_1_q;  // algorithms/aes/c/aes.c:103
  wire [31:0] xor17_3 = xor14_3 ^ xor17_2_q;  // algorithms/aes/c/aes.c:103
  wire [63:0] shl21_3 = {32'd0, xor17_3};  // algorithms/aes/c/aes.c:104
  wire [63:0] shl21_3_1 = {shl21_3[31:0], 32'd0};  // algorithms/aes/c/aes.c:104
  wire [63:0] or23_3 = {32'd0, xor14_3};  // algorithms/aes/c/aes.c:104
  wire [63:0] or23_3_1 = shl21_3_1 | or23_3;  // algorithms/aes/c/aes.c:104
  wire [31:0] shr_i_4 = {8'd0, xor17_3[31:8]};  // algorithms/aes/c/aes.c:66
  wire [7:0] shr_i_4_1 = shr_i_4[7:0];  // algorithms/aes/c/aes.c:66
  wire [7:0] load_66_12 = sbox_rdata0_i;  // algorithms/aes/c/aes.c:66
  wire [31:0] shr1_i_4 = {16'd0, xor17_3[31:16]};  // algorithms/aes/c/aes.c:66
  wire [7:0] shr1_i_4_1 = shr1_i_4[7:0];  // algorithms/aes/c/aes.c:66
  wire [7:0] load_66_13 = sbox_rdata1_i;  // algorithms/aes/c/aes.c:66
  wire [31:0] shr6_i_4 = {24'd0, xor17_3[31:24]};  // algorithms/aes/c/aes.c:66
  wire [7:0] shr6_i_4_1 = shr6_i_4[7:0];  // algorithms/aes/c/aes.c:66
  wire [7:0] load_66_14 = sbox_rdata2_i;  // algorithms/aes/c/aes.c:66
  wire [7:0] and12_i_4 = xor17_3[7:0];  // algorithms/aes/c/aes.c:67
  wire [7:0] load_67_4 = sbox_rdata3_i;  // algorithms/aes/c/aes.c:67
  wire [31:0] xor12_4 = xor9_4_q ^ xor12_3_q;  // algorithms/aes/c/aes.c:102
  wire [63:0] shl_4 = {32'd0, xor12_4};  // algorithms/aes/c/aes.c:104
  wire [63:0] shl_4_1 = {shl_4[31:0], 32'd0};  // algorithms/aes/c/aes.c:104
  wire [63:0] or_4 = {32'd0, xor9_4_q};  // algorithms/aes/c/aes.c:104
  wire [63:0] or_4_1 = shl_4_1 | or_4;  // algorithms/aes/c/aes.c:104
  wire [31:0] xor17_4 = xor12_4 ^ xor17_2_q;  // algorithms/aes/c/aes.c:103
  wire [63:0] shl21_4 = {32'd0, xor17_4};  // algorithms/aes/c/aes.c:104
  wire [63:0] shl21_4_1 = {shl21_4[31:0], 32'd0};  // algorithms/aes/c/aes.c:104
  wire [31:0] xor14_4 = xor12_4 ^ xor14_3_q;  // algorithms/aes/c/aes.c:103
  wire [63:0] or23_4 = {32'd0, xor14_4};  // algorithms/aes/c/aes.c:104
  wire [63:0] or23_4_1 = shl21_4_1 | or23_4;  // algorithms/aes/c/aes.c:104
  wire [31:0] shr_i_5 = {8'd0, xor17_4[31:8]};  // algorithms/aes/c/aes.c:66
  wire [7:0] shr_i_5_1 = shr_i_5[7:0];  // algorithms/aes/c/aes.c:66
  wire [7:0] load_66_15 = sbox_rdata0_i;  // algorithms/aes/c/aes.c:66
  wire [31:0] shr1_i_5 = {16'd0, xor17_4[31:16]};  // algorithms/aes/c/aes.c:66
  wire [7:0] shr1_i_5_1 = shr1_i_5[7:0];  // algorithms/aes/c/aes.c:66
  wire [7:0] load_66_16 = sbox_rdata1_i;  // algorithms/aes/c/aes.c:66
  wire [31:0] shr6_i_5 = {24'd0, xor17_4[31:24]};  // algorithms/aes/c/aes.c:66
  wire [7:0] shr6_i_5_1 = shr6_i_5[7:0];  // algorithms/aes/c/aes.c:66
  wire [7:0] load_66_17 = sbox_rdata2_i;  // algorithms/aes/c/aes.c:66
  wire [7:0] and12_i_5 = xor17_4[7:0];  // algorithms/aes/c/aes.c:67
  wire [7:0] load_67_5 = sbox_rdata3_i;  // algorithms/aes/c/aes.c:67
  wire [31:0] xor12_5 = xor9_5_q ^ xor12_4_q;  // algorithms/aes/c/aes.c:102
  wire [63:0] shl_5 = {32'd0, xor12_5};  // algorithms/aes/c/aes.c:104
  wire [63:0] shl_5_1 = {shl_5[31:0], 32'd0};  // algorithms/aes/c/aes.c:104
  wire [63:0] or_5 = {32'd0, xor9_5_q};  // algorithms/aes/c/aes.c:104
  wire [63:0] or_5_1 = shl_5_1 | or_5;  // algorithms/aes/c/aes.c:104
  wire [31:0] xor14_5 = xor9_5_q ^ xor14_3_q;  // algorithms/aes/c/aes.c:103
  wire [31:0] xor17_5 = xor14_5 ^ xor17_4_q;  // algorithms/aes/c/aes.c:103
  wire [63:0] shl21_5 = {32'd0, xor17_5};  // algorithms/aes/c/aes.c:104
  wire [63:0] shl21_5_1 = {shl21_5[31:0], 32'd0};  // algorithms/aes/c/aes.c:104
  wire [63:0] or23_5 = {32'd0, xor14_5};  // algorithms/aes/c/aes.c:104
  wire [63:0] or23_5_1 = shl21_5_1 | or23_5;  // algorithms/aes/c/aes.c:104
  wire [31:0] shr_i_6 = {8'd0, xor17_5[31:8]};  // algorithms/aes/c/aes.c:66
  wire [7:0] shr_i_6_1 = shr_i_6[7:0];  // algorithms/aes/c/aes.c:66
  wire [7:0] load_66_18 = sbox_rdata0_i;  // algorithms/aes/c/aes.c:66
  wire [31:0] shr1_i_6 = {16'd0, xor17_5[31:16]};  // algorithms/aes/c/aes.c:66
  wire [7:0] shr1_i_6_1 = shr1_i_6[7:0];  // algorithms/aes/c/aes.c:66
  wire [7:0] load_66_19 = sbox_rdata1_i;  // algorithms/aes/c/aes.c:66
  wire [31:0] shr6_i_6 = {24'd0, xor17_5[31:24]};  // algorithms/aes/c/aes.c:66
  wire [7:0] shr6_i_6_1 = shr6_i_6[7:0];  // algorithms/aes/c/aes.c:66
  wire [7:0] load_66_20 = sbox_rdata2_i;  // algorithms/aes/c/aes.c:66
  wire [7:0] and12_i_6 = xor17_5[7:0];  // algorithms/aes/c/aes.c:67
  wire [7:0] load_67_6 = sbox_rdata3_i;  // algorithms/aes/c/aes.c:67
  wire [31:0] xor12_6 = xor9_6_q ^ xor12_5_q;  // algorithms/aes/c/aes.c:102
  wire [63:0] shl_6 = {32'd0, xor12_6};  // algorithms/aes/c/aes.c:104
  wire [63:0] shl_6_1 = {shl_6[31:0], 32'd0};  // algorithms/aes/c/aes.c:104
  wire [63:0] or_6 = {32'd0, xor9_6_q};  // algorithms/aes/c/aes.c:104
  wire [63:0] or_6_1 = shl_6_1 | or_6;  // algorithms/aes/c/aes.c:104
  wire [31:0] xor17_6 = xor12_6 ^ xor17_4_q;  // algorithms/aes/c/aes.c:103
  wire [63:0] shl21_6 = {32'd0, xor17_6};  // algorithms/aes/c/aes.c:104
  wire [63:0] shl21_6_1 = {shl21_6[31:0], 32'd0};  // algorithms/aes/c/aes.c:104
  wire [31:0] xor14_6 = xor12_6 ^ xor14_5_q;  // algorithms/aes/c/aes.c:103
  wire [63:0] or23_6 = {32'd0, xor14_6};  // algorithms/aes/c/aes.c:104
  wire [63:0] or23_6_1 = shl21_6_1 | or23_6;  // algorithms/aes/c/aes.c:104
  wire [31:0] shr_i_7 = {8'd0, xor17_6[31:8]};  // algorithms/aes/c/aes.c:66
  wire [7:0] shr_i_7_1 = shr_i_7[7:0];  // algorithms/aes/c/aes.c:66
  wire [7:0] load_66_21 = sbox_rdata0_i;  // algorithms/aes/c/aes.c:66
  wire [31:0] shr1_i_7 = {16'd0, xor17_6[31:16]};  // algorithms/aes/c/aes.c:66
  wire [7:0] shr1_i_7_1 = shr1_i_7[7:0];  // algorithms/aes/c/aes.c:66
  wire [7:0] load_66_22 = sbox_rdata1_i;  // algorithms/aes/c/aes.c:66
  wire [31:0] shr6_i_7 = {24'd0, xor17_6[31:24]};  // algorithms/aes/c/aes.c:66
  wire [7:0] shr6_i_7_1 = shr6_i_7[7:0];  // algorithms/aes/c/aes.c:66
  wire [7:0] load_66_23 = sbox_rdata2_i;  // algorithms/aes/c/aes.c:66
  wire [7:0] and12_i_7 = xor17_6[7:0];  // algorithms/aes/c/aes.c:67
  wire [7:0] load_67_7 = sbox_rdata3_i;  // algorithms/aes/c/aes.c:67
  wire [31:0] xor12_7 = xor9_7_q ^ xor12_6_q;  // algorithms/aes/c/aes.c:102
  wire [63:0] shl_7 = {32'd0, xor12_7};  // algorithms/aes/c/aes.c:104
  wire [63:0] shl_7_1 = {shl_7[31:0], 32'd0};  // algorithms/aes/c/aes.c:104
  wire [63:0] or_7 = {32'd0, xor9_7_q};  // algorithms/aes/c/aes.c:104
  wire [63:0] or_7_1 = shl_7_1 | or_7;  // algorithms/aes/c/aes.c:104
  wire [31:0] xor14_7 = xor9_7_q ^ xor14_5_q;  // algorithms/aes/c/aes.c:103
  wire [31:0] xor17_7 = xor14_7 ^ xor17_6_q;  // algorithms/aes/c/aes.c:103
  wire [63:0] shl21_7 = {32'd0, xor17_7};  // algorithms/aes/c/aes.c:104
  wire [63:0] shl21_7_1 = {shl21_7[31:0], 32'd0};  // algorithms/aes/c/aes.c:104
  wire [63:0] or23_7 = {32'd0, xor14_7};  // algorithms/aes/c/aes.c:104
  wire [63:0] or23_7_1 = shl21_7_1 | or23_7;  // algorithms/aes/c/aes.c:104
  wire [31:0] shr_i_8 = {8'd0, xor17_7[31:8]};  // algorithms/aes/c/aes.c:66
  wire [7:0] shr_i_8_1 = shr_i_8[7:0];  // algorithms/aes/c/aes.c:66
  wire [7:0] load_66_24 = sbox_rdata0_i;  // algorithms/aes/c/aes.c:66
  wire [31:0] shr1_i_8 = {16'd0, xor17_7[31:16]};  // algorithms/aes/c/aes.c:66
  wire [7:0] shr1_i_8_1 = shr1_i_8[7:0];  // algorithms/aes/c/aes.c:66
  wire [7:0] load_66_25 = sbox_rdata1_i;  // algorithms/aes/c/aes.c:66
  wire [31:0] shr6_i_8 = {24'd0, xor17_7[31:24]};  // algorithms/aes/c/aes.c:66
  wire [7:0] shr6_i_8_1 = shr6_i_8[7:0];  // algorithms/aes/c/aes.c:66
  wire [7:0] load_66_26 = sbox_rdata2_i;  // algorithms/aes/c/aes.c:66
  wire [7:0] and12_i_8 = xor17_7[7:0];  // algorithms/aes/c/aes.c:67
  wire [7:0] load_67_8 = sbox_rdata3_i;  // algorithms/aes/c/aes.c:67
  wire [31:0] xor12_8 = xor9_8_q ^ xor12_7_q;  // algorithms/aes/c/aes.c:102
  wire [63:0] shl_8 = {32'd0, xor12_8};  // algorithms/aes/c/aes.c:104
  wire [63:0] shl_8_1 = {shl_8[31:0], 32'd0};  // algorithms/aes/c/aes.c:104
  wire [63:0] or_8 = {32'd0, xor9_8_q};  // algorithms/aes/c/aes.c:104
  wire [63:0] or_8_1 = shl_8_1 | or_8;  // algorithms/aes/c/aes.c:104
  wire [31:0] xor17_8 = xor12_8 ^ xor17_6_q;  // algorithms/aes/c/aes.c:103
  wire [63:0] shl21_8 = {32'd0, xor17_8};  // algorithms/aes/c/aes.c:104
  wire [63:0] shl21_8_1 = {shl21_8[31:0], 32'd0};  // algorithms/aes/c/aes.c:104
  wire [31:0] xor14_8 = xor12_8 ^ xor14_7_q;  // algorithms/aes/c/aes.c:103
  wire [63:0] or23_8 = {32'd0, xor14_8};  // algorithms/aes/c/aes.c:104
  wire [63:0] or23_8_1 = shl21_8_1 | or23_8;  // algorithms/aes/c/aes.c:104
  wire [31:0] shr_i_9 = {8'd0, xor17_8[31:8]};  // algorithms/aes/c/aes.c:66
  wire [7:0] shr_i_9_1 = shr_i_9[7:0];  // algorithms/aes/c/aes.c:66
  wire [7:0] load_66_27 = sbox_rdata0_i;  // algorithms/aes/c/aes.c:66
  wire [31:0] shr1_i_9 = {16'd0, xor17_8[31:16]};  // algorithms/aes/c/aes.c:66
  wire [7:0] shr1_i_9_1 = shr1_i_9[7:0];  // algorithms/aes/c/aes.c:66
  wire [7:0] load_66_28 = sbox_rdata1_i;  // algorithms/aes/c/aes.c:66
  wire [31:0] shr6_i_9 = {24'd0, xor17_8[31:24]};  // algorithms/aes/c/aes.c:66
  wire [7:0] shr6_i_9_1 = shr6_i_9[7:0];  // algorithms/aes/c/aes.c:66
  wire [7:0] load_66_29 = sbox_rdata2_i;  // algorithms/aes/c/aes.c:66
  wire [7:0] and12_i_9 = xor17_8[7:0];  // algorithms/aes/c/aes.c:67
  wire [7:0] load_67_9 = sbox_rdata3_i;  // algorithms/aes/c/aes.c:67
  wire [31:0] xor12_9 = xor9_9_q ^ xor12_8_q;  // algorithms/aes/c/aes.c:102
  wire [63:0] shl_9 = {32'd0, xor12_9};  // algorithms/aes/c/aes.c:104
  wire [63:0] shl_9_1 = {shl_9[31:0], 32'd0};  // algorithms/aes/c/aes.c:104
  wire [63:0] or_9 = {32'd0, xor9_9_q};  // algorithms/aes/c/aes.c:104
  wire [63:0] or_9_1 = shl_9_1 | or_9;  // algorithms/aes/c/aes.c:104
  wire [31:0] xor14_9 = xor9_9_q ^ xor14_7_q;  // algorithms/aes/c/aes.c:103
  wire [31:0] xor17_9 = xor14_9 ^ xor17_8_q;  // algorithms/aes/c/aes.c:103
  wire [63:0] shl21_9 = {32'd0, xor17_9};  // algorithms/aes/c/aes.c:104
  wire [63:0] shl21_9_1 = {shl21_9[31:0], 32'd0};  // algorithms/aes/c/aes.c:104
  wire [63:0] or23_9 = {32'd0, xor14_9};  // algorithms/aes/c/aes.c:104
  wire [63:0] or23_9_1 = shl21_9_1 | or23_9;  // algorithms/aes/c/aes.c:104
  wire [0:0] tobool111_not = n105_0438_q == 32'd0;  // algorithms/aes/c/aes.c:131
  wire [0:0] xor_3 = tobool111_not ^ 1'd1;
  wire [31:0] cmp115_not = {6'd0, cond_q};  // algorithms/aes/c/aes.c:133
  wire [0:0] cmp115_not_1 = cmp115_not < n105_0438_q;  // algorithms/aes/c/aes.c:133
  wire [0:0] xor_4 = cmp115_not_1 ^ 1'd1;
  wire [0:0] and_1 = xor_3 & xor_4;
  wire [7:0] xor15277_15 = s_sroa_1990_0_q ^ select_2_q;  // algorithms/aes/c/aes.c:143
  wire [7:0] select_3 = xor_3_q ? xor15277_15 : s_sroa_1990_0_q;
  wire [7:0] xor_i155_15 = select_3 ^ shr6_1;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor15277_14 = s_sroa_1858_0_q ^ select_4_q;  // algorithms/aes/c/aes.c:143
  wire [7:0] select_5 = xor_3_q ? xor15277_14 : s_sroa_1858_0_q;
  wire [7:0] xor_i155_14 = select_5 ^ shr1_1;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor15277_13 = s_sroa_1726_0_q ^ select_6_q;  // algorithms/aes/c/aes.c:143
  wire [7:0] select_7 = xor_3_q ? xor15277_13 : s_sroa_1726_0_q;
  wire [7:0] xor_i155_13 = select_7 ^ shr_1;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor15277_12 = s_sroa_1594_0_q ^ select_8_q;  // algorithms/aes/c/aes.c:143
  wire [7:0] select_9 = xor_3_q ? xor15277_12 : s_sroa_1594_0_q;
  wire [7:0] xor_i155_12 = select_9 ^ idxprom13;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor15277_11 = s_sroa_1462_0_q ^ select_10_q;  // algorithms/aes/c/aes.c:143
  wire [7:0] select_11 = xor_3_q ? xor15277_11 : s_sroa_1462_0_q;
  wire [63:0] shr_i151_11 = {24'd0, key1_q[63:24]};
  wire [7:0] shr_i151_11_1 = shr_i151_11[7:0];
  wire [7:0] xor_i155_11 = select_11 ^ shr_i151_11_1;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor15277_10 = s_sroa_1330_0_q ^ select_12_q;  // algorithms/aes/c/aes.c:143
  wire [7:0] select_13 = xor_3_q ? xor15277_10 : s_sroa_1330_0_q;
  wire [63:0] shr_i151_10 = {16'd0, key1_q[63:16]};
  wire [7:0] shr_i151_10_1 = shr_i151_10[7:0];
  wire [7:0] xor_i155_10 = select_13 ^ shr_i151_10_1;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor15277_9 = s_sroa_1198_0_q ^ select_14_q;  // algorithms/aes/c/aes.c:143
  wire [7:0] select_15 = xor_3_q ? xor15277_9 : s_sroa_1198_0_q;
  wire [63:0] shr_i151_9 = {8'd0, key1_q[63:8]};
  wire [7:0] shr_i151_9_1 = shr_i151_9[7:0];
  wire [7:0] xor_i155_9 = select_15 ^ shr_i151_9_1;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor15277_8 = s_sroa_1066_0_q ^ select_16_q;  // algorithms/aes/c/aes.c:143
  wire [7:0] select_17 = xor_3_q ? xor15277_8 : s_sroa_1066_0_q;
  wire [7:0] conv_i152_8 = key1_q[7:0];
  wire [7:0] xor_i155_8 = select_17 ^ conv_i152_8;  // algorithms/aes/c/aes.c:53
  wire [7:0] load_19 = sbox_rdata0_i;  // algorithms/aes/c/aes.c:19
  wire [7:0] load_19_1 = sbox_rdata1_i;  // algorithms/aes/c/aes.c:19
  wire [7:0] load_19_2 = sbox_rdata2_i;  // algorithms/aes/c/aes.c:19
  wire [7:0] load_19_3 = sbox_rdata3_i;  // algorithms/aes/c/aes.c:19
  wire [7:0] load_19_4 = sbox_rdata4_i;  // algorithms/aes/c/aes.c:19
  wire [7:0] load_19_5 = sbox_rdata5_i;  // algorithms/aes/c/aes.c:19
  wire [7:0] load_19_6 = sbox_rdata6_i;  // algorithms/aes/c/aes.c:19
  wire [7:0] load_19_7 = sbox_rdata7_i;  // algorithms/aes/c/aes.c:19
  wire [7:0] load_19_8 = sbox_rdata8_i;  // algorithms/aes/c/aes.c:19
  wire [7:0] load_19_9 = sbox_rdata9_i;  // algorithms/aes/c/aes.c:19
  wire [7:0] load_19_10 = sbox_rdata10_i;  // algorithms/aes/c/aes.c:19
  wire [7:0] load_19_11 = sbox_rdata11_i;  // algorithms/aes/c/aes.c:19
  wire [7:0] load_19_12 = sbox_rdata12_i;  // algorithms/aes/c/aes.c:19
  wire [7:0] load_19_13 = sbox_rdata13_i;  // algorithms/aes/c/aes.c:19
  wire [7:0] load_19_14 = sbox_rdata14_i;  // algorithms/aes/c/aes.c:19
  wire [7:0] load_19_15 = sbox_rdata15_i;  // algorithms/aes/c/aes.c:19
  wire [7:0] select_18 = xor_5_q ? xor2121_i_15_q : load_19_11_q;
  wire [63:0] shr_i_i169_15 = {56'd0, load_147_q[63:56]};  // algorithms/aes/c/aes.c:53
  wire [7:0] shr_i_i169_15_1 = shr_i_i169_15[7:0];  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i173_15 = select_18 ^ shr_i_i169_15_1;  // algorithms/aes/c/aes.c:53
  wire [7:0] select_19 = xor_5_q ? xor2121_i_14_q : load_19_6_q;
  wire [63:0] shr_i_i169_14 = {48'd0, load_147_q[63:48]};  // algorithms/aes/c/aes.c:53
  wire [7:0] shr_i_i169_14_1 = shr_i_i169_14[7:0];  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i173_14 = select_19 ^ shr_i_i169_14_1;  // algorithms/aes/c/aes.c:53
  wire [7:0] select_20 = xor_5_q ? xor2121_i_13_q : load_19_1_q;
  wire [63:0] shr_i_i169_13 = {40'd0, load_147_q[63:40]};  // algorithms/aes/c/aes.c:53
  wire [7:0] shr_i_i169_13_1 = shr_i_i169_13[7:0];  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i173_13 = select_20 ^ shr_i_i169_13_1;  // algorithms/aes/c/aes.c:53
  wire [7:0] select_21 = xor_5_q ? xor2121_i_12_q : load_19_12_q;
  wire [63:0] shr_i_i169_12 = {32'd0, load_147_q[63:32]};  // algorithms/aes/c/aes.c:53
  wire [7:0] shr_i_i169_12_1 = shr_i_i169_12[7:0];  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i173_12 = select_21 ^ shr_i_i169_12_1;  // algorithms/aes/c/aes.c:53
  wire [7:0] select_22 = xor_5_q ? xor2121_i_11_q : load_19_7_q;
  wire [63:0] shr_i_i169_11 = {24'd0, load_147_q[63:24]};  // algorithms/aes/c/aes.c:53
  wire [7:0] shr_i_i169_11_1 = shr_i_i169_11[7:0];  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i173_11 = select_22 ^ shr_i_i169_11_1;  // algorithms/aes/c/aes.c:53
  wire [7:0] select_23 = xor_5_q ? xor2121_i_10_q : load_19_2_q;
  wire [63:0] shr_i_i169_10 = {16'd0, load_147_q[63:16]};  // algorithms/aes/c/aes.c:53
  wire [7:0] shr_i_i169_10_1 = shr_i_i169_10[7:0];  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i173_10 = select_23 ^ shr_i_i169_10_1;  // algorithms/aes/c/aes.c:53
  wire [7:0] select_24 = xor_5_q ? xor2121_i_9_q : load_19_13_q;
  wire [63:0] shr_i_i169_9 = {8'd0, load_147_q[63:8]};  // algorithms/aes/c/aes.c:53
  wire [7:0] shr_i_i169_9_1 = shr_i_i169_9[7:0];  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i173_9 = select_24 ^ shr_i_i169_9_1;  // algorithms/aes/c/aes.c:53
  wire [7:0] select_25 = xor_5_q ? xor2121_i_8_q : load_19_8_q;
  wire [7:0] conv_i_i170_8 = load_147_q[7:0];  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i173_8 = select_25 ^ conv_i_i170_8;  // algorithms/aes/c/aes.c:53
  wire [7:0] select_26 = xor_5_q ? xor2121_i_7_q : load_19_3_q;
  wire [63:0] shr_i_i169_7 = {56'd0, load_147_1_q[63:56]};  // algorithms/aes/c/aes.c:53
  wire [7:0] shr_i_i169_7_1 = shr_i_i169_7[7:0];  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i173_7 = select_26 ^ shr_i_i169_7_1;  // algorithms/aes/c/aes.c:53
  wire [7:0] select_27 = xor_5_q ? xor2121_i_6_q : load_19_14_q;
  wire [63:0] shr_i_i169_6 = {48'd0, load_147_1_q[63:48]};  // algorithms/aes/c/aes.c:53
  wire [7:0] shr_i_i169_6_1 = shr_i_i169_6[7:0];  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i173_6 = select_27 ^ shr_i_i169_6_1;  // algorithms/aes/c/aes.c:53
  wire [7:0] select_28 = xor_5_q ? xor2121_i_5_q : load_19_9_q;
  wire [63:0] shr_i_i169_5 = {40'd0, load_147_1_q[63:40]};  // algorithms/aes/c/aes.c:53
  wire [7:0] shr_i_i169_5_1 = shr_i_i169_5[7:0];  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i173_5 = select_28 ^ shr_i_i169_5_1;  // algorithms/aes/c/aes.c:53
  wire [7:0] select_29 = xor_5_q ? xor2121_i_4_q : load_19_4_q;
  wire [63:0] shr_i_i169_4 = {32'd0, load_147_1_q[63:32]};  // algorithms/aes/c/aes.c:53
  wire [7:0] shr_i_i169_4_1 = shr_i_i169_4[7:0];  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i173_4 = select_29 ^ shr_i_i169_4_1;  // algorithms/aes/c/aes.c:53
  wire [7:0] select_30 = xor_5_q ? xor2121_i_3_q : load_19_15_q;
  wire [63:0] shr_i_i169_3 = {24'd0, load_147_1_q[63:24]};  // algorithms/aes/c/aes.c:53
  wire [7:0] shr_i_i169_3_1 = shr_i_i169_3[7:0];  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i173_3 = select_30 ^ shr_i_i169_3_1;  // algorithms/aes/c/aes.c:53
  wire [7:0] select_31 = xor_5_q ? xor2121_i_2_q : load_19_10_q;
  wire [63:0] shr_i_i169_2 = {16'd0, load_147_1_q[63:16]};  // algorithms/aes/c/aes.c:53
  wire [7:0] shr_i_i169_2_1 = shr_i_i169_2[7:0];  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i173_2 = select_31 ^ shr_i_i169_2_1;  // algorithms/aes/c/aes.c:53
  wire [7:0] select_32 = xor_5_q ? xor2121_i_1_q : load_19_5_q;
  wire [63:0] shr_i_i169_1 = {8'd0, load_147_1_q[63:8]};  // algorithms/aes/c/aes.c:53
  wire [7:0] shr_i_i169_1_1 = shr_i_i169_1[7:0];  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i173_1 = select_32 ^ shr_i_i169_1_1;  // algorithms/aes/c/aes.c:53
  wire [7:0] select_33 = xor_5_q ? xor2121_q : load_19_q;
  wire [7:0] conv_i_i170 = load_147_1_q[7:0];  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i173 = select_33 ^ conv_i_i170;  // algorithms/aes/c/aes.c:53
  wire [7:0] trunc_35 = cond198_q[7:0];  // algorithms/aes/c/standard.h:35
  wire [63:0] lshr_35 = {8'd0, cond198_q[63:8]};  // algorithms/aes/c/standard.h:35
  wire [7:0] trunc_35_1 = lshr_35[7:0];  // algorithms/aes/c/standard.h:35
  wire [63:0] lshr_35_1 = {16'd0, cond198_q[63:16]};  // algorithms/aes/c/standard.h:35
  wire [7:0] trunc_35_2 = lshr_35_1[7:0];  // algorithms/aes/c/standard.h:35
  wire [63:0] lshr_35_2 = {24'd0, cond198_q[63:24]};  // algorithms/aes/c/standard.h:35
  wire [7:0] trunc_35_3 = lshr_35_2[7:0];  // algorithms/aes/c/standard.h:35
  wire [63:0] lshr_35_3 = {32'd0, cond198_q[63:32]};  // algorithms/aes/c/standard.h:35
  wire [7:0] trunc_35_4 = lshr_35_3[7:0];  // algorithms/aes/c/standard.h:35
  wire [63:0] lshr_35_4 = {40'd0, cond198_q[63:40]};  // algorithms/aes/c/standard.h:35
  wire [7:0] trunc_35_5 = lshr_35_4[7:0];  // algorithms/aes/c/standard.h:35
  wire [63:0] lshr_35_5 = {48'd0, cond198_q[63:48]};  // algorithms/aes/c/standard.h:35
  wire [7:0] trunc_35_6 = lshr_35_5[7:0];  // algorithms/aes/c/standard.h:35
  wire [63:0] lshr_35_6 = {56'd0, cond198_q[63:56]};  // algorithms/aes/c/standard.h:35
  wire [7:0] trunc_35_7 = lshr_35_6[7:0];  // algorithms/aes/c/standard.h:35
  wire [63:0] cat_35 = {trunc_35, trunc_35_1, trunc_35_2, trunc_35_3, trunc_35_4, trunc_35_5, trunc_35_6, trunc_35_7};  // algorithms/aes/c/standard.h:35
  wire [63:0] cond205 = cmp193_q ? xor6_i388_q : xor6_i397_q;  // algorithms/aes/c/aes.c:152
  wire [7:0] trunc_35_8 = cond205[7:0];  // algorithms/aes/c/standard.h:35
  wire [63:0] lshr_35_7 = {8'd0, cond205[63:8]};  // algorithms/aes/c/standard.h:35
  wire [7:0] trunc_35_9 = lshr_35_7[7:0];  // algorithms/aes/c/standard.h:35
  wire [63:0] lshr_35_8 = {16'd0, cond205[63:16]};  // algorithms/aes/c/standard.h:35
  wire [7:0] trunc_35_10 = lshr_35_8[7:0];  // algorithms/aes/c/standard.h:35
  wire [63:0] lshr_35_9 = {24'd0, cond205[63:24]};  // algorithms/aes/c/standard.h:35
  wire [7:0] trunc_35_11 = lshr_35_9[7:0];  // algorithms/aes/c/standard.h:35
  wire [63:0] lshr_35_10 = {32'd0, cond205[63:32]};  // algorithms/aes/c/standard.h:35
  wire [7:0] trunc_35_12 = lshr_35_10[7:0];  // algorithms/aes/c/standard.h:35
  wire [63:0] lshr_35_11 = {40'd0, cond205[63:40]};  // algorithms/aes/c/standard.h:35
  wire [7:0] trunc_35_13 = lshr_35_11[7:0];  // algorithms/aes/c/standard.h:35
  wire [63:0] lshr_35_12 = {48'd0, cond205[63:48]};  // algorithms/aes/c/standard.h:35
  wire [7:0] trunc_35_14 = lshr_35_12[7:0];  // algorithms/aes/c/standard.h:35
  wire [63:0] lshr_35_13 = {56'd0, cond205[63:56]};  // algorithms/aes/c/standard.h:35
  wire [7:0] trunc_35_15 = lshr_35_13[7:0];  // algorithms/aes/c/standard.h:35
  wire [63:0] cat_35_1 = {trunc_35_8, trunc_35_9, trunc_35_10, trunc_35_11, trunc_35_12, trunc_35_13, trunc_35_14, trunc_35_15};  // algorithms/aes/c/standard.h:35
  wire [31:0] exitcond632_not = {5'd0, add_q};  // algorithms/aes/c/aes.c:130
  wire [0:0] exitcond632_not_1 = n105_0438_q == exitcond632_not;  // algorithms/aes/c/aes.c:130
  wire [31:0] inc210 = n105_0438_q + 32'd1;  // algorithms/aes/c/aes.c:130
  wire [0:0] tobool212_not = select_1_q == 3'd0;  // algorithms/aes/c/aes.c:156
  wire [31:0] shl_i244_3 = {24'd0, s_sroa_401_3_q};  // algorithms/aes/c/aes.c:74
  wire [31:0] shl_i244_3_1 = {shl_i244_3[7:0], 24'd0};  // algorithms/aes/c/aes.c:74
  wire [23:0] shl_i244_2 = {16'd0, s_sroa_268_3_q};  // algorithms/aes/c/aes.c:74
  wire [23:0] shl_i244_2_1 = {shl_i244_2[7:0], 16'd0};  // algorithms/aes/c/aes.c:74
  wire [15:0] shl_i244_1 = {8'd0, s_sroa_135_3_q};  // algorithms/aes/c/aes.c:74
  wire [15:0] shl_i244_1_1 = {shl_i244_1[7:0], 8'd0};  // algorithms/aes/c/aes.c:74
  wire [15:0] or_i245_1 = {8'd0, s_sroa_0_3_q};  // algorithms/aes/c/aes.c:74
  wire [15:0] or_i245_1_1 = shl_i244_1_1 | or_i245_1;  // algorithms/aes/c/aes.c:74
  wire [23:0] or_i245_2 = {8'd0, or_i245_1_1};  // algorithms/aes/c/aes.c:74
  wire [23:0] or_i245_2_1 = shl_i244_2_1 | or_i245_2;  // algorithms/aes/c/aes.c:74
  wire [31:0] or_i245_3 = {8'd0, or_i245_2_1};  // algorithms/aes/c/aes.c:74
  wire [31:0] or_i245_3_1 = shl_i244_3_1 | or_i245_3;  // algorithms/aes/c/aes.c:74
  wire [31:0] select_35 = tobool212_not ? or_i245_3_1 : 32'd0;
  wire [63:0] shr_i137_11 = {24'd0, key1_q[63:24]};
  wire [7:0] shr_i137_11_1 = shr_i137_11[7:0];
  wire [7:0] load = sbox_rdata1_i;
  wire [15:0] shr_i79_12228 = iv0_q[15:0];
  wire [15:0] shr_i79_12228_1 = key0_q[15:0];
  wire [15:0] shr_i79_12228_2 = shr_i79_12228 ^ shr_i79_12228_1;
  wire [15:0] xor_i_12227 = {8'd0, shr_i79_12228_2[15:8]};
  wire [7:0] xor_i_12227_1 = xor_i_12227[7:0];
  wire [7:0] load_1 = sbox_rdata2_i;
  wire [55:0] shr_i79_62238 = iv0_q[55:0];
  wire [55:0] shr_i79_62238_1 = key0_q[55:0];
  wire [55:0] shr_i79_62238_2 = shr_i79_62238 ^ shr_i79_62238_1;
  wire [55:0] xor_i_62237 = {48'd0, shr_i79_62238_2[55:48]};
  wire [7:0] xor_i_62237_1 = xor_i_62237[7:0];
  wire [7:0] load_2 = sbox_rdata3_i;
  wire [63:0] shr_i137_9 = {8'd0, key1_q[63:8]};
  wire [7:0] shr_i137_9_1 = shr_i137_9[7:0];
  wire [7:0] load_3 = sbox_rdata4_i;
  wire [31:0] shr_i79_32232 = iv0_q[31:0];
  wire [31:0] shr_i79_32232_1 = key0_q[31:0];
  wire [31:0] shr_i79_32232_2 = shr_i79_32232 ^ shr_i79_32232_1;
  wire [31:0] xor_i_32231 = {24'd0, shr_i79_32232_2[31:24]};
  wire [7:0] xor_i_32231_1 = xor_i_32231[7:0];
  wire [7:0] load_4 = sbox_rdata5_i;
  wire [39:0] shr_i79_42234 = iv0_q[39:0];
  wire [39:0] shr_i79_42234_1 = key0_q[39:0];
  wire [39:0] shr_i79_42234_2 = shr_i79_42234 ^ shr_i79_42234_1;
  wire [39:0] xor_i_42233 = {32'd0, shr_i79_42234_2[39:32]};
  wire [7:0] xor_i_42233_1 = xor_i_42233[7:0];
  wire [7:0] load_5 = sbox_rdata6_i;
  wire [7:0] xor_i2226 = iv0_q[7:0];
  wire [7:0] xor_i2226_1 = key0_q[7:0];
  wire [7:0] xor_i2226_2 = xor_i2226 ^ xor_i2226_1;
  wire [7:0] load_6 = sbox_rdata0_i;
  wire [63:0] shr_i137_10 = {16'd0, key1_q[63:16]};
  wire [7:0] shr_i137_10_1 = shr_i137_10[7:0];
  wire [7:0] load_7 = sbox_rdata7_i;
  wire [47:0] shr_i79_52236 = iv0_q[47:0];
  wire [47:0] shr_i79_52236_1 = key0_q[47:0];
  wire [47:0] shr_i79_52236_2 = shr_i79_52236 ^ shr_i79_52236_1;
  wire [47:0] xor_i_52235 = {40'd0, shr_i79_52236_2[47:40]};
  wire [7:0] xor_i_52235_1 = xor_i_52235[7:0];
  wire [7:0] load_8 = sbox_rdata8_i;
  wire [23:0] shr_i79_22230 = iv0_q[23:0];
  wire [23:0] shr_i79_22230_1 = key0_q[23:0];
  wire [23:0] shr_i79_22230_2 = shr_i79_22230 ^ shr_i79_22230_1;
  wire [23:0] xor_i_22229 = {16'd0, shr_i79_22230_2[23:16]};
  wire [7:0] xor_i_22229_1 = xor_i_22229[7:0];
  wire [7:0] load_9 = sbox_rdata9_i;
  wire [7:0] idxprom1_i261_8 = key1_q[7:0];
  wire [7:0] load_10 = sbox_rdata10_i;
  wire [63:0] shr_i79_72240 = iv0_q ^ key0_q;
  wire [63:0] xor_i_72239 = {56'd0, shr_i79_72240[63:56]};
  wire [7:0] xor_i_72239_1 = xor_i_72239[7:0];
  wire [7:0] load_11 = sbox_rdata11_i;
  wire [7:0] trunc_35_16 = n_0418_p0[7:0];  // algorithms/aes/c/standard.h:35
  wire [31:0] lshr_35_14 = {8'd0, n_0418_p0[31:8]};  // algorithms/aes/c/standard.h:35
  wire [7:0] trunc_35_17 = lshr_35_14[7:0];  // algorithms/aes/c/standard.h:35
  wire [31:0] lshr_35_15 = {16'd0, n_0418_p0[31:16]};  // algorithms/aes/c/standard.h:35
  wire [7:0] trunc_35_18 = lshr_35_15[7:0];  // algorithms/aes/c/standard.h:35
  wire [31:0] lshr_35_16 = {24'd0, n_0418_p0[31:24]};  // algorithms/aes/c/standard.h:35
  wire [7:0] trunc_35_19 = lshr_35_16[7:0];  // algorithms/aes/c/standard.h:35
  wire [63:0] cat_35_2 = {trunc_35_16, trunc_35_17, trunc_35_18, trunc_35_19, 8'd0, 8'd0, 8'd0, 8'd0};  // algorithms/aes/c/standard.h:35
  wire [39:0] shr_i79_122242 = cat_35_2[39:0];  // algorithms/aes/c/aes.c:53
  wire [39:0] shr_i79_122242_1 = key1_q[39:0];  // algorithms/aes/c/aes.c:53
  wire [39:0] shr_i79_122242_2 = shr_i79_122242 ^ shr_i79_122242_1;  // algorithms/aes/c/aes.c:53
  wire [39:0] xor_i_122241 = {32'd0, shr_i79_122242_2[39:32]};  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_122241_1 = xor_i_122241[7:0];  // algorithms/aes/c/aes.c:53
  wire [7:0] load_19_16 = sbox_rdata0_i;  // algorithms/aes/c/aes.c:19
  wire [7:0] shl_i349_12 = {load_19_16[6:0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] shr_i348_12 = {7'd0, load_19_16[7]};  // algorithms/aes/c/aes.c:33
  wire [0:0] shr_i348_12_1 = shr_i348_12[0];  // algorithms/aes/c/aes.c:33
  wire [7:0] xor_i350_12 = {7'd0, shr_i348_12_1};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i350_12_1 = shl_i349_12 | xor_i350_12;  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i_i_15 = load_19_16 ^ xor_i350_12_1;  // algorithms/aes/c/aes.c:53
  wire [1:0] shl5_i351_12 = {1'd0, shr_i348_12_1};  // algorithms/aes/c/aes.c:34
  wire [1:0] shl5_i351_12_1 = {shl5_i351_12[0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i_i_15_2 = {6'd0, shl5_i351_12_1};  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_15_3 = xor_i_i_15_1_p0 ^ xor_i_i_15_2;  // algorithms/aes/c/aes.c:53
  wire [3:0] shl8_i353_12 = {3'd0, shr_i348_12_1};  // algorithms/aes/c/aes.c:34
  wire [3:0] shl8_i353_12_1 = {shl8_i353_12[0], 3'd0};  // algorithms/aes/c/aes.c:34
  wire [4:0] xor_i_i_15_4 = {1'd0, shl8_i353_12_1};  // algorithms/aes/c/aes.c:53
  wire [4:0] shl11_i355_12 = {4'd0, shr_i348_12_1};  // algorithms/aes/c/aes.c:34
  wire [4:0] shl11_i355_12_1 = {shl11_i355_12[0], 4'd0};  // algorithms/aes/c/aes.c:34
  wire [4:0] xor_i_i_15_5 = xor_i_i_15_4 ^ shl11_i355_12_1;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_15_6 = {3'd0, xor_i_i_15_5};  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_15_7 = xor_i_i_15_3 ^ xor_i_i_15_6;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_15_8 = xor_i_i_15 ^ xor_i_i_15_7;  // algorithms/aes/c/aes.c:53
  wire [7:0] load_19_17 = sbox_rdata12_i;  // algorithms/aes/c/aes.c:19
  wire [55:0] shr_i79_142246 = cat_35_2[55:0];  // algorithms/aes/c/aes.c:53
  wire [55:0] shr_i79_142246_1 = key1_q[55:0];  // algorithms/aes/c/aes.c:53
  wire [55:0] shr_i79_142246_2 = shr_i79_142246 ^ shr_i79_142246_1;  // algorithms/aes/c/aes.c:53
  wire [55:0] xor_i_142245 = {48'd0, shr_i79_142246_2[55:48]};  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_142245_1 = xor_i_142245[7:0];  // algorithms/aes/c/aes.c:53
  wire [7:0] load_19_18 = sbox_rdata1_i;  // algorithms/aes/c/aes.c:19
  wire [7:0] shl_i358_5 = {load_19_18[6:0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] shr_i357_5 = {7'd0, load_19_18[7]};  // algorithms/aes/c/aes.c:33
  wire [0:0] shr_i357_5_1 = shr_i357_5[0];  // algorithms/aes/c/aes.c:33
  wire [7:0] xor_i359_5 = {7'd0, shr_i357_5_1};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i359_5_1 = shl_i358_5 | xor_i359_5;  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i_i_5 = load_19_18 ^ xor_i359_5_1;  // algorithms/aes/c/aes.c:53
  wire [1:0] shl5_i360_5 = {1'd0, shr_i357_5_1};  // algorithms/aes/c/aes.c:34
  wire [1:0] shl5_i360_5_1 = {shl5_i360_5[0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i_i_5_2 = {6'd0, shl5_i360_5_1};  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_5_3 = xor_i_i_5_1_p0 ^ xor_i_i_5_2;  // algorithms/aes/c/aes.c:53
  wire [3:0] shl8_i362_5 = {3'd0, shr_i357_5_1};  // algorithms/aes/c/aes.c:34
  wire [3:0] shl8_i362_5_1 = {shl8_i362_5[0], 3'd0};  // algorithms/aes/c/aes.c:34
  wire [4:0] xor_i_i_5_4 = {1'd0, shl8_i362_5_1};  // algorithms/aes/c/aes.c:53
  wire [4:0] shl11_i364_5 = {4'd0, shr_i357_5_1};  // algorithms/aes/c/aes.c:34
  wire [4:0] shl11_i364_5_1 = {shl11_i364_5[0], 4'd0};  // algorithms/aes/c/aes.c:34
  wire [4:0] xor_i_i_5_5 = xor_i_i_5_4 ^ shl11_i364_5_1;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_5_6 = {3'd0, xor_i_i_5_5};  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_5_7 = xor_i_i_5_3 ^ xor_i_i_5_6;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_5_8 = xor_i_i_5 ^ xor_i_i_5_7;  // algorithms/aes/c/aes.c:53
  wire [7:0] load_19_19 = sbox_rdata13_i;  // algorithms/aes/c/aes.c:19
  wire [63:0] shr_i79_152248 = cat_35_2 ^ key1_q;  // algorithms/aes/c/aes.c:53
  wire [63:0] xor_i_152247 = {56'd0, shr_i79_152248[63:56]};  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_152247_1 = xor_i_152247[7:0];  // algorithms/aes/c/aes.c:53
  wire [7:0] load_19_20 = sbox_rdata2_i;  // algorithms/aes/c/aes.c:19
  wire [7:0] xor_i_i_reass = load_19_20 ^ invariant_op_q;
  wire [7:0] load_19_21 = sbox_rdata4_i;  // algorithms/aes/c/aes.c:19
  wire [47:0] shr_i79_132244 = cat_35_2[47:0];  // algorithms/aes/c/aes.c:53
  wire [47:0] shr_i79_132244_1 = key1_q[47:0];  // algorithms/aes/c/aes.c:53
  wire [47:0] shr_i79_132244_2 = shr_i79_132244 ^ shr_i79_132244_1;  // algorithms/aes/c/aes.c:53
  wire [47:0] xor_i_132243 = {40'd0, shr_i79_132244_2[47:40]};  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_132243_1 = xor_i_132243[7:0];  // algorithms/aes/c/aes.c:53
  wire [7:0] load_19_22 = sbox_rdata3_i;  // algorithms/aes/c/aes.c:19
  wire [7:0] xor_i_i_10_reass = load_19_22 ^ invariant_op2309_q;
  wire [7:0] load_19_23 = sbox_rdata5_i;  // algorithms/aes/c/aes.c:19
  wire [7:0] xor_i_i_3_1_2 = xor_i_i_3_1_p0 ^ xor_i_i_3_1_1_p0;  // algorithms/aes/c/aes.c:53
  wire [7:0] load_19_24 = sbox_rdata20_i;  // algorithms/aes/c/aes.c:19
  wire [7:0] xor_i_i_13_reass = load_19_16 ^ invariant_op2310_q;
  wire [7:0] load_19_25 = sbox_rdata6_i;  // algorithms/aes/c/aes.c:19
  wire [7:0] xor_i_i_7_reass = load_19_18 ^ invariant_op2311_q;
  wire [7:0] load_19_26 = sbox_rdata7_i;  // algorithms/aes/c/aes.c:19
  wire [7:0] shl_i358_2 = {load_19_20[6:0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] shr_i357_2 = {7'd0, load_19_20[7]};  // algorithms/aes/c/aes.c:33
  wire [0:0] shr_i357_2_1 = shr_i357_2[0];  // algorithms/aes/c/aes.c:33
  wire [7:0] xor_i359_2 = {7'd0, shr_i357_2_1};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i359_2_1 = shl_i358_2 | xor_i359_2;  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i_i_2 = load_19_20 ^ xor_i359_2_1;  // algorithms/aes/c/aes.c:53
  wire [1:0] shl5_i360_2 = {1'd0, shr_i357_2_1};  // algorithms/aes/c/aes.c:34
  wire [1:0] shl5_i360_2_1 = {shl5_i360_2[0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i_i_2_2 = {6'd0, shl5_i360_2_1};  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_2_3 = xor_i_i_2_1_p0 ^ xor_i_i_2_2;  // algorithms/aes/c/aes.c:53
  wire [3:0] shl8_i362_2 = {3'd0, shr_i357_2_1};  // algorithms/aes/c/aes.c:34
  wire [3:0] shl8_i362_2_1 = {shl8_i362_2[0], 3'd0};  // algorithms/aes/c/aes.c:34
  wire [4:0] xor_i_i_2_4 = {1'd0, shl8_i362_2_1};  // algorithms/aes/c/aes.c:53
  wire [4:0] shl11_i364_2 = {4'd0, shr_i357_2_1};  // algorithms/aes/c/aes.c:34
  wire [4:0] shl11_i364_2_1 = {shl11_i364_2[0], 4'd0};  // algorithms/aes/c/aes.c:34
  wire [4:0] xor_i_i_2_5 = xor_i_i_2_4 ^ shl11_i364_2_1;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_2_6 = {3'd0, xor_i_i_2_5};  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_2_7 = xor_i_i_2_3 ^ xor_i_i_2_6;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_2_8 = xor_i_i_2 ^ xor_i_i_2_7;  // algorithms/aes/c/aes.c:53
  wire [7:0] load_19_27 = sbox_rdata14_i;  // algorithms/aes/c/aes.c:19
  wire [7:0] shl_i358_8 = {load_19_22[6:0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] shr_i357_8 = {7'd0, load_19_22[7]};  // algorithms/aes/c/aes.c:33
  wire [0:0] shr_i357_8_1 = shr_i357_8[0];  // algorithms/aes/c/aes.c:33
  wire [7:0] xor_i359_8 = {7'd0, shr_i357_8_1};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i359_8_1 = shl_i358_8 | xor_i359_8;  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i_i_8 = load_19_22 ^ xor_i359_8_1;  // algorithms/aes/c/aes.c:53
  wire [1:0] shl5_i360_8 = {1'd0, shr_i357_8_1};  // algorithms/aes/c/aes.c:34
  wire [1:0] shl5_i360_8_1 = {shl5_i360_8[0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i_i_8_2 = {6'd0, shl5_i360_8_1};  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_8_3 = xor_i_i_8_1_p0 ^ xor_i_i_8_2;  // algorithms/aes/c/aes.c:53
  wire [3:0] shl8_i362_8 = {3'd0, shr_i357_8_1};  // algorithms/aes/c/aes.c:34
  wire [3:0] shl8_i362_8_1 = {shl8_i362_8[0], 3'd0};  // algorithms/aes/c/aes.c:34
  wire [4:0] xor_i_i_8_4 = {1'd0, shl8_i362_8_1};  // algorithms/aes/c/aes.c:53
  wire [4:0] shl11_i364_8 = {4'd0, shr_i357_8_1};  // algorithms/aes/c/aes.c:34
  wire [4:0] shl11_i364_8_1 = {shl11_i364_8[0], 4'd0};  // algorithms/aes/c/aes.c:34
  wire [4:0] xor_i_i_8_5 = xor_i_i_8_4 ^ shl11_i364_8_1;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_8_6 = {3'd0, xor_i_i_8_5};  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_8_7 = xor_i_i_8_3 ^ xor_i_i_8_6;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_8_8 = xor_i_i_8 ^ xor_i_i_8_7;  // algorithms/aes/c/aes.c:53
  wire [7:0] load_19_28 = sbox_rdata15_i;  // algorithms/aes/c/aes.c:19
  wire [7:0] xor_i_i_9_1_2 = xor_i_i_9_1_p0 ^ xor_i_i_9_1_1_p0;  // algorithms/aes/c/aes.c:53
  wire [7:0] load_19_29 = sbox_rdata28_i;  // algorithms/aes/c/aes.c:19
  wire [7:0] xor_i_i_4_reass = load_19_18 ^ invariant_op2319_q;
  wire [7:0] load_19_30 = sbox_rdata8_i;  // algorithms/aes/c/aes.c:19
  wire [7:0] xor_i_i_14_reass = load_19_16 ^ invariant_op2327_q;
  wire [7:0] load_19_31 = sbox_rdata9_i;  // algorithms/aes/c/aes.c:19
  wire [7:0] xor_i_i_9_reass = xor_6_q ^ xor_i_i_8_2;
  wire [7:0] xor_i_i_9_reass_1 = xor_i359_8_1 ^ xor_i_i_9_reass;
  wire [7:0] xor_i_i_9_reass_2 = xor_i_i_8_6 ^ xor_i_i_9_reass_1;
  wire [7:0] load_19_32 = sbox_rdata16_i;  // algorithms/aes/c/aes.c:19
  wire [7:0] xor_i_i_3_reass = xor_7_q ^ xor_i_i_2_2;
  wire [7:0] xor_i_i_3_reass_1 = xor_i359_2_1 ^ xor_i_i_3_reass;
  wire [7:0] xor_i_i_3_reass_2 = xor_i_i_2_6 ^ xor_i_i_3_reass_1;
  wire [7:0] load_19_33 = sbox_rdata17_i;  // algorithms/aes/c/aes.c:19
  wire [7:0] xor_i_i_4_1_2 = xor_i_i_4_1_p0 ^ xor_i_i_4_1_1_p0;  // algorithms/aes/c/aes.c:53
  wire [7:0] load_19_34 = sbox_rdata29_i;  // algorithms/aes/c/aes.c:19
  wire [7:0] xor_i_i_6_reass = xor_8_q ^ xor_i_i_5_2;
  wire [7:0] xor_i_i_6_reass_1 = xor_i359_5_1 ^ xor_i_i_6_reass;
  wire [7:0] xor_i_i_6_reass_2 = xor_i_i_5_6 ^ xor_i_i_6_reass_1;
  wire [7:0] load_19_35 = sbox_rdata18_i;  // algorithms/aes/c/aes.c:19
  wire [7:0] xor_i_i_12_reass = xor_9_q ^ xor_i_i_15_2;
  wire [7:0] xor_i_i_12_reass_1 = xor_i350_12_1 ^ xor_i_i_12_reass;
  wire [7:0] xor_i_i_12_reass_2 = xor_i_i_15_6 ^ xor_i_i_12_reass_1;
  wire [7:0] load_19_36 = sbox_rdata19_i;  // algorithms/aes/c/aes.c:19
  wire [7:0] xor_i_i_11_reass = load_19_22 ^ invariant_op2367_q;
  wire [7:0] load_19_37 = sbox_rdata10_i;  // algorithms/aes/c/aes.c:19
  wire [7:0] xor_i_i_1_reass = load_19_20 ^ invariant_op2375_q;
  wire [7:0] load_19_38 = sbox_rdata11_i;  // algorithms/aes/c/aes.c:19
  wire [7:0] xor_i_i_14_1_2 = xor_i_i_14_1_p0 ^ xor_i_i_14_1_1_p0;  // algorithms/aes/c/aes.c:53
  wire [7:0] load_19_39 = sbox_rdata21_i;  // algorithms/aes/c/aes.c:19
  wire [7:0] xor_i_i_7_2_2 = xor_i_i_7_2_p0 ^ xor_i_i_7_2_1_p0;  // algorithms/aes/c/aes.c:53
  wire [7:0] load_19_40 = sbox_rdata40_i;  // algorithms/aes/c/aes.c:19
  wire [7:0] xor_i_i_1_1_2 = xor_i_i_1_1_p0 ^ xor_i_i_1_1_1_p0;  // algorithms/aes/c/aes.c:53
  wire [7:0] load_19_41 = sbox_rdata22_i;  // algorithms/aes/c/aes.c:19
  wire [7:0] xor_i_i_11_1_2 = xor_i_i_11_1_p0 ^ xor_i_i_11_1_1_p0;  // algorithms/aes/c/aes.c:53
  wire [7:0] load_19_42 = sbox_rdata30_i;  // algorithms/aes/c/aes.c:19
  wire [7:0] xor_i_i_6_1_2 = xor_i_i_6_1_p0 ^ xor_i_i_6_1_1_p0;  // algorithms/aes/c/aes.c:53
  wire [7:0] load_19_43 = sbox_rdata31_i;  // algorithms/aes/c/aes.c:19
  wire [7:0] xor_i_i_12_1_2 = xor_i_i_12_1_p0 ^ xor_i_i_12_1_1_p0;  // algorithms/aes/c/aes.c:53
  wire [7:0] load_19_44 = sbox_rdata23_i;  // algorithms/aes/c/aes.c:19
  wire [7:0] xor_i_i_13_2_2 = xor_i_i_13_2_p0 ^ xor_i_i_13_2_1_p0;  // algorithms/aes/c/aes.c:53
  wire [7:0] load_19_45 = sbox_rdata41_i;  // algorithms/aes/c/aes.c:19
  wire [7:0] xor_i_i_8_1_3 = xor_i_i_8_1_1_p0 ^ xor_i_i_8_1_2_p0;  // algorithms/aes/c/aes.c:53
  wire [7:0] load_19_46 = sbox_rdata24_i;  // algorithms/aes/c/aes.c:19
  wire [7:0] xor_i_i_2_1_3 = xor_i_i_2_1_1_p0 ^ xor_i_i_2_1_2_p0;  // algorithms/aes/c/aes.c:53
  wire [7:0] load_19_47 = sbox_rdata32_i;  // algorithms/aes/c/aes.c:19
  wire [7:0] xor_i_i_13_1_2 = xor_i_i_13_1_p0 ^ xor_i_i_13_1_1_p0;  // algorithms/aes/c/aes.c:53
  wire [7:0] load_19_48 = sbox_rdata33_i;  // algorithms/aes/c/aes.c:19
  wire [7:0] xor_i_i_7_1_2 = xor_i_i_7_1_p0 ^ xor_i_i_7_1_1_p0;  // algorithms/aes/c/aes.c:53
  wire [7:0] load_19_49 = sbox_rdata25_i;  // algorithms/aes/c/aes.c:19
  wire [7:0] xor_i_i_8_2_3 = xor_i_i_8_2_1_p0 ^ xor_i_i_8_2_2_p0;  // algorithms/aes/c/aes.c:53
  wire [7:0] load_19_50 = sbox_rdata42_i;  // algorithms/aes/c/aes.c:19
  wire [7:0] xor_i_i_10_1_2 = xor_i_i_10_1_p0 ^ xor_i_i_10_1_1_p0;  // algorithms/aes/c/aes.c:53
  wire [7:0] load_19_51 = sbox_rdata26_i;  // algorithms/aes/c/aes.c:19
  wire [7:0] xor_i_i_1459_2 = xor_i_i_1459_p0 ^ xor_i_i_1459_1_p0;  // algorithms/aes/c/aes.c:53
  wire [7:0] load_19_52 = sbox_rdata34_i;  // algorithms/aes/c/aes.c:19
  wire [7:0] xor_i_i_15_1_3 = xor_i_i_15_1_1_p0 ^ xor_i_i_15_1_2_p0;  // algorithms/aes/c/aes.c:53
  wire [7:0] load_19_53 = sbox_rdata35_i;  // algorithms/aes/c/aes.c:19
  wire [7:0] xor_i_i_5_1_3 = xor_i_i_5_1_1_p0 ^ xor_i_i_5_1_2_p0;  // algorithms/aes/c/aes.c:53
  wire [7:0] load_19_54 = sbox_rdata27_i;  // algorithms/aes/c/aes.c:19
  wire [7:0] xor_i_i_2_2_3 = xor_i_i_2_2_1_p0 ^ xor_i_i_2_2_2_p0;  // algorithms/aes/c/aes.c:53
  wire [7:0] load_19_55 = sbox_rdata43_i;  // algorithms/aes/c/aes.c:19
  wire [7:0] load_19_56 = sbox_rdata56_i;  // algorithms/aes/c/aes.c:19
  wire [7:0] load_19_57 = sbox_rdata44_i;  // algorithms/aes/c/aes.c:19
  wire [7:0] load_19_58 = sbox_rdata45_i;  // algorithms/aes/c/aes.c:19
  wire [7:0] load_19_59 = sbox_rdata46_i;  // algorithms/aes/c/aes.c:19
  wire [7:0] load_19_60 = sbox_rdata47_i;  // algorithms/aes/c/aes.c:19
  wire [7:0] load_19_61 = sbox_rdata57_i;  // algorithms/aes/c/aes.c:19
  wire [7:0] load_19_62 = sbox_rdata36_i;  // algorithms/aes/c/aes.c:19
  wire [7:0] load_19_63 = sbox_rdata37_i;  // algorithms/aes/c/aes.c:19
  wire [7:0] load_19_64 = sbox_rdata38_i;  // algorithms/aes/c/aes.c:19
  wire [7:0] load_19_65 = sbox_rdata39_i;  // algorithms/aes/c/aes.c:19
  wire [7:0] load_19_66 = sbox_rdata52_i;  // algorithms/aes/c/aes.c:19
  wire [7:0] load_19_67 = sbox_rdata48_i;  // algorithms/aes/c/aes.c:19
  wire [7:0] load_19_68 = sbox_rdata49_i;  // algorithms/aes/c/aes.c:19
  wire [7:0] load_19_69 = sbox_rdata50_i;  // algorithms/aes/c/aes.c:19
  wire [7:0] load_19_70 = sbox_rdata51_i;  // algorithms/aes/c/aes.c:19
  wire [7:0] load_19_71 = sbox_rdata58_i;  // algorithms/aes/c/aes.c:19
  wire [7:0] load_19_72 = sbox_rdata68_i;  // algorithms/aes/c/aes.c:19
  wire [7:0] load_19_73 = sbox_rdata59_i;  // algorithms/aes/c/aes.c:19
  wire [7:0] load_19_74 = sbox_rdata60_i;  // algorithms/aes/c/aes.c:19
  wire [7:0] load_19_75 = sbox_rdata53_i;  // algorithms/aes/c/aes.c:19
  wire [7:0] load_19_76 = sbox_rdata61_i;  // algorithms/aes/c/aes.c:19
  wire [7:0] load_19_77 = sbox_rdata69_i;  // algorithms/aes/c/aes.c:19
  wire [7:0] load_19_78 = sbox_rdata62_i;  // algorithms/aes/c/aes.c:19
  wire [7:0] load_19_79 = sbox_rdata63_i;  // algorithms/aes/c/aes.c:19
  wire [7:0] load_19_80 = sbox_rdata64_i;  // algorithms/aes/c/aes.c:19
  wire [7:0] load_19_81 = sbox_rdata54_i;  // algorithms/aes/c/aes.c:19
  wire [7:0] load_19_82 = sbox_rdata70_i;  // algorithms/aes/c/aes.c:19
  wire [7:0] load_19_83 = sbox_rdata65_i;  // algorithms/aes/c/aes.c:19
  wire [7:0] load_19_84 = sbox_rdata66_i;  // algorithms/aes/c/aes.c:19
  wire [7:0] load_19_85 = sbox_rdata67_i;  // algorithms/aes/c/aes.c:19
  wire [7:0] load_19_86 = sbox_rdata55_i;  // algorithms/aes/c/aes.c:19
  wire [7:0] load_19_87 = sbox_rdata71_i;  // algorithms/aes/c/aes.c:19
  wire [7:0] load_19_88 = sbox_rdata84_i;  // algorithms/aes/c/aes.c:19
  wire [7:0] load_19_89 = sbox_rdata72_i;  // algorithms/aes/c/aes.c:19
  wire [7:0] load_19_90 = sbox_rdata73_i;  // algorithms/aes/c/aes.c:19
  wire [7:0] load_19_91 = sbox_rdata74_i;  // algorithms/aes/c/aes.c:19
  wire [7:0] load_19_92 = sbox_rdata75_i;  // algorithms/aes/c/aes.c:19
  wire [7:0] load_19_93 = sbox_rdata85_i;  // algorithms/aes/c/aes.c:19
  wire [7:0] load_19_94 = sbox_rdata76_i;  // algorithms/aes/c/aes.c:19
  wire [7:0] load_19_95 = sbox_rdata77_i;  // algorithms/aes/c/aes.c:19
  wire [7:0] xor_i_i_9_4_2 = xor_i_i_9_4_p0 ^ xor_i_i_9_4_1_p0;  // algorithms/aes/c/aes.c:53
  wire [7:0] load_19_96 = sbox_rdata78_i;  // algorithms/aes/c/aes.c:19
  wire [7:0] xor_i_i_3_4_2 = xor_i_i_3_4_p0 ^ xor_i_i_3_4_1_p0;  // algorithms/aes/c/aes.c:53
  wire [7:0] load_19_97 = sbox_rdata79_i;  // algorithms/aes/c/aes.c:19
  wire [7:0] load_19_98 = sbox_rdata86_i;  // algorithms/aes/c/aes.c:19
  wire [7:0] xor_i_i_6_4_2 = xor_i_i_6_4_p0 ^ xor_i_i_6_4_1_p0;  // algorithms/aes/c/aes.c:53
  wire [7:0] load_19_99 = sbox_rdata80_i;  // algorithms/aes/c/aes.c:19
  wire [7:0] xor_i_i_12_4_2 = xor_i_i_12_4_p0 ^ xor_i_i_12_4_1_p0;  // algorithms/aes/c/aes.c:53
  wire [7:0] load_19_100 = sbox_rdata81_i;  // algorithms/aes/c/aes.c:19
  wire [7:0] load_19_101 = sbox_rdata82_i;  // algorithms/aes/c/aes.c:19
  wire [7:0] load_19_102 = sbox_rdata83_i;  // algorithms/aes/c/aes.c:19
  wire [7:0] load_19_103 = sbox_rdata87_i;  // algorithms/aes/c/aes.c:19
  wire [7:0] load_19_104 = sbox_rdata100_i;  // algorithms/aes/c/aes.c:19
  wire [7:0] load_19_105 = sbox_rdata88_i;  // algorithms/aes/c/aes.c:19
  wire [7:0] load_19_106 = sbox_rdata89_i;  // algorithms/aes/c/aes.c:19
  wire [7:0] load_19_107 = sbox_rdata90_i;  // algorithms/aes/c/aes.c:19
  wire [7:0] load_19_108 = sbox_rdata91_i;  // algorithms/aes/c/aes.c:19
  wire [7:0] load_19_109 = sbox_rdata101_i;  // algorithms/aes/c/aes.c:19
  wire [7:0] load_19_110 = sbox_rdata92_i;  // algorithms/aes/c/aes.c:19
  wire [7:0] load_19_111 = sbox_rdata93_i;  // algorithms/aes/c/aes.c:19
  wire [7:0] load_19_112 = sbox_rdata94_i;  // algorithms/aes/c/aes.c:19
  wire [7:0] load_19_113 = sbox_rdata95_i;  // algorithms/aes/c/aes.c:19
  wire [7:0] load_19_114 = sbox_rdata102_i;  // algorithms/aes/c/aes.c:19
  wire [7:0] load_19_115 = sbox_rdata96_i;  // algorithms/aes/c/aes.c:19
  wire [7:0] load_19_116 = sbox_rdata97_i;  // algorithms/aes/c/aes.c:19
  wire [7:0] load_19_117 = sbox_rdata98_i;  // algorithms/aes/c/aes.c:19
  wire [7:0] load_19_118 = sbox_rdata99_i;  // algorithms/aes/c/aes.c:19
  wire [7:0] load_19_119 = sbox_rdata103_i;  // algorithms/aes/c/aes.c:19
  wire [7:0] load_19_120 = sbox_rdata116_i;  // algorithms/aes/c/aes.c:19
  wire [7:0] load_19_121 = sbox_rdata104_i;  // algorithms/aes/c/aes.c:19
  wire [7:0] load_19_122 = sbox_rdata105_i;  // algorithms/aes/c/aes.c:19
  wire [7:0] load_19_123 = sbox_rdata106_i;  // algorithms/aes/c/aes.c:19
  wire [7:0] load_19_124 = sbox_rdata107_i;  // algorithms/aes/c/aes.c:19
  wire [7:0] load_19_125 = sbox_rdata117_i;  // algorithms/aes/c/aes.c:19
  wire [7:0] load_19_126 = sbox_rdata108_i;  // algorithms/aes/c/aes.c:19
  wire [7:0] load_19_127 = sbox_rdata109_i;  // algorithms/aes/c/aes.c:19
  wire [7:0] load_19_128 = sbox_rdata110_i;  // algorithms/aes/c/aes.c:19
  wire [7:0] load_19_129 = sbox_rdata111_i;  // algorithms/aes/c/aes.c:19
  wire [7:0] load_19_130 = sbox_rdata128_i;  // algorithms/aes/c/aes.c:19
  wire [7:0] load_19_131 = sbox_rdata112_i;  // algorithms/aes/c/aes.c:19
  wire [7:0] load_19_132 = sbox_rdata113_i;  // algorithms/aes/c/aes.c:19
  wire [7:0] load_19_133 = sbox_rdata114_i;  // algorithms/aes/c/aes.c:19
  wire [7:0] load_19_134 = sbox_rdata115_i;  // algorithms/aes/c/aes.c:19
  wire [7:0] load_19_135 = sbox_rdata118_i;  // algorithms/aes/c/aes.c:19
  wire [7:0] load_19_136 = sbox_rdata138_i;  // algorithms/aes/c/aes.c:19
  wire [7:0] load_19_137 = sbox_rdata144_i;  // algorithms/aes/c/aes.c:19
  wire [7:0] load_19_138 = sbox_rdata132_i;  // algorithms/aes/c/aes.c:19
  wire [7:0] load_19_139 = sbox_rdata140_i;  // algorithms/aes/c/aes.c:19
  wire [7:0] load_19_140 = sbox_rdata129_i;  // algorithms/aes/c/aes.c:19
  wire [7:0] load_19_141 = sbox_rdata119_i;  // algorithms/aes/c/aes.c:19
  wire [7:0] load_19_142 = sbox_rdata120_i;  // algorithms/aes/c/aes.c:19
  wire [7:0] load_19_143 = sbox_rdata121_i;  // algorithms/aes/c/aes.c:19
  wire [7:0] load_19_144 = sbox_rdata146_i;  // algorithms/aes/c/aes.c:19
  wire [7:0] load_19_145 = sbox_rdata136_i;  // algorithms/aes/c/aes.c:19
  wire [7:0] load_19_146 = sbox_rdata142_i;  // algorithms/aes/c/aes.c:19
  wire [7:0] load_19_147 = sbox_rdata133_i;  // algorithms/aes/c/aes.c:19
  wire [7:0] load_19_148 = sbox_rdata122_i;  // algorithms/aes/c/aes.c:19
  wire [7:0] load_19_149 = sbox_rdata123_i;  // algorithms/aes/c/aes.c:19
  wire [7:0] load_19_150 = sbox_rdata130_i;  // algorithms/aes/c/aes.c:19
  wire [7:0] load_19_151 = sbox_rdata124_i;  // algorithms/aes/c/aes.c:19
  wire [7:0] load_19_152 = sbox_rdata139_i;  // algorithms/aes/c/aes.c:19
  wire [7:0] load_19_153 = sbox_rdata145_i;  // algorithms/aes/c/aes.c:19
  wire [7:0] load_19_154 = sbox_rdata134_i;  // algorithms/aes/c/aes.c:19
  wire [7:0] load_19_155 = sbox_rdata141_i;  // algorithms/aes/c/aes.c:19
  wire [7:0] load_19_156 = sbox_rdata131_i;  // algorithms/aes/c/aes.c:19
  wire [7:0] load_19_157 = sbox_rdata125_i;  // algorithms/aes/c/aes.c:19
  wire [7:0] load_19_158 = sbox_rdata126_i;  // algorithms/aes/c/aes.c:19
  wire [7:0] load_19_159 = sbox_rdata127_i;  // algorithms/aes/c/aes.c:19
  wire [7:0] load_19_160 = sbox_rdata147_i;  // algorithms/aes/c/aes.c:19
  wire [7:0] load_19_161 = sbox_rdata137_i;  // algorithms/aes/c/aes.c:19
  wire [7:0] load_19_162 = sbox_rdata143_i;  // algorithms/aes/c/aes.c:19
  wire [7:0] load_19_163 = sbox_rdata135_i;  // algorithms/aes/c/aes.c:19
  wire [63:0] cond76 = tobool67_not_q ? xor66_p0 : 64'd0;  // algorithms/aes/c/aes.c:118
  wire [63:0] cond71 = tobool67_not_q ? xor62_p0 : 64'd0;  // algorithms/aes/c/aes.c:118
  wire [127:0] cat_118 = {cond76, cond71};  // algorithms/aes/c/aes.c:118
  wire [31:0] add77 = n_0418_p0 + 32'd1;  // algorithms/aes/c/aes.c:118
  wire [31:0] cmp78 = {6'd0, cond_q};  // algorithms/aes/c/aes.c:118
  wire [0:0] cmp78_1 = add77 == cmp78;  // algorithms/aes/c/aes.c:118
  wire [20:0] constant = {if_end_i_9_valid_q[19:0], if_end_i_9_valid_q[0] && !cmp78_1};
  wire [0:0] tobool2 = len_bits_q != 32'd0;
  wire [0:0] tobool2_not = tobool2 ^ 1'd1;  // algorithms/aes/c/standard.h:30
  wire [0:0] tobool = has_data_q == 8'd0;  // algorithms/aes/c/standard.h:30
  wire [0:0] cmp_i343 = 8'd1 < op_q;  // algorithms/aes/c/standard.h:30
  wire [0:0] or_10 = tobool | cmp_i343;
  wire [0:0] or_11 = tobool2_not | or_10;
  wire [0:0] xor_1 = or_11 ^ 1'd1;
  wire [63:0] and_32 = iv0_q & 64'hffffff0300000000;  // algorithms/aes/c/standard.h:32
  wire [63:0] or_32 = and_32 | iv1_q;  // algorithms/aes/c/standard.h:32
  wire [0:0] eq_32 = or_32 == 64'd0;  // algorithms/aes/c/standard.h:32
  wire [0:0] xor_2 = cmp_i343 ^ 1'd1;
  wire [0:0] or_cond = tobool & tobool2;  // algorithms/aes/c/standard.h:30
  wire [2:0] mux = or_cond ? 3'd4 : 3'd1;  // algorithms/aes/c/standard.h:30
  wire [15:0] shl_10 = {8'd0, load_66_1};  // algorithms/aes/c/aes.c:66
  wire [15:0] shl_11 = {shl_10[7:0], 8'd0};  // algorithms/aes/c/aes.c:66
  wire [15:0] or_12 = {8'd0, load_66};  // algorithms/aes/c/aes.c:66
  wire [15:0] or_13 = shl_11 | or_12;  // algorithms/aes/c/aes.c:66
  wire [23:0] or11 = {8'd0, or_13};  // algorithms/aes/c/aes.c:66
  wire [23:0] shl10 = {16'd0, load_66_2};  // algorithms/aes/c/aes.c:66
  wire [23:0] shl10_1 = {shl10[7:0], 16'd0};  // algorithms/aes/c/aes.c:66
  wire [23:0] or11_1 = or11 | shl10_1;  // algorithms/aes/c/aes.c:66
  wire [31:0] or17 = {8'd0, or11_1};  // algorithms/aes/c/aes.c:66
  wire [31:0] shl16 = {24'd0, load_67};  // algorithms/aes/c/aes.c:67
  wire [31:0] shl16_1 = {shl16[7:0], 24'd0};  // algorithms/aes/c/aes.c:67
  wire [31:0] or17_1 = or17 | shl16_1;  // algorithms/aes/c/aes.c:66
  wire [31:0] extract_t71 = key0_q[31:0];  // algorithms/aes/c/aes.c:101
  wire [31:0] xor_102 = or17_1 ^ extract_t71;  // algorithms/aes/c/aes.c:102
  wire [31:0] xor9 = xor_102 ^ 32'd1;  // algorithms/aes/c/aes.c:102
  wire [15:0] shl_i_1 = {8'd0, load_66_4};  // algorithms/aes/c/aes.c:66
  wire [15:0] shl_i_1_1 = {shl_i_1[7:0], 8'd0};  // algorithms/aes/c/aes.c:66
  wire [15:0] or_i_1 = {8'd0, load_66_3};  // algorithms/aes/c/aes.c:66
  wire [15:0] or_i_1_1 = shl_i_1_1 | or_i_1;  // algorithms/aes/c/aes.c:66
  wire [23:0] or11_i_1 = {8'd0, or_i_1_1};  // algorithms/aes/c/aes.c:66
  wire [23:0] shl10_i_1 = {16'd0, load_66_5};  // algorithms/aes/c/aes.c:66
  wire [23:0] shl10_i_1_1 = {shl10_i_1[7:0], 16'd0};  // algorithms/aes/c/aes.c:66
  wire [23:0] or11_i_1_1 = or11_i_1 | shl10_i_1_1;  // algorithms/aes/c/aes.c:66
  wire [31:0] or17_i_1 = {8'd0, or11_i_1_1};  // algorithms/aes/c/aes.c:66
  wire [31:0] shl16_i_1 = {24'd0, load_67_1};  // algorithms/aes/c/aes.c:67
  wire [31:0] shl16_i_1_1 = {shl16_i_1[7:0], 24'd0};  // algorithms/aes/c/aes.c:67
  wire [31:0] or17_i_1_1 = or17_i_1 | shl16_i_1_1;  // algorithms/aes/c/aes.c:66
  wire [31:0] xor_102_1 = xor9_q ^ or17_i_1_1;  // algorithms/aes/c/aes.c:102
  wire [31:0] xor9_1 = xor_102_1 ^ 32'd2;  // algorithms/aes/c/aes.c:102
  wire [15:0] shl_i_2 = {8'd0, load_66_7};  // algorithms/aes/c/aes.c:66
  wire [15:0] shl_i_2_1 = {shl_i_2[7:0], 8'd0};  // algorithms/aes/c/aes.c:66
  wire [15:0] or_i_2 = {8'd0, load_66_6};  // algorithms/aes/c/aes.c:66
  wire [15:0] or_i_2_1 = shl_i_2_1 | or_i_2;  // algorithms/aes/c/aes.c:66
  wire [23:0] or11_i_2 = {8'd0, or_i_2_1};  // algorithms/aes/c/aes.c:66
  wire [23:0] shl10_i_2 = {16'd0, load_66_8};  // algorithms/aes/c/aes.c:66
  wire [23:0] shl10_i_2_1 = {shl10_i_2[7:0], 16'd0};  // algorithms/aes/c/aes.c:66
  wire [23:0] or11_i_2_1 = or11_i_2 | shl10_i_2_1;  // algorithms/aes/c/aes.c:66
  wire [31:0] or17_i_2 = {8'd0, or11_i_2_1};  // algorithms/aes/c/aes.c:66
  wire [31:0] shl16_i_2 = {24'd0, load_67_2};  // algorithms/aes/c/aes.c:67
  wire [31:0] shl16_i_2_1 = {shl16_i_2[7:0], 24'd0};  // algorithms/aes/c/aes.c:67
  wire [31:0] or17_i_2_1 = or17_i_2 | shl16_i_2_1;  // algorithms/aes/c/aes.c:66
  wire [31:0] xor_102_2 = xor9_1_q ^ or17_i_2_1;  // algorithms/aes/c/aes.c:102
  wire [31:0] xor9_2 = xor_102_2 ^ 32'd4;  // algorithms/aes/c/aes.c:102
  wire [15:0] shl_i_3 = {8'd0, load_66_10};  // algorithms/aes/c/aes.c:66
  wire [15:0] shl_i_3_1 = {shl_i_3[7:0], 8'd0};  // algorithms/aes/c/aes.c:66
  wire [15:0] or_i_3 = {8'd0, load_66_9};  // algorithms/aes/c/aes.c:66
  wire [15:0] or_i_3_1 = shl_i_3_1 | or_i_3;  // algorithms/aes/c/aes.c:66
  wire [23:0] or11_i_3 = {8'd0, or_i_3_1};  // algorithms/aes/c/aes.c:66
  wire [23:0] shl10_i_3 = {16'd0, load_66_11};  // algorithms/aes/c/aes.c:66
  wire [23:0] shl10_i_3_1 = {shl10_i_3[7:0], 16'd0};  // algorithms/aes/c/aes.c:66
  wire [23:0] or11_i_3_1 = or11_i_3 | shl10_i_3_1;  // algorithms/aes/c/aes.c:66
  wire [31:0] or17_i_3 = {8'd0, or11_i_3_1};  // algorithms/aes/c/aes.c:66
  wire [31:0] shl16_i_3 = {24'd0, load_67_3};  // algorithms/aes/c/aes.c:67
  wire [31:0] shl16_i_3_1 = {shl16_i_3[7:0], 24'd0};  // algorithms/aes/c/aes.c:67
  wire [31:0] or17_i_3_1 = or17_i_3 | shl16_i_3_1;  // algorithms/aes/c/aes.c:66
  wire [31:0] xor_102_3 = xor9_2_q ^ or17_i_3_1;  // algorithms/aes/c/aes.c:102
  wire [31:0] xor9_3 = xor_102_3 ^ 32'd8;  // algorithms/aes/c/aes.c:102
  wire [15:0] shl_i_4 = {8'd0, load_66_13};  // algorithms/aes/c/aes.c:66
  wire [15:0] shl_i_4_1 = {shl_i_4[7:0], 8'd0};  // algorithms/aes/c/aes.c:66
  wire [15:0] or_i_4 = {8'd0, load_66_12};  // algorithms/aes/c/aes.c:66
  wire [15:0] or_i_4_1 = shl_i_4_1 | or_i_4;  // algorithms/aes/c/aes.c:66
  wire [23:0] or11_i_4 = {8'd0, or_i_4_1};  // algorithms/aes/c/aes.c:66
  wire [23:0] shl10_i_4 = {16'd0, load_66_14};  // algorithms/aes/c/aes.c:66
  wire [23:0] shl10_i_4_1 = {shl10_i_4[7:0], 16'd0};  // algorithms/aes/c/aes.c:66
  wire [23:0] or11_i_4_1 = or11_i_4 | shl10_i_4_1;  // algorithms/aes/c/aes.c:66
  wire [31:0] or17_i_4 = {8'd0, or11_i_4_1};  // algorithms/aes/c/aes.c:66
  wire [31:0] shl16_i_4 = {24'd0, load_67_4};  // algorithms/aes/c/aes.c:67
  wire [31:0] shl16_i_4_1 = {shl16_i_4[7:0], 24'd0};  // algorithms/aes/c/aes.c:67
  wire [31:0] or17_i_4_1 = or17_i_4 | shl16_i_4_1;  // algorithms/aes/c/aes.c:66
  wire [31:0] xor_102_4 = xor9_3_q ^ or17_i_4_1;  // algorithms/aes/c/aes.c:102
  wire [31:0] xor9_4 = xor_102_4 ^ 32'h10;  // algorithms/aes/c/aes.c:102
  wire [15:0] shl_i_5 = {8'd0, load_66_16};  // algorithms/aes/c/aes.c:66
  wire [15:0] shl_i_5_1 = {shl_i_5[7:0], 8'd0};  // algorithms/aes/c/aes.c:66
  wire [15:0] or_i_5 = {8'd0, load_66_15};  // algorithms/aes/c/aes.c:66
  wire [15:0] or_i_5_1 = shl_i_5_1 | or_i_5;  // algorithms/aes/c/aes.c:66
  wire [23:0] or11_i_5 = {8'd0, or_i_5_1};  // algorithms/aes/c/aes.c:66
  wire [23:0] shl10_i_5 = {16'd0, load_66_17};  // algorithms/aes/c/aes.c:66
  wire [23:0] shl10_i_5_1 = {shl10_i_5[7:0], 16'd0};  // algorithms/aes/c/aes.c:66
  wire [23:0] or11_i_5_1 = or11_i_5 | shl10_i_5_1;  // algorithms/aes/c/aes.c:66
  wire [31:0] or17_i_5 = {8'd0, or11_i_5_1};  // algorithms/aes/c/aes.c:66
  wire [31:0] shl16_i_5 = {24'd0, load_67_5};  // algorithms/aes/c/aes.c:67
  wire [31:0] shl16_i_5_1 = {shl16_i_5[7:0], 24'd0};  // algorithms/aes/c/aes.c:67
  wire [31:0] or17_i_5_1 = or17_i_5 | shl16_i_5_1;  // algorithms/aes/c/aes.c:66
  wire [31:0] xor_102_5 = xor9_4_q ^ or17_i_5_1;  // algorithms/aes/c/aes.c:102
  wire [31:0] xor9_5 = xor_102_5 ^ 32'h20;  // algorithms/aes/c/aes.c:102
  wire [15:0] shl_i_6 = {8'd0, load_66_19};  // algorithms/aes/c/aes.c:66
  wire [15:0] shl_i_6_1 = {shl_i_6[7:0], 8'd0};  // algorithms/aes/c/aes.c:66
  wire [15:0] or_i_6 = {8'd0, load_66_18};  // algorithms/aes/c/aes.c:66
  wire [15:0] or_i_6_1 = shl_i_6_1 | or_i_6;  // algorithms/aes/c/aes.c:66
  wire [23:0] or11_i_6 = {8'd0, or_i_6_1};  // algorithms/aes/c/aes.c:66
  wire [23:0] shl10_i_6 = {16'd0, load_66_20};  // algorithms/aes/c/aes.c:66
  wire [23:0] shl10_i_6_1 = {shl10_i_6[7:0], 16'd0};  // algorithms/aes/c/aes.c:66
  wire [23:0] or11_i_6_1 = or11_i_6 | shl10_i_6_1;  // algorithms/aes/c/aes.c:66
  wire [31:0] or17_i_6 = {8'd0, or11_i_6_1};  // algorithms/aes/c/aes.c:66
  wire [31:0] shl16_i_6 = {24'd0, load_67_6};  // algorithms/aes/c/aes.c:67
  wire [31:0] shl16_i_6_1 = {shl16_i_6[7:0], 24'd0};  // algorithms/aes/c/aes.c:67
  wire [31:0] or17_i_6_1 = or17_i_6 | shl16_i_6_1;  // algorithms/aes/c/aes.c:66
  wire [31:0] xor_102_6 = xor9_5_q ^ or17_i_6_1;  // algorithms/aes/c/aes.c:102
  wire [31:0] xor9_6 = xor_102_6 ^ 32'h40;  // algorithms/aes/c/aes.c:102
  wire [15:0] shl_i_7 = {8'd0, load_66_22};  // algorithms/aes/c/aes.c:66
  wire [15:0] shl_i_7_1 = {shl_i_7[7:0], 8'd0};  // algorithms/aes/c/aes.c:66
  wire [15:0] or_i_7 = {8'd0, load_66_21};  // algorithms/aes/c/aes.c:66
  wire [15:0] or_i_7_1 = shl_i_7_1 | or_i_7;  // algorithms/aes/c/aes.c:66
  wire [23:0] or11_i_7 = {8'd0, or_i_7_1};  // algorithms/aes/c/aes.c:66
  wire [23:0] shl10_i_7 = {16'd0, load_66_23};  // algorithms/aes/c/aes.c:66
  wire [23:0] shl10_i_7_1 = {shl10_i_7[7:0], 16'd0};  // algorithms/aes/c/aes.c:66
  wire [23:0] or11_i_7_1 = or11_i_7 | shl10_i_7_1;  // algorithms/aes/c/aes.c:66
  wire [31:0] or17_i_7 = {8'd0, or11_i_7_1};  // algorithms/aes/c/aes.c:66
  wire [31:0] shl16_i_7 = {24'd0, load_67_7};  // algorithms/aes/c/aes.c:67
  wire [31:0] shl16_i_7_1 = {shl16_i_7[7:0], 24'd0};  // algorithms/aes/c/aes.c:67
  wire [31:0] or17_i_7_1 = or17_i_7 | shl16_i_7_1;  // algorithms/aes/c/aes.c:66
  wire [31:0] xor_102_7 = xor9_6_q ^ or17_i_7_1;  // algorithms/aes/c/aes.c:102
  wire [31:0] xor9_7 = xor_102_7 ^ 32'h80;  // algorithms/aes/c/aes.c:102
  wire [15:0] shl_i_8 = {8'd0, load_66_25};  // algorithms/aes/c/aes.c:66
  wire [15:0] shl_i_8_1 = {shl_i_8[7:0], 8'd0};  // algorithms/aes/c/aes.c:66
  wire [15:0] or_i_8 = {8'd0, load_66_24};  // algorithms/aes/c/aes.c:66
  wire [15:0] or_i_8_1 = shl_i_8_1 | or_i_8;  // algorithms/aes/c/aes.c:66
  wire [23:0] or11_i_8 = {8'd0, or_i_8_1};  // algorithms/aes/c/aes.c:66
  wire [23:0] shl10_i_8 = {16'd0, load_66_26};  // algorithms/aes/c/aes.c:66
  wire [23:0] shl10_i_8_1 = {shl10_i_8[7:0], 16'd0};  // algorithms/aes/c/aes.c:66
  wire [23:0] or11_i_8_1 = or11_i_8 | shl10_i_8_1;  // algorithms/aes/c/aes.c:66
  wire [31:0] or17_i_8 = {8'd0, or11_i_8_1};  // algorithms/aes/c/aes.c:66
  wire [31:0] shl16_i_8 = {24'd0, load_67_8};  // algorithms/aes/c/aes.c:67
  wire [31:0] shl16_i_8_1 = {shl16_i_8[7:0], 24'd0};  // algorithms/aes/c/aes.c:67
  wire [31:0] or17_i_8_1 = or17_i_8 | shl16_i_8_1;  // algorithms/aes/c/aes.c:66
  wire [31:0] xor_102_8 = xor9_7_q ^ or17_i_8_1;  // algorithms/aes/c/aes.c:102
  wire [31:0] xor9_8 = xor_102_8 ^ 32'h1b;  // algorithms/aes/c/aes.c:102
  wire [15:0] shl_i_9 = {8'd0, load_66_28};  // algorithms/aes/c/aes.c:66
  wire [15:0] shl_i_9_1 = {shl_i_9[7:0], 8'd0};  // algorithms/aes/c/aes.c:66
  wire [15:0] or_i_9 = {8'd0, load_66_27};  // algorithms/aes/c/aes.c:66
  wire [15:0] or_i_9_1 = shl_i_9_1 | or_i_9;  // algorithms/aes/c/aes.c:66
  wire [23:0] or11_i_9 = {8'd0, or_i_9_1};  // algorithms/aes/c/aes.c:66
  wire [23:0] shl10_i_9 = {16'd0, load_66_29};  // algorithms/aes/c/aes.c:66
  wire [23:0] shl10_i_9_1 = {shl10_i_9[7:0], 16'd0};  // algorithms/aes/c/aes.c:66
  wire [23:0] or11_i_9_1 = or11_i_9 | shl10_i_9_1;  // algorithms/aes/c/aes.c:66
  wire [31:0] or17_i_9 = {8'd0, or11_i_9_1};  // algorithms/aes/c/aes.c:66
  wire [31:0] shl16_i_9 = {24'd0, load_67_9};  // algorithms/aes/c/aes.c:67
  wire [31:0] shl16_i_9_1 = {shl16_i_9[7:0], 24'd0};  // algorithms/aes/c/aes.c:67
  wire [31:0] or17_i_9_1 = or17_i_9 | shl16_i_9_1;  // algorithms/aes/c/aes.c:66
  wire [31:0] xor_102_9 = xor9_8_q ^ or17_i_9_1;  // algorithms/aes/c/aes.c:102
  wire [31:0] xor9_9 = xor_102_9 ^ 32'h36;  // algorithms/aes/c/aes.c:102
  wire [0:0] cmp31_not = op_q == 8'd1;  // algorithms/aes/c/aes.c:109
  wire [0:0] cmp34417_not = cond_q == 26'd0;  // algorithms/aes/c/aes.c:112
  wire [31:0] shr_2 = {7'd0, len_bits_q[31:7]};  // algorithms/aes/c/aes.c:93
  wire [24:0] shr_3 = shr_2[24:0];  // algorithms/aes/c/aes.c:93
  wire [25:0] add_1 = {1'd0, shr_3};  // algorithms/aes/c/aes.c:93
  wire [6:0] and_2 = len_bits_q[6:0];  // algorithms/aes/c/aes.c:93
  wire [0:0] cmp = and_2 != 7'd0;  // algorithms/aes/c/aes.c:93
  wire [25:0] add_2 = {25'd0, cmp};  // algorithms/aes/c/aes.c:93
  wire [25:0] add_3 = add_1 + add_2;  // algorithms/aes/c/aes.c:93
  wire [25:0] cond = tobool ? 26'd0 : add_3;  // algorithms/aes/c/aes.c:93
  wire [7:0] trunc_35_20 = shl97_q[7:0];  // algorithms/aes/c/standard.h:35
  wire [63:0] lshr_35_17 = {8'd0, shl97_q[63:8]};  // algorithms/aes/c/standard.h:35
  wire [7:0] trunc_35_21 = lshr_35_17[7:0];  // algorithms/aes/c/standard.h:35
  wire [63:0] lshr_35_18 = {16'd0, shl97_q[63:16]};  // algorithms/aes/c/standard.h:35
  wire [7:0] trunc_35_22 = lshr_35_18[7:0];  // algorithms/aes/c/standard.h:35
  wire [63:0] lshr_35_19 = {24'd0, shl97_q[63:24]};  // algorithms/aes/c/standard.h:35
  wire [7:0] trunc_35_23 = lshr_35_19[7:0];  // algorithms/aes/c/standard.h:35
  wire [63:0] lshr_35_20 = {32'd0, shl97_q[63:32]};  // algorithms/aes/c/standard.h:35
  wire [7:0] trunc_35_24 = lshr_35_20[7:0];  // algorithms/aes/c/standard.h:35
  wire [63:0] lshr_35_21 = {40'd0, shl97_q[63:40]};  // algorithms/aes/c/standard.h:35
  wire [7:0] trunc_35_25 = lshr_35_21[7:0];  // algorithms/aes/c/standard.h:35
  wire [63:0] lshr_35_22 = {48'd0, shl97_q[63:48]};  // algorithms/aes/c/standard.h:35
  wire [7:0] trunc_35_26 = lshr_35_22[7:0];  // algorithms/aes/c/standard.h:35
  wire [63:0] lshr_35_23 = {56'd0, shl97_q[63:56]};  // algorithms/aes/c/standard.h:35
  wire [7:0] trunc_35_27 = lshr_35_23[7:0];  // algorithms/aes/c/standard.h:35
  wire [63:0] cat_35_3 = {trunc_35_20, trunc_35_21, trunc_35_22, trunc_35_23, trunc_35_24, trunc_35_25, trunc_35_26, trunc_35_27};  // algorithms/aes/c/standard.h:35
  wire [63:0] and133 = second114_2_q & cat_35_3;  // algorithms/aes/c/aes.c:137
  wire [7:0] trunc_35_28 = shl92_q[7:0];  // algorithms/aes/c/standard.h:35
  wire [63:0] lshr_35_24 = {8'd0, shl92_q[63:8]};  // algorithms/aes/c/standard.h:35
  wire [7:0] trunc_35_29 = lshr_35_24[7:0];  // algorithms/aes/c/standard.h:35
  wire [63:0] lshr_35_25 = {16'd0, shl92_q[63:16]};  // algorithms/aes/c/standard.h:35
  wire [7:0] trunc_35_30 = lshr_35_25[7:0];  // algorithms/aes/c/standard.h:35
  wire [63:0] lshr_35_26 = {24'd0, shl92_q[63:24]};  // algorithms/aes/c/standard.h:35
  wire [7:0] trunc_35_31 = lshr_35_26[7:0];  // algorithms/aes/c/standard.h:35
  wire [63:0] lshr_35_27 = {32'd0, shl92_q[63:32]};  // algorithms/aes/c/standard.h:35
  wire [7:0] trunc_35_32 = lshr_35_27[7:0];  // algorithms/aes/c/standard.h:35
  wire [63:0] lshr_35_28 = {40'd0, shl92_q[63:40]};  // algorithms/aes/c/standard.h:35
  wire [7:0] trunc_35_33 = lshr_35_28[7:0];  // algorithms/aes/c/standard.h:35
  wire [63:0] lshr_35_29 = {48'd0, shl92_q[63:48]};  // algorithms/aes/c/standard.h:35
  wire [7:0] trunc_35_34 = lshr_35_29[7:0];  // algorithms/aes/c/standard.h:35
  wire [63:0] lshr_35_30 = {56'd0, shl92_q[63:56]};  // algorithms/aes/c/standard.h:35
  wire [7:0] trunc_35_35 = lshr_35_30[7:0];  // algorithms/aes/c/standard.h:35
  wire [63:0] cat_35_4 = {trunc_35_28, trunc_35_29, trunc_35_30, trunc_35_31, trunc_35_32, trunc_35_33, trunc_35_34, trunc_35_35};  // algorithms/aes/c/standard.h:35
  wire [63:0] or134 = and133 | cat_35_4;  // algorithms/aes/c/aes.c:137
  wire [63:0] second114_3 = cmp130_q ? or134 : second114_2_q;  // algorithms/aes/c/aes.c:137
  wire [63:0] xor137 = second114_3 ^ subkey1_0436_q;  // algorithms/aes/c/aes.c:138
  wire [63:0] extract2305 = {56'd0, xor137[63:56]};  // algorithms/aes/c/aes.c:139
  wire [7:0] extract2305_1 = extract2305[7:0];  // algorithms/aes/c/aes.c:139
  wire [63:0] extract2307 = {56'd0, select_36_q[63:56]};  // algorithms/aes/c/aes.c:134
  wire [7:0] extract2307_1 = extract2307[7:0];  // algorithms/aes/c/aes.c:134
  wire [7:0] select_2 = and_3_q ? extract2305_1 : extract2307_1;
  wire [63:0] extract2301 = {48'd0, xor137[63:48]};  // algorithms/aes/c/aes.c:139
  wire [7:0] extract2301_1 = extract2301[7:0];  // algorithms/aes/c/aes.c:139
  wire [63:0] extract2303 = {48'd0, select_36_q[63:48]};  // algorithms/aes/c/aes.c:134
  wire [7:0] extract2303_1 = extract2303[7:0];  // algorithms/aes/c/aes.c:134
  wire [7:0] select_4 = and_3_q ? extract2301_1 : extract2303_1;
  wire [63:0] extract2297 = {40'd0, xor137[63:40]};  // algorithms/aes/c/aes.c:139
  wire [7:0] extract2297_1 = extract2297[7:0];  // algorithms/aes/c/aes.c:139
  wire [63:0] extract2299 = {40'd0, select_36_q[63:40]};  // algorithms/aes/c/aes.c:134
  wire [7:0] extract2299_1 = extract2299[7:0];  // algorithms/aes/c/aes.c:134
  wire [7:0] select_6 = and_3_q ? extract2297_1 : extract2299_1;
  wire [63:0] extract2293 = {32'd0, xor137[63:32]};  // algorithms/aes/c/aes.c:139
  wire [7:0] extract2293_1 = extract2293[7:0];  // algorithms/aes/c/aes.c:139
  wire [63:0] extract2295 = {32'd0, select_36_q[63:32]};  // algorithms/aes/c/aes.c:134
  wire [7:0] extract2295_1 = extract2295[7:0];  // algorithms/aes/c/aes.c:134
  wire [7:0] select_8 = and_3_q ? extract2293_1 : extract2295_1;
  wire [63:0] extract2289 = {24'd0, xor137[63:24]};  // algorithms/aes/c/aes.c:139
  wire [7:0] extract2289_1 = extract2289[7:0];  // algorithms/aes/c/aes.c:139
  wire [63:0] extract2291 = {24'd0, select_36_q[63:24]};  // algorithms/aes/c/aes.c:134
  wire [7:0] extract2291_1 = extract2291[7:0];  // algorithms/aes/c/aes.c:134
  wire [7:0] select_10 = and_3_q ? extract2289_1 : extract2291_1;
  wire [63:0] extract2285 = {16'd0, xor137[63:16]};  // algorithms/aes/c/aes.c:139
  wire [7:0] extract2285_1 = extract2285[7:0];  // algorithms/aes/c/aes.c:139
  wire [63:0] extract2287 = {16'd0, select_36_q[63:16]};  // algorithms/aes/c/aes.c:134
  wire [7:0] extract2287_1 = extract2287[7:0];  // algorithms/aes/c/aes.c:134
  wire [7:0] select_12 = and_3_q ? extract2285_1 : extract2287_1;
  wire [63:0] extract2281 = {8'd0, xor137[63:8]};  // algorithms/aes/c/aes.c:139
  wire [7:0] extract2281_1 = extract2281[7:0];  // algorithms/aes/c/aes.c:139
  wire [63:0] extract2283 = {8'd0, select_36_q[63:8]};  // algorithms/aes/c/aes.c:134
  wire [7:0] extract2283_1 = extract2283[7:0];  // algorithms/aes/c/aes.c:134
  wire [7:0] select_14 = and_3_q ? extract2281_1 : extract2283_1;
  wire [7:0] extract_t2279 = xor137[7:0];  // algorithms/aes/c/aes.c:139
  wire [7:0] extract_t2280 = select_36_q[7:0];  // algorithms/aes/c/aes.c:134
  wire [7:0] select_16 = and_3_q ? extract_t2279 : extract_t2280;
  wire [7:0] xor15277_7 = s_sroa_933_0_q ^ select_37_q;  // algorithms/aes/c/aes.c:143
  wire [7:0] select_38 = xor_3_q ? xor15277_7 : s_sroa_933_0_q;
  wire [63:0] shr_i151_7 = {56'd0, key0_q[63:56]};
  wire [7:0] shr_i151_7_1 = shr_i151_7[7:0];
  wire [7:0] xor_i155_7 = select_38 ^ shr_i151_7_1;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor15277_6 = s_sroa_800_0_q ^ select_39_q;  // algorithms/aes/c/aes.c:143
  wire [7:0] select_40 = xor_3_q ? xor15277_6 : s_sroa_800_0_q;
  wire [63:0] shr_i151_6 = {48'd0, key0_q[63:48]};
  wire [7:0] shr_i151_6_1 = shr_i151_6[7:0];
  wire [7:0] xor_i155_6 = select_40 ^ shr_i151_6_1;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor15277_5 = s_sroa_667_0_q ^ select_41_q;  // algorithms/aes/c/aes.c:143
  wire [7:0] select_42 = xor_3_q ? xor15277_5 : s_sroa_667_0_q;
  wire [63:0] shr_i151_5 = {40'd0, key0_q[63:40]};
  wire [7:0] shr_i151_5_1 = shr_i151_5[7:0];
  wire [7:0] xor_i155_5 = select_42 ^ shr_i151_5_1;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor15277_4 = s_sroa_534_0_q ^ select_43_q;  // algorithms/aes/c/aes.c:143
  wire [7:0] select_44 = xor_3_q ? xor15277_4 : s_sroa_534_0_q;
  wire [7:0] conv_i152_4 = extract73[7:0];
  wire [7:0] xor_i155_4 = select_44 ^ conv_i152_4;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor15277_3 = s_sroa_401_0_q ^ select_45_q;  // algorithms/aes/c/aes.c:143
  wire [7:0] select_46 = xor_3_q ? xor15277_3 : s_sroa_401_0_q;
  wire [63:0] shr_i151_3 = {24'd0, key0_q[63:24]};
  wire [7:0] shr_i151_3_1 = shr_i151_3[7:0];
  wire [7:0] xor_i155_3 = select_46 ^ shr_i151_3_1;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor15277_2 = s_sroa_268_0_q ^ select_47_q;  // algorithms/aes/c/aes.c:143
  wire [7:0] select_48 = xor_3_q ? xor15277_2 : s_sroa_268_0_q;
  wire [63:0] shr_i151_2 = {16'd0, key0_q[63:16]};
  wire [7:0] shr_i151_2_1 = shr_i151_2[7:0];
  wire [7:0] xor_i155_2 = select_48 ^ shr_i151_2_1;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor15277_1 = s_sroa_135_0_q ^ select_49_q;  // algorithms/aes/c/aes.c:143
  wire [7:0] select_50 = xor_3_q ? xor15277_1 : s_sroa_135_0_q;
  wire [63:0] shr_i151_1 = {8'd0, key0_q[63:8]};
  wire [7:0] shr_i151_1_1 = shr_i151_1[7:0];
  wire [7:0] xor_i155_1 = select_50 ^ shr_i151_1_1;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor15277 = s_sroa_0_0_q ^ select_51_q;  // algorithms/aes/c/aes.c:143
  wire [7:0] select_52 = xor_3_q ? xor15277 : s_sroa_0_0_q;
  wire [7:0] conv_i152 = key0_q[7:0];
  wire [7:0] xor_i155 = select_52 ^ conv_i152;  // algorithms/aes/c/aes.c:53
  wire [3:0] inc175 = i161_0429_q + 4'd1;  // algorithms/aes/c/aes.c:147
  wire [0:0] exitcond628_not = inc175 == 4'hb;  // algorithms/aes/c/aes.c:147
  wire [0:0] cmp172_not = i161_0429_q == 4'ha;  // algorithms/aes/c/aes.c:147
  wire [0:0] xor_5 = cmp172_not ^ 1'd1;
  wire [7:0] shr_i366_12 = {7'd0, load_19_12[7]};  // algorithms/aes/c/aes.c:33
  wire [0:0] shr_i366_12_1 = shr_i366_12[0];  // algorithms/aes/c/aes.c:33
  wire [4:0] shl11_i373_12 = {4'd0, shr_i366_12_1};  // algorithms/aes/c/aes.c:34
  wire [4:0] shl11_i373_12_1 = {shl11_i373_12[0], 4'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor2121_i_12_1 = {3'd0, shl11_i373_12_1};  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i_12_2 = xor2121_i_12_1 ^ load_19_6;  // algorithms/aes/c/aes.c:44
  wire [7:0] shl_i376_14 = {load_19_11[6:0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] shr_i375_14 = {7'd0, load_19_11[7]};  // algorithms/aes/c/aes.c:33
  wire [0:0] shr_i375_14_1 = shr_i375_14[0];  // algorithms/aes/c/aes.c:33
  wire [7:0] xor_i377_14 = {7'd0, shr_i375_14_1};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i377_14_1 = shl_i376_14 | xor_i377_14;  // algorithms/aes/c/aes.c:34
  wire [7:0] xor2121_i_15_1 = load_19_12 ^ xor_i377_14_1;  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i_15_2 = xor2121_i_12_2 ^ xor2121_i_15_1;  // algorithms/aes/c/aes.c:44
  wire [7:0] shl_i367_12 = {load_19_12[6:0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i368_12 = {7'd0, shr_i366_12_1};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i368_12_1 = shl_i367_12 | xor_i368_12;  // algorithms/aes/c/aes.c:34
  wire [1:0] shl5_i378_14 = {1'd0, shr_i375_14_1};  // algorithms/aes/c/aes.c:34
  wire [1:0] shl5_i378_14_1 = {shl5_i378_14[0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [3:0] xor2121_i_14_1 = {2'd0, shl5_i378_14_1};  // algorithms/aes/c/aes.c:44
  wire [3:0] shl8_i380_14 = {3'd0, shr_i375_14_1};  // algorithms/aes/c/aes.c:34
  wire [3:0] shl8_i380_14_1 = {shl8_i380_14[0], 3'd0};  // algorithms/aes/c/aes.c:34
  wire [3:0] xor2121_i_14_2 = xor2121_i_14_1 ^ shl8_i380_14_1;  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i_14_3 = {4'd0, xor2121_i_14_2};  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i_15_3 = xor_i368_12_1 ^ xor2121_i_14_3;  // algorithms/aes/c/aes.c:44
  wire [4:0] shl11_i382_14 = {4'd0, shr_i375_14_1};  // algorithms/aes/c/aes.c:34
  wire [4:0] shl11_i382_14_1 = {shl11_i382_14[0], 4'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor2121_i_14_4 = {3'd0, shl11_i382_14_1};  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i_14_5 = xor2121_i_14_4 ^ load_19_1;  // algorithms/aes/c/aes.c:44
  wire [1:0] shl5_i369_12 = {1'd0, shr_i366_12_1};  // algorithms/aes/c/aes.c:34
  wire [1:0] shl5_i369_12_1 = {shl5_i369_12[0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [3:0] xor2121_i_12_3 = {2'd0, shl5_i369_12_1};  // algorithms/aes/c/aes.c:44
  wire [3:0] shl8_i371_12 = {3'd0, shr_i366_12_1};  // algorithms/aes/c/aes.c:34
  wire [3:0] shl8_i371_12_1 = {shl8_i371_12[0], 3'd0};  // algorithms/aes/c/aes.c:34
  wire [3:0] xor2121_i_12_4 = xor2121_i_12_3 ^ shl8_i371_12_1;  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i_12_5 = {4'd0, xor2121_i_12_4};  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i_15_4 = xor2121_i_14_5 ^ xor2121_i_12_5;  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i_15_5 = xor2121_i_15_3 ^ xor2121_i_15_4;  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i_15 = xor2121_i_15_2 ^ xor2121_i_15_5;  // algorithms/aes/c/aes.c:44
  wire [63:0] load_147 = aes_high_rdata0_i;  // algorithms/aes/c/aes.c:147
  wire [7:0] shl_i376_13 = {load_19_6[6:0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] shr_i375_13 = {7'd0, load_19_6[7]};  // algorithms/aes/c/aes.c:33
  wire [0:0] shr_i375_13_1 = shr_i375_13[0];  // algorithms/aes/c/aes.c:33
  wire [7:0] xor_i377_13 = {7'd0, shr_i375_13_1};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i377_13_1 = shl_i376_13 | xor_i377_13;  // algorithms/aes/c/aes.c:34
  wire [7:0] xor2121_i_14_6 = load_19_11 ^ xor_i377_13_1;  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i_14_7 = xor2121_i_14_5 ^ xor2121_i_14_6;  // algorithms/aes/c/aes.c:44
  wire [1:0] shl5_i378_13 = {1'd0, shr_i375_13_1};  // algorithms/aes/c/aes.c:34
  wire [1:0] shl5_i378_13_1 = {shl5_i378_13[0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [3:0] xor2121_i_13_1 = {2'd0, shl5_i378_13_1};  // algorithms/aes/c/aes.c:44
  wire [3:0] shl8_i380_13 = {3'd0, shr_i375_13_1};  // algorithms/aes/c/aes.c:34
  wire [3:0] shl8_i380_13_1 = {shl8_i380_13[0], 3'd0};  // algorithms/aes/c/aes.c:34
  wire [3:0] xor2121_i_13_2 = xor2121_i_13_1 ^ shl8_i380_13_1;  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i_13_3 = {4'd0, xor2121_i_13_2};  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i_14_8 = xor_i377_14_1 ^ xor2121_i_13_3;  // algorithms/aes/c/aes.c:44
  wire [4:0] shl11_i382_13 = {4'd0, shr_i375_13_1};  // algorithms/aes/c/aes.c:34
  wire [4:0] shl11_i382_13_1 = {shl11_i382_13[0], 4'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor2121_i_13_4 = {3'd0, shl11_i382_13_1};  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i_13_5 = xor2121_i_13_4 ^ load_19_12;  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i_14_9 = xor2121_i_13_5 ^ xor2121_i_14_3;  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i_14_10 = xor2121_i_14_8 ^ xor2121_i_14_9;  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i_14 = xor2121_i_14_7 ^ xor2121_i_14_10;  // algorithms/aes/c/aes.c:44
  wire [7:0] shl_i376_12 = {load_19_1[6:0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] shr_i375_12 = {7'd0, load_19_1[7]};  // algorithms/aes/c/aes.c:33
  wire [0:0] shr_i375_12_1 = shr_i375_12[0];  // algorithms/aes/c/aes.c:33
  wire [7:0] xor_i377_12 = {7'd0, shr_i375_12_1};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i377_12_1 = shl_i376_12 | xor_i377_12;  // algorithms/aes/c/aes.c:34
  wire [7:0] xor2121_i_13_6 = load_19_6 ^ xor_i377_12_1;  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i_13_7 = xor2121_i_13_5 ^ xor2121_i_13_6;  // algorithms/aes/c/aes.c:44
  wire [1:0] shl5_i378_12 = {1'd0, shr_i375_12_1};  // algorithms/aes/c/aes.c:34
  wire [1:0] shl5_i378_12_1 = {shl5_i378_12[0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [3:0] xor2121_i_12_6 = {2'd0, shl5_i378_12_1};  // algorithms/aes/c/aes.c:44
  wire [3:0] shl8_i380_12 = {3'd0, shr_i375_12_1};  // algorithms/aes/c/aes.c:34
  wire [3:0] shl8_i380_12_1 = {shl8_i380_12[0], 3'd0};  // algorithms/aes/c/aes.c:34
  wire [3:0] xor2121_i_12_7 = xor2121_i_12_6 ^ shl8_i380_12_1;  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i_12_8 = {4'd0, xor2121_i_12_7};  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i_13_8 = xor_i377_13_1 ^ xor2121_i_12_8;  // algorithms/aes/c/aes.c:44
  wire [4:0] shl11_i382_12 = {4'd0, shr_i375_12_1};  // algorithms/aes/c/aes.c:34
  wire [4:0] shl11_i382_12_1 = {shl11_i382_12[0], 4'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor2121_i_12_9 = {3'd0, shl11_i382_12_1};  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i_12_10 = xor2121_i_12_9 ^ load_19_11;  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i_13_9 = xor2121_i_12_10 ^ xor2121_i_13_3;  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i_13_10 = xor2121_i_13_8 ^ xor2121_i_13_9;  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i_13 = xor2121_i_13_7 ^ xor2121_i_13_10;  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i_12_11 = load_19_1 ^ xor_i368_12_1;  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i_12_12 = xor2121_i_12_10 ^ xor2121_i_12_11;  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i_12_13 = xor_i377_12_1 ^ xor2121_i_12_5;  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i_12_14 = xor2121_i_12_2 ^ xor2121_i_12_8;  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i_12_15 = xor2121_i_12_13 ^ xor2121_i_12_14;  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i_12 = xor2121_i_12_12 ^ xor2121_i_12_15;  // algorithms/aes/c/aes.c:44
  wire [7:0] shr_i366_8 = {7'd0, load_19_8[7]};  // algorithms/aes/c/aes.c:33
  wire [0:0] shr_i366_8_1 = shr_i366_8[0];  // algorithms/aes/c/aes.c:33
  wire [4:0] shl11_i373_8 = {4'd0, shr_i366_8_1};  // algorithms/aes/c/aes.c:34
  wire [4:0] shl11_i373_8_1 = {shl11_i373_8[0], 4'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor2121_i_8_1 = {3'd0, shl11_i373_8_1};  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i_8_2 = xor2121_i_8_1 ^ load_19_2;  // algorithms/aes/c/aes.c:44
  wire [7:0] shl_i376_10 = {load_19_7[6:0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] shr_i375_10 = {7'd0, load_19_7[7]};  // algorithms/aes/c/aes.c:33
  wire [0:0] shr_i375_10_1 = shr_i375_10[0];  // algorithms/aes/c/aes.c:33
  wire [7:0] xor_i377_10 = {7'd0, shr_i375_10_1};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i377_10_1 = shl_i376_10 | xor_i377_10;  // algorithms/aes/c/aes.c:34
  wire [7:0] xor2121_i_11_1 = load_19_8 ^ xor_i377_10_1;  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i_11_2 = xor2121_i_8_2 ^ xor2121_i_11_1;  // algorithms/aes/c/aes.c:44
  wire [7:0] shl_i367_8 = {load_19_8[6:0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i368_8 = {7'd0, shr_i366_8_1};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i368_8_1 = shl_i367_8 | xor_i368_8;  // algorithms/aes/c/aes.c:34
  wire [1:0] shl5_i378_10 = {1'd0, shr_i375_10_1};  // algorithms/aes/c/aes.c:34
  wire [1:0] shl5_i378_10_1 = {shl5_i378_10[0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [3:0] xor2121_i_10_1 = {2'd0, shl5_i378_10_1};  // algorithms/aes/c/aes.c:44
  wire [3:0] shl8_i380_10 = {3'd0, shr_i375_10_1};  // algorithms/aes/c/aes.c:34
  wire [3:0] shl8_i380_10_1 = {shl8_i380_10[0], 3'd0};  // algorithms/aes/c/aes.c:34
  wire [3:0] xor2121_i_10_2 = xor2121_i_10_1 ^ shl8_i380_10_1;  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i_10_3 = {4'd0, xor2121_i_10_2};  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i_11_3 = xor_i368_8_1 ^ xor2121_i_10_3;  // algorithms/aes/c/aes.c:44
  wire [4:0] shl11_i382_10 = {4'd0, shr_i375_10_1};  // algorithms/aes/c/aes.c:34
  wire [4:0] shl11_i382_10_1 = {shl11_i382_10[0], 4'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor2121_i_10_4 = {3'd0, shl11_i382_10_1};  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i_10_5 = xor2121_i_10_4 ^ load_19_13;  // algorithms/aes/c/aes.c:44
  wire [1:0] shl5_i369_8 = {1'd0, shr_i366_8_1};  // algorithms/aes/c/aes.c:34
  wire [1:0] shl5_i369_8_1 = {shl5_i369_8[0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [3:0] xor2121_i_8_3 = {2'd0, shl5_i369_8_1};  // algorithms/aes/c/aes.c:44
  wire [3:0] shl8_i371_8 = {3'd0, shr_i366_8_1};  // algorithms/aes/c/aes.c:34
  wire [3:0] shl8_i371_8_1 = {shl8_i371_8[0], 3'd0};  // algorithms/aes/c/aes.c:34
  wire [3:0] xor2121_i_8_4 = xor2121_i_8_3 ^ shl8_i371_8_1;  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i_8_5 = {4'd0, xor2121_i_8_4};  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i_11_4 = xor2121_i_10_5 ^ xor2121_i_8_5;  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i_11_5 = xor2121_i_11_3 ^ xor2121_i_11_4;  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i_11 = xor2121_i_11_2 ^ xor2121_i_11_5;  // algorithms/aes/c/aes.c:44
  wire [7:0] shl_i376_9 = {load_19_2[6:0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] shr_i375_9 = {7'd0, load_19_2[7]};  // algorithms/aes/c/aes.c:33
  wire [0:0] shr_i375_9_1 = shr_i375_9[0];  // algorithms/aes/c/aes.c:33
  wire [7:0] xor_i377_9 = {7'd0, shr_i375_9_1};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i377_9_1 = shl_i376_9 | xor_i377_9;  // algorithms/aes/c/aes.c:34
  wire [7:0] xor2121_i_10_6 = load_19_7 ^ xor_i377_9_1;  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i_10_7 = xor2121_i_10_5 ^ xor2121_i_10_6;  // algorithms/aes/c/aes.c:44
  wire [1:0] shl5_i378_9 = {1'd0, shr_i375_9_1};  // algorithms/aes/c/aes.c:34
  wire [1:0] shl5_i378_9_1 = {shl5_i378_9[0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [3:0] xor2121_i_9_1 = {2'd0, shl5_i378_9_1};  // algorithms/aes/c/aes.c:44
  wire [3:0] shl8_i380_9 = {3'd0, shr_i375_9_1};  // algorithms/aes/c/aes.c:34
  wire [3:0] shl8_i380_9_1 = {shl8_i380_9[0], 3'd0};  // algorithms/aes/c/aes.c:34
  wire [3:0] xor2121_i_9_2 = xor2121_i_9_1 ^ shl8_i380_9_1;  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i_9_3 = {4'd0, xor2121_i_9_2};  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i_10_8 = xor_i377_10_1 ^ xor2121_i_9_3;  // algorithms/aes/c/aes.c:44
  wire [4:0] shl11_i382_9 = {4'd0, shr_i375_9_1};  // algorithms/aes/c/aes.c:34
  wire [4:0] shl11_i382_9_1 = {shl11_i382_9[0], 4'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor2121_i_9_4 = {3'd0, shl11_i382_9_1};  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i_9_5 = xor2121_i_9_4 ^ load_19_8;  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i_10_9 = xor2121_i_9_5 ^ xor2121_i_10_3;  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i_10_10 = xor2121_i_10_8 ^ xor2121_i_10_9;  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i_10 = xor2121_i_10_7 ^ xor2121_i_10_10;  // algorithms/aes/c/aes.c:44
  wire [7:0] shl_i376_8 = {load_19_13[6:0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] shr_i375_8 = {7'd0, load_19_13[7]};  // algorithms/aes/c/aes.c:33
  wire [0:0] shr_i375_8_1 = shr_i375_8[0];  // algorithms/aes/c/aes.c:33
  wire [7:0] xor_i377_8 = {7'd0, shr_i375_8_1};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i377_8_1 = shl_i376_8 | xor_i377_8;  // algorithms/aes/c/aes.c:34
  wire [7:0] xor2121_i_9_6 = load_19_2 ^ xor_i377_8_1;  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i_9_7 = xor2121_i_9_5 ^ xor2121_i_9_6;  // algorithms/aes/c/aes.c:44
  wire [1:0] shl5_i378_8 = {1'd0, shr_i375_8_1};  // algorithms/aes/c/aes.c:34
  wire [1:0] shl5_i378_8_1 = {shl5_i378_8[0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [3:0] xor2121_i_8_6 = {2'd0, shl5_i378_8_1};  // algorithms/aes/c/aes.c:44
  wire [3:0] shl8_i380_8 = {3'd0, shr_i375_8_1};  // algorithms/aes/c/aes.c:34
  wire [3:0] shl8_i380_8_1 = {shl8_i380_8[0], 3'd0};  // algorithms/aes/c/aes.c:34
  wire [3:0] xor2121_i_8_7 = xor2121_i_8_6 ^ shl8_i380_8_1;  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i_8_8 = {4'd0, xor2121_i_8_7};  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i_9_8 = xor_i377_9_1 ^ xor2121_i_8_8;  // algorithms/aes/c/aes.c:44
  wire [4:0] shl11_i382_8 = {4'd0, shr_i375_8_1};  // algorithms/aes/c/aes.c:34
  wire [4:0] shl11_i382_8_1 = {shl11_i382_8[0], 4'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor2121_i_8_9 = {3'd0, shl11_i382_8_1};  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i_8_10 = xor2121_i_8_9 ^ load_19_7;  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i_9_9 = xor2121_i_8_10 ^ xor2121_i_9_3;  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i_9_10 = xor2121_i_9_8 ^ xor2121_i_9_9;  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i_9 = xor2121_i_9_7 ^ xor2121_i_9_10;  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i_8_11 = load_19_13 ^ xor_i368_8_1;  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i_8_12 = xor2121_i_8_10 ^ xor2121_i_8_11;  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i_8_13 = xor_i377_8_1 ^ xor2121_i_8_5;  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i_8_14 = xor2121_i_8_2 ^ xor2121_i_8_8;  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i_8_15 = xor2121_i_8_13 ^ xor2121_i_8_14;  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i_8 = xor2121_i_8_12 ^ xor2121_i_8_15;  // algorithms/aes/c/aes.c:44
  wire [7:0] shr_i366_4 = {7'd0, load_19_4[7]};  // algorithms/aes/c/aes.c:33
  wire [0:0] shr_i366_4_1 = shr_i366_4[0];  // algorithms/aes/c/aes.c:33
  wire [4:0] shl11_i373_4 = {4'd0, shr_i366_4_1};  // algorithms/aes/c/aes.c:34
  wire [4:0] shl11_i373_4_1 = {shl11_i373_4[0], 4'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor2121_i_4_1 = {3'd0, shl11_i373_4_1};  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i_4_2 = xor2121_i_4_1 ^ load_19_14;  // algorithms/aes/c/aes.c:44
  wire [7:0] shl_i376_6 = {load_19_3[6:0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] shr_i375_6 = {7'd0, load_19_3[7]};  // algorithms/aes/c/aes.c:33
  wire [0:0] shr_i375_6_1 = shr_i375_6[0];  // algorithms/aes/c/aes.c:33
  wire [7:0] xor_i377_6 = {7'd0, shr_i375_6_1};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i377_6_1 = shl_i376_6 | xor_i377_6;  // algorithms/aes/c/aes.c:34
  wire [7:0] xor2121_i_7_1 = load_19_4 ^ xor_i377_6_1;  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i_7_2 = xor2121_i_4_2 ^ xor2121_i_7_1;  // algorithms/aes/c/aes.c:44
  wire [7:0] shl_i367_4 = {load_19_4[6:0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i368_4 = {7'd0, shr_i366_4_1};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i368_4_1 = shl_i367_4 | xor_i368_4;  // algorithms/aes/c/aes.c:34
  wire [1:0] shl5_i378_6 = {1'd0, shr_i375_6_1};  // algorithms/aes/c/aes.c:34
  wire [1:0] shl5_i378_6_1 = {shl5_i378_6[0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [3:0] xor2121_i_6_1 = {2'd0, shl5_i378_6_1};  // algorithms/aes/c/aes.c:44
  wire [3:0] shl8_i380_6 = {3'd0, shr_i375_6_1};  // algorithms/aes/c/aes.c:34
  wire [3:0] shl8_i380_6_1 = {shl8_i380_6[0], 3'd0};  // algorithms/aes/c/aes.c:34
  wire [3:0] xor2121_i_6_2 = xor2121_i_6_1 ^ shl8_i380_6_1;  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i_6_3 = {4'd0, xor2121_i_6_2};  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i_7_3 = xor_i368_4_1 ^ xor2121_i_6_3;  // algorithms/aes/c/aes.c:44
  wire [4:0] shl11_i382_6 = {4'd0, shr_i375_6_1};  // algorithms/aes/c/aes.c:34
  wire [4:0] shl11_i382_6_1 = {shl11_i382_6[0], 4'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor2121_i_6_4 = {3'd0, shl11_i382_6_1};  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i_6_5 = xor2121_i_6_4 ^ load_19_9;  // algorithms/aes/c/aes.c:44
  wire [1:0] shl5_i369_4 = {1'd0, shr_i366_4_1};  // algorithms/aes/c/aes.c:34
  wire [1:0] shl5_i369_4_1 = {shl5_i369_4[0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [3:0] xor2121_i_4_3 = {2'd0, shl5_i369_4_1};  // algorithms/aes/c/aes.c:44
  wire [3:0] shl8_i371_4 = {3'd0, shr_i366_4_1};  // algorithms/aes/c/aes.c:34
  wire [3:0] shl8_i371_4_1 = {shl8_i371_4[0], 3'd0};  // algorithms/aes/c/aes.c:34
  wire [3:0] xor2121_i_4_4 = xor2121_i_4_3 ^ shl8_i371_4_1;  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i_4_5 = {4'd0, xor2121_i_4_4};  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i_7_4 = xor2121_i_6_5 ^ xor2121_i_4_5;  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i_7_5 = xor2121_i_7_3 ^ xor2121_i_7_4;  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i_7 = xor2121_i_7_2 ^ xor2121_i_7_5;  // algorithms/aes/c/aes.c:44
  wire [63:0] load_147_1 = aes_low_rdata0_i;  // algorithms/aes/c/aes.c:147
  wire [7:0] shl_i376_5 = {load_19_14[6:0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] shr_i375_5 = {7'd0, load_19_14[7]};  // algorithms/aes/c/aes.c:33
  wire [0:0] shr_i375_5_1 = shr_i375_5[0];  // algorithms/aes/c/aes.c:33
  wire [7:0] xor_i377_5 = {7'd0, shr_i375_5_1};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i377_5_1 = shl_i376_5 | xor_i377_5;  // algorithms/aes/c/aes.c:34
  wire [7:0] xor2121_i_6_6 = load_19_3 ^ xor_i377_5_1;  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i_6_7 = xor2121_i_6_5 ^ xor2121_i_6_6;  // algorithms/aes/c/aes.c:44
  wire [1:0] shl5_i378_5 = {1'd0, shr_i375_5_1};  // algorithms/aes/c/aes.c:34
  wire [1:0] shl5_i378_5_1 = {shl5_i378_5[0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [3:0] xor2121_i_5_1 = {2'd0, shl5_i378_5_1};  // algorithms/aes/c/aes.c:44
  wire [3:0] shl8_i380_5 = {3'd0, shr_i375_5_1};  // algorithms/aes/c/aes.c:34
  wire [3:0] shl8_i380_5_1 = {shl8_i380_5[0], 3'd0};  // algorithms/aes/c/aes.c:34
  wire [3:0] xor2121_i_5_2 = xor2121_i_5_1 ^ shl8_i380_5_1;  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i_5_3 = {4'd0, xor2121_i_5_2};  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i_6_8 = xor_i377_6_1 ^ xor2121_i_5_3;  // algorithms/aes/c/aes.c:44
  wire [4:0] shl11_i382_5 = {4'd0, shr_i375_5_1};  // algorithms/aes/c/aes.c:34
  wire [4:0] shl11_i382_5_1 = {shl11_i382_5[0], 4'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor2121_i_5_4 = {3'd0, shl11_i382_5_1};  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i_5_5 = xor2121_i_5_4 ^ load_19_4;  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i_6_9 = xor2121_i_5_5 ^ xor2121_i_6_3;  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i_6_10 = xor2121_i_6_8 ^ xor2121_i_6_9;  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i_6 = xor2121_i_6_7 ^ xor2121_i_6_10;  // algorithms/aes/c/aes.c:44
  wire [7:0] shl_i376_4 = {load_19_9[6:0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] shr_i375_4 = {7'd0, load_19_9[7]};  // algorithms/aes/c/aes.c:33
  wire [0:0] shr_i375_4_1 = shr_i375_4[0];  // algorithms/aes/c/aes.c:33
  wire [7:0] xor_i377_4 = {7'd0, shr_i375_4_1};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i377_4_1 = shl_i376_4 | xor_i377_4;  // algorithms/aes/c/aes.c:34
  wire [7:0] xor2121_i_5_6 = load_19_14 ^ xor_i377_4_1;  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i_5_7 = xor2121_i_5_5 ^ xor2121_i_5_6;  // algorithms/aes/c/aes.c:44
  wire [1:0] shl5_i378_4 = {1'd0, shr_i375_4_1};  // algorithms/aes/c/aes.c:34
  wire [1:0] shl5_i378_4_1 = {shl5_i378_4[0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [3:0] xor2121_i_4_6 = {2'd0, shl5_i378_4_1};  // algorithms/aes/c/aes.c:44
  wire [3:0] shl8_i380_4 = {3'd0, shr_i375_4_1};  // algorithms/aes/c/aes.c:34
  wire [3:0] shl8_i380_4_1 = {shl8_i380_4[0], 3'd0};  // algorithms/aes/c/aes.c:34
  wire [3:0] xor2121_i_4_7 = xor2121_i_4_6 ^ shl8_i380_4_1;  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i_4_8 = {4'd0, xor2121_i_4_7};  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i_5_8 = xor_i377_5_1 ^ xor2121_i_4_8;  // algorithms/aes/c/aes.c:44
  wire [4:0] shl11_i382_4 = {4'd0, shr_i375_4_1};  // algorithms/aes/c/aes.c:34
  wire [4:0] shl11_i382_4_1 = {shl11_i382_4[0], 4'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor2121_i_4_9 = {3'd0, shl11_i382_4_1};  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i_4_10 = xor2121_i_4_9 ^ load_19_3;  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i_5_9 = xor2121_i_4_10 ^ xor2121_i_5_3;  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i_5_10 = xor2121_i_5_8 ^ xor2121_i_5_9;  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i_5 = xor2121_i_5_7 ^ xor2121_i_5_10;  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i_4_11 = load_19_9 ^ xor_i368_4_1;  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i_4_12 = xor2121_i_4_10 ^ xor2121_i_4_11;  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i_4_13 = xor_i377_4_1 ^ xor2121_i_4_5;  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i_4_14 = xor2121_i_4_2 ^ xor2121_i_4_8;  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i_4_15 = xor2121_i_4_13 ^ xor2121_i_4_14;  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i_4 = xor2121_i_4_12 ^ xor2121_i_4_15;  // algorithms/aes/c/aes.c:44
  wire [7:0] shr_i366 = {7'd0, load_19[7]};  // algorithms/aes/c/aes.c:33
  wire [0:0] shr_i366_1 = shr_i366[0];  // algorithms/aes/c/aes.c:33
  wire [4:0] shl11_i373 = {4'd0, shr_i366_1};  // algorithms/aes/c/aes.c:34
  wire [4:0] shl11_i373_1 = {shl11_i373[0], 4'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor2121_1 = {3'd0, shl11_i373_1};  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_2 = xor2121_1 ^ load_19_10;  // algorithms/aes/c/aes.c:44
  wire [7:0] shl_i376_2 = {load_19_15[6:0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] shr_i375_2 = {7'd0, load_19_15[7]};  // algorithms/aes/c/aes.c:33
  wire [0:0] shr_i375_2_1 = shr_i375_2[0];  // algorithms/aes/c/aes.c:33
  wire [7:0] xor_i377_2 = {7'd0, shr_i375_2_1};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i377_2_1 = shl_i376_2 | xor_i377_2;  // algorithms/aes/c/aes.c:34
  wire [7:0] xor2121_i_3_1 = load_19 ^ xor_i377_2_1;  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i_3_2 = xor2121_2 ^ xor2121_i_3_1;  // algorithms/aes/c/aes.c:44
  wire [7:0] shl_i367 = {load_19[6:0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i368 = {7'd0, shr_i366_1};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i368_1 = shl_i367 | xor_i368;  // algorithms/aes/c/aes.c:34
  wire [1:0] shl5_i378_2 = {1'd0, shr_i375_2_1};  // algorithms/aes/c/aes.c:34
  wire [1:0] shl5_i378_2_1 = {shl5_i378_2[0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [3:0] xor2121_i_2_1 = {2'd0, shl5_i378_2_1};  // algorithms/aes/c/aes.c:44
  wire [3:0] shl8_i380_2 = {3'd0, shr_i375_2_1};  // algorithms/aes/c/aes.c:34
  wire [3:0] shl8_i380_2_1 = {shl8_i380_2[0], 3'd0};  // algorithms/aes/c/aes.c:34
  wire [3:0] xor2121_i_2_2 = xor2121_i_2_1 ^ shl8_i380_2_1;  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i_2_3 = {4'd0, xor2121_i_2_2};  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i_3_3 = xor_i368_1 ^ xor2121_i_2_3;  // algorithms/aes/c/aes.c:44
  wire [4:0] shl11_i382_2 = {4'd0, shr_i375_2_1};  // algorithms/aes/c/aes.c:34
  wire [4:0] shl11_i382_2_1 = {shl11_i382_2[0], 4'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor2121_i_2_4 = {3'd0, shl11_i382_2_1};  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i_2_5 = xor2121_i_2_4 ^ load_19_5;  // algorithms/aes/c/aes.c:44
  wire [1:0] shl5_i369 = {1'd0, shr_i366_1};  // algorithms/aes/c/aes.c:34
  wire [1:0] shl5_i369_1 = {shl5_i369[0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [3:0] xor2121_3 = {2'd0, shl5_i369_1};  // algorithms/aes/c/aes.c:44
  wire [3:0] shl8_i371 = {3'd0, shr_i366_1};  // algorithms/aes/c/aes.c:34
  wire [3:0] shl8_i371_1 = {shl8_i371[0], 3'd0};  // algorithms/aes/c/aes.c:34
  wire [3:0] xor2121_4 = xor2121_3 ^ shl8_i371_1;  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_5 = {4'd0, xor2121_4};  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i_3_4 = xor2121_i_2_5 ^ xor2121_5;  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i_3_5 = xor2121_i_3_3 ^ xor2121_i_3_4;  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i_3 = xor2121_i_3_2 ^ xor2121_i_3_5;  // algorithms/aes/c/aes.c:44
  wire [7:0] shl_i376_1 = {load_19_10[6:0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] shr_i375_1 = {7'd0, load_19_10[7]};  // algorithms/aes/c/aes.c:33
  wire [0:0] shr_i375_1_1 = shr_i375_1[0];  // algorithms/aes/c/aes.c:33
  wire [7:0] xor_i377_1 = {7'd0, shr_i375_1_1};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i377_1_1 = shl_i376_1 | xor_i377_1;  // algorithms/aes/c/aes.c:34
  wire [7:0] xor2121_i_2_6 = load_19_15 ^ xor_i377_1_1;  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i_2_7 = xor2121_i_2_5 ^ xor2121_i_2_6;  // algorithms/aes/c/aes.c:44
  wire [1:0] shl5_i378_1 = {1'd0, shr_i375_1_1};  // algorithms/aes/c/aes.c:34
  wire [1:0] shl5_i378_1_1 = {shl5_i378_1[0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [3:0] xor2121_i_1_1 = {2'd0, shl5_i378_1_1};  // algorithms/aes/c/aes.c:44
  wire [3:0] shl8_i380_1 = {3'd0, shr_i375_1_1};  // algorithms/aes/c/aes.c:34
  wire [3:0] shl8_i380_1_1 = {shl8_i380_1[0], 3'd0};  // algorithms/aes/c/aes.c:34
  wire [3:0] xor2121_i_1_2 = xor2121_i_1_1 ^ shl8_i380_1_1;  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i_1_3 = {4'd0, xor2121_i_1_2};  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i_2_8 = xor_i377_2_1 ^ xor2121_i_1_3;  // algorithms/aes/c/aes.c:44
  wire [4:0] shl11_i382_1 = {4'd0, shr_i375_1_1};  // algorithms/aes/c/aes.c:34
  wire [4:0] shl11_i382_1_1 = {shl11_i382_1[0], 4'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor2121_i_1_4 = {3'd0, shl11_i382_1_1};  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i_1_5 = xor2121_i_1_4 ^ load_19;  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i_2_9 = xor2121_i_1_5 ^ xor2121_i_2_3;  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i_2_10 = xor2121_i_2_8 ^ xor2121_i_2_9;  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i_2 = xor2121_i_2_7 ^ xor2121_i_2_10;  // algorithms/aes/c/aes.c:44
  wire [7:0] shl_i376 = {load_19_5[6:0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] shr_i375 = {7'd0, load_19_5[7]};  // algorithms/aes/c/aes.c:33
  wire [0:0] shr_i375_3 = shr_i375[0];  // algorithms/aes/c/aes.c:33
  wire [7:0] xor_i377 = {7'd0, shr_i375_3};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i377_3 = shl_i376 | xor_i377;  // algorithms/aes/c/aes.c:34
  wire [7:0] xor2121_i_1_6 = load_19_10 ^ xor_i377_3;  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i_1_7 = xor2121_i_1_5 ^ xor2121_i_1_6;  // algorithms/aes/c/aes.c:44
  wire [1:0] shl5_i378 = {1'd0, shr_i375_3};  // algorithms/aes/c/aes.c:34
  wire [1:0] shl5_i378_3 = {shl5_i378[0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [3:0] xor2121_6 = {2'd0, shl5_i378_3};  // algorithms/aes/c/aes.c:44
  wire [3:0] shl8_i380 = {3'd0, shr_i375_3};  // algorithms/aes/c/aes.c:34
  wire [3:0] shl8_i380_3 = {shl8_i380[0], 3'd0};  // algorithms/aes/c/aes.c:34
  wire [3:0] xor2121_7 = xor2121_6 ^ shl8_i380_3;  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_8 = {4'd0, xor2121_7};  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i_1_8 = xor_i377_1_1 ^ xor2121_8;  // algorithms/aes/c/aes.c:44
  wire [4:0] shl11_i382 = {4'd0, shr_i375_3};  // algorithms/aes/c/aes.c:34
  wire [4:0] shl11_i382_3 = {shl11_i382[0], 4'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor2121_9 = {3'd0, shl11_i382_3};  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_10 = xor2121_9 ^ load_19_15;  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i_1_9 = xor2121_10 ^ xor2121_i_1_3;  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i_1_10 = xor2121_i_1_8 ^ xor2121_i_1_9;  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_i_1 = xor2121_i_1_7 ^ xor2121_i_1_10;  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_11 = load_19_5 ^ xor_i368_1;  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_12 = xor2121_10 ^ xor2121_11;  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_13 = xor_i377_3 ^ xor2121_5;  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_14 = xor2121_2 ^ xor2121_8;  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121_15 = xor2121_13 ^ xor2121_14;  // algorithms/aes/c/aes.c:44
  wire [7:0] xor2121 = xor2121_12 ^ xor2121_15;  // algorithms/aes/c/aes.c:44
  wire [63:0] shl_i214_7 = {56'd0, xor_i_i173_7_q};  // algorithms/aes/c/aes.c:74
  wire [63:0] shl_i214_7_1 = {shl_i214_7[7:0], 56'd0};  // algorithms/aes/c/aes.c:74
  wire [55:0] shl_i214_6 = {48'd0, xor_i_i173_6_q};  // algorithms/aes/c/aes.c:74
  wire [55:0] shl_i214_6_1 = {shl_i214_6[7:0], 48'd0};  // algorithms/aes/c/aes.c:74
  wire [55:0] or_i215_6 = {8'd0, or_i215_5_q};  // algorithms/aes/c/aes.c:74
  wire [55:0] or_i215_6_1 = shl_i214_6_1 | or_i215_6;  // algorithms/aes/c/aes.c:74
  wire [63:0] or_i215_7 = {8'd0, or_i215_6_1};  // algorithms/aes/c/aes.c:74
  wire [63:0] or_i215_7_1 = shl_i214_7_1 | or_i215_7;  // algorithms/aes/c/aes.c:74
  wire [7:0] trunc_35_36 = or_i215_7_1[7:0];  // algorithms/aes/c/standard.h:35
  wire [63:0] lshr_35_31 = {8'd0, or_i215_7_1[63:8]};  // algorithms/aes/c/standard.h:35
  wire [7:0] trunc_35_37 = lshr_35_31[7:0];  // algorithms/aes/c/standard.h:35
  wire [63:0] lshr_35_32 = {16'd0, or_i215_7_1[63:16]};  // algorithms/aes/c/standard.h:35
  wire [7:0] trunc_35_38 = lshr_35_32[7:0];  // algorithms/aes/c/standard.h:35
  wire [63:0] lshr_35_33 = {24'd0, or_i215_7_1[63:24]};  // algorithms/aes/c/standard.h:35
  wire [7:0] trunc_35_39 = lshr_35_33[7:0];  // algorithms/aes/c/standard.h:35
  wire [63:0] lshr_35_34 = {32'd0, or_i215_7_1[63:32]};  // algorithms/aes/c/standard.h:35
  wire [7:0] trunc_35_40 = lshr_35_34[7:0];  // algorithms/aes/c/standard.h:35
  wire [63:0] lshr_35_35 = {40'd0, or_i215_7_1[63:40]};  // algorithms/aes/c/standard.h:35
  wire [7:0] trunc_35_41 = lshr_35_35[7:0];  // algorithms/aes/c/standard.h:35
  wire [63:0] lshr_35_36 = {48'd0, or_i215_7_1[63:48]};  // algorithms/aes/c/standard.h:35
  wire [7:0] trunc_35_42 = lshr_35_36[7:0];  // algorithms/aes/c/standard.h:35
  wire [63:0] lshr_35_37 = {56'd0, or_i215_7_1[63:56]};  // algorithms/aes/c/standard.h:35
  wire [7:0] trunc_35_43 = lshr_35_37[7:0];  // algorithms/aes/c/standard.h:35
  wire [63:0] cat_35_5 = {trunc_35_36, trunc_35_37, trunc_35_38, trunc_35_39, trunc_35_40, trunc_35_41, trunc_35_42, trunc_35_43};  // algorithms/aes/c/standard.h:35
  wire [62:0] or188 = cat_35_5[62:0];  // algorithms/aes/c/aes.c:150
  wire [63:0] shl_i229_7 = {56'd0, xor_i_i173_15_q};  // algorithms/aes/c/aes.c:74
  wire [63:0] shl_i229_7_1 = {shl_i229_7[7:0], 56'd0};  // algorithms/aes/c/aes.c:74
  wire [55:0] shl_i229_6 = {48'd0, xor_i_i173_14_q};  // algorithms/aes/c/aes.c:74
  wire [55:0] shl_i229_6_1 = {shl_i229_6[7:0], 48'd0};  // algorithms/aes/c/aes.c:74
  wire [55:0] or_i230_6 = {8'd0, or_i230_5_q};  // algorithms/aes/c/aes.c:74
  wire [55:0] or_i230_6_1 = shl_i229_6_1 | or_i230_6;  // algorithms/aes/c/aes.c:74
  wire [63:0] or_i230_7 = {8'd0, or_i230_6_1};  // algorithms/aes/c/aes.c:74
  wire [63:0] or_i230_7_1 = shl_i229_7_1 | or_i230_7;  // algorithms/aes/c/aes.c:74
  wire [7:0] trunc_35_44 = or_i230_7_1[7:0];  // algorithms/aes/c/standard.h:35
  wire [63:0] lshr_35_38 = {8'd0, or_i230_7_1[63:8]};  // algorithms/aes/c/standard.h:35
  wire [7:0] trunc_35_45 = lshr_35_38[7:0];  // algorithms/aes/c/standard.h:35
  wire [63:0] lshr_35_39 = {16'd0, or_i230_7_1[63:16]};  // algorithms/aes/c/standard.h:35
  wire [7:0] trunc_35_46 = lshr_35_39[7:0];  // algorithms/aes/c/standard.h:35
  wire [63:0] lshr_35_40 = {24'd0, or_i230_7_1[63:24]};  // algorithms/aes/c/standard.h:35
  wire [7:0] trunc_35_47 = lshr_35_40[7:0];  // algorithms/aes/c/standard.h:35
  wire [63:0] lshr_35_41 = {32'd0, or_i230_7_1[63:32]};  // algorithms/aes/c/standard.h:35
  wire [7:0] trunc_35_48 = lshr_35_41[7:0];  // algorithms/aes/c/standard.h:35
  wire [63:0] lshr_35_42 = {40'd0, or_i230_7_1[63:40]};  // algorithms/aes/c/standard.h:35
  wire [7:0] trunc_35_49 = lshr_35_42[7:0];  // algorithms/aes/c/standard.h:35
  wire [63:0] lshr_35_43 = {48'd0, or_i230_7_1[63:48]};  // algorithms/aes/c/standard.h:35
  wire [7:0] trunc_35_50 = lshr_35_43[7:0];  // algorithms/aes/c/standard.h:35
  wire [63:0] lshr_35_44 = {56'd0, or_i230_7_1[63:56]};  // algorithms/aes/c/standard.h:35
  wire [7:0] trunc_35_51 = lshr_35_44[7:0];  // algorithms/aes/c/standard.h:35
  wire [63:0] cat_35_6 = {trunc_35_44, trunc_35_45, trunc_35_46, trunc_35_47, trunc_35_48, trunc_35_49, trunc_35_50, trunc_35_51};  // algorithms/aes/c/standard.h:35
  wire [63:0] or188_1 = {63'd0, cat_35_6[63]};  // algorithms/aes/c/aes.c:150
  wire [0:0] or188_2 = or188_1[0];  // algorithms/aes/c/aes.c:150
  wire [63:0] or188_3 = {or188, or188_2};  // algorithms/aes/c/aes.c:150
  wire [62:0] or192 = or188_3[62:0];  // algorithms/aes/c/aes.c:151
  wire [63:0] or192_1 = {62'd0, cat_35_6[63:62]};  // algorithms/aes/c/aes.c:151
  wire [0:0] or192_2 = or192_1[0];  // algorithms/aes/c/aes.c:151
  wire [63:0] or192_3 = {or192, or192_2};  // algorithms/aes/c/aes.c:151
  wire [63:0] cond198 = cmp193_q ? or188_3 : or192_3;  // algorithms/aes/c/aes.c:152
  wire [0:0] cmp193 = and_2 == 7'h40;
  wire [7:0] select_85 = isneg_q ? 8'h84 : 8'd0;  // algorithms/aes/c/aes.c:85
  wire [7:0] trunc_35_36_1 = or_i215_7_1_q[7:0];  // algorithms/aes/c/standard.h:35
  wire [63:0] lshr_35_31_1 = {8'd0, or_i215_7_1_q[63:8]};  // algorithms/aes/c/standard.h:35
  wire [7:0] trunc_35_37_1 = lshr_35_31_1[7:0];  // algorithms/aes/c/standard.h:35
  wire [63:0] lshr_35_32_1 = {16'd0, or_i215_7_1_q[63:16]};  // algorithms/aes/c/standard.h:35
  wire [7:0] trunc_35_38_1 = lshr_35_32_1[7:0];  // algorithms/aes/c/standard.h:35
  wire [63:0] lshr_35_33_1 = {24'd0, or_i215_7_1_q[63:24]};  // algorithms/aes/c/standard.h:35
  wire [7:0] trunc_35_39_1 = lshr_35_33_1[7:0];  // algorithms/aes/c/standard.h:35
  wire [63:0] lshr_35_34_1 = {32'd0, or_i215_7_1_q[63:32]};  // algorithms/aes/c/standard.h:35
  wire [7:0] trunc_35_40_1 = lshr_35_34_1[7:0];  // algorithms/aes/c/standard.h:35
  wire [63:0] lshr_35_35_1 = {40'd0, or_i215_7_1_q[63:40]};  // algorithms/aes/c/standard.h:35
  wire [7:0] trunc_35_41_1 = lshr_35_35_1[7:0];  // algorithms/aes/c/standard.h:35
  wire [63:0] lshr_35_36_1 = {48'd0, or_i215_7_1_q[63:48]};  // algorithms/aes/c/standard.h:35
  wire [7:0] trunc_35_42_1 = lshr_35_36_1[7:0];  // algorithms/aes/c/standard.h:35
  wire [63:0] lshr_35_37_1 = {56'd0, or_i215_7_1_q[63:56]};  // algorithms/aes/c/standard.h:35
  wire [7:0] trunc_35_43_1 = lshr_35_37_1[7:0];  // algorithms/aes/c/standard.h:35
  wire [63:0] cat_35_5_1 = {trunc_35_36_1, trunc_35_37_1, trunc_35_38_1, trunc_35_39_1, trunc_35_40_1, trunc_35_41_1, trunc_35_42_1, trunc_35_43_1};  // algorithms/aes/c/standard.h:35
  wire [63:0] shr_i384 = {63'd0, cat_35_5_1[63]};  // algorithms/aes/c/aes.c:84
  wire [0:0] shr_i384_1 = shr_i384[0];  // algorithms/aes/c/aes.c:84
  wire [1:0] shl1 = {1'd0, shr_i384_1};  // algorithms/aes/c/aes.c:85
  wire [1:0] shl1_1 = {shl1[0], 1'd0};  // algorithms/aes/c/aes.c:85
  wire [7:0] zext_85 = {6'd0, shl1_1};  // algorithms/aes/c/aes.c:85
  wire [7:0] or_85 = select_85 | zext_85;  // algorithms/aes/c/aes.c:85
  wire [63:0] xor6_i388_1 = {56'd0, or_85};  // algorithms/aes/c/aes.c:85
  wire [63:0] xor6_i388 = xor_i386_q ^ xor6_i388_1;  // algorithms/aes/c/aes.c:85
  wire [63:0] xor6_i397_1 = {56'd0, xor4_i395_q};  // algorithms/aes/c/aes.c:85
  wire [63:0] shl_i390 = {xor6_i388[62:0], 1'd0};  // algorithms/aes/c/aes.c:85
  wire [62:0] or188_4 = cat_35_5_1[62:0];  // algorithms/aes/c/aes.c:150
  wire [7:0] trunc_35_44_1 = or_i230_7_1_q[7:0];  // algorithms/aes/c/standard.h:35
  wire [63:0] lshr_35_38_1 = {8'd0, or_i230_7_1_q[63:8]};  // algorithms/aes/c/standard.h:35
  wire [7:0] trunc_35_45_1 = lshr_35_38_1[7:0];  // algorithms/aes/c/standard.h:35
  wire [63:0] lshr_35_39_1 = {16'd0, or_i230_7_1_q[63:16]};  // algorithms/aes/c/standard.h:35
  wire [7:0] trunc_35_46_1 = lshr_35_39_1[7:0];  // algorithms/aes/c/standard.h:35
  wire [63:0] lshr_35_40_1 = {24'd0, or_i230_7_1_q[63:24]};  // algorithms/aes/c/standard.h:35
  wire [7:0] trunc_35_47_1 = lshr_35_40_1[7:0];  // algorithms/aes/c/standard.h:35
  wire [63:0] lshr_35_41_1 = {32'd0, or_i230_7_1_q[63:32]};  // algorithms/aes/c/standard.h:35
  wire [7:0] trunc_35_48_1 = lshr_35_41_1[7:0];  // algorithms/aes/c/standard.h:35
  wire [63:0] lshr_35_42_1 = {40'd0, or_i230_7_1_q[63:40]};  // algorithms/aes/c/standard.h:35
  wire [7:0] trunc_35_49_1 = lshr_35_42_1[7:0];  // algorithms/aes/c/standard.h:35
  wire [63:0] lshr_35_43_1 = {48'd0, or_i230_7_1_q[63:48]};  // algorithms/aes/c/standard.h:35
  wire [7:0] trunc_35_50_1 = lshr_35_43_1[7:0];  // algorithms/aes/c/standard.h:35
  wire [63:0] lshr_35_44_1 = {56'd0, or_i230_7_1_q[63:56]};  // algorithms/aes/c/standard.h:35
  wire [7:0] trunc_35_51_1 = lshr_35_44_1[7:0];  // algorithms/aes/c/standard.h:35
  wire [63:0] cat_35_6_1 = {trunc_35_44_1, trunc_35_45_1, trunc_35_46_1, trunc_35_47_1, trunc_35_48_1, trunc_35_49_1, trunc_35_50_1, trunc_35_51_1};  // algorithms/aes/c/standard.h:35
  wire [63:0] or188_1_1 = {63'd0, cat_35_6_1[63]};  // algorithms/aes/c/aes.c:150
  wire [0:0] or188_2_1 = or188_1_1[0];  // algorithms/aes/c/aes.c:150
  wire [63:0] or188_3_1 = {or188_4, or188_2_1};  // algorithms/aes/c/aes.c:150
  wire [63:0] shr_i389 = {63'd0, or188_3_1[63]};  // algorithms/aes/c/aes.c:84
  wire [0:0] shr_i389_1 = shr_i389[0];  // algorithms/aes/c/aes.c:84
  wire [63:0] xor_i391 = {63'd0, shr_i389_1};  // algorithms/aes/c/aes.c:85
  wire [63:0] xor_i391_1 = shl_i390 | xor_i391;  // algorithms/aes/c/aes.c:85
  wire [63:0] xor6_i397 = xor6_i397_1 ^ xor_i391_1;  // algorithms/aes/c/aes.c:85
  wire [26:0] zext_1 = {1'd0, add_130_q};
  wire [26:0] add = zext_1 + 27'd1;
  wire [127:0] call119 = {64'd0, call118_q[127:64]};  // algorithms/aes/c/aes.c:133
  wire [63:0] call119_1 = call119[63:0];  // algorithms/aes/c/aes.c:133
  wire [63:0] select_53 = and_1_q ? call119_1 : before_0437_q;
  wire [63:0] select_34 = xor_3_q ? select_53 : before_0437_q;
  wire [7:0] xor_i_i_15_1 = xor_10_q ^ load_2_q;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_5_1 = xor_11_q ^ load_5_q;  // algorithms/aes/c/aes.c:53
  wire [7:0] shr_i357 = {7'd0, load_8[7]};
  wire [0:0] shr_i357_1 = shr_i357[0];
  wire [3:0] shl8_i362 = {3'd0, shr_i357_1};
  wire [3:0] shl8_i362_1 = {shl8_i362[0], 3'd0};
  wire [4:0] invariant_op_1 = {1'd0, shl8_i362_1};  // algorithms/aes/c/aes.c:112
  wire [4:0] shl11_i364 = {4'd0, shr_i357_1};
  wire [4:0] shl11_i364_1 = {shl11_i364[0], 4'd0};
  wire [4:0] invariant_op_2 = invariant_op_1 ^ shl11_i364_1;  // algorithms/aes/c/aes.c:112
  wire [7:0] invariant_op_3 = {3'd0, invariant_op_2};  // algorithms/aes/c/aes.c:112
  wire [7:0] conv_i = xor9_q[7:0];
  wire [7:0] invariant_op_4 = conv_i ^ load_7;  // algorithms/aes/c/aes.c:112
  wire [7:0] invariant_op_5 = load_8 ^ invariant_op_4;  // algorithms/aes/c/aes.c:112
  wire [7:0] invariant_op_6 = invariant_op_3 ^ invariant_op_5;  // algorithms/aes/c/aes.c:112
  wire [7:0] shl_i349 = {load_6[6:0], 1'd0};
  wire [7:0] shr_i348 = {7'd0, load_6[7]};
  wire [0:0] shr_i348_1 = shr_i348[0];
  wire [7:0] xor_i350 = {7'd0, shr_i348_1};
  wire [7:0] xor_i350_1 = shl_i349 | xor_i350;
  wire [7:0] shl_i358 = {load_8[6:0], 1'd0};
  wire [7:0] xor_i359 = {7'd0, shr_i357_1};
  wire [7:0] xor_i359_1 = shl_i358 | xor_i359;
  wire [7:0] invariant_op_7 = xor_i350_1 ^ xor_i359_1;  // algorithms/aes/c/aes.c:112
  wire [1:0] shl5_i351 = {1'd0, shr_i348_1};
  wire [1:0] shl5_i351_1 = {shl5_i351[0], 1'd0};
  wire [3:0] invariant_op_8 = {2'd0, shl5_i351_1};  // algorithms/aes/c/aes.c:112
  wire [3:0] shl8_i353 = {3'd0, shr_i348_1};
  wire [3:0] shl8_i353_1 = {shl8_i353[0], 3'd0};
  wire [3:0] invariant_op_9 = invariant_op_8 ^ shl8_i353_1;  // algorithms/aes/c/aes.c:112
  wire [4:0] invariant_op_10 = {1'd0, invariant_op_9};  // algorithms/aes/c/aes.c:112
  wire [4:0] shl11_i355 = {4'd0, shr_i348_1};
  wire [4:0] shl11_i355_1 = {shl11_i355[0], 4'd0};
  wire [1:0] shl5_i360 = {1'd0, shr_i357_1};
  wire [1:0] shl5_i360_1 = {shl5_i360[0], 1'd0};
  wire [4:0] invariant_op_11 = {3'd0, shl5_i360_1};  // algorithms/aes/c/aes.c:112
  wire [4:0] invariant_op_12 = shl11_i355_1 ^ invariant_op_11;  // algorithms/aes/c/aes.c:112
  wire [4:0] invariant_op_13 = invariant_op_10 ^ invariant_op_12;  // algorithms/aes/c/aes.c:112
  wire [7:0] invariant_op_14 = {3'd0, invariant_op_13};  // algorithms/aes/c/aes.c:112
  wire [7:0] invariant_op_15 = invariant_op_7 ^ invariant_op_14;  // algorithms/aes/c/aes.c:112
  wire [7:0] invariant_op = invariant_op_6 ^ invariant_op_15;  // algorithms/aes/c/aes.c:112
  wire [7:0] shr_i357_10 = {7'd0, load_11[7]};
  wire [0:0] shr_i357_10_1 = shr_i357_10[0];
  wire [3:0] shl8_i362_10 = {3'd0, shr_i357_10_1};
  wire [3:0] shl8_i362_10_1 = {shl8_i362_10[0], 3'd0};
  wire [4:0] invariant_op2309_1 = {1'd0, shl8_i362_10_1};  // algorithms/aes/c/aes.c:112
  wire [4:0] shl11_i364_10 = {4'd0, shr_i357_10_1};
  wire [4:0] shl11_i364_10_1 = {shl11_i364_10[0], 4'd0};
  wire [4:0] invariant_op2309_2 = invariant_op2309_1 ^ shl11_i364_10_1;  // algorithms/aes/c/aes.c:112
  wire [7:0] invariant_op2309_3 = {3'd0, invariant_op2309_2};  // algorithms/aes/c/aes.c:112
  wire [31:0] shr_i_i_10 = {16'd0, xor14_q[31:16]};
  wire [7:0] shr_i_i_10_1 = shr_i_i_10[7:0];
  wire [7:0] invariant_op2309_4 = shr_i_i_10_1 ^ load_10;  // algorithms/aes/c/aes.c:112
  wire [7:0] invariant_op2309_5 = load_11 ^ invariant_op2309_4;  // algorithms/aes/c/aes.c:112
  wire [7:0] invariant_op2309_6 = invariant_op2309_3 ^ invariant_op2309_5;  // algorithms/aes/c/aes.c:112
  wire [7:0] shl_i358_9 = {load_9[6:0], 1'd0};
  wire [7:0] shr_i357_9 = {7'd0, load_9[7]};
  wire [0:0] shr_i357_9_1 = shr_i357_9[0];
  wire [7:0] xor_i359_9 = {7'd0, shr_i357_9_1};
  wire [7:0] xor_i359_9_1 = shl_i358_9 | xor_i359_9;
  wire [7:0] shl_i358_10 = {load_11[6:0], 1'd0};
  wire [7:0] xor_i359_10 = {7'd0, shr_i357_10_1};
  wire [7:0] xor_i359_10_1 = shl_i358_10 | xor_i359_10;
  wire [7:0] invariant_op2309_7 = xor_i359_9_1 ^ xor_i359_10_1;  // algorithms/aes/c/aes.c:112
  wire [1:0] shl5_i360_9 = {1'd0, shr_i357_9_1};
  wire [1:0] shl5_i360_9_1 = {shl5_i360_9[0], 1'd0};
  wire [3:0] invariant_op2309_8 = {2'd0, shl5_i360_9_1};  // algorithms/aes/c/aes.c:112
  wire [3:0] shl8_i362_9 = {3'd0, shr_i357_9_1};
  wire [3:0] shl8_i362_9_1 = {shl8_i362_9[0], 3'd0};
  wire [3:0] invariant_op2309_9 = invariant_op2309_8 ^ shl8_i362_9_1;  // algorithms/aes/c/aes.c:112
  wire [4:0] invariant_op2309_10 = {1'd0, invariant_op2309_9};  // algorithms/aes/c/aes.c:112
  wire [4:0] shl11_i364_9 = {4'd0, shr_i357_9_1};
  wire [4:0] shl11_i364_9_1 = {shl11_i364_9[0], 4'd0};
  wire [1:0] shl5_i360_10 = {1'd0, shr_i357_10_1};
  wire [1:0] shl5_i360_10_1 = {shl5_i360_10[0], 1'd0};
  wire [4:0] invariant_op2309_11 = {3'd0, shl5_i360_10_1};  // algorithms/aes/c/aes.c:112
  wire [4:0] invariant_op2309_12 = shl11_i364_9_1 ^ invariant_op2309_11;  // algorithms/aes/c/aes.c:112
  wire [4:0] invariant_op2309_13 = invariant_op2309_10 ^ invariant_op2309_12;  // algorithms/aes/c/aes.c:112
  wire [7:0] invariant_op2309_14 = {3'd0, invariant_op2309_13};  // algorithms/aes/c/aes.c:112
  wire [7:0] invariant_op2309_15 = invariant_op2309_7 ^ invariant_op2309_14;  // algorithms/aes/c/aes.c:112
  wire [7:0] invariant_op2309 = invariant_op2309_6 ^ invariant_op2309_15;  // algorithms/aes/c/aes.c:112
  wire [7:0] shl_i358_2_1 = {load_19_17[6:0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] shr_i357_2_1_1 = {7'd0, load_19_17[7]};  // algorithms/aes/c/aes.c:33
  wire [0:0] shr_i357_2_1_2 = shr_i357_2_1_1[0];  // algorithms/aes/c/aes.c:33
  wire [7:0] xor_i359_2_1_1 = {7'd0, shr_i357_2_1_2};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i359_2_1_2 = shl_i358_2_1 | xor_i359_2_1_1;  // algorithms/aes/c/aes.c:34
  wire [1:0] shl5_i360_2_1_1 = {1'd0, shr_i357_2_1_2};  // algorithms/aes/c/aes.c:34
  wire [1:0] shl5_i360_2_1_2 = {shl5_i360_2_1_1[0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [3:0] xor_i_i_3_1_3 = {2'd0, shl5_i360_2_1_2};  // algorithms/aes/c/aes.c:53
  wire [3:0] shl8_i362_2_1_1 = {3'd0, shr_i357_2_1_2};  // algorithms/aes/c/aes.c:34
  wire [3:0] shl8_i362_2_1_2 = {shl8_i362_2_1_1[0], 3'd0};  // algorithms/aes/c/aes.c:34
  wire [3:0] xor_i_i_3_1_4 = xor_i_i_3_1_3 ^ shl8_i362_2_1_2;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_3_1_5 = {4'd0, xor_i_i_3_1_4};  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_3_1 = xor_i359_2_1_2 ^ xor_i_i_3_1_5;  // algorithms/aes/c/aes.c:53
  wire [4:0] shl11_i364_2_1_1 = {4'd0, shr_i357_2_1_2};  // algorithms/aes/c/aes.c:34
  wire [4:0] shl11_i364_2_1_2 = {shl11_i364_2_1_1[0], 4'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i_i_3_1_6 = {3'd0, shl11_i364_2_1_2};  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_3_1_7 = xor_i_i_3_1_6 ^ load_19_19;  // algorithms/aes/c/aes.c:53
  wire [7:0] shl_i349_1445 = {load_19_21[6:0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] shr_i348_1444 = {7'd0, load_19_21[7]};  // algorithms/aes/c/aes.c:33
  wire [0:0] shr_i348_1444_1 = shr_i348_1444[0];  // algorithms/aes/c/aes.c:33
  wire [7:0] xor_i350_1446 = {7'd0, shr_i348_1444_1};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i350_1446_1 = shl_i349_1445 | xor_i350_1446;  // algorithms/aes/c/aes.c:34
  wire [31:0] shr_i_i_3_1 = {24'd0, xor_102_1_q[31:24]};
  wire [7:0] shr_i_i_3_1_1 = shr_i_i_3_1[7:0];
  wire [1:0] shl5_i351_1447 = {1'd0, shr_i348_1444_1};  // algorithms/aes/c/aes.c:34
  wire [1:0] shl5_i351_1447_1 = {shl5_i351_1447[0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i_i_3_1_8 = {6'd0, shl5_i351_1447_1};  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_3_1_9 = shr_i_i_3_1_1 ^ xor_i_i_3_1_8;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_3_1_10 = xor_i350_1446_1 ^ xor_i_i_3_1_9;  // algorithms/aes/c/aes.c:53
  wire [3:0] shl8_i353_1448 = {3'd0, shr_i348_1444_1};  // algorithms/aes/c/aes.c:34
  wire [3:0] shl8_i353_1448_1 = {shl8_i353_1448[0], 3'd0};  // algorithms/aes/c/aes.c:34
  wire [4:0] xor_i_i_3_1_11 = {1'd0, shl8_i353_1448_1};  // algorithms/aes/c/aes.c:53
  wire [4:0] shl11_i355_1449 = {4'd0, shr_i348_1444_1};  // algorithms/aes/c/aes.c:34
  wire [4:0] shl11_i355_1449_1 = {shl11_i355_1449[0], 4'd0};  // algorithms/aes/c/aes.c:34
  wire [4:0] xor_i_i_3_1_12 = xor_i_i_3_1_11 ^ shl11_i355_1449_1;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_3_1_13 = {3'd0, xor_i_i_3_1_12};  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_3_1_14 = load_19_23 ^ load_19_21;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_3_1_15 = xor_i_i_3_1_13 ^ xor_i_i_3_1_14;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_3_1_16 = xor_i_i_3_1_10 ^ xor_i_i_3_1_15;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_3_1_1 = xor_i_i_3_1_7 ^ xor_i_i_3_1_16;  // algorithms/aes/c/aes.c:53
  wire [7:0] shr_i357_13 = {7'd0, load_2[7]};
  wire [0:0] shr_i357_13_1 = shr_i357_13[0];
  wire [3:0] shl8_i362_13 = {3'd0, shr_i357_13_1};
  wire [3:0] shl8_i362_13_1 = {shl8_i362_13[0], 3'd0};
  wire [4:0] invariant_op2310_1 = {1'd0, shl8_i362_13_1};  // algorithms/aes/c/aes.c:112
  wire [4:0] shl11_i364_13 = {4'd0, shr_i357_13_1};
  wire [4:0] shl11_i364_13_1 = {shl11_i364_13[0], 4'd0};
  wire [4:0] invariant_op2310_2 = invariant_op2310_1 ^ shl11_i364_13_1;  // algorithms/aes/c/aes.c:112
  wire [7:0] invariant_op2310_3 = {3'd0, invariant_op2310_2};  // algorithms/aes/c/aes.c:112
  wire [31:0] shr_i_i_13 = {8'd0, xor17_q[31:8]};
  wire [7:0] shr_i_i_13_1 = shr_i_i_13[7:0];
  wire [7:0] invariant_op2310_4 = shr_i_i_13_1 ^ load;  // algorithms/aes/c/aes.c:112
  wire [7:0] invariant_op2310_5 = load_2 ^ invariant_op2310_4;  // algorithms/aes/c/aes.c:112
  wire [7:0] invariant_op2310_6 = invariant_op2310_3 ^ invariant_op2310_5;  // algorithms/aes/c/aes.c:112
  wire [7:0] shl_i358_12 = {load_1[6:0], 1'd0};
  wire [7:0] shr_i357_12 = {7'd0, load_1[7]};
  wire [0:0] shr_i357_12_1 = shr_i357_12[0];
  wire [7:0] xor_i359_12 = {7'd0, shr_i357_12_1};
  wire [7:0] xor_i359_12_1 = shl_i358_12 | xor_i359_12;
  wire [7:0] shl_i358_13 = {load_2[6:0], 1'd0};
  wire [7:0] xor_i359_13 = {7'd0, shr_i357_13_1};
  wire [7:0] xor_i359_13_1 = shl_i358_13 | xor_i359_13;
  wire [7:0] invariant_op2310_7 = xor_i359_12_1 ^ xor_i359_13_1;  // algorithms/aes/c/aes.c:112
  wire [1:0] shl5_i360_12 = {1'd0, shr_i357_12_1};
  wire [1:0] shl5_i360_12_1 = {shl5_i360_12[0], 1'd0};
  wire [3:0] invariant_op2310_8 = {2'd0, shl5_i360_12_1};  // algorithms/aes/c/aes.c:112
  wire [3:0] shl8_i362_12 = {3'd0, shr_i357_12_1};
  wire [3:0] shl8_i362_12_1 = {shl8_i362_12[0], 3'd0};
  wire [3:0] invariant_op2310_9 = invariant_op2310_8 ^ shl8_i362_12_1;  // algorithms/aes/c/aes.c:112
  wire [4:0] invariant_op2310_10 = {1'd0, invariant_op2310_9};  // algorithms/aes/c/aes.c:112
  wire [4:0] shl11_i364_12 = {4'd0, shr_i357_12_1};
  wire [4:0] shl11_i364_12_1 = {shl11_i364_12[0], 4'd0};
  wire [1:0] shl5_i360_13 = {1'd0, shr_i357_13_1};
  wire [1:0] shl5_i360_13_1 = {shl5_i360_13[0], 1'd0};
  wire [4:0] invariant_op2310_11 = {3'd0, shl5_i360_13_1};  // algorithms/aes/c/aes.c:112
  wire [4:0] invariant_op2310_12 = shl11_i364_12_1 ^ invariant_op2310_11;  // algorithms/aes/c/aes.c:112
  wire [4:0] invariant_op2310_13 = invariant_op2310_10 ^ invariant_op2310_12;  // algorithms/aes/c/aes.c:112
  wire [7:0] invariant_op2310_14 = {3'd0, invariant_op2310_13};  // algorithms/aes/c/aes.c:112
  wire [7:0] invariant_op2310_15 = invariant_op2310_7 ^ invariant_op2310_14;  // algorithms/aes/c/aes.c:112
  wire [7:0] invariant_op2310 = invariant_op2310_6 ^ invariant_op2310_15;  // algorithms/aes/c/aes.c:112
  wire [7:0] shr_i348_4 = {7'd0, load_5[7]};
  wire [0:0] shr_i348_4_1 = shr_i348_4[0];
  wire [3:0] shl8_i353_4 = {3'd0, shr_i348_4_1};
  wire [3:0] shl8_i353_4_1 = {shl8_i353_4[0], 3'd0};
  wire [4:0] invariant_op2311_1 = {1'd0, shl8_i353_4_1};  // algorithms/aes/c/aes.c:112
  wire [4:0] shl11_i355_4 = {4'd0, shr_i348_4_1};
  wire [4:0] shl11_i355_4_1 = {shl11_i355_4[0], 4'd0};
  wire [4:0] invariant_op2311_2 = invariant_op2311_1 ^ shl11_i355_4_1;  // algorithms/aes/c/aes.c:112
  wire [7:0] invariant_op2311_3 = {3'd0, invariant_op2311_2};  // algorithms/aes/c/aes.c:112
  wire [31:0] shr_i_i_7 = {24'd0, xor12_q[31:24]};
  wire [7:0] shr_i_i_7_1 = shr_i_i_7[7:0];
  wire [7:0] invariant_op2311_4 = shr_i_i_7_1 ^ load_3;  // algorithms/aes/c/aes.c:112
  wire [7:0] invariant_op2311_5 = load_5 ^ invariant_op2311_4;  // algorithms/aes/c/aes.c:112
  wire [7:0] invariant_op2311_6 = invariant_op2311_3 ^ invariant_op2311_5;  // algorithms/aes/c/aes.c:112
  wire [7:0] shl_i358_6 = {load_4[6:0], 1'd0};
  wire [7:0] shr_i357_6 = {7'd0, load_4[7]};
  wire [0:0] shr_i357_6_1 = shr_i357_6[0];
  wire [7:0] xor_i359_6 = {7'd0, shr_i357_6_1};
  wire [7:0] xor_i359_6_1 = shl_i358_6 | xor_i359_6;
  wire [7:0] shl_i349_4 = {load_5[6:0], 1'd0};
  wire [7:0] xor_i350_4 = {7'd0, shr_i348_4_1};
  wire [7:0] xor_i350_4_1 = shl_i349_4 | xor_i350_4;
  wire [7:0] invariant_op2311_7 = xor_i359_6_1 ^ xor_i350_4_1;  // algorithms/aes/c/aes.c:112
  wire [1:0] shl5_i360_6 = {1'd0, shr_i357_6_1};
  wire [1:0] shl5_i360_6_1 = {shl5_i360_6[0], 1'd0};
  wire [3:0] invariant_op2311_8 = {2'd0, shl5_i360_6_1};  // algorithms/aes/c/aes.c:112
  wire [3:0] shl8_i362_6 = {3'd0, shr_i357_6_1};
  wire [3:0] shl8_i362_6_1 = {shl8_i362_6[0], 3'd0};
  wire [3:0] invariant_op2311_9 = invariant_op2311_8 ^ shl8_i362_6_1;  // algorithms/aes/c/aes.c:112
  wire [4:0] invariant_op2311_10 = {1'd0, invariant_op2311_9};  // algorithms/aes/c/aes.c:112
  wire [4:0] shl11_i364_6 = {4'd0, shr_i357_6_1};
  wire [4:0] shl11_i364_6_1 = {shl11_i364_6[0], 4'd0};
  wire [1:0] shl5_i351_4 = {1'd0, shr_i348_4_1};
  wire [1:0] shl5_i351_4_1 = {shl5_i351_4[0], 1'd0};
  wire [4:0] invariant_op2311_11 = {3'd0, shl5_i351_4_1};  // algorithms/aes/c/aes.c:112
  wire [4:0] invariant_op2311_12 = shl11_i364_6_1 ^ invariant_op2311_11;  // algorithms/aes/c/aes.c:112
  wire [4:0] invariant_op2311_13 = invariant_op2311_10 ^ invariant_op2311_12;  // algorithms/aes/c/aes.c:112
  wire [7:0] invariant_op2311_14 = {3'd0, invariant_op2311_13};  // algorithms/aes/c/aes.c:112
  wire [7:0] invariant_op2311_15 = invariant_op2311_7 ^ invariant_op2311_14;  // algorithms/aes/c/aes.c:112
  wire [7:0] invariant_op2311 = invariant_op2311_6 ^ invariant_op2311_15;  // algorithms/aes/c/aes.c:112
  wire [7:0] xor_i_i_2_1 = xor_12_q ^ load_8_q;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_8_1 = xor_13_q ^ load_11_q;  // algorithms/aes/c/aes.c:53
  wire [7:0] shr_i357_9_1_1 = {7'd0, load_19_27[7]};  // algorithms/aes/c/aes.c:33
  wire [0:0] shr_i357_9_1_2 = shr_i357_9_1_1[0];  // algorithms/aes/c/aes.c:33
  wire [1:0] shl5_i360_9_1_1 = {1'd0, shr_i357_9_1_2};  // algorithms/aes/c/aes.c:34
  wire [1:0] shl5_i360_9_1_2 = {shl5_i360_9_1_1[0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [3:0] xor_i_i_9_1_3 = {2'd0, shl5_i360_9_1_2};  // algorithms/aes/c/aes.c:53
  wire [3:0] shl8_i362_9_1_1 = {3'd0, shr_i357_9_1_2};  // algorithms/aes/c/aes.c:34
  wire [3:0] shl8_i362_9_1_2 = {shl8_i362_9_1_1[0], 3'd0};  // algorithms/aes/c/aes.c:34
  wire [3:0] xor_i_i_9_1_4 = xor_i_i_9_1_3 ^ shl8_i362_9_1_2;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_9_1_5 = {4'd0, xor_i_i_9_1_4};  // algorithms/aes/c/aes.c:53
  wire [4:0] shl11_i364_9_1_1 = {4'd0, shr_i357_9_1_2};  // algorithms/aes/c/aes.c:34
  wire [4:0] shl11_i364_9_1_2 = {shl11_i364_9_1_1[0], 4'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i_i_9_1_6 = {3'd0, shl11_i364_9_1_2};  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_9_1_7 = xor_i_i_9_1_6 ^ load_19_28;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_9_1 = xor_i_i_9_1_5 ^ xor_i_i_9_1_7;  // algorithms/aes/c/aes.c:53
  wire [7:0] shl_i358_8_1 = {load_19_25[6:0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] shr_i357_8_1_1 = {7'd0, load_19_25[7]};  // algorithms/aes/c/aes.c:33
  wire [0:0] shr_i357_8_1_2 = shr_i357_8_1_1[0];  // algorithms/aes/c/aes.c:33
  wire [7:0] xor_i359_8_1_1 = {7'd0, shr_i357_8_1_2};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i359_8_1_2 = shl_i358_8_1 | xor_i359_8_1_1;  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i_i_9_1_8 = load_19_26 ^ xor_i359_8_1_2;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_9_1_9 = load_19_27 ^ xor_i_i_9_1_8;  // algorithms/aes/c/aes.c:53
  wire [31:0] shr_i_i_9_1 = {8'd0, xor14_1_q[31:8]};
  wire [7:0] shr_i_i_9_1_1 = shr_i_i_9_1[7:0];
  wire [1:0] shl5_i360_8_1_1 = {1'd0, shr_i357_8_1_2};  // algorithms/aes/c/aes.c:34
  wire [1:0] shl5_i360_8_1_2 = {shl5_i360_8_1_1[0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i_i_9_1_10 = {6'd0, shl5_i360_8_1_2};  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_9_1_11 = shr_i_i_9_1_1 ^ xor_i_i_9_1_10;  // algorithms/aes/c/aes.c:53
  wire [3:0] shl8_i362_8_1_1 = {3'd0, shr_i357_8_1_2};  // algorithms/aes/c/aes.c:34
  wire [3:0] shl8_i362_8_1_2 = {shl8_i362_8_1_1[0], 3'd0};  // algorithms/aes/c/aes.c:34
  wire [4:0] xor_i_i_9_1_12 = {1'd0, shl8_i362_8_1_2};  // algorithms/aes/c/aes.c:53
  wire [4:0] shl11_i364_8_1_1 = {4'd0, shr_i357_8_1_2};  // algorithms/aes/c/aes.c:34
  wire [4:0] shl11_i364_8_1_2 = {shl11_i364_8_1_1[0], 4'd0};  // algorithms/aes/c/aes.c:34
  wire [4:0] xor_i_i_9_1_13 = xor_i_i_9_1_12 ^ shl11_i364_8_1_2;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_9_1_14 = {3'd0, xor_i_i_9_1_13};  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_9_1_15 = xor_i_i_9_1_11 ^ xor_i_i_9_1_14;  // algorithms/aes/c/aes.c:53
  wire [7:0] shl_i358_9_1 = {load_19_27[6:0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i359_9_1_1 = {7'd0, shr_i357_9_1_2};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i359_9_1_2 = shl_i358_9_1 | xor_i359_9_1_1;  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i_i_9_1_16 = xor_i_i_9_1_15 ^ xor_i359_9_1_2;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_9_1_1 = xor_i_i_9_1_9 ^ xor_i_i_9_1_16;  // algorithms/aes/c/aes.c:53
  wire [7:0] shl_i358_4 = {load_3[6:0], 1'd0};
  wire [7:0] shr_i357_4 = {7'd0, load_3[7]};
  wire [0:0] shr_i357_4_1 = shr_i357_4[0];
  wire [7:0] xor_i359_4 = {7'd0, shr_i357_4_1};
  wire [7:0] xor_i359_4_1 = shl_i358_4 | xor_i359_4;
  wire [7:0] xor_14 = xor_i359_4_1 ^ load_4;
  wire [7:0] invariant_op2319_1 = invariant_op2311_3 ^ xor_14;  // algorithms/aes/c/aes.c:112
  wire [7:0] conv_i_i_4 = xor12_q[7:0];
  wire [1:0] shl5_i360_4 = {1'd0, shr_i357_4_1};
  wire [1:0] shl5_i360_4_1 = {shl5_i360_4[0], 1'd0};
  wire [7:0] zext_2 = {6'd0, shl5_i360_4_1};
  wire [7:0] invariant_op2319_2 = conv_i_i_4 ^ zext_2;  // algorithms/aes/c/aes.c:112
  wire [3:0] shl8_i362_4 = {3'd0, shr_i357_4_1};
  wire [3:0] shl8_i362_4_1 = {shl8_i362_4[0], 3'd0};
  wire [4:0] zext_3 = {1'd0, shl8_i362_4_1};
  wire [4:0] shl11_i364_4 = {4'd0, shr_i357_4_1};
  wire [4:0] shl11_i364_4_1 = {shl11_i364_4[0], 4'd0};
  wire [4:0] xor_15 = zext_3 ^ shl11_i364_4_1;
  wire [7:0] zext_4 = {3'd0, xor_15};
  wire [7:0] invariant_op2319_3 = invariant_op2319_2 ^ zext_4;  // algorithms/aes/c/aes.c:112
  wire [7:0] invariant_op2319_4 = {6'd0, shl5_i351_4_1};  // algorithms/aes/c/aes.c:112
  wire [7:0] invariant_op2319_5 = load_3 ^ invariant_op2319_4;  // algorithms/aes/c/aes.c:112
  wire [7:0] invariant_op2319_6 = xor_i350_4_1 ^ invariant_op2319_5;  // algorithms/aes/c/aes.c:112
  wire [7:0] invariant_op2319_7 = invariant_op2319_3 ^ invariant_op2319_6;  // algorithms/aes/c/aes.c:112
  wire [7:0] invariant_op2319 = invariant_op2319_1 ^ invariant_op2319_7;  // algorithms/aes/c/aes.c:112
  wire [7:0] shl_i358_14 = {load[6:0], 1'd0};
  wire [7:0] shr_i357_14 = {7'd0, load[7]};
  wire [0:0] shr_i357_14_1 = shr_i357_14[0];
  wire [7:0] xor_i359_14 = {7'd0, shr_i357_14_1};
  wire [7:0] xor_i359_14_1 = shl_i358_14 | xor_i359_14;
  wire [7:0] xor_16 = xor_i359_14_1 ^ load_1;
  wire [7:0] invariant_op2327_1 = invariant_op2310_3 ^ xor_16;  // algorithms/aes/c/aes.c:112
  wire [31:0] shr_i_i_14 = {16'd0, xor17_q[31:16]};
  wire [7:0] shr_i_i_14_1 = shr_i_i_14[7:0];
  wire [1:0] shl5_i360_14 = {1'd0, shr_i357_14_1};
  wire [1:0] shl5_i360_14_1 = {shl5_i360_14[0], 1'd0};
  wire [7:0] zext_5 = {6'd0, shl5_i360_14_1};
  wire [7:0] invariant_op2327_2 = shr_i_i_14_1 ^ zext_5;  // algorithms/aes/c/aes.c:112
  wire [3:0] shl8_i362_14 = {3'd0, shr_i357_14_1};
  wire [3:0] shl8_i362_14_1 = {shl8_i362_14[0], 3'd0};
  wire [4:0] zext_6 = {1'd0, shl8_i362_14_1};
  wire [4:0] shl11_i364_14 = {4'd0, shr_i357_14_1};
  wire [4:0] shl11_i364_14_1 = {shl11_i364_14[0], 4'd0};
  wire [4:0] xor_17 = zext_6 ^ shl11_i364_14_1;
  wire [7:0] zext_7 = {3'd0, xor_17};
  wire [7:0] invariant_op2327_3 = invariant_op2327_2 ^ zext_7;  // algorithms/aes/c/aes.c:112
  wire [7:0] invariant_op2327_4 = {6'd0, shl5_i360_13_1};  // algorithms/aes/c/aes.c:112
  wire [7:0] invariant_op2327_5 = load ^ invariant_op2327_4;  // algorithms/aes/c/aes.c:112
  wire [7:0] invariant_op2327_6 = xor_i359_13_1 ^ invariant_op2327_5;  // algorithms/aes/c/aes.c:112
  wire [7:0] invariant_op2327_7 = invariant_op2327_3 ^ invariant_op2327_6;  // algorithms/aes/c/aes.c:112
  wire [7:0] invariant_op2327 = invariant_op2327_1 ^ invariant_op2327_7;  // algorithms/aes/c/aes.c:112
  wire [7:0] zext_8 = {6'd0, shl5_i360_9_1};
  wire [7:0] xor_18 = zext_8 ^ load_11;
  wire [7:0] xor_19 = xor_i359_9_1 ^ xor_18;
  wire [4:0] zext_9 = {1'd0, shl8_i362_9_1};
  wire [4:0] xor_20 = zext_9 ^ shl11_i364_9_1;
  wire [7:0] zext_10 = {3'd0, xor_20};
  wire [31:0] shr_i_i_9 = {8'd0, xor14_q[31:8]};
  wire [7:0] shr_i_i_9_2 = shr_i_i_9[7:0];
  wire [7:0] xor_21 = shr_i_i_9_2 ^ load_10;
  wire [7:0] xor_22 = load_9 ^ xor_21;
  wire [7:0] xor_23 = zext_10 ^ xor_22;
  wire [7:0] xor_6 = xor_19 ^ xor_23;
  wire [7:0] zext_11 = {6'd0, shl5_i351_1};
  wire [7:0] xor_24 = zext_11 ^ load_8;
  wire [7:0] xor_25 = xor_i350_1 ^ xor_24;
  wire [4:0] zext_12 = {1'd0, shl8_i353_1};
  wire [4:0] xor_26 = zext_12 ^ shl11_i355_1;
  wire [7:0] zext_13 = {3'd0, xor_26};
  wire [31:0] shr_i_i_3 = {24'd0, xor_102_q[31:24]};
  wire [7:0] shr_i_i_3_2 = shr_i_i_3[7:0];
  wire [7:0] xor_27 = shr_i_i_3_2 ^ load_7;
  wire [7:0] xor_28 = load_6 ^ xor_27;
  wire [7:0] xor_29 = zext_13 ^ xor_28;
  wire [7:0] xor_7 = xor_25 ^ xor_29;
  wire [7:0] shr_i357_4_1_1 = {7'd0, load_19_32[7]};  // algorithms/aes/c/aes.c:33
  wire [0:0] shr_i357_4_1_2 = shr_i357_4_1_1[0];  // algorithms/aes/c/aes.c:33
  wire [1:0] shl5_i360_4_1_1 = {1'd0, shr_i357_4_1_2};  // algorithms/aes/c/aes.c:34
  wire [1:0] shl5_i360_4_1_2 = {shl5_i360_4_1_1[0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [3:0] xor_i_i_4_1_3 = {2'd0, shl5_i360_4_1_2};  // algorithms/aes/c/aes.c:53
  wire [3:0] shl8_i362_4_1_1 = {3'd0, shr_i357_4_1_2};  // algorithms/aes/c/aes.c:34
  wire [3:0] shl8_i362_4_1_2 = {shl8_i362_4_1_1[0], 3'd0};  // algorithms/aes/c/aes.c:34
  wire [3:0] xor_i_i_4_1_4 = xor_i_i_4_1_3 ^ shl8_i362_4_1_2;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_4_1_5 = {4'd0, xor_i_i_4_1_4};  // algorithms/aes/c/aes.c:53
  wire [4:0] shl11_i364_4_1_1 = {4'd0, shr_i357_4_1_2};  // algorithms/aes/c/aes.c:34
  wire [4:0] shl11_i364_4_1_2 = {shl11_i364_4_1_1[0], 4'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i_i_4_1_6 = {3'd0, shl11_i364_4_1_2};  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_4_1_7 = xor_i_i_4_1_6 ^ load_19_33;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_4_1 = xor_i_i_4_1_5 ^ xor_i_i_4_1_7;  // algorithms/aes/c/aes.c:53
  wire [7:0] shl_i349_4_1 = {load_19_30[6:0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] shr_i348_4_1_1 = {7'd0, load_19_30[7]};  // algorithms/aes/c/aes.c:33
  wire [0:0] shr_i348_4_1_2 = shr_i348_4_1_1[0];  // algorithms/aes/c/aes.c:33
  wire [7:0] xor_i350_4_1_1 = {7'd0, shr_i348_4_1_2};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i350_4_1_2 = shl_i349_4_1 | xor_i350_4_1_1;  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i_i_4_1_8 = load_19_31 ^ xor_i350_4_1_2;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_4_1_9 = load_19_32 ^ xor_i_i_4_1_8;  // algorithms/aes/c/aes.c:53
  wire [7:0] conv_i_i_4_1 = xor12_1_q[7:0];
  wire [1:0] shl5_i351_4_1_1 = {1'd0, shr_i348_4_1_2};  // algorithms/aes/c/aes.c:34
  wire [1:0] shl5_i351_4_1_2 = {shl5_i351_4_1_1[0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i_i_4_1_10 = {6'd0, shl5_i351_4_1_2};  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_4_1_11 = conv_i_i_4_1 ^ xor_i_i_4_1_10;  // algorithms/aes/c/aes.c:53
  wire [3:0] shl8_i353_4_1_1 = {3'd0, shr_i348_4_1_2};  // algorithms/aes/c/aes.c:34
  wire [3:0] shl8_i353_4_1_2 = {shl8_i353_4_1_1[0], 3'd0};  // algorithms/aes/c/aes.c:34
  wire [4:0] xor_i_i_4_1_12 = {1'd0, shl8_i353_4_1_2};  // algorithms/aes/c/aes.c:53
  wire [4:0] shl11_i355_4_1_1 = {4'd0, shr_i348_4_1_2};  // algorithms/aes/c/aes.c:34
  wire [4:0] shl11_i355_4_1_2 = {shl11_i355_4_1_1[0], 4'd0};  // algorithms/aes/c/aes.c:34
  wire [4:0] xor_i_i_4_1_13 = xor_i_i_4_1_12 ^ shl11_i355_4_1_2;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_4_1_14 = {3'd0, xor_i_i_4_1_13};  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_4_1_15 = xor_i_i_4_1_11 ^ xor_i_i_4_1_14;  // algorithms/aes/c/aes.c:53
  wire [7:0] shl_i358_4_1 = {load_19_32[6:0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i359_4_1_1 = {7'd0, shr_i357_4_1_2};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i359_4_1_2 = shl_i358_4_1 | xor_i359_4_1_1;  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i_i_4_1_16 = xor_i_i_4_1_15 ^ xor_i359_4_1_2;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_4_1_1 = xor_i_i_4_1_9 ^ xor_i_i_4_1_16;  // algorithms/aes/c/aes.c:53
  wire [7:0] zext_14 = {6'd0, shl5_i360_6_1};
  wire [7:0] xor_30 = zext_14 ^ load_5;
  wire [7:0] xor_31 = xor_i359_6_1 ^ xor_30;
  wire [4:0] zext_15 = {1'd0, shl8_i362_6_1};
  wire [4:0] xor_32 = zext_15 ^ shl11_i364_6_1;
  wire [7:0] zext_16 = {3'd0, xor_32};
  wire [31:0] shr_i_i_6 = {16'd0, xor12_q[31:16]};
  wire [7:0] shr_i_i_6_1 = shr_i_i_6[7:0];
  wire [7:0] xor_33 = shr_i_i_6_1 ^ load_3;
  wire [7:0] xor_34 = load_4 ^ xor_33;
  wire [7:0] xor_35 = zext_16 ^ xor_34;
  wire [7:0] xor_8 = xor_31 ^ xor_35;
  wire [7:0] zext_17 = {6'd0, shl5_i360_12_1};
  wire [7:0] xor_36 = zext_17 ^ load_2;
  wire [7:0] xor_37 = xor_i359_12_1 ^ xor_36;
  wire [4:0] zext_18 = {1'd0, shl8_i362_12_1};
  wire [4:0] xor_38 = zext_18 ^ shl11_i364_12_1;
  wire [7:0] zext_19 = {3'd0, xor_38};
  wire [7:0] conv_i_i_12 = xor17_q[7:0];
  wire [7:0] xor_39 = conv_i_i_12 ^ load;
  wire [7:0] xor_40 = load_1 ^ xor_39;
  wire [7:0] xor_41 = zext_19 ^ xor_40;
  wire [7:0] xor_9 = xor_37 ^ xor_41;
  wire [7:0] shl_i349_8 = {load_10[6:0], 1'd0};
  wire [7:0] shr_i348_8 = {7'd0, load_10[7]};
  wire [0:0] shr_i348_8_1 = shr_i348_8[0];
  wire [7:0] xor_i350_8 = {7'd0, shr_i348_8_1};
  wire [7:0] xor_i350_8_1 = shl_i349_8 | xor_i350_8;
  wire [7:0] xor_42 = xor_i350_8_1 ^ load_9;
  wire [7:0] invariant_op2367_1 = invariant_op2309_3 ^ xor_42;  // algorithms/aes/c/aes.c:112
  wire [31:0] shr_i_i_11 = {24'd0, xor14_q[31:24]};
  wire [7:0] shr_i_i_11_1 = shr_i_i_11[7:0];
  wire [1:0] shl5_i351_8 = {1'd0, shr_i348_8_1};
  wire [1:0] shl5_i351_8_1 = {shl5_i351_8[0], 1'd0};
  wire [7:0] zext_20 = {6'd0, shl5_i351_8_1};
  wire [7:0] invariant_op2367_2 = shr_i_i_11_1 ^ zext_20;  // algorithms/aes/c/aes.c:112
  wire [3:0] shl8_i353_8 = {3'd0, shr_i348_8_1};
  wire [3:0] shl8_i353_8_1 = {shl8_i353_8[0], 3'd0};
  wire [4:0] zext_21 = {1'd0, shl8_i353_8_1};
  wire [4:0] shl11_i355_8 = {4'd0, shr_i348_8_1};
  wire [4:0] shl11_i355_8_1 = {shl11_i355_8[0], 4'd0};
  wire [4:0] xor_43 = zext_21 ^ shl11_i355_8_1;
  wire [7:0] zext_22 = {3'd0, xor_43};
  wire [7:0] invariant_op2367_3 = invariant_op2367_2 ^ zext_22;  // algorithms/aes/c/aes.c:112
  wire [7:0] invariant_op2367_4 = {6'd0, shl5_i360_10_1};  // algorithms/aes/c/aes.c:112
  wire [7:0] invariant_op2367_5 = load_10 ^ invariant_op2367_4;  // algorithms/aes/c/aes.c:112
  wire [7:0] invariant_op2367_6 = xor_i359_10_1 ^ invariant_op2367_5;  // algorithms/aes/c/aes.c:112
  wire [7:0] invariant_op2367_7 = invariant_op2367_3 ^ invariant_op2367_6;  // algorithms/aes/c/aes.c:112
  wire [7:0] invariant_op2367 = invariant_op2367_1 ^ invariant_op2367_7;  // algorithms/aes/c/aes.c:112
  wire [7:0] shl_i358_1 = {load_7[6:0], 1'd0};
  wire [7:0] shr_i357_1_1 = {7'd0, load_7[7]};
  wire [0:0] shr_i357_1_2 = shr_i357_1_1[0];
  wire [7:0] xor_i359_1_1 = {7'd0, shr_i357_1_2};
  wire [7:0] xor_i359_1_2 = shl_i358_1 | xor_i359_1_1;
  wire [7:0] xor_44 = xor_i359_1_2 ^ load_6;
  wire [7:0] invariant_op2375_1 = invariant_op_3 ^ xor_44;  // algorithms/aes/c/aes.c:112
  wire [31:0] shr_i_i_1 = {8'd0, xor_102_q[31:8]};
  wire [7:0] shr_i_i_1_1 = shr_i_i_1[7:0];
  wire [1:0] shl5_i360_1_1 = {1'd0, shr_i357_1_2};
  wire [1:0] shl5_i360_1_2 = {shl5_i360_1_1[0], 1'd0};
  wire [7:0] zext_23 = {6'd0, shl5_i360_1_2};
  wire [7:0] invariant_op2375_2 = shr_i_i_1_1 ^ zext_23;  // algorithms/aes/c/aes.c:112
  wire [3:0] shl8_i362_1_1 = {3'd0, shr_i357_1_2};
  wire [3:0] shl8_i362_1_2 = {shl8_i362_1_1[0], 3'd0};
  wire [4:0] zext_24 = {1'd0, shl8_i362_1_2};
  wire [4:0] shl11_i364_1_1 = {4'd0, shr_i357_1_2};
  wire [4:0] shl11_i364_1_2 = {shl11_i364_1_1[0], 4'd0};
  wire [4:0] xor_45 = zext_24 ^ shl11_i364_1_2;
  wire [7:0] zext_25 = {3'd0, xor_45};
  wire [7:0] invariant_op2375_3 = invariant_op2375_2 ^ zext_25;  // algorithms/aes/c/aes.c:112
  wire [7:0] invariant_op2375_4 = {6'd0, shl5_i360_1};  // algorithms/aes/c/aes.c:112
  wire [7:0] invariant_op2375_5 = load_7 ^ invariant_op2375_4;  // algorithms/aes/c/aes.c:112
  wire [7:0] invariant_op2375_6 = xor_i359_1 ^ invariant_op2375_5;  // algorithms/aes/c/aes.c:112
  wire [7:0] invariant_op2375_7 = invariant_op2375_3 ^ invariant_op2375_6;  // algorithms/aes/c/aes.c:112
  wire [7:0] invariant_op2375 = invariant_op2375_1 ^ invariant_op2375_7;  // algorithms/aes/c/aes.c:112
  wire [7:0] shl_i358_13_1 = {load_19_35[6:0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] shr_i357_13_1_1 = {7'd0, load_19_35[7]};  // algorithms/aes/c/aes.c:33
  wire [0:0] shr_i357_13_1_2 = shr_i357_13_1_1[0];  // algorithms/aes/c/aes.c:33
  wire [7:0] xor_i359_13_1_1 = {7'd0, shr_i357_13_1_2};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i359_13_1_2 = shl_i358_13_1 | xor_i359_13_1_1;  // algorithms/aes/c/aes.c:34
  wire [1:0] shl5_i360_13_1_1 = {1'd0, shr_i357_13_1_2};  // algorithms/aes/c/aes.c:34
  wire [1:0] shl5_i360_13_1_2 = {shl5_i360_13_1_1[0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [3:0] xor_i_i_14_1_3 = {2'd0, shl5_i360_13_1_2};  // algorithms/aes/c/aes.c:53
  wire [3:0] shl8_i362_13_1_1 = {3'd0, shr_i357_13_1_2};  // algorithms/aes/c/aes.c:34
  wire [3:0] shl8_i362_13_1_2 = {shl8_i362_13_1_1[0], 3'd0};  // algorithms/aes/c/aes.c:34
  wire [3:0] xor_i_i_14_1_4 = xor_i_i_14_1_3 ^ shl8_i362_13_1_2;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_14_1_5 = {4'd0, xor_i_i_14_1_4};  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_14_1 = xor_i359_13_1_2 ^ xor_i_i_14_1_5;  // algorithms/aes/c/aes.c:53
  wire [4:0] shl11_i364_13_1_1 = {4'd0, shr_i357_13_1_2};  // algorithms/aes/c/aes.c:34
  wire [4:0] shl11_i364_13_1_2 = {shl11_i364_13_1_1[0], 4'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i_i_14_1_6 = {3'd0, shl11_i364_13_1_2};  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_14_1_7 = xor_i_i_14_1_6 ^ load_19_36;  // algorithms/aes/c/aes.c:53
  wire [7:0] shl_i358_14_1 = {load_19_37[6:0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] shr_i357_14_1_1 = {7'd0, load_19_37[7]};  // algorithms/aes/c/aes.c:33
  wire [0:0] shr_i357_14_1_2 = shr_i357_14_1_1[0];  // algorithms/aes/c/aes.c:33
  wire [7:0] xor_i359_14_1_1 = {7'd0, shr_i357_14_1_2};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i359_14_1_2 = shl_i358_14_1 | xor_i359_14_1_1;  // algorithms/aes/c/aes.c:34
  wire [31:0] shr_i_i_14_1_1 = {16'd0, xor17_1_q[31:16]};
  wire [7:0] shr_i_i_14_1_2 = shr_i_i_14_1_1[7:0];
  wire [1:0] shl5_i360_14_1_1 = {1'd0, shr_i357_14_1_2};  // algorithms/aes/c/aes.c:34
  wire [1:0] shl5_i360_14_1_2 = {shl5_i360_14_1_1[0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i_i_14_1_8 = {6'd0, shl5_i360_14_1_2};  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_14_1_9 = shr_i_i_14_1_2 ^ xor_i_i_14_1_8;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_14_1_10 = xor_i359_14_1_2 ^ xor_i_i_14_1_9;  // algorithms/aes/c/aes.c:53
  wire [3:0] shl8_i362_14_1_1 = {3'd0, shr_i357_14_1_2};  // algorithms/aes/c/aes.c:34
  wire [3:0] shl8_i362_14_1_2 = {shl8_i362_14_1_1[0], 3'd0};  // algorithms/aes/c/aes.c:34
  wire [4:0] xor_i_i_14_1_11 = {1'd0, shl8_i362_14_1_2};  // algorithms/aes/c/aes.c:53
  wire [4:0] shl11_i364_14_1_1 = {4'd0, shr_i357_14_1_2};  // algorithms/aes/c/aes.c:34
  wire [4:0] shl11_i364_14_1_2 = {shl11_i364_14_1_1[0], 4'd0};  // algorithms/aes/c/aes.c:34
  wire [4:0] xor_i_i_14_1_12 = xor_i_i_14_1_11 ^ shl11_i364_14_1_2;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_14_1_13 = {3'd0, xor_i_i_14_1_12};  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_14_1_14 = load_19_38 ^ load_19_37;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_14_1_15 = xor_i_i_14_1_13 ^ xor_i_i_14_1_14;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_14_1_16 = xor_i_i_14_1_10 ^ xor_i_i_14_1_15;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_14_1_1 = xor_i_i_14_1_7 ^ xor_i_i_14_1_16;  // algorithms/aes/c/aes.c:53
  wire [7:0] shr_i348_4_2 = {7'd0, load_19_34[7]};  // algorithms/aes/c/aes.c:33
  wire [0:0] shr_i348_4_2_1 = shr_i348_4_2[0];  // algorithms/aes/c/aes.c:33
  wire [3:0] shl8_i353_4_2 = {3'd0, shr_i348_4_2_1};  // algorithms/aes/c/aes.c:34
  wire [3:0] shl8_i353_4_2_1 = {shl8_i353_4_2[0], 3'd0};  // algorithms/aes/c/aes.c:34
  wire [4:0] xor_i_i_7_2_3 = {1'd0, shl8_i353_4_2_1};  // algorithms/aes/c/aes.c:53
  wire [4:0] shl11_i355_4_2 = {4'd0, shr_i348_4_2_1};  // algorithms/aes/c/aes.c:34
  wire [4:0] shl11_i355_4_2_1 = {shl11_i355_4_2[0], 4'd0};  // algorithms/aes/c/aes.c:34
  wire [4:0] xor_i_i_7_2_4 = xor_i_i_7_2_3 ^ shl11_i355_4_2_1;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_7_2_5 = {3'd0, xor_i_i_7_2_4};  // algorithms/aes/c/aes.c:53
  wire [31:0] shr_i_i_7_2 = {24'd0, xor12_2_q[31:24]};
  wire [7:0] shr_i_i_7_2_1 = shr_i_i_7_2[7:0];
  wire [7:0] shr_i357_6_2 = {7'd0, load_19_24[7]};  // algorithms/aes/c/aes.c:33
  wire [0:0] shr_i357_6_2_1 = shr_i357_6_2[0];  // algorithms/aes/c/aes.c:33
  wire [1:0] shl5_i360_6_2 = {1'd0, shr_i357_6_2_1};  // algorithms/aes/c/aes.c:34
  wire [1:0] shl5_i360_6_2_1 = {shl5_i360_6_2[0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i_i_7_2_6 = {6'd0, shl5_i360_6_2_1};  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_7_2_7 = shr_i_i_7_2_1 ^ xor_i_i_7_2_6;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_7_2_8 = load_19_34 ^ xor_i_i_7_2_7;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_7_2 = xor_i_i_7_2_5 ^ xor_i_i_7_2_8;  // algorithms/aes/c/aes.c:53
  wire [3:0] shl8_i362_6_2 = {3'd0, shr_i357_6_2_1};  // algorithms/aes/c/aes.c:34
  wire [3:0] shl8_i362_6_2_1 = {shl8_i362_6_2[0], 3'd0};  // algorithms/aes/c/aes.c:34
  wire [4:0] xor_i_i_7_2_9 = {1'd0, shl8_i362_6_2_1};  // algorithms/aes/c/aes.c:53
  wire [4:0] shl11_i364_6_2 = {4'd0, shr_i357_6_2_1};  // algorithms/aes/c/aes.c:34
  wire [4:0] shl11_i364_6_2_1 = {shl11_i364_6_2[0], 4'd0};  // algorithms/aes/c/aes.c:34
  wire [4:0] xor_i_i_7_2_10 = xor_i_i_7_2_9 ^ shl11_i364_6_2_1;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_7_2_11 = {3'd0, xor_i_i_7_2_10};  // algorithms/aes/c/aes.c:53
  wire [7:0] shl_i349_4_2 = {load_19_34[6:0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i350_4_2 = {7'd0, shr_i348_4_2_1};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i350_4_2_1 = shl_i349_4_2 | xor_i350_4_2;  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i_i_7_2_12 = xor_i_i_7_2_11 ^ xor_i350_4_2_1;  // algorithms/aes/c/aes.c:53
  wire [7:0] shl_i358_6_2 = {load_19_24[6:0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i359_6_2 = {7'd0, shr_i357_6_2_1};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i359_6_2_1 = shl_i358_6_2 | xor_i359_6_2;  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i_i_7_2_13 = load_19_39 ^ xor_i359_6_2_1;  // algorithms/aes/c/aes.c:53
  wire [1:0] shl5_i351_4_2 = {1'd0, shr_i348_4_2_1};  // algorithms/aes/c/aes.c:34
  wire [1:0] shl5_i351_4_2_1 = {shl5_i351_4_2[0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i_i_7_2_14 = {6'd0, shl5_i351_4_2_1};  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_7_2_15 = load_19_29 ^ xor_i_i_7_2_14;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_7_2_16 = xor_i_i_7_2_13 ^ xor_i_i_7_2_15;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_7_2_1 = xor_i_i_7_2_12 ^ xor_i_i_7_2_16;  // algorithms/aes/c/aes.c:53
  wire [7:0] shl_i358_1451 = {load_19_19[6:0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] shr_i357_1450 = {7'd0, load_19_19[7]};  // algorithms/aes/c/aes.c:33
  wire [0:0] shr_i357_1450_1 = shr_i357_1450[0];  // algorithms/aes/c/aes.c:33
  wire [7:0] xor_i359_1452 = {7'd0, shr_i357_1450_1};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i359_1452_1 = shl_i358_1451 | xor_i359_1452;  // algorithms/aes/c/aes.c:34
  wire [1:0] shl5_i360_1453 = {1'd0, shr_i357_1450_1};  // algorithms/aes/c/aes.c:34
  wire [1:0] shl5_i360_1453_1 = {shl5_i360_1453[0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [3:0] xor_i_i_1_1_3 = {2'd0, shl5_i360_1453_1};  // algorithms/aes/c/aes.c:53
  wire [3:0] shl8_i362_1454 = {3'd0, shr_i357_1450_1};  // algorithms/aes/c/aes.c:34
  wire [3:0] shl8_i362_1454_1 = {shl8_i362_1454[0], 3'd0};  // algorithms/aes/c/aes.c:34
  wire [3:0] xor_i_i_1_1_4 = xor_i_i_1_1_3 ^ shl8_i362_1454_1;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_1_1_5 = {4'd0, xor_i_i_1_1_4};  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_1_1 = xor_i359_1452_1 ^ xor_i_i_1_1_5;  // algorithms/aes/c/aes.c:53
  wire [4:0] shl11_i364_1455 = {4'd0, shr_i357_1450_1};  // algorithms/aes/c/aes.c:34
  wire [4:0] shl11_i364_1455_1 = {shl11_i364_1455[0], 4'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i_i_1_1_6 = {3'd0, shl11_i364_1455_1};  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_1_1_7 = xor_i_i_1_1_6 ^ load_19_17;  // algorithms/aes/c/aes.c:53
  wire [7:0] shl_i358_1_1 = {load_19_23[6:0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] shr_i357_1_1_1 = {7'd0, load_19_23[7]};  // algorithms/aes/c/aes.c:33
  wire [0:0] shr_i357_1_1_2 = shr_i357_1_1_1[0];  // algorithms/aes/c/aes.c:33
  wire [7:0] xor_i359_1_1_1 = {7'd0, shr_i357_1_1_2};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i359_1_1_2 = shl_i358_1_1 | xor_i359_1_1_1;  // algorithms/aes/c/aes.c:34
  wire [31:0] shr_i_i_1_1_1 = {8'd0, xor_102_1_q[31:8]};
  wire [7:0] shr_i_i_1_1_2 = shr_i_i_1_1_1[7:0];
  wire [1:0] shl5_i360_1_1_1 = {1'd0, shr_i357_1_1_2};  // algorithms/aes/c/aes.c:34
  wire [1:0] shl5_i360_1_1_2 = {shl5_i360_1_1_1[0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i_i_1_1_8 = {6'd0, shl5_i360_1_1_2};  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_1_1_9 = shr_i_i_1_1_2 ^ xor_i_i_1_1_8;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_1_1_10 = xor_i359_1_1_2 ^ xor_i_i_1_1_9;  // algorithms/aes/c/aes.c:53
  wire [3:0] shl8_i362_1_1_1 = {3'd0, shr_i357_1_1_2};  // algorithms/aes/c/aes.c:34
  wire [3:0] shl8_i362_1_1_2 = {shl8_i362_1_1_1[0], 3'd0};  // algorithms/aes/c/aes.c:34
  wire [4:0] xor_i_i_1_1_11 = {1'd0, shl8_i362_1_1_2};  // algorithms/aes/c/aes.c:53
  wire [4:0] shl11_i364_1_1_1 = {4'd0, shr_i357_1_1_2};  // algorithms/aes/c/aes.c:34
  wire [4:0] shl11_i364_1_1_2 = {shl11_i364_1_1_1[0], 4'd0};  // algorithms/aes/c/aes.c:34
  wire [4:0] xor_i_i_1_1_12 = xor_i_i_1_1_11 ^ shl11_i364_1_1_2;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_1_1_13 = {3'd0, xor_i_i_1_1_12};  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_1_1_14 = load_19_21 ^ load_19_23;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_1_1_15 = xor_i_i_1_1_13 ^ xor_i_i_1_1_14;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_1_1_16 = xor_i_i_1_1_10 ^ xor_i_i_1_1_15;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_1_1_1 = xor_i_i_1_1_7 ^ xor_i_i_1_1_16;  // algorithms/aes/c/aes.c:53
  wire [7:0] shr_i348_8_1_1 = {7'd0, load_19_28[7]};  // algorithms/aes/c/aes.c:33
  wire [0:0] shr_i348_8_1_2 = shr_i348_8_1_1[0];  // algorithms/aes/c/aes.c:33
  wire [1:0] shl5_i351_8_1_1 = {1'd0, shr_i348_8_1_2};  // algorithms/aes/c/aes.c:34
  wire [1:0] shl5_i351_8_1_2 = {shl5_i351_8_1_1[0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [3:0] xor_i_i_11_1_3 = {2'd0, shl5_i351_8_1_2};  // algorithms/aes/c/aes.c:53
  wire [3:0] shl8_i353_8_1_1 = {3'd0, shr_i348_8_1_2};  // algorithms/aes/c/aes.c:34
  wire [3:0] shl8_i353_8_1_2 = {shl8_i353_8_1_1[0], 3'd0};  // algorithms/aes/c/aes.c:34
  wire [3:0] xor_i_i_11_1_4 = xor_i_i_11_1_3 ^ shl8_i353_8_1_2;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_11_1_5 = {4'd0, xor_i_i_11_1_4};  // algorithms/aes/c/aes.c:53
  wire [4:0] shl11_i355_8_1_1 = {4'd0, shr_i348_8_1_2};  // algorithms/aes/c/aes.c:34
  wire [4:0] shl11_i355_8_1_2 = {shl11_i355_8_1_1[0], 4'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i_i_11_1_6 = {3'd0, shl11_i355_8_1_2};  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_11_1_7 = xor_i_i_11_1_6 ^ load_19_27;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_11_1 = xor_i_i_11_1_5 ^ xor_i_i_11_1_7;  // algorithms/aes/c/aes.c:53
  wire [7:0] shl_i358_10_1 = {load_19_26[6:0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] shr_i357_10_1_1 = {7'd0, load_19_26[7]};  // algorithms/aes/c/aes.c:33
  wire [0:0] shr_i357_10_1_2 = shr_i357_10_1_1[0];  // algorithms/aes/c/aes.c:33
  wire [7:0] xor_i359_10_1_1 = {7'd0, shr_i357_10_1_2};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i359_10_1_2 = shl_i358_10_1 | xor_i359_10_1_1;  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i_i_11_1_8 = load_19_25 ^ xor_i359_10_1_2;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_11_1_9 = load_19_28 ^ xor_i_i_11_1_8;  // algorithms/aes/c/aes.c:53
  wire [31:0] shr_i_i_11_1_1 = {24'd0, xor14_1_q[31:24]};
  wire [7:0] shr_i_i_11_1_2 = shr_i_i_11_1_1[7:0];
  wire [1:0] shl5_i360_10_1_1 = {1'd0, shr_i357_10_1_2};  // algorithms/aes/c/aes.c:34
  wire [1:0] shl5_i360_10_1_2 = {shl5_i360_10_1_1[0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i_i_11_1_10 = {6'd0, shl5_i360_10_1_2};  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_11_1_11 = shr_i_i_11_1_2 ^ xor_i_i_11_1_10;  // algorithms/aes/c/aes.c:53
  wire [3:0] shl8_i362_10_1_1 = {3'd0, shr_i357_10_1_2};  // algorithms/aes/c/aes.c:34
  wire [3:0] shl8_i362_10_1_2 = {shl8_i362_10_1_1[0], 3'd0};  // algorithms/aes/c/aes.c:34
  wire [4:0] xor_i_i_11_1_12 = {1'd0, shl8_i362_10_1_2};  // algorithms/aes/c/aes.c:53
  wire [4:0] shl11_i364_10_1_1 = {4'd0, shr_i357_10_1_2};  // algorithms/aes/c/aes.c:34
  wire [4:0] shl11_i364_10_1_2 = {shl11_i364_10_1_1[0], 4'd0};  // algorithms/aes/c/aes.c:34
  wire [4:0] xor_i_i_11_1_13 = xor_i_i_11_1_12 ^ shl11_i364_10_1_2;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_11_1_14 = {3'd0, xor_i_i_11_1_13};  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_11_1_15 = xor_i_i_11_1_11 ^ xor_i_i_11_1_14;  // algorithms/aes/c/aes.c:53
  wire [7:0] shl_i349_8_1 = {load_19_28[6:0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i350_8_1_1 = {7'd0, shr_i348_8_1_2};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i350_8_1_2 = shl_i349_8_1 | xor_i350_8_1_1;  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i_i_11_1_16 = xor_i_i_11_1_15 ^ xor_i350_8_1_2;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_11_1_1 = xor_i_i_11_1_9 ^ xor_i_i_11_1_16;  // algorithms/aes/c/aes.c:53
  wire [7:0] shr_i357_6_1_1 = {7'd0, load_19_33[7]};  // algorithms/aes/c/aes.c:33
  wire [0:0] shr_i357_6_1_2 = shr_i357_6_1_1[0];  // algorithms/aes/c/aes.c:33
  wire [1:0] shl5_i360_6_1_1 = {1'd0, shr_i357_6_1_2};  // algorithms/aes/c/aes.c:34
  wire [1:0] shl5_i360_6_1_2 = {shl5_i360_6_1_1[0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [3:0] xor_i_i_6_1_3 = {2'd0, shl5_i360_6_1_2};  // algorithms/aes/c/aes.c:53
  wire [3:0] shl8_i362_6_1_1 = {3'd0, shr_i357_6_1_2};  // algorithms/aes/c/aes.c:34
  wire [3:0] shl8_i362_6_1_2 = {shl8_i362_6_1_1[0], 3'd0};  // algorithms/aes/c/aes.c:34
  wire [3:0] xor_i_i_6_1_4 = xor_i_i_6_1_3 ^ shl8_i362_6_1_2;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_6_1_5 = {4'd0, xor_i_i_6_1_4};  // algorithms/aes/c/aes.c:53
  wire [4:0] shl11_i364_6_1_1 = {4'd0, shr_i357_6_1_2};  // algorithms/aes/c/aes.c:34
  wire [4:0] shl11_i364_6_1_2 = {shl11_i364_6_1_1[0], 4'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i_i_6_1_6 = {3'd0, shl11_i364_6_1_2};  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_6_1_7 = xor_i_i_6_1_6 ^ load_19_32;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_6_1 = xor_i_i_6_1_5 ^ xor_i_i_6_1_7;  // algorithms/aes/c/aes.c:53
  wire [7:0] shl_i358_5_1 = {load_19_31[6:0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] shr_i357_5_1_1 = {7'd0, load_19_31[7]};  // algorithms/aes/c/aes.c:33
  wire [0:0] shr_i357_5_1_2 = shr_i357_5_1_1[0];  // algorithms/aes/c/aes.c:33
  wire [7:0] xor_i359_5_1_1 = {7'd0, shr_i357_5_1_2};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i359_5_1_2 = shl_i358_5_1 | xor_i359_5_1_1;  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i_i_6_1_8 = load_19_30 ^ xor_i359_5_1_2;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_6_1_9 = load_19_33 ^ xor_i_i_6_1_8;  // algorithms/aes/c/aes.c:53
  wire [31:0] shr_i_i_6_1_1 = {16'd0, xor12_1_q[31:16]};
  wire [7:0] shr_i_i_6_1_2 = shr_i_i_6_1_1[7:0];
  wire [1:0] shl5_i360_5_1_1 = {1'd0, shr_i357_5_1_2};  // algorithms/aes/c/aes.c:34
  wire [1:0] shl5_i360_5_1_2 = {shl5_i360_5_1_1[0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i_i_6_1_10 = {6'd0, shl5_i360_5_1_2};  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_6_1_11 = shr_i_i_6_1_2 ^ xor_i_i_6_1_10;  // algorithms/aes/c/aes.c:53
  wire [3:0] shl8_i362_5_1_1 = {3'd0, shr_i357_5_1_2};  // algorithms/aes/c/aes.c:34
  wire [3:0] shl8_i362_5_1_2 = {shl8_i362_5_1_1[0], 3'd0};  // algorithms/aes/c/aes.c:34
  wire [4:0] xor_i_i_6_1_12 = {1'd0, shl8_i362_5_1_2};  // algorithms/aes/c/aes.c:53
  wire [4:0] shl11_i364_5_1_1 = {4'd0, shr_i357_5_1_2};  // algorithms/aes/c/aes.c:34
  wire [4:0] shl11_i364_5_1_2 = {shl11_i364_5_1_1[0], 4'd0};  // algorithms/aes/c/aes.c:34
  wire [4:0] xor_i_i_6_1_13 = xor_i_i_6_1_12 ^ shl11_i364_5_1_2;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_6_1_14 = {3'd0, xor_i_i_6_1_13};  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_6_1_15 = xor_i_i_6_1_11 ^ xor_i_i_6_1_14;  // algorithms/aes/c/aes.c:53
  wire [7:0] shl_i358_6_1 = {load_19_33[6:0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i359_6_1_1 = {7'd0, shr_i357_6_1_2};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i359_6_1_2 = shl_i358_6_1 | xor_i359_6_1_1;  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i_i_6_1_16 = xor_i_i_6_1_15 ^ xor_i359_6_1_2;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_6_1_1 = xor_i_i_6_1_9 ^ xor_i_i_6_1_16;  // algorithms/aes/c/aes.c:53
  wire [7:0] shl_i349_12_1 = {load_19_36[6:0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] shr_i348_12_1_1 = {7'd0, load_19_36[7]};  // algorithms/aes/c/aes.c:33
  wire [0:0] shr_i348_12_1_2 = shr_i348_12_1_1[0];  // algorithms/aes/c/aes.c:33
  wire [7:0] xor_i350_12_1_1 = {7'd0, shr_i348_12_1_2};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i350_12_1_2 = shl_i349_12_1 | xor_i350_12_1_1;  // algorithms/aes/c/aes.c:34
  wire [1:0] shl5_i351_12_1_1 = {1'd0, shr_i348_12_1_2};  // algorithms/aes/c/aes.c:34
  wire [1:0] shl5_i351_12_1_2 = {shl5_i351_12_1_1[0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [3:0] xor_i_i_12_1_3 = {2'd0, shl5_i351_12_1_2};  // algorithms/aes/c/aes.c:53
  wire [3:0] shl8_i353_12_1_1 = {3'd0, shr_i348_12_1_2};  // algorithms/aes/c/aes.c:34
  wire [3:0] shl8_i353_12_1_2 = {shl8_i353_12_1_1[0], 3'd0};  // algorithms/aes/c/aes.c:34
  wire [3:0] xor_i_i_12_1_4 = xor_i_i_12_1_3 ^ shl8_i353_12_1_2;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_12_1_5 = {4'd0, xor_i_i_12_1_4};  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_12_1 = xor_i350_12_1_2 ^ xor_i_i_12_1_5;  // algorithms/aes/c/aes.c:53
  wire [4:0] shl11_i355_12_1_1 = {4'd0, shr_i348_12_1_2};  // algorithms/aes/c/aes.c:34
  wire [4:0] shl11_i355_12_1_2 = {shl11_i355_12_1_1[0], 4'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i_i_12_1_6 = {3'd0, shl11_i355_12_1_2};  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_12_1_7 = xor_i_i_12_1_6 ^ load_19_35;  // algorithms/aes/c/aes.c:53
  wire [7:0] shl_i358_12_1 = {load_19_38[6:0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] shr_i357_12_1_1 = {7'd0, load_19_38[7]};  // algorithms/aes/c/aes.c:33
  wire [0:0] shr_i357_12_1_2 = shr_i357_12_1_1[0];  // algorithms/aes/c/aes.c:33
  wire [7:0] xor_i359_12_1_1 = {7'd0, shr_i357_12_1_2};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i359_12_1_2 = shl_i358_12_1 | xor_i359_12_1_1;  // algorithms/aes/c/aes.c:34
  wire [7:0] conv_i_i_12_1 = xor17_1_q[7:0];
  wire [1:0] shl5_i360_12_1_1 = {1'd0, shr_i357_12_1_2};  // algorithms/aes/c/aes.c:34
  wire [1:0] shl5_i360_12_1_2 = {shl5_i360_12_1_1[0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i_i_12_1_8 = {6'd0, shl5_i360_12_1_2};  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_12_1_9 = conv_i_i_12_1 ^ xor_i_i_12_1_8;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_12_1_10 = xor_i359_12_1_2 ^ xor_i_i_12_1_9;  // algorithms/aes/c/aes.c:53
  wire [3:0] shl8_i362_12_1_1 = {3'd0, shr_i357_12_1_2};  // algorithms/aes/c/aes.c:34
  wire [3:0] shl8_i362_12_1_2 = {shl8_i362_12_1_1[0], 3'd0};  // algorithms/aes/c/aes.c:34
  wire [4:0] xor_i_i_12_1_11 = {1'd0, shl8_i362_12_1_2};  // algorithms/aes/c/aes.c:53
  wire [4:0] shl11_i364_12_1_1 = {4'd0, shr_i357_12_1_2};  // algorithms/aes/c/aes.c:34
  wire [4:0] shl11_i364_12_1_2 = {shl11_i364_12_1_1[0], 4'd0};  // algorithms/aes/c/aes.c:34
  wire [4:0] xor_i_i_12_1_12 = xor_i_i_12_1_11 ^ shl11_i364_12_1_2;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_12_1_13 = {3'd0, xor_i_i_12_1_12};  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_12_1_14 = load_19_37 ^ load_19_38;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_12_1_15 = xor_i_i_12_1_13 ^ xor_i_i_12_1_14;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_12_1_16 = xor_i_i_12_1_10 ^ xor_i_i_12_1_15;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_12_1_1 = xor_i_i_12_1_7 ^ xor_i_i_12_1_16;  // algorithms/aes/c/aes.c:53
  wire [7:0] shr_i357_13_2 = {7'd0, load_19_43[7]};  // algorithms/aes/c/aes.c:33
  wire [0:0] shr_i357_13_2_1 = shr_i357_13_2[0];  // algorithms/aes/c/aes.c:33
  wire [3:0] shl8_i362_13_2 = {3'd0, shr_i357_13_2_1};  // algorithms/aes/c/aes.c:34
  wire [3:0] shl8_i362_13_2_1 = {shl8_i362_13_2[0], 3'd0};  // algorithms/aes/c/aes.c:34
  wire [4:0] xor_i_i_13_2_3 = {1'd0, shl8_i362_13_2_1};  // algorithms/aes/c/aes.c:53
  wire [4:0] shl11_i364_13_2 = {4'd0, shr_i357_13_2_1};  // algorithms/aes/c/aes.c:34
  wire [4:0] shl11_i364_13_2_1 = {shl11_i364_13_2[0], 4'd0};  // algorithms/aes/c/aes.c:34
  wire [4:0] xor_i_i_13_2_4 = xor_i_i_13_2_3 ^ shl11_i364_13_2_1;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_13_2_5 = {3'd0, xor_i_i_13_2_4};  // algorithms/aes/c/aes.c:53
  wire [31:0] shr_i_i_13_2 = {8'd0, xor17_2_q[31:8]};
  wire [7:0] shr_i_i_13_2_1 = shr_i_i_13_2[7:0];
  wire [7:0] shr_i357_12_2 = {7'd0, load_19_41[7]};  // algorithms/aes/c/aes.c:33
  wire [0:0] shr_i357_12_2_1 = shr_i357_12_2[0];  // algorithms/aes/c/aes.c:33
  wire [1:0] shl5_i360_12_2 = {1'd0, shr_i357_12_2_1};  // algorithms/aes/c/aes.c:34
  wire [1:0] shl5_i360_12_2_1 = {shl5_i360_12_2[0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i_i_13_2_6 = {6'd0, shl5_i360_12_2_1};  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_13_2_7 = shr_i_i_13_2_1 ^ xor_i_i_13_2_6;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_13_2_8 = load_19_43 ^ xor_i_i_13_2_7;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_13_2 = xor_i_i_13_2_5 ^ xor_i_i_13_2_8;  // algorithms/aes/c/aes.c:53
  wire [3:0] shl8_i362_12_2 = {3'd0, shr_i357_12_2_1};  // algorithms/aes/c/aes.c:34
  wire [3:0] shl8_i362_12_2_1 = {shl8_i362_12_2[0], 3'd0};  // algorithms/aes/c/aes.c:34
  wire [4:0] xor_i_i_13_2_9 = {1'd0, shl8_i362_12_2_1};  // algorithms/aes/c/aes.c:53
  wire [4:0] shl11_i364_12_2 = {4'd0, shr_i357_12_2_1};  // algorithms/aes/c/aes.c:34
  wire [4:0] shl11_i364_12_2_1 = {shl11_i364_12_2[0], 4'd0};  // algorithms/aes/c/aes.c:34
  wire [4:0] xor_i_i_13_2_10 = xor_i_i_13_2_9 ^ shl11_i364_12_2_1;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_13_2_11 = {3'd0, xor_i_i_13_2_10};  // algorithms/aes/c/aes.c:53
  wire [7:0] shl_i358_13_2 = {load_19_43[6:0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i359_13_2 = {7'd0, shr_i357_13_2_1};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i359_13_2_1 = shl_i358_13_2 | xor_i359_13_2;  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i_i_13_2_12 = xor_i_i_13_2_11 ^ xor_i359_13_2_1;  // algorithms/aes/c/aes.c:53
  wire [7:0] shl_i358_12_2 = {load_19_41[6:0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i359_12_2 = {7'd0, shr_i357_12_2_1};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i359_12_2_1 = shl_i358_12_2 | xor_i359_12_2;  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i_i_13_2_13 = load_19_44 ^ xor_i359_12_2_1;  // algorithms/aes/c/aes.c:53
  wire [1:0] shl5_i360_13_2 = {1'd0, shr_i357_13_2_1};  // algorithms/aes/c/aes.c:34
  wire [1:0] shl5_i360_13_2_1 = {shl5_i360_13_2[0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i_i_13_2_14 = {6'd0, shl5_i360_13_2_1};  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_13_2_15 = load_19_42 ^ xor_i_i_13_2_14;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_13_2_16 = xor_i_i_13_2_13 ^ xor_i_i_13_2_15;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_13_2_1 = xor_i_i_13_2_12 ^ xor_i_i_13_2_16;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_8_1_1 = xor_i350_8_1_2 ^ xor_i_i_11_1_5;  // algorithms/aes/c/aes.c:53
  wire [7:0] conv_i_i_8_1 = xor14_1_q[7:0];
  wire [7:0] xor_i_i_8_1_4 = conv_i_i_8_1 ^ xor_i_i_9_1_10;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_8_1_5 = xor_i359_8_1_2 ^ xor_i_i_8_1_4;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_8_1_6 = load_19_26 ^ load_19_25;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_8_1_7 = xor_i_i_9_1_14 ^ xor_i_i_8_1_6;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_8_1_8 = xor_i_i_8_1_5 ^ xor_i_i_8_1_7;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_8_1_2 = xor_i_i_11_1_7 ^ xor_i_i_8_1_8;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_2_1_1 = xor_i_i_3_1_5 ^ xor_i_i_3_1_7;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_2_1_4 = load_19_21 ^ xor_i359_1_1_2;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_2_1_5 = load_19_17 ^ xor_i_i_2_1_4;  // algorithms/aes/c/aes.c:53
  wire [31:0] shr_i_i_2_1 = {16'd0, xor_102_1_q[31:16]};
  wire [7:0] shr_i_i_2_1_1 = shr_i_i_2_1[7:0];
  wire [7:0] xor_i_i_2_1_6 = shr_i_i_2_1_1 ^ xor_i_i_1_1_8;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_2_1_7 = xor_i_i_2_1_6 ^ xor_i_i_1_1_13;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_2_1_8 = xor_i_i_2_1_7 ^ xor_i359_2_1_2;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_2_1_2 = xor_i_i_2_1_5 ^ xor_i_i_2_1_8;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_13_1 = xor_i_i_14_1_5 ^ xor_i_i_14_1_7;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_13_1_3 = load_19_37 ^ xor_i359_12_1_2;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_13_1_4 = load_19_35 ^ xor_i_i_13_1_3;  // algorithms/aes/c/aes.c:53
  wire [31:0] shr_i_i_13_1_1 = {8'd0, xor17_1_q[31:8]};
  wire [7:0] shr_i_i_13_1_2 = shr_i_i_13_1_1[7:0];
  wire [7:0] xor_i_i_13_1_5 = shr_i_i_13_1_2 ^ xor_i_i_12_1_8;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_13_1_6 = xor_i_i_13_1_5 ^ xor_i_i_12_1_13;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_13_1_7 = xor_i_i_13_1_6 ^ xor_i359_13_1_2;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_13_1_1 = xor_i_i_13_1_4 ^ xor_i_i_13_1_7;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_7_1 = xor_i359_6_1_2 ^ xor_i_i_6_1_5;  // algorithms/aes/c/aes.c:53
  wire [31:0] shr_i_i_7_1_1 = {24'd0, xor12_1_q[31:24]};
  wire [7:0] shr_i_i_7_1_2 = shr_i_i_7_1_1[7:0];
  wire [7:0] xor_i_i_7_1_3 = shr_i_i_7_1_2 ^ xor_i_i_4_1_10;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_7_1_4 = xor_i350_4_1_2 ^ xor_i_i_7_1_3;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_7_1_5 = load_19_31 ^ load_19_30;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_7_1_6 = xor_i_i_4_1_14 ^ xor_i_i_7_1_5;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_7_1_7 = xor_i_i_7_1_4 ^ xor_i_i_7_1_6;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_7_1_1 = xor_i_i_6_1_7 ^ xor_i_i_7_1_7;  // algorithms/aes/c/aes.c:53
  wire [7:0] shr_i357_8_2 = {7'd0, load_19_48[7]};  // algorithms/aes/c/aes.c:33
  wire [0:0] shr_i357_8_2_1 = shr_i357_8_2[0];  // algorithms/aes/c/aes.c:33
  wire [3:0] shl8_i362_8_2 = {3'd0, shr_i357_8_2_1};  // algorithms/aes/c/aes.c:34
  wire [3:0] shl8_i362_8_2_1 = {shl8_i362_8_2[0], 3'd0};  // algorithms/aes/c/aes.c:34
  wire [4:0] xor_i_i_8_2_4 = {1'd0, shl8_i362_8_2_1};  // algorithms/aes/c/aes.c:53
  wire [4:0] shl11_i364_8_2 = {4'd0, shr_i357_8_2_1};  // algorithms/aes/c/aes.c:34
  wire [4:0] shl11_i364_8_2_1 = {shl11_i364_8_2[0], 4'd0};  // algorithms/aes/c/aes.c:34
  wire [4:0] xor_i_i_8_2_5 = xor_i_i_8_2_4 ^ shl11_i364_8_2_1;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_8_2_6 = {3'd0, xor_i_i_8_2_5};  // algorithms/aes/c/aes.c:53
  wire [7:0] conv_i_i_8_2 = xor14_2_q[7:0];
  wire [7:0] shr_i348_8_2 = {7'd0, load_19_46[7]};  // algorithms/aes/c/aes.c:33
  wire [0:0] shr_i348_8_2_1 = shr_i348_8_2[0];  // algorithms/aes/c/aes.c:33
  wire [1:0] shl5_i351_8_2 = {1'd0, shr_i348_8_2_1};  // algorithms/aes/c/aes.c:34
  wire [1:0] shl5_i351_8_2_1 = {shl5_i351_8_2[0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i_i_8_2_7 = {6'd0, shl5_i351_8_2_1};  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_8_2_8 = conv_i_i_8_2 ^ xor_i_i_8_2_7;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_8_2_9 = load_19_48 ^ xor_i_i_8_2_8;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_8_2_1 = xor_i_i_8_2_6 ^ xor_i_i_8_2_9;  // algorithms/aes/c/aes.c:53
  wire [3:0] shl8_i353_8_2 = {3'd0, shr_i348_8_2_1};  // algorithms/aes/c/aes.c:34
  wire [3:0] shl8_i353_8_2_1 = {shl8_i353_8_2[0], 3'd0};  // algorithms/aes/c/aes.c:34
  wire [4:0] xor_i_i_8_2_10 = {1'd0, shl8_i353_8_2_1};  // algorithms/aes/c/aes.c:53
  wire [4:0] shl11_i355_8_2 = {4'd0, shr_i348_8_2_1};  // algorithms/aes/c/aes.c:34
  wire [4:0] shl11_i355_8_2_1 = {shl11_i355_8_2[0], 4'd0};  // algorithms/aes/c/aes.c:34
  wire [4:0] xor_i_i_8_2_11 = xor_i_i_8_2_10 ^ shl11_i355_8_2_1;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_8_2_12 = {3'd0, xor_i_i_8_2_11};  // algorithms/aes/c/aes.c:53
  wire [7:0] shl_i358_8_2 = {load_19_48[6:0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i359_8_2 = {7'd0, shr_i357_8_2_1};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i359_8_2_1 = shl_i358_8_2 | xor_i359_8_2;  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i_i_8_2_13 = xor_i_i_8_2_12 ^ xor_i359_8_2_1;  // algorithms/aes/c/aes.c:53
  wire [7:0] shl_i349_8_2 = {load_19_46[6:0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i350_8_2 = {7'd0, shr_i348_8_2_1};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i350_8_2_1 = shl_i349_8_2 | xor_i350_8_2;  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i_i_8_2_14 = load_19_49 ^ xor_i350_8_2_1;  // algorithms/aes/c/aes.c:53
  wire [1:0] shl5_i360_8_2 = {1'd0, shr_i357_8_2_1};  // algorithms/aes/c/aes.c:34
  wire [1:0] shl5_i360_8_2_1 = {shl5_i360_8_2[0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i_i_8_2_15 = {6'd0, shl5_i360_8_2_1};  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_8_2_16 = load_19_47 ^ xor_i_i_8_2_15;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_8_2_17 = xor_i_i_8_2_14 ^ xor_i_i_8_2_16;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_8_2_2 = xor_i_i_8_2_13 ^ xor_i_i_8_2_17;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_10_1 = xor_i359_9_1_2 ^ xor_i_i_9_1_5;  // algorithms/aes/c/aes.c:53
  wire [31:0] shr_i_i_10_1_1 = {16'd0, xor14_1_q[31:16]};
  wire [7:0] shr_i_i_10_1_2 = shr_i_i_10_1_1[7:0];
  wire [7:0] xor_i_i_10_1_3 = shr_i_i_10_1_2 ^ xor_i_i_11_1_10;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_10_1_4 = xor_i359_10_1_2 ^ xor_i_i_10_1_3;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_10_1_5 = load_19_25 ^ load_19_26;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_10_1_6 = xor_i_i_11_1_14 ^ xor_i_i_10_1_5;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_10_1_7 = xor_i_i_10_1_4 ^ xor_i_i_10_1_6;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_10_1_1 = xor_i_i_9_1_7 ^ xor_i_i_10_1_7;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_1459 = xor_i_i_1_1_5 ^ xor_i_i_1_1_7;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_1459_3 = load_19_23 ^ xor_i350_1446_1;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_1459_4 = load_19_19 ^ xor_i_i_1459_3;  // algorithms/aes/c/aes.c:53
  wire [7:0] conv_i_i_1458 = xor9_1_q[7:0];
  wire [7:0] xor_i_i_1459_5 = conv_i_i_1458 ^ xor_i_i_3_1_8;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_1459_6 = xor_i_i_1459_5 ^ xor_i_i_3_1_13;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_1459_7 = xor_i_i_1459_6 ^ xor_i359_1452_1;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_1459_1 = xor_i_i_1459_4 ^ xor_i_i_1459_7;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_15_1_1 = xor_i_i_12_1_5 ^ xor_i_i_12_1_7;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_15_1_4 = load_19_38 ^ xor_i359_14_1_2;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_15_1_5 = load_19_36 ^ xor_i_i_15_1_4;  // algorithms/aes/c/aes.c:53
  wire [31:0] shr_i_i_15_1 = {24'd0, xor17_1_q[31:24]};
  wire [7:0] shr_i_i_15_1_1 = shr_i_i_15_1[7:0];
  wire [7:0] xor_i_i_15_1_6 = shr_i_i_15_1_1 ^ xor_i_i_14_1_8;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_15_1_7 = xor_i_i_15_1_6 ^ xor_i_i_14_1_13;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_15_1_8 = xor_i_i_15_1_7 ^ xor_i350_12_1_2;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_15_1_2 = xor_i_i_15_1_5 ^ xor_i_i_15_1_8;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_5_1_1 = xor_i359_4_1_2 ^ xor_i_i_4_1_5;  // algorithms/aes/c/aes.c:53
  wire [31:0] shr_i_i_5_1 = {8'd0, xor12_1_q[31:8]};
  wire [7:0] shr_i_i_5_1_1 = shr_i_i_5_1[7:0];
  wire [7:0] xor_i_i_5_1_4 = shr_i_i_5_1_1 ^ xor_i_i_6_1_10;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_5_1_5 = xor_i359_5_1_2 ^ xor_i_i_5_1_4;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_5_1_6 = load_19_30 ^ load_19_31;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_5_1_7 = xor_i_i_6_1_14 ^ xor_i_i_5_1_6;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_5_1_8 = xor_i_i_5_1_5 ^ xor_i_i_5_1_7;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_5_1_2 = xor_i_i_4_1_7 ^ xor_i_i_5_1_8;  // algorithms/aes/c/aes.c:53
  wire [7:0] shr_i357_2_2 = {7'd0, load_19_53[7]};  // algorithms/aes/c/aes.c:33
  wire [0:0] shr_i357_2_2_1 = shr_i357_2_2[0];  // algorithms/aes/c/aes.c:33
  wire [3:0] shl8_i362_2_2 = {3'd0, shr_i357_2_2_1};  // algorithms/aes/c/aes.c:34
  wire [3:0] shl8_i362_2_2_1 = {shl8_i362_2_2[0], 3'd0};  // algorithms/aes/c/aes.c:34
  wire [4:0] xor_i_i_2_2_4 = {1'd0, shl8_i362_2_2_1};  // algorithms/aes/c/aes.c:53
  wire [4:0] shl11_i364_2_2 = {4'd0, shr_i357_2_2_1};  // algorithms/aes/c/aes.c:34
  wire [4:0] shl11_i364_2_2_1 = {shl11_i364_2_2[0], 4'd0};  // algorithms/aes/c/aes.c:34
  wire [4:0] xor_i_i_2_2_5 = xor_i_i_2_2_4 ^ shl11_i364_2_2_1;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_2_2_6 = {3'd0, xor_i_i_2_2_5};  // algorithms/aes/c/aes.c:53
  wire [31:0] shr_i_i_2_2 = {16'd0, xor_102_2_q[31:16]};
  wire [7:0] shr_i_i_2_2_1 = shr_i_i_2_2[7:0];
  wire [7:0] shr_i357_1_2_1 = {7'd0, load_19_51[7]};  // algorithms/aes/c/aes.c:33
  wire [0:0] shr_i357_1_2_2 = shr_i357_1_2_1[0];  // algorithms/aes/c/aes.c:33
  wire [1:0] shl5_i360_1_2_1 = {1'd0, shr_i357_1_2_2};  // algorithms/aes/c/aes.c:34
  wire [1:0] shl5_i360_1_2_2 = {shl5_i360_1_2_1[0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i_i_2_2_7 = {6'd0, shl5_i360_1_2_2};  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_2_2_8 = shr_i_i_2_2_1 ^ xor_i_i_2_2_7;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_2_2_9 = load_19_53 ^ xor_i_i_2_2_8;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_2_2_1 = xor_i_i_2_2_6 ^ xor_i_i_2_2_9;  // algorithms/aes/c/aes.c:53
  wire [3:0] shl8_i362_1_2_1 = {3'd0, shr_i357_1_2_2};  // algorithms/aes/c/aes.c:34
  wire [3:0] shl8_i362_1_2_2 = {shl8_i362_1_2_1[0], 3'd0};  // algorithms/aes/c/aes.c:34
  wire [4:0] xor_i_i_2_2_10 = {1'd0, shl8_i362_1_2_2};  // algorithms/aes/c/aes.c:53
  wire [4:0] shl11_i364_1_2_1 = {4'd0, shr_i357_1_2_2};  // algorithms/aes/c/aes.c:34
  wire [4:0] shl11_i364_1_2_2 = {shl11_i364_1_2_1[0], 4'd0};  // algorithms/aes/c/aes.c:34
  wire [4:0] xor_i_i_2_2_11 = xor_i_i_2_2_10 ^ shl11_i364_1_2_2;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_2_2_12 = {3'd0, xor_i_i_2_2_11};  // algorithms/aes/c/aes.c:53
  wire [7:0] shl_i358_2_2 = {load_19_53[6:0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i359_2_2 = {7'd0, shr_i357_2_2_1};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i359_2_2_1 = shl_i358_2_2 | xor_i359_2_2;  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i_i_2_2_13 = xor_i_i_2_2_12 ^ xor_i359_2_2_1;  // algorithms/aes/c/aes.c:53
  wire [7:0] shl_i358_1_2 = {load_19_51[6:0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i359_1_2_1 = {7'd0, shr_i357_1_2_2};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i359_1_2_2 = shl_i358_1_2 | xor_i359_1_2_1;  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i_i_2_2_14 = load_19_54 ^ xor_i359_1_2_2;  // algorithms/aes/c/aes.c:53
  wire [1:0] shl5_i360_2_2 = {1'd0, shr_i357_2_2_1};  // algorithms/aes/c/aes.c:34
  wire [1:0] shl5_i360_2_2_1 = {shl5_i360_2_2[0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i_i_2_2_15 = {6'd0, shl5_i360_2_2_1};  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_2_2_16 = load_19_52 ^ xor_i_i_2_2_15;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_2_2_17 = xor_i_i_2_2_14 ^ xor_i_i_2_2_16;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_2_2_2 = xor_i_i_2_2_13 ^ xor_i_i_2_2_17;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_11_3_1 = load_19_55 ^ load_19_50;  // algorithms/aes/c/aes.c:53
  wire [7:0] shl_i358_10_3 = {load_19_40[6:0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] shr_i357_10_3 = {7'd0, load_19_40[7]};  // algorithms/aes/c/aes.c:33
  wire [0:0] shr_i357_10_3_1 = shr_i357_10_3[0];  // algorithms/aes/c/aes.c:33
  wire [7:0] xor_i359_10_3 = {7'd0, shr_i357_10_3_1};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i359_10_3_1 = shl_i358_10_3 | xor_i359_10_3;  // algorithms/aes/c/aes.c:34
  wire [7:0] shl_i349_8_3 = {load_19_50[6:0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] shr_i348_8_3 = {7'd0, load_19_50[7]};  // algorithms/aes/c/aes.c:33
  wire [0:0] shr_i348_8_3_1 = shr_i348_8_3[0];  // algorithms/aes/c/aes.c:33
  wire [7:0] xor_i350_8_3 = {7'd0, shr_i348_8_3_1};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i350_8_3_1 = shl_i349_8_3 | xor_i350_8_3;  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i_i_11_3_2 = xor_i359_10_3_1 ^ xor_i350_8_3_1;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_11_3_3 = xor_i_i_11_3_1 ^ xor_i_i_11_3_2;  // algorithms/aes/c/aes.c:53
  wire [31:0] shr_i_i_11_3 = {24'd0, xor14_3_q[31:24]};
  wire [7:0] shr_i_i_11_3_1 = shr_i_i_11_3[7:0];
  wire [1:0] shl5_i360_10_3 = {1'd0, shr_i357_10_3_1};  // algorithms/aes/c/aes.c:34
  wire [1:0] shl5_i360_10_3_1 = {shl5_i360_10_3[0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i_i_11_3_4 = {6'd0, shl5_i360_10_3_1};  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_11_3_5 = shr_i_i_11_3_1 ^ xor_i_i_11_3_4;  // algorithms/aes/c/aes.c:53
  wire [3:0] shl8_i362_10_3 = {3'd0, shr_i357_10_3_1};  // algorithms/aes/c/aes.c:34
  wire [3:0] shl8_i362_10_3_1 = {shl8_i362_10_3[0], 3'd0};  // algorithms/aes/c/aes.c:34
  wire [4:0] xor_i_i_11_3_6 = {1'd0, shl8_i362_10_3_1};  // algorithms/aes/c/aes.c:53
  wire [4:0] shl11_i364_10_3 = {4'd0, shr_i357_10_3_1};  // algorithms/aes/c/aes.c:34
  wire [4:0] shl11_i364_10_3_1 = {shl11_i364_10_3[0], 4'd0};  // algorithms/aes/c/aes.c:34
  wire [4:0] xor_i_i_11_3_7 = xor_i_i_11_3_6 ^ shl11_i364_10_3_1;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_11_3_8 = {3'd0, xor_i_i_11_3_7};  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_11_3_9 = xor_i_i_11_3_5 ^ xor_i_i_11_3_8;  // algorithms/aes/c/aes.c:53
  wire [1:0] shl5_i351_8_3 = {1'd0, shr_i348_8_3_1};  // algorithms/aes/c/aes.c:34
  wire [1:0] shl5_i351_8_3_1 = {shl5_i351_8_3[0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i_i_11_3_10 = {6'd0, shl5_i351_8_3_1};  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_11_3_11 = load_19_45 ^ xor_i_i_11_3_10;  // algorithms/aes/c/aes.c:53
  wire [3:0] shl8_i353_8_3 = {3'd0, shr_i348_8_3_1};  // algorithms/aes/c/aes.c:34
  wire [3:0] shl8_i353_8_3_1 = {shl8_i353_8_3[0], 3'd0};  // algorithms/aes/c/aes.c:34
  wire [4:0] xor_i_i_11_3_12 = {1'd0, shl8_i353_8_3_1};  // algorithms/aes/c/aes.c:53
  wire [4:0] shl11_i355_8_3 = {4'd0, shr_i348_8_3_1};  // algorithms/aes/c/aes.c:34
  wire [4:0] shl11_i355_8_3_1 = {shl11_i355_8_3[0], 4'd0};  // algorithms/aes/c/aes.c:34
  wire [4:0] xor_i_i_11_3_13 = xor_i_i_11_3_12 ^ shl11_i355_8_3_1;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_11_3_14 = {3'd0, xor_i_i_11_3_13};  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_11_3_15 = xor_i_i_11_3_11 ^ xor_i_i_11_3_14;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_11_3_16 = xor_i_i_11_3_9 ^ xor_i_i_11_3_15;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_11_3 = xor_i_i_11_3_3 ^ xor_i_i_11_3_16;  // algorithms/aes/c/aes.c:53
  wire [7:0] shr_i357_4_2 = {7'd0, load_19_29[7]};  // algorithms/aes/c/aes.c:33
  wire [0:0] shr_i357_4_2_1 = shr_i357_4_2[0];  // algorithms/aes/c/aes.c:33
  wire [4:0] shl11_i364_4_2 = {4'd0, shr_i357_4_2_1};  // algorithms/aes/c/aes.c:34
  wire [4:0] shl11_i364_4_2_1 = {shl11_i364_4_2[0], 4'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i_i_5_2_2 = {3'd0, shl11_i364_4_2_1};  // algorithms/aes/c/aes.c:53
  wire [7:0] shl_i358_5_2 = {load_19_39[6:0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] shr_i357_5_2 = {7'd0, load_19_39[7]};  // algorithms/aes/c/aes.c:33
  wire [0:0] shr_i357_5_2_1 = shr_i357_5_2[0];  // algorithms/aes/c/aes.c:33
  wire [7:0] xor_i359_5_2 = {7'd0, shr_i357_5_2_1};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i359_5_2_1 = shl_i358_5_2 | xor_i359_5_2;  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i_i_5_2_3 = xor_i_i_5_2_2 ^ xor_i359_5_2_1;  // algorithms/aes/c/aes.c:53
  wire [31:0] shr_i_i_5_2 = {8'd0, xor12_2_q[31:8]};
  wire [7:0] shr_i_i_5_2_1 = shr_i_i_5_2[7:0];
  wire [7:0] xor_i_i_5_2_4 = shr_i_i_5_2_1 ^ load_19_24;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_5_2_5 = load_19_34 ^ xor_i_i_5_2_4;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_5_2_6 = xor_i_i_5_2_3 ^ xor_i_i_5_2_5;  // algorithms/aes/c/aes.c:53
  wire [1:0] shl5_i360_5_2 = {1'd0, shr_i357_5_2_1};  // algorithms/aes/c/aes.c:34
  wire [1:0] shl5_i360_5_2_1 = {shl5_i360_5_2[0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [3:0] xor_i_i_5_2_7 = {2'd0, shl5_i360_5_2_1};  // algorithms/aes/c/aes.c:53
  wire [3:0] shl8_i362_5_2 = {3'd0, shr_i357_5_2_1};  // algorithms/aes/c/aes.c:34
  wire [3:0] shl8_i362_5_2_1 = {shl8_i362_5_2[0], 3'd0};  // algorithms/aes/c/aes.c:34
  wire [3:0] xor_i_i_5_2_8 = xor_i_i_5_2_7 ^ shl8_i362_5_2_1;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_5_2_9 = {4'd0, xor_i_i_5_2_8};  // algorithms/aes/c/aes.c:53
  wire [4:0] shl11_i364_5_2 = {4'd0, shr_i357_5_2_1};  // algorithms/aes/c/aes.c:34
  wire [4:0] shl11_i364_5_2_1 = {shl11_i364_5_2[0], 4'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i_i_5_2_10 = {3'd0, shl11_i364_5_2_1};  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_5_2_11 = xor_i_i_5_2_10 ^ load_19_39;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_5_2_12 = xor_i_i_5_2_9 ^ xor_i_i_5_2_11;  // algorithms/aes/c/aes.c:53
  wire [7:0] shl_i358_4_2 = {load_19_29[6:0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i359_4_2 = {7'd0, shr_i357_4_2_1};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i359_4_2_1 = shl_i358_4_2 | xor_i359_4_2;  // algorithms/aes/c/aes.c:34
  wire [1:0] shl5_i360_4_2 = {1'd0, shr_i357_4_2_1};  // algorithms/aes/c/aes.c:34
  wire [1:0] shl5_i360_4_2_1 = {shl5_i360_4_2[0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [3:0] xor_i_i_5_2_13 = {2'd0, shl5_i360_4_2_1};  // algorithms/aes/c/aes.c:53
  wire [3:0] shl8_i362_4_2 = {3'd0, shr_i357_4_2_1};  // algorithms/aes/c/aes.c:34
  wire [3:0] shl8_i362_4_2_1 = {shl8_i362_4_2[0], 3'd0};  // algorithms/aes/c/aes.c:34
  wire [3:0] xor_i_i_5_2_14 = xor_i_i_5_2_13 ^ shl8_i362_4_2_1;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_5_2_15 = {4'd0, xor_i_i_5_2_14};  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_5_2_16 = xor_i359_4_2_1 ^ xor_i_i_5_2_15;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_5_2_17 = xor_i_i_5_2_12 ^ xor_i_i_5_2_16;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_5_2_1 = xor_i_i_5_2_6 ^ xor_i_i_5_2_17;  // algorithms/aes/c/aes.c:53
  wire [7:0] shr_i357_14_2 = {7'd0, load_19_42[7]};  // algorithms/aes/c/aes.c:33
  wire [0:0] shr_i357_14_2_1 = shr_i357_14_2[0];  // algorithms/aes/c/aes.c:33
  wire [4:0] shl11_i364_14_2 = {4'd0, shr_i357_14_2_1};  // algorithms/aes/c/aes.c:34
  wire [4:0] shl11_i364_14_2_1 = {shl11_i364_14_2[0], 4'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i_i_15_2_2 = {3'd0, shl11_i364_14_2_1};  // algorithms/aes/c/aes.c:53
  wire [7:0] shl_i349_12_2 = {load_19_44[6:0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] shr_i348_12_2 = {7'd0, load_19_44[7]};  // algorithms/aes/c/aes.c:33
  wire [0:0] shr_i348_12_2_1 = shr_i348_12_2[0];  // algorithms/aes/c/aes.c:33
  wire [7:0] xor_i350_12_2 = {7'd0, shr_i348_12_2_1};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i350_12_2_1 = shl_i349_12_2 | xor_i350_12_2;  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i_i_15_2_3 = xor_i_i_15_2_2 ^ xor_i350_12_2_1;  // algorithms/aes/c/aes.c:53
  wire [31:0] shr_i_i_15_2 = {24'd0, xor17_2_q[31:24]};
  wire [7:0] shr_i_i_15_2_1 = shr_i_i_15_2[7:0];
  wire [7:0] xor_i_i_15_2_4 = shr_i_i_15_2_1 ^ load_19_41;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_15_2_5 = load_19_43 ^ xor_i_i_15_2_4;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_15_2_6 = xor_i_i_15_2_3 ^ xor_i_i_15_2_5;  // algorithms/aes/c/aes.c:53
  wire [1:0] shl5_i351_12_2 = {1'd0, shr_i348_12_2_1};  // algorithms/aes/c/aes.c:34
  wire [1:0] shl5_i351_12_2_1 = {shl5_i351_12_2[0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [3:0] xor_i_i_15_2_7 = {2'd0, shl5_i351_12_2_1};  // algorithms/aes/c/aes.c:53
  wire [3:0] shl8_i353_12_2 = {3'd0, shr_i348_12_2_1};  // algorithms/aes/c/aes.c:34
  wire [3:0] shl8_i353_12_2_1 = {shl8_i353_12_2[0], 3'd0};  // algorithms/aes/c/aes.c:34
  wire [3:0] xor_i_i_15_2_8 = xor_i_i_15_2_7 ^ shl8_i353_12_2_1;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_15_2_9 = {4'd0, xor_i_i_15_2_8};  // algorithms/aes/c/aes.c:53
  wire [4:0] shl11_i355_12_2 = {4'd0, shr_i348_12_2_1};  // algorithms/aes/c/aes.c:34
  wire [4:0] shl11_i355_12_2_1 = {shl11_i355_12_2[0], 4'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i_i_15_2_10 = {3'd0, shl11_i355_12_2_1};  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_15_2_11 = xor_i_i_15_2_10 ^ load_19_44;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_15_2_12 = xor_i_i_15_2_9 ^ xor_i_i_15_2_11;  // algorithms/aes/c/aes.c:53
  wire [7:0] shl_i358_14_2 = {load_19_42[6:0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i359_14_2 = {7'd0, shr_i357_14_2_1};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i359_14_2_1 = shl_i358_14_2 | xor_i359_14_2;  // algorithms/aes/c/aes.c:34
  wire [1:0] shl5_i360_14_2 = {1'd0, shr_i357_14_2_1};  // algorithms/aes/c/aes.c:34
  wire [1:0] shl5_i360_14_2_1 = {shl5_i360_14_2[0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [3:0] xor_i_i_15_2_13 = {2'd0, shl5_i360_14_2_1};  // algorithms/aes/c/aes.c:53
  wire [3:0] shl8_i362_14_2 = {3'd0, shr_i357_14_2_1};  // algorithms/aes/c/aes.c:34
  wire [3:0] shl8_i362_14_2_1 = {shl8_i362_14_2[0], 3'd0};  // algorithms/aes/c/aes.c:34
  wire [3:0] xor_i_i_15_2_14 = xor_i_i_15_2_13 ^ shl8_i362_14_2_1;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_15_2_15 = {4'd0, xor_i_i_15_2_14};  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_15_2_16 = xor_i359_14_2_1 ^ xor_i_i_15_2_15;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_15_2_17 = xor_i_i_15_2_12 ^ xor_i_i_15_2_16;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_15_2_1 = xor_i_i_15_2_6 ^ xor_i_i_15_2_17;  // algorithms/aes/c/aes.c:53
  wire [7:0] shr_i357_9_2 = {7'd0, load_19_47[7]};  // algorithms/aes/c/aes.c:33
  wire [0:0] shr_i357_9_2_1 = shr_i357_9_2[0];  // algorithms/aes/c/aes.c:33
  wire [4:0] shl11_i364_9_2 = {4'd0, shr_i357_9_2_1};  // algorithms/aes/c/aes.c:34
  wire [4:0] shl11_i364_9_2_1 = {shl11_i364_9_2[0], 4'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i_i_10_2_1 = {3'd0, shl11_i364_9_2_1};  // algorithms/aes/c/aes.c:53
  wire [7:0] shl_i358_10_2 = {load_19_49[6:0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] shr_i357_10_2 = {7'd0, load_19_49[7]};  // algorithms/aes/c/aes.c:33
  wire [0:0] shr_i357_10_2_1 = shr_i357_10_2[0];  // algorithms/aes/c/aes.c:33
  wire [7:0] xor_i359_10_2 = {7'd0, shr_i357_10_2_1};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i359_10_2_1 = shl_i358_10_2 | xor_i359_10_2;  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i_i_10_2_2 = xor_i_i_10_2_1 ^ xor_i359_10_2_1;  // algorithms/aes/c/aes.c:53
  wire [31:0] shr_i_i_10_2 = {16'd0, xor14_2_q[31:16]};
  wire [7:0] shr_i_i_10_2_1 = shr_i_i_10_2[7:0];
  wire [7:0] xor_i_i_10_2_3 = shr_i_i_10_2_1 ^ load_19_46;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_10_2_4 = load_19_48 ^ xor_i_i_10_2_3;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_10_2_5 = xor_i_i_10_2_2 ^ xor_i_i_10_2_4;  // algorithms/aes/c/aes.c:53
  wire [1:0] shl5_i360_10_2 = {1'd0, shr_i357_10_2_1};  // algorithms/aes/c/aes.c:34
  wire [1:0] shl5_i360_10_2_1 = {shl5_i360_10_2[0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [3:0] xor_i_i_10_2_6 = {2'd0, shl5_i360_10_2_1};  // algorithms/aes/c/aes.c:53
  wire [3:0] shl8_i362_10_2 = {3'd0, shr_i357_10_2_1};  // algorithms/aes/c/aes.c:34
  wire [3:0] shl8_i362_10_2_1 = {shl8_i362_10_2[0], 3'd0};  // algorithms/aes/c/aes.c:34
  wire [3:0] xor_i_i_10_2_7 = xor_i_i_10_2_6 ^ shl8_i362_10_2_1;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_10_2_8 = {4'd0, xor_i_i_10_2_7};  // algorithms/aes/c/aes.c:53
  wire [4:0] shl11_i364_10_2 = {4'd0, shr_i357_10_2_1};  // algorithms/aes/c/aes.c:34
  wire [4:0] shl11_i364_10_2_1 = {shl11_i364_10_2[0], 4'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i_i_10_2_9 = {3'd0, shl11_i364_10_2_1};  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_10_2_10 = xor_i_i_10_2_9 ^ load_19_49;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_10_2_11 = xor_i_i_10_2_8 ^ xor_i_i_10_2_10;  // algorithms/aes/c/aes.c:53
  wire [7:0] shl_i358_9_2 = {load_19_47[6:0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i359_9_2 = {7'd0, shr_i357_9_2_1};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i359_9_2_1 = shl_i358_9_2 | xor_i359_9_2;  // algorithms/aes/c/aes.c:34
  wire [1:0] shl5_i360_9_2 = {1'd0, shr_i357_9_2_1};  // algorithms/aes/c/aes.c:34
  wire [1:0] shl5_i360_9_2_1 = {shl5_i360_9_2[0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [3:0] xor_i_i_10_2_12 = {2'd0, shl5_i360_9_2_1};  // algorithms/aes/c/aes.c:53
  wire [3:0] shl8_i362_9_2 = {3'd0, shr_i357_9_2_1};  // algorithms/aes/c/aes.c:34
  wire [3:0] shl8_i362_9_2_1 = {shl8_i362_9_2[0], 3'd0};  // algorithms/aes/c/aes.c:34
  wire [3:0] xor_i_i_10_2_13 = xor_i_i_10_2_12 ^ shl8_i362_9_2_1;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_10_2_14 = {4'd0, xor_i_i_10_2_13};  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_10_2_15 = xor_i359_9_2_1 ^ xor_i_i_10_2_14;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_10_2_16 = xor_i_i_10_2_11 ^ xor_i_i_10_2_15;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_10_2 = xor_i_i_10_2_5 ^ xor_i_i_10_2_16;  // algorithms/aes/c/aes.c:53
  wire [7:0] shr_i348_2463 = {7'd0, load_19_52[7]};  // algorithms/aes/c/aes.c:33
  wire [0:0] shr_i348_2463_1 = shr_i348_2463[0];  // algorithms/aes/c/aes.c:33
  wire [4:0] shl11_i355_2468 = {4'd0, shr_i348_2463_1};  // algorithms/aes/c/aes.c:34
  wire [4:0] shl11_i355_2468_1 = {shl11_i355_2468[0], 4'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i_i_2478_1 = {3'd0, shl11_i355_2468_1};  // algorithms/aes/c/aes.c:53
  wire [7:0] shl_i358_2470 = {load_19_54[6:0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] shr_i357_2469 = {7'd0, load_19_54[7]};  // algorithms/aes/c/aes.c:33
  wire [0:0] shr_i357_2469_1 = shr_i357_2469[0];  // algorithms/aes/c/aes.c:33
  wire [7:0] xor_i359_2471 = {7'd0, shr_i357_2469_1};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i359_2471_1 = shl_i358_2470 | xor_i359_2471;  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i_i_2478_2 = xor_i_i_2478_1 ^ xor_i359_2471_1;  // algorithms/aes/c/aes.c:53
  wire [7:0] conv_i_i_2477 = xor9_2_q[7:0];
  wire [7:0] xor_i_i_2478_3 = conv_i_i_2477 ^ load_19_51;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_2478_4 = load_19_53 ^ xor_i_i_2478_3;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_2478_5 = xor_i_i_2478_2 ^ xor_i_i_2478_4;  // algorithms/aes/c/aes.c:53
  wire [1:0] shl5_i360_2472 = {1'd0, shr_i357_2469_1};  // algorithms/aes/c/aes.c:34
  wire [1:0] shl5_i360_2472_1 = {shl5_i360_2472[0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [3:0] xor_i_i_2478_6 = {2'd0, shl5_i360_2472_1};  // algorithms/aes/c/aes.c:53
  wire [3:0] shl8_i362_2473 = {3'd0, shr_i357_2469_1};  // algorithms/aes/c/aes.c:34
  wire [3:0] shl8_i362_2473_1 = {shl8_i362_2473[0], 3'd0};  // algorithms/aes/c/aes.c:34
  wire [3:0] xor_i_i_2478_7 = xor_i_i_2478_6 ^ shl8_i362_2473_1;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_2478_8 = {4'd0, xor_i_i_2478_7};  // algorithms/aes/c/aes.c:53
  wire [4:0] shl11_i364_2474 = {4'd0, shr_i357_2469_1};  // algorithms/aes/c/aes.c:34
  wire [4:0] shl11_i364_2474_1 = {shl11_i364_2474[0], 4'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i_i_2478_9 = {3'd0, shl11_i364_2474_1};  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_2478_10 = xor_i_i_2478_9 ^ load_19_54;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_2478_11 = xor_i_i_2478_8 ^ xor_i_i_2478_10;  // algorithms/aes/c/aes.c:53
  wire [7:0] shl_i349_2464 = {load_19_52[6:0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i350_2465 = {7'd0, shr_i348_2463_1};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i350_2465_1 = shl_i349_2464 | xor_i350_2465;  // algorithms/aes/c/aes.c:34
  wire [1:0] shl5_i351_2466 = {1'd0, shr_i348_2463_1};  // algorithms/aes/c/aes.c:34
  wire [1:0] shl5_i351_2466_1 = {shl5_i351_2466[0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [3:0] xor_i_i_2478_12 = {2'd0, shl5_i351_2466_1};  // algorithms/aes/c/aes.c:53
  wire [3:0] shl8_i353_2467 = {3'd0, shr_i348_2463_1};  // algorithms/aes/c/aes.c:34
  wire [3:0] shl8_i353_2467_1 = {shl8_i353_2467[0], 3'd0};  // algorithms/aes/c/aes.c:34
  wire [3:0] xor_i_i_2478_13 = xor_i_i_2478_12 ^ shl8_i353_2467_1;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_2478_14 = {4'd0, xor_i_i_2478_13};  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_2478_15 = xor_i350_2465_1 ^ xor_i_i_2478_14;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_2478_16 = xor_i_i_2478_11 ^ xor_i_i_2478_15;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_2478 = xor_i_i_2478_5 ^ xor_i_i_2478_16;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_1_3_1 = load_19_60 ^ load_19_59;  // algorithms/aes/c/aes.c:53
  wire [7:0] shl_i358_3488 = {load_19_57[6:0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] shr_i357_3487 = {7'd0, load_19_57[7]};  // algorithms/aes/c/aes.c:33
  wire [0:0] shr_i357_3487_1 = shr_i357_3487[0];  // algorithms/aes/c/aes.c:33
  wire [7:0] xor_i359_3489 = {7'd0, shr_i357_3487_1};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i359_3489_1 = shl_i358_3488 | xor_i359_3489;  // algorithms/aes/c/aes.c:34
  wire [7:0] shl_i358_1_3 = {load_19_59[6:0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] shr_i357_1_3 = {7'd0, load_19_59[7]};  // algorithms/aes/c/aes.c:33
  wire [0:0] shr_i357_1_3_1 = shr_i357_1_3[0];  // algorithms/aes/c/aes.c:33
  wire [7:0] xor_i359_1_3 = {7'd0, shr_i357_1_3_1};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i359_1_3_1 = shl_i358_1_3 | xor_i359_1_3;  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i_i_1_3_2 = xor_i359_3489_1 ^ xor_i359_1_3_1;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_1_3_3 = xor_i_i_1_3_1 ^ xor_i_i_1_3_2;  // algorithms/aes/c/aes.c:53
  wire [31:0] shr_i_i_1_3 = {8'd0, xor_102_3_q[31:8]};
  wire [7:0] shr_i_i_1_3_1 = shr_i_i_1_3[7:0];
  wire [1:0] shl5_i360_3490 = {1'd0, shr_i357_3487_1};  // algorithms/aes/c/aes.c:34
  wire [1:0] shl5_i360_3490_1 = {shl5_i360_3490[0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i_i_1_3_4 = {6'd0, shl5_i360_3490_1};  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_1_3_5 = shr_i_i_1_3_1 ^ xor_i_i_1_3_4;  // algorithms/aes/c/aes.c:53
  wire [3:0] shl8_i362_3491 = {3'd0, shr_i357_3487_1};  // algorithms/aes/c/aes.c:34
  wire [3:0] shl8_i362_3491_1 = {shl8_i362_3491[0], 3'd0};  // algorithms/aes/c/aes.c:34
  wire [4:0] xor_i_i_1_3_6 = {1'd0, shl8_i362_3491_1};  // algorithms/aes/c/aes.c:53
  wire [4:0] shl11_i364_3492 = {4'd0, shr_i357_3487_1};  // algorithms/aes/c/aes.c:34
  wire [4:0] shl11_i364_3492_1 = {shl11_i364_3492[0], 4'd0};  // algorithms/aes/c/aes.c:34
  wire [4:0] xor_i_i_1_3_7 = xor_i_i_1_3_6 ^ shl11_i364_3492_1;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_1_3_8 = {3'd0, xor_i_i_1_3_7};  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_1_3_9 = xor_i_i_1_3_5 ^ xor_i_i_1_3_8;  // algorithms/aes/c/aes.c:53
  wire [1:0] shl5_i360_1_3 = {1'd0, shr_i357_1_3_1};  // algorithms/aes/c/aes.c:34
  wire [1:0] shl5_i360_1_3_1 = {shl5_i360_1_3[0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i_i_1_3_10 = {6'd0, shl5_i360_1_3_1};  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_1_3_11 = load_19_58 ^ xor_i_i_1_3_10;  // algorithms/aes/c/aes.c:53
  wire [3:0] shl8_i362_1_3 = {3'd0, shr_i357_1_3_1};  // algorithms/aes/c/aes.c:34
  wire [3:0] shl8_i362_1_3_1 = {shl8_i362_1_3[0], 3'd0};  // algorithms/aes/c/aes.c:34
  wire [4:0] xor_i_i_1_3_12 = {1'd0, shl8_i362_1_3_1};  // algorithms/aes/c/aes.c:53
  wire [4:0] shl11_i364_1_3 = {4'd0, shr_i357_1_3_1};  // algorithms/aes/c/aes.c:34
  wire [4:0] shl11_i364_1_3_1 = {shl11_i364_1_3[0], 4'd0};  // algorithms/aes/c/aes.c:34
  wire [4:0] xor_i_i_1_3_13 = xor_i_i_1_3_12 ^ shl11_i364_1_3_1;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_1_3_14 = {3'd0, xor_i_i_1_3_13};  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_1_3_15 = xor_i_i_1_3_11 ^ xor_i_i_1_3_14;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_1_3_16 = xor_i_i_1_3_9 ^ xor_i_i_1_3_15;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_1_3 = xor_i_i_1_3_3 ^ xor_i_i_1_3_16;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_12_2_1 = xor_i350_12_2_1 ^ load_19_43;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_12_2_2 = xor_i359_12_2_1 ^ load_19_42;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_12_2_3 = xor_i_i_12_2_1 ^ xor_i_i_12_2_2;  // algorithms/aes/c/aes.c:53
  wire [7:0] conv_i_i_12_2 = xor17_2_q[7:0];
  wire [7:0] xor_i_i_12_2_4 = {6'd0, shl5_i351_12_2_1};  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_12_2_5 = conv_i_i_12_2 ^ xor_i_i_12_2_4;  // algorithms/aes/c/aes.c:53
  wire [4:0] xor_i_i_12_2_6 = {1'd0, shl8_i353_12_2_1};  // algorithms/aes/c/aes.c:53
  wire [4:0] xor_i_i_12_2_7 = xor_i_i_12_2_6 ^ shl11_i355_12_2_1;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_12_2_8 = {3'd0, xor_i_i_12_2_7};  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_12_2_9 = xor_i_i_12_2_5 ^ xor_i_i_12_2_8;  // algorithms/aes/c/aes.c:53
  wire [3:0] xor_i_i_12_2_10 = {2'd0, shl5_i360_12_2_1};  // algorithms/aes/c/aes.c:53
  wire [3:0] xor_i_i_12_2_11 = xor_i_i_12_2_10 ^ shl8_i362_12_2_1;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_12_2_12 = {4'd0, xor_i_i_12_2_11};  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_12_2_13 = {3'd0, shl11_i364_12_2_1};  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_12_2_14 = xor_i_i_12_2_13 ^ load_19_41;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_12_2_15 = xor_i_i_12_2_12 ^ xor_i_i_12_2_14;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_12_2_16 = xor_i_i_12_2_9 ^ xor_i_i_12_2_15;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_12_2 = xor_i_i_12_2_3 ^ xor_i_i_12_2_16;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_6_2_1 = xor_i359_5_2_1 ^ load_19_34;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_6_2_2 = xor_i359_6_2_1 ^ load_19_29;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_6_2_3 = xor_i_i_6_2_1 ^ xor_i_i_6_2_2;  // algorithms/aes/c/aes.c:53
  wire [31:0] shr_i_i_6_2 = {16'd0, xor12_2_q[31:16]};
  wire [7:0] shr_i_i_6_2_1 = shr_i_i_6_2[7:0];
  wire [7:0] xor_i_i_6_2_4 = {6'd0, shl5_i360_5_2_1};  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_6_2_5 = shr_i_i_6_2_1 ^ xor_i_i_6_2_4;  // algorithms/aes/c/aes.c:53
  wire [4:0] xor_i_i_6_2_6 = {1'd0, shl8_i362_5_2_1};  // algorithms/aes/c/aes.c:53
  wire [4:0] xor_i_i_6_2_7 = xor_i_i_6_2_6 ^ shl11_i364_5_2_1;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_6_2_8 = {3'd0, xor_i_i_6_2_7};  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_6_2_9 = xor_i_i_6_2_5 ^ xor_i_i_6_2_8;  // algorithms/aes/c/aes.c:53
  wire [3:0] xor_i_i_6_2_10 = {2'd0, shl5_i360_6_2_1};  // algorithms/aes/c/aes.c:53
  wire [3:0] xor_i_i_6_2_11 = xor_i_i_6_2_10 ^ shl8_i362_6_2_1;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_6_2_12 = {4'd0, xor_i_i_6_2_11};  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_6_2_13 = {3'd0, shl11_i364_6_2_1};  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_6_2_14 = xor_i_i_6_2_13 ^ load_19_24;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_6_2_15 = xor_i_i_6_2_12 ^ xor_i_i_6_2_14;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_6_2_16 = xor_i_i_6_2_9 ^ xor_i_i_6_2_15;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_6_2 = xor_i_i_6_2_3 ^ xor_i_i_6_2_16;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_1_2_1 = xor_i359_2471_1 ^ load_19_53;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_1_2_2 = xor_i359_1_2_2 ^ load_19_52;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_1_2_3 = xor_i_i_1_2_1 ^ xor_i_i_1_2_2;  // algorithms/aes/c/aes.c:53
  wire [31:0] shr_i_i_1_2 = {8'd0, xor_102_2_q[31:8]};
  wire [7:0] shr_i_i_1_2_1 = shr_i_i_1_2[7:0];
  wire [7:0] xor_i_i_1_2_4 = {6'd0, shl5_i360_2472_1};  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_1_2_5 = shr_i_i_1_2_1 ^ xor_i_i_1_2_4;  // algorithms/aes/c/aes.c:53
  wire [4:0] xor_i_i_1_2_6 = {1'd0, shl8_i362_2473_1};  // algorithms/aes/c/aes.c:53
  wire [4:0] xor_i_i_1_2_7 = xor_i_i_1_2_6 ^ shl11_i364_2474_1;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_1_2_8 = {3'd0, xor_i_i_1_2_7};  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_1_2_9 = xor_i_i_1_2_5 ^ xor_i_i_1_2_8;  // algorithms/aes/c/aes.c:53
  wire [3:0] xor_i_i_1_2_10 = {2'd0, shl5_i360_1_2_2};  // algorithms/aes/c/aes.c:53
  wire [3:0] xor_i_i_1_2_11 = xor_i_i_1_2_10 ^ shl8_i362_1_2_2;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_1_2_12 = {4'd0, xor_i_i_1_2_11};  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_1_2_13 = {3'd0, shl11_i364_1_2_2};  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_1_2_14 = xor_i_i_1_2_13 ^ load_19_51;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_1_2_15 = xor_i_i_1_2_12 ^ xor_i_i_1_2_14;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_1_2_16 = xor_i_i_1_2_9 ^ xor_i_i_1_2_15;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_1_2 = xor_i_i_1_2_3 ^ xor_i_i_1_2_16;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_11_2_1 = xor_i359_10_2_1 ^ load_19_48;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_11_2_2 = xor_i350_8_2_1 ^ load_19_47;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_11_2_3 = xor_i_i_11_2_1 ^ xor_i_i_11_2_2;  // algorithms/aes/c/aes.c:53
  wire [31:0] shr_i_i_11_2 = {24'd0, xor14_2_q[31:24]};
  wire [7:0] shr_i_i_11_2_1 = shr_i_i_11_2[7:0];
  wire [7:0] xor_i_i_11_2_4 = {6'd0, shl5_i360_10_2_1};  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_11_2_5 = shr_i_i_11_2_1 ^ xor_i_i_11_2_4;  // algorithms/aes/c/aes.c:53
  wire [4:0] xor_i_i_11_2_6 = {1'd0, shl8_i362_10_2_1};  // algorithms/aes/c/aes.c:53
  wire [4:0] xor_i_i_11_2_7 = xor_i_i_11_2_6 ^ shl11_i364_10_2_1;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_11_2_8 = {3'd0, xor_i_i_11_2_7};  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_11_2_9 = xor_i_i_11_2_5 ^ xor_i_i_11_2_8;  // algorithms/aes/c/aes.c:53
  wire [3:0] xor_i_i_11_2_10 = {2'd0, shl5_i351_8_2_1};  // algorithms/aes/c/aes.c:53
  wire [3:0] xor_i_i_11_2_11 = xor_i_i_11_2_10 ^ shl8_i353_8_2_1;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_11_2_12 = {4'd0, xor_i_i_11_2_11};  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_11_2_13 = {3'd0, shl11_i355_8_2_1};  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_11_2_14 = xor_i_i_11_2_13 ^ load_19_46;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_11_2_15 = xor_i_i_11_2_12 ^ xor_i_i_11_2_14;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_11_2_16 = xor_i_i_11_2_9 ^ xor_i_i_11_2_15;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_11_2 = xor_i_i_11_2_3 ^ xor_i_i_11_2_16;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_12_3_1 = load_19_65 ^ load_19_64;  // algorithms/aes/c/aes.c:53
  wire [7:0] shl_i349_12_3 = {load_19_62[6:0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] shr_i348_12_3 = {7'd0, load_19_62[7]};  // algorithms/aes/c/aes.c:33
  wire [0:0] shr_i348_12_3_1 = shr_i348_12_3[0];  // algorithms/aes/c/aes.c:33
  wire [7:0] xor_i350_12_3 = {7'd0, shr_i348_12_3_1};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i350_12_3_1 = shl_i349_12_3 | xor_i350_12_3;  // algorithms/aes/c/aes.c:34
  wire [7:0] shl_i358_12_3 = {load_19_64[6:0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] shr_i357_12_3 = {7'd0, load_19_64[7]};  // algorithms/aes/c/aes.c:33
  wire [0:0] shr_i357_12_3_1 = shr_i357_12_3[0];  // algorithms/aes/c/aes.c:33
  wire [7:0] xor_i359_12_3 = {7'd0, shr_i357_12_3_1};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i359_12_3_1 = shl_i358_12_3 | xor_i359_12_3;  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i_i_12_3_2 = xor_i350_12_3_1 ^ xor_i359_12_3_1;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_12_3_3 = xor_i_i_12_3_1 ^ xor_i_i_12_3_2;  // algorithms/aes/c/aes.c:53
  wire [7:0] conv_i_i_12_3 = xor17_3_q[7:0];
  wire [1:0] shl5_i351_12_3 = {1'd0, shr_i348_12_3_1};  // algorithms/aes/c/aes.c:34
  wire [1:0] shl5_i351_12_3_1 = {shl5_i351_12_3[0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i_i_12_3_4 = {6'd0, shl5_i351_12_3_1};  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_12_3_5 = conv_i_i_12_3 ^ xor_i_i_12_3_4;  // algorithms/aes/c/aes.c:53
  wire [3:0] shl8_i353_12_3 = {3'd0, shr_i348_12_3_1};  // algorithms/aes/c/aes.c:34
  wire [3:0] shl8_i353_12_3_1 = {shl8_i353_12_3[0], 3'd0};  // algorithms/aes/c/aes.c:34
  wire [4:0] xor_i_i_12_3_6 = {1'd0, shl8_i353_12_3_1};  // algorithms/aes/c/aes.c:53
  wire [4:0] shl11_i355_12_3 = {4'd0, shr_i348_12_3_1};  // algorithms/aes/c/aes.c:34
  wire [4:0] shl11_i355_12_3_1 = {shl11_i355_12_3[0], 4'd0};  // algorithms/aes/c/aes.c:34
  wire [4:0] xor_i_i_12_3_7 = xor_i_i_12_3_6 ^ shl11_i355_12_3_1;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_12_3_8 = {3'd0, xor_i_i_12_3_7};  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_12_3_9 = xor_i_i_12_3_5 ^ xor_i_i_12_3_8;  // algorithms/aes/c/aes.c:53
  wire [1:0] shl5_i360_12_3 = {1'd0, shr_i357_12_3_1};  // algorithms/aes/c/aes.c:34
  wire [1:0] shl5_i360_12_3_1 = {shl5_i360_12_3[0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i_i_12_3_10 = {6'd0, shl5_i360_12_3_1};  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_12_3_11 = load_19_63 ^ xor_i_i_12_3_10;  // algorithms/aes/c/aes.c:53
  wire [3:0] shl8_i362_12_3 = {3'd0, shr_i357_12_3_1};  // algorithms/aes/c/aes.c:34
  wire [3:0] shl8_i362_12_3_1 = {shl8_i362_12_3[0], 3'd0};  // algorithms/aes/c/aes.c:34
  wire [4:0] xor_i_i_12_3_12 = {1'd0, shl8_i362_12_3_1};  // algorithms/aes/c/aes.c:53
  wire [4:0] shl11_i364_12_3 = {4'd0, shr_i357_12_3_1};  // algorithms/aes/c/aes.c:34
  wire [4:0] shl11_i364_12_3_1 = {shl11_i364_12_3[0], 4'd0};  // algorithms/aes/c/aes.c:34
  wire [4:0] xor_i_i_12_3_13 = xor_i_i_12_3_12 ^ shl11_i364_12_3_1;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_12_3_14 = {3'd0, xor_i_i_12_3_13};  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_12_3_15 = xor_i_i_12_3_11 ^ xor_i_i_12_3_14;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_12_3_16 = xor_i_i_12_3_9 ^ xor_i_i_12_3_15;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_12_3 = xor_i_i_12_3_3 ^ xor_i_i_12_3_16;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_14_2_1 = xor_i_i_15_2_2 ^ load_19_42;  // algorithms/aes/c/aes.c:53
  wire [31:0] shr_i_i_14_2 = {16'd0, xor17_2_q[31:16]};
  wire [7:0] shr_i_i_14_2_1 = shr_i_i_14_2[7:0];
  wire [7:0] xor_i_i_14_2_2 = shr_i_i_14_2_1 ^ load_19_44;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_14_2_3 = xor_i_i_14_2_2 ^ xor_i359_13_2_1;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_14_2_4 = xor_i_i_14_2_1 ^ xor_i_i_14_2_3;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_14_2_5 = load_19_41 ^ xor_i_i_13_2_14;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_14_2_6 = xor_i359_14_2_1 ^ xor_i_i_14_2_5;  // algorithms/aes/c/aes.c:53
  wire [4:0] xor_i_i_14_2_7 = {1'd0, xor_i_i_15_2_14};  // algorithms/aes/c/aes.c:53
  wire [4:0] xor_i_i_14_2_8 = xor_i_i_13_2_4 ^ xor_i_i_14_2_7;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_14_2_9 = {3'd0, xor_i_i_14_2_8};  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_14_2_10 = xor_i_i_14_2_6 ^ xor_i_i_14_2_9;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_14_2 = xor_i_i_14_2_4 ^ xor_i_i_14_2_10;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_4_2_1 = xor_i_i_5_2_2 ^ load_19_29;  // algorithms/aes/c/aes.c:53
  wire [7:0] conv_i_i_4_2 = xor12_2_q[7:0];
  wire [7:0] xor_i_i_4_2_2 = conv_i_i_4_2 ^ load_19_39;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_4_2_3 = xor_i_i_4_2_2 ^ xor_i350_4_2_1;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_4_2_4 = xor_i_i_4_2_1 ^ xor_i_i_4_2_3;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_4_2_5 = load_19_24 ^ xor_i_i_7_2_14;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_4_2_6 = xor_i359_4_2_1 ^ xor_i_i_4_2_5;  // algorithms/aes/c/aes.c:53
  wire [4:0] xor_i_i_4_2_7 = {1'd0, xor_i_i_5_2_14};  // algorithms/aes/c/aes.c:53
  wire [4:0] xor_i_i_4_2_8 = xor_i_i_7_2_4 ^ xor_i_i_4_2_7;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_4_2_9 = {3'd0, xor_i_i_4_2_8};  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_4_2_10 = xor_i_i_4_2_6 ^ xor_i_i_4_2_9;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_4_2 = xor_i_i_4_2_4 ^ xor_i_i_4_2_10;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_3_2_1 = xor_i_i_2478_1 ^ load_19_52;  // algorithms/aes/c/aes.c:53
  wire [31:0] shr_i_i_3_2_1 = {24'd0, xor_102_2_q[31:24]};
  wire [7:0] shr_i_i_3_2_2 = shr_i_i_3_2_1[7:0];
  wire [7:0] xor_i_i_3_2_2 = shr_i_i_3_2_2 ^ load_19_54;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_3_2_3 = xor_i_i_3_2_2 ^ xor_i359_2_2_1;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_3_2_4 = xor_i_i_3_2_1 ^ xor_i_i_3_2_3;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_3_2_5 = load_19_51 ^ xor_i_i_2_2_15;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_3_2_6 = xor_i350_2465_1 ^ xor_i_i_3_2_5;  // algorithms/aes/c/aes.c:53
  wire [4:0] xor_i_i_3_2_7 = {1'd0, xor_i_i_2478_13};  // algorithms/aes/c/aes.c:53
  wire [4:0] xor_i_i_3_2_8 = xor_i_i_2_2_5 ^ xor_i_i_3_2_7;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_3_2_9 = {3'd0, xor_i_i_3_2_8};  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_3_2_10 = xor_i_i_3_2_6 ^ xor_i_i_3_2_9;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_3_2 = xor_i_i_3_2_4 ^ xor_i_i_3_2_10;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_9_2_1 = xor_i_i_10_2_1 ^ load_19_47;  // algorithms/aes/c/aes.c:53
  wire [31:0] shr_i_i_9_2_1 = {8'd0, xor14_2_q[31:8]};
  wire [7:0] shr_i_i_9_2_2 = shr_i_i_9_2_1[7:0];
  wire [7:0] xor_i_i_9_2_2 = shr_i_i_9_2_2 ^ load_19_49;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_9_2_3 = xor_i_i_9_2_2 ^ xor_i359_8_2_1;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_9_2_4 = xor_i_i_9_2_1 ^ xor_i_i_9_2_3;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_9_2_5 = load_19_46 ^ xor_i_i_8_2_15;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_9_2_6 = xor_i359_9_2_1 ^ xor_i_i_9_2_5;  // algorithms/aes/c/aes.c:53
  wire [4:0] xor_i_i_9_2_7 = {1'd0, xor_i_i_10_2_13};  // algorithms/aes/c/aes.c:53
  wire [4:0] xor_i_i_9_2_8 = xor_i_i_8_2_5 ^ xor_i_i_9_2_7;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_9_2_9 = {3'd0, xor_i_i_9_2_8};  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_9_2_10 = xor_i_i_9_2_6 ^ xor_i_i_9_2_9;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_9_2 = xor_i_i_9_2_4 ^ xor_i_i_9_2_10;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_6_3_1 = load_19_70 ^ load_19_69;  // algorithms/aes/c/aes.c:53
  wire [7:0] shl_i358_5_3 = {load_19_67[6:0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] shr_i357_5_3 = {7'd0, load_19_67[7]};  // algorithms/aes/c/aes.c:33
  wire [0:0] shr_i357_5_3_1 = shr_i357_5_3[0];  // algorithms/aes/c/aes.c:33
  wire [7:0] xor_i359_5_3 = {7'd0, shr_i357_5_3_1};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i359_5_3_1 = shl_i358_5_3 | xor_i359_5_3;  // algorithms/aes/c/aes.c:34
  wire [7:0] shl_i358_6_3 = {load_19_69[6:0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] shr_i357_6_3 = {7'd0, load_19_69[7]};  // algorithms/aes/c/aes.c:33
  wire [0:0] shr_i357_6_3_1 = shr_i357_6_3[0];  // algorithms/aes/c/aes.c:33
  wire [7:0] xor_i359_6_3 = {7'd0, shr_i357_6_3_1};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i359_6_3_1 = shl_i358_6_3 | xor_i359_6_3;  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i_i_6_3_2 = xor_i359_5_3_1 ^ xor_i359_6_3_1;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_6_3_3 = xor_i_i_6_3_1 ^ xor_i_i_6_3_2;  // algorithms/aes/c/aes.c:53
  wire [31:0] shr_i_i_6_3 = {16'd0, xor12_3_q[31:16]};
  wire [7:0] shr_i_i_6_3_1 = shr_i_i_6_3[7:0];
  wire [1:0] shl5_i360_5_3 = {1'd0, shr_i357_5_3_1};  // algorithms/aes/c/aes.c:34
  wire [1:0] shl5_i360_5_3_1 = {shl5_i360_5_3[0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i_i_6_3_4 = {6'd0, shl5_i360_5_3_1};  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_6_3_5 = shr_i_i_6_3_1 ^ xor_i_i_6_3_4;  // algorithms/aes/c/aes.c:53
  wire [3:0] shl8_i362_5_3 = {3'd0, shr_i357_5_3_1};  // algorithms/aes/c/aes.c:34
  wire [3:0] shl8_i362_5_3_1 = {shl8_i362_5_3[0], 3'd0};  // algorithms/aes/c/aes.c:34
  wire [4:0] xor_i_i_6_3_6 = {1'd0, shl8_i362_5_3_1};  // algorithms/aes/c/aes.c:53
  wire [4:0] shl11_i364_5_3 = {4'd0, shr_i357_5_3_1};  // algorithms/aes/c/aes.c:34
  wire [4:0] shl11_i364_5_3_1 = {shl11_i364_5_3[0], 4'd0};  // algorithms/aes/c/aes.c:34
  wire [4:0] xor_i_i_6_3_7 = xor_i_i_6_3_6 ^ shl11_i364_5_3_1;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_6_3_8 = {3'd0, xor_i_i_6_3_7};  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_6_3_9 = xor_i_i_6_3_5 ^ xor_i_i_6_3_8;  // algorithms/aes/c/aes.c:53
  wire [1:0] shl5_i360_6_3 = {1'd0, shr_i357_6_3_1};  // algorithms/aes/c/aes.c:34
  wire [1:0] shl5_i360_6_3_1 = {shl5_i360_6_3[0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i_i_6_3_10 = {6'd0, shl5_i360_6_3_1};  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_6_3_11 = load_19_68 ^ xor_i_i_6_3_10;  // algorithms/aes/c/aes.c:53
  wire [3:0] shl8_i362_6_3 = {3'd0, shr_i357_6_3_1};  // algorithms/aes/c/aes.c:34
  wire [3:0] shl8_i362_6_3_1 = {shl8_i362_6_3[0], 3'd0};  // algorithms/aes/c/aes.c:34
  wire [4:0] xor_i_i_6_3_12 = {1'd0, shl8_i362_6_3_1};  // algorithms/aes/c/aes.c:53
  wire [4:0] shl11_i364_6_3 = {4'd0, shr_i357_6_3_1};  // algorithms/aes/c/aes.c:34
  wire [4:0] shl11_i364_6_3_1 = {shl11_i364_6_3[0], 4'd0};  // algorithms/aes/c/aes.c:34
  wire [4:0] xor_i_i_6_3_13 = xor_i_i_6_3_12 ^ shl11_i364_6_3_1;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_6_3_14 = {3'd0, xor_i_i_6_3_13};  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_6_3_15 = xor_i_i_6_3_11 ^ xor_i_i_6_3_14;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_6_3_16 = xor_i_i_6_3_9 ^ xor_i_i_6_3_15;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_6_3 = xor_i_i_6_3_3 ^ xor_i_i_6_3_16;  // algorithms/aes/c/aes.c:53
  wire [7:0] shl_i349_12_4 = {load_19_66[6:0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] shr_i348_12_4 = {7'd0, load_19_66[7]};  // algorithms/aes/c/aes.c:33
  wire [0:0] shr_i348_12_4_1 = shr_i348_12_4[0];  // algorithms/aes/c/aes.c:33
  wire [7:0] xor_i350_12_4 = {7'd0, shr_i348_12_4_1};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i350_12_4_1 = shl_i349_12_4 | xor_i350_12_4;  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i_i_15_4_2 = load_19_61 ^ xor_i350_12_4_1;  // algorithms/aes/c/aes.c:53
  wire [31:0] shr_i_i_15_4 = {24'd0, xor17_4_q[31:24]};
  wire [7:0] shr_i_i_15_4_1 = shr_i_i_15_4[7:0];
  wire [1:0] shl5_i351_12_4 = {1'd0, shr_i348_12_4_1};  // algorithms/aes/c/aes.c:34
  wire [1:0] shl5_i351_12_4_1 = {shl5_i351_12_4[0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i_i_15_4_3 = {6'd0, shl5_i351_12_4_1};  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_15_4_4 = shr_i_i_15_4_1 ^ xor_i_i_15_4_3;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_15_4_5 = load_19_71 ^ xor_i_i_15_4_4;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_15_4_6 = xor_i_i_15_4_2 ^ xor_i_i_15_4_5;  // algorithms/aes/c/aes.c:53
  wire [3:0] shl8_i353_12_4 = {3'd0, shr_i348_12_4_1};  // algorithms/aes/c/aes.c:34
  wire [3:0] shl8_i353_12_4_1 = {shl8_i353_12_4[0], 3'd0};  // algorithms/aes/c/aes.c:34
  wire [4:0] xor_i_i_15_4_7 = {1'd0, shl8_i353_12_4_1};  // algorithms/aes/c/aes.c:53
  wire [4:0] shl11_i355_12_4 = {4'd0, shr_i348_12_4_1};  // algorithms/aes/c/aes.c:34
  wire [4:0] shl11_i355_12_4_1 = {shl11_i355_12_4[0], 4'd0};  // algorithms/aes/c/aes.c:34
  wire [4:0] xor_i_i_15_4_8 = xor_i_i_15_4_7 ^ shl11_i355_12_4_1;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_15_4_9 = {3'd0, xor_i_i_15_4_8};  // algorithms/aes/c/aes.c:53
  wire [7:0] shl_i358_14_4 = {load_19_56[6:0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] shr_i357_14_4 = {7'd0, load_19_56[7]};  // algorithms/aes/c/aes.c:33
  wire [0:0] shr_i357_14_4_1 = shr_i357_14_4[0];  // algorithms/aes/c/aes.c:33
  wire [7:0] xor_i359_14_4 = {7'd0, shr_i357_14_4_1};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i359_14_4_1 = shl_i358_14_4 | xor_i359_14_4;  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i_i_15_4_10 = xor_i_i_15_4_9 ^ xor_i359_14_4_1;  // algorithms/aes/c/aes.c:53
  wire [1:0] shl5_i360_14_4 = {1'd0, shr_i357_14_4_1};  // algorithms/aes/c/aes.c:34
  wire [1:0] shl5_i360_14_4_1 = {shl5_i360_14_4[0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i_i_15_4_11 = {6'd0, shl5_i360_14_4_1};  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_15_4_12 = load_19_66 ^ xor_i_i_15_4_11;  // algorithms/aes/c/aes.c:53
  wire [3:0] shl8_i362_14_4 = {3'd0, shr_i357_14_4_1};  // algorithms/aes/c/aes.c:34
  wire [3:0] shl8_i362_14_4_1 = {shl8_i362_14_4[0], 3'd0};  // algorithms/aes/c/aes.c:34
  wire [4:0] xor_i_i_15_4_13 = {1'd0, shl8_i362_14_4_1};  // algorithms/aes/c/aes.c:53
  wire [4:0] shl11_i364_14_4 = {4'd0, shr_i357_14_4_1};  // algorithms/aes/c/aes.c:34
  wire [4:0] shl11_i364_14_4_1 = {shl11_i364_14_4[0], 4'd0};  // algorithms/aes/c/aes.c:34
  wire [4:0] xor_i_i_15_4_14 = xor_i_i_15_4_13 ^ shl11_i364_14_4_1;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_15_4_15 = {3'd0, xor_i_i_15_4_14};  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_15_4_16 = xor_i_i_15_4_12 ^ xor_i_i_15_4_15;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_15_4_17 = xor_i_i_15_4_10 ^ xor_i_i_15_4_16;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_15_4_1 = xor_i_i_15_4_6 ^ xor_i_i_15_4_17;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_9_3_1 = load_19_50 ^ load_19_55;  // algorithms/aes/c/aes.c:53
  wire [7:0] shl_i358_8_3 = {load_19_45[6:0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] shr_i357_8_3 = {7'd0, load_19_45[7]};  // algorithms/aes/c/aes.c:33
  wire [0:0] shr_i357_8_3_1 = shr_i357_8_3[0];  // algorithms/aes/c/aes.c:33
  wire [7:0] xor_i359_8_3 = {7'd0, shr_i357_8_3_1};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i359_8_3_1 = shl_i358_8_3 | xor_i359_8_3;  // algorithms/aes/c/aes.c:34
  wire [7:0] shl_i358_9_3 = {load_19_55[6:0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] shr_i357_9_3 = {7'd0, load_19_55[7]};  // algorithms/aes/c/aes.c:33
  wire [0:0] shr_i357_9_3_1 = shr_i357_9_3[0];  // algorithms/aes/c/aes.c:33
  wire [7:0] xor_i359_9_3 = {7'd0, shr_i357_9_3_1};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i359_9_3_1 = shl_i358_9_3 | xor_i359_9_3;  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i_i_9_3_2 = xor_i359_8_3_1 ^ xor_i359_9_3_1;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_9_3_3 = xor_i_i_9_3_1 ^ xor_i_i_9_3_2;  // algorithms/aes/c/aes.c:53
  wire [31:0] shr_i_i_9_3 = {8'd0, xor14_3_q[31:8]};
  wire [7:0] shr_i_i_9_3_1 = shr_i_i_9_3[7:0];
  wire [1:0] shl5_i360_8_3 = {1'd0, shr_i357_8_3_1};  // algorithms/aes/c/aes.c:34
  wire [1:0] shl5_i360_8_3_1 = {shl5_i360_8_3[0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i_i_9_3_4 = {6'd0, shl5_i360_8_3_1};  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_9_3_5 = shr_i_i_9_3_1 ^ xor_i_i_9_3_4;  // algorithms/aes/c/aes.c:53
  wire [3:0] shl8_i362_8_3 = {3'd0, shr_i357_8_3_1};  // algorithms/aes/c/aes.c:34
  wire [3:0] shl8_i362_8_3_1 = {shl8_i362_8_3[0], 3'd0};  // algorithms/aes/c/aes.c:34
  wire [4:0] xor_i_i_9_3_6 = {1'd0, shl8_i362_8_3_1};  // algorithms/aes/c/aes.c:53
  wire [4:0] shl11_i364_8_3 = {4'd0, shr_i357_8_3_1};  // algorithms/aes/c/aes.c:34
  wire [4:0] shl11_i364_8_3_1 = {shl11_i364_8_3[0], 4'd0};  // algorithms/aes/c/aes.c:34
  wire [4:0] xor_i_i_9_3_7 = xor_i_i_9_3_6 ^ shl11_i364_8_3_1;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_9_3_8 = {3'd0, xor_i_i_9_3_7};  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_9_3_9 = xor_i_i_9_3_5 ^ xor_i_i_9_3_8;  // algorithms/aes/c/aes.c:53
  wire [1:0] shl5_i360_9_3 = {1'd0, shr_i357_9_3_1};  // algorithms/aes/c/aes.c:34
  wire [1:0] shl5_i360_9_3_1 = {shl5_i360_9_3[0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i_i_9_3_10 = {6'd0, shl5_i360_9_3_1};  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_9_3_11 = load_19_40 ^ xor_i_i_9_3_10;  // algorithms/aes/c/aes.c:53
  wire [3:0] shl8_i362_9_3 = {3'd0, shr_i357_9_3_1};  // algorithms/aes/c/aes.c:34
  wire [3:0] shl8_i362_9_3_1 = {shl8_i362_9_3[0], 3'd0};  // algorithms/aes/c/aes.c:34
  wire [4:0] xor_i_i_9_3_12 = {1'd0, shl8_i362_9_3_1};  // algorithms/aes/c/aes.c:53
  wire [4:0] shl11_i364_9_3 = {4'd0, shr_i357_9_3_1};  // algorithms/aes/c/aes.c:34
  wire [4:0] shl11_i364_9_3_1 = {shl11_i364_9_3[0], 4'd0};  // algorithms/aes/c/aes.c:34
  wire [4:0] xor_i_i_9_3_13 = xor_i_i_9_3_12 ^ shl11_i364_9_3_1;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_9_3_14 = {3'd0, xor_i_i_9_3_13};  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_9_3_15 = xor_i_i_9_3_11 ^ xor_i_i_9_3_14;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_9_3_16 = xor_i_i_9_3_9 ^ xor_i_i_9_3_15;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_9_3 = xor_i_i_9_3_3 ^ xor_i_i_9_3_16;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_3_3_1 = load_19_59 ^ load_19_60;  // algorithms/aes/c/aes.c:53
  wire [7:0] shl_i358_2_3 = {load_19_58[6:0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] shr_i357_2_3 = {7'd0, load_19_58[7]};  // algorithms/aes/c/aes.c:33
  wire [0:0] shr_i357_2_3_1 = shr_i357_2_3[0];  // algorithms/aes/c/aes.c:33
  wire [7:0] xor_i359_2_3 = {7'd0, shr_i357_2_3_1};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i359_2_3_1 = shl_i358_2_3 | xor_i359_2_3;  // algorithms/aes/c/aes.c:34
  wire [7:0] shl_i349_3482 = {load_19_60[6:0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] shr_i348_3481 = {7'd0, load_19_60[7]};  // algorithms/aes/c/aes.c:33
  wire [0:0] shr_i348_3481_1 = shr_i348_3481[0];  // algorithms/aes/c/aes.c:33
  wire [7:0] xor_i350_3483 = {7'd0, shr_i348_3481_1};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i350_3483_1 = shl_i349_3482 | xor_i350_3483;  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i_i_3_3_2 = xor_i359_2_3_1 ^ xor_i350_3483_1;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_3_3_3 = xor_i_i_3_3_1 ^ xor_i_i_3_3_2;  // algorithms/aes/c/aes.c:53
  wire [31:0] shr_i_i_3_3 = {24'd0, xor_102_3_q[31:24]};
  wire [7:0] shr_i_i_3_3_1 = shr_i_i_3_3[7:0];
  wire [1:0] shl5_i360_2_3 = {1'd0, shr_i357_2_3_1};  // algorithms/aes/c/aes.c:34
  wire [1:0] shl5_i360_2_3_1 = {shl5_i360_2_3[0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i_i_3_3_4 = {6'd0, shl5_i360_2_3_1};  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_3_3_5 = shr_i_i_3_3_1 ^ xor_i_i_3_3_4;  // algorithms/aes/c/aes.c:53
  wire [3:0] shl8_i362_2_3 = {3'd0, shr_i357_2_3_1};  // algorithms/aes/c/aes.c:34
  wire [3:0] shl8_i362_2_3_1 = {shl8_i362_2_3[0], 3'd0};  // algorithms/aes/c/aes.c:34
  wire [4:0] xor_i_i_3_3_6 = {1'd0, shl8_i362_2_3_1};  // algorithms/aes/c/aes.c:53
  wire [4:0] shl11_i364_2_3 = {4'd0, shr_i357_2_3_1};  // algorithms/aes/c/aes.c:34
  wire [4:0] shl11_i364_2_3_1 = {shl11_i364_2_3[0], 4'd0};  // algorithms/aes/c/aes.c:34
  wire [4:0] xor_i_i_3_3_7 = xor_i_i_3_3_6 ^ shl11_i364_2_3_1;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_3_3_8 = {3'd0, xor_i_i_3_3_7};  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_3_3_9 = xor_i_i_3_3_5 ^ xor_i_i_3_3_8;  // algorithms/aes/c/aes.c:53
  wire [1:0] shl5_i351_3484 = {1'd0, shr_i348_3481_1};  // algorithms/aes/c/aes.c:34
  wire [1:0] shl5_i351_3484_1 = {shl5_i351_3484[0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i_i_3_3_10 = {6'd0, shl5_i351_3484_1};  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_3_3_11 = load_19_57 ^ xor_i_i_3_3_10;  // algorithms/aes/c/aes.c:53
  wire [3:0] shl8_i353_3485 = {3'd0, shr_i348_3481_1};  // algorithms/aes/c/aes.c:34
  wire [3:0] shl8_i353_3485_1 = {shl8_i353_3485[0], 3'd0};  // algorithms/aes/c/aes.c:34
  wire [4:0] xor_i_i_3_3_12 = {1'd0, shl8_i353_3485_1};  // algorithms/aes/c/aes.c:53
  wire [4:0] shl11_i355_3486 = {4'd0, shr_i348_3481_1};  // algorithms/aes/c/aes.c:34
  wire [4:0] shl11_i355_3486_1 = {shl11_i355_3486[0], 4'd0};  // algorithms/aes/c/aes.c:34
  wire [4:0] xor_i_i_3_3_13 = xor_i_i_3_3_12 ^ shl11_i355_3486_1;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_3_3_14 = {3'd0, xor_i_i_3_3_13};  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_3_3_15 = xor_i_i_3_3_11 ^ xor_i_i_3_3_14;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_3_3_16 = xor_i_i_3_3_9 ^ xor_i_i_3_3_15;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_3_3 = xor_i_i_3_3_3 ^ xor_i_i_3_3_16;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_14_3_1 = load_19_64 ^ load_19_65;  // algorithms/aes/c/aes.c:53
  wire [7:0] shl_i358_13_3 = {load_19_63[6:0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] shr_i357_13_3 = {7'd0, load_19_63[7]};  // algorithms/aes/c/aes.c:33
  wire [0:0] shr_i357_13_3_1 = shr_i357_13_3[0];  // algorithms/aes/c/aes.c:33
  wire [7:0] xor_i359_13_3 = {7'd0, shr_i357_13_3_1};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i359_13_3_1 = shl_i358_13_3 | xor_i359_13_3;  // algorithms/aes/c/aes.c:34
  wire [7:0] shl_i358_14_3 = {load_19_65[6:0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] shr_i357_14_3 = {7'd0, load_19_65[7]};  // algorithms/aes/c/aes.c:33
  wire [0:0] shr_i357_14_3_1 = shr_i357_14_3[0];  // algorithms/aes/c/aes.c:33
  wire [7:0] xor_i359_14_3 = {7'd0, shr_i357_14_3_1};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i359_14_3_1 = shl_i358_14_3 | xor_i359_14_3;  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i_i_14_3_2 = xor_i359_13_3_1 ^ xor_i359_14_3_1;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_14_3_3 = xor_i_i_14_3_1 ^ xor_i_i_14_3_2;  // algorithms/aes/c/aes.c:53
  wire [31:0] shr_i_i_14_3 = {16'd0, xor17_3_q[31:16]};
  wire [7:0] shr_i_i_14_3_1 = shr_i_i_14_3[7:0];
  wire [1:0] shl5_i360_13_3 = {1'd0, shr_i357_13_3_1};  // algorithms/aes/c/aes.c:34
  wire [1:0] shl5_i360_13_3_1 = {shl5_i360_13_3[0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i_i_14_3_4 = {6'd0, shl5_i360_13_3_1};  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_14_3_5 = shr_i_i_14_3_1 ^ xor_i_i_14_3_4;  // algorithms/aes/c/aes.c:53
  wire [3:0] shl8_i362_13_3 = {3'd0, shr_i357_13_3_1};  // algorithms/aes/c/aes.c:34
  wire [3:0] shl8_i362_13_3_1 = {shl8_i362_13_3[0], 3'd0};  // algorithms/aes/c/aes.c:34
  wire [4:0] xor_i_i_14_3_6 = {1'd0, shl8_i362_13_3_1};  // algorithms/aes/c/aes.c:53
  wire [4:0] shl11_i364_13_3 = {4'd0, shr_i357_13_3_1};  // algorithms/aes/c/aes.c:34
  wire [4:0] shl11_i364_13_3_1 = {shl11_i364_13_3[0], 4'd0};  // algorithms/aes/c/aes.c:34
  wire [4:0] xor_i_i_14_3_7 = xor_i_i_14_3_6 ^ shl11_i364_13_3_1;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_14_3_8 = {3'd0, xor_i_i_14_3_7};  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_14_3_9 = xor_i_i_14_3_5 ^ xor_i_i_14_3_8;  // algorithms/aes/c/aes.c:53
  wire [1:0] shl5_i360_14_3 = {1'd0, shr_i357_14_3_1};  // algorithms/aes/c/aes.c:34
  wire [1:0] shl5_i360_14_3_1 = {shl5_i360_14_3[0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i_i_14_3_10 = {6'd0, shl5_i360_14_3_1};  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_14_3_11 = load_19_62 ^ xor_i_i_14_3_10;  // algorithms/aes/c/aes.c:53
  wire [3:0] shl8_i362_14_3 = {3'd0, shr_i357_14_3_1};  // algorithms/aes/c/aes.c:34
  wire [3:0] shl8_i362_14_3_1 = {shl8_i362_14_3[0], 3'd0};  // algorithms/aes/c/aes.c:34
  wire [4:0] xor_i_i_14_3_12 = {1'd0, shl8_i362_14_3_1};  // algorithms/aes/c/aes.c:53
  wire [4:0] shl11_i364_14_3 = {4'd0, shr_i357_14_3_1};  // algorithms/aes/c/aes.c:34
  wire [4:0] shl11_i364_14_3_1 = {shl11_i364_14_3[0], 4'd0};  // algorithms/aes/c/aes.c:34
  wire [4:0] xor_i_i_14_3_13 = xor_i_i_14_3_12 ^ shl11_i364_14_3_1;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_14_3_14 = {3'd0, xor_i_i_14_3_13};  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_14_3_15 = xor_i_i_14_3_11 ^ xor_i_i_14_3_14;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_14_3_16 = xor_i_i_14_3_9 ^ xor_i_i_14_3_15;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_14_3 = xor_i_i_14_3_3 ^ xor_i_i_14_3_16;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_4_3_1 = load_19_69 ^ load_19_70;  // algorithms/aes/c/aes.c:53
  wire [7:0] shl_i349_4_3 = {load_19_68[6:0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] shr_i348_4_3 = {7'd0, load_19_68[7]};  // algorithms/aes/c/aes.c:33
  wire [0:0] shr_i348_4_3_1 = shr_i348_4_3[0];  // algorithms/aes/c/aes.c:33
  wire [7:0] xor_i350_4_3 = {7'd0, shr_i348_4_3_1};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i350_4_3_1 = shl_i349_4_3 | xor_i350_4_3;  // algorithms/aes/c/aes.c:34
  wire [7:0] shl_i358_4_3 = {load_19_70[6:0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] shr_i357_4_3 = {7'd0, load_19_70[7]};  // algorithms/aes/c/aes.c:33
  wire [0:0] shr_i357_4_3_1 = shr_i357_4_3[0];  // algorithms/aes/c/aes.c:33
  wire [7:0] xor_i359_4_3 = {7'd0, shr_i357_4_3_1};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i359_4_3_1 = shl_i358_4_3 | xor_i359_4_3;  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i_i_4_3_2 = xor_i350_4_3_1 ^ xor_i359_4_3_1;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_4_3_3 = xor_i_i_4_3_1 ^ xor_i_i_4_3_2;  // algorithms/aes/c/aes.c:53
  wire [7:0] conv_i_i_4_3 = xor12_3_q[7:0];
  wire [1:0] shl5_i351_4_3 = {1'd0, shr_i348_4_3_1};  // algorithms/aes/c/aes.c:34
  wire [1:0] shl5_i351_4_3_1 = {shl5_i351_4_3[0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i_i_4_3_4 = {6'd0, shl5_i351_4_3_1};  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_4_3_5 = conv_i_i_4_3 ^ xor_i_i_4_3_4;  // algorithms/aes/c/aes.c:53
  wire [3:0] shl8_i353_4_3 = {3'd0, shr_i348_4_3_1};  // algorithms/aes/c/aes.c:34
  wire [3:0] shl8_i353_4_3_1 = {shl8_i353_4_3[0], 3'd0};  // algorithms/aes/c/aes.c:34
  wire [4:0] xor_i_i_4_3_6 = {1'd0, shl8_i353_4_3_1};  // algorithms/aes/c/aes.c:53
  wire [4:0] shl11_i355_4_3 = {4'd0, shr_i348_4_3_1};  // algorithms/aes/c/aes.c:34
  wire [4:0] shl11_i355_4_3_1 = {shl11_i355_4_3[0], 4'd0};  // algorithms/aes/c/aes.c:34
  wire [4:0] xor_i_i_4_3_7 = xor_i_i_4_3_6 ^ shl11_i355_4_3_1;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_4_3_8 = {3'd0, xor_i_i_4_3_7};  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_4_3_9 = xor_i_i_4_3_5 ^ xor_i_i_4_3_8;  // algorithms/aes/c/aes.c:53
  wire [1:0] shl5_i360_4_3 = {1'd0, shr_i357_4_3_1};  // algorithms/aes/c/aes.c:34
  wire [1:0] shl5_i360_4_3_1 = {shl5_i360_4_3[0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i_i_4_3_10 = {6'd0, shl5_i360_4_3_1};  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_4_3_11 = load_19_67 ^ xor_i_i_4_3_10;  // algorithms/aes/c/aes.c:53
  wire [3:0] shl8_i362_4_3 = {3'd0, shr_i357_4_3_1};  // algorithms/aes/c/aes.c:34
  wire [3:0] shl8_i362_4_3_1 = {shl8_i362_4_3[0], 3'd0};  // algorithms/aes/c/aes.c:34
  wire [4:0] xor_i_i_4_3_12 = {1'd0, shl8_i362_4_3_1};  // algorithms/aes/c/aes.c:53
  wire [4:0] shl11_i364_4_3 = {4'd0, shr_i357_4_3_1};  // algorithms/aes/c/aes.c:34
  wire [4:0] shl11_i364_4_3_1 = {shl11_i364_4_3[0], 4'd0};  // algorithms/aes/c/aes.c:34
  wire [4:0] xor_i_i_4_3_13 = xor_i_i_4_3_12 ^ shl11_i364_4_3_1;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_4_3_14 = {3'd0, xor_i_i_4_3_13};  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_4_3_15 = xor_i_i_4_3_11 ^ xor_i_i_4_3_14;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_4_3_16 = xor_i_i_4_3_9 ^ xor_i_i_4_3_15;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_4_3 = xor_i_i_4_3_3 ^ xor_i_i_4_3_16;  // algorithms/aes/c/aes.c:53
  wire [7:0] shl_i358_5_4 = {load_19_75[6:0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] shr_i357_5_4 = {7'd0, load_19_75[7]};  // algorithms/aes/c/aes.c:33
  wire [0:0] shr_i357_5_4_1 = shr_i357_5_4[0];  // algorithms/aes/c/aes.c:33
  wire [7:0] xor_i359_5_4 = {7'd0, shr_i357_5_4_1};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i359_5_4_1 = shl_i358_5_4 | xor_i359_5_4;  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i_i_5_4_2 = load_19_74 ^ xor_i359_5_4_1;  // algorithms/aes/c/aes.c:53
  wire [31:0] shr_i_i_5_4 = {8'd0, xor12_4_q[31:8]};
  wire [7:0] shr_i_i_5_4_1 = shr_i_i_5_4[7:0];
  wire [1:0] shl5_i360_5_4 = {1'd0, shr_i357_5_4_1};  // algorithms/aes/c/aes.c:34
  wire [1:0] shl5_i360_5_4_1 = {shl5_i360_5_4[0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i_i_5_4_3 = {6'd0, shl5_i360_5_4_1};  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_5_4_4 = shr_i_i_5_4_1 ^ xor_i_i_5_4_3;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_5_4_5 = load_19_76 ^ xor_i_i_5_4_4;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_5_4_6 = xor_i_i_5_4_2 ^ xor_i_i_5_4_5;  // algorithms/aes/c/aes.c:53
  wire [3:0] shl8_i362_5_4 = {3'd0, shr_i357_5_4_1};  // algorithms/aes/c/aes.c:34
  wire [3:0] shl8_i362_5_4_1 = {shl8_i362_5_4[0], 3'd0};  // algorithms/aes/c/aes.c:34
  wire [4:0] xor_i_i_5_4_7 = {1'd0, shl8_i362_5_4_1};  // algorithms/aes/c/aes.c:53
  wire [4:0] shl11_i364_5_4 = {4'd0, shr_i357_5_4_1};  // algorithms/aes/c/aes.c:34
  wire [4:0] shl11_i364_5_4_1 = {shl11_i364_5_4[0], 4'd0};  // algorithms/aes/c/aes.c:34
  wire [4:0] xor_i_i_5_4_8 = xor_i_i_5_4_7 ^ shl11_i364_5_4_1;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_5_4_9 = {3'd0, xor_i_i_5_4_8};  // algorithms/aes/c/aes.c:53
  wire [7:0] shl_i358_4_4 = {load_19_73[6:0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] shr_i357_4_4 = {7'd0, load_19_73[7]};  // algorithms/aes/c/aes.c:33
  wire [0:0] shr_i357_4_4_1 = shr_i357_4_4[0];  // algorithms/aes/c/aes.c:33
  wire [7:0] xor_i359_4_4 = {7'd0, shr_i357_4_4_1};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i359_4_4_1 = shl_i358_4_4 | xor_i359_4_4;  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i_i_5_4_10 = xor_i_i_5_4_9 ^ xor_i359_4_4_1;  // algorithms/aes/c/aes.c:53
  wire [1:0] shl5_i360_4_4 = {1'd0, shr_i357_4_4_1};  // algorithms/aes/c/aes.c:34
  wire [1:0] shl5_i360_4_4_1 = {shl5_i360_4_4[0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i_i_5_4_11 = {6'd0, shl5_i360_4_4_1};  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_5_4_12 = load_19_75 ^ xor_i_i_5_4_11;  // algorithms/aes/c/aes.c:53
  wire [3:0] shl8_i362_4_4 = {3'd0, shr_i357_4_4_1};  // algorithms/aes/c/aes.c:34
  wire [3:0] shl8_i362_4_4_1 = {shl8_i362_4_4[0], 3'd0};  // algorithms/aes/c/aes.c:34
  wire [4:0] xor_i_i_5_4_13 = {1'd0, shl8_i362_4_4_1};  // algorithms/aes/c/aes.c:53
  wire [4:0] shl11_i364_4_4 = {4'd0, shr_i357_4_4_1};  // algorithms/aes/c/aes.c:34
  wire [4:0] shl11_i364_4_4_1 = {shl11_i364_4_4[0], 4'd0};  // algorithms/aes/c/aes.c:34
  wire [4:0] xor_i_i_5_4_14 = xor_i_i_5_4_13 ^ shl11_i364_4_4_1;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_5_4_15 = {3'd0, xor_i_i_5_4_14};  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_5_4_16 = xor_i_i_5_4_12 ^ xor_i_i_5_4_15;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_5_4_17 = xor_i_i_5_4_10 ^ xor_i_i_5_4_16;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_5_4_1 = xor_i_i_5_4_6 ^ xor_i_i_5_4_17;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_3497_1 = load_19_58 ^ load_19_57;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_3497_2 = xor_i350_3483_1 ^ xor_i359_3489_1;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_3497_3 = xor_i_i_3497_1 ^ xor_i_i_3497_2;  // algorithms/aes/c/aes.c:53
  wire [7:0] conv_i_i_3496 = xor9_3_q[7:0];
  wire [7:0] xor_i_i_3497_4 = conv_i_i_3496 ^ xor_i_i_3_3_10;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_3497_5 = xor_i_i_3497_4 ^ xor_i_i_3_3_14;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_3497_6 = load_19_59 ^ xor_i_i_1_3_4;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_3497_7 = xor_i_i_3497_6 ^ xor_i_i_1_3_8;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_3497_8 = xor_i_i_3497_5 ^ xor_i_i_3497_7;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_3497 = xor_i_i_3497_3 ^ xor_i_i_3497_8;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_10_3_1 = load_19_45 ^ load_19_40;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_10_3_2 = xor_i359_9_3_1 ^ xor_i359_10_3_1;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_10_3_3 = xor_i_i_10_3_1 ^ xor_i_i_10_3_2;  // algorithms/aes/c/aes.c:53
  wire [31:0] shr_i_i_10_3 = {16'd0, xor14_3_q[31:16]};
  wire [7:0] shr_i_i_10_3_1 = shr_i_i_10_3[7:0];
  wire [7:0] xor_i_i_10_3_4 = shr_i_i_10_3_1 ^ xor_i_i_9_3_10;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_10_3_5 = xor_i_i_10_3_4 ^ xor_i_i_9_3_14;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_10_3_6 = load_19_50 ^ xor_i_i_11_3_4;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_10_3_7 = xor_i_i_10_3_6 ^ xor_i_i_11_3_8;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_10_3_8 = xor_i_i_10_3_5 ^ xor_i_i_10_3_7;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_10_3 = xor_i_i_10_3_3 ^ xor_i_i_10_3_8;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_5_3_2 = load_19_68 ^ load_19_67;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_5_3_3 = xor_i359_4_3_1 ^ xor_i359_5_3_1;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_5_3_4 = xor_i_i_5_3_2 ^ xor_i_i_5_3_3;  // algorithms/aes/c/aes.c:53
  wire [31:0] shr_i_i_5_3 = {8'd0, xor12_3_q[31:8]};
  wire [7:0] shr_i_i_5_3_1 = shr_i_i_5_3[7:0];
  wire [7:0] xor_i_i_5_3_5 = shr_i_i_5_3_1 ^ xor_i_i_4_3_10;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_5_3_6 = xor_i_i_5_3_5 ^ xor_i_i_4_3_14;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_5_3_7 = load_19_69 ^ xor_i_i_6_3_4;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_5_3_8 = xor_i_i_5_3_7 ^ xor_i_i_6_3_8;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_5_3_9 = xor_i_i_5_3_6 ^ xor_i_i_5_3_8;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_5_3_1 = xor_i_i_5_3_4 ^ xor_i_i_5_3_9;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_15_3_2 = load_19_63 ^ load_19_62;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_15_3_3 = xor_i359_14_3_1 ^ xor_i350_12_3_1;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_15_3_4 = xor_i_i_15_3_2 ^ xor_i_i_15_3_3;  // algorithms/aes/c/aes.c:53
  wire [31:0] shr_i_i_15_3 = {24'd0, xor17_3_q[31:24]};
  wire [7:0] shr_i_i_15_3_1 = shr_i_i_15_3[7:0];
  wire [7:0] xor_i_i_15_3_5 = shr_i_i_15_3_1 ^ xor_i_i_14_3_10;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_15_3_6 = xor_i_i_15_3_5 ^ xor_i_i_14_3_14;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_15_3_7 = load_19_64 ^ xor_i_i_12_3_4;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_15_3_8 = xor_i_i_15_3_7 ^ xor_i_i_12_3_8;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_15_3_9 = xor_i_i_15_3_6 ^ xor_i_i_15_3_8;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_15_3_1 = xor_i_i_15_3_4 ^ xor_i_i_15_3_9;  // algorithms/aes/c/aes.c:53
  wire [7:0] shr_i357_4507 = {7'd0, load_19_80[7]};  // algorithms/aes/c/aes.c:33
  wire [0:0] shr_i357_4507_1 = shr_i357_4507[0];  // algorithms/aes/c/aes.c:33
  wire [4:0] shl11_i364_4512 = {4'd0, shr_i357_4507_1};  // algorithms/aes/c/aes.c:34
  wire [4:0] shl11_i364_4512_1 = {shl11_i364_4512[0], 4'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i_i_4517_1 = {3'd0, shl11_i364_4512_1};  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_4517_2 = xor_i_i_4517_1 ^ load_19_80;  // algorithms/aes/c/aes.c:53
  wire [7:0] conv_i_i_4516 = xor9_4_q[7:0];
  wire [7:0] xor_i_i_4517_3 = conv_i_i_4516 ^ load_19_81;  // algorithms/aes/c/aes.c:53
  wire [7:0] shl_i349_4502 = {load_19_78[6:0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] shr_i348_4501 = {7'd0, load_19_78[7]};  // algorithms/aes/c/aes.c:33
  wire [0:0] shr_i348_4501_1 = shr_i348_4501[0];  // algorithms/aes/c/aes.c:33
  wire [7:0] xor_i350_4503 = {7'd0, shr_i348_4501_1};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i350_4503_1 = shl_i349_4502 | xor_i350_4503;  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i_i_4517_4 = xor_i_i_4517_3 ^ xor_i350_4503_1;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_4517_5 = xor_i_i_4517_2 ^ xor_i_i_4517_4;  // algorithms/aes/c/aes.c:53
  wire [7:0] shl_i358_4508 = {load_19_80[6:0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i359_4509 = {7'd0, shr_i357_4507_1};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i359_4509_1 = shl_i358_4508 | xor_i359_4509;  // algorithms/aes/c/aes.c:34
  wire [1:0] shl5_i351_4504 = {1'd0, shr_i348_4501_1};  // algorithms/aes/c/aes.c:34
  wire [1:0] shl5_i351_4504_1 = {shl5_i351_4504[0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [3:0] xor_i_i_4517_6 = {2'd0, shl5_i351_4504_1};  // algorithms/aes/c/aes.c:53
  wire [3:0] shl8_i353_4505 = {3'd0, shr_i348_4501_1};  // algorithms/aes/c/aes.c:34
  wire [3:0] shl8_i353_4505_1 = {shl8_i353_4505[0], 3'd0};  // algorithms/aes/c/aes.c:34
  wire [3:0] xor_i_i_4517_7 = xor_i_i_4517_6 ^ shl8_i353_4505_1;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_4517_8 = {4'd0, xor_i_i_4517_7};  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_4517_9 = xor_i359_4509_1 ^ xor_i_i_4517_8;  // algorithms/aes/c/aes.c:53
  wire [4:0] shl11_i355_4506 = {4'd0, shr_i348_4501_1};  // algorithms/aes/c/aes.c:34
  wire [4:0] shl11_i355_4506_1 = {shl11_i355_4506[0], 4'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i_i_4517_10 = {3'd0, shl11_i355_4506_1};  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_4517_11 = xor_i_i_4517_10 ^ load_19_79;  // algorithms/aes/c/aes.c:53
  wire [1:0] shl5_i360_4510 = {1'd0, shr_i357_4507_1};  // algorithms/aes/c/aes.c:34
  wire [1:0] shl5_i360_4510_1 = {shl5_i360_4510[0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [3:0] xor_i_i_4517_12 = {2'd0, shl5_i360_4510_1};  // algorithms/aes/c/aes.c:53
  wire [3:0] shl8_i362_4511 = {3'd0, shr_i357_4507_1};  // algorithms/aes/c/aes.c:34
  wire [3:0] shl8_i362_4511_1 = {shl8_i362_4511[0], 3'd0};  // algorithms/aes/c/aes.c:34
  wire [3:0] xor_i_i_4517_13 = xor_i_i_4517_12 ^ shl8_i362_4511_1;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_4517_14 = {4'd0, xor_i_i_4517_13};  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_4517_15 = xor_i_i_4517_11 ^ xor_i_i_4517_14;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_4517_16 = xor_i_i_4517_9 ^ xor_i_i_4517_15;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_4517 = xor_i_i_4517_5 ^ xor_i_i_4517_16;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_2_3_2 = load_19_57 ^ load_19_58;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_2_3_3 = xor_i359_1_3_1 ^ xor_i359_2_3_1;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_2_3_4 = xor_i_i_2_3_2 ^ xor_i_i_2_3_3;  // algorithms/aes/c/aes.c:53
  wire [31:0] shr_i_i_2_3 = {16'd0, xor_102_3_q[31:16]};
  wire [7:0] shr_i_i_2_3_1 = shr_i_i_2_3[7:0];
  wire [7:0] xor_i_i_2_3_5 = shr_i_i_2_3_1 ^ xor_i_i_1_3_10;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_2_3_6 = xor_i_i_2_3_5 ^ xor_i_i_1_3_14;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_2_3_7 = load_19_60 ^ xor_i_i_3_3_4;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_2_3_8 = xor_i_i_2_3_7 ^ xor_i_i_3_3_8;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_2_3_9 = xor_i_i_2_3_6 ^ xor_i_i_2_3_8;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_2_3_1 = xor_i_i_2_3_4 ^ xor_i_i_2_3_9;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_8_3_2 = load_19_40 ^ load_19_45;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_8_3_3 = xor_i350_8_3_1 ^ xor_i359_8_3_1;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_8_3_4 = xor_i_i_8_3_2 ^ xor_i_i_8_3_3;  // algorithms/aes/c/aes.c:53
  wire [7:0] conv_i_i_8_3 = xor14_3_q[7:0];
  wire [7:0] xor_i_i_8_3_5 = conv_i_i_8_3 ^ xor_i_i_11_3_10;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_8_3_6 = xor_i_i_8_3_5 ^ xor_i_i_11_3_14;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_8_3_7 = load_19_55 ^ xor_i_i_9_3_4;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_8_3_8 = xor_i_i_8_3_7 ^ xor_i_i_9_3_8;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_8_3_9 = xor_i_i_8_3_6 ^ xor_i_i_8_3_8;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_8_3_1 = xor_i_i_8_3_4 ^ xor_i_i_8_3_9;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_7_3_1 = load_19_67 ^ load_19_68;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_7_3_2 = xor_i359_6_3_1 ^ xor_i350_4_3_1;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_7_3_3 = xor_i_i_7_3_1 ^ xor_i_i_7_3_2;  // algorithms/aes/c/aes.c:53
  wire [31:0] shr_i_i_7_3 = {24'd0, xor12_3_q[31:24]};
  wire [7:0] shr_i_i_7_3_1 = shr_i_i_7_3[7:0];
  wire [7:0] xor_i_i_7_3_4 = shr_i_i_7_3_1 ^ xor_i_i_6_3_10;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_7_3_5 = xor_i_i_7_3_4 ^ xor_i_i_6_3_14;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_7_3_6 = load_19_70 ^ xor_i_i_4_3_4;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_7_3_7 = xor_i_i_7_3_6 ^ xor_i_i_4_3_8;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_7_3_8 = xor_i_i_7_3_5 ^ xor_i_i_7_3_7;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_7_3 = xor_i_i_7_3_3 ^ xor_i_i_7_3_8;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_13_3_1 = load_19_62 ^ load_19_63;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_13_3_2 = xor_i359_12_3_1 ^ xor_i359_13_3_1;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_13_3_3 = xor_i_i_13_3_1 ^ xor_i_i_13_3_2;  // algorithms/aes/c/aes.c:53
  wire [31:0] shr_i_i_13_3 = {8'd0, xor17_3_q[31:8]};
  wire [7:0] shr_i_i_13_3_1 = shr_i_i_13_3[7:0];
  wire [7:0] xor_i_i_13_3_4 = shr_i_i_13_3_1 ^ xor_i_i_12_3_10;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_13_3_5 = xor_i_i_13_3_4 ^ xor_i_i_12_3_14;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_13_3_6 = load_19_65 ^ xor_i_i_14_3_4;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_13_3_7 = xor_i_i_13_3_6 ^ xor_i_i_14_3_8;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_13_3_8 = xor_i_i_13_3_5 ^ xor_i_i_13_3_7;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_13_3 = xor_i_i_13_3_3 ^ xor_i_i_13_3_8;  // algorithms/aes/c/aes.c:53
  wire [7:0] shr_i357_10_4 = {7'd0, load_19_85[7]};  // algorithms/aes/c/aes.c:33
  wire [0:0] shr_i357_10_4_1 = shr_i357_10_4[0];  // algorithms/aes/c/aes.c:33
  wire [4:0] shl11_i364_10_4 = {4'd0, shr_i357_10_4_1};  // algorithms/aes/c/aes.c:34
  wire [4:0] shl11_i364_10_4_1 = {shl11_i364_10_4[0], 4'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i_i_10_4_1 = {3'd0, shl11_i364_10_4_1};  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_10_4_2 = xor_i_i_10_4_1 ^ load_19_85;  // algorithms/aes/c/aes.c:53
  wire [31:0] shr_i_i_10_4 = {16'd0, xor14_4_q[31:16]};
  wire [7:0] shr_i_i_10_4_1 = shr_i_i_10_4[7:0];
  wire [7:0] xor_i_i_10_4_3 = shr_i_i_10_4_1 ^ load_19_86;  // algorithms/aes/c/aes.c:53
  wire [7:0] shl_i358_9_4 = {load_19_83[6:0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] shr_i357_9_4 = {7'd0, load_19_83[7]};  // algorithms/aes/c/aes.c:33
  wire [0:0] shr_i357_9_4_1 = shr_i357_9_4[0];  // algorithms/aes/c/aes.c:33
  wire [7:0] xor_i359_9_4 = {7'd0, shr_i357_9_4_1};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i359_9_4_1 = shl_i358_9_4 | xor_i359_9_4;  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i_i_10_4_4 = xor_i_i_10_4_3 ^ xor_i359_9_4_1;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_10_4_5 = xor_i_i_10_4_2 ^ xor_i_i_10_4_4;  // algorithms/aes/c/aes.c:53
  wire [7:0] shl_i358_10_4 = {load_19_85[6:0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i359_10_4 = {7'd0, shr_i357_10_4_1};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i359_10_4_1 = shl_i358_10_4 | xor_i359_10_4;  // algorithms/aes/c/aes.c:34
  wire [1:0] shl5_i360_9_4 = {1'd0, shr_i357_9_4_1};  // algorithms/aes/c/aes.c:34
  wire [1:0] shl5_i360_9_4_1 = {shl5_i360_9_4[0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [3:0] xor_i_i_10_4_6 = {2'd0, shl5_i360_9_4_1};  // algorithms/aes/c/aes.c:53
  wire [3:0] shl8_i362_9_4 = {3'd0, shr_i357_9_4_1};  // algorithms/aes/c/aes.c:34
  wire [3:0] shl8_i362_9_4_1 = {shl8_i362_9_4[0], 3'd0};  // algorithms/aes/c/aes.c:34
  wire [3:0] xor_i_i_10_4_7 = xor_i_i_10_4_6 ^ shl8_i362_9_4_1;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_10_4_8 = {4'd0, xor_i_i_10_4_7};  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_10_4_9 = xor_i359_10_4_1 ^ xor_i_i_10_4_8;  // algorithms/aes/c/aes.c:53
  wire [4:0] shl11_i364_9_4 = {4'd0, shr_i357_9_4_1};  // algorithms/aes/c/aes.c:34
  wire [4:0] shl11_i364_9_4_1 = {shl11_i364_9_4[0], 4'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i_i_10_4_10 = {3'd0, shl11_i364_9_4_1};  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_10_4_11 = xor_i_i_10_4_10 ^ load_19_84;  // algorithms/aes/c/aes.c:53
  wire [1:0] shl5_i360_10_4 = {1'd0, shr_i357_10_4_1};  // algorithms/aes/c/aes.c:34
  wire [1:0] shl5_i360_10_4_1 = {shl5_i360_10_4[0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [3:0] xor_i_i_10_4_12 = {2'd0, shl5_i360_10_4_1};  // algorithms/aes/c/aes.c:53
  wire [3:0] shl8_i362_10_4 = {3'd0, shr_i357_10_4_1};  // algorithms/aes/c/aes.c:34
  wire [3:0] shl8_i362_10_4_1 = {shl8_i362_10_4[0], 3'd0};  // algorithms/aes/c/aes.c:34
  wire [3:0] xor_i_i_10_4_13 = xor_i_i_10_4_12 ^ shl8_i362_10_4_1;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_10_4_14 = {4'd0, xor_i_i_10_4_13};  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_10_4_15 = xor_i_i_10_4_11 ^ xor_i_i_10_4_14;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_10_4_16 = xor_i_i_10_4_9 ^ xor_i_i_10_4_15;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_10_4 = xor_i_i_10_4_5 ^ xor_i_i_10_4_16;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_3_5_1 = load_19_87 ^ load_19_82;  // algorithms/aes/c/aes.c:53
  wire [7:0] shl_i358_2_5 = {load_19_72[6:0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] shr_i357_2_5 = {7'd0, load_19_72[7]};  // algorithms/aes/c/aes.c:33
  wire [0:0] shr_i357_2_5_1 = shr_i357_2_5[0];  // algorithms/aes/c/aes.c:33
  wire [7:0] xor_i359_2_5 = {7'd0, shr_i357_2_5_1};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i359_2_5_1 = shl_i358_2_5 | xor_i359_2_5;  // algorithms/aes/c/aes.c:34
  wire [7:0] shl_i349_5522 = {load_19_82[6:0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] shr_i348_5521 = {7'd0, load_19_82[7]};  // algorithms/aes/c/aes.c:33
  wire [0:0] shr_i348_5521_1 = shr_i348_5521[0];  // algorithms/aes/c/aes.c:33
  wire [7:0] xor_i350_5523 = {7'd0, shr_i348_5521_1};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i350_5523_1 = shl_i349_5522 | xor_i350_5523;  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i_i_3_5_2 = xor_i359_2_5_1 ^ xor_i350_5523_1;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_3_5_3 = xor_i_i_3_5_1 ^ xor_i_i_3_5_2;  // algorithms/aes/c/aes.c:53
  wire [31:0] shr_i_i_3_5 = {24'd0, xor_102_5_q[31:24]};
  wire [7:0] shr_i_i_3_5_1 = shr_i_i_3_5[7:0];
  wire [1:0] shl5_i360_2_5 = {1'd0, shr_i357_2_5_1};  // algorithms/aes/c/aes.c:34
  wire [1:0] shl5_i360_2_5_1 = {shl5_i360_2_5[0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i_i_3_5_4 = {6'd0, shl5_i360_2_5_1};  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_3_5_5 = shr_i_i_3_5_1 ^ xor_i_i_3_5_4;  // algorithms/aes/c/aes.c:53
  wire [3:0] shl8_i362_2_5 = {3'd0, shr_i357_2_5_1};  // algorithms/aes/c/aes.c:34
  wire [3:0] shl8_i362_2_5_1 = {shl8_i362_2_5[0], 3'd0};  // algorithms/aes/c/aes.c:34
  wire [4:0] xor_i_i_3_5_6 = {1'd0, shl8_i362_2_5_1};  // algorithms/aes/c/aes.c:53
  wire [4:0] shl11_i364_2_5 = {4'd0, shr_i357_2_5_1};  // algorithms/aes/c/aes.c:34
  wire [4:0] shl11_i364_2_5_1 = {shl11_i364_2_5[0], 4'd0};  // algorithms/aes/c/aes.c:34
  wire [4:0] xor_i_i_3_5_7 = xor_i_i_3_5_6 ^ shl11_i364_2_5_1;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_3_5_8 = {3'd0, xor_i_i_3_5_7};  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_3_5_9 = xor_i_i_3_5_5 ^ xor_i_i_3_5_8;  // algorithms/aes/c/aes.c:53
  wire [1:0] shl5_i351_5524 = {1'd0, shr_i348_5521_1};  // algorithms/aes/c/aes.c:34
  wire [1:0] shl5_i351_5524_1 = {shl5_i351_5524[0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i_i_3_5_10 = {6'd0, shl5_i351_5524_1};  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_3_5_11 = load_19_77 ^ xor_i_i_3_5_10;  // algorithms/aes/c/aes.c:53
  wire [3:0] shl8_i353_5525 = {3'd0, shr_i348_5521_1};  // algorithms/aes/c/aes.c:34
  wire [3:0] shl8_i353_5525_1 = {shl8_i353_5525[0], 3'd0};  // algorithms/aes/c/aes.c:34
  wire [4:0] xor_i_i_3_5_12 = {1'd0, shl8_i353_5525_1};  // algorithms/aes/c/aes.c:53
  wire [4:0] shl11_i355_5526 = {4'd0, shr_i348_5521_1};  // algorithms/aes/c/aes.c:34
  wire [4:0] shl11_i355_5526_1 = {shl11_i355_5526[0], 4'd0};  // algorithms/aes/c/aes.c:34
  wire [4:0] xor_i_i_3_5_13 = xor_i_i_3_5_12 ^ shl11_i355_5526_1;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_3_5_14 = {3'd0, xor_i_i_3_5_13};  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_3_5_15 = xor_i_i_3_5_11 ^ xor_i_i_3_5_14;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_3_5_16 = xor_i_i_3_5_9 ^ xor_i_i_3_5_15;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_3_5 = xor_i_i_3_5_3 ^ xor_i_i_3_5_16;  // algorithms/aes/c/aes.c:53
  wire [7:0] shr_i357_13_4 = {7'd0, load_19_71[7]};  // algorithms/aes/c/aes.c:33
  wire [0:0] shr_i357_13_4_1 = shr_i357_13_4[0];  // algorithms/aes/c/aes.c:33
  wire [4:0] shl11_i364_13_4 = {4'd0, shr_i357_13_4_1};  // algorithms/aes/c/aes.c:34
  wire [4:0] shl11_i364_13_4_1 = {shl11_i364_13_4[0], 4'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i_i_13_4_1 = {3'd0, shl11_i364_13_4_1};  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_13_4_2 = xor_i_i_13_4_1 ^ load_19_71;  // algorithms/aes/c/aes.c:53
  wire [31:0] shr_i_i_13_4 = {8'd0, xor17_4_q[31:8]};
  wire [7:0] shr_i_i_13_4_1 = shr_i_i_13_4[7:0];
  wire [7:0] xor_i_i_13_4_3 = shr_i_i_13_4_1 ^ load_19_66;  // algorithms/aes/c/aes.c:53
  wire [7:0] shl_i358_12_4 = {load_19_61[6:0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] shr_i357_12_4 = {7'd0, load_19_61[7]};  // algorithms/aes/c/aes.c:33
  wire [0:0] shr_i357_12_4_1 = shr_i357_12_4[0];  // algorithms/aes/c/aes.c:33
  wire [7:0] xor_i359_12_4 = {7'd0, shr_i357_12_4_1};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i359_12_4_1 = shl_i358_12_4 | xor_i359_12_4;  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i_i_13_4_4 = xor_i_i_13_4_3 ^ xor_i359_12_4_1;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_13_4_5 = xor_i_i_13_4_2 ^ xor_i_i_13_4_4;  // algorithms/aes/c/aes.c:53
  wire [7:0] shl_i358_13_4 = {load_19_71[6:0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i359_13_4 = {7'd0, shr_i357_13_4_1};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i359_13_4_1 = shl_i358_13_4 | xor_i359_13_4;  // algorithms/aes/c/aes.c:34
  wire [1:0] shl5_i360_12_4 = {1'd0, shr_i357_12_4_1};  // algorithms/aes/c/aes.c:34
  wire [1:0] shl5_i360_12_4_1 = {shl5_i360_12_4[0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [3:0] xor_i_i_13_4_6 = {2'd0, shl5_i360_12_4_1};  // algorithms/aes/c/aes.c:53
  wire [3:0] shl8_i362_12_4 = {3'd0, shr_i357_12_4_1};  // algorithms/aes/c/aes.c:34
  wire [3:0] shl8_i362_12_4_1 = {shl8_i362_12_4[0], 3'd0};  // algorithms/aes/c/aes.c:34
  wire [3:0] xor_i_i_13_4_7 = xor_i_i_13_4_6 ^ shl8_i362_12_4_1;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_13_4_8 = {4'd0, xor_i_i_13_4_7};  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_13_4_9 = xor_i359_13_4_1 ^ xor_i_i_13_4_8;  // algorithms/aes/c/aes.c:53
  wire [4:0] shl11_i364_12_4 = {4'd0, shr_i357_12_4_1};  // algorithms/aes/c/aes.c:34
  wire [4:0] shl11_i364_12_4_1 = {shl11_i364_12_4[0], 4'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i_i_13_4_10 = {3'd0, shl11_i364_12_4_1};  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_13_4_11 = xor_i_i_13_4_10 ^ load_19_56;  // algorithms/aes/c/aes.c:53
  wire [1:0] shl5_i360_13_4 = {1'd0, shr_i357_13_4_1};  // algorithms/aes/c/aes.c:34
  wire [1:0] shl5_i360_13_4_1 = {shl5_i360_13_4[0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [3:0] xor_i_i_13_4_12 = {2'd0, shl5_i360_13_4_1};  // algorithms/aes/c/aes.c:53
  wire [3:0] shl8_i362_13_4 = {3'd0, shr_i357_13_4_1};  // algorithms/aes/c/aes.c:34
  wire [3:0] shl8_i362_13_4_1 = {shl8_i362_13_4[0], 3'd0};  // algorithms/aes/c/aes.c:34
  wire [3:0] xor_i_i_13_4_13 = xor_i_i_13_4_12 ^ shl8_i362_13_4_1;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_13_4_14 = {4'd0, xor_i_i_13_4_13};  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_13_4_15 = xor_i_i_13_4_11 ^ xor_i_i_13_4_14;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_13_4_16 = xor_i_i_13_4_9 ^ xor_i_i_13_4_15;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_13_4 = xor_i_i_13_4_5 ^ xor_i_i_13_4_16;  // algorithms/aes/c/aes.c:53
  wire [7:0] shr_i348_4_4 = {7'd0, load_19_76[7]};  // algorithms/aes/c/aes.c:33
  wire [0:0] shr_i348_4_4_1 = shr_i348_4_4[0];  // algorithms/aes/c/aes.c:33
  wire [4:0] shl11_i355_4_4 = {4'd0, shr_i348_4_4_1};  // algorithms/aes/c/aes.c:34
  wire [4:0] shl11_i355_4_4_1 = {shl11_i355_4_4[0], 4'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i_i_7_4_1 = {3'd0, shl11_i355_4_4_1};  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_7_4_2 = xor_i_i_7_4_1 ^ load_19_76;  // algorithms/aes/c/aes.c:53
  wire [31:0] shr_i_i_7_4 = {24'd0, xor12_4_q[31:24]};
  wire [7:0] shr_i_i_7_4_1 = shr_i_i_7_4[7:0];
  wire [7:0] xor_i_i_7_4_3 = shr_i_i_7_4_1 ^ load_19_75;  // algorithms/aes/c/aes.c:53
  wire [7:0] shl_i358_6_4 = {load_19_74[6:0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] shr_i357_6_4 = {7'd0, load_19_74[7]};  // algorithms/aes/c/aes.c:33
  wire [0:0] shr_i357_6_4_1 = shr_i357_6_4[0];  // algorithms/aes/c/aes.c:33
  wire [7:0] xor_i359_6_4 = {7'd0, shr_i357_6_4_1};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i359_6_4_1 = shl_i358_6_4 | xor_i359_6_4;  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i_i_7_4_4 = xor_i_i_7_4_3 ^ xor_i359_6_4_1;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_7_4_5 = xor_i_i_7_4_2 ^ xor_i_i_7_4_4;  // algorithms/aes/c/aes.c:53
  wire [7:0] shl_i349_4_4 = {load_19_76[6:0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i350_4_4 = {7'd0, shr_i348_4_4_1};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i350_4_4_1 = shl_i349_4_4 | xor_i350_4_4;  // algorithms/aes/c/aes.c:34
  wire [1:0] shl5_i360_6_4 = {1'd0, shr_i357_6_4_1};  // algorithms/aes/c/aes.c:34
  wire [1:0] shl5_i360_6_4_1 = {shl5_i360_6_4[0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [3:0] xor_i_i_7_4_6 = {2'd0, shl5_i360_6_4_1};  // algorithms/aes/c/aes.c:53
  wire [3:0] shl8_i362_6_4 = {3'd0, shr_i357_6_4_1};  // algorithms/aes/c/aes.c:34
  wire [3:0] shl8_i362_6_4_1 = {shl8_i362_6_4[0], 3'd0};  // algorithms/aes/c/aes.c:34
  wire [3:0] xor_i_i_7_4_7 = xor_i_i_7_4_6 ^ shl8_i362_6_4_1;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_7_4_8 = {4'd0, xor_i_i_7_4_7};  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_7_4_9 = xor_i350_4_4_1 ^ xor_i_i_7_4_8;  // algorithms/aes/c/aes.c:53
  wire [4:0] shl11_i364_6_4 = {4'd0, shr_i357_6_4_1};  // algorithms/aes/c/aes.c:34
  wire [4:0] shl11_i364_6_4_1 = {shl11_i364_6_4[0], 4'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i_i_7_4_10 = {3'd0, shl11_i364_6_4_1};  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_7_4_11 = xor_i_i_7_4_10 ^ load_19_73;  // algorithms/aes/c/aes.c:53
  wire [1:0] shl5_i351_4_4 = {1'd0, shr_i348_4_4_1};  // algorithms/aes/c/aes.c:34
  wire [1:0] shl5_i351_4_4_1 = {shl5_i351_4_4[0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [3:0] xor_i_i_7_4_12 = {2'd0, shl5_i351_4_4_1};  // algorithms/aes/c/aes.c:53
  wire [3:0] shl8_i353_4_4 = {3'd0, shr_i348_4_4_1};  // algorithms/aes/c/aes.c:34
  wire [3:0] shl8_i353_4_4_1 = {shl8_i353_4_4[0], 3'd0};  // algorithms/aes/c/aes.c:34
  wire [3:0] xor_i_i_7_4_13 = xor_i_i_7_4_12 ^ shl8_i353_4_4_1;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_7_4_14 = {4'd0, xor_i_i_7_4_13};  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_7_4_15 = xor_i_i_7_4_11 ^ xor_i_i_7_4_14;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_7_4_16 = xor_i_i_7_4_9 ^ xor_i_i_7_4_15;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_7_4 = xor_i_i_7_4_5 ^ xor_i_i_7_4_16;  // algorithms/aes/c/aes.c:53
  wire [7:0] shl_i358_2_4 = {load_19_81[6:0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] shr_i357_2_4 = {7'd0, load_19_81[7]};  // algorithms/aes/c/aes.c:33
  wire [0:0] shr_i357_2_4_1 = shr_i357_2_4[0];  // algorithms/aes/c/aes.c:33
  wire [7:0] xor_i359_2_4 = {7'd0, shr_i357_2_4_1};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i359_2_4_1 = shl_i358_2_4 | xor_i359_2_4;  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i_i_2_4_2 = load_19_78 ^ xor_i359_2_4_1;  // algorithms/aes/c/aes.c:53
  wire [31:0] shr_i_i_2_4 = {16'd0, xor_102_4_q[31:16]};
  wire [7:0] shr_i_i_2_4_1 = shr_i_i_2_4[7:0];
  wire [1:0] shl5_i360_2_4 = {1'd0, shr_i357_2_4_1};  // algorithms/aes/c/aes.c:34
  wire [1:0] shl5_i360_2_4_1 = {shl5_i360_2_4[0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i_i_2_4_3 = {6'd0, shl5_i360_2_4_1};  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_2_4_4 = shr_i_i_2_4_1 ^ xor_i_i_2_4_3;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_2_4_5 = load_19_80 ^ xor_i_i_2_4_4;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_2_4_6 = xor_i_i_2_4_2 ^ xor_i_i_2_4_5;  // algorithms/aes/c/aes.c:53
  wire [3:0] shl8_i362_2_4 = {3'd0, shr_i357_2_4_1};  // algorithms/aes/c/aes.c:34
  wire [3:0] shl8_i362_2_4_1 = {shl8_i362_2_4[0], 3'd0};  // algorithms/aes/c/aes.c:34
  wire [4:0] xor_i_i_2_4_7 = {1'd0, shl8_i362_2_4_1};  // algorithms/aes/c/aes.c:53
  wire [4:0] shl11_i364_2_4 = {4'd0, shr_i357_2_4_1};  // algorithms/aes/c/aes.c:34
  wire [4:0] shl11_i364_2_4_1 = {shl11_i364_2_4[0], 4'd0};  // algorithms/aes/c/aes.c:34
  wire [4:0] xor_i_i_2_4_8 = xor_i_i_2_4_7 ^ shl11_i364_2_4_1;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_2_4_9 = {3'd0, xor_i_i_2_4_8};  // algorithms/aes/c/aes.c:53
  wire [7:0] shl_i358_1_4 = {load_19_79[6:0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] shr_i357_1_4 = {7'd0, load_19_79[7]};  // algorithms/aes/c/aes.c:33
  wire [0:0] shr_i357_1_4_1 = shr_i357_1_4[0];  // algorithms/aes/c/aes.c:33
  wire [7:0] xor_i359_1_4 = {7'd0, shr_i357_1_4_1};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i359_1_4_1 = shl_i358_1_4 | xor_i359_1_4;  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i_i_2_4_10 = xor_i_i_2_4_9 ^ xor_i359_1_4_1;  // algorithms/aes/c/aes.c:53
  wire [1:0] shl5_i360_1_4 = {1'd0, shr_i357_1_4_1};  // algorithms/aes/c/aes.c:34
  wire [1:0] shl5_i360_1_4_1 = {shl5_i360_1_4[0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i_i_2_4_11 = {6'd0, shl5_i360_1_4_1};  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_2_4_12 = load_19_81 ^ xor_i_i_2_4_11;  // algorithms/aes/c/aes.c:53
  wire [3:0] shl8_i362_1_4 = {3'd0, shr_i357_1_4_1};  // algorithms/aes/c/aes.c:34
  wire [3:0] shl8_i362_1_4_1 = {shl8_i362_1_4[0], 3'd0};  // algorithms/aes/c/aes.c:34
  wire [4:0] xor_i_i_2_4_13 = {1'd0, shl8_i362_1_4_1};  // algorithms/aes/c/aes.c:53
  wire [4:0] shl11_i364_1_4 = {4'd0, shr_i357_1_4_1};  // algorithms/aes/c/aes.c:34
  wire [4:0] shl11_i364_1_4_1 = {shl11_i364_1_4[0], 4'd0};  // algorithms/aes/c/aes.c:34
  wire [4:0] xor_i_i_2_4_14 = xor_i_i_2_4_13 ^ shl11_i364_1_4_1;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_2_4_15 = {3'd0, xor_i_i_2_4_14};  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_2_4_16 = xor_i_i_2_4_12 ^ xor_i_i_2_4_15;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_2_4_17 = xor_i_i_2_4_10 ^ xor_i_i_2_4_16;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_2_4_1 = xor_i_i_2_4_6 ^ xor_i_i_2_4_17;  // algorithms/aes/c/aes.c:53
  wire [7:0] shl_i358_8_4 = {load_19_86[6:0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] shr_i357_8_4 = {7'd0, load_19_86[7]};  // algorithms/aes/c/aes.c:33
  wire [0:0] shr_i357_8_4_1 = shr_i357_8_4[0];  // algorithms/aes/c/aes.c:33
  wire [7:0] xor_i359_8_4 = {7'd0, shr_i357_8_4_1};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i359_8_4_1 = shl_i358_8_4 | xor_i359_8_4;  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i_i_8_4_2 = load_19_83 ^ xor_i359_8_4_1;  // algorithms/aes/c/aes.c:53
  wire [7:0] conv_i_i_8_4 = xor14_4_q[7:0];
  wire [1:0] shl5_i360_8_4 = {1'd0, shr_i357_8_4_1};  // algorithms/aes/c/aes.c:34
  wire [1:0] shl5_i360_8_4_1 = {shl5_i360_8_4[0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i_i_8_4_3 = {6'd0, shl5_i360_8_4_1};  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_8_4_4 = conv_i_i_8_4 ^ xor_i_i_8_4_3;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_8_4_5 = load_19_85 ^ xor_i_i_8_4_4;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_8_4_6 = xor_i_i_8_4_2 ^ xor_i_i_8_4_5;  // algorithms/aes/c/aes.c:53
  wire [3:0] shl8_i362_8_4 = {3'd0, shr_i357_8_4_1};  // algorithms/aes/c/aes.c:34
  wire [3:0] shl8_i362_8_4_1 = {shl8_i362_8_4[0], 3'd0};  // algorithms/aes/c/aes.c:34
  wire [4:0] xor_i_i_8_4_7 = {1'd0, shl8_i362_8_4_1};  // algorithms/aes/c/aes.c:53
  wire [4:0] shl11_i364_8_4 = {4'd0, shr_i357_8_4_1};  // algorithms/aes/c/aes.c:34
  wire [4:0] shl11_i364_8_4_1 = {shl11_i364_8_4[0], 4'd0};  // algorithms/aes/c/aes.c:34
  wire [4:0] xor_i_i_8_4_8 = xor_i_i_8_4_7 ^ shl11_i364_8_4_1;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_8_4_9 = {3'd0, xor_i_i_8_4_8};  // algorithms/aes/c/aes.c:53
  wire [7:0] shl_i349_8_4 = {load_19_84[6:0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] shr_i348_8_4 = {7'd0, load_19_84[7]};  // algorithms/aes/c/aes.c:33
  wire [0:0] shr_i348_8_4_1 = shr_i348_8_4[0];  // algorithms/aes/c/aes.c:33
  wire [7:0] xor_i350_8_4 = {7'd0, shr_i348_8_4_1};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i350_8_4_1 = shl_i349_8_4 | xor_i350_8_4;  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i_i_8_4_10 = xor_i_i_8_4_9 ^ xor_i350_8_4_1;  // algorithms/aes/c/aes.c:53
  wire [1:0] shl5_i351_8_4 = {1'd0, shr_i348_8_4_1};  // algorithms/aes/c/aes.c:34
  wire [1:0] shl5_i351_8_4_1 = {shl5_i351_8_4[0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i_i_8_4_11 = {6'd0, shl5_i351_8_4_1};  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_8_4_12 = load_19_86 ^ xor_i_i_8_4_11;  // algorithms/aes/c/aes.c:53
  wire [3:0] shl8_i353_8_4 = {3'd0, shr_i348_8_4_1};  // algorithms/aes/c/aes.c:34
  wire [3:0] shl8_i353_8_4_1 = {shl8_i353_8_4[0], 3'd0};  // algorithms/aes/c/aes.c:34
  wire [4:0] xor_i_i_8_4_13 = {1'd0, shl8_i353_8_4_1};  // algorithms/aes/c/aes.c:53
  wire [4:0] shl11_i355_8_4 = {4'd0, shr_i348_8_4_1};  // algorithms/aes/c/aes.c:34
  wire [4:0] shl11_i355_8_4_1 = {shl11_i355_8_4[0], 4'd0};  // algorithms/aes/c/aes.c:34
  wire [4:0] xor_i_i_8_4_14 = xor_i_i_8_4_13 ^ shl11_i355_8_4_1;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_8_4_15 = {3'd0, xor_i_i_8_4_14};  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_8_4_16 = xor_i_i_8_4_12 ^ xor_i_i_8_4_15;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_8_4_17 = xor_i_i_8_4_10 ^ xor_i_i_8_4_16;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_8_4_1 = xor_i_i_8_4_6 ^ xor_i_i_8_4_17;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_9_5_1 = load_19_92 ^ load_19_91;  // algorithms/aes/c/aes.c:53
  wire [7:0] shl_i358_8_5 = {load_19_89[6:0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] shr_i357_8_5 = {7'd0, load_19_89[7]};  // algorithms/aes/c/aes.c:33
  wire [0:0] shr_i357_8_5_1 = shr_i357_8_5[0];  // algorithms/aes/c/aes.c:33
  wire [7:0] xor_i359_8_5 = {7'd0, shr_i357_8_5_1};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i359_8_5_1 = shl_i358_8_5 | xor_i359_8_5;  // algorithms/aes/c/aes.c:34
  wire [7:0] shl_i358_9_5 = {load_19_91[6:0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] shr_i357_9_5 = {7'd0, load_19_91[7]};  // algorithms/aes/c/aes.c:33
  wire [0:0] shr_i357_9_5_1 = shr_i357_9_5[0];  // algorithms/aes/c/aes.c:33
  wire [7:0] xor_i359_9_5 = {7'd0, shr_i357_9_5_1};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i359_9_5_1 = shl_i358_9_5 | xor_i359_9_5;  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i_i_9_5_2 = xor_i359_8_5_1 ^ xor_i359_9_5_1;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_9_5_3 = xor_i_i_9_5_1 ^ xor_i_i_9_5_2;  // algorithms/aes/c/aes.c:53
  wire [31:0] shr_i_i_9_5 = {8'd0, xor14_5_q[31:8]};
  wire [7:0] shr_i_i_9_5_1 = shr_i_i_9_5[7:0];
  wire [1:0] shl5_i360_8_5 = {1'd0, shr_i357_8_5_1};  // algorithms/aes/c/aes.c:34
  wire [1:0] shl5_i360_8_5_1 = {shl5_i360_8_5[0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i_i_9_5_4 = {6'd0, shl5_i360_8_5_1};  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_9_5_5 = shr_i_i_9_5_1 ^ xor_i_i_9_5_4;  // algorithms/aes/c/aes.c:53
  wire [3:0] shl8_i362_8_5 = {3'd0, shr_i357_8_5_1};  // algorithms/aes/c/aes.c:34
  wire [3:0] shl8_i362_8_5_1 = {shl8_i362_8_5[0], 3'd0};  // algorithms/aes/c/aes.c:34
  wire [4:0] xor_i_i_9_5_6 = {1'd0, shl8_i362_8_5_1};  // algorithms/aes/c/aes.c:53
  wire [4:0] shl11_i364_8_5 = {4'd0, shr_i357_8_5_1};  // algorithms/aes/c/aes.c:34
  wire [4:0] shl11_i364_8_5_1 = {shl11_i364_8_5[0], 4'd0};  // algorithms/aes/c/aes.c:34
  wire [4:0] xor_i_i_9_5_7 = xor_i_i_9_5_6 ^ shl11_i364_8_5_1;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_9_5_8 = {3'd0, xor_i_i_9_5_7};  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_9_5_9 = xor_i_i_9_5_5 ^ xor_i_i_9_5_8;  // algorithms/aes/c/aes.c:53
  wire [1:0] shl5_i360_9_5 = {1'd0, shr_i357_9_5_1};  // algorithms/aes/c/aes.c:34
  wire [1:0] shl5_i360_9_5_1 = {shl5_i360_9_5[0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i_i_9_5_10 = {6'd0, shl5_i360_9_5_1};  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_9_5_11 = load_19_90 ^ xor_i_i_9_5_10;  // algorithms/aes/c/aes.c:53
  wire [3:0] shl8_i362_9_5 = {3'd0, shr_i357_9_5_1};  // algorithms/aes/c/aes.c:34
  wire [3:0] shl8_i362_9_5_1 = {shl8_i362_9_5[0], 3'd0};  // algorithms/aes/c/aes.c:34
  wire [4:0] xor_i_i_9_5_12 = {1'd0, shl8_i362_9_5_1};  // algorithms/aes/c/aes.c:53
  wire [4:0] shl11_i364_9_5 = {4'd0, shr_i357_9_5_1};  // algorithms/aes/c/aes.c:34
  wire [4:0] shl11_i364_9_5_1 = {shl11_i364_9_5[0], 4'd0};  // algorithms/aes/c/aes.c:34
  wire [4:0] xor_i_i_9_5_13 = xor_i_i_9_5_12 ^ shl11_i364_9_5_1;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_9_5_14 = {3'd0, xor_i_i_9_5_13};  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_9_5_15 = xor_i_i_9_5_11 ^ xor_i_i_9_5_14;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_9_5_16 = xor_i_i_9_5_9 ^ xor_i_i_9_5_15;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_9_5 = xor_i_i_9_5_3 ^ xor_i_i_9_5_16;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_4_4_1 = load_19_74 ^ load_19_73;  // algorithms/aes/c/aes.c:53
  wire [7:0] conv_i_i_4_4 = xor12_4_q[7:0];
  wire [7:0] xor_i_i_4_4_2 = conv_i_i_4_4 ^ load_19_75;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_4_4_3 = xor_i_i_4_4_2 ^ xor_i350_4_4_1;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_4_4_4 = xor_i_i_4_4_1 ^ xor_i_i_4_4_3;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_4_4_5 = xor_i359_4_4_1 ^ xor_i_i_7_4_14;  // algorithms/aes/c/aes.c:53
  wire [4:0] xor_i_i_4_4_6 = {3'd0, shl5_i360_4_4_1};  // algorithms/aes/c/aes.c:53
  wire [4:0] xor_i_i_4_4_7 = shl11_i355_4_4_1 ^ xor_i_i_4_4_6;  // algorithms/aes/c/aes.c:53
  wire [4:0] xor_i_i_4_4_8 = xor_i_i_4_4_7 ^ xor_i_i_5_4_14;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_4_4_9 = {3'd0, xor_i_i_4_4_8};  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_4_4_10 = xor_i_i_4_4_5 ^ xor_i_i_4_4_9;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_4_4 = xor_i_i_4_4_4 ^ xor_i_i_4_4_10;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_14_4_1 = load_19_61 ^ load_19_56;  // algorithms/aes/c/aes.c:53
  wire [31:0] shr_i_i_14_4 = {16'd0, xor17_4_q[31:16]};
  wire [7:0] shr_i_i_14_4_1 = shr_i_i_14_4[7:0];
  wire [7:0] xor_i_i_14_4_2 = shr_i_i_14_4_1 ^ load_19_66;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_14_4_3 = xor_i_i_14_4_2 ^ xor_i359_13_4_1;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_14_4_4 = xor_i_i_14_4_1 ^ xor_i_i_14_4_3;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_14_4_5 = xor_i359_14_4_1 ^ xor_i_i_13_4_14;  // algorithms/aes/c/aes.c:53
  wire [4:0] xor_i_i_14_4_6 = {3'd0, shl5_i360_14_4_1};  // algorithms/aes/c/aes.c:53
  wire [4:0] xor_i_i_14_4_7 = shl11_i364_13_4_1 ^ xor_i_i_14_4_6;  // algorithms/aes/c/aes.c:53
  wire [4:0] xor_i_i_14_4_8 = xor_i_i_14_4_7 ^ xor_i_i_15_4_14;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_14_4_9 = {3'd0, xor_i_i_14_4_8};  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_14_4_10 = xor_i_i_14_4_5 ^ xor_i_i_14_4_9;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_14_4 = xor_i_i_14_4_4 ^ xor_i_i_14_4_10;  // algorithms/aes/c/aes.c:53
  wire [31:0] shr_i_i_9_4 = {8'd0, xor14_4_q[31:8]};
  wire [7:0] shr_i_i_9_4_1 = shr_i_i_9_4[7:0];
  wire [7:0] xor_i_i_9_4_3 = shr_i_i_9_4_1 ^ xor_i_i_8_4_3;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_9_4_4 = load_19_83 ^ xor_i_i_9_4_3;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_9_4 = xor_i_i_10_4_11 ^ xor_i_i_9_4_4;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_9_4_5 = xor_i_i_8_4_9 ^ xor_i359_9_4_1;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_9_4_6 = xor_i359_8_4_1 ^ load_19_85;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_9_4_7 = xor_i_i_9_4_6 ^ xor_i_i_10_4_8;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_9_4_1 = xor_i_i_9_4_5 ^ xor_i_i_9_4_7;  // algorithms/aes/c/aes.c:53
  wire [31:0] shr_i_i_3_4 = {24'd0, xor_102_4_q[31:24]};
  wire [7:0] shr_i_i_3_4_1 = shr_i_i_3_4[7:0];
  wire [7:0] xor_i_i_3_4_3 = shr_i_i_3_4_1 ^ xor_i_i_2_4_3;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_3_4_4 = load_19_78 ^ xor_i_i_3_4_3;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_3_4 = xor_i_i_4517_11 ^ xor_i_i_3_4_4;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_3_4_5 = xor_i_i_2_4_9 ^ xor_i350_4503_1;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_3_4_6 = xor_i359_2_4_1 ^ load_19_80;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_3_4_7 = xor_i_i_3_4_6 ^ xor_i_i_4517_8;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_3_4_1 = xor_i_i_3_4_5 ^ xor_i_i_3_4_7;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_4_5_1 = load_19_97 ^ load_19_96;  // algorithms/aes/c/aes.c:53
  wire [7:0] shl_i349_4_5 = {load_19_94[6:0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] shr_i348_4_5 = {7'd0, load_19_94[7]};  // algorithms/aes/c/aes.c:33
  wire [0:0] shr_i348_4_5_1 = shr_i348_4_5[0];  // algorithms/aes/c/aes.c:33
  wire [7:0] xor_i350_4_5 = {7'd0, shr_i348_4_5_1};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i350_4_5_1 = shl_i349_4_5 | xor_i350_4_5;  // algorithms/aes/c/aes.c:34
  wire [7:0] shl_i358_4_5 = {load_19_96[6:0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] shr_i357_4_5 = {7'd0, load_19_96[7]};  // algorithms/aes/c/aes.c:33
  wire [0:0] shr_i357_4_5_1 = shr_i357_4_5[0];  // algorithms/aes/c/aes.c:33
  wire [7:0] xor_i359_4_5 = {7'd0, shr_i357_4_5_1};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i359_4_5_1 = shl_i358_4_5 | xor_i359_4_5;  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i_i_4_5_2 = xor_i350_4_5_1 ^ xor_i359_4_5_1;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_4_5_3 = xor_i_i_4_5_1 ^ xor_i_i_4_5_2;  // algorithms/aes/c/aes.c:53
  wire [7:0] conv_i_i_4_5 = xor12_5_q[7:0];
  wire [1:0] shl5_i351_4_5 = {1'd0, shr_i348_4_5_1};  // algorithms/aes/c/aes.c:34
  wire [1:0] shl5_i351_4_5_1 = {shl5_i351_4_5[0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i_i_4_5_4 = {6'd0, shl5_i351_4_5_1};  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_4_5_5 = conv_i_i_4_5 ^ xor_i_i_4_5_4;  // algorithms/aes/c/aes.c:53
  wire [3:0] shl8_i353_4_5 = {3'd0, shr_i348_4_5_1};  // algorithms/aes/c/aes.c:34
  wire [3:0] shl8_i353_4_5_1 = {shl8_i353_4_5[0], 3'd0};  // algorithms/aes/c/aes.c:34
  wire [4:0] xor_i_i_4_5_6 = {1'd0, shl8_i353_4_5_1};  // algorithms/aes/c/aes.c:53
  wire [4:0] shl11_i355_4_5 = {4'd0, shr_i348_4_5_1};  // algorithms/aes/c/aes.c:34
  wire [4:0] shl11_i355_4_5_1 = {shl11_i355_4_5[0], 4'd0};  // algorithms/aes/c/aes.c:34
  wire [4:0] xor_i_i_4_5_7 = xor_i_i_4_5_6 ^ shl11_i355_4_5_1;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_4_5_8 = {3'd0, xor_i_i_4_5_7};  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_4_5_9 = xor_i_i_4_5_5 ^ xor_i_i_4_5_8;  // algorithms/aes/c/aes.c:53
  wire [1:0] shl5_i360_4_5 = {1'd0, shr_i357_4_5_1};  // algorithms/aes/c/aes.c:34
  wire [1:0] shl5_i360_4_5_1 = {shl5_i360_4_5[0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i_i_4_5_10 = {6'd0, shl5_i360_4_5_1};  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_4_5_11 = load_19_95 ^ xor_i_i_4_5_10;  // algorithms/aes/c/aes.c:53
  wire [3:0] shl8_i362_4_5 = {3'd0, shr_i357_4_5_1};  // algorithms/aes/c/aes.c:34
  wire [3:0] shl8_i362_4_5_1 = {shl8_i362_4_5[0], 3'd0};  // algorithms/aes/c/aes.c:34
  wire [4:0] xor_i_i_4_5_12 = {1'd0, shl8_i362_4_5_1};  // algorithms/aes/c/aes.c:53
  wire [4:0] shl11_i364_4_5 = {4'd0, shr_i357_4_5_1};  // algorithms/aes/c/aes.c:34
  wire [4:0] shl11_i364_4_5_1 = {shl11_i364_4_5[0], 4'd0};  // algorithms/aes/c/aes.c:34
  wire [4:0] xor_i_i_4_5_13 = xor_i_i_4_5_12 ^ shl11_i364_4_5_1;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_4_5_14 = {3'd0, xor_i_i_4_5_13};  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_4_5_15 = xor_i_i_4_5_11 ^ xor_i_i_4_5_14;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_4_5_16 = xor_i_i_4_5_9 ^ xor_i_i_4_5_15;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_4_5 = xor_i_i_4_5_3 ^ xor_i_i_4_5_16;  // algorithms/aes/c/aes.c:53
  wire [31:0] shr_i_i_6_4 = {16'd0, xor12_4_q[31:16]};
  wire [7:0] shr_i_i_6_4_1 = shr_i_i_6_4[7:0];
  wire [7:0] xor_i_i_6_4_3 = shr_i_i_6_4_1 ^ xor_i_i_5_4_3;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_6_4_4 = load_19_74 ^ xor_i_i_6_4_3;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_6_4 = xor_i_i_7_4_11 ^ xor_i_i_6_4_4;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_6_4_5 = xor_i_i_5_4_9 ^ xor_i359_6_4_1;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_6_4_6 = xor_i359_5_4_1 ^ load_19_76;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_6_4_7 = xor_i_i_6_4_6 ^ xor_i_i_7_4_8;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_6_4_1 = xor_i_i_6_4_5 ^ xor_i_i_6_4_7;  // algorithms/aes/c/aes.c:53
  wire [7:0] conv_i_i_12_4 = xor17_4_q[7:0];
  wire [7:0] xor_i_i_12_4_3 = conv_i_i_12_4 ^ xor_i_i_15_4_3;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_12_4_4 = load_19_61 ^ xor_i_i_12_4_3;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_12_4 = xor_i_i_13_4_11 ^ xor_i_i_12_4_4;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_12_4_5 = xor_i_i_15_4_9 ^ xor_i359_12_4_1;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_12_4_6 = xor_i350_12_4_1 ^ load_19_71;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_12_4_7 = xor_i_i_12_4_6 ^ xor_i_i_13_4_8;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_12_4_1 = xor_i_i_12_4_5 ^ xor_i_i_12_4_7;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_11_4_1 = load_19_83 ^ load_19_84;  // algorithms/aes/c/aes.c:53
  wire [31:0] shr_i_i_11_4 = {24'd0, xor14_4_q[31:24]};
  wire [7:0] shr_i_i_11_4_1 = shr_i_i_11_4[7:0];
  wire [7:0] xor_i_i_11_4_2 = shr_i_i_11_4_1 ^ load_19_86;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_11_4_3 = xor_i_i_11_4_2 ^ xor_i359_10_4_1;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_11_4_4 = xor_i_i_11_4_1 ^ xor_i_i_11_4_3;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_11_4_5 = xor_i350_8_4_1 ^ xor_i_i_10_4_14;  // algorithms/aes/c/aes.c:53
  wire [4:0] xor_i_i_11_4_6 = {3'd0, shl5_i351_8_4_1};  // algorithms/aes/c/aes.c:53
  wire [4:0] xor_i_i_11_4_7 = shl11_i364_10_4_1 ^ xor_i_i_11_4_6;  // algorithms/aes/c/aes.c:53
  wire [4:0] xor_i_i_11_4_8 = xor_i_i_11_4_7 ^ xor_i_i_8_4_14;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_11_4_9 = {3'd0, xor_i_i_11_4_8};  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_11_4_10 = xor_i_i_11_4_5 ^ xor_i_i_11_4_9;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_11_4 = xor_i_i_11_4_4 ^ xor_i_i_11_4_10;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_1_4_1 = load_19_78 ^ load_19_79;  // algorithms/aes/c/aes.c:53
  wire [31:0] shr_i_i_1_4 = {8'd0, xor_102_4_q[31:8]};
  wire [7:0] shr_i_i_1_4_1 = shr_i_i_1_4[7:0];
  wire [7:0] xor_i_i_1_4_2 = shr_i_i_1_4_1 ^ load_19_81;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_1_4_3 = xor_i_i_1_4_2 ^ xor_i359_4509_1;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_1_4_4 = xor_i_i_1_4_1 ^ xor_i_i_1_4_3;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_1_4_5 = xor_i359_1_4_1 ^ xor_i_i_4517_14;  // algorithms/aes/c/aes.c:53
  wire [4:0] xor_i_i_1_4_6 = {3'd0, shl5_i360_1_4_1};  // algorithms/aes/c/aes.c:53
  wire [4:0] xor_i_i_1_4_7 = shl11_i364_4512_1 ^ xor_i_i_1_4_6;  // algorithms/aes/c/aes.c:53
  wire [4:0] xor_i_i_1_4_8 = xor_i_i_1_4_7 ^ xor_i_i_2_4_14;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_1_4_9 = {3'd0, xor_i_i_1_4_8};  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_1_4_10 = xor_i_i_1_4_5 ^ xor_i_i_1_4_9;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_1_4 = xor_i_i_1_4_4 ^ xor_i_i_1_4_10;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_14_5_1 = load_19_102 ^ load_19_101;  // algorithms/aes/c/aes.c:53
  wire [7:0] shl_i358_13_5 = {load_19_99[6:0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] shr_i357_13_5 = {7'd0, load_19_99[7]};  // algorithms/aes/c/aes.c:33
  wire [0:0] shr_i357_13_5_1 = shr_i357_13_5[0];  // algorithms/aes/c/aes.c:33
  wire [7:0] xor_i359_13_5 = {7'd0, shr_i357_13_5_1};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i359_13_5_1 = shl_i358_13_5 | xor_i359_13_5;  // algorithms/aes/c/aes.c:34
  wire [7:0] shl_i358_14_5 = {load_19_101[6:0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] shr_i357_14_5 = {7'd0, load_19_101[7]};  // algorithms/aes/c/aes.c:33
  wire [0:0] shr_i357_14_5_1 = shr_i357_14_5[0];  // algorithms/aes/c/aes.c:33
  wire [7:0] xor_i359_14_5 = {7'd0, shr_i357_14_5_1};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i359_14_5_1 = shl_i358_14_5 | xor_i359_14_5;  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i_i_14_5_2 = xor_i359_13_5_1 ^ xor_i359_14_5_1;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_14_5_3 = xor_i_i_14_5_1 ^ xor_i_i_14_5_2;  // algorithms/aes/c/aes.c:53
  wire [31:0] shr_i_i_14_5 = {16'd0, xor17_5_q[31:16]};
  wire [7:0] shr_i_i_14_5_1 = shr_i_i_14_5[7:0];
  wire [1:0] shl5_i360_13_5 = {1'd0, shr_i357_13_5_1};  // algorithms/aes/c/aes.c:34
  wire [1:0] shl5_i360_13_5_1 = {shl5_i360_13_5[0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i_i_14_5_4 = {6'd0, shl5_i360_13_5_1};  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_14_5_5 = shr_i_i_14_5_1 ^ xor_i_i_14_5_4;  // algorithms/aes/c/aes.c:53
  wire [3:0] shl8_i362_13_5 = {3'd0, shr_i357_13_5_1};  // algorithms/aes/c/aes.c:34
  wire [3:0] shl8_i362_13_5_1 = {shl8_i362_13_5[0], 3'd0};  // algorithms/aes/c/aes.c:34
  wire [4:0] xor_i_i_14_5_6 = {1'd0, shl8_i362_13_5_1};  // algorithms/aes/c/aes.c:53
  wire [4:0] shl11_i364_13_5 = {4'd0, shr_i357_13_5_1};  // algorithms/aes/c/aes.c:34
  wire [4:0] shl11_i364_13_5_1 = {shl11_i364_13_5[0], 4'd0};  // algorithms/aes/c/aes.c:34
  wire [4:0] xor_i_i_14_5_7 = xor_i_i_14_5_6 ^ shl11_i364_13_5_1;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_14_5_8 = {3'd0, xor_i_i_14_5_7};  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_14_5_9 = xor_i_i_14_5_5 ^ xor_i_i_14_5_8;  // algorithms/aes/c/aes.c:53
  wire [1:0] shl5_i360_14_5 = {1'd0, shr_i357_14_5_1};  // algorithms/aes/c/aes.c:34
  wire [1:0] shl5_i360_14_5_1 = {shl5_i360_14_5[0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i_i_14_5_10 = {6'd0, shl5_i360_14_5_1};  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_14_5_11 = load_19_100 ^ xor_i_i_14_5_10;  // algorithms/aes/c/aes.c:53
  wire [3:0] shl8_i362_14_5 = {3'd0, shr_i357_14_5_1};  // algorithms/aes/c/aes.c:34
  wire [3:0] shl8_i362_14_5_1 = {shl8_i362_14_5[0], 3'd0};  // algorithms/aes/c/aes.c:34
  wire [4:0] xor_i_i_14_5_12 = {1'd0, shl8_i362_14_5_1};  // algorithms/aes/c/aes.c:53
  wire [4:0] shl11_i364_14_5 = {4'd0, shr_i357_14_5_1};  // algorithms/aes/c/aes.c:34
  wire [4:0] shl11_i364_14_5_1 = {shl11_i364_14_5[0], 4'd0};  // algorithms/aes/c/aes.c:34
  wire [4:0] xor_i_i_14_5_13 = xor_i_i_14_5_12 ^ shl11_i364_14_5_1;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_14_5_14 = {3'd0, xor_i_i_14_5_13};  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_14_5_15 = xor_i_i_14_5_11 ^ xor_i_i_14_5_14;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_14_5_16 = xor_i_i_14_5_9 ^ xor_i_i_14_5_15;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_14_5 = xor_i_i_14_5_3 ^ xor_i_i_14_5_16;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_7_6_1 = load_19_103 ^ load_19_98;  // algorithms/aes/c/aes.c:53
  wire [7:0] shl_i358_6_6 = {load_19_88[6:0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] shr_i357_6_6 = {7'd0, load_19_88[7]};  // algorithms/aes/c/aes.c:33
  wire [0:0] shr_i357_6_6_1 = shr_i357_6_6[0];  // algorithms/aes/c/aes.c:33
  wire [7:0] xor_i359_6_6 = {7'd0, shr_i357_6_6_1};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i359_6_6_1 = shl_i358_6_6 | xor_i359_6_6;  // algorithms/aes/c/aes.c:34
  wire [7:0] shl_i349_4_6 = {load_19_98[6:0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] shr_i348_4_6 = {7'd0, load_19_98[7]};  // algorithms/aes/c/aes.c:33
  wire [0:0] shr_i348_4_6_1 = shr_i348_4_6[0];  // algorithms/aes/c/aes.c:33
  wire [7:0] xor_i350_4_6 = {7'd0, shr_i348_4_6_1};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i350_4_6_1 = shl_i349_4_6 | xor_i350_4_6;  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i_i_7_6_2 = xor_i359_6_6_1 ^ xor_i350_4_6_1;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_7_6_3 = xor_i_i_7_6_1 ^ xor_i_i_7_6_2;  // algorithms/aes/c/aes.c:53
  wire [31:0] shr_i_i_7_6 = {24'd0, xor12_6_q[31:24]};
  wire [7:0] shr_i_i_7_6_1 = shr_i_i_7_6[7:0];
  wire [1:0] shl5_i360_6_6 = {1'd0, shr_i357_6_6_1};  // algorithms/aes/c/aes.c:34
  wire [1:0] shl5_i360_6_6_1 = {shl5_i360_6_6[0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i_i_7_6_4 = {6'd0, shl5_i360_6_6_1};  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_7_6_5 = shr_i_i_7_6_1 ^ xor_i_i_7_6_4;  // algorithms/aes/c/aes.c:53
  wire [3:0] shl8_i362_6_6 = {3'd0, shr_i357_6_6_1};  // algorithms/aes/c/aes.c:34
  wire [3:0] shl8_i362_6_6_1 = {shl8_i362_6_6[0], 3'd0};  // algorithms/aes/c/aes.c:34
  wire [4:0] xor_i_i_7_6_6 = {1'd0, shl8_i362_6_6_1};  // algorithms/aes/c/aes.c:53
  wire [4:0] shl11_i364_6_6 = {4'd0, shr_i357_6_6_1};  // algorithms/aes/c/aes.c:34
  wire [4:0] shl11_i364_6_6_1 = {shl11_i364_6_6[0], 4'd0};  // algorithms/aes/c/aes.c:34
  wire [4:0] xor_i_i_7_6_7 = xor_i_i_7_6_6 ^ shl11_i364_6_6_1;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_7_6_8 = {3'd0, xor_i_i_7_6_7};  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_7_6_9 = xor_i_i_7_6_5 ^ xor_i_i_7_6_8;  // algorithms/aes/c/aes.c:53
  wire [1:0] shl5_i351_4_6 = {1'd0, shr_i348_4_6_1};  // algorithms/aes/c/aes.c:34
  wire [1:0] shl5_i351_4_6_1 = {shl5_i351_4_6[0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i_i_7_6_10 = {6'd0, shl5_i351_4_6_1};  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_7_6_11 = load_19_93 ^ xor_i_i_7_6_10;  // algorithms/aes/c/aes.c:53
  wire [3:0] shl8_i353_4_6 = {3'd0, shr_i348_4_6_1};  // algorithms/aes/c/aes.c:34
  wire [3:0] shl8_i353_4_6_1 = {shl8_i353_4_6[0], 3'd0};  // algorithms/aes/c/aes.c:34
  wire [4:0] xor_i_i_7_6_12 = {1'd0, shl8_i353_4_6_1};  // algorithms/aes/c/aes.c:53
  wire [4:0] shl11_i355_4_6 = {4'd0, shr_i348_4_6_1};  // algorithms/aes/c/aes.c:34
  wire [4:0] shl11_i355_4_6_1 = {shl11_i355_4_6[0], 4'd0};  // algorithms/aes/c/aes.c:34
  wire [4:0] xor_i_i_7_6_13 = xor_i_i_7_6_12 ^ shl11_i355_4_6_1;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_7_6_14 = {3'd0, xor_i_i_7_6_13};  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_7_6_15 = xor_i_i_7_6_11 ^ xor_i_i_7_6_14;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_7_6_16 = xor_i_i_7_6_9 ^ xor_i_i_7_6_15;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_7_6 = xor_i_i_7_6_3 ^ xor_i_i_7_6_16;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_1_5_1 = load_19_82 ^ load_19_87;  // algorithms/aes/c/aes.c:53
  wire [7:0] shl_i358_5528 = {load_19_77[6:0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] shr_i357_5527 = {7'd0, load_19_77[7]};  // algorithms/aes/c/aes.c:33
  wire [0:0] shr_i357_5527_1 = shr_i357_5527[0];  // algorithms/aes/c/aes.c:33
  wire [7:0] xor_i359_5529 = {7'd0, shr_i357_5527_1};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i359_5529_1 = shl_i358_5528 | xor_i359_5529;  // algorithms/aes/c/aes.c:34
  wire [7:0] shl_i358_1_5 = {load_19_87[6:0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] shr_i357_1_5 = {7'd0, load_19_87[7]};  // algorithms/aes/c/aes.c:33
  wire [0:0] shr_i357_1_5_1 = shr_i357_1_5[0];  // algorithms/aes/c/aes.c:33
  wire [7:0] xor_i359_1_5 = {7'd0, shr_i357_1_5_1};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i359_1_5_1 = shl_i358_1_5 | xor_i359_1_5;  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i_i_1_5_2 = xor_i359_5529_1 ^ xor_i359_1_5_1;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_1_5_3 = xor_i_i_1_5_1 ^ xor_i_i_1_5_2;  // algorithms/aes/c/aes.c:53
  wire [31:0] shr_i_i_1_5 = {8'd0, xor_102_5_q[31:8]};
  wire [7:0] shr_i_i_1_5_1 = shr_i_i_1_5[7:0];
  wire [1:0] shl5_i360_5530 = {1'd0, shr_i357_5527_1};  // algorithms/aes/c/aes.c:34
  wire [1:0] shl5_i360_5530_1 = {shl5_i360_5530[0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i_i_1_5_4 = {6'd0, shl5_i360_5530_1};  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_1_5_5 = shr_i_i_1_5_1 ^ xor_i_i_1_5_4;  // algorithms/aes/c/aes.c:53
  wire [3:0] shl8_i362_5531 = {3'd0, shr_i357_5527_1};  // algorithms/aes/c/aes.c:34
  wire [3:0] shl8_i362_5531_1 = {shl8_i362_5531[0], 3'd0};  // algorithms/aes/c/aes.c:34
  wire [4:0] xor_i_i_1_5_6 = {1'd0, shl8_i362_5531_1};  // algorithms/aes/c/aes.c:53
  wire [4:0] shl11_i364_5532 = {4'd0, shr_i357_5527_1};  // algorithms/aes/c/aes.c:34
  wire [4:0] shl11_i364_5532_1 = {shl11_i364_5532[0], 4'd0};  // algorithms/aes/c/aes.c:34
  wire [4:0] xor_i_i_1_5_7 = xor_i_i_1_5_6 ^ shl11_i364_5532_1;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_1_5_8 = {3'd0, xor_i_i_1_5_7};  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_1_5_9 = xor_i_i_1_5_5 ^ xor_i_i_1_5_8;  // algorithms/aes/c/aes.c:53
  wire [1:0] shl5_i360_1_5 = {1'd0, shr_i357_1_5_1};  // algorithms/aes/c/aes.c:34
  wire [1:0] shl5_i360_1_5_1 = {shl5_i360_1_5[0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i_i_1_5_10 = {6'd0, shl5_i360_1_5_1};  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_1_5_11 = load_19_72 ^ xor_i_i_1_5_10;  // algorithms/aes/c/aes.c:53
  wire [3:0] shl8_i362_1_5 = {3'd0, shr_i357_1_5_1};  // algorithms/aes/c/aes.c:34
  wire [3:0] shl8_i362_1_5_1 = {shl8_i362_1_5[0], 3'd0};  // algorithms/aes/c/aes.c:34
  wire [4:0] xor_i_i_1_5_12 = {1'd0, shl8_i362_1_5_1};  // algorithms/aes/c/aes.c:53
  wire [4:0] shl11_i364_1_5 = {4'd0, shr_i357_1_5_1};  // algorithms/aes/c/aes.c:34
  wire [4:0] shl11_i364_1_5_1 = {shl11_i364_1_5[0], 4'd0};  // algorithms/aes/c/aes.c:34
  wire [4:0] xor_i_i_1_5_13 = xor_i_i_1_5_12 ^ shl11_i364_1_5_1;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_1_5_14 = {3'd0, xor_i_i_1_5_13};  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_1_5_15 = xor_i_i_1_5_11 ^ xor_i_i_1_5_14;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_1_5_16 = xor_i_i_1_5_9 ^ xor_i_i_1_5_15;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_1_5 = xor_i_i_1_5_3 ^ xor_i_i_1_5_16;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_11_5_1 = load_19_91 ^ load_19_92;  // algorithms/aes/c/aes.c:53
  wire [7:0] shl_i358_10_5 = {load_19_90[6:0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] shr_i357_10_5 = {7'd0, load_19_90[7]};  // algorithms/aes/c/aes.c:33
  wire [0:0] shr_i357_10_5_1 = shr_i357_10_5[0];  // algorithms/aes/c/aes.c:33
  wire [7:0] xor_i359_10_5 = {7'd0, shr_i357_10_5_1};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i359_10_5_1 = shl_i358_10_5 | xor_i359_10_5;  // algorithms/aes/c/aes.c:34
  wire [7:0] shl_i349_8_5 = {load_19_92[6:0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] shr_i348_8_5 = {7'd0, load_19_92[7]};  // algorithms/aes/c/aes.c:33
  wire [0:0] shr_i348_8_5_1 = shr_i348_8_5[0];  // algorithms/aes/c/aes.c:33
  wire [7:0] xor_i350_8_5 = {7'd0, shr_i348_8_5_1};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i350_8_5_1 = shl_i349_8_5 | xor_i350_8_5;  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i_i_11_5_2 = xor_i359_10_5_1 ^ xor_i350_8_5_1;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_11_5_3 = xor_i_i_11_5_1 ^ xor_i_i_11_5_2;  // algorithms/aes/c/aes.c:53
  wire [31:0] shr_i_i_11_5 = {24'd0, xor14_5_q[31:24]};
  wire [7:0] shr_i_i_11_5_1 = shr_i_i_11_5[7:0];
  wire [1:0] shl5_i360_10_5 = {1'd0, shr_i357_10_5_1};  // algorithms/aes/c/aes.c:34
  wire [1:0] shl5_i360_10_5_1 = {shl5_i360_10_5[0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i_i_11_5_4 = {6'd0, shl5_i360_10_5_1};  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_11_5_5 = shr_i_i_11_5_1 ^ xor_i_i_11_5_4;  // algorithms/aes/c/aes.c:53
  wire [3:0] shl8_i362_10_5 = {3'd0, shr_i357_10_5_1};  // algorithms/aes/c/aes.c:34
  wire [3:0] shl8_i362_10_5_1 = {shl8_i362_10_5[0], 3'd0};  // algorithms/aes/c/aes.c:34
  wire [4:0] xor_i_i_11_5_6 = {1'd0, shl8_i362_10_5_1};  // algorithms/aes/c/aes.c:53
  wire [4:0] shl11_i364_10_5 = {4'd0, shr_i357_10_5_1};  // algorithms/aes/c/aes.c:34
  wire [4:0] shl11_i364_10_5_1 = {shl11_i364_10_5[0], 4'd0};  // algorithms/aes/c/aes.c:34
  wire [4:0] xor_i_i_11_5_7 = xor_i_i_11_5_6 ^ shl11_i364_10_5_1;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_11_5_8 = {3'd0, xor_i_i_11_5_7};  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_11_5_9 = xor_i_i_11_5_5 ^ xor_i_i_11_5_8;  // algorithms/aes/c/aes.c:53
  wire [1:0] shl5_i351_8_5 = {1'd0, shr_i348_8_5_1};  // algorithms/aes/c/aes.c:34
  wire [1:0] shl5_i351_8_5_1 = {shl5_i351_8_5[0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i_i_11_5_10 = {6'd0, shl5_i351_8_5_1};  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_11_5_11 = load_19_89 ^ xor_i_i_11_5_10;  // algorithms/aes/c/aes.c:53
  wire [3:0] shl8_i353_8_5 = {3'd0, shr_i348_8_5_1};  // algorithms/aes/c/aes.c:34
  wire [3:0] shl8_i353_8_5_1 = {shl8_i353_8_5[0], 3'd0};  // algorithms/aes/c/aes.c:34
  wire [4:0] xor_i_i_11_5_12 = {1'd0, shl8_i353_8_5_1};  // algorithms/aes/c/aes.c:53
  wire [4:0] shl11_i355_8_5 = {4'd0, shr_i348_8_5_1};  // algorithms/aes/c/aes.c:34
  wire [4:0] shl11_i355_8_5_1 = {shl11_i355_8_5[0], 4'd0};  // algorithms/aes/c/aes.c:34
  wire [4:0] xor_i_i_11_5_13 = xor_i_i_11_5_12 ^ shl11_i355_8_5_1;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_11_5_14 = {3'd0, xor_i_i_11_5_13};  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_11_5_15 = xor_i_i_11_5_11 ^ xor_i_i_11_5_14;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_11_5_16 = xor_i_i_11_5_9 ^ xor_i_i_11_5_15;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_11_5 = xor_i_i_11_5_3 ^ xor_i_i_11_5_16;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_6_5_1 = load_19_96 ^ load_19_97;  // algorithms/aes/c/aes.c:53
  wire [7:0] shl_i358_5_5 = {load_19_95[6:0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] shr_i357_5_5 = {7'd0, load_19_95[7]};  // algorithms/aes/c/aes.c:33
  wire [0:0] shr_i357_5_5_1 = shr_i357_5_5[0];  // algorithms/aes/c/aes.c:33
  wire [7:0] xor_i359_5_5 = {7'd0, shr_i357_5_5_1};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i359_5_5_1 = shl_i358_5_5 | xor_i359_5_5;  // algorithms/aes/c/aes.c:34
  wire [7:0] shl_i358_6_5 = {load_19_97[6:0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] shr_i357_6_5 = {7'd0, load_19_97[7]};  // algorithms/aes/c/aes.c:33
  wire [0:0] shr_i357_6_5_1 = shr_i357_6_5[0];  // algorithms/aes/c/aes.c:33
  wire [7:0] xor_i359_6_5 = {7'd0, shr_i357_6_5_1};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i359_6_5_1 = shl_i358_6_5 | xor_i359_6_5;  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i_i_6_5_2 = xor_i359_5_5_1 ^ xor_i359_6_5_1;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_6_5_3 = xor_i_i_6_5_1 ^ xor_i_i_6_5_2;  // algorithms/aes/c/aes.c:53
  wire [31:0] shr_i_i_6_5 = {16'd0, xor12_5_q[31:16]};
  wire [7:0] shr_i_i_6_5_1 = shr_i_i_6_5[7:0];
  wire [1:0] shl5_i360_5_5 = {1'd0, shr_i357_5_5_1};  // algorithms/aes/c/aes.c:34
  wire [1:0] shl5_i360_5_5_1 = {shl5_i360_5_5[0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i_i_6_5_4 = {6'd0, shl5_i360_5_5_1};  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_6_5_5 = shr_i_i_6_5_1 ^ xor_i_i_6_5_4;  // algorithms/aes/c/aes.c:53
  wire [3:0] shl8_i362_5_5 = {3'd0, shr_i357_5_5_1};  // algorithms/aes/c/aes.c:34
  wire [3:0] shl8_i362_5_5_1 = {shl8_i362_5_5[0], 3'd0};  // algorithms/aes/c/aes.c:34
  wire [4:0] xor_i_i_6_5_6 = {1'd0, shl8_i362_5_5_1};  // algorithms/aes/c/aes.c:53
  wire [4:0] shl11_i364_5_5 = {4'd0, shr_i357_5_5_1};  // algorithms/aes/c/aes.c:34
  wire [4:0] shl11_i364_5_5_1 = {shl11_i364_5_5[0], 4'd0};  // algorithms/aes/c/aes.c:34
  wire [4:0] xor_i_i_6_5_7 = xor_i_i_6_5_6 ^ shl11_i364_5_5_1;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_6_5_8 = {3'd0, xor_i_i_6_5_7};  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_6_5_9 = xor_i_i_6_5_5 ^ xor_i_i_6_5_8;  // algorithms/aes/c/aes.c:53
  wire [1:0] shl5_i360_6_5 = {1'd0, shr_i357_6_5_1};  // algorithms/aes/c/aes.c:34
  wire [1:0] shl5_i360_6_5_1 = {shl5_i360_6_5[0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i_i_6_5_10 = {6'd0, shl5_i360_6_5_1};  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_6_5_11 = load_19_94 ^ xor_i_i_6_5_10;  // algorithms/aes/c/aes.c:53
  wire [3:0] shl8_i362_6_5 = {3'd0, shr_i357_6_5_1};  // algorithms/aes/c/aes.c:34
  wire [3:0] shl8_i362_6_5_1 = {shl8_i362_6_5[0], 3'd0};  // algorithms/aes/c/aes.c:34
  wire [4:0] xor_i_i_6_5_12 = {1'd0, shl8_i362_6_5_1};  // algorithms/aes/c/aes.c:53
  wire [4:0] shl11_i364_6_5 = {4'd0, shr_i357_6_5_1};  // algorithms/aes/c/aes.c:34
  wire [4:0] shl11_i364_6_5_1 = {shl11_i364_6_5[0], 4'd0};  // algorithms/aes/c/aes.c:34
  wire [4:0] xor_i_i_6_5_13 = xor_i_i_6_5_12 ^ shl11_i364_6_5_1;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_6_5_14 = {3'd0, xor_i_i_6_5_13};  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_6_5_15 = xor_i_i_6_5_11 ^ xor_i_i_6_5_14;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_6_5_16 = xor_i_i_6_5_9 ^ xor_i_i_6_5_15;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_6_5 = xor_i_i_6_5_3 ^ xor_i_i_6_5_16;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_12_5_1 = load_19_101 ^ load_19_102;  // algorithms/aes/c/aes.c:53
  wire [7:0] shl_i349_12_5 = {load_19_100[6:0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] shr_i348_12_5 = {7'd0, load_19_100[7]};  // algorithms/aes/c/aes.c:33
  wire [0:0] shr_i348_12_5_1 = shr_i348_12_5[0];  // algorithms/aes/c/aes.c:33
  wire [7:0] xor_i350_12_5 = {7'd0, shr_i348_12_5_1};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i350_12_5_1 = shl_i349_12_5 | xor_i350_12_5;  // algorithms/aes/c/aes.c:34
  wire [7:0] shl_i358_12_5 = {load_19_102[6:0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] shr_i357_12_5 = {7'd0, load_19_102[7]};  // algorithms/aes/c/aes.c:33
  wire [0:0] shr_i357_12_5_1 = shr_i357_12_5[0];  // algorithms/aes/c/aes.c:33
  wire [7:0] xor_i359_12_5 = {7'd0, shr_i357_12_5_1};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i359_12_5_1 = shl_i358_12_5 | xor_i359_12_5;  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i_i_12_5_2 = xor_i350_12_5_1 ^ xor_i359_12_5_1;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_12_5_3 = xor_i_i_12_5_1 ^ xor_i_i_12_5_2;  // algorithms/aes/c/aes.c:53
  wire [7:0] conv_i_i_12_5 = xor17_5_q[7:0];
  wire [1:0] shl5_i351_12_5 = {1'd0, shr_i348_12_5_1};  // algorithms/aes/c/aes.c:34
  wire [1:0] shl5_i351_12_5_1 = {shl5_i351_12_5[0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i_i_12_5_4 = {6'd0, shl5_i351_12_5_1};  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_12_5_5 = conv_i_i_12_5 ^ xor_i_i_12_5_4;  // algorithms/aes/c/aes.c:53
  wire [3:0] shl8_i353_12_5 = {3'd0, shr_i348_12_5_1};  // algorithms/aes/c/aes.c:34
  wire [3:0] shl8_i353_12_5_1 = {shl8_i353_12_5[0], 3'd0};  // algorithms/aes/c/aes.c:34
  wire [4:0] xor_i_i_12_5_6 = {1'd0, shl8_i353_12_5_1};  // algorithms/aes/c/aes.c:53
  wire [4:0] shl11_i355_12_5 = {4'd0, shr_i348_12_5_1};  // algorithms/aes/c/aes.c:34
  wire [4:0] shl11_i355_12_5_1 = {shl11_i355_12_5[0], 4'd0};  // algorithms/aes/c/aes.c:34
  wire [4:0] xor_i_i_12_5_7 = xor_i_i_12_5_6 ^ shl11_i355_12_5_1;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_12_5_8 = {3'd0, xor_i_i_12_5_7};  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_12_5_9 = xor_i_i_12_5_5 ^ xor_i_i_12_5_8;  // algorithms/aes/c/aes.c:53
  wire [1:0] shl5_i360_12_5 = {1'd0, shr_i357_12_5_1};  // algorithms/aes/c/aes.c:34
  wire [1:0] shl5_i360_12_5_1 = {shl5_i360_12_5[0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i_i_12_5_10 = {6'd0, shl5_i360_12_5_1};  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_12_5_11 = load_19_99 ^ xor_i_i_12_5_10;  // algorithms/aes/c/aes.c:53
  wire [3:0] shl8_i362_12_5 = {3'd0, shr_i357_12_5_1};  // algorithms/aes/c/aes.c:34
  wire [3:0] shl8_i362_12_5_1 = {shl8_i362_12_5[0], 3'd0};  // algorithms/aes/c/aes.c:34
  wire [4:0] xor_i_i_12_5_12 = {1'd0, shl8_i362_12_5_1};  // algorithms/aes/c/aes.c:53
  wire [4:0] shl11_i364_12_5 = {4'd0, shr_i357_12_5_1};  // algorithms/aes/c/aes.c:34
  wire [4:0] shl11_i364_12_5_1 = {shl11_i364_12_5[0], 4'd0};  // algorithms/aes/c/aes.c:34
  wire [4:0] xor_i_i_12_5_13 = xor_i_i_12_5_12 ^ shl11_i364_12_5_1;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_12_5_14 = {3'd0, xor_i_i_12_5_13};  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_12_5_15 = xor_i_i_12_5_11 ^ xor_i_i_12_5_14;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_12_5_16 = xor_i_i_12_5_9 ^ xor_i_i_12_5_15;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_12_5 = xor_i_i_12_5_3 ^ xor_i_i_12_5_16;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_13_6_1 = load_19_108 ^ load_19_107;  // algorithms/aes/c/aes.c:53
  wire [7:0] shl_i358_12_6 = {load_19_105[6:0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] shr_i357_12_6 = {7'd0, load_19_105[7]};  // algorithms/aes/c/aes.c:33
  wire [0:0] shr_i357_12_6_1 = shr_i357_12_6[0];  // algorithms/aes/c/aes.c:33
  wire [7:0] xor_i359_12_6 = {7'd0, shr_i357_12_6_1};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i359_12_6_1 = shl_i358_12_6 | xor_i359_12_6;  // algorithms/aes/c/aes.c:34
  wire [7:0] shl_i358_13_6 = {load_19_107[6:0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] shr_i357_13_6 = {7'd0, load_19_107[7]};  // algorithms/aes/c/aes.c:33
  wire [0:0] shr_i357_13_6_1 = shr_i357_13_6[0];  // algorithms/aes/c/aes.c:33
  wire [7:0] xor_i359_13_6 = {7'd0, shr_i357_13_6_1};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i359_13_6_1 = shl_i358_13_6 | xor_i359_13_6;  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i_i_13_6_2 = xor_i359_12_6_1 ^ xor_i359_13_6_1;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_13_6_3 = xor_i_i_13_6_1 ^ xor_i_i_13_6_2;  // algorithms/aes/c/aes.c:53
  wire [31:0] shr_i_i_13_6 = {8'd0, xor17_6_q[31:8]};
  wire [7:0] shr_i_i_13_6_1 = shr_i_i_13_6[7:0];
  wire [1:0] shl5_i360_12_6 = {1'd0, shr_i357_12_6_1};  // algorithms/aes/c/aes.c:34
  wire [1:0] shl5_i360_12_6_1 = {shl5_i360_12_6[0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i_i_13_6_4 = {6'd0, shl5_i360_12_6_1};  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_13_6_5 = shr_i_i_13_6_1 ^ xor_i_i_13_6_4;  // algorithms/aes/c/aes.c:53
  wire [3:0] shl8_i362_12_6 = {3'd0, shr_i357_12_6_1};  // algorithms/aes/c/aes.c:34
  wire [3:0] shl8_i362_12_6_1 = {shl8_i362_12_6[0], 3'd0};  // algorithms/aes/c/aes.c:34
  wire [4:0] xor_i_i_13_6_6 = {1'd0, shl8_i362_12_6_1};  // algorithms/aes/c/aes.c:53
  wire [4:0] shl11_i364_12_6 = {4'd0, shr_i357_12_6_1};  // algorithms/aes/c/aes.c:34
  wire [4:0] shl11_i364_12_6_1 = {shl11_i364_12_6[0], 4'd0};  // algorithms/aes/c/aes.c:34
  wire [4:0] xor_i_i_13_6_7 = xor_i_i_13_6_6 ^ shl11_i364_12_6_1;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_13_6_8 = {3'd0, xor_i_i_13_6_7};  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_13_6_9 = xor_i_i_13_6_5 ^ xor_i_i_13_6_8;  // algorithms/aes/c/aes.c:53
  wire [1:0] shl5_i360_13_6 = {1'd0, shr_i357_13_6_1};  // algorithms/aes/c/aes.c:34
  wire [1:0] shl5_i360_13_6_1 = {shl5_i360_13_6[0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i_i_13_6_10 = {6'd0, shl5_i360_13_6_1};  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_13_6_11 = load_19_106 ^ xor_i_i_13_6_10;  // algorithms/aes/c/aes.c:53
  wire [3:0] shl8_i362_13_6 = {3'd0, shr_i357_13_6_1};  // algorithms/aes/c/aes.c:34
  wire [3:0] shl8_i362_13_6_1 = {shl8_i362_13_6[0], 3'd0};  // algorithms/aes/c/aes.c:34
  wire [4:0] xor_i_i_13_6_12 = {1'd0, shl8_i362_13_6_1};  // algorithms/aes/c/aes.c:53
  wire [4:0] shl11_i364_13_6 = {4'd0, shr_i357_13_6_1};  // algorithms/aes/c/aes.c:34
  wire [4:0] shl11_i364_13_6_1 = {shl11_i364_13_6[0], 4'd0};  // algorithms/aes/c/aes.c:34
  wire [4:0] xor_i_i_13_6_13 = xor_i_i_13_6_12 ^ shl11_i364_13_6_1;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_13_6_14 = {3'd0, xor_i_i_13_6_13};  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_13_6_15 = xor_i_i_13_6_11 ^ xor_i_i_13_6_14;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_13_6_16 = xor_i_i_13_6_9 ^ xor_i_i_13_6_15;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_13_6 = xor_i_i_13_6_3 ^ xor_i_i_13_6_16;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_8_5_2 = load_19_90 ^ load_19_89;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_8_5_3 = xor_i350_8_5_1 ^ xor_i359_8_5_1;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_8_5_4 = xor_i_i_8_5_2 ^ xor_i_i_8_5_3;  // algorithms/aes/c/aes.c:53
  wire [7:0] conv_i_i_8_5 = xor14_5_q[7:0];
  wire [7:0] xor_i_i_8_5_5 = conv_i_i_8_5 ^ xor_i_i_11_5_10;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_8_5_6 = xor_i_i_8_5_5 ^ xor_i_i_11_5_14;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_8_5_7 = load_19_91 ^ xor_i_i_9_5_4;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_8_5_8 = xor_i_i_8_5_7 ^ xor_i_i_9_5_8;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_8_5_9 = xor_i_i_8_5_6 ^ xor_i_i_8_5_8;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_8_5_1 = xor_i_i_8_5_4 ^ xor_i_i_8_5_9;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_2_5_2 = load_19_77 ^ load_19_72;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_2_5_3 = xor_i359_1_5_1 ^ xor_i359_2_5_1;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_2_5_4 = xor_i_i_2_5_2 ^ xor_i_i_2_5_3;  // algorithms/aes/c/aes.c:53
  wire [31:0] shr_i_i_2_5 = {16'd0, xor_102_5_q[31:16]};
  wire [7:0] shr_i_i_2_5_1 = shr_i_i_2_5[7:0];
  wire [7:0] xor_i_i_2_5_5 = shr_i_i_2_5_1 ^ xor_i_i_1_5_10;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_2_5_6 = xor_i_i_2_5_5 ^ xor_i_i_1_5_14;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_2_5_7 = load_19_82 ^ xor_i_i_3_5_4;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_2_5_8 = xor_i_i_2_5_7 ^ xor_i_i_3_5_8;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_2_5_9 = xor_i_i_2_5_6 ^ xor_i_i_2_5_8;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_2_5_1 = xor_i_i_2_5_4 ^ xor_i_i_2_5_9;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_13_5_1 = load_19_100 ^ load_19_99;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_13_5_2 = xor_i359_12_5_1 ^ xor_i359_13_5_1;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_13_5_3 = xor_i_i_13_5_1 ^ xor_i_i_13_5_2;  // algorithms/aes/c/aes.c:53
  wire [31:0] shr_i_i_13_5 = {8'd0, xor17_5_q[31:8]};
  wire [7:0] shr_i_i_13_5_1 = shr_i_i_13_5[7:0];
  wire [7:0] xor_i_i_13_5_4 = shr_i_i_13_5_1 ^ xor_i_i_12_5_10;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_13_5_5 = xor_i_i_13_5_4 ^ xor_i_i_12_5_14;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_13_5_6 = load_19_101 ^ xor_i_i_14_5_4;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_13_5_7 = xor_i_i_13_5_6 ^ xor_i_i_14_5_8;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_13_5_8 = xor_i_i_13_5_5 ^ xor_i_i_13_5_7;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_13_5 = xor_i_i_13_5_3 ^ xor_i_i_13_5_8;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_7_5_1 = load_19_95 ^ load_19_94;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_7_5_2 = xor_i359_6_5_1 ^ xor_i350_4_5_1;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_7_5_3 = xor_i_i_7_5_1 ^ xor_i_i_7_5_2;  // algorithms/aes/c/aes.c:53
  wire [31:0] shr_i_i_7_5 = {24'd0, xor12_5_q[31:24]};
  wire [7:0] shr_i_i_7_5_1 = shr_i_i_7_5[7:0];
  wire [7:0] xor_i_i_7_5_4 = shr_i_i_7_5_1 ^ xor_i_i_6_5_10;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_7_5_5 = xor_i_i_7_5_4 ^ xor_i_i_6_5_14;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_7_5_6 = load_19_96 ^ xor_i_i_4_5_4;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_7_5_7 = xor_i_i_7_5_6 ^ xor_i_i_4_5_8;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_7_5_8 = xor_i_i_7_5_5 ^ xor_i_i_7_5_7;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_7_5 = xor_i_i_7_5_3 ^ xor_i_i_7_5_8;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_8_6_2 = load_19_113 ^ load_19_112;  // algorithms/aes/c/aes.c:53
  wire [7:0] shl_i349_8_6 = {load_19_110[6:0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] shr_i348_8_6 = {7'd0, load_19_110[7]};  // algorithms/aes/c/aes.c:33
  wire [0:0] shr_i348_8_6_1 = shr_i348_8_6[0];  // algorithms/aes/c/aes.c:33
  wire [7:0] xor_i350_8_6 = {7'd0, shr_i348_8_6_1};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i350_8_6_1 = shl_i349_8_6 | xor_i350_8_6;  // algorithms/aes/c/aes.c:34
  wire [7:0] shl_i358_8_6 = {load_19_112[6:0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] shr_i357_8_6 = {7'd0, load_19_112[7]};  // algorithms/aes/c/aes.c:33
  wire [0:0] shr_i357_8_6_1 = shr_i357_8_6[0];  // algorithms/aes/c/aes.c:33
  wire [7:0] xor_i359_8_6 = {7'd0, shr_i357_8_6_1};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i359_8_6_1 = shl_i358_8_6 | xor_i359_8_6;  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i_i_8_6_3 = xor_i350_8_6_1 ^ xor_i359_8_6_1;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_8_6_4 = xor_i_i_8_6_2 ^ xor_i_i_8_6_3;  // algorithms/aes/c/aes.c:53
  wire [7:0] conv_i_i_8_6 = xor14_6_q[7:0];
  wire [1:0] shl5_i351_8_6 = {1'd0, shr_i348_8_6_1};  // algorithms/aes/c/aes.c:34
  wire [1:0] shl5_i351_8_6_1 = {shl5_i351_8_6[0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i_i_8_6_5 = {6'd0, shl5_i351_8_6_1};  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_8_6_6 = conv_i_i_8_6 ^ xor_i_i_8_6_5;  // algorithms/aes/c/aes.c:53
  wire [3:0] shl8_i353_8_6 = {3'd0, shr_i348_8_6_1};  // algorithms/aes/c/aes.c:34
  wire [3:0] shl8_i353_8_6_1 = {shl8_i353_8_6[0], 3'd0};  // algorithms/aes/c/aes.c:34
  wire [4:0] xor_i_i_8_6_7 = {1'd0, shl8_i353_8_6_1};  // algorithms/aes/c/aes.c:53
  wire [4:0] shl11_i355_8_6 = {4'd0, shr_i348_8_6_1};  // algorithms/aes/c/aes.c:34
  wire [4:0] shl11_i355_8_6_1 = {shl11_i355_8_6[0], 4'd0};  // algorithms/aes/c/aes.c:34
  wire [4:0] xor_i_i_8_6_8 = xor_i_i_8_6_7 ^ shl11_i355_8_6_1;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_8_6_9 = {3'd0, xor_i_i_8_6_8};  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_8_6_10 = xor_i_i_8_6_6 ^ xor_i_i_8_6_9;  // algorithms/aes/c/aes.c:53
  wire [1:0] shl5_i360_8_6 = {1'd0, shr_i357_8_6_1};  // algorithms/aes/c/aes.c:34
  wire [1:0] shl5_i360_8_6_1 = {shl5_i360_8_6[0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i_i_8_6_11 = {6'd0, shl5_i360_8_6_1};  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_8_6_12 = load_19_111 ^ xor_i_i_8_6_11;  // algorithms/aes/c/aes.c:53
  wire [3:0] shl8_i362_8_6 = {3'd0, shr_i357_8_6_1};  // algorithms/aes/c/aes.c:34
  wire [3:0] shl8_i362_8_6_1 = {shl8_i362_8_6[0], 3'd0};  // algorithms/aes/c/aes.c:34
  wire [4:0] xor_i_i_8_6_13 = {1'd0, shl8_i362_8_6_1};  // algorithms/aes/c/aes.c:53
  wire [4:0] shl11_i364_8_6 = {4'd0, shr_i357_8_6_1};  // algorithms/aes/c/aes.c:34
  wire [4:0] shl11_i364_8_6_1 = {shl11_i364_8_6[0], 4'd0};  // algorithms/aes/c/aes.c:34
  wire [4:0] xor_i_i_8_6_14 = xor_i_i_8_6_13 ^ shl11_i364_8_6_1;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_8_6_15 = {3'd0, xor_i_i_8_6_14};  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_8_6_16 = xor_i_i_8_6_12 ^ xor_i_i_8_6_15;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_8_6_17 = xor_i_i_8_6_10 ^ xor_i_i_8_6_16;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_8_6_1 = xor_i_i_8_6_4 ^ xor_i_i_8_6_17;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_10_5_1 = load_19_89 ^ load_19_90;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_10_5_2 = xor_i359_9_5_1 ^ xor_i359_10_5_1;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_10_5_3 = xor_i_i_10_5_1 ^ xor_i_i_10_5_2;  // algorithms/aes/c/aes.c:53
  wire [31:0] shr_i_i_10_5 = {16'd0, xor14_5_q[31:16]};
  wire [7:0] shr_i_i_10_5_1 = shr_i_i_10_5[7:0];
  wire [7:0] xor_i_i_10_5_4 = shr_i_i_10_5_1 ^ xor_i_i_9_5_10;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_10_5_5 = xor_i_i_10_5_4 ^ xor_i_i_9_5_14;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_10_5_6 = load_19_92 ^ xor_i_i_11_5_4;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_10_5_7 = xor_i_i_10_5_6 ^ xor_i_i_11_5_8;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_10_5_8 = xor_i_i_10_5_5 ^ xor_i_i_10_5_7;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_10_5 = xor_i_i_10_5_3 ^ xor_i_i_10_5_8;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_5537_1 = load_19_72 ^ load_19_77;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_5537_2 = xor_i350_5523_1 ^ xor_i359_5529_1;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_5537_3 = xor_i_i_5537_1 ^ xor_i_i_5537_2;  // algorithms/aes/c/aes.c:53
  wire [7:0] conv_i_i_5536 = xor9_5_q[7:0];
  wire [7:0] xor_i_i_5537_4 = conv_i_i_5536 ^ xor_i_i_3_5_10;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_5537_5 = xor_i_i_5537_4 ^ xor_i_i_3_5_14;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_5537_6 = load_19_87 ^ xor_i_i_1_5_4;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_5537_7 = xor_i_i_5537_6 ^ xor_i_i_1_5_8;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_5537_8 = xor_i_i_5537_5 ^ xor_i_i_5537_7;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_5537 = xor_i_i_5537_3 ^ xor_i_i_5537_8;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_15_5_2 = load_19_99 ^ load_19_100;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_15_5_3 = xor_i359_14_5_1 ^ xor_i350_12_5_1;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_15_5_4 = xor_i_i_15_5_2 ^ xor_i_i_15_5_3;  // algorithms/aes/c/aes.c:53
  wire [31:0] shr_i_i_15_5 = {24'd0, xor17_5_q[31:24]};
  wire [7:0] shr_i_i_15_5_1 = shr_i_i_15_5[7:0];
  wire [7:0] xor_i_i_15_5_5 = shr_i_i_15_5_1 ^ xor_i_i_14_5_10;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_15_5_6 = xor_i_i_15_5_5 ^ xor_i_i_14_5_14;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_15_5_7 = load_19_102 ^ xor_i_i_12_5_4;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_15_5_8 = xor_i_i_15_5_7 ^ xor_i_i_12_5_8;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_15_5_9 = xor_i_i_15_5_6 ^ xor_i_i_15_5_8;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_15_5_1 = xor_i_i_15_5_4 ^ xor_i_i_15_5_9;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_5_5_2 = load_19_94 ^ load_19_95;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_5_5_3 = xor_i359_4_5_1 ^ xor_i359_5_5_1;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_5_5_4 = xor_i_i_5_5_2 ^ xor_i_i_5_5_3;  // algorithms/aes/c/aes.c:53
  wire [31:0] shr_i_i_5_5 = {8'd0, xor12_5_q[31:8]};
  wire [7:0] shr_i_i_5_5_1 = shr_i_i_5_5[7:0];
  wire [7:0] xor_i_i_5_5_5 = shr_i_i_5_5_1 ^ xor_i_i_4_5_10;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_5_5_6 = xor_i_i_5_5_5 ^ xor_i_i_4_5_14;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_5_5_7 = load_19_97 ^ xor_i_i_6_5_4;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_5_5_8 = xor_i_i_5_5_7 ^ xor_i_i_6_5_8;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_5_5_9 = xor_i_i_5_5_6 ^ xor_i_i_5_5_8;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_5_5_1 = xor_i_i_5_5_4 ^ xor_i_i_5_5_9;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_2_6_2 = load_19_118 ^ load_19_117;  // algorithms/aes/c/aes.c:53
  wire [7:0] shl_i358_1_6 = {load_19_115[6:0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] shr_i357_1_6 = {7'd0, load_19_115[7]};  // algorithms/aes/c/aes.c:33
  wire [0:0] shr_i357_1_6_1 = shr_i357_1_6[0];  // algorithms/aes/c/aes.c:33
  wire [7:0] xor_i359_1_6 = {7'd0, shr_i357_1_6_1};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i359_1_6_1 = shl_i358_1_6 | xor_i359_1_6;  // algorithms/aes/c/aes.c:34
  wire [7:0] shl_i358_2_6 = {load_19_117[6:0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] shr_i357_2_6 = {7'd0, load_19_117[7]};  // algorithms/aes/c/aes.c:33
  wire [0:0] shr_i357_2_6_1 = shr_i357_2_6[0];  // algorithms/aes/c/aes.c:33
  wire [7:0] xor_i359_2_6 = {7'd0, shr_i357_2_6_1};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i359_2_6_1 = shl_i358_2_6 | xor_i359_2_6;  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i_i_2_6_3 = xor_i359_1_6_1 ^ xor_i359_2_6_1;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_2_6_4 = xor_i_i_2_6_2 ^ xor_i_i_2_6_3;  // algorithms/aes/c/aes.c:53
  wire [31:0] shr_i_i_2_6 = {16'd0, xor_102_6_q[31:16]};
  wire [7:0] shr_i_i_2_6_1 = shr_i_i_2_6[7:0];
  wire [1:0] shl5_i360_1_6 = {1'd0, shr_i357_1_6_1};  // algorithms/aes/c/aes.c:34
  wire [1:0] shl5_i360_1_6_1 = {shl5_i360_1_6[0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i_i_2_6_5 = {6'd0, shl5_i360_1_6_1};  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_2_6_6 = shr_i_i_2_6_1 ^ xor_i_i_2_6_5;  // algorithms/aes/c/aes.c:53
  wire [3:0] shl8_i362_1_6 = {3'd0, shr_i357_1_6_1};  // algorithms/aes/c/aes.c:34
  wire [3:0] shl8_i362_1_6_1 = {shl8_i362_1_6[0], 3'd0};  // algorithms/aes/c/aes.c:34
  wire [4:0] xor_i_i_2_6_7 = {1'd0, shl8_i362_1_6_1};  // algorithms/aes/c/aes.c:53
  wire [4:0] shl11_i364_1_6 = {4'd0, shr_i357_1_6_1};  // algorithms/aes/c/aes.c:34
  wire [4:0] shl11_i364_1_6_1 = {shl11_i364_1_6[0], 4'd0};  // algorithms/aes/c/aes.c:34
  wire [4:0] xor_i_i_2_6_8 = xor_i_i_2_6_7 ^ shl11_i364_1_6_1;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_2_6_9 = {3'd0, xor_i_i_2_6_8};  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_2_6_10 = xor_i_i_2_6_6 ^ xor_i_i_2_6_9;  // algorithms/aes/c/aes.c:53
  wire [1:0] shl5_i360_2_6 = {1'd0, shr_i357_2_6_1};  // algorithms/aes/c/aes.c:34
  wire [1:0] shl5_i360_2_6_1 = {shl5_i360_2_6[0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i_i_2_6_11 = {6'd0, shl5_i360_2_6_1};  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_2_6_12 = load_19_116 ^ xor_i_i_2_6_11;  // algorithms/aes/c/aes.c:53
  wire [3:0] shl8_i362_2_6 = {3'd0, shr_i357_2_6_1};  // algorithms/aes/c/aes.c:34
  wire [3:0] shl8_i362_2_6_1 = {shl8_i362_2_6[0], 3'd0};  // algorithms/aes/c/aes.c:34
  wire [4:0] xor_i_i_2_6_13 = {1'd0, shl8_i362_2_6_1};  // algorithms/aes/c/aes.c:53
  wire [4:0] shl11_i364_2_6 = {4'd0, shr_i357_2_6_1};  // algorithms/aes/c/aes.c:34
  wire [4:0] shl11_i364_2_6_1 = {shl11_i364_2_6[0], 4'd0};  // algorithms/aes/c/aes.c:34
  wire [4:0] xor_i_i_2_6_14 = xor_i_i_2_6_13 ^ shl11_i364_2_6_1;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_2_6_15 = {3'd0, xor_i_i_2_6_14};  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_2_6_16 = xor_i_i_2_6_12 ^ xor_i_i_2_6_15;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_2_6_17 = xor_i_i_2_6_10 ^ xor_i_i_2_6_16;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_2_6_1 = xor_i_i_2_6_4 ^ xor_i_i_2_6_17;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_11_7_1 = load_19_119 ^ load_19_114;  // algorithms/aes/c/aes.c:53
  wire [7:0] shl_i358_10_7 = {load_19_104[6:0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] shr_i357_10_7 = {7'd0, load_19_104[7]};  // algorithms/aes/c/aes.c:33
  wire [0:0] shr_i357_10_7_1 = shr_i357_10_7[0];  // algorithms/aes/c/aes.c:33
  wire [7:0] xor_i359_10_7 = {7'd0, shr_i357_10_7_1};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i359_10_7_1 = shl_i358_10_7 | xor_i359_10_7;  // algorithms/aes/c/aes.c:34
  wire [7:0] shl_i349_8_7 = {load_19_114[6:0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] shr_i348_8_7 = {7'd0, load_19_114[7]};  // algorithms/aes/c/aes.c:33
  wire [0:0] shr_i348_8_7_1 = shr_i348_8_7[0];  // algorithms/aes/c/aes.c:33
  wire [7:0] xor_i350_8_7 = {7'd0, shr_i348_8_7_1};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i350_8_7_1 = shl_i349_8_7 | xor_i350_8_7;  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i_i_11_7_2 = xor_i359_10_7_1 ^ xor_i350_8_7_1;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_11_7_3 = xor_i_i_11_7_1 ^ xor_i_i_11_7_2;  // algorithms/aes/c/aes.c:53
  wire [31:0] shr_i_i_11_7 = {24'd0, xor14_7_q[31:24]};
  wire [7:0] shr_i_i_11_7_1 = shr_i_i_11_7[7:0];
  wire [1:0] shl5_i360_10_7 = {1'd0, shr_i357_10_7_1};  // algorithms/aes/c/aes.c:34
  wire [1:0] shl5_i360_10_7_1 = {shl5_i360_10_7[0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i_i_11_7_4 = {6'd0, shl5_i360_10_7_1};  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_11_7_5 = shr_i_i_11_7_1 ^ xor_i_i_11_7_4;  // algorithms/aes/c/aes.c:53
  wire [3:0] shl8_i362_10_7 = {3'd0, shr_i357_10_7_1};  // algorithms/aes/c/aes.c:34
  wire [3:0] shl8_i362_10_7_1 = {shl8_i362_10_7[0], 3'd0};  // algorithms/aes/c/aes.c:34
  wire [4:0] xor_i_i_11_7_6 = {1'd0, shl8_i362_10_7_1};  // algorithms/aes/c/aes.c:53
  wire [4:0] shl11_i364_10_7 = {4'd0, shr_i357_10_7_1};  // algorithms/aes/c/aes.c:34
  wire [4:0] shl11_i364_10_7_1 = {shl11_i364_10_7[0], 4'd0};  // algorithms/aes/c/aes.c:34
  wire [4:0] xor_i_i_11_7_7 = xor_i_i_11_7_6 ^ shl11_i364_10_7_1;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_11_7_8 = {3'd0, xor_i_i_11_7_7};  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_11_7_9 = xor_i_i_11_7_5 ^ xor_i_i_11_7_8;  // algorithms/aes/c/aes.c:53
  wire [1:0] shl5_i351_8_7 = {1'd0, shr_i348_8_7_1};  // algorithms/aes/c/aes.c:34
  wire [1:0] shl5_i351_8_7_1 = {shl5_i351_8_7[0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i_i_11_7_10 = {6'd0, shl5_i351_8_7_1};  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_11_7_11 = load_19_109 ^ xor_i_i_11_7_10;  // algorithms/aes/c/aes.c:53
  wire [3:0] shl8_i353_8_7 = {3'd0, shr_i348_8_7_1};  // algorithms/aes/c/aes.c:34
  wire [3:0] shl8_i353_8_7_1 = {shl8_i353_8_7[0], 3'd0};  // algorithms/aes/c/aes.c:34
  wire [4:0] xor_i_i_11_7_12 = {1'd0, shl8_i353_8_7_1};  // algorithms/aes/c/aes.c:53
  wire [4:0] shl11_i355_8_7 = {4'd0, shr_i348_8_7_1};  // algorithms/aes/c/aes.c:34
  wire [4:0] shl11_i355_8_7_1 = {shl11_i355_8_7[0], 4'd0};  // algorithms/aes/c/aes.c:34
  wire [4:0] xor_i_i_11_7_13 = xor_i_i_11_7_12 ^ shl11_i355_8_7_1;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_11_7_14 = {3'd0, xor_i_i_11_7_13};  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_11_7_15 = xor_i_i_11_7_11 ^ xor_i_i_11_7_14;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_11_7_16 = xor_i_i_11_7_9 ^ xor_i_i_11_7_15;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_11_7 = xor_i_i_11_7_3 ^ xor_i_i_11_7_16;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_5_6_2 = load_19_98 ^ load_19_103;  // algorithms/aes/c/aes.c:53
  wire [7:0] shl_i358_4_6 = {load_19_93[6:0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] shr_i357_4_6 = {7'd0, load_19_93[7]};  // algorithms/aes/c/aes.c:33
  wire [0:0] shr_i357_4_6_1 = shr_i357_4_6[0];  // algorithms/aes/c/aes.c:33
  wire [7:0] xor_i359_4_6 = {7'd0, shr_i357_4_6_1};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i359_4_6_1 = shl_i358_4_6 | xor_i359_4_6;  // algorithms/aes/c/aes.c:34
  wire [7:0] shl_i358_5_6 = {load_19_103[6:0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] shr_i357_5_6 = {7'd0, load_19_103[7]};  // algorithms/aes/c/aes.c:33
  wire [0:0] shr_i357_5_6_1 = shr_i357_5_6[0];  // algorithms/aes/c/aes.c:33
  wire [7:0] xor_i359_5_6 = {7'd0, shr_i357_5_6_1};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i359_5_6_1 = shl_i358_5_6 | xor_i359_5_6;  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i_i_5_6_3 = xor_i359_4_6_1 ^ xor_i359_5_6_1;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_5_6_4 = xor_i_i_5_6_2 ^ xor_i_i_5_6_3;  // algorithms/aes/c/aes.c:53
  wire [31:0] shr_i_i_5_6 = {8'd0, xor12_6_q[31:8]};
  wire [7:0] shr_i_i_5_6_1 = shr_i_i_5_6[7:0];
  wire [1:0] shl5_i360_4_6 = {1'd0, shr_i357_4_6_1};  // algorithms/aes/c/aes.c:34
  wire [1:0] shl5_i360_4_6_1 = {shl5_i360_4_6[0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i_i_5_6_5 = {6'd0, shl5_i360_4_6_1};  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_5_6_6 = shr_i_i_5_6_1 ^ xor_i_i_5_6_5;  // algorithms/aes/c/aes.c:53
  wire [3:0] shl8_i362_4_6 = {3'd0, shr_i357_4_6_1};  // algorithms/aes/c/aes.c:34
  wire [3:0] shl8_i362_4_6_1 = {shl8_i362_4_6[0], 3'd0};  // algorithms/aes/c/aes.c:34
  wire [4:0] xor_i_i_5_6_7 = {1'd0, shl8_i362_4_6_1};  // algorithms/aes/c/aes.c:53
  wire [4:0] shl11_i364_4_6 = {4'd0, shr_i357_4_6_1};  // algorithms/aes/c/aes.c:34
  wire [4:0] shl11_i364_4_6_1 = {shl11_i364_4_6[0], 4'd0};  // algorithms/aes/c/aes.c:34
  wire [4:0] xor_i_i_5_6_8 = xor_i_i_5_6_7 ^ shl11_i364_4_6_1;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_5_6_9 = {3'd0, xor_i_i_5_6_8};  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_5_6_10 = xor_i_i_5_6_6 ^ xor_i_i_5_6_9;  // algorithms/aes/c/aes.c:53
  wire [1:0] shl5_i360_5_6 = {1'd0, shr_i357_5_6_1};  // algorithms/aes/c/aes.c:34
  wire [1:0] shl5_i360_5_6_1 = {shl5_i360_5_6[0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i_i_5_6_11 = {6'd0, shl5_i360_5_6_1};  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_5_6_12 = load_19_88 ^ xor_i_i_5_6_11;  // algorithms/aes/c/aes.c:53
  wire [3:0] shl8_i362_5_6 = {3'd0, shr_i357_5_6_1};  // algorithms/aes/c/aes.c:34
  wire [3:0] shl8_i362_5_6_1 = {shl8_i362_5_6[0], 3'd0};  // algorithms/aes/c/aes.c:34
  wire [4:0] xor_i_i_5_6_13 = {1'd0, shl8_i362_5_6_1};  // algorithms/aes/c/aes.c:53
  wire [4:0] shl11_i364_5_6 = {4'd0, shr_i357_5_6_1};  // algorithms/aes/c/aes.c:34
  wire [4:0] shl11_i364_5_6_1 = {shl11_i364_5_6[0], 4'd0};  // algorithms/aes/c/aes.c:34
  wire [4:0] xor_i_i_5_6_14 = xor_i_i_5_6_13 ^ shl11_i364_5_6_1;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_5_6_15 = {3'd0, xor_i_i_5_6_14};  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_5_6_16 = xor_i_i_5_6_12 ^ xor_i_i_5_6_15;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_5_6_17 = xor_i_i_5_6_10 ^ xor_i_i_5_6_16;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_5_6_1 = xor_i_i_5_6_4 ^ xor_i_i_5_6_17;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_15_6_2 = load_19_107 ^ load_19_108;  // algorithms/aes/c/aes.c:53
  wire [7:0] shl_i358_14_6 = {load_19_106[6:0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] shr_i357_14_6 = {7'd0, load_19_106[7]};  // algorithms/aes/c/aes.c:33
  wire [0:0] shr_i357_14_6_1 = shr_i357_14_6[0];  // algorithms/aes/c/aes.c:33
  wire [7:0] xor_i359_14_6 = {7'd0, shr_i357_14_6_1};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i359_14_6_1 = shl_i358_14_6 | xor_i359_14_6;  // algorithms/aes/c/aes.c:34
  wire [7:0] shl_i349_12_6 = {load_19_108[6:0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] shr_i348_12_6 = {7'd0, load_19_108[7]};  // algorithms/aes/c/aes.c:33
  wire [0:0] shr_i348_12_6_1 = shr_i348_12_6[0];  // algorithms/aes/c/aes.c:33
  wire [7:0] xor_i350_12_6 = {7'd0, shr_i348_12_6_1};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i350_12_6_1 = shl_i349_12_6 | xor_i350_12_6;  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i_i_15_6_3 = xor_i359_14_6_1 ^ xor_i350_12_6_1;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_15_6_4 = xor_i_i_15_6_2 ^ xor_i_i_15_6_3;  // algorithms/aes/c/aes.c:53
  wire [31:0] shr_i_i_15_6 = {24'd0, xor17_6_q[31:24]};
  wire [7:0] shr_i_i_15_6_1 = shr_i_i_15_6[7:0];
  wire [1:0] shl5_i360_14_6 = {1'd0, shr_i357_14_6_1};  // algorithms/aes/c/aes.c:34
  wire [1:0] shl5_i360_14_6_1 = {shl5_i360_14_6[0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i_i_15_6_5 = {6'd0, shl5_i360_14_6_1};  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_15_6_6 = shr_i_i_15_6_1 ^ xor_i_i_15_6_5;  // algorithms/aes/c/aes.c:53
  wire [3:0] shl8_i362_14_6 = {3'd0, shr_i357_14_6_1};  // algorithms/aes/c/aes.c:34
  wire [3:0] shl8_i362_14_6_1 = {shl8_i362_14_6[0], 3'd0};  // algorithms/aes/c/aes.c:34
  wire [4:0] xor_i_i_15_6_7 = {1'd0, shl8_i362_14_6_1};  // algorithms/aes/c/aes.c:53
  wire [4:0] shl11_i364_14_6 = {4'd0, shr_i357_14_6_1};  // algorithms/aes/c/aes.c:34
  wire [4:0] shl11_i364_14_6_1 = {shl11_i364_14_6[0], 4'd0};  // algorithms/aes/c/aes.c:34
  wire [4:0] xor_i_i_15_6_8 = xor_i_i_15_6_7 ^ shl11_i364_14_6_1;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_15_6_9 = {3'd0, xor_i_i_15_6_8};  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_15_6_10 = xor_i_i_15_6_6 ^ xor_i_i_15_6_9;  // algorithms/aes/c/aes.c:53
  wire [1:0] shl5_i351_12_6 = {1'd0, shr_i348_12_6_1};  // algorithms/aes/c/aes.c:34
  wire [1:0] shl5_i351_12_6_1 = {shl5_i351_12_6[0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i_i_15_6_11 = {6'd0, shl5_i351_12_6_1};  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_15_6_12 = load_19_105 ^ xor_i_i_15_6_11;  // algorithms/aes/c/aes.c:53
  wire [3:0] shl8_i353_12_6 = {3'd0, shr_i348_12_6_1};  // algorithms/aes/c/aes.c:34
  wire [3:0] shl8_i353_12_6_1 = {shl8_i353_12_6[0], 3'd0};  // algorithms/aes/c/aes.c:34
  wire [4:0] xor_i_i_15_6_13 = {1'd0, shl8_i353_12_6_1};  // algorithms/aes/c/aes.c:53
  wire [4:0] shl11_i355_12_6 = {4'd0, shr_i348_12_6_1};  // algorithms/aes/c/aes.c:34
  wire [4:0] shl11_i355_12_6_1 = {shl11_i355_12_6[0], 4'd0};  // algorithms/aes/c/aes.c:34
  wire [4:0] xor_i_i_15_6_14 = xor_i_i_15_6_13 ^ shl11_i355_12_6_1;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_15_6_15 = {3'd0, xor_i_i_15_6_14};  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_15_6_16 = xor_i_i_15_6_12 ^ xor_i_i_15_6_15;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_15_6_17 = xor_i_i_15_6_10 ^ xor_i_i_15_6_16;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_15_6_1 = xor_i_i_15_6_4 ^ xor_i_i_15_6_17;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_10_6_1 = load_19_112 ^ load_19_113;  // algorithms/aes/c/aes.c:53
  wire [7:0] shl_i358_9_6 = {load_19_111[6:0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] shr_i357_9_6 = {7'd0, load_19_111[7]};  // algorithms/aes/c/aes.c:33
  wire [0:0] shr_i357_9_6_1 = shr_i357_9_6[0];  // algorithms/aes/c/aes.c:33
  wire [7:0] xor_i359_9_6 = {7'd0, shr_i357_9_6_1};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i359_9_6_1 = shl_i358_9_6 | xor_i359_9_6;  // algorithms/aes/c/aes.c:34
  wire [7:0] shl_i358_10_6 = {load_19_113[6:0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] shr_i357_10_6 = {7'd0, load_19_113[7]};  // algorithms/aes/c/aes.c:33
  wire [0:0] shr_i357_10_6_1 = shr_i357_10_6[0];  // algorithms/aes/c/aes.c:33
  wire [7:0] xor_i359_10_6 = {7'd0, shr_i357_10_6_1};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i359_10_6_1 = shl_i358_10_6 | xor_i359_10_6;  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i_i_10_6_2 = xor_i359_9_6_1 ^ xor_i359_10_6_1;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_10_6_3 = xor_i_i_10_6_1 ^ xor_i_i_10_6_2;  // algorithms/aes/c/aes.c:53
  wire [31:0] shr_i_i_10_6 = {16'd0, xor14_6_q[31:16]};
  wire [7:0] shr_i_i_10_6_1 = shr_i_i_10_6[7:0];
  wire [1:0] shl5_i360_9_6 = {1'd0, shr_i357_9_6_1};  // algorithms/aes/c/aes.c:34
  wire [1:0] shl5_i360_9_6_1 = {shl5_i360_9_6[0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i_i_10_6_4 = {6'd0, shl5_i360_9_6_1};  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_10_6_5 = shr_i_i_10_6_1 ^ xor_i_i_10_6_4;  // algorithms/aes/c/aes.c:53
  wire [3:0] shl8_i362_9_6 = {3'd0, shr_i357_9_6_1};  // algorithms/aes/c/aes.c:34
  wire [3:0] shl8_i362_9_6_1 = {shl8_i362_9_6[0], 3'd0};  // algorithms/aes/c/aes.c:34
  wire [4:0] xor_i_i_10_6_6 = {1'd0, shl8_i362_9_6_1};  // algorithms/aes/c/aes.c:53
  wire [4:0] shl11_i364_9_6 = {4'd0, shr_i357_9_6_1};  // algorithms/aes/c/aes.c:34
  wire [4:0] shl11_i364_9_6_1 = {shl11_i364_9_6[0], 4'd0};  // algorithms/aes/c/aes.c:34
  wire [4:0] xor_i_i_10_6_7 = xor_i_i_10_6_6 ^ shl11_i364_9_6_1;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_10_6_8 = {3'd0, xor_i_i_10_6_7};  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_10_6_9 = xor_i_i_10_6_5 ^ xor_i_i_10_6_8;  // algorithms/aes/c/aes.c:53
  wire [1:0] shl5_i360_10_6 = {1'd0, shr_i357_10_6_1};  // algorithms/aes/c/aes.c:34
  wire [1:0] shl5_i360_10_6_1 = {shl5_i360_10_6[0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i_i_10_6_10 = {6'd0, shl5_i360_10_6_1};  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_10_6_11 = load_19_110 ^ xor_i_i_10_6_10;  // algorithms/aes/c/aes.c:53
  wire [3:0] shl8_i362_10_6 = {3'd0, shr_i357_10_6_1};  // algorithms/aes/c/aes.c:34
  wire [3:0] shl8_i362_10_6_1 = {shl8_i362_10_6[0], 3'd0};  // algorithms/aes/c/aes.c:34
  wire [4:0] xor_i_i_10_6_12 = {1'd0, shl8_i362_10_6_1};  // algorithms/aes/c/aes.c:53
  wire [4:0] shl11_i364_10_6 = {4'd0, shr_i357_10_6_1};  // algorithms/aes/c/aes.c:34
  wire [4:0] shl11_i364_10_6_1 = {shl11_i364_10_6[0], 4'd0};  // algorithms/aes/c/aes.c:34
  wire [4:0] xor_i_i_10_6_13 = xor_i_i_10_6_12 ^ shl11_i364_10_6_1;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_10_6_14 = {3'd0, xor_i_i_10_6_13};  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_10_6_15 = xor_i_i_10_6_11 ^ xor_i_i_10_6_14;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_10_6_16 = xor_i_i_10_6_9 ^ xor_i_i_10_6_15;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_10_6 = xor_i_i_10_6_3 ^ xor_i_i_10_6_16;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_6557_1 = load_19_117 ^ load_19_118;  // algorithms/aes/c/aes.c:53
  wire [7:0] shl_i349_6542 = {load_19_116[6:0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] shr_i348_6541 = {7'd0, load_19_116[7]};  // algorithms/aes/c/aes.c:33
  wire [0:0] shr_i348_6541_1 = shr_i348_6541[0];  // algorithms/aes/c/aes.c:33
  wire [7:0] xor_i350_6543 = {7'd0, shr_i348_6541_1};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i350_6543_1 = shl_i349_6542 | xor_i350_6543;  // algorithms/aes/c/aes.c:34
  wire [7:0] shl_i358_6548 = {load_19_118[6:0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] shr_i357_6547 = {7'd0, load_19_118[7]};  // algorithms/aes/c/aes.c:33
  wire [0:0] shr_i357_6547_1 = shr_i357_6547[0];  // algorithms/aes/c/aes.c:33
  wire [7:0] xor_i359_6549 = {7'd0, shr_i357_6547_1};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i359_6549_1 = shl_i358_6548 | xor_i359_6549;  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i_i_6557_2 = xor_i350_6543_1 ^ xor_i359_6549_1;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_6557_3 = xor_i_i_6557_1 ^ xor_i_i_6557_2;  // algorithms/aes/c/aes.c:53
  wire [7:0] conv_i_i_6556 = xor9_6_q[7:0];
  wire [1:0] shl5_i351_6544 = {1'd0, shr_i348_6541_1};  // algorithms/aes/c/aes.c:34
  wire [1:0] shl5_i351_6544_1 = {shl5_i351_6544[0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i_i_6557_4 = {6'd0, shl5_i351_6544_1};  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_6557_5 = conv_i_i_6556 ^ xor_i_i_6557_4;  // algorithms/aes/c/aes.c:53
  wire [3:0] shl8_i353_6545 = {3'd0, shr_i348_6541_1};  // algorithms/aes/c/aes.c:34
  wire [3:0] shl8_i353_6545_1 = {shl8_i353_6545[0], 3'd0};  // algorithms/aes/c/aes.c:34
  wire [4:0] xor_i_i_6557_6 = {1'd0, shl8_i353_6545_1};  // algorithms/aes/c/aes.c:53
  wire [4:0] shl11_i355_6546 = {4'd0, shr_i348_6541_1};  // algorithms/aes/c/aes.c:34
  wire [4:0] shl11_i355_6546_1 = {shl11_i355_6546[0], 4'd0};  // algorithms/aes/c/aes.c:34
  wire [4:0] xor_i_i_6557_7 = xor_i_i_6557_6 ^ shl11_i355_6546_1;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_6557_8 = {3'd0, xor_i_i_6557_7};  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_6557_9 = xor_i_i_6557_5 ^ xor_i_i_6557_8;  // algorithms/aes/c/aes.c:53
  wire [1:0] shl5_i360_6550 = {1'd0, shr_i357_6547_1};  // algorithms/aes/c/aes.c:34
  wire [1:0] shl5_i360_6550_1 = {shl5_i360_6550[0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i_i_6557_10 = {6'd0, shl5_i360_6550_1};  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_6557_11 = load_19_115 ^ xor_i_i_6557_10;  // algorithms/aes/c/aes.c:53
  wire [3:0] shl8_i362_6551 = {3'd0, shr_i357_6547_1};  // algorithms/aes/c/aes.c:34
  wire [3:0] shl8_i362_6551_1 = {shl8_i362_6551[0], 3'd0};  // algorithms/aes/c/aes.c:34
  wire [4:0] xor_i_i_6557_12 = {1'd0, shl8_i362_6551_1};  // algorithms/aes/c/aes.c:53
  wire [4:0] shl11_i364_6552 = {4'd0, shr_i357_6547_1};  // algorithms/aes/c/aes.c:34
  wire [4:0] shl11_i364_6552_1 = {shl11_i364_6552[0], 4'd0};  // algorithms/aes/c/aes.c:34
  wire [4:0] xor_i_i_6557_13 = xor_i_i_6557_12 ^ shl11_i364_6552_1;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_6557_14 = {3'd0, xor_i_i_6557_13};  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_6557_15 = xor_i_i_6557_11 ^ xor_i_i_6557_14;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_6557_16 = xor_i_i_6557_9 ^ xor_i_i_6557_15;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_6557 = xor_i_i_6557_3 ^ xor_i_i_6557_16;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_1_7_1 = load_19_124 ^ load_19_123;  // algorithms/aes/c/aes.c:53
  wire [7:0] shl_i358_7568 = {load_19_121[6:0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] shr_i357_7567 = {7'd0, load_19_121[7]};  // algorithms/aes/c/aes.c:33
  wire [0:0] shr_i357_7567_1 = shr_i357_7567[0];  // algorithms/aes/c/aes.c:33
  wire [7:0] xor_i359_7569 = {7'd0, shr_i357_7567_1};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i359_7569_1 = shl_i358_7568 | xor_i359_7569;  // algorithms/aes/c/aes.c:34
  wire [7:0] shl_i358_1_7 = {load_19_123[6:0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] shr_i357_1_7 = {7'd0, load_19_123[7]};  // algorithms/aes/c/aes.c:33
  wire [0:0] shr_i357_1_7_1 = shr_i357_1_7[0];  // algorithms/aes/c/aes.c:33
  wire [7:0] xor_i359_1_7 = {7'd0, shr_i357_1_7_1};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i359_1_7_1 = shl_i358_1_7 | xor_i359_1_7;  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i_i_1_7_2 = xor_i359_7569_1 ^ xor_i359_1_7_1;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_1_7_3 = xor_i_i_1_7_1 ^ xor_i_i_1_7_2;  // algorithms/aes/c/aes.c:53
  wire [31:0] shr_i_i_1_7 = {8'd0, xor_102_7_q[31:8]};
  wire [7:0] shr_i_i_1_7_1 = shr_i_i_1_7[7:0];
  wire [1:0] shl5_i360_7570 = {1'd0, shr_i357_7567_1};  // algorithms/aes/c/aes.c:34
  wire [1:0] shl5_i360_7570_1 = {shl5_i360_7570[0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i_i_1_7_4 = {6'd0, shl5_i360_7570_1};  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_1_7_5 = shr_i_i_1_7_1 ^ xor_i_i_1_7_4;  // algorithms/aes/c/aes.c:53
  wire [3:0] shl8_i362_7571 = {3'd0, shr_i357_7567_1};  // algorithms/aes/c/aes.c:34
  wire [3:0] shl8_i362_7571_1 = {shl8_i362_7571[0], 3'd0};  // algorithms/aes/c/aes.c:34
  wire [4:0] xor_i_i_1_7_6 = {1'd0, shl8_i362_7571_1};  // algorithms/aes/c/aes.c:53
  wire [4:0] shl11_i364_7572 = {4'd0, shr_i357_7567_1};  // algorithms/aes/c/aes.c:34
  wire [4:0] shl11_i364_7572_1 = {shl11_i364_7572[0], 4'd0};  // algorithms/aes/c/aes.c:34
  wire [4:0] xor_i_i_1_7_7 = xor_i_i_1_7_6 ^ shl11_i364_7572_1;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_1_7_8 = {3'd0, xor_i_i_1_7_7};  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_1_7_9 = xor_i_i_1_7_5 ^ xor_i_i_1_7_8;  // algorithms/aes/c/aes.c:53
  wire [1:0] shl5_i360_1_7 = {1'd0, shr_i357_1_7_1};  // algorithms/aes/c/aes.c:34
  wire [1:0] shl5_i360_1_7_1 = {shl5_i360_1_7[0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i_i_1_7_10 = {6'd0, shl5_i360_1_7_1};  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_1_7_11 = load_19_122 ^ xor_i_i_1_7_10;  // algorithms/aes/c/aes.c:53
  wire [3:0] shl8_i362_1_7 = {3'd0, shr_i357_1_7_1};  // algorithms/aes/c/aes.c:34
  wire [3:0] shl8_i362_1_7_1 = {shl8_i362_1_7[0], 3'd0};  // algorithms/aes/c/aes.c:34
  wire [4:0] xor_i_i_1_7_12 = {1'd0, shl8_i362_1_7_1};  // algorithms/aes/c/aes.c:53
  wire [4:0] shl11_i364_1_7 = {4'd0, shr_i357_1_7_1};  // algorithms/aes/c/aes.c:34
  wire [4:0] shl11_i364_1_7_1 = {shl11_i364_1_7[0], 4'd0};  // algorithms/aes/c/aes.c:34
  wire [4:0] xor_i_i_1_7_13 = xor_i_i_1_7_12 ^ shl11_i364_1_7_1;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_1_7_14 = {3'd0, xor_i_i_1_7_13};  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_1_7_15 = xor_i_i_1_7_11 ^ xor_i_i_1_7_14;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_1_7_16 = xor_i_i_1_7_9 ^ xor_i_i_1_7_15;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_1_7 = xor_i_i_1_7_3 ^ xor_i_i_1_7_16;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_12_6_1 = load_19_106 ^ load_19_105;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_12_6_2 = xor_i350_12_6_1 ^ xor_i359_12_6_1;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_12_6_3 = xor_i_i_12_6_1 ^ xor_i_i_12_6_2;  // algorithms/aes/c/aes.c:53
  wire [7:0] conv_i_i_12_6 = xor17_6_q[7:0];
  wire [7:0] xor_i_i_12_6_4 = conv_i_i_12_6 ^ xor_i_i_15_6_11;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_12_6_5 = xor_i_i_12_6_4 ^ xor_i_i_15_6_15;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_12_6_6 = load_19_107 ^ xor_i_i_13_6_4;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_12_6_7 = xor_i_i_12_6_6 ^ xor_i_i_13_6_8;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_12_6_8 = xor_i_i_12_6_5 ^ xor_i_i_12_6_7;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_12_6 = xor_i_i_12_6_3 ^ xor_i_i_12_6_8;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_6_6_1 = load_19_93 ^ load_19_88;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_6_6_2 = xor_i359_5_6_1 ^ xor_i359_6_6_1;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_6_6_3 = xor_i_i_6_6_1 ^ xor_i_i_6_6_2;  // algorithms/aes/c/aes.c:53
  wire [31:0] shr_i_i_6_6 = {16'd0, xor12_6_q[31:16]};
  wire [7:0] shr_i_i_6_6_1 = shr_i_i_6_6[7:0];
  wire [7:0] xor_i_i_6_6_4 = shr_i_i_6_6_1 ^ xor_i_i_5_6_11;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_6_6_5 = xor_i_i_6_6_4 ^ xor_i_i_5_6_15;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_6_6_6 = load_19_98 ^ xor_i_i_7_6_4;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_6_6_7 = xor_i_i_6_6_6 ^ xor_i_i_7_6_8;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_6_6_8 = xor_i_i_6_6_5 ^ xor_i_i_6_6_7;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_6_6 = xor_i_i_6_6_3 ^ xor_i_i_6_6_8;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_1_6_1 = load_19_116 ^ load_19_115;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_1_6_2 = xor_i359_6549_1 ^ xor_i359_1_6_1;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_1_6_3 = xor_i_i_1_6_1 ^ xor_i_i_1_6_2;  // algorithms/aes/c/aes.c:53
  wire [31:0] shr_i_i_1_6 = {8'd0, xor_102_6_q[31:8]};
  wire [7:0] shr_i_i_1_6_1 = shr_i_i_1_6[7:0];
  wire [7:0] xor_i_i_1_6_4 = shr_i_i_1_6_1 ^ xor_i_i_6557_10;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_1_6_5 = xor_i_i_1_6_4 ^ xor_i_i_6557_14;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_1_6_6 = load_19_117 ^ xor_i_i_2_6_5;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_1_6_7 = xor_i_i_1_6_6 ^ xor_i_i_2_6_9;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_1_6_8 = xor_i_i_1_6_5 ^ xor_i_i_1_6_7;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_1_6 = xor_i_i_1_6_3 ^ xor_i_i_1_6_8;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_11_6_1 = load_19_111 ^ load_19_110;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_11_6_2 = xor_i359_10_6_1 ^ xor_i350_8_6_1;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_11_6_3 = xor_i_i_11_6_1 ^ xor_i_i_11_6_2;  // algorithms/aes/c/aes.c:53
  wire [31:0] shr_i_i_11_6 = {24'd0, xor14_6_q[31:24]};
  wire [7:0] shr_i_i_11_6_1 = shr_i_i_11_6[7:0];
  wire [7:0] xor_i_i_11_6_4 = shr_i_i_11_6_1 ^ xor_i_i_10_6_10;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_11_6_5 = xor_i_i_11_6_4 ^ xor_i_i_10_6_14;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_11_6_6 = load_19_112 ^ xor_i_i_8_6_5;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_11_6_7 = xor_i_i_11_6_6 ^ xor_i_i_8_6_9;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_11_6_8 = xor_i_i_11_6_5 ^ xor_i_i_11_6_7;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_11_6 = xor_i_i_11_6_3 ^ xor_i_i_11_6_8;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_12_7_1 = load_19_129 ^ load_19_128;  // algorithms/aes/c/aes.c:53
  wire [7:0] shl_i349_12_7 = {load_19_126[6:0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] shr_i348_12_7 = {7'd0, load_19_126[7]};  // algorithms/aes/c/aes.c:33
  wire [0:0] shr_i348_12_7_1 = shr_i348_12_7[0];  // algorithms/aes/c/aes.c:33
  wire [7:0] xor_i350_12_7 = {7'd0, shr_i348_12_7_1};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i350_12_7_1 = shl_i349_12_7 | xor_i350_12_7;  // algorithms/aes/c/aes.c:34
  wire [7:0] shl_i358_12_7 = {load_19_128[6:0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] shr_i357_12_7 = {7'd0, load_19_128[7]};  // algorithms/aes/c/aes.c:33
  wire [0:0] shr_i357_12_7_1 = shr_i357_12_7[0];  // algorithms/aes/c/aes.c:33
  wire [7:0] xor_i359_12_7 = {7'd0, shr_i357_12_7_1};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i359_12_7_1 = shl_i358_12_7 | xor_i359_12_7;  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i_i_12_7_2 = xor_i350_12_7_1 ^ xor_i359_12_7_1;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_12_7_3 = xor_i_i_12_7_1 ^ xor_i_i_12_7_2;  // algorithms/aes/c/aes.c:53
  wire [7:0] conv_i_i_12_7 = xor17_7_q[7:0];
  wire [1:0] shl5_i351_12_7 = {1'd0, shr_i348_12_7_1};  // algorithms/aes/c/aes.c:34
  wire [1:0] shl5_i351_12_7_1 = {shl5_i351_12_7[0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i_i_12_7_4 = {6'd0, shl5_i351_12_7_1};  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_12_7_5 = conv_i_i_12_7 ^ xor_i_i_12_7_4;  // algorithms/aes/c/aes.c:53
  wire [3:0] shl8_i353_12_7 = {3'd0, shr_i348_12_7_1};  // algorithms/aes/c/aes.c:34
  wire [3:0] shl8_i353_12_7_1 = {shl8_i353_12_7[0], 3'd0};  // algorithms/aes/c/aes.c:34
  wire [4:0] xor_i_i_12_7_6 = {1'd0, shl8_i353_12_7_1};  // algorithms/aes/c/aes.c:53
  wire [4:0] shl11_i355_12_7 = {4'd0, shr_i348_12_7_1};  // algorithms/aes/c/aes.c:34
  wire [4:0] shl11_i355_12_7_1 = {shl11_i355_12_7[0], 4'd0};  // algorithms/aes/c/aes.c:34
  wire [4:0] xor_i_i_12_7_7 = xor_i_i_12_7_6 ^ shl11_i355_12_7_1;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_12_7_8 = {3'd0, xor_i_i_12_7_7};  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_12_7_9 = xor_i_i_12_7_5 ^ xor_i_i_12_7_8;  // algorithms/aes/c/aes.c:53
  wire [1:0] shl5_i360_12_7 = {1'd0, shr_i357_12_7_1};  // algorithms/aes/c/aes.c:34
  wire [1:0] shl5_i360_12_7_1 = {shl5_i360_12_7[0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i_i_12_7_10 = {6'd0, shl5_i360_12_7_1};  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_12_7_11 = load_19_127 ^ xor_i_i_12_7_10;  // algorithms/aes/c/aes.c:53
  wire [3:0] shl8_i362_12_7 = {3'd0, shr_i357_12_7_1};  // algorithms/aes/c/aes.c:34
  wire [3:0] shl8_i362_12_7_1 = {shl8_i362_12_7[0], 3'd0};  // algorithms/aes/c/aes.c:34
  wire [4:0] xor_i_i_12_7_12 = {1'd0, shl8_i362_12_7_1};  // algorithms/aes/c/aes.c:53
  wire [4:0] shl11_i364_12_7 = {4'd0, shr_i357_12_7_1};  // algorithms/aes/c/aes.c:34
  wire [4:0] shl11_i364_12_7_1 = {shl11_i364_12_7[0], 4'd0};  // algorithms/aes/c/aes.c:34
  wire [4:0] xor_i_i_12_7_13 = xor_i_i_12_7_12 ^ shl11_i364_12_7_1;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_12_7_14 = {3'd0, xor_i_i_12_7_13};  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_12_7_15 = xor_i_i_12_7_11 ^ xor_i_i_12_7_14;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_12_7_16 = xor_i_i_12_7_9 ^ xor_i_i_12_7_15;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_12_7 = xor_i_i_12_7_3 ^ xor_i_i_12_7_16;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_14_6_1 = load_19_105 ^ load_19_106;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_14_6_2 = xor_i359_13_6_1 ^ xor_i359_14_6_1;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_14_6_3 = xor_i_i_14_6_1 ^ xor_i_i_14_6_2;  // algorithms/aes/c/aes.c:53
  wire [31:0] shr_i_i_14_6 = {16'd0, xor17_6_q[31:16]};
  wire [7:0] shr_i_i_14_6_1 = shr_i_i_14_6[7:0];
  wire [7:0] xor_i_i_14_6_4 = shr_i_i_14_6_1 ^ xor_i_i_13_6_10;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_14_6_5 = xor_i_i_14_6_4 ^ xor_i_i_13_6_14;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_14_6_6 = load_19_108 ^ xor_i_i_15_6_5;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_14_6_7 = xor_i_i_14_6_6 ^ xor_i_i_15_6_9;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_14_6_8 = xor_i_i_14_6_5 ^ xor_i_i_14_6_7;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_14_6 = xor_i_i_14_6_3 ^ xor_i_i_14_6_8;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_4_6_1 = load_19_88 ^ load_19_93;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_4_6_2 = xor_i350_4_6_1 ^ xor_i359_4_6_1;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_4_6_3 = xor_i_i_4_6_1 ^ xor_i_i_4_6_2;  // algorithms/aes/c/aes.c:53
  wire [7:0] conv_i_i_4_6 = xor12_6_q[7:0];
  wire [7:0] xor_i_i_4_6_4 = conv_i_i_4_6 ^ xor_i_i_7_6_10;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_4_6_5 = xor_i_i_4_6_4 ^ xor_i_i_7_6_14;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_4_6_6 = load_19_103 ^ xor_i_i_5_6_5;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_4_6_7 = xor_i_i_4_6_6 ^ xor_i_i_5_6_9;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_4_6_8 = xor_i_i_4_6_5 ^ xor_i_i_4_6_7;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_4_6 = xor_i_i_4_6_3 ^ xor_i_i_4_6_8;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_3_6_1 = load_19_115 ^ load_19_116;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_3_6_2 = xor_i359_2_6_1 ^ xor_i350_6543_1;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_3_6_3 = xor_i_i_3_6_1 ^ xor_i_i_3_6_2;  // algorithms/aes/c/aes.c:53
  wire [31:0] shr_i_i_3_6 = {24'd0, xor_102_6_q[31:24]};
  wire [7:0] shr_i_i_3_6_1 = shr_i_i_3_6[7:0];
  wire [7:0] xor_i_i_3_6_4 = shr_i_i_3_6_1 ^ xor_i_i_2_6_11;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_3_6_5 = xor_i_i_3_6_4 ^ xor_i_i_2_6_15;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_3_6_6 = load_19_118 ^ xor_i_i_6557_4;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_3_6_7 = xor_i_i_3_6_6 ^ xor_i_i_6557_8;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_3_6_8 = xor_i_i_3_6_5 ^ xor_i_i_3_6_7;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_3_6 = xor_i_i_3_6_3 ^ xor_i_i_3_6_8;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_9_6_1 = load_19_110 ^ load_19_111;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_9_6_2 = xor_i359_8_6_1 ^ xor_i359_9_6_1;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_9_6_3 = xor_i_i_9_6_1 ^ xor_i_i_9_6_2;  // algorithms/aes/c/aes.c:53
  wire [31:0] shr_i_i_9_6 = {8'd0, xor14_6_q[31:8]};
  wire [7:0] shr_i_i_9_6_1 = shr_i_i_9_6[7:0];
  wire [7:0] xor_i_i_9_6_4 = shr_i_i_9_6_1 ^ xor_i_i_8_6_11;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_9_6_5 = xor_i_i_9_6_4 ^ xor_i_i_8_6_15;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_9_6_6 = load_19_113 ^ xor_i_i_10_6_4;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_9_6_7 = xor_i_i_9_6_6 ^ xor_i_i_10_6_8;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_9_6_8 = xor_i_i_9_6_5 ^ xor_i_i_9_6_7;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_9_6 = xor_i_i_9_6_3 ^ xor_i_i_9_6_8;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_6_7_1 = load_19_134 ^ load_19_133;  // algorithms/aes/c/aes.c:53
  wire [7:0] shl_i358_5_7 = {load_19_131[6:0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] shr_i357_5_7 = {7'd0, load_19_131[7]};  // algorithms/aes/c/aes.c:33
  wire [0:0] shr_i357_5_7_1 = shr_i357_5_7[0];  // algorithms/aes/c/aes.c:33
  wire [7:0] xor_i359_5_7 = {7'd0, shr_i357_5_7_1};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i359_5_7_1 = shl_i358_5_7 | xor_i359_5_7;  // algorithms/aes/c/aes.c:34
  wire [7:0] shl_i358_6_7 = {load_19_133[6:0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] shr_i357_6_7 = {7'd0, load_19_133[7]};  // algorithms/aes/c/aes.c:33
  wire [0:0] shr_i357_6_7_1 = shr_i357_6_7[0];  // algorithms/aes/c/aes.c:33
  wire [7:0] xor_i359_6_7 = {7'd0, shr_i357_6_7_1};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i359_6_7_1 = shl_i358_6_7 | xor_i359_6_7;  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i_i_6_7_2 = xor_i359_5_7_1 ^ xor_i359_6_7_1;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_6_7_3 = xor_i_i_6_7_1 ^ xor_i_i_6_7_2;  // algorithms/aes/c/aes.c:53
  wire [31:0] shr_i_i_6_7 = {16'd0, xor12_7_q[31:16]};
  wire [7:0] shr_i_i_6_7_1 = shr_i_i_6_7[7:0];
  wire [1:0] shl5_i360_5_7 = {1'd0, shr_i357_5_7_1};  // algorithms/aes/c/aes.c:34
  wire [1:0] shl5_i360_5_7_1 = {shl5_i360_5_7[0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i_i_6_7_4 = {6'd0, shl5_i360_5_7_1};  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_6_7_5 = shr_i_i_6_7_1 ^ xor_i_i_6_7_4;  // algorithms/aes/c/aes.c:53
  wire [3:0] shl8_i362_5_7 = {3'd0, shr_i357_5_7_1};  // algorithms/aes/c/aes.c:34
  wire [3:0] shl8_i362_5_7_1 = {shl8_i362_5_7[0], 3'd0};  // algorithms/aes/c/aes.c:34
  wire [4:0] xor_i_i_6_7_6 = {1'd0, shl8_i362_5_7_1};  // algorithms/aes/c/aes.c:53
  wire [4:0] shl11_i364_5_7 = {4'd0, shr_i357_5_7_1};  // algorithms/aes/c/aes.c:34
  wire [4:0] shl11_i364_5_7_1 = {shl11_i364_5_7[0], 4'd0};  // algorithms/aes/c/aes.c:34
  wire [4:0] xor_i_i_6_7_7 = xor_i_i_6_7_6 ^ shl11_i364_5_7_1;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_6_7_8 = {3'd0, xor_i_i_6_7_7};  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_6_7_9 = xor_i_i_6_7_5 ^ xor_i_i_6_7_8;  // algorithms/aes/c/aes.c:53
  wire [1:0] shl5_i360_6_7 = {1'd0, shr_i357_6_7_1};  // algorithms/aes/c/aes.c:34
  wire [1:0] shl5_i360_6_7_1 = {shl5_i360_6_7[0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i_i_6_7_10 = {6'd0, shl5_i360_6_7_1};  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_6_7_11 = load_19_132 ^ xor_i_i_6_7_10;  // algorithms/aes/c/aes.c:53
  wire [3:0] shl8_i362_6_7 = {3'd0, shr_i357_6_7_1};  // algorithms/aes/c/aes.c:34
  wire [3:0] shl8_i362_6_7_1 = {shl8_i362_6_7[0], 3'd0};  // algorithms/aes/c/aes.c:34
  wire [4:0] xor_i_i_6_7_12 = {1'd0, shl8_i362_6_7_1};  // algorithms/aes/c/aes.c:53
  wire [4:0] shl11_i364_6_7 = {4'd0, shr_i357_6_7_1};  // algorithms/aes/c/aes.c:34
  wire [4:0] shl11_i364_6_7_1 = {shl11_i364_6_7[0], 4'd0};  // algorithms/aes/c/aes.c:34
  wire [4:0] xor_i_i_6_7_13 = xor_i_i_6_7_12 ^ shl11_i364_6_7_1;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_6_7_14 = {3'd0, xor_i_i_6_7_13};  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_6_7_15 = xor_i_i_6_7_11 ^ xor_i_i_6_7_14;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_6_7_16 = xor_i_i_6_7_9 ^ xor_i_i_6_7_15;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_6_7 = xor_i_i_6_7_3 ^ xor_i_i_6_7_16;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_15_8_2 = load_19_135 ^ load_19_130;  // algorithms/aes/c/aes.c:53
  wire [7:0] shl_i358_14_8 = {load_19_120[6:0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] shr_i357_14_8 = {7'd0, load_19_120[7]};  // algorithms/aes/c/aes.c:33
  wire [0:0] shr_i357_14_8_1 = shr_i357_14_8[0];  // algorithms/aes/c/aes.c:33
  wire [7:0] xor_i359_14_8 = {7'd0, shr_i357_14_8_1};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i359_14_8_1 = shl_i358_14_8 | xor_i359_14_8;  // algorithms/aes/c/aes.c:34
  wire [7:0] shl_i349_12_8 = {load_19_130[6:0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] shr_i348_12_8 = {7'd0, load_19_130[7]};  // algorithms/aes/c/aes.c:33
  wire [0:0] shr_i348_12_8_1 = shr_i348_12_8[0];  // algorithms/aes/c/aes.c:33
  wire [7:0] xor_i350_12_8 = {7'd0, shr_i348_12_8_1};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i350_12_8_1 = shl_i349_12_8 | xor_i350_12_8;  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i_i_15_8_3 = xor_i359_14_8_1 ^ xor_i350_12_8_1;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_15_8_4 = xor_i_i_15_8_2 ^ xor_i_i_15_8_3;  // algorithms/aes/c/aes.c:53
  wire [31:0] shr_i_i_15_8 = {24'd0, xor17_8_q[31:24]};
  wire [7:0] shr_i_i_15_8_1 = shr_i_i_15_8[7:0];
  wire [1:0] shl5_i360_14_8 = {1'd0, shr_i357_14_8_1};  // algorithms/aes/c/aes.c:34
  wire [1:0] shl5_i360_14_8_1 = {shl5_i360_14_8[0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i_i_15_8_5 = {6'd0, shl5_i360_14_8_1};  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_15_8_6 = shr_i_i_15_8_1 ^ xor_i_i_15_8_5;  // algorithms/aes/c/aes.c:53
  wire [3:0] shl8_i362_14_8 = {3'd0, shr_i357_14_8_1};  // algorithms/aes/c/aes.c:34
  wire [3:0] shl8_i362_14_8_1 = {shl8_i362_14_8[0], 3'd0};  // algorithms/aes/c/aes.c:34
  wire [4:0] xor_i_i_15_8_7 = {1'd0, shl8_i362_14_8_1};  // algorithms/aes/c/aes.c:53
  wire [4:0] shl11_i364_14_8 = {4'd0, shr_i357_14_8_1};  // algorithms/aes/c/aes.c:34
  wire [4:0] shl11_i364_14_8_1 = {shl11_i364_14_8[0], 4'd0};  // algorithms/aes/c/aes.c:34
  wire [4:0] xor_i_i_15_8_8 = xor_i_i_15_8_7 ^ shl11_i364_14_8_1;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_15_8_9 = {3'd0, xor_i_i_15_8_8};  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_15_8_10 = xor_i_i_15_8_6 ^ xor_i_i_15_8_9;  // algorithms/aes/c/aes.c:53
  wire [1:0] shl5_i351_12_8 = {1'd0, shr_i348_12_8_1};  // algorithms/aes/c/aes.c:34
  wire [1:0] shl5_i351_12_8_1 = {shl5_i351_12_8[0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i_i_15_8_11 = {6'd0, shl5_i351_12_8_1};  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_15_8_12 = load_19_125 ^ xor_i_i_15_8_11;  // algorithms/aes/c/aes.c:53
  wire [3:0] shl8_i353_12_8 = {3'd0, shr_i348_12_8_1};  // algorithms/aes/c/aes.c:34
  wire [3:0] shl8_i353_12_8_1 = {shl8_i353_12_8[0], 3'd0};  // algorithms/aes/c/aes.c:34
  wire [4:0] xor_i_i_15_8_13 = {1'd0, shl8_i353_12_8_1};  // algorithms/aes/c/aes.c:53
  wire [4:0] shl11_i355_12_8 = {4'd0, shr_i348_12_8_1};  // algorithms/aes/c/aes.c:34
  wire [4:0] shl11_i355_12_8_1 = {shl11_i355_12_8[0], 4'd0};  // algorithms/aes/c/aes.c:34
  wire [4:0] xor_i_i_15_8_14 = xor_i_i_15_8_13 ^ shl11_i355_12_8_1;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_15_8_15 = {3'd0, xor_i_i_15_8_14};  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_15_8_16 = xor_i_i_15_8_12 ^ xor_i_i_15_8_15;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_15_8_17 = xor_i_i_15_8_10 ^ xor_i_i_15_8_16;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_15_8_1 = xor_i_i_15_8_4 ^ xor_i_i_15_8_17;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_14_8_1 = load_19_125 ^ load_19_120;  // algorithms/aes/c/aes.c:53
  wire [7:0] shl_i358_13_8 = {load_19_135[6:0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] shr_i357_13_8 = {7'd0, load_19_135[7]};  // algorithms/aes/c/aes.c:33
  wire [0:0] shr_i357_13_8_1 = shr_i357_13_8[0];  // algorithms/aes/c/aes.c:33
  wire [7:0] xor_i359_13_8 = {7'd0, shr_i357_13_8_1};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i359_13_8_1 = shl_i358_13_8 | xor_i359_13_8;  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i_i_14_8_2 = xor_i359_13_8_1 ^ xor_i359_14_8_1;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_14_8_3 = xor_i_i_14_8_1 ^ xor_i_i_14_8_2;  // algorithms/aes/c/aes.c:53
  wire [31:0] shr_i_i_14_8 = {16'd0, xor17_8_q[31:16]};
  wire [7:0] shr_i_i_14_8_1 = shr_i_i_14_8[7:0];
  wire [1:0] shl5_i360_13_8 = {1'd0, shr_i357_13_8_1};  // algorithms/aes/c/aes.c:34
  wire [1:0] shl5_i360_13_8_1 = {shl5_i360_13_8[0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i_i_14_8_4 = {6'd0, shl5_i360_13_8_1};  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_14_8_5 = shr_i_i_14_8_1 ^ xor_i_i_14_8_4;  // algorithms/aes/c/aes.c:53
  wire [3:0] shl8_i362_13_8 = {3'd0, shr_i357_13_8_1};  // algorithms/aes/c/aes.c:34
  wire [3:0] shl8_i362_13_8_1 = {shl8_i362_13_8[0], 3'd0};  // algorithms/aes/c/aes.c:34
  wire [4:0] xor_i_i_14_8_6 = {1'd0, shl8_i362_13_8_1};  // algorithms/aes/c/aes.c:53
  wire [4:0] shl11_i364_13_8 = {4'd0, shr_i357_13_8_1};  // algorithms/aes/c/aes.c:34
  wire [4:0] shl11_i364_13_8_1 = {shl11_i364_13_8[0], 4'd0};  // algorithms/aes/c/aes.c:34
  wire [4:0] xor_i_i_14_8_7 = xor_i_i_14_8_6 ^ shl11_i364_13_8_1;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_14_8_8 = {3'd0, xor_i_i_14_8_7};  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_14_8_9 = xor_i_i_14_8_5 ^ xor_i_i_14_8_8;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_14_8_10 = load_19_130 ^ xor_i_i_15_8_5;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_14_8_11 = xor_i_i_14_8_10 ^ xor_i_i_15_8_9;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_14_8_12 = xor_i_i_14_8_9 ^ xor_i_i_14_8_11;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_14_8 = xor_i_i_14_8_3 ^ xor_i_i_14_8_12;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_13_8_1 = load_19_130 ^ load_19_135;  // algorithms/aes/c/aes.c:53
  wire [7:0] shl_i358_12_8 = {load_19_125[6:0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] shr_i357_12_8 = {7'd0, load_19_125[7]};  // algorithms/aes/c/aes.c:33
  wire [0:0] shr_i357_12_8_1 = shr_i357_12_8[0];  // algorithms/aes/c/aes.c:33
  wire [7:0] xor_i359_12_8 = {7'd0, shr_i357_12_8_1};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i359_12_8_1 = shl_i358_12_8 | xor_i359_12_8;  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i_i_13_8_2 = xor_i359_12_8_1 ^ xor_i359_13_8_1;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_13_8_3 = xor_i_i_13_8_1 ^ xor_i_i_13_8_2;  // algorithms/aes/c/aes.c:53
  wire [31:0] shr_i_i_13_8 = {8'd0, xor17_8_q[31:8]};
  wire [7:0] shr_i_i_13_8_1 = shr_i_i_13_8[7:0];
  wire [1:0] shl5_i360_12_8 = {1'd0, shr_i357_12_8_1};  // algorithms/aes/c/aes.c:34
  wire [1:0] shl5_i360_12_8_1 = {shl5_i360_12_8[0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i_i_13_8_4 = {6'd0, shl5_i360_12_8_1};  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_13_8_5 = shr_i_i_13_8_1 ^ xor_i_i_13_8_4;  // algorithms/aes/c/aes.c:53
  wire [3:0] shl8_i362_12_8 = {3'd0, shr_i357_12_8_1};  // algorithms/aes/c/aes.c:34
  wire [3:0] shl8_i362_12_8_1 = {shl8_i362_12_8[0], 3'd0};  // algorithms/aes/c/aes.c:34
  wire [4:0] xor_i_i_13_8_6 = {1'd0, shl8_i362_12_8_1};  // algorithms/aes/c/aes.c:53
  wire [4:0] shl11_i364_12_8 = {4'd0, shr_i357_12_8_1};  // algorithms/aes/c/aes.c:34
  wire [4:0] shl11_i364_12_8_1 = {shl11_i364_12_8[0], 4'd0};  // algorithms/aes/c/aes.c:34
  wire [4:0] xor_i_i_13_8_7 = xor_i_i_13_8_6 ^ shl11_i364_12_8_1;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_13_8_8 = {3'd0, xor_i_i_13_8_7};  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_13_8_9 = xor_i_i_13_8_5 ^ xor_i_i_13_8_8;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_13_8_10 = load_19_120 ^ xor_i_i_14_8_4;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_13_8_11 = xor_i_i_13_8_10 ^ xor_i_i_14_8_8;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_13_8_12 = xor_i_i_13_8_9 ^ xor_i_i_13_8_11;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_13_8 = xor_i_i_13_8_3 ^ xor_i_i_13_8_12;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_12_8_1 = load_19_120 ^ load_19_125;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_12_8_2 = xor_i350_12_8_1 ^ xor_i359_12_8_1;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_12_8_3 = xor_i_i_12_8_1 ^ xor_i_i_12_8_2;  // algorithms/aes/c/aes.c:53
  wire [7:0] conv_i_i_12_8 = xor17_8_q[7:0];
  wire [7:0] xor_i_i_12_8_4 = conv_i_i_12_8 ^ xor_i_i_15_8_11;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_12_8_5 = xor_i_i_12_8_4 ^ xor_i_i_15_8_15;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_12_8_6 = load_19_135 ^ xor_i_i_13_8_4;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_12_8_7 = xor_i_i_12_8_6 ^ xor_i_i_13_8_8;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_12_8_8 = xor_i_i_12_8_5 ^ xor_i_i_12_8_7;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_12_8 = xor_i_i_12_8_3 ^ xor_i_i_12_8_8;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_7_7_1 = load_19_131 ^ load_19_132;  // algorithms/aes/c/aes.c:53
  wire [7:0] shl_i349_4_7 = {load_19_132[6:0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] shr_i348_4_7 = {7'd0, load_19_132[7]};  // algorithms/aes/c/aes.c:33
  wire [0:0] shr_i348_4_7_1 = shr_i348_4_7[0];  // algorithms/aes/c/aes.c:33
  wire [7:0] xor_i350_4_7 = {7'd0, shr_i348_4_7_1};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i350_4_7_1 = shl_i349_4_7 | xor_i350_4_7;  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i_i_7_7_2 = xor_i359_6_7_1 ^ xor_i350_4_7_1;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_7_7_3 = xor_i_i_7_7_1 ^ xor_i_i_7_7_2;  // algorithms/aes/c/aes.c:53
  wire [31:0] shr_i_i_7_7 = {24'd0, xor12_7_q[31:24]};
  wire [7:0] shr_i_i_7_7_1 = shr_i_i_7_7[7:0];
  wire [7:0] xor_i_i_7_7_4 = shr_i_i_7_7_1 ^ xor_i_i_6_7_10;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_7_7_5 = xor_i_i_7_7_4 ^ xor_i_i_6_7_14;  // algorithms/aes/c/aes.c:53
  wire [1:0] shl5_i351_4_7 = {1'd0, shr_i348_4_7_1};  // algorithms/aes/c/aes.c:34
  wire [1:0] shl5_i351_4_7_1 = {shl5_i351_4_7[0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i_i_7_7_6 = {6'd0, shl5_i351_4_7_1};  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_7_7_7 = load_19_134 ^ xor_i_i_7_7_6;  // algorithms/aes/c/aes.c:53
  wire [3:0] shl8_i353_4_7 = {3'd0, shr_i348_4_7_1};  // algorithms/aes/c/aes.c:34
  wire [3:0] shl8_i353_4_7_1 = {shl8_i353_4_7[0], 3'd0};  // algorithms/aes/c/aes.c:34
  wire [4:0] xor_i_i_7_7_8 = {1'd0, shl8_i353_4_7_1};  // algorithms/aes/c/aes.c:53
  wire [4:0] shl11_i355_4_7 = {4'd0, shr_i348_4_7_1};  // algorithms/aes/c/aes.c:34
  wire [4:0] shl11_i355_4_7_1 = {shl11_i355_4_7[0], 4'd0};  // algorithms/aes/c/aes.c:34
  wire [4:0] xor_i_i_7_7_9 = xor_i_i_7_7_8 ^ shl11_i355_4_7_1;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_7_7_10 = {3'd0, xor_i_i_7_7_9};  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_7_7_11 = xor_i_i_7_7_7 ^ xor_i_i_7_7_10;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_7_7_12 = xor_i_i_7_7_5 ^ xor_i_i_7_7_11;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_7_7 = xor_i_i_7_7_3 ^ xor_i_i_7_7_12;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_13_7_1 = load_19_126 ^ load_19_127;  // algorithms/aes/c/aes.c:53
  wire [7:0] shl_i358_13_7 = {load_19_127[6:0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] shr_i357_13_7 = {7'd0, load_19_127[7]};  // algorithms/aes/c/aes.c:33
  wire [0:0] shr_i357_13_7_1 = shr_i357_13_7[0];  // algorithms/aes/c/aes.c:33
  wire [7:0] xor_i359_13_7 = {7'd0, shr_i357_13_7_1};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i359_13_7_1 = shl_i358_13_7 | xor_i359_13_7;  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i_i_13_7_2 = xor_i359_12_7_1 ^ xor_i359_13_7_1;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_13_7_3 = xor_i_i_13_7_1 ^ xor_i_i_13_7_2;  // algorithms/aes/c/aes.c:53
  wire [31:0] shr_i_i_13_7 = {8'd0, xor17_7_q[31:8]};
  wire [7:0] shr_i_i_13_7_1 = shr_i_i_13_7[7:0];
  wire [7:0] xor_i_i_13_7_4 = shr_i_i_13_7_1 ^ xor_i_i_12_7_10;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_13_7_5 = xor_i_i_13_7_4 ^ xor_i_i_12_7_14;  // algorithms/aes/c/aes.c:53
  wire [1:0] shl5_i360_13_7 = {1'd0, shr_i357_13_7_1};  // algorithms/aes/c/aes.c:34
  wire [1:0] shl5_i360_13_7_1 = {shl5_i360_13_7[0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i_i_13_7_6 = {6'd0, shl5_i360_13_7_1};  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_13_7_7 = load_19_129 ^ xor_i_i_13_7_6;  // algorithms/aes/c/aes.c:53
  wire [3:0] shl8_i362_13_7 = {3'd0, shr_i357_13_7_1};  // algorithms/aes/c/aes.c:34
  wire [3:0] shl8_i362_13_7_1 = {shl8_i362_13_7[0], 3'd0};  // algorithms/aes/c/aes.c:34
  wire [4:0] xor_i_i_13_7_8 = {1'd0, shl8_i362_13_7_1};  // algorithms/aes/c/aes.c:53
  wire [4:0] shl11_i364_13_7 = {4'd0, shr_i357_13_7_1};  // algorithms/aes/c/aes.c:34
  wire [4:0] shl11_i364_13_7_1 = {shl11_i364_13_7[0], 4'd0};  // algorithms/aes/c/aes.c:34
  wire [4:0] xor_i_i_13_7_9 = xor_i_i_13_7_8 ^ shl11_i364_13_7_1;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_13_7_10 = {3'd0, xor_i_i_13_7_9};  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_13_7_11 = xor_i_i_13_7_7 ^ xor_i_i_13_7_10;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_13_7_12 = xor_i_i_13_7_5 ^ xor_i_i_13_7_11;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_13_7 = xor_i_i_13_7_3 ^ xor_i_i_13_7_12;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_8_7_2 = load_19_104 ^ load_19_109;  // algorithms/aes/c/aes.c:53
  wire [7:0] shl_i358_8_7 = {load_19_109[6:0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] shr_i357_8_7 = {7'd0, load_19_109[7]};  // algorithms/aes/c/aes.c:33
  wire [0:0] shr_i357_8_7_1 = shr_i357_8_7[0];  // algorithms/aes/c/aes.c:33
  wire [7:0] xor_i359_8_7 = {7'd0, shr_i357_8_7_1};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i359_8_7_1 = shl_i358_8_7 | xor_i359_8_7;  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i_i_8_7_3 = xor_i350_8_7_1 ^ xor_i359_8_7_1;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_8_7_4 = xor_i_i_8_7_2 ^ xor_i_i_8_7_3;  // algorithms/aes/c/aes.c:53
  wire [7:0] conv_i_i_8_7 = xor14_7_q[7:0];
  wire [7:0] xor_i_i_8_7_5 = conv_i_i_8_7 ^ xor_i_i_11_7_10;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_8_7_6 = xor_i_i_8_7_5 ^ xor_i_i_11_7_14;  // algorithms/aes/c/aes.c:53
  wire [1:0] shl5_i360_8_7 = {1'd0, shr_i357_8_7_1};  // algorithms/aes/c/aes.c:34
  wire [1:0] shl5_i360_8_7_1 = {shl5_i360_8_7[0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i_i_8_7_7 = {6'd0, shl5_i360_8_7_1};  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_8_7_8 = load_19_119 ^ xor_i_i_8_7_7;  // algorithms/aes/c/aes.c:53
  wire [3:0] shl8_i362_8_7 = {3'd0, shr_i357_8_7_1};  // algorithms/aes/c/aes.c:34
  wire [3:0] shl8_i362_8_7_1 = {shl8_i362_8_7[0], 3'd0};  // algorithms/aes/c/aes.c:34
  wire [4:0] xor_i_i_8_7_9 = {1'd0, shl8_i362_8_7_1};  // algorithms/aes/c/aes.c:53
  wire [4:0] shl11_i364_8_7 = {4'd0, shr_i357_8_7_1};  // algorithms/aes/c/aes.c:34
  wire [4:0] shl11_i364_8_7_1 = {shl11_i364_8_7[0], 4'd0};  // algorithms/aes/c/aes.c:34
  wire [4:0] xor_i_i_8_7_10 = xor_i_i_8_7_9 ^ shl11_i364_8_7_1;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_8_7_11 = {3'd0, xor_i_i_8_7_10};  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_8_7_12 = xor_i_i_8_7_8 ^ xor_i_i_8_7_11;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_8_7_13 = xor_i_i_8_7_6 ^ xor_i_i_8_7_12;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_8_7_1 = xor_i_i_8_7_4 ^ xor_i_i_8_7_13;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_2_7_2 = load_19_121 ^ load_19_122;  // algorithms/aes/c/aes.c:53
  wire [7:0] shl_i358_2_7 = {load_19_122[6:0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] shr_i357_2_7 = {7'd0, load_19_122[7]};  // algorithms/aes/c/aes.c:33
  wire [0:0] shr_i357_2_7_1 = shr_i357_2_7[0];  // algorithms/aes/c/aes.c:33
  wire [7:0] xor_i359_2_7 = {7'd0, shr_i357_2_7_1};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i359_2_7_1 = shl_i358_2_7 | xor_i359_2_7;  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i_i_2_7_3 = xor_i359_1_7_1 ^ xor_i359_2_7_1;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_2_7_4 = xor_i_i_2_7_2 ^ xor_i_i_2_7_3;  // algorithms/aes/c/aes.c:53
  wire [31:0] shr_i_i_2_7 = {16'd0, xor_102_7_q[31:16]};
  wire [7:0] shr_i_i_2_7_1 = shr_i_i_2_7[7:0];
  wire [7:0] xor_i_i_2_7_5 = shr_i_i_2_7_1 ^ xor_i_i_1_7_10;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_2_7_6 = xor_i_i_2_7_5 ^ xor_i_i_1_7_14;  // algorithms/aes/c/aes.c:53
  wire [1:0] shl5_i360_2_7 = {1'd0, shr_i357_2_7_1};  // algorithms/aes/c/aes.c:34
  wire [1:0] shl5_i360_2_7_1 = {shl5_i360_2_7[0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i_i_2_7_7 = {6'd0, shl5_i360_2_7_1};  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_2_7_8 = load_19_124 ^ xor_i_i_2_7_7;  // algorithms/aes/c/aes.c:53
  wire [3:0] shl8_i362_2_7 = {3'd0, shr_i357_2_7_1};  // algorithms/aes/c/aes.c:34
  wire [3:0] shl8_i362_2_7_1 = {shl8_i362_2_7[0], 3'd0};  // algorithms/aes/c/aes.c:34
  wire [4:0] xor_i_i_2_7_9 = {1'd0, shl8_i362_2_7_1};  // algorithms/aes/c/aes.c:53
  wire [4:0] shl11_i364_2_7 = {4'd0, shr_i357_2_7_1};  // algorithms/aes/c/aes.c:34
  wire [4:0] shl11_i364_2_7_1 = {shl11_i364_2_7[0], 4'd0};  // algorithms/aes/c/aes.c:34
  wire [4:0] xor_i_i_2_7_10 = xor_i_i_2_7_9 ^ shl11_i364_2_7_1;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_2_7_11 = {3'd0, xor_i_i_2_7_10};  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_2_7_12 = xor_i_i_2_7_8 ^ xor_i_i_2_7_11;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_2_7_13 = xor_i_i_2_7_6 ^ xor_i_i_2_7_12;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_2_7_1 = xor_i_i_2_7_4 ^ xor_i_i_2_7_13;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_11_8_1 = load_19_143 ^ load_19_142;  // algorithms/aes/c/aes.c:53
  wire [7:0] shl_i358_10_8 = {load_19_140[6:0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] shr_i357_10_8 = {7'd0, load_19_140[7]};  // algorithms/aes/c/aes.c:33
  wire [0:0] shr_i357_10_8_1 = shr_i357_10_8[0];  // algorithms/aes/c/aes.c:33
  wire [7:0] xor_i359_10_8 = {7'd0, shr_i357_10_8_1};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i359_10_8_1 = shl_i358_10_8 | xor_i359_10_8;  // algorithms/aes/c/aes.c:34
  wire [7:0] shl_i349_8_8 = {load_19_142[6:0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] shr_i348_8_8 = {7'd0, load_19_142[7]};  // algorithms/aes/c/aes.c:33
  wire [0:0] shr_i348_8_8_1 = shr_i348_8_8[0];  // algorithms/aes/c/aes.c:33
  wire [7:0] xor_i350_8_8 = {7'd0, shr_i348_8_8_1};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i350_8_8_1 = shl_i349_8_8 | xor_i350_8_8;  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i_i_11_8_2 = xor_i359_10_8_1 ^ xor_i350_8_8_1;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_11_8_3 = xor_i_i_11_8_1 ^ xor_i_i_11_8_2;  // algorithms/aes/c/aes.c:53
  wire [31:0] shr_i_i_11_8 = {24'd0, xor14_8_q[31:24]};
  wire [7:0] shr_i_i_11_8_1 = shr_i_i_11_8[7:0];
  wire [1:0] shl5_i360_10_8 = {1'd0, shr_i357_10_8_1};  // algorithms/aes/c/aes.c:34
  wire [1:0] shl5_i360_10_8_1 = {shl5_i360_10_8[0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i_i_11_8_4 = {6'd0, shl5_i360_10_8_1};  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_11_8_5 = shr_i_i_11_8_1 ^ xor_i_i_11_8_4;  // algorithms/aes/c/aes.c:53
  wire [3:0] shl8_i362_10_8 = {3'd0, shr_i357_10_8_1};  // algorithms/aes/c/aes.c:34
  wire [3:0] shl8_i362_10_8_1 = {shl8_i362_10_8[0], 3'd0};  // algorithms/aes/c/aes.c:34
  wire [4:0] xor_i_i_11_8_6 = {1'd0, shl8_i362_10_8_1};  // algorithms/aes/c/aes.c:53
  wire [4:0] shl11_i364_10_8 = {4'd0, shr_i357_10_8_1};  // algorithms/aes/c/aes.c:34
  wire [4:0] shl11_i364_10_8_1 = {shl11_i364_10_8[0], 4'd0};  // algorithms/aes/c/aes.c:34
  wire [4:0] xor_i_i_11_8_7 = xor_i_i_11_8_6 ^ shl11_i364_10_8_1;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_11_8_8 = {3'd0, xor_i_i_11_8_7};  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_11_8_9 = xor_i_i_11_8_5 ^ xor_i_i_11_8_8;  // algorithms/aes/c/aes.c:53
  wire [1:0] shl5_i351_8_8 = {1'd0, shr_i348_8_8_1};  // algorithms/aes/c/aes.c:34
  wire [1:0] shl5_i351_8_8_1 = {shl5_i351_8_8[0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i_i_11_8_10 = {6'd0, shl5_i351_8_8_1};  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_11_8_11 = load_19_141 ^ xor_i_i_11_8_10;  // algorithms/aes/c/aes.c:53
  wire [3:0] shl8_i353_8_8 = {3'd0, shr_i348_8_8_1};  // algorithms/aes/c/aes.c:34
  wire [3:0] shl8_i353_8_8_1 = {shl8_i353_8_8[0], 3'd0};  // algorithms/aes/c/aes.c:34
  wire [4:0] xor_i_i_11_8_12 = {1'd0, shl8_i353_8_8_1};  // algorithms/aes/c/aes.c:53
  wire [4:0] shl11_i355_8_8 = {4'd0, shr_i348_8_8_1};  // algorithms/aes/c/aes.c:34
  wire [4:0] shl11_i355_8_8_1 = {shl11_i355_8_8[0], 4'd0};  // algorithms/aes/c/aes.c:34
  wire [4:0] xor_i_i_11_8_13 = xor_i_i_11_8_12 ^ shl11_i355_8_8_1;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_11_8_14 = {3'd0, xor_i_i_11_8_13};  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_11_8_15 = xor_i_i_11_8_11 ^ xor_i_i_11_8_14;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_11_8_16 = xor_i_i_11_8_9 ^ xor_i_i_11_8_15;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_11_8 = xor_i_i_11_8_3 ^ xor_i_i_11_8_16;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_10_8_1 = load_19_141 ^ load_19_140;  // algorithms/aes/c/aes.c:53
  wire [7:0] shl_i358_9_8 = {load_19_143[6:0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] shr_i357_9_8 = {7'd0, load_19_143[7]};  // algorithms/aes/c/aes.c:33
  wire [0:0] shr_i357_9_8_1 = shr_i357_9_8[0];  // algorithms/aes/c/aes.c:33
  wire [7:0] xor_i359_9_8 = {7'd0, shr_i357_9_8_1};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i359_9_8_1 = shl_i358_9_8 | xor_i359_9_8;  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i_i_10_8_2 = xor_i359_9_8_1 ^ xor_i359_10_8_1;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_10_8_3 = xor_i_i_10_8_1 ^ xor_i_i_10_8_2;  // algorithms/aes/c/aes.c:53
  wire [31:0] shr_i_i_10_8 = {16'd0, xor14_8_q[31:16]};
  wire [7:0] shr_i_i_10_8_1 = shr_i_i_10_8[7:0];
  wire [1:0] shl5_i360_9_8 = {1'd0, shr_i357_9_8_1};  // algorithms/aes/c/aes.c:34
  wire [1:0] shl5_i360_9_8_1 = {shl5_i360_9_8[0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i_i_10_8_4 = {6'd0, shl5_i360_9_8_1};  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_10_8_5 = shr_i_i_10_8_1 ^ xor_i_i_10_8_4;  // algorithms/aes/c/aes.c:53
  wire [3:0] shl8_i362_9_8 = {3'd0, shr_i357_9_8_1};  // algorithms/aes/c/aes.c:34
  wire [3:0] shl8_i362_9_8_1 = {shl8_i362_9_8[0], 3'd0};  // algorithms/aes/c/aes.c:34
  wire [4:0] xor_i_i_10_8_6 = {1'd0, shl8_i362_9_8_1};  // algorithms/aes/c/aes.c:53
  wire [4:0] shl11_i364_9_8 = {4'd0, shr_i357_9_8_1};  // algorithms/aes/c/aes.c:34
  wire [4:0] shl11_i364_9_8_1 = {shl11_i364_9_8[0], 4'd0};  // algorithms/aes/c/aes.c:34
  wire [4:0] xor_i_i_10_8_7 = xor_i_i_10_8_6 ^ shl11_i364_9_8_1;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_10_8_8 = {3'd0, xor_i_i_10_8_7};  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_10_8_9 = xor_i_i_10_8_5 ^ xor_i_i_10_8_8;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_10_8_10 = load_19_142 ^ xor_i_i_11_8_4;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_10_8_11 = xor_i_i_10_8_10 ^ xor_i_i_11_8_8;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_10_8_12 = xor_i_i_10_8_9 ^ xor_i_i_10_8_11;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_10_8 = xor_i_i_10_8_3 ^ xor_i_i_10_8_12;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_9_8_1 = load_19_142 ^ load_19_143;  // algorithms/aes/c/aes.c:53
  wire [7:0] shl_i358_8_8 = {load_19_141[6:0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] shr_i357_8_8 = {7'd0, load_19_141[7]};  // algorithms/aes/c/aes.c:33
  wire [0:0] shr_i357_8_8_1 = shr_i357_8_8[0];  // algorithms/aes/c/aes.c:33
  wire [7:0] xor_i359_8_8 = {7'd0, shr_i357_8_8_1};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i359_8_8_1 = shl_i358_8_8 | xor_i359_8_8;  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i_i_9_8_2 = xor_i359_8_8_1 ^ xor_i359_9_8_1;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_9_8_3 = xor_i_i_9_8_1 ^ xor_i_i_9_8_2;  // algorithms/aes/c/aes.c:53
  wire [31:0] shr_i_i_9_8 = {8'd0, xor14_8_q[31:8]};
  wire [7:0] shr_i_i_9_8_1 = shr_i_i_9_8[7:0];
  wire [1:0] shl5_i360_8_8 = {1'd0, shr_i357_8_8_1};  // algorithms/aes/c/aes.c:34
  wire [1:0] shl5_i360_8_8_1 = {shl5_i360_8_8[0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i_i_9_8_4 = {6'd0, shl5_i360_8_8_1};  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_9_8_5 = shr_i_i_9_8_1 ^ xor_i_i_9_8_4;  // algorithms/aes/c/aes.c:53
  wire [3:0] shl8_i362_8_8 = {3'd0, shr_i357_8_8_1};  // algorithms/aes/c/aes.c:34
  wire [3:0] shl8_i362_8_8_1 = {shl8_i362_8_8[0], 3'd0};  // algorithms/aes/c/aes.c:34
  wire [4:0] xor_i_i_9_8_6 = {1'd0, shl8_i362_8_8_1};  // algorithms/aes/c/aes.c:53
  wire [4:0] shl11_i364_8_8 = {4'd0, shr_i357_8_8_1};  // algorithms/aes/c/aes.c:34
  wire [4:0] shl11_i364_8_8_1 = {shl11_i364_8_8[0], 4'd0};  // algorithms/aes/c/aes.c:34
  wire [4:0] xor_i_i_9_8_7 = xor_i_i_9_8_6 ^ shl11_i364_8_8_1;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_9_8_8 = {3'd0, xor_i_i_9_8_7};  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_9_8_9 = xor_i_i_9_8_5 ^ xor_i_i_9_8_8;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_9_8_10 = load_19_140 ^ xor_i_i_10_8_4;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_9_8_11 = xor_i_i_9_8_10 ^ xor_i_i_10_8_8;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_9_8_12 = xor_i_i_9_8_9 ^ xor_i_i_9_8_11;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_9_8 = xor_i_i_9_8_3 ^ xor_i_i_9_8_12;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_8_8_2 = load_19_140 ^ load_19_141;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_8_8_3 = xor_i350_8_8_1 ^ xor_i359_8_8_1;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_8_8_4 = xor_i_i_8_8_2 ^ xor_i_i_8_8_3;  // algorithms/aes/c/aes.c:53
  wire [7:0] conv_i_i_8_8 = xor14_8_q[7:0];
  wire [7:0] xor_i_i_8_8_5 = conv_i_i_8_8 ^ xor_i_i_11_8_10;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_8_8_6 = xor_i_i_8_8_5 ^ xor_i_i_11_8_14;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_8_8_7 = load_19_143 ^ xor_i_i_9_8_4;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_8_8_8 = xor_i_i_8_8_7 ^ xor_i_i_9_8_8;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_8_8_9 = xor_i_i_8_8_6 ^ xor_i_i_8_8_8;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_8_8_1 = xor_i_i_8_8_4 ^ xor_i_i_8_8_9;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_3_7_1 = load_19_123 ^ load_19_124;  // algorithms/aes/c/aes.c:53
  wire [7:0] shl_i349_7562 = {load_19_124[6:0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] shr_i348_7561 = {7'd0, load_19_124[7]};  // algorithms/aes/c/aes.c:33
  wire [0:0] shr_i348_7561_1 = shr_i348_7561[0];  // algorithms/aes/c/aes.c:33
  wire [7:0] xor_i350_7563 = {7'd0, shr_i348_7561_1};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i350_7563_1 = shl_i349_7562 | xor_i350_7563;  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i_i_3_7_2 = xor_i359_2_7_1 ^ xor_i350_7563_1;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_3_7_3 = xor_i_i_3_7_1 ^ xor_i_i_3_7_2;  // algorithms/aes/c/aes.c:53
  wire [31:0] shr_i_i_3_7 = {24'd0, xor_102_7_q[31:24]};
  wire [7:0] shr_i_i_3_7_1 = shr_i_i_3_7[7:0];
  wire [7:0] xor_i_i_3_7_4 = shr_i_i_3_7_1 ^ xor_i_i_2_7_7;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_3_7_5 = xor_i_i_3_7_4 ^ xor_i_i_2_7_11;  // algorithms/aes/c/aes.c:53
  wire [1:0] shl5_i351_7564 = {1'd0, shr_i348_7561_1};  // algorithms/aes/c/aes.c:34
  wire [1:0] shl5_i351_7564_1 = {shl5_i351_7564[0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i_i_3_7_6 = {6'd0, shl5_i351_7564_1};  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_3_7_7 = load_19_121 ^ xor_i_i_3_7_6;  // algorithms/aes/c/aes.c:53
  wire [3:0] shl8_i353_7565 = {3'd0, shr_i348_7561_1};  // algorithms/aes/c/aes.c:34
  wire [3:0] shl8_i353_7565_1 = {shl8_i353_7565[0], 3'd0};  // algorithms/aes/c/aes.c:34
  wire [4:0] xor_i_i_3_7_8 = {1'd0, shl8_i353_7565_1};  // algorithms/aes/c/aes.c:53
  wire [4:0] shl11_i355_7566 = {4'd0, shr_i348_7561_1};  // algorithms/aes/c/aes.c:34
  wire [4:0] shl11_i355_7566_1 = {shl11_i355_7566[0], 4'd0};  // algorithms/aes/c/aes.c:34
  wire [4:0] xor_i_i_3_7_9 = xor_i_i_3_7_8 ^ shl11_i355_7566_1;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_3_7_10 = {3'd0, xor_i_i_3_7_9};  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_3_7_11 = xor_i_i_3_7_7 ^ xor_i_i_3_7_10;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_3_7_12 = xor_i_i_3_7_5 ^ xor_i_i_3_7_11;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_3_7 = xor_i_i_3_7_3 ^ xor_i_i_3_7_12;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_9_7_1 = load_19_114 ^ load_19_119;  // algorithms/aes/c/aes.c:53
  wire [7:0] shl_i358_9_7 = {load_19_119[6:0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] shr_i357_9_7 = {7'd0, load_19_119[7]};  // algorithms/aes/c/aes.c:33
  wire [0:0] shr_i357_9_7_1 = shr_i357_9_7[0];  // algorithms/aes/c/aes.c:33
  wire [7:0] xor_i359_9_7 = {7'd0, shr_i357_9_7_1};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i359_9_7_1 = shl_i358_9_7 | xor_i359_9_7;  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i_i_9_7_2 = xor_i359_8_7_1 ^ xor_i359_9_7_1;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_9_7_3 = xor_i_i_9_7_1 ^ xor_i_i_9_7_2;  // algorithms/aes/c/aes.c:53
  wire [31:0] shr_i_i_9_7 = {8'd0, xor14_7_q[31:8]};
  wire [7:0] shr_i_i_9_7_1 = shr_i_i_9_7[7:0];
  wire [7:0] xor_i_i_9_7_4 = shr_i_i_9_7_1 ^ xor_i_i_8_7_7;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_9_7_5 = xor_i_i_9_7_4 ^ xor_i_i_8_7_11;  // algorithms/aes/c/aes.c:53
  wire [1:0] shl5_i360_9_7 = {1'd0, shr_i357_9_7_1};  // algorithms/aes/c/aes.c:34
  wire [1:0] shl5_i360_9_7_1 = {shl5_i360_9_7[0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i_i_9_7_6 = {6'd0, shl5_i360_9_7_1};  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_9_7_7 = load_19_104 ^ xor_i_i_9_7_6;  // algorithms/aes/c/aes.c:53
  wire [3:0] shl8_i362_9_7 = {3'd0, shr_i357_9_7_1};  // algorithms/aes/c/aes.c:34
  wire [3:0] shl8_i362_9_7_1 = {shl8_i362_9_7[0], 3'd0};  // algorithms/aes/c/aes.c:34
  wire [4:0] xor_i_i_9_7_8 = {1'd0, shl8_i362_9_7_1};  // algorithms/aes/c/aes.c:53
  wire [4:0] shl11_i364_9_7 = {4'd0, shr_i357_9_7_1};  // algorithms/aes/c/aes.c:34
  wire [4:0] shl11_i364_9_7_1 = {shl11_i364_9_7[0], 4'd0};  // algorithms/aes/c/aes.c:34
  wire [4:0] xor_i_i_9_7_9 = xor_i_i_9_7_8 ^ shl11_i364_9_7_1;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_9_7_10 = {3'd0, xor_i_i_9_7_9};  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_9_7_11 = xor_i_i_9_7_7 ^ xor_i_i_9_7_10;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_9_7_12 = xor_i_i_9_7_5 ^ xor_i_i_9_7_11;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_9_7 = xor_i_i_9_7_3 ^ xor_i_i_9_7_12;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_4_7_1 = load_19_133 ^ load_19_134;  // algorithms/aes/c/aes.c:53
  wire [7:0] shl_i358_4_7 = {load_19_134[6:0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] shr_i357_4_7 = {7'd0, load_19_134[7]};  // algorithms/aes/c/aes.c:33
  wire [0:0] shr_i357_4_7_1 = shr_i357_4_7[0];  // algorithms/aes/c/aes.c:33
  wire [7:0] xor_i359_4_7 = {7'd0, shr_i357_4_7_1};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i359_4_7_1 = shl_i358_4_7 | xor_i359_4_7;  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i_i_4_7_2 = xor_i350_4_7_1 ^ xor_i359_4_7_1;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_4_7_3 = xor_i_i_4_7_1 ^ xor_i_i_4_7_2;  // algorithms/aes/c/aes.c:53
  wire [7:0] conv_i_i_4_7 = xor12_7_q[7:0];
  wire [7:0] xor_i_i_4_7_4 = conv_i_i_4_7 ^ xor_i_i_7_7_6;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_4_7_5 = xor_i_i_4_7_4 ^ xor_i_i_7_7_10;  // algorithms/aes/c/aes.c:53
  wire [1:0] shl5_i360_4_7 = {1'd0, shr_i357_4_7_1};  // algorithms/aes/c/aes.c:34
  wire [1:0] shl5_i360_4_7_1 = {shl5_i360_4_7[0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i_i_4_7_6 = {6'd0, shl5_i360_4_7_1};  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_4_7_7 = load_19_131 ^ xor_i_i_4_7_6;  // algorithms/aes/c/aes.c:53
  wire [3:0] shl8_i362_4_7 = {3'd0, shr_i357_4_7_1};  // algorithms/aes/c/aes.c:34
  wire [3:0] shl8_i362_4_7_1 = {shl8_i362_4_7[0], 3'd0};  // algorithms/aes/c/aes.c:34
  wire [4:0] xor_i_i_4_7_8 = {1'd0, shl8_i362_4_7_1};  // algorithms/aes/c/aes.c:53
  wire [4:0] shl11_i364_4_7 = {4'd0, shr_i357_4_7_1};  // algorithms/aes/c/aes.c:34
  wire [4:0] shl11_i364_4_7_1 = {shl11_i364_4_7[0], 4'd0};  // algorithms/aes/c/aes.c:34
  wire [4:0] xor_i_i_4_7_9 = xor_i_i_4_7_8 ^ shl11_i364_4_7_1;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_4_7_10 = {3'd0, xor_i_i_4_7_9};  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_4_7_11 = xor_i_i_4_7_7 ^ xor_i_i_4_7_10;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_4_7_12 = xor_i_i_4_7_5 ^ xor_i_i_4_7_11;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_4_7 = xor_i_i_4_7_3 ^ xor_i_i_4_7_12;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_14_7_1 = load_19_128 ^ load_19_129;  // algorithms/aes/c/aes.c:53
  wire [7:0] shl_i358_14_7 = {load_19_129[6:0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] shr_i357_14_7 = {7'd0, load_19_129[7]};  // algorithms/aes/c/aes.c:33
  wire [0:0] shr_i357_14_7_1 = shr_i357_14_7[0];  // algorithms/aes/c/aes.c:33
  wire [7:0] xor_i359_14_7 = {7'd0, shr_i357_14_7_1};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i359_14_7_1 = shl_i358_14_7 | xor_i359_14_7;  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i_i_14_7_2 = xor_i359_13_7_1 ^ xor_i359_14_7_1;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_14_7_3 = xor_i_i_14_7_1 ^ xor_i_i_14_7_2;  // algorithms/aes/c/aes.c:53
  wire [31:0] shr_i_i_14_7 = {16'd0, xor17_7_q[31:16]};
  wire [7:0] shr_i_i_14_7_1 = shr_i_i_14_7[7:0];
  wire [7:0] xor_i_i_14_7_4 = shr_i_i_14_7_1 ^ xor_i_i_13_7_6;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_14_7_5 = xor_i_i_14_7_4 ^ xor_i_i_13_7_10;  // algorithms/aes/c/aes.c:53
  wire [1:0] shl5_i360_14_7 = {1'd0, shr_i357_14_7_1};  // algorithms/aes/c/aes.c:34
  wire [1:0] shl5_i360_14_7_1 = {shl5_i360_14_7[0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i_i_14_7_6 = {6'd0, shl5_i360_14_7_1};  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_14_7_7 = load_19_126 ^ xor_i_i_14_7_6;  // algorithms/aes/c/aes.c:53
  wire [3:0] shl8_i362_14_7 = {3'd0, shr_i357_14_7_1};  // algorithms/aes/c/aes.c:34
  wire [3:0] shl8_i362_14_7_1 = {shl8_i362_14_7[0], 3'd0};  // algorithms/aes/c/aes.c:34
  wire [4:0] xor_i_i_14_7_8 = {1'd0, shl8_i362_14_7_1};  // algorithms/aes/c/aes.c:53
  wire [4:0] shl11_i364_14_7 = {4'd0, shr_i357_14_7_1};  // algorithms/aes/c/aes.c:34
  wire [4:0] shl11_i364_14_7_1 = {shl11_i364_14_7[0], 4'd0};  // algorithms/aes/c/aes.c:34
  wire [4:0] xor_i_i_14_7_9 = xor_i_i_14_7_8 ^ shl11_i364_14_7_1;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_14_7_10 = {3'd0, xor_i_i_14_7_9};  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_14_7_11 = xor_i_i_14_7_7 ^ xor_i_i_14_7_10;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_14_7_12 = xor_i_i_14_7_5 ^ xor_i_i_14_7_11;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_14_7 = xor_i_i_14_7_3 ^ xor_i_i_14_7_12;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_7_8_1 = load_19_151 ^ load_19_150;  // algorithms/aes/c/aes.c:53
  wire [7:0] shl_i358_6_8 = {load_19_148[6:0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] shr_i357_6_8 = {7'd0, load_19_148[7]};  // algorithms/aes/c/aes.c:33
  wire [0:0] shr_i357_6_8_1 = shr_i357_6_8[0];  // algorithms/aes/c/aes.c:33
  wire [7:0] xor_i359_6_8 = {7'd0, shr_i357_6_8_1};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i359_6_8_1 = shl_i358_6_8 | xor_i359_6_8;  // algorithms/aes/c/aes.c:34
  wire [7:0] shl_i349_4_8 = {load_19_150[6:0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] shr_i348_4_8 = {7'd0, load_19_150[7]};  // algorithms/aes/c/aes.c:33
  wire [0:0] shr_i348_4_8_1 = shr_i348_4_8[0];  // algorithms/aes/c/aes.c:33
  wire [7:0] xor_i350_4_8 = {7'd0, shr_i348_4_8_1};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i350_4_8_1 = shl_i349_4_8 | xor_i350_4_8;  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i_i_7_8_2 = xor_i359_6_8_1 ^ xor_i350_4_8_1;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_7_8_3 = xor_i_i_7_8_1 ^ xor_i_i_7_8_2;  // algorithms/aes/c/aes.c:53
  wire [31:0] shr_i_i_7_8 = {24'd0, xor12_8_q[31:24]};
  wire [7:0] shr_i_i_7_8_1 = shr_i_i_7_8[7:0];
  wire [1:0] shl5_i360_6_8 = {1'd0, shr_i357_6_8_1};  // algorithms/aes/c/aes.c:34
  wire [1:0] shl5_i360_6_8_1 = {shl5_i360_6_8[0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i_i_7_8_4 = {6'd0, shl5_i360_6_8_1};  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_7_8_5 = shr_i_i_7_8_1 ^ xor_i_i_7_8_4;  // algorithms/aes/c/aes.c:53
  wire [3:0] shl8_i362_6_8 = {3'd0, shr_i357_6_8_1};  // algorithms/aes/c/aes.c:34
  wire [3:0] shl8_i362_6_8_1 = {shl8_i362_6_8[0], 3'd0};  // algorithms/aes/c/aes.c:34
  wire [4:0] xor_i_i_7_8_6 = {1'd0, shl8_i362_6_8_1};  // algorithms/aes/c/aes.c:53
  wire [4:0] shl11_i364_6_8 = {4'd0, shr_i357_6_8_1};  // algorithms/aes/c/aes.c:34
  wire [4:0] shl11_i364_6_8_1 = {shl11_i364_6_8[0], 4'd0};  // algorithms/aes/c/aes.c:34
  wire [4:0] xor_i_i_7_8_7 = xor_i_i_7_8_6 ^ shl11_i364_6_8_1;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_7_8_8 = {3'd0, xor_i_i_7_8_7};  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_7_8_9 = xor_i_i_7_8_5 ^ xor_i_i_7_8_8;  // algorithms/aes/c/aes.c:53
  wire [1:0] shl5_i351_4_8 = {1'd0, shr_i348_4_8_1};  // algorithms/aes/c/aes.c:34
  wire [1:0] shl5_i351_4_8_1 = {shl5_i351_4_8[0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i_i_7_8_10 = {6'd0, shl5_i351_4_8_1};  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_7_8_11 = load_19_149 ^ xor_i_i_7_8_10;  // algorithms/aes/c/aes.c:53
  wire [3:0] shl8_i353_4_8 = {3'd0, shr_i348_4_8_1};  // algorithms/aes/c/aes.c:34
  wire [3:0] shl8_i353_4_8_1 = {shl8_i353_4_8[0], 3'd0};  // algorithms/aes/c/aes.c:34
  wire [4:0] xor_i_i_7_8_12 = {1'd0, shl8_i353_4_8_1};  // algorithms/aes/c/aes.c:53
  wire [4:0] shl11_i355_4_8 = {4'd0, shr_i348_4_8_1};  // algorithms/aes/c/aes.c:34
  wire [4:0] shl11_i355_4_8_1 = {shl11_i355_4_8[0], 4'd0};  // algorithms/aes/c/aes.c:34
  wire [4:0] xor_i_i_7_8_13 = xor_i_i_7_8_12 ^ shl11_i355_4_8_1;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_7_8_14 = {3'd0, xor_i_i_7_8_13};  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_7_8_15 = xor_i_i_7_8_11 ^ xor_i_i_7_8_14;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_7_8_16 = xor_i_i_7_8_9 ^ xor_i_i_7_8_15;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_7_8 = xor_i_i_7_8_3 ^ xor_i_i_7_8_16;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_6_8_1 = load_19_149 ^ load_19_148;  // algorithms/aes/c/aes.c:53
  wire [7:0] shl_i358_5_8 = {load_19_151[6:0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] shr_i357_5_8 = {7'd0, load_19_151[7]};  // algorithms/aes/c/aes.c:33
  wire [0:0] shr_i357_5_8_1 = shr_i357_5_8[0];  // algorithms/aes/c/aes.c:33
  wire [7:0] xor_i359_5_8 = {7'd0, shr_i357_5_8_1};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i359_5_8_1 = shl_i358_5_8 | xor_i359_5_8;  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i_i_6_8_2 = xor_i359_5_8_1 ^ xor_i359_6_8_1;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_6_8_3 = xor_i_i_6_8_1 ^ xor_i_i_6_8_2;  // algorithms/aes/c/aes.c:53
  wire [31:0] shr_i_i_6_8 = {16'd0, xor12_8_q[31:16]};
  wire [7:0] shr_i_i_6_8_1 = shr_i_i_6_8[7:0];
  wire [1:0] shl5_i360_5_8 = {1'd0, shr_i357_5_8_1};  // algorithms/aes/c/aes.c:34
  wire [1:0] shl5_i360_5_8_1 = {shl5_i360_5_8[0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i_i_6_8_4 = {6'd0, shl5_i360_5_8_1};  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_6_8_5 = shr_i_i_6_8_1 ^ xor_i_i_6_8_4;  // algorithms/aes/c/aes.c:53
  wire [3:0] shl8_i362_5_8 = {3'd0, shr_i357_5_8_1};  // algorithms/aes/c/aes.c:34
  wire [3:0] shl8_i362_5_8_1 = {shl8_i362_5_8[0], 3'd0};  // algorithms/aes/c/aes.c:34
  wire [4:0] xor_i_i_6_8_6 = {1'd0, shl8_i362_5_8_1};  // algorithms/aes/c/aes.c:53
  wire [4:0] shl11_i364_5_8 = {4'd0, shr_i357_5_8_1};  // algorithms/aes/c/aes.c:34
  wire [4:0] shl11_i364_5_8_1 = {shl11_i364_5_8[0], 4'd0};  // algorithms/aes/c/aes.c:34
  wire [4:0] xor_i_i_6_8_7 = xor_i_i_6_8_6 ^ shl11_i364_5_8_1;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_6_8_8 = {3'd0, xor_i_i_6_8_7};  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_6_8_9 = xor_i_i_6_8_5 ^ xor_i_i_6_8_8;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_6_8_10 = load_19_150 ^ xor_i_i_7_8_4;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_6_8_11 = xor_i_i_6_8_10 ^ xor_i_i_7_8_8;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_6_8_12 = xor_i_i_6_8_9 ^ xor_i_i_6_8_11;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_6_8 = xor_i_i_6_8_3 ^ xor_i_i_6_8_12;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_5_8_2 = load_19_150 ^ load_19_151;  // algorithms/aes/c/aes.c:53
  wire [7:0] shl_i358_4_8 = {load_19_149[6:0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] shr_i357_4_8 = {7'd0, load_19_149[7]};  // algorithms/aes/c/aes.c:33
  wire [0:0] shr_i357_4_8_1 = shr_i357_4_8[0];  // algorithms/aes/c/aes.c:33
  wire [7:0] xor_i359_4_8 = {7'd0, shr_i357_4_8_1};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i359_4_8_1 = shl_i358_4_8 | xor_i359_4_8;  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i_i_5_8_3 = xor_i359_4_8_1 ^ xor_i359_5_8_1;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_5_8_4 = xor_i_i_5_8_2 ^ xor_i_i_5_8_3;  // algorithms/aes/c/aes.c:53
  wire [31:0] shr_i_i_5_8 = {8'd0, xor12_8_q[31:8]};
  wire [7:0] shr_i_i_5_8_1 = shr_i_i_5_8[7:0];
  wire [1:0] shl5_i360_4_8 = {1'd0, shr_i357_4_8_1};  // algorithms/aes/c/aes.c:34
  wire [1:0] shl5_i360_4_8_1 = {shl5_i360_4_8[0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i_i_5_8_5 = {6'd0, shl5_i360_4_8_1};  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_5_8_6 = shr_i_i_5_8_1 ^ xor_i_i_5_8_5;  // algorithms/aes/c/aes.c:53
  wire [3:0] shl8_i362_4_8 = {3'd0, shr_i357_4_8_1};  // algorithms/aes/c/aes.c:34
  wire [3:0] shl8_i362_4_8_1 = {shl8_i362_4_8[0], 3'd0};  // algorithms/aes/c/aes.c:34
  wire [4:0] xor_i_i_5_8_7 = {1'd0, shl8_i362_4_8_1};  // algorithms/aes/c/aes.c:53
  wire [4:0] shl11_i364_4_8 = {4'd0, shr_i357_4_8_1};  // algorithms/aes/c/aes.c:34
  wire [4:0] shl11_i364_4_8_1 = {shl11_i364_4_8[0], 4'd0};  // algorithms/aes/c/aes.c:34
  wire [4:0] xor_i_i_5_8_8 = xor_i_i_5_8_7 ^ shl11_i364_4_8_1;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_5_8_9 = {3'd0, xor_i_i_5_8_8};  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_5_8_10 = xor_i_i_5_8_6 ^ xor_i_i_5_8_9;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_5_8_11 = load_19_148 ^ xor_i_i_6_8_4;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_5_8_12 = xor_i_i_5_8_11 ^ xor_i_i_6_8_8;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_5_8_13 = xor_i_i_5_8_10 ^ xor_i_i_5_8_12;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_5_8_1 = xor_i_i_5_8_4 ^ xor_i_i_5_8_13;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_4_8_1 = load_19_148 ^ load_19_149;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_4_8_2 = xor_i350_4_8_1 ^ xor_i359_4_8_1;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_4_8_3 = xor_i_i_4_8_1 ^ xor_i_i_4_8_2;  // algorithms/aes/c/aes.c:53
  wire [7:0] conv_i_i_4_8 = xor12_8_q[7:0];
  wire [7:0] xor_i_i_4_8_4 = conv_i_i_4_8 ^ xor_i_i_7_8_10;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_4_8_5 = xor_i_i_4_8_4 ^ xor_i_i_7_8_14;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_4_8_6 = load_19_151 ^ xor_i_i_5_8_5;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_4_8_7 = xor_i_i_4_8_6 ^ xor_i_i_5_8_9;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_4_8_8 = xor_i_i_4_8_5 ^ xor_i_i_4_8_7;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_4_8 = xor_i_i_4_8_3 ^ xor_i_i_4_8_8;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_15_7_2 = load_19_127 ^ load_19_126;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_15_7_3 = xor_i359_14_7_1 ^ xor_i350_12_7_1;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_15_7_4 = xor_i_i_15_7_2 ^ xor_i_i_15_7_3;  // algorithms/aes/c/aes.c:53
  wire [31:0] shr_i_i_15_7 = {24'd0, xor17_7_q[31:24]};
  wire [7:0] shr_i_i_15_7_1 = shr_i_i_15_7[7:0];
  wire [7:0] xor_i_i_15_7_5 = shr_i_i_15_7_1 ^ xor_i_i_14_7_6;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_15_7_6 = xor_i_i_15_7_5 ^ xor_i_i_14_7_10;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_15_7_7 = load_19_128 ^ xor_i_i_12_7_4;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_15_7_8 = xor_i_i_15_7_7 ^ xor_i_i_12_7_8;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_15_7_9 = xor_i_i_15_7_6 ^ xor_i_i_15_7_8;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_15_7_1 = xor_i_i_15_7_4 ^ xor_i_i_15_7_9;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_5_7_2 = load_19_132 ^ load_19_131;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_5_7_3 = xor_i359_4_7_1 ^ xor_i359_5_7_1;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_5_7_4 = xor_i_i_5_7_2 ^ xor_i_i_5_7_3;  // algorithms/aes/c/aes.c:53
  wire [31:0] shr_i_i_5_7 = {8'd0, xor12_7_q[31:8]};
  wire [7:0] shr_i_i_5_7_1 = shr_i_i_5_7[7:0];
  wire [7:0] xor_i_i_5_7_5 = shr_i_i_5_7_1 ^ xor_i_i_4_7_6;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_5_7_6 = xor_i_i_5_7_5 ^ xor_i_i_4_7_10;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_5_7_7 = load_19_133 ^ xor_i_i_6_7_4;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_5_7_8 = xor_i_i_5_7_7 ^ xor_i_i_6_7_8;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_5_7_9 = xor_i_i_5_7_6 ^ xor_i_i_5_7_8;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_5_7_1 = xor_i_i_5_7_4 ^ xor_i_i_5_7_9;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_7577_1 = load_19_122 ^ load_19_121;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_7577_2 = xor_i350_7563_1 ^ xor_i359_7569_1;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_7577_3 = xor_i_i_7577_1 ^ xor_i_i_7577_2;  // algorithms/aes/c/aes.c:53
  wire [7:0] conv_i_i_7576 = xor9_7_q[7:0];
  wire [7:0] xor_i_i_7577_4 = conv_i_i_7576 ^ xor_i_i_3_7_6;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_7577_5 = xor_i_i_7577_4 ^ xor_i_i_3_7_10;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_7577_6 = load_19_123 ^ xor_i_i_1_7_4;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_7577_7 = xor_i_i_7577_6 ^ xor_i_i_1_7_8;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_7577_8 = xor_i_i_7577_5 ^ xor_i_i_7577_7;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_7577 = xor_i_i_7577_3 ^ xor_i_i_7577_8;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_10_7_1 = load_19_109 ^ load_19_104;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_10_7_2 = xor_i359_9_7_1 ^ xor_i359_10_7_1;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_10_7_3 = xor_i_i_10_7_1 ^ xor_i_i_10_7_2;  // algorithms/aes/c/aes.c:53
  wire [31:0] shr_i_i_10_7 = {16'd0, xor14_7_q[31:16]};
  wire [7:0] shr_i_i_10_7_1 = shr_i_i_10_7[7:0];
  wire [7:0] xor_i_i_10_7_4 = shr_i_i_10_7_1 ^ xor_i_i_9_7_6;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_10_7_5 = xor_i_i_10_7_4 ^ xor_i_i_9_7_10;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_10_7_6 = load_19_114 ^ xor_i_i_11_7_4;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_10_7_7 = xor_i_i_10_7_6 ^ xor_i_i_11_7_8;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_10_7_8 = xor_i_i_10_7_5 ^ xor_i_i_10_7_7;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_10_7 = xor_i_i_10_7_3 ^ xor_i_i_10_7_8;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_3_8_1 = load_19_159 ^ load_19_158;  // algorithms/aes/c/aes.c:53
  wire [7:0] shl_i358_2_8 = {load_19_156[6:0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] shr_i357_2_8 = {7'd0, load_19_156[7]};  // algorithms/aes/c/aes.c:33
  wire [0:0] shr_i357_2_8_1 = shr_i357_2_8[0];  // algorithms/aes/c/aes.c:33
  wire [7:0] xor_i359_2_8 = {7'd0, shr_i357_2_8_1};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i359_2_8_1 = shl_i358_2_8 | xor_i359_2_8;  // algorithms/aes/c/aes.c:34
  wire [7:0] shl_i349_8582 = {load_19_158[6:0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] shr_i348_8581 = {7'd0, load_19_158[7]};  // algorithms/aes/c/aes.c:33
  wire [0:0] shr_i348_8581_1 = shr_i348_8581[0];  // algorithms/aes/c/aes.c:33
  wire [7:0] xor_i350_8583 = {7'd0, shr_i348_8581_1};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i350_8583_1 = shl_i349_8582 | xor_i350_8583;  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i_i_3_8_2 = xor_i359_2_8_1 ^ xor_i350_8583_1;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_3_8_3 = xor_i_i_3_8_1 ^ xor_i_i_3_8_2;  // algorithms/aes/c/aes.c:53
  wire [31:0] shr_i_i_3_8 = {24'd0, xor_102_8_q[31:24]};
  wire [7:0] shr_i_i_3_8_1 = shr_i_i_3_8[7:0];
  wire [1:0] shl5_i360_2_8 = {1'd0, shr_i357_2_8_1};  // algorithms/aes/c/aes.c:34
  wire [1:0] shl5_i360_2_8_1 = {shl5_i360_2_8[0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i_i_3_8_4 = {6'd0, shl5_i360_2_8_1};  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_3_8_5 = shr_i_i_3_8_1 ^ xor_i_i_3_8_4;  // algorithms/aes/c/aes.c:53
  wire [3:0] shl8_i362_2_8 = {3'd0, shr_i357_2_8_1};  // algorithms/aes/c/aes.c:34
  wire [3:0] shl8_i362_2_8_1 = {shl8_i362_2_8[0], 3'd0};  // algorithms/aes/c/aes.c:34
  wire [4:0] xor_i_i_3_8_6 = {1'd0, shl8_i362_2_8_1};  // algorithms/aes/c/aes.c:53
  wire [4:0] shl11_i364_2_8 = {4'd0, shr_i357_2_8_1};  // algorithms/aes/c/aes.c:34
  wire [4:0] shl11_i364_2_8_1 = {shl11_i364_2_8[0], 4'd0};  // algorithms/aes/c/aes.c:34
  wire [4:0] xor_i_i_3_8_7 = xor_i_i_3_8_6 ^ shl11_i364_2_8_1;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_3_8_8 = {3'd0, xor_i_i_3_8_7};  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_3_8_9 = xor_i_i_3_8_5 ^ xor_i_i_3_8_8;  // algorithms/aes/c/aes.c:53
  wire [1:0] shl5_i351_8584 = {1'd0, shr_i348_8581_1};  // algorithms/aes/c/aes.c:34
  wire [1:0] shl5_i351_8584_1 = {shl5_i351_8584[0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i_i_3_8_10 = {6'd0, shl5_i351_8584_1};  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_3_8_11 = load_19_157 ^ xor_i_i_3_8_10;  // algorithms/aes/c/aes.c:53
  wire [3:0] shl8_i353_8585 = {3'd0, shr_i348_8581_1};  // algorithms/aes/c/aes.c:34
  wire [3:0] shl8_i353_8585_1 = {shl8_i353_8585[0], 3'd0};  // algorithms/aes/c/aes.c:34
  wire [4:0] xor_i_i_3_8_12 = {1'd0, shl8_i353_8585_1};  // algorithms/aes/c/aes.c:53
  wire [4:0] shl11_i355_8586 = {4'd0, shr_i348_8581_1};  // algorithms/aes/c/aes.c:34
  wire [4:0] shl11_i355_8586_1 = {shl11_i355_8586[0], 4'd0};  // algorithms/aes/c/aes.c:34
  wire [4:0] xor_i_i_3_8_13 = xor_i_i_3_8_12 ^ shl11_i355_8586_1;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_3_8_14 = {3'd0, xor_i_i_3_8_13};  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_3_8_15 = xor_i_i_3_8_11 ^ xor_i_i_3_8_14;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_3_8_16 = xor_i_i_3_8_9 ^ xor_i_i_3_8_15;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_3_8 = xor_i_i_3_8_3 ^ xor_i_i_3_8_16;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_2_8_2 = load_19_157 ^ load_19_156;  // algorithms/aes/c/aes.c:53
  wire [7:0] shl_i358_1_8 = {load_19_159[6:0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] shr_i357_1_8 = {7'd0, load_19_159[7]};  // algorithms/aes/c/aes.c:33
  wire [0:0] shr_i357_1_8_1 = shr_i357_1_8[0];  // algorithms/aes/c/aes.c:33
  wire [7:0] xor_i359_1_8 = {7'd0, shr_i357_1_8_1};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i359_1_8_1 = shl_i358_1_8 | xor_i359_1_8;  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i_i_2_8_3 = xor_i359_1_8_1 ^ xor_i359_2_8_1;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_2_8_4 = xor_i_i_2_8_2 ^ xor_i_i_2_8_3;  // algorithms/aes/c/aes.c:53
  wire [31:0] shr_i_i_2_8 = {16'd0, xor_102_8_q[31:16]};
  wire [7:0] shr_i_i_2_8_1 = shr_i_i_2_8[7:0];
  wire [1:0] shl5_i360_1_8 = {1'd0, shr_i357_1_8_1};  // algorithms/aes/c/aes.c:34
  wire [1:0] shl5_i360_1_8_1 = {shl5_i360_1_8[0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i_i_2_8_5 = {6'd0, shl5_i360_1_8_1};  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_2_8_6 = shr_i_i_2_8_1 ^ xor_i_i_2_8_5;  // algorithms/aes/c/aes.c:53
  wire [3:0] shl8_i362_1_8 = {3'd0, shr_i357_1_8_1};  // algorithms/aes/c/aes.c:34
  wire [3:0] shl8_i362_1_8_1 = {shl8_i362_1_8[0], 3'd0};  // algorithms/aes/c/aes.c:34
  wire [4:0] xor_i_i_2_8_7 = {1'd0, shl8_i362_1_8_1};  // algorithms/aes/c/aes.c:53
  wire [4:0] shl11_i364_1_8 = {4'd0, shr_i357_1_8_1};  // algorithms/aes/c/aes.c:34
  wire [4:0] shl11_i364_1_8_1 = {shl11_i364_1_8[0], 4'd0};  // algorithms/aes/c/aes.c:34
  wire [4:0] xor_i_i_2_8_8 = xor_i_i_2_8_7 ^ shl11_i364_1_8_1;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_2_8_9 = {3'd0, xor_i_i_2_8_8};  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_2_8_10 = xor_i_i_2_8_6 ^ xor_i_i_2_8_9;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_2_8_11 = load_19_158 ^ xor_i_i_3_8_4;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_2_8_12 = xor_i_i_2_8_11 ^ xor_i_i_3_8_8;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_2_8_13 = xor_i_i_2_8_10 ^ xor_i_i_2_8_12;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_2_8_1 = xor_i_i_2_8_4 ^ xor_i_i_2_8_13;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_1_8_1 = load_19_158 ^ load_19_159;  // algorithms/aes/c/aes.c:53
  wire [7:0] shl_i358_8588 = {load_19_157[6:0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] shr_i357_8587 = {7'd0, load_19_157[7]};  // algorithms/aes/c/aes.c:33
  wire [0:0] shr_i357_8587_1 = shr_i357_8587[0];  // algorithms/aes/c/aes.c:33
  wire [7:0] xor_i359_8589 = {7'd0, shr_i357_8587_1};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i359_8589_1 = shl_i358_8588 | xor_i359_8589;  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i_i_1_8_2 = xor_i359_8589_1 ^ xor_i359_1_8_1;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_1_8_3 = xor_i_i_1_8_1 ^ xor_i_i_1_8_2;  // algorithms/aes/c/aes.c:53
  wire [31:0] shr_i_i_1_8 = {8'd0, xor_102_8_q[31:8]};
  wire [7:0] shr_i_i_1_8_1 = shr_i_i_1_8[7:0];
  wire [1:0] shl5_i360_8590 = {1'd0, shr_i357_8587_1};  // algorithms/aes/c/aes.c:34
  wire [1:0] shl5_i360_8590_1 = {shl5_i360_8590[0], 1'd0};  // algorithms/aes/c/aes.c:34
  wire [7:0] xor_i_i_1_8_4 = {6'd0, shl5_i360_8590_1};  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_1_8_5 = shr_i_i_1_8_1 ^ xor_i_i_1_8_4;  // algorithms/aes/c/aes.c:53
  wire [3:0] shl8_i362_8591 = {3'd0, shr_i357_8587_1};  // algorithms/aes/c/aes.c:34
  wire [3:0] shl8_i362_8591_1 = {shl8_i362_8591[0], 3'd0};  // algorithms/aes/c/aes.c:34
  wire [4:0] xor_i_i_1_8_6 = {1'd0, shl8_i362_8591_1};  // algorithms/aes/c/aes.c:53
  wire [4:0] shl11_i364_8592 = {4'd0, shr_i357_8587_1};  // algorithms/aes/c/aes.c:34
  wire [4:0] shl11_i364_8592_1 = {shl11_i364_8592[0], 4'd0};  // algorithms/aes/c/aes.c:34
  wire [4:0] xor_i_i_1_8_7 = xor_i_i_1_8_6 ^ shl11_i364_8592_1;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_1_8_8 = {3'd0, xor_i_i_1_8_7};  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_1_8_9 = xor_i_i_1_8_5 ^ xor_i_i_1_8_8;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_1_8_10 = load_19_156 ^ xor_i_i_2_8_5;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_1_8_11 = xor_i_i_1_8_10 ^ xor_i_i_2_8_9;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_1_8_12 = xor_i_i_1_8_9 ^ xor_i_i_1_8_11;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_1_8 = xor_i_i_1_8_3 ^ xor_i_i_1_8_12;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_8597_1 = load_19_156 ^ load_19_157;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_8597_2 = xor_i350_8583_1 ^ xor_i359_8589_1;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_8597_3 = xor_i_i_8597_1 ^ xor_i_i_8597_2;  // algorithms/aes/c/aes.c:53
  wire [7:0] conv_i_i_8596 = xor9_8_q[7:0];
  wire [7:0] xor_i_i_8597_4 = conv_i_i_8596 ^ xor_i_i_3_8_10;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_8597_5 = xor_i_i_8597_4 ^ xor_i_i_3_8_14;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_8597_6 = load_19_159 ^ xor_i_i_1_8_4;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_8597_7 = xor_i_i_8597_6 ^ xor_i_i_1_8_8;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_8597_8 = xor_i_i_8597_5 ^ xor_i_i_8597_7;  // algorithms/aes/c/aes.c:53
  wire [7:0] xor_i_i_8597 = xor_i_i_8597_3 ^ xor_i_i_8597_8;  // algorithms/aes/c/aes.c:53
  wire [0:0] tobool67_not = select_1_q == 3'd0;
  wire [127:0] call65 = {64'd0, call61_p18[127:64]};  // algorithms/aes/c/aes.c:117
  wire [63:0] call65_1 = call65[63:0];  // algorithms/aes/c/aes.c:117
  wire [63:0] shl_i199_7 = {56'd0, xor_i_i_15_9_p0};  // algorithms/aes/c/aes.c:74
  wire [63:0] shl_i199_7_1 = {shl_i199_7[7:0], 56'd0};  // algorithms/aes/c/aes.c:74
  wire [55:0] shl_i199_6 = {48'd0, xor_i_i_14_9_p0};  // algorithms/aes/c/aes.c:74
  wire [55:0] shl_i199_6_1 = {shl_i199_6[7:0], 48'd0};  // algorithms/aes/c/aes.c:74
  wire [47:0] shl_i199_5 = {40'd0, xor_i_i_13_9_p0};  // algorithms/aes/c/aes.c:74
  wire [47:0] shl_i199_5_1 = {shl_i199_5[7:0], 40'd0};  // algorithms/aes/c/aes.c:74
  wire [39:0] shl_i199_4 = {32'd0, xor_i_i_12_9_p0};  // algorithms/aes/c/aes.c:74
  wire [39:0] shl_i199_4_1 = {shl_i199_4[7:0], 32'd0};  // algorithms/aes/c/aes.c:74
  wire [39:0] or_i200_4 = {8'd0, or_i200_3_p0};  // algorithms/aes/c/aes.c:74
  wire [39:0] or_i200_4_1 = shl_i199_4_1 | or_i200_4;  // algorithms/aes/c/aes.c:74
  wire [47:0] or_i200_5 = {8'd0, or_i200_4_1};  // algorithms/aes/c/aes.c:74
  wire [47:0] or_i200_5_1 = shl_i199_5_1 | or_i200_5;  // algorithms/aes/c/aes.c:74
  wire [55:0] or_i200_6 = {8'd0, or_i200_5_1};  // algorithms/aes/c/aes.c:74
  wire [55:0] or_i200_6_1 = shl_i199_6_1 | or_i200_6;  // algorithms/aes/c/aes.c:74
  wire [63:0] or_i200_7 = {8'd0, or_i200_6_1};  // algorithms/aes/c/aes.c:74
  wire [63:0] or_i200_7_1 = shl_i199_7_1 | or_i200_7;  // algorithms/aes/c/aes.c:74
  wire [63:0] xor66 = call65_1 ^ or_i200_7_1;  // algorithms/aes/c/aes.c:117
  wire [63:0] call61_1 = call61_p18[63:0];  // algorithms/aes/c/aes.c:117
  wire [63:0] shl_i186_7 = {56'd0, xor_i_i_7_9_p0};  // algorithms/aes/c/aes.c:74
  wire [63:0] shl_i186_7_1 = {shl_i186_7[7:0], 56'd0};  // algorithms/aes/c/aes.c:74
  wire [55:0] shl_i186_6 = {48'd0, xor_i_i_6_9_p0};  // algorithms/aes/c/aes.c:74
  wire [55:0] shl_i186_6_1 = {shl_i186_6[7:0], 48'd0};  // algorithms/aes/c/aes.c:74
  wire [47:0] shl_i186_5 = {40'd0, xor_i_i_5_9_p0};  // algorithms/aes/c/aes.c:74
  wire [47:0] shl_i186_5_1 = {shl_i186_5[7:0], 40'd0};  // algorithms/aes/c/aes.c:74
  wire [39:0] shl_i186_4 = {32'd0, xor_i_i_4_9_p0};  // algorithms/aes/c/aes.c:74
  wire [39:0] shl_i186_4_1 = {shl_i186_4[7:0], 32'd0};  // algorithms/aes/c/aes.c:74
  wire [39:0] or_i187_4 = {8'd0, or_i187_3_p0};  // algorithms/aes/c/aes.c:74
  wire [39:0] or_i187_4_1 = shl_i186_4_1 | or_i187_4;  // algorithms/aes/c/aes.c:74
  wire [47:0] or_i187_5 = {8'd0, or_i187_4_1};  // algorithms/aes/c/aes.c:74
  wire [47:0] or_i187_5_1 = shl_i186_5_1 | or_i187_5;  // algorithms/aes/c/aes.c:74
  wire [55:0] or_i187_6 = {8'd0, or_i187_5_1};  // algorithms/aes/c/aes.c:74
  wire [55:0] or_i187_6_1 = shl_i186_6_1 | or_i187_6;  // algorithms/aes/c/aes.c:74
  wire [63:0] or_i187_7 = {8'd0, or_i187_6_1};  // algorithms/aes/c/aes.c:74
  wire [63:0] or_i187_7_1 = shl_i186_7_1 | or_i187_7;  // algorithms/aes/c/aes.c:74
  wire [63:0] xor62 = call61_1 ^ or_i187_7_1;  // algorithms/aes/c/aes.c:117
  wire [4:0] cond86 = cmp78_1_p0 ? add83_q : 5'd0;  // algorithms/aes/c/aes.c:118
  wire [31:0] cmp121 = {5'd0, add103_q};  // algorithms/aes/c/aes.c:134
  wire [0:0] cmp121_1 = n105_0438_q == cmp121;  // algorithms/aes/c/aes.c:134
  wire [0:0] and_3 = xor_3 & cmp121_1;
  wire [0:0] cmp130 = and_2 < 7'h40;
  wire [63:0] call118_1 = call118_q[63:0];  // algorithms/aes/c/aes.c:133
  wire [63:0] select_36 = and_1_q ? call118_1 : 64'd0;
  wire [63:0] second114_2 = cmp101_q ? 64'd0 : select_36;  // algorithms/aes/c/aes.c:136
  wire [5:0] and90 = len_bits_q[5:0];  // algorithms/aes/c/aes.c:125
  wire [5:0] sub91 = and90 ^ 6'h3f;  // algorithms/aes/c/aes.c:125
  wire [63:0] shl97 = 64'hfffffffffffffffe << sub91;  // algorithms/aes/c/aes.c:125
  wire [63:0] shl92 = 64'd1 << sub91;  // algorithms/aes/c/aes.c:125
  wire [63:0] and127 = before_0437_q & cat_35_3;  // algorithms/aes/c/aes.c:136
  wire [63:0] or128 = and127 | cat_35_4;  // algorithms/aes/c/aes.c:136
  wire [63:0] first113_1 = cmp101_q ? or128 : before_0437_q;  // algorithms/aes/c/aes.c:136
  wire [63:0] xor136 = first113_1 ^ subkey0_0435_q;  // algorithms/aes/c/aes.c:138
  wire [63:0] extract2275 = {56'd0, xor136[63:56]};  // algorithms/aes/c/aes.c:139
  wire [7:0] extract2275_1 = extract2275[7:0];  // algorithms/aes/c/aes.c:139
  wire [63:0] extract2277 = {56'd0, before_0437_q[63:56]};  // algorithms/aes/c/aes.c:134
  wire [7:0] extract2277_1 = extract2277[7:0];  // algorithms/aes/c/aes.c:134
  wire [7:0] select_37 = and_3 ? extract2275_1 : extract2277_1;
  wire [63:0] extract2271 = {48'd0, xor136[63:48]};  // algorithms/aes/c/aes.c:139
  wire [7:0] extract2271_1 = extract2271[7:0];  // algorithms/aes/c/aes.c:139
  wire [63:0] extract2273 = {48'd0, before_0437_q[63:48]};  // algorithms/aes/c/aes.c:134
  wire [7:0] extract2273_1 = extract2273[7:0];  // algorithms/aes/c/aes.c:134
  wire [7:0] select_39 = and_3 ? extract2271_1 : extract2273_1;
  wire [63:0] extract2267 = {40'd0, xor136[63:40]};  // algorithms/aes/c/aes.c:139
  wire [7:0] extract2267_1 = extract2267[7:0];  // algorithms/aes/c/aes.c:139
  wire [63:0] extract2269 = {40'd0, before_0437_q[63:40]};  // algorithms/aes/c/aes.c:134
  wire [7:0] extract2269_1 = extract2269[7:0];  // algorithms/aes/c/aes.c:134
  wire [7:0] select_41 = and_3 ? extract2267_1 : extract2269_1;
  wire [63:0] extract2263 = {32'd0, xor136[63:32]};  // algorithms/aes/c/aes.c:139
  wire [7:0] extract2263_1 = extract2263[7:0];  // algorithms/aes/c/aes.c:139
  wire [63:0] extract2265 = {32'd0, before_0437_q[63:32]};  // algorithms/aes/c/aes.c:134
  wire [7:0] extract2265_1 = extract2265[7:0];  // algorithms/aes/c/aes.c:134
  wire [7:0] select_43 = and_3 ? extract2263_1 : extract2265_1;
  wire [63:0] extract2259 = {24'd0, xor136[63:24]};  // algorithms/aes/c/aes.c:139
  wire [7:0] extract2259_1 = extract2259[7:0];  // algorithms/aes/c/aes.c:139
  wire [63:0] extract2261 = {24'd0, before_0437_q[63:24]};  // algorithms/aes/c/aes.c:134
  wire [7:0] extract2261_1 = extract2261[7:0];  // algorithms/aes/c/aes.c:134
  wire [7:0] select_45 = and_3 ? extract2259_1 : extract2261_1;
  wire [63:0] extract2255 = {16'd0, xor136[63:16]};  // algorithms/aes/c/aes.c:139
  wire [7:0] extract2255_1 = extract2255[7:0];  // algorithms/aes/c/aes.c:139
  wire [63:0] extract2257 = {16'd0, before_0437_q[63:16]};  // algorithms/aes/c/aes.c:134
  wire [7:0] extract2257_1 = extract2257[7:0];  // algorithms/aes/c/aes.c:134
  wire [7:0] select_47 = and_3 ? extract2255_1 : extract2257_1;
  wire [63:0] extract2251 = {8'd0, xor136[63:8]};  // algorithms/aes/c/aes.c:139
  wire [7:0] extract2251_1 = extract2251[7:0];  // algorithms/aes/c/aes.c:139
  wire [63:0] extract2253 = {8'd0, before_0437_q[63:8]};  // algorithms/aes/c/aes.c:134
  wire [7:0] extract2253_1 = extract2253[7:0];  // algorithms/aes/c/aes.c:134
  wire [7:0] select_49 = and_3 ? extract2251_1 : extract2253_1;
  wire [7:0] extract_t2249 = xor136[7:0];  // algorithms/aes/c/aes.c:139
  wire [7:0] extract_t2250 = before_0437_q[7:0];  // algorithms/aes/c/aes.c:134
  wire [7:0] select_51 = and_3 ? extract_t2249 : extract_t2250;
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
  wire [47:0] or_i215_5_1 = {8'd0, or_i215_4_1};  // algorithms/aes/c/aes.c:74
  wire [47:0] or_i215_5 = shl_i214_5_1 | or_i215_5_1;  // algorithms/aes/c/aes.c:74
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
  wire [47:0] or_i230_5_1 = {8'd0, or_i230_4_1};  // algorithms/aes/c/aes.c:74
  wire [47:0] or_i230_5 = shl_i229_5_1 | or_i230_5_1;  // algorithms/aes/c/aes.c:74
  wire [63:0] shl_i385 = {cat_35_6[62:0], 1'd0};  // algorithms/aes/c/aes.c:85
  wire [63:0] shr_i384_2 = {63'd0, cat_35_5[63]};  // algorithms/aes/c/aes.c:84
  wire [0:0] shr_i384_1_1 = shr_i384_2[0];  // algorithms/aes/c/aes.c:84
  wire [63:0] xor_i386_1 = {63'd0, shr_i384_1_1};  // algorithms/aes/c/aes.c:85
  wire [63:0] xor_i386 = shl_i385 | xor_i386_1;  // algorithms/aes/c/aes.c:85
  wire [0:0] isneg = $signed(cat_35_5) < $signed(64'd0);  // algorithms/aes/c/aes.c:85
  wire [63:0] shr_i389_2 = {63'd0, or188_3[63]};  // algorithms/aes/c/aes.c:84
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
  wire [0:0] cmp101 = 7'h40 < and_2;  // algorithms/aes/c/aes.c:127
  wire [25:0] zext_130 = {25'd0, cmp101};  // algorithms/aes/c/aes.c:130
  wire [25:0] add_130 = add_1 + zext_130;  // algorithms/aes/c/aes.c:130
  wire [127:0] call118 = data_in_data_i;  // algorithms/aes/c/aes.c:133
  wire [31:0] shr_i_i_15 = {24'd0, xor17_q[31:24]};
  wire [7:0] shr_i_i_15_9 = shr_i_i_15[7:0];
  wire [7:0] xor_46 = shr_i_i_15_9 ^ zext_5;
  wire [7:0] xor_47 = xor_46 ^ zext_7;
  wire [7:0] xor_10 = xor_16 ^ xor_47;
  wire [31:0] shr_i_i_5 = {8'd0, xor12_q[31:8]};
  wire [7:0] shr_i_i_5_9 = shr_i_i_5[7:0];
  wire [7:0] xor_48 = shr_i_i_5_9 ^ zext_2;
  wire [7:0] xor_49 = xor_48 ^ zext_4;
  wire [7:0] xor_11 = xor_14 ^ xor_49;
  wire [31:0] shr_i_i_2 = {16'd0, xor_102_q[31:16]};
  wire [7:0] shr_i_i_2_9 = shr_i_i_2[7:0];
  wire [7:0] xor_50 = shr_i_i_2_9 ^ zext_23;
  wire [7:0] xor_51 = xor_50 ^ zext_25;
  wire [7:0] xor_12 = xor_44 ^ xor_51;
  wire [7:0] conv_i_i_8 = xor14_q[7:0];
  wire [7:0] xor_52 = conv_i_i_8 ^ zext_20;
  wire [7:0] xor_53 = xor_52 ^ zext_22;
  wire [7:0] xor_13 = xor_42 ^ xor_53;
  wire [127:0] call61 = data_in_data_i;  // algorithms/aes/c/aes.c:117
  wire [31:0] shr_i_i_15_9_1 = {24'd0, xor17_9_q[31:24]};
  wire [7:0] shr_i_i_15_9_2 = shr_i_i_15_9_1[7:0];
  wire [7:0] xor_i_i_15_9 = load_19_144 ^ shr_i_i_15_9_2;  // algorithms/aes/c/aes.c:53
  wire [31:0] shr_i_i_14_9 = {16'd0, xor17_9_q[31:16]};
  wire [7:0] shr_i_i_14_9_1 = shr_i_i_14_9[7:0];
  wire [7:0] xor_i_i_14_9 = load_19_153 ^ shr_i_i_14_9_1;  // algorithms/aes/c/aes.c:53
  wire [31:0] shr_i_i_13_9 = {8'd0, xor17_9_q[31:8]};
  wire [7:0] shr_i_i_13_9_1 = shr_i_i_13_9[7:0];
  wire [7:0] xor_i_i_13_9 = load_19_162 ^ shr_i_i_13_9_1;  // algorithms/aes/c/aes.c:53
  wire [7:0] conv_i_i_12_9 = xor17_9_q[7:0];
  wire [7:0] xor_i_i_12_9 = load_19_139 ^ conv_i_i_12_9;  // algorithms/aes/c/aes.c:53
  wire [31:0] shr_i_i_11_9 = {24'd0, xor14_9_q[31:24]};
  wire [7:0] shr_i_i_11_9_1 = shr_i_i_11_9[7:0];
  wire [7:0] xor_i_i_11_9 = load_19_152 ^ shr_i_i_11_9_1;  // algorithms/aes/c/aes.c:53
  wire [31:0] shl_i199_3 = {24'd0, xor_i_i_11_9};  // algorithms/aes/c/aes.c:74
  wire [31:0] shl_i199_3_1 = {shl_i199_3[7:0], 24'd0};  // algorithms/aes/c/aes.c:74
  wire [31:0] shr_i_i_10_9 = {16'd0, xor14_9_q[31:16]};
  wire [7:0] shr_i_i_10_9_1 = shr_i_i_10_9[7:0];
  wire [7:0] xor_i_i_10_9 = load_19_161 ^ shr_i_i_10_9_1;  // algorithms/aes/c/aes.c:53
  wire [23:0] shl_i199_2 = {16'd0, xor_i_i_10_9};  // algorithms/aes/c/aes.c:74
  wire [23:0] shl_i199_2_1 = {shl_i199_2[7:0], 16'd0};  // algorithms/aes/c/aes.c:74
  wire [31:0] shr_i_i_9_9 = {8'd0, xor14_9_q[31:8]};
  wire [7:0] shr_i_i_9_9_1 = shr_i_i_9_9[7:0];
  wire [7:0] xor_i_i_9_9 = load_19_138 ^ shr_i_i_9_9_1;  // algorithms/aes/c/aes.c:53
  wire [15:0] shl_i199_1 = {8'd0, xor_i_i_9_9};  // algorithms/aes/c/aes.c:74
  wire [15:0] shl_i199_1_1 = {shl_i199_1[7:0], 8'd0};  // algorithms/aes/c/aes.c:74
  wire [7:0] conv_i_i_8_9 = xor14_9_q[7:0];
  wire [7:0] xor_i_i_8_9 = load_19_147 ^ conv_i_i_8_9;  // algorithms/aes/c/aes.c:53
  wire [15:0] or_i200_1 = {8'd0, xor_i_i_8_9};  // algorithms/aes/c/aes.c:74
  wire [15:0] or_i200_1_1 = shl_i199_1_1 | or_i200_1;  // algorithms/aes/c/aes.c:74
  wire [23:0] or_i200_2 = {8'd0, or_i200_1_1};  // algorithms/aes/c/aes.c:74
  wire [23:0] or_i200_2_1 = shl_i199_2_1 | or_i200_2;  // algorithms/aes/c/aes.c:74
  wire [31:0] or_i200_3_1 = {8'd0, or_i200_2_1};  // algorithms/aes/c/aes.c:74
  wire [31:0] or_i200_3 = shl_i199_3_1 | or_i200_3_1;  // algorithms/aes/c/aes.c:74
  wire [31:0] shr_i_i_7_9 = {24'd0, xor12_9_q[31:24]};
  wire [7:0] shr_i_i_7_9_1 = shr_i_i_7_9[7:0];
  wire [7:0] xor_i_i_7_9 = load_19_160 ^ shr_i_i_7_9_1;  // algorithms/aes/c/aes.c:53
  wire [31:0] shr_i_i_6_9 = {16'd0, xor12_9_q[31:16]};
  wire [7:0] shr_i_i_6_9_1 = shr_i_i_6_9[7:0];
  wire [7:0] xor_i_i_6_9 = load_19_137 ^ shr_i_i_6_9_1;  // algorithms/aes/c/aes.c:53
  wire [31:0] shr_i_i_5_9_1 = {8'd0, xor12_9_q[31:8]};
  wire [7:0] shr_i_i_5_9_2 = shr_i_i_5_9_1[7:0];
  wire [7:0] xor_i_i_5_9 = load_19_146 ^ shr_i_i_5_9_2;  // algorithms/aes/c/aes.c:53
  wire [7:0] conv_i_i_4_9 = xor12_9_q[7:0];
  wire [7:0] xor_i_i_4_9 = load_19_155 ^ conv_i_i_4_9;  // algorithms/aes/c/aes.c:53
  wire [31:0] shr_i_i_3_9 = {24'd0, xor_102_9_q[31:24]};
  wire [7:0] shr_i_i_3_9_1 = shr_i_i_3_9[7:0];
  wire [7:0] xor_i_i_3_9 = load_19_136 ^ shr_i_i_3_9_1;  // algorithms/aes/c/aes.c:53
  wire [31:0] shl_i186_3 = {24'd0, xor_i_i_3_9};  // algorithms/aes/c/aes.c:74
  wire [31:0] shl_i186_3_1 = {shl_i186_3[7:0], 24'd0};  // algorithms/aes/c/aes.c:74
  wire [31:0] shr_i_i_2_9_1 = {16'd0, xor_102_9_q[31:16]};
  wire [7:0] shr_i_i_2_9_2 = shr_i_i_2_9_1[7:0];
  wire [7:0] xor_i_i_2_9 = load_19_145 ^ shr_i_i_2_9_2;  // algorithms/aes/c/aes.c:53
  wire [23:0] shl_i186_2 = {16'd0, xor_i_i_2_9};  // algorithms/aes/c/aes.c:74
  wire [23:0] shl_i186_2_1 = {shl_i186_2[7:0], 16'd0};  // algorithms/aes/c/aes.c:74
  wire [31:0] shr_i_i_1_9 = {8'd0, xor_102_9_q[31:8]};
  wire [7:0] shr_i_i_1_9_1 = shr_i_i_1_9[7:0];
  wire [7:0] xor_i_i_1_9 = load_19_154 ^ shr_i_i_1_9_1;  // algorithms/aes/c/aes.c:53
  wire [15:0] shl_i186_1 = {8'd0, xor_i_i_1_9};  // algorithms/aes/c/aes.c:74
  wire [15:0] shl_i186_1_1 = {shl_i186_1[7:0], 8'd0};  // algorithms/aes/c/aes.c:74
  wire [7:0] conv_i_i_9616 = xor9_9_q[7:0];
  wire [7:0] xor_i_i_9617 = load_19_163 ^ conv_i_i_9616;  // algorithms/aes/c/aes.c:53
  wire [15:0] or_i187_1 = {8'd0, xor_i_i_9617};  // algorithms/aes/c/aes.c:74
  wire [15:0] or_i187_1_1 = shl_i186_1_1 | or_i187_1;  // algorithms/aes/c/aes.c:74
  wire [23:0] or_i187_2 = {8'd0, or_i187_1_1};  // algorithms/aes/c/aes.c:74
  wire [23:0] or_i187_2_1 = shl_i186_2_1 | or_i187_2;  // algorithms/aes/c/aes.c:74
  wire [31:0] or_i187_3_1 = {8'd0, or_i187_2_1};  // algorithms/aes/c/aes.c:74
  wire [31:0] or_i187_3 = shl_i186_3_1 | or_i187_3_1;  // algorithms/aes/c/aes.c:74
  wire [6:0] sub = len_bits_q[6:0];
  wire [6:0] sub_1 = sub + 7'h7f;
  wire [6:0] shr81 = {3'd0, sub_1[6:3]};
  wire [3:0] shr81_1 = shr81[3:0];
  wire [4:0] add83_1 = {1'd0, shr81_1};
  wire [4:0] add83 = add83_1 + 5'd1;
  wire [25:0] add100 = add_1 + 26'd1;  // algorithms/aes/c/aes.c:127
  wire [26:0] add103_1 = {1'd0, add100};  // algorithms/aes/c/aes.c:127
  wire [26:0] add103_2 = {26'd0, cmp101};  // algorithms/aes/c/aes.c:127
  wire [26:0] add103 = add103_1 + add103_2;  // algorithms/aes/c/aes.c:127

  wire wants_status = (state_q == S_0_1);
  wire wants_in = (state_q == S_1_0 && and_1) || (state_q == S_9_0 && if_end_i_9_valid_q[0]);
  wire wants_out = (state_q == S_9_0 && if_end_i_9_valid_q[20]);
  wire stall = (wants_in && !data_in_valid_i) || (wants_out && !data_out_ready_i);
  assign data_in_ready_o = wants_in && !(wants_out && !data_out_ready_i);
  assign data_out_valid_o = wants_out && !(wants_in && !data_in_valid_i);
  assign data_out_data_o = ({128{(state_q == S_9_0 && if_end_i_9_valid_q[20])}} & cat_118);
  assign data_out_last_o = ({5{(state_q == S_9_0 && if_end_i_9_valid_q[20])}} & cond86_p18);
  assign status_valid_o = wants_status && !stall;
  assign status_o = ({8{(state_q == S_0_1)}} & zext_94);
  assign sbox_raddr0_o = ({8{state_q == S_0_0}} & (shr_1))
    | ({8{state_q == S_0_2}} & (shr_i_1_1))
    | ({8{state_q == S_0_4}} & (shr_i_2_1))
    | ({8{state_q == S_0_6}} & (shr_i_3_1))
    | ({8{state_q == S_0_8}} & (shr_i_4_1))
    | ({8{state_q == S_0_10}} & (shr_i_5_1))
    | ({8{state_q == S_0_12}} & (shr_i_6_1))
    | ({8{state_q == S_0_14}} & (shr_i_7_1))
    | ({8{state_q == S_0_16}} & (shr_i_8_1))
    | ({8{state_q == S_0_18}} & (shr_i_9_1))
    | ({8{state_q == S_2_0}} & (s_sroa_0_2_q))
    | ({8{state_q == S_8_0}} & (xor_i2226_2))
    | ({8{state_q == S_9_0}} & (xor_i_122241_1));
  assign sbox_re0_o = ((state_q == S_0_0 && !stall) || (state_q == S_0_2 && !stall) || (state_q == S_0_4 && !stall) || (state_q == S_0_6 && !stall) || (state_q == S_0_8 && !stall) || (state_q == S_0_10 && !stall) || (state_q == S_0_12 && !stall) || (state_q == S_0_14 && !stall) || (state_q == S_0_16 && !stall) || (state_q == S_0_18 && !stall) || (state_q == S_2_0 && !stall) || (state_q == S_8_0 && !stall) || (state_q == S_9_0 && !stall));
  assign sbox_raddr1_o = ({8{state_q == S_0_0}} & (shr1_1))
    | ({8{state_q == S_0_2}} & (shr1_i_1_1))
    | ({8{state_q == S_0_4}} & (shr1_i_2_1))
    | ({8{state_q == S_0_6}} & (shr1_i_3_1))
    | ({8{state_q == S_0_8}} & (shr1_i_4_1))
    | ({8{state_q == S_0_10}} & (shr1_i_5_1))
    | ({8{state_q == S_0_12}} & (shr1_i_6_1))
    | ({8{state_q == S_0_14}} & (shr1_i_7_1))
    | ({8{state_q == S_0_16}} & (shr1_i_8_1))
    | ({8{state_q == S_0_18}} & (shr1_i_9_1))
    | ({8{state_q == S_2_0}} & (s_sroa_135_2_q))
    | ({8{state_q == S_8_0}} & (shr_i137_11_1))
    | ({8{state_q == S_9_0}} & (xor_i_142245_1));
  assign sbox_re1_o = ((state_q == S_0_0 && !stall) || (state_q == S_0_2 && !stall) || (state_q == S_0_4 && !stall) || (state_q == S_0_6 && !stall) || (state_q == S_0_8 && !stall) || (state_q == S_0_10 && !stall) || (state_q == S_0_12 && !stall) || (state_q == S_0_14 && !stall) || (state_q == S_0_16 && !stall) || (state_q == S_0_18 && !stall) || (state_q == S_2_0 && !stall) || (state_q == S_8_0 && !stall) || (state_q == S_9_0 && !stall));
  assign sbox_raddr2_o = ({8{state_q == S_0_0}} & (shr6_1))
    | ({8{state_q == S_0_2}} & (shr6_i_1_1))
    | ({8{state_q == S_0_4}} & (shr6_i_2_1))
    | ({8{state_q == S_0_6}} & (shr6_i_3_1))
    | ({8{state_q == S_0_8}} & (shr6_i_4_1))
    | ({8{state_q == S_0_10}} & (shr6_i_5_1))
    | ({8{state_q == S_0_12}} & (shr6_i_6_1))
    | ({8{state_q == S_0_14}} & (shr6_i_7_1))
    | ({8{state_q == S_0_16}} & (shr6_i_8_1))
    | ({8{state_q == S_0_18}} & (shr6_i_9_1))
    | ({8{state_q == S_2_0}} & (s_sroa_268_2_q))
    | ({8{state_q == S_8_0}} & (xor_i_12227_1))
    | ({8{state_q == S_9_0}} & (xor_i_152247_1));
  assign sbox_re2_o = ((state_q == S_0_0 && !stall) || (state_q == S_0_2 && !stall) || (state_q == S_0_4 && !stall) || (state_q == S_0_6 && !stall) || (state_q == S_0_8 && !stall) || (state_q == S_0_10 && !stall) || (state_q == S_0_12 && !stall) || (state_q == S_0_14 && !stall) || (state_q == S_0_16 && !stall) || (state_q == S_0_18 && !stall) || (state_q == S_2_0 && !stall) || (state_q == S_8_0 && !stall) || (state_q == S_9_0 && !stall));
  assign sbox_raddr3_o = ({8{state_q == S_0_0}} & (idxprom13))
    | ({8{state_q == S_0_2}} & (and12_i_1))
    | ({8{state_q == S_0_4}} & (and12_i_2))
    | ({8{state_q == S_0_6}} & (and12_i_3))
    | ({8{state_q == S_0_8}} & (and12_i_4))
    | ({8{state_q == S_0_10}} & (and12_i_5))
    | ({8{state_q == S_0_12}} & (and12_i_6))
    | ({8{state_q == S_0_14}} & (and12_i_7))
    | ({8{state_q == S_0_16}} & (and12_i_8))
    | ({8{state_q == S_0_18}} & (and12_i_9))
    | ({8{state_q == S_2_0}} & (s_sroa_401_2_q))
    | ({8{state_q == S_8_0}} & (xor_i_62237_1))
    | ({8{state_q == S_9_0}} & (xor_i_132243_1));
  assign sbox_re3_o = ((state_q == S_0_0 && !stall) || (state_q == S_0_2 && !stall) || (state_q == S_0_4 && !stall) || (state_q == S_0_6 && !stall) || (state_q == S_0_8 && !stall) || (state_q == S_0_10 && !stall) || (state_q == S_0_12 && !stall) || (state_q == S_0_14 && !stall) || (state_q == S_0_16 && !stall) || (state_q == S_0_18 && !stall) || (state_q == S_2_0 && !stall) || (state_q == S_8_0 && !stall) || (state_q == S_9_0 && !stall));
  assign sbox_raddr4_o = ({8{state_q == S_2_0}} & (s_sroa_534_2_q))
    | ({8{state_q == S_8_0}} & (shr_i137_9_1))
    | ({8{state_q == S_9_0}} & (xor_i_i_reass));
  assign sbox_re4_o = ((state_q == S_2_0 && !stall) || (state_q == S_8_0 && !stall) || (state_q == S_9_0 && !stall));
  assign sbox_raddr5_o = ({8{state_q == S_2_0}} & (s_sroa_667_2_q))
    | ({8{state_q == S_8_0}} & (xor_i_32231_1))
    | ({8{state_q == S_9_0}} & (xor_i_i_10_reass));
  assign sbox_re5_o = ((state_q == S_2_0 && !stall) || (state_q == S_8_0 && !stall) || (state_q == S_9_0 && !stall));
  assign sbox_raddr6_o = ({8{state_q == S_2_0}} & (s_sroa_800_2_q))
    | ({8{state_q == S_8_0}} & (xor_i_42233_1))
    | ({8{state_q == S_9_0}} & (xor_i_i_13_reass));
  assign sbox_re6_o = ((state_q == S_2_0 && !stall) || (state_q == S_8_0 && !stall) || (state_q == S_9_0 && !stall));
  assign sbox_raddr7_o = ({8{state_q == S_2_0}} & (s_sroa_933_2_q))
    | ({8{state_q == S_8_0}} & (shr_i137_10_1))
    | ({8{state_q == S_9_0}} & (xor_i_i_7_reass));
  assign sbox_re7_o = ((state_q == S_2_0 && !stall) || (state_q == S_8_0 && !stall) || (state_q == S_9_0 && !stall));
  assign sbox_raddr8_o = ({8{state_q == S_2_0}} & (s_sroa_1066_2_q))
    | ({8{state_q == S_8_0}} & (xor_i_52235_1))
    | ({8{state_q == S_9_0}} & (xor_i_i_4_reass));
  assign sbox_re8_o = ((state_q == S_2_0 && !stall) || (state_q == S_8_0 && !stall) || (state_q == S_9_0 && !stall));
  assign sbox_raddr9_o = ({8{state_q == S_2_0}} & (s_sroa_1198_2_q))
    | ({8{state_q == S_8_0}} & (xor_i_22229_1))
    | ({8{state_q == S_9_0}} & (xor_i_i_14_reass));
  assign sbox_re9_o = ((state_q == S_2_0 && !stall) || (state_q == S_8_0 && !stall) || (state_q == S_9_0 && !stall));
  assign sbox_raddr10_o = ({8{state_q == S_2_0}} & (s_sroa_1330_2_q))
    | ({8{state_q == S_8_0}} & (idxprom1_i261_8))
    | ({8{state_q == S_9_0}} & (xor_i_i_11_reass));
  assign sbox_re10_o = ((state_q == S_2_0 && !stall) || (state_q == S_8_0 && !stall) || (state_q == S_9_0 && !stall));
  assign sbox_raddr11_o = ({8{state_q == S_2_0}} & (s_sroa_1462_2_q))
    | ({8{state_q == S_8_0}} & (xor_i_72239_1))
    | ({8{state_q == S_9_0}} & (xor_i_i_1_reass));
  assign sbox_re11_o = ((state_q == S_2_0 && !stall) || (state_q == S_8_0 && !stall) || (state_q == S_9_0 && !stall));
  assign sbox_raddr12_o = ({8{state_q == S_2_0}} & (s_sroa_1594_2_q))
    | ({8{state_q == S_9_0}} & (xor_i_i_15_8));
  assign sbox_re12_o = ((state_q == S_2_0 && !stall) || (state_q == S_9_0 && !stall));
  assign sbox_raddr13_o = ({8{state_q == S_2_0}} & (s_sroa_1726_2_q))
    | ({8{state_q == S_9_0}} & (xor_i_i_5_8));
  assign sbox_re13_o = ((state_q == S_2_0 && !stall) || (state_q == S_9_0 && !stall));
  assign sbox_raddr14_o = ({8{state_q == S_2_0}} & (s_sroa_1858_2_q))
    | ({8{state_q == S_9_0}} & (xor_i_i_2_8));
  assign sbox_re14_o = ((state_q == S_2_0 && !stall) || (state_q == S_9_0 && !stall));
  assign sbox_raddr15_o = ({8{state_q == S_2_0}} & (s_sroa_1990_2_q))
    | ({8{state_q == S_9_0}} & (xor_i_i_8_8));
  assign sbox_re15_o = ((state_q == S_2_0 && !stall) || (state_q == S_9_0 && !stall));
  assign sbox_raddr20_o = ({8{state_q == S_9_0}} & (xor_i_i_3_1_2));
  assign sbox_re20_o = (state_q == S_9_0 && !stall);
  assign sbox_raddr28_o = ({8{state_q == S_9_0}} & (xor_i_i_9_1_2));
  assign sbox_re28_o = (state_q == S_9_0 && !stall);
  assign sbox_raddr16_o = ({8{state_q == S_9_0}} & (xor_i_i_9_reass_2));
  assign sbox_re16_o = (state_q == S_9_0 && !stall);
  assign sbox_raddr17_o = ({8{state_q == S_9_0}} & (xor_i_i_3_reass_2));
  assign sbox_re17_o = (state_q == S_9_0 && !stall);
  assign sbox_raddr29_o = ({8{state_q == S_9_0}} & (xor_i_i_4_1_2));
  assign sbox_re29_o = (state_q == S_9_0 && !stall);
  assign sbox_raddr18_o = ({8{state_q == S_9_0}} & (xor_i_i_6_reass_2));
  assign sbox_re18_o = (state_q == S_9_0 && !stall);
  assign sbox_raddr19_o = ({8{state_q == S_9_0}} & (xor_i_i_12_reass_2));
  assign sbox_re19_o = (state_q == S_9_0 && !stall);
  assign sbox_raddr21_o = ({8{state_q == S_9_0}} & (xor_i_i_14_1_2));
  assign sbox_re21_o = (state_q == S_9_0 && !stall);
  assign sbox_raddr40_o = ({8{state_q == S_9_0}} & (xor_i_i_7_2_2));
  assign sbox_re40_o = (state_q == S_9_0 && !stall);
  assign sbox_raddr22_o = ({8{state_q == S_9_0}} & (xor_i_i_1_1_2));
  assign sbox_re22_o = (state_q == S_9_0 && !stall);
  assign sbox_raddr30_o = ({8{state_q == S_9_0}} & (xor_i_i_11_1_2));
  assign sbox_re30_o = (state_q == S_9_0 && !stall);
  assign sbox_raddr31_o = ({8{state_q == S_9_0}} & (xor_i_i_6_1_2));
  assign sbox_re31_o = (state_q == S_9_0 && !stall);
  assign sbox_raddr23_o = ({8{state_q == S_9_0}} & (xor_i_i_12_1_2));
  assign sbox_re23_o = (state_q == S_9_0 && !stall);
  assign sbox_raddr41_o = ({8{state_q == S_9_0}} & (xor_i_i_13_2_2));
  assign sbox_re41_o = (state_q == S_9_0 && !stall);
  assign sbox_raddr24_o = ({8{state_q == S_9_0}} & (xor_i_i_8_1_3));
  assign sbox_re24_o = (state_q == S_9_0 && !stall);
  assign sbox_raddr32_o = ({8{state_q == S_9_0}} & (xor_i_i_2_1_3));
  assign sbox_re32_o = (state_q == S_9_0 && !stall);
  assign sbox_raddr33_o = ({8{state_q == S_9_0}} & (xor_i_i_13_1_2));
  assign sbox_re33_o = (state_q == S_9_0 && !stall);
  assign sbox_raddr25_o = ({8{state_q == S_9_0}} & (xor_i_i_7_1_2));
  assign sbox_re25_o = (state_q == S_9_0 && !stall);
  assign sbox_raddr42_o = ({8{state_q == S_9_0}} & (xor_i_i_8_2_3));
  assign sbox_re42_o = (state_q == S_9_0 && !stall);
  assign sbox_raddr26_o = ({8{state_q == S_9_0}} & (xor_i_i_10_1_2));
  assign sbox_re26_o = (state_q == S_9_0 && !stall);
  assign sbox_raddr34_o = ({8{state_q == S_9_0}} & (xor_i_i_1459_2));
  assign sbox_re34_o = (state_q == S_9_0 && !stall);
  assign sbox_raddr35_o = ({8{state_q == S_9_0}} & (xor_i_i_15_1_3));
  assign sbox_re35_o = (state_q == S_9_0 && !stall);
  assign sbox_raddr27_o = ({8{state_q == S_9_0}} & (xor_i_i_5_1_3));
  assign sbox_re27_o = (state_q == S_9_0 && !stall);
  assign sbox_raddr43_o = ({8{state_q == S_9_0}} & (xor_i_i_2_2_3));
  assign sbox_re43_o = (state_q == S_9_0 && !stall);
  assign sbox_raddr56_o = ({8{state_q == S_9_0}} & (xor_i_i_11_3_p0));
  assign sbox_re56_o = (state_q == S_9_0 && !stall);
  assign sbox_raddr44_o = ({8{state_q == S_9_0}} & (xor_i_i_5_2_1_p0));
  assign sbox_re44_o = (state_q == S_9_0 && !stall);
  assign sbox_raddr45_o = ({8{state_q == S_9_0}} & (xor_i_i_15_2_1_p0));
  assign sbox_re45_o = (state_q == S_9_0 && !stall);
  assign sbox_raddr46_o = ({8{state_q == S_9_0}} & (xor_i_i_10_2_p0));
  assign sbox_re46_o = (state_q == S_9_0 && !stall);
  assign sbox_raddr47_o = ({8{state_q == S_9_0}} & (xor_i_i_2478_p0));
  assign sbox_re47_o = (state_q == S_9_0 && !stall);
  assign sbox_raddr57_o = ({8{state_q == S_9_0}} & (xor_i_i_1_3_p0));
  assign sbox_re57_o = (state_q == S_9_0 && !stall);
  assign sbox_raddr36_o = ({8{state_q == S_9_0}} & (xor_i_i_12_2_p0));
  assign sbox_re36_o = (state_q == S_9_0 && !stall);
  assign sbox_raddr37_o = ({8{state_q == S_9_0}} & (xor_i_i_6_2_p0));
  assign sbox_re37_o = (state_q == S_9_0 && !stall);
  assign sbox_raddr38_o = ({8{state_q == S_9_0}} & (xor_i_i_1_2_p0));
  assign sbox_re38_o = (state_q == S_9_0 && !stall);
  assign sbox_raddr39_o = ({8{state_q == S_9_0}} & (xor_i_i_11_2_p0));
  assign sbox_re39_o = (state_q == S_9_0 && !stall);
  assign sbox_raddr52_o = ({8{state_q == S_9_0}} & (xor_i_i_12_3_p0));
  assign sbox_re52_o = (state_q == S_9_0 && !stall);
  assign sbox_raddr48_o = ({8{state_q == S_9_0}} & (xor_i_i_14_2_p0));
  assign sbox_re48_o = (state_q == S_9_0 && !stall);
  assign sbox_raddr49_o = ({8{state_q == S_9_0}} & (xor_i_i_4_2_p0));
  assign sbox_re49_o = (state_q == S_9_0 && !stall);
  assign sbox_raddr50_o = ({8{state_q == S_9_0}} & (xor_i_i_3_2_p0));
  assign sbox_re50_o = (state_q == S_9_0 && !stall);
  assign sbox_raddr51_o = ({8{state_q == S_9_0}} & (xor_i_i_9_2_p0));
  assign sbox_re51_o = (state_q == S_9_0 && !stall);
  assign sbox_raddr58_o = ({8{state_q == S_9_0}} & (xor_i_i_6_3_p0));
  assign sbox_re58_o = (state_q == S_9_0 && !stall);
  assign sbox_raddr68_o = ({8{state_q == S_9_0}} & (xor_i_i_15_4_1_p0));
  assign sbox_re68_o = (state_q == S_9_0 && !stall);
  assign sbox_raddr59_o = ({8{state_q == S_9_0}} & (xor_i_i_9_3_p0));
  assign sbox_re59_o = (state_q == S_9_0 && !stall);
  assign sbox_raddr60_o = ({8{state_q == S_9_0}} & (xor_i_i_3_3_p0));
  assign sbox_re60_o = (state_q == S_9_0 && !stall);
  assign sbox_raddr53_o = ({8{state_q == S_9_0}} & (xor_i_i_14_3_p0));
  assign sbox_re53_o = (state_q == S_9_0 && !stall);
  assign sbox_raddr61_o = ({8{state_q == S_9_0}} & (xor_i_i_4_3_p0));
  assign sbox_re61_o = (state_q == S_9_0 && !stall);
  assign sbox_raddr69_o = ({8{state_q == S_9_0}} & (xor_i_i_5_4_1_p0));
  assign sbox_re69_o = (state_q == S_9_0 && !stall);
  assign sbox_raddr62_o = ({8{state_q == S_9_0}} & (xor_i_i_3497_p0));
  assign sbox_re62_o = (state_q == S_9_0 && !stall);
  assign sbox_raddr63_o = ({8{state_q == S_9_0}} & (xor_i_i_10_3_p0));
  assign sbox_re63_o = (state_q == S_9_0 && !stall);
  assign sbox_raddr64_o = ({8{state_q == S_9_0}} & (xor_i_i_5_3_1_p0));
  assign sbox_re64_o = (state_q == S_9_0 && !stall);
  assign sbox_raddr54_o = ({8{state_q == S_9_0}} & (xor_i_i_15_3_1_p0));
  assign sbox_re54_o = (state_q == S_9_0 && !stall);
  assign sbox_raddr70_o = ({8{state_q == S_9_0}} & (xor_i_i_4517_p0));
  assign sbox_re70_o = (state_q == S_9_0 && !stall);
  assign sbox_raddr65_o = ({8{state_q == S_9_0}} & (xor_i_i_2_3_1_p0));
  assign sbox_re65_o = (state_q == S_9_0 && !stall);
  assign sbox_raddr66_o = ({8{state_q == S_9_0}} & (xor_i_i_8_3_1_p0));
  assign sbox_re66_o = (state_q == S_9_0 && !stall);
  assign sbox_raddr67_o = ({8{state_q == S_9_0}} & (xor_i_i_7_3_p0));
  assign sbox_re67_o = (state_q == S_9_0 && !stall);
  assign sbox_raddr55_o = ({8{state_q == S_9_0}} & (xor_i_i_13_3_p0));
  assign sbox_re55_o = (state_q == S_9_0 && !stall);
  assign sbox_raddr71_o = ({8{state_q == S_9_0}} & (xor_i_i_10_4_p0));
  assign sbox_re71_o = (state_q == S_9_0 && !stall);
  assign sbox_raddr84_o = ({8{state_q == S_9_0}} & (xor_i_i_3_5_p0));
  assign sbox_re84_o = (state_q == S_9_0 && !stall);
  assign sbox_raddr72_o = ({8{state_q == S_9_0}} & (xor_i_i_13_4_p0));
  assign sbox_re72_o = (state_q == S_9_0 && !stall);
  assign sbox_raddr73_o = ({8{state_q == S_9_0}} & (xor_i_i_7_4_p0));
  assign sbox_re73_o = (state_q == S_9_0 && !stall);
  assign sbox_raddr74_o = ({8{state_q == S_9_0}} & (xor_i_i_2_4_1_p0));
  assign sbox_re74_o = (state_q == S_9_0 && !stall);
  assign sbox_raddr75_o = ({8{state_q == S_9_0}} & (xor_i_i_8_4_1_p0));
  assign sbox_re75_o = (state_q == S_9_0 && !stall);
  assign sbox_raddr85_o = ({8{state_q == S_9_0}} & (xor_i_i_9_5_p0));
  assign sbox_re85_o = (state_q == S_9_0 && !stall);
  assign sbox_raddr76_o = ({8{state_q == S_9_0}} & (xor_i_i_4_4_p0));
  assign sbox_re76_o = (state_q == S_9_0 && !stall);
  assign sbox_raddr77_o = ({8{state_q == S_9_0}} & (xor_i_i_14_4_p0));
  assign sbox_re77_o = (state_q == S_9_0 && !stall);
  assign sbox_raddr78_o = ({8{state_q == S_9_0}} & (xor_i_i_9_4_2));
  assign sbox_re78_o = (state_q == S_9_0 && !stall);
  assign sbox_raddr79_o = ({8{state_q == S_9_0}} & (xor_i_i_3_4_2));
  assign sbox_re79_o = (state_q == S_9_0 && !stall);
  assign sbox_raddr86_o = ({8{state_q == S_9_0}} & (xor_i_i_4_5_p0));
  assign sbox_re86_o = (state_q == S_9_0 && !stall);
  assign sbox_raddr80_o = ({8{state_q == S_9_0}} & (xor_i_i_6_4_2));
  assign sbox_re80_o = (state_q == S_9_0 && !stall);
  assign sbox_raddr81_o = ({8{state_q == S_9_0}} & (xor_i_i_12_4_2));
  assign sbox_re81_o = (state_q == S_9_0 && !stall);
  assign sbox_raddr82_o = ({8{state_q == S_9_0}} & (xor_i_i_11_4_p0));
  assign sbox_re82_o = (state_q == S_9_0 && !stall);
  assign sbox_raddr83_o = ({8{state_q == S_9_0}} & (xor_i_i_1_4_p0));
  assign sbox_re83_o = (state_q == S_9_0 && !stall);
  assign sbox_raddr87_o = ({8{state_q == S_9_0}} & (xor_i_i_14_5_p0));
  assign sbox_re87_o = (state_q == S_9_0 && !stall);
  assign sbox_raddr100_o = ({8{state_q == S_9_0}} & (xor_i_i_7_6_p0));
  assign sbox_re100_o = (state_q == S_9_0 && !stall);
  assign sbox_raddr88_o = ({8{state_q == S_9_0}} & (xor_i_i_1_5_p0));
  assign sbox_re88_o = (state_q == S_9_0 && !stall);
  assign sbox_raddr89_o = ({8{state_q == S_9_0}} & (xor_i_i_11_5_p0));
  assign sbox_re89_o = (state_q == S_9_0 && !stall);
  assign sbox_raddr90_o = ({8{state_q == S_9_0}} & (xor_i_i_6_5_p0));
  assign sbox_re90_o = (state_q == S_9_0 && !stall);
  assign sbox_raddr91_o = ({8{state_q == S_9_0}} & (xor_i_i_12_5_p0));
  assign sbox_re91_o = (state_q == S_9_0 && !stall);
  assign sbox_raddr101_o = ({8{state_q == S_9_0}} & (xor_i_i_13_6_p0));
  assign sbox_re101_o = (state_q == S_9_0 && !stall);
  assign sbox_raddr92_o = ({8{state_q == S_9_0}} & (xor_i_i_8_5_1_p0));
  assign sbox_re92_o = (state_q == S_9_0 && !stall);
  assign sbox_raddr93_o = ({8{state_q == S_9_0}} & (xor_i_i_2_5_1_p0));
  assign sbox_re93_o = (state_q == S_9_0 && !stall);
  assign sbox_raddr94_o = ({8{state_q == S_9_0}} & (xor_i_i_13_5_p0));
  assign sbox_re94_o = (state_q == S_9_0 && !stall);
  assign sbox_raddr95_o = ({8{state_q == S_9_0}} & (xor_i_i_7_5_p0));
  assign sbox_re95_o = (state_q == S_9_0 && !stall);
  assign sbox_raddr102_o = ({8{state_q == S_9_0}} & (xor_i_i_8_6_1_p0));
  assign sbox_re102_o = (state_q == S_9_0 && !stall);
  assign sbox_raddr96_o = ({8{state_q == S_9_0}} & (xor_i_i_10_5_p0));
  assign sbox_re96_o = (state_q == S_9_0 && !stall);
  assign sbox_raddr97_o = ({8{state_q == S_9_0}} & (xor_i_i_5537_p0));
  assign sbox_re97_o = (state_q == S_9_0 && !stall);
  assign sbox_raddr98_o = ({8{state_q == S_9_0}} & (xor_i_i_15_5_1_p0));
  assign sbox_re98_o = (state_q == S_9_0 && !stall);
  assign sbox_raddr99_o = ({8{state_q == S_9_0}} & (xor_i_i_5_5_1_p0));
  assign sbox_re99_o = (state_q == S_9_0 && !stall);
  assign sbox_raddr103_o = ({8{state_q == S_9_0}} & (xor_i_i_2_6_1_p0));
  assign sbox_re103_o = (state_q == S_9_0 && !stall);
  assign sbox_raddr116_o = ({8{state_q == S_9_0}} & (xor_i_i_11_7_p0));
  assign sbox_re116_o = (state_q == S_9_0 && !stall);
  assign sbox_raddr104_o = ({8{state_q == S_9_0}} & (xor_i_i_5_6_1_p0));
  assign sbox_re104_o = (state_q == S_9_0 && !stall);
  assign sbox_raddr105_o = ({8{state_q == S_9_0}} & (xor_i_i_15_6_1_p0));
  assign sbox_re105_o = (state_q == S_9_0 && !stall);
  assign sbox_raddr106_o = ({8{state_q == S_9_0}} & (xor_i_i_10_6_p0));
  assign sbox_re106_o = (state_q == S_9_0 && !stall);
  assign sbox_raddr107_o = ({8{state_q == S_9_0}} & (xor_i_i_6557_p0));
  assign sbox_re107_o = (state_q == S_9_0 && !stall);
  assign sbox_raddr117_o = ({8{state_q == S_9_0}} & (xor_i_i_1_7_p0));
  assign sbox_re117_o = (state_q == S_9_0 && !stall);
  assign sbox_raddr108_o = ({8{state_q == S_9_0}} & (xor_i_i_12_6_p0));
  assign sbox_re108_o = (state_q == S_9_0 && !stall);
  assign sbox_raddr109_o = ({8{state_q == S_9_0}} & (xor_i_i_6_6_p0));
  assign sbox_re109_o = (state_q == S_9_0 && !stall);
  assign sbox_raddr110_o = ({8{state_q == S_9_0}} & (xor_i_i_1_6_p0));
  assign sbox_re110_o = (state_q == S_9_0 && !stall);
  assign sbox_raddr111_o = ({8{state_q == S_9_0}} & (xor_i_i_11_6_p0));
  assign sbox_re111_o = (state_q == S_9_0 && !stall);
  assign sbox_raddr128_o = ({8{state_q == S_9_0}} & (xor_i_i_12_7_p0));
  assign sbox_re128_o = (state_q == S_9_0 && !stall);
  assign sbox_raddr112_o = ({8{state_q == S_9_0}} & (xor_i_i_14_6_p0));
  assign sbox_re112_o = (state_q == S_9_0 && !stall);
  assign sbox_raddr113_o = ({8{state_q == S_9_0}} & (xor_i_i_4_6_p0));
  assign sbox_re113_o = (state_q == S_9_0 && !stall);
  assign sbox_raddr114_o = ({8{state_q == S_9_0}} & (xor_i_i_3_6_p0));
  assign sbox_re114_o = (state_q == S_9_0 && !stall);
  assign sbox_raddr115_o = ({8{state_q == S_9_0}} & (xor_i_i_9_6_p0));
  assign sbox_re115_o = (state_q == S_9_0 && !stall);
  assign sbox_raddr118_o = ({8{state_q == S_9_0}} & (xor_i_i_6_7_p0));
  assign sbox_re118_o = (state_q == S_9_0 && !stall);
  assign sbox_raddr138_o = ({8{state_q == S_9_0}} & (xor_i_i_15_8_1_p0));
  assign sbox_re138_o = (state_q == S_9_0 && !stall);
  assign sbox_raddr144_o = ({8{state_q == S_9_0}} & (xor_i_i_14_8_p0));
  assign sbox_re144_o = (state_q == S_9_0 && !stall);
  assign sbox_raddr132_o = ({8{state_q == S_9_0}} & (xor_i_i_13_8_p0));
  assign sbox_re132_o = (state_q == S_9_0 && !stall);
  assign sbox_raddr140_o = ({8{state_q == S_9_0}} & (xor_i_i_12_8_p0));
  assign sbox_re140_o = (state_q == S_9_0 && !stall);
  assign sbox_raddr129_o = ({8{state_q == S_9_0}} & (xor_i_i_7_7_p0));
  assign sbox_re129_o = (state_q == S_9_0 && !stall);
  assign sbox_raddr119_o = ({8{state_q == S_9_0}} & (xor_i_i_13_7_p0));
  assign sbox_re119_o = (state_q == S_9_0 && !stall);
  assign sbox_raddr120_o = ({8{state_q == S_9_0}} & (xor_i_i_8_7_1_p0));
  assign sbox_re120_o = (state_q == S_9_0 && !stall);
  assign sbox_raddr121_o = ({8{state_q == S_9_0}} & (xor_i_i_2_7_1_p0));
  assign sbox_re121_o = (state_q == S_9_0 && !stall);
  assign sbox_raddr146_o = ({8{state_q == S_9_0}} & (xor_i_i_11_8_p0));
  assign sbox_re146_o = (state_q == S_9_0 && !stall);
  assign sbox_raddr136_o = ({8{state_q == S_9_0}} & (xor_i_i_10_8_p0));
  assign sbox_re136_o = (state_q == S_9_0 && !stall);
  assign sbox_raddr142_o = ({8{state_q == S_9_0}} & (xor_i_i_9_8_p0));
  assign sbox_re142_o = (state_q == S_9_0 && !stall);
  assign sbox_raddr133_o = ({8{state_q == S_9_0}} & (xor_i_i_8_8_1_p0));
  assign sbox_re133_o = (state_q == S_9_0 && !stall);
  assign sbox_raddr122_o = ({8{state_q == S_9_0}} & (xor_i_i_3_7_p0));
  assign sbox_re122_o = (state_q == S_9_0 && !stall);
  assign sbox_raddr123_o = ({8{state_q == S_9_0}} & (xor_i_i_9_7_p0));
  assign sbox_re123_o = (state_q == S_9_0 && !stall);
  assign sbox_raddr130_o = ({8{state_q == S_9_0}} & (xor_i_i_4_7_p0));
  assign sbox_re130_o = (state_q == S_9_0 && !stall);
  assign sbox_raddr124_o = ({8{state_q == S_9_0}} & (xor_i_i_14_7_p0));
  assign sbox_re124_o = (state_q == S_9_0 && !stall);
  assign sbox_raddr139_o = ({8{state_q == S_9_0}} & (xor_i_i_7_8_p0));
  assign sbox_re139_o = (state_q == S_9_0 && !stall);
  assign sbox_raddr145_o = ({8{state_q == S_9_0}} & (xor_i_i_6_8_p0));
  assign sbox_re145_o = (state_q == S_9_0 && !stall);
  assign sbox_raddr134_o = ({8{state_q == S_9_0}} & (xor_i_i_5_8_1_p0));
  assign sbox_re134_o = (state_q == S_9_0 && !stall);
  assign sbox_raddr141_o = ({8{state_q == S_9_0}} & (xor_i_i_4_8_p0));
  assign sbox_re141_o = (state_q == S_9_0 && !stall);
  assign sbox_raddr131_o = ({8{state_q == S_9_0}} & (xor_i_i_15_7_1_p0));
  assign sbox_re131_o = (state_q == S_9_0 && !stall);
  assign sbox_raddr125_o = ({8{state_q == S_9_0}} & (xor_i_i_5_7_1_p0));
  assign sbox_re125_o = (state_q == S_9_0 && !stall);
  assign sbox_raddr126_o = ({8{state_q == S_9_0}} & (xor_i_i_7577_p0));
  assign sbox_re126_o = (state_q == S_9_0 && !stall);
  assign sbox_raddr127_o = ({8{state_q == S_9_0}} & (xor_i_i_10_7_p0));
  assign sbox_re127_o = (state_q == S_9_0 && !stall);
  assign sbox_raddr147_o = ({8{state_q == S_9_0}} & (xor_i_i_3_8_p0));
  assign sbox_re147_o = (state_q == S_9_0 && !stall);
  assign sbox_raddr137_o = ({8{state_q == S_9_0}} & (xor_i_i_2_8_1_p0));
  assign sbox_re137_o = (state_q == S_9_0 && !stall);
  assign sbox_raddr143_o = ({8{state_q == S_9_0}} & (xor_i_i_1_8_p0));
  assign sbox_re143_o = (state_q == S_9_0 && !stall);
  assign sbox_raddr135_o = ({8{state_q == S_9_0}} & (xor_i_i_8597_p0));
  assign sbox_re135_o = (state_q == S_9_0 && !stall);
  assign aes_high_raddr0_o = ({4{state_q == S_2_0}} & (i161_0429_q));
  assign aes_high_re0_o = (state_q == S_2_0 && !stall);
  assign aes_low_raddr0_o = ({4{state_q == S_2_0}} & (i161_0429_q));
  assign aes_low_re0_o = (state_q == S_2_0 && !stall);
  assign aes_low_waddr_o = ({4{state_q == S_0_2}} & (4'd1))
    | ({4{state_q == S_0_4}} & (4'd2))
    | ({4{state_q == S_0_6}} & (4'd3))
    | ({4{state_q == S_0_8}} & (4'd4))
    | ({4{state_q == S_0_10}} & (4'd5))
    | ({4{state_q == S_0_12}} & (4'd6))
    | ({4{state_q == S_0_14}} & (4'd7))
    | ({4{state_q == S_0_16}} & (4'd8))
    | ({4{state_q == S_0_18}} & (4'd9))
    | ({4{state_q == S_0_20}} & (4'ha));
  assign aes_low_wdata_o = ({64{state_q == S_0_2}} & (or_2))
    | ({64{state_q == S_0_4}} & (or_1_2))
    | ({64{state_q == S_0_6}} & (or_2_2))
    | ({64{state_q == S_0_8}} & (or_3_1))
    | ({64{state_q == S_0_10}} & (or_4_1))
    | ({64{state_q == S_0_12}} & (or_5_1))
    | ({64{state_q == S_0_14}} & (or_6_1))
    | ({64{state_q == S_0_16}} & (or_7_1))
    | ({64{state_q == S_0_18}} & (or_8_1))
    | ({64{state_q == S_0_20}} & (or_9_1));
  assign aes_low_we_o = ((state_q == S_0_2 && !stall) || (state_q == S_0_4 && !stall) || (state_q == S_0_6 && !stall) || (state_q == S_0_8 && !stall) || (state_q == S_0_10 && !stall) || (state_q == S_0_12 && !stall) || (state_q == S_0_14 && !stall) || (state_q == S_0_16 && !stall) || (state_q == S_0_18 && !stall) || (state_q == S_0_20 && !stall));
  assign aes_high_waddr_o = ({4{state_q == S_0_2}} & (4'd1))
    | ({4{state_q == S_0_4}} & (4'd2))
    | ({4{state_q == S_0_6}} & (4'd3))
    | ({4{state_q == S_0_8}} & (4'd4))
    | ({4{state_q == S_0_10}} & (4'd5))
    | ({4{state_q == S_0_12}} & (4'd6))
    | ({4{state_q == S_0_14}} & (4'd7))
    | ({4{state_q == S_0_16}} & (4'd8))
    | ({4{state_q == S_0_18}} & (4'd9))
    | ({4{state_q == S_0_20}} & (4'ha));
  assign aes_high_wdata_o = ({64{state_q == S_0_2}} & (or23_1))
    | ({64{state_q == S_0_4}} & (or23_1_2))
    | ({64{state_q == S_0_6}} & (or23_2_1))
    | ({64{state_q == S_0_8}} & (or23_3_1))
    | ({64{state_q == S_0_10}} & (or23_4_1))
    | ({64{state_q == S_0_12}} & (or23_5_1))
    | ({64{state_q == S_0_14}} & (or23_6_1))
    | ({64{state_q == S_0_16}} & (or23_7_1))
    | ({64{state_q == S_0_18}} & (or23_8_1))
    | ({64{state_q == S_0_20}} & (or23_9_1));
  assign aes_high_we_o = ((state_q == S_0_2 && !stall) || (state_q == S_0_4 && !stall) || (state_q == S_0_6 && !stall) || (state_q == S_0_8 && !stall) || (state_q == S_0_10 && !stall) || (state_q == S_0_12 && !stall) || (state_q == S_0_14 && !stall) || (state_q == S_0_16 && !stall) || (state_q == S_0_18 && !stall) || (state_q == S_0_20 && !stall));

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
      S_0_0: begin  // entry, lines 30, 32, 35, 66-67, 93, 101, 109, 125, 127, 130
        xor_1_q <= xor_1;
        eq_32_q <= eq_32;
        xor_2_q <= xor_2;
        mux_q <= mux;
        cmp31_not_q <= cmp31_not;
        cond_q <= cond;
        cmp193_q <= cmp193;
        cmp130_q <= cmp130;
        shl97_q <= shl97;
        shl92_q <= shl92;
        add_130_q <= add_130;
        add103_q <= add103;
        cmp101_q <= cmp101;
        state_q <= S_0_1;
      end
      S_0_1: begin  // entry, lines 32, 66-67, 94, 102, 104, 112
        xor9_q <= xor9;
        cmp34417_not_q <= cmp34417_not;
        add_q <= add;
        select_1_q <= select_1;
        xor_102_q <= xor_102;
        state_q <= S_0_2;
      end
      S_0_2: begin  // entry, lines 66-67, 102-104, 106
        xor12_q <= xor12;
        xor17_q <= xor17;
        xor14_q <= xor14;
        state_q <= S_0_3;
      end
      S_0_3: begin  // entry, lines 66-67, 102, 104
        xor9_1_q <= xor9_1;
        xor_102_1_q <= xor_102_1;
        state_q <= S_0_4;
      end
      S_0_4: begin  // entry, lines 66-67, 102-104, 106
        xor12_1_q <= xor12_1;
        xor14_1_q <= xor14_1;
        xor17_1_q <= xor17_1;
        state_q <= S_0_5;
      end
      S_0_5: begin  // entry, lines 66-67, 102, 104
        xor9_2_q <= xor9_2;
        xor_102_2_q <= xor_102_2;
        state_q <= S_0_6;
      end
      S_0_6: begin  // entry, lines 66-67, 102-104, 106
        xor12_2_q <= xor12_2;
        xor17_2_q <= xor17_2;
        xor14_2_q <= xor14_2;
        state_q <= S_0_7;
      end
      S_0_7: begin  // entry, lines 66-67, 102, 104
        xor9_3_q <= xor9_3;
        xor_102_3_q <= xor_102_3;
        state_q <= S_0_8;
      end
      S_0_8: begin  // entry, lines 66-67, 102-104, 106
        xor12_3_q <= xor12_3;
        xor14_3_q <= xor14_3;
        xor17_3_q <= xor17_3;
        state_q <= S_0_9;
      end
      S_0_9: begin  // entry, lines 66-67, 102, 104
        xor9_4_q <= xor9_4;
        xor_102_4_q <= xor_102_4;
        state_q <= S_0_10;
      end
      S_0_10: begin  // entry, lines 66-67, 102-104, 106
        xor12_4_q <= xor12_4;
        xor17_4_q <= xor17_4;
        xor14_4_q <= xor14_4;
        state_q <= S_0_11;
      end
      S_0_11: begin  // entry, lines 66-67, 102, 104
        xor9_5_q <= xor9_5;
        xor_102_5_q <= xor_102_5;
        state_q <= S_0_12;
      end
      S_0_12: begin  // entry, lines 66-67, 102-104, 106
        xor12_5_q <= xor12_5;
        xor14_5_q <= xor14_5;
        xor17_5_q <= xor17_5;
        state_q <= S_0_13;
      end
      S_0_13: begin  // entry, lines 66-67, 102, 104
        xor9_6_q <= xor9_6;
        xor_102_6_q <= xor_102_6;
        state_q <= S_0_14;
      end
      S_0_14: begin  // entry, lines 66-67, 102-104, 106
        xor12_6_q <= xor12_6;
        xor17_6_q <= xor17_6;
        xor14_6_q <= xor14_6;
        state_q <= S_0_15;
      end
      S_0_15: begin  // entry, lines 66-67, 102, 104
        xor9_7_q <= xor9_7;
        xor_102_7_q <= xor_102_7;
        state_q <= S_0_16;
      end
      S_0_16: begin  // entry, lines 66-67, 102-104, 106
        xor12_7_q <= xor12_7;
        xor14_7_q <= xor14_7;
        xor17_7_q <= xor17_7;
        state_q <= S_0_17;
      end
      S_0_17: begin  // entry, lines 66-67, 102, 104
        xor9_8_q <= xor9_8;
        xor_102_8_q <= xor_102_8;
        state_q <= S_0_18;
      end
      S_0_18: begin  // entry, lines 66-67, 102-104, 106
        xor12_8_q <= xor12_8;
        xor17_8_q <= xor17_8;
        xor14_8_q <= xor14_8;
        state_q <= S_0_19;
      end
      S_0_19: begin  // entry, lines 66-67, 102, 104
        xor9_9_q <= xor9_9;
        xor_102_9_q <= xor_102_9;
        state_q <= S_0_20;
      end
      S_0_20: begin  // entry, lines 102-104, 106
        xor17_9_q <= xor17_9;
        xor14_9_q <= xor14_9;
        xor12_9_q <= xor12_9;
        if (cmp31_not_q) begin
          state_q <= S_1_0;
          s_sroa_1990_0_q <= 8'd0;
          s_sroa_1858_0_q <= 8'd0;
          s_sroa_1726_0_q <= 8'd0;
          s_sroa_1594_0_q <= 8'd0;
          s_sroa_1462_0_q <= 8'd0;
          s_sroa_1330_0_q <= 8'd0;
          s_sroa_1198_0_q <= 8'd0;
          s_sroa_1066_0_q <= 8'd0;
          s_sroa_933_0_q <= 8'd0;
          s_sroa_800_0_q <= 8'd0;
          s_sroa_667_0_q <= 8'd0;
          s_sroa_534_0_q <= 8'd0;
          s_sroa_401_0_q <= 8'd0;
          s_sroa_268_0_q <= 8'd0;
          s_sroa_135_0_q <= 8'd0;
          s_sroa_0_0_q <= 8'd0;
          n105_0438_q <= 32'd0;
          before_0437_q <= iv0_q;
          subkey1_0436_q <= 64'd0;
          subkey0_0435_q <= 64'd0;
        end else if (cmp34417_not_q) begin
          state_q <= S_IDLE;
          done_q <= 1'b1;
          return_q <= 32'd0;
        end else begin
          state_q <= S_8_0;
        end
      end
      S_1_0: begin  // for.body110, lines 131, 133-134, 136, 138-139
        xor_3_q <= xor_3;
        tobool111_not_q <= tobool111_not;
        and_3_q <= and_3;
        select_37_q <= select_37;
        select_39_q <= select_39;
        select_41_q <= select_41;
        select_43_q <= select_43;
        select_45_q <= select_45;
        select_47_q <= select_47;
        select_49_q <= select_49;
        select_51_q <= select_51;
        and_1_q <= and_1;
        call118_q <= call118;
        state_q <= S_1_1;
      end
      S_1_1: begin  // for.body110, lines 53, 134, 136, 143
        xor_i155_7_q <= xor_i155_7;
        xor_i155_6_q <= xor_i155_6;
        xor_i155_5_q <= xor_i155_5;
        xor_i155_4_q <= xor_i155_4;
        xor_i155_3_q <= xor_i155_3;
        xor_i155_2_q <= xor_i155_2;
        xor_i155_1_q <= xor_i155_1;
        xor_i155_q <= xor_i155;
        select_34_q <= select_34;
        second114_2_q <= second114_2;
        select_36_q <= select_36;
        state_q <= S_1_2;
      end
      S_1_2: begin  // for.body110, lines 137-139
        select_2_q <= select_2;
        select_4_q <= select_4;
        select_6_q <= select_6;
        select_8_q <= select_8;
        select_10_q <= select_10;
        select_12_q <= select_12;
        select_14_q <= select_14;
        select_16_q <= select_16;
        state_q <= S_1_3;
      end
      S_1_3: begin  // for.body110, lines 53, 143
        state_q <= S_2_0;
        s_sroa_1990_2_q <= xor_i155_15;
        s_sroa_1858_2_q <= xor_i155_14;
        s_sroa_1726_2_q <= xor_i155_13;
        s_sroa_1594_2_q <= xor_i155_12;
        s_sroa_1462_2_q <= xor_i155_11;
        s_sroa_1330_2_q <= xor_i155_10;
        s_sroa_1198_2_q <= xor_i155_9;
        s_sroa_1066_2_q <= xor_i155_8;
        s_sroa_933_2_q <= xor_i155_7_q;
        s_sroa_800_2_q <= xor_i155_6_q;
        s_sroa_667_2_q <= xor_i155_5_q;
        s_sroa_534_2_q <= xor_i155_4_q;
        s_sroa_401_2_q <= xor_i155_3_q;
        s_sroa_268_2_q <= xor_i155_2_q;
        s_sroa_135_2_q <= xor_i155_1_q;
        s_sroa_0_2_q <= xor_i155_q;
        i161_0429_q <= 4'd1;
      end
      S_2_0: begin  // for.body166, lines 19, 53, 147
        exitcond628_not_q <= exitcond628_not;
        xor_5_q <= xor_5;
        load_147_q <= load_147;
        load_147_1_q <= load_147_1;
        inc175_q <= inc175;
        state_q <= S_2_1;
      end
      S_2_1: begin  // for.body166, lines 33-34, 44
        xor2121_i_15_q <= xor2121_i_15;
        load_19_11_q <= load_19_11;
        xor2121_i_14_q <= xor2121_i_14;
        load_19_6_q <= load_19_6;
        xor2121_i_13_q <= xor2121_i_13;
        load_19_1_q <= load_19_1;
        xor2121_i_12_q <= xor2121_i_12;
        load_19_12_q <= load_19_12;
        xor2121_i_11_q <= xor2121_i_11;
        load_19_7_q <= load_19_7;
        xor2121_i_10_q <= xor2121_i_10;
        load_19_2_q <= load_19_2;
        xor2121_i_9_q <= xor2121_i_9;
        load_19_13_q <= load_19_13;
        xor2121_i_8_q <= xor2121_i_8;
        load_19_8_q <= load_19_8;
        xor2121_i_7_q <= xor2121_i_7;
        load_19_3_q <= load_19_3;
        xor2121_i_6_q <= xor2121_i_6;
        load_19_14_q <= load_19_14;
        xor2121_i_5_q <= xor2121_i_5;
        load_19_9_q <= load_19_9;
        xor2121_i_4_q <= xor2121_i_4;
        load_19_4_q <= load_19_4;
        xor2121_i_3_q <= xor2121_i_3;
        load_19_15_q <= load_19_15;
        xor2121_i_2_q <= xor2121_i_2;
        load_19_10_q <= load_19_10;
        xor2121_i_1_q <= xor2121_i_1;
        load_19_5_q <= load_19_5;
        xor2121_q <= xor2121;
        load_19_q <= load_19;
        state_q <= S_2_2;
      end
      S_2_2: begin  // for.body166, lines 53
        xor_i_i173_15_q <= xor_i_i173_15;
        xor_i_i173_14_q <= xor_i_i173_14;
        xor_i_i173_13_q <= xor_i_i173_13;
        xor_i_i173_12_q <= xor_i_i173_12;
        xor_i_i173_11_q <= xor_i_i173_11;
        xor_i_i173_10_q <= xor_i_i173_10;
        xor_i_i173_9_q <= xor_i_i173_9;
        xor_i_i173_8_q <= xor_i_i173_8;
        xor_i_i173_7_q <= xor_i_i173_7;
        xor_i_i173_6_q <= xor_i_i173_6;
        xor_i_i173_5_q <= xor_i_i173_5;
        xor_i_i173_4_q <= xor_i_i173_4;
        xor_i_i173_3_q <= xor_i_i173_3;
        xor_i_i173_2_q <= xor_i_i173_2;
        xor_i_i173_1_q <= xor_i_i173_1;
        xor_i_i173_q <= xor_i_i173;
        if (exitcond628_not_q) begin
          state_q <= S_3_0;
        end else begin
          state_q <= S_2_0;
          s_sroa_1990_2_q <= xor_i_i173_15;
          s_sroa_1858_2_q <= xor_i_i173_14;
          s_sroa_1726_2_q <= xor_i_i173_13;
          s_sroa_1594_2_q <= xor_i_i173_12;
          s_sroa_1462_2_q <= xor_i_i173_11;
          s_sroa_1330_2_q <= xor_i_i173_10;
          s_sroa_1198_2_q <= xor_i_i173_9;
          s_sroa_1066_2_q <= xor_i_i173_8;
          s_sroa_933_2_q <= xor_i_i173_7;
          s_sroa_800_2_q <= xor_i_i173_6;
          s_sroa_667_2_q <= xor_i_i173_5;
          s_sroa_534_2_q <= xor_i_i173_4;
          s_sroa_401_2_q <= xor_i_i173_3;
          s_sroa_268_2_q <= xor_i_i173_2;
          s_sroa_135_2_q <= xor_i_i173_1;
          s_sroa_0_2_q <= xor_i_i173;
          i161_0429_q <= inc175_q;
        end
      end
      S_3_0: begin  // for.cond.cleanup165
        if (tobool111_not_q) begin
          state_q <= S_4_0;
        end else begin
          state_q <= S_5_0;
          s_sroa_1990_3_q <= xor_i_i173_15_q;
          s_sroa_1858_3_q <= xor_i_i173_14_q;
          s_sroa_1726_3_q <= xor_i_i173_13_q;
          s_sroa_1594_3_q <= xor_i_i173_12_q;
          s_sroa_1462_3_q <= xor_i_i173_11_q;
          s_sroa_1330_3_q <= xor_i_i173_10_q;
          s_sroa_1198_3_q <= xor_i_i173_9_q;
          s_sroa_1066_3_q <= xor_i_i173_8_q;
          s_sroa_933_3_q <= xor_i_i173_7_q;
          s_sroa_800_3_q <= xor_i_i173_6_q;
          s_sroa_667_3_q <= xor_i_i173_5_q;
          s_sroa_534_3_q <= xor_i_i173_4_q;
          s_sroa_401_3_q <= xor_i_i173_3_q;
          s_sroa_268_3_q <= xor_i_i173_2_q;
          s_sroa_135_3_q <= xor_i_i173_1_q;
          s_sroa_0_3_q <= xor_i_i173_q;
          subkey0_1_q <= subkey0_0435_q;
          subkey1_1_q <= subkey1_0436_q;
        end
      end
      S_4_0: begin  // for.body.i207.preheader, lines 74
        or_i215_5_q <= or_i215_5;
        or_i230_5_q <= or_i230_5;
        state_q <= S_4_1;
      end
      S_4_1: begin  // for.body.i207.preheader, lines 35, 74, 84-85, 150-152
        cond198_q <= cond198;
        xor_i386_q <= xor_i386;
        isneg_q <= isneg;
        or_i215_7_1_q <= or_i215_7_1;
        xor4_i395_q <= xor4_i395;
        or_i230_7_1_q <= or_i230_7_1;
        state_q <= S_4_2;
      end
      S_4_2: begin  // for.body.i207.preheader, lines 85
        xor6_i388_q <= xor6_i388;
        xor6_i397_q <= xor6_i397;
        state_q <= S_4_3;
      end
      S_4_3: begin  // for.body.i207.preheader, lines 35, 152
        state_q <= S_5_0;
        s_sroa_1990_3_q <= 8'd0;
        s_sroa_1858_3_q <= 8'd0;
        s_sroa_1726_3_q <= 8'd0;
        s_sroa_1594_3_q <= 8'd0;
        s_sroa_1462_3_q <= 8'd0;
        s_sroa_1330_3_q <= 8'd0;
        s_sroa_1198_3_q <= 8'd0;
        s_sroa_1066_3_q <= 8'd0;
        s_sroa_933_3_q <= 8'd0;
        s_sroa_800_3_q <= 8'd0;
        s_sroa_667_3_q <= 8'd0;
        s_sroa_534_3_q <= 8'd0;
        s_sroa_401_3_q <= 8'd0;
        s_sroa_268_3_q <= 8'd0;
        s_sroa_135_3_q <= 8'd0;
        s_sroa_0_3_q <= 8'd0;
        subkey0_1_q <= cat_35;
        subkey1_1_q <= cat_35_1;
      end
      S_5_0: begin  // for.inc209, lines 130
        if (exitcond632_not_1) begin
          state_q <= S_6_0;
        end else begin
          state_q <= S_1_0;
          s_sroa_1990_0_q <= s_sroa_1990_3_q;
          s_sroa_1858_0_q <= s_sroa_1858_3_q;
          s_sroa_1726_0_q <= s_sroa_1726_3_q;
          s_sroa_1594_0_q <= s_sroa_1594_3_q;
          s_sroa_1462_0_q <= s_sroa_1462_3_q;
          s_sroa_1330_0_q <= s_sroa_1330_3_q;
          s_sroa_1198_0_q <= s_sroa_1198_3_q;
          s_sroa_1066_0_q <= s_sroa_1066_3_q;
          s_sroa_933_0_q <= s_sroa_933_3_q;
          s_sroa_800_0_q <= s_sroa_800_3_q;
          s_sroa_667_0_q <= s_sroa_667_3_q;
          s_sroa_534_0_q <= s_sroa_534_3_q;
          s_sroa_401_0_q <= s_sroa_401_3_q;
          s_sroa_268_0_q <= s_sroa_268_3_q;
          s_sroa_135_0_q <= s_sroa_135_3_q;
          s_sroa_0_0_q <= s_sroa_0_3_q;
          n105_0438_q <= inc210;
          before_0437_q <= select_34_q;
          subkey1_0436_q <= subkey1_1_q;
          subkey0_0435_q <= subkey0_1_q;
        end
      end
      S_6_0: begin  // for.cond.cleanup109, lines 74, 156
        state_q <= S_IDLE;
        done_q <= 1'b1;
        return_q <= select_35;
      end
      S_8_0: begin  // for.body37.lr.ph
        tobool67_not_q <= tobool67_not;
        add83_q <= add83;
        state_q <= S_8_1;
      end
      S_8_1: begin  // for.body37.lr.ph, lines 112
        invariant_op_q <= invariant_op;
        invariant_op2309_q <= invariant_op2309;
        invariant_op2310_q <= invariant_op2310;
        invariant_op2311_q <= invariant_op2311;
        invariant_op2319_q <= invariant_op2319;
        invariant_op2327_q <= invariant_op2327;
        xor_6_q <= xor_6;
        xor_7_q <= xor_7;
        xor_8_q <= xor_8;
        xor_9_q <= xor_9;
        invariant_op2367_q <= invariant_op2367;
        invariant_op2375_q <= invariant_op2375;
        xor_10_q <= xor_10;
        load_2_q <= load_2;
        xor_11_q <= xor_11;
        load_5_q <= load_5;
        xor_12_q <= xor_12;
        load_8_q <= load_8;
        xor_13_q <= xor_13;
        load_11_q <= load_11;
        state_q <= S_9_0;
        n_0418_p0 <= 32'd0;
        if_end_i_9_valid_q <= 21'd1;
      end
      S_9_0: begin  // if.end.i.9, lines 19, 33-35, 53, 74, 117-118
        n_0418_p0 <= add77;
        xor_i_i_15_1_p0 <= xor_i_i_15_1;
        xor_i_i_5_1_p0 <= xor_i_i_5_1;
        xor_i_i_3_1_p0 <= xor_i_i_3_1;
        xor_i_i_3_1_1_p0 <= xor_i_i_3_1_1;
        xor_i_i_2_1_p0 <= xor_i_i_2_1;
        xor_i_i_8_1_p0 <= xor_i_i_8_1;
        xor_i_i_9_1_p0 <= xor_i_i_9_1;
        xor_i_i_9_1_1_p0 <= xor_i_i_9_1_1;
        xor_i_i_4_1_p0 <= xor_i_i_4_1;
        xor_i_i_4_1_1_p0 <= xor_i_i_4_1_1;
        xor_i_i_14_1_p0 <= xor_i_i_14_1;
        xor_i_i_14_1_1_p0 <= xor_i_i_14_1_1;
        xor_i_i_7_2_p0 <= xor_i_i_7_2;
        xor_i_i_7_2_1_p0 <= xor_i_i_7_2_1;
        xor_i_i_1_1_p0 <= xor_i_i_1_1;
        xor_i_i_1_1_1_p0 <= xor_i_i_1_1_1;
        xor_i_i_11_1_p0 <= xor_i_i_11_1;
        xor_i_i_11_1_1_p0 <= xor_i_i_11_1_1;
        xor_i_i_6_1_p0 <= xor_i_i_6_1;
        xor_i_i_6_1_1_p0 <= xor_i_i_6_1_1;
        xor_i_i_12_1_p0 <= xor_i_i_12_1;
        xor_i_i_12_1_1_p0 <= xor_i_i_12_1_1;
        xor_i_i_13_2_p0 <= xor_i_i_13_2;
        xor_i_i_13_2_1_p0 <= xor_i_i_13_2_1;
        xor_i_i_8_1_1_p0 <= xor_i_i_8_1_1;
        xor_i_i_8_1_2_p0 <= xor_i_i_8_1_2;
        xor_i_i_2_1_1_p0 <= xor_i_i_2_1_1;
        xor_i_i_2_1_2_p0 <= xor_i_i_2_1_2;
        xor_i_i_13_1_p0 <= xor_i_i_13_1;
        xor_i_i_13_1_1_p0 <= xor_i_i_13_1_1;
        xor_i_i_7_1_p0 <= xor_i_i_7_1;
        xor_i_i_7_1_1_p0 <= xor_i_i_7_1_1;
        xor_i_i_8_2_1_p0 <= xor_i_i_8_2_1;
        xor_i_i_8_2_2_p0 <= xor_i_i_8_2_2;
        xor_i_i_10_1_p0 <= xor_i_i_10_1;
        xor_i_i_10_1_1_p0 <= xor_i_i_10_1_1;
        xor_i_i_1459_p0 <= xor_i_i_1459;
        xor_i_i_1459_1_p0 <= xor_i_i_1459_1;
        xor_i_i_15_1_1_p0 <= xor_i_i_15_1_1;
        xor_i_i_15_1_2_p0 <= xor_i_i_15_1_2;
        xor_i_i_5_1_1_p0 <= xor_i_i_5_1_1;
        xor_i_i_5_1_2_p0 <= xor_i_i_5_1_2;
        xor_i_i_2_2_1_p0 <= xor_i_i_2_2_1;
        xor_i_i_2_2_2_p0 <= xor_i_i_2_2_2;
        xor_i_i_11_3_p0 <= xor_i_i_11_3;
        xor_i_i_5_2_1_p0 <= xor_i_i_5_2_1;
        xor_i_i_15_2_1_p0 <= xor_i_i_15_2_1;
        xor_i_i_10_2_p0 <= xor_i_i_10_2;
        xor_i_i_2478_p0 <= xor_i_i_2478;
        xor_i_i_1_3_p0 <= xor_i_i_1_3;
        xor_i_i_12_2_p0 <= xor_i_i_12_2;
        xor_i_i_6_2_p0 <= xor_i_i_6_2;
        xor_i_i_1_2_p0 <= xor_i_i_1_2;
        xor_i_i_11_2_p0 <= xor_i_i_11_2;
        xor_i_i_12_3_p0 <= xor_i_i_12_3;
        xor_i_i_14_2_p0 <= xor_i_i_14_2;
        xor_i_i_4_2_p0 <= xor_i_i_4_2;
        xor_i_i_3_2_p0 <= xor_i_i_3_2;
        xor_i_i_9_2_p0 <= xor_i_i_9_2;
        xor_i_i_6_3_p0 <= xor_i_i_6_3;
        xor_i_i_15_4_1_p0 <= xor_i_i_15_4_1;
        xor_i_i_9_3_p0 <= xor_i_i_9_3;
        xor_i_i_3_3_p0 <= xor_i_i_3_3;
        xor_i_i_14_3_p0 <= xor_i_i_14_3;
        xor_i_i_4_3_p0 <= xor_i_i_4_3;
        xor_i_i_5_4_1_p0 <= xor_i_i_5_4_1;
        xor_i_i_3497_p0 <= xor_i_i_3497;
        xor_i_i_10_3_p0 <= xor_i_i_10_3;
        xor_i_i_5_3_1_p0 <= xor_i_i_5_3_1;
        xor_i_i_15_3_1_p0 <= xor_i_i_15_3_1;
        xor_i_i_4517_p0 <= xor_i_i_4517;
        xor_i_i_2_3_1_p0 <= xor_i_i_2_3_1;
        xor_i_i_8_3_1_p0 <= xor_i_i_8_3_1;
        xor_i_i_7_3_p0 <= xor_i_i_7_3;
        xor_i_i_13_3_p0 <= xor_i_i_13_3;
        xor_i_i_10_4_p0 <= xor_i_i_10_4;
        xor_i_i_3_5_p0 <= xor_i_i_3_5;
        xor_i_i_13_4_p0 <= xor_i_i_13_4;
        xor_i_i_7_4_p0 <= xor_i_i_7_4;
        xor_i_i_2_4_1_p0 <= xor_i_i_2_4_1;
        xor_i_i_8_4_1_p0 <= xor_i_i_8_4_1;
        xor_i_i_9_5_p0 <= xor_i_i_9_5;
        xor_i_i_4_4_p0 <= xor_i_i_4_4;
        xor_i_i_14_4_p0 <= xor_i_i_14_4;
        xor_i_i_9_4_p0 <= xor_i_i_9_4;
        xor_i_i_9_4_1_p0 <= xor_i_i_9_4_1;
        xor_i_i_3_4_p0 <= xor_i_i_3_4;
        xor_i_i_3_4_1_p0 <= xor_i_i_3_4_1;
        xor_i_i_4_5_p0 <= xor_i_i_4_5;
        xor_i_i_6_4_p0 <= xor_i_i_6_4;
        xor_i_i_6_4_1_p0 <= xor_i_i_6_4_1;
        xor_i_i_12_4_p0 <= xor_i_i_12_4;
        xor_i_i_12_4_1_p0 <= xor_i_i_12_4_1;
        xor_i_i_11_4_p0 <= xor_i_i_11_4;
        xor_i_i_1_4_p0 <= xor_i_i_1_4;
        xor_i_i_14_5_p0 <= xor_i_i_14_5;
        xor_i_i_7_6_p0 <= xor_i_i_7_6;
        xor_i_i_1_5_p0 <= xor_i_i_1_5;
        xor_i_i_11_5_p0 <= xor_i_i_11_5;
        xor_i_i_6_5_p0 <= xor_i_i_6_5;
        xor_i_i_12_5_p0 <= xor_i_i_12_5;
        xor_i_i_13_6_p0 <= xor_i_i_13_6;
        xor_i_i_8_5_1_p0 <= xor_i_i_8_5_1;
        xor_i_i_2_5_1_p0 <= xor_i_i_2_5_1;
        xor_i_i_13_5_p0 <= xor_i_i_13_5;
        xor_i_i_7_5_p0 <= xor_i_i_7_5;
        xor_i_i_8_6_1_p0 <= xor_i_i_8_6_1;
        xor_i_i_10_5_p0 <= xor_i_i_10_5;
        xor_i_i_5537_p0 <= xor_i_i_5537;
        xor_i_i_15_5_1_p0 <= xor_i_i_15_5_1;
        xor_i_i_5_5_1_p0 <= xor_i_i_5_5_1;
        xor_i_i_2_6_1_p0 <= xor_i_i_2_6_1;
        xor_i_i_11_7_p0 <= xor_i_i_11_7;
        xor_i_i_5_6_1_p0 <= xor_i_i_5_6_1;
        xor_i_i_15_6_1_p0 <= xor_i_i_15_6_1;
        xor_i_i_10_6_p0 <= xor_i_i_10_6;
        xor_i_i_6557_p0 <= xor_i_i_6557;
        xor_i_i_1_7_p0 <= xor_i_i_1_7;
        xor_i_i_12_6_p0 <= xor_i_i_12_6;
        xor_i_i_6_6_p0 <= xor_i_i_6_6;
        xor_i_i_1_6_p0 <= xor_i_i_1_6;
        xor_i_i_11_6_p0 <= xor_i_i_11_6;
        xor_i_i_12_7_p0 <= xor_i_i_12_7;
        xor_i_i_14_6_p0 <= xor_i_i_14_6;
        xor_i_i_4_6_p0 <= xor_i_i_4_6;
        xor_i_i_3_6_p0 <= xor_i_i_3_6;
        xor_i_i_9_6_p0 <= xor_i_i_9_6;
        xor_i_i_6_7_p0 <= xor_i_i_6_7;
        xor_i_i_15_8_1_p0 <= xor_i_i_15_8_1;
        xor_i_i_14_8_p0 <= xor_i_i_14_8;
        xor_i_i_13_8_p0 <= xor_i_i_13_8;
        xor_i_i_12_8_p0 <= xor_i_i_12_8;
        xor_i_i_7_7_p0 <= xor_i_i_7_7;
        xor_i_i_13_7_p0 <= xor_i_i_13_7;
        xor_i_i_8_7_1_p0 <= xor_i_i_8_7_1;
        xor_i_i_2_7_1_p0 <= xor_i_i_2_7_1;
        xor_i_i_11_8_p0 <= xor_i_i_11_8;
        xor_i_i_10_8_p0 <= xor_i_i_10_8;
        xor_i_i_9_8_p0 <= xor_i_i_9_8;
        xor_i_i_8_8_1_p0 <= xor_i_i_8_8_1;
        xor_i_i_3_7_p0 <= xor_i_i_3_7;
        xor_i_i_9_7_p0 <= xor_i_i_9_7;
        xor_i_i_4_7_p0 <= xor_i_i_4_7;
        xor_i_i_14_7_p0 <= xor_i_i_14_7;
        xor_i_i_7_8_p0 <= xor_i_i_7_8;
        xor_i_i_6_8_p0 <= xor_i_i_6_8;
        xor_i_i_5_8_1_p0 <= xor_i_i_5_8_1;
        xor_i_i_4_8_p0 <= xor_i_i_4_8;
        xor_i_i_15_7_1_p0 <= xor_i_i_15_7_1;
        xor_i_i_5_7_1_p0 <= xor_i_i_5_7_1;
        xor_i_i_7577_p0 <= xor_i_i_7577;
        xor_i_i_10_7_p0 <= xor_i_i_10_7;
        xor_i_i_3_8_p0 <= xor_i_i_3_8;
        xor_i_i_2_8_1_p0 <= xor_i_i_2_8_1;
        xor_i_i_1_8_p0 <= xor_i_i_1_8;
        xor_i_i_8597_p0 <= xor_i_i_8597;
        xor66_p0 <= xor66;
        xor62_p0 <= xor62;
        cond86_p0 <= cond86;
        cond86_p1 <= cond86_p0;
        cond86_p2 <= cond86_p1;
        cond86_p3 <= cond86_p2;
        cond86_p4 <= cond86_p3;
        cond86_p5 <= cond86_p4;
        cond86_p6 <= cond86_p5;
        cond86_p7 <= cond86_p6;
        cond86_p8 <= cond86_p7;
        cond86_p9 <= cond86_p8;
        cond86_p10 <= cond86_p9;
        cond86_p11 <= cond86_p10;
        cond86_p12 <= cond86_p11;
        cond86_p13 <= cond86_p12;
        cond86_p14 <= cond86_p13;
        cond86_p15 <= cond86_p14;
        cond86_p16 <= cond86_p15;
        cond86_p17 <= cond86_p16;
        cond86_p18 <= cond86_p17;
        call61_p0 <= call61;
        call61_p1 <= call61_p0;
        call61_p2 <= call61_p1;
        call61_p3 <= call61_p2;
        call61_p4 <= call61_p3;
        call61_p5 <= call61_p4;
        call61_p6 <= call61_p5;
        call61_p7 <= call61_p6;
        call61_p8 <= call61_p7;
        call61_p9 <= call61_p8;
        call61_p10 <= call61_p9;
        call61_p11 <= call61_p10;
        call61_p12 <= call61_p11;
        call61_p13 <= call61_p12;
        call61_p14 <= call61_p13;
        call61_p15 <= call61_p14;
        call61_p16 <= call61_p15;
        call61_p17 <= call61_p16;
        call61_p18 <= call61_p17;
        xor_i_i_15_9_p0 <= xor_i_i_15_9;
        xor_i_i_14_9_p0 <= xor_i_i_14_9;
        xor_i_i_13_9_p0 <= xor_i_i_13_9;
        xor_i_i_12_9_p0 <= xor_i_i_12_9;
        or_i200_3_p0 <= or_i200_3;
        xor_i_i_7_9_p0 <= xor_i_i_7_9;
        xor_i_i_6_9_p0 <= xor_i_i_6_9;
        xor_i_i_5_9_p0 <= xor_i_i_5_9;
        xor_i_i_4_9_p0 <= xor_i_i_4_9;
        or_i187_3_p0 <= or_i187_3;
        cmp78_1_p0 <= cmp78_1;
        if_end_i_9_valid_q <= constant;
        state_q <= (constant == 21'd0) ? S_9_EXIT : S_9_0;
      end
      S_9_EXIT: begin  // if.end.i.9, when the last iteration has left the pipeline
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

// aes.low, from algorithms/aes/c/aes.c:106: 11 words of 64 bits.
module tnd_aes_c_unrolled_mem_aes_low (
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
module tnd_aes_c_unrolled_mem_aes_high (
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
module tnd_aes_c_unrolled_mem_sbox (
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
  always_ff @(posedge clk_i) if (re0_i) rdata0_o <= words[raddr0_i];
  always_ff @(posedge clk_i) if (re1_i) rdata1_o <= words[raddr1_i];
endmodule

module tnd_aes_c_unrolled_machine (
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
  wire [7:0] aes__sbox_raddr0; wire aes__sbox_re0;
  wire [7:0] aes__sbox_raddr1; wire aes__sbox_re1;
  wire [7:0] aes__sbox_raddr2; wire aes__sbox_re2;
  wire [7:0] aes__sbox_raddr3; wire aes__sbox_re3;
  wire [7:0] aes__sbox_raddr4; wire aes__sbox_re4;
  wire [7:0] aes__sbox_raddr5; wire aes__sbox_re5;
  wire [7:0] aes__sbox_raddr6; wire aes__sbox_re6;
  wire [7:0] aes__sbox_raddr7; wire aes__sbox_re7;
  wire [7:0] aes__sbox_raddr8; wire aes__sbox_re8;
  wire [7:0] aes__sbox_raddr9; wire aes__sbox_re9;
  wire [7:0] aes__sbox_raddr10; wire aes__sbox_re10;
  wire [7:0] aes__sbox_raddr11; wire aes__sbox_re11;
  wire [7:0] aes__sbox_raddr12; wire aes__sbox_re12;
  wire [7:0] aes__sbox_raddr13; wire aes__sbox_re13;
  wire [7:0] aes__sbox_raddr14; wire aes__sbox_re14;
  wire [7:0] aes__sbox_raddr15; wire aes__sbox_re15;
  wire [7:0] aes__sbox_raddr20; wire aes__sbox_re20;
  wire [7:0] aes__sbox_raddr28; wire aes__sbox_re28;
  wire [7:0] aes__sbox_raddr16; wire aes__sbox_re16;
  wire [7:0] aes__sbox_raddr17; wire aes__sbox_re17;
  wire [7:0] aes__sbox_raddr29; wire aes__sbox_re29;
  wire [7:0] aes__sbox_raddr18; wire aes__sbox_re18;
  wire [7:0] aes__sbox_raddr19; wire aes__sbox_re19;
  wire [7:0] aes__sbox_raddr21; wire aes__sbox_re21;
  wire [7:0] aes__sbox_raddr40; wire aes__sbox_re40;
  wire [7:0] aes__sbox_raddr22; wire aes__sbox_re22;
  wire [7:0] aes__sbox_raddr30; wire aes__sbox_re30;
  wire [7:0] aes__sbox_raddr31; wire aes__sbox_re31;
  wire [7:0] aes__sbox_raddr23; wire aes__sbox_re23;
  wire [7:0] aes__sbox_raddr41; wire aes__sbox_re41;
  wire [7:0] aes__sbox_raddr24; wire aes__sbox_re24;
  wire [7:0] aes__sbox_raddr32; wire aes__sbox_re32;
  wire [7:0] aes__sbox_raddr33; wire aes__sbox_re33;
  wire [7:0] aes__sbox_raddr25; wire aes__sbox_re25;
  wire [7:0] aes__sbox_raddr42; wire aes__sbox_re42;
  wire [7:0] aes__sbox_raddr26; wire aes__sbox_re26;
  wire [7:0] aes__sbox_raddr34; wire aes__sbox_re34;
  wire [7:0] aes__sbox_raddr35; wire aes__sbox_re35;
  wire [7:0] aes__sbox_raddr27; wire aes__sbox_re27;
  wire [7:0] aes__sbox_raddr43; wire aes__sbox_re43;
  wire [7:0] aes__sbox_raddr56; wire aes__sbox_re56;
  wire [7:0] aes__sbox_raddr44; wire aes__sbox_re44;
  wire [7:0] aes__sbox_raddr45; wire aes__sbox_re45;
  wire [7:0] aes__sbox_raddr46; wire aes__sbox_re46;
  wire [7:0] aes__sbox_raddr47; wire aes__sbox_re47;
  wire [7:0] aes__sbox_raddr57; wire aes__sbox_re57;
  wire [7:0] aes__sbox_raddr36; wire aes__sbox_re36;
  wire [7:0] aes__sbox_raddr37; wire aes__sbox_re37;
  wire [7:0] aes__sbox_raddr38; wire aes__sbox_re38;
  wire [7:0] aes__sbox_raddr39; wire aes__sbox_re39;
  wire [7:0] aes__sbox_raddr52; wire aes__sbox_re52;
  wire [7:0] aes__sbox_raddr48; wire aes__sbox_re48;
  wire [7:0] aes__sbox_raddr49; wire aes__sbox_re49;
  wire [7:0] aes__sbox_raddr50; wire aes__sbox_re50;
  wire [7:0] aes__sbox_raddr51; wire aes__sbox_re51;
  wire [7:0] aes__sbox_raddr58; wire aes__sbox_re58;
  wire [7:0] aes__sbox_raddr68; wire aes__sbox_re68;
  wire [7:0] aes__sbox_raddr59; wire aes__sbox_re59;
  wire [7:0] aes__sbox_raddr60; wire aes__sbox_re60;
  wire [7:0] aes__sbox_raddr53; wire aes__sbox_re53;
  wire [7:0] aes__sbox_raddr61; wire aes__sbox_re61;
  wire [7:0] aes__sbox_raddr69; wire aes__sbox_re69;
  wire [7:0] aes__sbox_raddr62; wire aes__sbox_re62;
  wire [7:0] aes__sbox_raddr63; wire aes__sbox_re63;
  wire [7:0] aes__sbox_raddr64; wire aes__sbox_re64;
  wire [7:0] aes__sbox_raddr54; wire aes__sbox_re54;
  wire [7:0] aes__sbox_raddr70; wire aes__sbox_re70;
  wire [7:0] aes__sbox_raddr65; wire aes__sbox_re65;
  wire [7:0] aes__sbox_raddr66; wire aes__sbox_re66;
  wire [7:0] aes__sbox_raddr67; wire aes__sbox_re67;
  wire [7:0] aes__sbox_raddr55; wire aes__sbox_re55;
  wire [7:0] aes__sbox_raddr71; wire aes__sbox_re71;
  wire [7:0] aes__sbox_raddr84; wire aes__sbox_re84;
  wire [7:0] aes__sbox_raddr72; wire aes__sbox_re72;
  wire [7:0] aes__sbox_raddr73; wire aes__sbox_re73;
  wire [7:0] aes__sbox_raddr74; wire aes__sbox_re74;
  wire [7:0] aes__sbox_raddr75; wire aes__sbox_re75;
  wire [7:0] aes__sbox_raddr85; wire aes__sbox_re85;
  wire [7:0] aes__sbox_raddr76; wire aes__sbox_re76;
  wire [7:0] aes__sbox_raddr77; wire aes__sbox_re77;
  wire [7:0] aes__sbox_raddr78; wire aes__sbox_re78;
  wire [7:0] aes__sbox_raddr79; wire aes__sbox_re79;
  wire [7:0] aes__sbox_raddr86; wire aes__sbox_re86;
  wire [7:0] aes__sbox_raddr80; wire aes__sbox_re80;
  wire [7:0] aes__sbox_raddr81; wire aes__sbox_re81;
  wire [7:0] aes__sbox_raddr82; wire aes__sbox_re82;
  wire [7:0] aes__sbox_raddr83; wire aes__sbox_re83;
  wire [7:0] aes__sbox_raddr87; wire aes__sbox_re87;
  wire [7:0] aes__sbox_raddr100; wire aes__sbox_re100;
  wire [7:0] aes__sbox_raddr88; wire aes__sbox_re88;
  wire [7:0] aes__sbox_raddr89; wire aes__sbox_re89;
  wire [7:0] aes__sbox_raddr90; wire aes__sbox_re90;
  wire [7:0] aes__sbox_raddr91; wire aes__sbox_re91;
  wire [7:0] aes__sbox_raddr101; wire aes__sbox_re101;
  wire [7:0] aes__sbox_raddr92; wire aes__sbox_re92;
  wire [7:0] aes__sbox_raddr93; wire aes__sbox_re93;
  wire [7:0] aes__sbox_raddr94; wire aes__sbox_re94;
  wire [7:0] aes__sbox_raddr95; wire aes__sbox_re95;
  wire [7:0] aes__sbox_raddr102; wire aes__sbox_re102;
  wire [7:0] aes__sbox_raddr96; wire aes__sbox_re96;
  wire [7:0] aes__sbox_raddr97; wire aes__sbox_re97;
  wire [7:0] aes__sbox_raddr98; wire aes__sbox_re98;
  wire [7:0] aes__sbox_raddr99; wire aes__sbox_re99;
  wire [7:0] aes__sbox_raddr103; wire aes__sbox_re103;
  wire [7:0] aes__sbox_raddr116; wire aes__sbox_re116;
  wire [7:0] aes__sbox_raddr104; wire aes__sbox_re104;
  wire [7:0] aes__sbox_raddr105; wire aes__sbox_re105;
  wire [7:0] aes__sbox_raddr106; wire aes__sbox_re106;
  wire [7:0] aes__sbox_raddr107; wire aes__sbox_re107;
  wire [7:0] aes__sbox_raddr117; wire aes__sbox_re117;
  wire [7:0] aes__sbox_raddr108; wire aes__sbox_re108;
  wire [7:0] aes__sbox_raddr109; wire aes__sbox_re109;
  wire [7:0] aes__sbox_raddr110; wire aes__sbox_re110;
  wire [7:0] aes__sbox_raddr111; wire aes__sbox_re111;
  wire [7:0] aes__sbox_raddr128; wire aes__sbox_re128;
  wire [7:0] aes__sbox_raddr112; wire aes__sbox_re112;
  wire [7:0] aes__sbox_raddr113; wire aes__sbox_re113;
  wire [7:0] aes__sbox_raddr114; wire aes__sbox_re114;
  wire [7:0] aes__sbox_raddr115; wire aes__sbox_re115;
  wire [7:0] aes__sbox_raddr118; wire aes__sbox_re118;
  wire [7:0] aes__sbox_raddr138; wire aes__sbox_re138;
  wire [7:0] aes__sbox_raddr144; wire aes__sbox_re144;
  wire [7:0] aes__sbox_raddr132; wire aes__sbox_re132;
  wire [7:0] aes__sbox_raddr140; wire aes__sbox_re140;
  wire [7:0] aes__sbox_raddr129; wire aes__sbox_re129;
  wire [7:0] aes__sbox_raddr119; wire aes__sbox_re119;
  wire [7:0] aes__sbox_raddr120; wire aes__sbox_re120;
  wire [7:0] aes__sbox_raddr121; wire aes__sbox_re121;
  wire [7:0] aes__sbox_raddr146; wire aes__sbox_re146;
  wire [7:0] aes__sbox_raddr136; wire aes__sbox_re136;
  wire [7:0] aes__sbox_raddr142; wire aes__sbox_re142;
  wire [7:0] aes__sbox_raddr133; wire aes__sbox_re133;
  wire [7:0] aes__sbox_raddr122; wire aes__sbox_re122;
  wire [7:0] aes__sbox_raddr123; wire aes__sbox_re123;
  wire [7:0] aes__sbox_raddr130; wire aes__sbox_re130;
  wire [7:0] aes__sbox_raddr124; wire aes__sbox_re124;
  wire [7:0] aes__sbox_raddr139; wire aes__sbox_re139;
  wire [7:0] aes__sbox_raddr145; wire aes__sbox_re145;
  wire [7:0] aes__sbox_raddr134; wire aes__sbox_re134;
  wire [7:0] aes__sbox_raddr141; wire aes__sbox_re141;
  wire [7:0] aes__sbox_raddr131; wire aes__sbox_re131;
  wire [7:0] aes__sbox_raddr125; wire aes__sbox_re125;
  wire [7:0] aes__sbox_raddr126; wire aes__sbox_re126;
  wire [7:0] aes__sbox_raddr127; wire aes__sbox_re127;
  wire [7:0] aes__sbox_raddr147; wire aes__sbox_re147;
  wire [7:0] aes__sbox_raddr137; wire aes__sbox_re137;
  wire [7:0] aes__sbox_raddr143; wire aes__sbox_re143;
  wire [7:0] aes__sbox_raddr135; wire aes__sbox_re135;
  wire [3:0] aes__aes_high_raddr0; wire aes__aes_high_re0;
  wire [3:0] aes__aes_low_raddr0; wire aes__aes_low_re0;
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
  wire [7:0] sbox_rdata16;
  wire [7:0] sbox_rdata17;
  wire [7:0] sbox_rdata18;
  wire [7:0] sbox_rdata19;
  wire [7:0] sbox_rdata20;
  wire [7:0] sbox_rdata21;
  wire [7:0] sbox_rdata22;
  wire [7:0] sbox_rdata23;
  wire [7:0] sbox_rdata24;
  wire [7:0] sbox_rdata25;
  wire [7:0] sbox_rdata26;
  wire [7:0] sbox_rdata27;
  wire [7:0] sbox_rdata28;
  wire [7:0] sbox_rdata29;
  wire [7:0] sbox_rdata30;
  wire [7:0] sbox_rdata31;
  wire [7:0] sbox_rdata32;
  wire [7:0] sbox_rdata33;
  wire [7:0] sbox_rdata34;
  wire [7:0] sbox_rdata35;
  wire [7:0] sbox_rdata36;
  wire [7:0] sbox_rdata37;
  wire [7:0] sbox_rdata38;
  wire [7:0] sbox_rdata39;
  wire [7:0] sbox_rdata40;
  wire [7:0] sbox_rdata41;
  wire [7:0] sbox_rdata42;
  wire [7:0] sbox_rdata43;
  wire [7:0] sbox_rdata44;
  wire [7:0] sbox_rdata45;
  wire [7:0] sbox_rdata46;
  wire [7:0] sbox_rdata47;
  wire [7:0] sbox_rdata48;
  wire [7:0] sbox_rdata49;
  wire [7:0] sbox_rdata50;
  wire [7:0] sbox_rdata51;
  wire [7:0] sbox_rdata52;
  wire [7:0] sbox_rdata53;
  wire [7:0] sbox_rdata54;
  wire [7:0] sbox_rdata55;
  wire [7:0] sbox_rdata56;
  wire [7:0] sbox_rdata57;
  wire [7:0] sbox_rdata58;
  wire [7:0] sbox_rdata59;
  wire [7:0] sbox_rdata60;
  wire [7:0] sbox_rdata61;
  wire [7:0] sbox_rdata62;
  wire [7:0] sbox_rdata63;
  wire [7:0] sbox_rdata64;
  wire [7:0] sbox_rdata65;
  wire [7:0] sbox_rdata66;
  wire [7:0] sbox_rdata67;
  wire [7:0] sbox_rdata68;
  wire [7:0] sbox_rdata69;
  wire [7:0] sbox_rdata70;
  wire [7:0] sbox_rdata71;
  wire [7:0] sbox_rdata72;
  wire [7:0] sbox_rdata73;
  wire [7:0] sbox_rdata74;
  wire [7:0] sbox_rdata75;
  wire [7:0] sbox_rdata76;
  wire [7:0] sbox_rdata77;
  wire [7:0] sbox_rdata78;
  wire [7:0] sbox_rdata79;
  wire [7:0] sbox_rdata80;
  wire [7:0] sbox_rdata81;
  wire [7:0] sbox_rdata82;
  wire [7:0] sbox_rdata83;
  wire [7:0] sbox_rdata84;
  wire [7:0] sbox_rdata85;
  wire [7:0] sbox_rdata86;
  wire [7:0] sbox_rdata87;
  wire [7:0] sbox_rdata88;
  wire [7:0] sbox_rdata89;
  wire [7:0] sbox_rdata90;
  wire [7:0] sbox_rdata91;
  wire [7:0] sbox_rdata92;
  wire [7:0] sbox_rdata93;
  wire [7:0] sbox_rdata94;
  wire [7:0] sbox_rdata95;
  wire [7:0] sbox_rdata96;
  wire [7:0] sbox_rdata97;
  wire [7:0] sbox_rdata98;
  wire [7:0] sbox_rdata99;
  wire [7:0] sbox_rdata100;
  wire [7:0] sbox_rdata101;
  wire [7:0] sbox_rdata102;
  wire [7:0] sbox_rdata103;
  wire [7:0] sbox_rdata104;
  wire [7:0] sbox_rdata105;
  wire [7:0] sbox_rdata106;
  wire [7:0] sbox_rdata107;
  wire [7:0] sbox_rdata108;
  wire [7:0] sbox_rdata109;
  wire [7:0] sbox_rdata110;
  wire [7:0] sbox_rdata111;
  wire [7:0] sbox_rdata112;
  wire [7:0] sbox_rdata113;
  wire [7:0] sbox_rdata114;
  wire [7:0] sbox_rdata115;
  wire [7:0] sbox_rdata116;
  wire [7:0] sbox_rdata117;
  wire [7:0] sbox_rdata118;
  wire [7:0] sbox_rdata119;
  wire [7:0] sbox_rdata120;
  wire [7:0] sbox_rdata121;
  wire [7:0] sbox_rdata122;
  wire [7:0] sbox_rdata123;
  wire [7:0] sbox_rdata124;
  wire [7:0] sbox_rdata125;
  wire [7:0] sbox_rdata126;
  wire [7:0] sbox_rdata127;
  wire [7:0] sbox_rdata128;
  wire [7:0] sbox_rdata129;
  wire [7:0] sbox_rdata130;
  wire [7:0] sbox_rdata131;
  wire [7:0] sbox_rdata132;
  wire [7:0] sbox_rdata133;
  wire [7:0] sbox_rdata134;
  wire [7:0] sbox_rdata135;
  wire [7:0] sbox_rdata136;
  wire [7:0] sbox_rdata137;
  wire [7:0] sbox_rdata138;
  wire [7:0] sbox_rdata139;
  wire [7:0] sbox_rdata140;
  wire [7:0] sbox_rdata141;
  wire [7:0] sbox_rdata142;
  wire [7:0] sbox_rdata143;
  wire [7:0] sbox_rdata144;
  wire [7:0] sbox_rdata145;
  wire [7:0] sbox_rdata146;
  wire [7:0] sbox_rdata147;
  tnd_aes_c_unrolled_mem_aes_low u_mem_aes_low (.clk_i(clk_i), .raddr0_i(aes__aes_low_raddr0), .re0_i(aes__aes_low_re0), .rdata0_o(aes_low_rdata0), .waddr_i(aes__aes_low_waddr), .wdata_i(aes__aes_low_wdata), .we_i(aes__aes_low_we));
  tnd_aes_c_unrolled_mem_aes_high u_mem_aes_high (.clk_i(clk_i), .raddr0_i(aes__aes_high_raddr0), .re0_i(aes__aes_high_re0), .rdata0_o(aes_high_rdata0), .waddr_i(aes__aes_high_waddr), .wdata_i(aes__aes_high_wdata), .we_i(aes__aes_high_we));
  tnd_aes_c_unrolled_mem_sbox u_mem_sbox_copy0 (.clk_i(clk_i), .raddr0_i(aes__sbox_raddr0), .re0_i(aes__sbox_re0), .rdata0_o(sbox_rdata0), .raddr1_i(aes__sbox_raddr1), .re1_i(aes__sbox_re1), .rdata1_o(sbox_rdata1));
  tnd_aes_c_unrolled_mem_sbox u_mem_sbox_copy1 (.clk_i(clk_i), .raddr0_i(aes__sbox_raddr2), .re0_i(aes__sbox_re2), .rdata0_o(sbox_rdata2), .raddr1_i(aes__sbox_raddr3), .re1_i(aes__sbox_re3), .rdata1_o(sbox_rdata3));
  tnd_aes_c_unrolled_mem_sbox u_mem_sbox_copy2 (.clk_i(clk_i), .raddr0_i(aes__sbox_raddr4), .re0_i(aes__sbox_re4), .rdata0_o(sbox_rdata4), .raddr1_i(aes__sbox_raddr5), .re1_i(aes__sbox_re5), .rdata1_o(sbox_rdata5));
  tnd_aes_c_unrolled_mem_sbox u_mem_sbox_copy3 (.clk_i(clk_i), .raddr0_i(aes__sbox_raddr6), .re0_i(aes__sbox_re6), .rdata0_o(sbox_rdata6), .raddr1_i(aes__sbox_raddr7), .re1_i(aes__sbox_re7), .rdata1_o(sbox_rdata7));
  tnd_aes_c_unrolled_mem_sbox u_mem_sbox_copy4 (.clk_i(clk_i), .raddr0_i(aes__sbox_raddr8), .re0_i(aes__sbox_re8), .rdata0_o(sbox_rdata8), .raddr1_i(aes__sbox_raddr9), .re1_i(aes__sbox_re9), .rdata1_o(sbox_rdata9));
  tnd_aes_c_unrolled_mem_sbox u_mem_sbox_copy5 (.clk_i(clk_i), .raddr0_i(aes__sbox_raddr10), .re0_i(aes__sbox_re10), .rdata0_o(sbox_rdata10), .raddr1_i(aes__sbox_raddr11), .re1_i(aes__sbox_re11), .rdata1_o(sbox_rdata11));
  tnd_aes_c_unrolled_mem_sbox u_mem_sbox_copy6 (.clk_i(clk_i), .raddr0_i(aes__sbox_raddr12), .re0_i(aes__sbox_re12), .rdata0_o(sbox_rdata12), .raddr1_i(aes__sbox_raddr13), .re1_i(aes__sbox_re13), .rdata1_o(sbox_rdata13));
  tnd_aes_c_unrolled_mem_sbox u_mem_sbox_copy7 (.clk_i(clk_i), .raddr0_i(aes__sbox_raddr14), .re0_i(aes__sbox_re14), .rdata0_o(sbox_rdata14), .raddr1_i(aes__sbox_raddr15), .re1_i(aes__sbox_re15), .rdata1_o(sbox_rdata15));
  tnd_aes_c_unrolled_mem_sbox u_mem_sbox_copy8 (.clk_i(clk_i), .raddr0_i(aes__sbox_raddr16), .re0_i(aes__sbox_re16), .rdata0_o(sbox_rdata16), .raddr1_i(aes__sbox_raddr17), .re1_i(aes__sbox_re17), .rdata1_o(sbox_rdata17));
  tnd_aes_c_unrolled_mem_sbox u_mem_sbox_copy9 (.clk_i(clk_i), .raddr0_i(aes__sbox_raddr18), .re0_i(aes__sbox_re18), .rdata0_o(sbox_rdata18), .raddr1_i(aes__sbox_raddr19), .re1_i(aes__sbox_re19), .rdata1_o(sbox_rdata19));
  tnd_aes_c_unrolled_mem_sbox u_mem_sbox_copy10 (.clk_i(clk_i), .raddr0_i(aes__sbox_raddr20), .re0_i(aes__sbox_re20), .rdata0_o(sbox_rdata20), .raddr1_i(aes__sbox_raddr21), .re1_i(aes__sbox_re21), .rdata1_o(sbox_rdata21));
  tnd_aes_c_unrolled_mem_sbox u_mem_sbox_copy11 (.clk_i(clk_i), .raddr0_i(aes__sbox_raddr22), .re0_i(aes__sbox_re22), .rdata0_o(sbox_rdata22), .raddr1_i(aes__sbox_raddr23), .re1_i(aes__sbox_re23), .rdata1_o(sbox_rdata23));
  tnd_aes_c_unrolled_mem_sbox u_mem_sbox_copy12 (.clk_i(clk_i), .raddr0_i(aes__sbox_raddr24), .re0_i(aes__sbox_re24), .rdata0_o(sbox_rdata24), .raddr1_i(aes__sbox_raddr25), .re1_i(aes__sbox_re25), .rdata1_o(sbox_rdata25));
  tnd_aes_c_unrolled_mem_sbox u_mem_sbox_copy13 (.clk_i(clk_i), .raddr0_i(aes__sbox_raddr26), .re0_i(aes__sbox_re26), .rdata0_o(sbox_rdata26), .raddr1_i(aes__sbox_raddr27), .re1_i(aes__sbox_re27), .rdata1_o(sbox_rdata27));
  tnd_aes_c_unrolled_mem_sbox u_mem_sbox_copy14 (.clk_i(clk_i), .raddr0_i(aes__sbox_raddr28), .re0_i(aes__sbox_re28), .rdata0_o(sbox_rdata28), .raddr1_i(aes__sbox_raddr29), .re1_i(aes__sbox_re29), .rdata1_o(sbox_rdata29));
  tnd_aes_c_unrolled_mem_sbox u_mem_sbox_copy15 (.clk_i(clk_i), .raddr0_i(aes__sbox_raddr30), .re0_i(aes__sbox_re30), .rdata0_o(sbox_rdata30), .raddr1_i(aes__sbox_raddr31), .re1_i(aes__sbox_re31), .rdata1_o(sbox_rdata31));
  tnd_aes_c_unrolled_mem_sbox u_mem_sbox_copy16 (.clk_i(clk_i), .raddr0_i(aes__sbox_raddr32), .re0_i(aes__sbox_re32), .rdata0_o(sbox_rdata32), .raddr1_i(aes__sbox_raddr33), .re1_i(aes__sbox_re33), .rdata1_o(sbox_rdata33));
  tnd_aes_c_unrolled_mem_sbox u_mem_sbox_copy17 (.clk_i(clk_i), .raddr0_i(aes__sbox_raddr34), .re0_i(aes__sbox_re34), .rdata0_o(sbox_rdata34), .raddr1_i(aes__sbox_raddr35), .re1_i(aes__sbox_re35), .rdata1_o(sbox_rdata35));
  tnd_aes_c_unrolled_mem_sbox u_mem_sbox_copy18 (.clk_i(clk_i), .raddr0_i(aes__sbox_raddr36), .re0_i(aes__sbox_re36), .rdata0_o(sbox_rdata36), .raddr1_i(aes__sbox_raddr37), .re1_i(aes__sbox_re37), .rdata1_o(sbox_rdata37));
  tnd_aes_c_unrolled_mem_sbox u_mem_sbox_copy19 (.clk_i(clk_i), .raddr0_i(aes__sbox_raddr38), .re0_i(aes__sbox_re38), .rdata0_o(sbox_rdata38), .raddr1_i(aes__sbox_raddr39), .re1_i(aes__sbox_re39), .rdata1_o(sbox_rdata39));
  tnd_aes_c_unrolled_mem_sbox u_mem_sbox_copy20 (.clk_i(clk_i), .raddr0_i(aes__sbox_raddr40), .re0_i(aes__sbox_re40), .rdata0_o(sbox_rdata40), .raddr1_i(aes__sbox_raddr41), .re1_i(aes__sbox_re41), .rdata1_o(sbox_rdata41));
  tnd_aes_c_unrolled_mem_sbox u_mem_sbox_copy21 (.clk_i(clk_i), .raddr0_i(aes__sbox_raddr42), .re0_i(aes__sbox_re42), .rdata0_o(sbox_rdata42), .raddr1_i(aes__sbox_raddr43), .re1_i(aes__sbox_re43), .rdata1_o(sbox_rdata43));
  tnd_aes_c_unrolled_mem_sbox u_mem_sbox_copy22 (.clk_i(clk_i), .raddr0_i(aes__sbox_raddr44), .re0_i(aes__sbox_re44), .rdata0_o(sbox_rdata44), .raddr1_i(aes__sbox_raddr45), .re1_i(aes__sbox_re45), .rdata1_o(sbox_rdata45));
  tnd_aes_c_unrolled_mem_sbox u_mem_sbox_copy23 (.clk_i(clk_i), .raddr0_i(aes__sbox_raddr46), .re0_i(aes__sbox_re46), .rdata0_o(sbox_rdata46), .raddr1_i(aes__sbox_raddr47), .re1_i(aes__sbox_re47), .rdata1_o(sbox_rdata47));
  tnd_aes_c_unrolled_mem_sbox u_mem_sbox_copy24 (.clk_i(clk_i), .raddr0_i(aes__sbox_raddr48), .re0_i(aes__sbox_re48), .rdata0_o(sbox_rdata48), .raddr1_i(aes__sbox_raddr49), .re1_i(aes__sbox_re49), .rdata1_o(sbox_rdata49));
  tnd_aes_c_unrolled_mem_sbox u_mem_sbox_copy25 (.clk_i(clk_i), .raddr0_i(aes__sbox_raddr50), .re0_i(aes__sbox_re50), .rdata0_o(sbox_rdata50), .raddr1_i(aes__sbox_raddr51), .re1_i(aes__sbox_re51), .rdata1_o(sbox_rdata51));
  tnd_aes_c_unrolled_mem_sbox u_mem_sbox_copy26 (.clk_i(clk_i), .raddr0_i(aes__sbox_raddr52), .re0_i(aes__sbox_re52), .rdata0_o(sbox_rdata52), .raddr1_i(aes__sbox_raddr53), .re1_i(aes__sbox_re53), .rdata1_o(sbox_rdata53));
  tnd_aes_c_unrolled_mem_sbox u_mem_sbox_copy27 (.clk_i(clk_i), .raddr0_i(aes__sbox_raddr54), .re0_i(aes__sbox_re54), .rdata0_o(sbox_rdata54), .raddr1_i(aes__sbox_raddr55), .re1_i(aes__sbox_re55), .rdata1_o(sbox_rdata55));
  tnd_aes_c_unrolled_mem_sbox u_mem_sbox_copy28 (.clk_i(clk_i), .raddr0_i(aes__sbox_raddr56), .re0_i(aes__sbox_re56), .rdata0_o(sbox_rdata56), .raddr1_i(aes__sbox_raddr57), .re1_i(aes__sbox_re57), .rdata1_o(sbox_rdata57));
  tnd_aes_c_unrolled_mem_sbox u_mem_sbox_copy29 (.clk_i(clk_i), .raddr0_i(aes__sbox_raddr58), .re0_i(aes__sbox_re58), .rdata0_o(sbox_rdata58), .raddr1_i(aes__sbox_raddr59), .re1_i(aes__sbox_re59), .rdata1_o(sbox_rdata59));
  tnd_aes_c_unrolled_mem_sbox u_mem_sbox_copy30 (.clk_i(clk_i), .raddr0_i(aes__sbox_raddr60), .re0_i(aes__sbox_re60), .rdata0_o(sbox_rdata60), .raddr1_i(aes__sbox_raddr61), .re1_i(aes__sbox_re61), .rdata1_o(sbox_rdata61));
  tnd_aes_c_unrolled_mem_sbox u_mem_sbox_copy31 (.clk_i(clk_i), .raddr0_i(aes__sbox_raddr62), .re0_i(aes__sbox_re62), .rdata0_o(sbox_rdata62), .raddr1_i(aes__sbox_raddr63), .re1_i(aes__sbox_re63), .rdata1_o(sbox_rdata63));
  tnd_aes_c_unrolled_mem_sbox u_mem_sbox_copy32 (.clk_i(clk_i), .raddr0_i(aes__sbox_raddr64), .re0_i(aes__sbox_re64), .rdata0_o(sbox_rdata64), .raddr1_i(aes__sbox_raddr65), .re1_i(aes__sbox_re65), .rdata1_o(sbox_rdata65));
  tnd_aes_c_unrolled_mem_sbox u_mem_sbox_copy33 (.clk_i(clk_i), .raddr0_i(aes__sbox_raddr66), .re0_i(aes__sbox_re66), .rdata0_o(sbox_rdata66), .raddr1_i(aes__sbox_raddr67), .re1_i(aes__sbox_re67), .rdata1_o(sbox_rdata67));
  tnd_aes_c_unrolled_mem_sbox u_mem_sbox_copy34 (.clk_i(clk_i), .raddr0_i(aes__sbox_raddr68), .re0_i(aes__sbox_re68), .rdata0_o(sbox_rdata68), .raddr1_i(aes__sbox_raddr69), .re1_i(aes__sbox_re69), .rdata1_o(sbox_rdata69));
  tnd_aes_c_unrolled_mem_sbox u_mem_sbox_copy35 (.clk_i(clk_i), .raddr0_i(aes__sbox_raddr70), .re0_i(aes__sbox_re70), .rdata0_o(sbox_rdata70), .raddr1_i(aes__sbox_raddr71), .re1_i(aes__sbox_re71), .rdata1_o(sbox_rdata71));
  tnd_aes_c_unrolled_mem_sbox u_mem_sbox_copy36 (.clk_i(clk_i), .raddr0_i(aes__sbox_raddr72), .re0_i(aes__sbox_re72), .rdata0_o(sbox_rdata72), .raddr1_i(aes__sbox_raddr73), .re1_i(aes__sbox_re73), .rdata1_o(sbox_rdata73));
  tnd_aes_c_unrolled_mem_sbox u_mem_sbox_copy37 (.clk_i(clk_i), .raddr0_i(aes__sbox_raddr74), .re0_i(aes__sbox_re74), .rdata0_o(sbox_rdata74), .raddr1_i(aes__sbox_raddr75), .re1_i(aes__sbox_re75), .rdata1_o(sbox_rdata75));
  tnd_aes_c_unrolled_mem_sbox u_mem_sbox_copy38 (.clk_i(clk_i), .raddr0_i(aes__sbox_raddr76), .re0_i(aes__sbox_re76), .rdata0_o(sbox_rdata76), .raddr1_i(aes__sbox_raddr77), .re1_i(aes__sbox_re77), .rdata1_o(sbox_rdata77));
  tnd_aes_c_unrolled_mem_sbox u_mem_sbox_copy39 (.clk_i(clk_i), .raddr0_i(aes__sbox_raddr78), .re0_i(aes__sbox_re78), .rdata0_o(sbox_rdata78), .raddr1_i(aes__sbox_raddr79), .re1_i(aes__sbox_re79), .rdata1_o(sbox_rdata79));
  tnd_aes_c_unrolled_mem_sbox u_mem_sbox_copy40 (.clk_i(clk_i), .raddr0_i(aes__sbox_raddr80), .re0_i(aes__sbox_re80), .rdata0_o(sbox_rdata80), .raddr1_i(aes__sbox_raddr81), .re1_i(aes__sbox_re81), .rdata1_o(sbox_rdata81));
  tnd_aes_c_unrolled_mem_sbox u_mem_sbox_copy41 (.clk_i(clk_i), .raddr0_i(aes__sbox_raddr82), .re0_i(aes__sbox_re82), .rdata0_o(sbox_rdata82), .raddr1_i(aes__sbox_raddr83), .re1_i(aes__sbox_re83), .rdata1_o(sbox_rdata83));
  tnd_aes_c_unrolled_mem_sbox u_mem_sbox_copy42 (.clk_i(clk_i), .raddr0_i(aes__sbox_raddr84), .re0_i(aes__sbox_re84), .rdata0_o(sbox_rdata84), .raddr1_i(aes__sbox_raddr85), .re1_i(aes__sbox_re85), .rdata1_o(sbox_rdata85));
  tnd_aes_c_unrolled_mem_sbox u_mem_sbox_copy43 (.clk_i(clk_i), .raddr0_i(aes__sbox_raddr86), .re0_i(aes__sbox_re86), .rdata0_o(sbox_rdata86), .raddr1_i(aes__sbox_raddr87), .re1_i(aes__sbox_re87), .rdata1_o(sbox_rdata87));
  tnd_aes_c_unrolled_mem_sbox u_mem_sbox_copy44 (.clk_i(clk_i), .raddr0_i(aes__sbox_raddr88), .re0_i(aes__sbox_re88), .rdata0_o(sbox_rdata88), .raddr1_i(aes__sbox_raddr89), .re1_i(aes__sbox_re89), .rdata1_o(sbox_rdata89));
  tnd_aes_c_unrolled_mem_sbox u_mem_sbox_copy45 (.clk_i(clk_i), .raddr0_i(aes__sbox_raddr90), .re0_i(aes__sbox_re90), .rdata0_o(sbox_rdata90), .raddr1_i(aes__sbox_raddr91), .re1_i(aes__sbox_re91), .rdata1_o(sbox_rdata91));
  tnd_aes_c_unrolled_mem_sbox u_mem_sbox_copy46 (.clk_i(clk_i), .raddr0_i(aes__sbox_raddr92), .re0_i(aes__sbox_re92), .rdata0_o(sbox_rdata92), .raddr1_i(aes__sbox_raddr93), .re1_i(aes__sbox_re93), .rdata1_o(sbox_rdata93));
  tnd_aes_c_unrolled_mem_sbox u_mem_sbox_copy47 (.clk_i(clk_i), .raddr0_i(aes__sbox_raddr94), .re0_i(aes__sbox_re94), .rdata0_o(sbox_rdata94), .raddr1_i(aes__sbox_raddr95), .re1_i(aes__sbox_re95), .rdata1_o(sbox_rdata95));
  tnd_aes_c_unrolled_mem_sbox u_mem_sbox_copy48 (.clk_i(clk_i), .raddr0_i(aes__sbox_raddr96), .re0_i(aes__sbox_re96), .rdata0_o(sbox_rdata96), .raddr1_i(aes__sbox_raddr97), .re1_i(aes__sbox_re97), .rdata1_o(sbox_rdata97));
  tnd_aes_c_unrolled_mem_sbox u_mem_sbox_copy49 (.clk_i(clk_i), .raddr0_i(aes__sbox_raddr98), .re0_i(aes__sbox_re98), .rdata0_o(sbox_rdata98), .raddr1_i(aes__sbox_raddr99), .re1_i(aes__sbox_re99), .rdata1_o(sbox_rdata99));
  tnd_aes_c_unrolled_mem_sbox u_mem_sbox_copy50 (.clk_i(clk_i), .raddr0_i(aes__sbox_raddr100), .re0_i(aes__sbox_re100), .rdata0_o(sbox_rdata100), .raddr1_i(aes__sbox_raddr101), .re1_i(aes__sbox_re101), .rdata1_o(sbox_rdata101));
  tnd_aes_c_unrolled_mem_sbox u_mem_sbox_copy51 (.clk_i(clk_i), .raddr0_i(aes__sbox_raddr102), .re0_i(aes__sbox_re102), .rdata0_o(sbox_rdata102), .raddr1_i(aes__sbox_raddr103), .re1_i(aes__sbox_re103), .rdata1_o(sbox_rdata103));
  tnd_aes_c_unrolled_mem_sbox u_mem_sbox_copy52 (.clk_i(clk_i), .raddr0_i(aes__sbox_raddr104), .re0_i(aes__sbox_re104), .rdata0_o(sbox_rdata104), .raddr1_i(aes__sbox_raddr105), .re1_i(aes__sbox_re105), .rdata1_o(sbox_rdata105));
  tnd_aes_c_unrolled_mem_sbox u_mem_sbox_copy53 (.clk_i(clk_i), .raddr0_i(aes__sbox_raddr106), .re0_i(aes__sbox_re106), .rdata0_o(sbox_rdata106), .raddr1_i(aes__sbox_raddr107), .re1_i(aes__sbox_re107), .rdata1_o(sbox_rdata107));
  tnd_aes_c_unrolled_mem_sbox u_mem_sbox_copy54 (.clk_i(clk_i), .raddr0_i(aes__sbox_raddr108), .re0_i(aes__sbox_re108), .rdata0_o(sbox_rdata108), .raddr1_i(aes__sbox_raddr109), .re1_i(aes__sbox_re109), .rdata1_o(sbox_rdata109));
  tnd_aes_c_unrolled_mem_sbox u_mem_sbox_copy55 (.clk_i(clk_i), .raddr0_i(aes__sbox_raddr110), .re0_i(aes__sbox_re110), .rdata0_o(sbox_rdata110), .raddr1_i(aes__sbox_raddr111), .re1_i(aes__sbox_re111), .rdata1_o(sbox_rdata111));
  tnd_aes_c_unrolled_mem_sbox u_mem_sbox_copy56 (.clk_i(clk_i), .raddr0_i(aes__sbox_raddr112), .re0_i(aes__sbox_re112), .rdata0_o(sbox_rdata112), .raddr1_i(aes__sbox_raddr113), .re1_i(aes__sbox_re113), .rdata1_o(sbox_rdata113));
  tnd_aes_c_unrolled_mem_sbox u_mem_sbox_copy57 (.clk_i(clk_i), .raddr0_i(aes__sbox_raddr114), .re0_i(aes__sbox_re114), .rdata0_o(sbox_rdata114), .raddr1_i(aes__sbox_raddr115), .re1_i(aes__sbox_re115), .rdata1_o(sbox_rdata115));
  tnd_aes_c_unrolled_mem_sbox u_mem_sbox_copy58 (.clk_i(clk_i), .raddr0_i(aes__sbox_raddr116), .re0_i(aes__sbox_re116), .rdata0_o(sbox_rdata116), .raddr1_i(aes__sbox_raddr117), .re1_i(aes__sbox_re117), .rdata1_o(sbox_rdata117));
  tnd_aes_c_unrolled_mem_sbox u_mem_sbox_copy59 (.clk_i(clk_i), .raddr0_i(aes__sbox_raddr118), .re0_i(aes__sbox_re118), .rdata0_o(sbox_rdata118), .raddr1_i(aes__sbox_raddr119), .re1_i(aes__sbox_re119), .rdata1_o(sbox_rdata119));
  tnd_aes_c_unrolled_mem_sbox u_mem_sbox_copy60 (.clk_i(clk_i), .raddr0_i(aes__sbox_raddr120), .re0_i(aes__sbox_re120), .rdata0_o(sbox_rdata120), .raddr1_i(aes__sbox_raddr121), .re1_i(aes__sbox_re121), .rdata1_o(sbox_rdata121));
  tnd_aes_c_unrolled_mem_sbox u_mem_sbox_copy61 (.clk_i(clk_i), .raddr0_i(aes__sbox_raddr122), .re0_i(aes__sbox_re122), .rdata0_o(sbox_rdata122), .raddr1_i(aes__sbox_raddr123), .re1_i(aes__sbox_re123), .rdata1_o(sbox_rdata123));
  tnd_aes_c_unrolled_mem_sbox u_mem_sbox_copy62 (.clk_i(clk_i), .raddr0_i(aes__sbox_raddr124), .re0_i(aes__sbox_re124), .rdata0_o(sbox_rdata124), .raddr1_i(aes__sbox_raddr125), .re1_i(aes__sbox_re125), .rdata1_o(sbox_rdata125));
  tnd_aes_c_unrolled_mem_sbox u_mem_sbox_copy63 (.clk_i(clk_i), .raddr0_i(aes__sbox_raddr126), .re0_i(aes__sbox_re126), .rdata0_o(sbox_rdata126), .raddr1_i(aes__sbox_raddr127), .re1_i(aes__sbox_re127), .rdata1_o(sbox_rdata127));
  tnd_aes_c_unrolled_mem_sbox u_mem_sbox_copy64 (.clk_i(clk_i), .raddr0_i(aes__sbox_raddr128), .re0_i(aes__sbox_re128), .rdata0_o(sbox_rdata128), .raddr1_i(aes__sbox_raddr129), .re1_i(aes__sbox_re129), .rdata1_o(sbox_rdata129));
  tnd_aes_c_unrolled_mem_sbox u_mem_sbox_copy65 (.clk_i(clk_i), .raddr0_i(aes__sbox_raddr130), .re0_i(aes__sbox_re130), .rdata0_o(sbox_rdata130), .raddr1_i(aes__sbox_raddr131), .re1_i(aes__sbox_re131), .rdata1_o(sbox_rdata131));
  tnd_aes_c_unrolled_mem_sbox u_mem_sbox_copy66 (.clk_i(clk_i), .raddr0_i(aes__sbox_raddr132), .re0_i(aes__sbox_re132), .rdata0_o(sbox_rdata132), .raddr1_i(aes__sbox_raddr133), .re1_i(aes__sbox_re133), .rdata1_o(sbox_rdata133));
  tnd_aes_c_unrolled_mem_sbox u_mem_sbox_copy67 (.clk_i(clk_i), .raddr0_i(aes__sbox_raddr134), .re0_i(aes__sbox_re134), .rdata0_o(sbox_rdata134), .raddr1_i(aes__sbox_raddr135), .re1_i(aes__sbox_re135), .rdata1_o(sbox_rdata135));
  tnd_aes_c_unrolled_mem_sbox u_mem_sbox_copy68 (.clk_i(clk_i), .raddr0_i(aes__sbox_raddr136), .re0_i(aes__sbox_re136), .rdata0_o(sbox_rdata136), .raddr1_i(aes__sbox_raddr137), .re1_i(aes__sbox_re137), .rdata1_o(sbox_rdata137));
  tnd_aes_c_unrolled_mem_sbox u_mem_sbox_copy69 (.clk_i(clk_i), .raddr0_i(aes__sbox_raddr138), .re0_i(aes__sbox_re138), .rdata0_o(sbox_rdata138), .raddr1_i(aes__sbox_raddr139), .re1_i(aes__sbox_re139), .rdata1_o(sbox_rdata139));
  tnd_aes_c_unrolled_mem_sbox u_mem_sbox_copy70 (.clk_i(clk_i), .raddr0_i(aes__sbox_raddr140), .re0_i(aes__sbox_re140), .rdata0_o(sbox_rdata140), .raddr1_i(aes__sbox_raddr141), .re1_i(aes__sbox_re141), .rdata1_o(sbox_rdata141));
  tnd_aes_c_unrolled_mem_sbox u_mem_sbox_copy71 (.clk_i(clk_i), .raddr0_i(aes__sbox_raddr142), .re0_i(aes__sbox_re142), .rdata0_o(sbox_rdata142), .raddr1_i(aes__sbox_raddr143), .re1_i(aes__sbox_re143), .rdata1_o(sbox_rdata143));
  tnd_aes_c_unrolled_mem_sbox u_mem_sbox_copy72 (.clk_i(clk_i), .raddr0_i(aes__sbox_raddr144), .re0_i(aes__sbox_re144), .rdata0_o(sbox_rdata144), .raddr1_i(aes__sbox_raddr145), .re1_i(aes__sbox_re145), .rdata1_o(sbox_rdata145));
  tnd_aes_c_unrolled_mem_sbox u_mem_sbox_copy73 (.clk_i(clk_i), .raddr0_i(aes__sbox_raddr146), .re0_i(aes__sbox_re146), .rdata0_o(sbox_rdata146), .raddr1_i(aes__sbox_raddr147), .re1_i(aes__sbox_re147), .rdata1_o(sbox_rdata147));
  tnd_aes_c_unrolled_aes u_aes (
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
    .sbox_raddr0_o(aes__sbox_raddr0),
    .sbox_re0_o(aes__sbox_re0),
    .sbox_rdata0_i(sbox_rdata0),
    .sbox_raddr1_o(aes__sbox_raddr1),
    .sbox_re1_o(aes__sbox_re1),
    .sbox_rdata1_i(sbox_rdata1),
    .sbox_raddr2_o(aes__sbox_raddr2),
    .sbox_re2_o(aes__sbox_re2),
    .sbox_rdata2_i(sbox_rdata2),
    .sbox_raddr3_o(aes__sbox_raddr3),
    .sbox_re3_o(aes__sbox_re3),
    .sbox_rdata3_i(sbox_rdata3),
    .sbox_raddr4_o(aes__sbox_raddr4),
    .sbox_re4_o(aes__sbox_re4),
    .sbox_rdata4_i(sbox_rdata4),
    .sbox_raddr5_o(aes__sbox_raddr5),
    .sbox_re5_o(aes__sbox_re5),
    .sbox_rdata5_i(sbox_rdata5),
    .sbox_raddr6_o(aes__sbox_raddr6),
    .sbox_re6_o(aes__sbox_re6),
    .sbox_rdata6_i(sbox_rdata6),
    .sbox_raddr7_o(aes__sbox_raddr7),
    .sbox_re7_o(aes__sbox_re7),
    .sbox_rdata7_i(sbox_rdata7),
    .sbox_raddr8_o(aes__sbox_raddr8),
    .sbox_re8_o(aes__sbox_re8),
    .sbox_rdata8_i(sbox_rdata8),
    .sbox_raddr9_o(aes__sbox_raddr9),
    .sbox_re9_o(aes__sbox_re9),
    .sbox_rdata9_i(sbox_rdata9),
    .sbox_raddr10_o(aes__sbox_raddr10),
    .sbox_re10_o(aes__sbox_re10),
    .sbox_rdata10_i(sbox_rdata10),
    .sbox_raddr11_o(aes__sbox_raddr11),
    .sbox_re11_o(aes__sbox_re11),
    .sbox_rdata11_i(sbox_rdata11),
    .sbox_raddr12_o(aes__sbox_raddr12),
    .sbox_re12_o(aes__sbox_re12),
    .sbox_rdata12_i(sbox_rdata12),
    .sbox_raddr13_o(aes__sbox_raddr13),
    .sbox_re13_o(aes__sbox_re13),
    .sbox_rdata13_i(sbox_rdata13),
    .sbox_raddr14_o(aes__sbox_raddr14),
    .sbox_re14_o(aes__sbox_re14),
    .sbox_rdata14_i(sbox_rdata14),
    .sbox_raddr15_o(aes__sbox_raddr15),
    .sbox_re15_o(aes__sbox_re15),
    .sbox_rdata15_i(sbox_rdata15),
    .sbox_raddr20_o(aes__sbox_raddr20),
    .sbox_re20_o(aes__sbox_re20),
    .sbox_rdata20_i(sbox_rdata20),
    .sbox_raddr28_o(aes__sbox_raddr28),
    .sbox_re28_o(aes__sbox_re28),
    .sbox_rdata28_i(sbox_rdata28),
    .sbox_raddr16_o(aes__sbox_raddr16),
    .sbox_re16_o(aes__sbox_re16),
    .sbox_rdata16_i(sbox_rdata16),
    .sbox_raddr17_o(aes__sbox_raddr17),
    .sbox_re17_o(aes__sbox_re17),
    .sbox_rdata17_i(sbox_rdata17),
    .sbox_raddr29_o(aes__sbox_raddr29),
    .sbox_re29_o(aes__sbox_re29),
    .sbox_rdata29_i(sbox_rdata29),
    .sbox_raddr18_o(aes__sbox_raddr18),
    .sbox_re18_o(aes__sbox_re18),
    .sbox_rdata18_i(sbox_rdata18),
    .sbox_raddr19_o(aes__sbox_raddr19),
    .sbox_re19_o(aes__sbox_re19),
    .sbox_rdata19_i(sbox_rdata19),
    .sbox_raddr21_o(aes__sbox_raddr21),
    .sbox_re21_o(aes__sbox_re21),
    .sbox_rdata21_i(sbox_rdata21),
    .sbox_raddr40_o(aes__sbox_raddr40),
    .sbox_re40_o(aes__sbox_re40),
    .sbox_rdata40_i(sbox_rdata40),
    .sbox_raddr22_o(aes__sbox_raddr22),
    .sbox_re22_o(aes__sbox_re22),
    .sbox_rdata22_i(sbox_rdata22),
    .sbox_raddr30_o(aes__sbox_raddr30),
    .sbox_re30_o(aes__sbox_re30),
    .sbox_rdata30_i(sbox_rdata30),
    .sbox_raddr31_o(aes__sbox_raddr31),
    .sbox_re31_o(aes__sbox_re31),
    .sbox_rdata31_i(sbox_rdata31),
    .sbox_raddr23_o(aes__sbox_raddr23),
    .sbox_re23_o(aes__sbox_re23),
    .sbox_rdata23_i(sbox_rdata23),
    .sbox_raddr41_o(aes__sbox_raddr41),
    .sbox_re41_o(aes__sbox_re41),
    .sbox_rdata41_i(sbox_rdata41),
    .sbox_raddr24_o(aes__sbox_raddr24),
    .sbox_re24_o(aes__sbox_re24),
    .sbox_rdata24_i(sbox_rdata24),
    .sbox_raddr32_o(aes__sbox_raddr32),
    .sbox_re32_o(aes__sbox_re32),
    .sbox_rdata32_i(sbox_rdata32),
    .sbox_raddr33_o(aes__sbox_raddr33),
    .sbox_re33_o(aes__sbox_re33),
    .sbox_rdata33_i(sbox_rdata33),
    .sbox_raddr25_o(aes__sbox_raddr25),
    .sbox_re25_o(aes__sbox_re25),
    .sbox_rdata25_i(sbox_rdata25),
    .sbox_raddr42_o(aes__sbox_raddr42),
    .sbox_re42_o(aes__sbox_re42),
    .sbox_rdata42_i(sbox_rdata42),
    .sbox_raddr26_o(aes__sbox_raddr26),
    .sbox_re26_o(aes__sbox_re26),
    .sbox_rdata26_i(sbox_rdata26),
    .sbox_raddr34_o(aes__sbox_raddr34),
    .sbox_re34_o(aes__sbox_re34),
    .sbox_rdata34_i(sbox_rdata34),
    .sbox_raddr35_o(aes__sbox_raddr35),
    .sbox_re35_o(aes__sbox_re35),
    .sbox_rdata35_i(sbox_rdata35),
    .sbox_raddr27_o(aes__sbox_raddr27),
    .sbox_re27_o(aes__sbox_re27),
    .sbox_rdata27_i(sbox_rdata27),
    .sbox_raddr43_o(aes__sbox_raddr43),
    .sbox_re43_o(aes__sbox_re43),
    .sbox_rdata43_i(sbox_rdata43),
    .sbox_raddr56_o(aes__sbox_raddr56),
    .sbox_re56_o(aes__sbox_re56),
    .sbox_rdata56_i(sbox_rdata56),
    .sbox_raddr44_o(aes__sbox_raddr44),
    .sbox_re44_o(aes__sbox_re44),
    .sbox_rdata44_i(sbox_rdata44),
    .sbox_raddr45_o(aes__sbox_raddr45),
    .sbox_re45_o(aes__sbox_re45),
    .sbox_rdata45_i(sbox_rdata45),
    .sbox_raddr46_o(aes__sbox_raddr46),
    .sbox_re46_o(aes__sbox_re46),
    .sbox_rdata46_i(sbox_rdata46),
    .sbox_raddr47_o(aes__sbox_raddr47),
    .sbox_re47_o(aes__sbox_re47),
    .sbox_rdata47_i(sbox_rdata47),
    .sbox_raddr57_o(aes__sbox_raddr57),
    .sbox_re57_o(aes__sbox_re57),
    .sbox_rdata57_i(sbox_rdata57),
    .sbox_raddr36_o(aes__sbox_raddr36),
    .sbox_re36_o(aes__sbox_re36),
    .sbox_rdata36_i(sbox_rdata36),
    .sbox_raddr37_o(aes__sbox_raddr37),
    .sbox_re37_o(aes__sbox_re37),
    .sbox_rdata37_i(sbox_rdata37),
    .sbox_raddr38_o(aes__sbox_raddr38),
    .sbox_re38_o(aes__sbox_re38),
    .sbox_rdata38_i(sbox_rdata38),
    .sbox_raddr39_o(aes__sbox_raddr39),
    .sbox_re39_o(aes__sbox_re39),
    .sbox_rdata39_i(sbox_rdata39),
    .sbox_raddr52_o(aes__sbox_raddr52),
    .sbox_re52_o(aes__sbox_re52),
    .sbox_rdata52_i(sbox_rdata52),
    .sbox_raddr48_o(aes__sbox_raddr48),
    .sbox_re48_o(aes__sbox_re48),
    .sbox_rdata48_i(sbox_rdata48),
    .sbox_raddr49_o(aes__sbox_raddr49),
    .sbox_re49_o(aes__sbox_re49),
    .sbox_rdata49_i(sbox_rdata49),
    .sbox_raddr50_o(aes__sbox_raddr50),
    .sbox_re50_o(aes__sbox_re50),
    .sbox_rdata50_i(sbox_rdata50),
    .sbox_raddr51_o(aes__sbox_raddr51),
    .sbox_re51_o(aes__sbox_re51),
    .sbox_rdata51_i(sbox_rdata51),
    .sbox_raddr58_o(aes__sbox_raddr58),
    .sbox_re58_o(aes__sbox_re58),
    .sbox_rdata58_i(sbox_rdata58),
    .sbox_raddr68_o(aes__sbox_raddr68),
    .sbox_re68_o(aes__sbox_re68),
    .sbox_rdata68_i(sbox_rdata68),
    .sbox_raddr59_o(aes__sbox_raddr59),
    .sbox_re59_o(aes__sbox_re59),
    .sbox_rdata59_i(sbox_rdata59),
    .sbox_raddr60_o(aes__sbox_raddr60),
    .sbox_re60_o(aes__sbox_re60),
    .sbox_rdata60_i(sbox_rdata60),
    .sbox_raddr53_o(aes__sbox_raddr53),
    .sbox_re53_o(aes__sbox_re53),
    .sbox_rdata53_i(sbox_rdata53),
    .sbox_raddr61_o(aes__sbox_raddr61),
    .sbox_re61_o(aes__sbox_re61),
    .sbox_rdata61_i(sbox_rdata61),
    .sbox_raddr69_o(aes__sbox_raddr69),
    .sbox_re69_o(aes__sbox_re69),
    .sbox_rdata69_i(sbox_rdata69),
    .sbox_raddr62_o(aes__sbox_raddr62),
    .sbox_re62_o(aes__sbox_re62),
    .sbox_rdata62_i(sbox_rdata62),
    .sbox_raddr63_o(aes__sbox_raddr63),
    .sbox_re63_o(aes__sbox_re63),
    .sbox_rdata63_i(sbox_rdata63),
    .sbox_raddr64_o(aes__sbox_raddr64),
    .sbox_re64_o(aes__sbox_re64),
    .sbox_rdata64_i(sbox_rdata64),
    .sbox_raddr54_o(aes__sbox_raddr54),
    .sbox_re54_o(aes__sbox_re54),
    .sbox_rdata54_i(sbox_rdata54),
    .sbox_raddr70_o(aes__sbox_raddr70),
    .sbox_re70_o(aes__sbox_re70),
    .sbox_rdata70_i(sbox_rdata70),
    .sbox_raddr65_o(aes__sbox_raddr65),
    .sbox_re65_o(aes__sbox_re65),
    .sbox_rdata65_i(sbox_rdata65),
    .sbox_raddr66_o(aes__sbox_raddr66),
    .sbox_re66_o(aes__sbox_re66),
    .sbox_rdata66_i(sbox_rdata66),
    .sbox_raddr67_o(aes__sbox_raddr67),
    .sbox_re67_o(aes__sbox_re67),
    .sbox_rdata67_i(sbox_rdata67),
    .sbox_raddr55_o(aes__sbox_raddr55),
    .sbox_re55_o(aes__sbox_re55),
    .sbox_rdata55_i(sbox_rdata55),
    .sbox_raddr71_o(aes__sbox_raddr71),
    .sbox_re71_o(aes__sbox_re71),
    .sbox_rdata71_i(sbox_rdata71),
    .sbox_raddr84_o(aes__sbox_raddr84),
    .sbox_re84_o(aes__sbox_re84),
    .sbox_rdata84_i(sbox_rdata84),
    .sbox_raddr72_o(aes__sbox_raddr72),
    .sbox_re72_o(aes__sbox_re72),
    .sbox_rdata72_i(sbox_rdata72),
    .sbox_raddr73_o(aes__sbox_raddr73),
    .sbox_re73_o(aes__sbox_re73),
    .sbox_rdata73_i(sbox_rdata73),
    .sbox_raddr74_o(aes__sbox_raddr74),
    .sbox_re74_o(aes__sbox_re74),
    .sbox_rdata74_i(sbox_rdata74),
    .sbox_raddr75_o(aes__sbox_raddr75),
    .sbox_re75_o(aes__sbox_re75),
    .sbox_rdata75_i(sbox_rdata75),
    .sbox_raddr85_o(aes__sbox_raddr85),
    .sbox_re85_o(aes__sbox_re85),
    .sbox_rdata85_i(sbox_rdata85),
    .sbox_raddr76_o(aes__sbox_raddr76),
    .sbox_re76_o(aes__sbox_re76),
    .sbox_rdata76_i(sbox_rdata76),
    .sbox_raddr77_o(aes__sbox_raddr77),
    .sbox_re77_o(aes__sbox_re77),
    .sbox_rdata77_i(sbox_rdata77),
    .sbox_raddr78_o(aes__sbox_raddr78),
    .sbox_re78_o(aes__sbox_re78),
    .sbox_rdata78_i(sbox_rdata78),
    .sbox_raddr79_o(aes__sbox_raddr79),
    .sbox_re79_o(aes__sbox_re79),
    .sbox_rdata79_i(sbox_rdata79),
    .sbox_raddr86_o(aes__sbox_raddr86),
    .sbox_re86_o(aes__sbox_re86),
    .sbox_rdata86_i(sbox_rdata86),
    .sbox_raddr80_o(aes__sbox_raddr80),
    .sbox_re80_o(aes__sbox_re80),
    .sbox_rdata80_i(sbox_rdata80),
    .sbox_raddr81_o(aes__sbox_raddr81),
    .sbox_re81_o(aes__sbox_re81),
    .sbox_rdata81_i(sbox_rdata81),
    .sbox_raddr82_o(aes__sbox_raddr82),
    .sbox_re82_o(aes__sbox_re82),
    .sbox_rdata82_i(sbox_rdata82),
    .sbox_raddr83_o(aes__sbox_raddr83),
    .sbox_re83_o(aes__sbox_re83),
    .sbox_rdata83_i(sbox_rdata83),
    .sbox_raddr87_o(aes__sbox_raddr87),
    .sbox_re87_o(aes__sbox_re87),
    .sbox_rdata87_i(sbox_rdata87),
    .sbox_raddr100_o(aes__sbox_raddr100),
    .sbox_re100_o(aes__sbox_re100),
    .sbox_rdata100_i(sbox_rdata100),
    .sbox_raddr88_o(aes__sbox_raddr88),
    .sbox_re88_o(aes__sbox_re88),
    .sbox_rdata88_i(sbox_rdata88),
    .sbox_raddr89_o(aes__sbox_raddr89),
    .sbox_re89_o(aes__sbox_re89),
    .sbox_rdata89_i(sbox_rdata89),
    .sbox_raddr90_o(aes__sbox_raddr90),
    .sbox_re90_o(aes__sbox_re90),
    .sbox_rdata90_i(sbox_rdata90),
    .sbox_raddr91_o(aes__sbox_raddr91),
    .sbox_re91_o(aes__sbox_re91),
    .sbox_rdata91_i(sbox_rdata91),
    .sbox_raddr101_o(aes__sbox_raddr101),
    .sbox_re101_o(aes__sbox_re101),
    .sbox_rdata101_i(sbox_rdata101),
    .sbox_raddr92_o(aes__sbox_raddr92),
    .sbox_re92_o(aes__sbox_re92),
    .sbox_rdata92_i(sbox_rdata92),
    .sbox_raddr93_o(aes__sbox_raddr93),
    .sbox_re93_o(aes__sbox_re93),
    .sbox_rdata93_i(sbox_rdata93),
    .sbox_raddr94_o(aes__sbox_raddr94),
    .sbox_re94_o(aes__sbox_re94),
    .sbox_rdata94_i(sbox_rdata94),
    .sbox_raddr95_o(aes__sbox_raddr95),
    .sbox_re95_o(aes__sbox_re95),
    .sbox_rdata95_i(sbox_rdata95),
    .sbox_raddr102_o(aes__sbox_raddr102),
    .sbox_re102_o(aes__sbox_re102),
    .sbox_rdata102_i(sbox_rdata102),
    .sbox_raddr96_o(aes__sbox_raddr96),
    .sbox_re96_o(aes__sbox_re96),
    .sbox_rdata96_i(sbox_rdata96),
    .sbox_raddr97_o(aes__sbox_raddr97),
    .sbox_re97_o(aes__sbox_re97),
    .sbox_rdata97_i(sbox_rdata97),
    .sbox_raddr98_o(aes__sbox_raddr98),
    .sbox_re98_o(aes__sbox_re98),
    .sbox_rdata98_i(sbox_rdata98),
    .sbox_raddr99_o(aes__sbox_raddr99),
    .sbox_re99_o(aes__sbox_re99),
    .sbox_rdata99_i(sbox_rdata99),
    .sbox_raddr103_o(aes__sbox_raddr103),
    .sbox_re103_o(aes__sbox_re103),
    .sbox_rdata103_i(sbox_rdata103),
    .sbox_raddr116_o(aes__sbox_raddr116),
    .sbox_re116_o(aes__sbox_re116),
    .sbox_rdata116_i(sbox_rdata116),
    .sbox_raddr104_o(aes__sbox_raddr104),
    .sbox_re104_o(aes__sbox_re104),
    .sbox_rdata104_i(sbox_rdata104),
    .sbox_raddr105_o(aes__sbox_raddr105),
    .sbox_re105_o(aes__sbox_re105),
    .sbox_rdata105_i(sbox_rdata105),
    .sbox_raddr106_o(aes__sbox_raddr106),
    .sbox_re106_o(aes__sbox_re106),
    .sbox_rdata106_i(sbox_rdata106),
    .sbox_raddr107_o(aes__sbox_raddr107),
    .sbox_re107_o(aes__sbox_re107),
    .sbox_rdata107_i(sbox_rdata107),
    .sbox_raddr117_o(aes__sbox_raddr117),
    .sbox_re117_o(aes__sbox_re117),
    .sbox_rdata117_i(sbox_rdata117),
    .sbox_raddr108_o(aes__sbox_raddr108),
    .sbox_re108_o(aes__sbox_re108),
    .sbox_rdata108_i(sbox_rdata108),
    .sbox_raddr109_o(aes__sbox_raddr109),
    .sbox_re109_o(aes__sbox_re109),
    .sbox_rdata109_i(sbox_rdata109),
    .sbox_raddr110_o(aes__sbox_raddr110),
    .sbox_re110_o(aes__sbox_re110),
    .sbox_rdata110_i(sbox_rdata110),
    .sbox_raddr111_o(aes__sbox_raddr111),
    .sbox_re111_o(aes__sbox_re111),
    .sbox_rdata111_i(sbox_rdata111),
    .sbox_raddr128_o(aes__sbox_raddr128),
    .sbox_re128_o(aes__sbox_re128),
    .sbox_rdata128_i(sbox_rdata128),
    .sbox_raddr112_o(aes__sbox_raddr112),
    .sbox_re112_o(aes__sbox_re112),
    .sbox_rdata112_i(sbox_rdata112),
    .sbox_raddr113_o(aes__sbox_raddr113),
    .sbox_re113_o(aes__sbox_re113),
    .sbox_rdata113_i(sbox_rdata113),
    .sbox_raddr114_o(aes__sbox_raddr114),
    .sbox_re114_o(aes__sbox_re114),
    .sbox_rdata114_i(sbox_rdata114),
    .sbox_raddr115_o(aes__sbox_raddr115),
    .sbox_re115_o(aes__sbox_re115),
    .sbox_rdata115_i(sbox_rdata115),
    .sbox_raddr118_o(aes__sbox_raddr118),
    .sbox_re118_o(aes__sbox_re118),
    .sbox_rdata118_i(sbox_rdata118),
    .sbox_raddr138_o(aes__sbox_raddr138),
    .sbox_re138_o(aes__sbox_re138),
    .sbox_rdata138_i(sbox_rdata138),
    .sbox_raddr144_o(aes__sbox_raddr144),
    .sbox_re144_o(aes__sbox_re144),
    .sbox_rdata144_i(sbox_rdata144),
    .sbox_raddr132_o(aes__sbox_raddr132),
    .sbox_re132_o(aes__sbox_re132),
    .sbox_rdata132_i(sbox_rdata132),
    .sbox_raddr140_o(aes__sbox_raddr140),
    .sbox_re140_o(aes__sbox_re140),
    .sbox_rdata140_i(sbox_rdata140),
    .sbox_raddr129_o(aes__sbox_raddr129),
    .sbox_re129_o(aes__sbox_re129),
    .sbox_rdata129_i(sbox_rdata129),
    .sbox_raddr119_o(aes__sbox_raddr119),
    .sbox_re119_o(aes__sbox_re119),
    .sbox_rdata119_i(sbox_rdata119),
    .sbox_raddr120_o(aes__sbox_raddr120),
    .sbox_re120_o(aes__sbox_re120),
    .sbox_rdata120_i(sbox_rdata120),
    .sbox_raddr121_o(aes__sbox_raddr121),
    .sbox_re121_o(aes__sbox_re121),
    .sbox_rdata121_i(sbox_rdata121),
    .sbox_raddr146_o(aes__sbox_raddr146),
    .sbox_re146_o(aes__sbox_re146),
    .sbox_rdata146_i(sbox_rdata146),
    .sbox_raddr136_o(aes__sbox_raddr136),
    .sbox_re136_o(aes__sbox_re136),
    .sbox_rdata136_i(sbox_rdata136),
    .sbox_raddr142_o(aes__sbox_raddr142),
    .sbox_re142_o(aes__sbox_re142),
    .sbox_rdata142_i(sbox_rdata142),
    .sbox_raddr133_o(aes__sbox_raddr133),
    .sbox_re133_o(aes__sbox_re133),
    .sbox_rdata133_i(sbox_rdata133),
    .sbox_raddr122_o(aes__sbox_raddr122),
    .sbox_re122_o(aes__sbox_re122),
    .sbox_rdata122_i(sbox_rdata122),
    .sbox_raddr123_o(aes__sbox_raddr123),
    .sbox_re123_o(aes__sbox_re123),
    .sbox_rdata123_i(sbox_rdata123),
    .sbox_raddr130_o(aes__sbox_raddr130),
    .sbox_re130_o(aes__sbox_re130),
    .sbox_rdata130_i(sbox_rdata130),
    .sbox_raddr124_o(aes__sbox_raddr124),
    .sbox_re124_o(aes__sbox_re124),
    .sbox_rdata124_i(sbox_rdata124),
    .sbox_raddr139_o(aes__sbox_raddr139),
    .sbox_re139_o(aes__sbox_re139),
    .sbox_rdata139_i(sbox_rdata139),
    .sbox_raddr145_o(aes__sbox_raddr145),
    .sbox_re145_o(aes__sbox_re145),
    .sbox_rdata145_i(sbox_rdata145),
    .sbox_raddr134_o(aes__sbox_raddr134),
    .sbox_re134_o(aes__sbox_re134),
    .sbox_rdata134_i(sbox_rdata134),
    .sbox_raddr141_o(aes__sbox_raddr141),
    .sbox_re141_o(aes__sbox_re141),
    .sbox_rdata141_i(sbox_rdata141),
    .sbox_raddr131_o(aes__sbox_raddr131),
    .sbox_re131_o(aes__sbox_re131),
    .sbox_rdata131_i(sbox_rdata131),
    .sbox_raddr125_o(aes__sbox_raddr125),
    .sbox_re125_o(aes__sbox_re125),
    .sbox_rdata125_i(sbox_rdata125),
    .sbox_raddr126_o(aes__sbox_raddr126),
    .sbox_re126_o(aes__sbox_re126),
    .sbox_rdata126_i(sbox_rdata126),
    .sbox_raddr127_o(aes__sbox_raddr127),
    .sbox_re127_o(aes__sbox_re127),
    .sbox_rdata127_i(sbox_rdata127),
    .sbox_raddr147_o(aes__sbox_raddr147),
    .sbox_re147_o(aes__sbox_re147),
    .sbox_rdata147_i(sbox_rdata147),
    .sbox_raddr137_o(aes__sbox_raddr137),
    .sbox_re137_o(aes__sbox_re137),
    .sbox_rdata137_i(sbox_rdata137),
    .sbox_raddr143_o(aes__sbox_raddr143),
    .sbox_re143_o(aes__sbox_re143),
    .sbox_rdata143_i(sbox_rdata143),
    .sbox_raddr135_o(aes__sbox_raddr135),
    .sbox_re135_o(aes__sbox_re135),
    .sbox_rdata135_i(sbox_rdata135),
    .aes_high_raddr0_o(aes__aes_high_raddr0),
    .aes_high_re0_o(aes__aes_high_re0),
    .aes_high_rdata0_i(aes_high_rdata0),
    .aes_low_raddr0_o(aes__aes_low_raddr0),
    .aes_low_re0_o(aes__aes_low_re0),
    .aes_low_rdata0_i(aes_low_rdata0),
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

// tnd_aes_c_unrolled: aes as a core; made by tandem-hls from aes.c, function aes; do not edit.
//
// Contract    docs/formats/core-ports.md, one task at a time
// Reset       rst_ni, active low, synchronous
module tnd_aes_c_unrolled #(
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

  tnd_aes_c_unrolled_skid_in u_in (
    .clk_i(clk_i), .rst_ni(rst_ni), .in_valid_i(data_in_valid_i), .in_ready_o(data_in_ready_o), .in_data_i(masked),
    .out_valid_o(in_valid), .out_ready_i(in_ready), .out_data_o(in_data));
  tnd_aes_c_unrolled_skid_out u_out (
    .clk_i(clk_i), .rst_ni(rst_ni), .in_valid_i(out_valid), .in_ready_o(out_ready), .in_data_i({out_last, given}),
    .out_valid_o(data_out_valid_o), .out_ready_i(data_out_ready_i), .out_data_o({out_bytes, data_out_data_o}));

  tnd_aes_c_unrolled_machine u_machine (
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
module tnd_aes_c_unrolled_skid_in (
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
module tnd_aes_c_unrolled_skid_out (
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
