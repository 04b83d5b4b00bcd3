// SHA-3: of four messages that are permuted in turn, the one whose block is made next.
//
//   places, progress --> what each wants --> who may have the next block --> the first of them, as if the block that is
//                                                                            made or waits were taken --> fills
//
// Contract    All messages move together, so one that waits for a block stops the others. Therefore blocks are made in the
//             order in which they will be needed: place after place, without those that want none. A new message gets its
//             first block only if it will have taken it before any other must have its next. One whose digest is longer
//             than the rate goes alone: else others would have digest to give as well, and none could go on.
// Handshake   starts_o: a block is begun for next_o; fills_o: it is made, until filled_i; then it waits for taken_i. last_i
//             and squeezes_i are that block's
// Latency     a block is begun seven clocks after the one before at the earliest
// Checked by  ../tb, in tnd_sha3_core
module tnd_sha3_turns_four
  import tnd_sha3_sponge_pkg::*;
#(
  parameter int unsigned WordBits = 9
) (
  input  logic                     clk_i,
  input  logic                     rst_ni,
  input  logic [3:0]               fresh_i,     // the next block of a place is the first of its message
  input  logic [3:0]               alone_i,
  input  logic [3:0][WordBits-1:0] words_i,
  input  logic [3:0]               whole_i,
  input  progress_t [3:0]          progress_i,
  input  logic                     last_i,
  input  logic                     squeezes_i,
  input  logic                     filled_i,
  input  logic                     taken_i,
  output logic [1:0]               next_o,
  output logic                     starts_o,
  output logic                     fills_o,
  output logic                     rests_o      // else
);
  // A place that is past the round Ending is free in at most 8 steps of four clocks, in which a block can be made; a message
  // that is not past Soon needs its next one in 11 at the earliest.
  localparam logic [4:0] Ending = 5'd16;
  localparam logic [4:0] Soon   = 5'd12;
  localparam int unsigned Settled = 4;  // clocks until what is decided takes into account what has happened

  logic               fills_q, rests_q, waits_q, moved_q, fills;
  logic [1:0]         filled_q;  // a block was made in the clocks before: what has left it does not count yet
  logic [Settled-1:0] settled_q;
  logic [1:0]         last_q;  // who has had the last block, or will have had it once it is taken

  // ------------------------------------------------------------------ what each wants
  logic [3:0] must_q, soon_q, many_q, enough_q, starts_q, alone_q, active_q, squeezing_q, wanted_q, ready_q;
  always_ff @(posedge clk_i) begin
    for (int unsigned i = 0; i < 4; i++) begin
      if ((fills_q || waits_q) && last_q == 2'(i)) begin
        {active_q[i], must_q[i], squeezing_q[i]} <= {1'b1, !last_i, squeezes_i};
        {soon_q[i], starts_q[i]}                 <= '0;
      end else begin
        active_q[i]    <= progress_i[i].active;
        must_q[i]      <= progress_i[i].active && progress_i[i].more;
        squeezing_q[i] <= progress_i[i].active && progress_i[i].squeezes;
        soon_q[i]      <= progress_i[i].active && progress_i[i].more && progress_i[i].round > Soon;
        starts_q[i]    <= fresh_i[i] && (progress_i[i].ends || (!progress_i[i].more && progress_i[i].round > Ending));
      end
      alone_q[i]  <= fresh_i[i] && alone_i[i];
      many_q[i]   <= whole_i[i] || words_i[i] >= WordBits'(MaxRateWords);
      enough_q[i] <= many_q[i] && !((fills_q || filled_q != '0) && last_q == 2'(i));
    end
  end

  // ------------------------------------------------------------------ whose turn it is
  logic       open_q, idle_q;  // to other messages; to those that go alone
  logic [1:0] next_q, first_q;
  logic       any_q, goes_q;
  logic [3:0] may;
  always_comb begin
    for (int unsigned i = 0; i < 4; i++) may[i] = starts_q[i] && enough_q[i] && (alone_q[i] ? idle_q : open_q);
  end
  always_ff @(posedge clk_i) begin
    idle_q   <= active_q == '0;
    open_q   <= active_q == '0 || (soon_q == '0 && squeezing_q == '0 && (alone_q & enough_q) == '0);
    wanted_q <= must_q | may;
    ready_q  <= enough_q;
    first_q  <= place_after(last_q, wanted_q);
    any_q    <= wanted_q != '0;
    next_q   <= first_q;
    goes_q   <= any_q && ready_q[first_q] && settled_q[Settled-1];
  end

  // ------------------------------------------------------------------ one block after another
  assign fills    = starts_o || (fills_q && !filled_i);
  assign starts_o = goes_q && !fills_q && (!waits_q || taken_i);
  always_ff @(posedge clk_i) begin
    if (!rst_ni) begin
      fills_q   <= 1'b0;
      rests_q   <= 1'b1;
      waits_q   <= 1'b0;
      last_q    <= 2'd3;
      settled_q <= '0;
      moved_q   <= 1'b0;
      filled_q  <= '0;
    end else begin
      fills_q   <= fills;
      rests_q   <= !fills;
      filled_q  <= {filled_q[0], fills_q};
      waits_q   <= filled_i || (waits_q && !taken_i);
      if (starts_o) last_q <= next_q;
      moved_q   <= starts_o || taken_i;
      settled_q <= moved_q ? '0 : {settled_q[Settled-2:0], 1'b1};
    end
  end
  assign next_o  = next_q;
  assign fills_o = fills_q;
  assign rests_o = rests_q;
endmodule
