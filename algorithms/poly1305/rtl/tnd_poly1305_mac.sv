// Poly1305 over a stream: Lanes blocks of 16 bytes per clock, many messages one behind the other.
//
// Standard    RFC 8439, section 2.5
// Contract    job_*: the one-time key (r, then s) and the number of blocks of a message, in the order of the messages.
//             data_*: their bytes in beats of 64; blocks are what a beat's keep covers, the last one may be partial. With
//             PadBlocks a partial block counts as 16 bytes, filled up with zero bytes, as in section 2.8; otherwise it
//             ends where its bytes do. Short beats may stand anywhere in a message. tag_*: one tag per message, in order.
// Parameters  Lanes 1, 2 or 4
// Handshake   every channel valid/ready. A job is taken every second clock at most, into a register. It leaves that while fewer
//             than Slots messages are inside.
// Rate        a message of n blocks, in b = ceil(n / Lanes) beats, takes b + 1 clocks of the lanes and, of the ring that
//             makes powers, as many clocks as it needs products: Lanes - 3 + min(b, Interleave + 1), but at least
//             Lanes - 1; its powers are computed while others stream
// Latency     see README.md
// Byte order  see README.md
// Secrets     r, s and powers stand in registers and RAM until later messages take their place; nothing can read them
// Timing      independent of key and data
// Checked by  ../tb, in tnd_poly1305_core
module tnd_poly1305_mac
  import tnd_poly1305_field_pkg::*;
#(
  parameter int unsigned Lanes     = 4,
  parameter bit          PadBlocks = 1'b1
) (
  input  logic         clk_i,
  input  logic         rst_ni,

  input  logic         job_valid_i,
  output logic         job_ready_o,
  input  logic [255:0] job_key_i,
  input  logic [31:0]  job_blocks_i,

  input  logic         data_valid_i,
  output logic         data_ready_o,
  input  logic [511:0] data_data_i,
  input  logic [63:0]  data_keep_i,

  output logic         tag_valid_o,
  input  logic         tag_ready_i,
  output logic [127:0] tag_o
);
  localparam int unsigned CountWidth = $clog2(Lanes + 1);
  localparam int unsigned LeftWidth  = $clog2(Interleave + 1);
  localparam int unsigned LaneBytes  = 16 * Lanes;

  // ------------------------------------------------------------------ jobs
  logic                  job_valid_q;
  logic [255:0]          job_key_q;
  logic [31:0]           job_blocks_q;
  logic [SlotWidth-1:0]  slot_q;    // of the next message
  logic [SlotWidth:0]    inside_q;  // messages taken whose tag has not been
  logic                  room;      // for one more
  logic                  job, tag, powers_ready, queue_ready;
  field_t                r;
  logic [31:0]           beats;
  logic [PowerWidth-1:0] last_power;

  assign job_ready_o = !job_valid_q;
  assign room        = inside_q != (SlotWidth + 1)'(Slots);
  assign job         = job_valid_q && powers_ready && queue_ready && room;
  assign tag         = tag_valid_o && tag_ready_i;
  assign r           = clamp(job_key_q[127:0]);

  // q^1 to q^(beats - 1), but no more than q^Interleave, and always q, which is r^Lanes.
  assign beats = (job_blocks_q + 32'(Lanes - 1)) >> $clog2(Lanes);
  always_comb begin
    last_power = PowerWidth'(Lanes);
    if (beats > 32'(Interleave)) last_power = PowerWidth'(Lanes + Interleave - 1);
    else if (beats > 32'd1) last_power = PowerWidth'(Lanes - 2) + PowerWidth'(beats);
  end

  always_ff @(posedge clk_i) begin
    if (!rst_ni) begin
      job_valid_q <= 1'b0;
      slot_q      <= '0;
      inside_q    <= '0;
    end else begin
      job_valid_q <= job_valid_q ? !job : job_valid_i;
      if (job) slot_q <= slot_q + 1'b1;
      inside_q <= inside_q + (SlotWidth + 1)'(job) - (SlotWidth + 1)'(tag);
    end
  end

  always_ff @(posedge clk_i) begin
    if (job_ready_o) {job_key_q, job_blocks_q} <= {job_key_i, job_blocks_i};
  end

  // ------------------------------------------------------------------ powers and s, by slot
  logic                  write, write_last;
  logic [SlotWidth-1:0]  write_slot, read_slot, tag_slot;
  logic [PowerWidth-1:0] write_index;
  logic [LeftWidth-1:0]  read_power, write_power;
  field_t                write_value;
  logic [Slots-1:0]      ready_q;

  // Jobs wait for a place here, not at the door: behind the next one may stand data of this one.
  typedef struct packed {
    logic [SlotWidth-1:0]  slot;
    field_t                r;
    logic [PowerWidth-1:0] last;
  } powers_t;
  powers_t wanted;
  logic    wanted_valid, wanted_ready;

  tnd_fifo #(
    .word_t(powers_t),
    .Depth (4)
  ) u_wanted (
    .clk_i,
    .rst_ni,
    .in_valid_i (job_valid_q && queue_ready && room),
    .in_ready_o (powers_ready),
    .in_data_i  ('{slot_q, r, last_power}),
    .out_valid_o(wanted_valid),
    .out_ready_i(wanted_ready),
    .out_data_o (wanted)
  );

  tnd_poly1305_powers #(
    .Lanes(Lanes)
  ) u_powers (
    .clk_i,
    .rst_ni,
    .job_valid_i  (wanted_valid),
    .job_ready_o  (wanted_ready),
    .job_slot_i   (wanted.slot),
    .job_r_i      (wanted.r),
    .job_last_i   (wanted.last),
    .write_valid_o(write),
    .write_slot_o (write_slot),
    .write_index_o(write_index),
    .write_power_o(write_value),
    .write_last_o (write_last)
  );

  always_ff @(posedge clk_i) begin
    if (job) ready_q[slot_q] <= last_power == PowerWidth'(1);
    if (write && write_last) ready_q[write_slot] <= 1'b1;
    if (!rst_ni) ready_q <= '0;
  end

  field_t             q_powers_q[Slots * 2**LeftWidth];
  logic [127:0]       s_q[Slots];
  field_t             power_q;
  field_t [Lanes-1:0] final_powers;
  logic [127:0]       tag_s_q;

  assign write_power = LeftWidth'(write_index - PowerWidth'(Lanes - 1));

  always_ff @(posedge clk_i) begin
    if (write && write_index > PowerWidth'(Lanes)) q_powers_q[{write_slot, write_power}] <= write_value;
    power_q <= q_powers_q[{read_slot, read_power}];
  end

  for (genvar l = 0; l < Lanes; l++) begin : gen_r_power
    field_t r_powers_q[Slots];
    field_t final_power_q;
    if (l == Lanes - 1) begin : gen_r
      always_ff @(posedge clk_i) if (job) r_powers_q[slot_q] <= r;
    end else begin : gen_power
      always_ff @(posedge clk_i) begin
        if (write && write_index == PowerWidth'(Lanes - l)) r_powers_q[write_slot] <= write_value;
      end
    end
    always_ff @(posedge clk_i) final_power_q <= r_powers_q[read_slot];
    assign final_powers[l] = final_power_q;
  end

  always_ff @(posedge clk_i) begin
    if (job) s_q[slot_q] <= job_key_q[255:128];
    tag_s_q <= s_q[tag_slot];
  end

  // ------------------------------------------------------------------ bytes to blocks
  logic                   lane_valid, lane_ready;
  logic [8*LaneBytes-1:0] lane_data;
  logic [LaneBytes-1:0]   lane_keep;
  block_t [Lanes-1:0]     blocks;
  logic [CountWidth-1:0]  count;

  if (Lanes == 4) begin : gen_whole
    assign lane_valid   = data_valid_i;
    assign data_ready_o = lane_ready;
    assign lane_data    = data_data_i;
    assign lane_keep    = data_keep_i;
  end else begin : gen_narrow
    logic unused_last;
    tnd_width_down #(
      .OutWidth(8 * LaneBytes),
      .Factor  (64 / LaneBytes)
    ) u_down (
      .clk_i,
      .rst_ni,
      .in_valid_i (data_valid_i),
      .in_ready_o (data_ready_o),
      .in_data_i  (data_data_i),
      .in_keep_i  (data_keep_i),
      .in_last_i  (1'b1),
      .out_valid_o(lane_valid),
      .out_ready_i(lane_ready),
      .out_data_o (lane_data),
      .out_keep_o (lane_keep),
      .out_last_o (unused_last)
    );
  end

  always_comb begin
    count = '0;
    for (int unsigned l = 0; l < Lanes; l++) begin
      blocks[l] = '0;
      for (int unsigned i = 0; i < 16; i++) begin
        if (lane_keep[16*l+i]) blocks[l][8*i +: 8] = lane_data[8*(16*l+i) +: 8];
      end
      if (lane_keep[16*l]) begin
        count = count + 1'b1;
        if (PadBlocks || lane_keep[16*l+15]) begin
          blocks[l][128] = 1'b1;
        end else begin
          for (int unsigned i = 1; i < 16; i++) begin
            if (lane_keep[16*l+i-1] && !lane_keep[16*l+i]) blocks[l][8*i] = 1'b1;
          end
        end
      end
    end
  end

  // ------------------------------------------------------------------ blocks to a sum
  logic                          pack_valid, pack_ready;
  logic [31:0]                   pack_blocks;
  logic                          packed_valid, packed_ready, packed_fresh, beat_valid, beat_ready, beat_fresh;
  block_t [Lanes-1:0]            packed_blocks, beat_blocks;
  logic [LeftWidth-1:0]          packed_left, beat_left;
  logic                          final_valid;
  logic [SlotWidth-1:0]          final_slot;
  product_t [Lanes-1:0]          final_lanes;

  tnd_fifo #(
    .Width(32),
    .Depth(Slots)
  ) u_jobs (
    .clk_i,
    .rst_ni,
    .in_valid_i (job_valid_q && powers_ready && room),
    .in_ready_o (queue_ready),
    .in_data_i  (job_blocks_q),
    .out_valid_o(pack_valid),
    .out_ready_i(pack_ready),
    .out_data_o (pack_blocks)
  );

  tnd_poly1305_pack #(
    .Lanes(Lanes)
  ) u_pack (
    .clk_i,
    .rst_ni,
    .job_valid_i (pack_valid),
    .job_ready_o (pack_ready),
    .job_blocks_i(pack_blocks),
    .in_valid_i  (lane_valid),
    .in_ready_o  (lane_ready),
    .in_blocks_i (blocks),
    .in_count_i  (count),
    .out_valid_o (packed_valid),
    .out_ready_i (packed_ready),
    .out_blocks_o(packed_blocks),
    .out_left_o  (packed_left),
    .out_fresh_o (packed_fresh)
  );

  // Lets a short beat, which leaves u_pack without a beat, make up for a final beat, for which u_lanes takes none.
  tnd_fifo #(
    .Width($bits(packed_blocks) + LeftWidth + 1),
    .Depth(4)
  ) u_beats (
    .clk_i,
    .rst_ni,
    .in_valid_i (packed_valid),
    .in_ready_o (packed_ready),
    .in_data_i  ({packed_blocks, packed_left, packed_fresh}),
    .out_valid_o(beat_valid),
    .out_ready_i(beat_ready),
    .out_data_o ({beat_blocks, beat_left, beat_fresh})
  );

  tnd_poly1305_lanes #(
    .Lanes(Lanes)
  ) u_lanes (
    .clk_i,
    .rst_ni,
    .beat_valid_i  (beat_valid),
    .beat_ready_o  (beat_ready),
    .beat_blocks_i (beat_blocks),
    .beat_left_i   (beat_left),
    .beat_fresh_i  (beat_fresh),
    .powers_ready_i(ready_q),
    .read_slot_o   (read_slot),
    .read_power_o  (read_power),
    .power_i       (power_q),
    .final_powers_i(final_powers),
    .final_valid_o (final_valid),
    .final_slot_o  (final_slot),
    .final_o       (final_lanes)
  );

  // ------------------------------------------------------------------ tags
  logic         made_valid;
  logic [127:0] made;
  logic         unused_room;  // no more tags than messages inside

  tnd_poly1305_tag #(
    .Lanes(Lanes)
  ) u_tag (
    .clk_i,
    .rst_ni,
    .valid_i(final_valid),
    .slot_i (final_slot),
    .lanes_i(final_lanes),
    .slot_o (tag_slot),
    .s_i    (tag_s_q),
    .valid_o(made_valid),
    .tag_o  (made)
  );

  tnd_fifo #(
    .Width(128),
    .Depth(Slots)
  ) u_tags (
    .clk_i,
    .rst_ni,
    .in_valid_i (made_valid),
    .in_ready_o (unused_room),
    .in_data_i  (made),
    .out_valid_o(tag_valid_o),
    .out_ready_i(tag_ready_i),
    .out_data_o (tag_o)
  );

  if (Lanes != 1 && Lanes != 2 && Lanes != 4) begin : gen_bad_lanes
    $error("tnd_poly1305_mac: Lanes must be 1, 2 or 4");
  end
endmodule
