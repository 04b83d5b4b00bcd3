// Puts the AXI checkers on the ports of every shell in a simulation.
bind tnd_shell tnd_axi_check #(
  .DataWidth(MemDataWidth),
  .MaxBurst (MaxBurst)
) u_axi_check (
  .clk_i     (clk_i),
  .rst_ni    (rst_ni),
  .aw_valid_i(m_axi_gmem_awvalid),
  .aw_ready_i(m_axi_gmem_awready),
  .aw_id_i   (m_axi_gmem_awid),
  .aw_addr_i (m_axi_gmem_awaddr),
  .aw_len_i  (m_axi_gmem_awlen),
  .w_valid_i (m_axi_gmem_wvalid),
  .w_ready_i (m_axi_gmem_wready),
  .w_data_i  (m_axi_gmem_wdata),
  .w_strb_i  (m_axi_gmem_wstrb),
  .w_last_i  (m_axi_gmem_wlast),
  .b_valid_i (m_axi_gmem_bvalid),
  .b_ready_i (m_axi_gmem_bready),
  .ar_valid_i(m_axi_gmem_arvalid),
  .ar_ready_i(m_axi_gmem_arready),
  .ar_id_i   (m_axi_gmem_arid),
  .ar_addr_i (m_axi_gmem_araddr),
  .ar_len_i  (m_axi_gmem_arlen),
  .r_valid_i (m_axi_gmem_rvalid),
  .r_ready_i (m_axi_gmem_rready),
  .r_last_i  (m_axi_gmem_rlast)
);

bind tnd_shell tnd_axil_check u_axil_check (
  .clk_i     (clk_i),
  .rst_ni    (rst_ni),
  .aw_valid_i(s_axi_ctrl_awvalid),
  .aw_ready_i(s_axi_ctrl_awready),
  .w_valid_i (s_axi_ctrl_wvalid),
  .w_ready_i (s_axi_ctrl_wready),
  .b_valid_i (s_axi_ctrl_bvalid),
  .b_ready_i (s_axi_ctrl_bready),
  .b_resp_i  (s_axi_ctrl_bresp),
  .ar_valid_i(s_axi_ctrl_arvalid),
  .ar_ready_i(s_axi_ctrl_arready),
  .r_valid_i (s_axi_ctrl_rvalid),
  .r_ready_i (s_axi_ctrl_rready),
  .r_data_i  (s_axi_ctrl_rdata),
  .r_resp_i  (s_axi_ctrl_rresp)
);
