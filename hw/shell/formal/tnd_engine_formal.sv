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
  input logic [2:0] post_i,   // descriptors that software posts in this clock
  input logic       watch_i,  // the first of them is followed
  input logic       direct_valid,
  input logic       key_valid,
  input logic       m_axi_gmem_arready,
  input logic       m_axi_gmem_rvalid,
  input logic       m_axi_gmem_rid,
  input logic [1:0] m_axi_gmem_rresp,
  input logic [1:0] op_i,  // of the descriptor that memory answers with
  input logic       header_ready,
  input logic       source_ready,
  input logic       outcome_valid,
  input logic       outcome_ctx,
  input logic [7:0] outcome_status,
  input logic       store_valid,
  input logic       store_ctx,
  input logic       output_valid,
  input logic       m_axi_gmem_awready,
  input logic       m_axi_gmem_wready,
  input logic       m_axi_gmem_bvalid,
  input logic       m_axi_gmem_bid,
  input logic [1:0] m_axi_gmem_bresp
);
  localparam int unsigned Width    = 512;  // of memory: a descriptor is one beat, a record half a beat
  localparam int unsigned InFlight = 2;
  localparam logic [3:0]  Log2Entries = 4'd2;
  // Bases to which an entry's place must be added: they have bits of it, and each ring goes over a boundary.
  localparam logic [63:0] Descriptors = 64'hFFFF_FF40;
  localparam logic [63:0] Records     = 64'h4FC0;

  // The core's operations: 0 has a source, 0 and 1 have output, 3 does not exist.
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
  logic             fetch_quiet, fetch_busy, store_quiet, store_busy, issue_valid, issue_ready, issue_ctx, silent;
  logic             direct_ready, direct_write, direct_record_valid, header_valid, header_ctx;
  ticket_t          ticket;
  header_t          header;
  target_t          target;
  ring_t            ring;
  logic             source_valid, source_last, read_error_valid, read_error_ctx, store_ready, output_ready, outcome_ready;
  logic             key_slot, key_row_number, take_slot, header_void, end_valid, written_valid, written_urgent, written_error;
  logic [Width-1:0] source_data;
  logic [63:0]      source_keep;
  logic [15:0]      tail_q, ring_head, ring_recorded;
  end_t             ending, written;
  logic [31:0]      direct_word, direct_record_word;
  logic [3:0]       direct_count_q;

  logic             m_axi_gmem_arvalid, m_axi_gmem_arid, m_axi_gmem_rready, m_axi_gmem_awvalid, m_axi_gmem_awid;
  logic             m_axi_gmem_wvalid, m_axi_gmem_wlast, m_axi_gmem_bready;
  logic [63:0]      m_axi_gmem_araddr, m_axi_gmem_awaddr, m_axi_gmem_wstrb;
  logic [7:0]       m_axi_gmem_arlen, m_axi_gmem_awlen;
  logic [Width-1:0] m_axi_gmem_rdata, m_axi_gmem_wdata;

  assign ring = '{enable: 1'b1, base: Descriptors, completions: Records, log2_entries: Log2Entries, tail: tail_q};

  // The direct task's words, one per clock once it is ready.
  assign direct_write = direct_ready;
  assign direct_word  = descriptor_of(2'd1, '0)[32*direct_count_q +: 32];
  always_ff @(posedge clk_i) direct_count_q <= rst_ni ? direct_count_q + 4'(direct_write) : '0;

  tnd_s2_fetch #(
    .MemDataWidth(Width), .MaxBurst(1), .ReadDepth(2), .InFlight(InFlight), .KeySlots(1), .RowBits(256), .Ops(Ops),
    .SourceOps   (SourceOps), .SilentOps(SilentOps)
  ) u_fetch (
    .stop(1'b0), .bus_on(rst_ni), .key_row('0), .key_closes(1'b0), .key_closing_slot('0), .take_ops('1), .m_axi_gmem_rlast(1'b1), .*
  );

  tnd_s4_store #(
    .MemDataWidth(Width), .MaxBurst(1), .WriteDepth(2), .WriteBursts(2), .InFlight(InFlight)
  ) u_store (
    .stop(1'b0), .bus_on(rst_ni), .header_valid(1'b0), .outcome('{tag: '0, status: outcome_status}),
    .store('{addr: 64'h3000, bits: 33'd8}), .output_data('0), .output_last(1'b1), .direct_record_ready(1'b1), .*
  );

  logic started_q = 1'b0;
  always_ff @(posedge clk_i) started_q <= 1'b1;
  always_comb assume (rst_ni == started_q);

  // The memory port keeps the rules of AXI4; all of its bursts are of one beat here.
  tnd_axi_check #(.DataWidth(Width), .MaxBurst(1), .Most(8)) u_rules (.m_axi_gmem_rlast(1'b1), .*);

  // ------------------------------------------------------------------ stage 3 and core
  // The core's debts, by context, once it has the header; and the source that it has not read.
  logic [InFlight-1:0] accepted_q, headed_q, owes_result_q, owes_store_q, reads_q;
  logic                newest_q;     // context of the header that was taken last
  logic [1:0]          owes_beats_q;  // of the store commands taken last
  logic                issue, accepted, taken, stored, read, result;
  assign issue    = issue_valid && issue_ready;
  assign accepted = issue && ticket.status == tnd_regs_pkg::StatusOk;
  assign taken    = header_valid && header_ready;
  assign stored   = store_valid && store_ready;
  assign read     = source_valid && source_ready && source_last;
  assign result   = outcome_valid && outcome_ready;

  always_ff @(posedge clk_i) begin
    if (!rst_ni) begin
      accepted_q    <= '0;
      headed_q      <= '0;
      owes_result_q <= '0;
      owes_store_q  <= '0;
      reads_q       <= '0;
      owes_beats_q  <= '0;
    end else begin
      if (result) owes_result_q[outcome_ctx] <= 1'b0;
      if (stored) owes_store_q[store_ctx] <= 1'b0;
      owes_beats_q <= owes_beats_q + 2'(stored) - 2'(output_valid && output_ready);
      // Sources come in the order of the headers.
      if (read) reads_q[&reads_q ? !newest_q : reads_q[1]] <= 1'b0;
      if (accepted) begin
        accepted_q[issue_ctx]    <= 1'b1;
        headed_q[issue_ctx]      <= 1'b0;
        owes_result_q[issue_ctx] <= 1'b1;
        owes_store_q[issue_ctx]  <= !silent;
      end else if (issue) accepted_q[issue_ctx] <= 1'b0;
      if (taken) begin
        headed_q[header_ctx] <= 1'b1;
        reads_q[header_ctx]  <= header.has_data;
      end
    end
    if (taken) newest_q <= header_ctx;
  end

  logic result_waits_q, result_ctx_q, store_waits_q, store_ctx_q;
  always_ff @(posedge clk_i) begin
    {result_waits_q, result_ctx_q} <= {rst_ni && outcome_valid && !outcome_ready, outcome_ctx};
    {store_waits_q, store_ctx_q}   <= {rst_ni && store_valid && !store_ready, store_ctx};
  end

  always_comb begin
    if (outcome_valid) assume (headed_q[outcome_ctx] && owes_result_q[outcome_ctx] && !reads_q[outcome_ctx]);
    if (store_valid) assume (headed_q[store_ctx] && owes_store_q[store_ctx] && !reads_q[store_ctx]);
    // Stage 3 holds two beats.
    if (store_valid) assume (owes_beats_q < 2'd2);
    if (output_valid) assume (owes_beats_q != '0 || store_valid);
    // Data are not taken before their command.
    if (started_q && output_valid && output_ready) assert (owes_beats_q != '0);
    if (result_waits_q) assume (outcome_valid && outcome_ctx == result_ctx_q);
    if (store_waits_q) assume (store_valid && store_ctx == store_ctx_q);
    // A source is taken when its header has been.
    if (source_ready) assume (reads_q != '0);
    if (started_q) begin
      // Each accepted task gets one header; a context is free when it is given again.
      if (header_valid) assert (accepted_q[header_ctx] && !headed_q[header_ctx]);
      if (accepted) assert (!owes_result_q[issue_ctx] && !owes_store_q[issue_ctx] && !reads_q[issue_ctx]);
    end
  end

  // A direct task stays on offer until all its words are taken.
  logic direct_waiting_q;
  always_ff @(posedge clk_i) direct_waiting_q <= rst_ni && direct_valid && !(direct_write && direct_count_q == '1);
  always_comb if (started_q && direct_waiting_q) assume (direct_valid);

  // ------------------------------------------------------------------ memory, reading
  logic [3:0][1:0]  entry_q;     // descriptors asked for, oldest at 0
  logic [2:0]       asked_q;     // how many
  logic [2:0]       data_asked_q;
  logic             ask, answer;
  logic             followed;    // the answer is the descriptor that is followed
  assign ask    = m_axi_gmem_arvalid && m_axi_gmem_arready;
  assign answer = m_axi_gmem_rvalid && m_axi_gmem_rready;

  always_ff @(posedge clk_i) begin
    if (!rst_ni) begin
      asked_q      <= '0;
      data_asked_q <= '0;
    end else begin
      asked_q      <= asked_q + 3'(ask && m_axi_gmem_arid) - 3'(answer && m_axi_gmem_rid);
      data_asked_q <= data_asked_q + 3'(ask && !m_axi_gmem_arid) - 3'(answer && !m_axi_gmem_rid);
      if (answer && m_axi_gmem_rid) entry_q <= entry_q >> 2;
      if (ask && m_axi_gmem_arid) entry_q[2'(asked_q - 3'(answer && m_axi_gmem_rid))] <= 2'((m_axi_gmem_araddr - Descriptors) >> 6);
    end
  end
  always_comb begin
    m_axi_gmem_rdata = descriptor_of(op_i, 32'(followed));
  end
  always_comb begin
    if (m_axi_gmem_rvalid) assume (m_axi_gmem_rid ? asked_q != '0 : data_asked_q != '0);
    if (started_q && ask) begin
      assert (m_axi_gmem_arlen == '0);
      if (m_axi_gmem_arid) assert (asked_q < 3'd4 && m_axi_gmem_araddr - Descriptors < 64'd256);
      else assert (data_asked_q < 3'd4 && m_axi_gmem_araddr == 64'h2000);
    end
  end

  // ------------------------------------------------------------------ memory, writing
  logic [3:0] ids_q;        // of the addresses taken, oldest at 0
  logic [3:0] halves_q;     // and which pair of records they are of
  logic [2:0] addressed_q;  // how many have no data yet
  logic [2:0] whole_q [2];  // writes to answer, by id
  logic       address, beat, respond, record;
  assign address = m_axi_gmem_awvalid && m_axi_gmem_awready;
  assign beat    = m_axi_gmem_wvalid && m_axi_gmem_wready;
  assign respond = m_axi_gmem_bvalid && m_axi_gmem_bready;
  assign record  = beat && ids_q[0];

  always_ff @(posedge clk_i) begin
    if (!rst_ni) begin
      addressed_q <= '0;
      whole_q[0]  <= '0;
      whole_q[1]  <= '0;
    end else begin
      addressed_q <= addressed_q + 3'(address) - 3'(beat);
      whole_q[0]  <= whole_q[0] + 3'(beat && !ids_q[0]) - 3'(respond && !m_axi_gmem_bid);
      whole_q[1]  <= whole_q[1] + 3'(beat && ids_q[0]) - 3'(respond && m_axi_gmem_bid);
      if (beat) begin
        ids_q    <= ids_q >> 1;
        halves_q <= halves_q >> 1;
      end
      if (address) begin
        ids_q[2'(addressed_q - 3'(beat))]    <= m_axi_gmem_awid;
        halves_q[2'(addressed_q - 3'(beat))] <= 1'((m_axi_gmem_awaddr - Records) >> 6);
      end
    end
  end
  always_comb begin
    if (m_axi_gmem_awready) assume (addressed_q < 3'd4);
    if (m_axi_gmem_wready) assume (addressed_q != '0);
    if (m_axi_gmem_bvalid) assume (whole_q[m_axi_gmem_bid] != '0);
    if (started_q && address) begin
      assert (m_axi_gmem_awlen == '0);
      if (m_axi_gmem_awid) assert (m_axi_gmem_awaddr - Records < 64'd128 && m_axi_gmem_awaddr[5:0] == '0);
      else assert (m_axi_gmem_awaddr == 64'h3000);
    end
    if (started_q && beat) assert (m_axi_gmem_wlast && (ids_q[0] || m_axi_gmem_wstrb == 64'd1));
  end

  always_comb begin
    if (Prompt == 1) begin
      assume (m_axi_gmem_arready && header_ready && source_ready == (reads_q != '0));
      assume (m_axi_gmem_awready == (addressed_q < 3'd4) && m_axi_gmem_wready == (addressed_q != '0));
      assume (m_axi_gmem_rvalid == (asked_q != '0 || data_asked_q != '0) && m_axi_gmem_rid == (data_asked_q == '0));
      assume (m_axi_gmem_bvalid == (whole_q[0] != '0 || whole_q[1] != '0) && m_axi_gmem_bid == (whole_q[0] == '0));
      assume (m_axi_gmem_rresp == 2'b00 && m_axi_gmem_bresp == 2'b00 && !direct_valid && key_valid);
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
  assign cookie   = next_q[0] ? m_axi_gmem_wdata[256+192+:32] : m_axi_gmem_wdata[192+:32];

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
      answered_q  <= answered_q + 3'(respond && m_axi_gmem_bid) - 3'(written_valid);
      if (watch) begin
        watched_q <= 1'b1;
        there_q   <= 1'b1;
      end else if (2'(entry_followed_q - tail_q[1:0]) < post_i) begin
        there_q <= 1'b0;  // written over
      end
      if (answer && m_axi_gmem_rid && followed && m_axi_gmem_rresp != 2'b00) spoiled_q <= 1'b1;
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
      assert (halves_q[0] == next_q[1] && m_axi_gmem_wstrb == (next_q[0] ? {32'hffff_ffff, 32'h0} : {32'h0, 32'hffff_ffff}));
      // Its own record has its cookie, unless the descriptor could not be read, and no other has.
      assert (cookie == 32'(watched_q && !seen_q && ahead_q == '0 && !spoiled_q));
    end
    // Reported once memory has answered.
    if (started_q && written_valid) assert (answered_q != '0);
    // No record is left behind.
    if (started_q && !fetch_busy && !store_busy) assert (under_way_q == '0 && ring_head == tail_q);
  end
endmodule
