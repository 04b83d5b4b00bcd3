// The keystream of 256-NEA5, 256-NIA5 and 256-NCA5: counter blocks through AES, the blocks of one task after the other.
//
//   load --> counter --> u_aes --> u_blocks, a FIFO --> blocks
//               ^                        |
//               +------ room_q <---------+
//
// Standard    FIPS 197; draft-mattsson-cfrg-aes-gcm-sst-19, appendix on 3GPP
// Contract    load_blocks_i blocks, at least 1, for every load, in the order of the loads. Of a load with load_tagged_i the
//             first three are those of the tag, with bit 0 of the iv's byte 0 set, and are numbered apart from the others.
//             The last four bytes of the iv are the block's number. A load on offer does not change before it is taken.
// Parameters  Unroll, Partition, SboxForm: of AES, see tnd_aes_core_rounds
// Handshake   load_valid_i/load_ready_o; block_valid_o/block_ready_i
// Rate        a block in 14/Unroll clocks; with Partition, and one round, as many blocks at a time as there are registers
// Reset       empties it, and clears the key of the load; registers of AES and u_blocks keep what they had, and give nothing
//             of it
// Byte order  byte 0 of a key, iv or block in bits 7:0
// Timing      independent of key; not masked
// Checked by  ../tb, in tnd_aes256_core
module tnd_aes256_keystream #(
  parameter int unsigned Unroll    = 14,
  parameter int unsigned Partition = 1,
  parameter int unsigned SboxForm  = tnd_aes_pkg::SboxFormTable
) (
  input  logic         clk_i,
  input  logic         rst_ni,

  input  logic         load_valid_i,
  output logic         load_ready_o,
  input  logic [255:0] load_key_i,
  input  logic [127:0] load_iv_i,
  input  logic         load_tagged_i,
  input  logic [31:0]  load_blocks_i,

  output logic         block_valid_o,
  input  logic         block_ready_i,
  output logic [127:0] block_o
);
  // AES does not wait: what is under way in it has its place in u_blocks. So many are at most, with those that a place takes
  // to be counted as free, and some for tasks whose first blocks are the tag's.
  localparam int unsigned OnWay = Unroll * (Partition == 0 ? 1 : Partition) + 6;
  localparam int unsigned Depth = 1 << $clog2(OnWay + 12);
  localparam int unsigned TagBlocks = tnd_sst_plan_pkg::TagBlocks;

  // ------------------------------------------------------------------ counter blocks
  logic         valid_q, last_q;
  logic [255:0] key_q;
  logic [95:0]  iv_q;
  logic [1:0]   tag_left_q;  // blocks of the tag that are to come
  logic [31:0]  number_q, left_q;  // left_q: after this one
  logic         step, aes_ready, room, load;
  logic [127:0] counter_block;

  assign step          = valid_q && room && aes_ready;
  assign load_ready_o  = !valid_q || (step && last_q);
  assign load          = load_valid_i && load_ready_o;
  assign counter_block = {number_q[7:0], number_q[15:8], number_q[23:16], number_q[31:24], iv_q[95:1],
                          iv_q[0] || tag_left_q != '0};

  always_ff @(posedge clk_i) begin
    if (!rst_ni) begin
      valid_q <= 1'b0;
      key_q   <= '0;
    end else if (load_ready_o) begin
      valid_q <= load_valid_i;
      key_q   <= load ? load_key_i : '0;
    end
  end
  always_ff @(posedge clk_i) begin
    if (load) begin
      iv_q       <= load_iv_i[95:0];
      tag_left_q <= load_tagged_i ? 2'(TagBlocks) : '0;
      number_q   <= '0;
      left_q     <= load_blocks_i - 32'd1;
      last_q     <= load_blocks_i == 32'd1;
    end else if (step) begin
      if (tag_left_q != '0) tag_left_q <= tag_left_q - 2'd1;
      number_q <= tag_left_q == 2'd1 ? '0 : number_q + 32'd1;
      left_q   <= left_q - 32'd1;
      last_q   <= left_q == 32'd1;
    end
  end
  logic unused_number;
  assign unused_number = ^load_iv_i[127:96];

  // ------------------------------------------------------------------ AES
  logic         unused_key_ready, done;
  logic [127:0] done_block;
  tnd_aes_core #(
    .Architecture(tnd_aes_pkg::Rounds),
    .Unroll      (Unroll),
    .Partition   (Partition),
    .KeyBits     (256),
    .SboxForm    (SboxForm),
    .KeySchedule (tnd_aes_pkg::KeyScheduleOnline)
  ) u_aes (
    .clk_i,
    .rst_ni,
    .key_valid_i  (1'b0),
    .key_ready_o  (unused_key_ready),
    .block_valid_i(valid_q && room),
    .block_ready_o(aes_ready),
    .key_i        (key_q),
    .block_i      (counter_block),
    .block_valid_o(done),
    .block_o      (done_block)
  );

  // ------------------------------------------------------------------ blocks that wait
  localparam int unsigned CountWidth = $clog2(Depth + 1);
  logic [CountWidth-1:0] room_q;
  logic                  unused_ready;
  assign room = room_q != '0;
  always_ff @(posedge clk_i) begin
    if (!rst_ni) room_q <= CountWidth'(Depth);
    else room_q <= room_q - CountWidth'(step) + CountWidth'(block_valid_o && block_ready_i);
  end
  tnd_fifo #(.Width(128), .Depth(Depth)) u_blocks (
    .clk_i,
    .rst_ni,
    .in_valid_i (done),
    .in_ready_o (unused_ready),
    .in_data_i  (done_block),
    .out_valid_o(block_valid_o),
    .out_ready_i(block_ready_i),
    .out_data_o (block_o)
  );
endmodule
