// The shell: what is around every core. Five stages named by the flow of a task:
//   register write -> s1_regs -> s2_fetch -> s3_core -> s4_store -> s5_irq -> interrupt
//
// Bus         AXI4-Lite slave ctrl_* (registers), AXI4 master mem_* (id 0 data, id 1 descriptors and records; full-width
//             INCR bursts that never cross 4 KiB)
// Core        docs/formats/core-ports.md, mirrored: outputs here are inputs of the core
// Software    docs/formats/descriptor.md, regs/tandem.rdl
// Rate        the whole width of the memory port each way, read and write at once, while tasks overlap
// Checked by  tb/test_shell_*.py
module tnd_shell
  import tnd_shell_pkg::*;
#(
  parameter int unsigned  MemDataWidth  = 256,   // 64, 128, 256 or 512
  parameter int unsigned  CoreDataWidth = 512,
  parameter int unsigned  InFlight      = 8,     // tasks that overlap: a power of two, 2 to 128
  parameter int unsigned  KeySlots      = 8,     // 1 to 255
  parameter int unsigned  MaxBurst      = 16,    // beats; a power of two
  parameter int unsigned  ReadDepth     = 128,   // beats asked for ahead: read latency in clocks and MaxBurst, or more
  parameter int unsigned  WriteDepth    = 64,    // beats; twice MaxBurst or more
  parameter logic [255:0] Ops           = 256'h3,  // bit n: the core has operation n
  parameter logic [255:0] SourceOps     = 256'h1,  // bit n: operation n reads a source
  parameter logic [255:0] AadOps        = '0,  // bit n: operation n takes aad; others refuse it as unsupported
  parameter logic [255:0] EmptyOps      = '0,  // bit n: operation n takes len_bits 0; it then writes its record only
  parameter logic [255:0] SilentOps     = '0,  // bit n: operation n gives no data, and writes its record only
  parameter logic [31:0]  Build         = '0,    // register BUILD
  localparam int unsigned CtxWidth      = $clog2(InFlight)
) (
  input  logic                       clk_i,
  input  logic                       rst_ni,
  output logic                       interrupt_o,

  input  logic                       ctrl_awvalid_i,
  output logic                       ctrl_awready_o,
  input  logic [11:0]                ctrl_awaddr_i,
  input  logic [2:0]                 ctrl_awprot_i,
  input  logic                       ctrl_wvalid_i,
  output logic                       ctrl_wready_o,
  input  logic [31:0]                ctrl_wdata_i,
  input  logic [3:0]                 ctrl_wstrb_i,
  output logic                       ctrl_bvalid_o,
  input  logic                       ctrl_bready_i,
  output logic [1:0]                 ctrl_bresp_o,
  input  logic                       ctrl_arvalid_i,
  output logic                       ctrl_arready_o,
  input  logic [11:0]                ctrl_araddr_i,
  input  logic [2:0]                 ctrl_arprot_i,
  output logic                       ctrl_rvalid_o,
  input  logic                       ctrl_rready_i,
  output logic [31:0]                ctrl_rdata_o,
  output logic [1:0]                 ctrl_rresp_o,

  output logic                       mem_awvalid_o,
  input  logic                       mem_awready_i,
  output logic                       mem_awid_o,
  output logic [63:0]                mem_awaddr_o,
  output logic [7:0]                 mem_awlen_o,
  output logic                       mem_wvalid_o,
  input  logic                       mem_wready_i,
  output logic [MemDataWidth-1:0]    mem_wdata_o,
  output logic [MemDataWidth/8-1:0]  mem_wstrb_o,
  output logic                       mem_wlast_o,
  input  logic                       mem_bvalid_i,
  output logic                       mem_bready_o,
  input  logic                       mem_bid_i,
  input  logic [1:0]                 mem_bresp_i,
  output logic                       mem_arvalid_o,
  input  logic                       mem_arready_i,
  output logic                       mem_arid_o,
  output logic [63:0]                mem_araddr_o,
  output logic [7:0]                 mem_arlen_o,
  input  logic                       mem_rvalid_i,
  output logic                       mem_rready_o,
  input  logic                       mem_rid_i,
  input  logic [MemDataWidth-1:0]    mem_rdata_i,
  input  logic [1:0]                 mem_rresp_i,
  input  logic                       mem_rlast_i,

  output logic                       core_rst_no,
  output logic                       task_valid_o,
  input  logic                       task_ready_i,
  output logic [CtxWidth-1:0]        task_ctx_o,
  output logic [7:0]                 task_op_o,
  output logic                       task_has_data_o,
  output logic [255:0]               task_key_o,
  output logic [127:0]               task_iv_o,
  output logic [31:0]                task_aad_bytes_o,
  output logic [31:0]                task_len_bits_o,
  output logic                       data_in_valid_o,
  input  logic                       data_in_ready_i,
  output logic [CoreDataWidth-1:0]   data_in_data_o,
  output logic [CoreDataWidth/8-1:0] data_in_keep_o,
  output logic                       data_in_last_o,
  input  logic                       data_out_valid_i,
  output logic                       data_out_ready_o,
  input  logic [CoreDataWidth-1:0]   data_out_data_i,
  input  logic [CoreDataWidth/8-1:0] data_out_keep_i,
  input  logic                       data_out_last_i,
  input  logic [CtxWidth-1:0]        data_out_ctx_i,
  input  logic                       result_valid_i,
  output logic                       result_ready_o,
  input  logic [CtxWidth-1:0]        result_ctx_i,
  input  logic [127:0]               result_tag_i,
  input  logic [7:0]                 result_status_i
);

  localparam bit Pads = (Ops & ~SourceOps) != '0;

  logic work_rst_n, clear, stop, soft_reset;
  logic fetch_quiet, fetch_busy, store_quiet, store_busy;

  tnd_soft_reset u_soft_reset (
    .clk_i,
    .rst_ni,
    .request_i  (soft_reset),
    .quiet_i    (fetch_quiet && store_quiet),
    .stop_o     (stop),
    .clear_o    (clear),
    .work_rst_no(work_rst_n)
  );
  assign core_rst_no = work_rst_n;

  // ------------------------------------------------------------------ s1: registers
  ring_t        ring;
  logic [63:0]  completions;
  logic [15:0]  ring_head;
  logic         direct_valid, direct_ready, direct_done;
  task_t        direct_task;
  logic [7:0]   key_slot;
  logic         key_valid;
  logic [255:0] key;
  logic [7:0]   end_status;
  logic [127:0] end_tag;
  logic [31:0]  end_cycles;
  logic [7:0]   coalesce_count;
  logic [23:0]  coalesce_timeout;
  logic         error_pending, set_direct_done, set_ring_done, set_error;
  logic [7:0]   error_code;
  logic [3:0]   error_source;

  tnd_s1_regs #(
    .KeySlots    (KeySlots),
    .InFlight    (InFlight),
    .MaxBurst    (MaxBurst),
    .MemDataWidth(MemDataWidth),
    .Pads        (Pads),
    .Aad         ((Ops & AadOps) != '0),
    .Build       (Build)
  ) u_s1_regs (
    .clk_i,
    .rst_ni,
    .clear_i           (clear),
    .awvalid_i         (ctrl_awvalid_i),
    .awready_o         (ctrl_awready_o),
    .awaddr_i          (ctrl_awaddr_i),
    .awprot_i          (ctrl_awprot_i),
    .wvalid_i          (ctrl_wvalid_i),
    .wready_o          (ctrl_wready_o),
    .wdata_i           (ctrl_wdata_i),
    .wstrb_i           (ctrl_wstrb_i),
    .bvalid_o          (ctrl_bvalid_o),
    .bready_i          (ctrl_bready_i),
    .bresp_o           (ctrl_bresp_o),
    .arvalid_i         (ctrl_arvalid_i),
    .arready_o         (ctrl_arready_o),
    .araddr_i          (ctrl_araddr_i),
    .arprot_i          (ctrl_arprot_i),
    .rvalid_o          (ctrl_rvalid_o),
    .rready_i          (ctrl_rready_i),
    .rdata_o           (ctrl_rdata_o),
    .rresp_o           (ctrl_rresp_o),
    .ring_o            (ring),
    .completions_o     (completions),
    .soft_reset_o      (soft_reset),
    .idle_i            (!fetch_busy && !store_busy && !stop),
    .ring_busy_i       (ring.tail != ring_head),
    .ring_head_i       (ring_head),
    .direct_valid_o    (direct_valid),
    .direct_ready_i    (direct_ready),
    .direct_task_o     (direct_task),
    .direct_done_i     (direct_done),
    .direct_status_i   (end_status),
    .direct_tag_i      (end_tag),
    .direct_cycles_i   (end_cycles),
    .key_slot_i        (key_slot),
    .key_valid_o       (key_valid),
    .key_o             (key),
    .coalesce_count_o  (coalesce_count),
    .coalesce_timeout_o(coalesce_timeout),
    .error_pending_o   (error_pending),
    .set_direct_done_i (set_direct_done),
    .set_ring_done_i   (set_ring_done),
    .set_error_i       (set_error),
    .error_code_i      (error_code),
    .error_source_i    (error_source),
    .interrupt_o
  );

  // ------------------------------------------------------------------ s2: what is read from memory
  logic                      issue_valid, issue_ready, header_valid;
  logic [CtxWidth-1:0]       issue_ctx;
  ticket_t                   ticket;
  header_t                   header, core_task;
  logic [63:0]               destination;
  logic                      source_valid, source_ready, source_last;
  logic [MemDataWidth-1:0]   source_data;
  logic [MemDataWidth/8-1:0] source_keep;
  logic                      read_error_valid;
  logic [CtxWidth-1:0]       read_error_ctx;

  tnd_s2_fetch #(
    .MemDataWidth(MemDataWidth),
    .MaxBurst    (MaxBurst),
    .ReadDepth   (ReadDepth),
    .InFlight    (InFlight),
    .Ops         (Ops),
    .SourceOps   (SourceOps),
    .AadOps      (AadOps),
    .EmptyOps    (EmptyOps),
    .SilentOps   (SilentOps)
  ) u_s2_fetch (
    .clk_i,
    .rst_ni            (work_rst_n),
    .stop_i            (stop),
    .quiet_o           (fetch_quiet),
    .busy_o            (fetch_busy),
    .ring_i            (ring),
    .direct_valid_i    (direct_valid),
    .direct_ready_o    (direct_ready),
    .direct_task_i     (direct_task),
    .key_slot_o        (key_slot),
    .key_valid_i       (key_valid),
    .key_i             (key),
    .issue_valid_o     (issue_valid),
    .issue_ready_i     (issue_ready),
    .issue_ctx_i       (issue_ctx),
    .issue_ticket_o    (ticket),
    .header_valid_o    (header_valid),
    .header_o          (header),
    .destination_o     (destination),
    .source_valid_o    (source_valid),
    .source_ready_i    (source_ready),
    .source_data_o     (source_data),
    .source_keep_o     (source_keep),
    .source_last_o     (source_last),
    .read_error_valid_o(read_error_valid),
    .read_error_ctx_o  (read_error_ctx),
    .ar_valid_o        (mem_arvalid_o),
    .ar_ready_i        (mem_arready_i),
    .ar_id_o           (mem_arid_o),
    .ar_addr_o         (mem_araddr_o),
    .ar_len_o          (mem_arlen_o),
    .r_valid_i         (mem_rvalid_i),
    .r_ready_o         (mem_rready_o),
    .r_id_i            (mem_rid_i),
    .r_data_i          (mem_rdata_i),
    .r_resp_i          (mem_rresp_i),
    .r_last_i          (mem_rlast_i)
  );

  // ------------------------------------------------------------------ s3: to the core and back
  logic                      store_valid, store_ready;
  logic [CtxWidth-1:0]       store_ctx;
  span_t                     store;
  logic                      output_valid, output_ready, output_last;
  logic [MemDataWidth-1:0]   output_data;
  logic [MemDataWidth/8-1:0] output_keep;

  tnd_s3_core #(
    .MemDataWidth (MemDataWidth),
    .CoreDataWidth(CoreDataWidth),
    .InFlight     (InFlight)
  ) u_s3_core (
    .clk_i,
    .rst_ni        (work_rst_n),
    .header_valid_i(header_valid),
    .header_ctx_i  (issue_ctx),
    .header_i      (header),
    .destination_i (destination),
    .source_valid_i(source_valid),
    .source_ready_o(source_ready),
    .source_data_i (source_data),
    .source_keep_i (source_keep),
    .source_last_i (source_last),
    .task_valid_o,
    .task_ready_i,
    .task_ctx_o,
    .task_o        (core_task),
    .data_in_valid_o,
    .data_in_ready_i,
    .data_in_data_o,
    .data_in_keep_o,
    .data_in_last_o,
    .data_out_valid_i,
    .data_out_ready_o,
    .data_out_ctx_i,
    .data_out_data_i,
    .data_out_keep_i,
    .data_out_last_i,
    .store_valid_o (store_valid),
    .store_ready_i (store_ready),
    .store_ctx_o   (store_ctx),
    .store_o       (store),
    .output_valid_o(output_valid),
    .output_ready_i(output_ready),
    .output_data_o (output_data),
    .output_keep_o (output_keep),
    .output_last_o (output_last)
  );

  assign task_op_o        = core_task.op;
  assign task_has_data_o  = core_task.has_data;
  assign task_key_o       = core_task.key;
  assign task_iv_o        = core_task.iv;
  assign task_aad_bytes_o = core_task.aad_bytes;
  assign task_len_bits_o  = core_task.len_bits;
  assign result_ready_o   = 1'b1;

  // ------------------------------------------------------------------ s4: what is written to memory
  logic       failed, written_valid, written_urgent, written_error;
  logic [3:0] end_source;

  tnd_s4_store #(
    .MemDataWidth(MemDataWidth),
    .MaxBurst    (MaxBurst),
    .WriteDepth  (WriteDepth),
    .InFlight    (InFlight)
  ) u_s4_store (
    .clk_i,
    .rst_ni            (work_rst_n),
    .stop_i            (stop),
    .quiet_o           (store_quiet),
    .busy_o            (store_busy),
    .completions_i     (completions),
    .log2_entries_i    (ring.log2_entries),
    .ring_head_o       (ring_head),
    .issue_valid_i     (issue_valid),
    .issue_ready_o     (issue_ready),
    .issue_ctx_o       (issue_ctx),
    .issue_ticket_i    (ticket),
    .start_valid_i     (task_valid_o && task_ready_i),
    .start_ctx_i       (task_ctx_o),
    .read_error_valid_i(read_error_valid),
    .read_error_ctx_i  (read_error_ctx),
    .result_valid_i,
    .result_ctx_i,
    .result_tag_i,
    .result_status_i,
    .store_valid_i     (store_valid),
    .store_ready_o     (store_ready),
    .store_ctx_i       (store_ctx),
    .store_i           (store),
    .output_valid_i    (output_valid),
    .output_ready_o    (output_ready),
    .output_data_i     (output_data),
    .output_keep_i     (output_keep),
    .output_last_i     (output_last),
    .direct_done_o     (direct_done),
    .status_o          (end_status),
    .tag_o             (end_tag),
    .cycles_o          (end_cycles),
    .failed_o          (failed),
    .source_o          (end_source),
    .written_valid_o   (written_valid),
    .written_urgent_o  (written_urgent),
    .written_error_o   (written_error),
    .aw_valid_o        (mem_awvalid_o),
    .aw_ready_i        (mem_awready_i),
    .aw_id_o           (mem_awid_o),
    .aw_addr_o         (mem_awaddr_o),
    .aw_len_o          (mem_awlen_o),
    .w_valid_o         (mem_wvalid_o),
    .w_ready_i         (mem_wready_i),
    .w_data_o          (mem_wdata_o),
    .w_strb_o          (mem_wstrb_o),
    .w_last_o          (mem_wlast_o),
    .b_valid_i         (mem_bvalid_i),
    .b_ready_o         (mem_bready_o),
    .b_id_i            (mem_bid_i),
    .b_resp_i          (mem_bresp_i)
  );

  // ------------------------------------------------------------------ s5: interrupt
  tnd_s5_irq u_s5_irq (
    .clk_i,
    .rst_ni           (work_rst_n),
    .count_i          (coalesce_count),
    .timeout_i        (coalesce_timeout),
    .error_pending_i  (error_pending),
    .direct_done_i    (direct_done),
    .failed_i         (failed),
    .status_i         (end_status),
    .source_i         (end_source),
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
  if (MemDataWidth < 64 || (CoreDataWidth % MemDataWidth != 0 && MemDataWidth % CoreDataWidth != 0)) begin : gen_bad_width
    $error("tnd_shell: MemDataWidth must be 64 or more, and a multiple or a part of CoreDataWidth");
  end
  if (KeySlots < 1 || KeySlots > 255) begin : gen_bad_slots
    $error("tnd_shell: KeySlots must be 1 to 255");
  end

endmodule
