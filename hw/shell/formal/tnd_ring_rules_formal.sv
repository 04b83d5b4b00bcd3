// Proves for a bounded run from reset that the descriptor engine never sees an inconsistent ring, whatever software writes: an
// enabled ring has 2 to 4096 entries and aligned bases, its settings do not change, no more descriptors are without a record
// than it has entries, and the tail never goes back.
//
// Assumes that writes come three clocks apart or more, as the register port takes them, and that a record leaves only for a
// descriptor that has been posted.
module tnd_ring_rules_formal
  import tnd_shell_pkg::*, tnd_regs_pkg::*;
(
  input logic        clk_i,
  input logic        rst_ni,
  input logic        clear,
  input logic        write,
  input word_t       word,
  input logic [31:0] data,
  input logic [3:0]  strobe,
  input logic        records_i  // one leaves
);
  logic  stores, refused;
  ring_t ring;

  logic [15:0] ring_recorded;
  tnd_ring_rules u_rules (.*);

  logic started_q = 1'b0;
  always_ff @(posedge clk_i) started_q <= 1'b1;
  always_comb if (!started_q) assume (!rst_ni);

  logic [1:0] written_q = '0;  // there was a write one and two clocks ago
  always_ff @(posedge clk_i) written_q <= {written_q[0], write};
  always_comb if (written_q != '0) assume (!write);

  always_ff @(posedge clk_i) begin
    if (!rst_ni || clear) ring_recorded <= '0;
    else ring_recorded <= ring_recorded + 16'(records_i);
  end
  always_comb if (ring.tail == ring_recorded) assume (!records_i);

  // The state of a clock ago.
  logic        same_q = 1'b0;  // no reset since
  logic [15:0] tail_q, recorded_q;
  ring_t       ring_q;
  always_ff @(posedge clk_i) begin
    same_q     <= rst_ni && !clear;
    ring_q     <= ring;
    recorded_q <= ring_recorded;
  end
  assign tail_q = ring_q.tail;

  logic [15:0] without_record;
  assign without_record = ring.tail - ring_recorded;

  always_comb begin
    if (started_q && ring.enable) begin
      assert (u_rules.log2_q >= 8'd1 && u_rules.log2_q <= 8'd12);
      assert (ring.base[5:0] == '0 && ring.completions[5:0] == '0);
      assert (without_record <= 16'd1 << ring.log2_entries);
    end
    if (started_q && same_q) begin
      if (ring.enable && ring_q.enable) begin
        assert ({ring.base, ring.completions, ring.log2_entries} == {ring_q.base, ring_q.completions, ring_q.log2_entries});
      end
      assert (ring.tail - recorded_q >= tail_q - recorded_q);
    end
  end
endmodule
