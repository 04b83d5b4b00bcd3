// Stage 2: everything that is read from memory. Turns the direct task and the ring's descriptors into checked tasks,
// hands their headers on and reads their sources ahead of the core.
//
// Tasks       the direct task goes before the ring's next; each gets the context that issue_ctx_i offers, and a ticket
//             that follows it to its completion. A rejected task has a ticket only.
// Data        aad and sources leave as one stream of packets, in the order of the headers: for each task its aad, then
//             its source, last set at the end of each; an empty one is no packet
// Errors      read_error_valid_o, one cycle, with the last beat of a packet that could not be read
// AXI         id 0 data, id 1 descriptors
// Checked by  ../tb/test_shell_direct.py, ../tb/test_shell_ring.py, ../tb/test_shell_errors.py
module tnd_s2_fetch
  import tnd_shell_pkg::*;
#(
  parameter int unsigned  MemDataWidth = 256,
  parameter int unsigned  MaxBurst     = 16,
  parameter int unsigned  ReadDepth    = 128,
  parameter int unsigned  InFlight     = 8,
  parameter bit           HasRing      = 1'b1,
  parameter logic [255:0] Ops          = 256'h3,
  parameter logic [255:0] SourceOps    = 256'h1,
  parameter logic [255:0] AadOps       = '0,
  parameter logic [255:0] EmptyOps     = '0,
  parameter logic [255:0] SilentOps    = '0,
  parameter logic [255:0] SizedOps     = '0,
  parameter bit           SizeInBits   = 1'b0,
  localparam int unsigned CtxWidth     = $clog2(InFlight)
) (
  input  logic                      clk_i,
  input  logic                      rst_ni,
  input  logic                      stop_i,
  output logic                      quiet_o,
  output logic                      busy_o,

  input  ring_t                     ring_i,
  input  logic                      direct_valid_i,
  output logic                      direct_ready_o,
  input  task_t                     direct_task_i,
  output logic [7:0]                key_slot_o,
  input  logic                      key_valid_i,
  input  logic [255:0]              key_i,

  // A task enters the shell.
  output logic                      issue_valid_o,
  input  logic                      issue_ready_i,
  input  logic [CtxWidth-1:0]       issue_ctx_i,
  output ticket_t                   issue_ticket_o,

  // Its header, in the cycle of its issue; taken at once.
  output logic                      header_valid_o,
  output header_t                   header_o,
  output logic [63:0]               destination_o,

  output logic                      source_valid_o,
  input  logic                      source_ready_i,
  output logic [MemDataWidth-1:0]   source_data_o,
  output logic [MemDataWidth/8-1:0] source_keep_o,
  output logic                      source_last_o,
  output logic                      read_error_valid_o,
  output logic [CtxWidth-1:0]       read_error_ctx_o,

  output logic                      ar_valid_o,
  input  logic                      ar_ready_i,
  output logic                      ar_id_o,
  output logic [63:0]               ar_addr_o,
  output logic [7:0]                ar_len_o,
  input  logic                      r_valid_i,
  output logic                      r_ready_o,
  input  logic                      r_id_i,
  input  logic [MemDataWidth-1:0]   r_data_i,
  input  logic [1:0]                r_resp_i,
  input  logic                      r_last_i
);

  // Two masters share the port: 0 data, 1 descriptors.
  logic [1:0]       ar_valid, ar_ready, r_valid, r_ready;
  logic [1:0][63:0] ar_addr;
  logic [1:0][7:0]  ar_len;

  // ------------------------------------------------------------------ choose and check
  logic       fetch_quiet, fetch_busy;
  logic       ring_valid, ring_ready, ring_reserved, ring_error;
  task_t      ring_task, chosen;
  logic [7:0] status;

  if (HasRing) begin : gen_ring
    tnd_descriptor_fetch #(
      .MemDataWidth(MemDataWidth),
      .MaxBurst    (MaxBurst),
      .Prefetch    (InFlight)
    ) u_descriptors (
      .clk_i,
      .rst_ni,
      .stop_i,
      .quiet_o           (fetch_quiet),
      .busy_o            (fetch_busy),
      .enable_i          (ring_i.enable),
      .base_i            (ring_i.base),
      .log2_entries_i    (ring_i.log2_entries),
      .tail_i            (ring_i.tail),
      .descriptor_valid_o(ring_valid),
      .descriptor_ready_i(ring_ready),
      .task_o            (ring_task),
      .reserved_o        (ring_reserved),
      .error_o           (ring_error),
      .ar_valid_o        (ar_valid[1]),
      .ar_ready_i        (ar_ready[1]),
      .ar_addr_o         (ar_addr[1]),
      .ar_len_o          (ar_len[1]),
      .r_valid_i         (r_valid[1]),
      .r_ready_o         (r_ready[1]),
      .r_data_i,
      .r_resp_i,
      .r_last_i
    );
  end else begin : gen_no_ring
    logic unused_ring;
    assign unused_ring   = ^{ring_i, ring_ready, ar_ready[1], r_valid[1]};
    assign fetch_quiet   = 1'b1;
    assign fetch_busy    = 1'b0;
    assign ring_valid    = 1'b0;
    assign ring_task     = '0;
    assign ring_reserved = 1'b0;
    assign ring_error    = 1'b0;
    assign ar_valid[1]   = 1'b0;
    assign ar_addr[1]    = '0;
    assign ar_len[1]     = '0;
    assign r_ready[1]    = 1'b0;
  end

  assign chosen         = direct_valid_i ? direct_task_i : ring_task;
  assign issue_valid_o  = (direct_valid_i || ring_valid) && !stop_i;
  assign direct_ready_o = issue_ready_i && !stop_i;
  assign ring_ready     = issue_ready_i && !stop_i && !direct_valid_i;
  assign key_slot_o     = chosen.key_slot;

  tnd_task_check #(
    .Ops      (Ops),
    .SourceOps(SourceOps),
    .AadOps   (AadOps),
    .EmptyOps (EmptyOps),
    .SizedOps (SizedOps)
  ) u_check (
    .op_i        (chosen.op),
    .flags_i     (chosen.flags),
    .len_bits_i  (chosen.len_bits),
    .aad_bytes_i (chosen.aad_bytes),
    .said_bytes_i(said_bytes(chosen.iv[31:0], SizeInBits)),
    .reserved_i  (!direct_valid_i && ring_reserved),
    .error_i     (!direct_valid_i && ring_error),
    .key_valid_i,
    .status_o    (status)
  );

  always_comb begin
    issue_ticket_o.from_ring = !direct_valid_i;
    issue_ticket_o.urgent    = chosen.flags[FlagInterrupt];
    issue_ticket_o.empty     = (chosen.len_bits == '0 && !SizedOps[chosen.op]) || SilentOps[chosen.op];
    issue_ticket_o.status    = status;
    issue_ticket_o.cookie    = chosen.cookie;
    issue_ticket_o.source    = direct_valid_i ? SourceDirect : SourceRing;
    if (!direct_valid_i && ring_error) begin
      issue_ticket_o.source    = SourceDescriptor;
      issue_ticket_o.urgent    = 1'b0;
      issue_ticket_o.cookie    = '0;
    end
  end

  // ------------------------------------------------------------------ accepted tasks: header and read command
  logic accepted;
  assign accepted           = issue_valid_o && issue_ready_i && status == StatusOk;
  assign header_valid_o     = accepted;
  assign header_o.key       = key_i;
  assign header_o.iv        = chosen.iv;
  assign header_o.aad_bytes = chosen.aad_bytes;
  assign header_o.len_bits  = chosen.len_bits;
  assign header_o.has_data  = !chosen.flags[FlagNoSource];
  assign header_o.op        = chosen.op;
  assign destination_o      = chosen.destination;

  // Never more than InFlight tasks are inside, so the two queues below never refuse one.
  logic                            reads_ready_unused, owners_ready_unused, owners_valid_unused;
  logic [$clog2(InFlight+1)-1:0]   reads_count_unused;
  logic [$clog2(2*InFlight+1)-1:0] owners_count_unused;
  logic                            reads_push, reads_valid, reads_pop;
  logic                            cmd_valid, cmd_ready, read_idle, data_error, data_taken;
  logic [CtxWidth-1:0]             reads_ctx;
  reads_t                          reads_in, reads;
  span_t                           span;

  assign reads_in.aad    = '{addr: chosen.aad, len_bytes: chosen.aad_bytes[29:0]};
  assign reads_in.source = '{
    addr:      chosen.source,
    len_bytes: chosen.flags[FlagNoSource] ? '0 : bytes_of(chosen.len_bits)
  };
  assign reads_push      = accepted && (reads_in.aad.len_bytes != '0 || reads_in.source.len_bytes != '0);

  tnd_fifo #(
    .Width(CtxWidth + $bits(reads_t)),
    .Depth(InFlight)
  ) u_reads (
    .clk_i,
    .rst_ni,
    .in_valid_i (reads_push),
    .in_ready_o (reads_ready_unused),
    .in_data_i  ({issue_ctx_i, reads_in}),
    .out_valid_o(reads_valid),
    .out_ready_i(reads_pop),
    .out_data_o ({reads_ctx, reads}),
    .count_o    (reads_count_unused)
  );

  // One command for the aad, one for the source.
  logic aad_read_q;  // the oldest task's aad has been asked for
  logic aad_next, both;

  assign both      = reads.aad.len_bytes != '0 && reads.source.len_bytes != '0;
  assign aad_next  = reads.aad.len_bytes != '0 && !aad_read_q;
  assign span      = aad_next ? reads.aad : reads.source;
  assign cmd_valid = reads_valid;
  assign reads_pop = cmd_ready && !(aad_next && both);

  always_ff @(posedge clk_i) begin
    if (!rst_ni) aad_read_q <= 1'b0;
    else if (cmd_valid && cmd_ready) aad_read_q <= aad_next && both;
  end

  // Whose packets the mover gives.
  tnd_fifo #(
    .Width(CtxWidth),
    .Depth(2 * InFlight)
  ) u_owners (
    .clk_i,
    .rst_ni,
    .in_valid_i (cmd_valid && cmd_ready),
    .in_ready_o (owners_ready_unused),
    .in_data_i  (reads_ctx),
    .out_valid_o(owners_valid_unused),
    .out_ready_i(data_taken && source_last_o),
    .out_data_o (read_error_ctx_o),
    .count_o    (owners_count_unused)
  );

  tnd_dma_read #(
    .AddrWidth(64),
    .DataWidth(MemDataWidth),
    .MaxBurst (MaxBurst),
    .FifoDepth(ReadDepth)
  ) u_read (
    .clk_i,
    .rst_ni,
    .stop_i,
    .idle_o     (read_idle),
    .cmd_valid_i(cmd_valid),
    .cmd_ready_o(cmd_ready),
    .cmd_addr_i (span.addr),
    .cmd_len_i  (span.len_bytes),
    .out_valid_o(source_valid_o),
    .out_ready_i(source_ready_i),
    .out_data_o (source_data_o),
    .out_keep_o (source_keep_o),
    .out_last_o (source_last_o),
    .out_error_o(data_error),
    .ar_valid_o (ar_valid[0]),
    .ar_ready_i (ar_ready[0]),
    .ar_addr_o  (ar_addr[0]),
    .ar_len_o   (ar_len[0]),
    .r_valid_i  (r_valid[0]),
    .r_ready_o  (r_ready[0]),
    .r_data_i,
    .r_resp_i,
    .r_last_i
  );

  assign data_taken         = source_valid_o && source_ready_i;
  assign read_error_valid_o = data_taken && source_last_o && data_error;

  tnd_axi_read_mux2 #(
    .AddrWidth(64)
  ) u_mux (
    .clk_i,
    .rst_ni,
    .s_ar_valid_i(ar_valid),
    .s_ar_ready_o(ar_ready),
    .s_ar_addr_i (ar_addr),
    .s_ar_len_i  (ar_len),
    .s_r_valid_o (r_valid),
    .s_r_ready_i (r_ready),
    .m_ar_valid_o(ar_valid_o),
    .m_ar_ready_i(ar_ready_i),
    .m_ar_id_o   (ar_id_o),
    .m_ar_addr_o (ar_addr_o),
    .m_ar_len_o  (ar_len_o),
    .m_r_valid_i (r_valid_i),
    .m_r_ready_o (r_ready_o),
    .m_r_id_i    (r_id_i)
  );

  assign quiet_o = fetch_quiet && read_idle;
  assign busy_o  = direct_valid_i || fetch_busy || !read_idle;

endmodule
