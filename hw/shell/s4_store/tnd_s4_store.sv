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
  input  logic                      stop_i,
  output logic                      quiet_o,
  output logic                      busy_o,
  input  ring_t                     ring_i,
  output logic [15:0]               ring_head_o,

  // A task enters, and what the earlier stages learn about it.
  input  logic                      issue_valid_i,
  output logic                      issue_ready_o,
  output logic [CtxWidth-1:0]       issue_ctx_o,
  input  ticket_t                   ticket_i,
  input  logic                      silent_i,
  input  logic                      start_valid_i,
  input  logic [CtxWidth-1:0]       start_ctx_i,
  input  logic                      read_error_valid_i,
  input  logic [CtxWidth-1:0]       read_error_ctx_i,
  input  logic                      result_valid_i,
  output logic                      result_ready_o,
  input  logic [CtxWidth-1:0]       result_ctx_i,
  input  logic [127:0]              result_tag_i,
  input  logic [7:0]                result_status_i,

  // Output data, from stage 3.
  input  logic                      store_valid_i,
  output logic                      store_ready_o,
  input  logic [CtxWidth-1:0]       store_ctx_i,
  input  span_t                     store_i,
  input  logic                      output_valid_i,
  output logic                      output_ready_o,
  input  logic [MemDataWidth-1:0]   output_data_i,
  input  logic                      output_last_i,

  // To the registers: the record of a direct task, word by word; to stage 5: every end, every record in memory.
  output logic                      direct_valid_o,
  input  logic                      direct_ready_i,
  output logic [31:0]               direct_word_o,
  output logic                      end_valid_o,
  output end_t                      end_o,
  output logic                      written_valid_o,
  output logic                      written_urgent_o,
  output logic                      written_error_o,

  output logic                      aw_valid_o,
  input  logic                      aw_ready_i,
  output logic                      aw_id_o,
  output burst_t                    aw_o,
  output logic                      w_valid_o,
  input  logic                      w_ready_i,
  output logic [MemDataWidth-1:0]   w_data_o,
  output logic [MemDataWidth/8-1:0] w_strb_o,
  output logic                      w_last_o,
  input  logic                      b_valid_i,
  output logic                      b_ready_o,
  input  logic                      b_id_i,
  input  logic [1:0]                b_resp_i
);

  localparam int unsigned BeatBits  = MemDataWidth < RecordBits ? MemDataWidth : RecordBits;
  localparam int unsigned BeatWords = BeatBits / 32;
  localparam int unsigned WordWidth = BeatWords > 1 ? $clog2(BeatWords) : 1;

  // Two masters share the port: 0 data, 1 records.
  logic [1:0]                     aw_valid, aw_ready, w_valid, w_ready, w_last, b_valid, b_ready;
  burst_t                         data_aw, record_aw;
  logic [1:0][MemDataWidth-1:0]   w_data;
  logic [1:0][MemDataWidth/8-1:0] w_strb;

  // ------------------------------------------------------------------ data
  logic                data_quiet, data_busy, stored_valid, stored_ready, stored_error;
  logic [CtxWidth-1:0] stored_ctx;

  tnd_dma_write #(
    .DataWidth(MemDataWidth),
    .Alignment(Alignment),
    .MaxBurst (MaxBurst),
    .FifoDepth(WriteDepth),
    .Bursts   (WriteBursts),
    .Commands (InFlight),
    .CtxWidth (CtxWidth)
  ) u_data (
    .clk_i,
    .rst_ni,
    .stop_i,
    .quiet_o     (data_quiet),
    .busy_o      (data_busy),
    .cmd_valid_i (store_valid_i),
    .cmd_ready_o (store_ready_o),
    .cmd_i       (store_i),
    .cmd_ctx_i   (store_ctx_i),
    .in_valid_i  (output_valid_i),
    .in_ready_o  (output_ready_o),
    .in_data_i   (output_data_i),
    .in_last_i   (output_last_i),
    .done_valid_o(stored_valid),
    .done_ready_i(stored_ready),
    .done_ctx_o  (stored_ctx),
    .done_error_o(stored_error),
    .aw_valid_o  (aw_valid[0]),
    .aw_ready_i  (aw_ready[0]),
    .aw_o        (data_aw),
    .w_valid_o   (w_valid[0]),
    .w_ready_i   (w_ready[0]),
    .w_data_o    (w_data[0]),
    .w_strb_o    (w_strb[0]),
    .w_last_o    (w_last[0]),
    .b_valid_i   (b_valid[0]),
    .b_ready_o   (b_ready[0]),
    .b_resp_i
  );

  // ------------------------------------------------------------------ completions
  logic                tasks_inside, records_busy;
  logic                record_valid, record_ready, ring_ready, record_ring, record_urgent;
  logic [BeatBits-1:0] record;
  logic                unused_ring;

  assign unused_ring = ^{ring_i.enable, ring_i.base, ring_i.tail};
  logic [11:0]         record_entry;

  tnd_completion #(
    .InFlight    (InFlight),
    .MemDataWidth(MemDataWidth),
    .AnyOrder    (AnyOrder)
  ) u_completion (
    .clk_i,
    .rst_ni,
    .busy_o         (tasks_inside),
    .log2_entries_i (ring_i.log2_entries),
    .issue_valid_i,
    .issue_ready_o,
    .issue_ctx_o,
    .ticket_i,
    .silent_i,
    .start_valid_i,
    .start_ctx_i,
    .read_error_valid_i,
    .read_error_ctx_i,
    .result_valid_i,
    .result_ready_o,
    .result_ctx_i,
    .result_tag_i,
    .result_status_i,
    .stored_valid_i (stored_valid),
    .stored_ready_o (stored_ready),
    .stored_ctx_i   (stored_ctx),
    .stored_error_i (stored_error),
    .record_valid_o (record_valid),
    .record_ready_i (record_ready),
    .record_o       (record),
    .record_ring_o  (record_ring),
    .record_urgent_o(record_urgent),
    .record_entry_o (record_entry),
    .end_valid_o,
    .end_o
  );

  // A direct task's record leaves word by word.
  logic [WordWidth-1:0] word_q;
  logic                 last_word, load_word;

  assign load_word    = record_valid && !record_ring && (!direct_valid_o || direct_ready_i);
  assign last_word    = 32'(word_q) == BeatWords - 1;
  assign record_ready = record_ring ? ring_ready : load_word && last_word;

  always_ff @(posedge clk_i) begin
    if (!rst_ni) begin
      word_q         <= '0;
      direct_valid_o <= 1'b0;
    end else begin
      if (load_word) word_q <= last_word ? '0 : word_q + 1'b1;
      direct_valid_o <= load_word || (direct_valid_o && !direct_ready_i);
    end
    if (load_word) direct_word_o <= record[32 * (32'(word_q) % BeatWords) +: 32];
  end

  if (HasRing) begin : gen_ring
    tnd_record_write #(
      .MemDataWidth(MemDataWidth),
      .MaxBurst    (MaxBurst),
      .Depth       (InFlight)
    ) u_records (
      .clk_i,
      .rst_ni,
      .stop_i,
      .busy_o         (records_busy),
      .base_i         (ring_i.completions),
      .record_valid_i (record_valid && record_ring),
      .record_ready_o (ring_ready),
      .record_i       (record),
      .record_entry_i (record_entry),
      .record_urgent_i(record_urgent),
      .written_valid_o,
      .written_urgent_o,
      .written_error_o,
      .aw_valid_o     (aw_valid[1]),
      .aw_ready_i     (aw_ready[1]),
      .aw_o           (record_aw),
      .w_valid_o      (w_valid[1]),
      .w_ready_i      (w_ready[1]),
      .w_data_o       (w_data[1]),
      .w_strb_o       (w_strb[1]),
      .w_last_o       (w_last[1]),
      .b_valid_i      (b_valid[1]),
      .b_ready_o      (b_ready[1]),
      .b_resp_i
    );
  end else begin : gen_no_ring
    logic unused_records;
    assign unused_records   = ^{record_urgent, record_entry, ring_i.completions, aw_ready[1], w_ready[1], b_valid[1]};
    assign ring_ready       = 1'b1;
    assign records_busy     = 1'b0;
    assign written_valid_o  = 1'b0;
    assign written_urgent_o = 1'b0;
    assign written_error_o  = 1'b0;
    assign aw_valid[1]      = 1'b0;
    assign record_aw        = '0;
    assign w_valid[1]       = 1'b0;
    assign w_data[1]        = '0;
    assign w_strb[1]        = '0;
    assign w_last[1]        = 1'b0;
    assign b_ready[1]       = 1'b0;
  end

  always_ff @(posedge clk_i) begin
    if (!rst_ni) ring_head_o <= '0;
    else if (written_valid_o) ring_head_o <= ring_head_o + 1'b1;
  end

  tnd_axi_write_mux2 #(
    .AddrWidth(64),
    .DataWidth(MemDataWidth)
  ) u_mux (
    .clk_i,
    .rst_ni,
    .s_aw_valid_i(aw_valid),
    .s_aw_ready_o(aw_ready),
    .s_aw_addr_i ({record_aw.addr, data_aw.addr}),
    .s_aw_len_i  ({record_aw.len, data_aw.len}),
    .s_w_valid_i (w_valid),
    .s_w_ready_o (w_ready),
    .s_w_data_i  (w_data),
    .s_w_strb_i  (w_strb),
    .s_w_last_i  (w_last),
    .s_b_valid_o (b_valid),
    .s_b_ready_i (b_ready),
    .m_aw_valid_o(aw_valid_o),
    .m_aw_ready_i(aw_ready_i),
    .m_aw_id_o   (aw_id_o),
    .m_aw_addr_o (aw_o.addr),
    .m_aw_len_o  (aw_o.len),
    .m_w_valid_o (w_valid_o),
    .m_w_ready_i (w_ready_i),
    .m_w_data_o  (w_data_o),
    .m_w_strb_o  (w_strb_o),
    .m_w_last_o  (w_last_o),
    .m_b_valid_i (b_valid_i),
    .m_b_ready_o (b_ready_o),
    .m_b_id_i    (b_id_i)
  );

  assign quiet_o = data_quiet && !records_busy;
  assign busy_o  = tasks_inside || data_busy || !quiet_o;

endmodule
