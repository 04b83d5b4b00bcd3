// Stage 2: everything that is read from memory. Turns the direct task and the ring's descriptors into checked tasks, hands
// their headers to the core and reads their sources ahead of it.
//
// Data        aad and sources leave as one stream of packets, in the order of the headers: for each task its aad, then
//             its source, last set at the end of each; an empty one is no packet
// Errors      read_error_valid, one cycle, before the last beat of a packet that could not be read
// AXI         id 0 data, id 1 descriptors
// Checked by  ../tb/test_shell_direct.py, ../tb/test_shell_ring.py, ../tb/test_shell_errors.py
module tnd_s2_fetch
  import tnd_shell_pkg::*;
#(
  parameter int unsigned  MemDataWidth = 256,
  parameter int unsigned  Alignment    = 1,
  parameter int unsigned  MaxBurst     = 16,
  parameter int unsigned  ReadDepth    = 128,
  parameter int unsigned  InFlight     = 8,
  parameter int unsigned  KeySlots     = 8,
  parameter int unsigned  RowBits      = 256,
  parameter bit           HasRing      = 1'b1,
  parameter bit           AnyOrder     = 1'b0,
  parameter logic [255:0] Ops          = 256'h3,
  parameter logic [255:0] SourceOps    = 256'h1,
  parameter logic [255:0] AadOps       = '0,
  parameter logic [255:0] EmptyOps     = '0,
  parameter logic [255:0] SilentOps    = '0,
  parameter logic [255:0] SizedOps     = '0,
  parameter bit           SizeInBits   = 1'b0,
  localparam int unsigned CtxWidth     = $clog2(InFlight),
  localparam int unsigned KeySlotWidth = KeySlots > 1 ? $clog2(KeySlots) : 1,
  localparam int unsigned OpsWidth     = ops_width(Ops[31:0]),
  localparam int unsigned RowWidth     = RowBits < 256 ? $clog2(256 / RowBits) : 1
) (
  input  logic                      clk_i,
  input  logic                      rst_ni,
  input  logic                      stop,
  output logic                      fetch_quiet,
  output logic                      fetch_busy,

  input  ring_t                     ring,
  input  logic                      direct_valid,
  output logic                      direct_ready,
  input  logic                      direct_write,
  input  logic [31:0]               direct_word,
  input  logic [KeySlots-1:0]       key_valid,
  input  logic                      key_closes,
  input  logic [KeySlotWidth-1:0]   key_closing_slot,
  output logic [KeySlotWidth-1:0]   take_slot,
  input  logic [OpsWidth-1:0]       take_ops,
  output logic [KeySlotWidth-1:0]   key_slot,
  output logic [RowWidth-1:0]       key_row_number,
  input  logic [RowBits-1:0]        key_row,

  // A task that enters the shell, and the target of its output.
  output logic                      issue_valid,
  input  logic                      issue_ready,
  input  logic [CtxWidth-1:0]       issue_ctx,
  output ticket_t                   ticket,
  output logic                      silent,
  output target_t                   target,

  output logic                      header_valid,
  input  logic                      header_ready,
  output logic [CtxWidth-1:0]       header_ctx,
  output logic                      header_void,
  output header_t                   header,
  output logic                      source_valid,
  input  logic                      source_ready,
  output logic [MemDataWidth-1:0]   source_data,
  output logic [MemDataWidth/8-1:0] source_keep,
  output logic                      source_last,
  output logic                      read_error_valid,
  output logic [CtxWidth-1:0]       read_error_ctx,

  // The memory port; bus_on is low from the moment in which a reset begins.
  input  logic                      bus_on,
  output logic                      m_axi_gmem_arvalid,
  input  logic                      m_axi_gmem_arready,
  output logic [0:0]                m_axi_gmem_arid,
  output logic [63:0]               m_axi_gmem_araddr,
  output logic [7:0]                m_axi_gmem_arlen,
  input  logic                      m_axi_gmem_rvalid,
  output logic                      m_axi_gmem_rready,
  input  logic [0:0]                m_axi_gmem_rid,
  input  logic [MemDataWidth-1:0]   m_axi_gmem_rdata,
  input  logic [1:0]                m_axi_gmem_rresp,
  input  logic                      m_axi_gmem_rlast
);

  localparam int unsigned Lanes     = MemDataWidth / 32;
  localparam int unsigned Beats     = DescriptorBits / MemDataWidth;
  localparam int unsigned BeatWidth = Beats > 1 ? $clog2(Beats) : 1;
  localparam int unsigned SlotWidth = CtxWidth + 1;

  // ------------------------------------------------------------------ descriptors
  logic                    ring_quiet, ring_busy, beat_valid, beat_ready, beat_last, beat_error;
  logic                    ring_ar_valid, ring_ar_ready, ring_r_valid;
  logic [MemDataWidth-1:0] beat_data;
  burst_t                  ring_ar;

  if (HasRing) begin : gen_ring
    tnd_descriptor_fetch #(
      .MemDataWidth(MemDataWidth),
      .MaxBurst    (MaxBurst),
      .Prefetch    (InFlight)
    ) u_descriptors (.*);
  end else begin : gen_no_ring
    logic unused_ring;
    assign unused_ring   = ^{ring, beat_ready, beat_last, ring_ar_ready, ring_r_valid};
    assign ring_quiet    = 1'b1;
    assign ring_busy     = 1'b0;
    assign beat_valid    = 1'b0;
    assign beat_data     = '0;
    assign beat_error    = 1'b0;
    assign ring_ar_valid = 1'b0;
    assign ring_ar       = '0;
  end

  // ------------------------------------------------------------------ tasks
  logic                    take_busy, take_valid, take_ready, accepted, task_has_data, push, headers_wait, held, task_keyed;
  logic                    read_valid, read_ready;
  logic [Lanes-1:0]        copy_write;
  logic [SlotWidth-1:0]    copy_slot, issue_slot;
  logic [BeatWidth-1:0]    copy_beat;
  logic [MemDataWidth-1:0] copy_data;
  logic [7:0]              task_key_slot, task_op;
  logic [CtxWidth-1:0]     read_ctx;
  span_t                   read_span;

  // With AnyOrder, a rejected task may end before earlier ones. It waits for their headers, so that no more copies of
  // descriptors are needed than there are places.
  assign held        = AnyOrder && headers_wait && !accepted;
  assign issue_valid = take_valid && !held;
  assign take_ready  = issue_ready && !held;
  assign push        = issue_valid && issue_ready && accepted;

  tnd_task_take #(
    .MemDataWidth(MemDataWidth),
    .Alignment   (Alignment),
    .InFlight    (InFlight),
    .KeySlots    (KeySlots),
    .Ops         (Ops),
    .SourceOps   (SourceOps),
    .AadOps      (AadOps),
    .EmptyOps    (EmptyOps),
    .SilentOps   (SilentOps),
    .SizedOps    (SizedOps),
    .SizeInBits  (SizeInBits)
  ) u_take (.*);

  tnd_headers #(
    .MemDataWidth(MemDataWidth),
    .KeySlots    (KeySlots),
    .RowBits     (RowBits),
    .InFlight    (InFlight),
    .HasAad      ((Ops & AadOps) != '0),
    .HasKeys     ((Ops & ~SizedOps) != '0),
    .AnyOrder    (AnyOrder)
  ) u_headers (.*);

  // ------------------------------------------------------------------ sources
  logic   read_quiet, read_busy, read_ar_valid, read_ar_ready, read_r_valid;
  burst_t read_ar;

  // A core that makes pads alone reads nothing.
  if ((Ops & (SourceOps | AadOps)) != '0) begin : gen_read
    tnd_dma_read #(
      .DataWidth(MemDataWidth),
      .Alignment(Alignment),
      .MaxBurst (MaxBurst),
      .FifoDepth(ReadDepth),
      .Commands (2 * InFlight),
      .CtxWidth (CtxWidth)
    ) u_read (.*);
  end else begin : gen_no_read
    logic unused_read;
    assign unused_read = ^{read_valid, read_ctx, read_span, source_ready, read_ar_ready, read_r_valid,
                           m_axi_gmem_rdata, m_axi_gmem_rresp, m_axi_gmem_rlast};

    assign read_quiet                              = 1'b1;
    assign read_busy                               = 1'b0;
    assign read_ready                              = 1'b1;
    assign source_valid                            = 1'b0;
    assign {source_last, source_keep, source_data} = '0;
    assign {read_error_valid, read_error_ctx}      = '0;
    assign {read_ar_valid, read_ar}                = '0;
  end

  // Two masters share the port: 0 data, 1 descriptors. Both always take what they have asked for.
  logic ar_valid;
  assign m_axi_gmem_arvalid = ar_valid && bus_on;

  tnd_axi_read_mux2 u_mux (
    .s_ar_valid_i      ({ring_ar_valid, read_ar_valid}),
    .s_ar_ready_o      ({ring_ar_ready, read_ar_ready}),
    .s_ar_addr_i       ({ring_ar.addr, read_ar.addr}),
    .s_ar_len_i        ({ring_ar.len, read_ar.len}),
    .s_r_valid_o       ({ring_r_valid, read_r_valid}),
    .s_r_ready_i       (2'b11),
    .m_axi_gmem_arvalid(ar_valid),
    .*
  );

  assign fetch_quiet = ring_quiet && read_quiet;
  assign fetch_busy  = ring_busy || take_busy || read_busy || !fetch_quiet;

endmodule
