// The loop through F, taken by several words in a clock: no architecture of one stream that makes so many words per clock
// is faster. For exploration; no core contains it.
//
// Standard    ETSI/SAGE 128-EEA3 & 128-EIA3 Document 2, sections 3.4 and 3.6.2
// Contract    x_i[k] are X0 to X3 of word k; words_o[k] is word k, of those of two clocks before. X, which an LFSR would
//             make, comes from registers, as if that cost no time
// Parameters  Words: per clock; SboxForm: see tnd_zuc_s
// Latency     2 clocks
// Reset       clears the memory of F
// Timing      independent of the data; not masked
// Checked by  ../formal/tnd_zuc_f_loop_formal.sv
module tnd_zuc_f_loop
  import tnd_zuc_word_pkg::*;
#(
  parameter int unsigned Words    = 2,
  parameter int unsigned SboxForm = 0
) (
  input  logic                        clk_i,
  input  logic                        rst_ni,
  input  logic [Words-1:0][3:0][31:0] x_i,
  output logic [Words-1:0][31:0]      words_o
);
  logic [Words-1:0][3:0][31:0] x_q;
  logic [Words-1:0][31:0]      w;
  memory_t [Words:0]           memory;  // before word k
  memory_t                     memory_q;
  assign memory[0] = memory_q;

  for (genvar k = 0; k < Words; k++) begin : gen_words
    tnd_zuc_f #(.SboxForm(SboxForm)) u_f (
      .memory_i(memory[k]), .x0_i(x_q[k][0]), .x1_i(x_q[k][1]), .x2_i(x_q[k][2]), .w_o(w[k]), .memory_o(memory[k+1])
    );
    always_ff @(posedge clk_i) words_o[k] <= w[k] ^ x_q[k][3];
  end

  always_ff @(posedge clk_i) begin
    x_q <= x_i;
    if (!rst_ni) memory_q <= '0;
    else memory_q <= memory[Words];
  end
endmodule
