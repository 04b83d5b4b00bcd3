// Proves by induction that tnd_completion ends every task once, in the order of issue, with its own cookie, and a task of
// the ring with one record, at its place in a ring of any size and with the phase of that pass; that no error is lost; and
// that status, tag and cycles are the task's own: the first failure, the tag of its result, and the clocks from its start to
// the later of result and last write.
//
// Any one ring task is followed: the proof chooses when (watch_i) and so speaks of all. Assumes what the stages around it
// keep: results and last write responses come only for tasks inside that still owe them, each once.
module tnd_completion_formal
  import tnd_shell_pkg::*;
#(
  parameter int unsigned InFlight = 4,
  localparam int unsigned CtxWidth = $clog2(InFlight)
) (
  input logic                clk_i,
  input logic                rst_ni,
  input logic                watch_i,
  input logic [58:0]         base_i,          // of the completion ring, in records
  input logic [3:0]          log2_entries_i,
  input logic                issue_valid_i,
  input ticket_t             issue_ticket_i,
  input logic                start_valid_i,
  input logic [CtxWidth-1:0] start_ctx_i,
  input logic                read_error_valid_i,
  input logic [CtxWidth-1:0] read_error_ctx_i,
  input logic                result_valid_i,
  input logic [CtxWidth-1:0] result_ctx_i,
  input logic [127:0]        result_tag_i,
  input logic [7:0]          result_status_i,
  input logic                stored_valid_i,
  input logic [CtxWidth-1:0] stored_ctx_i,
  input logic                stored_error_i,
  input logic                record_ready_i
);
  logic                busy, issue_ready, record_valid, record_urgent, direct_done, failed;
  logic [CtxWidth-1:0] issue_ctx;
  logic [63:0]         record_addr;
  logic [255:0]        record;
  logic [3:0]          source;
  logic [7:0]          status;
  logic [127:0]        tag;
  logic [31:0]         cycles;

  tnd_completion #(
    .InFlight(InFlight)
  ) u_completion (
    .busy_o         (busy),
    .base_i         ({base_i, 5'd0}),
    .issue_ready_o  (issue_ready),
    .issue_ctx_o    (issue_ctx),
    .record_valid_o (record_valid),
    .record_addr_o  (record_addr),
    .record_o       (record),
    .record_urgent_o(record_urgent),
    .direct_done_o  (direct_done),
    .failed_o       (failed),
    .source_o       (source),
    .status_o       (status),
    .tag_o          (tag),
    .cycles_o       (cycles),
    .*
  );

  logic started_q = 1'b0;
  always_ff @(posedge clk_i) started_q <= 1'b1;
  always_comb if (!started_q) assume (!rst_ni);

  // Software sets the ring up before it starts it.
  logic [62:0] set_up_q;
  always_ff @(posedge clk_i) set_up_q <= {base_i, log2_entries_i};
  always_comb if (started_q) assume (set_up_q == {base_i, log2_entries_i});

  logic issue, recorded, ended;
  assign issue    = issue_valid_i && issue_ready;
  assign recorded = record_valid && record_ready_i;
  assign ended    = recorded || direct_done;

  // ------------------------------------------------------------------ counting
  logic [15:0]       issued_q, ended_q;  // modulo 2^16
  logic [15:0]       ring_issued_q, recorded_q;
  logic [CtxWidth:0] tasks;
  assign tasks = (CtxWidth + 1)'(issued_q - ended_q);
  always_ff @(posedge clk_i) begin
    if (!rst_ni) begin
      issued_q      <= '0;
      ended_q       <= '0;
      ring_issued_q <= '0;
      recorded_q    <= '0;
    end else begin
      issued_q      <= issued_q + 16'(issue);
      ended_q       <= ended_q + 16'(ended);
      ring_issued_q <= ring_issued_q + 16'(issue && issue_ticket_i.from_ring);
      recorded_q    <= recorded_q + 16'(recorded);
    end
  end

  // Tasks inside, by context: whether of the ring, and what they still owe.
  logic [InFlight-1:0] inside_q, ring_q, owes_result_q, owes_store_q;
  logic [InFlight-1:0] spoiled_q;  // something of it went wrong
  logic [InFlight-1:0] urgent_q, refused_q;
  logic [127:0]        tag_q [InFlight];
  logic [31:0]         clock_q, started_at_q [InFlight], ended_at_q [InFlight];
  logic                result, stored;
  logic [InFlight-1:0] has_started_q;
  always_ff @(posedge clk_i) begin
    if (start_valid_i) has_started_q[start_ctx_i] <= 1'b1;
    if (issue) has_started_q[issue_ctx] <= 1'b0;
  end
  assign result = result_valid_i;
  assign stored = stored_valid_i;
  always_ff @(posedge clk_i) begin
    if (!rst_ni) begin
      inside_q <= '0;
    end else begin
      if (ended) inside_q[ended_q[CtxWidth-1:0]] <= 1'b0;
      if (issue) inside_q[issued_q[CtxWidth-1:0]] <= 1'b1;
    end
    if (issue) begin
      ring_q[issue_ctx]        <= issue_ticket_i.from_ring;
      owes_result_q[issue_ctx] <= issue_ticket_i.status == StatusOk;
      owes_store_q[issue_ctx]  <= issue_ticket_i.status == StatusOk && !issue_ticket_i.empty;
      spoiled_q[issue_ctx]     <= issue_ticket_i.status != StatusOk;
      refused_q[issue_ctx]     <= issue_ticket_i.status != StatusOk;
      urgent_q[issue_ctx]      <= issue_ticket_i.urgent;
    end
    clock_q <= rst_ni ? clock_q + 1 : '0;
    if (start_valid_i) started_at_q[start_ctx_i] <= clock_q;
    if (result) tag_q[result_ctx_i] <= result_tag_i;
    if (result) ended_at_q[result_ctx_i] <= clock_q;
    if (stored) ended_at_q[stored_ctx_i] <= clock_q;
    if (read_error_valid_i) spoiled_q[read_error_ctx_i] <= 1'b1;
    if (stored && stored_error_i) spoiled_q[stored_ctx_i] <= 1'b1;
    if (result && result_status_i != StatusOk) spoiled_q[result_ctx_i] <= 1'b1;
    if (result) owes_result_q[result_ctx_i] <= 1'b0;
    if (stored) owes_store_q[stored_ctx_i] <= 1'b0;
  end
  always_comb begin
    if (result) assume (inside_q[result_ctx_i] && owes_result_q[result_ctx_i]);
    if (stored) assume (inside_q[stored_ctx_i] && owes_store_q[stored_ctx_i]);
    if (read_error_valid_i) assume (inside_q[read_error_ctx_i]);
    // A task starts before its result and its writes.
    if (start_valid_i) assume (inside_q[start_ctx_i] && owes_result_q[start_ctx_i] && !has_started_q[start_ctx_i]);
    if (result) assume (has_started_q[result_ctx_i]);
    if (stored) assume (has_started_q[stored_ctx_i]);
  end

  // How many tasks entered between the oldest one and that of a context.
  function automatic logic [CtxWidth-1:0] behind(input logic [CtxWidth-1:0] ctx, input logic [CtxWidth-1:0] oldest);
    return ctx - oldest;
  endfunction

  logic [CtxWidth-1:0] oldest;
  assign oldest = ended_q[CtxWidth-1:0];
  logic [CtxWidth:0] ring_inside;
  always_comb begin
    ring_inside = '0;
    for (int unsigned i = 0; i < InFlight; i++) ring_inside = ring_inside + (CtxWidth + 1)'(inside_q[i] && ring_q[i]);
    if (started_q) begin
      // No completion without a task, none too many: what was issued has ended or is inside.
      assert (issued_q - ended_q <= 16'(InFlight));
      assert (u_completion.inside_q == tasks && busy == (tasks != '0));
      assert (ring_issued_q - recorded_q == 16'(ring_inside));
      assert (u_completion.issue_q == issued_q[CtxWidth-1:0] && u_completion.retire_q == ended_q[CtxWidth-1:0]);
      assert (u_completion.recorded_q == recorded_q && u_completion.now_q == clock_q);
      for (int unsigned i = 0; i < InFlight; i++) begin
        assert (inside_q[i] == ({1'b0, behind(CtxWidth'(i), ended_q[CtxWidth-1:0])} < tasks));
        if (inside_q[i]) begin
          assert (u_completion.ticket_q[i].from_ring == ring_q[i]);
          assert (u_completion.result_q[i] == !owes_result_q[i] && u_completion.stored_q[i] == !owes_store_q[i]);
          assert (spoiled_q[i] == (u_completion.status_q[i] != StatusOk));
          assert ((u_completion.ticket_q[i].status != StatusOk) == refused_q[i]);
          assert (u_completion.ticket_q[i].urgent == urgent_q[i]);
          assert (!refused_q[i] || (!owes_result_q[i] && !owes_store_q[i] && !has_started_q[i]));
          if (has_started_q[i]) assert (u_completion.start_q[i] == started_at_q[i]);
          if (!refused_q[i] && !owes_result_q[i]) begin
            assert (has_started_q[i] && u_completion.tag_q[i] == tag_q[i]);
            assert (u_completion.cycles_q[i] == ended_at_q[i] - started_at_q[i]);
          end
        end
      end
      // Not before it owes nothing; then at once, if there is room for the record.
      assert (!ended || busy);
      assert (!ended || (!owes_result_q[ended_q[CtxWidth-1:0]] && !owes_store_q[ended_q[CtxWidth-1:0]]));
      if (busy && !owes_result_q[ended_q[CtxWidth-1:0]] && !owes_store_q[ended_q[CtxWidth-1:0]]) begin
        assert (record_valid == ring_q[ended_q[CtxWidth-1:0]] && direct_done == !ring_q[ended_q[CtxWidth-1:0]]);
      end
      assert (!recorded || !direct_done);
      if (ended) begin
        assert (tag == (refused_q[oldest] ? '0 : tag_q[oldest]));
        assert (cycles == (refused_q[oldest] ? '0 : ended_at_q[oldest] - started_at_q[oldest]));
        assert (failed == spoiled_q[oldest] && failed == (status != StatusOk));
      end
      if (record_valid) begin
        assert (record_addr[63:5] == base_i + 59'(recorded_q & ((16'd1 << log2_entries_i) - 16'd1)));
        assert (record[239:232] == 8'(!recorded_q[log2_entries_i]) && record[231:224] == status);
        assert (record[159:0] == {cycles, tag} && record[191:160] == '0 && record[255:240] == '0);
        assert (record_urgent == (urgent_q[oldest] || spoiled_q[oldest]));
      end
    end
  end

  // ------------------------------------------------------------------ one task of the ring
  logic        watched_q = 1'b0;  // it has been issued
  logic        seen_q = 1'b0;     // its record has been handed on
  logic [15:0] number_q;          // how many ring tasks were issued before it
  logic [15:0] place_q;           // how many tasks
  logic [31:0] cookie_q;
  logic        watch;
  assign watch = watch_i && !watched_q && issue && issue_ticket_i.from_ring;
  always_ff @(posedge clk_i) begin
    if (!rst_ni) begin
      watched_q <= 1'b0;
      seen_q    <= 1'b0;
    end else begin
      if (watch) watched_q <= 1'b1;
      if (watched_q && recorded && recorded_q == number_q) seen_q <= 1'b1;
    end
    if (watch) begin
      number_q <= ring_issued_q;
      place_q  <= issued_q;
      cookie_q <= issue_ticket_i.cookie;
    end
  end

  logic [CtxWidth:0] ring_ahead;  // ring tasks inside that were issued before the one watched
  always_comb begin
    ring_ahead = '0;
    for (int unsigned i = 0; i < InFlight; i++) begin
      ring_ahead = ring_ahead + (CtxWidth + 1)'(
        inside_q[i] && ring_q[i] &&
        {1'b0, behind(CtxWidth'(i), ended_q[CtxWidth-1:0])} < (CtxWidth + 1)'(place_q - ended_q));
    end
    if (started_q && watched_q) begin
      if (!seen_q) begin
        assert (place_q - ended_q < issued_q - ended_q);
        assert (inside_q[place_q[CtxWidth-1:0]] && ring_q[place_q[CtxWidth-1:0]]);
        assert (u_completion.ticket_q[place_q[CtxWidth-1:0]].cookie == cookie_q);
        assert (number_q - recorded_q == 16'(ring_ahead));
      end
      // The record with its number has its cookie.
      if (!seen_q && recorded && recorded_q == number_q) assert (record[223:192] == cookie_q && ended_q == place_q);
    end
  end
endmodule
