// Proves for a bounded run from reset that tnd_descriptor_fetch gives every posted descriptor once, beat by beat and in order,
// and reads it in bursts of at most MaxBurst beats.
//
// The ring is anywhere in memory and has two or four entries, so that a run goes round it. The memory answers in order, when
// it likes; each word of a ring's entry holds the numbers of entry and word.
// Assumes that software posts no more descriptors than the ring has entries before they are taken.
module tnd_descriptor_fetch_formal
  import tnd_shell_pkg::*;
#(
  parameter int unsigned Width    = 512,  // of memory
  parameter int unsigned MaxBurst = 16,
  parameter int unsigned Prefetch = 2
) (
  input logic        clk_i,
  input logic        rst_ni,
  input logic        stop,
  input logic [57:0] base_i,   // of the ring, in units of 64 bytes
  input logic        small_i,  // it has two entries
  input logic [15:0] tail_i,
  input logic        beat_ready,
  input logic        ring_ar_ready,
  input logic        ring_r_valid,
  input logic [1:0]  m_axi_gmem_rresp
);
  localparam int unsigned Beats       = 512 / Width;
  localparam int unsigned BurstBeats  = MaxBurst < Beats ? MaxBurst : Beats;
  localparam int unsigned Bursts      = Beats / BurstBeats;
  localparam int unsigned Outstanding = 4 * Bursts;
  localparam int unsigned OwedWidth   = $clog2(Outstanding + 1);
  localparam int unsigned PlaceWidth  = $clog2(Outstanding);  // of a burst in the ring

  logic             ring_quiet, ring_busy, beat_valid, beat_error, beat_last, ring_ar_valid, m_axi_gmem_rlast;
  logic [Width-1:0] beat_data, m_axi_gmem_rdata;
  burst_t           ring_ar;
  logic [511:0]     entry;
  ring_t            ring;
  logic [31:0]      given_q;  // beats of the descriptor that is given

  assign beat_last = given_q == Beats - 1;
  assign ring      = '{
    enable: 1'b1, base: {base_i, 6'd0}, completions: '0, log2_entries: small_i ? 4'd1 : 4'd2, tail: tail_i
  };

  tnd_descriptor_fetch #(
    .MemDataWidth(Width),
    .MaxBurst    (MaxBurst),
    .Prefetch    (Prefetch)
  ) u_fetch (.*);

  logic started_q = 1'b0;
  always_ff @(posedge clk_i) started_q <= 1'b1;
  always_comb assume (rst_ni == started_q);

  logic [58:0] ring_q;  // software does not move it
  always_ff @(posedge clk_i) ring_q <= {base_i, small_i};
  always_comb if (started_q) assume ({base_i, small_i} == ring_q);

  // ------------------------------------------------------------------ memory
  logic [Outstanding-1:0][PlaceWidth-1:0] place_q;  // of the bursts asked for, oldest at 0
  logic [OwedWidth-1:0]                   owed_q;
  logic [31:0]                            beat_q;   // of the oldest burst
  logic                                   ask, answer, answered;
  logic [63:0]                            asked;    // address that is asked for, from the ring's base
  assign asked            = ring_ar.addr - ring.base;
  assign ask              = ring_ar_valid && ring_ar_ready;
  assign answer           = ring_r_valid;
  assign m_axi_gmem_rlast = beat_q == BurstBeats - 1;
  assign answered         = answer && m_axi_gmem_rlast;
  for (genvar i = 0; i < 16; i++) begin : gen_word
    assign entry[32*i +: 32] = {26'(place_q[0] / PlaceWidth'(Bursts)), 6'(i)};
  end
  assign m_axi_gmem_rdata = Width'(entry >> ((32'(place_q[0]) % Bursts * BurstBeats + beat_q) * Width));
  always_ff @(posedge clk_i) begin
    if (!rst_ni) begin
      owed_q <= '0;
      beat_q <= '0;
    end else begin
      owed_q <= owed_q + OwedWidth'(ask) - OwedWidth'(answered);
      if (answer) beat_q <= m_axi_gmem_rlast ? '0 : beat_q + 1;
      if (answered) place_q <= place_q >> PlaceWidth;
      if (ask) place_q[PlaceWidth'(owed_q - OwedWidth'(answered))] <= PlaceWidth'(asked / 64'(BurstBeats * Width / 8));
    end
  end
  always_comb begin
    assume (!ring_r_valid || owed_q != '0);
    if (started_q) assert (!ask || owed_q != OwedWidth'(Outstanding));
    if (started_q && ask) begin
      assert (ring_ar.len == 8'(BurstBeats - 1) && asked < (small_i ? 64'd128 : 64'd256));
      assert (asked % 64'(BurstBeats * Width / 8) == '0);
    end
  end

  // ------------------------------------------------------------------ each once, in order
  logic [15:0]  taken_q, tail_q;
  logic [127:0] bad_q;    // beats that memory answered with an error: more than a run has
  logic [15:0]  beats_q;  // ever answered
  logic         take;
  logic [511:0] expected;
  assign take = beat_valid && beat_ready;
  for (genvar i = 0; i < 16; i++) begin : gen_expected
    assign expected[32*i +: 32] = {26'({!small_i && taken_q[1], taken_q[0]}), 6'(i)};
  end
  always_ff @(posedge clk_i) begin
    tail_q <= rst_ni ? tail_i : '0;
    if (!rst_ni) begin
      taken_q <= '0;
      given_q <= '0;
      beats_q <= '0;
      bad_q   <= '0;
    end else begin
      if (take) given_q <= given_q == Beats - 1 ? '0 : given_q + 1;
      taken_q <= taken_q + 16'(take && given_q == Beats - 1);
      beats_q <= beats_q + 16'(answer);
      if (answer && m_axi_gmem_rresp != 2'b00) bad_q[7'(beats_q)] <= 1'b1;
    end
  end
  always_comb begin
    if (started_q) begin
      assume (tail_i - tail_q <= 16'd4 && tail_i - taken_q <= (small_i ? 16'd2 : 16'd4));
      assert (taken_q != tail_i || !beat_valid);
      // A beat is its descriptor's own, with its own error.
      if (beat_valid) begin
        assert (beat_data == Width'(expected >> (given_q * Width)));
        assert (beat_error == bad_q[7'(32'(taken_q) * Beats + given_q)]);
      end
      // Memory is never asked for more than there is room for; none is left behind.
      assert (!answer || u_fetch.u_beats.in_ready_o);
      if (!ring_busy && !stop) assert (taken_q == tail_i && owed_q == '0);
    end
  end
endmodule
