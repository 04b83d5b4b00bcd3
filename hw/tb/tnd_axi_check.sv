// Checks an AXI4 manager at its port, for simulation and for proofs: stops at the first broken rule. Rules of AMBA AXI
// (IHI 0022H), by section, and, marked *, what this project's managers promise besides:
//
//   M1   A3.1.2  AWVALID, WVALID and ARVALID are low while ARESETn is, and in the clock after it; without Gated, of what is
//                not a port yet, from the second clock on
//   M2   A3.2.1  AWVALID stays until AWREADY, with its address, id and length
//   M3   A3.2.1  ARVALID stays until ARREADY, with its address, id and length
//   M4   A3.2.1  WVALID stays until WREADY, with its data, strobes and last
//   M5   A3.4.1  no burst crosses 4 KiB
//   M6   *       a burst has at most MaxBurst beats
//   M7   *       a burst begins at a beat's address
//   M8   A3.4.1  WLAST is high in the last beat of a burst, and in no other
//   M9   *       data do not come before their address is on offer
//
// and of what answers it:
//
//   M10  A3.3.1  a write is answered after its last beat, once
//   M11  A3.3.1  a read is answered after its address, once
//
// Power-up    until the first reset registers hold anything: no rule counts. M10 and M11 count from the second clock after a
//             reset on, and not after one that has cut off a burst, which memory may still answer
module tnd_axi_check #(
  parameter int unsigned AddrWidth = 64,
  parameter int unsigned DataWidth = 256,
  parameter int unsigned MaxBurst  = 16,
  parameter int unsigned Gated     = 1,
  parameter int unsigned Most      = 256  // bursts under way that this can tell apart; a power of two
) (
  input logic                   clk_i,
  input logic                   rst_ni,
  input logic                   m_axi_gmem_awvalid,
  input logic                   m_axi_gmem_awready,
  input logic                   m_axi_gmem_awid,
  input logic [AddrWidth-1:0]   m_axi_gmem_awaddr,
  input logic [7:0]             m_axi_gmem_awlen,
  input logic                   m_axi_gmem_wvalid,
  input logic                   m_axi_gmem_wready,
  input logic [DataWidth-1:0]   m_axi_gmem_wdata,
  input logic [DataWidth/8-1:0] m_axi_gmem_wstrb,
  input logic                   m_axi_gmem_wlast,
  input logic                   m_axi_gmem_bvalid,
  input logic                   m_axi_gmem_bready,
  input logic                   m_axi_gmem_arvalid,
  input logic                   m_axi_gmem_arready,
  input logic                   m_axi_gmem_arid,
  input logic [AddrWidth-1:0]   m_axi_gmem_araddr,
  input logic [7:0]             m_axi_gmem_arlen,
  input logic                   m_axi_gmem_rvalid,
  input logic                   m_axi_gmem_rready,
  input logic                   m_axi_gmem_rlast
);
  localparam int unsigned Bytes = DataWidth / 8;
  localparam int unsigned CountWidth = $clog2(Most) + 1;
  typedef logic [CountWidth-1:0] count_t;

  function automatic logic within_page(logic [AddrWidth-1:0] addr, logic [7:0] len);
    return 32'(addr[11:0]) + (32'(len) + 1) * Bytes <= 4096;
  endfunction
  function automatic logic aligned(logic [AddrWidth-1:0] addr);
    return addr[11:0] % 12'(Bytes) == '0;
  endfunction

  logic seen_q;  // a reset
  initial seen_q = 1'b0;
  always @(posedge clk_i) seen_q <= seen_q || !rst_ni;

  logic was_reset_q, after, now, torn_q;

  // Offers that were not taken a clock ago, and must stay.
  logic aw_held_q, w_held_q, ar_held_q;
  logic [AddrWidth+8:0]     aw_q, ar_q;
  logic [DataWidth+Bytes:0] w_q;

  // Bursts are numbered: offered at AW, written with all data, answered by B; asked for at AR, read with all data.
  logic [Most-1:0][7:0] lens_q;
  logic [7:0]           beat_q, len;  // of the burst being written
  count_t               offered_q, written_q, answered_q, asked_q, read_q;
  logic                 offer;

  assign now   = seen_q && rst_ni;
  assign after = now && !was_reset_q;
  assign offer = m_axi_gmem_awvalid && !aw_held_q;
  assign len   = written_q == offered_q ? m_axi_gmem_awlen : lens_q[written_q[CountWidth-2:0]];

  always_ff @(posedge clk_i) begin
    was_reset_q <= !rst_ni;
    aw_held_q   <= rst_ni && m_axi_gmem_awvalid && !m_axi_gmem_awready;
    w_held_q    <= rst_ni && m_axi_gmem_wvalid && !m_axi_gmem_wready;
    ar_held_q   <= rst_ni && m_axi_gmem_arvalid && !m_axi_gmem_arready;
    aw_q        <= {m_axi_gmem_awid, m_axi_gmem_awaddr, m_axi_gmem_awlen};
    ar_q        <= {m_axi_gmem_arid, m_axi_gmem_araddr, m_axi_gmem_arlen};
    w_q         <= {m_axi_gmem_wdata, m_axi_gmem_wstrb, m_axi_gmem_wlast};
    torn_q      <= seen_q && (torn_q || (!rst_ni && (offered_q != answered_q || asked_q != read_q)));
    if (!rst_ni) begin
      beat_q     <= '0;
      offered_q  <= '0;
      written_q  <= '0;
      answered_q <= '0;
      asked_q    <= '0;
      read_q     <= '0;
    end else begin
      if (offer) begin
        lens_q[offered_q[CountWidth-2:0]] <= m_axi_gmem_awlen;
        offered_q                         <= offered_q + 1'b1;
      end
      if (m_axi_gmem_wvalid && m_axi_gmem_wready) begin
        beat_q    <= m_axi_gmem_wlast ? '0 : beat_q + 1'b1;
        written_q <= written_q + count_t'(m_axi_gmem_wlast);
      end
      if (m_axi_gmem_bvalid && m_axi_gmem_bready) answered_q <= answered_q + 1'b1;
      if (m_axi_gmem_arvalid && m_axi_gmem_arready) asked_q <= asked_q + 1'b1;
      if (m_axi_gmem_rvalid && m_axi_gmem_rready && m_axi_gmem_rlast) read_q <= read_q + 1'b1;
    end
  end

  always_ff @(posedge clk_i) begin
    if (seen_q && (was_reset_q || (Gated != 0 && !rst_ni)))
      assert (!m_axi_gmem_awvalid && !m_axi_gmem_wvalid && !m_axi_gmem_arvalid)
      else $error("M1: valid in reset");
    if (after && aw_held_q) assert (m_axi_gmem_awvalid && aw_q == {m_axi_gmem_awid, m_axi_gmem_awaddr, m_axi_gmem_awlen})
      else $error("M2: AW not held");
    if (after && ar_held_q) assert (m_axi_gmem_arvalid && ar_q == {m_axi_gmem_arid, m_axi_gmem_araddr, m_axi_gmem_arlen})
      else $error("M3: AR not held");
    if (after && w_held_q) assert (m_axi_gmem_wvalid && w_q == {m_axi_gmem_wdata, m_axi_gmem_wstrb, m_axi_gmem_wlast})
      else $error("M4: W not held");
    if (now && m_axi_gmem_awvalid) assert (within_page(m_axi_gmem_awaddr, m_axi_gmem_awlen))
      else $error("M5: AW crosses 4 KiB");
    if (now && m_axi_gmem_arvalid) assert (within_page(m_axi_gmem_araddr, m_axi_gmem_arlen))
      else $error("M5: AR crosses 4 KiB");
    if (now && m_axi_gmem_awvalid) assert (32'(m_axi_gmem_awlen) < MaxBurst)
      else $error("M6: AW of more than MaxBurst beats");
    if (now && m_axi_gmem_arvalid) assert (32'(m_axi_gmem_arlen) < MaxBurst)
      else $error("M6: AR of more than MaxBurst beats");
    if (now && m_axi_gmem_awvalid) assert (aligned(m_axi_gmem_awaddr)) else $error("M7: AW within a beat");
    if (now && m_axi_gmem_arvalid) assert (aligned(m_axi_gmem_araddr)) else $error("M7: AR within a beat");
    if (now && m_axi_gmem_wvalid) assert (m_axi_gmem_wlast == (beat_q == len)) else $error("M8: WLAST in the wrong place");
    if (now && m_axi_gmem_wvalid) assert (written_q != offered_q || offer) else $error("M9: W without AW");
    if (after && !torn_q && m_axi_gmem_bvalid && m_axi_gmem_bready) assert (answered_q != written_q)
      else $error("M10: B without a burst");
    if (after && !torn_q && m_axi_gmem_rvalid && m_axi_gmem_rready) assert (read_q != asked_q)
      else $error("M11: R without a burst");
    if (now && offer) assert (count_t'(offered_q - written_q) != count_t'(Most))
      else $error("more bursts than this can check");
  end
endmodule
