// Two AXI4 read masters on one port, told apart by a one-bit id: the number of the master.
//
// Contract    Addresses are taken in turn when both masters offer one. If the master whose turn it is offers none, passing the
//             turn to the other one costs a clock. The R payload (data, resp, last) goes to both masters unchanged and is not
//             routed through this cell: connect it from the port; only valid and ready are steered, by id. A master that
//             stalls R stalls the port.
// Handshake   every channel valid/ready; one address per clock
// Latency     AR 1 clock (registered), R 0 clocks
module tnd_axi_read_mux2 #(
  parameter int unsigned AddrWidth = 64
) (
  input  logic                      clk_i,
  input  logic                      rst_ni,
  // masters, [1:0] = number of the master
  input  logic [1:0]                s_ar_valid_i,
  output logic [1:0]                s_ar_ready_o,
  input  logic [1:0][AddrWidth-1:0] s_ar_addr_i,
  input  logic [1:0][7:0]           s_ar_len_i,
  output logic [1:0]                s_r_valid_o,
  input  logic [1:0]                s_r_ready_i,
  // port
  output logic                      m_axi_gmem_arvalid,
  input  logic                      m_axi_gmem_arready,
  output logic                      m_axi_gmem_arid,
  output logic [AddrWidth-1:0]      m_axi_gmem_araddr,
  output logic [7:0]                m_axi_gmem_arlen,
  input  logic                      m_axi_gmem_rvalid,
  output logic                      m_axi_gmem_rready,
  input  logic                      m_axi_gmem_rid
);
  logic                 valid_q, id_q, pick_q, take;  // pick_q: whose turn it is
  logic [AddrWidth-1:0] addr_q;
  logic [7:0]           len_q;

  assign s_ar_ready_o = {(!valid_q || m_axi_gmem_arready) && pick_q, (!valid_q || m_axi_gmem_arready) && !pick_q};
  assign take         = |(s_ar_valid_i & s_ar_ready_o);

  assign m_axi_gmem_arvalid = valid_q;
  assign m_axi_gmem_arid    = id_q;
  assign m_axi_gmem_araddr  = addr_q;
  assign m_axi_gmem_arlen   = len_q;

  assign s_r_valid_o       = {m_axi_gmem_rvalid && m_axi_gmem_rid, m_axi_gmem_rvalid && !m_axi_gmem_rid};
  assign m_axi_gmem_rready = s_r_ready_i[m_axi_gmem_rid];

  always_ff @(posedge clk_i) begin
    if (!rst_ni) begin
      valid_q <= 1'b0;
      id_q    <= 1'b0;
      pick_q  <= 1'b0;
    end else begin
      valid_q <= take || (valid_q && !m_axi_gmem_arready);
      if (take) id_q <= pick_q;
      if ((take || !s_ar_valid_i[pick_q]) && s_ar_valid_i[!pick_q]) pick_q <= !pick_q;
    end
  end

  always_ff @(posedge clk_i) begin
    if (take) begin
      addr_q <= s_ar_addr_i[pick_q];
      len_q  <= s_ar_len_i[pick_q];
    end
  end
endmodule
