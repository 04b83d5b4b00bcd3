// A polynomial over GF(2^64), word by word as they come: EVAL of UIA2 before its last product.
//
//   total = (total + block) . key for every block of two words, modulo x^64 + x^4 + x^3 + x + 1
//
// The product is taken from the high powers of x on, which is how a block comes: for every digit of total + block,
// product = product x^Bits + digit key. Its Bits bits from x^64 on fold into the lowest ones.
//
// Standard    TS 35.215, sections 4.3.2 to 4.3.4 and 4.4
// Contract    Bit 31 of a block's first word is the coefficient of x^63. A word with word_last_i ends a block: a word of
//             zeros fills it up. key_i may change in the clock after a block's first word is taken, and not again before
//             idle_o or the next block's. clear_i, while idle_o, sets the total to 0.
// Parameters  Bits: of a digit, of which there is one per clock; 32 or a part of it
// Handshake   word_valid_i/word_ready_o; word_ready_o is low for 32/Bits - 1 clocks after a word, and while a block is
//             filled up
// Latency     32/Bits clocks from a word, or the one that fills a block, to total_o, which counts while idle_o is high
// Reset       clears it
// Timing      independent of key and words; not masked
// Checked by  ../formal/tnd_snow3g_field_formal.sv; ../tb, in tnd_snow3g_core
module tnd_snow3g_evaluate #(
  parameter int unsigned Bits = 32
) (
  input  logic        clk_i,
  input  logic        rst_ni,
  input  logic        clear_i,
  input  logic [63:0] key_i,
  input  logic        word_valid_i,
  output logic        word_ready_o,
  input  logic [31:0] word_i,
  input  logic        word_last_i,
  output logic        idle_o,
  output logic [63:0] total_o
);
  localparam int unsigned Steps     = 32 / Bits;
  localparam int unsigned StepWidth = $clog2(Steps + 1);

  logic [63:0]          total_q, total_d;
  logic [63+Bits:0]     product;    // product x^Bits + digit key
  logic [63:0]          high;       // what of it folds
  logic [31:0]          rest_q;     // the low half of the total before this block, for its second word
  logic [31:0]          word_q;     // digits that are still to come, the next one highest
  logic [StepWidth-1:0] steps_q;    // their number
  logic                 second_q;   // the word that is taken next is its block's second
  logic                 first_q;    // the next digit is its block's first
  logic                 filling_q, room, taken;

  assign room         = steps_q <= 1;
  assign word_ready_o = room && !filling_q;
  assign taken        = room && (filling_q || word_valid_i);
  assign idle_o       = steps_q == '0 && !filling_q;
  assign total_o      = total_q;

  always_comb begin
    product = first_q ? '0 : (64 + Bits)'(total_q) << Bits;
    for (int unsigned i = 0; i < Bits; i++) begin
      if (word_q[32-Bits+i]) product ^= (64 + Bits)'(key_i) << i;
    end
    high    = 64'(product[63+Bits:64]);
    total_d = total_q;
    if (steps_q != '0) total_d = product[63:0] ^ high ^ high << 1 ^ high << 3 ^ high << 4;
  end

  always_ff @(posedge clk_i) begin
    if (!rst_ni) begin
      total_q   <= '0;
      rest_q    <= '0;
      word_q    <= '0;
      steps_q   <= '0;
      second_q  <= 1'b0;
      first_q   <= 1'b0;
      filling_q <= 1'b0;
    end else begin
      total_q <= clear_i ? '0 : total_d;
      if (taken) begin
        word_q    <= (filling_q ? '0 : word_i) ^ (second_q ? rest_q : total_d[63:32]);
        rest_q    <= total_d[31:0];
        steps_q   <= StepWidth'(Steps);
        first_q   <= !second_q;
        second_q  <= !second_q;
        filling_q <= !second_q && word_last_i;
      end else if (steps_q != '0) begin
        word_q  <= 32'(64'(word_q) << Bits);
        steps_q <= steps_q - 1'b1;
        first_q <= 1'b0;
      end
    end
  end

  if (Bits > 32 || 32 % Bits != 0) begin : gen_bad_bits
    $error("tnd_snow3g_evaluate: Bits must be a part of 32");
  end
endmodule
