// Writes packed streams to byte ranges of memory over AXI4.
//
// Contract    cmd: address (any alignment) and length in bytes (at least 1). in: for each command, in order, exactly
//             its bytes, packed from byte 0, byte 0 in bits 7:0, keep all ones but in the last beat, where the low ones
//             count. done: one per command, in order, when every write response of the command has come; done_error_o
//             tells whether one was SLVERR or DECERR. Bytes outside the command are never strobed.
// Bus         INCR bursts of full beats at beat addresses, which end at multiples of MaxBurst beats and so never cross
//             4 KiB. One id. An address is offered only when its burst's data are in the FIFO, so W follows at once and
//             at full rate; at most MaxOutstanding bursts await their response.
// Stop        while stop_i is high, no address is offered that was not on offer before; bursts under way are finished.
//             idle_o: no burst is under way and, unless stop_i is high, no command or completion is held. To abort,
//             raise stop_i, wait for idle_o, reset.
// Handshake   every channel valid/ready; one beat per clock whatever the alignment, also from command to command. Up to
//             CmdDepth commands are taken ahead of their data. b_ready_o depends on done_ready_i in the same cycle.
// Latency     3 clocks from the in beat that completes a burst to its first W beat
module tnd_dma_write #(
  parameter int unsigned AddrWidth      = 64,
  parameter int unsigned DataWidth      = 256,
  parameter int unsigned MaxBurst       = 16,  // beats; a power of two
  parameter int unsigned FifoDepth      = 64,  // beats; twice MaxBurst for full rate
  parameter int unsigned CmdDepth       = 8,
  parameter int unsigned MaxOutstanding = 64,
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

  input  logic                   in_valid_i,
  output logic                   in_ready_o,
  input  logic [DataWidth-1:0]   in_data_i,
  input  logic [DataWidth/8-1:0] in_keep_i,
  input  logic                   in_last_i,

  output logic                   done_valid_o,
  input  logic                   done_ready_i,
  output logic                   done_error_o,

  output logic                   aw_valid_o,
  input  logic                   aw_ready_i,
  output logic [AddrWidth-1:0]   aw_addr_o,
  output logic [7:0]             aw_len_o,
  output logic                   w_valid_o,
  input  logic                   w_ready_i,
  output logic [DataWidth-1:0]   w_data_o,
  output logic [DataWidth/8-1:0] w_strb_o,
  output logic                   w_last_o,
  input  logic                   b_valid_i,
  output logic                   b_ready_o,
  input  logic [1:0]             b_resp_i
);
  localparam logic [1:0] RespOkay = 2'b00;
  localparam int unsigned OffsetWidth = $clog2(DataWidth / 8);
  localparam int unsigned BeatWidth   = LenWidth + 1 - OffsetWidth;
  localparam int unsigned CountWidth  = $clog2(FifoDepth + 1);

  // A command as the burst cutter needs it, in beats.
  typedef struct packed {
    logic [AddrWidth-OffsetWidth-1:0] addr;
    logic [BeatWidth-1:0]             beats_m1;
  } range_t;

  // Command: where its bytes go in their beats (for the data), and which beats (for the addresses, later).
  logic [OffsetWidth-1:0] offset, place_offset, end_position_unused;
  logic [BeatWidth-1:0]   beats_m1;
  range_t                 range;
  logic                   offset_in_ready, offset_valid, offset_ready;
  logic                   range_in_ready, range_valid, range_ready;
  logic [$clog2(CmdDepth+1)-1:0] offset_count_unused, range_count_unused;

  assign offset = cmd_addr_i[OffsetWidth-1:0];
  assign {beats_m1, end_position_unused} = {1'b0, cmd_len_i - 1'b1} + (LenWidth + 1)'(offset);
  assign cmd_ready_o = offset_in_ready && range_in_ready;

  tnd_fifo #(
    .Width(OffsetWidth),
    .Depth(CmdDepth)
  ) u_offsets (
    .clk_i,
    .rst_ni,
    .in_valid_i (cmd_valid_i && range_in_ready),
    .in_ready_o (offset_in_ready),
    .in_data_i  (offset),
    .out_valid_o(offset_valid),
    .out_ready_i(offset_ready),
    .out_data_o (place_offset),
    .count_o    (offset_count_unused)
  );

  tnd_fifo #(
    .Width($bits(range_t)),
    .Depth(CmdDepth)
  ) u_ranges (
    .clk_i,
    .rst_ni,
    .in_valid_i (cmd_valid_i && offset_in_ready),
    .in_ready_o (range_in_ready),
    .in_data_i  ({cmd_addr_i[AddrWidth-1:OffsetWidth], beats_m1}),
    .out_valid_o(range_valid),
    .out_ready_i(range_ready),
    .out_data_o (range),
    .count_o    (range_count_unused)
  );

  // Data, placed in their beats.
  logic                   placed_valid, placed_ready, beat_valid, w_fire;
  logic [DataWidth-1:0]   placed_data;
  logic [DataWidth/8-1:0] placed_strb;

  tnd_byte_place #(
    .DataWidth(DataWidth)
  ) u_place (
    .clk_i,
    .rst_ni,
    .cmd_valid_i (offset_valid),
    .cmd_ready_o (offset_ready),
    .cmd_offset_i(place_offset),
    .in_valid_i,
    .in_ready_o,
    .in_data_i,
    .in_keep_i,
    .in_last_i,
    .out_valid_o (placed_valid),
    .out_ready_i (placed_ready),
    .out_data_o  (placed_data),
    .out_strb_o  (placed_strb)
  );

  tnd_fifo_ram #(
    .Width(DataWidth + DataWidth / 8),
    .Depth(FifoDepth)
  ) u_beats (
    .clk_i,
    .rst_ni,
    .in_valid_i (placed_valid),
    .in_ready_o (placed_ready),
    .in_data_i  ({placed_strb, placed_data}),
    .out_valid_o(beat_valid),
    .out_ready_i(w_fire),
    .out_data_o ({w_strb_o, w_data_o})
  );

  // Addresses, each offered when its data are there.
  logic                             burst_valid, burst_ready, burst_last, issue;
  logic [AddrWidth-OffsetWidth-1:0] burst_addr, aw_addr_q;
  logic [7:0]                       burst_len, aw_len_q;
  logic                             aw_valid_q;
  logic [CountWidth:0]              ready_beats_q;  // in the FIFO and not in any burst yet
  logic                             w_len_in_ready, w_len_valid, owed_in_ready, owed_valid, owed_last;

  tnd_axi_burst #(
    .AddrWidth(AddrWidth - OffsetWidth),
    .BeatWidth(BeatWidth),
    .MaxBurst (MaxBurst),
    .BeatBytes(DataWidth / 8)
  ) u_burst (
    .clk_i,
    .rst_ni,
    .cmd_valid_i   (range_valid),
    .cmd_ready_o   (range_ready),
    .cmd_addr_i    (range.addr),
    .cmd_beats_m1_i(range.beats_m1),
    .burst_valid_o (burst_valid),
    .burst_ready_i (burst_ready),
    .burst_addr_o  (burst_addr),
    .burst_len_o   (burst_len),
    .burst_last_o  (burst_last)
  );

  assign burst_ready = (!aw_valid_q || aw_ready_i) && 10'(ready_beats_q) > 10'(burst_len) && !stop_i
                       && w_len_in_ready && owed_in_ready;
  assign issue       = burst_valid && burst_ready;
  assign aw_valid_o  = aw_valid_q;
  assign aw_addr_o   = {aw_addr_q, OffsetWidth'(0)};
  assign aw_len_o    = aw_len_q;

  always_ff @(posedge clk_i) begin
    if (!rst_ni) begin
      aw_valid_q    <= 1'b0;
      ready_beats_q <= '0;
    end else begin
      if (issue) aw_valid_q <= 1'b1;
      else if (aw_ready_i) aw_valid_q <= 1'b0;
      ready_beats_q <= ready_beats_q + (CountWidth + 1)'(placed_valid && placed_ready)
                       - (issue ? (CountWidth + 1)'(burst_len) + 1'b1 : '0);
    end
  end

  always_ff @(posedge clk_i) begin
    if (issue) begin
      aw_addr_q <= burst_addr;
      aw_len_q  <= burst_len;
    end
  end

  // W: the data of the bursts on offer or taken.
  localparam int unsigned WLenDepth = 4;

  logic [7:0] w_len, w_count_q;
  logic [$clog2(WLenDepth+1)-1:0] w_len_count_unused;

  tnd_fifo #(
    .Width(8),
    .Depth(WLenDepth)
  ) u_w_lens (
    .clk_i,
    .rst_ni,
    .in_valid_i (issue),
    .in_ready_o (w_len_in_ready),
    .in_data_i  (burst_len),
    .out_valid_o(w_len_valid),
    .out_ready_i(w_fire && w_last_o),
    .out_data_o (w_len),
    .count_o    (w_len_count_unused)
  );

  assign w_valid_o = w_len_valid && beat_valid;
  assign w_last_o  = w_count_q == w_len;
  assign w_fire    = w_valid_o && w_ready_i;

  always_ff @(posedge clk_i) begin
    if (!rst_ni) w_count_q <= '0;
    else if (w_fire) w_count_q <= w_last_o ? '0 : w_count_q + 1'b1;
  end

  // B: one flag per burst under way says whether it is the last of its command.
  logic done_valid_q, done_error_q, error_q, b_fire;
  logic [$clog2(MaxOutstanding+1)-1:0] owed_count_unused;

  tnd_fifo #(
    .Width(1),
    .Depth(MaxOutstanding)
  ) u_owed (
    .clk_i,
    .rst_ni,
    .in_valid_i (issue),
    .in_ready_o (owed_in_ready),
    .in_data_i  (burst_last),
    .out_valid_o(owed_valid),
    .out_ready_i(b_fire),
    .out_data_o (owed_last),
    .count_o    (owed_count_unused)
  );

  assign b_ready_o    = !done_valid_q || done_ready_i;
  assign b_fire       = b_valid_i && b_ready_o;
  assign done_valid_o = done_valid_q;
  assign done_error_o = done_error_q;

  always_ff @(posedge clk_i) begin
    if (!rst_ni) begin
      done_valid_q <= 1'b0;
      error_q      <= 1'b0;
    end else if (b_ready_o) begin
      done_valid_q <= b_valid_i && owed_last;
      if (b_valid_i) error_q <= !owed_last && (error_q || b_resp_i != RespOkay);
    end
  end

  always_ff @(posedge clk_i) begin
    if (b_ready_o) done_error_q <= error_q || b_resp_i != RespOkay;
  end

  assign idle_o = !owed_valid && (stop_i || !(range_valid || burst_valid || done_valid_q));

  if (FifoDepth < MaxBurst) begin : gen_bad_depth
    $error("tnd_dma_write: FifoDepth must hold a burst");
  end
endmodule
