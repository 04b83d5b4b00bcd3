// Arithmetic modulo p = 2^130 - 5 on values that are not fully reduced, shared by everything in this folder.
//
// Standard    RFC 8439, section 2.5
// Bounds      field_t < 2^130; product_t < 6 * 2^130; sum_t adds up to 21 products; each function states what it needs
// Timing      independent of the data: no comparison, carries are added
package tnd_poly1305_field_pkg;

  typedef logic [129:0] field_t;
  typedef logic [132:0] product_t;
  typedef logic [136:0] sum_t;
  typedef logic [130:0] folded_t;  // < 2^130 + 2^129 + 5 * 2^7
  typedef logic [128:0] block_t;   // 16 bytes of message with their final 1 bit; 0 where there is none

  // Clocks from the operands of tnd_poly1305_multiply to its product.
  localparam int unsigned MultiplyLatency = 9;

  // Beats between a sum and the beat of the same message that adds to it: fold, carry, multiplication, and the queue
  // behind. As many sums of a message are under way, and so many powers of r are needed.
  localparam int unsigned Interleave = MultiplyLatency + 3;

  // Numbers of a task's powers: r^1 to r^Lanes, then the powers 2 to Interleave of r^Lanes.
  localparam int unsigned MaxPower = 4 + Interleave - 1;
  localparam int unsigned PowerWidth = $clog2(MaxPower + 1);

  // Messages whose powers are held at a time.
  localparam int unsigned Slots = 32;
  localparam int unsigned SlotWidth = $clog2(Slots);

  // x + m, with all but one of the bits above 2^130 folded back.
  function automatic folded_t fold(input sum_t x, input block_t m);
    return folded_t'(x[129:0]) + folded_t'(m) + folded_t'(x[136:130]) + (folded_t'(x[136:130]) << 2);
  endfunction

  // The last bit too. A folded_t above 2^130 is so little above it that this cannot overflow.
  function automatic field_t carry(input folded_t x);
    return x[129:0] + field_t'({x[130], 1'b0, x[130]});
  endfunction

  // A whole product to one that fits product_t.
  function automatic product_t reduce(input logic [259:0] x);
    return product_t'(x[129:0]) + product_t'(x[259:130]) + (product_t'(x[259:130]) << 2);
  endfunction

  // r as section 2.5 clamps it.
  function automatic field_t clamp(input logic [127:0] r);
    return {2'b00, r & 128'h0ffffffc_0ffffffc_0ffffffc_0fffffff};
  endfunction

endpackage
