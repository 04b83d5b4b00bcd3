// Reads bits from memory over AXI4 and streams each range packed from byte 0.
//
//   command --> bursts --> AR;   R --> held, next --> byte shift --> FIFO --> source
//
// Contract    read: address (a multiple of Alignment), length in bits (at least 1), context. source: the bytes in order, byte 0
//             in bits 7:0, keep all ones but in the last beat, where the low ones count. read_error_valid, one cycle, before
//             the last beat of the command is out: memory answered some beat of the command of read_error_ctx with SLVERR or
//             DECERR (its bytes are then undefined). Commands are answered in order; several are in flight.
// Bus         INCR bursts of full beats at beat addresses, which end at multiples of MaxBurst beats and so never cross
//             4 KiB; only beats that hold a byte of the command are read. One id. R is always accepted: an address is
//             offered only when its beats have room in the FIFO, so nothing between R and FIFO ever waits. FifoDepth bounds
//             the beats in flight and should exceed the memory's latency in clocks plus MaxBurst; Bursts bounds the bursts.
// Stop        from the clock after stop on, no address is offered, and one on offer is withdrawn, which tnd_axi_read_mux2
//             allows. read_quiet: no burst is under way; read_busy: a command is. To abort, raise stop, wait two clocks
//             and for read_quiet, reset.
// Handshake   every channel valid/ready; one beat per clock whatever the alignment, also from command to command, and a
//             command in 3 clocks
// Checked by  ../tb/test_dma_read.py
module tnd_dma_read #(
  parameter int unsigned DataWidth = 256,
  parameter int unsigned Alignment = 1,    // bytes; a power of two, at most those of a beat
  parameter int unsigned MaxBurst  = 16,   // beats; a power of two
  parameter int unsigned FifoDepth = 128,  // beats
  parameter int unsigned Bursts    = 32,   // under way
  parameter int unsigned Commands  = 16,   // under way
  parameter int unsigned CtxWidth  = 1
) (
  input  logic                    clk_i,
  input  logic                    rst_ni,
  input  logic                    stop,
  output logic                    read_quiet,
  output logic                    read_busy,

  input  logic                    read_valid,
  output logic                    read_ready,
  input  tnd_shell_pkg::span_t    read_span,
  input  logic [CtxWidth-1:0]     read_ctx,

  output logic                    source_valid,
  input  logic                    source_ready,
  output logic [DataWidth-1:0]    source_data,
  output logic [DataWidth/8-1:0]  source_keep,
  output logic                    source_last,
  output logic                    read_error_valid,
  output logic [CtxWidth-1:0]     read_error_ctx,

  output logic                    read_ar_valid,
  input  logic                    read_ar_ready,
  output tnd_shell_pkg::burst_t   read_ar,
  input  logic                    read_r_valid,
  input  logic [DataWidth-1:0]    m_axi_gmem_rdata,
  input  logic [1:0]              m_axi_gmem_rresp,
  input  logic                    m_axi_gmem_rlast
);
  localparam logic [1:0]  RespOkay    = 2'b00;
  localparam int unsigned Bytes       = DataWidth / 8;
  localparam int unsigned OffsetWidth = $clog2(Bytes);
  localparam int unsigned CountWidth  = $clog2(FifoDepth + 1);
  localparam int unsigned BurstWidth  = $clog2(MaxBurst);

  // The place of a command's bytes in its beats.
  typedef struct packed {
    logic [OffsetWidth-1:0] offset;
    logic [OffsetWidth-1:0] tail_m1;  // bytes of its last output beat
    logic                   folds;    // its last beat has no output beat of its own
    logic [CtxWidth-1:0]    ctx;
  } shape_t;

  // ------------------------------------------------------------------ addresses
  logic                   cmd_taken, cutter_ready, cutter_busy, wraps, burst_valid, burst_last, issue;
  logic [OffsetWidth-1:0] offset, end_place;
  logic [CtxWidth-1:0]    ctx_q;
  logic                   shape_room, shape_valid, last_room, last_valid, of_last, beat_last;
  shape_t                 shape_in, shape;

  tnd_axi_burst #(.DataWidth(DataWidth), .MaxBurst(MaxBurst)) u_burst (
    .clk_i, .rst_ni, .cmd_valid_i(read_valid && shape_room), .cmd_ready_o(cutter_ready),
    .cmd_addr_i(read_span.addr & ~64'(Alignment - 1)), .cmd_bits_i(read_span.bits),
    .taken_o(cmd_taken), .offset_o(offset), .end_o(end_place), .wraps_o(wraps), .busy_o(cutter_busy),
    .burst_valid_o(burst_valid), .burst_ready_i(issue), .burst_addr_o(read_ar.addr), .burst_len_o(read_ar.len),
    .burst_last_o(burst_last)
  );

  assign read_ready = cutter_ready && shape_room;

  always_ff @(posedge clk_i) begin
    if (read_ready) ctx_q <= read_ctx;
  end

  assign shape_in = '{offset: offset, tail_m1: end_place - offset, folds: wraps, ctx: ctx_q};

  tnd_fifo #(.word_t(shape_t), .Depth(Commands), .Margin(1)) u_shapes (
    .clk_i, .rst_ni, .in_valid_i(cmd_taken), .in_ready_o(shape_room), .in_data_i(shape_in),
    .out_valid_o(shape_valid), .out_ready_i(beat_last), .out_data_o(shape)
  );

  // u_lasts says of each burst, in order, whether it is the last of its command.
  assign beat_last = read_r_valid && m_axi_gmem_rlast && of_last;
  tnd_fifo #(.Width(1), .Depth(Bursts)) u_lasts (
    .clk_i, .rst_ni, .in_valid_i(issue), .in_ready_o(last_room), .in_data_i(burst_last),
    .out_valid_o(last_valid), .out_ready_i(read_r_valid && m_axi_gmem_rlast), .out_data_o(of_last)
  );

  // FIFO words neither filled nor promised; an address is offered when a whole MaxBurst has room.
  logic [CountWidth-1:0] free_q;
  logic                  fifo_pop, folded, room_q;
  logic                  popped_q, folded_q;  // a clock ago

  assign read_ar_valid = burst_valid && room_q;
  assign issue      = read_ar_valid && read_ar_ready;

  // Only an issue takes room, so room that was there a clock ago is still there.
  always_ff @(posedge clk_i) room_q <= rst_ni && !issue && last_room && (free_q >> BurstWidth) != '0 && !stop;

  always_ff @(posedge clk_i) begin
    if (!rst_ni) begin
      free_q               <= CountWidth'(FifoDepth);
      {popped_q, folded_q} <= '0;
    end else begin
      {popped_q, folded_q} <= {fifo_pop, folded};
      free_q               <= free_q + CountWidth'(popped_q) + CountWidth'(folded_q)
                              - (issue ? CountWidth'(read_ar.len) + 1'b1 : '0);
    end
  end

  assign read_quiet = !last_valid;
  assign read_busy  = cutter_busy || cmd_taken || shape_valid;

  // ------------------------------------------------------------------ beats: the one that came last, and the one before
  typedef struct packed {
    logic [OffsetWidth-1:0] offset;
    logic [OffsetWidth-1:0] tail_m1;
    logic                   last;
  } beat_t;

  logic                 next_valid_q, folds_q, held_valid_q, failed_q, joins, emit, ends;
  logic [DataWidth-1:0] next_data_q, held_data_q;
  beat_t                next_q, held_q;

  assign joins  = held_q.offset != '0 && !held_q.last;
  assign ends   = held_q.last || folded;
  assign emit   = held_valid_q && (next_valid_q || !joins);
  assign folded = held_valid_q && next_valid_q && folds_q && joins;

  always_ff @(posedge clk_i) begin
    if (!rst_ni) begin
      next_valid_q  <= 1'b0;
      held_valid_q  <= 1'b0;
      failed_q      <= 1'b0;
      read_error_valid <= 1'b0;
    end else begin
      next_valid_q  <= read_r_valid;
      held_valid_q  <= next_valid_q ? !folded : held_valid_q && !emit;
      read_error_valid <= beat_last && (failed_q || m_axi_gmem_rresp != RespOkay);
      if (read_r_valid) failed_q <= !beat_last && (failed_q || m_axi_gmem_rresp != RespOkay);
    end
    read_error_ctx <= shape.ctx;
    next_data_q <= m_axi_gmem_rdata;
    next_q      <= '{offset: shape.offset, tail_m1: shape.tail_m1, last: beat_last};
    folds_q     <= beat_last && shape.folds;
    if (next_valid_q) {held_data_q, held_q} <= {next_data_q, next_q};
  end

  // ------------------------------------------------------------------ out
  logic [DataWidth-1:0]   packed_data;
  logic                   packed_valid, packed_last, fifo_ready_unused;
  logic [OffsetWidth-1:0] packed_tail_m1, tail_m1;

  tnd_byte_shift #(.DataWidth(DataWidth), .SideWidth(OffsetWidth + 1), .Alignment(Alignment)) u_shift (
    .clk_i, .rst_ni, .valid_i(emit), .low_i(held_data_q), .high_i(next_data_q), .shift_i(held_q.offset),
    .side_i({held_q.tail_m1, ends}),
    .valid_o(packed_valid), .data_o(packed_data), .side_o({packed_tail_m1, packed_last})
  );

  tnd_fifo_ram #(.Width(DataWidth + OffsetWidth + 1), .Depth(FifoDepth), .Registers(2)) u_beats (
    .clk_i, .rst_ni, .in_valid_i(packed_valid), .in_ready_o(fifo_ready_unused),
    .in_data_i({packed_last, packed_tail_m1, packed_data}),
    .out_valid_o(source_valid), .out_ready_i(source_ready), .out_data_o({source_last, tail_m1, source_data})
  );

  assign fifo_pop   = source_valid && source_ready;
  assign source_keep = source_last ? ~(Bytes'('1) << tail_m1 << 1) : '1;

  if (FifoDepth < MaxBurst) begin : gen_bad_depth
    $error("tnd_dma_read: FifoDepth must hold a burst");
  end
  if (Alignment > Bytes) begin : gen_bad_alignment
    $error("tnd_dma_read: Alignment must not be more than the bytes of a beat");
  end
endmodule
