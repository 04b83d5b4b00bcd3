// ChaCha20-Poly1305 with one ChaCha20 round per clock, or a quarter of a round each of four blocks, and one lane of Poly1305.
//
// Rate        20 clocks per 64 bytes of message and 20 per task, also from task to task; Poly1305 keeps up while a task
//             has less than four times as much aad as message
// Latency, Byte order    see ../README.md
// Checked by  ../tb, in tnd_chacha20_poly1305_core
module tnd_chacha20_poly1305_core_iterative
  import tnd_chacha20_round_pkg::*;
#(
  parameter bit          Interleaved = 1'b0,
  parameter int unsigned CtxWidth    = 4
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
  input  logic [31:0]         task_aad_bytes_i,
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
  logic   block_valid, block_ready, block_last, pad_valid, pad_ready, pad_last;
  block_t block;
  state_t pad;

  if (Interleaved) begin : gen_interleaved
    tnd_chacha20_core_interleaved #(
      .Stages(tnd_chacha20_pkg::StagesSummation)
    ) u_pads (
      .clk_i,
      .rst_ni,
      .block_valid_i(block_valid),
      .block_ready_o(block_ready),
      .block_i      (block),
      .block_last_i (block_last),
      .pad_valid_o  (pad_valid),
      .pad_ready_i  (pad_ready),
      .pad_o        (pad),
      .pad_last_o   (pad_last)
    );
  end else begin : gen_iterative
    tnd_chacha20_core_iterative #(
      .Stages(tnd_chacha20_pkg::StagesSummation)
    ) u_pads (
      .clk_i,
      .rst_ni,
      .block_valid_i(block_valid),
      .block_ready_o(block_ready),
      .block_i      (block),
      .block_last_i (block_last),
      .pad_valid_o  (pad_valid),
      .pad_ready_i  (pad_ready),
      .pad_o        (pad),
      .pad_last_o   (pad_last)
    );
  end

  tnd_chacha20_poly1305_frame #(
    .EveryClock (1'b0),
    .MacLanes   (1),
    .MaxTasks   (16),
    .BufferBeats(16),
    .CtxWidth   (CtxWidth)
  ) u_frame (
    .*,
    .block_valid_o(block_valid),
    .block_ready_i(block_ready),
    .block_o      (block),
    .block_last_o (block_last),
    .pad_valid_i  (pad_valid),
    .pad_ready_o  (pad_ready),
    .pad_i        (pad),
    .pad_last_i   (pad_last)
  );
endmodule
