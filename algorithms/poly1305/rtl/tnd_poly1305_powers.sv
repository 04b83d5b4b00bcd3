// Powers of r for many messages at once, from one multiplier.
//
// Contract    A job has r^1 already and asks for powers 2 to `last` of its message: first those up to q = r^Lanes, then q^2,
//             q^3 and so on. Each leaves once, on write_*, in order; write_last_o comes with the last. Writes of different
//             jobs mix. A job with `last` 1 asks for nothing.
// Handshake   job_valid_i/job_ready_o; writes are taken at once
// Structure   a ring: multiplier, fold, carry. Each of its PlaceCount places holds one job, whose power is multiplied by
//             r or by q each time that it comes round, so a job needs no more than the product that arrives. The next
//             job takes the place in the clock in which the last power leaves it.
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
  input  field_t                job_r_i,
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

  place_t                place_q[PlaceCount];  // the multiplier, folded_q, power_q
  place_t                here, next;
  logic                  ends;
  product_t              product;
  folded_t               folded_q;
  field_t                power_q, value, factor;
  field_t                factor_q[PlaceCount];  // r or q of the job in a place, by its turn
  logic [PlaceWidth-1:0] turn_q;

  assign here        = place_q[PlaceCount-1];
  assign ends        = here.index == here.last;
  assign job_ready_o = !here.valid || ends;

  always_comb begin
    next       = here;
    next.index = here.index + 1'b1;
    value      = power_q;
    factor     = here.index == PowerWidth'(Lanes) ? power_q : factor_q[turn_q];
    if (job_ready_o) begin
      next.valid = job_valid_i && job_last_i != PowerWidth'(1);
      next.slot  = job_slot_i;
      next.index = PowerWidth'(2);
      next.last  = job_last_i;
      value      = job_r_i;
      factor     = job_r_i;
    end
  end

  always_ff @(posedge clk_i) begin
    place_q[0] <= next;
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
    factor_q[turn_q] <= factor;
    folded_q         <= fold(sum_t'(product), '0);
    power_q          <= carry(folded_q);
  end

  tnd_poly1305_multiply u_multiply (
    .clk_i,
    .a_i      (value),
    .b_i      (factor),
    .product_o(product)
  );

  assign write_valid_o = here.valid;
  assign write_slot_o  = here.slot;
  assign write_index_o = here.index;
  assign write_power_o = power_q;
  assign write_last_o  = ends;
endmodule
