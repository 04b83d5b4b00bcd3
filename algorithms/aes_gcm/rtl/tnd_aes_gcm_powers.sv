// The powers of hash keys: a bank for each key, of which one is in use while others are being filled.
//
// Contract    A key fills the bank behind the last one. Its powers are made as far as tasks want them, by products that the
//             owner of the multiplier makes: step_* ask for one, and it is done without a word; made_* bring the results in
//             that order. A job says how many beats of blocks it needs them for (head_*), and gets a bank that has them.
//             first_o: in the clock behind a step its first factor, in lane 0, with second_o; else of the beat that is
//             beat_i from the end each block's power, or, in bulk, the highest for all.
// Parameters  Lanes: blocks per beat, a power of two. Powers: beats that have powers of their own. Banks: a power of two
// Handshake   key_valid_i/key_ready_o; want_valid_i; head_valid_i/head_ready_o; step_valid_o; made_valid_i
// Reset       no bank has a key, and all are overwritten in the clocks behind it. A bank that is in use no more keeps its
//             powers until it is filled again; nothing reads them
// Timing      depends on the keys' changes alone
// Checked by  ../tb, in tnd_aes_gcm_core
module tnd_aes_gcm_powers
  import tnd_aes_gcm_field_pkg::*;
#(
  parameter int unsigned Lanes  = 1,
  parameter int unsigned Powers = 8,
  parameter int unsigned Banks  = 4,
  localparam int unsigned BankBits = $clog2(Banks)
) (
  input  logic                 clk_i,
  input  logic                 rst_ni,

  input  logic                 key_valid_i,
  output logic                 key_ready_o,
  input  element_t             key_i,
  input  logic                 want_valid_i,  // a task of the last key wants powers for so many beats
  input  logic [4:0]           want_i,

  input  logic                 head_valid_i,
  output logic                 head_ready_o,
  input  logic                 head_fresh_i,  // it is the first with its key
  input  logic [4:0]           head_want_i,
  input  logic                 head_taken_i,

  output logic                 step_valid_o,
  output logic [BankBits-1:0]  step_bank_o,
  input  logic                 made_valid_i,
  input  logic [BankBits-1:0]  made_bank_i,
  input  element_t             made_i,

  input  logic                 bulk_i,
  input  logic [4:0]           beat_i,
  output element_t [Lanes-1:0] first_o,       // a clock later
  output element_t             second_o
);
  localparam int unsigned LaneBits  = $clog2(Lanes);
  localparam int unsigned PowerBits = $clog2(Lanes == 1 ? Powers : Powers + 1);
  typedef logic [BankBits-1:0] bank_t;
  typedef logic [PowerBits-1:0] place_t;
  typedef logic [5:0] power_t;

  // ------------------------------------------------------------------ what banks have
  bank_t                 last_q, current_q, filled, turn;
  logic [Banks-1:0]      can_q;
  logic [BankBits:0]     ahead_q;  // keys behind the current one, which may have changed the clock before
  power_t [Banks-1:0]    have_q, begun_q, want_q;
  power_t                want;
  logic                  fill, moves, moved_q, wiping_q;
  assign filled      = last_q + 1'b1;
  assign want        = power_t'(want_i) << LaneBits;
  assign key_ready_o = 32'(ahead_q) != Banks - 1 && !made_valid_i && !wiping_q;
  assign fill        = key_valid_i && key_ready_o;
  assign moves       = head_taken_i && head_fresh_i;
  always_ff @(posedge clk_i) begin
    if (!rst_ni) begin
      last_q    <= '0;
      current_q <= '0;
      ahead_q   <= '0;
      have_q    <= '0;
      begun_q   <= '0;
      want_q    <= '0;
      moved_q   <= 1'b0;
    end else begin
      moved_q <= moves;
      if (moves) current_q <= current_q + 1'b1;
      if (moved_q) have_q[current_q-1'b1] <= '0;
      if (fill) begin
        last_q          <= filled;
        have_q[filled]  <= 6'd1;
        begun_q[filled] <= 6'd1;
        want_q[filled]  <= 6'd1;
      end else if (want_valid_i && want > want_q[last_q]) begin
        want_q[last_q] <= want;
      end
      if (fill != moved_q) ahead_q <= fill ? ahead_q + 1'b1 : ahead_q - 1'b1;
      if (|can_q) begun_q[turn] <= begun_q[turn] + 6'd1;
      if (made_valid_i) have_q[made_bank_i] <= have_q[made_bank_i] + 6'd1;
    end
  end

  // ------------------------------------------------------------------ the bank of the next job
  bank_t head_bank;
  logic  enough_q;
  assign head_bank    = head_fresh_i ? current_q + 1'b1 : current_q;
  assign head_ready_o = enough_q;
  always_ff @(posedge clk_i) begin
    enough_q <= rst_ni && head_valid_i && !head_taken_i && have_q[head_bank] >= power_t'(head_want_i) << LaneBits;
  end

  // ------------------------------------------------------------------ steps
  // A bank has its turn when it wants more and has both halves of the next exponent; its step is a clock later.
  power_t [1:0] factors_q;
  always_comb begin
    turn = '0;
    for (int unsigned i = 0; i < Banks; i++) begin
      if (can_q[i]) turn = bank_t'(i);
    end
  end
  always_ff @(posedge clk_i) begin
    for (int unsigned i = 0; i < Banks; i++) begin
      can_q[i] <= rst_ni && begun_q[i] < want_q[i] && (begun_q[i] + 6'd2) >> 1 <= have_q[i]
                  && !(can_q[i] && turn == bank_t'(i));
    end
    step_valid_o <= rst_ni && can_q != '0;
    step_bank_o  <= turn;
    factors_q    <= {(begun_q[turn] + 6'd1) >> 1, (begun_q[turn] + 6'd2) >> 1};
  end

  // ------------------------------------------------------------------ the memories
  // Of power p = Lanes n + Lanes - l the memory of lane l has place n, so that a beat's powers are in one place. The highest
  // is, for bulk, in all: in those that have it not anyway behind the others. Behind a reset zeros go everywhere.
  typedef struct packed {
    bank_t  bank;
    place_t place;
  } address_t;

  function automatic place_t place_of(input power_t power);
    return place_t'((power - 6'd1) >> LaneBits);
  endfunction

  function automatic int unsigned lane_of(input power_t power);
    return Lanes - 1 - (32'(power) - 1) % Lanes;
  endfunction

  power_t      made;
  address_t    wipe_q;
  logic        step_q;
  int unsigned from_q[2];  // lanes of a step's factors
  assign made    = have_q[made_bank_i] + 6'd1;
  always_ff @(posedge clk_i) begin
    if (!rst_ni) begin
      wiping_q <= 1'b1;
      wipe_q   <= '0;
    end else if (wiping_q) begin
      wiping_q <= wipe_q != '1;
      wipe_q   <= wipe_q + 1'b1;
    end
  end

  element_t [Lanes-1:0] first, second;
  for (genvar i = 0; i < Lanes; i++) begin : gen_lanes
    element_t ram [2**$bits(address_t)];
    logic     written;
    address_t written_at, first_at, second_at;
    always_comb begin
      written    = wiping_q || (made_valid_i ? lane_of(made) == i : fill && i == Lanes - 1);
      written_at = '{filled, '0};
      if (made_valid_i) written_at = '{made_bank_i, place_of(made)};
      if (i != 0 && made_valid_i && 32'(made) == Lanes * Powers) begin
        written    = 1'b1;
        written_at = '{made_bank_i, place_t'(Powers)};
      end
      if (wiping_q) written_at = wipe_q;
      first_at  = '{current_q, i != 0 && bulk_i ? place_t'(Powers) : place_t'(beat_i - 5'd1)};
      second_at = '{step_bank_o, place_of(factors_q[1])};
      if (step_valid_o) first_at = '{step_bank_o, place_of(factors_q[0])};
    end
    always_ff @(posedge clk_i) begin
      if (written) ram[written_at] <= wiping_q ? '0 : made_valid_i ? made_i : key_i;
      first[i]  <= ram[first_at];
      second[i] <= ram[second_at];
    end
  end
  always_ff @(posedge clk_i) begin
    step_q <= step_valid_o;
    for (int unsigned i = 0; i < 2; i++) from_q[i] <= lane_of(factors_q[i]);
  end
  always_comb begin
    first_o = first;
    if (step_q) first_o[0] = first[from_q[0]];
    second_o = second[from_q[1]];
  end
endmodule
