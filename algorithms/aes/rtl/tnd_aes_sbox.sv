// Two bytes of SubBytes.
//
//   Clocks   logic                                          table            RAM        | a register
//     0      circuit                                        table
//     1      circuit |                                      table |          RAM |
//     2      sums   norm   inverse | products   collect |   quarters | one | RAM | |
//     3      sums | norm   inverse | products   collect |
//     4      sums | norm | inverse | products   collect |
//     5      sums | norm | inverse | products | collect |
//
// Standard    FIPS 197, section 5.1.1
// Source      circuit: Boyar and Peralta, "A small depth-16 circuit for the AES S-box" (2012), 128 gates; steps:
//             tnd_sbox_steps
// Parameters  SboxForm; Clocks: up to 5 as logic, 2 as table; 1 or 2 in block RAM, which both bytes share
// Latency     Clocks
// Reset       none
// Timing      independent of the bytes; not masked
// Checked by  ../tb, ../formal/tnd_aes_sbox_formal.sv
module tnd_aes_sbox
  import tnd_sbox_pkg::SrTable;
  import tnd_aes_sbox_pkg::*;
#(
  parameter int unsigned SboxForm = 0,
  parameter int unsigned Clocks   = 0
) (
  input  logic            clk_i,
  input  logic [1:0][7:0] bytes_i,
  output logic [1:0][7:0] bytes_o
);
  localparam int unsigned MaxClocks = SboxForm == tnd_aes_pkg::SboxFormLogic ? 5 : 2;
  if (Clocks > MaxClocks || (SboxForm == tnd_aes_pkg::SboxFormRam && Clocks == 0)) begin : gen_no_clocks
    $error("no such Clocks in this SboxForm");
  end

  if (SboxForm == tnd_aes_pkg::SboxFormRam) begin : gen_ram
    (* rom_style = "block" *) logic [7:0] rom [256];
    logic [1:0][7:0] bytes_q;
    initial begin
      for (int i = 0; i < 256; i++) rom[i] = SrTable[i];
    end
    always_ff @(posedge clk_i) begin
      bytes_q[0] <= rom[bytes_i[0]];
      bytes_q[1] <= rom[bytes_i[1]];
    end
    tnd_delay #(.Width(16), .Depth(Clocks - 1)) u_later (
      .clk_i, .rst_ni(1'b1), .enable_i(1'b1), .data_i(bytes_q), .data_o(bytes_o)
    );
  end else begin : gen_logic
    for (genvar i = 0; i < 2; i++) begin : gen_byte
      if (SboxForm == tnd_aes_pkg::SboxFormTable) begin : gen_table
        // All four quarters of the table, then one of them.
        logic [3:0][7:0] quarters, quarters_later;
        logic [1:0]      top_later;
        logic [7:0]      found;
        always_comb begin
          for (int unsigned j = 0; j < 4; j++) quarters[j] = SrTable[{2'(j), bytes_i[i][5:0]}];
        end
        tnd_delay #(.Width(2 + 32), .Depth(Clocks == 2 ? 1 : 0)) u_quarters (
          .clk_i, .rst_ni(1'b1), .enable_i(1'b1),
          .data_i({bytes_i[i][7:6], quarters}), .data_o({top_later, quarters_later})
        );
        assign found = Clocks == 2 ? quarters_later[top_later] : SrTable[bytes_i[i]];
        tnd_delay #(.Width(8), .Depth(Clocks == 0 ? 0 : 1)) u_found (
          .clk_i, .rst_ni(1'b1), .enable_i(1'b1), .data_i(found), .data_o(bytes_o[i])
        );
      end else if (Clocks < 2) begin : gen_circuit
        tnd_delay #(.Width(8), .Depth(Clocks)) u_found (
          .clk_i, .rst_ni(1'b1), .enable_i(1'b1), .data_i(circuit(bytes_i[i])), .data_o(bytes_o[i])
        );
      end else begin : gen_steps
        logic [7:0] found;
        tnd_sbox_steps #(
          .Sums         (Sums),
          .Inverse      (Inverse),
          .Factors      (Factors),
          .SumsDepth    (Clocks >= 3 ? 1 : 0),
          .NormDepth    (Clocks >= 4 ? 1 : 0),
          .InverseDepth (1),
          .ProductsDepth(Clocks >= 5 ? 1 : 0)
        ) u_steps (
          .clk_i, .rst_ni(1'b1), .enable_i(1'b1), .byte_i(bytes_i[i]), .byte_o(found)
        );
        tnd_delay #(.Width(8), .Depth(1)) u_collect (
          .clk_i, .rst_ni(1'b1), .enable_i(1'b1), .data_i(found ^ 8'h63), .data_o(bytes_o[i])
        );
      end
    end
  end
endmodule
