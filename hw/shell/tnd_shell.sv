// The shell: what is around every core. Five stages named by the flow of a task:
//   register write -> s1_regs -> s2_fetch -> s3_core -> s4_store -> s5_irq -> interrupt
//
// Bus         AXI4-Lite slave s_axi_ctrl_* (registers), AXI4 master m_axi_gmem_* (id 0 data, id 1 descriptors and records;
//             full-width INCR bursts that never cross 4 KiB)
// Core        docs/formats/core-ports.md, mirrored: outputs here are inputs of the core
// Names       those of a top's pins and of the core's ports without _i and _o, so that a top connects most by .*
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

  logic work_rst_n, clear, stop, soft_reset, core_hold, core_up;
  logic fetch_quiet, fetch_busy, store_quiet, store_busy;

  tnd_soft_reset #(
    .CoreClock(CoreClock)
  ) u_soft_reset (
    .clk_i,
    .rst_ni,
    .request_i  (soft_reset),
    .quiet_i    (fetch_quiet && store_quiet),
    .stop_o     (stop),
    .clear_o    (clear),
    .work_rst_no(work_rst_n),
    .hold_o     (core_hold),
    .up_i       (core_up)
  );

  // AXI wants every valid low throughout reset, before its first clock, too; work_rst_n follows a clock later.
  logic bus_on, ar_valid, aw_valid, w_valid, b_valid, r_valid, interrupt;
  assign bus_on             = rst_ni && work_rst_n;
  assign m_axi_gmem_arvalid = ar_valid && bus_on;
  assign m_axi_gmem_awvalid = aw_valid && bus_on;
  assign m_axi_gmem_wvalid  = w_valid && bus_on;
  assign s_axi_ctrl_bvalid  = b_valid && rst_ni;
  assign s_axi_ctrl_rvalid  = r_valid && rst_ni;
  assign interrupt_o        = interrupt && rst_ni;

  // ------------------------------------------------------------------ s1: registers
  // Keys are read as wide as memory, and so in as many clocks as descriptors.
  localparam int unsigned RowBits      = MemDataWidth < 256 ? MemDataWidth : 256;
  localparam int unsigned RowWidth     = RowBits < 256 ? $clog2(256 / RowBits) : 1;
  localparam int unsigned KeySlotWidth = KeySlots > 1 ? $clog2(KeySlots) : 1;

  axil_request_t           axil_request;
  axil_response_t          axil_response;
  ring_t                   ring;
  logic [15:0]             ring_head;
  logic                    direct_valid, direct_ready, direct_write, direct_end_valid, direct_end_ready;
  logic [31:0]             direct_word, direct_end_word;
  logic [KeySlots-1:0]     key_valid;
  logic [KeySlotWidth-1:0] key_slot;
  logic [RowWidth-1:0]     key_row_number;
  logic [RowBits-1:0]      key_row;
  logic [7:0]              coalesce_count;
  logic [23:0]             coalesce_timeout;
  logic                    error_pending, set_direct_done, set_ring_done, set_error;
  logic [7:0]              error_code;
  logic [3:0]              error_source;

  assign axil_request = '{
    awvalid: s_axi_ctrl_awvalid, awaddr: s_axi_ctrl_awaddr,
    wvalid: s_axi_ctrl_wvalid, wdata: s_axi_ctrl_wdata, wstrb: s_axi_ctrl_wstrb, bready: s_axi_ctrl_bready,
    arvalid: s_axi_ctrl_arvalid, araddr: s_axi_ctrl_araddr, rready: s_axi_ctrl_rready
  };
  assign b_valid            = axil_response.bvalid;
  assign r_valid            = axil_response.rvalid;
  assign s_axi_ctrl_awready = axil_response.awready;
  assign s_axi_ctrl_wready  = axil_response.wready;
  assign s_axi_ctrl_bresp   = axil_response.bresp;
  assign s_axi_ctrl_arready = axil_response.arready;
  assign s_axi_ctrl_rdata   = axil_response.rdata;
  assign s_axi_ctrl_rresp   = axil_response.rresp;

  logic unused_prot;
  assign unused_prot = ^{s_axi_ctrl_awprot, s_axi_ctrl_arprot};

  tnd_s1_regs #(
    .KeySlots  (KeySlots),
    .RowBits   (RowBits),
    .Caps      (tnd_regs_pkg::caps_t'{
      max_burst: 8'(MaxBurst - 1), in_flight: 8'(InFlight), key_slots: 8'(KeySlots),
      log2_mem_bytes: 4'($clog2(MemDataWidth / 8)), aad: (Ops & AadOps) != '0, pads: Pads, ring: HasRing, direct: 1'b1
    }),
    .Build     (Build),
    .Operations(Ops[31:0]),
    .KeyLengths(KeyLengths),
    .AnyOrder  (AnyOrder),
    .Alignment (Alignment)
  ) u_s1_regs (
    .clk_i,
    .rst_ni,
    .clear_i           (clear),
    .axil_i            (axil_request),
    .axil_o            (axil_response),
    .ring_o            (ring),
    .soft_reset_o      (soft_reset),
    .idle_i            (!fetch_busy && !store_busy && !stop),
    .ring_head_i       (ring_head),
    .direct_valid_o    (direct_valid),
    .direct_ready_i    (direct_ready),
    .direct_write_o    (direct_write),
    .direct_word_o     (direct_word),
    .record_valid_i    (direct_end_valid),
    .record_ready_o    (direct_end_ready),
    .record_word_i     (direct_end_word),
    .key_valid_o       (key_valid),
    .key_slot_i        (key_slot),
    .key_row_i         (key_row_number),
    .key_o             (key_row),
    .coalesce_count_o  (coalesce_count),
    .coalesce_timeout_o(coalesce_timeout),
    .error_pending_o   (error_pending),
    .set_direct_done_i (set_direct_done),
    .set_ring_done_i   (set_ring_done),
    .set_error_i       (set_error),
    .error_code_i      (error_code),
    .error_source_i    (error_source),
    .interrupt_o       (interrupt)
  );

  // ------------------------------------------------------------------ s2: what is read from memory
  logic                      issue_valid, issue_ready, silent;
  logic [CtxWidth-1:0]       issue_ctx;
  ticket_t                   ticket;
  output_t                   to;
  logic                      header_valid, header_ready;
  logic [CtxWidth-1:0]       header_ctx;
  header_t                   header;
  burst_t                    ar, aw;
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
  ) u_s2_fetch (
    .clk_i,
    .rst_ni            (work_rst_n),
    .stop_i            (stop),
    .quiet_o           (fetch_quiet),
    .busy_o            (fetch_busy),
    .ring_i            (ring),
    .direct_valid_i    (direct_valid),
    .direct_ready_o    (direct_ready),
    .direct_write_i    (direct_write),
    .direct_word_i     (direct_word),
    .key_valid_i       (key_valid),
    .key_slot_o        (key_slot),
    .key_row_o         (key_row_number),
    .key_row_i         (key_row),
    .issue_valid_o     (issue_valid),
    .issue_ready_i     (issue_ready),
    .issue_ctx_i       (issue_ctx),
    .ticket_o          (ticket),
    .silent_o          (silent),
    .output_o          (to),
    .task_valid_o      (header_valid),
    .task_ready_i      (header_ready),
    .task_ctx_o        (header_ctx),
    .task_o            (header),
    .source_valid_o    (source_valid),
    .source_ready_i    (source_ready),
    .source_data_o     (source_data),
    .source_keep_o     (source_keep),
    .source_last_o     (source_last),
    .read_error_valid_o(read_error_valid),
    .read_error_ctx_o  (read_error_ctx),
    .ar_valid_o        (ar_valid),
    .ar_ready_i        (m_axi_gmem_arready),
    .ar_id_o           (m_axi_gmem_arid),
    .ar_o              (ar),
    .r_valid_i         (m_axi_gmem_rvalid),
    .r_ready_o         (m_axi_gmem_rready),
    .r_id_i            (m_axi_gmem_rid),
    .r_data_i          (m_axi_gmem_rdata),
    .r_resp_i          (m_axi_gmem_rresp),
    .r_last_i          (m_axi_gmem_rlast)
  );

  assign m_axi_gmem_araddr = ar.addr;
  assign m_axi_gmem_arlen  = ar.len;

  // ------------------------------------------------------------------ s3: to the core and back
  logic                    store_valid, store_ready;
  logic [CtxWidth-1:0]     store_ctx;
  span_t                   store;
  logic                    output_valid, output_ready, output_last;
  logic [MemDataWidth-1:0] output_data;
  header_t                 core_task;
  logic                    end_result_valid, end_result_ready;
  logic [CtxWidth-1:0]     end_result_ctx;
  result_t                 end_result;

  tnd_s3_core #(
    .MemDataWidth (MemDataWidth),
    .CoreDataWidth(CoreDataWidth),
    .InFlight     (InFlight),
    .CoreClock    (CoreClock)
  ) u_s3_core (
    .clk_i,
    .rst_ni          (work_rst_n),
    .core_clk_i      (CoreClock != 0 ? core_clk_i : clk_i),
    .core_rst_no     (core_rst_n),
    .core_hold_i     (core_hold),
    .core_up_o       (core_up),
    .issue_i         (issue_valid && issue_ready),
    .issue_ctx_i     (issue_ctx),
    .output_i        (to),
    .task_valid_i    (header_valid),
    .task_ready_o    (header_ready),
    .task_ctx_i      (header_ctx),
    .task_i          (header),
    .source_valid_i  (source_valid),
    .source_ready_o  (source_ready),
    .source_data_i   (source_data),
    .source_keep_i   (source_keep),
    .source_last_i   (source_last),
    .task_valid_o    (task_valid),
    .task_ready_i    (task_ready),
    .task_ctx_o      (task_ctx),
    .task_o          (core_task),
    .data_in_valid_o (data_in_valid),
    .data_in_ready_i (data_in_ready),
    .data_in_data_o  (data_in_data),
    .data_in_keep_o  (data_in_keep),
    .data_in_last_o  (data_in_last),
    .data_out_valid_i(data_out_valid),
    .data_out_ready_o(data_out_ready),
    .data_out_ctx_i  (data_out_ctx),
    .data_out_data_i (data_out_data),
    .data_out_keep_i (data_out_keep),
    .data_out_last_i (data_out_last),
    .result_valid_i  (result_valid),
    .result_ready_o  (result_ready),
    .result_i        ({result_tag, result_status}),
    .result_ctx_i    (result_ctx),
    .store_valid_o   (store_valid),
    .store_ready_i   (store_ready),
    .store_ctx_o     (store_ctx),
    .store_o         (store),
    .output_valid_o  (output_valid),
    .output_ready_i  (output_ready),
    .output_data_o   (output_data),
    .output_last_o   (output_last),
    .result_valid_o  (end_result_valid),
    .result_ready_i  (end_result_ready),
    .result_o        (end_result),
    .result_ctx_o    (end_result_ctx)
  );

  assign task_op        = core_task.op;
  assign task_has_data  = core_task.has_data;
  assign task_key       = core_task.key;
  assign task_iv        = core_task.iv;
  assign task_aad_bytes = core_task.aad_bytes;
  assign task_len_bits  = core_task.len_bits;

  // ------------------------------------------------------------------ s4: what is written to memory
  logic end_valid, written_valid, written_urgent, written_error;
  end_t ending;

  tnd_s4_store #(
    .MemDataWidth(MemDataWidth),
    .Alignment   (Alignment),
    .MaxBurst    (MaxBurst),
    .WriteDepth  (WriteDepth),
    .WriteBursts (WriteBursts),
    .InFlight    (InFlight),
    .HasRing     (HasRing),
    .AnyOrder    (AnyOrder)
  ) u_s4_store (
    .clk_i,
    .rst_ni            (work_rst_n),
    .stop_i            (stop),
    .quiet_o           (store_quiet),
    .busy_o            (store_busy),
    .ring_i            (ring),
    .ring_head_o       (ring_head),
    .issue_valid_i     (issue_valid),
    .issue_ready_o     (issue_ready),
    .issue_ctx_o       (issue_ctx),
    .ticket_i          (ticket),
    .silent_i          (silent),
    .start_valid_i     (header_valid && header_ready),
    .start_ctx_i       (header_ctx),
    .read_error_valid_i(read_error_valid),
    .read_error_ctx_i  (read_error_ctx),
    .result_valid_i    (end_result_valid),
    .result_ready_o    (end_result_ready),
    .result_ctx_i      (end_result_ctx),
    .result_tag_i      (end_result.tag),
    .result_status_i   (end_result.status),
    .store_valid_i     (store_valid),
    .store_ready_o     (store_ready),
    .store_ctx_i       (store_ctx),
    .store_i           (store),
    .output_valid_i    (output_valid),
    .output_ready_o    (output_ready),
    .output_data_i     (output_data),
    .output_last_i     (output_last),
    .direct_valid_o    (direct_end_valid),
    .direct_ready_i    (direct_end_ready),
    .direct_word_o     (direct_end_word),
    .end_valid_o       (end_valid),
    .end_o             (ending),
    .written_valid_o   (written_valid),
    .written_urgent_o  (written_urgent),
    .written_error_o   (written_error),
    .aw_valid_o        (aw_valid),
    .aw_ready_i        (m_axi_gmem_awready),
    .aw_id_o           (m_axi_gmem_awid),
    .aw_o              (aw),
    .w_valid_o         (w_valid),
    .w_ready_i         (m_axi_gmem_wready),
    .w_data_o          (m_axi_gmem_wdata),
    .w_strb_o          (m_axi_gmem_wstrb),
    .w_last_o          (m_axi_gmem_wlast),
    .b_valid_i         (m_axi_gmem_bvalid),
    .b_ready_o         (m_axi_gmem_bready),
    .b_id_i            (m_axi_gmem_bid),
    .b_resp_i          (m_axi_gmem_bresp)
  );

  assign m_axi_gmem_awaddr = aw.addr;
  assign m_axi_gmem_awlen  = aw.len;

  // ------------------------------------------------------------------ s5: interrupt
  tnd_s5_irq u_s5_irq (
    .clk_i,
    .rst_ni           (work_rst_n),
    .count_i          (coalesce_count),
    .timeout_i        (coalesce_timeout),
    .error_pending_i  (error_pending),
    .end_valid_i      (end_valid),
    .end_i            (ending),
    .written_valid_i  (written_valid),
    .written_urgent_i (written_urgent),
    .written_error_i  (written_error),
    .set_direct_done_o(set_direct_done),
    .set_ring_done_o  (set_ring_done),
    .set_error_o      (set_error),
    .error_code_o     (error_code),
    .error_source_o   (error_source)
  );

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
