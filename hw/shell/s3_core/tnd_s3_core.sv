// Stage 3: between the shell and the core. Adapts the memory port's width and clock to the core's, clears the bits past a task's
// length and says where each task's output goes.
//
// Core        docs/formats/core-ports.md, mirrored: outputs here are inputs there, of core_clk_i
// Clocks      tnd_core_crossing: streams cross as wide as memory is
// Output      one store command per task (store_*), valid no later than its first output beat, and its bytes; outputs of
//             different tasks may come in any order, one task's bytes come together. As many bytes as the message has; of
//             an operation in SizedOps as many as the iv says
// Latency     in 1 clock, out 3 clocks; of a core wider than memory and than 128 bits in none, out 2; as many more as beats of
//             the narrower side make one of the wider, and as a crossing takes
// Checked by  ../tb/test_shell_direct.py, ../tb/test_shell_keys.py
module tnd_s3_core
  import tnd_shell_pkg::*;
#(
  parameter int unsigned MemDataWidth  = 256,
  parameter int unsigned CoreDataWidth = 512,
  parameter int unsigned InFlight      = 8,
  parameter bit          CoreClock     = 1'b0,
  localparam int unsigned CtxWidth     = $clog2(InFlight)
) (
  input  logic                       clk_i,
  input  logic                       rst_ni,
  input  logic                       core_clk_i,
  output logic                       core_rst_no,
  input  logic                       core_hold_i,
  output logic                       core_up_o,

  // From stage 2: where a task's output goes, by context, its header and its source.
  input  logic                       issue_i,
  input  logic [CtxWidth-1:0]        issue_ctx_i,
  input  output_t                    output_i,
  input  logic                       task_valid_i,
  output logic                       task_ready_o,
  input  logic [CtxWidth-1:0]        task_ctx_i,
  input  header_t                    task_i,
  input  logic                       source_valid_i,
  output logic                       source_ready_o,
  input  logic [MemDataWidth-1:0]    source_data_i,
  input  logic [MemDataWidth/8-1:0]  source_keep_i,
  input  logic                       source_last_i,

  // The core.
  output logic                       task_valid_o,
  input  logic                       task_ready_i,
  output logic [CtxWidth-1:0]        task_ctx_o,
  output header_t                    task_o,
  output logic                       data_in_valid_o,
  input  logic                       data_in_ready_i,
  output logic [CoreDataWidth-1:0]   data_in_data_o,
  output logic [CoreDataWidth/8-1:0] data_in_keep_o,
  output logic                       data_in_last_o,
  input  logic                       data_out_valid_i,
  output logic                       data_out_ready_o,
  input  logic [CtxWidth-1:0]        data_out_ctx_i,
  input  logic [CoreDataWidth-1:0]   data_out_data_i,
  input  logic [CoreDataWidth/8-1:0] data_out_keep_i,
  input  logic                       data_out_last_i,
  input  logic                       result_valid_i,
  output logic                       result_ready_o,
  input  result_t                    result_i,
  input  logic [CtxWidth-1:0]        result_ctx_i,

  // To stage 4.
  output logic                       store_valid_o,
  input  logic                       store_ready_i,
  output logic [CtxWidth-1:0]        store_ctx_o,
  output span_t                      store_o,
  output logic                       output_valid_o,
  input  logic                       output_ready_i,
  output logic [MemDataWidth-1:0]    output_data_o,
  output logic                       output_last_o,
  output logic                       result_valid_o,
  input  logic                       result_ready_i,
  output result_t                    result_o,
  output logic [CtxWidth-1:0]        result_ctx_o
);

  localparam bit          CoreIsNarrow = CoreDataWidth < MemDataWidth;
  localparam int unsigned Factor       = CoreIsNarrow ? MemDataWidth / CoreDataWidth : CoreDataWidth / MemDataWidth;
  localparam int unsigned MemBytes     = MemDataWidth / 8;
  // Skids of few bits: at the core, in and out; of a wide one on the way out, behind the converter.
  localparam bit          SkidAtCore   = CoreDataWidth <= MemDataWidth || CoreDataWidth <= 128;

  // A beat as wide as memory is.
  typedef struct packed {
    logic                    last;
    logic [MemBytes-1:0]     keep;
    logic [MemDataWidth-1:0] data;
  } beat_t;

  // ------------------------------------------------------------------ from clock to clock
  logic                in_valid, in_ready, conv_valid, conv_ready, crossed_valid, crossed_ready;
  beat_t               in, conv, crossed;
  logic [CtxWidth-1:0] conv_ctx_q, crossed_ctx;  // of the task of the beat that the converter holds

  tnd_core_crossing #(
    .CoreClock  (CoreClock),
    .TaskWidth  (CtxWidth + $bits(header_t)),
    .InWidth    ($bits(beat_t)),
    .OutWidth   (CtxWidth + $bits(beat_t)),
    .ResultWidth(CtxWidth + $bits(result_t))
  ) u_crossing (
    .clk_i,
    .rst_ni,
    .hold_i             (core_hold_i),
    .up_o               (core_up_o),
    .task_valid_i,
    .task_ready_o,
    .task_i             ({task_ctx_i, task_i}),
    .in_valid_i         (source_valid_i),
    .in_ready_o         (source_ready_o),
    .in_i               ({source_last_i, source_keep_i, source_data_i}),
    .out_valid_o        (crossed_valid),
    .out_ready_i        (crossed_ready),
    .out_o              ({crossed_ctx, crossed}),
    .result_valid_o,
    .result_ready_i,
    .result_o           ({result_ctx_o, result_o}),
    .core_clk_i,
    .core_rst_no,
    .core_task_valid_o  (task_valid_o),
    .core_task_ready_i  (task_ready_i),
    .core_task_o        ({task_ctx_o, task_o}),
    .core_in_valid_o    (in_valid),
    .core_in_ready_i    (in_ready),
    .core_in_o          (in),
    .core_out_valid_i   (conv_valid),
    .core_out_ready_o   (conv_ready),
    .core_out_i         ({conv_ctx_q, conv}),
    .core_result_valid_i(result_valid_i),
    .core_result_ready_o(result_ready_o),
    .core_result_i      ({result_ctx_i, result_i})
  );

  // ------------------------------------------------------------------ message to the core
  // What the core does in a clock, memory's side should not see in the same.
  typedef struct packed {
    logic                       last;
    logic [CoreDataWidth/8-1:0] keep;
    logic [CoreDataWidth-1:0]   data;
  } feed_t;

  logic  feed_valid, feed_ready;
  feed_t feed;

  if (SkidAtCore) begin : gen_feed_skid
    tnd_skid #(
      .Width($bits(feed_t))
    ) u_skid (
      .clk_i      (core_clk_i),
      .rst_ni     (core_rst_no),
      .in_valid_i (feed_valid),
      .in_ready_o (feed_ready),
      .in_data_i  (feed),
      .out_valid_o(data_in_valid_o),
      .out_ready_i(data_in_ready_i),
      .out_data_o ({data_in_last_o, data_in_keep_o, data_in_data_o})
    );
  end else begin : gen_no_skid
    assign data_in_valid_o                                  = feed_valid;
    assign feed_ready                                       = data_in_ready_i;
    assign {data_in_last_o, data_in_keep_o, data_in_data_o} = feed;
  end

  if (Factor == 1) begin : gen_in_same
    assign feed_valid = in_valid;
    assign in_ready   = feed_ready;
    assign feed       = in;
  end else if (CoreIsNarrow) begin : gen_in_narrower
    tnd_width_down #(
      .OutWidth(CoreDataWidth),
      .Factor  (Factor)
    ) u_down (
      .clk_i      (core_clk_i),
      .rst_ni     (core_rst_no),
      .in_valid_i (in_valid),
      .in_ready_o (in_ready),
      .in_data_i  (in.data),
      .in_keep_i  (in.keep),
      .in_last_i  (in.last),
      .out_valid_o(feed_valid),
      .out_ready_i(feed_ready),
      .out_data_o (feed.data),
      .out_keep_o (feed.keep),
      .out_last_o (feed.last)
    );
  end else begin : gen_in_wider
    tnd_width_up #(
      .InWidth(MemDataWidth),
      .Factor (Factor)
    ) u_up (
      .clk_i      (core_clk_i),
      .rst_ni     (core_rst_no),
      .in_valid_i (in_valid),
      .in_ready_o (in_ready),
      .in_data_i  (in.data),
      .in_keep_i  (in.keep),
      .in_last_i  (in.last),
      .out_valid_o(feed_valid),
      .out_ready_i(feed_ready),
      .out_data_o (feed.data),
      .out_keep_o (feed.keep),
      .out_last_o (feed.last)
    );
  end

  // ------------------------------------------------------------------ result from the core, as wide as memory
  // What memory does in a clock, the core must not see in the same: a skid is in between.
  typedef struct packed {
    logic [CtxWidth-1:0]        ctx;
    logic                       last;
    logic [CoreDataWidth/8-1:0] keep;
    logic [CoreDataWidth-1:0]   data;
  } core_beat_t;

  logic       core_valid, core_ready, converted;  // converted: the converter takes a beat
  core_beat_t core;

  if (SkidAtCore) begin : gen_skid
    tnd_skid #(
      .Width($bits(core_beat_t))
    ) u_skid (
      .clk_i      (core_clk_i),
      .rst_ni     (core_rst_no),
      .in_valid_i (data_out_valid_i),
      .in_ready_o (data_out_ready_o),
      .in_data_i  ({data_out_ctx_i, data_out_last_i, data_out_keep_i, data_out_data_i}),
      .out_valid_o(core_valid),
      .out_ready_i(core_ready),
      .out_data_o (core)
    );
  end else begin : gen_skid_later
    assign core_valid       = data_out_valid_i;
    assign data_out_ready_o = core_ready;
    assign core             = {data_out_ctx_i, data_out_last_i, data_out_keep_i, data_out_data_i};
  end

  assign converted = core_valid && core_ready;
  always_ff @(posedge core_clk_i) if (converted) conv_ctx_q <= core.ctx;

  if (Factor == 1) begin : gen_out_same
    assign core_ready = !conv_valid || conv_ready;
    always_ff @(posedge core_clk_i) begin
      if (!core_rst_no) conv_valid <= 1'b0;
      else if (core_ready) conv_valid <= core_valid;
      if (core_ready) conv <= {core.last, core.keep, core.data};
    end
  end else if (CoreIsNarrow) begin : gen_out_wider
    tnd_width_up #(
      .InWidth(CoreDataWidth),
      .Factor (Factor)
    ) u_up (
      .clk_i      (core_clk_i),
      .rst_ni     (core_rst_no),
      .in_valid_i (core_valid),
      .in_ready_o (core_ready),
      .in_data_i  (core.data),
      .in_keep_i  (core.keep),
      .in_last_i  (core.last),
      .out_valid_o(conv_valid),
      .out_ready_i(conv_ready),
      .out_data_o (conv.data),
      .out_keep_o (conv.keep),
      .out_last_o (conv.last)
    );
  end else begin : gen_out_narrower
    tnd_width_down #(
      .OutWidth(MemDataWidth),
      .Factor  (Factor)
    ) u_down (
      .clk_i      (core_clk_i),
      .rst_ni     (core_rst_no),
      .in_valid_i (core_valid),
      .in_ready_o (core_ready),
      .in_data_i  (core.data),
      .in_keep_i  (core.keep),
      .in_last_i  (core.last),
      .out_valid_o(conv_valid),
      .out_ready_i(conv_ready),
      .out_data_o (conv.data),
      .out_keep_o (conv.keep),
      .out_last_o (conv.last)
    );
  end

  // What is known of a beat's task is looked up while the converter takes the beat or, behind a crossing, a register.
  logic                wide_valid, wide_ready, look;
  beat_t               wide;
  logic [CtxWidth-1:0] look_ctx, ctx_q;
  (* ram_style = "block", no_rw_check *)
  output_t             outputs_q[InFlight];
  output_t             of_task_q;

  if (CoreClock == 0) begin : gen_look_early
    assign look          = converted;
    assign look_ctx      = core.ctx;
    assign wide_valid    = crossed_valid;
    assign crossed_ready = wide_ready;
    assign wide          = crossed;
    assign ctx_q         = crossed_ctx;
  end else begin : gen_look_late
    assign crossed_ready = !wide_valid || wide_ready;
    assign look          = crossed_valid && crossed_ready;
    assign look_ctx      = crossed_ctx;
    always_ff @(posedge clk_i) begin
      if (!rst_ni) wide_valid <= 1'b0;
      else if (crossed_ready) wide_valid <= crossed_valid;
      if (crossed_ready) {wide, ctx_q} <= {crossed, crossed_ctx};
    end
  end

  always_ff @(posedge clk_i) begin
    if (issue_i) outputs_q[issue_ctx_i] <= output_i;
    if (look) of_task_q <= outputs_q[look_ctx];
  end

  // ------------------------------------------------------------------ to memory
  // Bit 0 of a message is the most significant bit of byte 0: the last byte keeps its upper len_bits mod 8 bits. A task's
  // store command comes with its first beat, and waits in registers that are not the beat's.
  logic                    first_q;    // the next beat is the first of its task
  logic                    beat_ready, beat_valid;
  logic [MemDataWidth-1:0] masked;
  logic [MemBytes-1:0]     last_byte;  // one-hot in a task's last beat

  assign beat_valid = wide_valid && !(first_q && store_valid_o);
  assign wide_ready = beat_ready && !(first_q && store_valid_o);
  assign last_byte  = wide.last ? wide.keep & ~(wide.keep >> 1) : '0;
  always_comb begin
    for (int unsigned i = 0; i < MemBytes; i++) begin
      masked[8*i +: 8] = wide.data[8*i +: 8] & ~(last_byte[i] ? of_task_q.spare : 8'h00);
    end
  end

  if (SkidAtCore) begin : gen_out_register
    assign beat_ready = !output_valid_o || output_ready_i;
    always_ff @(posedge clk_i) begin
      if (!rst_ni) output_valid_o <= 1'b0;
      else if (beat_ready) output_valid_o <= beat_valid;
      if (beat_ready) {output_last_o, output_data_o} <= {wide.last, masked};
    end
  end else begin : gen_out_skid
    tnd_skid #(
      .Width(MemDataWidth + 1)
    ) u_skid (
      .clk_i,
      .rst_ni,
      .in_valid_i (beat_valid),
      .in_ready_o (beat_ready),
      .in_data_i  ({wide.last, masked}),
      .out_valid_o(output_valid_o),
      .out_ready_i(output_ready_i),
      .out_data_o ({output_last_o, output_data_o})
    );
  end

  always_ff @(posedge clk_i) begin
    if (!rst_ni) begin
      first_q       <= 1'b1;
      store_valid_o <= 1'b0;
    end else begin
      if (beat_valid && beat_ready) first_q <= wide.last;
      store_valid_o <= store_valid_o ? !store_ready_i : wide_valid && beat_ready && first_q;
    end
    if (!store_valid_o) {store_ctx_o, store_o} <= {ctx_q, of_task_q.span};
  end

endmodule
