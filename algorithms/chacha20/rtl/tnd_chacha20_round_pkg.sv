// The arithmetic of ChaCha20, shared by every architecture.
//
// Standard    RFC 8439, sections 2.1-2.3
// Byte order  word i of the state is state[i]; byte 0 of a block stands in bits 7:0
// Timing      independent of key and data; not masked
package tnd_chacha20_round_pkg;

  typedef logic [15:0][31:0] state_t;

  // Words 4 to 15 of a block's initial state, by which blocks differ.
  typedef struct packed {
    logic [95:0]  nonce;
    logic [31:0]  counter;
    logic [255:0] key;
  } block_t;

  function automatic state_t initial_state(input block_t block);
    return {block, 32'h6b206574, 32'h79622d32, 32'h3320646e, 32'h61707865};
  endfunction

  // The final addition (section 2.3), word by word.
  function automatic state_t summation(input state_t rounds, input block_t block);
    state_t initial_words = initial_state(block);
    state_t sum;
    for (int i = 0; i < 16; i++) sum[i] = rounds[i] + initial_words[i];
    return sum;
  endfunction

  function automatic logic [31:0] rotl(input logic [31:0] x, input int n);
    return (x << n) | (x >> (32 - n));
  endfunction

  // Step 3 of the quarter round is its addition, then its XOR and rotation.
  function automatic state_t last_addition(input state_t x);
    for (int j = 0; j < 4; j++) x[8+j] = x[8+j] + x[12+j];
    return x;
  endfunction

  // After step 3, word j of row r moves to place (r - j) mod 4. That turns the diagonals into columns, and columns that
  // were diagonals back into themselves, so column and diagonal rounds are one circuit without a multiplexer, and
  // after an even number of rounds every word is in its own place.
  function automatic state_t last_xor(input state_t x);
    state_t y = x;
    for (int j = 0; j < 4; j++) y[4+j] = rotl(x[4+j] ^ x[8+j], 7);
    for (int r = 0; r < 4; r++) begin
      for (int j = 0; j < 4; j++) x[4*r+(r+4-j)%4] = y[4*r+j];
    end
    return x;
  endfunction

  // Step n, 0 to 3, of the quarter round (section 2.1) on all four columns: one addition, one XOR, one rotation.
  function automatic state_t step(input state_t x, input int n);
    state_t y = x;
    if (n == 3) return last_xor(last_addition(x));
    for (int j = 0; j < 4; j++) begin
      case (n)
        0: begin
          y[j]    = x[j] + x[4+j];
          y[12+j] = rotl(x[12+j] ^ y[j], 16);
        end
        1: begin
          y[8+j] = x[8+j] + x[12+j];
          y[4+j] = rotl(x[4+j] ^ y[8+j], 12);
        end
        default: begin
          y[j]    = x[j] + x[4+j];
          y[12+j] = rotl(x[12+j] ^ y[j], 8);
        end
      endcase
    end
    return y;
  endfunction

  // One round, column or diagonal.
  function automatic state_t round(input state_t x);
    return step(step(step(step(x, 0), 1), 2), 3);
  endfunction

  // A task as the output needs it, beside its pads.
  typedef struct packed {
    logic       has_data;   // message beats come for it
    logic [7:0] status;     // tandem::Status; if not ok, the output is zero
    logic [5:0] last_byte;  // highest byte in use in the last block
  } trailer_t;

endpackage
