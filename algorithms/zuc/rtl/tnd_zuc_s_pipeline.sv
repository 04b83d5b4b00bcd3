// The 32-bit S-box of ZUC in several clocks: S0, S1, S0, S1 from the most significant byte on.
//
//   Clocks      S0                        S1                                              | a register
//     1         round1 round2   round3    sums   norm   inverse   products   collect
//     2         round1 round2 | round3    sums   norm | inverse   products   collect
//     3         round1|round2 | round3    sums   norm | inverse   products | collect
//     4         round1|round2 | round3    sums | norm | inverse   products | collect
//     5         round1|round2 | round3    sums | norm | inverse | products | collect
//
// Standard    ETSI/SAGE 128-EEA3 & 128-EIA3 Document 2, section 3.4.2
// Contract    word_o belongs to the word_i of Clocks - 1 clocks before: the last step is combinational; all registers hold
//             while enable_i is low
// Parameters  Clocks: at least 1; what is above the table's waits before the last step
// Latency     Clocks - 1 clocks
// Reset       none
// Timing      independent of the word; not masked
// Checked by  ../tb, in tnd_zuc_core_interleaved
module tnd_zuc_s_pipeline
  import tnd_zuc_sbox_pkg::*;
#(
  parameter int unsigned Clocks = 5
) (
  input  logic        clk_i,
  input  logic        rst_ni,
  input  logic        enable_i,
  input  logic [31:0] word_i,
  output logic [31:0] word_o
);
  for (genvar i = 0; i < 2; i++) begin : gen_half
    // S0.
    logic [7:0] round1, round1_later, round2, round2_later;
    assign round1 = s0_round1(word_i[16*i+8+:8]);
    tnd_delay #(.Width(8), .Depth(Clocks >= 3 ? 1 : 0)) u_round1 (
      .clk_i, .rst_ni, .enable_i, .data_i(round1), .data_o(round1_later)
    );
    assign round2 = s0_round2(round1_later);
    tnd_delay #(.Width(8), .Depth(Clocks >= 3 ? Clocks - 2 : Clocks - 1)) u_round2 (
      .clk_i, .rst_ni, .enable_i, .data_i(round2), .data_o(round2_later)
    );
    assign word_o[16*i+8+:8] = s0_round3(round2_later);

    // S1.
    logic [7:0] collected;
    tnd_sbox_steps #(
      .Sums         (S1Sums),
      .Inverse      (S1Inverse),
      .Factors      (S1Factors),
      .SumsDepth    (Clocks >= 4 ? 1 : 0),
      .NormDepth    (Clocks >= 2 ? 1 : 0),
      .InverseDepth (Clocks >= 5 ? 1 : 0),
      .ProductsDepth(Clocks >= 5 ? Clocks - 4 : Clocks >= 3 ? 1 : 0)
    ) u_s1 (
      .clk_i, .rst_ni, .enable_i, .byte_i(word_i[16*i+:8]), .byte_o(collected)
    );
    assign word_o[16*i+:8] = collected ^ 8'h55;
  end
endmodule
