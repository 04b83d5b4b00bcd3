// Packs the blocks that GHASH takes into whole beats: behind a message's aad, and before its lengths, a beat has few blocks.
//
// Contract    Of each beat in the first count_i blocks go on, in order. Before the first beat of a message, first_i, come
//             pad_i blocks of zeros, which leave GHASH as it is: with as many as it lacks, its last block ends a beat.
// Parameters  Lanes: blocks per beat, a power of two
// Handshake   in_valid_i/in_ready_o; out_valid_o/out_ready_i
// Latency     1 clock, with one lane 0; one beat per clock
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
  if (Lanes == 1) begin : gen_pass
    logic unused;
    assign unused      = ^{clk_i, rst_ni, count_i, first_i, pad_i};
    assign in_ready_o  = out_ready_i;
    assign out_valid_o = in_valid_i;
    assign out_o       = in_i;
  end else begin : gen_pack
    // Blocks that wait for others, at most Lanes - 1.
    block_t [Lanes-2:0] held_q;
    logic [PadBits-1:0] held_count_q, waiting;
    logic [PadBits:0]   count;
    logic               whole, taken;

    block_t [2*Lanes-2:0] joined;
    assign waiting = first_i ? pad_i : held_count_q;
    assign count   = (PadBits + 1)'(waiting) + (PadBits + 1)'(count_i);
    assign whole   = 32'(count) >= Lanes;
    always_comb begin
      joined = (128 * (2 * Lanes - 1))'(in_i) << 128 * waiting;
      for (int unsigned i = 0; i < Lanes - 1; i++) begin
        if (i < 32'(waiting)) joined[i] = first_i ? '0 : held_q[i];
      end
    end

    assign in_ready_o = !whole || !out_valid_o || out_ready_i;
    assign taken      = in_valid_i && in_ready_o;
    always_ff @(posedge clk_i) begin
      if (!rst_ni) begin
        held_count_q <= '0;
        out_valid_o  <= 1'b0;
      end else begin
        if (taken) held_count_q <= PadBits'(count);  // less Lanes where that is there
        if (taken && whole) out_valid_o <= 1'b1;
        else if (out_ready_i) out_valid_o <= 1'b0;
      end
    end
    always_ff @(posedge clk_i) begin
      if (taken) held_q <= whole ? joined[2*Lanes-2:Lanes] : joined[Lanes-2:0];
      if (taken && whole) out_o <= joined[Lanes-1:0];
    end
  end
endmodule
