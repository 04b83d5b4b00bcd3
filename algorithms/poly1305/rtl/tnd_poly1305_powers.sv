// Powers of r for many messages at once, from one multiplier.
//
// Contract    A job asks for powers 1 to `last` of its message: first r^1 to r^Lanes, then q^2, q^3 and so on, where
//             q = r^Lanes. Each leaves once, on write_*, in order; write_last_o comes with the last. Writes of different
//             jobs mix.
// Handshake   job_valid_i/job_ready_o; writes are taken at once
// Structure   a ring: fold, carry, multiplier. Each of its PlaceCount places holds one job, which is multiplied by r or
//             by q each time that it comes round, so a job needs no more than the product that arrives.
// Rate        one power per clock over all jobs
// Latency     PlaceCount clocks per power
// Reset       empties it; the registers of the ring keep powers until others take their place
// Timing      independent of r; it depends on `last` alone
// Checked by  ../tb, in tnd_poly1305_core
module tnd_poly1305_powers
  import tnd_poly1305_field_pkg::*;
#(
  parameter int unsigned Lanes = 4
) (
  input  logic                  clk_i,
  input  logic                  rst_ni,

  input  logic                  job_valid_i,
  output logic                  job_ready_o,
  input  logic [SlotWidth-1:0]  job_slot_i,
  input  logic [127:0]          job_r_i,  // not clamped yet
  input  logic [PowerWidth-1:0] job_last_i,

  output logic                  write_valid_o,
  output logic [SlotWidth-1:0]  write_slot_o,
  output logic [PowerWidth-1:0] write_index_o,
  output field_t                write_power_o,
  output logic                  write_last_o
);
  localparam int unsigned PlaceCount = MultiplyLatency + 2;
  localparam int unsigned PlaceWidth = $clog2(PlaceCount);

  typedef struct packed {
    logic                  valid;
    logic [SlotWidth-1:0]  slot;
    logic [PowerWidth-1:0] index;  // of the power that this place holds, or that is on its way
    logic [PowerWidth-1:0] last;
  } place_t;

  place_t   place_q[PlaceCount];  // 0: folded_q, 1: power_q, then the multiplier
  place_t   back, first;
  product_t product;
  folded_t  folded_q;
  field_t   power_q, factor;
  field_t   factor_q[PlaceCount];  // r or q of the job in a place, by its turn
  logic     [PlaceWidth-1:0] turn_q;

  assign back        = place_q[PlaceCount-1];
  assign job_ready_o = !back.valid || back.index == back.last;

  always_comb begin
    first       = back;
    first.index = back.index + 1'b1;
    if (job_ready_o) first = '{valid: job_valid_i, slot: job_slot_i, index: PowerWidth'(1), last: job_last_i};
  end

  always_ff @(posedge clk_i) begin
    place_q[0] <= first;
    for (int unsigned i = 1; i < PlaceCount; i++) place_q[i] <= place_q[i-1];
    if (!rst_ni) begin
      for (int unsigned i = 0; i < PlaceCount; i++) place_q[i].valid <= 1'b0;
    end
  end

  always_ff @(posedge clk_i) begin
    if (!rst_ni) turn_q <= '0;
    else turn_q <= turn_q == PlaceWidth'(PlaceCount - 1) ? '0 : turn_q + 1'b1;
  end

  always_ff @(posedge clk_i) begin
    folded_q <= fold(job_ready_o ? sum_t'(clamp(job_r_i)) : sum_t'(product), '0);
    power_q  <= carry(folded_q);
  end

  // From r^1 on by r, from q on by q.
  assign factor = place_q[1].index == PowerWidth'(1) || place_q[1].index == PowerWidth'(Lanes) ? power_q
                                                                                              : factor_q[turn_q];
  always_ff @(posedge clk_i) factor_q[turn_q] <= factor;

  tnd_poly1305_multiply u_multiply (
    .clk_i,
    .a_i      (power_q),
    .b_i      (factor),
    .product_o(product)
  );

  assign write_valid_o = place_q[1].valid;
  assign write_slot_o  = place_q[1].slot;
  assign write_index_o = place_q[1].index;
  assign write_power_o = power_q;
  assign write_last_o  = place_q[1].index == place_q[1].last;
endmodule
