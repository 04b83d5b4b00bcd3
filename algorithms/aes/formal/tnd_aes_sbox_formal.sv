// Proves that S-boxes in every form and cut are the table, Clocks clocks later, for both bytes.
module tnd_aes_sbox_formal
  import tnd_sbox_pkg::SrTable;
#(
  parameter int unsigned SboxForm = 0,
  parameter int unsigned Clocks   = 1
) (
  input logic            clk_i,
  input logic [1:0][7:0] bytes_i
);
  logic [1:0][7:0] found, expected;
  logic [3:0]      age_q;
  tnd_aes_sbox #(.SboxForm(SboxForm), .Clocks(Clocks)) u_sbox (.clk_i, .bytes_i, .bytes_o(found));
  tnd_delay #(.Width(16), .Depth(Clocks)) u_expected (
    .clk_i, .rst_ni(1'b1), .enable_i(1'b1),
    .data_i({SrTable[bytes_i[1]], SrTable[bytes_i[0]]}), .data_o(expected)
  );
  initial age_q = '0;
  always_ff @(posedge clk_i) age_q <= age_q + 1'b1;
  always_comb begin
    assert (32'(age_q) != Clocks || found == expected);
  end
endmodule
