// The frame of a core for PDU functions: judged tasks come in; loads of the keystream, data and results go out.
//
//   task, its plan and load --> a register -- load_o --> the keystream -- words --> the function
//                                   |                                                  ^   |
//                                   +--> u_plans, a FIFO -- plan_o --> taken_o --------+   +-- text, done --> data, result
//
// Contract    plan_i and load_i are of the task on offer. A plan leaves the register together with its load; loads_i, made of
//             judged_ok_o and load_o, says that the task needs keystream. The function takes a plan with plan_ready_i, and
//             taken_o is its plan from the next clock on. text_step_i takes a beat of the message, and text_i goes out with
//             keep and last of that beat, unless the plan is silent. With done_i the result is on offer as soon as all data
//             has left; result_taken_o says that it is taken.
// Parameters  Width: of the data. MaxTasks: between the register and the function. plan_t, load_t: packed types; plan_t has
//             silent and status
// Handshake   task_valid_i/task_ready_o; load_valid_o/load_ready_i, offered only together with room for the plan;
//             plan_valid_o/plan_ready_i; text_step_i only while text_ready_o is high, or for a silent plan; data and
//             results as in docs/formats/core-ports.md
// Latency     1 clock to load_o, 2 to plan_o; a task per clock
// Reset       empties it and clears data_out_data_o
// Checked by  algorithms/zuc/tb, algorithms/snow3g/tb, algorithms/snow5g/tb, algorithms/aes256/tb, in the cores
module tnd_pdu_frame #(
  parameter int unsigned Width    = 32,
  parameter int unsigned CtxWidth = 4,
  parameter int unsigned MaxTasks = 16,
  parameter type         plan_t   = logic,
  parameter type         load_t   = logic
) (
  input  logic                clk_i,
  input  logic                rst_ni,

  input  logic                task_valid_i,
  output logic                task_ready_o,
  input  logic [CtxWidth-1:0] task_ctx_i,
  input  plan_t               plan_i,
  input  load_t               load_i,

  output logic                judged_ok_o,
  input  logic                loads_i,
  output logic                load_valid_o,
  input  logic                load_ready_i,
  output load_t               load_o,

  output logic                plan_valid_o,
  input  logic                plan_ready_i,
  output plan_t               plan_o,
  output plan_t               taken_o,

  input  logic                data_in_last_i,
  input  logic [Width/8-1:0]  data_in_keep_i,
  output logic                text_ready_o,
  input  logic                text_step_i,
  input  logic [Width-1:0]    text_i,

  input  logic                done_i,
  input  logic [127:0]        tag_i,
  output logic                result_taken_o,

  output logic                data_out_valid_o,
  input  logic                data_out_ready_i,
  output logic [Width-1:0]    data_out_data_o,
  output logic [Width/8-1:0]  data_out_keep_o,
  output logic                data_out_last_o,
  output logic [CtxWidth-1:0] data_out_ctx_o,

  output logic                result_valid_o,
  input  logic                result_ready_i,
  output logic [CtxWidth-1:0] result_ctx_o,
  output logic [127:0]        result_tag_o,
  output logic [7:0]          result_status_o
);
  typedef struct packed {
    logic [CtxWidth-1:0] ctx;
    plan_t               plan;
  } entry_t;

  // ------------------------------------------------------------------ judged, until there is room for plan and load
  logic   valid_q, room, done;
  entry_t judged_q, next;
  assign done         = room && (!loads_i || load_ready_i);
  assign load_valid_o = valid_q && loads_i && room;
  assign task_ready_o = !valid_q || done;
  assign judged_ok_o  = judged_q.plan.status == tnd_regs_pkg::StatusOk;

  always_ff @(posedge clk_i) begin
    if (!rst_ni) valid_q <= 1'b0;
    else if (task_ready_o) valid_q <= task_valid_i;
  end
  always_ff @(posedge clk_i) begin
    if (task_ready_o) begin
      load_o   <= load_i;
      judged_q <= '{task_ctx_i, plan_i};
    end
  end

  tnd_fifo #(.word_t(entry_t), .Depth(MaxTasks)) u_plans (
    .clk_i, .rst_ni,
    .in_valid_i (valid_q && (!loads_i || load_ready_i)),
    .in_ready_o (room),
    .in_data_i  (judged_q),
    .out_valid_o(plan_valid_o),
    .out_ready_i(plan_ready_i),
    .out_data_o (next)
  );

  // ------------------------------------------------------------------ at work
  entry_t taken_q;
  assign plan_o = next.plan;
  assign taken_o = taken_q.plan;
  always_ff @(posedge clk_i) begin
    if (plan_ready_i) taken_q <= next;
  end

  // ------------------------------------------------------------------ data and result
  assign text_ready_o = !data_out_valid_o || data_out_ready_i;

  always_ff @(posedge clk_i) begin
    if (!rst_ni) begin
      data_out_valid_o <= 1'b0;
      data_out_data_o  <= '0;
    end else if (text_step_i && !taken_q.plan.silent) begin
      data_out_valid_o <= 1'b1;
      data_out_data_o  <= text_i;
    end else if (data_out_ready_i) begin
      data_out_valid_o <= 1'b0;
    end
  end
  always_ff @(posedge clk_i) begin
    if (text_step_i) begin
      data_out_keep_o <= data_in_keep_i;
      data_out_last_o <= data_in_last_i;
      data_out_ctx_o  <= taken_q.ctx;
    end
  end

  assign result_valid_o  = done_i && !data_out_valid_o;
  assign result_taken_o  = result_ready_i && !data_out_valid_o;
  assign result_ctx_o    = taken_q.ctx;
  assign result_tag_o    = tag_i;
  assign result_status_o = taken_q.plan.status;
endmodule
