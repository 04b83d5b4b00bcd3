// Arithmetic modulo 2^31 - 1 on numbers from 1 to 2^31 - 1, where 2^31 - 1 stands for zero.
//
// Every function adds a carry out of bit 30 at bit 0 (end-around). So a sum of such numbers is one of them again, and no
// check for zero is needed: without a carry the sum is that of the summands, which is 0 only if all are; with one it is
// what is left above 2^31, plus 1. A compressed pair stands for a number that is not 0, so not both of it are 0.
//
// Source      Liu et al., HPAZ, section 4.1: methods 1 (add_chained), 2 (add_select) and 3 (carry-save)
// Timing      independent of the data
package tnd_m31_pkg;

  typedef logic [30:0] m31_t;

  // Two numbers whose sum is meant.
  typedef struct packed {
    m31_t carry;
    m31_t sum;
  } carry_save_t;

  // x * 2^Power: a rotation.
  function automatic m31_t times_power(input m31_t x, input int unsigned power);
    return (x << power) | (x >> (31 - power));
  endfunction

  // Three summands to two.
  function automatic carry_save_t compress(input m31_t a, input m31_t b, input m31_t c);
    return '{carry: times_power((a & b) | (a & c) | (b & c), 1), sum: a ^ b ^ c};
  endfunction

  // Method 1: the carry is added by a second adder behind the first.
  function automatic m31_t add_chained(input m31_t a, input m31_t b);
    logic [31:0] sum;
    sum = 32'(a) + 32'(b);
    return sum[30:0] + m31_t'(sum[31]);
  endfunction

  // Method 2: two adders side by side, and the carry of one chooses.
  function automatic m31_t add_select(input m31_t a, input m31_t b);
    logic [31:0] sum;
    m31_t        sum_and_1;
    sum       = 32'(a) + 32'(b);
    sum_and_1 = a + b + 31'd1;
    return sum[31] ? sum_and_1 : sum[30:0];
  endfunction

endpackage
