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
  memory_t                     memory_q;

  for (genvar k = 0; k < Words; k++) begin : gen_words
    memory_t     memory, memory_after;
    logic [31:0] w;
    if (k == 0) begin : gen_first
      assign memory = memory_q;
    end else begin : gen_next
      assign memory = gen_words[k-1].memory_after;
    end
    tnd_zuc_f #(.SboxForm(SboxForm)) u_f (
      .memory_i(memory), .x0_i(x_q[k][0]), .x1_i(x_q[k][1]), .x2_i(x_q[k][2]), .w_o(w), .memory_o(memory_after)
    );
    always_ff @(posedge clk_i) words_o[k] <= w ^ x_q[k][3];
  end

  always_ff @(posedge clk_i) begin
    x_q <= x_i;
    if (!rst_ni) memory_q <= '0;
    else memory_q <= gen_words[Words-1].memory_after;
  end
endmodule
