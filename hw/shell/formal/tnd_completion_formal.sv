// Proves by induction that tnd_completion ends every task once, in the order of issue, and a task of the ring with one record,
// at its place in a ring of any size and with the phase of that pass; that no error is lost; and that cookie, status, tag and
// cycles of every record are the task's own: the first failure on its way, the tag of its result, and the clocks from its
// start to the later of result and last write.
//
// A task whose header is void ends as bad_key, without tag and cycles, and nothing is awaited of its output.
//
// AnyOrder 1, for a bounded run from reset: the same, in the order in which results are taken and tasks rejected, and no task
// gets the context of another that is inside.
//
// Assumes what the stages around it keep: results and last write responses come only for tasks inside that still owe them,
// each once, and stay as they are until taken.
module tnd_completion_formal
  import tnd_shell_pkg::*, tnd_regs_pkg::*;
#(
  parameter int unsigned InFlight     = 4,
  parameter int unsigned MemDataWidth = 256,
  parameter bit          AnyOrder     = 1'b0,
  localparam int unsigned CtxWidth = $clog2(InFlight),
  localparam int unsigned BeatBits = MemDataWidth < RecordBits ? MemDataWidth : RecordBits
) (
  input logic                clk_i,
  input logic                rst_ni,
  input logic [3:0]          log2_entries,
  input logic                issue_valid,
  input ticket_t             ticket,
  input logic                silent,
  input logic                header_valid,
  input logic                header_ready,
  input logic [CtxWidth-1:0] header_ctx,
  input logic                header_void,
  input logic                read_error_valid,
  input logic [CtxWidth-1:0] read_error_ctx,
  input logic                outcome_valid,
  input logic [CtxWidth-1:0] outcome_ctx,
  input outcome_t            outcome,
  input logic                stored_valid,
  input logic [CtxWidth-1:0] stored_ctx,
  input logic                stored_error,
  input logic                record_ready
);
  localparam int unsigned Beats    = RecordBits / BeatBits;
  localparam int unsigned TagBits  = BeatBits < 128 ? BeatBits : 128;
  localparam int unsigned TagWords = 128 / TagBits;

  logic                tasks_inside, issue_ready, outcome_ready, stored_ready, end_valid;
  logic                record_valid, record_ring, record_urgent;
  logic [CtxWidth-1:0] issue_ctx;
  logic [BeatBits-1:0] record;
  logic [11:0]         record_entry;
  logic [15:0]         ring_recorded;
  end_t                ending;

  tnd_completion #(
    .InFlight    (InFlight),
    .MemDataWidth(MemDataWidth),
    .AnyOrder    (AnyOrder)
  ) u_completion (.*);

  logic started_q = 1'b0;
  always_ff @(posedge clk_i) started_q <= 1'b1;
  always_comb if (!started_q) assume (!rst_ni);

  // Software sets the ring up before it starts it.
  logic [3:0] set_up_q;
  always_ff @(posedge clk_i) set_up_q <= log2_entries;
  always_comb if (started_q) assume (set_up_q == log2_entries && log2_entries <= 4'd12);

  logic issue, start, give, result, stored;
  assign issue  = issue_valid && issue_ready;
  assign start  = header_valid && header_ready;
  assign give   = record_valid && record_ready;
  assign result = outcome_valid && outcome_ready;
  assign stored = stored_valid && stored_ready;

  // Outcomes and write responses stay on offer until they are taken.
  logic                         waiting_q, store_waiting_q;
  outcome_t                     offer_q;
  logic [CtxWidth-1:0]          offer_ctx_q, store_ctx_q;
  logic                         store_error_q;
  always_ff @(posedge clk_i) begin
    waiting_q       <= rst_ni && outcome_valid && !outcome_ready;
    offer_q         <= outcome;
    offer_ctx_q     <= outcome_ctx;
    store_waiting_q <= rst_ni && stored_valid && !stored_ready;
    store_ctx_q     <= stored_ctx;
    store_error_q   <= stored_error;
  end
  always_comb begin
    if (waiting_q) assume (outcome_valid && offer_q == outcome && offer_ctx_q == outcome_ctx);
    if (store_waiting_q) assume (stored_valid && store_ctx_q == stored_ctx && store_error_q == stored_error);
  end

  // ------------------------------------------------------------------ counting; tasks, by context
  logic [CtxWidth-1:0] oldest;
  ticket_t             ticket_q [InFlight];
  logic [InFlight-1:0] is_in, has_started_q, owes_result_q, owes_store_q, void_q, read_failed_q, write_failed_q;
  logic [127:0]        tag_q [InFlight];
  logic [7:0]          core_status_q [InFlight];
  logic [31:0]         started_at_q [InFlight], ended_at_q [InFlight];
  logic [15:0]       issued_q, ended_q, recorded_q;  // modulo 2^16; recorded: of the ring
  logic [CtxWidth:0] tasks;
  logic [31:0]       clock_q, beat_q;
  assign tasks = (CtxWidth + 1)'(issued_q - ended_q);
  always_ff @(posedge clk_i) begin
    if (!rst_ni) begin
      issued_q   <= '0;
      ended_q    <= '0;
      recorded_q <= '0;
      clock_q    <= '0;
      beat_q     <= '0;
    end else begin
      issued_q   <= issued_q + 16'(issue);
      ended_q    <= ended_q + 16'(end_valid);
      recorded_q <= recorded_q + 16'(end_valid && ticket_q[oldest].from_ring);
      clock_q    <= clock_q + 1;
      if (give) beat_q <= beat_q == Beats - 1 ? '0 : beat_q + 1;
    end
  end

  // ------------------------------------------------------------------ which tasks are inside, and which is to end next
  if (AnyOrder) begin : gen_any_order
    logic [InFlight-1:0]               in_q;
    logic [InFlight-1:0][CtxWidth-1:0] ends_q;   // contexts of those that have come to their end, next at 0
    logic [CtxWidth:0]                 count_q;  // how many
    logic                              rejected;
    assign rejected = issue && ticket.status != StatusOk;
    assign oldest   = ends_q[0];
    assign is_in    = in_q;
    always_ff @(posedge clk_i) begin
      if (!rst_ni) begin
        in_q    <= '0;
        count_q <= '0;
      end else begin
        if (end_valid) in_q[oldest] <= 1'b0;
        if (issue) in_q[issue_ctx] <= 1'b1;
        count_q <= count_q + (CtxWidth + 1)'(result || rejected) - (CtxWidth + 1)'(end_valid);
        if (end_valid) ends_q <= ends_q >> CtxWidth;
        if (result || rejected) begin
          ends_q[CtxWidth'(count_q - (CtxWidth + 1)'(end_valid))] <= result ? outcome_ctx : issue_ctx;
        end
      end
    end
    always_comb begin
      if (started_q) begin
        assert (!(issue && in_q[issue_ctx]) && !(result && rejected));
        if (record_valid) assert (count_q != '0);
        assert (tasks_inside == (in_q != '0) && $countones(in_q) == 32'(tasks));
        cover (result && $countones(in_q) == 2 && 32'(count_q) == 0 && 32'(issued_q) == 3 && outcome_ctx == '1);
      end
    end
  end else begin : gen_in_order
    assign oldest = ended_q[CtxWidth-1:0];
    for (genvar i = 0; i < InFlight; i++) begin : gen_is_in
      assign is_in[i] = {1'b0, CtxWidth'(i) - oldest} < tasks;
    end
  end
  always_ff @(posedge clk_i) begin
    if (issue) begin
      ticket_q[issue_ctx]       <= ticket;
      has_started_q[issue_ctx]  <= 1'b0;
      owes_result_q[issue_ctx]  <= ticket.status == StatusOk;
      owes_store_q[issue_ctx]   <= ticket.status == StatusOk && !silent;
      void_q[issue_ctx]         <= 1'b0;
      read_failed_q[issue_ctx]  <= 1'b0;
      write_failed_q[issue_ctx] <= 1'b0;
    end
    if (start) has_started_q[header_ctx] <= 1'b1;
    if (start) started_at_q[header_ctx] <= clock_q;
    if (start && header_void) begin
      void_q[header_ctx]       <= 1'b1;
      owes_store_q[header_ctx] <= 1'b0;
    end
    if (read_error_valid) read_failed_q[read_error_ctx] <= 1'b1;
    if (result) begin
      owes_result_q[outcome_ctx] <= 1'b0;
      tag_q[outcome_ctx]         <= outcome.tag;
      core_status_q[outcome_ctx] <= outcome.status;
      ended_at_q[outcome_ctx]    <= clock_q;
    end
    if (stored) begin
      owes_store_q[stored_ctx]   <= 1'b0;
      write_failed_q[stored_ctx] <= stored_error;
      ended_at_q[stored_ctx]     <= clock_q;
    end
  end
  always_comb begin
    if (outcome_valid) assume (is_in[outcome_ctx] && owes_result_q[outcome_ctx] && has_started_q[outcome_ctx]);
    if (stored_valid) assume (is_in[stored_ctx] && owes_store_q[stored_ctx] && has_started_q[stored_ctx]);
    // A source fails before the result that it spoils; a task starts before its result and its writes.
    if (read_error_valid) assume (is_in[read_error_ctx] && owes_result_q[read_error_ctx]);
    if (start) assume (is_in[header_ctx] && owes_result_q[header_ctx] && !has_started_q[header_ctx]);
    if (outcome_valid && read_error_valid) assume (outcome_ctx != read_error_ctx);
  end

  // ------------------------------------------------------------------ the record that the oldest must have
  ticket_t             its_ticket;
  logic                refused;
  logic [7:0]          status;
  logic [31:0]         cycles;
  logic [RecordBits-1:0] expected;
  always_comb begin
    its_ticket = ticket_q[oldest];
    refused    = its_ticket.status != StatusOk || void_q[oldest];
    status     = void_q[oldest] ? StatusBadKey
                 : refused ? its_ticket.status
                 : read_failed_q[oldest] ? StatusBusReadError
                 : core_status_q[oldest] != StatusOk ? core_status_q[oldest]
                 : write_failed_q[oldest] ? StatusBusWriteError : StatusOk;
    cycles     = refused ? '0 : ended_at_q[oldest] - started_at_q[oldest];
    expected   = {16'b0, 7'b0, its_ticket.from_ring && !recorded_q[log2_entries], status, its_ticket.cookie, 32'b0, cycles,
                refused ? 128'd0 : tag_q[oldest]};
  end

  localparam logic [1:0] Wait = 2'd0, Note = 2'd1, Sum = 2'd2, Give = 2'd3;
  logic done;
  assign done = tasks_inside && !owes_result_q[oldest] && !owes_store_q[oldest];

  always_comb begin
    if (started_q && !AnyOrder) begin
      // No task completes without having been issued, and none too many: what was issued has ended or is inside.
      assert (issued_q - ended_q <= 16'(InFlight));
      assert (u_completion.inside_q == tasks && tasks_inside == (tasks != '0));
      assert (u_completion.issue_ctx == issued_q[CtxWidth-1:0] && u_completion.retiring == oldest);
      assert (u_completion.ring_recorded == recorded_q && u_completion.now_q == clock_q);
      assert (u_completion.state_q == Wait || done);
      assert (u_completion.look == oldest + CtxWidth'(u_completion.state_q >= Sum));
      assert (beat_q < Beats && (beat_q == '0 || u_completion.state_q == Give));
      if (u_completion.state_q == Give) assert (32'(u_completion.beat_q) == beat_q);
      assert (waiting_q == (u_completion.tag_word_q != '0) && 32'(u_completion.tag_word_q) < TagWords);
      for (int unsigned i = 0; i < InFlight; i++) begin
        if (is_in[i]) begin
          assert (u_completion.ticket_q[i] == ticket_q[i]);
          assert (u_completion.has_result_q[i] == !owes_result_q[i] && u_completion.has_stored_q[i] == !owes_store_q[i]);
          assert (u_completion.read_failed_q[i] == read_failed_q[i] && u_completion.write_failed_q[i] == write_failed_q[i]);
          if (ticket_q[i].status != StatusOk) assert (!owes_result_q[i] && !owes_store_q[i] && !has_started_q[i]);
          assert (u_completion.void_q[i] == void_q[i] && (!void_q[i] || has_started_q[i]));
          if (has_started_q[i]) assert (u_completion.start_q[i] == started_at_q[i]);
          if (ticket_q[i].status == StatusOk && !owes_result_q[i]) begin
            assert (has_started_q[i] && u_completion.end_q[i] == ended_at_q[i]);
            assert (u_completion.core_status_q[i] == core_status_q[i]);
            for (int unsigned j = 0; j < TagWords; j++) begin
              assert (u_completion.tags_q[i * TagWords + j] == TagBits'(tag_q[i] >> (j * TagBits)));
            end
          end
        end
      end
      // Some words of a tag may have been taken before its result has.
      if (waiting_q) begin
        for (int unsigned j = 0; j < TagWords; j++) begin
          if (j < 32'(u_completion.tag_word_q)) begin
            assert (u_completion.tags_q[32'(outcome_ctx) * TagWords + j] == TagBits'(outcome.tag >> (j * TagBits)));
          end
        end
      end
      // Notes that have been read are those of the oldest task.
      if (u_completion.state_q == Note) begin
        assert (u_completion.found_q == its_ticket);
        if (!refused) assert (u_completion.started_q == started_at_q[oldest] && u_completion.ended_q == ended_at_q[oldest]);
      end
      if (u_completion.state_q >= Sum) begin
        assert (u_completion.oldest_q == its_ticket && u_completion.keyless_q == void_q[oldest]);
      end
      if (u_completion.state_q == Sum && !refused) begin
        assert (u_completion.began_q == started_at_q[oldest] && u_completion.stopped_q == ended_at_q[oldest]);
        assert (u_completion.core_said_q == core_status_q[oldest]);
        assert (u_completion.read_bad_q == read_failed_q[oldest] && u_completion.write_bad_q == write_failed_q[oldest]);
      end
      if (u_completion.state_q == Give) begin
        assert (u_completion.rejected_q == refused && u_completion.status_q == status && u_completion.cycles_q == cycles);
        if (!refused && 32'(u_completion.beat_q) < TagWords) begin
          assert (u_completion.tag_q == TagBits'(tag_q[oldest] >> (32'(u_completion.beat_q) * TagBits)));
        end
      end
    end
    if (started_q) begin
      // A record comes only when its task owes nothing; it is the task's own, whole and in order.
      if (record_valid) begin
        assert (done && record_ring == its_ticket.from_ring);
        assert (record == BeatBits'(expected >> (beat_q * BeatBits)));
        assert (record_entry == 12'(recorded_q & ((16'd1 << log2_entries) - 16'd1)));
        assert (record_urgent == (its_ticket.urgent || status != StatusOk));
      end
      assert (end_valid == (give && beat_q == Beats - 1));
      if (end_valid) begin
        assert (ending.from_ring == its_ticket.from_ring && ending.status == status && ending.failed == (status != StatusOk));
        assert (ending.source == (!its_ticket.from_ring ? SourceDirect
                                     : its_ticket.status == StatusBusReadError ? SourceDescriptor : SourceRing));
      end
      cover (end_valid && its_ticket.from_ring && status == StatusOk && ended_q == 16'd1);
      cover (end_valid && write_failed_q[oldest] && status == StatusBusWriteError);
      cover (end_valid && refused);
      cover (end_valid && void_q[oldest] && its_ticket.from_ring);
    end
  end
endmodule
