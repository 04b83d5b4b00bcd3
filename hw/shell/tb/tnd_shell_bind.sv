// Puts the AXI checker on the memory port of every shell in a simulation.
bind tnd_shell tnd_axi_check #(
  .DataWidth(MemDataWidth)
) u_axi_check (
  .clk_i     (clk_i),
  .rst_ni    (rst_ni),
  .aw_valid_i(mem_awvalid_o),
  .aw_ready_i(mem_awready_i),
  .aw_id_i   (mem_awid_o),
  .aw_addr_i (mem_awaddr_o),
  .aw_len_i  (mem_awlen_o),
  .w_valid_i (mem_wvalid_o),
  .w_ready_i (mem_wready_i),
  .w_data_i  (mem_wdata_o),
  .w_strb_i  (mem_wstrb_o),
  .w_last_i  (mem_wlast_o),
  .b_valid_i (mem_bvalid_i),
  .b_ready_i (mem_bready_o),
  .ar_valid_i(mem_arvalid_o),
  .ar_ready_i(mem_arready_i),
  .ar_id_i   (mem_arid_o),
  .ar_addr_i (mem_araddr_o),
  .ar_len_i  (mem_arlen_o),
  .r_valid_i (mem_rvalid_i),
  .r_ready_i (mem_rready_o),
  .r_last_i  (mem_rlast_i)
);
