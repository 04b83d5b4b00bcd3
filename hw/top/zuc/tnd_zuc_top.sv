// The ZUC accelerator for 128-EEA3 and 128-EIA3: core and shell, with the AXI names that vendor tools infer.
//
// Parameters  Architecture, SboxForm, MacBits, Streams: algorithms/zuc/algorithm.toml; MemDataWidth 64, 128, 256 or 512
// Software    docs/how-to/put-the-accelerator-in-a-design.md
// Reset       aresetn, active low, synchronous to aclk
// Checked by  ../../shell/tb/test_shell_*.py
module tnd_zuc_top
  import tnd_zuc_pkg::*;
#(
  parameter int unsigned Architecture = Hpaz,
  parameter int unsigned SboxForm     = SboxFormTable,
  parameter int unsigned MacBits      = 32,
  parameter int unsigned Streams      = 4,
  parameter int unsigned KeySlots     = 8,
  parameter int unsigned MemDataWidth = 256
) (
  input  logic                      aclk,
  input  logic                      aresetn,
  // The name that vendor tools infer; a Verilated class calls it __SYM__interrupt.
  // verilator lint_off SYMRSVDWORD
  output logic                      interrupt,
  // verilator lint_on SYMRSVDWORD

  input  logic                      s_axi_ctrl_awvalid,
  output logic                      s_axi_ctrl_awready,
  input  logic [11:0]               s_axi_ctrl_awaddr,
  input  logic [2:0]                s_axi_ctrl_awprot,
  input  logic                      s_axi_ctrl_wvalid,
  output logic                      s_axi_ctrl_wready,
  input  logic [31:0]               s_axi_ctrl_wdata,
  input  logic [3:0]                s_axi_ctrl_wstrb,
  output logic                      s_axi_ctrl_bvalid,
  input  logic                      s_axi_ctrl_bready,
  output logic [1:0]                s_axi_ctrl_bresp,
  input  logic                      s_axi_ctrl_arvalid,
  output logic                      s_axi_ctrl_arready,
  input  logic [11:0]               s_axi_ctrl_araddr,
  input  logic [2:0]                s_axi_ctrl_arprot,
  output logic                      s_axi_ctrl_rvalid,
  input  logic                      s_axi_ctrl_rready,
  output logic [31:0]               s_axi_ctrl_rdata,
  output logic [1:0]                s_axi_ctrl_rresp,

  output logic                      m_axi_gmem_awvalid,
  input  logic                      m_axi_gmem_awready,
  output logic [0:0]                m_axi_gmem_awid,
  output logic [63:0]               m_axi_gmem_awaddr,
  output logic [7:0]                m_axi_gmem_awlen,
  output logic [2:0]                m_axi_gmem_awsize,
  output logic [1:0]                m_axi_gmem_awburst,
  output logic [3:0]                m_axi_gmem_awcache,
  output logic [2:0]                m_axi_gmem_awprot,
  output logic                      m_axi_gmem_wvalid,
  input  logic                      m_axi_gmem_wready,
  output logic [MemDataWidth-1:0]   m_axi_gmem_wdata,
  output logic [MemDataWidth/8-1:0] m_axi_gmem_wstrb,
  output logic                      m_axi_gmem_wlast,
  input  logic                      m_axi_gmem_bvalid,
  output logic                      m_axi_gmem_bready,
  input  logic [0:0]                m_axi_gmem_bid,
  input  logic [1:0]                m_axi_gmem_bresp,
  output logic                      m_axi_gmem_arvalid,
  input  logic                      m_axi_gmem_arready,
  output logic [0:0]                m_axi_gmem_arid,
  output logic [63:0]               m_axi_gmem_araddr,
  output logic [7:0]                m_axi_gmem_arlen,
  output logic [2:0]                m_axi_gmem_arsize,
  output logic [1:0]                m_axi_gmem_arburst,
  output logic [3:0]                m_axi_gmem_arcache,
  output logic [2:0]                m_axi_gmem_arprot,
  input  logic                      m_axi_gmem_rvalid,
  output logic                      m_axi_gmem_rready,
  input  logic [0:0]                m_axi_gmem_rid,
  input  logic [MemDataWidth-1:0]   m_axi_gmem_rdata,
  input  logic [1:0]                m_axi_gmem_rresp,
  input  logic                      m_axi_gmem_rlast
);

  // Streams take turns for many clocks per task: so many tasks must be on their way.
  localparam int unsigned InFlight      = Architecture == Interleaved ? 16 : 8;
  localparam int unsigned CtxWidth      = $clog2(InFlight);
  localparam int unsigned CoreDataWidth = 32;

  // Operation 0 is EEA3; operation 1, EIA3, gives no data.
  localparam logic [255:0] Ops       = 256'b11;
  localparam logic [255:0] SilentOps = 256'b10;

  localparam logic [31:0] Build = {16'd0, 8'(Architecture), 8'(AlgorithmId)};

  // Full-width incrementing bursts of normal, bufferable, non-cacheable memory; unprivileged secure data.
  localparam logic [2:0] AxiSize      = 3'($clog2(MemDataWidth / 8));
  localparam logic [1:0] AxiBurstIncr = 2'b01;
  localparam logic [3:0] AxiCache     = 4'b0011;
  localparam logic [2:0] AxiProt      = 3'b000;

  assign m_axi_gmem_awsize  = AxiSize;
  assign m_axi_gmem_awburst = AxiBurstIncr;
  assign m_axi_gmem_awcache = AxiCache;
  assign m_axi_gmem_awprot  = AxiProt;
  assign m_axi_gmem_arsize  = AxiSize;
  assign m_axi_gmem_arburst = AxiBurstIncr;
  assign m_axi_gmem_arcache = AxiCache;
  assign m_axi_gmem_arprot  = AxiProt;

  logic                       core_rst_n;
  logic                       task_valid, task_ready, task_has_data;
  logic [CtxWidth-1:0]        task_ctx;
  logic [7:0]                 task_op;
  logic [255:0]               task_key;
  logic [127:0]               task_iv;
  logic [31:0]                task_aad_bytes_unused;  // the shell refuses tasks with aad
  logic [31:0]                task_len_bits;
  logic                       data_in_valid, data_in_ready, data_in_last;
  logic [CoreDataWidth-1:0]   data_in_data;
  logic [CoreDataWidth/8-1:0] data_in_keep;
  logic                       data_out_valid, data_out_ready, data_out_last;
  logic [CoreDataWidth-1:0]   data_out_data;
  logic [CoreDataWidth/8-1:0] data_out_keep;
  logic [CtxWidth-1:0]        data_out_ctx;
  logic                       result_valid, result_ready;
  logic [CtxWidth-1:0]        result_ctx;
  logic [127:0]               result_tag;
  logic [7:0]                 result_status;

  tnd_shell #(
    .MemDataWidth (MemDataWidth),
    .CoreDataWidth(CoreDataWidth),
    .InFlight     (InFlight),
    .KeySlots     (KeySlots),
    .Ops          (Ops),
    .SourceOps    (Ops),
    .SilentOps    (SilentOps),
    .Build        (Build)
  ) u_shell (
    .clk_i           (aclk),
    .rst_ni          (aresetn),
    .interrupt_o     (interrupt),
    .ctrl_awvalid_i  (s_axi_ctrl_awvalid),
    .ctrl_awready_o  (s_axi_ctrl_awready),
    .ctrl_awaddr_i   (s_axi_ctrl_awaddr),
    .ctrl_awprot_i   (s_axi_ctrl_awprot),
    .ctrl_wvalid_i   (s_axi_ctrl_wvalid),
    .ctrl_wready_o   (s_axi_ctrl_wready),
    .ctrl_wdata_i    (s_axi_ctrl_wdata),
    .ctrl_wstrb_i    (s_axi_ctrl_wstrb),
    .ctrl_bvalid_o   (s_axi_ctrl_bvalid),
    .ctrl_bready_i   (s_axi_ctrl_bready),
    .ctrl_bresp_o    (s_axi_ctrl_bresp),
    .ctrl_arvalid_i  (s_axi_ctrl_arvalid),
    .ctrl_arready_o  (s_axi_ctrl_arready),
    .ctrl_araddr_i   (s_axi_ctrl_araddr),
    .ctrl_arprot_i   (s_axi_ctrl_arprot),
    .ctrl_rvalid_o   (s_axi_ctrl_rvalid),
    .ctrl_rready_i   (s_axi_ctrl_rready),
    .ctrl_rdata_o    (s_axi_ctrl_rdata),
    .ctrl_rresp_o    (s_axi_ctrl_rresp),
    .mem_awvalid_o   (m_axi_gmem_awvalid),
    .mem_awready_i   (m_axi_gmem_awready),
    .mem_awid_o      (m_axi_gmem_awid[0]),
    .mem_awaddr_o    (m_axi_gmem_awaddr),
    .mem_awlen_o     (m_axi_gmem_awlen),
    .mem_wvalid_o    (m_axi_gmem_wvalid),
    .mem_wready_i    (m_axi_gmem_wready),
    .mem_wdata_o     (m_axi_gmem_wdata),
    .mem_wstrb_o     (m_axi_gmem_wstrb),
    .mem_wlast_o     (m_axi_gmem_wlast),
    .mem_bvalid_i    (m_axi_gmem_bvalid),
    .mem_bready_o    (m_axi_gmem_bready),
    .mem_bid_i       (m_axi_gmem_bid[0]),
    .mem_bresp_i     (m_axi_gmem_bresp),
    .mem_arvalid_o   (m_axi_gmem_arvalid),
    .mem_arready_i   (m_axi_gmem_arready),
    .mem_arid_o      (m_axi_gmem_arid[0]),
    .mem_araddr_o    (m_axi_gmem_araddr),
    .mem_arlen_o     (m_axi_gmem_arlen),
    .mem_rvalid_i    (m_axi_gmem_rvalid),
    .mem_rready_o    (m_axi_gmem_rready),
    .mem_rid_i       (m_axi_gmem_rid[0]),
    .mem_rdata_i     (m_axi_gmem_rdata),
    .mem_rresp_i     (m_axi_gmem_rresp),
    .mem_rlast_i     (m_axi_gmem_rlast),
    .core_rst_no     (core_rst_n),
    .task_valid_o    (task_valid),
    .task_ready_i    (task_ready),
    .task_ctx_o      (task_ctx),
    .task_op_o       (task_op),
    .task_has_data_o (task_has_data),
    .task_key_o      (task_key),
    .task_iv_o       (task_iv),
    .task_aad_bytes_o(task_aad_bytes_unused),
    .task_len_bits_o (task_len_bits),
    .data_in_valid_o (data_in_valid),
    .data_in_ready_i (data_in_ready),
    .data_in_data_o  (data_in_data),
    .data_in_keep_o  (data_in_keep),
    .data_in_last_o  (data_in_last),
    .data_out_valid_i(data_out_valid),
    .data_out_ready_o(data_out_ready),
    .data_out_data_i (data_out_data),
    .data_out_keep_i (data_out_keep),
    .data_out_last_i (data_out_last),
    .data_out_ctx_i  (data_out_ctx),
    .result_valid_i  (result_valid),
    .result_ready_o  (result_ready),
    .result_ctx_i    (result_ctx),
    .result_tag_i    (result_tag),
    .result_status_i (result_status)
  );

  tnd_zuc_core #(
    .Architecture(Architecture),
    .SboxForm    (SboxForm),
    .Streams     (Streams),
    .MacBits     (MacBits),
    .CtxWidth    (CtxWidth)
  ) u_core (
    .clk_i           (aclk),
    .rst_ni          (core_rst_n),
    .task_valid_i    (task_valid),
    .task_ready_o    (task_ready),
    .task_ctx_i      (task_ctx),
    .task_op_i       (task_op),
    .task_has_data_i (task_has_data),
    .task_key_i      (task_key),
    .task_iv_i       (task_iv),
    .task_len_bits_i (task_len_bits),
    .data_in_valid_i (data_in_valid),
    .data_in_ready_o (data_in_ready),
    .data_in_data_i  (data_in_data),
    .data_in_keep_i  (data_in_keep),
    .data_in_last_i  (data_in_last),
    .data_out_valid_o(data_out_valid),
    .data_out_ready_i(data_out_ready),
    .data_out_data_o (data_out_data),
    .data_out_keep_o (data_out_keep),
    .data_out_last_o (data_out_last),
    .data_out_ctx_o  (data_out_ctx),
    .result_valid_o  (result_valid),
    .result_ready_i  (result_ready),
    .result_ctx_o    (result_ctx),
    .result_tag_o    (result_tag),
    .result_status_o (result_status)
  );

endmodule
