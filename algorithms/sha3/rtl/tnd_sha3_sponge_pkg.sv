// SHA-3: types of the signals between the stages of the core.
//
// Standard    FIPS 202, sections 4, 5.1 and 6
package tnd_sha3_sponge_pkg;
  import tnd_sha3_round_pkg::constant_t;

  localparam int unsigned MaxRateWords = 21;  // of SHAKE128
  typedef logic [MaxRateWords-1:0][63:0] block_t;
  typedef logic [MaxRateWords-1:0]       words_t;  // one bit for each word of a block
  typedef logic [4:0]                    word_index_t;

  // The six functions: their rates, in words, and digests, in bytes; 0: of any length.
  localparam int unsigned Functions = 6;
  typedef logic [2:0] function_t;

  function automatic logic [4:0] rate_words(input function_t which);
    case (which)
      3'd0: return 5'd18;  // SHA3-224
      3'd1: return 5'd17;  // SHA3-256
      3'd2: return 5'd13;  // SHA3-384
      3'd3: return 5'd9;   // SHA3-512
      3'd4: return 5'd21;  // SHAKE128
      default: return 5'd17;  // SHAKE256
    endcase
  endfunction

  function automatic logic [6:0] digest_bytes(input function_t which);
    case (which)
      3'd0: return 7'd28;
      3'd1: return 7'd32;
      3'd2: return 7'd48;
      3'd3: return 7'd64;
      default: return 7'd0;
    endcase
  endfunction

  // The bits that tell the function, and the first one of the padding: 0x06, of SHAKE 0x1f.
  function automatic logic [7:0] suffix(input logic shake);
    return {3'd0, {2{shake}}, 2'd3, shake};
  endfunction

  // Returns the first of four places after `last` that is wanted.
  function automatic logic [1:0] place_after(input logic [1:0] last, input logic [3:0] wanted);
    logic [1:0] place;
    place = last;
    for (int unsigned i = 3; i > 0; i--) if (wanted[last+2'(i)]) place = last + 2'(i);
    return place;
  endfunction

  // A task as the sponge runs it.
  typedef struct packed {
    function_t   which;
    logic [7:0]  status;   // not ok: its digest is zeros
    logic        squeezes; // its digest is longer than the rate
    logic [29:0] bytes;    // of message
    logic [29:0] digest;   // bytes that leave
  } plan_t;

  // Progress of the message in one of the places.
  typedef struct packed {
    logic       active;
    logic       more;      // needs another block
    logic       ends;      // has been permuted for the last time, or is not active
    logic       squeezes;
    logic [4:0] round;     // of steps, what comes next
  } progress_t;

  // A step: some rounds of one message, all at once.
  typedef struct packed {
    logic            run;      // else everything waits
    logic            zero;     // it runs, and its message begins: what was there before counts for nothing
    logic            capture;  // it runs, and the state that it begins with holds digest
    constant_t [3:0] constants;
  } step_t;
endpackage
