// Stage 2: everything that is read from memory. Turns the direct task and the ring's descriptors into checked tasks, hands
// their headers to the core and reads their sources ahead of it.
//
// Data        aad and sources leave as one stream of packets, in the order of the headers: for each task its aad, then
//             its source, last set at the end of each; an empty one is no packet
// Errors      read_error_valid_o, one cycle, before the last beat of a packet that could not be read
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
  localparam int unsigned RowWidth     = RowBits < 256 ? $clog2(256 / RowBits) : 1
) (
  input  logic                      clk_i,
  input  logic                      rst_ni,
  input  logic                      stop_i,
  output logic                      quiet_o,
  output logic                      busy_o,

  input  ring_t                     ring_i,
  input  logic                      direct_valid_i,
  output logic                      direct_ready_o,
  input  logic                      direct_write_i,
  input  logic [31:0]               direct_word_i,
  input  logic [KeySlots-1:0]       key_valid_i,
  output logic [KeySlotWidth-1:0]   key_slot_o,
  output logic [RowWidth-1:0]       key_row_o,
  input  logic [RowBits-1:0]        key_row_i,

  // A task enters the shell, and with it where its output goes.
  output logic                      issue_valid_o,
  input  logic                      issue_ready_i,
  input  logic [CtxWidth-1:0]       issue_ctx_i,
  output ticket_t                   ticket_o,
  output logic                      silent_o,
  output output_t                   output_o,

  output logic                      task_valid_o,
  input  logic                      task_ready_i,
  output logic [CtxWidth-1:0]       task_ctx_o,
  output header_t                   task_o,
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
  output burst_t                    ar_o,
  input  logic                      r_valid_i,
  output logic                      r_ready_o,
  input  logic                      r_id_i,
  input  logic [MemDataWidth-1:0]   r_data_i,
  input  logic [1:0]                r_resp_i,
  input  logic                      r_last_i
);

  localparam int unsigned Lanes     = MemDataWidth / 32;
  localparam int unsigned Beats     = DescriptorBits / MemDataWidth;
  localparam int unsigned BeatWidth = Beats > 1 ? $clog2(Beats) : 1;
  localparam int unsigned SlotWidth = CtxWidth + 1;

  // Two masters share the port: 0 data, 1 descriptors. Both always take what they have asked for.
  logic [1:0] ar_valid, ar_ready, r_valid;
  burst_t     data_ar, ring_ar;

  // ------------------------------------------------------------------ descriptors
  logic                    ring_quiet, ring_busy, ring_valid, ring_ready, ring_last, ring_error;
  logic [MemDataWidth-1:0] ring_data;

  if (HasRing) begin : gen_ring
    tnd_descriptor_fetch #(
      .MemDataWidth(MemDataWidth),
      .MaxBurst    (MaxBurst),
      .Prefetch    (InFlight)
    ) u_descriptors (
      .clk_i,
      .rst_ni,
      .stop_i,
      .quiet_o     (ring_quiet),
      .busy_o      (ring_busy),
      .ring_i,
      .beat_valid_o(ring_valid),
      .beat_ready_i(ring_ready),
      .beat_last_i (ring_last),
      .beat_data_o (ring_data),
      .beat_error_o(ring_error),
      .ar_valid_o  (ar_valid[1]),
      .ar_ready_i  (ar_ready[1]),
      .ar_o        (ring_ar),
      .r_valid_i   (r_valid[1]),
      .r_data_i,
      .r_resp_i,
      .r_last_i
    );
  end else begin : gen_no_ring
    logic unused_ring;
    assign unused_ring = ^{ring_i, ring_ready, ring_last, ar_ready[1], r_valid[1]};
    assign ring_quiet  = 1'b1;
    assign ring_busy   = 1'b0;
    assign ring_valid  = 1'b0;
    assign ring_data   = '0;
    assign ring_error  = 1'b0;
    assign ar_valid[1] = 1'b0;
    assign ring_ar     = '0;
  end

  // ------------------------------------------------------------------ tasks
  logic                    take_busy, accepted, has_data, read_valid, read_ready;
  logic [Lanes-1:0]        copy_write;
  logic [SlotWidth-1:0]    copy_slot, issue_slot;
  logic [BeatWidth-1:0]    copy_beat;
  logic [MemDataWidth-1:0] copy_data;
  logic [7:0]              key_slot, op;
  logic [CtxWidth-1:0]     read_ctx;
  span_t                   read;

  // In any order a rejected task may end before those that came earlier: it waits for their headers, so that no more copies
  // of descriptors are needed than there are places.
  logic take_valid, take_ready, headers_wait, held;
  assign held          = AnyOrder && headers_wait && !accepted;
  assign issue_valid_o = take_valid && !held;
  assign take_ready    = issue_ready_i && !held;

  tnd_task_take #(
    .MemDataWidth(MemDataWidth),
    .Alignment   (Alignment),
    .KeySlots    (KeySlots),
    .SlotWidth   (SlotWidth),
    .CtxWidth    (CtxWidth),
    .Ops         (Ops),
    .SourceOps   (SourceOps),
    .AadOps      (AadOps),
    .EmptyOps    (EmptyOps),
    .SilentOps   (SilentOps),
    .SizedOps    (SizedOps),
    .SizeInBits  (SizeInBits)
  ) u_take (
    .clk_i,
    .rst_ni,
    .stop_i,
    .busy_o      (take_busy),
    .ring_valid_i(ring_valid),
    .ring_ready_o(ring_ready),
    .ring_last_o (ring_last),
    .ring_data_i (ring_data),
    .ring_error_i(ring_error),
    .direct_valid_i,
    .direct_ready_o,
    .direct_write_i,
    .direct_word_i,
    .write_o     (copy_write),
    .slot_o      (copy_slot),
    .beat_o      (copy_beat),
    .data_o      (copy_data),
    .key_valid_i,
    .issue_valid_o(take_valid),
    .issue_ready_i(take_ready),
    .ticket_o,
    .silent_o,
    .accepted_o  (accepted),
    .issue_slot_o(issue_slot),
    .key_slot_o  (key_slot),
    .op_o        (op),
    .has_data_o  (has_data),
    .output_o,
    .issue_ctx_i,
    .read_valid_o(read_valid),
    .read_ready_i(read_ready),
    .read_ctx_o  (read_ctx),
    .read_o      (read)
  );

  tnd_headers #(
    .MemDataWidth(MemDataWidth),
    .KeySlots    (KeySlots),
    .RowBits     (RowBits),
    .InFlight    (InFlight),
    .HasAad      ((Ops & AadOps) != '0),
    .AnyOrder    (AnyOrder)
  ) u_headers (
    .clk_i,
    .rst_ni,
    .write_i        (copy_write),
    .slot_i         (copy_slot),
    .beat_i         (copy_beat),
    .data_i         (copy_data),
    .push_i         (issue_valid_o && issue_ready_i && accepted),
    .push_slot_i    (issue_slot),
    .push_ctx_i     (issue_ctx_i),
    .push_key_slot_i(key_slot),
    .push_op_i      (op),
    .push_has_data_i(has_data),
    .waits_o        (headers_wait),
    .key_slot_o,
    .key_row_o,
    .key_row_i,
    .task_valid_o,
    .task_ready_i,
    .task_ctx_o,
    .task_o
  );

  // ------------------------------------------------------------------ sources
  logic data_quiet, data_busy;

  // A core that makes pads alone reads nothing.
  if ((Ops & (SourceOps | AadOps)) != '0) begin : gen_read
    tnd_dma_read #(
      .DataWidth(MemDataWidth),
      .Alignment(Alignment),
      .MaxBurst (MaxBurst),
      .FifoDepth(ReadDepth),
      .Commands (2 * InFlight),
      .CtxWidth (CtxWidth)
    ) u_read (
      .clk_i,
      .rst_ni,
      .stop_i,
      .quiet_o      (data_quiet),
      .busy_o       (data_busy),
      .cmd_valid_i  (read_valid),
      .cmd_ready_o  (read_ready),
      .cmd_i        (read),
      .cmd_ctx_i    (read_ctx),
      .out_valid_o  (source_valid_o),
      .out_ready_i  (source_ready_i),
      .out_data_o   (source_data_o),
      .out_keep_o   (source_keep_o),
      .out_last_o   (source_last_o),
      .error_valid_o(read_error_valid_o),
      .error_ctx_o  (read_error_ctx_o),
      .ar_valid_o   (ar_valid[0]),
      .ar_ready_i   (ar_ready[0]),
      .ar_o         (data_ar),
      .r_valid_i    (r_valid[0]),
      .r_data_i,
      .r_resp_i,
      .r_last_i
    );
  end else begin : gen_no_read
    logic unused_read;
    assign unused_read = ^{read_valid, read_ctx, read, source_ready_i, ar_ready[0], r_valid[0], r_data_i, r_resp_i, r_last_i};

    assign data_quiet         = 1'b1;
    assign data_busy          = 1'b0;
    assign read_ready         = 1'b1;
    assign source_valid_o     = 1'b0;
    assign source_data_o      = '0;
    assign source_keep_o      = '0;
    assign source_last_o      = 1'b0;
    assign read_error_valid_o = 1'b0;
    assign read_error_ctx_o   = '0;
    assign ar_valid[0]        = 1'b0;
    assign data_ar            = '0;
  end

  tnd_axi_read_mux2 #(
    .AddrWidth(64)
  ) u_mux (
    .clk_i,
    .rst_ni,
    .s_ar_valid_i(ar_valid),
    .s_ar_ready_o(ar_ready),
    .s_ar_addr_i ({ring_ar.addr, data_ar.addr}),
    .s_ar_len_i  ({ring_ar.len, data_ar.len}),
    .s_r_valid_o (r_valid),
    .s_r_ready_i (2'b11),
    .m_ar_valid_o(ar_valid_o),
    .m_ar_ready_i(ar_ready_i),
    .m_ar_id_o   (ar_id_o),
    .m_ar_addr_o (ar_o.addr),
    .m_ar_len_o  (ar_o.len),
    .m_r_valid_i (r_valid_i),
    .m_r_ready_o (r_ready_o),
    .m_r_id_i    (r_id_i)
  );

  assign quiet_o = ring_quiet && data_quiet;
  assign busy_o  = ring_busy || take_busy || data_busy || !quiet_o;

endmodule
