// The registers of the descriptor ring, and what software may write to them.
//
// Settings    RING_LO to RING_SIZE: refused while the ring is enabled or has descriptors without a record
// Enable      refused unless RING_SIZE is 1 to 12, both bases are aligned, and RING_TAIL is in its bounds
// Doorbell    refused unless it is from the tail that it replaces up to as many entries as the ring has behind ring_recorded. A
//             record counts from when it leaves for memory, because software may see it before the response comes
// Refused     nothing changes. stores falls at once; refused, one cycle, comes up to three clocks later
// Latency     tail and enable follow their write by 3 clocks
// Checked by  ../tb/test_shell_rules.py, ../formal/tnd_ring_rules_formal.sv
module tnd_ring_rules
  import tnd_shell_pkg::*, tnd_regs_pkg::*;
(
  input  logic        clk_i,
  input  logic        rst_ni,
  input  logic        clear,  // SOFT_RESET has ended: no descriptors, not enabled

  // A write to a register, one cycle.
  input  logic        write,
  input  word_t       word,
  input  logic [31:0] data,
  input  logic [3:0]  strobe,
  output logic        stores,  // the register may take it
  output logic        refused,

  input  logic [15:0] ring_recorded,  // records of the ring that have left for memory, modulo 2^16
  output ring_t       ring
);

  localparam logic [7:0] MaxLog2 = 8'd12;

  logic [63:0] base_q, completions_q;
  logic [7:0]  log2_q;
  logic [15:0] tail_q;
  logic        enable_q;

  // ------------------------------------------------------------------ settings
  logic setting, pending_q;  // pending_q: descriptors are without a record
  assign setting = word inside {RingLoWord, RingHiWord, CompLoWord, CompHiWord, RingSizeWord};
  assign stores  = !(setting && (enable_q || pending_q));

  always_ff @(posedge clk_i) begin
    pending_q <= tail_q != ring_recorded;
    for (int unsigned i = 0; i < 4; i++) begin
      if (write && strobe[i] && stores) begin
        if (word == RingLoWord) base_q[8*i +: 8] <= data[8*i +: 8];
        if (word == RingHiWord) base_q[32 + 8*i +: 8] <= data[8*i +: 8];
        if (word == CompLoWord) completions_q[8*i +: 8] <= data[8*i +: 8];
        if (word == CompHiWord) completions_q[32 + 8*i +: 8] <= data[8*i +: 8];
      end
    end
    if (write && strobe[0] && stores && word == RingSizeWord) log2_q <= data[7:0];
    if (!rst_ni) begin
      {base_q, completions_q} <= '0;
      log2_q <= 8'd1;
    end
  end

  // ------------------------------------------------------------------ doorbell and enable, in three steps
  // Merge: the tail that would be. Measure: how far it, and the present one, are ahead. Judge.
  logic        merge_q, measure_q, start_q, stop_q;  // start_q: it is CTRL that was written, not RING_TAIL
  logic [15:0] new_q, measured_q, ahead_q, posted_q;
  logic        set_q;  // the settings are those of a ring
  logic        fits;

  assign fits = posted_q <= 16'd1 << log2_q[3:0];

  always_ff @(posedge clk_i) begin
    merge_q   <= rst_ni && !clear && write
                 && (word == RingTailWord || (word == CtrlWord && strobe[0] && data[1:0] == 2'b01 && !enable_q));
    stop_q    <= write && word == CtrlWord && strobe[0] && !data[0];
    measure_q <= rst_ni && !clear && merge_q;
    if (write) begin
      start_q <= word == CtrlWord;
      for (int unsigned i = 0; i < 2; i++) begin
        new_q[8*i +: 8] <= word == RingTailWord && strobe[i] ? data[8*i +: 8] : tail_q[8*i +: 8];
      end
    end
    measured_q <= new_q;
    posted_q   <= new_q - ring_recorded;
    ahead_q    <= tail_q - ring_recorded;
    set_q      <= log2_q != '0 && log2_q <= MaxLog2 && base_q[5:0] == '0 && completions_q[5:0] == '0;

    refused <= rst_ni && ((write && !stores)
               || (measure_q && !(fits && posted_q >= ahead_q && (set_q || !start_q))));
    if (measure_q && fits && posted_q >= ahead_q) begin
      tail_q <= measured_q;
      if (start_q && set_q) enable_q <= 1'b1;
    end
    if (stop_q) enable_q <= 1'b0;
    if (!rst_ni || clear) {enable_q, tail_q} <= '0;
  end

  assign ring = '{
    enable: enable_q, base: base_q, completions: completions_q, log2_entries: log2_q[3:0], tail: tail_q
  };

endmodule
