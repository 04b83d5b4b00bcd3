// Proves that tnd_zuc_f_loop makes the words of F taken one after the other, the memory from word to word.
module tnd_zuc_f_loop_formal
  import tnd_zuc_word_pkg::*;
#(
  parameter int unsigned Words = 2
) (
  input logic                        clk_i,
  input logic                        rst_ni,
  input logic [Words-1:0][3:0][31:0] x_i
);
  logic [Words-1:0][31:0] words;
  tnd_zuc_f_loop #(.Words(Words)) u_loop (.clk_i, .rst_ni, .x_i, .words_o(words));

  // The order of the standard: one F, whose memory and X are those of a word after the other.
  logic [Words-1:0][3:0][31:0] x_q;
  logic [Words-1:0][31:0]      expected, expected_q;
  memory_t                     memory_q;
  memory_t [Words:0]           after;
  assign after[0] = u_loop.memory_q;
  for (genvar k = 0; k < Words; k++) begin : gen_words
    logic [31:0] w;
    tnd_zuc_f u_f (
      .memory_i(after[k]), .x0_i(u_loop.x_q[k][0]), .x1_i(u_loop.x_q[k][1]), .x2_i(u_loop.x_q[k][2]), .w_o(w),
      .memory_o(after[k+1])
    );
    assign expected[k] = w ^ u_loop.x_q[k][3];
  end

  logic started_q = 1'b0;
  always_ff @(posedge clk_i) begin
    started_q  <= 1'b1;
    x_q        <= x_i;
    expected_q <= expected;
    memory_q   <= rst_ni ? after[Words] : '0;
  end
  always_comb begin
    if (!started_q) assume (!rst_ni);
    if (started_q) assert (u_loop.x_q == x_q && u_loop.memory_q == memory_q && words == expected_q);
  end
endmodule
