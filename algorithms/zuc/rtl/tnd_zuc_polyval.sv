// POLYVAL, word by word as they come: the sum that tags of 256-NIA6 and 256-NCA6 are made of.
//
//   sum = (sum + block) . key for every block of four words
//   a . b = a b x^-128 modulo x^128 + x^127 + x^126 + x^121 + 1
//
// The product is Montgomery's, from the low powers of x on, which is how a block comes: for every digit of sum + block,
// total = (total + digit key) x^-Bits. Modulo x^121 the modulus is 1, so its multiple by the low digit clears that digit.
//
// Standard    RFC 8452, section 3
// Contract    Bit 8 j + i of a block and of key_i is bit i of byte j, the coefficient of x^(8 j + i). A word with
//             word_last_i ends a block: zeros fill it up. key_i may change in the clock after a block's first word is taken,
//             and not again before idle_o or the next block's. clear_i, while idle_o, sets the sum to 0.
// Parameters  Bits: of a digit, of which there is one per clock; 32 or a part of it
// Handshake   word_valid_i/word_ready_o; word_ready_o is low for 32/Bits - 1 clocks after a word, and while a block is
//             filled up
// Latency     32/Bits clocks from a word, or the last word that fills a block, to total_o, which counts while idle_o is high
// Reset       clears it
// Timing      independent of key and words; not masked
// Checked by  ../tb, in tnd_zuc_core
module tnd_zuc_polyval #(
  parameter int unsigned Bits = 32
) (
  input  logic         clk_i,
  input  logic         rst_ni,
  input  logic         clear_i,
  input  logic [127:0] key_i,
  input  logic         word_valid_i,
  output logic         word_ready_o,
  input  logic [31:0]  word_i,
  input  logic         word_last_i,
  output logic         idle_o,
  output logic [127:0] total_o
);
  localparam int unsigned Steps     = 32 / Bits;
  localparam int unsigned StepWidth = $clog2(Steps + 1);

  logic [127:0]         total_q, total_d;
  logic [127+Bits:0]    product;    // total + digit key
  logic [127:0]         low;        // its lowest digit
  logic [95:0]          rest_q;     // of the sum before this block, what its next words are added to
  logic [31:0]          word_q;     // digits that are still to come, the next one lowest
  logic [StepWidth-1:0] steps_q;    // their number
  logic [1:0]           place_q;    // in the block, of the word that is taken next
  logic                 first_q;    // the next digit is its block's first
  logic                 filling_q, room, taken;

  assign room         = steps_q <= 1;
  assign word_ready_o = room && !filling_q;
  assign taken        = room && (filling_q || word_valid_i);
  assign idle_o       = steps_q == '0 && !filling_q;
  assign total_o      = total_q;

  always_comb begin
    product = first_q ? '0 : (128 + Bits)'(total_q);
    for (int unsigned i = 0; i < Bits; i++) begin
      if (word_q[i]) product ^= (128 + Bits)'(key_i) << i;
    end
    low     = 128'(product[Bits-1:0]);
    total_d = total_q;
    if (steps_q != '0) begin
      total_d = 128'(product >> Bits) ^ low << (128 - Bits) ^ low << (127 - Bits) ^ low << (126 - Bits)
                ^ low << (121 - Bits);
    end
  end

  always_ff @(posedge clk_i) begin
    if (!rst_ni) begin
      total_q   <= '0;
      rest_q    <= '0;
      word_q    <= '0;
      steps_q   <= '0;
      place_q   <= '0;
      first_q   <= 1'b0;
      filling_q <= 1'b0;
    end else begin
      total_q <= clear_i ? '0 : total_d;
      if (taken) begin
        word_q  <= (filling_q ? '0 : word_i) ^ (place_q == '0 ? total_d[31:0] : rest_q[31:0]);
        rest_q  <= place_q == '0 ? total_d[127:32] : rest_q >> 32;
        steps_q <= StepWidth'(Steps);
        first_q <= place_q == '0;
        place_q <= place_q + 2'd1;
        if (filling_q || word_last_i) filling_q <= place_q != 2'd3;
      end else if (steps_q != '0) begin
        word_q  <= 32'(64'(word_q) >> Bits);
        steps_q <= steps_q - 1'b1;
        first_q <= 1'b0;
      end
    end
  end

  if (Bits > 32 || 32 % Bits != 0) begin : gen_bad_bits
    $error("tnd_zuc_polyval: Bits must be a part of 32");
  end
endmodule
