// A round of AES in several clocks, with a block added.
//
//   Clocks
//     2..5   S-boxes, in 1 to 4 clocks | MixColumns              | a register
//     6, 7   S-boxes, in 4 or 5 clocks | sums | MixColumns
//
// Standard    FIPS 197, sections 5.1.1 to 5.1.4
// Contract    block_o is the round of block_i of Clocks - 1 clocks before, ^ the add_i that is there behind the last register
//             before `sums` or, where there are none, MixColumns: the last step is combinational. clear_i, in a clock with
//             enable_i, clears what this register takes: of the round there is nothing then. All registers hold while enable_i
//             is low
// Parameters  Clocks: 2 to 7
// Latency     Clocks - 1 clocks
// Reset       none
// Timing      independent of the block; not masked
// Checked by  ../tb, in tnd_snow5g_core_interleaved
module tnd_snow5g_round_steps
  import tnd_snow5g_word_pkg::*;
#(
  parameter int unsigned Clocks = 5
) (
  input  logic   clk_i,
  input  logic   rst_ni,
  input  logic   enable_i,
  input  logic   clear_i,
  input  block_t block_i,
  input  block_t add_i,
  output block_t block_o
);
  localparam int unsigned BoxClocks = Clocks >= 7 ? 5 : Clocks == 6 ? 4 : Clocks - 1;
  localparam int unsigned MixDepth  = Clocks >= 6 ? 1 : 0;

  block_t bytes, bytes_q;
  for (genvar k = 0; k < 16; k++) begin : gen_bytes
    tnd_rijndael_steps #(.Clocks(BoxClocks)) u_steps (
      .clk_i, .rst_ni, .enable_i, .byte_i(block_i[8*k+:8]), .byte_o(bytes[8*k+:8])
    );
  end
  always_ff @(posedge clk_i) begin
    if (clear_i) bytes_q <= '0;
    else if (enable_i) bytes_q <= bytes;
  end

  if (MixDepth == 0) begin : gen_at_once
    assign block_o = mix(bytes_q) ^ add_i;
  end else begin : gen_sums
    // First the sum that is not doubled, and what the doubling folds.
    block_t      others, others_later, rows, rows_later, below;
    logic [15:0] folds, folds_later;
    always_comb begin
      for (int unsigned k = 0; k < 16; k++) begin
        rows[8*k+:8]   = bytes_q[8*shifted(k)+:8];
        others[8*k+:8] = bytes_q[8*shifted(k-k%4+(k+1)%4)+:8] ^ bytes_q[8*shifted(k-k%4+(k+2)%4)+:8]
                         ^ bytes_q[8*shifted(k-k%4+(k+3)%4)+:8];
        folds[k]       = bytes_q[8*shifted(k)+7] ^ bytes_q[8*shifted(k-k%4+(k+1)%4)+7];
      end
    end
    tnd_delay #(.Width(272), .Depth(MixDepth)) u_sums (
      .clk_i, .rst_ni, .enable_i, .data_i({rows, others ^ add_i, folds}), .data_o({rows_later, others_later, folds_later})
    );
    for (genvar k = 0; k < 16; k++) begin : gen_rows
      assign below[8*k+:8]   = rows_later[8*(k-k%4+(k+1)%4)+:8];
      assign block_o[8*k+:8] = others_later[8*k+:8] ^ (rows_later[8*k+:8] << 1) ^ (below[8*k+:8] << 1)
                               ^ (folds_later[k] ? 8'h1b : 8'd0);
    end
  end

  if (Clocks < 2 || Clocks > 7) begin : gen_bad_clocks
    $error("tnd_snow5g_round_steps: Clocks must be 2 to 7");
  end
endmodule
