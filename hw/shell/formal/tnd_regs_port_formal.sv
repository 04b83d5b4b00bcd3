// Proves for all time that the register port keeps the rules of AXI4-Lite (hw/tb/tnd_axil_check.sv), whatever software writes
// and whatever the other stages do; that nothing changes a locked key slot until a reset; and that no slot holds a key while
// the sweep empties it.
//
// Assumes the rules of a manager: what it offers stays until it is taken (A3.2.1).
module tnd_regs_port_formal
  import tnd_shell_pkg::*;
(
  input logic        clk_i,
  input logic        rst_ni,
  input logic        clear,
  input logic        s_axi_ctrl_awvalid,
  input logic [11:0] s_axi_ctrl_awaddr,
  input logic [2:0]  s_axi_ctrl_awprot,
  input logic        s_axi_ctrl_wvalid,
  input logic [31:0] s_axi_ctrl_wdata,
  input logic [3:0]  s_axi_ctrl_wstrb,
  input logic        s_axi_ctrl_bready,
  input logic        s_axi_ctrl_arvalid,
  input logic [11:0] s_axi_ctrl_araddr,
  input logic [2:0]  s_axi_ctrl_arprot,
  input logic        s_axi_ctrl_rready,
  input logic        idle,
  input logic [15:0] ring_head,
  input logic [15:0] ring_recorded,
  input logic        direct_ready,
  input logic        direct_record_valid,
  input logic [31:0] direct_record_word,
  input logic        set_direct_done,
  input logic        set_ring_done,
  input logic        set_error,
  input logic [7:0]  error_code,
  input logic [3:0]  error_source
);
  logic        s_axi_ctrl_awready, s_axi_ctrl_wready, s_axi_ctrl_bvalid, s_axi_ctrl_arready, s_axi_ctrl_rvalid;
  logic [1:0]  s_axi_ctrl_bresp, s_axi_ctrl_rresp;
  logic [31:0] s_axi_ctrl_rdata;
  ring_t       ring;
  logic        soft_reset, direct_valid, direct_write, direct_record_ready, key_valid, error_pending, interrupt_o;
  logic [31:0] direct_word;
  logic        key_slot, key_row_number, key_closes, key_closing_slot, take_slot;
  logic [1:0]  take_ops;
  logic [255:0] key_row;
  logic [7:0]  coalesce_count;
  logic [23:0] coalesce_timeout;

  assign {key_slot, key_row_number, take_slot} = '0;

  tnd_s1_regs #(.KeySlots(1), .Operations(32'd3), .Caps(tnd_regs_pkg::caps_t'{ring: 1'b1, default: '0})) u_regs (.*);

  tnd_axil_check u_rules (.*);

  logic started_q = 1'b0;
  always_ff @(posedge clk_i) started_q <= 1'b1;
  always_comb if (!started_q) assume (!rst_ni);

  always_comb begin
    if (started_q && u_regs.u_key_slots.all_i) assert (!key_valid);  // what the sweep empties is of no use
    if (started_q && rst_ni && !clear && u_regs.u_key_slots.locked_q) begin
      assert (!u_regs.u_key_slots.close_q && !u_regs.u_key_slots.open_q && u_regs.u_key_slots.write_q == '0);
    end
  end

  logic        aw_held_q, w_held_q, ar_held_q;
  logic [59:0] offer_q;
  always_ff @(posedge clk_i) begin
    aw_held_q <= rst_ni && s_axi_ctrl_awvalid && !s_axi_ctrl_awready;
    w_held_q  <= rst_ni && s_axi_ctrl_wvalid && !s_axi_ctrl_wready;
    ar_held_q <= rst_ni && s_axi_ctrl_arvalid && !s_axi_ctrl_arready;
    offer_q   <= {s_axi_ctrl_awaddr, s_axi_ctrl_wdata, s_axi_ctrl_wstrb, s_axi_ctrl_araddr};
  end
  always_comb begin
    if (started_q && rst_ni) begin
      if (aw_held_q) assume (s_axi_ctrl_awvalid && s_axi_ctrl_awaddr == offer_q[59:48]);
      if (w_held_q) assume (s_axi_ctrl_wvalid && {s_axi_ctrl_wdata, s_axi_ctrl_wstrb} == offer_q[47:12]);
      if (ar_held_q) assume (s_axi_ctrl_arvalid && s_axi_ctrl_araddr == offer_q[11:0]);
    end
  end
endmodule
