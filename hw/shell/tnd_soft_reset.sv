// Brings the shell and the core to their reset state without breaking a memory access: stop, wait, reset.
//
// Request     soft_reset, a level that clear ends
// Stop        stop, a register: no new memory access from two clocks later on; quiet: none is under way
// Clear       clear, one cycle, for the registers; work_rst_n resets the rest, registered, for ResetCycles up to that
//             one, and with rst_ni: what a core knows ahead of a registered reset takes some clocks to go
// Two clocks  core_hold resets the core's side, also after rst_ni, for ResetCycles - 1 clocks or more, until core_up has been
//             seen to fall; the reset ends when it has risen again. However late core_hold arrives there, and core_up here,
//             the bus's side does not leave its reset before the core's side has begun one of its own
// Checked by  tb/test_shell_reset.py, formal/tnd_soft_reset_formal.sv
module tnd_soft_reset #(
  parameter bit CoreClock = 1'b0
) (
  input  logic clk_i,
  input  logic rst_ni,
  input  logic soft_reset,
  input  logic quiet,
  output logic stop,
  output logic clear,
  output logic work_rst_n,
  output logic core_hold,
  input  logic core_up
);

  localparam int unsigned ResetCycles = 4;

  typedef enum logic [2:0] {
    Running,
    Stopping,  // wait for memory, and until every part has seen stop
    Emptying,  // ResetCycles less one, and until the core's side is in reset
    Rising,    // until it is out of it
    Clearing,  // one cycle
    Settling   // the request falls
  } state_e;
  state_e                         state_q;
  logic [$clog2(ResetCycles)-1:0] emptying_q;  // cycles
  logic                           at_once_q;   // the reset is that of rst_ni, after which there is nothing to clear
  logic                           emptied, stopped, down;
  state_e                         ended;

  assign emptied = 32'(emptying_q) == ResetCycles - 2;
  assign stopped = state_q == Stopping && quiet && emptied;
  assign down    = CoreClock == 0 || !core_up;
  assign ended   = at_once_q ? Running : Clearing;

  always_ff @(posedge clk_i) begin
    if (!rst_ni) begin
      state_q <= CoreClock != 0 ? Emptying : Running;
    end else begin
      unique case (state_q)
        Running:  if (soft_reset) state_q <= Stopping;
        Stopping: if (stopped) state_q <= Emptying;
        Emptying: if (emptied && down) state_q <= CoreClock != 0 ? Rising : ended;
        Rising:   if (core_up) state_q <= ended;
        Clearing: state_q <= Settling;
        Settling: state_q <= Running;
        default:  state_q <= Running;
      endcase
    end
  end

  always_ff @(posedge clk_i) begin
    at_once_q   <= !rst_ni || (at_once_q && (state_q == Emptying || state_q == Rising));
    if (!rst_ni || stopped || (state_q != Stopping && state_q != Emptying)) emptying_q <= '0;
    else if (!emptied) emptying_q <= emptying_q + 1'b1;
    work_rst_n <= rst_ni && !(stopped || state_q == Emptying || state_q == Rising);
    core_hold  <= !rst_ni || stopped || (state_q == Emptying && !(emptied && down));
    stop       <= rst_ni && state_q != Running;
  end

  assign clear = state_q == Clearing;

endmodule
