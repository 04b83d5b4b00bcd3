// Stage 1: the register block behind its AXI4-Lite port, the direct task's state and the key slots.
//
// Registers   ../regs/tandem.rdl; the block itself is generated
// Direct      START raises direct_valid_o with the task as the registers say it until direct_ready_i; the task is
//             busy until direct_done_i, which latches status, tag and cycles
// Clear       clear_i, one cycle, empties all that SOFT_RESET does not keep
// Checked by  ../tb/test_shell_regs.py, ../tb/test_shell_keys.py
module tnd_s1_regs
  import tnd_shell_pkg::*;
#(
  parameter int unsigned KeySlots      = 8,
  parameter int unsigned InFlight      = 8,
  parameter int unsigned MaxBurst      = 16,
  parameter int unsigned MemDataWidth  = 256,
  parameter bit          Pads          = 1'b1,
  parameter bit          Aad           = 1'b0,
  parameter bit          HasRing       = 1'b1,
  parameter logic [31:0] Build         = '0,
  parameter logic [31:0] Operations    = '0,  // register OPERATIONS
  parameter logic [2:0]  KeyLengths    = '0   // register KEY_LENGTHS
) (
  input  logic         clk_i,
  input  logic         rst_ni,
  input  logic         clear_i,

  input  logic         awvalid_i,
  output logic         awready_o,
  input  logic [11:0]  awaddr_i,
  input  logic [2:0]   awprot_i,
  input  logic         wvalid_i,
  output logic         wready_o,
  input  logic [31:0]  wdata_i,
  input  logic [3:0]   wstrb_i,
  output logic         bvalid_o,
  input  logic         bready_i,
  output logic [1:0]   bresp_o,
  input  logic         arvalid_i,
  output logic         arready_o,
  input  logic [11:0]  araddr_i,
  input  logic [2:0]   arprot_i,
  output logic         rvalid_o,
  input  logic         rready_i,
  output logic [31:0]  rdata_o,
  output logic [1:0]   rresp_o,

  // Control and status.
  output ring_t        ring_o,
  output logic [63:0]  completions_o,  // base of the completion ring
  output logic         soft_reset_o,  // level, until clear_i
  input  logic         idle_i,
  input  logic         ring_busy_i,
  input  logic [15:0]  ring_head_i,

  // Direct task.
  output logic         direct_valid_o,
  input  logic         direct_ready_i,
  output task_t        direct_task_o,
  input  logic         direct_done_i,
  input  logic [7:0]   direct_status_i,
  input  logic [127:0] direct_tag_i,
  input  logic [31:0]  direct_cycles_i,

  // Key slots.
  input  logic [7:0]   key_slot_i,
  output logic         key_valid_o,
  output logic [255:0] key_o,

  // Interrupt.
  output logic [7:0]   coalesce_count_o,
  output logic [23:0]  coalesce_timeout_o,
  output logic         error_pending_o,  // ERROR.CODE is not 0
  input  logic         set_direct_done_i,
  input  logic         set_ring_done_i,
  input  logic         set_error_i,
  input  logic [7:0]   error_code_i,
  input  logic [3:0]   error_source_i,
  output logic         interrupt_o
);

  tnd_regs_pkg::tnd_regs__in_t  hw;
  tnd_regs_pkg::tnd_regs__out_t sw;

  // ------------------------------------------------------------------ direct task
  logic         valid_q, busy_q;
  logic [7:0]   status_q;
  logic [127:0] tag_q;
  logic [31:0]  cycles_q;

  always_ff @(posedge clk_i) begin
    if (!rst_ni || clear_i) begin
      valid_q  <= 1'b0;
      busy_q   <= 1'b0;
      status_q <= '0;
      tag_q    <= '0;
      cycles_q <= '0;
    end else begin
      if (sw.START.GO.value && !busy_q) begin
        valid_q <= 1'b1;
        busy_q  <= 1'b1;
      end
      if (valid_q && direct_ready_i) valid_q <= 1'b0;
      if (direct_done_i) begin
        busy_q   <= 1'b0;
        status_q <= direct_status_i;
        tag_q    <= direct_tag_i;
        cycles_q <= direct_cycles_i;
      end
    end
  end

  assign direct_valid_o = valid_q;

  always_comb begin
    direct_task_o.op          = sw.OP.OP.value;
    direct_task_o.flags       = sw.OP.FLAGS.value;
    direct_task_o.key_slot    = sw.OP.KEY_SLOT.value;
    direct_task_o.cookie      = '0;
    direct_task_o.source      = {sw.SRC_HI.ADDR.value, sw.SRC_LO.ADDR.value};
    direct_task_o.destination = {sw.DST_HI.ADDR.value, sw.DST_LO.ADDR.value};
    direct_task_o.len_bits    = sw.LEN.BITS.value;
    direct_task_o.aad         = {sw.AAD_HI.ADDR.value, sw.AAD_LO.ADDR.value};
    direct_task_o.aad_bytes   = sw.AAD_LEN.BYTES.value;
    for (int unsigned i = 0; i < 4; i++) direct_task_o.iv[32*i +: 32] = sw.IV[i].WORD.value;
  end

  // ------------------------------------------------------------------ key slots
  logic [255:0] new_key;
  for (genvar i = 0; i < 8; i++) begin : gen_key
    assign new_key[32*i +: 32]  = sw.KEY[i].WORD.value;
    assign hw.KEY[i].WORD.hwclr = clear_i || sw.KEY_LOAD.LOAD.value;
  end

  tnd_key_slots #(
    .KeySlots(KeySlots)
  ) u_key_slots (
    .clk_i,
    .rst_ni        (rst_ni && !clear_i),
    .load_i        (sw.KEY_LOAD.LOAD.value),
    .wipe_i        (sw.KEY_LOAD.WIPE.value),
    .slot_i        (sw.KEY_LOAD.SLOT.value),
    .key_i         (new_key),
    .lookup_slot_i (key_slot_i),
    .lookup_valid_o(key_valid_o),
    .lookup_key_o  (key_o)
  );

  // ------------------------------------------------------------------ registers to hardware
  assign ring_o.enable       = sw.CTRL.RING_ENABLE.value;
  assign ring_o.base         = {sw.RING_HI.ADDR.value, sw.RING_LO.ADDR.value};
  assign completions_o       = {sw.COMP_HI.ADDR.value, sw.COMP_LO.ADDR.value};
  assign ring_o.log2_entries = sw.RING_SIZE.LOG2.value;
  assign ring_o.tail         = sw.RING_TAIL.COUNT.value;

  assign soft_reset_o       = sw.CTRL.SOFT_RESET.value;
  assign coalesce_count_o   = sw.COALESCE.COUNT.value;
  assign coalesce_timeout_o = sw.COALESCE.TIMEOUT.value;
  assign error_pending_o    = sw.ERROR.CODE.value != StatusOk;
  assign interrupt_o        = (sw.IRQ_STATUS.DIRECT_DONE.value && sw.IRQ_ENABLE.DIRECT_DONE.value)
                           || (sw.IRQ_STATUS.RING_DONE.value && sw.IRQ_ENABLE.RING_DONE.value)
                           || (sw.IRQ_STATUS.ERROR.value && sw.IRQ_ENABLE.ERROR.value);

  // ------------------------------------------------------------------ hardware to registers
  assign hw.CAPS.DIRECT.next         = 1'b1;
  assign hw.CAPS.RING.next           = HasRing;
  assign hw.CAPS.PADS.next           = Pads;
  assign hw.CAPS.AAD.next            = Aad;
  assign hw.CAPS.LOG2_MEM_BYTES.next = 4'($clog2(MemDataWidth / 8));
  assign hw.CAPS.KEY_SLOTS.next      = 8'(KeySlots);
  assign hw.CAPS.IN_FLIGHT.next      = 8'(InFlight);
  assign hw.CAPS.MAX_BURST.next      = 8'(MaxBurst - 1);

  assign hw.BUILD.ALGORITHM.next    = Build[7:0];
  assign hw.BUILD.ARCHITECTURE.next = Build[15:8];
  assign hw.BUILD.STAGES.next       = Build[23:16];
  assign hw.BUILD.PIPELINE_CUT.next = Build[31:24];

  assign hw.OPERATIONS.MASK.next      = Operations;
  assign hw.KEY_LENGTHS.BITS_128.next = KeyLengths[0];
  assign hw.KEY_LENGTHS.BITS_192.next = KeyLengths[1];
  assign hw.KEY_LENGTHS.BITS_256.next = KeyLengths[2];

  assign hw.STATUS.IDLE.next        = idle_i && !busy_q;
  assign hw.STATUS.DIRECT_BUSY.next = busy_q;
  assign hw.STATUS.RING_BUSY.next   = ring_busy_i;

  assign hw.CTRL.RING_ENABLE.hwclr       = clear_i;
  assign hw.CTRL.SOFT_RESET.hwclr        = clear_i;
  assign hw.IRQ_STATUS.DIRECT_DONE.hwclr = clear_i;
  assign hw.IRQ_STATUS.RING_DONE.hwclr   = clear_i;
  assign hw.IRQ_STATUS.ERROR.hwclr       = clear_i;
  assign hw.IRQ_STATUS.DIRECT_DONE.hwset = set_direct_done_i && !clear_i;
  assign hw.IRQ_STATUS.RING_DONE.hwset   = set_ring_done_i && !clear_i;
  assign hw.IRQ_STATUS.ERROR.hwset       = set_error_i && !clear_i;
  assign hw.RING_TAIL.COUNT.hwclr        = clear_i;

  assign hw.ERROR.CODE.we     = set_error_i || clear_i;
  assign hw.ERROR.CODE.next   = clear_i ? '0 : error_code_i;
  assign hw.ERROR.SOURCE.we   = set_error_i || clear_i;
  assign hw.ERROR.SOURCE.next = clear_i ? '0 : error_source_i;

  assign hw.CYCLES.COUNT.next       = cycles_q;
  assign hw.DIRECT_STATUS.CODE.next = status_q;
  assign hw.RING_HEAD.COUNT.next    = ring_head_i;
  for (genvar i = 0; i < 4; i++) begin : gen_tag
    assign hw.TAG[i].WORD.next = tag_q[32*i +: 32];
  end

  tnd_regs u_regs (
    .clk           (clk_i),
    .rst_n         (rst_ni),
    .s_axil_awready(awready_o),
    .s_axil_awvalid(awvalid_i),
    .s_axil_awaddr (awaddr_i),
    .s_axil_awprot (awprot_i),
    .s_axil_wready (wready_o),
    .s_axil_wvalid (wvalid_i),
    .s_axil_wdata  (wdata_i),
    .s_axil_wstrb  (wstrb_i),
    .s_axil_bready (bready_i),
    .s_axil_bvalid (bvalid_o),
    .s_axil_bresp  (bresp_o),
    .s_axil_arready(arready_o),
    .s_axil_arvalid(arvalid_i),
    .s_axil_araddr (araddr_i),
    .s_axil_arprot (arprot_i),
    .s_axil_rready (rready_i),
    .s_axil_rvalid (rvalid_o),
    .s_axil_rdata  (rdata_o),
    .s_axil_rresp  (rresp_o),
    .hwif_in       (hw),
    .hwif_out      (sw)
  );

endmodule
