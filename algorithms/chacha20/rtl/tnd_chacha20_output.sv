// The end of every ChaCha20 architecture: joins pads and message, and reports each task's end.
//
// Contract    One output beat per pad. Bytes past the task's length, and every byte of a task that failed, are zero, so
//             no pad leaves the core that its task has not asked for.
// Handshake   pad_*, trailer_*, data_in_*, data_out_* and result_* are valid/ready. The last beat of a task waits while
//             2^CtxWidth results have not been taken.
// Latency     1 clock from the later of pad and message, 2 from the trailer; one beat per clock
// Reset       empties it and clears the output register
// Checked by  ../tb, in tnd_chacha20_core
module tnd_chacha20_output
  import tnd_chacha20_round_pkg::*;
#(
  parameter int unsigned Stages   = 2,
  parameter int unsigned CtxWidth = 4
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

  // The task whose pads come now. Bytes that count are decoded a clock before, for the clock rate.
  logic                task_valid_q, task_done;
  trailer_t            task_q;
  logic [CtxWidth-1:0] task_ctx_q;
  logic                task_ok_q;
  logic [63:0]         task_keep_q;  // in the last block

  logic                room, load, fire, result_room;
  logic [63:0]         keep;         // bytes of the block that count
  logic [511:0]        message;

  assign fire = data_out_valid_o && data_out_ready_i;
  assign room = !valid_q || fire;
  assign load = room && pad_valid_i && task_valid_q && (data_in_valid_i || !task_q.has_data);
  assign keep = pad_last_i ? task_keep_q : '1;

  assign pad_ready_o     = load;
  assign task_done       = load && pad_last_i;
  assign trailer_ready_o = !task_valid_q || task_done;
  assign data_in_ready_o = room && pad_valid_i && task_valid_q && task_q.has_data;

  always_ff @(posedge clk_i) begin
    if (!rst_ni) task_valid_q <= 1'b0;
    else if (trailer_ready_o) task_valid_q <= trailer_valid_i;
  end

  always_ff @(posedge clk_i) begin
    if (trailer_ready_o) begin
      task_q      <= trailer_i;
      task_ctx_q  <= trailer_ctx_i;
      task_ok_q   <= trailer_i.status == '0;
      task_keep_q <= '1 >> ~trailer_i.last_byte;
    end
  end

  function automatic logic [511:0] select(input logic [511:0] data, input logic [63:0] bytes);
    for (int i = 0; i < 64; i++) select[8*i+:8] = bytes[i] ? data[8*i+:8] : '0;
  endfunction

  always_ff @(posedge clk_i) begin
    if (!rst_ni) begin
      valid_q <= 1'b0;
      data_q  <= '0;
    end else if (load) begin
      valid_q <= 1'b1;
      data_q  <= select(pad_i ^ message, task_ok_q ? keep : '0);
    end else if (fire) begin
      valid_q <= 1'b0;
    end
  end

  always_ff @(posedge clk_i) begin
    if (load) begin
      last_q   <= pad_last_i;
      keep_q   <= keep;
      ctx_q    <= task_ctx_q;
      status_q <= task_q.status;
    end
  end

  if (Stages == tnd_chacha20_pkg::StagesXor) begin : gen_xor
    assign message = task_q.has_data ? data_in_data_i : '0;
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
  assign unused_shape = ^{data_in_keep_i, data_in_last_i, task_q.last_byte};
endmodule
