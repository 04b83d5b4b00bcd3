// Stage 5: turns events into interrupt status bits and the sticky error.
//
// Coalescing  RING_DONE when coalesce_count records (0: 1) have been written since it was last raised, or 16 *
//             coalesce_timeout clocks (0: never) after the first of them; an urgent record raises it at once
// Error       code and source of the first failure since ERROR was cleared, also of one in the cycle of the clear. A task of
//             the ring fails when its record is in memory, so that the handler of the interrupt finds it. If the record's own
//             write fails, that counts instead of the task's status; of two failures in one cycle the ring's counts
// Latency     1 clock, of the end of a direct task 2
// Checked by  ../tb/test_shell_irq.py, ../tb/test_shell_errors.py, ../formal/tnd_s5_irq_formal.sv
module tnd_s5_irq
  import tnd_shell_pkg::*, tnd_regs_pkg::*;
(
  input  logic        clk_i,
  input  logic        rst_ni,

  input  logic [7:0]  coalesce_count,
  input  logic [23:0] coalesce_timeout,
  input  logic        error_pending,

  input  logic        end_valid,  // a task ends
  input  end_t        ending,
  input  logic        written_valid,  // a record is in memory
  input  logic        written_urgent,
  input  logic        written_error,  // instead memory has refused it
  input  end_t        written,        // how its task ended

  output logic        set_direct_done,
  output logic        set_ring_done,
  output logic        set_error,
  output logic [7:0]  error_code,
  output logic [3:0]  error_source
);

  // Known a clock later: the last word of a direct task's record waits for the registers.
  logic end_valid_q;
  end_t end_q;

  always_ff @(posedge clk_i) begin
    end_valid_q <= rst_ni && end_valid;
    end_q       <= ending;
  end

  // ------------------------------------------------------------------ coalescing
  logic [7:0]  waiting_q;  // records written since RING_DONE was raised
  logic [27:0] age_q;      // clocks since the first of them
  logic        enough, old, raise;

  assign enough = waiting_q != '0 && waiting_q >= coalesce_count;
  assign old    = waiting_q != '0 && coalesce_timeout != '0 && age_q[27:4] >= coalesce_timeout;
  assign raise  = enough || old;

  always_ff @(posedge clk_i) begin
    if (!rst_ni) begin
      waiting_q <= '0;
      age_q     <= '0;
    end else begin
      if (written_valid && (written_urgent || written_error)) waiting_q <= '1;
      else if (written_valid) waiting_q <= raise ? 8'd1 : waiting_q + 1'b1;
      else if (raise) waiting_q <= '0;
      if (waiting_q == '0 || raise) age_q <= '0;
      else age_q <= age_q + 1'b1;
    end
  end

  assign set_ring_done   = raise;
  assign set_direct_done = end_valid_q && !end_q.from_ring;

  // ------------------------------------------------------------------ sticky error
  logic ring_failed, direct_failed;
  assign ring_failed   = written_valid && (written_error || written.failed);
  assign direct_failed = set_direct_done && end_q.failed;
  assign set_error     = (ring_failed || direct_failed) && !error_pending;

  always_comb begin
    if (!ring_failed) {error_code, error_source} = {end_q.status, end_q.source};
    else if (written_error) {error_code, error_source} = {StatusBusWriteError, SourceCompletion};
    else {error_code, error_source} = {written.status, written.source};
  end

  logic unused_written;
  assign unused_written = written.from_ring;  // it always is

endmodule
