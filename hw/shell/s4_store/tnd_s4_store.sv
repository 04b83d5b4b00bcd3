// Stage 4: everything that is written to memory: output data, then the completion record of the task.
//
// Order       a record is offered to memory only after every data write of its task has been answered
// AXI         id 0 data, id 1 completion records
// Checked by  ../tb/test_shell_direct.py, ../tb/test_shell_ring.py, ../tb/test_shell_errors.py
module tnd_s4_store
  import tnd_shell_pkg::*;
#(
  parameter int unsigned MemDataWidth = 256,
  parameter int unsigned Alignment    = 1,
  parameter int unsigned MaxBurst     = 16,
  parameter int unsigned WriteDepth   = 128,
  parameter int unsigned WriteBursts  = 64,
  parameter int unsigned InFlight     = 8,
  parameter bit          HasRing      = 1'b1,
  parameter bit          AnyOrder     = 1'b0,
  localparam int unsigned CtxWidth    = $clog2(InFlight)
) (
  input  logic                      clk_i,
  input  logic                      rst_ni,
  input  logic                      stop,
  output logic                      store_quiet,
  output logic                      store_busy,
  input  ring_t                     ring,
  output logic [15:0]               ring_head,
  output logic [15:0]               ring_recorded,

  // A task enters, and the earlier stages report on it.
  input  logic                      issue_valid,
  output logic                      issue_ready,
  output logic [CtxWidth-1:0]       issue_ctx,
  input  ticket_t                   ticket,
  input  logic                      silent,
  input  logic                      header_valid,
  input  logic                      header_ready,
  input  logic [CtxWidth-1:0]       header_ctx,
  input  logic                      header_void,
  input  logic                      read_error_valid,
  input  logic [CtxWidth-1:0]       read_error_ctx,
  input  logic                      outcome_valid,
  output logic                      outcome_ready,
  input  logic [CtxWidth-1:0]       outcome_ctx,
  input  outcome_t                  outcome,

  // Output data, from stage 3.
  input  logic                      store_valid,
  output logic                      store_ready,
  input  logic [CtxWidth-1:0]       store_ctx,
  input  span_t                     store,
  input  logic                      output_valid,
  output logic                      output_ready,
  input  logic [MemDataWidth-1:0]   output_data,
  input  logic                      output_last,

  // The registers get the record of a direct task, word by word; stage 5 gets every end and every record in memory.
  output logic                      direct_record_valid,
  input  logic                      direct_record_ready,
  output logic [31:0]               direct_record_word,
  output logic                      end_valid,
  output end_t                      ending,
  output logic                      written_valid,
  output logic                      written_urgent,
  output logic                      written_error,
  output end_t                      written,

  // The memory port; bus_on is low from the moment in which a reset begins.
  input  logic                      bus_on,
  output logic                      m_axi_gmem_awvalid,
  input  logic                      m_axi_gmem_awready,
  output logic [0:0]                m_axi_gmem_awid,
  output logic [63:0]               m_axi_gmem_awaddr,
  output logic [7:0]                m_axi_gmem_awlen,
  output logic                      m_axi_gmem_wvalid,
  input  logic                      m_axi_gmem_wready,
  output logic [MemDataWidth-1:0]   m_axi_gmem_wdata,
  output logic [MemDataWidth/8-1:0] m_axi_gmem_wstrb,
  output logic                      m_axi_gmem_wlast,
  input  logic                      m_axi_gmem_bvalid,
  output logic                      m_axi_gmem_bready,
  input  logic [0:0]                m_axi_gmem_bid,
  input  logic [1:0]                m_axi_gmem_bresp
);

  localparam int unsigned BeatBits  = MemDataWidth < RecordBits ? MemDataWidth : RecordBits;
  localparam int unsigned BeatWords = BeatBits / 32;
  localparam int unsigned WordWidth = BeatWords > 1 ? $clog2(BeatWords) : 1;

  // ------------------------------------------------------------------ data
  logic                      write_quiet, write_busy, stored_valid, stored_ready, stored_error;
  logic [CtxWidth-1:0]       stored_ctx;
  logic                      write_aw_valid, write_aw_ready, write_w_valid, write_w_ready, write_w_last;
  logic                      write_b_valid, write_b_ready;
  burst_t                    write_aw;
  logic [MemDataWidth-1:0]   write_w_data;
  logic [MemDataWidth/8-1:0] write_w_strb;

  tnd_dma_write #(
    .DataWidth(MemDataWidth),
    .Alignment(Alignment),
    .MaxBurst (MaxBurst),
    .FifoDepth(WriteDepth),
    .Bursts   (WriteBursts),
    .Commands (InFlight),
    .CtxWidth (CtxWidth)
  ) u_data (.*);

  // ------------------------------------------------------------------ completions
  logic                tasks_inside, records_busy, record_valid, record_ready, ring_ready, record_ring, record_urgent;
  logic [BeatBits-1:0] record;
  logic [11:0]         record_entry;
  logic                unused_ring;
  assign unused_ring = ^{ring.enable, ring.base, ring.tail};

  tnd_completion #(
    .InFlight    (InFlight),
    .MemDataWidth(MemDataWidth),
    .AnyOrder    (AnyOrder)
  ) u_completion (.log2_entries(ring.log2_entries), .*);

  // A direct task's record leaves word by word.
  logic [WordWidth-1:0] word_q;
  logic                 last_word, load_word;

  assign load_word    = record_valid && !record_ring && (!direct_record_valid || direct_record_ready);
  assign last_word    = 32'(word_q) == BeatWords - 1;
  assign record_ready = record_ring ? ring_ready : load_word && last_word;

  always_ff @(posedge clk_i) begin
    if (!rst_ni) begin
      word_q              <= '0;
      direct_record_valid <= 1'b0;
    end else begin
      if (load_word) word_q <= last_word ? '0 : word_q + 1'b1;
      direct_record_valid <= load_word || (direct_record_valid && !direct_record_ready);
    end
    if (load_word) direct_record_word <= record[32 * (32'(word_q) % BeatWords) +: 32];
  end

  logic                      record_aw_valid, record_aw_ready, record_w_valid, record_w_ready, record_w_last;
  logic                      record_b_valid, record_b_ready;
  burst_t                    record_aw;
  logic [MemDataWidth-1:0]   record_w_data;
  logic [MemDataWidth/8-1:0] record_w_strb;

  if (HasRing) begin : gen_ring
    tnd_record_write #(
      .MemDataWidth(MemDataWidth),
      .MaxBurst    (MaxBurst),
      .Depth       (InFlight)
    ) u_records (
      .base(ring.completions), .record_valid(record_valid && record_ring), .record_ready(ring_ready), .*
    );
  end else begin : gen_no_ring
    logic unused_records;
    assign unused_records = ^{record_urgent, record_entry, ring.completions, record_aw_ready, record_w_ready, record_b_valid};
    assign ring_ready     = 1'b1;
    assign records_busy   = 1'b0;
    assign record_b_ready = 1'b0;

    assign {written_valid, written_urgent, written_error, written}       = '0;
    assign {record_aw_valid, record_aw}                                  = '0;
    assign {record_w_valid, record_w_data, record_w_strb, record_w_last} = '0;
  end

  always_ff @(posedge clk_i) begin
    if (!rst_ni) ring_head <= '0;
    else if (written_valid) ring_head <= ring_head + 1'b1;
  end

  // Two masters share the port: 0 data, 1 records.
  logic aw_valid, w_valid;
  assign m_axi_gmem_awvalid = aw_valid && bus_on;
  assign m_axi_gmem_wvalid  = w_valid && bus_on;

  tnd_axi_write_mux2 #(.DataWidth(MemDataWidth)) u_mux (
    .s_aw_valid_i      ({record_aw_valid, write_aw_valid}),
    .s_aw_ready_o      ({record_aw_ready, write_aw_ready}),
    .s_aw_addr_i       ({record_aw.addr, write_aw.addr}),
    .s_aw_len_i        ({record_aw.len, write_aw.len}),
    .s_w_valid_i       ({record_w_valid, write_w_valid}),
    .s_w_ready_o       ({record_w_ready, write_w_ready}),
    .s_w_data_i        ({record_w_data, write_w_data}),
    .s_w_strb_i        ({record_w_strb, write_w_strb}),
    .s_w_last_i        ({record_w_last, write_w_last}),
    .s_b_valid_o       ({record_b_valid, write_b_valid}),
    .s_b_ready_i       ({record_b_ready, write_b_ready}),
    .m_axi_gmem_awvalid(aw_valid),
    .m_axi_gmem_wvalid (w_valid),
    .*
  );

  assign store_quiet = write_quiet && !records_busy;
  assign store_busy  = tasks_inside || write_busy || !store_quiet;

endmodule
