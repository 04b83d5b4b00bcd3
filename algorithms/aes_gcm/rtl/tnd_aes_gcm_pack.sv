// Packs the blocks that GHASH takes into whole beats: behind a message's aad, and before its lengths, a beat has few blocks.
//
// Contract    Of each beat in the first count_i blocks go on, in order. Before the first beat of a message, first_i, come
//             pad_i blocks of zeros, which leave GHASH as it is: with as many as it lacks, its last block ends a beat.
// Parameters  Lanes: blocks per beat, a power of two
// Handshake   in_valid_i/in_ready_o; out_valid_o/out_ready_i
// Latency     1 clock; one beat per clock
// Reset       empties it
// Timing      independent of what is in the blocks
// Checked by  ../tb, in tnd_aes_gcm_core
module tnd_aes_gcm_pack
  import tnd_aes_gcm_field_pkg::*;
#(
  parameter int unsigned Lanes     = 2,
  localparam int unsigned CountBits = $clog2(Lanes + 1),
  localparam int unsigned PadBits   = Lanes > 1 ? $clog2(Lanes) : 1
) (
  input  logic                 clk_i,
  input  logic                 rst_ni,

  input  logic                 in_valid_i,
  output logic                 in_ready_o,
  input  block_t [Lanes-1:0]   in_i,
  input  logic [CountBits-1:0] count_i,
  input  logic                 first_i,
  input  logic [PadBits-1:0]   pad_i,

  output logic                 out_valid_o,
  input  logic                 out_ready_i,
  output block_t [Lanes-1:0]   out_o
);
  logic               beat_valid, done;
  block_t [Lanes-1:0] beat;
  tnd_skid_wide #(.Width(128 * Lanes)) u_beat (
    .clk_i,
    .rst_ni,
    .in_valid_i,
    .in_ready_o,
    .in_data_i  (in_i),
    .out_valid_o(beat_valid),
    .out_ready_i(done),
    .out_data_o (beat)
  );

  if (Lanes == 1) begin : gen_pass
    logic unused;
    assign unused      = ^{count_i, first_i, pad_i};
    assign done        = out_ready_i;
    assign out_valid_o = beat_valid;
    assign out_o       = beat;
  end else begin : gen_pack
    // Blocks that wait for others, at most Lanes - 1: how many there are before a beat is known when it comes.
    logic [PadBits-1:0] held_count_q, waiting_in, waiting;
    logic [PadBits:0]   count;
    logic               whole, first, unused_ready, unused_valid;
    assign waiting_in = first_i ? pad_i : held_count_q;
    assign count      = (PadBits + 1)'(waiting_in) + (PadBits + 1)'(count_i);
    always_ff @(posedge clk_i) begin
      if (!rst_ni) held_count_q <= '0;
      else if (in_valid_i && in_ready_o) held_count_q <= PadBits'(count);  // less Lanes where that is there
    end
    tnd_skid #(.Width(PadBits + 2)) u_waiting (
      .clk_i,
      .rst_ni,
      .in_valid_i,
      .in_ready_o (unused_ready),
      .in_data_i  ({waiting_in, 32'(count) >= Lanes, first_i}),
      .out_valid_o(unused_valid),
      .out_ready_i(done),
      .out_data_o ({waiting, whole, first})
    );

    block_t [Lanes-2:0]   held_q;
    block_t [2*Lanes-2:0] joined;
    always_comb begin
      joined = (128 * (2 * Lanes - 1))'(beat) << 128 * waiting;
      for (int unsigned i = 0; i < Lanes - 1; i++) begin
        if (i < 32'(waiting)) joined[i] = first ? '0 : held_q[i];
      end
    end
    assign done        = !whole || out_ready_i;
    assign out_valid_o = beat_valid && whole;
    assign out_o       = joined[Lanes-1:0];
    always_ff @(posedge clk_i) begin
      if (beat_valid && done) held_q <= whole ? joined[2*Lanes-2:Lanes] : joined[Lanes-2:0];
    end
  end
endmodule
