// The end of every ChaCha20 architecture: joins pads and message, and reports each task's end.
//
// Contract    One output beat per pad. Bytes past the task's length, and every byte of a task that failed, are zero, so
//             no pad leaves the core that its task has not asked for.
// Handshake   pad_*, trailer_*, data_in_*, data_out_* and result_* are valid/ready. The last beat of a task waits while
//             2^CtxWidth results have not been taken.
// Parameters  EveryClock: one beat per clock; else one in two, and nothing here depends on data_out_ready_i in the same clock
// Latency     1 clock from the later of pad and message, 2 from the trailer
// Reset       empties it and clears the output register
// Checked by  ../tb, in tnd_chacha20_core
module tnd_chacha20_output
  import tnd_chacha20_round_pkg::*;
#(
  parameter int unsigned Stages     = 2,
  parameter int unsigned CtxWidth   = 4,
  parameter bit          EveryClock = 1'b1
) (
  input  logic                clk_i,
  input  logic                rst_ni,

  input  logic                pad_valid_i,
  output logic                pad_ready_o,
  input  state_t              pad_i,
  input  logic                pad_last_i,

  input  logic                trailer_valid_i,
  output logic                trailer_ready_o,
  input  logic [CtxWidth-1:0] trailer_ctx_i,
  input  trailer_t            trailer_i,

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
  logic                valid_q, last_q;
  logic [511:0]        data_q;
  logic [63:0]         keep_q;
  logic [CtxWidth-1:0] ctx_q;
  logic [7:0]          status_q;

  // The task whose pads come now.
  logic                task_valid;
  trailer_t            task_trailer;
  logic [CtxWidth-1:0] task_ctx;
  logic                task_ok;
  logic [63:0]         task_keep;  // bytes of the last block that count

  logic                room, load, fire, result_room;
  logic [63:0]         keep;         // bytes of the block that count
  logic [511:0]        message;

  assign fire = data_out_valid_o && data_out_ready_i;
  assign room = !valid_q || (EveryClock && fire);
  assign load = room && pad_valid_i && task_valid && (data_in_valid_i || !task_trailer.has_data);
  assign keep = pad_last_i ? task_keep : '1;

  assign pad_ready_o     = load;
  assign data_in_ready_o = room && pad_valid_i && task_valid && task_trailer.has_data;

  // Decodes ahead of the pads, for the clock rate.
  logic [63:0] trailer_keep;
  logic [1:0]  unused_tasks;
  assign trailer_keep = '1 >> ~trailer_i.last_byte;
  tnd_fifo #(
    .Width(64 + 1 + CtxWidth + $bits(trailer_t)),
    .Depth(2)
  ) u_tasks (
    .clk_i,
    .rst_ni,
    .in_valid_i (trailer_valid_i),
    .in_ready_o (trailer_ready_o),
    .in_data_i  ({trailer_keep, trailer_i.status == '0, trailer_ctx_i, trailer_i}),
    .out_valid_o(task_valid),
    .out_ready_i(load && pad_last_i),
    .out_data_o ({task_keep, task_ok, task_ctx, task_trailer}),
    .count_o    (unused_tasks)
  );

  function automatic logic [511:0] select(input logic [511:0] data, input logic [63:0] bytes);
    for (int i = 0; i < 64; i++) select[8*i+:8] = bytes[i] ? data[8*i+:8] : '0;
  endfunction

  always_ff @(posedge clk_i) begin
    if (!rst_ni) begin
      valid_q <= 1'b0;
      data_q  <= '0;
    end else if (load) begin
      valid_q <= 1'b1;
      data_q  <= select(pad_i ^ message, task_ok ? keep : '0);
    end else if (fire) begin
      valid_q <= 1'b0;
    end
  end

  always_ff @(posedge clk_i) begin
    if (load) begin
      last_q   <= pad_last_i;
      keep_q   <= keep;
      ctx_q    <= task_ctx;
      status_q <= task_trailer.status;
    end
  end

  if (Stages == tnd_chacha20_pkg::StagesXor) begin : gen_xor
    assign message = task_trailer.has_data ? data_in_data_i : '0;
  end else begin : gen_no_xor
    logic unused_data;
    assign message     = '0;
    assign unused_data = ^data_in_data_i;
  end

  assign data_out_valid_o = valid_q && (result_room || !last_q);
  assign data_out_data_o  = data_q;
  assign data_out_keep_o  = keep_q;
  assign data_out_last_o  = last_q;
  assign data_out_ctx_o   = ctx_q;

  logic [CtxWidth:0] unused_count;
  tnd_fifo #(
    .Width(CtxWidth + 8),
    .Depth(2 ** CtxWidth)
  ) u_results (
    .clk_i,
    .rst_ni,
    .in_valid_i (fire && last_q),
    .in_ready_o (result_room),
    .in_data_i  ({ctx_q, status_q}),
    .out_valid_o(result_valid_o),
    .out_ready_i(result_ready_i),
    .out_data_o ({result_ctx_o, result_status_o}),
    .count_o    (unused_count)
  );
  assign result_tag_o = '0;

  // Message beats and pads are one to one by the port contract, so the lengths that the message tells are not needed.
  logic unused_shape;
  assign unused_shape = ^{data_in_keep_i, data_in_last_i, task_trailer.last_byte};
endmodule
