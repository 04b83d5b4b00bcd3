// Follows every task from its ticket to its completion and ends tasks in the order in which they entered, or with AnyOrder in
// that in which their results come.
//
//   events --> what is known, by context --> the next task, when it owes nothing --> its record, beat by beat
//
// Contexts    issue_ctx counts modulo InFlight; with AnyOrder it is one that is free. At most InFlight tasks are inside
// Ends        a task ends when the core's result has come and its last data write, if it has any, has been answered, a
//             rejected task at once. Its status is the first failure on its way: check, key, source, core, destination. A task
//             whose header is void writes nothing
// Handshake   issue_*, result_*, stored_*, record_*: valid/ready; start and read_error are one-cycle events; end_valid is a
//             pulse, with the record's last beat
// Cycles      from the cycle in which the core takes the header to the later of result and last write response, each when it
//             is taken; 0 for a rejected task
// Rate        a record in 2 clocks and one per beat: what is next is looked up while one is given
// Checked by  ../tb/test_shell_ring.py, ../tb/test_shell_errors.py, ../formal/tnd_completion_formal.sv
module tnd_completion
  import tnd_shell_pkg::*, tnd_regs_pkg::*;
#(
  parameter int unsigned InFlight     = 8,
  parameter int unsigned MemDataWidth = 256,
  parameter bit          AnyOrder     = 1'b0,
  localparam int unsigned CtxWidth  = $clog2(InFlight),
  localparam int unsigned BeatBits  = MemDataWidth < RecordBits ? MemDataWidth : RecordBits
) (
  input  logic                clk_i,
  input  logic                rst_ni,
  output logic                tasks_inside,  // a task is inside
  output logic [15:0]         ring_recorded,  // records of the ring ever handed on, modulo 2^16
  input  logic [3:0]          log2_entries,

  input  logic                issue_valid,
  output logic                issue_ready,
  output logic [CtxWidth-1:0] issue_ctx,
  input  ticket_t             ticket,
  input  logic                silent,  // it writes nothing but its record

  input  logic                header_valid,  // the core takes it
  input  logic                header_ready,
  input  logic [CtxWidth-1:0] header_ctx,
  input  logic                header_void,   // without the task's key
  input  logic                read_error_valid,
  input  logic [CtxWidth-1:0] read_error_ctx,
  input  logic                outcome_valid,
  output logic                outcome_ready,
  input  logic [CtxWidth-1:0] outcome_ctx,
  input  outcome_t            outcome,
  input  logic                stored_valid,  // every data write has been answered
  output logic                stored_ready,
  input  logic [CtxWidth-1:0] stored_ctx,
  input  logic                stored_error,

  // The record: of a ring task for memory, at record_entry of its ring, of a direct task for the registers.
  output logic                record_valid,
  input  logic                record_ready,
  output logic [BeatBits-1:0] record,
  output logic                record_ring,
  output logic                record_urgent,  // interrupt at once
  output logic [11:0]         record_entry,
  output logic                end_valid,
  output end_t                ending
);

  localparam int unsigned Beats     = RecordBits / BeatBits;
  localparam int unsigned BeatWidth = Beats > 1 ? $clog2(Beats) : 1;
  localparam int unsigned TagBits   = BeatBits < 128 ? BeatBits : 128;  // of a word of the RAM of tags
  localparam int unsigned TagWords  = 128 / TagBits;
  localparam int unsigned TagWidth  = TagWords > 1 ? $clog2(TagWords) : 1;

  // ------------------------------------------------------------------ contexts
  typedef enum logic [1:0] {Wait, Note, Sum, Give} state_e;
  state_e              state_q;
  logic [InFlight-1:0] has_result_q, has_stored_q, void_q, read_failed_q, write_failed_q;
  // look: the first task whose note has not been taken; retiring: the task whose note has.
  logic [CtxWidth-1:0] look, retiring;
  logic [CtxWidth:0]   inside_q;
  logic                issue, retire, note, result, looks;

  assign issue        = issue_valid && issue_ready;
  assign tasks_inside = inside_q != '0;

  always_ff @(posedge clk_i) begin
    if (!rst_ni) inside_q <= '0;
    else inside_q <= inside_q + (CtxWidth+1)'(issue) - (CtxWidth+1)'(retire);
  end

  if (AnyOrder) begin : gen_any_order
    // Contexts come from a counter until each has been used, then from those that tasks have left. A result, or a rejection
    // while no result comes, puts its task at the end of those that are to be looked at.
    localparam logic [CtxWidth:0] Every = (CtxWidth+1)'(InFlight);
    logic [CtxWidth:0]   fresh_q;
    logic [CtxWidth-1:0] left_ctx, retiring_q;
    logic                rejects, unused_valid;
    logic [1:0]          unused_ready;
    logic                unused_results;  // a task is looked at when its own has come
    assign unused_results = ^has_result_q;

    assign rejects     = ticket.status != StatusOk;
    assign issue_ready = !inside_q[CtxWidth] && !(rejects && outcome_valid);
    assign issue_ctx   = fresh_q != Every ? fresh_q[CtxWidth-1:0] : left_ctx;
    assign retiring    = retiring_q;

    tnd_fifo #(.Width(CtxWidth), .Depth(InFlight)) u_left (
      .clk_i, .rst_ni, .in_valid_i(retire), .in_ready_o(unused_ready[0]), .in_data_i(retiring_q), .out_valid_o(unused_valid),
      .out_ready_i(issue && fresh_q == Every), .out_data_o(left_ctx)
    );
    tnd_fifo #(.Width(CtxWidth), .Depth(InFlight)) u_ended (
      .clk_i, .rst_ni, .in_valid_i(result || (issue && rejects)), .in_ready_o(unused_ready[1]),
      .in_data_i(outcome_valid ? outcome_ctx : issue_ctx), .out_valid_o(looks), .out_ready_i(note), .out_data_o(look)
    );
    always_ff @(posedge clk_i) begin
      if (!rst_ni) fresh_q <= '0;
      else if (issue && fresh_q != Every) fresh_q <= fresh_q + 1'b1;
      if (note) retiring_q <= look;
    end
  end else begin : gen_in_order
    logic [CtxWidth-1:0] issue_q, retire_q, look_q;
    assign issue_ready = !inside_q[CtxWidth];
    assign issue_ctx   = issue_q;
    assign look        = look_q;
    assign retiring    = retire_q;
    assign looks       = inside_q > (CtxWidth+1)'(state_q == Give) && has_result_q[look_q];
    always_ff @(posedge clk_i) begin
      if (!rst_ni) begin
        issue_q  <= '0;
        retire_q <= '0;
        look_q   <= '0;
      end else begin
        if (issue) issue_q <= issue_q + 1'b1;
        if (retire) retire_q <= retire_q + 1'b1;
        if (note) look_q <= look_q + 1'b1;
      end
    end
  end

  // ------------------------------------------------------------------ what is known, by context
  // A result takes a clock per word of its tag; a write response waits for it.
  logic [TagWidth-1:0] tag_word_q, read_word;
  logic                stored;

  assign outcome_ready = 32'(tag_word_q) == TagWords - 1;
  assign result        = outcome_valid && outcome_ready;
  assign stored_ready  = !outcome_valid;
  assign stored        = stored_valid && stored_ready;

  always_ff @(posedge clk_i) begin
    if (!rst_ni) tag_word_q <= '0;
    else if (outcome_valid) tag_word_q <= outcome_ready ? '0 : tag_word_q + 1'b1;
  end

  (* ram_style = "block", no_rw_check *)
  ticket_t            ticket_q[InFlight];
  (* ram_style = "block", no_rw_check *)
  logic [31:0]        start_q[InFlight];
  (* ram_style = "block", no_rw_check *)
  logic [31:0]        end_q[InFlight];
  (* ram_style = "block", no_rw_check *)
  logic [TagBits-1:0] tags_q[InFlight * TagWords];
  logic [7:0]         core_status_q[InFlight];
  logic [31:0]        now_q, started_q, ended_q;
  ticket_t            found_q;
  logic [TagBits-1:0] tag_q;

  typedef logic [CtxWidth+$clog2(TagWords)-1:0] tag_place_t;
  function automatic tag_place_t tag_place(input logic [CtxWidth-1:0] ctx, input logic [TagWidth-1:0] number);
    return tag_place_t'(32'(ctx) * TagWords + 32'(number) % TagWords);
  endfunction

  always_ff @(posedge clk_i) begin
    now_q <= rst_ni ? now_q + 1'b1 : '0;
    if (issue) ticket_q[issue_ctx] <= ticket;
    if (header_valid && header_ready) start_q[header_ctx] <= now_q;
    if (result || stored) end_q[outcome_valid ? outcome_ctx : stored_ctx] <= now_q;
    if (result) core_status_q[outcome_ctx] <= outcome.status;
    if (outcome_valid) begin
      tags_q[tag_place(outcome_ctx, tag_word_q)] <= TagBits'(outcome.tag >> 32'(tag_word_q) * TagBits);
    end
    found_q   <= ticket_q[look];
    started_q <= start_q[look];
    ended_q   <= end_q[look];
    tag_q     <= tags_q[tag_place(retiring, read_word)];
  end

  always_ff @(posedge clk_i) begin
    for (int unsigned i = 0; i < InFlight; i++) begin
      if (issue && issue_ctx == CtxWidth'(i)) begin
        has_result_q[i]   <= ticket.status != StatusOk;
        has_stored_q[i]   <= ticket.status != StatusOk || silent;
        void_q[i]         <= 1'b0;
        read_failed_q[i]  <= 1'b0;
        write_failed_q[i] <= 1'b0;
      end
      if (header_valid && header_ready && header_void && header_ctx == CtxWidth'(i)) begin
        void_q[i]       <= 1'b1;
        has_stored_q[i] <= 1'b1;
      end
      if (read_error_valid && read_error_ctx == CtxWidth'(i)) read_failed_q[i] <= 1'b1;
      if (result && outcome_ctx == CtxWidth'(i)) has_result_q[i] <= 1'b1;
      if (stored && stored_ctx == CtxWidth'(i)) begin
        has_stored_q[i]   <= 1'b1;
        write_failed_q[i] <= stored_error;
      end
    end
  end

  // ------------------------------------------------------------------ the next task
  // Wait: it owes something. Note: what the RAMs say of it is here. Sum: status and cycles. Give: its record.
  logic [BeatWidth-1:0] beat_q;
  ticket_t              oldest_q;
  logic [31:0]          began_q, stopped_q, cycles_q;
  logic [7:0]           core_said_q, status_q, status;
  logic                 keyless_q, read_bad_q, write_bad_q, rejected, rejected_q, ready, last, give;

  assign rejected = oldest_q.status != StatusOk || keyless_q;
  always_comb begin
    if (keyless_q) status = StatusBadKey;
    else if (rejected) status = oldest_q.status;
    else if (read_bad_q) status = StatusBusReadError;
    else if (core_said_q != StatusOk) status = core_said_q;
    else if (write_bad_q) status = StatusBusWriteError;
    else status = StatusOk;
  end

  assign ready     = looks && has_stored_q[look];
  assign note      = state_q == Note;
  assign last      = 32'(beat_q) == Beats - 1;
  assign give      = record_valid && record_ready;
  assign retire    = give && last;
  assign read_word = TagWidth'(state_q == Give ? 32'(beat_q) + 32'(give) : 0);

  always_ff @(posedge clk_i) begin
    if (!rst_ni) begin
      state_q    <= Wait;
      ring_recorded <= '0;
    end else begin
      unique case (state_q)
        Wait:    if (ready) state_q <= Note;
        Note:    state_q <= Sum;
        Sum:     state_q <= Give;
        default: if (retire) state_q <= ready ? Note : Wait;
      endcase
      if (retire && oldest_q.from_ring) ring_recorded <= ring_recorded + 1'b1;
    end
    if (state_q != Give) beat_q <= '0;
    else if (give) beat_q <= beat_q + 1'b1;
    if (state_q == Note) begin
      oldest_q    <= found_q;
      began_q     <= started_q;
      stopped_q   <= ended_q;
      core_said_q <= core_status_q[look];
      keyless_q   <= void_q[look];
      read_bad_q  <= read_failed_q[look];
      write_bad_q <= write_failed_q[look];
    end
    if (state_q == Sum) begin
      rejected_q <= rejected;
      status_q   <= status;
      cycles_q   <= rejected ? '0 : stopped_q - began_q;
    end
  end

  // The record, as docs/formats/descriptor.md has it: the tag, then half as long the rest.
  logic         phase;
  logic [127:0] rest;

  assign phase = oldest_q.from_ring && !ring_recorded[log2_entries];
  assign rest  = {16'b0, 7'b0, phase, status_q, oldest_q.cookie, 32'b0, cycles_q};

  if (BeatBits == RecordBits) begin : gen_one_beat
    assign record = {rest, rejected_q ? '0 : tag_q};
  end else begin : gen_beats
    always_comb begin
      if (!beat_q[BeatWidth-1]) record = rejected_q ? '0 : tag_q;
      else record = BeatBits'(rest >> (32'(beat_q) % TagWords * BeatBits));
    end
  end

  assign record_valid  = state_q == Give;
  assign record_ring   = oldest_q.from_ring;
  assign record_urgent = oldest_q.urgent || status_q != StatusOk;
  assign record_entry  = ring_recorded[11:0] & ~(12'hFFF << log2_entries);

  assign end_valid = retire;
  always_comb begin
    ending.from_ring = oldest_q.from_ring;
    ending.failed    = status_q != StatusOk;
    ending.status    = status_q;
    if (!oldest_q.from_ring) ending.source = SourceDirect;
    else ending.source = rejected_q && status_q == StatusBusReadError ? SourceDescriptor : SourceRing;
  end

endmodule
