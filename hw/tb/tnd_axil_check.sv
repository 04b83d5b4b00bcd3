// Checks an AXI4-Lite subordinate at its port, for simulation and for proofs. Rules of AMBA AXI (IHI 0022H), by section:
//
//   L1  A3.1.2  BVALID and RVALID are low while ARESETn is, and in the clock after it
//   L2  A3.2.1  BVALID stays until BREADY
//   L3  A3.2.1  BRESP does not change meanwhile
//   L4  A3.2.1  RVALID stays until RREADY
//   L5  A3.2.1  RDATA and RRESP do not change meanwhile
//   L6  A3.3.1  a write is answered after its address and its data have been taken, once
//   L7  A3.3.1  a read is answered after its address has been taken, once
//   L8  B1.1.1  no response is EXOKAY
//
// Power-up    until a reset has ended registers hold anything: no rule counts
module tnd_axil_check (
  input logic        clk_i,
  input logic        rst_ni,
  input logic        aw_valid_i,
  input logic        aw_ready_i,
  input logic        w_valid_i,
  input logic        w_ready_i,
  input logic        b_valid_i,
  input logic        b_ready_i,
  input logic [1:0]  b_resp_i,
  input logic        ar_valid_i,
  input logic        ar_ready_i,
  input logic        r_valid_i,
  input logic        r_ready_i,
  input logic [31:0] r_data_i,
  input logic [1:0]  r_resp_i
);
  localparam logic [1:0] Exokay = 2'b01;
  localparam int unsigned Most = 15;  // accesses under way that this can count

  logic seen_q;  // a reset
  initial seen_q = 1'b0;
  always @(posedge clk_i) seen_q <= seen_q || !rst_ni;

  logic was_reset_q, b_held_q, r_held_q;
  logic [1:0]  b_resp_q, r_resp_q;
  logic [31:0] r_data_q;
  logic [3:0]  addresses_q, data_q, reads_q;  // taken, and not answered
  logic        b, r;

  assign b = b_valid_i && b_ready_i;
  assign r = r_valid_i && r_ready_i;

  always_ff @(posedge clk_i) begin
    was_reset_q <= !rst_ni;
    b_held_q    <= rst_ni && b_valid_i && !b_ready_i;
    r_held_q    <= rst_ni && r_valid_i && !r_ready_i;
    b_resp_q    <= b_resp_i;
    {r_data_q, r_resp_q} <= {r_data_i, r_resp_i};
    if (!rst_ni) begin
      addresses_q <= '0;
      data_q      <= '0;
      reads_q     <= '0;
    end else begin
      addresses_q <= addresses_q + 4'(aw_valid_i && aw_ready_i) - 4'(b);
      data_q      <= data_q + 4'(w_valid_i && w_ready_i) - 4'(b);
      reads_q     <= reads_q + 4'(ar_valid_i && ar_ready_i) - 4'(r);
    end
  end

  always_ff @(posedge clk_i) begin
    if (seen_q) begin
      if (!rst_ni || was_reset_q) assert (!b_valid_i && !r_valid_i);
      if (rst_ni && !was_reset_q) begin
        if (b_held_q) assert (b_valid_i);
        if (b_held_q) assert (b_resp_i == b_resp_q);
        if (r_held_q) assert (r_valid_i);
        if (r_held_q) assert (r_data_i == r_data_q && r_resp_i == r_resp_q);
        if (b_valid_i) assert (addresses_q != '0 && data_q != '0);
        if (r_valid_i) assert (reads_q != '0);
        if (b_valid_i) assert (b_resp_i != Exokay);
        if (r_valid_i) assert (r_resp_i != Exokay);
        assert (addresses_q != 4'(Most) && data_q != 4'(Most) && reads_q != 4'(Most));
      end
    end
  end
endmodule
