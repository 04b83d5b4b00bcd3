// Reads byte ranges from memory over AXI4 and streams each one packed from byte 0.
//
// Contract    cmd: address (any alignment) and length in bytes (at least 1). out: the bytes in order, byte 0 in bits
//             7:0, keep all ones but in the last beat, where the low ones count. out_error_o, valid with last: memory
//             answered some beat of the command with SLVERR or DECERR (its bytes are then undefined). Commands are
//             answered in order; several are in flight.
// Bus         INCR bursts of full beats at beat addresses, which end at multiples of MaxBurst beats and so never cross
//             4 KiB; only beats that hold a byte of the command are read. One id. R is always accepted: an address is
//             offered only when its beats have room in the FIFO, so FifoDepth bounds the beats in flight and should
//             exceed the memory's latency in clocks plus MaxBurst.
// Stop        while stop_i is high, no address is offered that was not on offer before. idle_o: no address is on offer
//             and no beat is owed and, unless stop_i is high, no command or data is held. To abort, raise stop_i, wait
//             for idle_o, reset.
// Handshake   every channel valid/ready; one beat per clock whatever the alignment, also from command to command.
//             cmd_ready_o depends on ar_ready_i in the same cycle.
// Latency     3 clocks from command to address, up to 4 from the last R beat that an out beat needs
module tnd_dma_read #(
  parameter int unsigned AddrWidth = 64,
  parameter int unsigned DataWidth = 256,
  parameter int unsigned MaxBurst  = 16,   // beats; a power of two
  parameter int unsigned FifoDepth = 128,  // beats
  localparam int unsigned LenWidth = 30
) (
  input  logic                   clk_i,
  input  logic                   rst_ni,
  input  logic                   stop_i,
  output logic                   idle_o,

  input  logic                   cmd_valid_i,
  output logic                   cmd_ready_o,
  input  logic [AddrWidth-1:0]   cmd_addr_i,
  input  logic [LenWidth-1:0]    cmd_len_i,

  output logic                   out_valid_o,
  input  logic                   out_ready_i,
  output logic [DataWidth-1:0]   out_data_o,
  output logic [DataWidth/8-1:0] out_keep_o,
  output logic                   out_last_o,
  output logic                   out_error_o,

  output logic                   ar_valid_o,
  input  logic                   ar_ready_i,
  output logic [AddrWidth-1:0]   ar_addr_o,
  output logic [7:0]             ar_len_o,
  input  logic                   r_valid_i,
  output logic                   r_ready_o,
  input  logic [DataWidth-1:0]   r_data_i,
  input  logic [1:0]             r_resp_i,
  input  logic                   r_last_i
);
  localparam logic [1:0] RespOkay = 2'b00;
  localparam int unsigned OffsetWidth = $clog2(DataWidth / 8);
  localparam int unsigned BeatWidth   = LenWidth + 1 - OffsetWidth;
  localparam int unsigned CountWidth  = $clog2(FifoDepth + 1);
  localparam int unsigned CmdDepth    = FifoDepth > 3 ? FifoDepth / 2 : 2;

  // A command as the packer needs it.
  typedef struct packed {
    logic [OffsetWidth-1:0] offset;
    logic [BeatWidth-1:0]   beats_m1;
    logic [OffsetWidth-1:0] tail_m1;
  } shape_t;

  // Command: which beats, and where its bytes are in them.
  logic [OffsetWidth-1:0] offset, end_position_unused;
  logic [LenWidth-1:0]    len_m1;
  logic [BeatWidth-1:0]   beats_m1;
  shape_t                 shape;
  logic                   shape_in_ready, shape_valid, shape_ready;
  logic [$clog2(CmdDepth+1)-1:0] shape_count_unused;

  assign offset  = cmd_addr_i[OffsetWidth-1:0];
  assign len_m1  = cmd_len_i - 1'b1;
  assign {beats_m1, end_position_unused} = {1'b0, len_m1} + (LenWidth + 1)'(offset);

  // The beats of a command, a clock before they are cut into bursts.
  logic                             range_valid_q, range_in_ready, burst_cmd_ready;
  logic [AddrWidth-OffsetWidth-1:0] range_addr_q;
  logic [BeatWidth-1:0]             range_beats_m1_q;

  assign range_in_ready = !range_valid_q || burst_cmd_ready;

  always_ff @(posedge clk_i) begin
    if (!rst_ni) range_valid_q <= 1'b0;
    else if (range_in_ready) range_valid_q <= cmd_valid_i && shape_in_ready;
  end

  always_ff @(posedge clk_i) begin
    if (range_in_ready) begin
      range_addr_q     <= cmd_addr_i[AddrWidth-1:OffsetWidth];
      range_beats_m1_q <= beats_m1;
    end
  end

  assign cmd_ready_o = range_in_ready && shape_in_ready;

  tnd_fifo #(
    .Width($bits(shape_t)),
    .Depth(CmdDepth)
  ) u_shapes (
    .clk_i,
    .rst_ni,
    .in_valid_i (cmd_valid_i && range_in_ready),
    .in_ready_o (shape_in_ready),
    .in_data_i  ({offset, beats_m1, len_m1[OffsetWidth-1:0]}),
    .out_valid_o(shape_valid),
    .out_ready_i(shape_ready),
    .out_data_o (shape),
    .count_o    (shape_count_unused)
  );

  // Addresses, each offered when a whole MaxBurst has room.
  logic                             burst_valid, burst_ready, burst_last_unused;
  logic [AddrWidth-OffsetWidth-1:0] burst_addr, ar_addr_q;
  logic [7:0]                       burst_len, ar_len_q;
  logic                             ar_valid_q;
  logic [CountWidth-1:0]            free_q;   // FIFO words neither filled nor promised
  logic [CountWidth-1:0]            owed_q;   // bursts whose last beat has not come
  logic                             fifo_pop, burst_done;

  tnd_axi_burst #(
    .AddrWidth(AddrWidth - OffsetWidth),
    .BeatWidth(BeatWidth),
    .MaxBurst (MaxBurst),
    .BeatBytes(DataWidth / 8)
  ) u_burst (
    .clk_i,
    .rst_ni,
    .cmd_valid_i   (range_valid_q),
    .cmd_ready_o   (burst_cmd_ready),
    .cmd_addr_i    (range_addr_q),
    .cmd_beats_m1_i(range_beats_m1_q),
    .burst_valid_o (burst_valid),
    .burst_ready_i (burst_ready),
    .burst_addr_o  (burst_addr),
    .burst_len_o   (burst_len),
    .burst_last_o  (burst_last_unused)
  );

  assign burst_ready = (!ar_valid_q || ar_ready_i) && free_q >= CountWidth'(MaxBurst) && !stop_i;
  assign ar_valid_o  = ar_valid_q;
  assign ar_addr_o   = {ar_addr_q, OffsetWidth'(0)};
  assign ar_len_o    = ar_len_q;

  logic issue;
  assign issue      = burst_valid && burst_ready;
  assign burst_done = r_valid_i && r_ready_o && r_last_i;

  always_ff @(posedge clk_i) begin
    if (!rst_ni) begin
      ar_valid_q <= 1'b0;
      free_q     <= CountWidth'(FifoDepth);
      owed_q     <= '0;
    end else begin
      if (issue) ar_valid_q <= 1'b1;
      else if (ar_ready_i) ar_valid_q <= 1'b0;
      free_q <= free_q + CountWidth'(fifo_pop) - (issue ? CountWidth'(burst_len) + 1'b1 : '0);
      owed_q <= owed_q + CountWidth'(issue) - CountWidth'(burst_done);
    end
  end

  always_ff @(posedge clk_i) begin
    if (issue) begin
      ar_addr_q <= burst_addr;
      ar_len_q  <= burst_len;
    end
  end

  // Data.
  logic                 beat_valid, beat_ready, beat_error, pack_busy;
  logic [DataWidth-1:0] beat_data;

  assign fifo_pop  = beat_valid && beat_ready;

  tnd_fifo_ram #(
    .Width(DataWidth + 1),
    .Depth(FifoDepth)
  ) u_beats (
    .clk_i,
    .rst_ni,
    .in_valid_i (r_valid_i),
    .in_ready_o (r_ready_o),
    .in_data_i  ({r_resp_i != RespOkay, r_data_i}),
    .out_valid_o(beat_valid),
    .out_ready_i(beat_ready),
    .out_data_o ({beat_error, beat_data})
  );

  tnd_byte_pack #(
    .DataWidth(DataWidth),
    .BeatWidth(BeatWidth)
  ) u_pack (
    .clk_i,
    .rst_ni,
    .busy_o        (pack_busy),
    .cmd_valid_i   (shape_valid),
    .cmd_ready_o   (shape_ready),
    .cmd_offset_i  (shape.offset),
    .cmd_beats_m1_i(shape.beats_m1),
    .cmd_tail_m1_i (shape.tail_m1),
    .in_valid_i    (beat_valid),
    .in_ready_o    (beat_ready),
    .in_data_i     (beat_data),
    .in_error_i    (beat_error),
    .out_valid_o,
    .out_ready_i,
    .out_data_o,
    .out_keep_o,
    .out_last_o,
    .out_error_o
  );

  assign idle_o = owed_q == '0 && (stop_i || !(burst_valid || shape_valid || pack_busy));

  if (FifoDepth < MaxBurst) begin : gen_bad_depth
    $error("tnd_dma_read: FifoDepth must hold a burst");
  end
endmodule
