// Modular exponentiation: one row of a Montgomery product, a word per clock.
//
// Contract    T' = floor(T / 2^w) + a * b + q * m, word by word from the lowest, where q is the lowest word of the T that
//             came two rows before, and a the word that passes when first_i is high. q_o is the lowest word of T', which
//             the row after the next takes. Words of T travel with what they carry into the next word: s + 2^w * c.
// Input       of word j, clocks after its b_i: m_i 2, c_i 4, s_i 5; q_i from the second clock after first_i. s_i is word
//             j + 1 of T, with 0 behind the last; c_i what word j carries. Of a number's last word b_i and m_i are 0.
// Source      Orup, Simplifying quotient determination in high-radix modular multiplication (quotients that are used two
//             rows after they are known, 2^2w m = -n^-1 n + 1); Walter, Systolic modular multiplication
// Latency     first_o and b_o of the next row 2 clocks, s_o 6; a_o 1, so that word i of a meets word 0 of b in row i
// Reset       none
// Timing      independent of the data
// Checked by  ../tb, in tnd_modexp_core
module tnd_modexp_element #(
  parameter int unsigned WordBits = 18
) (
  input  logic                clk_i,
  input  logic                first_i,
  input  logic [WordBits-1:0] a_i,
  input  logic [WordBits-1:0] b_i,
  input  logic [WordBits-1:0] m_i,
  input  logic [WordBits-1:0] q_i,
  input  logic [WordBits-1:0] s_i,
  input  logic [2:0]          c_i,
  output logic                first_o,
  output logic [WordBits-1:0] a_o,
  output logic [WordBits-1:0] b_o,
  output logic [WordBits-1:0] m_o,
  output logic [WordBits-1:0] q_o,
  output logic [WordBits-1:0] s_o,
  output logic [2:0]          c_o
);
  typedef logic [WordBits-1:0] word_t;
  typedef logic [2*WordBits-1:0] product_t;

  logic [5:1]            first_q;
  word_t                 a_q, b_q, q_q, m_q, ab_high_q;
  product_t              ab_q, qm_q;
  logic [WordBits:0]     low_q;   // two words
  logic [WordBits+1:0]   most_q;  // three
  logic [WordBits+2:0]   all_q, sum;

  assign first_o = first_q[2];
  assign sum     = all_q + (WordBits + 3)'(s_i);  // at most 5 * (2^w - 1) + 5

  always_ff @(posedge clk_i) begin
    first_q <= {first_q[4:1], first_i};
    a_o     <= a_i;
    b_q     <= b_i;
    b_o     <= b_q;
    q_q     <= q_i;
    m_q     <= m_i;
    m_o     <= m_q;
    if (first_i) a_q <= a_i;

    ab_q      <= product_t'(a_q) * product_t'(b_q);
    qm_q      <= product_t'(q_q) * product_t'(m_q);
    ab_high_q <= ab_q[2*WordBits-1:WordBits];
    low_q     <= (WordBits + 1)'(ab_q[WordBits-1:0]) + (WordBits + 1)'(ab_high_q);
    most_q    <= (WordBits + 2)'(low_q) + (WordBits + 2)'(qm_q[2*WordBits-1:WordBits]);
    all_q     <= (WordBits + 3)'(most_q) + (WordBits + 3)'(qm_q[WordBits-1:0]) + (WordBits + 3)'(c_i);

    // The lowest word is divided away: for the row before it is beyond the last.
    s_o <= first_q[5] ? '0 : sum[WordBits-1:0];
    c_o <= sum[WordBits+2:WordBits];
    if (first_q[5]) q_o <= sum[WordBits-1:0];
  end
endmodule
