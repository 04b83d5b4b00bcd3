// S1 or S2 of SNOW 3G in several clocks.
//
//   Clocks   S1: SR is tnd_rijndael_steps
//     2..5   SR, in 1 to 4 clocks | mix                      | a register
//     6, 7   SR, in 4 or 5 clocks | sums | mix
//
//   Clocks   S2: four parts of 64 bytes of the table SQ are looked up side by side
//     2      parts   choose | mix
//     3      parts | choose | mix
//     4      parts | choose | sums | mix
//
// Standard    TS 35.216, sections 3.3.1 and 3.3.2
// Contract    word_o is S(word_i) ^ add_i, of the word_i of Clocks - 1 clocks before and of the add_i that is there behind
//             the last register before `sums` or, where there are none, `mix`: the last step is combinational. clear_i
//             clears what this register takes: S(..) is 0 then. All registers hold while enable_i is low
// Parameters  Second: 1 for S2; Clocks: at least 2; what is above the tables' waits before the first step
// Latency     Clocks - 1 clocks
// Reset       none
// Timing      independent of the word; not masked
// Checked by  ../formal/tnd_snow3g_sbox_formal.sv; ../tb, in tnd_snow3g_core_interleaved
module tnd_snow3g_s_pipeline
  import tnd_snow3g_word_pkg::*;
  import tnd_snow3g_sbox_pkg::*;
#(
  parameter int unsigned Second = 0,
  parameter int unsigned Clocks = 6
) (
  input  logic        clk_i,
  input  logic        rst_ni,
  input  logic        enable_i,
  input  logic        clear_i,
  input  logic [31:0] word_i,
  input  logic [31:0] add_i,
  output logic [31:0] word_o
);
  localparam int unsigned     SrClocks = Clocks >= 7 ? 5 : Clocks == 6 ? 4 : Clocks - 1;
  localparam int unsigned     Most     = Second == 0 ? 7 : 4;  // of the table
  localparam int unsigned     MixDepth = Clocks >= (Second == 0 ? 6 : 4) ? 1 : 0;
  localparam logic [7:0]      Field    = Second == 0 ? RijndaelField : SqField;

  logic [31:0] word, bytes, bytes_q;
  tnd_delay #(.Width(32), .Depth(Clocks > Most ? Clocks - Most : 0)) u_word (
    .clk_i, .rst_ni, .enable_i, .data_i(word_i), .data_o(word)
  );

  for (genvar i = 0; i < 4; i++) begin : gen_bytes
    if (Second == 0) begin : gen_sr
      tnd_rijndael_steps #(.Clocks(SrClocks)) u_steps (
        .clk_i, .rst_ni, .enable_i, .byte_i(word[8*i+:8]), .byte_o(bytes[8*i+:8])
      );
    end else begin : gen_sq
      logic [3:0][7:0] parts, parts_later;
      logic [1:0]      choice;
      for (genvar j = 0; j < 4; j++) begin : gen_parts
        assign parts[j] = SqTable[{2'(j), word[8*i+:6]}];
      end
      tnd_delay #(.Width(34), .Depth(Clocks >= 3 ? 1 : 0)) u_parts (
        .clk_i, .rst_ni, .enable_i, .data_i({word[8*i+6+:2], parts}), .data_o({choice, parts_later})
      );
      assign bytes[8*i+:8] = parts_later[choice];
    end
  end

  always_ff @(posedge clk_i) begin
    if (enable_i) bytes_q <= clear_i ? '0 : bytes;
  end

  // Byte i of the word is 2 (a + d) + b + c + d, with byte i and those behind it in a circle. What is known first is the
  // sum that is not doubled, and what the doubling folds.
  logic [31:0] others, others_later, bytes_later;
  logic [3:0]  folds, folds_later;
  always_comb begin
    for (int unsigned i = 0; i < 4; i++) begin
      others[8*i+:8] = bytes_q[8*((i+1)%4)+:8] ^ bytes_q[8*((i+2)%4)+:8] ^ bytes_q[8*((i+3)%4)+:8];
      folds[i]       = bytes_q[8*i+7] ^ bytes_q[8*((i+1)%4)+7];
    end
  end
  tnd_delay #(.Width(68), .Depth(MixDepth)) u_sums (
    .clk_i, .rst_ni, .enable_i, .data_i({bytes_q, others ^ add_i, folds}), .data_o({bytes_later, others_later, folds_later})
  );
  for (genvar i = 0; i < 4; i++) begin : gen_word
    assign word_o[8*i+:8] = others_later[8*i+:8] ^ (bytes_later[8*i+:8] << 1) ^ (bytes_later[8*((i+1)%4)+:8] << 1)
                            ^ (folds_later[i] ? Field : 8'd0);
  end

  if (Clocks < 2) begin : gen_bad_clocks
    $error("tnd_snow3g_s_pipeline: Clocks must be 2 or more");
  end
endmodule
