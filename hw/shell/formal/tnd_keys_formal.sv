// Proves for a bounded run from reset that no header leaves with a key that is not its task's: the key that the slot held in
// the clock in which the task was checked, whole, and allowed to serve the operation. If the slot is closed between that clock
// and the one in which the last row of the key is read, the task is refused or its header is void, and a void header has no
// key; otherwise neither happens.
//
// tnd_task_take, tnd_headers and tnd_key_slots are as they are. Memory answers with descriptors of any operation and slot.
// Operation 0 reads nothing, 1 reads a source, 2 needs no key.
// Assumes what the registers keep: a slot is closed before its words are written, and opened after that if it is to hold a key.
module tnd_keys_formal
  import tnd_shell_pkg::*, tnd_regs_pkg::*;
#(
  parameter int unsigned Width = 512  // of memory
) (
  input logic         clk_i,
  input logic         rst_ni,
  input logic [1:0]   op_i,
  input logic         descriptor_slot_i,
  input logic         beat_valid,
  input logic         take_ready,
  input logic         read_ready,
  input logic         header_ready,
  input logic         begin_i,  // of a change of change_slot_i
  input logic         change_slot_i,
  input logic         write_i,
  input logic [2:0]   word_i,
  input logic [31:0]  data_i,
  input logic         end_i,
  input logic         opens_i
);
  localparam int unsigned InFlight  = 2;
  localparam int unsigned Lanes     = Width / 32;
  localparam int unsigned Beats     = DescriptorBits / Width;
  localparam int unsigned BeatWidth = Beats > 1 ? $clog2(Beats) : 1;
  localparam int unsigned RowBits   = Width < 256 ? Width : 256;
  localparam int unsigned RowWidth  = RowBits < 256 ? $clog2(256 / RowBits) : 1;

  logic started_q = 1'b0;
  always_ff @(posedge clk_i) started_q <= 1'b1;
  always_comb assume (rst_ni == started_q);

  // ------------------------------------------------------------------ key slots, and who changes them
  logic       changing_q, opened_q, slot_q;
  logic       closes, closing_slot, slot_valid, slot_locked, take_slot, key_slot;
  logic [1:0] key_valid;
  logic [2:0] take_ops;
  logic [RowWidth-1:0] key_row_number;
  logic [RowBits-1:0]  key_row;

  always_ff @(posedge clk_i) begin
    if (!rst_ni) changing_q <= 1'b0;
    else changing_q <= begin_i || (changing_q && !end_i);
    if (begin_i) slot_q <= change_slot_i;
  end
  always_comb begin
    if (changing_q) assume (!begin_i);
    if (!changing_q) assume (!write_i && !end_i);
    if (end_i) assume (!write_i);
  end

  tnd_key_slots #(.KeySlots(2), .RowBits(RowBits), .OpsWidth(3)) u_slots (
    .clk_i, .rst_ni, .slot_i(begin_i ? change_slot_i : slot_q), .close_i(begin_i), .open_i(end_i && opens_i), .lock_i(1'b0),
    .write_i, .all_i(1'b0), .word_i, .data_i, .valid_o(key_valid), .closes_o(closes), .closing_slot_o(closing_slot),
    .slot_valid_o(slot_valid), .slot_locked_o(slot_locked), .take_slot_i(take_slot), .take_ops_o(take_ops),
    .read_slot_i(key_slot), .read_row_i(key_row_number), .row_o(key_row)
  );

  // ------------------------------------------------------------------ tasks
  logic                 take_busy, beat_ready, beat_last, take_valid, accepted, silent, task_keyed, task_has_data, read_valid;
  logic                 issue, push, headers_wait, header_valid, header_ctx, header_void, issue_ctx_q, read_ctx;
  logic [Lanes-1:0]     copy_write;
  logic [1:0]           copy_slot, issue_slot;
  logic [BeatWidth-1:0] copy_beat;
  logic [Width-1:0]     copy_data;
  logic [7:0]           task_key_slot, task_op;
  ticket_t              ticket;
  target_t              target;
  span_t                read_span;
  header_t              header;
  logic                 direct_ready;
  logic [511:0]         descriptor;
  logic [BeatWidth-1:0] beat_q;

  always_comb begin
    descriptor                       = '0;
    descriptor[8*0+:8]               = 8'(op_i);
    descriptor[8*1+FlagNoSource]     = op_i != 2'd1;
    descriptor[8*2+:8]               = 8'(descriptor_slot_i);
    descriptor[8*24+:32]             = 32'd8;
    descriptor[8*32+:8]              = 8'd1;  // bytes that operation 2 gives
  end
  always_ff @(posedge clk_i) beat_q <= !rst_ni ? '0 : beat_q + BeatWidth'(Beats > 1 && beat_valid && beat_ready);

  // The same descriptor until its last beat.
  logic [2:0] choice_q;
  always_ff @(posedge clk_i) choice_q <= {op_i, descriptor_slot_i};
  always_comb if (started_q && beat_q != '0) assume (choice_q == {op_i, descriptor_slot_i});

  tnd_task_take #(
    .MemDataWidth(Width), .InFlight(InFlight), .KeySlots(2), .Ops(256'b111), .SourceOps(256'b010), .SizedOps(256'b100)
  ) u_take (
    .stop(1'b0), .beat_data(descriptor[Width*32'(beat_q) +: Width]), .beat_error(1'b0), .direct_valid(1'b0),
    .direct_write(1'b0), .direct_word('0), .key_closes(closes), .key_closing_slot(closing_slot), .issue_ctx(issue_ctx_q), .*
  );

  // The tasks inside are never more than the contexts.
  logic [1:0] inside_q;
  assign issue = take_valid && take_ready;
  assign push  = issue && accepted;
  always_ff @(posedge clk_i) begin
    if (!rst_ni) begin
      inside_q    <= '0;
      issue_ctx_q <= 1'b0;
    end else begin
      inside_q    <= inside_q + 2'(push) - 2'(header_valid && header_ready);
      issue_ctx_q <= issue_ctx_q ^ issue;
    end
  end
  always_comb if (inside_q == 2'(InFlight)) assume (!take_ready);

  tnd_headers #(.MemDataWidth(Width), .KeySlots(2), .RowBits(RowBits), .InFlight(InFlight)) u_headers (
    .issue_ctx(issue_ctx_q), .key_closes(closes), .key_closing_slot(closing_slot), .*
  );

  // ------------------------------------------------------------------ what a task is entitled to
  // The key to which a task is entitled: the task that is checked, and those that wait for their headers, oldest at 0.
  typedef struct packed {
    logic         keyed;
    logic         slot;
    logic [255:0] key;
    logic         closed;
  } claim_t;

  claim_t [2:0] claim_q;
  logic   [1:0] claims_q;  // how many, without the task that is checked
  claim_t       checked_q;
  logic   [1:0][2:0] allowed_q;
  logic   [255:0]    keys [2];
  logic              read_out, made_q;

  for (genvar i = 0; i < 2; i++) begin : gen_key
    for (genvar j = 0; j < 256 / RowBits; j++) begin : gen_row
      assign keys[i][RowBits*j +: RowBits] = u_slots.key_q[i * (256 / RowBits) + j];
    end
  end

  function automatic logic hit(input logic slot);
    return closes && closing_slot == slot;
  endfunction

  logic [2:0] ops_in_q;  // the operations that an open_i brings a clock later
  always_ff @(posedge clk_i) begin
    ops_in_q <= data_i[2:0];
    if (u_slots.open_q) allowed_q[u_slots.slot_q] <= ops_in_q;
  end

  assign read_out = u_headers.read && u_headers.last_step;
  always_ff @(posedge clk_i) begin
    if (u_take.advance) begin
      checked_q <= '{keyed: !u_take.sized, slot: take_slot, key: keys[take_slot], closed: hit(take_slot)};
    end else if (hit(checked_q.slot)) checked_q.closed <= 1'b1;
    if (!rst_ni) claims_q <= '0;
    else claims_q <= claims_q + 2'(push) - 2'(made_q);
    made_q <= rst_ni && header_valid && header_ready;
    for (int unsigned i = 0; i < 3; i++) begin
      // A key that is still to be read out may be closed.
      if (32'(claims_q) > i && hit(claim_q[i].slot) && !(i == 0 && (u_headers.used_q || u_headers.valid_q) && !u_headers.read)) begin
        claim_q[i].closed <= 1'b1;
      end
    end
    if (made_q) begin
      claim_q <= {claim_q[2], claim_q[2:1]};
      for (int unsigned i = 0; i < 2; i++) claim_q[i].closed <= claim_q[i+1].closed || hit(claim_q[i+1].slot);
    end
    if (push) begin
      claim_q[claims_q - 2'(made_q)]        <= checked_q;
      claim_q[claims_q - 2'(made_q)].closed <= hit(checked_q.slot);
    end
  end

  always_comb begin
    if (started_q) begin
      if (push) assert (!checked_q.keyed || !checked_q.closed);
      if (push && checked_q.keyed) assert (task_op < 8'd3 && allowed_q[checked_q.slot][2'(task_op)]);
      if (header_valid) begin
        assert (claims_q != '0);
        assert (header_void == (claim_q[0].keyed && claim_q[0].closed));
        assert (header.key == (claim_q[0].keyed && !header_void ? claim_q[0].key : '0));
      end
    end
  end
endmodule
