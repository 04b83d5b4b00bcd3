// One step of the key schedule: computes the KeyWords words from one round key on out of those from the round key before.
//
// Four words are new. They differ from sums of old ones by one word through SubBytes: the sums wait for it.
//
// Standard    FIPS 197, section 5.2
// Parameters  KeyBits: 128, 192 or 256; SboxForm, SboxClocks: see tnd_aes_sbox
// Latency     SboxClocks; round_later_i comes with the result, the others before
// Reset       none
// Timing      independent of the key; not masked
module tnd_aes_key_step
  import tnd_aes_round_pkg::*;
#(
  parameter int unsigned KeyBits    = 128,
  parameter int unsigned SboxForm   = 0,
  parameter int unsigned SboxClocks = 0,
  localparam int unsigned KeyWords  = KeyBits / 32
) (
  input  logic                 clk_i,
  input  logic [3:0]           round_i,        // 0 .. of the words that come
  input  word_t [KeyWords-1:0] words_i,
  input  logic [3:0]           round_later_i,
  output word_t [KeyWords-1:0] words_o
);
  // place selects the word that goes through SubBytes and the first new word to which the result is added. With six key
  // words, every third step adds none, and another adds it from its third word on.
  typedef enum logic [1:0] {FromFirst, FromThird, Never} place_e;
  function automatic place_e place(input logic [3:0] round);
    if (KeyWords != 6) return FromFirst;
    case (round % 3)
      0:       return FromFirst;
      1:       return FromThird;
      default: return Never;
    endcase
  endfunction

  word_t                substituted, source, added;
  word_t [KeyWords-1:0] sums, sums_later;

  // new[i] = old[i] ^ new[i - 1], without the word through SubBytes; that before new[0] is the last.
  always_comb begin
    for (int i = 0; i < int'(KeyWords) - 4; i++) sums[i] = words_i[i+4];
    for (int unsigned i = 0; i < 4; i++) begin
      sums[KeyWords-4+i] = words_i[i];
      for (int unsigned j = 0; j < i; j++) sums[KeyWords-4+i] ^= words_i[j];
      if (KeyWords == 6 && (place(round_i) == Never || (place(round_i) == FromThird && i < 2)))
        sums[KeyWords-4+i] ^= words_i[KeyWords-1];
      // The third new word starts a new chain of sums: the chain before it does not enter.
      if (KeyWords == 6 && place(round_i) == FromThird && i >= 2)
        sums[KeyWords-4+i] = i == 2 ? words_i[2] : words_i[2] ^ words_i[3];
    end
  end
  assign source = KeyWords == 6 && place(round_i) == FromThird
                  ? words_i[0] ^ words_i[1] ^ words_i[KeyWords-1] : words_i[KeyWords-1];

  tnd_delay #(.Width(KeyBits), .Depth(SboxClocks)) u_sums (
    .clk_i, .rst_ni(1'b1), .enable_i(1'b1), .data_i(sums), .data_o(sums_later)
  );
  for (genvar i = 0; i < 2; i++) begin : gen_sbox
    tnd_aes_sbox #(.SboxForm(SboxForm), .Clocks(SboxClocks)) u_sbox (
      .clk_i, .bytes_i(source[2*i+:2]), .bytes_o(substituted[2*i+:2])
    );
  end

  // With eight key words, only every other step rotates the word and adds a round constant.
  always_comb begin
    added = substituted;
    if (KeyWords != 8 || !round_later_i[0]) added = rotate(substituted);
    case (KeyWords)
      4:       added[0] ^= round_constant(round_later_i + 1);
      6:       added[0] ^= round_constant(4'((4 * 32'(round_later_i) + 9) / 6));
      default: added[0] ^= round_later_i[0] ? '0 : round_constant(round_later_i / 2 + 1);
    endcase
    words_o = sums_later;
    for (int unsigned i = 0; i < 4; i++) begin
      if (place(round_later_i) == FromFirst || (place(round_later_i) == FromThird && i >= 2)) words_o[KeyWords-4+i] ^= added;
    end
  end
endmodule
