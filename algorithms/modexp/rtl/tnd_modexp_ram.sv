// Modular exponentiation: block RAM with a register behind it, one write and one read per clock.
//
// Contract    A word that is written can be read in the next clock. Reads take the same time wherever they are: an
//             address may be secret. What is read in the clock in which it is written does not matter.
// Latency     2 clocks from read_at_i to read_data_o
// Reset       none
module tnd_modexp_ram #(
  parameter int unsigned Width       = 18,
  parameter int unsigned AddressBits = 8
) (
  input  logic                   clk_i,
  input  logic                   write_i,
  input  logic [AddressBits-1:0] write_at_i,
  input  logic [Width-1:0]       write_data_i,
  input  logic [AddressBits-1:0] read_at_i,
  output logic [Width-1:0]       read_data_o
);
  (* no_rw_check *)
  logic [Width-1:0] ram [2**AddressBits];
  logic [Width-1:0] read_q;
  always_ff @(posedge clk_i) begin
    if (write_i) ram[write_at_i] <= write_data_i;
    read_q      <= ram[read_at_i];
    read_data_o <= read_q;
  end
endmodule
