// Headers for the core, one at a time: made of the copy of a task's descriptor and of the key in its slot, beat by beat.
//
// Copies      of as many descriptors as tasks are inside and two more: written as they come, read when the core is ready
// Handshake   push_i, never more than there are contexts; task_valid_o/task_ready_i. A header is loaded in the clock after the
//             core has taken the one before
// Rate        a header in 2 + max(beats from len_bits to the end of iv or aad_bytes, rows of a key) clocks
// Secrets     the key is wiped in the clock after the core has taken it
// Checked by  ../tb/test_shell_direct.py, ../tb/test_shell_keys.py
module tnd_headers
  import tnd_shell_pkg::*;
#(
  parameter int unsigned MemDataWidth = 256,
  parameter int unsigned KeySlots     = 8,
  parameter int unsigned RowBits      = 256,
  parameter int unsigned InFlight     = 8,
  parameter bit          HasAad       = 1'b0,
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
  input  logic [Lanes-1:0]        write_i,
  input  logic [SlotWidth-1:0]    slot_i,
  input  logic [BeatWidth-1:0]    beat_i,
  input  logic [MemDataWidth-1:0] data_i,

  // An accepted task; its context is the low part of its slot, unless tasks end in any order.
  input  logic                    push_i,
  input  logic [SlotWidth-1:0]    push_slot_i,
  input  logic [CtxWidth-1:0]     push_ctx_i,
  input  logic [7:0]              push_key_slot_i,
  input  logic [7:0]              push_op_i,
  input  logic                    push_has_data_i,
  output logic                    waits_o,  // a header of an accepted task has still to be made

  output logic [KeySlotWidth-1:0] key_slot_o,
  output logic [RowWidth-1:0]     key_row_o,
  input  logic [RowBits-1:0]      key_row_i,

  output logic                    task_valid_o,
  input  logic                    task_ready_i,
  output logic [CtxWidth-1:0]     task_ctx_o,
  output header_t                 task_o
);

  localparam int unsigned Rows      = 256 / RowBits;
  localparam int unsigned FirstBeat = 24 * 8 / MemDataWidth;  // with len_bits
  localparam int unsigned LastBeat  = ((HasAad ? 60 : 48) * 8 - 1) / MemDataWidth;
  localparam int unsigned Steps     = LastBeat - FirstBeat + 1 > Rows ? LastBeat - FirstBeat + 1 : Rows;
  localparam int unsigned StepWidth = Steps > 1 ? $clog2(Steps) : 1;

  typedef struct packed {
    logic [SlotWidth-1:0]    slot;
    logic [KeySlotWidth-1:0] key_slot;
    logic [7:0]              op;
    logic                    has_data;
  } plan_t;

  plan_t                         plan;
  logic                          plan_valid, plan_ready_unused, read, last_step;
  logic [$clog2(InFlight+1)-1:0] plan_count_unused;

  tnd_fifo #(
    .Width($bits(plan_t)),
    .Depth(InFlight)
  ) u_plans (
    .clk_i,
    .rst_ni,
    .in_valid_i (push_i),
    .in_ready_o (plan_ready_unused),
    .in_data_i  ({push_slot_i, KeySlotWidth'(push_key_slot_i), push_op_i, push_has_data_i}),
    .out_valid_o(plan_valid),
    .out_ready_i(read && last_step),
    .out_data_o (plan),
    .count_o    (plan_count_unused)
  );

  assign waits_o = plan_valid;

  // Contexts of those tasks, where they are not parts of slots.
  logic [CtxWidth-1:0] plan_ctx;
  if (AnyOrder) begin : gen_contexts
    logic                          unused_ready, unused_valid;
    logic [$clog2(InFlight+1)-1:0] unused_count;
    tnd_fifo #(.Width(CtxWidth), .Depth(InFlight)) u_contexts (
      .clk_i, .rst_ni, .in_valid_i(push_i), .in_ready_o(unused_ready), .in_data_i(push_ctx_i), .out_valid_o(unused_valid),
      .out_ready_i(read && last_step), .out_data_o(plan_ctx), .count_o(unused_count)
    );
  end else begin : gen_no_contexts
    logic unused_ctx;
    assign unused_ctx = ^push_ctx_i;
    assign plan_ctx   = plan.slot[CtxWidth-1:0];
  end

  logic unused_slot;  // a key slot that does not exist: of an operation without a key
  assign unused_slot = ^push_key_slot_i;

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
      if (write_i[i]) copy_q[place(slot_i, 32'(beat_i))][i] <= data_i[32*i +: 32];
    end
    beat_q <= copy_q[place(plan.slot, FirstBeat + 32'(step_q))];
  end

  logic unused_beat;  // it has fields that the core does not need
  assign unused_beat = ^beat_q;

  // ------------------------------------------------------------------ a step: a beat and a row are read, and used a clock later
  logic                 used_q, valid_q, taken_q;
  logic [StepWidth-1:0] used_step_q;

  assign last_step  = 32'(step_q) == Steps - 1;
  assign read       = plan_valid && (step_q != '0 || (!used_q && !valid_q));
  assign key_slot_o = plan.key_slot;
  assign key_row_o  = RowWidth'(step_q);

  always_ff @(posedge clk_i) begin
    if (!rst_ni) begin
      step_q  <= '0;
      used_q  <= 1'b0;
      valid_q <= 1'b0;
    end else begin
      if (read) step_q <= last_step ? '0 : step_q + 1'b1;
      used_q  <= read;
      valid_q <= (used_q && 32'(used_step_q) == Steps - 1) || (valid_q && !task_ready_i);
    end
    taken_q     <= valid_q && task_ready_i;
    used_step_q <= step_q;
    if (read) begin
      task_ctx_o      <= plan_ctx;
      task_o.op       <= plan.op;
      task_o.has_data <= plan.has_data;
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
  assign task_o.len_bits = gen_word[6].gen_field.word_q;
  assign task_o.iv       = {gen_word[11].gen_field.word_q, gen_word[10].gen_field.word_q,
                            gen_word[9].gen_field.word_q, gen_word[8].gen_field.word_q};
  if (HasAad) begin : gen_aad
    assign task_o.aad_bytes = gen_word[14].gen_field.word_q;
  end else begin : gen_no_aad
    assign task_o.aad_bytes = '0;
  end

  always_ff @(posedge clk_i) begin
    if (!rst_ni || taken_q) task_o.key <= '0;
    else if (used_q && 32'(used_step_q) < Rows) task_o.key <= 256'({key_row_i, task_o.key} >> RowBits);
  end

  assign task_valid_o = valid_q;

endmodule
