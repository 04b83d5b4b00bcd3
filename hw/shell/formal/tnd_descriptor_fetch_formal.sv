// Proves for a bounded run from reset that tnd_descriptor_fetch gives every posted descriptor once, whole and in order, and
// reads it in bursts of at most MaxBurst beats.
//
// The memory answers in order, when it likes; each word of a ring's entry holds the numbers of entry and word.
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
  input logic        stop_i,
  input logic [15:0] tail_i,
  input logic        descriptor_ready_i,
  input logic        ar_ready_i,
  input logic        r_valid_i,
  input logic [1:0]  r_resp_i
);
  localparam int unsigned Beats       = 512 / Width;
  localparam int unsigned BurstBeats  = MaxBurst < Beats ? MaxBurst : Beats;
  localparam int unsigned Bursts      = Beats / BurstBeats;
  localparam int unsigned Outstanding = 4 * Bursts;
  localparam int unsigned OwedWidth   = $clog2(Outstanding + 1);
  localparam int unsigned PlaceWidth  = $clog2(Outstanding);  // of a burst in the ring
  localparam logic [3:0]  Log2Entries = 4'd2;

  logic         quiet, busy, descriptor_valid, reserved, error, ar_valid, r_ready;
  task_t        fetched;
  logic [63:0]  ar_addr;
  logic [7:0]   ar_len;
  logic [511:0] entry;
  logic [Width-1:0] r_data;
  logic         r_last;

  tnd_descriptor_fetch #(
    .MemDataWidth(Width),
    .MaxBurst    (MaxBurst),
    .Prefetch    (Prefetch)
  ) u_fetch (
    .quiet_o           (quiet),
    .busy_o            (busy),
    .enable_i          (1'b1),
    .base_i            (64'd0),
    .log2_entries_i    (Log2Entries),
    .descriptor_valid_o(descriptor_valid),
    .task_o            (fetched),
    .reserved_o        (reserved),
    .error_o           (error),
    .ar_valid_o        (ar_valid),
    .ar_addr_o         (ar_addr),
    .ar_len_o          (ar_len),
    .r_ready_o         (r_ready),
    .r_data_i          (r_data),
    .r_last_i          (r_last),
    .*
  );

  logic started_q = 1'b0;
  always_ff @(posedge clk_i) started_q <= 1'b1;
  always_comb assume (rst_ni == started_q);

  // ------------------------------------------------------------------ memory
  logic [Outstanding-1:0][PlaceWidth-1:0] place_q;  // of the bursts asked for, oldest at 0
  logic [OwedWidth-1:0]                   owed_q;
  logic [31:0]                            beat_q;   // of the oldest burst
  logic                                   ask, answer, answered;
  assign ask      = ar_valid && ar_ready_i;
  assign answer   = r_valid_i && r_ready;
  assign r_last   = beat_q == BurstBeats - 1;
  assign answered = answer && r_last;
  for (genvar i = 0; i < 16; i++) begin : gen_word
    assign entry[32*i +: 32] = {26'(place_q[0] / PlaceWidth'(Bursts)), 6'(i)};
  end
  assign r_data = Width'(entry >> ((32'(place_q[0]) % Bursts * BurstBeats + beat_q) * Width));
  always_ff @(posedge clk_i) begin
    if (!rst_ni) begin
      owed_q <= '0;
      beat_q <= '0;
    end else begin
      owed_q <= owed_q + OwedWidth'(ask) - OwedWidth'(answered);
      if (answer) beat_q <= r_last ? '0 : beat_q + 1;
      if (answered) place_q <= place_q >> PlaceWidth;
      if (ask) place_q[PlaceWidth'(owed_q - OwedWidth'(answered))] <= PlaceWidth'(ar_addr / 64'(BurstBeats * Width / 8));
    end
  end
  always_comb begin
    assume (!r_valid_i || owed_q != '0);
    if (started_q) assert (!ask || owed_q != OwedWidth'(Outstanding));
    if (started_q && ask) begin
      assert (ar_len == 8'(BurstBeats - 1) && ar_addr[63:8] == '0 && ar_addr % 64'(BurstBeats * Width / 8) == '0);
    end
  end

  // ------------------------------------------------------------------ each once, in order
  logic [15:0] taken_q, tail_q;
  logic [31:0] bad_q;    // descriptors of which memory answered a beat with an error: more than a run has
  logic [15:0] beats_q;  // ever answered
  logic        take;
  assign take = descriptor_valid && descriptor_ready_i;
  function automatic logic [31:0] word(input logic [3:0] number);
    return {28'(taken_q[1:0]), 4'd0} << 2 | 32'(number);
  endfunction
  always_ff @(posedge clk_i) begin
    tail_q <= rst_ni ? tail_i : '0;
    if (!rst_ni) begin
      taken_q <= '0;
      beats_q <= '0;
      bad_q   <= '0;
    end else begin
      taken_q <= taken_q + 16'(take);
      beats_q <= beats_q + 16'(answer);
      if (answer && r_resp_i != 2'b00) bad_q[5'(beats_q / 16'(Beats))] <= 1'b1;
    end
  end
  always_comb begin
    if (started_q) begin
      assume (tail_i - tail_q <= 16'd4 && tail_i - taken_q <= 16'd4);
      assert (taken_q != tail_i || !descriptor_valid);
      if (descriptor_valid && !error) begin
        assert (fetched.cookie == word(4'd1) && fetched.source == {word(4'd3), word(4'd2)});
        assert (fetched.destination == {word(4'd5), word(4'd4)} && fetched.len_bits == word(4'd6));
        assert (fetched.iv == {word(4'd11), word(4'd10), word(4'd9), word(4'd8)});
        assert (fetched.aad == {word(4'd13), word(4'd12)} && fetched.aad_bytes == word(4'd14));
      end
      // An error is that of its own descriptor.
      if (descriptor_valid) assert (error == bad_q[taken_q[4:0]]);
      // None is left behind.
      if (!busy && !stop_i) assert (taken_q == tail_i && owed_q == '0);
    end
  end
endmodule
