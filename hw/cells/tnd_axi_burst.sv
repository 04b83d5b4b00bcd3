// Cuts ranges of bits in memory into AXI4 INCR bursts of full beats.
//
// Contract    A command is a byte address of any alignment and a length in bits, at least 1; it covers the beats that hold a
//             byte of it. Its bursts cover them in order and end at multiples of MaxBurst beats, so none is longer than
//             MaxBurst and none crosses 4 KiB. taken_o comes one clock after a command was taken: offset_o and end_o are the
//             places of its first and last byte in their beats, wraps_o says that it covers a beat more than its bytes fill;
//             they stay until the next command is taken
// Handshake   cmd_valid_i/cmd_ready_o, burst_valid_o/burst_ready_i. A burst in 2 clocks, a command in 3 or more: no adder waits
//             for burst_ready_i
// Latency     4 clocks
module tnd_axi_burst #(
  parameter int unsigned AddrWidth = 64,
  parameter int unsigned BitsWidth = 33,
  parameter int unsigned DataWidth = 256,
  parameter int unsigned MaxBurst  = 16,  // beats; a power of two
  localparam int unsigned OffsetWidth = $clog2(DataWidth / 8)
) (
  input  logic                   clk_i,
  input  logic                   rst_ni,
  input  logic                   cmd_valid_i,
  output logic                   cmd_ready_o,
  input  logic [AddrWidth-1:0]   cmd_addr_i,
  input  logic [BitsWidth-1:0]   cmd_bits_i,
  output logic                   taken_o,
  output logic [OffsetWidth-1:0] offset_o,
  output logic [OffsetWidth-1:0] end_o,
  output logic                   wraps_o,
  output logic                   busy_o,
  output logic                   burst_valid_o,
  input  logic                   burst_ready_i,
  output logic [AddrWidth-1:0]   burst_addr_o,
  output logic [7:0]             burst_len_o,  // beats - 1, as AxLEN
  output logic                   burst_last_o  // of its command
);
  localparam int unsigned BeatWidth  = $clog2(MaxBurst);
  localparam int unsigned PlaceWidth = OffsetWidth + BeatWidth;  // of a byte in its block: MaxBurst beats
  localparam int unsigned BlockWidth = AddrWidth - PlaceWidth;
  localparam int unsigned LastWidth  = BitsWidth + 1 - 3;        // of the last byte's place from the first block on
  localparam int unsigned LeftWidth  = LastWidth - PlaceWidth;

  // A command, and the place of its last byte.
  logic                   have_q, taken_q, load;
  logic [AddrWidth-1:0]   addr_q;
  logic [LastWidth-1:0]   last_q;
  logic [2:0]             bit_unused;
  logic [LastWidth-1:0]   last;

  logic [PlaceWidth:0]    ahead;  // the place before its first bit, in bytes; its bits are 7
  assign ahead             = {1'b0, cmd_addr_i[PlaceWidth-1:0]} - 1'b1;
  assign {last, bit_unused} = {1'b0, cmd_bits_i} + {{(LastWidth - PlaceWidth){ahead[PlaceWidth]}}, ahead[PlaceWidth-1:0], 3'b111};
  assign cmd_ready_o = !have_q;
  assign taken_o     = taken_q;
  assign offset_o    = addr_q[OffsetWidth-1:0];
  assign end_o       = last_q[OffsetWidth-1:0];
  assign wraps_o     = end_o < offset_o;

  always_ff @(posedge clk_i) begin
    if (!rst_ni) begin
      have_q  <= 1'b0;
      taken_q <= 1'b0;
    end else begin
      taken_q <= cmd_valid_i && cmd_ready_o;
      have_q  <= (cmd_valid_i && cmd_ready_o) || (have_q && !load);
    end
    if (cmd_ready_o) begin
      addr_q <= cmd_addr_i;
      last_q <= last;
    end
  end

  // The burst that is next: its block, and the blocks behind it less one. Both are sums with a register that holds a command's
  // values for one clock: so an adder is all that they cost.
  logic                  load_q, valid_q, first_q, next, final_block;
  logic [BlockWidth-1:0] block_q, block_step_q;
  logic [LeftWidth:0]    left_q, left_step_q;
  logic [BeatWidth:0]    first_beat_q, last_beat_q;
  logic [BeatWidth:0]    from, to;
  logic                  carry_unused;

  assign load        = have_q && !load_q && !valid_q;
  assign next        = valid_q && !burst_valid_o;
  assign final_block = left_q[LeftWidth];
  assign from        = first_q ? first_beat_q : '0;
  assign to          = final_block ? last_beat_q : (BeatWidth + 1)'(MaxBurst - 1);

  always_ff @(posedge clk_i) begin
    if (!rst_ni) begin
      load_q  <= 1'b0;
      valid_q <= 1'b0;
    end else begin
      load_q  <= load;
      valid_q <= load_q || (valid_q && !(next && final_block));
    end
    first_q <= load_q || (first_q && !next);
    if (load) begin
      block_step_q <= addr_q[AddrWidth-1:PlaceWidth];
      left_step_q  <= {1'b0, last_q[LastWidth-1:PlaceWidth]};
      first_beat_q <= (BeatWidth + 1)'(addr_q[PlaceWidth-1:0] >> OffsetWidth);
      last_beat_q  <= (BeatWidth + 1)'(last_q[PlaceWidth-1:0] >> OffsetWidth);
    end else begin
      block_step_q <= '0;
      left_step_q  <= '1;
    end
    if (!load_q && !valid_q) begin
      block_q <= '0;
      left_q  <= '1;
    end else if (load_q || next) begin
      {block_q, carry_unused} <= {block_q, 1'b1} + {block_step_q, !load_q};
      left_q                  <= left_q + left_step_q;
    end
  end

  // The burst on offer.
  always_ff @(posedge clk_i) begin
    if (!rst_ni) burst_valid_o <= 1'b0;
    else burst_valid_o <= next || (burst_valid_o && !burst_ready_i);
    if (next) begin
      burst_addr_o <= {block_q, PlaceWidth'(32'(from) << OffsetWidth)};
      burst_len_o  <= 8'(to - from);
      burst_last_o <= final_block;
    end
  end

  assign busy_o = have_q || load_q || valid_q || burst_valid_o;

  if (MaxBurst == 0 || MaxBurst > 256 || (MaxBurst & (MaxBurst - 1)) != 0) begin : gen_bad_burst
    $error("tnd_axi_burst: MaxBurst must be a power of two up to 256");
  end
  if (MaxBurst * DataWidth / 8 > 4096) begin : gen_crosses
    $error("tnd_axi_burst: a burst must fit in 4 KiB");
  end
endmodule
