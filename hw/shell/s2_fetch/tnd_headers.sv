// Headers for the core, one at a time: made of the copy of a task's descriptor and of the key in its slot, beat by beat.
//
// Copies      of as many descriptors as tasks are inside and two more: written as they come, read when the core is ready
// Handshake   push, never more than there are contexts; header_valid/header_ready. A header is loaded in the clock after the
//             core has taken the one before
// Rate        a header in 2 + max(beats from len_bits to the end of iv or aad_bytes, rows of a key) clocks
// Keys        header_void: the task's slot has been closed since the task was pushed, before the last row of its key was read.
//             The header then has no key, nor has that of a task that needs none
// Secrets     the key is wiped in the clock after the core has taken it
// Checked by  ../tb/test_shell_direct.py, ../tb/test_shell_keys.py, ../formal/tnd_keys_formal.sv
module tnd_headers
  import tnd_shell_pkg::*;
#(
  parameter int unsigned MemDataWidth = 256,
  parameter int unsigned KeySlots     = 8,
  parameter int unsigned RowBits      = 256,
  parameter int unsigned InFlight     = 8,
  parameter bit          HasAad       = 1'b0,
  parameter bit          HasKeys      = 1'b1,  // some operation needs a key
  parameter bit          AnyOrder     = 1'b0,
  localparam int unsigned CtxWidth     = $clog2(InFlight),
  localparam int unsigned SlotWidth    = CtxWidth + 1,
  localparam int unsigned Lanes        = MemDataWidth / 32,
  localparam int unsigned Beats        = DescriptorBits / MemDataWidth,
  localparam int unsigned BeatWidth    = Beats > 1 ? $clog2(Beats) : 1,
  localparam int unsigned KeySlotWidth = KeySlots > 1 ? $clog2(KeySlots) : 1,
  localparam int unsigned RowWidth     = RowBits < 256 ? $clog2(256 / RowBits) : 1
) (
  input  logic                    clk_i,
  input  logic                    rst_ni,

  // A beat of a descriptor, for its copy.
  input  logic [Lanes-1:0]        copy_write,
  input  logic [SlotWidth-1:0]    copy_slot,
  input  logic [BeatWidth-1:0]    copy_beat,
  input  logic [MemDataWidth-1:0] copy_data,

  // An accepted task; its context is the low part of its slot, unless tasks end in any order.
  input  logic                    push,
  input  logic [SlotWidth-1:0]    issue_slot,
  input  logic [CtxWidth-1:0]     issue_ctx,
  input  logic [7:0]              task_key_slot,
  input  logic                    task_keyed,
  input  logic [7:0]              task_op,
  input  logic                    task_has_data,
  output logic                    headers_wait,  // a header of an accepted task has still to be made

  output logic [KeySlotWidth-1:0] key_slot,
  output logic [RowWidth-1:0]     key_row_number,
  input  logic [RowBits-1:0]      key_row,
  input  logic                    key_closes,  // in the next clock key_closing_slot may change
  input  logic [KeySlotWidth-1:0] key_closing_slot,

  output logic                    header_valid,
  input  logic                    header_ready,
  output logic [CtxWidth-1:0]     header_ctx,
  output logic                    header_void,
  output header_t                 header
);

  localparam int unsigned Rows      = 256 / RowBits;
  localparam int unsigned FirstBeat = 24 * 8 / MemDataWidth;  // with len_bits
  localparam int unsigned LastBeat  = ((HasAad ? 60 : 48) * 8 - 1) / MemDataWidth;
  localparam int unsigned Steps     = LastBeat - FirstBeat + 1 > Rows ? LastBeat - FirstBeat + 1 : Rows;
  localparam int unsigned StepWidth = Steps > 1 ? $clog2(Steps) : 1;

  typedef struct packed {
    logic [SlotWidth-1:0]    slot;
    logic [KeySlotWidth-1:0] key_slot;
    logic                    keyed;
    logic [7:0]              op;
    logic                    has_data;
  } plan_t;

  plan_t plan;
  logic  plan_valid, plan_ready_unused, read, last_step;

  tnd_fifo #(.word_t(plan_t), .Depth(InFlight)) u_plans (
    .clk_i, .rst_ni, .in_valid_i(push), .in_ready_o(plan_ready_unused),
    .in_data_i('{issue_slot, KeySlotWidth'(task_key_slot), task_keyed, task_op, task_has_data}),
    .out_valid_o(plan_valid), .out_ready_i(read && last_step), .out_data_o(plan)
  );

  assign headers_wait = plan_valid;

  // Contexts of those tasks, if they are not parts of slots.
  logic [CtxWidth-1:0] plan_ctx;
  if (AnyOrder) begin : gen_contexts
    logic                          unused_ready, unused_valid;
    tnd_fifo #(.Width(CtxWidth), .Depth(InFlight)) u_contexts (
      .clk_i, .rst_ni, .in_valid_i(push), .in_ready_o(unused_ready), .in_data_i(issue_ctx), .out_valid_o(unused_valid),
      .out_ready_i(read && last_step), .out_data_o(plan_ctx)
    );
  end else begin : gen_no_contexts
    logic unused_ctx;
    assign unused_ctx = ^issue_ctx;
    assign plan_ctx   = plan.slot[CtxWidth-1:0];
  end

  // ------------------------------------------------------------------ keys that change while their tasks wait
  // Each place of the queue has the key slot of its task, and whether that has been closed since.
  logic [InFlight-1:0][KeySlotWidth-1:0] slots_q;
  logic [InFlight-1:0]                   closed_q;
  logic [CtxWidth-1:0]                   in_q, out_q;
  logic                                  keyed, closed;

  always_ff @(posedge clk_i) begin
    if (!rst_ni) {in_q, out_q} <= '0;
    else begin
      if (push) in_q <= in_q + 1'b1;
      if (read && last_step) out_q <= out_q + 1'b1;
    end
    for (int unsigned i = 0; i < InFlight; i++) begin
      if (push && in_q == CtxWidth'(i)) begin
        slots_q[i]  <= KeySlotWidth'(task_key_slot);
        closed_q[i] <= key_closes && key_closing_slot == KeySlotWidth'(task_key_slot);
      end else if (key_closes && key_closing_slot == slots_q[i]) closed_q[i] <= 1'b1;
    end
  end

  assign keyed  = HasKeys && plan.keyed;
  assign closed = closed_q[out_q] || (key_closes && key_closing_slot == plan.key_slot);

  logic unused_slot;  // a key slot that does not exist: of an operation without a key
  assign unused_slot = ^task_key_slot;

  // ------------------------------------------------------------------ copies
  (* ram_style = "block", no_rw_check *)
  logic [Lanes-1:0][31:0]  copy_q[(1 << SlotWidth) * Beats];
  logic [MemDataWidth-1:0] beat_q;
  logic [StepWidth-1:0]    step_q;

  localparam int unsigned PlaceWidth = SlotWidth + $clog2(Beats);
  function automatic logic [PlaceWidth-1:0] place(input logic [SlotWidth-1:0] slot, input int unsigned beat);
    return PlaceWidth'(32'(slot) * Beats + beat % Beats);
  endfunction

  always_ff @(posedge clk_i) begin
    for (int unsigned i = 0; i < Lanes; i++) begin
      if (copy_write[i]) copy_q[place(copy_slot, 32'(copy_beat))][i] <= copy_data[32*i +: 32];
    end
    beat_q <= copy_q[place(plan.slot, FirstBeat + 32'(step_q))];
  end

  logic unused_beat;  // it has fields that the core does not need
  assign unused_beat = ^beat_q;

  // ------------------------------------------------------------------ a step: a beat and a row are read, and used a clock later
  logic                 used_q, valid_q, taken_q, keyless_q;
  logic [StepWidth-1:0] used_step_q;

  assign last_step      = 32'(step_q) == Steps - 1;
  assign read           = plan_valid && (step_q != '0 || (!used_q && !valid_q));
  assign key_slot       = plan.key_slot;
  assign key_row_number = RowWidth'(step_q);

  always_ff @(posedge clk_i) begin
    if (!rst_ni) begin
      step_q  <= '0;
      used_q  <= 1'b0;
      valid_q <= 1'b0;
    end else begin
      if (read) step_q <= last_step ? '0 : step_q + 1'b1;
      used_q  <= read;
      valid_q <= (used_q && 32'(used_step_q) == Steps - 1) || (valid_q && !header_ready);
    end
    taken_q     <= valid_q && header_ready;
    used_step_q <= step_q;
    if (read) begin
      header_ctx      <= plan_ctx;
      header.op       <= plan.op;
      header.has_data <= plan.has_data;
      header_void     <= keyed && closed;  // as it is in the last step
      keyless_q       <= !keyed || closed;
    end
  end

  // Words 6, 8 to 11 and 14 of the descriptor.
  for (genvar i = 6; i < 15; i++) begin : gen_word
    if (i == 6 || (i >= 8 && i < 12) || (i == 14 && HasAad)) begin : gen_field
      logic [31:0] word_q;
      always_ff @(posedge clk_i) begin
        if (used_q && 32'(used_step_q) == i / Lanes - FirstBeat) word_q <= beat_q[32*(i % Lanes) +: 32];
      end
    end
  end
  assign header.len_bits = gen_word[6].gen_field.word_q;
  assign header.iv       = {gen_word[11].gen_field.word_q, gen_word[10].gen_field.word_q,
                            gen_word[9].gen_field.word_q, gen_word[8].gen_field.word_q};
  if (HasAad) begin : gen_aad
    assign header.aad_bytes = gen_word[14].gen_field.word_q;
  end else begin : gen_no_aad
    assign header.aad_bytes = '0;
  end

  always_ff @(posedge clk_i) begin
    if (!rst_ni || taken_q || (used_q && keyless_q)) header.key <= '0;
    else if (used_q && 32'(used_step_q) < Rows) header.key <= 256'({key_row, header.key} >> RowBits);
  end

  assign header_valid = valid_q;

endmodule
