// Stage 3, between the shell and the core: adapts the memory port's width and clock to the core's, clears the bits past a
// task's length, and says where each task's output goes.
//
// Core        docs/formats/core-ports.md, mirrored: outputs here are inputs there, of core_clk_i
// Clocks      tnd_core_crossing: streams cross as wide as memory is
// Output      one store command per task (store_*), valid no later than its first output beat, and its bytes; outputs of
//             different tasks may come in any order, one task's bytes come together. As many bytes as the message has; of
//             an operation in SizedOps as many as the iv says
// Keys        a void header goes to the core like any other, and its task's output ends here: nothing of it is stored
// Latency     1 clock in, 3 clocks out; for a core wider than memory and than 128 bits none in, 2 out; as many more as beats
//             of the narrower side make one of the wider, and as a crossing takes
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
  output logic                       core_rst_n,
  input  logic                       core_hold,
  output logic                       core_up,

  // Tasks from stage 2: the target of each task's output, by context, its header and its source.
  input  logic                       issue_valid,
  input  logic                       issue_ready,
  input  logic [CtxWidth-1:0]        issue_ctx,
  input  target_t                    target,
  input  logic                       header_valid,
  output logic                       header_ready,
  input  logic [CtxWidth-1:0]        header_ctx,
  input  logic                       header_void,
  input  header_t                    header,
  input  logic                       source_valid,
  output logic                       source_ready,
  input  logic [MemDataWidth-1:0]    source_data,
  input  logic [MemDataWidth/8-1:0]  source_keep,
  input  logic                       source_last,

  // The core.
  output logic                       task_valid,
  input  logic                       task_ready,
  output logic [CtxWidth-1:0]        task_ctx,
  output logic [7:0]                 task_op,
  output logic                       task_has_data,
  output logic [255:0]               task_key,
  output logic [127:0]               task_iv,
  output logic [31:0]                task_aad_bytes,
  output logic [31:0]                task_len_bits,
  output logic                       data_in_valid,
  input  logic                       data_in_ready,
  output logic [CoreDataWidth-1:0]   data_in_data,
  output logic [CoreDataWidth/8-1:0] data_in_keep,
  output logic                       data_in_last,
  input  logic                       data_out_valid,
  output logic                       data_out_ready,
  input  logic [CtxWidth-1:0]        data_out_ctx,
  input  logic [CoreDataWidth-1:0]   data_out_data,
  input  logic [CoreDataWidth/8-1:0] data_out_keep,
  input  logic                       data_out_last,
  input  logic                       result_valid,
  output logic                       result_ready,
  input  logic [CtxWidth-1:0]        result_ctx,
  input  logic [127:0]               result_tag,
  input  logic [7:0]                 result_status,

  // Store commands and output, for stage 4.
  output logic                       store_valid,
  input  logic                       store_ready,
  output logic [CtxWidth-1:0]        store_ctx,
  output span_t                      store,
  output logic                       output_valid,
  input  logic                       output_ready,
  output logic [MemDataWidth-1:0]    output_data,
  output logic                       output_last,
  output logic                       outcome_valid,
  input  logic                       outcome_ready,
  output outcome_t                    outcome,
  output logic [CtxWidth-1:0]        outcome_ctx
);

  localparam bit          CoreIsNarrow = CoreDataWidth < MemDataWidth;
  localparam int unsigned Factor       = CoreIsNarrow ? MemDataWidth / CoreDataWidth : CoreDataWidth / MemDataWidth;
  localparam int unsigned MemBytes     = MemDataWidth / 8;
  // Skid buffers stand where words are narrow: at the core, in and out, or for a wide core behind the converter on the way out.
  localparam bit          SkidAtCore   = CoreDataWidth <= MemDataWidth || CoreDataWidth <= 128;

  // A beat of memory's width.
  typedef struct packed {
    logic                    last;
    logic [MemBytes-1:0]     keep;
    logic [MemDataWidth-1:0] data;
  } beat_t;

  // ------------------------------------------------------------------ from clock to clock
  logic                in_valid, in_ready, conv_valid, conv_ready, crossed_valid, crossed_ready;
  beat_t               in, conv, crossed;
  logic [CtxWidth-1:0] conv_ctx_q, crossed_ctx;  // of the task of the beat that the converter holds

  header_t             core_task;
  assign {task_key, task_iv, task_aad_bytes, task_len_bits, task_has_data, task_op} = core_task;

  tnd_core_crossing #(
    .CoreClock  (CoreClock),
    .TaskWidth  (CtxWidth + $bits(header_t)),
    .InWidth    ($bits(beat_t)),
    .OutWidth   (CtxWidth + $bits(beat_t)),
    .ResultWidth(CtxWidth + $bits(outcome_t))
  ) u_crossing (
    .clk_i,
    .rst_ni,
    .hold_i        (core_hold),
    .up_o          (core_up),
    .task_valid_i  (header_valid),
    .task_ready_o  (header_ready),
    .task_i        ({header_ctx, header}),
    .in_valid_i    (source_valid),
    .in_ready_o    (source_ready),
    .in_i          ({source_last, source_keep, source_data}),
    .out_valid_o   (crossed_valid),
    .out_ready_i   (crossed_ready),
    .out_o         ({crossed_ctx, crossed}),
    .result_valid_o(outcome_valid),
    .result_ready_i(outcome_ready),
    .result_o      ({outcome_ctx, outcome}),
    .core_clk_i,
    .core_rst_no        (core_rst_n),
    .core_task_valid_o  (task_valid),
    .core_task_ready_i  (task_ready),
    .core_task_o        ({task_ctx, core_task}),
    .core_in_valid_o    (in_valid),
    .core_in_ready_i    (in_ready),
    .core_in_o          (in),
    .core_out_valid_i   (conv_valid),
    .core_out_ready_o   (conv_ready),
    .core_out_i         ({conv_ctx_q, conv}),
    .core_result_valid_i(result_valid),
    .core_result_ready_o(result_ready),
    .core_result_i      ({result_ctx, result_tag, result_status})
  );

  // ------------------------------------------------------------------ message to the core
  // Memory's side should not see in the same clock what the core does.
  typedef struct packed {
    logic                       last;
    logic [CoreDataWidth/8-1:0] keep;
    logic [CoreDataWidth-1:0]   data;
  } feed_t;

  logic  feed_valid, feed_ready;
  feed_t feed;

  if (SkidAtCore) begin : gen_feed_skid
    tnd_skid #(.word_t(feed_t)) u_skid (
      .clk_i(core_clk_i), .rst_ni(core_rst_n), .in_valid_i(feed_valid), .in_ready_o(feed_ready), .in_data_i(feed),
      .out_valid_o(data_in_valid), .out_ready_i(data_in_ready), .out_data_o({data_in_last, data_in_keep, data_in_data})
    );
  end else begin : gen_no_skid
    assign data_in_valid                              = feed_valid;
    assign feed_ready                                 = data_in_ready;
    assign {data_in_last, data_in_keep, data_in_data} = feed;
  end

  if (Factor == 1) begin : gen_in_same
    assign feed_valid = in_valid;
    assign in_ready   = feed_ready;
    assign feed       = in;
  end else if (CoreIsNarrow) begin : gen_in_narrower
    tnd_width_down #(.OutWidth(CoreDataWidth), .Factor(Factor)) u_down (
      .clk_i(core_clk_i), .rst_ni(core_rst_n), .in_valid_i(in_valid), .in_ready_o(in_ready), .in_data_i(in.data),
      .in_keep_i(in.keep), .in_last_i(in.last),
      .out_valid_o(feed_valid), .out_ready_i(feed_ready), .out_data_o(feed.data), .out_keep_o(feed.keep),
      .out_last_o(feed.last)
    );
  end else begin : gen_in_wider
    tnd_width_up #(.InWidth(MemDataWidth), .Factor(Factor)) u_up (
      .clk_i(core_clk_i), .rst_ni(core_rst_n), .in_valid_i(in_valid), .in_ready_o(in_ready), .in_data_i(in.data),
      .in_keep_i(in.keep), .in_last_i(in.last),
      .out_valid_o(feed_valid), .out_ready_i(feed_ready), .out_data_o(feed.data), .out_keep_o(feed.keep),
      .out_last_o(feed.last)
    );
  end

  // ------------------------------------------------------------------ result from the core, as wide as memory
  // The core must not see in the same clock what memory does: a skid buffer is in between.
  typedef struct packed {
    logic [CtxWidth-1:0]        ctx;
    logic                       last;
    logic [CoreDataWidth/8-1:0] keep;
    logic [CoreDataWidth-1:0]   data;
  } core_beat_t;

  logic       core_valid, core_ready, converted;  // converted: the converter takes a beat
  core_beat_t core;

  if (SkidAtCore) begin : gen_skid
    tnd_skid #(.word_t(core_beat_t)) u_skid (
      .clk_i(core_clk_i), .rst_ni(core_rst_n), .in_valid_i(data_out_valid), .in_ready_o(data_out_ready),
      .in_data_i({data_out_ctx, data_out_last, data_out_keep, data_out_data}),
      .out_valid_o(core_valid), .out_ready_i(core_ready), .out_data_o(core)
    );
  end else begin : gen_skid_later
    assign core_valid     = data_out_valid;
    assign data_out_ready = core_ready;
    assign core           = {data_out_ctx, data_out_last, data_out_keep, data_out_data};
  end

  assign converted = core_valid && core_ready;
  always_ff @(posedge core_clk_i) if (converted) conv_ctx_q <= core.ctx;

  if (Factor == 1) begin : gen_out_same
    assign core_ready = !conv_valid || conv_ready;
    always_ff @(posedge core_clk_i) begin
      if (!core_rst_n) conv_valid <= 1'b0;
      else if (core_ready) conv_valid <= core_valid;
      if (core_ready) conv <= {core.last, core.keep, core.data};
    end
  end else if (CoreIsNarrow) begin : gen_out_wider
    tnd_width_up #(.InWidth(CoreDataWidth), .Factor(Factor)) u_up (
      .clk_i(core_clk_i), .rst_ni(core_rst_n), .in_valid_i(core_valid), .in_ready_o(core_ready), .in_data_i(core.data),
      .in_keep_i(core.keep), .in_last_i(core.last),
      .out_valid_o(conv_valid), .out_ready_i(conv_ready), .out_data_o(conv.data), .out_keep_o(conv.keep),
      .out_last_o(conv.last)
    );
  end else begin : gen_out_narrower
    tnd_width_down #(.OutWidth(MemDataWidth), .Factor(Factor)) u_down (
      .clk_i(core_clk_i), .rst_ni(core_rst_n), .in_valid_i(core_valid), .in_ready_o(core_ready), .in_data_i(core.data),
      .in_keep_i(core.keep), .in_last_i(core.last),
      .out_valid_o(conv_valid), .out_ready_i(conv_ready), .out_data_o(conv.data), .out_keep_o(conv.keep),
      .out_last_o(conv.last)
    );
  end

  // The facts about a beat's task are looked up while the converter takes the beat or, behind a crossing, a register does.
  logic                wide_valid, wide_ready, look;
  beat_t               wide;
  logic [CtxWidth-1:0] look_ctx, ctx_q;
  (* ram_style = "block", no_rw_check *)
  target_t             outputs_q[InFlight];
  target_t             of_task_q;
  logic [InFlight-1:0] void_q;
  logic                drop_q;  // the beat is of a void task

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
    if (issue_valid && issue_ready) outputs_q[issue_ctx] <= target;
    if (look) of_task_q <= outputs_q[look_ctx];
  end

  always_ff @(posedge clk_i) begin
    if (issue_valid && issue_ready) void_q[issue_ctx] <= 1'b0;
    if (header_valid && header_ready && header_void) void_q[header_ctx] <= 1'b1;
    if (look) drop_q <= void_q[look_ctx];
  end

  // ------------------------------------------------------------------ to memory
  // Bit 0 of a message is the most significant bit of byte 0: the last byte keeps its upper len_bits mod 8 bits. A task's
  // store command comes with its first beat, and waits in registers that are not the beat's.
  logic                    first_q;    // the next beat is the first of its task
  logic                    beat_ready, beat_valid;
  logic [MemDataWidth-1:0] masked;
  logic [MemBytes-1:0]     last_byte;  // one-hot in a task's last beat

  assign beat_valid = wide_valid && !drop_q && !(first_q && store_valid);
  assign wide_ready = beat_ready && !(first_q && store_valid);
  assign last_byte  = wide.last ? wide.keep & ~(wide.keep >> 1) : '0;
  always_comb begin
    for (int unsigned i = 0; i < MemBytes; i++) begin
      masked[8*i +: 8] = wide.data[8*i +: 8] & ~(last_byte[i] ? of_task_q.spare : 8'h00);
    end
  end

  if (SkidAtCore) begin : gen_out_register
    assign beat_ready = !output_valid || output_ready;
    always_ff @(posedge clk_i) begin
      if (!rst_ni) output_valid <= 1'b0;
      else if (beat_ready) output_valid <= beat_valid;
      if (beat_ready) {output_last, output_data} <= {wide.last, masked};
    end
  end else begin : gen_out_skid
    tnd_skid #(.Width(MemDataWidth + 1)) u_skid (
      .clk_i, .rst_ni, .in_valid_i(beat_valid), .in_ready_o(beat_ready), .in_data_i({wide.last, masked}),
      .out_valid_o(output_valid), .out_ready_i(output_ready), .out_data_o({output_last, output_data})
    );
  end

  always_ff @(posedge clk_i) begin
    if (!rst_ni) begin
      first_q     <= 1'b1;
      store_valid <= 1'b0;
    end else begin
      if (beat_valid && beat_ready) first_q <= wide.last;
      store_valid <= store_valid ? !store_ready : wide_valid && !drop_q && beat_ready && first_q;
    end
    if (!store_valid) {store_ctx, store} <= {ctx_q, of_task_q.span};
  end

endmodule
