// Says where to overwrite the words that have left a ring in RAM, in the clocks in which none is written: for rings with keys.
//
// Contract    A ring of Depth places takes words (push_i, never more than it has room for) and gives them back in order
//             (pop_i). In a clock with wipe_o, and so without push_i, its owner writes zeros to place_o: the place of the
//             oldest word that has left and that no other has taken
// Latency     a word is gone after as many clocks without push_i as words left before it and are not gone
// Reset       whatever the ring held is to be overwritten
// Checked by  formal/tnd_wipe_formal.sv, ../shell/tb/test_shell_keys.py
module tnd_wipe #(
  parameter int unsigned Depth = 2,
  localparam int unsigned PlaceWidth = Depth > 1 ? $clog2(Depth) : 1,
  localparam int unsigned CountWidth = $clog2(Depth + 1)
) (
  input  logic                  clk_i,
  input  logic                  rst_ni,
  input  logic                  push_i,
  input  logic                  pop_i,
  output logic                  wipe_o,
  output logic [PlaceWidth-1:0] place_o
);
  // Places without a word: old ones, from place_q on, and clean ones behind those.
  logic [CountWidth-1:0] old_q, clean_q;
  logic [PlaceWidth-1:0] place_q;
  logic                  covers, gone;

  assign wipe_o  = !push_i && old_q != '0;
  assign place_o = place_q;
  assign covers  = push_i && clean_q == '0;  // a new word takes the place of the oldest
  assign gone    = wipe_o || covers;

  always_ff @(posedge clk_i) begin
    if (!rst_ni) begin
      old_q   <= CountWidth'(Depth);
      clean_q <= '0;
      place_q <= '0;
    end else begin
      old_q <= old_q + CountWidth'(pop_i) - CountWidth'(gone);
      if (wipe_o) clean_q <= clean_q + 1'b1;
      else if (push_i && !covers) clean_q <= clean_q - 1'b1;
      if (gone) place_q <= place_q == PlaceWidth'(Depth - 1) ? '0 : place_q + 1'b1;
    end
  end
endmodule
