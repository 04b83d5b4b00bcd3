// The register between the header of a core, which judges tasks, and what becomes of them: a plan for every task, in order,
// and a load of the keystream for those that need one.
//
// Contract    plan_i and load_i are of the task on offer. A plan leaves together with its load. loads_i is of plan_o and
//             load_o: the task can run and needs keystream
// Parameters  plan_t, load_t: packed types
// Handshake   task_valid_i/task_ready_o; load_valid_o/load_ready_i; plan_valid_o/plan_ready_i. Loads and plans are offered
//             only together with room for both.
// Latency     1 clock; a task per clock
// Reset       empties it
// Checked by  algorithms/zuc/tb, algorithms/snow3g/tb, algorithms/snow5g/tb, algorithms/aes256/tb, in the cores
module tnd_pdu_header #(
  parameter int unsigned CtxWidth = 4,
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

  input  logic                loads_i,
  output logic                load_valid_o,
  input  logic                load_ready_i,
  output load_t               load_o,

  output logic                plan_valid_o,
  input  logic                plan_ready_i,
  output logic [CtxWidth-1:0] plan_ctx_o,
  output plan_t               plan_o
);
  logic valid_q, done;
  assign done         = plan_ready_i && (!loads_i || load_ready_i);
  assign load_valid_o = valid_q && loads_i && plan_ready_i;
  assign plan_valid_o = valid_q && (!loads_i || load_ready_i);
  assign task_ready_o = !valid_q || done;

  always_ff @(posedge clk_i) begin
    if (!rst_ni) valid_q <= 1'b0;
    else if (task_ready_o) valid_q <= task_valid_i;
  end

  always_ff @(posedge clk_i) begin
    if (task_ready_o) begin
      load_o     <= load_i;
      plan_ctx_o <= task_ctx_i;
      plan_o     <= plan_i;
    end
  end
endmodule
