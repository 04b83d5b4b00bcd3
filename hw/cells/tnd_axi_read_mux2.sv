// Two AXI4 read masters on one port, told apart by a one-bit id: the number of the master.
//
// Contract    Addresses are taken in turn when both masters offer one. The R payload (data, resp, last) goes to both
//             masters unchanged and is not routed through this cell: connect it from the port; only valid and ready are
//             steered, by id. A master that stalls R stalls the port.
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
  output logic                      m_ar_valid_o,
  input  logic                      m_ar_ready_i,
  output logic                      m_ar_id_o,
  output logic [AddrWidth-1:0]      m_ar_addr_o,
  output logic [7:0]                m_ar_len_o,
  input  logic                      m_r_valid_i,
  output logic                      m_r_ready_o,
  input  logic                      m_r_id_i
);
  logic                 valid_q, id_q, pick, advance;
  logic [AddrWidth-1:0] addr_q;
  logic [7:0]           len_q;

  assign pick         = &s_ar_valid_i ? !id_q : s_ar_valid_i[1];
  assign advance      = !valid_q || m_ar_ready_i;
  assign s_ar_ready_o = {advance && pick, advance && !pick};

  assign m_ar_valid_o = valid_q;
  assign m_ar_id_o    = id_q;
  assign m_ar_addr_o  = addr_q;
  assign m_ar_len_o   = len_q;

  assign s_r_valid_o = {m_r_valid_i && m_r_id_i, m_r_valid_i && !m_r_id_i};
  assign m_r_ready_o = s_r_ready_i[m_r_id_i];

  always_ff @(posedge clk_i) begin
    if (!rst_ni) begin
      valid_q <= 1'b0;
      id_q    <= 1'b0;
    end else if (advance) begin
      valid_q <= |s_ar_valid_i;
      if (|s_ar_valid_i) id_q <= pick;
    end
  end

  always_ff @(posedge clk_i) begin
    if (advance) begin
      addr_q <= s_ar_addr_i[pick];
      len_q  <= s_ar_len_i[pick];
    end
  end
endmodule
