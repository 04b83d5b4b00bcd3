// AES for PDUs: 128-EEA2 (CTR mode) and 128-EIA2 (CMAC) over one block core, which many tasks share.
//
//   task --> slots: key and plan, in the order of the tasks
//                 |
//     +-----------+------------+                               keystream FIFO --> ^ message --> data out
//     |                        |                                     ^
//   u_counters: blocks of EEA2 |--> turns --> tnd_aes_core --> whose it was
//   u_slots: steps of EIA2     |                                     v
//     ^ message, by u_blocks   +                               u_slots --> MAC-I --> result
//
// Standard    3GPP TS 33.401, annexes B.1.3 and B.2.3; NIST SP 800-38A, 6.5, and SP 800-38B
// Contract    docs/formats/core-ports.md, with 128 bits of data. Operation 0 is EEA2, 1 EIA2 (no data out; MAC-I in the first
//             four bytes of the tag). Anything else, one without a message, and in a core with a constant key one with
//             another ends as unsupported; a message without bits as bad_length, an iv with other bits than those of COUNT,
//             BEARER and DIRECTION as bad_iv. Tasks are answered in order.
// Parameters  those of tnd_aes_core; KeyBits 192 and 256: the same modes with longer keys, which are no function of 3GPP.
//             Slots: tasks at a time, a power of two. MacBlocks: of each message of EIA2 that may wait, a power of two,
//             at least 4.
//             A precomputed schedule changes its key when the next block has another: it is for devices with one key at a time
// Rate        EEA2 that of the core, up to a block per clock; EIA2 the same in all if enough messages are on their way
// Byte order  see ../README.md
// Secrets     the key of a task is overwritten in `keys` when it has ended; messages, keystream and what stands in registers
//             stay until overwritten; nothing reads them out
// Timing      independent of key and data, but for when a precomputed schedule changes; not masked
// Checked by  ../tb
module tnd_aes_pdu
  import tnd_regs_pkg::StatusOk, tnd_regs_pkg::StatusBadLength, tnd_regs_pkg::StatusBadIv, tnd_regs_pkg::StatusUnsupported;
  import tnd_aes_round_pkg::block_t;
  import tnd_aes_pdu_pkg::*;
#(
  parameter int unsigned Architecture = tnd_aes_pkg::Rounds,
  parameter int unsigned Unroll       = 1,
  parameter int unsigned Partition    = 1,
  parameter int unsigned KeyBits      = 128,
  parameter int unsigned SboxForm     = tnd_aes_pkg::SboxFormTable,
  parameter int unsigned KeySchedule  = tnd_aes_pkg::KeyScheduleOnline,
  parameter logic [255:0] ConstantKey = 256'h1f1e1d1c1b1a191817161514131211100f0e0d0c0b0a09080706050403020100,
  parameter int unsigned Slots        = 16,
  parameter int unsigned MacBlocks    = 128,
  parameter int unsigned CtxWidth     = 4
) (
  input  logic                clk_i,
  input  logic                rst_ni,

  input  logic                task_valid_i,
  output logic                task_ready_o,
  input  logic [CtxWidth-1:0] task_ctx_i,
  input  logic [7:0]          task_op_i,
  input  logic                task_has_data_i,
  input  logic [255:0]        task_key_i,
  input  logic [127:0]        task_iv_i,
  input  logic [31:0]         task_len_bits_i,

  input  logic                data_in_valid_i,
  output logic                data_in_ready_o,
  input  logic [127:0]        data_in_data_i,
  input  logic [15:0]         data_in_keep_i,
  input  logic                data_in_last_i,

  output logic                data_out_valid_o,
  input  logic                data_out_ready_i,
  output logic [127:0]        data_out_data_o,
  output logic [15:0]         data_out_keep_o,
  output logic                data_out_last_o,
  output logic [CtxWidth-1:0] data_out_ctx_o,

  output logic                result_valid_o,
  input  logic                result_ready_i,
  output logic [CtxWidth-1:0] result_ctx_o,
  output logic [127:0]        result_tag_o,
  output logic [7:0]          result_status_o
);
  localparam logic [7:0] OpEea2 = 8'd0;
  localparam logic [7:0] OpEia2 = 8'd1;

  localparam int unsigned SlotWidth = $clog2(Slots);
  localparam int unsigned Stages    = Architecture != tnd_aes_pkg::Rounds || Partition == 0 ? 1 : Unroll * Partition;
  localparam int unsigned OnWay     = 2 ** $clog2(Stages + 5);  // blocks in the core, and room for their results
  typedef logic [SlotWidth-1:0] slot_t;
  typedef logic [SlotWidth:0]   place_t;  // a slot, and how often it came round

  // ------------------------------------------------------------------ tasks
  plan_t judged;
  logic  known, iv_ok, key_ok;
  assign known  = task_op_i == OpEea2 || task_op_i == OpEia2;
  assign iv_ok  = task_iv_i[127:40] == '0 && task_iv_i[33:32] == '0;
  assign key_ok = KeySchedule != tnd_aes_pkg::KeyScheduleConstant || task_key_i[KeyBits-1:0] == ConstantKey[KeyBits-1:0];
  always_comb begin
    judged.integrity   = task_op_i == OpEia2;
    judged.has_message = task_has_data_i && task_len_bits_i != '0;
    judged.len_bits    = task_len_bits_i;
    judged.parameters  = task_iv_i[39:0];
    if (!known || !key_ok || (!task_has_data_i && task_len_bits_i != '0)) judged.status = StatusUnsupported;
    else if (task_len_bits_i == '0) judged.status = StatusBadLength;
    else if (!iv_ok) judged.status = StatusBadIv;
    else judged.status = StatusOk;
  end

  // Places: of the next task; of that which is to make counter blocks; to take its message; of that whose message comes;
  // whose result is next.
  place_t              head_q, count_q, fetch_q, feed_q, tail_q;
  place_t              used_q;  // slots with a task
  slot_t               head, ending, wipe_slot;
  logic                taken, wipe, count_next, fetch_next, feed_next, end_next;
  plan_t               plans [Slots];
  logic [KeyBits-1:0]  keys  [Slots];
  logic [CtxWidth-1:0] ctxs  [Slots];
  plan_t               count_plan, end_plan;
  assign {head, ending} = {head_q[SlotWidth-1:0], tail_q[SlotWidth-1:0]};
  assign task_ready_o = used_q != place_t'(Slots);
  assign taken        = task_valid_i && task_ready_o;
  assign count_plan   = plans[count_q[SlotWidth-1:0]];
  assign end_plan     = plans[ending];
  always_ff @(posedge clk_i) begin
    if (taken) begin
      plans[head] <= judged;
      ctxs[head]  <= task_ctx_i;
    end
    if (taken || wipe) keys[taken ? head : wipe_slot] <= taken ? task_key_i[KeyBits-1:0] : '0;
  end
  tnd_wipe #(.Depth(Slots)) u_wipe (
    .clk_i, .rst_ni,
    .push_i (taken),
    .pop_i  (end_next),
    .wipe_o (wipe),
    .place_o(wipe_slot)
  );
  always_ff @(posedge clk_i) begin
    if (!rst_ni) begin
      head_q  <= '0;
      count_q <= '0;
      fetch_q <= '0;
      feed_q  <= '0;
      tail_q  <= '0;
      used_q  <= '0;
    end else begin
      if (taken) head_q <= head_q + 1'b1;
      if (count_next) count_q <= count_q + 1'b1;
      if (fetch_next) fetch_q <= fetch_q + 1'b1;
      if (feed_next) feed_q <= feed_q + 1'b1;
      if (end_next) tail_q <= tail_q + 1'b1;
      if (taken != end_next) used_q <= used_q + (taken ? place_t'(1) : '1);
    end
  end

  logic unused;
  assign unused = ^task_key_i ^ ^count_plan ^ ^end_plan;

  // The task whose message comes, if it has one: to the MAC, to be XORed or to be cleared, or to nobody.
  logic        feed_valid_q, feeds_mac_q, feeds_out_q, feeds_none_q, empty_q, feed_ok_q, half_full_q;
  logic [39:0] feed_parameters_q;
  logic [6:0]  feed_len_bits_q;
  slot_t       feeding_q;

  // ------------------------------------------------------------------ EEA2: counter blocks
  logic   count_ready, counter_valid, counter_ready, pad_used;
  slot_t  counting;
  block_t counter;
  assign count_next = count_q != head_q && count_ready;
  tnd_aes_counters #(.Slots(Slots), .Room(OnWay)) u_counters (
    .clk_i, .rst_ni,
    .task_valid_i     (count_q != head_q),
    .task_ready_o     (count_ready),
    .task_counts_i    (count_plan.status == StatusOk && !count_plan.integrity),
    .task_slot_i      (count_q[SlotWidth-1:0]),
    .task_parameters_i(count_plan.parameters),
    .task_len_bits_i  (count_plan.len_bits),
    .block_valid_o    (counter_valid),
    .block_ready_i    (counter_ready),
    .block_slot_o     (counting),
    .block_o          (counter),
    .used_i           (pad_used)
  );

  // ------------------------------------------------------------------ EIA2: steps
  logic   beat_valid, beat_ready, mac_block_valid, mac_block_ready, mac_block_last, mac_ended;
  logic   step_valid, step_ready, mac_result, mac_done;
  slot_t  step_slot, result_slot;
  block_t mac_block, step_block, core_block, mac;
  logic [95:0] unused_mac;
  tnd_aes_mac_blocks u_blocks (
    .clk_i, .rst_ni,
    .parameters_i (feed_parameters_q),
    .len_bits_i   (feed_len_bits_q),
    .half_full_i  (half_full_q),
    .beat_valid_i (beat_valid),
    .beat_ready_o (beat_ready),
    .beat_i       (data_in_data_i),
    .beat_last_i  (data_in_last_i),
    .block_valid_o(mac_block_valid),
    .block_ready_i(mac_block_ready),
    .block_o      (mac_block),
    .block_last_o (mac_block_last),
    .ended_o      (mac_ended)
  );
  // A slot begins a clock after its task was taken, and another before its message comes.
  logic  start_q, start_full_q;
  slot_t start_slot_q;
  always_ff @(posedge clk_i) begin
    start_q      <= rst_ni && taken && judged.integrity && judged.status == StatusOk;
    start_slot_q <= head;
    start_full_q <= task_len_bits_i[6:0] == 7'd64;
  end
  tnd_aes_mac_slots #(.Slots(Slots), .Blocks(MacBlocks)) u_slots (
    .clk_i, .rst_ni,
    .start_i       (start_q),
    .start_slot_i  (start_slot_q),
    .start_full_i  (start_full_q),
    .block_valid_i (mac_block_valid),
    .block_ready_o (mac_block_ready),
    .block_slot_i  (feeding_q),
    .block_i       (mac_block),
    .block_last_i  (mac_block_last),
    .step_valid_o  (step_valid),
    .step_ready_i  (step_ready),
    .step_slot_o   (step_slot),
    .step_block_o  (step_block),
    .result_valid_i(mac_result),
    .result_slot_i (result_slot),
    .result_i      (core_block),
    .mac_slot_i    (ending),
    .done_o        (mac_done),
    .mac_o         (mac)
  );
  assign unused_mac = mac[15:4];

  // ------------------------------------------------------------------ turns in the core
  // Both want it: the one that did not have it before.
  typedef struct packed {
    logic  mac;
    slot_t slot;
  } owner_t;
  logic               turn_valid_q, turn_ready, mac_before_q, mac_now;
  owner_t             turn_owner_q;
  block_t             turn_block_q;
  logic [KeyBits-1:0] turn_key_q;
  logic               core_ready, core_valid;
  assign mac_now       = step_valid && (!counter_valid || !mac_before_q);
  assign turn_ready    = !turn_valid_q || core_ready;
  assign step_ready    = turn_ready && mac_now;
  assign counter_ready = turn_ready && !mac_now;
  always_ff @(posedge clk_i) begin
    if (!rst_ni) turn_valid_q <= 1'b0;
    else if (turn_ready) turn_valid_q <= step_valid || counter_valid;
  end
  always_ff @(posedge clk_i) begin
    if (turn_ready) begin
      mac_before_q <= mac_now;
      turn_owner_q <= '{mac_now, mac_now ? step_slot : counting};
      turn_block_q <= mac_now ? step_block : counter;
      turn_key_q   <= keys[mac_now ? step_slot : counting];
    end
  end

  tnd_aes_keyed_core #(
    .Architecture(Architecture),
    .Unroll      (Unroll),
    .Partition   (Partition),
    .KeyBits     (KeyBits),
    .SboxForm    (SboxForm),
    .KeySchedule (KeySchedule),
    .ConstantKey (ConstantKey)
  ) u_core (
    .clk_i, .rst_ni,
    .valid_i(turn_valid_q),
    .ready_o(core_ready),
    .key_i  (turn_key_q),
    .block_i(turn_block_q),
    .valid_o(core_valid),
    .block_o(core_block)
  );

  owner_t                     owner;
  logic                       owner_room, owner_valid;
  tnd_fifo #(.word_t(owner_t), .Depth(OnWay)) u_owners (
    .clk_i, .rst_ni,
    .in_valid_i (turn_valid_q && core_ready),
    .in_ready_o (owner_room),
    .in_data_i  (turn_owner_q),
    .out_valid_o(owner_valid),
    .out_ready_i(core_valid),
    .out_data_o (owner)
  );
  assign mac_result  = core_valid && owner.mac;
  assign result_slot = owner.slot;

  logic   pad_room, pad_valid;
  block_t pad;
  tnd_fifo #(.Width(128), .Depth(OnWay)) u_pads (
    .clk_i, .rst_ni,
    .in_valid_i (core_valid && !owner.mac),
    .in_ready_o (pad_room),
    .in_data_i  (core_block),
    .out_valid_o(pad_valid),
    .out_ready_i(pad_used),
    .out_data_o (pad)
  );
  logic seen_q;  // a reset; until one has been registers hold anything
  initial seen_q = 1'b0;
  always @(posedge clk_i) seen_q <= seen_q || !rst_ni;
  always_ff @(posedge clk_i) begin
    if (rst_ni && seen_q) begin
      assert (owner_room && (owner_valid || !core_valid)) else $error("more blocks in the core than it has room for");
      assert (pad_room || !core_valid || owner.mac) else $error("keystream without room");
    end
  end

  // ------------------------------------------------------------------ messages
  plan_t fetch_plan;
  logic  fetch_ok, out_room, out_free, out_step, unused_fetch;
  assign unused_fetch = ^fetch_plan;
  assign fetch_plan = plans[fetch_q[SlotWidth-1:0]];
  assign fetch_ok   = fetch_plan.status == StatusOk;
  assign fetch_next = fetch_q != head_q && (!feed_valid_q || feed_next);
  always_ff @(posedge clk_i) begin
    if (!rst_ni) begin
      {feed_valid_q, feeds_mac_q, feeds_out_q, feeds_none_q, empty_q} <= '0;
    end else if (fetch_next || feed_next) begin
      feed_valid_q <= fetch_next;
      feeds_mac_q  <= fetch_next && fetch_plan.has_message && fetch_plan.integrity && fetch_ok;
      feeds_none_q <= fetch_next && fetch_plan.has_message && fetch_plan.integrity && !fetch_ok;
      feeds_out_q  <= fetch_next && fetch_plan.has_message && !fetch_plan.integrity;
      empty_q      <= fetch_next && !fetch_plan.has_message;
    end
  end
  always_ff @(posedge clk_i) begin
    if (fetch_next) begin
      feed_ok_q         <= fetch_ok;
      feed_parameters_q <= fetch_plan.parameters;
      feed_len_bits_q   <= fetch_plan.len_bits[6:0];
      half_full_q       <= fetch_plan.len_bits[6:0] == '0 || fetch_plan.len_bits[6:0] > 7'd64;
      feeding_q         <= fetch_q[SlotWidth-1:0];
    end
  end

  assign out_room        = !data_out_valid_o || data_out_ready_i;
  assign out_free        = feeds_out_q && out_room && (!feed_ok_q || pad_valid);
  assign beat_valid      = data_in_valid_i && feeds_mac_q;
  assign out_step        = data_in_valid_i && out_free;
  assign pad_used        = out_step && feed_ok_q;
  assign data_in_ready_o = feeds_none_q || (feeds_mac_q && beat_ready) || out_free;
  assign feed_next       = empty_q || (feeds_mac_q && mac_ended) || (data_in_valid_i && data_in_last_i && (feeds_none_q || out_free));

  slot_t out_slot_q;
  always_ff @(posedge clk_i) begin
    if (!rst_ni) begin
      data_out_valid_o <= 1'b0;
    end else if (out_room) begin
      data_out_valid_o <= out_step;
    end
  end
  always_ff @(posedge clk_i) begin
    if (out_step) begin
      for (int unsigned i = 0; i < 16; i++) begin
        data_out_data_o[8*i+:8] <= feed_ok_q && data_in_keep_i[i] ? data_in_data_i[8*i+:8] ^ pad[i] : '0;
      end
      data_out_keep_o <= data_in_keep_i;
      data_out_last_o <= data_in_last_i;
      data_out_ctx_o  <= ctxs[feeding_q];
      out_slot_q      <= feeding_q;
    end
  end

  // ------------------------------------------------------------------ results
  // The oldest task is looked up, and ends in a clock after that.
  logic        looked_q, mac_ends_q, mac_done_q;
  logic [31:0] tag_q;
  assign end_next = looked_q && !(data_out_valid_o && out_slot_q == ending) && (!mac_ends_q || mac_done_q)
                    && (!result_valid_o || result_ready_i);
  assign result_tag_o = {96'd0, tag_q};
  always_ff @(posedge clk_i) begin
    if (!rst_ni) begin
      looked_q       <= 1'b0;
      result_valid_o <= 1'b0;
    end else begin
      looked_q       <= tail_q != feed_q && !end_next;
      result_valid_o <= end_next || (result_valid_o && !result_ready_i);
    end
  end
  always_ff @(posedge clk_i) begin
    mac_ends_q <= end_plan.integrity && end_plan.status == StatusOk;
    mac_done_q <= mac_done;
    if (end_next) begin
      result_ctx_o    <= ctxs[ending];
      tag_q           <= mac_ends_q ? mac[3:0] : '0;
      result_status_o <= end_plan.status;
    end
  end
endmodule
