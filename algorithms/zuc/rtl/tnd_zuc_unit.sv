// One keystream unit of the chosen architecture: keys and ivs in, the words of one task after the other out.
//
// Standard    ETSI/SAGE 128-EEA3 & 128-EIA3 Document 2, section 3.5 (loading); eprint 2021/1439 for keys of 256 bits
// Contract    load_words_i words, at least 1, for every load, in the order of the loads; word_last_o with a load's last. A
//             load on offer does not change before it is taken. load_long_i: a key of 256 bits and 48 rounds; else the
//             key is in the low 128 bits.
// Parameters  Architecture, SboxForm: values in tnd_zuc_pkg; Streams, Depth: of Interleaved alone, see tnd_stream_order;
//             KeyBits: 128, where load_long_i is ignored, or 256
// Handshake   load_valid_i/load_ready_o; word_valid_o/word_ready_i
// Latency     see the architectures
// Byte order  see ../README.md
// Timing      independent of key and data; not masked
// Checked by  ../tb
module tnd_zuc_unit
  import tnd_zuc_pkg::*;
  import tnd_m31_pkg::*;
  import tnd_zuc_word_pkg::*;
#(
  parameter int unsigned Architecture = Hpaz,
  parameter int unsigned SboxForm     = SboxFormTable,
  parameter int unsigned Streams      = 4,
  parameter int unsigned KeyBits      = 128,
  parameter int unsigned Depth        = 8704
) (
  input  logic               clk_i,
  input  logic               rst_ni,

  input  logic               load_valid_i,
  output logic               load_ready_o,
  input  logic [KeyBits-1:0] load_key_i,
  input  logic [127:0]       load_iv_i,
  input  logic               load_long_i,
  input  logic [31:0]        load_words_i,

  output logic               word_valid_o,
  input  logic               word_ready_i,
  output logic [31:0]        word_o,
  output logic               word_last_o
);
  // d_0 to d_15, 15 bits each.
  localparam logic [14:0] Constants [16] = '{
    15'h44d7, 15'h26bc, 15'h626b, 15'h135e, 15'h5789, 15'h35e2, 15'h7135, 15'h09af,
    15'h4d78, 15'h2f13, 15'h6bc4, 15'h1af1, 15'h5e26, 15'h3c4d, 15'h789a, 15'h47ac
  };

  cells_t cells, short_cells;
  logic   long_key;
  always_comb begin
    for (int unsigned i = 0; i < 16; i++) begin
      short_cells[i] = {load_key_i[8*i+:8], Constants[i], load_iv_i[8*i+:8]};
    end
  end

  if (KeyBits == 256) begin : gen_long
    // The same of 256-NEA6, 7 bits each.
    localparam logic [6:0] LongConstants [16] = '{
      7'h64, 7'h43, 7'h7b, 7'h2a, 7'h11, 7'h05, 7'h51, 7'h42, 7'h1a, 7'h31, 7'h18, 7'h66, 7'h14, 7'h2e, 7'h01, 7'h5c
    };
    // Bytes 0 to 15 of the key are first in the cells; then its bytes 16 to 22, the iv's 0 to 7, the key's 23; last the
    // key's 24 to 30, the iv's 8 to 15, the key's 31.
    logic [127:0] second, third;
    cells_t       long_cells;
    assign second = {load_key_i[8*23+:8], load_iv_i[63:0], load_key_i[8*16+:56]};
    assign third  = {load_key_i[8*31+:8], load_iv_i[127:64], load_key_i[8*24+:56]};
    always_comb begin
      for (int unsigned i = 0; i < 16; i++) begin
        long_cells[i] = {load_key_i[8*i+:8], LongConstants[i], second[8*i+:8], third[8*i+:8]};
      end
    end
    assign long_key = load_long_i;
    assign cells    = load_long_i ? long_cells : short_cells;
  end else begin : gen_short
    logic unused_long;
    assign unused_long = load_long_i;
    assign long_key    = 1'b0;
    assign cells       = short_cells;
  end

  logic [0:0] unused_load_stream, unused_word_stream;

  if (Architecture == Plain) begin : gen_plain
    tnd_zuc_core_plain #(.SboxForm(SboxForm), .StreamWidth(1)) u_words (
      .load_stream_o(unused_load_stream), .load_cells_i(cells), .load_long_i(long_key),
      .word_stream_o(unused_word_stream), .*
    );
  end else if (Architecture == Csa) begin : gen_csa
    tnd_zuc_core_csa #(.SboxForm(SboxForm), .StreamWidth(1)) u_words (
      .load_stream_o(unused_load_stream), .load_cells_i(cells), .load_long_i(long_key),
      .word_stream_o(unused_word_stream), .*
    );
  end else if (Architecture == ThreeStage) begin : gen_three_stage
    tnd_zuc_core_three_stage #(.SboxForm(SboxForm), .StreamWidth(1)) u_words (
      .load_stream_o(unused_load_stream), .load_cells_i(cells), .load_long_i(long_key),
      .word_stream_o(unused_word_stream), .*
    );
  end else if (Architecture == Hpaz) begin : gen_hpaz
    tnd_zuc_core_hpaz #(.SboxForm(SboxForm), .StreamWidth(1)) u_words (
      .load_stream_o(unused_load_stream), .load_cells_i(cells), .load_long_i(long_key),
      .word_stream_o(unused_word_stream), .*
    );
  end else if (Architecture == Interleaved) begin : gen_interleaved
    localparam int unsigned StreamWidth = $clog2(Streams);
    logic                   load_room, valid, ready, unused_last;
    logic [StreamWidth-1:0] load_stream, stream;
    logic [31:0]            word;
    assign {unused_load_stream, unused_word_stream} = '0;

    tnd_zuc_core_interleaved #(.Streams(Streams), .StreamWidth(StreamWidth)) u_words (
      .load_valid_i(load_valid_i && load_room), .load_stream_o(load_stream), .load_cells_i(cells), .load_long_i(long_key),
      .word_valid_o(valid), .word_ready_i(ready), .word_stream_o(stream), .word_o(word), .word_last_o(unused_last), .*
    );
    tnd_stream_order #(.Streams(Streams), .StreamWidth(StreamWidth), .Depth(Depth)) u_order (
      .load_taken_i(load_valid_i && load_ready_o), .load_stream_i(load_stream), .load_room_o(load_room),
      .in_valid_i(valid), .in_ready_o(ready), .in_stream_i(stream), .in_word_i(word),
      .out_valid_o(word_valid_o), .out_ready_i(word_ready_i), .out_word_o(word_o), .out_last_o(word_last_o), .*
    );
  end else begin : gen_unknown
    $error("no such Architecture");
  end
endmodule
