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
  input logic        s_axi_ctrl_awvalid,
  input logic        s_axi_ctrl_awready,
  input logic        s_axi_ctrl_wvalid,
  input logic        s_axi_ctrl_wready,
  input logic        s_axi_ctrl_bvalid,
  input logic        s_axi_ctrl_bready,
  input logic [1:0]  s_axi_ctrl_bresp,
  input logic        s_axi_ctrl_arvalid,
  input logic        s_axi_ctrl_arready,
  input logic        s_axi_ctrl_rvalid,
  input logic        s_axi_ctrl_rready,
  input logic [31:0] s_axi_ctrl_rdata,
  input logic [1:0]  s_axi_ctrl_rresp
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

  assign b = s_axi_ctrl_bvalid && s_axi_ctrl_bready;
  assign r = s_axi_ctrl_rvalid && s_axi_ctrl_rready;

  always_ff @(posedge clk_i) begin
    was_reset_q <= !rst_ni;
    b_held_q    <= rst_ni && s_axi_ctrl_bvalid && !s_axi_ctrl_bready;
    r_held_q    <= rst_ni && s_axi_ctrl_rvalid && !s_axi_ctrl_rready;
    b_resp_q    <= s_axi_ctrl_bresp;
    {r_data_q, r_resp_q} <= {s_axi_ctrl_rdata, s_axi_ctrl_rresp};
    if (!rst_ni) begin
      addresses_q <= '0;
      data_q      <= '0;
      reads_q     <= '0;
    end else begin
      addresses_q <= addresses_q + 4'(s_axi_ctrl_awvalid && s_axi_ctrl_awready) - 4'(b);
      data_q      <= data_q + 4'(s_axi_ctrl_wvalid && s_axi_ctrl_wready) - 4'(b);
      reads_q     <= reads_q + 4'(s_axi_ctrl_arvalid && s_axi_ctrl_arready) - 4'(r);
    end
  end

  always_ff @(posedge clk_i) begin
    if (seen_q) begin
      if (!rst_ni || was_reset_q) assert (!s_axi_ctrl_bvalid && !s_axi_ctrl_rvalid);
      if (rst_ni && !was_reset_q) begin
        if (b_held_q) assert (s_axi_ctrl_bvalid);
        if (b_held_q) assert (s_axi_ctrl_bresp == b_resp_q);
        if (r_held_q) assert (s_axi_ctrl_rvalid);
        if (r_held_q) assert (s_axi_ctrl_rdata == r_data_q && s_axi_ctrl_rresp == r_resp_q);
        if (s_axi_ctrl_bvalid) assert (addresses_q != '0 && data_q != '0);
        if (s_axi_ctrl_rvalid) assert (reads_q != '0);
        if (s_axi_ctrl_bvalid) assert (s_axi_ctrl_bresp != Exokay);
        if (s_axi_ctrl_rvalid) assert (s_axi_ctrl_rresp != Exokay);
        assert (addresses_q != 4'(Most) && data_q != 4'(Most) && reads_q != 4'(Most));
      end
    end
  end
endmodule
