// The sum of a message's blocks, each times its power of r: one multiplier per lane, one beat of Lanes blocks per clock.
//
// Contract    With q = r^Lanes, beat b of B and lane l, block m has the exponent Lanes * (B - b) - l. A beat that is not
//             among the last Interleave of its message is multiplied by q^Interleave and added to the beat Interleave
//             later; the others are multiplied by q^(B-1-b), and the products of each lane are added up. That leaves one
//             sum per lane, and the final beat multiplies the sum of lane l by r^(Lanes - l). So every block takes one
//             multiplication, the end of a message one more beat, and nothing ever waits for a product.
// Messages    come in the order of their slots 0, 1, ...; a message starts when powers_ready_i says that its powers are
//             there. Final beats go before others. read_* tells powers_* which powers the next clock needs.
// Handshake   beat_valid_i/beat_ready_o; final_valid_o is an event: the message's lanes, to be added up
// Latency     2 * (MultiplyLatency + 2) + 2 clocks from a message's last beat to final_valid_o
// Reset       empties it; sums and queues keep their last values
// Timing      independent of the data
// Checked by  ../tb, in tnd_poly1305_core
module tnd_poly1305_lanes
  import tnd_poly1305_field_pkg::*;
#(
  parameter int unsigned Lanes      = 4,
  localparam int unsigned LeftWidth = $clog2(Interleave + 1)
) (
  input  logic                  clk_i,
  input  logic                  rst_ni,

  input  logic                  beat_valid_i,
  output logic                  beat_ready_o,
  input  block_t [Lanes-1:0]    beat_blocks_i,
  input  logic [LeftWidth-1:0]  beat_left_i,
  input  logic                  beat_fresh_i,

  input  logic [Slots-1:0]      powers_ready_i,  // by slot
  output logic [SlotWidth-1:0]  read_slot_o,
  output logic [LeftWidth-1:0]  read_power_o,    // of q; what 0 and 1 give does not matter
  input  field_t                power_i,         // that power of q, a clock later
  input  field_t [Lanes-1:0]    final_powers_i,  // r^(Lanes - l), a clock later

  output logic                  final_valid_o,
  output logic [SlotWidth-1:0]  final_slot_o,
  output product_t [Lanes-1:0]  final_o
);
  localparam int unsigned Depth = MultiplyLatency + 2;

  // Destination of a beat's products.
  typedef struct packed {
    logic                 valid;
    logic                 last;      // the final beat of a message
    logic                 feedback;  // added to a later beat, otherwise to the sums
    logic                 first;     // begins the sums
    logic                 ends;      // ends the sums
    logic [LeftWidth-1:0] left;
    logic [SlotWidth-1:0] slot;
  } beat_t;

  beat_t                beat, done;
  beat_t                beat_q[Depth];
  logic                 take;
  logic                 summing_q;     // a beat of the current message has gone into its sums
  logic [SlotWidth-1:0] slot_q;        // the current message's
  logic                 final_q;       // the sums are complete
  logic [SlotWidth-1:0] final_slot_q;

  // ------------------------------------------------------------------ which beat goes next
  assign take         = beat_valid_i && beat_ready_o;
  assign beat_ready_o = !final_q && powers_ready_i[slot_q];

  always_comb begin
    beat.valid    = final_q || take;
    beat.last     = final_q;
    beat.feedback = !final_q && beat_left_i == LeftWidth'(Interleave);
    beat.first    = !final_q && !beat.feedback && !summing_q;
    beat.ends     = !final_q && beat_left_i == '0;
    beat.left     = beat_left_i;
    beat.slot     = final_q ? final_slot_q : slot_q;
  end

  always_ff @(posedge clk_i) begin
    if (!rst_ni) begin
      slot_q    <= '0;
      summing_q <= 1'b0;
    end else if (take) begin
      summing_q <= !beat.feedback && !beat.ends;
      if (beat.ends) slot_q <= slot_q + 1'b1;
    end
  end

  always_ff @(posedge clk_i) begin
    beat_q[0] <= beat;
    for (int unsigned i = 1; i < Depth; i++) beat_q[i] <= beat_q[i-1];
    if (!rst_ni) begin
      for (int unsigned i = 0; i < Depth; i++) beat_q[i].valid <= 1'b0;
    end
  end

  assign read_slot_o  = beat_q[0].slot;
  assign read_power_o = beat_q[0].left;
  assign done         = beat_q[Depth-1];

  // ------------------------------------------------------------------ multiply
  product_t [Lanes-1:0] product, earlier;
  sum_t     [Lanes-1:0] sum_q;

  for (genvar l = 0; l < Lanes; l++) begin : gen_lane
    sum_t    addend;
    block_t  block;
    folded_t folded_q;
    field_t  value_q, power;

    assign addend = final_q ? sum_q[l] : beat_fresh_i ? '0 : sum_t'(earlier[l]);
    assign block  = final_q ? '0 : beat_blocks_i[l];

    always_ff @(posedge clk_i) begin
      folded_q <= fold(addend, block);
      value_q  <= carry(folded_q);
    end

    always_comb begin
      power = power_i;
      if (beat_q[1].last) power = final_powers_i[l];
      else if (beat_q[1].left == '0) power = field_t'(1);
      else if (beat_q[1].left == LeftWidth'(1)) power = final_powers_i[0];  // q itself
    end

    tnd_poly1305_multiply u_multiply (
      .clk_i,
      .a_i      (value_q),
      .b_i      (power),
      .product_o(product[l])
    );

    always_ff @(posedge clk_i) begin
      if (done.valid && !done.feedback && !done.last) begin
        sum_q[l] <= (done.first ? '0 : sum_q[l]) + sum_t'(product[l]);
      end
    end
  end

  // ------------------------------------------------------------------ products
  // The products of one message at a time wait here: their number never exceeds Interleave, and when the beat comes
  // that needs one, it has arrived.
  logic feedback_ready, earlier_valid;

  tnd_fifo #(
    .Width($bits(product)),
    .Depth(Interleave)
  ) u_earlier (
    .clk_i,
    .rst_ni,
    .in_valid_i (done.valid && done.feedback),
    .in_ready_o (feedback_ready),
    .in_data_i  (product),
    .out_valid_o(earlier_valid),
    .out_ready_i(take && !beat_fresh_i),
    .out_data_o (earlier)
  );

  always_ff @(posedge clk_i) begin
    if (!rst_ni) final_q <= 1'b0;
    else final_q <= done.valid && done.ends;
    final_slot_q <= done.slot;
  end

  assign final_valid_o = done.valid && done.last;
  assign final_slot_o  = done.slot;
  assign final_o       = product;

  logic seen_q;  // a reset; until one has been registers hold anything
  initial seen_q = 1'b0;
  always @(posedge clk_i) seen_q <= seen_q || !rst_ni;
  always_ff @(posedge clk_i) begin
    if (rst_ni && seen_q) begin
      assert (feedback_ready || !(done.valid && done.feedback));
      assert (earlier_valid || !take || beat_fresh_i);
    end
  end

  logic unused_left;
  assign unused_left = ^done.left;
endmodule
