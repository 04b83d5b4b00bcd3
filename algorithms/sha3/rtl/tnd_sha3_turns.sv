// SHA-3: of two messages that are permuted in turn, the one whose block is made next.
//
//   places, progress --> what each wants --> whose turn it is, as if the block that waits were taken --> fills
//
// Contract    Both messages move together, so one that waits for a block stops the other. Therefore blocks are made in the
//             order in which they will be needed: the message that has had the last block needs its next one after the
//             other. A new message gets its first block only if it will have taken it before the other one must have its
//             next. One whose digest is longer than the rate goes alone: else both would have digest to give, and neither
//             could go on.
// Handshake   starts_o: a block is begun for next_o; fills_o: it is made, until filled_i; then it waits for taken_i. last_i
//             and squeezes_i are that block's
// Latency     a block is begun three clocks after that on which it was decided; this holds until then
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
  input  logic [1:0]               fresh_i,     // the next block of a place is the first of its message
  input  logic [1:0]               alone_i,
  input  logic [1:0][WordBits-1:0] words_i,
  input  logic [1:0]               whole_i,
  input  progress_t [1:0]          progress_i,
  input  logic                     last_i,
  input  logic                     squeezes_i,
  input  logic                     filled_i,
  input  logic                     taken_i,
  output logic                     next_o,
  output logic                     starts_o,
  output logic                     fills_o
);
  localparam int unsigned Steps = NumRounds / Rounds;
  localparam int unsigned Fill  = (MaxRateWords + Rounds - 1) / Rounds;  // clocks
  // With so many steps of its block ahead, or none behind it, a message still needs more than two clocks for each of the
  // others.
  localparam int unsigned Early    = 2 * Steps < 8 + Fill ? 0 : (2 * Steps - 6 - Fill) / 2;  // steps behind it, less than
  localparam logic [31:0] EarlyAt = 32'((1 << Early) - 1);

  logic       fills_q, waits_q, last_q;  // last_q: who has had the last block, or will have had it once it is taken
  logic       quiet_q;                   // no block was being made in the clock before

  // ------------------------------------------------------------------ what each wants
  logic [1:0]      enough_q, must_q, fresh_q, first_q, early_q, ahead_q;
  logic [1:0][5:0] lead_q;
  logic [1:0] waits, active, alone;
  for (genvar i = 0; i < 2; i++) begin : gen_places
    assign waits[i]  = waits_q && last_q == 1'(i);
    assign active[i] = progress_i[i].active || waits[i];
    assign alone[i]  = waits[i] ? squeezes_i : progress_i[i].active && progress_i[i].squeezes;
    always_ff @(posedge clk_i) begin
      enough_q[i] <= whole_i[i] || words_i[i] >= WordBits'(MaxRateWords);
      must_q[i]   <= waits[i] ? !last_i : progress_i[i].active && progress_i[i].more;
      fresh_q[i]  <= fresh_i[i] && !alone[1-i] && !(alone_i[i] && active[1-i]);
      first_q[i]  <= fresh_i[i] && alone_i[i];
      // early_q: the other message will have ended before this one must have its next block.
      lead_q[i]   <= 6'(progress_i[1-i].round) - 6'(progress_i[i].round);
      ahead_q[i]  <= !lead_q[i][5] && lead_q[i][4:1] != '0;
      early_q[i]  <= (waits[i] || EarlyAt[progress_i[i].round])
                     && (progress_i[1-i].ends || (waits[i] ? progress_i[1-i].round >= 5'd2 : ahead_q[i]));
    end
  end

  // ------------------------------------------------------------------ whose turn it is
  logic other, other_starts, goes_q, next_q;
  assign other        = !last_q;
  assign other_starts = fresh_q[other] && enough_q[other] && (!must_q[last_q] || early_q[last_q]);
  always_ff @(posedge clk_i) begin
    next_q <= must_q[other] || other_starts ? other : last_q;
    if (!quiet_q) goes_q <= 1'b0;
    else if (must_q[other]) goes_q <= enough_q[other];
    else if (other_starts) goes_q <= 1'b1;
    else if (must_q[last_q]) goes_q <= enough_q[last_q];
    else goes_q <= fresh_q[last_q] && enough_q[last_q] && !(first_q[other] && enough_q[other]);
  end

  // ------------------------------------------------------------------ one block after another
  assign starts_o = goes_q && !fills_q && (!waits_q || taken_i);
  always_ff @(posedge clk_i) begin
    if (!rst_ni) begin
      fills_q <= 1'b0;
      waits_q <= 1'b0;
      last_q  <= 1'b1;
      quiet_q <= 1'b0;
    end else begin
      fills_q <= starts_o || (fills_q && !filled_i);
      waits_q <= filled_i || (waits_q && !taken_i);
      if (starts_o) last_q <= next_q;
      quiet_q <= !fills_q;
    end
  end
  assign next_o  = next_q;
  assign fills_o = fills_q;
endmodule
