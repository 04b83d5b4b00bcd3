// Modular exponentiation: Elements rows of a Montgomery product, one behind the other.
//
// Contract    A pass takes numbers a, b, m and z, a word of each per clock from first_i on, and gives another z, its words
//             the clock behind ahead_o on. z is all that a product has come to: its lowest word is the quotient that the second row
//             takes, the rest the T of tnd_modexp_element; 0 begins a product. b and m end with a word of 0, z_i with two.
//             Only the first Elements words of a count. Passes may follow one another without a pause, if each has at
//             least Elements words.
// Latency     2 * Elements + 3 clocks from first_i to ahead_o
// Reset       none: what is inside without a first_i reaches nothing
// Timing      independent of the data
// Checked by  ../tb, in tnd_modexp_core
module tnd_modexp_array #(
  parameter int unsigned WordBits = 18,
  parameter int unsigned Elements = 61
) (
  input  logic                clk_i,
  input  logic                first_i,
  input  logic [WordBits-1:0] a_i,
  input  logic [WordBits-1:0] b_i,
  input  logic [WordBits-1:0] m_i,
  input  logic [WordBits-1:0] z_i,
  output logic                ahead_o,
  output logic [WordBits-1:0] z_o
);
  typedef logic [WordBits-1:0] word_t;

  // ------------------------------------------------------------------ before the first row
  logic [3:1] first_q;
  word_t      m_q[2], z_q[2], s_q;
  word_t      quotient_q[2];
  always_ff @(posedge clk_i) begin
    first_q <= {first_q[2:1], first_i};
    m_q     <= '{m_i, m_q[0]};
    z_q     <= '{z_i, z_q[0]};
    s_q     <= first_q[2] || first_q[3] ? '0 : z_q[1];
    if (first_q[1]) quotient_q[0] <= z_q[0];
    if (first_q[3]) quotient_q[1] <= z_q[1];
  end

  // ------------------------------------------------------------------ rows; place i is before row i
  logic       first[Elements+1];
  word_t      a[Elements+1], b[Elements+1], m[Elements+1], s[Elements+1];
  word_t      q[Elements+2];  // place i is for row i
  logic [2:0] c[Elements+1];
  assign first[0] = first_i;
  assign a[0]     = a_i;
  assign b[0]     = b_i;
  assign m[0]     = m_q[1];
  assign s[0]     = s_q;
  assign c[0]     = '0;
  assign q[0]     = quotient_q[0];
  assign q[1]     = quotient_q[1];

  for (genvar i = 0; i < Elements; i++) begin : gen_elements
    tnd_modexp_element #(
      .WordBits(WordBits)
    ) u_element (
      .clk_i,
      .first_i(first[i]),
      .a_i    (a[i]),
      .b_i    (b[i]),
      .m_i    (m[i]),
      .q_i    (q[i]),
      .s_i    (s[i]),
      .c_i    (c[i]),
      .first_o(first[i+1]),
      .a_o    (a[i+1]),
      .b_o    (b[i+1]),
      .m_o    (m[i+1]),
      .q_o    (q[i+2]),
      .s_o    (s[i+1]),
      .c_o    (c[i+1])
    );
  end

  // ------------------------------------------------------------------ behind the last row: carries
  logic [4:1]        last_q;
  logic [2:0]        c_q;
  logic              carry_q;
  logic [WordBits:0] sum;
  assign ahead_o = last_q[3];
  assign sum     = (WordBits + 1)'(s[Elements]) + (WordBits + 1)'(c_q) + (WordBits + 1)'(carry_q);
  always_ff @(posedge clk_i) begin
    last_q  <= {last_q[3:1], first[Elements]};
    c_q     <= c[Elements];
    carry_q <= !last_q[4] && sum[WordBits];
    z_o     <= last_q[3] ? q[Elements] : last_q[4] ? q[Elements+1] : sum[WordBits-1:0];
  end

  logic unused;
  assign unused = ^{a[Elements], b[Elements], m[Elements]};
endmodule
