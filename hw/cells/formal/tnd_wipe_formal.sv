// Proves by induction that what has left a tnd_fifo with Wipe is overwritten: a place of its storage that holds no word of
// the queue is zero, or is one of the oldest that tnd_wipe will overwrite, and the next clock without a new word does; and
// that no word of the queue is ever overwritten.
//
// Any one place is followed: the proof chooses which (place_i, always the same).
module tnd_wipe_formal #(
  parameter int unsigned Depth = 4
) (
  input logic                     clk_i,
  input logic                     rst_ni,
  input logic [$clog2(Depth)-1:0] place_i,
  input logic                     in_valid_i,
  input logic [7:0]               in_data_i,
  input logic                     out_ready_i
);
  localparam int unsigned CountWidth = $clog2(Depth + 1);

  logic                  in_ready, out_valid;
  logic [7:0]            out_data;
  logic [CountWidth-1:0] count;

  tnd_fifo_counted #(
    .Width(8),
    .Depth(Depth),
    .Wipe (1)
  ) u_fifo (
    .in_ready_o (in_ready),
    .out_valid_o(out_valid),
    .out_data_o (out_data),
    .count_o    (count),
    .*
  );

  logic started_q = 1'b0;
  logic [$clog2(Depth)-1:0] place_q;
  always_ff @(posedge clk_i) begin
    started_q <= 1'b1;
    place_q   <= place_i;
  end
  always_comb if (!started_q) assume (!rst_ni);
  always_comb assume (32'(place_i) < Depth && (!started_q || place_i == place_q));

  // Returns how many places one is behind another, going round.
  function automatic int unsigned behind(input int unsigned place, input int unsigned from);
    return place >= from ? place - from : place + Depth - from;
  endfunction

  // The word that stands in the place, as the queue took it.
  logic       here, written;
  logic [7:0] word_q;
  assign written = in_valid_i && in_ready && 32'(place_i) == 32'(u_fifo.write_q);
  assign here    = behind(32'(place_i), 32'(u_fifo.read_q)) < 32'(count);
  always_ff @(posedge clk_i) if (written) word_q <= in_data_i;

  int unsigned old, clean, oldest;
  assign old    = 32'(u_fifo.gen_wipe.u_wipe.old_q);
  assign clean  = 32'(u_fifo.gen_wipe.u_wipe.clean_q);
  assign oldest = 32'(u_fifo.gen_wipe.u_wipe.place_q);

  always_comb begin
    if (started_q) begin
      assert (32'(u_fifo.write_q) < Depth && 32'(u_fifo.read_q) < Depth && oldest < Depth);
      assert (out_valid == (count != '0) && in_ready == (32'(count) != Depth));
      assert (32'(count) + old + clean == Depth);
      assert (behind(32'(u_fifo.write_q), 32'(u_fifo.read_q)) == 32'(count) % Depth);
      assert (behind(32'(u_fifo.read_q), oldest) == old % Depth);
      if (here) assert (u_fifo.storage_q[place_i] == word_q);
      else assert (u_fifo.storage_q[place_i] == '0 || behind(32'(place_i), oldest) < old);
      if (out_valid && place_i == u_fifo.read_q) assert (out_data == word_q);
      // The oldest goes in a clock in which no word comes.
      if (old != 0 && !(in_valid_i && in_ready)) assert (u_fifo.gen_wipe.wipe);
    end
  end
endmodule
