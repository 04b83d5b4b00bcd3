// The laws that addition modulo 2^31 - 1 obeys in the functions of tnd_m31_pkg, for every pair of words, 0 and 0 included.
//
// tnd_m31_formal proves them for all operands; a proof about a sum of many may then assume them for operands of its own.
package tnd_m31_laws_pkg;
  import tnd_m31_pkg::*;

  // Method 1 and method 2 are one function.
  function automatic logic methods_agree(input m31_t a, input m31_t b);
    return add_chained(a, b) == add_select(a, b);
  endfunction

  // The sum is that of the numbers or 2^31 - 1 less, and is 0 only if both are.
  function automatic logic is_sum(input m31_t a, input m31_t b);
    logic [31:0] sum;
    sum = 32'(a) + 32'(b);
    return (32'(add_select(a, b)) == sum || 32'(add_select(a, b)) == sum - 32'h7fff_ffff)
      && (add_select(a, b) == '0) == (a == '0 && b == '0);
  endfunction

  function automatic logic commutes(input m31_t a, input m31_t b);
    return add_select(a, b) == add_select(b, a);
  endfunction

  function automatic logic associates(input m31_t a, input m31_t b, input m31_t c);
    return add_select(add_select(a, b), c) == add_select(a, add_select(b, c));
  endfunction

  // Returns the number for which a compressed pair stands.
  function automatic m31_t value(input carry_save_t pair);
    return add_select(pair.carry, pair.sum);
  endfunction

  function automatic logic compresses(input m31_t a, input m31_t b, input m31_t c);
    return value(compress(a, b, c)) == add_select(add_select(a, b), c);
  endfunction

  // Both words of a pair are 0 only if all summands are.
  function automatic logic keeps_zero(input m31_t a, input m31_t b, input m31_t c);
    return (compress(a, b, c) == '0) == (a == '0 && b == '0 && c == '0);
  endfunction

  // times_power multiplies by a power of two: what the product has above 2^31 joins it below.
  function automatic logic multiplies(input m31_t x, input int unsigned power);
    logic [61:0] product;
    product = 62'(x) << power;
    return 32'(times_power(x, power)) == 32'(product[30:0]) + 32'(product[61:31])
      && (times_power(x, power) == '0) == (x == '0);
  endfunction
endpackage
