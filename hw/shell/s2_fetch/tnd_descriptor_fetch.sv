// The descriptor ring's reading side: from the doorbell to the beats of descriptors, fetched ahead of their use.
//
// Format      docs/formats/descriptor.md
// Handshake   beat_valid/beat_ready; a descriptor is asked for when it has room, so R is always accepted, in bursts of
//             its own, so that an error response (beat_error) names its descriptor
// Bus         INCR bursts of a whole descriptor or, where that is more than MaxBurst beats, of MaxBurst beats
// Rate        one beat per clock; Prefetch descriptors are under way or waiting
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
  input  logic                    stop,        // no new read
  output logic                    ring_quiet,  // no read under way
  output logic                    ring_busy,   // descriptors are posted, under way or waiting
  input  ring_t                   ring,

  output logic                    beat_valid,
  input  logic                    beat_ready,
  input  logic                    beat_last,  // of its descriptor, as its taker counts
  output logic [MemDataWidth-1:0] beat_data,
  output logic                    beat_error,  // memory answered with an error; not to be trusted

  output logic                    ring_ar_valid,
  input  logic                    ring_ar_ready,
  output burst_t                  ring_ar,
  input  logic                    ring_r_valid,
  input  logic [MemDataWidth-1:0] m_axi_gmem_rdata,
  input  logic [1:0]              m_axi_gmem_rresp,
  input  logic                    m_axi_gmem_rlast
);

  localparam int unsigned Beats      = DescriptorBits / MemDataWidth;
  localparam int unsigned BurstBeats = MaxBurst < Beats ? MaxBurst : Beats;
  localparam int unsigned Bursts     = Beats / BurstBeats;  // of a descriptor
  localparam int unsigned BurstWidth = $clog2(Bursts);

  localparam int unsigned CountWidth = $clog2(Prefetch + 1);
  localparam int unsigned OwedWidth  = $clog2(Prefetch * Bursts + 1);
  localparam logic [1:0]  RespOkay   = 2'b00;

  // ------------------------------------------------------------------ doorbell to read commands
  logic                   posted, first, ask, used;
  logic [15+BurstWidth:0] asked_q;  // bursts ever asked for, modulo those of 2^16 descriptors
  logic [15+BurstWidth:0] place;    // of the next one in the ring, in bursts
  logic                   may_ask_q;  // the next burst is posted and has room; not in the clock after one was asked for
  logic                   ar_valid_q;
  logic [57+BurstWidth:0] ar_addr_q;
  logic [CountWidth-1:0]  room_q;   // descriptors that may be asked for before one more has left the FIFO
  logic [OwedWidth-1:0]   owed_q;   // bursts whose last beat has not come

  logic unused_ring;
  assign unused_ring = ^{ring.base[5:0], ring.completions};  // the ring is aligned

  // A descriptor that has been begun is read to its end, even by a ring that is disabled meanwhile.
  assign first         = (32'(asked_q) & (Bursts - 1)) == '0;
  assign posted        = (ring.enable && asked_q[BurstWidth +: 16] != ring.tail) || !first;
  assign place         = asked_q & ~({(16 + BurstWidth){1'b1}} << (32'(ring.log2_entries) + BurstWidth));
  assign ask           = may_ask_q && (!ar_valid_q || ring_ar_ready);
  assign used          = beat_valid && beat_ready && beat_last;
  assign ring_ar_valid = ar_valid_q;
  assign ring_ar       = '{addr: {ar_addr_q, (6 - BurstWidth)'(0)}, len: 8'(BurstBeats - 1)};

  always_ff @(posedge clk_i) begin
    if (!rst_ni) begin
      asked_q    <= '0;
      may_ask_q  <= 1'b0;
      ar_valid_q <= 1'b0;
      room_q     <= CountWidth'(Prefetch);
      owed_q     <= '0;
    end else begin
      asked_q    <= asked_q + (16 + BurstWidth)'(ask);
      may_ask_q  <= posted && (room_q != '0 || !first) && !stop && !ask;
      ar_valid_q <= ask || (ar_valid_q && !ring_ar_ready);
      room_q     <= room_q + CountWidth'(used) - CountWidth'(ask && first);
      owed_q     <= owed_q + OwedWidth'(ask) - OwedWidth'(ring_r_valid && m_axi_gmem_rlast);
    end
    if (ask) ar_addr_q <= ((58 + BurstWidth)'(ring.base[63:6]) << BurstWidth) + (58 + BurstWidth)'(place);
  end

  assign ring_quiet = owed_q == '0;
  assign ring_busy  = posted || room_q != CountWidth'(Prefetch);

  // ------------------------------------------------------------------ beats
  logic fifo_ready_unused;

  tnd_fifo_ram #(.Width(MemDataWidth + 1), .Depth(Prefetch * Beats), .Registers(2)) u_beats (
    .clk_i, .rst_ni, .in_valid_i(ring_r_valid), .in_ready_o(fifo_ready_unused),
    .in_data_i({m_axi_gmem_rresp != RespOkay, m_axi_gmem_rdata}),
    .out_valid_o(beat_valid), .out_ready_i(beat_ready), .out_data_o({beat_error, beat_data})
  );

endmodule
