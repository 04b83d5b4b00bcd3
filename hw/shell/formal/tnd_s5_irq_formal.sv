// Proves for all time that the registers and tnd_s5_irq tell every end: RING_DONE comes when the coalescing rule says so and
// at no other time, DIRECT_DONE a clock after a direct task ends, and ERROR is the first failure since it was cleared, with
// its interrupt, also if that failure comes in the very clock of the clear. A task of the ring fails when its record is in
// memory, not when it ends. A register write that is refused counts as a failure, too.
//
// What software writes, when tasks end and when memory answers is free. `clear`, the end of a soft reset, empties ERROR and
// IRQ_STATUS.
// Assumes that a task has failed if and only if its status is not ok.
module tnd_s5_irq_formal
  import tnd_shell_pkg::*, tnd_regs_pkg::*;
(
  input logic        clk_i,
  input logic        rst_ni,
  input logic        clear,
  input logic        s_axi_ctrl_awvalid,
  input logic [11:0] s_axi_ctrl_awaddr,
  input logic [2:0]  s_axi_ctrl_awprot,
  input logic        s_axi_ctrl_wvalid,
  input logic [31:0] s_axi_ctrl_wdata,
  input logic [3:0]  s_axi_ctrl_wstrb,
  input logic        s_axi_ctrl_bready,
  input logic        s_axi_ctrl_arvalid,
  input logic [11:0] s_axi_ctrl_araddr,
  input logic [2:0]  s_axi_ctrl_arprot,
  input logic        s_axi_ctrl_rready,
  input logic        idle,
  input logic [15:0] ring_head,
  input logic [15:0] ring_recorded,
  input logic        direct_ready,
  input logic        direct_record_valid,
  input logic [31:0] direct_record_word,
  input logic        end_valid,
  input end_t        ending,
  input logic        written_valid,
  input logic        written_urgent,
  input logic        written_error,
  input end_t        written
);
  logic        s_axi_ctrl_awready, s_axi_ctrl_wready, s_axi_ctrl_bvalid, s_axi_ctrl_arready, s_axi_ctrl_rvalid;
  logic [1:0]  s_axi_ctrl_bresp, s_axi_ctrl_rresp;
  logic [31:0] s_axi_ctrl_rdata;
  ring_t       ring;
  logic        soft_reset, direct_valid, direct_write, direct_record_ready, key_valid, error_pending, interrupt_o;
  logic [31:0] direct_word;
  logic        key_slot, key_row_number, key_closes, key_closing_slot, take_slot;
  logic [1:0]  take_ops;
  logic [255:0] key_row;
  logic [7:0]  coalesce_count;
  logic [23:0] coalesce_timeout;
  logic        set_direct_done, set_ring_done, set_error;
  logic [7:0]  error_code;
  logic [3:0]  error_source;

  assign {key_slot, key_row_number, take_slot} = '0;

  tnd_s1_regs #(.KeySlots(1), .Operations(32'd3), .Caps(caps_t'{ring: 1'b1, default: '0})) u_regs (.*);
  tnd_s5_irq u_irq (.*);

  logic started_q = 1'b0;
  always_ff @(posedge clk_i) started_q <= 1'b1;
  always_comb begin
    if (!started_q) assume (!rst_ni);
    assume (ending.failed == (ending.status != StatusOk) && written.failed == (written.status != StatusOk));
  end

  // ------------------------------------------------------------------ ends of direct tasks
  logic direct_q;
  end_t end_q;
  always_ff @(posedge clk_i) begin
    direct_q <= rst_ni && end_valid && !ending.from_ring;
    end_q    <= ending;
  end

  // ------------------------------------------------------------------ RING_DONE
  logic [7:0]  records_q;  // written since it was last raised
  logic        urgent_q;   // one of them does not wait
  logic [27:0] age_q;      // clocks since the first of them
  logic        due;
  assign due = urgent_q || (records_q != '0 && (records_q >= coalesce_count
                            || (coalesce_timeout != '0 && age_q >= {coalesce_timeout, 4'd0})));
  always_ff @(posedge clk_i) begin
    if (!rst_ni) begin
      records_q <= '0;
      urgent_q  <= 1'b0;
      age_q     <= '0;
    end else begin
      records_q <= (due ? '0 : records_q) + 8'(written_valid);
      urgent_q  <= written_valid && (written_urgent || written_error);
      age_q     <= due || records_q == '0 ? '0 : age_q + 1'b1;
    end
  end

  // ------------------------------------------------------------------ ERROR
  logic        clears, fails, refuses, counts, counted_q;
  logic [11:0] failure, first_q;  // source and code
  assign clears  = u_regs.write && u_regs.word == ErrorWord;
  assign fails   = (direct_q && end_q.failed) || (written_valid && (written_error || written.failed));
  assign refuses = u_regs.ring_refused || u_regs.key_refused;
  assign counts  = (fails || refuses) && (first_q[7:0] == StatusOk || clears);
  always_comb begin
    if (written_valid && written_error) failure = {SourceCompletion, StatusBusWriteError};
    else if (written_valid && written.failed) failure = {written.source, written.status};
    else if (fails) failure = {end_q.source, end_q.status};
    else failure = {SourceRegister, u_regs.ring_refused ? StatusBadRing : StatusBadKey};
  end
  always_ff @(posedge clk_i) begin
    counted_q <= rst_ni && !clear && counts;
    if (!rst_ni || clear) first_q <= '0;
    else if (counts) first_q <= failure;
    else if (clears) first_q <= '0;
  end

  logic done_q, direct_done_q;
  always_ff @(posedge clk_i) {done_q, direct_done_q} <= rst_ni && !clear ? {due, direct_q} : '0;

  always_comb begin
    if (started_q) begin
      assert (set_direct_done == direct_q);
      assert (set_ring_done == due);
      assert ({u_regs.source_q, u_regs.code_q} == first_q);
      // Each raises its interrupt, whatever is cleared in its clock.
      if (counted_q) assert (u_regs.raised_q[2]);
      if (done_q) assert (u_regs.raised_q[1]);
      if (direct_done_q) assert (u_regs.raised_q[0]);
      assert (interrupt_o == ((u_regs.raised_q & u_regs.enabled_q) != '0 && rst_ni));
      // The stage's own counters have the same values.
      assert (u_irq.waiting_q == (urgent_q ? 8'hFF : records_q) && u_irq.age_q == age_q);
    end
  end
endmodule
