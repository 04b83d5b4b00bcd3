// The shell: what is around every core. Five stages named by the flow of a task:
//   register write -> s1_regs -> s2_fetch -> s3_core -> s4_store -> s5_irq -> interrupt
//
// Bus         AXI4-Lite slave s_axi_ctrl_* (registers), AXI4 master m_axi_gmem_* (id 0 data, id 1 descriptors and records;
//             full-width INCR bursts that never cross 4 KiB)
// Core        docs/formats/core-ports.md, mirrored: outputs here are inputs of the core
// Names       those of a top's pins and of the core's ports without _i and _o. What stages hand one another has one name in
//             all of them, without _i and _o, too, so that .* connects it
// Clocks      clk_i; with CoreClock 1 core_clk_i for the core and its ports, which may be any other; with 0 that is not used
// Reset       synchronous to clk_i; one clock is enough. From the moment in which rst_ni falls nothing is valid on either bus, and
//             no interrupt is raised, whatever registers hold
// Software    docs/formats/descriptor.md, regs/tandem.rdl
// Rate        the whole width of the memory port each way, read and write at once, while tasks overlap
// Checked by  tb/test_shell_*.py
module tnd_shell
  import tnd_shell_pkg::*;
#(
  parameter int unsigned  MemDataWidth  = 256,   // 32, 64, 128, 256 or 512
  parameter int unsigned  Alignment     = 1,     // of messages and aad in memory, in bytes: a power of two, at most the port's width
  parameter int unsigned  CoreDataWidth = 512,
  parameter int unsigned  InFlight      = 8,     // tasks that overlap: a power of two, 2 to 128
  parameter int unsigned  KeySlots      = 8,     // 1 to 255
  parameter int unsigned  MaxBurst      = 16,    // beats; a power of two
  parameter int unsigned  ReadDepth     = 128,   // beats asked for ahead; for full rate read latency in clocks and MaxBurst
  parameter int unsigned  WriteDepth    = 64,    // beats; MaxBurst, for full rate twice that
  parameter int unsigned  WriteBursts   = 64,    // of data, whose response is awaited
  parameter bit           HasRing       = 1'b1,  // descriptor ring; else direct tasks alone
  parameter bit           CoreClock     = 1'b0,  // the core's: 0 that of the bus, 1 another
  parameter logic [255:0] Ops           = 256'h3,  // bit n: the core has operation n
  parameter logic [255:0] SourceOps     = 256'h1,  // bit n: operation n reads a source
  parameter logic [255:0] AadOps        = '0,  // bit n: operation n takes aad; others refuse it as unsupported
  parameter logic [255:0] EmptyOps      = '0,  // bit n: operation n takes len_bits 0; it then writes its record only
  parameter logic [255:0] SilentOps     = '0,  // bit n: operation n gives no data, and writes its record only
  parameter logic [255:0] SizedOps      = '0,  // bit n: operation n needs no key, and gives as many bytes as its iv says
  parameter bit           SizeInBits    = 1'b0,  // it says so in its low 16 bits, in bits; else in its low 32, in bytes
  parameter logic [31:0]  Build         = '0,    // register BUILD
  parameter logic [2:0]   KeyLengths    = '0,    // bits 0, 1, 2: the core takes keys of 128, 192, 256 bits
  parameter bit           AnyOrder      = 1'b0,  // tasks end in the order of the core's results; else in that of descriptors
  localparam int unsigned CtxWidth      = $clog2(InFlight)
) (
  input  logic                       clk_i,
  input  logic                       rst_ni,
  input  logic                       core_clk_i,
  output logic                       interrupt_o,

  input  logic                       s_axi_ctrl_awvalid,
  output logic                       s_axi_ctrl_awready,
  input  logic [11:0]                s_axi_ctrl_awaddr,
  input  logic [2:0]                 s_axi_ctrl_awprot,
  input  logic                       s_axi_ctrl_wvalid,
  output logic                       s_axi_ctrl_wready,
  input  logic [31:0]                s_axi_ctrl_wdata,
  input  logic [3:0]                 s_axi_ctrl_wstrb,
  output logic                       s_axi_ctrl_bvalid,
  input  logic                       s_axi_ctrl_bready,
  output logic [1:0]                 s_axi_ctrl_bresp,
  input  logic                       s_axi_ctrl_arvalid,
  output logic                       s_axi_ctrl_arready,
  input  logic [11:0]                s_axi_ctrl_araddr,
  input  logic [2:0]                 s_axi_ctrl_arprot,
  output logic                       s_axi_ctrl_rvalid,
  input  logic                       s_axi_ctrl_rready,
  output logic [31:0]                s_axi_ctrl_rdata,
  output logic [1:0]                 s_axi_ctrl_rresp,

  output logic                       m_axi_gmem_awvalid,
  input  logic                       m_axi_gmem_awready,
  output logic [0:0]                 m_axi_gmem_awid,
  output logic [63:0]                m_axi_gmem_awaddr,
  output logic [7:0]                 m_axi_gmem_awlen,
  output logic [2:0]                 m_axi_gmem_awsize,
  output logic [1:0]                 m_axi_gmem_awburst,
  output logic [3:0]                 m_axi_gmem_awcache,
  output logic [2:0]                 m_axi_gmem_awprot,
  output logic                       m_axi_gmem_wvalid,
  input  logic                       m_axi_gmem_wready,
  output logic [MemDataWidth-1:0]    m_axi_gmem_wdata,
  output logic [MemDataWidth/8-1:0]  m_axi_gmem_wstrb,
  output logic                       m_axi_gmem_wlast,
  input  logic                       m_axi_gmem_bvalid,
  output logic                       m_axi_gmem_bready,
  input  logic [0:0]                 m_axi_gmem_bid,
  input  logic [1:0]                 m_axi_gmem_bresp,
  output logic                       m_axi_gmem_arvalid,
  input  logic                       m_axi_gmem_arready,
  output logic [0:0]                 m_axi_gmem_arid,
  output logic [63:0]                m_axi_gmem_araddr,
  output logic [7:0]                 m_axi_gmem_arlen,
  output logic [2:0]                 m_axi_gmem_arsize,
  output logic [1:0]                 m_axi_gmem_arburst,
  output logic [3:0]                 m_axi_gmem_arcache,
  output logic [2:0]                 m_axi_gmem_arprot,
  input  logic                       m_axi_gmem_rvalid,
  output logic                       m_axi_gmem_rready,
  input  logic [0:0]                 m_axi_gmem_rid,
  input  logic [MemDataWidth-1:0]    m_axi_gmem_rdata,
  input  logic [1:0]                 m_axi_gmem_rresp,
  input  logic                       m_axi_gmem_rlast,

  output logic                       core_rst_n,
  output logic                       task_valid,
  input  logic                       task_ready,
  output logic [CtxWidth-1:0]        task_ctx,
  output logic [7:0]                 task_op,
  output logic                       task_has_data,
  output logic [255:0]               task_key,
  output logic [127:0]               task_iv,
  output logic [31:0]                task_aad_bytes,
  output logic [31:0]                task_len_bits,
  output logic                       data_in_valid,
  input  logic                       data_in_ready,
  output logic [CoreDataWidth-1:0]   data_in_data,
  output logic [CoreDataWidth/8-1:0] data_in_keep,
  output logic                       data_in_last,
  input  logic                       data_out_valid,
  output logic                       data_out_ready,
  input  logic [CoreDataWidth-1:0]   data_out_data,
  input  logic [CoreDataWidth/8-1:0] data_out_keep,
  input  logic                       data_out_last,
  input  logic [CtxWidth-1:0]        data_out_ctx,
  input  logic                       result_valid,
  output logic                       result_ready,
  input  logic [CtxWidth-1:0]        result_ctx,
  input  logic [127:0]               result_tag,
  input  logic [7:0]                 result_status
);

  localparam bit Pads = (Ops & ~SourceOps) != '0;

  // Full-width incrementing bursts of normal, bufferable, non-cacheable memory; unprivileged secure data.
  localparam logic [11:0] BurstAttributes = {3'($clog2(MemDataWidth / 8)), 2'b01, 4'b0011, 3'b000};

  assign {m_axi_gmem_awsize, m_axi_gmem_awburst, m_axi_gmem_awcache, m_axi_gmem_awprot} = BurstAttributes;
  assign {m_axi_gmem_arsize, m_axi_gmem_arburst, m_axi_gmem_arcache, m_axi_gmem_arprot} = BurstAttributes;

  // AXI wants every valid low throughout reset, before its first clock, too; work_rst_n follows a clock later.
  logic work_rst_n, bus_on, clear, stop, soft_reset, quiet, idle, core_hold, core_up;
  logic fetch_quiet, fetch_busy, store_quiet, store_busy;

  assign bus_on = rst_ni && work_rst_n;
  assign quiet  = fetch_quiet && store_quiet;
  assign idle   = !fetch_busy && !store_busy && !stop;

  tnd_soft_reset #(.CoreClock(CoreClock)) u_soft_reset (.*);

  // ------------------------------------------------------------------ s1: registers
  // Keys are read as wide as memory, and so in as many clocks as descriptors.
  localparam int unsigned RowBits      = MemDataWidth < 256 ? MemDataWidth : 256;
  localparam int unsigned RowWidth     = RowBits < 256 ? $clog2(256 / RowBits) : 1;
  localparam int unsigned KeySlotWidth = KeySlots > 1 ? $clog2(KeySlots) : 1;
  localparam int unsigned OpsWidth     = ops_width(Ops[31:0]);

  ring_t                   ring;
  logic [15:0]             ring_head, ring_recorded;
  logic                    direct_valid, direct_ready, direct_write;
  logic                    direct_record_valid, direct_record_ready;
  logic [31:0]             direct_word, direct_record_word;
  logic [KeySlots-1:0]     key_valid;
  logic                    key_closes;
  logic [KeySlotWidth-1:0] key_slot, key_closing_slot, take_slot;
  logic [OpsWidth-1:0]     take_ops;
  logic [RowWidth-1:0]     key_row_number;
  logic [RowBits-1:0]      key_row;
  logic [7:0]              coalesce_count;
  logic [23:0]             coalesce_timeout;
  logic                    error_pending, set_direct_done, set_ring_done, set_error;
  logic [7:0]              error_code;
  logic [3:0]              error_source;

  tnd_s1_regs #(
    .KeySlots(KeySlots),
    .RowBits (RowBits),
    .Caps      (tnd_regs_pkg::caps_t'{
      max_burst: 8'(MaxBurst - 1), in_flight: 8'(InFlight), key_slots: 8'(KeySlots),
      log2_mem_bytes: 4'($clog2(MemDataWidth / 8)), aad: (Ops & AadOps) != '0, pads: Pads, ring: HasRing, direct: 1'b1
    }),
    .Build     (Build),
    .Operations(Ops[31:0]),
    .KeyLengths(KeyLengths),
    .AnyOrder  (AnyOrder),
    .Alignment (Alignment)
  ) u_s1_regs (.*);

  // ------------------------------------------------------------------ s2: what is read from memory
  logic                      issue_valid, issue_ready, silent;
  logic [CtxWidth-1:0]       issue_ctx;
  ticket_t                   ticket;
  target_t                   target;
  logic                      header_valid, header_ready, header_void;
  logic [CtxWidth-1:0]       header_ctx;
  header_t                   header;
  logic                      source_valid, source_ready, source_last;
  logic [MemDataWidth-1:0]   source_data;
  logic [MemDataWidth/8-1:0] source_keep;
  logic                      read_error_valid;
  logic [CtxWidth-1:0]       read_error_ctx;

  tnd_s2_fetch #(
    .MemDataWidth(MemDataWidth),
    .Alignment   (Alignment),
    .MaxBurst    (MaxBurst),
    .ReadDepth   (ReadDepth),
    .InFlight    (InFlight),
    .KeySlots    (KeySlots),
    .RowBits     (RowBits),
    .HasRing     (HasRing),
    .AnyOrder    (AnyOrder),
    .Ops         (Ops),
    .SourceOps   (SourceOps),
    .AadOps      (AadOps),
    .EmptyOps    (EmptyOps),
    .SilentOps   (SilentOps),
    .SizedOps    (SizedOps),
    .SizeInBits  (SizeInBits)
  ) u_s2_fetch (.rst_ni(work_rst_n), .*);

  // ------------------------------------------------------------------ s3: to the core and back
  logic                    store_valid, store_ready;
  logic [CtxWidth-1:0]     store_ctx;
  span_t                   store;
  logic                    output_valid, output_ready, output_last;
  logic [MemDataWidth-1:0] output_data;
  logic                    outcome_valid, outcome_ready;
  logic [CtxWidth-1:0]     outcome_ctx;
  outcome_t                outcome;

  tnd_s3_core #(
    .MemDataWidth (MemDataWidth),
    .CoreDataWidth(CoreDataWidth),
    .InFlight     (InFlight),
    .CoreClock    (CoreClock)
  ) u_s3_core (.rst_ni(work_rst_n), .core_clk_i(CoreClock != 0 ? core_clk_i : clk_i), .*);

  // ------------------------------------------------------------------ s4: what is written to memory
  logic end_valid, written_valid, written_urgent, written_error;
  end_t ending, written;

  tnd_s4_store #(
    .MemDataWidth(MemDataWidth),
    .Alignment   (Alignment),
    .MaxBurst    (MaxBurst),
    .WriteDepth  (WriteDepth),
    .WriteBursts (WriteBursts),
    .InFlight    (InFlight),
    .HasRing     (HasRing),
    .AnyOrder    (AnyOrder)
  ) u_s4_store (.rst_ni(work_rst_n), .*);

  // ------------------------------------------------------------------ s5: interrupt
  tnd_s5_irq u_s5_irq (.rst_ni(work_rst_n), .*);

  if (InFlight < 2 || InFlight > 128 || (InFlight & (InFlight - 1)) != 0) begin : gen_bad_in_flight
    $error("tnd_shell: InFlight must be a power of two from 2 to 128");
  end
  if (MemDataWidth < 32 || (CoreDataWidth % MemDataWidth != 0 && MemDataWidth % CoreDataWidth != 0)) begin : gen_bad_width
    $error("tnd_shell: MemDataWidth must be 32 or more, and a multiple or a part of CoreDataWidth");
  end
  if (KeySlots < 1 || KeySlots > 255) begin : gen_bad_slots
    $error("tnd_shell: KeySlots must be 1 to 255");
  end

endmodule
