// SHA-3: the message of one place, and how large its next block is, known before the block is begun.
//
// Standard    FIPS 202, sections 4 and 5.1
// Contract    valid_o: the next block ends with word top_o. It is the last one (last_o), which holds the suffix, or it is
//             full. plan_o and ctx_o are its message's, first_o says that it is the first one of it. begun_i: it has been
//             begun; with the last one the message leaves.
// Handshake   plan_valid_i/plan_ready_o
// Latency     a block is known 2 clocks after the message came, or after the one before was begun
// Reset       forgets the message
// Checked by  ../tb, in tnd_sha3_core
module tnd_sha3_cut
  import tnd_sha3_sponge_pkg::*;
#(
  parameter int unsigned CtxWidth = 4
) (
  input  logic                clk_i,
  input  logic                rst_ni,
  input  logic                plan_valid_i,
  output logic                plan_ready_o,
  input  plan_t               plan_i,
  input  logic [CtxWidth-1:0] ctx_i,

  output logic                valid_o,
  output logic                first_o,
  output logic                last_o,
  output word_index_t         top_o,
  output plan_t               plan_o,
  output logic [CtxWidth-1:0] ctx_o,
  input  logic                begun_i
);
  logic                held_q, valid_q, first_q, last_q, loads;
  plan_t               plan_q;
  logic [CtxWidth-1:0] ctx_q;
  word_index_t         rate_q, full_q, top_q;
  logic [26:0]         left_q;  // whole words, with those of the next block
  logic [27:0]         after;   // it; negative: the next block is the last one
  assign plan_ready_o = !held_q;
  assign loads        = plan_valid_i && !held_q;
  assign after        = {1'b0, left_q} - 28'(rate_q);

  always_ff @(posedge clk_i) begin
    if (!rst_ni) begin
      held_q  <= 1'b0;
      valid_q <= 1'b0;
    end else begin
      if (loads) held_q <= 1'b1;
      else if (begun_i && last_q) held_q <= 1'b0;
      valid_q <= held_q && !begun_i;
    end
    if (loads) begin
      {plan_q, ctx_q} <= {plan_i, ctx_i};
      rate_q          <= rate_words(plan_i.which);
      full_q          <= rate_words(plan_i.which) - 5'd1;
    end
    if (loads) left_q <= plan_i.bytes[29:3];
    else if (begun_i) left_q <= after[26:0];
    if (loads) first_q <= 1'b1;
    else if (begun_i) first_q <= 1'b0;
    last_q <= after[27];
    top_q  <= after[27] ? left_q[4:0] : full_q;
  end

  assign valid_o = valid_q;
  assign first_o = first_q;
  assign last_o  = last_q;
  assign top_o   = top_q;
  assign plan_o  = plan_q;
  assign ctx_o   = ctx_q;
endmodule
