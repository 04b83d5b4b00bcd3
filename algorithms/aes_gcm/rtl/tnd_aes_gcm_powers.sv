// The powers of hash keys: a bank for each key, of which one is in use while others are being filled.
//
// Contract    A key fills the bank behind the last one. Its powers are made as far as tasks want them, by products that the
//             owner of the multiplier makes: step_* ask for one, and it is done without a word; made_* bring the results in
//             that order. A job says what it needs (head_*), and gets a bank that has it.
// Parameters  Powers: of a key at most. Banks: a power of two
// Handshake   key_valid_i/key_ready_o; want_valid_i; head_valid_i/head_ready_o; step_valid_o; made_valid_i
// Reset       no bank has a key, and all are overwritten in the clocks behind it. A bank that is in use no more keeps its
//             powers until it is filled again; nothing reads them
// Timing      depends on the keys' changes alone
// Checked by  ../tb, in tnd_aes_gcm_core
module tnd_aes_gcm_powers
  import tnd_aes_gcm_field_pkg::*;
#(
  parameter int unsigned Powers = 8,
  parameter int unsigned Banks  = 4,
  localparam int unsigned BankBits = $clog2(Banks)
) (
  input  logic                clk_i,
  input  logic                rst_ni,

  input  logic                key_valid_i,
  output logic                key_ready_o,
  input  element_t            key_i,
  input  logic                want_valid_i,   // a task of the last key wants so many powers
  input  logic [4:0]          want_i,

  input  logic                head_valid_i,
  output logic                head_ready_o,
  input  logic                head_fresh_i,   // it is the first with its key
  input  logic [4:0]          head_want_i,
  input  logic                head_taken_i,
  output logic [BankBits-1:0] bank_o,         // of the job that was taken last

  output logic                step_valid_o,
  output logic [BankBits-1:0] step_bank_o,
  output logic [4:0]          step_first_o,   // powers to be multiplied
  output logic [4:0]          step_second_o,
  input  logic                made_valid_i,
  input  logic [BankBits-1:0] made_bank_i,
  input  element_t            made_i,

  input  logic [BankBits-1:0] first_bank_i,
  input  logic [4:0]          first_power_i,
  output element_t            first_o,        // a clock later
  input  logic [BankBits-1:0] second_bank_i,
  input  logic [4:0]          second_power_i,
  output element_t            second_o
);
  localparam int unsigned PowerBits = $clog2(Powers);
  typedef logic [BankBits-1:0] bank_t;
  typedef logic [BankBits+PowerBits-1:0] address_t;

  // ------------------------------------------------------------------ what banks have
  bank_t                 last_q, current_q, filled;
  logic [BankBits:0]     ahead_q;  // keys behind the current one
  logic [Banks-1:0][4:0] have_q, begun_q, want_q;
  logic                  fill, moves, wiping_q;
  assign filled      = last_q + 1'b1;
  assign key_ready_o = 32'(ahead_q) != Banks - 1 && !made_valid_i && !wiping_q;
  assign fill        = key_valid_i && key_ready_o;
  assign moves       = head_taken_i && head_fresh_i;
  assign bank_o      = current_q;
  always_ff @(posedge clk_i) begin
    if (!rst_ni) begin
      last_q    <= '0;
      current_q <= '0;
      ahead_q   <= '0;
      have_q    <= '0;
      begun_q   <= '0;
      want_q    <= '0;
    end else begin
      if (moves) begin
        current_q         <= current_q + 1'b1;
        have_q[current_q] <= '0;
      end
      if (fill) begin
        last_q          <= filled;
        have_q[filled]  <= 5'd1;
        begun_q[filled] <= 5'd1;
        want_q[filled]  <= 5'd1;
      end else if (want_valid_i && want_i > want_q[last_q]) begin
        want_q[last_q] <= want_i;
      end
      if (fill != moves) ahead_q <= fill ? ahead_q + 1'b1 : ahead_q - 1'b1;
      if (step_valid_o) begun_q[step_bank_o] <= begun_q[step_bank_o] + 5'd1;
      if (made_valid_i) have_q[made_bank_i] <= have_q[made_bank_i] + 5'd1;
    end
  end

  // ------------------------------------------------------------------ the bank of the next job
  bank_t head_bank;
  logic  enough_q;
  assign head_bank    = head_fresh_i ? current_q + 1'b1 : current_q;
  assign head_ready_o = enough_q;
  always_ff @(posedge clk_i) enough_q <= rst_ni && head_valid_i && !head_taken_i && have_q[head_bank] >= head_want_i;

  // ------------------------------------------------------------------ steps
  // A bank has its turn when it wants more and has both halves of the next exponent.
  logic [Banks-1:0] can_q;
  bank_t            turn;
  always_comb begin
    turn = '0;
    for (int unsigned i = 0; i < Banks; i++) begin
      if (can_q[i]) turn = bank_t'(i);
    end
  end
  assign step_valid_o  = |can_q;
  assign step_bank_o   = turn;
  assign step_first_o  = (begun_q[turn] + 5'd2) >> 1;
  assign step_second_o = (begun_q[turn] + 5'd1) >> 1;
  always_ff @(posedge clk_i) begin
    for (int unsigned i = 0; i < Banks; i++) begin
      can_q[i] <= rst_ni && begun_q[i] < want_q[i] && (begun_q[i] + 5'd2) >> 1 <= have_q[i]
                  && !(step_valid_o && turn == bank_t'(i));
    end
  end

  // ------------------------------------------------------------------ the memory
  // Power p of bank b is at b * 2^PowerBits + p - 1. Behind a reset zeros go everywhere.
  element_t ram [2**(BankBits+PowerBits)];
  address_t wipe_q, written_at;
  logic     written;
  assign written = wiping_q || made_valid_i || fill;
  always_comb begin
    written_at = {filled, {PowerBits{1'b0}}};
    if (made_valid_i) written_at = {made_bank_i, PowerBits'(have_q[made_bank_i])};
    if (wiping_q) written_at = wipe_q;
  end
  always_ff @(posedge clk_i) begin
    if (!rst_ni) begin
      wiping_q <= 1'b1;
      wipe_q   <= '0;
    end else if (wiping_q) begin
      wiping_q <= wipe_q != '1;
      wipe_q   <= wipe_q + 1'b1;
    end
  end
  always_ff @(posedge clk_i) begin
    if (written) ram[written_at] <= wiping_q ? '0 : made_valid_i ? made_i : key_i;
    first_o  <= ram[{first_bank_i, PowerBits'(first_power_i - 5'd1)}];
    second_o <= ram[{second_bank_i, PowerBits'(second_power_i - 5'd1)}];
  end
endmodule
