// The keystream of the chosen architecture: keys and ivs in, the blocks of one task after the other out.
//
// Contract    load_blocks_i blocks, at least 1, for every load, in the order of the loads. A load on offer does not change
//             before it is taken.
// Parameters  Architecture, SboxForm: values in tnd_snow5g_pkg; Streams: of Interleaved alone
// Handshake   load_valid_i/load_ready_o; block_valid_o/block_ready_i
// Latency     see the architectures
// Reset       empties it; the RAM of u_order keeps keystream until it is overwritten
// Timing      independent of key and data; not masked
// Checked by  ../tb
module tnd_snow5g_unit
  import tnd_snow5g_pkg::*;
  import tnd_snow5g_word_pkg::*;
#(
  parameter int unsigned Architecture = Plain,
  parameter int unsigned SboxForm     = SboxFormTable,
  parameter int unsigned Streams      = 4
) (
  input  logic        clk_i,
  input  logic        rst_ni,

  input  logic        load_valid_i,
  output logic        load_ready_o,
  input  start_t      load_start_i,
  input  logic [31:0] load_blocks_i,

  output logic        block_valid_o,
  input  logic        block_ready_i,
  output block_t      block_o
);
  logic [0:0] unused_load_stream, unused_block_stream;
  logic       unused_last;

  if (Architecture == Plain) begin : gen_plain
    tnd_snow5g_core_plain #(.SboxForm(SboxForm), .StreamWidth(1)) u_blocks (
      .load_stream_o(unused_load_stream), .block_stream_o(unused_block_stream), .block_last_o(unused_last), .*
    );
  end else if (Architecture == Interleaved) begin : gen_interleaved
    localparam int unsigned StreamWidth = $clog2(Streams);
    logic                   load_room, valid, ready, unused_stream_last;
    logic [StreamWidth-1:0] load_stream, stream;
    block_t                 block;
    assign {unused_load_stream, unused_block_stream} = '0;

    tnd_snow5g_core_interleaved #(.Streams(Streams), .StreamWidth(StreamWidth)) u_blocks (
      .load_valid_i(load_valid_i && load_room), .load_stream_o(load_stream), .block_valid_o(valid), .block_ready_i(ready),
      .block_stream_o(stream), .block_o(block), .block_last_o(unused_stream_last), .*
    );
    // A block per clock needs Streams tasks at work. There is room for so many of 65,536 bits.
    tnd_stream_order #(.Streams(Streams), .StreamWidth(StreamWidth), .Width(128), .Depth(Streams * 512 + 128)) u_order (
      .load_taken_i(load_valid_i && load_ready_o), .load_stream_i(load_stream), .load_room_o(load_room), .load_words_i(load_blocks_i),
      .in_valid_i(valid), .in_ready_o(ready), .in_stream_i(stream), .in_word_i(block),
      .out_valid_o(block_valid_o), .out_ready_i(block_ready_i), .out_word_o(block_o), .out_last_o(unused_last), .*
    );
  end else begin : gen_unknown
    $error("no such Architecture");
  end
endmodule
