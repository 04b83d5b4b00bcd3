// Proves for a bounded run from reset that the descriptor engine, from the doorbell to the record in memory, ends every
// descriptor once: records come in the order of the ring, each where it belongs and with the cookie of its own descriptor,
// and when the engine is idle none is missing.
//
// tnd_s2_fetch and tnd_s4_store are as they are, with queues of two and rings of four entries; direct tasks come between.
// Any one descriptor is followed: the proof chooses which, and gives it alone the cookie 1; the engine does not look at
// cookies. In place of stage 3 and core there is what they keep to: they take a header for each accepted task; then they give
// one result, and one store command with its beat if the task has output, after its source has been read. A task reads and
// writes one byte, may be silent or rejected, and may meet an error in memory.
// Assumes that software has no more descriptors under way than the ring has entries; that memory answers reads of one id in
// order, takes the data of a write after its address, and answers a write that it has taken whole.
// Prompt 1 goes on for longer: memory takes and answers all at once and without an error, and there are no direct tasks.
module tnd_engine_formal
  import tnd_shell_pkg::*;
#(
  parameter int unsigned Prompt = 0
) (
  input logic       clk_i,
  input logic       rst_ni,
  input logic [2:0] post_i,          // descriptors that software posts in this clock
  input logic       watch_i,         // the first of them is followed
  input logic       direct_valid_i,
  input logic       key_valid_i,
  input logic       ar_ready_i,
  input logic       r_valid_i,
  input logic       r_id_i,
  input logic [1:0] r_resp_i,
  input logic [1:0] op_i,            // of the descriptor that memory answers with
  input logic       task_ready_i,
  input logic       source_ready_i,
  input logic       result_valid_i,
  input logic       result_ctx_i,
  input logic [7:0] result_status_i,
  input logic       store_valid_i,
  input logic       store_ctx_i,
  input logic       output_valid_i,
  input logic       aw_ready_i,
  input logic       w_ready_i,
  input logic       b_valid_i,
  input logic       b_id_i,
  input logic [1:0] b_resp_i
);
  localparam int unsigned Width    = 512;  // of memory: a descriptor is one beat, a record half a beat
  localparam int unsigned InFlight = 2;
  localparam logic [3:0]  Log2Entries = 4'd2;
  localparam logic [63:0] Records = 64'h1000;

  // What the core can do: operation 0 has a source, 0 and 1 have output, 3 does not exist.
  localparam logic [255:0] Ops       = 256'b0111;
  localparam logic [255:0] SourceOps = 256'b0001;
  localparam logic [255:0] SilentOps = 256'b0100;

  function automatic logic [511:0] descriptor_of(input logic [1:0] op, input logic [31:0] cookie);
    descriptor_of                           = '0;
    descriptor_of[8*0+:8]                   = 8'(op);
    descriptor_of[8*1+FlagNoSource]         = op != 2'd0;
    descriptor_of[8*4+:32]                  = cookie;
    descriptor_of[8*8+:64]                  = 64'h2000;
    descriptor_of[8*16+:64]                 = 64'h3000;
    descriptor_of[8*24+:32]                 = 32'd8;
  endfunction

  // ------------------------------------------------------------------ the engine
  logic             fetch_quiet, fetch_busy, store_quiet, store_busy, direct_ready, direct_write, direct_end, silent;
  logic             issue_valid, issue_ready, issue_ctx, task_valid, task_ctx;
  ticket_t          ticket;
  header_t          header;
  output_t          to;
  ring_t            ring;
  logic             source_valid, source_last, read_error_valid, read_error_ctx, store_ready, output_ready, result_ready;
  logic [Width-1:0] source_data, r_data, w_data;
  logic [63:0]      source_keep, w_strb;
  burst_t           ar, aw;
  logic             ar_valid, ar_id, r_ready, aw_valid, aw_id, w_valid, w_last, b_ready;
  logic             key_slot, key_row;
  logic [15:0]      tail_q, ring_head;
  logic             end_valid, written_valid, written_urgent, written_error;
  end_t             ending;
  logic [31:0]      direct_word, direct_end_word;
  logic [3:0]       direct_count_q;

  assign ring = '{enable: 1'b1, base: '0, completions: Records, log2_entries: Log2Entries, tail: tail_q};

  // The direct task's words, one per clock once it is ready.
  assign direct_write = direct_ready;
  assign direct_word  = descriptor_of(2'd1, '0)[32*direct_count_q +: 32];
  always_ff @(posedge clk_i) direct_count_q <= rst_ni ? direct_count_q + 4'(direct_write) : '0;

  tnd_s2_fetch #(
    .MemDataWidth(Width), .MaxBurst(1), .ReadDepth(2), .InFlight(InFlight), .KeySlots(1), .RowBits(256), .Ops(Ops),
    .SourceOps(SourceOps), .SilentOps(SilentOps)
  ) u_fetch (
    .clk_i, .rst_ni, .stop_i(1'b0), .quiet_o(fetch_quiet), .busy_o(fetch_busy),
    .ring_i(ring), .direct_valid_i, .direct_ready_o(direct_ready), .direct_write_i(direct_write),
    .direct_word_i(direct_word),
    .key_valid_i, .key_slot_o(key_slot), .key_row_o(key_row), .key_row_i('0),
    .issue_valid_o(issue_valid), .issue_ready_i(issue_ready), .issue_ctx_i(issue_ctx), .ticket_o(ticket),
    .silent_o(silent), .output_o(to),
    .task_valid_o(task_valid), .task_ready_i, .task_ctx_o(task_ctx), .task_o(header),
    .source_valid_o(source_valid), .source_ready_i, .source_data_o(source_data), .source_keep_o(source_keep),
    .source_last_o(source_last), .read_error_valid_o(read_error_valid), .read_error_ctx_o(read_error_ctx),
    .ar_valid_o(ar_valid), .ar_ready_i, .ar_id_o(ar_id), .ar_o(ar),
    .r_valid_i, .r_ready_o(r_ready), .r_id_i, .r_data_i(r_data), .r_resp_i, .r_last_i(1'b1)
  );

  tnd_s4_store #(
    .MemDataWidth(Width), .MaxBurst(1), .WriteDepth(2), .WriteBursts(2), .InFlight(InFlight)
  ) u_store (
    .clk_i, .rst_ni, .stop_i(1'b0), .quiet_o(store_quiet), .busy_o(store_busy),
    .ring_i(ring), .ring_head_o(ring_head),
    .issue_valid_i(issue_valid), .issue_ready_o(issue_ready), .issue_ctx_o(issue_ctx), .ticket_i(ticket),
    .silent_i(silent), .start_valid_i(1'b0), .start_ctx_i(1'b0),
    .read_error_valid_i(read_error_valid), .read_error_ctx_i(read_error_ctx),
    .result_valid_i, .result_ready_o(result_ready), .result_ctx_i, .result_tag_i('0), .result_status_i,
    .store_valid_i, .store_ready_o(store_ready), .store_ctx_i, .store_i('{addr: 64'h3000, bits: 33'd8}),
    .output_valid_i, .output_ready_o(output_ready), .output_data_i('0), .output_last_i(1'b1),
    .direct_valid_o(direct_end), .direct_ready_i(1'b1), .direct_word_o(direct_end_word),
    .end_valid_o(end_valid), .end_o(ending),
    .written_valid_o(written_valid), .written_urgent_o(written_urgent), .written_error_o(written_error),
    .aw_valid_o(aw_valid), .aw_ready_i, .aw_id_o(aw_id), .aw_o(aw),
    .w_valid_o(w_valid), .w_ready_i, .w_data_o(w_data), .w_strb_o(w_strb), .w_last_o(w_last),
    .b_valid_i, .b_ready_o(b_ready), .b_id_i, .b_resp_i
  );

  logic started_q = 1'b0;
  always_ff @(posedge clk_i) started_q <= 1'b1;
  always_comb assume (rst_ni == started_q);

  // The memory port keeps the rules of AXI4; all of its bursts are of one beat here.
  tnd_axi_check #(.DataWidth(Width), .MaxBurst(1), .Most(8)) u_rules (
    .clk_i, .rst_ni, .aw_valid_i(aw_valid), .aw_ready_i, .aw_id_i(aw_id), .aw_addr_i(aw.addr), .aw_len_i(aw.len),
    .w_valid_i(w_valid), .w_ready_i, .w_data_i(w_data), .w_strb_i(w_strb), .w_last_i(w_last), .b_valid_i, .b_ready_i(b_ready),
    .ar_valid_i(ar_valid), .ar_ready_i, .ar_id_i(ar_id), .ar_addr_i(ar.addr), .ar_len_i(ar.len), .r_valid_i,
    .r_ready_i(r_ready), .r_last_i(1'b1)
  );

  // ------------------------------------------------------------------ stage 3 and core
  // By context: what the core owes once it has the header; and the source that it has not read.
  logic [InFlight-1:0] accepted_q, headed_q, owes_result_q, owes_store_q, reads_q;
  logic                newest_q;     // context of the header that was taken last
  logic [1:0]          owes_beats_q;  // of the store commands taken last
  logic                issue, accepted, taken, stored, read, result;
  assign issue    = issue_valid && issue_ready;
  assign accepted = issue && ticket.status == tnd_regs_pkg::StatusOk;
  assign taken    = task_valid && task_ready_i;
  assign stored   = store_valid_i && store_ready;
  assign read     = source_valid && source_ready_i && source_last;
  assign result   = result_valid_i && result_ready;

  always_ff @(posedge clk_i) begin
    if (!rst_ni) begin
      accepted_q    <= '0;
      headed_q      <= '0;
      owes_result_q <= '0;
      owes_store_q  <= '0;
      reads_q       <= '0;
      owes_beats_q  <= '0;
    end else begin
      if (result) owes_result_q[result_ctx_i] <= 1'b0;
      if (stored) owes_store_q[store_ctx_i] <= 1'b0;
      owes_beats_q <= owes_beats_q + 2'(stored) - 2'(output_valid_i && output_ready);
      // Sources come in the order of the headers.
      if (read) reads_q[&reads_q ? !newest_q : reads_q[1]] <= 1'b0;
      if (accepted) begin
        accepted_q[issue_ctx]    <= 1'b1;
        headed_q[issue_ctx]      <= 1'b0;
        owes_result_q[issue_ctx] <= 1'b1;
        owes_store_q[issue_ctx]  <= !silent;
      end else if (issue) accepted_q[issue_ctx] <= 1'b0;
      if (taken) begin
        headed_q[task_ctx] <= 1'b1;
        reads_q[task_ctx]  <= header.has_data;
      end
    end
    if (taken) newest_q <= task_ctx;
  end

  logic result_waits_q, result_ctx_q, store_waits_q, store_ctx_q;
  always_ff @(posedge clk_i) begin
    {result_waits_q, result_ctx_q} <= {rst_ni && result_valid_i && !result_ready, result_ctx_i};
    {store_waits_q, store_ctx_q}   <= {rst_ni && store_valid_i && !store_ready, store_ctx_i};
  end

  always_comb begin
    if (result_valid_i) assume (headed_q[result_ctx_i] && owes_result_q[result_ctx_i] && !reads_q[result_ctx_i]);
    if (store_valid_i) assume (headed_q[store_ctx_i] && owes_store_q[store_ctx_i] && !reads_q[store_ctx_i]);
    // Stage 3 holds two beats.
    if (store_valid_i) assume (owes_beats_q < 2'd2);
    if (output_valid_i) assume (owes_beats_q != '0 || store_valid_i);
    // Data are not taken before their command.
    if (started_q && output_valid_i && output_ready) assert (owes_beats_q != '0);
    if (result_waits_q) assume (result_valid_i && result_ctx_i == result_ctx_q);
    if (store_waits_q) assume (store_valid_i && store_ctx_i == store_ctx_q);
    // A source is taken when its header has been.
    if (source_ready_i) assume (reads_q != '0);
    if (started_q) begin
      // A header for each accepted task, once; a context is free when it is given again.
      if (task_valid) assert (accepted_q[task_ctx] && !headed_q[task_ctx]);
      if (accepted) assert (!owes_result_q[issue_ctx] && !owes_store_q[issue_ctx] && !reads_q[issue_ctx]);
    end
  end

  // A direct task stays on offer until all its words are taken.
  logic direct_waiting_q;
  always_ff @(posedge clk_i) direct_waiting_q <= rst_ni && direct_valid_i && !(direct_write && direct_count_q == '1);
  always_comb if (started_q && direct_waiting_q) assume (direct_valid_i);

  // ------------------------------------------------------------------ memory, reading
  logic [3:0][1:0]  entry_q;     // descriptors asked for, oldest at 0
  logic [2:0]       asked_q;     // how many
  logic [2:0]       data_asked_q;
  logic             ask, answer;
  logic             followed;    // the answer is the descriptor that is followed
  assign ask    = ar_valid && ar_ready_i;
  assign answer = r_valid_i && r_ready;

  always_ff @(posedge clk_i) begin
    if (!rst_ni) begin
      asked_q      <= '0;
      data_asked_q <= '0;
    end else begin
      asked_q      <= asked_q + 3'(ask && ar_id) - 3'(answer && r_id_i);
      data_asked_q <= data_asked_q + 3'(ask && !ar_id) - 3'(answer && !r_id_i);
      if (answer && r_id_i) entry_q <= entry_q >> 2;
      if (ask && ar_id) entry_q[2'(asked_q - 3'(answer && r_id_i))] <= ar.addr[7:6];
    end
  end
  always_comb begin
    r_data = descriptor_of(op_i, 32'(followed));
  end
  always_comb begin
    if (r_valid_i) assume (r_id_i ? asked_q != '0 : data_asked_q != '0);
    if (started_q && ask) begin
      assert (ar.len == '0 && (ar_id ? asked_q < 3'd4 && ar.addr[63:8] == '0 : data_asked_q < 3'd4 && ar.addr == 64'h2000));
    end
  end

  // ------------------------------------------------------------------ memory, writing
  logic [3:0] ids_q;        // of the addresses taken, oldest at 0
  logic [3:0] halves_q;     // and which pair of records they are of
  logic [2:0] addressed_q;  // how many have no data yet
  logic [2:0] whole_q [2];  // writes to answer, by id
  logic       address, beat, respond, record;
  assign address = aw_valid && aw_ready_i;
  assign beat    = w_valid && w_ready_i;
  assign respond = b_valid_i && b_ready;
  assign record  = beat && ids_q[0];

  always_ff @(posedge clk_i) begin
    if (!rst_ni) begin
      addressed_q <= '0;
      whole_q[0]  <= '0;
      whole_q[1]  <= '0;
    end else begin
      addressed_q <= addressed_q + 3'(address) - 3'(beat);
      whole_q[0]  <= whole_q[0] + 3'(beat && !ids_q[0]) - 3'(respond && !b_id_i);
      whole_q[1]  <= whole_q[1] + 3'(beat && ids_q[0]) - 3'(respond && b_id_i);
      if (beat) begin
        ids_q    <= ids_q >> 1;
        halves_q <= halves_q >> 1;
      end
      if (address) begin
        ids_q[2'(addressed_q - 3'(beat))]    <= aw_id;
        halves_q[2'(addressed_q - 3'(beat))] <= aw.addr[6];
      end
    end
  end
  always_comb begin
    if (aw_ready_i) assume (addressed_q < 3'd4);
    if (w_ready_i) assume (addressed_q != '0);
    if (b_valid_i) assume (whole_q[b_id_i] != '0);
    if (started_q && address) begin
      assert (aw.len == '0 && (aw_id ? {aw.addr[63:7], aw.addr[5:0]} == {Records[63:7], 6'd0} : aw.addr == 64'h3000));
    end
    if (started_q && beat) assert (w_last && (ids_q[0] || w_strb == 64'd1));
  end

  always_comb begin
    if (Prompt == 1) begin
      assume (ar_ready_i && task_ready_i && source_ready_i == (reads_q != '0) && aw_ready_i == (addressed_q < 3'd4) && w_ready_i == (addressed_q != '0));
      assume (r_valid_i == (asked_q != '0 || data_asked_q != '0) && r_id_i == (data_asked_q == '0));
      assume (b_valid_i == (whole_q[0] != '0 || whole_q[1] != '0) && b_id_i == (whole_q[0] == '0));
      assume (r_resp_i == 2'b00 && b_resp_i == 2'b00 && !direct_valid_i && key_valid_i);
    end
  end

  // ------------------------------------------------------------------ each descriptor ends once
  logic [2:0]  under_way_q;    // descriptors posted whose record is not in memory
  logic [1:0]  next_q;         // entry of the next record
  logic        watched_q;      // the one followed has been posted
  logic        seen_q;         // its record is in memory
  logic        there_q;        // it is still in the ring
  logic        spoiled_q;      // its read met an error
  logic [1:0]  entry_followed_q;
  logic [2:0]  ahead_q;        // records to come before its own
  logic [2:0]  answered_q;     // records that memory has answered and the engine not reported
  logic [31:0] cookie;
  logic        watch;
  assign watch    = watch_i && !watched_q && post_i != '0;
  assign followed = there_q && entry_q[0] == entry_followed_q;
  assign cookie   = next_q[0] ? w_data[256+192+:32] : w_data[192+:32];

  always_ff @(posedge clk_i) begin
    if (!rst_ni) begin
      tail_q      <= '0;
      under_way_q <= '0;
      next_q      <= '0;
      watched_q   <= 1'b0;
      seen_q      <= 1'b0;
      answered_q  <= '0;
      there_q     <= 1'b0;
      spoiled_q   <= 1'b0;
    end else begin
      tail_q      <= tail_q + 16'(post_i);
      under_way_q <= under_way_q + post_i - 3'(record);
      next_q      <= next_q + 2'(record);
      answered_q  <= answered_q + 3'(respond && b_id_i) - 3'(written_valid);
      if (watch) begin
        watched_q <= 1'b1;
        there_q   <= 1'b1;
      end else if (2'(entry_followed_q - tail_q[1:0]) < post_i) begin
        there_q <= 1'b0;  // written over
      end
      if (answer && r_id_i && followed && r_resp_i != 2'b00) spoiled_q <= 1'b1;
      if (watched_q && record && ahead_q == '0) seen_q <= 1'b1;
    end
    if (watch) entry_followed_q <= tail_q[1:0];
    if (watch) ahead_q <= under_way_q - 3'(record);
    else if (record) ahead_q <= ahead_q - 3'd1;
  end

  always_comb begin
    assume (4'(under_way_q) + 4'(post_i) <= 4'd4);
    if (started_q && record) begin
      assert (under_way_q != '0);
      assert (halves_q[0] == next_q[1] && w_strb == (next_q[0] ? {32'hffff_ffff, 32'h0} : {32'h0, 32'hffff_ffff}));
      // Its own record has its cookie, unless the descriptor could not be read, and no other has.
      assert (cookie == 32'(watched_q && !seen_q && ahead_q == '0 && !spoiled_q));
    end
    // Reported once memory has answered.
    if (started_q && written_valid) assert (answered_q != '0);
    // None is left behind.
    if (started_q && !fetch_busy && !store_busy) assert (under_way_q == '0 && ring_head == tail_q);
  end
endmodule
