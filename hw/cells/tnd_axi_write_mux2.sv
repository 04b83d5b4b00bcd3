// Two AXI4 write masters on one port, told apart by a one-bit id: the number of the master.
//
// Contract    Addresses are taken in turn when both masters offer one; write data follow in the order of the addresses,
//             never before their address is on offer. The B payload (resp) goes to both masters unchanged: connect it
//             from the port; only valid and ready are steered, by id. A master that stalls W or B stalls the port.
// Handshake   every channel valid/ready; one address and one beat per clock, no bubble between bursts
// Latency     AW 1 clock (registered), W and B 0 clocks, but the first data follow their address by a clock
module tnd_axi_write_mux2 #(
  parameter int unsigned AddrWidth = 64,
  parameter int unsigned DataWidth = 256
) (
  input  logic                        clk_i,
  input  logic                        rst_ni,
  // masters, [1:0] = number of the master
  input  logic [1:0]                  s_aw_valid_i,
  output logic [1:0]                  s_aw_ready_o,
  input  logic [1:0][AddrWidth-1:0]   s_aw_addr_i,
  input  logic [1:0][7:0]             s_aw_len_i,
  input  logic [1:0]                  s_w_valid_i,
  output logic [1:0]                  s_w_ready_o,
  input  logic [1:0][DataWidth-1:0]   s_w_data_i,
  input  logic [1:0][DataWidth/8-1:0] s_w_strb_i,
  input  logic [1:0]                  s_w_last_i,
  output logic [1:0]                  s_b_valid_o,
  input  logic [1:0]                  s_b_ready_i,
  // port
  output logic                        m_axi_gmem_awvalid,
  input  logic                        m_axi_gmem_awready,
  output logic                        m_axi_gmem_awid,
  output logic [AddrWidth-1:0]        m_axi_gmem_awaddr,
  output logic [7:0]                  m_axi_gmem_awlen,
  output logic                        m_axi_gmem_wvalid,
  input  logic                        m_axi_gmem_wready,
  output logic [DataWidth-1:0]        m_axi_gmem_wdata,
  output logic [DataWidth/8-1:0]      m_axi_gmem_wstrb,
  output logic                        m_axi_gmem_wlast,
  input  logic                        m_axi_gmem_bvalid,
  output logic                        m_axi_gmem_bready,
  input  logic                        m_axi_gmem_bid
);
  // The order queue holds the masters whose bursts still owe data, oldest first.
  localparam int unsigned OrderDepth = 4;

  logic                 valid_q, id_q, pick_q, advance, take;  // pick_q: whose turn it is
  logic [AddrWidth-1:0] addr_q;
  logic [7:0]           len_q;
  logic                 order_in_ready, order_valid, order_id, turn_free;
  logic [1:0]           turn_q;  // one-hot: the master whose data come now; a register, since ready goes a long way

  assign advance      = (!valid_q || m_axi_gmem_awready) && order_in_ready;
  assign s_aw_ready_o = {advance && pick_q, advance && !pick_q};
  assign take         = |(s_aw_valid_i & s_aw_ready_o);

  assign m_axi_gmem_awvalid = valid_q;
  assign m_axi_gmem_awid    = id_q;
  assign m_axi_gmem_awaddr  = addr_q;
  assign m_axi_gmem_awlen   = len_q;

  always_ff @(posedge clk_i) begin
    if (!rst_ni) begin
      valid_q <= 1'b0;
      id_q    <= 1'b0;
      pick_q  <= 1'b0;
    end else begin
      valid_q <= take || (valid_q && !m_axi_gmem_awready);
      if (take) id_q <= pick_q;
      if ((take || !s_aw_valid_i[pick_q]) && s_aw_valid_i[!pick_q]) pick_q <= !pick_q;
    end
  end

  always_ff @(posedge clk_i) begin
    if (take) begin
      addr_q <= s_aw_addr_i[pick_q];
      len_q  <= s_aw_len_i[pick_q];
    end
  end

  tnd_fifo #(
    .Width(1),
    .Depth(OrderDepth)
  ) u_order (
    .clk_i,
    .rst_ni,
    .in_valid_i (take),
    .in_ready_o (order_in_ready),
    .in_data_i  (pick_q),
    .out_valid_o(order_valid),
    .out_ready_i(turn_free),
    .out_data_o (order_id)
  );

  assign turn_free = turn_q == '0 || (m_axi_gmem_wvalid && m_axi_gmem_wready && m_axi_gmem_wlast);
  always_ff @(posedge clk_i) begin
    if (!rst_ni) turn_q <= '0;
    else if (turn_free) turn_q <= {order_valid && order_id, order_valid && !order_id};
  end

  assign m_axi_gmem_wvalid = |(s_w_valid_i & turn_q);
  assign m_axi_gmem_wdata  = s_w_data_i[turn_q[1]];
  assign m_axi_gmem_wstrb  = s_w_strb_i[turn_q[1]];
  assign m_axi_gmem_wlast  = s_w_last_i[turn_q[1]];
  assign s_w_ready_o       = turn_q & {2{m_axi_gmem_wready}};

  assign s_b_valid_o       = {m_axi_gmem_bvalid && m_axi_gmem_bid, m_axi_gmem_bvalid && !m_axi_gmem_bid};
  assign m_axi_gmem_bready = s_b_ready_i[m_axi_gmem_bid];
endmodule
