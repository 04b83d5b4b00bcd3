// Proves that a round is that of the standard, bit by bit and step by step, with offsets and constants as other tables have
// them: FIPS 202, sections 3.2.1 to 3.2.5. The core makes its own by the standard's rules.
module tnd_sha3_round_formal
  import tnd_sha3_round_pkg::*;
(
  input state_t     a_i,
  input logic [4:0] round_i
);
  // Offsets of rho modulo 64, row y by row, x from 0 on (Table 2).
  localparam int unsigned Rho [25] = '{
    0, 1, 62, 28, 27, 36, 44, 6, 55, 20, 3, 10, 43, 25, 39, 41, 45, 15, 21, 8, 18, 2, 61, 56, 14
  };
  localparam logic [63:0] Rc [24] = '{
    64'h0000000000000001, 64'h0000000000008082, 64'h800000000000808a, 64'h8000000080008000,
    64'h000000000000808b, 64'h0000000080000001, 64'h8000000080008081, 64'h8000000000008009,
    64'h000000000000008a, 64'h0000000000000088, 64'h0000000080008009, 64'h000000008000000a,
    64'h000000008000808b, 64'h800000000000008b, 64'h8000000000008089, 64'h8000000000008003,
    64'h8000000000008002, 64'h8000000000000080, 64'h000000000000800a, 64'h800000008000000a,
    64'h8000000080008081, 64'h8000000000008080, 64'h0000000080000001, 64'h8000000080008008
  };

  logic [4:0][63:0] c;
  state_t           theta_, rho_, pi_, chi_, iota_;
  always_comb begin
    for (int x = 0; x < 5; x++) begin
      for (int z = 0; z < 64; z++) begin
        c[x][z] = a_i[x][z] ^ a_i[x+5][z] ^ a_i[x+10][z] ^ a_i[x+15][z] ^ a_i[x+20][z];
      end
    end
    for (int x = 0; x < 5; x++) begin
      for (int y = 0; y < 5; y++) begin
        for (int z = 0; z < 64; z++) theta_[x+5*y][z] = a_i[x+5*y][z] ^ c[(x+4)%5][z] ^ c[(x+1)%5][(z+63)%64];
      end
    end
    for (int i = 0; i < 25; i++) begin
      for (int z = 0; z < 64; z++) rho_[i][z] = theta_[i][(z+64-Rho[i])%64];
    end
    for (int x = 0; x < 5; x++) begin
      for (int y = 0; y < 5; y++) pi_[x+5*y] = rho_[(x+3*y)%5+5*x];
    end
    for (int x = 0; x < 5; x++) begin
      for (int y = 0; y < 5; y++) begin
        for (int z = 0; z < 64; z++) begin
          chi_[x+5*y][z] = pi_[x+5*y][z] ^ ((pi_[(x+1)%5+5*y][z] ^ 1'b1) & pi_[(x+2)%5+5*y][z]);
        end
      end
    end
    iota_    = chi_;
    iota_[0] = chi_[0] ^ Rc[round_i];
    assume (round_i < 24);
    assert (round(a_i, Constants[round_i]) == iota_);
  end
endmodule
