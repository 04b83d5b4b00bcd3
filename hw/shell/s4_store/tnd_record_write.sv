// Writes completion records to memory, one 32-byte write each, several under way.
//
// Handshake   record_valid_i/record_ready_o; written_valid_o is a pulse per record, in order, once memory has answered
// Checked by  ../tb/test_shell_ring.py, ../tb/test_shell_errors.py
module tnd_record_write #(
  parameter int unsigned MemDataWidth = 256,
  parameter int unsigned Depth        = 8  // records under way
) (
  input  logic                      clk_i,
  input  logic                      rst_ni,
  input  logic                      stop_i,
  output logic                      quiet_o,  // no write under way
  output logic                      busy_o,

  input  logic                      record_valid_i,
  output logic                      record_ready_o,
  input  logic [63:0]               record_addr_i,
  input  logic [255:0]              record_i,
  input  logic                      record_urgent_i,
  output logic                      written_valid_o,
  output logic                      written_urgent_o,
  output logic                      written_error_o,

  output logic                      aw_valid_o,
  input  logic                      aw_ready_i,
  output logic [63:0]               aw_addr_o,
  output logic [7:0]                aw_len_o,
  output logic                      w_valid_o,
  input  logic                      w_ready_i,
  output logic [MemDataWidth-1:0]   w_data_o,
  output logic [MemDataWidth/8-1:0] w_strb_o,
  output logic                      w_last_o,
  input  logic                      b_valid_i,
  output logic                      b_ready_o,
  input  logic [1:0]                b_resp_i
);

  localparam int unsigned RecordBits = 256;
  localparam int unsigned Beats      = MemDataWidth < RecordBits ? RecordBits / MemDataWidth : 1;

  // A record goes to three places at once: command, data, and the queue of what to do when it is written.
  logic cmd_ready, data_ready, urgent_ready, take;
  assign record_ready_o = cmd_ready && data_ready && urgent_ready;
  assign take           = record_valid_i && record_ready_o;

  logic                  data_valid, data_taken;
  logic [RecordBits-1:0] data;
  logic [1:0]            data_count_unused;

  tnd_fifo #(
    .Width(RecordBits),
    .Depth(2)
  ) u_data (
    .clk_i,
    .rst_ni,
    .in_valid_i (take),
    .in_ready_o (data_ready),
    .in_data_i  (record_i),
    .out_valid_o(data_valid),
    .out_ready_i(data_taken),
    .out_data_o (data),
    .count_o    (data_count_unused)
  );

  logic                      beat_valid, beat_ready, beat_last;
  logic [MemDataWidth-1:0]   beat_data;
  logic [MemDataWidth/8-1:0] beat_keep;

  if (Beats > 1) begin : gen_narrower
    tnd_width_down #(
      .OutWidth(MemDataWidth),
      .Factor  (Beats)
    ) u_down (
      .clk_i,
      .rst_ni,
      .in_valid_i (data_valid),
      .in_ready_o (data_taken),
      .in_data_i  (data),
      .in_keep_i  ('1),
      .in_last_i  (1'b1),
      .out_valid_o(beat_valid),
      .out_ready_i(beat_ready),
      .out_data_o (beat_data),
      .out_keep_o (beat_keep),
      .out_last_o (beat_last)
    );
  end else begin : gen_one_beat
    assign beat_valid = data_valid;
    assign data_taken = beat_ready;
    assign beat_data  = MemDataWidth'(data);
    assign beat_keep  = (MemDataWidth/8)'(32'hFFFF_FFFF);
    assign beat_last  = 1'b1;
  end

  logic idle;

  tnd_dma_write #(
    .AddrWidth(64),
    .DataWidth(MemDataWidth),
    .MaxBurst (Beats),
    .FifoDepth(Depth * Beats)
  ) u_write (
    .clk_i,
    .rst_ni,
    .stop_i,
    .idle_o      (idle),
    .cmd_valid_i (take),
    .cmd_ready_o (cmd_ready),
    .cmd_addr_i  (record_addr_i),
    .cmd_len_i   (30'(RecordBits / 8)),
    .in_valid_i  (beat_valid),
    .in_ready_o  (beat_ready),
    .in_data_i   (beat_data),
    .in_keep_i   (beat_keep),
    .in_last_i   (beat_last),
    .done_valid_o(written_valid_o),
    .done_ready_i(1'b1),
    .done_error_o(written_error_o),
    .aw_valid_o,
    .aw_ready_i,
    .aw_addr_o,
    .aw_len_o,
    .w_valid_o,
    .w_ready_i,
    .w_data_o,
    .w_strb_o,
    .w_last_o,
    .b_valid_i,
    .b_ready_o,
    .b_resp_i
  );

  logic                       urgent_waiting;
  logic [$clog2(Depth+1)-1:0] urgent_count_unused;

  tnd_fifo #(
    .Width(1),
    .Depth(Depth)
  ) u_urgent (
    .clk_i,
    .rst_ni,
    .in_valid_i (take),
    .in_ready_o (urgent_ready),
    .in_data_i  (record_urgent_i),
    .out_valid_o(urgent_waiting),
    .out_ready_i(written_valid_o),
    .out_data_o (written_urgent_o),
    .count_o    (urgent_count_unused)
  );

  assign quiet_o = idle;
  assign busy_o  = urgent_waiting;

endmodule
