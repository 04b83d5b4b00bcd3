// One core's place in the PDCP core: queues around it, and the width of its data.
//
//   task --> u_tasks --> core --> result --> u_results --> result, when its output has left
//   beats --> u_in --> narrower --> core --> wider --> u_out --> beats, packet by packet
//
// Contract    The core has the ports of docs/formats/core-ports.md and answers in order. A packet of output is offered when
//             it is whole, or when no more of it has room: so a slow core does not hold the port for others' packets. A
//             result is offered when all output that the core gave before it has left.
// Parameters  Width: of the core's data, 128 or a part. Tasks: queued. Depth: beats of 128 bits queued, each way; 8 or more
// Handshake   every channel valid/ready; valid depends on nobody's ready
// Reset       empties it; u_tasks overwrites keys that have left it
// Secrets     queued data stay in RAMs until overwritten
module tnd_pdcp_lane
  import tnd_pdcp_lanes_pkg::*;
#(
  parameter int unsigned Width    = 128,
  parameter int unsigned CtxWidth = 6,
  parameter int unsigned Tasks    = 8,
  parameter int unsigned Depth    = 128
) (
  input  logic                clk_i,
  input  logic                rst_ni,

  // The router.
  input  logic                task_valid_i,
  output logic                task_ready_o,
  input  logic [CtxWidth-1:0] task_ctx_i,
  input  task_t               task_i,
  input  logic                in_valid_i,
  output logic                in_ready_o,
  input  beat_t               in_i,
  output logic                out_valid_o,
  input  logic                out_ready_i,
  output beat_t               out_o,
  output logic [CtxWidth-1:0] out_ctx_o,
  output logic                result_valid_o,
  input  logic                result_ready_i,
  output logic [CtxWidth-1:0] result_ctx_o,
  output logic [127:0]        result_tag_o,
  output logic [7:0]          result_status_o,
  output logic                busy_o,  // the core has a task that it has not answered

  // The core.
  output logic                core_task_valid_o,
  input  logic                core_task_ready_i,
  output logic [CtxWidth-1:0] core_task_ctx_o,
  output task_t               core_task_o,
  output logic                core_in_valid_o,
  input  logic                core_in_ready_i,
  output logic [Width-1:0]    core_in_data_o,
  output logic [Width/8-1:0]  core_in_keep_o,
  output logic                core_in_last_o,
  input  logic                core_out_valid_i,
  output logic                core_out_ready_o,
  input  logic [Width-1:0]    core_out_data_i,
  input  logic [Width/8-1:0]  core_out_keep_i,
  input  logic                core_out_last_i,
  input  logic [CtxWidth-1:0] core_out_ctx_i,
  input  logic                core_result_valid_i,
  output logic                core_result_ready_o,
  input  logic [CtxWidth-1:0] core_result_ctx_i,
  input  logic [127:0]        core_result_tag_i,
  input  logic [7:0]          core_result_status_i
);
  localparam int unsigned Factor     = 128 / Width;
  localparam int unsigned CountWidth = $clog2(Depth + 4);
  localparam int unsigned MarkWidth  = $clog2(Depth + 4) + 2;
  typedef logic [MarkWidth-1:0] mark_t;

  // ------------------------------------------------------------------ tasks
  tnd_fifo #(.Width(CtxWidth + $bits(task_t)), .Depth(Tasks), .Wipe(1)) u_tasks (
    .clk_i, .rst_ni, .in_valid_i(task_valid_i), .in_ready_o(task_ready_o), .in_data_i({task_ctx_i, task_i}),
    .out_valid_o(core_task_valid_o), .out_ready_i(core_task_ready_i), .out_data_o({core_task_ctx_o, core_task_o})
  );

  // ------------------------------------------------------------------ data in
  logic  in_valid, in_ready;
  beat_t in;
  tnd_fifo_ram #(.word_t(beat_t), .Depth(Depth)) u_in (
    .clk_i, .rst_ni, .in_valid_i, .in_ready_o, .in_data_i(in_i),
    .out_valid_o(in_valid), .out_ready_i(in_ready), .out_data_o(in)
  );

  // ------------------------------------------------------------------ data out
  logic                  wide_valid, wide_ready;
  beat_t                 wide;
  logic [CtxWidth-1:0]   wide_ctx;

  if (Factor > 1) begin : gen_narrow
    logic         up_last;
    logic [15:0]  up_keep;
    logic [127:0] up_data, kept;
    tnd_width_down #(.OutWidth(Width), .Factor(Factor)) u_down (
      .clk_i, .rst_ni, .in_valid_i(in_valid), .in_ready_o(in_ready), .in_data_i(in.data), .in_keep_i(in.keep),
      .in_last_i(in.last), .out_valid_o(core_in_valid_o), .out_ready_i(core_in_ready_i), .out_data_o(core_in_data_o),
      .out_keep_o(core_in_keep_o), .out_last_o(core_in_last_o)
    );
    tnd_width_up #(.InWidth(Width), .Factor(Factor)) u_up (
      .clk_i, .rst_ni, .in_valid_i(core_out_valid_i), .in_ready_o(core_out_ready_o), .in_data_i(core_out_data_i),
      .in_keep_i(core_out_keep_i), .in_last_i(core_out_last_i), .out_valid_o(wide_valid), .out_ready_i(wide_ready),
      .out_data_o(up_data), .out_keep_o(up_keep), .out_last_o(up_last)
    );
    // Parts that got nothing are undefined there, and 0 here.
    always_comb begin
      for (int unsigned b = 0; b < 16; b++) kept[8*b +: 8] = up_keep[b] ? up_data[8*b +: 8] : '0;
    end
    assign wide = '{up_last, up_keep, kept};
    always_ff @(posedge clk_i) if (core_out_valid_i && core_out_ready_o) wide_ctx <= core_out_ctx_i;
  end else begin : gen_wide
    assign core_in_valid_o  = in_valid;
    assign in_ready         = core_in_ready_i;
    assign {core_in_last_o, core_in_keep_o, core_in_data_o} = in;
    assign wide_valid       = core_out_valid_i;
    assign core_out_ready_o = wide_ready;
    assign wide             = '{core_out_last_i, core_out_keep_i, core_out_data_i};
    assign wide_ctx         = core_out_ctx_i;
  end

  logic out_valid, open_q, full_q;
  tnd_fifo_ram #(.Width(CtxWidth + $bits(beat_t)), .Depth(Depth)) u_out (
    .clk_i, .rst_ni, .in_valid_i(wide_valid), .in_ready_o(wide_ready), .in_data_i({wide_ctx, wide}),
    .out_valid_o(out_valid), .out_ready_i(out_valid_o && out_ready_i), .out_data_o({out_ctx_o, out_o})
  );

  // Packets: given by the core, whole in u_out, left. open_q: one is leaving.
  mark_t                 given_q, whole_q, left_q;
  logic [CountWidth-1:0] used_q;
  logic                  push, pop;
  assign push        = wide_valid && wide_ready;
  assign pop         = out_valid_o && out_ready_i;
  assign out_valid_o = out_valid && (open_q || full_q || whole_q != left_q);
  always_ff @(posedge clk_i) begin
    if (!rst_ni) begin
      given_q <= '0;
      whole_q <= '0;
      left_q  <= '0;
      used_q  <= '0;
      open_q  <= 1'b0;
      full_q  <= 1'b0;
    end else begin
      given_q <= given_q + mark_t'(core_out_valid_i && core_out_ready_o && core_out_last_i);
      whole_q <= whole_q + mark_t'(push && wide.last);
      left_q  <= left_q + mark_t'(pop && out_o.last);
      used_q  <= used_q + CountWidth'(push) - CountWidth'(pop);
      // Once offered a beat stays so: full_q goes when one has left, and then the packet is open.
      full_q  <= (full_q && !pop) || 32'(used_q) >= Depth - 4;
      if (pop) open_q <= !out_o.last;
    end
  end

  // ------------------------------------------------------------------ results
  logic                       waits, released;
  mark_t                      mark, behind;
  tnd_fifo #(.Width(CtxWidth + 136 + MarkWidth), .Depth(4)) u_results (
    .clk_i, .rst_ni, .in_valid_i(core_result_valid_i), .in_ready_o(core_result_ready_o),
    .in_data_i({given_q, core_result_status_i, core_result_tag_i, core_result_ctx_i}),
    .out_valid_o(waits), .out_ready_i(result_valid_o && result_ready_i),
    .out_data_o({mark, result_status_o, result_tag_o, result_ctx_o})
  );
  assign behind         = left_q - mark;  // no more packets than the queues hold are between given_q and left_q
  assign released       = !behind[MarkWidth-1];
  assign result_valid_o = waits && released;

  // ------------------------------------------------------------------ how busy the core is, for simulations
  logic [CtxWidth:0] inside_q;
  assign busy_o = inside_q != '0;
  always_ff @(posedge clk_i) begin
    if (!rst_ni) inside_q <= '0;
    else inside_q <= inside_q + (CtxWidth+1)'(core_task_valid_o && core_task_ready_i)
                     - (CtxWidth+1)'(core_result_valid_i && core_result_ready_o);
  end

  if (128 % Width != 0 || Depth < 8) begin : gen_bad
    $error("tnd_pdcp_lane: Width must be a part of 128, Depth at least 8");
  end
endmodule
