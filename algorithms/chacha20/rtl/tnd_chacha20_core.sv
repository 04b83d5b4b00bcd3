// ChaCha20 core: cuts tasks into blocks, computes their pads by the chosen architecture, joins them with the message.
//
// Standard    RFC 8439, sections 2.1-2.4
// Contract    docs/formats/core-ports.md. Operation 0 (XOR) needs Stages = StagesXor and a message, operation 1 (pads)
//             must have none; anything else ends as unsupported. A task that would run past counter 2^32-1 ends as
//             counter_overflow. Tasks are answered in order.
// Parameters  Architecture, Stages: values in tnd_chacha20_pkg. A pad is 20 rounds; from StagesSummation on also plus
//             the initial state. PipelineCut: see tnd_chacha20_core_pipelined. FromC is tnd_chacha20_core_from_c alone.
// Latency     from header to first output: iterative 24 clocks; interleaved 84; from C 23; pipelined: stages + 10, + 9
//             without the summation
// Byte order  see ../README.md
// Secrets     a key is overwritten when the last block of its task has been made. Pads stay in registers and in the RAM
//             of u_pads until others overwrite them, some even across a reset (SECURITY.md); an empty FIFO offers nothing
// Timing      independent of key and data; not masked
// Checked by  ../tb/core_vectors_test.cpp, ../tb/core_random_test.cpp, ../tb/core_rate_test.cpp
module tnd_chacha20_core
  import tnd_chacha20_pkg::*;
  import tnd_chacha20_round_pkg::*;
#(
  parameter int unsigned Architecture = Iterative,
  parameter int unsigned Stages       = StagesXor,
  parameter int unsigned PipelineCut  = 1,
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
  if (Architecture == FromC) begin : gen_from_c
    tnd_chacha20_core_from_c #(.CtxWidth(CtxWidth)) u_core (.*);
  end else begin : gen_pads
    // Tasks between u_blocks and u_output: no fewer than blocks, so that tasks of one block are no slower than long ones.
    // Pipelined: twice as many as blocks in flight, so there always is a place, and u_blocks need not ask for it.
    localparam int unsigned MaxTasks = Architecture == Pipelined ? 256 : 16;

    logic                trailer_in_valid, trailer_in_ready, trailer_valid, trailer_ready;
    logic [CtxWidth-1:0] trailer_in_ctx, trailer_ctx;
    trailer_t            trailer_in, trailer;
    logic                block_valid, block_ready, block_ready_next, block_last;
    block_t              block;
    logic                pad_valid, pad_ready, pad_last;
    state_t              pad;

    tnd_chacha20_blocks #(
      .Stages  (Stages),
      .CtxWidth(CtxWidth),
      .Ahead   (Architecture == Pipelined)
    ) u_blocks (
      .clk_i,
      .rst_ni,
      .task_valid_i,
      .task_ready_o,
      .task_ctx_i,
      .task_op_i,
      .task_has_data_i,
      .task_key_i,
      .task_iv_i,
      .task_len_bits_i,
      .trailer_valid_o   (trailer_in_valid),
      .trailer_ready_i   (Architecture == Pipelined || trailer_in_ready),
      .trailer_ctx_o     (trailer_in_ctx),
      .trailer_o         (trailer_in),
      .block_valid_o     (block_valid),
      .block_ready_i     (block_ready),
      .block_ready_next_i(block_ready_next),
      .block_o           (block),
      .block_last_o      (block_last)
    );

    tnd_fifo_ram #(
      .Width    (CtxWidth + $bits(trailer_t)),
      .Depth    (MaxTasks),
      .Registers(2)
    ) u_trailers (
      .clk_i,
      .rst_ni,
      .in_valid_i (trailer_in_valid),
      .in_ready_o (trailer_in_ready),
      .in_data_i  ({trailer_in_ctx, trailer_in}),
      .out_valid_o(trailer_valid),
      .out_ready_i(trailer_ready),
      .out_data_o ({trailer_ctx, trailer})
    );

    if (Architecture != Pipelined) begin : gen_not_ahead
      assign block_ready_next = 1'b0;
    end
    if (Architecture == Iterative) begin : gen_iterative
      tnd_chacha20_core_iterative #(
        .Stages(Stages)
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
    end else if (Architecture == Interleaved) begin : gen_interleaved
      tnd_chacha20_core_interleaved #(
        .Stages(Stages)
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
    end else if (Architecture == Pipelined) begin : gen_pipelined
      tnd_chacha20_core_pipelined #(
        .Stages     (Stages),
        .PipelineCut(PipelineCut),
        .LatePad    (1'b1)
      ) u_pads (
        .clk_i,
        .rst_ni,
        .block_valid_i     (block_valid),
        .block_ready_o     (block_ready),
        .block_ready_next_o(block_ready_next),
        .block_i           (block),
        .block_last_i      (block_last),
        .pad_valid_o       (pad_valid),
        .pad_ready_i       (pad_ready),
        .pad_o             (pad),
        .pad_last_o        (pad_last)
      );
    end else begin : gen_unknown
      $error("no such Architecture");
    end

    tnd_chacha20_output #(
      .Stages    (Stages),
      .CtxWidth  (CtxWidth),
      .EveryClock(Architecture == Pipelined)
    ) u_output (
      .clk_i,
      .rst_ni,
      .pad_valid_i    (pad_valid),
      .pad_ready_o    (pad_ready),
      .pad_i          (pad),
      .pad_last_i     (pad_last),
      .trailer_valid_i(trailer_valid),
      .trailer_ready_o(trailer_ready),
      .trailer_ctx_i  (trailer_ctx),
      .trailer_i      (trailer),
      .data_in_valid_i,
      .data_in_ready_o,
      .data_in_data_i,
      .data_in_keep_i,
      .data_in_last_i,
      .data_out_valid_o,
      .data_out_ready_i,
      .data_out_data_o,
      .data_out_keep_o,
      .data_out_last_o,
      .data_out_ctx_o,
      .result_valid_o,
      .result_ready_i,
      .result_ctx_o,
      .result_tag_o,
      .result_status_o
    );
  end
endmodule
