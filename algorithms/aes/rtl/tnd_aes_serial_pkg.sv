// The program of tnd_aes_core_serial, and the table that it works with.
//
// A sum of table entries is made term by term, one per clock. What a term needs is in four words of the program, each a clock
// after the other, so that nothing has to be delayed:
//
//   word    t            t + 1              t + 2                 t + 3, of the last term
//           read: its    plain: page of     first, once, twice:   write: where the sum goes
//           address      the table          into the sum          out: it is a byte of the result
//
// In the order of time: a round, the last round, 32 bytes come in (key, then block), the first AddRoundKey. Then the round
// again, nine times. The state has two places of 16 bytes, which change with the number of the round: everything reads at
// State and writes at NextState.
//
// Standard    FIPS 197, sections 5.1 and 5.2
// Checked by  ../tb
package tnd_aes_serial_pkg;

  typedef logic [5:0] address_t;
  localparam address_t NextState = 6'd0;
  localparam address_t State     = 6'd16;
  localparam address_t Key       = 6'd32;  // round key
  localparam address_t Rcon      = 6'd48;
  localparam address_t Unread    = 6'd62;
  localparam address_t Unwritten = 6'd63;  // takes results that are not used

  typedef struct packed {
    address_t read;
    address_t write;
    logic     plain;
    logic     first;  // begins a sum; alone: a byte comes in, and is written
    logic     once;
    logic     twice;
    logic     out;
    logic     last;   // the word after the next is the round's first, or that of the last round
  } word_t;
  typedef word_t [511:0] program_t;

  // Control bits {plain, first, once, twice} by which a table entry joins the sum: plain or through the S-box; as its first
  // term or not; times 1, 2 or 3 (once and twice together).
  typedef logic [3:0] how_t;
  localparam how_t Sbox            = 4'b0010;
  localparam how_t SboxTwice       = 4'b0001;
  localparam how_t SboxThrice      = 4'b0011;
  localparam how_t SboxTwiceFirst  = 4'b0101;
  localparam how_t SboxThriceFirst = 4'b0111;
  localparam how_t Plain           = 4'b1010;
  localparam how_t PlainFirst      = 4'b1110;
  localparam how_t TwiceFirst      = 4'b1101;

  function automatic program_t term(input program_t words, input int unsigned t, input address_t from, input how_t how);
    program_t p;
    p = words;
    p[t].read    = from;
    p[t+1].plain = how[3];
    {p[t+2].first, p[t+2].once, p[t+2].twice} = how[2:0];
    return p;
  endfunction

  // The number of clocks that a byte of the next round key takes.
  function automatic int unsigned key_terms(input int unsigned i);
    return i == 0 ? 3 : 2;
  endfunction
  // Byte i of the next round key, in the place of that of this one; the sum goes on from it.
  function automatic program_t key_byte(input program_t words, input int unsigned t, input int unsigned i);
    program_t p;
    p = term(words, t, Key + 6'(i), PlainFirst);
    if (i < 4) p = term(p, t + 1, Key + 6'(12 + (i + 1) % 4), Sbox);
    else p = term(p, t + 1, Key + 6'(i - 4), Plain);
    if (i == 0) p = term(p, t + 2, Rcon, Plain);
    p[t+key_terms(i)+2].write = Key + 6'(i);
    return p;
  endfunction

  // Returns the address of the byte that ShiftRows moves to a row and column.
  function automatic address_t shifted(input int unsigned row, input int unsigned column);
    return State + 6'(4 * ((column + row) % 4) + row);
  endfunction

  function automatic program_t program_words();
    program_t    p;
    int unsigned t;
    for (int unsigned i = 0; i < 512; i++) p[i] = '{read: Unread, write: Unwritten, default: '0};
    t = 0;
    // A round: SubBytes, ShiftRows and MixColumns in one sum, with the round key.
    for (int unsigned i = 0; i < 16; i++) begin
      p = key_byte(p, t, i);
      t += key_terms(i);
      p = term(p, t, shifted(i % 4, i / 4), SboxTwice);
      p = term(p, t + 1, shifted((i + 1) % 4, i / 4), SboxThrice);
      p = term(p, t + 2, shifted((i + 2) % 4, i / 4), Sbox);
      p = term(p, t + 3, shifted((i + 3) % 4, i / 4), Sbox);
      t += 4;
      p[t+2].write = NextState + 6'(i);
    end
    p = term(p, t, Rcon, TwiceFirst);
    p[t+3].write = Rcon;
    p[t+3].last  = 1'b1;
    t += 5;
    // The last round has no MixColumns.
    for (int unsigned i = 0; i < 16; i++) begin
      p = key_byte(p, t, i);
      t += key_terms(i);
      p = term(p, t, shifted(i % 4, i / 4), Sbox);
      t += 1;
      p[t+2].out = 1'b1;
    end
    t += 3;
    for (int unsigned i = 0; i < 32; i++) begin
      p[t].first = 1'b1;
      p[t].write = i < 16 ? Key + 6'(i) : State + 6'(i - 16);
      t += 1;
    end
    // The first AddRoundKey, and Rcon, from what there is: 0 = x ^ x, c6 = 2 S(0), 1 = 3 S(c6) ^ c6.
    p = term(p, t, Key, PlainFirst);
    p = term(p, t + 1, Key, Plain);
    t += 2;
    p[t+2].write = Rcon;
    for (int unsigned i = 0; i < 16; i++) begin
      if (i == 8) begin
        p = term(p, t, Rcon, SboxTwiceFirst);
        t += 1;
        p[t+2].write = Rcon;
      end
      p = term(p, t, State + 6'(i), PlainFirst);
      p = term(p, t + 1, Key + 6'(i), Plain);
      t += 2;
      p[t+2].write = NextState + 6'(i);
    end
    p = term(p, t, Rcon, SboxThriceFirst);
    p = term(p, t + 1, Rcon, Plain);
    t += 1;
    p[t+3].write = Rcon;
    p[t+3].last  = 1'b1;
    return p;
  endfunction

  // The words lie in the order in which a shift register with feedback counts, of period 511.
  function automatic logic [8:0] counted(input logic [8:0] x);
    return {x[7:0], ~(x[8] ^ x[4])};
  endfunction

  // Two pages of a table: S(x) and 2 S(x), then x and 2 x. Behind them the program.
  typedef logic [1023:0][17:0] rom_t;
  function automatic rom_t rom_words();
    rom_t       rom;
    program_t   words;
    logic [8:0] at;
    logic [7:0] x;
    words = program_words();
    for (int unsigned i = 0; i < 512; i++) begin
      x      = i < 256 ? tnd_sbox_pkg::SrTable[i[7:0]] : i[7:0];
      rom[i] = {2'b0, tnd_aes_round_pkg::xtime(x), x};
    end
    at = '0;
    for (int unsigned i = 0; i < 511; i++) begin
      rom[{1'b1, at}] = words[i];
      at = counted(at);
    end
    rom[1023] = '0;
    return rom;
  endfunction
endpackage
