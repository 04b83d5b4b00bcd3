// Modular exponentiation: sizes of numbers in words, and types of the signals between the parts of the core.
//
// Bounds      With R = 2^w and a modulus n of `bits` bits, m = (n * n' + 1) / R^2 where n' = -1 / n mod R^2. A product of
//             a and b, both below 2 n R^2, after i rows is below a b / R^(i-2) + n R^2, so again below 2 n R^2 if
//             R^(i-2) >= 4 n R^2; what the rows hold meanwhile is below R (2 n R^2 + n).
// Source      Walter, Montgomery exponentiation needs no final subtractions; Orup, as in tnd_modexp_element
package tnd_modexp_sizes_pkg;
  localparam int unsigned MaxBits = 4096;
  localparam int unsigned Step    = 256;            // of moduli
  localparam int unsigned Sizes   = MaxBits / Step;

  typedef logic [9:0] index_t;  // of a word
  typedef logic [4:0] size_t;   // bits of a modulus / Step

  function automatic int unsigned words(input int unsigned bits, input int unsigned word_bits);
    return (bits + word_bits - 1) / word_bits;
  endfunction

  // Clocks in which a pass reads its words.
  function automatic int unsigned stream(input int unsigned bits, input int unsigned word_bits, input int unsigned elements);
    int unsigned most;
    most = words(bits + 3 * word_bits + 2, word_bits) + 1;
    return most > elements ? most : elements;
  endfunction

  function automatic int unsigned passes(input int unsigned bits, input int unsigned word_bits, input int unsigned elements);
    return (words(bits + 2 * word_bits + 2, word_bits) + 2 + elements - 1) / elements;
  endfunction

  // Passes of a number with twice the bits of the modulus.
  function automatic int unsigned long_passes(input int unsigned bits, input int unsigned word_bits,
                                              input int unsigned elements);
    int unsigned least, rows;
    least = passes(bits, word_bits, elements);
    rows  = (words(2 * bits, word_bits) + elements - 1) / elements;
    return rows > least ? rows : least;
  endfunction

  // Bits of the index of a word of the longest number, or, with the highest bit for the lane, of two of half of it.
  function automatic int unsigned index_bits(input int unsigned word_bits);
    int unsigned one, two;
    one = words(MaxBits + 3 * word_bits + 2, word_bits) + 1;
    two = 2 * (words(MaxBits / 2 + 3 * word_bits + 2, word_bits) + 1);
    return $clog2(one > two ? one : two);
  endfunction

  // Sizes that all products of a task share.
  typedef struct packed {
    index_t     words;        // of a modulus
    index_t     stream;
    logic [6:0] passes;
    logic [6:0] long_passes;
    index_t     period;       // clocks from pass to pass
  } shape_t;

  typedef enum logic [1:0] {FromResult, FromTable, FromX, FromOne} a_source_t;
  typedef enum logic [1:0] {TimesResult, TimesConstant, TimesInverse} b_source_t;

  // A product in one lane or in both.
  typedef struct packed {
    a_source_t       a;
    b_source_t       b;
    logic            both;
    logic            long_a;       // a has twice the words
    logic            two;          // FromOne: R^2, not 1
    logic [1:0][7:0] read;         // place in the table, of each lane
    logic            keeps;        // the result goes to the table, too
    logic [7:0]      kept;         // its place there
    logic            works;        // the result goes to the rows' memory, too
  } product_t;

  typedef enum logic [1:0] {ByOne, ByWord, ByQuotient} scalar_t;

  // destination = source + scalar * v, or source - v, word by word; see tnd_modexp_rows.
  typedef struct packed {
    logic [10:0] source;
    logic [10:0] destination;
    logic [11:0] v;
    index_t      count;         // words of the result
    index_t      source_words;  // then come zeros
    index_t      v_words;
    logic        v_later;       // v begins two words later
    scalar_t     scalar;
    logic [10:0] scalar_at;     // ByWord: where it is; ByQuotient: what it is made of
    logic        lane;          // ByQuotient: whose modulus
    logic        subtract;
    logic        conditional;   // no v where the last row that subtracted went below 0
    logic        writes;
    logic        to_x;
    logic        to_v;
  } row_t;
endpackage
