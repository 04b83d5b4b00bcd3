// SHA-3: one round of Keccak-f[1600].
//
// Standard    FIPS 202, sections 3.2 and 3.3
// Byte order  word x + 5 y of a state is A[x, y]; see ../README.md
// Checked by  ../formal/tnd_sha3_round_formal.sv, ../tb
package tnd_sha3_round_pkg;
  localparam int unsigned NumRounds = 24;

  typedef logic [63:0] word_t;
  typedef logic [24:0][63:0] state_t;
  typedef logic [4:0][63:0] plane_t;  // a word for each column
  typedef logic [6:0] constant_t;  // of a round: bit j is bit 2^j - 1 of RC, whose others are 0

  typedef logic [24:0][5:0] offsets_t;
  typedef constant_t [NumRounds-1:0] constants_t;
  localparam offsets_t   Offsets   = make_offsets();
  localparam constants_t Constants = make_constants();

  // Section 3.2.2: by how much rho rotates each word.
  function automatic offsets_t make_offsets();
    offsets_t    offsets;
    int unsigned x, y, next;
    offsets = '0;
    x       = 1;
    y       = 0;
    for (int unsigned t = 0; t < 24; t++) begin
      offsets[x+5*y] = 6'((t + 1) * (t + 2) / 2 % 64);
      next           = (2 * x + 3 * y) % 5;
      x              = y;
      y              = next;
    end
    return offsets;
  endfunction

  // Section 3.2.5: rc, the output of a linear feedback shift register, seven bits per round.
  function automatic constants_t make_constants();
    constants_t constants;
    logic [7:0] r;
    r = 8'h01;
    for (int unsigned round = 0; round < NumRounds; round++) begin
      for (int unsigned j = 0; j < 7; j++) begin
        constants[round][j] = r[0];
        r                   = {r[6:0], 1'b0} ^ (r[7] ? 8'h71 : 8'h00);
      end
    end
    return constants;
  endfunction

  function automatic word_t rotated(input word_t word, input logic [5:0] left);
    return word << left | word >> (7'd64 - 7'(left));
  endfunction

  // theta in three steps, of which no bit needs more than four others: of each column all but the last word, what two
  // columns bring, and their sum.
  function automatic plane_t columns(input state_t a);
    plane_t result;
    for (int unsigned x = 0; x < 5; x++) result[x] = a[x] ^ a[x+5] ^ a[x+10] ^ a[x+15];
    return result;
  endfunction

  function automatic plane_t effect(input plane_t sums, input plane_t last);
    plane_t result;
    for (int unsigned x = 0; x < 5; x++) begin
      result[x] = sums[(x+4)%5] ^ last[(x+4)%5] ^ rotated(sums[(x+1)%5] ^ last[(x+1)%5], 6'd1);
    end
    return result;
  endfunction

  function automatic state_t affected(input state_t a, input plane_t sums);
    state_t result;
    for (int unsigned i = 0; i < 25; i++) result[i] = a[i] ^ sums[i%5];
    return result;
  endfunction

  function automatic state_t theta(input state_t a);
    return affected(a, effect(columns(a), a[24:20]));
  endfunction

  // rho, pi, chi and iota.
  function automatic state_t after_theta(input state_t a, input constant_t constant);
    state_t b, result;
    for (int unsigned y = 0; y < 5; y++) begin
      for (int unsigned x = 0; x < 5; x++) b[y+5*((2*x+3*y)%5)] = rotated(a[x+5*y], Offsets[x+5*y]);
    end
    for (int unsigned y = 0; y < 5; y++) begin
      for (int unsigned x = 0; x < 5; x++) result[x+5*y] = b[x+5*y] ^ (~b[(x+1)%5+5*y] & b[(x+2)%5+5*y]);
    end
    for (int unsigned j = 0; j < 7; j++) result[0][2**j-1] ^= constant[j];
    return result;
  endfunction

  function automatic state_t round(input state_t a, input constant_t constant);
    return after_theta(theta(a), constant);
  endfunction
endpackage
