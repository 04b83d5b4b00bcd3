// Proves for a bounded run from reset that tnd_record_write writes every record once, in order, where it belongs, in bursts
// of at most MaxBurst beats, and says so once memory has answered, with the error that it answered and with the urgency and
// the end of its task that the record came with.
//
// A record holds its own number, and its address is that of the number, from any base. The memory takes addresses and data
// when it likes and answers a write that it has taken whole.
module tnd_record_write_formal
  import tnd_shell_pkg::*;
#(
  parameter int unsigned Width    = 256,  // of memory, at most that of a record
  parameter int unsigned MaxBurst = 16,
  parameter int unsigned Depth    = 2
) (
  input logic       clk_i,
  input logic       rst_ni,
  input logic       stop,
  input logic       record_valid,
  input logic       record_urgent,
  input end_t       ending,
  input logic [63:0] base,
  input logic       record_aw_ready,
  input logic       record_w_ready,
  input logic       record_b_valid,
  input logic [1:0] m_axi_gmem_bresp
);
  localparam int unsigned Beats      = 256 / Width;
  localparam int unsigned BurstBeats = MaxBurst < Beats ? MaxBurst : Beats;
  localparam int unsigned Bursts     = Beats / BurstBeats;

  logic               records_busy, record_ready, written_valid, written_urgent, written_error;
  logic               record_aw_valid, record_w_valid, record_w_last, record_b_ready;
  burst_t             record_aw;
  logic [Width-1:0]   record_w_data;
  logic [Width/8-1:0] record_w_strb;
  // Counters of records (taken, written), of bursts (addressed, answered), of beats (sent).
  logic [7:0]         taken_q, written_q;
  logic [7:0]         filled_q;  // beats of the record that comes
  logic [7:0]         addressed_q, answered_q;
  logic [7:0]         sent_q;
  end_t               written;

  function automatic logic [255:0] record_of(input logic [7:0] number);
    for (int unsigned i = 0; i < 32; i++) record_of[8*i +: 8] = number ^ 8'(i << 3);
  endfunction

  tnd_record_write #(
    .MemDataWidth(Width),
    .MaxBurst    (MaxBurst),
    .Depth       (Depth)
  ) u_records (
    .record_entry({4'd0, taken_q}),
    .record      (Width'(record_of(taken_q) >> (32'(filled_q) * Width))),
    .*
  );

  logic started_q = 1'b0;
  always_ff @(posedge clk_i) started_q <= 1'b1;
  always_comb assume (rst_ni == started_q);

  logic        take, address, beat, answer;
  logic [31:0] urgent_q, error_q;  // of each record, by its number: more than a run has
  end_t        ending_q [32];
  logic [63:0] base_q;
  logic [4:0]  answering;          // the record whose burst is answered
  assign take      = record_valid && record_ready && 32'(filled_q) == Beats - 1;
  assign address   = record_aw_valid && record_aw_ready;
  assign beat      = record_w_valid && record_w_ready;
  assign answer    = record_b_valid && record_b_ready;
  assign answering = 5'(answered_q / 8'(Bursts));

  always_ff @(posedge clk_i) begin
    if (!rst_ni) begin
      taken_q     <= '0;
      filled_q    <= '0;
      addressed_q <= '0;
      sent_q      <= '0;
      answered_q  <= '0;
      written_q   <= '0;
      error_q     <= '0;
    end else begin
      taken_q     <= taken_q + 8'(take);
      if (record_valid && record_ready) filled_q <= take ? '0 : filled_q + 8'd1;
      addressed_q <= addressed_q + 8'(address);
      sent_q      <= sent_q + 8'(beat);
      answered_q  <= answered_q + 8'(answer);
      written_q   <= written_q + 8'(written_valid);
      if (answer && m_axi_gmem_bresp != 2'b00) error_q[answering] <= 1'b1;
    end
    if (take) urgent_q[5'(taken_q)] <= record_urgent;
    if (take) ending_q[5'(taken_q)] <= ending;
    base_q <= base;
  end
  always_comb begin
    assume (base[4:0] == '0 && (!started_q || base == base_q));
    assume (ending.from_ring && ending.failed == (ending.status != tnd_regs_pkg::StatusOk));
    assume (ending.source == SourceRing || ending.source == SourceDescriptor);
  end

  always_comb begin
    if (started_q) begin
      assume (!record_b_valid || (answered_q < addressed_q && (answered_q + 8'd1) * 8'(BurstBeats) <= sent_q));
      if (record_aw_valid) begin
        assert (addressed_q < taken_q * 8'(Bursts) && record_aw.len == 8'(BurstBeats - 1));
        assert (record_aw.addr == base + 64'(addressed_q) * 64'(BurstBeats * Width / 8));
        // The burst with the phase is the last of a record that memory sees.
        if (Bursts != 1 && addressed_q % 8'(Bursts) == 8'(Bursts - 1)) assert (answered_q == addressed_q);
      end
      if (record_w_valid) begin
        assert (sent_q < taken_q * 8'(Beats) && record_w_strb == '1);
        assert (record_w_data == Width'(record_of(sent_q / 8'(Beats)) >> (32'(sent_q) % Beats * Width)));
        assert (record_w_last == (sent_q % 8'(BurstBeats) == 8'(BurstBeats - 1)));
      end
      // Written only when answered, each as it was answered; nothing is left behind.
      if (written_valid) begin
        assert (written_q < answered_q / 8'(Bursts));
        assert (written_error == error_q[5'(written_q)] && written_urgent == urgent_q[5'(written_q)]);
        assert (written == ending_q[5'(written_q)]);
      end
      if (!records_busy) assert (written_q == taken_q);
    end
  end
endmodule
