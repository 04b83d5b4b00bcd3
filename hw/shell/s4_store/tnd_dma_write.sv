// Writes packed streams to ranges of bits in memory over AXI4.
//
//   output --> byte shift --> FIFO --> W;   command --> bursts --> AW;   B --> stored
//
// Contract    store: address (a multiple of Alignment), length in bits (at least 1), context. output: for each command, in
//             order, exactly its bytes, packed from byte 0, byte 0 in bits 7:0. stored: one per command, in order, when every
//             write response of the command has come; stored_error tells whether one was SLVERR or DECERR. Bytes outside the
//             command are never strobed.
// Bus         INCR bursts of full beats at beat addresses, which end at multiples of MaxBurst beats and so never cross
//             4 KiB. One id. An address is offered only when its burst's data have been taken, so W waits for no source,
//             and runs at full rate if they came so; at most Bursts await their response.
// Stop        from the clock after stop on, no address is offered, and one on offer is withdrawn, which tnd_axi_write_mux2
//             allows; bursts under way are finished. write_quiet: no burst is under way; write_busy: a command is. To
//             abort, raise stop, wait two clocks and for write_quiet, reset.
// Handshake   every channel valid/ready; one beat per clock whatever the alignment, also from command to command, and a
//             command in 3 clocks. A command may be taken while the data of the one before come; its own come from two clocks
//             later on.
// Checked by  ../tb/test_dma_write.py
module tnd_dma_write #(
  parameter int unsigned DataWidth = 256,
  parameter int unsigned Alignment = 1,   // bytes; a power of two, at most those of a beat
  parameter int unsigned MaxBurst  = 16,  // beats; a power of two
  parameter int unsigned FifoDepth = 64,  // beats; twice MaxBurst for full rate
  parameter int unsigned Bursts    = 64,  // under way
  parameter int unsigned Commands  = 16,  // under way
  parameter int unsigned CtxWidth  = 1
) (
  input  logic                   clk_i,
  input  logic                   rst_ni,
  input  logic                   stop,
  output logic                   write_quiet,
  output logic                   write_busy,

  input  logic                   store_valid,
  output logic                   store_ready,
  input  tnd_shell_pkg::span_t   store,
  input  logic [CtxWidth-1:0]    store_ctx,

  input  logic                   output_valid,
  output logic                   output_ready,
  input  logic [DataWidth-1:0]   output_data,
  input  logic                   output_last,

  output logic                   stored_valid,
  input  logic                   stored_ready,
  output logic [CtxWidth-1:0]    stored_ctx,
  output logic                   stored_error,

  output logic                   write_aw_valid,
  input  logic                   write_aw_ready,
  output tnd_shell_pkg::burst_t  write_aw,
  output logic                   write_w_valid,
  input  logic                   write_w_ready,
  output logic [DataWidth-1:0]   write_w_data,
  output logic [DataWidth/8-1:0] write_w_strb,
  output logic                   write_w_last,
  input  logic                   write_b_valid,
  output logic                   write_b_ready,
  input  logic [1:0]             m_axi_gmem_bresp
);
  localparam logic [1:0]  RespOkay    = 2'b00;
  localparam int unsigned Bytes       = DataWidth / 8;
  localparam int unsigned OffsetWidth = $clog2(Bytes);
  localparam int unsigned CountWidth  = $clog2(FifoDepth + 2);

  // ------------------------------------------------------------------ commands
  logic                   open_q;   // the data of the last command are coming
  logic                   flush_q;  // they have come, but for a last beat some wait that wrap
  logic                   next_q;   // a command waits for the data before its own
  logic                   cmd_taken, cutter_ready, cutter_busy, take, owner_room, owner_valid, cmd_allowed, ends;
  logic                   burst_valid, burst_last, issue, w_len_room, owed_room;

  assign cmd_allowed = !next_q && owner_room;
  assign store_ready = cutter_ready && cmd_allowed;
  assign cmd_taken   = store_valid && store_ready;

  // The place of a command's bytes in its beats.
  typedef struct packed {
    logic                   first;  // of its beats
    logic                   wraps;  // it covers a beat more than its bytes fill
    logic [OffsetWidth-1:0] offset;
    logic [OffsetWidth-1:0] last;   // of its last byte, in its last beat
  } place_t;

  place_t                 place_q, next_place_q;
  logic [63:0]            address;
  logic [OffsetWidth-1:0] offset, last_place;
  logic [2:0]             bit_unused;
  assign address                  = store.addr & ~64'(Alignment - 1);
  assign offset                   = address[OffsetWidth-1:0];
  assign {last_place, bit_unused} = store.bits[OffsetWidth+2:0] + {offset - 1'b1, 3'b111};

  always_ff @(posedge clk_i) begin
    if (cmd_taken) next_place_q <= '{first: 1'b1, wraps: last_place < offset, offset: offset, last: last_place};
    if (ends) place_q <= next_place_q;
    else if (take) place_q.first <= 1'b0;
  end

  logic                   taken_unused, wraps_unused;
  logic [OffsetWidth-1:0] offset_unused, end_unused;

  tnd_axi_burst #(.DataWidth(DataWidth), .MaxBurst(MaxBurst)) u_burst (
    .clk_i, .rst_ni, .cmd_valid_i(store_valid && cmd_allowed), .cmd_ready_o(cutter_ready), .cmd_addr_i(address),
    .cmd_bits_i(store.bits),
    .taken_o(taken_unused), .offset_o(offset_unused), .end_o(end_unused), .wraps_o(wraps_unused), .busy_o(cutter_busy),
    .burst_valid_o(burst_valid), .burst_ready_i(issue), .burst_addr_o(write_aw.addr), .burst_len_o(write_aw.len),
    .burst_last_o(burst_last)
  );

  // ------------------------------------------------------------------ data, to their places in beats
  // Byte-reversed, so that a shift to the right moves bytes up.
  function automatic logic [DataWidth-1:0] reversed(input logic [DataWidth-1:0] data);
    for (int unsigned i = 0; i < Bytes; i++) reversed[8*i +: 8] = data[8*(Bytes-1-i) +: 8];
  endfunction

  logic [CountWidth-1:0]  used_q;   // beats that the FIFO holds or will
  logic [CountWidth-1:0]  ready_q;  // of them, not in any burst yet
  logic                   emit, final_beat, w_fire, issue_q, left_q;  // left_q: a beat left the FIFO a clock ago
  logic [DataWidth-1:0]   before_q, placed_data;
  logic                   placed_valid, placed_first, placed_final, fifo_ready_unused, beat_valid;
  logic [OffsetWidth-1:0] placed_offset, placed_end;
  logic [Bytes-1:0]       placed_strb;

  assign output_ready = open_q && used_q < CountWidth'(FifoDepth);
  assign take       = output_valid && output_ready;
  assign emit       = take || flush_q;
  assign final_beat = flush_q || (output_last && !place_q.wraps);
  assign ends       = !open_q || (take && output_last && !place_q.wraps);

  always_ff @(posedge clk_i) begin
    if (!rst_ni) begin
      next_q  <= 1'b0;
      open_q  <= 1'b0;
      flush_q <= 1'b0;
      used_q  <= '0;
      left_q  <= 1'b0;
      ready_q <= '0;
    end else begin
      next_q  <= cmd_taken || (next_q && !ends);
      open_q  <= ends ? next_q : !(take && output_last);
      flush_q <= take && output_last && place_q.wraps;
      left_q  <= w_fire;
      used_q  <= used_q + CountWidth'(emit) - CountWidth'(left_q);
      ready_q <= ready_q + CountWidth'(emit) - (issue_q ? CountWidth'(write_aw.len) + 1'b1 : '0);
    end
    if (take) before_q <= output_data;
  end

  logic [DataWidth-1:0] placed_reversed;
  tnd_byte_shift #(.DataWidth(DataWidth), .SideWidth(2 * OffsetWidth + 2), .Alignment(Alignment)) u_shift (
    .clk_i, .rst_ni, .valid_i(emit), .low_i(reversed(output_data)), .high_i(reversed(before_q)), .shift_i(place_q.offset),
    .side_i({place_q.first, final_beat, place_q.offset, place_q.last}),
    .valid_o(placed_valid), .data_o(placed_reversed), .side_o({placed_first, placed_final, placed_offset, placed_end})
  );
  assign placed_data = reversed(placed_reversed);

  assign placed_strb = (placed_first ? Bytes'('1) << placed_offset : '1)
                       & (placed_final ? ~(Bytes'('1) << placed_end << 1) : '1);

  tnd_fifo_ram #(.Width(DataWidth + Bytes), .Depth(FifoDepth), .Registers(2)) u_beats (
    .clk_i, .rst_ni, .in_valid_i(placed_valid), .in_ready_o(fifo_ready_unused), .in_data_i({placed_strb, placed_data}),
    .out_valid_o(beat_valid), .out_ready_i(w_fire), .out_data_o({write_w_strb, write_w_data})
  );

  // ------------------------------------------------------------------ AW: a burst whose data are here
  // enough_q: the data of the burst on offer are here, and it has room where it waits. Only an issue takes either, and after
  // one no burst is on offer for a clock.
  logic enough_q;

  assign write_aw_valid = enough_q;
  assign issue      = write_aw_valid && write_aw_ready;

  always_ff @(posedge clk_i) begin
    issue_q  <= rst_ni && issue;
    enough_q <= rst_ni && burst_valid && !issue && 10'(ready_q) > 10'(write_aw.len) && w_len_room && owed_room && !stop;
  end

  // W: the data of the bursts whose address was taken.
  localparam int unsigned WLenDepth = 4;
  localparam int unsigned LenWidth  = MaxBurst > 1 ? $clog2(MaxBurst) : 1;

  logic                           w_len_valid;
  logic [LenWidth-1:0]            w_len, w_count_q;

  tnd_fifo #(.Width(LenWidth), .Depth(WLenDepth)) u_w_lens (
    .clk_i, .rst_ni, .in_valid_i(issue), .in_ready_o(w_len_room), .in_data_i(LenWidth'(write_aw.len)),
    .out_valid_o(w_len_valid), .out_ready_i(w_fire && write_w_last), .out_data_o(w_len)
  );

  assign write_w_valid = w_len_valid && beat_valid;
  assign write_w_last  = w_count_q == w_len;
  assign w_fire    = write_w_valid && write_w_ready;

  always_ff @(posedge clk_i) begin
    if (!rst_ni) w_count_q <= '0;
    else if (w_fire) w_count_q <= write_w_last ? '0 : w_count_q + 1'b1;
  end

  // ------------------------------------------------------------------ B: which burst is the last of its command, and whose
  logic owed_valid, owed_last, done_valid_q, done_error_q, error_q, b_fire;

  tnd_fifo #(.Width(1), .Depth(Bursts)) u_owed (
    .clk_i, .rst_ni, .in_valid_i(issue), .in_ready_o(owed_room), .in_data_i(burst_last),
    .out_valid_o(owed_valid), .out_ready_i(b_fire), .out_data_o(owed_last)
  );

  tnd_fifo #(.Width(CtxWidth), .Depth(Commands)) u_owners (
    .clk_i, .rst_ni, .in_valid_i(cmd_taken), .in_ready_o(owner_room), .in_data_i(store_ctx),
    .out_valid_o(owner_valid), .out_ready_i(done_valid_q && stored_ready), .out_data_o(stored_ctx)
  );

  assign write_b_ready    = !done_valid_q;  // bursts are at least two clocks apart
  assign b_fire       = write_b_valid && write_b_ready;
  assign stored_valid = done_valid_q;
  assign stored_error = done_error_q;

  always_ff @(posedge clk_i) begin
    if (!rst_ni) begin
      done_valid_q <= 1'b0;
      error_q      <= 1'b0;
    end else begin
      done_valid_q <= write_b_ready ? write_b_valid && owed_last : !stored_ready;
      if (b_fire) error_q <= !owed_last && (error_q || m_axi_gmem_bresp != RespOkay);
    end
    if (write_b_ready) done_error_q <= error_q || m_axi_gmem_bresp != RespOkay;
  end

  assign write_quiet = !owed_valid;
  assign write_busy  = owner_valid || cutter_busy;

  if (FifoDepth < MaxBurst) begin : gen_bad_depth
    $error("tnd_dma_write: FifoDepth must hold a burst");
  end
  if (Alignment > Bytes) begin : gen_bad_alignment
    $error("tnd_dma_write: Alignment must not be more than the bytes of a beat");
  end
endmodule
