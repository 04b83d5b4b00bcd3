// Proves for all time that the register port keeps the rules of AXI4-Lite (hw/tb/tnd_axil_check.sv), whatever software writes
// and whatever the other stages do.
//
// Assumes the rules of a manager: what it offers stays until it is taken (A3.2.1).
// As in tnd_shell, valid outputs are low from the moment in which rst_ni falls.
module tnd_regs_port_formal
  import tnd_shell_pkg::*;
(
  input logic          clk_i,
  input logic          rst_ni,
  input logic          clear_i,
  input axil_request_t axil_i,
  input logic          idle_i,
  input logic [15:0]   ring_head_i,
  input logic          direct_ready_i,
  input logic          record_valid_i,
  input logic [31:0]   record_word_i,
  input logic          set_direct_done_i,
  input logic          set_ring_done_i,
  input logic          set_error_i,
  input logic [7:0]    error_code_i,
  input logic [3:0]    error_source_i
);
  axil_response_t answer;
  ring_t          ring;
  logic           soft_reset, direct_valid, direct_write, record_ready, key_valid, error_pending, interrupt;
  logic [31:0]    direct_word;
  logic [255:0]   key;
  logic [7:0]     coalesce_count;
  logic [23:0]    coalesce_timeout;

  tnd_s1_regs #(.KeySlots(1)) u_regs (
    .axil_o            (answer),
    .ring_o            (ring),
    .soft_reset_o      (soft_reset),
    .direct_valid_o    (direct_valid),
    .direct_write_o    (direct_write),
    .direct_word_o     (direct_word),
    .record_ready_o    (record_ready),
    .key_valid_o       (key_valid),
    .key_slot_i        (1'b0),
    .key_row_i         (1'b0),
    .key_o             (key),
    .coalesce_count_o  (coalesce_count),
    .coalesce_timeout_o(coalesce_timeout),
    .error_pending_o   (error_pending),
    .interrupt_o       (interrupt),
    .*
  );

  tnd_axil_check u_rules (
    .clk_i,
    .rst_ni,
    .aw_valid_i(axil_i.awvalid),
    .aw_ready_i(answer.awready),
    .w_valid_i (axil_i.wvalid),
    .w_ready_i (answer.wready),
    .b_valid_i (answer.bvalid && rst_ni),
    .b_ready_i (axil_i.bready),
    .b_resp_i  (answer.bresp),
    .ar_valid_i(axil_i.arvalid),
    .ar_ready_i(answer.arready),
    .r_valid_i (answer.rvalid && rst_ni),
    .r_ready_i (axil_i.rready),
    .r_data_i  (answer.rdata),
    .r_resp_i  (answer.rresp)
  );

  logic started_q = 1'b0;
  always_ff @(posedge clk_i) started_q <= 1'b1;
  always_comb if (!started_q) assume (!rst_ni);

  logic          aw_held_q, w_held_q, ar_held_q;
  axil_request_t offer_q;
  always_ff @(posedge clk_i) begin
    aw_held_q <= rst_ni && axil_i.awvalid && !answer.awready;
    w_held_q  <= rst_ni && axil_i.wvalid && !answer.wready;
    ar_held_q <= rst_ni && axil_i.arvalid && !answer.arready;
    offer_q   <= axil_i;
  end
  always_comb begin
    if (started_q && rst_ni) begin
      if (aw_held_q) assume (axil_i.awvalid && axil_i.awaddr == offer_q.awaddr);
      if (w_held_q) assume (axil_i.wvalid && axil_i.wdata == offer_q.wdata && axil_i.wstrb == offer_q.wstrb);
      if (ar_held_q) assume (axil_i.arvalid && axil_i.araddr == offer_q.araddr);
    end
  end
endmodule
