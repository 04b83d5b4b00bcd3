// Brings the shell and the core to their reset state without breaking a memory access: stop, wait, reset.
//
// Request     request_i, a level that clear_o ends
// Stop        stop_o: no new memory access; quiet_i: none is under way
// Clear       clear_o, one cycle, for the registers; work_rst_no resets the rest, registered, also with rst_ni
// Checked by  tb/test_shell_reset.py
module tnd_soft_reset (
  input  logic clk_i,
  input  logic rst_ni,
  input  logic request_i,
  input  logic quiet_i,
  output logic stop_o,
  output logic clear_o,
  output logic work_rst_no
);

  typedef enum logic [1:0] {
    Running,
    Stopping,  // wait for memory
    Clearing,  // one cycle
    Settling   // the request falls
  } state_e;
  state_e state_q;

  always_ff @(posedge clk_i) begin
    if (!rst_ni) begin
      state_q <= Running;
    end else begin
      unique case (state_q)
        Running:  if (request_i) state_q <= Stopping;
        Stopping: if (quiet_i) state_q <= Clearing;
        Clearing: state_q <= Settling;
        Settling: state_q <= Running;
        default:  state_q <= Running;
      endcase
    end
  end

  always_ff @(posedge clk_i) begin
    work_rst_no <= rst_ni && !(state_q == Stopping && quiet_i);
  end

  assign stop_o  = state_q != Running;
  assign clear_o = state_q == Clearing;

endmodule
