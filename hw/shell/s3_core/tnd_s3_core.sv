// Stage 3: between the shell and the core. Adapts the memory port's width to the core's, clears the bits past a task's length
// and says where each task's output goes.
//
// Core        docs/formats/core-ports.md, mirrored: outputs here are inputs there
// Output      one store command per task (store_*), valid with its first output beat, and its bytes; outputs of different
//             tasks may come in any order, one task's bytes come together. As many bytes as the message has; of an
//             operation in SizedOps as many as the iv says
// Latency     in none, out 1 clock; as many more as beats of the narrower side make one of the wider
// Checked by  ../tb/test_shell_direct.py, ../tb/test_shell_keys.py
module tnd_s3_core
  import tnd_shell_pkg::*;
#(
  parameter int unsigned MemDataWidth  = 256,
  parameter int unsigned CoreDataWidth = 512,
  parameter int unsigned InFlight      = 8,
  localparam int unsigned CtxWidth     = $clog2(InFlight)
) (
  input  logic                       clk_i,
  input  logic                       rst_ni,

  // From stage 2: where a task's output goes, by context, and its source.
  input  logic                       issue_i,
  input  logic [CtxWidth-1:0]        issue_ctx_i,
  input  output_t                    output_i,
  input  logic                       source_valid_i,
  output logic                       source_ready_o,
  input  logic [MemDataWidth-1:0]    source_data_i,
  input  logic [MemDataWidth/8-1:0]  source_keep_i,
  input  logic                       source_last_i,

  // The core.
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

  // To stage 4.
  output logic                       store_valid_o,
  input  logic                       store_ready_i,
  output logic [CtxWidth-1:0]        store_ctx_o,
  output span_t                      store_o,
  output logic                       output_valid_o,
  input  logic                       output_ready_i,
  output logic [MemDataWidth-1:0]    output_data_o,
  output logic                       output_last_o
);

  localparam bit          CoreIsNarrow = CoreDataWidth < MemDataWidth;
  localparam int unsigned Factor       = CoreIsNarrow ? MemDataWidth / CoreDataWidth : CoreDataWidth / MemDataWidth;
  localparam int unsigned MemBytes     = MemDataWidth / 8;

  // ------------------------------------------------------------------ message to the core
  if (Factor == 1) begin : gen_in_same
    assign data_in_valid_o = source_valid_i;
    assign source_ready_o  = data_in_ready_i;
    assign data_in_data_o  = source_data_i;
    assign data_in_keep_o  = source_keep_i;
    assign data_in_last_o  = source_last_i;
  end else if (CoreIsNarrow) begin : gen_in_narrower
    tnd_width_down #(
      .OutWidth(CoreDataWidth),
      .Factor  (Factor)
    ) u_down (
      .clk_i,
      .rst_ni,
      .in_valid_i (source_valid_i),
      .in_ready_o (source_ready_o),
      .in_data_i  (source_data_i),
      .in_keep_i  (source_keep_i),
      .in_last_i  (source_last_i),
      .out_valid_o(data_in_valid_o),
      .out_ready_i(data_in_ready_i),
      .out_data_o (data_in_data_o),
      .out_keep_o (data_in_keep_o),
      .out_last_o (data_in_last_o)
    );
  end else begin : gen_in_wider
    tnd_width_up #(
      .InWidth(MemDataWidth),
      .Factor (Factor)
    ) u_up (
      .clk_i,
      .rst_ni,
      .in_valid_i (source_valid_i),
      .in_ready_o (source_ready_o),
      .in_data_i  (source_data_i),
      .in_keep_i  (source_keep_i),
      .in_last_i  (source_last_i),
      .out_valid_o(data_in_valid_o),
      .out_ready_i(data_in_ready_i),
      .out_data_o (data_in_data_o),
      .out_keep_o (data_in_keep_o),
      .out_last_o (data_in_last_o)
    );
  end

  // ------------------------------------------------------------------ result from the core, as wide as memory
  logic                    wide_valid, wide_ready, wide_last;
  logic [MemDataWidth-1:0] wide_data;
  logic [MemBytes-1:0]     wide_keep;
  logic                    looked_up;  // the converter takes a beat: that of its task is looked up

  if (Factor == 1) begin : gen_out_same
    assign data_out_ready_o = !wide_valid || wide_ready;
    always_ff @(posedge clk_i) begin
      if (!rst_ni) wide_valid <= 1'b0;
      else if (data_out_ready_o) wide_valid <= data_out_valid_i;
      if (data_out_ready_o) {wide_data, wide_keep, wide_last} <= {data_out_data_i, data_out_keep_i, data_out_last_i};
    end
  end else if (CoreIsNarrow) begin : gen_out_wider
    tnd_width_up #(
      .InWidth(CoreDataWidth),
      .Factor (Factor)
    ) u_up (
      .clk_i,
      .rst_ni,
      .in_valid_i (data_out_valid_i),
      .in_ready_o (data_out_ready_o),
      .in_data_i  (data_out_data_i),
      .in_keep_i  (data_out_keep_i),
      .in_last_i  (data_out_last_i),
      .out_valid_o(wide_valid),
      .out_ready_i(wide_ready),
      .out_data_o (wide_data),
      .out_keep_o (wide_keep),
      .out_last_o (wide_last)
    );
  end else begin : gen_out_narrower
    tnd_width_down #(
      .OutWidth(MemDataWidth),
      .Factor  (Factor)
    ) u_down (
      .clk_i,
      .rst_ni,
      .in_valid_i (data_out_valid_i),
      .in_ready_o (data_out_ready_o),
      .in_data_i  (data_out_data_i),
      .in_keep_i  (data_out_keep_i),
      .in_last_i  (data_out_last_i),
      .out_valid_o(wide_valid),
      .out_ready_i(wide_ready),
      .out_data_o (wide_data),
      .out_keep_o (wide_keep),
      .out_last_o (wide_last)
    );
  end

  // What is known of the task whose beat the converter holds.
  (* ram_style = "block", no_rw_check *)
  output_t             outputs_q[InFlight];
  output_t             of_task_q;
  logic [CtxWidth-1:0] ctx_q;

  assign looked_up = data_out_valid_i && data_out_ready_o;

  always_ff @(posedge clk_i) begin
    if (issue_i) outputs_q[issue_ctx_i] <= output_i;
    if (looked_up) begin
      of_task_q <= outputs_q[data_out_ctx_i];
      ctx_q     <= data_out_ctx_i;
    end
  end

  // ------------------------------------------------------------------ to memory
  // Bit 0 of a message is the most significant bit of byte 0: the last byte keeps its upper len_bits mod 8 bits. The first
  // beat of a task waits for its store command; the command is offered once.
  logic                    valid_q, last_q, first_q, commanded_q, commanded;
  logic [MemDataWidth-1:0] data_q;
  logic [MemBytes-1:0]     last_byte;  // one-hot in a task's last beat

  assign wide_ready = !valid_q || (commanded && output_ready_i);
  assign last_byte  = wide_last ? wide_keep & ~(wide_keep >> 1) : '0;

  always_ff @(posedge clk_i) begin
    if (wide_ready) begin
      for (int unsigned i = 0; i < MemBytes; i++) begin
        data_q[8*i +: 8] <= wide_data[8*i +: 8] & ~(last_byte[i] ? of_task_q.spare : 8'h00);
      end
      last_q      <= wide_last;
      store_o     <= of_task_q.span;
      store_ctx_o <= ctx_q;
    end
    if (!rst_ni) begin
      valid_q     <= 1'b0;
      first_q     <= 1'b1;
      commanded_q <= 1'b0;
    end else begin
      if (wide_ready) valid_q <= wide_valid;
      if (output_valid_o && output_ready_i) {first_q, commanded_q} <= {last_q, 1'b0};
      else if (store_valid_o && store_ready_i) commanded_q <= 1'b1;
    end
  end

  assign store_valid_o  = valid_q && first_q && !commanded_q;
  assign commanded      = !first_q || commanded_q || store_ready_i;
  assign output_valid_o = valid_q && commanded;
  assign output_data_o  = data_q;
  assign output_last_o  = last_q;

endmodule
