// Packs the blocks of a message into full beats of Lanes blocks.
//
// Contract    A job says how many blocks its message has. Its first beat begins with as many empty blocks (0) as fill
//             the last beat; what follows is gapless, whatever the beats of the input leave out. A message without
//             blocks becomes one empty beat and takes no input.
// Input       blocks_i: `count` blocks, at least one, from block 0 on; the others are 0
// Output      left_o: beats of the message after this one, Interleave standing for that many or more. fresh_o: one of
//             the first Interleave beats.
// Handshake   job_*, in_*, out_*: valid/ready; one beat per clock, also from message to message
// Latency     none: the beat in that completes a beat out is on offer in the same clock
// Checked by  ../tb, in tnd_poly1305_core
module tnd_poly1305_pack
  import tnd_poly1305_field_pkg::*;
#(
  parameter int unsigned Lanes       = 4,
  localparam int unsigned CountWidth = $clog2(Lanes + 1),
  localparam int unsigned LeftWidth  = $clog2(Interleave + 1)
) (
  input  logic                   clk_i,
  input  logic                   rst_ni,

  input  logic                   job_valid_i,
  output logic                   job_ready_o,
  input  logic [31:0]            job_blocks_i,

  input  logic                   in_valid_i,
  output logic                   in_ready_o,
  input  block_t [Lanes-1:0]     in_blocks_i,
  input  logic [CountWidth-1:0]  in_count_i,

  output logic                   out_valid_o,
  input  logic                   out_ready_i,
  output block_t [Lanes-1:0]     out_blocks_o,
  output logic [LeftWidth-1:0]   out_left_o,
  output logic                   out_fresh_o
);
  localparam int unsigned Log2Lanes = $clog2(Lanes);

  logic                                active_q;  // a message is here
  logic                                empty_q;   // it has no block
  logic [31:0]                         left_q;    // its beats after the next one
  logic [LeftWidth-1:0]                done_q;    // its beats so far, up to Interleave
  logic [CountWidth-1:0]               held_q;    // blocks that wait for their beat to be full
  block_t [Lanes-1:0]                  blocks_q;  // these blocks, then 0
  logic                                step, full, ends, load;
  logic [CountWidth:0]                 count;
  logic [31:0]                         beats_m1;
  logic [CountWidth-1:0]               padding;

  // out_ready_i counts for a beat in that completes none, too: that costs nothing, for there is room again soon.
  assign step       = active_q && out_ready_i && (in_valid_i || empty_q);
  assign in_ready_o = active_q && out_ready_i && !empty_q;

  assign count  = {1'b0, held_q} + (empty_q ? (CountWidth + 1)'(Lanes) : {1'b0, in_count_i});
  assign full   = count >= (CountWidth + 1)'(Lanes);
  assign ends   = step && full && left_q == '0;

  // The blocks held, followed by those that come in.
  block_t [2*Lanes-2:0] joined;
  always_comb begin
    joined = $bits(joined)'(blocks_q);
    for (int unsigned held = 0; held < Lanes; held++) begin
      for (int unsigned i = 0; i < Lanes; i++) begin
        if (held_q == CountWidth'(held) && !empty_q) joined[held+i] = joined[held+i] | in_blocks_i[i];
      end
    end
  end

  // The blocks behind a full beat.
  block_t [Lanes-1:0] rest;
  always_comb begin
    rest = '0;
    for (int unsigned i = Lanes; i < 2 * Lanes - 1; i++) rest[i-Lanes] = joined[i];
  end

  assign job_ready_o = !active_q || ends;
  assign load        = job_valid_i && job_ready_o;
  assign beats_m1    = job_blocks_i == '0 ? '0 : (job_blocks_i - 1'b1) >> Log2Lanes;
  assign padding     = CountWidth'((32'(Lanes) - job_blocks_i) & 32'(Lanes - 1));

  always_ff @(posedge clk_i) begin
    if (!rst_ni) begin
      active_q <= 1'b0;
      held_q   <= '0;
    end else if (load) begin
      active_q <= 1'b1;
      held_q   <= padding;
    end else begin
      if (ends) active_q <= 1'b0;
      if (step) held_q <= CountWidth'(full ? count - (CountWidth + 1)'(Lanes) : count);
    end
  end

  always_ff @(posedge clk_i) begin
    if (load) begin
      empty_q  <= job_blocks_i == '0;
      left_q   <= beats_m1;
      done_q   <= '0;
      blocks_q <= '0;
    end else if (step) begin
      blocks_q <= full ? rest : joined[Lanes-1:0];
      if (full) begin
        left_q <= left_q - 1'b1;
        if (done_q != LeftWidth'(Interleave)) done_q <= done_q + 1'b1;
      end
    end
  end

  assign out_valid_o  = active_q && full && (in_valid_i || empty_q);
  assign out_blocks_o = joined[Lanes-1:0];
  assign out_left_o   = left_q > 32'(Interleave) ? LeftWidth'(Interleave) : LeftWidth'(left_q);
  assign out_fresh_o  = done_q != LeftWidth'(Interleave);
endmodule
