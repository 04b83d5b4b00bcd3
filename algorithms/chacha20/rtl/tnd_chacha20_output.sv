// The end of every ChaCha20 architecture: joins pads and message, and reports each task's end.
//
// Contract    One output beat per pad. Bytes past the task's length, and every byte of a task that failed, are zero, so
//             no pad leaves the core that its task has not asked for.
// Handshake   pad_*, trailer_*, data_in_*, data_out_* and result_* are valid/ready. The last beat of a task waits while
//             2^CtxWidth results have not been taken.
//             data_in_ready_o and pad_ready_o do not depend on data_out_ready_i in the same clock.
// Parameters  EveryClock: one beat per clock, of 16 that may wait, and pad_i three clocks after its handshake; else one
//             in two clocks, and only one waits
// Latency     1 clock from the later of pad and message, 2 from the trailer; with EveryClock 4 and 5
// Reset       empties it; without EveryClock it clears the output register
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
  typedef struct packed {
    logic                last;
    logic [CtxWidth-1:0] ctx;
    logic [7:0]          status;
    logic [63:0]         keep;
    logic [511:0]        data;
  } beat_t;
  beat_t beat, out;
  logic  out_valid;

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
  assign load = room && pad_valid_i && task_valid && (data_in_valid_i || !task_trailer.has_data);
  assign keep = pad_last_i ? task_keep : '1;

  assign pad_ready_o     = load;
  assign data_in_ready_o = room && pad_valid_i && task_valid && task_trailer.has_data;

  // Decodes ahead of the pads, for the clock rate.
  logic [63:0] trailer_keep;
  assign trailer_keep = '1 >> ~trailer_i.last_byte;
  tnd_skid #(
    .Width(64 + 1 + CtxWidth + $bits(trailer_t))
  ) u_tasks (
    .clk_i,
    .rst_ni,
    .in_valid_i (trailer_valid_i),
    .in_ready_o (trailer_ready_o),
    .in_data_i  ({trailer_keep, trailer_i.status == '0, trailer_ctx_i, trailer_i}),
    .out_valid_o(task_valid),
    .out_ready_i(load && pad_last_i),
    .out_data_o ({task_keep, task_ok, task_ctx, task_trailer})
  );

  function automatic logic [511:0] select(input logic [511:0] data, input logic [63:0] bytes);
    for (int i = 0; i < 64; i++) select[8*i+:8] = bytes[i] ? data[8*i+:8] : '0;
  endfunction

  if (EveryClock) begin : gen_every_clock
    // A beat's data and byte enables wait here for its pad; the byte enables are computed in two clocks. Nothing can stall
    // this pipeline: u_beats has room for the three beats on their way to it and the one that begins.
    typedef struct packed {
      logic         ok, has_message;
      logic [63:0]  keep;
      logic [511:0] data;
    } wait_t;
    typedef struct packed {
      logic                valid, last;
      logic [CtxWidth-1:0] ctx;
      logic [7:0]          status;
    } mark_t;
    wait_t        taken_q, kept_q;
    mark_t [2:0]  mark_q;
    logic [63:0]  keep_q, pad_keep_q, data_keep_q;  // the last two: of a task that did not fail
    logic [511:0] data_q;
    logic         unused_now;  // keep and message are decided later
    assign unused_now = ^{keep, message};

    always_ff @(posedge clk_i) begin
      taken_q     <= '{task_ok, task_trailer.has_data && Stages == tnd_chacha20_pkg::StagesXor, task_keep, data_in_data_i};
      kept_q      <= taken_q;
      kept_q.keep <= mark_q[0].last ? taken_q.keep : '1;
      keep_q      <= kept_q.keep;
      pad_keep_q  <= kept_q.ok ? kept_q.keep : '0;
      data_keep_q <= kept_q.ok && kept_q.has_message ? kept_q.keep : '0;
      data_q      <= kept_q.data;
      mark_q      <= {mark_q[1:0], mark_t'{load, pad_last_i, task_ctx, task_trailer.status}};
      if (!rst_ni) begin
        for (int i = 0; i < 3; i++) mark_q[i].valid <= 1'b0;
      end
    end
    assign beat = '{mark_q[2].last, mark_q[2].ctx, mark_q[2].status, keep_q,
                    select(pad_i, pad_keep_q) ^ select(data_q, data_keep_q)};
    tnd_fifo #(
      .word_t(beat_t),
      .Depth (16),
      .Margin(3)
    ) u_beats (
      .clk_i,
      .rst_ni,
      .in_valid_i (mark_q[2].valid),
      .in_ready_o (room),
      .in_data_i  (beat),
      .out_valid_o(out_valid),
      .out_ready_i(data_out_ready_i && (result_room || !out.last)),
      .out_data_o (out)
    );
  end else begin : gen_one
    logic  valid_q;
    beat_t beat_q;
    assign beat = '{pad_last_i, task_ctx, task_trailer.status, keep, select(pad_i ^ message, task_ok ? keep : '0)};
    assign room      = !valid_q;
    assign out_valid = valid_q;
    assign out       = beat_q;
    always_ff @(posedge clk_i) begin
      if (!rst_ni) begin
        valid_q     <= 1'b0;
        beat_q.data <= '0;
      end else if (load) begin
        valid_q     <= 1'b1;
        beat_q.data <= beat.data;
      end else if (fire) begin
        valid_q <= 1'b0;
      end
    end
    always_ff @(posedge clk_i) begin
      if (load) {beat_q.last, beat_q.ctx, beat_q.status, beat_q.keep} <= {beat.last, beat.ctx, beat.status, beat.keep};
    end
  end

  if (Stages == tnd_chacha20_pkg::StagesXor) begin : gen_xor
    assign message = task_trailer.has_data ? data_in_data_i : '0;
  end else begin : gen_no_xor
    logic unused_data;
    assign message     = '0;
    assign unused_data = ^data_in_data_i;
  end

  assign data_out_valid_o = out_valid && (result_room || !out.last);
  assign data_out_data_o  = out.data;
  assign data_out_keep_o  = out.keep;
  assign data_out_last_o  = out.last;
  assign data_out_ctx_o   = out.ctx;

  tnd_fifo #(
    .Width(CtxWidth + 8),
    .Depth(2 ** CtxWidth)
  ) u_results (
    .clk_i,
    .rst_ni,
    .in_valid_i (fire && out.last),
    .in_ready_o (result_room),
    .in_data_i  ({out.ctx, out.status}),
    .out_valid_o(result_valid_o),
    .out_ready_i(result_ready_i),
    .out_data_o ({result_ctx_o, result_status_o})
  );
  assign result_tag_o = '0;

  // Message beats and pads are one to one by the port contract, so the lengths that the message tells are not needed.
  logic unused_shape;
  assign unused_shape = ^{data_in_keep_i, data_in_last_i, task_trailer.last_byte};
endmodule
