// Poly1305 core: the tag of each task's message.
//
// Standard    RFC 8439, section 2.5
// Contract    docs/formats/core-ports.md. Operation 0 takes a message, which may be empty, and gives no data out. A task
//             that has a length but no message, or another operation, ends as unsupported, a length that is no number
//             of bytes as bad_length, each with tag 0. Tasks are answered in order.
// Parameters  Architecture: tnd_poly1305_pkg. Lanes: blocks of 16 bytes per clock.
// Rate, Latency, Byte order, Secrets, Timing    see tnd_poly1305_mac and ../README.md
// Checked by  ../tb/core_test.cpp
module tnd_poly1305_core
  import tnd_regs_pkg::StatusOk, tnd_regs_pkg::StatusBadLength, tnd_regs_pkg::StatusUnsupported;
  import tnd_poly1305_pkg::*;
#(
  parameter int unsigned Architecture = Powers,
  parameter int unsigned Lanes        = 4,
  parameter int unsigned CtxWidth     = 4
) (
  input  logic                clk_i,
  input  logic                rst_ni,

  input  logic                task_valid_i,
  output logic                task_ready_o,
  input  logic [CtxWidth-1:0] task_ctx_i,
  input  logic [7:0]          task_op_i,
  input  logic                task_has_data_i,
  input  logic [255:0]        task_key_i,
  input  logic [127:0]        task_iv_i,
  input  logic [31:0]         task_len_bits_i,

  input  logic                data_in_valid_i,
  output logic                data_in_ready_o,
  input  logic [511:0]        data_in_data_i,
  input  logic [63:0]         data_in_keep_i,
  input  logic                data_in_last_i,

  output logic                data_out_valid_o,
  input  logic                data_out_ready_i,
  output logic [511:0]        data_out_data_o,
  output logic [63:0]         data_out_keep_o,
  output logic                data_out_last_o,
  output logic [CtxWidth-1:0] data_out_ctx_o,

  output logic                result_valid_o,
  input  logic                result_ready_i,
  output logic [CtxWidth-1:0] result_ctx_o,
  output logic [127:0]        result_tag_o,
  output logic [7:0]          result_status_o
);
  localparam int unsigned MaxTasks = tnd_poly1305_field_pkg::Slots;
  // Operations, see docs/formats/core-ports.md.
  localparam logic [7:0] OpTag = 8'd0;

  // ------------------------------------------------------------------ header: a job, and a place among the results
  logic        job_ready, owner_ready, owner_valid, tag_valid;
  logic [7:0]  status;
  logic [31:0] bytes, blocks;
  logic [127:0] tag;

  assign bytes  = (task_len_bits_i >> 3) + 32'(task_len_bits_i[2:0] != '0);
  assign blocks = task_has_data_i ? (bytes + 32'd15) >> 4 : '0;

  always_comb begin
    if (task_op_i != OpTag || (!task_has_data_i && task_len_bits_i != '0)) status = StatusUnsupported;
    else if (task_len_bits_i[2:0] != '0) status = StatusBadLength;
    else status = StatusOk;
  end

  assign task_ready_o = job_ready && owner_ready;

  tnd_fifo #(
    .Width(CtxWidth + 8),
    .Depth(MaxTasks)
  ) u_owners (
    .clk_i,
    .rst_ni,
    .in_valid_i (task_valid_i && job_ready),
    .in_ready_o (owner_ready),
    .in_data_i  ({task_ctx_i, status}),
    .out_valid_o(owner_valid),
    .out_ready_i(tag_valid && result_ready_i),
    .out_data_o ({result_ctx_o, result_status_o})
  );

  if (Architecture == Powers) begin : gen_powers
    tnd_poly1305_mac #(
      .Lanes    (Lanes),
      .PadBlocks(1'b0)
    ) u_mac (
      .clk_i,
      .rst_ni,
      .job_valid_i (task_valid_i && owner_ready),
      .job_ready_o (job_ready),
      .job_key_i   (task_key_i),
      .job_blocks_i(blocks),
      .data_valid_i(data_in_valid_i),
      .data_ready_o(data_in_ready_o),
      .data_data_i (data_in_data_i),
      .data_keep_i (data_in_keep_i),
      .tag_valid_o (tag_valid),
      .tag_ready_i (owner_valid && result_ready_i),
      .tag_o       (tag)
    );
  end else begin : gen_unknown
    $error("no such Architecture");
  end

  assign result_valid_o = tag_valid && owner_valid;
  assign result_tag_o   = result_status_o == StatusOk ? tag : '0;

  assign data_out_valid_o = 1'b0;
  assign data_out_data_o  = '0;
  assign data_out_keep_o  = '0;
  assign data_out_last_o  = 1'b0;
  assign data_out_ctx_o   = '0;

  logic unused_inputs;
  assign unused_inputs = ^{task_iv_i, data_in_last_i, data_out_ready_i};
endmodule
