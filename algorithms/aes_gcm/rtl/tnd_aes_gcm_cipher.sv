// AES, Lanes of it side by side, with room for results: they wait in order until someone takes them.
//
// Contract    Of a precomputed key schedule the key of a block whose purpose is HashKey becomes that of the blocks behind it
// Parameters  those of tnd_aes_core. Lanes: blocks at a time, with one key. Room: beats in AES and behind it; more than AES
//             has registers keep it busy
// Handshake   block_valid_i/block_ready_o; item_valid_o/item_ready_i
// Latency     that of AES, and 6 clocks
// Reset       empties it
// Timing      independent of key and data, but for when a precomputed schedule changes
// Checked by  ../tb, in tnd_aes_gcm_core
module tnd_aes_gcm_cipher
  import tnd_aes_gcm_field_pkg::*;
  import tnd_aes_gcm_plan_pkg::*;
#(
  parameter int unsigned Lanes       = 1,
  parameter int unsigned KeyBits     = 256,
  parameter int unsigned Unroll      = 14,
  parameter int unsigned Partition   = 1,
  parameter int unsigned SboxForm    = tnd_aes_pkg::SboxFormTable,
  parameter int unsigned KeySchedule = tnd_aes_pkg::KeyScheduleOnline,
  parameter int unsigned Room        = 32
) (
  input  logic               clk_i,
  input  logic               rst_ni,

  input  logic               block_valid_i,
  output logic               block_ready_o,
  input  block_t [Lanes-1:0] block_i,
  input  logic [KeyBits-1:0] key_i,
  input  purpose_e           purpose_i,
  input  logic               last_i,

  output logic               item_valid_o,
  input  logic               item_ready_i,
  output block_t [Lanes-1:0] item_o,
  output purpose_e           item_purpose_o,
  output logic               item_last_o
);
  // With all rounds side by side, AES is ready unless it waits for a key, so readiness is sampled a clock earlier.
  localparam logic AllRounds = Unroll == KeyBits / 32 + 6;

  // Beats in AES and behind it.
  logic [$clog2(Room+1)-1:0] count_q;
  logic                      has_room_q, key_right, allowed, issued, taken;
  logic [Lanes-1:0]          core_ready, core_valid, key_ready;  // alike in all lanes
  logic                      block_valid, block_last, is_key;
  block_t [Lanes-1:0]        block;
  logic [KeyBits-1:0]        key;
  purpose_e                  purpose;
  tnd_skid_wide #(.Width(128 * Lanes + KeyBits)) u_block (
    .clk_i,
    .rst_ni,
    .in_valid_i (block_valid_i),
    .in_ready_o (block_ready_o),
    .in_data_i  ({block_i, key_i}),
    .out_valid_o(block_valid),
    .out_ready_i(allowed),
    .out_data_o ({block, key})
  );
  logic unused_ready, unused_valid;
  tnd_skid #(.Width(4)) u_purpose (
    .clk_i,
    .rst_ni,
    .in_valid_i (block_valid_i),
    .in_ready_o (unused_ready),
    .in_data_i  ({purpose_i, last_i, purpose_i == HashKey}),
    .out_valid_o(unused_valid),
    .out_ready_i(allowed),
    .out_data_o ({purpose, block_last, is_key})
  );
  assign allowed = has_room_q && (AllRounds || core_ready[0]) && key_right;
  assign issued  = block_valid && allowed;
  always_ff @(posedge clk_i) begin
    has_room_q <= rst_ni && 32'(count_q) < Room - 1 && (core_ready[0] || !AllRounds);  // one may have come since
    if (!rst_ni) count_q <= '0;
    else if (issued != taken) count_q <= issued ? count_q + 1'b1 : count_q - 1'b1;
  end

  if (KeySchedule == tnd_aes_pkg::KeySchedulePrecomputed) begin : gen_one_key
    logic loaded_q;  // the key of the hash key on offer
    assign key_right = !is_key || loaded_q;
    always_ff @(posedge clk_i) begin
      if (!rst_ni || issued) loaded_q <= 1'b0;
      else if (block_valid && !key_right && key_ready[0]) loaded_q <= 1'b1;
    end
  end else begin : gen_any_key
    assign key_right = 1'b1;
    logic unused;
    assign unused = is_key;
  end

  block_t [Lanes-1:0] result;
  for (genvar i = 0; i < Lanes; i++) begin : gen_lanes
    tnd_aes_core #(
      .Architecture(tnd_aes_pkg::Rounds),
      .Unroll      (Unroll),
      .Partition   (Partition),
      .KeyBits     (KeyBits),
      .SboxForm    (SboxForm),
      .KeySchedule (KeySchedule)
    ) u_core (
      .clk_i,
      .rst_ni,
      .key_valid_i  (block_valid && !key_right),
      .key_ready_o  (key_ready[i]),
      .block_valid_i(issued),
      .block_ready_o(core_ready[i]),
      .key_i        (key),
      .block_i      (block[i]),
      .block_valid_o(core_valid[i]),
      .block_o      (result[i])
    );
  end

  logic               result_room, purpose_room, item_room, result_valid, purpose_valid, last_next;
  block_t [Lanes-1:0] result_next;
  purpose_e           purpose_next;
  tnd_fifo_ram #(.Width(128 * Lanes), .Depth(Room), .Registers(2)) u_results (
    .clk_i,
    .rst_ni,
    .in_valid_i (core_valid[0]),
    .in_ready_o (result_room),
    .in_data_i  (result),
    .out_valid_o(result_valid),
    .out_ready_i(taken),
    .out_data_o (result_next)
  );
  tnd_fifo_ram #(.Width(3), .Depth(Room), .Registers(2)) u_purposes (
    .clk_i,
    .rst_ni,
    .in_valid_i (issued),
    .in_ready_o (purpose_room),
    .in_data_i  ({purpose, block_last}),
    .out_valid_o(purpose_valid),
    .out_ready_i(taken),
    .out_data_o ({purpose_next, last_next})
  );
  assign taken = result_valid && purpose_valid && item_room;
  tnd_skid_wide #(.Width(128 * Lanes)) u_item (
    .clk_i,
    .rst_ni,
    .in_valid_i (result_valid && purpose_valid),
    .in_ready_o (item_room),
    .in_data_i  (result_next),
    .out_valid_o(item_valid_o),
    .out_ready_i(item_ready_i),
    .out_data_o (item_o)
  );
  logic unused_item_room, unused_item_valid;
  tnd_skid #(.Width(3)) u_item_purpose (
    .clk_i,
    .rst_ni,
    .in_valid_i (result_valid && purpose_valid),
    .in_ready_o (unused_item_room),
    .in_data_i  ({purpose_next, last_next}),
    .out_valid_o(unused_item_valid),
    .out_ready_i(item_ready_i),
    .out_data_o ({item_purpose_o, item_last_o})
  );
  logic seen_q;  // a reset; until one has been registers hold anything
  initial seen_q = 1'b0;
  always @(posedge clk_i) seen_q <= seen_q || !rst_ni;
  always_ff @(posedge clk_i) begin
    if (rst_ni && seen_q) begin
      assert ((result_room || !core_valid[0]) && (purpose_room || !issued))
      else $error("more blocks than there is room for");
      assert (core_ready == {Lanes{core_ready[0]}} && core_valid == {Lanes{core_valid[0]}} && key_ready == {Lanes{key_ready[0]}})
      else $error("lanes are not in step");
      assert (core_ready[0] || !issued)
      else $error("AES is not ready");
    end
  end
endmodule
