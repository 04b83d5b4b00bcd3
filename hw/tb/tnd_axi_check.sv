// Checks an AXI4 master at its port, for simulation: stops at the first broken rule.
//
// Rules       In reset and after it no valid is high. A valid stays high, its payload unchanged, until the transfer. Bursts are
//             of full beats at beat addresses, no longer than MaxBurst beats and within 4 KiB. Write data come in
//             address order with last on the final beat, not before their address is on offer and, if Prompt, without a
//             pause in a burst: a stopped master cannot leave one half sent. Responses answer something.
// Power-up    until a reset has ended registers hold anything: no assertion counts, in the design either
module tnd_axi_check #(
  parameter int unsigned AddrWidth = 64,
  parameter int unsigned DataWidth = 256,
  parameter int unsigned MaxBurst  = 16,
  parameter int unsigned Prompt    = 1
) (
  input logic                   clk_i,
  input logic                   rst_ni,
  input logic                   aw_valid_i,
  input logic                   aw_ready_i,
  input logic                   aw_id_i,
  input logic [AddrWidth-1:0]   aw_addr_i,
  input logic [7:0]             aw_len_i,
  input logic                   w_valid_i,
  input logic                   w_ready_i,
  input logic [DataWidth-1:0]   w_data_i,
  input logic [DataWidth/8-1:0] w_strb_i,
  input logic                   w_last_i,
  input logic                   b_valid_i,
  input logic                   b_ready_i,
  input logic                   ar_valid_i,
  input logic                   ar_ready_i,
  input logic                   ar_id_i,
  input logic [AddrWidth-1:0]   ar_addr_i,
  input logic [7:0]             ar_len_i,
  input logic                   r_valid_i,
  input logic                   r_ready_i,
  input logic                   r_last_i
);
  localparam int unsigned Bytes = DataWidth / 8;

  logic reset_seen_q;
  initial begin
    reset_seen_q = 1'b0;
    $assertoff;
  end
  always @(posedge clk_i) begin
    if (!rst_ni) reset_seen_q <= 1'b1;
    else if (reset_seen_q) $asserton;
  end

  function automatic logic legal_burst(logic [AddrWidth-1:0] addr, logic [7:0] len);
    return addr % AddrWidth'(Bytes) == '0
           && 32'(len) < MaxBurst
           && 32'(addr % 4096) + (32'(len) + 1) * Bytes <= 4096;
  endfunction

  // What must still be on offer, because it was and did not go.
  logic aw_held_q, w_held_q, ar_held_q, was_reset_q;
  logic [AddrWidth+8:0]         aw_q, ar_q;
  logic [DataWidth+Bytes:0]     w_q;

  always_ff @(posedge clk_i) begin
    was_reset_q <= !rst_ni;
    aw_held_q   <= rst_ni && aw_valid_i && !aw_ready_i;
    w_held_q    <= rst_ni && w_valid_i && !w_ready_i;
    ar_held_q   <= rst_ni && ar_valid_i && !ar_ready_i;
    aw_q        <= {aw_id_i, aw_addr_i, aw_len_i};
    ar_q        <= {ar_id_i, ar_addr_i, ar_len_i};
    w_q         <= {w_data_i, w_strb_i, w_last_i};
    if (was_reset_q || !rst_ni) assert (!aw_valid_i && !w_valid_i && !ar_valid_i) else $error("valid in or after reset");
    if (aw_held_q) assert (aw_valid_i && aw_q == {aw_id_i, aw_addr_i, aw_len_i}) else $error("AW withdrawn or changed");
    if (ar_held_q) assert (ar_valid_i && ar_q == {ar_id_i, ar_addr_i, ar_len_i}) else $error("AR withdrawn or changed");
    if (w_held_q) assert (w_valid_i && w_q == {w_data_i, w_strb_i, w_last_i}) else $error("W withdrawn or changed");
    if (rst_ni && aw_valid_i) assert (legal_burst(aw_addr_i, aw_len_i)) else $error("illegal AW burst");
    if (rst_ni && ar_valid_i) assert (legal_burst(ar_addr_i, ar_len_i)) else $error("illegal AR burst");
  end

  // Bursts are numbered: offered at AW, written with all data, answered by B; asked for at AR, read with all data.
  localparam int unsigned MostUnwritten = 256;
  logic [7:0]  lens_q [MostUnwritten];
  logic [7:0]  beat_q;  // of the burst being written
  logic [7:0]  len;
  int unsigned offered_q, written_q, answered_q, asked_q, read_q;
  logic        offer;

  assign offer = aw_valid_i && !aw_held_q;
  assign len   = written_q == offered_q ? aw_len_i : lens_q[8'(written_q)];

  always_ff @(posedge clk_i) begin
    if (!rst_ni) begin
      beat_q     <= '0;
      offered_q  <= 0;
      written_q  <= 0;
      answered_q <= 0;
      asked_q    <= 0;
      read_q     <= 0;
    end else begin
      if (offer) begin
        lens_q[8'(offered_q)] <= aw_len_i;
        offered_q             <= offered_q + 1;
        assert (offered_q - written_q < MostUnwritten) else $error("more unwritten bursts than this can check");
      end
      if (Prompt != 0 && beat_q != '0) assert (w_valid_i) else $error("pause within a write burst");
      if (w_valid_i) begin
        assert (written_q != offered_q || offer) else $error("W without AW");
        assert (w_last_i == (beat_q == len)) else $error("WLAST in the wrong place");
        if (w_ready_i) begin
          beat_q    <= w_last_i ? '0 : beat_q + 1'b1;
          written_q <= written_q + 32'(w_last_i);
        end
      end
      if (b_valid_i && b_ready_i) begin
        answered_q <= answered_q + 1;
        assert (answered_q != written_q) else $error("B without a burst");
      end
      if (ar_valid_i && ar_ready_i) asked_q <= asked_q + 1;
      if (r_valid_i && r_ready_i && r_last_i) begin
        read_q <= read_q + 1;
        assert (read_q != asked_q) else $error("R without a burst");
      end
    end
  end
endmodule
