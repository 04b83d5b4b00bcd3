// Stage 4: everything that is written to memory: output data, then the completion record of the task.
//
// Order       a record is offered to memory only after every data write of its task has been answered
// AXI         id 0 data, id 1 completion records
// Checked by  ../tb/test_shell_direct.py, ../tb/test_shell_ring.py, ../tb/test_shell_errors.py
module tnd_s4_store
  import tnd_shell_pkg::*;
#(
  parameter int unsigned MemDataWidth = 256,
  parameter int unsigned MaxBurst     = 16,
  parameter int unsigned WriteDepth   = 128,
  parameter int unsigned WriteBursts  = 64,
  parameter int unsigned InFlight     = 8,
  parameter bit          HasRing      = 1'b1,
  localparam int unsigned CtxWidth    = $clog2(InFlight)
) (
  input  logic                      clk_i,
  input  logic                      rst_ni,
  input  logic                      stop_i,
  output logic                      quiet_o,
  output logic                      busy_o,
  input  logic [63:0]               completions_i,
  input  logic [3:0]                log2_entries_i,
  output logic [15:0]               ring_head_o,

  // A task enters, and what the earlier stages learn about it.
  input  logic                      issue_valid_i,
  output logic                      issue_ready_o,
  output logic [CtxWidth-1:0]       issue_ctx_o,
  input  ticket_t                   issue_ticket_i,
  input  logic                      start_valid_i,
  input  logic [CtxWidth-1:0]       start_ctx_i,
  input  logic                      read_error_valid_i,
  input  logic [CtxWidth-1:0]       read_error_ctx_i,
  input  logic                      result_valid_i,
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
  input  logic [MemDataWidth/8-1:0] output_keep_i,
  input  logic                      output_last_i,

  // To stage 5 and the registers.
  output logic                      direct_done_o,
  output logic [7:0]                status_o,
  output logic [127:0]              tag_o,
  output logic [31:0]               cycles_o,
  output logic                      failed_o,
  output logic [3:0]                source_o,
  output logic                      written_valid_o,
  output logic                      written_urgent_o,
  output logic                      written_error_o,

  output logic                      aw_valid_o,
  input  logic                      aw_ready_i,
  output logic                      aw_id_o,
  output logic [63:0]               aw_addr_o,
  output logic [7:0]                aw_len_o,
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

  // Two masters share the port: 0 data, 1 records.
  logic [1:0]                     aw_valid, aw_ready, w_valid, w_ready, w_last, b_valid, b_ready;
  logic [1:0][63:0]               aw_addr;
  logic [1:0][7:0]                aw_len;
  logic [1:0][MemDataWidth-1:0]   w_data;
  logic [1:0][MemDataWidth/8-1:0] w_strb;

  // ------------------------------------------------------------------ data
  logic                owners_ready, cmd_ready, data_idle;
  logic                stored_valid, stored_error;
  logic [CtxWidth-1:0] stored_ctx;

  assign store_ready_o = cmd_ready && owners_ready;

  tnd_dma_write #(
    .AddrWidth     (64),
    .DataWidth     (MemDataWidth),
    .MaxBurst      (MaxBurst),
    .FifoDepth     (WriteDepth),
    .MaxOutstanding(WriteBursts)
  ) u_data (
    .clk_i,
    .rst_ni,
    .stop_i,
    .idle_o      (data_idle),
    .cmd_valid_i (store_valid_i && owners_ready),
    .cmd_ready_o (cmd_ready),
    .cmd_addr_i  (store_i.addr),
    .cmd_len_i   (store_i.len_bytes),
    .in_valid_i  (output_valid_i),
    .in_ready_o  (output_ready_o),
    .in_data_i   (output_data_i),
    .in_keep_i   (output_keep_i),
    .in_last_i   (output_last_i),
    .done_valid_o(stored_valid),
    .done_ready_i(1'b1),
    .done_error_o(stored_error),
    .aw_valid_o  (aw_valid[0]),
    .aw_ready_i  (aw_ready[0]),
    .aw_addr_o   (aw_addr[0]),
    .aw_len_o    (aw_len[0]),
    .w_valid_o   (w_valid[0]),
    .w_ready_i   (w_ready[0]),
    .w_data_o    (w_data[0]),
    .w_strb_o    (w_strb[0]),
    .w_last_o    (w_last[0]),
    .b_valid_i   (b_valid[0]),
    .b_ready_o   (b_ready[0]),
    .b_resp_i
  );

  // Whose data the mover writes.
  logic                          owners_valid_unused;
  logic [$clog2(InFlight+1)-1:0] owners_count_unused;

  tnd_fifo #(
    .Width(CtxWidth),
    .Depth(InFlight)
  ) u_owners (
    .clk_i,
    .rst_ni,
    .in_valid_i (store_valid_i && cmd_ready),
    .in_ready_o (owners_ready),
    .in_data_i  (store_ctx_i),
    .out_valid_o(owners_valid_unused),
    .out_ready_i(stored_valid),
    .out_data_o (stored_ctx),
    .count_o    (owners_count_unused)
  );

  // ------------------------------------------------------------------ completions
  logic         tasks_inside, records_busy;
  logic         record_valid, record_ready, record_urgent;
  logic [63:0]  record_addr;
  logic [255:0] record;

  tnd_completion #(
    .InFlight(InFlight)
  ) u_completion (
    .clk_i,
    .rst_ni,
    .busy_o         (tasks_inside),
    .base_i         (completions_i),
    .log2_entries_i,
    .issue_valid_i,
    .issue_ready_o,
    .issue_ctx_o,
    .issue_ticket_i,
    .start_valid_i,
    .start_ctx_i,
    .read_error_valid_i,
    .read_error_ctx_i,
    .result_valid_i,
    .result_ctx_i,
    .result_tag_i,
    .result_status_i,
    .stored_valid_i (stored_valid),
    .stored_ctx_i   (stored_ctx),
    .stored_error_i (stored_error),
    .record_valid_o (record_valid),
    .record_ready_i (record_ready),
    .record_addr_o  (record_addr),
    .record_o       (record),
    .record_urgent_o(record_urgent),
    .direct_done_o,
    .failed_o,
    .source_o,
    .status_o,
    .tag_o,
    .cycles_o
  );

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
      .record_valid_i (record_valid),
      .record_ready_o (record_ready),
      .record_addr_i  (record_addr),
      .record_i       (record),
      .record_urgent_i(record_urgent),
      .written_valid_o,
      .written_urgent_o,
      .written_error_o,
      .aw_valid_o     (aw_valid[1]),
      .aw_ready_i     (aw_ready[1]),
      .aw_addr_o      (aw_addr[1]),
      .aw_len_o       (aw_len[1]),
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
    logic unused_ring;
    assign unused_ring      = ^{record_valid, record_urgent, record_addr, record, aw_ready[1], w_ready[1], b_valid[1]};
    assign record_ready     = 1'b1;
    assign records_busy     = 1'b0;
    assign written_valid_o  = 1'b0;
    assign written_urgent_o = 1'b0;
    assign written_error_o  = 1'b0;
    assign aw_valid[1]      = 1'b0;
    assign aw_addr[1]       = '0;
    assign aw_len[1]        = '0;
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
    .s_aw_addr_i (aw_addr),
    .s_aw_len_i  (aw_len),
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
    .m_aw_addr_o (aw_addr_o),
    .m_aw_len_o  (aw_len_o),
    .m_w_valid_o (w_valid_o),
    .m_w_ready_i (w_ready_i),
    .m_w_data_o  (w_data_o),
    .m_w_strb_o  (w_strb_o),
    .m_w_last_o  (w_last_o),
    .m_b_valid_i (b_valid_i),
    .m_b_ready_o (b_ready_o),
    .m_b_id_i    (b_id_i)
  );

  assign quiet_o = data_idle && !records_busy;
  assign busy_o  = tasks_inside || !quiet_o;

endmodule
