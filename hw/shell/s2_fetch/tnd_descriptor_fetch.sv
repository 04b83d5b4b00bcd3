// The descriptor ring's reading side: from the doorbell to whole descriptors, fetched ahead of their use.
//
// Format      docs/formats/descriptor.md
// Handshake   descriptor_valid_o/descriptor_ready_i; a descriptor is asked for when it has room, in bursts of its own, so
//             that an error response (error_o) names its descriptor
// Bus         INCR bursts of a whole descriptor or, where that is more than MaxBurst beats, of MaxBurst beats
// Rate        one descriptor per 512/MemDataWidth + 1 clocks; Prefetch descriptors are under way or waiting
// Checked by  ../tb/test_shell_ring.py, ../tb/test_shell_errors.py, ../tb/test_shell_bursts.py
module tnd_descriptor_fetch
  import tnd_shell_pkg::*;
#(
  parameter int unsigned MemDataWidth = 256,
  parameter int unsigned MaxBurst     = 16,  // beats; a power of two
  parameter int unsigned Prefetch     = 16
) (
  input  logic                    clk_i,
  input  logic                    rst_ni,
  input  logic                    stop_i,   // no new read
  output logic                    quiet_o,  // no read under way
  output logic                    busy_o,   // descriptors are posted, under way or waiting
  input  logic                    enable_i,
  input  logic [63:0]             base_i,
  input  logic [3:0]              log2_entries_i,
  input  logic [15:0]             tail_i,   // doorbell: descriptors ever posted, modulo 2^16

  output logic                    descriptor_valid_o,
  input  logic                    descriptor_ready_i,
  output task_t                   task_o,
  output logic                    reserved_o,  // a reserved byte is not 0
  output logic                    error_o,     // memory answered with an error; task_o is not to be trusted

  output logic                    ar_valid_o,
  input  logic                    ar_ready_i,
  output logic [63:0]             ar_addr_o,
  output logic [7:0]              ar_len_o,
  input  logic                    r_valid_i,
  output logic                    r_ready_o,
  input  logic [MemDataWidth-1:0] r_data_i,
  input  logic [1:0]              r_resp_i,
  input  logic                    r_last_i
);

  localparam int unsigned DescriptorBits = 512;
  localparam int unsigned Beats          = DescriptorBits / MemDataWidth;
  localparam int unsigned BurstBeats     = MaxBurst < Beats ? MaxBurst : Beats;
  localparam int unsigned Bursts         = Beats / BurstBeats;  // of a descriptor
  localparam int unsigned BurstWidth     = $clog2(Bursts);

  localparam int unsigned CountWidth     = $clog2(Prefetch + 1);
  localparam int unsigned OwedWidth      = $clog2(Prefetch * Bursts + 1);
  localparam logic [1:0]  RespOkay       = 2'b00;

  // ------------------------------------------------------------------ doorbell to read commands
  logic                     posted, first, ask, beat_taken, beat_last;
  logic [15+BurstWidth:0]   asked_q;  // bursts ever asked for, modulo those of 2^16 descriptors
  logic [15+BurstWidth:0]   place;    // of the next one in the ring, in bursts
  logic                     ar_valid_q;
  logic [57+BurstWidth:0]   ar_addr_q;
  logic [CountWidth-1:0]    room_q;   // descriptors that may be asked for before one more has left the FIFO
  logic [OwedWidth-1:0]     owed_q;   // bursts whose last beat has not come

  logic unused_base;
  assign unused_base = ^base_i[5:0];  // 0, as the ring is aligned

  // A descriptor that has been begun is read to its end, even by a ring that is disabled meanwhile.
  assign first      = (32'(asked_q) & (Bursts - 1)) == '0;
  assign posted     = (enable_i && asked_q[BurstWidth +: 16] != tail_i) || !first;
  assign place      = asked_q & ~({(16 + BurstWidth){1'b1}} << (32'(log2_entries_i) + BurstWidth));
  assign ask        = posted && (!ar_valid_q || ar_ready_i) && (room_q != '0 || !first) && !stop_i;
  assign ar_valid_o = ar_valid_q;
  assign ar_addr_o  = {ar_addr_q, (6 - BurstWidth)'(0)};
  assign ar_len_o   = 8'(BurstBeats - 1);

  always_ff @(posedge clk_i) begin
    if (!rst_ni) begin
      asked_q    <= '0;
      ar_valid_q <= 1'b0;
      room_q     <= CountWidth'(Prefetch);
      owed_q     <= '0;
    end else begin
      asked_q <= asked_q + (16 + BurstWidth)'(ask);
      if (ask) ar_valid_q <= 1'b1;
      else if (ar_ready_i) ar_valid_q <= 1'b0;
      room_q <= room_q + CountWidth'(beat_taken && beat_last) - CountWidth'(ask && first);
      owed_q <= owed_q + OwedWidth'(ask) - OwedWidth'(r_valid_i && r_ready_o && r_last_i);
    end
  end

  always_ff @(posedge clk_i) begin
    if (ask) ar_addr_q <= ((58 + BurstWidth)'(base_i[63:6]) << BurstWidth) + (58 + BurstWidth)'(place);
  end

  // ------------------------------------------------------------------ beats to descriptors
  logic                       beat_valid, beat_error;
  logic [MemDataWidth-1:0]    beat_data;
  logic [DescriptorBits-1:0]  data_q;
  logic [$clog2(Beats+1)-1:0] beats_q;  // beats that have arrived
  logic                       full_q, error_q;

  tnd_fifo_ram #(
    .Width(MemDataWidth + 1),
    .Depth(Prefetch * Beats)
  ) u_beats (
    .clk_i,
    .rst_ni,
    .in_valid_i (r_valid_i),
    .in_ready_o (r_ready_o),
    .in_data_i  ({r_resp_i != RespOkay, r_data_i}),
    .out_valid_o(beat_valid),
    .out_ready_i(!full_q),
    .out_data_o ({beat_error, beat_data})
  );

  assign beat_taken = beat_valid && !full_q;
  assign beat_last  = beats_q == $bits(beats_q)'(Beats - 1);

  always_ff @(posedge clk_i) begin
    if (!rst_ni) begin
      full_q  <= 1'b0;
      beats_q <= '0;
    end else if (beat_taken) begin
      full_q  <= beat_last;
      beats_q <= beat_last ? '0 : beats_q + 1'b1;
    end else if (descriptor_ready_i) begin
      full_q  <= 1'b0;
    end
  end

  always_ff @(posedge clk_i) begin
    if (beat_taken) begin
      data_q  <= DescriptorBits'({beat_data, data_q} >> MemDataWidth);
      error_q <= beat_error || (error_q && beats_q != '0);
    end
  end

  assign descriptor_valid_o = full_q;
  assign error_o            = error_q;
  assign quiet_o            = owed_q == '0;
  assign busy_o             = posted || room_q != CountWidth'(Prefetch) || full_q;

  // ------------------------------------------------------------------ fields
  assign task_o.op          = data_q[8*0 +: 8];
  assign task_o.flags       = data_q[8*1 +: 8];
  assign task_o.key_slot    = data_q[8*2 +: 8];
  assign task_o.cookie      = data_q[8*4 +: 32];
  assign task_o.source      = data_q[8*8 +: 64];
  assign task_o.destination = data_q[8*16 +: 64];
  assign task_o.len_bits    = data_q[8*24 +: 32];
  assign task_o.iv          = data_q[8*32 +: 128];
  assign task_o.aad         = data_q[8*48 +: 64];
  assign task_o.aad_bytes   = data_q[8*56 +: 32];
  assign reserved_o         = |data_q[8*3 +: 8] || |data_q[8*28 +: 32] || |data_q[8*60 +: 32];

endmodule
