// CMAC of several messages at a time. A message's next block needs the result of the one before, so while one is being
// encrypted the others have their turns.
//
//   blocks --> RAM, a queue per slot --> ^ chain ^ subkey, with the last --> step: a block to encrypt, of some slot
//                                            ^
//                              results, in the order of the steps
//
// Standard    NIST SP 800-38B, sections 6.1 and 6.2
// Contract    start_i: a slot begins with a message whose last block is full, or not. mac_o is that of the slot asked for,
//             once done_o; it holds until the slot starts again.
// Parameters  Slots: a power of two; Blocks: of a message that wait, a power of two, at least 4
// Handshake   block_valid_i/block_ready_o; step_valid_o/step_ready_i; a result for each step, whenever
// Rate        a step per clock if as many slots have blocks as steps are on their way, and six more
// Reset       forgets all messages; RAMs are not reset
// Timing      independent of key and message; not masked
// Checked by  ../tb, in tnd_aes_pdu
module tnd_aes_mac_slots
  import tnd_aes_round_pkg::block_t;
  import tnd_aes_pdu_pkg::doubled;
#(
  parameter int unsigned Slots  = 16,
  parameter int unsigned Blocks = 128,
  localparam int unsigned SlotWidth = $clog2(Slots)
) (
  input  logic                 clk_i,
  input  logic                 rst_ni,

  input  logic                 start_i,
  input  logic [SlotWidth-1:0] start_slot_i,
  input  logic                 start_full_i,

  input  logic                 block_valid_i,
  output logic                 block_ready_o,
  input  logic [SlotWidth-1:0] block_slot_i,
  input  block_t               block_i,
  input  logic                 block_last_i,

  output logic                 step_valid_o,
  input  logic                 step_ready_i,
  output logic [SlotWidth-1:0] step_slot_o,
  output block_t               step_block_o,

  input  logic                 result_valid_i,
  input  logic [SlotWidth-1:0] result_slot_i,
  input  block_t               result_i,

  input  logic [SlotWidth-1:0] mac_slot_i,
  output logic                 done_o,
  output block_t               mac_o
);
  localparam int unsigned CountWidth = $clog2(Blocks) + 1;
  typedef logic [CountWidth-1:0] count_t;
  typedef logic [SlotWidth-1:0]  slot_t;
  typedef struct packed {
    logic   last;  // of its message
    block_t block;
  } entry_t;

  // A slot: has a message; waits for a result; which is that of zeros, for the subkey, or of the last block; has blocks; has
  // room for those that come before it says so.
  logic [Slots-1:0] active_q, waits_q, subkey_q, last_q, full_q, some_q, room_q;
  count_t           written_q [Slots];
  count_t           read_q    [Slots];

  (* ram_style = "block" *)
  entry_t entries [Slots*Blocks];
  entry_t entry_q;
  block_t chain [Slots];
  block_t subkey [Slots];

  // ------------------------------------------------------------------ blocks come
  // Each through a register. block_ready_o is late: it may still be that of the slot before, as one that begins has room.
  localparam count_t Late = count_t'(4);  // blocks that come until a full slot says so
  logic   writes_q;
  slot_t  write_slot_q;
  entry_t write_q;
  count_t coming_q;  // blocks of the message that comes
  always_ff @(posedge clk_i) begin
    if (!rst_ni) begin
      writes_q      <= 1'b0;
      coming_q      <= '0;
      block_ready_o <= 1'b0;
    end else begin
      writes_q      <= block_valid_i && block_ready_o;
      block_ready_o <= room_q[block_slot_i];
      if (writes_q) coming_q <= write_q.last ? '0 : coming_q + 1'b1;
    end
    write_slot_q <= block_slot_i;
    write_q      <= '{block_last_i, block_i};
  end
  always_ff @(posedge clk_i) begin
    if (writes_q) entries[{write_slot_q, coming_q[CountWidth-2:0]}] <= write_q;
    for (int unsigned i = 0; i < Slots; i++) begin
      some_q[i] <= written_q[i] != read_q[i];
      room_q[i] <= written_q[i] - read_q[i] <= count_t'(Blocks) - Late;
    end
  end

  // ------------------------------------------------------------------ whose turn it is
  // A slot is picked, and a clock or more later its block is read: u_picks is between them, so that a pick does not depend on
  // step_ready_i of its clock. Until its result comes a slot is not picked again.
  logic [Slots-1:0] can_q, later;
  slot_t            pick, pick_q, next_slot, step_slot_q;
  logic             pick_room, picks, next_valid, advance;
  logic             step_subkey_q, took_q;  // took_q: in the clock before
  count_t           step_read_q;  // of its slot, before the step
  always_comb begin
    for (int unsigned i = 0; i < Slots; i++) begin
      later[i] = can_q[i] && i > 32'(pick_q);
    end
    pick = '0;
    for (int unsigned i = Slots; i > 0; i--) if (can_q[i-1]) pick = slot_t'(i - 1);
    for (int unsigned i = Slots; i > 0; i--) if (later[i-1]) pick = slot_t'(i - 1);
  end
  assign advance = !step_valid_o || step_ready_i;
  assign picks   = pick_room && can_q != '0;
  tnd_skid #(.Width(SlotWidth)) u_picks (
    .clk_i, .rst_ni,
    .in_valid_i (can_q != '0),
    .in_ready_o (pick_room),
    .in_data_i  (pick),
    .out_valid_o(next_valid),
    .out_ready_i(advance),
    .out_data_o (next_slot)
  );

  always_ff @(posedge clk_i) begin
    if (!rst_ni) begin
      step_valid_o <= 1'b0;
      took_q       <= 1'b0;
      can_q        <= '0;
    end else begin
      for (int unsigned i = 0; i < Slots; i++) begin
        can_q[i] <= active_q[i] && !waits_q[i] && (subkey_q[i] || some_q[i]) && !(picks && pick == slot_t'(i));
      end
      took_q <= next_valid && advance;
      if (advance) step_valid_o <= next_valid;
    end
  end
  always_ff @(posedge clk_i) begin
    if (picks) pick_q <= pick;
    if (advance) begin
      entry_q       <= entries[{next_slot, read_q[next_slot][CountWidth-2:0]}];
      step_read_q   <= read_q[next_slot];
      step_slot_q   <= next_slot;
      step_subkey_q <= subkey_q[next_slot];
    end
  end
  assign step_slot_o = step_slot_q;
  assign step_block_o =
    step_subkey_q ? '0 : entry_q.block ^ chain[step_slot_q] ^ (entry_q.last ? subkey[step_slot_q] : '0);

  // ------------------------------------------------------------------ results
  logic   result_valid_q, result_subkey_q, result_last_q, result_full_q;
  slot_t  result_slot_q;
  block_t result_q, k1;
  always_ff @(posedge clk_i) begin
    if (!rst_ni) result_valid_q <= 1'b0;
    else result_valid_q <= result_valid_i;
  end
  always_ff @(posedge clk_i) begin
    result_slot_q   <= result_slot_i;
    result_q        <= result_i;
    result_subkey_q <= subkey_q[result_slot_i];
    result_last_q   <= last_q[result_slot_i];
    result_full_q   <= full_q[result_slot_i];
  end
  assign k1 = doubled(result_q);
  always_ff @(posedge clk_i) begin
    if (result_valid_q) chain[result_slot_q] <= result_subkey_q ? '0 : result_q;
    if (result_valid_q && result_subkey_q) subkey[result_slot_q] <= result_full_q ? k1 : doubled(k1);
  end
  assign done_o = !active_q[mac_slot_i];
  assign mac_o  = chain[mac_slot_i];

  always_ff @(posedge clk_i) begin
    if (!rst_ni) begin
      active_q <= '0;
    end else begin
      if (start_i) active_q[start_slot_i] <= 1'b1;
      if (result_valid_q && result_last_q) active_q[result_slot_q] <= 1'b0;
    end
  end
  always_ff @(posedge clk_i) begin
    if (picks) waits_q[pick] <= 1'b1;
    if (took_q && !step_subkey_q) read_q[step_slot_q] <= step_read_q + 1'b1;
    if (step_valid_o && step_ready_i) last_q[step_slot_q] <= !step_subkey_q && entry_q.last;
    if (result_valid_q) begin
      waits_q[result_slot_q]  <= 1'b0;
      subkey_q[result_slot_q] <= 1'b0;
    end
    if (writes_q) written_q[write_slot_q] <= coming_q + 1'b1;
    if (start_i) begin
      waits_q[start_slot_i]   <= 1'b0;
      subkey_q[start_slot_i]  <= 1'b1;
      full_q[start_slot_i]    <= start_full_i;
      written_q[start_slot_i] <= '0;
      read_q[start_slot_i]    <= '0;
    end
  end
endmodule
