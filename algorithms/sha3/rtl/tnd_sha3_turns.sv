// SHA-3: of two messages that are permuted in turn, the one whose block is made next.
//
// Contract    Both messages move together, so one that waits for a block stops the other. Therefore blocks are made in the
//             order in which they will be needed: the message that has had the last block needs its next one after the
//             other. A new message gets its first block only if it will have taken it before the other one must have its
//             next. One whose digest is longer than the rate goes alone: else both would have digest to give, and neither
//             could go on.
// Handshake   fills_o: a block is made for place_o, until filled_i; then it waits for taken_i
// Checked by  ../tb, in tnd_sha3_core
module tnd_sha3_turns
  import tnd_sha3_round_pkg::NumRounds;
  import tnd_sha3_sponge_pkg::*;
#(
  parameter int unsigned Rounds   = 1,
  parameter int unsigned WordBits = 9
) (
  input  logic                     clk_i,
  input  logic                     rst_ni,
  input  logic [1:0]               plan_valid_i,
  input  plan_t [1:0]              plan_i,
  input  logic [1:0][WordBits-1:0] words_i,
  input  logic [1:0]               whole_i,
  input  progress_t [1:0]          progress_i,
  input  logic [1:0]               begun_i,
  input  logic                     filled_i,
  input  logic                     taken_i,
  output logic                     place_o,
  output logic                     fills_o
);
  localparam int unsigned Steps = NumRounds / Rounds;
  localparam int unsigned Fill  = (MaxRateWords + Rounds - 1) / Rounds;  // clocks
  // A message that has so many steps of its block behind it still needs more than two clocks for each of the others.
  localparam logic [4:0] Early = 5'((2 * Steps - 6 - Fill) / 2);

  logic [1:0] enough_q, must, fresh, alone, is_alone;
  logic       fills_q, waits_q, place_q, last_q, next, other_early, starts;
  always_ff @(posedge clk_i) begin
    for (int unsigned i = 0; i < 2; i++) enough_q[i] <= whole_i[i] || words_i[i] >= WordBits'(MaxRateWords);
  end
  for (genvar i = 0; i < 2; i++) begin : gen_places
    assign must[i]     = progress_i[i].active && progress_i[i].more;
    assign alone[i]    = plan_i[i].squeezes;
    assign is_alone[i] = progress_i[i].active && progress_i[i].squeezes;
    assign fresh[i]    = plan_valid_i[i] && !begun_i[i] && enough_q[i]
                         && !is_alone[1-i] && !(alone[i] && progress_i[1-i].active);
  end

  assign next        = !last_q;
  assign other_early = progress_i[last_q].round <= Early
                       && (!progress_i[next].active || progress_i[next].ends
                           || 6'(progress_i[next].round) >= 6'(progress_i[last_q].round) + 6'd2);
  logic place;
  always_comb begin
    place = next;
    if (must[next]) begin
      starts = enough_q[next];
    end else if (fresh[next] && (!must[last_q] || other_early)) begin
      starts = 1'b1;
    end else begin
      place  = last_q;
      starts = must[last_q] ? enough_q[last_q] : fresh[last_q] && !(plan_valid_i[next] && alone[next] && enough_q[next]);
    end
  end

  always_ff @(posedge clk_i) begin
    if (!rst_ni) begin
      fills_q <= 1'b0;
      waits_q <= 1'b0;
      last_q  <= 1'b1;
    end else if (fills_q) begin
      fills_q <= !filled_i;
      waits_q <= filled_i;
    end else if (waits_q) begin
      waits_q <= !taken_i;
      if (taken_i) last_q <= place_q;
    end else if (starts) begin
      fills_q <= 1'b1;
      place_q <= place;
    end
  end
  assign fills_o = fills_q;
  assign place_o = place_q;
endmodule
