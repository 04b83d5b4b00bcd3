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
// Parameters  Slots: a power of two; Blocks: of a message that wait, a power of two
// Handshake   block_valid_i/block_ready_o; step_valid_o/step_ready_i; a result for each step, whenever
// Rate        a step per clock if as many slots have blocks as steps are on their way, and three more
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

  // A slot: has a message; waits for a result; which is that of zeros, for the subkey, or of the last block.
  logic [Slots-1:0] active_q, waits_q, subkey_q, last_q, ended_q, full_q;
  count_t           written_q [Slots];
  count_t           read_q    [Slots];

  (* ram_style = "block" *)
  block_t blocks [Slots*Blocks];
  block_t block_q;
  block_t chain [Slots];
  block_t subkey [Slots];

  // ------------------------------------------------------------------ blocks come
  assign block_ready_o = written_q[block_slot_i] - read_q[block_slot_i] != count_t'(Blocks);
  logic writes;
  assign writes = block_valid_i && block_ready_o;
  always_ff @(posedge clk_i) begin
    if (writes) blocks[{block_slot_i, written_q[block_slot_i][CountWidth-2:0]}] <= block_i;
  end

  // ------------------------------------------------------------------ whose turn it is
  logic [Slots-1:0]     can, later;
  logic [SlotWidth-1:0] pick, step_slot_q;
  logic                 advance, picks;
  logic                 step_subkey_q, step_last_q;
  always_comb begin
    for (int unsigned i = 0; i < Slots; i++) begin
      can[i]   = active_q[i] && !waits_q[i] && (subkey_q[i] || written_q[i] != read_q[i]);
      later[i] = can[i] && i > 32'(step_slot_q);
    end
    pick = '0;
    for (int unsigned i = Slots; i > 0; i--) if (can[i-1]) pick = SlotWidth'(i - 1);
    for (int unsigned i = Slots; i > 0; i--) if (later[i-1]) pick = SlotWidth'(i - 1);
  end
  assign advance = !step_valid_o || step_ready_i;
  assign picks   = advance && can != '0;

  always_ff @(posedge clk_i) begin
    if (!rst_ni) step_valid_o <= 1'b0;
    else if (advance) step_valid_o <= can != '0;
  end
  always_ff @(posedge clk_i) begin
    if (advance) begin
      block_q       <= blocks[{pick, read_q[pick][CountWidth-2:0]}];
      step_slot_q   <= pick;
      step_subkey_q <= subkey_q[pick];
      step_last_q   <= !subkey_q[pick] && ended_q[pick] && read_q[pick] + 1'b1 == written_q[pick];
    end
  end
  assign step_slot_o = step_slot_q;
  assign step_block_o = step_subkey_q ? '0 : block_q ^ chain[step_slot_q] ^ (step_last_q ? subkey[step_slot_q] : '0);

  // ------------------------------------------------------------------ results
  block_t k1;
  assign k1 = doubled(result_i);
  always_ff @(posedge clk_i) begin
    if (result_valid_i) chain[result_slot_i] <= subkey_q[result_slot_i] ? '0 : result_i;
    if (result_valid_i && subkey_q[result_slot_i]) subkey[result_slot_i] <= full_q[result_slot_i] ? k1 : doubled(k1);
  end
  assign done_o = !active_q[mac_slot_i];
  assign mac_o  = chain[mac_slot_i];

  always_ff @(posedge clk_i) begin
    if (!rst_ni) begin
      active_q <= '0;
    end else begin
      if (start_i) active_q[start_slot_i] <= 1'b1;
      if (result_valid_i && last_q[result_slot_i]) active_q[result_slot_i] <= 1'b0;
    end
  end
  always_ff @(posedge clk_i) begin
    if (picks) begin
      waits_q[pick] <= 1'b1;
      if (!subkey_q[pick]) begin
        read_q[pick] <= read_q[pick] + 1'b1;
        last_q[pick] <= ended_q[pick] && read_q[pick] + 1'b1 == written_q[pick];
      end
    end
    if (result_valid_i) begin
      waits_q[result_slot_i]  <= 1'b0;
      subkey_q[result_slot_i] <= 1'b0;
    end
    if (writes) begin
      written_q[block_slot_i] <= written_q[block_slot_i] + 1'b1;
      ended_q[block_slot_i]   <= block_last_i;
    end
    if (start_i) begin
      waits_q[start_slot_i]   <= 1'b0;
      subkey_q[start_slot_i]  <= 1'b1;
      last_q[start_slot_i]    <= 1'b0;
      ended_q[start_slot_i]   <= 1'b0;
      full_q[start_slot_i]    <= start_full_i;
      written_q[start_slot_i] <= '0;
      read_q[start_slot_i]    <= '0;
    end
  end
endmodule
