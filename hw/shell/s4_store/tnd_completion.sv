// Follows every task from its ticket to its completion and ends tasks in the order in which they entered.
//
// Contexts    issue_ctx_o counts modulo InFlight; at most InFlight tasks are inside
// Ends        a task ends when the core's result has come and its last data write, if it has any, has been answered, a
//             rejected task at once; the first failure is its status
// Handshake   issue_*, record_*: valid/ready; the other inputs are one-cycle events; direct_done_o is a pulse
// Cycles      from the cycle in which the core takes the header to the later of result and last write response; 0 for
//             a rejected task
// Checked by  ../tb/test_shell_ring.py, ../tb/test_shell_errors.py, ../formal/tnd_completion_formal.sv
module tnd_completion
  import tnd_shell_pkg::*;
#(
  parameter int unsigned InFlight = 8,
  localparam int unsigned CtxWidth = $clog2(InFlight)
) (
  input  logic                clk_i,
  input  logic                rst_ni,
  output logic                busy_o,  // a task is inside
  input  logic [63:0]         base_i,  // of the completion ring
  input  logic [3:0]          log2_entries_i,

  input  logic                issue_valid_i,
  output logic                issue_ready_o,
  output logic [CtxWidth-1:0] issue_ctx_o,
  input  ticket_t             issue_ticket_i,

  input  logic                start_valid_i,  // the core took the header
  input  logic [CtxWidth-1:0] start_ctx_i,
  input  logic                read_error_valid_i,
  input  logic [CtxWidth-1:0] read_error_ctx_i,
  input  logic                result_valid_i,
  input  logic [CtxWidth-1:0] result_ctx_i,
  input  logic [127:0]        result_tag_i,
  input  logic [7:0]          result_status_i,
  input  logic                stored_valid_i,  // every data write has been answered
  input  logic [CtxWidth-1:0] stored_ctx_i,
  input  logic                stored_error_i,

  // End of a ring task: a record for memory.
  output logic                record_valid_o,
  input  logic                record_ready_i,
  output logic [63:0]         record_addr_o,
  output logic [255:0]        record_o,
  output logic                record_urgent_o,  // interrupt at once

  // End of a direct task, and what both have in common.
  output logic                direct_done_o,
  output logic                failed_o,  // pulse: the task that ends now did not go well
  output logic [3:0]          source_o,
  output logic [7:0]          status_o,
  output logic [127:0]        tag_o,
  output logic [31:0]         cycles_o
);

  logic [CtxWidth-1:0] issue_q, retire_q;
  logic [CtxWidth:0]   inside_q;
  logic issue, retire;

  assign issue_ready_o = inside_q != (CtxWidth+1)'(InFlight);
  assign issue_ctx_o   = issue_q;
  assign issue         = issue_valid_i && issue_ready_o;
  assign busy_o        = inside_q != '0;

  always_ff @(posedge clk_i) begin
    if (!rst_ni) begin
      issue_q  <= '0;
      retire_q <= '0;
      inside_q <= '0;
    end else begin
      if (issue) issue_q <= issue_q + 1'b1;
      if (retire) retire_q <= retire_q + 1'b1;
      inside_q <= inside_q + (CtxWidth+1)'(issue) - (CtxWidth+1)'(retire);
    end
  end

  // ------------------------------------------------------------------ what is known, by context
  ticket_t             ticket_q[InFlight];
  logic [127:0]        tag_q[InFlight];
  logic [31:0]         start_q[InFlight];
  logic [31:0]         cycles_q[InFlight];
  logic [7:0]          status_q[InFlight];
  logic [InFlight-1:0] result_q;
  logic [InFlight-1:0] stored_q;
  logic [31:0]         now_q;

  always_ff @(posedge clk_i) begin
    now_q <= rst_ni ? now_q + 1'b1 : '0;
    if (issue) ticket_q[issue_q] <= issue_ticket_i;
    if (result_valid_i) tag_q[result_ctx_i] <= result_tag_i;
    if (start_valid_i) start_q[start_ctx_i] <= now_q;
    if (result_valid_i) cycles_q[result_ctx_i] <= now_q - start_q[result_ctx_i];
    if (stored_valid_i) cycles_q[stored_ctx_i] <= now_q - start_q[stored_ctx_i];
  end

  always_ff @(posedge clk_i) begin
    if (issue) begin
      result_q[issue_q] <= issue_ticket_i.status != StatusOk;
      stored_q[issue_q] <= issue_ticket_i.status != StatusOk || issue_ticket_i.empty;
    end
    if (result_valid_i) result_q[result_ctx_i] <= 1'b1;
    if (stored_valid_i) stored_q[stored_ctx_i] <= 1'b1;
  end

  // A read comes before the result that it spoils; a write, even in the clock of a result that is well, spoils it.
  always_ff @(posedge clk_i) begin
    if (issue) status_q[issue_q] <= issue_ticket_i.status;
    if (result_valid_i && status_q[result_ctx_i] == StatusOk) status_q[result_ctx_i] <= result_status_i;
    if (stored_valid_i && stored_error_i && status_q[stored_ctx_i] == StatusOk) begin
      status_q[stored_ctx_i] <= StatusBusWriteError;
    end
    if (read_error_valid_i) status_q[read_error_ctx_i] <= StatusBusReadError;
  end

  // ------------------------------------------------------------------ the oldest task
  ticket_t     ticket;
  logic        done, rejected;
  logic [15:0] recorded_q;  // records ever handed on, modulo 2^16
  logic [15:0] entry;
  logic        phase;

  assign ticket   = ticket_q[retire_q];
  assign rejected = ticket.status != StatusOk;
  assign done     = busy_o && result_q[retire_q] && stored_q[retire_q];

  assign status_o = status_q[retire_q];
  assign source_o = ticket.source;
  assign tag_o    = rejected ? '0 : tag_q[retire_q];
  assign cycles_o = rejected ? '0 : cycles_q[retire_q];

  assign record_valid_o = done && ticket.from_ring;
  assign direct_done_o  = done && !ticket.from_ring;
  assign retire         = direct_done_o || (record_valid_o && record_ready_i);
  assign failed_o       = retire && status_o != StatusOk;

  always_ff @(posedge clk_i) begin
    if (!rst_ni) recorded_q <= '0;
    else if (record_valid_o && record_ready_i) recorded_q <= recorded_q + 1'b1;
  end

  assign entry           = recorded_q & ~(16'hFFFF << log2_entries_i);
  assign phase           = !recorded_q[log2_entries_i];
  assign record_addr_o   = base_i + {43'b0, entry, 5'b0};
  assign record_o        = {16'b0, 7'b0, phase, status_o, ticket.cookie, 32'b0, cycles_o, tag_o};
  assign record_urgent_o = ticket.urgent || status_o != StatusOk;

  logic unused_empty;  // counts when a task enters
  assign unused_empty = ticket.empty;

endmodule
