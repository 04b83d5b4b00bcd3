// AES-256 as an accelerator: core and shell, with the AXI names that vendor tools infer.
// Written by `make generate` from hw/top/top.sv.in and algorithms/aes256/algorithm.toml; do not edit.
//
// Parameters  Architecture, Unroll, Partition, SboxForm: algorithms/aes256/algorithm.toml; KeySlots, MemDataWidth,
//             Alignment, MaxBurst, ReadDepth, WriteDepth, WriteBursts, HasRing, CoreClock: hw/shell/parameters.toml
// Operations  generated/docs/operations.md
// Software    docs/how-to/put-the-accelerator-in-a-design.md
// Clocks      aclk; with CoreClock 1 core_aclk, which may be any other, for the core. With 0 that is not used
// Reset       aresetn, active low, synchronous to aclk
// Checked by  the conformance tests of its engines in the simulator; the shell and some tops by hw/shell/tb
module tnd_aes256_top
  import tnd_aes256_operations_pkg::*, tnd_aes256_pkg::*;
#(
  parameter int unsigned Architecture = Rounds,
  parameter int unsigned Unroll       = 14,
  parameter int unsigned Partition    = 1,
  parameter int unsigned SboxForm     = SboxFormTable,
  parameter int unsigned KeySlots     = 8,
  parameter int unsigned MemDataWidth = 256,
  parameter int unsigned Alignment    = 1,
  parameter int unsigned MaxBurst     = 16,
  parameter int unsigned ReadDepth    = 128,
  parameter int unsigned WriteDepth   = 64,
  parameter int unsigned WriteBursts  = 64,
  parameter bit          HasRing      = 1'b1,
  parameter bit          CoreClock    = 1'b0
) (
  input  logic                      aclk,
  input  logic                      aresetn,
  input  logic                      core_aclk,
  // The name that vendor tools infer; a Verilated class calls it __SYM__interrupt.
  // verilator lint_off SYMRSVDWORD
  output logic                      interrupt,
  // verilator lint_on SYMRSVDWORD

  input  logic                      s_axi_ctrl_awvalid, s_axi_ctrl_wvalid, s_axi_ctrl_bready,
  output logic                      s_axi_ctrl_awready, s_axi_ctrl_wready, s_axi_ctrl_bvalid,
  input  logic                      s_axi_ctrl_arvalid, s_axi_ctrl_rready,
  output logic                      s_axi_ctrl_arready, s_axi_ctrl_rvalid,
  input  logic [11:0]               s_axi_ctrl_awaddr, s_axi_ctrl_araddr,
  input  logic [2:0]                s_axi_ctrl_awprot, s_axi_ctrl_arprot,
  input  logic [31:0]               s_axi_ctrl_wdata,
  input  logic [3:0]                s_axi_ctrl_wstrb,
  output logic [31:0]               s_axi_ctrl_rdata,
  output logic [1:0]                s_axi_ctrl_bresp, s_axi_ctrl_rresp,

  output logic                      m_axi_gmem_awvalid, m_axi_gmem_wvalid, m_axi_gmem_bready,
  input  logic                      m_axi_gmem_awready, m_axi_gmem_wready, m_axi_gmem_bvalid,
  output logic                      m_axi_gmem_arvalid, m_axi_gmem_rready,
  input  logic                      m_axi_gmem_arready, m_axi_gmem_rvalid,
  output logic [0:0]                m_axi_gmem_awid, m_axi_gmem_arid,
  output logic [63:0]               m_axi_gmem_awaddr, m_axi_gmem_araddr,
  output logic [7:0]                m_axi_gmem_awlen, m_axi_gmem_arlen,
  output logic [2:0]                m_axi_gmem_awsize, m_axi_gmem_arsize,
  output logic [1:0]                m_axi_gmem_awburst, m_axi_gmem_arburst,
  output logic [3:0]                m_axi_gmem_awcache, m_axi_gmem_arcache,
  output logic [2:0]                m_axi_gmem_awprot, m_axi_gmem_arprot,
  output logic [MemDataWidth-1:0]   m_axi_gmem_wdata,
  output logic [MemDataWidth/8-1:0] m_axi_gmem_wstrb,
  output logic                      m_axi_gmem_wlast,
  input  logic [MemDataWidth-1:0]   m_axi_gmem_rdata,
  input  logic                      m_axi_gmem_rlast,
  input  logic [0:0]                m_axi_gmem_bid, m_axi_gmem_rid,
  input  logic [1:0]                m_axi_gmem_bresp, m_axi_gmem_rresp
);

  // Keystream is made for tasks whose data is still to come: so many must be on their way. Direct tasks come one at a
  // time.
  localparam int unsigned InFlight      = HasRing ? 16 : 2;
  localparam int unsigned CtxWidth      = $clog2(InFlight);
  localparam int unsigned CoreDataWidth = 128;

  localparam logic [255:0] Ops    = aes256_ops();
  localparam logic [255:0] AadOps = Aes256AadOps & Ops;

  localparam logic [31:0] Build = {16'd0, 8'(Architecture), 8'(AlgorithmId)};

  logic                       core_rst_n;
  logic                       task_valid, task_ready, task_has_data;
  logic [CtxWidth-1:0]        task_ctx;
  logic [7:0]                 task_op;
  logic [255:0]               task_key;
  logic [127:0]               task_iv;
  logic [31:0]                task_aad_bytes;
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
    .Alignment    (Alignment),
    .CoreDataWidth(CoreDataWidth),
    .InFlight     (InFlight),
    .KeySlots     (KeySlots),
    .MaxBurst     (MaxBurst),
    .ReadDepth    (ReadDepth),
    .WriteDepth   (WriteDepth),
    .WriteBursts  (WriteBursts),
    .HasRing      (HasRing),
    .CoreClock    (CoreClock),
    .Ops          (Ops),
    .SourceOps    (Aes256SourceOps),
    .AadOps       (AadOps),
    .EmptyOps     (Aes256EmptyOps),
    .SilentOps    (Aes256SilentOps),
    .SizedOps     (Aes256SizedOps),
    .SizeInBits   (1'b0),
    .Build        (Build),
    .KeyLengths   (aes256_keys())
  ) u_shell (
    .clk_i      (aclk),
    .rst_ni     (aresetn),
    .core_clk_i (core_aclk),
    .interrupt_o(interrupt),
    .*
  );

  tnd_aes256_core #(
    .Architecture(Architecture),
    .Unroll      (Unroll),
    .Partition   (Partition),
    .SboxForm    (SboxForm),
    .CtxWidth    (CtxWidth)
  ) u_core (
    .clk_i           (CoreClock ? core_aclk : aclk),
    .rst_ni          (core_rst_n),
    .task_valid_i    (task_valid),
    .task_ready_o    (task_ready),
    .task_ctx_i      (task_ctx),
    .task_op_i       (task_op),
    .task_has_data_i (task_has_data),
    .task_key_i      (task_key),
    .task_iv_i       (task_iv),
    .task_aad_bytes_i(AadOps == '0 ? '0 : task_aad_bytes),
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

  if (Architecture != 0) begin : gen_bad_architecture
    $error("tnd_aes256_top: Architecture must be 0 (rounds)");
  end
  if (Unroll != 1 && Unroll != 2 && Unroll != 7 && Unroll != 14) begin : gen_bad_unroll
    $error("tnd_aes256_top: Unroll must be 1, 2, 7 or 14");
  end
  if (Partition != 0 && Partition != 1 && Partition != 2 && Partition != 3 && Partition != 4 && Partition != 5) begin :
      gen_bad_partition
    $error("tnd_aes256_top: Partition must be 0, 1, 2, 3, 4 or 5");
  end
  if (SboxForm != 0 && SboxForm != 1 && SboxForm != 2) begin : gen_bad_sbox_form
    $error("tnd_aes256_top: SboxForm must be 0 (table), 1 (logic) or 2 (ram)");
  end
  if (KeySlots < 1 || KeySlots > 255) begin : gen_bad_key_slots
    $error("tnd_aes256_top: KeySlots must be 1 to 255");
  end
  if (MemDataWidth != 32 && MemDataWidth != 64 && MemDataWidth != 128 && MemDataWidth != 256 && MemDataWidth != 512)
      begin : gen_bad_mem_data_width
    $error("tnd_aes256_top: MemDataWidth must be 32, 64, 128, 256 or 512");
  end
  if (Alignment != 1 && Alignment != 2 && Alignment != 4 && Alignment != 8 && Alignment != 16 && Alignment != 32 &&
      Alignment != 64) begin : gen_bad_alignment
    $error("tnd_aes256_top: Alignment must be 1, 2, 4, 8, 16, 32 or 64");
  end
  if (MaxBurst != 1 && MaxBurst != 2 && MaxBurst != 4 && MaxBurst != 8 && MaxBurst != 16) begin : gen_bad_max_burst
    $error("tnd_aes256_top: MaxBurst must be 1, 2, 4, 8 or 16");
  end
  if (ReadDepth < 1 || ReadDepth > 4096) begin : gen_bad_read_depth
    $error("tnd_aes256_top: ReadDepth must be 1 to 4096");
  end
  if (WriteDepth < 1 || WriteDepth > 4096) begin : gen_bad_write_depth
    $error("tnd_aes256_top: WriteDepth must be 1 to 4096");
  end
  if (WriteBursts < 1 || WriteBursts > 256) begin : gen_bad_write_bursts
    $error("tnd_aes256_top: WriteBursts must be 1 to 256");
  end
  if (SboxForm == 2 && Partition == 0 && (Unroll == 2 || Unroll == 7 || Unroll == 14)) begin : gen_bad_together_0
    $error("tnd_aes256_top: SboxForm, Partition, Unroll: a block RAM has a register, so rounds side by side cannot be without");
  end

endmodule
