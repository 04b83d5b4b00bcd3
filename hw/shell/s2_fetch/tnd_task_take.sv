// Turns the words of descriptors into tasks: collects the fields of one, checks them, and hands the task to the parts that need
// it.
//
//   beats of the ring, words of the direct task --> fields --> check --> issue --> commands to read aad and source
//
// Tasks       the direct task goes behind at most one descriptor of the ring that comes after it. Each gets the context that
//             issue_ctx offers, and a ticket that follows it to its completion. A rejected task has a ticket only
// Check       fetch error, reserved bits, addresses that are no multiples of Alignment, operation with NO_SOURCE and aad,
//             lengths, key: the first that fails is the status. A key must be in its slot, serve the operation, and not change
//             until the task is issued
// Copy        copy_write: lanes of a beat that go into the copy of the descriptor at copy_slot
// Rate        a task per beats of a descriptor and two clocks; in 4 clocks or more, so that what takes it ends in a register
// Checked by  ../tb/test_shell_direct.py, ../tb/test_shell_ring.py, ../tb/test_shell_errors.py,
//             ../formal/tnd_keys_formal.sv
module tnd_task_take
  import tnd_shell_pkg::*, tnd_regs_pkg::*;
#(
  parameter int unsigned  MemDataWidth = 256,
  parameter int unsigned  Alignment    = 1,  // bytes
  parameter int unsigned  InFlight     = 8,
  parameter int unsigned  KeySlots     = 8,
  parameter logic [255:0] Ops          = 256'h3,  // as in tnd_shell
  parameter logic [255:0] SourceOps    = 256'h1,
  parameter logic [255:0] AadOps       = '0,
  parameter logic [255:0] EmptyOps     = '0,
  parameter logic [255:0] SilentOps    = '0,
  parameter logic [255:0] SizedOps     = '0,
  parameter bit           SizeInBits   = 1'b0,
  localparam int unsigned CtxWidth     = $clog2(InFlight),
  localparam int unsigned SlotWidth    = CtxWidth + 1,  // of copies
  localparam int unsigned KeySlotWidth = KeySlots > 1 ? $clog2(KeySlots) : 1,
  localparam int unsigned OpsWidth     = ops_width(Ops[31:0]),
  localparam int unsigned Lanes        = MemDataWidth / 32,
  localparam int unsigned Beats        = DescriptorBits / MemDataWidth,
  localparam int unsigned BeatWidth    = Beats > 1 ? $clog2(Beats) : 1
) (
  input  logic                    clk_i,
  input  logic                    rst_ni,
  input  logic                    stop,
  output logic                    take_busy,

  input  logic                    beat_valid,
  output logic                    beat_ready,
  output logic                    beat_last,  // the beat that comes is the last of its descriptor
  input  logic [MemDataWidth-1:0] beat_data,
  input  logic                    beat_error,
  input  logic                    direct_valid,
  output logic                    direct_ready,  // until the last word is here
  input  logic                    direct_write,
  input  logic [31:0]             direct_word,

  output logic [Lanes-1:0]        copy_write,
  output logic [SlotWidth-1:0]    copy_slot,
  output logic [BeatWidth-1:0]    copy_beat,
  output logic [MemDataWidth-1:0] copy_data,

  input  logic [KeySlots-1:0]     key_valid,
  input  logic                    key_closes,
  input  logic [KeySlotWidth-1:0] key_closing_slot,
  output logic [KeySlotWidth-1:0] take_slot,
  input  logic [OpsWidth-1:0]     take_ops,  // that take_slot may serve
  output logic                    take_valid,
  input  logic                    take_ready,
  output ticket_t                 ticket,
  output logic                    silent,  // it writes no data
  output logic                    accepted,
  output logic [SlotWidth-1:0]    issue_slot,  // of its copy
  output logic [7:0]              task_key_slot,
  output logic                    task_keyed,  // it needs a key
  output logic [7:0]              task_op,
  output logic                    task_has_data,
  output target_t                 target,

  input  logic [CtxWidth-1:0]     issue_ctx,
  output logic                    read_valid,
  input  logic                    read_ready,
  output logic [CtxWidth-1:0]     read_ctx,
  output span_t                   read_span
);

  localparam int unsigned Words   = DescriptorBits / 32;
  localparam int unsigned OpWidth = OpsWidth > 1 ? $clog2(OpsWidth) : 1;

  // ------------------------------------------------------------------ beats in, each to a register
  // The state of a descriptor: no beat is here, some are, words are, all are.
  typedef enum logic [1:0] {Open, Ring, Direct, Full} state_t;

  state_t                  state_q;
  logic [3:0]              count_q;  // beats of the ring or words of the direct task that are here
  logic                    ring_take, last, here_q, from_ring_q, error_q, advance;
  logic [SlotWidth-1:0]    slot_q;
  logic [Words-1:0]        enable_q;

  assign beat_ready   = state_q == Open || state_q == Ring;
  assign beat_last    = count_q == 4'(Beats - 1);
  assign ring_take    = beat_valid && beat_ready;
  assign direct_ready = state_q == Direct;
  assign last         = ring_take ? beat_last : direct_write && count_q == '1;
  assign copy_slot    = slot_q;

  always_ff @(posedge clk_i) begin
    if (!rst_ni) begin
      state_q <= Open;
      count_q <= '0;
      slot_q  <= '0;
      here_q  <= 1'b0;
    end else begin
      unique case (state_q)
        Open, Ring: begin
          if (ring_take) state_q <= last ? Full : Ring;
          else if (state_q == Open && direct_valid) state_q <= Direct;
        end
        Direct:  if (last) state_q <= Full;
        default: if (advance) state_q <= direct_valid ? Direct : Open;
      endcase
      if (ring_take || direct_write) count_q <= last ? '0 : count_q + 1'b1;
      here_q <= state_q == Full && !advance;
      if (advance) slot_q <= slot_q + 1'b1;
    end
    if (ring_take) error_q <= beat_error || (error_q && count_q != '0);
    else if (direct_write) error_q <= 1'b0;
    if (ring_take || direct_write) from_ring_q <= state_q != Direct;
  end

  always_ff @(posedge clk_i) begin
    copy_beat <= BeatWidth'(state_q == Direct ? 32'(count_q) / Lanes : 32'(count_q));
    for (int unsigned i = 0; i < Lanes; i++) begin
      copy_data[32*i +: 32] <= state_q == Direct ? direct_word : beat_data[32*i +: 32];
      copy_write[i]         <= rst_ni && (ring_take || (direct_write && 32'(count_q) % Lanes == i));
    end
    for (int unsigned i = 0; i < Words; i++) begin
      enable_q[i] <= rst_ni && ((ring_take && 32'(count_q) == i / Lanes) || (direct_write && 32'(count_q) == i));
    end
  end

  // ------------------------------------------------------------------ beats to fields
  logic [Words-1:0][31:0] word_q;  // those that nothing looks at are not there

  always_ff @(posedge clk_i) begin
    for (int unsigned i = 0; i < Words; i++) begin
      if (enable_q[i]) word_q[i] <= copy_data[32*(i % Lanes) +: 32];
    end
  end

  logic [7:0]  op, flags, key_slot;
  logic [31:0] len_bits, aad_bytes;
  logic [32:0] said_bits;  // of output, of an operation that has a size
  logic        sized, unused_words;

  assign op           = word_q[0][7:0];
  assign flags        = word_q[0][15:8];
  assign key_slot     = word_q[0][23:16];
  assign len_bits     = word_q[6];
  assign aad_bytes    = word_q[14];
  assign sized        = SizedOps[op];
  assign said_bits    = SizeInBits ? 33'(word_q[8][15:0]) : {word_q[8][29:0], 3'b0};
  assign unused_words = ^word_q[11:8];  // iv: in the copy
  assign take_slot    = KeySlotWidth'(key_slot);

  // ------------------------------------------------------------------ checked
  typedef struct packed {
    logic                 from_ring;
    logic                 error;
    logic                 bad_descriptor;
    logic                 unsupported;
    logic                 bad_length;
    logic                 bad_key;
    logic                 keyed;
    logic                 silent;
    logic                 has_source;
    logic                 has_aad;
    logic [SlotWidth-1:0] slot;
    logic [7:0]           op;
    logic [7:0]           key_slot;
    logic                 no_source;
    logic                 urgent;
    logic [31:0]          cookie;
    span_t                source;
    span_t                aad;
    target_t              to;
  } task_t;

  task_t               task_q;
  logic                valid_q;   // a task is here
  logic                issued_q;  // it has been issued, and its reads are being asked for
  logic                aad_read_q;
  logic                issue, read, final_read, done;
  logic [CtxWidth-1:0] ctx_q;
  logic [7:0]          status;

  assign advance = here_q && !valid_q;

  always_ff @(posedge clk_i) begin
    if (advance) begin
      task_q <= '{
        from_ring:      from_ring_q,
        error:          error_q,
        bad_descriptor: (flags & ~((8'd1 << FlagNoSource) | (8'd1 << FlagInterrupt))) != '0
                        || word_q[0][31:24] != '0 || word_q[7] != '0 || word_q[15] != '0
                        || ((word_q[2] | word_q[4] | word_q[12]) & 32'(Alignment - 1)) != '0,
        unsupported:    !Ops[op] || flags[FlagNoSource] == SourceOps[op] || (aad_bytes != '0 && !AadOps[op]),
        bad_length:     (len_bits == '0 && !EmptyOps[op]) || aad_bytes[31:30] != '0
                        || (sized && (said_bits == '0 || (!SizeInBits && word_q[8][31:30] != '0))),
        bad_key:        !sized && !(32'(key_slot) < KeySlots && key_valid[take_slot] && take_ops[OpWidth'(op)]
                                    && !(key_closes && key_closing_slot == take_slot)),
        keyed:          !sized,
        silent:         (len_bits == '0 && !sized) || SilentOps[op],
        has_source:     !flags[FlagNoSource] && len_bits != '0,
        has_aad:        AadOps != '0 && aad_bytes != '0,
        slot:           slot_q,
        op:             op,
        key_slot:       key_slot,
        no_source:      flags[FlagNoSource],
        urgent:         flags[FlagInterrupt],
        cookie:         word_q[1],
        source:         '{addr: {word_q[3], word_q[2]}, bits: {1'b0, len_bits}},
        aad:            '{addr: {word_q[13], word_q[12]}, bits: {aad_bytes[29:0], 3'b0}},
        to:             '{span: '{addr: {word_q[5], word_q[4]}, bits: sized ? said_bits : {1'b0, len_bits}},
                          spare: sized || len_bits[2:0] == '0 ? '0 : 8'hFF >> len_bits[2:0]}
      };
    end else if (task_q.keyed && key_closes && key_closing_slot == KeySlotWidth'(task_q.key_slot)) begin
      task_q.bad_key <= 1'b1;
    end
  end

  always_comb begin
    if (task_q.error) status = StatusBusReadError;
    else if (task_q.bad_descriptor) status = StatusBadDescriptor;
    else if (task_q.unsupported) status = StatusUnsupported;
    else if (task_q.bad_length) status = StatusBadLength;
    else if (task_q.bad_key) status = StatusBadKey;
    else status = StatusOk;
  end

  assign accepted      = !(task_q.error || task_q.bad_descriptor || task_q.unsupported || task_q.bad_length || task_q.bad_key);
  assign take_valid    = valid_q && !issued_q && !stop;
  assign silent        = task_q.silent;
  assign issue_slot    = task_q.slot;
  assign task_key_slot = task_q.key_slot;
  assign task_keyed    = task_q.keyed;
  assign task_op       = task_q.op;
  assign task_has_data = !task_q.no_source;
  assign target        = task_q.to;
  assign ticket        = '{
    from_ring: task_q.from_ring,
    urgent:    task_q.urgent && !task_q.error,
    status:    status,
    cookie:    task_q.error ? '0 : task_q.cookie
  };

  assign issue      = take_valid && take_ready;
  assign read_valid = issued_q;
  assign read_ctx   = ctx_q;
  assign read_span  = task_q.has_aad && !aad_read_q ? task_q.aad : task_q.source;
  assign read       = read_valid && read_ready;
  assign final_read = !(task_q.has_aad && task_q.has_source) || aad_read_q;
  assign done       = (issue && !(accepted && (task_q.has_source || task_q.has_aad))) || (read && final_read);
  assign take_busy  = state_q == Direct || state_q == Full || valid_q || direct_valid;

  always_ff @(posedge clk_i) begin
    if (!rst_ni) begin
      valid_q    <= 1'b0;
      issued_q   <= 1'b0;
      aad_read_q <= 1'b0;
    end else begin
      valid_q    <= advance || (valid_q && !done);
      issued_q   <= (issue || issued_q) && !done;
      aad_read_q <= (aad_read_q || read) && !done;
    end
    if (issue) ctx_q <= issue_ctx;
  end

endmodule
